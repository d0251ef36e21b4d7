import type { Rule } from '../../../model.ts'
import { codePoints } from '../../../text/code-points.ts'
import { count } from '../../../text/wording.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

/** In characters. */
export const LONGEST_DESCRIPTION = 1024

/** Where Claude Code cuts descriptions. */
export const LONGEST_LISTED = 1536

export const descriptionLength: Rule<Skill> = {
  id: 'skill/description-length',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The description has at most 1,024 characters',
  why: 'Agent Skills allow 1,024, counted as characters, not bytes. Clients refuse or cut a longer description. The line break that `>` and `|` append is not counted, though skills-ref counts it.',
  source: 'https://agentskills.io/specification#description-field',
  bad: {
    path: goodSkill.path,
    text: goodSkill.text.replace('Reads PDF files.', 'Reads PDF files.'.repeat(65)),
  },
  good: goodSkill,
  violations: ['description-over-1024', 'description-over-1536'],
  check({ description }, report) {
    const length = codePoints(description?.value.trim() ?? '')
    if (description === undefined || length <= LONGEST_DESCRIPTION) return
    const violation = length > LONGEST_LISTED ? 'description-over-1536' : 'description-over-1024'
    report(
      description.range,
      `The description has ${count(length)} characters, ${count(length - LONGEST_DESCRIPTION)} more than clients read. Shorten it to ${count(LONGEST_DESCRIPTION)}.`,
      { violation },
    )
  },
}
