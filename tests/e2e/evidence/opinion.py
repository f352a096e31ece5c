"""gpuverify-interpret as a process that answers requests: what runs of a program show, and how the analysis differs."""
import json
import select
import subprocess

WARNINGS = {"stream-leak", "event-leak", "memory-leak", "module-leak", "free-in-flight", "unwaited-work", "module-unload-in-flight", "async-ref-leak"}
BAD = ("crash", "false-proof", "false-certificate", "missed", "false-violation", "false-warning")
RUNS = 2000
SECONDS = 600  # for one program, on however busy a machine; whoever takes longer is treated as one that crashes


class Answer:
    """What is known of one program. `shown`: {(line, rule): how}; `found`: {(line, rule)}; `ways`: [(way, line, rule)]."""

    def __init__(self, answer):
        self.error = answer.get("error")
        self.shown = {(line, rule): how for line, rule, how in answer.get("shown", ())}
        self.found = {(line, rule) for line, rule, _ in answer.get("found", ())}
        self.ways = [(way, line, rule) for line, rule, way in answer.get("ways", ())]
        self.verdict = answer.get("verdict", "crash" if self.error else "")
        self.certified = answer.get("certified", False)
        self.errors, self.whole, self.stops = answer.get("errors"), answer.get("whole"), answer.get("stops", {})
        self.runs = answer.get("runs", 0)
        if self.error:
            self.ways = [("crash", 0, self.error)]

    def is_no_program(self):
        """It was refused; a mutation may make such a one."""
        return self.error not in (None, "no answer")

    def faults(self):
        """What has to be reported."""
        return {pair for pair, how in self.shown.items() if how in ("error", "warning")}

    def is_faulty(self):
        return any(rule not in WARNINGS and how in ("error", "uncertain") for (_, rule), how in self.shown.items())

    def is_right(self):
        """No error can be shown."""
        return bool(self.errors) and not any(rule not in WARNINGS for _, rule in self.shown)


class Opinion:
    def __init__(self, program, steps=1000):
        self.program, self.steps, self.process = program, steps, None

    def ask(self, command, lines, runs):
        text = ("\n".join(lines) + "\n").encode()
        if self.process is None:
            self.process = subprocess.Popen([*([self.program] if isinstance(self.program, str) else self.program), "--serve", f"--steps={self.steps}"], stdin=subprocess.PIPE,
                                            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        try:
            self.process.stdin.write(f"{command} {runs} {len(text)}\n".encode() + text)
            self.process.stdin.flush()
            ready = select.select([self.process.stdout], [], [], SECONDS)[0]
            answer = self.process.stdout.readline() if ready else b""
        except BrokenPipeError:
            answer = b""
        if not answer:  # it is gone, or does not end
            self.close()
            return Answer({"error": "no answer"})
        return Answer(json.loads(answer))

    def run(self, lines, runs=RUNS):
        return self.ask("run", lines, runs)

    def compare(self, lines, runs=RUNS):
        return self.ask("compare", lines, runs)

    def close(self):
        if self.process:
            self.process.kill()
            self.process.wait()
            try:
                self.process.stdin.close()
            except BrokenPipeError:
                pass
            self.process.stdout.close()
        self.process = None
