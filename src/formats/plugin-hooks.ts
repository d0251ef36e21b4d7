import { HOOK_EVENTS } from '../clients/claude-hooks.ts'
import type { Field, Files, Range } from '../model.ts'
import { nearRoots } from '../references/plugins.ts'
import type { TextField } from '../syntax/fields.ts'
import { isMapping } from '../syntax/fields.ts'
import { readJson } from '../syntax/json.ts'
import { lineStarts, positionAt } from '../syntax/position.ts'
import { viewAt } from '../syntax/views.ts'
import { groupBy } from '../wording/compare.ts'
import { join } from '../wording/paths.ts'
import { quote, quotePath } from '../wording/quote.ts'
import { listed } from '../wording/wording.ts'
import { commandsOf } from './hook-commands.ts'
import { tellHookFaults } from './hook-faults.ts'
import { jsonFault } from './plugin/json-faults.ts'

/** What is wrong with a hook, and whether Claude Code loads none of the plugin’s for it. */
interface HookFault {
  readonly message: string
  readonly isFatal: boolean
}

/** The first skill of a plugin, which has the findings on its hooks. */
export const firstSkill = viewAt((folder: string, files: Files): string | undefined => {
  const skills = join(folder, 'skills')
  const paths = files.list(skills).map(({ name }) => join(skills, name, 'SKILL.md'))
  return paths.find((path) => files.has(path))
})

/** Where Claude Code looks for the hooks of a plugin by itself. */
export const HOOKS_FILE = 'hooks/hooks.json'

/** What is wrong with the hooks of a plugin. */
export const hookFaults = viewAt((folder: string, files: Files): readonly HookFault[] => {
  const at = join(folder, HOOKS_FILE)
  const text = files.has(at) && files.mayName(at) ? files.read(at) : undefined
  // An empty file has no hooks to lose.
  if (text === undefined || text.trim() === '') return []
  const starts = lineStarts(text)
  const lineOf = ([start]: Range): string => String(positionAt(text, starts, start).line)
  const noJson = jsonFault(text)
  if (noJson !== undefined) {
    const problem = `Line ${lineOf(noJson.range)} of ${quotePath(at)}: ${noJson.message}`
    return [{ message: `${problem} Claude Code loads none of its hooks.`, isFatal: true }]
  }
  const whole = readJson(text)?.value
  const fields = isMapping(whole) ? whole : new Map<string, Field>()
  const hooks = fields.get('hooks')
  if (hooks === undefined) {
    const event = [...fields.keys()].find((key) => HOOK_EVENTS.includes(key))
    if (event === undefined || fields.has('modules')) return []
    const message = `${quotePath(at)} has ${quote(event)} at its top, so Claude Code loads none of its hooks. Put all events into \`{"hooks": {…}}\`.`
    return [{ message, isFatal: true }]
  }
  const faults: { readonly line: string; readonly problem: string; readonly isFatal: boolean }[] = []
  tellPluginHooks(hooks, folder, files, (range, problem, isFatal) =>
    faults.push({ line: lineOf(range), problem, isFatal }),
  )
  // Who writes one time in milliseconds writes all so.
  const causes = groupBy(faults, ({ problem }) => problem.replace(/`[\d.]+`/g, ''))
  const groups = [...causes.values()].slice(0, MOST_FAULTS)
  return groups.map((group) => {
    const lines = [...new Set(group.map(({ line }) => line))]
    const where = `Line${lines.length === 1 ? '' : 's'} ${listed(lines, MOST_LINES)}`
    const isOne = group.every(({ problem }) => problem === group[0].problem)
    const problem = isOne ? group[0].problem : ofSeveral(group[0].problem)
    const message = `${where} of ${quotePath(at)}: ${problem}`
    return { message, isFatal: group[0].isFatal }
  })
})

/** Of times in milliseconds, where more than one is wrong. */
function ofSeveral(problem: string): string {
  return problem
    .replace(/so (`\d+`) is/, 'so $1 and the like are')
    .replace(/Did you mean `\d+(?:\.\d+)?`\?/, 'Divide each by 1,000.')
}

const MOST_LINES = 5
const MOST_COMMANDS = 100
const MOST_FAULTS = 100

type Tell = (range: Range, problem: string, isFatal: boolean) => void

/** Tells the mistakes in hooks of a plugin, which are JSON. Versions differ in what a faulty entry costs. */
export function tellPluginHooks(hooks: Field, folder: string, files: Files, tell: Tell): void {
  tellHookFaults(hooks, (range, message, loss) => {
    const isFatal = loss === 'hooks' || loss === 'guarded'
    const lost = isFatal ? 'does not load the plugin' : 'skips it'
    const postscript = ` Claude Code ${lost}; older versions such as 2.1.197 load none of the plugin’s hooks.`
    tell(range, inJson(message) + (loss === 'nothing' ? '' : postscript), isFatal)
  })
  for (const { value, range } of distinctCommands(hooks)) {
    const fault = faultOf(value, folder, files)
    if (fault !== undefined) tell(range, `The hook ${fault}`, false)
  }
}

/** A message with the forms that it advises as JSON has them. */
function inJson(message: string): string {
  return message
    .replace(/Start each (?:matcher|hook) with `- `/, 'Put it into `[…]`')
    .replace('`if: ', '`"if": ')
    .replace(/(?<=(?:like this:|such as) `)[^`]+/, (form) => form.replace(/[\w./]+/g, '"$&"'))
}

function distinctCommands(hooks: Field): readonly TextField[] {
  const written = commandsOf(hooks).slice(0, MOST_COMMANDS)
  const texts = written.filter((each): each is TextField => typeof each.value === 'string')
  return [...groupBy(texts, ({ value }) => value).values()].map(([first]) => first)
}

/** A script by which a command starts, in the folder where it runs, in the project or in that of the plugin. */
const SCRIPT =
  /^(?:(?:bash|sh|zsh|node|bun|python3?) )?["']?(\.\/|\$(?:\{CLAUDE_PLUGIN_ROOT\}|\{CLAUDE_PROJECT_DIR\}|CLAUDE_PROJECT_DIR)["']?\/)((?:[\w.-]+\/)*[\w.-]+\.(?:sh|bash|py|js|mjs|cjs|ts))(?=["']?(?:\s|$))/

const OPTION = /\$\{user_config\.[\w-]+\}/

function faultOf(command: string, folder: string, files: Files): string | undefined {
  // A command of one word is no shell command if `args` are beside it.
  const option = command.includes(' ') ? OPTION.exec(command)?.[0] : undefined
  if (option !== undefined)
    return `has ${quote(option)} in a shell command, so Claude Code does not run it. Put it into \`args\`.`
  const [near] = command.includes('CLAUDE_PLUGIN_ROOT') ? [] : nearRoots(command, folder, files)
  if (near !== undefined)
    return `has ${quote(near.written)}, which Claude Code does not set. Did you mean \`\${CLAUDE_PLUGIN_ROOT}\`?`
  const [, start, script = ''] = SCRIPT.exec(command) ?? []
  if (start === undefined || /(?:^|\/)\.\.\//.test(script)) return undefined
  const path = join(folder, script)
  if (start.includes('PLUGIN_ROOT'))
    return files.has(path) || files.ignored(path)
      ? undefined
      : `runs ${quotePath(script)}, which the plugin does not have. Add the script, or correct the path.`
  const isInProject = start !== './'
  // A script of this repository may be meant for work on it.
  if (isInProject && (files.has(script) || files.ignored(script))) return undefined
  const own = isInProject ? script.replace(/^\.claude\//, '') : script
  const found = [script, own].find((each) => files.has(join(folder, each)))
  if (found === undefined) return undefined
  const written = isInProject ? script : `./${script}`
  const meant = `\${CLAUDE_PLUGIN_ROOT}/${found}`
  return `runs ${quote(written)} in the project of the user, which has no such file. Write ${quote(meant)}.`
}
