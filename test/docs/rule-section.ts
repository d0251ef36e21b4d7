import { structuredPatch } from 'diff'
import { describeEntry, facts } from '../../src/cli/describe-rules.ts'
import type { Entry, Example, FieldRow, RuleInfo } from '../../src/model.ts'
import { visible } from '../../src/wording/escape-invisible.ts'
import { count } from '../../src/wording/wording.ts'
import type { Finding } from '../linting.ts'
import { inTable } from './tables.ts'

const MOST_LINES = 24
const MOST_CHARACTERS = 160

/** What the page of a format says of one rule: what it demands, what it reports, and how to configure it. */
export function ruleSection(rule: RuleInfo, found: readonly Finding[]): string {
  const reported = found.map(
    ({ range: { start }, severity, message }) =>
      `    ${start.line}:${start.column} ${severity} ${visible(message)}\n`,
  )
  return [
    `\n## ${rule.id.split('/')[1]}\n`,
    `**${rule.summary}.** ${rule.why}\n`,
    `\`${rule.id}\` · ${facts(rule).join(' · ')} · [source](${rule.source})\n`,
    ...(rule.fields === undefined ? [] : [fieldTable(rule.fields)]),
    exampleDiff(rule.bad, rule.good),
    ...(reported.length === 0 ? [] : [`Reported:\n\n${reported.join('')}`]),
    ...(rule.whenNot === undefined ? [] : [`**When not to use it.** ${rule.whenNot}\n`]),
    `Configure: ${settings(rule).join(', ')}\n`,
  ].join('\n')
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

/** What a config file may say of a rule. */
function settings({ id, max, allow }: RuleInfo): readonly string[] {
  return [
    `\`rules: { ${id}: off }\``,
    ...(max === undefined ? [] : [`\`rules: { ${id}: { max: ${max} } }\``]),
    ...(allow === undefined ? [] : [`\`rules: { ${id}: { allow: ['…'] } }\``]),
  ]
}

/** The changed lines from the bad example to the good one, as a diff. */
function exampleDiff(bad: Example, good: Example): string {
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
