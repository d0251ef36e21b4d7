import { visible } from '../wording/escape-invisible.ts'

/** A message as Markdown: text in backticks is code, and nothing in it is markup. */
export function prose(message: string): string {
  return message
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? code(part.slice(1, -1)) : escaped(part)))
    .join('')
}

/** Text as code. */
export function code(text: string): string {
  return `<code>${escaped(text)}</code>`
}

/** A fence that is longer than any run of backticks in a text, so that nothing in it can close it. */
export function fenceFor(text: string): string {
  const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2)
  return '`'.repeat(longest + 1)
}

/** All punctuation that Markdown, HTML, tables or automatic links give a meaning inside a line, as entities. */
export function escaped(text: string): string {
  return visible(text).replace(/[!-+.:-@[-`{-~]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Percent-encoded by segment, also the parentheses that would end a link. */
export function encodePath(path: string): string {
  const encode = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  return path
    .toWellFormed()
    .split('/')
    .map((name) => encodeURIComponent(name).replace(/[!'()*]/g, encode))
    .join('/')
}
