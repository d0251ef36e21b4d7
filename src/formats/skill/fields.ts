import type { Data, Field, FieldRow } from '../../model.ts'
import { isList } from '../../syntax/fields.ts'
import { TOOLS } from '../claude/tools-and-models.ts'

/** In characters. */
export const LONGEST_DESCRIPTION = 1024
export const LONGEST_COMPATIBILITY = 500

/** The fields of Agent Skills. Source: https://agentskills.io/specification#frontmatter */
export const FIELDS: Readonly<Record<string, FieldRow>> = {
  name: { type: ['text'], required: true, why: 'The model asks for a skill by its name.' },
  description: {
    type: ['text'],
    required: true,
    max: LONGEST_DESCRIPTION,
    why: 'By its description the model decides whether to load the skill.',
  },
  license: { type: ['text'], why: 'The name of a license, or of the file with its text.' },
  compatibility: { type: ['text'], max: LONGEST_COMPATIBILITY, why: 'What the skill requires.' },
  metadata: { type: ['map', 'text'], why: 'A map from keys to values, for data of your own.' },
  'allowed-tools': {
    type: ['text', 'list'],
    names: TOOLS,
    why: 'The tools that the skill may use without asking.',
  },
}

export const SKILL_FIELDS: readonly string[] = Object.keys(FIELDS)

const TOOL_NAME = /^(?:(?:[A-Z][A-Za-z]+|mcp__\w+)(?:\([^)]*\))?)?$/

/** Whether a value lists tools as Claude Code names them: `Read, Bash(git *)`, `mcp__server__tool`. */
export function namesTools(value: Data): boolean {
  const names =
    typeof value === 'string'
      ? value.split(/,|\s(?![^(]*\))/)
      : isList(value)
        ? value.map((item) => item.value)
        : []
  return names.length > 0 && names.every((name) => typeof name === 'string' && TOOL_NAME.test(name.trim()))
}

/** Whether a skill says that no model may use it: people alone start it. */
export function isHidden(fields: ReadonlyMap<string, Field>): boolean {
  return fields.get('disable-model-invocation')?.value === true
}
