import type { AgentFormat, Source } from '../model.ts'
import type { Frontmatter } from '../syntax/frontmatter.ts'
import { frontmatterOf } from '../syntax/frontmatter.ts'
import { scanMarkdown } from '../syntax/markdown/index.ts'
import { basename, foldersAbove, join } from '../wording/paths.ts'
import { quote, quotePath } from '../wording/quote.ts'
import { FIELDS } from './agent/fields.ts'
import { COPILOT_KEYS } from './copilot/fields.ts'
import { looseKeys, misplacedBlock } from './misplaced-frontmatter.ts'
import { hasLooseFields } from './prompt-or-documentation.ts'

interface Verdict {
  /** Undefined for an agent of another client. */
  readonly format: AgentFormat | undefined
  readonly why: string
}

/** Something in a file that only one of the two formats has; points for Copilot are negative. */
interface Sign {
  readonly what: string
  readonly points: number
}

const COPILOT_FOLDER = /(?:^|\/)(?:\.github\/(?:agents|chatmodes)|\.copilot\/agents)\//i
const OTHER_CLIENT = /(?:^|\/)(\.(?:ai|claude|codex|cursor|factory|gemini|kiro|opencode|pi|windsurf))\//i

// Only the Agent File Format has these mappings and this icon. A version, a status or a title may be in any file.
const DECISIVE = new Set(['required', 'recommended', 'abilities'])
const COMMON = new Set(['version', 'status', 'allow', 'deny', 'roles', 'input'])
/** `tools` is a field of Copilot, but also the most usual mistake in the other format. */
const COPILOT_POINTS: Readonly<Record<string, number>> = { tools: 1, model: 2, models: 1 }
const SECTIONS = new Set(['system', 'rules', 'tools'])
/** By how many of the sections there are: one alone may be in any file. */
const SECTION_POINTS = [0, 1, 4, 6]
/** So many points decide; with fewer the path does. */
const ENOUGH = 2

// Both formats have a description, and tags tell nothing.
const AGENT_KEYS = new Set<string>(
  Object.keys(FIELDS)
    .filter((key) => key !== 'description' && key !== 'tags')
    .map((key) => key.toLowerCase()),
)

/** Which format a `*.agent.md` file has: folders of clients decide, then its content, then its path. */
export function agentOrCopilot(source: Source): Verdict {
  const { path, text } = source
  if (COPILOT_FOLDER.test(path)) return { format: 'copilot', why: 'its folder' }
  const frontmatter = frontmatterOf(source)
  const signs = [...fieldSigns(keysOf(text, frontmatter)), ...sectionSigns(text, frontmatter)]
  const points = signs.reduce((sum, sign) => sum + sign.points, 0)
  const other = OTHER_CLIENT.exec(path)?.[1]
  const hasNone = frontmatter.state === 'absent' && !HYPHENS.test(text) && !hasLooseFields(text, isKey)
  const agent = hasNone ? agentOf(source) : undefined
  if (agent !== undefined && points < ENOUGH)
    return { format: undefined, why: `${quotePath(agent)} is the agent of that name` }
  if (points >= ENOUGH) return { format: 'agent', why: whyOf(signs.filter((sign) => sign.points > 0)) }
  if (other !== undefined)
    return { format: undefined, why: `${quote(other)} is the folder of another client` }
  if (points <= -ENOUGH) return { format: 'copilot', why: whyOf(signs.filter((sign) => sign.points < 0)) }
  return isAgentPath(path)
    ? { format: 'agent', why: 'its path' }
    : { format: 'copilot', why: 'nothing that only the Agent File Format has' }
}

const isKey = (key: string): boolean => key === 'name' || key === 'description' || COPILOT_KEYS.has(key)
const HYPHENS = /^\s*---/

/** The agent of some client that has the name of a file elsewhere: such a text is for it to read, or to be built of. */
function agentOf({ path, files }: Source): string | undefined {
  const name = basename(path)
  const stem = name.replace(/\.(?:agent|chatmode)\.md$/i, '')
  return foldersAbove(path)
    .flatMap((folder) =>
      [`.github/agents/${name}`, `.claude/agents/${stem}.md`].map((each) => join(folder, each)),
    )
    .find((each) => each !== path && HYPHENS.test(files.read(each) ?? ''))
}

/** Whether a path is `agents/<category>_<agent-name>.agent.md`, at any depth. */
export function isAgentPath(path: string): boolean {
  return /(?:^|\/)agents\/[^/_]+_[^/]+\.agent\.md$/i.test(path)
}

function fieldSigns(keys: readonly string[]): readonly Sign[] {
  const signs = new Map<string, Sign>()
  for (const key of keys) {
    const name = key.toLowerCase()
    if (COPILOT_KEYS.has(key)) signs.set(name, { what: key, points: -(COPILOT_POINTS[key] ?? 3) })
    else if (AGENT_KEYS.has(name))
      signs.set(name, { what: key, points: DECISIVE.has(name) ? 4 : COMMON.has(name) ? 1 : 2 })
  }
  return [...signs.values()]
}

function sectionSigns(text: string, { body }: Frontmatter): readonly Sign[] {
  // Most files have none, and then their Markdown need not be read.
  if (!/^[ \t]*(?:##[ \t]+)?(?:system|rules|tools)(?:[ \t]+#+)?[ \t\r]*$/im.test(text)) return []
  const titles = scanMarkdown(text, body)
    .headings.filter(({ level }) => level === 2)
    .map((heading) => heading.text.toLowerCase())
  const found = [...new Set(titles.filter((title) => SECTIONS.has(title)))]
  if (found.length === 0) return []
  const names = found.map((title) => `## ${title[0]!.toUpperCase()}${title.slice(1)}`)
  return [{ what: names.join(', '), points: SECTION_POINTS[found.length]! }]
}

const MOST_NAMED = 3

function whyOf(signs: readonly Sign[]): string {
  const strongest = signs.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, MOST_NAMED)
  return `it has ${strongest.map(({ what }) => quote(what)).join(', ')}`
}

/** The top-level keys; of fields that do not open the file or that YAML cannot read, as they look. */
function keysOf(text: string, { state, content, fields }: Frontmatter): readonly string[] {
  if (state === 'read') return [...fields.keys()]
  if (state === 'broken') return looseKeys(text.slice(...content))
  // Nothing ends unclosed fields but a heading, which unlike a comment is below a blank line.
  if (state === 'unclosed') return looseKeys(text.slice(...content).split(/\n[ \t\r]*\n#/, 1)[0]!)
  const block = misplacedBlock(text)
  return block === undefined ? [] : looseKeys(text.slice(...block.content))
}
