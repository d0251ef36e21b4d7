import type { Diagnostic, Range, Severity } from '../model.ts'
import { counter } from '../wording/compare.ts'
import { visible } from '../wording/escape-invisible.ts'
import { plural } from '../wording/wording.ts'
import type { Counts, LinesByPath, Result, RunReport } from './report.ts'
import { linesByPath, summarize, total } from './report.ts'
import { ruleUrl, tool } from './tool-identity.ts'

/**
 * JUnit XML: a suite for each file, in it a case for each finding, or one that passes where nothing was
 * found. Errors and warnings are failures. An info passes, with what it says as the output of its case.
 */
export function junit(report: RunReport): string {
  const { results } = report
  const lines = linesByPath(report)
  const suites = results.map((result) => suite(result, lines)).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${attributes({ name: tool.name, ...totals(results) })}>\n${suites}</testsuites>\n`
}

/** No finding is an error: that would be a test that could not run. */
function totals(results: readonly Result[]): Readonly<Record<string, number>> {
  const { errors, warnings } = summarize(results.map(({ omitted, ...result }) => result))
  const tests = results.reduce(
    (sum, { diagnostics, omitted }) => sum + Math.max(1, diagnostics.length + (omitted ? 1 : 0)),
    0,
  )
  const unlisted = results.filter(({ omitted }) => severityOf(omitted) !== 'info').length
  return { tests, failures: errors + warnings + unlisted, errors: 0, time: 0 }
}

function severityOf(omitted: Counts | undefined): Severity {
  if (omitted === undefined) return 'info'
  return omitted.error > 0 ? 'error' : omitted.warning > 0 ? 'warning' : 'info'
}

function suite(result: Result, lines: LinesByPath): string {
  const { path, diagnostics, omitted } = result
  // Jenkins takes what follows the last dot for the name of a class.
  const classname = path.replace(/(?<=[^/])\.[^./]*$/, '')
  const names = caseNames(diagnostics)
  const oneCase = (name: string, inside: string): string =>
    `<testcase ${attributes({ name, classname, time: 0 })}${inside === '' ? '/>' : `>${inside}</testcase>`}\n`
  const cases = [
    ...(diagnostics.length === 0 && omitted === undefined ? [oneCase(path, '')] : []),
    ...diagnostics.map((each, index) =>
      oneCase(names[index]!, verdict(each.severity, each.message, description(each, path, lines))),
    ),
    ...(omitted === undefined ? [] : [oneCase('findings that are not listed', unlistedOutcome(omitted))]),
  ]
  return `<testsuite ${attributes({ name: path, ...totals([result]), skipped: 0 })}>\n${cases.join('')}</testsuite>\n`
}

/** Rules, numbered if they repeat: GitLab shows only the first of cases with one name. */
function caseNames(diagnostics: readonly Diagnostic[]): readonly string[] {
  const numberOf = counter()
  return diagnostics.map(({ rule }) => {
    const number = numberOf(rule)
    return number === 1 ? rule : `${rule} (${number})`
  })
}

function verdict(severity: Severity, message: string, words: readonly string[]): string {
  const text = xml(words)
  if (severity === 'info') return `<system-out>${text}</system-out>`
  return `<failure ${attributes({ type: severity, message })}>${text}</failure>`
}

function unlistedOutcome(omitted: Counts): string {
  const number = total(omitted)
  const message = `${plural(number, 'finding')} ${number === 1 ? 'is' : 'are'} counted but not listed.`
  return verdict(severityOf(omitted), message, [message])
}

/** A finding as text: place and message, related places, fix, and documentation, a line each. */
function description(
  { rule, severity, message, range, related = [], fix }: Diagnostic,
  path: string,
  lines: LinesByPath,
): readonly string[] {
  const at = (file: string, part: Range): string => `${file}:${lines(file).startOf(part)}`
  return [
    `${at(path, range)} ${severity}: ${message}`,
    ...related.map((other) => `see ${at(other.path ?? path, other.range)} ${other.message}`),
    ...(fix === undefined ? [] : [`${fix.safe ? 'fix' : 'suggestion'}: ${fix.title}`]),
    ruleUrl(rule),
  ]
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${xml([String(value)])}"`)
    .join(' ')
}

/** Lines as XML 1.0 takes them. It forbids controls, surrogates and noncharacters, escaped or not. */
function xml(lines: readonly string[]): string {
  const text = lines.map(visible).join('\n')
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
