#!/usr/bin/env python3
"""Opens a file and prints the diagnostics, whole, as JSON, one member a line.

    diagnostics.py GPUVERIFY FILE [OPTION...]
"""
import json
import pathlib
import sys

from client import Client


def main():
    path = pathlib.Path(sys.argv[2]).resolve()
    client = Client(sys.argv[1], *sys.argv[3:], XDG_CACHE_HOME=str(path.parent / "cache"))
    client.initialize({"textDocument": {"publishDiagnostics": {"relatedInformation": True}}})
    client.open(path.as_uri(), path.read_text())
    print(json.dumps(client.published()["diagnostics"], indent=1).replace(path.parent.as_uri(), "FOLDER"))
    client.say_goodbye()


if __name__ == "__main__":
    main()
