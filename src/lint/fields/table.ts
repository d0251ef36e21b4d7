import type { Document, Field, FieldRow, Report } from '../../model.ts'
import type { Frontmatter } from '../../syntax/frontmatter.ts'

/** A document whose fields are in a `---` YAML `---` block. */
export interface YamlDocument extends Document {
  readonly frontmatter: Frontmatter
}

/** A file of a format that no rule has anything to say about. */
export interface GoodExample {
  readonly path: string
  readonly text: string
}

/** The fields of a format, which the rules on fields go by. */
export interface FieldTable {
  readonly group: string
  readonly what: string
  readonly rows: Readonly<Record<string, FieldRow>>
  /** Other fields that are no mistake: those of its clients. */
  readonly accepted?: readonly string[]
  /** Words of their own, and fields of other kinds of files, whatever they resemble. */
  readonly foreign?: readonly string[]
  /** Fields of which other rules speak. */
  readonly elsewhere?: readonly string[]
  readonly ignoringCase?: boolean
  /** Whether blank text is a value, rather than none. */
  readonly blankIsValue?: boolean
  /** Whether a slip of a longer field is surely that field, and not only one in case and separators. */
  readonly certain?: boolean
  /** What clients punish in a field that is not known. */
  readonly violation?: string
  readonly source: string
  readonly good: GoodExample
}

/** A document whose fields are in frontmatter. */
export interface FieldDocument extends YamlDocument {
  /** Whether a missing field was left out, rather than hidden by frontmatter that cannot be read. */
  readonly readable: boolean
}

/** A field to judge, in its document. */
export interface Subject<D extends Document = Document> {
  readonly key: string
  readonly field: Field
  readonly document: D
}

/** Judges a field. */
export type Check<D extends Document = Document> = (subject: Subject<D>, report: Report) => void
