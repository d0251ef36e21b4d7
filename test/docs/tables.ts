import { fileRules } from '../../src/formats/file/index.ts'
import type { Format, RuleInfo } from '../../src/model.ts'
import { tool } from '../../src/reporters/tool-identity.ts'

/** The groups of rules, in the order of the documentation, each with its title: a page for each. */
export function groupsOf(formats: readonly Format[]): ReadonlyMap<string, string> {
  return new Map([
    ['file', 'Files'],
    ...formats.map(({ name, title }) => [name, title] as const),
    ['config', 'Config files'],
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

/** How a config file sets the rules of a page, shown by the first of them. */
export function howToConfigure([first]: readonly RuleInfo[]): string {
  return `\nIn a [config file](config.md), \`rules: { ${first!.id}: off }\` turns a rule off. \`error\`, \`warning\` or \`info\` instead of \`off\` sets its severity.\n`
}

/** The table of formats, as README.md has it. */
export function formatTable(formats: readonly Format[], rules: readonly RuleInfo[]): string {
  const rows = formats.map(
    ({ name, title, specification, files }) =>
      `| ${linked(title, specification)} | ${files.map((glob) => `\`${inTable(readable(glob))}\``).join(', ')} | [${rulesOf(name, rules).length} rules](docs/${name}.md) |\n`,
  )
  const shared = `| every file, before its format | | [${fileRules.length} rules](docs/file.md) |\n`
  return `\n| format | files | rules |\n|---|---|---|\n${rows.join('')}${shared}\n`
}

/** A title with a link to its specification: one that is our own reading is called so. */
function linked(title: string, specification: string): string {
  return specification.startsWith(tool.homepage)
    ? `${title}, in [our reading](${specification})`
    : `[${title}](${specification})`
}

/** A glob without the folders around it and without what it leaves out. */
function readable(glob: string): string {
  return glob.replace('**/', '').replace(/!\([^)]*\)/g, '*')
}

/** Text for a cell of a table, in which a bar ends the cell even in code. */
export function inTable(text: string): string {
  return text.replaceAll('|', '\\|')
}
