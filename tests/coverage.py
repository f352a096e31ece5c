#!/usr/bin/env python3
"""coverage.py BUILD [--lines] [--least PERCENT]: which lines of src the tests of a build with GV_COVERAGE have run, by room, and with
--lines those that they have not. Fails where it is less than PERCENT of all."""
import argparse
import collections
import json
import os
import re
import subprocess
import sys

root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("build")
parser.add_argument("--lines", action="store_true")
parser.add_argument("--least", type=float, default=0)
arguments = parser.parse_args()

# A line of a header counts where any file that includes it runs it.
found = subprocess.run(
    ["gcovr", "--root", root, "--object-directory", arguments.build, "--filter", os.path.join(root, "src") + "/",
     "--gcov-ignore-parse-errors", "--json", "-", arguments.build],
    cwd=root, check=True, stdout=subprocess.PIPE)
counts = collections.defaultdict(dict)  # by file, by line; a header is seen through the rooms' include folders
for file in json.loads(found.stdout)["files"]:
    path = re.sub(r"^build/[^/]*/include/[^/]*/", "src/", file["file"])
    for line in file["lines"]:
        if not line.get("gcovr/noncode"):
            number = line["line_number"]
            counts[path][number] = max(line["count"], counts[path].get(number, 0))

lines, run = collections.Counter(), collections.Counter()
for path, by_line in sorted(counts.items()):
    room = path.split("/")[1]
    missed = sorted(number for number, count in by_line.items() if not count)
    lines[room] += len(by_line)
    run[room] += len(by_line) - len(missed)
    if arguments.lines and missed:
        text = open(os.path.join(root, path)).read().split("\n")
        for number in missed:
            print("%s:%d: %s" % (path, number, text[number - 1].strip()))


def row(name, run, lines):
    print("%-10s %6d %6d %6.1f %%" % (name, lines, run, 100.0 * run / lines))


print("%-10s %6s %6s %8s" % ("room", "lines", "run", "share"))
for room in sorted(lines):
    row(room, run[room], lines[room])
row("all", sum(run.values()), sum(lines.values()))
sys.exit(100.0 * sum(run.values()) / sum(lines.values()) < arguments.least)
