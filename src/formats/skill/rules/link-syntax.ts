import type { Range, Report } from '../../../model.ts'
import { resolve } from '../../../references/targets.ts'
import { matchesInProse } from '../../../syntax/markdown/prose.ts'
import { revealing, suggest } from '../../../wording/fixes.ts'
import { dirname } from '../../../wording/paths.ts'
import { quote } from '../../../wording/quote.ts'
import { withBody } from '../../examples.ts'
import { goodSkill, skillRule } from '../example.ts'
import type { Skill } from '../parse.ts'

const FILES = { 'skills/pdf/references/my guide.md': '# Guide\n' }

export const linkSyntax = skillRule({
  id: 'skill/link-syntax',
  severity: { recommended: 'info', strict: 'warning' },
  fix: 'suggested',
  summary: 'What looks like a link to a file of the skill is one',
  why: 'A path with a blank ends at the blank unless it is in angle brackets, and a title needs a mark at both ends. Otherwise no renderer makes a link of it. Only paths of files that exist are reported.',
  source: 'https://spec.commonmark.org/0.31.2/#inline-link',
  bad: withBody(goodSkill, 'See [the guide](references/my guide.md).', FILES),
  good: withBody(goodSkill, 'See [the guide](<references/my guide.md>).', FILES),
  check(skill, report) {
    if (!LIKE_A_LINK.test(skill.text)) return
    for (const { range, match } of matchesInProse(skill, LINKS)) {
      const [, label = '', target = ''] = match
      const start = range[0] + label.length
      reportOne(target, [start, start + target.length], skill, report)
    }
  },
})

const LIKE_A_LINK = /\]\([^()<>\n]* /
const LINKS = /(\[[^[\]\n]{1,200}\]\()([^()<>\n]{1,300})\)/g
/** A path, and what is left of a title. */
const OPEN_TITLE = /^(\S+)[ \t]+(["'])[^"'\n]*$/

function reportOne(target: string, range: Range, { path, files }: Skill, report: Report): void {
  const isFile = (to: string): boolean => /\.\w+$/.test(to) && resolve(to, dirname(path), files).exists
  const [, before = '', mark = ''] = OPEN_TITLE.exec(target) ?? []
  const end = range[1]
  if (before !== '' && isFile(before)) {
    const message = `${quote(`(${target})`)} is no link, since its title is not closed. Add ${quote(mark)} before the parenthesis.`
    return report(range, message, revealing(suggest(`Add ${quote(mark)}`, [end, end], mark)))
  }
  if (!/\S[ \t]+\S/.test(target) || !isFile(target.trim())) return
  const whole = `<${target.trim()}>`
  const message = `${quote(`(${target})`)} is no link, since its path has a space. Write ${quote(whole)}.`
  report(range, message, revealing(suggest(`Write ${quote(whole)}`, range, whole)))
}
