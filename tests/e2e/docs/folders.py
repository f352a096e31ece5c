#!/usr/bin/env python3
"""tests/README.md has a row for each folder of tests/e2e, its places are there, and each room of src is in one.

usage: folders.py ROOT
"""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
wrong, covered, named = [], set(), set()
for name, places in re.findall(r"^\| `([\w-]+)` \| [^|]+ \| ([^|]+) \|$", (root / "tests/README.md").read_text(), re.M):
    named.add(name)
    covered |= set(places.split())
    wrong += [f"{name}: {place} is not there" for place in places.split() if not (root / place).exists()]
folders = {d.name for d in (root / "tests/e2e").iterdir() if d.is_dir() and d.name != "__pycache__"}
wrong += [f"{name} has no row" for name in sorted(folders - named)] + [f"{name} is no folder" for name in sorted(named - folders)]
rooms = {d.relative_to(root).as_posix() for d in (root / "src").iterdir() if d.is_dir()}
wrong += [f"no test is said to be of {room}" for room in sorted(rooms) if not any(c == room or c.startswith(room + "/") for c in covered)]
for line in wrong:
    print("tests/README.md: " + line)
sys.exit(1 if wrong else 0)
