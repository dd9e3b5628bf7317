// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The options of `hipport convert`, and the settings that they make.

#include "ConvertOptions.h"

#include "hipport/Config/ConfigFile.h"
#include "hipport/Rules/Targets.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"

#include <set>

using namespace hipport;
namespace cl = llvm::cl;

static cl::OptionCategory Category("hipport convert options");
static cl::SubCommand Convert("convert",
                              "Convert CUDA sources to HIP and review them");

static cl::SubCommand Check("check", "Find what is wrong on AMD hardware");

static cl::list<std::string> Inputs(cl::Positional, cl::desc("PATH..."),
                                    cl::sub(Convert), cl::sub(Check),
                                    cl::cat(Category));
static cl::opt<std::string>
    BuildPath("p", cl::value_desc("path"),
              cl::desc("Compile database: a file or the folder that holds "
                       "compile_commands.json"),
              cl::sub(Convert), cl::sub(Check), cl::cat(Category));
static cl::list<std::string>
    Exclude("exclude", cl::value_desc("glob"),
            cl::desc("Leave out paths, relative to the root; repeatable"),
            cl::sub(Convert), cl::sub(Check), cl::cat(Category));
static cl::list<std::string>
    ExtraArgs("extra-arg", cl::value_desc("flag"),
              cl::desc("Add a compiler flag to every unit; repeatable"),
              cl::sub(Convert), cl::sub(Check), cl::cat(Category));

static cl::opt<std::string>
    ConfigPath("config", cl::value_desc("file"),
               cl::desc("Settings of the project (default: the nearest "
                        ".hipport.yaml)"),
               cl::sub(Convert), cl::sub(Check), cl::cat(Category));
static cl::opt<bool> NoConfig("no-config", cl::desc("Read no .hipport.yaml"),
                              cl::sub(Convert), cl::sub(Check),
                              cl::cat(Category));

static cl::opt<std::string>
    OutRoot("out-root", cl::value_desc("dir"),
            cl::desc("Write the converted tree there (default: ROOT-hip)"),
            cl::sub(Convert), cl::cat(Category));
static cl::opt<bool> InPlace("in-place",
                             cl::desc("Change the files themselves"),
                             cl::sub(Convert), cl::cat(Category));
static cl::opt<bool>
    AllowDirty("allow-dirty",
               cl::desc("With --in-place: also with uncommitted changes"),
               cl::sub(Convert), cl::cat(Category));
static cl::opt<bool>
    RenameSources("rename-sources",
                  cl::desc("Call .cu files .hip in the output; includes of "
                           "them follow"),
                  cl::sub(Convert), cl::cat(Category));
static cl::opt<bool> Diff("diff", cl::desc("Print a patch, change nothing"),
                          cl::sub(Convert), cl::cat(Category));
static cl::opt<std::string>
    ExportFixes("export-fixes", cl::value_desc("file"),
                cl::desc("Write the edits for clang-apply-replacements, change "
                         "nothing"),
                cl::sub(Convert), cl::cat(Category));
static cl::opt<bool> DryRun("dry-run", cl::desc("Write no sources"),
                            cl::sub(Convert), cl::cat(Category));
static cl::opt<std::string> Report("report", cl::value_desc("file"),
                                   cl::desc("Write a report as JSON"),
                                   cl::sub(Convert), cl::sub(Check),
                                   cl::cat(Category));

static cl::list<std::string> Formats(
    "format", cl::value_desc("format[:file]"),
    cl::desc("Findings as text, json, sarif or markdown, on standard output "
             "or in a file; repeatable"),
    cl::sub(Convert), cl::sub(Check), cl::cat(Category));

static cl::list<std::string>
    RuleFiles("rules", cl::value_desc("file"),
              cl::desc("Add or replace rules; repeatable"), cl::sub(Convert),
              cl::sub(Check), cl::cat(Category));
static cl::opt<std::string>
    Rocm("rocm", cl::value_desc("release"),
         cl::desc("ROCm release to convert for (default: 6.4)"),
         cl::init("6.4"), cl::sub(Convert), cl::sub(Check), cl::cat(Category));
static cl::list<std::string>
    Targets("target", cl::value_desc("gfx,..."), cl::CommaSeparated,
            cl::desc("GPUs to check for (default: all that are known)"),
            cl::sub(Convert), cl::sub(Check), cl::cat(Category));
static cl::opt<bool>
    PreferRoc("roc",
              cl::desc("Prefer AMD's direct library (rocBLAS) where it has "
                       "every name that is used"),
              cl::sub(Convert), cl::cat(Category));
static cl::opt<Annotate>
    Annotations("annotate", cl::desc("How findings are shown in the sources:"),
                cl::values(clEnumValN(Annotate::Comment, "comment",
                                      "FIXME comments (default)"),
                           clEnumValN(Annotate::None, "none", "not at all")),
                cl::init(Annotate::Comment), cl::sub(Convert),
                cl::cat(Category));
static cl::opt<FixMode>
    Fixes("fix", cl::desc("Which fixes of findings are applied:"),
          cl::values(clEnumValN(FixMode::Safe, "safe",
                                "those that mean the same (default)"),
                     clEnumValN(FixMode::Unsafe, "unsafe",
                                "those to be reviewed as well"),
                     clEnumValN(FixMode::None, "none", "none")),
          cl::init(FixMode::Safe), cl::sub(Convert), cl::cat(Category));
static cl::opt<LaunchSyntax> Launches(
    "launch-syntax", cl::desc("How kernels are launched in the output:"),
    cl::values(clEnumValN(LaunchSyntax::Chevron, "chevron",
                          "k<<<grid, block>>>(x) (default)"),
               clEnumValN(LaunchSyntax::Call, "ggl",
                          "hipLaunchKernelGGL(k, grid, block, 0, 0, x)")),
    cl::init(LaunchSyntax::Chevron), cl::sub(Convert), cl::cat(Category));
static cl::opt<FindingClass> FailOn(
    "fail-on", cl::desc("Exit with 1 for findings of this class or a worse:"),
    cl::values(clEnumValN(FindingClass::Compile, "compile", "does not compile"),
               clEnumValN(FindingClass::Correctness, "correctness",
                          "wrong result, hang, crash"),
               clEnumValN(FindingClass::Performance, "performance", "slow"),
               clEnumValN(FindingClass::Info, "info", "anything")),
    cl::sub(Convert), cl::sub(Check), cl::cat(Category));

static cl::opt<std::string>
    CudaPath("cuda-path", cl::value_desc("dir"),
             cl::desc("Parse with this CUDA SDK (default: without any)"),
             cl::sub(Convert), cl::sub(Check), cl::cat(Category));
static cl::opt<std::string> ResourceDir("resource-dir", cl::value_desc("dir"),
                                        cl::desc("Clang's resource directory"),
                                        cl::sub(Convert), cl::sub(Check),
                                        cl::cat(Category));

static cl::opt<unsigned>
    Workers("j", cl::value_desc("n"), cl::Prefix,
            cl::desc("Units at once (default: one for each core)"), cl::init(0),
            cl::sub(Convert), cl::sub(Check), cl::cat(Category));
static cl::opt<unsigned>
    TimeLimit("time-limit", cl::value_desc("seconds"),
              cl::desc("For one unit (default: 120; 0: none)"), cl::init(120),
              cl::sub(Convert), cl::sub(Check), cl::cat(Category));
static cl::opt<unsigned>
    MemoryLimit("memory-limit", cl::value_desc("MB"),
                cl::desc("For one unit (default: 4096; 0: none)"),
                cl::init(4096), cl::sub(Convert), cl::sub(Check),
                cl::cat(Category));
static cl::opt<bool>
    NoPreambles("no-preambles",
                cl::desc("Parse each unit from its first byte: slower, with "
                         "the same result"),
                cl::sub(Convert), cl::sub(Check), cl::cat(Category));

static cl::opt<bool> Findings("findings", cl::desc("Print all findings"),
                              cl::sub(Convert), cl::cat(Category));
static cl::opt<bool> Quiet("quiet", cl::desc("No summary, no progress"),
                           cl::sub(Convert), cl::sub(Check), cl::cat(Category));

static bool isFolder(llvm::StringRef Path) {
  return Path.empty() || llvm::sys::fs::is_directory(Path);
}

static std::optional<FormatRequest> parseFormat(llvm::StringRef Text) {
  auto [Name, File] = Text.split(':');
  auto Format = llvm::StringSwitch<std::optional<ReportFormat>>(Name)
                    .Case("text", ReportFormat::Text)
                    .Case("json", ReportFormat::JSON)
                    .Case("sarif", ReportFormat::Sarif)
                    .Case("markdown", ReportFormat::Markdown)
                    .Default(std::nullopt);
  if (!Format || (File.empty() && Text.ends_with(":")))
    return std::nullopt;
  return FormatRequest{*Format, File.str()};
}

static std::string misuseOfFormats() {
  unsigned OnOutput = Findings;
  std::set<std::string> Files;
  for (const std::string &Text : Formats) {
    std::optional<FormatRequest> Wanted = parseFormat(Text);
    if (!Wanted)
      return "--format: '" + Text +
             "' is none of text, json, sarif, markdown, with or without :FILE";
    if (Diff && Wanted->File.empty() && Wanted->Format != ReportFormat::Text)
      return "--format: standard output holds the patch of --diff; name a file";
    OnOutput += Wanted->File.empty();
    if (!Wanted->File.empty() && !Files.insert(Wanted->File).second)
      return "--format: " + Wanted->File + " is named twice";
  }
  return OnOutput > 1 ? "--format: only one form can go to standard output; "
                        "name files for the others"
                      : "";
}

/// What is wrong with options that are fine one by one; empty: nothing.
static std::string misuseOfConvert() {
  const int Outputs = (OutRoot.getNumOccurrences() > 0) + InPlace + Diff +
                      DryRun + (ExportFixes.getNumOccurrences() > 0);
  if (Outputs > 1)
    return "--out-root, --in-place, --diff, --export-fixes and --dry-run "
           "exclude one another";
  if (ExportFixes.getNumOccurrences() && ExportFixes.empty())
    return "--export-fixes needs a file";
  if (RenameSources && !ExportFixes.empty())
    return "--rename-sources: replacements cannot rename files";
  if (OutRoot.getNumOccurrences() && OutRoot.empty())
    return "--out-root needs a directory";
  if (AllowDirty && !InPlace)
    return "--allow-dirty has a meaning with --in-place only";
  if (NoConfig && ConfigPath.getNumOccurrences())
    return "--config and --no-config exclude one another";
  if (!parseRelease(Rocm))
    return "--rocm: '" + Rocm + "' is no release such as 6.4";
  for (const std::string &Name : Targets)
    if (!findTarget(Name))
      return "--target: " + unknownTarget(Name);
  if (!isFolder(CudaPath))
    return "--cuda-path: '" + CudaPath + "' is no directory";
  if (!isFolder(ResourceDir))
    return "--resource-dir: '" + ResourceDir + "' is no directory";
  return misuseOfFormats();
}

static OutputMode outputMode() {
  if (InPlace)
    return OutputMode::InPlace;
  if (Diff)
    return OutputMode::Diff;
  if (!ExportFixes.empty())
    return OutputMode::Fixes;
  return DryRun ? OutputMode::DryRun : OutputMode::Tree;
}

/// Nothing found is an empty configuration.
static llvm::Expected<ConfigFile> loadConfig() {
  if (NoConfig)
    return ConfigFile();
  std::string Path = ConfigPath;
  if (!ConfigPath.getNumOccurrences())
    Path = findConfigFile(Inputs.empty() ? "." : Inputs.front());
  return Path.empty() && !ConfigPath.getNumOccurrences() ? ConfigFile()
                                                         : readConfigFile(Path);
}

/// What the command line says, over what the file says. Rules, globs and flags
/// of both count; those of the command line come last.
static void applyConfig(const ConfigFile &File, Config &Settings) {
  auto Prepend = [](std::vector<std::string> &Items,
                    const std::vector<std::string> &More) {
    Items.insert(Items.begin(), More.begin(), More.end());
  };
  Prepend(Settings.Scan.Exclude, File.Exclude);
  Prepend(Settings.Scan.ExtraFlags, File.ExtraFlags);
  Prepend(Settings.RuleFiles, File.RuleFiles);
  // The paths of the file describe its project, not what was named instead.
  if (Inputs.empty())
    Settings.Scan.Inputs = File.Inputs;
  if (BuildPath.empty())
    Settings.Scan.CompileDb = File.CompileDb;
  if (Settings.OutRoot.empty())
    Settings.OutRoot = File.OutRoot;
  if (!CudaPath.getNumOccurrences())
    Settings.Parse.CudaPath = File.CudaPath;
  if (!Rocm.getNumOccurrences() && File.Rocm)
    Settings.Convert.Rocm = *File.Rocm;
  if (!Annotations.getNumOccurrences() && File.Annotations)
    Settings.Convert.Annotations = *File.Annotations;
  if (!Launches.getNumOccurrences() && File.Launches)
    Settings.Convert.Launches = *File.Launches;
  if (!Fixes.getNumOccurrences() && File.Fixes)
    Settings.Convert.Fixes = *File.Fixes;
  if (!FailOn.getNumOccurrences())
    Settings.FailOn = File.FailOn;
  if (Targets.empty())
    Settings.Targets = File.Targets;
}

static Config configOfOptions() {
  Config Settings;
  Settings.Scan = {Inputs, BuildPath, Exclude, ExtraArgs};
  Settings.Parse.CudaPath = CudaPath;
  Settings.Parse.ResourceDir = ResourceDir;
  Settings.Convert.Rocm = *parseRelease(Rocm);
  Settings.Convert.Annotations = Annotations;
  Settings.Convert.PreferRoc = PreferRoc;
  Settings.Convert.Launches = Launches;
  Settings.Convert.Fixes = Fixes;
  Settings.Output = outputMode();
  Settings.OutRoot = OutRoot;
  Settings.AllowDirty = AllowDirty;
  Settings.RenameSources = RenameSources;
  Settings.FixesFile = ExportFixes;
  Settings.ReportFile = Report;
  for (const std::string &Text : Formats)
    Settings.Formats.push_back(*parseFormat(Text));
  if (Findings)
    Settings.Formats.push_back({ReportFormat::Text, ""});
  Settings.RuleFiles = RuleFiles;
  Settings.Targets = Targets;
  Settings.Workers = Workers;
  Settings.TimeLimitSeconds = TimeLimit;
  Settings.MemoryLimitMb = MemoryLimit;
  Settings.UsePreambles = !NoPreambles;
  if (FailOn.getNumOccurrences())
    Settings.FailOn = FailOn;
  return Settings;
}

Command hipport::convertCommand() {
  return {Convert, Category, misuseOfConvert, runConvertCommand};
}

Command hipport::checkCommand() {
  return {Check, Category, misuseOfConvert, runCheckCommand};
}

llvm::Expected<ConvertRun> hipport::convertRun() {
  auto Wrong = [](std::string Why) {
    return llvm::make_error<RunError>(ExitCode::Usage, std::move(Why));
  };
  llvm::Expected<ConfigFile> File = loadConfig();
  if (!File)
    return Wrong(llvm::toString(File.takeError()));
  ConvertRun Run{configOfOptions(), File->Path, Quiet};
  applyConfig(*File, Run.Settings);
  if (Run.Settings.Scan.Inputs.empty() && Run.Settings.Scan.CompileDb.empty())
    return Wrong("nothing to convert: name files or directories, or a compile "
                 "database with -p");
  return Run;
}
