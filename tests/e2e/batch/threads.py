"""threads.py GPUVERIFY FILE...: what is said of a file is the same whatever the number of threads that analyse it, and of findings that are wanted."""
import subprocess
import sys

gpuverify, files = sys.argv[1], sys.argv[2:]


def run(file, jobs, most):
    return subprocess.run([gpuverify, f"--jobs={jobs}", f"--max-findings={most}", file], capture_output=True)


def outcome(run):
    return run.returncode, run.stdout, run.stderr


verdicts = set()
for file in files:
    for most in (0, 1, 2, 5):
        alone = outcome(run(file, 1, most))
        verdicts.add(alone[0])
        for jobs in (2, 5):
            if outcome(run(file, jobs, most)) != alone:
                sys.exit(f"{file}: --max-findings={most}: --jobs={jobs} differs from --jobs=1")
assert {0, 1} <= verdicts, verdicts
