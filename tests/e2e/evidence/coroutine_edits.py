#!/usr/bin/env python3
"""Breaks coroutines, one operation at a time, and asks who notices.

usage: coroutine_edits.py GPUVERIFY MLIR_OPT FIRST-SEED COUNT [--edits N] [--keep DIRECTORY] [--certify INTERPRET]

Programs with tasks that are right are lowered to coroutines. In each, operations of the coroutines are left out, done twice, moved, or given
another operand of the same type. A machine reads the text itself, runs it on the async runtime (a queue of coroutines, references, payloads)
as the runtime would, at once and put off, and says what breaks: a coroutine that is resumed wrongly, a value that is not there or is there too
early, an object that is gone, a wait that never ends, a handle that is none. Nothing that it finds broken may be proved, or, with --certify, have a
certificate. The exit status is 1 if something is, or has.
"""
import argparse
import collections
import json
import os
import random
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from evidence import lowered  # noqa: E402
from handed_on import Writer  # noqa: E402


class Broken(Exception):
    pass


class Unknown(Exception):
    """The machine does not know what that is."""


# ---- the text ---------------------------------------------------------------------------------------------------------------------

HEAD = re.compile(r"^  llvm\.func (?:private |internal )?@([\w]+)\((.*?)\)(?: -> .*?)?(?: attributes .*)? \{$")
LABEL = re.compile(r"^  \^(\w+)(?:\((.*)\))?:")
CALL = re.compile(r"llvm\.call @(\w+)\((.*?)\)")


def functions_of(text):
    """{name: (parameters, {block: (arguments, [(line number, text)])}, entry)} of the functions with a body."""
    functions, current, block = {}, None, None
    for number, line in enumerate(text):
        head = HEAD.match(line)
        if head:
            names = [part.split(":")[0].strip() for part in head.group(2).split(",") if part.strip().startswith("%")]
            current, block = head.group(1), "entry"
            functions[current] = (names, {"entry": ([], [])})
        elif line == "  }":
            current = None
        elif current:
            label = LABEL.match(line)
            if label:
                block = label.group(1)
                names = re.findall(r"(%\w+)", label.group(2) or "")
                functions[current][1][block] = (names, [])
            elif line.strip():
                functions[current][1][block][1].append((number, line.strip()))
    return functions


# ---- the machine -------------------------------------------------------------------------------------------------------------------


class Thing:
    def __init__(self, kind):
        self.kind, self.dead, self.refs, self.available, self.payload, self.waiters = kind, False, 2, False, None, []
        self.wanted, self.added, self.storage = 0, 0, None


class Machine:
    def __init__(self, functions, arguments, late):
        self.functions, self.arguments, self.late = functions, arguments, late
        self.queue, self.steps, self.trace, self.names, self.frames = [], 0, [], {}, []

    def name(self, thing):
        return self.names.setdefault(id(thing), (len(self.names), thing))[0]

    def need(self, value, kind):
        if not isinstance(value, Thing) or value.kind != kind or value.dead:
            raise Broken(f"no {kind}")
        return value

    def resume(self, frame):
        if not isinstance(frame, Thing) or frame.kind != "frame" or frame.dead:
            raise Broken("nothing to resume")
        if not frame.suspended:
            raise Broken("resumed while it is not suspended")
        frame.suspended = False
        try:
            next(frame.run)
        except StopIteration:
            pass

    def later(self, frame):
        self.queue.append(frame)

    def pump(self):
        if not self.queue:
            return False
        self.resume(self.queue.pop(0))
        return True

    def emplace(self, value, kind):
        thing = self.need(value, kind)
        if thing.available:
            raise Broken("available twice")
        thing.available = True
        for waiter in thing.waiters:
            self.later(waiter)
        for group in [g for g in self.names.values()]:
            pass
        for group in getattr(thing, "groups", []):
            self.one_less(group)
        thing.refs -= 1
        self.gone(thing)

    def one_less(self, group):
        group.wanted -= 1
        if group.wanted < 0:
            raise Broken("more than the group waits for")
        if group.wanted == 0:
            for waiter in group.waiters:
                self.later(waiter)

    def gone(self, thing):
        if thing.refs < 0:
            raise Broken("a reference too few")
        thing.dead = thing.refs == 0

    def wait(self, thing):
        while not (thing.wanted == 0 if thing.kind == "group" else thing.available):
            if not self.pump():
                raise Broken("it waits for ever")
        self.need(thing, thing.kind)

    def runtime(self, name, args):
        """A function of the async runtime."""
        if name.startswith("Create"):
            thing = Thing({"Token": "token", "Value": "value", "Group": "group"}[name[6:]])
            if thing.kind == "group":
                thing.wanted, thing.refs = args[0], 1
            return thing
        object_of = "token" if "Token" in name else "value" if "Value" in name else "group" if "Group" in name else None
        if name == "AddTokenToGroup":
            token, group = self.need(args[0], "token"), self.need(args[1], "group")
            group.added += 1
            if token.available:
                self.one_less(group)
            else:
                token.groups = getattr(token, "groups", []) + [group]
            return group.added - 1
        if name in ("AddRef", "DropRef"):
            if not isinstance(args[0], Thing) or args[0].kind not in ("token", "value", "group") or args[0].dead:
                raise Broken("no object")
            if not isinstance(args[1], int) or not 0 < args[1] < 100:
                raise Broken("no count")
            args[0].refs += args[1] if name == "AddRef" else -args[1]
            self.gone(args[0])
            return None
        if name == "Execute":
            self.need(args[0], "frame")
            if args[1] != "@__resume":
                raise Broken("no function that resumes")
            self.later(args[0])
            return None
        thing = self.need(args[0], object_of)
        if name.startswith("Emplace"):
            return self.emplace(thing, object_of)
        if name.startswith("Set"):
            raise Broken("an error out of nothing")
        if name.startswith("Is"):
            return 0  # nothing is ever in error here, before it is there or afterwards
        if name.startswith("GetValueStorage"):
            return ("storage", thing)
        if name.endswith("AndExecute"):
            self.need(args[1], "frame")
            if args[2] != "@__resume":
                raise Broken("no function that resumes")
            if thing.wanted == 0 if thing.kind == "group" else thing.available:
                self.later(args[1])
            else:
                thing.waiters.append(args[1])
            return None
        if name.startswith("Await"):
            return self.wait(thing)
        raise Unknown(name)

    def gpu(self, name, args):
        kinds = {"mgpuStreamSynchronize": "s", "mgpuStreamDestroy": "s", "mgpuEventRecord": "es", "mgpuStreamWaitEvent": "se",
                 "mgpuEventSynchronize": "e", "mgpuEventDestroy": "e", "mgpuMemFree": "ms", "free": "m", "mgpuMemcpy": "mm?s",
                 "mgpuMemset32": "m??s"}
        made = {"mgpuStreamCreate": "stream", "mgpuEventCreate": "event", "mgpuMemAlloc": "memory", "malloc": "memory"}
        if name in made:
            thing = Thing(made[name])
            self.trace.append((name, self.name(thing)))
            return thing
        if name not in kinds:
            raise Unknown(name)
        for kind, arg in zip(kinds[name], args):
            if kind != "?" and not (kind == "s" and arg == 0 and name != "mgpuStreamDestroy"):  # the null stream
                self.need(arg, {"s": "stream", "e": "event", "m": "memory"}[kind])
        self.trace.append((name, *(self.name(arg) if isinstance(arg, Thing) else arg for arg in args)))
        if name in ("mgpuStreamDestroy", "mgpuEventDestroy", "mgpuMemFree", "free"):
            args[0].dead = True
        return None

    def call(self, function, args):
        """Runs a function; of a coroutine what it returns when it is first suspended."""
        parameters, blocks = self.functions[function]
        run = self.execute(blocks, dict(zip(parameters, args)))
        for kind, value in run:
            if kind == "returns":
                return value
            frame = value
            frame.run = self.goes_on(run, frame)
        raise Broken("a function that does not return")

    @staticmethod
    def goes_on(run, frame):
        """What a coroutine does when it is resumed, up to its next suspension, whose caller goes on."""
        for kind, _ in run:
            if kind == "parks":
                yield

    def execute(self, blocks, values):
        """Yields ("suspends", frame) and, for its caller, ("returns", value); then ("parks", frame) at each suspension."""
        block, resumed, returned = "entry", False, False
        while True:
            for _, text in blocks[block][1]:
                self.steps += 1
                if self.steps > 20000:
                    raise Unknown("too long")
                result = re.match(r"(%\w+) = (.*)", text)
                target, op = (result.group(1), result.group(2)) if result else (None, text)
                names = re.findall(r"%\w+", op.split(" : ")[0]) if not op.startswith("llvm.call") else []
                get = lambda name: values[name]  # noqa: E731
                if op.startswith("llvm.call"):
                    called, inside = CALL.match(op).groups()
                    args = [values[name.strip()] for name in inside.split(",") if name.strip()]
                    if called.startswith("mlirAsyncRuntime"):
                        value = self.runtime(called[len("mlirAsyncRuntime"):], args)
                    elif called in self.functions:
                        value = self.call(called, args)
                    elif called == "free" and args and isinstance(args[0], tuple) and args[0][0] == "frame memory":
                        frame = args[0][1]
                        if frame.dead:
                            raise Broken("a frame freed twice")
                        frame.dead, value = True, None
                    elif called == "aligned_alloc":
                        if args[0] != "align" or args[1] != "sizes":
                            raise Broken("memory of another size")
                        value = "memory of a frame"
                    elif called in ("puts", "abort"):
                        raise Broken("it aborts")
                    else:
                        value = self.gpu(called, args)
                    if target:
                        values[target] = value
                elif op.startswith("llvm.mlir.constant"):
                    number = re.match(r"llvm\.mlir\.constant\((\w+|-\d+)", op).group(1)
                    values[target] = {"true": 1, "false": 0}.get(number) if number in ("true", "false") else int(number)
                elif op.startswith("llvm.mlir.zero"):
                    values[target] = 0
                elif op.startswith(("llvm.mlir.poison", "llvm.mlir.undef")):
                    values[target] = {}
                elif op.startswith("llvm.mlir.none"):
                    values[target] = "none"
                elif op.startswith("llvm.mlir.addressof"):
                    values[target] = re.search(r"@\w+", op).group(0)
                elif op.startswith("llvm.getelementptr"):
                    values[target] = ("at", get(names[0]), op)
                elif op.startswith("llvm.ptrtoint"):
                    values[target] = 8
                elif op.startswith("llvm.insertvalue"):
                    where = re.search(r"\[(\d+)\]", op).group(1)
                    values[target] = {**get(names[1]), where: get(names[0])}
                elif op.startswith("llvm.extractvalue"):
                    where = re.search(r"\[(\d+)\]", op).group(1)
                    if not isinstance(get(names[0]), dict) or where not in get(names[0]):
                        raise Broken("no such member")
                    values[target] = get(names[0])[where]
                elif op.startswith("llvm.intr.coro.size"):
                    values[target] = "size"
                elif op.startswith("llvm.intr.coro.align"):
                    values[target] = "align"
                elif op.startswith(("llvm.add", "llvm.sub", "llvm.and", "llvm.xor")):
                    values[target] = self.compute(op.split()[0], get(names[0]), get(names[1]))
                elif op.startswith("llvm.sext"):
                    values[target] = get(names[0])
                elif op.startswith("llvm.select"):
                    values[target] = get(names[1]) if get(names[0]) else get(names[2])
                elif op.startswith("llvm.load"):
                    values[target] = self.load(get(names[0]))
                elif op.startswith("llvm.store"):
                    self.store(get(names[0]), get(names[1]))
                elif op.startswith("llvm.intr.coro.id"):
                    if [get(name) for name in names] != [0, 0, 0, 0]:
                        raise Broken("another id")
                    values[target] = "id"
                elif op.startswith("llvm.intr.coro.begin"):
                    if [get(name) for name in names] != ["id", "memory of a frame"]:
                        raise Broken("no memory")
                    frame = Thing("frame")
                    frame.suspended = False
                    self.frames.append(frame)
                    values[target] = frame
                elif op.startswith("llvm.intr.coro.save"):
                    values[target] = ("save", self.need(get(names[0]), "frame"))
                elif op.startswith("llvm.intr.coro.free"):
                    values[target] = ("frame memory", self.need(get(names[1]), "frame"))
                elif op.startswith("llvm.intr.coro.end"):
                    if not isinstance(get(names[0]), Thing) or get(names[0]).kind != "frame" or get(names[1]) != 0:
                        raise Broken("another end")
                    values[target] = 0
                elif op.startswith("llvm.intr.coro.suspend"):
                    save = get(names[0])
                    if not isinstance(save, tuple) or save[0] != "save" or get(names[1]) != 0 or save[1].dead:
                        raise Broken("another suspension")
                    frame = save[1]
                    frame.suspended = True
                    values[target] = ("suspended", frame)
                elif op.startswith("llvm.switch"):
                    flag = get(names[0])
                    lines = self.switch_of(blocks, block)
                    if not isinstance(flag, tuple) or flag[0] != "suspended":
                        raise Unknown("a switch")
                    frame = flag[1]
                    if not returned:  # the caller goes on by the default case, and the coroutine when it is resumed
                        yield "suspends", frame
                        answer = None
                        for kind, value in self.execute_from(blocks, lines["default"], dict(values)):
                            answer = (kind, value)
                        returned = True
                        yield answer
                    else:
                        yield "parks", frame
                    block, resumed = lines["0"], True
                    break
                elif op.startswith("llvm.br"):
                    block = self.go(blocks, values, op)
                    break
                elif op.startswith("llvm.cond_br"):
                    sides = re.findall(r"\^\w+(?:\([^)]*\))?", op)
                    block = self.go(blocks, values, sides[0] if get(names[0]) else sides[1])
                    break
                elif op.startswith("llvm.return"):
                    if not resumed:
                        yield "returns", get(names[0]) if names else None
                    return
                elif op.startswith("llvm.unreachable"):
                    raise Broken("unreachable")
                elif op.startswith(("]", "0:", "1:")):
                    continue
                else:
                    raise Unknown(op)
            else:
                raise Unknown("a block without end")

    def execute_from(self, blocks, block, values):
        return self.execute({**blocks, "entry": blocks[block]}, values)

    @staticmethod
    def switch_of(blocks, block):
        text = " ".join(line for _, line in blocks[block][1] if line.startswith(("llvm.switch", "0:", "1:", "]")))
        found = {"default": re.search(r"\^(\w+)", text).group(1)}
        found.update(re.findall(r"(\d): \^(\w+)", text))
        return found

    @staticmethod
    def go(blocks, values, op):
        target, passed = re.search(r"\^(\w+)(?:\(([^:)]*))?", op).groups()
        for name, source in zip(blocks[target][0], [values[name] for name in re.findall(r"%\w+", passed or "")]):
            values[name] = source
        return target

    @staticmethod
    def compute(op, a, b):
        if isinstance(a, str) or isinstance(b, str):  # (size + align - 1) & -align
            sums = {("llvm.add", "size", "align"): "both", ("llvm.sub", "both", 1): "more", ("llvm.sub", 0, "align"): "minus",
                    ("llvm.and", "more", "minus"): "sizes"}
            return sums.get((op, a, b), "another size")
        if not isinstance(a, int) or not isinstance(b, int):
            raise Broken("no number")
        return {"llvm.add": a + b, "llvm.sub": a - b, "llvm.and": a & b, "llvm.xor": a ^ b}[op]

    def load(self, address):
        if isinstance(address, Thing) and address.kind == "memory" and not address.dead:
            self.trace.append(("load", self.name(address)))
            return 0
        if not isinstance(address, tuple) or address[0] != "storage" or address[1].dead:
            raise Broken("no storage")
        if not address[1].available or address[1].payload is None:
            raise Broken("a payload that is not there")
        return address[1].payload

    @staticmethod
    def store(value, address):
        if not isinstance(address, tuple) or address[0] != "storage" or address[1].dead:
            raise Broken("no storage")
        if address[1].available:
            raise Broken("a payload that comes late")
        address[1].payload = value

    def run(self):
        self.call("main", self.arguments)
        while self.pump():
            pass
        if any(not frame.dead for frame in self.frames):
            raise Broken("a frame is left")


def what_breaks(text):
    """"", or what is broken in some run; None: the machine cannot tell."""
    try:
        functions = functions_of(text)
        for late in (False, True):
            for c in (0, 1):
                for b in (0, 1):
                    Machine(functions, [c, b], late).run()
    except Broken as broken:
        return str(broken)
    except (Unknown, KeyError, AttributeError, TypeError, IndexError, ValueError, RecursionError):
        return None
    return ""


# ---- edits ------------------------------------------------------------------------------------------------------------------------------

EDITED = re.compile(r"mlirAsyncRuntime|llvm\.store|llvm\.intr\.coro|@mgpu|@free\(|llvm\.load")


def edits(text, chance, count):
    """(what is done, to what, the text) of `count` programs with one operation changed."""
    spans, start = [], None
    for number, line in enumerate(text):
        if HEAD.match(line):
            start = number
        elif line == "  }" and start is not None:
            spans.append((start, number))
            start = None
    at = [(number, span) for span in spans for number in range(*span)
          if EDITED.search(text[number]) and not HEAD.match(text[number])]
    for _ in range(count if at else 0):
        number, (first, last) = chance.choice(at)
        line, rest, way = text[number], text[:number] + text[number + 1:], chance.randrange(6)
        has_result = re.match(r"\s+%\w+ = ", line)
        if way == 0:
            yield "left out", line, rest
        elif way == 1 and not has_result:
            yield "twice", line, text[:number] + [line] + text[number:]
        elif way == 2:
            to = chance.randrange(first + 1, last)
            yield "moved", line, rest[:to] + [line] + rest[to:]
        elif way == 3 and number + 1 < last:
            yield "exchanged", line + text[number + 1], text[:number] + [text[number + 1], line] + text[number + 2:]
        else:
            used = re.findall(r"%\w+", line.split(" = ")[-1])
            known = [name for other in text[first:number] for name in re.findall(r"^\s+(%\w+) = ", other)]
            known += re.findall(r"(%\w+):", text[first])
            if used and known:
                old, new = chance.choice(used), chance.choice(known)
                head, equals, body = line.rpartition(" = ") if has_result else ("", "", line)
                changed = re.sub(re.escape(old) + r"\b", new, body, count=1)
                if new != old:
                    yield "another operand", line, text[:number] + [head + equals + changed] + text[number + 1:]


def verdicts(gpuverify, room, programs):
    """{name: verdict} of {name: lines}."""
    for name, lines in programs.items():
        with open(os.path.join(room, name + ".mlir"), "w", encoding="utf-8") as out:
            out.write("\n".join(lines) + "\n")
    said = {}
    names = list(programs)
    for start in range(0, len(names), 40):
        some = [os.path.join(room, name + ".mlir") for name in names[start:start + 40]]
        run = subprocess.run([gpuverify, "--format=json", *some], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=600, check=False)
        for one in json.loads(run.stdout)["files"]:
            said[os.path.basename(one["path"])[:-5]] = one["verdict"]
    return said


def certified(interpret, room, names):
    """Those that have a certificate. The machine does not know that free(null) does nothing."""
    for start in range(0, len(names), 40):
        some = [os.path.join(room, name + ".mlir") for name in names[start:start + 40]]
        run = subprocess.run([interpret, "--certify", *some], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=600, check=False)
        for line in run.stdout.decode().splitlines():
            if line.endswith(": certified"):
                yield os.path.basename(line.rpartition(": ")[0])[:-5]


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n", 2)[1])
    parser.add_argument("gpuverify")
    parser.add_argument("mlir_opt")
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--edits", type=int, default=20)
    parser.add_argument("--keep")
    parser.add_argument("--certify")
    options = parser.parse_args()
    counts, bad = collections.Counter(), 0
    for start in range(options.first, options.first + options.count, 10):
        programs, why, texts = {}, {}, {}
        for seed in range(start, min(start + 10, options.first + options.count)):
            texts.update(lowered(options.mlir_opt, {f"{seed:06}": Writer(seed, True).program()}))
        for name, text in texts.items():
            if what_breaks(text) != "":
                counts["programs that the machine does not know, or that are broken"] += 1
                continue
            programs[name] = text
            for number, (what, line, edited) in enumerate(edits(text, random.Random(int(name)), options.edits)):
                programs[f"{name}-{number}"], why[f"{name}-{number}"] = edited, (what, line, what_breaks(edited))
        with tempfile.TemporaryDirectory() as room:
            said = verdicts(options.gpuverify, room, programs)
            having = set(certified(options.certify, room, list(programs)) if options.certify else ())
        for name, (what, line, broken) in why.items():
            verdict = said.get(name, "no answer")
            if verdict == "unusable":
                continue
            counts["edits"] += 1
            counts["edits with a certificate"] += name in having
            counts["edits of which the machine cannot tell"] += broken is None
            counts["edits that break nothing"] += broken == ""
            counts["edits that break something"] += bool(broken)
            counts["edits that break something, and violated"] += bool(broken) and verdict == "violated"
            # What is done with an object after its last reference is gone is not seen: docs/limits.md.
            of_references = broken and ("AddRef" in line or "DropRef" in line)
            counts["edits of references that break something, and proved"] += bool(of_references) and verdict == "proved"
            proved = verdict == "proved" and not of_references
            if broken and (verdict == "no answer" or proved or name in having):
                bad += 1
                print(f"{name}: {verdict}, {what}: {broken}")
                if options.keep:
                    os.makedirs(options.keep, exist_ok=True)
                    with open(os.path.join(options.keep, name + ".mlir"), "w", encoding="utf-8") as out:
                        out.write("\n".join(programs[name]) + "\n")
    print(", ".join(f"{count} {what}" for what, count in sorted(counts.items())) + f", {bad} broken and proved")
    sys.exit(1 if bad or not counts["edits that break something"] else 0)


if __name__ == "__main__":
    main()
