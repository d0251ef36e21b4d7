import type { Range } from '../../model.ts'
import { suggest } from '../../wording/fixes.ts'
import { quote } from '../../wording/quote.ts'
import { quoteYaml } from '../../wording/write-yaml.ts'
import type { Explainer, Line, Problem } from './line.ts'
import { hasKey, isText, keyName, lineAbove, quotable } from './line.ts'

const READ_AS: Readonly<Record<string, string>> = {
  '*': 'an alias',
  '&': 'an anchor',
  '!': 'a tag',
  '>': 'a block of lines',
  '|': 'a block of lines',
  '-': 'a list',
  '?': 'a mapping',
}

export const reservedStart: Explainer = (line, yaml, { code }) => {
  if (line.key === '') return undefined
  if (/^[%@`]/.test(line.value) || (code === 'TAG_RESOLVE_FAILED' && line.value.startsWith('!')))
    return quotable(
      line,
      `starts with ${line.value[0] === '`' ? 'a backtick' : `\`${line.value[0]}\``}, which YAML reserves`,
      yaml,
    )
  return undefined
}

const JOINED =
  /(?:license|version|metadata|(?:dis)?allowed-?[tT]ools|tools|model|color|permissionMode|memory|effort|background|isolation|maxTurns|skills|mcpServers|hooks|target|handoffs|agents|name|description|author|origin|compatibility|user-invocable|disable-model-invocation|argument-hint):(?=\s|$)/g
const AFTER_TEXT = /(?:[^\s\w"'(`[{/\\$@#*<:-]|\d|\S["'])$/
/** Fields whose value is a word or a list of names, so that it ends before whatever is a field. */
const WORDS =
  /^(?:(?:dis)?allowed-?[tT]ools|tools|model|color|permissionMode|memory|effort|isolation|background|maxTurns|target|license|user-invocable|disable-model-invocation)$/
/** Fields that no word ends with, and the one that every file has. */
const UNLIKE_WORDS = /[-A-Z]|^description/

/** `…the text.license: MIT` or `model: sonnettools: Read`: a line break was lost. Quotes around all would bury the field. */
export const lostLineBreak: Explainer = (line, yaml) => {
  const { start, key, value } = line
  const isWord = WORDS.test(keyName(line))
  const isEnd = isWord ? /[^\W_] ?$|[\])"'] ?$/ : /[^\W_]$/
  const found = [...value.matchAll(JOINED)].find(({ index, 0: written }) => {
    const before = value.slice(Math.max(index - 2, 0), index)
    return AFTER_TEXT.test(before) || (isEnd.test(before) && (isWord || UNLIKE_WORDS.test(written)))
  })
  if (key === '' || found === undefined || hasKey(yaml, found[0])) return undefined
  const at = start + key.length + found.index
  return {
    range: [at, at + found[0].length - 1],
    message: `${quote(found[0])} is in the middle of the line. Put it on a line of its own.`,
  }
}

/** By far the most frequent mistake. */
export const unquotedColon: Explainer = (line, yaml) => {
  const { start, end, key, value } = line
  if (key === '' || /^["'[\]{}&*!|>#]/.test(value) || !/:(?=\s|$)/.test(value)) return undefined
  if (/^[“„‘].*[”“’]$/.test(value))
    return {
      range: [start + key.length, end],
      message: `${quote(value)} has typographic quotes, which YAML takes for text. Write \`"\` instead.`,
    }
  if (MAPS.test(keyName(line))) return onKeyLine(line)
  return /^[-?]\s/.test(value)
    ? undefined
    : quotable(line, 'has an unquoted `: `, so YAML reads a mapping', yaml)
}

/** Fields whose value is a mapping: in quotes it would be none. */
const MAPS =
  /^(?:metadata|hooks|mcp-servers|mcpServers|openclaw|clawdbot|clawdis|moltbot|hermes|requires|interface|policy|dependencies)$/

/** `metadata: version: "1.0"` */
function onKeyLine({ start, end, key, value }: Line): Problem {
  return {
    range: [start + key.length, end],
    message: `${quote(value)} is on the line of ${quote(key.trim())}. Put each \`key: value\` on a line of its own below, indented by two more spaces.`,
  }
}

/** `tools: - Read` */
export const listOnKeyLine: Explainer = (line, yaml) => {
  const { start, end, key, value } = line
  if (key === '' || !/^[-?](?:\s|$)/.test(value)) return undefined
  if (isText(line) || value[0] === '?')
    return quotable(line, `starts with \`${value[0]}\`, so YAML reads ${READ_AS[value[0]!]}`, yaml)
  return {
    range: [start + key.length, end],
    message: 'The list starts on the line of its key. Put each `-` item on a line of its own below.',
  }
}

const OF_MARKS = /^(?:UNEXPECTED_TOKEN|BAD_ALIAS|ALIAS_PROPS|BAD_PROP_ORDER|MULTIPLE_(?:ANCHORS|TAGS))$/

/** `[a] b`, `*all* of it`: the mark at the start says something that the rest contradicts. */
export const markedStart: Explainer = (line, yaml, { code }) => {
  const mark = line.value[0] ?? ''
  if (line.key === '' || !/^[*&!>|[{]/.test(line.value)) return undefined
  const isPiped = code === 'MISSING_CHAR' && /^\[[^[\]]*\] \| /.test(line.value)
  if (!isPiped && !OF_MARKS.test(code)) return undefined
  if (line.textEnd === undefined && /^[|>][-+]?[ \t]+[^\s#]/.test(line.value)) return textAfterBar(line)
  if (mark !== '[' && mark !== '{')
    return quotable(line, `starts with \`${mark}\`, so YAML reads ${READ_AS[mark]}`, yaml)
  const closing = mark === '[' ? ']' : '}'
  return line.value.slice(0, -1).includes(closing)
    ? quotable(line, `has text after the closing \`${closing}\``, yaml, isText(line))
    : undefined
}

/** `{a: b c: d}`, `["a"], "b"`: quotes around all would make a text of it. */
export const brokenBrackets: Explainer = (line) => {
  const { start, end, key, value } = line
  const range: Range = [start + key.length, end]
  if (key === '' || isText(line)) return undefined
  if (/^\{[^{}[\]]*\}$/.test(value) && /[^\s,{}[\]:][ \t]+[\w.-]+:[ \t]/.test(value))
    return { range, message: `A comma is missing in ${quote(value)}. Write one between two of its fields.` }
  if (/^\[[^[\]{}]*\]$/.test(value) && /^\[[ \t]*,|,[ \t]*,/.test(value))
    return { range, message: `An entry of ${quote(value)} is empty. Delete each comma that is too much.` }
  if (/^\[[^[\]]+\],[ \t]*[^\s[\]{}#:][^[\]{}#:]*$/.test(value))
    return { range, message: `${quote(value)} goes on after its \`]\`. Move the \`]\` to its end.` }
  return undefined
}

/** `[Read, Grep]` at the margin, where a field is to be. */
export const listWithoutKey: Explainer = ({ start, end, key }, yaml, { code }) =>
  key === '' && code === 'MISSING_CHAR' && /^\[[^[\]]*\]$/.test(yaml.slice(start, end))
    ? {
        range: [start, end],
        message:
          'This list has no key. Write one before it, such as `tools:`, or indent the line if it belongs to the value above.',
      }
    : undefined

/** `tools: [Read]`, and below it `- Grep`. */
export const itemBelowBrackets: Explainer = ({ start, end }, yaml, { code }) =>
  code === 'BLOCK_AS_IMPLICIT_KEY' &&
  /^ +- /.test(yaml.slice(start, end)) &&
  /^(?!name:|description:)[\w-]+:[ \t]+\[.*\]$/.test(lineAbove(yaml, start))
    ? {
        range: [start, end],
        message:
          'The list above ended with its `]`. Move each item below it into the brackets, or delete its line.',
      }
    : undefined

/** A list in lines, each with its `-`, inside brackets: in quotes, the dash would be a part of each item. */
export const listInBrackets: Explainer = (line, yaml, { code, pos }) => {
  if (code !== 'BLOCK_IN_FLOW' || !yaml.startsWith('- ', pos[0]) || isText(line)) return undefined
  return {
    range: [pos[0], line.end],
    message: 'An item inside brackets has no `-`. Delete it, and put commas between the items.',
  }
}

/** `bins:\["curl"]`: a backslash before a bracket, as in a regular expression. */
export const strayBackslash: Explainer = (_, yaml, { code, pos }) => {
  const at = pos[0] - 1
  if (code === 'BAD_DQ_ESCAPE' || yaml[at] !== '\\') return undefined
  return {
    range: [at, at + 1],
    message: `YAML allows no backslash before \`${yaml[pos[0]]}\`. Replace it with a space.`,
  }
}

/** `prompt: > Review it`: the text of a block starts on the next line. */
function textAfterBar({ start, end, key, value, next }: Line): Problem {
  const range: Range = [start + key.length, end]
  const [bar = ''] = /^\S+/.exec(value) ?? []
  const text = value.slice(bar.length).trim()
  const problem = `${quote(value)} has text on the line of the \`${bar}\`.`
  const [own = ''] = /^[ \t]*(?:- +)?/.exec(key) ?? []
  const [indent = ''] = /^[ \t]*/.exec(next) ?? []
  const isDeeper = indent.length > own.length && /\S/.test(next)
  if (!isDeeper || /^[ \t]*#/.test(next)) {
    const message = `${problem} Remove the \`${bar}\`, and quote the text.`
    // Below a blank line or a comment the text may go on.
    const mayGoOn = /^[ \t\r]*(?:#.*)?$/.test(next) && next !== ''
    return { range, message, ...(!mayGoOn && { details: suggest('Quote the text', range, quoteYaml(text)) }) }
  }
  return { range, message: `${problem} Put it on a line of its own below, indented like the next.` }
}
