// gpuverify in Visual Studio Code: starts the language server for MLIR text and for CUDA, HIP, C and C++ sources, shows its graphs, and
// verifies lowered sources.
const { commands, languages, tasks, window, workspace, LanguageStatusSeverity, ProcessExecution, Task, TaskScope, Uri, ViewColumn } = require("vscode");
const { LanguageClient, State } = require("vscode-languageclient/node");

const SHOW_GRAPH = "gpuverify.showGraph"; // of the server, which makes a page in a file and says where
// Sources are compiled, when they are saved: not in a workspace that is not trusted.
const sources = ["cuda-cpp", "cpp", "c"].map((language) => ({ scheme: "file", language }));
const documentSelector = () => [...["file", "untitled"].map((scheme) => ({ scheme, language: "mlir" })), ...(workspace.isTrusted ? sources : [])];

let client, status, panel;

const settings = () => workspace.getConfiguration("gpuverify");

// What the command line of the language server begins with: the program, and what is before "lsp".
function program() {
  const words = settings().get("command");
  const lsp = words.indexOf("lsp");
  return { command: words[0], before: words.slice(1, lsp < 0 ? 1 : lsp) };
}

function showState(state) {
  const words = { [State.Running]: "runs", [State.Starting]: "starts", [State.Stopped]: "does not run" };
  status.text = `gpuverify ${words[state]}`;
  status.busy = state === State.Starting;
  status.severity = state === State.Stopped ? LanguageStatusSeverity.Error : LanguageStatusSeverity.Information;
}

// ---- graphs ----

async function showPage(result) {
  if (!result || !result.uri) return;
  const page = await workspace.fs.readFile(Uri.parse(result.uri));
  if (!panel) {
    panel = window.createWebviewPanel("gpuverify.graph", "gpuverify: graph", ViewColumn.Beside, { enableScripts: true, enableFindWidget: true });
    panel.onDidDispose(() => (panel = undefined));
  }
  panel.webview.html = Buffer.from(page).toString("utf8");
  panel.reveal(undefined, true);
}

async function showGraph() {
  const editor = window.activeTextEditor;
  if (!client || !editor || editor.document.languageId !== "mlir") {
    window.showInformationMessage("gpuverify shows the graph of an MLIR text that is open in the editor.");
    return;
  }
  const argument = client.code2ProtocolConverter.asUri(editor.document.uri);
  try {
    await showPage(await client.sendRequest("workspace/executeCommand", { command: SHOW_GRAPH, arguments: [argument] }));
  } catch (error) {
    window.showErrorMessage(`gpuverify: ${error.message}`);
  }
}

// Of a line above a function, or an action: the client sends it, and what comes back is shown here.
const middleware = {
  executeCommand: async (command, args, next) => {
    const result = await next(command, args);
    if (command === SHOW_GRAPH) await showPage(result);
    return result;
  },
};

// ---- verifying a source ----

async function verifyLowered() {
  const editor = window.activeTextEditor;
  if (!editor || editor.document.languageId !== "mlir" || editor.document.uri.scheme !== "file") {
    window.showInformationMessage("gpuverify --lower verifies an MLIR file: save the text first.");
    return;
  }
  if (!workspace.isTrusted) {
    window.showWarningMessage("gpuverify --lower runs mlir-opt: trust this workspace first.");
    return;
  }
  await editor.document.save();
  const { command, before } = program();
  const run = new ProcessExecution(command, [...before, "--lower", "--color=never", editor.document.uri.fsPath]);
  const task = new Task({ type: "gpuverify" }, TaskScope.Workspace, "verify with --lower", "gpuverify", run, "$gpuverify");
  await tasks.executeTask(task);
}

// ---- the server ----

function makeClient() {
  const [command, ...args] = settings().get("command");
  const made = new LanguageClient("gpuverify", "gpuverify", { command, args }, { documentSelector: documentSelector(), diagnosticPullOptions: { onChange: true, onSave: true }, middleware, initializationOptions: { showsGraphs: true } });
  made.onDidChangeState(({ newState }) => showState(newState));
  return made;
}

async function start() {
  client = makeClient();
  try {
    await client.start();
  } catch (error) {
    showState(State.Stopped);
    const choice = await window.showErrorMessage(`gpuverify cannot be started: ${error.message}`, "Open Settings");
    if (choice) commands.executeCommand("workbench.action.openSettings", "gpuverify.command");
  }
}

async function restart() {
  if (client) await client.stop().catch(() => {});
  await start();
}

exports.activate = async (context) => {
  status = languages.createLanguageStatusItem("gpuverify.status", documentSelector());
  status.name = "gpuverify";
  status.command = { title: "Restart", command: "gpuverify.restart" };
  showState(State.Starting);
  context.subscriptions.push(
    status,
    commands.registerCommand("gpuverify.restart", restart),
    commands.registerCommand("gpuverify.openGraph", showGraph),
    commands.registerCommand("gpuverify.verifyLowered", verifyLowered),
    workspace.onDidChangeConfiguration((event) => event.affectsConfiguration("gpuverify.command") && restart()),
    workspace.onDidGrantWorkspaceTrust(restart),
  );
  await start();
};

exports.deactivate = () => client && client.stop();
