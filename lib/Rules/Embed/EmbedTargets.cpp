// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// hipport-embed-targets OUTPUT FILE...: turns the files of rules/targets into a
// C++ source while the project is built. Every mistake in a file ends the
// build.

#include "../TargetYaml.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <tuple>
#include <vector>

using namespace llvm;
using namespace hipport;

static Expected<Target> readTarget(StringRef Path) {
  auto Buffer = MemoryBuffer::getFile(Path);
  if (!Buffer)
    return createStringError(Path + ": " + Buffer.getError().message());
  Expected<Target> Read = parseTargetFile((*Buffer)->getMemBufferRef());
  if (Read && Read->Name != sys::path::stem(Path))
    return createStringError(Path + ":1:1: target '" + Read->Name +
                             "' lies in a file of another name");
  return Read;
}

static void writeTable(raw_ostream &OS, ArrayRef<Target> Targets) {
  OS << "// Written by hipport-embed-targets.\n"
        "#include \"hipport/Rules/Targets.h\"\n\n"
        "llvm::ArrayRef<hipport::Target> hipport::knownTargets() {\n"
        "  static const Target Table[] = {\n";
  for (const Target &T : Targets) {
    OS << "      {\"" << T.Name << "\", " << T.Wave << ", \"";
    OS.write_escaped(T.Family)
        << "\", " << T.Simds << ", " << T.WavesPerSimd << ", " << T.Vgprs
        << ", " << T.VgprGranule << ", " << T.LdsBlockBytes << ", "
        << T.LdsBanks << "},\n";
  }
  OS << "  };\n  return Table;\n}\n";
}

int main(int Argc, char **Argv) {
  if (Argc < 3) {
    errs() << "usage: hipport-embed-targets OUTPUT FILE...\n";
    return 2;
  }
  std::vector<Target> Targets;
  bool Failed = false;
  for (const char *Path : ArrayRef(Argv, Argc).drop_front(2)) {
    Expected<Target> Read = readTarget(Path);
    if (Read) {
      Targets.push_back(std::move(*Read));
      continue;
    }
    errs() << toString(Read.takeError()) << "\n";
    Failed = true;
  }
  if (Failed)
    return 1;
  sort(Targets, [](const Target &A, const Target &B) {
    return std::tuple(A.Name.size(), A.Name) <
           std::tuple(B.Name.size(), B.Name);
  });
  Error Written = writeToOutput(Argv[1], [&](raw_ostream &OS) {
    writeTable(OS, Targets);
    return Error::success();
  });
  if (!Written)
    return 0;
  errs() << Argv[1] << ": " << toString(std::move(Written)) << "\n";
  return 1;
}
