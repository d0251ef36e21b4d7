import type { ErrorCode, YAMLError } from 'yaml'
import type { Range } from '../model.ts'
import { suggest } from '../wording/fixes.ts'
import { gluedFence } from './last-field.ts'
import { lineEnd, trimEnd } from './position.ts'
import {
  colonBelowKey,
  fieldInBlock,
  indentedFirst,
  indentedKey,
  itemAmongFields,
  tabbedKey,
  tabbedLine,
  UNEVEN,
  unevenLine,
} from './yaml-errors/indentation.ts'
import type { Problem } from './yaml-errors/line.ts'
import { lineAt } from './yaml-errors/line.ts'
import {
  bullet,
  codeFence,
  conflictMarker,
  equalsSign,
  fullWidthColon,
  jsonComma,
  missingSpace,
  missingSpaceInItem,
  slashes,
  strayLine,
} from './yaml-errors/lines.ts'
import { comment, innerQuote, unclosed } from './yaml-errors/quotes.ts'
import {
  brokenBrackets,
  itemBelowBrackets,
  listInBrackets,
  listOnKeyLine,
  listWithoutKey,
  lostLineBreak,
  markedStart,
  reservedStart,
  strayBackslash,
  unquotedColon,
} from './yaml-errors/values.ts'

export { unquotedBelow } from './yaml-errors/indentation.ts'
export type { Problem } from './yaml-errors/line.ts'

export const TOO_DEEP = 'The YAML is nested too deeply to read. Flatten it.'

const SYNTAX: Partial<Record<ErrorCode, string>> = {
  ALIAS_PROPS: 'YAML reads the `*` as an alias, which can have no `&` or `!`. Quote the value.',
  BAD_ALIAS: 'YAML reads the `*` or `&` as a reference, but no name follows it. Quote the value.',
  BAD_DQ_ESCAPE: 'The double-quoted value has an unknown escape. Double the backslash, or use single quotes.',
  BAD_INDENT: UNEVEN,
  BAD_PROP_ORDER: 'The `&` or `!` is in the wrong place. Quote the value.',
  BAD_SCALAR_START: 'The text starts with a character that YAML reserves. Quote it.',
  BLOCK_AS_IMPLICIT_KEY:
    'A later line of this value has a `: `, so YAML reads a mapping. Quote the whole value.',
  BLOCK_IN_FLOW: 'A value inside brackets cannot start with `|`, `>` or `-`. Quote it.',
  MISSING_CHAR: 'A comma or a colon is missing before this text. Write it, or quote the value.',
  KEY_OVER_1024_CHARS: 'The key is longer than 1,024 characters. Shorten it.',
  MULTILINE_IMPLICIT_KEY:
    'A bracket or quote before this line is never closed. Close it, or quote the value.',
  MULTIPLE_ANCHORS: 'The value has two `&` names. Keep one, or quote the value.',
  MULTIPLE_DOCS: 'A line `...` or `---` above ends the fields. Delete that line.',
  MULTIPLE_TAGS: 'The value has two `!` tags. Keep one, or quote the value.',
  TAG_RESOLVE_FAILED: 'No client knows this `!` tag. Quote the value.',
  TAB_AS_INDENT: 'The line is indented with a tab. Use spaces.',
  UNEXPECTED_TOKEN: 'Text follows the end of the value. Quote the whole value.',
}

/**
 * Says what a YAML error means to the author of frontmatter, who most often forgot quotes. `yaml` starts
 * where the file does, so that the parser's offsets are the file's; the frontmatter lies in `content`.
 */
export function explainError(yaml: string, content: Range, error: YAMLError): Problem {
  const line = lineAt(yaml, error.pos[0])
  const glued = gluedFence(yaml, content)
  // What is wrong above stays wrong with the line closed.
  if (glued !== undefined && line.end >= glued[0]) return onGlued(yaml, glued)
  const whole = indentedFirst(line, yaml, content, error) ?? listInBrackets(line, yaml, error)
  if (whole !== undefined) return whole
  for (const explain of [
    conflictMarker,
    codeFence,
    bullet,
    fieldInBlock,
    missingSpaceInItem,
    comment,
    tabbedKey,
    tabbedLine,
    unclosed,
    jsonComma,
    itemAmongFields,
    colonBelowKey,
    indentedKey,
    lostLineBreak,
    reservedStart,
    unquotedColon,
    unevenLine,
    listOnKeyLine,
    fullWidthColon,
    equalsSign,
    missingSpace,
    innerQuote,
    strayBackslash,
    brokenBrackets,
    itemBelowBrackets,
    listWithoutKey,
    markedStart,
    slashes,
    strayLine,
  ]) {
    const problem = explain(line, yaml, error)
    if (problem === undefined) continue
    // Inside brackets the whole may be wrong, and then a fix of the part makes no YAML.
    const before = yaml.slice(0, line.start).trimEnd().at(-1) ?? '-'
    return '[{,'.includes(before) ? { ...problem, details: {} } : problem
  }
  return {
    range: underlined(yaml, error.pos[0]),
    message: SYNTAX[error.code] ?? 'YAML cannot read on from here. Quote the value.',
  }
}

/** What to say of dashes that end the line of a field. */
export function onGlued(yaml: string, [start, end]: Range): Problem {
  const eol = yaml[lineEnd(yaml, start) - 1] === '\r' ? '\r\n' : '\n'
  const text = trimEnd(yaml, 0, start)
  const message =
    'The `---` ends the line of a field, where most clients do not take it for the closing line. Put it on a line of its own.'
  const details = suggest('Put it on a line of its own', [text, end], `${eol}---`)
  return { range: [start, end], message, details }
}

/** Says why frontmatter is one text without any field; `range` is that text. */
export function explainText(yaml: string, range: Range): Problem {
  const line = lineAt(yaml, range[0])
  const problem = fullWidthColon(line, yaml) ?? equalsSign(line, yaml) ?? missingSpace(line, yaml)
  return problem ?? { range, message: 'The YAML is plain text, not a mapping. Write `key: value` lines.' }
}

/** A range that has something to underline: the rest of the line, or the text before it at a line's end. */
function underlined(yaml: string, start: number): Range {
  const last = trimEnd(yaml, start, lineEnd(yaml, start))
  if (last > start) return [start, last]
  const before = trimEnd(yaml, 0, start)
  return [Math.max(before - 1, 0), before]
}
