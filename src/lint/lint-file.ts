import type {
  Comment,
  Diagnostic,
  Diagram,
  Document,
  FileSettings,
  Files,
  Format,
  Header,
  Level,
  Source,
} from '../model.ts'
import { basename, dirname, join } from '../wording/paths.ts'
import type { Holder, Room } from './budget.ts'
import type { Linted } from './lint.ts'
import { lint, lintBeside } from './lint.ts'
import type { Reading } from './reading.ts'
import { sourceOf } from './source.ts'
import type { Earlier } from './suppressions/standing-comments.ts'
import { standing } from './suppressions/standing-comments.ts'

/** What is known of formats: it is handed in, since formats are made of what is here. */
export interface Registry {
  /** The format of a file; undefined when it is of none. */
  formatOf(source: Source, settings: FileSettings): Format | undefined
  /** Whether a file is one to lint, by its name and by what lies around it. */
  isDocument(place: Pick<Source, 'path' | 'files'>, settings: FileSettings): boolean
  /** Whether repository-wide rules may need to see a file for the sake of others. */
  isSeenByOthers(place: Pick<Source, 'path' | 'files'>, settings: FileSettings): boolean
  /** What is reported of a file that no format gets to see; undefined for any other file. */
  refusalOf(reading: Reading, settings: FileSettings): readonly Diagnostic[] | undefined
  /** The most bytes of a file that is linted. */
  limitFor(settings: FileSettings): number
  /** The ids of all rules. */
  readonly ids: () => readonly string[]
}

/** How the files of a repository are linted. */
export interface Linting {
  readonly registry: Registry
  /** The settings of a file, by its path from the root. */
  readonly settings: (path: string) => FileSettings
  /** The name of the folder that is the root; undefined where that says nothing, as of a repository. */
  readonly directory?: string | undefined
  readonly read: (path: string) => Reading
  /** The levels of rules that hold whatever the settings of a file are. */
  readonly rules?: ReadonlyMap<string, Level>
  /** Whether a file that belongs to a linted one may be reported; where this is left out, none is. */
  readonly mayReport?: ((path: string, files: Files) => boolean) | undefined
  /** Whether a file is reported, rather than seen for the sake of others alone. */
  readonly isReported?: ((path: string) => boolean) | undefined
  /** What files were before: of those that changed, only suppressions that they had then apply. */
  readonly earlier?: Earlier | undefined
}

/** A file as it was judged by itself: before suppressions, and before the rules that see several files. */
export interface LintedFile extends Holder {
  readonly path: string
  readonly settings: FileSettings
  readonly reported: boolean
  readonly format?: Format | undefined
  /** Undefined when nothing in the file needs a place. */
  readonly text?: string | undefined
  diagnostics: readonly Diagnostic[]
  /** Estimated tokens. */
  readonly tokens?: number | undefined
  readonly diagram?: Diagram | undefined
  readonly header?: Header<unknown>
  /** Where the file says what is not to be reported. */
  readonly comments: readonly Comment[]
  /** The suppressions that do not apply, because the file did not have them before. */
  readonly distrusted: readonly Comment[]
  /** The path of the file that this one belongs to. */
  readonly owner?: string
  /** Files that belong to this one and have findings. */
  readonly besides: readonly LintedFile[]
}

const NOTHING = { diagnostics: [], comments: [], distrusted: [], besides: [] } as const

/** What is known of a file that is none to lint. */
export function noDocument(path: string, { settings }: Linting): LintedFile {
  return { ...NOTHING, path, settings: settings(path), reported: true }
}

/** Reads and lints one file. Of one that is not reported nothing matters but what repository-wide rules see. */
export function lintFile(path: string, files: Files, linting: Linting, room: Room): LintedFile {
  const { registry, isReported } = linting
  const settings = linting.settings(path)
  const file = { ...NOTHING, path, settings, reported: isReported?.(path) ?? true }
  if (!file.reported && !registry.isSeenByOthers({ path, files }, settings)) return file
  const reading = linting.read(path)
  const text = 'text' in reading ? reading.text : undefined
  const source = sourceIn(files, linting, path, text ?? '')
  const format = registry.formatOf(source, settings)
  const refusal = registry.refusalOf(reading, settings)
  if (refusal !== undefined || text === undefined || format === undefined)
    return file.reported ? kept({ ...file, format, text, diagnostics: refusal ?? [] }, room) : file
  if (!file.reported) return { ...file, format, header: headerOf(format.parse(source), format) }
  const judged = lint(source, format, settings)
  const { document } = judged
  return {
    ...judgedFile({ ...file, format }, judged, linting, room),
    header: headerOf(document, format),
    diagram: format.diagram?.(document, judged.diagnostics),
    tokens: format.tokens?.(document),
    besides: besidesOf(document, format, linting, room),
  }
}

/** The source of a text at a path from the root. */
export function sourceIn(files: Files, { directory }: Linting, path: string, text: string): Source {
  const names = path.split('/')
  return sourceOf({ path, text, directory: names.at(-2) ?? directory, files })
}

function headerOf(document: Document, format: Format): Header<unknown> {
  return { path: document.path, header: format.header(document) }
}

function kept(file: LintedFile, room: Room): LintedFile {
  file.diagnostics = file.diagnostics.filter((each) => room.holds(file, each))
  return file
}

function judgedFile(
  file: LintedFile,
  { document, diagnostics, comments: written }: Linted,
  { earlier }: Linting,
  room: Room,
): LintedFile {
  const { kept: comments, added: distrusted } = standing(written, document, file.format!, earlier)
  const text = written.length > 0 || diagnostics.length > 0 ? document.text : undefined
  return kept({ ...file, diagnostics: withoutFixes(diagnostics, document), comments, distrusted, text }, room)
}

/** The findings without fixes where the file is a link: what it points to is no file of this format by its own name. */
function withoutFixes(diagnostics: readonly Diagnostic[], { path, files }: Document): readonly Diagnostic[] {
  if (diagnostics.every(({ fix }) => fix === undefined)) return diagnostics
  const real = files.real(path)
  const folder = files.real(dirname(path))
  if (real === undefined || folder === undefined || real === join(folder, basename(path))) return diagnostics
  return diagnostics.map(({ fix: _, ...diagnostic }) => diagnostic)
}

function besidesOf(document: Document, format: Format, linting: Linting, room: Room): readonly LintedFile[] {
  const { mayReport, read, rules, settings: settingsOf } = linting
  if (mayReport === undefined || format.beside === undefined) return []
  if (format.beside.rules.every(({ id }) => rules?.get(id) === 'off')) return []
  return format.beside.paths(document).flatMap((path) => {
    if (!mayReport(path, document.files)) return []
    const reading = read(path)
    if (reading.state !== 'text') return []
    const settings = settingsOf(path)
    const source = sourceIn(document.files, linting, path, reading.text)
    const judged = lintBeside(source, document, format, settings)
    if (judged.diagnostics.length === 0) return []
    const file = { ...NOTHING, path, settings, reported: true, format, owner: document.path }
    return judgedFile(file, judged, linting, room)
  })
}
