import { isOwnFile } from '../../../references/bundled-files.ts'
import type { Surroundings } from '../../../references/meant.ts'
import { meantBy } from '../../../references/meant.ts'
import { installedWith } from '../../../references/placed-skill.ts'
import { claudePluginAround } from '../../../references/plugins.ts'
import type { Target } from '../../../references/targets.ts'
import { isPage, relativeTargets } from '../../../references/targets.ts'
import { writtenFrom } from '../../../references/verdicts.ts'
import { suggest } from '../../../wording/fixes.ts'
import { basename, dirname, LONGEST_PATH } from '../../../wording/paths.ts'
import { quote, quotePath } from '../../../wording/quote.ts'
import { alsoAt } from '../../by-key.ts'
import { withBody } from '../../examples.ts'
import { goodSkill, skillRule } from '../example.ts'
import type { Skill } from '../parse.ts'
import { referenceAt } from '../references.ts'

export const outsideLink = skillRule({
  id: 'skill/outside-link',
  severity: { recommended: 'info', strict: 'warning' },
  fix: 'suggested',
  summary: 'Links stay inside the skill’s directory',
  why: 'A skill is installed by copying its directory. What it links outside of it is then missing. Links inside one plugin are not judged, nor are those of a project’s own skills, such as in `.claude/`. A link from a skill to the one around it, and to its translation, is not judged either. As the whole repository may be installed, only links that point outside it are warnings. So are links out of a plugin, of which Claude Code copies the directory alone.',
  whenNot: 'The whole repository is installed, never the skill alone.',
  source: 'https://agentskills.io/specification#file-references',
  bad: withBody(goodSkill, 'See [the guide](../../docs/guide.md).', { 'docs/guide.md': '# Guide\n' }),
  good: withBody(goodSkill, 'See [the guide](references/guide.md).', {
    'skills/pdf/references/guide.md': '# Guide\n',
  }),
  check(skill, report) {
    const leading = relativeTargets(skill).filter(
      ({ to, link }) => (to.outside && !isPage(link)) || (to.exists && !`${to.path}/`.startsWith(skill.home)),
    )
    // Most skills link nothing outside of their directory.
    if (leading.length === 0) return
    const installed = installedWith(skill)
    const outside = leading.filter(
      ({ to }) =>
        to.outside ||
        !(`${to.path}/`.startsWith(installed) || withoutLanguage(to.path) === withoutLanguage(skill.path)),
    )
    const plugin = claudePluginAround(skill.path, skill.files)
    const isLost = ({ path }: Target['to']): boolean => plugin !== undefined && !isBelow(path, plugin)
    const lost = outside.find(({ to }) => to.outside) ?? outside.find(({ to }) => isLost(to))
    const first = lost ?? outside[0]
    if (first === undefined) return
    const others = outside.flatMap(({ link }) => (link === first.link ? [] : link))
    const meant = first.to.outside ? meantInside(first, skill, installed) : undefined
    report(first.link.range, messageOn(first, meant, skill, lost === undefined ? 'skill' : 'plugin'), {
      ...(lost !== undefined && { severity: 'warning' as const }),
      ...alsoAt(others, 'This link points outside the directory, too.'),
      ...(meant !== undefined && suggest(`Write ${quotePath(meant)}`, first.link.range, meant)),
    })
  },
})

function withoutLanguage(path: string): string {
  return path.replace(/(?<=^|\/)[a-z]{2}(?:[-_][A-Za-z]{2,4})?\//, '')
}

function meantInside({ to }: Target, skill: Skill, installed: string): string | undefined {
  if (to.written.length > LONGEST_PATH) return undefined
  const around: Surroundings = { document: skill, noun: 'link', home: skill.home, reach: installed }
  const path = meantBy(to, around)
  // What is outside, too, would be the next finding.
  if (path === undefined || !`${path}/`.startsWith(installed)) return undefined
  return path.isWellFormed() ? writtenFrom(dirname(skill.path), path, to, to.suffix) : undefined
}

/** Whether a file has links of its own, which do not resolve from a copy of it alone. */
function hasLinks(path: string, { files }: Skill): boolean {
  if (!isOwnFile(path, files)) return false
  const { targets, others } = referenceAt(path, files)
  return /\.md$/i.test(path) && targets.length + others.length > 0
}

function isBelow(path: string, folder: string): boolean {
  return folder === '.' || `${path}/`.startsWith(`${folder}/`)
}

function messageOn({ to }: Target, meant: string | undefined, skill: Skill, whole: string): string {
  const shown = quote(to.written)
  if (meant !== undefined) return `${shown} points outside the repository. Did you mean ${quotePath(meant)}?`
  if (basename(to.path) === 'SKILL.md')
    return `${shown} is another skill, which may not be installed with this one. Name the skill instead of linking its file.`
  const isDirectory = /(?:^|\/)\.{0,2}$/.test(to.written)
  const copy = isDirectory
    ? 'Copy what the skill needs of it into the skill, and link that.'
    : to.exists && hasLinks(to.path, skill)
      ? 'Copy the file and the files that it links into the skill, correct the links in the copies, and link the copy.'
      : 'Copy the file into the skill, and link the copy.'
  if (to.outside)
    return `${shown} is outside the repository, so nobody else has it. ${copy} If there is no such file, delete the link.`
  return whole === 'plugin'
    ? `${shown} is outside the plugin’s directory, which is all that Claude Code installs. ${copy} Or link to its URL.`
    : `${shown} is outside the skill’s directory, so it is missing where the skill is installed alone. ${copy}`
}
