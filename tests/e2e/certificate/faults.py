#!/usr/bin/env python3
"""Faults put into gpuverify: no wrong "proved" of it gets past the checker.

usage: faults.py SOURCE BUILD DIRECTORY COUNT MANY FEW

A fault is a function that always answers yes, or always no, or does nothing, or a cell of the table of typestates that breaks no rule. For each, one
file is compiled anew and gpuverify is linked with it, in DIRECTORY. The faults are in three places:

  analysis   the program says "proved" of what is faulty; a certificate of it must not exist
  finder     states are joined wrongly, or left out; the certificate is written as it is, unchecked
  meaning    the finder's own copy of src/checker has the fault, so it finds "proofs" that are none; written unchecked, too

COUNT faults of each place are tried, evenly chosen of all. Of the programs in the folders those count that gpuverify, as it is, calls violated for more than
warnings, and the -broken ones of rules.py: each of them that the faulty gpuverify proves or writes a certificate of is given to gpuverify-check, as it
is, which must refuse. All programs of FEW are tried, and some of MANY, fewer in the last two places, which take one process for each. Prints
each fault, and by place how many there were, of how many one of the programs showed something, and how many wrong proofs and certificates.
"""
import json
import os
import re
import shlex
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from corpus import programs, verdicts  # noqa: E402

AT_A_TIME, SECONDS, MANY, SOME = 60, 120, 180, 60
PLACES = {
    "analysis": ["src/analysis/typestate", "src/analysis/program", "src/analysis/logic", "src/analysis/verdict"],
    "finder": ["src/certificate/find.c", "src/certificate/join.c", "src/certificate/write.c"],
    "meaning": ["src/checker"],
}
NOT_FAULTS = re.compile(r"_(clear|free)$|^(clear|free)_|^gvc_certificate_(find|parse|text|check)$|^main$|^run$")
# What a gpuverify for `finder` and `meaning` does beside: it takes each file for proved, and what is found for accepted, and writes it in full.
UNCHECKED = [("src/app/certify.c", r"(?m)^(\s*)(const )?bool is_proved = .*;$", r"\1bool is_proved = true;"),
             ("src/certificate/certify.c", r"(?m)^(static bool is_accepted\(.*\n?.*\{)$", r"\1\n  return (void)text, (void)digest, (void)program, (void)refusal, true;"),
             ("src/certificate/certify.c", r"(?m)^(void gv_certify\(.*\n?.*\{)$", r"\1\n  in_full = true;")]
FUNCTION = re.compile(r"^(?:static )?(bool|void) (\w+)\(((?:[^;{}()]|\([^()]*\))*)\) \{", re.M)
CELL = re.compile(r"\bFAULT\(\w+, (\w+)\)")


def files(source, places):
    for place in places:
        path = os.path.join(source, place)
        names = [place] if os.path.isfile(path) else sorted(os.path.join(place, n) for n in os.listdir(path))
        yield from (name for name in names if name.endswith(".c") and not name.endswith(("main.c", "dump.c")))


def faults_of(source, place):
    """(file, what, the text with the fault)."""
    for name in files(source, PLACES[place]):
        with open(os.path.join(source, name), encoding="utf-8") as text:
            text = text.read()
        for found in FUNCTION.finditer(text):
            kind, function = found.group(1), found.group(2)
            if NOT_FAULTS.search(function):
                continue
            for answer in ("true", "false") if kind == "bool" else ("",):
                put = f" return {answer};" if kind == "bool" else " return;"
                yield name, f"{function} {'does nothing' if not answer else 'is always ' + answer}", text[:found.end()] + put + text[found.end():]
    if place == "analysis":
        name = "src/analysis/typestate/states.def"
        with open(os.path.join(source, name), encoding="utf-8") as text:
            text = text.read()
        for found in CELL.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            yield name, f"line {line}: {found.group()} breaks no rule", text[:found.start()] + f"OK({found.group(1)})" + text[found.end():]


class Builder:
    """Compiles one file with a fault and links gpuverify, by the commands of the build."""

    def __init__(self, source, build, directory):
        self.source, self.build, self.directory = source, build, directory
        with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as commands:
            self.compile = {os.path.relpath(entry["file"], source): entry for entry in json.load(commands)}
        commands = subprocess.run(["ninja", "-C", build, "-t", "commands", "gpuverify"], stdout=subprocess.PIPE, check=True).stdout.decode().splitlines()
        self.link = next(c for c in reversed(commands) if re.search(r" -o gpuverify( |$)", c))

    def object_of(self, name, text):
        """The file with this text, compiled; None: it does not compile."""
        path = os.path.join(self.directory, "source", name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as out:
            out.write(text)
        entry, result = self.compile[name], os.path.join(self.directory, name.replace("/", "-") + ".o")
        command = ["-O1" if w == "-O2" else w for w in shlex.split(entry["command"]) if w != "-Werror"]
        command[command.index("-o") + 1] = result
        command[command.index("-c") + 1] = path
        run = subprocess.run([*command, "-w"], cwd=entry["directory"], stderr=subprocess.PIPE, check=False)
        return None if run.returncode else result

    def with_fault(self, name, text, beside):
        if name.endswith(".def"):  # its files see the one with the fault first
            including = "src/analysis/typestate/states.c"
            with open(os.path.join(self.source, including), encoding="utf-8") as states:
                name, text = including, states.read().replace('#include "typestate/states.def"', text)
        objects = [self.object_of(name, text), *beside]
        if None in objects:
            return None
        program = os.path.join(self.directory, "gpuverify")
        command = re.sub(r" -o gpuverify( |$)", " -o " + shlex.quote(program) + " " + " ".join(map(shlex.quote, objects)) + " ", self.link)
        run = subprocess.run(command, shell=True, cwd=self.build, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        return None if run.returncode else program

    def unchecked(self):
        """Objects of a gpuverify that writes what is found of any file."""
        texts = {}
        for name, old, new in UNCHECKED:
            if name not in texts:
                with open(os.path.join(self.source, name), encoding="utf-8") as text:
                    texts[name] = text.read()
            texts[name], count = re.subn(old, new, texts[name])
            if count != 1:
                raise SystemExit(f"faults.py: {name} is not as it was: {old}")
        return [self.object_of(name, text) for name, text in texts.items()]


def proved(program, paths):
    """Those of the files that it proves. A crash, or no end, is no proof."""
    for first in range(0, len(paths), AT_A_TIME):
        some = paths[first:first + AT_A_TIME]
        try:
            run = subprocess.run([program, "--format=json", "--no-config", "--time-limit=5", *some], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=SECONDS,
                                 check=False)
            answers = json.loads(run.stdout)["files"]
        except (subprocess.TimeoutExpired, ValueError, KeyError):
            answers = []
        yield from (file["path"] for file in answers if file["verdict"] == "proved")


def certificate(program, path, directory):
    to = os.path.join(directory, "tried.cert")
    if os.path.exists(to):
        os.remove(to)
    try:
        subprocess.run([program, "--quiet", "--no-config", "--time-limit=5", f"--certificate={to}", path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                       timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return None
    return to if os.path.exists(to) else None


def is_accepted(checker, path, to):
    run = subprocess.run([checker, path, to], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=SECONDS, check=False)
    if run.returncode not in (0, 1, 2):
        raise SystemExit(f"{path}: the checker ended with {run.returncode} on {to}: {run.stdout.decode()}")
    return run.returncode == 0


def chosen(faults, count):
    return [faults[i * len(faults) // count] for i in range(min(count, len(faults)))]


def faulty_of(program, folder):
    paths = list(programs([folder]))
    for first in range(0, len(paths), AT_A_TIME):
        yield from (p for p, verdict, errors in verdicts(program, paths[first:first + AT_A_TIME]) if verdict == "violated" and errors)


def main():
    source, build, directory, count, many, few = *(os.path.abspath(a) for a in sys.argv[1:4]), int(sys.argv[4]), *sys.argv[5:]
    os.makedirs(directory, exist_ok=True)
    tools = [os.path.join(build, name) for name in ("gpuverify", "gpuverify-check")]
    faulty_many = list(faulty_of(tools[0], many))
    faulty_few = [p for p in sorted(programs([few])) if p.endswith("-broken.mlir")]
    known = set(proved(tools[0], faulty_few))  # what breaks a rule of which the checker knows less
    builder, wrong, enough = Builder(source, build, directory), [], True
    print(f"{len(faulty_many)} and {len(faulty_few)} faulty programs", flush=True)
    for place in PLACES:
        faulty = faulty_few + chosen(faulty_many, MANY if place == "analysis" else SOME)
        beside = builder.unchecked() if place != "analysis" else []
        tried, shown, proofs, written, before = 0, 0, 0, 0, len(wrong)
        every = list(faults_of(source, place))
        for name, what, text in chosen(every, count):
            program = builder.with_fault(name, text, beside)
            if not program:
                continue
            tried += 1
            suspects = [p for p in proved(program, faulty) if p not in known] if place == "analysis" else faulty
            found = 0
            for path in suspects:
                to = certificate(program, path, directory)
                found += to is not None
                if to and is_accepted(tools[1], path, to):
                    wrong.append(f"{path}: faulty, and accepted with the certificate of a gpuverify in which {name} {what}")
            proofs += len(suspects) if place == "analysis" else 0
            written += found
            shows = bool(suspects) if place == "analysis" else found > 0
            shown += shows
            print(f"  {name}: {what}: {len(suspects) if place == 'analysis' else found} wrong {'proofs' if place == 'analysis' else 'certificates'}", flush=True)
        enough &= shown > 0
        said = f"{proofs} wrong proofs, {written} of them with a certificate" if place == "analysis" else f"{written} wrong certificates"
        print(f"{place}: {tried} faults of {len(every)}, {shown} that show: {said}, {len(wrong) - before} accepted", flush=True)
    print("\n".join(wrong + [f"{len(wrong)} wrong certificates accepted"]))
    sys.exit(1 if wrong or not enough else 0)


if __name__ == "__main__":
    main()
