import { basename } from 'node:path/posix'
import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { MOST_FINDINGS } from '../../collect-diagnostics.ts'
import type { Target } from '../../links/targets.ts'
import { relativeTargets } from '../../links/targets.ts'
import { goodSkill } from '../example.ts'
import { installedWith } from '../installed-with.ts'
import type { Skill } from '../parse.ts'

export const outsideLink: Rule<Skill> = {
  id: 'skill/outside-link',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'Links stay inside the skill’s directory',
  why: 'A skill is installed by copying its directory. What it links outside of it is then missing. Links inside one plugin and those of a project’s own skills, such as in `.claude/`, are not judged, nor are links from a skill to the one around it.',
  source: 'https://agentskills.io/specification#file-references',
  bad: {
    path: goodSkill.path,
    text: `${goodSkill.text}\nSee [the guide](../../docs/guide.md).\n`,
    files: { 'docs/guide.md': '# Guide\n' },
  },
  good: {
    path: goodSkill.path,
    text: `${goodSkill.text}\nSee [the guide](references/guide.md).\n`,
    files: { 'skills/pdf/references/guide.md': '# Guide\n' },
  },
  check(skill, report) {
    const installed = installedWith(skill)
    const outside = relativeTargets(skill).filter(
      ({ to }) => to.outside || (to.exists && !`${to.path}/`.startsWith(installed)),
    )
    const [first, ...rest] = outside
    if (first === undefined) return
    const related = rest
      .slice(0, MOST_FINDINGS)
      .map(({ link }) => ({ range: link.range, message: 'This link leads out of the directory, too.' }))
    report(first.link.range, messageOn(first), related.length > 0 ? { related } : {})
  },
}

function messageOn({ to }: Target): string {
  const shown = quote(to.written)
  if (basename(to.path) === 'SKILL.md')
    return `${shown} is another skill, which may not be installed with this one. Name the skill instead of linking its file.`
  if (to.outside) return `${shown} is outside the repository, so nobody else has it. Copy it into the skill.`
  return `${shown} is outside the skill’s directory, so it is missing where the skill is installed alone. Copy it into the skill.`
}
