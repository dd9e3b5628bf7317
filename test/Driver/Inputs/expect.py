"""Runs a command and fails when its exit code is not the expected one.

Usage: expect.py CODE COMMAND...
"""

import subprocess
import sys

got = subprocess.run(sys.argv[2:]).returncode
if got != int(sys.argv[1]):
    sys.exit(f"exit code {got}, expected {sys.argv[1]}")
