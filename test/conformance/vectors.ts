import { readdirSync } from 'node:fs'
import type { Options } from '../../src/project/options.ts'
import { caseText, lengthened } from '../cases.ts'

/** A sentence of a specification that can be checked, with files that uphold and violate it. */
export interface Sentence {
  /** The name of the vectors' file, without its suffix. */
  readonly specification: string
  readonly section: string
  readonly sentence: string
  /** The rule that refuses what violates it; undefined for a permission, which nothing can violate. */
  readonly rule: string | undefined
  readonly options: Partial<Options>
  readonly valid: readonly Files[]
  readonly invalid: readonly Files[]
}

/** A vector: its files, the one that is judged first. */
export type Files = Readonly<Record<string, string>>

const FOLDER = new URL('./', import.meta.url)
/** A block of a file, a heading or the name of a rule on a line: what stands in a block is none of the others. */
const PART =
  /^(`{3,})\w* (?<kind>valid|invalid|beside) file=(?<path>\S+)(?<info>[^\n]*)\n(?<text>[^]*?)^\1$|^(?<level>##|###) (?<title>.*)$|^`(?<rule>[a-z0-9]+\/[a-z-]+)`$/gm

/** The titles of the specifications, by the names of the vectors' files. */
export function readTitles(): ReadonlyMap<string, string> {
  return new Map(names().map((name) => [name, /^# (.*)$/m.exec(textOf(name))![1]!]))
}

/** A sentence that is being read. */
interface Draft extends Sentence {
  rule: string | undefined
  readonly options: { dialect?: 'skills-plane'; preset?: 'strict' }
  readonly valid: Record<string, string>[]
  readonly invalid: Record<string, string>[]
}

/** All sentences, in the order of the files. */
export function readSentences(): readonly Sentence[] {
  return names().flatMap((specification) => {
    const drafts: Draft[] = []
    let section = ''
    for (const { groups = {} } of textOf(specification).matchAll(PART)) {
      const { level, title = '', rule } = groups
      const draft = drafts.at(-1)
      if (level === '##') section = title
      else if (level === '###')
        drafts.push({
          specification,
          section,
          sentence: title,
          rule: undefined,
          options: {},
          valid: [],
          invalid: [],
        })
      else if (rule !== undefined) draft!.rule = rule
      else addFile(draft!, groups)
    }
    return drafts
  })
}

function addFile(draft: Draft, { kind, path, info = '', text = '' }: Readonly<Record<string, string>>): void {
  if (/\bplane\b/.test(info)) draft.options.dialect = 'skills-plane'
  if (/\bstrict\b/.test(info)) draft.options.preset = 'strict'
  if (kind === 'valid') draft.valid.push({})
  if (kind === 'invalid') draft.invalid.push({})
  // What lies beside a file belongs to the last one.
  const vector = (draft.invalid.length > 0 ? draft.invalid : draft.valid).at(-1)!
  vector[path!] = lengthened(text, info)
}

function names(): readonly string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => name.slice(0, -'.md'.length))
}

function textOf(name: string): string {
  return caseText(FOLDER, `${name}.md`)
}
