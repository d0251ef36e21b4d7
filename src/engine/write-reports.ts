import { resolve } from 'node:path'
import { loadRules } from '../config/rules.ts'
import type { Host } from '../files/host.ts'
import { errorCode } from '../files/host.ts'
import { loadReporter, needsRules } from '../reporters/index.ts'
import type { Result, RunReport } from '../reporters/report.ts'
import { countFindings, MOST_RESULTS } from '../reporters/report.ts'
import { quotePath } from '../text/quote.ts'
import { count, plural } from '../text/wording.ts'
import type { Options } from './options.ts'

/**
 * What the findings are a part of: of a run that failed, of a shard; and the files outside of it that they
 * speak of.
 */
export type Scope = Pick<RunReport, 'failed' | 'shard' | 'mentioned'>

/** Writes the reports to their files; what goes to standard output is returned. */
export async function writeReports(
  results: readonly Result[],
  { outputs, quiet, color }: Options,
  host: Host,
  notes: string[],
  scope: Scope = {},
): Promise<{ stdout: string; complete: boolean }> {
  const shown = quiet
    ? results.map((result) => ({
        ...result,
        diagnostics: result.diagnostics.filter(({ severity }) => severity === 'error'),
      }))
    : results
  const hidden = countFindings(results) - countFindings(shown)
  let stdout = ''
  let complete = true
  for (const { reporter: name, file } of outputs) {
    const reporter = await loadReporter(name)
    const rules = needsRules(name) ? await loadRules() : []
    const output = reporter({ ...scope, results: shown, hidden, color: color && file === undefined, rules })
    if (file === undefined) {
      stdout += output
      continue
    }
    try {
      host.write(resolve(host.cwd, file), output)
    } catch (error) {
      complete = false
      notes.push(`The report was not written to ${quotePath(file)}: ${errorCode(error)}.`)
    }
  }
  const left = countFindings(shown) - MOST_RESULTS
  if (left > 0 && outputs.some(({ reporter: name }) => name === 'sarif')) notes.push(leftOutOfSarif(left))
  return { stdout, complete }
}

/** The note that a SARIF report does not hold all findings. */
export function leftOutOfSarif(left: number): string {
  return `The SARIF report leaves out ${plural(left, 'finding')}: code scanning takes ${count(MOST_RESULTS)}.`
}
