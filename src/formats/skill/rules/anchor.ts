import type { Report } from '../../../model.ts'
import { anchorsIn, anchorsOf } from '../../../references/anchors.ts'
import { decoded, relativeTargets } from '../../../references/targets.ts'
import { encodeTarget } from '../../../references/verdicts.ts'
import type { Link } from '../../../syntax/markdown/index.ts'
import { markdownOf } from '../../../syntax/markdown/index.ts'
import { groupBy, onlyOne } from '../../../wording/compare.ts'
import { suggest } from '../../../wording/fixes.ts'
import { nearestOf } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { plural } from '../../../wording/wording.ts'
import { alsoAt } from '../../by-key.ts'
import { withBody } from '../../examples.ts'
import { goodSkill, skillRule } from '../example.ts'
import type { Skill } from '../parse.ts'

/** So many links without a heading in one file are one finding. */
const MANY = 3

export const anchor = skillRule({
  id: 'skill/anchor',
  severity: { recommended: 'info', strict: 'warning' },
  fix: 'suggested',
  summary: 'Every anchor of a link is that of a heading',
  why: 'A link such as `#set-up` is for the heading whose words it has, joined with hyphens, as GitHub writes them. Without that heading, a reader must search.',
  source:
    'https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#section-links',
  bad: withBody(goodSkill, 'See [the forms](#forms).\n\n## Filling forms'),
  good: withBody(goodSkill, 'See [the forms](#filling-forms).\n\n## Filling forms'),
  check(skill, report) {
    const { text, files, home } = skill
    if (!FRAGMENTS.some((mark) => text.includes(mark))) return
    const search = { left: MOST_SEARCHES }
    const own = markdownOf(skill).links.filter(
      ({ kind, target }) => kind !== 'image' && target.startsWith('#'),
    )
    if (own.length > 0) reportMissing(missingIn(anchorsIn(text), own, search), 'here', text, report)
    for (const [path, links] of linksByFile(skill)) {
      const anchors = anchorsOf(path, files)
      const missing = anchors === undefined ? [] : missingIn(anchors, links, search)
      const shown = path.startsWith(home) ? path.slice(home.length) : path
      reportMissing(missing, `in ${quote(shown)}`, text, report)
    }
  },
})

function reportMissing(missing: readonly MissingAnchor[], place: string, text: string, report: Report): void {
  const unknown = missing.filter(({ meant }) => meant === undefined)
  if (unknown.length >= MANY) reportMany(unknown, place, report)
  for (const { link, fragment, meant } of missing) {
    const problem = `No heading ${place} has the anchor ${quote(`#${fragment}`)}.`
    const [start, end] = link.range
    const at = start + text.slice(start, end).indexOf('#')
    if (meant !== undefined)
      report(
        link.range,
        `${problem} Did you mean ${quote(`#${meant}`)}?`,
        suggest(`Write \`#${meant}\``, [at, end], `#${encodeTarget(meant)}`),
      )
    else if (unknown.length < MANY) report(link.range, `${problem} Correct the anchor, or add the heading.`)
  }
}

function reportMany([first, ...rest]: readonly MissingAnchor[], place: string, report: Report): void {
  const { link, fragment } = first!
  const message = `${plural(rest.length + 1, 'anchor')} such as ${quote(`#${fragment}`)} are missing ${place}. Correct the anchors, or add the headings.`
  const others = rest.map((other) => other.link)
  report(link.range, message, alsoAt(others, 'This anchor is missing, too.'))
}

/** What a link with a fragment has in it: most skills have none. */
const FRAGMENTS = ['](#', '](<#', ']: #', '.md#', '.markdown#']
/** Anchors of any page, lines of code, and text fragments. */
const ALWAYS = /^(?:$|top$|L\d|:~:)/i
const MOST_FILES = 100
/** Anchors among which one that was meant is looked for, and how often in one skill. */
const MOST_KNOWN = 200
const MOST_SEARCHES = 10
/** Nobody writes longer ones by hand. */
const LONGEST_MEANT = 60
const LONGEST = 200

interface MissingAnchor {
  readonly link: Link
  readonly fragment: string
  /** The only anchor that it resembles. */
  readonly meant: string | undefined
}

interface Search {
  left: number
}

function linksByFile(skill: Skill): readonly (readonly [path: string, links: readonly Link[]])[] {
  const targets = relativeTargets(skill).filter(
    ({ link, to }) =>
      link.kind !== 'image' && to.exists && to.suffix.startsWith('#') && /\.(?:md|markdown)$/i.test(to.path),
  )
  return [...groupBy(targets, ({ to }) => to.path)]
    .slice(0, MOST_FILES)
    .map(([path, same]) => [path, same.map(({ link }) => link)])
}

function missingIn(anchors: ReadonlySet<string>, links: readonly Link[], search: Search) {
  return links.flatMap((link) => {
    const fragment = decoded(link.target.slice(link.target.indexOf('#') + 1))
    const name = fragment.toLowerCase().replace(/^user-content-/, '')
    if (ALWAYS.test(fragment) || anchors.has(name) || fragment.length > LONGEST) return []
    return { link, fragment, meant: nearestAnchor(name, anchors, search) }
  })
}

function nearestAnchor(name: string, anchors: ReadonlySet<string>, search: Search): string | undefined {
  if (anchors.size > MOST_KNOWN || name.length > LONGEST_MEANT || search.left-- <= 0) return undefined
  const known = [...anchors].filter((each) => each.length <= LONGEST_MEANT)
  const bare = lettersOf(name)
  const alike = known.filter((each) => lettersOf(each) === bare)
  const near = alike.length > 0 ? alike : nearestOf(name, known)
  return onlyOne(near.length > 0 ? near : known.filter((each) => each.startsWith(`${name}-`)))
}

/** What two slugs of one heading have in common, whatever made them. */
function lettersOf(slug: string): string {
  return slug.replace(/[^\p{L}\p{N}]/gu, '')
}
