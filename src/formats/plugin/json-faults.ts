import { readJson } from '../../syntax/json.ts'
import { lineEnd } from '../../syntax/position.ts'
import type { Problem } from '../../syntax/yaml-errors.ts'
import { quote } from '../../wording/quote.ts'

const TEXT = /"(?:[^"\\\n]|\\.)*"?/g
const MARKER = /^(?:<{7}|={7}|>{7})(?![<=>])/m
/** What JSON does not have: comments, and a comma before the end of a list or an object. */
const ODD = /\/\/|\/\*|,(?=\s*([}\]]))/
/** A template of a manifest is filled in before it is one. */
const PLACEHOLDER = /\{\{|\$\{(?!CLAUDE_|user_config\.)|<%/

/** Why a text is no JSON to Claude Code, at the first place that tells; undefined for JSON, and for a template. */
export function jsonFault(text: string): Problem | undefined {
  const isMarked = text.startsWith('\ufeff')
  if ((!isMarked && readJson(text) !== undefined) || PLACEHOLDER.test(text)) return undefined
  if (isMarked)
    return {
      range: [0, 1],
      message: 'A byte order mark starts the file, so it is no JSON. Save it without one.',
    }
  if (text.trim() === '') return { range: [0, 0], message: 'The file is empty. Write `{ "name": … }`.' }
  const marker = MARKER.exec(text)
  if (marker !== null)
    return {
      range: [marker.index, marker.index + marker[0].length],
      message: 'This is a merge-conflict marker, so the file is no JSON. Resolve the conflict.',
    }
  const odd = ODD.exec(text.replace(TEXT, (written) => '_'.repeat(written.length)))
  if (odd === null)
    return {
      range: [0, lineEnd(text, 0)],
      message: 'The file is no JSON. `claude plugin validate` tells where.',
    }
  const [mark, closing] = odd
  const message =
    closing === undefined
      ? `JSON has no comments, and ${quote(mark)} starts one. Delete it.`
      : `In JSON no comma may be before ${quote(closing)}. Delete it.`
  return { range: [odd.index, odd.index + mark.length], message }
}
