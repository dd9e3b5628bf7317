#!/usr/bin/env python3
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a CUDA source for each rule file that uses every name of it.

    gen_rule_tests.py rules OUT

OUT/<library>-<file>.cu is the source, OUT/<library>-<file>.expected what its
lines become without annotations, for a release that has every name. Each line
that a row decides ends in `// row N`; compare these lines only, since the
converter adds includes of its own.
"""

import argparse
import pathlib
import sys

import rulefiles
from rulefiles import Row

# A use that a parser gets over, whatever the name means.
FORMS = {
    "functions": "  {};",
    "types": "  using Type{number} = {};",
    "enumerators": "  {};",
    "macros": "  {};",
    "namespaces": "  namespace alias{number} = {};",
    "headers": "#include <{}>",
}


def line_of(row: Row, number: int, name: str) -> str:
    return FORMS[row.section].format(name, number=number) + f" // row {number}"


def source_of(rows: list[Row], converted: bool) -> str:
    includes: list[str] = []
    uses: list[str] = []
    for number, row in enumerate(rows):
        cuda = row.keys["cuda"]
        name = row.keys.get("hip", cuda) if converted else cuda
        # A header that HIP does not need loses its line.
        if name != "":
            group = includes if row.section == "headers" else uses
            group.append(line_of(row, number, name))
    return "\n".join([*includes, "void useAll() {", *uses, "}", ""])


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
    arguments.out.mkdir(parents=True, exist_ok=True)
    for path in paths:
        try:
            _, rows = rulefiles.read_file(path)
        except rulefiles.BadFile as error:
            print(error, file=sys.stderr)
            return 1
        stem = arguments.out / f"{path.parent.name}-{path.stem}"
        stem.with_suffix(".cu").write_text(source_of(rows, converted=False))
        stem.with_suffix(".expected").write_text(source_of(rows, converted=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
