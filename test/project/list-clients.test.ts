import { describe, expect, test } from 'vitest'
import type { Entry } from '../../src/model.ts'
import { listClients } from '../../src/project/list-clients.ts'
import type { Options } from '../../src/project/options.ts'
import { DEFAULTS } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'

const GOOD = '---\nname: pdf\ndescription: Reads PDF files. Use when the user has one.\n---\nRead it.\n'
const RENAMED = GOOD.replace('name: pdf', 'name: excel')
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
      basis: 'code',
      checked: '2026-11-21',
    })
    expect(clients.map(({ id }: { id: string }) => id)).not.toContain('skills-ref')
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

  test('shows one skill with a row for those that do the same', async () => {
    const { stdout } = await clientsOn(
      { '.claude/skills/pdf/SKILL.md': `\n${GOOD}` },
      ['crush', 'goose', 'claude-code', 'opencode', 'cursor', 'codex', 'roo-code'],
      TEXT,
    )
    expect(stdout).toBe(`.claude/skills/pdf/SKILL.md
  loads     Goose, Crush
  degraded  Claude Code: A blank line precedes the frontmatter. All fields are lost: the whole file is the body.
  refused   OpenCode: A blank line precedes the frontmatter. No field is read.
  unknown   Cursor
  unseen    Codex, Roo Code: The client does not look into \`.claude/skills\`.
`)
  })

  test('counts many skills, and shows those of which something is lost', async () => {
    const { stdout } = await clientsOn(
      {
        'skills/pdf/SKILL.md': GOOD,
        'skills/word/SKILL.md': GOOD.replace('name: pdf', 'name: word'),
        'skills/csv/SKILL.md': RENAMED,
      },
      ['crush', 'codex'],
      TEXT,
    )
    expect(stdout).toBe(`client  loads  degraded  refused  unknown  unseen
Codex       3         0        0        0       0
Crush       2         0        1        0       0

skills/csv/SKILL.md
  refused   Crush: The name differs from the directory’s. Only a difference in letter case is accepted.
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
    const { stdout } = await clientsOn(files, chosen, TEXT)
    expect(stdout.split('\n\n')[1]).toBe(
      `6 skills fill the list of Claude Code with 8,092 characters; by default it has room for 8,000. Each description is cut; then those of the least used skills are dropped, and names stay. The longest: skills/ee/SKILL.md, skills/dd/SKILL.md, skills/cc/SKILL.md.
6 skills fill the list of Codex with 8,422 characters; by default it has room for 8,000. Descriptions are shortened, then dropped; then skills are left out with a warning. The longest: skills/ee/SKILL.md, skills/dd/SKILL.md, skills/cc/SKILL.md.`,
    )
    const { listings } = JSON.parse((await clientsOn(files, ['claude-code'])).stdout)
    expect(listings).toEqual([
      {
        client: 'claude-code',
        skills: 6,
        characters: 8092,
        room: 8000,
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
    expect(stdout).toContain(
      '151 skills fill the list of OpenClaw; it has room for 150 skills. Descriptions are shortened, then dropped; then skills are left out.',
    )
    const { listings } = JSON.parse((await clientsOn(files, ['openclaw'])).stdout)
    expect(listings).toMatchObject([{ client: 'openclaw', skills: 151, room: 18000, mostSkills: 150 }])
  })

  test('a description that only a list cuts is told of one skill, and counted of many', async () => {
    const one = { 'skills/pdf/SKILL.md': GOOD.replace('has one', `has ${'many '.repeat(60)}`) }
    expect((await clientsOn(one, ['kimi-code'], TEXT)).stdout).toBe(`skills/pdf/SKILL.md
  degraded  Kimi Code: The list of skills cuts the description at 250 characters.
`)
    const two = { ...one, 'skills/excel/SKILL.md': GOOD.replace('pdf', 'excel') }
    expect(
      (await clientsOn(two, ['kimi-code'], TEXT)).stdout,
    ).toBe(`client     loads  degraded  refused  unknown  unseen
Kimi Code      1         1        0        0       0
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
  loads     Codex
  refused   Crush: The name differs from the directory’s. Only a difference in letter case is accepted.
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
