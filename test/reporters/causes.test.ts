import { expect, test } from 'vitest'
import { skill } from '../folder.ts'
import type { Finding } from '../linting.ts'
import { lintOn } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'

const numbers = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index)

/** Skills that bundle the same file, which none of them names. */
const bundling = (most: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    numbers(most).flatMap((index) => [
      [`skills/s${100 + index}/SKILL.md`, skill(`s${100 + index}`)],
      [`skills/s${100 + index}/references/log.md`, '# Log\n'],
    ]),
  )

async function found(
  files: Parameters<typeof memoryHost>[0],
  options: Parameters<typeof lintOn>[1] = {},
): Promise<readonly [rule: string, path: string, also: readonly string[]][]> {
  const { stdout } = await lintOn(memoryHost({ '.git/HEAD': '', ...files }), options)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Finding[] }
  return diagnostics.map(({ rule, path, related = [] }) => [rule, path, related.map((other) => other.path)])
}

test('what many skills do not name is one finding, with the others as places', async () => {
  expect(await found(bundling(5))).toEqual([
    [
      'skill/unreferenced-file',
      'skills/s100/SKILL.md',
      ['skills/s101/SKILL.md', 'skills/s102/SKILL.md', 'skills/s103/SKILL.md', 'skills/s104/SKILL.md'],
    ],
  ])
})

test('in four skills the same name may be four files: they are four findings', async () => {
  expect((await found(bundling(4))).map(([, path]) => path)).toEqual(
    numbers(4).map((index) => `skills/s${100 + index}/SKILL.md`),
  )
})

test('a finding stands for all others, however many', async () => {
  expect((await found(bundling(250))).map(([, path, also]) => [path, also.length])).toEqual([
    ['skills/s100/SKILL.md', 249],
  ])
})

test('links of one folder that leave the repository are one finding', async () => {
  const links = ['a', 'b', 'c'].map((name) => [`.claude/skills/${name}`, { link: `/home/ann/${name}` }])
  expect(await found(Object.fromEntries(links))).toEqual([
    ['file/symlink', '.claude/skills/a', ['.claude/skills/b', '.claude/skills/c']],
  ])
})

const TEXT = `skills/s100/SKILL.md
  1:1  info  Nothing in the skill names \`references/log.md\`. Say when to read or run it, or delete it.  skill/unreferenced-file
     1 │ ---
       │ ^
     The same in 11 more files: ${numbers(10)
       .map((index) => `skills/s${101 + index}/SKILL.md`)
       .join(', ')}, …

0 errors, 0 warnings, 12 infos; 12 files checked.
Explain a rule: passmuster --explain RULE
`

test('all reports count the same, and the text says where else', async () => {
  const host = memoryHost({ '.git/HEAD': '', ...bundling(12) })
  const printed = async (reporter: 'text' | 'concise' | 'json' | 'markdown'): Promise<string> =>
    (await lintOn(host, { outputs: [{ reporter, file: undefined }] })).stdout
  expect(JSON.parse(await printed('json')).summary.infos).toBe(12)
  expect((await printed('concise')).match(/unreferenced-file/g)).toHaveLength(12)
  expect(await printed('markdown')).toContain('12 infos in 12 files')
  expect(await printed('text')).toBe(TEXT)
})

test('a baseline of all of them keeps out each: after a fix of the first nothing is new', async () => {
  const files = bundling(6)
  const entries = numbers(6).map((index) => ({
    path: `skills/s${100 + index}/SKILL.md`,
    rule: 'skill/unreferenced-file',
    count: 1,
  }))
  const known = { ...files, 'passmuster-baseline.json': JSON.stringify({ version: 1, entries }) }
  expect(
    await found({ ...known, 'skills/s100/SKILL.md': skill('s100', 'See `references/log.md`.\n') }),
  ).toEqual([])
})

test('the same dead link in many reference files of a skill is one finding', async () => {
  const body = numbers(5).map((index) => `[${index}](references/r${index}.md)\n`)
  const files = Object.fromEntries(
    numbers(5).map((index) => [`skills/pdf/references/r${index}.md`, 'See [it](../gone.md).\n']),
  )
  expect(await found({ 'skills/pdf/SKILL.md': skill('pdf', body.join('')), ...files })).toEqual([
    [
      'skill/dead-link',
      'skills/pdf/references/r0.md',
      numbers(4).map((index) => `skills/pdf/references/r${index + 1}.md`),
    ],
  ])
})

test('a suppressed one is no place, and a baseline knows each', async () => {
  const files = bundling(8)
  const path = 'skills/s102/SKILL.md'
  const suppressed = {
    ...files,
    [path]: `${files[path]}<!-- passmuster-ignore-file skill/unreferenced-file: later -->\n`,
  }
  const [[, , also] = []] = await found(suppressed)
  expect(also).toEqual([101, 103, 104, 105, 106, 107].map((index) => `skills/s${index}/SKILL.md`))
  const entries = [100, 101].map((index) => ({
    path: `skills/s${index}/SKILL.md`,
    rule: 'skill/unreferenced-file',
    count: 1,
  }))
  const known = { ...files, 'passmuster-baseline.json': JSON.stringify({ version: 1, entries }) }
  expect(await found(known)).toEqual([
    [
      'skill/unreferenced-file',
      'skills/s102/SKILL.md',
      [103, 104, 105, 106, 107].map((index) => `skills/s${index}/SKILL.md`),
    ],
  ])
})

test('what compares places with a diff has each finding in its file', async () => {
  const host = memoryHost({ '.git/HEAD': '', ...bundling(4) })
  for (const reporter of ['sarif', 'github', 'gitlab', 'rdjson', 'concise', 'junit'] as const) {
    const { stdout } = await lintOn(host, { outputs: [{ reporter, file: undefined }] })
    for (const index of numbers(4)) expect(stdout).toContain(`skills/s${100 + index}/SKILL.md`)
  }
})
