import { randomBytes } from 'node:crypto'
import { basename, dirname } from 'node:path'
import type { Disposable, ExtensionContext } from 'vscode'
import { commands, Uri, ViewColumn, window, workspace } from 'vscode'
import { clientsPage } from './clients-page.ts'
import { askClients, programOf } from './program.ts'

/** The command that shows what clients do with a skill: the one that is clicked, else the one that is edited. */
export function openClientsView(context: ExtensionContext): Disposable {
  return commands.registerCommand('passmuster.showClients', async (clicked: unknown) => {
    const uri = clicked instanceof Uri ? clicked : window.activeTextEditor?.document.uri
    if (uri?.scheme !== 'file') {
      void window.showInformationMessage('Open a skill first, then ask which clients load it.')
      return
    }
    const name = basename(dirname(uri.fsPath))
    const panel = window.createWebviewPanel('passmuster.clients', `Clients of ${name}`, ViewColumn.Beside)
    const ask = async (): Promise<string> => askClients(uri.fsPath, programOf(context))
    const show = async (): Promise<void> => {
      const answer = await ask().catch(({ message }: Error) => message)
      panel.webview.html = clientsPage(answer, name, randomBytes(16).toString('hex'))
    }
    const saves = workspace.onDidSaveTextDocument(async (document) => {
      if (document.uri.toString() === uri.toString()) await show()
    })
    panel.onDidDispose(() => saves.dispose())
    await show()
  })
}
