import type { Dice, Generated } from './dice.ts'
import { field, ODD_VALUES, written } from './writing.ts'

/** An agent of the Agent File Format, with mistakes. */
export function generateAgent(dice: Dice): Generated {
  const path = dice.mostly(
    'agents/ops_auditor.agent.md',
    [
      'agents/auditor.agent.md',
      'ops_auditor.agent.md',
      'agents/ops/ops_auditor.agent.md',
      'agents/_auditor.agent.md',
      'agents/ops_.agent.md',
      'agents/Ops_Auditor-2_x.agent.md',
      'my/agents/ops_auditor.agent.md',
      'agent/ops_auditor.agent.md',
    ],
    0.9,
  )
  const body = dice.mostly(bodyOf(dice), ['# Auditor\n', '# Auditor\n\n', '\n'], 0.95)
  const text = dice.mostly(
    written(dice, fieldsOf(dice), body),
    [
      body,
      body,
      `\n---\nversion: 1.0.0\nstatus: active\n---\n${body}`,
      `# Auditor\n\n---\ntitle: Auditor\n---\n${body}`,
      `<!-- first -->\n---\ntitle: Auditor\nicon: 🤖\n---\n${body}`,
      `${body}\n---\n\nText.\n\n---\n`,
    ],
    0.88,
  )
  return { path, text }
}

function fieldsOf(dice: Dice): readonly string[] {
  const optional = (
    usual: string | undefined,
    others: readonly (string | undefined)[],
    probability = 0.75,
  ): string | undefined =>
    dice.chance(probability) ? usual : dice.pick([...others, ...others, dice.pick(ODD_VALUES)])
  return [
    ...field(
      dice.mostly('version', ['Version', 'VERSION']),
      optional('1.0.0', [undefined, '1.0', '1', 'v1.0.0', '"1.0"', '1.0.0-rc.1', '01.0.0']),
    ),
    ...field(
      dice.mostly('icon', ['Icon']),
      optional(
        '🧭',
        [undefined, '🤖', 'robot', '🤖🤖', '👩‍💻', '🇪🇺', '"1"', '🤖a', '👍🏽', 'x', '©', '❤️'],
        0.6,
      ),
    ),
    ...field(
      dice.mostly('title', ['Title', 'TITLE'], 0.95),
      optional(
        'Auditor',
        [
          undefined,
          undefined,
          undefined,
          undefined,
          'AUDITOR',
          'Other',
          '" Auditor "',
          'Auditor Agent',
          '""',
        ],
        0.65,
      ),
    ),
    ...field(
      'description',
      optional(
        'Audits files.',
        [
          undefined,
          undefined,
          undefined,
          undefined,
          'audits FILES.',
          'Audits more.',
          '"Audits files.  "',
          'Audits the files.',
          '>-\n  Audits\n  files.',
        ],
        0.65,
      ),
    ),
    ...field(
      'status',
      optional(
        undefined,
        ['active', 'deprecated', 'disabled', 'Active', 'retired', 'enabled', '" active"', 'on'],
        0.6,
      ),
    ),
    ...field('required', requiredOf(dice)),
    ...field(
      'recommended',
      optional(
        undefined,
        [
          '\n  models:\n    - GPT',
          '\n  models: GPT',
          '\n  capabilities: [vision]',
          '\n  model: GPT',
          '[GPT]',
          '\n  models: [1]',
          '\n  models: 1',
          '\n  capabilities: {a: b}',
          '\n  Models: [GPT]\n  models: [GPT]',
        ],
        0.8,
      ),
    ),
    ...field(
      'system',
      optional(undefined, ['Be careful.', 'be CAREFUL.', 'Be quick.', '|\n  Be careful.'], 0.85),
    ),
    ...field(
      'rules',
      optional(
        undefined,
        ['"- Ask first."', '"- ask first."', '- Ask first.', 'Ask last.', '\n  - Ask first.'],
        0.85,
      ),
    ),
    ...field('avatar', optional(undefined, ['face.png', 'FACE.png', 'other.png', 'other.png'], 0.75)),
    ...field('tools', optional(undefined, ['[read]', '\n  ping: {}'], 0.96)),
    ...abilitiesOf(dice),
    ...field(
      dice.pick(['Title', 'titel', 'tags', 'Status', 'version2', 'author', 'templateEngine']),
      optional(undefined, ['x'], 0.88),
    ),
  ]
}

function requiredOf(dice: Dice): string | undefined {
  if (dice.chance(0.45)) return undefined
  const startup = dice.mostly(
    '\n  startup: ping',
    [
      '\n  startup: Ping',
      '\n  startup: pong',
      '\n  Startup: ping',
      '\n  startup: 5',
      '\n  startup: [ping]',
      '\n  startup: ""',
      '\n  startup: pin',
      '\n  startup: ~',
      '',
    ],
    0.7,
  )
  const env = dice.mostly(
    '',
    [
      '\n  env:\n    - API_KEY',
      '\n  env: [API_KEY, API_KEY]',
      '\n  env: API_KEY',
      '\n  env: [1]',
      '\n  env: [API-KEY]',
      '\n  env: {API_KEY: x}',
      '\n  Env: [A]\n  env: [B]',
      '\n  env: [""]',
      '\n  envs: [A]',
    ],
    0.7,
  )
  return dice.mostly(startup + env === '' ? '{}' : startup + env, ['ping', '[ping]', '~'], 0.95)
}

function abilitiesOf(dice: Dice): readonly string[] {
  const list = (): string =>
    `[${dice
      .some(['fs', 'Network', 'sh', '"sh:git"', 'tool', '"env"', 'browser', 'mcp'], 0.25)
      .concat(
        dice.mostly<string | readonly string[]>(
          [],
          ['disk', '"fs:read"', '"sh:"', '"Sh:Git"', '"sh:git log"', '""', '"disk:c"', 'shell', '"sh: git"'],
          0.75,
        ),
      )
      .join(', ')}]`
  const form = dice.mostly('none', ['lists', 'lists', 'nested', 'plain', 'allow', 'odd'], 0.65)
  if (form === 'lists') return [...field('allow', list()), ...field('deny', list())]
  if (form === 'nested') return [...field('abilities', `\n  allow: ${list()}\n  deny: ${list()}`)]
  if (form === 'plain') return field('abilities', list())
  if (form === 'allow') return field(dice.pick(['allow', 'Allow', 'deny']), list())
  return form === 'odd' ? field('allow', dice.pick(['fs', '[1]', '{fs: true}', '~'])) : []
}

function bodyOf(dice: Dice): string {
  const parts = [
    dice.mostly(
      '# Auditor',
      [
        '',
        '',
        '',
        '# auditor',
        '# Auditor #1',
        '# Other',
        '## Auditor',
        '# Avatar\n\n![Face](face.png)',
        '#Auditor',
        '```\n# Auditor\n```',
        '#',
      ],
      0.85,
    ),
    dice.mostly(
      'Audits files.',
      [
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        'Audits\nfiles.',
        'Audits other files.',
        '- Audits files.',
        '## First\n\nAudits files.',
        'AUDITS FILES.',
        '> Audits files.',
        '**Audits** files.',
        '```\nAudits files.\n```',
      ],
      0.75,
    ),
    dice.mostly('', ['Second paragraph.', 'Audits files.'], 0.8),
    dice.mostly(
      '## System\n\nBe careful.',
      [
        '',
        '## SYSTEM\nBe careful.',
        '## System\n\nBe quick.',
        '## System',
        '## System\n\nBe careful.\n\n### More\n\nBe kind.',
        '## System\n\nBe careful.\n\n## System\n\nBe quick.',
        '# System\n\nBe careful.',
      ],
      0.7,
    ),
    dice.mostly(
      '',
      [
        '## Rules\n\n- Ask first.',
        '## rules\n- Ask first.',
        '## Rules\n\n- Ask last.',
        '## Rules\n\n```\n## Tools\n```',
      ],
      0.6,
    ),
    dice.mostly(
      '',
      [
        '# Avatar\n\n![Face](face.png)',
        '# avatar\n![Face](face.png)',
        '# Avatar\n\nNone.',
        '# Avatar\n\n![One](one.png) ![Face](face.png)',
      ],
      0.75,
    ),
    toolsOf(dice),
  ]
  return parts
    .filter((part) => part !== '')
    .map((part) => `${part}\n`)
    .join('\n')
}

function toolsOf(dice: Dice): string {
  if (dice.chance(0.25)) return ''
  const heading = dice.mostly('## Tools', ['## tools', '## TOOLS', '### Tools'], 0.93)
  const [open, close] = dice.mostly(
    ['```js', '```'],
    [
      ['```javascript', '```'],
      ['```', '```'],
      ['```JS', '```'],
      ['```ts', '```'],
      ['```python', '```'],
      ['```typescript', '```'],
      ['```js', ''],
      ['```js', '```\n\nText behind.'],
    ],
    0.8,
  )
  return `${heading}\n\n${open}\n${codeOf(dice)}\n${close}`
}

const PARAMETERS = [
  '{ type: "object", properties: {} }',
  '{ type: "object", properties: { a: { type: "string" } }, required: ["a"] }',
]
const WRONG_PARAMETERS = [
  '{ type: "objekt" }',
  '{ type: "object", properties: [] }',
  '{ type: "object", required: "a" }',
  '{ type: "object", properties: { a: { type: "text" } } }',
  '{}',
  'true',
  '"object"',
  '[]',
  '{ type: "object", required: ["b"] }',
  '{ type: "object", properties: { a: { minLength: -1 } } }',
  '{ type: "object", properties: { a: { enum: "x" } } }',
  '{ type: "object", additionalProperties: 5 }',
  '{ type: ["object", "null"] }',
  '{ type: [] }',
]

function schemeOf(dice: Dice, name: string): string {
  const parameters = dice.mostly(dice.pick(PARAMETERS), WRONG_PARAMETERS, 0.85)
  const whole = `{ name: "${name}", description: "Pings.", parameters: ${parameters} }`
  return dice.mostly(
    whole,
    [
      `{ description: "Pings.", parameters: ${parameters} }`,
      `{ name: "${name}", parameters: ${parameters} }`,
      `{ name: "${name}", description: "Pings." }`,
      '{}',
      `{ type: "function", function: ${whole} }`,
      `{ type: "function", function: { name: "${name}" } }`,
      `{ ...{ name: "${name}", description: "Pings." }, parameters: ${parameters} }`,
    ],
    0.85,
  )
}

function entryOf(dice: Dice, name: string): string {
  const scheme = schemeOf(dice, name)
  return dice.mostly(
    `${name}: { fn: run, scheme: ${scheme} }`,
    [
      `${name}: { fn() { return 1 }, scheme: ${scheme} }`,
      `${name}: { fn: async () => ({}), scheme: ${scheme} }`,
      `${name}: { fn: run, scheme }`,
      `"${name}": { scheme, fn: run }`,
      `[scheme.name]: { fn: run, scheme }`,
      `...more`,
      `["${name}"]: { fn: function () {}, scheme: ${scheme} }`,
      `${name}: { fn: run }`,
      `${name}: { scheme }`,
      `${name}: { fn: "run", scheme }`,
      `${name}: { fn: 5, scheme }`,
      `${name}: run`,
      `${name}: {}`,
      `${name}: null`,
      `${name}: { fn: run, scheme: "x" }`,
      `${name}: { run, scheme }`,
      `${name}: { fn: scheme, scheme }`,
      `${name}: [run, scheme]`,
      `${name}: { fn: null, scheme }`,
      `${name}: { fn: run, scheme: null }`,
      `${name}: { fn: undefined, scheme }`,
      `${name}: { fn: run, scheme: undefined }`,
      `${name}: undefined`,
      `${name}: { fn: class {}, scheme }`,
      `${name}: { ...{ fn: run }, scheme }`,
      `get ${name}() { return { fn: run, scheme } }`,
    ],
    0.7,
  )
}

function codeOf(dice: Dice): string {
  const scheme = `const scheme = ${dice.mostly('{ name: "ping", description: "Pings.", parameters: { type: "object", properties: {} } }', [schemeOf(dice, 'ping')])}`
  const start = `async function run(args) {\n  return { ok: true }\n}\n${scheme}\nconst more = { extra: { fn: run, scheme } }\n`
  const names = dice.mostly<readonly string[]>(
    ['ping'],
    [['ping', 'pong'], ['Ping'], ['ping', 'Ping'], ['ping', 'PING'], ['pong'], []],
    0.65,
  )
  const object = `{ ${names.map((name) => entryOf(dice, name)).join(', ')} }`
  const wrong = [
    start,
    `${start}return [${object}]`,
    `${start}return run`,
    `${start}return null`,
    `${start}return`,
    `${start}return "ping"`,
    `${start}export default ${object}`,
    `${start}module.exports = ${object}`,
    `${start}const x = ;\nreturn ${object}`,
    `${start}const x: string = ""\nreturn ${object}`,
    `${start}return ${object.slice(0, -1)}`,
    `import x from "y"\n${start}return ${object}`,
    `${start}return 5`,
    `${start}return { ok: } `,
    '',
    '// nothing',
    `${start}return (${object})`,
    `${start}return undefined`,
  ]
  const right = [
    `${start}const tools = ${object}\nreturn tools`,
    `${start}const tools = {}\ntools.ping = { fn: run, scheme }\nreturn tools`,
    `${start}return Object.assign({}, ${object}, more)`,
    `${start}return Object.freeze(${object})`,
    `${start}const tools = {}\nfor (const name of ["ping"]) tools[name] = { fn: run, scheme }\nreturn tools`,
    `${start}return Object.fromEntries([["pong", { fn: run, scheme }]])`,
    `${start}function all() { return ${object} }\nreturn all()`,
    `${start}return { ...more, ...${object} }`,
    `${start}if (scheme.name === "x") return {}\nreturn ${object}`,
    `${start}let tools = ${object}\ntools = {}\nreturn tools`,
    `${start}return ${object};\nreturn 5`,
    `${start}const tools = ${object}\ndelete tools.ping\nreturn tools`,
    `${start}const tools = ${object}\nconst all = tools\nreturn all`,
    `${start}var tools\ntools = ${object}\nreturn tools`,
    `${start}return { ping() {}, ...${object} }`,
    `${start}{ return ${object} }`,
    `${start}try { return ${object} } finally { run() }`,
    `${start}tools = ${object}\nreturn tools`,
  ]
  return dice.mostly(`${start}return ${object}`, [dice.pick(wrong), dice.pick(right)], 0.6)
}
