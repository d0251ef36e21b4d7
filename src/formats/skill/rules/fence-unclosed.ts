import type { Rule } from '../../../model.ts'
import { goodSkill } from '../example.ts'
import { fenceFaults } from '../fence-faults.ts'
import type { Skill } from '../parse.ts'

const fence = '```'

export const fenceUnclosed: Rule<Skill> = {
  id: 'skill/fence-unclosed',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'Every code fence is closed',
  why: 'What follows a fence that is never closed is code to every reader, and the links in it are none. A fence also ends with the list item or quote that it is in.',
  source: 'https://spec.commonmark.org/0.31.2/#fenced-code-blocks',
  bad: { path: goodSkill.path, text: `${goodSkill.text}\n${fence}sh\nread it.pdf\n\nThen answer.\n` },
  good: {
    path: goodSkill.path,
    text: `${goodSkill.text}\n${fence}sh\nread it.pdf\n${fence}\n\nThen answer.\n`,
  },
  check(skill, report) {
    for (const { kind, range, message, isHarmless } of fenceFaults(skill))
      if (kind === 'unclosed') report(range, message, isHarmless ? { severity: 'info' } : {})
  },
}
