import type { FieldRow } from '../../model.ts'
import { onlyOne } from '../../wording/compare.ts'
import { hasLettersOf, isPlural, nearestOf } from '../../wording/near-names.ts'

/** The keys of the frontmatter of an agent. All values are text. */
export const FIELDS: Readonly<Record<string, FieldRow>> = {
  '3md': { type: ['text'], why: 'The version of 3md: `1.0`. A loader that reads it refuses another one.' },
  axis: { type: ['text'], why: '`skill` tells any reader of 3md that the planes are skills.' },
  title: { type: ['text'], why: 'The name that people see.' },
  agent: { type: ['text'], why: 'The short id.' },
  model: { type: ['text'], why: 'The model that the agent is for.' },
  tools: { type: ['text'], aliases: ['tool'], why: 'The binaries that the agent runs.' },
  persona: { type: ['text'], why: 'How the agent speaks.' },
  version: { type: ['text'], why: 'The version of the agent.' },
  entry: { type: ['text'], why: 'The `z` of the plane to start from.' },
}

/** The attributes of a plane. */
export const ATTRIBUTES: Readonly<Record<string, FieldRow>> = {
  z: { type: ['text'], why: 'The place of the plane: a whole number.' },
  x: { type: ['text'], why: 'Another coordinate.' },
  y: { type: ['text'], why: 'Another coordinate.' },
  label: { type: ['text'], aliases: ['labels'], why: 'The name of the skill.' },
  kind: { type: ['text'], why: '`identity` or `skill`.' },
  triggers: { type: ['text'], aliases: ['trigger'], why: 'The requests that the skill answers.' },
  inputs: { type: ['text'], aliases: ['input'], why: 'The inputs of the command, with their types.' },
  tool: { type: ['text'], aliases: ['tools'], why: 'The command of the skill.' },
  cost: { type: ['text'], aliases: ['costs'], why: 'What running it costs.' },
}

const LOWER_CASE = ['agent', 'tools', 'entry', 'model', 'persona', 'version']

/** The key that is read only in lower case, where a word is that key in another case. */
export function lowerCaseOf(word: string): string | undefined {
  const lower = word.toLowerCase()
  return word !== lower && LOWER_CASE.includes(lower) ? lower : undefined
}

/** In a shorter name, one other letter makes another word, as in `host` and `cost`. */
const SHORTEST = 5

/** Words that a file may have on purpose, whatever they resemble. */
const OWN = ['mode', 'person', 'personal']

/** The field that another word was meant to be; undefined where it resembles none, or several. */
export function fieldMeantBy(word: string, rows: Readonly<Record<string, FieldRow>>): string | undefined {
  const lower = word.toLowerCase()
  const known = Object.keys(rows)
  if (known.includes(word) || OWN.includes(lower)) return undefined
  const alias = known.find((name) => rows[name]!.aliases?.includes(lower))
  if (alias !== undefined) return alias
  // `agents` may be a field that people made up themselves.
  const nearest = nearestOf(lower, known).filter(
    (name) => !isPlural(lower, name) && (name.length >= SHORTEST || hasLettersOf(lower, name)),
  )
  return onlyOne(nearest)
}
