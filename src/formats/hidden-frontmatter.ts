import type { Details, Edit, Range } from '../model.ts'
import { parseFrontmatter } from '../syntax/frontmatter.ts'
import { lineEnd, trimEnd } from '../syntax/position.ts'
import type { Problem } from '../syntax/yaml-errors.ts'
import { applyEdits } from '../wording/fixes.ts'
import { quote } from '../wording/quote.ts'
import { misplacedBlock } from './misplaced-frontmatter.ts'

/** What to say of fields that are there, but that nothing opens at the start of the file. */
type Hidden = Omit<Problem, 'range'>

const FIELD = /^[ \t]*(?:name|description)[ \t]*:/
/** What people write in the place of `---`. */
const OPENING = /^(?:-{2}|-{4,}|---[ \t#]*\w+|[–—]{1,3}|-(?: -){2}|_{3,}|\*{3,})$/

/** Says what hides the fields of a file whose first line that is not blank lies in `range`. */
export function hiddenFrontmatter(text: string, range: Range): Hidden | undefined {
  const line = text.slice(...range)
  const next = text.slice(lineEnd(text, range[0]) + 1)
  if (/^\+{3}$/.test(line))
    return { message: 'The frontmatter is TOML. Write it as YAML between two `---` lines.' }
  if (OPENING.test(line) && FIELD.test(next))
    return {
      message: `${quote(line)} does not open the frontmatter. Write \`---\`.`,
      details: fencing(text, range, line),
    }
  const mark = /^(?:`{3,}|~{3,})/.exec(line)?.[0]
  if (mark !== undefined && /^\s*---\s/.test(next))
    return { message: 'A code fence wraps the file, so its frontmatter is code. Delete the fence.' }
  if (mark !== undefined && FIELD.test(next))
    return {
      message: 'A code fence wraps the fields. Write `---` in place of both fence lines.',
      details: fencing(text, range, mark),
    }
  if (FIELD.test(line)) return unopened(text, range)
  return below(text, range)
}

/** Fields that start the file, with or without the line that closes them. */
function unopened(text: string, range: Range): Hidden {
  const eol = text[lineEnd(text, range[0]) - 1] === '\r' ? '\r\n' : '\n'
  const blank: Range = [text.startsWith('\ufeff') ? 1 : 0, range[0]]
  const details = revealing(text, 'Put `---` above the fields', [{ range: blank, text: `---${eol}` }])
  const message = 'The fields have no `---` line above them.'
  return details.fix === undefined
    ? { message: `${message} Put one above and one below the fields.` }
    : { message: `${message} Put \`---\` above them.`, details }
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
  const end = lineEnd(text, block.content[1]) + 1
  const eol = text[end - 2] === '\r' ? '\r\n' : '\n'
  const edits: Edit[] = [
    { range: [range[0], block.opening[0]], text: '' },
    { range: [end, end], text: `${eol}${moved}${eol}` },
  ]
  return {
    message: `The frontmatter must start the file. Move ${quote(moved)} below it.`,
    ...(end < text.length && { details: revealing(text, 'Move the line below the frontmatter', edits) }),
  }
}
