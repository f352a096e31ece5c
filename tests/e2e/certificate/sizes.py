#!/usr/bin/env python3
"""How long certificates are: at most half as long as the program, whatever its shape.

usage: sizes.py GPUVERIFY GENERATE DIRECTORY

The programs are those of bench/generate.py. Prints how many there are, and the largest part of a program's bytes that a certificate has.
"""
import os
import subprocess
import sys

SHAPES = {"lowered": (1500,), "blocks": (100,), "streams": (20,), "calls": (20, 250), "branches": (6, 20), "regions": (3, 6, 12), "fan": (5, 20), "actions": (100,), "sums": (30,),
          "loops": (4, 20)}
MOST = 0.5


def main():
    gpuverify, generate, directory = sys.argv[1:4]
    largest, wrong, count = 0, [], 0
    for shape, sizes in SHAPES.items():
        for size in sizes:
            path = os.path.join(directory, f"{shape}-{size}.mlir")
            with open(path, "wb") as out:
                subprocess.run([sys.executable, generate, shape, str(size)], stdout=out, check=True)
            subprocess.run([gpuverify, "--quiet", f"--certificate={path}.cert", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
            if not os.path.exists(path + ".cert"):
                wrong.append(f"{path} has no certificate")
                continue
            part = os.path.getsize(path + ".cert") / os.path.getsize(path)
            count, largest = count + 1, max(largest, part)
            if part > MOST:
                wrong.append(f"{path}: the certificate has {part:.2f} of its size")
    print("\n".join(wrong + [f"{count} certificates, with at most {largest:.2f} of the size of their program"]))
    sys.exit(1 if wrong else 0)


main()
