#!/usr/bin/env python3
"""usage: counts.py GPUVERIFY FILE

In each function of FILE that is called undecided_N…, warned_N… or decided…, so many warnings are not decided, or given, and none else; and the
count of the closing line is that of all.
"""
import json
import re
import subprocess
import sys

gpuverify, path = sys.argv[1:]


def run(*options):
    return subprocess.run([gpuverify, *options, path], capture_output=True, text=True, timeout=600, check=False)


file = json.loads(run("--format=json").stdout)["files"][0]
wrong = 0
names = re.findall(r"llvm\.func @((?:undecided|warned|decided)\w*)", open(path).read())
for name in names:
    number = re.match(r"[a-z]+_(\d+)", name)
    want = {"undecided": 0, "warned": 0, name.split("_")[0]: int(number[1]) if number else 0}
    got = {
        "undecided": sum(u["function"] == name and u["severity"] == "warning" for u in file.get("not_decided", [])),
        "warned": sum(f["function"] == name and f["severity"] == "warning" for f in file["findings"]),
    }
    if any(got[key] != want[key] for key in got):
        print(f"{name}: {got}")
        wrong += 1
count = len(file.get("not_decided", []))
if count != file.get("warnings_not_decided", 0) or any(not u["why"] or not u["location"] for u in file.get("not_decided", [])):
    print(f"the list and its count differ, or a reason or place is missing: {file['not_decided']}")
    wrong += 1
last = run().stdout.splitlines()[-1]
said = re.search(r"; (\d+) warnings? not decided: ", last)
if (int(said[1]) if said else 0) != count:
    print(f"of {count} the closing line says: {last}")
    wrong += 1
print(f"{len(names)} functions, {count} warnings not decided, {wrong} wrong")
sys.exit(1 if wrong or not names else 0)
