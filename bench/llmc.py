#!/usr/bin/env python3
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Converts an llm.c checkout and counts the .cu files that compile for AMD GPUs.

  llmc.py --llmc DIR --hipport FILE --out DIR --headers DIR
"""

import argparse
import sys
from pathlib import Path

import hecbench
import hipcompile


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--llmc", type=Path, required=True, help="checkout")
    parser.add_argument("--hipport", required=True, help="the binary")
    parser.add_argument("--out", type=Path, required=True, help="results and the converted tree")
    parser.add_argument("--headers", required=True, help="folder of unpacked ROCm headers, holds usr/include/hip")
    parser.add_argument("--arch", default="gfx90a")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--cache", type=Path, help="compile results by content (OUT/cache)")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)

    tree = args.out / "tree"
    code, wall, cpu = hecbench.run_hipport(args.hipport, [args.llmc], tree, args.out / "report.json", args.jobs)
    wanted = sorted(p.relative_to(args.llmc) for p in args.llmc.rglob("*.cu") if p.is_file())
    lost = [str(f) for f in wanted if not (tree / f).is_file()]
    print(f"exit code {code}; {len(wanted) - len(lost)} of {len(wanted)} .cu files with output; "
          f"{wall:.1f} s wall, {cpu / max(1, len(wanted)):.3f} s of CPU a .cu file")
    compiler = hipcompile.Compiler(args.headers, args.arch, args.cache or args.out / "cache")
    there = [f for f in wanted if str(f) not in lost]
    outcomes = hipcompile.run_all(lambda f: compiler.file(tree / f, str(f), [], tree), there, args.jobs)
    hipcompile.write_outcomes(outcomes, args.out, "llmc")
    hipcompile.print_outcomes(outcomes, "llm.c")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
