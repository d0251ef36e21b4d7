import { anchorsIn, anchorsOf } from '../../references/anchors.ts'
import { decoded, relativeTargets } from '../../references/targets.ts'
import type { Link } from '../../syntax/markdown/index.ts'
import { markdownOf } from '../../syntax/markdown/index.ts'
import { nearestOf } from '../../wording/near-names.ts'
import type { Skill } from './parse.ts'

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

/** A link to a heading that is not there. */
export interface MissingAnchor {
  readonly link: Link
  readonly fragment: string
  /** The only anchor that it resembles. */
  readonly meant: string | undefined
}

/** Those of one file. */
export interface MissingAnchors {
  /** Its path from the skill’s directory; empty where it is the skill itself. */
  readonly file: string
  readonly missing: readonly MissingAnchor[]
}

interface Search {
  left: number
}

/** The links of a skill to headings that are not there, by the files that lack them. */
export function missingAnchors(skill: Skill): readonly MissingAnchors[] {
  const { text, files } = skill
  if (!FRAGMENTS.some((mark) => text.includes(mark))) return []
  const search = { left: MOST_SEARCHES }
  const missingOf = (file: string, anchors: ReadonlySet<string>, links: readonly Link[]): MissingAnchors => ({
    file,
    missing: links.flatMap((link) => missingIn(anchors, link, search)),
  })
  const here = markdownOf(skill).links.filter(
    ({ kind, target }) => kind !== 'image' && target.startsWith('#'),
  )
  const own = here.length === 0 ? [] : [missingOf('', anchorsIn(text), here)]
  const others = [...linksByFile(skill)].flatMap(([path, links]) => {
    const anchors = anchorsOf(path, files)
    return anchors === undefined ? [] : missingOf(path.slice(skill.home.length), anchors, links)
  })
  return [...own, ...others]
}

function linksByFile(skill: Skill): ReadonlyMap<string, readonly Link[]> {
  const byFile = new Map<string, Link[]>()
  for (const { link, to } of relativeTargets(skill)) {
    if (link.kind === 'image' || !to.exists || !to.suffix.startsWith('#')) continue
    if (!/\.(?:md|markdown)$/i.test(to.path)) continue
    const links = byFile.get(to.path)
    if (links !== undefined) links.push(link)
    else if (byFile.size < MOST_FILES) byFile.set(to.path, [link])
  }
  return byFile
}

function missingIn(anchors: ReadonlySet<string>, link: Link, search: Search): readonly MissingAnchor[] {
  const fragment = decoded(link.target.slice(link.target.indexOf('#') + 1))
  const name = fragment.toLowerCase().replace(/^user-content-/, '')
  if (ALWAYS.test(fragment) || anchors.has(name) || fragment.length > LONGEST) return []
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
