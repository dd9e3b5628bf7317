#!/usr/bin/env bash
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Unpacks the HIP and ROCm library headers of Debian's newest suite (ROCm 6.4)
# into a folder of its own, so that converted code can be compiled. Nothing is
# installed, and the machine's package lists stay as they are.
#
#   get_rocm_headers.sh [DIR]    (~/.cache/hipport/rocm-6.4)
#
# Does nothing when the headers are there. Exit code 1 when they cannot be had.
set -eu
dir=${1:-${XDG_CACHE_HOME:-$HOME/.cache}/hipport/rocm-6.4}
version() {
  sed -n 's/^#define HIP_VERSION_\(MAJOR\|MINOR\) \([0-9]*\).*/\2/p' \
    "$1/usr/include/hip/hip_version.h" 2>/dev/null | paste -sd.
}
fail() { echo "get_rocm_headers.sh: $*" >&2; exit 1; }

[ -z "$(version "$dir")" ] || exit 0
for tool in apt-get dpkg-deb; do
  command -v "$tool" >/dev/null || fail "$tool is needed"
done

# The mirror that this machine's own sources name: deb822 files first, then the
# one-line form.
mirror=$(sed -n 's/^URIs: *\([^ ]*debian\/*\)\( .*\)\{0,1\}$/\1/p' \
  /etc/apt/sources.list.d/*.sources 2>/dev/null | head -1)
[ -n "$mirror" ] || mirror=$(cat /etc/apt/sources.list \
  /etc/apt/sources.list.d/*.list 2>/dev/null |
  sed -n 's/^deb \(\[.*\] \)\{0,1\}\([^ ]*debian\/*\) .*/\2/p' | head -1)
[ -n "$mirror" ] || fail "no Debian mirror in this machine's apt sources"
keys=/usr/share/keyrings/debian-archive-keyring.gpg
[ -r "$keys" ] || fail "no $keys (package debian-archive-keyring)"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work" # apt drops to a user of its own
mkdir -p "$work/lists/partial" "$work/cache/archives/partial" "$work/debs" "$work/tree"
echo "deb [signed-by=$keys] $mirror sid main" >"$work/sources.list"
apt=(apt-get -qq -o "Dir::Etc::SourceList=$work/sources.list"
  -o Dir::Etc::SourceParts=/dev/null -o "Dir::State::Lists=$work/lists"
  -o "Dir::Cache=$work/cache" -o APT::Sandbox::User=root
  -o Acquire::Languages=none -o Acquire::Retries=2 -o Acquire::http::Timeout=30)
"${apt[@]}" update >"$work/log" 2>&1 || fail "no package lists from $mirror: $(tail -1 "$work/log")"

packages=(libamdhip64-dev libhipblas-dev libhipblas-common-dev
  libhipblaslt-dev libhipcub-dev libhipfft-dev libhiprand-dev libhipsolver-dev
  libhipsparse-dev libmiopen-dev librccl-dev librocblas-dev librocfft-dev
  librocprim-dev librocrand-dev librocsolver-dev librocsparse-dev
  librocthrust-dev libroctx-dev librocm-smi-dev rocm-device-libs-21)
cd "$work/debs"
missing=()
for package in "${packages[@]}"; do # one by one: the suite may drop some
  "${apt[@]}" download "$package" >>"$work/log" 2>&1 || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] || echo "get_rocm_headers.sh: not in the archive: ${missing[*]}" >&2
for deb in *.deb; do
  [ -e "$deb" ] || fail "no package could be downloaded from $mirror"
  dpkg-deb -x "$deb" "$work/tree"
done

found=$(version "$work/tree")
case $found in
  6.*) ;;
  '') fail "the packages hold no hip/hip_version.h" ;;
  *) fail "the archive now has HIP $found, not 6.4" ;;
esac
# Shared objects are of no use here and most of the size.
find "$work/tree" \( -name '*.so*' -o -name '*.a' \) -delete
mkdir -p "$(dirname "$dir")"
rm -rf "$dir.new"
cp -a "$work/tree" "$dir.new"
mkdir -p "$dir"
rmdir "$dir" 2>/dev/null || fail "$dir is there and holds something else"
mv "$dir.new" "$dir"
echo "HIP $found headers in $dir"
