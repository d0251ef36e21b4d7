/**
 * The keys of `openclaw` in `metadata`.
 *
 * Source: https://github.com/openclaw/openclaw/blob/14626a34d7eefb39ebae58fd9ee8918fdd7aaaec/src/skills/loading/frontmatter.ts
 */

/** The names of the mapping, in the order in which the first one counts. */
export const OPENCLAW_BLOCKS = ['openclaw', 'clawdbot', 'clawdis', 'moltbot']

/** Keys of a mapping: those that are read, and those that ClawHub or older versions read besides. */
export interface OpenclawKeys {
  readonly read: readonly string[]
  readonly besides: readonly string[]
}

export const OPENCLAW_KEYS: OpenclawKeys = {
  read: ['always', 'emoji', 'homepage', 'skillKey', 'primaryEnv', 'requires', 'install'],
  besides: ['os', 'nix', 'config', 'envVars', 'cliHelp', 'dependencies', 'author', 'links'],
}

/** Of `requires`. */
export const REQUIRES_KEYS: OpenclawKeys = { read: ['bins', 'anyBins', 'env', 'config'], besides: [] }

/** Of each item of `install`. */
export const INSTALL_KEYS: OpenclawKeys = {
  read: 'kind label bins formula package module archive extract stripComponents targetDir sha256'.split(' '),
  besides: ['id', 'type', 'os', 'cask', 'tap', 'url'],
}
