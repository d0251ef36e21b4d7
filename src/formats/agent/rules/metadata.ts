import type { Field, Range, Report } from '../../../model.ts'
import { fieldsBelow, isList, isMapping } from '../../../syntax/fields.ts'
import { safely } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { firstAt, repeatsOf } from '../../by-key.ts'
import { agentRule, goodAgent, withChange } from '../example.ts'
import { DEFAULTS, MAPPINGS } from '../fields.ts'
import { subfields } from '../parse.ts'

export const frontmatterFirst = agentRule({
  id: 'agent/frontmatter-first',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'safe',
  summary: 'The YAML block is the first thing in the file',
  why: 'Metadata must come first. After a blank line, a comment, a heading or a code fence, loaders read it as the agent’s text, and every default applies. Some loaders read a block that `---yaml` opens: that is a warning.',
  bad: { path: goodAgent.path, text: `\n${goodAgent.text}` },
  check({ misplaced, text }, report) {
    const named = /^\ufeff?(---[ \t]*ya?ml)[ \t]*\r?\n/i.exec(text)?.[1]
    if (named !== undefined) {
      const start = text.indexOf('-')
      const message = `Only some loaders read fields below ${quote(named)}. Write \`---\`.`
      return report([start, start + named.length], message, { severity: 'warning' })
    }
    if (misplaced === undefined) return
    const above = text.slice(0, misplaced.opening[0]).replace(/^\ufeff/, '')
    const start = misplaced.opening[0] - above.length
    if (above.trim() !== '')
      return report(
        misplaced.opening,
        'The YAML block is not the first thing in the file, so loaders ignore its fields. Move it to the first line.',
      )
    const message =
      'There is blank space before the YAML block, so loaders ignore its fields. Delete the blank space.'
    report(
      misplaced.opening,
      message,
      safely('Delete the blank space', { range: [start, misplaced.opening[0]], text: '' }),
    )
  },
})

export const duplicateKey = agentRule({
  id: 'agent/duplicate-key',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'No two keys differ only in letter case',
  why: 'Metadata keys are case-insensitive. If a file has `Icon` and `icon`, one is lost, and which one depends on the loader.',
  bad: withChange('icon: 🧭', 'icon: 🧭\nIcon: 🔎'),
  check({ frontmatter, fields }, report) {
    reportRepeated(frontmatter.fields, report)
    for (const key of MAPPINGS) reportRepeated(fieldsBelow(fields, key), report)
  },
})

function reportRepeated(fields: ReadonlyMap<string, Field>, report: Report): void {
  for (const { item, first } of repeatsOf(fields, ([name]) => name.toLowerCase())) {
    const message = `${quote(item[0])} is the same key as ${quote(first[0])}, because letter case does not count. Keep one of the two.`
    report(item[1].key, message, firstAt(first[1].key))
  }
}

export const redundantDefault = agentRule({
  id: 'agent/redundant-default',
  severity: { recommended: 'off', strict: 'info' },
  summary: 'No field repeats its default',
  why: 'Defaults keep files short. The defaults of `title` and `description` are the level-1 heading and the paragraph below it.',
  whenNot: 'You prefer to write defaults down.',
  bad: withChange('icon: 🧭', 'icon: 🧭\nstatus: active'),
  check({ fields, inHeadings }, report) {
    const defaults = new Map<string, string | undefined>([
      ...Object.entries(DEFAULTS),
      ['title', inHeadings.title?.text],
      ['description', inHeadings.description?.text],
    ])
    for (const [name, text] of defaults) {
      const field = fields.get(name)
      if (typeof field?.value === 'string' && field.value.trim() === text)
        report(field.range, `${quote(field.value)} is the default of \`${name}\`. Remove the field.`)
    }
    for (const name of ['recommended', 'required']) {
      const field = fields.get(name)
      if (field !== undefined && isEmpty(field))
        report(field.key, `\`${name}\` is empty, which is its default. Remove the field.`)
    }
  },
})

function isEmpty({ value }: Field): boolean {
  return (isList(value) && value.length === 0) || (isMapping(value) && value.size === 0)
}

export const requiredEnv = agentRule({
  id: 'agent/required-env',
  summary: '`required.env` lists names of environment variables, each once',
  why: 'The agent must not start while one of them is missing. `API-KEY` or `KEY=value` is not a valid name, so such a variable can never be set.',
  bad: withChange('    - API_KEY', '    - API_KEY\n    - API-KEY'),
  check({ fields }, report) {
    const list = subfields(fields, 'required').get('env')?.value
    if (list === undefined || !isList(list)) return
    const names = new Map<string, Range>()
    for (const { value, range } of list) {
      if (typeof value !== 'string' || value.trim() === '') continue
      const first = names.get(value)
      if (first !== undefined)
        report(range, `${quote(value)} is required twice. Remove one of the two.`, firstAt(first))
      else if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(value)) {
        const message = `${quote(value)} is not a name of an environment variable. Use letters, digits and \`_\`, and do not start with a digit.`
        report(range, message)
      }
      names.set(value, first ?? range)
    }
  },
})
