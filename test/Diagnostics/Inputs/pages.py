# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the pages of docs/diagnostics.

    pages.py ids SOURCE          ids, pages and the index agree
    pages.py tests SOURCE        each check has a test of its name
    pages.py examples SOURCE OUT HIPPORT [ID...]
                                 the finding fires on each `cuda before` block
                                 and is silent on each `cuda after` block
    pages.py index SOURCE        prints docs/diagnostics/README.md

Words behind `before` or `after` are options: of `check`, or of a dry run of
`convert` where the first word is `convert`.
"""

import pathlib
import re
import subprocess
import sys

SECTIONS = [
    "Why on AMD",
    "Example",
    "When it does not apply",
    "What to do",
    "Suppress",
]
GROUPS = {
    "warp": "Warps and waves",
    "sync": "Barriers and locks",
    "tensor": "Matrix units and asynchronous copies",
    "api": "Names of CUDA",
    "library": "Libraries",
    "": "hipport's own",
}
BLOCK = re.compile(r"^```cuda (before|after)(.*?)\n(.*?)^```$", re.M | re.S)


def page_paths(source: pathlib.Path) -> list[pathlib.Path]:
    paths = (source / "docs/diagnostics").glob("*.md")
    return sorted(path for path in paths if path.name != "README.md")


def check_ids(source: pathlib.Path) -> set[str]:
    text = (source / "lib/Checks/Checks.def").read_text()
    return set(re.findall(r'^HIPPORT_CHECK\(\w+, "([a-z0-9-]+)"\)', text, re.M))


def group_of(name: str) -> str:
    group = name.split("-")[0]
    return group if group in GROUPS else ""


def printed_ids(source: pathlib.Path) -> set[str]:
    """Words of the code that look like an id. What is none (an option, the name
    of a rewrite) does not matter: only pages are looked up here."""
    found = set()
    for path in (source / "lib").rglob("*.[ch]*"):
        found |= set(re.findall(r'"([a-z]+(?:-[a-z0-9]+)+)"', path.read_text()))
    return found


def reported_ids(source: pathlib.Path) -> set[str]:
    """Ids that the code outside the checks gives to findings."""
    found = set()
    groups = "|".join(group for group in GROUPS if group and group != "sync")
    for path in (source / "lib").rglob("*.cpp"):
        text = path.read_text()
        found |= set(re.findall(r'report\(\s*"([a-z0-9-]+)"', text))
        found |= set(re.findall(r'\bId = "([a-z0-9-]+)"', text))
        found |= set(re.findall(rf'"((?:{groups})-[a-z0-9-]+)"', text))
    return found


def faults_of(path: pathlib.Path) -> list[str]:
    text = path.read_text()
    lines = text.split("\n")
    faults = []
    if lines[0] != f"# {path.stem}" or lines[1] or not lines[2].endswith("."):
        faults.append("does not begin with its id and one sentence")
    if not re.search(r"^Class: .*\. Fix: .*\.$", text, re.M):
        faults.append("says no class and fix")
    if re.findall(r"^## (.*)$", text, re.M) != SECTIONS:
        faults.append("sections are not " + ", ".join(SECTIONS))
    whats = [what for what, _, _ in BLOCK.findall(text)]
    if not whats or whats != ["before", "after"] * (len(whats) // 2):
        faults.append("has no pairs of `cuda before` and `cuda after`")
    if f"NOLINT(hipport-{path.stem})" not in text:
        faults.append("does not say how to suppress it")
    faults += [
        f"leads to {target}, which is not there"
        for target in re.findall(r"\]\(([^)]+\.md)\)", text)
        if not (path.parent / target).exists()
    ]
    return [f"{path.stem}: {fault}" for fault in faults]


def index(source: pathlib.Path) -> str:
    lines = [
        "# Findings",
        "",
        "`hipport explain ID` prints a page, `hipport explain` lists them.",
    ]
    paths = page_paths(source)
    for group, title in GROUPS.items():
        rows = []
        for path in paths:
            if group_of(path.stem) != group:
                continue
            text = path.read_text()
            kind = re.search(r"^Class: (.*?)\. Fix: ", text, re.M)
            words = kind[1] if kind else ""
            rows.append(f"| [{path.stem}]({path.name}) | {text.split(chr(10))[2]} | {words} |")
        if rows:
            lines += ["", f"## {title}", "", "| id | says | class |", "|---|---|---|", *rows]
    return "\n".join(lines) + "\n"


def compare_ids(source: pathlib.Path) -> list[str]:
    checks = check_ids(source)
    pages = {path.stem for path in page_paths(source)}
    faults = [f"{name}: no page" for name in (checks | reported_ids(source)) - pages]
    faults += [f"{name}: a page, and no finding" for name in pages - printed_ids(source) - checks]
    for path in page_paths(source):
        faults += faults_of(path)
    readme = source / "docs/diagnostics/README.md"
    if not readme.exists() or readme.read_text() != index(source):
        faults.append("README.md: not what `pages.py index` prints")
    return faults


def missing_tests(source: pathlib.Path) -> list[str]:
    analysis = source / "test/Analysis"
    return [
        f"{name}: no test/Analysis/{name}.cu or .test"
        for name in check_ids(source)
        if not any((analysis / f"{name}{end}").exists() for end in (".cu", ".test"))
    ]


def found_ids(hipport: str, file: pathlib.Path, options: list[str]) -> set[str]:
    command = ["check"]
    if options[:1] == ["convert"]:
        command = ["convert", "--dry-run", "--findings"]
        options = options[1:]
    run = subprocess.run(
        [hipport, *command, str(file), "--no-config", *options],
        capture_output=True,
        text=True,
    )
    if run.returncode not in (0, 3):
        sys.exit(f"{file}: hipport ended with {run.returncode}\n{run.stderr}")
    return set(re.findall(r"^\S+:\d+:\d+: .* \[([a-z0-9-]+)\]$", run.stdout, re.M))


def run_examples(
    source: pathlib.Path, out: pathlib.Path, hipport: str, only: list[str]
) -> list[str]:
    faults = []
    out.mkdir(parents=True, exist_ok=True)
    for path in page_paths(source):
        if only and path.stem not in only:
            continue
        for number, (what, options, code) in enumerate(BLOCK.findall(path.read_text())):
            file = out / f"{path.stem}-{number}-{what}.cu"
            file.write_text(code)
            found = found_ids(hipport, file, options.split())
            if (path.stem in found) != (what == "before"):
                faults.append(f"{path.stem}: block {number + 1}, {what}: found {sorted(found)}")
    return faults


def main(arguments: list[str]) -> None:
    source = pathlib.Path(arguments[1])
    if arguments[0] == "index":
        print(index(source), end="")
        return
    if arguments[0] == "ids":
        faults = compare_ids(source)
    elif arguments[0] == "tests":
        faults = missing_tests(source)
    else:
        faults = run_examples(source, pathlib.Path(arguments[2]), arguments[3], arguments[4:])
    for fault in sorted(faults):
        print(fault)
    print(f"{len(page_paths(source))} pages, {len(faults)} faults")
    sys.exit(1 if faults else 0)


main(sys.argv[1:])
