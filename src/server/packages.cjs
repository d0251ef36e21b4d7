// What only the language server needs, loaded when it starts. It is a bundle of its own.
exports.languageServer = () => require('vscode-languageserver/node')
