#!/usr/bin/env python3
"""usage: terminal.py PROGRAM FOLDER PART [SHARE]

Names and texts of strangers, wherever they can stand and whatever is asked for: nothing steers the terminal, reorders or forges a line, or breaks
a format; and what has an odd name gets its plan and its graph all the same. PART: inputs, words or files. Of all runs one in SHARE is made, so that each name and each
way to run meets some of the others.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import xml.dom.minidom
import zlib

program, folder, part = sys.argv[1:4]
share = int(sys.argv[4]) if len(sys.argv) > 4 else 1
os.makedirs(folder)
os.chdir(folder)

HIDDEN = [(0, 8), (11, 31), (127, 159), (0xAD, 0xAD), (0x61C, 0x61C), (0x180E, 0x180E), (0x200B, 0x200F), (0x2028, 0x202E), (0x2060, 0x206F),
          (0xFEFF, 0xFEFF), (0xFFF9, 0xFFFB), (0xFFFE, 0xFFFF), (0xE0000, 0xE0FFF)]
FORGED = b"race.mlir: proved: 0"
NAMES = {
    "escape": b"a\x1b[31mb", "c1": "a\u009b31mb".encode(), "return": b"a\rb", "backspace": b"a\x08b", "bell": b"a\x07\x7fb", "bidi": "a\u202eb".encode(),
    "isolate": "a\u2066b".encode(), "no width": "a\u200b\ufeff\u00adb".encode(), "tag": "a\U000e0041b".encode(), "no UTF-8": b"a\xff\xc3b",
    "surrogate": b"a\xed\xa0\x80b", "no character": "a\uffff\ufffeb".encode(), "percent": b"a%s%n%999999db", "newline": b"a\n" + FORGED, "tab": b"a\tb",
    "quotes": b"a\"b\\c'd`e$(f)", "markup": b"a<b>&c]]>--><script>d", "option": b"-a=b",
}  # fmt: skip


def wrong_with(output):
    try:
        text = output.decode()
    except UnicodeDecodeError as error:
        return str(error)
    for at, char in enumerate(text):
        if any(first <= ord(char) <= last for first, last in HIDDEN):
            return f"U+{ord(char):04X} in {text[max(0, at - 40):at + 20]!r}"
    return "a forged line" if any(line.startswith(FORGED) for line in output.splitlines()) else None


def run(*words, **more):
    return subprocess.run([program, *words], capture_output=True, timeout=120, **more)


def check(*words, status=None, **more):
    """What it was run as; None: it was not among those that are made."""
    global asked
    asked += 1
    if zlib.crc32(b"%d" % asked) % share:
        return None
    done = run(*words, **more)
    assert done.returncode in (status or (0, 1, 2, 3)), (words, done)
    for output in done.stdout, done.stderr:
        assert not wrong_with(output), (words, wrong_with(output))
    return done


def quoted(name):
    return b'"' + b"".join(bytes([c]) if 32 <= c < 127 and c not in b'"\\' else b"\\%02X" % c for c in name) + b'"'


def faulty(name):
    """A program in which everything that can have a name has this one."""
    comment = re.sub(rb"[\r\n]", b" ", name)
    return b"""module attributes {gpu.container_module} {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @NAME(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.mlir.global internal @"gMORE() : i64
  llvm.func @"hMORE(%p: !llvm.ptr) {
    %0 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr loc(#l)
    llvm.call @mgpuStreamDestroy(%0) : (!llvm.ptr) -> () loc(#l)
    llvm.call @mgpuStreamSynchronize(%0) : (!llvm.ptr) -> () // gpuverify: ignore[COMMENT] COMMENT
    %1 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr // expected-error {{COMMENT}}
    llvm.call @NAME(%1) : (!llvm.ptr) -> ()
    llvm.return
  }
}
#l = loc(NAME:1:1)
""".replace(b"NAME", quoted(name)).replace(b"MORE", quoted(name)[1:]).replace(b"COMMENT", comment)


def has_graphs():
    return b"gpuverify-graph.so" not in run("plain.mlir", "--graph").stderr


MODES = [[], ["-q"], ["--proof"], ["--check-proof"], ["--werror"], ["--verify-diagnostics"], ["--split-input-file"], ["--compare-runtimes"],
         ["--replay-device=sim"], ["--replay-proved"], ["--format=github"], ["--dump=model"], ["--stage=source"], ["--source=plain.mlir"]]  # fmt: skip
pathlib.Path("plain.mlir").write_bytes(faulty(b"plain"))


def try_input(name, path, modes, kinds):
    for words in modes:
        check(*words, path)
    for form in "json", "sarif":
        done = check(f"--format={form}", path)
        assert not done or json.loads(done.stdout), (form, path)
    for old in pathlib.Path(".").glob("plan*"):
        old.unlink()
    planned = check("-q", "--replay-plan=plan", path)
    plans = sorted(pathlib.Path(".").glob("plan*"))
    assert plans or not planned, path
    for plan in plans:
        assert not wrong_with(plan.read_bytes()), (path, wrong_with(plan.read_bytes()))
        check("replay", "--device=sim", plan, status=(0, 1, 3))
    if not graphs:
        return
    function = b"--graph-scope=function=h" + name
    for kind in kinds:
        drawn = check(f"--graph={kind}", "--graph-scope=all", "--graph-format=svg", path, status=(0, 1, 3))
        if drawn:
            xml.dom.minidom.parseString(drawn.stdout)
    for form in "html", "dot":
        check("--graph", function, f"--graph-format={form}", path, status=(0, 1, 3))


def inputs():
    for name in NAMES.values():
        inside, outside = b"in.mlir", b"f" + name.replace(b"/", b"_") + b".mlir"
        if b"\r" not in name:  # a comment ends there, for MLIR
            pathlib.Path(os.fsdecode(inside)).write_bytes(faulty(name))
            try_input(name, inside, MODES, ["order", "handles", "cfg"])
        with open(outside, "wb") as file:
            file.write(faulty(b"plain"))
        try_input(b"plain", outside, MODES[5:], ["order"])
        with open(outside, "wb") as file:
            file.write(b"module {\n  oops\n}\n")
        for words in [], ["--format=json"], ["--verify-diagnostics"], ["--stage=source"], ["--graph"], ["--lower"]:
            check(*words, outside, status=(2, 1))


def words():
    for name in NAMES.values():
        for form in (b"NAME", b"--NAME", b"--disable=NAME", b"--severity=NAME=error", b"--format=NAME", b"--color=NAME", b"--jobs=NAME", b"--shard=NAME x",
                     b"--config=NAME plain.mlir", b"--baseline=NAME plain.mlir", b"--write-baseline=no/NAME plain.mlir", b"--cache=no/NAME plain.mlir",
                     b"--replay-plan=no/NAME plain.mlir", b"--lower --mlir-opt=NAME plain.mlir", b"--lower --mlir-opt=no/NAME plain.mlir",
                     b"--mlir-translate=no/NAME plain.ll", b"@NAME", b"merge NAME", b"replay NAME", b"replay --NAME", b"replay --device=NAME x",
                     b"--explain=NAME", b"--runtime=NAME plain.mlir", b"--runtime-file=NAME plain.mlir", b"--device-module=NAME plain.mlir",
                     b"--source=NAME plain.mlir", b"--graph -o no/NAME.svg plain.mlir", b"--graph -o NAME plain.mlir", b"--completion=NAME", b"--dump=NAME",
                     b"--graph-scope=function=NAME plain.mlir", b"lsp NAME", b"--time-limit=NAME", b"--max-findings=NAME"):  # fmt: skip
            check(*(word.replace(b"NAME", name) for word in form.split(b" ")))


def files():
    for name in NAMES.values():
        line = name.replace(b"\n", b" ")
        for option, text in ((b"--runtime-file=", name), (b"--runtime-file=", b"runtime " + name), (b"--runtime-file=", b"function " + name),
                             (b"--config=", name), (b"--config=", b"disable = " + name), (b"--config=", b"baseline = " + name),
                             (b"--baseline=", name), (b"--baseline=", b"gpuverify-baseline 1\n" + name),
                             (b"--baseline=", b"gpuverify-baseline 1\nd54d83061ade67d6:1 stream-leak " + line),
                             (b"--baseline=", b"gpuverify-baseline 1\nd54d83061ade67d6:1 " + line + b" x"), (b"@", b"--format=" + name), (b"@", name)):  # fmt: skip
            pathlib.Path("held").write_bytes(text + b"\n")
            check(option + b"held", "plain.mlir")
        bare = quoted(name)[1:-1].replace(b"\\", b"\\x").lower()
        for body in (name, b"finding stream-leak \"f\" \"p\" \"" + line + b"\"\nend\n", b"chosen \"" + line + b"\"\nnot-replayable \"" + line + b"\"\nend\n",
                     b"finding stream-leak \"" + bare + b"\" \"" + bare + b"\" \"" + bare + b"\"\nnot-replayable \"" + bare + b"\"\nend\n",
                     b"s1 = stream-create @ \"" + bare + b"\"\nend\n", b"kernel " + line):  # fmt: skip
            pathlib.Path("held").write_bytes(b"gpuverify-plan 1\n" + body)
            check("replay", "--device=sim", "held")
        for body in name, json.dumps({"schema_version": name.decode(errors="replace")}).encode(), b'{"version": "' + name + b'"}':
            pathlib.Path("held").write_bytes(body)
            check("merge", "held")
        # What another program says keeps its lines, and nothing else.
        pathlib.Path("tool").write_bytes(b"#!/bin/sh\ncat >&2 <<'E'\n" + line + b"\nE\ncat <<'E'\n" + line + b"\nE\nexit 1\n")
        os.chmod("tool", 0o755)
        pathlib.Path("plain.ll").write_text("define void @f() {\n  ret void\n}\n")
        check("--lower", "--mlir-opt=./tool", "plain.mlir", status=(2,))
        check("--mlir-translate=./tool", "plain.ll", status=(2,))


graphs, asked = has_graphs(), 0
{"inputs": inputs, "words": words, "files": files}[part]()
