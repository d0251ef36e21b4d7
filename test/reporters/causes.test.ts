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
  files: Readonly<Record<string, string>>,
  options: Parameters<typeof lintOn>[1] = {},
): Promise<readonly [rule: string, path: string, also: readonly string[]][]> {
  const { stdout } = await lintOn(memoryHost({ '.git/HEAD': '', ...files }), options)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Finding[] }
  return diagnostics.map(({ rule, path, related = [] }) => [rule, path, related.map((other) => other.path)])
}

test('what many skills do not name is one finding, with the others as places', async () => {
  expect(await found(bundling(4))).toEqual([
    [
      'skill/unreferenced-file',
      'skills/s100/SKILL.md',
      ['skills/s101/SKILL.md', 'skills/s102/SKILL.md', 'skills/s103/SKILL.md'],
    ],
  ])
})

test('two skills are two findings', async () => {
  expect((await found(bundling(2))).map(([, path]) => path)).toEqual([
    'skills/s100/SKILL.md',
    'skills/s101/SKILL.md',
  ])
})

test('a finding has at most 99 other places, so that each file is named', async () => {
  const all = await found(bundling(250))
  expect(all.map(([, path, also]) => [path, also.length])).toEqual([
    ['skills/s100/SKILL.md', 99],
    ['skills/s200/SKILL.md', 99],
    ['skills/s300/SKILL.md', 49],
  ])
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
  const files = bundling(5)
  const path = 'skills/s102/SKILL.md'
  const suppressed = {
    ...files,
    [path]: `${files[path]}<!-- passmuster-ignore-file skill/unreferenced-file: later -->\n`,
  }
  const [[, , also] = []] = await found(suppressed)
  expect(also).toEqual(['skills/s101/SKILL.md', 'skills/s103/SKILL.md', 'skills/s104/SKILL.md'])
  const entries = [100, 101].map((index) => ({
    path: `skills/s${index}/SKILL.md`,
    rule: 'skill/unreferenced-file',
    count: 1,
  }))
  const known = { ...files, 'passmuster-baseline.json': JSON.stringify({ version: 1, entries }) }
  expect(await found(known)).toEqual([
    ['skill/unreferenced-file', 'skills/s102/SKILL.md', ['skills/s103/SKILL.md', 'skills/s104/SKILL.md']],
  ])
})

test('what compares places with a diff has each finding in its file', async () => {
  const host = memoryHost({ '.git/HEAD': '', ...bundling(4) })
  for (const reporter of ['sarif', 'github', 'gitlab', 'rdjson', 'concise', 'junit'] as const) {
    const { stdout } = await lintOn(host, { outputs: [{ reporter, file: undefined }] })
    for (const index of numbers(4)) expect(stdout).toContain(`skills/s${100 + index}/SKILL.md`)
  }
})
