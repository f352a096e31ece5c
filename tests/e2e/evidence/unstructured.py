"""Random programs whose blocks jump anywhere: a few blocks, each with a stream, an event and a buffer as arguments, and statements
between. A branch depends on an argument of @main, which stays what it is, or on @coin, which may say anything each time."""
import random

from generate import CONSTANTS, GLOBALS, KERNELS, PTR, STYLES, Writer, call, function, whole


def edge(rng, blocks, scope, writer):
    target = rng.randrange(blocks + 1)
    if target == blocks:
        return "^end"
    given = [writer.pick(scope, kind) for kind in ("stream", "event", "device", "device")]
    return f"^b{target}({', '.join(given)} : {', '.join([PTR] * 4)})"


class Tangle(Writer):
    """No branches of its own."""

    def statements(self, scope, depth, count):
        for _ in range(count):
            self.rng.choice([self.work] * 6 + [self.order] * 6 + [self.host] * 2 + [self.create] + [self.end] + [self.slot])(scope)


def program(seed):
    rng = random.Random(seed)
    blocks = rng.randrange(2, 5)
    writer = Tangle(rng, [], True, rng.choice(STYLES))
    kinds = ("stream", "event", "device", "device")
    writer.line(f"llvm.br ^b0(%s, %e, %d, %b : {', '.join([PTR] * 4)})")
    for number in range(blocks):
        names = [f"%{kind[0]}{number}{at}" for at, kind in enumerate(kinds)]
        writer.line(f"^b{number}({', '.join(f'{name}: {PTR}' for name in names)}):")
        scope = list(zip(names, kinds))
        for value, kind in (("%s", "stream"), ("%t", "stream"), ("%e", "event"), ("%d", "device"), ("%h", "heap"), ("%g", "fixed")):
            if rng.random() < 0.4:
                scope.append((value, kind))
        if not any(kind == "heap" for _, kind in scope):
            scope.append(("%h", "heap"))
        writer.statements(scope, 0, rng.randrange(0, 4))
        condition = rng.choice(["coin", "%ca", "%cb", None])
        if condition == "coin":
            condition = writer.fresh("%q")
            writer.line(f"{condition} = llvm.call @coin() : () -> i1")
        if condition:
            writer.line(f"llvm.cond_br {condition}, {edge(rng, blocks, scope, writer)}, {edge(rng, blocks, scope, writer)}")
        else:
            writer.line(f"llvm.br {edge(rng, blocks, scope, writer)}")
    start = [*CONSTANTS, f"%s = llvm.call @mgpuStreamCreate() : () -> {PTR}", f"%t = llvm.call @mgpuStreamCreate() : () -> {PTR}",
             f"%e = llvm.call @mgpuEventCreate() : () -> {PTR}", call("mgpuEventRecord", "%e", "%s"),
             f"%d = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, {PTR}, i8) -> {PTR}",
             f"%b = llvm.call @mgpuMemAlloc(%c64, %s, %dev) : (i64, {PTR}, i8) -> {PTR}",
             f"%h = llvm.call @malloc(%c64) : (i64) -> {PTR}", f"%g = llvm.mlir.addressof @array : {PTR}"]
    for slot, held in (("%slot0", "%s"), ("%slot1", "%e"), ("%slot2", "%d"), ("%slot3", "%b")):
        start += [f"{slot} = llvm.alloca %c1 x {PTR} : (i64) -> {PTR}", f"llvm.store {held}, {slot} : {PTR}, {PTR}"]
    lines = function("@main(%ca: i1, %cb: i1, %cc: i1, %m: i64)", [*start, *writer.lines, "^end:", "llvm.return"])
    return whole([*GLOBALS, *KERNELS, *lines])
