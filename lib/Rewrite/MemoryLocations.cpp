// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// CUDA 13 gives prefetches and advice a location where CUDA 12 and HIP's
// functions of the same name have a device number. HIP has the form with a
// location under other names, and only in later releases.

#include "FileContext.h"
#include "hipport/Rewrite/CallText.h"

#include <fmt/format.h>

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

#include <optional>

namespace hipport {

namespace {

constexpr Release WithLocations{7, 1};

/// What the text says of a location.
struct Location {
  enum Place { Unclear, Device, Host } Where = Unclear;
  /// The device number in a list in braces; absent: the location has a name.
  std::optional<ByteRange> Id;
};

class LocationReader {
public:
  explicit LocationReader(const FileContext &File)
      : File(File), Tokens(File.Lexed.Tokens) {}

  /// Absent: nothing says that the argument is a location.
  std::optional<Location> read(ByteRange Arg) const {
    size_t First = File.Lexed.indexAt(Arg.Begin),
           End = File.Lexed.indexAt(Arg.End);
    if (First >= End)
      return std::nullopt;
    size_t Brace = First;
    while (Brace < End && (isType(Brace) || is(Brace, "(") || is(Brace, ")")))
      ++Brace;
    if (Brace < End && is(Brace, "{"))
      return readList(Brace, End);
    if (End - First == 1 && Tokens[First].isIdentifier())
      return readVariable(First);
    bool IsMember = Tokens[End - 1].is("location") &&
                    (is(End - 2, ".") || is(End - 2, "->"));
    return IsMember ? std::optional(Location()) : std::nullopt;
  }

private:
  bool is(size_t I, llvm::StringRef Text) const {
    return I < Tokens.size() && Tokens[I].is(Text);
  }
  bool isType(size_t I) const {
    return is(I, "cudaMemLocation") || is(I, "CUmemLocation");
  }

  static Location::Place placeOf(llvm::StringRef Enumerator) {
    return llvm::StringSwitch<Location::Place>(Enumerator)
        .Cases({"cudaMemLocationTypeDevice", "CU_MEM_LOCATION_TYPE_DEVICE"},
               Location::Device)
        .Cases({"cudaMemLocationTypeHost", "CU_MEM_LOCATION_TYPE_HOST"},
               Location::Host)
        .Default(Location::Unclear);
  }

  /// Behind `.type =` of a list in braces.
  size_t valueAt(size_t I) const { return is(I, ".") ? I + 3 : I; }

  /// `{kind, number}`, the brace at \p Brace.
  Location readList(size_t Brace, size_t End) const {
    Location Result;
    size_t Kind = valueAt(Brace + 1), Number = valueAt(Kind + 2);
    if (Number + 1 < End && is(Kind + 1, ",") && is(End - 1, "}")) {
      Result.Where = placeOf(Tokens[Kind].Text);
      Result.Id = ByteRange{Tokens[Number].Begin, Tokens[End - 2].End};
    }
    return Result;
  }

  /// What the variable named at \p Use is set to between its declaration and
  /// there. Two kinds are unclear.
  std::optional<Location> readVariable(size_t Use) const {
    llvm::StringRef Name = Tokens[Use].Text;
    size_t Declared = Use;
    while (Declared > 0 && !(isType(Declared - 1) && is(Declared, Name)))
      --Declared;
    if (Declared == 0)
      return std::nullopt;
    std::vector<Location::Place> Places;
    size_t Init = Declared + (is(Declared + 1, "=") ? 2 : 1);
    if (is(Init, "{") && !is(Init + 1, "}"))
      Places.push_back(placeOf(textAt(valueAt(Init + 1))));
    for (size_t I = Declared + 1; I < Use; ++I)
      if (is(I, Name) && is(I + 1, ".") && is(I + 2, "type") && is(I + 3, "="))
        Places.push_back(placeOf(textAt(I + 4)));
    Location Result;
    if (!Places.empty() && llvm::all_equal(Places))
      Result.Where = Places.front();
    return Result;
  }

  llvm::StringRef textAt(size_t I) const {
    return I < Tokens.size() ? Tokens[I].Text : "";
  }

  const FileContext &File;
  const std::vector<SourceToken> &Tokens;
};

class LocationCall {
public:
  LocationCall(FileContext &File, const SourceToken &Name, const CallText &Call)
      : File(File), Name(Name), Call(Call),
        IsPrefetch(Name.Text.contains("Prefetch")), At(IsPrefetch ? 2 : 3) {}

  void rewrite() {
    if (Call.Args.size() <= At)
      return;
    std::optional<Location> Where = LocationReader(File).read(Call.Args[At]);
    if (!Where && (!IsPrefetch || Call.Args.size() != 5))
      return;
    if (File.Options.Rocm >= WithLocations)
      return takeNewName();
    if (!Where || Where->Where == Location::Unclear || hasFlags())
      return report();
    if (Where->Where == Location::Host)
      replace(Call.Args[At], "hipCpuDeviceId");
    else if (Where->Id)
      keepOnly(*Where->Id);
    else
      Edits.push_back({Call.Args[At].End, 0, ".id"});
    if (IsPrefetch && Call.Args.size() > 3)
      replace({Call.Args[2].End, Call.Args[3].End}, "");
    if (Name.Text.ends_with("_v2"))
      rename(hipName());
    apply();
  }

private:
  void apply() {
    llvm::sort(Edits);
    File.edit("memory-locations", Confidence::Certain, std::move(Edits));
  }

  std::string hipName() const {
    return IsPrefetch ? "hipMemPrefetchAsync" : "hipMemAdvise";
  }

  /// HIP has no counterpart of them; CUDA has no use for any yet.
  bool hasFlags() const {
    return IsPrefetch && Call.Args.size() > 3 && File.text(Call.Args[3]) != "0";
  }

  void takeNewName() {
    if (Name.Text.ends_with("_v2"))
      return; // Has a rule.
    rename(hipName() + "_v2");
    if (IsPrefetch && Call.Args.size() == 4)
      Edits.push_back({Call.Args.back().End, 0, ", 0"});
    apply();
  }

  void rename(std::string Hip) {
    Edits.push_back({Name.Begin, Name.End - Name.Begin, std::move(Hip)});
    File.Renamed.insert(Name.Begin);
    if (const Rule *R = File.Rules.findName(Name.Text))
      ++File.ByLibrary[R->Library].Converted;
  }

  /// Nobody needs to hear of the names that go.
  void replace(ByteRange Range, std::string Text) {
    Edits.push_back({Range.Begin, Range.End - Range.Begin, std::move(Text)});
    for (size_t I = File.Lexed.indexAt(Range.Begin);
         I < File.Lexed.Tokens.size() && File.Lexed.Tokens[I].Begin < Range.End;
         ++I)
      File.Renamed.insert(File.Lexed.Tokens[I].Begin);
  }

  void keepOnly(ByteRange Id) {
    replace({Call.Args[At].Begin, Id.Begin}, "");
    replace({Id.End, Call.Args[At].End}, "");
  }

  void report() {
    Finding &F = File.report(
        "api-differs", FindingClass::Compile, Confidence::Likely,
        Call.Args[At].Begin,
        fmt::format("{} takes a device number before ROCm {}, and which one "
                    "this location means is not seen here",
                    hipName(), toString(WithLocations)));
    F.Subject = Name.Text.str();
  }

  FileContext &File;
  const SourceToken &Name;
  const CallText &Call;
  const bool IsPrefetch;
  const unsigned At;
  std::vector<Edit> Edits;
};

} // namespace

static bool takesLocation(llvm::StringRef Name) {
  Name.consume_back("_v2");
  return llvm::StringSwitch<bool>(Name)
      .Cases({"cudaMemPrefetchAsync", "cudaMemAdvise", "cuMemPrefetchAsync",
              "cuMemAdvise"},
             true)
      .Default(false);
}

void rewriteMemoryLocations(FileContext &File) {
  for (const SourceToken &Name : File.Lexed.Tokens) {
    if (!Name.isIdentifier() || !takesLocation(Name.Text) ||
        File.isUntouched(Name.Begin) || File.hasOwnerConflict(Name.Begin) ||
        File.ownerAt(Name.Begin) == NameOwner::User)
      continue;
    if (auto Call = callAt(File.Bytes, Name.End))
      LocationCall(File, Name, *Call).rewrite();
  }
}

} // namespace hipport
