import { dirname, join } from 'node:path'
import { openConfigs } from '../config/configs.ts'
import { explainSettings } from '../config/explain.ts'
import { loadConfig } from '../config/file.ts'
import { formatOf } from '../formats/load.ts'
import type { Host } from '../files/host.ts'
import { shownPath } from './judge.ts'
import { LARGEST_FILE, readFound } from '../files/read.ts'
import { stringify } from '../reporters/json.ts'
import { hasFailed, written } from './run.ts'
import type { Options, Outcome } from './run.ts'
import { placeIn, searchFor } from './search.ts'
import { isInShard } from './shard.ts'
import { visible, visiblePath } from '../text/escape-invisible.ts'

/** Lists the files that a run would check and the format that each is taken for, without checking any. */
export async function listFiles(options: Options, host: Host): Promise<Outcome> {
  const search = await searchFor(options, host)
  const { shard } = options
  const found = shard === undefined ? search.found : search.found.filter(({ path }) => isInShard(path, shard))
  const files: { readonly path: string; readonly format: string }[] = []
  // One after the other: the texts of all files together would fill the memory.
  for (const file of found) {
    const reading = search.read(file)
    const format = await formatOf(file.path, 'text' in reading ? reading.text : '', search.settingsFor(file))
    files.push({ path: shownPath(file, host.cwd), format: format?.name ?? 'none' })
  }
  const stdout = isJson(options)
    ? `${stringify(files)}\n`
    : files.map(({ path, format }) => `${visiblePath(path)}  ${format}\n`).join('')
  return {
    stdout,
    stderr: written([...search.unmatched, ...search.problems]),
    exitCode: hasFailed(search, options) ? 2 : 0,
  }
}

/** Prints the settings that hold for one file, which need not be there, and what decided each. */
export async function printConfig(path: string, options: Options, host: Host): Promise<Outcome> {
  const configs = openConfigs(options.config, host, loadConfig)
  const found = placeIn(path, host)
  const absolute = join(found.root, found.path)
  const files = configs.of(dirname(absolute), found.root)
  if (configs.problems.length > 0) return { stdout: '', stderr: written(configs.problems), exitCode: 2 }
  const reading = readFound(found, LARGEST_FILE, host)
  const decisions = await explainSettings(
    { absolute, path: found.path, text: 'text' in reading ? reading.text : '' },
    files,
    options,
  )
  if (isJson(options)) return { stdout: `${stringify(decisions)}\n`, stderr: '', exitCode: 0 }
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

function isJson({ outputs }: Options): boolean {
  return outputs.some(({ reporter }) => reporter === 'json')
}
