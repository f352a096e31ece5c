#!/usr/bin/env python3
"""Opens, edits and saves sources in the language server, and compares what it says with what it should.

usage: editor.py GPUVERIFY CLANG SCRATCH-DIRECTORY
"""
import json
import pathlib
import shutil
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "lsp"))
from client import Client  # noqa: E402

gpuverify, clang, scratch = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]).resolve()
shutil.rmtree(scratch, ignore_errors=True)
scratch.mkdir(parents=True)
log = scratch / "calls"
log.write_text("")
counted = scratch / "counted"
counted.write_text(f"#!/bin/sh\necho x >>'{log}'\nexec {clang} \"$@\"\n")
counted.chmod(0o755)

FAULTY = """#include <hip/hip_runtime.h>

// -----
void run(void) {
  hipEvent_t event;
  hipEventCreate(&event);
  hipEventDestroy(event);
  hipEventDestroy(event);
}
"""
RIGHT = FAULTY.replace("  hipEventDestroy(event);\n", "", 1)
source = scratch / "a.hip"
source.write_text(FAULTY)
uri = {"uri": source.as_uri()}


def calls():
    return len(log.read_text().split())


def want(what, found, wanted):
    if found != wanted:
        sys.exit(f"{what}: {found!r}, not {wanted!r}")


def places(diagnostics):
    return [(d["range"]["start"]["line"], d["code"]) for d in diagnostics]


def change(client, text, version):
    client.notify("textDocument/didChange", {"textDocument": {**uri, "version": version}, "contentChanges": [{"text": text}]})


def save(client, text):
    source.write_text(text)
    client.notify("textDocument/didSave", {"textDocument": uri})


# a client to which diagnostics are pushed
client = Client(gpuverify, "--stub-headers", f"--clang={counted}")
offered = client.initialize({"textDocument": {"publishDiagnostics": {"relatedInformation": True}}})["result"]["capabilities"]
want("save", offered["textDocumentSync"].get("save"), True)
client.open(uri["uri"], FAULTY)
want("opened", places(client.published()["diagnostics"]), [(7, "event-double-destroy")])
lenses = client.request(1, "textDocument/codeLens", {"textDocument": uri})["result"]
want("lens", [(lens["range"]["start"]["line"], lens["command"]["title"].split(":")[0]) for lens in lenses], [(3, "violated")])
want("hover", client.request(2, "textDocument/hover", {"textDocument": uri, "position": {"line": 7, "character": 5}})["result"], None)
at_fault = {"start": {"line": 7, "character": 2}, "end": {"line": 7, "character": 2}}
asked = {"textDocument": uri, "range": at_fault, "context": {"diagnostics": [], "only": ["quickfix"]}}
titles = [action["title"] for action in client.request(3, "textDocument/codeAction", asked)["result"]]
want("a fix", titles, ["Remove this hipEventDestroy", "Ignore event-double-destroy here, with a reason"])
before = calls()
for version in range(2, 6):
    change(client, RIGHT, version)
want("a fix of what was edited", client.request(4, "textDocument/codeAction", asked)["result"], [])
want("edited", calls(), before)
save(client, RIGHT)
want("saved", places(client.published()["diagnostics"]), [])
save(client, "int f( {\n")
said = client.published()["diagnostics"]
want("broken", [(d["code"], d["message"].startswith("this cannot be verified: clang cannot compile it: ")) for d in said], [("unusable", True)])
other = scratch / "plain.cpp"
other.write_text("#include <nothing.h>\n")
before = calls()
client.open(other.as_uri(), other.read_text())
want("C++ without a GPU", client.published()["diagnostics"], [])
want("C++ without a GPU is compiled", calls(), before)
want("goodbye", client.say_goodbye(), 0)

# one that pulls, with a build
source.write_text(FAULTY.replace("event)", "EVENT)").replace("event;", "EVENT;").replace("&event", "&EVENT"))
(scratch / "build").mkdir()
entry = {"directory": str(scratch), "file": "a.hip", "command": "hipcc -DEVENT=it -fplugin=/nowhere.so -c a.hip"}
(scratch / "build" / "compile_commands.json").write_text(json.dumps([entry]))
client = Client(gpuverify, "--stub-headers", f"--clang={counted}", f"--build={scratch / 'build'}")
client.initialize({"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": True}}})
client.open(uri["uri"], source.read_text())
answer = client.request(1, "textDocument/diagnostic", {"textDocument": uri})["result"]
want("pulled", places(answer["items"]), [(7, "event-double-destroy")])
change(client, RIGHT, 2)
again = client.request(2, "textDocument/diagnostic", {"textDocument": uri, "previousResultId": answer["resultId"]})["result"]
want("pulled while edited", again["kind"], "unchanged")
save(client, RIGHT)
want("pulled after that", client.request(3, "textDocument/diagnostic", {"textDocument": uri})["result"]["items"], [])
want("goodbye", client.say_goodbye(), 0)
print("as expected")
