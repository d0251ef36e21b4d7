#!/usr/bin/env node
import { parseCommand, USAGE } from './arguments.ts'
import { init } from './config/init.ts'
import { explainRule, listRules } from './explain.ts'
import { machine } from './host.ts'
import { inspect } from './inspect.ts'
import { progressOn } from './progress.ts'
import { listFiles, printConfig, run } from './run.ts'
import type { Outcome } from './run.ts'
import { tool } from './tool.ts'
import { visible } from './visible.ts'

const { env, stdout, stderr } = process

function wantsColor(): boolean {
  if (env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '') return env['FORCE_COLOR'] !== '0'
  return stdout.isTTY && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb'
}

/** A terminal shows progress; a pipe or a log would keep it. */
const progress = stderr.isTTY && (env['CI'] ?? '') === '' && env['TERM'] !== 'dumb' ? progressOn((text) => stderr.write(text)) : undefined

async function main(): Promise<Outcome> {
  const command = parseCommand(process.argv.slice(2), wantsColor())
  const print = (text: string): Outcome => ({ stdout: text, stderr: '', exitCode: 0 })
  switch (command.do) {
    case 'help': return print(USAGE)
    case 'version': return print(`${tool.version}\n`)
    case 'list-rules': return print(listRules(command.json))
    case 'explain': return print(explainRule(command.rule))
    case 'complain': return { stdout: '', stderr: `passmuster: ${visible(command.message)}\n`, exitCode: 2 }
    case 'inspect': return inspect(command.view, command.operands, machine)
    case 'init': return init(machine)
    case 'print-config': return printConfig(command.path, command.options, machine)
    case 'list-files': return listFiles(command.options, machine)
    case 'lint': return run(command.options, progress === undefined ? machine : { ...machine, saw: progress.saw })
  }
}

function fail(error: unknown): void {
  process.exitCode = 2
  stderr.write(`passmuster: The run ended early: ${visible(error instanceof Error ? error.message : String(error))}.\n`)
}

// A reader that has seen enough (`| head`) closes the pipe; that is no error of ours.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') fail(error)
})
// Where nothing can be said, the exit code says it.
stderr.on('error', () => {})

try {
  const outcome = await main().finally(() => progress?.end())
  // Not process.exit(): it would cut what a pipe has not taken yet.
  process.exitCode = outcome.exitCode
  stderr.write(outcome.stderr)
  stdout.write(outcome.stdout)
} catch (error) {
  fail(error)
}
