import { dirname } from 'node:path/posix'
import type { Range } from '../../model.ts'
import { codeSpanEnds } from '../../text/markdown/code-spans.ts'
import { markdownOf } from '../../text/markdown/index.ts'
import type { Target } from '../links/targets.ts'
import { isRelative, resolve } from '../links/targets.ts'
import type { Copilot } from './parse.ts'

/** As VS Code reads it, outside of links: up to a blank or another `#`. */
const REFERENCE = /(?<!\]\()#file:([^\s#]+)/gi

/** The files that `#file:PATH` names in the text of an agent, outside of code: VS Code attaches them. */
export function fileReferences(agent: Copilot): readonly Target[] {
  const { text, path, files } = agent.source
  if (!/#file:/i.test(text)) return []
  const { paragraphs, headings } = markdownOf(agent)
  const ranges = [...paragraphs, ...headings]
    .flatMap(({ range }) => referencesIn(text, range))
    .sort((a, b) => a[0] - b[0])
  return ranges.flatMap((range) => {
    const target = text.slice(...range)
    const to = resolve(target, dirname(path), files)
    return isRelative(target) ? { link: { kind: 'link', target, range }, to } : []
  })
}

/** The paths of the references in a range, without those in code spans. */
function referencesIn(text: string, [from, to]: Range): readonly Range[] {
  const part = text.slice(from, to)
  const codeEnds = codeSpanEnds(part)
  const found: Range[] = []
  let at = 0
  while (at < part.length) {
    const code = part.indexOf('`', at)
    const end = code === -1 ? part.length : code
    // What a reference takes in up to a backtick is part of its path.
    for (const { 1: path = '', index, 0: whole } of part.slice(at, end).matchAll(REFERENCE)) {
      const start = from + at + index + whole.length - path.length
      found.push([start, start + path.length])
    }
    at = code === -1 ? part.length : codeEnds.get(code)!
  }
  return found
}
