import type { Pair } from './grammar/pairs.ts'
import type { Agent3md, Plane } from './parse.ts'
import { dependenciesOf } from './parse.ts'

/** What a loader sees of an agent; null where nothing is written. */
export interface Manifest {
  /** The title, else the short id. */
  readonly name: string | null
  readonly title: string | null
  readonly agent: string | null
  readonly model: string | null
  readonly tools: readonly string[]
  readonly persona: string | null
  /** The plane whose body is the system prompt. */
  readonly identity: { readonly z: number; readonly name: string; readonly body: string } | null
  /** The `z` of the plane to start from: the identity's where the file names none. */
  readonly entry: number | null
  /** Of the agent, not of the format. */
  readonly version: string | null
  /** All other keys of the frontmatter. */
  readonly metadata: Readonly<Record<string, string>>
  readonly skills: readonly SkillManifest[]
}

interface SkillManifest {
  readonly z: number
  readonly name: string
  readonly triggers: readonly string[]
  readonly inputs: readonly { readonly name: string; readonly type: string; readonly required: boolean }[]
  readonly tool: string | null
  readonly cost: string | null
  /** The `z` of the planes that it links to, in the order of the links. */
  readonly dependencies: readonly number[]
}

const KNOWN = new Set(['3md', 'axis', 'title', 'agent', 'model', 'tools', 'persona', 'version', 'entry'])

/** The manifest of an agent, its skills in the order of the file. */
export function manifestOf(agent: Agent3md): Manifest {
  const { fields, tools, identity, skills } = agent
  const entry = textOf(fields.get('entry'))
  return {
    name: textOf(fields.get('title')) ?? textOf(fields.get('agent')),
    title: textOf(fields.get('title')),
    agent: textOf(fields.get('agent')),
    model: textOf(fields.get('model')),
    tools: tools.map(({ value }) => value),
    persona: textOf(fields.get('persona')),
    identity: identity === undefined ? null : identityOf(identity, agent),
    entry: entry === null ? (identity?.z ?? null) : Number(entry),
    version: textOf(fields.get('version')),
    metadata: Object.fromEntries(
      [...fields].filter(([key]) => !KNOWN.has(key)).map(([key, { value }]) => [key, value]),
    ),
    skills: skills.map((skill) => ({
      z: skill.z,
      name: skill.title,
      triggers: skill.triggers.map(({ value }) => value),
      inputs: skill.inputs
        .filter(({ name }) => name.value !== '')
        .map(({ name, kind, optional }) => ({ name: name.value, type: kind, required: !optional })),
      tool: textOf(skill.tool),
      cost: textOf(skill.attributes.get('cost')),
      dependencies: dependenciesOf(skill, agent).map(({ to }) => to.z),
    })),
  }
}

function identityOf(identity: Plane, { source }: Agent3md): Manifest['identity'] {
  const body = source.text.slice(...identity.body)
  return { z: identity.z, name: identity.title, body: body.replaceAll('\r\n', '\n').trim() }
}

function textOf(pair: Pair | undefined): string | null {
  return pair?.value.trim() || null
}
