import type { RepositoryRule } from '../../../model.ts'
import { groupBy } from '../../../wording/compare.ts'
import { quotePath } from '../../../wording/quote.ts'
import { plural } from '../../../wording/wording.ts'
import { otherAt } from '../../by-key.ts'
import { mirroredPaths } from '../../mirrored.ts'
import { differenceOf, rangeOf } from '../compare-lines.ts'
import { goodSkill } from '../example.ts'
import type { SkillHeader } from '../header.ts'

const WITH_STEPS = `${goodSkill.text}\n1. Open it.\n2. Read it.\n3. Tell what it says.\n`
const copies = (text: string, other: string) => ({
  path: '.claude/skills/pdf/SKILL.md',
  text,
  files: { '.agents/skills/pdf/SKILL.md': other },
})

export const copyDiffers: RepositoryRule<SkillHeader> = {
  id: 'skill/copy-differs',
  severity: { recommended: 'info', strict: 'info' },
  summary: 'Copies of a skill for several clients say the same',
  why: 'A skill that lies in the folders of two clients, such as `.claude/skills/pdf` and `.agents/skills/pdf`, is often changed in one of them only. Compared are descriptions and bodies that differ in a few lines; fields may differ, and so may the names of the clients’ folders.',
  whenNot: 'Each copy is written for its client.',
  source: 'https://github.com/passmuster/passmuster/blob/main/docs/reference/clients.md#folders',
  bad: copies(WITH_STEPS, WITH_STEPS.replace('2. Read', '2. Print')),
  good: copies(goodSkill.text, goodSkill.text),
  checkAll(headers, report, settingsOf) {
    // By its place in its client’s folder, which copies for several clients share.
    const byPlace = groupBy(headers, ({ header: { own } }) => own && [own.above, ...own.below].join('\0'))
    for (const [first, ...copies] of byPlace.values()) {
      for (const copy of copies) {
        // Another rule compares these, with all of their files.
        const { mirrors = [] } = settingsOf(copy).demands ?? {}
        if (mirrors.some(({ value }) => mirroredPaths(copy.path, value).includes(first.path))) continue
        const [own, other] = [copy.header.own!, first.header.own!]
        const difference = differenceOf(own.lines, other.lines)
        if (difference === undefined) continue
        report(
          copy,
          rangeOf(own.lines, difference.from),
          `From here on ${plural(difference.lines, 'line')} ${difference.lines === 1 ? 'differs' : 'differ'} from the copy ${quotePath(first.path)}. Copy one over the other, or make one a symbolic link.`,
          otherAt(first.path, rangeOf(other.lines, difference.from)),
        )
      }
    }
  },
}
