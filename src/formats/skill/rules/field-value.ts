import { claudeCode } from '../../../clients/claude-code.ts'
import type { ClientField } from '../../../clients/client.ts'
import { CLIENTS } from '../../../clients/index.ts'
import { isReadByClaudeCode, isSeen, ownPlaceOf } from '../../../clients/places.ts'
import { readersOf, titlesOf, whoRefuses } from '../../../clients/who-loses.ts'
import { codes, propose, reportAs } from '../../../lint/fields/other-value.ts'
import type { Field, Report } from '../../../model.ts'
import { isList, isMapping, isTagged, kindOf } from '../../../syntax/fields.ts'
import { revealing, safely, suggest } from '../../../wording/fixes.ts'
import { nearestOne } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { quoteYaml } from '../../../wording/write-yaml.ts'
import { nearModel } from '../../claude/listed-tools.ts'
import { MODELS } from '../../claude/tools-and-models.ts'
import { CLIENT_FIELDS } from '../client-fields.ts'
import { skillRule, skillWith } from '../example.ts'
import { SKILL_FIELDS } from '../fields.ts'
import { reportUnfit } from '../unfit-value.ts'

export const fieldValue = skillRule({
  id: 'skill/field-value',
  fix: 'safe',
  summary: 'A client’s own field has a value that one of its clients takes',
  why: 'A client ignores a value of another type or one that it does not know, and some refuse the skill. A `model` that Claude Code does not know fails when the skill runs; only one that is nearly that of a known one is reported. In `.claude/skills` one of another vendor is, too, such as `gpt-5`. Claude Code also takes `yes`, `no`, `on`, `off`, `1` and `0` for booleans: these are reported only where a client refuses them.',
  source: 'https://github.com/passmuster/passmuster/blob/main/docs/reference/clients.md',
  bad: skillWith('context: forked'),
  violations: ['field-value'],
  check({ fields, path, text }, report, { clients: chosen }) {
    const judged = chosen && titlesOf(chosen)
    for (const [key, field] of fields) {
      if (SKILL_FIELDS.includes(key)) continue
      const clients = CLIENT_FIELDS.get(key)
      if (clients === undefined || field.value === null || !isOwn(key, clients, path)) continue
      const readers = judged === undefined ? clients : clients.filter((each) => judged.includes(each))
      // Without commands that Claude Code runs, `shell` is a field of another schema, or does nothing.
      if (readers.length === 0 || (key === 'shell' && !RUNS.test(text))) continue
      const refusal = whoRefuses({ field: key, type: typeOf(field.value), path }, chosen)
      const about = { key, path, readers: readersOf(readers), text, isRefused: refusal !== '' }
      const own = reportUnfit(key, report)
      // Claude Code shows the items of a list: only who refuses it is named.
      const isShown = key === 'argument-hint' && isList(field.value)
      const told = isShown && refusal === '' ? reportAs('info', own) : own
      reportType(field, isShown ? { ...about, readers: '' } : about, (range, message, details) =>
        told(range, message, { ...details, postscript: refusal }),
      )
      reportValue(field, about, own)
      if (key === 'model' && isSeen(claudeCode, path)) reportModel(field, about, own)
      if (key === 'model' && isReadByClaudeCode(path, chosen)) reportForeignModel(field, path, own)
    }
  },
})

/** A command, or a block of them, that Claude Code runs before the model reads the skill. */
const RUNS = /!`|^ {0,3}(?:`{3,}|~{3,})!/m

/** A plain word may be data of the author’s own, unless it is of the client that defines most of these fields, and one of its clients looks there. */
function isOwn(key: string, titles: readonly string[], path: string): boolean {
  if (/[-_A-Z]/.test(key)) return true
  return (
    titles.includes(claudeCode.title) &&
    CLIENTS.some((client) => titles.includes(client.title) && isSeen(client, path))
  )
}

interface OwnField {
  readonly key: string
  readonly path: string
  readonly readers: string
  readonly text: string
  /** Whether a client refuses the skill for the type of the value. */
  readonly isRefused: boolean
}

/** What YAML 1.1 and Claude Code take for booleans: `true` in the first group, or `false`. */
const BOOLEAN = /^(?:(true|yes|on|1)|false|no|off|0)$/i

function reportType(field: Field, own: OwnField, report: Report): void {
  const { value, range } = field
  const { key, readers, text, isRefused } = own
  const types = takenOf(key, ({ types: taken }) => taken)
  if (types === undefined || types.includes(typeOf(value))) return
  const problem = `\`${key}\` is ${kindOf(value)}, but must be`
  if (types.join() === 'boolean') {
    if (typeof value !== 'string') return
    const isTaken = /^(?:yes|no|on|off|[01])$/i.test(value)
    if (isTaken && !isRefused) return
    const word = BOOLEAN.exec(value)
    const message = isTaken
      ? `\`${key}\` is the text ${quote(value)}, not a boolean.`
      : `${problem} a boolean for ${readers}.`
    if (word === null || isTagged(text, range))
      return report(range, `${message} Write \`true\` or \`false\`, without quotes or a tag.`)
    const meant = word[1] === undefined ? 'false' : 'true'
    const write = `Write \`${meant}\``
    // Two of them may then contradict each other.
    const fix = isTaken ? suggest(write, range, meant) : safely(write, { range, text: meant })
    return report(range, `${message} ${write}.`, revealing(fix))
  }
  if (!types.includes('string') || !(isList(value) || isMapping(value))) return
  const written = text.slice(...range)
  const message = `${problem} text${readers === '' ? '' : ` for ${readers}`}.`
  const values = takenOf(key, ({ values: known }) => known)
  if (values !== undefined && key === 'context' && !APART.test(written))
    return reportAs('info', report)(range, `${message} Remove the field, and name in the text what it lists.`)
  if (values !== undefined) return report(range, `${message} ${oneOf(values)}`)
  if (/^(?:\{\s*\}|\[\s*\])$/.test(written))
    return report(range, `${message} Remove the field, which says nothing.`)
  if (!/^[[{].*[\]}]$/.test(written)) return report(range, `${message} Write plain text.`)
  report(range, `${message} Quote the whole value.`, suggest('Quote the value', range, quoteYaml(written)))
}

function reportValue({ value, range }: Field, { key, path, readers }: OwnField, report: Report): void {
  const values = takenOf(key, ({ types, values: taken }) => (types.join() === 'string' ? taken : undefined))
  if (values === undefined || typeof value !== 'string' || values.includes(value)) return
  if (DEFAULTS[key] === value) return
  const problem = `${quote(value)} is not a value of \`${key}\` for ${readers}.`
  if (/^!`?\w/.test(value)) {
    const advice = isReadByClaudeCode(path, undefined)
      ? 'Claude Code runs no command there. Write it in the text, as !`command`, with `|| true` if it may fail, and remove the field.'
      : 'No client runs a command there. Ask for it in the text, and remove the field.'
    return report(range, `${problem} ${advice}`)
  }
  const otherwise = oneOf(values)
  const meant = nearestOne(value, values)
  const isLabel = key === 'context' && meant === undefined && LABEL.test(value) && !APART.test(value)
  propose(range, { problem, meant, otherwise }, isLabel ? reportAs('info', report) : report)
}

/** Where there is one value, the field itself is the choice. */
function oneOf(values: readonly string[]): string {
  return values.length === 1 ? `Write ${codes(values)}, or remove the field.` : `Use ${codes(values)}.`
}

function reportModel({ value, range }: Field, { key, readers }: OwnField, report: Report): void {
  // A name with blanks may be one that another client shows.
  if (typeof value !== 'string' || value.trim().includes(' ')) return
  const meant = nearModel(value.trim())
  if (meant === undefined) return
  const problem = `${quote(value)} is not a value of \`${key}\` for ${readers}.`
  propose(range, { problem, meant }, report)
}

const OF_OTHER_VENDORS = /^(?:gpt-|gemini-|o[134](?:-|$))/i

/** In its own folder, a model that Claude Code asks its provider for by this name. */
function reportForeignModel({ value, range }: Field, path: string, report: Report): void {
  if (typeof value !== 'string' || !OF_OTHER_VENDORS.test(value.trim())) return
  if (ownPlaceOf(path)?.folder !== '.claude/skills') return
  const problem = `${quote(value)} is not a model of Claude Code, so the skill fails when it runs.`
  report(range, `${problem} Use ${codes(MODELS)}, or a full id.`)
}

/** What a client does without the field: who writes it out has it. */
const DEFAULTS: Readonly<Record<string, string>> = { context: 'inline' }

/** A word in `context` is a label or says what happens without the field, and a list is data, unless they say what `fork` does. */
const LABEL = /^[\w-]+$/
const APART = /fork|isolat|separate|agent|background|new|fresh|clean/i

function typeOf(value: Field['value']): string {
  return isList(value) ? 'list' : isMapping(value) ? 'map' : typeof value
}

/** What agents together take of a field of their own; undefined where one of them does not say. */
function takenOf(key: string, of: (field: ClientField) => readonly string[] | undefined) {
  const facts = CLIENTS.filter(({ kind }) => kind === 'agent').flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      name === key || field.aliases?.includes(key) ? [of(field)] : [],
    ),
  )
  const taken = facts.flatMap((each) => each ?? ['any'])
  return taken.includes('any') ? undefined : [...new Set(taken)]
}
