import { collect } from '../../lint/collect-diagnostics.ts'
import type { FileRule, Reading } from '../../lint/reading.ts'
import type { Diagnostic, Document, Rule, RuleInfo, Settings } from '../../model.ts'
import { encoding } from './rules/encoding.ts'
import { executableFrontmatter } from './rules/executable-frontmatter.ts'
import { hidden } from './rules/hidden-text.ts'
import { stubOf, symlink } from './rules/symlink.ts'
import { tooLarge } from './rules/too-large.ts'
import { unreadable } from './rules/unreadable.ts'

const refusals: readonly FileRule[] = [unreadable, encoding, tooLarge, symlink]

/** The rules about any text. */
export const textRules: readonly Rule<Document>[] = [hidden]

/** The rules about the text of a file of any format. */
export const documentRules: readonly Rule<Document>[] = [executableFrontmatter, ...textRules]

export const fileRules: readonly RuleInfo[] = [...refusals, ...documentRules]

/** What is reported of a file that no format gets to see; undefined for any other file. */
export function refusalOf(reading: Reading, settings: Settings): readonly Diagnostic[] | undefined {
  // Nearly every file is text, and of text one rule alone refuses any.
  if (reading.state === 'text' && stubOf(reading.text) === undefined) return undefined
  const found = collect(settings)
  const refused = refusals.some((rule) => rule.refuses(reading, found.reportFor(rule) ?? reportNothing))
  return refused ? found.end() : undefined
}

function reportNothing(): void {}
