import type { Format } from '../../src/model.ts'

/**
 * The expression of the files that a hook gives to passmuster. pre-commit reads it with Python's `re`, prek with
 * Rust's `fancy-regex`: what the patterns of the formats use means the same in both.
 */
export function hookPattern(formats: readonly Pick<Format, 'pattern'>[]): string {
  const all = new Set(formats.flatMap(({ pattern }) => alternatives(pattern.source.replaceAll('\\/', '/'))))
  // The group, since not every engine takes a flag before alternatives for one of all of them.
  return `(?i)(?:${[...all].join('|')})`
}

/** What the `|` outside of groups separate. */
function alternatives(source: string): readonly string[] {
  const found = ['']
  let depth = 0
  for (const [part] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[^]/g)) {
    if (part === '(') depth++
    if (part === ')') depth--
    if (part === '|' && depth === 0) found.push('')
    else found.push(found.pop() + part)
  }
  return found
}
