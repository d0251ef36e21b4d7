import type { Edit, Range } from '../../model.ts'
import { codePointOf } from '../../wording/code-points.ts'
import { revealing, safely, suggest } from '../../wording/fixes.ts'
import { quote } from '../../wording/quote.ts'
import { lastFieldAbove } from '../last-field.ts'
import { lineEnd, trimEnd } from '../position.ts'
import type { Explainer, Line, Problem } from './line.ts'
import { belowBar, hasKey, KEYS, keyName, lineAbove, lineAt } from './line.ts'

const NO_FIELD = 'The line is not `key: value`.'
const INDENT = `${NO_FIELD} Indent it by two spaces if it belongs to the value above`

/** Fields whose text may take several lines. */
const LONG = /^(?:description|when_to_use|compatibility)$/

/** A reader that takes them for fields asks for quotes around half of a conflict. */
export const conflictMarker: Explainer = ({ start, end }, yaml) => {
  const marked = /^(?:<{7}|>{7}|\|{7})(?:[ \t\r]|$)/m.test(yaml)
  const first = marked ? /^(?:<{7}|={7}|>{7}|\|{7})(?:[ \t\r]|$)/m.exec(yaml)!.index : start
  if (!marked && yaml.slice(start, end) !== '=======') return undefined
  return {
    range: [first, trimEnd(yaml, first, lineEnd(yaml, first))],
    message: 'This is a merge-conflict marker. Resolve the conflict.',
  }
}

/** The end of a fence that somebody put around the fields. */
export const codeFence: Explainer = ({ start, end }, yaml) =>
  /^(?:`{3,}|~{3,})\w*$/.test(yaml.slice(start, end))
    ? { range: [start, end], message: 'A code fence is among the fields. Delete the line.' }
    : undefined

/** `name：x`, as an input method for Chinese or Japanese writes it. */
export function fullWidthColon({ start, end, key }: Line, yaml: string): Problem | undefined {
  const match = key === '' ? /^( *(?:- +)?([\w.-]+))(：\s*)/.exec(yaml.slice(start, end)) : null
  if (match === null) return undefined
  const [, before = '', name = '', colon = ''] = match
  const at = start + before.length
  const message = `\`${name}\` is followed by the full-width colon U+FF1A. Write \`:\` and a space.`
  const range: Range = [at, at + 1]
  if (!KEYS.has(name) || hasKey(yaml, `${before}:`)) return { range, message }
  const edit: Edit = { range: [at, at + colon.length], text: ': ' }
  return { range, message, details: safely('Write `:`', edit) }
}

/** `key:value`, or a no-break space after the colon. Most such lines continue the value above. */
export function missingSpace(line: Line, yaml: string): Problem | undefined {
  const { start, end, key } = line
  const match = key === '' ? /^( *(?:- +)?([\w.-]+):)([^\S \t]*)(?=\S)/.exec(yaml.slice(start, end)) : null
  if (match === null) return undefined
  const [, written = '', name = '', blanks = ''] = match
  const range: Range = [start, end]
  if (yaml.startsWith('//', start + written.length)) return noField(line, yaml)
  const message =
    blanks === ''
      ? `${quote(written)} is not followed by a space. Put one after the colon`
      : `${quote(written)} is followed by ${codePointOf(blanks)}, which is no space to YAML. Put a space after the colon`
  if (!KEYS.has(name) || hasKey(yaml, written))
    return { range, message: `${message}, or indent the line if it belongs to the value above.` }
  const colon = start + written.length
  // Nobody leaves the description out, and without a value above the line continues none.
  const safe = name === 'description' || /^\ufeff?(?:---)?\s*$/.test(yaml.slice(0, start))
  const edits: readonly Edit[] = [{ range: [colon, colon + blanks.length], text: ' ' }]
  return {
    range,
    message: `${message}.`,
    details: { fix: { title: 'Put a space after the colon', safe, edits } },
  }
}

/** `-item` among the items of a list. */
export function missingSpaceInItem({ start, end }: Line, yaml: string): Problem | undefined {
  const [, indent] = /^( *)-[^\s-]/.exec(yaml.slice(start, end)) ?? []
  if (indent === undefined || !/^ *- /.test(lineAbove(yaml, start))) return undefined
  return {
    range: [start, end],
    message: `${quote(yaml.slice(start, end).trim())} has no space after its \`-\`. Put one there.`,
  }
}

/** A line that starts with no key: most often the second line of a text, without its indentation. */
export const strayLine: Explainer = (line, yaml, { code, message }) =>
  line.key === '' &&
  /^(?:MULTILINE_IMPLICIT_KEY|MISSING_CHAR)$/.test(code) &&
  !/flow|directives/.test(message) &&
  yaml[line.start] !== '['
    ? noField(line, yaml)
    : undefined

function noField({ start, end }: Line, yaml: string): Problem {
  const range: Range = [start, end]
  const edits = continuing(yaml, start)
  if (edits !== undefined)
    return {
      range,
      message: `${INDENT}.`,
      details: { fix: { title: 'Indent by two spaces', safe: false, edits } },
    }
  const long = textAround(yaml, start)
  if (long !== undefined) return { ...long, range }
  const owner = [...yaml.slice(0, start).matchAll(/^[\w.-]+(?=:)/gm)].at(-1)?.[0] ?? ''
  if (KEYS.has(owner) && !LONG.test(owner)) return notText(range, yaml)
  if (/^[\w.-]+:\s+(["']).*\1\s*$/.test(lineAbove(yaml, start)))
    return { range, message: `${NO_FIELD} If it belongs to the value above, move it inside the quotes.` }
  return { range, message: `${INDENT}, or ${closing(yaml, start)}.` }
}

/** So many lines below a description are its text, not that of the file. */
const MOST_LINES = 10
/** What the body of a file has. */
const OF_BODY = /^(?:[ \t\r]*$|#|`{3}|~{3})/m

/** What to do about a description that goes on at the margin around a line, down to a field that is known or to the end. */
function textAround(yaml: string, start: number): Problem | undefined {
  const above = [...yaml.slice(0, start).matchAll(/^(\w+):[ \t]+(?=[^\s"'|>[{])/gm)].findLast(([, key]) =>
    LONG.test(key!),
  )
  const line = above && lineAt(yaml, above.index)
  if (line?.textEnd === undefined || line.textEnd < start) return undefined
  const next = /^\s*([\w.-]+):/.exec(yaml.slice(line.textEnd))?.[1] ?? ''
  const fault = `The text of \`${keyName(line)}\` goes on at the margin, where YAML reads fields`
  const text = yaml.slice(lineEnd(yaml, line.start) + 1, line.textEnd)
  const isShort = text.split('\n').length <= MOST_LINES && !OF_BODY.test(text)
  const isOfField = isShort || /<\/example>\s*$/.test(yaml.slice(0, line.textEnd))
  const isWhole = next === '' && isOfField && yaml.slice(line.textEnd).trim() === ''
  return isWhole || KEYS.has(next) ? belowBar(line, line.textEnd, fault, yaml) : undefined
}

function closing(yaml: string, start: number): string {
  return `close the frontmatter with \`---\` after line ${lastFieldAbove(yaml, start).line}`
}

/** Below a name or another word the line is no second line: it is the description, a stray, or the body. */
function notText(range: Range, yaml: string): Problem {
  if (yaml.startsWith('<example>', range[0]))
    return {
      range,
      message: `${NO_FIELD} Move the examples into the \`description\`: write \`|-\` after that, and its text below, indented by two spaces.`,
    }
  if (!hasKey(yaml, 'description:'))
    return { range, message: `${NO_FIELD} If it is the description, write \`description:\` before it.` }
  const below = yaml.slice(lineEnd(yaml, range[1]) + 1)
  const [field, name = ''] = /^\s*([\w.-]+):(?:\s|$)/.exec(below) ?? []
  if (field !== undefined && KEYS.has(name)) return { range, message: `${NO_FIELD} Delete it.` }
  if (below.trim() === '') return { range, message: `${NO_FIELD} Delete it, or ${closing(yaml, range[0])}.` }
  const { line, end } = lastFieldAbove(yaml, range[0])
  const eol = yaml[lineEnd(yaml, end) - 1] === '\r' ? '\r\n' : '\n'
  const fix = revealing(suggest('Write `---`', [end, end], `${eol}---`))
  return {
    range,
    message: `${NO_FIELD} If the text of the file starts here, put \`---\` after line ${line}.`,
    details: fix,
  }
}

/** Indents the lines from `start` up to the next field; undefined where that would not make them text. */
function continuing(yaml: string, start: number): readonly Edit[] | undefined {
  const [, key = '', value = ''] = /^([\w.-]+):\s+(\S.*)$/.exec(lineAbove(yaml, start)) ?? []
  const goesOn = LONG.test(key) && /^[^"'[\]{}&*!|>%@`#-][^#]*$/.test(value)
  if (!goesOn && !/^[|>][-+]?$/.test(value)) return undefined
  const edits: Edit[] = []
  for (let at = start; at < yaml.length; at = lineEnd(yaml, at) + 1) {
    const line = yaml.slice(at, lineEnd(yaml, at)).trimEnd()
    if (line === '' || /^[\w.-]+:(?:\s|$)/.test(line)) break
    if (/^(?:[\s#]|[-*] |\/\/|[\w.-]+ *=)|:(?:\s|$)|\s#/.test(line)) return undefined
    edits.push({ range: [at, at], text: '  ' })
  }
  return edits.length === 0 ? undefined : edits
}

/** `description = …`, as in TOML or in a shell. */
export function equalsSign({ start, end }: Line, yaml: string): Problem | undefined {
  const [written, name = ''] = /^([\w.-]+)[ \t]*=/.exec(yaml.slice(start, end)) ?? []
  if (written === undefined) return undefined
  const range: Range = [start, start + written.length]
  const message = `${quote(written)} is not followed by a colon. Write \`${name}:\``
  if (!KEYS.has(name))
    return { range, message: `${message}, or indent the line if it belongs to the value above.` }
  if (hasKey(yaml, `${name}:`)) return { range, message: `\`${name}\` is already set. Delete this line.` }
  return { range, message: `${message}, and so in other lines with a \`=\`.` }
}

/** `// a note`, as in JavaScript. */
export const slashes: Explainer = ({ start, end }, yaml) =>
  /^\/\/[ \t]/.test(yaml.slice(start, end))
    ? { range: [start, start + 2], message: '`//` starts no comment in YAML. Write `#`.' }
    : undefined

/** `"name": "pdf",`, as in JSON. */
export const jsonComma: Explainer = ({ start, end }, yaml) =>
  /^ *(["']?)[\w.-]+\1:[ \t]+(?:"[^"\\]*"|'[^']*'),$/.test(yaml.slice(start, end))
    ? {
        range: [end - 1, end],
        message: 'A comma follows the closing quote. Delete the comma, here and in other lines.',
      }
    : undefined

/** `* a`: a bullet of Markdown, where YAML reads an alias. */
export const bullet: Explainer = ({ start, end, key }, yaml) => {
  if (key !== '' || !/^[ \t]*\* +\S/.test(yaml.slice(start, end))) return undefined
  const edits: Edit[] = []
  for (let at = start; ; at = lineEnd(yaml, at) + 1) {
    const [, indent] = /^([ \t]*)\* +\S/.exec(yaml.slice(at, lineEnd(yaml, at))) ?? []
    if (indent === undefined) break
    edits.push({ range: [at + indent.length, at + indent.length + 1], text: '-' })
  }
  const where = edits.length === 1 ? '' : `, here and in the lines below`
  return {
    range: edits[0]!.range,
    message: `\`*\` starts no item of a list in YAML. Write \`-\`${where}.`,
    details: { fix: { title: 'Write `-`', safe: false, edits } },
  }
}
