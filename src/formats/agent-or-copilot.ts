import type { AgentFormat } from '../model.ts'
import type { Split } from '../text/frontmatter.ts'
import { parseFrontmatter, splitFrontmatter } from '../text/frontmatter.ts'
import { scanMarkdown } from '../text/markdown/index.ts'
import { AGENT_FIELDS, REVISION_FIELDS } from './agent/fields.ts'
import { COPILOT_KEYS } from './copilot/fields.ts'
import { looseKeys, misplacedBlock } from './misplaced-frontmatter.ts'

const COPILOT_FOLDER = /(?:^|\/)(?:\.github\/(?:agents|chatmodes)|\.copilot\/agents)\//i
// Both formats have a description, and tags tell nothing.
const AGENT_KEYS = new Set<string>(
  [...AGENT_FIELDS, ...REVISION_FIELDS]
    .filter((key) => key !== 'description' && key !== 'tags')
    .map((key) => key.toLowerCase()),
)
const LONGEST_YAML = 32 * 1024
const AGENT_SECTIONS = new Set(['system', 'rules', 'tools'])

/**
 * Which of the two a `*.agent.md` file is, by its path from the root with `/` and its text. The keys of the
 * frontmatter
 * decide, also of frontmatter that is no YAML; then the sections of the body. Never throws.
 */
export function agentOrCopilot(path: string, text: string): AgentFormat {
  if (COPILOT_FOLDER.test(path)) return 'copilot'
  const frontmatter = splitFrontmatter(text)
  const keys = keysOf(text, frontmatter)
  const copilotKeys = keys.filter((key) => COPILOT_KEYS.has(key)).length
  const agentKeys = new Set(keys.map((key) => key.toLowerCase()).filter((key) => AGENT_KEYS.has(key))).size
  if (copilotKeys > 0 && agentKeys > 0) return agentKeys >= 2 && !keys.includes('name') ? 'agent' : 'copilot'
  if (copilotKeys > 0) return 'copilot'
  if (agentKeys > 0) return 'agent'
  if (frontmatter.state === 'absent' && isAgentPath(path)) return 'agent'
  const titles = scanMarkdown(text, frontmatter.body)
    .headings.filter(({ level }) => level === 2)
    .map((heading) => heading.text.toLowerCase())
  return new Set(titles.filter((title) => AGENT_SECTIONS.has(title))).size >= 2 ? 'agent' : 'copilot'
}

/** Whether a path is `agents/<category>_<agent-name>.agent.md`, at any depth. */
export function isAgentPath(path: string): boolean {
  return /(?:^|\/)agents\/[^/_]+_[^/]+\.agent\.md$/i.test(path)
}

/** The top-level keys; of fields that do not open the file or that YAML cannot read, as they look. */
function keysOf(text: string, { state, content }: Split): readonly string[] {
  if (state === 'closed') {
    // The parser takes seconds for a megabyte, and the format of the file will need it once more.
    const { state: read, fields } =
      content[1] - content[0] > LONGEST_YAML
        ? { state: 'broken', fields: new Map<string, unknown>() }
        : parseFrontmatter(text)
    return read === 'read' ? [...fields.keys()] : looseKeys(text.slice(...content))
  }
  // Nothing ends unclosed fields but a heading, which unlike a comment stands below a blank line.
  if (state === 'unclosed') return looseKeys(text.slice(...content).split(/\n[ \t\r]*\n#/, 1)[0]!)
  const block = misplacedBlock(text)
  return block === undefined ? [] : looseKeys(text.slice(...block.content))
}
