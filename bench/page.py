#!/usr/bin/env python3
"""Writes docs/performance.md from what bench.py measured, or draws its picture.

usage: page.py page MEASURED.json > docs/performance.md
       page.py plot MEASURED.json > docs/pictures/performance.svg     (gnuplot)
"""
import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
SIDES = (("verify", "gpuverify"), ("parse", "bare parse"), ("mlir_opt", "mlir-opt"))

PLOT = """set terminal svg size 900,380 font "sans-serif,12" background rgb "white"
set multiplot layout 1,2
set logscale xy
set grid
set key top left
set xlabel "operations"
set title "processor time, s"
plot {time}
set title "memory, MB"
plot {memory}
"""


IDLE = "Nothing else of weight ran on it."
BUSY = """**The machine was not idle**: other work ran on it, with a load of @load@ at the beginning and @load_after@ at the end. Times by the clock
are longer than on an idle machine; believe the ratios, the processor time and the counted instructions."""


def table(head, rows):
    return "\n".join("| " + " | ".join(map(str, row)) + " |" for row in (head, ["---"] * len(head), *rows))


def amount(seconds):
    return f"{seconds * 1000:.0f} ms" if seconds < 1 else f"{seconds:.2f} s"


def over(ratio, bound):
    return "" if ratio is None else f"**{ratio}**" if ratio > bound else ratio


def rows_of(measured, *lines):
    """Those of these lines of the table: what, ours, other, ratio, ratio of processor time, bound."""
    return [[what.split(": ", 1)[1], *rest] for what, *rest in measured["rows"] if what.split(":")[0] in lines]


def networks(measured):
    """A row for each network, the worst ratio to mlir-opt first."""
    rows, found = rows_of(measured, "networks"), {}
    for what, ours, other, ratio, cpu, bound in rows:
        name, side = what.rsplit(", ", 1)
        found.setdefault(name, {})[side] = (ours, other, ratio if cpu is None else cpu, bound)
    whole = [(name, sides) for name, sides in found.items() if len(sides) == 2]
    whole.sort(key=lambda row: -row[1]["time to mlir-opt"][2])
    return table(["network", "gpuverify", "mlir-opt", "to mlir-opt", "growth for twice the blocks"],
                 [[name, *sides["time to mlir-opt"][:2], over(*sides["time to mlir-opt"][2:]), over(*sides["growth"][2:])] for name, sides in whole])


def page(measured):
    where = measured["where"]
    faults = table(["network, faults", "with them", "without", "ratio"],
                   [[what.rsplit(", ", 1)[0], ours, other, over(cpu, bound)] for what, ours, other, _, cpu, bound in rows_of(measured, "faults")])
    bounds = table(["what", "gpuverify", "other, or bound", "ratio", "ratio of processor time", "bound"],
                   [[what, ours, other, over(ratio, bound), over(cpu, bound), bound] for what, ours, other, ratio, cpu, bound in measured["rows"]
                    if what.split(":")[0] not in ("networks", "faults")])
    growth = table(["operations", "text, MB", *(name for _, name in SIDES), "to the parse", "to mlir-opt", "memory, MB", "mlir-opt's, MB"],
                   [[f"{row['operations']:,}", row["megabytes"], *(amount(row[side]["cpu"]) for side, _ in SIDES), row["to_parse"], row["to_mlir_opt"],
                     round(row["verify"]["memory"]), round(row["mlir_opt"]["memory"])] for row in measured["scale"]])
    typing = table(["lines", "best of 21", "median", "worst", "a bare parse beside it", "ratio"],
                   [[f"{row['lines']:,}", *(amount(row[what]) for what in ("best", "median", "worst", "parse")), row["to_parse"]] for row in measured["typing"]])
    counts = table(["operations", *(f"{name}, millions" for _, name in SIDES), "to the parse", "to mlir-opt"],
                   [[f"{row['operations']:,}", *(round(row[side] / 1e6) for side, _ in SIDES), round(row["verify"] / row["parse"], 2),
                     round(row["verify"] / row["mlir_opt"], 2)] for row in measured["instructions"]])
    text = (HERE / "page.md").read_text().replace("@state@", BUSY if where["load"] > where["cores"] / 2 else IDLE)
    for name, value in {**where, "bounds": bounds, "growth": growth, "typing": typing, "counts": counts,
                        "networks": networks(measured), "faults": faults}.items():
        text = text.replace(f"@{name}@", str(value))
    return text


def plot(measured):
    """The picture, as SVG."""
    def lines(what):
        names = ", ".join(f"'-' with linespoints linewidth 2 title '{name}'" for _, name in SIDES)
        return names + "\n" + "".join("".join(f"{row['operations']} {row[side][what]}\n" for row in measured["scale"]) + "e\n" for side, _ in SIDES)

    script = PLOT.format(time=lines("cpu"), memory=lines("memory"))
    return subprocess.run(["gnuplot"], input=script, stdout=subprocess.PIPE, text=True, check=True).stdout


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in ("page", "plot"):
        sys.exit(__doc__.strip())
    measured = json.loads(pathlib.Path(sys.argv[2]).read_text())
    sys.stdout.write(page(measured) if sys.argv[1] == "page" else plot(measured))


if __name__ == "__main__":
    main()
