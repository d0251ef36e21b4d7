import { skillsIn } from './browser/clients.ts'
import { open as openTexts } from './browser/index.ts'
import { CLIENTS } from './clients/index.ts'
import { machine } from './files/node-host.ts'
import { agentFormats, dialects } from './formats/names.ts'
import type { OpenFiles } from './project/open-folder.ts'
import { openFolder } from './project/open-folder.ts'
import { oneOf, PRESETS, readClients, readWindow } from './project/option-values.ts'
import { readLevels } from './project/rule-levels.ts'
import { factsOf } from './reporters/clients/facts.ts'
import { matrixData } from './reporters/clients/json.ts'
import { matrixOf } from './reporters/clients/judge.ts'
import { diagnosticsOf } from './reporters/json.ts'
import { resultOf } from './reporters/report.ts'
import { compare } from './wording/compare.ts'
import { isBelowRoot, LONGEST_PATH, plainPath } from './wording/paths.ts'
import { quotePath } from './wording/quote.ts'
import { count } from './wording/wording.ts'

// The types of the package are made of this file alone: its signatures name no type of another one.

/** Texts by their paths, with `/`: the files of a repository in memory. */
export type Texts = ReadonlyMap<string, string> | Readonly<Record<string, string>>

/** What may be chosen for all files, as on the command line. It wins over config files. */
export interface Settings {
  /** `recommended` by default. */
  readonly preset?: 'recommended' | 'strict' | undefined
  /** The severities of rules, or of groups such as `skill/*`. A later one overrides an earlier one. */
  readonly rules?: Readonly<Record<string, 'error' | 'warning' | 'info' | 'off'>> | undefined
  /** The ids of the clients to judge skills for; by default the specification and all agents. */
  readonly clients?: readonly string[] | undefined
  /** The context window of your models, in tokens; by default that of each client’s default model. */
  readonly contextWindow?: number | undefined
  /** How `SKILL.md` is read: `agent-skills` by default. */
  readonly dialect?: 'agent-skills' | 'skills-plane' | undefined
  /** How `*.agent.md` is read; by default its content decides. */
  readonly agentFormat?: 'agent' | 'copilot' | undefined
}

/** A place in a text. Lines and columns start at 1, offsets at 0; columns and offsets count UTF-16 code units. */
export interface Position {
  readonly line: number
  readonly column: number
  readonly offset: number
}

/** A part of a text; the end is exclusive. */
export interface Range {
  readonly start: Position
  readonly end: Position
}

/** What a rule found. */
export interface Finding {
  /** From the folder that was opened, with `/`. */
  readonly path: string
  /** The format of the file, such as `skill`; `none` for a folder that could not be searched. */
  readonly format: string
  /** Such as `skill/name-directory`. */
  readonly rule: string
  readonly severity: 'error' | 'warning' | 'info'
  /** What is wrong, and how to fix it. Values are in backticks. */
  readonly message: string
  readonly range: Range
  /** The page that documents the rule. */
  readonly url: string
  /** Other places that the message refers to. */
  readonly related?: readonly Related[] | undefined
  readonly fix?: Fix | undefined
}

/** Another place that a finding refers to. */
export interface Related {
  readonly path: string
  readonly range: Range
  readonly message: string
}

/** Edits of the file that end a finding. A safe fix keeps the meaning of what is read; any other is a suggestion. */
export interface Fix {
  readonly title: string
  readonly safe: boolean
  readonly edits: readonly { readonly range: Range; readonly text: string }[]
}

/** How a fact is known, the surest first. */
export type Basis = 'observed' | 'code' | 'documented' | 'reported'

/** What a client does with a skill: `unseen` where it does not look in its folder. */
export interface Verdict {
  readonly outcome: 'loads' | 'degraded' | 'refused' | 'unseen' | 'unknown'
  readonly reasons: readonly Reason[]
}

/** Why a client does not take a skill as it is. */
export interface Reason {
  readonly text: string
  /** The URL of the source of the fact. */
  readonly source: string
  readonly basis: Basis
  /** The rule that reports it, if one does. */
  readonly rule?: string | undefined
  /** Whether it tells only what the client never reads: nothing is lost by it. */
  readonly note?: true | undefined
}

/** A skill, with the verdict of each client by the id of the client. */
export interface JudgedSkill {
  readonly path: string
  readonly verdicts: Readonly<Record<string, Verdict>>
}

/** A client, and all that is known of it. */
export interface Client {
  readonly id: string
  readonly title: string
  readonly vendor: string
  readonly kind: 'agent' | 'validator' | 'registry' | 'installer'
  /** Its own page. */
  readonly page: string
  /** The day on which the facts were checked, as YYYY-MM-DD. */
  readonly checked: string
  readonly facts: readonly Fact[]
}

/** One thing that is known of a client, with its source. */
export interface Fact {
  /** Such as `Fields`. */
  readonly topic: string
  /** Such as `description`. */
  readonly about: string
  readonly text: string
  readonly basis: Basis
  readonly url: string
  /** The version that was observed, and when. */
  readonly version?: string
  readonly date?: string
}

/** A folder or texts that are kept. What changes is judged again, with what depends on it, when it is next asked for. */
export interface Workspace {
  /** The files that are checked, sorted by path. Throws if a config file is wrong. */
  files(): readonly { readonly path: string; readonly format: string }[]
  /** The findings in all files or in one, by path and position. Throws if a config file is wrong. */
  findings(path?: string): readonly Finding[]
  /**
   * What clients do with each skill: those with these ids, else all. A file that is not UTF-8 is left out. Throws for
   * an unknown id, or if a config file is wrong.
   */
  clients(ids?: readonly string[]): readonly JudgedSkill[]
  /** Gives a file another text; without a text it is again as it was. Nothing is written. Throws for a path outside. */
  put(path: string, text: string | undefined): void
  /** The text of a file; undefined if it cannot be read. */
  text(path: string): string | undefined
  /** The text after the safe fixes, or after suggested ones too; undefined if the file cannot be read. */
  fixed(path: string, which?: 'safe' | 'suggested'): string | undefined
}

/**
 * Opens a folder by its path, or texts. The config files of a folder apply, baselines do not; texts have no config
 * files. Throws an error of one line for a path that is no folder, and for settings that are wrong.
 */
export function open(where: string | Texts, settings: Settings = {}): Workspace {
  const chosen = chosenBy(settings)
  const files = typeof where === 'string' ? openFolder(where, machine, chosen) : inMemory(where, chosen)
  return {
    files: () =>
      reportsOf(files)
        .filter(({ format, diagnostics }) => format !== 'none' || diagnostics.length > 0)
        .map(({ path, format }) => ({ path, format })),
    findings(path) {
      const mentioned = reportsOf(files)
      const place = path === undefined ? undefined : placeOf(path)
      return diagnosticsOf({
        results: mentioned.filter((each) => place === undefined || each.path === place),
        mentioned,
      })
    },
    clients(ids = []) {
      const skills = files.repositories().flatMap(skillsIn)
      return matrixData(matrixOf(skills, idsOf(ids))).skills
    },
    put: (path, text) => files.put(placeOf(path), textOf(text)),
    text(path) {
      const file = files.at(placeOf(path))
      return file?.workspace.text(file.path)
    },
    fixed(path, which = 'safe') {
      const file = files.at(placeOf(path))
      return file?.workspace.fixed(file.path, oneOf('fixed', which, ['safe', 'suggested']))
    },
  }
}

/** The findings of a folder or of texts, as `open` has them. */
export function lint(where: string | Texts, settings: Settings = {}): readonly Finding[] {
  return open(where, settings).findings()
}

/** What is known of the clients with these ids, else of all. Throws an error of one line for an unknown id. */
export function facts(ids?: readonly string[]): readonly Client[] {
  const asked = ids && idsOf(ids)
  return CLIENTS.filter(({ id }) => asked?.includes(id) !== false).map(factsOf)
}

function chosenBy(settings: Settings) {
  expect(isObject(settings), '`settings` must be an object.')
  const { preset, dialect, agentFormat, clients, contextWindow, rules = {} } = settings
  expect(isObject(rules), '`rules` must be an object.')
  return {
    preset: preset && oneOf('preset', String(preset), PRESETS),
    dialect: dialect && oneOf('dialect', String(dialect), dialects),
    agentFormat: agentFormat && oneOf('agentFormat', String(agentFormat), agentFormats),
    clients: clients && idsOf(clients),
    contextWindow:
      contextWindow === undefined ? undefined : readWindow(String(contextWindow), 'contextWindow'),
    rules: readLevels(Object.entries(rules), 'rules'),
  }
}

/** Callers without types are told in one line, too. */
function expect(isRight: boolean, message: string): void {
  if (!isRight) throw new Error(message)
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function idsOf(ids: readonly string[]): readonly string[] {
  const isList = Array.isArray(ids) && ids.every((id) => typeof id === 'string')
  expect(isList, '`clients` must be a list of ids.')
  return readClients(ids)
}

function textOf(text: string | undefined): string | undefined {
  expect(text === undefined || typeof text === 'string', 'The text must be a string.')
  return text
}

function inMemory(texts: Texts, chosen: ReturnType<typeof chosenBy>): OpenFiles {
  expect(isObject(texts), 'The first argument must be the path of a folder, or texts by their paths.')
  const { preset = 'recommended', dialect = 'agent-skills' } = chosen
  const workspace = openTexts({}, { ...chosen, preset, dialect })
  const entries = Symbol.iterator in texts ? texts : Object.entries(texts)
  for (const [path, text] of entries) workspace.put(placeOf(path), textOf(text))
  return {
    repositories: () => [{ root: '', workspace, shown: (path) => path }],
    put: workspace.put,
    at: (path) => ({ workspace, path }),
  }
}

function reportsOf(files: OpenFiles) {
  return files
    .repositories()
    .flatMap(({ workspace, shown }) => workspace.all().map((file) => resultOf(file, shown)))
    .toSorted((a, b) => compare(a.path, b.path))
}

function placeOf(path: string): string {
  expect(typeof path === 'string', 'The path must be a string.')
  expect(
    path.length <= LONGEST_PATH,
    `A path has ${count(path.length)} characters, and ${count(LONGEST_PATH)} is the most. Shorten it.`,
  )
  const place = plainPath(path)
  if (isBelowRoot(place)) return place
  throw new Error(`${quotePath(path)} is outside what was opened. Give a path from there, without \`..\`.`)
}
