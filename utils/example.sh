#!/usr/bin/env bash
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# From a fresh Debian 12 to a converted program: installs packages, builds
# hipport, converts examples/heat and says where the result lies.
set -eu
cd "$(dirname "$0")/.."
utils/setup.sh
utils/build.sh default build hipport
out=example-output
rm -rf "$out"
echo "Converting examples/heat"
build/tools/hipport/hipport convert examples/heat --out-root "$out"
echo
echo "The HIP program lies in $PWD/$out; what changed:"
echo "    git diff --no-index --stat examples/heat $out"
git --no-pager diff --no-index --stat examples/heat "$out" || true
