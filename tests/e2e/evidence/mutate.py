"""Mutations of correct programs: each puts one fault in that people make, or perhaps none; the machine says which."""
import re

from generate import PTR, call


def calls(lines, *names):
    return [i for i, line in enumerate(lines) if line.startswith("llvm.call") and re.search(r"@(\w+)\(", line).group(1) in names]


def handles(lines, at, what):
    """Values made by mgpu`what`Create that can be used at line `at`: in the same block, or in the first of the function."""
    start = function_start(lines, at)
    first = next((i for i in range(start, len(lines)) if lines[i].startswith(("^", "}"))), len(lines))
    block = max(i for i in range(start, at + 1) if i == start or lines[i].startswith("^"))
    usable = [*range(start, min(first, at)), *range(block, at)]
    return [lines[i].split()[0] for i in usable if f"@mgpu{what}Create" in lines[i]]


def drop(lines, rng, *names):
    places = calls(lines, *names)
    if "async.await" in names:
        places += [i for i, line in enumerate(lines) if line.startswith("async.await")]
    if not places:
        return None
    at = rng.choice(places)
    return at, [lines[at]], []


def drop_record(lines, rng):
    return drop(lines, rng, "mgpuEventRecord")


def drop_wait(lines, rng):
    return drop(lines, rng, "mgpuStreamWaitEvent", "mgpuEventSynchronize", "async.await")


def delete_sync(lines, rng):
    return drop(lines, rng, "mgpuStreamSynchronize", "mgpuEventSynchronize")


def delete_destroy(lines, rng):
    return drop(lines, rng, "mgpuStreamDestroy", "mgpuEventDestroy", "mgpuMemFree", "free", "mgpuModuleUnload")


def swap_handles(lines, rng):
    places = calls(lines, "mgpuEventRecord", "mgpuStreamWaitEvent", "mgpuMemcpy")
    if not places:
        return None
    at = rng.choice(places)
    swapped = re.sub(r"\((%\w+), (%\w+)", r"(\2, \1", lines[at], count=1)
    return at, [lines[at]], [swapped]


def duplicate_destroy(lines, rng):
    places = calls(lines, "mgpuStreamDestroy", "mgpuEventDestroy", "mgpuMemFree", "free", "mgpuModuleUnload")
    if not places:
        return None
    at = rng.choice(places)
    return at, [lines[at]], [lines[at]] * 2


def move_destroy_up(lines, rng):
    """Up over one to four statements, not out of its block."""
    places = calls(lines, "mgpuStreamDestroy", "mgpuEventDestroy", "mgpuMemFree", "free", "mgpuModuleUnload")
    rng.shuffle(places)
    for at in places:
        names = set(re.findall(r"%\w+", lines[at]))
        top = at
        while top > 0 and at - top < 4 and lines[top - 1].startswith(("llvm.call", "gpu.launch", "llvm.store", "%")):
            if lines[top - 1].split()[0] in names:
                break
            top -= 1
        if top < at:
            to = rng.randrange(top, at)
            return to, lines[to : at + 1], [lines[at], *lines[to:at]]
    return None


def other_stream(lines, rng):
    """Waits on, waits with or records on the wrong stream."""
    places = calls(lines, "mgpuStreamSynchronize", "mgpuStreamWaitEvent", "mgpuEventRecord", "mgpuMemset32", "mgpuMemcpy")
    rng.shuffle(places)
    for at in places:
        streams = handles(lines, at, "Stream")
        used = [name for name in re.findall(r"%\w+", lines[at]) if name in streams]
        others = [name for name in streams if name not in used]
        if used and others:
            return at, [lines[at]], [lines[at].replace(used[0] + ",", rng.choice(others) + ",").replace(used[0] + ")", rng.choice(others) + ")")]
    return None


def record_again(lines, rng):
    """Records the event again, on some stream, before somebody waits for it."""
    places = calls(lines, "mgpuStreamWaitEvent", "mgpuEventSynchronize")
    rng.shuffle(places)
    for at in places:
        streams = handles(lines, at, "Stream")
        event = re.findall(r"%\w+", lines[at])[-1]
        if streams:
            return at, [lines[at]], [call("mgpuEventRecord", event, rng.choice(streams)), lines[at]]
    return None


OPERATORS = {function.__name__.replace("_", "-"): function for function in (
    drop_record, drop_wait, delete_sync, delete_destroy, swap_handles, duplicate_destroy, move_destroy_up, other_stream, record_again)}


def function_start(lines, at):
    while not lines[at].startswith("llvm.func"):
        at -= 1
    return at


def wrapped(lines, at, old, new, way, rng):
    """The lines with `old` at `at` become `new`: at all times, on one branch, in one iteration of a loop, or in a function."""
    before, after = lines[:at], lines[at + len(old) :]
    mark = f"m{at}"
    if way != "plain" and any(" = " in line.split("(")[0] for line in old + new):
        return None  # what is made there would not be seen after a branch
    if way in ("branch", "loop") and any("async.execute" in line for line in lines):
        inside = 0
        for line in lines[function_start(lines, at) + 1 : at]:
            inside += line.endswith("{") - line.startswith("}")
        if inside:
            return None  # a task's body is one block
    if way == "branch" and not re.search(r"@(main|helper\d)\(", lines[function_start(lines, at)]):
        return None
    if way == "branch":
        condition = "%ca" if rng.random() < 0.5 else "%na"
        return [*before, f"llvm.cond_br {condition}, ^wrong{mark}, ^right{mark}", f"^wrong{mark}:", *new, f"llvm.br ^on{mark}",
                f"^right{mark}:", *old, f"llvm.br ^on{mark}", f"^on{mark}:", *after]
    if way == "loop":
        if "@main" not in lines[function_start(lines, at)]:
            return None
        return [*before, f"llvm.br ^again{mark}(%c0 : i64)", f"^again{mark}(%j{mark}: i64):", *new,
                f"%up{mark} = llvm.add %j{mark}, %c1 : i64", f"%rest{mark} = llvm.icmp \"slt\" %up{mark}, %m : i64",
                f"llvm.cond_br %rest{mark}, ^again{mark}(%up{mark} : i64), ^on{mark}", f"^on{mark}:", *after]
    if way == "call":
        given = []
        for line in new:
            for name in re.findall(r"%\w+", line.split(" : ")[0] if "launch" not in line else line):
                if name not in given and name not in ("%c1", "%c4", "%c8", "%c16", "%c32", "%c64", "%v", "%dev", "%shr", "%c0"):
                    given.append(name)
        if any("launch" in line or "async" in line for line in new) or any(re.match(r"%(c[abc]|na|k\d+|m|n\d)$", name) for name in given):
            return None
        constants = [line for line in lines[function_start(lines, at) + 1 :][:13] if re.match(r"%(c\d+|v|dev|shr) =", line)]
        arguments = ", ".join(f"{name}: {PTR}" for name in given)
        body = [f"llvm.func @moved({arguments}) attributes {{sym_visibility = \"private\"}} {{", *constants, *new, "llvm.return", "}"]
        start = function_start(lines, at)
        return [*before[:start], *body, *before[start:], call("moved", *given), *after]
    return [*before, *new, *after]


def mutants(lines, rng, count):
    """Pairs of an operator's name and a mutant."""
    made = []
    for name in rng.sample(list(OPERATORS), min(count, len(OPERATORS))):
        change = OPERATORS[name](lines, rng)
        if change is None:
            continue
        way = rng.choice(["plain", "branch", "loop", "call"])
        mutant = wrapped(lines, *change, way, rng)
        if mutant:
            made.append(((name, way), mutant))
    return made
