/** What many searches do not need: each is loaded when it is first asked for. */
declare const packages: {
  readonly childProcess: () => typeof import('node:child_process')
  readonly fastGlob: () => typeof import('fast-glob')
  readonly ignore: () => typeof import('ignore')
  readonly micromatch: () => typeof import('micromatch')
  readonly os: () => typeof import('node:os')
  readonly v8: () => typeof import('node:v8')
  readonly workerThreads: () => typeof import('node:worker_threads')
  /** The file that runs: the bundle's, or where the source is run, `packages.cjs`. */
  readonly program: () => string
}
export = packages
