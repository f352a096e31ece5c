#!/usr/bin/env python3
"""Faults of MLIR releases: programs that are right, and that a release lowers wrongly.

usage: shipped.py check GPUVERIFY MLIR-OPT          each program has the findings that it names, lowered by this release
       shipped.py page GPUVERIFY MLIR-OPT...        write docs/findings.md, for these releases, to standard output
       shipped.py compare GPUVERIFY MLIR-OPT...     compare that with docs/findings.md, if that is about these releases

Inputs/NAME/source.mlir is a program with "// expect: RULE" at the lines that findings point at. Inputs/NAME/about.md tells about it:
its title, then "passes", "without" (passes without the one to blame: these lower the program rightly), "releases" (those concerned;
all without it), "pass" (the one to blame), "later", "upstream", then text.
"""
import collections
import difflib
import json
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
import expect  # noqa: E402

# What a page shows of lowered code: calls, what is left of dialects, control flow, accesses; no address arithmetic.
SHOWN = re.compile(r"@mgpu|@free|@malloc|\bgpu\.|async\.|llvm\.(load|store|select)\b|\bcf\.|^\s*\^|^ +}$|func\.func @|llvm\.func @\w+\(.*\{$|llvm\.(br|cond_br)\b")

# Tasks to coroutines; the findings have to stay.
COROUTINES = """-async-to-async-runtime -async-runtime-ref-counting -convert-async-to-llvm -convert-index-to-llvm -convert-func-to-llvm
    -convert-cf-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -reconcile-unrealized-casts -mlir-print-debuginfo""".split()


class Fault:
    """One folder of Inputs."""

    def __init__(self, folder):
        self.name, self.folder = folder.name, folder
        self.source = (folder / "source.mlir").read_text()
        title, facts, self.text = (folder / "about.md").read_text().split("\n\n", 2)
        self.title = title.removeprefix("# ")
        self.facts = dict(line.split(": ", 1) for line in facts.splitlines())

    def concerns(self, release):
        return release in self.facts.get("releases", release).split()

    def findings(self):
        """The findings that the source announces, as a multiset of (line, rule), and the verdict."""
        return expect.expected(self.folder / "source.mlir")


class Compiler:
    """An mlir-opt: `release` is 22, `name` is 22.1."""

    def __init__(self, program):
        version = re.search(r"version (\d+)\.(\d+)", run([program, "--version"]).stdout)
        if not version:
            sys.exit(f"{program} has no version")
        self.program, self.release, self.name = program, version[1], f"{version[1]}.{version[2]}"

    def lower(self, fault, locations, passes="passes"):
        """The lowered program; None if the release does not lower it."""
        words = [self.program, "source.mlir", *fault.facts[passes].split(), *(["-mlir-print-debuginfo"] if locations else [])]
        done = run(words, cwd=fault.folder)
        return done.stdout if done.returncode == 0 else None

    def to_coroutines(self, lowered):
        return run([self.program, *COROUTINES], input=lowered).stdout


def run(words, **more):
    return subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=600, **more)


def verify(gpuverify, lowered, folder, *options):
    """What gpuverify says of the lowered program, beside its source."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(lowered)
        file.flush()
        return run([gpuverify, *options, file.name], cwd=folder).stdout.replace(file.name, "lowered.mlir")


def verdict_of(gpuverify, lowered, fault):
    """What is found in the lowered program, as a multiset of (line of the source, rule), and the verdict."""
    result = json.loads(verify(gpuverify, lowered, fault.folder, "--format=json", "--check-proof"))["files"][0]
    return collections.Counter((f["location"]["line"], f["rule"]) for f in result["findings"]), result["verdict"]


def complaints(gpuverify, compiler, fault):
    """Where the fault is not as its source says, for a release that it concerns."""
    lowered = compiler.lower(fault, True)
    if lowered is None:
        return [f"{fault.name}: {compiler.name} does not lower it"]
    wanted, verdict = fault.findings()
    forms = [lowered, compiler.to_coroutines(lowered)] if "async.execute" in fault.source else [lowered]
    bad = []
    for form in forms:
        found, result = verdict_of(gpuverify, form, fault)
        bad += [f"{fault.name}: {compiler.name}: {how}: line {line}, {rule}"
                for how, some in (("missing", wanted - found), ("not expected", found - wanted)) for line, rule in sorted(some)]
        if result != verdict:
            bad.append(f"{fault.name}: {compiler.name}: {result}, not {verdict}")
    if "without" in fault.facts:
        found, result = verdict_of(gpuverify, compiler.lower(fault, True, "without"), fault)
        if result != "proved" or found & wanted:
            bad.append(f"{fault.name}: {compiler.name}: without the pass to blame: {result}, {sorted(found)}")
    return bad


def check(gpuverify, program, faults):
    compiler, bad, seen = Compiler(program), [], 0
    for fault in faults:
        if not fault.findings()[0]:
            bad.append(f"{fault.name}: names no finding")
        elif fault.concerns(compiler.release):
            seen += 1
            bad += complaints(gpuverify, compiler, fault)
    print("\n".join([*bad, f"{seen} faults of release {compiler.name}, {len(bad)} complaints"]))
    return bool(bad) or seen < 10


def excerpt(lowered):
    """Of the functions of the host: the lines that say what is done in which order."""
    host = re.sub(r"^  gpu\.module .*?^  }\n", "", lowered, flags=re.MULTILINE | re.DOTALL)
    lines = [line[2:] for line in host.splitlines() if line.startswith("  ") and SHOWN.search(line) and not re.match(r"\s*llvm\.func [^{]*$", line)]
    return re.sub(r"(func @\w+)\(.*\)", r"\1(…)", "\n".join(lines))


def outcome(compilers, gpuverify, fault):
    """By the newest release that the fault concerns: that, its lowered code, what is reported, and how each replay ends."""
    compiler = [c for c in compilers if fault.concerns(c.release)][-1]
    text = verify(gpuverify, compiler.lower(fault, True), fault.folder, "--quiet", "--replay", "--replay-device=sim")
    report = [line for line in text.splitlines() if not line.startswith(("replay:", "  ", "lowered.mlir:"))]
    replays = [word if word == "confirmed" else f"{word} ({why})"
               for word, why in re.findall(r"^replay: (confirmed|not reproduced|not replayable).*\n  (.*)", text, re.MULTILINE)]
    return compiler, excerpt(compiler.lower(fault, False)), report, replays


def tally(replays, why):
    counts = collections.Counter(replay if why else replay.split(" (")[0] for replay in replays)
    return ", ".join(f"{word} {n}" if len(replays) > 1 else word for word, n in counts.items())


def anchor(title):
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def page(gpuverify, programs, faults):
    compilers = [Compiler(program) for program in programs]
    rows, sections = [], []
    for fault in faults:
        wrong = [c for c in compilers if fault.concerns(c.release)]
        compiler, code, report, replays = outcome(compilers, gpuverify, fault)
        verdict = fault.findings()[1]
        rules = ", ".join(dict.fromkeys(f"[{rule}](rules/{rule}.md)" for _, rule in sorted(fault.findings()[0])))
        columns = [f"[{fault.title}](#{anchor(fault.title)})", fault.facts["pass"], rules, verdict,
                   *("wrong" if c in wrong else "–" for c in compilers), tally(replays, False),
                   re.split("[:,]", fault.facts["later"])[0]]
        rows.append("| " + " | ".join(columns) + " |")
        messages = "\n".join(report)
        sections.append(
            f"## {fault.title}\n\n{fault.text.strip()}\n\n"
            f"[Source](../tests/e2e/shipped/Inputs/{fault.name}/source.mlir):\n\n```mlir\n{fault.source.rstrip()}\n```\n\n"
            f"Release {compiler.name}, `{fault.facts['passes']}`, without the arithmetic:\n\n```mlir\n{code}\n```\n\n"
            f"Verdict: {verdict}.\n\n```\n{messages}\n```\n\n"
            f"- Replay: {tally(replays, True)}\n- Wrong in: {', '.join(c.name for c in wrong)}\n"
            f"- Later: {fault.facts['later']}\n- Upstream: {fault.facts['upstream']}\n")
    releases = " | ".join(c.name for c in compilers)
    table = f"| fault | pass | rule | verdict | {releases} | replay | later |\n|---|---|---|---|{'---|' * len(compilers)}---|---|\n" + "\n".join(rows)
    text = (HERE / "Inputs" / "page.md").read_text()
    return text.replace("@count@", str(len(faults))).replace("@table@", table).replace("@sections@", "\n".join(sections).rstrip())


def compare(gpuverify, programs, faults):
    """Another release may number values in another way, so a page about other releases is left alone."""
    root = HERE.parents[2]
    if f"[{len(faults)} such faults](docs/findings.md)" not in (root / "README.md").read_text():
        print(f"README.md does not say that there are {len(faults)}")
        return True
    kept = (root / "docs" / "findings.md").read_text()
    about = re.search(r"^\| fault \|.* verdict \| (.*) \| replay \|$", kept, re.MULTILINE)
    if about and about[1] != " | ".join(Compiler(program).name for program in programs):
        print(f"docs/findings.md is about {about[1]}")
        return False
    made = page(gpuverify, programs, faults)
    sys.stdout.writelines(difflib.unified_diff(kept.splitlines(True), made.splitlines(True), "docs/findings.md", "now"))
    return made != kept


def main():
    if len(sys.argv) < 4 or sys.argv[1] not in ("check", "page", "compare"):
        sys.exit(__doc__.strip())
    word, gpuverify, *programs = sys.argv[1:]
    gpuverify = str(pathlib.Path(gpuverify).resolve())  # programs run in the folders of Inputs
    order = (HERE / "Inputs" / "order.txt").read_text().split()
    there = {folder.parent.name for folder in HERE.glob("Inputs/*/source.mlir")}
    if set(order) != there:
        sys.exit(f"Inputs/order.txt and the folders differ in: {sorted(set(order) ^ there)}")
    faults = [Fault(HERE / "Inputs" / name) for name in order]
    if word == "page":
        print(page(gpuverify, programs, faults), end="")
    elif check(gpuverify, programs[0], faults) if word == "check" else compare(gpuverify, programs, faults):
        sys.exit(1)


if __name__ == "__main__":
    main()
