#!/usr/bin/env python3
"""What a stranger meets first: the pages at the root, the action, the image, and one version and one address in all of them.

usage: repository.py ROOT GPUVERIFY SCRATCH
"""
import json
import os
import pathlib
import re
import subprocess
import sys

import yaml

root, gpuverify, scratch = map(pathlib.Path, sys.argv[1:])
scratch.mkdir(parents=True)


def check(ok, what):
    if not ok:
        sys.exit(f"repository.py: {what}")


def text(name):
    return (root / name).read_text(encoding="utf-8")


# One version, one address: those of CMakeLists.txt.
version, address = re.search(r'project\(gpuverify VERSION (\S+) HOMEPAGE_URL "([^"]+)"', text("CMakeLists.txt")).groups()
package = json.loads(text("editors/vscode/package.json"))
action = yaml.safe_load(text("action.yml"))
check(package["version"] == version, "editors/vscode/package.json is of another version")
check(package["repository"]["url"].removesuffix(".git") == address, "editors/vscode/package.json names another repository")
check(action["inputs"]["package"]["default"] == f"{address}/releases/download/v{version}/gpuverify_{version}_amd64.deb", "action.yml: the package")
check(f"@v{version}" in text("action.yml"), "action.yml: its own version")
check(f"rev: v{version}" in text("docs/runs.md"), "docs/runs.md: rev")
says = subprocess.run([gpuverify, "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout
check(says.startswith(f"gpuverify {version} (LLVM "), says)

# Of a build from git, the commit.
if (root / ".git").exists():
    commit = re.search(r", commit ([0-9a-f]{12})(-dirty)?\)", says)
    check(commit, f"no commit in: {says}")
    subprocess.run(["git", "-C", root, "-c", f"safe.directory={root}", "cat-file", "-e", commit[1]], check=True)

# The pages at the root.
for name, words in {"CONTRIBUTING.md": ("./dev test", "LICENSE"), "SECURITY.md": ("vulnerability", "--version"), "CODE_OF_CONDUCT.md": ("harassment",)}.items():
    check(all(word in text(name) for word in words), name)

# The image: what it copies is made by what it runs, and it starts the program.
image = text("Dockerfile")
check(re.search(r"^FROM debian:12 AS build$", image, re.M) and "./dev package" in image, "Dockerfile: the build")
check('ENTRYPOINT ["gpuverify"]' in image and "COPY --from=build /gpuverify.deb" in image, "Dockerfile: the program")

# The action, step by step, as a runner has it run them.
steps = action["runs"]["steps"]
check(action["runs"]["using"] == "composite" and all("shell" in step for step in steps if "run" in step), "action.yml: a step without a shell")
upload = [step for step in steps if "uses" in step]
check([step["uses"].split("@")[0] for step in upload] == ["github/codeql-action/upload-sarif"], "action.yml: upload")
tools = scratch / "bin"
tools.mkdir()
for name in ("dpkg", "sudo"):
    (tools / name).write_text('#!/bin/sh\necho "$0 $*" >>"$CALLS"\n')
    (tools / name).chmod(0o755)
environment = {**os.environ, "PATH": f"{tools}:{gpuverify.parent}:{os.environ['PATH']}", "CALLS": str(scratch / "calls"), "GITHUB_OUTPUT": str(scratch / "output")}


def run(name, **inputs):
    (step,) = [step for step in steps if step["name"] == name]
    check(set(inputs) == set(step["env"]), f"action.yml: {name} reads {set(step['env'])}")
    command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]]
    return subprocess.run(command, env={**environment, **inputs}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)


deb = scratch / "a.deb"
deb.write_text("a package")
check(run("Install gpuverify", PACKAGE=str(deb), SHA256="").returncode == 0, "action.yml: install")
check("--install" in (scratch / "calls").read_text(), "action.yml: nothing is installed")
check(run("Install gpuverify", PACKAGE=str(deb), SHA256="0" * 64).returncode != 0, "action.yml: a wrong checksum is taken")
example = str(root / "examples")
for files, status in ((f"{example}/stream-race/faulty.mlir", 1), (f"{example}/stream-leak/correct.mlir", 0), (f"{example}/unknown-handle/faulty.mlir", 3), ("none.mlir", 2)):
    done = run("Verify", FILES=files, OPTIONS="--no-config --werror", SARIF=str(scratch / "x.sarif"))
    check(done.returncode == 0, f"action.yml: {files}: {done.stdout}")
    check((scratch / "output").read_text().splitlines()[-1] == f"status={status}", f"action.yml: the status of {files}")
    check(json.loads((scratch / "x.sarif").read_text())["version"] == "2.1.0", "action.yml: no SARIF")
for fail, status, exit_status in (("violated", 1, 1), ("violated", 2, 2), ("violated", 3, 0), ("violated", 0, 0), ("unproved", 3, 3), ("unproved", 0, 0), ("never", 1, 0), ("no", 0, 2)):
    check(run("Judge", FAIL=fail, STATUS=str(status)).returncode == exit_status, f"action.yml: fail={fail}, status {status}")
print(version)
