"""usage: examples.py GPUVERIFY SHARE DIRECTORY LEAST [OPTION...]

Replays the programs DIRECTORY/*/*.mlir on the simulated device, by a thousand seeds or with these options: each finding that can
be replayed is confirmed, and no path of what was proved shows a fault. One folder in SHARE is replayed. Of both there must be
LEAST, or half of its share."""
import glob
import os
import re
import subprocess
import sys

gpuverify, share, examples, least, *how = sys.argv[1:]
share = int(share)
least = int(least) // (2 * share if share > 1 else 1)
how = how or ["--replay-runs=1000"]
# Findings about programs that cannot be run, or that are none.
NO_REPLAY = {"unlowered-op", "unknown-handle", "runtime-unsupported", "redundant-wait", "redundant-event", "needless-sync",
             "async-ref-leak", "async-ref-overdrop", "async-value-unset", "deadlock"}
failed = []
confirmed = paths = 0


def run(path, *options):
    done = subprocess.run([gpuverify, "--quiet", "--replay-device=sim", *how, *options, path],
                          capture_output=True, text=True, timeout=600)
    if done.returncode not in (0, 1, 3):
        failed.append(f"{path}: exit status {done.returncode}: {done.stderr}")
    return done.stdout


folders = sorted(glob.glob(os.path.join(examples, "*", "")))[::share]
for path in sorted(path for folder in folders for path in glob.glob(os.path.join(folder, "*.mlir"))):
    if os.path.basename(path).startswith("source"):
        continue
    out = run(path, "--replay-proved")
    for block in re.findall(r"^replay: .*\n(?:  .*\n)*", out, re.M):
        rule = re.search(r"finding: .*\[([a-z-]+)\]$", block, re.M)
        if re.match(r"replay: \d+ path", block):
            paths += int(block.split()[1])
            if not re.search(r" 0 with a fault$", block.splitlines()[0]):
                failed.append(f"{path}: {block}")
        elif not rule:
            failed.append(f"{path}: {block}")
        elif rule[1] in NO_REPLAY:
            if not block.startswith("replay: not replayable"):
                failed.append(f"{path}: {block}")
        elif not re.match(r"replay: confirmed on sim: faulty [1-9]\d* of (\d+), control 0 of \d+ ", block):
            failed.append(f"{path}: {block}")
        else:
            confirmed += 1
print(f"{confirmed} findings confirmed, {paths} proved paths run")
sys.exit("\n".join(failed) or (confirmed < least or paths < least))
