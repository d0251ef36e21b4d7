import type { Field, Range } from '../../model.ts'
import { isList } from '../../syntax/fields.ts'
import { KNOWN_TOOLS } from './tools-and-models.ts'

/** A tool as a subagent lists it: `Bash(git *)`. */
export interface ListedTool {
  readonly written: string
  /** Without what stands in parentheses. */
  readonly name: string
  /** Its own place; that of the whole value where escapes or line breaks hide it. */
  readonly range: Range
}

/** The tools of a text with commas or blanks between them, or of a list; none in a value of another type. */
export function readTools({ value, range }: Field, text: string): readonly ListedTool[] {
  if (typeof value === 'string') return split(value, range, text)
  if (!isList(value)) return []
  return value.flatMap((item) => (typeof item.value === 'string' ? split(item.value, item.range, text) : []))
}

/** What stands in parentheses is a part of a tool, with its commas and blanks. */
function split(value: string, range: Range, text: string): readonly ListedTool[] {
  const written = text.slice(...range)
  const start = written.indexOf(value)
  return [...value.matchAll(/[^\s,(]*\([^)]*\)?[^\s,]*|[^\s,]+/g)].map(({ 0: tool, index }) => ({
    written: tool,
    name: tool.replace(/\([^]*$/, ''),
    range: start === -1 ? range : [range[0] + start + index, range[0] + start + index + tool.length],
  }))
}

/** Whether a name is that of a tool: one that Claude Code has, one of a server, all of them, or `isOwn`. */
export function isTool(name: string, isOwn: (name: string) => boolean): boolean {
  return KNOWN_TOOLS.has(name) || name === '*' || name.startsWith('mcp__') || isOwn(name)
}
