#!/usr/bin/env python3
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a CUDA source for each rule file that uses every name of it.

    gen_rule_tests.py rules OUT

OUT/source/<library>-<file>.cu is the source, and the file of the same name in
OUT/expected what the converter makes of it without annotations (--annotate none)
for a release that has every name (--rocm 99.0). The calls have no arguments:
edits of arguments have tests of their own. Rows with nothing but a fallback are
called with the names x0, x1, ... and give the fallback's text; macros with an
empty one go.
"""

import argparse
import pathlib
import re
import sys

import rulefiles
from rulefiles import Row

# A use that a parser gets over, whatever the name means. Headers stand in groups
# of their own, since several lead to the same one, which is then kept once.
FORMS = {
    "functions": "  {}();",
    "types": "  using Type{number} = {};",
    "enumerators": "  {};",
    "macros": "  {};",
    "namespaces": "  namespace alias{number} = {};",
}
# The converter adds it otherwise.
# With <math.h>, which hipport would add to the file that calls isnan.
RUNTIME = "#include <math.h>\n#include <hip/hip_runtime.h>"


def include_lines(number: int, name: str) -> list[str]:
    # A header that HIP does not need loses its line.
    line = [f"#include <{name}>"] if name else []
    return [f"#ifdef ROW_{number}", *line, "#endif"]


def fallback_call(row: Row, converted: bool) -> str:
    text = row.keys["fallback"]
    used = [int(index) + 1 for index in re.findall(r"\$(\d)", text)]
    arity = int(row.keys.get("arity", max(used, default=0)))
    if converted:
        return "  " + re.sub(r"\$(\d)", r"x\1", text) + ";"
    arguments = ", ".join(f"x{index}" for index in range(arity))
    return f"  {row.keys['cuda']}({arguments});"


def helper_lines(rows: list[Row]) -> list[str]:
    names = {row.keys["helper"] for row in rows if always_helped(row)}
    texts = []
    for name in sorted(names):
        path = rows[0].path.parent.parent / "helpers" / f"{name}.h"
        texts.append(path.read_text().split("\n\n", 1)[1].removesuffix("\n"))
    return texts


def always_helped(row: Row) -> bool:
    is_header = row.section == "headers" and "since" not in row.keys
    return "helper" in row.keys and (is_header or only_fallback(row))


def only_fallback(row: Row) -> bool:
    return "fallback" in row.keys and "hip" not in row.keys


def qualified(name: str, rows: list[Row]) -> str:
    """A name that stays behind a namespace that does not: hipcub::InputValue."""
    head, colons, rest = name.partition("::")
    for row in rows:
        if colons and row.section == "namespaces" and row.keys["cuda"] == head:
            head = row.keys.get("hip", head)
    return head + colons + rest


def source_of(rows: list[Row], converted: bool) -> str:
    includes: list[str] = []
    uses: list[str] = []
    for number, row in enumerate(rows):
        cuda = row.keys["cuda"]
        name = row.keys.get("hip", row.keys.get("fallback", cuda)) if converted else cuda
        if only_fallback(row) and row.section == "functions":
            uses.append(fallback_call(row, converted))
        elif row.section == "headers":
            includes += include_lines(number, name)
        else:
            name = qualified(name, rows) if converted else name
            uses.append(FORMS[row.section].format(name, number=number))
    if converted:
        includes = helper_lines(rows) + includes
    return "\n".join([RUNTIME, *includes, "void useAll() {", *uses, "}", ""])


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("rules", type=pathlib.Path, help="folder of the rule files")
    parser.add_argument("out", type=pathlib.Path, help="folder to write to")
    return parser.parse_args()


def main() -> int:
    arguments = parse_arguments()
    paths = rulefiles.rule_paths(arguments.rules)
    if not paths:
        print(f"{arguments.rules}: no rule files", file=sys.stderr)
        return 2
    folders = {"source": False, "expected": True}
    for folder in folders:
        (arguments.out / folder).mkdir(parents=True, exist_ok=True)
    for path in paths:
        try:
            _, rows = rulefiles.read_file(path)
        except rulefiles.BadFile as error:
            print(error, file=sys.stderr)
            return 1
        for folder, converted in folders.items():
            name = f"{path.parent.name}-{path.stem}.cu"
            (arguments.out / folder / name).write_text(source_of(rows, converted))
    return 0


if __name__ == "__main__":
    sys.exit(main())
