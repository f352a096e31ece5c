"""Reads gpuverify's JSON of example.mlir from standard input: the numbers of each example satisfy the conditions of its path."""
import json
import sys


def wrap(k):
    return (k + 2**31) % 2**32 - 2**31


findings = json.load(sys.stdin)["files"][0]["findings"]
examples = [{x["name"]: x["number"] for x in f.get("example", [])} for f in findings]
mixed, outer, plain = examples
assert wrap(wrap(mixed["%n"] * -31) ^ mixed["%g"]) == 7012 and wrap(mixed["%l"] + mixed["%g"]) == -31, mixed
assert outer == {"%size": 91}, outer
assert plain == {"%c": 1}, plain
assert all(x["bits"] in (1, 32, 64) and x["location"]["line"] for f in findings for x in f["example"])
