#!/usr/bin/env python3
"""What the checker is made of: itself, the part of the front that opens files and parses, and the base; nothing of the analysis, the model, the
interpreter or of what writes certificates.

usage: independent.py BUILD

Which files of the project its sources include, and which objects of the project are linked into it: those that define what others of them use, from
its main.c on. Both are compared with the lists below. Prints the objects.
"""
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.normpath(os.path.join(HERE, "..", "..", "..", "src"))
INCLUDED = {"base/", "read/read.h", "read/release.h", "read/overflow.h", "checker/"}
LINKED = {
    "base": {"base.c", "foreign.c", "stack.c", "utf8.c"},
    "read": {"bitcode.cpp", "digest.c", "input.c", "location.c", "newer.c", "overflow.cpp", "parse.c", "variable.cpp"},
}


def includes():
    """Files of the project that the checker's sources include, and that are none of those allowed."""
    for name in sorted(os.listdir(os.path.join(SOURCE, "checker"))):
        with open(os.path.join(SOURCE, "checker", name), encoding="utf-8") as text:
            for included in re.findall(r'#include "([^"]+)"', text.read()):
                if not any(included.startswith(a) for a in INCLUDED):
                    yield f"src/checker/{name} includes {included}"
                if included == "read/read.h" and name != "main.c":
                    yield f"src/checker/{name} includes {included}: only main.c opens the reader"


def symbols(paths):
    """{(path, object): (names that it defines, names that it uses)} of objects and archives, in one run: to begin with, nm loads all of LLVM."""
    run = subprocess.run(["nm", "-A", "--extern-only", *paths], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
    objects = {}
    for line in run.stdout.decode().splitlines():
        place, _, rest = line.rpartition(":")
        if len(rest.split()) < 2:  # the name of an archive
            continue
        kind, name = rest.split()[-2:]
        path, _, member = place.rpartition(":")
        defines, uses = objects.setdefault((path, member) if path else (member, ""), (set(), set()))
        (uses if kind in "Uw" else defines).add(name)
    return objects


def linked(build):
    """(library, object) of the project that come into the checker."""
    paths = {os.path.join(build, name): found.group(1) for name in sorted(os.listdir(build)) if (found := re.fullmatch(r"libgv_(\w+)\.a", name))}
    main = os.path.join(build, "CMakeFiles", "gpuverify-check.dir", "src", "checker", "main.c.o")
    objects = symbols([main, *paths])
    libraries = {(paths[path], member): what for (path, member), what in objects.items() if path != main}
    made_in = {name: key for key, (defines, _) in libraries.items() for name in defines}
    done, left = set(), [what for (path, _), what in objects.items() if path == main]
    while left:
        for name in left.pop()[1]:
            key = made_in.get(name)
            if key and key not in done:
                done.add(key)
                left.append(libraries[key])
    return done


def main():
    wrong = list(includes())
    sources = {name for name in os.listdir(os.path.join(SOURCE, "checker")) if name.endswith(".c") and name != "main.c"}
    objects = sorted((library, member[:-2]) for library, member in linked(sys.argv[1]))
    for library, name in objects:
        if name not in LINKED.get(library, sources if library == "checker" else ()):
            wrong.append(f"src/{library}: {name} is linked into the checker")
    if {name for library, name in objects if library == "checker"} != sources:
        wrong.append("not all of src/checker is linked into the checker")
    print("\n".join(wrong + [" ".join(f"{library}/{name}" for library, name in objects)]))
    sys.exit(1 if wrong else 0)


main()
