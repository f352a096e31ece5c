#!/usr/bin/env python3
"""Does what a click on the line above a function does, and prints what the server shows for it.

    graph.py GPUVERIFY FILE
"""
import os
import pathlib
import sys
import tempfile
import urllib.parse

from client import Client


def main():
    path = pathlib.Path(sys.argv[2]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        client = Client(sys.argv[1], TMPDIR=folder)
        offered = client.initialize({"window": {"showDocument": {"support": True}}})["result"]["capabilities"]["executeCommandProvider"]
        print("commands", offered["commands"])
        client.open(path.as_uri(), path.read_text(encoding="utf-8"))
        lens = client.request(1, "textDocument/codeLens", {"textDocument": {"uri": path.as_uri()}})["result"][0]["command"]
        print("lens", lens["command"], lens["arguments"][1:])
        uri = client.request(2, "workspace/executeCommand", {"command": lens["command"], "arguments": lens["arguments"]})["result"]["uri"]
        page = pathlib.Path(urllib.parse.unquote(urllib.parse.urlparse(uri).path))
        print("in the folder", page.parent == pathlib.Path(folder), page.suffix)
        print(page.read_text(encoding="utf-8"))
        for wrong in ([], [path.as_uri() + "x", "main"], [7]):
            answer = client.request(3, "workspace/executeCommand", {"command": lens["command"], "arguments": wrong})
            print("refused", answer["error"]["code"])
        print("exit status", client.say_goodbye())
        print("left", os.listdir(folder))


if __name__ == "__main__":
    main()
