import type { WideViolation } from '../../../src/clients/violations.ts'

/** What a file does that a specification forbids or a client minds: the id of a fact about clients. */
export type Violation = WideViolation

/** A skill that clients are asked about. Its description holds its id, so that it is known in a list without paths. */
export interface Sample {
  readonly id: string
  /** Below the folder where the client looks for skills. */
  readonly path: string
  readonly text: string
  /** Of the bytes, where they are not UTF-8. */
  readonly encoding?: 'latin1' | 'utf16le'
  readonly violations: readonly Violation[]
  /** The name and the description as a person reads them in the file; absent where there is none to read. */
  readonly name?: string | undefined
  readonly description?: string | undefined
  /** The clients to which a field of it says to keep it from the list that a model sees. */
  readonly hides?: readonly string[]
  /** What must lie beside it. */
  readonly beside?: readonly { readonly path: string; readonly text: string }[]
  /** Another skill of the same name, beside it: which of the two a client keeps may depend on the order on disk. */
  readonly twin?: Sample
  /** The skill lies elsewhere in the repository: its folder here is a symbolic link to it, or its file alone is. */
  readonly linked?: 'folder' | 'file'
  /** A file at the top of the repository that tells to ignore the skill’s folder. */
  readonly ignoredBy?: '.gitignore'
  /** The folder of the repository in which the client is started, if not its top. */
  readonly start?: string
  /** The folder of the repository that has the client’s folder with the skill, if not its top. */
  readonly above?: string
  /** No other skill may lie beside it. */
  readonly apart?: true
}

/** How a sample differs from one that every client takes. Fields are YAML as written; `undefined` leaves one out. */
export interface Difference {
  readonly fields?: Readonly<Record<string, string | undefined>>
  /** Lines after the fields. */
  readonly lines?: readonly string[]
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly folder?: string
  readonly file?: string
  readonly body?: string
  /** Makes the text of the file from what it would be otherwise. */
  readonly text?: (text: string) => string
}

/** The description of a skill, when nothing is wrong with it. */
export const described = (id: string): string => `Sorts lists (${id}). Use when somebody has a list to sort.`

/** A description of so many characters. */
export const long = (id: string, length: number): string =>
  `${described(id)
    .padEnd(length - 1, ' and more lists')
    .slice(0, length - 1)}.`

/** The bytes of a file. */
export function bytesOf({ text, encoding }: Pick<Sample, 'text' | 'encoding'>): Buffer {
  return Buffer.from(text, encoding ?? 'utf8')
}

/** A skill with these violations, and these differences from one without any. */
export function sample(id: string, violations: readonly Violation[], difference: Difference = {}): Sample {
  const {
    folder = id,
    file = 'SKILL.md',
    body = `Sort the list of ${id}.\n`,
    text = (same) => same,
  } = difference
  const fields = { name: folder, description: described(id), ...difference.fields }
  const lines = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`.trimEnd()],
  )
  const frontmatter = [...lines, ...(difference.lines ?? [])].join('\n')
  return {
    id,
    path: `${folder}/${file}`,
    text: text(`---\n${frontmatter}\n---\n\n${body}`),
    violations,
    name: 'name' in difference ? difference.name : fields.name,
    description: 'description' in difference ? difference.description : fields.description,
  }
}
