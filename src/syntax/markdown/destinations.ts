import type { Range } from '../../model.ts'

const DEEPEST_PARENTHESES = 32

/**
 * The destination of an inline link whose `(` ends at `from`; `end` lies after its `)`. Undefined when it is
 * none.
 */
export function readDestination(text: string, from: number): { range: Range; end: number } | undefined {
  let at = skipSpace(text, from)
  const angled = text[at] === '<'
  const start = angled ? at + 1 : at
  at = angled ? angledEnd(text, start) : bareEnd(text, start)
  if (at === -1) return undefined
  const range: Range = [start, at]
  const afterTarget = angled ? at + 1 : at
  at = skipSpace(text, afterTarget)
  if (at > afterTarget && text[at] !== ')') at = skipSpace(text, titleEnd(text, at))
  return text[at] === ')' ? { range, end: at + 1 } : undefined
}

function skipSpace(text: string, at: number): number {
  while (at < text.length && ' \t\r\n'.includes(text[at]!)) at++
  return at
}

function angledEnd(text: string, at: number): number {
  for (; at < text.length && !'<\n'.includes(text[at]!); at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '>') return at
  }
  return -1
}

function bareEnd(text: string, at: number): number {
  let depth = 0
  for (; at < text.length && text[at]! > ' '; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '(' && ++depth > DEEPEST_PARENTHESES) return -1
    else if (text[at] === ')' && --depth < 0) return at
  }
  return depth === 0 ? at : -1
}

function titleEnd(text: string, at: number): number {
  const close = text[at] === '(' ? ')' : text[at]
  if (close !== ')' && close !== '"' && close !== "'") return at
  for (let end = at + 1; end < text.length; end++) {
    if (text[end] === '\\') end++
    else if (text[end] === close) return end + 1
    else if (text[end] === '(' && close === ')') return at
  }
  return at
}
