#!/usr/bin/env python3
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Judges `hipport check` by labelled places in public repositories.

  wave_places.py --places CSV --checkouts DIR --hipport FILE [--rocm 6.4 7.0]

The CSV has the columns id, repo, commit_or_version, path, line, category,
is_positive, lang and decoy_allowed_level. A checkout lies in
DIR/OWNER+NAME/COMMIT; it may hold a part of the repository. hipport sees the
file alone, as a file of its checkout; a header also with sources that include
it; all of that for each release. A place is found when a finding of class C, W
or P of a fitting id lies within its statement; a look-alike is false when one
above its level does.
"""

import argparse
import collections
import csv
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

# Ids that say what a category means.
FITTING = {
    "activemask": {"warp-ballot-narrowed", "warp-sync-availability"},
    "ballot-32bit-type": {"warp-ballot-narrowed"},
    "ballot-as-uint32-storage": {"warp-ballot-narrowed"},
    "block-lt-wave-cub": {"warp-cub-width"},
    "cg-labeled/reduce": {"sync-cooperative-groups"},
    "cub-warp-default-width": {"warp-cub-width"},
    "divergent-syncthreads": {"sync-divergent-barrier"},
    "elems-per-warp-32xVec": {"warp-element-count"},
    "half-warp-16": {"warp-tile-32", "warp-cub-width", "warp-element-count", "warp-mixed-width"},
    "host-side-warp-size": {"warp-size-on-host"},
    "implicit-warp-sync-volatile": {"warp-volatile-tail"},
    "inline-ptx-laneid/mask": {"warp-inline-ptx", "warp-ballot-narrowed"},
    "lane-id-and31": {"warp-mixed-width"},
    "log2-warp-5": {"warp-size-on-host", "warp-reduction-bound", "warp-element-count"},
    "logical-warp-perf": {"warp-logical-32", "warp-tile-32"},
    "mask32-literal": {"warp-sync-mask"},
    "match/reduce_sync": {"warp-ballot-narrowed", "warp-sync-mask", "warp-sync-availability"},
    "popc-ffs-on-ballot": {"warp-ballot-bitop"},
    "shared-array-sized-by-32-warps": {"warp-partial-array"},
    "shfl-width-implicit": {"warp-shuffle-width"},
    "spin-lock-forward-progress": {"sync-spin-lock"},
    "syncwarp": {"warp-sync-availability", "warp-sync-mask"},
    "tiled_partition-32": {"warp-tile-32", "sync-cooperative-groups"},
    "warp-dispatch-32": {"warp-element-count"},
    "warp-id-shift5": {"warp-mixed-width"},
    "warpSize-constexpr": {"warp-size-literal", "warp-size-not-constant", "warp-mixed-width"},
    "warpSize-macro-define": {"warp-size-literal"},
    "warpSize-vs-layout-width": {"warp-mixed-width", "warp-element-count", "warp-partial-array"},
    "warps-per-block-div32": {"warp-mixed-width", "warp-cub-width", "warp-size-on-host"},
}
LEVELS = {"none": 0, "info": 1}
INCLUDE = re.compile(r'^\s*#\s*include\s*["<]([^">]+)[">]', re.MULTILINE)
HEADERS = {".h", ".hpp", ".cuh", ".inc", ".inl"}
MOST_SOURCES = 12  # that include a header


def bare(line):
    return re.sub(r"//.*", "", line).rstrip()


def statement(lines, number):
    """First and last line of the statement that line `number` is part of."""
    def ends(line):
        text = bare(line)
        return not text or text[-1] in ";{}" or text.lstrip().startswith("#")
    first = last = number
    while first > 1 and not ends(lines[first - 2]) and not bare(lines[first - 1]).lstrip().startswith("#"):
        first -= 1
    while last < len(lines) and not ends(lines[last - 1]):
        last += 1
    return first, last


def including(root, path):
    """Sources that reach a header, in the nearest folder around it that has any."""
    for folder in path.parents:
        names = collections.defaultdict(set)
        for file in folder.rglob("*"):
            if file.suffix in HEADERS | {".cu"} and file.is_file():
                for name in INCLUDE.findall(file.read_text(errors="replace")):
                    names[Path(name).name].add(file)
        found, seen, todo = [], set(), [path]
        while todo:
            for file in sorted(names.get(todo.pop(0).name, set()) - seen):
                seen.add(file)
                todo.append(file)
                if file.suffix == ".cu":
                    found.append(file)
        if found or folder == root:
            return found[:MOST_SOURCES]
    return []


class Runner:
    def __init__(self, args):
        self.args = args
        self.known = {}

    def findings(self, root, path):
        """Findings that lie in the file, of all runs over it."""
        key = (root, path)
        if key not in self.known:
            inputs = [[path]]
            if path.suffix in HEADERS:
                sources = including(root, path)
                if sources:
                    inputs.append(sources)
            self.known[key] = [f for some in inputs for release in self.args.rocm
                               for f in self.check(root, some, path, release)]
        return self.known[key]

    def check(self, root, inputs, path, release):
        with tempfile.NamedTemporaryFile(suffix=".json") as report:
            command = [self.args.hipport, "check", "--no-config", f"--report={report.name}", f"--rocm={release}",
                       *map(str, inputs)]
            run = subprocess.run(command, cwd=root, capture_output=True, text=True)
            try:
                files = json.loads(Path(report.name).read_text())["files"]
            except ValueError:
                print(f"{path}: no report: {run.stderr.strip()[-200:]}", file=sys.stderr)
                return []
        wanted = str(path.resolve())
        return [f for file in files for f in file["findings"]
                if wanted.endswith("/" + f["place"]["path"].removeprefix("../"))]

    def judge(self, row):
        """(verdict, findings at the place) of one row."""
        root = self.args.checkouts / row["repo"].replace("/", "+") / row["commit_or_version"]
        path = root / row["path"]
        if not path.is_file():
            return "absent", []
        lines = path.read_text(errors="replace").split("\n")
        spans = [statement(lines, int(n)) for n in row["line"].split(";")]
        found = [[f for f in self.findings(root, path) if first <= f["place"]["line"] <= last]
                 for first, last in spans]
        flat = [f for some in found for f in some]
        if row["is_positive"] == "1":
            ids = FITTING.get(row["category"])
            hits = [any(f["class"] != "info" and (ids is None or f["id"] in ids) for f in some) for some in found]
            return ("found" if all(hits) else "part" if any(hits) else "missed"), flat
        allowed = LEVELS[row["decoy_allowed_level"] or "none"]
        ours = [f for f in flat if f["id"].split("-")[0] not in ("api", "parse", "library", "rewrite")]
        false = [f for f in ours if (1 if f["class"] == "info" else 2) > allowed]
        return ("false" if false else "silent"), flat


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--places", type=Path, required=True, help="CSV of labelled places")
    parser.add_argument("--checkouts", type=Path, required=True, help="holds OWNER+NAME/COMMIT")
    parser.add_argument("--hipport", required=True, help="the binary")
    parser.add_argument("--rocm", nargs="+", default=["6.4", "7.0"], help="releases to check for")
    parser.add_argument("--only", default="", help="rows with this text in id, repository or category")
    parser.add_argument("--lang", nargs="*", default=["cuda", "hip-branch"])
    args = parser.parse_args()
    args.checkouts = args.checkouts.absolute()
    runner = Runner(args)
    totals = collections.defaultdict(collections.Counter)
    with open(args.places, newline="") as file:
        rows = [r for r in csv.DictReader(file) if r["lang"] in args.lang]
    for row in rows:
        if not any(args.only in row[key] for key in ("id", "repo", "category")):
            continue
        verdict, found = runner.judge(row)
        group = row["lang"] if row["is_positive"] == "0" or row["category"] in FITTING else "other groups"
        totals[group, "places" if row["is_positive"] == "1" else "look-alikes"][verdict] += 1
        what = ", ".join(sorted({f"{f['place']['line']} {f['class']} {f['id']}" for f in found})) or "nothing"
        print(f"{row['id']} {verdict:7} {row['category']} {row['repo']} {row['path']}:{row['line']} -> {what}")
    for (group, kind), counts in sorted(totals.items()):
        print(f"{group}, {kind}: {sum(counts.values())}: "
              + ", ".join(f"{n} {verdict}" for verdict, n in sorted(counts.items())))
    wrong = sum(counts["false"] for counts in totals.values())
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
