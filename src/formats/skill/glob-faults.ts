import type { Field, Range } from '../../model.ts'
import { itemsOf } from '../../syntax/fields.ts'
import type { Problem } from '../../syntax/yaml-errors.ts'
import { safely, suggest } from '../../wording/fixes.ts'
import { quote } from '../../wording/quote.ts'

/** A pattern of `paths`. */
export interface Glob {
  readonly written: string
  /** Its own place; that of the whole value where escapes or line breaks hide it. */
  readonly range: Range
  readonly isPlain: boolean
}

/** The patterns of a text with commas between them, or of a list. Commas in braces are a part of a pattern. */
export function globsIn(field: Field, text: string): readonly Glob[] {
  return itemsOf(field).flatMap(({ value, range }) =>
    typeof value === 'string' ? split(value, range, text) : [],
  )
}

function split(value: string, range: Range, text: string): readonly Glob[] {
  const start = text.slice(...range).indexOf(value)
  return [...value.matchAll(/[^\s,{](?:\{[^{}]*\}|[^,{])*|\{[^,]*/g)].map(({ 0: found, index }) => {
    const written = found.trimEnd()
    const from = range[0] + start + index
    return {
      written,
      range: start === -1 ? range : [from, from + written.length],
      isPlain: start !== -1,
    }
  })
}

type GlobFault = Omit<Problem, 'range'>

const UNMATCHED = 'so Claude Code never matches it'
const OUTSIDE = /^!?(?:\.\.\/|~\/|\/(?:Users|home)\/\w[\w.-]*\/|[A-Za-z]:[\\/]|\$(?:\w+|\{\w+\})\/)/
const PROJECT = /^\$(?:CLAUDE_PROJECT_DIR|PWD|\{CLAUDE_PROJECT_DIR\}|\{PWD\})\//

/** Why no path of a repository can match a pattern; undefined where one can. */
export function globFault(glob: Glob, isItem: boolean): GlobFault | undefined {
  const { written } = glob
  const bare = written.replace(/^(!?)(?:\.\/)+/, '$1')
  if (bare !== written && bare.length > 1) return fault('starts with `./`', glob, bare, true)
  if (PROJECT.test(written)) return fault('starts with a variable', glob, written.replace(PROJECT, ''))
  if (OUTSIDE.test(written))
    return {
      message: `${quote(written)} points outside the repository, ${UNMATCHED}. Write a path from its root.`,
    }
  if (/\w\\+[\w*]/.test(written) && !/[$^]|\.\*|\\[.dws](?!\w)/.test(written))
    return fault('has a backslash', glob, written.replaceAll(/\\+/g, '/'))
  const parts = written.split(/\s+/)
  if (isItem || parts.length < 2 || !parts.every((part) => /[*/]/.test(part))) return undefined
  return fault('is one pattern', glob, parts.join(', '))
}

function fault(what: string, { range, isPlain, written }: Glob, meant: string, isSafe = false): GlobFault {
  const title = `Write ${quote(meant)}`
  const message = `${quote(written)} ${what}, ${UNMATCHED}. ${title}.`
  if (!isPlain) return { message }
  return { message, details: isSafe ? safely(title, { range, text: meant }) : suggest(title, range, meant) }
}
