import { isKeptAside } from '../clients/kept-aside.ts'
import { originOf, sourceOf } from '../clients/origin.ts'
import { ofProgram } from '../clients/other-products.ts'
import { inHome, unseenFolder } from '../clients/places.ts'
import type { ReadFile } from '../clients/reading.ts'
import { unsearchedFolder } from '../clients/unsearched.ts'
import { isTakenThere, whoLoads, whoLoses } from '../clients/who-loses.ts'
import type {
  Details,
  Diagnostic,
  Document,
  Level,
  Naming,
  Related,
  Report,
  RuleInfo,
  Settings,
  Severity,
} from '../model.ts'
import { compare } from '../wording/compare.ts'
import { quotePath } from '../wording/quote.ts'
import { count, plural } from '../wording/wording.ts'
import { isFixed, levelOf } from './active-rules.ts'

/** Of more findings of one rule in one file nobody reads; a hostile file has millions. */
export const MOST_FINDINGS = 1000

/** Nor more other places of one finding: in real repositories none has more. */
const MOST_PLACES = 20

/** Takes in what rules report of one file. */
export interface Collector {
  /** What a rule of a level reports by; undefined when the rule is off or covered by a finding. */
  reportFor(rule: RuleInfo, level?: Level): Report | undefined
  /** All findings, of each rule at most a thousand and one that counts the rest. */
  end(): readonly Diagnostic[]
}

/** The file that findings are of, and the path of the one that it belongs to, if any. */
type Collected = Pick<Document, 'path'> &
  Partial<Pick<Document, 'text' | 'files'>> & {
    readonly owner?: string | undefined
    readonly frontmatter?: ReadFile['frontmatter']
  }

/** Collects the findings of a file, whose path is that from the root. */
export function collect(settings: Settings, file: Collected = { path: '' }): Collector {
  const isLoaded = !isKeptAside(inHome(file.owner ?? file.path), file.text)
  const told = tellers(file, settings)
  const byRule: { readonly kept: Diagnostic[]; reported: number }[] = []
  const covered = new Set<string>()
  return {
    reportFor(rule, level = levelOf(rule, settings)) {
      if (level === 'off' || covered.has(rule.id)) return undefined
      const own = { kept: [] as Diagnostic[], reported: 0 }
      return (range, problem, details = {}) => {
        const { covers = [], related, fix, field, naming } = details
        if (field !== undefined && covered.has(`${rule.id}#${field}`)) return
        const usual = severityOf(details, rule, level, settings)
        if (usual === 'off' || own.reported++ > MOST_FINDINGS) return
        if (own.reported === 1) byRule.push(own)
        for (const id of covers) covered.add(id)
        const { graded, end, isUnsafe } = gradeOf(details, { rule, level, usual }, settings, told)
        const severity = isLoaded ? graded : asideOf(graded, rule, settings)
        const message = problem + end
        const more = {
          ...(related && { related: someOf(related) }),
          ...(fix && { fix: isUnsafe ? { ...fix, safe: false } : fix }),
          ...(naming && { naming: withEnd(naming, end) }),
        }
        own.kept.push({ rule: rule.id, severity, message, range, ...more })
      }
    },
    end: () => byRule.flatMap(({ kept, reported }) => withinLimit(kept, reported - MOST_FINDINGS)),
  }
}

function withinLimit(kept: readonly Diagnostic[], left: number): readonly Diagnostic[] {
  if (left <= 0) return kept
  const message = `${plural(left, 'more finding')} of this rule ${left === 1 ? 'follows' : 'follow'} in this file. Fix the first ${count(MOST_FINDINGS)}, and run again.`
  return kept.with(-1, { ...kept.at(-1)!, message, fix: undefined, naming: undefined, related: undefined })
}

function withEnd({ name, otherwise }: Naming, end: string): Naming {
  return { name, otherwise: otherwise.map((other) => ({ ...other, message: other.message + end })) }
}

/** The first other places of a finding, all in one file, and one from where the next is to where the last one is. */
function someOf(related: readonly Related[]): readonly Related[] {
  const left = related.slice(MOST_PLACES)
  const [next] = left
  if (next === undefined) return related
  const end = left.reduce((last, { range }) => Math.max(last, range[1]), 0)
  const are = left.length === 1 ? 'is' : 'are'
  const message = `From here on, there ${are} ${plural(left.length, 'more place')}.`
  return [...related.slice(0, MOST_PLACES), { ...next, range: [next.range[0], end], message }]
}

function severityOf({ severity, grade }: Details, rule: RuleInfo, ofRule: Level, settings: Settings): Level {
  if (severity === 'off') return severity
  const judged = grade === undefined ? rule : { id: rule.id, ...grade }
  const level = grade === undefined ? ofRule : levelOf(judged, settings)
  return level === 'off' || isFixed(judged, level, settings) ? level : (severity ?? level)
}

/** How severe a finding is to those who load the file, what there is to say of them, and whether its fix may do harm. */
interface Grade {
  readonly graded: Severity
  readonly end: string
  readonly isUnsafe: boolean
}

function gradeOf(
  details: Details,
  { rule, level, usual }: { readonly rule: RuleInfo; readonly level: Level; readonly usual: Severity },
  settings: Settings,
  told: Tellers,
): Grade {
  const isGrave = usual === 'error' || (usual === 'warning' && level === 'error')
  const isText = isOfText(usual, rule)
  const excuse =
    (isGrave ? excuseOf(details, rule, settings, told) : undefined) ??
    (isText ? unsearchedOf(details, rule, settings, told) : undefined)
  // Who changes a file that a command writes anew loses that.
  const isPlain = isHeld(rule, settings)
  const origin = isPlain ? undefined : told.origin()
  const source = isPlain ? undefined : (origin ?? told.source())
  const isUnsafe = source !== undefined || excuse?.isForOthers === true
  if (excuse !== undefined) return { graded: 'info', end: excuse.end, isUnsafe }
  const end = endOf(details, told)
  if (usual === 'info') return { graded: usual, end, isUnsafe }
  if (isText && origin !== undefined) return { graded: 'info', end: end + origin, isUnsafe }
  const isMilder = usual === 'error' && isMild(details, rule, settings, told)
  return { graded: isMilder ? 'warning' : usual, end: end + (source ?? ''), isUnsafe }
}

/** How severe a finding is in a file that nobody loads: what hides an attack may be copied from it. */
function asideOf(level: Severity, rule: RuleInfo, settings: Settings): Severity {
  return rule.danger !== undefined || isChosen(rule, settings) ? level : 'info'
}

/** Whether the repository's owner has chosen how severe a rule is: a requirement of theirs says so itself. */
function isChosen({ id }: RuleInfo, { rules }: Settings): boolean {
  return rules.has(id) || id.startsWith('config/')
}

/** What there is to say of those who load or lose a file. */
interface Tellers {
  /** The folder in which no client finds the skill. */
  readonly unseen: string | undefined
  /** The folder of the skill that neither a client nor an installer looks into. */
  unsearched(): string | undefined
  /** Why the skill is likely that of a program, as a sentence. */
  program(): string | undefined
  /** What a command writes the file anew from, as a sentence. */
  origin(): string | undefined
  /** Which file here it may be made from, as a sentence. */
  source(): string | undefined
  /** Whether those for whom it lies where it does take it as it is. */
  isTaken(violations: readonly string[]): boolean
  loads(violations: readonly string[]): string | undefined
  loses(violation: string, fields: readonly string[] | undefined): string
}

/** Tells the same only once what it takes to read the file as each client does: it may have thousands of findings. */
function tellers({ path, text, files, frontmatter, owner }: Collected, { clients }: Settings): Tellers {
  // A client that is chosen may look anywhere.
  const place = clients === undefined && files ? { path: inHome(owner ?? path), files } : undefined
  const file = text === undefined ? undefined : { text, ...(frontmatter && { frontmatter }) }
  const home = inHome(path)
  const known = new Map<string, string | undefined>()
  const once = <Told extends string | undefined>(key: unknown, tell: () => Told): Told => {
    const name = JSON.stringify(key)
    if (!known.has(name)) known.set(name, tell())
    return known.get(name) as Told
  }
  return {
    unseen: unseenFolder(home),
    // What may be any folder has no root that an installer starts from.
    unsearched: () =>
      once('unsearched', () => (place?.files.has('.git') ? unsearchedFolder(place) : undefined)),
    program: () => once('program', () => (files && text ? ofProgram({ path, files }, text) : undefined)),
    origin: () => once('origin', () => files && originOf({ path: owner ?? path, files }, text)),
    source: () => once('source', () => files && sourceOf({ path: owner ?? path, files })),
    isTaken: (violations) =>
      files !== undefined && isTakenThere({ path: inHome(owner ?? path), files, file }, violations, clients),
    loads: (violations) => once(violations, () => whoLoads({ path: home, file }, violations, clients)),
    loses: (violation, fields) =>
      once({ violation, fields }, () =>
        whoLoses({ violation, path: home, file, ...(fields && { fields }) }, clients),
      ),
  }
}

/** Whether those for whom the file lies where it does take it all the same. */
function isMild(details: Details, rule: RuleInfo, settings: Settings, told: Tellers): boolean {
  const violations = violationsOf(details)
  return violations.length > 0 && isDemand(details, rule, settings) && told.isTaken(violations)
}

/** Whether the specification demands it, and neither `strict` nor the owner says how severe it is. */
function isDemand({ grade }: Details, rule: RuleInfo, settings: Settings): boolean {
  const isStrict = settings.clients === undefined && settings.preset === 'strict'
  return (grade ?? rule).mindedBy === undefined && !isStrict && !isChosen(rule, settings)
}

function violationsOf({ violation, punished }: Details): readonly string[] {
  return punished ?? (violation === undefined ? [] : [violation])
}

/** Why an error is none. */
interface Excuse {
  /** The end of its message. */
  readonly end: string
  /** Whether another product reads the file: nobody but its owner knows whether it wants what a fix writes. */
  readonly isForOthers?: true
}

/** What to say of an error if all chosen clients load the file; what their owner has set stays. */
function excuseOf(details: Details, rule: RuleInfo, settings: Settings, told: Tellers): Excuse | undefined {
  if (!isDemand(details, rule, settings)) return undefined
  const { postscript = '' } = details
  const violations = violationsOf(details)
  if (settings.clients === undefined && rule.danger === undefined) {
    if (told.unseen !== undefined)
      return { end: ` No client looks into ${quotePath(told.unseen)}.${postscript}` }
    const none = told.program() ?? lookedIntoByNone(told)
    if (none !== undefined) return { end: none + postscript, isForOthers: true }
  }
  const why = violations.length === 0 ? undefined : told.loads(violations)
  return why === undefined ? undefined : { end: ` Agent Skills demand it; ${why}${postscript}` }
}

function lookedIntoByNone(told: Tellers): string | undefined {
  const folder = told.unsearched()
  return folder && ` No client or installer looks into ${quotePath(folder)} by itself.`
}

/** Whether clients load the file all the same: a dead link is an error that only its reader meets. */
function isOfText(severity: Level, { id }: RuleInfo): boolean {
  return severity === 'warning' || (severity === 'error' && id.endsWith('/dead-link'))
}

/** What to say of a fault by which nothing is lost, in a skill that nobody looks for where it lies. */
function unsearchedOf(
  details: Details,
  rule: RuleInfo,
  settings: Settings,
  told: Tellers,
): Excuse | undefined {
  if (isHeld(rule, settings) || !rule.id.startsWith('skill/')) return undefined
  const none = lookedIntoByNone(told)
  return none === undefined ? undefined : { end: none + (details.postscript ?? ''), isForOthers: true }
}

/** Whether a finding is told as it is, wherever the file comes from. */
function isHeld(rule: RuleInfo, settings: Settings): boolean {
  return rule.danger !== undefined || settings.preset === 'strict' || isChosen(rule, settings)
}

function endOf({ violation, fields, postscript = '' }: Details, told: Tellers): string {
  return violation === undefined ? postscript : told.loses(violation, fields) + postscript
}

/** By place, then rule: the order of every report. */
export function byPlace(a: Diagnostic, b: Diagnostic): number {
  return a.range[0] - b.range[0] || a.range[1] - b.range[1] || compare(a.rule, b.rule)
}
