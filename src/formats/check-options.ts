import { matchGlob, parseGlob } from '../files/glob/index.ts'
import type { CheckOptions, RuleInfo, Settings } from '../model.ts'

const NOTHING_ALLOWED: CheckOptions = { max: Infinity, allows: () => false }

/** What a rule has to go by: its own limit and an empty list, unless the settings say otherwise. */
export function checkOptionsOf({ id, max }: RuleInfo, { options }: Settings): CheckOptions {
  const set = options?.get(id)
  if (set === undefined) return max === undefined ? NOTHING_ALLOWED : { ...NOTHING_ALLOWED, max }
  return {
    max: set.max ?? max ?? Infinity,
    allows: set.allow === undefined ? () => false : allowing(set.allow),
  }
}

/** The globs of the settings are few, and shared by all files. */
const compiled = new WeakMap<readonly string[], (text: string) => boolean>()

function allowing(globs: readonly string[]): (text: string) => boolean {
  const known = compiled.get(globs)
  if (known !== undefined) return known
  const parsed = globs.flatMap((written) => {
    const glob = parseGlob(written)
    return 'mistake' in glob ? [] : [glob]
  })
  const allows = (text: string): boolean => parsed.some((glob) => matchGlob(glob, text))
  compiled.set(globs, allows)
  return allows
}
