#!/usr/bin/env python3
"""Compares docs/limits.md with the program.

usage: limits.py GPUVERIFY REPOSITORY

Each program in Inputs shows what the page says: "// limit: TEXT" quotes it, and expect.py's comments say what is found in the program.
"""
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent


def words(text):
    """Without the marks of lists and of emphasis, on one line."""
    return re.sub(r"\s+", " ", re.sub(r"^- |\*\*", "", text, flags=re.MULTILINE))


def main():
    gpuverify, repository = sys.argv[1], pathlib.Path(sys.argv[2])
    page = words((repository / "docs" / "limits.md").read_text())
    programs, bad = sorted((HERE / "Inputs").glob("*.mlir")), 0
    for program in programs:
        quoted = re.findall(r"^// limit: (.*)$", program.read_text(), re.MULTILINE)
        missing = [text for text in quoted if words(text) not in page]
        bad += len(missing) + (not quoted)
        for text in missing or [] if quoted else ["(nothing is quoted)"]:
            print(f"{program.name}: docs/limits.md does not say: {text}")
    status = subprocess.run([sys.executable, str(HERE.parent / "expect.py"), gpuverify, *map(str, programs)]).returncode
    sys.exit(1 if bad or status or not programs else 0)


if __name__ == "__main__":
    main()
