#!/usr/bin/env python3
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints "N passed, N failed, N skipped" for lit's XUnit results; its JSON
leaves out the tests that were skipped.

count_tests.py RESULTS [--failed N] [--passed N]; the options add checks that
are no lit tests. Exit code 1 when something failed or nothing passed.
"""

import argparse
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path


def outcome(test):
    if test.find("failure") is not None:
        return "failed"
    return "passed" if test.find("skipped") is None else "skipped"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("results", type=Path)
    parser.add_argument("--passed", type=int, default=0)
    parser.add_argument("--failed", type=int, default=0)
    args = parser.parse_args()
    counts = Counter(passed=args.passed, failed=args.failed)
    if args.results.is_file():
        counts.update(outcome(test) for test in ElementTree.parse(args.results).iter("testcase"))
    else:
        counts["failed"] += 1  # the run ended before it wrote results
    print(f"{counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped")
    return 1 if counts["failed"] or not counts["passed"] else 0


if __name__ == "__main__":
    sys.exit(main())
