#!/usr/bin/env python3
"""The same program written differently gets the same answer.

usage: relations.py GPUVERIFY MLIR_OPT [--seeds FIRST COUNT] [--files PROGRAM...] [--only RELATION,...] [--few] [--option OPTION]... [--keep DIRECTORY]
                    [--show] [--kinds KIND,...]

Random programs and PROGRAMs are rewritten in each of the ways of RELATIONS, and GPUVERIFY is asked about both. What is proved and violated is a
contradiction: one of them is wrong. Where the analysis may not depend on what was changed, all findings must be the same, each at the operation that it
was about: rewrites.py keeps them apart by their locations. So do random sources (sources.py) that --lower lowers, or mlir-opt by hand. Elsewhere it is counted how often the findings differ, and how often one is decided and the
other is not. The exit status is 1 if there is a contradiction or if what must be the same is not. --few takes one relation in four for each program;
--keep keeps what differs; --show names it.
"""
import argparse
import collections
import copy
import json
import os
import pickle
import random
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import asked  # noqa: E402
import filled  # noqa: E402
import handed_on  # noqa: E402
import nested  # noqa: E402
import parts  # noqa: E402
import pools_in_mlir as pools  # noqa: E402
import rewrites  # noqa: E402
import sources  # noqa: E402
import travel  # noqa: E402
from evidence import SEPARATOR, lowered  # noqa: E402
from generate import soup  # noqa: E402
from generic import FILE, read, written  # noqa: E402
from unstructured import program as tangle  # noqa: E402

CHUNK = 20
LOWERING = "--pass-pipeline=builtin.module(gpu-kernel-outlining,gpu.module(convert-gpu-to-nvvm),convert-scf-to-cf,gpu-to-llvm,reconcile-unrealized-casts)"
GENERIC = ["--mlir-print-op-generic", "--mlir-print-debuginfo", "--mlir-print-local-scope"]


ALL, DECIDED = "all", "decided"


class Relation:
    """`rewrite` changes a module; `passes` are mlir-opt's, behind it. Where `same`, all findings must be; of several accesses that cannot be decided
    for one reason the first is named, which is another where functions or blocks stand in another order: DECIDED leaves these out."""

    def __init__(self, rewrite=None, passes=(), same=None):
        self.rewrite, self.passes, self.same = rewrite, list(passes), same


def on_host(passes):
    """Of what kernels do, dead code is a part."""
    return [f"--pass-pipeline=builtin.module({passes})"]


RELATIONS = {
    "order": Relation(rewrites.other_order, same=DECIDED),
    "layout": Relation(rewrites.other_layout, same=DECIDED),
    "names": Relation(rewrites.other_names, same=ALL),
    "dead blocks": Relation(rewrites.dead_blocks, same=DECIDED),
    "dead function": Relation(rewrites.dead_function, same=DECIDED),
    "pretty": Relation(passes=["--mlir-print-debuginfo"], same=ALL),
    "bytecode": Relation(passes=["--emit-bytecode"], same=ALL),
    "negate": Relation(rewrites.negate),
    "split": Relation(rewrites.split),
    "number": Relation(rewrites.through_number),
    "memory": Relation(rewrites.through_memory),
    "struct": Relation(rewrites.through_struct),
    "helper": Relation(rewrites.through_helper),
    "select": Relation(rewrites.through_select),
    "argument": Relation(rewrites.through_argument),
    "constants": Relation(rewrites.hidden_constants),
    "outline": Relation(rewrites.outline),
    "peel": Relation(rewrites.peel, on_host("llvm.func(mem2reg)")),
    "unroll": Relation(rewrites.unroll, on_host("llvm.func(mem2reg)")),
    "tail": Relation(rewrites.tail, on_host("llvm.func(mem2reg)")),
    "any edges": Relation(rewrites.any_edges, on_host("llvm.func(mem2reg)")),
    "inline": Relation(passes=on_host("inline{default-pipeline=}")),
    "canonicalize": Relation(passes=on_host("llvm.func(canonicalize)")),
    "cse": Relation(passes=on_host("llvm.func(cse)")),
    "mem2reg": Relation(passes=on_host("llvm.func(mem2reg)")),
    "sroa": Relation(passes=on_host("llvm.func(sroa,mem2reg)")),
    "optimized": Relation(passes=on_host("inline{default-pipeline=},llvm.func(sroa,mem2reg,canonicalize,cse)")),
}


# ---- programs -------------------------------------------------------------------------------------------------------------------------------


def pool(seed):
    family = list(pools.FAMILIES)[seed % len(pools.FAMILIES)]
    return pools.lines_of(seed, family, random.Random(seed).choice((None, *pools.FAMILIES[family][1])))


KINDS = {
    "soup": soup,
    "tangle": tangle,
    "asked": lambda seed: asked.Writer(random.Random(f"asked {seed}")).write()[0],
    "filled": lambda seed: filled.Writer(random.Random(f"filled {seed}")).write()[0],
    "nested": nested.program,
    "travel": travel.program,
    "tasks": lambda seed: handed_on.Writer(seed, seed % 2 == 0).program(),
    "parts": lambda seed: parts.Program(seed).text().split("\n"),
    "pools": pool,
}


def random_programs(mlir_opt, seeds, kinds):
    """{name: text}"""
    found, tasks = {}, {}
    for seed in seeds:
        for kind in kinds:
            if kind != "coroutines":
                lines = KINDS[kind](seed)
                found[f"{seed:06}-{kind}"] = "\n".join(lines) + "\n"
                if "coroutines" in kinds and any("async.execute" in line for line in lines):
                    tasks[f"{seed:06}-{kind}-coroutines"] = lines
    for name, lines in tasks.items():
        found.update({name: "\n".join(made) + "\n" for made in lowered(mlir_opt, {name: lines}).values()})
    return found


# ---- what mlir-opt makes of them --------------------------------------------------------------------------------------------------------------


def optimized(mlir_opt, passes, programs):
    """{name: text or bytes} of those that it takes."""
    def run(text, *options):
        process = subprocess.run([mlir_opt, *passes, *options], input=text.encode(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=600, check=False)
        return process.stdout if process.returncode == 0 else None
    if "--emit-bytecode" not in passes and passes is not GENERIC and len(programs) > 1:  # lines are those of the whole
        out = run(f"\n{SEPARATOR}\n".join(programs.values()), "--split-input-file")
        parted = out.decode().split(f"{SEPARATOR}\n") if out else []
        if len(parted) == len(programs):
            return dict(zip(programs, parted))
    outs = {name: run(text) for name, text in programs.items()}
    return {name: out if "--emit-bytecode" in passes else out.decode() for name, out in outs.items() if out is not None}


# ---- what is said of them ---------------------------------------------------------------------------------------------------------------------


class Said:
    """A verdict, and its findings: rule, severity and place of each. How often they are told depends on the names that messages have."""

    def __init__(self, result, is_ours=True):
        self.verdict, self.findings = result["verdict"], set()
        for finding in result.get("findings", ()):
            place = finding.get("location") or {}
            line = place.get("line", 0) if not is_ours or os.path.basename(place.get("file", "")) == FILE else 0
            self.findings.add((finding["rule"], finding["severity"], line if is_ours else (line, place.get("column"))))

    def errors(self):
        return {key for key in self.findings if key[1] == "error"}

    def what(self, same):
        """Findings that have to be the same."""
        return {key for key in self.findings if same == ALL or key[1] != "unproved"}

    def __str__(self):
        return f"{self.verdict} {', '.join(f'{rule} {line}' for rule, _, line in sorted(self.findings, key=str))}"


def ask(gpuverify, options, room, programs, is_ours=True):
    """{name: Said}; programs: {name: text or bytes}."""
    files = {}
    for name, text in programs.items():
        files[os.path.join(room, re.sub(r"\W", "_", name) + ".mlir")] = name
        with open(os.path.join(room, re.sub(r"\W", "_", name) + ".mlir"), "wb") as out:
            out.write(text if isinstance(text, bytes) else text.encode())
    if not files:
        return {}
    process = subprocess.run([gpuverify, "--format=json", "--no-config", *options, *files], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=3600, check=False)
    if process.returncode not in (0, 1, 2, 3):
        if len(programs) == 1:
            return {name: Said({"verdict": f"exit status {process.returncode}"}) for name in programs}
        return {name: said for name, text in programs.items() for said in ask(gpuverify, options, room, {name: text}, is_ours).values()}
    return {files[result["path"]]: Said(result, is_ours) for result in json.loads(process.stdout)["files"]}


def compared(relation, text, before, after):
    """In which way two answers differ: what is a failure begins with "!"."""
    if after.verdict == "unusable":
        return "no program"
    if after.verdict not in ("proved", "violated", "unproved"):
        return "!crash"
    if relation.same and before.verdict == after.verdict and before.what(relation.same) == after.what(relation.same):
        return "same"
    if {before.verdict, after.verdict} == {"proved", "violated"}:
        gone = [key for key in before.errors() if f'"{FILE}":{key[2]}:' not in text] if isinstance(text, str) else []
        return "what was wrong is gone" if gone and len(gone) == len(before.errors()) else "!contradiction"
    if relation.same:
        return "!different"
    if before.verdict != after.verdict:
        return {"unproved": "undecided before", after.verdict: "undecided after"}.get(before.verdict, "undecided after")
    return "same" if before.findings == after.findings else "other findings"


# ---- the whole ------------------------------------------------------------------------------------------------------------------------------


class Run:
    def __init__(self, options):
        self.options, self.counts, self.failures = options, collections.Counter(), 0

    def keep(self, name, text):
        if self.options.keep:
            os.makedirs(self.options.keep, exist_ok=True)
            with open(os.path.join(self.options.keep, re.sub(r"[^\w.-]", "_", name) + ".mlir"), "wb") as out:
                out.write(text if isinstance(text, bytes) else text.encode())

    def differs(self, name, relation, way, before, after, texts):
        self.counts[relation, way.lstrip("!")] += 1
        self.failures += way.startswith("!")
        if way.startswith("!") or self.options.show and way not in ("same", "no program"):
            print(f"{name}: {relation}: {way.lstrip('!')}: {before}; {after}", flush=True)
            self.keep(name, texts[0])
            self.keep(f"{name}-{relation}", texts[1])

    def take(self, programs, room):
        """Compares all that is to be compared of some programs."""
        o = self.options
        generic = optimized(o.mlir_opt, GENERIC, programs)
        modules = {name: read(text) for name, text in generic.items()}
        base = {name: written(module) for name, (module, _) in modules.items()}
        kept = {name: pickle.dumps(module) for name, (module, _) in modules.items()}
        said = ask(o.gpuverify, o.option, room, base)
        self.generic_form(room, {name: programs[name] for name in base}, modules, base, said)
        wanted = {name: self.relations_of(name) for name in base}
        for number, (word, relation) in enumerate(RELATIONS.items()):
            texts = {}
            for name in (name for name in base if word in wanted[name]):
                module, chance = pickle.loads(kept[name]), random.Random(f"{name} {number}")
                if not relation.rewrite or relation.rewrite(module, chance):
                    texts[name] = written(module)
            made = optimized(o.mlir_opt, [*relation.passes, "--mlir-print-debuginfo"], texts) if relation.passes else texts
            self.counts[word, "no program"] += len(texts) - len(made)
            for name, after in ask(o.gpuverify, o.option, room, made).items():
                way = compared(relation, made[name], said[name], after)
                self.differs(name, word, way, said[name], after, (base[name], made[name]))

    def lower(self, seeds, room):
        """Random sources, lowered by gpuverify and by hand."""
        o = self.options
        for seed in seeds:
            name = f"{seed:06}-source"
            source, by_hand = os.path.join(room, f"{name}.mlir"), os.path.join(room, f"{name}.lowered.mlir")
            text = sources.Source(f"relations {seed}").text()
            with open(source, "w", encoding="utf-8") as out:
                out.write(text)
            lowers = subprocess.run([o.mlir_opt, LOWERING, "-mlir-print-debuginfo", source, "-o", by_hand], stderr=subprocess.DEVNULL, timeout=600, check=False)
            if lowers.returncode:
                self.counts["lower", "no program"] += 1
                continue
            answers = []
            for words in (["--lower", f"--mlir-opt={o.mlir_opt}", source], [f"--source={source}", by_hand]):
                process = subprocess.run([o.gpuverify, "--format=json", "--no-config", *o.option, *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=3600, check=False)
                answers.append(Said(json.loads(process.stdout)["files"][0], False) if process.returncode in (0, 1, 3) else Said({"verdict": f"exit status {process.returncode}"}))
            self.differs(name, "lower", compared(Relation(same=ALL), text, *answers), *answers, (text, text))

    def relations_of(self, name):
        words = [word for word in RELATIONS if not self.options.only or word in self.options.only]
        return random.Random(name).sample(words, (len(words) + 3) // 4) if self.options.few else words

    def generic_form(self, room, programs, modules, base, said):
        """The programs as they were, one after another and two at a time, and in the generic form."""
        if self.options.only and "generic" not in self.options.only:
            return
        alone = ask(self.options.gpuverify, self.options.option, room, programs, False)
        together = ask(self.options.gpuverify, [*self.options.option, "-j2"], room, programs, False)
        for name, before in alone.items():
            places, mapped = modules[name][1], copy.copy(said[name])
            mapped.findings = set()
            for rule, severity, number in said[name].findings:
                place = re.fullmatch(r'"[^"]*":(\d+):(\d+)', places.get(number, ""))
                mapped.findings.add((rule, severity, (int(place.group(1)), int(place.group(2))) if place else None))
            if None in (place for _, _, place in mapped.findings):
                for other in (before, together[name], mapped):
                    other.findings = {(rule, severity, 0) for rule, severity, _ in other.findings}
            for word, after, text in (("generic", mapped, base[name]), ("jobs", together[name], programs[name])):
                self.differs(name, word, compared(Relation(same=ALL), text, before, after), before, after, (programs[name], text))

    def table(self):
        ways = sorted({way for _, way in self.counts})
        print("| relation | " + " | ".join(ways) + " |\n|---|" + "---|" * len(ways))
        for word in (word for word in ("generic", "jobs", "lower", *RELATIONS) if any(self.counts[word, way] for way in ways)):
            print(f"| {word} | " + " | ".join(str(self.counts[word, way]) for way in ways) + " |")
        print(f"{sum(self.counts.values())} pairs, {self.failures} failures")


def go_over(run, first, count):
    options = run.options
    with tempfile.TemporaryDirectory() as room:
        for start in range(0, len(options.files), CHUNK):
            programs = {}
            for path in options.files[start : start + CHUNK]:
                with open(path, encoding="utf-8", errors="replace") as program:
                    programs[path.replace("/", "-").removesuffix(".mlir")] = program.read()
            run.take({name: text for name, text in programs.items() if "gpuverify: ignore" not in text}, room)  # comments are text
        for start in range(first, first + count, CHUNK):
            seeds = range(start, min(start + CHUNK, first + count))
            run.take(random_programs(options.mlir_opt, seeds, options.kinds.split(",")), room)
            if not options.only or "lower" in options.only:
                run.lower(seeds, room)


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n", 2)[1])
    parser.add_argument("gpuverify")
    parser.add_argument("mlir_opt")
    parser.add_argument("--seeds", nargs=2, type=int, default=(0, 0))
    parser.add_argument("--kinds", default=",".join([*KINDS, "coroutines"]))
    parser.add_argument("--files", nargs="*", default=[])
    parser.add_argument("--only")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--few", action="store_true")
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--keep")
    options = parser.parse_args()
    options.only = options.only and options.only.split(",")
    run = Run(options)
    try:
        go_over(run, *options.seeds)
    except KeyboardInterrupt:
        print("interrupted: what follows is of the programs so far")
    run.table()
    sys.exit(1 if run.failures else 0)


if __name__ == "__main__":
    main()
