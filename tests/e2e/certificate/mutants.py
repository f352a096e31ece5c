#!/usr/bin/env python3
"""Random programs with one fault each under certificates of the program that they were made of, as it is and with facts changed.

usage: mutants.py INTERPRET CHECKER DIRECTORY FIRST-SEED COUNT

A certificate says in full what the checker finds by itself, too. It has facts left out, swapped with their neighbour, with other numbers and other words. Of a program that goes wrong on a run none is
accepted; of the right one each is refused, or is one that proves it too. Prints how many of each there were.
"""
import os
import random
import re
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "evidence"))
from generate import pruned, soup  # noqa: E402
from mutate import mutants  # noqa: E402
from opinion import Opinion  # noqa: E402

CHANGES = 8  # of a certificate, for each program
WORDS = [("write", "read"), (" recorded", ""), ("stream", "event"), ("event", "event recorded"), ("dead", "unknown"), ("object", "number"),
         (" anywhere", ""), ("entry", "called"), ("host", "shared"), ("device", "shared"), (" mine", ""), ("symbol", "number")]


def changed(lines, chance):
    """The certificate with one fact changed."""
    lines = list(lines)
    at = chance.randrange(3, max(4, len(lines) - 2))
    way = chance.randrange(5)
    if way == 0:
        del lines[at]
    elif way == 1:
        lines[at - 1], lines[at] = lines[at], lines[at - 1]
    elif way == 2:
        numbers = list(re.finditer(r"-?\d+", lines[at]))
        if numbers:
            n = chance.choice(numbers)
            lines[at] = lines[at][: n.start()] + str(int(n.group()) + chance.choice((-1, 1, 8))) + lines[at][n.end():]
    elif way == 3:
        old, new = chance.choice(WORDS)
        lines[at] = lines[at].replace(old, new, 1)
    else:
        lines.insert(at, lines[chance.randrange(3, len(lines) - 1)])
    return lines


class Judge:
    def __init__(self, interpret, checker, directory):
        self.interpret, self.checker, self.directory = interpret, checker, directory

    def path(self, name, text=None):
        path = os.path.join(self.directory, name)
        if text is not None:
            with open(path, "w", encoding="utf-8") as out:
                out.write(text)
        return path

    def certificate(self, path):
        """The lines of its certificate; None: it has none."""
        to = self.path("c.cert")
        if os.path.exists(to):
            os.remove(to)
        subprocess.run([self.interpret, "--certify", f"--in-full={to}", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        return open(to, encoding="utf-8").read().split("\n") if os.path.exists(to) else None

    def accepts(self, path, certificates):
        """How many of them."""
        pairs = [file for i, lines in enumerate(certificates) for file in (path, self.path(f"{i}.cert", "\n".join(lines)))]
        run = subprocess.run([self.checker, *pairs], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        said = run.stdout.decode().splitlines()
        if run.returncode not in (0, 1, 2) or len(said) != len(certificates):
            raise SystemExit(f"{path}: the checker ended with {run.returncode}: {run.stdout.decode()}")
        return sum(": accepted: " in line for line in said)

    def digest(self, path):
        run = subprocess.run([self.checker, path, self.path("none.cert", "gpuverify-certificate 3\nprogram 0\nprofile cuda\nend\n")],
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        return re.search(r"is ([0-9a-f]{64})", run.stdout.decode()).group(1)


def main():
    interpret, checker, directory, first, count = *sys.argv[1:4], int(sys.argv[4]), int(sys.argv[5])
    opinion, judge = Opinion(interpret), Judge(interpret, checker, directory)
    wrong, programs, refused, faulty, harmless, rejected = [], 0, 0, 0, 0, 0
    for seed in range(first, first + count):
        right = pruned(soup(seed), random.Random(seed), opinion)
        if not right:
            continue
        path = judge.path(f"{seed}.mlir", "\n".join(right) + "\n")
        lines = judge.certificate(path)
        if not lines:
            continue
        programs += 1
        chance = random.Random(seed)
        accepted = judge.accepts(path, [changed(lines, chance) for _ in range(CHANGES)])
        harmless += accepted
        rejected += CHANGES - accepted
        for number, (_, mutant) in enumerate(mutants(right, random.Random(seed), 3)):
            answer = opinion.run(mutant)
            if answer.is_no_program() or not any(how == "error" for how in answer.shown.values()):
                continue
            faulty += 1
            bad = judge.path(f"{seed}-{number}.mlir", "\n".join(mutant) + "\n")
            fitted = lines[:1] + ["program " + judge.digest(bad)] + lines[2:]
            bare = fitted[:3] + ["end", ""]
            accepted = judge.accepts(bad, [bare, fitted] + [changed(fitted, chance) for _ in range(CHANGES)])
            wrong += [f"{bad} goes wrong, and is accepted with a certificate"] * accepted
            refused += 2 + CHANGES
    opinion.close()
    print("\n".join(wrong))
    print(f"{programs} right programs: of {harmless + rejected} changed certificates {rejected} refused, {harmless} that prove it too; "
          f"{faulty} faulty programs: {refused - len(wrong)} of {refused} certificates refused")
    sys.exit(1 if wrong or not programs or not faulty else 0)


main()
