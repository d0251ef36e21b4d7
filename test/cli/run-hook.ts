import { parseCommand } from '../../src/cli/command.ts'
import { answerHook } from '../../src/cli/hook.ts'
import type { Host } from '../../src/files/host.ts'
import type { Entry } from '../../src/model.ts'
import type { Outcome } from '../../src/project/outcome.ts'
import { memoryHost, ROOT } from '../memory-host.ts'

export type Files = Readonly<Record<string, Entry>>

/** What the hook answers to a text on its standard input. */
export function hookOn(files: Files, stdin: string, ...argv: readonly string[]): Outcome {
  return answerOn(memoryHost({ '.git/HEAD': '', ...files }, new Map(), stdin), ...argv)
}

/** The same on any machine. */
export function answerOn(host: Host, ...argv: readonly string[]): Outcome {
  const command = parseCommand(['hook', ...argv], false)
  if (command.do !== 'hook') throw new Error(JSON.stringify(command))
  return answerHook(command.form, host)
}

/** What an agent says of a tool that it ran. */
export function inputOf(tool_name: string, tool_input: unknown, more: object = {}): string {
  return JSON.stringify({ hook_event_name: 'PostToolUse', cwd: ROOT, tool_name, tool_input, ...more })
}
