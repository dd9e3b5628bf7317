# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command in a hostile place: limited.py WHAT COMMAND...

full: no file may grow beyond 4 KB, as on a full disk (for root too, without a
mount); gone: the working directory is no more; bare: no environment but a TMPDIR
that is not there; closed: no standard stream; stdout-full, stderr-full: /dev/full."""

import os
import resource
import subprocess
import sys
import tempfile


def main():
    what, command = sys.argv[1], sys.argv[2:]
    settings = {}
    if what == "full":
        settings["preexec_fn"] = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
    elif what == "gone":
        folder = tempfile.mkdtemp()
        settings["preexec_fn"] = lambda: (os.chdir(folder), os.rmdir(folder))
    elif what == "bare":
        settings["env"] = {"TMPDIR": "/nonexistent"}
    elif what == "closed":
        settings["preexec_fn"] = lambda: os.closerange(0, 3)
    else:
        stream = what.split("-")[0]
        settings[stream] = open("/dev/full", "wb")
    sys.exit(subprocess.run(command, **settings).returncode)


if __name__ == "__main__":
    main()
