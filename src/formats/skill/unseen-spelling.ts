import { fieldNamesOf } from '../../clients/client.ts'
import { CLIENTS } from '../../clients/index.ts'
import { isReadByClaudeCode, isReader, ownPlaceOf } from '../../clients/places.ts'
import { readersOf } from '../../clients/who-loses.ts'
import { renaming } from '../../lint/fields/unknown-fields.ts'
import type { CheckOptions, Report } from '../../model.ts'
import { itemsOf } from '../../syntax/fields.ts'
import { onlyOne } from '../../wording/compare.ts'
import { sameAs } from '../../wording/near-names.ts'
import { quote } from '../../wording/quote.ts'
import { CLIENT_FIELDS } from './client-fields.ts'
import { SKILL_FIELDS } from './fields.ts'
import type { Skill } from './parse.ts'

type Place = Pick<Skill, 'fields' | 'path'>

/** Reports a client’s own spelling of a field where only clients with another one look, or are chosen. */
export function reportUnseenSpelling(place: Place, report: Report, chosen: CheckOptions['clients']): void {
  const { fields, path } = place
  reportGlobs(place, report, chosen)
  const own = [...fields].filter(([key]) => !SKILL_FIELDS.includes(key) && CLIENT_FIELDS.has(key))
  if (own.length === 0) return
  const seeing = CLIENTS.filter((client) => isReader(client, path, chosen))
  for (const [key, field] of own) {
    if (seeing.some((client) => fieldNamesOf(client).includes(key))) continue
    const known = [...new Set(seeing.flatMap(fieldNamesOf))]
    const meant = onlyOne(sameAs(key, known))
    if (meant === undefined || fields.has(meant)) continue
    const readers = seeing.filter((client) => fieldNamesOf(client).includes(meant)).map(({ title }) => title)
    const others = CLIENT_FIELDS.get(key)!
    const message = `Only ${reading(others)} ${quote(key)}, and not here. ${reading(readers)} \`${meant}\`. Write \`${meant}\`.`
    report(field.key, message, renaming(field, key, meant))
  }
}

function reading(titles: readonly string[]): string {
  return `${readersOf(titles)} ${titles.length === 1 ? 'reads' : 'read'}`
}

/** Reports, in the folder of Claude Code, the globs of a rule for Cursor, or those of a field that lacks a letter. */
function reportGlobs({ fields, path }: Place, report: Report, chosen: CheckOptions['clients']): void {
  const key = ['globs', 'path'].find((each) => fields.has(each))
  if (key === undefined || fields.has('paths') || ownPlaceOf(path)?.folder !== '.claude/skills') return
  const field = fields.get(key)!
  const texts = itemsOf(field).filter(({ value }) => typeof value === 'string' && value.trim() !== '')
  // A path without stars may be one for people.
  const isOfFiles = key === 'globs' || texts.some(({ value }) => String(value).includes('*'))
  if (texts.length === 0 || !isOfFiles || !isReadByClaudeCode(path, chosen)) return
  const message = `Claude Code does not read ${quote(key)}, so it offers the skill whatever the files. Did you mean \`paths\`?`
  report(field.key, message, renaming(field, key, 'paths'))
}
