#!/usr/bin/env python3
"""usage: dev.py SOURCE SCRATCH

Runs ./dev with programs in place of cmake, ctest, cpack, dpkg-query, apt-get, id and sudo, which write down how they are called, and checks what it
does on machines where packages are missing, there is no root, a build fails or tests are left out.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys

source, scratch = (pathlib.Path(word).resolve() for word in sys.argv[1:])
TOOLS = "sh bash cat sed mkdir dirname find grep python3 rm mv cp cmp env sort xargs nproc head tail touch printf true expand".split()
STUBS = {
    "dpkg-query": 'for last; do :; done; case " $MISSING " in *" $last "*) exit 1;; esac; echo installed',
    "apt-get": 'echo "apt-get $*" >>"$CALLS"',
    "sudo": 'echo "sudo $*" >>"$CALLS"',
    "id": 'echo "${USER_ID:-0}"',
    "npm": "exit 1",
    "cmake": """echo "cmake $*" >>"$CALLS"
case $1 in
--preset) mkdir -p build/$2; touch build/$2/build.ninja; echo '-- Configuring done (0.1s)' ;;
--build) i=1; while [ $i -le 40 ]; do echo "[$i/40] Building C object a$i.o"; i=$((i + 1)); done
  [ -z "$FAIL" ] || { echo 'FAILED: a.o'; exit 3; } ;;
esac""",
    "ctest": """mkdir -p build/Testing/Temporary
cp "$LOG" build/Testing/Temporary/LastTest.log
echo 'Test project build'; echo '1/1 Test #1: e2e_lsp ... Passed'; echo; echo '100% tests passed, 0 tests failed out of 1'
echo; echo 'Total Test time (real) = 1 sec'; exit ${TESTS_FAIL:-0}""",
    "cpack": 'echo "cpack $*" >>"$CALLS"; mkdir -p build/package; touch build/package/gpuverify_1.2.3_amd64.deb',
}
BLOCK = """{number}/2 Testing: {name}
----------------------------------------------------------
Output:
Total Discovered Tests: 3
{rest}<end of output>
Test Passed.
----------------------------------------------------------

"""
LEFT = """********************
Unsupported Tests (1):
  gpuverify :: lsp/neovim_editor.test

"""


def log(*blocks):
    return "".join(BLOCK.format(number=i + 1, name=name, rest=rest) for i, (name, rest) in enumerate(blocks))


class Machine:
    """A copy of the source tree's few files that ./dev needs, and a PATH on which nothing else is."""

    def __init__(self, name, without=()):
        self.root, self.bin = scratch / name / "tree", scratch / name / "bin"
        (self.root / "tests").mkdir(parents=True)
        self.bin.mkdir()
        for tool in TOOLS:
            (self.bin / tool).symlink_to(shutil.which(tool))
        for stub, text in STUBS.items():
            if stub not in without:
                (self.bin / stub).write_text(f"#!/bin/sh\n{text}\n")
                (self.bin / stub).chmod(0o755)
        shutil.copy(source / "dev", self.root)
        shutil.copy(source / "tests" / "left_out.py", self.root / "tests")
        (self.root / "tests" / "page").mkdir()
        (self.root / "tests" / "e2e" / "lsp").mkdir(parents=True)
        (self.root / "tests" / "e2e" / "lsp" / "neovim_editor.test").write_text("// REQUIRES: nvim\n")
        for file in ("package.json", "package-lock.json"):
            (self.root / "tests" / "page" / file).touch()
        self.calls = scratch / name / "calls"
        self.log = scratch / name / "log"
        self.log.write_text(log(("e2e_lsp", ""), ("asan_e2e_lsp", LEFT)))

    def run(self, word, **settings):
        """Exit status, what was written to both streams, and what was called."""
        self.calls.write_text("")
        environment = {"PATH": str(self.bin), "CALLS": str(self.calls), "LOG": str(self.log), **settings}
        done = subprocess.run([self.root / "dev", word], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, timeout=600, check=False)
        return done.returncode, done.stdout, self.calls.read_text()


wrong = 0


def check(what, holds, said):
    global wrong
    if not holds:
        wrong += 1
        print(f"not so: {what}\n{said}")


# Missing packages: installed by root or through sudo; else it says what to install, and begins nothing.
status, said, calls = Machine("root").run("build", MISSING="cmake ninja-build")
check("root installs", status == 0 and "apt-get -qq install -y --no-install-recommends cmake ninja-build" in calls, said + calls)
status, said, calls = Machine("sudo").run("build", MISSING="cmake", USER_ID="1000")
check("sudo installs", status == 0 and "sudo env DEBIAN_FRONTEND=noninteractive apt-get" in calls, said + calls)
status, said, calls = Machine("nobody", without=["sudo"]).run("build", MISSING="cmake ninja-build", USER_ID="1000")
check("without root it says what to install", status != 0 and "apt-get install --no-install-recommends cmake ninja-build\n" in said, said)
check("… and calls nothing", calls == "", calls)
machine = Machine("tests", without=["sudo"])
status, said, calls = machine.run("test", MISSING="neovim cppcheck", USER_ID="1000")
check("tests run without what only tests need", status == 0 and "100% tests passed" in said, said)
check("… and it is said", "--no-install-recommends neovim\n" in said and "--no-install-recommends cppcheck\n" in said, said)

# The two commands of the README: the second configures again.
machine = Machine("two")
status, said, calls = machine.run("build", MISSING="")
check("the first configures once", calls.count("cmake --preset dev\n") == 1, calls)
check("progress is shown", "dev: built 4/40\n" in said and "dev: built 40/40\n" in said and "Building C object" not in said, said)
(machine.root / "build" / "release").mkdir(parents=True)
(machine.root / "build" / "release" / "build.ninja").touch()
status, said, calls = machine.run("test", MISSING="")
check("the tests configure again", all(f"cmake --preset {p}\n" in calls for p in ("release", "asan")), calls)

# What was left out is said, before ctest's closing lines; what ran in one build was not left out.
check("nothing was left out", "left out" not in said, said)
machine.log.write_text(log(("e2e_lsp", LEFT), ("asan_e2e_lsp", LEFT)))
status, said, calls = machine.run("test", MISSING="")
check("left out", "1 test was left out:\n  lsp/neovim_editor.test: it needs Neovim (package neovim)\n" in said, said)
check("the closing lines come last", said.endswith("100% tests passed, 0 tests failed out of 1\n\nTotal Test time (real) = 1 sec\n"), said)
check("… once", said.count("tests passed") == 1 and said.index("left out") < said.index("tests passed"), said)
status, said, calls = machine.run("test", MISSING="", TESTS_FAIL="8")
check("ctest's exit status is that of dev", status == 8, f"{status}: {said}")

# A build that fails shows what it wrote, and its exit status.
status, said, calls = Machine("fails").run("build", MISSING="", FAIL="1")
check("a failed build", status == 3 and "FAILED: a.o" in said, f"{status}: {said}")

# The package.
status, said, calls = Machine("package").run("package", MISSING="")
check("package", status == 0 and said.endswith("build/gpuverify_1.2.3_amd64.deb\n") and "cpack -G DEB" in calls, said + calls)
status, said, calls = Machine("words").run("help")
check("help names it", "  package " in said, said)

# The README names the packages that the build needs, all of them.
named = re.search(r"apt-get install ([^`]*?)\n\n", (source / "README.md").read_text().replace("\\\n", " "))[1].split()
needed = re.search(r'^build_packages="(.*)"', (source / "dev").read_text(), flags=re.M)[1].split()
check("the README names the packages that the build needs", named == needed, f"{named}\n{needed}")
print(f"{wrong} wrong")
sys.exit(1 if wrong else 0)
