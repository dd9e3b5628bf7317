// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The folder of one test. The standard library does the work, so that the tests
// do not check LLVM's file functions with themselves.

#include "TempFolder.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Program.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace fs = std::filesystem;

namespace hipport {

TempFolder::TempFolder() {
  llvm::SmallString<128> Made, Real;
  llvm::sys::fs::createUniqueDirectory("hipport-test", Made);
  llvm::sys::fs::real_path(Made, Real);
  Root = Real.str().str();
}

TempFolder::~TempFolder() {
  std::error_code Ignored;
  fs::remove_all(Root, Ignored);
}

std::string TempFolder::path(llvm::StringRef Name) const {
  return Name.empty() ? Root : Root + "/" + Name.str();
}

void TempFolder::write(llvm::StringRef Name, llvm::StringRef Bytes) const {
  fs::path Path = path(Name);
  fs::create_directories(Path.parent_path());
  std::ofstream(Path, std::ios::binary) << Bytes.str();
}

std::string TempFolder::read(llvm::StringRef Name) const {
  std::ifstream In(path(Name), std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(In), {});
}

void TempFolder::link(llvm::StringRef Name, llvm::StringRef Target) const {
  fs::path Path = path(Name);
  fs::create_directories(Path.parent_path());
  fs::create_symlink(Target.str(), Path);
}

std::string TempFolder::linkText(llvm::StringRef Name) const {
  std::error_code Failed;
  return fs::read_symlink(path(Name), Failed).string();
}

std::vector<std::string> TempFolder::list(llvm::StringRef Name) const {
  std::vector<std::string> Names;
  fs::path Top = path(Name);
  if (fs::exists(Top))
    for (const fs::directory_entry &Entry :
         fs::recursive_directory_iterator(Top))
      if (Entry.is_symlink() || !Entry.is_directory())
        Names.push_back(Entry.path().lexically_relative(Top).string());
  std::sort(Names.begin(), Names.end());
  return Names;
}

bool hasGit() { return bool(llvm::sys::findProgramByName("git")); }

int runGit(llvm::StringRef Folder, llvm::ArrayRef<llvm::StringRef> Args) {
  llvm::ErrorOr<std::string> Git = llvm::sys::findProgramByName("git");
  if (!Git)
    return -1;
  std::vector<llvm::StringRef> All = {"git",
                                      "-C",
                                      Folder,
                                      "-c",
                                      "user.name=t",
                                      "-c",
                                      "user.email=t@example.org"};
  All.insert(All.end(), Args.begin(), Args.end());
  return llvm::sys::ExecuteAndWait(*Git, All);
}

std::string messageOf(llvm::Error Problem) {
  return llvm::toString(std::move(Problem));
}

} // namespace hipport
