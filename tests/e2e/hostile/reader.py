#!/usr/bin/env python3
"""usage: reader.py PROGRAM EXAMPLES FOLDER

Inputs on which MLIR's reader dies, or that are small and stand for something without end, wherever an input is read: each is an error that names
it, or has a verdict, in time; the inputs beside it are verified. The document is whole.
"""
import json
import os
import pathlib
import resource
import subprocess
import sys

program, examples, folder = sys.argv[1:4]
os.makedirs(folder)
os.chdir(folder)
LIMIT = 60  # seconds of the processor for one that is to be quick, under the sanitizers too
DEPTH = 60  # of what doubles


def doubled(form, first, sign="#a"):
    """Aliases, each made of the one before it, which stands in `form` as often as there is a {}."""
    lines = [f"{sign}0 = {first}"]
    for i in range(DEPTH):
        lines.append(f"{sign}{i + 1} = " + form.replace("{}", f"{sign}{i}"))
    return "\n".join(lines) + "\n"


def deep(form, first, sign="#a", depth=3000):
    global DEPTH
    DEPTH, before = depth, DEPTH
    text = doubled(form, first, sign)
    DEPTH = before
    return text


def struct(body, result="!t60"):
    text = doubled("!llvm.struct<({}, {})>", "i1", "!t")
    return text + f"llvm.func @g(%p: !llvm.ptr, %c: i1, %n: i64, %t: !t60) -> {result} {{\n  {body}\n}}\n"


STREAM = "llvm.func @mgpuStreamCreate() -> !llvm.ptr\nllvm.func @f() {{\n  %0 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr loc({})\n  llvm.return\n}}\n"
RESOURCE = 'module attributes {{x.a = dense_resource<x> : tensor<4xi8>}} {{}}\n{{-# dialect_resources: {{ builtin: {{ x: "{}" }} }} #-}}\n'

# What takes MLIR's reader with it.
CRASHES = {
    "array-of-index": "module attributes {x.z = array<index: 1>} {}\n",
    "resource": RESOURCE.format("0x000000800000000000"),
}
# What never ends.
ENDLESS = {
    "printed": doubled("[{}, {}]", "[1 : i64, 2 : i64]") + 'func.func @f() {\n  "llvm.add"() {a = #a60} : () -> i32\n  return\n}\n',
    "digits": f"module attributes {{x.a = {'9' * 400000} : i16777215}} {{}}\n",
    "deep-value": deep("!async.value<{}>", "i1", "!t", 100000) + "func.func @h(%p: !t100000) -> !t100000 {\n  return %p : !t100000\n}\n",
}
# What is small, stands for more than there is room for, and has a verdict all the same.
QUICK = {
    "array": doubled("[{}, {}]", "[1 : i64]") + "module attributes {x.a = #a60} {\n  func.func @f() attributes {x.b = #a60} {\n    return\n  }\n}\n",
    "dictionary": doubled("{a = {}, b = {}}", "{a = 1}") + "module attributes {x.a = #a60} {}\n",
    "names": doubled("[{}, {}]", "@f") + "module {\n  llvm.func @f() attributes {x.b = #a60} {\n    llvm.call @f() {x.c = #a60} : () -> ()\n    llvm.return\n  }\n}\n",
    "suppress": doubled("[{}, {}]", '"x"') + STREAM.replace("{{", "{").replace("}}", "}").replace("loc({})", "").replace("() :", "() {gpuverify.suppress = #a60} :"),
    "deep-names": deep("[{}]", "@f") + "module {\n  llvm.func @f() attributes {x.b = #a3000} {\n    llvm.return\n  }\n}\n",
    "deep-dictionary": deep("{a = {}}", "1") + "module attributes {x.a = #a3000} {}\n",
    "tuple": doubled("tuple<{}, {}>", "i1", "!t") + "func.func private @g(!t60)\n",
    "function": doubled("({}, {}) -> {}", "i1", "!t") + "func.func private @g(!t60)\n",
    "argument": struct("llvm.return %t : !t60"),
    "loaded": struct("%0 = llvm.load %p : !llvm.ptr -> !t60\n  llvm.return %0 : !t60"),
    "stored": struct("llvm.store %t, %p : !t60, !llvm.ptr\n  llvm.return %t : !t60"),
    "selected": struct("%0 = llvm.select %c, %t, %t : i1, !t60\n  llvm.return %0 : !t60"),
    "zero": struct("%0 = llvm.mlir.zero : !t60\n  llvm.return %0 : !t60"),
    "undefined": struct("%0 = llvm.mlir.undef : !t60\n  llvm.return %0 : !t60"),
    "extracted": struct("%0 = llvm.extractvalue %t[0, 1] : !t60\n  %1 = llvm.insertvalue %0, %t[1, 1] : !t60\n  llvm.return %1 : !t60"),
    "called": struct("%0 = llvm.call @e(%t) : (!t60) -> !t60\n  llvm.return %0 : !t60") + "llvm.func @e(!t60) -> !t60\n",
    "on-the-stack": struct("%0 = llvm.alloca %n x !t60 : (i64) -> !llvm.ptr\n  llvm.store %t, %0 : !t60, !llvm.ptr\n  llvm.return %t : !t60"),
    "array-type": doubled("!llvm.array<4 x {}>", "i8", "!t")
    + "llvm.func @g(%p: !llvm.ptr) {\n  %1 = llvm.getelementptr %p[1, 3, 3] : (!llvm.ptr) -> !llvm.ptr, !t60\n  llvm.return\n}\n",
    "deep-struct": deep("!llvm.struct<({})>", "i1", "!t") + "llvm.func @g(%p: !t3000) {\n  llvm.return\n}\n",
    "recursive-struct": 'llvm.func @g(%p: !llvm.ptr) {\n  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"a", (array<2 x struct<"a">>)>\n  llvm.return\n}\n',
    "fused": STREAM.format("#loc60") + doubled("loc(fused[{}, {}])", 'loc("a":1:1)', "#loc"),
    "callsite": STREAM.format("#loc60") + doubled("loc(callsite({} at {}))", 'loc("a":1:1)', "#loc"),
    "both": STREAM.format("#loc60") + doubled('loc(callsite(fused[{}, {}] at fused["x", {}, {}]))', 'loc("a":1:1)', "#loc"),
    "deep-callsite": STREAM.format("#loc3000") + deep('loc(callsite("x":2:2 at {}))', 'loc("a":1:1)', "#loc"),
    "deep-name": STREAM.format("#loc3000") + deep('loc("n"({}))', 'loc("a":1:1)', "#loc"),
    "splat": "module attributes {x.a = dense<1> : vector<4611686018427387904x4xi64>} {}\n",
    "sparse": "module attributes {x.a = sparse<0, 1> : tensor<9223372036854775807xi8>} {}\n",
    "blocks": "llvm.func @f(%c: i1) {\n  llvm.br ^b0\n" + "".join(f"^b{i}:\n  llvm.cond_br %c, ^b{i + 1}, ^b{(i * 7919 + 13) % 5000}\n" for i in range(5000)) + "^b5000:\n  llvm.return\n}\n",
    "calls": "".join(f"llvm.func @f{i}() {{\n  llvm.call @f{i + 1}() : () -> ()\n  llvm.call @f{i + 1}() : () -> ()\n  llvm.return\n}}\n" for i in range(1000)) + "llvm.func @f1000() {\n  llvm.return\n}\n",
    "values": "llvm.func @f(%a0: i64) {\n" + "".join(f"  %a{i + 1} = llvm.add %a{i}, %a{i} : i64\n" for i in range(10000)) + "  llvm.return\n}\n",
}
for group in CRASHES, ENDLESS, QUICK:
    for name, text in group.items():
        pathlib.Path(f"{name}.mlir").write_text(text)
for name in "race", "leak":
    pathlib.Path(f"{name}.mlir").write_bytes(pathlib.Path(examples, f"stream-{name}/faulty.mlir").read_bytes())


def run(words, **more):
    return subprocess.run([program, *words], capture_output=True, text=True, timeout=600, **more)


# Something is said of each, and no more time taken than that needs.
for name in QUICK:
    begin = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = run([f"{name}.mlir"])
    end = resource.getrusage(resource.RUSAGE_CHILDREN)
    took = end.ru_utime + end.ru_stime - begin.ru_utime - begin.ru_stime
    assert done.returncode in (0, 3) and f"{name}.mlir: " in done.stdout, (name, done)
    assert took < LIMIT, (name, took)

for words in ["--stage=source", "loaded.mlir"], ["--source=called.mlir", "called.mlir"], ["--compare-runtimes", "argument.mlir"]:
    done = run(words)
    assert done.returncode in (0, 3), done

# What dies: told by name wherever it is read, and nothing else is lost.
bad = [f"{name}.mlir" for name in CRASHES]
files = ["race.mlir", *bad, "leak.mlir", bad[0]]
for jobs in "-j1", "-j3":
    done = run(["-q", jobs, *files])
    said = done.stdout + done.stderr
    assert done.returncode == 2 and "[stream-race]" in said and "[stream-leak]" in said, (jobs, done)
    for name in bad:
        assert said.count(f"{name}: error: MLIR's reader crashes on it") == files.count(name), (jobs, name, done)
document = json.loads(run(["--format=json", *files]).stdout)
assert [f["verdict"] for f in document["files"]] == ["violated", *["unusable"] * len(bad), "proved", "unusable"], document
document = json.loads(run(["--format=sarif", *files]).stdout)
assert len(document["runs"][0]["invocations"][0]["toolExecutionNotifications"]) == len(bad) + 1, document
for name in bad:
    for words in (
        ["--compare-runtimes", name],
        ["--stage=source", name],
        [f"--source={name}", "race.mlir"],
        ["--source=race.mlir", name],
        [f"--device-module={name}", "race.mlir"],
        ["--dump=model", name],
        ["--proof", name],
        ["--split-input-file", name],
        ["--verify-diagnostics", name],
        ["--graph", "--graph-format=dot", name],
        ["--replay-plan=plan", name],
        ["--write-baseline=base", name],
    ):
        done = run(words)
        assert done.returncode == 2 and (done.stderr + done.stdout).count("crashes on it") == 1, (words, done)
    done = run(["-q", "-", "race.mlir"], stdin=open(name))
    assert done.returncode == 2 and "<stdin>: error: MLIR's reader crashes on it" in done.stdout + done.stderr, done
    assert "[stream-race]" in done.stdout, done

# What never ends, ends at the limit.
for name in ENDLESS:
    words = ["-q", "--time-limit=1", "--read-memory=16000", f"{name}.mlir", "race.mlir"]
    done = run(words)
    assert done.returncode == 2 and f"{name}.mlir: error: " in done.stdout + done.stderr and "--time-limit" in done.stdout + done.stderr, done
    assert "[stream-race]" in done.stdout, done
