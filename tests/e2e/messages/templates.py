#!/usr/bin/env python3
"""The rules of docs/messages.md, on every message template of the program.

usage: templates.py SOURCE-ROOT

A template is a string literal of src with a blank in it. None has a word of the page's list. Those of findings, notes, help and reasons have at most
100 characters with placeholders at a typical length, no capital at the beginning and no full stop at the end.
"""
import pathlib
import re
import sys

LONGEST = 100
# Texts that are no messages: programs, formats, and what only those who look into the analysis read.
NO_MESSAGES = {"src/app/manual.c", "src/app/options.c", "src/app/rules.c", "src/analysis/dump.c", "src/model/dump.c", "src/dot/page.c"}
# Where findings come from.
SAYING = ["src/analysis/narrate", "src/analysis/verdict",
          "src/validate", "src/diag", "src/front/async", "src/front/lowering.def", "src/front/expressions/lowering.c", "src/planner", "src/model/role.def",
          "src/analysis/typestate/states.def"]
TYPICAL = {"s": "mgpuMemcpy", "u": "31", "d": "31", "lld": "31", "llu": "64", "zu": "31", "c": "c"}
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"(?:\s*"((?:[^"\\\n]|\\.)*)")*')


def typical(template):
    return re.sub(r"%(?:\.\*)?(?:-?\d+)?(lld|llu|zu|[sudc])", lambda p: TYPICAL[p.group(1)], template).replace('\\"', '"')


def forbidden_words(page):
    """The first column of the page's table, as expressions."""
    table = page.split("## Words that are not used")[1].split("\n#")[0]
    rows = [row.split("|")[1].strip() for row in table.splitlines() if row.startswith("| ")][1:]
    words = [word.strip() for row in rows for word in re.sub(r" \(.*?\)", "", row).split(",")]
    return [re.compile(r"\b" + re.escape(word) + r"\b") for word in words]


def templates(path):
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"/\*.*?\*/", lambda c: re.sub(r"[^\n]", " ", c.group()), text, flags=re.S)
    text = re.sub(r"^#include.*$", "", text, flags=re.M)
    for found in LITERAL.finditer(text):
        literal = "".join(re.findall(r'"((?:[^"\\\n]|\\.)*)"', found.group()))
        if " " in literal.strip():
            yield text.count("\n", 0, found.start()) + 1, literal


def complaints_of(template, says):
    for word in FORBIDDEN:
        if word.search(template):
            yield f"says '{word.search(template).group()}'"
    if not says:
        return
    template = re.sub(r"^%\.\*s(:%u:%u)?: error: ", "", template).replace("\\n", "")
    parts = typical(template).split(": ") if template.startswith("cannot") else [typical(template)]
    for part in parts:
        if len(part) > LONGEST:
            yield f"has {len(part)} characters"
    if re.match(r"[A-Z][a-z]+ ", template):
        yield "begins with a capital"
    if template.endswith(".") and not template.endswith(".."):
        yield "ends with a full stop"


root = pathlib.Path(sys.argv[1])
FORBIDDEN = forbidden_words((root / "docs/messages.md").read_text(encoding="utf-8"))
count = bad = 0
for path in sorted([*root.glob("src/**/*.c"), *root.glob("src/**/*.def")]):
    name = str(path.relative_to(root))
    if name in NO_MESSAGES or name.endswith("limits.def"):
        continue
    for line, template in templates(path):
        count += 1
        for complaint in complaints_of(template, any(name.startswith(place) for place in SAYING)):
            bad += 1
            print(f"{name}:{line}: {complaint}: {template}")
print(f"{count} templates, {bad} complaints, {len(FORBIDDEN)} words")
sys.exit(bad != 0 or count < 500 or len(FORBIDDEN) < 10)
