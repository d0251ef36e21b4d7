import { normalizeName } from './name.ts'
import type { OwnHeader } from './own-header.ts'
import { ownHeader } from './own-header.ts'
import type { Skill } from './parse.ts'
import type { Named } from './report-duplicate-names.ts'

export interface SkillHeader extends Named {
  /** Of a skill in a client's own folder. */
  readonly own?: OwnHeader | undefined
}

/** What the rules on all skills together must know of one. */
export function skillHeader(skill: Skill): SkillHeader {
  const { name, directory } = skill
  const own = ownHeader(skill)
  if (name === undefined) return { name, own }
  const text = normalizeName(name.value)
  const misnamed = directory !== undefined && text !== normalizeName(directory)
  return { name: { text, range: name.range, misnamed }, own }
}
