import type { Range } from '../../../model.ts'
import { codeSpanEnds } from '../../../syntax/markdown/marks.ts'
import { quote } from '../../../wording/quote.ts'
import { agent3mdRule, agentWith } from '../example.ts'

export const linkSyntax = agent3mdRule({
  id: 'agent3md/link-syntax',
  summary: 'A link to a plane is `[[z=N]]` or `[[z=N|label]]`, with the number of that label',
  why: 'Any other form is plain text to every loader: the skill arrives without the one that it needs. Forms in code are examples. Of a label that another plane has, the number counts, and loads the wrong skill.',
  bad: agentWith('[[z=2|files]]', '[[z = 2|files]]'),
  check({ text, planes, planeAt }, report) {
    const byTitle = new Map(planes.toReversed().map(({ z, title }) => [title, z]))
    const labels = new Map(planes.map(({ z, title }) => [title.toLowerCase(), z]))
    for (const [start, line] of planes.flatMap(({ body }) => linesOutsideFences(text, body))) {
      const code = [...codeSpanEnds(line)]
      for (const { 0: written, 1: inner = '', 2: label = '', index } of line.matchAll(BRACKETS)) {
        const target = inner.trim()
        if (code.some(([from, to]) => from < index && index < to)) continue
        const range: Range = [start + index, start + index + written.length]
        if (/^z=[^ \t]+$/.test(inner)) {
          const other = label === '' ? undefined : byTitle.get(label.slice(1))
          const linked = planeAt.get(Number(inner.slice(2)))
          if (other === undefined || linked === undefined || linked.title === label.slice(1)) continue
          const problem = `${quote(written)} points to ${quote(linked.title)}, but ${quote(label.slice(1))} is plane ${other}.`
          report(range, `${problem} Write ${quote(`[[z=${other}${label}]]`)}.`)
          continue
        }
        const number = /^(?:z[ \t]*=[ \t]*)?(\d{1,9})$/i.exec(target)?.[1]
        const z = number === undefined ? labels.get(target.toLowerCase()) : Number(number)
        // A number alone, and a word, may be anything unless a plane has it.
        if (z === undefined || (!/=/.test(target) && !planeAt.has(z))) continue
        const message = `Loaders read ${quote(written)} as text, not as a link. Write ${quote(`[[z=${z}${label}]]`)}.`
        report(range, message)
      }
    }
  },
})

/** A target in double brackets, and what follows it with its `|`. */
const BRACKETS = /\[\[([^[\]|]{1,99})(\|[^[\]]{0,99})?\]\]/g

/** The lines of a body with double brackets, each after the place where it starts. */
function linesOutsideFences(text: string, [start, end]: Range): readonly (readonly [number, string])[] {
  const lines: (readonly [number, string])[] = []
  let fence: string | undefined
  let at = start
  for (const line of text.slice(start, end).split('\n')) {
    const mark = /^[ \t]*(```|~~~)/.exec(line)?.[1]
    if (mark !== undefined && (fence === undefined || fence === mark))
      fence = fence === undefined ? mark : undefined
    else if (fence === undefined && line.includes('[[')) lines.push([at, line])
    at += line.length + 1
  }
  return lines
}
