import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import packages from '../../src/server/packages.cjs'
import { serve } from '../../src/server/serve.ts'
import { inFolder, skill } from '../folder.ts'
import { cli } from '../hostile/machine.ts'
import { connect, diskOf, uriOf } from './client.ts'
import { hello } from './talk.ts'

const PATH = 'skills/pdf/SKILL.md'
const FILES = { '.git/HEAD': '', [PATH]: skill('pdf') }

/** A client that has said hello, and one file open. */
async function started(text: string, files = FILES) {
  const client = connect(diskOf(files))
  await client.ask('initialize', hello({}))
  const textDocument = { uri: uriOf(PATH), version: 0, languageId: 'markdown', text }
  client.tell('textDocument/didOpen', { textDocument })
  return client
}

/** The rules of the last diagnostics that a client heard of the file. */
function rulesIn(
  sent: readonly { readonly method: string; readonly params: any }[],
): readonly string[] | undefined {
  const last = sent.findLast(({ method }) => method === 'textDocument/publishDiagnostics')
  return last?.params.diagnostics.map(({ code }: any) => code)
}

describe('a flood', () => {
  test('of changes is answered once, with what the last one left', async () => {
    const client = await started(skill('pdf'))
    await client.settle()
    for (let version = 1; version <= 2000; version++) {
      const text = skill(version % 2 === 0 ? 'pdf' : 'doc')
      client.tell('textDocument/didChange', {
        textDocument: { uri: uriOf(PATH), version },
        contentChanges: [{ text }, { text: `${text}${version}\n` }],
      })
    }
    const sent = await client.settle()
    const told = sent.filter(({ method }) => method === 'textDocument/publishDiagnostics')
    expect([rulesIn(sent), told.at(-1)?.params.version]).toEqual([[], 2000])
    expect(told.length).toBeLessThan(200)
    client.end()
  })

  test('of files that change on the disk costs few looks', async () => {
    const disk = diskOf(FILES)
    let lists = 0
    const client = connect({
      ...disk,
      host: {
        ...disk.host,
        list(path) {
          lists++
          return disk.host.list(path)
        },
      },
    })
    await client.ask('initialize', hello({}))
    const textDocument = { uri: uriOf(PATH), version: 0, languageId: 'markdown', text: skill('pdf') }
    client.tell('textDocument/didOpen', { textDocument })
    await client.settle()
    lists = 0
    for (let count = 0; count < 3000; count++)
      client.tell('workspace/didChangeWatchedFiles', {
        changes: [{ uri: uriOf(`build/${count}.js`), type: 1 }],
      })
    await client.settle()
    expect(lists).toBeLessThan(600)
    client.end()
  })
})

describe('a file of 1 MiB', () => {
  const line = `${'word '.repeat(40)}\n`
  const large = skill('pdf') + line.repeat(Math.floor((1024 * 1024 - 200) / line.length))

  test('is answered, whatever is asked', async () => {
    const client = await started(large)
    expect(rulesIn(await client.settle())).toEqual(['skill/body-length'])
    const textDocument = { uri: uriOf(PATH) }
    const position = { line: 5000, character: 7 }
    for (const method of [
      'hover',
      'completion',
      'definition',
      'documentSymbol',
      'foldingRange',
      'documentLink',
    ]) {
      const answer = await client.ask(`textDocument/${method}`, { textDocument, position })
      expect(answer?.error, method).toBeUndefined()
    }
    client.end()
  })

  test('is refused as on the command line, if it has one byte more', async () => {
    const client = await started(large + 'x'.repeat(1024 * 1024 + 1 - large.length))
    expect(rulesIn(await client.settle())).toEqual(['file/too-large'])
    const answer = await client.ask('textDocument/hover', {
      textDocument: { uri: uriOf(PATH) },
      position: { line: 1, character: 1 },
    })
    expect(answer).toBeNull()
    client.end()
  })
})

describe('bytes', () => {
  const frame = (message: object | string): string => {
    const text = typeof message === 'string' ? message : JSON.stringify({ jsonrpc: '2.0', ...message })
    return `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
  }
  const hi = frame({ id: 0, method: 'initialize', params: hello({}) })
  const hover = { textDocument: { uri: uriOf(PATH) }, position: { line: 1, character: 1 } }

  const LAST = 1000

  /** All that a server says to these bytes, without its greeting. */
  async function saidTo(...chunks: readonly string[]): Promise<readonly any[]> {
    const { createConnection, StreamMessageReader, StreamMessageWriter } = packages.languageServer()
    const [up, down] = [new PassThrough(), new PassThrough()]
    const server = createConnection(new StreamMessageReader(up), new StreamMessageWriter(down))
    serve(server, diskOf(FILES).host)
    server.listen()
    let said = ''
    down.on('data', (data) => {
      said += data
    })
    for (const chunk of chunks) up.write(chunk)
    // Questions are answered in their order, but for those that wait until the client was heard.
    for (const id of [LAST, LAST + 1]) {
      up.write(frame({ id, method: 'ping' }))
      while (!said.includes(`"id":${id}`)) await new Promise((next) => setTimeout(next, 5))
    }
    server.dispose()
    return said
      .split(/Content-Length: \d+\r\n\r\n/)
      .slice(1)
      .map((text) => JSON.parse(text))
      .filter(({ id }) => id !== 0 && !(id >= LAST))
  }

  test('with questions and the end of one at once: that one is not answered', async () => {
    const asked = [1, 2, 3, 4].map((id) => frame({ id, method: 'textDocument/hover', params: hover }))
    const said = await saidTo(hi, asked.join('') + frame({ method: '$/cancelRequest', params: { id: 4 } }))
    const of = (wanted: number) => said.find(({ id }) => id === wanted)
    expect([of(1).result.range.start.line, of(4).error.code]).toEqual([1, -32800])
  })

  test('in single pieces are put together', async () => {
    const said = await saidTo(...hi, ...frame({ id: 1, method: 'textDocument/hover', params: hover }))
    expect(said).toEqual([
      { jsonrpc: '2.0', id: 1, result: expect.objectContaining({ contents: expect.anything() }) },
    ])
  })

  test.each([
    ['no JSON', 'nothing'],
    ['no message', '42'],
    ['a list', '[1, 2]'],
    ['an answer to nothing', '{"jsonrpc":"2.0","id":99,"result":null}'],
    ['a question without a method', '{"jsonrpc":"2.0","id":1}'],
  ])('that are %s end nothing', async (_, text) => {
    const said = await saidTo(hi, frame(text), frame({ id: 7, method: 'textDocument/hover', params: hover }))
    expect(said.find(({ id }) => id === 7)).toMatchObject({ result: { contents: expect.anything() } })
  })

  test('before the greeting are answered with an error or nothing', async () => {
    const said = await saidTo(frame({ id: 5, method: 'textDocument/hover', params: hover }), hi)
    expect(said).toMatchObject([{ id: 5, error: expect.anything() }])
  })
})

describe('passmuster lsp', () => {
  const frame = (message: object): string => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message })
    return `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
  }

  /** How the process ends after what it is told, and what it printed. */
  async function ended(folder: string, tell: (child: ReturnType<typeof spawn>) => void) {
    const child = spawn(process.execPath, [cli, 'lsp'], { cwd: folder })
    let printed = ''
    child.stdout.on('data', (data) => {
      printed += data
    })
    child.stdin.on('error', () => {})
    child.stdin.write(
      frame({ id: 0, method: 'initialize', params: { processId: null, capabilities: {}, rootUri: null } }),
    )
    await once(child.stdout, 'data')
    tell(child)
    const [code] = await once(child, 'exit')
    return { code, printed }
  }

  test('ends with 0 after a farewell, and writes nothing', async () => {
    await inFolder({ [PATH]: skill('doc') }, async (folder) => {
      const { code, printed } = await ended(folder, ({ stdin }) => {
        stdin!.write(frame({ id: 1, method: 'shutdown' }))
        stdin!.write(frame({ method: 'exit' }))
      })
      expect([code, printed.includes('"hoverProvider":true')]).toEqual([0, true])
    })
  })

  test('ends with 1 where the client goes without a farewell', async () => {
    await inFolder({ [PATH]: skill('doc') }, async (folder) => {
      expect((await ended(folder, ({ stdin }) => void stdin!.end())).code).toBe(1)
    })
  })

  test('ends where the client stops to listen', async () => {
    await inFolder({ [PATH]: skill('doc') }, async (folder) => {
      const { code } = await ended(folder, ({ stdin, stdout }) => {
        stdout!.destroy()
        for (let id = 1; id < 50; id++) stdin!.write(frame({ id, method: 'nothing' }))
        stdin!.end()
      })
      expect(code).toBe(1)
    })
  })
})

describe('a file that is open by two paths', () => {
  const SKILL = skill('pdf')
  const FILES = {
    '.git/HEAD': '',
    '.agents/skills/pdf/SKILL.md': SKILL,
    '.claude/skills': { link: '../.agents/skills' },
  }
  const [here, there] = ['.agents/skills/pdf/SKILL.md', '.claude/skills/pdf/SKILL.md'].map(uriOf)
  const changed = { range: { start: { line: 1, character: 6 }, end: { line: 1, character: 9 } }, text: 'doc' }

  test('keeps the text of the one when the other is closed', async () => {
    const client = connect(diskOf(FILES))
    await client.ask('initialize', hello({}))
    for (const uri of [here, there])
      client.tell('textDocument/didOpen', {
        textDocument: { uri, version: 0, languageId: 'markdown', text: SKILL },
      })
    client.tell('textDocument/didChange', {
      textDocument: { uri: here, version: 1 },
      contentChanges: [changed],
    })
    client.tell('textDocument/didChange', {
      textDocument: { uri: there, version: 1 },
      contentChanges: [{ ...changed, text: 'xls' }],
    })
    expect(rulesIn(await client.settle())).toEqual(['skill/name-directory'])
    client.tell('textDocument/didClose', { textDocument: { uri: there } })
    const sent = await client.settle()
    const last = sent.findLast(({ params }) => params.uri === here)
    expect(last?.params.diagnostics[0].message).toContain('The skill is named `doc`')
    client.end()
  })

  test('leaves no text where the link led that is replaced meanwhile', async () => {
    const disk = diskOf(FILES)
    const client = connect(disk)
    await client.ask('initialize', hello({}))
    const open = (uri: string, text: string): void =>
      client.tell('textDocument/didOpen', { textDocument: { uri, version: 0, languageId: 'markdown', text } })
    open(there!, SKILL)
    await client.settle()
    disk.lay('.claude/skills', undefined)
    disk.lay('.claude/skills/pdf/SKILL.md', SKILL)
    client.tell('workspace/didChangeWatchedFiles', { changes: [{ uri: uriOf('.claude/skills'), type: 2 }] })
    client.tell('textDocument/didChange', {
      textDocument: { uri: there, version: 1 },
      contentChanges: [{ text: '[a](gone.md)' }],
    })
    client.tell('textDocument/didClose', { textDocument: { uri: there } })
    const request = { textDocument: { uri: here }, position: { line: 1, character: 1 } }
    expect(await client.ask('textDocument/hover', request)).toMatchObject({ range: { start: { line: 1 } } })
    client.end()
  })

  test('is edited where it is open', async () => {
    const client = connect(diskOf(FILES))
    await client.ask('initialize', hello({}))
    client.tell('textDocument/didOpen', {
      textDocument: { uri: there, version: 4, languageId: 'markdown', text: skill('doc') },
    })
    const [first] = await client.ask('textDocument/codeAction', {
      textDocument: { uri: there },
      range: changed.range,
      context: { diagnostics: [] },
    })
    expect(first.edit.documentChanges[0].textDocument).toEqual({ uri: there, version: 4 })
    client.end()
  })
})
