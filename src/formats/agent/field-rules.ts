import { codes, propose, reportAs } from '../../lint/fields/other-value.ts'
import type { Missing } from '../../lint/fields/rules.ts'
import { fieldRules } from '../../lint/fields/rules.ts'
import type { FieldTable, Subject } from '../../lint/fields/table.ts'
import { reportMisspelt, reportUnknown } from '../../lint/fields/unknown-fields.ts'
import { quoting, reportNonText } from '../../lint/fields/wrong-types.ts'
import type { Field, Range, Report, Rule } from '../../model.ts'
import { fieldsBelow, isBlank, isList, isMapping, kindOf, placeOf } from '../../syntax/fields.ts'
import { suggest } from '../../wording/fixes.ts'
import { nearestOf } from '../../wording/near-names.ts'
import { quote } from '../../wording/quote.ts'
import { completeVersion, isSemanticVersion } from '../../wording/semantic-version.ts'
import { changed } from '../examples.ts'
import { goodAgent, SPECIFICATION, withChange } from './example.ts'
import { EMPTY, FIELDS, MAPPINGS, parentOf } from './fields.ts'
import { reportIcon } from './icon.ts'
import type { Agent } from './parse.ts'
import { subfields } from './parse.ts'
import { SECTIONS } from './sections.ts'

/** What the rules on fields go by. Tools in the frontmatter have a rule of their own. */
const FIELD_TABLE: FieldTable = {
  group: 'agent',
  what: 'the Agent File Format',
  rows: FIELDS,
  // Loaders that start MCP servers read those here.
  accepted: ['tools', 'mcpServers'],
  ignoringCase: true,
  blankIsValue: true,
  source: SPECIFICATION,
  good: goodAgent,
}

/** The tables of the fields below others. Those of abilities are lists, of which other rules speak. */
const TABLES_BELOW: readonly (readonly [key: string, table: FieldTable])[] = MAPPINGS.filter(
  (key) => key !== 'abilities',
).map((key) => [key, { ...FIELD_TABLE, rows: FIELDS[key]!.fields!, accepted: [], what: `\`${key}\`` }])

export const agentFieldRules: readonly Rule<Agent>[] = fieldRules<Agent>(FIELD_TABLE, {
  misspelt: {
    fix: 'suggested',
    summary: 'No field is misspelt or misplaced',
    why: 'Loaders silently ignore a misspelt field and use its default. Letter case does not count. A field of a mapping, such as `models` of `recommended`, must be in that mapping.',
    bad: withChange('version: 1.0.0', 'verison: 1.0.0'),
    check: reportMisspeltOrMisplaced,
  },
  missing: {
    why: 'People choose the agent by its title. A missing description is an info: the specification demands none.',
    bad: changed(
      withChange('icon: 🧭', 'icon: 🧭\ndescription: Audits policy files.'),
      '# Policy Auditor\n\n',
      '',
    ),
    say: { title: missingTitle, description: missingDescription },
  },
  type: {
    why: 'In YAML 1.2 an unquoted `1.0` is a number. A loader that expects another type refuses the agent or reads something else.',
    bad: withChange('version: 1.0.0', 'version: 1.0'),
    checks: {
      version: reportVersionType,
      rules(subject, report) {
        if (typeof subject.field.value !== 'string') reportNonList(subject, 'text or a list', report)
      },
      recommended: reportTypesBelow,
      required: reportTypesBelow,
    },
  },
  empty: {
    why: 'The specification says what holds where a field is left out, but not where its value is. Some loaders refuse the file. An empty `startup` is an error of another rule, and so are a missing title and description.',
    bad: withChange('icon: 🧭', 'icon:'),
    checks: {
      title(subject, report) {
        if (subject.document.inHeadings.title !== undefined) reportNull(subject, report)
      },
      description(subject, report) {
        if (subject.document.inHeadings.description !== undefined) reportNull(subject, report)
      },
      ...Object.fromEntries(MAPPINGS.map((key) => [key, reportNullBelow])),
    },
  },
  value: {
    severity: { recommended: 'error', strict: 'error' },
    fix: 'safe',
    why: 'Loaders refuse an agent with another `status`, or use the default. A wrong `version` or `icon` is a warning.',
    bad: withChange('icon: 🧭', 'icon: 🧭\nstatus: disable'),
    good: withChange('icon: 🧭', 'icon: 🧭\nstatus: deprecated'),
    checks: {
      version: (subject, report) => reportVersion(subject, reportAs('warning', report)),
      icon: (subject, report) => reportIcon(subject, reportAs('warning', report)),
      status: reportStatus,
    },
  },
  unknown: {
    why: 'No loader reads the field, so it does no harm. The fields of the format’s published revisions are accepted; letter case does not count.',
    bad: withChange('icon: 🧭', 'icon: 🧭\ncolour: blue'),
    check({ frontmatter, fields }, report, { allows }) {
      const top = new Map([...frontmatter.fields].filter(([name]) => parentOf(name) === undefined))
      const options = { advice: 'Most loaders ignore such fields, so remove or keep them', allows }
      reportUnknown(top, FIELD_TABLE, options, report)
      for (const [key, table] of TABLES_BELOW) reportUnknown(fieldsBelow(fields, key), table, options, report)
    },
  },
})

function reportMisspeltOrMisplaced({ frontmatter, fields }: Agent, report: Report): void {
  const others = new Map(frontmatter.fields)
  for (const [name, { key }] of frontmatter.fields) {
    const parent = parentOf(name)
    if (parent === undefined) continue
    others.delete(name)
    const advice = subfields(fields, parent).has(name.toLowerCase())
      ? `Remove it here: \`${parent}\` already has it`
      : 'Move it there'
    report(key, `Loaders read ${quote(name)} only inside \`${parent}\`. ${advice}.`)
  }
  reportMisspelt(others, FIELD_TABLE, report)
  for (const [key, table] of TABLES_BELOW) reportMisspelt(fieldsBelow(fields, key), table, report)
}

/** The usual fix would quote `1.0`, and that is not a version either. */
function reportVersionType(subject: Subject, report: Report): void {
  const { value, range } = subject.field
  const written = subject.document.text.slice(...range)
  const version = typeof value === 'number' ? completeVersion(written) : undefined
  if (version === undefined) return reportNonText(subject, report)
  const message = `\`version\` is a number \`${written}\`, not text. Write \`${version}\`.`
  report(range, message, suggest(`Write \`${version}\``, range, version))
}

function reportTypesBelow({ key, field, document }: Subject<Agent>, report: Report): void {
  const names = Object.keys(FIELDS[key]!.fields!)
  if (!isMapping(field.value)) {
    const message = `\`${key}\` is ${kindOf(field.value)}, not a mapping. Put ${names.map((name) => `\`${name}\``).join(' or ')} on an indented line below it.`
    report(field.range, message)
  }
  for (const name of names) {
    const item = subfields(document.fields, key).get(name)
    if (item === undefined || item.value === null) continue
    const subject = { key: `${key}.${name}`, field: item, document }
    if (name === 'startup') reportNonName(subject, report)
    // One name alone: the specification does not say that these are lists.
    else if (key !== 'recommended' || typeof item.value !== 'string') reportNonList(subject, 'a list', report)
  }
}

function reportNonName({ key, field, document }: Subject, report: Report): void {
  if (typeof field.value !== 'string') {
    const message = `\`${key}\` is ${kindOf(field.value)}, not text. Write the name of one tool.`
    report(field.range, message, quoting(document, field))
  }
}

function reportNonList({ key, field, document }: Subject, wanted: string, report: Report): void {
  const { value, range } = field
  if (!isList(value)) {
    const message = `\`${key}\` is ${kindOf(value)}, not ${wanted}. Put each item on its own line, after \`- \`.`
    return report(range, message)
  }
  for (const item of value) {
    if (isBlank(item)) report(placeOf(item, range), `\`${key}\` has an empty item. Remove it, or write text.`)
    else if (typeof item.value !== 'string') {
      const message = `An item of \`${key}\` is ${kindOf(item.value)}, not text. Write plain text.`
      report(item.range, message, quoting(document, item))
    }
  }
}

function reportNullBelow(subject: Subject<Agent>, report: Report): void {
  reportNull(subject, report)
  const below = subfields(subject.document.fields, subject.key)
  for (const [name, { empty }] of Object.entries(FIELDS[subject.key]!.fields!)) {
    const field = below.get(name)
    if (field !== undefined && empty !== undefined)
      reportNull({ ...subject, key: `${subject.key}.${name}`, field }, report)
  }
}

function reportNull({ key, field }: Subject, report: Report): void {
  if (field.value === null) report(field.key, `${quote(key)} ${EMPTY}`)
}

function reportVersion({ field: { value, range } }: Subject, report: Report): void {
  if (typeof value !== 'string' || isSemanticVersion(value.trim())) return
  if (value.trim() === '')
    return report(range, '`version` has no value. Write three numbers, such as `1.0.0`, or remove the field.')
  const problem = `${quote(value)} is not a semantic version.`
  const otherwise = 'Write three numbers, such as `1.0.0`.'
  propose(range, { problem, meant: completeVersion(value.trim()), otherwise }, report)
}

/** Spelt almost like `active`, but it means the opposite. */
const OPPOSITE = 'inactive'

function reportStatus({ key, field: { value, range } }: Subject, report: Report): void {
  const { values = [] } = FIELDS[key]!
  if (typeof value !== 'string') return
  const word = value.trim().toLowerCase()
  if (values.includes(word)) return
  if (word === '') return report(range, `\`status\` has no value. Use ${codes(values)}, or remove the field.`)
  const meant = nearestOf(word, [...values, OPPOSITE]).find(
    (known) => known !== OPPOSITE && !word.endsWith(known),
  )
  const problem = `${quote(value)} is not a status.`
  propose(range, { problem, meant, otherwise: `Use ${codes(values)}.` }, report)
}

function missingTitle(agent: Agent): Missing | undefined {
  if (agent.inHeadings.title !== undefined) return undefined
  const range = titleOfLevel2(agent)
  return {
    range,
    message:
      range === undefined
        ? 'The agent has neither a `title` nor a level-1 heading. Add a level-1 heading.'
        : 'The first heading has level 2, so the agent has no title. Write it after one `#`.',
  }
}

function missingDescription(agent: Agent, field: Field | undefined): Missing | undefined {
  const { inHeadings, fields } = agent
  if (inHeadings.description !== undefined) return undefined
  // A heading of level 2 is the cause of both.
  if (isBlank(fields.get('title')) && inHeadings.title === undefined && titleOfLevel2(agent)) return undefined
  return {
    range: field?.key ?? inHeadings.title?.range,
    message:
      'The agent has neither a `description` nor a paragraph below its level-1 heading. Add a `description` that says what it does.',
    severity: 'info',
  }
}

function titleOfLevel2({ markdown: { headings }, text }: Agent): Range | undefined {
  const [first] = headings
  const isTitle =
    first?.level === 2 && !SECTIONS.has(first.text.toLowerCase()) && text[first.range[0] - 3] === '#'
  return isTitle ? first.range : undefined
}
