"""Ways to write one program differently: each takes a module (generic.py) and a random.Random and changes the module, or returns False where there is
nothing to change. What comes out means the same."""
import copy
import re

from generic import VALUE, Block, Op, Text, location, walk

FUNCTIONS = ("llvm.func", "func.func")
POINTER = "!llvm.ptr"
# What is bound to its function, or to what stands beside it.
BOUND = re.compile(r"alloca|coro|stack|lifetime|eh\.|landingpad|vastart|vaend|setjmp|gpu\.module|assume|invoke|blockaddress|blocktag")
STORABLE = re.compile(r"i\d+$|f32$|f64$|!llvm\.ptr$|!llvm\.struct<\(")


class Names:
    """New names, in a program that has none that begin so."""

    def __init__(self):
        self.count = 0

    def __call__(self, prefix="%"):
        self.count += 1
        return f"{prefix}new{self.count}"


def functions(module):
    """Those of the host that have a body."""
    return [op for op in top(module) if op.name in FUNCTIONS and op.regions and op.regions[0]]


def top(module):
    return module.regions[0][0].ops


def uses(op):
    return [name for text in op.texts for name in VALUE.findall(text)] if isinstance(op, Text) else op.operands


def blocks_of(function):
    """All blocks of a function, those of tasks and loops in it, too."""
    return [block for op in walk(function) for region in op.regions for block in region]


def types_of(function):
    found = {}
    for block in blocks_of(function):
        found.update({name: kind for name, kind, _ in block.arguments})
        for op in block.ops:
            found.update(zip(op.results, op.given))
    return found


def replace(op, names):
    """Uses of values, and of labels, in the operation and what is in it."""
    for inner in walk(op):
        inner.operands = [names.get(name, name) for name in inner.operands]
        inner.successors = [names.get(name, name) for name in inner.successors]
        if isinstance(inner, Text):
            inner.texts = [re.sub(r"[%^][\w$.#-]+", lambda found: names.get(found.group(), found.group()), text) for text in inner.texts]


def rename_definitions(ops, names):
    """Gives what the operations define new names, and says which."""
    given = {}
    for op in (inner for op in ops for inner in walk(op)):
        if op.results:
            base = names()
            fresh = [base] if len(op.results) == 1 else [f"{base}#{i}" for i in range(len(op.results))]
            given.update(zip(op.results, fresh))
            op.results = fresh
        for block in (block for region in op.regions for block in region):
            fresh = [names() for _ in block.arguments]
            given.update(zip((name for name, _, _ in block.arguments), fresh))
            block.arguments = [(name, kind, loc) for name, (_, kind, loc) in zip(fresh, block.arguments)]
    return given


# ---- what nothing may depend on ---------------------------------------------------------------------------------------------------------


def other_order(module, chance):
    """Functions and globals in another order."""
    before = list(top(module))
    chance.shuffle(top(module))
    return before != top(module)


def other_layout(module, chance):
    """Blocks in another order, the entry first."""
    changed = False
    for function in functions(module):
        region = function.regions[0]
        rest = region[1:]
        chance.shuffle(rest)
        changed |= rest != region[1:]
        region[1:] = rest
    return changed


def other_names(module, chance):
    """Values, blocks, and the symbols that this module defines."""
    names, symbols, inner = Names(), {}, {op.symbol() for outer in top(module) for op in walk(outer) if op is not outer}
    for op in top(module):
        own = op.symbol()
        is_private = op.name == "llvm.mlir.global" and op.property("linkage") in ("#llvm.linkage<internal>", "#llvm.linkage<private>")
        if own and own not in inner and (is_private or op in functions(module)) and not re.match(r"_mlir_ciface_|_Z|__|main$", own):
            symbols[own] = f"{''.join(chance.choice('abcdefgh') for _ in range(4))}{len(symbols)}"
    for function in functions(module):
        blocks = blocks_of(function)
        given = {block.label: f"^{chance.choice('kxz')}{i}" for i, block in enumerate(function.regions[0])}
        given.update(rename_definitions([function], names))
        for block in blocks:
            block.label = given.get(block.label, block.label) if block in function.regions[0] else block.label
        replace(function, given)
    words = re.compile(r'"(?:[^"\\]|\\.)*"|@[\w$.]+|@"[^"]*"')
    for op in walk(module):
        new = symbols.get(op.symbol()) if op in top(module) else None
        for field in ("properties", "attributes"):
            text = words.sub(lambda found: "@" + symbols[found.group()[1:]] if found.group()[1:] in symbols else found.group(), getattr(op, field))
            setattr(op, field, text)
        if new:
            op.properties = op.properties.replace(f'sym_name = "{op.symbol()}"', f'sym_name = "{new}"')
    return True


def ordinary(op):
    return not op.regions and not op.successors and not BOUND.search(op.name + op.properties) and not re.search(r"return|unreachable|yield|invoke", op.name)


def dead_blocks(module, chance):
    """Blocks to which nothing leads, in which some operations of the function are done again."""
    names, changed = Names(), False
    for function in functions(module):
        region, kinds, outer = function.regions[0], types_of(function), outer_values(function)
        some = [op for block in region for op in block.ops if ordinary(op) and not isinstance(op, Text)]
        if not some or function.name != "llvm.func":
            continue
        ops = [copy.deepcopy(op) for op in chance.sample(some, min(len(some), chance.choice((1, 2, 4))))]
        replace_all = rename_definitions(ops, names)
        for op in ops:
            op.loc = 0
            if chance.random() < 0.5:
                replace(op, replace_all)
        target = chance.choice(region[1:] or [None])
        given = [chance.choice([name for name, kind in kinds.items() if kind == wanted and name in outer] or [None])
                 for _, wanted, _ in (target.arguments if target else ())]
        if target is None or None in given:
            ops.append(Text("llvm.unreachable"))
        else:
            ops.append(Op("llvm.br", given, successors=[target.label], taken=[kinds[name] for name in given]))
        region.append(Block(names("^"), [], ops))
        changed = True
    return changed


def outer_values(function):
    """What is defined in the blocks of the function itself."""
    found = set()
    for block in function.regions[0]:
        found |= {name for name, _, _ in block.arguments} | {name for op in block.ops for name in op.results}
    return found


def dead_function(module, chance):
    """A function that nobody calls, which does what another one does."""
    some = [op for op in functions(module) if op.name == "llvm.func" and not re.search("coro|personality", "".join(inner.name for inner in walk(op)) + op.properties)]
    if not some:
        return False
    new = copy.deepcopy(chance.choice(some))
    for op in walk(new):
        op.loc = 0
    for block in blocks_of(new):
        block.arguments = [(name, kind, 0) for name, kind, _ in block.arguments]
    new.properties = re.sub(r'sym_name = "[^"]*"', 'sym_name = "never_called"', new.properties)
    new.properties = re.sub(r"#llvm.linkage<\w+>", "#llvm.linkage<internal>", new.properties)
    top(module).insert(chance.randrange(len(top(module)) + 1), new)
    return True


# ---- control flow ----------------------------------------------------------------------------------------------------------------------


def negate(module, chance):
    """Conditions negated, with successors exchanged."""
    names, changed = Names(), False
    for function in functions(module):
        for block in blocks_of(function):
            op = block.ops[-1] if block.ops else None
            if op is None or op.name not in ("llvm.cond_br", "cf.cond_br") or "branch_weights" in op.properties or chance.random() < 0.2:
                continue
            sizes = re.search(r"operandSegmentSizes = array<i32: 1, (\d+), (\d+)>", op.properties)
            first = int(sizes.group(1))
            true, value = names(), names()
            block.ops[-1:-1] = [Text(f"{true} = llvm.mlir.constant(true) : i1"),
                                Text(f"{value} = llvm.xor {op.operands[0]}, {true} : i1")]
            ins, outs, kinds = op.operands[1 : 1 + first], op.operands[1 + first :], op.taken[1:]
            op.operands, op.taken = [value, *outs, *ins], ["i1", *kinds[first:], *kinds[:first]]
            op.successors.reverse()
            op.properties = op.properties.replace(sizes.group(), f"operandSegmentSizes = array<i32: 1, {sizes.group(2)}, {first}>")
            changed = True
    return changed


def split(module, chance):
    """A block becomes two."""
    names, changed = Names(), False
    for function in functions(module):
        region = function.regions[0]
        for block in list(region):
            movable = [i for i in range(1, len(block.ops)) if not any(BOUND.search(op.name) for op in block.ops[max(0, i - 1):])]
            if function.name == "llvm.func" and movable and chance.random() < 0.5:
                at, label = chance.choice(movable), names("^")
                region.insert(region.index(block) + 1, Block(label, [], block.ops[at:]))
                block.ops[at:] = [Op("llvm.br", successors=[label])]
                changed = True
    return changed


def edges_apart(function, names):
    """What a block hands on is handed on by a block with that edge only. False where an edge is none of a branch's."""
    region = function.regions[0]
    for block in list(region):
        op = block.ops[-1]
        if op.name in ("llvm.br", "cf.br") or not op.successors:
            continue
        if op.name not in ("llvm.cond_br", "cf.cond_br", "llvm.switch"):
            return False
        sizes = [int(n) for n in re.search(r"operandSegmentSizes = array<i32: ([\d, ]+)>", op.properties).group(1).split(",")]
        if op.name == "llvm.switch":
            cases = re.search(r"case_operand_segments = array<i32(?:: ([\d, ]+))?>", op.properties)
            counts = [sizes[1], *(int(n) for n in (cases.group(1) or "").split(",") if n.strip())] if cases else [sizes[1]]
            if cases:
                op.properties = op.properties.replace(cases.group(), f"case_operand_segments = array<i32{': ' if len(counts) > 1 else ''}{', '.join('0' for _ in counts[1:])}>")
        else:
            counts = sizes[1:]
        op.properties = re.sub(r"operandSegmentSizes = array<i32: [\d, ]+>",
                               f"operandSegmentSizes = array<i32: 1{', 0' * (len(sizes) - 1)}>", op.properties)
        at = 1
        for i, count in enumerate(counts):
            if count:
                label = names("^")
                region.append(Block(label, [], [Op("llvm.br", op.operands[at : at + count], successors=[op.successors[i]], taken=op.taken[at : at + count])]))
                op.successors[i] = label
                at += count
        op.operands, op.taken = op.operands[:1], op.taken[:1]
    return True


def to_memory(function, names):
    """Values that go from block to block go through slots, so that blocks can be copied. False where a value cannot lie in one."""
    region, kinds = function.regions[0], types_of(function)
    if any(op.regions or BOUND.search(op.name) and op.name != "llvm.alloca" for block in region for op in block.ops) or not edges_apart(function, names):
        return False
    home = {name: block for block in region for op in block.ops for name in op.results}
    carried = {name for block in region[1:] for name, _, _ in block.arguments}
    entry = {name for op in region[0].ops for name in op.results}  # it is done once, before all
    carried |= {name for block in region for op in block.ops for name in op.operands if name not in entry and home.get(name, block) is not block}
    if not all(STORABLE.match(kinds[name]) for name in carried):
        return False
    slots, one = {name: names() for name in sorted(carried)}, names()
    for block in region:
        ops = []
        for name, _, _ in block.arguments if block is not region[0] else ():
            ops.append(Text(f"{name} = llvm.load {slots[name]} : {POINTER} -> {kinds[name]}", results=[name]))
        for op in block.ops:
            for name in dict.fromkeys(op.operands):
                if name in slots and home.get(name) is not block and name not in (a for a, _, _ in block.arguments):
                    value = names()
                    ops.append(Text(f"{value} = llvm.load {slots[name]} : {POINTER} -> {kinds[name]}", results=[value]))
                    op.operands = [value if operand == name else operand for operand in op.operands]
            if op.name in ("llvm.br", "cf.br"):
                target = next(block for block in region if block.label == op.successors[0])
                ops += [Text(f"llvm.store {value}, {slots[name]} : {kinds[name]}, {POINTER}") for value, (name, _, _) in zip(op.operands, target.arguments)]
                op.operands, op.taken = [], []
            ops.append(op)
            ops += [Text(f"llvm.store {name}, {slots[name]} : {kinds[name]}, {POINTER}") for name in op.results if name in slots]
        block.ops = ops
    for block in region[1:]:
        block.arguments = []
    made = [Text(f"{one} = llvm.mlir.constant(1 : i64) : i64")]
    made += [Text(f"{slot} = llvm.alloca {one} x {kinds[name]} : (i64) -> {POINTER}") for name, slot in slots.items()]
    region[0].ops = made + region[0].ops
    return True


def loop_through(region, header):
    """Labels of the blocks from which control comes back to the header, and which it reaches."""
    after = {block.label: block.ops[-1].successors for block in region}

    def reach(label, edges):
        seen, todo = set(), list(edges[label])
        while todo:
            at = todo.pop()
            if at not in seen:
                seen.add(at)
                todo += edges[at]
        return seen

    before = {label: [] for label in after}
    for label, targets in after.items():
        for target in targets:
            before[target].append(label)
    return reach(header, after) & reach(header, before)


def copied(module, chance, way):
    """In one function: the first round of a loop apart ("peel"), two rounds in one ("unroll"), a block for one of the ways to it ("tail"), or for any of
    the edges ("any"). The slots go again where mem2reg takes them."""
    order = functions(module)
    chance.shuffle(order)
    for function in order:
        names, changed = Names(), copy.deepcopy(function)
        region = changed.regions[0]
        if function.name != "llvm.func" or len(region) < 2 or not to_memory(changed, names):
            continue
        region, before = changed.regions[0], {}
        for block in region:
            for target in block.ops[-1].successors:
                before.setdefault(target, []).append(block.label)
        headers = [block.label for block in region[1:] if block.label in loop_through(region, block.label)]
        if way in ("peel", "unroll"):
            if not headers:
                continue
            header = chance.choice(headers)
            chosen = loop_through(region, header)
        else:
            joins = [label for label, sources in before.items() if len(sources) > 1 and label != region[0].label]
            if not joins:
                continue
            header = chance.choice(joins)
            chosen = {header} if way == "tail" else {label for label in before if chance.random() < 0.5 and label != region[0].label} | {header}
        old = [block for block in region if block.label in chosen]
        if any(op.name == "llvm.alloca" for block in old for op in block.ops):
            continue
        new = copy.deepcopy(old)
        labels = {block.label: names("^") for block in old}
        for block in new:
            given = rename_definitions([op for op in block.ops if not isinstance(op, Text)], names)
            given.update({name: names() for op in block.ops if isinstance(op, Text) for name in op.results})
            for op in block.ops:
                replace(op, given)
        first = chance.choice(before[header])
        for block in region + new:
            inside, copy_of = block in old or block in new, block in new
            for i, target in enumerate(block.ops[-1].successors):
                if target in labels and goes_to_copy(way, inside, copy_of, target == header, block.label == first, chance):
                    block.ops[-1].successors[i] = labels[target]
        for block in new:
            block.label = labels[block.label]
        region += new
        top(module)[top(module).index(function)] = changed
        return True
    return False


def goes_to_copy(way, inside, copy_of, to_header, is_first, chance):
    if way == "peel":
        return not inside or (copy_of and not to_header)
    if way == "unroll":
        return inside and copy_of != to_header
    if way == "tail":
        return is_first
    return chance.random() < 0.5


def peel(module, chance):
    return copied(module, chance, "peel")


def unroll(module, chance):
    return copied(module, chance, "unroll")


def tail(module, chance):
    return copied(module, chance, "tail")


def any_edges(module, chance):
    return copied(module, chance, "any")


# ---- values on a detour -------------------------------------------------------------------------------------------------------------------


def detour(module, chance, lines, kinds=(POINTER,), only=None):
    """Some values of a function are used only after a detour. lines(new, old, kind, names): operations before all, and those of the detour."""
    names, changed = Names(), False
    share = chance.choice((0.2, 0.6, 1))
    for function in functions(module):
        if function.name != "llvm.func" or any(re.search("coro|landingpad|musttail", op.name + op.properties) for op in walk(function)):
            continue
        places = [(block, -1, name, kind) for block in blocks_of(function) for name, kind, _ in block.arguments]
        places += [(block, op, op.results[0], op.given[0]) for block in blocks_of(function) for op in block.ops
                   if len(op.results) == 1 and op.name not in ("llvm.alloca", "llvm.mlir.addressof") and (only is None or op.name == only)]
        for block, op, name, kind in places:
            if kind not in kinds or (only and op == -1) or chance.random() > share:
                continue
            new = names()
            replace(function, {name: new})
            first, then = lines(new, name, kind, names)
            at = 0 if op == -1 else block.ops.index(op) + 1
            block.ops[at:at] = [Text(line) for line in then]
            region = next(region for inner in walk(function) for region in inner.regions if block in region)
            region[0].ops[0:0] = [Text(line) for line in first]
            changed = True
    return changed


def through_number(module, chance):
    """Addresses become numbers and addresses again."""
    def lines(new, old, _, names):
        number = names()
        return [], [f"{number} = llvm.ptrtoint {old} : {POINTER} to i64", f"{new} = llvm.inttoptr {number} : i64 to {POINTER}"]
    return detour(module, chance, lines)


def through_memory(module, chance):
    """Values go to the stack and come back at once."""
    def lines(new, old, kind, names):
        one, slot = names(), names()
        return ([f"{one} = llvm.mlir.constant(1 : i64) : i64", f"{slot} = llvm.alloca {one} x {kind} : (i64) -> {POINTER}"],
                [f"llvm.store {old}, {slot} : {kind}, {POINTER}", f"{new} = llvm.load {slot} : {POINTER} -> {kind}"])
    return detour(module, chance, lines, (POINTER, "i64", "i32", "i1"))


def through_struct(module, chance):
    """Values go into a structure and out of it."""
    def lines(new, old, kind, names):
        whole, empty, full = f"!llvm.struct<(i64, {kind.replace('!llvm.', '')})>", names(), names()
        return [], [f"{empty} = llvm.mlir.poison : {whole}", f"{full} = llvm.insertvalue {old}, {empty}[1] : {whole}",
                    f"{new} = llvm.extractvalue {full}[1] : {whole}"]
    return detour(module, chance, lines, (POINTER, "i64", "i32", "i1"))


def identity(kind):
    name = "same_" + re.sub(r"\W", "", kind)
    return name, Text(f"llvm.func internal @{name}(%x: {kind}) -> {kind} {{ llvm.return %x : {kind} }}")


def through_helper(module, chance, kinds=(POINTER,), only=None):
    """Addresses go through functions that return them."""
    used = set()

    def lines(new, old, kind, _):
        used.add(kind)
        return [], [f"{new} = llvm.call @{identity(kind)[0]}({old}) : ({kind}) -> {kind}"]
    changed = detour(module, chance, lines, kinds, only)
    top(module).extend(identity(kind)[1] for kind in sorted(used))
    return changed


def hidden_constants(module, chance):
    """Constants come from functions that return them."""
    return through_helper(module, chance, ("i64", "i32", "i1", "i8"), "llvm.mlir.constant")


def through_select(module, chance):
    """Of one value and the same value one is chosen."""
    def lines(new, old, kind, names):
        x, y, condition = names(), names(), names()
        return [f"{x} = llvm.mlir.constant(true) : i1"], [f"{y} = llvm.mlir.constant(false) : i1", f"{condition} = llvm.xor {x}, {y} : i1",
                                                         f"{new} = llvm.select {condition}, {old}, {old} : i1, {kind}"]
    return detour(module, chance, lines, (POINTER, "i64"))


def through_argument(module, chance):
    """Blocks hand on addresses that they could use where they were made."""
    names, changed = Names(), False
    for function in functions(module):
        region, kinds = function.regions[0], types_of(function)
        made = {name for name, _, _ in region[0].arguments} | {name for op in region[0].ops for name in op.results}
        for block in region[1:]:
            used = {name for op in block.ops for inner in walk(op) for name in inner.operands} & made
            used = sorted(name for name in used if kinds[name] == POINTER)
            sources = [other for other in region if block.label in other.ops[-1].successors]
            if function.name != "llvm.func" or not used or not sources or not all(other.ops[-1].name == "llvm.br" for other in sources):
                continue
            for name in chance.sample(used, min(2, len(used))):
                new = names()
                for op in block.ops:
                    replace(op, {name: new})
                block.arguments.append((new, POINTER, 0))
                for other in sources:
                    other.ops[-1].operands.append(name)
                    other.ops[-1].taken.append(POINTER)
                changed = True
    return changed


# ---- calls ----------------------------------------------------------------------------------------------------------------------------------


class Helper(Op):
    """A private function, whose head is written in the pretty form."""

    def __init__(self, name, parameters, result, ops):
        super().__init__("helper", regions=[[Block("^bb0", [], ops)]])
        self.head = f"llvm.func internal @{name}({', '.join(f'{value}: {kind}' for value, kind in parameters)}){result and ' -> ' + result} {{"

    def lines(self, indent):
        return [indent + self.head, *(line for op in self.regions[0][0].ops for line in op.lines(indent + "  ")), indent + "} " + location(0)]


def outline(module, chance):
    """Straight pieces of code become private functions."""
    names, changed, made = Names(), False, []
    for function in functions(module):
        if function.name != "llvm.func":
            continue
        kinds = types_of(function)
        for block in list(function.regions[0]):
            here = [i for i, op in enumerate(block.ops) if ordinary(op)]
            if not here or chance.random() < 0.3:
                continue
            start, length = chance.choice(here), chance.choice((1, 2, 3, 6, 12))
            end = start
            while end < len(block.ops) - 1 and end < start + length and ordinary(block.ops[end]):
                end += 1
            if end > start:
                helper = outlined(function, kinds, block, start, end, names, f"piece{len(made)}")
                if helper:
                    made.append(helper)
                    changed = True
    top(module).extend(made)
    return changed


def outlined(function, kinds, block, start, end, names, name):
    ops = block.ops[start:end]
    defined = [value for op in ops for value in op.results]
    taken = [value for value in dict.fromkeys(value for op in ops for value in op.operands) if value not in defined]
    rest = {value for other in blocks_of(function) for op in other.ops if op not in ops for value in uses(op)}
    given = [value for value in defined if value in rest]
    if not all(STORABLE.match(kinds[value]) for value in taken + given):
        return None
    result, ending, behind = "", [Text("llvm.return")], []
    plain = [kinds[value].replace("!llvm.", "", 1) for value in given]
    call = f"llvm.call @{name}({', '.join(taken)}) : ({', '.join(kinds[value] for value in taken)}) -> "
    if len(given) == 1:
        result, ending = kinds[given[0]], [Text(f"llvm.return {given[0]} : {kinds[given[0]]}")]
        behind = [Text(f"{given[0]} = {call}{result}")]
    elif given:
        result, values = f"!llvm.struct<({', '.join(plain)})>", [names() for _ in range(len(given) + 1)]
        ending = [Text(f"{values[0]} = llvm.mlir.poison : {result}")]
        ending += [Text(f"{values[i + 1]} = llvm.insertvalue {value}, {values[i]}[{i}] : {result}") for i, value in enumerate(given)]
        ending.append(Text(f"llvm.return {values[-1]} : {result}"))
        whole = names()
        behind = [Text(f"{whole} = {call}{result}"), *(Text(f"{value} = llvm.extractvalue {whole}[{i}] : {result}") for i, value in enumerate(given))]
    else:
        behind = [Text(f"{call}()")]
    block.ops[start:end] = behind
    return Helper(name, [(value, kinds[value]) for value in taken], result, ops + ending)
