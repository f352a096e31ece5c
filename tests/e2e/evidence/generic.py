"""MLIR's generic form as Python objects, to be changed and written again. Attributes and types stay text.

Each operation and each block argument has a number, which is the line of its location, so that findings in any program that is made of
another one lead back to the operation that they are about.
"""
import re

FILE = "program"  # the name of the file in all locations
VALUE = re.compile(r"%[\w$.#-]+")
OPENING, CLOSING = "([{", ")]}"


class Op:
    def __init__(self, name, operands=(), results=(), successors=(), properties="", regions=(), attributes="", taken=(), given=(), loc=0):
        self.name, self.operands, self.results, self.successors = name, list(operands), list(results), list(successors)
        self.properties, self.regions, self.attributes = properties, list(regions), attributes
        self.taken, self.given, self.loc = list(taken), list(given), loc  # the types of operands and results

    def property(self, name):
        found = re.search(rf"[{{ ]{name} = ([^\s,}}]+)", self.properties)
        return found.group(1) if found else None

    def symbol(self):
        return (self.property("sym_name") or "").strip('"')

    def lines(self, indent):
        results = self.results[0].split("#")[0] + (f":{len(self.results)}" if len(self.results) > 1 else "") + " = " if self.results else ""
        successors = f"[{', '.join(self.successors)}]" if self.successors else ""
        types = f" : ({', '.join(self.taken)}) -> ({', '.join(self.given)})"
        head = f'{indent}{results}"{self.name}"({", ".join(self.operands)}){successors}{self.properties and " " + self.properties}'
        end = f"{self.attributes and ' ' + self.attributes}{types} {location(self.loc)}"
        if not self.regions:
            return [head + end]
        lines = [head + " ({"]
        for number, region in enumerate(self.regions):
            if number:
                lines.append(indent + "}, {")
            for block in region:
                lines += block.lines(indent)
        return [*lines, indent + "})" + end]


class Text(Op):
    """Operations in the pretty form, one a line. `results` are what of them is used outside."""

    def __init__(self, *lines, results=(), loc=0):
        super().__init__("", results=results, loc=loc)
        self.texts = lines

    def lines(self, indent):
        return [f"{indent}{line} {location(self.loc)}" for line in self.texts]


class Block:
    def __init__(self, label, arguments=(), ops=()):
        self.label, self.arguments, self.ops = label, list(arguments), list(ops)  # an argument: name, type, location

    def lines(self, indent):
        arguments = ", ".join(f"{name}: {kind} {location(loc)}" for name, kind, loc in self.arguments)
        lines = [f"{indent}{self.label}{f'({arguments})' if arguments else ''}:"]
        for op in self.ops:
            lines += op.lines(indent + "  ")
        return lines


def location(number):
    return f'loc("{FILE}":{number}:1)' if number else "loc(unknown)"


def written(module):
    return "\n".join(module.lines("")) + "\n"


def walk(op):
    """The operation and all in it."""
    yield op
    for region in op.regions:
        for block in region:
            for inner in block.ops:
                yield from walk(inner)


def apart(text):
    """What commas separate, where they are in no brackets."""
    parts, depth, start, at = [], 0, 0, 0
    while at < len(text):
        c = text[at]
        if c == '"':
            at = end_of_string(text, at) - 1
        elif c in "([{<":
            depth += 1
        elif c in ")]}" or (c == ">" and text[at - 1] != "-"):
            depth -= 1
        elif c == "," and not depth:
            parts.append(text[start:at].strip())
            start = at + 1
        at += 1
    parts.append(text[start:].strip())
    return [part for part in parts if part]


def end_of_string(text, at):
    at += 1
    while text[at] != '"':
        at += 2 if text[at] == "\\" else 1
    return at + 1


def end_of_brackets(text, at):
    """Behind what closes the bracket at `at`."""
    depth = 0
    while True:
        c = text[at]
        if c == '"':
            at = end_of_string(text, at)
            continue
        depth += (c in OPENING) - (c in CLOSING)
        at += 1
        if not depth:
            return at


class Reader:
    """Reads what `mlir-opt --mlir-print-op-generic --mlir-print-debuginfo --mlir-print-local-scope` writes."""

    def __init__(self, text):
        self.text, self.at, self.places = text, 0, {}  # places: of each number the location that was there

    def skip(self):
        while True:
            while self.at < len(self.text) and self.text[self.at].isspace():
                self.at += 1
            if not self.text.startswith("//", self.at):
                return
            self.at = self.text.index("\n", self.at)

    def sees(self, word):
        self.skip()
        if not self.text.startswith(word, self.at):
            return False
        self.at += len(word)
        return True

    def expect(self, word):
        if not self.sees(word):
            raise ValueError(f"{word} expected: {self.text[self.at:self.at + 60]!r}")

    def brackets(self):
        """The text of what is in brackets, with them."""
        self.skip()
        start, self.at = self.at, end_of_brackets(self.text, self.at)
        return self.text[start : self.at]

    def place(self):
        self.expect("loc")
        number = len(self.places) + 1
        self.places[number] = self.brackets()[1:-1]
        return number

    def module(self):
        op = self.op()
        self.skip()
        if self.at != len(self.text):
            raise ValueError("more behind the module")
        return op

    def op(self):
        self.skip()
        results = []
        if self.text[self.at] == "%":
            name, count = re.compile(r"(%[\w$.-]+)(?::(\d+))? = ").match(self.text, self.at).groups()
            self.at = self.text.index("=", self.at) + 1
            results = [f"{name}#{i}" for i in range(int(count))] if count else [name]
            self.skip()
        start, self.at = self.at, end_of_string(self.text, self.at)
        op = Op(self.text[start + 1 : self.at - 1], VALUE.findall(self.brackets()), results)
        if self.sees("["):
            self.at -= 1
            op.successors = re.findall(r"\^\w+", self.brackets())
        if self.sees("<{"):
            self.at -= 1
            op.properties = f"<{self.brackets()}>"
            self.expect(">")
        self.skip()
        if self.text.startswith("({", self.at):
            self.at += 1
            while self.sees("{"):
                op.regions.append(self.region())
                if not self.sees(","):
                    break
            self.expect(")")
        self.skip()
        if self.text[self.at] == "{":
            op.attributes = self.brackets()
        self.expect(":")
        op.taken = apart(self.brackets()[1:-1])
        self.expect("->")
        self.skip()
        if self.text[self.at] == "(":
            op.given = apart(self.brackets()[1:-1])
        else:
            end = self.text.index(" loc(", self.at)
            op.given, self.at = [self.text[self.at : end]], end
        op.loc = self.place()
        return op

    def region(self):
        blocks = []
        while not self.sees("}"):
            self.skip()
            if self.text[self.at] == "^":
                label = re.compile(r"\^\w+").match(self.text, self.at).group()
                self.at += len(label)
                blocks.append(Block(label, self.arguments()))
                self.expect(":")
            else:
                if not blocks:
                    blocks.append(Block("^bb0"))
                blocks[-1].ops.append(self.op())
        return blocks

    def arguments(self):
        found = []
        if not self.sees("("):
            return found
        while not self.sees(")"):
            self.skip()
            name = VALUE.match(self.text, self.at).group()
            self.at += len(name)
            self.expect(":")
            end = self.text.index(" loc(", self.at)
            kind, self.at = self.text[self.at : end].strip(), end
            found.append((name, kind, self.place()))
            self.sees(",")
        return found


def read(text):
    """The module, and the locations that its numbers stand for."""
    reader = Reader(text)
    return reader.module(), reader.places
