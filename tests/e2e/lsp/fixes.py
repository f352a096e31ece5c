#!/usr/bin/env python3
"""What is offered for findings, chosen and applied as an editor does.

    fixes.py GPUVERIFY EXAMPLES MLIR-OPT
"""
import pathlib
import sys

from client import Client
from rewrite import apply

URI = "file:///x.mlir"
RESOLVES = {"textDocument": {"codeAction": {"resolveSupport": {"properties": ["edit"]}, "dataSupport": True}}}
NAMES = ("host-race", "stream-race", "stream-double-destroy", "stream-leak", "event-not-recorded", "unwaited-work")


class Editor:
    def __init__(self, gpuverify, capabilities=None, options=()):
        self.client, self.text, self.version, self.asked = Client(gpuverify, *options), "", 0, 0
        provider = self.client.initialize(capabilities)["result"]["capabilities"]["codeActionProvider"]
        assert provider["resolveProvider"] == bool(capabilities) and "source.fixAll" in provider["codeActionKinds"], provider

    def show(self, text):
        """The diagnostics of the text, which is opened or changed."""
        self.version, self.text = self.version + 1, text
        if self.version == 1:
            self.client.open(URI, text)
        else:
            change = {"textDocument": {"uri": URI, "version": self.version}, "contentChanges": [{"text": text}]}
            self.client.notify("textDocument/didChange", change)
        return self.client.published()["diagnostics"]

    def ask(self, method, params):
        self.asked += 1
        return self.client.request(f"a{self.asked}", method, params)

    def actions(self, range_, only=None):
        context = {"diagnostics": [], **({"only": only} if only else {})}
        return self.ask("textDocument/codeAction", {"textDocument": {"uri": URI}, "range": range_, "context": context})["result"]

    def applied(self, action):
        return apply(self.text, action["edit"]["changes"][URI])


def check_each(gpuverify, examples):
    """The preferred action of each finding takes it away."""
    editor = Editor(gpuverify)
    for name in NAMES:
        text = (examples / name / "faulty.mlir").read_text()
        found = editor.show(text)
        assert found, name
        for diagnostic in found:
            preferred = [a for a in editor.actions(diagnostic["range"], ["quickfix"]) if a.get("isPreferred")]
            assert len(preferred) == 1 and preferred[0]["kind"] == "quickfix", (name, preferred)
            assert preferred[0]["diagnostics"][0]["code"] == diagnostic["code"]
            after = editor.show(editor.applied(preferred[0]))
            assert diagnostic["code"] not in [d["code"] for d in after], (name, after)
            print(f"{name}: {preferred[0]['title']}")
            editor.show(text)
    # Where there is nothing wrong, nothing is offered; nor is anything of a range without a finding.
    assert not editor.show((examples / "host-race" / "correct.mlir").read_text())
    everywhere = {"start": {"line": 0, "character": 0}, "end": {"line": 10000, "character": 0}}
    assert not [a for a in editor.actions(everywhere) if a.get("kind") != "source"]
    return editor


def check_all(gpuverify, examples, capabilities):
    """All findings of two programs in one text."""
    editor = Editor(gpuverify, capabilities)
    text = "// -----\n".join((examples / name / "faulty.mlir").read_text() for name in ("host-race", "stream-leak"))
    found = editor.show(text)
    assert len(found) == 2, found
    second = [a for a in editor.actions(found[1]["range"], ["quickfix"]) if a.get("isPreferred")]
    assert len(second) == 1, second
    assert not [d for d in editor.show(editor.applied(second[0])) if d["code"] == found[1]["code"]]
    editor.show(text)
    (action,) = [a for a in editor.actions(found[0]["range"], ["source.fixAll"]) if a["kind"].startswith("source.fixAll")]
    assert ("edit" in action) != bool(capabilities), action
    if capabilities:
        asked = action
        action = editor.ask("codeAction/resolve", asked)["result"]
        assert editor.ask("codeAction/resolve", {**asked, "data": {"uri": URI, "version": -1}})["error"]["code"] == -32801
        assert editor.ask("codeAction/resolve", {"title": "x"})["error"]["code"] == -32801
        assert editor.ask("codeAction/resolve", {"title": "x", "data": [7]})["error"]["code"] == -32801
    assert editor.show(editor.applied(action)) == []
    if not capabilities:
        # What is a maybe is not made with the others.
        text = "// -----\n".join((examples / name / "faulty.mlir").read_text() for name in ("host-race", "event-not-recorded"))
        (first, second) = editor.show(text)
        assert {first["code"], second["code"]} == {"host-race", "event-not-recorded"}
        (action,) = editor.actions(first["range"], ["source.fixAll"])
        assert [d["code"] for d in editor.show(editor.applied(action))] == ["event-not-recorded"]
    return editor


def check_line_ends(gpuverify, examples):
    editor = Editor(gpuverify)
    (found,) = editor.show((examples / "host-race" / "faulty.mlir").read_text().replace("\n", "\r\n"))
    (action,) = [a for a in editor.actions(found["range"]) if a.get("isPreferred")]
    after = editor.applied(action)
    assert after.count("\n") == after.count("\r\n") and editor.show(after) == []
    return editor


def check_source(gpuverify, examples, mlir_opt):
    """A source is edited, where it is lowered to be checked; lowered code beside it is, too."""
    editor = Editor(gpuverify, None, ("--lower", f"--mlir-opt={mlir_opt}"))
    for file in ("source.mlir", "faulty.mlir"):
        text = (examples / "host-race" / file).read_text()
        (found,) = editor.show(text)
        (action,) = [a for a in editor.actions(found["range"], ["quickfix"]) if a.get("isPreferred")]
        assert editor.show(editor.applied(action)) == [], file
        print(f"{file}: {action['title']}")
        editor.show(text)
        (action,) = editor.actions(found["range"], ["source.fixAll"])
        assert editor.show(editor.applied(action)) == [], file
    return editor


def check_haste(gpuverify, examples):
    """A change gives up what is looked for; who waits is told."""
    editor = Editor(gpuverify, RESOLVES)
    text = (examples / "host-race" / "faulty.mlir").read_text()
    (found,) = editor.show(text)
    params = {"textDocument": {"uri": URI}, "range": found["range"], "context": {"diagnostics": []}}
    for number in range(5):
        editor.client.send({"id": f"h{number}", "method": "textDocument/codeAction", "params": params})
        editor.client.notify("textDocument/didChange", {"textDocument": {"uri": URI, "version": 10 + number}, "contentChanges": [{"text": text}]})
        answer = editor.client.answer(f"h{number}")
        assert "result" in answer or answer["error"]["code"] == -32801, answer
        editor.client.published()
    editor.client.send({"id": "taken back", "method": "textDocument/codeAction", "params": params})
    editor.client.notify("$/cancelRequest", {"id": "taken back"})
    editor.client.answer("taken back")
    assert [a for a in editor.actions(found["range"]) if a.get("isPreferred")]
    editor.client.notify("textDocument/didClose", {"textDocument": {"uri": URI}})
    return editor


def main():
    gpuverify, examples = sys.argv[1], pathlib.Path(sys.argv[2])
    editors = [check_each(gpuverify, examples), check_all(gpuverify, examples, None), check_all(gpuverify, examples, RESOLVES),
               check_line_ends(gpuverify, examples), check_source(gpuverify, examples, sys.argv[3]), check_haste(gpuverify, examples)]
    for editor in editors:
        assert editor.client.say_goodbye() == 0


if __name__ == "__main__":
    main()
