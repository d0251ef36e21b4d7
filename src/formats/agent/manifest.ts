import type { Field } from '../../model.ts'
import { isList, trimmedText } from '../../syntax/fields.ts'
import type { Ability } from './abilities.ts'
import { abilitiesOf, nameOf } from './abilities.ts'
import { DEFAULTS } from './fields.ts'
import type { Agent } from './parse.ts'
import { subfields } from './parse.ts'
import type { BodyText } from './sections.ts'

/** An agent as a loader resolves it; null for what only running the code of the tools could tell. */
export function agentManifest(agent: Agent): object {
  const { fields, inHeadings, sections, startup, tools } = agent
  const title = trimmedText(fields, 'title') ?? textIn(inHeadings.title)
  const description = trimmedText(fields, 'description') ?? textIn(inHeadings.description)
  const recommended = subfields(fields, 'recommended')
  const required = subfields(fields, 'required')
  return {
    title,
    description,
    system: textIn(inHeadings.system) ?? trimmedText(fields, 'system') ?? description ?? title,
    rules:
      textIn(inHeadings.rules) ??
      trimmedText(fields, 'rules') ??
      listOf(fields, 'rules')
        ?.map((rule) => `- ${rule}`)
        .join('\n') ??
      '',
    status: trimmedText(fields, 'status')?.toLowerCase() ?? DEFAULTS.status,
    icon: trimmedText(fields, 'icon') ?? DEFAULTS.icon,
    version: trimmedText(fields, 'version') ?? DEFAULTS.version,
    recommended: given({
      models: listOf(recommended, 'models'),
      capabilities: listOf(recommended, 'capabilities'),
    }),
    required: given({ env: listOf(required, 'env'), startup: startup?.value.trim() || undefined }),
    startup: startupOf(agent, listOf(required, 'env') ?? []),
    avatar: trimmedText(fields, 'avatar') ?? textIn(inHeadings.avatar),
    abilities: abilitiesIn(agent),
    tools: (tools?.sets ?? []).flat().map(({ name, scheme }) => given({ name, scheme: scheme?.json })),
    toolsComplete: tools === undefined ? !sections.has('tools') : !tools.open,
  }
}

function abilitiesIn(agent: Agent): object {
  const { allow, deny } = abilitiesOf(agent)
  const names = (abilities: readonly Ability[]): readonly string[] | undefined =>
    abilities.length === 0 ? undefined : abilities.map(({ text }) => text)
  const denied = new Set(deny.map(nameOf))
  const granted = allow.filter((ability) => !denied.has(ability.base) && !denied.has(nameOf(ability)))
  return given({
    allow: names(allow),
    deny: names(deny),
    granted: allow.length === 0 ? undefined : granted.map(({ text }) => text),
  })
}

function startupOf({ startup, tools, sections }: Agent, env: readonly string[]): object | null {
  const wanted = startup?.value.trim() ?? ''
  if (wanted === '') return env.length === 0 ? null : { tool: null, defined: null, env }
  const found = tools?.sets.flat().find(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  const isOpen = tools === undefined ? sections.has('tools') : tools.open
  return { tool: found?.name ?? wanted, defined: found !== undefined ? true : isOpen ? null : false, env }
}

function textIn(inBody: BodyText | undefined): string | null {
  return inBody?.text.replaceAll('\r\n', '\n').trim() ?? null
}

function listOf(fields: ReadonlyMap<string, Field>, key: string): readonly string[] | undefined {
  const data = fields.get(key)?.value
  if (typeof data === 'string' && data.trim() !== '' && key !== 'rules') return [data.trim()]
  return isList(data) ? data.flatMap(({ value }) => (typeof value === 'string' ? value : [])) : undefined
}

function given(properties: object): object {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined))
}
