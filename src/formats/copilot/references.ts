import type { Range } from '../../model.ts'
import { markdownOf } from '../../syntax/markdown/index.ts'
import { codeSpanEnds } from '../../syntax/markdown/marks.ts'
import type { Copilot } from './parse.ts'

export function referencesOf(agent: Copilot, pattern: RegExp): readonly Range[] {
  if (agent.text.search(pattern) === -1) return []
  const { paragraphs, headings } = markdownOf(agent)
  return [...paragraphs, ...headings]
    .flatMap(({ range }) => referencesIn(agent.text, range, pattern))
    .sort((a, b) => a[0] - b[0])
}

function referencesIn(text: string, [from, to]: Range, pattern: RegExp): readonly Range[] {
  const part = text.slice(from, to)
  const codeEnds = codeSpanEnds(part)
  const found: Range[] = []
  let at = 0
  while (at < part.length) {
    const code = part.indexOf('`', at)
    const end = code === -1 ? part.length : code
    // What a reference takes in up to a backtick is part of its path.
    for (const { 1: named = '', index, 0: whole } of part.slice(at, end).matchAll(pattern)) {
      const start = from + at + index + whole.length - named.length
      found.push([start, start + named.length])
    }
    at = code === -1 ? part.length : codeEnds.get(code)!
  }
  return found
}
