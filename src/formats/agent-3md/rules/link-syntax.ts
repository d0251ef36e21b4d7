import type { Range, Rule } from '../../../model.ts'
import { codeSpanEnds } from '../../../syntax/markdown/code-spans.ts'
import { quote } from '../../../wording/quote.ts'
import { agentWith, goodAgent } from '../example.ts'
import type { Agent3md } from '../parse.ts'

export const linkSyntax: Rule<Agent3md> = {
  id: 'agent3md/link-syntax',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'A link to a plane is written `[[z=N]]` or `[[z=N|label]]`',
  why: 'Any other form is plain text to every loader: the skill arrives without the one that it needs. Forms in code are examples.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  bad: agentWith('[[z=2|files]]', '[[z = 2|files]]'),
  good: goodAgent,
  check({ text, planes, planeAt }, report) {
    if (!text.includes('[[')) return
    const labels = new Map(planes.map(({ z, title }) => [title.toLowerCase(), z]))
    for (const { body } of planes) {
      for (const { range, target, label } of bracketsIn(text, body)) {
        const number = /^(?:z[ \t]*=[ \t]*)?(\d{1,9})$/i.exec(target)?.[1]
        const z = number === undefined ? labels.get(target.toLowerCase()) : Number(number)
        // A number alone, and a word, may be anything unless a plane has it.
        if (z === undefined || (!/=/.test(target) && !planeAt.has(z))) continue
        report(
          range,
          `Loaders read ${quote(text.slice(...range))} as text, not as a link. Write ${quote(`[[z=${z}${label}]]`)}.`,
        )
      }
    }
  },
}

interface Brackets {
  readonly range: Range
  readonly target: string
  /** What follows the target, with its `|`. */
  readonly label: string
}

/** What stands in double brackets outside of code, but for links as they are to be written. */
function bracketsIn(text: string, [start, end]: Range): readonly Brackets[] {
  const found: Brackets[] = []
  const body = text.slice(start, end)
  if (!body.includes('[[')) return found
  let fence: string | undefined
  let at = start
  for (const line of body.split('\n')) {
    const mark = /^[ \t]*(```|~~~)/.exec(line)?.[1]
    if (mark !== undefined && (fence === undefined || fence === mark))
      fence = fence === undefined ? mark : undefined
    else if (fence === undefined && line.includes('[[')) found.push(...bracketsOf(line, at))
    at += line.length + 1
  }
  return found
}

function bracketsOf(line: string, start: number): readonly Brackets[] {
  const code = [...codeSpanEnds(line)]
  return [...line.matchAll(/\[\[([^[\]|]{1,99})(\|[^[\]]{0,99})?\]\]/g)].flatMap(
    ({ 0: written, 1: target, 2: label = '', index }) => {
      const isCode = code.some(([from, to]) => from < index && index < to)
      if (isCode || /^z=[^ \t]+$/.test(target!)) return []
      return {
        range: [start + index, start + index + written.length] as const,
        target: target!.trim(),
        label,
      }
    },
  )
}
