#!/usr/bin/env python3
"""Reads gpuverify's JSON from standard input and prints a line for each file and one for each finding, for FileCheck.

    PATH: VERDICT
      LINE:COLUMN: RULE in FUNCTION
"""
import json
import sys

for result in json.load(sys.stdin)["files"]:
    print(f"{result['path']}: {result['verdict']}")
    for finding in result.get("findings", []):
        place = finding["location"]
        print(f"  {place['line']}:{place['column']}: {finding['rule']} in {finding['function']}")
