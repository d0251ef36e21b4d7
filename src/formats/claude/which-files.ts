import type { Files } from '../../model.ts'
import { parseFrontmatter, splitFrontmatter } from '../../syntax/frontmatter.ts'
import { memoizeLast } from '../../syntax/memoize-last.ts'
import { dirname, join } from '../../wording/paths.ts'
import { looseKeys } from '../misplaced-frontmatter.ts'
import { isField, isMeantAsField } from './fields.ts'
import { pluginOf } from './plugin.ts'

/** Files that are something else wherever they lie. */
const NO_AGENT = /(?:^|\/)(?:readme|skill)\.md$|\.(?:agent|chatmode)\.md$/i
const OWN_FOLDER = /(?:^|\/)\.claude\/agents\//i
/** Folders of other clients, which have agents of their own. */
const OTHERS = /(?:^|\/)\.(?:ai|codex|cursor|factory|gemini|github|kiro|opencode|pi)\//i

/**
 * Whether subagents lie where a file lies, by its path from the root: in `.claude/agents`, or among the agents
 * of a plugin. What lies below a SKILL.md is a part of that skill.
 */
export function isSubagentPlace(path: string, files: Files): boolean {
  const isOwn = OWN_FOLDER.test(path)
  if (!isOwn && (OTHERS.test(path) || pluginOf(path, files) === undefined)) return false
  return !isBelowSkill(dirname(path), files)
}

/** Whether the manifest of a plugin names a Markdown file, or a folder around it, as an agent. */
export function isNamedByPlugin(path: string, files: Files): boolean {
  if (!/\.md$/i.test(path) || NO_AGENT.test(path)) return false
  const plugin = pluginOf(path, files)
  if (plugin === undefined || plugin.agents.length === 0 || OTHERS.test(path)) return false
  return !isBelowSkill(dirname(path), files)
}

/** Whether each folder that was asked about lies in a skill: many files share one. */
const belowSkill = memoizeLast<Files, Map<string, boolean>>(() => new Map())

/** A skill at the root of a repository is around everything. */
function isBelowSkill(folder: string, files: Files): boolean {
  if (folder === '.') return false
  const known = belowSkill(files)
  const answer =
    known.get(folder) ?? (files.has(join(folder, 'SKILL.md')) || isBelowSkill(dirname(folder), files))
  known.set(folder, answer)
  return answer
}

/** How much of a file without frontmatter tells whether an agent was meant. */
const START = 2000

/**
 * Whether a file in such a place is a subagent: documentation has neither a field of one, nor an opening
 * sentence that speaks to a model.
 */
export function isSubagent(path: string, text: string): boolean {
  const { state, content } = splitFrontmatter(text)
  if (state === 'absent' || state === 'unclosed') {
    if (OWN_FOLDER.test(path) && speaksToModel(text)) return true
    if (state === 'absent') return hasLooseFields(text)
    return looseKeys(text.slice(content[0], content[0] + START)).some(isMeantAsField)
  }
  const { state: read, fields } = parseFrontmatter(text)
  const keys = read === 'read' ? [...fields.keys()] : looseKeys(text.slice(...content))
  return keys.length === 0 || keys.some(isMeantAsField)
}

/** Fields that nothing opens, or that do not stand at the start: a name or a description, and another one. */
function hasLooseFields(text: string): boolean {
  const keys = looseKeys(text.slice(0, START)).filter(isField)
  return keys.length > 1 && (keys.includes('name') || keys.includes('description'))
}

/** Headings, comments and lines of hyphens may stand above the first sentence. */
function speaksToModel(text: string): boolean {
  const lines = text.slice(0, START).split('\n')
  const first = lines.map((line) => line.trim()).find((line) => line !== '' && !/^(?:#|<!--|---$)/.test(line))
  return first !== undefined && /^(?:\*\*)?You(?: are|’re|'re)\b/.test(first)
}
