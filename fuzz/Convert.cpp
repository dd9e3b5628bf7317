// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The conversion of a file that no parser saw: names, includes, launches,
// guards and comments by the bytes alone.

#include "hipport/Rewrite/Convert.h"
#include "FuzzTarget.h"
#include "hipport/Frontend/CudaText.h"
#include "hipport/Rewrite/EditPlan.h"

using namespace hipport;

/// The bytes between the edits, and nothing else, are left.
static void checkOutput(llvm::StringRef Bytes, const FileResult &Result) {
  std::string After = applyEdits(Bytes, Result.Groups);
  llvm::StringRef Rest = After;
  size_t At = 0;
  for (const Edit &E : joinedEdits(Result.Groups)) {
    require(At <= E.Offset && E.Offset + size_t(E.Length) <= Bytes.size(),
            "an edit overlaps another or lies outside of the file");
    require(Rest.consume_front(Bytes.slice(At, E.Offset)) &&
                Rest.consume_front(E.Text),
            "bytes around an edit were lost");
    At = E.Offset + E.Length;
  }
  require(Rest == Bytes.drop_front(At), "bytes behind all edits were lost");
}

static void checkFindings(llvm::StringRef Bytes, const FileResult &Result) {
  for (const Finding &F : Result.Findings)
    require(F.Place.Offset <= Bytes.size() && F.Place.Line > 0,
            "a finding lies outside of the file");
}

/// From the size, so that a seed is a plain source.
static ConvertOptions optionsFor(size_t Size) {
  ConvertOptions Options;
  if (Size % 2)
    Options.Launches = LaunchSyntax::Call;
  if (Size % 3 == 0)
    Options.PreferRoc = true;
  if (Size % 5 == 0)
    Options.Annotations = Annotate::None;
  if (Size % 7 == 0)
    Options.Rocm = {5, 4};
  return Options;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  static const RuleTable Rules = RuleTable::builtin();
  static const MergedFacts NoFacts;
  const std::string Text = textOf(Data, Size).str();
  if (!scanText(Text).IsText)
    return 0;
  const std::string Path = "/in/a.cu";
  SourceSet Sources;
  Sources.Bytes[Path] = Text;
  Sources.Includes[Path] = {};
  Sources.MainFiles.insert(Path);
  const ConvertOptions Options = optionsFor(Size);
  auto Run = gatherRunFacts(Rules, NoFacts, std::move(Sources), Options);
  FileResult Result = convertFile(Path, Text, *Run, Options);
  checkOutput(Text, Result);
  checkFindings(Text, Result);
  return 0;
}
