import { GUARDING_EVENTS, HOOK_EVENTS, HOOK_KEYS, TOOL_EVENTS } from '../clients/claude-hooks.ts'
import { propose } from '../lint/fields/other-value.ts'
import type { Data, Details, Field, Range, Value } from '../model.ts'
import { isList, isMapping, kindOf, placeOf } from '../syntax/fields.ts'
import { revealing } from '../wording/fixes.ts'
import { nearestOne } from '../wording/near-names.ts'
import { quote } from '../wording/quote.ts'
import { either, listed } from '../wording/wording.ts'
import type { RuleInMatcher } from './hook-matcher.ts'
import { deadNameIn, ruleInMatcher } from './hook-matcher.ts'

/**
 * What Claude Code loses by a mistake in `hooks`: all hooks; with these what the file allows, and the agent itself, if
 * the hook may forbid something; that hook alone; or nothing, but the hook never runs.
 */
export type HookLoss = 'hooks' | 'guarded' | 'hook' | 'nothing'

/** Is told a mistake in `hooks`, where it is, and what is lost by it. */
type Tell = (range: Range, message: string, loss: HookLoss, details?: Details) => void

/** Tells the mistakes in the `hooks` of an agent or a skill for Claude Code; of an event of another name only a slip. */
export function tellHookFaults({ key, value, range }: Field, tell: Tell): void {
  if (value === null) return
  if (!isMapping(value)) {
    const advice = like(`PreToolUse: [${matcherOf('PreToolUse')}]`)
    const message = `\`hooks\` is ${kindOf(value)}, not a mapping. ${advice}`
    return tell(placeOf({ value, range }, key), message, 'hooks')
  }
  for (const [event, entries] of value) inEvent(event, entries, tell)
}

/** Whole forms, so that nobody is told of one part after another. */
const HOOK = '{ type: command, command: ./check.sh }'
const HOOKS = `hooks: [${HOOK}]`
const matcherOf = (event: string): string =>
  TOOL_EVENTS.includes(event) ? `{ matcher: Bash, ${HOOKS} }` : `{ ${HOOKS} }`

function like(form: string): string {
  return `Write it like this: \`${form}\`.`
}

function inEvent(event: string, { key, value }: Field, tell: Tell): void {
  if (!HOOK_EVENTS.includes(event)) {
    // Text below it is no hook of Claude Code by any name.
    const meant = typeof value === 'string' ? undefined : meantEvent(event)
    if (meant !== undefined)
      tell(key, `${quote(event)} is not an event of Claude Code. Did you mean \`${meant}\`?`, 'hook')
    return
  }
  const loss = GUARDING_EVENTS.includes(event) ? 'guarded' : 'hook'
  const tellOf: TellOf = (place, message, details) => tell(place, message, loss, details)
  if (isList(value))
    for (const item of value) {
      inMatcher(event, placeOf(item, key), item.value, tellOf)
      if (TOOL_EVENTS.includes(event)) onTools(item.value, tell)
      tellLongTimeouts(item.value, tell)
    }
  else if (value !== null) {
    const isMatcher = isMapping(value) && value.has('hooks')
    const advice = isMatcher ? 'Start each matcher with `- `.' : like(`[${matcherOf(event)}]`)
    tellOf(key, `${quote(event)} is ${kindOf(value)}, not a list. ${advice}`)
  }
}

/** The event that a name is nearest to, or the first that starts with the same two words: other clients say `BeforeTool`. */
function meantEvent(name: string): string | undefined {
  const [start] =
    /^[A-Z][a-z]+[A-Z][a-z]+/.exec(name.replace(/^Before/, 'Pre').replace(/^After/, 'Post')) ?? []
  const alike = start === undefined ? undefined : HOOK_EVENTS.find((event) => event.startsWith(start))
  return nearestOne(name, HOOK_EVENTS) ?? alike
}

type TellOf = (range: Range, message: string, details?: Details) => void

function onTools(value: Data, tell: Tell): void {
  const matcher = isMapping(value) ? value.get('matcher') : undefined
  if (typeof matcher?.value !== 'string') return
  const dead = deadNameIn(matcher.value)
  if (dead !== undefined) {
    const { written, meant, reason } = dead
    const message = `${quote(written)} matches no call: ${reason}. Write ${quote(meant)}.`
    return tell(matcher.range, message, 'nothing')
  }
  const rule = ruleInMatcher(matcher.value)
  if (rule === undefined) return
  const problem = `A matcher sees only the name of a tool, so ${quote(rule.written)} matches no call.`
  tell(matcher.range, `${problem} ${withoutRule(rule, matcher.value)}`, 'nothing')
}

/** So many seconds nobody waits: it is meant in milliseconds. */
const LONGEST_WAIT = 5000

function tellLongTimeouts(value: Data, tell: Tell): void {
  const hooks = isMapping(value) ? value.get('hooks')?.value : undefined
  for (const { value: hook } of isList(hooks) ? hooks : []) {
    const timeout = isMapping(hook) ? hook.get('timeout') : undefined
    if (typeof timeout?.value !== 'number' || timeout.value < LONGEST_WAIT || timeout.value % 500 !== 0)
      continue
    const meant = String(timeout.value / 1000)
    const problem = `\`timeout\` of a hook is in seconds, so ${quote(String(timeout.value))} is more than an hour.`
    propose(timeout.range, { problem, meant }, (range, message, fix) => tell(range, message, 'nothing', fix))
  }
}

function withoutRule({ tool, written }: RuleInMatcher, matcher: Data): string {
  if (written === `${tool}(*)`) return `Write ${quote(tool)}.`
  const condition = quote(`if: "${written}"`)
  return written === matcher
    ? `Write ${quote(tool)}, and ${condition} in each of its hooks.`
    : `Give ${quote(tool)} a matcher of its own, with ${condition} in each of its hooks.`
}

function inMatcher(event: string, range: Range, value: Data, tell: TellOf): void {
  const hooks = isMapping(value) ? value.get('hooks') : undefined
  const lacking = `An item of ${quote(event)} has no \`hooks\`.`
  if (!isMapping(value)) return tell(range, `${lacking} ${like(matcherOf(event))}`)
  if (hooks === undefined) return tell(range, `${lacking} ${like(HOOKS)}`)
  if (!isList(hooks.value)) {
    const advice = isMapping(hooks.value) ? 'Start each hook with `- `.' : like(`[${HOOK}]`)
    const problem = `\`hooks\` of ${quote(event)} is ${kindOf(hooks.value)}, not a list.`
    return tell(hooks.key, `${problem} ${advice}`)
  }
  const matcher = value.get('matcher')
  if (matcher !== undefined && typeof matcher.value !== 'string') {
    const kind = kindOf(matcher.value)
    tell(matcher.key, `The \`matcher\` of ${quote(event)} is ${kind}, not text. Quote it, or remove it.`)
  }
  for (const hook of hooks.value) inHook(event, placeOf(hook, hooks.key), hook.value, tell)
}

function inHook(event: string, range: Range, hook: Data, tell: TellOf): void {
  const parts = isMapping(hook) ? hook : new Map<string, Field>()
  const type = parts.get('type')
  if (type === undefined || type.value === null) {
    const first = parts.values().next().value?.key ?? range
    const advice = parts.size > 0 ? 'Add one such as `type: command`.' : like(HOOK)
    return tell(first, `A hook of ${quote(event)} has no \`type\`. ${advice}`)
  }
  const keys = typeof type.value === 'string' ? HOOK_KEYS[type.value] : undefined
  if (keys === undefined) return tellType(event, type, tell)
  const missing = keys.filter((name) => typeof parts.get(name)?.value !== 'string')
  if (missing.length > 0) {
    const names = listed(missing.map((name) => quote(name)))
    tell(type.range, `A hook of type ${quote(String(type.value))} needs ${names} as text. Add it.`)
  }
  const timeout = parts.get('timeout')
  if (timeout !== undefined && !(typeof timeout.value === 'number' && timeout.value > 0))
    tell(timeout.key, 'The `timeout` of a hook is no number above 0. Write seconds without a unit.')
}

const TYPES = Object.keys(HOOK_KEYS)

function tellType(event: string, { value, range }: Value, tell: TellOf): void {
  const isText = typeof value === 'string'
  const problem = isText
    ? `${quote(value)} is not a type of hook.`
    : `The \`type\` of a hook of ${quote(event)} is ${kindOf(value)}, not text.`
  const meant = isText ? nearestOne(value, TYPES) : undefined
  const otherwise = `Use ${either(TYPES.map((type) => quote(type)))}.`
  propose(range, { problem, meant, otherwise }, (at, message, fix = {}) => tell(at, message, revealing(fix)))
}
