import { GUARDING_EVENTS, HOOK_EVENTS, HOOK_KEYS } from '../clients/claude-hooks.ts'
import type { Data, Field, Range } from '../model.ts'
import { isList, isMapping, kindOf, placeOf } from '../syntax/fields.ts'
import { onlyOne } from '../wording/compare.ts'
import { nearestOf } from '../wording/near-names.ts'
import { quote } from '../wording/quote.ts'
import { listed } from '../wording/wording.ts'

/** Is told a mistake in `hooks`, where it is, and whether Claude Code skips an agent with it. */
type Tell = (range: Range, message: string, isFatal: boolean) => void

/** Tells the mistakes in the `hooks` of an agent or a skill for Claude Code; of an event of another name only a slip. */
export function tellHookFaults({ key, value, range }: Field, tell: Tell): void {
  if (value === null) return
  if (!isMapping(value)) {
    const advice = 'Write an event such as `PreToolUse` with a list of matchers below it.'
    return tell(
      placeOf({ value, range }, key),
      `\`hooks\` is ${kindOf(value)}, not a mapping. ${advice}`,
      true,
    )
  }
  for (const [event, entries] of value) inEvent(event, entries, tell)
}

function inEvent(event: string, { key, value }: Field, tell: Tell): void {
  if (!HOOK_EVENTS.includes(event)) {
    const meant = onlyOne(nearestOf(event, HOOK_EVENTS))
    if (meant !== undefined)
      tell(key, `${quote(event)} is not an event of Claude Code. Did you mean \`${meant}\`?`, false)
    return
  }
  const tellOf: TellOf = (place, message) => tell(place, message, GUARDING_EVENTS.includes(event))
  if (isList(value)) for (const item of value) inMatcher(event, placeOf(item, key), item.value, tellOf)
  else if (value !== null)
    tellOf(key, `${quote(event)} is ${kindOf(value)}, not a list. Start each matcher with \`- \`.`)
}

/** The same of one event. */
type TellOf = (range: Range, message: string) => void

function inMatcher(event: string, range: Range, value: Data, tell: TellOf): void {
  const hooks = isMapping(value) ? value.get('hooks') : undefined
  if (!isMapping(value) || hooks === undefined)
    return tell(
      range,
      `An item of ${quote(event)} has no \`hooks\`. Write \`hooks:\` with a list of what to run.`,
    )
  if (!isList(hooks.value)) {
    const kind = kindOf(hooks.value)
    return tell(
      hooks.key,
      `\`hooks\` of ${quote(event)} is ${kind}, not a list. Start each hook with \`- \`.`,
    )
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
    return tell(first, `A hook of ${quote(event)} has no \`type\`. Add one such as \`type: command\`.`)
  }
  const keys = typeof type.value === 'string' ? HOOK_KEYS[type.value] : undefined
  const missing = keys?.filter((name) => typeof parts.get(name)?.value !== 'string') ?? []
  if (missing.length > 0) {
    const names = listed(missing.map((name) => quote(name)))
    tell(type.range, `A hook of type ${quote(String(type.value))} needs ${names} as text. Add it.`)
  }
  const timeout = parts.get('timeout')
  if (timeout !== undefined && !(typeof timeout.value === 'number' && timeout.value > 0))
    tell(timeout.key, 'The `timeout` of a hook is no number above 0. Write seconds without a unit.')
}
