#!/usr/bin/env python3
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Converts a folder of small cases and lays the outputs out for its check.py.

  cases.py --cases DIR --hipport FILE --out DIR [--headers DIR] [ID...]

A case is a folder with case.yaml (inputs, stubs, flags). Its inputs are
converted where only they and the stubs are seen; OUT/ID gets the outputs and
findings.txt, everything that hipport said. With --headers the folder's check.py
runs as well and compiles the outputs.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import yaml

COMPILE = Path(__file__).resolve().parent / "compile_case.sh"


def convert(case_dir, hipport, out):
    """False when hipport gave no usable output."""
    case = yaml.safe_load((case_dir / "case.yaml").read_text())
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as work:
        source, result = Path(work) / "case", Path(work) / "hip"
        for name in case["inputs"]:
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(case_dir / name, source / name)
        flags = [f.replace("-Istubs", f"-I{case_dir}/stubs")
                 for key in ("flags", "cuda_flags") for f in shlex.split(case.get(key) or "")]
        run = subprocess.run([hipport, "convert", str(source), "--out-root", str(result), "--findings",
                              *(f"--extra-arg={f}" for f in flags)], capture_output=True, text=True)
        (out / "findings.txt").write_text(run.stdout + run.stderr)
        for name in case["inputs"]:
            if (result / name).is_file():
                (out / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(result / name, out / name)
        return run.returncode in (0, 1, 3)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", type=Path, required=True)
    parser.add_argument("--hipport", required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--headers", help="folder of unpacked ROCm headers, holds usr/include/hip")
    parser.add_argument("ids", nargs="*")
    args = parser.parse_args()
    for case_dir in sorted(p.parent.resolve() for p in args.cases.glob("*/case.yaml")):
        if args.ids and case_dir.name not in args.ids:
            continue
        if not convert(case_dir, args.hipport, args.out / case_dir.name):
            print(f"{case_dir.name}: hipport failed, see {args.out / case_dir.name}/findings.txt")
    if not args.headers:
        return 0
    checked = subprocess.run([sys.executable, str(args.cases / "check.py"), str(args.out), "--compile",
                              str(COMPILE), *args.ids], env={**os.environ, "HIP_HEADERS": args.headers})
    return checked.returncode


if __name__ == "__main__":
    sys.exit(main())
