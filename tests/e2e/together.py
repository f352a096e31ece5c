"""A format for lit: programs of one folder that are only compared with what they expect are verified several at a time.

A test whose one RUN line is `python3 %S/../expect.py [OPTION...] %gpuverify [OPTION...] %s` is that comparison, and most of what it costs is that programs
are started. CHUNK of those of a folder that have the same options are given to one gpuverify; where that ends otherwise than with a verdict on each of
them, each is run by itself.
"""
import json
import os
import re
import subprocess

import expect
import lit.formats
import lit.Test

CHUNK = 64
RUN = re.compile(r"^\s*(?://\s*)?RUN: python3 %S/\.\./expect\.py((?: --\S+)*) %gpuverify((?: --\S+)*) %s\s*$")
DIRECTIVE = re.compile(r"\b(?:RUN|REQUIRES|UNSUPPORTED|XFAIL|DEFINE|REDEFINE|END\.):?")
found = {}  # folder: {file: (options of expect.py, options of gpuverify)}
said = {}  # file: what is wrong with it; None: it is run by itself


def options_of(path):
    """Of a test that is nothing but the comparison; None: it is another one."""
    with open(path, encoding="utf-8", errors="replace") as test:
        lines = [line for line in test if DIRECTIVE.search(line)]
    match = RUN.match(lines[0]) if len(lines) == 1 else None
    return match and (tuple(match.group(1).split()), tuple(match.group(2).split()))


def tests_of(folder):
    if folder not in found:
        names = sorted(name for name in os.listdir(folder) if name.endswith(".mlir"))
        paths = [os.path.join(folder, name) for name in names if f"{os.path.basename(folder)}/{name}" not in Together.left_out]
        found[folder] = {path: options for path in paths if (options := options_of(path))}
    return found[folder]


def verify(paths, options, config):
    ours, its = options
    command = [config.gpuverify, "--format=json", "--check-proof", *its, *paths]
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=config.environment, check=False)
    results = {}
    if run.returncode in (0, 1, 3):
        results = {result["path"]: result for result in json.loads(run.stdout)["files"]}
    for path in paths:
        said[path] = expect.compare(path, results[path], "--once" in ours, "--errors" in ours) if path in results else None


class Together(lit.formats.ShTest):
    left_out = {}  # FOLDER/TEST: why

    @classmethod
    def leave_out(cls, path, why):
        with open(path, encoding="utf-8") as names:
            cls.left_out.update({line.strip(): why for line in names if not line.startswith("#")})

    def execute(self, test, lit_config):
        name = "/".join(test.path_in_suite)
        if name in self.left_out:
            return (lit.Test.UNSUPPORTED, self.left_out[name])
        path = test.getSourcePath()
        tests = tests_of(os.path.dirname(path)) if path.endswith(".mlir") else {}
        if path in tests and path not in said:
            alike = [other for other, options in tests.items() if options == tests[path]]
            first = alike.index(path) // CHUNK * CHUNK
            verify(alike[first : first + CHUNK], tests[path], test.config)
        complaints = said.get(path)
        if complaints is None:
            return super().execute(test, lit_config)
        return (lit.Test.FAIL, "\n".join(complaints)) if complaints else (lit.Test.PASS, "")
