# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the rule files for the scripts beside this one (rules/schema.md)."""

import pathlib
from typing import Iterator, NamedTuple

import yaml

SECTIONS = ("functions", "types", "enumerators", "macros", "headers", "namespaces")


class Row(NamedTuple):
    path: pathlib.Path
    line: int
    library: str
    shared: bool
    section: str
    keys: dict

    def place(self) -> str:
        return f"{self.path}:{self.line}"


class BadFile(Exception):
    """A rule file that cannot be read as one."""


def _plain(node: yaml.Node):
    """The node as dict, list or text. Scalars stay text: 7.10 is no number."""
    if isinstance(node, yaml.MappingNode):
        return {key.value: _plain(value) for key, value in node.value}
    if isinstance(node, yaml.SequenceNode):
        return [_plain(value) for value in node.value]
    return node.value


def _rows_of(path: pathlib.Path, root: yaml.MappingNode) -> Iterator[Row]:
    top = {key.value: value for key, value in root.value}
    library = _plain(top["library"]) if "library" in top else ""
    shared = "shared" in top and _plain(top["shared"]) == "true"
    for section in SECTIONS:
        entries = top.get(section)
        if entries is None:
            continue
        if not isinstance(entries, yaml.SequenceNode):
            raise BadFile(f"{path}: {section} is not a list")
        for node in entries.value:
            line = node.start_mark.line + 1
            if not isinstance(node, yaml.MappingNode):
                raise BadFile(f"{path}:{line}: a row is not a mapping")
            yield Row(path, line, library, shared, section, _plain(node))


def read_file(path: pathlib.Path) -> tuple[dict, list[Row]]:
    """The keys of the file's head, and its rows."""
    try:
        root = yaml.compose(path.read_text(), Loader=yaml.CSafeLoader)
    except yaml.YAMLError as error:
        raise BadFile(f"{path}: {error}") from error
    if not isinstance(root, yaml.MappingNode):
        raise BadFile(f"{path}: not a mapping")
    head = {
        key.value: _plain(value)
        for key, value in root.value
        if not isinstance(value, yaml.SequenceNode)
    }
    return head, list(_rows_of(path, root))


def rule_paths(rules: pathlib.Path) -> list[pathlib.Path]:
    # Targets have a form of their own.
    return sorted(
        path for path in rules.glob("*/*.yaml") if path.parent.name != "targets"
    )
