#!/usr/bin/env python3
"""usage: gpu_only.py FOLDER...: of the programs of the tests, in which something is done on a GPU or may be, the option gpu_only changes nothing; of the
others the result is empty and has no findings."""
import pathlib
import re
import sys

import gpuverify


def main():
    same = empty = 0
    for path in sorted(path for folder in sys.argv[1:] for path in pathlib.Path(folder).rglob("*.mlir")):
        runtime = re.search(r"--runtime=([\w,-]+)", path.read_text(errors="replace"))
        options = {"runtime": runtime[1]} if runtime else {}
        try:
            result = gpuverify.verify_file(path, **options)
        except gpuverify.Unusable:
            continue
        only = gpuverify.verify_file(path, gpu_only=True, **options)
        if only == result:
            same += 1
            continue
        assert only.empty and not only.findings and only.verdict == "proved" and result.empty, (path, result)
        assert not any("unknown" in f.rule or "recognis" in f.message for f in result.findings), (path, result)
        empty += 1
    print(same, "the same,", empty, "empty")


main()
