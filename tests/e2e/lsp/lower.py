#!/usr/bin/env python3
"""Opens texts that are in no file, one after the other as versions of one document, and prints the diagnostics and verdicts of each.

    lower.py GPUVERIFY FILE... -- [OPTION...]
"""
import pathlib
import sys

from client import Client, place
from replay import diagnostics

URI = "file:///nowhere/x.mlir"


def main():
    dashes = sys.argv.index("--")
    client = Client(sys.argv[1], *sys.argv[dashes + 1:])
    client.initialize({"textDocument": {"publishDiagnostics": {"relatedInformation": True}}})
    for version, path in enumerate(sys.argv[2:dashes]):
        text = pathlib.Path(path).read_text(encoding="utf-8")
        if version == 0:
            client.open(URI, text, version)
        else:
            document = {"uri": URI, "version": version}
            client.notify("textDocument/didChange", {"textDocument": document, "contentChanges": [{"text": text}]})
        published = client.wait_for(lambda m: m.get("params", {}).get("version") == version)["params"]["diagnostics"]
        print(f"version {version}: {len(published)}")
        diagnostics(published)
        lenses = client.request(version + 1, "textDocument/codeLens", {"textDocument": {"uri": URI}})["result"]
        for lens in lenses:
            print(f"  {place(lens['range'])} {lens['command']['title']}")
    print("exit status", client.say_goodbye())


if __name__ == "__main__":
    main()
