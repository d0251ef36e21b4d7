import { reportAs } from '../../lint/fields/other-value.ts'
import type { CheckOptions, Files, Report } from '../../model.ts'
import type { Link } from '../../syntax/markdown/index.ts'
import { markdownOf } from '../../syntax/markdown/index.ts'
import { viewAt } from '../../syntax/views.ts'
import { groupBy } from '../../wording/compare.ts'
import {
  addOrCorrect,
  basename,
  dirname,
  extname,
  foldersAbove,
  join,
  relative,
} from '../../wording/paths.ts'
import { quote, quotePath } from '../../wording/quote.ts'
import { bundledFiles, skillsOf } from '../bundled-files.ts'
import type { Surroundings } from '../meant.ts'
import { isNearly, meantBy } from '../meant.ts'
import type { PlacedSkill } from '../placed-skill.ts'
import { installedWith, isOfProject } from '../placed-skill.ts'
import { isToldAbsent, TEMPLATE_BLOCK } from '../quoted.ts'
import type { Place } from '../targets.ts'
import { resolve } from '../targets.ts'
import type { Verdict } from '../verdicts.ts'
import { reportVerdicts, verdictOn } from '../verdicts.ts'
import type { Certainty } from './certainty.ts'
import { certaintyOf, lineUsesNext } from './certainty.ts'
import { contextOf, lastBefore } from './context.ts'
import type { DeadPath, WrittenPath } from './dead-paths.ts'
import { unlinkedPathsOf } from './dead-paths.ts'

/** Where a skill looks for what its paths meant. */
interface Around extends Surroundings {
  readonly document: PlacedSkill
}

/** Reports the dead paths of a skill that `isMissed` picks, but for those that are dead links, too. */
export function reportDeadPaths(
  skill: PlacedSkill,
  report: Report,
  { allows }: CheckOptions,
  isMissed: (path: DeadPath, around: Around) => boolean,
): void {
  const around: Around = { document: skill, noun: 'path', home: skill.home, reach: installedWith(skill) }
  const missed = unlinkedPathsOf(skill).filter(
    (path) =>
      !allows(path.path) &&
      isMissed(path, around) &&
      (path.base !== undefined || !isElsewhere(path, skill)) &&
      !isBuilt(path, skill),
  )
  const isFilledIn = missed.length > 0 && isTemplate(skill)
  const told = missed.filter(({ path }) => isFilledIn || isToldAbsent(path, skill))
  const others = missed.filter((path) => !told.includes(path))
  reportVerdicts(verdictsOn(others, around), report, 'path')
  reportVerdicts(verdictsOn(told, around), reportAs('info', report), 'path')
}

/** Whether a block of a language for templates starts a paragraph: a program fills in the skill, and may add files. */
function isTemplate(skill: PlacedSkill): boolean {
  if (!TEMPLATE_BLOCK.test(skill.text)) return false
  return markdownOf(skill).paragraphs.some(
    ({ range }) => skill.text.slice(...range).search(TEMPLATE_BLOCK) === 0,
  )
}

function verdictsOn(paths: readonly DeadPath[], around: Around): readonly Verdict[] {
  const { document: skill } = around
  return [...groupBy(paths, ({ to }) => to).values()].map(([first, ...rest]) => {
    const links: Verdict['links'] = [asLink(first), ...rest.map(asLink)]
    if (first.base === 'plugin') return onPlugin(first, links, skill)
    // Not alone: a file that nothing names may be another one.
    return verdictOn({ to: placeOf(first, around), links }, true, around, 'skill')
  })
}

/** Whether the skill is the source of one that has its name for a directory, and the file. */
function isBuilt({ path }: DeadPath, { name, home, files }: PlacedSkill): boolean {
  const own = name?.value ?? ''
  if (own === basename(home) || /(?:^|\/)skills\//.test(home)) return false
  return (skillsOf(files).get(own) ?? []).some((folder) => files.has(join(folder, path)))
}

function asLink({ path, range }: DeadPath): Link {
  return { kind: 'link', target: path, range }
}

/** A path from the plugin's directory; the file may be in that of the skill. */
function onPlugin({ path, to }: DeadPath, links: Verdict['links'], { home, files }: PlacedSkill): Verdict {
  const problem = `${quote(path)} does not exist in the plugin’s directory.`
  const root = to.slice(0, to.length - path.length)
  const inSkill = relative(root, home + path)
  if (!files.has(home + path)) return { links, message: `${problem} ${addOrCorrect(path)}` }
  return {
    links,
    message: `${problem} Did you mean ${quotePath(inSkill)}?`,
    edits: links.map(({ range }) => ({ range, text: inSkill })),
  }
}

const REFERENCES = /^references?$/
const FOR_READING = /^(?:assets|resources)$/
const USUAL = /^(?:assets|resources|templates|scripts|examples)$/

/** The text may speak of files that are in a copy of some repository. */
const CLONE = /\bclon(?:e|es|ed|ing)\b/i

/** What keeps the state of a skill: it is there after a run. */
const STATE_FILE =
  /^\.(?:json|jsonl|ya?ml|toml|ini|env|db|sqlite3?|log|csv|tsv|txt|key|pem|lock|cfg|conf|pid|html|png|jpe?g|pdf|mp3|wav|mp4)$/i

/** What programs write while they run: nobody bundles such a file. */
const RUNTIME_FILE = /^\.(?:log|jsonl|ndjson|lock|pid|db|db3|sqlite3?|cache|bak|tmp|sock)$/i

/** Whether a path is that of a file which a run makes: by its suffix, or since a script of the skill names it. */
function isOutput({ path }: DeadPath, { home, files }: PlacedSkill): boolean {
  if (RUNTIME_FILE.test(extname(path))) return true
  if (!STATE_FILE.test(extname(path))) return false
  return files.once(namesInScripts, home).has(basename(path))
}

const SCRIPT = /\.(?:py|sh|bash|zsh|[cm]?[jt]s|rb|pl|ps1)$/i
const MOST_SCRIPTS = 100

/** The names of files that the scripts of a skill name. */
const namesInScripts = viewAt((home: string, files: Files): ReadonlySet<string> => {
  const scripts = bundledFiles(home, files)
    .files.filter((file) => SCRIPT.test(file))
    .slice(0, MOST_SCRIPTS)
  return new Set(
    scripts.flatMap((file) => (files.read(file) ?? '').match(/(?<![\w.-])[\w.-]*\.[a-z]\w*/gi) ?? []),
  )
})

/** Whether prose, or a link with a variable, sends the reader to a missing path as to a file of the skill. */
export function isMissed(path: DeadPath, around: Around): boolean {
  const { document: skill } = around
  if (path.place === 'link') return path.base !== undefined
  if (isOutput(path, skill)) return false
  const context = path.place === 'prose' ? contextOf(path, skill) : undefined
  const certainty = context === undefined ? 'none' : certaintyOf(context)
  if (certainty === 'none') return false
  const isRead = certainty === 'see' || certainty === 'read'
  if (path.base !== undefined) return isRead || !STATE_FILE.test(extname(path.path))
  if (!path.hasFolder) return isMissedAlone(path, certainty, around)
  if (REFERENCES.test(path.folder)) return true
  if (USUAL.test(path.folder) && certainty !== 'subject') return true
  return usesFolder(path, skill) || (USUAL.test(path.folder) && meantFor(path, around) !== undefined)
}

/** Scripts that the project has in which a skill works. */
const ANYBODYS =
  /\/(?:build|check|ci|deploy|dev|format|install|lint|migrate|release|run|seed|setup|start|test|validate|verify)\.\w+$/i

/** A text that speaks of these works in a project, which has scripts of its own. */
const OF_PROJECT =
  /\bnpm run\b|`(?:[^`\n]{0,40} )?(?:\.[a-z]\w{0,20}|src|content|docs|tests?|packages)\/[\w.*-]/

/** The same of a path to a directory that the skill does not have. */
function isMissedAlone(path: DeadPath, certainty: Certainty, around: Around): boolean {
  const { document: skill } = around
  const { text } = skill
  if (CLONE.test(text)) return false
  // Who writes the path of the skill from the root writes the others from there, too.
  const isFromRoot = isOfProject(skill.home) && text.includes(skill.home) && skill.files.has('scripts')
  if (path.folder === 'scripts' && isFromRoot) return false
  if (REFERENCES.test(path.folder)) return true
  if (path.folder === 'scripts' && SCRIPT.test(path.path) && !ANYBODYS.test(path.path) && certainty === 'run')
    return !isShownAbove(path, skill) && !OF_PROJECT.test(text)
  if (meantFor(path, around) !== undefined) return true
  const isForReader = certainty === 'see' || (certainty === 'read' && extname(path.path) === '.md')
  return FOR_READING.test(path.folder) && isForReader && !isOfProject(skill.home)
}

/** The file of the skill that has nearly this path. */
function meantFor(path: DeadPath, around: Around): string | undefined {
  return meantBy(placeOf(path, around), around)
}

function placeOf({ path }: DeadPath, { document }: Around): Place {
  return resolve(path, dirname(document.path), document.files)
}

/** Whether a path is in the paragraph below a fence, which may be the code of the script. */
function isShownAbove({ start }: DeadPath, skill: PlacedSkill): boolean {
  const { fences, paragraphs } = markdownOf(skill)
  const from = lastBefore(paragraphs, start)?.range[0] ?? start
  const above = fences.findLast(({ content }) => content[1] <= from)
  return above !== undefined && /^[^\n]*\n\s*$/.test(skill.text.slice(above.content[1], from))
}

const MOST_FILES = 500

function usesFolder({ folder, path }: DeadPath, skill: PlacedSkill): boolean {
  const { files, text } = skill
  return files
    .list(join(dirname(skill.path), folder))
    .slice(0, MOST_FILES)
    .some(
      ({ name }) =>
        (USUAL.test(folder) || extname(name) === extname(path)) && text.includes(`${folder}/${name}`),
    )
}

const LONGEST_LINE = 200
const SHELL = /^(?:|bash|sh|shell|zsh|console|shell-session|terminal|text)$/i

/** A shebang, or a comment that names a file: the block is that file, which the reader writes. */
const OF_FILE =
  /^\s{0,99}(?:#!|(?:#|\/\/|--|;)[ \t]{0,9}(?:(?:file(?:name)?|script):[ \t]{0,9})?[`'"]?((?:[\w.-]{1,99}\/){0,9}[\w.-]{1,99}\.[a-z]\w{0,5})[`'"]?(?:[ \t]{1,9}(?:\(|[-–—] )|:?[ \t]{0,9}\r?\n))/i

/** Whether a fenced command runs or reads a missing path of the skill. */
export function isMissedInCode(
  { start, path, base, folder, hasFolder }: DeadPath,
  skill: PlacedSkill,
): boolean {
  if (base === undefined && !hasFolder && !REFERENCES.test(folder)) return false
  const { text } = skill
  const fence = markdownOf(skill).fences.find(({ content }) => content[0] <= start && start < content[1])
  if (fence === undefined || !SHELL.test(fence.language) || STATE_FILE.test(extname(path))) return false
  const written = OF_FILE.exec(text.slice(...fence.content))
  // A comment may also name the script that the next line runs.
  if (written !== null && basename(written[1] ?? '') !== basename(path)) return false
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trimStart()
  const commands = line.slice(-LONGEST_LINE).split(/&&|[;|(]/)
  return !/["'#]/.test(commands.slice(0, -1).join('')) && lineUsesNext(commands.at(-1)!.trimStart())
}

/** Whether a path is no other project’s: after a variable, to a directory of which the text names another file, or nearly to a file. */
export function isOfSkill(path: DeadPath, around: Around): boolean {
  if (path.base !== undefined) return true
  return path.hasFolder && (usesFolder(path, around.document) || isMisspelt(path, around))
}

function isMisspelt(path: DeadPath, around: Around): boolean {
  const { to } = path
  const meant = meantFor(path, around)
  if (meant === undefined || dirname(meant).toLowerCase() !== dirname(to).toLowerCase()) return false
  return to.toLowerCase() === meant.toLowerCase() || isNearly(basename(to), basename(meant))
}

/** How far from a path its directory may be named, in UTF-16 code units. */
const FURTHEST = 300

/**
 * Whether a path resolves to a file from another directory, such as another skill’s, that the text around it or the heading
 * above it names.
 */
function isElsewhere({ path, start }: WrittenPath, skill: PlacedSkill): boolean {
  const { path: own, text, files } = skill
  const around = text.slice(Math.max(start - FURTHEST, 0), start + FURTHEST)
  const heading = lastBefore(markdownOf(skill).headings, start)?.text.slice(0, FURTHEST) ?? ''
  const written = `${heading} ${around}`.match(/[\w.-]+/g) ?? []
  // The directory of the skill `dbsnp-database` may be `dbsnp_database`.
  const words = [...new Set(written.flatMap((word) => [word, word.replaceAll('-', '_')]))]
  return foldersAbove(own).some((folder) =>
    words.some((word) => files.has(`${folder}/${word}`) && files.has(join(folder, word, path))),
  )
}
