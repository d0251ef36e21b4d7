import { trimmedText } from '../../syntax/fields.ts'
import { repeatsOf } from '../by-key.ts'
import { FIELDS } from './fields.ts'
import type { Agent3md, Plane } from './parse.ts'
import { dependenciesOf, tokensOf } from './parse.ts'

/** The skill of a name, else the one at a `z`; undefined when there is none. The identity is no skill. */
export function skillNamed({ skills }: Agent3md, name: string): Plane | undefined {
  const wanted = name.trim()
  return (
    skills.find(({ label }) => label?.value.trim() === wanted) ??
    skills.find(({ z }) => wanted !== '' && z === Number(wanted))
  )
}

/** A skill and all that it needs, each once, depth first, as a loader meets them. Takes no recursion. */
export function resolveSkill(start: Plane, agent: Agent3md): readonly Plane[] {
  const skills = new Set(agent.skills)
  const resolved = new Set<Plane>()
  const open = [start]
  for (let plane = open.pop(); plane !== undefined; plane = open.pop()) {
    if (resolved.has(plane)) continue
    resolved.add(plane)
    const needed = dependenciesOf(plane, agent).map(({ to }) => to)
    open.push(...needed.filter((to) => skills.has(to)).reverse())
  }
  return [...resolved]
}

/** A skill that a request is routed to, and its trigger phrases that the request satisfies. */
interface Match {
  readonly skill: Plane
  readonly phrases: readonly string[]
}

/** The skills with a trigger whose words are all in `request`: most such triggers first, then lowest `z`. */
export function routeRequest({ skills }: Agent3md, request: string): readonly Match[] {
  const words = new Set(tokensOf(request))
  const matches = skills.map((skill) => ({ skill, phrases: phrasesOf(skill, words) }))
  return matches
    .filter(({ phrases }) => phrases.length > 0)
    .sort((a, b) => b.phrases.length - a.phrases.length || a.skill.z - b.skill.z)
}

function phrasesOf({ triggers }: Plane, words: ReadonlySet<string>): readonly string[] {
  const phrases = triggers.map(({ value }) => ({ value, tokens: tokensOf(value) }))
  const repeated = new Set(repeatsOf(phrases, ({ tokens }) => tokens.join(' ')).map(({ item }) => item))
  return phrases
    .filter(
      (phrase) =>
        !repeated.has(phrase) && phrase.tokens.length > 0 && phrase.tokens.every((token) => words.has(token)),
    )
    .map(({ value }) => value)
}

interface Filled {
  readonly command: string
  /** The placeholders that have no value, each once: a loader leaves them as they are. */
  readonly missing: readonly string[]
}

/** The command of a skill as a loader would run it; undefined for a skill that has none. Nothing is run. */
export function fillCommand({ tool }: Plane, values: ReadonlyMap<string, string>): Filled | undefined {
  const template = tool?.value.trim() ?? ''
  if (template === '') return undefined
  const missing = new Set<string>()
  const command = template.replace(/\{([A-Za-z_]\w*)\}/g, (placeholder, name: string) => {
    const value = values.get(name)
    if (value === undefined) missing.add(name)
    return value === undefined ? placeholder : `'${value.replaceAll("'", "'\\''")}'`
  })
  return { command, missing: [...missing] }
}

/** What a loader sees of an agent; null where nothing is written. Planes are given by their `z`. */
export function manifestOf(agent: Agent3md): object {
  const { fields, tools, identity, skills } = agent
  const entry = trimmedText(fields, 'entry')
  return {
    name: trimmedText(fields, 'title') ?? trimmedText(fields, 'agent'),
    title: trimmedText(fields, 'title'),
    agent: trimmedText(fields, 'agent'),
    model: trimmedText(fields, 'model'),
    tools: tools.map(({ value }) => value),
    persona: trimmedText(fields, 'persona'),
    identity: identity === undefined ? null : identityOf(identity, agent),
    entry: entry === null ? (identity?.z ?? null) : Number(entry),
    version: trimmedText(fields, 'version'),
    metadata: Object.fromEntries(
      [...fields].filter(([key]) => !Object.hasOwn(FIELDS, key)).map(([key, { value }]) => [key, value]),
    ),
    skills: skills.map((skill) => ({
      z: skill.z,
      name: skill.title,
      triggers: skill.triggers.map(({ value }) => value),
      inputs: skill.inputs
        .filter(({ name }) => name.value !== '')
        .map(({ name, kind, optional }) => ({ name: name.value, type: kind, required: !optional })),
      tool: trimmedText(skill.attributes, 'tool'),
      cost: trimmedText(skill.attributes, 'cost'),
      dependencies: dependenciesOf(skill, agent).map(({ to }) => to.z),
    })),
  }
}

function identityOf(identity: Plane, { text }: Agent3md): object {
  const body = text.slice(...identity.body)
  return { z: identity.z, name: identity.title, body: body.replaceAll('\r\n', '\n').trim() }
}

/** The planes of an agent, and the links between them that loaders follow: by the places of planes in the list. */
export interface Graph {
  readonly planes: readonly { readonly title: string; readonly z: number; readonly isIdentity: boolean }[]
  readonly links: readonly { readonly from: number; readonly to: number }[]
  /** The links to a `z` that no plane has. */
  readonly dead: readonly { readonly from: number; readonly z: number }[]
}

/** The graph of an agent. */
export function linksOf(agent: Agent3md): Graph {
  const { planes, identity, planeAt } = agent
  const placeOf = new Map(planes.map((plane, index) => [plane, index]))
  return {
    planes: planes.map((plane) => ({ title: plane.title, z: plane.z, isIdentity: plane === identity })),
    links: planes
      .flatMap((plane) => dependenciesOf(plane, agent))
      .map(({ from, to }) => ({ from: placeOf.get(from)!, to: placeOf.get(to)! })),
    dead: planes.flatMap(({ links }, from) =>
      links.filter(({ z, followed }) => followed && !planeAt.has(z)).map(({ z }) => ({ from, z })),
    ),
  }
}

/** The same as a Mermaid flowchart; dead links are dotted. */
export function graphOf(agent: Agent3md): string {
  const { planes, links, dead } = linksOf(agent)
  const nodes = planes.map(({ title, isIdentity }, index) => {
    // Characters of its markup are written by their numbers.
    const text = title.replace(/["#%&<>`{}\\]/g, (character) => `#${character.charCodeAt(0)};`)
    const label = `"${text}"`
    return `  p${index}${isIdentity ? `([${label}])` : `[${label}]`}\n`
  })
  const arrows = links.map(({ from, to }) => `  p${from} --> p${to}\n`)
  const missing = dead.map(({ from, z }, index) => `  p${from} -.-> x${index}["no plane z=${z}"]\n`)
  return `flowchart LR\n${nodes.join('')}${arrows.join('')}${missing.join('')}`
}
