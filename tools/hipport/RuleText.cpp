// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "RuleText.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"

#include <fmt/format.h>

namespace hipport {

static std::string inWords(const ArgEdit &Edit) {
  switch (Edit.What) {
  case ArgEdit::Cast:
    return fmt::format("argument {} is cast to {}", Edit.At + 1, Edit.Text);
  case ArgEdit::Wrap:
    return fmt::format("argument {} becomes {}(argument)", Edit.At + 1,
                       Edit.Text);
  case ArgEdit::Remove:
    return fmt::format("argument {} goes", Edit.At + 1);
  case ArgEdit::Insert:
    return fmt::format("{} is put before argument {}", Edit.Text, Edit.At + 1);
  case ArgEdit::Mask:
    return fmt::format("argument {} is a mask of lanes, 64 bits wide in HIP",
                       Edit.At + 1);
  case ArgEdit::Default:
    return fmt::format("argument {} is {} where it is left out", Edit.At + 1,
                       Edit.Text);
  }
  llvm_unreachable("unknown edit of an argument");
}

static llvm::StringRef nameOf(ArgEdit::Action What) {
  switch (What) {
  case ArgEdit::Cast:
    return "cast";
  case ArgEdit::Wrap:
    return "wrap";
  case ArgEdit::Remove:
    return "remove";
  case ArgEdit::Insert:
    return "insert";
  case ArgEdit::Mask:
    return "mask";
  case ArgEdit::Default:
    return "default";
  }
  llvm_unreachable("unknown edit of an argument");
}

static std::string hipInWords(const Rule &R) {
  if (R.Status == RuleStatus::Unsupported)
    return "none";
  if (R.isIdentical())
    return R.Hip + " (the same name)";
  if (!R.Hip.empty())
    return R.Hip;
  if (R.isRemoved())
    return "none: it goes";
  return R.Kind == RuleKind::Header ? "none: the include goes"
                                    : "an expression";
}

static std::string releaseInWords(const Rule &R, Release Rocm) {
  if (!R.Since)
    return "";
  std::string Text = fmt::format("from {} on", toString(R.Since));
  if (R.Since <= Rocm)
    return Text;
  if (!R.Enable.empty())
    return Text + fmt::format("; in {} with {} defined before HIP's headers",
                              toString(Rocm), R.Enable);
  return Text + fmt::format("; not in {}", toString(Rocm));
}

static std::string fallbackInWords(const Rule &R) {
  if (R.Fallback.empty())
    return "";
  if (!R.Since && !R.Hip.empty())
    return fmt::format("with {} arguments: {}", R.Arity, R.Fallback);
  return R.Since && !R.Hip.empty()
             ? fmt::format("before {}: {}", toString(R.Since), R.Fallback)
             : R.Fallback;
}

void writeRule(llvm::raw_ostream &OS, const Rule &R, Release Rocm,
               llvm::StringRef Header) {
  auto Line = [&](const char *Key, llvm::StringRef Value) {
    if (!Value.empty())
      OS << fmt::format("  {:<8}  {}\n", Key, Value.str());
  };
  OS << fmt::format("{} ({}, {})\n", R.Cuda, toString(R.Kind).str(), R.Library);
  Line("HIP", hipInWords(R));
  Line("rocX", R.Roc);
  if (R.Kind != RuleKind::Header && R.Status != RuleStatus::Unsupported)
    Line("header", Header);
  Line("status", toString(R.Status));
  Line("ROCm", releaseInWords(R, Rocm));
  if (R.Removed)
    Line("CUDA", fmt::format("removed in {}", toString(R.Removed)));
  if (R.Arity)
    Line("calls", fmt::format("edited with {} arguments only", R.Arity));
  for (const ArgEdit &Edit : R.Args)
    Line("edit", inWords(Edit));
  Line("fallback", fallbackInWords(R));
  Line("note", R.Note);
}

void writeRuleLine(llvm::raw_ostream &OS, const Rule &R) {
  OS << fmt::format("{} {} {} -> {}", R.Library, toString(R.Kind).str(), R.Cuda,
                    hipInWords(R));
  if (R.Status != RuleStatus::Supported)
    OS << "; " << toString(R.Status);
  if (R.Since)
    OS << "; since " << toString(R.Since);
  OS << '\n';
}

/// Absent facts stay visible.
static llvm::json::Value textOrNull(llvm::StringRef Text) {
  return Text.empty() ? llvm::json::Value(nullptr)
                      : llvm::json::Value(llvm::json::fixUTF8(Text));
}

static llvm::json::Value releaseOrNull(Release R) {
  return R ? llvm::json::Value(toString(R)) : llvm::json::Value(nullptr);
}

llvm::json::Object ruleAsJSON(const Rule &R, Release Rocm) {
  llvm::json::Array Args;
  for (const ArgEdit &Edit : R.Args)
    Args.push_back(llvm::json::Object{{"at", Edit.At},
                                      {"action", nameOf(Edit.What)},
                                      {"text", textOrNull(Edit.Text)}});
  return llvm::json::Object{
      {"cuda", R.Cuda},
      {"hip", textOrNull(R.Hip)},
      {"roc", textOrNull(R.Roc)},
      {"kind", toString(R.Kind)},
      {"library", R.Library},
      {"status", toString(R.Status)},
      {"since", releaseOrNull(R.Since)},
      {"removed", releaseOrNull(R.Removed)},
      {"available", isAvailable(R, Rocm)},
      {"arity", R.Arity ? llvm::json::Value(R.Arity) : nullptr},
      {"args", std::move(Args)},
      {"fallback", textOrNull(R.Fallback)},
      {"enable", textOrNull(R.Enable)},
      {"note", textOrNull(R.Note)}};
}

} // namespace hipport
