# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes inputs that no text file of a test can hold: bad_inputs.py KIND FOLDER."""

import os
import shutil
import socket
import sys

HEAD = b"#include <cuda_runtime.h>\n"
FREE = b"void f(int *p) { cudaFree(p); }\n"
SOURCE = HEAD + FREE


def write(*parts, data=SOURCE):
    path = os.path.join(*[os.fsencode(part) for part in parts])
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(data)


def no_files(root):
    """Entries named like sources that are none."""
    write(root, "good.cu")
    os.mkdir(os.path.join(root, "folder.cu"))
    os.mkfifo(os.path.join(root, "pipe.cu"))
    os.mkfifo(os.path.join(root, "pipe.h"))
    write(root, "user.cu", data=b'#include "pipe.h"\n' + SOURCE)
    write(root, "climber.cu", data=b'#include "folder.cu"\n#include ".."\n' + SOURCE)
    here = os.getcwd()
    os.chdir(root)  # The name of a socket must be short.
    socket.socket(socket.AF_UNIX).bind("socket.cu")
    os.chdir(here)


def encodings(root):
    for name, mark, code in (("le", b"\xff\xfe", "utf-16-le"), ("be", b"\xfe\xff", "utf-16-be")):
        write(root, name + ".cu", data=mark + SOURCE.decode().encode(code))
    write(root, "binary.cu", data=bytes(range(256)) * 40)
    write(root, "joined.cu", data=HEAD + b"int" + b"\\\n" * 200000 + b" x;\n" + FREE)


def names(root):
    for name in (b"a b.cu", b"q'\"$.cu", b"new\nline.cu", b"\xff\xfe.cu", b"tab\t.cu", b"-x.cu"):
        write(root, name)
    write(root, b"f \n\xc3\x28/in.cu", data=b'#include "../a b.cu"\n')


def small(root):
    """Hardly anything in a file."""
    for name, data in (
        ("empty", b""),
        ("line", b"\n"),
        ("hash", b"#"),
        ("backslash", b"\\"),
        ("mark", b"\xef\xbb\xbf"),
        ("open", HEAD + FREE + b"/*"),
        ("quote", HEAD + FREE + b'"'),
        ("self", b'#include "self.cu"\n' + FREE),
    ):
        write(root, name + ".cu", data=data)
    write(root, "ring/a.cuh", data=b'#include "b.cuh"\ninline ' + FREE)
    write(root, "ring/b.cuh", data=b'#include "a.cuh"\n#include "b.cuh"\n')
    write(root, "ring/c.cu", data=b'#include "a.cuh"\n')


def deep(root):
    """What a parser may call itself for, once in each file."""
    for name, text in (
        ("if", b"#if 1\n" * 10000 + FREE + b"#endif\n" * 10000),
        ("condition", b"#if " + b"(" * 10000 + b"__CUDA_ARCH__" + b")" * 10000 + b"\n#endif\n" + FREE),
        ("not", b"#if " + b"!" * 10000 + b"defined(__CUDACC__)\n#endif\n" + FREE),
        ("parens", b"int x = " + b"(" * 50000 + b"1" + b")" * 50000 + b";\n" + FREE),
        ("calls", b"int x = " + b"g(" * 20000 + b";\n" + FREE),
        ("braces", b"void g() {" + b"{" * 50000 + b"}" * 50000 + b"}\n" + FREE),
        ("angles", b"void g() {" + b"k<<<" * 20000 + b"}\n" + FREE),
    ):
        write(root, name + ".cu", data=HEAD + text)
    for i in range(300):
        write(root, f"chain/h{i}.h", data=b'#include "h%d.h"\n' % (i + 1))
    write(root, "chain/h300.h", data=b"inline " + FREE)
    write(root, "includes.cu", data=HEAD + b'#include "chain/h0.h"\n')


def big(root):
    """10 MB, and lines of 1 MB."""
    write(root, "big.cu", data=HEAD + FREE + b"// nothing to convert in this line at all\n" * 250000)
    write(root, "code.cu", data=HEAD + b"void f(int *p) {" + b"cudaFree(p); " * 80000 + b"}\n")
    write(root, "comment.cu", data=HEAD + b"/*" + b"x" * 1000000 + b"*/ " + FREE)
    write(root, "string.cu", data=HEAD + b'const char *s = "' + b"x" * 1000000 + b'";\n' + FREE)


def many(root):
    """10,000 files: headers that two units include."""
    for unit in range(2):
        data = b"".join(b'#include "d%d/f%d.h"\n' % (i % 100, i) for i in range(unit, 2000, 2))
        write(root, f"u{unit}.cu", data=data)
    for i in range(2000):
        write(root, f"d{i % 100}/f{i}.h", data=b"inline void f%d(int *p) { cudaFree(p); }\n" % i)
    for i in range(8000):
        write(root, f"d{i % 100}/note{i}.txt", data=b"cudaFree\n")


def databases(root):
    write(root, "src/a.cu")
    for name, data in (
        ("cut", b'[{"directory": "/'),
        ("deep", b"[" * 1000000),
        ("object", b"{}"),
        ("numbers", b"[1]"),
        ("binary", bytes(range(256))),
        ("empty", b""),
        ("gone", b'[{"directory": "/", "command": "nvcc -c x.cu", "file": "/no/x.cu"}]'),
    ):
        write(root, name, "compile_commands.json", data=data)


if __name__ == "__main__":
    kind, root = sys.argv[1:]
    shutil.rmtree(root, ignore_errors=True)
    os.makedirs(root)
    globals()[kind](root)
