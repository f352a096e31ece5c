"""A client of the language server, for tests: sends any bytes, and takes the server's messages apart."""
import json
import os
import queue
import subprocess
import threading

TIMEOUT = 600  # seconds, far more than any answer takes


def frame(message):
    body = json.dumps(message, ensure_ascii=False).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


class Client:
    def __init__(self, gpuverify, *options, **more):
        environment = {name: value for name, value in os.environ.items() if name not in ("HOME", "XDG_CACHE_HOME")}
        environment.update(more)
        self.process = subprocess.Popen([gpuverify, "lsp", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
        self.incoming = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        while True:
            length = None
            while line := self.process.stdout.readline().strip():
                name, value = line.split(b":")
                assert name == b"Content-Length", line
                length = int(value)
            if length is None:
                self.incoming.put(None)  # the end
                return
            self.incoming.put(json.loads(self.process.stdout.read(length)))

    def send_bytes(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        self.send_bytes(frame({"jsonrpc": "2.0", **message}))

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def receive(self):
        """The next message; requests of the server are granted and left out."""
        while True:
            message = self.incoming.get(timeout=TIMEOUT)
            if message is None or "method" not in message or "id" not in message:
                return message
            self.send({"id": message["id"], "result": None})

    def wait_for(self, wanted):
        """The first message for which wanted(message); what comes before it is dropped."""
        while (message := self.receive()) is not None:
            if wanted(message):
                return message
        raise EOFError("the server has left")

    def answer(self, number):
        return self.wait_for(lambda m: m.get("id") == number and "method" not in m)

    def request(self, number, method, params):
        self.send({"id": number, "method": method, "params": params})
        return self.answer(number)

    def published(self):
        return self.wait_for(lambda m: m.get("method") == "textDocument/publishDiagnostics")["params"]

    def initialize(self, capabilities=None, **more):
        return self.request(0, "initialize", {"processId": None, "rootUri": None, "capabilities": capabilities or {}, **more})

    def open(self, uri, text, version=1):
        item = {"uri": uri, "languageId": "mlir", "version": version, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": item})

    def end(self):
        """Closes the connection; the exit status."""
        self.process.stdin.close()
        return self.process.wait(timeout=TIMEOUT)

    def say_goodbye(self):
        self.request("bye", "shutdown", None)
        self.notify("exit", None)
        return self.end()


def place(range):
    """A range as "line:character-character", or with the line of its end; from 0, as the protocol counts."""
    start, end = range["start"], range["end"]
    line = "" if start["line"] == end["line"] else f"{end['line']}:"
    return f"{start['line']}:{start['character']}-{line}{end['character']}"
