#!/usr/bin/env python3
"""Points at every name in a file and prints what the server knows there: the beginning of its hover, where it is made, how many
uses it has.

    names.py GPUVERIFY FILE
"""
import re
import sys

from client import Client, place


def main():
    client, uri, number = Client(sys.argv[1]), "file:///x.mlir", 0
    with open(sys.argv[2], encoding="utf-8") as file:
        text = file.read()
    client.initialize({"general": {"positionEncodings": ["utf-8"]}})
    client.open(uri, text)
    for line, content in enumerate(text.splitlines()):
        for name in re.finditer(r"%[\w$.#-]+", content.split("//")[0]):
            number += 1
            position = {"line": line, "character": len(content[:name.end()].encode())}  # behind it, as the cursor is after typing
            params = {"textDocument": {"uri": uri}, "position": position, "context": {"includeDeclaration": False}}
            hover = client.request(f"h{number}", "textDocument/hover", params)["result"]
            made = client.request(f"d{number}", "textDocument/definition", params)["result"]
            used = client.request(f"r{number}", "textDocument/references", params)["result"]
            what = hover["contents"]["value"].split("\n")[0] if hover else "-"
            print(f"{line + 1}: {name.group()}: {what} [{' '.join(place(m['range']) for m in made)}] {len(used)}")
    client.say_goodbye()


if __name__ == "__main__":
    main()
