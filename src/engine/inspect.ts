import { join, relative } from 'node:path'
import { discover } from '../files/discover.ts'
import type { Found } from '../files/found-path.ts'
import { directoryOf } from '../files/found-path.ts'
import { readMatcher } from '../files/glob/matcher.ts'
import type { Host } from '../files/host.ts'
import { slashed } from '../files/paths.ts'
import { LARGEST_FILE, readFound } from '../files/read.ts'
import { filesOf } from '../files/repository-files.ts'
import { agent as agentFile } from '../formats/agent/index.ts'
import { agentManifest } from '../formats/agent/manifest.ts'
import type { Agent } from '../formats/agent/parse.ts'
import { graphOf } from '../formats/agent-3md/dependency-diagram.ts'
import { agent3md } from '../formats/agent-3md/index.ts'
import { manifestOf } from '../formats/agent-3md/manifest.ts'
import type { Agent3md } from '../formats/agent-3md/parse.ts'
import { routeRequest } from '../formats/agent-3md/route-request.ts'
import { refusalOf } from '../formats/file/index.ts'
import { formatOf } from '../formats/load.ts'
import { formatsNamed } from '../formats/names.ts'
import type { Diagnostic, Format, Settings, Source } from '../model.ts'
import { stringify } from '../reporters/json.ts'
import { byPlace, linesOf } from '../reporters/report.ts'
import { visible, visibleLine } from '../text/escape-invisible.ts'
import { plural } from '../text/wording.ts'
import type { ViewName } from './agent-views.ts'
import { lint } from './lint.ts'
import type { Outcome } from './outcome.ts'

interface View {
  print(agent: Agent3md, request: string): string
  /** The view of an agent of the Agent File Format, where there is one. */
  printAgent?(agent: Agent): string
}

const views: Readonly<Record<ViewName, View>> = {
  manifest: {
    print: (agent) => `${stringify(manifestOf(agent))}\n`,
    printAgent: (agent) => `${stringify(agentManifest(agent))}\n`,
  },
  route: { print: printRoute },
  graph: { print: (agent) => visibleLines(graphOf(agent)) },
}

// A loader knows no settings: what it refuses is refused here.
const SETTINGS: Settings = { preset: 'recommended', rules: new Map() }

/**
 * Prints a view of the agent in one file. A file with errors, or that is no agent, is refused with exit code
 * 1, a path to none or to several with 2.
 */
export async function inspect(
  view: ViewName,
  [path = '', request = '']: readonly string[],
  host: Host,
): Promise<Outcome> {
  const { print, printAgent } = views[view]
  const viewed = (format: Format | undefined): boolean =>
    format === agent3md || (format === agentFile && printAgent !== undefined)
  const { found, unmatched } = discover(
    [path],
    {
      gitignore: false,
      readGlob: readMatcher,
      isNamed: (name) =>
        formatsNamed(name).some(
          ({ name: format }) =>
            format === agent3md.name || (format === agentFile.name && printAgent !== undefined),
        ),
    },
    host,
  )
  const [file] = found
  if (file === undefined || found.length > 1) {
    const reason =
      unmatched[0] === undefined
        ? ` matches ${plural(found.length, 'file')}. Name one`
        : `: ${unmatched[0].reason}`
    return { stdout: '', stderr: `passmuster: ${visible(`\`${path}\`${reason}.`)}\n`, exitCode: 2 }
  }
  const shown = slashed(relative(host.cwd, join(file.root, file.path)))
  const refuse = (reason: string): Outcome => ({
    stdout: '',
    stderr: `passmuster: ${visible(`\`${shown}\` ${reason}.`)}\n`,
    exitCode: 1,
  })
  const { source, format, errors } = await judge(file, host)
  if (format !== undefined && !viewed(format))
    return refuse(`is of the format ${format.title}, which has no ${view}. Name another file`)
  if (errors.length > 0) return { stdout: '', stderr: errorLines(errors, shown, source.text), exitCode: 1 }
  if (format === agentFile) return { stdout: printAgent!(agentFile.parse(source)), stderr: '', exitCode: 0 }
  const agent = agent3md.parse(source)
  if (!agent.isAgent) return refuse('is not an agent. Give it an `agent` key and `axis: skill`')
  return { stdout: print(agent, request), stderr: '', exitCode: 0 }
}

/**
 * The file's source, empty where there is none, its format, undefined where it cannot be read, and what
 * stands against printing it: all that keeps it from being read, or its errors.
 */
async function judge(
  found: Found,
  host: Host,
): Promise<{
  readonly source: Source
  readonly format: Format | undefined
  readonly errors: readonly Diagnostic[]
}> {
  const reading = readFound(found, LARGEST_FILE, host)
  const text = 'text' in reading ? reading.text : ''
  const plain: Source = {
    path: found.path,
    text,
    directory: directoryOf(found, host),
    files: filesOf(found.root, host),
  }
  const refusal = refusalOf(reading, SETTINGS)
  if (refusal !== undefined) return { source: plain, format: undefined, errors: refusal }
  const format = await formatOf(found.path, text, { dialect: 'agent-skills', agentFormat: undefined })
  if (format === undefined) return { source: plain, format, errors: [] }
  const source = (await format.prepare?.(plain)) ?? plain
  return {
    source,
    format,
    errors: lint(source, format, SETTINGS)
      .diagnostics.filter(({ severity }) => severity === 'error')
      .sort(byPlace),
  }
}

function errorLines(diagnostics: readonly Diagnostic[], path: string, text: string): string {
  const { locate } = linesOf(text)
  return diagnostics
    .map(({ range, severity, message, rule }) => {
      const { line, column } = locate(range).start
      return `${visibleLine(`${path}:${line}:${column} ${severity} ${message} ${rule}`)}\n`
    })
    .join('')
}

function printRoute(agent: Agent3md, request: string): string {
  const matches = routeRequest(agent, request)
  if (matches.length === 0) return 'No skill has a trigger that the request satisfies.\n'
  return visibleLines(
    matches.map(({ skill, phrases }) => `${skill.title} (z=${skill.z}): ${phrases.join(', ')}\n`).join(''),
  )
}

function visibleLines(text: string): string {
  return text.split('\n').map(visibleLine).join('\n')
}
