import type { Pair } from './grammar/pairs.ts'
import type { Agent3md, Plane } from './parse.ts'
import { dependenciesOf } from './parse.ts'

const KNOWN = new Set(['3md', 'axis', 'title', 'agent', 'model', 'tools', 'persona', 'version', 'entry'])

/**
 * What a loader sees of an agent, its skills in the order of the file: null where nothing is written, `metadata`
 * with all keys of its own. A plane is given by its `z`; the identity is the entry where the file names none.
 */
export function manifestOf(agent: Agent3md): object {
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

function identityOf(identity: Plane, { text }: Agent3md): object {
  const body = text.slice(...identity.body)
  return { z: identity.z, name: identity.title, body: body.replaceAll('\r\n', '\n').trim() }
}

function textOf(pair: Pair | undefined): string | null {
  return pair?.value.trim() || null
}
