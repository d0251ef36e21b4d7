import { namesIn, trimmedText } from '../../syntax/fields.ts'
import { compare } from '../../wording/compare.ts'
import { estimateTokens } from '../skill/estimate-tokens.ts'
import type { Skill } from '../skill/parse.ts'
import { nameHeading } from './header.ts'

/** A skill as the registry of the Skills plane knows it. */
export interface Registered {
  /** The name of its directory. */
  readonly id: string
  readonly name: string
  readonly description: string
  readonly domain: string
  readonly version: string
  readonly tags: readonly string[]
  readonly tokens: number
}

/** What is looked for. */
export interface Query {
  readonly text: string
  /** All of them are required. */
  readonly tags: readonly string[]
  readonly domain: string | undefined
  readonly limit: number
}

interface Found extends Pick<Registered, 'id' | 'name' | 'description' | 'tags'> {
  readonly score: number
}

/** Finds skills as the registry does: the highest score first, ties by name. Letter case does not count. */
export function searchSkills(skills: readonly Registered[], query: Query): readonly Found[] {
  const { domain, limit } = query
  return skills
    .filter((skill) => query.tags.every((tag) => skill.tags.some((own) => same(own, tag))))
    .filter((skill) => domain === undefined || skill.domain === domain)
    .map((skill) => ({ skill, score: scoreOf(skill, query.text.trim().toLowerCase()) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || compare(a.skill.name, b.skill.name))
    .slice(0, limit)
    .map(({ skill: { id, name, description, tags }, score }) => ({ id, name, description, tags, score }))
}

function scoreOf({ id, name, description, tags }: Registered, text: string): number {
  const part = (of: string): boolean => of.toLowerCase().includes(text)
  const scores = [
    same(name, text) ? 1 : 0,
    part(name) ? 0.9 : 0,
    tags.some((tag) => same(tag, text)) ? 0.8 : 0,
    same(id, text) ? 0.7 : 0,
    tags.some(part) ? 0.7 : 0,
    part(id) ? 0.6 : 0,
    part(description) ? 0.5 : 0,
  ]
  return Math.max(...scores)
}

function same(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** A skill as the Skills plane registers it, with the defaults of the specification. */
export function registeredSkill(skill: Skill): Registered {
  const { fields, directory = '' } = skill
  return {
    id: directory,
    name: nameHeading(skill)?.text ?? directory,
    description: trimmedText(fields, 'description') ?? '',
    domain: trimmedText(fields, 'domain') ?? 'development',
    version: trimmedText(fields, 'version') ?? '1.0.0',
    tags: namesIn(fields.get('tags')?.value ?? null),
    tokens: estimateTokens(skill),
  }
}
