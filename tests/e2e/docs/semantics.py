#!/usr/bin/env python3
"""Each rule page cites rules of docs/semantics.md, each of which exists; each rule there is cited, or is listed at its end with the reason why not.

usage: semantics.py SOURCE-ROOT

Every other page, comment and test may cite a rule as "semantics.md, A5" or "(A5 of docs/semantics.md)"; those exist, too.
"""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
page = (root / "docs/semantics.md").read_text(encoding="utf-8")
rules = re.findall(r"^- \*\*([A-Z]\d+)\.\*\* ", page, re.M)
excused = set(re.findall(r"^- ([A-Z]\d+): \S+", page.split("## Rules that no page cites")[1], re.M))
wrong = [f"semantics.md: {rule} stands there twice" for rule in sorted({rule for rule in rules if rules.count(rule) > 1})]
cited = set()
pages = sorted((root / "docs/rules").glob("*.md"))
for path in pages:
    line = re.search(r"^Severity: .* Semantics: ((?:[A-Z]\d+(?:, )?)+) \(\[semantics\.md\]\(\.\./semantics\.md\)\)\.$", path.read_text(encoding="utf-8"), re.M)
    if not line:
        wrong.append(f"{path.name}: cites no rule of semantics.md under its title")
        continue
    numbers = line[1].split(", ")
    wrong += [f"{path.name}: semantics.md has no {number}" for number in numbers if number not in rules]
    wrong += [f"{path.name}: cites {number} twice" for number in sorted({number for number in numbers if numbers.count(number) > 1})]
    cited |= set(numbers)
wrong += [f"semantics.md: no rule page cites {rule}" for rule in rules if rule not in cited | excused]
wrong += [f"semantics.md: {rule} is listed as not cited, and is" for rule in sorted(excused & cited)]
wrong += [f"semantics.md: {rule} is listed as not cited, and is no rule" for rule in sorted(excused - set(rules))]
for path in [*root.glob("docs/*.md"), *root.glob("src/**/*.[ch]"), *root.glob("tests/**/*.py")]:
    text = path.read_text(encoding="utf-8")
    for number in re.findall(r"semantics\.md, ([A-Z]\d+)\b|\b([A-Z]\d+) of (?:docs/)?semantics\.md", text):
        if (number := "".join(number)) not in rules:
            wrong.append(f"{path.relative_to(root)}: semantics.md has no {number}")
print("\n".join([*wrong, f"{len(rules)} rules, {len(cited)} cited by {len(pages)} pages, {len(wrong)} complaints"]))
sys.exit(bool(wrong) or len(rules) < 40 or len(pages) < 40)
