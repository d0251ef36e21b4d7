import { repeatsOf } from './find-repeats.ts'
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

/**
 * A skill and all that it depends on, each once, in the order in which a loader meets them: the skill first,
 * and what a link leads to before the next link. Takes no recursion.
 */
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
export interface Match {
  readonly skill: Plane
  readonly phrases: readonly string[]
}

/**
 * Ranks the skills by how many distinct trigger phrases `request` satisfies, ties by the lower `z`; skills
 * without a
 * match are left out. A phrase is satisfied when every word of it stands in the request, in any order and
 * letter case.
 */
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

/** The command of a skill. */
export interface Filled {
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
    return value === undefined ? placeholder : quoteForShell(value)
  })
  return { command, missing: [...missing] }
}

function quoteForShell(value: string): string {
  return `'${value.replaceAll("'", "'\\''")}'`
}
