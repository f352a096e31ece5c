"""What disguised.py, computed.py, wrapped.py, asked.py and filled.py share: many seeds, a few at a time, and what was said of each program."""
import argparse
import collections
import os
import random
import re
import subprocess
import sys
import tempfile

from generate import soup
from unstructured import program as tangle

CHUNK = 20
HEAD = re.compile(r"^llvm\.func @main\((.*)\) \{$")
FINDING = re.compile(r"^(\S+?):(\d+):\d+: (\w+): .*\[([a-z-]+)\]$", re.MULTILINE)
STOPPED = re.compile(r"^(\S+?): \d+ stopped: ", re.MULTILINE)
SUMMARY = re.compile(r"^(\S+?): (proved|violated|unproved)\b", re.MULTILINE)


def parameters_of(lines):
    """The line where main begins, and its parameters with their types."""
    at = next(i for i, line in enumerate(lines) if HEAD.match(line))
    return at, [parameter.split(": ", 1) for parameter in HEAD.match(lines[at]).group(1).split(", ")]


def ask(command, room, files):
    """{file: {(line, rule): grade}}, {file: verdict}, and the files some runs of which were left."""
    process = subprocess.run([command, *(os.path.join(room, file) for file in files)], stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL, timeout=600, check=False)
    output, found = process.stdout.decode(), collections.defaultdict(dict)
    for file, line, grade, rule in FINDING.findall(output):
        found[os.path.basename(file)][int(line), rule] = grade
    verdicts = {os.path.basename(file): verdict for file, verdict in SUMMARY.findall(output)}
    return found, verdicts, {os.path.basename(file) for file in STOPPED.findall(output)}


def is_wrong(counts, name, asked, constant, said, shown):
    """Of what was said of the file `asked`, and shown for the files in which its numbers are constants."""
    (found, verdicts, _), (seen, _, cut) = said, shown
    lines = {line for file in constant for line, _ in seen[file]}
    faulty, stopped = any("error" in seen[file].values() for file in constant), any(file in cut for file in constant)
    wrong = [f"{line} [{rule}]" for (line, rule), grade in found[asked].items()
             if grade in ("error", "warning") and rule != "unknown-handle" and line not in lines]
    wrong = [] if stopped else wrong  # there may be more to show
    verdict = verdicts.get(asked, "no answer")
    counts["programs"] += 1
    counts["faulty"] += faulty
    counts["faulty, and violated"] += faulty and verdict == "violated"
    counts["right"] += not faulty and not stopped
    counts["right, and proved"] += not faulty and not stopped and verdict == "proved"
    differs = bool(wrong) or verdict == "no answer" or (faulty and verdict == "proved")
    if differs:
        print(f"{name}: {verdict}, {'faulty' if faulty else 'right'}: {', '.join(wrong)}")
    return differs


def run(text, programs, least=None):
    """programs(seed): kind and versions of each program of a seed; the first version is for the analysis, the others for the interpreter, of one the
    same. `least`: the share of the faulty ones that has to be violated, and of the right ones that has to be proved; None: one of each."""
    parser = argparse.ArgumentParser(usage=text.split("\n\n", 2)[1])
    parser.add_argument("interpret")
    parser.add_argument("gpuverify")
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--keep")
    arguments = parser.parse_args()
    counts, differ, end = collections.Counter(), 0, arguments.first + arguments.count
    for start in range(arguments.first, end, CHUNK):
        with tempfile.TemporaryDirectory() as room:
            files = {}
            for seed in range(start, min(start + CHUNK, end)):
                for kind, versions in programs(seed):
                    name = f"{seed:06}-{kind}"
                    files[name] = [f"{name}.{i}.mlir" for i in range(len(versions))]
                    for file, lines in zip(files[name], versions):
                        with open(os.path.join(room, file), "w", encoding="utf-8") as out:
                            out.write("\n".join(lines) + "\n")
            plain = {name: versions[1:] or versions for name, versions in files.items()}
            shown = ask(arguments.interpret, room, [file for versions in plain.values() for file in versions])
            said = ask(arguments.gpuverify, room, [versions[0] for versions in files.values()])
            counts["stopped"] += len(shown[2])
            wrong = [name for name in files if is_wrong(counts, name, files[name][0], plain[name], said, shown)]
            differ += len(wrong)
            for file in (file for name in wrong for file in files[name] if arguments.keep):
                os.makedirs(arguments.keep, exist_ok=True)
                os.replace(os.path.join(room, file), os.path.join(arguments.keep, file))
    print(", ".join(f"{count} {what}" for what, count in counts.items()) + f", {differ} decided wrongly")
    enough = all(counts[f"{kind}, and {verdict}"] >= max(1, (least or 0) * counts[kind]) for kind, verdict in (("faulty", "violated"), ("right", "proved")))
    sys.exit(1 if differ or not enough else 0)


def main(text, versions):
    """versions(lines, chance): what becomes of a random program."""
    run(text, lambda seed: [(kind, versions(make(seed), random.Random(seed))) for kind, make in (("soup", soup), ("tangle", tangle))])
