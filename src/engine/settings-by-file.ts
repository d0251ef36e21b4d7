import { dirname } from 'node:path'
import type { Configs } from '../config/find-config-files.ts'
import type { Chosen, ConfigFile, FileSettings } from '../config/settings.ts'
import { formatFor, replacedFormats, settingsOf } from '../config/settings.ts'
import type { Found } from '../files/found-path.ts'
import { absoluteOf } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import type { Reading } from '../files/read.ts'
import { LARGEST_FILE, readFound } from '../files/read.ts'
import type { FilesIn } from '../files/repository-files.ts'
import { tooLarge } from '../formats/file/rules/too-large.ts'
import { formatAround, isNamed } from '../formats/names.ts'
import type { Files } from '../model.ts'

export interface SettingsByFile {
  /** The settings of files; those for which the same holds share one object. */
  readonly settingsFor: (found: Found) => FileSettings
  /** Whether a file may be reported that nobody looked for: it has no format by its name, and is not left out. */
  readonly mayReport: (found: Found) => boolean
}

/** Whether config files leave out a file, or a folder that it lies in. */
function isLeftOut(path: string, root: string, configs: Configs): boolean {
  for (let at = path; at !== root && at !== dirname(at); at = dirname(at)) {
    if (configs.of(dirname(at), root).some((file) => file.ignores(at) !== undefined)) return true
  }
  return false
}

/** What config files and the command line say of files. */
export function settingsBy(options: Chosen, configs: Configs, filesIn: FilesIn): SettingsByFile {
  return {
    settingsFor: settingsForBy(options, configs, filesIn),
    mayReport: (file) =>
      !isNamedBy(configs.of(dirname(absoluteOf(file)), file.root), file.path, file.root, filesIn) &&
      !isLeftOut(absoluteOf(file), file.root, configs),
  }
}

function settingsForBy(options: Chosen, configs: Configs, filesIn: FilesIn): SettingsByFile['settingsFor'] {
  const known = new Map<readonly ConfigFile[], Map<string, FileSettings>>()
  return (found) => {
    const absolute = absoluteOf(found)
    const files = configs.of(dirname(absolute), found.root)
    const ofFiles = known.get(files) ?? new Map<string, FileSettings>()
    known.set(files, ofFiles)
    const around = isNamed(found.path) ? undefined : formatAround(found.path, () => filesIn(found.root))
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

/** Whether a file is one to lint, by its path from its root and the config files that apply to it. */
export function isNamedBy(
  files: readonly ConfigFile[],
  path: string,
  root: string,
  filesIn: FilesIn,
): boolean {
  const around = (): Files => filesIn(root)
  const leftOut = files.length === 0 ? [] : replacedFormats(files)
  if (isNamed(path, leftOut, around)) return true
  if (files.length > 0 && formatFor(absoluteOf({ root, path }), files) !== undefined) return true
  const named = formatAround(path, around)
  return named !== undefined && !leftOut.includes(named)
}

/** The size that a file may have, in bytes. */
export function limitFor(settings: FileSettings): number {
  return settings.options?.get(tooLarge.id)?.max ?? LARGEST_FILE
}

/** What reads files, unless they are larger than their settings allow. */
export function readerBy(settingsFor: SettingsByFile['settingsFor'], host: Host): (found: Found) => Reading {
  return (found) => readFound(found, limitFor(settingsFor(found)), host)
}
