// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Asks git whether files that are about to be changed in place could be brought
// back.

#include "hipport/Driver/OutputTree.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

#include <fmt/format.h>

#include <array>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

namespace hipport {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

/// The folder at or above \p Root that git manages; empty when there is none.
/// Found without git, so that a repository that git refuses to read is not
/// taken for none.
static std::string workTreeOf(llvm::StringRef Root) {
  llvm::SmallString<256> Real;
  if (fs::real_path(Root, Real))
    return "";
  for (llvm::StringRef Folder = Real; !Folder.empty();
       Folder = path::parent_path(Folder)) {
    llvm::SmallString<256> Marker(Folder);
    path::append(Marker, ".git");
    if (fs::exists(Marker))
      return Folder.str();
  }
  return "";
}

/// The environment without what would make git look at another repository, as
/// inside of a git hook, and with messages in English.
static std::vector<llvm::StringRef> gitEnvironment() {
  std::vector<llvm::StringRef> Out = {"LC_ALL=C"};
  for (char **Entry = environ; *Entry; ++Entry) {
    llvm::StringRef Variable(*Entry);
    constexpr std::array<llvm::StringLiteral, 4> Unwanted = {
        "GIT_DIR=", "GIT_WORK_TREE=", "GIT_INDEX_FILE=", "LC_ALL="};
    if (llvm::none_of(Unwanted, [&](llvm::StringRef Prefix) {
          return Variable.starts_with(Prefix);
        }))
      Out.push_back(Variable);
  }
  return Out;
}

namespace {

struct CommandOutput {
  int ExitCode = 0;
  std::string Out;
  std::string Error;
};

/// A file without a name: a killed run leaves none behind, and no folder for
/// temporary files is needed.
class NamelessFile {
public:
  NamelessFile() : Descriptor(memfd_create("hipport-git", MFD_CLOEXEC)) {}
  ~NamelessFile() {
    if (Descriptor >= 0)
      close(Descriptor);
  }
  NamelessFile(const NamelessFile &) = delete;
  NamelessFile &operator=(const NamelessFile &) = delete;

  /// For other processes to open while this one lives.
  std::string path() const {
    return fmt::format("/proc/{}/fd/{}", getpid(), Descriptor);
  }
  std::string text() const {
    auto Buffer = llvm::MemoryBuffer::getFile(path());
    return Buffer ? (*Buffer)->getBuffer().str() : std::string();
  }

private:
  int Descriptor;
};

} // namespace

static CommandOutput run(llvm::StringRef Program,
                         llvm::ArrayRef<llvm::StringRef> Args) {
  const NamelessFile Out, Error;
  const std::string OutPath = Out.path(), ErrorPath = Error.path();
  std::optional<llvm::StringRef> Redirects[] = {llvm::StringRef(""),
                                                llvm::StringRef(OutPath),
                                                llvm::StringRef(ErrorPath)};
  std::vector<llvm::StringRef> Environment = gitEnvironment();
  CommandOutput Output;
  std::string Problem;
  Output.ExitCode = llvm::sys::ExecuteAndWait(
      Program, Args, llvm::ArrayRef(Environment), Redirects,
      /*SecondsToWait=*/0, /*MemoryLimit=*/0, &Problem);
  Output.Out = Out.text();
  Output.Error = Error.text() + Problem;
  return Output;
}

llvm::Error checkCleanWorkTree(llvm::StringRef Root) {
  std::string WorkTree = workTreeOf(Root);
  llvm::ErrorOr<std::string> Git = llvm::sys::findProgramByName("git");
  if (WorkTree.empty() || !Git)
    return llvm::Error::success();
  const CommandOutput Status =
      run(*Git, {"git", "--no-optional-locks", "-C", WorkTree, "status",
                 "--porcelain", "-z", "--untracked-files=no"});
  if (Status.ExitCode != 0)
    return llvm::createStringError(
        std::make_error_code(std::errc::operation_not_permitted),
        "git cannot tell whether '" + llvm::Twine(WorkTree) +
            "' has uncommitted changes: " +
            llvm::StringRef(Status.Error).trim());
  if (Status.Out.empty())
    return llvm::Error::success();
  // Entries are "XY path", each ended by a null byte.
  llvm::StringRef First =
      llvm::StringRef(Status.Out).split('\0').first.drop_front(3);
  return llvm::createStringError(
      std::make_error_code(std::errc::operation_not_permitted),
      "git work tree '" + llvm::Twine(WorkTree) +
          "' has uncommitted changes, for example "
          "in '" +
          First + "'");
}

} // namespace hipport
