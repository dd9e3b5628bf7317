// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "TableWriter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

#include <tuple>

using namespace llvm;

namespace hipport {

namespace {

/// An empty hash table in which half of the slots will stay free.
std::vector<uint32_t> emptySlots(size_t Entries) {
  return std::vector<uint32_t>(PowerOf2Ceil(2 * Entries + 1));
}

void writePool(raw_ostream &OS, StringRef Pool) {
  OS << "constexpr char Pool[] =\n";
  while (!Pool.empty()) {
    auto [Text, Rest] = Pool.split('\0');
    OS << "    \"";
    OS.write_escaped(Text) << "\\0\"\n";
    Pool = Rest;
  }
  OS << "    ;\n\n";
}

void writeSlots(raw_ostream &OS, StringRef Name, ArrayRef<uint32_t> Slots) {
  OS << "constexpr uint32_t " << Name << "[] = {";
  for (auto [I, Slot] : enumerate(Slots))
    OS << (I % 16 ? "" : "\n    ") << Slot << ',';
  OS << "};\n\n";
}

void writeArg(raw_ostream &OS, const EmbeddedArg &Arg) {
  OS << "    {" << Arg.Text << ", " << unsigned(Arg.At) << ", ArgEdit::Action("
     << unsigned(Arg.What) << ")},\n";
}

void writeRow(raw_ostream &OS, const EmbeddedRow &Row) {
  OS << "    {" << Row.Cuda << ", " << Row.Hip << ", " << Row.Roc << ", "
     << Row.Library << ", " << Row.Note << ", " << Row.Fallback << ", "
     << Row.Helper << ", " << Row.Enable << ", " << Row.Declares << ", "
     << Row.Brings << ", " << Row.FirstArg << ", " << Row.NumArgs << ", "
     << unsigned(Row.Arity) << ", RuleKind(" << unsigned(Row.Kind)
     << "), RuleStatus(" << unsigned(Row.Status) << "), {" << Row.Since.Major
     << ", " << Row.Since.Minor << "}, {" << Row.Removed.Major << ", "
     << Row.Removed.Minor << "}, " << Row.ProvidesRuntime << ", " << Row.Shared
     << "},\n";
}

} // namespace

TableWriter::TableWriter(std::vector<Rule> Unsorted)
    : Rules(std::move(Unsorted)) {
  sort(Rules, [](const Rule &A, const Rule &B) {
    return std::tie(A.Library, A.Kind, A.Cuda) <
           std::tie(B.Library, B.Kind, B.Cuda);
  });
  intern(""); // Place 0.
  for (const Rule &R : Rules)
    Rows.push_back(embed(R));
}

PoolText TableWriter::intern(StringRef Text) {
  auto [Known, IsNew] = Interned.try_emplace(Text, Pool.size());
  if (IsNew)
    Pool.append(Text).push_back('\0');
  return Known->second;
}

EmbeddedRow TableWriter::embed(const Rule &R) {
  EmbeddedRow Row = {};
  Row.Cuda = intern(R.Cuda);
  Row.Hip = intern(R.Hip);
  Row.Roc = intern(R.Roc);
  Row.Library = intern(R.Library);
  Row.Note = intern(R.Note);
  Row.Fallback = intern(R.Fallback);
  Row.Helper = intern(R.Helper);
  Row.Enable = intern(R.Enable);
  Row.Declares = intern(join(R.Declares, " "));
  Row.Brings = intern(join(R.Brings, " "));
  Row.FirstArg = Args.size();
  Row.NumArgs = R.Args.size();
  Row.Arity = R.Arity;
  Row.Kind = R.Kind;
  Row.Status = R.Status;
  Row.Since = R.Since;
  Row.Removed = R.Removed;
  Row.ProvidesRuntime = R.ProvidesRuntime;
  Row.Shared = R.Shared;
  for (const ArgEdit &Edit : R.Args)
    Args.push_back({intern(Edit.Text), uint8_t(Edit.At), Edit.What});
  return Row;
}

std::vector<uint32_t> TableWriter::slotsOfNames(bool OfHeaders) const {
  std::vector<uint32_t> Slots = emptySlots(Rules.size());
  for (auto [I, R] : enumerate(Rules))
    if ((R.Kind == RuleKind::Header) == OfHeaders)
      Slots[findSlot(Slots, R.Cuda, [&](uint32_t RowAndOne) -> StringRef {
        return Rules[RowAndOne - 1].Cuda;
      })] = I + 1;
  return Slots;
}

std::vector<uint32_t> TableWriter::slotsOfHipNames() const {
  std::vector<uint32_t> Slots = emptySlots(Rules.size());
  for (const EmbeddedRow &Row : Rows)
    if (Row.Hip != 0) // Several rows may have one HIP name.
      Slots[findSlot(Slots, Pool.data() + Row.Hip, [&](PoolText Text) {
        return StringRef(Pool.data() + Text);
      })] = Row.Hip;
  return Slots;
}

void TableWriter::write(raw_ostream &OS) const {
  OS << "// Written by hipport-embed-rules.\n"
        "#include \"EmbeddedTable.h\"\n\n"
        "namespace hipport {\n\nnamespace {\n\n";
  writePool(OS, Pool);
  // C++ has no empty arrays: each of these has a last element that is not used.
  OS << "constexpr EmbeddedArg Args[] = {\n";
  for (const EmbeddedArg &Arg : Args)
    writeArg(OS, Arg);
  OS << "    {}};\n\nconstexpr EmbeddedRow Rows[] = {\n";
  for (const EmbeddedRow &Row : Rows)
    writeRow(OS, Row);
  OS << "    {}};\n\n";
  writeSlots(OS, "NameSlots", slotsOfNames(false));
  writeSlots(OS, "HeaderSlots", slotsOfNames(true));
  writeSlots(OS, "HipSlots", slotsOfHipNames());
  OS << "} // namespace\n\n"
        "const EmbeddedTable BuiltinTable = {\n"
        "    Pool, {Rows, size_t("
     << Rows.size() << ")}, {Args, size_t(" << Args.size()
     << ")}, NameSlots, HeaderSlots, HipSlots};\n\n"
        "} // namespace hipport\n";
}

} // namespace hipport
