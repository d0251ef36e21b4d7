import { basename } from '../wording/paths.ts'
import { looseKeys } from './misplaced-frontmatter.ts'

/** How much of a file without frontmatter tells what it is. */
export const START = 2000

/** Whether a text without frontmatter is a prompt: headings, comments and lines of hyphens may be above `You are`. */
export function speaksToModel(text: string): boolean {
  const lines = text.slice(0, START).split('\n')
  const first = lines.map((line) => line.trim()).find((line) => line !== '' && !/^(?:#|<!--|---$)/.test(line))
  return first !== undefined && /^(?:\*\*)?You(?: are|’re|'re)\b/.test(first)
}

/** Fields that nothing opens, or that are not at the start: a name or a description, and another one. */
export function hasLooseFields(text: string, isField: (key: string) => boolean): boolean {
  const keys = looseKeys(text.slice(0, START)).filter(isField)
  return keys.length > 1 && (keys.includes('name') || keys.includes('description'))
}

const TEMPLATE = /^_|(?:^|[-_.])(?:template|reference|example|sample)s?(?=[-_.])/i

/** Whether the name of a file says that it is one to copy. */
export function isTemplateFile(path: string): boolean {
  return TEMPLATE.test(basename(path))
}

/** `Moved to x`, `Deprecated: x`, `PDF (archived)`. */
const GONE =
  /^(?:archived|deprecated|moved|obsolete|removed|retired|superseded)(?: (?:to|by|in|into)\b|[.!:—–]| -|$)|[([—–:-] ?(?:archived|deprecated|moved|obsolete|removed|retired|superseded)[\])]?$/i
/** `This file has been archived`. */
const IS_GONE =
  /^(?:this|the) (?:[\w-]{1,30} ){1,3}(?:is|was|(?:has|have) been) (?:now )?(?:archived|deprecated|moved|obsolete|removed|retired|superseded)\b(?!-)/i
const MOST_HEAD_LINES = 3

/** Whether a heading or a line says that what it is about is no longer in use. */
export function saysGone(line: string): boolean {
  return GONE.test(line)
}

/** Whether one of the first lines of a text says that it is no longer in use. */
export function isRetired(text: string): boolean {
  return text
    .slice(0, START)
    .split('\n')
    .map((line) => line.replace(/^[^\p{L}]+|[*_`~]/gu, '').trimEnd())
    .filter((line) => line !== '')
    .slice(0, MOST_HEAD_LINES)
    .some((line) => GONE.test(line) || IS_GONE.test(line))
}
