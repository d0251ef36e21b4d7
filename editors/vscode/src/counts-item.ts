import { DiagnosticSeverity, Disposable, languages, StatusBarAlignment, window } from 'vscode'

/** The item of the status bar that counts the findings, shown where there are any, or may be. */
export function countsItem(shownIn: readonly string[]): Disposable {
  const item = window.createStatusBarItem('passmuster.counts', StatusBarAlignment.Left)
  item.name = 'passmuster'
  item.command = 'workbench.actions.view.problems'
  const update = (): void => {
    const [errors, warnings] = [DiagnosticSeverity.Error, DiagnosticSeverity.Warning].map(countOf)
    const isNone = errors === 0 && warnings === 0
    item.text = `passmuster ${isNone ? '$(check)' : `$(error) ${errors} $(warning) ${warnings}`}`
    item.tooltip = isNone
      ? 'No errors and warnings'
      : `Errors: ${errors}, warnings: ${warnings}. Click to see them.`
    const isOpen = shownIn.includes(window.activeTextEditor?.document.languageId ?? '')
    if (isOpen || !isNone) item.show()
    else item.hide()
  }
  update()
  return Disposable.from(
    item,
    languages.onDidChangeDiagnostics(update),
    window.onDidChangeActiveTextEditor(update),
  )
}

function countOf(asked: DiagnosticSeverity): number {
  const all = languages.getDiagnostics().flatMap(([, found]) => found)
  return all.filter(({ source, severity }) => source === 'passmuster' && severity === asked).length
}
