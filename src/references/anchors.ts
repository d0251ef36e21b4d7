import type { Files } from '../model.ts'
import { viewAt } from '../syntax/views.ts'
import { counter } from '../wording/compare.ts'
import { isOwnFile } from './bundled-files.ts'

const HEADING = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?#{1,6}[ \t]+(\S.*)$/
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/
/** What else may be gone to: HTML with a name, and the names that other renderers give headings. */
const NAMED = /\b(?:id|name)\s{0,9}=\s{0,9}["']?([^"'\s>]+)|\{#([^{}\s]+)\}/g

/** The anchors of a text of Markdown in lower case. What only may be a heading counts as one. */
export function anchorsIn(text: string): ReadonlySet<string> {
  const anchors = new Set<string>()
  const numberOf = counter()
  const lines = text.split(/\r\n|\r|\n/)
  for (const [index, line] of lines.entries()) {
    const heading = UNDERLINE.test(lines[index + 1] ?? '') ? line : HEADING.exec(line)?.[1]
    for (const slug of heading === undefined ? [] : slugsOf(heading)) {
      const number = numberOf(slug)
      anchors.add(number === 1 ? slug : `${slug}-${number - 1}`)
    }
  }
  for (const [, named, braced] of text.matchAll(NAMED)) anchors.add((named ?? braced)!.toLowerCase())
  return anchors
}

/** The slugs of a heading, with the marks of emphasis and emoji in words read in either way. */
function slugsOf(heading: string): ReadonlySet<string> {
  const plain = heading
    .replace(/^[ \t>#]+/, '')
    .replace(/\{#[^{}]*\}[ \t]*$/, '')
    .replace(/[ \t]#+[ \t]*$/, '')
    .replace(/!?\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&[a-z]{2,10};/gi, '')
    .trim()
  const unmarked = plain.replace(/(?<!\w)_{1,3}([^_]+)_{1,3}(?!\w)/g, '$1')
  return new Set([plain, unmarked, unmarked.replace(/:[\w+-]{1,40}:/g, '')].map(githubSlug))
}

/** The anchors of a file; undefined where it cannot be read, is nobody’s to read, or has no text: a finding of its own. */
export const anchorsOf = viewAt((path: string, files: Files): ReadonlySet<string> | undefined => {
  const text = isOwnFile(path, files) ? files.read(path) : undefined
  return text === undefined || text.trim() === '' ? undefined : anchorsIn(text)
})

function githubSlug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
}
