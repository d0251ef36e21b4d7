import type { ExtensionContext, WorkspaceConfiguration } from 'vscode'
import { window, workspace } from 'vscode'
import type { LanguageClientOptions } from 'vscode-languageclient/node'
import { LanguageClient } from 'vscode-languageclient/node'
import { openClientsView } from './clients-view.ts'
import { countsItem } from './counts-item.ts'
import { programOf, startServer } from './program.ts'

/** Newer versions of VS Code have languages of their own for skills and agents. */
const LANGUAGES = ['markdown', 'yaml', 'skill', 'chatagent']

/** What the server hears only when it starts. */
const AT_START = ['passmuster.path', 'passmuster.inlayHints']

const OPTIONS: LanguageClientOptions = {
  documentSelector: [
    ...LANGUAGES.map((language) => ({ scheme: 'file', language })),
    { scheme: 'file', pattern: '**/passmuster.json' },
  ],
  initializationOptions: settings,
}

/** Shows what the server says, and starts it anew where a setting asks for that. */
export async function activate(context: ExtensionContext): Promise<void> {
  let client: LanguageClient | undefined
  const start = async (): Promise<void> => {
    await client?.dispose()
    const program = programOf(context)
    client = new LanguageClient('passmuster', 'passmuster', async () => startServer(program), OPTIONS)
    await client.start()
  }
  let started = Promise.resolve()
  const restart = (): Promise<void> => {
    started = started.then(start).catch(({ message }: Error) => void window.showErrorMessage(message))
    return started
  }
  context.subscriptions.push(
    { dispose: () => client?.dispose() },
    countsItem(LANGUAGES),
    openClientsView(context),
    workspace.onDidChangeConfiguration((change) => {
      if (AT_START.some((setting) => change.affectsConfiguration(setting))) void restart()
      else if (change.affectsConfiguration('passmuster') && client?.isRunning())
        void client.sendNotification('workspace/didChangeConfiguration', { settings: settings() })
    }),
  )
  await restart()
}

function settings(): WorkspaceConfiguration {
  return workspace.getConfiguration('passmuster')
}
