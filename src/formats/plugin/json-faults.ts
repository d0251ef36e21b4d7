import type { Details, Range } from '../../model.ts'
import { readJson } from '../../syntax/json.ts'
import { lineEnd } from '../../syntax/position.ts'
import { suggest } from '../../wording/fixes.ts'
import { quote } from '../../wording/quote.ts'

interface JsonFault {
  readonly range: Range
  readonly message: string
  readonly details?: Details
}

const TEXT = /"(?:[^"\\\n]|\\.)*"?/g
const MARKER = /^(?:<{7}|={7}|>{7})(?![<=>])/m
/** A template of a manifest is filled in before it is one. */
const PLACEHOLDER = /\{\{|\$\{(?!CLAUDE_|user_config\.)|<%/

/** Why a text is no JSON to Claude Code, at the first place that tells; undefined for JSON, and for a template. */
export function jsonFault(text: string): JsonFault | undefined {
  const isMarked = text.startsWith('\ufeff')
  if ((!isMarked && readJson(text) !== undefined) || PLACEHOLDER.test(text)) return undefined
  if (isMarked) {
    const message = 'A byte order mark starts the file, so it is no JSON. Save it without one.'
    return { range: [0, 1], message, details: suggest('Delete the byte order mark', [0, 1], '') }
  }
  if (text.trim() === '') return { range: [0, 0], message: 'The file is empty. Write `{ "name": … }`.' }
  const marker = MARKER.exec(text)
  if (marker !== null) {
    const range: Range = [marker.index, marker.index + marker[0].length]
    return {
      range,
      message: 'This is a merge-conflict marker, so the file is no JSON. Resolve the conflict.',
    }
  }
  const bare = text.replace(TEXT, (written) => '_'.repeat(written.length))
  const comma = /,(?=\s*([}\]]))/.exec(bare)
  const comment = /\/\/|\/\*/.exec(bare)
  if (comment !== null && (comma === null || comment.index < comma.index)) {
    const message = `JSON has no comments, and ${quote(comment[0])} starts one. Delete it.`
    return { range: [comment.index, comment.index + 2], message }
  }
  if (comma !== null) {
    const range: Range = [comma.index, comma.index + 1]
    const message = `In JSON no comma may be before ${quote(comma[1]!)}. Delete it.`
    return { range, message, details: suggest('Delete the comma', range, '') }
  }
  return {
    range: [0, lineEnd(text, 0)],
    message: 'The file is no JSON. `claude plugin validate` tells where.',
  }
}
