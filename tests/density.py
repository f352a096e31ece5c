#!/usr/bin/env python3
"""How much logic the lines of C sources carry: boolean operators (&&, ||, ?) in 100 lines of code, by file and by function.

usage: density.py [FILE|FOLDER]...   src/analysis unless told

Lines are counted without comments and blank ones. It shows where a file or a function is worth reading again; nothing depends on it.
"""
import pathlib
import re
import sys

OPERATOR = re.compile(r"&&|\|\||\?")
FUNCTION = re.compile(r"^(?!typedef|struct|enum|union)[A-Za-z_][^;={}]*?\b(\w+)\s*\([^;{}]*\)\s*\{", re.M)
WORST = 25


def plain(text):
    """The text without comments and what is between quotes; lines stay where they are."""
    return re.sub(r"/\*.*?\*/|//[^\n]*|\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'", lambda found: re.sub(r"[^\n]", " ", found.group()), text, flags=re.S)


def count(text):
    return len(OPERATOR.findall(text)), sum(1 for line in text.split("\n") if line.strip())


def functions(text):
    for found in FUNCTION.finditer(text):
        end, depth = found.end(), 1
        while depth and end < len(text):
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        body = text[found.start():end]
        yield *count(body), max(len(OPERATOR.findall(statement)) for statement in re.split(r"[;{}]", body)), found.group(1)


def main():
    paths = []
    for word in sys.argv[1:] or ["src/analysis"]:
        path = pathlib.Path(word)
        paths += sorted(path.rglob("*.c")) if path.is_dir() else [path]
    files, found = [], []
    for path in paths:
        text = plain(path.read_text(encoding="utf-8"))
        files.append((*count(text), path))
        found += [(*row, path) for row in functions(text)]
    for operators, lines, path in sorted(files, key=lambda row: row[0] / max(row[1], 1), reverse=True):
        print(f"{100 * operators / max(lines, 1):5.1f} {operators:5} in {lines:5} lines  {path}")
    operators, lines = sum(row[0] for row in files), sum(row[1] for row in files)
    print(f"{100 * operators / max(lines, 1):5.1f} {operators:5} in {lines:5} lines of {len(files)} files, {len(found)} functions")
    print(f"\noperators, lines, most operators in one statement: the {WORST} functions with most")
    for operators, lines, most, name, path in sorted(found, key=lambda row: (-row[0], row[1]))[:WORST]:
        print(f"{operators:5} {lines:4} {most:3}  {name}  {path}")


if __name__ == "__main__":
    main()
