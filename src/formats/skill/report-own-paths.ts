import type { Report } from '../../model.ts'
import type { OwnPath } from '../../references/own-paths.ts'
import { portablePath } from '../../references/own-paths.ts'
import { isOfProject } from '../../references/placed-skill.ts'
import { groupBy } from '../../wording/compare.ts'
import { basename } from '../../wording/paths.ts'
import { quote, quotePath } from '../../wording/quote.ts'
import { plural } from '../../wording/wording.ts'
import { alsoAt } from '../by-key.ts'
import type { Skill } from './parse.ts'

/** Reports paths to the repository’s own files on one machine, those below one directory together: nobody else has it. */
export function reportOwnPaths(own: readonly OwnPath[], skill: Skill, report: Report): void {
  const severity = isOfProject(skill.home) ? 'info' : 'warning'
  for (const [root, [first, ...rest]] of groupBy(own, ({ root }) => root)) {
    const path = portablePath(first.to, skill)
    const isLink = skill.text.slice(0, first.range[0]).endsWith('](file://')
    const advice =
      basename(first.to) === 'SKILL.md'
        ? `Write the name of ${path === 'SKILL.md' ? 'the' : 'that'} skill${isLink ? ', without a link' : ''}.`
        : path === undefined || (isLink && path.startsWith('$'))
          ? 'Put the file in the skill, and write the path from there.'
          : `Write ${quotePath(path)}.`
    const used = rest.length > 0 ? `, and ${plural(rest.length + 1, 'path')} need it` : ''
    report(first.range, `Only one machine has this repository in ${quote(root)}${used}. ${advice}`, {
      severity,
      ...alsoAt(rest, 'This path needs that directory, too.'),
    })
  }
}
