#!/usr/bin/env python3
"""Runs the commands in README.md and docs, and compares the output that the pages show.

usage: commands.py GPUVERIFY INTERPRET MLIR-OPT REPOSITORY SCRATCH-DIRECTORY

A command is a line in a block of code that begins with a program of PROGRAMS. It runs in a copy of Inputs, which has the files that the pages name, and
must not be rejected: no exit status of 2, no unknown option. What pages mark:

    <!-- usage -->                         before a block: a synopsis, of which the options must exist
    <!-- output: COMMAND -->               before a block: lines of that command's output, in which "…" stands for any text
    *Not run by the tests: REASON.*        before a block, or under the title for a whole page: CI does not have what the commands need

Every block that looks like a report must have such a mark. Each "./dev WORD" must be a word of ./dev. What builds or installs is not run.
"""
import pathlib
import re
import shutil
import subprocess
import sys

PROGRAMS = ("gpuverify", "build/release/gpuverify", "build/release/gpuverify-interpret", "mlir-opt", "clang-22")
BLOCK = re.compile(r"^(?P<indent> *)```(?P<language>[\w ]*)\n(?P<fenced>.*?)^(?P=indent)```$|(?<=\n\n)(?P<plain>(?: {4}[^\n]*\n|\n(?= {4}))+)", re.M | re.S)
REPORT = re.compile(r": (?:error|warning|remark): .*\[[a-z-]+\]$|: (?:proved|violated|unproved|accepted): \d|^replay: |: note: introduced by|: token: %", re.M)
NOT_RUN = re.compile(r"\*Not run by the tests: [^*]+\.\*")
BUILDS = ("./dev", "cmake", "ctest", "apt-get", "cpack", "python3", "docker", "D=", "git", "pip")


def blocks(text):
    """Each block of code that is not a program, with its line, its text, and what stands directly before it."""
    for found in BLOCK.finditer(text):
        if found["plain"] is None and found["language"] not in ("", "sh"):
            continue
        body = found["plain"] or found["fenced"]
        body = "\n".join(line[4:] if found["plain"] else line.removeprefix(found["indent"]) for line in body.rstrip("\n").split("\n"))
        before = text[:found.start()].rstrip().rsplit("\n\n", 1)[-1]
        yield text.count("\n", 0, found.start()) + 1, body, before


def commands(body):
    """The commands of a block, without prompts and comments; a line that ends in a backslash goes on."""
    for line in re.sub(r"\\\n\s*", "", body).split("\n"):
        line = re.sub(r"\s{2,}#.*|\s# .*", "", line.removeprefix("$ ")).strip()
        if line.split(" ")[0] in PROGRAMS:
            yield line


def outside(body, shown):
    """The first line that differs, if the lines shown are not lines of the output; "…" is any text in a line, or any lines."""
    pattern = re.escape(shown.strip("\n")).replace("…", "(?:.|\n)*?")
    return None if re.search(r"(?:^|\n)" + pattern + r"(?:\n|$)", body) else shown


class Sandbox:
    def __init__(self, gpuverify, interpret, mlir_opt, repository, scratch):
        self.root, self.inputs, self.folder = repository, repository / "tests/e2e/docs/Inputs", scratch / "pages"
        self.bin = scratch / "bin"
        self.bin.mkdir(parents=True)
        for name, program in (("gpuverify", gpuverify), ("gpuverify-interpret", interpret), ("mlir-opt", mlir_opt)):
            (self.bin / name).symlink_to(pathlib.Path(shutil.which(program)).resolve())
        self.gpuverify, self.interpret = gpuverify, interpret

    def fresh(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(self.inputs, self.folder)
        for name in ("examples", "tests"):
            (self.folder / name).symlink_to(self.root / name)
        (self.folder / "build/release").mkdir(parents=True)
        (self.folder / "build/release/gpuverify").symlink_to(pathlib.Path(self.gpuverify).resolve())
        (self.folder / "build/release/gpuverify-interpret").symlink_to(pathlib.Path(self.interpret).resolve())
        sources = [{"directory": str(self.folder), "file": "src/solver.cu", "command": "nvcc -c src/solver.cu"}]
        (self.folder / "build/compile_commands.json").write_text(str(sources).replace("'", '"'))
        (self.folder / ".gpuverify").write_text("stub-headers\n")
        subprocess.run(["git", "init", "-q"], cwd=self.folder, check=True)

    def run(self, command):
        path = f"{self.bin}:{subprocess.os.environ['PATH']}"
        done = subprocess.run(["bash", "-o", "pipefail", "-c", command], cwd=self.folder, env={**subprocess.os.environ, "PATH": path}, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, timeout=300)
        return done.returncode, done.stdout, done.stderr


class Pages:
    def __init__(self, sandbox):
        self.sandbox, self.ran, self.compared, self.not_run, self.complaints = sandbox, 0, 0, 0, []
        helped = subprocess.run([sandbox.gpuverify, "--help"], stdout=subprocess.PIPE, text=True, check=True).stdout
        helped += subprocess.run([sandbox.gpuverify, "replay", "--help"], stdout=subprocess.PIPE, text=True, check=True).stdout
        self.options = set(re.findall(r"^  --([a-z-]+)", helped, re.M)) | {"help", "version"}
        dev = (sandbox.root / "dev").read_text()
        self.words = set(re.findall(r"^word_([a-z]+)\(\)", dev, re.M))

    def page(self, path):
        text = path.read_text(encoding="utf-8")
        whole = NOT_RUN.search(text.split("\n## ")[0].split("```")[0].split("\n\n    ")[0])
        self.sandbox.fresh()
        for line, body, before in blocks(text):
            place = f"{path.name}:{line}"
            for word in re.findall(r"^\./dev (\w+)", body, re.M):
                if word not in self.words:
                    self.complaints.append(f"{place}: ./dev has no {word}")
            if whole or NOT_RUN.search(before):
                self.not_run += 1
            elif before.endswith("<!-- usage -->"):
                for option in re.findall(r"--([a-z][a-z-]*)", body):
                    if option not in self.options and not re.search(r"^clang", body):
                        self.complaints.append(f"{place}: there is no --{option}")
            elif shown := re.search(r"<!-- output: (.*?) -->$", before):
                self.compare(place, shown[1], body)
            elif REPORT.search(body):
                self.complaints.append(f"{place}: a report without the command that it is of")
            else:
                for command in commands(body):
                    self.check(place, command)
                self.unknown(place, body)

    def unknown(self, place, body):
        """A command that is neither run nor known to build something."""
        first = body.split(" ")[0].split("\n")[0]
        if re.match(r"(?:\$ )?[a-z./][\w./-]* ", body) and not list(commands(body)) and not first.startswith(BUILDS) and " --" in body:
            self.complaints.append(f"{place}: is not run: {body.splitlines()[0]}")

    def check(self, place, command):
        status, _, errors = self.sandbox.run(command)
        self.ran += 1
        if status not in (0, 1, 3) or "unknown option" in errors:
            self.complaints.append(f"{place}: exit status {status}: {command}: {errors.strip()[:400]}")

    def compare(self, place, command, shown):
        _, output, errors = self.sandbox.run(command)
        self.compared += 1
        if outside(output + errors, shown.removeprefix(f"$ {command}\n")):
            self.complaints.append(f"{place}: {command} does not write this, but\n{output}{errors}")


def main():
    gpuverify, interpret, mlir_opt, repository, scratch = sys.argv[1:]
    repository = pathlib.Path(repository).resolve()
    pages = Pages(Sandbox(gpuverify, interpret, mlir_opt, repository, pathlib.Path(scratch)))
    for path in (repository / "README.md", *sorted((repository / "docs").glob("*.md")), repository / "examples/README.md"):
        pages.page(path)
    print("\n".join([*pages.complaints, f"{pages.ran} commands run, {pages.compared} outputs compared, {pages.not_run} blocks not run, "
                     f"{len(pages.complaints)} complaints"]))
    sys.exit(bool(pages.complaints) or pages.ran < 30 or pages.compared < 8)


if __name__ == "__main__":
    main()
