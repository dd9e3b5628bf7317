#!/usr/bin/env python3
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the rule files.

Always: the form that rules/schema.md describes, the order of the rows, and that
no name stands twice. With --headers also against installed ROCm headers: a row
that is no longer unsupported must lead to a name that some header declares, or
say by `since` that a later release has it.

    check_rules.py rules
    check_rules.py rules --headers /opt/rocm/include --headers CLANG_RESOURCE/include

The second folder is Clang's own: it declares the mathematical functions of HIP.
"""

import argparse
import pathlib
import re
import sys
from typing import Iterator, Optional

import rulefiles
from rulefiles import Row

ROW_LIMIT = 400
HEAD_KEYS = {"schema", "library", "shared"}
ROW_KEYS = {"cuda", "hip", "roc", "status", "since", "removed", "note"}
SECTION_KEYS = {
    "functions": {"args", "arity", "fallback", "enable", "helper"},
    "headers": {"runtime", "helper", "declares", "brings"},
    "macros": {"fallback"},
}
STATUSES = {"supported", "deprecated", "experimental", "differs", "unsupported"}
ACTIONS = {"cast", "wrap", "remove", "insert", "mask", "default"}
RELEASE = re.compile(r"\d+\.\d+\Z")
WORD = re.compile(r"[A-Za-z_]\w*")
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)

# Folders and files that hold CUDA names, names of other languages, or names that
# no user can call.
FOREIGN = re.compile(
    r"nvidia|_nvcc\.h\Z|/backend/cub/|/thrust/(?!system/hip/|detail/config/)|hip_prof_str\.h\Z|hip_api_trace\.hpp\Z"
    r"|__clang_cuda|/cuda_wrappers/"
)
HEADER_SUFFIXES = {".h", ".hpp", ".cuh"}

# Libraries whose HIP side is no ROCm package.
UNPACKAGED = {"pytorch"}
# Provided by the compiler itself, or put together by a macro of the headers.
UNSEEN = re.compile(r"__builtin_\w+\Z|__noinline__\Z|make_[a-z]+[1-4]\Z")
# Words of the language, literals' endings, placeholders.
NO_NAME = re.compile(r"(void|int|unsigned|float|double|long|short|char|x[0-9a-fA-F]+u?)\Z")


def release(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(".")[:2])


def head_faults(path: pathlib.Path, head: dict, rows: list[Row]) -> Iterator[str]:
    if head.get("schema") != "1":
        yield f"{path}: schema is not 1"
    if head.get("library") != path.parent.name:
        yield f"{path}: library is not the folder's name"
    for key in head.keys() - HEAD_KEYS - set(rulefiles.SECTIONS):
        yield f"{path}: unknown key {key}"
    if len(rows) > ROW_LIMIT:
        yield f"{path}: {len(rows)} rows, more than {ROW_LIMIT}: split the file"


def order_faults(rows: list[Row]) -> Iterator[str]:
    for before, after in zip(rows, rows[1:]):
        if before.section != after.section:
            continue
        if before.keys.get("cuda", "").encode() >= after.keys.get("cuda", "").encode():
            yield f"{after.place()}: {after.keys.get('cuda')} is out of order"


def argument_faults(row: Row) -> Iterator[str]:
    for edit in row.keys.get("args", []):
        actions = edit.keys() & ACTIONS if isinstance(edit, dict) else set()
        if len(actions) != 1 or edit.keys() - ACTIONS != {"at"}:
            yield f"{row.place()}: an edit wants at and one of {sorted(ACTIONS)}"
        elif not edit["at"].isdigit():
            yield f"{row.place()}: at is not a number"


def helper_path(row: Row) -> pathlib.Path:
    return row.path.parent.parent / "helpers" / f"{row.keys['helper']}.h"


def row_faults(row: Row) -> Iterator[str]:
    keys, place = row.keys, row.place()
    for key in keys.keys() - ROW_KEYS - SECTION_KEYS.get(row.section, set()):
        yield f"{place}: unknown key {key}"
    if not keys.get("cuda"):
        yield f"{place}: no CUDA name"
    status = keys.get("status", "supported")
    if status not in STATUSES:
        yield f"{place}: unknown status {status}"
    if (status == "unsupported") == ("hip" in keys or "fallback" in keys):
        yield f"{place}: neither hip nor fallback stands exactly when unsupported"
    if keys.get("hip") == "" and row.section != "headers":
        yield f"{place}: only a header may go without a replacement"
    if row.section == "macros" and keys.get("fallback"):
        yield f"{place}: the fallback of a macro is empty"
    if status == "differs" and not keys.get("note"):
        yield f"{place}: differs needs a note"
    for key in ("since", "removed"):
        if key in keys and not RELEASE.match(keys[key]):
            yield f"{place}: {key} is not a release"
    if "enable" in keys and "since" not in keys:
        yield f"{place}: enable needs since"
    if {"hip", "fallback"} <= keys.keys() and not keys.keys() & {"since", "arity"}:
        yield f"{place}: fallback beside hip needs since or arity"
    if "since" in keys and "hip" not in keys:
        yield f"{place}: since needs hip"
    if "arity" in keys and not keys.keys() & {"args", "fallback"}:
        yield f"{place}: arity needs args or fallback"
    if "helper" in keys and row.section == "functions" and "fallback" not in keys:
        yield f"{place}: helper needs fallback"
    if "helper" in keys and not helper_path(row).exists():
        yield f"{place}: no helper {keys['helper']}"
    if status == "unsupported":
        for key in keys.keys() & {"since", "args", "enable", "helper", "declares", "brings"}:
            yield f"{place}: {key} with status unsupported"
    yield from argument_faults(row)


def twice_faults(rows: list[Row]) -> Iterator[str]:
    seen: dict[tuple[bool, str], Row] = {}
    for row in rows:
        key = (row.section == "headers", row.keys.get("cuda", ""))
        if key in seen:
            yield f"{row.place()}: {key[1]} stands in {seen[key].place()} too"
        seen.setdefault(key, row)


def brings_faults(rows: list[Row]) -> Iterator[str]:
    headers = {row.keys.get("cuda") for row in rows if row.section == "headers"}
    for row in rows:
        for name in row.keys.get("brings", []):
            if name not in headers:
                yield f"{row.place()}: brings {name}, which has no row"


def is_header(path: pathlib.Path) -> bool:
    return path.suffix in HEADER_SUFFIXES and not FOREIGN.search(path.as_posix())


def declared_words(folders: list[pathlib.Path]) -> set[str]:
    """Every identifier of the headers, comments aside."""
    words: set[str] = set()
    for folder in folders:
        for path in folder.rglob("*"):
            if is_header(path):
                text = COMMENT.sub(" ", path.read_text(errors="replace"))
                words.update(WORD.findall(text))
    return words


def release_of(folders: list[pathlib.Path]) -> Optional[tuple[int, ...]]:
    for folder in folders:
        path = folder / "hip" / "hip_version.h"
        if path.exists():
            found = re.findall(r"HIP_VERSION_(?:MAJOR|MINOR) (\d+)", path.read_text())
            return tuple(int(number) for number in found[:2])
    return None


def is_there(row: Row, words: set[str], folders: list[pathlib.Path]) -> bool:
    hip = row.keys["hip"]
    if row.section == "headers":
        return hip == "" or any((folder / hip).exists() for folder in folders)
    # With its qualifiers: thrust::hip.
    return set(hip.split("::")) <= words or bool(UNSEEN.match(hip))


def fallback_faults(row: Row, words: set[str]) -> Iterator[str]:
    """Names of the fallback that neither a header nor the helper declares."""
    text = re.sub(r'"[^"]*"|->\w+', " ", row.keys["fallback"])  # Members are the program's.
    known = words
    if "helper" in row.keys and helper_path(row).exists():
        known = words | set(WORD.findall(helper_path(row).read_text()))
    for word in sorted({*WORD.findall(text)} - known):
        if not UNSEEN.match(word) and not NO_NAME.match(word):
            yield f"{row.place()}: {row.keys['cuda']}: no header has {word} of the fallback"


def header_faults(
    rows: list[Row], folders: list[pathlib.Path], others: dict[str, tuple[int, ...]]
) -> Iterator[str]:
    installed = release_of(folders)
    if installed is None:
        yield "--headers: no hip/hip_version.h in these folders"
        return
    words = declared_words(folders)
    for row in rows:
        keys = row.keys
        if "fallback" in keys and row.library not in UNPACKAGED:
            yield from fallback_faults(row, words)
        # Names of C stand in the headers of the C library.
        if "hip" not in keys or row.shared or row.library in UNPACKAGED:
            continue
        have = others.get(row.library, installed)
        later = "since" in keys and release(keys["since"]) > have
        if not later and not is_there(row, words, folders):
            yield f"{row.place()}: {keys['cuda']}: no header has {keys['hip']}"


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("rules", type=pathlib.Path, help="folder of the rule files")
    parser.add_argument(
        "--headers",
        type=pathlib.Path,
        action="append",
        default=[],
        help="include folder of a ROCm release or of the compiler; repeatable",
    )
    parser.add_argument(
        "--release",
        action="append",
        default=[],
        metavar="LIBRARY=RELEASE",
        help="the headers of this library are those of another release; repeatable",
    )
    return parser.parse_args()


def main() -> int:
    arguments = parse_arguments()
    others = {}
    for text in arguments.release:
        library, _, version = text.partition("=")
        if not RELEASE.match(version):
            print(f"--release {text}: want LIBRARY=MAJOR.MINOR", file=sys.stderr)
            return 2
        others[library] = release(version)
    paths = rulefiles.rule_paths(arguments.rules)
    if not paths:
        print(f"{arguments.rules}: no rule files", file=sys.stderr)
        return 2
    faults: list[str] = []
    rows: list[Row] = []
    for path in paths:
        try:
            head, own = rulefiles.read_file(path)
        except rulefiles.BadFile as error:
            faults.append(str(error))
            continue
        faults += [*head_faults(path, head, own), *order_faults(own)]
        rows += own
    faults += [fault for row in rows for fault in row_faults(row)]
    faults += [*twice_faults(rows), *brings_faults(rows)]
    if arguments.headers:
        faults += header_faults(rows, arguments.headers, others)
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(paths)} files, {len(rows)} rows, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
