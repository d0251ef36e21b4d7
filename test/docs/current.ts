import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'

const updating = process.env['UPDATE'] === '1'

/**
 * Compares the generated part of a page with what it should be; `UPDATE=1` writes it. What stands before
 * `mark` and from `end` on is written by hand.
 */
export function currentPart(
  path: string,
  generated: string,
  { mark, end = '' }: { readonly mark: string; readonly end?: string },
): void {
  // A page that is missing begins with its generated part.
  const page = read(path) || (updating ? mark : '')
  const start = page.indexOf(mark) + mark.length
  const stop = end === '' ? page.length : page.indexOf(end, start)
  expect(start, `${path} has no ${mark.trim()}`).toBeGreaterThanOrEqual(mark.length)
  current(path, page.slice(0, start) + generated + page.slice(stop))
}

/** Compares a generated file with what it should be; `UPDATE=1` writes it. */
export function current(path: string, wanted: string): void {
  // A page that is current is left alone, since another test may be writing a part of it.
  if (updating && read(path) !== wanted) writeFileSync(urlOf(path), wanted)
  else expect(read(path), `${path} is stale: run UPDATE=1 npx vitest run`).toBe(wanted)
}

function read(path: string): string {
  return existsSync(urlOf(path)) ? readFileSync(urlOf(path), 'utf8').replaceAll('\r\n', '\n') : ''
}

function urlOf(path: string): URL {
  return new URL(`../../${path}`, import.meta.url)
}
