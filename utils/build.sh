#!/usr/bin/env bash
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Configures and builds with a preset; quiet unless something goes wrong.
#
#   build.sh PRESET FOLDER TARGET...
set -eu
preset=${1:?usage: build.sh PRESET FOLDER TARGET...} folder=${2:?}
shift 2
cd "$(dirname "$0")/.."
log=$(mktemp)
trap 'rm -f "$log"' EXIT
echo "Building $* in $folder"
cmake --preset "$preset" -B "$folder" >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
cmake --build "$folder" --target "$@" >"$log" 2>&1 || { grep -v '^\[' "$log" >&2; exit 1; }
