#!/usr/bin/env node
import './require-node.ts'
import type { Host } from '../files/host.ts'
import { isHomeless, machine, optimizeLater } from '../files/node-host.ts'
import { writeStartingConfig } from '../project/config/init.ts'
import { listClients } from '../project/list-clients.ts'
import type { Options } from '../project/options.ts'
import type { Outcome } from '../project/outcome.ts'
import { refused, written } from '../project/outcome.ts'
import { run } from '../project/run.ts'
import { merge } from '../project/shards/index.ts'
import { explainClient } from '../reporters/clients/facts.ts'
import { tool } from '../reporters/tool-identity.ts'
import { answerEditor } from '../server/main.ts'
import { visible } from '../wording/escape-invisible.ts'
import type { Command } from './command.ts'
import { COMMANDS, commandMeant, parseCommand } from './command.ts'
import { completions } from './completions.ts'
import { explainRule, listRules } from './describe-rules.ts'
import { FLAGS } from './flags.ts'
import { answerHook } from './hook.ts'
import { inspect } from './inspect.ts'
import { listFiles } from './list-files.ts'
import { printConfig } from './print-config.ts'
import { isTerminal, print, progressOn, terminalWidth } from './terminal.ts'
import { shortUsage, USAGE, usageOf, usageOfOption } from './usage.ts'

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
const WITHOUT_FILES: readonly Command['do'][] = [
  'help',
  'version',
  'list-rules',
  'explain',
  'explain-client',
  'complete',
  'complain',
]

/** A hook that ends with 2 speaks to the model: what keeps it from checking is for the person. */
const FAILED = process.argv[2] === 'hook' ? 1 : 2

async function main(): Promise<Outcome | undefined> {
  const command = parseCommand(process.argv.slice(2), wantsColor(), terminalWidth())
  if (!WITHOUT_FILES.includes(command.do) && isHomeless())
    return {
      ...refused('The working directory does not exist. Change to one that does.'),
      exitCode: FAILED,
    }
  if (command.do === 'serve') {
    optimizeLater()
    // The connection ends the process, with an exit code of its own.
    answerEditor()
    return undefined
  }
  if (command.do !== 'lint') return answer(command)
  const outcome = await runInTurns(
    command.options,
    progress === undefined ? machine : { ...machine, progress: progress.show },
  )
  const meant = outcome.exitCode === 2 ? commandMeant(command.options.paths) : undefined
  if (meant === undefined) return outcome
  return { ...outcome, stderr: outcome.stderr + written([`Did you mean \`passmuster ${meant}\`?`]) }
}

/** Runs, and lets the event loop turn between two files that are fixed: signals are heard there. */
async function runInTurns(options: Options, host: Host): Promise<Outcome> {
  const steps = run(options, host)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    await new Promise((next) => setImmediate(next))
  }
}

function answer(command: Exclude<Command, { readonly do: 'lint' | 'serve' }>): Outcome {
  const plain = (text: string): Outcome => ({ stdout: text, stderr: '', exitCode: 0 })
  switch (command.do) {
    case 'help':
      return plain(help(command))
    case 'version':
      return plain(`${tool.version}\n`)
    case 'list-rules':
      return plain(listRules(command))
    case 'explain':
      return plain(explainRule(command.rule))
    case 'explain-client':
      return plain(explainClient(command.client))
    case 'complete':
      return plain(completions(command.shell, COMMANDS, FLAGS))
    case 'complain':
      return { ...refused(command.message), exitCode: FAILED }
    case 'inspect':
      return inspect(command.view, command.operands, machine, command.choices)
    case 'hook':
      return answerHook(command.form, machine)
    case 'merge':
      return merge(command, machine)
    case 'init':
      return initialize()
    case 'print-config':
      return printConfig(command.path, command.options, machine)
    case 'list-clients':
      return listClients(command.options, machine, command.isAll)
    case 'list-files':
      return listFiles(command.options, machine)
  }
}

function help({ isShort, of: [word, taken] = ['', ''] }: Extract<Command, { readonly do: 'help' }>): string {
  if (word === '') return isShort ? shortUsage() : USAGE
  return typeof taken === 'string' ? usageOfOption(word, taken) : usageOf(word, taken)
}

function initialize(): Outcome {
  try {
    return { stdout: writeStartingConfig(machine), stderr: '', exitCode: 0 }
  } catch (error) {
    return refused((error as Error).message)
  }
}

function finish({ exitCode, stdout, stderr }: Outcome): void {
  // Not process.exit(): it would cut what a pipe has not taken yet.
  process.exitCode = exitCode
  print(2, stderr)
  print(1, stdout)
}

function fail(error: unknown): void {
  process.exitCode = FAILED
  try {
    print(
      2,
      `passmuster: The run ended early: ${visible(error instanceof Error ? error.message : String(error))}.\n`,
    )
  } catch {
    // If standard error is closed, the exit code is enough.
  }
}

void main()
  .finally(() => progress?.end())
  .then((outcome) => outcome && finish(outcome))
  .catch(fail)
