#!/usr/bin/env python3
"""Fixes of a source that is compiled, chosen and applied as an editor does: what is saved is what is checked.

    fixes_compiled.py GPUVERIFY CLANG SOURCE FOLDER
"""
import pathlib
import sys

from client import Client
from rewrite import apply

RESOLVES = {"textDocument": {"codeAction": {"resolveSupport": {"properties": ["edit"]}, "dataSupport": True}}}


class Editor:
    def __init__(self, gpuverify, clang, path, capabilities=None):
        self.client, self.path, self.uri, self.version, self.asked = Client(gpuverify, "--stub-headers", f"--clang={clang}"), path, f"file://{path}", 0, 0
        self.client.initialize(capabilities)

    def show(self, text):
        """The diagnostics of the text, which is in the file, too."""
        self.path.write_text(text, newline="")
        self.text, self.version = text, self.version + 1
        if self.version == 1:
            self.client.open(self.uri, text)
        else:
            self.change(text)
            self.client.notify("textDocument/didSave", {"textDocument": {"uri": self.uri}})
        return self.client.published()["diagnostics"]

    def change(self, text):
        self.client.notify("textDocument/didChange", {"textDocument": {"uri": self.uri, "version": self.version}, "contentChanges": [{"text": text}]})

    def actions(self, range_, only=None):
        self.asked += 1
        context = {"diagnostics": [], **({"only": only} if only else {})}
        return self.client.request(f"a{self.asked}", "textDocument/codeAction", {"textDocument": {"uri": self.uri}, "range": range_, "context": context})["result"]

    def applied(self, action):
        return apply(self.text, action["edit"]["changes"][self.uri])


def check_each(editor, text):
    """The preferred action of a finding takes it away, and nothing else comes of it."""
    found = editor.show(text)
    chosen = {}
    for diagnostic in found:
        for action in editor.actions(diagnostic["range"], ["quickfix"]):
            if action.get("isPreferred") and action["diagnostics"][0]["range"] == diagnostic["range"]:
                chosen[diagnostic["code"], diagnostic["range"]["start"]["line"]] = editor.applied(action)
                print(f"{diagnostic['code']} at {diagnostic['range']['start']['line'] + 1}: {action['title']}")
    for (code, _), after in chosen.items():
        had, has = [d["code"] for d in found], [d["code"] for d in editor.show(after)]
        assert has.count(code) < had.count(code) and len(has) < len(had), (code, had, has)
    print(f"{len(found)} findings, {len(chosen)} fixes")


def check_edited(editor, text):
    """Places in a text that is not saved are not known: nothing is offered before it is."""
    found = editor.show(text)
    editor.change("\n" + text)
    assert not [a for a in editor.actions(found[0]["range"]) if a.get("kind") == "quickfix"]
    assert [a for a in editor.actions(editor.show(text)[0]["range"], ["quickfix"]) if a.get("isPreferred")]


def check_all(editor, text):
    (action,) = [a for a in editor.actions(editor.show(text)[0]["range"], ["source.fixAll"])]
    after = editor.applied(action)
    left = editor.show(after)
    print(f"all: {len(left)} left, {after.count(chr(13))} of {after.count(chr(10))} lines end in CRLF")


def main():
    gpuverify, clang, source, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), pathlib.Path(sys.argv[4])
    folder.mkdir(parents=True, exist_ok=True)
    text = source.read_text()
    editor = Editor(gpuverify, clang, folder / "faults.cu")
    check_each(editor, text)
    check_edited(editor, text)
    check_all(editor, text)
    check_all(editor, text.replace("\n", "\r\n"))
    # A header, a macro, and what calls nothing of a GPU's.
    assert not editor.show("int main() { return 0; }\n")
    assert editor.client.say_goodbye() == 0


if __name__ == "__main__":
    main()
