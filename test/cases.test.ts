import { afterAll, expect, test } from 'vitest'
import { CASES, readCases, updateCases, UPDATING } from './cases.ts'
import type { Case } from './cases.ts'
import { lintOn } from './linting.ts'
import type { Finding } from './linting.ts'
import { memoryHost } from './memory-host.ts'

const cases = readCases()
const actual = new Map<Case, string>()

test.each(cases.map((each) => [`${each.file}: ${each.title}`, each] as const))('%s', async (_, each) => {
  const { stdout } = await lintOn(memoryHost({ '.git/HEAD': '', ...each.files }), each.options)
  const output = JSON.parse(stdout).diagnostics.map(line).join('') || 'nothing\n'
  actual.set(each, output)
  if (!UPDATING) expect(output).toBe(each.expected)
})

function line({ path, range: { start, end }, severity, rule, message, related = [], fix }: Finding): string {
  const seen = related.map((other) => `    see ${other.path}:${other.range.start.line}:${other.range.start.column} ${other.message}\n`)
  const edits = fix?.edits.map(({ range, text }) => ` ${range.start.line}:${range.start.column}-${range.end.line}:${range.end.column} ${JSON.stringify(text)}`)
  const fixed = fix === undefined ? '' : `    ${fix.safe ? 'fix' : 'suggestion'} ${fix.title}:${edits?.join(',')}\n`
  return `${path}:${start.line}:${start.column}-${end.line}:${end.column} ${severity} ${rule}\n    ${message}\n${seen.join('')}${fixed}`
}

afterAll(() => updateCases(CASES, actual))
