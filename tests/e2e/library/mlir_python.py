#!/usr/bin/env python3
"""usage: mlir_python.py FILE...: a module of MLIR's Python bindings, whichever MLIR they have, says what its text says."""
import sys

import gpuverify
import mlir.ir


def without_places(result):
    return result.verdict, [(f.rule, f.severity, f.fingerprint, [n.kind for n in f.notes]) for f in result.findings]


def main():
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as f:
            text = f.read()
        with mlir.ir.Context() as context:
            context.allow_unregistered_dialects = True
            module = mlir.ir.Module.parse(text)
            found = gpuverify.verify(module)
        expected = gpuverify.verify(text, name=path)
        assert expected.findings and without_places(found) == without_places(expected), (found, expected)
    print(len(sys.argv) - 1, "modules, the same")


main()
