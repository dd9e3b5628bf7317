// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What a library wants to know of a parsed unit. The front end parses once and
// asks each collector; collectors do not know one another.

#ifndef HIPPORT_FRONTEND_COLLECTOR_H
#define HIPPORT_FRONTEND_COLLECTOR_H

#include "hipport/Frontend/UnitFiles.h"
#include "hipport/Model/TuResult.h"

#include "llvm/ADT/ArrayRef.h"

namespace clang {
class CompilerInstance;
class Decl;
} // namespace clang

namespace hipport {

struct UnitContext {
  clang::CompilerInstance &Compiler;
  UnitFiles &Files;
};

class Collector {
public:
  virtual ~Collector() = default;

  /// Before the first token; the place to install preprocessor callbacks.
  virtual void start(UnitContext &Unit) {}
  /// After the whole unit was parsed. \p TopLevel holds the top-level
  /// declarations that are spelled in project files.
  virtual void finish(UnitContext &Unit,
                      llvm::ArrayRef<const clang::Decl *> TopLevel,
                      TuResult &Result) = 0;
};

} // namespace hipport

#endif // HIPPORT_FRONTEND_COLLECTOR_H
