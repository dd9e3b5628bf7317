// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// CUdeviceptr is an integer in CUDA and a void pointer in HIP: where a program
// computes with it, or takes it for a number, a cast says so. All casts of a
// full expression are one edit group.

#include "DevicePointerFacts.h"
#include "FileContext.h"

#include "llvm/ADT/StringExtras.h"

namespace hipport {

static llvm::StringRef prefixOf(char Letter) {
  switch (Letter) {
  case CastToInteger:
    return "(uintptr_t)";
  case CastToBytes:
    return "(char *)";
  case CastToHandle:
    return "(hipDeviceptr_t)";
  case WrapInHandle:
    return "(hipDeviceptr_t)(";
  case CastToVoid:
    return "(void *)";
  case CastForPrint:
    return "(unsigned long long)";
  default:
    return "";
  }
}

/// A name, a number, a member, an element: no operator binds less than a cast.
static bool isPrimary(llvm::StringRef Text) {
  return llvm::all_of(Text, [](char C) {
    return llvm::isAlnum(C) || llvm::StringRef("_.:[]").contains(C);
  });
}

/// `p += n` becomes `p = (char *)p + n`; \p Parts are the operator and its
/// operands.
static void assign(const FileContext &File, llvm::ArrayRef<ByteRange> Parts,
                   std::vector<Edit> &Edits) {
  std::string Left = File.text(Parts[1]);
  llvm::StringRef Sign =
      File.Bytes.slice(Parts[0].Begin, Parts[0].End).drop_back();
  bool IsSum = Sign == "+" || Sign == "-";
  bool IsPrimary = isPrimary(File.Bytes.slice(Parts[2].Begin, Parts[2].End));
  std::string Text = IsSum ? "= (char *)" : "= (hipDeviceptr_t)((uintptr_t)";
  Edits.push_back({Parts[0].Begin, Parts[0].End - Parts[0].Begin,
                   Text + Left + " " + Sign.str()});
  std::string Close = IsSum ? "" : ")";
  if (!IsPrimary)
    Edits.push_back({Parts[2].Begin, 0, "("});
  if (!IsPrimary || !IsSum)
    Edits.push_back({Parts[2].End, 0, (IsPrimary ? "" : ")") + Close});
}

static std::vector<Edit> editsFor(const FileContext &File,
                                  const CodeFact &Fact) {
  std::vector<Edit> Edits;
  llvm::ArrayRef<ByteRange> Parts = Fact.Parts;
  for (size_t I = 0; I < Parts.size(); ++I) {
    char Letter = Fact.Detail[I];
    if (Letter == AssignOperator)
      assign(File, Parts.slice(I, 3), Edits);
    else if (Letter == Reinterpret)
      Edits.push_back(
          {Parts[I].Begin, Parts[I].End - Parts[I].Begin, "reinterpret_cast"});
    else if (llvm::StringRef Prefix = prefixOf(Letter); !Prefix.empty())
      Edits.push_back({Parts[I].Begin, 0, Prefix.str()});
    if (Letter == WrapInHandle)
      Edits.push_back({Parts[I].End, 0, ")"});
  }
  std::stable_sort(
      Edits.begin(), Edits.end(),
      [](const Edit &A, const Edit &B) { return A.Offset < B.Offset; });
  return Edits;
}

void rewriteDevicePointers(FileContext &File) {
  if (!File.Facts)
    return;
  for (const CodeFact &Fact : File.Facts->Code) {
    if (Fact.Kind != DevicePointerFact || File.isUntouched(Fact.Code.Begin))
      continue;
    if (Fact.Parts.size() == Fact.Detail.size()) {
      File.edit("device-pointers", Confidence::Certain, editsFor(File, Fact));
      continue;
    }
    File.report("api-differs", FindingClass::Compile, Confidence::Certain,
                Fact.Code.Begin,
                "CUdeviceptr is an integer, hipDeviceptr_t a pointer to void: "
                "this computes with it and needs casts")
        .Subject = "CUdeviceptr";
  }
}

} // namespace hipport
