import type { YamlDocument } from '../lint/fields/table.ts'
import type { Details, Edit, Range, Report } from '../model.ts'
import { parseFrontmatter } from '../syntax/frontmatter.ts'
import { lastUnclosedField } from '../syntax/last-field.ts'
import { lineEnd, lineFrom, trimEnd } from '../syntax/position.ts'
import type { Problem } from '../syntax/yaml-errors.ts'
import { applyEdits, safely } from '../wording/fixes.ts'
import { quote } from '../wording/quote.ts'
import { misplacedBlock } from './misplaced-frontmatter.ts'
import { otherLanguage } from './other-language.ts'

const DELETE = 'Delete the blank space'

/** Reports a file without frontmatter, or what it has instead; `fields` is what it must have. */
export function reportMissing({ frontmatter, text }: YamlDocument, fields: string, report: Report): void {
  const [start] = frontmatter.opening
  const advice = `Start it with frontmatter that gives ${fields}`
  const wanted = `${advice}.`
  const first = text.slice(start).search(/\S/)
  if (first === -1) return report([start, start], `The file is empty. ${advice}, or delete it.`)
  const range = lineFrom(text, start + first)
  const line = text.slice(...range)
  if (line === '---' && range[0] === start) {
    // Only some white space may follow: a no-break space, for one, may not.
    const end = lineEnd(text, start) - (text[lineEnd(text, start) - 1] === '\r' ? 1 : 0)
    const message = `Blank space follows the \`---\`, so clients see no frontmatter. ${DELETE}.`
    return report([range[1], end], message, deleting(text, [range[1], end]))
  }
  if (line === '---') return reportAbove(text, range, wanted, report)
  const ofCr = 'The lines end with CR alone, so all is one line. Save the file with LF or CRLF line ends.'
  if (/^---\r/.test(line) && !text.includes('\n')) return report(range, ofCr)
  const lost = lostLineBreaks(text, range)
  if (lost !== undefined) return report(lost.range, lost.message)
  const hidden = hiddenFrontmatter(text, range)
  if (hidden !== undefined) return report(range, hidden.message, hidden.details)
  report(range, `The file starts with ${quote(line)}, not with a \`---\` line. ${wanted}`)
}

/** A `---` below blank lines opens frontmatter that is hidden, or it is a thematic break. */
function reportAbove(text: string, range: Range, wanted: string, report: Report): void {
  // A byte order mark before the blank lines goes with them.
  const fix = deleting(text, [0, range[0]])
  const unopened = 'The file starts with blank space and a `---` that opens no frontmatter.'
  if (fix.fix === undefined) return report(range, `${unopened} ${wanted}`)
  const blanks = text.slice(0, range[0])
  const lines = blanks.endsWith('\n') ? blanks.split('\n').length - 1 : 0
  const noun = lines === 0 ? 'blank space' : lines === 1 ? 'blank line' : 'blank lines'
  const come = lines > 1 ? 'Blank lines come' : lines === 1 ? 'A blank line comes' : 'Blank space comes'
  report(range, `${come} before \`---\`, so clients see no frontmatter. Delete the ${noun}.`, fix)
}

/** A fix if it reveals fields: elsewhere the `---` would open no frontmatter, or one that never ends. */
function deleting(text: string, range: Range): Details {
  const left = text.slice(0, range[0]) + text.slice(range[1])
  const { state, fields, content } = parseFrontmatter(left)
  const hasFields =
    fields.size > 0 || (state === 'broken' && /^(?:name|description)[ \t]*:/m.test(left.slice(...content)))
  return hasFields ? safely(DELETE, { range, text: '' }) : {}
}

/** What to say of fields that are there, but that nothing opens at the start of the file. */
type Hidden = Omit<Problem, 'range'>

const FIELD = /^[ \t]*(?:name|description)[ \t]*:/
/** What people write in the place of `---`. */
const OPENING =
  /^(?:-{2}|-{4,}|---[ \t#]*\w+|[–—]{1,3}|-(?: -){2}|_{3,}|\*{3,}|[^\w\s-]{1,2} ?---[^\w\s-]{0,2}|---[^\w\s-]{1,2}|\w{1,20} #---)$/

/** What an editor makes of fields that it takes for data. */
const TABLE = /^\|[ \t]{0,99}(?:name|description)[ \t]{0,99}\|/i

function hiddenFrontmatter(text: string, range: Range): Hidden | undefined {
  const line = text.slice(...range)
  const next = text.slice(lineEnd(text, range[0]) + 1)
  if (/^\+{3}$/.test(line))
    return { message: 'The frontmatter is TOML. Write it as YAML between two `---` lines.' }
  if (TABLE.test(line))
    return { message: 'The fields are a table. Write them as `name: …` lines between two `---` lines.' }
  const language = otherLanguage(text)
  if (language !== undefined) {
    const details = FIELD.test(next) ? fencing(text, range, line) : {}
    return { message: language.message, details }
  }
  const fenced = fencedFrontmatter(text)
  if (fenced !== undefined) return { message: fenced }
  const broken = brokenOpening(text)
  if (broken !== undefined) return broken
  return startsWithField(text) ? unopened(text, range) : (pasted(text, range) ?? below(text, range))
}

/** What to say of fields at the start of a text below a line that people write in the place of `---`. */
export function brokenOpening(text: string): Problem | undefined {
  const start = text.search(/[^\s\ufeff]/)
  if (start === -1 || !FIELD.test(text.slice(lineEnd(text, start) + 1))) return undefined
  const range = lineFrom(text, start)
  const line = text.slice(...range)
  if (/^(?:`{3}|~{3})/.test(line))
    return {
      range,
      message: 'A code fence wraps the fields. Delete it, and write `---` above and below them.',
    }
  if (!OPENING.test(line) || otherLanguage(text) !== undefined) return undefined
  const message = `${quote(line)} does not open the frontmatter. Write \`---\`.`
  return { range, message, details: fencing(text, range, line) }
}

function lineNumber(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}

/** What to say of frontmatter that is the first thing in a fence which starts the file. */
export function fencedFrontmatter(text: string): string | undefined {
  const start = /^[\s\ufeff]*(?:`{3}|~{3})[^\n]*\n\s*(?=---\s)/.exec(text)?.[0].length
  if (start === undefined) return undefined
  const { state, problems } = parseFrontmatter(text.slice(start))
  const isOpen = state === 'unclosed'
  const last = isOpen ? lastUnclosedField(text, [lineEnd(text, start) + 1, text.length]) : undefined
  const [next] = problems
  const number = next && lineNumber(text, start + next.range[0])
  const besides = last && `, and add a line \`---\` after line ${last.line}.`
  const advice = besides ?? (next === undefined ? '.' : `, and fix line ${number}: ${next.message}`)
  return `A code fence wraps the file, so its frontmatter is code. Delete the fence${advice}`
}

/** Some lines, and a fence around the file to the end: an answer of a chat that was saved as it came. */
const PASTED =
  /^((?:[^\n]*\n){1,4}?)[ ]{0,3}(`{3,}|~{3,})[a-z]*[ \r]*\n(?=---[ \r]*\n(?:name|description)[ ]*:)/i

function pasted(text: string, range: Range): Hidden | undefined {
  const [opening, , mark] = PASTED.exec(text.slice(range[0])) ?? []
  if (opening === undefined || mark === undefined) return undefined
  const start = range[0] + opening.length
  const close = text.lastIndexOf(`\n${mark}`) + 1
  const rest = text.slice(close + mark.length)
  if (close <= start || /^[^\n]*\S/.test(rest) || rest.trim().includes('\n')) return undefined
  return {
    message: `A code fence below ${quote(text.slice(...range))} wraps the file, so its frontmatter is code. Delete what is above it, and both fence lines.`,
  }
}

/** What to say of a text that starts with fields which no `---` opens; undefined for any other text. */
export function unopenedFields(text: string): Problem | undefined {
  const start = text.search(/\S/)
  if (start === -1) return undefined
  const range = lineFrom(text, start)
  if (startsWithField(text)) return { range, ...unopened(text, range) }
  return lostLineBreaks(text, range)
}

/** Fields on the line of the `---` that opens them: `---description: Reads PDF files.---# PDF`. */
function lostLineBreaks(text: string, [start, end]: Range): Problem | undefined {
  if (!/^---[ \t]*["']?[A-Za-z][\w-]{0,99}["']?:[ \t]/.test(text.slice(start, end))) return undefined
  return {
    range: [start, start + 3],
    message:
      'The `---` and a field are on one line, so clients read no field. Put each on a line of its own.',
  }
}

function startsWithField(text: string): boolean {
  return FIELD.test(text.trimStart())
}

/** Opens fields that a `---` closes: safe, as only that line is missing. */
function unopened(text: string, range: Range): Hidden {
  const eol = text[lineEnd(text, range[0]) - 1] === '\r' ? '\r\n' : '\n'
  const edit: Edit = { range: [text.startsWith('\ufeff') ? 1 : 0, range[0]], text: `---${eol}` }
  const { state, fields } = parseFrontmatter(applyEdits(text, [edit]))
  const isClosed = fields.size > 0 || state === 'broken'
  const advice = isClosed ? 'Put `---` above them' : 'Put one above and one below the fields'
  const message = `The fields have no \`---\` line above them. ${advice}.`
  if (fields.size === 0) return { message }
  const safe = state === 'read' && (fields.has('name') || fields.has('description'))
  const fix = { title: 'Put `---` above the fields', safe, reveals: true, edits: [edit] }
  return { message, details: { fix } }
}

/** Replaces the line in `range`, and the next one that is `mark` alone, by `---` where fields come to light. */
function fencing(text: string, range: Range, mark: string): Details {
  const edits: Edit[] = [{ range, text: '---' }]
  for (let at = lineEnd(text, range[0]) + 1; at < text.length; at = lineEnd(text, at) + 1) {
    const end = trimEnd(text, at, lineEnd(text, at))
    const line = text.slice(at, end)
    if (line === mark) edits.push({ range: [at, end], text: '---' })
    if (line === mark || line === '---') break
  }
  return revealing(text, 'Write `---`', edits)
}

/** A suggestion, where the edits make a file with fields. */
function revealing(text: string, title: string, edits: readonly Edit[]): Details {
  const { fields } = parseFrontmatter(applyEdits(text, edits))
  return fields.size === 0 ? {} : { fix: { title, safe: false, edits } }
}

function below(text: string, range: Range): Hidden | undefined {
  const block = misplacedBlock(text)
  if (block === undefined || !/^(?:name|description)[ \t]*:/m.test(text.slice(...block.content)))
    return undefined
  if (text.startsWith('<!--', range[0]))
    return {
      message: 'A comment is where the frontmatter must start. Move it below the frontmatter.',
    }
  const moved = text.slice(range[0], block.opening[0]).trimEnd()
  if (moved.includes('\n'))
    return {
      message: 'The frontmatter must start the file. Move the lines above it below its closing `---`.',
    }
  const message = `The frontmatter must start the file. Move ${quote(moved)} below it.`
  const end = lineEnd(text, block.content[1]) + 1
  if (end >= text.length) return { message }
  const eol = text[end - 2] === '\r' ? '\r\n' : '\n'
  const edits: Edit[] = [
    { range: [range[0], block.opening[0]], text: '' },
    { range: [end, end], text: `${eol}${moved}${eol}` },
  ]
  return { message, details: revealing(text, 'Move the line below the frontmatter', edits) }
}
