import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { parseAgent3md } from '../../../src/formats/agent-3md/parse.ts'
import { linesOf } from '../../../src/reporters/report.ts'
import type { Case } from '../../cases.ts'
import { readCases, UPDATING, updateCases } from '../../cases.ts'
import { findings } from '../../linting.ts'
import { alone } from '../../no-files.ts'

const FOLDER = new URL('../../conformance/agent-3md/', import.meta.url)

/** The one rule that refuses each invalid vector. */
const REFUSED: Readonly<Record<string, string>> = {
  'invalid-two-identities': 'identity',
  'invalid-missing-label': 'missing-field',
  'invalid-dup-skill': 'unique-skill',
  'invalid-dead-link': 'dead-link',
  'invalid-cycle': 'cycle',
  'invalid-missing-frontmatter': 'missing-field',
  'invalid-bad-entry': 'field-value',
  'invalid-bad-input-type': 'input-type',
  'invalid-dup-input': 'duplicate',
  'invalid-bad-placeholder': 'tool-input',
}
const vectors = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.3md'))
  .map((name) => name.slice(0, -'.3md'.length))

/** The errors in a vector, which is an agent whatever its content. */
async function errorsIn(vector: string): Promise<readonly string[]> {
  const text = readFileSync(new URL(`${vector}.3md`, FOLDER), 'utf8')
  const found = await findings({ path: `${vector}.agent.3md`, text })
  return found.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)
}

describe('agents', () => {
  test.each(vectors.filter((name) => name.startsWith('valid-')))('%s has no error', async (vector) => {
    expect(await errorsIn(vector)).toEqual([])
  })

  test.each(vectors.filter((name) => name.startsWith('invalid-')))('%s has one error', async (vector) => {
    expect(await errorsIn(vector)).toEqual([`agent3md/${REFUSED[vector]}`])
  })

  test('every vector is there', () => {
    expect(vectors.filter((name) => name.startsWith('valid-'))).toHaveLength(7)
    expect(vectors.filter((name) => name.startsWith('invalid-')).sort()).toEqual(Object.keys(REFUSED).sort())
  })
})

describe('the base grammar', () => {
  const cases = readCases(FOLDER)
  const actual = new Map<Case, string>()

  test.each(cases.map((each) => [each.title, each] as const))('%s', (_, each) => {
    const output = Object.values(each.files).map(reading).join('')
    actual.set(each, output)
    if (!UPDATING) expect(output).toBe(each.expected)
  })

  afterAll(() => updateCases(FOLDER, actual))
})

/** What is read of a document: its fields, planes with their bodies and links, and errors. */
function reading(text: string): string {
  const { fields, planes, problems } = parseAgent3md(alone('ruler.3md', text))
  const { locate } = linesOf(text)
  const lines = [...fields].map(([key, { value }]) => `${key} = ${JSON.stringify(value)}`)
  for (const { z, attributes, body, links } of planes) {
    const pairs = [...attributes].map(([name, { value }]) => ` ${name}=${JSON.stringify(value)}`)
    lines.push(`plane ${z}:${pairs.join('')} ${JSON.stringify(text.slice(...body))}`)
    for (const { z: target, range, followed } of links)
      lines.push(`  ${followed ? 'dependency' : 'link'} ${target} ${JSON.stringify(text.slice(...range))}`)
  }
  for (const { range, message } of problems) {
    const { start, end } = locate(range)
    lines.push(`error ${start.line}:${start.column}-${end.line}:${end.column} ${message}`)
  }
  return lines.map((line) => `${line}\n`).join('') || 'nothing\n'
}
