#!/usr/bin/env python3
"""Changes a program of two coroutines that is proved, one thing at a time, into what no lowering makes.

usage: shapes.py GPUVERIFY LOWERED OUT

What the change breaks must be seen, or be unproved; a change that breaks nothing must leave it proved. The changes are made in the
text, at the first place from the start of a function on.
"""
import json
import os
import re
import subprocess
import sys


class Program:
    def __init__(self, text):
        self.text = text

    def start(self, function):
        return self.text.index(f"llvm.func @{function}(")

    def line(self, function, pattern):
        """The text of the first line that matches, from the function on."""
        at = re.search(rf"^.*{pattern}.*\n", self.text[self.start(function):], re.M)
        assert at, f"no {pattern} in @{function}"
        return at.group(0)

    def put(self, function, pattern, before="", after="", instead=None):
        start, line = self.start(function), self.line(function, pattern)
        at = self.text.index(line, start)
        middle = line if instead is None else instead
        return Program(self.text[:at] + before + middle + after + self.text[at + len(line):])

    def value(self, function, pattern):
        """The name of the first operand of that line's call."""
        return re.search(r"\((%\w+)", self.line(function, pattern)).group(1)

    def result(self, function, pattern):
        return re.search(r"(%\w+) =", self.line(function, pattern)).group(1)


FIRST, SECOND = "async_execute_fn", "async_execute_fn_0"


def sync(value):
    return f"    llvm.call @mgpuStreamSynchronize({value}) : (!llvm.ptr) -> ()\n"


def changes(p):
    """Name, program, verdicts that are right."""
    stream = p.result(FIRST, "mgpuStreamCreate")
    used = p.value(SECOND, "mgpuStreamSynchronize")
    first_value = p.value(FIRST, "EmplaceValue")
    storage = p.result(FIRST, "GetValueStorage")
    frame = p.result(SECOND, r"coro\.begin")
    unproved, violated = {"unproved"}, {"violated"}
    yield "as it is", p, {"proved"}
    yield "the attribute instead", Program(p.text.replace('passthrough = ["presplitcoroutine"]', "presplitcoroutine")), {"proved"}
    yield "used after it was made available", p.put(FIRST, "EmplaceToken", after=sync(stream)), unproved
    yield "destroyed after the token was made available", p.put(
        SECOND, "EmplaceToken", after=f"    llvm.call @mgpuStreamSynchronize({used}) : (!llvm.ptr) -> ()\n"), unproved | violated
    yield "used between value and token", p.put(FIRST, "EmplaceToken", before=sync(stream)), unproved
    yield "never put into the storage", p.put(FIRST, rf"llvm\.store {stream}", instead=""), violated
    yield "value not made available", p.put(FIRST, "EmplaceValue", instead=""), unproved
    yield "token not made available", p.put(FIRST, "EmplaceToken", instead=""), unproved
    yield "read before it was awaited", p.put(SECOND, "AwaitValueAndExecute", instead="").put(
        SECOND, r"intr\.coro\.suspend", after=""), unproved
    yield "the storage goes to somebody", p.put(
        FIRST, rf"llvm\.store {stream}", after=f"    llvm.call @other({storage}) : (!llvm.ptr) -> ()\n"), unproved
    yield "the value goes to somebody", p.put(
        FIRST, "EmplaceValue", before=f"    llvm.call @other({first_value}) : (!llvm.ptr) -> ()\n"), unproved
    yield "the frame goes to somebody", p.put(
        SECOND, r"coro\.begin", after=f"    llvm.call @other({frame}) : (!llvm.ptr) -> ()\n"), unproved
    yield "resumed by a function of another shape", Program(p.text.replace(
        "    llvm.intr.coro.resume %arg0", "    llvm.call @other(%arg0) : (!llvm.ptr) -> ()\n    llvm.intr.coro.resume %arg0")), unproved
    yield "used when it is destroyed", p.put(
        SECOND, r"coro\.free", after="    llvm.call @other(%arg0) : (!llvm.ptr) -> ()\n"), unproved
    yield "used on the way to the suspension", p.put(
        SECOND, "mlirAsyncRuntimeExecute", after="    llvm.call @other(%arg0) : (!llvm.ptr) -> ()\n"), unproved
    yield "made available on one way only", p.put(
        FIRST, "mgpuStreamCreate",
        after="    %on = llvm.ptrtoint %0 : !llvm.ptr to i64\n    %odd = llvm.trunc %on : i64 to i1\n"
              "    llvm.cond_br %odd, ^go, ^bb2\n  ^go:\n"), unproved
    yield "made available before its payload is there", p.put(FIRST, rf"llvm\.store {stream}", instead="").put(
        FIRST, "EmplaceValue", after=f"    llvm.store {stream}, {storage} : !llvm.ptr, !llvm.ptr\n"), unproved
    token = p.value(FIRST, "EmplaceToken")
    yield "the token made available twice, the value never", p.put(
        FIRST, "EmplaceValue", instead=f"    llvm.call @mlirAsyncRuntimeEmplaceToken({token}) : (!llvm.ptr) -> ()\n"), unproved
    yield "the token made available as a value", p.put(
        FIRST, "EmplaceToken", instead=f"    llvm.call @mlirAsyncRuntimeEmplaceValue({token}) : (!llvm.ptr) -> ()\n"), unproved
    execute, await_and = p.line(SECOND, "mlirAsyncRuntimeExecute"), p.line(SECOND, "AwaitValueAndExecute")
    yield "something else is resumed", p.put(SECOND, "mlirAsyncRuntimeExecute", instead=execute.replace(frame, "%arg0")), unproved
    yield "something else is resumed after the wait", p.put(
        SECOND, "AwaitValueAndExecute", instead=await_and.replace(frame, "%arg0")), unproved
    yield "resumed twice", p.put(SECOND, "mlirAsyncRuntimeExecute", after=execute), unproved
    yield "never resumed", p.put(SECOND, "mlirAsyncRuntimeExecute", instead=""), unproved
    yield "never awaited", p.put(SECOND, "AwaitValueAndExecute", instead=""), unproved
    yield "the value where its payload belongs", p.put(
        SECOND, "mgpuStreamSynchronize", instead="    llvm.call @mgpuStreamSynchronize(%arg0) : (!llvm.ptr) -> ()\n"), unproved
    yield "the value destroyed instead of its payload", p.put(
        SECOND, "mgpuStreamDestroy", instead="    llvm.call @mgpuStreamDestroy(%arg0) : (!llvm.ptr) -> ()\n"), unproved
    yield "the token where a payload belongs", p.put(
        FIRST, "EmplaceToken", before=f"    llvm.call @mgpuStreamSynchronize({token}) : (!llvm.ptr) -> ()\n"), unproved
    helper = ("llvm.func @helper(%arg0: !llvm.ptr) attributes {sym_visibility = \"private\"} {\n"
              "    llvm.call @mgpuStreamSynchronize(%arg0) : (!llvm.ptr) -> ()\n    llvm.return\n  }\n  ")
    yield "the value where its payload belongs, in a helper", p.put(
        SECOND, "mgpuStreamSynchronize", instead="    llvm.call @helper(%arg0) : (!llvm.ptr) -> ()\n").put(
            "mgpuStreamCreate", "mgpuStreamCreate", before="  " + helper), unproved
    slot = ("    %sone = llvm.mlir.constant(1 : i64) : i64\n    %slot = llvm.alloca %sone x !llvm.ptr : (i64) -> !llvm.ptr\n"
            "    llvm.store %arg0, %slot : !llvm.ptr, !llvm.ptr\n    %sload = llvm.load %slot : !llvm.ptr -> !llvm.ptr\n"
            "    llvm.call @mgpuStreamSynchronize(%sload) : (!llvm.ptr) -> ()\n")
    yield "the value where its payload belongs, through a slot", p.put(SECOND, "mgpuStreamSynchronize", instead=slot), unproved
    yield "a stream where a value belongs", p.put(
        "main", "AwaitToken", before="    %mstream = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr\n"
        "    llvm.call @mlirAsyncRuntimeAwaitToken(%mstream) : (!llvm.ptr) -> ()\n"
        "    llvm.call @mgpuStreamDestroy(%mstream) : (!llvm.ptr) -> ()\n"), unproved
    yield "a value awaited as a token", p.put("main", "AddRef", before="    llvm.call @mlirAsyncRuntimeAwaitToken("
                                              f"{p.value('main', 'AddRef')}) : (!llvm.ptr) -> ()\n"), unproved
    yield "the frame freed twice", p.put(SECOND, r"@free\(", after=p.line(SECOND, r"@free\(")), unproved
    free = re.sub(r"%\w+ = llvm", "%early = llvm", p.line(FIRST, r"coro\.free"))
    yield "the frame freed before its last use", p.put(
        FIRST, "EmplaceValue", before=free + "    llvm.call @free(%early) : (!llvm.ptr) -> ()\n"), unproved
    yield "suspended as for the last time", p.put(
        SECOND, r"intr\.coro\.suspend", before="    %yes = llvm.mlir.constant(true) : i1\n",
        instead=re.sub(r"suspend (%\w+), %\w+", r"suspend \1, %yes", p.line(SECOND, r"intr\.coro\.suspend"))), unproved
    yield "resumed for ever", p.put(SECOND, r"0: \^bb2", instead="      0: ^bb1,\n"), unproved
    yield "resumed for ever by the first suspension", p.put(SECOND, r"0: \^bb1", instead="      0: ^forever,\n").put(
        SECOND, r"\^bb1:", before="  ^forever:\n    llvm.br ^forever\n"), unproved
    yield "resumed for ever on one way", p.put(
        SECOND, r"0: \^bb2", instead="      0: ^way,\n").put(
            SECOND, r"\^bb2:", before="  ^way:\n    %lodd = llvm.ptrtoint %arg0 : !llvm.ptr to i64\n    %lo = llvm.trunc %lodd : i64 to i1\n"
            "    llvm.cond_br %lo, ^round, ^bb2\n  ^round:\n    llvm.br ^round\n"), unproved
    yield "another writes the value", p.put(
        SECOND, "mgpuStreamSynchronize", before="    %own = llvm.call @mlirAsyncRuntimeGetValueStorage(%arg0) : (!llvm.ptr) -> !llvm.ptr\n"
        f"    llvm.store {used}, %own : !llvm.ptr, !llvm.ptr\n"), unproved


def main():
    gpuverify, lowered, out = sys.argv[1:]
    with open(lowered, encoding="utf-8") as text:
        base = Program(text.read())
    os.makedirs(out, exist_ok=True)
    bad = count = 0
    for name, program, right in changes(base):
        path = os.path.join(out, name.replace(" ", "_") + ".mlir")
        with open(path, "w", encoding="utf-8") as changed:
            changed.write(program.text)
        run = subprocess.run([gpuverify, "--format=json", "--check-proof", path], stdout=subprocess.PIPE)
        verdict = json.loads(run.stdout)["files"][0]["verdict"]
        count += 1
        if verdict not in right:
            bad += 1
            print(f"{name}: {verdict}, not {' or '.join(sorted(right))}")
    print(f"{count} programs, {bad} not as expected")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
