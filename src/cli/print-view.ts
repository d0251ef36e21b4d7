import { agent3md } from '../formats/agent-3md/index.ts'
import type { Agent3md, Plane } from '../formats/agent-3md/parse.ts'
import { fillCommand, graphOf, resolveSkill, routeRequest, skillNamed } from '../formats/agent-3md/views.ts'
import { manifestOf } from '../formats/manifest.ts'
import type { Format, Source } from '../model.ts'
import { printJson } from '../reporters/json.ts'
import { visibleLine } from '../wording/escape-invisible.ts'
import { quote } from '../wording/quote.ts'
import { listed } from '../wording/wording.ts'
import type { ViewName } from './command.ts'

/** What a view prints; or one sentence without its period that says why it does not. */
export type Printed =
  | { readonly text: string; readonly note?: string; readonly isIncomplete?: boolean }
  | { readonly refusal: string }

type View = Exclude<ViewName, 'search'>

/** Whether a format has a view. */
export function hasView(view: View, format: Pick<Format, 'name'>): boolean {
  return view === 'manifest' || format.name === agent3md.name
}

/** A view of what was read of one file. */
export function printView(view: View, format: Format, source: Source, operands: readonly string[]): Printed {
  const agent = format.name === agent3md.name ? agent3md.parse(source) : undefined
  if (agent !== undefined && !agent.isAgent)
    return { refusal: 'is not an agent. Give it an `agent` key and `axis: skill`' }
  if (agent === undefined || view === 'manifest') return { text: printJson(manifestOf(format, source)) }
  if (view === 'graph') return { text: visibleLines(graphOf(agent)) }
  const [request = '', ...rest] = operands
  if (view === 'route') return { text: printRoute(agent, request) }
  const wanted = skillNamed(agent, request)
  if (wanted === undefined) return { refusal: `has no skill ${quote(request)}. ${skillsOf(agent)}` }
  if (view === 'command') return printCommand(wanted, rest)
  const lines = resolveSkill(wanted, agent).map(({ title, z }) => `${title} (z=${z})\n`)
  return { text: visibleLines(lines.join('')) }
}

const MOST_NAMED = 10

function skillsOf({ skills }: Agent3md): string {
  const names = skills.slice(0, MOST_NAMED).map(({ title }) => quote(title))
  return skills.length === 0
    ? 'It has none'
    : `Its skills: ${names.join(', ')}${skills.length > MOST_NAMED ? ', …' : ''}`
}

function printRoute(agent: Agent3md, request: string): string {
  const matches = routeRequest(agent, request)
  if (matches.length === 0) return 'No skill has a trigger that the request satisfies.\n'
  const lines = matches.map(({ skill, phrases }) => `${skill.title} (z=${skill.z}): ${phrases.join(', ')}\n`)
  return visibleLines(lines.join(''))
}

function printCommand(wanted: Plane, assignments: readonly string[]): Printed {
  const values = new Map<string, string>()
  const inputs = wanted.inputs.map(({ name }) => name.value).filter((name) => name !== '')
  for (const assignment of assignments) {
    const [, name, value] = /^([^=]*)=(.*)$/s.exec(assignment) ?? []
    if (name === undefined || value === undefined)
      return { refusal: `gets no value from ${quote(assignment)}. Write \`name=value\`` }
    if (!inputs.includes(name)) {
      const known = inputs.map((each) => quote(each)).join(', ')
      const those = known === '' ? 'The skill has no inputs' : `Its inputs: ${known}`
      return { refusal: `has no input ${quote(name)} there. ${those}` }
    }
    values.set(name, value)
  }
  const filled = fillCommand(wanted, values)
  if (filled === undefined)
    return { refusal: `gives the skill ${quote(wanted.title)} no command: it is guidance only` }
  const text = visibleLines(`${filled.command}\n`)
  if (filled.missing.length === 0) return { text }
  const names = listed(filled.missing.map((name) => `\`${name}\``))
  const isOptional = (name: string): boolean =>
    wanted.inputs.some((input) => input.name.value === name && input.optional)
  return {
    text,
    note: `The command has no value for ${names}. Add \`name=value\`.`,
    isIncomplete: !filled.missing.every(isOptional),
  }
}

function visibleLines(text: string): string {
  return text.split('\n').map(visibleLine).join('\n')
}
