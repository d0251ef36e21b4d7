import { expect, test } from 'vitest'
import { shortUsage, USAGE, usageOf } from '../../src/cli/usage.ts'
import { columns } from '../../src/wording/code-points.ts'

test('the short help fits a screen, and names options of the long one', () => {
  const lines = shortUsage().split('\n')
  expect(lines.length).toBeLessThanOrEqual(24)
  expect(lines.filter((line) => line.startsWith(' ') && !USAGE.includes(line))).toEqual([])
  expect(shortUsage()).toMatch(
    /\nMain options\n {2}-f, --format .*\n[^]*\n {6}--since REF .*\n.*\n\nAll options and commands: passmuster --help\n$/,
  )
})

test('no line is wider than 80 columns', () => {
  const lines = `${USAGE}${shortUsage()}`.split('\n')
  expect(lines.filter((line) => columns(line) > 80)).toEqual([])
})

test('the help on a command has its entries and the options that it takes', () => {
  expect(
    usageOf('merge', ['output-file', 'max-warnings']),
  ).toBe(`  merge [-o FILE] [--fail-on SEVERITY] [--max-warnings N] REPORT…
                              merge the JSON or SARIF reports of all shards into
                              one

Options
  -o, --output-file FILE      write the report to FILE instead of standard
                              output
      --max-warnings N        exit with 1 if there are more than N warnings
`)
  expect(usageOf('lsp', [])).toBe(
    `  lsp                         answer an editor on standard input and output, as
                              a language server
`,
  )
  expect(usageOf('clients', ['no-error-on-unmatched-pattern'])).toContain(
    '\n      --no-error-on-unmatched-pattern\n                              do not fail if a path matches no file\n',
  )
  const ofClients = usageOf('clients', ['explain', 'config', 'format'])
  expect(ofClients).not.toMatch(/explain a rule|sarif/)
})
