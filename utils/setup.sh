#!/usr/bin/env bash
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Installs the Debian 12 packages that building and testing need. Says nothing
# and asks no server when they are there.
set -eu

# Clang's CMake files name every tool of the release, so the tools' packages
# are needed even for those that no script here calls.
packages=(binutils ca-certificates ccache clang-22 clang-format-22
  clang-tidy-22 clang-tools-22 cmake git libclang-22-dev libfmt-dev
  libgmock-dev libgtest-dev lld-22 llvm-22-dev llvm-22-tools make ninja-build
  python3 python3-yaml zlib1g-dev libzstd-dev)

missing=()
for package in "${packages[@]}"; do
  state=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$state" = installed ] || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null ||
    { echo "setup.sh: run as root or install sudo; missing: ${missing[*]}" >&2; exit 1; }
  as_root=(sudo)
fi
echo "Installing ${#missing[@]} packages: ${missing[*]}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
run() {
  ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive "$@" >"$log" 2>&1 && return
  tail -20 "$log" >&2
  echo "setup.sh: '$*' failed" >&2
  echo "setup.sh: LLVM 22 comes from Debian 12's security suite (bookworm-security)" >&2
  exit 1
}
run apt-get -qq update
run apt-get -qq -y --no-install-recommends install "${missing[@]}"
