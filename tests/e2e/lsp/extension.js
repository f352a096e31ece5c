// Runs the extension for Visual Studio Code in an editor that is none: every call of the two modules that it needs is kept, and answered as the editor
// would answer. Prints "ok", or says what is not so.
//
//   node extension.js FOLDER-OF-THE-EXTENSION PAGE.html
const assert = require("assert");
const fs = require("fs");
const Module = require("module");
const path = require("path");

const [folder, page] = process.argv.slice(2).map((word) => path.resolve(word));
const package_ = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
const told = [], registered = {}, run = [], panels = [], clients = [];
let trusted = true, configured, command = ["/opt/gpuverify", "--no-config", "lsp", "--werror"];

class ProcessExecution { constructor(process, args) { Object.assign(this, { process, args }); } }
class Task { constructor(...words) { [this.definition, this.scope, this.name, this.source, this.execution, this.matchers] = words; } }
const status = { dispose() {} };
const document = { languageId: "mlir", uri: { scheme: "file", fsPath: "/work/x.mlir", toString: () => "file:///work/x.mlir" }, save: async () => true };
const vscode = {
  LanguageStatusSeverity: { Information: 0, Warning: 1, Error: 2 }, TaskScope: { Workspace: 2 }, ViewColumn: { Beside: -2 }, ProcessExecution, Task,
  Uri: { parse: (text) => ({ fsPath: decodeURIComponent(text.replace("file://", "")) }) },
  commands: { registerCommand: (name, act) => ((registered[name] = act), { dispose() {} }), executeCommand: async (...words) => run.push(words) },
  languages: { createLanguageStatusItem: (id, selector) => Object.assign(status, { id, selector }) },
  tasks: { executeTask: async (task) => run.push(task) },
  window: {
    activeTextEditor: { document },
    showInformationMessage: async (text) => void told.push(text), showWarningMessage: async (text) => void told.push(text),
    showErrorMessage: async (text, choice) => (told.push(text), choice),
    createWebviewPanel: (type, title, column, options) => {
      panels.push({ options, webview: {}, onDidDispose: (act) => (panels.at(-1).dispose = act), reveal() {} });
      return panels.at(-1);
    },
  },
  workspace: {
    get isTrusted() { return trusted; }, onDidGrantWorkspaceTrust: () => ({ dispose() {} }),
    fs: { readFile: async (uri) => fs.readFileSync(uri.fsPath) },
    getConfiguration: (section) => ({ get: (key) => (assert.equal(`${section}.${key}`, "gpuverify.command"), command) }),
    onDidChangeConfiguration: (act) => ((configured = act), { dispose() {} }),
  },
};
class LanguageClient {
  constructor(...words) {
    [this.id, this.name, this.server, this.options] = words;
    this.code2ProtocolConverter = { asUri: (uri) => uri.toString() };
    this.calls = [];
    clients.push(this);
  }
  onDidChangeState(act) { this.changed = act; }
  async start() {
    this.calls.push("start");
    this.changed({ newState: 3 });
    if (this.server.command === "/nowhere") throw new Error("ENOENT");
    this.changed({ newState: 2 });
  }
  async stop() { this.calls.push("stop"); this.changed({ newState: 1 }); }
  async sendRequest(method, params) { this.calls.push([method, params]); return { uri: `file://${page}` }; }
}
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : name === "vscode-languageclient/node" ? { LanguageClient, State: { Stopped: 1, Running: 2, Starting: 3 } } : load(name, ...rest));

(async () => {
  const extension = require(path.join(folder, package_.main));
  const context = { subscriptions: [] };
  await extension.activate(context);

  // The server, for MLIR in files and in texts without a name.
  const [client] = clients;
  assert.deepEqual(client.server, { command: "/opt/gpuverify", args: ["--no-config", "lsp", "--werror"] });
  const mlir = [{ scheme: "file", language: "mlir" }, { scheme: "untitled", language: "mlir" }];
  assert.deepEqual(client.options.documentSelector, [...mlir, ...["cuda-cpp", "cpp", "c"].map((language) => ({ scheme: "file", language }))]);
  assert.equal(client.options.initializationOptions.showsGraphs, true);
  assert.equal(client.id, "gpuverify"); // so that gpuverify.trace.server is its trace
  assert.ok(package_.contributes.configuration.properties["gpuverify.trace.server"]);
  assert.match(status.text, /runs/);
  assert.equal(status.command.command, "gpuverify.restart");

  // Every command that the package promises is there, and every other is none of the server's: the client registers that itself.
  assert.deepEqual(Object.keys(registered).sort(), package_.contributes.commands.map((c) => c.command).sort());
  assert.ok(!("gpuverify.showGraph" in registered));
  assert.ok(context.subscriptions.length >= 5);

  // A graph: asked for by the command, or by a click above a function; one panel for all, and a new one when that was closed.
  await registered["gpuverify.openGraph"]();
  assert.deepEqual(client.calls.at(-1), ["workspace/executeCommand", { command: "gpuverify.showGraph", arguments: ["file:///work/x.mlir"] }]);
  assert.equal(panels.length, 1);
  assert.equal(panels[0].webview.html, fs.readFileSync(page, "utf8"));
  assert.equal(panels[0].options.enableScripts, true);
  await client.options.middleware.executeCommand("gpuverify.showGraph", ["file:///x", "main"], async () => ({ uri: `file://${page}` }));
  assert.equal(panels.length, 1);
  panels[0].dispose();
  await client.options.middleware.executeCommand("gpuverify.showGraph", [], async () => ({ uri: `file://${page}` }));
  assert.equal(panels.length, 2);
  assert.equal(await client.options.middleware.executeCommand("other", [], async () => 7), 7);

  // A source is verified in a task, with what stands before "lsp", and its findings are problems.
  await registered["gpuverify.verifyLowered"]();
  const task = run.at(-1);
  assert.deepEqual([task.execution.process, ...task.execution.args], ["/opt/gpuverify", "--no-config", "--lower", "--color=never", "/work/x.mlir"]);
  assert.equal(task.matchers, "$gpuverify");
  assert.equal(package_.contributes.taskDefinitions[0].type, task.definition.type);
  const [{ regexp, file, line, message, code }] = package_.contributes.problemMatchers[0].pattern;
  const match = "a/x.mlir:39:5: error: %31 is read [stream-race]".match(new RegExp(regexp));
  assert.deepEqual([match[file], match[line], match[message], match[code]], ["a/x.mlir", "39", "%31 is read", "stream-race"]);

  // Nothing is run in a workspace that is not trusted, nor of a text without a file.
  const before = run.length;
  trusted = false;
  await registered["gpuverify.verifyLowered"]();
  assert.match(told.at(-1), /trust this workspace/);
  trusted = true;
  vscode.window.activeTextEditor = undefined;
  await registered["gpuverify.verifyLowered"]();
  await registered["gpuverify.openGraph"]();
  assert.equal(run.length, before);
  assert.equal(package_.capabilities.untrustedWorkspaces.supported, "limited");
  assert.deepEqual(package_.capabilities.untrustedWorkspaces.restrictedConfigurations, ["gpuverify.command"]);

  // Another command: another server. One that is not there is told, with the way to the setting.
  command = ["/nowhere", "lsp"];
  await configured({ affectsConfiguration: (name) => name === "gpuverify.command" });
  await new Promise((done) => setImmediate(done));
  assert.equal(client.calls.at(-1), "stop");
  assert.equal(clients.length, 2);
  assert.match(told.at(-1), /cannot be started: ENOENT/);
  assert.match(status.text, /does not run/);
  assert.equal(status.severity, 2);
  assert.deepEqual(run.at(-1), ["workbench.action.openSettings", "gpuverify.command"]);
  command = ["gpuverify", "lsp"];
  await registered["gpuverify.restart"]();
  assert.match(status.text, /runs/);
  await extension.deactivate();
  assert.equal(clients.at(-1).calls.at(-1), "stop");
  console.log("ok");
})().catch((error) => {
  console.error(error);
  process.exit(1);
});
