/** What many searches do not need: each is loaded when it is first asked for. */
declare const packages: {
  readonly childProcess: () => typeof import('node:child_process')
  readonly crypto: () => typeof import('node:crypto')
  readonly diff: () => typeof import('diff')
  readonly fastGlob: () => typeof import('fast-glob')
  readonly micromatch: () => typeof import('micromatch')
  readonly v8: () => typeof import('node:v8')
}
export = packages
