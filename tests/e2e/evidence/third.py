#!/usr/bin/env python3
"""Compares the interpreter with the machine, which reads the text of a program itself and shares nothing with it, not even the front.

usage: third.py INTERPRET FIRST-SEED COUNT

Programs with something that the machine does not know are left out, and what it has too many runs of; the last line says how many
were compared, and which part of what they show is agreed on. The exit status is 1 if the two disagree on what goes wrong anywhere.
"""
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from generate import soup  # noqa: E402
from machine import findings  # noqa: E402
from opinion import Opinion  # noqa: E402
from unstructured import program as tangle  # noqa: E402


def machine_says(lines):
    """(must, may), or None."""
    try:
        must, may, everything = findings("\n".join(lines))
    except (KeyError, ValueError, AttributeError, IndexError, TypeError):
        return None
    return (must, may) if everything == "everything" else None


def main():
    interpret, first, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    opinion, compared, shown, bad = Opinion(interpret), 0, 0, 0
    for seed in range(first, first + count):
        for name, lines in (("soup", soup(seed)), ("tangle", tangle(seed))):
            said = machine_says(lines)
            answer = opinion.run(lines) if said else None
            if not said or not answer.whole:
                continue
            must, may = said
            compared += 1
            shown += len(may)
            for line, rule in sorted((must - set(answer.shown)) | (answer.faults() - may)):
                print(f"seed {seed}, {name}, line {line}: {rule}: {'only the machine' if (line, rule) in must else 'only the interpreter'}")
                bad += 1
    opinion.close()
    print(f"{compared} programs compared, {shown} findings, {bad} disagreements")
    sys.exit(1 if bad or not compared else 0)


if __name__ == "__main__":
    main()
