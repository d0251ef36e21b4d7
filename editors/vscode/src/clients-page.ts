/** What `passmuster clients -f json` says, as far as it is shown. */
interface Answer {
  readonly clients: readonly { readonly id: string; readonly title: string; readonly kind: string }[]
  readonly skills: readonly { readonly verdicts: Readonly<Record<string, Verdict>> }[]
}

interface Verdict {
  readonly outcome: string
  readonly reasons: readonly Reason[]
}

interface Reason {
  readonly text: string
  readonly source: string
  /** How it is known, such as `observed`. */
  readonly basis: string
  readonly rule?: string
}

/** What is worst comes first, with the words for it. */
const OUTCOMES: Readonly<Record<string, string>> = {
  refused: '✗ Refuse it',
  unseen: '✗ Do not find it',
  degraded: '◐ Lose a part of it',
  unknown: '? Not known',
  loads: '✓ Load all of it',
}

const STYLE = `
body { font: var(--vscode-font-size) var(--vscode-font-family); color: var(--vscode-foreground); padding: 0 1.5em 2em; line-height: 1.5 }
table { border-collapse: collapse; width: 100% }
th { text-align: left; padding: 1.2em 0 0.3em }
td { border-top: 1px solid var(--vscode-panel-border, gray); padding: 0.3em 0; vertical-align: top }
td:first-child { white-space: nowrap; padding-right: 1.5em; width: 1% }
code { font-family: var(--vscode-editor-font-family); color: var(--vscode-textPreformat-foreground) }
a { color: var(--vscode-textLink-foreground) }
.refused, .unseen { color: var(--vscode-errorForeground) }
.degraded { color: var(--vscode-editorWarning-foreground) }
.loads { color: var(--vscode-testing-iconPassed) }
`

/**
 * The page of a web view: what each client does with a skill, of the JSON that passmuster printed, or what else it
 * said. Nothing in it runs or is loaded, whatever the skill says; `nonce` is of the style alone.
 */
export function clientsPage(answer: string, skill: string, nonce: string): string {
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Clients</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<h2>Which clients load ${escaped(skill)}?</h2>
${contentOf(answer)}
</body>
</html>
`
}

function contentOf(answer: string): string {
  if (!answer.startsWith('{')) return `<p>${escaped(answer)}</p>`
  const { clients, skills } = JSON.parse(answer) as Answer
  const [skill] = skills
  if (skill === undefined) return '<p>The file is not a skill. Open a <code>SKILL.md</code>.</p>'
  const agents = clients.filter(({ kind }) => kind === 'agent')
  const others = clients.filter(({ kind }) => kind !== 'agent')
  const loading = agents.filter(({ id }) => skill.verdicts[id]?.outcome === 'loads').length
  return [
    `<p>${loading} of ${agents.length} agents load all of it, as it was last saved.</p>`,
    tableOf(agents, skill.verdicts),
    '<h3>Installers, registries and validators</h3>',
    tableOf(others, skill.verdicts),
  ].join('\n')
}

function tableOf(clients: Answer['clients'], verdicts: Readonly<Record<string, Verdict>>): string {
  const rows = Object.entries(OUTCOMES).flatMap(([outcome, words]) => {
    const alike = clients.filter(({ id }) => verdicts[id]?.outcome === outcome)
    if (alike.length === 0) return []
    const head = `<tr><th colspan="2" class="${outcome}">${words}: ${alike.length}</th></tr>`
    return [head, ...alike.map(({ id, title }) => rowOf(title, verdicts[id]!))]
  })
  return `<table>\n${rows.join('\n')}\n</table>`
}

function rowOf(title: string, { reasons }: Verdict): string {
  return `<tr><td>${escaped(title)}</td><td>${reasons.map(reasonOf).join('<br>')}</td></tr>`
}

function reasonOf({ text, source, basis, rule }: Reason): string {
  const known = `<a href="${escaped(source)}">${escaped(basis)}</a>`
  return `${marked(text)} (${known}${rule === undefined ? '' : `, ${escaped(rule)}`})`
}

/** With what is in backticks as code. */
function marked(text: string): string {
  return escaped(text).replace(/`([^`]*)`/g, '<code>$1</code>')
}

/** For text between tags and in quoted attributes: nothing that a skill says stands elsewhere. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
