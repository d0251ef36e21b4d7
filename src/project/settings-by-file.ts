import { dirname } from 'node:path'
import type { Found } from '../files/found-path.ts'
import { absoluteOf } from '../files/found-path.ts'
import type { Repositories } from '../files/repository-files.ts'
import { formatAround, isNamed as isNamedByFormat } from '../formats/names.ts'
import type { FileSettings, Files } from '../model.ts'
import type { Configs } from './config/find-config-files.ts'
import type { Chosen, ConfigFile } from './config/settings.ts'
import { formatFor, replacedFormats, settingsOf } from './config/settings.ts'

export interface SettingsByFile {
  /** The settings of files; those for which the same holds share one object. */
  readonly settingsFor: (found: Found) => FileSettings
  /** Whether a file is one to lint, by its path from a root and the config files that apply in its folder. */
  readonly isNamed: (path: string, folder: string, root: string) => boolean
  /** Whether a file may be reported that nobody looked for: it has no format by its name, and is not left out. */
  readonly mayReport: (found: Found, files: Files) => boolean
}

/** What config files and the command line say of files. */
export function settingsBy(options: Chosen, configs: Configs, { filesOf }: Repositories): SettingsByFile {
  const isNamedAmong = (found: Found, configFiles: readonly ConfigFile[], around: () => Files): boolean => {
    const leftOut = configFiles.length === 0 ? [] : replacedFormats(configFiles)
    if (isNamedByFormat(found.path, leftOut, around)) return true
    if (configFiles.length > 0 && formatFor(absoluteOf(found), configFiles) !== undefined) return true
    const named = formatAround(found.path, around)
    return named !== undefined && !leftOut.includes(named)
  }
  return {
    settingsFor: settingsForBy(options, configs),
    isNamed: (path, folder, root) =>
      isNamedAmong({ root, path }, configs.of(folder, root), () => filesOf(root)),
    mayReport(file, files) {
      const absolute = absoluteOf(file)
      const configFiles = configs.of(dirname(absolute), file.root)
      return !isNamedAmong(file, configFiles, () => files) && !isLeftOut(absolute, file.root, configs)
    },
  }
}

function isLeftOut(path: string, root: string, configs: Configs): boolean {
  for (let at = path; at !== root && at !== dirname(at); at = dirname(at)) {
    if (configs.of(dirname(at), root).some((file) => file.ignores(at) !== undefined)) return true
  }
  return false
}

function settingsForBy(options: Chosen, configs: Configs): SettingsByFile['settingsFor'] {
  const known = new Map<readonly ConfigFile[], Map<string, FileSettings>>()
  return (found) => {
    const absolute = absoluteOf(found)
    const files = configs.of(dirname(absolute), found.root)
    const ofFiles = known.get(files) ?? new Map<string, FileSettings>()
    known.set(files, ofFiles)
    const parts = files.flatMap((file) => file.partsFor(absolute).map(({ place }) => place.join('.')))
    const key = files.length === 0 ? '' : [formatFor(absolute, files)?.value, ...parts].join(' ')
    const settings = ofFiles.get(key) ?? settingsOf(absolute, files, options)
    ofFiles.set(key, settings)
    return settings
  }
}
