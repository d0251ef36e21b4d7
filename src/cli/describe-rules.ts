import { rules } from '../formats/rules.ts'
import type { Entry, Example, RuleInfo } from '../model.ts'
import { printJson } from '../reporters/json.ts'
import { ruleUrl, tool } from '../reporters/tool-identity.ts'
import { visible } from '../wording/escape-invisible.ts'
import { count, table } from '../wording/wording.ts'

/** All rules with their severities, as a table or as JSON. */
export function listRules(json: boolean): string {
  if (json)
    return printJson(
      rules.map(({ id, severity, fix, max, allow, summary, source }) => ({
        id,
        severity,
        fix,
        max,
        allow,
        summary,
        source,
        url: ruleUrl(id),
      })),
    )
  const rows = rules.map(({ id, severity, summary }) => [id, severity.recommended, severity.strict, summary])
  return table([['rule', 'recommended', 'strict', 'requirement'], ...rows])
}

/** What one rule demands, why, by which source, what can be set, and its examples. `id` must be a rule's. */
export function explainRule(id: string): string {
  const rule = rules.find((candidate) => candidate.id === id)!
  const { summary, why, whenNot, fields = {}, source, bad, good } = rule
  return [
    `${id}: ${summary}`,
    '',
    why,
    '',
    ...Object.entries(fields).map(([name, { why: purpose }]) => `    ${name}: ${purpose}`),
    ...(Object.keys(fields).length === 0 ? [] : ['']),
    ...(whenNot === undefined ? [] : [`When not to use it: ${whenNot}`, '']),
    ...facts(rule),
    `${nameOfSource(source)}: ${source}`,
    `Docs: ${ruleUrl(id)}`,
    '',
    ...exampleLines('Bad', bad),
    ...exampleLines('Good', good),
  ].join('\n')
}

/** What the source of a rule is called: one of our own is called so. */
export function nameOfSource(source: string): string {
  if (!source.startsWith(`${tool.homepage}/`)) return 'Source'
  if (source.endsWith('#specification')) return 'No published specification: our reading'
  return source.includes('/reference/clients.md') ? 'What clients do' : 'A feature of passmuster'
}

/** The severities of a rule, whether it offers fixes, and its options, one a line. */
export function facts({ severity: { recommended, strict }, fix, max, allow }: RuleInfo): readonly string[] {
  return [
    `recommended: ${recommended}, strict: ${strict}`,
    fix === undefined ? 'no fix' : `${fix} fix: \`${fix === 'safe' ? '--fix' : '--fix-suggestions'}\``,
    ...(max === undefined ? [] : [`option: \`max\`, by default ${count(max)}`]),
    ...(allow === undefined ? [] : [`option: \`allow\`, a list of globs of ${allow}`]),
  ]
}

function exampleLines(title: string, { path, text, files = {} }: Example): readonly string[] {
  return Object.entries({ [path]: text, ...files }).flatMap(([name, entry], index) => [
    `${index === 0 ? title : 'with'} (${visible(name)}):`,
    indent(entry),
    '',
  ])
}

function indent(text: Entry): string {
  return describeEntry(text)
    .split('\n')
    .map((line) => `    ${line}`.trimEnd())
    .join('\n')
    .trimEnd()
}

/** An example's file as a reader sees it: its text, or what else it is. */
export function describeEntry(entry: Entry): string {
  if (typeof entry === 'string') return entry.length > 2000 ? `${entry.slice(0, 200)}…` : entry
  if (entry instanceof Uint8Array) return new TextDecoder().decode(entry)
  return 'link' in entry ? `(a symbolic link to ${entry.link})` : `(reading fails: ${entry.fails})`
}
