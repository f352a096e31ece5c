#!/usr/bin/env python3
"""usage: prints.py SOURCES

A lint: text of inputs, of names, of other programs and of the command line is printed by base/foreign.h or inside JSON, and by nothing else. So
printf's family takes no text but what is the program's own, which a few files have; and a message of an error is made by gv_format_foreign().
"""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
# Where printf's texts are words of the program's own: names of rules, options and formats, colours, pages.
OWN = {"app/compare.c", "app/manual.c", "app/rules.c", "app/options.c", "app/profiles.c", "app/replay.c", "render/github.c", "render/json.c", "render/render.c",
       "render/sarif_log.c", "render/snippet.c", "render/suggestion.c", "render/text.c", "render/junit.c", "dot/page.c", "dot/mermaid.c", "app/pipeline.c"}
# Where bytes go as they are: records between processes, entries of the cache, files that are written, the renderers' whole texts.
BYTES = {"app/cache.c", "app/check.c", "app/compare.c", "app/compile.c", "app/graph.c", "app/known.c", "app/outcome.c", "app/pipeline.c", "app/profiles.c", "app/queue.c", "app/rules.c", "render/junit.c",
         "dot/dot.c", "dot/page.c", "json/json.c", "render/sarif_log.c"}
PRINTERS = {"base/foreign.c", "base/base.c", "pass/entry.c"}  # the last one has nothing but libc
NOT_FOR_PEOPLE = ("interpreter/", "app/aliases.c", "app/calls.c", "app/counts.c", "app/first_rounds.c", "app/graphs.c", "app/growth.c", "app/localize.c", "app/objects.c", "app/plans.c", "app/process.c", "app/requests.c", "app/simplify.c", "app/sorted.c", "app/stubs.c", "app/succeed.c", "app/tables.c", "app/unread.c", "app/unset.c")  # for the tests; for opt and the reader, which read what it writes

complaints = []


def calls(text, names):
    for match in re.finditer(rf"\b({names})\(", text):
        depth, at = 1, match.end()
        while depth and at < len(text):
            if text[at] == '"':
                at = re.compile(r'"(?:\\.|[^"\\])*"').match(text, at).end()
                continue
            if text[at] == "'":
                at = re.compile(r"'(?:\\.|[^'\\])+'").match(text, at).end()
                continue
            depth += {"(": 1, ")": -1}.get(text[at], 0)
            at += 1
        yield match.group(1), text[match.start() : at], text.count("\n", 0, match.start()) + 1


def words(call):
    """The first literal: the format."""
    first = re.match(r'[^"]*((?:"(?:\\.|[^"\\])*"\s*)*)', call)
    return "".join(re.findall(r'"((?:\\.|[^"\\])*)"', first.group(1)))


for path in sorted(root.rglob("*.c")):
    name = str(path.relative_to(root))
    if name in PRINTERS or name.startswith(NOT_FOR_PEOPLE):
        continue
    text = re.sub(r"/\*.*?\*/", lambda m: "\n" * m.group().count("\n"), path.read_text(), flags=re.S)
    for function, call, line in calls(text, "v?f?printf|fputs|fputc|fwrite|puts|putchar|perror|gv_format"):
        texts = "%s" in words(call) or "%.*s" in words(call)
        literal = re.match(r'fputs\(\s*(?:[^"()?]*\?\s*)?"', call) is not None
        wrong = None
        if function in ("vfprintf", "vprintf", "printf", "puts", "perror", "putchar"):
            wrong = "says it to people without a look at it"
        elif function == "fprintf" and (texts or '"' not in call) and name not in OWN:
            wrong = "prints a text; take gv_print_foreign()"
        elif function == "fprintf" and "%.*s" in words(call):
            wrong = "prints a gv_str; take gv_print_foreign()"
        elif function == "fprintf" and "stderr" in call and texts:
            wrong = "prints a text; take gv_print_foreign()"
        elif function == "fputs" and not literal and name not in OWN | BYTES:
            wrong = "prints a text; take gv_print_safe() or gv_print_lines()"
        elif function == "fwrite" and name not in BYTES:
            wrong = "writes bytes that may be anything"
        elif function == "gv_format" and re.search(r"\b(error|cannot write)\b.*%", words(call)) and ": error: " in words(call):
            wrong = "makes a message; take gv_format_foreign()"
        if wrong:
            complaints.append(f"{path}:{line}: {function} {wrong}")

# It can fail.
assert [c for c in calls('fprintf(stderr, "%s \\")", f(x, \')\'));', "fprintf")][0][1].endswith(")")
print("\n".join(complaints))
sys.exit(bool(complaints))
