// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// `hipport compdb`: a compile database for Clang's own tools.

#include "Command.h"

#include "hipport/Frontend/ToolDatabase.h"
#include "hipport/Rules/RuleTable.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace hipport;
namespace cl = llvm::cl;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

static cl::OptionCategory Category("hipport compdb options");
static cl::SubCommand Compdb("compdb",
                             "Write a compile database for Clang's tools");

static cl::opt<std::string>
    Build(cl::Positional, cl::value_desc("build"),
          cl::desc("BUILD: a compile database, its folder, or a folder of "
                   "sources"),
          cl::sub(Compdb), cl::cat(Category));
static cl::opt<std::string>
    Output("o", cl::value_desc("file"),
           cl::desc("Write there (default: "
                    "hipport-compdb/compile_commands.json)"),
           cl::init("hipport-compdb/compile_commands.json"), cl::sub(Compdb),
           cl::cat(Category));
static cl::opt<std::string>
    Headers("headers", cl::value_desc("dir"),
            cl::desc("Put hipport's CUDA declarations there (default: "
                     "cuda-declarations beside the output)"),
            cl::sub(Compdb), cl::cat(Category));
static cl::opt<std::string>
    CudaPath("cuda-path", cl::value_desc("dir"),
             cl::desc("Use this CUDA SDK instead of hipport's declarations"),
             cl::sub(Compdb), cl::cat(Category));
static cl::list<std::string>
    ExtraArgs("extra-arg", cl::value_desc("flag"),
              cl::desc("Add a compiler flag to every entry; repeatable"),
              cl::sub(Compdb), cl::cat(Category));

static std::string findMisuse() {
  if (Build.empty())
    return "compdb needs a compile database or a folder of sources";
  if (Output.empty())
    return "-o needs a file";
  if (!CudaPath.empty() && !fs::is_directory(CudaPath))
    return "--cuda-path: '" + CudaPath + "' is no directory";
  if (!CudaPath.empty() && Headers.getNumOccurrences())
    return "--headers has no meaning with --cuda-path";
  return "";
}

static llvm::Error fail(ExitCode Code, std::string Why) {
  return llvm::make_error<RunError>(Code, std::move(Why));
}

static std::string absolute(llvm::StringRef Path) {
  llvm::SmallString<256> Full(Path);
  // Without a working directory the path stays relative, and opening it fails.
  (void)fs::make_absolute(Full);
  path::remove_dots(Full, /*remove_dot_dot=*/true);
  return Full.str().str();
}

/// A folder without a database is one of sources.
static ScanRequest requestOf(llvm::StringRef Path) {
  ScanRequest Request;
  Request.ExtraFlags = ExtraArgs;
  llvm::SmallString<256> Database(Path);
  path::append(Database, "compile_commands.json");
  if (fs::is_directory(Path) && !fs::exists(Database))
    Request.Inputs = {Path.str()};
  else
    Request.CompileDb = Path.str();
  return Request;
}

/// Overwriting the database of the build would lose what nvcc understands.
static bool isInput(const ScanRequest &Request, llvm::StringRef Path) {
  llvm::SmallString<256> Database(Request.CompileDb);
  if (fs::is_directory(Database))
    path::append(Database, "compile_commands.json");
  return !Database.empty() && fs::equivalent(Database, Path);
}

static llvm::Error writeDatabase(const JobPlan &Plan,
                                 const ParseOptions &Options,
                                 const std::string &File) {
  const std::string Folder = path::parent_path(File).str();
  std::error_code EC = fs::create_directories(Folder);
  if (!EC && !fs::is_directory(Folder))
    EC = std::make_error_code(std::errc::not_a_directory);
  if (EC)
    return fail(ExitCode::Refused,
                "cannot make " + Folder + ": " + EC.message());
  llvm::SmallString<256> Declarations(Folder);
  path::append(Declarations, "cuda-declarations");
  if (!Headers.empty())
    Declarations = absolute(Headers);
  if (Options.CudaPath.empty())
    if (llvm::Error Failed = writeDeclarations(Declarations, Options))
      return fail(ExitCode::Refused, llvm::toString(std::move(Failed)));
  llvm::Error Failed = llvm::writeToOutput(File, [&](llvm::raw_ostream &OS) {
    OS << toolDatabase(Plan, Options, Declarations);
    return llvm::Error::success();
  });
  return Failed ? fail(ExitCode::Refused, "cannot write " + File + ": " +
                                              llvm::toString(std::move(Failed)))
                : llvm::Error::success();
}

static ExitCode runCompdb() {
  const ScanRequest Request = requestOf(Build);
  const std::string File = absolute(Output);
  if (isInput(Request, File))
    return reportError(fail(
        ExitCode::Refused,
        File + " is the database of the build; name another file with -o"));
  llvm::Expected<JobPlan> Plan = planJobs(Request);
  if (!Plan)
    return reportError(fail(ExitCode::Usage, llvm::toString(Plan.takeError())));
  for (const std::string &Warning : Plan->Warnings)
    llvm::errs() << "warning: " << Warning << '\n';
  ParseOptions Options;
  Options.CudaPath = CudaPath.empty() ? "" : absolute(CudaPath);
  Options.VirtualHeaders = hipHeaders(RuleTable::builtin());
  if (llvm::Error Failed = writeDatabase(*Plan, Options, File))
    return reportError(std::move(Failed));
  llvm::outs() << File << ": " << Plan->Jobs.size()
               << (Plan->Jobs.size() == 1 ? " unit\n" : " units\n");
  if (llvm::Error Failed = finishOutput())
    return reportError(std::move(Failed));
  return ExitCode::Clean;
}

Command hipport::compdbCommand() {
  return {Compdb, Category, findMisuse, runCompdb};
}
