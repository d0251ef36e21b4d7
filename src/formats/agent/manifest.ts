import type { Field } from '../../model.ts'
import { isList, textField } from '../../syntax/fields.ts'
import type { Ability } from './abilities.ts'
import { abilitiesOf } from './abilities.ts'
import { DEFAULTS } from './fields.ts'
import type { Agent } from './parse.ts'
import { subfields } from './parse.ts'
import type { BodyText } from './sections.ts'

/**
 * An agent as a loader resolves it: fields before headings, but for `system` and `rules`; defaults last. What
 * neither the file nor a default gives is null, and so is what only running the code of the tools could tell.
 */
export function agentManifest(agent: Agent): object {
  const { fields, inHeadings, sections, startup, tools } = agent
  const title = textOf(fields, 'title') ?? textIn(inHeadings.title)
  const description = textOf(fields, 'description') ?? textIn(inHeadings.description)
  const recommended = subfields(fields, 'recommended')
  const required = subfields(fields, 'required')
  return {
    title,
    description,
    system: textIn(inHeadings.system) ?? textOf(fields, 'system') ?? description ?? title,
    rules:
      textIn(inHeadings.rules) ??
      textOf(fields, 'rules') ??
      listOf(fields, 'rules')
        ?.map((rule) => `- ${rule}`)
        .join('\n') ??
      '',
    status: textOf(fields, 'status')?.toLowerCase() ?? DEFAULTS.status,
    icon: textOf(fields, 'icon') ?? DEFAULTS.icon,
    version: textOf(fields, 'version') ?? DEFAULTS.version,
    recommended: given({
      models: listOf(recommended, 'models'),
      capabilities: listOf(recommended, 'capabilities'),
    }),
    required: given({ env: listOf(required, 'env'), startup: startup?.value.trim() || undefined }),
    startup: startupOf(agent, listOf(required, 'env') ?? []),
    avatar: textOf(fields, 'avatar') ?? textIn(inHeadings.avatar),
    abilities: abilitiesIn(agent),
    tools:
      tools?.sets.flatMap((set) =>
        set.tools.map(({ name, scheme }) => given({ name, scheme: scheme?.json })),
      ) ?? [],
    toolsComplete: tools === undefined ? !sections.has('tools') : !tools.open,
  }
}

function abilitiesIn(agent: Agent): object {
  const { allow, deny } = abilitiesOf(agent)
  const names = (abilities: readonly Ability[]): readonly string[] | undefined =>
    abilities.length === 0 ? undefined : abilities.map(({ text }) => text)
  const denied = new Set(
    deny.flatMap(({ base, scope }) => (scope === undefined ? base : keyOf({ base, scope }))),
  )
  const granted = allow.filter((ability) => !denied.has(ability.base) && !denied.has(keyOf(ability)))
  return given({
    allow: names(allow),
    deny: names(deny),
    granted: allow.length === 0 ? undefined : granted.map(({ text }) => text),
  })
}

function keyOf({ base, scope }: Pick<Ability, 'base' | 'scope'>): string {
  return scope === undefined ? base : `${base}:${scope}`
}

function startupOf({ startup, tools, sections }: Agent, env: readonly string[]): object | null {
  const wanted = startup?.value.trim() ?? ''
  if (wanted === '') return env.length === 0 ? null : { tool: null, defined: null, env }
  const all = tools?.sets.flatMap((set) => set.tools) ?? []
  const found = all.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  const isOpen = tools === undefined ? sections.has('tools') : tools.open
  return { tool: found?.name ?? wanted, defined: found !== undefined ? true : isOpen ? null : false, env }
}

function textIn(inBody: BodyText | undefined): string | null {
  return inBody?.text.replaceAll('\r\n', '\n').trim() ?? null
}

function textOf(fields: ReadonlyMap<string, Field>, key: string): string | null {
  return textField(fields, key)?.value.trim() || null
}

function listOf(fields: ReadonlyMap<string, Field>, key: string): readonly string[] | undefined {
  const data = fields.get(key)?.value
  if (typeof data === 'string' && data.trim() !== '' && key !== 'rules') return [data.trim()]
  return data === undefined || !isList(data)
    ? undefined
    : data.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
}

function given(properties: object): object {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined))
}
