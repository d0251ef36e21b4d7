/** What only the language server needs, loaded when it starts. */
declare const packages: {
  readonly languageServer: () => typeof import('vscode-languageserver/node')
}
export = packages
