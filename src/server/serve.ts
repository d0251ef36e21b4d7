import type {
  CancellationToken,
  Connection,
  InitializeParams,
  InitializeResult,
  ServerCapabilities,
  WorkspaceFolder,
} from 'vscode-languageserver'
import { ENCODINGS } from '../assist/lines.ts'
import { CLIENT_IDS } from '../clients/who-loses.ts'
import type { Host } from '../files/host.ts'
import { isConfigPath } from '../project/config/find-config-files.ts'
import type { LiveChoices } from '../project/live.ts'
import { tool } from '../reporters/tool-identity.ts'
import type { Able } from './answers.ts'
import { ANSWERS, configCompletions, FIX_ALL } from './answers.ts'
import packages from './packages.cjs'
import type { Publisher } from './publish.ts'
import { heard, publisher } from './publish.ts'
import type { Client, Session } from './session.ts'
import { openSession, pathOf } from './session.ts'

/** Answers a client until the connection ends. It reads the disk, and never writes to it. */
export function serve(connection: Connection, disk: Host): void {
  connection.onInitialize((params) => {
    const client = clientOf(params)
    const { workspace = {}, textDocument = {} } = params.capabilities
    const able = {
      pulls: textDocument.diagnostic !== undefined,
      refreshes: workspace.diagnostics?.refreshSupport === true,
      creates: workspace.workspaceEdit?.resourceOperations?.includes('create') === true,
      moves: workspace.workspaceEdit?.resourceOperations?.includes('rename') === true,
      snippets: workspace.workspaceEdit?.snippetEditSupport === true,
    }
    const session = openSession(disk, client)
    const tell = publisher(session, able, connection)
    const watches = workspace.didChangeWatchedFiles?.dynamicRegistration === true
    listen(connection, session, tell)
    connection.onDidChangeConfiguration(({ settings }) => {
      const changed = settings?.[tool.name] ?? settings
      session.editing.choose(choicesIn({ ...params.initializationOptions, ...changed }))
      tell.soon(true)
    })
    answer(connection, { session, ...able })
    if (able.pulls) answerDiagnostics(connection, tell)
    if (watches) connection.onInitialized(() => watch(connection))
    else lookAfterSaves(connection, session, tell)
    return initialized(client, able.pulls, params)
  })
}

function clientOf(params: InitializeParams): Client {
  const { capabilities, workspaceFolders, rootUri, initializationOptions } = params
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : [])
  return {
    encoding: ENCODINGS.find((each) => capabilities.general?.positionEncodings?.includes(each)) ?? 'utf-16',
    folders: uris.flatMap((uri) => pathOf(uri) ?? []),
    ...choicesIn(initializationOptions),
  }
}

/** What a person may choose, of the client’s own settings. */
function choicesIn(settings: unknown): LiveChoices {
  const { preset, clients } = (settings ?? {}) as Readonly<Record<string, unknown>>
  const chosen = Array.isArray(clients) ? clients.filter((id) => CLIENT_IDS.includes(id)) : []
  return {
    ...((preset === 'recommended' || preset === 'strict') && { preset }),
    ...(chosen.length > 0 && { clients: chosen }),
  }
}

function initialized(
  { encoding }: Client,
  pulls: boolean,
  { initializationOptions }: InitializeParams,
): InitializeResult {
  const capabilities: ServerCapabilities = {
    positionEncoding: encoding,
    textDocumentSync: { openClose: true, change: 2, save: true },
    codeActionProvider: { codeActionKinds: ['quickfix', FIX_ALL] },
    hoverProvider: true,
    completionProvider: { triggerCharacters: ['(', '/', '=', ':', ' ', '@'] },
    definitionProvider: true,
    referencesProvider: true,
    documentLinkProvider: {},
    renameProvider: { prepareProvider: true },
    documentSymbolProvider: true,
    foldingRangeProvider: true,
    inlayHintProvider: (initializationOptions as { inlayHints?: unknown } | null)?.inlayHints === true,
    ...(pulls && {
      diagnosticProvider: { identifier: tool.name, interFileDependencies: true, workspaceDiagnostics: true },
    }),
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  }
  return { capabilities, serverInfo: { name: tool.name, version: tool.version } }
}

/** A file of any kind may be what a finding asked for. */
function watch(connection: Connection): void {
  const watchers = [{ globPattern: '**/*' }]
  const method = 'workspace/didChangeWatchedFiles'
  const registrations = [{ id: method, method, registerOptions: { watchers } }]
  connection
    .sendRequest('client/registerCapability', { registrations })
    .catch((error: Error) => connection.console.warn(`No files are watched: ${error.message}`))
}

/** Where the client watches nothing, what else changed shows when somebody saves. */
function lookAfterSaves(connection: Connection, session: Session, tell: Publisher): void {
  connection.onDidSaveTextDocument(() => {
    for (const live of session.editing.lives()) live.reset()
    tell.soon(true)
  })
}

function listen(connection: Connection, session: Session, tell: Publisher): void {
  connection.onDidOpenTextDocument(({ textDocument: { uri, text, version } }) => {
    session.open(uri, text, version)
    tell.soon(false)
  })
  connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
    session.edit(uri, contentChanges, version)
    tell.soon(!/\.3?md$/i.test(uri))
  })
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    session.close(uri)
    tell.close(uri)
    tell.soon(true)
  })
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri, type } of changes) session.editing.changed(pathOf(uri) ?? '', type !== CHANGED)
    tell.soon(true)
  })
  connection.onNotification('workspace/didChangeWorkspaceFolders', ({ event }) => {
    const pathsOf = (folders: readonly WorkspaceFolder[]): readonly string[] =>
      folders.flatMap(({ uri }) => pathOf(uri) ?? [])
    for (const path of pathsOf(event.removed)) session.editing.remove(path)
    for (const path of pathsOf(event.added)) session.editing.add(path)
    tell.soon(true)
  })
}

/** As the protocol numbers it: the file has another text. */
const CHANGED = 2

/** As the protocol numbers them: the answer was taken back, is of an old text, or is none, as the message says. */
const ERRORS = { cancelled: -32800, changed: -32801, failed: -32803 } as const

function answer(connection: Connection, able: Able): void {
  const { session } = able
  const { ResponseError } = packages.languageServer()
  for (const [name, give] of Object.entries(ANSWERS))
    connection.onRequest(`textDocument/${name}`, async (params, token: CancellationToken) => {
      const before = session.revision()
      await heard()
      if (token.isCancellationRequested) return new ResponseError(ERRORS.cancelled, 'Cancelled.')
      if (session.revision() !== before) return new ResponseError(ERRORS.changed, 'The text changed.')
      const { uri } = params.textDocument
      if (name === 'completion' && isConfigPath(uri)) return configCompletions(uri, params.position, session)
      const place = session.read(uri)
      try {
        return (place && give(place, params, able)) ?? null
      } catch (error) {
        return new ResponseError(ERRORS.failed, (error as Error).message)
      }
    })
}

function answerDiagnostics(connection: Connection, tell: Publisher): void {
  connection.languages.diagnostics.on(({ textDocument, previousResultId }) => {
    const { id, items } = tell.report(textDocument.uri, previousResultId)
    return items === undefined
      ? { kind: 'unchanged', resultId: id }
      : { kind: 'full', resultId: id, items: [...items] }
  })
  connection.languages.diagnostics.onWorkspace(async ({ previousResultIds }) => ({
    items: [...(await tell.reportAll(new Map(previousResultIds.map(({ uri, value }) => [uri, value]))))],
  }))
}
