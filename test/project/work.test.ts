import { describe, expect, test } from 'vitest'
import { run } from '../../src/project/run.ts'
import { withoutPause } from '../../src/project/steps.ts'
import { skill } from '../folder.ts'
import { DEFAULTS } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'

const BUDGET = { findings: 1000, text: 100_000_000 }
const LONG = 'a'.repeat(40)
const STARS = '*a*a*a*a*a*a*a*a*a?b'

type Files = Readonly<Record<string, string>>

function runWith(files: Files, steps: number): unknown {
  try {
    return withoutPause(
      run({ ...DEFAULTS, budget: { ...BUDGET, steps } }, memoryHost({ '.git/HEAD': '', ...files })),
    ).exitCode
  } catch (error) {
    return (error as Error).message
  }
}

const skills = (count: number, folder = ''): Files =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${folder}s${index}/SKILL.md`, skill(`s${index}`)]),
  )

const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => `${line(index)}\n`).join('')

/** The same config file in each of nested folders, and the skills in the last. */
function nested(depth: number, config: string, inside: Files): Files {
  const folder = (index: number): string => `${LONG}/`.repeat(index)
  return {
    ...Object.fromEntries(
      Array.from({ length: depth }, (_, index) => [`${folder(index)}passmuster.yaml`, config]),
    ),
    ...Object.fromEntries(Object.entries(inside).map(([path, text]) => [folder(depth) + path, text])),
  }
}

const stars = lines(200, () => STARS)
const ignoring = `ignore:\n${lines(20, () => `  - "${STARS}"`)}`
const overriding = `overrides:\n${lines(20, () => `  - {files: ["${STARS}"], rules: {"skill/*": off}}`)}`
const matching = `files:\n  skill:\n${lines(20, () => `    - "${STARS}"`)}`
const allOverrides = `overrides:\n${lines(100, (index) => `  - {files: ["**/*${index % 10}*"], rules: {"skill/*": off}}`)}`
const requiring = `require:\n${lines(100, () => `  - {files: ["${STARS}"], fields: [a]}`)}`
const demanding = `require:\n  - files: [SKILL.md]\n    fields:\n${lines(3000, (index) => `      - a${index}`)}`
const forbidding = `require:\n  - files: [SKILL.md]\n    forbid:\n${lines(20, () => `      - "${STARS}"`)}`
const bundled = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`s0/${LONG}/${index}.txt`, '']))
const header = (text: string): string => skill('s').replace('\n---\n', `\nx: [${text}]\n---\n`)

describe('the work of a run is bounded in steps, and the file that costs the most is named', () => {
  test.each<[string, string, Files]>([
    ['globs × files', 'passmuster.yaml', { 'passmuster.yaml': ignoring, ...skills(150, `${LONG}/`) }],
    ['globs × config files', 'passmuster.yaml', nested(20, ignoring, skills(3))],
    ['globs of overrides', 'passmuster.yaml', nested(10, overriding, skills(5))],
    ['globs of formats', 'passmuster.yaml', nested(20, matching, skills(20))],
    [
      'globs of requirements × files',
      'passmuster.yaml',
      { 'passmuster.yaml': requiring, ...skills(50, `${LONG}/`) },
    ],
    ['requirements × files', 'passmuster.yaml', { 'passmuster.yaml': demanding, ...skills(50) }],
    [
      'globs × files of a skill',
      'passmuster.yaml',
      { 'passmuster.yaml': forbidding, ...skills(1), ...bundled },
    ],
    ['overrides × rules', 'passmuster.yaml', { 'passmuster.yaml': allOverrides, ...skills(100) }],
    ['lines of an ignore file × files', '.gitignore', { '.gitignore': stars, ...skills(30, `${LONG}/`) }],
    ['bytes of ignore files', '.gitignore', { '.gitignore': '#'.repeat(300_000), ...skills(1) }],
    ['bytes of config', 'passmuster.yaml', { 'passmuster.yaml': `# ${'x'.repeat(50_000)}`, ...skills(1) }],
    ['bytes of frontmatter', 's/SKILL.md', { 's/SKILL.md': header("'a',".repeat(2000)) }],
  ])('%s', (_, file, files) => {
    expect(runWith(files, 500_000)).toBe(
      `the run has reached its limit of work, and \`${file}\` costs the most. Use fewer globs, and fewer stars in them, or shorten the file`,
    )
    expect(runWith(files, Infinity)).toBeTypeOf('number')
  })

  test('and a usual repository comes nowhere near it', () => {
    const files = {
      '.gitignore': lines(30, (index) => `${index % 2 ? '*.' : 'build-'}${index}`),
      'passmuster.yaml':
        'ignore: [drafts, "**/old/**"]\noverrides: [{files: ["docs/**"], rules: {"skill/*": off}}]\n',
      ...skills(300),
    }
    expect(runWith(files, 500_000)).toBe(0)
  })

  test('so that a text longer than any path is held against no glob of a rule', () => {
    const config = `rules:\n  skill/dead-link: {severity: error, allow: ["${STARS}"]}\n`
    const text = `${skill('s')}[x](${'a'.repeat(500_000)}.md)\n`
    expect(runWith({ 'passmuster.yaml': config, 's/SKILL.md': text }, 500_000)).toBeTypeOf('number')
  })
})

test('of many mistakes in config files a run shows a hundred', () => {
  const wrong = `rules:\n${lines(150, (index) => `  skill/x${index}: off`)}`
  const { stderr } = withoutPause(
    run(DEFAULTS, memoryHost({ '.git/HEAD': '', 'passmuster.yaml': wrong, ...skills(1) })),
  )
  expect(stderr.split('\n')).toHaveLength(102)
  expect(stderr).toContain('passmuster: 50 more messages not shown.\n')
})
