#!/usr/bin/env python3
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Damages CUDA files and checks that hipport takes what no compiler would.

  mutate.py --hipport FILE --out DIR [--files N] [--seed N] [--stable FOLDERS] SOURCE...

Writes N damaged copies of sources below SOURCE into DIR/in, 20 to a folder, and
converts them to DIR/out. What must hold:
  - the exit code is 0, 1 or 3, and the run ends;
  - every file has an output or is named in a warning;
  - every unit that was lost is in the report, with a finding on its first line;
  - hipport over its own output (of FOLDERS folders) changes nothing.
The same seed and the same sources give the same files, whatever their number.
Prints figures, then a line for each promise that was broken; exits with 1 if there
is one.
"""

import argparse
import collections
import json
import random
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

SUFFIXES = {".cu": ".cu", ".cuh": ".cuh", ".h": ".h", ".hpp": ".h"}
FOLDER_SIZE = 20
LARGEST = 64 * 1024
CUDA = re.compile(rb"__global__|__device__|cuda[A-Z_.]")
TOKEN = re.compile(
    rb"""//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'
    |[A-Za-z_]\w*|\d[\w.]*|<<<|>>>|::|->|&&|\|\||\#[ \t]*\w+|\s+|.""",
    re.DOTALL | re.VERBOSE,
)
BRACKETS = [b"(", b")", b"{", b"}", b"[", b"]", b"<", b">", b"<<<", b">>>", b"<<<,>>>", b"(((("]
DIRECTIVES = [
    b"#if", b"#if 0", b"#if __CUDA_ARCH__ >= 700 &&", b"#ifdef __CUDACC__", b"#ifndef", b"#elif 1", b"#else", b"#endif",
    b"#define cudaFree(x", b"#define M \\", b"#undef cudaMalloc", b"#include", b"#include <cub/", b'#include "', b"#",
    b"#pragma once",
]
ENDS = [b"/*", b"*/", b'"', b"'", b"\\\n", b'R"x(', b"//", b"\\"]


def tokens_of(text):
    return TOKEN.findall(text)


def some_run(rng, parts, longest=12):
    """A random run of tokens: its first and its last index."""
    first = rng.randrange(len(parts))
    return first, min(len(parts), first + rng.randint(1, longest))


def delete_tokens(rng, text, other):
    parts = tokens_of(text)
    for _ in range(rng.randint(1, 4)):
        if parts:
            first, last = some_run(rng, parts)
            del parts[first:last]
    return b"".join(parts)


def repeat_tokens(rng, text, other):
    parts = tokens_of(text)
    first, last = some_run(rng, parts, 40)
    return b"".join(parts[:last] + parts[first:last] * rng.randint(1, 3) + parts[last:])


def swap_tokens(rng, text, other):
    parts = tokens_of(text)
    for _ in range(rng.randint(1, 10)):
        a, b = rng.randrange(len(parts)), rng.randrange(len(parts))
        parts[a], parts[b] = parts[b], parts[a]
    return b"".join(parts)


def truncate(rng, text, other):
    return text[: rng.randrange(len(text))]


def unbalance(rng, text, other):
    parts = tokens_of(text)
    places = [i for i, part in enumerate(parts) if part in BRACKETS]
    for _ in range(rng.randint(1, 3)):
        if places and rng.random() < 0.6:
            parts[rng.choice(places)] = b""
        else:
            parts.insert(rng.randrange(len(parts) + 1), rng.choice(BRACKETS))
    return b"".join(parts)


def random_bytes(rng, text, other):
    out = bytearray(text)
    for _ in range(rng.randint(1, 6)):
        at = rng.randrange(len(out) + 1)
        # Mostly no zero byte: a file with one is no text, and left alone.
        low = 0 if rng.random() < 0.05 else 1
        out[at : at + rng.randint(0, 2)] = bytes(rng.randint(low, 255) for _ in range(rng.randint(1, 4)))
    return bytes(out)


def cut_literals(rng, text, other):
    """Comments and literals that do not end, or begin where none is."""
    at = rng.randrange(len(text) + 1)
    closers = [m for m in re.finditer(rb'\*/|"', text)]
    if closers and rng.random() < 0.5:
        cut = rng.choice(closers)
        return text[: cut.start()] + text[cut.end() :]
    return text[:at] + rng.choice(ENDS) + text[at:]


def damage_directives(rng, text, other):
    lines = text.split(b"\n")
    places = [i for i, line in enumerate(lines) if line.lstrip().startswith(b"#")]
    for _ in range(rng.randint(1, 3)):
        if places and rng.random() < 0.4:
            lines[rng.choice(places)] = rng.choice([b"", rng.choice(DIRECTIVES)])
        else:
            lines.insert(rng.randrange(len(lines) + 1), rng.choice(DIRECTIVES))
    return b"\n".join(lines)


def splice(rng, text, other):
    return text[: rng.randrange(len(text))] + other[rng.randrange(len(other)) :]


def mix_tokens(rng, text, other):
    """Tokens of another file in the place of some of this one."""
    parts, foreign = tokens_of(text), tokens_of(other)
    for _ in range(rng.randint(1, 4)):
        first, last = some_run(rng, parts)
        begin, end = some_run(rng, foreign)
        parts[first:last] = foreign[begin:end]
        if not parts:
            break
    return b"".join(parts)


DAMAGES = [
    delete_tokens, repeat_tokens, swap_tokens, truncate, unbalance, random_bytes, cut_literals, damage_directives, splice,
    mix_tokens,
]


def sources_below(folders):
    """(name, bytes) of all that hold CUDA, sorted by name."""
    found = []
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix not in SUFFIXES or not path.is_file() or path.stat().st_size > LARGEST:
                continue
            text = path.read_bytes()
            if CUDA.search(text):
                found.append((str(path.relative_to(folder)), text))
    return found


def damaged(rng, sources):
    """A file's suffix, its bytes, and what was done to it."""
    name, text = rng.choice(sources)
    _, other = rng.choice(sources)
    done = []
    for _ in range(rng.choice([1, 1, 2, 3])):
        if not text:
            break
        damage = rng.choice(DAMAGES)
        text = damage(rng, text, other)
        done.append(damage.__name__)
    return SUFFIXES[Path(name).suffix], text, f"{name}: {', '.join(done)}"


def write_tree(args, root):
    """Writes all files; what was done to each, by its name relative to the root."""
    sources = sources_below(args.source)
    if not sources:
        sys.exit("mutate.py: no CUDA source below the given folders")
    made = {}
    names = []
    for number in range(args.files):
        rng = random.Random(f"{args.seed}/{number}")
        suffix, text, done = damaged(rng, sources)
        if number % FOLDER_SIZE == 0:
            names = []
        elif rng.random() < 0.15:
            text = b'#include "' + rng.choice(names).encode() + b'"\n' + text
        names.append(f"m{number:05}{suffix}")
        path = root / f"g{number // FOLDER_SIZE:04}" / names[-1]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
        made[str(path.relative_to(root))] = done
    return made


class Run:
    """One run of hipport and what it left behind."""

    def __init__(self, args, source, out, report):
        shutil.rmtree(out, ignore_errors=True)
        report.unlink(missing_ok=True)
        command = [args.hipport, "convert", source, "--no-config", "--out-root", out, "--report", report, "-j", str(args.jobs)]
        command += ["--time-limit", str(args.time_limit)]
        start = time.monotonic()
        try:
            done = subprocess.run(command, capture_output=True, timeout=args.run_limit)
            self.code, self.messages = done.returncode, done.stderr.decode(errors="replace")
        except subprocess.TimeoutExpired:
            self.code, self.messages = None, ""
        self.seconds = time.monotonic() - start
        self.report = json.loads(report.read_text()) if report.is_file() else None
        self.out = out

    def nothing_to_do(self):
        return self.code == 2 and "no CUDA source under" in self.messages

    def fault(self):
        """What is wrong with the exit of the run; empty: nothing."""
        if self.code is None:
            return "did not end"
        if self.code not in (0, 1, 3) and not self.nothing_to_do():
            return f"exit code {self.code}: {self.messages.strip()[-300:]}"
        return "" if self.report or self.nothing_to_do() else "no report"


def check_outputs(run, made, broken):
    for name in made:
        if not (run.out / name).is_file() and name not in run.messages:
            broken.append(f"{name}: no output and no warning")


def check_units(run, broken):
    """Lost units by status; each must be visible at its file, too."""
    by_path = {file["path"]: file for file in run.report["files"]}
    statuses = collections.Counter()
    for unit in run.report["units"]:
        if unit["status"] == "parsed":
            continue
        statuses[unit["status"]] += 1
        first = [f for f in by_path[unit["path"]]["findings"] if f["place"]["offset"] == 0]
        if "parse-incomplete" not in {f["id"] for f in first}:
            broken.append(f"{unit['path']}: lost ({unit['status']}) without a finding on its first line")
        print(f"lost: {unit['path']}: {unit['status']}: {unit['error']}")
    if statuses and run.code != 3:
        broken.append(f"lost units, and exit code {run.code}")
    units = {unit["path"] for unit in run.report["units"]}
    for path, file in by_path.items():
        if path.endswith(".cu") and path not in units and not file["parsed"]:
            broken.append(f"{path}: neither parsed nor lost")
    return statuses


def check_stable(args, run, made, broken):
    """How many outputs a second run changes."""
    folders = sorted({name.split("/")[0] for name in made})
    chosen = random.Random(args.seed).sample(folders, min(args.stable, len(folders)))
    again, files, changed = args.out / "again", 0, 0
    shutil.rmtree(again, ignore_errors=True)
    again.mkdir()
    for folder in chosen:
        if (run.out / folder).is_dir():
            shutil.copytree(run.out / folder, again / folder)
    second = Run(args, again, args.out / "again-out", args.out / "again.json")
    if second.fault():
        broken.append(f"second run: {second.fault()}")
        return 0, 0
    for name in sorted(made):
        before, after = again / name, second.out / name
        if not before.is_file() or second.nothing_to_do():
            continue
        files += 1
        if not after.is_file() or before.read_bytes() != after.read_bytes():
            changed += 1
            broken.append(f"{name}: changed by a second run ({made[name]})")
    return files, changed


def find_culprits(args, root, broken):
    """The folders that make a run fail by themselves."""
    for folder in sorted(root.iterdir()):
        fault = Run(args, folder, args.out / "part", args.out / "part.json").fault()
        if fault:
            broken.append(f"{folder.name}: {fault}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hipport", type=Path, required=True, help="the binary")
    parser.add_argument("--out", type=Path, required=True, help="inputs and results; what is there is replaced")
    parser.add_argument("--files", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stable", type=int, default=10, metavar="FOLDERS", help="folders for the second run (10)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--time-limit", type=int, default=60, help="seconds for one unit (60)")
    parser.add_argument("--run-limit", type=int, default=3600, help="seconds for a whole run (3600)")
    parser.add_argument("source", type=Path, nargs="+")
    args = parser.parse_args()

    root = args.out / "in"
    shutil.rmtree(root, ignore_errors=True)
    made = write_tree(args, root)
    broken = []
    run = Run(args, root, args.out / "out", args.out / "report.json")
    print(f"{len(made)} damaged files: exit code {run.code}, {run.seconds:.1f} s")
    if run.fault():
        broken.append(run.fault())
        find_culprits(args, root, broken)
    elif run.report:
        check_outputs(run, made, broken)
        statuses = check_units(run, broken)
        parsed = sum(unit["status"] == "parsed" for unit in run.report["units"])
        print(f"units: {parsed} parsed, lost: {dict(sorted(statuses.items())) or 'none'}")
        if args.stable:
            files, changed = check_stable(args, run, made, broken)
            print(f"second run: {files} files, {changed} changed")
    for line in broken:
        print(f"broken: {line}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
