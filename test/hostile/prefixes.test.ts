import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { formatOf } from '../../src/formats/names.ts'
import { rules } from '../../src/formats/rules.ts'
import { skill } from '../../src/formats/skill/index.ts'
import { lint } from '../../src/lint/lint.ts'
import { sourceOf } from '../../src/lint/source.ts'
import { keeping } from '../../src/lint/tracking.ts'
import type { Choices, Diagnostic } from '../../src/model.ts'
import { atLength } from '../at-length.ts'
import { readCases } from '../cases.ts'
import { optionsFor } from '../linting.ts'
import { noFiles } from '../no-files.ts'

const LONGEST = 4000
/** At length a text is cut after each of its UTF-16 code units, else in about so many places. */
const CUTS = 2

/** Cut here, a text is like one that is cut a letter before: of cases, which are many, that is left out. */
const MIDST_OF_WORD = /^[a-z]{3}$/

const tried = new Set<string>()

/** Lints every prefix of a text: whatever the cut, nothing is thrown and every range lies in the text. */
async function lintPrefixes(
  path: string,
  text: string,
  { dialect = 'agent-skills', agentFormat }: Partial<Choices>,
  unless?: RegExp,
): Promise<void> {
  const whole = sourceOf({ path, text, directory: 'pdf', files: noFiles })
  const format = formatOf(whole, { dialect, agentFormat })
  if (format === undefined) return
  // Many cases and examples have a file in common.
  const each = JSON.stringify([path, text, dialect, agentFormat])
  if (tried.has(each)) return
  tried.add(each)
  const longest = Math.min(text.length, LONGEST)
  const step = atLength ? 1 : Math.ceil((longest + 1) / CUTS)
  for (let length = 0; length <= longest; length += step) {
    if (atLength && unless?.test(text.slice(length - 2, length + 1))) continue
    const source = sourceOf({ ...whole, text: text.slice(0, length) })
    const { diagnostics } = lint(source, format, { preset: 'strict', rules: new Map() })
    for (const {
      rule,
      range: [start, end],
    } of diagnostics) {
      if (!(start >= 0 && start <= end && end <= length))
        expect.fail(`${rule} reports ${start}–${end} in ${length} units: ${JSON.stringify(source.text)}`)
    }
  }
}

const VECTORS = new URL('../conformance/agent-3md/', import.meta.url)

describe('every prefix of every vector', () => {
  test.each(readdirSync(VECTORS).filter((name) => name.endsWith('.3md')))('%s', (name) => {
    return lintPrefixes(name.replace(/3md$/, 'agent.3md'), readFileSync(new URL(name, VECTORS), 'utf8'), {})
  })
})

describe('every prefix of every example', () => {
  test.each(rules.map((rule) => [rule.id, rule] as const))('%s', async (_, rule) => {
    for (const { path, text } of [rule.bad, rule.good]) {
      if (typeof text === 'string') await lintPrefixes(path, text, optionsFor(rule))
    }
  })
})

describe('every case, cut in and around each word', () => {
  test.each(
    [...readCases(), ...readCases(VECTORS)].flatMap((each) =>
      Object.entries(each.files).map(
        ([path, text]) => [`${each.file}: ${each.title}`, path, text, each] as const,
      ),
    ),
  )('%s: %s', (_, path, text, { options }) => lintPrefixes(path, text, options, MIDST_OF_WORD))
})

/** What is found in a skill under `recommended`. */
function lintSkill(text: string, files = noFiles): readonly Diagnostic[] {
  const source = sourceOf({ path: 'skills/pdf/SKILL.md', text, directory: 'pdf', files })
  return lint(source, skill, { preset: 'recommended', rules: new Map() }).diagnostics
}

test('a link to a name that is half a character', () => {
  const text = '---\nname: pdf\ndescription: Reads PDF files. Use when asked.\n---\n[a](b\udc00.md)\n'
  const found = lintSkill(text, keeping({ ...noFiles, has: (path) => path === 'b\udc00.md' }))
  expect(found.map(({ message }) => message)).toEqual([
    '`b<U+DC00>.md` does not exist. Add the file or correct the path.',
  ])
})

test('very many duplicate keys are no more than findings', () => {
  const found = lintSkill(`---\nname: pdf\n${'a: b\n'.repeat(atLength ? 13_000 : 1500)}---\nRead it.\n`)
  expect(found.filter(({ rule }) => rule === 'skill/frontmatter-yaml')).toHaveLength(1001)
})
