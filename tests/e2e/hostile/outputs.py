#!/usr/bin/env python3
"""usage: outputs.py PROGRAM EXAMPLES FOLDER

Every file that a run can write, at every kind of place: what is there before and is not the run's own to replace stays as it is, nothing is
lost when a place takes no more bytes, and there is no half file.
"""
import os
import pathlib
import resource
import stat
import subprocess
import sys

program, examples, folder = sys.argv[1:4]
os.makedirs(folder)
os.chdir(folder)
for name in "leak", "race":
    pathlib.Path(name + ".mlir").write_bytes(pathlib.Path(examples, f"stream-{name}/faulty.mlir").read_bytes())

HEADS = {"baseline": b"gpuverify-baseline 1\n", "plan": b"gpuverify-plan ", "graph": b"digraph "}


def has_graphs():
    run = subprocess.run([program, "-q", "race.mlir", "--graph"], capture_output=True)
    return b"gpuverify-graph.so" not in run.stderr


OPTIONS = {"baseline": ["--write-baseline={}"], "plan": ["--replay-plan={}"]}
if has_graphs():
    OPTIONS["graph"] = ["--graph", "--graph-format=dot", "-o{}"]


def run(kind, path, *more, limit=None):
    def bound():
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    words = [program, *(more or ["-q"]), "race.mlir", *(word.format(path) for word in OPTIONS[kind])]
    done = subprocess.run(words, capture_output=True, preexec_fn=bound, timeout=60)
    assert done.returncode in (1, 2), (words, done)
    return done


def finds(done):
    assert b"race.mlir:39:5: error:" in done.stdout, done


def temporary():
    return [name for name in os.listdir(".") if name.startswith(("new", "old", "target"))]


for kind, head in HEADS.items():
    if kind not in OPTIONS:
        continue

    # A new file, one of the same kind, an empty one: written.
    for before in None, head + b"0", b"":
        path = pathlib.Path("new")
        path.unlink(missing_ok=True)
        if before is not None:
            path.write_bytes(before)
            path.chmod(0o640)
        done = run(kind, path)
        finds(done)
        assert done.returncode == 1 and path.read_bytes().startswith(head), (kind, before, done)
        assert before is None or stat.S_IMODE(path.stat().st_mode) == 0o640, kind
    path.unlink()

    # What is of another kind stays: sources, settings, the other kinds, scripts, and an input by any of its names.
    os.symlink("race.mlir", "link.mlir")
    os.link("race.mlir", "hard.mlir")
    others = {"settings": b"disable = stream-leak\n", "script": b"#!/bin/sh\n", "words": b"--werror\n", "bytes": b"\0\1\2\3"}
    others |= {f"a {other}": its for other, its in HEADS.items() if other != kind}
    for name, held in others.items():
        pathlib.Path(name).write_bytes(held)
    for name in [*others, "race.mlir", "./race.mlir", "link.mlir", "hard.mlir", f"{os.getcwd()}/race.mlir", "leak.mlir"]:
        held = pathlib.Path(name).read_bytes()
        done = run(kind, name)
        assert done.returncode == 2 and done.stderr.startswith(b"gpuverify: error: cannot write '"), (kind, name, done)
        assert pathlib.Path(name).read_bytes() == held, (kind, name)
    for name in [*others, "link.mlir", "hard.mlir"]:
        os.unlink(name)

    # Links stay links, to what is there, to what is not yet there, through another link and a folder.
    os.mkdir("folder")
    for name, target in ("one", "target"), ("two", "one"), ("three", "folder/target"), ("folder/four", "../target-4"):
        os.symlink(target, name)
        end = {"one": "target", "two": "target", "three": "folder/target", "folder/four": "target-4"}[name]
        for there in False, True:
            done = run(kind, name)
            finds(done)
            assert os.path.islink(name) and os.readlink(name) == target, (kind, name)
            assert not os.path.islink(end) and pathlib.Path(end).read_bytes().startswith(head), (kind, name)
    for name in "one", "two", "three", "folder/four", "target", "folder/target", "target-4":
        os.unlink(name)
    os.rmdir("folder")

    # So do links that lead to each other, and nowhere.
    for name, target in ("round", "about"), ("about", "round"):
        os.symlink(target, name)
    done = run(kind, "round")
    assert done.returncode == 2 and b"Too many levels of symbolic links" in done.stderr, (kind, done)
    for name, target in ("round", "about"), ("about", "round"):
        assert os.readlink(name) == target, (kind, name)
        os.unlink(name)

    # Devices are written to and stay devices. A full one costs no finding, in any format.
    assert run(kind, "/dev/null").returncode == 1 and stat.S_ISCHR(os.stat("/dev/null").st_mode), kind
    for form in [], ["--format=json"], ["--format=sarif"], ["--format=github"]:
        done = run(kind, "/dev/full", *form)
        assert done.returncode == 2 and b"stream-race" in done.stdout, (kind, form, done)
        assert done.stderr == b"gpuverify: error: cannot write '/dev/full': No space left on device\n", (kind, form, done)

    # Where there is no room, or no place, what was there stays, nothing is left beside it, and the findings are said.
    for before in None, head + b"0" * 20:
        if before:
            pathlib.Path("old").write_bytes(before)
        for limit in 0, 7, 40:
            done = run(kind, "old", limit=limit)
            finds(done)
            assert done.returncode == 2 and b"cannot write 'old': File too large" in done.stderr, (kind, limit, done)
            assert temporary() == (["old"] if before else []), (kind, temporary())
            assert not before or pathlib.Path("old").read_bytes() == before, (kind, limit)
        os.link("old", "old-too") if before else None
        if before:
            done = run(kind, "old", limit=7)
            assert done.returncode == 2 and pathlib.Path("old-too").read_bytes() == before, (kind, done)
            os.unlink("old-too")
    os.unlink("old")
    for nowhere in "no/folder", "race.mlir/file", ".", "x" * 300:
        done = run(kind, nowhere)
        assert done.returncode == 2 and b"cannot write '" in done.stderr, (kind, nowhere, done)
        if nowhere != ".":
            finds(done)

    # Standard output is what it is: the file that it goes to keeps what was said.
    for name in "/dev/stdout", "-":
        with open("out", "wb") as out:
            words = [program, "-q", "race.mlir", *(word.format(name) for word in OPTIONS[kind])]
            assert subprocess.run(words, stdout=out, stderr=subprocess.PIPE).returncode == 1, (kind, name)
        text = pathlib.Path("out").read_bytes()
        assert head in text and text.count(b"race.mlir:39:5: error:") == (name != "-" or kind != "graph"), (kind, name, text)
        os.unlink("out")

# Streams that are closed are no place for what is written: files are as they would be, and a report that nobody gets is told by the status.
for kind, head in HEADS.items():
    for closed in (1,), (2,), (1, 2), (0, 1, 2):
        if kind not in OPTIONS:
            continue
        words = [program, "-q", "race.mlir", *(word.format("new") for word in OPTIONS[kind])]
        whole = pathlib.Path("whole")
        for path in pathlib.Path("new"), whole:
            path.unlink(missing_ok=True)
        run(kind, "whole")
        done = subprocess.run(words, preexec_fn=lambda: [os.close(fd) for fd in closed], close_fds=False, timeout=60)
        assert done.returncode == (2 if 1 in closed else 1), (kind, closed, done)
        assert pathlib.Path("new").read_bytes() == whole.read_bytes(), (kind, closed)
        os.unlink("new"), os.unlink("whole")

# Two outputs in one file, under two names of it, before and after it is there.
for first in OPTIONS:
    for second in OPTIONS:
        if first == second:
            continue
        words = [*(word.format("both") for word in OPTIONS[first]), *(word.format("./both") for word in OPTIONS[second])]
        done = subprocess.run([program, "-q", "race.mlir", *words], capture_output=True)
        assert done.returncode == 2 and b"name two files" in done.stderr and not os.path.exists("both"), (words, done)

# The report itself goes into no input.
with open("race.mlir", "ab") as out:
    held = pathlib.Path("race.mlir").read_bytes()
    done = subprocess.run([program, "leak.mlir", "race.mlir"], stdout=out, stderr=subprocess.PIPE)
    assert done.returncode == 2 and pathlib.Path("race.mlir").read_bytes() == held, done

# Plans of several programs do not replace each other.
os.mkdir("programs")
for name in "leak", "race":
    os.link(name + ".mlir", f"programs/{name}.mlir")
subprocess.run([program, "-q", "programs", "--replay-plan=plan.txt"], capture_output=True)
assert b"stream-leak" in pathlib.Path("plan.txt").read_bytes() and b"stream-race" in pathlib.Path("plan-2.txt").read_bytes()

# An entry of a cache is a file; what else is in its place is left alone, and not waited for.
for make in os.mkfifo, os.mkdir, lambda path: os.symlink(os.path.abspath("race.mlir"), path), lambda path: os.symlink("no", path):
    words = [program, "-q", "--cache=cache", "leak.mlir"]
    subprocess.run(words, capture_output=True)
    entry = next(pathlib.Path("cache").glob("*/*"))
    entry.unlink()
    make(entry)
    was = entry.lstat()
    done = subprocess.run(words, capture_output=True, timeout=60)
    assert done.returncode == 0 and b"[stream-leak]" in done.stdout, done
    assert entry.lstat().st_ino == was.st_ino and entry.lstat().st_mode == was.st_mode, entry
    entry.rmdir() if stat.S_ISDIR(was.st_mode) else entry.unlink()

# What is known of other files, and what users wrote above it, stays in a baseline, however its lines end.
base = pathlib.Path("base")
subprocess.run([program, "-q", "leak.mlir", "race.mlir", "--write-baseline=base"], capture_output=True)
head, about, leak, race = base.read_text().splitlines()
for text in (
    "\n".join([head, about, "# why leak", leak, "# why race", "# at all", race]),
    "\n".join([head, "# why leak", leak, "# why race", "# at all", race, ""]),
    "\r\n".join([head, about, "# why race", "# at all", race, "# why leak", leak]),
):
    base.write_bytes(text.encode())
    for again in range(2):
        subprocess.run([program, "-q", "leak.mlir", "--write-baseline=base"], capture_output=True)
        lines = [line.rstrip("\r") for line in base.read_text().splitlines()]
        assert lines == [head, about, "# why leak", leak, "# why race", "# at all", race], lines

# A file that others may not write is not replaced, and one in a folder that takes no new files is written.
if os.geteuid() == 0:
    os.chmod(".", 0o755)
    base.write_text(f"{head}\n")
    inside = pathlib.Path("inside")
    inside.mkdir()
    (inside / "base").write_text(f"{head}\n")
    for mode, owner, status in (0o444, 0, 2), (0o444, 65534, 2), (0o666, 0, 0), (0o600, 65534, 0):
        os.chmod(inside / "base", mode)
        os.chown(inside / "base", owner, 0)
        number = (inside / "base").stat().st_ino
        words = ["setpriv", "--reuid=65534", "--clear-groups", program, "-q", "leak.mlir", "--write-baseline=inside/base"]
        done = subprocess.run(words, capture_output=True)
        if done.returncode == 127 or b"setpriv" in done.stderr or b"cannot read the file" in done.stderr:
            break  # the folders above are closed to others
        about = (inside / "base").stat()
        assert done.returncode == status and stat.S_IMODE(about.st_mode) == mode and about.st_uid == owner, (mode, owner, done)
    os.chown(base, 65534, 0)
    subprocess.run([program, "-q", "leak.mlir", "--write-baseline=base"], capture_output=True)
    assert base.stat().st_uid == 65534
