import { join, relative } from 'node:path'
import { find, slashed } from './find.ts'
import type { Found } from './find.ts'
import { fileRules } from './formats/file/index.ts'
import { formatOf } from './formats/index.ts'
import { graphOf } from './formats/agent-3md/graph.ts'
import { agent3md } from './formats/agent-3md/index.ts'
import { manifestOf } from './formats/agent-3md/manifest.ts'
import type { Agent3md } from './formats/agent-3md/parse.ts'
import { routeRequest } from './formats/agent-3md/route.ts'
import type { Host } from './host.ts'
import { lint, reporter } from './lint.ts'
import type { Settings } from './lint.ts'
import { plural } from './message.ts'
import { directoryOf, filesOf, readFound } from './read.ts'
import { byPlace, linesOf } from './reporters/report.ts'
import { stringify } from './reporters/json.ts'
import { LARGEST_FILE } from './run.ts'
import type { Outcome } from './run.ts'
import type { Diagnostic, Report, RuleInfo, Source } from './types.ts'
import { visible } from './visible.ts'

interface View {
  /** What the command line names, the file first. */
  readonly operands: readonly string[]
  print(agent: Agent3md, request: string): string
}

/** The ways to look at one agent. */
export const views = {
  manifest: { operands: ['FILE.3md'], print: (agent) => `${stringify(manifestOf(agent))}\n` },
  route: { operands: ['FILE.3md', 'REQUEST'], print: printRoute },
  graph: { operands: ['FILE.3md'], print: (agent) => visibleLines(graphOf(agent)) },
} satisfies Readonly<Record<string, View>>

export type ViewName = keyof typeof views

// A loader knows no settings: what it refuses is refused here.
const SETTINGS: Settings = { preset: 'recommended', rules: new Map() }

/** Prints a view of the agent in one file. A file with errors, or that is no agent, is refused with exit code 1, a path to none or to several with 2. */
export function inspect(view: ViewName, [path = '', request = '']: readonly string[], host: Host): Outcome {
  const { found, unmatched } = find([path], { gitignore: false, isNamed: (name) => formatOf(name, 'agent-skills')?.name === agent3md.name }, host)
  const [file] = found
  if (file === undefined || found.length > 1) {
    const reason = unmatched[0] === undefined ? `leads to ${plural(found.length, 'file')}. Name one` : `leads to no file: ${unmatched[0].reason}`
    return { stdout: '', stderr: `passmuster: ${visible(`\`${path}\` ${reason}.`)}\n`, exitCode: 2 }
  }
  const shown = slashed(relative(host.cwd, join(file.root, file.path)))
  const { source, errors } = judge(file, host)
  if (errors.length > 0) return { stdout: '', stderr: errorLines(errors, shown, source.text), exitCode: 1 }
  const agent = agent3md.parse(source)
  if (!agent.isAgent) return { stdout: '', stderr: `passmuster: ${visible(`\`${shown}\` is no agent. Give it an \`agent\` key and \`axis: skill\`.`)}\n`, exitCode: 1 }
  return { stdout: views[view].print(agent, request), stderr: '', exitCode: 0 }
}

/** The file's source, empty where there is none, and what stands against printing it: all that keeps it from being read, or its errors. */
function judge(found: Found, host: Host): { readonly source: Source; readonly errors: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const collect = (rule: RuleInfo): Report => reporter(rule, SETTINGS, (diagnostic) => diagnostics.push(diagnostic)) ?? (() => {})
  const reading = readFound(found, LARGEST_FILE, host)
  const text = 'text' in reading ? reading.text : ''
  const source: Source = { path: found.path, text, directory: directoryOf(found), files: filesOf(found.root, LARGEST_FILE, host) }
  if (fileRules.some((rule) => rule.refuses(reading, collect(rule)))) return { source, errors: diagnostics }
  return { source, errors: lint(source, agent3md, SETTINGS).diagnostics.filter(({ severity }) => severity === 'error').sort(byPlace) }
}

function errorLines(diagnostics: readonly Diagnostic[], path: string, text: string): string {
  const { locate } = linesOf(text)
  return diagnostics.map(({ range, severity, message, rule }) => {
    const { line, column } = locate(range).start
    return `${visible(`${path}:${line}:${column} ${severity} ${message} ${rule}`)}\n`
  }).join('')
}

function printRoute(agent: Agent3md, request: string): string {
  const matches = routeRequest(agent, request)
  if (matches.length === 0) return 'No skill has a trigger that the request satisfies.\n'
  return visibleLines(matches.map(({ skill, phrases }) => `${skill.title} (z=${skill.z}): ${phrases.join(', ')}\n`).join(''))
}

function visibleLines(text: string): string {
  return text.split('\n').map(visible).join('\n')
}
