#!/usr/bin/env python3
"""Compares the rule catalogue with docs/rules.

usage: rules.py GPUVERIFY REPOSITORY SCRATCH-DIRECTORY

Each rule has a page docs/rules/NAME.md, and each page is of a rule. The first ```mlir block of a page has that rule's
finding and no other; the second is proved, without any. Remarks are asked for. A block that follows a "```mlir source" block was
lowered from that one, which its locations call source.mlir.
"""
import json
import pathlib
import re
import subprocess
import sys

VERDICTS = {"ERROR": "violated", "WARNING": "proved", "UNPROVED": "unproved", "REMARK": "proved"}


def verify(gpuverify, blocks):
    """Of each (options, path) the verdict and the rules found; those with the same options are verified together."""
    alike, found = {}, {}
    for options, path in blocks:
        alike.setdefault(options, []).append(path)
    for options, paths in alike.items():
        run = subprocess.run([gpuverify, "--format=json", *options, *map(str, paths)], stdout=subprocess.PIPE)
        for result in json.loads(run.stdout)["files"]:
            found[result["path"]] = result["verdict"], [finding["rule"] for finding in result.get("findings", [])]
    return found


def write(scratch, name, options, source, text):
    """(options, path) of the program `text`, which is beside its source if there is one."""
    path = scratch / f"{name}.mlir"
    path.write_text(text)
    if source:
        beside = scratch / name / "source.mlir"
        beside.parent.mkdir()
        beside.write_text(source)
        options = (*options, f"--source={beside}")
    return options, path


def check_page(rule, severity, page, scratch):
    """Lines that say what is wrong with the page, and each of its programs: (what it is called, what is wanted of it, options, path)."""
    text = page.read_text()
    fence = r"(?:^```mlir source\n(.*?)^```\n\n)?^```mlir\n(.*?)^```$"
    blocks = re.findall(fence, text, re.MULTILINE | re.DOTALL)
    if not text.startswith(f"# {rule}\n") or len(blocks) != 2:
        return [f"{page}: wants the rule's name as its heading and two mlir blocks"], []
    wanted = ((VERDICTS[severity], [rule]), ("proved", []))
    options = (f"--enable={rule}",) if severity == "REMARK" else ()
    return [], [(f"{page}: block {i + 1}", wanted[i], *write(scratch, f"{rule}.{i}", options, *block)) for i, block in enumerate(blocks)]


def main():
    gpuverify, repository, scratch = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    scratch.mkdir(parents=True)
    catalogue = (repository / "src/diag/rules.def").read_text()
    rules = dict(re.findall(r'^RULE\(\w+, "([^"]+)", (\w+),', catalogue, re.MULTILINE))
    pages = {page.stem: page for page in (repository / "docs/rules").glob("*.md")}
    complaints = [f"docs/rules/{rule}.md is missing" for rule in sorted(rules.keys() - pages.keys())]
    complaints += [f"{pages[name]}: there is no such rule" for name in sorted(pages.keys() - rules.keys())]
    programs = []
    for rule in sorted(rules.keys() & pages.keys()):
        wrong, its = check_page(rule, rules[rule], pages[rule], scratch)
        complaints += wrong
        programs += its
    found = verify(gpuverify, [(options, path) for _, _, options, path in programs])
    complaints += [f"{name} is {found[str(path)]}, not {wanted}" for name, wanted, _, path in programs if found[str(path)] != wanted]
    print("\n".join(complaints) if complaints else f"{len(rules)} rules, each with its page")
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
