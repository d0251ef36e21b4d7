import type { Host } from '../../src/files/host.ts'
import { openRepositories } from '../../src/files/repository-files.ts'
import type { Reading } from '../../src/lint/reading.ts'
import type { FileSettings, Preset } from '../../src/model.ts'
import { openWorkspaces } from '../../src/project/workspaces.ts'
import type { Result } from '../../src/reporters/report.ts'
import { resultOf } from '../linting.ts'
import { memoryHost, ROOT } from '../memory-host.ts'

/** A kind of file to judge: a format, under its dialect. */
export interface Kind {
  readonly name: 'skill' | 'plane' | 'agent3md' | 'agent' | 'copilot' | 'claude'
  readonly settings: Pick<FileSettings, 'dialect' | 'agentFormat' | 'format'>
}

export const kinds: readonly Kind[] = [
  { name: 'skill', settings: { dialect: 'agent-skills', agentFormat: undefined, format: 'skill' } },
  { name: 'plane', settings: { dialect: 'skills-plane', agentFormat: undefined, format: 'skill' } },
  { name: 'agent3md', settings: { dialect: 'agent-skills', agentFormat: undefined, format: 'agent3md' } },
  { name: 'agent', settings: { dialect: 'agent-skills', agentFormat: undefined, format: 'agent' } },
  { name: 'copilot', settings: { dialect: 'agent-skills', agentFormat: undefined, format: 'copilot' } },
  { name: 'claude', settings: { dialect: 'agent-skills', agentFormat: undefined, format: 'claude' } },
]

/** Which paths a kind's files have. */
export function textsOf({ name }: Kind): RegExp {
  if (name === 'skill' || name === 'plane') return /skill\.md$/i
  if (name === 'claude') return /\.claude\/agents\/[^/]+\.md$/
  return name === 'agent3md' ? /\.3md$/ : /(?:\.agent|\.chatmode|(?<!\.claude\/)agents\/[^/]+)\.md$/i
}

/** A file to judge, as it was read. */
export interface Subject {
  readonly kind: Kind
  readonly path: string
  readonly reading: Reading
}

/** The text that was read; the text up to the first bad byte of a file that is not UTF-8. */
export function textOf({ reading }: Subject): string {
  return 'text' in reading ? reading.text : ''
}

/** The subject with another text. */
export function withText(subject: Subject, text: string): Subject {
  return { ...subject, reading: { state: 'text', text } }
}

/** What was judged of late: safe fixes and suggested ones, alone and in rounds, lead to the same texts. */
const recent = new Map<string, Promise<Result>>()
const MOST_RECENT = 50

/** As `judgedAnew`, but what was judged of late is not judged again. */
export function judged(subject: Subject, preset: Preset): Promise<Result> {
  const { kind, path, reading } = subject
  if (reading.state !== 'text') return judgedAnew(subject, preset)
  const key = [kind.name, preset, path, reading.text].join('\0')
  const known = recent.get(key)
  if (known !== undefined) return known
  const result = judgedAnew(subject, preset)
  if (recent.size >= MOST_RECENT) recent.clear()
  recent.set(key, result)
  return result
}

/** All that a run finds in one file: the rules, those over the whole repository too, and suppressions. */
export async function judgedAnew({ kind, path, reading }: Subject, preset: Preset): Promise<Result> {
  const settings: FileSettings = { ...kind.settings, preset, rules: new Map() }
  const search = {
    repositories: openRepositories(scattered),
    read: () => reading,
    settingsFor: () => settings,
    mayReport: () => false,
  }
  const options = { inlineConfig: true, rules: new Map(), fix: undefined, stdinPath: undefined }
  const [result] = openWorkspaces([{ root: ROOT, path }], search, options, scattered).results()
  // A page of documentation among agents has none.
  return result ?? resultOf([], textOf({ kind, path, reading }), path)
}

const SOME_TEXT = Buffer.from(
  '---\nname: x\n---\n# Other\n\nSee [it](forms.md) and [that](../b/that.md#x).\n',
)

/** Made once, since to make an error takes long: it notes where it was made. */
const MISSING = Object.assign(new Error('ENOENT'), { code: 'ENOENT' })
const CLOSED = Object.assign(new Error('EACCES'), { code: 'EACCES' })

/**
 * A machine on which every third path leads to a file, whatever it is, so that links lead somewhere and
 * nowhere.
 */
const scattered: Host = {
  ...memoryHost({}),
  realpath(path) {
    // Folders are all there, and none can be listed.
    if (path === ROOT || !/\.[^/]*$/.test(path) || isThere(path)) return path
    throw MISSING
  },
  list() {
    throw CLOSED
  },
  stat: () => ({
    size: SOME_TEXT.length,
    isFile: () => true,
    isDirectory: () => false,
    isSymbolicLink: () => false,
  }),
  read: () => SOME_TEXT,
}

/**
 * No skill is around another, for then it would only be a part of that, and no agent is there to hand over
 * to. Nor are there files that show how to make others, for then these may be missing.
 */
function isThere(path: string): boolean {
  if (/\/SKILL\.md$|\.agent\.md$|\.chatmode\.md$|\/\.github\//.test(path)) return false
  if (/\.(?:example|sample|template)(?:\.|$)/.test(path)) return false
  let sum = path.endsWith('/') ? -'/'.charCodeAt(0) : 0
  for (let at = 0; at < path.length; at++) sum += path.charCodeAt(at)
  return sum % 3 === 0
}
