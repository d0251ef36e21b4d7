import { fileRules } from '../../src/formats/file/index.ts'
import type { Format, RuleInfo } from '../../src/model.ts'

/** The groups of rules, in the order of the documentation, each with its title: a page for each. */
export function groupsOf(formats: readonly Format[]): ReadonlyMap<string, string> {
  return new Map([
    ['file', 'Files'],
    ...formats.map(({ name, title }) => [name, title] as const),
    ['suppress', 'Suppressions'],
  ])
}

/** The rules of one group. */
export function rulesOf(group: string, rules: readonly RuleInfo[]): readonly RuleInfo[] {
  return rules.filter(({ id }) => id.startsWith(`${group}/`))
}

/** The tables of all rules, a group each, as docs/rules.md has them. */
export function ruleTables(formats: readonly Format[], rules: readonly RuleInfo[]): string {
  const tables = [...groupsOf(formats)].map(
    ([group, title]) =>
      `\n## [${title}](${group}.md)\n${ruleTable(rulesOf(group, rules), { page: `${group}.md` })}`,
  )
  return tables.join('')
}

/** A table of rules that links to their sections, of the same page unless another is given. */
export function ruleTable(rules: readonly RuleInfo[], { page = '' } = {}): string {
  const rows = rules.map(
    ({ id, severity, summary }) =>
      `| [${id}](${page}#${id.split('/')[1]}) | ${severity.recommended} | ${severity.strict} | ${summary} |\n`,
  )
  return `\n| rule | recommended | strict | requirement |\n|---|---|---|---|\n${rows.join('')}`
}

/** The table of formats, as README.md has it. */
export function formatTable(formats: readonly Format[], rules: readonly RuleInfo[]): string {
  const rows = formats.map(
    ({ name, title, specification, files }) =>
      `| [${title}](${specification}) | ${files.map((glob) => `\`${inTable(readable(glob))}\``).join(', ')} | [${rulesOf(name, rules).length} rules](docs/${name}.md) |\n`,
  )
  const shared = `| every file, before its format | | [${fileRules.length} rules](docs/file.md) |\n`
  return `\n| format | files | rules |\n|---|---|---|\n${rows.join('')}${shared}\n`
}

/** A glob without the folders around it and without what it leaves out. */
function readable(glob: string): string {
  return glob.replace('**/', '').replace(/!\([^)]*\)/g, '*')
}

/** Text for a cell of a table, in which a bar ends the cell even in code. */
export function inTable(text: string): string {
  return text.replaceAll('|', '\\|')
}
