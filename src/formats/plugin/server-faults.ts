import type { Field, Range, Value } from '../../model.ts'
import { nearRoots } from '../../references/plugins.ts'
import { fieldsBelow, isList, isMapping, itemsOf } from '../../syntax/fields.ts'
import { readJson } from '../../syntax/json.ts'
import { lineStarts, positionAt } from '../../syntax/position.ts'
import { MOST_COMPARED, nearestOne } from '../../wording/near-names.ts'
import { join } from '../../wording/paths.ts'
import { quote, quotePath } from '../../wording/quote.ts'
import type { Manifest } from './parse.ts'

/** A mistake in a server of a plugin. */
export interface ServerFault {
  /** Undefined for a place in another file, which the problem tells. */
  readonly range: Range | undefined
  readonly problem: string
  readonly meant?: string | undefined
  readonly otherwise: string
}

/** The text of a file of servers, and its path; no path for the manifest itself. */
interface Written {
  readonly value: Value
  readonly text: string
  readonly path?: string
}

/** What is wrong with the servers of a plugin: options that it does not have, and scripts that do not exist. */
export function serverFaults(manifest: Manifest, isThere: (path: string) => boolean): readonly ServerFault[] {
  const options = [...fieldsBelow(manifest.fields, 'userConfig').keys()]
  return writtenIn(manifest).flatMap(({ value: { value }, text, path }) => {
    if (!isMapping(value)) return []
    const starts = lineStarts(text)
    const before = (at: number): string =>
      path === undefined ? '' : `Line ${positionAt(text, starts, at).line} of ${quotePath(path)}: `
    const faults = [...value]
      .slice(0, MOST_COMPARED)
      .flatMap(([name, server]) => [
        ...optionFaults(quote(name), server, { options, text }),
        ...rootFaults(quote(name), server, manifest, text),
        ...scriptFaults(quote(name), server, (script) => isThere(join(manifest.home, script))),
        ...relativeFaults(quote(name), server, manifest),
      ])
    return faults.map(({ range, problem, ...rest }) => ({
      ...rest,
      problem: before(range[0]) + problem,
      range: path === undefined ? range : undefined,
    }))
  })
}

type Placed = ServerFault & { readonly range: Range }

function writtenIn({ fields, files, home, text }: Manifest): readonly Written[] {
  const items = itemsOf(fields.get('mcpServers'))
  const named = items.flatMap(({ value }) => (typeof value === 'string' ? join(home, value) : []))
  const paths = [...new Set([join(home, '.mcp.json'), ...named])]
  const others = paths.flatMap((path) => {
    const own = files.has(path) && files.mayName(path) ? (files.read(path) ?? '') : ''
    const whole = readJson(own)
    if (!isMapping(whole?.value)) return []
    return { value: whole.value.get('mcpServers') ?? { ...whole, value: whole.value }, text: own, path }
  })
  return [...items.map((value) => ({ value, text })), ...others]
}

const OPTION = /\$\{user_config\.([\w-]+)\}/g

function optionFaults(
  name: string,
  server: Field,
  { options, text }: { readonly options: readonly string[]; readonly text: string },
): readonly Placed[] {
  const found = [...text.slice(...server.range).matchAll(OPTION)].slice(0, MOST_COMPARED)
  return found.flatMap(({ 0: written, 1: key = '', index }) => {
    if (options.includes(key)) return []
    const at = server.range[0] + index + written.indexOf(key)
    // Without any option Claude Code replaces nothing.
    const loss = options.length === 0 ? `passes the text ${quote(written)} to` : 'does not start'
    return {
      range: [at, at + key.length] as const,
      problem: `${quote(key)} is not in \`userConfig\`, so Claude Code ${loss} the server ${name}.`,
      meant: nearestOne(key, options),
      otherwise: 'Add it to `userConfig`, or remove it here.',
    }
  })
}

const ROOT = '${CLAUDE_PLUGIN_ROOT}'

function rootFaults(
  name: string,
  { range: [start, end] }: Field,
  { home, files }: Manifest,
  text: string,
): readonly Placed[] {
  return nearRoots(text.slice(start, end), home, files).map(({ written, index }) => ({
    range: [start + index, start + index + written.length] as const,
    problem: `Claude Code does not set ${quote(written)}, so the server ${name} does not find its files.`,
    meant: ROOT,
    otherwise: '',
  }))
}

/** A script of the plugin as the whole of a command or an argument. */
const SCRIPT = /^\$\{CLAUDE_PLUGIN_ROOT\}\/((?:[\w@.-]+\/)*[\w@-][\w@.-]*\.(?:sh|bash|py|js|mjs|cjs|ts))$/

function textsOf({ value }: Field): readonly Value[] {
  const parts = isMapping(value) ? [value.get('command'), value.get('args')] : []
  return parts.flatMap((part) => (isList(part?.value) ? part.value : (part ?? [])))
}

function scriptFaults(name: string, server: Field, isThere: (path: string) => boolean): readonly Placed[] {
  return textsOf(server).flatMap(({ value: text, range }) => {
    const script = SCRIPT.exec(String(text))?.[1]
    if (script === undefined || isThere(script)) return []
    return {
      range,
      problem: `${quotePath(script)} does not exist in the plugin, so Claude Code cannot start the server ${name}.`,
      otherwise: 'Add the script, or correct the path.',
    }
  })
}

/** The same from the folder in which the client is started; a name alone is one of a program. */
const RELATIVE = /^(?=[^/]*\/)(?:\.\/)?((?:[\w@.-]+\/)*[\w@-][\w@.-]*\.(?:sh|bash|py|js|mjs|cjs|ts))$/

function relativeFaults(name: string, server: Field, { home, files }: Manifest): readonly Placed[] {
  // What another client makes of its own folder is not known.
  if (isMapping(server.value) && server.value.has('cwd')) return []
  return textsOf(server).flatMap(({ value, range: [start, end] }) => {
    const script = RELATIVE.exec(String(value))?.[1]
    if (script === undefined || script.includes('../') || !files.has(join(home, script))) return []
    return {
      range: [start + 1, end - 1] as const,
      problem: `${quotePath(String(value))} is a file of the plugin, but Claude Code starts the server ${name} in the project of the user.`,
      meant: `${ROOT}/${script}`,
      otherwise: '',
    }
  })
}
