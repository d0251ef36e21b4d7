import type { FileSettings } from '../config/settings.ts'
import type { Found } from '../files/found-path.ts'
import { directoryOf, shownPath } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import type { Reading } from '../files/read.ts'
import { refusalOf } from '../formats/file/index.ts'
import { formatOf, isSeenByOthers } from '../formats/load.ts'
import type {
  Comment,
  Diagnostic,
  Diagram,
  Files,
  Format,
  Header,
  Severity,
  SilentFinding,
  Source,
} from '../model.ts'
import type { Budget, Spending } from './budget.ts'
import type { Besides, Linted } from './lint.ts'
import { headerAlone, lint } from './lint.ts'
import type { Earlier } from './standing-comments.ts'
import { standing } from './standing-comments.ts'

/** How files are linted. */
export interface LintContext {
  readonly read: (found: Found) => Reading
  readonly settingsFor: (found: Found) => FileSettings
  /** Whether comments of the files may suppress findings. */
  readonly inlineConfig: boolean
  /** Whether the findings are kept that comments suppress. */
  readonly keepsSilent?: boolean | undefined
  /** What files were before: of those that changed, only suppressions that they had then apply. */
  readonly earlier?: Earlier | undefined
  readonly countsTokens: boolean
  /**
   * Whether a file is reported; of the others nothing matters but what repository-wide rules see. Undefined
   * where all are.
   */
  readonly isReported?: ((found: Found) => boolean) | undefined
  /** Whether files may be reported that belong to a linted one, and which; undefined where none is. */
  readonly mayReport?: ((found: Found) => boolean) | undefined
  readonly host: Host
  /** How many findings of one rule a file may have; undefined for what a report lists. */
  readonly most?: number | undefined
  /** What is kept of all files. */
  readonly budget: Budget
}

/** How files are linted, and what is left of the budget for them. */
export interface Linting extends LintContext {
  readonly spent: Spending
}

/** A file on its way to a result. */
export interface LintedFile {
  readonly found: Found
  readonly settings: FileSettings
  readonly reported: boolean
  readonly shown: string
  format: Format | undefined
  /** Undefined when nothing in the file needs a place. */
  text: string | undefined
  diagnostics: Diagnostic[]
  /** How many findings more there are, which are only counted. */
  omitted: Record<Severity, number> | undefined
  silent?: readonly SilentFinding[]
  tokens: number | undefined
  diagram: Diagram | undefined
  header: Header<unknown> | undefined
  comments: readonly Comment[]
  /** The suppressions that do not apply, because the file did not have them before. */
  distrusted: readonly Comment[]
  /** The path, as it is shown, of the file that this one belongs to. */
  owner?: string
  /** Files that belong to this one and have findings. */
  besides: readonly LintedFile[]
}

/** Reads and lints one file. */
export async function lintFile(found: Found, files: Files, context: Linting): Promise<LintedFile> {
  const { read, settingsFor, isReported, mayReport, countsTokens, host, most, spent } = context
  const { root, path } = found
  const settings = settingsFor(found)
  const reported = isReported?.(found) ?? true
  const linted = unlinted(found, settings, reported, host)
  if (!reported && !(await isSeenByOthers(path, settings))) return linted
  const reading = spent.read(() => read(found))
  const text = 'text' in reading ? reading.text : undefined
  const format = await formatOf(path, text ?? '', settings)
  const refusal = refusalOf(reading, settings)
  if (refusal !== undefined || text === undefined || format === undefined) {
    if (!reported) return linted
    linted.format = format
    linted.text = text
    linted.diagnostics = (refusal ?? []).filter((each) => spent.keeps(linted, each))
    return linted
  }
  const source = { path, text, directory: directoryOf(found, host), files }
  const prepared = (await format.prepare?.(source)) ?? source
  const { header, tokens, diagram, besides, ...judged } = reported
    ? lint(prepared, format, settings, most)
    : headerAlone(prepared, format)
  linted.format = format
  linted.header = { root, path, header }
  linted.diagram = diagram
  if (countsTokens) linted.tokens = tokens?.()
  await take(linted, judged, source, context)
  if (mayReport !== undefined && besides !== undefined)
    linted.besides = await lintBesides(besides(), linted, files, context)
  return linted
}

function unlinted(found: Found, settings: FileSettings, reported: boolean, host: Host): LintedFile {
  return {
    found,
    settings,
    reported,
    shown: shownPath(found, host.cwd),
    format: undefined,
    text: undefined,
    diagnostics: [],
    omitted: undefined,
    tokens: undefined,
    diagram: undefined,
    header: undefined,
    comments: [],
    distrusted: [],
    besides: [],
  }
}

/** Takes in what was found in a file of a format, and what is needed of its text. */
async function take(
  linted: LintedFile,
  { diagnostics: all, comments: written }: Pick<Linted, 'diagnostics' | 'comments'>,
  source: Source,
  { earlier, spent }: Linting,
): Promise<void> {
  const { kept: comments, added } = await standing(written, source, linted.format!, earlier)
  linted.diagnostics = all.filter((each) => spent.keeps(linted, each))
  linted.comments = comments
  linted.distrusted = added
  if (written.length > 0 || linted.diagnostics.length > 0) linted.text = source.text
}

/** Lints the files that belong to another one. Those without findings are not listed. */
async function lintBesides(
  { paths, lint: lintBeside }: Besides,
  { found: { root }, shown: owner, format }: LintedFile,
  files: Files,
  context: Linting,
): Promise<readonly LintedFile[]> {
  const besides: LintedFile[] = []
  for (const path of paths) {
    const found = { root, path }
    if (!context.mayReport?.(found)) continue
    const reading = context.spent.read(() => context.read(found))
    if (reading.state !== 'text') continue
    const settings = context.settingsFor(found)
    const source = { path, text: reading.text, directory: directoryOf(found, context.host), files }
    const judged = lintBeside(source, settings)
    if (judged.diagnostics.length === 0) continue
    const linted: LintedFile = { ...unlinted(found, settings, true, context.host), format, owner }
    await take(linted, judged, source, context)
    besides.push(linted)
  }
  return besides
}

/** The text of what was read; empty where there is none. */
export function textOf(reading: Reading): string {
  return 'text' in reading ? reading.text : ''
}
