#!/usr/bin/env python3
"""usage: links.py PATH...

Each link of each Markdown page at or below PATH that names a file leads to one.
"""
import pathlib
import re
import sys

links = dead = 0
for path in map(pathlib.Path, sys.argv[1:]):
    for page in sorted(path.rglob("*.md")) if path.is_dir() else [path]:
        for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text()):
            if "://" in target:
                continue
            links += 1
            if not (page.parent / target).exists():
                dead += 1
                print(f"{page}: no {target}")
print(f"{links} links, {dead} dead")
sys.exit(1 if dead or not links else 0)
