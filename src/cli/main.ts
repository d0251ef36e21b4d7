#!/usr/bin/env node
import './require-node.ts'
import { machine, optimizeLater } from '../files/node-host.ts'
import type { Outcome } from '../project/outcome.ts'
import { written } from '../project/outcome.ts'
import { run } from '../project/run.ts'
import { tool } from '../reporters/tool-identity.ts'
import { visible } from '../wording/escape-invisible.ts'
import type { Command } from './command.ts'
import { parseCommand } from './command.ts'
import { progressOn } from './progress.ts'
import { isTerminal, print } from './terminal.ts'

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

/** What answers without looking at any file, and so in a folder that was deleted too. */
const WITHOUT_FILES: readonly Command['do'][] = ['help', 'version', 'list-rules', 'explain', 'complain']

async function main(): Promise<Outcome> {
  const command = await parseCommand(process.argv.slice(2), wantsColor(), isTerminal(1))
  if (!WITHOUT_FILES.includes(command.do) && isHomeless())
    return complaint('The working directory does not exist. Change to one that does.')
  return command.do === 'lint'
    ? run(command.options, progress === undefined ? machine : { ...machine, saw: progress.saw })
    : answer(command)
}

async function answer(command: Exclude<Command, { readonly do: 'lint' }>): Promise<Outcome> {
  const plain = (text: string): Outcome => ({ stdout: text, stderr: '', exitCode: 0 })
  switch (command.do) {
    case 'help':
      return plain((await import('./usage.ts')).USAGE)
    case 'version':
      return plain(`${tool.version}\n`)
    case 'list-rules':
      return plain(await (await import('./describe-rules.ts')).listRules(command.json))
    case 'explain':
      return plain(await (await import('./describe-rules.ts')).explainRule(command.rule))
    case 'complain':
      return complaint(command.message)
    case 'inspect':
      return (await import('./inspect.ts')).inspect(command.view, command.operands, machine, command.choices)
    case 'merge':
      return (await import('../project/shards/index.ts')).merge(command, machine)
    case 'init':
      return initialize(await import('../project/config/init.ts'))
    case 'print-config':
      return (await import('./print-config.ts')).printConfig(command.path, command.options, machine)
    case 'list-clients':
      return (await import('../project/list-clients.ts')).listClients(command.options, machine)
    case 'list-files':
      return (await import('./list-files.ts')).listFiles(command.options, machine)
  }
}

/** Whether the working directory was deleted: some systems say so when they are asked which one it is. */
function isHomeless(): boolean {
  try {
    return !machine.stat(machine.cwd).isDirectory()
  } catch {
    return true
  }
}

function complaint(message: string): Outcome {
  return { stdout: '', stderr: written([message]), exitCode: 2 }
}

function initialize({ writeStartingConfig }: typeof import('../project/config/init.ts')): Outcome {
  try {
    return { stdout: writeStartingConfig(machine), stderr: '', exitCode: 0 }
  } catch (error) {
    return complaint((error as Error).message)
  }
}

function finish({ exitCode, stdout, stderr }: Outcome): void {
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

optimizeLater()
void main()
  .finally(() => progress?.end())
  .then(finish)
  .catch(fail)
