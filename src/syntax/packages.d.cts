/** What few texts need, loaded when it is first asked for. */
declare const packages: {
  readonly yaml: () => typeof import('yaml')
}
export = packages
