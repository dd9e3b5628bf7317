// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Invocation.h"

#include "BuiltinHeaders.h"
#include "ClangCompat.h"
#include "SourceFileSystem.h"

#include "clang/Driver/CreateInvocationFromArgs.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace hipport {

static constexpr llvm::StringLiteral PreambleFile =
    "/__hipport__/cuda-declarations/preamble.pch";

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
makeFileSystem(const ParseOptions &Options, const Job &Unit) {
  auto Sources = llvm::makeIntrusiveRefCnt<SourceFileSystem>(
      llvm::vfs::createPhysicalFileSystem(), Options.Root);
  auto Overlay =
      llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(Sources);
  auto Builtin = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  auto Add = [&](llvm::StringRef Name, llvm::StringRef Text) {
    llvm::SmallString<128> Path(BuiltinCudaFolder);
    llvm::sys::path::append(Path, Name);
    Builtin->addFile(Path, 0, llvm::MemoryBuffer::getMemBuffer(Text, Path));
  };
  for (const BuiltinHeader &Header : builtinHeaders())
    Add(Header.Name, Header.Text);
  for (const VirtualHeader &Header : Options.VirtualHeaders)
    Add(Header.Name, Header.Text);
  if (!Options.Preamble.empty())
    Builtin->addFileNoOwn(
        PreambleFile, 0, llvm::MemoryBufferRef(Options.Preamble, PreambleFile));
  Overlay->pushOverlay(Builtin);
  // Without that folder the parse names the files it does not find.
  (void)Overlay->setCurrentWorkingDirectory(Unit.Directory);
  return Overlay;
}

/// A folder that brings an SDK of its own would mix two sets of declarations.
static bool holdsSdk(llvm::StringRef Folder) {
  llvm::SmallString<256> Path(Folder);
  llvm::sys::path::append(Path, "cuda_runtime.h");
  return llvm::sys::fs::exists(Path);
}

static void addJobFlags(std::vector<std::string> &Command, const Job &Unit,
                        bool KeepSdkFolders) {
  auto Flags = llvm::ArrayRef(Unit.Flags);
  for (size_t I = 0; I < Flags.size(); ++I) {
    llvm::StringRef Flag = Flags[I];
    bool Separate = Flag == "-I" || Flag == "-isystem";
    llvm::StringRef Folder =
        Separate && I + 1 < Flags.size()
            ? llvm::StringRef(Flags[I + 1])
            : Flag.drop_front(std::min<size_t>(Flag.size(),
                                               Flag.starts_with("-I") ? 2 : 8));
    bool IsFolder = Flag.starts_with("-I") || Flag.starts_with("-isystem");
    if (IsFolder && !KeepSdkFolders && holdsSdk(Folder)) {
      I += Separate;
      continue;
    }
    Command.push_back(Flag.str());
  }
}

std::vector<std::string> languageFlags(const Job &Unit,
                                       const ParseOptions &Options,
                                       llvm::StringRef Declarations) {
  std::vector<std::string> Flags = {"-x", "cuda", "--cuda-device-only",
                                    "--cuda-gpu-arch=sm_80",
                                    "-Wno-unknown-cuda-version"};
  bool HasStandard = llvm::any_of(Unit.Flags, [](llvm::StringRef Flag) {
    return Flag.starts_with("-std=") || Flag.starts_with("--std=");
  });
  if (!HasStandard)
    Flags.push_back("-std=c++17");
  if (Options.CudaPath.empty()) {
    Flags.insert(Flags.end(),
                 {"-nocudainc", "-nocudalib",
                  // A launch from device code needs relocatable code.
                  "-fgpu-rdc", "-isystem", Declarations.str(), "-include",
                  (Declarations + "/hipport_cuda_runtime.h").str()});
  } else {
    // CUDA 13 moved CUB and Thrust into a folder that nvcc knows by itself.
    Flags.insert(Flags.end(), {"--cuda-path=" + Options.CudaPath, "-isystem",
                               Options.CudaPath + "/include/cccl"});
  }
  addJobFlags(Flags, Unit, !Options.CudaPath.empty());
  return Flags;
}

std::vector<std::string> clangCommand(const Job &Unit,
                                      const ParseOptions &Options) {
  std::vector<std::string> Command = {
      "clang++", "-fsyntax-only", "-w", "-ferror-limit=0",
      // A corrected spelling would resolve an unknown name to another one.
      "-fno-spell-checking", "-resource-dir",
      Options.ResourceDir.empty() ? HIPPORT_CLANG_RESOURCE_DIR
                                  : Options.ResourceDir};
  llvm::append_range(Command, languageFlags(Unit, Options, BuiltinCudaFolder));
  Command.push_back(Unit.MainFile);
  return Command;
}

/// The preamble was made with the same flags and holds all that they include.
static void usePreamble(clang::PreprocessorOptions &Preprocessor) {
  Preprocessor.Includes.clear();
  Preprocessor.ImplicitPCHInclude = PreambleFile.str();
  Preprocessor.DisablePCHOrModuleValidation =
      clang::DisableValidationForModuleKind::All;
}

static std::unique_ptr<clang::CompilerInvocation>
makeInvocation(const Job &Unit, const ParseOptions &Options,
               llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files,
               llvm::IntrusiveRefCntPtr<clang::DiagnosticsEngine> Diags) {
  std::vector<std::string> Command = clangCommand(Unit, Options);
  std::vector<const char *> Args;
  for (const std::string &Arg : Command)
    Args.push_back(Arg.c_str());
  clang::CreateInvocationOptions Create;
  Create.Diags = std::move(Diags);
  Create.VFS = std::move(Files);
  Create.RecoverOnError = true;
  auto Invocation = clang::createInvocation(Args, std::move(Create));
  if (!Invocation)
    return nullptr;
  // Bodies of third-party functions say nothing about the program; the consumer
  // asks for those of project files.
  Invocation->getFrontendOpts().SkipFunctionBodies = true;
  Invocation->getFrontendOpts().DisableFree = true;
  Invocation->getDiagnosticOpts().IgnoreWarnings = true;
  // Without carets Clang prints no count of errors either.
  Invocation->getDiagnosticOpts().ShowCarets = false;
  if (!Options.Preamble.empty())
    usePreamble(Invocation->getPreprocessorOpts());
  return Invocation;
}

std::unique_ptr<clang::CompilerInstance>
makeCompiler(const Job &Unit, const ParseOptions &Options,
             clang::DiagnosticConsumer &Listener) {
  auto Files = makeFileSystem(Options, Unit);
  clang::DiagnosticOptions DiagOptions;
  auto Diags = clang::CompilerInstance::createDiagnostics(
      *Files, DiagOptions, &Listener, /*ShouldOwnClient=*/false);
  std::shared_ptr<clang::CompilerInvocation> Invocation =
      makeInvocation(Unit, Options, Files, Diags);
  if (!Invocation)
    return nullptr;
  auto Compiler = std::make_unique<clang::CompilerInstance>(Invocation);
  Compiler->setVirtualFileSystem(Files);
  Compiler->createDiagnostics(&Listener, /*ShouldOwnClient=*/false);
  return Compiler;
}

} // namespace hipport
