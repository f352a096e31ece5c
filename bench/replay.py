#!/usr/bin/env python3
"""Replays the findings of all examples on CUDA hardware, and paths of what is proved, and writes docs/replay-results.md.

usage: replay.py GPUVERIFY [OPTION of 'gpuverify replay'...] > docs/replay-results.md

The driver is the libcuda.so.1 that the system finds. Exit status 1: a path of a proved program showed a fault, or a control arm did.
"""
import ctypes
import datetime
import glob
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, timeout=3600)


def device():
    """(name, driver version), as the driver says."""
    try:
        driver = ctypes.CDLL("libcuda.so.1")
    except OSError:
        sys.exit("there is no CUDA driver: libcuda.so.1 cannot be loaded")
    name, version, ordinal = ctypes.create_string_buffer(256), ctypes.c_int(), ctypes.c_int()
    answer = driver.cuInit(0) or driver.cuDriverGetVersion(ctypes.byref(version)) or driver.cuDeviceGet(
        ctypes.byref(ordinal), 0) or driver.cuDeviceGetName(name, 256, ordinal)
    if answer:
        sys.exit(f"the CUDA driver has no device that can be used: error {answer}")
    return name.value.decode(), f"CUDA {version.value // 1000}.{version.value % 1000 // 10}"


def plans_of(gpuverify, path, folder):
    """(rule, place, plan) of each finding."""
    first = os.path.join(folder, "finding.plan")
    for old in glob.glob(os.path.join(folder, "*.plan")):
        os.remove(old)
    run(gpuverify, "--quiet", f"--replay-plan={first}", path)
    number = 1
    while os.path.exists(plan := first if number == 1 else os.path.join(folder, f"finding-{number}.plan")):
        with open(plan, encoding="utf-8") as text:
            head = re.search(r'^finding (\S+) "(?:[^"\\]|\\.)*" "(?:[^"]*?)(:\d+:\d+)?"', text.read(), re.M)
        yield head[1], (head[2] or "")[1:], plan
        number += 1


def row(name, rule, place, said):
    """The cells of a finding, from what 'gpuverify replay' said; and whether its control arm showed it too."""
    arms = re.search(r": faulty (\d+) of (\d+), control (\d+) of (\d+)$", said[0])
    verdict = re.search(r"\.plan: ([a-z ]+?)(?: on cuda|$)", said[0])[1]
    driver = next((line.strip()[len("driver: "):] for line in said if line.startswith("  driver: ")), "")
    cells = [f"{name}:{place}", rule, verdict, f"{arms[1]}/{arms[2]}" if arms else "", f"{arms[3]}/{arms[4]}" if arms else "",
             said[1].strip().split(", at ")[0], re.sub(r"\((?:[^()]*/)?([^()/]*)\)", r"(\1)", driver)]
    return cells, bool(arms) and int(arms[3]) > 0


def main():
    gpuverify, *options = sys.argv[1:]
    gpu, driver = device()
    rows, twins, odd = [], [], False
    with tempfile.TemporaryDirectory() as folder:
        for path in sorted(glob.glob(os.path.join(ROOT, "examples", "*", "*.mlir"))):
            name = os.path.relpath(path, os.path.join(ROOT, "examples"))
            if os.path.basename(path).startswith("source"):
                continue
            for rule, place, plan in plans_of(gpuverify, path, folder):
                done = run(gpuverify, "replay", "--device=cuda", *options, plan)
                if done.returncode == 2:
                    sys.exit(f"{name}: {done.stderr.strip()}")
                cells, too = row(name, rule, place, done.stdout.splitlines())
                rows.append(cells)
                odd |= too
            done = run(gpuverify, "--quiet", "--replay-device=cuda", "--replay-proved", path)
            for paths, faulty in re.findall(r"^replay: (\d+) paths? of the proved program run, (\d+) with a fault", done.stdout, re.M):
                twins.append((int(paths), int(faulty)))
    ran = [cells for cells in rows if cells[3]]
    print("# Results of replay on hardware\n")
    print(f"On {gpu}, driver for {driver}, {datetime.date.today()}, by `bench/replay.py{''.join(' ' + o for o in options)}`.\n")
    print("| finding | rule | verdict | faulty | control | what was seen, the driver's answer | the driver's order |")
    print("|---|---|---|---|---|---|---|")
    for cells in rows:
        print("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    print(f"\n{sum(cells[2] == 'confirmed' for cells in ran)} of the {len(ran)} findings that can be run were confirmed. Of {len(twins)} "
          f"proved programs {sum(t[0] for t in twins)} paths were run; {sum(t[1] for t in twins)} showed a fault.")
    sys.exit(odd or any(t[1] for t in twins))


if __name__ == "__main__":
    main()
