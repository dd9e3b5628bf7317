// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A unit's result survives the way through a pipe, and damage on that way is
// named.

#include "hipport/Model/TuResult.h"

#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace hipport;
using llvm::json::Object;
using llvm::json::Value;

namespace {

TuResult fullResult() {
  TuResult Result;
  Result.MainFile = "/r/a b\xC3\xBC.cu";
  Result.Status = UnitStatus::OutOfMemory;
  Result.Error = "over 4096 MB\n\"quoted\"";
  Result.CpuSeconds = 0.1;
  FileFacts &Facts = Result.Files["/r/a.cuh"];
  Facts.Owners = {{1, NameOwner::Cuda},
                  {4294967295u, NameOwner::Cuda},
                  {7, NameOwner::User}};
  Facts.OwnerConflicts = {3, 5};
  Facts.SyncCalls = {{12, "n::k", true}};
  Facts.Code = {{"sum", {1, 9}, {{1, 2}, {5, 9}}, "\"left\""}};
  Facts.Skipped = {{0, 0}, {5, 9}};
  Facts.Problems = {{{"/r/a.cuh", 9, 2, 3}, "expected ';'"}};
  Result.Files["/r/empty.h"];
  Result.MissingIncludes = {"x/y.h"};
  Result.UserNames = {"cudaFree"};
  Result.Kernels = {
      {"k", {"/r/a.cuh", 1, 2, 3}, true, 1024, std::nullopt, UINT64_MAX}};
  Result.Launches = {{"k",
                      {"/r/a.cuh", 4, 5, 6},
                      "main",
                      std::nullopt,
                      UINT64_MAX,
                      0,
                      "<int>",
                      "cudaLaunchKernel",
                      true}};
  return Result;
}

/// Through text, as the pipe does it.
llvm::Expected<TuResult> throughText(const TuResult &Result) {
  std::string Text;
  llvm::raw_string_ostream(Text) << toJSON(Result);
  llvm::Expected<Value> Parsed = llvm::json::parse(Text);
  if (!Parsed)
    return Parsed.takeError();
  return tuResultFromJSON(*Parsed);
}

void expectRoundTrip(const TuResult &Result) {
  llvm::Expected<TuResult> Read = throughText(Result);
  ASSERT_TRUE(bool(Read)) << llvm::toString(Read.takeError());
  EXPECT_EQ(*Read, Result);
}

/// What reading says after \p Damage.
std::string errorAfter(llvm::function_ref<void(Object &)> Damage) {
  Value Good = toJSON(fullResult());
  Damage(*Good.getAsObject());
  llvm::Expected<TuResult> Read = tuResultFromJSON(Good);
  if (Read)
    return "";
  return llvm::toString(Read.takeError());
}

Object &firstFile(Object &Result) {
  return *(*Result.getArray("files"))[0].getAsObject();
}

TEST(TuResultJSON, RoundTrip) {
  expectRoundTrip(TuResult());
  expectRoundTrip(fullResult());
}

TEST(TuResultJSON, EveryStatus) {
  for (UnitStatus Status :
       {UnitStatus::Parsed, UnitStatus::Crashed, UnitStatus::TimedOut,
        UnitStatus::OutOfMemory, UnitStatus::Failed}) {
    TuResult Result;
    Result.Status = Status;
    expectRoundTrip(Result);
  }
}

TEST(TuResultJSON, BytesThatAreNoUTF8) {
  TuResult Result;
  Result.MainFile = "/r/\xFF\xFE.cu";
  Result.Files["/r/caf\xE9.cuh"].Owners[1] = NameOwner::Cuda;
  Result.MissingIncludes = {"\xE9.h", std::string("\0hex:61", 7)};
  Result.Error = std::string("\0", 1);
  expectRoundTrip(Result);
}

TEST(TuResultJSON, ErrorsNameTheField) {
  EXPECT_EQ(errorAfter([](Object &O) { O.erase("mainFile"); }),
            "missing value at TuResult.mainFile");
  EXPECT_EQ(errorAfter([](Object &O) { O["cpuSeconds"] = "x"; }),
            "expected number at TuResult.cpuSeconds");
  EXPECT_EQ(errorAfter([](Object &O) { O["status"] = "happy"; }),
            "expected the name of a unit status at TuResult.status");
  EXPECT_EQ(errorAfter([](Object &O) { O.erase("files"); }),
            "missing value at TuResult.files");
  EXPECT_EQ(errorAfter([](Object &O) { O["files"] = 1; }),
            "expected array at TuResult.files");
  EXPECT_EQ(errorAfter([](Object &O) { firstFile(O).erase("path"); }),
            "missing value at TuResult.files[0].path");
  EXPECT_EQ(errorAfter([](Object &O) { firstFile(O)["cuda"] = {1, -1}; }),
            "expected a number of 32 bits at TuResult.files[0].cuda[1]");
  EXPECT_EQ(errorAfter([](Object &O) {
              firstFile(O)["conflicts"] = {int64_t(4294967296)};
            }),
            "expected a number of 32 bits at TuResult.files[0].conflicts[0]");
  EXPECT_EQ(errorAfter([](Object &O) { firstFile(O)["user"] = {1}; }),
            "offset has an owner already at TuResult.files[0].user[0]");
  EXPECT_EQ(errorAfter([](Object &O) { firstFile(O)["path"] = "/r/empty.h"; }),
            "file is listed twice at TuResult.files[1].path");
  EXPECT_EQ(errorAfter([](Object &O) {
              firstFile(O)["skipped"] = {Object{{"begin", 9}, {"end", 1}}};
            }),
            "range ends before it begins at TuResult.files[0].skipped[0]");
  EXPECT_EQ(errorAfter([](Object &O) {
              O["userNames"] = {"a", llvm::StringRef("\0hex:zz", 7)};
            }),
            "expected hexadecimal bytes at TuResult.userNames[1]");
  EXPECT_EQ(errorAfter([](Object &O) {
              (*O.getArray("kernels"))[0].getAsObject()->erase("place");
            }),
            "missing value at TuResult.kernels[0].place");
}

TEST(TuResultJSON, NoFieldMayBeAbsent) {
  Value Good = toJSON(fullResult());
  for (const auto &[Key, Field] : *Good.getAsObject()) {
    std::string Name = Key.str();
    EXPECT_EQ(errorAfter([&](Object &O) { O.erase(Name); }),
              "missing value at TuResult." + Name);
  }
}

TEST(TuResultJSON, OtherValuesAreRefused) {
  llvm::Expected<TuResult> Read = tuResultFromJSON(nullptr);
  ASSERT_FALSE(bool(Read));
  EXPECT_EQ(llvm::toString(Read.takeError()),
            "expected object when parsing TuResult");
}

} // namespace
