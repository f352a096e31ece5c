// gpuverify in Visual Studio Code: starts the language server for MLIR text.
const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = () => {
  const [command, ...args] = workspace.getConfiguration("gpuverify").get("command");
  const documentSelector = [{ language: "mlir" }];
  client = new LanguageClient("gpuverify", "gpuverify", { command, args }, { documentSelector });
  return client.start();
};

exports.deactivate = () => client && client.stop();
