import { expect } from 'vitest'
import { parseCommand } from '../../src/cli/command.ts'
import { inspect } from '../../src/cli/inspect.ts'
import type { Entry } from '../../src/model.ts'
import type { Outcome } from '../../src/project/outcome.ts'
import { memoryHost } from '../memory-host.ts'

export type Files = Readonly<Record<string, Entry>>

/** A command line, from its words to what it prints. */
export async function runOn(files: Files, ...argv: readonly string[]): Promise<Outcome> {
  const command = await parseCommand(argv, false)
  if (command.do === 'complain') return { stdout: '', stderr: command.message, exitCode: 2 }
  if (command.do !== 'inspect') throw new Error(JSON.stringify(command))
  return inspect(command.view, command.operands, memoryHost({ '.git/HEAD': '', ...files }), command.choices)
}

export async function json(files: Files, ...argv: readonly string[]): Promise<unknown> {
  const { stdout, stderr, exitCode } = await runOn(files, ...argv)
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 })
  return JSON.parse(stdout)
}

export const planeSkill = (heading: string, ...lines: readonly string[]): string =>
  `---\n${lines.map((line) => `${line}\n`).join('')}---\n${heading === '' ? '' : `# ${heading}\n\n`}Do it.\n`

/** An agent with an identity, three skills that depend on each other, and one that all need. */
export const AGENT = `---
3md: 1.0
axis: skill
agent: dev
---
@plane z=0 label="dev" kind=identity
Obey.
@plane z=1 label="search" kind=skill triggers="search" inputs="pattern, path:string, depth:number?" tool="rg {pattern} {path} --depth={depth} {pattern}"
See [[z=3]] and [[z=2|files]], and [[z=0]].
@plane z=2 label="files" kind=skill triggers="files" tool="fd"
See [[z=4]].
@plane z=3 label="2" kind=skill triggers="read"
See [[z=4]].
@plane z=4 label="base" kind=skill triggers="base" inputs="a"
Text.
`
