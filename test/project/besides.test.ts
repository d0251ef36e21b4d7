import { describe, expect, test } from 'vitest'
import type { Entry } from '../../src/model.ts'
import type { Options } from '../../src/project/options.ts'
import type { Finding } from '../linting.ts'
import { lintOn } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'

const SKILL =
  '---\nname: tax\ndescription: Fills forms of tax offices. Use when a tax form has to be filled.\n---\n'
const HOME = 'skills/tax'

function machine(files: Readonly<Record<string, Entry>>): ReturnType<typeof memoryHost> {
  return memoryHost({ '.git/HEAD': '', ...files })
}

async function found(
  files: Readonly<Record<string, Entry>>,
  options: Partial<Options> = {},
): Promise<readonly string[]> {
  const { stdout } = await lintOn(machine(files), options)
  return (JSON.parse(stdout).diagnostics as Finding[]).map(
    ({ path, rule, range: { start } }) => `${path}:${start.line} ${rule}`,
  )
}

const DEAD = {
  [`${HOME}/SKILL.md`]: `${SKILL}See [a](a.md).\n`,
  [`${HOME}/a.md`]: '# A\n\n[b](B.md) [c](a.md)\n',
  [`${HOME}/b.md`]: '# B\n\n[a](a.md) [b](b.md) [gone](gone.md)\n',
}
const AT_A = `${HOME}/a.md:3 skill/dead-link`
const AT_B = `${HOME}/b.md:3 skill/dead-link`

describe('files that a skill refers to', () => {
  test('are read in a circle, and reported once', async () => {
    const circle = { ...DEAD, [`${HOME}/a.md`]: '# A\n\n[b](b.md) [gone](gone.md)\n' }
    const all = await found(circle)
    expect(all.filter((each) => each.includes('dead-link'))).toEqual([AT_A, AT_B])
  })

  test('are not read through symbolic links, in the repository or out of it', async () => {
    const secret = '[secret](secret.md)\n'
    const links = {
      [`${HOME}/SKILL.md`]: `${SKILL}See [a](a.md), [b](b.md), [c](c/c.md) and [d](../../d.md).\n`,
      [`${HOME}/a.md`]: { link: '../../private.md' },
      [`${HOME}/b.md`]: { link: '/elsewhere/b.md' },
      [`${HOME}/c`]: { link: '../../notes' },
      'notes/c.md': secret,
      'private.md': secret,
      'd.md': secret,
      '.gitignore': 'private.md\n',
    }
    expect((await found(links)).filter((each) => each.includes('dead-link'))).toEqual([
      `${HOME}/SKILL.md:5 skill/dead-link`,
    ])
  })

  test('are fixed, round after round', async () => {
    const written = new Map<string, string>()
    const host = memoryHost({ '.git/HEAD': '', ...DEAD }, written)
    const { stdout } = await lintOn(host, { fix: { fixing: 'suggested', dryRun: false } })
    expect([...written]).toEqual([[`${HOME}/a.md`, '# A\n\n[b](b.md) [c](a.md)\n']])
    // What is found behind fixes is what another run finds in the files that they leave.
    const again = await lintOn(memoryHost({ '.git/HEAD': '', ...DEAD, ...Object.fromEntries(written) }))
    expect(JSON.parse(stdout).diagnostics).toEqual(JSON.parse(again.stdout).diagnostics)
    expect(JSON.parse(stdout).diagnostics.map(({ message }: Finding) => message)).toEqual([
      '`a.md` links `b.md`, which SKILL.md does not name. Link it here, too.',
      '`gone.md` does not exist. Add the file or correct the path.',
    ])
  })

  test('are shown in a diff', async () => {
    const { stdout } = await lintOn(machine(DEAD), {
      fix: { fixing: 'suggested', dryRun: true },
      outputs: [{ reporter: 'text', file: undefined }],
    })
    expect(stdout).toContain('+[b](b.md) [c](a.md)')
  })

  test('belong to the shard of their skill, and to its context', async () => {
    const shards = await Promise.all([1, 2, 3].map((index) => found(DEAD, { shard: { index, count: 3 } })))
    expect(shards.flat()).toEqual([AT_A])
    expect(await found(DEAD, { context: true, paths: [HOME] })).toEqual([AT_A])
  })

  test('have their places in SARIF', async () => {
    const { stdout } = await lintOn(machine(DEAD), { outputs: [{ reporter: 'sarif', file: undefined }] })
    const [{ locations }] = JSON.parse(stdout).runs[0].results
    expect(locations[0].physicalLocation).toMatchObject({
      artifactLocation: { uri: `${HOME}/a.md` },
      region: { startLine: 3, startColumn: 5, endColumn: 9 },
    })
  })

  test('are not looked at where the text comes from standard input', async () => {
    const host = { ...machine(DEAD), readStdin: () => Buffer.from(DEAD[`${HOME}/SKILL.md`]!) }
    const { stdout } = await lintOn(host, { stdinPath: `${HOME}/SKILL.md`, paths: [] })
    expect(JSON.parse(stdout).diagnostics).toEqual([])
  })
})
