import { structuredPatch } from 'diff'
import { describeEntry, facts, nameOfSource } from '../../src/cli/describe-rules.ts'
import type { Entry, Example, FieldRow, RuleInfo } from '../../src/model.ts'
import { visible } from '../../src/wording/escape-invisible.ts'
import { applyEdits } from '../../src/wording/fixes.ts'
import { count } from '../../src/wording/wording.ts'
import type { Finding } from '../linting.ts'
import { fixedFiles } from './fixed-examples.ts'
import { severitiesInCases } from './other-severities.ts'
import { inTable } from './tables.ts'

const FIXED = fixedFiles()
const SEVERITIES = severitiesInCases()
const MOST_LINES = 24
const MOST_CHARACTERS = 160

/** What the page of a format says of one rule: what it demands, what it reports, and what its fix does. */
export function ruleSection(rule: RuleInfo, found: readonly Finding[]): string {
  const reported = found.map(
    ({ range: { start }, severity, message }) =>
      `    ${start.line}:${start.column} ${severity} ${visible(message)}\n`,
  )
  return [
    `\n## ${rule.id.split('/')[1]}\n`,
    `**${rule.summary}.** ${rule.why}\n`,
    `\`${rule.id}\` · ${facts(rule).join(' · ')} · [${nameOfSource(rule.source).toLowerCase()}](${rule.source})\n`,
    ...otherSeverities(rule),
    ...(rule.fields === undefined ? [] : [fieldTable(rule.fields)]),
    ...(reported.length === 0 ? [] : [`Reported:\n\n${reported.join('')}`]),
    exampleDiff(rule, found),
    ...(rule.whenNot === undefined ? [] : [`**When not to use it.** ${rule.whenNot}\n`]),
    ...(settings(rule).length === 0 ? [] : [`Options: ${settings(rule).join(', ')}\n`]),
  ].join('\n')
}

/** A sentence on the severities that a rule has besides its usual ones, where some case shows one. */
function otherSeverities({ id, severity }: RuleInfo): readonly string[] {
  const usual: readonly string[] = Object.values(severity)
  const others = ['error', 'warning', 'info'].filter(
    (each) => SEVERITIES.get(id)?.has(each) && !usual.includes(each),
  )
  if (others.length === 0) return []
  return [
    `Some of its findings are ${others.map((each) => `${each}s`).join(' or ')}: what is lost decides.\n`,
  ]
}

/** The fields that a rule is on, a row each. */
function fieldTable(fields: Readonly<Record<string, FieldRow>>): string {
  const rows = Object.entries(fields).map(
    ([name, row]) => `| \`${name}\` | ${row.type.join(', ')} | ${inTable(whatIsRead(row))} |\n`,
  )
  return `| field | type | |\n|---|---|---|\n${rows.join('')}`
}

function whatIsRead({ values, max, why }: FieldRow): string {
  const known = values === undefined ? '' : `One of ${values.map((value) => `\`${value}\``).join(', ')}. `
  const most = max === undefined ? '' : `At most ${count(max)} characters. `
  return `${known}${most}${why}`
}

/** What a config file may say of a rule, besides its severity. */
function settings({ id, max, allow }: RuleInfo): readonly string[] {
  return [
    ...(max === undefined ? [] : [`\`rules: { ${id}: { max: ${max} } }\``]),
    ...(allow === undefined ? [] : [`\`rules: { ${id}: { allow: ['…'] } }\``]),
  ]
}

/** What the fix of a rule does to the bad example; for one without, the changed lines from that to the good one. */
function exampleDiff({ bad, good, id }: RuleInfo, found: readonly Finding[]): string {
  const [fixed, isSafe] = fixedText(
    bad,
    found.filter(({ rule }) => rule === id),
  )
  if (fixed !== undefined)
    return `What \`${optionOf(isSafe)}\` does:\n\n${diffOf(bad, { ...bad, text: fixed })}`
  const byHand = `Corrected by hand:\n\n${diffOf(bad, good)}`
  const other = FIXED.get(id)
  if (other === undefined) return byHand
  const { path, before, after } = other
  return `${byHand}\nWhat \`${optionOf(other.isSafe)}\` does in another file:\n\n${diffOf({ path, text: before }, { path, text: after })}`
}

function optionOf(isSafe: boolean): string {
  return isSafe ? '--fix' : '--fix-suggestions'
}

/** The text of an example after the fixes of what was found in it, and whether they are safe. */
function fixedText(
  { path, text }: Example,
  found: readonly Finding[],
): readonly [string | undefined, boolean] {
  const fixes = found.flatMap((finding) => (finding.path === path && finding.fix) || [])
  const edits = fixes
    .flatMap((fix) => fix.edits)
    .map(({ range: { start, end }, text: inserted }) => ({
      range: [start.offset, end.offset] as const,
      text: inserted,
    }))
  if (edits.length === 0 || typeof text !== 'string') return [undefined, false]
  return [applyEdits(text, edits), fixes.every(({ safe }) => safe)]
}

/** The changed lines from one example to another, as a diff. */
function diffOf(bad: Example, good: Example): string {
  const names = new Set([...Object.keys(bad.files ?? {}), ...Object.keys(good.files ?? {})])
  const parts = [
    fileDiff(bad.path, good.path, bad.text, good.text),
    ...[...names]
      .filter((name) => textOf(bad.files?.[name]) !== textOf(good.files?.[name]))
      .map((name) => fileDiff(name, name, bad.files?.[name], good.files?.[name])),
  ]
  const text = parts.join('')
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)))
  return `${fence}diff\n${text}${fence}\n`
}

function fileDiff(
  badPath: string,
  goodPath: string,
  bad: Entry | undefined,
  good: Entry | undefined,
): string {
  const [before, after] = [textOf(bad), textOf(good)]
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 2 })
  const changed = hunks.flatMap(({ lines }, index) => (index === 0 ? lines : ['…', ...lines]))
  // Where only another file differs, the reader has to see what refers to it.
  const lines =
    hunks.length === 0
      ? before
          .trimEnd()
          .split('\n')
          .map((line) => ` ${line}`)
      : changed
  const shown = lines.filter((line) => !line.startsWith('\\')).map(shortLine)
  const rest = shown.length > MOST_LINES ? [...shown.slice(0, MOST_LINES), '…'] : shown
  const head =
    badPath === goodPath
      ? [`@@ ${visible(badPath)} @@`]
      : [`--- ${visible(badPath)}`, `+++ ${visible(goodPath)}`]
  return [...head, ...rest, ''].join('\n')
}

function textOf(entry: Entry | undefined): string {
  return entry === undefined ? '' : describeEntry(entry)
}

function shortLine(line: string): string {
  return visible(line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line).trimEnd()
}
