"""What generators of random programs share: they attack the checker, which may certify no program that goes wrong.

A generator gives attack() a function from a seed to a program's text, and whether it goes wrong. Its words are INTERPRET DIRECTORY FIRST-SEED COUNT.
Prints how many go wrong, and how many of the others have a certificate: few are a failure, too, for a checker that certifies nothing is right.
"""
import os
import subprocess
import sys

AT_A_TIME = 200


def answers_of(interpret, paths):
    run = subprocess.run([interpret, "--certify", *paths], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    answers = dict(line.split(": ", 1) for line in run.stdout.decode().splitlines())
    if len(answers) != len(paths):
        sys.exit(f"{len(answers)} answers for {len(paths)} programs: {run.stderr.decode()}")
    return answers


def attack(name, make, least):
    """least: of the programs that are right so many in a hundred have a certificate. Those that are accepted wrongly stay in the directory."""
    interpret, directory, first, count = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    wrong, certified, right, accepted = 0, 0, 0, []
    for start in range(first, first + count, AT_A_TIME):
        paths = {}
        for seed in range(start, min(start + AT_A_TIME, first + count)):
            text, is_wrong = make(seed)
            path = os.path.join(directory, f"{name}-{seed}.mlir")
            with open(path, "w", encoding="utf-8") as out:
                out.write(text)
            paths[path] = is_wrong
        answers = answers_of(interpret, paths)
        for path, is_wrong in paths.items():
            has = answers[path] == "certified"
            wrong, right, certified = wrong + is_wrong, right + (not is_wrong), certified + (has and not is_wrong)
            if has and is_wrong:
                accepted.append(path)
            else:
                os.remove(path)
    for path in accepted:
        print(f"{path}: goes wrong, and has a certificate")
    print(f"{wrong} programs that go wrong, {certified} of {right} others with a certificate")
    sys.exit(1 if accepted or 100 * certified < least * right else 0)
