import { resolve } from 'node:path'
import type { Found } from '../../files/found-path.ts'
import { absoluteOf } from '../../files/found-path.ts'
import { parseGlob } from '../../files/glob.ts'
import { fromRoot, isInside, native } from '../../files/paths.ts'
import { configRules } from '../../formats/config/index.ts'
import type { Configured, Demands, Matching } from '../../model.ts'
import { plainText, readGlob } from './globs.ts'
import type { ConfigFile } from './opened.ts'

/** What config files demand of a file; undefined where they demand nothing of any. */
export function demandsOn(found: Found, configs: readonly ConfigFile[]): Demands | undefined {
  const demanding = configs.filter(
    ({ config }) => config.require !== undefined || config.mirrors !== undefined,
  )
  if (demanding.length === 0) return undefined
  const { root } = found
  const absolute = absoluteOf(found)
  return {
    requirements: demanding.flatMap((file) =>
      file.requirementsFor(absolute).map((index) => {
        const requirement = file.config.require![index]!
        const listedIn = requirement.listedIn && belowRoot(requirement.listedIn, file, root)
        return {
          ...configured({ ...requirement, listedIn }, ['require', index], file, root),
          matches: matchingOf(file),
        }
      }),
    ),
    mirrors: demanding.flatMap((file) =>
      (file.config.mirrors ?? []).map((folders, index) => {
        const paths = folders.flatMap((folder) => belowRoot(folder, file, root) ?? [])
        return configured(paths, ['mirrors', index], file, root)
      }),
    ),
    rules: configRules,
  }
}

function configured<Value>(
  value: Value,
  place: readonly (string | number)[],
  file: ConfigFile,
  root: string,
): Configured<Value> {
  const path = isInside(file.path, root) ? fromRoot(file.path, root) : undefined
  return {
    value,
    by: nameOf(file),
    relatedTo(...keys) {
      if (path === undefined) return []
      return [{ path, range: file.rangeOf([...place, ...keys]), message: 'The requirement is here.' }]
    },
  }
}

/** What people call a config file: its path, or the package that it is in. */
function nameOf({ shownPath }: ConfigFile): string {
  const at = shownPath.lastIndexOf(PACKAGES)
  return at === -1 ? shownPath : shownPath.slice(at + PACKAGES.length).replace(/\/passmuster\.\w+$/, '')
}

const PACKAGES = 'node_modules/'

/** A path from the folder of a config file as one from the root; undefined where it does not lie below that. */
function belowRoot(path: string, { folder }: ConfigFile, root: string): string | undefined {
  const absolute = resolve(folder, native(path))
  return isInside(absolute, root) ? fromRoot(absolute, root) : undefined
}

const READ = { value: (glob: string) => parseGlob(plainText(glob)), path: parseGlob, name: readGlob }

/** Tells what the globs of requirements match. Each is read once. */
function matchingOf({ matching }: ConfigFile): Matching {
  const known = new Map<string, (text: string) => boolean>()
  return (as, glob, text) => {
    const key = `${as} ${glob}`
    const matches = known.get(key) ?? matching([glob], (each) => READ[as](each))
    known.set(key, matches)
    return matches(as === 'value' ? plainText(text) : text)
  }
}
