import type { FileSettings } from '../config/settings.ts'
import type { Found } from '../files/found-path.ts'
import { directoryOf, shownPath } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import type { Reading } from '../files/read.ts'
import { refusalOf } from '../formats/file/index.ts'
import { formatOf, isSeenByOthers } from '../formats/load.ts'
import type { Comment, Diagnostic, Diagram, Files, Format, Header } from '../model.ts'
import type { Counts, Lines } from '../reporters/report.ts'
import { linesOfFindings } from '../reporters/report.ts'
import type { Budget, Spending } from './budget.ts'
import { headerAlone, lint } from './lint.ts'

/** How files are linted. */
export interface LintContext {
  readonly read: (found: Found) => Reading
  readonly settingsFor: (found: Found) => FileSettings
  /** Whether comments of the files may suppress findings. */
  readonly inlineConfig: boolean
  /**
   * Whether reports need more of a file than the places of its findings: its whole text, or the number of its
   * tokens.
   */
  readonly whole: boolean
  /**
   * Whether a file is reported; of the others nothing matters but what repository-wide rules see. Undefined
   * where all are.
   */
  readonly isReported?: ((found: Found) => boolean) | undefined
  readonly host: Host
  /** How many findings of one rule a file may have; undefined for what a report lists. */
  readonly most?: number | undefined
  /** What is kept of all files; undefined for what any machine can keep. */
  readonly budget?: Budget | undefined
}

/** A file on its way to a result. */
export interface LintedFile {
  readonly found: Found
  readonly settings: FileSettings
  readonly reported: boolean
  readonly shown: string
  format: Format | undefined
  /** Undefined when nothing in the file needs a place, or `lines` know the places. */
  text: string | undefined
  lines: Lines | undefined
  diagnostics: Diagnostic[]
  /** How many findings more there are, which are only counted. */
  omitted: Counts | undefined
  tokens: number | undefined
  diagram: Diagram | undefined
  header: Header<unknown> | undefined
  comments: readonly Comment[]
}

/** Reads and lints one file. */
export async function lintFile(
  found: Found,
  files: Files,
  { read, settingsFor, isReported, whole, host, most }: LintContext,
  spent: Spending,
): Promise<LintedFile> {
  const { root, path } = found
  const settings = settingsFor(found)
  const reported = isReported?.(found) ?? true
  const linted: LintedFile = {
    found,
    settings,
    reported,
    shown: shownPath(found, host.cwd),
    format: undefined,
    text: undefined,
    lines: undefined,
    diagnostics: [],
    omitted: undefined,
    tokens: undefined,
    diagram: undefined,
    header: undefined,
    comments: [],
  }
  if (!reported && !(await isSeenByOthers(path, settings))) return linted
  const reading = spent.read(() => read(found))
  const text = 'text' in reading ? reading.text : undefined
  const format = await formatOf(path, text ?? '', settings)
  const refusal = refusalOf(reading, settings)
  if (refusal !== undefined || text === undefined || format === undefined) {
    if (!reported) return linted
    linted.format = format
    linted.text = text
    const { kept, omitted } = spent.keep(refusal ?? [])
    linted.diagnostics = [...kept]
    linted.omitted = omitted
    return linted
  }
  const source = { path, text, directory: directoryOf(found, host), files }
  const prepared = (await format.prepare?.(source)) ?? source
  const {
    diagnostics: all,
    header,
    tokens,
    diagram,
    comments,
  } = reported ? lint(prepared, format, settings, most) : headerAlone(prepared, format)
  const { kept: diagnostics, omitted } = spent.keep(all)
  linted.omitted = omitted
  linted.format = format
  linted.header = { root, path, header }
  linted.diagram = diagram
  linted.comments = comments
  if (whole) linted.tokens = tokens?.()
  if (comments.length > 0 || (whole && diagnostics.length > 0)) {
    linted.diagnostics = [...diagnostics]
    linted.text = text
  } else if (diagnostics.length > 0) {
    linted.diagnostics = copiesOf(diagnostics)
    linted.lines = linesOfFindings(text, diagnostics, () => textOf(read(found)))
  }
  return linted
}

/** The text of what was read; empty where there is none. */
export function textOf(reading: Reading): string {
  return 'text' in reading ? reading.text : ''
}

/** Findings whose words are no parts of the text: the texts of ten thousand files would fill the memory. */
function copiesOf(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return JSON.parse(JSON.stringify(diagnostics))
}
