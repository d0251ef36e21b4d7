import type { Range, Report, Rule } from '../../../model.ts'
import { suggest } from '../../../text/fixes.ts'
import type { Link } from '../../../text/markdown/index.ts'
import { markdownOf } from '../../../text/markdown/index.ts'
import { nearestOf } from '../../../text/near-names.ts'
import { quote } from '../../../text/quote.ts'
import { plural } from '../../../text/wording.ts'
import { anchorsIn, anchorsOf } from '../../links/anchors.ts'
import { relativeTargets } from '../../links/targets.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

/** What a link with a fragment has in it: most skills have none. */
const FRAGMENTS = ['](#', '](<#', ']: #', '.md#', '.markdown#']
/** Anchors of any page, lines of code, and text fragments. */
const ALWAYS = /^(?:$|top$|L\d|:~:)/i
/** Files whose headings are looked at for one skill. */
const MOST_FILES = 100
/** Anchors among which one that was meant is looked for, and how often in one skill. */
const MOST_KNOWN = 200
const MOST_SEARCHES = 10
/** Nobody writes longer ones by hand. */
const LONGEST_MEANT = 60
/** So many links without a heading in one file are one finding. */
const MANY = 3

/** How often one that was meant may still be looked for. */
interface Search {
  left: number
}

interface Missing {
  readonly link: Link
  readonly fragment: string
  readonly meant: string | undefined
}

export const anchor: Rule<Skill> = {
  id: 'skill/anchor',
  severity: { recommended: 'info', strict: 'warning' },
  fix: 'suggested',
  summary: 'Every anchor of a link is that of a heading',
  why: 'A link such as `#set-up` is for the heading whose words it has, joined with hyphens, as GitHub writes them. Without that heading a reader has to search.',
  source:
    'https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#section-links',
  bad: { path: goodSkill.path, text: `${goodSkill.text}\nSee [the forms](#forms).\n\n## Filling forms\n` },
  good: {
    path: goodSkill.path,
    text: `${goodSkill.text}\nSee [the forms](#filling-forms).\n\n## Filling forms\n`,
  },
  check(skill, report) {
    const { text, files } = skill.source
    if (!FRAGMENTS.some((mark) => text.includes(mark))) return
    const here = markdownOf(skill).links.filter(
      ({ kind, target }) => kind !== 'image' && target.startsWith('#'),
    )
    const search = { left: MOST_SEARCHES }
    if (here.length > 0) reportMissing('', anchorsIn(text), here, search, skill, report)
    const byFile = new Map<string, Link[]>()
    for (const { link, to } of relativeTargets(skill)) {
      if (
        link.kind === 'image' ||
        !to.exists ||
        !to.suffix.startsWith('#') ||
        !/\.(?:md|markdown)$/i.test(to.path)
      )
        continue
      const links = byFile.get(to.path)
      if (links !== undefined) links.push(link)
      else if (byFile.size < MOST_FILES) byFile.set(to.path, [link])
    }
    for (const [path, links] of byFile) {
      const anchors = anchorsOf(path, files)
      if (anchors !== undefined)
        reportMissing(path.slice(skill.home.length), anchors, links, search, skill, report)
    }
  },
}

/** Reports the links whose anchors a file lacks; its name is empty where it is the skill’s own. */
function reportMissing(
  file: string,
  anchors: ReadonlySet<string>,
  links: readonly Link[],
  search: Search,
  skill: Skill,
  report: Report,
): void {
  const missing = links.flatMap((link) => missingIn(anchors, link, search))
  const place = file === '' ? 'here' : `in ${quote(file)}`
  const unknown = missing.filter(({ meant }) => meant === undefined)
  const [first] = unknown
  if (first !== undefined && unknown.length >= MANY)
    report(
      first.link.range,
      `${plural(unknown.length, 'anchor')} such as ${quote(`#${first.fragment}`)} are missing ${place}. Correct the anchors, or add the headings.`,
      {
        related: unknown
          .slice(1, 1000)
          .map(({ link: { range } }) => ({ range, message: 'This anchor is missing, too.' })),
      },
    )
  for (const { link, fragment, meant } of missing) {
    const problem = `No heading ${place} has the anchor ${quote(`#${fragment}`)}.`
    const at = partOf(link.range, skill.source.text)
    if (meant !== undefined)
      report(
        link.range,
        `${problem} Did you mean ${quote(`#${meant}`)}?`,
        suggest(`Write \`#${meant}\``, at, `#${encodeURI(meant)}`),
      )
    else if (unknown.length < MANY) report(link.range, `${problem} Correct the anchor, or add the heading.`)
  }
}

/** The fragment in the range of a destination. */
function partOf([start, end]: Range, text: string): Range {
  return [start + text.slice(start, end).indexOf('#'), end]
}

function missingIn(anchors: ReadonlySet<string>, link: Link, search: Search): readonly Missing[] {
  const fragment = decoded(link.target.slice(link.target.indexOf('#') + 1))
  const name = fragment.toLowerCase().replace(/^user-content-/, '')
  if (ALWAYS.test(fragment) || anchors.has(name) || fragment.length > 200) return []
  return [{ link, fragment, meant: meantBy(name, anchors, search) }]
}

/** The one anchor that is most like a name; undefined where there is none, or more than one. */
function meantBy(name: string, anchors: ReadonlySet<string>, search: Search): string | undefined {
  if (anchors.size > MOST_KNOWN || name.length > LONGEST_MEANT || search.left-- <= 0) return undefined
  const known = [...anchors].filter((each) => each.length <= LONGEST_MEANT)
  const bare = lettersOf(name)
  const alike = known.filter((each) => lettersOf(each) === bare)
  const near = alike.length > 0 ? alike : nearestOf(name, known)
  const [meant, ...others] = near.length > 0 ? near : known.filter((each) => each.startsWith(`${name}-`))
  return others.length === 0 ? meant : undefined
}

/** What two slugs of one heading have in common, whoever made them. */
function lettersOf(slug: string): string {
  return slug.replace(/[^\p{L}\p{N}]/gu, '')
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
