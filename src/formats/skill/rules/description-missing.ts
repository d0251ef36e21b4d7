import type { Rule } from '../../../model.ts'
import { isBlank, isCommentedOut } from '../../../text/fields.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

export const descriptionMissing: Rule<Skill> = {
  id: 'skill/description-missing',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The frontmatter has a `description`',
  why: 'Agent Skills require it: by its description the model decides whether to load the skill.',
  source: 'https://agentskills.io/specification#description-field',
  bad: { path: goodSkill.path, text: '---\nname: pdf\ndescription:\n---\nRead it.\n' },
  good: goodSkill,
  violations: ['missing-description'],
  check({ fields, readable, frontmatter, source: { text } }, report) {
    const field = fields.get('description')
    if (!readable || !isBlank(field)) return
    if (field !== undefined && isCommentedOut(field, text))
      return report(
        field.key,
        'The `description` is empty, since its `#` starts a comment. Quote the whole value.',
        { punished: ['missing-description'] },
      )
    report(
      field?.key ?? frontmatter.opening,
      'The skill has no `description`. Say what it does and when to use it.',
      { violation: 'missing-description' },
    )
  },
}
