// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Flags of nvcc, Clang and GCC. Only what says how to read the text is kept: a
// value that is skipped like a file name (-arch sm_80, -o x.o) needs no row in
// the table, one that could be taken for a kept flag does.

#include "hipport/Frontend/CompileDb.h"
#include "hipport/Model/ReadFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/StringSaver.h"

#include <fmt/format.h>

using namespace llvm;

namespace hipport {

namespace {

enum class Meaning {
  Folder,
  SystemFolder,
  QuoteFolder,
  Define,
  Undefine,
  Standard,
  ForcedInclude,
  HostFlags,    ///< Commas part flags for the host compiler.
  ResponseFile, ///< Commas part files with more flags.
  Drop,
};

/// A flag with a value: "-I x" always, "-Ix" if joined, "--std=x" if not.
struct FlagRow {
  StringLiteral Name;
  Meaning Value;
  bool IsJoined = false;
};

} // namespace

static constexpr FlagRow Rows[] = {
    {"-I", Meaning::Folder, true},
    {"--include-path", Meaning::Folder},
    {"-isystem", Meaning::SystemFolder, true},
    {"--system-include", Meaning::SystemFolder},
    {"-idirafter", Meaning::SystemFolder, true},
    {"-iquote", Meaning::QuoteFolder, true},
    {"-D", Meaning::Define, true},
    {"--define-macro", Meaning::Define},
    {"-U", Meaning::Undefine, true},
    {"--undefine-macro", Meaning::Undefine},
    {"-std", Meaning::Standard},
    {"--std", Meaning::Standard},
    {"-include", Meaning::ForcedInclude, true},
    {"--pre-include", Meaning::ForcedInclude},
    {"-Xcompiler", Meaning::HostFlags},
    {"--compiler-options", Meaning::HostFlags},
    {"-Xpreprocessor", Meaning::HostFlags},
    {"-Wp,", Meaning::HostFlags, true},
    {"-optf", Meaning::ResponseFile},
    {"--options-file", Meaning::ResponseFile},
    {"@", Meaning::ResponseFile, true},
    {"-Xptxas", Meaning::Drop},
    {"--ptxas-options", Meaning::Drop},
    {"-Xnvlink", Meaning::Drop},
    {"--nvlink-options", Meaning::Drop},
    {"-Xlinker", Meaning::Drop},
    {"--linker-options", Meaning::Drop},
    {"-Xarchive", Meaning::Drop},
    {"--archive-options", Meaning::Drop},
    {"-Xcudafe", Meaning::Drop},
    {"-Xfatbin", Meaning::Drop},
    {"-Xclang", Meaning::Drop},
    {"-o", Meaning::Drop},
    {"-MF", Meaning::Drop},
    {"-MT", Meaning::Drop},
    {"-MQ", Meaning::Drop},
};

static constexpr StringLiteral Launchers[] = {
    "buildcache", "ccache", "distcc",  "env",     "icecc", "libtool",
    "nice",       "python", "python3", "sccache", "time"};

static constexpr StringLiteral HostCompilers[] = {
    "c++", "cc", "cl", "g++", "gcc", "hipcc", "icpc", "icpx", "icx"};

// Response files may name each other.
static constexpr unsigned MaxDepth = 10;

static std::string absolutePath(StringRef Path, StringRef Directory) {
  SmallString<256> Absolute(Path);
  sys::path::make_absolute(Directory, Absolute);
  sys::path::remove_dots(Absolute, /*remove_dot_dot=*/true);
  return Absolute.str().str();
}

/// A forced include is looked up like "..." when the directory has no such
/// file: then its spelling must stay.
static std::string forcedPath(StringRef Path, StringRef Directory) {
  std::string Absolute = absolutePath(Path, Directory);
  return sys::fs::exists(Absolute) ? Absolute : Path.str();
}

static std::vector<std::string> tokens(StringRef Text) {
  BumpPtrAllocator Memory;
  StringSaver Saver(Memory);
  SmallVector<const char *> Words;
  cl::TokenizeGNUCommandLine(Text, Saver, Words);
  return {Words.begin(), Words.end()};
}

/// Parts a list of nvcc; "\," is a comma that belongs to a value.
static std::vector<std::string> splitList(StringRef List) {
  std::vector<std::string> Parts(1);
  for (size_t I = 0; I < List.size(); ++I) {
    if (List[I] == ',') {
      Parts.emplace_back();
      continue;
    }
    if (List[I] == '\\' && List.substr(I + 1).starts_with(","))
      ++I;
    Parts.back() += List[I];
  }
  llvm::erase_if(Parts, [](const std::string &P) { return P.empty(); });
  return Parts;
}

namespace {

class FlagReader {
public:
  FlagReader(StringRef Directory, bool IsNvcc,
             std::vector<std::string> &Warnings)
      : Directory(Directory), IsNvcc(IsNvcc), Warnings(Warnings) {}

  void read(ArrayRef<std::string> Arguments);
  std::vector<std::string> Flags;

private:
  void keep(Meaning What, StringRef Value);
  void keepOne(Meaning What, StringRef Value);
  void readHostFlags(StringRef List);
  void readResponseFile(StringRef Name);

  StringRef Directory;
  bool IsNvcc;
  unsigned Depth = 0;
  std::vector<std::string> &Warnings;
};

} // namespace

/// The value that stands in the argument itself; null: it is another flag, or
/// the value is the next argument.
static std::optional<StringRef> valueInside(const FlagRow &Row,
                                            StringRef Argument) {
  if (!Argument.consume_front(Row.Name) || Argument.empty())
    return std::nullopt;
  if (Argument.consume_front("=") || Row.IsJoined)
    return Argument;
  return std::nullopt;
}

void FlagReader::read(ArrayRef<std::string> Arguments) {
  for (size_t I = 0; I < Arguments.size(); ++I) {
    StringRef Argument = Arguments[I];
    for (const FlagRow &Row : Rows) {
      std::optional<StringRef> Value = valueInside(Row, Argument);
      if (!Value && Argument == Row.Name && I + 1 < Arguments.size())
        Value = Arguments[++I];
      if (!Value)
        continue;
      keep(Row.Value, *Value);
      break;
    }
  }
}

void FlagReader::keep(Meaning What, StringRef Value) {
  if (What == Meaning::HostFlags)
    return readHostFlags(Value);
  if (!IsNvcc)
    return keepOne(What, Value);
  std::vector<std::string> Parts = splitList(Value);
  // "X=800,900": what names no macro belongs to the value before it.
  if (What == Meaning::Define)
    for (size_t I = Parts.size(); I-- > 1;)
      if (!isAlpha(Parts[I].front()) && Parts[I].front() != '_') {
        Parts[I - 1] += "," + Parts[I];
        Parts.erase(Parts.begin() + static_cast<ptrdiff_t>(I));
      }
  for (const std::string &Part : Parts)
    keepOne(What, Part);
}

void FlagReader::keepOne(Meaning What, StringRef Value) {
  switch (What) {
  case Meaning::Folder:
    Flags.push_back("-I" + absolutePath(Value, Directory));
    return;
  case Meaning::SystemFolder:
    Flags.insert(Flags.end(), {"-isystem", absolutePath(Value, Directory)});
    return;
  case Meaning::QuoteFolder:
    Flags.insert(Flags.end(), {"-iquote", absolutePath(Value, Directory)});
    return;
  case Meaning::Define:
    Flags.push_back("-D" + Value.str());
    return;
  case Meaning::Undefine:
    Flags.push_back("-U" + Value.str());
    return;
  case Meaning::Standard:
    // A unit of C is parsed as CUDA too, which is C++.
    if (Value.contains("++"))
      Flags.push_back("-std=" + Value.str());
    return;
  case Meaning::ForcedInclude:
    Flags.insert(Flags.end(), {"-include", forcedPath(Value, Directory)});
    return;
  case Meaning::ResponseFile:
    return readResponseFile(Value);
  case Meaning::HostFlags:
  case Meaning::Drop:
    return;
  }
}

void FlagReader::readHostFlags(StringRef List) {
  std::vector<std::string> Host;
  for (const std::string &Part : splitList(List))
    llvm::append_range(Host, tokens(Part));
  bool OfDriver = std::exchange(IsNvcc, false);
  read(Host);
  IsNvcc = OfDriver;
}

void FlagReader::readResponseFile(StringRef Name) {
  std::string Path = absolutePath(Name, Directory);
  if (Depth == MaxDepth) {
    Warnings.push_back(
        fmt::format("{}: response files are nested too deep", Path));
    return;
  }
  auto Buffer = readFile(Path);
  if (!Buffer) {
    Warnings.push_back(fmt::format("{}: cannot read the response file: {}",
                                   Path, toString(Buffer.takeError())));
    return;
  }
  ++Depth;
  read(tokens((*Buffer)->getBuffer()));
  --Depth;
}

/// nvcc, clang++-22, x86_64-linux-gnu-g++, c++, icpx and the like.
static bool isCompiler(StringRef Word) {
  StringRef Name = sys::path::filename(Word);
  Name.consume_back(".exe");
  Name = Name.rtrim("0123456789.-");
  return Name.contains("nvcc") || Name.contains("clang") ||
         any_of(HostCompilers, [&](StringRef Known) {
           return Name == Known || Name.ends_with(("-" + Known).str());
         });
}

/// Without what runs the compiler: launchers with their settings and options,
/// "env A=1", "cmake -E ... --" that CMake puts before a compiler when it runs
/// linters along, and scripts of the project.
static ArrayRef<std::string> stripLaunchers(ArrayRef<std::string> Command) {
  while (!Command.empty() && !isCompiler(Command.front())) {
    StringRef Name = sys::path::stem(Command.front());
    auto Dashes = llvm::find(Command, "--");
    if (Name == "cmake" && Dashes != Command.end()) {
      Command = ArrayRef<std::string>(Dashes + 1, Command.end());
      continue;
    }
    bool IsKnown = is_contained(Launchers, Name);
    // Options of a script that nobody knows are those of the compiler.
    auto Compiler = llvm::find_if(drop_begin(Command), [&](StringRef Word) {
      return isCompiler(Word) || (!IsKnown && Word.starts_with("-"));
    });
    if (Compiler != Command.end() && isCompiler(*Compiler))
      return ArrayRef<std::string>(Compiler, Command.end());
    return IsKnown ? Command.drop_front() : Command;
  }
  return Command;
}

std::vector<std::string> flagsForClang(ArrayRef<std::string> Command,
                                       StringRef Directory,
                                       std::vector<std::string> &Warnings) {
  Command = stripLaunchers(Command);
  if (Command.empty())
    return {};
  bool IsNvcc = sys::path::filename(Command.front()).contains("nvcc");
  FlagReader Reader(Directory, IsNvcc, Warnings);
  Reader.read(Command.drop_front());
  return std::move(Reader.Flags);
}

std::vector<std::string> withAbsolutePaths(ArrayRef<std::string> Flags,
                                           StringRef Directory) {
  std::vector<std::string> Result;
  for (size_t I = 0; I < Flags.size(); ++I) {
    const FlagRow *Row = llvm::find_if(Rows, [&](const FlagRow &R) {
      bool IsPath =
          R.Value == Meaning::Folder || R.Value == Meaning::SystemFolder ||
          R.Value == Meaning::QuoteFolder || R.Value == Meaning::ForcedInclude;
      return IsPath && (Flags[I] == R.Name || valueInside(R, Flags[I]));
    });
    bool HasValue = Row != std::end(Rows) &&
                    (Flags[I] != Row->Name || I + 1 < Flags.size());
    if (!HasValue) {
      Result.push_back(Flags[I]);
      continue;
    }
    StringRef Value = Flags[I] == Row->Name ? StringRef(Flags[++I])
                                            : *valueInside(*Row, Flags[I]);
    std::vector<std::string> Ignored;
    FlagReader One(Directory, /*IsNvcc=*/false, Ignored);
    One.read({Row->Name.str(), Value.str()});
    llvm::append_range(Result, One.Flags);
  }
  return Result;
}

} // namespace hipport
