import type { Range } from '../../model.ts'
import { codePoints } from '../../text/code-points.ts'
import { lineEnd } from '../../text/position.ts'
import type { Lines } from './compare-lines.ts'
import { hashOf } from './compare-lines.ts'
import type { OwnPlace } from './own-folder.ts'
import { ownPlace } from './own-folder.ts'
import type { Skill } from './parse.ts'

/** What the rules on clients' own folders must know of a skill in one. */
export interface OwnHeader extends OwnPlace {
  /** How many characters its name and description have. */
  readonly name: number
  readonly description: number
  /** Where the description stands. */
  readonly range: Range
  /** The description and the lines of the body. */
  readonly lines: Lines
}

/** Undefined for a skill in no such folder, and for one without a description to list. */
export function ownHeader({ source, name, description, fields, body }: Skill): OwnHeader | undefined {
  const place = ownPlace(source.path)
  if (place === undefined || description === undefined) return undefined
  const isListed = fields.get('disable-model-invocation')?.value !== true
  const text = description.value.trim()
  return {
    ...place,
    name: isListed ? codePoints(name?.value ?? '') : 0,
    description: isListed ? codePoints(text) : 0,
    range: description.range,
    lines: linesOf(text, description.range, source.text, body),
  }
}

function linesOf(description: string, at: Range, text: string, body: Range): Lines {
  const end = body[0] + text.slice(...body).trimEnd().length
  const hashes = [hashOf(description)]
  const starts = [at[0]]
  for (let start = body[0]; start < end; start = lineEnd(text, start) + 1) {
    hashes.push(hashOf(text.slice(start, lineEnd(text, start)).trimEnd()))
    starts.push(start)
  }
  // Of ten thousand skills, lists of numbers take much less memory than their texts.
  return { hashes: Int32Array.from(hashes), starts: Uint32Array.from([...starts, end]), first: at }
}
