import type { Marked } from '../marked.ts'
import { strict } from '../marked.ts'

const SKILL = '---\nname: logs\ndescription: Reads logs.\n---\nRead them.\n'

const whole = (rule: string, text: string): Marked => ({ rule, path: '.claude/agents/a.md', text })
/** A subagent with this body. */
const agentOf = (rule: string, body: string): Marked =>
  whole(rule, `---\nname: a\ndescription: 🧭\n---\n${body}`)

/** A subagent with these lines in its frontmatter. */
function agent(rule: string, lines: string, more: Partial<Marked> = {}): Marked {
  return { ...whole(rule, `---\nname: a\ndescription: Reads 🧭.\n${lines}---\nRead it.\n`), ...more }
}

export const claudeRanges: readonly Marked[] = [
  agentOf('claude/fence', '🧭\n⟦```js⟧\n```js\nread()\n```\n'),
  whole('claude/frontmatter-missing', '⟦You are a 🧭.⟧\n'),
  whole('claude/frontmatter-unclosed', '⟦---⟧\nname: a\ndescription: 🧭\n\nRead it.\n'),
  agent('claude/frontmatter-yaml', 'color: ⟦red: 🧭⟧\n'),
  agent('claude/control-character', 'color: "🧭⟦\u0007⟧"\n'),
  agent('claude/misspelt-field', 'initialPrompt: 🧭\n⟦Tools⟧ : Read\n'),
  whole('claude/missing-field', '---\n⟦name⟧:\ndescription: 🧭\n---\nRead it.\n'),
  whole('claude/name-format', '---\nname: ⟦"🧭:a"⟧\ndescription: 🧭\n---\nRead it.\n'),
  whole('claude/missing-field', '---\nname: a\n⟦description⟧: ""\n---\n🧭\n'),
  agent('claude/field-type', 'skills: ["🧭", ⟦5⟧]\n'),
  whole(
    'claude/comment-in-value',
    '---\nname: a\ndescription: Reads 🧭 of issue ⟦#12 and later⟧\n---\nRead it.\n',
  ),
  whole('claude/typographic-quotes', '---\nname: a\ndescription: ⟦“Reads 🧭.”⟧\n---\nRead it.\n'),
  agent('claude/ignored-field', '⟦initialPrompt⟧: 🧭\n', {
    path: 'agents/a.md',
    files: { '.claude-plugin/plugin.json': '{}' },
  }),
  whole('claude/field-in-text', '---\nname: a\ndescription: >-\n  🧭.\n  ⟦tools⟧: Read\n---\nRead it.\n'),
  agent('claude/server-unknown', 'mcpServers: ["🧭", ⟦postgress⟧]\n', {
    files: { '.mcp.json': '{"mcpServers": {"postgres": {}}}' },
  }),
  agent('claude/ignored-field', 'initialPrompt: 🧭\n⟦allowed-tools⟧: Read\n'),
  agent('claude/hooks', 'hooks: ⟦PreToolUse⟧'),
  agent(
    'claude/hooks',
    'hooks:\n  Stop: [] # 🧭\n  PreToolUse:\n    - matcher: ⟦mcp__a⟧\n      hooks: [{type: command, command: a}]\n',
  ),
  agent('claude/frontmatter-dashes', '# 🧭 ⟦---⟧- tools ----\ntools: Read\n'),
  whole('claude/missing-field', '---\nname: 🧭\n⟦desc⟧: Reads logs.\n---\nRead it.\n'),
  {
    rule: 'claude/plugin-unlisted',
    path: 'agents/a.md',
    text: '---\ndescription: 🧭\nname: ⟦"a"⟧\n---\nRead it.\n',
    files: { '.claude-plugin/plugin.json': '{"agents": ["./agents/b.md"]}' },
  },
  {
    rule: 'claude/manifest-folder',
    path: '.claude-plugin/agents/a.md',
    text: '⟦---⟧\ndescription: 🧭\nname: a\n---\nRead it.\n',
    files: { '.claude-plugin/plugin.json': '{}' },
  },
  {
    rule: 'claude/plugin-server',
    path: 'agents/a.md',
    text: '---\ndescription: 🧭\nname: a\ntools: [Read, "⟦mcp__db__x⟧"]\n---\nRead it.\n',
    files: { '.claude-plugin/plugin.json': '{"name": "a", "mcpServers": {"db": {}}}' },
  },
  agent('claude/tool-none', 'tools: ⟦"🧭, fetch"⟧\n'),
  agent('claude/tool-unknown', 'tools: [mcp__🧭, "⟦Gerp⟧"]\n'),
  agent('claude/tool-unknown', 'tools: Read, mcp__🧭, ⟦Gerp(🧭)⟧, Edit\n'),
  agent('claude/tool-withheld', 'tools: Read, mcp__🧭, ⟦TaskOutput⟧, Workflow\n'),
  agent('claude/tool-scope', 'tools: mcp__🧭, ⟦Bash(git log *)⟧, Read\n'),
  agent('claude/tool-both', 'tools: Read, Bash\ndisallowedTools: mcp__🧭, ⟦Bash(git push *)⟧\n'),
  agent('claude/field-value', 'model: ⟦"🧭"⟧ # x\n'),
  agent('claude/field-value', 'permissionMode: ⟦🧭⟧\n'),
  agent('claude/field-value', 'effort: ⟦🧭⟧\n'),
  agent('claude/field-value', 'memory: ⟦🧭⟧\n'),
  agent('claude/field-value', 'isolation: ⟦🧭⟧\n'),
  agent('claude/field-value', 'color: ⟦"🧭"⟧\n'),
  agent('claude/field-value', 'initialPrompt: 🧭\nmaxTurns: ⟦0⟧ # none\n'),
  agent('claude/skill-unknown', 'skills: ["🧭:a", ⟦lgos⟧]\n', {
    files: { '.claude/skills/logs/SKILL.md': SKILL },
  }),
  strict(agent('claude/unknown-field', 'initialPrompt: 🧭\n⟦category⟧: logs\n')),
  whole('claude/body-empty', '---\nname: a\ndescription: 🧭\n⟦prompt⟧: Read.\n---\n'),
  whole('claude/body-empty', '---\nname: a\ndescription: 🧭\n⟦---⟧\n'),
  agentOf('claude/conflict-marker', '🧭\n⟦<<<<<<< HEAD 🧭⟧\nStop.\n=======\n>>>>>>> main\n'),
  agentOf('claude/dead-link', '🧭 See [it](⟦gone.md⟧).\n'),
  whole(
    'claude/tool-parenthesis',
    '---\nname: a\ndescription: 🧭\ntools: [🧭, ⟦"Bash(git *"⟧]\n---\nRead it.\n',
  ),
  {
    ...whole('claude/duplicate-name', '---\nname: ⟦"🧭"⟧\ndescription: Reads.\n---\nRead it.\n'),
    files: { '.claude/agents/Z.md': '---\nname: "🧭"\ndescription: Reads.\n---\nRead it.\n' },
  },
]
