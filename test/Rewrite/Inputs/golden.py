#!/usr/bin/env python3
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks a golden pair, and what must hold for every conversion.

    golden.py --hipport TOOL TEST TEMP [--update] [OPTION...]

TEST holds the sections in/NAME and expected/NAME in the form of split-file. A file
of in/ without an expected/ must stay as it is. in/ is converted with the OPTIONs
and compared byte for byte; then
  - -j1 and -j2 give the same bytes,
  - the output without its FIXME lines is the output of --annotate none,
  - a second run over the output makes no edit.
--update writes what the tool gave into TEST, to be reviewed as a diff.
"""

import argparse
import difflib
import json
import pathlib
import re
import shutil
import subprocess
import sys

FIXME = re.compile(rb"^(\xef\xbb\xbf)?[ \t]*// FIXME\(hipport:[^\n]*\n", re.M)
SECTION = re.compile(rb"^(?:.|//)--- (\S+)\r?\n", re.M)


class Failure(Exception):
    pass


def read_tree(folder: pathlib.Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def compare(expected: dict[str, bytes], actual: dict[str, bytes], what: str) -> None:
    lines: list[str] = []
    for name in sorted({*expected, *actual}):
        if expected.get(name) != actual.get(name):
            before, after = (
                tree.get(name, b"(no such file)\n").decode(errors="backslashreplace")
                for tree in (expected, actual)
            )
            lines += difflib.unified_diff(
                [repr(line)[1:-1] for line in before.splitlines(True)],
                [repr(line)[1:-1] for line in after.splitlines(True)],
                f"expected/{name}",
                f"actual/{name}",
                lineterm="",
            )
    if lines or expected != actual:
        raise Failure("\n".join([what, *lines]))


def without_comments(tree: dict[str, bytes]) -> dict[str, bytes]:
    return {name: FIXME.sub(rb"\1", content) for name, content in tree.items()}


class Runner:
    def __init__(self, tool: str, temp: pathlib.Path, options: list[str]):
        self.tool, self.temp, self.options = tool, temp, options

    def convert(self, source: str, out: str, *more: str) -> dict[str, bytes]:
        folder = self.temp / out
        command = [self.tool, "convert", str(self.temp / source), "--quiet"]
        command += ["--out-root", str(folder), *self.options, *more]
        subprocess.run(command, check=True)
        return read_tree(folder)


def check(run: Runner, expected: dict[str, bytes]) -> None:
    out = run.convert("in", "out", "-j1")
    compare(expected, out, "the output is not the expected one")
    compare(out, run.convert("in", "out2", "-j2"), "-j2 gives something else")
    compare(
        without_comments(out),
        without_comments(run.convert("in", "plain", "--annotate", "none")),
        "--annotate none changes more than the FIXME lines",
    )
    report = run.temp / "again.json"
    again = run.convert("out", "again", "--report", str(report))
    compare(out, again, "a second run changes the output")
    edits = {f["path"]: f["edits"] for f in json.loads(report.read_text())["files"]}
    if any(edits.values()):
        raise Failure(f"a second run makes edits: {edits}")


def update(test: pathlib.Path, sources: dict[str, bytes], out: dict[str, bytes]) -> None:
    content = test.read_bytes()
    parts = SECTION.split(content)
    marks = [m.group(0) for m in SECTION.finditer(content)]
    text = parts[0]
    for mark, name, body in zip(marks, parts[1::2], parts[2::2]):
        if name.startswith(b"expected/"):
            continue
        text += mark + body
        name = name.decode().removeprefix("in/")
        if name in sources and out[name] != sources[name]:
            text += mark.replace(b"in/", b"expected/") + out[name]
    test.write_bytes(text)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hipport", required=True)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("test", type=pathlib.Path)
    parser.add_argument("temp", type=pathlib.Path)
    arguments, options = parser.parse_known_args()
    shutil.rmtree(arguments.temp, ignore_errors=True)
    subprocess.run(["split-file", arguments.test, arguments.temp], check=True)
    sources = read_tree(arguments.temp / "in")
    run = Runner(arguments.hipport, arguments.temp, options)
    if arguments.update:
        update(arguments.test, sources, run.convert("in", "out"))
        return 0
    try:
        check(run, sources | read_tree(arguments.temp / "expected"))
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
