import { ownPlaceOf } from '../../clients/places.ts'
import type { Field, Range } from '../../model.ts'
import { pluginAround } from '../../references/plugins.ts'
import { itemsOf } from '../../syntax/fields.ts'
import { matchesIn } from '../../syntax/position.ts'
import { groupBy, onlyOne } from '../../wording/compare.ts'
import { MOST_COMPARED, nearestOne } from '../../wording/near-names.ts'
import { basename, dirname } from '../../wording/paths.ts'
import type { Skill } from './parse.ts'

/** A variable that Claude Code leaves as it is, and the one that is meant. */
export interface UnknownVariable {
  readonly written: string
  readonly meant: string
  readonly range: Range
  /** The end of what is wrong with it, where that is no slip. */
  readonly reason?: string
}

/** `${NAME}` or `$NAME`, with no backslash before it. */
const VARIABLES = /(?<![\\\w$])\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/g

/** The variables in a skill’s body that are slips of those that Claude Code replaces, those of one name together. */
export function unknownVariables({ text, body, fields }: Skill): readonly UnknownVariable[] {
  const matches = matchesIn(text, body, VARIABLES)
  const used = new Set(matches.map(({ match }) => match[2]))
  const declared = namesOf(fields.get('arguments'))
  // An argument that is used has no need of another spelling.
  const unused = declared.filter((name) => !used.has(name))
  const slips = [...groupBy(matches, ({ match }) => match[0])].flatMap(([written, same]) => {
    const [, braced, name] = same[0].match
    if (name !== undefined && declared.includes(name)) return []
    const meant = name === undefined ? ofClaude(braced!) : ofArguments(name, unused)
    return meant === undefined ? [] : { written, meant, name: (name ?? braced)!, same }
  })
  const unknown = slips.slice(0, MOST_COMPARED).filter(({ name }) => !isOwn(name, text))
  return unknown.flatMap(({ written, meant, same }) => same.map(({ range }) => ({ written, meant, range })))
}

const KNOWN = [
  'CLAUDE_SKILL_DIR',
  'CLAUDE_PLUGIN_ROOT',
  'CLAUDE_PLUGIN_DATA',
  'CLAUDE_SESSION_ID',
  'CLAUDE_PROJECT_DIR',
]
const OF_SKILL = /^CLAUDE_SKILL_(?:DIRECTORY|PATH|ROOT|FOLDER|HOME)$/
const OF_PLUGIN = /^CLAUDE_PLUGIN_(?:DIR|DIRECTORY|PATH|FOLDER|HOME)$/

function ofClaude(name: string): string | undefined {
  if (!name.startsWith('CLAUDE_') || KNOWN.includes(name)) return undefined
  if (OF_SKILL.test(name)) return '${CLAUDE_SKILL_DIR}'
  if (OF_PLUGIN.test(name)) return '${CLAUDE_PLUGIN_ROOT}'
  const meant = nearestOne(name, KNOWN)
  return meant && `\${${meant}}`
}

/** In shorter names another letter makes another word. */
const SHORTEST = 4

/** The argument that a name in lower case stands for, or all of them. */
function ofArguments(name: string, unused: readonly string[]): string | undefined {
  // `$ARGUMENTS_v` is replaced, up to the `_`.
  if (name.startsWith('ARGUMENTS') || name.length < SHORTEST) return undefined
  const within = onlyOne(unused.filter((each) => `_${name}_`.includes(`_${each}_`)))
  const meant = within ?? nearestOne(name, name.startsWith('ARGUM') ? ['ARGUMENTS'] : unused)
  return meant && `$${meant}`
}

/** The names of arguments in the field `arguments`. */
export function namesOf(field: Field | undefined): readonly string[] {
  const names = itemsOf(field).flatMap(({ value }) =>
    typeof value === 'string' ? value.trim().split(/\s+/) : [],
  )
  return names.slice(0, MOST_COMPARED).filter((name) => /^[A-Za-z_]\w*$/.test(name))
}

/** Whether a text assigns a variable, in the languages in which skills have scripts, or speaks of it by its name. */
function isOwn(name: string, text: string): boolean {
  const before = ['export ', 'for ', 'read ', 'local ', '-r ', 'as $'].map((word) => word + name)
  const after = ['=', ' ='].map((mark) => name + mark)
  const forms = [...before, ...after, `($${name} in `, `\`${name}\``]
  return forms.some((form) => text.includes(form)) || isKey(name, text)
}

/** Whether a colon makes a name a key, or a scope as in `$script:path`. After `$NAME` it is only a mark of the text. */
function isKey(name: string, text: string): boolean {
  return text
    .split(`${name}:`)
    .some((rest, index, parts) => index > 0 && (!parts[index - 1]!.endsWith('$') || /^[\w:]/.test(rest)))
}

/** Variables of another place or client, in a skill of Claude Code’s own folder, and what does the same there. */
export function foreignVariables(skill: Skill): readonly UnknownVariable[] {
  if (ownPlaceOf(skill.path)?.folder !== '.claude/skills') return []
  return [...rootsOfPlugins(skill), ...inputsOf(skill)]
}

const OF_ROOT = /\$(?:\{CLAUDE_PLUGIN_ROOT\}|CLAUDE_PLUGIN_ROOT)\/((?:[\w.-]+\/)*[\w.-]*[\w-])/g

/** What a text says of settings for those who have it from a plugin, and how far above they stand. */
const AS_PLUGIN = /\bas (?:a|the) plugin\b/i
const LONGEST_SETUP = 400

function rootsOfPlugins({ text, body, path, home, files }: Skill): readonly UnknownVariable[] {
  const found = matchesIn(text, body, OF_ROOT).slice(0, MOST_COMPARED)
  if (found.length === 0 || isOwn('CLAUDE_PLUGIN_ROOT', text)) return []
  if (pluginAround(dirname(path), files) !== undefined) return []
  const folder = `skills/${basename(dirname(path))}/`
  return found.flatMap(({ match: [whole, below = ''], range: [start] }) => {
    const above = text.slice(Math.max(0, start - LONGEST_SETUP), start)
    // Up to the heading.
    if (AS_PLUGIN.test(above.slice(above.lastIndexOf('#') + 1))) return []
    const own = below.startsWith(folder) ? below.slice(folder.length) : below
    if (!files.has(home + own)) return []
    const written = whole.slice(0, -own.length - 1)
    return {
      written,
      meant: '${CLAUDE_SKILL_DIR}',
      range: [start, start + written.length] as const,
      reason: ' in a skill of no plugin',
    }
  })
}

const INPUT = /\$\{input:([\w-]+)(?::[^}\n$]*)?\}/g
/** What tells that a text is about settings of VS Code, which have such variables. */
const OF_EDITOR = /VS ?Code|\.vscode|\b(?:tasks|launch|mcp)\.json|promptString|\.prompt\.md/i

function inputsOf({ text, body, fields }: Skill): readonly UnknownVariable[] {
  const found = matchesIn(text, body, INPUT)
  if (found.length === 0 || OF_EDITOR.test(text)) return []
  const names = [...new Set(found.map(({ match }) => match[1]!))]
  const declared = namesOf(fields.get('arguments'))
  return found.map(({ match: [written, name = ''], range }) => {
    const other = names.length === 1 ? '$ARGUMENTS' : `$ARGUMENTS[${names.indexOf(name)}]`
    const meant = declared.includes(name) ? `$${name}` : other
    return { written, meant, range, reason: ', a variable of VS Code' }
  })
}
