// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Frontend/HipHeaders.h"

#include "BuiltinHeaders.h"

#include "llvm/ADT/StringExtras.h"

#include <algorithm>
#include <map>
#include <set>

namespace hipport {

static constexpr llvm::StringLiteral NamesHeader = "hipport_hip_names.h";

/// A name that only HIP can mean: some rules lead to int or to a word of the
/// language, which must not become a macro.
static bool isHipIdentifier(llvm::StringRef Name) {
  bool SpeaksHip = Name.contains_insensitive("hip") || Name.contains("roctx");
  return SpeaksHip && !llvm::isDigit(Name.front()) &&
         llvm::all_of(Name,
                      [](char C) { return llvm::isAlnum(C) || C == '_'; });
}

/// Several CUDA names may become one HIP name; the one that is spelled alike
/// and belongs to the runtime has the fitting declaration.
static unsigned distance(const Rule &R) {
  llvm::StringRef Cuda = R.Cuda, Hip = R.Hip;
  bool SpelledAlike = Cuda.consume_front("cuda") && Hip.consume_front("hip") &&
                      Cuda.trim("_t") == Hip.trim("_t");
  return (SpelledAlike ? 0 : 2) + (R.Library == "cuda-runtime" ? 0 : 1);
}

static std::string namesText(const RuleTable &Rules) {
  std::map<std::string, const Rule *> ByHip;
  for (const Rule *R : Rules.all()) {
    if (R->Kind == RuleKind::Header || R->isIdentical() ||
        !isHipIdentifier(R->Hip))
      continue;
    auto [It, IsNew] = ByHip.try_emplace(R->Hip, R);
    if (!IsNew && distance(*R) < distance(*It->second))
      It->second = R;
  }
  std::string Text = "#pragma once\n"
                     "#undef __CUDACC__\n"
                     "#undef __NVCC__\n"
                     "#undef __CUDA_ARCH__\n"
                     "#define __HIP__ 1\n"
                     "#define __HIPCC__ 1\n"
                     "#define __HIP_PLATFORM_AMD__ 1\n"
                     "#define __HIP_DEVICE_COMPILE__ 1\n"
                     "#define HIP_SYMBOL(x) x\n";
  for (const auto &[Hip, R] : ByHip)
    Text += "#define " + Hip + " " + R->Cuda + "\n";
  return Text;
}

std::vector<VirtualHeader> hipHeaders(const RuleTable &Rules) {
  std::set<std::string> Builtin;
  for (const BuiltinHeader &Header : builtinHeaders())
    Builtin.insert(Header.Name.str());
  std::map<std::string, std::string> Texts;
  for (const Rule *R : Rules.all())
    if (R->Kind == RuleKind::Header && !R->Hip.empty() && !R->isIdentical() &&
        Builtin.count(R->Cuda))
      Texts[R->Hip] += "#include <" + R->Cuda + ">\n";
  std::vector<VirtualHeader> Headers;
  for (auto &[Name, Includes] : Texts)
    if (!Builtin.count(Name))
      Headers.push_back({Name, "#pragma once\n" + Includes + "#include <" +
                                   NamesHeader.str() + ">\n"});
  Headers.push_back({NamesHeader.str(), namesText(Rules)});
  return Headers;
}

} // namespace hipport
