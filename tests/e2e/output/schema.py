#!/usr/bin/env python3
"""Reads gpuverify's JSON from standard input and checks that it is what docs say: every key there, of its type, and the
counts and verdicts in agreement with the findings. Silent when it is."""
import json
import re
import sys


def check(ok, what):
    if not ok:
        sys.exit(f"schema.py: {what}")


def is_text(value):
    return isinstance(value, str) and value != ""


def is_count(value):
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def check_place(place):
    if place is None:  # nothing is known of the place
        return
    check(is_text(place["file"]), f"location.file: {place}")
    check(is_count(place["line"]) and is_count(place["column"]), f"location: {place}")
    if "end_line" in place:  # not where the text is not at hand
        check(place["end_line"] == place["line"] and place["end_column"] >= place["column"], f"location: {place}")
    check(set(place) in ({"file", "line", "column"}, {"file", "line", "column", "end_line", "end_column"}), f"location: {place}")


def check_finding(finding):
    check(is_text(finding["rule"]) and is_text(finding["message"]), f"finding: {finding}")
    check(finding["severity"] in ("error", "warning", "unproved", "remark"), f"severity: {finding}")
    check(isinstance(finding["function"], str), f"function: {finding}")
    check_place(finding["location"])
    for chosen in finding.get("example", []):
        check(is_text(chosen["name"]) and isinstance(chosen["number"], int) and 1 <= chosen["bits"] <= 64, f"example: {chosen}")
        check_place(chosen["location"])
    check(re.fullmatch("[0-9a-f]{16}:[1-9][0-9]*", finding["fingerprint"]), f"fingerprint: {finding}")
    check(isinstance(finding["help"], str), f"help: {finding}")
    check(finding["rule"] not in ("stream-race", "host-race", "free-in-flight") or "accesses" in finding, f"accesses: {finding}")
    check(len(finding.get("accesses", [0, 0])) == 2, f"accesses: {finding}")
    for access in finding.get("accesses", []):
        check(is_text(access["operation"]) and isinstance(access["memory"], str), f"access: {access}")
        check(access["access"] in ("none", "read", "write", "read and write"), f"access: {access}")
        check_place(access["location"])
    for note in finding["notes"]:
        check(is_text(note["message"]), f"note: {note}")
        check_place(note["location"])


def check_file(file):
    check(is_text(file["path"]), f"path: {file}")
    check(file["verdict"] in ("proved", "accepted", "violated", "unproved", "skipped", "unusable"), f"verdict: {file}")
    if file["verdict"] == "unusable":
        check(not file.get("findings"), "an unusable file has findings")
        return
    counts = file["obligations"]
    check(set(counts) == {"proved", "violated", "unproved"} and all(map(is_count, counts.values())), f"obligations: {counts}")
    check(all(map(is_text, file["assumptions"])), f"assumptions: {file['assumptions']}")
    for finding in file["findings"]:
        check_finding(finding)
    undecided = file.get("not_decided", [])
    for each in undecided:
        check(is_text(each["rule"]) and is_text(each["why"]) and isinstance(each["function"], str), f"not_decided: {each}")
        check(each["severity"] in ("error", "warning", "remark"), f"not_decided: {each}")
        check_place(each["location"])
    open_warnings = sum(each["severity"] == "warning" for each in undecided)
    check(file.get("warnings_not_decided", 0) == open_warnings, "warnings_not_decided does not count them")
    severities = [finding["severity"] for finding in file["findings"]]
    check(file["warnings"] == severities.count("warning"), "warnings does not count the warnings")
    check(file["verdict"] != "accepted" or file["accepted"] > 0, "accepted, and nothing is")
    check((file["verdict"] == "violated") == ("error" in severities), "violated, if and only if there is an error")
    check(file["verdict"] != "proved" or counts["violated"] == counts["unproved"] == 0, "proved, with obligations that are not")
    check(file["verdict"] != "unproved" or counts["unproved"] > 0 or open_warnings > 0, "unproved, and no obligation is")


document = json.load(sys.stdin)
check(document["schema_version"] == 1, "schema_version")
check(document["tool"]["name"] == "gpuverify" and is_text(document["tool"]["version"]), "tool")
for each in document["files"]:
    check_file(each)
