import { history, historyKeymap, standardKeymap } from '@codemirror/commands'
import type { Action, Diagnostic } from '@codemirror/lint'
import { lintKeymap, setDiagnostics } from '@codemirror/lint'
import type { Text } from '@codemirror/state'
import { EditorState } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  tooltips,
} from '@codemirror/view'
import { highlighting } from './highlight.ts'
import type { Finding } from './linter.ts'
import { partsOf } from './message-parts.ts'

/** What nobody sees, besides what the editor marks by itself; joiners and selectors are parts of many pictures. */
const HIDDEN = /[\u2060-\u2064\u{e0000}-\u{e01ef}]/u

/** The one editor of the page: it shows one file at a time, and keeps the history of each. */
export interface Editor {
  show(path: string, text: string): void
  /** Replaces the text of the open file, as one step that can be undone. */
  replace(text: string): void
  /** Underlines the findings of the open file. */
  underline(findings: readonly Finding[]): void
  apply(finding: Finding): void
  /** Puts the cursor at a place, from 0 on, and the focus into the editor. */
  goTo(start: number, end: number): void
  forget(): void
}

/** Opens the editor in an element. Hears of each text that was typed. */
export function openEditor(parent: HTMLElement, onChange: (path: string, text: string) => void): Editor {
  const states = new Map<string, EditorState>()
  let open = ''
  const view = new EditorView({ parent })
  const extensions = (path: string) => [
    // A carriage return stays a character: places are those of the linter.
    EditorState.lineSeparator.of('\n'),
    lineNumbers(),
    highlightSpecialChars({ render: visible, addSpecialChars: HIDDEN }),
    history(),
    drawSelection(),
    // A tooltip covers nothing but the text.
    tooltips({ tooltipSpace: ({ dom }) => dom.getBoundingClientRect() }),
    highlightActiveLine(),
    EditorView.lineWrapping,
    keymap.of([...lintKeymap, ...standardKeymap, ...historyKeymap]),
    EditorView.contentAttributes.of({ 'aria-label': `Text of ${path}`, spellcheck: 'false', tabindex: '0' }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onChange(path, state.sliceDoc())
    }),
    ...highlighting(path),
  ]
  return {
    show(path, text) {
      if (open !== '') states.set(open, view.state)
      open = path
      const known = states.get(path)
      const isSame = known !== undefined && known.sliceDoc() === text
      view.setState(isSame ? known : EditorState.create({ doc: text, extensions: extensions(path) }))
    },
    replace(text) {
      const changes = { from: 0, to: view.state.doc.length, insert: view.state.toText(text) }
      view.dispatch({ changes })
    },
    underline(findings) {
      const doc = view.state.doc
      view.dispatch(
        setDiagnostics(
          view.state,
          findings.map((finding) => underlined(finding, doc)),
        ),
      )
    },
    apply: (finding) => applyFix(finding, view),
    goTo(start, end) {
      const { doc } = view.state
      const [anchor, head] = [start, end].map((offset) => placeIn(offset, doc)) as [number, number]
      view.dispatch({
        selection: { anchor, head },
        effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
      })
      view.focus()
    },
    forget() {
      states.clear()
      open = ''
    },
  }
}

/** The text may have changed since the finding was made: no place is outside of it. */
function placeIn(offset: number, doc: Text): number {
  return Math.max(0, Math.min(offset, doc.length))
}

function underlined(finding: Finding, doc: Text): Diagnostic {
  const from = placeIn(finding.range.start.offset, doc)
  const to = Math.max(from, placeIn(finding.range.end.offset, doc))
  const { fix, severity, message, rule } = finding
  const actions: Action[] =
    fix === undefined
      ? []
      : [{ name: plain(fix.title), apply: (view) => view.state.doc.eq(doc) && applyFix(finding, view) }]
  return {
    from,
    to,
    severity,
    message: plain(message),
    renderMessage: () => rendered(message),
    source: rule,
    actions,
  }
}

/** A message without its backticks, where code cannot be shown as such. */
function plain(message: string): string {
  return partsOf(message)
    .map(({ part }) => part)
    .join('')
}

function rendered(message: string): Node {
  const shown = document.createElement('span')
  for (const { part, isCode } of partsOf(message)) {
    const element = document.createElement(isCode ? 'code' : 'span')
    element.textContent = part
    shown.append(element)
  }
  return shown
}

function applyFix({ fix }: Finding, view: EditorView): void {
  if (fix === undefined) return
  const { doc } = view.state
  const changes = fix.edits.map(({ range, text }) => ({
    from: placeIn(range.start.offset, doc),
    to: placeIn(range.end.offset, doc),
    insert: view.state.toText(text),
  }))
  view.dispatch({ changes, userEvent: 'input.fix' })
}

/** What nobody sees is shown by its number. */
function visible(code: number): HTMLElement {
  const mark = document.createElement('span')
  mark.className = 'hidden-character'
  if (code === 13) return mark
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  mark.textContent = name
  mark.title = name
  return mark
}
