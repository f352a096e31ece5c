#!/usr/bin/env python3
"""Sources, what they were lowered to with one thing done by hand, and what has to be said of that: faulty ones with the rule and line, and
their correct twins.

usage: work.py GPUVERIFY MLIR-OPT INPUTS SCRATCH-DIRECTORY SHARE

One case in SHARE is verified.
"""
import json
import pathlib
import re
import subprocess
import sys

KERNELS = "gpu-kernel-outlining,gpu.module(convert-gpu-to-nvvm)"
USUAL = f"{KERNELS},convert-scf-to-cf,gpu-to-llvm,reconcile-unrealized-casts"
REGIONS = f"gpu-kernel-outlining,func.func(gpu-async-region),gpu.module(convert-gpu-to-nvvm),convert-scf-to-cf,gpu-to-llvm,reconcile-unrealized-casts"
INLINED = f"inline,{USUAL}"
VIEWS = f"{KERNELS},expand-strided-metadata,lower-affine,gpu-to-llvm,reconcile-unrealized-casts"
TASKS = f"{KERNELS},gpu-to-llvm,reconcile-unrealized-casts"
SIMPLE = f"canonicalize,cse,{USUAL},canonicalize,cse"


def at(lines, pattern, number=0):
    """The line number `number` (from 0; -1: the last one) of those in functions of the host that match."""
    found = [i for i, line in enumerate(lines) if re.search(pattern, line) and not line.startswith("  llvm.func")]
    return found[number]


def drop(pattern, number=0):
    def edit(lines):
        del lines[at(lines, pattern, number)]
    return edit


def repeat(pattern, number=0):
    def edit(lines):
        i = at(lines, pattern, number)
        lines.insert(i, lines[i])
    return edit


def repeat_call(number):
    """The call of a task once more, with a result that nobody uses."""
    def edit(lines):
        i = at(lines, r"async\.call", number)
        lines.insert(i, re.sub(r"%\w+ =", "%again =", lines[i]))
    return edit


def swap(one, other):
    """Exchanges two lines: (pattern, number) each."""
    def edit(lines):
        a, b = at(lines, *one), at(lines, *other)
        lines[a], lines[b] = lines[b], lines[a]
    return edit


def put_behind(one, other):
    """Moves a line behind another."""
    def edit(lines):
        a, b = at(lines, *one), at(lines, *other)
        line = lines.pop(a)
        lines.insert(b if a < b else b + 1, line)
    return edit


def change(pattern, number, old, new):
    """In the line, the first text that matches `old` becomes `new`."""
    def edit(lines):
        i = at(lines, pattern, number)
        lines[i], count = re.subn(old, new, lines[i], count=1)
        assert count, (pattern, old, lines[i])
    return edit


def guard(pattern, number=0, condition='llvm.icmp "slt" %arg15, %k0 : i64'):
    """The line is done only where the condition holds."""
    def edit(lines):
        i = at(lines, pattern, number)
        lines[i : i + 1] = ["    %k0 = llvm.mlir.constant(5 : i64) : i64", f"    %k1 = {condition}",
                            "    llvm.cond_br %k1, ^k2, ^k3", "  ^k2:", lines[i], "    llvm.br ^k3", "  ^k3:"]
    return edit


def drop_function(name):
    def edit(lines):
        i = at([line.replace("  llvm.func", "  llvm function") for line in lines], rf"llvm function (private )?@{name}\(")
        end = next(k for k in range(i, len(lines)) if lines[k].startswith("  }"))
        del lines[i : end + 1]
    return edit


def both(*edits):
    def edit(lines):
        for e in edits:
            e(lines)
    return edit


def nothing(lines):
    del lines


MEMCPY, LAUNCH, SYNC, DESTROY = r"@mgpuMemcpy\(", r"gpu\.launch_func", r"@mgpuStreamSynchronize\(", r"@mgpuStreamDestroy\("
MEMSET, FREE, STORE, CALL = r"@mgpuMemset32\(", r"@mgpuMemFree\(", r"llvm\.store", r"llvm\.call @"
TELL = r"call @tell\("
BAD = "not proved"  # violated or unproved, by whatever rule

# name, source, pipeline, edit, what has to come of it: "proved", BAD, or (rule, line)
CASES = [
    # nothing done
    *[(f"{source} as it is, {n}", source, pipeline, nothing, "proved")
      for source, pipelines in (("copies", (USUAL, SIMPLE, REGIONS)), ("kernels", (USUAL, SIMPLE)), ("functions", (USUAL, INLINED, SIMPLE)),
                                ("memory", (USUAL, SIMPLE)), ("synchronous", (REGIONS,)), ("bodies", (USUAL, SIMPLE, REGIONS)),
                                ("host", (USUAL, INLINED, SIMPLE)), ("buffers", (USUAL, INLINED, SIMPLE)))
      for n, pipeline in enumerate(pipelines)],
    # order
    ("copies exchanged", "copies", USUAL, put_behind((MEMCPY, 0), (MEMCPY, 1)), ("dependency-dropped", 5)),
    ("the first copy after the wait", "copies", USUAL, put_behind((MEMCPY, 0), (SYNC, 0)), BAD),
    ("the second copy after the wait", "copies", USUAL, put_behind((MEMCPY, 1), (SYNC, 0)), ("dependency-dropped", 6)),
    ("the wait before both copies", "copies", USUAL, swap((MEMCPY, 0), (SYNC, 0)), BAD),
    ("a launch after the wait", "kernels", USUAL, put_behind((LAUNCH, 1), (SYNC, 0)), ("dependency-dropped", 18)),
    ("a launch after another that depends on it", "kernels", USUAL, put_behind((LAUNCH, 0), (LAUNCH, 1)), BAD),
    ("the synchronous launch after the last copy, of other buffers", "kernels", USUAL, put_behind((LAUNCH, 2), (MEMCPY, 0)), "proved"),
    ("in a helper", "functions", USUAL, put_behind((MEMCPY, 0), (MEMCPY, 1)), ("dependency-dropped", 5)),
    ("in one of two inlined helpers", "functions", INLINED, put_behind((MEMCPY, 2), (MEMCPY, 3)), BAD),
    ("two calls exchanged, of other buffers", "functions", USUAL, put_behind((r"call @fill", 0), (r"call @fill", 1)), "unproved"),
    ("the fill after the helper", "functions", USUAL, put_behind((MEMSET, 0), (r"call @fill", 2)), BAD),
    ("the store after the fill of the device", "memory", USUAL, put_behind((STORE, 1), (MEMSET, 0)), "any"),
    ("the print before the copy has arrived", "memory", USUAL, put_behind((MEMCPY, 0), (r"call @printMemrefF32\(", 0)), BAD),
    ("a loop's launch behind its wait", "buffers", USUAL, put_behind((LAUNCH, 0), (SYNC, 1)), BAD),
    # equal work, and a wait that comes apart
    *[(f"pairs as it is, {n}", "pairs", pipeline, nothing, "proved") for n, pipeline in enumerate((USUAL, SIMPLE))],
    ("two equal copies exchanged", "pairs", SIMPLE, swap((MEMCPY, 0), (MEMCPY, 1)), "unproved"),
    ("one of two equal copies dropped", "pairs", USUAL, drop(MEMCPY, 0), BAD),
    ("a launch after the wait for another stream", "pairs", USUAL, put_behind((LAUNCH, 0), (SYNC, 0)), "unproved"),
    ("a launch after the whole wait", "pairs", USUAL, put_behind((LAUNCH, 0), (DESTROY, 1)), BAD),
    ("one part of the wait on one path", "pairs", USUAL, guard(SYNC, 0), BAD),
    ("the other part", "pairs", USUAL, guard(SYNC, 1), BAD),
    ("a destroy of the wait on one path", "pairs", USUAL, guard(DESTROY, 0), "not violated"),
    ("spare as it is", "spare", USUAL, nothing, "proved"),
    ("a launch before a copy into memory of no use, on which it depends", "spare", USUAL, put_behind((MEMCPY, 0), (LAUNCH, 0)), ("dependency-dropped", 11)),
    # a call of the outside beside a wait
    *[(f"calls as it is, {n}", "calls", pipeline, nothing, "proved") for n, pipeline in enumerate((USUAL, INLINED, SIMPLE))],
    ("a call before the wait that comes before it", "calls", USUAL, put_behind((SYNC, 0), (TELL, 1)), BAD),
    ("a call between the two parts of a wait", "calls", USUAL, put_behind((SYNC, 2), (TELL, 2)), BAD),
    ("a call in a branch, the wait behind the branch", "calls", USUAL, put_behind((SYNC, 3), (TELL, 3)), BAD),
    ("a wait on one path before a call", "calls", USUAL, guard(SYNC, 0, 'llvm.icmp "slt" %arg10, %k0 : i64'), BAD),
    ("a wait on one path before the return", "calls", USUAL, guard(SYNC, 4, 'llvm.icmp "slt" %arg10, %k0 : i64'), BAD),
    ("the call of a helper before the wait", "calls", USUAL, put_behind((SYNC, 0), (r"call @helper", 0)), BAD),
    # a memref's address where a handle belongs
    ("the wait for an address", "copies", USUAL, change(SYNC, 0, r"%\w+", "%arg0"), ("handle-kind-mismatch", 6)),
    ("the wait for another one", "copies", USUAL, change(SYNC, 0, r"%\w+", "%arg5"), ("handle-kind-mismatch", 6)),
    ("an address destroyed", "copies", USUAL, change(DESTROY, 0, r"%\w+", "%arg10"), ("handle-kind-mismatch", 6)),
    ("an aligned address destroyed", "copies", USUAL, change(DESTROY, 0, r"%\w+", "%arg11"), ("handle-kind-mismatch", 6)),
    ("a copy on an address", "copies", USUAL, change(MEMCPY, 0, r"%\w+\) :", "%arg10) :"), ("handle-kind-mismatch", 4)),
    ("a launch on an address", "kernels", USUAL, change(LAUNCH, 0, r"<%\w+", "<%arg0"), ("handle-kind-mismatch", 16)),
    ("the second wait for an address", "pairs", SIMPLE, change(SYNC, 1, r"%\w+", "%arg0"), ("handle-kind-mismatch", 13)),
    ("the wait for an address, simplified", "copies", SIMPLE, change(SYNC, 0, r"%\w+", "%arg0"), ("handle-kind-mismatch", 6)),
    # dropped
    ("the first copy", "copies", USUAL, drop(MEMCPY, 0), ("work-dropped", 4)),
    ("the second copy", "copies", USUAL, drop(MEMCPY, 1), ("work-dropped", 5)),
    ("the first copy on one path", "copies", USUAL, guard(MEMCPY, 0), ("work-dropped", 4)),
    ("the last copy on one path", "copies", USUAL, guard(MEMCPY, 1), ("work-dropped", 5)),
    ("a launch without dependencies", "kernels", USUAL, drop(LAUNCH, 0), ("work-dropped", 16)),
    ("a launch with one", "kernels", USUAL, drop(LAUNCH, 1), ("work-dropped", 17)),
    ("a synchronous launch", "kernels", USUAL, drop(LAUNCH, 2), ("work-dropped", 19)),
    ("a launch with its body", "bodies", USUAL, drop(LAUNCH, 0), ("work-dropped", 7)),
    ("a public function", "functions", INLINED, drop_function("other"), ("work-dropped", 16)),
    ("a public function that only stores", "calls", USUAL, drop_function("store"), ("work-dropped", 36)),
    ("a public function that only calls", "calls", SIMPLE, drop_function("forward"), ("work-dropped", 40)),
    ("a call", "functions", USUAL, drop(r"call @fill", 1), BAD),
    ("a copy in a helper", "functions", USUAL, drop(MEMCPY, 1), ("work-dropped", 5)),
    ("a copy of one of the inlined helpers", "functions", INLINED, drop(MEMCPY, 2), BAD),
    ("a fill", "functions", USUAL, drop(MEMSET, 0), ("work-dropped", 16)),
    ("a free", "memory", USUAL, drop(FREE, 0), BAD),
    ("a store of the host", "memory", USUAL, drop(STORE, 1), BAD),
    ("a call of another module", "memory", USUAL, drop(r"call @printMemrefF32\(", 0), BAD),
    ("a descriptor's member", "memory", USUAL, drop(STORE, 0), BAD),
    ("a store in a loop", "host", USUAL, drop(STORE, 0), BAD),
    ("a launch in a loop", "host", USUAL, drop(LAUNCH, 0), BAD),
    ("a synchronous copy", "synchronous", REGIONS, drop(MEMCPY, 0), BAD),
    ("the wait for synchronous work", "synchronous", REGIONS, drop(SYNC, 0), BAD),
    ("a launch in a loop on one path", "buffers", USUAL, guard(LAUNCH, 0, 'llvm.icmp "slt" %arg10, %k0 : i64'), BAD),
    # repeated
    ("a copy twice", "copies", USUAL, repeat(MEMCPY, 0), ("work-repeated", 4)),
    ("the last copy twice", "copies", USUAL, repeat(MEMCPY, 1), ("work-repeated", 5)),
    ("a launch twice", "kernels", USUAL, repeat(LAUNCH, 0), ("work-repeated", 16)),
    ("a synchronous launch twice", "kernels", USUAL, repeat(LAUNCH, 2), ("work-repeated", 19)),
    ("a call twice", "functions", USUAL, repeat(r"call @fill", 2), BAD),
    ("a fill twice", "functions", USUAL, repeat(MEMSET, 0), ("work-repeated", 16)),
    ("a store twice", "memory", USUAL, repeat(STORE, 1), BAD),
    ("a print twice", "memory", USUAL, repeat(r"call @printMemrefF32\(", 0), BAD),
    ("in a loop", "buffers", USUAL, repeat(LAUNCH, 0), BAD),
    # operands
    ("source and destination", "copies", USUAL, change(MEMCPY, 0, r"\((%\w+), (%\w+)", r"(\2, \1"), ("work-differs", 4)),
    ("one source for another", "copies", USUAL, change(MEMCPY, 1, r"\((%\w+), (%\w+)", r"(\1, \1"), ("work-differs", 5)),
    ("a number of bytes", "copies", USUAL, change(r"constant\(8 : index", 0, r"\(8", "(7"), ("work-differs", 4)),
    # parts and shapes of buffers
    ("views as they are", "views", VIEWS, nothing, "proved"),
    ("offset and size of what was collapsed", "views", VIEWS, change(LAUNCH, 0, r"(%\w+) : i64, (%\w+) : i64", r"\2 : i64, \1 : i64"), ("work-differs", 14)),
    ("size and stride of what was expanded", "views", VIEWS, change(LAUNCH, 1, r"(%\w+) : i64, (%\w+) : i64\) loc", r"\2 : i64, \1 : i64) loc"), ("work-differs", 16)),
    ("strides of what was transposed", "views", VIEWS, change(LAUNCH, 2, r"(%\w+) : i64, (%\w+) : i64\) loc", r"\2 : i64, \1 : i64) loc"), ("work-differs", 18)),
    ("the row of a subview", "views", VIEWS, change(r"llvm\.mul %arg12", 0, r"%arg12, %\w+", "%arg12, %arg12"), ("work-differs", 20)),
    ("the byte of a view", "views", VIEWS, change(r"getelementptr .* i8 loc", 0, r"\[%arg12\]", "[%arg11]"), ("work-differs", 22)),
    ("a size of the metadata", "views", VIEWS, change(LAUNCH, 5, r"blocks in \((%\w+), (%\w+)", r"blocks in (\2, \1"), ("work-differs", 24)),
    ("the buffer of an address", "views", VIEWS, change("llvm.ptrtoint", 0, r"ptrtoint %\w+", "ptrtoint %arg8"), ("work-differs", 27)),
    ("a rank", "views", VIEWS, change(LAUNCH, 6, r"blocks in \((%\w+), (%\w+)", r"blocks in (\2, \2"), ("work-differs", 27)),
    # functions of tasks
    ("tasks as they are", "tasks", TASKS, nothing, "proved"),
    ("a call of a task", "tasks", TASKS, both(drop(r"async\.call @copy", 1), drop(r"async\.await", 1)), BAD),
    ("the wait for a task", "tasks", TASKS, drop(r"async\.await", 0), BAD),
    ("a call of a task, twice", "tasks", TASKS, repeat_call(0), ("work-differs", 5)),
    ("another task", "tasks", TASKS, change(r"async\.call", 0, "@copy", "@back"), ("work-differs", 5)),
    ("the buffers of a task", "tasks", TASKS, change(r"async\.call", 0, r"\((%\w+), (%\w+)", r"(\2, \1"), ("work-differs", 5)),
    ("the copy in a task", "tasks", TASKS, drop(MEMCPY, 0), ("work-dropped", 5)),
    ("a kernel", "kernels", USUAL, change(LAUNCH, 0, "@double", "@same"), ("work-differs", 16)),
    ("a grid", "kernels", USUAL, change(LAUNCH, 0, r"blocks in \((%\w+), (%\w+)", r"blocks in (\2, \1"), ("work-differs", 16)),
    ("a block", "kernels", USUAL, change(LAUNCH, 1, r"threads in \((%\w+), (%\w+)", r"threads in (\2, \1"), ("work-differs", 17)),
    ("an argument of a kernel", "memory", USUAL, change(LAUNCH, 0, r"(args\(%\w+ : !llvm.ptr, )(%\w+)", r"\1%arg1"), BAD),
    ("two arguments of a kernel", "bodies", USUAL, change(LAUNCH, 1, r"args\((%\w+) : !llvm.ptr, (%\w+) : !llvm.ptr", r"args(%arg0 : !llvm.ptr, %arg1 : !llvm.ptr"), BAD),
    ("a value that is set", "functions", USUAL, change(MEMSET, 0, r"\((%\w+), (%\w+), (%\w+)", r"(\1, %k, \3"), "unusable"),
    ("a number of elements", "memory", USUAL, change(MEMSET, 0, r"\((%\w+), (%\w+), (%\w+)", r"(\1, \2, %arg2"), BAD),
    ("shared memory", "synchronous", REGIONS, change(r"constant\(256 : i32", 0, "256", "512"), BAD),
    ("a stored value", "memory", USUAL, change(r"constant\(1.000000e\+00 : f32", 0, "1.0", "2.0"), BAD),
    ("where it is stored", "memory", USUAL, change(STORE, 1, r"(llvm.store %\w+, )%\w+", r"\g<1>%arg1"), BAD),
    ("what is freed", "memory", USUAL, change(FREE, 0, r"\((%\w+)", "(%arg1"), BAD),
    ("what is returned", "memory", SIMPLE, change(r"llvm\.return %", 0, r"return %\w+", "return %5"), "any"),
    ("a loop's bound", "buffers", USUAL, change(r'llvm\.icmp "slt"', 0, '"slt"', '"sle"'), BAD),
    ("a loop's step", "buffers", USUAL, change(r"constant\(1 : index", 0, r"\(1", "(2"), BAD),
    ("which buffer is next", "buffers", USUAL, change(r"llvm\.br \^bb1\(", 1, r"\((%\w+), (%\w+), (%\w+)", r"(\1, \3, \2"), BAD),
    # right, though not as the compiler does it
    ("two inlined helpers, interleaved", "functions", INLINED, put_behind((MEMCPY, 1), (MEMCPY, 2)), "any"),
    ("a second wait", "copies", USUAL, repeat(SYNC, 0), "proved"),
    ("a wait more, between", "copies", USUAL, both(repeat(SYNC, 0), put_behind((SYNC, 0), (MEMCPY, 0))), "any"),
    ("values that nothing uses", "memory", USUAL, repeat(r"llvm\.mlir\.zero", 0), "unusable"),
]


def lower(mlir_opt, source, pipeline):
    words = [mlir_opt, source, f"-pass-pipeline=builtin.module({pipeline})", "-mlir-print-debuginfo"]
    return subprocess.run(words, stdout=subprocess.PIPE, check=True, text=True).stdout


def judge(case, result):
    """What is wrong with the answer; None: nothing."""
    name, _, _, _, wanted = case
    found = {(f["rule"], f["location"]["line"]) for f in result.get("findings", []) if f["severity"] == "error"}
    verdict = result["verdict"]
    if wanted in ("proved", "unproved", "unusable"):
        good = verdict == wanted
    elif wanted == "not violated":
        good = verdict in ("proved", "unproved")
    elif wanted == "any":
        good = verdict != "unusable"
    elif wanted == BAD:
        good = verdict in ("violated", "unproved")
    else:
        good = verdict == "violated" and wanted in found
    return None if good else f"{name}: {verdict} {sorted(found)}, wanted {wanted}"


def main():
    gpuverify, mlir_opt, inputs, scratch = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), pathlib.Path(sys.argv[4])
    scratch.mkdir(parents=True)
    complaints, lowered = [], {}
    share = int(sys.argv[5])
    for number, case in list(enumerate(CASES))[::share]:
        _, name, pipeline, edit, _ = case
        source = str(inputs / f"{name}.mlir")
        if (name, pipeline) not in lowered:
            lowered[name, pipeline] = lower(mlir_opt, source, pipeline)
        lines = lowered[name, pipeline].splitlines()
        edit(lines)
        path = scratch / f"case{number}.mlir"
        path.write_text("\n".join(lines) + "\n")
        run = subprocess.run([gpuverify, "--format=json", f"--source={source}", str(path)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
        wrong = judge(case, json.loads(run.stdout)["files"][0])
        if wrong:
            complaints.append(f"{path.name}: {wrong}")
    print("\n".join(complaints) if complaints else f"{len(CASES[::share])} programs, each as it should be")
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
