// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Folds the arguments of a launch to numbers, and its callee to a kernel:
// through constants, locals that are set once, and the parameters of a function
// of the program that launches for its caller.

#ifndef HIPPORT_ANALYSIS_LAUNCHVALUES_H
#define HIPPORT_ANALYSIS_LAUNCHVALUES_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/DenseSet.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hipport {

/// What a call or launch names; null when it is not known before instantiation.
const clang::NamedDecl *calleeOf(const clang::Expr *Callee);

class LaunchValues {
public:
  /// \p Function is the function around the launches.
  LaunchValues(clang::ASTContext &Context, const clang::FunctionDecl &Function);
  /// The same in one call: parameters have the values of \p Call, which stands
  /// in the function of \p Caller.
  LaunchValues(const LaunchValues &Caller, const clang::FunctionDecl &Function,
               const clang::CallExpr &Call);

  /// Value of an integer expression; absent when it is not known.
  std::optional<uint64_t> integer(const clang::Expr *E) const;
  /// x * y * z of a dim3 or of an integer that stands for one.
  std::optional<uint64_t> volume(const clang::Expr *E) const;

  /// A field of the configuration that \p Config is or points to.
  std::optional<uint64_t> integerIn(const clang::Expr *Config,
                                    llvm::StringRef Field) const;
  std::optional<uint64_t> volumeIn(const clang::Expr *Config,
                                   llvm::StringRef Field) const;

  /// A function that \p E names, or that a variable holds.
  struct Kernel {
    const clang::NamedDecl *Decl = nullptr; ///< Null: not known.
    const clang::Expr *Spelled = nullptr;   ///< Where it has its name.
  };
  Kernel kernel(const clang::Expr *E) const;

  /// Without parentheses, casts and `&`.
  static const clang::Expr *plain(const clang::Expr *E);

private:
  /// Where the value of a variable comes from, and who can read it.
  struct Origin {
    const clang::Expr *Init;
    const LaunchValues *Reader;
  };
  std::optional<Origin> originOf(const clang::Expr *E) const;
  std::optional<Origin> fieldOf(const clang::Expr *Config,
                                llvm::StringRef Field) const;
  std::optional<uint64_t> binary(const clang::BinaryOperator &Op) const;

  clang::ASTContext &Context;
  const clang::FunctionDecl &Function;
  const clang::CallExpr *Call = nullptr;
  const LaunchValues *Caller = nullptr;
  llvm::DenseSet<const clang::VarDecl *> Modified;
  /// What is assigned to fields of local variables, by "gridDim.x".
  std::map<std::pair<const clang::VarDecl *, std::string>,
           std::vector<const clang::Expr *>>
      FieldWrites;
};

} // namespace hipport

#endif // HIPPORT_ANALYSIS_LAUNCHVALUES_H
