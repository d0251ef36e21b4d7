import { basename, dirname, join, resolve } from 'node:path'
import type { Host } from '../../files/host.ts'
import { exists, isInside, native, realFolder, slashed, upTo } from '../../files/paths.ts'
import { CONFIG_NAMES, isConfigPath } from '../../wording/config-names.ts'
import { quote, quotePath } from '../../wording/quote.ts'
import type { Messages } from './config-file.ts'
import type { ConfigFile } from './opened.ts'

/** Nobody reads a longer chain, and each of its files takes time. */
const MOST_EXTENDED = 10

/** Where `extends` leads. */
export interface Lead {
  readonly path: string
  /** Whether the file is one of a package, which package managers may link to. */
  readonly isOfPackage: boolean
}

interface Extending {
  readonly top: string
  readonly open: (lead: Lead) => ConfigFile | undefined
  readonly messages: Messages
  readonly host: Host
}

/**
 * The config files that one extends, directly or by others, the furthest first. `open` reads one, or tells why it may
 * not be read. Nothing outside `top` is extended.
 */
export function extendedBy(
  file: ConfigFile,
  { top, open, messages, host }: Extending,
): readonly ConfigFile[] {
  const chain: ConfigFile[] = []
  const met = [realFolder(file.path, host)]
  for (let at: ConfigFile | undefined = file; at?.extended !== undefined; ) {
    const lead = leadOf(at.extended.value, at.path, top, host)
    const fault = typeof lead === 'string' ? lead : faultIn(lead.path, met, host)
    if (typeof lead === 'string' || fault !== undefined) {
      const message = `${quote(at.extended.value)} ${fault}`
      messages.problems.push(`${at.shown(['extends'])}: ${message}`)
      messages.mistakes.push({ path: at.path, severity: 'error', range: at.extended.range, message })
      return chain
    }
    met.push(realFolder(lead.path, host))
    at = open(lead)
    if (at !== undefined) chain.unshift(at)
  }
  return chain
}

function faultIn(path: string, met: readonly string[], host: Host): string | undefined {
  if (met.includes(realFolder(path, host))) return 'extends itself, if only by others. Remove one `extends`.'
  if (met.length <= MOST_EXTENDED) return undefined
  return `is one of more than ${MOST_EXTENDED} files that extend each other. Join some of them.`
}

/** Where the value of `extends` in a file leads; the rest of a sentence about it where that is nowhere. */
function leadOf(value: string, from: string, top: string, host: Host): Lead | string {
  if (/^[a-z][a-z\d+.-]+:/i.test(value)) return 'is a URL. Extend a file of the repository, or a package.'
  if (!/^\.\.?\//.test(value)) return leadToPackage(value, from, top, host)
  const path = resolve(dirname(from), native(value))
  if (!isInside(path, top)) return 'is outside the repository. Extend a file in it.'
  if (!isConfigPath(slashed(path))) return `is not named like a config file. ${NAMED}`
  return exists(path, host) ? { path, isOfPackage: false } : 'does not exist. Correct the path.'
}

const NAMED = 'Call it `passmuster.yaml`, or `NAME.passmuster.yaml`.'

/** The config file of a package in the nearest `node_modules`, or the file of it that is named. */
function leadToPackage(value: string, from: string, top: string, host: Host): Lead | string {
  const [, name, rest] = /^((?:@[\w.-]+\/)?\w[\w.-]*)((?:\/\w[\w.-]*)*)$/.exec(value) ?? []
  if (name === undefined) return 'is not the name of a package. Start a path with `./`.'
  const folders = [...upTo(top, dirname(from)), top]
  const home = folders
    .map((folder) => join(folder, 'node_modules', native(name)))
    .find((at) => exists(at, host))
  if (home === undefined) return 'is no package in `node_modules`. Install it, or start a path with `./`.'
  const files = rest === '' ? CONFIG_NAMES : [native(rest!)]
  const path = files.map((file) => join(home, file)).find((file) => exists(file, host))
  if (path === undefined)
    return `has no file ${quotePath(rest === '' ? 'passmuster.yaml' : basename(value))}. Name one that it has.`
  if (!isInside(realFolder(path, host), realFolder(top, host)))
    return 'is linked from outside the repository. Install it there.'
  return isConfigPath(slashed(path))
    ? { path, isOfPackage: true }
    : `is not named like a config file. ${NAMED}`
}
