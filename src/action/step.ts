import type { Host } from '../files/host.ts'
import type { ChangedFile } from '../project/trust/changes.ts'
import { stepCommand } from '../reporters/github.ts'
import type { Result, Silenced } from '../reporters/report.ts'
import { visible, visibleLine } from '../wording/escape-invisible.ts'
import { cut, plural } from '../wording/wording.ts'
import type { Api } from './api.ts'
import { connect, listChanges } from './api.ts'
import type { Event } from './event.ts'
import type { Inputs } from './inputs.ts'

/** What each part of a step needs to know. */
export interface Step {
  readonly inputs: Inputs
  readonly event: Event
  readonly host: Host
  /** The warnings and notices that the step itself has sent: each takes the place of an annotation. */
  readonly sent: { warning: number; info: number }
  readonly notes: string[]
  /** GitHub's API, opened when it is first asked for. Throws where there is no token. */
  readonly api: () => Promise<Api>
  /** The files that the pull request changes, asked for once. Throws where they cannot be known. */
  readonly changes: () => Promise<readonly ChangedFile[]>
}

/** How a step ends. */
export interface Ending {
  readonly fails: boolean
  /** The findings that make it fail, such as `2 errors`. */
  readonly because: readonly string[]
  /** Why not everything could be checked. */
  readonly failure: string | undefined
}

/** What there is to say on the lines of files. */
export interface Findings {
  /** Those of the whole run, whatever is reported of them. */
  readonly all: readonly Result[]
  readonly reported: readonly Result[]
  readonly silenced: Silenced | undefined
  readonly ending: Ending
  /** Tells the files that the pull request changes; undefined without one, or where that cannot be known. */
  readonly isOwn: ((result: Result) => boolean) | undefined
}

/** A step that has sent nothing yet. */
export function openStep(inputs: Inputs, event: Event, host: Host): Step {
  let [api, changes]: [Promise<Api>?, Promise<readonly ChangedFile[]>?] = []
  const open = () => (api ??= connect({ token: inputs.token }))
  const list = async () => listChanges(await open(), event)
  return {
    inputs,
    event,
    host,
    sent: { warning: 0, info: 0 },
    notes: [],
    api: open,
    changes: () => (changes ??= list()),
  }
}

const MOST_NOTES = 20

/** In UTF-16 code units. */
const LONGEST_NOTE = 1000

// The package @actions/core says the same, but it takes longer to load than most runs take: only what writes
// files is left to it.

/** The value of an input, as the workflow gives it; empty where it gives none. */
export function input(name: string): string {
  return process.env[`INPUT_${name.toUpperCase()}`] ?? ''
}

/** Writes a line to the log. */
export function info(text: string): void {
  process.stdout.write(`${visibleLine(text)}\n`)
}

/** Sends a warning about the whole step. */
export function warn({ sent }: Step, text: string): void {
  sent.warning++
  say('warning', text)
}

/** Sends a notice about the whole step. */
export function notice({ sent }: Step, text: string): void {
  sent.info++
  say('notice', text)
}

/** Sends an error, and makes the step fail when it ends. */
export function fail(text: string): void {
  process.exitCode = 1
  say('error', text)
}

function say(kind: 'error' | 'warning' | 'notice', text: string): void {
  process.stdout.write(stepCommand(kind, visible(text)))
}

/** What an error says, whatever was thrown. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The first messages of a run, and how many are left out: config files may have any number of mistakes. */
export function brief(notes: readonly string[]): readonly string[] {
  const shown = notes.slice(0, MOST_NOTES).map((note) => cut(note, LONGEST_NOTE))
  const left = notes.length - shown.length
  return left === 0
    ? shown
    : [
        ...shown,
        `${plural(left, 'more message')} not shown. Fix these first, or run passmuster on the command line.`,
      ]
}
