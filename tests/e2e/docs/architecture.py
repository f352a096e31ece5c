#!/usr/bin/env python3
"""Every term that docs/architecture.md sets in asterisks is a name in src/analysis, and every file that it or docs/contributing.md names is there.

usage: architecture.py SOURCE-ROOT"""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
names = set()
for path in (root / "src" / "analysis").rglob("*.[chd]*"):
    names |= set(re.findall(r"\w+", path.read_text())) | {path.stem}
wrong = []
terms = set(re.findall(r"(?<!\*)\*(\w+)\*(?!\*)", (root / "docs" / "architecture.md").read_text()))
wrong += [f"architecture.md: *{term}* is no name in src/analysis" for term in sorted(terms) if not {term, f"gv_{term}"} & names]
for page in ("architecture.md", "contributing.md"):
    text = (root / "docs" / page).read_text()
    for path in re.findall(r"`((?:src|tests|docs)/[a-z0-9_./-]+)`", text) + ["docs/" + link for link in re.findall(r"\]\((\w[\w./-]*\.md)\)", text)]:
        if not (root / path).exists():
            wrong.append(f"{page}: {path} is not there")
print("\n".join(wrong), end="")
sys.exit(1 if wrong or len(terms) < 20 else 0)
