/** What one command alone needs, loaded when it runs. */
declare const packages: {
  /** Answers an editor on standard input and output until it ends the connection, which ends the process. */
  readonly server: () => void
}
export = packages
