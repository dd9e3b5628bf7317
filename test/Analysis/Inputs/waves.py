#!/usr/bin/env python3
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares hipport with programs whose labels come from running them.

    waves.py check HIPPORT CASES              what `check` says of each program
    waves.py run HIPPORT CASES NAME...        the labels are what execution gives
    waves.py fix HIPPORT CASES OUT NAME...    each program as `convert` fixes it gives
                                              one result under all models, and `check`
                                              finds the hazard no more
    waves.py kept HIPPORT CASES OUT NAME...   `convert` leaves the hazard, with a FIXME

CASES has labels.csv and the programs; the evaluator lies beside it, in exec.
"""

import csv
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE / "exec"))
import run as evaluator  # noqa: E402

FINDING = re.compile(r"^.*\.(?:cu|hip):(\d+):\d+: \w+: .* \[([\w-]+)\]$", re.M)
MODELS = {
    "wave32_result": "cuda",
    "amd32_result": "amd32",
    "wave64_result": "amd64",
}


def release(row: dict[str, str]) -> str:
    return f"{int(row['rocm']) // 10000}.{int(row['rocm']) // 100 % 100}"


def words(text: str) -> list[str]:
    return text.split(";") if text else []


class Cases:
    def __init__(self, hipport: str, folder: str):
        self.hipport, self.folder = hipport, pathlib.Path(folder)
        with open(self.folder / "labels.csv", newline="") as table:
            self.rows = {row["name"]: row for row in csv.DictReader(table)}

    def source(self, row: dict[str, str]) -> pathlib.Path:
        return self.folder / (row["name"] + ".cu")

    def findings(self, row: dict[str, str], path: pathlib.Path) -> set[tuple[int, str]]:
        command = [self.hipport, "check", "--no-config", "--rocm", release(row), path]
        text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        return {(int(line), id) for line, id in FINDING.findall(text)}

    def convert(self, row: dict[str, str], out: pathlib.Path) -> pathlib.Path:
        command = [self.hipport, "convert", "--no-config", "--quiet", "--rocm"]
        command += [release(row), self.source(row), "--out-root", out / row["name"]]
        subprocess.run(command, check=True)
        return out / row["name"] / (row["name"] + ".cu")


def check(cases: Cases, row: dict[str, str]) -> list[str]:
    found = cases.findings(row, cases.source(row))
    allowed = set(words(row["allowed_ids"]))
    faults = []
    if row["kind"] == "hazard":
        allowed |= set(words(row["check_ids"]))
        for id, lines in zip(words(row["check_ids"]), words(row["lines"])):
            for line in map(int, lines.split()):
                if (line, id) not in found:
                    faults.append(f"line {line}: no {id}")
    return faults + [f"line {n}: {id}" for n, id in sorted(found) if id not in allowed]


def results(path: pathlib.Path, row: dict[str, str], mask: str) -> dict[str, str]:
    return {
        column: evaluator.text(
            evaluator.run(str(path), model, mask, int(row["rocm"]))
        )
        for column, model in MODELS.items()
    }


def run(cases: Cases, row: dict[str, str]) -> list[str]:
    got = results(cases.source(row), row, row["mask"])
    return [
        f"{column}: {text}, labelled {row[column]}"
        for column, text in got.items()
        if text != row[column]
    ]


def fix(cases: Cases, row: dict[str, str], out: pathlib.Path) -> list[str]:
    path = cases.convert(row, out)
    faults = [
        f"{column} of the fixed program: {text}, wanted {row['wave32_result']}"
        for column, text in results(path, row, "strict").items()
        # Lane masks of 64 bits are no CUDA: their width is no fault there.
        if text != row["wave32_result"]
    ]
    left = {id for _, id in cases.findings(row, path)} & set(words(row["check_ids"]))
    return faults + [f"{id} is still found" for id in sorted(left)]


def kept(cases: Cases, row: dict[str, str], out: pathlib.Path) -> list[str]:
    text = cases.convert(row, out).read_text()
    return [
        f"no FIXME for {id}"
        for id in words(row["check_ids"])
        if f"FIXME(hipport:{id})" not in text
    ]


def main() -> int:
    mode, hipport, folder, *rest = sys.argv[1:]
    cases = Cases(hipport, folder)
    more: list[pathlib.Path] = []
    if mode in ("fix", "kept"):
        more, rest = [pathlib.Path(rest[0])], rest[1:]
    judge = {"check": check, "run": run, "fix": fix, "kept": kept}[mode]
    names = rest or list(cases.rows)
    bad = 0
    for name in names:
        faults = judge(cases, cases.rows[name], *more)
        bad += bool(faults)
        for fault in faults:
            print(f"{name}: {fault}")
    print(f"{len(names) - bad} of {len(names)} programs agree")
    return bad > 0


if __name__ == "__main__":
    sys.exit(main())
