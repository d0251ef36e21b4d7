import { KNOWN_TOOLS } from './claude/tools-and-models.ts'

/** A tool with something in parentheses, as permissions have it, in the place of a pattern of names. */
export interface RuleInMatcher {
  readonly written: string
  readonly tool: string
}

/** An alternative of a matcher that is a tool and something in parentheses. */
const WITH_PARENTHESES = /(?<![^|])([A-Z][A-Za-z]+)\(([^()]*)\)(?![^|])/g

/**
 * The first permission rule in a matcher of tools: one that matches no call, as a matcher is a pattern of names.
 * `Bash(Output)` and `Notebook(Edit|Read)` are such patterns.
 */
export function ruleInMatcher(matcher: string): RuleInMatcher | undefined {
  for (const { 0: written, 1: tool = '', 2: inner = '' } of matcher.matchAll(WITH_PARENTHESES))
    if (KNOWN_TOOLS.has(tool) && inner.split('|').every((part) => matchesNothing(tool, part)))
      return { written, tool }
  return undefined
}

/** Letters, and dots for any letter; the last one does not count where something says how often it is there. */
const PLAIN = /^(?:[\w.-](?![*?{]))*/

function matchesNothing(tool: string, pattern: string): boolean {
  const start = PLAIN.exec(pattern)![0]
  if (start === '') return /^[*\s:/~"',]/.test(pattern)
  return ![...KNOWN_TOOLS].some((name) => name.startsWith(tool) && fits(name.slice(tool.length), start))
}

function fits(rest: string, start: string): boolean {
  return (
    rest.length >= start.length && [...start].every((mark, index) => mark === '.' || mark === rest[index])
  )
}
