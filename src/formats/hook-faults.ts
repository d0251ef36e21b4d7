import { GUARDING_EVENTS, HOOK_EVENTS, HOOK_KEYS } from '../clients/claude-hooks.ts'
import type { Data, Field, Range } from '../model.ts'
import { isList, isMapping, kindOf, placeOf } from '../syntax/fields.ts'
import { onlyOne } from '../wording/compare.ts'
import { nearestOf } from '../wording/near-names.ts'
import { quote } from '../wording/quote.ts'
import { listed } from '../wording/wording.ts'

/** A mistake in `hooks`, where it is, and whether Claude Code skips an agent with it. */
export interface HookFault {
  readonly range: Range
  readonly message: string
  readonly isFatal: boolean
}

/** The mistakes in the `hooks` of an agent or a skill for Claude Code; of an event of another name only a slip. */
export function hookFaults({ key, value, range }: Field): readonly HookFault[] {
  if (value === null) return []
  if (!isMapping(value))
    return [
      {
        range: placeOf({ value, range }, key),
        message: `\`hooks\` is ${kindOf(value)}, not a mapping. Write an event such as \`PreToolUse\` with a list of matchers below it.`,
        isFatal: true,
      },
    ]
  return [...value].flatMap(([event, entries]) => faultsOf(event, entries))
}

type Found = readonly [range: Range, message: string]

function faultsOf(event: string, { key, value }: Field): readonly HookFault[] {
  if (!HOOK_EVENTS.includes(event)) {
    const meant = onlyOne(nearestOf(event, HOOK_EVENTS))
    const message = `${quote(event)} is not an event of Claude Code. Did you mean \`${meant}\`?`
    return meant === undefined ? [] : [{ range: key, message, isFatal: false }]
  }
  const isFatal = GUARDING_EVENTS.includes(event)
  const found: readonly Found[] = isList(value)
    ? value.flatMap((item) => inMatcher(event, placeOf(item, key), item.value))
    : value === null
      ? []
      : [[key, `${quote(event)} is ${kindOf(value)}, not a list. Start each matcher with \`- \`.`]]
  return found.map(([range, message]) => ({ range, message, isFatal }))
}

function inMatcher(event: string, range: Range, value: Data): readonly Found[] {
  const hooks = isMapping(value) ? value.get('hooks') : undefined
  if (!isMapping(value) || hooks === undefined)
    return [
      [range, `An item of ${quote(event)} has no \`hooks\`. Write \`hooks:\` with a list of what to run.`],
    ]
  if (!isList(hooks.value))
    return [
      [
        hooks.key,
        `\`hooks\` of ${quote(event)} is ${kindOf(hooks.value)}, not a list. Start each hook with \`- \`.`,
      ],
    ]
  const matcher = value.get('matcher')
  const isOdd = matcher !== undefined && typeof matcher.value !== 'string'
  const ofMatcher: readonly Found[] = isOdd
    ? [
        [
          matcher.key,
          `The \`matcher\` of ${quote(event)} is ${kindOf(matcher.value)}, not text. Quote it, or remove it.`,
        ],
      ]
    : []
  return [...ofMatcher, ...hooks.value.flatMap((hook) => inHook(event, placeOf(hook, hooks.key), hook.value))]
}

function inHook(event: string, range: Range, hook: Data): readonly Found[] {
  const type = isMapping(hook) ? hook.get('type') : undefined
  if (!isMapping(hook) || type === undefined || type.value === null)
    return [
      [
        firstKey(hook) ?? range,
        `A hook of ${quote(event)} has no \`type\`. Add one such as \`type: command\`.`,
      ],
    ]
  const keys = typeof type.value === 'string' ? HOOK_KEYS[type.value] : undefined
  const missing = keys?.filter((name) => typeof hook.get(name)?.value !== 'string') ?? []
  const names = missing.map((name) => quote(name))
  const found: Found[] =
    missing.length === 0
      ? []
      : [[type.range, `A hook of type ${quote(String(type.value))} needs ${listed(names)} as text. Add it.`]]
  const timeout = hook.get('timeout')
  if (timeout !== undefined && !(typeof timeout.value === 'number' && timeout.value > 0))
    found.push([timeout.key, 'The `timeout` of a hook is no number above 0. Write seconds without a unit.'])
  return found
}

function firstKey(hook: Data): Range | undefined {
  return isMapping(hook) ? hook.values().next().value?.key : undefined
}
