import { expect, test } from 'vitest'
import { COMMANDS } from '../../src/cli/command.ts'
import { shortUsage, USAGE, usageOf, usageOfOption } from '../../src/cli/usage.ts'
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
  const helps = [...COMMANDS].map(([word, options]) => usageOf(word, options)).join('')
  const lines = `${USAGE}${shortUsage()}${helps}`.split('\n')
  expect(lines.filter((line) => columns(line) > 80)).toEqual([])
})

test('the help on a command has its entries and the options that it takes', () => {
  expect(
    usageOf('merge', ['output-file', 'max-warnings']),
  ).toBe(`Usage: passmuster merge [-o FILE] [--fail-on LEVEL] [--max-warnings N] REPORT…

merge the JSON or SARIF reports of all shards into one

Options
  -o, --output-file FILE      write the report to FILE instead of standard
                              output
      --max-warnings N        exit with 1 if there are more than N warnings
`)
  expect(usageOf('lsp', [])).toBe(
    'Usage: passmuster lsp\n\nanswer an editor on standard input and output, as a language server\n',
  )
  expect(usageOf('clients', ['no-error-on-unmatched-pattern'])).toContain(
    '\n      --no-error-on-unmatched-pattern\n                              do not fail if a path matches no file\n',
  )
  const ofClients = usageOf('clients', ['explain', 'config', 'format'])
  expect(ofClients).not.toMatch(/explain a rule|sarif/)
  expect(ofClients).toMatch(
    /^Usage: passmuster clients .*\n {7}passmuster clients --explain ID\n\nprint which clients [^]*\nOptions\n {6}--explain ID .*\n {6}--config FILE .*\n {2}-f, --format FORMAT .*\n$/,
  )
})

test('the help on a word for an option has its entry', () => {
  expect(usageOfOption('explain', 'explain')).toBe(
    'Usage: passmuster explain RULE\n\n      --explain RULE          explain a rule, with examples\n',
  )
  expect(usageOfOption('fix', 'fix')).toMatch(/^Usage: passmuster fix\n\n {6}--fix {19}apply the safe fixes/)
  expect(usageOfOption('rules', 'list-rules')).toMatch(/^Usage: passmuster rules \[GROUP…\]\n/)
})
