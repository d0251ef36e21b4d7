import type { Details, Files } from '../../model.ts'
import { isTooLong } from '../../syntax/frontmatter.ts'
import { TOO_DEEP } from '../../syntax/yaml-errors.ts'
import { basename, dirname, join } from '../../wording/paths.ts'
import { quote } from '../../wording/quote.ts'
import { listed } from '../../wording/wording.ts'
import type { Punished } from '../frontmatter-rules.ts'
import { looseKeys } from '../misplaced-frontmatter.ts'
import { isRefused } from '../plugin/index.ts'
import { hasLooseFields, isRetired, speaksToModel } from '../prompt-or-documentation.ts'
import { ofReader, readerOf } from './agents-elsewhere.ts'
import { isField } from './field-rows.ts'
import type { Subagent } from './parse.ts'
import { isMisread, joinedIn } from './parse.ts'

const MOST_NAMED = 5

/** What Claude Code makes of an agent whose frontmatter is no YAML, or never ends. */
export const LOST: Punished<Subagent> = {
  of(subagent) {
    const { frontmatter, repaired, text } = subagent
    if (repaired === undefined) return unread(subagent)
    const joined = joinedIn(subagent, frontmatter, repaired)
    if (joined !== undefined)
      return {
        postscript: ` Claude Code reads it as a part of \`${joined}\`.`,
        covers: ['claude/missing-field'],
      }
    const misread = [...repaired.fields].filter(([key, field]) => isMisread(key, field, repaired))
    if (misread.length > 0)
      return {
        postscript: ` Claude Code reads ${named(misread.map(([key]) => key))} as text, which names nothing.`,
      }
    const keys = looseKeys(text.slice(...repaired.content)).filter(isField)
    const twice = [...new Set(keys.filter((key, index) => keys.indexOf(key) < index))]
    if (twice.length > 0)
      return {
        severity: 'warning',
        postscript: ` Claude Code takes the last ${named(twice)}, and ignores the first.`,
      }
    const whole = frontmatter.state === 'unclosed' ? 'takes it for the closing line' : 'reads it nevertheless'
    return { severity: 'info', postscript: ` Claude Code ${whole}; other programs may not.` }
  },
}

/** What it makes of an agent without frontmatter. */
export const LOST_WHOLE: Punished<Subagent> = {
  of({ plugin, files, path, text }) {
    const isPlain = /^\s*#/.test(text) && !speaksToModel(text) && !hasLooseFields(text, isField)
    const advice = isPlain ? ' If it is no agent, move it out of that folder.' : ''
    if (plugin === undefined) {
      // A file in a folder below, or one that does not speak to a model, may be a part of an agent: `IDENTITY.md`.
      const isDirect = /\.claude\/agents\/[^/]*$/i.test(path)
      const isNamed = isDirect || /\/[a-z\d-]+\.md$/.test(path)
      const isMeant = isNamed && !isPage(path) && (speaksToModel(text) || hasLooseFields(text, isField))
      const isUnmeant = !(isDirect || isMeant) || isRetired(text)
      const reader = readerOf(path, files)
      const isPart = isUnmeant || reader !== undefined || isOfAgent(path, files)
      const severity = isPart || !isDirect ? 'info' : isMeant ? undefined : 'warning'
      const end = ofReader(reader, files) || advice
      return { postscript: ` Claude Code skips the file.${end}`, ...(severity && { severity }) }
    }
    // Another finding says that it loads nothing of the plugin.
    const loads = isRefused(plugin.folder, files) ? 'It would be' : 'Claude Code loads'
    const what = `${loads} an agent without a description that has every tool.`
    return { severity: 'warning', postscript: ` ${what}${isPage(path) ? '' : advice}` }
  },
}

/** Whether a file is named after an agent beside it, of which it is a part: `reviewer-memory.md`. */
function isOfAgent(path: string, files: Files): boolean {
  const words = basename(path, '.md').split('-')
  return words.some(
    (_, index) => index > 0 && files.has(join(dirname(path), `${words.slice(0, index).join('-')}.md`)),
  )
}

/** Names of pages about agents, and of files that clients read. */
const PAGE =
  /^(?:AGENTS|CHANGELOG|CLAUDE|CONTRIBUTING|GEMINI|INDEX|(?:[A-Z\d]+[-_])?(?:CONVENTIONS|FORMAT|GUIDE(?:LINES)?|TEMPLATE))\.md$/

function isPage(path: string): boolean {
  return PAGE.test(basename(path))
}

/** What to say of a file among agents that is a page by its name. */
export function pageAmongAgents({ path }: Subagent): string | undefined {
  if (!isPage(path)) return undefined
  return `The file has no frontmatter, and ${quote(basename(path))} is the name of a page. Move it out of the folder of agents.`
}

function unread(subagent: Subagent): Pick<Details, 'severity' | 'postscript'> {
  const { frontmatter, plugin, text } = subagent
  const { content, problems } = frontmatter
  // What is above our own limits, Claude Code reads.
  if (isTooLong(content) || problems.some(({ message }) => message === TOO_DEEP)) return { severity: 'info' }
  const lost = [...new Set(looseKeys(text.slice(...content)).filter(isField))]
  const fields = lost.length === 0 ? 'reads no field' : `loses ${named(lost)}`
  const then =
    plugin === undefined ? 'skips the agent' : 'loads an agent without a description that has every tool'
  return { postscript: ` As it is, Claude Code ${fields}, and ${then}.` }
}

function named(keys: readonly string[]): string {
  const names = keys.map((key) => quote(key))
  return listed(names, MOST_NAMED)
}
