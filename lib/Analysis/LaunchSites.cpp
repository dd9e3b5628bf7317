// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LaunchSites.h"

#include "InstanceName.h"
#include "LaunchValues.h"

#include "clang/AST/Attr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace hipport {

/// Functions that call one another to launch; more are not followed.
static constexpr unsigned MostWrappers = 4;

namespace {

enum class LaunchApi { None, Kernel, Config };

/// Looks at one body; in that of a wrapper for one call of it.
class LaunchVisitor : public RecursiveASTVisitor<LaunchVisitor> {
public:
  LaunchVisitor(UnitFiles &Files, const LaunchValues &Values,
                std::vector<LaunchSite> &Out, const FunctionDecl &Outermost,
                unsigned Depth = 0)
      : Files(Files), Values(Values), Out(Out), Outermost(Outermost),
        Depth(Depth) {}

  bool VisitCallExpr(CallExpr *Call) {
    if (const auto *Launch = dyn_cast<CUDAKernelCallExpr>(Call)) {
      recordChevrons(*Launch);
      return true;
    }
    const NamedDecl *Callee = calleeOf(Call->getCallee());
    const LaunchApi Api = apiOf(Callee);
    if (Api != LaunchApi::None)
      recordApi(*Call, *Callee, Api);
    else if (asksAboutKernel(Callee))
      for (const Expr *Arg : Call->arguments())
        account(Arg);
    else if (const auto *Wrapper = dyn_cast_or_null<FunctionDecl>(Callee))
      followWrapper(*Call, Wrapper);
    return true;
  }

  bool VisitDeclRefExpr(DeclRefExpr *Ref) {
    if (const auto *Var = dyn_cast<VarDecl>(Ref->getDecl()))
      VarRefs[Var].push_back(Ref);
    else if (isKernel(Ref->getDecl()))
      KernelRefs.push_back(Ref);
    return true;
  }

  bool VisitVarDecl(VarDecl *Var) {
    const Expr *Init = Var->getInit();
    if (!Init || !Var->isLocalVarDecl() || Init->isTypeDependent())
      return true;
    if (const auto *Ref = dyn_cast<DeclRefExpr>(LaunchValues::plain(Init)))
      Holders[Ref] = Var;
    return true;
  }

  /// All uses of \p Var are launches, or questions that launch nothing.
  bool onlyLaunches(const VarDecl *Var) const {
    auto It = VarRefs.find(Var);
    return It == VarRefs.end() ||
           llvm::all_of(It->second, [&](const DeclRefExpr *Ref) {
             return Accounted.contains(Ref);
           });
  }

  void recordEscapes() {
    for (const DeclRefExpr *Ref : KernelRefs) {
      auto Holder = Holders.find(Ref);
      if (Accounted.contains(Ref) ||
          (Holder != Holders.end() && onlyLaunches(Holder->second)))
        continue;
      LaunchSite Site;
      if (describe(Ref->getDecl(), Ref, Site))
        Out.push_back(std::move(Site));
    }
  }

private:
  static bool isKernel(const NamedDecl *D) {
    if (const auto *Template = dyn_cast_or_null<FunctionTemplateDecl>(D))
      D = Template->getTemplatedDecl();
    return D && D->hasAttr<CUDAGlobalAttr>();
  }

  static LaunchApi apiOf(const NamedDecl *Callee) {
    if (!Callee || !Callee->getIdentifier())
      return LaunchApi::None;
    return llvm::StringSwitch<LaunchApi>(Callee->getName())
        .Cases({"cudaLaunchKernel", "cudaLaunchCooperativeKernel",
                "hipLaunchKernel", "hipLaunchCooperativeKernel"},
               LaunchApi::Kernel)
        .Cases({"cudaLaunchKernelEx", "cudaLaunchKernelExC",
                "hipLaunchKernelEx", "hipLaunchKernelExC"},
               LaunchApi::Config)
        .Default(LaunchApi::None);
  }

  /// The runtime's questions about a kernel do not launch it.
  static bool asksAboutKernel(const NamedDecl *Callee) {
    if (!Callee || !Callee->getIdentifier())
      return false;
    llvm::StringRef Name = Callee->getName();
    return Name.starts_with("cudaFunc") || Name.starts_with("cudaOccupancy") ||
           Name.starts_with("hipFunc") || Name.starts_with("hipOccupancy");
  }

  void account(const Expr *E) {
    if (const auto *Ref = dyn_cast<DeclRefExpr>(LaunchValues::plain(E)))
      Accounted.insert(Ref);
  }

  bool describe(const NamedDecl *Kernel, const Expr *Spelled,
                LaunchSite &Site) {
    auto Spot = Files.use(Spelled->getBeginLoc());
    if (!Spot)
      return false;
    if (Kernel)
      Site.Kernel = Kernel->getQualifiedNameAsString();
    if (const auto *Instance = dyn_cast_or_null<FunctionDecl>(Kernel))
      Site.Instance = instanceOf(*Instance);
    Site.Place = Files.place(*Spot);
    Site.Caller = Outermost.getQualifiedNameAsString() + instanceOf(Outermost);
    Site.IsPattern = Outermost.isDependentContext();
    return true;
  }

  /// The launch of \p Callee. A wrapper's own launches are not its caller's:
  /// there only what the caller handed over counts.
  bool startSite(const Expr *Callee, LaunchSite &Site) {
    account(Callee);
    LaunchValues::Kernel Found = Values.kernel(Callee);
    const Expr *Plain = LaunchValues::plain(Callee);
    if (Depth > 0)
      return Found.Decl && Found.Spelled != Plain &&
             describe(Found.Decl, Found.Spelled, Site);
    return describe(Found.Decl, Plain, Site);
  }

  std::optional<uint64_t> sharedBytes(const Expr *E) const {
    const auto *Default = dyn_cast<CXXDefaultArgExpr>(E);
    return Values.integer(Default ? Default->getExpr() : E);
  }

  void recordChevrons(const CUDAKernelCallExpr &Launch) {
    LaunchSite Site;
    if (!startSite(Launch.getCallee(), Site))
      return;
    Site.Api = "<<<>>>";
    // On the device, and in a lambda, which counts as both sides, Clang's call
    // has two more arguments in front: grid, block, bytes and stream end it.
    const CallExpr *Config = Launch.getConfig();
    if (const unsigned Count = Config->getNumArgs(); Count >= 4) {
      Site.GridBlocks = Values.volume(Config->getArg(Count - 4));
      Site.BlockThreads = Values.volume(Config->getArg(Count - 3));
      Site.SharedBytes = sharedBytes(Config->getArg(Count - 2));
    }
    Out.push_back(std::move(Site));
  }

  void recordApi(const CallExpr &Call, const NamedDecl &Callee, LaunchApi Api) {
    LaunchSite Site;
    const unsigned KernelArg = Api == LaunchApi::Config;
    if (Call.getNumArgs() <= KernelArg + 1 ||
        !startSite(Call.getArg(KernelArg), Site))
      return;
    Site.Api = Callee.getName().str();
    if (Api == LaunchApi::Config) {
      const Expr *Config = Call.getArg(0);
      Site.GridBlocks = Values.volumeIn(Config, "gridDim");
      Site.BlockThreads = Values.volumeIn(Config, "blockDim");
      Site.SharedBytes = Values.integerIn(Config, "dynamicSmemBytes");
    } else if (Call.getNumArgs() >= 3) {
      Site.GridBlocks = Values.volume(Call.getArg(1));
      Site.BlockThreads = Values.volume(Call.getArg(2));
      if (Call.getNumArgs() >= 5)
        Site.SharedBytes = sharedBytes(Call.getArg(4));
    }
    Out.push_back(std::move(Site));
  }

  /// A function of the program that gets a kernel, and may launch it.
  void followWrapper(const CallExpr &Call, const FunctionDecl *Wrapper) {
    if (Depth == MostWrappers || isa<CXXOperatorCallExpr>(Call) ||
        !Wrapper->hasBody(Wrapper) || Wrapper->isDependentContext())
      return;
    std::optional<LaunchValues> Inner;
    std::optional<LaunchVisitor> Body;
    for (unsigned I = 0;
         I < std::min(Call.getNumArgs(), Wrapper->getNumParams()); ++I) {
      const Expr *Arg = Call.getArg(I);
      if (Arg->isTypeDependent() || !isKernel(Values.kernel(Arg).Decl))
        continue;
      if (!Body) {
        Inner.emplace(Values, *Wrapper, Call);
        Body.emplace(Files, *Inner, Out, Outermost, Depth + 1);
        Body->TraverseStmt(Wrapper->getBody());
      }
      if (Body->onlyLaunches(Wrapper->getParamDecl(I)))
        account(Arg);
    }
  }

  UnitFiles &Files;
  const LaunchValues &Values;
  std::vector<LaunchSite> &Out;
  const FunctionDecl &Outermost; ///< Whose launches these are.
  unsigned Depth;
  /// References to kernels that are a launch or a question.
  llvm::DenseSet<const DeclRefExpr *> Accounted;
  std::vector<const DeclRefExpr *> KernelRefs;
  llvm::DenseMap<const VarDecl *, std::vector<const DeclRefExpr *>> VarRefs;
  /// Local variables by the reference that they are set to.
  llvm::DenseMap<const DeclRefExpr *, const VarDecl *> Holders;
};

} // namespace

void collectLaunches(ASTContext &Context, UnitFiles &Files,
                     const FunctionDecl &Function,
                     std::vector<LaunchSite> &Out) {
  LaunchValues Values(Context, Function);
  LaunchVisitor Visitor(Files, Values, Out, Function);
  Visitor.TraverseStmt(Function.getBody());
  Visitor.recordEscapes();
}

} // namespace hipport
