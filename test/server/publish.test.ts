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

test('a client that is gone while files are judged is told nothing', async () => {
  expect(await loggedOf(gone)).toEqual([])
})

test('what else goes wrong is logged', async () => {
  const fail = (): never => {
    throw new Error('No file.')
  }
  expect(await loggedOf(fail)).toEqual(['The files could not be checked: No file.'])
})
