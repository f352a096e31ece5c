#!/usr/bin/env python3
"""Applies every rewrite that the server offers for a file, one after another, as an editor does, and prints the outcome.

    rewrite.py GPUVERIFY FILE [NEWLINE]

NEWLINE, "crlf", ends lines so in what the server sees.
"""
import sys

from client import Client


def offset(lines, position):
    return sum(map(len, lines[:position["line"]])) + position["character"]


def apply(text, edits):
    """All edits are about the text as it was."""
    lines = text.splitlines(keepends=True)
    for e in sorted(edits, key=lambda e: offset(lines, e["range"]["start"]), reverse=True):
        text = text[:offset(lines, e["range"]["start"])] + e["newText"] + text[offset(lines, e["range"]["end"]):]
    return text


def rewrite_in(client, uri, diagnostics):
    """The edits of the first rewrite that is offered for one of them."""
    for number, d in enumerate(diagnostics):
        params = {"textDocument": {"uri": uri}, "range": d["range"], "context": {"diagnostics": [d], "only": ["quickfix"]}}
        for action in client.request(f"{id(d)}-{number}", "textDocument/codeAction", params)["result"]:
            if action["title"].startswith("Rewrite"):
                print(f"// {action['title']}")
                return action["edit"]["changes"][uri]
    return None


def main():
    client, uri, version = Client(sys.argv[1]), "file:///x.mlir", 1
    with open(sys.argv[2], encoding="ascii") as file:
        text = file.read()
    if sys.argv[3:] == ["crlf"]:
        text = text.replace("\n", "\r\n")
    client.initialize()
    client.open(uri, text)
    while edits := rewrite_in(client, uri, client.published()["diagnostics"]):
        version += 1
        text = apply(text, edits)
        client.notify("textDocument/didChange", {"textDocument": {"uri": uri, "version": version}, "contentChanges": [{"text": text}]})
    if sys.argv[3:] == ["crlf"]:
        assert text.count("\n") == text.count("\r\n")
    print(text.replace("\r\n", "\n"), end="")
    client.say_goodbye()


if __name__ == "__main__":
    main()
