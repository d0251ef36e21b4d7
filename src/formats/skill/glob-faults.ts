import type { Field } from '../../model.ts'
import type { Part } from '../../syntax/fields.ts'
import { partsOf } from '../../syntax/fields.ts'
import type { Problem } from '../../syntax/yaml-errors.ts'
import { safely, suggest } from '../../wording/fixes.ts'
import { quote } from '../../wording/quote.ts'

/** The patterns of a text with commas between them, or of a list, without blanks around each. Commas in braces are a part of one. */
export function globsIn(field: Field, text: string): readonly Part[] {
  return partsOf(field, text, /(?:[^\s,{](?:\{[^{}]*\}|[^,{])*|\{[^,]*)(?<!\s)/g)
}

type GlobFault = Omit<Problem, 'range'>

const UNMATCHED = 'so Claude Code never matches it'
const OUTSIDE = /^!?(?:\.\.\/|~\/|\/(?:Users|home)\/\w[\w.-]*\/|[A-Za-z]:[\\/]|\$(?:\w+|\{\w+\})\/)/
const PROJECT = /^\$(?:CLAUDE_PROJECT_DIR|PWD|\{CLAUDE_PROJECT_DIR\}|\{PWD\})\//

/** Why no path of a repository can match a pattern; undefined where one can. */
export function globFault({ written, range }: Part, isItem: boolean, text: string): GlobFault | undefined {
  const fault = (what: string, meant: string, isSafe = false): GlobFault => {
    const title = `Write ${quote(meant)}`
    const message = `${quote(written)} ${what}, ${UNMATCHED}. ${title}.`
    if (text.slice(...range) !== written) return { message }
    return { message, details: isSafe ? safely(title, { range, text: meant }) : suggest(title, range, meant) }
  }
  const bare = written.replace(/^(!?)(?:\.\/)+/, '$1')
  if (bare !== written && bare.length > 1) return fault('starts with `./`', bare, true)
  if (PROJECT.test(written)) return fault('starts with a variable', written.replace(PROJECT, ''))
  if (OUTSIDE.test(written))
    return {
      message: `${quote(written)} points outside the repository, ${UNMATCHED}. Write a path from its root.`,
    }
  if (/\w\\+[\w*]/.test(written) && !/[$^]|\.\*|\\[.dws](?!\w)/.test(written))
    return fault('has a backslash', written.replaceAll(/\\+/g, '/'))
  const parts = written.split(/\s+/)
  if (isItem || parts.length < 2 || !parts.every((part) => /[*/]/.test(part))) return undefined
  return fault('is one pattern', parts.join(', '))
}
