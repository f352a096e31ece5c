#!/usr/bin/env python3
"""Sends the server what an editor sent in a session that was recorded, and prints what it answers, briefly.

    replay.py GPUVERIFY RECORDING

A recording is a JSON array of messages. After a change the server's diagnostics are waited for, unless the editor pulls them. Ids of results are counted
from 1, here and in the recording: how often the server analyzes a text between two questions is its own affair.
"""
import json
import sys

from client import Client, place

IDS = []  # of results, as the server has them


def diagnostics(items):
    for d in items:
        steps = ", ".join(place(r["location"]["range"]) for r in d.get("relatedInformation", []))
        print(f"  {place(d['range'])} severity {d['severity']} {d['code']}: {d['message']!r} steps [{steps}]")


def show_capabilities(result):
    print("  encoding", result["capabilities"]["positionEncoding"], "pulls", "diagnosticProvider" in result["capabilities"])


def show_action(action):
    if "command" in action:
        print(f"  {action.get('kind')} {action['title']!r} {action['command']['command']}")
        return
    if "edit" not in action:
        print(f"  {action['kind']} {action['title']!r} to be resolved")
        return
    edit = action["edit"]
    how = "versioned" if "documentChanges" in edit else "plain"
    edits = edit["documentChanges"][0]["edits"] if how == "versioned" else list(edit["changes"].values())[0]
    for e in edits:
        print(f"  {action['kind']} {action['title']!r} {how} {place(e['range'])} {e['newText']!r}")


def show(method, result):
    if method == "initialize":
        show_capabilities(result)
    elif method == "textDocument/hover":
        print(f"  {place(result['range'])} {result['contents']['value']!r}")
    elif method in ("textDocument/definition", "textDocument/references"):
        print("  " + " ".join(place(location["range"]) for location in result))
    elif method == "textDocument/codeLens":
        print("  " + "; ".join(f"{place(lens['range'])} {lens['command']['title']}" for lens in result))
    elif method == "textDocument/codeAction":
        for action in result:
            show_action(action)
    elif method == "textDocument/diagnostic":
        if result["resultId"] not in IDS:
            IDS.append(result["resultId"])
        print(f"  {result['kind']} {IDS.index(result['resultId']) + 1}")
        diagnostics(result.get("items", []))
    else:
        print(f"  {result}")


def main():
    client = Client(sys.argv[1])
    with open(sys.argv[2], encoding="utf-8") as file:
        recording = json.load(file)
    pulls = "diagnostic" in recording[0]["params"]["capabilities"]["textDocument"]
    for message in recording:
        method = message["method"]
        print(method.rsplit("/")[-1])
        if "previousResultId" in (message.get("params") or {}):
            message["params"]["previousResultId"] = IDS[int(message["params"]["previousResultId"]) - 1]
        client.send(message)
        if "id" in message:
            show(method, client.answer(message["id"])["result"])
        elif method in ("textDocument/didOpen", "textDocument/didChange") and not pulls:
            published = client.published()
            print(f"  version {published['version']}")
            diagnostics(published["diagnostics"])
    print("exit status", client.end())


if __name__ == "__main__":
    main()
