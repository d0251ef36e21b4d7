/** What a command line without flags does not need, loaded when it is first asked for. */
declare const packages: {
  readonly util: () => typeof import('node:util')
}
export = packages
