import { describe, expect, test } from 'vitest'
import { readArguments, SUBJECTS } from '../../bench/arguments.ts'
import type { Figures, Limit } from '../../bench/figures.ts'
import {
  isOver,
  limitTable,
  measured,
  median,
  medians,
  megabytes,
  milliseconds,
  table,
  times,
} from '../../bench/figures.ts'

test('a median is the one in the middle, in the order of numbers', () => {
  expect([median([100, 9, 20]), median([3]), median([4, 1, 3, 2]), median([])]).toEqual([20, 3, 3, NaN])
  expect(
    medians([
      { wall: 1, cpu: 9, memory: 5 },
      { wall: 2, cpu: 8, memory: 4 },
      { wall: 3, cpu: 7, memory: 6 },
    ]),
  ).toEqual({ wall: 2, cpu: 8, memory: 5 })
})

test('figures are shown with their units', () => {
  expect([
    milliseconds(99.94),
    milliseconds(1234.5),
    milliseconds(-3),
    megabytes(109_600_000),
    times(1.606),
  ]).toEqual(['99.9 ms', '1,235 ms', '-3.0 ms', '110 MB', '1.61 ×'])
})

test('a table is Markdown with aligned columns', () => {
  expect(
    table(
      ['', 'wall'],
      [
        ['a|b', '1 ms'],
        ['cd', '1,234 ms'],
      ],
    ),
  ).toBe(
    [
      '|      |     wall |\n',
      '| ---- | -------: |\n',
      '| a\\|b |     1 ms |\n',
      '| cd   | 1,234 ms |\n',
    ].join(''),
  )
})

describe('a limit', () => {
  const figures = new Map<string, Figures>([
    ['floor', { wall: 100, cpu: 50, memory: 10e6 }],
    ['own', { wall: 250, cpu: 80, memory: 110e6 }],
  ])
  const limit = (kind: Limit['kind'], figure: Limit['figure'], most: number, against = 'floor'): Limit => ({
    title: `${kind} ${figure}`,
    subject: 'own',
    figure,
    kind,
    against,
    limit: most,
  })

  test('is about a ratio, a difference or a figure', () => {
    expect([
      measured(limit('times', 'wall', 1), figures),
      measured(limit('more', 'wall', 1), figures),
      measured(limit('alone', 'memory', 1, ''), figures),
    ]).toEqual([2.5, 150, 110e6])
  })

  test('is exceeded above it, and where nothing was measured', () => {
    expect([
      isOver(limit('times', 'cpu', 1.6), figures),
      isOver(limit('times', 'cpu', 1.5), figures),
      isOver(limit('times', 'cpu', 9, 'gone'), figures),
    ]).toEqual([false, true, true])
  })

  test('is shown with what was measured', () => {
    expect(
      limitTable(
        [limit('times', 'wall', 2.4), limit('more', 'wall', 150), limit('alone', 'memory', 110e6, '')],
        figures,
      ),
    ).toBe(
      [
        '| limit        | measured | at most |      |\n',
        '| ------------ | -------: | ------: | ---: |\n',
        '| times wall   |   2.50 × |  2.40 × | OVER |\n',
        '| more wall    |   150 ms |  150 ms |   ok |\n',
        '| alone memory |   110 MB |  110 MB |   ok |\n',
      ].join(''),
    )
  })
})

describe('the command line', () => {
  test('without arguments measures everything', () => {
    expect(readArguments([])).toEqual({
      corpus: undefined,
      only: SUBJECTS,
      runs: 5,
      vs: [],
      against: [],
      node: process.execPath,
      small: false,
      check: false,
      write: false,
    })
  })

  test('takes everything at once', () => {
    const argv = [
      '--only',
      'one',
      '--only=10000',
      '--runs',
      '7',
      '--vs',
      'wc {tree}',
      '--vs',
      'ls {tree}',
      '--corpus',
      'files',
      '--against',
      'one',
      '--against=two',
      '--node',
      'other/node',
      '--check',
    ]
    expect(readArguments(argv)).toEqual({
      corpus: 'files',
      only: ['one', '10000'],
      runs: 7,
      vs: ['wc {tree}', 'ls {tree}'],
      against: ['one', 'two'],
      node: 'other/node',
      small: false,
      check: true,
      write: false,
    })
    expect(readArguments(['--small'])).toMatchObject({ small: true, runs: 1 })
    expect(readArguments(['-h', '--small'])).toBeUndefined()
  })

  test.each([
    [['--runs', '0'], '`0` is not a number of runs. Give `--runs` a whole number, 1 or more.'],
    [
      ['--only', '1000'],
      '`1000` is not a value of `--only`. Did you mean `10000`? Use one, dead, 600, 10000, off, bare, 50000, clean, findings, copilot, subagents, mixed, ignored, markdown or action.',
    ],
    [['--vs', 'wc'], '`wc` names no tree. Write `{tree}` where the folder stands.'],
    [
      ['--small', '--check'],
      'Small trees say nothing of the limits. Leave out `--small`, or `--check` and `--write`.',
    ],
    [['--only', 'one', '--write'], 'Some figures would be missing. Leave out `--only` or `--write`.'],
  ])('%j is wrong', (argv, message) => {
    expect(() => readArguments(argv)).toThrow(new Error(message))
  })
})
