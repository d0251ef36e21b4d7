import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Connection } from 'vscode-languageserver'
import { ConnectionError, ConnectionErrors } from 'vscode-languageserver/node'
import { publisher } from '../../src/server/publish.ts'
import type { Able } from '../../src/server/session.ts'

const gone = (): never => {
  throw new ConnectionError(ConnectionErrors.Disposed, 'Connection is disposed.')
}

/** What a publisher logs whose documents throw when they are asked for. */
async function loggedOf(documents: () => never): Promise<readonly string[]> {
  const logged: string[] = []
  const able = { session: { documents }, pulls: false, refreshes: false } as unknown as Able
  const connection = { console: { error: (line: string) => logged.push(line) } } as unknown as Connection
  publisher(able, connection).soon(false)
  await pause(50)
  return logged
}

test('what is told of a text stays while others are judged anew', async () => {
  const sent: number[] = []
  const judged = [true, false, true]
  const finding = {
    rule: 'skill/duplicate-name',
    severity: 'error',
    message: 'It is there twice.',
    range: [0, 1],
  }
  const uri = 'file:///a.md'
  const session = {
    documents: () => new Map([[uri, { version: 1 }]]),
    lines: () => ({ span: () => ({ start: { line: 0, character: 0 }, end: { line: 0, character: 1 } }) }),
    editing: {
      judge: () => judged.shift() ?? true,
      findings: (_: string, quick: boolean) => (quick ? [] : [finding]),
      at: () => undefined,
      text: () => 'a',
    },
  }
  const connection = {
    console: { error: expect.fail },
    sendDiagnostics: ({ diagnostics }: { diagnostics: unknown[] }) => sent.push(diagnostics.length),
  }
  const able = { session, pulls: false, refreshes: false } as unknown as Able
  const { soon } = publisher(able, connection as unknown as Connection)
  soon(false)
  await expect.poll(() => judged.length).toBe(2)
  soon(false)
  await expect.poll(() => judged.length).toBe(0)
  expect(sent).toEqual([1])
})

test('a client that is gone while files are judged is told nothing', async () => {
  expect(await loggedOf(gone)).toEqual([])
})

test('what else goes wrong is logged', async () => {
  const fail = (): never => {
    throw new Error('No file.')
  }
  expect(await loggedOf(fail)).toEqual(['The files could not be checked: No file.'])
})
