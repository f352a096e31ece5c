#!/usr/bin/env python3
"""The words that docs/messages.md rules out, in every page, in the help and the manual, and in the comments at the top of headers.

usage: words.py GPUVERIFY SOURCE-ROOT

Code is left out, in blocks and in the line, and so are the tables of docs/messages.md, which quote the words.
"""
import pathlib
import re
import subprocess
import sys

PAGES = ("*.md", "docs/*.md", "docs/rules/*.md", "examples/*.md", "editors/**/*.md", "tests/*.md", "bench/*.md")
HEADERS = ("src/**/*.h", "include/*.h")


def ruled_out(page):
    """The first columns of the two tables, as one expression."""
    words = []
    for title in ("## Words that are not used", "### Nor in pages"):
        table = page.split(title)[1].split("\n#")[0]
        for row in [line.split("|")[1] for line in table.splitlines() if line.startswith("| ")][1:]:
            words += [re.sub(r" \(.*?\)", "", word).strip() for word in row.split(",")]
    return len(words), re.compile(r"\b(?:" + "|".join(re.escape(word).replace(r"\ ", r"\s+") for word in words) + r")\b", re.I)


def prose(text):
    """A page without code, links' targets and comments, with its lines."""
    def keep_lines(found):
        return re.sub(r"[^\n]", " ", found.group())

    text = re.sub(r"^( *)```.*?^\1```$", keep_lines, text, flags=re.M | re.S)
    text = re.sub(r"(?<=\n\n)(?: {4}.*\n|\n)+", keep_lines, text)
    text = re.sub(r"<!--.*?-->", keep_lines, text, flags=re.S)
    return re.sub(r"`[^`\n]*(?:\n[^`\n]+)?`|\]\([^)]*\)|\"[^\"\n]*\"", keep_lines, text)


def comment(path):
    """The comment with which a header begins."""
    found = re.match(r"(?:#pragma once\s*)?(?:#[^\n]*\n)*\s*/\*(.*?)\*/", path.read_text(encoding="utf-8"), re.S)
    return found.group(1) if found else ""


def main():
    gpuverify, root = sys.argv[1], pathlib.Path(sys.argv[2])
    count, words = ruled_out((root / "docs/messages.md").read_text(encoding="utf-8"))
    texts = {}
    for path in sorted({path for pattern in PAGES for path in root.glob(pattern)}):
        text = path.read_text(encoding="utf-8")
        if path.name == "messages.md":
            text = re.sub(r"^\|.*$", "", text, flags=re.M)
        texts[path.relative_to(root)] = prose(text)
    for path in sorted({path for pattern in HEADERS for path in root.glob(pattern)}):
        texts[path.relative_to(root)] = comment(path)
    for option in ("--help", "--manual"):
        texts[f"gpuverify {option}"] = subprocess.run([gpuverify, option], stdout=subprocess.PIPE, text=True, check=True).stdout
    bad = 0
    for name, text in texts.items():
        for found in words.finditer(text):
            bad += 1
            print(f"{name}:{text.count(chr(10), 0, found.start()) + 1}: says '{' '.join(found.group().split())}'")
    print(f"{len(texts)} texts, {count} words, {bad} complaints")
    sys.exit(bad != 0 or len(texts) < 200 or count < 40)


if __name__ == "__main__":
    main()
