import { setTimeout as pause } from 'node:timers/promises'
import type * as Protocol from 'vscode-languageserver'
import { ENCODINGS } from '../assist/lines.ts'
import { CLIENT_IDS } from '../clients/who-loses.ts'
import type { Host } from '../files/host.ts'
import type { LiveChoices } from '../project/live.ts'
import { tool } from '../reporters/tool-identity.ts'
import { isConfigPath } from '../wording/config-names.ts'
import { ANSWERS, configCompletions, FIX_ALL } from './answers.ts'
import packages from './packages.cjs'
import type { Publisher } from './publish.ts'
import { publisher } from './publish.ts'
import type { Able, Client, Session } from './session.ts'
import { openSession, pathOf } from './session.ts'

/** Answers a client until the connection ends. It reads the disk, and never writes to it. */
export function serve(connection: Protocol.Connection, disk: Host): void {
  connection.onInitialize((params) => {
    const client = clientOf(params)
    const { workspace = {}, textDocument = {} } = params.capabilities
    const session = openSession(disk, client)
    const able: Able = {
      session,
      pulls: textDocument.diagnostic !== undefined,
      refreshes: workspace.diagnostics?.refreshSupport === true,
      creates: workspace.workspaceEdit?.resourceOperations?.includes('create') === true,
      moves: workspace.workspaceEdit?.resourceOperations?.includes('rename') === true,
      snippets: workspace.workspaceEdit?.snippetEditSupport === true,
    }
    const tell = publisher(able, connection)
    listen(connection, session, tell)
    connection.onDidChangeConfiguration(({ settings }) => {
      const changed = settings?.[tool.name] ?? settings
      session.editing.choose(choicesIn({ ...params.initializationOptions, ...changed }))
      tell.soon(true)
    })
    answer(connection, able)
    if (able.pulls) answerDiagnostics(connection, tell)
    if (workspace.didChangeWatchedFiles?.dynamicRegistration === true)
      connection.onInitialized(() => watch(connection))
    // Where the client watches nothing, what else changed shows when somebody saves.
    else
      connection.onDidSaveTextDocument(() => {
        for (const live of session.editing.lives()) live.reset()
        tell.soon(true)
      })
    return {
      capabilities: { positionEncoding: client.encoding, ...capabilitiesFor(params, able) },
      serverInfo: { name: tool.name, version: tool.version },
    }
  })
}

function clientOf(params: Protocol.InitializeParams): Client {
  const { capabilities, workspaceFolders, rootUri, initializationOptions } = params
  return {
    encoding: ENCODINGS.find((each) => capabilities.general?.positionEncodings?.includes(each)) ?? 'utf-16',
    folders: pathsOf(workspaceFolders ?? (rootUri ? [{ uri: rootUri }] : [])),
    ...choicesIn(initializationOptions),
  }
}

function pathsOf(folders: readonly { readonly uri: string }[]): readonly string[] {
  return folders.flatMap(({ uri }) => pathOf(uri) ?? [])
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

function capabilitiesFor({ initializationOptions }: Protocol.InitializeParams, { pulls }: Able) {
  return {
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
    inlayHintProvider: initializationOptions?.inlayHints === true,
    ...(pulls && {
      diagnosticProvider: { identifier: tool.name, interFileDependencies: true, workspaceDiagnostics: true },
    }),
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  } satisfies Protocol.ServerCapabilities
}

/** A file of any kind may be what a finding asked for. */
function watch(connection: Protocol.Connection): void {
  const method = 'workspace/didChangeWatchedFiles'
  const registerOptions = { watchers: [{ globPattern: '**/*' }] }
  const registrations = [{ id: method, method, registerOptions }]
  connection
    .sendRequest('client/registerCapability', { registrations })
    .catch((error: Error) => connection.console.warn(`No files are watched: ${error.message}`))
}

function listen(connection: Protocol.Connection, session: Session, tell: Publisher): void {
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
    for (const path of pathsOf(event.removed)) session.editing.remove(path)
    for (const path of pathsOf(event.added)) session.editing.add(path)
    tell.soon(true)
  })
}

/** As the protocol numbers it: the file has another text. */
const CHANGED = 2

/** As the protocol numbers them: the answer was taken back, is of an old text, or is none, as the message says. */
const ERRORS = { cancelled: -32800, changed: -32801, failed: -32803 } as const

function answer(connection: Protocol.Connection, able: Able): void {
  const { session } = able
  const { ResponseError } = packages.languageServer()
  for (const [name, give] of Object.entries(ANSWERS))
    connection.onRequest(`textDocument/${name}`, async (params, token: Protocol.CancellationToken) => {
      const before = session.documents()
      // The client may take its question back, or change the text.
      await pause(0)
      if (token.isCancellationRequested) return new ResponseError(ERRORS.cancelled, 'Cancelled.')
      if (session.documents() !== before) return new ResponseError(ERRORS.changed, 'The text changed.')
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

function answerDiagnostics({ languages: { diagnostics } }: Protocol.Connection, tell: Publisher): void {
  diagnostics.on(({ textDocument, previousResultId }) => tell.report(textDocument.uri, previousResultId))
  diagnostics.onWorkspace(async ({ previousResultIds }) => ({
    items: await tell.reportAll(new Map(previousResultIds.map(({ uri, value }) => [uri, value]))),
  }))
}
