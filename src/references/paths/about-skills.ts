import { memoizeLast } from '../../syntax/memoize-last.ts'
import type { PlacedSkill } from '../placed-skill.ts'

const NAMED = /\bskills?\b|\bplugins?\b|\bhooks?\b/i
const DESCRIBED =
  /\bSKILL\.md\b|\b(?:agent|claude|codex|new|custom|reusable|own|another|each|every|a|an existing) skills?\b|\bskills\b|\bplugins?\b|\bslash commands?\b/i
/** So many mentions has a text that teaches how to write skills; others speak of their own file. */
const MANY = 4

/** Whether a skill teaches how to write skills or plugins: the paths in its text are those of others. */
export const isAboutSkills = memoizeLast(({ name, description, text }: PlacedSkill): boolean => {
  if (NAMED.test(name?.value ?? '') || DESCRIBED.test(description?.value ?? '')) return true
  return text.split('SKILL.md', MANY + 1).length > MANY
})
