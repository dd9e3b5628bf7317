// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The worklist for people: Markdown that reads well as text too.

#include "RelativePath.h"
#include "hipport/Model/Worklist.h"
#include "hipport/Report/Report.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

namespace hipport {

/// What Markdown would read as more than a letter.
static std::string plain(llvm::StringRef Text) {
  std::string Out;
  for (char C : Text) {
    if (llvm::StringRef("\\`*_[]<>|#").contains(C))
      Out += '\\';
    Out += C == '\n' ? ' ' : C;
  }
  return Out;
}

/// Text as code; a tick in it would end the code.
static std::string code(llvm::StringRef Text) {
  return Text.contains('`') ? plain(Text) : "`" + Text.str() + "`";
}

static void writeCounts(llvm::raw_ostream &OS,
                        const std::vector<WorklistEntry> &List) {
  std::map<Verdict, size_t> Counts;
  size_t Kernels = 0;
  for (const WorklistEntry &Entry : List)
    if (!Entry.Kernel.empty()) {
      ++Counts[Entry.Worst];
      ++Kernels;
    }
  OS << fmt::format("# Worklist\n\nKernels: {}.\n\n| verdict | kernels | "
                    "meaning |\n|---|---|---|\n",
                    Kernels);
  struct Row {
    Verdict Worst;
    const char *Meaning;
  };
  for (const Row &R :
       {Row{Verdict::Blocked, "uses what AMD does not have"},
        Row{Verdict::NeedsFix, "does not compile, or gives a wrong result"},
        Row{Verdict::NeedsRetune, "right, and slower than it could be"},
        Row{Verdict::Mechanical, "the conversion is all"}})
    OS << fmt::format("| {} | {} | {} |\n", toString(R.Worst), Counts[R.Worst],
                      R.Meaning);
}

static std::string blockOf(const LaunchSite &Launch) {
  return Launch.BlockThreads ? fmt::format("{}", *Launch.BlockThreads)
                             : "unknown";
}

/// What is known of all instances together.
static void writeFacts(llvm::raw_ostream &OS, llvm::StringRef Root,
                       const WorklistEntry &Entry) {
  if (Entry.Instances.empty())
    return;
  std::vector<std::string> Widths, Blocks;
  for (const KernelView *View : Entry.Instances) {
    Widths.push_back(toString(View->Width));
    for (const LaunchSite &Launch : View->Launches)
      Blocks.push_back(blockOf(Launch));
  }
  for (std::vector<std::string> *List : {&Widths, &Blocks}) {
    llvm::sort(*List);
    List->erase(llvm::unique(*List), List->end());
  }
  OS << fmt::format("{}; width: {}; threads of a block: {}",
                    plain(formatPlace(Root, Entry.Instances.front()->Place)),
                    llvm::join(Widths, ", "),
                    Blocks.empty() ? "no launch seen"
                                   : llvm::join(Blocks, ", "));
  if (Entry.Instances.size() > 1)
    OS << fmt::format("; {} instances", Entry.Instances.size());
  OS << "\n";
}

static void writeTasks(llvm::raw_ostream &OS, llvm::StringRef Root,
                       const WorklistEntry &Entry) {
  if (!Entry.Findings.empty())
    OS << '\n';
  for (const Finding *F : Entry.Findings) {
    OS << fmt::format("- **{}** {}: {} ({}, {})\n", toString(F->Class),
                      plain(formatPlace(Root, F->Place)), plain(F->Message),
                      F->Id, toString(F->Sureness));
    for (const Evidence &Note : F->Notes)
      OS << fmt::format("  - {}: {}\n", plain(formatPlace(Root, Note.Place)),
                        plain(Note.Reason));
  }
}

void writeWorklist(llvm::raw_ostream &OS, const ConvertResult &Result) {
  const std::vector<WorklistEntry> List = worklistOf(Result);
  writeCounts(OS, List);
  std::vector<std::string> Mechanical;
  for (const WorklistEntry &Entry : List) {
    if (Entry.Worst == Verdict::Mechanical) {
      Mechanical.push_back(code(Entry.Kernel));
      continue;
    }
    if (Entry.Kernel.empty())
      OS << "\n## Code outside of kernels\n";
    else
      OS << fmt::format("\n## {}: {}\n\n", code(Entry.Kernel),
                        toString(Entry.Worst));
    writeFacts(OS, Result.Root, Entry);
    writeTasks(OS, Result.Root, Entry);
  }
  if (Mechanical.empty())
    return;
  OS << "\n## Mechanical\n\n";
  for (const std::string &Kernel : Mechanical)
    OS << "- " << Kernel << '\n';
}

} // namespace hipport
