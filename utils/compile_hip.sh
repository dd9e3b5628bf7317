#!/usr/bin/env bash
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Checks HIP sources with plain Clang, both passes, against unpacked ROCm
# headers (get_rocm_headers.sh). No GPU and no ROCm installation needed.
#
#   compile_hip.sh [--headers DIR] [--arch GFX] [--pass host|device|both]
#                  [--codegen] FILE [FLAG...]
#
#   --headers DIR  folder that holds usr/include/hip (the cache of
#                  get_rocm_headers.sh)
#   --arch GFX     target (gfx90a)
#   --pass P       host, device or both (default)
#   --codegen      the device pass down to a code object: errors in inline
#                  assembly show only there
#   FLAG           goes to Clang; -std=c++17 unless one is given
#
# HIP_CXX names the compiler (clang++-22), HIP_TIMEOUT the seconds for one
# compile (120), HIP_CXXFLAGS further flags (the folders of MPI, OpenMP, ...). The exit code is the first failing pass's.
set -u
usage() { sed -n '8,22s/^# \{0,1\}//p' "$0" >&2; exit 2; }

headers=${XDG_CACHE_HOME:-$HOME/.cache}/hipport/rocm-6.4
arch=gfx90a pass=both codegen=
while [ $# -gt 0 ]; do
  case $1 in
    --headers) headers=${2:?}; shift 2 ;;
    --arch) arch=${2:?}; shift 2 ;;
    --pass) pass=${2:?}; shift 2 ;;
    --codegen) codegen=1; shift ;;
    -*) usage ;;
    *) break ;;
  esac
done
[ $# -ge 1 ] || usage
source=$1; shift
case $pass in host | device | both) ;; *) usage ;; esac

include=$headers/usr/include
version=$include/hip/hip_version.h
if [ ! -r "$version" ]; then
  echo "compile_hip.sh: no HIP headers in $headers; utils/get_rocm_headers.sh gets them" >&2
  exit 2
fi
bitcode=$(find "$headers/usr/lib" -type d -path '*/amdgcn/bitcode' 2>/dev/null | sort | tail -1)
if [ -z "$bitcode" ]; then
  echo "compile_hip.sh: no device libraries below $headers/usr/lib" >&2
  exit 2
fi

# -isystem as well: Clang puts --rocm-path behind /usr/include, where an older
# HIP would win.
flags=(-x hip "--offload-arch=$arch" "--rocm-path=$headers/usr"
  "--rocm-device-lib-path=$bitcode" -isystem "$include"
  -isystem "$include/rccl" -D__HIP_PLATFORM_AMD__=1 -w -ferror-limit=40
  -fno-color-diagnostics -fno-caret-diagnostics)
read -r -a more <<<"${HIP_CXXFLAGS:-}"
flags+=(${more[@]+"${more[@]}"})
major=$(sed -n 's/^#define HIP_VERSION_MAJOR \([0-9]*\).*/\1/p' "$version")
if [ "$major" -lt 7 ]; then
  # These headers want a macro that Clang no longer defines, and hide the
  # *_sync functions behind a switch.
  case $arch in gfx9*) wave=64 ;; *) wave=32 ;; esac
  flags+=("-D__AMDGCN_WAVEFRONT_SIZE=$wave" "-D__AMDGCN_WAVEFRONT_SIZE__=$wave"
    -DHIP_ENABLE_WARP_SYNC_BUILTINS)
fi
case " $* " in *" -std="*) ;; *) flags+=(-std=c++17) ;; esac

compile() {
  timeout "${HIP_TIMEOUT:-120}" "${HIP_CXX:-clang++-22}" "${flags[@]}" \
    ${extra[@]+"${extra[@]}"} "$@" "$source"
}
extra=("$@")
if [ "$pass" != device ]; then
  compile --cuda-host-only -fsyntax-only || exit $?
fi
if [ "$pass" != host ]; then
  if [ -n "$codegen" ]; then
    object=$(mktemp)
    trap 'rm -f "$object"' EXIT
    compile --cuda-device-only -O3 -c -o "$object" || exit $?
  else
    compile --cuda-device-only -fsyntax-only || exit $?
  fi
fi
