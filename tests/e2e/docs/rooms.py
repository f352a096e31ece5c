#!/usr/bin/env python3
"""What the compiler does not check of the rooms in CMakeLists.txt: headers of outside libraries are included only by the rooms that
link them; no more than three units, a unit being a .c file and its header, include each other in a circle; and each function in a
header has a comment.

usage: rooms.py SOURCE-ROOT"""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
source = root / "src"
OUTSIDE = {  # a header: what CMakeLists.txt calls the library
    r"mlir-c/|llvm-c/|llvm/|mlir/": "gv_mlir",
    r"jansson\.h": "GV_JANSSON",
    r"graphviz/": "GV_GVC",
    r"ccadical\.h": "GV_CADICAL",
}
MOST = 3


def code(path):
    return re.sub(r"/\*.*?\*/|//[^\n]*", lambda c: re.sub(r"[^\n]", " ", c.group()), path.read_text(encoding="utf-8"), flags=re.S)


def rooms():
    """Of each room its folder and the libraries that it links."""
    found = {}
    text = re.sub(r"#[^\n]*", "", (root / "CMakeLists.txt").read_text(encoding="utf-8"))
    for name, words in re.findall(r"gv_room\((\w+)([^)]*)\)", text):
        inside = re.search(r"\bIN (\w+)", words)
        found[f"{inside.group(1)}/{name}" if inside else name] = set(re.findall(r"\bgv_mlir\b|\bGV_[A-Z]+\b", words))
    return found


def outside(files, linked):
    for path in files:
        folder = path.parent.relative_to(source).as_posix()
        for header in re.findall(r"#\s*include <([^>]+)>", code(path)):
            for pattern, library in OUTSIDE.items():
                if re.match(pattern, header) and library not in linked.get(folder, set()) and not is_door(path):
                    yield f"{path.relative_to(root)} includes <{header}>, and its room does not link {library}"


def is_door(path):
    """The one header of a room that shows mlir-c to others, and the passes, which are no room."""
    return path.relative_to(source).as_posix() in ("front/module.h", "pass/passes.cpp")


def circles(files):
    """Strongly connected units (Tarjan, 1972)."""
    units = {path.relative_to(source).as_posix() if path.suffix == ".def" else path.relative_to(source).with_suffix("").as_posix(): set()
             for path in files}
    by_include = {}
    for path in files:
        parts = path.relative_to(source).parts
        by_include["/".join(parts[-2:])] = path
    for path in files:
        unit = path.relative_to(source).with_suffix("").as_posix()
        for name in re.findall(r'#\s*include "([^"]+)"', code(path)) if path.suffix != ".def" else []:
            to = by_include.get(name)
            if to and to.suffix != ".def":
                units[unit].add(to.relative_to(source).with_suffix("").as_posix())
    number, low, stack, found = {}, {}, [], []

    def visit(unit):
        number[unit] = low[unit] = len(number)
        stack.append(unit)
        for to in sorted(units[unit]):
            if to not in number:
                visit(to)
                low[unit] = min(low[unit], low[to])
            elif to in stack:
                low[unit] = min(low[unit], number[to])
        if low[unit] == number[unit]:
            at = stack.index(unit)
            found.append(sorted(stack[at:]))
            del stack[at:]

    sys.setrecursionlimit(10000)
    for unit in sorted(units):
        if unit not in number:
            visit(unit)
    for circle in found:
        if len(circle) > MOST:
            yield "these include each other in a circle: " + ", ".join(circle)


FUNCTION = re.compile(r"^(?:static inline )?(?!typedef|struct|enum|union|extern|return|else|#|\}|_Static)[A-Za-z_][\w ]*[ *]\**(\w+)\([^;{}]*\)\s*(?:;|\{)", re.M)


def uncommented(path):
    """Of our own functions; release.h declares some of MLIR's."""
    text = path.read_text(encoding="utf-8")
    plain = code(path)
    for found in FUNCTION.finditer(plain):
        before = text[:found.start()].rstrip()
        line = text[found.start():].split("\n", 1)[0]
        if found.group(1).startswith("gv") and not before.endswith("*/") and "/*" not in line and not text[found.end():].lstrip(" ").startswith("/*"):
            yield f"{path.relative_to(root)}: {found.group(1)}() has no comment"


def main():
    linked = rooms()
    files = sorted(path for path in source.rglob("*") if path.suffix in (".c", ".h", ".cpp", ".def"))
    wrong = [*outside(files, linked), *circles(files)]
    headers = [path for path in files if path.suffix == ".h"]
    bare = [line for path in headers for line in uncommented(path)]
    functions = sum(len(FUNCTION.findall(code(path))) for path in headers)
    print("\n".join(wrong + bare))
    print(f"{len(files)} files, {functions} functions in {len(headers)} headers, {len(bare)} without a comment")
    return 1 if wrong or bare or len(files) < 400 or functions < 900 else 0


if __name__ == "__main__":
    sys.exit(main())
