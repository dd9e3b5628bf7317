// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Reads a unit's result back. Strict: the bytes come from a process that may
// have died while it wrote them, so an absent or odd field is an error that
// names its path, for example "TuResult.files[2].skipped[0].end".

#include "ByteText.h"
#include "WaveFactsJSON.h"
#include "hipport/Model/TuResult.h"

#include "llvm/ADT/StringExtras.h"

namespace hipport {

using llvm::json::ObjectMapper;
using llvm::json::Path;
using llvm::json::Value;

bool textFromJSON(const Value &From, std::string &To, Path P) {
  if (!llvm::json::fromJSON(From, To, P))
    return false;
  llvm::StringRef Digits = To;
  if (!Digits.consume_front(HexPrefix))
    return true;
  std::string Bytes;
  if (!llvm::tryGetFromHex(Digits, Bytes)) {
    P.report("expected hexadecimal bytes");
    return false;
  }
  To = std::move(Bytes);
  return true;
}

namespace {

/// A string that may be in the form of ByteText.h.
struct TextRef {
  std::string &Out;
};

/// A number of 32 bits. LLVM's reader takes any integer and cuts it.
struct NumberRef {
  unsigned &Out;
};

template <typename RefT, typename T> struct ListRef {
  std::vector<T> &Out;
};

// LLVM's templates find each fromJSON in the namespace of its type: here for
// these, below and static for the types of the header.

bool fromJSON(const Value &From, TextRef &To, Path P) {
  return textFromJSON(From, To.Out, P);
}

bool fromJSON(const Value &From, NumberRef &To, Path P) {
  std::optional<uint64_t> Number = From.getAsUINT64();
  if (!Number || *Number > UINT32_MAX) {
    P.report("expected a number of 32 bits");
    return false;
  }
  To.Out = unsigned(*Number);
  return true;
}

template <typename RefT, typename T>
bool fromJSON(const Value &From, ListRef<RefT, T> &To, Path P) {
  const llvm::json::Array *Items = From.getAsArray();
  if (!Items) {
    P.report("expected array");
    return false;
  }
  To.Out.resize(Items->size());
  for (size_t I = 0; I < Items->size(); ++I) {
    RefT Item{To.Out[I]};
    if (!fromJSON((*Items)[I], Item, P.index(I)))
      return false;
  }
  return true;
}

bool mapText(ObjectMapper &O, llvm::StringLiteral Key, std::string &Out) {
  TextRef Ref{Out};
  return O.map(Key, Ref);
}

bool mapNumber(ObjectMapper &O, llvm::StringLiteral Key, unsigned &Out) {
  NumberRef Ref{Out};
  return O.map(Key, Ref);
}

template <typename RefT, typename T>
bool mapList(ObjectMapper &O, llvm::StringLiteral Key, std::vector<T> &Out) {
  ListRef<RefT, T> Ref{Out};
  return O.map(Key, Ref);
}

} // namespace

static bool fromJSON(const Value &From, SourcePlace &To, Path P) {
  ObjectMapper O(From, P);
  return O && mapText(O, "file", To.File) &&
         mapNumber(O, "offset", To.Offset) && mapNumber(O, "line", To.Line) &&
         mapNumber(O, "column", To.Column);
}

static bool fromJSON(const Value &From, SyncCall &To, Path P) {
  ObjectMapper O(From, P);
  return O && mapNumber(O, "offset", To.Offset) &&
         mapText(O, "kernel", To.Kernel) && O.map("convergent", To.Convergent);
}

static bool fromJSON(const Value &From, ByteRange &To, Path P) {
  ObjectMapper O(From, P);
  if (!O || !mapNumber(O, "begin", To.Begin) || !mapNumber(O, "end", To.End))
    return false;
  if (To.Begin > To.End) {
    P.report("range ends before it begins");
    return false;
  }
  return true;
}

static bool fromJSON(const Value &From, CodeFact &To, Path P) {
  ObjectMapper O(From, P);
  return O && mapText(O, "kind", To.Kind) && O.map("code", To.Code) &&
         O.map("parts", To.Parts) && mapText(O, "detail", To.Detail);
}

static bool fromJSON(const Value &From, ParseProblem &To, Path P) {
  ObjectMapper O(From, P);
  return O && O.map("place", To.Place) && mapText(O, "message", To.Message);
}

static bool fromJSON(const Value &From, KernelModel &To, Path P) {
  ObjectMapper O(From, P);
  return O && mapText(O, "name", To.Name) && O.map("place", To.Place) &&
         O.map("isTemplate", To.IsTemplate) &&
         O.map("maxThreads", To.MaxThreads) &&
         O.map("minBlocks", To.MinBlocks) &&
         O.map("staticSharedBytes", To.StaticSharedBytes);
}

static bool fromJSON(const Value &From, LaunchSite &To, Path P) {
  ObjectMapper O(From, P);
  return O && mapText(O, "kernel", To.Kernel) && O.map("place", To.Place) &&
         mapText(O, "caller", To.Caller) &&
         mapText(O, "instance", To.Instance) && mapText(O, "api", To.Api) &&
         O.map("isPattern", To.IsPattern) &&
         O.map("blockThreads", To.BlockThreads) &&
         O.map("gridBlocks", To.GridBlocks) &&
         O.map("sharedBytes", To.SharedBytes);
}

static bool fromJSON(const Value &From, UnitStatus &To, Path P) {
  for (UnitStatus Status :
       {UnitStatus::Parsed, UnitStatus::Crashed, UnitStatus::TimedOut,
        UnitStatus::OutOfMemory, UnitStatus::Failed}) {
    if (From.getAsString() == llvm::StringRef(toString(Status))) {
      To = Status;
      return true;
    }
  }
  P.report("expected the name of a unit status");
  return false;
}

static bool addOwners(FileFacts &To, const std::vector<unsigned> &Offsets,
                      NameOwner Owner, Path P) {
  for (size_t I = 0; I < Offsets.size(); ++I) {
    if (!To.Owners.emplace(Offsets[I], Owner).second) {
      P.index(I).report("offset has an owner already");
      return false;
    }
  }
  return true;
}

static bool fromJSON(const Value &From, FileFacts &To, Path P) {
  ObjectMapper O(From, P);
  std::vector<unsigned> Cuda, User;
  return O && mapList<NumberRef>(O, "cuda", Cuda) &&
         addOwners(To, Cuda, NameOwner::Cuda, P.field("cuda")) &&
         mapList<NumberRef>(O, "user", User) &&
         addOwners(To, User, NameOwner::User, P.field("user")) &&
         mapList<NumberRef>(O, "conflicts", To.OwnerConflicts) &&
         O.map("syncCalls", To.SyncCalls) && O.map("code", To.Code) &&
         O.map("skipped", To.Skipped) && O.map("problems", To.Problems);
}

static bool filesFromJSON(const Value &From,
                          std::map<std::string, FileFacts> &To, Path P) {
  const llvm::json::Array *Items = From.getAsArray();
  if (!Items) {
    P.report("expected array");
    return false;
  }
  for (size_t I = 0; I < Items->size(); ++I) {
    ObjectMapper O((*Items)[I], P.index(I));
    std::string Name;
    if (!O || !mapText(O, "path", Name))
      return false;
    auto [It, IsNew] = To.try_emplace(std::move(Name));
    if (!IsNew) {
      P.index(I).field("path").report("file is listed twice");
      return false;
    }
    if (!fromJSON((*Items)[I], It->second, P.index(I)))
      return false;
  }
  return true;
}

static bool fromJSON(const Value &From, TuResult &To, Path P) {
  ObjectMapper O(From, P);
  if (!O || !mapText(O, "mainFile", To.MainFile) ||
      !O.map("status", To.Status) || !mapText(O, "error", To.Error) ||
      !O.map("cpuSeconds", To.CpuSeconds))
    return false;
  const Value *Files = From.getAsObject()->get("files");
  if (!Files) {
    P.field("files").report("missing value");
    return false;
  }
  return filesFromJSON(*Files, To.Files, P.field("files")) &&
         mapList<TextRef>(O, "missingIncludes", To.MissingIncludes) &&
         mapList<TextRef>(O, "userNames", To.UserNames) &&
         O.map("kernels", To.Kernels) && O.map("launches", To.Launches) &&
         O.map("functions", To.Functions);
}

llvm::Expected<TuResult> tuResultFromJSON(const Value &From) {
  Path::Root Root("TuResult");
  TuResult Result;
  if (!fromJSON(From, Result, Root))
    return Root.getError();
  return Result;
}

} // namespace hipport
