// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "BranchSides.h"

#include "ByteLexer.h"
#include "GuardMacros.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace hipport;

// `hipMalloc`, `cuInit`: the prefix and a capital.
static bool hasPrefix(llvm::StringRef Name, llvm::StringRef Prefix) {
  return Name.consume_front(Prefix) && !Name.empty() &&
         llvm::isUpper(Name.front());
}

static bool isHipWord(llvm::StringRef Name) {
  if (speaksHip(Name) || hasPrefix(Name, "hip"))
    return true;
  for (llvm::StringRef Library : {"hipblas", "hipblaslt", "hipfft", "hiprand",
                                  "hipsolver", "hipsparse", "hiprtc", "miopen"})
    if (hasPrefix(Name, Library))
      return true;
  return Name == "hipcub" || Name == "rocprim" || Name.starts_with("rocblas_");
}

static bool isCudaWord(llvm::StringRef Name) {
  if (hasPrefix(Name, "cuda") || hasPrefix(Name, "cu"))
    return true;
  for (llvm::StringRef Library : {"cublas", "cublasLt", "cufft", "curand",
                                  "cusolver", "cusparse", "cudnn", "nvrtc"})
    if (hasPrefix(Name, Library))
      return true;
  return false;
}

static bool isHipHeader(llvm::StringRef Name) {
  llvm::StringRef Folder = Name.split('/').first;
  return Name.contains('/') &&
         (Folder == "hip" || Folder.starts_with("hipblas") ||
          llvm::is_contained({"hipcub", "hipfft", "hiprand", "hipsolver",
                              "hipsparse", "miopen", "rccl", "roctracer"},
                             Folder) ||
          (Folder.starts_with("roc") && Folder != "rocksdb"));
}

static bool isCudaHeader(llvm::StringRef Name) {
  return Name.starts_with("cuda") || Name.starts_with("cublas") ||
         Name.starts_with("cufft") || Name.starts_with("curand") ||
         Name.starts_with("cusolver") || Name.starts_with("cusparse") ||
         Name.starts_with("cudnn") || Name.starts_with("cub/");
}

BranchSides::BranchSides(llvm::StringRef Bytes, const DirectiveMap &Map) {
  for (const Directive &D : Map.Directives) {
    if (D.Kind != DirectiveKind::Include)
      continue;
    llvm::StringRef Name =
        Bytes.slice(D.Argument.Begin, D.Argument.End).trim("<>\" \t");
    if (isHipHeader(Name))
      Hip.push_back(D.Line.Begin);
    else if (isCudaHeader(Name))
      Cuda.push_back(D.Line.Begin);
  }
  ByteLexer Lexer(Bytes);
  for (ByteToken T = Lexer.nextCode(); !T.is(ByteTokenKind::End);
       T = Lexer.nextCode()) {
    if (!T.is(ByteTokenKind::Identifier))
      continue;
    if (const Directive *D = Map.directiveAt(T.Range.Begin))
      if (D->Kind == DirectiveKind::Include || D->Kind == DirectiveKind::Error)
        continue;
    if (isHipWord(Lexer.text(T)))
      Hip.push_back(T.Range.Begin);
    else if (isCudaWord(Lexer.text(T)))
      Cuda.push_back(T.Range.Begin);
  }
  llvm::sort(Hip);
  llvm::sort(Cuda);
}

static bool anyWithin(const std::vector<unsigned> &Offsets, ByteRange Body) {
  auto First = llvm::lower_bound(Offsets, Body.Begin);
  return First != Offsets.end() && *First < Body.End;
}

bool BranchSides::usesHip(ByteRange Body) const { return anyWithin(Hip, Body); }

bool BranchSides::usesCuda(ByteRange Body) const {
  return anyWithin(Cuda, Body);
}
