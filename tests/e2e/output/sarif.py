#!/usr/bin/env python3
"""Reads SARIF from standard input and checks it against the parts of the standard and of GitHub's code scanning that gpuverify
uses; prints a line for each result, for FileCheck.

usage: sarif.py [JSON]

JSON: a file with the --format=json of the same run; both must have the same findings in the same order.
"""
import json
import re
import sys
import urllib.parse

REFERENCE = re.compile(r"(?:[A-Za-z][A-Za-z0-9+.-]*:|(?![^/]*:))[A-Za-z0-9\-._~!$&'()*+,;=:@/%]*\Z")
LEVELS = {"error": "error", "warning": "warning", "unproved": "none", "remark": "note"}


def check(ok, what):
    if not ok:
        sys.exit(f"sarif.py: {what}")


def check_keys(value, required, optional=()):
    """An object with all required members and no others than the optional ones: the schema allows no others."""
    check(isinstance(value, dict), f"not an object: {value}")
    check(set(required) <= value.keys() <= {*required, *optional}, f"members: {sorted(value)}")


def check_text(value):
    check(isinstance(value, str) and value, f"not a text: {value!r}")


def check_message(message):
    check_keys(message, ["text"])
    check_text(message["text"])


def check_region(region):
    check_keys(region, ["startLine"], ["startColumn", "endLine", "endColumn"])
    check(all(isinstance(value, int) and value >= 1 for value in region.values()), f"region: {region}")
    check(region.get("endLine", region["startLine"]) == region["startLine"], f"region: {region}")
    check(region.get("endColumn", 1 << 30) >= region.get("startColumn", 1), f"region: {region}")


def check_location(location, with_message):
    check_keys(location, ["physicalLocation"] + ["message"] * with_message, ["logicalLocations"])
    place = location["physicalLocation"]
    check_keys(place, ["artifactLocation"], ["region"])
    check_keys(place["artifactLocation"], ["uri"])
    uri = place["artifactLocation"]["uri"]
    check(REFERENCE.match(uri) and not re.search("%(?![0-9A-F]{2})", uri), f"not a URI reference: {uri}")
    if "region" in place:
        check_region(place["region"])
    if with_message:
        check_message(location["message"])
    for logical in location.get("logicalLocations", []):
        check_keys(logical, ["fullyQualifiedName", "kind"])
        check_text(logical["fullyQualifiedName"])


def check_result(result, rules):
    check_keys(result, ["ruleId", "ruleIndex", "kind", "level", "message", "locations", "partialFingerprints",
                        "suppressions"], ["relatedLocations", "codeFlows"])
    for suppression in result["suppressions"]:
        check_keys(suppression, ["kind", "justification"])
        check(suppression["kind"] in ("inSource", "external"), f"suppression: {suppression}")
        check_text(suppression["justification"])
    check(rules[result["ruleIndex"]]["id"] == result["ruleId"], f"rule: {result}")
    check(result["kind"] in ("fail", "open"), f"kind: {result}")
    check(result["level"] in ("error", "warning", "note") if result["kind"] == "fail" else result["level"] == "none", f"level: {result}")
    check_message(result["message"])
    check(len(result["locations"]) == 1 and len(result.get("relatedLocations", [])) < 1000, f"locations: {result}")
    check_location(result["locations"][0], False)
    for location in result.get("relatedLocations", []):
        check_location(location, True)
    for flow in result.get("codeFlows", []):
        (thread,) = flow["threadFlows"]
        check(2 <= len(thread["locations"]) <= 1000, f"steps: {thread}")
        for step in thread["locations"]:
            check_keys(step, ["location"])
            check_location(step["location"], True)
        finding = result["locations"][0]["physicalLocation"]
        check(finding in [step["location"]["physicalLocation"] for step in (thread["locations"][0], thread["locations"][-1])],
              f"the path neither begins nor ends at the finding: {result}")
    check(all(re.fullmatch(r"[0-9a-f]{16}:[1-9][0-9]*", mark) for mark in result["partialFingerprints"].values()), f"{result}")


def check_rule(rule):
    check_keys(rule, ["id", "helpUri", "shortDescription", "fullDescription", "help", "defaultConfiguration", "properties"])
    check_message(rule["shortDescription"])
    check_message(rule["fullDescription"])
    check_keys(rule["help"], ["text", "markdown"])
    check(rule["helpUri"].startswith("https://") and rule["helpUri"].endswith(f"/docs/rules/{rule['id']}.md"), f"helpUri: {rule}")
    targets = re.findall(r"\]\(([^)]*)\)", rule["help"]["markdown"] + rule["help"]["text"])
    check(all(re.match("https://|#", target) and "/../" not in target for target in targets), f"links of {rule['id']}: {targets}")
    check(rule["defaultConfiguration"]["level"] in LEVELS.values(), f"level: {rule}")


def check_invocation(invocation):
    check_keys(invocation, ["executionSuccessful", "exitCode", "toolExecutionNotifications"], ["ruleConfigurationOverrides"])
    levels = []
    for notification in invocation["toolExecutionNotifications"]:
        check_keys(notification, ["level", "message"], ["locations"])
        check_message(notification["message"])
        levels.append(notification["level"])
        for location in notification.get("locations", []):
            check_location(location, False)
    check(invocation["executionSuccessful"] == ("error" not in levels), f"executionSuccessful: {invocation}")


def compare(run, document):
    """The findings of the JSON format are those here."""
    findings = [finding for file in document["files"] for finding in file["findings"]]
    check(len(findings) == len(run["results"]), f"{len(run['results'])} results, not {len(findings)}")
    for finding, result in zip(findings, run["results"]):
        place = result["locations"][0]["physicalLocation"]
        message, *advice = result["message"]["text"].split("\nhelp: ")
        check("\n".join(advice) == finding["help"], f"advice: {advice}, not {finding['help']}")
        check(result["partialFingerprints"]["gpuverifyFinding/v3"] == finding["fingerprint"], f"fingerprint: {finding}")
        region, end = place.get("region", {}), finding["location"] or {}
        check(region.get("endLine") == end.get("end_line"), f"end: {region}, {end}")
        here = (result["ruleId"], result["level"], message, place.get("region", {}).get("startLine"))
        there = (finding["rule"], LEVELS[finding["severity"]], finding["message"], (finding["location"] or {}).get("line"))
        check(here == there, f"{here}, not {there}")
        notes = [note["message"]["text"] for note in result.get("relatedLocations", [])]
        check(notes == [note["message"] for note in finding["notes"]], f"notes: {result}")


def main():
    log = json.load(sys.stdin)
    check_keys(log, ["$schema", "version", "runs"])
    check(log["version"] == "2.1.0" and len(log["runs"]) == 1, "version, runs")
    run = log["runs"][0]
    check_keys(run, ["tool", "invocations", "columnKind", "results"])
    check_keys(run["tool"]["driver"], ["name", "version", "informationUri", "rules"])
    rules = run["tool"]["driver"]["rules"]
    check(run["tool"]["driver"]["name"] == "gpuverify" and len({rule["id"] for rule in rules}) == len(rules), "tool")
    for rule in rules:
        check_rule(rule)
    check(len(run["invocations"]) == 1, "invocations")
    check_invocation(run["invocations"][0])
    for result in run["results"]:
        check_result(result, rules)
    places = {}
    for result in run["results"]:
        place = result["locations"][0]["physicalLocation"]
        mark = (place["artifactLocation"]["uri"], *result["partialFingerprints"].values())
        check(places.setdefault(mark, place) == place, f"two places have the fingerprint {mark}")
    if len(sys.argv) > 1:
        with open(sys.argv[1], encoding="utf-8") as document:
            compare(run, json.load(document))
    for result in run["results"]:
        place = result["locations"][0]["physicalLocation"]
        region = place.get("region", {})
        path = urllib.parse.unquote(place["artifactLocation"]["uri"])
        print(f"{path}:{region.get('startLine')}:{region.get('startColumn')}: {result['level']}: {result['ruleId']}")


main()
