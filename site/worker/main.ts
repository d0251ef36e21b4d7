import { clients, findings, open, seen } from '../../src/browser/index.ts'
import type { Workspace } from '../../src/lint/workspace.ts'
import type { Report } from '../playground/linter.ts'
import type { Mode } from '../playground/share.ts'

/** All texts by their paths. */
export type Texts = Readonly<Record<string, string>>

/** What the page asks: `open` takes other files, `put` changes the text of one, `fix` gives a file with its safe fixes. */
export type Question =
  | { readonly ask: 'open'; readonly texts: Texts; readonly mode: Mode }
  | { readonly ask: 'put'; readonly path: string; readonly text: string }
  | { readonly ask: 'clients' }
  | { readonly ask: 'seen'; readonly path: string }
  | { readonly ask: 'fix'; readonly path: string }

/** What the page hears of a question with this number, or before that of how much is done. */
export type Answer =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly failed: string }
  | { readonly number: number; readonly done: number; readonly total: number }

/** After so many milliseconds the page hears again how much is done. */
const PAUSE = 100

let workspace = opened({}, 'recommended')

addEventListener('message', ({ data }: MessageEvent<Question & { readonly number: number }>) => {
  const { number } = data
  try {
    postMessage({ number, answer: answerTo(data, number) } satisfies Answer)
  } catch (error) {
    postMessage({ number, failed: String(error) } satisfies Answer)
  }
})

function answerTo(question: Question, number: number): unknown {
  if (question.ask === 'open') {
    workspace = opened(question.texts, question.mode)
    return allFindings(number)
  }
  if (question.ask === 'put') {
    workspace.put(question.path, question.text)
    return allFindings(number)
  }
  if (question.ask === 'clients') return clients(workspace)
  if (question.ask === 'seen') return seen(question.path, workspace)
  return workspace.fixed(question.path, 'safe')
}

function allFindings(number: number): Report {
  let told = performance.now()
  const files = workspace.all((done, total) => {
    if (performance.now() - told < PAUSE) return
    told = performance.now()
    postMessage({ number, done, total } satisfies Answer)
  })
  return { findings: findings(workspace), checked: files.filter(({ format }) => format !== undefined).length }
}

function opened(texts: Texts, mode: Mode): Workspace {
  return open(texts, {
    preset: mode === 'strict' ? 'strict' : 'recommended',
    dialect: mode === 'skills-plane' ? 'skills-plane' : 'agent-skills',
  })
}
