import type { Files } from '../../model.ts'
import { viewAt } from '../../syntax/views.ts'
import { basename, dirname, join } from '../../wording/paths.ts'
import { quotePath } from '../../wording/quote.ts'
import { scriptsIn } from '../skill/folder-names.ts'

const MOST_FILES = 50
const CONFIG = /\.(?:jsonc?|ya?ml|toml)$/i
const COPIED = /(?:\bcp|\bln|\brsync|\binstall|\bcopy)\b[^\n]{0,200}\.claude\/agents/i
const TARGET = /\.claude["']?[/,][ ]?["']?agents|CLAUDE_\w{0,30}["'}]{0,2}\/agents/i

/** What people run to install all that the repository has. */
const INSTALLER = /^(?:install|setup)\.\w+$/
const CLIENT = /(?<![\w-])claude(?![\w-])/i

/** Whether a script, or the README, copies what a repository has into a folder of Claude Code elsewhere. */
export const hasInstaller = viewAt((root: string, files: Files): boolean => {
  const copies = COPIED.test(files.read(join(root, 'README.md')) ?? '')
  const isTarget = (path: string, text: string): boolean =>
    TARGET.test(text) || (INSTALLER.test(path) && CLIENT.test(text))
  return copies || files.once(scriptsIn, root).some((path) => isTarget(path, files.read(path) ?? ''))
})

/** A name of a file that a script puts together. */
const BUILT = /\$\w{1,60}\.md|\}\.md|%s\.md|\+ ?["'`]\.md/

/** What Claude Code and others load at each start. */
const INSTRUCTIONS = ['CLAUDE.md', '.claude/CLAUDE.md', 'AGENTS.md']

/**
 * The file of a repository that reads an agent as it is: a script, a configuration, a command, a skill or the instructions
 * for all that have its path, or a script that has the folder and makes the names of files.
 */
export function readerOf(path: string, files: Files): string | undefined {
  const root = /^(.*)\/\.claude\//.exec(path)?.[1] ?? '.'
  const has = (text: string) => (reader: string) => (files.read(reader) ?? '').includes(text)
  const programs = [...files.once(configsIn, '.'), ...files.once(scriptsIn, '.')]
  const own = path.slice(path.lastIndexOf('.claude/'))
  const instructions = INSTRUCTIONS.map((file) => join(root, file)).filter(files.has)
  return (
    programs.find(has(`agents/${basename(path)}`)) ??
    files.once(ordersIn, root).find(has(own)) ??
    instructions.find((file) => readsAsText(own, files.read(file) ?? '')) ??
    agentsBeside(path, files).find(has(`${basename(path)})`)) ??
    files.once(folderReader, root)
  )
}

/** The agents beside one, which may link it as a page of theirs. */
function agentsBeside(path: string, files: Files): readonly string[] {
  const folder = dirname(path)
  const beside = files.list(folder).map(({ name }) => join(folder, name))
  return beside.filter((each) => each !== path && /\.md$/i.test(each)).slice(0, MOST_FILES)
}

/** Whether a line has the path of a file, and does not speak of an agent. */
function readsAsText(path: string, text: string): boolean {
  return text.split('\n').some((line) => line.includes(path) && !/(?<![\w/])agents?(?![\w/])/i.test(line))
}

/** Whether a file is one of the instructions that clients load at each start. */
export function isOfInstructions(path: string): boolean {
  return INSTRUCTIONS.some((name) => basename(name) === basename(path))
}

/** What to do with a file that something of the repository reads as it is. */
export function ofReader(reader: string | undefined, files: Files): string {
  return reader === undefined || !files.mayName(reader)
    ? ''
    : ` If only ${quotePath(reader)} reads it, leave it.`
}

/** A script that copies the agents needs them as agents. */
const folderReader = viewAt((root: string, files: Files): string | undefined =>
  files.once(scriptsIn, root).find((path) => {
    const text = files.read(path) ?? ''
    return TARGET.test(text) && BUILT.test(text) && !COPIED.test(text)
  }),
)

/** The commands and skills for Claude Code. */
const ordersIn = viewAt((root: string, files: Files): readonly string[] => {
  const inFolder = (folder: string, below = ''): readonly string[] =>
    files
      .list(join(root, folder))
      .map(({ name }) => join(root, folder, name, below))
      .filter((path) => /\.md$/i.test(path))
      .slice(0, MOST_FILES)
  return [...inFolder('.claude/commands'), ...inFolder('.claude/skills', 'SKILL.md')]
})

const configsIn = viewAt((root: string, files: Files): readonly string[] =>
  [root, '.claude', '.github/workflows', 'config']
    .flatMap((folder) => files.list(folder).map(({ name }) => join(folder, name)))
    .filter((path) => CONFIG.test(path))
    .slice(0, MOST_FILES),
)
