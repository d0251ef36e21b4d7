import type { Document, Range, Rule } from '../../../model.ts'
import { quotePath } from '../../../wording/quote.ts'
import { listed } from '../../../wording/wording.ts'
import { mirroredPaths } from '../../mirrored.ts'
import { goodSkill } from '../../skill/example.ts'
import type { CopyDifference } from '../compare-copies.ts'
import { differenceFrom } from '../compare-copies.ts'
import { firstLine } from '../unmet.ts'

const MOST_NAMED = 5

const config = { 'passmuster.yaml': 'mirrors:\n  - [.claude/skills, .agents/skills]\n' }

export const mirrors: Rule<Document> = {
  id: 'config/mirrors',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'Folders that the config names as mirrors are equal',
  why: 'The setting `mirrors` of a [config file](config.md#equal-folders) names folders that hold the same skills or agents. A skill is compared with all of its files, in both directions. A symbolic link to the other copy counts as equal. Files that git ignores are left out.',
  source: 'https://github.com/passmuster/passmuster/blob/main/docs/config.md#equal-folders',
  bad: { path: '.claude/skills/pdf/SKILL.md', text: goodSkill.text, files: config },
  good: {
    path: '.claude/skills/pdf/SKILL.md',
    text: goodSkill.text,
    files: { ...config, '.agents/skills/pdf/SKILL.md': goodSkill.text },
  },
  check(document, report, { demands }) {
    for (const { value, by, relatedTo } of demands?.mirrors ?? []) {
      for (const copy of mirroredPaths(document.path, value)) {
        const difference = differenceFrom(copy, document)
        const related = relatedTo()
        for (const { problem, range = firstLine(document) } of difference ? problemsOf(difference) : [])
          report(range, `${problem}, as ${quotePath(by)} requires.`, { related })
      }
    }
  },
}

/** What is wrong and what to do, without a period; without a range it holds for the whole file. */
function problemsOf(difference: CopyDifference): readonly { problem: string; range?: Range | undefined }[] {
  const { own, other, isMissing, lacking, differing, range } = difference
  const there = quotePath(other)
  if (isMissing) return [{ problem: `${there} is missing. Copy ${quotePath(own)} there` }]
  const named = (names: readonly string[]): string => listed(names.map(quotePath), MOST_NAMED)
  const them = lacking.length === 1 ? 'it' : 'them'
  const lacks = `${there} lacks ${named(lacking)}. Copy ${them} there, or delete ${them} here`
  const differ = differing.length === 1 ? 'differs' : 'differ'
  const others =
    differing[0] === ''
      ? `The file differs from ${there}`
      : `${named(differing)} ${differ} from the copy in ${there}`
  return [
    ...(lacking.length === 0 ? [] : [{ problem: lacks }]),
    ...(differing.length === 0 ? [] : [{ problem: `${others}. Copy one over the other`, range }]),
  ]
}
