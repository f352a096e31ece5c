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


def verify(gpuverify, options, path, source, text):
    """The verdict and the rules found in the program `text`, beside its source if there is one."""
    path.write_text(text)
    words = list(options)
    if source:
        (path.parent / "source.mlir").write_text(source)
        words += [f"--source={path.parent / 'source.mlir'}"]
    run = subprocess.run([gpuverify, "--format=json", *words, str(path)], stdout=subprocess.PIPE)
    result = json.loads(run.stdout)["files"][0]
    return result["verdict"], [finding["rule"] for finding in result.get("findings", [])]


def check_page(gpuverify, rule, severity, page, scratch):
    """Lines that say what is wrong with the page."""
    text = page.read_text()
    fence = r"(?:^```mlir source\n(.*?)^```\n\n)?^```mlir\n(.*?)^```$"
    blocks = re.findall(fence, text, re.MULTILINE | re.DOTALL)
    if not text.startswith(f"# {rule}\n") or len(blocks) != 2:
        return [f"{page}: wants the rule's name as its heading and two mlir blocks"]
    wanted = ((VERDICTS[severity], [rule]), ("proved", []))
    options = [f"--enable={rule}"] if severity == "REMARK" else []
    found = [verify(gpuverify, options, scratch / f"{rule}.{i}.mlir", *block) for i, block in enumerate(blocks)]
    return [f"{page}: block {i + 1} is {f}, not {w}" for i, (f, w) in enumerate(zip(found, wanted)) if f != w]


def main():
    gpuverify, repository, scratch = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    scratch.mkdir(parents=True)
    catalogue = (repository / "src/diag/rules.def").read_text()
    rules = dict(re.findall(r'^RULE\(\w+, "([^"]+)", (\w+),', catalogue, re.MULTILINE))
    pages = {page.stem: page for page in (repository / "docs/rules").glob("*.md")}
    complaints = [f"docs/rules/{rule}.md is missing" for rule in sorted(rules.keys() - pages.keys())]
    complaints += [f"{pages[name]}: there is no such rule" for name in sorted(pages.keys() - rules.keys())]
    for rule in sorted(rules.keys() & pages.keys()):
        complaints += check_page(gpuverify, rule, rules[rule], pages[rule], scratch)
    print("\n".join(complaints) if complaints else f"{len(rules)} rules, each with its page")
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
