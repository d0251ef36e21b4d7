import { describe, expect, test } from 'vitest'
import { formats } from '../../src/formats/index.ts'
import type { Entry } from '../../src/model.ts'
import type { Finding } from '../linting.ts'
import { findings } from '../linting.ts'
import { agentRanges } from './agent/ranges.ts'
import { claudeRanges } from './claude/ranges.ts'

/** `⟦` and `⟧` mark where the rule must point; the file is skills/pdf/SKILL.md unless it says otherwise. */
interface Marked {
  readonly rule: string
  readonly text: string
  readonly path?: string
  readonly strict?: boolean
  readonly plane?: boolean
  readonly files?: Readonly<Record<string, Entry>>
}

const described = 'description: Reads PDF files. Use when the user has a PDF.\n'
const head = `---\nname: pdf\n${described}`
const end = '---\nRead it.\n'
const planeHead = '---\ndescription: Deploys to production. Use when a release is ready.\n'
const planeEnd = '---\n# Deploy\n\nRun it.\n'

const agentHead = '---\n3md: 1.0\naxis: skill\nagent: dev\n---\n'
const agentStart = `${agentHead}@plane z=0 label="dev" kind=identity\nObey.\n`
const agent = (text: string): Pick<Marked, 'path' | 'text'> => ({ path: 'agent.3md', text })
const agentSkill = (attributes: string, body = 'Text.'): Pick<Marked, 'path' | 'text'> =>
  agent(`${agentStart}@plane z=1 ${attributes}\n${body}\n`)

const agentCases: readonly Marked[] = [
  { rule: 'agent3md/parse', ...agent(`${agentStart}@plane label="🧭" z=⟦"one"⟧\n`) },
  { rule: 'agent3md/parse', ...agent(`${agentStart}@plane z=1 label=🧭⟦"⟧x\n`) },
  { rule: 'agent3md/parse', ...agent(`${agentStart}⟦@plane⟧ label="🧭"\n`) },
  { rule: 'agent3md/parse', ...agent('---\n3md: 1.0\n⟦🧭 no colon⟧ \n---\nText.\n') },
  { rule: 'agent3md/parse', ...agent('---\ntitle: 🧭\n⟦3MD⟧ :\n---\nText.\n') },
  { rule: 'agent3md/missing-field', ...agent('---\n3md: 1.0\n⟦Title⟧:\n---\nText.\n') },
  { rule: 'agent3md/identity', ...agentSkill('label="🧭" kind=⟦"identity"⟧') },
  { rule: 'agent3md/missing-field', ...agentSkill('triggers="🧭" label=⟦" "⟧') },
  { rule: 'agent3md/unique-skill', ...agentSkill('label=a', '@plane triggers="🧭" z=2 label=⟦"a "⟧') },
  { rule: 'agent3md/dead-link', ...agentSkill('label=a', '🧭 see ⟦[[z=9|🧭]]⟧') },
  { rule: 'agent3md/cycle', ...agentSkill('label=a', '🧭 see ⟦[[z=1|🧭]]⟧') },
  {
    rule: 'agent3md/field-value',
    ...agent(`${agentHead.replace('agent: dev', 'title: 🧭\nentry: ⟦"+0"⟧ ')}Text.\n`),
  },
  { rule: 'agent3md/input-type', ...agentSkill('inputs="\\"🧭\\": string, a : ⟦String ?⟧ ? "') },
  { rule: 'agent3md/duplicate', ...agentSkill('inputs="a, 🧭, ⟦a⟧ :number"') },
  { rule: 'agent3md/tool-input', ...agentSkill('tool="\\"🧭\\" ⟦{a}⟧ b"') },
  { rule: 'agent3md/triggers', ...agentSkill('label="🧭" triggers=⟦", ,"⟧') },
  { rule: 'agent3md/tool', ...agentSkill('label="🧭" ⟦tool=" "⟧') },
  { rule: 'agent3md/unused-input', ...agentSkill('inputs="🧭, ⟦a⟧ : string" tool="x"') },
  {
    rule: 'agent3md/undeclared-tool',
    ...agent(
      `${agentStart.replace('agent: dev', 'agent: dev\ntools: rg')}@plane z=1 label="🧭" tool=" ⟦fd⟧ x"\n`,
    ),
  },
  { rule: 'agent3md/field-value', ...agent(`${agentHead.replace('skill', '⟦"Skils"⟧ ')}Text.\n`) },
  { rule: 'agent3md/plane-in-heading', ...agentSkill('label=a', '🧭\n⟦## @plane⟧ z=2 label=b\n') },
  { rule: 'agent3md/conflict-marker', ...agentSkill('label=a', '🧭\n⟦<<<<<<< HEAD 🧭⟧\nStop.\n=======\n') },
  { rule: 'agent3md/plane-in-fence', ...agentSkill('label=a', '🧭\n```\n⟦@plane⟧ z=2') },
  { rule: 'agent3md/lost-backslash', ...agentSkill('label="🧭 \\\\ ⟦\\🧭⟧ "') },
  { rule: 'agent3md/stray-quote', ...agentSkill('label=🧭⟦"⟧a"') },
  { rule: 'agent3md/yaml-syntax', ...agent(`${agentHead.replace('dev', '🧭 ⟦# short⟧ ')}Text.\n`) },
  { rule: 'agent3md/duplicate', ...agentSkill('label="🧭" ⟦Label⟧=b') },
  {
    rule: 'agent3md/misspelt-field',
    ...agent(`${agentHead.replace('agent: dev', 'title: 🧭\n⟦Entry⟧ : 0')}Text.\n`),
  },
  { rule: 'agent3md/field-value', ...agentSkill('label="🧭" kind=⟦Skill⟧') },
  { rule: 'agent3md/identity-order', ...agent(`${agentHead}@plane label="🧭" z=⟦1⟧\n@plane z=0 label=a\n`) },
  { rule: 'agent3md/link-not-dependency', ...agentSkill('label=a', '🧭 see ⟦[[z=-1|🧭]]⟧') },
  { rule: 'agent3md/unroutable-trigger', ...agentSkill('triggers="a🧭, ⟦🧭 +⟧ "') },
  {
    rule: 'agent3md/overlapping-triggers',
    ...agentSkill('triggers=a label=a', '@plane z=2 triggers="🧭, ⟦A!⟧"'),
  },
  { rule: 'agent3md/placeholder-syntax', ...agentSkill('inputs="a" tool="🧭 ⟦{{ a }}⟧ {b}"') },
  { rule: 'agent3md/input-name', ...agentSkill('inputs="a, ⟦🧭⟧ : string" tool="{a}"') },
  { rule: 'agent3md/field-value', ...agent(`${agentHead.replace('1.0', '⟦"🧭"⟧')}Text.\n`) },
  {
    rule: 'agent3md/misspelt-field',
    ...agent(`${agentHead.replace('agent: dev', 'agent: 🧭\n⟦perona⟧ : x')}Text.\n`),
  },
  { rule: 'agent3md/misspelt-field', ...agentSkill('label="🧭" ⟦Trigger⟧="a"') },
  { rule: 'agent3md/body-empty', ...agentSkill('label="🧭"', '⟦@plane⟧ z=2 label=🧭') },
  { rule: 'agent3md/quoted-placeholder', ...agentSkill('inputs="a" tool="🧭 \'⟦{a}⟧\'"') },
  { rule: 'agent3md/duplicate', ...agentSkill('triggers="🧭 a, b, ⟦A!⟧ "') },
  { rule: 'agent3md/link-syntax', ...agentSkill('label=a', '🧭 see ⟦[[ z=1 |🧭]]⟧') },
  {
    rule: 'agent3md/unused-tool',
    ...agent(
      `${agentStart.replace('agent: dev', 'agent: 🧭\ntools: fd, ⟦rg⟧ ')}@plane z=1 label="🧭" tool="fd"\n`,
    ),
  },
  {
    rule: 'agent3md/field-value',
    strict: true,
    ...agent(`${agentHead.replace('skill', '⟦"Times"⟧')}Text.\n`),
  },
]

const cases: readonly Marked[] = [
  ...agentCases,
  { rule: 'skill/frontmatter-missing', text: '⟦# PDF⟧\n\nRead it.\n' },
  { rule: 'skill/frontmatter-missing', text: '\n\n⟦---⟧\nname: pdf\n---\nRead it.\n' },
  { rule: 'skill/frontmatter-unclosed', text: `⟦---⟧\nname: pdf\n${described}` },
  {
    rule: 'skill/frontmatter-yaml',
    text: `---\nname: pdf\ndescription: ⟦Reads PDF files. Use when: asked⟧\n${end}`,
  },
  { rule: 'skill/frontmatter-yaml', text: `${head}⟦name⟧: pdf\n${end}` },
  { rule: 'skill/frontmatter-yaml', text: `${head}license: ⟦*mit⟧\n${end}` },
  { rule: 'skill/frontmatter-yaml', text: `---\n⟦- pdf⟧\n${end}` },
  {
    rule: 'skill/control-character',
    text: `---\nname: pdf\ndescription: "Reads PDF files.⟦\u0007⟧ Use when asked."\n${end}`,
  },
  { rule: 'skill/missing-field', text: `---\n⟦name⟧:\n${described}${end}` },
  { rule: 'skill/missing-field', text: `⟦---⟧\n${described}${end}` },
  { rule: 'skill/name-format', text: `---\nname: ⟦${'a'.repeat(65)}⟧\n${described}${end}` },
  { rule: 'skill/name-format', text: `---\nname: ⟦"PDF tools"⟧\n${described}${end}` },
  {
    rule: 'skill/name-format',
    path: 'skills/café/SKILL.md',
    text: `---\nname: ⟦café⟧ # the name\n${described}${end}`,
  },
  { rule: 'skill/name-directory', text: `---\nname: ⟦excel⟧\n${described}${end}` },
  { rule: 'skill/name-format', strict: true, text: `---\nname: ⟦claude-pdf⟧\n${described}${end}` },
  { rule: 'skill/missing-field', text: `---\nname: pdf\n⟦description⟧: ""\n${end}` },
  {
    rule: 'skill/field-length',
    text: `---\nname: pdf\ndescription: ⟦>-\n  ${'Reads PDF files. '.repeat(40)}\n  ${'Use when asked. '.repeat(40).trim()}⟧\n${end}`,
  },
  {
    rule: 'skill/description-repeats-name',
    text: `---\nname: pdf\ndescription: ⟦"The PDF skill"⟧ # 🧭\n${end}`,
  },
  { rule: 'skill/description-vague', text: `---\nname: pdf\ndescription: ⟦'Helps with PDFs.'⟧\n${end}` },
  {
    rule: 'skill/description-trigger',
    strict: true,
    text: `---\nname: pdf\ndescription: ⟦Extracts the text of PDF files.⟧\n${end}`,
  },
  {
    rule: 'skill/description-markup',
    strict: true,
    text: `---\nname: pdf\ndescription: >-\n  Fills ⟦<⟧form> fields. Use when asked.\n${end}`,
  },
  { rule: 'skill/field-type', text: `---\nname: pdf\ndescription: ⟦2024⟧\n${end}` },
  {
    rule: 'skill/comment-in-value',
    text: `---\nname: pdf\ndescription: Reads 🧭 files of issue ⟦#12. Use when asked.⟧\n${end}`,
  },
  {
    rule: 'skill/typographic-quotes',
    text: `---\nname: pdf\ndescription: ⟦“Reads 🧭 files. Use when asked.”⟧\n${end}`,
  },
  { rule: 'skill/yaml-portability', strict: true, text: `${head}license: ⟦yes⟧\n${end}` },
  {
    rule: 'skill/control-character',
    text: `---\nname: pdf\ndescription: Reads 🧭 files ⟦â\u0080¯⟧and more. Use when asked.\n${end}`,
  },
  { rule: 'skill/field-type', text: `${head}license: ⟦[MIT, ISC]⟧\n${end}` },
  {
    rule: 'skill/conflict-marker',
    text: `${head}${end}\n🧭\n⟦<<<<<<< HEAD 🧭⟧\nStop.\n=======\n>>>>>>> main\n`,
  },
  { rule: 'skill/second-frontmatter', text: `${head}---\n\n⟦---⟧\nname: 🧭\n---\nRead it.\n` },
  { rule: 'skill/todo', text: `${head}${end}\n🧭\n\n- 🧭 **Forms**: x\n- ⟦[TODO: Say more.]⟧ And so on.\n` },
  { rule: 'skill/undefined-reference', text: `${head}${end}\n🧭 ⟦[the forms][forms]⟧, 🧭\n` },
  { rule: 'skill/anchor', text: `${head}${end}\n🧭 [the forms](<⟦#forms⟧>)\n` },
  { rule: 'skill/fence', text: `${head}${end}\n- 🧭\n\n  ⟦~~~sh x⟧ \n  read it.pdf\n` },
  { rule: 'skill/fence', text: `${head}${end}\n🧭\n\n⟦\`\`\`js⟧\n\`\`\`js\nread()\n\`\`\`\n` },
  { rule: 'skill/field-length', text: `${head}⟦compatibility⟧:\n${end}` },
  {
    rule: 'skill/field-length',
    text: `${head}compatibility: ⟦${'Requires it. '.repeat(40)}Now.⟧\n${end}`,
  },
  { rule: 'skill/license-file', text: `${head}license: Complete terms in ⟦LICENSE.txt⟧\n${end}` },
  { rule: 'skill/metadata', text: `${head}metadata: ⟦example-org⟧\n${end}` },
  { rule: 'skill/metadata', text: `${head}metadata:\n  author: "🧭"\n  version: ⟦1.10⟧\n${end}` },
  { rule: 'skill/metadata', text: `${head}metadata: {author: "🧭🧭", version: ⟦1.10⟧}\n${end}` },
  { rule: 'skill/metadata', strict: true, text: `${head}metadata:\n  ⟦author⟧:\n${end}` },
  {
    rule: 'skill/metadata',
    strict: true,
    text: `${head}metadata:\n  author: "🧭"\n  major: ⟦1⟧\n${end}`,
  },
  { rule: 'skill/allowed-tools', text: `${head}allowed-tools: ⟦Bash(git:* Read⟧\n${end}` },
  {
    rule: 'skill/allowed-tools',
    strict: true,
    text: `${head}allowed-tools: ⟦Bash(git:*), Read⟧\n${end}`,
  },
  {
    rule: 'skill/allowed-tools',
    strict: true,
    text: `${head}allowed-tools:\n  ⟦- Read\n  - Bash⟧\n${end}`,
  },
  { rule: 'skill/misspelt-field', text: `${head}⟦licence⟧: MIT\n${end}` },
  { rule: 'skill/unknown-field', strict: true, text: `${head}⟦category⟧: 🧭\nrisk: none\n${end}` },
  { rule: 'skill/field-value', text: `${head}metadata: {a: "🧭"}\nuser-invocable: ⟦"false"⟧\n${end}` },
  { rule: 'skill/unknown-field', strict: true, text: `${head}⟦argument-hint⟧: file\n${end}` },
  { rule: 'skill/yaml-portability', strict: true, text: `${head}metadata: {author: ⟦&a⟧ "🧭"}\n${end}` },
  { rule: 'skill/yaml-portability', strict: true, text: `${head}license: ⟦!!str⟧ MIT\n${end}` },
  { rule: 'skill/yaml-portability', strict: true, text: `${head}license: "🧭 MIT ⟦---⟧ or ISC"\n${end}` },
  { rule: 'skill/body-empty', text: `${head}⟦---⟧\n` },
  { rule: 'skill/dead-link', text: `${head}${end}🧭 See [the **forms**](<⟦the forms.md⟧> "Forms").\n` },
  { rule: 'skill/dead-link', text: `${head}${end}See [Forms].\n\n[forms]: ⟦forms.md⟧ 'Forms'\n` },
  { rule: 'skill/dead-path', text: `${head}${end}🧭 See \`./⟦references/rates.md⟧\`.\n` },
  { rule: 'skill/dead-path', text: `${head}${end}🧭 See {baseDir}/⟦rates.md⟧.\n` },
  {
    rule: 'skill/dead-path',
    strict: true,
    text: `${head}${end}🧭\n~~~sh\ncat ⟦references/rates.md⟧\n~~~\n`,
  },
  { rule: 'skill/home-path', text: `${head}${end}🧭 In ⟦/Users/mona⟧/pdf.\n` },
  { rule: 'skill/outside-link', text: `${head}${end}See [it](⟦../../../x.md⟧).\n` },
  { rule: 'plane/missing-field', plane: true, text: `---\n⟦description⟧:\n${planeEnd}` },
  { rule: 'plane/name', plane: true, text: `${planeHead}---\n\n⟦Run it.⟧\n` },
  { rule: 'plane/unknown-field', plane: true, text: `${planeHead}⟦name⟧: deploy\n${planeEnd}` },
  { rule: 'plane/misspelt-field', plane: true, text: `${planeHead}⟦Domain⟧: ops\n${planeEnd}` },
  {
    rule: 'plane/unknown-field',
    plane: true,
    strict: true,
    text: `${planeHead}⟦category⟧: ops\n${planeEnd}`,
  },
  { rule: 'plane/empty-field', plane: true, text: `${planeHead}⟦domain⟧:\n${planeEnd}` },
  { rule: 'plane/field-type', plane: true, text: `${planeHead}domain: ⟦5⟧\n${planeEnd}` },
  { rule: 'plane/field-type', plane: true, text: `${planeHead}version: ⟦1.0⟧\n${planeEnd}` },
  { rule: 'plane/field-value', plane: true, text: `${planeHead}tags: "🧭, ⟦two words⟧"\n${planeEnd}` },
  {
    rule: 'plane/field-value',
    plane: true,
    text: `${planeHead}tags: >-\n  🧭,\n  b, ⟦two words⟧\n${planeEnd}`,
  },
  { rule: 'plane/field-type', plane: true, text: `${planeHead}tags: [🧭, ⟦5⟧]\n${planeEnd}` },
  ...agentRanges,
  ...claudeRanges,
]

/** They speak of the whole file, of a place in the body that no value marks, or of several files. */
const WITHOUT_VALUE = [
  'skill/bom',
  'skill/filename',
  'skill/nested-skill',
  'skill/body-length',
  'skill/reference-chain',
  'skill/unreferenced-file',
  'skill/duplicate-name',
  'skill/listing-budget',
  'skill/copy-differs',
  'plane/duplicate-name',
  'plane/id',
  'copilot/duplicate-name',
  'agent/filename',
  'copilot/body-length',
  'copilot/filename',
  'copilot/filename',
]

test('every rule that points to a value is here', () => {
  const ids = formats.flatMap((format) => [...format.rules, ...format.repositoryRules]).map(({ id }) => id)
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
    async (rule, { text, path, strict, plane, files }) => {
      const marked = vary(text)
      const start = marked.indexOf('⟦')
      const end = marked.indexOf('⟧') - 1
      const plain = marked.replace('⟦', '').replace('⟧', '')
      const found = await findings(
        { path: path ?? 'skills/pdf/SKILL.md', text: plain, ...(files && { files }) },
        { preset: strict ? 'strict' : 'recommended', dialect: plane ? 'skills-plane' : 'agent-skills' },
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
