#!/usr/bin/env python3
"""usage: children.py PROGRAM EXAMPLES FOLDER

However a run ends, nothing that it started outlives it. Whatever descends from a run is known by a word in its environment.
"""
import json
import os
import pathlib
import signal
import subprocess
import sys
import time

program, examples, folder = sys.argv[1:4]
os.makedirs(folder)
os.chdir(folder)
PATIENCE = 300  # seconds, for what is over at once on an idle machine

# Programs that stand in for mlir-opt; {work} is a process that never ends.
WRAPPERS = {
    "waits": "{work}",
    "becomes it": "exec {work}",
    "is a shell above a shell": "sh -c '{work}; true'; true",
    "has a background": "{work} & {work}",
    "has sessions of its own": "setsid {work} & setsid sh -c '{work} & {work}' & {work}",
    "has a daemon": "(setsid sh -c '{work} & exit' &) ; {work}",
    "has a daemon that lets go of everything": "(setsid sh -c '{work} & exit' </dev/null >/dev/null 2>&1 &) ; {work}",
    "ignores signals": "trap '' TERM INT HUP QUIT PIPE CHLD; {work} & while :; do {work}; done",
    "is stopped": "kill -STOP $$; {work}",
    "makes more": "i=0; while [ $i -lt 30 ]; do setsid {work} & i=$((i+1)); done; wait",
}
ENDS = {
    "leaves a background": "{work} >/dev/null 2>&1 & exit 0",
    "leaves one that has its output": "{work} & exit 0",
    "leaves a session and crashes": "setsid {work} & kill -SEGV $$",
    "ends what runs it": "setsid {work} & kill -TERM $PPID; {work}",
}


def wrapper(name, text):
    path = pathlib.Path(name.replace(" ", "-") + ".sh").absolute()
    path.write_text(f"#!/bin/sh\ncase \"$*\" in *--version*) echo LLVM version 22.1.8; exit;; esac\n{text.format(work='sleep 1000')}\n")
    path.chmod(0o755)
    return path


def left(mark):
    """How many processes with this word in their environment there are."""
    count = 0
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (process / "environ").read_bytes() and not (process / "stat").read_text().rpartition(")")[2].startswith(" Z"):
                count += 1
        except OSError:
            pass
    return count


def wait_until(condition):
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


numbers = iter(range(10**6))


def heed():
    for number in signal.SIGTERM, signal.SIGINT, signal.SIGHUP:
        signal.signal(number, signal.SIG_DFL)  # a shell's background ignores some


def start(words, **more):
    mark = f"GV_MARK=hostile-{os.getpid()}-{next(numbers)}."
    name, value = mark.split("=")
    run = subprocess.Popen([program, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, name: value}, preexec_fn=heed, **more)
    return run, mark


def end_by(what, words, least, how, **more):
    run, mark = start(words, **more)
    assert wait_until(lambda: left(mark) >= least), (what, how, "did not begin", left(mark))
    time.sleep(0.05)
    run.send_signal(how)
    run.wait(PATIENCE)
    assert wait_until(lambda: left(mark) == 0), (what, how, left(mark), "left")


source = pathlib.Path("source.mlir")
source.write_text("func.func @f() {\n  return\n}\n")
for number, (name, text) in enumerate(WRAPPERS.items()):
    path = wrapper(name, text)
    words = ["--lower", f"--mlir-opt={path}", "source.mlir"]
    how = (signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP)[number % 4]
    end_by(name, words, 3, how)
    if how != signal.SIGKILL:
        end_by(name, words, 3, signal.SIGKILL)

# At the time limit, and at the end.
for name in ("has sessions of its own", "makes more", "is stopped"):
    run, mark = start(["--lower", "--time-limit=1", f"--mlir-opt={pathlib.Path(name.replace(' ', '-') + '.sh').absolute()}", "source.mlir"])
    assert run.wait(PATIENCE) == 2 and left(mark) == 0, (name, left(mark))
for name, text in ENDS.items():
    begin = time.monotonic()
    run, mark = start(["--lower", f"--mlir-opt={wrapper(name, text)}", "source.mlir"])
    assert run.wait(PATIENCE) == 2 and left(mark) == 0, (name, left(mark))

# The reader, alone, several at a time, and where it is tried first.
doubled = subprocess.run([sys.executable, pathlib.Path(__file__).with_name("doubled.py"), "60"], capture_output=True, check=True).stdout
for i in range(3):
    pathlib.Path(f"endless-{i}.mlir").write_bytes(doubled + b"// %d\n" % i * 15000)
endless = [f"endless-{i}.mlir" for i in range(3)]
for words, least in ([endless[0]], 2), (["-j3", *endless], 3), (["--compare-runtimes", endless[0]], 2), (["--stage=source", endless[0]], 2):
    for how in signal.SIGKILL, signal.SIGTERM:
        end_by(words, ["--read-memory=16000", *words], least, how)


# The server, killed and left by its client, with a check under way and a compiler in that.
def message(method, params):
    body = json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **({"id": 1} if method == "initialize" else {})}).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


hangs = pathlib.Path("has-sessions-of-its-own.sh").absolute()
document = {"uri": "file:///x.mlir", "languageId": "mlir", "version": 1}
for words, text, least in ([], doubled.decode(), 2), (["--lower", f"--mlir-opt={hangs}"], "func.func @f() {\n  %0 = gpu.wait async\n  return\n}\n", 4):
    for how in signal.SIGKILL, signal.SIGTERM, None:
        run, mark = start(["lsp", *words], stdin=subprocess.PIPE)
        opened = {"textDocument": {**document, "text": text}}
        run.stdin.write(message("initialize", {"capabilities": {}}) + message("initialized", {}) + message("textDocument/didOpen", opened))
        run.stdin.flush()
        assert wait_until(lambda: left(mark) >= least), (words, "did not begin", left(mark))
        run.send_signal(how) if how else run.stdin.close()
        run.wait(PATIENCE)
        assert wait_until(lambda: left(mark) == 0), (words, how, left(mark))

# A parent that ignores the ends of its children, or keeps alarms from them, changes nothing.
for begin in signal.SIGCHLD, signal.SIGALRM:

    def ignore():
        signal.signal(begin, signal.SIG_IGN)
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])

    done = subprocess.run([program, "-q", "--time-limit=1", "--read-memory=16000", f"{examples}/stream-race/correct.mlir", endless[0]],
                          capture_output=True, preexec_fn=ignore, timeout=PATIENCE)
    assert done.returncode == 2 and b"endless-0.mlir: error: MLIR's reader has not read it in 1 s" in done.stdout + done.stderr, done
