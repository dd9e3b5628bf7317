// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The template arguments of a function, as all facts spell them.

#ifndef HIPPORT_LIB_ANALYSIS_INSTANCENAME_H
#define HIPPORT_LIB_ANALYSIS_INSTANCENAME_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/PrettyPrinter.h"

#include "llvm/Support/raw_ostream.h"

#include <string>

namespace hipport {

/// "<float, 8>"; empty for what is no instance of a function template.
inline std::string instanceOf(const clang::FunctionDecl &Function) {
  const clang::TemplateArgumentList *Arguments =
      Function.getTemplateSpecializationArgs();
  if (!Arguments)
    return "";
  std::string Text;
  llvm::raw_string_ostream Out(Text);
  printTemplateArgumentList(Out, Arguments->asArray(),
                            Function.getASTContext().getPrintingPolicy());
  return Text;
}

} // namespace hipport

#endif // HIPPORT_LIB_ANALYSIS_INSTANCENAME_H
