import { afterAll, expect, test } from 'vitest'
import { rules } from '../../src/formats/rules.ts'
import type { Case } from '../cases.ts'
import { CASES, readCases, UPDATING, updateCases } from '../cases.ts'
import type { Finding } from '../linting.ts'
import { findings, lintOn, optionsFor } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'

const cases = readCases()
const actual = new Map<Case, string>()
/** The fixes that were seen, by rule. */
const fixes = new Map<string, 'safe' | 'suggested'>()

function see(findings: readonly Finding[]): void {
  for (const { rule, fix } of findings)
    if (fix !== undefined && fixes.get(rule) !== 'safe') fixes.set(rule, fix.safe ? 'safe' : 'suggested')
}

test.each(cases.map((each) => [`${each.file}: ${each.title}`, each] as const))('%s', async (_, each) => {
  const { stdout } = await lintOn(memoryHost({ '.git/HEAD': '', ...each.files }), each.options)
  const { diagnostics }: { diagnostics: Finding[] } = JSON.parse(stdout)
  see(diagnostics)
  const output = diagnostics.map(line).join('') || 'nothing\n'
  actual.set(each, output)
  if (!UPDATING) expect(output).toBe(each.expected)
})

test('nearly all realistic mistakes are found', () => {
  const mistakes = cases.filter(({ file }) => file === 'skill/mistakes.md')
  expect(mistakes.filter(({ expected }) => expected !== 'nothing\n').length).toBeGreaterThanOrEqual(138)
})

test('each rule offers the fixes that it promises', async () => {
  for (const rule of rules) see(await findings(rule.bad, optionsFor(rule)))
  expect([...fixes].sort()).toEqual(
    rules.flatMap(({ id, fix }) => (fix === undefined ? [] : [[id, fix]])).sort(),
  )
})

function line({ path, range: { start, end }, severity, rule, message, related = [], fix }: Finding): string {
  const seen = related.map(
    (other) =>
      `    see ${other.path}:${other.range.start.line}:${other.range.start.column} ${other.message}\n`,
  )
  const edits = fix?.edits.map(
    ({ range, text }) =>
      ` ${range.start.line}:${range.start.column}-${range.end.line}:${range.end.column} ${JSON.stringify(text)}`,
  )
  const fixed =
    fix === undefined ? '' : `    ${fix.safe ? 'fix' : 'suggestion'} ${fix.title}:${edits?.join(',')}\n`
  return `${path}:${start.line}:${start.column}-${end.line}:${end.column} ${severity} ${rule}\n    ${message}\n${seen.join('')}${fixed}`
}

afterAll(() => updateCases(CASES, actual))
