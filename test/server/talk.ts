import { readdirSync, readFileSync } from 'node:fs'
import { ROOT } from '../memory-host.ts'
import type { Client, Disk, Sent } from './client.ts'
import { connect, diskOf, uriOf } from './client.ts'

/** A conversation as a page has it: files, and steps with what the server answers. */
export interface Conversation {
  readonly title: string
  /** On the disk. */
  readonly files: Readonly<Record<string, string>>
  /** That the client opens. */
  readonly texts: Readonly<Record<string, string>>
  readonly steps: readonly string[]
  /** The steps as they are written, with the answers below them. */
  readonly written: string
}

const FOLDER = new URL('./conversations/', import.meta.url)

export function pages(): readonly string[] {
  return readdirSync(FOLDER).filter((name) => name.endsWith('.md'))
}

export function pageUrl(name: string): URL {
  return new URL(name, FOLDER)
}

/** Reads the conversations of a page. */
export function conversationsIn(name: string): readonly Conversation[] {
  const text = readFileSync(pageUrl(name), 'utf8')
  // What stands in blocks is no title.
  const outside = text.replace(BLOCKS, (block) => block.replace(/[^\n]/g, ' '))
  const titles = [...outside.matchAll(/^## (.*)$/gm)]
  return titles.map(({ 1: title, index }, at) => {
    const part = text.slice(index, titles[at + 1]?.index)
    const blocks = [...part.matchAll(BLOCKS)]
    const of = (kind: string): Record<string, string> =>
      Object.fromEntries(
        blocks.flatMap(([, , , as, path, content]) => (as === kind ? [[path, unescaped(content!)]] : [])),
      )
    const written = blocks.find(([, , language]) => language === 'talk')?.[5] ?? ''
    const steps = written.split('\n').flatMap((line) => (line.startsWith('> ') ? line.slice(2) : []))
    return { title: title!, files: of('file'), texts: of('text'), steps, written }
  })
}

const BLOCKS = /^(`{3,})(\w+)(?: (file|text)=(\S+))?\n([^]*?)^\1$/gm

/** `␍` and `␠` at the end of a line are a carriage return and a blank, `﹇BOM﹈` a byte order mark. */
function unescaped(content: string): string {
  return content.replace(/␍$/gm, '\r').replace(/␠$/gm, ' ').replace('﹇BOM﹈', '\ufeff')
}

/** Holds a conversation, and writes it down with the answers. */
export async function hold({ files, texts, steps }: Conversation): Promise<string> {
  const disk = diskOf({ '.git/HEAD': '', ...files })
  const client = connect(disk)
  const lines: string[] = []
  const told = new Set<string | number>()
  let version = 0
  try {
    if (!/^(?:initialize|greet) /.test(steps[0] ?? '')) await client.ask('initialize', hello({}))
    for (const step of steps) {
      const answer = await take(step, { client, disk, texts, files, version: ++version })
      const sent = shownSent(await client.settle(), told)
      const answered = answer === undefined ? [] : shown(answer)
      lines.push(`> ${step}`, ...[...answered, ...sent].map((line) => `  ${line}`))
    }
  } finally {
    client.end()
  }
  return `${lines.join('\n')}\n`
}

interface Talk {
  readonly client: Client
  readonly disk: Disk
  readonly texts: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, string>>
  readonly version: number
}

/** What a client says of itself first. */
export function hello(more: any): unknown {
  return {
    processId: null,
    capabilities: {},
    workspaceFolders: [{ uri: uriOf('.').replace(/\/\.$/, ''), name: 'repository' }],
    ...more,
  }
}

const REQUESTS: Readonly<Record<string, string>> = {
  hover: 'hover',
  complete: 'completion',
  definition: 'definition',
  prepare: 'prepareRename',
}
const OF_DOCUMENT: Readonly<Record<string, string>> = {
  links: 'documentLink',
  symbols: 'documentSymbol',
  folds: 'foldingRange',
  pull: 'diagnostic',
}

/** Takes a step: the answer of a request, undefined after anything else. */
async function take(step: string, talk: Talk): Promise<unknown> {
  const { client, disk, texts, files, version } = talk
  const [word = '', path = '', ...rest] = step.split(' ')
  const tail = step.slice(word.length + 1)
  const uri = uriOf(path)
  const textDocument = { uri, version }
  const document = (method: string, more: object = {}): Promise<unknown> =>
    client.ask(`textDocument/${method}`, { textDocument, ...more })
  if (REQUESTS[word] !== undefined) return document(REQUESTS[word], { position: positionOf(rest[0]!) })
  if (OF_DOCUMENT[word] !== undefined)
    return document(OF_DOCUMENT[word], rest[0] === undefined ? {} : { previousResultId: rest[0] })
  switch (word) {
    case 'initialize':
    case 'greet': {
      const answer = await client.ask('initialize', hello(JSON.parse(tail)))
      if (word === 'greet') return answer
      const { positionEncoding, inlayHintProvider, diagnosticProvider } = answer.capabilities
      return { positionEncoding, inlayHintProvider, diagnosticProvider }
    }
    case 'open': {
      const text = texts[path] ?? files[path] ?? ''
      return void client.tell('textDocument/didOpen', {
        textDocument: { ...textDocument, languageId: 'markdown', text: text.replace(/^\ufeff/, '') },
      })
    }
    case 'change': {
      const json = step.slice(step.indexOf('"'))
      const range = rest[0]!.startsWith('"') ? undefined : rangeOf(rest[0]!)
      const contentChanges = [{ ...(range === undefined ? {} : { range }), text: JSON.parse(json) }]
      return void client.tell('textDocument/didChange', { textDocument, contentChanges })
    }
    case 'lay':
      return disk.lay(path, JSON.parse(step.slice(step.indexOf('"'))))
    case 'save':
      return void client.tell('textDocument/didSave', { textDocument })
    case 'close':
      return void client.tell('textDocument/didClose', { textDocument })
    case 'disk': {
      const text = rest[0] === undefined ? undefined : JSON.parse(step.slice(step.indexOf('"')))
      const type = text === undefined ? 3 : files[path] === undefined ? 1 : 2
      disk.lay(path, text)
      return void client.tell('workspace/didChangeWatchedFiles', { changes: [{ uri, type }] })
    }
    case 'references':
      return document('references', {
        position: positionOf(rest[0]!),
        context: { includeDeclaration: rest[1] !== 'only' },
      })
    case 'rename':
      return document('rename', { position: positionOf(rest[0]!), newName: rest.slice(1).join(' ') })
    case 'hints':
      return document('inlayHint', { range: rangeOf('0:0-999:0') })
    case 'actions':
      return document('codeAction', {
        range: rangeOf(rest[0]!),
        context: { diagnostics: [], ...(rest[1] && { only: [rest[1]] }) },
      })
    case 'pullall':
      return client.ask('workspace/diagnostic', { previousResultIds: path === '' ? [] : JSON.parse(tail) })
    case 'ask':
      return client.ask(path, JSON.parse(rest.join(' ') || '{}'))
    case 'cancel':
      return client.askAndCancel(path, JSON.parse(rest.join(' ')))
    case 'tell':
      return void client.tell(path, JSON.parse(rest.join(' ')))
    default:
      throw new Error(`No step is ${word}.`)
  }
}

function positionOf(written: string): unknown {
  const [line, character] = written.split(':').map(Number)
  return { line, character }
}

function rangeOf(written: string): unknown {
  const [start, end = start] = written.split('-')
  return { start: positionOf(start!), end: positionOf(end!) }
}

/** So many items of an answer are shown. */
const MOST = 12

/** An answer in lines: positions as `line:column`, from 0, and paths from the root. */
function shown(answer: unknown): readonly string[] {
  const items = Array.isArray(answer) ? answer : (answer as any)?.items
  const some = Array.isArray(items) && items.length > 0 ? items : [answer]
  const { items: _, ...about } = Array.isArray(answer) || !Array.isArray(items) ? {} : (answer as any)
  const lines = [...(Object.keys(about).length > 0 ? [compact(about)] : []), ...some.map(compact)]
  return lines.length > MOST ? [...lines.slice(0, MOST), `… ${lines.length - MOST} more`] : lines
}

function compact(value: unknown): string {
  return (
    JSON.stringify(value ?? null)
      .replace(/\{"line":(-?\d+),"character":(-?\d+)\}/g, '"$1:$2"')
      .replace(/\{"start":"(\d+:\d+)","end":"(\d+:\d+)"\}/g, (_, start, end) => `"${start}-${end}"`)
      .replaceAll(`${uriOf('.').replace(/\.$/, '')}`, '')
      .replaceAll(ROOT, '')
      .replace(/"(range|code|severity|message|uri|kind|label|newText|textEdit|edit|title|version)":/g, '$1: ')
      // Versions of Node word it in different ways.
      .replace(/Cannot (?:read|destructure) propert[^"]*|\w+ is not iterable/g, '(a fault)')
      .replace(/,"codeDescription":\{"href":"[^"]*"\}/g, '')
      .replace(/,"source":"passmuster"/g, '')
  )
}

/**
 * What the server sent by itself: of diagnostics the last of each file, in the order in which files were first `told` of,
 * since a busy server tells of one before the others.
 */
function shownSent(sent: readonly Sent[], told: Set<string | number>): readonly string[] {
  const last = new Map(
    sent.map(({ method, params }, index) => [
      method === 'textDocument/publishDiagnostics' ? params.uri : index,
      { method, params },
    ]),
  )
  for (const key of last.keys()) told.add(key)
  const order = [...told]
  const inOrder = [...last].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
  return inOrder.flatMap(([, { method, params }]) => {
    if (method !== 'textDocument/publishDiagnostics') return `< ${method} ${compact(params)}`
    const { uri, diagnostics } = params
    const path = decodeURIComponent(uri.replace(uriOf('.').replace(/\.$/, ''), ''))
    if (diagnostics.length === 0) return `< ${path}: nothing`
    return diagnostics.map((each: any) => `< ${path}: ${compact(each)}`)
  })
}
