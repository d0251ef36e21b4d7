import { describe, expect, test } from 'vitest'
import { allFormats } from '../../src/formats/rules.ts'
import type { Finding } from '../linting.ts'
import { findings } from '../linting.ts'
import { agentRanges } from './agent/ranges.ts'
import { claudeRanges } from './claude/ranges.ts'
import type { Marked } from './marked.ts'
import { strict } from './marked.ts'

const described = 'description: Reads PDF files. Use when the user has a PDF.\n'
const head = `---\nname: pdf\n${described}`
const end = '---\nRead it.\n'
const planeHead = '---\ndescription: Deploys to production. Use when a release is ready.\n'
const planeEnd = '---\n# Deploy\n\nRun it.\n'

/** A skill with this name, with this description, with these fields, or with this text below its body. */
const naming = (rule: string, name: string): Marked => ({
  rule,
  text: `---\nname: ${name}\n${described}${end}`,
})
const describing = (rule: string, description: string): Marked => ({
  rule,
  text: `---\nname: pdf\ndescription: ${description}\n${end}`,
})
const fields = (rule: string, lines: string): Marked => ({ rule, text: `${head}${lines}\n${end}` })
const body = (rule: string, rest: string): Marked => ({ rule, text: `${head}${end}${rest}` })
const planeFields = (rule: string, lines: string): Marked => ({
  rule,
  plane: true,
  text: `${planeHead}${lines}\n${planeEnd}`,
})

const manifest = (rule: string, path: string, text: string, files: Marked['files'] = {}): Marked => ({
  rule,
  path: `${path}.json`,
  text,
  files,
})
const office = { 'plugins/a/.claude-plugin/plugin.json': '{"version": "2"}' }

const manifestCases: readonly Marked[] = [
  manifest('plugin/missing', '.claude-plugin/plugin', '{ "a": "🧭\\\\", "skills": [ [], ⟦"./gone"⟧ ] }'),
  manifest('plugin/missing', '.claude-plugin/marketplace', '{ "plugins": [{ "source": ⟦"./gone"⟧ }] }'),
  manifest('plugin/entry', '.claude-plugin/plugin', '{ "a": "🧭", "skills": [ "./", ⟦"skills/pdf"⟧ ] }'),
  manifest('plugin/entry', '.claude-plugin/plugin', '{ "a": "🧭", "agents": ⟦"./agents"⟧ }'),
  manifest(
    'plugin/version',
    '.claude-plugin/marketplace',
    '{ "plugins": [{ "source": "./plugins/a", "x": { "version": "1" }, "version": ⟦"1"⟧ }] }',
    office,
  ),
  manifest('plugin/unlisted', 'plugins/b/.claude-plugin/plugin', '{ "🧭": -1.5e3, "name": ⟦"b"⟧ }', {
    ...office,
    '.claude-plugin/marketplace.json': '{ "plugins": [{ "source": "./plugins/a" }] }',
  }),
  manifest('plugin/manifest-folder', '.claude-plugin/plugin', '{ "🧭": 1, "name": ⟦"b"⟧ }', {
    '.claude-plugin/commands/go.md': 'Go.',
  }),
  manifest('plugin/hooks', '.claude-plugin/plugin', '{ "🧭": 1, "name": ⟦"b"⟧ }', {
    'hooks/hooks.json': '{ "Stop": [] }',
  }),
]

const agentHead = '---\n3md: 1.0\naxis: skill\nagent: dev\n---\n'
const agentStart = `${agentHead}@plane z=0 label="dev" kind=identity\nObey.\n`
const agent = (rule: string, text: string): Marked => ({ rule, path: 'agent.3md', text })
const agentSkill = (rule: string, attributes: string, text = 'Text.'): Marked =>
  agent(rule, `${agentStart}@plane z=1 ${attributes}\n${text}\n`)

const agentCases: readonly Marked[] = [
  agent('agent3md/parse', `${agentStart}@plane label="🧭" z=⟦"one"⟧\n`),
  agent('agent3md/parse', `${agentStart}@plane z=1 label=🧭⟦"⟧x\n`),
  agent('agent3md/parse', `${agentStart}⟦@plane⟧ label="🧭"\n`),
  agent('agent3md/parse', '---\n3md: 1.0\n⟦🧭 no colon⟧ \n---\nText.\n'),
  agent('agent3md/parse', '---\ntitle: 🧭\n⟦3MD⟧ :\n---\nText.\n'),
  agent('agent3md/missing-field', '---\n3md: 1.0\n⟦Title⟧:\n---\nText.\n'),
  agentSkill('agent3md/identity', 'label="🧭" kind=⟦"identity"⟧'),
  agentSkill('agent3md/missing-field', 'triggers="🧭" label=⟦" "⟧'),
  agentSkill('agent3md/unique-skill', 'label=a', '@plane triggers="🧭" z=2 label=⟦"a "⟧'),
  agentSkill('agent3md/dead-link', 'label=a', '🧭 see ⟦[[z=9|🧭]]⟧'),
  agentSkill('agent3md/cycle', 'label=a', '🧭 see ⟦[[z=1|🧭]]⟧'),
  agent('agent3md/field-value', `${agentHead.replace('agent: dev', 'title: 🧭\nentry: ⟦"+0"⟧ ')}Text.\n`),
  agentSkill('agent3md/input-type', 'inputs="\\"🧭\\": string, a : ⟦String ?⟧ ? "'),
  agentSkill('agent3md/duplicate', 'inputs="a, 🧭, ⟦a⟧ :number"'),
  agentSkill('agent3md/tool-input', 'tool="\\"🧭\\" ⟦{a}⟧ b"'),
  agentSkill('agent3md/triggers', 'label="🧭" triggers=⟦", ,"⟧'),
  agentSkill('agent3md/tool', 'label="🧭" ⟦tool=" "⟧'),
  agentSkill('agent3md/unused-input', 'inputs="🧭, ⟦a⟧ : string" tool="x"'),
  agent(
    'agent3md/undeclared-tool',
    `${agentStart.replace('agent: dev', 'agent: dev\ntools: rg')}@plane z=1 label="🧭" tool=" ⟦fd⟧ x"\n`,
  ),
  agent('agent3md/field-value', `${agentHead.replace('skill', '⟦"Skils"⟧ ')}Text.\n`),
  agentSkill('agent3md/plane-in-heading', 'label=a', '🧭\n⟦## @plane⟧ z=2 label=b\n'),
  agentSkill('agent3md/conflict-marker', 'label=a', '🧭\n⟦<<<<<<< HEAD 🧭⟧\nStop.\n=======\n'),
  agentSkill('agent3md/plane-in-fence', 'label=a', '🧭\n```\n⟦@plane⟧ z=2'),
  agentSkill('agent3md/lost-backslash', 'label="🧭 \\\\ ⟦\\🧭⟧ "'),
  agentSkill('agent3md/stray-quote', 'label=🧭⟦"⟧a"'),
  agent('agent3md/yaml-syntax', `${agentHead.replace('dev', '🧭 ⟦# short⟧ ')}Text.\n`),
  agentSkill('agent3md/duplicate', 'label="🧭" ⟦Label⟧=b'),
  agent('agent3md/misspelt-field', `${agentHead.replace('agent: dev', 'title: 🧭\n⟦Entry⟧ : 0')}Text.\n`),
  agentSkill('agent3md/field-value', 'label="🧭" kind=⟦Skill⟧'),
  agent('agent3md/identity-order', `${agentHead}@plane label="🧭" z=⟦1⟧\n@plane z=0 label=a\n`),
  agentSkill('agent3md/link-not-dependency', 'label=a', '🧭 see ⟦[[z=-1|🧭]]⟧'),
  agentSkill('agent3md/unroutable-trigger', 'triggers="a🧭, ⟦🧭 +⟧ "'),
  agentSkill('agent3md/overlapping-triggers', 'triggers=a label=a', '@plane z=2 triggers="🧭, ⟦A!⟧"'),
  agentSkill('agent3md/placeholder-syntax', 'inputs="a" tool="🧭 ⟦{{ a }}⟧ {b}"'),
  agentSkill('agent3md/input-name', 'inputs="a, ⟦🧭⟧ : string" tool="{a}"'),
  agent('agent3md/field-value', `${agentHead.replace('1.0', '⟦"🧭"⟧')}Text.\n`),
  agent('agent3md/misspelt-field', `${agentHead.replace('agent: dev', 'agent: 🧭\n⟦perona⟧ : x')}Text.\n`),
  agentSkill('agent3md/misspelt-field', 'label="🧭" ⟦Trigger⟧="a"'),
  agentSkill('agent3md/body-empty', 'label="🧭"', '⟦@plane⟧ z=2 label=🧭'),
  agentSkill('agent3md/quoted-placeholder', 'inputs="a" tool="🧭 \'⟦{a}⟧\'"'),
  agentSkill('agent3md/duplicate', 'triggers="🧭 a, b, ⟦A!⟧ "'),
  agentSkill('agent3md/link-syntax', 'label=a', '🧭 see ⟦[[ z=1 |🧭]]⟧'),
  agent(
    'agent3md/unused-tool',
    `${agentStart.replace('agent: dev', 'agent: 🧭\ntools: fd, ⟦rg⟧ ')}@plane z=1 label="🧭" tool="fd"\n`,
  ),
  strict(agent('agent3md/field-value', `${agentHead.replace('skill', '⟦"Times"⟧')}Text.\n`)),
]

const cases: readonly Marked[] = [
  ...agentCases,
  ...manifestCases,
  { rule: 'skill/frontmatter-missing', text: '⟦# PDF⟧\n\nRead it.\n' },
  { rule: 'skill/frontmatter-missing', text: '\n\n⟦---⟧\nname: pdf\n---\nRead it.\n' },
  { rule: 'skill/frontmatter-unclosed', text: `⟦---⟧\nname: pdf\n${described}` },
  describing('skill/frontmatter-yaml', '⟦Reads PDF files. Use when: asked⟧'),
  fields('skill/frontmatter-yaml', '⟦name⟧: pdf'),
  fields('skill/frontmatter-yaml', 'license: ⟦*mit⟧'),
  { rule: 'skill/frontmatter-yaml', text: `---\n⟦- pdf⟧\n${end}` },
  describing('skill/control-character', '"Reads PDF files.⟦\u0007⟧ Use when asked."'),
  { rule: 'skill/missing-field', text: `---\n⟦name⟧:\n${described}${end}` },
  { rule: 'skill/missing-field', text: `⟦---⟧\n${described}${end}` },
  naming('skill/name-format', `⟦${'a'.repeat(65)}⟧`),
  naming('skill/name-format', '⟦"PDF tools"⟧'),
  {
    rule: 'skill/name-format',
    path: 'skills/café/SKILL.md',
    text: `---\nname: ⟦café⟧ # the name\n${described}${end}`,
  },
  naming('skill/name-directory', '⟦excel⟧'),
  strict(naming('skill/name-format', '⟦claude-pdf⟧')),
  { rule: 'skill/missing-field', text: `---\nname: pdf\n⟦description⟧: ""\n${end}` },
  describing(
    'skill/field-length',
    `⟦>-\n  ${'Reads PDF files. '.repeat(40)}\n  ${'Use when asked. '.repeat(40).trim()}⟧`,
  ),
  describing('skill/description-repeats-name', '⟦"The PDF skill"⟧ # 🧭'),
  describing('skill/description-vague', "⟦'Helps with PDFs.'⟧"),
  strict(describing('skill/description-trigger', '⟦Extracts the text of PDF files.⟧')),
  strict(describing('skill/description-markup', '>-\n  Fills ⟦<⟧form> fields. Use when asked.')),
  describing('skill/field-type', '⟦2024⟧'),
  describing('skill/comment-in-value', 'Reads 🧭 files of issue ⟦#12. Use when asked.⟧'),
  describing('skill/typographic-quotes', '⟦“Reads 🧭 files. Use when asked.”⟧'),
  strict(fields('skill/yaml-portability', 'license: ⟦yes⟧')),
  describing('skill/control-character', 'Reads 🧭 files ⟦â\u0080¯⟧and more. Use when asked.'),
  fields('skill/field-type', 'license: ⟦[MIT, ISC]⟧'),
  body('skill/conflict-marker', '\n🧭\n⟦<<<<<<< HEAD 🧭⟧\nStop.\n=======\n>>>>>>> main\n'),
  { rule: 'skill/second-frontmatter', text: `${head}---\n\n⟦---⟧\nname: 🧭\n---\nRead it.\n` },
  body('skill/todo', '\n🧭\n\n- 🧭 **Forms**: x\n- ⟦[TODO: Say more.]⟧ And so on.\n'),
  body('skill/undefined-reference', '\n🧭 ⟦[the forms][forms]⟧, 🧭\n'),
  body('skill/anchor', '\n🧭 [the forms](<⟦#forms⟧>)\n'),
  body('skill/fence', '\n- 🧭\n\n  ⟦~~~sh x⟧ \n  read it.pdf\n'),
  body('skill/fence', '\n🧭\n\n⟦```js⟧\n```js\nread()\n```\n'),
  fields('skill/field-length', '⟦compatibility⟧:'),
  fields('skill/field-length', `compatibility: ⟦${'Requires it. '.repeat(40)}Now.⟧`),
  fields('skill/license-file', 'license: Complete terms in ⟦LICENSE.txt⟧'),
  fields('skill/metadata', 'metadata: ⟦example-org⟧'),
  fields('skill/metadata', 'metadata:\n  author: "🧭"\n  version: ⟦1.10⟧'),
  fields('skill/metadata', 'metadata: {author: "🧭🧭", version: ⟦1.10⟧}'),
  strict(fields('skill/metadata', 'metadata:\n  ⟦author⟧:')),
  strict(fields('skill/metadata', 'metadata:\n  author: "🧭"\n  major: ⟦1⟧')),
  fields('skill/allowed-tools', 'allowed-tools: ⟦Bash(git:* Read⟧'),
  strict(fields('skill/allowed-tools', 'allowed-tools: ⟦Bash(git:*), Read⟧')),
  strict(fields('skill/allowed-tools', 'allowed-tools:\n  ⟦- Read\n  - Bash⟧')),
  fields('skill/misspelt-field', '⟦licence⟧: MIT'),
  strict(fields('skill/unknown-field', '⟦category⟧: 🧭\nrisk: none')),
  fields('skill/field-value', 'metadata: {a: "🧭"}\nuser-invocable: ⟦"false"⟧'),
  fields('skill/agent', 'metadata: {a: "🧭"}\ncontext: fork\nagent: ⟦Explor⟧'),
  fields('skill/hooks', 'metadata: {a: "🧭"}\nhooks: ⟦PreToolUse⟧'),
  fields('skill/paths', 'metadata: {a: "🧭"}\npaths: ⟦./src/**⟧'),
  fields('skill/tool-pattern', 'allowed-tools: "mcp__🧭, ⟦Bash(npm:run:*)⟧"'),
  fields('skill/tool-name', 'allowed-tools: "mcp__🧭, ⟦Reed(🧭)⟧, Grep"'),
  fields('skill/tool-name', 'allowed-tools: ["mcp__🧭", "⟦Bash (git *)⟧"]'),
  fields('skill/frontmatter-dashes', '# 🧭 ⟦---⟧- tools ----\nallowed-tools: Read'),
  strict(fields('skill/unknown-field', '⟦argument-hint⟧: file')),
  strict(fields('skill/yaml-portability', 'metadata: {author: ⟦&a⟧ "🧭"}')),
  strict(fields('skill/yaml-portability', 'license: ⟦!!str⟧ MIT')),
  strict(fields('skill/yaml-portability', 'license: "🧭 MIT ⟦---⟧ or ISC"')),
  { rule: 'skill/body-empty', text: `${head}⟦---⟧\n` },
  body('skill/dead-link', '🧭 See [the **forms**](<⟦the forms.md⟧> "Forms").\n'),
  body('skill/dead-link', "See [Forms].\n\n[forms]: ⟦forms.md⟧ 'Forms'\n"),
  body('skill/dead-path', '🧭 See `./⟦references/rates.md⟧`.\n'),
  body('skill/dead-path', '🧭 See {baseDir}/⟦rates.md⟧.\n'),
  strict(body('skill/dead-path', '🧭\n~~~sh\ncat ⟦references/rates.md⟧\n~~~\n')),
  body('skill/home-path', '🧭 In ⟦/Users/mona⟧/pdf.\n'),
  {
    ...body('skill/home-path', '🧭 `⟦~/dev/skills/a/b.sh⟧`\n'),
    files: { 'skills/a/b.sh': 'exit\n' },
  },
  body('skill/comment-unclosed', '\n🧭\n\n⟦<!-- 🧭⟧ \n\n🧭\n'),
  describing('skill/line-separator', 'Reads 🧭⟦\u2028⟧files. Use when asked for them.'),
  describing('skill/description-cut', '⟦Reads 🧭 files. Use when the user wants to read or⟧ '),
  describing('skill/description-entity', '⟦Reads &quot;🧭&quot; files. Use when asked for them.⟧'),
  { ...fields('skill/client-reading', 'argument-hint: ⟦2⟧ # 🧭'), strict: true },
  fields('skill/not-invocable', 'disable-model-invocation: true\n⟦user-invocable⟧ : false'),
  {
    ...naming('skill/openai-yaml', '⟦pdf⟧'),
    files: { 'skills/pdf/agents/openai.yaml': '# 🧭\nPolicy:\n' },
  },
  {
    rule: 'skill/manifest-folder',
    path: '.claude-plugin/skills/pdf/SKILL.md',
    text: `⟦---⟧\nname: pdf\n${described}${end}`,
    files: { '.claude-plugin/plugin.json': '{"name": "🧭"}' },
  },
  {
    ...naming('skill/plugin-hooks', '⟦"pdf"⟧'),
    files: { '.claude-plugin/plugin.json': '{"name": "🧭"}', 'hooks/hooks.json': '{"Stop": []}' },
  },
  {
    ...naming('skill/plain-link', '⟦"pdf"⟧'),
    path: '.agents/skills/pdf/SKILL.md',
    files: { '.claude/skills': '../.agents/skills\n' },
  },
  {
    ...naming('skill/command-name', '⟦"pdf"⟧'),
    path: '.claude/skills/pdf/SKILL.md',
    files: { '.claude/commands/pdf.md': '🧭' },
  },
  {
    ...fields('skill/plugin-server', 'allowed-tools: "mcp__🧭, ⟦mcp__db__x⟧, Grep"'),
    files: { '.claude-plugin/plugin.json': '{"name": "a", "mcpServers": {"db": {}}}' },
  },
  fields('skill/openclaw-key', 'metadata:\n  openclaw:\n    emoji: 🧭\n    ⟦homepag⟧ : x'),
  body('skill/variable', '🧭 ⟦$ARGUMENT⟧[0]\n'),
  body('skill/injected-command', '🧭 ⟦!`gh pr diff`⟧\n'),
  {
    rule: 'skill/replaced-parameter',
    text: `${head}${end}🧭 $ARGUMENTS: \`awk '{print ⟦$1⟧}' a\`\n`,
  },
  body('skill/dead-path', '🧭\n~~~sh\ncp ./⟦scripts/fill⟧ ~/bin/\n~~~\n'),
  body('skill/variable', '🧭: ⟦! `git status -s`⟧\n'),
  {
    ...body('skill/mention', '🧭 the `⟦pdf-spliter⟧` skill\n'),
    files: { 'skills/pdf-splitter/SKILL.md': '---\nname: pdf-splitter\n---\n' },
  },
  {
    ...body('skill/script-interpreter', '🧭 `⟦bash scripts/a.py⟧ --all`\n'),
    files: { 'skills/pdf/scripts/a.py': 'exit()\n' },
  },
  {
    rule: 'skill/field-in-text',
    text: `---\nname: pdf\ndescription: >\n  🧭 Reads.\n  ⟦license⟧: MIT\n---\nRead it.\n`,
  },
  {
    rule: 'copilot/field-in-text',
    path: '.github/agents/a.agent.md',
    text: `---\nname: pdf\ndescription: |\n  🧭 Reads.\n\n  ⟦tools⟧: [read]\n---\nRead it.\n`,
  },
  {
    ...body('skill/link-syntax', '🧭 [a](⟦my guide.md⟧)\n'),
    files: { 'skills/pdf/my guide.md': '# Guide\n' },
  },
  {
    ...body('skill/backslash-path', '🧭 Run `⟦.\\scripts\\a.sh⟧`.\n'),
    files: { 'skills/pdf/scripts/a.sh': 'exit\n' },
  },
  {
    ...body('skill/empty-reference', '🧭 [a](⟦a.md#b⟧)\n'),
    files: { 'skills/pdf/a.md': ' \n' },
  },
  body('skill/outside-link', 'See [it](⟦../../../x.md⟧).\n'),
  { rule: 'plane/missing-field', plane: true, text: `---\n⟦description⟧:\n${planeEnd}` },
  { rule: 'plane/name', plane: true, text: `${planeHead}---\n\n⟦Run it.⟧\n` },
  planeFields('plane/unknown-field', '⟦name⟧: deploy'),
  planeFields('plane/misspelt-field', '⟦Domain⟧: ops'),
  strict(planeFields('plane/unknown-field', '⟦category⟧: ops')),
  planeFields('plane/empty-field', '⟦domain⟧:'),
  planeFields('plane/field-type', 'domain: ⟦5⟧'),
  planeFields('plane/field-type', 'version: ⟦1.0⟧'),
  planeFields('plane/field-value', 'tags: "🧭, ⟦two words⟧"'),
  planeFields('plane/field-value', 'tags: >-\n  🧭,\n  b, ⟦two words⟧'),
  planeFields('plane/field-type', 'tags: [🧭, ⟦5⟧]'),
  ...agentRanges,
  ...claudeRanges,
]

/** They speak of the whole file, of a place in the body that no value marks, or of several files. */
const WITHOUT_VALUE = [
  'skill/bom',
  'skill/filename',
  'skill/nested-skill',
  'skill/location',
  'skill/body-length',
  'skill/reference-chain',
  'skill/unreferenced-file',
  'skill/duplicate-name',
  'skill/listing-budget',
  'skill/copy-differs',
  'skill/script-line-ends',
  'plane/duplicate-name',
  'plane/id',
  'copilot/duplicate-name',
  'agent/filename',
  'copilot/body-length',
  'copilot/filename',
  'claude/location',
  'copilot/location',
]

test('every rule that points to a value is here', () => {
  const ids = allFormats.flatMap((format) => [...format.rules, ...format.repositoryRules]).map(({ id }) => id)
  const here = new Set([...cases.map(({ rule }) => rule), ...WITHOUT_VALUE])
  expect(ids.filter((id) => !here.has(id))).toEqual([])
})

const variants: readonly (readonly [string, (text: string) => string])[] = [
  ['as it is', (text) => text],
  ['with CRLF', (text) => text.replaceAll('\n', '\r\n')],
  ['below a line of astral characters', (text) => text.replace(/^(⟦?---⟧?)\n/, '$1\n# 🧭 𝒳 👩‍🚀\n')],
  ['without a final newline', (text) => text.replace(/\n$/, '')],
  ['behind a byte order mark', (text) => `\ufeff${text}`],
]

describe.each(variants)('%s', (_, vary) => {
  test.each(cases.map((marked) => [marked.rule, marked] as const))(
    '%s points to the marked text',
    async (rule, { text, path, strict: isStrict, plane, files }) => {
      const marked = vary(text)
      const start = marked.indexOf('⟦')
      const end = marked.indexOf('⟧') - 1
      const plain = marked.replace('⟦', '').replace('⟧', '')
      const found = await findings(
        { path: path ?? 'skills/pdf/SKILL.md', text: plain, ...(files && { files }) },
        { preset: isStrict ? 'strict' : 'recommended', dialect: plane ? 'skills-plane' : 'agent-skills' },
      )
      const ranges = found
        .filter((finding) => finding.rule === rule)
        .map(({ range }) => [range.start, range.end])
      expect(ranges).toContainEqual([place(plain, start), place(plain, end)])
    },
  )
})

/** Lines and columns counted the slow way, to check the fast one. */
function place(text: string, offset: number): Finding['range']['start'] {
  const before = text.slice(0, offset).split('\n')
  const mark = before.length === 1 && text.startsWith('\ufeff') && offset > 0 ? 1 : 0
  return { line: before.length, column: before.at(-1)!.length + 1 - mark, offset }
}
