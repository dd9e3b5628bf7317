#!/usr/bin/env python3
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times hipport on part of a HeCBench checkout beside what it competes with.

  speed.py --hecbench DIR --hipport FILE [--every N] [--hipify-perl FILE] --out DIR

Takes every Nth *-cuda folder. All of them in one hipport run, with its workers;
then Clang's own -fsyntax-only of the same units with the declarations that
hipport uses, without preambles (the commands that `hipport compdb` writes); then
hipify-perl, a file at a time. Prints CPU and wall time for a .cu file, and the
ratios.
"""

import argparse
import json
import resource
import subprocess
import sys
import time
from pathlib import Path

import hecbench

CLANG = "clang++-22"


def timed(commands):
    """(CPU seconds, wall seconds) of running each command in its folder."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    for command, folder in commands:
        subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, time.monotonic() - start


def clang_commands(hipport, folders, out):
    """Clang's parse of every unit of the folders, as hipport would parse it."""
    commands = []
    for folder in folders:
        database = out / "compdb" / folder.name / "compile_commands.json"
        subprocess.run([hipport, "compdb", str(folder), "-o", str(database),
                        "--headers", str(out / "compdb" / "declarations")],
                       stdout=subprocess.DEVNULL, check=True)
        for entry in json.loads(database.read_text()):
            flags = [a for a in entry["arguments"][1:] if a != "-c"]
            commands.append(([CLANG, "-fsyntax-only", "-w", "-ferror-limit=0", *flags], entry["directory"]))
    return commands


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hecbench", type=Path, required=True, help="checkout, holds src/")
    parser.add_argument("--hipport", required=True, help="the binary")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--every", type=int, default=10, help="take every Nth folder (10)")
    parser.add_argument("--hipify-perl", help="the script; left out by default")
    args = parser.parse_args()
    args.out = args.out.resolve()
    args.out.mkdir(parents=True, exist_ok=True)
    hipport = str(Path(args.hipport).resolve())

    folders = [f.resolve() for f in hecbench.cuda_folders(args.hecbench / "src")[::args.every]]
    files = [p for f in folders for p in sorted(f.rglob("*.cu")) if p.is_file()]
    _, wall, cpu = hecbench.run_hipport(hipport, folders, args.out / "tree", args.out / "report.json", 1)
    rows = {"hipport": (cpu, wall)}
    commands = clang_commands(hipport, folders, args.out)
    rows[f"Clang's parse of {len(commands)} units"] = timed(commands)
    if args.hipify_perl:
        rows["hipify-perl"] = timed([([args.hipify_perl, str(p)], p.parent) for p in files])
    print(f"{len(folders)} folders, {len(files)} .cu files, one process at a time")
    for name, (used, elapsed) in rows.items():
        print(f"  {name}: {used / len(files):.3f} s of CPU and {elapsed / len(files):.3f} s a .cu file, "
              f"{used / cpu:.2f} of hipport's CPU")
    return 0


if __name__ == "__main__":
    sys.exit(main())
