#!/usr/bin/env python3
"""Reports for other programs, against the findings of the JSON of the same run.

usage: formats.py GPUVERIFY FILE...
"""
import json
import re
import subprocess
import sys
import xml.etree.ElementTree as xml


def run(style, *words):
    return subprocess.run([sys.argv[1], "--no-config", f"--format={style}", *words], stdout=subprocess.PIPE, timeout=600, check=False).stdout


def check(ok, what):
    if not ok:
        sys.exit(f"formats.py: {what}")


files = sys.argv[2:]
document = json.loads(run("json", *files))["files"]
findings = [(file, finding) for file in document for finding in file["findings"]]

# JUnit: a case a file, and as many of each kind as it says.
suite = xml.fromstring(run("junit", *files)).find("testsuite")
cases = suite.findall("testcase")
check([case.get("name") for case in cases] == [file["path"] for file in document], "JUnit: other files")
kinds = {"violated": "failure", "unproved": "failure", "unusable": "error", "skipped": "skipped"}
for case, file in zip(cases, document):
    kind = "skipped" if file.get("nothing_to_verify") else kinds.get(file["verdict"])
    children = [child.tag for child in case if child.tag != "system-out"]
    check(children == ([kind] if kind else []), f"JUnit: {file['path']} is {file['verdict']}, and {children}")
    text = "".join(case.itertext())
    for finding in file["findings"]:
        check(f"{finding['severity']}: {finding['message']} [{finding['rule']}]" in text, f"JUnit: no {finding['message']}")
        check(not finding["help"] or f"help: {finding['help']}" in text, f"JUnit: no {finding['help']}")
counts = {name: int(suite.get(name)) for name in ("tests", "failures", "errors", "skipped")}
seen = {name: sum(case.find(tag) is not None for case in cases) for name, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped"))}
check(counts == {"tests": len(cases), **seen}, f"JUnit: {counts}, not {seen}")
strict = xml.fromstring(run("junit", "--werror", *files)).find("testsuite")
warned = sum(file["verdict"] in ("violated", "unproved") or file["warnings"] > 0 for file in document)
check(int(strict.get("failures")) == warned, "JUnit: with --werror a warning is a failure")

# GitLab: an issue a finding, no two alike; a file that cannot be used is one, too.
issues = json.loads(run("gitlab", *files))
unusable = [file for file in document if file["verdict"] == "unusable"]
check(len(issues) == len(findings) + len(unusable), f"GitLab: {len(issues)} issues")
check(len({issue["fingerprint"] for issue in issues}) == len(issues), "GitLab: two issues of one fingerprint")
rows = [issue for issue in issues if issue["check_name"] != "gpuverify"]
for issue, (file, finding) in zip(rows, findings):
    check(issue["check_name"] == finding["rule"] and issue["description"].startswith(finding["message"]), f"GitLab: {issue}")
    check(issue["location"]["lines"]["begin"] == (finding["location"] or {"line": 1})["line"], f"GitLab: {issue}")
    check(issue["severity"] in ("info", "minor", "major", "critical"), f"GitLab: {issue}")
check(all(not issue["location"]["path"].startswith("./") for issue in issues), "GitLab: a path that begins with './'")

# GitHub: each annotation that has a column ends behind it, in its line.
annotations = [line for line in run("github", *files).decode().split("\n") if line.startswith("::")]
check(len(annotations) == len(issues), "GitHub: other findings")
ended = 0
for line in annotations:
    place = dict(word.split("=", 1) for word in line[2:].split("::")[0].split(" ", 1)[1].split(","))
    check(place.get("line") == place.get("endLine"), line)
    ended += "endColumn" in place
    check("endColumn" not in place or int(place["endColumn"]) > int(place["col"]), line)
check(ended > 0, "GitHub: no annotation has an end")

# The two accesses of a race.
races = [finding for _, finding in findings if finding["rule"] in ("stream-race", "host-race")]
check(races and all(len(race["accesses"]) == 2 for race in races), "JSON: a race without its accesses")
for race in races:
    check(race["accesses"][1]["location"] == race["location"], f"JSON: the later access is not where the finding is: {race}")
    check("write" in race["accesses"][0]["access"] + race["accesses"][1]["access"], f"JSON: a race of two reads: {race}")

# SARIF: where to read more.
driver = json.loads(run("sarif", *files))["runs"][0]["tool"]["driver"]
check(driver["informationUri"].startswith("https://"), "SARIF: no informationUri")
check(all(re.fullmatch(rf"{driver['informationUri']}/blob/v{driver['version']}/docs/rules/{rule['id']}\.md", rule["helpUri"]) for rule in driver["rules"]), "SARIF: helpUri")
print(f"{len(document)} files, {len(findings)} findings, {len(races)} races")
