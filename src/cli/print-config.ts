import { dirname, join } from 'node:path'
import type { Host } from '../files/host.ts'
import { readFound } from '../files/read.ts'
import { LARGEST_FILE } from '../lint/reading.ts'
import { explainSettings } from '../project/config/explain-settings.ts'
import { openConfigs } from '../project/config/find-config-files.ts'
import { loadLoader, placeIn } from '../project/discover-files.ts'
import type { Options } from '../project/options.ts'
import { asJson } from '../project/options.ts'
import type { Outcome } from '../project/outcome.ts'
import { refused } from '../project/outcome.ts'
import { stringify } from '../reporters/json.ts'
import { visible } from '../wording/escape-invisible.ts'

/** Prints the settings that hold for one file, which need not be there, and what decided each. */
export async function printConfig(path: string, options: Options, host: Host): Promise<Outcome> {
  const configs = openConfigs(options.config, host, await loadLoader())
  const found = placeIn(path, host)
  const absolute = join(found.root, found.path)
  const files = configs.of(dirname(absolute), found.root)
  if (configs.problems.length > 0) return refused(...configs.problems)
  const reading = isRegular(absolute, host) ? readFound(found, LARGEST_FILE, host) : undefined
  const text = reading !== undefined && 'text' in reading ? reading.text : ''
  const decisions = await explainSettings({ absolute, path: found.path, text }, files, options)
  if (asJson(options)) return { stdout: `${stringify(decisions)}\n`, stderr: '', exitCode: 0 }
  const rows = decisions.map(
    ({ setting, value, by }) => [setting, visible(String(value)), visible(by)] as const,
  )
  const [first, second] = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
  return {
    stdout: rows
      .map(([setting, value, by]) => `${setting.padEnd(first!)}  ${value.padEnd(second!)}  ${by}\n`)
      .join(''),
    stderr: '',
    exitCode: 0,
  }
}

/** Whether a regular file is at a path: to open a pipe would wait for somebody who writes. */
function isRegular(path: string, host: Host): boolean {
  try {
    return host.stat(path).isFile()
  } catch {
    return false
  }
}
