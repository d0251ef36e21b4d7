import { describe, expect, test } from 'vitest'
import type { Entry } from '../../src/model.ts'
import { listClients } from '../../src/project/list-clients.ts'
import type { Options } from '../../src/project/options.ts'
import { DEFAULTS } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'

const GOOD = '---\nname: pdf\ndescription: Reads PDF files. Use when the user has one.\n---\nRead it.\n'
const RENAMED = GOOD.replace('name: pdf', 'name: excel')
const PAGE = 'https://github.com/passmuster/passmuster/blob/main/docs/skill.md'
const TEXT: Partial<Options> = { outputs: [{ reporter: 'text', file: undefined }] }

const clientsOn = (files: Readonly<Record<string, Entry>>, chosen: readonly string[] = [], options = {}) =>
  listClients(
    { ...DEFAULTS, ...options, ...(chosen.length > 0 && { clients: chosen }) },
    memoryHost({ '.git/HEAD': '', ...files }),
  )

describe('passmuster clients', () => {
  test('tells in JSON what each agent does with each skill, and why', async () => {
    const { stdout, stderr, exitCode } = await clientsOn({ 'skills/pdf/SKILL.md': RENAMED })
    const { version, clients, skills } = JSON.parse(stdout)
    expect([version, stderr, exitCode]).toEqual([1, '', 0])
    expect(clients).toContainEqual({
      id: 'roo-code',
      title: 'Roo Code',
      kind: 'agent',
      basis: 'code',
      checked: '2026-11-21',
    })
    // Agents come first: installers, registries and validators are for who publishes skills.
    const kinds = clients.map(({ kind }: { kind: string }) => kind === 'agent')
    expect(kinds.lastIndexOf(true)).toBeLessThan(kinds.indexOf(false))
    expect(skills).toHaveLength(1)
    expect(skills[0].path).toBe('skills/pdf/SKILL.md')
    expect(Object.keys(skills[0].verdicts)).toEqual(clients.map(({ id }: { id: string }) => id))
    expect(skills[0].verdicts['codex']).toEqual({ outcome: 'loads', reasons: [] })
    expect(skills[0].verdicts['cursor']).toEqual({ outcome: 'unknown', reasons: [] })
    expect(skills[0].verdicts['roo-code']).toEqual({
      outcome: 'refused',
      reasons: [
        {
          text: 'The name differs from the directory’s. Only the developer console says why.',
          source: expect.stringMatching(/^https:\/\/github\.com\/RooCodeInc\/Roo-Code\/blob\//),
          basis: 'code',
          rule: 'skill/name-directory',
        },
      ],
    })
  })

  test('shows one skill with a row for those that do the same, the worst first', async () => {
    const { stdout } = await clientsOn(
      { '.claude/skills/pdf/SKILL.md': `\n${GOOD}` },
      ['crush', 'goose', 'claude-code', 'opencode', 'cursor', 'codex', 'roo-code'],
      TEXT,
    )
    expect(stdout).toBe(`.claude/skills/pdf/SKILL.md
  refused   OpenCode: A blank line precedes the frontmatter. No field is read.
            (skill/frontmatter-missing)
  unseen    Codex, Roo Code: The client does not look into \`.claude/skills\`.
  degraded  Claude Code: A blank line precedes the frontmatter. All fields are
            lost: the whole file is the body. (skill/frontmatter-missing)
  unknown   Cursor
  loads     Goose, Crush
`)
  })

  test('a client that refuses a plugin for an entry of its manifest loads none of its skills', async () => {
    const files = (skills: string) => ({
      'kit/.claude-plugin/plugin.json': `{ "name": "kit", "skills": ["${skills}"] }`,
      'kit/skills/pdf/SKILL.md': GOOD,
    })
    const outcomes = async (skills: string) =>
      (await clientsOn(files(skills), ['claude-code', 'codex'], TEXT)).stdout
    expect(await outcomes('skills/pdf')).toBe(`kit/skills/pdf/SKILL.md
  refused   Claude Code: The client refuses the plugin \`kit\`. (plugin/entry)
  loads     Codex
`)
    expect(await outcomes('./skills/pdf')).toContain('  loads     Claude Code, Codex\n')
    const { stdout } = await clientsOn(
      { '.claude-plugin/plugin.json': '{ "name": "my kit" }', 'skills/pdf/SKILL.md': GOOD },
      ['claude-code'],
      TEXT,
    )
    expect(stdout).toContain('Claude Code: The client refuses the plugin. (plugin/entry)')
  })

  const THREE = {
    'skills/pdf/SKILL.md': GOOD,
    'skills/word/SKILL.md': GOOD.replace('name: pdf', 'name: word'),
    'skills/csv/SKILL.md': RENAMED.replace('---\nRead', 'allowed-tools: [Read]\nversion: 2\n---\nRead'),
    'more/csv/SKILL.md': RENAMED,
  }

  test('tells of many skills by reason: who refuses how many, and why', async () => {
    const chosen = ['crush', 'roo-code', 'codex', 'skills-ref']
    const { stdout } = await clientsOn(THREE, chosen, TEXT)
    expect(stdout).toBe(`loads  degraded  refused  unknown  unseen  agents
    2         -        2        -       -  Crush, Roo Code
    4         -        -        -       -  Codex

loads  degraded  refused  unknown  unseen  installers, registries and validators
    2         -        2        -       -  skills-ref

Refused: fix these first
  Crush and Roo Code refuse 2 skills: the name differs from the directory’s:
    more/csv (named excel), skills/csv (named excel). (skill/name-directory)

Installers, registries and validators
  skills-ref refuses 2 skills: the name differs from the directory’s.
    (skill/name-directory)
  skills-ref refuses 1 skill: the client does not know a field (\`version\`).
    (skill/unknown-field)

Fields that a client ignores; nothing else is lost
  Codex: \`allowed-tools\` (1 skill) and \`version\` (1 skill)

One client: passmuster clients --client ID. Skill by skill: --all, or a path.
What a client does: passmuster clients --explain ID. To fix it: run passmuster.
`)
  })

  test('a path, or --all, gives the skills one by one', async () => {
    const blocks = `skills/csv/SKILL.md
  refused   Crush: The name differs from the directory’s. Only letter case may
            differ. (skill/name-directory)
  loads     Codex
  ignored   Codex: \`allowed-tools\` and \`version\`

skills/pdf/SKILL.md
  loads     Codex, Crush

skills/word/SKILL.md
  loads     Codex, Crush
`
    const chosen = ['crush', 'codex']
    expect((await clientsOn(THREE, chosen, { ...TEXT, paths: ['skills'] })).stdout).toBe(blocks)
    const { 'more/csv/SKILL.md': _, ...files } = THREE
    expect(listClients({ ...DEFAULTS, ...TEXT, clients: chosen }, memoryHost(files), true).stdout).toBe(
      blocks,
    )
  })

  test('a screen is enough, and says how to see the rest', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `s${index}`)
    const files = Object.fromEntries(
      names.map((name) => [`skills/${name}/SKILL.md`, GOOD.replace('name: pdf', `name: x-${name}`)]),
    )
    const { stdout } = await clientsOn(files, ['crush'], { ...TEXT, paths: ['skills'] })
    expect(stdout.split('\n')).toHaveLength(58)
    expect(stdout).toMatch(/\n\n36 more skills: add --all, or leave out the path for the reasons\n$/)
    // Each skill is refused for another field.
    const fields = Object.fromEntries(
      names.map((name, index) => [
        `.${['claude', 'codex', 'kiro', 'roo'][index % 4]}/skills/${name}/SKILL.md`,
        [RENAMED, `\n${GOOD}`, `\ufeff${GOOD}`, 'Read.\n', GOOD.replace('has one', 'has one: "a')][
          index % 5
        ]!,
      ]),
    )
    const many = (await clientsOn(fields, [], TEXT)).stdout
    expect(many.split('\n').length).toBeLessThanOrEqual(61)
    expect(many).toMatch(/\n {2}\d+ more: add --client ID, or -f markdown for all\n/)
    expect(many).toMatch(/\nunknown: what the client does .*\nOne client: /)
    expect((await clientsOn(THREE, ['crush'], TEXT)).stdout).not.toContain('\nunknown: ')
  })

  test('a client that finds no skill sees none of them', async () => {
    const { stdout } = await clientsOn(
      { '.codex/skills/a/SKILL.md': GOOD, '.codex/skills/b/SKILL.md': GOOD },
      ['roo-code'],
      TEXT,
    )
    expect(stdout).toContain('\n  Roo Code sees none of the 2 skills: the client does not look into')
  })

  test('as Markdown, and as lines for grep', async () => {
    const as = async (reporter: 'markdown' | 'concise') =>
      (
        await clientsOn(THREE, ['crush', 'roo-code', 'codex', 'skills-ref'], {
          outputs: [{ reporter, file: undefined }],
        })
      ).stdout
    expect(
      await as('concise'),
    ).toBe(`more/csv/SKILL.md: refused skill/name-directory: crush: The name differs from the directory’s. Only letter case may differ.
more/csv/SKILL.md: refused skill/name-directory: roo-code: The name differs from the directory’s. Only the developer console says why.
more/csv/SKILL.md: refused skill/name-directory: skills-ref: The name differs from the directory’s.
skills/csv/SKILL.md: refused skill/name-directory: crush: The name differs from the directory’s. Only letter case may differ.
skills/csv/SKILL.md: refused skill/name-directory: roo-code: The name differs from the directory’s. Only the developer console says why.
skills/csv/SKILL.md: refused skill/name-directory: skills-ref: The name differs from the directory’s.
skills/csv/SKILL.md: refused skill/unknown-field: skills-ref: The client does not know \`version\`.
`)
    expect(await as('markdown')).toBe(`### Clients

| client | loads | degraded | refused | unknown | unseen |
|---|---:|---:|---:|---:|---:|
| Codex | 4 | 0 | 0 | 0 | 0 |
| Crush | 2 | 0 | 2 | 0 | 0 |
| Roo Code | 2 | 0 | 2 | 0 | 0 |
| skills-ref | 2 | 0 | 2 | 0 | 0 |

#### Refused: fix these first

- Crush and Roo Code refuse 2 skills&#58; the name differs from the directory’s: <code>more/csv &#40;named excel&#41;</code>, <code>skills/csv &#40;named excel&#41;</code>. ([skill/name-directory](${PAGE}#name-directory))

#### Installers, registries and validators

- skills-ref refuses 2 skills&#58; the name differs from the directory’s: <code>more/csv &#40;named excel&#41;</code>, <code>skills/csv &#40;named excel&#41;</code>. ([skill/name-directory](${PAGE}#name-directory))
- skills-ref refuses 1 skill&#58; the client does not know a field &#40;<code>version</code>&#41;: <code>skills/csv</code>. ([skill/unknown-field](${PAGE}#unknown-field))

#### Fields that a client ignores; nothing else is lost

- Codex&#58; <code>allowed-tools</code> &#40;1 skill&#41; and <code>version</code> &#40;1 skill&#41;
`)
  })

  test('tells of lists that are too full', async () => {
    const long = (name: string, length: number): string =>
      `---\nname: ${name}\ndescription: ${'a'.repeat(length)}\n---\nRead it.\n`
    const files = {
      ...Object.fromEntries(
        ['aa', 'bb', 'cc', 'dd', 'ee'].map((name, at) => [`skills/${name}/SKILL.md`, long(name, 1600 + at)]),
      ),
      'skills/ff/SKILL.md': long('ff', 400),
      'skills/gg/SKILL.md': long('gg', 5000).replace(
        '---\nRead',
        'disable-model-invocation: true\n---\nRead',
      ),
    }
    const chosen = ['claude-code', 'codex', 'goose']
    const small = { ...TEXT, contextWindow: 100_000 }
    const { stdout } = await clientsOn(files, chosen, small)
    expect(stdout.split('\n\n')[1]).toBe(`Loaded only in part
  With a context window of 100,000 tokens and all skills installed, Claude Code
    drops about 6 of the descriptions of 6 skills: with its own skills they need
    15,122 characters, and the list has 4,000.
  With a context window of 100,000 tokens and all skills installed, Codex cuts
    the descriptions of 7 skills to about 1,221 characters each: they need
    13,620 characters, and the list has 7,941.
  Claude Code loads only a part of 6 skills: the description has more than 1,536
    characters: aa, bb, cc and 3 more. The list of skills cuts it at 1,536
    characters. (skill/field-length)`)
    expect((await clientsOn(files, chosen, TEXT)).stdout).not.toContain('list has')
    const config = { 'passmuster.yaml': 'contextWindow: 100000\n' }
    expect((await clientsOn({ ...files, ...config }, chosen, TEXT)).stdout).toBe(stdout)
    const { listings } = JSON.parse(
      (await clientsOn(files, ['claude-code'], { contextWindow: 300_000 })).stdout,
    )
    expect(listings).toEqual([
      {
        client: 'claude-code',
        skills: 6,
        characters: 8122,
        room: 9000,
        taken: 7000,
        contextWindow: 300_000,
        dropped: 5,
        longest: ['skills/ee/SKILL.md', 'skills/dd/SKILL.md', 'skills/cc/SKILL.md'],
        above: 'Each description is cut; then those of the least used skills are dropped, and names stay.',
        source: 'https://code.claude.com/docs/en/skills',
      },
    ])
    expect(JSON.parse((await clientsOn(files, ['goose'])).stdout).listings).toEqual([])
  })

  test('tells of lists with too many skills', async () => {
    const names = Array.from({ length: 151 }, (_, index) => `s${index}`)
    const files = Object.fromEntries(
      names.map((name) => [
        `.agents/skills/${name}/SKILL.md`,
        `---\nname: ${name}\ndescription: Reads files. Use when asked.\n---\nRead.\n`,
      ]),
    )
    const { stdout } = await clientsOn(files, ['openclaw'], TEXT)
    expect(stdout).toContain('  OpenClaw leaves out 1 of 151 skills: its list has 150.\n')
    const { listings } = JSON.parse((await clientsOn(files, ['openclaw'])).stdout)
    expect(listings).toMatchObject([
      { client: 'openclaw', skills: 151, room: 18000, mostSkills: 150, unlisted: 1 },
    ])
  })

  test('counts the paths of skills in a list that has them', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `read-tables-of-documents-${index + 100}`)
    const files = Object.fromEntries(
      names.map((name) => [
        `.agents/skills/${name}/SKILL.md`,
        `---\nname: ${name}\ndescription: Reads them. Use when asked.\n---\nRead.\n`,
      ]),
    )
    const { listings } = JSON.parse((await clientsOn(files, ['codex'])).stdout)
    // Of each 28 for the name, 27 for the description, 37 for the path, and 17 around them.
    expect(listings).toMatchObject([{ client: 'codex', skills: 200, characters: 200 * (28 + 27 + 37 + 17) }])
  })

  test('a description that only a list cuts', async () => {
    const one = { 'skills/pdf/SKILL.md': GOOD.replace('has one', `has ${'many '.repeat(60)}`) }
    expect((await clientsOn(one, ['kimi-code'], TEXT)).stdout).toBe(`skills/pdf/SKILL.md
  degraded  Kimi Code: The list of skills cuts the description at 250
            characters.
`)
    const two = { ...one, 'skills/excel/SKILL.md': GOOD.replace('pdf', 'excel') }
    expect((await clientsOn(two, ['kimi-code'], TEXT)).stdout).toContain(`
  Kimi Code loads only a part of 1 skill: the list of skills cuts the
    description at 250 characters: pdf.
`)
  })

  test('leaves out what is no skill', async () => {
    const files = {
      'agents/a_b.agent.md': '# B\n',
      'README.md': '',
      'pdf/SKILL.md': GOOD,
      'pdf/x/SKILL.md': 'Part.\n',
    }
    const { skills } = JSON.parse((await clientsOn(files)).stdout)
    expect(skills.map(({ path }: { path: string }) => path)).toEqual(['pdf/SKILL.md'])
    expect((await clientsOn({ 'README.md': '' }, [], TEXT)).stdout).toBe('No skill was found.\n')
  })

  test.each([
    ['a chosen client refuses one', ['crush'], 1],
    ['no chosen client does', ['codex'], 0],
    ['none is chosen', [], 0],
  ])('the exit code where %s', async (_, chosen, exitCode) => {
    expect((await clientsOn({ 'skills/pdf/SKILL.md': RENAMED }, chosen)).exitCode).toBe(exitCode)
  })

  test('the clients of a config file', async () => {
    const { stdout, exitCode } = await clientsOn(
      { 'passmuster.yaml': 'clients: [crush, codex]\n', 'skills/pdf/SKILL.md': RENAMED },
      [],
      TEXT,
    )
    expect([stdout, exitCode]).toEqual([
      `skills/pdf/SKILL.md
  refused   Crush: The name differs from the directory’s. Only letter case may
            differ. (skill/name-directory)
  loads     Codex
`,
      0,
    ])
  })

  test('a file that cannot be read', async () => {
    const { stderr, exitCode } = await clientsOn({ 'pdf/SKILL.md': { fails: 'EACCES' }, 'a/SKILL.md': GOOD })
    expect([stderr, exitCode]).toEqual([
      'passmuster: `pdf/SKILL.md` cannot be read. Run `passmuster` to see why.\n',
      2,
    ])
  })

  test('a path that leads nowhere', async () => {
    expect((await clientsOn({ 'SKILL.md': GOOD }, [], { paths: ['none'] })).exitCode).toBe(2)
  })
})
