import type { Found } from '../files/found-path.ts'
import { directoryOf, shownPath } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import { refusalOf } from '../formats/file/index.ts'
import { formatOf, isSeenByOthers } from '../formats/names.ts'
import type { Linted } from '../lint/lint.ts'
import { lint, lintBeside } from '../lint/lint.ts'
import type { Reading } from '../lint/reading.ts'
import { standing } from '../lint/suppressions/standing-comments.ts'
import type {
  Comment,
  Diagnostic,
  Diagram,
  Document,
  Files,
  Format,
  Header,
  Severity,
  SilentFinding,
  Source,
} from '../model.ts'
import type { Spending } from './budget.ts'
import type { FileSettings } from './config/settings.ts'
import type { Options } from './options.ts'
import { asJson } from './options.ts'
import { isInShard } from './shards/shard.ts'

/** How files are linted. */
export interface LintContext {
  readonly options: Pick<
    Options,
    'outputs' | 'inlineConfig' | 'reportSuppressed' | 'earlier' | 'shard' | 'budget'
  >
  readonly read: (found: Found) => Reading
  readonly settingsFor: (found: Found) => FileSettings
  /** Whether files may be reported that belong to a linted one, and which; undefined where none is. */
  readonly mayReport?: ((found: Found) => boolean) | undefined
  readonly host: Host
  /** How many findings of one rule a file may have; undefined for what a report lists. */
  readonly most?: number | undefined
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
  format?: Format | undefined
  /** Undefined when nothing in the file needs a place. */
  text?: string | undefined
  diagnostics: Diagnostic[]
  /** How many findings more there are, which are only counted. */
  omitted?: Record<Severity, number> | undefined
  silent?: readonly SilentFinding[]
  tokens?: number | undefined
  diagram?: Diagram | undefined
  header?: Header<unknown>
  comments: readonly Comment[]
  /** The suppressions that do not apply, because the file did not have them before. */
  distrusted: readonly Comment[]
  /** The path, as it is shown, of the file that this one belongs to. */
  readonly owner?: string
  /** Files that belong to this one and have findings. */
  besides: readonly LintedFile[]
}

/** Reads and lints one file. Of one of another shard nothing matters but what repository-wide rules see. */
export async function lintFile(found: Found, files: Files, context: Linting): Promise<LintedFile> {
  const { options, read, settingsFor, host, most, spent } = context
  const { root, path } = found
  const settings = settingsFor(found)
  const reported = isInShard(path, options.shard)
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
  linted.format = format
  if (!reported) {
    linted.header = { root, path, header: format.header(format.parse(prepared)) }
    return linted
  }
  const judged = lint(prepared, format, settings, most)
  const { document } = judged
  linted.header = { root, path, header: format.header(document) }
  linted.diagram = format.diagram?.(document, judged.diagnostics)
  if (asJson(options)) linted.tokens = format.tokens?.(document)
  await take(linted, judged, source, context)
  linted.besides = await lintBesides(document, linted, format, context)
  return linted
}

function unlinted(found: Found, settings: FileSettings, reported: boolean, host: Host): LintedFile {
  const shown = shownPath(found, host.cwd)
  return { found, settings, reported, shown, diagnostics: [], comments: [], distrusted: [], besides: [] }
}

async function take(
  linted: LintedFile,
  { diagnostics: all, comments: written }: Linted,
  source: Source,
  { options, spent }: Linting,
): Promise<void> {
  const { kept: comments, added } = await standing(written, source, linted.format!, options.earlier)
  linted.diagnostics = all.filter((each) => spent.keeps(linted, each))
  linted.comments = comments
  linted.distrusted = added
  if (written.length > 0 || linted.diagnostics.length > 0) linted.text = source.text
}

async function lintBesides(
  document: Document,
  { found: { root }, shown: owner }: LintedFile,
  format: Format,
  context: Linting,
): Promise<readonly LintedFile[]> {
  const { mayReport, read, settingsFor, host, spent } = context
  const besides: LintedFile[] = []
  if (mayReport === undefined) return besides
  for (const path of format.beside?.paths(document) ?? []) {
    const found = { root, path }
    if (!mayReport(found)) continue
    const reading = spent.read(() => read(found))
    if (reading.state !== 'text') continue
    const settings = settingsFor(found)
    const { files } = document
    const source = { path, text: reading.text, directory: directoryOf(found, host), files }
    const judged = lintBeside(source, document, format, settings)
    if (judged.diagnostics.length === 0) continue
    const linted: LintedFile = { ...unlinted(found, settings, true, host), format, owner }
    await take(linted, judged, source, context)
    besides.push(linted)
  }
  return besides
}
