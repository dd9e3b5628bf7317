# Configuration of the lit tests: suffixes, tools, features.

import os
import shutil

import lit.formats

config.name = "hipport"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".test", ".cu", ".cuh"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)

# LLVM's own bin folder: FileCheck, not, count, split-file.
config.environment["PATH"] = os.pathsep.join(
    [config.llvm_tools_dir, os.environ.get("PATH", "")]
)
# A test's git must not depend on the user's settings.
config.environment["GIT_CONFIG_GLOBAL"] = os.devnull
config.environment["GIT_CONFIG_NOSYSTEM"] = "1"
for name in ("GIT_AUTHOR", "GIT_COMMITTER"):
    config.environment[name + "_NAME"] = "hipport"
    config.environment[name + "_EMAIL"] = "hipport@example.com"

root = config.hipport_source_root
headers = config.hip_headers or os.path.join(
    os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"),
    "hipport",
    "rocm-6.4",
)
config.substitutions += [
    ("%hipport_src", root),
    ("%hip_compile", f"{root}/utils/compile_hip.sh --headers {headers}"),
    ("%hip_include", f"{headers}/usr/include"),
    ("%clang_include", f"{config.clang_resource_dir}/include"),
    ("%hipport_fuzz", os.path.join(config.hipport_binary_root, "fuzz/hipport-fuzz")),
    ("%hipport", config.hipport_tool),
    ("%clang", os.path.join(config.llvm_tools_dir, "clang++")),
    ("%python", "python3"),
]

if os.path.exists(os.path.join(headers, "usr/include/hip/hip_version.h")):
    config.available_features.add("hip-headers")
# A CUDA SDK: $CUDA_PATH, or where its installer puts it.
cuda_sdk = os.environ.get("CUDA_PATH", "/usr/local/cuda")
if os.path.exists(os.path.join(cuda_sdk, "include/cuda.h")):
    config.available_features.add("cuda-sdk")
config.substitutions.append(("%cuda_sdk", cuda_sdk))
if all(
    os.path.exists(os.path.join(config.llvm_tools_dir, tool))
    for tool in ("clang-check", "clang-tidy")
):
    config.available_features.add("clang-tools")
# The evaluator of test/Analysis runs programs on the CPU.
if all(shutil.which(tool) for tool in ("g++", "addr2line")):
    config.available_features.add("gxx")
if shutil.which("git"):
    config.available_features.add("git")
