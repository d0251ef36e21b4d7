import type { ExtensionContext } from 'vscode'
import { workspace } from 'vscode'
import { LanguageClient } from 'vscode-languageclient/node'
import { openClientsView } from './clients-view.ts'
import { countsItem } from './counts-item.ts'
import { startServer } from './program.ts'

/** Newer versions of VS Code have languages of their own for skills and agents. */
const LANGUAGES = ['markdown', 'yaml', 'skill', 'chatagent']

/** What the server hears only when it starts. */
const AT_START = ['passmuster.path', 'passmuster.inlayHints']

/** Starts the server, and shows what it says. */
export async function activate(context: ExtensionContext): Promise<void> {
  const client = new LanguageClient('passmuster', 'passmuster', async () => startServer(context), {
    documentSelector: [
      ...LANGUAGES.map((language) => ({ scheme: 'file', language })),
      { scheme: 'file', pattern: '**/passmuster.json' },
    ],
    initializationOptions: () => workspace.getConfiguration('passmuster'),
    synchronize: { configurationSection: 'passmuster' },
  })
  context.subscriptions.push(
    client,
    countsItem(LANGUAGES),
    openClientsView(context),
    workspace.onDidChangeConfiguration((change) => {
      if (AT_START.some((setting) => change.affectsConfiguration(setting))) void client.restart()
    }),
  )
  await client.start()
}
