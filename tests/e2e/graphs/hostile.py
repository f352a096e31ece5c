#!/usr/bin/env python3
"""Names and lines that mean something to DOT, XML, HTML and JavaScript come out as text in every format.

    hostile.py GPUVERIFY FOLDER
"""
import html.parser
import json
import os
import re
import subprocess
import sys
import xml.dom.minidom

NAMES = ['<script>alert(1)</script>', '</script><script>x()</script>', '"quoted"', 'back\\\\slash\\\\N', '&amp;&#60;', '<!--<script>', '{a|b}', 'ünï', '@SVG@']
PROGRAM = """module {
  llvm.func @"%s"() {
    // %s
    %%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr loc("%s.mlir":1:1)
    llvm.call @mgpuStreamDestroy(%%s) : (!llvm.ptr) -> () loc("%s.mlir":1:1)
    llvm.call @mgpuStreamDestroy(%%s) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @mgpuStreamCreate() -> !llvm.ptr
  llvm.func @mgpuStreamDestroy(!llvm.ptr)
}
"""


class Page(html.parser.HTMLParser):
    """The elements of a page, and the text of its scripts."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.scripts = [], []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        if tag == "script":
            self.scripts.append("")

    def handle_data(self, text):
        if self.tags and self.tags[-1] == "script":
            self.scripts[-1] += text


def draw(gpuverify, path, ending):
    out = f"{path}.{ending}"
    run = subprocess.run([gpuverify, "-q", path, "--graph-scope=all", "-o", out], capture_output=True, timeout=600, check=False)
    assert run.returncode == 1, (path, ending, run.returncode, run.stderr)
    with open(out, "rb") as f:
        return f.read()


def main():
    gpuverify, folder = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    for number, name in enumerate(NAMES):
        path = os.path.join(folder, f"{number}.mlir")
        quoted = name.replace('"', "\\22")
        with open(path, "w", encoding="utf-8") as f:
            f.write(PROGRAM % (quoted, name, quoted, quoted))
        plain = name.replace("\\\\", "\\")
        svg = xml.dom.minidom.parseString(draw(gpuverify, path, "svg"))
        words = "".join(node.firstChild.data for node in svg.getElementsByTagName("text") if node.firstChild)  # a backslash is a piece by itself
        words = words.replace("\u00a0", " ")
        assert "@" + plain in words and words.count(plain.split("/")[-1] + ".mlir:1") == 2, (plain, words)
        text = draw(gpuverify, path, "html").decode()
        page = Page(text)
        assert page.tags.count("script") == 2 and page.tags.count("svg") == 0, (name, page.tags)
        data = json.loads(page.scripts[0])["graphs"][0]
        assert len(data["findings"]) == 1 and len(data["nodes"]) == 3, data
        whole = json.loads(draw(gpuverify, path, "json"))["graphs"][0]
        assert whole == data and whole["lanes"][0]["title"] == "@" + plain, whole
        mermaid = draw(gpuverify, path, "mmd").decode()
        words = re.findall(r'"([^"]*)"', mermaid)
        assert all(re.fullmatch(r"(?:[\w .,:/-]|#\d+;|<br/>)*", text) for text in words), words
        assert not re.search("[<>&`{}]", mermaid.replace("<br/>", "").replace("-->", "").replace("==>", "").replace("-.->", "")), mermaid
        dot = draw(gpuverify, path, "dot")
        accepted = subprocess.run(["dot", "-Tsvg"], input=dot, capture_output=True, timeout=600, check=False)
        assert accepted.returncode == 0 and not accepted.stderr, accepted.stderr


if __name__ == "__main__":
    main()
