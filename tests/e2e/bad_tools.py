"""Programs of others' that do everything wrong, for the tests of what runs them: each has to be a clear error and exit status 2, in time, and
to leave nothing behind."""
import os
import pathlib
import subprocess

LIMIT = 2  # seconds, of --time-limit, for what goes on for ever
LONG = 200  # … for what ends by itself, however slow the machine is

# What such a program does when it is to work, and what the error says. {real} is one that works.
ANY = {
    "crashes": ("kill -SEGV $$", "crashed (signal 11"),
    "aborts": ("echo 'Assertion failed' >&2; kill -ABRT $$", "Assertion failed"),
    "hangs": ("while :; do sleep 0.1; done", "the time limit of 2 s is over"),
    "hangs with a child": ("sleep 1000 & wait", "the time limit of 2 s is over"),
    "fails with a status": ("exit 7", "failed with exit status 7"),
    "prints nonsense": ("echo 'To be, or not to be'", "cannot be read"),
    "prints bytes": ("LC_ALL=C awk 'BEGIN { for (i = 0; i < 100000; i++) printf \"%c\", (i * 7919 + 129) % 255 + 1 }'", "cannot be read"),
    "prints for ever": ("yes", "was stopped: "),
    "complains for ever": ("yes >&2", "the time limit of 2 s is over"),
}


class Trial:
    """Runs gpuverify with such programs for `option`, which says --mlir-opt, say, and keeps what is to complain about. `words` come before
    the option on every command line, and the input behind it."""

    def __init__(self, kind, gpuverify, option, words, program, scratch):
        self.kind, self.gpuverify, self.option, self.words, self.program = kind, gpuverify, option, words, program
        self.scratch, self.complaints, self.tried = pathlib.Path(scratch).resolve(), [], 0
        self.scratch.mkdir(parents=True)

    def run(self, words, **settings):
        """Exit status, standard error, and what is left behind. What hangs does so for longer than is waited for here."""
        temporary = self.scratch / "tmp"
        temporary.mkdir(exist_ok=True)
        environment = dict(os.environ, TMPDIR=str(temporary), **settings)
        done = subprocess.run([self.gpuverify, *self.words, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment,
                              timeout=600, check=False)
        left = sorted(str(path) for path in temporary.iterdir())
        return done.returncode, done.stderr.decode(errors="replace"), left

    def expect(self, name, wanted, words, **settings):
        status, text, left = self.run(words, **settings)
        wrong = []
        if status != 2:
            wrong.append(f"exit status {status}")
        if wanted not in text or "error:" not in text:
            wrong.append(f"says {text[-400:]!r}, not {wanted!r}")
        if left:
            wrong.append(f"left {left}")
        self.tried += 1
        self.complaints += [f"{self.kind} that {name}: {w}" for w in wrong]

    def write(self, name, does, release="22.1.8"):
        path = self.scratch / name.replace(" ", "_")
        version = f'if [ "$1" = --version ]; then echo "LLVM version {release}"; exit; fi'
        path.write_text(f"#!/bin/sh\n{version}\n{does}\n")
        path.chmod(0o755)
        return path

    def try_all(self, programs, real):
        for name, (does, wanted) in programs.items():
            path = self.write(name, does.replace("{real}", real))
            limit = LIMIT if "time limit" in wanted else LONG
            self.expect(name, wanted, [f"--time-limit={limit}", f"{self.option}={path}", self.program])
        if processes(str(self.scratch).encode()) > 2:  # this one, and who started it
            self.complaints.append("processes are left")

    def try_missing(self):
        data, variable = self.scratch / "data", self.option[2:].upper().replace("-", "_")
        data.write_text("no program")
        for name, path in {"is missing": f"/nowhere{self.option[1:]}", "is a folder": self.scratch, "is not executable": data}.items():
            self.expect(name, "no such program", [f"{self.option}={path}", self.program])
        self.expect("is missing from the environment", variable, [self.program], **{variable: "/nowhere/program"})
        self.expect("is nowhere", "cannot find", [self.program], **{"PATH": "/nowhere", variable: ""})
        data.chmod(0o755)
        self.expect("is no program", "cannot be run", [f"{self.option}={data}", self.program])

    def say(self):
        print("\n".join(self.complaints) if self.complaints else f"{self.tried} times {self.kind}, all answered")
        return 1 if self.complaints else 0


def processes(marker):
    """How many processes have the marker in their command line."""
    count = 0
    for path in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
        try:
            count += marker in path.read_bytes()
        except OSError:
            pass
    return count
