import { resolve } from 'node:path'
import type { Host } from '../files/host.ts'
import { errorCode } from '../files/host.ts'
import packages from '../files/packages.cjs'
import { rules } from '../formats/rules.ts'
import { joinCauses } from '../reporters/causes.ts'
import { joining, reporters } from '../reporters/index.ts'
import type { Result, RunReport } from '../reporters/report.ts'
import { countFindings } from '../reporters/report.ts'
import { quotePath } from '../wording/quote.ts'
import type { Options } from './options.ts'

/** What reports say of a run besides its findings. */
export type Scope = Pick<RunReport, 'failed' | 'shard' | 'mentioned' | 'silenced' | 'changed'>

/** Writes the reports to their files; those that go to standard output are returned, with what there is to say. */
export function writeReports(
  results: readonly Result[],
  { outputs, quiet, color, links = false, width, extent, since }: Options,
  host: Host,
  scope: Scope = {},
): { stdout: string; complete: boolean; notes: readonly string[] } {
  const shown = quiet
    ? results.map((result) => ({
        ...result,
        diagnostics: result.diagnostics.filter(({ severity }) => severity === 'error'),
        omitted: result.omitted?.error ? { error: result.omitted.error, warning: 0, info: 0 } : undefined,
      }))
    : results
  const hidden = countFindings(results) - countFindings(shown)
  let stdout = ''
  const notes: string[] = []
  const told = new Set<string>()
  const tell = (note: string): void => void told.add(note)
  const report = { ...scope, results: shown, hidden, color: false, extent, rules: () => rules, sha256, tell }
  // A shard knows nothing of the other parts of a run, and who asks for changes looks into the changed files.
  const isWhole = scope.shard === undefined && since === undefined
  const joined = isWhole ? joinCauses(shown, () => rules) : undefined
  let complete = true
  for (const { reporter: name, file } of outputs) {
    const reporter = reporters[name]
    const ofReporter = { ...report, ...(joining.has(name) && { joined }) }
    try {
      if (file === undefined) stdout += reporter({ ...ofReporter, color, links, width })
      else host.write(resolve(host.cwd, file), reporter(ofReporter), true)
    } catch (error) {
      complete = false
      notes.push(notWritten(file, error))
    }
  }
  return { stdout, complete, notes: [...notes, ...told] }
}

/** SHA-256 of a text as UTF-8, in hexadecimal. */
export function sha256(text: string): string {
  return packages.crypto().createHash('sha256').update(text).digest('hex')
}

/** The note that a report was not written, to a file or to standard output: no string is longer than 512 MiB. */
export function notWritten(file: string | undefined, error: unknown): string {
  const where = file === undefined ? '' : ` to ${quotePath(file)}`
  const why =
    error instanceof RangeError
      ? 'it would be longer than 512 MB. Check fewer files in one run, or use `--shard`'
      : errorCode(error)
  return `The report was not written${where}: ${why}.`
}
