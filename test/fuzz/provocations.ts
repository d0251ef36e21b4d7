import type { Random } from '../random.ts'
import type { Kind } from './kinds.ts'
import type { Mutation } from './mutations.ts'

/** A line at the end of the frontmatter. */
function field(...lines: readonly string[]): Mutation {
  return (text, random) => {
    const end = text.search(/\r?\n---[ \t]*(?:\r?\n|$)/)
    if (end === -1) return text
    const lineBreak = text.includes('\r\n') ? '\r\n' : '\n'
    return text.slice(0, end) + lineBreak + random.pick(lines).replaceAll('\n', lineBreak) + text.slice(end)
  }
}

/** Another text where an expression matches, one of its matches only. */
function instead(expression: RegExp, replacement: (found: string, random: Random) => string): Mutation {
  return (text, random) => {
    const matches = [...text.matchAll(new RegExp(expression, 'gmu'))]
    if (matches.length === 0) return text
    const { 0: found, index } = random.pick(matches)
    return text.slice(0, index) + replacement(found, random) + text.slice(index + found.length)
  }
}

/** A value of the line that starts with `key`, or such a line where there is none. */
function lineOf(key: string, ...values: readonly string[]): Mutation {
  const line = new RegExp(`^${key}:.*$`, 'm')
  return (text, random) => {
    const value = random.pick(values)
    return line.test(text)
      ? text.replace(line, () => `${key}: ${value}`)
      : field(`${key}: ${value}`)(text, random)
  }
}

const VALUE = /^ {0,4}(?:- )?[\w-]+: +\S.*$/

const anyYaml: readonly Mutation[] = [
  instead(
    VALUE,
    (line, random) =>
      line.replace(/\s+$/, '') +
      random.pick([': more', ' e.g.: this', ': "quoted"', ": it's", ': a\\b', ': 🧭', ': x # y']),
  ),
  instead(VALUE, (line) => line.replace(/: +/, ':')),
  instead(VALUE, (line) => line.replace(/: +/, ':\u00a0')),
  instead(
    VALUE,
    (line, random) =>
      line.replace(/: +/, random.pick([': "a" ', ": 'it's", ': "', ": '"])) + random.pick(["'", '"', '']),
  ),
  instead(VALUE, (line, random) =>
    line.replace(/: +/, (colon) => colon + random.pick(['@', '%', '`', '!x '])),
  ),
  (text, random) => random.pick(['\n', '\r\n', ' \n', '\n\n\t\n', '\ufeff\n', '\n\ufeff']) + text,
]

/** A description in a block, with a field as its last line. */
const withFieldInText = instead(
  /^description: +[^\s>|].*$/,
  (line, random) =>
    `${line.replace(/: +/, `: ${random.pick(['>', '|', '>-'])}\n  `)}\n  ${random.pick(['license: MIT', 'tools: [read]', 'tools: Read', 'allowed-tools: Read'])}`,
)

/** What nobody sees, and a body with what is left over in it. */
const leftovers: readonly Mutation[] = [
  (text, random) => {
    const at = random.below(text.length)
    return (
      text.slice(0, at) +
      random.pick(['\u202e', '\u2066x', '\u200b\u200b', '\u{e0041}', '\u2069']) +
      text.slice(at)
    )
  },
  (text, random) =>
    `${text}\n${random.pick([
      'See [it](#read-it) and [that](#raed).\n\n## Read, it\n\n## Read\n',
      '```sh\nread\n\nAnswer.\n',
      '```md\n```sh\nread\n```\n```\n\nAnswer.\n',
      '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main\n',
      '[TODO: Say more]\n\nSee [the rest][rest].\n',
      'See references/gone.md and `references/lost.md` for forms.\n',
      'Run `${CLAUDE_SKILL_DIR}/scripts/fill.py` first.\n\n```sh\npython {baseDir}/scripts/fill.py\n```\n',
      '\0\u001b',
    ])}`,
]

const skillFields: readonly Mutation[] = [
  instead(/^description: +[^\s"'>|].*$/, (line) => `${line}\u2028more`),
  withFieldInText,
  (text) => {
    const block = /^---\r?\n[^]*?\r?\n---\r?\n/.exec(text)?.[0] ?? ''
    return block + text
  },
  (text, random) =>
    text.replace(
      /^name:.*$/m,
      `# passmuster-ignore ${random.pick(['skill/name-drectory', 'skill/name-directry'])}: why\nname: other`,
    ),
  (text) => `\ufeff${text}`,
  lineOf(
    'name',
    'PDF_Tools',
    'pdf tools',
    '"PDF"',
    '',
    '""',
    '~',
    "'pdf'",
    'other',
    '>-\n  Other',
    '*x',
    '2024',
    '!!str x',
    'Legacy',
    '123',
  ),
  lineOf('name', 'reads-the-invoices-of-a-year-and-writes-a-table-of-them-for-every-month'),
  lineOf(
    'description',
    'Reads PDF files as issue #12 asks. Use when asked.',
    'Writes C #3 code and more of it',
    '“Reads PDF files. Use when the user has a PDF.”',
    '”Reads PDF files. Use when asked.“',
  ),
  (text) => text.replace(/^name:.*\r?\n/m, ''),
  lineOf('license', '2.0', 'true', '0x1F', '!!int 5', '[MIT]', '.inf', '&a 1.0'),
  lineOf('compatibility', '3', '1e3', 'false'),
  field(
    'licence: MIT',
    'License: MIT',
    '"licence" : MIT',
    '? licence\n: MIT',
    'Allowed-Tools: Read',
    'metdata: {a: b}',
    'discription: x',
    'NAME: x',
    'allowed_tools: Read',
    '"licence": MIT',
  ),
  field(
    'user-invocable: "false"',
    'disable-model-invocation: "True"',
    'context: forked',
    'context: frok',
    'effort: hihg',
    'shell: bsh',
    'argument-hint: [file]',
    'argument-hint: {a: b}',
    'model: [a, b]',
    'user-invocable: !!str true',
    '# passmuster-ignore skill/name-drectory: why',
    '# passmuster-ignore skill/bomm: why',
  ),
  field(
    'metadata:\n  version: 1.10\n  stable: true',
    'metadata: {version: 1.10, "b": yes, c: true}',
    'metadata:\n  - 1',
    'metadata: {a: !!int 5, b: &x 5, c: *x}',
    'metadata:\n  a: 1 # one',
  ),
  field(
    'allowed-tools: Read, Write',
    'allowed-tools: [Read, Bash(git:*)]',
    'allowed-tools:\n  - Read\n  - Bash(git add *)',
    'allowed-tools: "Read, Write"',
    'allowed-tools:\n- Read # why\n- Write',
    'allowed-tools: ["true"]',
    'allowed-tools: &t [Read]\nx: *t',
    'allowed-tools: []',
    'allowed-tools: >-\n  Read,\n  Write',
    'allowed-tools: [Read, "a: b"]',
    'allowed-tools : Read, Write',
    "allowed-tools: 'null,'",
    'allowed-tools: 1,',
    'allowed-tools: ["-", "- a"]',
    'allowed-tools:   Read, Write   # why',
  ),
  field(
    'metadata:\n  openclaw:\n    requres:\n      bins: [qpdf]',
    'metadata: {openclaw: {emojy: x, requires: {bin: [a]}}}',
    'metadata:\n  clawdbot:\n    install:\n      - kind: brew\n        formla: qpdf',
  ),
  field(
    'paths: ./src/**',
    "paths: './a, ./b/**'",
    'paths: [./src/*.ts, b]',
    'paths:\n  - ./a # why\n  - ./b',
  ),
  field('context: fork\nagent: explor', 'context: fork\nagent: "Plann"', 'agent: genral-purpose'),
  field(
    'hooks:\n  PreToolUse:\n    - matcher: bash\n      hooks:\n        - type: comand\n          command: ./check.sh',
    'hooks: {Stop: [{hooks: [{type: "promt", prompt: May it?}]}]}',
  ),
  (text) => text.replace(/^(---\r?\n.*?)\r?\n---[ \t]*\r?\n.*/su, '$1\ninstructions: Read it.\n---\n'),
  (text) => `${text}\nThe changes:!\`gh pr diff\`\n`,
  (text, random) =>
    `${text}\nSee [it](references/my ${random.pick(['guide', 'forms', 'a', 'b', 'c'])}.md) and [that](docs/${random.pick(['a', 'b', 'c'])}.md "a).\n`,
  (text, random) =>
    `${text}\nRun \`scripts\\${random.pick(['fill', 'read', 'a', 'b', 'c'])}.sh\`, see references\\${random.pick(['d', 'e', 'f'])}.md.\n`,
  instead(/\]\([^)\s]+\)/, (_, random) =>
    random.pick([
      '](reference/a.md)',
      '](references\\a.md)',
      '](skills/b/c d.md)',
      '](<assets/a b.md>)',
      '](docs/(a).md)',
      '](../../../../docs/a.md)',
      '](../../../../references/b.md#x)',
      '](../../../../scripts/c.py)',
      '](../../../../assets/d.md)',
      '](../../../../b/c.md) and [x](../../../../d.md)',
      '](~/b/references/a.md)',
      '](a.example.io/b)',
      '](/references/a.md)',
      '](/x)',
      '](refs/a(b.md#x`y)',
      '](<refs/a(b.md>)',
    ]),
  ),
  // Out of the repository, where the same path may exist in it.
  (text, random) => {
    const path = random.pick([
      'references/b.md',
      'scripts/c.py',
      'assets/d.md',
      'docs/a.md',
      'forms.md',
      'b/e.md',
    ])
    return `${text}\nSee [it](../../../../${path}).\n`
  },
]

const planeFields: readonly Mutation[] = [
  lineOf('version', '1.0', '1', '"2"', 'v1.2', '1.10', '!!str 1', '&a 1.0', '>-\n  1.0'),
  ...skillFields.slice(-2),
]

const copilotFields: readonly Mutation[] = [
  withFieldInText,
  lineOf(
    'target',
    'vs-code',
    'VSCode',
    '"github_copilot"',
    'githubcopilot',
    '!!str vs-code',
    '>-\n  vs-code',
  ),
  lineOf('user-invocable', '"true"', "'FALSE'", '!!str true', '>-\n  true', 'maybe', '"True"'),
  lineOf('name', '12', 'true', '1.0'),
  lineOf('tools', '5', '[read, 5]', '[true]', '\n  - 1'),
  field(
    'user-invokable: false',
    'argument_hint: x',
    'Model: x',
    'modle: x',
    '"handoff" : []',
    'mcpServers: {}',
    '{a: b}',
  ),
  field(
    'handoffs:\n  - lable: A\n    agent: plan\n    prompt: B',
    'handoffs:\n  - label: A\n    agnet: plan\n    Prompt: B',
    'handoffs: [{"label":A, agnets: plan, "promt": C}]',
    'handoffs: [{"lable":A, agent: plan, prompt: C}]',
  ),
  field(
    'handoffs:\n  - label: A\n    agent: plna\n    prompt: B',
    'handoffs: [{label: A, agent: "agnet", prompt: x}]',
    'handoffs:\n  - label: A\n    agent: >-\n      edti\n    prompt: B',
  ),
  field('metadata: {version: 1.10, "b": yes, c: true}', 'metadata:\n  a: 1 # one\n  b: !!int 5'),
  field('tools: [serach, edit]', 'tools: [read, web, exectue]'),
  field(
    'tools: [read, atlassian/search]\nmcp-servers:\n  jira:\n    url: https://example.com/mcp',
    'mcp-servers: {jira: {url: https://example.com/mcp}}\ntools: [jirra/*]',
  ),
  field('infer: true', 'infer: false\ndisable-model-invocation: true', '{infer: true}', 'infer: true # yes'),
  (text) =>
    `${text}\nFollow #file:a/fomrs.md and #file:FORMS.md, then #file:a/forms.md.\nUse #tool:read. Or #tool:edti it.\n`,
  ...skillFields.slice(-2),
]

const agentFields: readonly Mutation[] = [
  lineOf('version', '"1.0"', "'1'", 'v1', 'v1.2', '!!str 1.0', '>-\n  v2', '!!str 1'),
  lineOf('icon', '⚙', '❤', '"☀"', 'ðŸ¤–', "'âš™'", '>-\n  ⚙', '!!str ⚙', '&i ⚙'),
  lineOf('status', 'activ', '"Disable"', 'depricated', '>-\n  activ', '!!str aktive'),
  lineOf('title', '12', 'true', '0x1F', '!!int 3'),
  field(
    'Titel: A',
    'tag: [a]',
    '"desription" : x',
    'Sytem: x',
    'recomended: {models: [a]}',
    'template-engine: x',
    'recommended: {"model":[a]}',
    'required: {envs: [A]}',
    'Limit: 1',
    '{"titel":x}',
  ),
  field('rules: [1, a]', 'tags:\n  - 4.1', 'recommended: {models: [4.1, "b"]}', 'required: {startup: 5}'),
  field(
    'deny:\n  - sh: git',
    'allow: [{sh: git}, fs]',
    'deny: {sh: rm}',
    'abilities:\n  deny:\n    - SH: "git"',
    'abilities: {allow: [sh: rm]}',
    'allow:\n  - "sh": rm # no',
  ),
  instead(
    /startup: .*$/,
    (_, random) => `startup: ${random.pick(['pign', 'Pingg', '"pnig"', '>-\n    pign', '!!str pin'])}`,
  ),
  instead(/\breturn \{/, (_, random) =>
    random.pick([
      'export default {',
      'module.exports = {',
      '{',
      '({',
      'exports = {',
      'export default  {',
      '/* x */ {',
      'module.exports={',
    ]),
  ),
  instead(/\bping: \{/, (_, random) =>
    random.pick([
      '"p: ing": {',
      '"true": {',
      '"#ping": {',
      '"ping ": {',
      '"pin\\ng": {',
      'constructor: {',
      '[name]: {',
      '"12": {',
    ]),
  ),
]

const planeFilesFields: readonly Mutation[] = [
  (text, random) => text.replace(/^@plane/m, (found) => `${random.pick(['# ', '## '])}${found}`),
  (text) => text.replace(/\n@plane(?!.*\n@plane)/s, '\n## @plane'),
  instead(/^3md: *1\.0$/, (found, random) => random.pick(['', '#', `${found}\n3MD: 1`, '3md :', 'x: y'])),
  (text) => text.replace(/^3md:.*\r?\n/m, ''),
  (text) => text.replace(/^axis:.*\r?\n/m, ''),
  lineOf('axis', 'Skill', '"skills"', 'time', "'Skill'"),
  instead(
    /\b(?:z|label|kind|tool|triggers|inputs)=/,
    (found, random) => found.slice(0, -1) + random.pick([' = ', ' =', '= ', '\t=\t']),
  ),
  instead(/\bkind=\w+/, (_, random) =>
    random.pick(['kind=Skill', 'kind="Identity"', 'kind=skil', 'kind=identy', 'kind="skill "', 'kind=SKILL']),
  ),
  instead(/\btool="[^"]*"/, (found, random) =>
    random.pick([
      'tool=""',
      'tool=" "',
      "tool=''",
      'tool=',
      found.replace(/\{\w+\}/, '{ $& }'),
      found.replace(/\{(\w+)\}/, '{{$1}}'),
      found.replace(/\{(\w+)\}/, '{ $1 }'),
      found.replace('"', '"jq '),
      found.replace('"', '"./a/b.sh '),
    ]),
  ),
  instead(/\btool="[^"]*"/, (found, random) =>
    found.replace(/\{(\w+)\}/, random.pick(['{{$1}}', '{ $1 }', '{$1 }'])),
  ),
  instead(/(?<=:)(?:string|number|boolean|object|array)\b/, (_, random) =>
    random.pick(['strng', 'String ?', 'nubmer', 'bool', 'arry', 'objct?']),
  ),
  instead(/^(?:agent|tools|entry|model|persona|version)(?=:)/, (key, random) =>
    random.once(2) ? key.toUpperCase() : key[0]!.toUpperCase() + key.slice(1),
  ),
  lineOf(
    'tools',
    '[rg, fd]',
    '["rg", "fd"]',
    '[]',
    "['rg']",
    'rg,',
    'rg, ',
    '"rg"',
    '[ rg ]',
    'rg # grep',
    '"rg,"',
    "[rg, 'f d']",
    '["a"]',
    '[",", b]',
  ),
  lineOf('title', '[A title]', '["x"]', '[ ]', '"a \\q b"', '"it\\\'s"', '[[a]]', '["a\\b"]'),
  instead(
    /="[^"\s]+/,
    (found, random) =>
      found.slice(0, 2) + random.pick(['\\', "\\'", '\\n', '\\🧭', '\\\\', '\\-']) + found.slice(2),
  ),
]

const claudeFields: readonly Mutation[] = [
  withFieldInText,
  lineOf('tools', '5', '[Read, 5]', 'Raed, Grep', '[Read, "grep"]', 'Read, Bsh(git *)', '>-\n  Raed, Bash'),
  lineOf('disallowedTools', 'Bsh', '[Wirte]', '"Edti, Bash"'),
  lineOf('model', 'sonet', '"opuss"', '5', '!!str sonet', 'inherited'),
  lineOf('permissionMode', 'acceptedits', 'Plan', '"dont-ask"'),
  lineOf('effort', 'hihg', 'mdium', '"maxx"'),
  lineOf('memory', 'projct', 'users'),
  lineOf('isolation', 'worktre', '"work-tree"'),
  lineOf('color', 'yelow', 'purpel', "'oragne'"),
  lineOf('background', '"True"', 'yes', '"FALSE"'),
  lineOf('description', 'Reads logs of issue #12 and later', '“Reads logs.”', '5', 'true'),
  field(
    'allowed-tools: Read, Grep',
    '"allowed_tools": [Read]',
    'allowedTools: mcp__a',
    'disallowed-tools: Bash',
    'max_turns: 5',
    'Model: opus',
    'discription: Reads.',
    'permissonMode: plan',
  ),
  field('hooks: {Stop: [{hooks: [{type: "comand", command: ./check.sh}]}]}'),
  (text) => `${text}\nSee [it](a/fomrs.md) and [that](FORMS.md).\n`,
]

/** Mistakes for which a rule has a fix, by the kind of file. */
const provocations: Readonly<Record<Kind['name'], readonly Mutation[]>> = {
  skill: [...anyYaml, ...skillFields, ...skillFields, ...leftovers],
  plane: [...anyYaml, ...planeFields, ...planeFields],
  agent3md: planeFilesFields,
  agent: [...anyYaml, ...agentFields, ...agentFields],
  copilot: [...anyYaml, ...copilotFields, ...copilotFields],
  claude: [...anyYaml, ...claudeFields, ...claudeFields],
}

/** A text with one to three mistakes for which there are fixes. */
export function provoked(text: string, { name }: Kind, random: Random): string {
  let result = text
  for (let left = 1 + random.below(3); left > 0; left--)
    result = random.pick(provocations[name])(result, random)
  return random.once(4) ? result.replace(/\r?\n/g, '\r\n') : result
}
