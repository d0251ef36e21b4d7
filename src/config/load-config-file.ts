import { errorCode } from '../files/host.ts'
import { decode } from '../files/read.ts'
import type { Range, RuleInfo } from '../model.ts'
import { linesOf } from '../reporters/report.ts'
import { quotePath } from '../text/quote.ts'
import { configFile } from './config-file.ts'
import type { Loader } from './find-config-files.ts'
import { shownIn } from './find-config-files.ts'
import type { ReadConfig } from './parse-config.ts'
import { placeOf, readConfig } from './parse-config.ts'

/** A reader of config files that may name these rules. */
export function loaderFor(rules: readonly RuleInfo[]): Loader {
  const ids = rules.map(({ id }) => id)
  return (path, folder, { problems, notices }, host) => {
    const shown = shownIn(path, host)
    try {
      const reading = decode(host.read(path), Infinity)
      const text = 'text' in reading ? reading.text.replace(/^\ufeff/, '') : ''
      const {
        config,
        problems: mistakes,
        notices: noted,
        fields,
      } = reading.state === 'not-utf8' ? notUtf8(text) : readConfig(text, rules)
      const { locate } = linesOf(text)
      const placed = (range: Range): string => {
        const { line, column } = locate(range).start
        return `${shown}:${line}:${column}`
      }
      for (const { range, message } of noted) notices.push(`${placed(range)}: ${message}`)
      for (const { range, message } of mistakes) problems.push(`${placed(range)}: ${message}`)
      return configFile(folder, config, ids, (place) => placed(placeOf(place, fields).key))
    } catch (error) {
      problems.push(`The config file ${quotePath(shown)} cannot be read: ${errorCode(error)}.`)
      return configFile(folder, {}, ids, () => shown)
    }
  }
}

/** What a config file says that is text up to its first bad byte: nothing, for the rest may say otherwise. */
function notUtf8(text: string): ReadConfig {
  const message = 'The file is not UTF-8 from here on. Save it as UTF-8.'
  return {
    config: {},
    problems: [{ range: [text.length, text.length], message }],
    notices: [],
    fields: new Map(),
  }
}
