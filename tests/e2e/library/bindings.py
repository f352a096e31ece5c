#!/usr/bin/env python3
"""usage: bindings.py BINDINGS FILE...: modules as MLIR's Python bindings hold them, in a capsule, say what their text says: those of the library's MLIR by
their pointers, and those of another one, which have an extension module of their own, by their bytecode alone."""
import ctypes
import sys
import types
import _ctypes

import gpuverify


def capsule(pointer, name):
    new = ctypes.pythonapi.PyCapsule_New
    new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    return new(pointer, name, None)


def operation_class(package, file):
    """A class Operation of the extension module `file`, as sys.modules has it."""
    extension = types.ModuleType(package)
    extension.__file__ = file
    sys.modules[package] = extension
    return type("Operation", (), {"__module__": f"{package}.ir"})


def held(cls, pointer, name, text=None):
    operation = cls()
    operation._CAPIPtr = capsule(pointer, name)
    if text is not None:
        operation.write_bytecode = lambda out: out.write(text)
    return types.SimpleNamespace(operation=operation)


NAME = ctypes.c_char_p(b"mlir.ir.Operation._CAPIPtr")  # PyCapsule_New keeps the pointer
WRONG = ctypes.c_char_p(b"mlir.ir.Attribute._CAPIPtr")


def without_places(result):
    return result.verdict, [(f.rule, f.severity, f.fingerprint, [n.kind for n in f.notes]) for f in result.findings]


def main():
    bindings, paths = ctypes.CDLL(sys.argv[1]), sys.argv[2:]
    bindings.bindings_parse.restype = ctypes.c_void_p
    own, foreign = operation_class("mlir._mlir_libs._mlir", sys.argv[1]), operation_class("jaxlib.mlir._mlir_libs._mlir", _ctypes.__file__)
    for path in paths:
        with open(path, "rb") as f:
            text = f.read()
        pointer = bindings.bindings_parse(text)
        expected = gpuverify.verify(text, name=path)
        assert expected.findings, path
        inside = gpuverify.verify(held(own, pointer, NAME))
        assert without_places(inside) == without_places(expected), (inside, expected)
        assert gpuverify.verify(held(foreign, 16, NAME, text), name=path) == expected  # a pointer that nobody may follow
        try:
            sys.exit(f"{gpuverify.verify(held(own, pointer, WRONG))}")
        except TypeError as error:
            assert "a module of MLIR's Python bindings" in str(error)
        bindings.bindings_drop()
    print(len(paths), "modules, the same")


main()
