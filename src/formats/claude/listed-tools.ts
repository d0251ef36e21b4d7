import type { Field, Range, Report } from '../../model.ts'
import type { Part } from '../../syntax/fields.ts'
import { partsOf } from '../../syntax/fields.ts'
import { revealing, suggest } from '../../wording/fixes.ts'
import { nearestOf, sameAs } from '../../wording/near-names.ts'
import { quote } from '../../wording/quote.ts'
import { FORMER_TOOLS, KNOWN_TOOLS, MODELS, TOOLS, TOOLS_OF_VSCODE } from './tools-and-models.ts'

/** The tools that a name which is none may mean: those that it equals but for case and separators, else the nearest. */
export function nearTools(name: string): readonly string[] {
  return sameAs(name, FORMER_TOOLS).length > 0 ? [] : nearestOf(name, TOOLS)
}

/** The tools that a name in a list may mean: also those of VS Code, unless the list has both names. */
export function meantTools(name: string, tools: readonly { readonly name: string }[]): readonly string[] {
  const meant = TOOLS_OF_VSCODE.get(name)
  if (meant === undefined) return nearTools(name)
  return tools.some((tool) => tool.name === meant) ? [] : [meant]
}

/** Short names that only some settings have. */
const OTHER_MODELS = ['best', 'default', 'opusplan']
/** A part of every full id, however the provider writes the rest. */
const FULL_ID = /claude-.|^arn:./i

/** The versions of full ids, by family: `claude-sonnet-4-5`. */
const VERSIONS: Readonly<Record<string, readonly string[]>> = {
  sonnet: ['4-0', '4-5', '4-6', '5', '5-5'],
  opus: ['4-0', '4-1', '4-5', '4-6', '4-7', '4-8', '5', '5-5'],
  haiku: ['4-5', '5-5'],
  fable: ['5', '5-1', '5-2'],
}
/** An incomplete id: a full id has the version of the model. */
const WITHOUT_VERSION = /^claude-(?:sonnet|opus|haiku|fable)$/i
/** The version with a dot, as other clients write it. The API has hyphens; what a provider's prefix precedes is its own. */
const DOTTED = /^claude-[a-z]+-\d+\.\d+$|^claude-\d+\.\d+-[a-z]+$/i
/** The version before the family, as ids had it before version 4. */
const SWAPPED = /^claude-[4-9](?:-\d)?-(?:sonnet|opus|haiku|fable)(?:-\d{8})?$/i
/**
 * The ids of all models before version 4, which the API no longer has. Others are the ids of a provider.
 * Source: https://platform.claude.com/docs/en/about-claude/model-deprecations
 */
const RETIRED = /^claude-(?:instant|[123])(?:[-.].*)?$/i
/** A family with a version, in any order and with anything between them. */
const PARTS =
  /^(?:claude[-_. ]?)?(?:(\d)(?:[-_.](\d))?[-_. ]?)?(sonnet|opus|haiku|fable)(?:[-_. ]?(\d)(?:[-_.]?(\d))?)?$/

/**
 * The model that is meant by a name with a family and a version, which Claude Code sends as it is and its API refuses:
 * the id of that version, or the family where there is none.
 */
export function meantModel(name: string): string | undefined {
  if (RETIRED.test(name.trim())) return /sonnet|opus|haiku/.exec(name.toLowerCase())?.[0]
  const [, before, minorBefore, family = '', after, minorAfter] = PARTS.exec(name.trim().toLowerCase()) ?? []
  const major = before ?? after
  if (major === undefined || (before !== undefined && after !== undefined) || isModel(name.trim()))
    return undefined
  const minor = minorBefore ?? minorAfter
  const version = VERSIONS[family]!.find(
    (each) => each === `${major}-${minor ?? 0}` || (each === major && minor === undefined),
  )
  return version === undefined ? family : `claude-${family}-${version}`
}

/** The model that is meant by one which Claude Code does not know; undefined where it knows it, or nobody can tell. */
export function nearModel(name: string): string | undefined {
  const [meant, ...others] = isModel(name) ? [] : nearestOf(name.replace(/^claude-/i, ''), MODELS)
  return meantModel(name) ?? (others.length === 0 ? meant : undefined)
}

/** Whether Claude Code may know a model. `[1m]` asks for the long context of a model. */
export function isModel(name: string): boolean {
  const bare = name.replace(/\[1m\]$/i, '')
  const isShort = [...MODELS, ...OTHER_MODELS].includes(bare.toLowerCase())
  const isWrong = [/\s/, WITHOUT_VERSION, DOTTED, SWAPPED, RETIRED].some((pattern) => pattern.test(bare))
  return isShort || (FULL_ID.test(bare) && !isWrong)
}

/** A tool as a subagent lists it: `Bash(git *)`. */
export interface ListedTool extends Part {
  /** Without the text in parentheses. */
  readonly name: string
}

/** Text in parentheses, or in brackets by mistake, is a part of a tool, with its commas and blanks. */
const TOOL = /[^\s,(]*\([^)]*\)?[^\s,]*|\w+\[[^\]]*\]?|[^\s,]+/g

/** The tools of a text with commas or blanks between them, or of a list; none in a value of another type. */
export function readTools(field: Field | undefined, text: string): readonly ListedTool[] {
  return partsOf(field, text, TOOL).map(({ written, range }) => ({
    written,
    range,
    name: written.replace(/(?<=.)\([^]*$/, ''),
  }))
}

/** Whether a name is that of a tool: one that Claude Code has, one of a server, all of them, or `isOwn`. */
export function isTool(name: string, isOwn: (name: string) => boolean): boolean {
  return KNOWN_TOOLS.has(name) || name === '*' || name.startsWith('mcp__') || isOwn(name)
}

/** What a message proposes for a name that is no tool: to write `meant` in its place, where the file has it as it is. */
export function reportNearTool(
  { name, range, written, problem }: ListedTool & { readonly problem?: string },
  meant: string,
  text: string,
  report: Report,
): void {
  const at = [range[0], range[0] + name.length] as const
  const fix = text.slice(...range) === written ? revealing(suggest(`Write \`${meant}\``, at, meant)) : {}
  const what = problem ?? `${quote(name)} is not a tool of Claude Code.`
  report(range, `${what} Did you mean \`${meant}\`?`, fix)
}

/**
 * The tools of a list without patterns that a blank parts from their tools, such as `Bash (git *)`: it reports these.
 * In a list that gives `whole` tools a pattern has no use without the blank, either.
 */
export function withoutParted(
  tools: readonly ListedTool[],
  text: string,
  report: Report,
  whole = false,
): readonly ListedTool[] {
  return tools.filter((tool, index) => {
    const before = tools[index - 1]
    const isPattern = /^\(.*\)$/.test(tool.written) && /[*:]/.test(tool.written)
    if (before === undefined || !isPattern || !KNOWN_TOOLS.has(before.written)) return true
    const blank: Range = [before.range[1], tool.range[0]]
    if (!/^[ \t]+$/.test(text.slice(...blank))) return true
    const [what, end] = whole ? [quote(tool.written), tool.range[1]] : ['the space', blank[1]]
    const message = `A space ends the name of a tool, so Claude Code reads ${quote(before.name)} without ${quote(tool.written)}. Delete ${what}.`
    report([before.range[0], tool.range[1]], message, suggest(`Delete ${what}`, [blank[0], end], ''))
    return false
  })
}
