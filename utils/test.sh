#!/usr/bin/env bash
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# From a fresh Debian 12 to a tested build: installs packages, gets the ROCm
# headers when they can be had, builds and runs every test. The last line
# counts them.
#
#   test.sh [PRESET [FOLDER]]    (default build)
set -eu
preset=${1:-default} folder=${2:-build}
cd "$(dirname "$0")/.."
rm -f "$folder/test-results.xml" # an old count must not pass for a new one
utils/setup.sh
utils/get_rocm_headers.sh ||
  echo "Without ROCm headers, tests that compile converted code are skipped (unsupported)." >&2
utils/build.sh "$preset" "$folder" all
status=0
cmake --build "$folder" --target check-hipport || status=$?
python3 utils/count_tests.py "$folder/test-results.xml" || status=1
exit "$status"
