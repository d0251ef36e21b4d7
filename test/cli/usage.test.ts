import { expect, test } from 'vitest'
import { shortUsage, USAGE, usageOf } from '../../src/cli/usage.ts'

test('the short help fits a screen, and names options of the long one', () => {
  const lines = shortUsage().split('\n')
  expect(lines.length).toBeLessThanOrEqual(28)
  expect(lines.filter((line) => line.startsWith(' ') && !USAGE.includes(line))).toEqual([])
  expect(shortUsage()).toMatch(
    /\nMain options\n {2}-f, --format .*\n[^]*\n {6}--since REF .*\n\nAll options and commands: passmuster --help\n$/,
  )
})

test('the help on a command has its entries and the options that it takes', () => {
  expect(
    usageOf('merge', ['output-file', 'max-warnings']),
  ).toBe(`  merge [-o FILE] [--fail-on SEVERITY] [--max-warnings N] REPORT…
                               merge the JSON or SARIF reports of all parts into one

Options
  -o, --output-file FILE       write the report to FILE instead of standard output
      --max-warnings N         make the exit code 1 if there are more than N warnings
`)
  expect(usageOf('lsp', [])).toBe(
    '  lsp                          answer an editor on standard input and output, as a language server\n',
  )
  expect(usageOf('clients', ['explain', 'config'])).not.toContain('explain a rule')
})
