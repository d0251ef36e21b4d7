import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { USAGE } from '../../src/cli/usage.ts'
import { rules } from '../../src/formats/rules.ts'
import { allPages, project, textOf } from './hand-written.ts'

/** Words that readers have to read twice, and what says the same at once. */
const WORDS: readonly (readonly [word: RegExp, better: string])[] = [
  [/mend(?:s|ed|ing)?/, 'fix'],
  [/cure[sd]?/, 'fix'],
  [/(?:leads?|led) to|leads? nowhere/, 'points to; or: file not found'],
  [/(?:is|are) not there/, 'is missing; does not exist'],
  [/belongs? into/, 'put it in'],
  [/(?:stands?|stood) (?:in|at|on|beside|around|below|above|behind)/, 'is in'],
  [/behind/, 'after'],
  [/(?:has|have) to/, 'must'],
  [/(?:bears?|bearing) (?:the|a|its) name/, 'is named'],
  [/whoever/, 'if you'],
  [/goes? away/, 'is removed'],
  [/gives? way/, 'falls back'],
  [/in sight/, 'reads'],
  [/at hand/, 'available'],
  [/no longer stands?/, 'is gone'],
]

/** Each use of such a word, with its line. Test titles that docs/security.md quotes are not prose. */
function findWords(text: string): readonly string[] {
  return text
    .replace(/“[^”]*”/g, '“”')
    .split('\n')
    .flatMap((line, index) =>
      WORDS.flatMap(([word, better]) => {
        const found = new RegExp(`(?<![\\w-])(?:${word.source})(?![\\w-])`, 'i').exec(line)
        return found === null ? [] : `${index + 1}: ${found[0]} (better: ${better})`
      }),
    )
}

const COMMENT = /(?:^|[ (])\/\/ .*|\/\*\*?(?:[^*]|\*(?!\/))*\*\//gm

/** Such words in the comments of a module, as `file:line of the comment: word`. */
function wordsInComments(path: string): readonly string[] {
  const comments = textOf(`src/${path}`).match(COMMENT) ?? []
  return comments.flatMap((comment) => findWords(comment).map((word) => `${path}: ${comment} ${word}`))
}

const OTHERS = [
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'action.yml',
  '.pre-commit-hooks.yaml',
  'examples/README.md',
  'bench/README.md',
  'test/clients/README.md',
  'test/schemas/README.md',
]

describe('plain English', () => {
  // docs/reference/messages.md has the message of every rule, and the pages of rules what they say of themselves.
  test.each([...allPages(), ...OTHERS])('in %s', (path) => {
    expect(findWords(textOf(path))).toEqual([])
  })

  test('in --help', () => {
    expect(findWords(USAGE)).toEqual([])
  })

  test('in the comments of src', () => {
    const paths = readdirSync(`${project}/src`, { recursive: true, encoding: 'utf8' })
    const found = paths.filter((path) => path.endsWith('.ts')).flatMap(wordsInComments)
    expect(found).toEqual([])
  })

  test('is missed where a planted word is', () => {
    expect(findWords('Fix it.\nMend the path: it leads to no file.\nA command mended, “behind”.')).toEqual([
      '2: Mend (better: fix)',
      '2: leads to (better: points to; or: file not found)',
      '3: mended (better: fix)',
    ])
  })
})

/** The prose of a page: no code, tables, comments or headings. */
function proseOf(text: string): string {
  return text
    .replace(/^(`{3,})[^]*?^\1$/gm, '')
    .replace(/<!--[^]*?-->/g, '')
    .replace(/^(?: *\||#|\[!|!\[| {4}).*$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`[^`]*`/g, 'x')
}

/** Sentences of more words than a reader takes in at once. */
function longSentences(text: string): readonly string[] {
  return proseOf(text)
    .split(/\n{2,}|\n(?=\s*(?:[-*]|\d+\.) )|(?<=[.:?!])\s+/)
    .map((sentence) => sentence.trim().split(/\s+/))
    .filter((words) => words.length > 25)
    .map((words) => words.join(' '))
}

const GENERATED =
  /^docs\/(?:reference\/.*|agent|agent3md|claude|clients|copilot|file|plane|plugin|skill|suppress)\.md$/

describe('at most 25 words a sentence', () => {
  test.each([...allPages(), 'CONTRIBUTING.md'])('in %s', (path) => {
    const [intro = ''] = GENERATED.test(path) ? textOf(path).split(/<!-- \w+ -->/) : [textOf(path)]
    expect(longSentences(intro)).toEqual([])
  })

  test('in what rules say of themselves', async () => {
    expect(rules.flatMap(({ why, whenNot = '' }) => longSentences(`${why}\n\n${whenNot}`))).toEqual([])
  })

  test('is more than that where there are 26', () => {
    expect(longSentences(`${'word '.repeat(25)}word. Short.`)).toHaveLength(1)
    expect(longSentences(`${'word '.repeat(24)}word. Short.`)).toEqual([])
  })
})
