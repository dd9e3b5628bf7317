// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Arguments that HIP wants in another form than CUDA: symbols in HIP_SYMBOL,
// kernels as const void *, arguments that HIP does not have.

#include "FileContext.h"
#include "hipport/Rewrite/CallText.h"

#include <fmt/format.h>

namespace hipport {

/// Also behind a cast, `(CUoccupancyB2DSize)0`.
static bool isNull(llvm::StringRef Text) {
  if (Text.starts_with("("))
    Text = Text.substr(Text.rfind(')') + 1).trim();
  return Text == "nullptr" || Text == "NULL" || Text == "0";
}

static bool isAlreadyPointer(llvm::StringRef Text) {
  Text = Text.ltrim("( ");
  return Text.starts_with("const void") || Text.starts_with("void *") ||
         Text.starts_with("void*") ||
         Text.starts_with("reinterpret_cast<const void") ||
         Text.starts_with("reinterpret_cast<void") ||
         Text.starts_with("static_cast<const void") || isNull(Text);
}

namespace {

class ArgumentEditor {
public:
  ArgumentEditor(FileContext &File, const CallText &Call)
      : File(File), Call(Call) {}

  void apply(const ArgEdit &E, const SourceToken &Callee) {
    if (E.What == ArgEdit::Insert)
      return insert(E);
    if (E.At >= Call.Args.size())
      return;
    ByteRange Arg = Call.Args[E.At];
    switch (E.What) {
    case ArgEdit::Cast:
      // C has no overloads that would take another type.
      if (!isAlreadyPointer(File.text(Arg)) &&
          !llvm::StringRef(File.Path).ends_with(".c"))
        surround(Arg, fmt::format("reinterpret_cast<{}>(", E.Text));
      return;
    case ArgEdit::Wrap:
      if (E.Text == "hipFuncAttribute" && renameFunctionAttribute(File, Arg))
        return;
      if (!llvm::StringRef(File.text(Arg)).starts_with(E.Text + "("))
        surround(Arg, E.Text + "(");
      return;
    case ArgEdit::Remove:
      // What a builtin of the device loses is said in its row.
      if (isNull(File.text(Arg)) ||
          File.Rules.findName(Callee.Text)->Library == "device")
        return remove(E.At);
      if (!callOccupancyCallback(File, Callee.Text, Call.Args, E.At))
        keep(Arg, Callee);
      return;
    case ArgEdit::Mask:
      return editMask(File, Arg, Callee);
    case ArgEdit::Insert:
    case ArgEdit::Default:
      return;
    }
  }

  /// In one edit: two equal ones would be taken for the same.
  void addDefaults(const Rule &R) {
    std::string Left;
    for (const ArgEdit &E : R.Args)
      if (E.What == ArgEdit::Default && E.At >= Call.Args.size())
        Left += ", " + E.Text;
    if (!Left.empty() && !Call.Args.empty())
      File.edit("arguments", Confidence::Certain,
                {{Call.Parens.End - 1, 0, std::move(Left)}});
  }

private:
  void surround(ByteRange Arg, std::string Open) {
    File.edit("arguments", Confidence::Certain,
              {{Arg.Begin, 0, std::move(Open)}, {Arg.End, 0, ")"}});
  }

  void insert(const ArgEdit &E) {
    if (E.At < Call.Args.size())
      File.edit("arguments", Confidence::Certain,
                {{Call.Args[E.At].Begin, 0, E.Text + ", "}});
    else if (E.At == Call.Args.size())
      File.edit(
          "arguments", Confidence::Certain,
          {{Call.Parens.End - 1, 0, (Call.Args.empty() ? "" : ", ") + E.Text}});
  }

  /// With the comma in front, or the one behind the first argument.
  void remove(unsigned At) {
    ByteRange Gone = Call.Args[At];
    if (At > 0)
      Gone.Begin = Call.Args[At - 1].End;
    else if (Call.Args.size() > 1)
      Gone.End = Call.Args[1].Begin;
    File.edit("arguments", Confidence::Certain,
              {{Gone.Begin, Gone.End - Gone.Begin, ""}});
    for (const SourceToken &T : File.Lexed.Tokens)
      if (T.Begin >= Gone.Begin && T.End <= Gone.End)
        File.Renamed.insert(T.Begin); // Nobody needs to hear of it.
  }

  /// HIP has no such argument, and what it says would be lost.
  void keep(ByteRange Arg, const SourceToken &Callee) {
    Finding &F = File.report(
        "api-differs", FindingClass::Compile, Confidence::Certain, Arg.Begin,
        fmt::format("HIP's counterpart of {} has no argument for {}",
                    Callee.Text.str(), File.text(Arg)));
    F.Subject = Callee.Text.str();
  }

  FileContext &File;
  const CallText &Call;
};

} // namespace

void editArguments(FileContext &File, const Rule &R, const SourceToken &Name) {
  if (R.Args.empty())
    return;
  auto Call = callAt(File.Bytes, Name.End);
  if (!Call)
    return;
  ArgumentEditor Editor(File, *Call);
  // What a call leaves out is no matter of one number of arguments.
  if (R.Arity == 0 || Call->Args.size() == R.Arity)
    for (const ArgEdit &E : R.Args)
      Editor.apply(E, Name);
  Editor.addDefaults(R);
}

} // namespace hipport
