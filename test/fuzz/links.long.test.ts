import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { isInside } from '../../src/files/paths.ts'
import { lintOn } from '../linting.ts'
import { memoryHost, ROOT, watched } from '../memory-host.ts'
import type { Random } from '../random.ts'
import { randomOf } from '../random.ts'

const MOST_RUNS = 3000
const RUNS = Math.min(Number(process.env['FUZZ_RUNS'] ?? MOST_RUNS), MOST_RUNS)
const FIRST_SEED = Number(process.env['FUZZ_SEED'] ?? 1)

/** What a run asks of the host, whatever and however many the links: a folder is listed once for all of them. */
const MOST_CALLS = 60

const SECRET = 'hunter2'

const NAMES = 'a.md b SKILL.md out loop gone key.md elsewhere repository skills x .git HEAD'.split(' ')
const UP = [...'.. %2e%2e %2E. .%2e ..%2f.. ..%5c.. ..\\.. . %2f %00 % %zz %C0%AE \\ ~ ..; …'.split(' '), '']
const MARKS = [
  '\u0001',
  '\u007f',
  '\u202e',
  '\ud800',
  '\t',
  'é',
  'e\u0301',
  '#x',
  '?x',
  ' ',
  '%20',
  '"',
  '<',
  '>',
  ')',
  '(',
]
const STARTS = [
  '/',
  '//',
  './',
  '../',
  'file:',
  'file:///',
  'C:\\',
  '\\\\x\\',
  '/etc/passwd',
  '../../elsewhere/key.md',
  'out/key.md',
  '%2e%2e/%2e%2e/elsewhere/key.md',
]

function someTarget(random: Random): string {
  const part = () => random.pick([NAMES, UP, NAMES, UP, MARKS])
  const names = Array.from({ length: 1 + random.below(8) }, () => random.pick(part()))
  const target = (random.once(3) ? random.pick(STARTS) : '') + names.join(random.once(5) ? '\\' : '/')
  return random.once(40) ? `${target}/`.repeat(1 + random.below(3000)) : target
}

function someLink(random: Random, index: number): string {
  const target = someTarget(random)
  return random.pick([
    `[x](${target})`,
    `[x](<${target}>)`,
    `![x](${target})`,
    `[r${index}]: ${target}`,
    `\`${target}\``,
  ])
}

/** The questions that concern what lies outside, the number of all, and what the run prints. */
async function lintLinks(links: readonly string[]) {
  const text = `---\nname: a\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n\n${links.join('\n\n')}\n`
  const host = memoryHost({
    '.git/HEAD': SECRET,
    'skills/a/SKILL.md': text,
    'skills/a/a.md': '[b](b/x.md) [out](out/key.md) [up](../../../elsewhere/key.md)',
    'skills/a/b/a.md': '[x](../../../../elsewhere/key.md)',
    'skills/a/b/out': { link: '../../../../elsewhere' },
    'skills/a/loop': { link: 'loop' },
    'skills/a/out': { link: '/elsewhere' },
    'skills/a/key.md': { link: '/elsewhere/key.md' },
    '../elsewhere/key.md': SECRET,
    '../elsewhere/SKILL.md': SECRET,
  })
  const realOf = (path: string): string => {
    try {
      return host.realpath(path)
    } catch {
      return path
    }
  }
  const outside: string[] = []
  let calls = 0
  const { stdout, stderr } = await lintOn(
    watched(host, (question, path) => {
      calls++
      const isOpened = question === 'read' || question === 'list'
      const place = isOpened ? realOf(path) : posix.normalize(path)
      if (!isInside(place, ROOT)) outside.push(`${question} ${path}`)
    }),
    { preset: 'strict' },
  )
  return { outside, calls, printed: stdout + stderr }
}

test('no link asks for anything outside of the root, nor for more than a few things', {
  timeout: 3_600_000,
}, async () => {
  let most = 0
  for (let seed = FIRST_SEED; seed < FIRST_SEED + RUNS; seed++) {
    const random = randomOf(seed)
    const number = random.pick([1, 3, 20, 200])
    const links = Array.from({ length: number }, (_, index) => someLink(random, index))
    const { outside, calls, printed } = await lintLinks(links)
    most = Math.max(most, calls)
    if (outside.length > 0 || calls > MOST_CALLS || printed.includes(SECRET))
      expect([`FUZZ_SEED=${seed} FUZZ_RUNS=1`, links, outside, calls, printed.includes(SECRET)]).toEqual([])
  }
  // If not even these come near the bound, they are no test of it.
  expect(most).toBeGreaterThan(MOST_CALLS / 2)
})
