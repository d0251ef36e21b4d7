import { onlyOne } from '../wording/compare.ts'
import { MOST_COMPARED } from '../wording/near-names.ts'
import { nearTools } from './claude/listed-tools.ts'
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

/** A name in a matcher that no tool has, as Claude Code reads it, and what to write instead. */
interface DeadName {
  readonly written: string
  readonly meant: string
  readonly reason: string
}

/** Of such marks alone a matcher is a list of whole names; with any other mark it is a regular expression. */
const NAMES_ALONE = /^[\w|, -]+$/

/** The first alternative of a matcher of tools that was meant as a pattern, or is a slip, and matches no call. */
export function deadNameIn(matcher: string): DeadName | undefined {
  const isList = NAMES_ALONE.test(matcher)
  const written = matcher.split(isList ? /[|,]/ : '|').map((name) => name.trim())
  for (const name of written.slice(0, MOST_COMPARED)) {
    const dead = isList ? deadName(name) : deadPattern(name)
    if (dead !== undefined) return { written: name, ...dead }
  }
  return undefined
}

type Dead = Omit<DeadName, 'written'>

function deadName(name: string): Dead | undefined {
  const reason = 'it is compared as a whole name'
  if (name.startsWith('mcp__')) {
    const [, server = '', tool = ''] = name.split('__')
    return tool === '' ? { reason, meant: server === '' ? 'mcp__.*' : `mcp__${server}__.*` } : undefined
  }
  if (name === '' || KNOWN_TOOLS.has(name)) return undefined
  if (/^[A-Z][a-z]{2}/.test(name) && [...KNOWN_TOOLS].some((tool) => tool.startsWith(name)))
    return { reason, meant: `${name}.*` }
  const meant = onlyOne(nearTools(name))
  return meant === undefined ? undefined : { reason: 'no tool has this name', meant }
}

function deadPattern(pattern: string): Dead | undefined {
  if (/^\*./.test(pattern))
    return { reason: 'a regular expression cannot start with `*`', meant: `.${pattern}` }
  if (/^\^?mcp__\*__\w/.test(pattern))
    return { reason: '`*` repeats the `_` before it', meant: pattern.replace('__*__', '__.*__') }
  return undefined
}
