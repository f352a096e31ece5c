#!/usr/bin/env python3
"""What the server says of texts of all kinds, and offers beside findings; silent where all is as it should be.

    features.py GPUVERIFY EXAMPLES
"""
import json
import pathlib
import sys
import tempfile

from client import Client

gpuverify, examples = sys.argv[1], pathlib.Path(sys.argv[2])
RELATED = {"textDocument": {"publishDiagnostics": {"relatedInformation": True}, "documentSymbol": {"hierarchicalDocumentSymbolSupport": True}}}
ALL = {"start": {"line": 0, "character": 0}, "end": {"line": 10**6, "character": 0}}
number = 0


def check(ok, what):
    if not ok:
        sys.exit(f"features.py: {what}")


def ask(client, method, uri, **more):
    global number
    number += 1
    return client.request(number, f"textDocument/{method}", {"textDocument": {"uri": uri}, "range": ALL, **more})["result"]


def found(client, name, text):
    """The diagnostics of a text."""
    client.open(f"file:///{name}.mlir", text)
    return client.wait_for(lambda m: m.get("params", {}).get("uri") == f"file:///{name}.mlir")["params"]["diagnostics"]


def read(name):
    return (examples / name).read_text(encoding="utf-8")


client = Client(gpuverify)
client.initialize(RELATED)
race, leak, right = read("stream-race/faulty.mlir"), read("stream-leak/faulty.mlir"), read("stream-race/correct.mlir")

# Ordinary MLIR is none of our business: nothing is said, whatever is in it.
ordinary = {
    "empty": "", "blank": "\n\n", "comment": "// nothing yet\n", "module": "module {}\n",
    "linalg": "func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = tensor.empty() : tensor<4xf32>\n  %1 = linalg.copy ins(%a : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>\n  return %1 : tensor<4xf32>\n}\n",
    "llvm": "llvm.func @f(%a: i32) -> i32 {\n  %0 = llvm.add %a, %a : i32\n  llvm.return %0 : i32\n}\n",
    "generic": '"mine.program"() ({\n  %0 = "mine.make"() : () -> !mine.thing\n  "mine.use"(%0) : (!mine.thing) -> ()\n}) : () -> ()\n',
    "scf": "func.func @f(%n: index) {\n  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n  scf.for %i = %c0 to %n step %c1 {\n  }\n  return\n}\n",
    "split": "module {}\n// -----\nmodule {}\n// -----\n",
}
for name, text in ordinary.items():
    check(found(client, name, text) == [], f"{name}: {found(client, name, text)}")
    check(ask(client, "codeLens", f"file:///{name}.mlir") == [], f"{name}: a line above a function")
    check(ask(client, "inlayHint", f"file:///{name}.mlir") == [], f"{name}: a hint")

# What cannot be read is no fault of the text, and nothing in it is underlined; each is said once.
for name, text in {"custom": "func.func @f() {\n  mine.op with some, words\n  return\n}\n", "half": "func.func @f() {\n  %0 = arith.con", "words": "lorem ipsum\n",
                   "two": "func.func @f() {\n  mine.op x\n  return\n}\n// -----\nmodule {}\n"}.items():
    told = found(client, name, text)
    check([d["severity"] for d in told] == [3] and told[0]["code"] == "unusable", f"{name}: {told}")
    check(told[0]["range"]["start"] == told[0]["range"]["end"], f"{name}: something is underlined: {told}")
    for method in ("documentSymbol", "inlayHint", "codeLens"):
        check(ask(client, method, f"file:///{name}.mlir") == [], f"{name}: {method}")

# A source says so once, where its first operation is; the words are those of the command line.
told = found(client, "source", read("stream-race/source.mlir"))
check([(d["severity"], d["code"], d["message"], d["range"]["start"]["line"]) for d in told] ==
      [(3, "not-lowered", "this module is not lowered: run -gpu-to-llvm, or use --lower", 4)], f"source: {told}")

# What mends a race is in the message, for every client.
(told,) = found(client, "race", race)
message, advice = told["message"].split("\nhelp: ")
check("record an event" in advice and "\n" not in advice, told)
bare = Client(gpuverify)
bare.initialize()
(told,) = found(bare, "race", race)
check(told["message"].count("record an event") == 1 and f"\nhelp: {advice}" in told["message"], told)

# An outline, as a tree and as a list; what each handle is, beside its name, and only there where it is asked for.
uri = "file:///race.mlir"
(main,) = ask(client, "documentSymbol", uri)
check((main["name"], main["kind"]) == ("main", 12) and [(c["name"], c["detail"]) for c in main["children"]] == [("%7", "stream"), ("%15", "memory"), ("%26", "stream")], main)
for symbol in (main, *main["children"]):
    inside, outside = symbol["selectionRange"], symbol["range"]
    check(json.dumps(outside["start"]) <= json.dumps(inside["start"]) or outside == inside or outside["start"]["line"] <= inside["start"]["line"], symbol)
    check(inside["end"]["line"] <= outside["end"]["line"], symbol)
flat = ask(bare, "documentSymbol", uri)
check([(s["name"], s.get("containerName")) for s in flat] == [("main", None), ("%7", "main"), ("%15", "main"), ("%26", "main")], flat)
hints = ask(client, "inlayHint", uri)
lines = race.split("\n")
for hint in hints:
    line, column = hint["position"]["line"], hint["position"]["character"]
    word = lines[line][:column].split()[-1]
    check(word.startswith("%") and not lines[line][column].isalnum(), f"a hint in the middle of a name: {hint}")
    check(hint["label"] in (": stream", ": event", ": memory", ": module"), hint)
check({(h["position"]["line"], h["label"]) for h in hints} >= {(11, ": stream"), (31, ": stream"), (19, ": memory")}, hints)
few = ask(client, "inlayHint", uri, range={"start": {"line": 11, "character": 0}, "end": {"line": 11, "character": 9}})
check(few == [h for h in hints if h["position"]["line"] == 11], few)

# Several programs in one text: each is one of its own, at its own lines.
before, both = len(leak.split("\n")), leak + "// -----\n" + race
told = found(client, "both", both)
check([(d["code"], d["range"]["start"]["line"]) for d in told] == [("stream-leak", 5), ("stream-race", before + 38)], told)
uri = "file:///both.mlir"
check([s["name"] for s in ask(client, "documentSymbol", uri)] == ["main", "main"], "two programs have two functions")
check([lens["range"]["start"]["line"] for lens in ask(client, "codeLens", uri)] == [2, before + 3], ask(client, "codeLens", uri))
at = {"line": before + 38, "character": lines[38].index("%26") + 1}
where = ask(client, "definition", uri, position=at)
check([d["range"]["start"]["line"] for d in where] == [before + 31], f"a definition in the second program: {where}")
check("mgpuStreamCreate" in ask(client, "hover", uri, position=at)["contents"]["value"], "hover in the second program")
(fix,) = [a for a in ask(client, "codeAction", uri, context={"diagnostics": []}, range=told[1]["range"]) if a["title"].startswith("Ignore stream-race")]
check(fix["diagnostics"][0]["code"] == "stream-race", fix)

# What somebody accepts is not proved, and the line above the function says so.
(accepted,) = ask(client, "codeLens", "file:///accepted.mlir") if found(client, "accepted", race.replace("%26) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()", "%26) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> () // gpuverify: ignore[stream-race] known", 1)) == [] else (None,)
check(accepted and accepted["command"]["title"] == "accepted: 13 of 13 obligations proved, 1 finding accepted", accepted)
(proved,) = ask(client, "codeLens", "file:///proved.mlir") if found(client, "proved", right) == [] else (None,)
check(proved["command"]["title"].startswith("proved: "), proved)
told = found(client, "placeholder", "\n".join(line + " // gpuverify: ignore[stream-race] TODO: why" if i == 38 else line for i, line in enumerate(lines)))
check([d["code"] for d in told] == ["stream-race", "unexplained-suppression"], told)

# A request that a change refuses is asked for again when the new text was verified.
picky = Client(gpuverify)
picky.initialize({"workspace": {"codeLens": {"refreshSupport": True}, "inlayHint": {"refreshSupport": True}}})
picky.open("file:///x.mlir", leak, 1)
for identifier, method in ((1, "codeLens"), (2, "inlayHint")):
    picky.send({"id": identifier, "method": f"textDocument/{method}", "params": {"textDocument": {"uri": "file:///x.mlir"}, "range": ALL}})
picky.notify("textDocument/didChange", {"textDocument": {"uri": "file:///x.mlir", "version": 2}, "contentChanges": [{"text": race}]})
asked, refused = set(), 0
while len(asked) < 2:
    message = picky.incoming.get(timeout=600)
    check(message is not None, "the server has left")
    refused += "error" in message
    if message.get("method", "").endswith("/refresh"):
        asked.add(message["method"])
        picky.send({"id": message["id"], "result": None})
    if "result" in message and message.get("id") in (1, 2):  # it was faster than the change
        asked.add(message["id"])
check(refused == 2 or not all(isinstance(a, str) for a in asked), (asked, refused))

# A graph that the client cannot open: the user is told where it is. A client that shows it itself is left alone.
def graph(capabilities, **more):
    with tempfile.TemporaryDirectory() as folder:
        one = Client(gpuverify, TMPDIR=folder)
        offered = one.initialize(capabilities, **more)["result"]["capabilities"]
        if "executeCommandProvider" not in offered:
            return None
        one.open("file:///x.mlir", race)
        one.send({"id": 1, "method": "workspace/executeCommand", "params": {"command": "gpuverify.showGraph", "arguments": ["file:///x.mlir", "main"]}})
        seen = []
        while True:
            message = one.incoming.get(timeout=600)
            if message.get("method") in ("window/showMessage", "window/showDocument"):
                seen.append(message)
            if message.get("id") == 1:
                one.say_goodbye()
                return seen, message["result"]["uri"]


drawn = graph({})
if drawn:
    (shown,), page = drawn
    check(shown["method"] == "window/showMessage" and page.removeprefix("file://") in shown["params"]["message"], shown)
    (shown,), page = graph({"window": {"showDocument": {"support": True}}})
    check(shown["method"] == "window/showDocument" and shown["params"]["uri"] == page, shown)
    shown, page = graph({"window": {"showDocument": {"support": True}}}, initializationOptions={"showsGraphs": True})
    check(shown == [] and page, shown)
for one in (client, bare, picky):
    one.say_goodbye()
print("ok")
