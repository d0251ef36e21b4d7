import { basename, dirname } from './paths.ts'

/** The names of config files, in a folder or, at the root, in its `.github`. */
export const CONFIG_NAMES: readonly string[] = ['passmuster.yaml', 'passmuster.yml', 'passmuster.json']

/** Any other file that is only extended ends with such a name, so that tools which guard config files know it by that. */
const EXTENDED = /\.passmuster\.(?:ya?ml|json)$/

/** Whether a path, with `/`, is that of a config file by its name, or of one that others may extend. */
export function isConfigPath(path: string): boolean {
  const name = basename(path)
  return (CONFIG_NAMES.includes(name) || EXTENDED.test(name)) && !dirname(path).endsWith('.github/workflows')
}
