#!/usr/bin/env python3
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Converts a checkout and counts the .cu files that compile for AMD GPUs.

  repo.py --repo DIR --hipport FILE --out DIR --headers DIR
          [--include FOLDER]... [--flag=FLAG]... [--only FOLDER] [--tree NAME=DIR]...
  repo.py --stable --repo DIR --hipport FILE --out DIR

A file that others include is compiled with them and not by itself. The flags are
those of this command line: -I for the file's folder and for each --include,
relative to the checkout. --tree NAME=DIR compiles another converter's output as
well. --stable compiles nothing: a second run over the output makes no edit; -j1
and -j2 with the entries of the checkout in another order give the same bytes.
"""

import argparse
import re
import sys
from pathlib import Path

import hecbench
import hipcompile

INCLUDE = re.compile(r'^\s*#\s*include\s*["<]([^">]+\.cu)[">]', re.MULTILINE)
SOURCES = {".cu", ".cuh", ".h", ".hpp", ".cpp", ".cc", ".inl"}


def units_of(root):
    """The .cu files that no other file includes, relative to the root."""
    files = [p for p in sorted(root.rglob("*")) if p.suffix in SOURCES and p.is_file() and ".git" not in p.parts]
    included = set()
    for path in files:
        for name in INCLUDE.findall(path.read_text(errors="replace")):
            included.add((path.parent / name).resolve())
    return [p.relative_to(root) for p in files if p.suffix == ".cu" and p.resolve() not in included]


def compile_tree(compiler, tree, label, units, args):
    """Prints and writes how many of the units compile in this tree."""
    folders = [tree / folder for folder in args.include]
    flags = [*args.flag, *(f"-I{folder.resolve()}" for folder in folders)]
    there = [u for u in units if (tree / u).is_file()]
    outcomes = hipcompile.run_all(
        lambda u: compiler.file(tree / u, str(u), flags, [(tree / u).parent, *folders]), there, args.jobs)
    outcomes += [hipcompile.Outcome(str(u), cause="no output") for u in units if u not in there]
    hipcompile.write_outcomes(outcomes, args.out, label)
    hipcompile.print_outcomes(outcomes, label)
    return len(outcomes) - len(there)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repo", type=Path, required=True, help="checkout")
    parser.add_argument("--hipport", required=True, help="the binary")
    parser.add_argument("--out", type=Path, required=True, help="results and the converted tree")
    parser.add_argument("--stable", action="store_true", help="compare runs instead of compiling")
    parser.add_argument("--headers", help="folder of unpacked ROCm headers, holds usr/include/hip")
    parser.add_argument("--include", action="append", default=[], help="folder of headers, relative to the checkout")
    parser.add_argument("--flag", action="append", default=[], help="a flag of the compiles, as --flag=-DX")
    parser.add_argument("--only", default="", help="count the units below this folder")
    parser.add_argument("--tree", action="append", default=[], metavar="NAME=DIR")
    parser.add_argument("--arch", default="gfx90a")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--cache", type=Path, help="compile results by content (OUT/cache)")
    args = parser.parse_args()
    if not args.stable and not args.headers:
        parser.error("compiling needs --headers")
    args.out.mkdir(parents=True, exist_ok=True)

    tree = args.out / "tree"
    code, wall, cpu = hecbench.run_hipport(args.hipport, [args.repo], tree, args.out / "report.json", args.jobs)
    units = [u for u in units_of(args.repo) if str(u).startswith(args.only)]
    print(f"exit code {code}; {wall:.1f} s wall, {cpu:.1f} s of CPU; {len(units)} units")
    if args.stable:
        entries = [p for p in sorted(args.repo.iterdir()) if not p.name.startswith(".")]
        return 0 if hecbench.is_stable(args.hipport, entries, [tree], args.out, args.jobs) else 1
    compiler = hipcompile.Compiler(args.headers, args.arch, args.cache or args.out / "cache")
    lost = compile_tree(compiler, tree, "hipport", units, args)
    for spec in args.tree:
        name, _, folder = spec.partition("=")
        compile_tree(compiler, Path(folder), name, units, args)
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
