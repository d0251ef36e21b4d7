import micromatch from 'micromatch'
import { expect, test } from 'vitest'
import type { Glob } from '../../src/files/glob/index.ts'
import { compileGlobs, countingMatch, matchAny, matchGlob, parseGlob } from '../../src/files/glob/index.ts'
import type { Random } from '../random.ts'
import { randomOf } from '../random.ts'
import { PLAIN_NAMES, plainGlob, someGlob, somePath } from './globs.ts'
import { naiveMatch } from './naive-globs.ts'

const random = randomOf(Number(process.env['FUZZ_SEED'] ?? 1))

/** Globs without a mistake, with their text. */
function* globsOf(make: (random: Random) => string, count: number): Generator<readonly [string, Glob]> {
  for (let index = 0; index < count; index++) {
    const text = make(random)
    const glob = parseGlob(text)
    if (!('mistake' in glob)) yield [text, glob]
  }
}

test('a glob matches what the naive matcher says', { timeout: 3_600_000 }, () => {
  let [pairs, matching] = [0, 0]
  for (const [text, glob] of globsOf(someGlob, 20_000)) {
    for (let index = 0; index < 10; index++) {
      const path = somePath(random)
      const isMatch = naiveMatch(text, path)
      if (matchGlob(glob, path) !== isMatch) expect([text, path, !isMatch]).toEqual([text, path, isMatch])
      pairs++
      matching += Number(isMatch)
    }
  }
  expect([pairs > 100_000, matching > 10_000]).toEqual([true, true])
})

test('a plain glob matches what micromatch says', { timeout: 3_600_000 }, () => {
  let matching = 0
  for (const [text, glob] of globsOf(plainGlob, 30_000)) {
    const theirs = micromatch.matcher(text, { dot: true })
    for (let index = 0; index < 10; index++) {
      const path = somePath(random, PLAIN_NAMES)
      const isMatch = theirs(path)
      if (matchGlob(glob, path) !== isMatch) expect([text, path, !isMatch]).toEqual([text, path, isMatch])
      matching += Number(isMatch)
    }
  }
  expect(matching).toBeGreaterThan(10_000)
})

test('a list of globs finds the first that matches', { timeout: 3_600_000 }, () => {
  for (let round = 0; round < 500; round++) {
    const globs = [...globsOf(round % 2 === 0 ? someGlob : plainGlob, 20)].map(([, glob]) => glob)
    const list = compileGlobs(globs)
    for (let index = 0; index < 50; index++) {
      const path = somePath(random)
      const first = globs.findIndex((glob) => matchGlob(glob, path))
      expect([path, matchAny(list, path)]).toEqual([path, first])
    }
  }
})

/** A glob of up to 1,000 characters that repeats a part, as those do that are slow elsewhere. */
function longGlob(random: Random): string {
  const [part, end] = [someGlob(random), random.once(2) ? 'b' : someGlob(random)]
  const most = Math.floor((1000 - end.length) / (part.length + 1))
  const joint = random.pick(['', '*', '/', '?', 'a'])
  return `${(part + joint).repeat(1 + random.below(Math.max(1, most)))}${end}`
}

test('no glob takes more steps than its length times that of the path', { timeout: 3_600_000 }, () => {
  let worst = 0
  for (const [text, glob] of globsOf(longGlob, 3000)) {
    for (let index = 0; index < 5; index++) {
      const path = `${somePath(random).repeat(1 + random.below(100))}${random.pick(['', 'b', '/b'])}`
      const { steps } = countingMatch(glob, path)
      const share = steps / ((text.length + 4) * (path.length + 2))
      if (share >= 4) expect([text, path, steps]).toEqual([])
      worst = Math.max(worst, share)
    }
  }
  // If not even these come near the bound, they are no test of it.
  expect(worst).toBeGreaterThan(0.5)
})
