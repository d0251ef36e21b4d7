import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { difference, page } from '../../ecosystem/difference.mjs'
import { project } from '../docs/hand-written.ts'
import { inFolder } from '../folder.ts'

const finding = (line: number, message: string) => ({
  path: 'skills/pdf/SKILL.md',
  range: { start: { line, column: 1 } },
  severity: 'error',
  rule: 'skill/dead-link',
  message,
})
const report = (...diagnostics: ReturnType<typeof finding>[]) => ({ diagnostics })

test('what is new and what is gone is told apart, and equal findings are counted', () => {
  expect(
    difference(
      report(finding(1, 'a'), finding(2, 'b'), finding(3, 'c')),
      report(finding(1, 'a'), finding(1, 'a'), finding(2, 'B')),
    ),
  ).toEqual({
    before: 3,
    after: 3,
    added: [
      'skills/pdf/SKILL.md:1:1 error skill/dead-link a',
      'skills/pdf/SKILL.md:2:1 error skill/dead-link B',
    ],
    gone: [
      'skills/pdf/SKILL.md:2:1 error skill/dead-link b',
      'skills/pdf/SKILL.md:3:1 error skill/dead-link c',
    ],
    broken: false,
  })
})

test('a head that cannot run is broken, unless the base cannot either', () => {
  expect(difference(report(), undefined).broken).toBe(true)
  expect(difference(undefined, undefined).broken).toBe(false)
})

test('the page shows the first lines of long lists, each with its mark', () => {
  const many = Array.from({ length: 250 }, (_, index) => finding(index, '```'))
  const text = page([{ name: 'octo/skills', ...difference(report(), report(...many)) }])
  expect(text).toContain('| octo/skills | 0 | 250 | 250 | 0 |')
  expect(text).toContain('50 more are not shown.')
  expect(text.match(/^`/gm)).toHaveLength(2)
})

test('the options are those of the command line, and a folder without files has no findings', () => {
  const skill = '---\nname: pdf\n---\nRead it.\n'
  inFolder({ 'octo--one/skills/pdf/SKILL.md': skill, 'octo--two/README.md': '' }, (folder) => {
    const cli = join(project, 'dist/cli.js')
    expect(compare([cli, cli, folder]).stdout).toMatch(
      /^\| octo\/one \| 1 \| 1 \| 0 \| 0 \|\n\| octo\/two \| 0 \| 0 \| 0 \| 0 \|$/m,
    )
  })
})

test('two versions are compared on folders', () => {
  const cli = (...rules: string[]) =>
    `process.stdout.write(JSON.stringify({ diagnostics: ${JSON.stringify(rules)}.map((rule) => ({ path: require('node:path').basename(process.cwd()), range: { start: { line: 1, column: 2 } }, severity: 'error', rule, message: 'It is wrong.' })) })); process.exitCode = 1\n`
  const files = {
    'base.cjs': cli('skill/name', 'skill/todo'),
    'head.cjs': cli('skill/name', 'skill/anchor'),
    'broken.cjs': 'process.exitCode = 2\n',
    'repositories/octo--one/README.md': '',
  }
  inFolder(files, (folder) => {
    const toBase = (head: string) => compare(['base.cjs', head, 'repositories'], folder)
    expect(toBase('head.cjs')).toMatchObject({
      status: 0,
      stderr: '',
      stdout: `## Findings on public repositories

| repository | base | head | new | gone |
|---|--:|--:|--:|--:|
| octo/one | 2 | 2 | 1 | 1 |

<details><summary>octo/one</summary>

\`\`\`diff
+ octo--one:1:2 error skill/anchor It is wrong.
- octo--one:1:2 error skill/todo It is wrong.
\`\`\`

</details>

`,
    })
    expect(toBase('base.cjs').stdout).toContain('\nNo finding differs.\n')
    expect(toBase('broken.cjs')).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('**cannot run**'),
    })
  })
})

function compare(argv: readonly string[], cwd = project) {
  const script = join(project, 'ecosystem/compare.mjs')
  return spawnSync(process.execPath, [script, ...argv], { cwd, encoding: 'utf8' })
}

test('every repository is pinned by a whole hash', () => {
  const pinned: readonly { repository: string; commit: string }[] = JSON.parse(
    readFileSync(join(project, 'ecosystem/repositories.json'), 'utf8'),
  )
  expect(pinned.length).toBeGreaterThan(3)
  for (const { repository, commit } of pinned) {
    expect(repository).toMatch(/^[\w-]+\/[\w-]+$/)
    expect(commit).toMatch(/^[\da-f]{40}$/)
  }
})
