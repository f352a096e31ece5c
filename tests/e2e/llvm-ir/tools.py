#!/usr/bin/env python3
"""Gives gpuverify importers that do everything wrong (see bad_tools.py), ones that are too old, and LLVM IR that is none.

usage: tools.py GPUVERIFY MLIR-TRANSLATE PROGRAM SCRATCH-DIRECTORY SHARE

With a SHARE of more than 1 none prints for ever: 512 MB are read by the code that reads a compiler's (../source/tools.py).
"""
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from bad_tools import ANY, Trial  # noqa: E402

IMPORTERS = {
    **ANY,
    "does not read and hangs": ("exec <&-; sleep 1000", "the time limit of 2 s is over"),
    "fails": ("echo '<stdin>:7:1: error: no such instruction' >&2; exit 7", "pipeline.ll:7:1: error: no such instruction"),
    "is silent": ("exit 0", "cannot be read"),
    "prints half": ("{real} \"$@\" | head -c 5000", "cannot be read"),
    "prints LLVM IR": ("cat", "cannot be read"),
}
INPUTS = {
    "broken.ll": (b"; ModuleID = 'x'\ndefine void @f( {\n", "/broken.ll:3:1: error: "),
    "broken.bc": (b"BC\xc0\xde" + bytes(range(256)) * 4, "broken.bc: error:"),
    "empty.bc": (b"BC\xc0\xde", "empty.bc: error:"),
}


def main():
    gpuverify, real, program, scratch, share = sys.argv[1:6]
    if int(share) > 1:
        del IMPORTERS["prints for ever"]
    trial = Trial("an importer", gpuverify, "--mlir-translate", [], program, scratch)
    trial.try_all(IMPORTERS, real)
    old = trial.write("old", 'echo "unknown syntax" >&2; exit 1', release="15.0.6")
    trial.expect("is too old", "it is of release 15", [f"--mlir-translate={old}", program])
    trial.try_missing()
    for name, (content, wanted) in INPUTS.items():
        (trial.scratch / name).write_bytes(content)
        trial.expect(f"gets {name}", wanted, [f"--mlir-translate={real}", str(trial.scratch / name)])
    for device in (trial.scratch / "broken.ll", "/nowhere"):
        trial.expect(f"gets {device} for the device", "error:", [f"--mlir-translate={real}", f"--device-module={device}", program])
    sys.exit(trial.say())


if __name__ == "__main__":
    main()
