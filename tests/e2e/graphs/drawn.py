#!/usr/bin/env python3
"""What is in the graphs of programs of several kinds: read from their JSON and DOT, never from their pictures.

    drawn.py GPUVERIFY FOLDER MLIR_OPT
    drawn.py --program FILE            # writes one with repeated steps, two findings and a branch, for the page
"""
import json
import os
import re
import subprocess
import sys

RUNTIME = """  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
  llvm.func @mgpuStreamSynchronize(!llvm.ptr)
  llvm.func @mgpuEventCreate() -> !llvm.ptr
  llvm.func @mgpuEventDestroy(!llvm.ptr)
  llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr
  llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)
  llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)
  llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)
}
"""
CONSTANTS = ["%n = llvm.mlir.constant(64 : i64) : i64", "%v = llvm.mlir.constant(7 : i32) : i32", "%z = llvm.mlir.constant(0 : i8) : i8",
             "%null = llvm.mlir.zero : !llvm.ptr"]


def create(name, what="Stream"):
    return f"{name} = llvm.call @mgpu{what}Create() : () -> !llvm.ptr"


def one(function, *arguments):
    types = {"%n": "i64", "%v": "i32", "%z": "i8"}
    return f"llvm.call @mgpu{function}({', '.join(arguments)}) : ({', '.join(types.get(a, '!llvm.ptr') for a in arguments)}) -> ()"


def alloc(name):
    return f"{name} = llvm.call @mgpuMemAlloc(%n, %null, %z) : (i64, !llvm.ptr, i8) -> !llvm.ptr"


def fill(buffer, stream):
    return one("Memset32", buffer, "%v", "%n", stream)


def function(head, lines, kind="llvm"):
    end = "llvm.return" if kind == "llvm" else "return"
    return f"  {head} {{\n" + "".join(f"    {line}\n" for line in CONSTANTS + lines + [end]) + "  }\n"


def module(*functions):
    return "module {\n" + "".join(functions) + RUNTIME


class Graphs:
    """Draws programs, each in a file of its own."""

    def __init__(self, gpuverify, folder):
        self.gpuverify, self.folder, self.failures = gpuverify, folder, 0
        os.makedirs(folder, exist_ok=True)

    def path(self, name, text=None):
        path = os.path.join(self.folder, name + ".mlir")
        if text is not None:
            with open(path, "w", encoding="utf-8") as f:
                f.write(text)
        return path

    def draw(self, name, *options, fmt="json", status=(0, 1, 3)):
        run = subprocess.run([self.gpuverify, "--format=json", self.path(name), f"--graph-format={fmt}", *options], capture_output=True,
                             timeout=600, check=False)
        if run.returncode not in status:
            sys.exit(f"{name} {options}: exit status {run.returncode}: {run.stderr.decode()[-2000:]}")
        out = run.stdout.decode()
        return (json.loads(out)["graphs"] if fmt == "json" else out), json.loads(run.stderr)["files"][0]["findings"]

    def holds(self, what, claim):
        if not claim:
            print(f"does not hold: {what}")
            self.failures += 1


def named(graph, title):
    return [i for i, n in enumerate(graph["nodes"]) if n["title"] == title]


def seen(graph):
    return [n for n in graph["nodes"] if n["fold"] is None]


def distinct_places(graph):
    places = [(n["row"], n["column"]) for n in graph["nodes"]]
    return len(places) == len(set(places))


def runs_down(graph):
    """What is ordered stands below what it comes after."""
    return all(graph["nodes"][e["from"]]["row"] < graph["nodes"][e["to"]]["row"] for e in graph["edges"] if e["orders"])


def tasks(g):
    """Tasks that run beside each other stand beside each other, after what their parent did."""
    lines = []
    for i in range(12):
        lines += [alloc(f"%b{i}")]
    for i in range(12):
        lines += [f"%t{i} = async.execute {{", create("%s"), fill(f"%b{i}", "%s"), one("StreamSynchronize", "%s"), one("StreamDestroy", "%s"),
                  "async.yield", "}"]
    for i in range(12):
        lines += [f"async.await %t{i} : !async.token", one("MemFree", f"%b{i}", "%null")]
    g.path("tasks", module(function("func.func @main()", lines, "func")))
    graph = g.draw("tasks")[0][0]
    begins = named(graph, "async.execute")
    g.holds("12 tasks begin in one row", len(begins) == 12 and len({graph["nodes"][i]["row"] for i in begins}) == 1)
    g.holds("each in a lane of its own", len({graph["nodes"][i]["lane"] for i in begins}) == 12)
    g.holds("after what the host did", sum(e["to"] in begins and e["orders"] for e in graph["edges"]) == 12)
    g.holds("no two nodes in one place", distinct_places(graph) and runs_down(graph))
    titles = [lane["title"] for lane in graph["lanes"] if lane["kind"] == "stream"]
    g.holds("streams of one name have their lines", len(titles) == 12 == len(set(titles)) and all("(line " in t for t in titles))


def group(g):
    """await_all, with an edge from each member, side by side; one task too few is a deadlock that is drawn in every kind."""
    for name, members in (("group", 4), ("deadlock", 3)):
        lines = ["%count = arith.constant 4 : index", "%group = async.create_group %count : !async.group"]
        for i in range(members):
            lines += [f"%t{i} = async.execute {{", create("%s"), one("StreamDestroy", "%s"), "async.yield", "}",
                      f"%r{i} = async.add_to_group %t{i}, %group : !async.token"]
        g.path(name, module(function("func.func @main()", lines + ["async.await_all %group"], "func")))
    graph = g.draw("group")[0][0]
    wait = named(graph, "async.await_all")[0]
    members = [e["from"] for e in graph["edges"] if e["to"] == wait and e["kind"] == "task"]
    g.holds("a wait has an edge from each member", len(members) == 4 and len({graph["nodes"][m]["row"] for m in members}) == 1)
    for kind in ("order", "handles", "cfg"):
        graph, findings = g.draw("deadlock", f"--graph={kind}")
        nodes = graph[0]["nodes"]
        g.holds(f"a deadlock is drawn in {kind}", findings[0]["rule"] == "deadlock" and any("deadlock" in n["verdict"] for n in nodes))
    graph = g.draw("deadlock")[0][0]
    g.holds("with the members there are", sum(e["kind"] == "task" for e in graph["edges"]) == 3)
    g.holds("and the one there is not", any(n["kind"] == "missing" for n in graph["nodes"]))


def branches(g):
    """Arms and loops are regions with their conditions; what leaves early makes none of the rest."""
    arms = [create("%s"), "llvm.cond_br %c, ^some, ^join", "^some:", create("%e", "Event"), one("EventRecord", "%e", "%s"),
            one("EventDestroy", "%e"), "llvm.br ^join", "^join:", "llvm.switch %k : i32, ^other [3: ^three, 4: ^four]", "^three:",
            create("%t"), one("StreamDestroy", "%t"), "llvm.br ^last", "^four:", one("StreamSynchronize", "%s"), "llvm.br ^last", "^other:",
            "llvm.br ^last", "^last:", one("StreamDestroy", "%s")]
    loop = [create("%s"), "llvm.br ^head(%n : i64)", "^head(%i: i64):", "%more = llvm.icmp \"slt\" %i, %m : i64",
            "llvm.cond_br %more, ^body, ^out", "^body:", "llvm.cond_br %c, ^deep, ^next", "^deep:", one("StreamSynchronize", "%s"),
            "llvm.br ^next", "^next:", "%j = llvm.add %i, %n : i64", "llvm.br ^head(%j : i64)", "^out:", one("StreamDestroy", "%s")]
    early = ["llvm.cond_br %c, ^go, ^stop", "^stop:", "llvm.return", "^go:", create("%s"), one("StreamSynchronize", "%s"),
             one("StreamDestroy", "%s")]
    g.path("branches", module(function("llvm.func @arms(%c: i1, %k: i32)", arms), function("llvm.func @loop(%c: i1, %m: i64)", loop),
                              function("llvm.func @early(%c: i1)", early)))
    graph = g.draw("branches")[0][0]
    regions = graph["regions"]

    def around(node):
        region, titles = graph["nodes"][node]["region"], []
        while region is not None:
            titles.append(regions[region]["title"])
            region = regions[region]["parent"]
        return titles

    made = [around(i) for i in named(graph, "mgpuStreamCreate")]
    g.holds("a stream of a case is in its region", made == [[], ["in case 3 of %k"], [], []])
    g.holds("an event of an arm is in its region", [around(i) for i in named(graph, "mgpuEventCreate")] == [["if %c"]])
    waits = [around(i) for i in named(graph, "mgpuStreamSynchronize")]
    g.holds("an arm in a loop is in both", waits == [["in case 4 of %k"], ["if %c", "loop while %more (%i < %m)"], []])
    g.holds("the lines of conditions", all(re.fullmatch(r"branches\.mlir:\d+", r["place"]) for r in regions))
    dot = g.draw("branches", fmt="dot")[0]
    g.holds("regions are in the DOT", "if %c, branches.mlir:" in dot and "loop while %more (%i < %m), branches.mlir:" in dot)
    flow = g.draw("branches", "--graph=cfg")[0][0]
    titles = {n["title"] for n in flow["nodes"]}
    g.holds("blocks have their labels", {"entry", "^some", "^join", "^head", "^body", "^stop"} <= titles)
    g.holds("edges have conditions", {e["label"] for e in flow["edges"]} >= {"true: %c", "false: %c", "case 3: %k", "default: %k"})


def names(g):
    """Streams of one name, of calls, of block arguments."""
    helper = [create("%23"), fill("%b", "%23"), one("StreamSynchronize", "%23"), one("StreamDestroy", "%23")]
    main = [alloc("%b")] + ["llvm.call @helper(%b) : (!llvm.ptr) -> ()"] * 3 + [
        "%made = llvm.call @make() : () -> !llvm.ptr", fill("%b", "%made"), "%outside = llvm.call @elsewhere() : () -> !llvm.ptr",
        fill("%b", "%outside"), one("StreamSynchronize", "%made"), one("StreamSynchronize", "%given"), fill("%b", "%given"),
        one("StreamSynchronize", "%given"), one("StreamDestroy", "%made")]
    make = "  llvm.func @make() -> !llvm.ptr {\n    " + create("%s") + "\n    llvm.return %s : !llvm.ptr\n  }\n"
    g.path("names", module(make, "  llvm.func @elsewhere() -> !llvm.ptr\n", function("llvm.func @helper(%b: !llvm.ptr) attributes {sym_visibility = \"private\"}", helper),
                           function("llvm.func @main(%given: !llvm.ptr)", main)))
    graph = g.draw("names", "--graph-show=calls", "--graph-scope=all")[0][0]
    titles = [lane["title"] for lane in graph["lanes"] if lane["kind"] == "stream"]
    same = [t for t in titles if t.startswith("stream %23")]
    g.holds(f"three streams called %23: {same}", len(same) == 3 == len(set(same)) and all(re.search(r"\(line \d+\)$", t) for t in same))
    made = [t for t in titles if "%made" in t or "%outside" in t]
    g.holds(f"no result of a call comes from the caller: {made}", made and not any("from the caller" in t for t in made))
    g.holds("an argument does", any("%given, from the caller" in t for t in titles))


def sources(g, mlir_opt):
    """What findings in a source name is there, in every kind, though operations of the lowered code stand for it."""
    with open(os.path.join(os.path.dirname(__file__), "..", "source", "Inputs", "tasks.mlir"), encoding="utf-8") as f:
        g.path("handed", f.read())
    for kind in ("order", "handles", "cfg", "tokens"):
        dot, findings = g.draw("handed", "--lower", f"--mlir-opt={mlir_opt}", f"--graph={kind}", fmt="dot")
        notes = [n for f in findings for n in f["notes"] if n.get("kind", "step") in ("step", "consequence") and "location" in n]
        lines = {n["location"]["line"] for n in findings + notes}
        g.holds(f"{kind}: places in the source", findings and all(re.search(rf"handed\.mlir:{line}\b", dot) for line in lines))


def rounds(count, *end):
    lines = [create("%s"), create("%t"), alloc("%b")]
    for i in range(count):
        lines += [create(f"%e{i}", "Event"), fill("%b", "%s"), one("EventRecord", f"%e{i}", "%s"), one("StreamWaitEvent", "%t", f"%e{i}"),
                  one("EventDestroy", f"%e{i}")]
    lines += [*end, one("StreamSynchronize", "%t"), one("StreamSynchronize", "%s"), one("MemFree", "%b", "%null"), one("StreamDestroy", "%s"),
              one("StreamDestroy", "%t")]
    return module(function("llvm.func @main()", lines))


def folding(g):
    """200 copies are one, with their number; each has a place all the same."""
    g.path("rounds", rounds(200))
    graph = g.draw("rounds")[0][0]
    g.holds("five steps stand for 200 rounds", [n["copies"] for n in seen(graph) if n["copies"]] == [200] * 5)
    g.holds("the others are there, folded", sum(n["fold"] is not None for n in graph["nodes"]) == 199 * 5)
    g.holds("nothing is left out", not any(n["left_out"] for n in graph["nodes"]) and distinct_places(graph) and runs_down(graph))
    dot = g.draw("rounds", fmt="dot")[0]
    g.holds("the DOT has them once", dot.count("mgpuMemset32 ×200") == 1 and dot.count("<b>mgpuMemset32") == 1)
    own = []  # each round with a stream of its own
    for i in range(40):
        own += [create(f"%s{i}"), fill("%b", f"%s{i}"), one("StreamSynchronize", f"%s{i}"), one("StreamDestroy", f"%s{i}")]
    g.path("own", module(function("llvm.func @main()", [alloc("%b"), *own, one("MemFree", "%b", "%null")])))
    graph = g.draw("own")[0][0]
    g.holds("rounds with streams of their own fold too", [n["copies"] for n in seen(graph) if n["copies"]] == [40] * 4)
    alternating = []  # on streams in no period: these are no rounds
    for i in range(80):
        alternating += [fill("%b", "%s" if i * i % 7 < 3 else "%t")]
    g.path("apart", module(function("llvm.func @main()", [create("%s"), create("%t"), alloc("%b"), *alternating, one("StreamSynchronize", "%s"),
                                                          one("StreamSynchronize", "%t"), one("MemFree", "%b", "%null"), one("StreamDestroy", "%s"),
                                                          one("StreamDestroy", "%t")])))
    graph = g.draw("apart", "--graph-scope=all")[0][0]
    lanes = {}
    for n in graph["nodes"]:
        if n["title"] == "mgpuMemset32":
            lanes[n["lane"]] = lanes.get(n["lane"], 0) + 1
            g.holds("what is folded is on the same stream", n["fold"] is None or graph["nodes"][n["fold"]]["lane"] == n["lane"])
    g.holds("all are there", sum(lanes.values()) == 80)


def limits(g):
    """The finding is there whatever the limit, in every kind, and what is left out is said where it is, with a count."""
    g.path("late", rounds(150, one("Memcpy", "%b", "%b", "%n", "%null"), one("StreamDestroy", "%t")))
    for kind in ("order", "handles", "cfg"):
        for limit in (1, 20, 300, 0):
            dot, findings = g.draw("late", f"--graph={kind}", f"--graph-limit={limit}", "--graph-scope=all", fmt="dot")
            places = {n["location"]["line"] for f in findings for n in [f] + [n for n in f["notes"] if n.get("kind") in ("step", "consequence")]}
            lacking = [line for line in places if f"late.mlir:{line}" not in dot]
            g.holds(f"{kind} at {limit} has what findings name, not {lacking}", not lacking)
    graph = g.draw("late", "--graph=handles", "--graph-limit=20", "--graph-scope=all")[0][0]
    left = sum(n["left_out"] for n in graph["nodes"])
    g.holds("what is left out is counted", left and any(str(left) + " more left out" in r for r in graph["remarks"]))
    g.holds("where it is", {f"… {n['left_out']} more" for n in graph["nodes"] if n["left_out"]} == {n["title"] for n in graph["nodes"] if n["left_out"]})
    text = "\n".join(n["text"] for n in g.draw("late", "--graph=cfg")[0][0]["nodes"])
    g.holds("a long block says how much more there is", re.search(r"… \d{3} more", text))


def growth(g):
    """Twice the program is twice the picture, and no more."""
    sizes = []
    for count in (400, 800):
        lines = [create("%s"), create("%t"), alloc("%b")]
        for i in range(count):
            lines += [fill("%b", "%s" if i * i % 11 < 5 else "%t")]
        lines += [one("StreamSynchronize", s) for s in ("%s", "%t")] + [one("MemFree", "%b", "%null")] + [one("StreamDestroy", s) for s in ("%s", "%t")]
        g.path(f"grows{count}", module(function("llvm.func @main()", lines)))
        graph = g.draw(f"grows{count}", "--graph-limit=0", "--graph-scope=all")[0][0]
        sizes.append(len(graph["nodes"]) + len(graph["edges"]))
        g.holds("one row for each operation at most", max(n["row"] for n in graph["nodes"]) < len(graph["nodes"]))
    g.holds(f"nodes and edges grow with the program: {sizes}", sizes[1] < 2.1 * sizes[0])


def against(g):
    """The order that a program has lost, or won, against another."""
    sync = [create("%s"), create("%t"), alloc("%b"), fill("%b", "%s"), one("StreamSynchronize", "%s"), fill("%b", "%t"),
            one("StreamSynchronize", "%s"), one("StreamSynchronize", "%t"), one("MemFree", "%b", "%null"), one("StreamDestroy", "%s"), one("StreamDestroy", "%t")]
    lost = sync[:4] + sync[5:]
    g.path("with", module(function("llvm.func @main()", sync)))
    g.path("without", module(function("llvm.func @main()", lost)))
    for name, other, kind in (("without", "with", "lost"), ("with", "without", "won")):
        graph = g.draw(name, "--graph=order", "--graph-against=" + g.path(other))[0][0]
        fills = named(graph, "mgpuMemset32")
        between = [e for e in graph["edges"] if e["kind"] == kind]
        g.holds(f"{kind}: {between}", [(e["from"], e["to"]) for e in between] == [(fills[0], fills[1])])
        g.holds("the other way nothing is", not any(e["kind"] in ("lost", "won") and e["kind"] != kind for e in graph["edges"]))
    graph = g.draw("with", "--graph=order", "--graph-against=" + g.path("with"))[0][0]
    g.holds("against itself there is nothing", not any(e["kind"] in ("lost", "won") for e in graph["edges"]))
    g.path("more", module(function("llvm.func @main()", sync[:4] + [one("Memcpy", "%b", "%b", "%n", "%s")] + sync[4:])))
    graph = g.draw("with", "--graph=order", "--graph-against=" + g.path("more"))[0][0]
    g.holds("what only the other has is said", any("only in the other program: mgpuMemcpy" in r for r in graph["remarks"]))


def each_pass(g, mlir_opt):
    """A step for each pass that changes the program, the last of them lowered."""
    source = """module attributes {gpu.container_module} {
  func.func @main(%host: memref<?xf32>, %size: index) {
    %0 = gpu.wait async
    %1, %2 = gpu.alloc async [%0] (%size) : memref<?xf32>
    %3 = gpu.memcpy async [%2] %1, %host : memref<?xf32>, memref<?xf32>
    %4 = gpu.dealloc async [%3] %1 : memref<?xf32>
    gpu.wait [%4]
    return
  }
}
"""
    g.path("source", source)
    graphs = g.draw("source", "--lower", "--each-pass", f"--mlir-opt={mlir_opt}", "--graph=order")[0]
    g.holds("several steps, by the names of passes", len(graphs) >= 2 and graphs[0]["step"] == "the source" and any("gpu-to-llvm" in s["step"] for s in graphs))
    g.holds("what is not lowered says so", graphs[0]["nodes"] == [] and "no lowered code" in graphs[0]["remarks"][0])
    g.holds("the last is lowered", any(n["title"] == "mgpuMemcpy" for n in graphs[-1]["nodes"]))


def program():
    """Two findings, one on the way that a branch takes, behind 40 rounds."""
    end = ["llvm.cond_br %c, ^some, ^join", "^some:", one("Memcpy", "%b", "%b", "%n", "%null"), "llvm.br ^join", "^join:",
           one("StreamDestroy", "%t")]
    return rounds(40, *end).replace("@main()", "@main(%c: i1)")


def main():
    if sys.argv[1] == "--program":
        with open(sys.argv[2], "w", encoding="utf-8") as f:
            f.write(program())
        return
    g = Graphs(*sys.argv[1:3])
    for check in (tasks, group, branches, names, folding, limits, growth, against):
        check(g)
    for check in (each_pass, sources):
        check(g, sys.argv[3])
    sys.exit(f"{g.failures} do not hold" if g.failures else 0)


if __name__ == "__main__":
    main()
