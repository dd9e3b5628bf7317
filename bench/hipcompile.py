# Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles HIP sources for the benchmarks, remembers results by content.

A folder is compiled again only when a byte that it can see has changed, so that
measuring after a change of the tool costs only the folders that came out
differently.
"""

import concurrent.futures
import csv
import hashlib
import json
import os
import re
import shlex
import subprocess
import time
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path

UTILS = Path(__file__).resolve().parent.parent / "utils"
COMPILERS = re.compile(r"(nvcc|hipcc|clang|g\+\+|gcc|mpicxx|mpicc|CC)$")
# Options of nvcc, hipcc and gcc whose value is the next word.
WITH_VALUE = {"-o", "-x", "-Xcompiler", "-Xptxas", "-gencode", "-L", "-ccbin", "-arch", "-MF", "-MT"}
LARGEST_SOURCE = 4 << 20  # above: data that no compile reads
SIBLING = re.compile(rb"\.\./([\w+-][\w.+-]*)")

# The first pattern that matches the first error names the cause.
CAUSES = [
    ("CUDA header left", r"'(cuda|cub/|cublas|cufft|curand|cusparse|cusolver|cudnn|cu\w*\.h|nccl|nvml|nvtx|nvToolsExt|thrust/system/cuda|cooperative_groups/|mma|math_constants|vector_types|helper_)\S*' file not found"),
    ("HIP or ROCm header not found", r"'(hip|roc|rccl|miopen|thrust)\S*' file not found"),
    ("other header not found", r"file not found"),
    ("warp mask not 64 bits", r"mask must be a 64-bit integer"),
    ("warp function", r"__(shfl|ballot|any|all|match|reduce)\w*|__activemask|__syncwarp"),
    ("cooperative groups", r"cooperative_groups|tiled_partition|thread_block|grid_group|\bcg::"),
    ("libcu++", r"cuda::|namespace 'cuda'|identifier 'cuda'"),
    ("tensor cores", r"nvcuda|wmma|mma_sync"),
    ("CUB or Thrust", r"thrust::|\bcub\b|hipcub|rocprim"),
    ("texture or surface", r"\btex[123]D|texture|surf[123]D|surface"),
    ("library function or type", r"(cu|hip|roc)(blas|fft|rand|sparse|solver|dnn)|miopen|nccl|HIP_R_|CUDA_R_|DataType"),
    ("half, bfloat16 or fp8", r"\bhalf|__h\w+2?\b|bfloat|bf16|fp8|e4m3|e5m2"),
    ("CUDA name left", r"'(cuda[A-Z]\w*|CUDA[A-Z_]\w*|cu[A-Z]\w*|CU_\w+|CUDART\w*|nvrtc\w*)"),
    ("device function missing", r"(undeclared identifier|no matching function for call to) '__\w+'"),
    ("host or device function in the wrong place", r"reference to __(host|device|global)__"),
    ("HIP call does not fit", r"(no matching function for call to|no known conversion|cannot initialize a parameter).*hip[A-Z]"),
    ("HIP name unknown", r"(undeclared identifier|unknown type name|no member named) '(hip|HIP)"),
    ("overload or type mismatch", r"no matching function|ambiguous|cannot initialize|no viable|incompatible|no known conversion"),
    ("other name unknown", r"undeclared identifier|unknown type name|no member named|no type named"),
    ("not allowed by the standard", r"ISO C\+\+"),
]


@dataclass
class Outcome:
    """What compiling one folder, or one file, gave."""

    name: str
    sources: int = 0
    ok: bool = False
    failing: str = ""
    cause: str = ""
    error: str = ""
    seconds: float = 0.0
    log: str = field(default="", repr=False)


def read_names(path):
    """The names of a list file: one a line, # starts a comment."""
    lines = (line.split("#")[0].strip() for line in Path(path).read_text().splitlines())
    return [line for line in lines if line]


def command_units(words):
    """Sources and the flags that matter for them in one compiler command."""
    flags, sources, i = [], [], 1
    while i < len(words):
        word = words[i]
        if word in ("-I", "-D", "-isystem", "-include") and i + 1 < len(words):
            flags += [word, words[i + 1]]
            i += 1
        elif re.match(r"-[IDU].|-std=", word):
            flags.append(word)
        elif word in WITH_VALUE:
            i += 1
        elif re.search(r"\.(cu|cpp|cc|cxx|c)$", word) and not word.startswith("-"):
            sources.append(word)
        i += 1
    return sources, flags


def make_units(folder):
    """(source, flags) of each unit, from a dry run of the folder's Makefile."""
    try:
        dry = subprocess.run(["make", "-n", "-B", "-k"], cwd=folder, capture_output=True,
                             text=True, errors="replace", timeout=60).stdout
    except (OSError, subprocess.TimeoutExpired):
        dry = ""
    found = {}
    for line in dry.replace("\\\n", " ").splitlines():
        for part in re.split(r"&&|;", line):
            try:
                words = shlex.split(part)
            except ValueError:
                continue
            if not words or not COMPILERS.search(words[0]):
                continue
            sources, flags = command_units(words)
            for source in sources:
                if (folder / source).exists():
                    found.setdefault(os.path.normpath(source), flags)
    if not found:
        for path in sorted(folder.rglob("*")):
            if path.suffix == ".cu" or re.match(r"main\.(cpp|cc)$", path.name):
                found[str(path.relative_to(folder))] = []
    return sorted(found.items())


def seen_files(folder):
    """Every file a compile of the folder can see: its own, and those of the
    sibling folders that its files name with ../"""
    todo, seen = [folder], {}
    while todo:
        current = todo.pop()
        if current.name in seen or not current.is_dir():
            continue
        files = [p for p in sorted(current.rglob("*"))
                 if p.is_file() and p.stat().st_size < LARGEST_SOURCE]
        seen[current.name] = [(str(p.relative_to(current)), p) for p in files]
        for path in files:
            if path.suffix in (".cu", ".cuh", ".h", ".hpp", ".c", ".cpp", ".cc") or "ake" in path.name:
                todo += [folder.parent / os.fsdecode(n) for n in SIBLING.findall(path.read_bytes())]
    return seen


class Compiler:
    """Runs compile_hip.sh; keeps outcomes in a folder, one file a key."""

    def __init__(self, headers, arch, cache):
        self.command = [str(UTILS / "compile_hip.sh"), "--headers", str(headers), "--arch", arch]
        self.headers = Path(headers)
        self.cache = Path(cache)
        self.digests = {}
        self.cache.mkdir(parents=True, exist_ok=True)
        version = (self.headers / "usr/include/hip/hip_version.h").read_bytes()
        self.base = hashlib.sha256(version + (UTILS / "compile_hip.sh").read_bytes() + arch.encode())

    def folder(self, folder, name):
        """Compiles every unit of a folder, both passes."""
        folder = Path(folder)
        units = make_units(folder)
        key = self.base.copy()
        key.update(json.dumps(units).encode())
        for sibling, files in sorted(seen_files(folder).items()):
            for name_inside, path in files:
                digest = hashlib.sha256(path.read_bytes()).hexdigest()
                key.update(f"{sibling}\0{name_inside}\0{digest}\n".encode())
        return self._cached(key, name, lambda: self._compile(folder, name, units))

    def file(self, path, name, flags, visible):
        """Compiles one file; `visible`: the folders whose bytes decide."""
        key = self.base.copy()
        key.update(json.dumps([name, flags]).encode())
        for folder in visible:
            key.update(self._digest(Path(folder)))
        path = Path(path)
        return self._cached(key, name, lambda: self._compile(path.parent, name, [(path.name, flags)]))

    def _digest(self, folder):
        """Of all files in and below the folder; each folder is read once."""
        if folder not in self.digests:
            total = hashlib.sha256()
            for path in sorted(folder.rglob("*")):
                if path.is_file() and ".git" not in path.parts:
                    total.update(str(path.relative_to(folder)).encode() + hashlib.sha256(path.read_bytes()).digest())
            self.digests[folder] = total.digest()
        return self.digests[folder]

    def _cached(self, key, name, work):
        stored = self.cache / (key.hexdigest()[:32] + ".json")
        if stored.exists():
            return Outcome(**{**json.loads(stored.read_text()), "name": name})
        outcome = work()
        if "timed out" not in outcome.log:  # that says more of the machine than of the code
            stored.write_text(json.dumps(asdict(outcome)))
        return outcome

    def _compile(self, folder, name, units):
        result = Outcome(name, sources=len(units), ok=bool(units))
        start = time.monotonic()
        environment = {"HIP_TIMEOUT": "600", **os.environ}
        for source, flags in units:
            for what, command in self._passes(source, flags):
                run = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True,
                                     errors="replace")
                if run.returncode == 0:
                    continue
                text = run.stderr + ("\nerror: timed out" if run.returncode == 124 else "")
                result.log += f"== {source} [{what}] exit {run.returncode}\n{text}\n"
                result.failing = result.failing or f"{source} [{what}]"
                result.ok = False
        result.seconds = round(time.monotonic() - start, 2)
        if result.log:
            result.cause, result.error = cause_of(result.log)
        elif not units:
            result.cause = "no source found"
        return result

    def _passes(self, source, flags):
        if not source.endswith(".c"):
            return [(p, [*self.command, "--pass", p, source, *flags]) for p in ("host", "device")]
        plain = [f for f in flags if not f.startswith("-std=c++")]
        include = str(self.headers / "usr/include")
        return [("host", ["clang-22", "-fsyntax-only", "-w", "-D__HIP_PLATFORM_AMD__=1", "-I", include, *plain, source])]


def cause_of(log):
    """(cause, error line) from the first error of a compiler's output."""
    for line in log.splitlines():
        match = re.search(r"error: (.*)", line)
        if match and "too many errors" not in line:
            for cause, pattern in CAUSES:
                if re.search(pattern, match[1]):
                    return cause, match[1]
            return "other", match[1]
    return "no error line", ""


def run_all(work, items, jobs):
    """work(item) for each, in the order of the items."""
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(work, items))


def write_outcomes(outcomes, folder, label):
    """A CSV of the outcomes and a log for each failure."""
    logs = Path(folder) / f"{label}-logs"
    logs.mkdir(parents=True, exist_ok=True)
    for old in logs.glob("*.log"):
        old.unlink()
    columns = ["name", "sources", "ok", "failing", "cause", "error", "seconds"]
    with open(Path(folder) / f"{label}.csv", "w", newline="") as stream:
        writer = csv.writer(stream)
        writer.writerow(columns)
        for outcome in outcomes:
            writer.writerow([getattr(outcome, c) for c in columns])
            if outcome.log:
                (logs / (outcome.name.replace("/", "_") + ".log")).write_text(outcome.log)


def print_outcomes(outcomes, label):
    """The rate, then the causes of the rest with the names they concern."""
    good = sum(o.ok for o in outcomes)
    print(f"{label}: {good} of {len(outcomes)} compile ({sum(o.seconds for o in outcomes):.0f} s of compiling)")
    causes = Counter(o.cause for o in outcomes if not o.ok)
    for cause, count in causes.most_common():
        names = ", ".join(o.name for o in outcomes if not o.ok and o.cause == cause)
        print(f"  {count:3d} {cause}: {names}")
