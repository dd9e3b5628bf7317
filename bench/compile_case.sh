#!/usr/bin/env bash
# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The compile command in the form that the cases' check.py calls:
#   compile_case.sh -m syntax|object -a ARCH -o OUT FILE FLAG...
# HIP_HEADERS names the unpacked ROCm headers.
set -eu
arch=gfx90a mode=syntax
while getopts m:a:o: option; do
  case $option in
    m) mode=$OPTARG ;;
    a) arch=$OPTARG ;;
    o) ;; # nothing is kept
    *) exit 2 ;;
  esac
done
shift $((OPTIND - 1))
include=${HIP_HEADERS:?}/usr/include
folders=()
for library in hipblas hipsparse hipsolver hiprand; do
  folders+=(-isystem "$include/$library") # <hipblas.h> as well as <hipblas/hipblas.h>
done
codegen=()
[ "$mode" = syntax ] || codegen=(--codegen)
exec "$(dirname "$0")/../utils/compile_hip.sh" --headers "$HIP_HEADERS" --arch "$arch" \
  ${codegen[@]+"${codegen[@]}"} "$@" "${folders[@]}"
