#!/usr/bin/env python3
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes rules/targets/*.yaml from a table of GPUs.

    gen_targets.py gpu_targets.csv rules/targets

The table has a row for each GPU and a column for each number. What a number
rests on stands here, since the table names its sources by row only.
"""

import argparse
import csv
import pathlib
import re

COMPILED = "compiled with LLVM 22"
OCCUPANCY = "LLVM AMDGPUBaseInfo.cpp; compiled with LLVM 19"
OCCUPANCY_GFX950 = "compiled with LLVM 22"
RUNTIME = "ROCm clr, table supportedIsas"
BLOCK_LDS = "compiled: more is an error"

# Key, column of the table, source.
FACTS = (
    ("wave", "wave_size_default", COMPILED),
    ("simds", "simds_per_cu_or_sm", "LLVM AMDGPUBaseInfo.cpp, getEUsPerCU"),
    ("waves-per-simd", "max_waves_per_simd_runtime", "ROCm clr, occupancy"),
    ("vgprs", "vgprs_per_simd_per_lane_wave{wave}", OCCUPANCY),
    ("vgpr-granule", "vgpr_granule_wave{wave}", OCCUPANCY),
    ("lds-block-bytes", "lds_bytes_per_workgroup_static", BLOCK_LDS),
    ("lds-banks", "lds_banks", RUNTIME),
)
LICENCE = """\
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Written by utils/gen_targets.py.
"""


def number_of(key: str, text: str) -> int:
    # Blocks of RDNA run on a WGP by default: "2 per CU, 4 per WGP".
    on_wgp = re.search(r"(\d+) per WGP", text)
    if key == "simds" and on_wgp:
        return int(on_wgp[1])
    return int(re.match(r"\d+", text)[0])


def facts_of(gpu: dict[str, str]) -> list[str]:
    wave = gpu["wave_size_default"]
    lines = []
    for key, column, source in FACTS:
        number = number_of(key, gpu[column.format(wave=wave)])
        if gpu["target"] == "gfx950" and source == OCCUPANCY:
            source = OCCUPANCY_GFX950
        lines.append(
            f'  - {{key: {key}, value: {number}, status: confirmed, source: "{source}"}}'
        )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("table", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    with arguments.table.open(newline="") as table:
        for gpu in csv.DictReader(table):
            if gpu["vendor"] != "AMD":
                continue
            head = ["schema: 1", f"target: {gpu['target']}", f"family: {gpu['family']}"]
            text = "\n".join([*head, "facts:", *facts_of(gpu)]) + "\n"
            (arguments.out / f"{gpu['target']}.yaml").write_text(LICENCE + text)


if __name__ == "__main__":
    main()
