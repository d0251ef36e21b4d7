import { MOST_FINDINGS } from '../../../lint/collect-diagnostics.ts'
import { ownPathsOf } from '../../../references/own-paths.ts'
import { matchesIn } from '../../../syntax/position.ts'
import { groupBy } from '../../../wording/compare.ts'
import { quote } from '../../../wording/quote.ts'
import { plural } from '../../../wording/wording.ts'
import { alsoAt } from '../../by-key.ts'
import { withBody } from '../../examples.ts'
import { goodSkill, skillRule } from '../example.ts'
import { reportOwnPaths } from '../report-own-paths.ts'

/** A home directory of macOS or Windows, also in a URL; below `/home` are those of containers and servers, too. */
const HOMES =
  /(?:(?<![\w/\\.~-])|(?<=file:\/\/\/?))(?:\/Users\/|[A-Za-z]:(?:\\{1,2}|\/)Users(?:\\{1,2}|\/))([\w.-]+)(?=[/\\])/g

/** Names that stand for anybody, and accounts that every such machine has. */
const ANYBODY =
  /^(?:.*user(?:name|s)?\d*|user.*|me|you|name|your.*|my.*|some.*|any.*|an?|the.*|foo|bar|baz|x+|alice|bob|carol|charlie|dave|eve|mallory|john|jane|jack|jill|jdoe|doe|.*[._-]?doe|j\.?smith|joe|max|test.*|demo.*|example.*|sample.*|person|admin.*|administrator|dev|developer|runner|travis|circleci|vagrant|shared|public|default|guest|all|home|account|account[-_]?name|login|owner|client|customer|student|agent|claude|[.-]+)$/i

/** Where a client keeps its files on every machine. */
const WORKSPACE =
  /^(?:~|\$\{?HOME\}?|\/(?:Users|home)\/[^/]+)\/(?:clawd|clawdbot|openclaw|moltbot|\.\w[\w-]*)\//

export const homePath = skillRule({
  id: 'skill/home-path',
  severity: { recommended: 'info', strict: 'info' },
  allow: 'names of users',
  summary: 'No path is in one user’s home directory',
  why: 'A path such as `/Users/mona/tools/` exists on one machine only. Names that stand for anybody are not reported, and each user is reported once. A path such as `~/dev/tools/plugins/pdf/run.py`, whose end is a file of this repository, is a warning: readers have that file elsewhere. In a project’s own skill it is an info.',
  whenNot: 'The skill is for one machine only.',
  source: 'https://agentskills.io/specification#file-references',
  bad: withBody(goodSkill, 'Templates are in `/Users/mona/pdf/`.'),
  good: withBody(goodSkill, 'Templates are in `~/pdf/`.'),
  check(skill, report, { allows }) {
    const { text, body } = skill
    // Most skills name none.
    if (!/\$\{?HOME|~\/|\/home\/|[/\\]Users[/\\]/.test(text)) return
    const own = ownPathsOf(skill).filter(({ root }) => !WORKSPACE.test(root) && !isAnybody(root, allows))
    reportOwnPaths(own, skill, report)
    if (!/[/\\]Users[/\\]/.test(text)) return
    const told = new Set(own.map(({ range: [start] }) => start))
    const homes = groupBy(matchesIn(text, body, HOMES), ({ match: [home, user = ''], range: [start] }) =>
      ANYBODY.test(user) || allows(user) || told.has(start) ? undefined : home,
    )
    for (const [home, [{ range }, ...rest]] of [...homes].slice(0, MOST_FINDINGS)) {
      const isLink = /\]\((?:file:\/\/\/?)?$/.test(text.slice(Math.max(range[0] - 12, 0), range[0]))
      report(range, messageOn(home, rest.length + 1, isLink), {
        ...alsoAt(rest, 'This path is in it, too.'),
        ...(isLink && { severity: 'warning' }),
      })
    }
  },
})

function isAnybody(root: string, allows: (user: string) => boolean): boolean {
  const user = /^\/(?:Users|home)\/([^/]+)/i.exec(root)?.[1]
  return user === undefined
    ? /^[^/]*\/(?:path\/to|your?|my)\b/i.test(root)
    : ANYBODY.test(user) || allows(user)
}

function messageOn(home: string, paths: number, isLink: boolean): string {
  const variable = home.startsWith('/') ? '`~`' : '`%USERPROFILE%`'
  // A link cannot hold a variable.
  const advice = isLink
    ? 'Put the file in the skill and link it from there.'
    : `Write ${variable} or a path from the skill instead.`
  const used = paths > 1 ? `, and ${plural(paths, 'path')} need it` : ''
  return `${quote(home)} is one user’s home directory${used}. ${advice}`
}
