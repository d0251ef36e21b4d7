import { expect, test } from 'vitest'
import { allFormats, rules } from '../../src/formats/rules.ts'
import { visible } from '../../src/wording/escape-invisible.ts'
import { readCases } from '../cases.ts'
import { findings, optionsFor } from '../linting.ts'
import { currentPart } from './current.ts'
import { groupsOf, rulesOf } from './tables.ts'

/** A finding in the output of a case: its place, severity and rule, and its message below. */
const FINDING = /^\S.*? (?:error|warning|info) (\S+)\n {4}(.*)$/gm

/** The messages of each rule, in the cases and of its bad example; of those that differ in values only, one. */
async function messagesByRule(): Promise<ReadonlyMap<string, readonly string[]>> {
  const ofCases = readCases().flatMap(({ expected }) =>
    [...expected.matchAll(FINDING)].map(([, rule = '', message = '']) => ({ rule, message })),
  )
  const ofExamples = await Promise.all(rules.map((rule) => findings(rule.bad, optionsFor(rule))))
  const messages = new Map<string, Map<string, string>>()
  for (const { rule, message } of [...ofExamples.flat(), ...ofCases]) {
    const kinds = messages.get(rule) ?? new Map<string, string>()
    messages.set(rule, kinds)
    const kind = message.replace(/`[^`]*`/g, '``').replace(/[\d,]*\d/g, '0')
    if (!kinds.has(kind)) kinds.set(kind, visible(message))
  }
  return new Map([...messages].map(([rule, kinds]) => [rule, [...kinds.values()]]))
}

test('docs/reference/messages.md has each message of every rule', async () => {
  const messages = await messagesByRule()
  expect(rules.map(({ id }) => id).filter((id) => !messages.has(id))).toEqual([])
  const groups = [...groupsOf(allFormats)].map(([group, title]) => {
    const sections = rulesOf(group, rules).map(
      ({ id }) =>
        `\n### ${id}\n\n${messages
          .get(id)!
          .map((message) => `- ${message}\n`)
          .join('')}`,
    )
    return `\n## ${title}\n${sections.join('')}`
  })
  currentPart('docs/reference/messages.md', groups.join(''), { mark: '<!-- messages -->\n' })
})
