// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "UnitRecorder.h"

using namespace clang;

namespace hipport {

namespace {

class SkipRecorder : public PPCallbacks {
public:
  SkipRecorder(UnitFiles &Files, std::set<std::string> &MissingIncludes)
      : Files(Files), MissingIncludes(MissingIncludes) {}

  bool FileNotFound(llvm::StringRef FileName) override {
    MissingIncludes.insert(FileName.str());
    return true;
  }

  void SourceRangeSkipped(SourceRange Range, SourceLocation) override {
    auto Begin = Files.use(Range.getBegin());
    auto End = Files.use(Range.getEnd());
    if (Begin && End && Begin->Facts == End->Facts)
      Begin->Facts->Skipped.push_back({Begin->Offset, End->Offset});
  }

private:
  UnitFiles &Files;
  std::set<std::string> &MissingIncludes;
};

} // namespace

std::unique_ptr<PPCallbacks>
makeSkipRecorder(UnitFiles &Files, std::set<std::string> &MissingIncludes) {
  return std::make_unique<SkipRecorder>(Files, MissingIncludes);
}

void ProblemRecorder::HandleDiagnostic(DiagnosticsEngine::Level Level,
                                       const Diagnostic &Info) {
  DiagnosticConsumer::HandleDiagnostic(Level, Info);
  if (Level < DiagnosticsEngine::Error)
    return;
  llvm::SmallString<128> Message;
  Info.FormatDiagnostic(Message);
  auto Spot = Files && Info.hasSourceManager() ? Files->use(Info.getLocation())
                                               : std::nullopt;
  if (Spot)
    Spot->Facts->Problems.push_back({Files->place(*Spot), Message.str().str()});
  else if (OtherError.empty())
    OtherError = Message.str().str();
}

} // namespace hipport
