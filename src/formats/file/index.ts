import type { Reading } from '../../files/read.ts'
import type { Diagnostic, Settings } from '../../model.ts'
import { collect } from '../collect-diagnostics.ts'
import type { FileRule } from './rule.ts'
import { dangling } from './rules/dangling-symlink.ts'
import { encoding } from './rules/encoding.ts'
import { outsideRoot } from './rules/outside-root.ts'
import { stubOf, symlinkStub } from './rules/symlink-stub.ts'
import { tooLarge } from './rules/too-large.ts'
import { unreadable } from './rules/unreadable.ts'

export const fileRules: readonly FileRule[] = [
  unreadable,
  encoding,
  tooLarge,
  dangling,
  outsideRoot,
  symlinkStub,
]

/**
 * What is reported of a file that no format gets to see, nothing where the rule is off; undefined for any
 * other file.
 */
export function refusalOf(reading: Reading, settings: Settings): readonly Diagnostic[] | undefined {
  // Nearly every file is text, and of text one rule alone refuses any.
  if (reading.state === 'text' && stubOf(reading.text) === undefined) return undefined
  const found = collect(settings)
  const refused = fileRules.some((rule) => rule.refuses(reading, found.reportFor(rule) ?? reportNothing))
  return refused ? found.end() : undefined
}

function reportNothing(): void {}
