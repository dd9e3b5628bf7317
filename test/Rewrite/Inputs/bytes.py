#!/usr/bin/env python3
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes sources whose bytes an editor would change, and what they become.

    bytes.py FOLDER      FOLDER/in and FOLDER/expected
"""

import pathlib
import sys

BOM = b"\xef\xbb\xbf"
FIXME = (
    b"// FIXME(hipport:api-unmapped): no rule knows cudaFutureA; "
    b"it looks like a name of CUDA"
)
INCLUDE = b"#include <cuda_runtime.h>"
CONVERTED = b"#include <hip/hip_runtime.h>"

CASES = {
    "crlf.cu": (
        INCLUDE + b"\r\nvoid f(void *P) {\r\n\tcudaFree(P);\r\n\tcudaFutureA();\r\n}\r\n",
        CONVERTED
        + b"\r\nvoid f(void *P) {\r\n\thipFree(P);\r\n\t"
        + FIXME
        + b"\r\n\tcudaFutureA();\r\n}\r\n",
    ),
    "crlf_continued.cu": (
        INCLUDE + b"\r\ncudaFutureA \\\r\n  Global; \\\r\n\r\ncudaStream_t S;\r\n",
        CONVERTED
        + b"\r\n"
        + FIXME
        + b"\r\ncudaFutureA \\\r\n  Global; \\\r\n\r\nhipStream_t S;\r\n",
    ),
    "mixed_ends.cu": (
        INCLUDE + b"\nvoid f(void *P) {\r\n  cudaFree(P);\n}\r\n",
        CONVERTED + b"\nvoid f(void *P) {\r\n  hipFree(P);\n}\r\n",
    ),
    "bom.cu": (
        BOM + INCLUDE + b"\nvoid f(void *P) { cudaFree(P); }\n",
        BOM + CONVERTED + b"\nvoid f(void *P) { hipFree(P); }\n",
    ),
    "bom_finding.cu": (
        BOM + b"cudaFutureA Global;\nvoid f(void *P) { cudaFree(P); }\n",
        BOM
        + CONVERTED
        + b"\n"
        + FIXME
        + b"\ncudaFutureA Global;\nvoid f(void *P) { hipFree(P); }\n",
    ),
    "bom_runtime.cu": (
        BOM + b"__global__ void k() {}\n",
        BOM + CONVERTED + b"\n__global__ void k() {}\n",
    ),
    "no_newline.cu": (
        INCLUDE + b"\nvoid f(void *P) { cudaFree(P); }",
        CONVERTED + b"\nvoid f(void *P) { hipFree(P); }",
    ),
    "no_newline_name.cu": (
        INCLUDE + b"\n#define S cudaStream_t",
        CONVERTED + b"\n#define S hipStream_t",
    ),
    "no_newline_runtime.cu": (
        b"__global__ void k() {}",
        CONVERTED + b"\n__global__ void k() {}",
    ),
    "once_only.cuh": (
        b"#pragma once\r\n__device__ int f();\r\n",
        b"#pragma once\r\n" + CONVERTED + b"\r\n__device__ int f();\r\n",
    ),
    "latin1.cu": (
        INCLUDE + b" // caf\xe9\nconst char *T = \"\xff\xfe\"; // \x80\ncudaStream_t S;\n",
        CONVERTED + b" // caf\xe9\nconst char *T = \"\xff\xfe\"; // \x80\nhipStream_t S;\n",
    ),
    "utf8.cu": (
        "// Größe µs 数\n".encode() + INCLUDE + b"\ncudaStream_t S;\n",
        "// Größe µs 数\n".encode() + CONVERTED + b"\nhipStream_t S;\n",
    ),
    "blanks.cu": (
        INCLUDE + b"  \t\n\n\n\t \nvoid f(void\t*P)\t{ cudaFree (\tP ) ; }  \n \n\f\v\n",
        CONVERTED + b"  \t\n\n\n\t \nvoid f(void\t*P)\t{ hipFree (\tP ) ; }  \n \n\f\v\n",
    ),
    # With a zero byte it is no text, and stays.
    "nul.cu": (
        INCLUDE + b"\nvoid f(void *P) { cudaFree(P); } // \0 end\n",
        INCLUDE + b"\nvoid f(void *P) { cudaFree(P); } // \0 end\n",
    ),
    "empty.cu": (b"", b""),
    "only_cr.cu": (
        INCLUDE + b"\nint A;\rint B;\r\rcudaStream_t S;\n",
        CONVERTED + b"\nint A;\rint B;\r\rhipStream_t S;\n",
    ),
}


def main() -> None:
    folder = pathlib.Path(sys.argv[1])
    for index, name in enumerate(("in", "expected")):
        (folder / name).mkdir(parents=True, exist_ok=True)
        for case, contents in CASES.items():
            (folder / name / case).write_bytes(contents[index])


if __name__ == "__main__":
    main()
