import type { Files, NamedFormat, Source } from '../../model.ts'
import { isList, isMapping } from '../../syntax/fields.ts'
import type { Frontmatter } from '../../syntax/frontmatter.ts'
import { frontmatterOf, languageOf, splitFrontmatter } from '../../syntax/frontmatter.ts'
import { basename, dirname, join } from '../../wording/paths.ts'
import { looseKeys } from '../misplaced-frontmatter.ts'
import { hasLooseFields, isTemplateFile, START, speaksToModel } from '../prompt-or-documentation.ts'
import { isField, isMeantAsField } from './field-rows.ts'
import { agentsBelow, isBesideListed, pluginOf } from './plugin.ts'

/** Files that are something else wherever they lie. */
const NO_AGENT = /(?:^|\/)(?:readme|skill)\.md$|\.(?:agent|chatmode)\.md$/i
const OWN_FOLDER = /(?:^|\/)\.claude\/(?:agents?|sub-?agents)\//i
/** Where Claude Code does not look, but people put their agents. */
export const OTHER_FOLDER = /(?:^|\/)\.claude\/(?:agent|sub-?agents)(?=\/)/i
/** Where no client looks, but people put the agents of a plugin. */
const MANIFEST_FOLDER = /(?:^|\/)\.claude-plugin\/agents\//i
const OTHERS = /(?:^|\/)\.(?:ai|codex|cursor|factory|gemini|github|kiro|opencode|pi)\//i

export const SUBAGENT_FILES: NamedFormat = {
  name: 'claude',
  files: [
    '**/.claude/agents/**/!(README|SKILL).md',
    '**/.claude/{agent,subagents,sub-agents}/**/!(README|SKILL).md',
    '**/agents/**/!(README|SKILL|*.agent|*.chatmode).md',
  ],
  // One look ahead finds the folder, so that a path of many such folders is read once.
  pattern:
    /^(?=(?:[^/]*\/)*\.claude\/(?:agents?|sub-?agents)\/)(?:[^/]*\/)*(?!(?:readme|skill)\.md$)[^/]*\.md$|^(?=(?:[^/]*\/)*agents\/)(?:[^/]*\/)*(?!(?:readme|skill|[^/]*\.agent|[^/]*\.chatmode)\.md$)[^/]*\.md$/i,
  home: /(?:^|\/)\.claude\/agents\//i,
  isPlace: isSubagentPlace,
  placeOf: subagentPlaceOf,
  isNamedAround: isNamedByPlugin,
  isMeant: isSubagent,
}

function isSubagentPlace(path: string, files: Files): boolean {
  const isOwn = OWN_FOLDER.test(path) || MANIFEST_FOLDER.test(path)
  if (!isOwn && (OTHERS.test(path) || pluginOf(path, files) === undefined)) return false
  return !files.once(isBelowSkill, dirname(path))
}

function isNamedByPlugin(path: string, files: Files): boolean {
  if (!/\.md$/i.test(path) || NO_AGENT.test(path)) return false
  const plugin = pluginOf(path, files)
  if (plugin === undefined || plugin.agents.length === 0 || OTHERS.test(path)) return false
  return !files.once(isBelowSkill, dirname(path))
}

/** What the path of a folder makes of Markdown files below it: what the functions above ask of the paths of files. */
function subagentPlaceOf(folder: string, files: Files): string {
  const path = `${folder}/`
  const isOwn = OWN_FOLDER.test(path) || MANIFEST_FOLDER.test(path)
  const own = isOwn ? 'own' : /(?:^|\/)\.claude(?:-plugin)?\/$/i.test(path) ? 'above' : ''
  const isOthers = OTHERS.test(path)
  const isBelow = folder !== '' && files.once(isBelowSkill, folder)
  return [own, isOthers, isBelow, ...agentsBelow(folder, files)].join(',')
}

/** A skill at the root of a repository does not count: everything is below it. */
function isBelowSkill(folder: string, files: Files): boolean {
  if (folder === '.') return false
  return files.has(join(folder, 'SKILL.md')) || files.once(isBelowSkill, dirname(folder))
}

/** Whether such a file is a subagent: documentation has no field of one, nor speaks to a model. */
function isSubagent(source: Source): boolean {
  const { path, text } = source
  const frontmatter = frontmatterOf(source)
  if (isTemplate(frontmatter, path)) return false
  const { state, content } = splitFrontmatter(text)
  const isWhole = ['name', 'description'].every((key) => frontmatter.fields.has(key))
  if (OTHER_FOLDER.test(path)) return isWhole
  const plugin = OWN_FOLDER.test(path) ? undefined : pluginOf(path, source.files)
  if (plugin !== undefined && isBesideListed(path, plugin)) return isWhole
  if (state === 'absent' && hasNamesakeAbove(source)) return false
  if (state === 'absent' || state === 'unclosed') {
    if (speaksToModel(text) || (state === 'absent' && isNamedAsAgent(path))) return true
    if (languageOf(text)?.isCode === true) return true
    if (state === 'absent') return hasLooseFields(text, isField)
    return looseKeys(text.slice(content[0], content[0] + START)).some(isMeantAsField)
  }
  const { state: read, fields } = frontmatter
  const keys = read === 'read' ? [...fields.keys()] : looseKeys(text.slice(...content))
  return keys.length === 0 || keys.some(isMeantAsField)
}

/** Whether a file lies right in `.claude/agents`, by a name as agents have them; others are about them. */
function isNamedAsAgent(path: string): boolean {
  return (
    /(?:^|\/)\.claude\/agents\/[a-z\d]+(?:-[a-z\d]+)*\.md$/.test(path) && !ABOUT.test(basename(path, '.md'))
  )
}

const ABOUT =
  /^(?:(?:.*-)?(?:conventions|guide(?:lines)?)|changelog|contributing|index|instructions|memory|notes|overview|shared|summary|template|usage|workflows?)$/

/** Whether an agent of the same file name lies in a folder above: such a text is a part of it, which it reads. */
function hasNamesakeAbove({ path, files }: Source): boolean {
  const root = /^(?:.*\/)?\.claude\/agents(?=\/)/i.exec(path)?.[0]
  if (root === undefined) return false
  const name = basename(path)
  for (let folder = dirname(path); folder !== root; ) {
    folder = dirname(folder)
    if (files.has(join(folder, name))) return true
  }
  return false
}

/** Whether nobody means a file as an agent, and Claude Code skips it: one to copy. */
function isTemplate({ state, fields }: Frontmatter, path: string): boolean {
  const name = fields.get('name')
  if (state === 'read' && name !== undefined)
    return ['name', 'description'].every((key) => {
      // `[agent-name]` and `{{name}}`, which YAML reads as no text.
      const value = fields.get(key)?.value
      return (isList(value) && value.length > 0) || isMapping(value)
    })
  return state !== 'broken' && isTemplateFile(path)
}
