import type { Dice, Generated } from './dice.ts'
import { asYaml, field, ODD_VALUES, written } from './writing.ts'

const PATHS = [
  '.github/agents/my agent.agent.md',
  '.github/agents/plan(1).md',
  '.github/agents/café.agent.md',
  '.github/chatmodes/plan.chatmode.md',
  'plan.chatmode.md',
  'agents/my agent.agent.md',
  '.github/agents/A-b_c.1.agent.md',
]

const HANDOFFS = [
  '\n  - label: Plan\n    agent: plan\n    prompt: Go.',
  '\n  - {label: Plan, agent: plan, prompt: Go., send: true}\n  - {label: Ask, agent: ask, prompt: Go.}',
  '\n  - {label: Plan, agent: plan}',
  '\n  - {label: Plan, prompt: Go.}',
  '\n  - {agent: plan, prompt: Go.}',
  '\n  - {label: "", agent: plan, prompt: Go.}',
  '\n  - {label: Plan, agent: 5, prompt: Go.}',
  '\n  - {label: 5, agent: plan, prompt: Go.}',
  '\n  - {label: Plan, agent: plan, prompt: [Go.]}',
  '\n  - {label: Plan, agent: plan, prompt: Go., send: "no"}',
  '\n  - {label: Plan, agent: plan, prompt: ""}',
  '\n  - plan',
  '\n  -',
  '{label: Plan, agent: plan, prompt: Go.}',
  '[]',
  'plan',
  '\n  - {label: Plan, agent: plan, prompt: Go.}\n  - {label: Plan, agent: ask, prompt: Go.}',
  '\n  - {label: Plan, agent: plan, prompt: ~, send: ~}',
  '\n  - {label: " ", agent: " ", prompt: " "}',
  '\n  - {label: Plan, agent: plan, prompt: Go., model: GPT-5}',
  '\n  - {label: true, agent: ~, prompt: 1}',
]

const SERVERS = [
  '\n  one:\n    type: local\n    command: npx',
  '\n  one:\n    type: stdio\n    command: npx\n    args: [-y]',
  '\n  one:\n    type: http\n    url: https://example.com/mcp',
  '\n  one:\n    type: local',
  '\n  one:\n    type: local\n    url: https://example.com',
  '\n  one:\n    type: http',
  '\n  one:\n    type: sse\n    command: npx',
  '\n  one:\n    type: sse\n    url: https://example.com',
  '\n  one:\n    type: stdio\n    command: ""',
  '\n  one:\n    command: npx',
  '\n  one: npx',
  '\n  one:',
  '\n  one:\n    type: other',
  '\n  one:\n    type: http\n    url: ~',
  '\n  one: {type: local, command: npx}\n  two: {type: sse}',
]

const BLOCKS = [
  '# Plan',
  'Plan it.',
  'See [the guide](guide.md).',
  'Follow #file:guide.md in each comment.',
  'Follow #file:gone.md in each comment.',
  'Follow #file:{guide}.md.',
  'See [the guide](./docs/guide.md).',
  'See [it](gone.md).',
  '`[it](gone.md)`',
  '```\n[it](gone.md)\n```',
  '<reasoning>',
  '[web](https://example.com)',
  '![gone](gone.png)',
  '[up](../README.md)',
  '---',
  '[in](#plan)',
  '- [a](guide.md)\n- [b](gone.md)',
]

/** A custom agent of Copilot, with mistakes. */
export function generateCopilot(dice: Dice): Generated {
  const path = dice.mostly(
    dice.pick(['.github/agents/plan.agent.md', '.github/agents/plan.md', 'agents/plan.agent.md']),
    PATHS,
    0.85,
  )
  const optional = (values: readonly string[], probability: number): string | undefined =>
    dice.chance(probability) ? dice.pick([...values, ...values, ...values, ...ODD_VALUES]) : undefined
  const boolean = ['true', 'false', 'True', '"true"', 'yes', 'no', 'on', '1']
  const lines = [
    ...field('name', dice.mostly(undefined, ['Planner', 'C# Expert', ...ODD_VALUES], 0.7)),
    ...field(
      'description',
      dice.chance(0.8)
        ? asYaml(dice, 'Plans the work.')
        : dice.pick([undefined, undefined, undefined, 'Plans: all', '"\\n"', ...ODD_VALUES]),
    ),
    ...field(
      'target',
      optional(
        ['vscode', 'github-copilot', 'VSCode', 'github', '"vscode"', '[vscode]', 'vscode, github-copilot'],
        0.2,
      ),
    ),
    ...field(
      'tools',
      optional(
        [
          '[read, edit]',
          '[read, agent]',
          'read, agent',
          'read,edit',
          '["*"]',
          '[]',
          '\n  - agent\n  - read',
          "['github/*', edit/editFiles]",
          '[runSubagent]',
          '[Agent]',
          '[read, 5]',
          '[agent/runSubagent]',
          '"*"',
        ],
        0.5,
      ),
    ),
    ...field(
      'agents',
      optional(['[ask]', '[ask]', '[plan]', '["*"]', '[]', 'ask', '\n  - ask\n  - plan', '[1]', '"*"'], 0.4),
    ),
    ...field(
      'model',
      optional(['GPT-4.1', '[GPT-4.1, Claude Sonnet 4.6]', 'Claude Sonnet 4.6 (copilot)', '[1]'], 0.2),
    ),
    ...field('argument-hint', optional(['what to plan', '[what]'], 0.1)),
    ...field('user-invocable', optional(boolean, 0.1)),
    ...field('disable-model-invocation', optional(boolean, 0.1)),
    ...field('infer', optional(boolean, 0.05)),
    ...field('mcp-servers', optional(SERVERS, 0.3)),
    ...field('metadata', optional(['\n  owner: me', '\n  owner: 5', '{a: [b]}'], 0.15)),
    ...field('handoffs', optional(HANDOFFS, 0.4)),
    ...field(
      dice.pick(['descripton', 'color', 'applyTo', 'mode', 'Name', 'tool', 'hooks', 'version']),
      dice.mostly(undefined, ['\n  a: b', 'x'], 0.9),
    ),
  ]
  const blocks = Array.from({ length: dice.below(4) }, () => dice.pick(BLOCKS))
  const body =
    blocks.map((block) => `\n${block}\n`).join('') +
    (dice.chance(0.03) ? `${'word '.repeat(40)}\n`.repeat(dice.pick([145, 150, 155])) : '')
  const folder = path.replace(/[^/]*$/, '')
  const text = dice.mostly(written(dice, lines, body), [body], 0.96)
  return { path, text, files: { [`${folder}guide.md`]: 'Guide.\n', [`${folder}docs/guide.md`]: 'Guide.\n' } }
}
