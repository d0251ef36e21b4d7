import { shownPath } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import { formatOf, reasonFor } from '../formats/names.ts'
import { hasFailed } from '../project/check.ts'
import { discoverFiles } from '../project/discover-files.ts'
import type { Options } from '../project/options.ts'
import { asJson } from '../project/options.ts'
import type { Outcome } from '../project/outcome.ts'
import { written } from '../project/outcome.ts'
import { sourceFrom } from '../project/read-source.ts'
import { isInShard } from '../project/shards/shard.ts'
import { printJson } from '../reporters/json.ts'
import { visiblePath } from '../wording/escape-invisible.ts'

/** Lists the files that a run would check, the format that each is taken for and why, without checking any. */
export function listFiles(options: Options, host: Host): Outcome {
  const search = discoverFiles(options, host)
  const listed = search.found.flatMap((file) => {
    if (!isInShard(file.path, options.shard)) return []
    const reading = search.read(file)
    const settings = search.settingsFor(file)
    const source = sourceFrom(file, reading, search.repositories, host)
    const format = formatOf(source, settings)
    // A page of documentation among agents is none of them.
    if (format === undefined && reading.state === 'text') return []
    const why = reasonFor(source, settings)
    const path = shownPath(file, host.cwd)
    return { path, format: format?.name ?? 'none', ...(why !== undefined && { why }) }
  })
  const lines = listed.map(
    ({ path, format, why }) => `${visiblePath(path)}  ${format}${why === undefined ? '' : ` (${why})`}\n`,
  )
  return {
    stdout: asJson(options) ? printJson(listed) : lines.join(''),
    stderr: written([...search.unmatched, ...search.configs.problems]),
    exitCode: hasFailed(search, options) ? 2 : 0,
  }
}
