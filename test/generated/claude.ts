import type { Dice, Generated } from './dice.ts'
import { asYaml, field, ODD_VALUES, written } from './writing.ts'

const NAMES = ['a:b', '-a', 'My Agent', 'log_reader', 'log-reader-2', 'a'.repeat(257), '"a：b"', 'Reader']

const TOOLS = [
  'Read',
  'Read, Grep',
  '[Read, Grep]',
  '\n  - Read\n  - Bash(git log *)',
  'Bash(git *), mcp__github',
  'codebase, fetch',
  '[codebase]',
  'Raed, Grep',
  '"*"',
  '[]',
  'bash',
  '[Read, 5]',
]

const BLOCKS = [
  '# Logs',
  'Read them.',
  'See [the guide](guide.md).',
  'See [it](gone.md).',
  '`[it](gone.md)`',
  '```\n[it](gone.md)\n```',
  '[web](https://example.com)',
  '---',
]

/** A subagent of Claude Code, with mistakes. What it has makes sure that it is one. */
export function generateClaude(dice: Dice): Generated {
  const inPlugin = dice.chance(0.3)
  const folder = inPlugin ? 'agents/' : '.claude/agents/'
  const optional = (values: readonly string[], probability: number): string | undefined =>
    dice.chance(probability) ? dice.pick([...values, ...values, ...ODD_VALUES]) : undefined
  const hasName = dice.chance(0.85)
  const lines = [
    ...field('name', hasName ? dice.mostly('log-reader', [...NAMES, ...ODD_VALUES], 0.7) : undefined),
    ...field(
      'description',
      !hasName || dice.chance(0.85) ? dice.mostly(asYaml(dice, 'Reads logs.'), ODD_VALUES, 0.8) : undefined,
    ),
    ...field('color', dice.mostly('red', ['teal', 'magenta', 'pink', 'Red', ...ODD_VALUES], 0.7)),
    ...field('tools', optional(TOOLS, 0.5)),
    ...field('disallowedTools', optional(['Edit', '[Edit]', 'Edit, Bash'], 0.15)),
    ...field('skills', optional(['[a]', 'a, b'], 0.1)),
    ...field('memory', optional(['user', 'project', 'global'], 0.15)),
    ...field('maxTurns', optional(['5', '0', '-1', '1.5'], 0.2)),
    ...field('permissionMode', optional(['plan', 'default'], 0.15)),
    ...field('initialPrompt', optional(['Go.'], 0.1)),
    ...field('allowed-tools', optional(['Read'], 0.1)),
    ...field(dice.pick(['discription', 'Colour', 'version']), dice.mostly(undefined, ['x'], 0.9)),
  ]
  const blocks = Array.from({ length: dice.below(3) }, () => `\n${dice.pick(BLOCKS)}\n`)
  const body = dice.mostly(`You are a reader of logs.\n${blocks.join('')}`, ['', '\n\n'], 0.95)
  const text = dice.mostly(written(dice, lines, body), ['You are a reader of logs.\n'], inPlugin ? 1 : 0.97)
  // Where no field is left, nothing tells that an agent was meant.
  const isWhole = /^color:/m.test(text) || (!inPlugin && text.startsWith('You are'))
  return {
    path: `${folder}log-reader.md`,
    text: isWhole ? text : `---\nname: log-reader\n---\n${body}`,
    files: {
      [`${folder}guide.md`]: 'Guide.\n',
      ...(inPlugin && { '.claude-plugin/plugin.json': '{"name": "logs"}\n' }),
    },
  }
}
