import type { Data } from '../model.ts'

const INDICATOR = /^[-?:,[\]{}#&*!|>'"%@`]/
const NUMBER = /^(?:0|[1-9]\d{0,8})(?:\.\d{1,6})?$/
/** More than YAML takes for something else than text: what is doubtful is left to the parser. */
const NO_TEXT = /^(?:~|null|true|false|[-+]?[\d.]+(?:e[-+]?\d*)?|[-+]?0[xo][\da-f]*|[-+]?\.(?:inf|nan))$/i
/** A version, which looks like a number and is none. */
const VERSION = /^\d{1,9}\.\d{1,9}\.\d[\w.+-]*$/
/** A text in quotes whose escapes are those of JSON. */
const QUOTED = /^"(?:[^"\\]|\\["\\/nt])*"$/

/** What a scalar on one line of YAML holds, without the blanks around it; undefined where it may be anything else. */
export function readPlainScalar(written: string): Data | undefined {
  if (written[0] === '"') return QUOTED.test(written) ? JSON.parse(written) : undefined
  if (written[0] === "'")
    return /^'(?:[^']|'')*'$/.test(written) ? written.slice(1, -1).replaceAll("''", "'") : undefined
  if (written === 'true' || written === 'false') return written === 'true'
  if (NUMBER.test(written)) return Number(written)
  if (VERSION.test(written)) return written
  return INDICATOR.test(written) || NO_TEXT.test(written) || /: | #|:$/.test(written) ? undefined : written
}
