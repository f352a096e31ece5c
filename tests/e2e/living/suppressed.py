#!/usr/bin/env python3
"""Reads gpuverify's JSON from standard input and prints a line for each finding that is suppressed, for FileCheck."""
import json
import sys

for result in json.load(sys.stdin)["files"]:
    for finding in result.get("suppressed", []):
        place = finding["location"]
        print(f"{place['line']}:{place['column']}: {finding['rule']} by {finding['suppressed_by']}: {finding['reason']}")
