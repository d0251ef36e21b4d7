import type { Details, Field, Rule, Value } from '../../../model.ts'
import { isList, kindOf } from '../../../text/fields.ts'
import { suggest } from '../../../text/fixes.ts'
import { quote } from '../../../text/quote.ts'
import { writeYaml } from '../../../text/write-yaml.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

export const allowedTools: Rule<Skill> = {
  id: 'skill/allowed-tools',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'suggested',
  summary: '`allowed-tools` is one text with spaces between the tools',
  why: 'Agent Skills define a space-delimited list in one text. Commas and YAML lists work in some clients; in others the tools are not allowed after all.',
  source: 'https://agentskills.io/specification#allowed-tools-field',
  bad: {
    path: goodSkill.path,
    text: goodSkill.text.replace('---\nRead', 'allowed-tools: Bash(git add *), Read\n---\nRead'),
  },
  good: {
    path: goodSkill.path,
    text: goodSkill.text.replace('---\nRead', 'allowed-tools: Bash(git add *) Read\n---\nRead'),
  },
  check({ fields, source: { text } }, report) {
    const field = fields.get('allowed-tools')
    if (field === undefined || field.value === null) return
    if (isList(field.value))
      return report(
        field.range,
        '`allowed-tools` is a YAML list. Write one text with spaces between the tools.',
        respaced(field, namesOf(field.value), text),
      )
    if (typeof field.value !== 'string')
      return report(
        field.range,
        `\`allowed-tools\` is ${kindOf(field.value)}. Write one text with spaces between the tools.`,
        { severity: 'error' },
      )
    const tools = splitTools(field.value, field.value) ?? splitTools(field.value, withoutQuoted(field.value))
    if (tools === undefined)
      return report(
        field.range,
        `${quote(field.value)} has a parenthesis without its partner. Close or remove it.`,
        { severity: 'error' },
      )
    if (tools.commas)
      report(
        field.range,
        '`allowed-tools` has commas between the tools. Use spaces.',
        respaced(field, tools.names, text),
      )
  },
}

/**
 * The tools of a text, whose parentheses and separators are those of `marks`; one between parentheses is a
 * part of a tool. Undefined when the parentheses do not pair.
 */
function splitTools(text: string, marks: string): { names: readonly string[]; commas: boolean } | undefined {
  const names: string[] = []
  let depth = 0
  let commas = false
  let name = ''
  for (let at = 0; at < text.length; at++) {
    const mark = marks[at]!
    if (mark === '(') depth++
    if (mark === ')' && --depth < 0) return undefined
    const separator = depth === 0 && /[\s,]/.test(mark)
    if (separator && mark === ',') commas = true
    if (!separator) name += text[at]!
    else if (name !== '') {
      names.push(name)
      name = ''
    }
  }
  if (name !== '') names.push(name)
  return depth === 0 ? { names, commas } : undefined
}

/** A shell takes what is in quotes for text. */
function withoutQuoted(text: string): string {
  return text.replace(/"[^"]*"|'[^']*'/g, (quoted) => quoted.replace(/[()]/g, '_'))
}

function namesOf(list: readonly Value[]): readonly string[] | undefined {
  const names = list.map(({ value }) => value)
  return names.every((name) => typeof name === 'string') ? names : undefined
}

/**
 * Nothing when a name has a space of its own, which the one text could not tell from two tools, or when a
 * comment or an anchor would be lost.
 */
function respaced({ key, range }: Field, names: readonly string[] | undefined, text: string): Details {
  const lost = !/^[ \t]*:\s*$/.test(text.slice(key[1], range[0])) || /\s#/.test(text.slice(...range))
  if (lost || names === undefined || names.some((name) => /\s/.test(name.replace(/^([^(]*)\(.*\)/, '$1'))))
    return {}
  return suggest('Separate the tools by spaces', [key[1], range[1]], `: ${writeYaml(names.join(' '))}`)
}
