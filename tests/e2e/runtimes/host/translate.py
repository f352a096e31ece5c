#!/usr/bin/env python3
"""Writes programs for MLIR's CUDA wrappers anew, as host code that calls CUDA itself: handles come through slots, calls give statuses.

usage: translate.py FROM TO

Every .mlir file below FROM goes to the same place below TO, line by line, with what is expected at its lines; what calls a function that
is not told here is left out, and so is what waits for an event into which nothing was recorded. A free in the order of a stream is an access there: what was free-in-flight is stream-race.
"""
import pathlib
import re
import sys

PTR = "!llvm.ptr"
CALL = re.compile(r"^(\s*)(?:(%[\w$.#-]+) = )?llvm\.call @(mgpu\w+)\((.*?)\) : \((.*?)\) -> (\S+)(.*)$")
DECLARED = re.compile(r"^\s*llvm\.func (?:private )?@(mgpu\w+)\(")


class Line:
    """The operations that one call becomes, on one line."""

    def __init__(self, number, declared):
        self.number, self.declared, self.text, self.count = number, declared, [], 0

    def name(self):
        self.count += 1
        return f"%t{self.number}_{self.count}"

    def const(self, value, kind="i32"):
        name = self.name()
        self.text.append(f"{name} = llvm.mlir.constant({value} : {kind}) : {kind}")
        return name, kind

    def call(self, function, *arguments):
        kinds = ", ".join(kind for _, kind in arguments)
        self.declared[function] = f"llvm.func @{function}({kinds}) -> i32"
        self.text.append(f"{self.name()} = llvm.call @{function}({', '.join(v for v, _ in arguments)}) : ({kinds}) -> i32")

    def make(self, result, function, *arguments):
        one, slot = self.const(1, "i64")[0], self.name()
        self.text.append(f"{slot} = llvm.alloca {one} x {PTR} : (i64) -> {PTR}")
        self.call(function, (slot, PTR), *arguments)
        self.text.append(f"{result} = llvm.load {slot} : {PTR} -> {PTR}")


def translate_call(line, result, name, args, constants):
    """False: there is no such thing."""
    if name == "mgpuStreamCreate":
        line.make(result, "cudaStreamCreateWithFlags", line.const(1))
    elif name == "mgpuEventCreate":
        line.make(result, "cudaEventCreateWithFlags", line.const(2))
    elif name in ("mgpuStreamDestroy", "mgpuStreamSynchronize", "mgpuEventDestroy", "mgpuEventSynchronize", "mgpuEventRecord"):
        line.call("cuda" + name[4:], *args)
    elif name == "mgpuStreamWaitEvent":
        line.call("cudaStreamWaitEvent", *args, line.const(0))
    elif name == "mgpuMemAlloc" and args[2][0] in constants and args[0][1] == "i64":
        if constants[args[2][0]] == "0":
            line.make(result, "cudaMalloc", args[0])
        else:
            line.make(result, "cudaMallocManaged", args[0], line.const(1))
    elif name == "mgpuMemFree":
        line.call("cudaFreeAsync", *args)
    elif name == "mgpuMemcpy" and args[2][1] == "i64":
        line.call("cudaMemcpyAsync", *args[:3], line.const(4), args[3])
    elif name == "mgpuMemset32" and args[2][1] == "i64":
        line.call("cuMemsetD32Async", *args)
    else:
        return False
    return True


def translate(text):
    """The program, or None."""
    constants = dict(re.findall(r"(%[\w$.#-]+) = llvm\.mlir\.constant\((-?\d+) : i8\)", text))
    declared, out = {}, []
    for number, line in enumerate(text.split("\n")):
        call = CALL.match(line)
        if DECLARED.match(line):
            out.append(re.sub(r"llvm\.func.*", "", line))
        elif call:
            indent, result, name, values, kinds, _, rest = call.groups()
            args = list(zip(values.split(", ") if values else [], kinds.split(", ") if kinds else []))
            made = Line(number, declared)
            if len(args) != (len(values.split(", ")) if values else 0) or not translate_call(made, result, name, args, constants):
                return None
            out.append(indent + " ".join(made.text) + rest.replace("free-in-flight", "stream-race"))
        else:
            out.append(line)
    body = "\n".join(out)
    if "@mgpu" in body or "event-not-recorded" in body:  # to wait for such an event is no error of host code
        return None
    functions = "\n".join(declared[f] for f in sorted(declared)) + "\n"
    if re.search(r"^module\b", body, re.MULTILINE):
        end = body.rindex("}")
        return body[:end] + functions + body[end:]
    return body + functions


def main():
    source, target = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    target.mkdir(parents=True, exist_ok=True)
    (target / ".gpuverify").write_text("runtime = cuda,cuda-runtime,cuda-driver\n", encoding="utf-8")
    for path in sorted(source.glob("**/*.mlir")):
        text = translate(path.read_text(encoding="utf-8"))
        if text is None:
            continue
        to = target / path.relative_to(source)
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
