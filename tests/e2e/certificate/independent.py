#!/usr/bin/env python3
"""What the checker is made of: no function of the analysis, the model, the interpreter or of what writes certificates is in it.

usage: independent.py CHECKER
"""
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.normpath(os.path.join(HERE, "..", "..", "..", "src"))
ALLOWED = {"base/", "front/front.h", "read/read.h", "read/release.h", "checker/"}
NOT_THERE = ("gv_analyse", "gv_tabulate", "gv_interpret", "gvc_certificate_find", "gvc_certificate_text", "gv_front_parse_input")


def includes():
    """Files of the project that the checker's sources include, and that are none of those allowed."""
    for name in sorted(os.listdir(os.path.join(SOURCE, "checker"))):
        with open(os.path.join(SOURCE, "checker", name), encoding="utf-8") as text:
            for included in re.findall(r'#include "([^"]+)"', text.read()):
                if not any(included.startswith(a) for a in ALLOWED):
                    yield f"src/checker/{name} includes {included}"
                if included.startswith("front/") and name != "main.c":
                    yield f"src/checker/{name} includes {included}: only main.c opens the reader"


def main():
    wrong = list(includes())
    symbols = subprocess.run(["nm", "--defined-only", sys.argv[1]], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False).stdout.decode()
    names = {line.split()[-1] for line in symbols.splitlines() if line.split()}
    if "gvc_certificate_check" in names:  # it was not stripped
        wrong += [f"{sys.argv[1]} has {name}" for name in NOT_THERE if name in names]
    print("\n".join(wrong + [f"{len(os.listdir(os.path.join(SOURCE, 'checker')))} files looked at"]))
    sys.exit(1 if wrong else 0)


main()
