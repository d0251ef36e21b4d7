import { propose } from '../../../lint/fields/other-value.ts'
import { reportNonMapping } from '../../../lint/fields/wrong-types.ts'
import type { Field, Report, Value } from '../../../model.ts'
import { isBlank, isList, isMapping, kindOf, placeOf } from '../../../syntax/fields.ts'
import { nearestOne } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { copilotRule, withLines } from '../example.ts'

export const hooks = copilotRule({
  id: 'copilot/hooks',
  summary: '`hooks` has a list of commands for each event',
  why: 'VS Code runs each command of an event that it knows. It skips an event of another name, and an entry without `type: command` or without a command.',
  source: 'https://code.visualstudio.com/docs/agents/reference/hooks-reference',
  bad: withLines('hooks:', '  PreToolUse:', '    - command: ./check.sh'),
  good: withLines('hooks:', '  PreToolUse:', '    - type: command', '      command: ./check.sh'),
  check(document, report) {
    const field = document.fields.get('hooks')
    if (field === undefined) return
    reportNonMapping({ key: 'hooks', field, document }, report)
    for (const [event, entries] of isMapping(field.value) ? field.value : [])
      reportEvent(event, entries, report)
  },
})

const EVENTS =
  'SessionStart UserPromptSubmit PreToolUse PostToolUse PreCompact SubagentStart SubagentStop Stop'.split(' ')
/** As Copilot CLI names them. Source: https://docs.github.com/en/copilot/reference/hooks-reference#hook-events */
const CLI_EVENTS =
  'agentStop errorOccurred notification permissionRequest postToolUse postToolUseFailure preCompact preToolUse sessionEnd sessionStart subagentStart subagentStop userPromptSubmitted userPromptTransformed'.split(
    ' ',
  )
/** What starts a hook: on any system, or on some. */
const COMMANDS = ['command', 'windows', 'linux', 'osx', 'bash', 'powershell']
const TYPES = [
  ...[...COMMANDS, 'cwd'].map((name) => [name, 'text'] as const),
  ['timeout', 'a number'],
  ['env', 'a mapping'],
] as const

function reportEvent(event: string, { key, value }: Field, report: Report): void {
  if (!isEvent(event)) {
    const meant = nearestOne(event, /^[a-z]/.test(event) ? [...CLI_EVENTS, ...EVENTS] : EVENTS)
    const problem = `VS Code has no event ${quote(event)}.`
    const otherwise = 'Use one such as `PreToolUse` or `Stop`.'
    return propose(key, { problem, meant, otherwise, isFixable: false }, report)
  }
  if (!isList(value)) {
    const message = `The hooks of ${quote(event)} are ${kindOf(value)}, not a list. Start each of them with \`- \`.`
    return report(key, message)
  }
  for (const item of value) reportHook(event, key, item, report)
}

/** Copilot CLI writes the events of VS Code with a small letter, and some in other words. */
function isEvent(event: string): boolean {
  if (EVENTS.includes(event) || CLI_EVENTS.includes(event)) return true
  return /^[a-z]/.test(event) && EVENTS.includes(event[0]!.toUpperCase() + event.slice(1))
}

type Parts = ReadonlyMap<string, Field>

function reportHook(event: string, key: Field['key'], hook: Value, report: Report): void {
  const { value: parts } = hook
  if (!isMapping(parts)) {
    const message = `A hook of ${quote(event)} is ${kindOf(parts)}, not a mapping. Give it \`type\` and \`command\`.`
    return report(placeOf(hook, key), message)
  }
  // Claude Code groups hooks below a matcher, and VS Code reads that, too.
  const group = parts.get('hooks')?.value
  const entries = isList(group) ? group.map(({ value }) => value).filter(isMapping) : [parts]
  for (const entry of entries) reportEntry(event, key, entry, report)
}

function reportEntry(event: string, key: Field['key'], parts: Parts, report: Report): void {
  const type = parts.get('type')
  const first = parts.values().next().value?.key ?? key
  if (type?.value !== 'command')
    report(
      type ? placeOf(type, type.key) : first,
      `A hook of ${quote(event)} has no \`type: command\`. Write ${type ? '`command`' : 'that line'}.`,
    )
  if (COMMANDS.every((name) => isBlank(parts.get(name))))
    report(first, `A hook of ${quote(event)} has no command. Add \`command\` with what to run, as text.`)
  for (const [name, wanted] of TYPES) {
    const part = parts.get(name)
    if (part === undefined || part.value === null || kindOf(part.value) === wanted) continue
    report(part.range, `\`${name}\` of a hook is ${kindOf(part.value)}, not ${wanted}. Write ${wanted}.`)
  }
}
