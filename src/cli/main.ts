#!/usr/bin/env node
import { parseCommand, USAGE } from './arguments.ts'
import type { Command } from './arguments.ts'
import { machine } from '../files/host.ts'
import { progressOn } from './progress.ts'
import { run } from '../engine/run.ts'
import type { Outcome } from '../engine/run.ts'
import { isTerminal, print } from './terminal.ts'
import { tool } from '../reporters/tool.ts'
import type { Pieces } from '../text/pieces.ts'
import { visible } from '../text/escape-invisible.ts'

const { env } = process

function wantsColor(): boolean {
  if (env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '') return env['FORCE_COLOR'] !== '0'
  return (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb' && isTerminal(1)
}

/** A terminal shows progress; a pipe or a log would keep it. */
const progress =
  (env['CI'] ?? '') === '' && env['TERM'] !== 'dumb' && isTerminal(2)
    ? progressOn((text) => print(2, text))
    : undefined

async function main(): Promise<Outcome<Pieces>> {
  const command = await parseCommand(process.argv.slice(2), wantsColor())
  return command.do === 'lint'
    ? run(command.options, progress === undefined ? machine : { ...machine, saw: progress.saw })
    : answer(command)
}

/** Does what is asked for instead of checking files. */
async function answer(command: Exclude<Command, { readonly do: 'lint' }>): Promise<Outcome<Pieces>> {
  const plain = (text: string): Outcome => ({ stdout: text, stderr: '', exitCode: 0 })
  switch (command.do) {
    case 'help':
      return plain(USAGE)
    case 'version':
      return plain(`${tool.version}\n`)
    case 'list-rules':
      return plain((await import('../engine/explain.ts')).listRules(command.json))
    case 'explain':
      return plain((await import('../engine/explain.ts')).explainRule(command.rule))
    case 'complain':
      return { stdout: '', stderr: `passmuster: ${visible(command.message)}\n`, exitCode: 2 }
    case 'inspect':
      return (await import('../engine/inspect.ts')).inspect(command.view, command.operands, machine)
    case 'merge':
      return (await import('../engine/merge/index.ts')).merge(command, machine)
    case 'init':
      return (await import('../config/init.ts')).init(machine)
    case 'print-config':
      return (await import('../engine/show.ts')).printConfig(command.path, command.options, machine)
    case 'list-files':
      return (await import('../engine/show.ts')).listFiles(command.options, machine)
  }
}

function finish({ exitCode, stdout, stderr }: Outcome<Pieces>): void {
  // Not process.exit(): it would cut what a pipe has not taken yet.
  process.exitCode = exitCode
  print(2, stderr)
  print(1, stdout)
}

function fail(error: unknown): void {
  process.exitCode = 2
  try {
    print(
      2,
      `passmuster: The run ended early: ${visible(error instanceof Error ? error.message : String(error))}.\n`,
    )
  } catch {
    // Where nothing can be said, the exit code says it.
  }
}

main()
  .finally(() => progress?.end())
  .then(finish)
  .catch(fail)
