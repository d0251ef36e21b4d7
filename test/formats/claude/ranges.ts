import type { Entry } from '../../../src/model.ts'

/** `⟦` and `⟧` mark where the rule must point. */
interface Marked {
  readonly rule: string
  readonly text: string
  readonly path: string
  readonly strict?: boolean
  /** What lies around the file. */
  readonly files?: Readonly<Record<string, Entry>>
}

const PATH = '.claude/agents/a.md'
const SKILL = '---\nname: logs\ndescription: Reads logs.\n---\nRead them.\n'

/** A subagent with these lines in its frontmatter. */
function agent(rule: string, lines: string, more: Partial<Marked> = {}): Marked {
  return {
    rule,
    path: PATH,
    text: `---\nname: a\ndescription: Reads 🧭.\n${lines}---\nRead it.\n`,
    ...more,
  }
}

export const claudeRanges: readonly Marked[] = [
  { rule: 'claude/frontmatter-missing', path: PATH, text: '⟦You are a 🧭.⟧\n' },
  {
    rule: 'claude/frontmatter-unclosed',
    path: PATH,
    text: '⟦---⟧\nname: a\ndescription: 🧭\n\nRead it.\n',
  },
  agent('claude/frontmatter-yaml', 'color: ⟦red: 🧭⟧\n'),
  agent('claude/control-character', 'color: "🧭⟦\u0007⟧"\n'),
  agent('claude/misspelt-field', 'initialPrompt: 🧭\n⟦Tools⟧ : Read\n'),
  { rule: 'claude/missing-field', path: PATH, text: '---\n⟦name⟧:\ndescription: 🧭\n---\nRead it.\n' },
  { rule: 'claude/name-format', path: PATH, text: '---\nname: ⟦"🧭:a"⟧\ndescription: 🧭\n---\nRead it.\n' },
  { rule: 'claude/missing-field', path: PATH, text: '---\nname: a\n⟦description⟧: ""\n---\n🧭\n' },
  agent('claude/field-type', 'skills: ["🧭", ⟦5⟧]\n'),
  {
    rule: 'claude/comment-in-value',
    path: PATH,
    text: '---\nname: a\ndescription: Reads 🧭 of issue ⟦#12 and later⟧\n---\nRead it.\n',
  },
  {
    rule: 'claude/typographic-quotes',
    path: PATH,
    text: '---\nname: a\ndescription: ⟦“Reads 🧭.”⟧\n---\nRead it.\n',
  },
  agent('claude/ignored-field', '⟦initialPrompt⟧: 🧭\n', {
    path: 'agents/a.md',
    files: { '.claude-plugin/plugin.json': '{}' },
  }),
  agent('claude/ignored-field', 'initialPrompt: 🧭\n⟦allowed-tools⟧: Read\n'),
  agent('claude/tool-none', 'tools: ⟦"🧭, fetch"⟧\n'),
  agent('claude/tool-unknown', 'tools: [mcp__🧭, "⟦Gerp⟧"]\n'),
  agent('claude/tool-unknown', 'tools: Read, mcp__🧭, ⟦Gerp(🧭)⟧, Edit\n'),
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
  agent('claude/unknown-field', 'initialPrompt: 🧭\n⟦category⟧: logs\n', { strict: true }),
  { rule: 'claude/body-empty', path: PATH, text: '---\nname: a\ndescription: 🧭\n⟦---⟧\n' },
  {
    rule: 'claude/conflict-marker',
    path: PATH,
    text: '---\nname: a\ndescription: 🧭\n---\n🧭\n⟦<<<<<<< HEAD 🧭⟧\nStop.\n=======\n>>>>>>> main\n',
  },
  {
    rule: 'claude/dead-link',
    path: PATH,
    text: '---\nname: a\ndescription: 🧭\n---\n🧭 See [it](⟦gone.md⟧).\n',
  },
  {
    rule: 'claude/tool-parenthesis',
    path: PATH,
    text: '---\nname: a\ndescription: 🧭\ntools: [🧭, ⟦"Bash(git *"⟧]\n---\nRead it.\n',
  },
  {
    rule: 'claude/duplicate-name',
    path: PATH,
    text: '---\nname: ⟦"🧭"⟧\ndescription: Reads.\n---\nRead it.\n',
    files: { '.claude/agents/Z.md': '---\nname: "🧭"\ndescription: Reads.\n---\nRead it.\n' },
  },
]
