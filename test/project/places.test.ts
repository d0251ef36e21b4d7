import { describe, expect, test } from 'vitest'
import type { Budget } from '../../src/lint/budget.ts'
import { check } from '../../src/project/check.ts'
import { filterResults } from '../../src/project/filter-results.ts'
import { run } from '../../src/project/run.ts'
import { withoutPause } from '../../src/project/steps.ts'
import { readChange } from '../../src/project/trust/changes.ts'
import type { Finding } from '../linting.ts'
import { DEFAULTS, lintOn } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'

const skill = (body: string, fields = ''): string =>
  `---\nname: a\ndescription: Reads PDF files. Use when the user has a PDF.\n${fields}---\n${body}`
const times = (most: number, line: (index: number) => string): string =>
  Array.from({ length: most }, (_, index) => line(index)).join('')

interface Report {
  readonly diagnostics: readonly Finding[]
  readonly summary: Readonly<Record<string, number>>
}

/** What is found in one file. */
async function findingsIn(path: string, text: string): Promise<readonly Finding[]> {
  const { stdout } = await lintOn(memoryHost({ '.git/HEAD': '', [path]: text }), { preset: 'strict' })
  return (JSON.parse(stdout) as Report).diagnostics
}

describe('the places of one finding', () => {
  test.each<[string, string, string]>([
    ['skill/dead-link', 'skills/a/SKILL.md', skill(times(300, () => '[x](gone.md)\n'))],
    ['skill/dead-link', 'skills/a/SKILL.md', skill(times(300, () => '[x](gone.md) '))],
    ['skill/anchor', 'skills/a/SKILL.md', skill(times(300, () => '[x](#gone)\n'))],
    [
      'skill/home-path',
      'skills/a/SKILL.md',
      skill(times(300, (index) => `Read \`/Users/kowalski/${index}.md\`.\n`)),
    ],
    [
      'skill/unknown-field',
      'skills/a/SKILL.md',
      skill(
        'Read it.\n',
        times(300, (index) => `strange-${index}z: 1\n`),
      ),
    ],
    [
      'agent3md/cycle',
      'a.3md',
      `---\n3md: 1.0\naxis: skill\nagent: dev\n---\n@plane z=0 label="dev" kind=identity\nObey.\n${times(300, (index) => `@plane z=${index + 1} label="s${index + 1}"\nSee [[z=${((index + 1) % 300) + 1}|next]].\n`)}`,
    ],
  ])('of %s are cut, and the last one says how many more there are', async (rule, path, text) => {
    const diagnostics = await findingsIn(path, text)
    const many = diagnostics.filter((each) => each.rule === rule && (each.related?.length ?? 0) > 1)
    expect(many.length).toBeGreaterThan(0)
    for (const { related = [] } of many) {
      expect(related).toHaveLength(21)
      expect(related.at(-1)!.message).toMatch(/^From here on, there are \d+ more places\.$/)
    }
  })

  test('are all listed where there are as many as people write', async () => {
    const [as] = await findingsIn('skills/a/SKILL.md', skill(times(21, () => '[x](gone.md)\n')))
    expect(as!.related!.map(({ message }) => message)).toEqual(
      Array(20).fill('This link has the same cause.'),
    )
    const [more] = await findingsIn('skills/a/SKILL.md', skill(times(22, () => '[x](gone.md)\n')))
    expect(more!.related!.at(-1)!.message).toBe('From here on, there is 1 more place.')
  })

  test.each([
    [5, 'the finding itself', 1],
    [30, 'among the places that are cut', 1],
    [44, 'the last one of them', 1],
    [45, 'below all of them', 0],
  ])('that are cut count as changed lines: line %i, %s', (line, _, found) => {
    const text = skill(`${times(40, () => '[x](#gone)\n')}\n# End\n`)
    const change = readChange([
      { filename: 'a/SKILL.md', status: 'modified', hunks: [[{ mark: '+', line, text: '' }]] },
    ])
    const options = { ...DEFAULTS, outputs: [{ reporter: 'concise', file: undefined }] as const }
    const host = memoryHost({ '.git/HEAD': '', 'a/SKILL.md': text })
    const { results } = withoutPause(check(options, host))
    const changed = filterResults(results, change.hasLines)
    expect(changed.flatMap(({ diagnostics }) => diagnostics.map(({ rule }) => rule))).toEqual(
      Array(found).fill('skill/anchor'),
    )
  })

  test('that are cut make a suppression beside them no mistake', async () => {
    const body = times(40, (index) =>
      index === 35 ? '[x](gone.md) <!-- passmuster-ignore skill/dead-link: later -->\n' : '[x](gone.md)\n',
    )
    const diagnostics = await findingsIn('skills/a/SKILL.md', skill(body))
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['skill/dead-link'])
  })
})

describe('the places of a run', () => {
  const budget: Budget = { findings: 1000, places: 100, text: 10_000_000 }
  const listed = (diagnostics: readonly Finding[]): number =>
    diagnostics.reduce(
      (sum, { related = [], fix }) => sum + related.length + Math.max((fix?.edits.length ?? 0) - 1, 0),
      0,
    )
  const runOn = (files: Readonly<Record<string, string>>, places = 100) => {
    const options = { ...DEFAULTS, preset: 'strict' as const, budget: { ...budget, places } }
    const { stdout, ...outcome } = withoutPause(run(options, memoryHost({ '.git/HEAD': '', ...files })))
    return { ...outcome, ...(JSON.parse(stdout) as Report) }
  }
  const thirty = (
    of: (folder: string) => Readonly<Record<string, string>>,
  ): Readonly<Record<string, string>> =>
    Object.assign({}, ...Array.from({ length: 30 }, (_, index) => of(`skills/s${index}`)))

  test.each<[string, Readonly<Record<string, string>>, number]>([
    [
      'links',
      thirty((folder) => ({ [`${folder}/SKILL.md`]: skill(times(300, () => '[x](gone.md) ')) })),
      121,
    ],
    [
      'edits',
      thirty((folder) => ({
        [`${folder}/SKILL.md`]: skill(times(300, () => '[x](b.md) ')),
        [`${folder}/references/b.md`]: 'Read it.\n',
      })),
      420,
    ],
    [
      'fields',
      thirty((folder) => ({
        [`${folder}/SKILL.md`]: skill(
          'Read it.\n',
          times(300, (index) => `z${index}z: 1\n`),
        ),
      })),
      121,
    ],
  ])('are bounded: %s', (_, files, most) => {
    const { diagnostics, summary, exitCode, stderr } = runOn(files)
    expect(summary['omitted']).toBeGreaterThan(20)
    expect(listed(diagnostics)).toBeLessThan(most)
    expect(exitCode).toBe(1)
    expect(stderr).toContain('a run lists 1,000 of each severity, with 100 other places and edits.')
  })

  test('leave room for findings without any, and for one that needs more than all', () => {
    const files = {
      'skills/a/SKILL.md': skill(times(300, () => '[x](gone.md) ')),
      'skills/b/SKILL.md': skill(`${times(300, () => '[x](gone.md) ')}[y](lost.md)\n`),
    }
    const { diagnostics, summary } = runOn(files, 1)
    expect(diagnostics.map(({ path, rule, related }) => [path, rule, related?.length])).toEqual([
      ['skills/a/SKILL.md', 'skill/dead-link', 21],
      ['skills/b/SKILL.md', 'skill/name-directory', undefined],
      ['skills/b/SKILL.md', 'skill/dead-link', undefined],
    ])
    expect(summary['omitted']).toBe(1)
  })
})
