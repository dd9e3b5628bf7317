// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "WritePhase.h"

#include "ExportFixes.h"

#include "hipport/Report/Report.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <set>

using namespace hipport;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

static std::string absolute(llvm::StringRef Path) {
  llvm::SmallString<256> Full = Path;
  // Without a working directory the path stays relative, and is refused later.
  (void)fs::make_absolute(Full);
  path::remove_dots(Full, /*remove_dot_dot=*/true);
  return Full.str().rtrim('/').str();
}

static llvm::Error refuse(llvm::Error Why) {
  if (!Why)
    return llvm::Error::success();
  return llvm::make_error<RunError>(ExitCode::Refused,
                                    llvm::toString(std::move(Why)));
}

static llvm::Error refuse(const llvm::Twine &Why) {
  return llvm::make_error<RunError>(ExitCode::Refused, Why.str());
}

/// Whether \p Path can be made: its nearest folder that exists takes entries.
static llvm::Error checkCreatable(llvm::StringRef Path) {
  llvm::StringRef Folder = Path;
  while (!fs::exists(Folder) && path::has_parent_path(Folder))
    Folder = path::parent_path(Folder);
  if (!fs::is_directory(Folder))
    return refuse("cannot write " + Path + ": " + Folder +
                  " is not a directory");
  if (std::error_code Failed = fs::access(Folder, fs::AccessMode::Write))
    return refuse("cannot write " + Path + ": " + Folder + ": " +
                  Failed.message());
  return llvm::Error::success();
}

std::string hipport::outRootOf(const Config &Settings, const JobPlan &Plan) {
  if (Settings.Output != OutputMode::Tree)
    return "";
  return absolute(Settings.OutRoot.empty() ? Plan.Root + "-hip"
                                           : Settings.OutRoot);
}

/// Whether the report would take the place of what the run reads or writes.
static bool hitsFileOfRun(const Config &Settings, const JobPlan &Plan,
                          const std::string &Report) {
  llvm::SmallString<256> Real;
  if (!fs::real_path(Report, Real) && Plan.Includes.count(Real.str().str()))
    return true;
  auto IsReport = [&](const std::string &Path) {
    return !Path.empty() && fs::equivalent(Path, Report);
  };
  if (llvm::any_of(Settings.RuleFiles, IsReport) ||
      IsReport(Settings.Scan.CompileDb))
    return true;
  llvm::StringRef Relative = Report;
  const std::string OutRoot = outRootOf(Settings, Plan);
  return !OutRoot.empty() && Relative.consume_front(OutRoot + "/") &&
         fs::exists(Plan.Root + "/" + Relative);
}

/// A file that the run writes beside the sources; \p What names it to the user.
static llvm::Error checkExtraFile(const Config &Settings, const JobPlan &Plan,
                                  const std::string &File,
                                  const std::string &What) {
  if (File.empty())
    return llvm::Error::success();
  const std::string Path = absolute(File);
  const std::string Cannot = "cannot write " + What + ": " + Path;
  const fs::file_type Type = fs::get_file_type(Path);
  if (Type == fs::file_type::directory_file)
    return refuse(Cannot + " is a directory");
  if (Type == fs::file_type::block_file || Type == fs::file_type::socket_file)
    return refuse(Cannot + " is not a file");
  if (hitsFileOfRun(Settings, Plan, Path))
    return refuse(Cannot + " is a file that the run reads or writes");
  return checkCreatable(path::parent_path(Path));
}

llvm::Error hipport::checkOutputs(const Config &Settings, const JobPlan &Plan) {
  if (llvm::Error Bad =
          checkExtraFile(Settings, Plan, Settings.ReportFile, "the report"))
    return Bad;
  if (llvm::Error Bad =
          checkExtraFile(Settings, Plan, Settings.FixesFile, "the fixes"))
    return Bad;
  for (const FormatRequest &Wanted : Settings.Formats)
    if (llvm::Error Bad =
            checkExtraFile(Settings, Plan, Wanted.File, "the findings"))
      return Bad;
  if (Settings.Output == OutputMode::InPlace && !Settings.AllowDirty)
    return refuse(checkCleanWorkTree(Plan.Root));
  if (Settings.Output != OutputMode::Tree)
    return llvm::Error::success();
  const std::string OutRoot = outRootOf(Settings, Plan);
  if (llvm::Error Bad = refuse(checkOutRoot(Plan.Root, OutRoot)))
    return Bad;
  return checkCreatable(OutRoot);
}

/// The user may have saved a file while the run went on; that text wins.
static llvm::Error checkUntouched(const std::vector<ConvertedFile> &Files) {
  for (const ConvertedFile &File : Files) {
    if (!File.isChanged())
      continue;
    const std::string &Path = File.Result.Path;
    auto Now = llvm::MemoryBuffer::getFile(Path, /*IsText=*/false,
                                           /*RequiresNullTerminator=*/false,
                                           /*IsVolatile=*/true);
    if (!Now || (*Now)->getBuffer() != File.Before)
      return refuse(Path + " was changed while hipport ran; nothing was "
                           "written");
    if (llvm::Error Bad = checkCreatable(path::parent_path(Path)))
      return Bad;
  }
  return llvm::Error::success();
}

static llvm::Error writeOver(const ConvertedFile &File) {
  const std::string &Old = File.Result.Path;
  if (llvm::Error Bad =
          refuse(writeFileAtomically(File.outPath(), File.After, Old)))
    return Bad;
  if (File.NewPath.empty())
    return llvm::Error::success();
  if (std::error_code Failed = fs::remove(Old))
    return refuse("cannot remove " + Old + ", whose text is now in " +
                  File.NewPath + ": " + Failed.message());
  return llvm::Error::success();
}

static llvm::Error writeInPlace(const std::vector<ConvertedFile> &Files) {
  if (llvm::Error Bad = checkUntouched(Files))
    return Bad;
  std::set<llvm::StringRef> Folders;
  for (const ConvertedFile &File : Files)
    Folders.insert(path::parent_path(File.Result.Path));
  for (llvm::StringRef Folder : Folders)
    removeLeftovers(Folder);
  for (const ConvertedFile &File : Files)
    if (File.isChanged())
      if (llvm::Error Bad = writeOver(File))
        return Bad;
  return llvm::Error::success();
}

/// The inputs as the plan spells paths: absolute, without symbolic links.
static std::vector<std::string> realInputs(const Config &Settings,
                                           const JobPlan &Plan) {
  std::vector<std::string> Inputs;
  for (const std::string &Input : Settings.Scan.Inputs) {
    llvm::SmallString<256> Real;
    if (!fs::real_path(Input, Real))
      Inputs.push_back(Real.str().str());
  }
  if (Inputs.empty())
    Inputs.push_back(Plan.Root);
  return Inputs;
}

static llvm::Error writeNewTree(const Config &Settings, const JobPlan &Plan,
                                const std::vector<ConvertedFile> &Files,
                                TreeOutcome &Outcome) {
  std::map<std::string, std::string> Changed, NewNames;
  for (const ConvertedFile &File : Files) {
    if (File.isChanged())
      Changed.emplace(File.Result.Path, File.After);
    if (!File.NewPath.empty())
      NewNames.emplace(File.Result.Path, File.NewPath);
  }
  return refuse(writeTree(Plan.Root, realInputs(Settings, Plan),
                          outRootOf(Settings, Plan), Changed, &Outcome,
                          NewNames));
}

static llvm::StringRef relative(const JobPlan &Plan, llvm::StringRef Path) {
  Path.consume_front(Plan.Root);
  return Path.ltrim('/');
}

static void writePatch(const JobPlan &Plan,
                       const std::vector<ConvertedFile> &Files,
                       llvm::raw_ostream &Out) {
  for (const ConvertedFile &File : Files) {
    if (!File.isChanged())
      continue;
    Out << unifiedDiff(relative(Plan, File.Result.Path),
                       relative(Plan, File.outPath()), File.Before, File.After);
  }
}

llvm::Expected<TreeOutcome>
hipport::writeOutputs(const Config &Settings, const JobPlan &Plan,
                      const std::vector<ConvertedFile> &Files,
                      llvm::raw_ostream &Out) {
  TreeOutcome Outcome;
  switch (Settings.Output) {
  case OutputMode::Tree:
    if (llvm::Error Failed = writeNewTree(Settings, Plan, Files, Outcome))
      return Failed;
    break;
  case OutputMode::InPlace:
    if (llvm::Error Failed = writeInPlace(Files))
      return Failed;
    break;
  case OutputMode::Diff:
    writePatch(Plan, Files, Out);
    break;
  case OutputMode::Fixes: {
    const std::string Path = absolute(Settings.FixesFile);
    if (llvm::Error Failed = refuse(
            writeFileAtomically(Path, fixesAsYaml(Plan.Root, Files), Path)))
      return Failed;
    break;
  }
  case OutputMode::DryRun:
    break;
  }
  return Outcome;
}

/// Complete in the file, or the file is as it was.
static llvm::Error writeFormat(const FormatRequest &Wanted,
                               const ConvertResult &Result,
                               const SourceTexts &Texts,
                               llvm::raw_ostream &Out) {
  if (Wanted.File.empty()) {
    writeReport(Out, Wanted.Format, Result, Texts);
    return llvm::Error::success();
  }
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  writeReport(OS, Wanted.Format, Result, Texts);
  const std::string Path = absolute(Wanted.File);
  return refuse(writeFileAtomically(Path, Text, Path));
}

llvm::Error hipport::writeReports(const Config &Settings,
                                  const ConvertResult &Result,
                                  const std::vector<ConvertedFile> &Files,
                                  llvm::raw_ostream &Out) {
  SourceTexts Texts;
  for (const ConvertedFile &File : Files)
    Texts.emplace(File.Result.Path, File.Before);
  if (!Settings.ReportFile.empty())
    if (llvm::Error Failed = writeFormat(
            {ReportFormat::JSON, Settings.ReportFile}, Result, Texts, Out))
      return Failed;
  for (const FormatRequest &Wanted : Settings.Formats)
    if (llvm::Error Failed = writeFormat(Wanted, Result, Texts, Out))
      return Failed;
  return llvm::Error::success();
}
