#!/usr/bin/env python3
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Takes the place of hipport and breaks the promise that $BAD_TOOL names."""

import json
import os
import signal
import sys
from pathlib import Path

how = os.environ["BAD_TOOL"]
source = Path(sys.argv[2])
out, report = (Path(sys.argv[sys.argv.index(option) + 1]) for option in ("--out-root", "--report"))
if how == "dies":
    os.kill(os.getpid(), signal.SIGSEGV)
files, units = [], []
for path in sorted(p for p in source.rglob("*") if p.is_file()):
    name = str(path.relative_to(source))
    files.append({"path": name, "parsed": how != "hides", "findings": []})
    if how == "loses":
        units.append({"path": name, "status": "crashed", "error": "signal 11"})
    if how != "forgets":
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_bytes(path.read_bytes() + (b"\n" if how == "repeats" else b""))
report.write_text(json.dumps({"files": files, "units": units}))
