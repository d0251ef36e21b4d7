import { dirname } from 'node:path'
import type { Found } from '../files/found-path.ts'
import { absoluteOf } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import type { FilesIn } from '../files/repository-files.ts'
import { filesByRoot } from '../files/repository-files.ts'
import { formatAround, isNamed as isNamedByFormat } from '../formats/names.ts'
import type { Files } from '../model.ts'
import type { Configs } from './config/find-config-files.ts'
import type { Chosen, ConfigFile, FileSettings } from './config/settings.ts'
import { formatFor, replacedFormats, settingsOf } from './config/settings.ts'

export interface SettingsByFile {
  /** The settings of files; those for which the same holds share one object. */
  readonly settingsFor: (found: Found) => FileSettings
  /** Whether a file is one to lint, by its path from a root and the config files that apply in its folder. */
  readonly isNamed: (path: string, folder: string, root: string) => boolean
  /** Whether a file may be reported that nobody looked for: it has no format by its name, and is not left out. */
  readonly mayReport: (found: Found) => boolean
}

/** What config files and the command line say of files. */
export function settingsBy(options: Chosen, configs: Configs, host: Host): SettingsByFile {
  const filesIn = filesByRoot(host)
  const isNamed: SettingsByFile['isNamed'] = (path, folder, root) => {
    const files = configs.of(folder, root)
    const leftOut = files.length === 0 ? [] : replacedFormats(files)
    const around = (): Files => filesIn(root)
    if (isNamedByFormat(path, leftOut, around)) return true
    if (files.length > 0 && formatFor(absoluteOf({ root, path }), files) !== undefined) return true
    const named = formatAround(path, around)
    return named !== undefined && !leftOut.includes(named)
  }
  return {
    settingsFor: settingsForBy(options, configs, filesIn),
    isNamed,
    mayReport(file) {
      const absolute = absoluteOf(file)
      return !isNamed(file.path, dirname(absolute), file.root) && !isLeftOut(absolute, file.root, configs)
    },
  }
}

function isLeftOut(path: string, root: string, configs: Configs): boolean {
  for (let at = path; at !== root && at !== dirname(at); at = dirname(at)) {
    if (configs.of(dirname(at), root).some((file) => file.ignores(at) !== undefined)) return true
  }
  return false
}

function settingsForBy(options: Chosen, configs: Configs, filesIn: FilesIn): SettingsByFile['settingsFor'] {
  const known = new Map<readonly ConfigFile[], Map<string, FileSettings>>()
  return (found) => {
    const absolute = absoluteOf(found)
    const files = configs.of(dirname(absolute), found.root)
    const ofFiles = known.get(files) ?? new Map<string, FileSettings>()
    known.set(files, ofFiles)
    const around = isNamedByFormat(found.path)
      ? undefined
      : formatAround(found.path, () => filesIn(found.root))
    const key =
      files.length === 0
        ? (around ?? '')
        : [
            around,
            formatFor(absolute, files)?.value,
            ...files.flatMap((file) => file.partsFor(absolute).map(({ place }) => place.join('.'))),
          ].join(' ')
    const before = ofFiles.get(key)
    if (before !== undefined) return before
    const set = settingsOf(absolute, files, options)
    const settings = around === undefined || set.format !== undefined ? set : { ...set, format: around }
    ofFiles.set(key, settings)
    return settings
  }
}
