import { tried } from '../files/host.ts'
import { LONGEST_PATH } from '../wording/paths.ts'

/** What an agent tells a hook of the tool that it ran. */
export interface HookInput {
  /** The name of the event; undefined where the agent does not say it. */
  readonly event: string | undefined
  /** The folder that the agent works in. */
  readonly cwd: string | undefined
  /** The files that the tool wrote, moved or deleted, as the agent names them. */
  readonly paths: readonly string[]
}

/** Tools that write: `Write`, `MultiEdit`, `apply_patch`, `create_file`, `replace`. Others only read, or run commands. */
const WRITES = /write|edit|create|replace|patch|insert|delete/i

/** The arguments that name a file, that hold a patch, and that list several files. */
const PATH = /^(?:file_?path|path|notebook_?path)$/i
const PATCH = /^(?:command|input|patch)$/
const SEVERAL = /^(?:files|edits|replacements)$/

/** A line of a patch in the form of Codex. */
const PATCHED = /^\*\*\* (?:(?:Add|Update|Delete) File|Move to): (.+?)\r?$/gm

/** Reads what a hook is given on standard input; undefined where that is no JSON object. Never throws. */
export function readHookInput(text: string): HookInput | undefined {
  const input = tried<unknown>(() => JSON.parse(text))
  if (!isObject(input) || Array.isArray(input)) return undefined
  const { hook_event_name: event, cwd, tool_name: tool, tool_input: given } = input
  const isWriting = typeof tool !== 'string' || WRITES.test(tool)
  return {
    event: typeof event === 'string' ? event : undefined,
    cwd: typeof cwd === 'string' && isPossible(cwd) ? cwd : undefined,
    paths: isWriting ? [...new Set(pathsIn(given))].filter(isPossible) : [],
  }
}

function isPossible(path: string): boolean {
  return path !== '' && path.length <= LONGEST_PATH
}

function pathsIn(given: unknown): readonly string[] {
  if (!isObject(given)) return []
  const listed = Object.entries(given).flatMap(([name, value]): unknown[] =>
    SEVERAL.test(name) && Array.isArray(value) ? value : [],
  )
  return [given, ...listed].flatMap((each) => (typeof each === 'string' ? each : namedIn(each)))
}

function namedIn(given: unknown): readonly string[] {
  if (!isObject(given)) return []
  return Object.entries(given).flatMap(([name, value]) => {
    if (typeof value !== 'string') return []
    if (PATCH.test(name)) return [...value.matchAll(PATCHED)].map(([, path]) => path!)
    return PATH.test(name) ? value : []
  })
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
