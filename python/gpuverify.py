"""gpuverify from Python, over libgpuverify.so: pure Python, by ctypes.

    import gpuverify
    result = gpuverify.verify(module)          # an mlir.ir.Module of MLIR's Python bindings, or text or bytecode
    for finding in result.findings:
        print(finding.place, finding.message)

The library is found by the loader's rules, or is the file that the environment variable GPUVERIFY_LIBRARY names. Modules of bindings that use the same
shared libMLIR as it (gpuverify.mlir_version() says which) are verified in memory; those of other bindings, which bring an MLIR of their own, as jaxlib,
torch-mlir and IREE do, by way of bytecode.
"""
import ctypes
import ctypes.util
import dataclasses
import io
import os
import sys

__all__ = ["verify", "verify_file", "version", "mlir_version", "Result", "Finding", "Note", "Place", "Unusable"]


class Unusable(Exception):
    """The input or an option cannot be used; the message says why, one line or more."""


@dataclasses.dataclass(frozen=True)
class Place:
    file: str  # "" where it is not known
    line: int  # from 1; 0: not known
    column: int  # in bytes

    def __str__(self):
        return f"{self.file}:{self.line}:{self.column}" if self.line else self.file or "<unknown>"


@dataclasses.dataclass(frozen=True)
class Note:
    place: Place
    kind: str
    message: str


@dataclasses.dataclass(frozen=True)
class Finding:
    rule: str
    severity: str
    message: str
    function: str
    place: Place
    notes: tuple
    help: tuple  # what mends it or would settle it, sentences
    fingerprint: str


@dataclasses.dataclass(frozen=True)
class Result:
    verdict: str  # "proved", "violated", "unproved"
    findings: tuple
    assumptions: tuple
    obligations: dict  # how many by verdict
    empty: bool  # nothing that is done on a GPU was recognised


class _Options(ctypes.Structure):
    _fields_ = [
        ("size", ctypes.c_size_t),
        ("runtime", ctypes.c_char_p),
        ("runtime_text", ctypes.c_char_p),
        ("release", ctypes.c_uint),
        ("assume_kernels", ctypes.c_bool),
        ("remarks", ctypes.c_bool),
        ("most_steps", ctypes.c_uint64),
        ("cancelled", ctypes.c_void_p),
        ("rehearse", ctypes.c_bool),
        ("gpu_only", ctypes.c_bool),
    ]


class _Place(ctypes.Structure):
    _fields_ = [("file", ctypes.c_char_p), ("line", ctypes.c_uint32), ("column", ctypes.c_uint32)]


class _Note(ctypes.Structure):
    _fields_ = [("place", _Place), ("kind", ctypes.c_char_p), ("message", ctypes.c_char_p), ("operation", ctypes.c_void_p)]


class _Finding(ctypes.Structure):
    _fields_ = [
        ("rule", ctypes.c_char_p),
        ("severity", ctypes.c_int),
        ("message", ctypes.c_char_p),
        ("function", ctypes.c_char_p),
        ("place", _Place),
        ("notes", ctypes.POINTER(_Note)),
        ("note_count", ctypes.c_size_t),
        ("help", ctypes.c_char_p),
        ("fingerprint", ctypes.c_char_p),
        ("operation", ctypes.c_void_p),
    ]


_VERDICTS = ("proved", "violated", "unproved")
_UNUSABLE = len(_VERDICTS)
_OF_MLIR = "_ZN4mlir9Operation7destroyEv"


def _load():
    library = ctypes.CDLL(os.environ.get("GPUVERIFY_LIBRARY") or ctypes.util.find_library("gpuverify") or "libgpuverify.so.0")
    result, string, size = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t
    for name, returns, takes in (
        ("verify_module", result, [ctypes.c_void_p, ctypes.POINTER(_Options)]),
        ("verify_bytes", result, [string, string, size, ctypes.POINTER(_Options)]),
        ("verify_file", result, [string, ctypes.POINTER(_Options)]),
        ("result_destroy", None, [result]),
        ("result_verdict", ctypes.c_int, [result]),
        ("result_error", string, [result]),
        ("result_is_empty", ctypes.c_bool, [result]),
        ("result_obligations", size, [result, ctypes.c_int]),
        ("finding_count", size, [result]),
        ("finding_at", ctypes.POINTER(_Finding), [result, size]),
        ("assumption_count", size, [result]),
        ("assumption_at", string, [result, size]),
        ("severity_name", string, [ctypes.c_int]),
        ("version", string, []),
        ("mlir_version", string, []),
    ):
        function = getattr(library, "gpuverify_" + name)
        function.restype, function.argtypes = returns, takes
    return library


_library = None


def _lib():
    global _library
    if _library is None:
        _library = _load()
    return _library


def _text(bytes_):
    return bytes_.decode("utf-8", "backslashreplace")


def _place(p):
    return Place(_text(p.file), p.line, p.column)


def _finding(lib, f):
    notes = tuple(Note(_place(n.place), _text(n.kind), _text(n.message)) for n in f.notes[: f.note_count])
    severity = _text(lib.gpuverify_severity_name(f.severity))
    return Finding(_text(f.rule), severity, _text(f.message), _text(f.function), _place(f.place), notes, tuple(_text(f.help).splitlines()), _text(f.fingerprint))


def _result(lib, result):
    verdict = lib.gpuverify_result_verdict(result)
    if verdict == _UNUSABLE:
        raise Unusable(_text(lib.gpuverify_result_error(result)).rstrip())
    return Result(
        _VERDICTS[verdict],
        tuple(_finding(lib, lib.gpuverify_finding_at(result, i).contents) for i in range(lib.gpuverify_finding_count(result))),
        tuple(_text(lib.gpuverify_assumption_at(result, i)) for i in range(lib.gpuverify_assumption_count(result))),
        {name: lib.gpuverify_result_obligations(result, i) for i, name in enumerate(_VERDICTS)},
        lib.gpuverify_result_is_empty(result),
    )


def _extension(operation):
    """The extension module whose class it is: its file."""
    name = type(operation).__module__
    while name:
        file = getattr(sys.modules.get(name), "__file__", None)
        if file and not file.endswith((".py", ".pyc")):
            return file
        name = name.rpartition(".")[0]
    return None


def _address(library, name):
    """Of a symbol of the library, or of what it is linked with; None: there is none."""
    try:
        return ctypes.cast(getattr(library, name), ctypes.c_void_p).value
    except AttributeError:
        return None


def _shares_mlir(lib, operation):
    """Pointers mean something to the MLIR that made them: is it the one of the library?"""
    file = _extension(operation)
    there = _address(ctypes.CDLL(file), _OF_MLIR) if file else None
    return there is not None and there == _address(lib, _OF_MLIR)


def _bytecode(operation):
    out = io.BytesIO()
    operation.write_bytecode(out)
    return out.getvalue()


def _pointer(operation):
    """The pointer inside an operation of MLIR's bindings: their capsule says what it is for."""
    capsule = operation._CAPIPtr
    name_of, pointer_of = ctypes.pythonapi.PyCapsule_GetName, ctypes.pythonapi.PyCapsule_GetPointer
    name_of.restype, name_of.argtypes = ctypes.c_char_p, [ctypes.py_object]
    pointer_of.restype, pointer_of.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    name = name_of(capsule)
    if not name or not name.endswith(b"Operation._CAPIPtr"):
        raise TypeError(f"a module of MLIR's Python bindings, text or bytes is needed, not {type(operation).__name__}")
    return pointer_of(capsule, name)


def _options(runtime=None, runtime_text=None, release=0, assume_kernels=False, remarks=False, most_steps=0, rehearse=False, gpu_only=False):
    return _Options(
        ctypes.sizeof(_Options), runtime and runtime.encode(), runtime_text and runtime_text.encode(), release, assume_kernels, remarks, most_steps, None, rehearse, gpu_only
    )


def _taken(lib, result):
    try:
        return _result(lib, result)
    finally:
        lib.gpuverify_result_destroy(result)


def verify_file(path, **options):
    """Verifies the file at `path`. The options are those of gpuverify.h; raises Unusable as verify() does."""
    lib = _lib()
    return _taken(lib, lib.gpuverify_verify_file(os.fsencode(path), ctypes.byref(_options(**options))))


def verify(module, *, name="<module>", **options):
    """Verifies a lowered module: one of MLIR's Python bindings, or text (str) or bytecode (bytes), which is called `name` in places.

    The options are those of gpuverify.h: runtime, runtime_text, release, assume_kernels, remarks, most_steps, rehearse, gpu_only. Raises Unusable where the
    input or an option cannot be used, TypeError where it is none of these. Text and bytecode of strangers are read with rehearse=True: MLIR's reader
    may crash on them.
    """
    lib = _lib()
    options = _options(**options)
    operation = getattr(module, "operation", module)
    if isinstance(module, str):
        module = module.encode()
    elif hasattr(operation, "_CAPIPtr") and not _shares_mlir(lib, operation):
        module = _bytecode(operation)
    if isinstance(module, (bytes, bytearray)):
        result = lib.gpuverify_verify_bytes(name.encode(), bytes(module), len(module), ctypes.byref(options))
    elif hasattr(operation, "_CAPIPtr"):
        result = lib.gpuverify_verify_module(_pointer(operation), ctypes.byref(options))
    else:
        raise TypeError(f"a module of MLIR's Python bindings, text or bytes is needed, not {type(module).__name__}")
    return _taken(lib, result)


def version():
    """ "0.1.0": of the library."""
    return _text(_lib().gpuverify_version())


def mlir_version():
    """ "22.1.8": of the MLIR that modules have to be of."""
    return _text(_lib().gpuverify_mlir_version())
