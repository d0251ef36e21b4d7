import { MOST_FINDINGS } from '../lint/collect-diagnostics.ts'
import { reportAs } from '../lint/fields/other-value.ts'
import type { Document, Rule } from '../model.ts'
import type { Link } from '../syntax/markdown/index.ts'
import { markdownOf } from '../syntax/markdown/index.ts'
import { dirname, join } from '../wording/paths.ts'
import { claudePluginAround } from './plugins.ts'
import { isForHumans, isInSample, isQuoted, isToldAbsent, TEMPLATE_BLOCK } from './quoted.ts'
import type { Dead, Place } from './targets.ts'
import { absoluteTargets, deadLinksOf, deadTagsOf, relativeTargets } from './targets.ts'
import type { Verdict } from './verdicts.ts'
import { onAbsolute, reportVerdicts, verdictOn } from './verdicts.ts'

interface Linking<D extends Document> {
  readonly group: string
  readonly severity: Rule<D>['severity']
  readonly source: string
  readonly good: { readonly path: string; readonly text: string }
  /** The folder that the reader of a document starts in, '' for the root: paths from there and from the root hold, too. */
  startOf?(document: D): string | undefined
  /** What the reader of a skill has; the reader of another format has the whole repository. */
  readonly skill?: {
    /** The path of its directory: '' or with a final `/`. */
    home(document: D): string
    /** The same of what is always there with it. */
    reach(document: D): string
    /** Whether a document is one that its readers need only now and then, so that its links are warnings. */
    isExtra(document: D): boolean
  }
}

/** What tells of what was. */
const HISTORY = /(?:^|\/)(?:changelog|release-notes)\.md$/i
/** What comes from another project with links to files that only that has. */
const COPIED = /(?:^|\/)(?:readme|history|releases?)\.md$/i
const OF_PROJECT =
  /(?:^|\/)(?:(?:licen[cs]e|contributing|code_of_conduct|security|backers|authors)(?:\.\w+)?$|(?:\.github|packages|src)\/)/i

/** The manual of a website in one file, with the links of its pages, or what a wiki has beside each page. Source: https://llmstxt.org */
const MANUAL = /(?:^|\/)(?:llms(?:[-_.][\w.-]+)?|_(?:footer|sidebar))\.md$/i

/** What the project has in which an agent works: the agent may be for many. */
const OF_ANY_PROJECT = /^(?:AGENTS|CHANGELOG|CLAUDE|CONTRIBUTING|README)\.md$/

/** A badge, or a centred head: a README under another name, if no link of it leads anywhere. */
const OF_README = /\]\(https:\/\/img\.shields\.io\/|<(?:div|p|h1) align="?center\b/

/** A README in another language, as the pages of projects link theirs. */
const TRANSLATION =
  /(?:^|\/)readme[-_.](?:ar|cn|cs|de|en|es|fr|hi|id|it|ja|jp|ko|kr|nl|pl|pt|ru|tr|tw|uk|vi|zh)(?:[-_][a-z]{2,4})?\.md$/i
/** A page of a website links others of it from its root. */
const OF_SITE = /\]\(\/(?:docs?|api|guides?|blog|en|learn|reference)\//g
const FEWEST_OF_SITE = 2

/** What lies there is copied into a project, of which it links the files. */
const IN_TEMPLATES = /(?:^|\/)(?:[\w-]*[-_])?(?:boilerplates?|scaffold(?:s|ing)?|templates?)\/./i

/** The rule `<group>/dead-link`. */
export function deadLink<D extends Document>({
  group,
  severity,
  source,
  good,
  startOf,
  skill,
}: Linking<D>): Rule<D> {
  const bad = `${good.text}\nSee [the forms](references/forms.md).\n`
  return {
    id: `${group}/dead-link`,
    severity,
    fix: 'suggested',
    isShared: true,
    allow: 'paths, as links have them',
    summary: 'Every relative link points to a file that exists',
    why: 'The model follows the link when it needs the file, fails, and guesses. Code, comments, placeholders, what git ignores, links with a scheme, and links that the text asks its reader to write are not judged. In a skill, a link in an example of text is an info: between quotation marks, in a block quote below a line that ends with a colon, or below fences of which some have no partner. So is one below a line such as `**✓ Good**`. So is one out of a skill in a folder of templates. So is one in a page with blocks such as `{{#if}}`, or a title such as `Design: [Name]`. So is one in a README that the skill does not name, or that was copied from another project. So is one in a changelog. So is one in a page of a website. So is one in `llms.md` or the like, the manual of one, and in `_Sidebar.md` of a wiki. One that holds in a copy of the skill, in the folder of another client, is a warning. A link that starts with `.github/`, where the repository has such a file, is a warning in a skill to install. One in a skill of a project, such as below `.claude/skills`, to a file that is there only from the root is an info: its reader mostly starts there. So is one in an agent in `.github/agents`, and one of an agent to `AGENTS.md` or the like. A picture that is missing is a warning, and an info in a page beside SKILL.md. So is a link below a heading or a line that says “human-only”, and one to what a line says is missing. So is one to a directory that a command of the text makes. `AGENTS.md` and the like, which clients load from there, are not judged. In `.claude/agents`, a path from the root is right, too: Claude Code starts agents there.',
    source,
    bad: { path: good.path, text: bad },
    good: {
      path: good.path,
      text: bad,
      files: { [join(dirname(good.path), 'references/forms.md')]: '# Forms\n' },
    },
    check(document, report, { allows }) {
      const start = startOf?.(document)
      const starts = start === undefined ? [] : [start, '']
      const isJudged = ({ to: { written } }: { readonly to: Place }): boolean =>
        !allows(written) &&
        !allows(written.replace(/^\.\//, '')) &&
        !starts.some((folder) => document.files.has(join(folder, written)))
      const links = deadLinksOf(document).filter(isJudged)
      const isExtra = skill?.isExtra(document)
      const isWhole = isExtra === false
      const tags = isWhole ? deadTagsOf(document).filter(isJudged) : []
      const home = skill === undefined ? pluginOf(document) : skill.home(document)
      const reachOf = (): string => skill?.reach(document) ?? home
      const absolute = isWhole
        ? absoluteTargets(document, () => [home, reachOf()]).filter(({ link }) => !allows(link.target))
        : []
      // Most files have none, and what surrounds them takes time to see.
      if (links.length + tags.length + absolute.length === 0) return
      const around = { document, noun: 'link', home, reach: reachOf() } as const
      const judge = (dead: Dead, index: number): Verdict =>
        verdictOn(dead, index < MOST_FINDINGS, around, skill ? 'skill' : home ? 'plugin' : 'repository')
      const warn = reportAs('warning', report)
      const verdicts = links.map(judge)
      const isExample = examplesAmong(links, document, isExtra, home)
      const inform = reportAs('info', report)
      const own = isExtra ? warn : report
      const ofSeverity = { info: inform, warning: warn, own }
      const reports = verdicts.map((verdict, index) =>
        isExample(verdict, index) ? inform : ofSeverity[severityOf(verdict, isExtra)],
      )
      for (const each of new Set([own, warn, inform])) {
        const same = verdicts.filter((_, index) => reports[index] === each)
        reportVerdicts(same, each, 'link')
      }
      reportVerdicts(tags.map(judge), inform, 'link')
      const rooted = absolute.map((target) => onAbsolute(target, document))
      reportVerdicts(rooted, warn, 'link')
    },
  }
}

/** The path of the plugin’s directory around a document: '' or with a final `/`. */
function pluginOf({ path, files }: Document): string {
  const plugin = claudePluginAround(path, files) ?? '.'
  return plugin === '.' ? '' : `${plugin}/`
}

/** Tells of the dead links of a document, by their index, which only show one, or were meant for another place. */
function examplesAmong(
  dead: readonly Dead[],
  document: Document,
  isExtra: boolean | undefined,
  home: string,
): (verdict: Verdict, index: number) => boolean {
  if (isExtra === true && (isForPeople(document, home) || isOfElsewhere(document, dead))) return () => true
  const { unsureFrom = Infinity } = markdownOf(document)
  const isTemplate = home !== '' && IN_TEMPLATES.test(home)
  return ({ links }, index) =>
    (isTemplate && !dead[index]!.to.path.startsWith(home)) ||
    isToldAbsent(dead[index]!.to.written, document) ||
    (home === '' && isExtra === undefined && OF_ANY_PROJECT.test(dead[index]!.to.written)) ||
    links.every(
      (link) => link.range[0] > unsureFrom || (isExtra !== undefined && isShown(link, document.text)),
    )
}

/** No model looks at a picture that is missing. */
function severityOf({ severity, links: [{ kind }] }: Verdict, isExtra = false): 'own' | 'warning' | 'info' {
  return severity ?? (kind === 'image' ? (isExtra ? 'info' : 'warning') : 'own')
}

/** Whether a link only shows what one looks like, or is for people. */
function isShown(link: Link, text: string): boolean {
  return isQuoted(link, text) || isForHumans(link, text) || isInSample(link, text)
}

/** Whether a document is the README of a skill in which no page sends its reader there: people read it, and no model. */
function isForPeople({ path, files }: Document, home: string): boolean {
  if (path !== `${home}README.md`) return false
  const pages = files.list(home === '' ? '.' : home.slice(0, -1)).filter(({ name }) => /\.md$/i.test(name))
  return pages.every(({ name }) => name === 'README.md' || !/readme/i.test(files.read(home + name) ?? ''))
}

/** A first title with words to fill in: the page is copied to another place. */
const FORM =
  /^\s*#{1,2} [^\n]{0,99}(?::[ \t]*\[[A-Z][^\][\n]{0,40}\](?!\()|\[[^\][\n]{0,40}\b(?:ID|Name|Title)\](?!\()|\{[A-Z][A-Z_ ]{1,40}\})/

/** Whether the dead links of a document were meant for another place: a website, or the project that it is copied from. */
function isOfElsewhere(document: Document, dead: readonly Dead[]): boolean {
  if (
    MANUAL.test(document.path) ||
    TEMPLATE_BLOCK.test(document.text) ||
    FORM.test(document.text.slice(document.body[0]))
  )
    return true
  if ((document.text.match(OF_SITE)?.length ?? 0) >= FEWEST_OF_SITE) return true
  if (dead.every(({ to }) => TRANSLATION.test(to.path))) return true
  if (HISTORY.test(document.path)) return true
  if (COPIED.test(document.path)) return dead.some(({ to }) => OF_PROJECT.test(to.path))
  return OF_README.test(document.text) && relativeTargets(document).every(({ to }) => !to.exists)
}
