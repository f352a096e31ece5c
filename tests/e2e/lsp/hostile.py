#!/usr/bin/env python3
"""Sends the server what no client should, and after each piece asks it something that it must still answer.

    hostile.py GPUVERIFY SCENARIO

Prints the errors that it answered, and that it went on.
"""
import sys

from client import Client, frame

URI = "file:///project/x.mlir"
TEXT = "module {\n  llvm.func @main() {\n    llvm.return\n  }\n}\n"
FAULTY = """module {
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @main() {
    %0 = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr
    llvm.return
  }
}
"""


def change(client, version, *changes):
    document = {"uri": URI, "version": version}
    client.notify("textDocument/didChange", {"textDocument": document, "contentChanges": list(changes)})


def edit(start, end, text):
    at = [{"line": line, "character": character} for line, character in (start, end)]
    return {"range": {"start": at[0], "end": at[1]}, "text": text}


def is_well(client, number=[100]):
    """A faulty document is still found faulty. What the server says before is printed where it is an error."""
    number[0] += 1
    client.send({"id": number[0], "method": "no/such/method"})
    while (message := client.receive()).get("id") != number[0]:
        if "error" in message:
            print(f"error {message['error']['code']} for {message['id']}: {message['error']['message']}")
    uri = f"file:///project/well{number[0]}.mlir"
    client.open(uri, FAULTY)
    published = client.wait_for(lambda m: m.get("params", {}).get("uri") == uri)["params"]["diagnostics"]
    assert [d["code"] for d in published] == ["stream-leak"], published
    client.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
    print("goes on")


def framing(client):
    good = frame({"jsonrpc": "2.0", "id": 1, "method": "no/such/method"})
    for damage in (b"garbage\r\n\r\n", b"Content-Length: -5\r\n\r\n{}", b"Content-Length: x\r\n\r\n", b"Content-Type: a\r\n\r\n{}",
                   b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", b"\0" * 100_000, b"\r\n\r\n", b"x" * 10_000 + b": y\r\n",
                   good.replace(b"{", b"", 1)[:-1], b"Content-Length: 0\r\n\r\n", b"Content-Length: 10\r\n\r\n{}",
                   b"Content-Length: 99999999\r\n\r\n{}", b"Content-Length: 300000000\r\n\r\n{}",
                   b"Content-Length: 4294967297\r\n\r\n{}", b"Content-Length: 18446744073709551617\r\n\r\n{}",
                   b"Content-Length: " + b"9" * 5000 + b"\r\n\r\n{}"):
        client.send_bytes(damage)
        client.send_bytes(good + good)
        is_well(client)


def encoding(client):
    for body in (b"\xff\xfe", b'{"jsonrpc":"2.0","id":"\xc3"}', b'{"id":1,"method":"a\\ud800"}', b"[]", b"[{}]", b"null", b"7", b'"x"',
                 b"{}", b'{"id":{},"method":"a"}', b'{"id":1,"method":7}', b"[" * 100_000, b'{"a":' * 100_000):
        client.send_bytes(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        is_well(client)


def large(client):
    """100 MB of a message that means nothing, of a document that is no MLIR, and more than is taken at all."""
    client.notify("no/such/method", {"text": "x" * 100_000_000})
    is_well(client)
    client.open(URI, "// " + "x" * 100_000_000 + "\n" + TEXT)
    assert client.wait_for(lambda m: m.get("params", {}).get("uri") == URI)["params"]["diagnostics"] == []
    change(client, 2, edit((0, 3), (0, 100_000_003), "short"))
    assert client.wait_for(lambda m: m.get("params", {}).get("uri") == URI)["params"]["version"] == 2
    is_well(client)
    client.send_bytes(b"Content-Length: 300000000\r\n\r\n")
    for _ in range(300):
        client.send_bytes(b"x" * 1_000_000)
    is_well(client)


def edits(client):
    """Wherever an edit points, it happens somewhere in the text; what is no edit does not happen."""
    client.open(URI, TEXT)
    for wrong in ({}, {"text": 7}, {"range": 7, "text": "x"}, {"range": {"start": {}, "end": {}}, "text": "x"}, 7, None,
                  edit(("a", 0), (0, 1), "x"), edit((0, 0.5), (0, 1), "x")):
        change(client, 2, wrong)
    client.notify("textDocument/didChange", {"textDocument": {"uri": URI, "version": 2}, "contentChanges": 7})
    client.notify("textDocument/didChange", {"textDocument": 7})
    client.notify("textDocument/didChange", None)
    far = 2**31 - 1
    change(client, 3, edit((far, far), (far, far), "// end\n"), edit((-1, -1), (-5, 0), "// start\n"), edit((1, far), (2, 0), "\n"),
           edit((2**80 % 2**63, 0), (far, 0), ""), edit((3, 2), (1, 0), ""))
    text = client.wait_for(lambda m: m.get("params", {}).get("version") == 3)["params"]["diagnostics"]
    print([d["message"] for d in text])
    for number, beyond in enumerate((2**31, 2**32, 2**53, 2**63, 2**64, 10**30, -(10**30), 1e300), 10):
        change(client, number, {"text": TEXT}, edit((beyond, 0), (beyond, beyond), "// end\n"), edit((0, beyond), (0, beyond), " // start"))
        answer = client.wait_for(lambda m: m.get("params", {}).get("version") == number)["params"]["diagnostics"]
        assert answer == [], (beyond, answer)
        for method in "hover", "definition", "references":
            at = {"textDocument": {"uri": URI}, "position": {"line": beyond, "character": beyond}, "context": {"includeDeclaration": True}}
            assert not client.request(f"{method} {beyond}", f"textDocument/{method}", at).get("result"), (method, beyond)
    change(client, 4, {"text": FAULTY})
    print([d["code"] for d in client.wait_for(lambda m: m.get("params", {}).get("version") == 4)["params"]["diagnostics"]])
    is_well(client)


def requests(client):
    """Of the wrong shape, about nothing, or out of turn."""
    at = {"textDocument": {"uri": URI}}
    number = 0
    client.open(URI, TEXT)
    for method in ("textDocument/hover", "textDocument/definition", "textDocument/references", "textDocument/codeAction",
                   "textDocument/codeLens", "textDocument/diagnostic", "textDocument/documentSymbol", "textDocument/inlayHint", "workspace/executeCommand", "initialize"):
        for params in (None, 7, [], {}, {"textDocument": 7}, {"textDocument": {"uri": "file:///no"}}, at, {**at, "position": 7},
                       {**at, "position": {"line": 2**31, "character": -7}, "range": {"start": 1}, "workDoneToken": {}},
                       {"command": 7, "arguments": 7}):
            number += 1
            answer = client.request(number, method, params)
            assert "result" in answer or answer["error"]["code"] in (-32600, -32602), answer
    for notification in ("textDocument/didOpen", "textDocument/didClose", "$/cancelRequest", "window/workDoneProgress/cancel", "$/x"):
        for params in (None, 7, [], {}, {"textDocument": 7}, {"textDocument": {"uri": 7, "text": 7}}, {"id": {}}, {"token": []}):
            client.notify(notification, params)
    client.send({"id": "nobody asked", "result": 7})
    is_well(client)


def documents(client):
    """Texts that MLIR's parser should not be given, or that take long."""
    for name, text in (("empty", ""), ("nul", "module {\0}"), ("deep", "{" * 100_000), ("bytecode", "ML\x7fR" * 100), ("cr", "\r" * 10_000),
                       ("comment", "//"), ("string", '"' + "\\" * 1001), ("huge", "%" * 1_000_000), ("wide", "𝄞" * 10_000)):
        client.open(f"file:///{name}.mlir", text)
        got = client.wait_for(lambda m: m.get("params", {}).get("uri") == f"file:///{name}.mlir")["params"]["diagnostics"]
        assert [d["code"] for d in got] == ([] if name in ("empty", "cr", "comment") else ["unusable"]), (name, got)
    is_well(client)


def before(client):
    """Nothing happens before `initialize` and after `shutdown`."""
    client.open(URI, FAULTY)
    print(client.request(1, "textDocument/hover", {"textDocument": {"uri": URI}})["error"]["code"])
    print(client.request(2, "shutdown", None)["error"]["code"])
    client.initialize()
    print(client.request(3, "textDocument/codeLens", {"textDocument": {"uri": URI}})["error"]["code"])
    print(client.request(4, "initialize", {})["error"]["code"])
    is_well(client)
    client.request(5, "shutdown", None)
    print(client.request(6, "textDocument/codeLens", {"textDocument": {"uri": URI}})["error"]["code"])
    client.open(URI, FAULTY)
    client.notify("exit", None)
    print("exit status", client.end())
    sys.exit()


SCENARIOS = {f.__name__: f for f in (framing, encoding, large, edits, requests, documents, before)}


def main():
    client = Client(sys.argv[1])
    if sys.argv[2] != "before":
        client.initialize()
    SCENARIOS[sys.argv[2]](client)
    print("exit status", client.say_goodbye())


if __name__ == "__main__":
    main()
