#!/usr/bin/env python3
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares what `hipport check` finds with the whole list that a test expects.

    findings.py HIPPORT TEST TEMP [--update]

TEST holds, in the form of split-file, the sources in/NAME and for each target a
section expected/TARGET with one line per finding, `NAME:LINE CLASS [ID]`, and a
last line `N suppressed`. A finding that is not listed is a fault as is one that
is missing. --update writes what the tool finds into TEST, to be reviewed as a
diff.
"""

import difflib
import pathlib
import re
import shutil
import subprocess
import sys

FINDING = re.compile(r"^(.*):(\d+):\d+: (\w+): .* \[([\w-]+)\]$", re.M)
SUPPRESSED = re.compile(r"^(\d+) findings? (?:is|are) suppressed$", re.M)
SECTION = re.compile(r"^//--- (\S+)\n", re.M)


def findings(hipport: str, folder: pathlib.Path, target: str) -> str:
    command = [hipport, "check", folder, "--no-config", "--rocm", "7.0", "--target", target]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    lines = [
        (path.rpartition("/in/")[2], int(line), f"{kind} [{name}]")
        for path, line, kind, name in FINDING.findall(text)
    ]
    hidden = SUPPRESSED.search(text)
    return "".join(
        [f"{path}:{line} {what}\n" for path, line, what in sorted(lines)]
        + [f"{hidden[1] if hidden else 0} suppressed\n"]
    )


def update(test: pathlib.Path, found: dict[str, str]) -> None:
    head, *parts = SECTION.split(test.read_text())
    for name, body in zip(parts[::2], parts[1::2]):
        target = name.removeprefix("expected/")
        head += f"//--- {name}\n" + (found[target] if target in found else body)
    test.write_text(head)


def main() -> int:
    hipport, test, temp = sys.argv[1], *map(pathlib.Path, sys.argv[2:4])
    shutil.rmtree(temp, ignore_errors=True)
    subprocess.run(["split-file", test, temp], check=True)
    expected = {path.name: path.read_text() for path in (temp / "expected").iterdir()}
    found = {target: findings(hipport, temp / "in", target) for target in expected}
    if "--update" in sys.argv[4:]:
        update(test, found)
        return 0
    for target in sorted(expected):
        sys.stdout.writelines(
            difflib.unified_diff(
                expected[target].splitlines(True),
                found[target].splitlines(True),
                f"expected/{target}",
                f"found/{target}",
            )
        )
    return found != expected


if __name__ == "__main__":
    sys.exit(main())
