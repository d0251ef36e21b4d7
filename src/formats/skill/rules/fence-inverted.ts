import type { Rule } from '../../../model.ts'
import { goodSkill } from '../example.ts'
import { fenceFaults } from '../fence-faults.ts'
import type { Skill } from '../parse.ts'

const fence = '```'
const block = (outer: string): string =>
  `\n${outer}markdown\nRun:\n\n${fence}sh\nread it.pdf\n${fence}\n${outer}\n\nThen answer.\n`

export const fenceInverted: Rule<Skill> = {
  id: 'skill/fence-inverted',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'Code fences open and close where they are meant to',
  why: 'A fence line closes the open block if it has at least as many backticks and no language, else it is a part of it. One line too many, or an inner block with fences as long as those of the outer one, turns text into code.',
  source: 'https://spec.commonmark.org/0.31.2/#fenced-code-blocks',
  bad: { path: goodSkill.path, text: goodSkill.text + block(fence) },
  good: { path: goodSkill.path, text: goodSkill.text + block('````') },
  check(skill, report) {
    for (const { kind, range, message } of fenceFaults(skill)) if (kind === 'inverted') report(range, message)
  },
}
