import type { InjectionKey } from 'vue'
import { inject, shallowReactive } from 'vue'
import type { Editor } from './editor.ts'
import { EXAMPLES } from './examples.ts'
import type { Clients, Finding, Linter, Seen } from './linter.ts'
import type { Mode, State } from './share.ts'
import { fragmentOf, LONGEST_LINK, stateIn } from './share.ts'

export type View = 'findings' | 'clients' | 'seen'

/** All that the page shows: the files, and what the linter says of them. */
export interface Session {
  texts: Readonly<Record<string, string>>
  path: string
  /** The title of the example that the files are; '' for other files. */
  example: string
  mode: Mode
  view: View
  findings: readonly Finding[]
  /** The texts that the findings are of. */
  judged: Readonly<Record<string, string>>
  /** How many of the files are of a format that is checked. */
  checked: number
  clients: Clients | undefined
  seen: Seen | undefined
  /** Of a long answer. */
  progress: { readonly done: number; readonly total: number } | undefined
  /** What was done, or why not: a screen reader says it. */
  note: string
  /** Whether there was any answer yet. */
  isReady: boolean
  /** The paths of files whose text the linter does not know yet; '' where it is to open all files anew. */
  readonly changed: Set<string>
  isAsking: boolean
  linter: Linter
  editor: Editor | undefined
}

export const SESSION: InjectionKey<Session> = Symbol('session')

/** The session of the page that a component is in. */
export function useSession(): Session {
  return inject(SESSION)!
}

export function newSession(linter: Linter): Session {
  return shallowReactive({
    texts: {},
    path: '',
    example: '',
    mode: 'recommended',
    view: 'findings',
    findings: [],
    judged: {},
    checked: 0,
    clients: undefined,
    seen: undefined,
    progress: undefined,
    note: '',
    isReady: false,
    changed: new Set<string>(),
    isAsking: false,
    linter,
    editor: undefined,
  })
}

/** Stands for all files, among those that changed. */
const ALL = ''

/** Opens other files, and forgets all that was before. */
export function openState(session: Session, { texts, path, mode }: State, example = ''): Promise<void> {
  Object.assign(session, { texts, mode, example, note: '' })
  session.editor?.forget()
  showFile(session, path)
  return lint(session, ALL)
}

/** Opens an example as it was written. */
export function openExample(session: Session, title: string): Promise<void> {
  const example = EXAMPLES.find((each) => each.title === title)
  return openState(session, example!, title)
}

/** Opens what the address says, else the first example. */
export async function openAddress(session: Session): Promise<void> {
  const { hash } = location
  const state = await stateIn(hash)
  if (state !== undefined) return openState(session, state)
  const opened = openExample(session, EXAMPLES[0]!.title)
  if (hash.startsWith('#files='))
    session.note = 'The link is broken or incomplete. This is an example instead.'
  return opened
}

/** Shows a file in the editor. */
export function showFile(session: Session, path: string): void {
  session.path = path
  session.editor?.show(path, session.texts[path] ?? '')
  underline(session)
  if (session.view === 'seen') void look(session)
}

/** Opens a view. */
export function showView(session: Session, view: View): Promise<void> {
  session.view = view
  return look(session)
}

/** Chooses other rules. */
export function chooseMode(session: Session, mode: Mode): Promise<void> {
  session.mode = mode
  return lint(session, ALL)
}

/** Takes a text that was typed. */
export function typeText(session: Session, path: string, text: string): void {
  session.texts = { ...session.texts, [path]: text }
  session.note = ''
  // The link has another text.
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname)
  void lint(session, path)
}

/** Adds a file without a text, or shows the one of this path. */
export function addFile(session: Session, path: string): Promise<void> {
  session.texts = { ...session.texts, [path]: session.texts[path] ?? '' }
  showFile(session, path)
  return lint(session, ALL)
}

/** Gives the open file another path. */
export function renameFile(session: Session, to: string): Promise<void> {
  const { path: from, texts } = session
  session.texts = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path === from ? to : path, text]),
  )
  showFile(session, to)
  return lint(session, ALL)
}

/** Removes the open file, unless it is the only one. */
export async function removeFile(session: Session): Promise<void> {
  const { [session.path]: _, ...rest } = session.texts
  const [first] = Object.keys(rest)
  if (first === undefined) return
  session.texts = rest
  showFile(session, first)
  await lint(session, ALL)
}

/** Goes to the place of a finding. */
export function goTo(session: Session, { path, range }: Pick<Finding, 'path' | 'range'>): void {
  if (path !== session.path) showFile(session, path)
  session.editor?.goTo(range.start.offset, range.end.offset)
}

/** Whether the findings of a file are of the text that it has now. */
function isJudged({ texts, judged }: Session, path: string): boolean {
  return texts[path] === judged[path]
}

/** Applies the fix of a finding, unless its text has changed since. */
export function applyFix(session: Session, finding: Finding): void {
  if (!isJudged(session, finding.path)) return
  if (finding.path !== session.path) showFile(session, finding.path)
  session.editor?.apply(finding)
}

/** Applies the safe fixes of all files, but where somebody types meanwhile. */
export async function fixAll(session: Session): Promise<void> {
  const { texts, judged, findings, linter } = session
  const paths = new Set(findings.filter(({ fix }) => fix?.safe).map(({ path }) => path))
  const found = new Map<string, string | undefined>()
  for (const path of paths)
    if (texts[path] === judged[path]) found.set(path, await linter.ask({ ask: 'fix', path }))
  const fixed = Object.fromEntries(
    [...found].flatMap(([path, text]) =>
      text !== undefined && session.texts[path] === texts[path] ? [[path, text]] : [],
    ),
  )
  session.texts = { ...session.texts, ...fixed }
  const own = fixed[session.path]
  if (own !== undefined) session.editor?.replace(own)
  await lint(session, ALL)
  const count = Object.keys(fixed).length
  session.note =
    count === 0
      ? 'The text changed meanwhile. Try again.'
      : `Fixed ${count === 1 ? '1 file' : `${count} files`}.`
}

/** Puts all files into the address, unless they are too long for a link. */
export async function share(session: Session): Promise<void> {
  const { texts, path, mode } = session
  const fragment = await fragmentOf({ texts, path, mode })
  if (fragment.length > LONGEST_LINK) {
    session.note = `The link would have ${number(fragment.length)} characters, and ${number(LONGEST_LINK)} are the most. Remove some text.`
    return
  }
  history.replaceState(history.state, '', fragment)
  session.note = (await copied(location.href))
    ? 'The link is copied.'
    : 'The link is in the address bar. Copy it from there.'
}

export function number(value: number): string {
  return value.toLocaleString('en')
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Lints a file again, or all. Of what changes while the linter works, it is told once. */
async function lint(session: Session, path: string): Promise<void> {
  session.changed.add(path)
  if (session.isAsking) return
  session.isAsking = true
  try {
    while (session.changed.size > 0) await lintChanged(session)
  } catch (error) {
    session.note = error instanceof Error ? error.message : String(error)
  } finally {
    session.isAsking = false
    session.progress = undefined
  }
}

async function lintChanged(session: Session): Promise<void> {
  const { changed, linter, texts, mode } = session
  const paths = [...changed]
  changed.clear()
  const onProgress = (done: number, total: number): void => {
    session.progress = { done, total }
  }
  if (paths.includes(ALL)) Object.assign(session, await linter.ask({ ask: 'open', texts, mode }, onProgress))
  else
    for (const path of paths)
      Object.assign(session, await linter.ask({ ask: 'put', path, text: texts[path]! }))
  session.judged = texts
  session.isReady = true
  if (changed.size > 0) return
  underline(session)
  await look(session)
}

/** Asks what the open view shows besides the findings. */
async function look(session: Session): Promise<void> {
  const { linter, view, path } = session
  if (view === 'clients') session.clients = await linter.ask({ ask: 'clients' })
  if (view === 'seen') session.seen = await linter.ask({ ask: 'seen', path })
}

function underline(session: Session): void {
  const { findings, path, editor } = session
  editor?.underline(isJudged(session, path) ? findings.filter((finding) => finding.path === path) : [])
}
