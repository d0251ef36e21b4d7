import { HOOK_EVENTS } from '../clients/claude-hooks.ts'
import type { Files } from '../model.ts'
import { isRecord, recordIn } from '../references/plugins.ts'
import { lineStarts, positionAt } from '../syntax/position.ts'
import { viewAt } from '../syntax/views.ts'
import { join } from '../wording/paths.ts'
import { quote, quotePath } from '../wording/quote.ts'

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

/** What is wrong with the hooks of a plugin. */
export const hookFaults = viewAt((folder: string, files: Files): readonly HookFault[] => {
  const at = join(folder, 'hooks/hooks.json')
  const text = files.has(at) && files.mayName(at) ? (files.read(at) ?? '') : ''
  const whole = recordIn(text)
  if (whole['hooks'] === undefined && whole['modules'] === undefined) {
    const event = Object.keys(whole).find((key) => HOOK_EVENTS.includes(key))
    if (event === undefined) return []
    const message = `${quotePath(at)} has ${quote(event)} at its top, so Claude Code loads none of its hooks. Put all events into \`{"hooks": {…}}\`.`
    return [{ message, isFatal: true }]
  }
  const starts = lineStarts(text)
  return commandsIn(whole['hooks']).flatMap((command): readonly HookFault[] => {
    const fault = faultOf(command, folder, files)
    if (fault === undefined) return []
    const { line } = positionAt(text, starts, Math.max(text.indexOf(JSON.stringify(command)), 0))
    return [{ message: `Line ${line} of ${quotePath(at)} ${fault}`, isFatal: false }]
  })
})

const MOST_COMMANDS = 100

function commandsIn(events: unknown): readonly string[] {
  const matchers = isRecord(events) ? Object.values(events).flat() : []
  const hooks = matchers.flatMap((matcher) => (isRecord(matcher) ? [matcher['hooks']].flat() : []))
  const commands = hooks.flatMap((hook) => (isRecord(hook) ? [hook['command']] : []))
  return [...new Set(commands.slice(0, MOST_COMMANDS).filter((each) => typeof each === 'string'))]
}

/** A script by which a command starts, in the folder where it runs or in that of the plugin. */
const SCRIPT =
  /^(?:(?:bash|sh|zsh|node|bun|python3?) )?["']?(\.\/|\$\{CLAUDE_PLUGIN_ROOT\}["']?\/)((?:[\w.-]+\/)*[\w.-]+\.(?:sh|bash|py|js|mjs|cjs|ts))(?=["']?(?:\s|$))/

function faultOf(command: string, folder: string, files: Files): string | undefined {
  const [, start, script = ''] = SCRIPT.exec(command) ?? []
  if (start === undefined || /(?:^|\/)\.\.\//.test(script)) return undefined
  const path = join(folder, script)
  if (start !== './')
    return files.has(path) || files.ignored(path)
      ? undefined
      : `runs ${quotePath(script)}, which the plugin does not have. Add the script, or correct the path.`
  if (!files.has(path)) return undefined
  const meant = `\${CLAUDE_PLUGIN_ROOT}/${script}`
  return `runs ${quote(`./${script}`)} in the project of the user, which has no such file. Write ${quote(meant)}.`
}
