# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ends runs of hipport at random moments: kill_loop.py HIPPORT FOLDER.

After each end every file has its old bytes or its new ones, and after one more
run no temporary file is left. The moments come from a fixed seed; when the
machine is slow another part of a run is hit."""

import os
import random
import shutil
import signal
import subprocess
import sys
import time

ROUNDS = 50
FILES = 40


def old_text(i):
    body = b"".join(b"void f%d_%d(int *p) { cudaFree(p); }\n" % (i, n) for n in range(60))
    return b"#include <cuda_runtime.h>\n" + body


def make_tree(root):
    shutil.rmtree(root, ignore_errors=True)
    for i in range(FILES):
        # Headers of one unit: a run is mostly writing.
        path = os.path.join(root, f"d{i % 4}", f"f{i}.cuh")
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(old_text(i))
    with open(os.path.join(root, "main.cu"), "w") as file:
        file.writelines(f'#include "d{i % 4}/f{i}.cuh"\n' for i in range(FILES))


def read_tree(root):
    found = {}
    for folder, _, names in os.walk(root):
        for name in names:
            path = os.path.join(folder, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, root)] = file.read()
    return found


def is_temporary(path):
    return os.path.basename(path).startswith(".hipport-")


def timed(command):
    start = time.monotonic()
    subprocess.run(command, check=True)
    return time.monotonic() - start


def main():
    hipport, work = sys.argv[1:]
    source, out = os.path.join(work, "src"), os.path.join(work, "out")
    make_tree(source)
    old = read_tree(source)
    command = [hipport, "convert", "--quiet", "-j2", source]
    whole = timed(command + ["--out-root", out])
    new = read_tree(out)
    assert old.keys() == new.keys() and any(old[p] != new[p] for p in old)

    rand = random.Random(3)
    leftovers = ended = mixed = 0
    for turn in range(ROUNDS):
        in_place = turn % 2 == 0
        if in_place:
            make_tree(source)
            target, arguments = source, ["--in-place", "--allow-dirty"]
        else:
            shutil.rmtree(out, ignore_errors=True)
            target, arguments = out, ["--out-root", out]
        # Writing is the last part of a run: aim there more often.
        part = rand.uniform(0, 1) if turn % 5 == 0 else rand.uniform(0.6, 1.1)
        run = subprocess.Popen(command + arguments, stderr=subprocess.DEVNULL)
        time.sleep(whole * part)
        run.send_signal(rand.choice([signal.SIGKILL, signal.SIGINT]))
        ended += run.wait() != 0
        found = read_tree(target)
        leftovers += any(is_temporary(p) for p in found)
        found = {p: text for p, text in found.items() if not is_temporary(p)}
        for path, text in found.items():
            assert text == new[path] or (in_place and text == old[path]), path
        if in_place:
            assert found.keys() == old.keys()
        mixed += 0 < sum(t == new[p] and t != old[p] for p, t in found.items()) < FILES
        # The load of the machine changes: aim by the last run that ended by itself.
        whole = timed(command + arguments)
        assert read_tree(target) == new, "the next run did not mend the tree"
    print(f"{ended} of {ROUNDS} ended, {mixed} while writing, {leftovers} with a leftover")
    assert ended >= ROUNDS // 5, "the signals came too late to test anything"


if __name__ == "__main__":
    main()
