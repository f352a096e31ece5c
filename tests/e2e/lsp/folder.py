#!/usr/bin/env python3
"""Opens a file where it is, so that the settings of its folder hold, and prints its diagnostics; then again with other settings.

    folder.py GPUVERIFY FILE SETTINGS... -- [OPTION...]
"""
import pathlib
import sys

from client import Client
from replay import diagnostics


def main():
    dashes = sys.argv.index("--")
    path = pathlib.Path(sys.argv[2]).resolve()
    text = path.read_text(encoding="utf-8")
    client = Client(sys.argv[1], *sys.argv[dashes + 1 :])
    client.initialize({"textDocument": {"publishDiagnostics": {"relatedInformation": True}}})
    for version, settings in enumerate(sys.argv[3:dashes]):
        (path.parent / ".gpuverify").write_text(settings + "\n", encoding="utf-8")
        if version == 0:
            client.open(path.as_uri(), text, version)
        else:
            document = {"uri": path.as_uri(), "version": version}
            client.notify("textDocument/didChange", {"textDocument": document, "contentChanges": [{"text": text}]})
        published = client.wait_for(lambda m: m.get("params", {}).get("version") == version)["params"]["diagnostics"]
        print(f"{settings}: {len(published)}")
        diagnostics(published)
    print("exit status", client.say_goodbye())


if __name__ == "__main__":
    main()
