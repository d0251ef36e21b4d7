import type { Range } from '../model.ts'
import { readYaml } from '../syntax/yaml.ts'
import { quoteYaml } from '../wording/write-yaml.ts'

/** A key at the margin, as Claude Code knows one: without digits and dots, and in no line that ends with CR. */
const MARGIN_KEY = /^[a-zA-Z_-]+:\s+(?=\S.*$)/
const MARK = /[{}[\]*&#!|>%@`]|: /

/** The value of a line to Claude Code, if it has a mark of YAML, is not in quotes and is no list. */
export function markedValue(line: string): Range | undefined {
  const start = MARGIN_KEY.exec(line)?.[0].length
  if (start === undefined) return undefined
  const value = line.slice(start)
  if (/^(["']).*\1$/.test(value) || !MARK.test(value)) return undefined
  return value.startsWith('[') && value.endsWith(']') && isYaml(value) ? undefined : [start, line.length]
}

/** The text of a line to Codex, if it holds a colon and a blank, or starts as what it is not. */
export function ambiguousText(line: string): Range | undefined {
  const key = /^\s*[^:\s][^:]*:(?=\s)\s*/.exec(line)?.[0]
  if (key === undefined) return undefined
  const value = line.slice(key.length)
  const comment = value.search(/(?:^|\s)#/)
  const text = (comment === -1 ? value : value.slice(0, comment)).trimEnd()
  if (text === '' || /^[|>'"]/.test(text)) return undefined
  const isAmbiguous = /:\s/.test(text) || (/^[[{@`]/.test(text) && !isYaml(text))
  return isAmbiguous ? [key.length, key.length + text.length] : undefined
}

/** The text of a line to OpenCode, if it holds a colon: it becomes a block. */
export function textWithColon(line: string): Range | undefined {
  const key = /^[a-zA-Z_]\w*\s*:\s*/.exec(line)?.[0]
  const text = line.slice(key?.length).trimEnd()
  if (key === undefined || /^(?:[>|]?$|["'])/.test(text) || !text.includes(':')) return undefined
  return [key.length, key.length + text.length]
}

/** The text of a line to OpenClaw, if it is a description, or a summary with a colon. */
export function freeText(line: string): Range | undefined {
  const [key = '', , name] = /^(["']?)(description|read_when|summary)\1:\s*/.exec(line) ?? []
  const text = line.slice(key.length).trimEnd()
  if (name === undefined || text === '' || /^[|>](?:[1-9][+-]?|[+-][1-9]?)?$/.test(text)) return undefined
  return name === 'description' || text.includes(': ') ? [key.length, key.length + text.length] : undefined
}

/** A text as OpenClaw puts it into quotes: without those around it. */
export function requoted(text: string): string {
  return quoteYaml(text.replace(/^(["'])(.*)\1$/, '$2'))
}

function isYaml(value: string): boolean {
  return readYaml(`key: ${value}\n`).state === 'read'
}
