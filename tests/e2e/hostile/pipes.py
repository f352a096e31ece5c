#!/usr/bin/env python3
"""usage: pipes.py PROGRAM EXAMPLES FOLDER

Pipes without another end, in the place of every file that is read beside the inputs or written: none is waited for for ever, in the server
either. Those with another end work.
"""
import json
import os
import pathlib
import subprocess
import sys

program, examples, folder = sys.argv[1:4]
os.makedirs(folder)
os.chdir(folder)
PATIENCE = 300  # seconds, for what takes ten on an idle machine
os.mkfifo("pipe")
pathlib.Path("leak.mlir").write_bytes(pathlib.Path(examples, "stream-leak/faulty.mlir").read_bytes())


def start(*words, **more):
    return subprocess.Popen([program, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, **more)


# All at the same time, as each waits a while.
os.mkdir("settled")
pathlib.Path("settled/.gpuverify").write_text("baseline = ../pipe\n")
pathlib.Path("settled/leak.mlir").write_bytes(pathlib.Path("leak.mlir").read_bytes())
os.mkdir("piped")
os.mkfifo("piped/.gpuverify")
pathlib.Path("piped/leak.mlir").write_bytes(pathlib.Path("leak.mlir").read_bytes())
os.mkfifo("written")
refused = {
    words: start(*words.split(" "))
    for words in (
        "--baseline=pipe leak.mlir",
        "--runtime-file=pipe leak.mlir",
        "--config=pipe leak.mlir",
        "--device-module=pipe leak.mlir",
        "--source=pipe leak.mlir",
        "@pipe",
        "settled/leak.mlir",
        "piped/leak.mlir",
        "-q leak.mlir --write-baseline=written",
        "-q leak.mlir --replay-plan=written",
    )
}


def message(body):
    text = json.dumps({"jsonrpc": "2.0", **body}).encode()
    return b"Content-Length: %d\r\n\r\n" % len(text) + text


def receive(server):
    length = 0
    while (line := server.stdout.readline().strip()):
        name, value = line.split(b":")
        length = int(value) if name == b"Content-Length" else length
    return json.loads(server.stdout.read(length))


server = start("lsp", stdin=subprocess.PIPE)
server.stdin.write(message({"id": 1, "method": "initialize", "params": {"capabilities": {}}}) + message({"method": "initialized", "params": {}}))
for name in "settled", "piped":
    text = pathlib.Path("leak.mlir").read_text()
    document = {"uri": f"file://{os.getcwd()}/{name}/leak.mlir", "languageId": "mlir", "version": 1, "text": text}
    server.stdin.write(message({"method": "textDocument/didOpen", "params": {"textDocument": document}}))
server.stdin.write(message({"id": 2, "method": "no/such/method"}))
server.stdin.flush()
published, answered = {}, False
while len(published) < 2 or not answered:
    got = receive(server)
    answered |= got.get("id") == 2
    if got.get("method") == "textDocument/publishDiagnostics":
        published[got["params"]["uri"].split("/")[-2]] = [d["message"] for d in got["params"]["diagnostics"]]
        assert answered, "the server answers while a check waits"
assert all(any("cannot be verified" in m for m in messages) for messages in published.values()), published
server.stdin.write(message({"id": 3, "method": "shutdown"}) + message({"method": "exit"}))
server.communicate(timeout=PATIENCE)

for words, run in refused.items():
    out, err = run.communicate(timeout=PATIENCE)
    assert run.returncode == 2 and b"error: " in err + out, (words, run.returncode, out, err)
    assert not words.startswith("-q") or b"[stream-leak]" in out, (words, out)

# With another end, in its own time.
subprocess.run([program, "-q", "leak.mlir", "--write-baseline=base"], capture_output=True)
feeder = subprocess.Popen(["sh", "-c", "sleep 1; cat base > pipe"])
run = start("--baseline=pipe", "leak.mlir")
out, err = run.communicate(timeout=PATIENCE)
assert run.returncode == 0 and b"1 suppressed" in out and feeder.wait() == 0, (out, err)
drain = subprocess.Popen(["sh", "-c", "sleep 1; cat written"], stdout=subprocess.PIPE)
run = start("-q", "leak.mlir", "--write-baseline=written")
out, err = run.communicate(timeout=PATIENCE)
assert run.returncode == 0 and drain.communicate()[0] == pathlib.Path("base").read_bytes(), (out, err)
