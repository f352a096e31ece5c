#!/usr/bin/env python3
"""Which of the programs of the tests and examples have a certificate.

usage: corpus.py GPUVERIFY INTERPRET SHARE LEAST FOLDER...

Every SHARE-th program below the folders. No program that gpuverify calls violated for more than warnings has a certificate: two who share nothing
would have to be wrong. Of the proved ones in which there is something to verify, LEAST percent have one. Prints how many of these have one, and what the
others lack, the most frequent first.
"""
import collections
import json
import os
import re
import subprocess
import sys

WARNINGS = {"stream-leak", "event-leak", "memory-leak", "module-leak", "free-in-flight", "unwaited-work", "module-unload-in-flight", "async-ref-leak"}
AT_A_TIME = 100


def programs(folders):
    for folder in folders:
        for place, folders_in, names in os.walk(folder):
            folders_in.sort()
            yield from (os.path.join(place, name) for name in sorted(names) if name.endswith(".mlir"))


def verdicts(gpuverify, paths):
    """Path, verdict and rules of errors of those that can be read, on the runtime that certificates are for."""
    run = subprocess.run([gpuverify, "--format=json", "--no-config", "--runtime=cuda", *paths], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    for file in json.loads(run.stdout)["files"]:
        rules = {finding["rule"] for finding in file.get("findings", ())}
        yield file["path"], "nothing" if "nothing_to_verify" in file else file["verdict"], rules - WARNINGS


def certificates(interpret, paths):
    run = subprocess.run([interpret, "--certify", *paths], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    for line in run.stdout.decode(errors="replace").splitlines():
        path, _, what = line.partition(": ")
        yield path, what


def main():
    gpuverify, interpret, share, least, folders = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), sys.argv[5:]
    paths = [p for p in programs(folders) if not any(word in p for word in ("hostile", "badinput"))][::share]
    proved, certified, wrong, lacks = 0, 0, [], collections.Counter()
    for first in range(0, len(paths), AT_A_TIME):
        some = paths[first:first + AT_A_TIME]
        answers = dict(certificates(interpret, some))
        for path, verdict, errors in verdicts(gpuverify, some):
            has = answers.get(path) == "certified"
            if verdict == "violated" and errors and has:
                wrong.append(f"{path}: violated, and has a certificate")
            proved += verdict == "proved"
            certified += verdict == "proved" and has
            if verdict == "proved" and not has:
                lacks[re.sub(r"^[0-9]+:[0-9]+: \S* ", "", answers.get(path, "?"))] += 1
    for why, count in sorted(lacks.items(), key=lambda item: (-item[1], item[0])):
        print(f"  {count} {why}")
    print("\n".join(wrong + [f"{certified} of {proved} proved programs have a certificate"]))
    sys.exit(1 if wrong or 100 * certified < least * proved else 0)


if __name__ == "__main__":
    main()
