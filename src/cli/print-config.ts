import { dirname, join } from 'node:path'
import type { Host } from '../files/host.ts'
import { tried } from '../files/host.ts'
import { readFound } from '../files/read.ts'
import { openRepositories } from '../files/repository-files.ts'
import { LARGEST_FILE } from '../lint/reading.ts'
import { explainSettings } from '../project/config/explain-settings.ts'
import { openConfigs } from '../project/config/find-config-files.ts'
import { placeIn } from '../project/discover-files.ts'
import type { Options } from '../project/options.ts'
import { asJson } from '../project/options.ts'
import type { Outcome } from '../project/outcome.ts'
import { refused, written } from '../project/outcome.ts'
import { sourceFrom } from '../project/read-source.ts'
import { printJson } from '../reporters/json.ts'
import { visible } from '../wording/escape-invisible.ts'
import { quotePath } from '../wording/quote.ts'
import { table } from '../wording/wording.ts'

/** Prints the settings that hold for one file, which need not be there, and what decided each. */
export function printConfig(path: string, options: Options, host: Host): Outcome {
  const configs = openConfigs(options.config, host)
  const found = placeIn(path, host)
  const absolute = join(found.root, found.path)
  const files = configs.of(dirname(absolute), found.root)
  if (configs.problems.length > 0) return refused(...configs.problems)
  if (tried(() => host.stat(absolute).isDirectory()))
    return refused(`${quotePath(path)} is a folder. Name a file in it, which need not exist.`)
  // To open a pipe would wait for a writer.
  const isRegular = tried(() => host.stat(absolute).isFile())
  const reading = isRegular ? readFound(found, LARGEST_FILE, host) : undefined
  const source = sourceFrom(found, reading, openRepositories(host), host)
  const decisions = explainSettings({ found, source }, files, options)
  const isMissing = tried(() => host.lstat(absolute)) === undefined
  const stderr = isMissing
    ? written([`${quotePath(path)} does not exist; these are the settings that it would have.`])
    : ''
  if (asJson(options)) return { stdout: printJson(decisions), stderr, exitCode: 0 }
  const rows = decisions.map(({ setting, value, by }) => [setting, visible(String(value)), visible(by)])
  return { stdout: table(rows), stderr, exitCode: 0 }
}
