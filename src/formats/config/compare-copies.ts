import type { Document, Files, Range } from '../../model.ts'
import { bundledFiles } from '../../references/bundled-files.ts'
import { lineEnd, lineFrom } from '../../syntax/position.ts'
import { basename, dirname } from '../../wording/paths.ts'

/** How a file or a skill differs from its copy. */
export interface CopyDifference {
  /** What is to be equal: the folder of a skill, else the file. Both are paths from the root. */
  readonly own: string
  readonly other: string
  /** Whether nothing is there. */
  readonly isMissing: boolean
  /** What the copy does not have, and what is another there, by paths in the folder of the skill. */
  readonly lacking: readonly string[]
  readonly differing: readonly string[]
  /** The first line of the document that is another there; undefined where it is the same. */
  readonly range: Range | undefined
}

/** Compares a document with the copy at another path: a skill with all its files. Links to the same file are equal. */
export function differenceFrom(copy: string, document: Document): CopyDifference | undefined {
  const { path, files } = document
  const isSkill = /(?:^|\/)skill\.md$/i.test(path)
  const [own, other] = isSkill ? [dirname(path), dirname(copy)] : [path, copy]
  const none = { own, other, isMissing: false, lacking: [], differing: [], range: undefined }
  if (!files.has(other)) return { ...none, isMissing: true }
  if (files.real(own) === files.real(other)) return undefined
  const inFolder = isSkill ? filesIn(own, files) : ['']
  const at = (folder: string, name: string): string => (isSkill ? `${folder}/${name}` : folder)
  const isThere = (name: string): boolean => files.has(at(other, name))
  const lacking = inFolder.filter((name) => !isThere(name))
  const differing = inFolder.filter((name) => isThere(name) && differs(at(own, name), at(other, name), files))
  if (lacking.length === 0 && differing.length === 0) return undefined
  const isOther = differing.includes(isSkill ? basename(path) : '')
  return {
    ...none,
    lacking,
    differing,
    range: isOther ? otherLine(document, files.read(copy) ?? '') : undefined,
  }
}

function filesIn(folder: string, files: Files): readonly string[] {
  return bundledFiles(`${folder}/`, files)
    .files.filter((path) => !files.ignored(path) && files.mayName(path))
    .map((path) => path.slice(folder.length + 1))
}

function differs(one: string, other: string, files: Files): boolean {
  return files.real(one) !== files.real(other) && !files.isSame(one, other)
}

function otherLine({ text }: Document, other: string): Range {
  let start = 0
  while (
    start < text.length &&
    text.slice(start, lineEnd(text, start)) === other.slice(start, lineEnd(other, start))
  )
    start = lineEnd(text, start) + 1
  return lineFrom(text, Math.min(start, text.length))
}
