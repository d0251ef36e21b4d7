import { rulesWith, withFields } from '../examples.ts'
import type { Skill } from './parse.ts'

/** A skill that no rule has anything to say about. */
export const goodSkill = {
  path: 'skills/pdf/SKILL.md',
  text: '---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n',
}

/** The good skill with these lines at the end of its frontmatter. */
export const skillWith = (lines: string) => withFields(goodSkill, lines)

/** A rule of the format. The good skill is its good example unless it names another. */
export const skillRule = rulesWith<Skill, 'good'>({ good: goodSkill })
