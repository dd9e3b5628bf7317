#!/usr/bin/env python3
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures hipport on a HeCBench checkout.

  hecbench.py convert --hecbench DIR --hipport FILE --out DIR
      one run over all *-cuda folders: files with output, wall and CPU time
  hecbench.py stable  --hecbench DIR --hipport FILE --out DIR
      a second run over that output makes no edit; -j1 and -j2 with the folders
      in another order give the same bytes
  hecbench.py compile --hecbench DIR --out DIR --list FILE --headers DIR [--tree NAME=DIR ...]
      how many of the listed folders compile for AMD GPUs: the converted tree,
      the hand ports, and other converters' trees
"""

import argparse
import filecmp
import json
import os
import random
import resource
import subprocess
import sys
import time
from pathlib import Path

import hipcompile

# Folders of the list that are no CUDA programs of their own.
EXCLUDED = {
    "convolutionDeformable": "an extension that needs the headers of PyTorch",
    "saxpy-ompt": "OpenMP offload, no CUDA source",
}
VARIANTS = ("-cuda", "-hip", "-sycl", "-omp")


def cuda_folders(src):
    return sorted(p for p in src.iterdir() if p.name.endswith("-cuda") and p.is_dir())


def cuda_files(root):
    return sorted(p.relative_to(root) for p in root.glob("*-cuda/**/*.cu") if p.is_file())


def run_hipport(hipport, inputs, out, report, jobs):
    """(exit code, wall seconds, CPU seconds of the run with its workers)."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    command = [hipport, "convert", *map(str, inputs), "--out-root", str(out),
               "--report", str(report), f"-j{jobs}"]
    with open(f"{report}.log", "w") as log:
        code = subprocess.run(command, stdout=log, stderr=log).returncode
    wall = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return code, wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def convert(args):
    src, out = args.hecbench / "src", args.out / "tree"
    code, wall, cpu = run_hipport(args.hipport, cuda_folders(src), out, args.out / "report.json", args.jobs)
    wanted = cuda_files(src)
    missing = [str(f) for f in wanted if not (out / f).is_file()]
    print(f"exit code {code}; {len(wanted) - len(missing)} of {len(wanted)} .cu files with output; "
          f"{wall:.1f} s wall at -j{args.jobs}, {cpu:.1f} s of CPU, {cpu / len(wanted):.3f} s a .cu file")
    for name in missing[:20]:
        print("  no output:", name)
    report = json.loads((args.out / "report.json").read_text())
    lost = [u for u in report.get("units", []) if u.get("status") not in (None, "parsed")]
    print(f"{len(report.get('units', []))} units, {len(lost)} lost")
    for unit in lost[:20]:
        print("  lost:", unit)
    return 1 if missing else 0


def differing(left, right):
    """Paths whose bytes differ, or that only one tree has."""
    names = {p.relative_to(t) for t in (left, right) for p in t.rglob("*")
             if p.is_file() and not p.is_symlink()}
    return sorted(str(n) for n in names
                  if not ((left / n).is_file() and (right / n).is_file()
                          and filecmp.cmp(left / n, right / n, shallow=False)))


def show(label, names):
    print(f"{label}: {len(names)} files differ" if names else f"{label}: identical bytes")
    for name in names[:20]:
        print("  ", name)


def is_stable(hipport, inputs, converted, out, jobs):
    """A second run over the output makes no edit; neither -j nor the order of
    the inputs matters. converted: what a run made of the inputs, in OUT/tree."""
    trees = {}
    # The search for headers ends here, as it does at the root of the inputs.
    (out / "tree" / ".git").mkdir(exist_ok=True)
    shuffled = list(inputs)
    random.Random(1).shuffle(shuffled)
    for label, of, workers in (("second", converted, jobs), ("j1", inputs, 1), ("j2", shuffled, 2)):
        trees[label] = out / f"tree-{label}"
        run_hipport(hipport, of, trees[label], out / f"report-{label}.json", workers)
    again = differing(out / "tree", trees["second"])
    order = differing(trees["j1"], trees["j2"])
    show("second run over the output", again)
    show("-j1 against -j2 with the inputs in another order", order)
    return not again and not order


def stable(args):
    first = cuda_folders(args.out / "tree")
    return 0 if is_stable(args.hipport, cuda_folders(args.hecbench / "src"), first, args.out, args.jobs) else 1


def link_siblings(src, tree):
    """Folders that were not converted: sources reach shared headers, data and
    the host parts of other variants with ../"""
    for path in src.iterdir():
        if path.is_dir() and not (tree / path.name).exists():
            os.symlink(path.resolve(), tree / path.name)


def compile_trees(args):
    src = args.hecbench / "src"
    names = [n for n in hipcompile.read_names(args.list) if n not in EXCLUDED]
    trees = [("hipport", args.out / "tree", "cuda")]
    trees += [(label, Path(path), "cuda") for label, path in (t.split("=", 1) for t in args.tree)]
    trees += [("hand-ports", src, "hip")]
    compiler = hipcompile.Compiler(args.headers, args.arch, args.cache or args.out / "cache")
    for label, tree, suffix in trees:
        if args.only and label not in args.only:
            continue
        if tree != src:
            link_siblings(src, tree)
        outcomes = hipcompile.run_all(lambda n: compiler.folder(tree / f"{n}-{suffix}", n), names, args.jobs)
        hipcompile.write_outcomes(outcomes, args.out, label)
        hipcompile.print_outcomes(outcomes, label)
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["convert", "stable", "compile"])
    parser.add_argument("--hecbench", type=Path, required=True, help="checkout, holds src/")
    parser.add_argument("--hipport", help="the binary")
    parser.add_argument("--out", type=Path, required=True, help="results and converted trees")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", help="names of benchmarks, one a line")
    parser.add_argument("--headers", help="folder of unpacked ROCm headers, holds usr/include/hip")
    parser.add_argument("--arch", default="gfx90a")
    parser.add_argument("--tree", action="append", default=[], help="NAME=DIR: another converter's output")
    parser.add_argument("--only", nargs="*", help="compile these trees only")
    parser.add_argument("--cache", type=Path, help="compile results by content (OUT/cache)")
    args = parser.parse_args()
    if args.what == "compile" and not (args.list and args.headers):
        parser.error("compile needs --list and --headers")
    if args.what != "compile" and not args.hipport:
        parser.error(args.what + " needs --hipport")
    args.out.mkdir(parents=True, exist_ok=True)
    return {"convert": convert, "stable": stable, "compile": compile_trees}[args.what](args)


if __name__ == "__main__":
    sys.exit(main())
