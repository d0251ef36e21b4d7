import { errorCode } from '../files/host.ts'
import type { Range, RuleInfo } from '../model.ts'
import { linesOf } from '../reporters/report.ts'
import { quotePath } from '../text/quote.ts'
import type { Loader } from './find-config-files.ts'
import { shownIn } from './find-config-files.ts'
import { placeOf, readConfig } from './parse-config.ts'
import { configFile } from './settings.ts'

/** A reader of config files that may name these rules. */
export function loaderFor(rules: readonly RuleInfo[]): Loader {
  const ids = rules.map(({ id }) => id)
  return (path, folder, problems, host) => {
    const shown = shownIn(path, host)
    try {
      const text = new TextDecoder().decode(host.read(path))
      const { config, problems: mistakes, fields } = readConfig(text, rules)
      const { locate } = linesOf(text)
      const placed = (range: Range): string => {
        const { line, column } = locate(range).start
        return `${shown}:${line}:${column}`
      }
      for (const { range, message } of mistakes) problems.push(`${placed(range)}: ${message}`)
      return configFile(folder, config, ids, (place) => placed(placeOf(place, fields).key))
    } catch (error) {
      problems.push(`The config file ${quotePath(shown)} cannot be read: ${errorCode(error)}.`)
      return configFile(folder, {}, ids, () => shown)
    }
  }
}
