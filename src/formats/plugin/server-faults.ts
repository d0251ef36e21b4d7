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
        ...scriptFaults(quote(name), server, manifest, isThere),
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

/** A script as the whole of a command or an argument: of the plugin, or of the folder in which the client is started. */
const SCRIPT =
  /^(\$\{CLAUDE_PLUGIN_ROOT\}\/|(?=[^/]*\/)(?:\.\/)?)((?:[\w@.-]+\/)*[\w@-][\w@.-]*\.(?:sh|bash|py|js|mjs|cjs|ts))$/

function scriptFaults(
  name: string,
  { value: server }: Field,
  { home, files }: Manifest,
  isThere: (path: string) => boolean,
): readonly Placed[] {
  const parts = isMapping(server) ? [server.get('command'), server.get('args')] : []
  const texts = parts.flatMap((part): readonly Value[] =>
    isList(part?.value) ? part.value : part ? [part] : [],
  )
  // What another client makes of its own folder is not known.
  const isElsewhere = isMapping(server) && server.has('cwd')
  return texts.flatMap(({ value, range }): readonly Placed[] => {
    const [, start, script = ''] = SCRIPT.exec(String(value)) ?? []
    if (start === undefined) return []
    const path = join(home, script)
    if (start.startsWith('$')) {
      const problem = `${quotePath(script)} does not exist in the plugin, so Claude Code cannot start the server ${name}.`
      return isThere(path) ? [] : [{ range, problem, otherwise: 'Add the script, or correct the path.' }]
    }
    if (isElsewhere || script.includes('../') || !files.has(path)) return []
    const problem = `${quotePath(String(value))} is a file of the plugin, but Claude Code starts the server ${name} in the project of the user.`
    return [{ range: [range[0] + 1, range[1] - 1], problem, meant: `${ROOT}/${script}`, otherwise: '' }]
  })
}
