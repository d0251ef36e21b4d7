import { relative } from 'node:path'
import type { FileSettings } from '../config/settings.ts'
import { absoluteOf, compare, slashed } from '../files/find.ts'
import type { Found } from '../files/find.ts'
import { refusalOf } from '../formats/file/index.ts'
import { formatOf, isSeenByOthers } from '../formats/load.ts'
import type { Host } from '../files/host.ts'
import { BUDGET, spending, sumOf } from './budget.ts'
import type { Budget, Spending } from './budget.ts'
import { headerAlone, lint, lintRepository } from './lint.ts'
import { directoryOf, filesOf } from '../files/read.ts'
import type { Reading } from '../files/read.ts'
import { byPlace, linesOfFindings } from '../reporters/report.ts'
import type { Counts, Lines, Result } from '../reporters/report.ts'
import type { Comment, Diagnostic, Diagram, Files, Format, Header } from '../model.ts'

/** How files are judged. */
export interface Judging {
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
  /** What is kept of all files; undefined for what any machine can keep. */
  readonly budget?: Budget | undefined
}

/** A file on its way to a result. */
interface Judged {
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

/**
 * The findings of every file and of the files together, in the order of the report. One that is not reported
 * has none, and a text only where others speak of it.
 */
export async function judge(found: readonly Found[], judging: Judging): Promise<readonly Result[]> {
  const spent = spending(judging.budget ?? BUDGET)
  const filesOfRoot = new Map<string, Files>()
  const judged: Judged[] = []
  for (const file of found) {
    let files = filesOfRoot.get(file.root)
    if (files === undefined) filesOfRoot.set(file.root, (files = filesOf(file.root, judging.host)))
    judged.push(await judgeFile(file, files, judging, spent))
    judging.host.saw?.(judged.length, found.length)
  }
  judgeTogether(judged, judging, spent)
  const results: Result[] = []
  for (const file of judged.toSorted((a, b) => compare(a.shown, b.shown)))
    results.push(await toResult(file, judging, spent))
  return results
}

/** What people read. */
export function shownPath(found: Found, cwd: string): string {
  return found.root === cwd && found.path !== ''
    ? found.path
    : slashed(relative(cwd, absoluteOf(found))) || '.'
}

async function judgeFile(
  found: Found,
  files: Files,
  { read, settingsFor, isReported, whole, host }: Judging,
  spent: Spending,
): Promise<Judged> {
  const { root, path } = found
  const settings = settingsFor(found)
  const reported = isReported?.(found) ?? true
  const judged: Judged = {
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
  if (!reported && !(await isSeenByOthers(path, settings))) return judged
  const reading = spent.read(() => read(found))
  const text = 'text' in reading ? reading.text : undefined
  const format = await formatOf(path, text ?? '', settings)
  const refusal = refusalOf(reading, settings)
  if (refusal !== undefined || text === undefined || format === undefined) {
    if (!reported) return judged
    judged.format = format
    judged.text = text
    const { kept, omitted } = spent.keep(refusal ?? [])
    judged.diagnostics = [...kept]
    judged.omitted = omitted
    return judged
  }
  const source = { path, text, directory: directoryOf(found), files }
  const { header, tokens, diagram, comments, ...linted } = (reported ? lint : headerAlone)(
    (await format.prepare?.(source)) ?? source,
    format,
    settings,
  )
  const { kept: diagnostics, omitted } = spent.keep(linted.diagnostics)
  judged.omitted = omitted
  judged.format = format
  judged.header = { root, path, header }
  judged.diagram = diagram
  judged.comments = comments
  if (whole) judged.tokens = tokens?.()
  if (comments.length > 0 || (whole && diagnostics.length > 0)) {
    judged.diagnostics = [...diagnostics]
    judged.text = text
  } else if (diagnostics.length > 0) {
    judged.diagnostics = copiesOf(diagnostics)
    judged.lines = linesOfFindings(text, diagnostics, () => textOf(read(found)))
  }
  return judged
}

function textOf(reading: Reading): string {
  return 'text' in reading ? reading.text : ''
}

/** Findings whose words are no parts of the text: the texts of ten thousand files would fill the memory. */
function copiesOf(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return JSON.parse(JSON.stringify(diagnostics))
}

function judgeTogether(judged: readonly Judged[], { read }: Judging, spent: Spending): void {
  // Most repositories have no such findings.
  let byHeader: ReadonlyMap<Header<unknown> | undefined, Judged> | undefined
  let byLocation: ReadonlyMap<string, Judged> | undefined
  const ofHeader = (header: Header<unknown>): Judged =>
    (byHeader ??= new Map(judged.map((file) => [file.header, file]))).get(header)!
  const at = (root: string, path: string): Judged =>
    (byLocation ??= new Map(
      judged.map(({ found }, index) => [`${found.root}\0${found.path}`, judged[index]!]),
    )).get(`${root}\0${path}`)!
  const needText = (file: Judged): void => {
    if (file.lines === undefined) file.text ??= textOf(read(file.found))
  }
  for (const format of new Set(judged.flatMap((file) => file.format ?? []))) {
    const headers = judged.filter((file) => file.format === format).flatMap((file) => file.header ?? [])
    lintRepository(
      headers,
      format,
      (header) => ofHeader(header).settings,
      (header, diagnostic) => {
        const file = ofHeader(header)
        if (!file.reported) return
        const { omitted } = spent.keep([diagnostic])
        file.omitted = sumOf(file.omitted, omitted)
        if (omitted !== undefined) return
        const related = diagnostic.related?.map((other) => {
          const target = other.path === undefined ? file : at(header.root, other.path)
          needText(target)
          return { ...other, path: target.shown }
        })
        needText(file)
        file.diagnostics.push({ ...diagnostic, ...(related && { related }) })
      },
    )
  }
}

async function toResult(
  file: Judged,
  { inlineConfig, host }: Judging,
  spent: Spending,
): Promise<Result> {
  if (inlineConfig && file.text !== undefined && file.comments.length > 0)
    await suppressIn(file, file.text, host.today(), spent)
  const { found, shown, format, text, lines, diagnostics, omitted, tokens, diagram } = file
  return {
    path: shown,
    uri: found.path,
    format: format?.name ?? 'none',
    text,
    lines,
    diagnostics: diagnostics.toSorted(byPlace),
    omitted,
    tokens,
    diagram,
  }
}

/** Takes out what comments suppress, and adds what is wrong with them. */
async function suppressIn(file: Judged, text: string, today: string, spent: Spending): Promise<void> {
  const { diagnostics, comments, settings, omitted } = file
  const known = new Set(diagnostics)
  const left = await withoutSuppressed(text, diagnostics, comments, settings, today)
  // A suppression without use may be for what is only counted.
  const own = left.filter((each) => !known.has(each) && !(omitted && each.rule === 'suppress/unused'))
  const more = spent.keep(own)
  file.diagnostics = [...left.filter((each) => known.has(each)), ...more.kept]
  file.omitted = sumOf(omitted, more.omitted)
}

/** Few files have a suppression, and only they need to know all rules. */
async function withoutSuppressed(
  text: string,
  diagnostics: readonly Diagnostic[],
  comments: readonly Comment[],
  settings: FileSettings,
  today: string,
): Promise<readonly Diagnostic[]> {
  const [{ suppress }, { ruleIds }] = await Promise.all([
    import('../suppressions/index.ts'),
    import('../formats/index.ts'),
  ])
  return suppress(text, diagnostics, comments, settings, today, ruleIds)
}
