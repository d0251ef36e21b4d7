import { noReason } from '../lint/suppressions/rules/no-reason.ts'
import type { Workspace } from '../lint/workspace.ts'
import type { Diagnostic, Edit, Range } from '../model.ts'
import { lineEnd } from '../syntax/position.ts'
import { applyEdits } from '../wording/fixes.ts'
import { quotePath } from '../wording/quote.ts'

/** Something that can be done about a finding, or about several: edits of one file. */
export interface Remedy {
  readonly finding?: Diagnostic
  readonly title: string
  readonly isPreferred?: boolean
  /** From the root; of a file that is to be made with `isNew`. */
  readonly path: string
  readonly isNew?: boolean
  readonly edits: readonly Edit[]
  /** Where in the text of the one edit something is to be typed. */
  readonly typeAt?: number
}

/** What can be done about the findings of a file in a range; `config` is the path of its config file from the root. */
export function remediesAt(
  path: string,
  [start, end]: Range,
  config: string,
  workspace: Workspace,
): readonly Remedy[] {
  const findings = workspace.findings(path).filter(({ range }) => range[0] <= end && range[1] >= start)
  return findings.flatMap((finding) => [
    ...fixOf(finding, path, workspace.text(path) ?? ''),
    ...suppressionOf(finding, path, workspace),
    ...settingOf(finding, config, workspace),
  ])
}

/** All safe fixes of a file as one edit; undefined where there is none. */
export function allSafeFixes(path: string, workspace: Workspace): Remedy | undefined {
  const text = workspace.text(path)
  if (text === undefined || !workspace.findings(path).some(({ fix }) => fix?.safe)) return undefined
  const fixed = workspace.fixed(path, 'safe') ?? text
  const edits = [difference(text, fixed)]
  return isOfEditors(text, edits) ? { title: 'Apply all safe fixes', path, edits } : undefined
}

/** Whether edits change what editors show: they keep a byte order mark to themselves, and save it again. */
function isOfEditors(text: string, edits: readonly Edit[]): boolean {
  const without = (whole: string): string => whole.replace(/^\ufeff/, '')
  return without(applyEdits(text, edits)) !== without(text)
}

function fixOf(finding: Diagnostic, path: string, text: string): readonly Remedy[] {
  const { fix } = finding
  if (fix === undefined || !isOfEditors(text, fix.edits)) return []
  return [{ finding, title: fix.title, isPreferred: fix.safe, path, edits: fix.edits }]
}

/** An edit that adds a comment, and where in its text the reason goes. */
interface Comment extends Edit {
  readonly reasonAt: number
}

/** The comment that suppresses a finding, on its line or for the whole file. Each is tried before it is offered. */
function suppressionOf(finding: Diagnostic, path: string, workspace: Workspace): readonly Remedy[] {
  const { document } = workspace.read(path) ?? {}
  if (document === undefined) return []
  const { text, body } = document
  const { rule, range } = finding
  const before = workspace.findings(path)
  const [at] = range
  const comments = at < body[0] ? inFrontmatter(text, at, rule) : inBody(text, at, rule, body[0])
  const numberOf = (findings: readonly Diagnostic[], id: string): number =>
    findings.filter((each) => each.rule === id).length
  const found = comments.find((edit) => {
    workspace.put(path, applyEdits(text, [edit]))
    const after = workspace.findings(path)
    return (
      numberOf(after, rule) < numberOf(before, rule) &&
      after.every(({ rule: id }) => id === noReason.id || numberOf(after, id) <= numberOf(before, id))
    )
  })
  workspace.put(path, undefined)
  return found === undefined
    ? []
    : [{ finding, title: `Suppress ${rule} here`, path, edits: [found], typeAt: found.reasonAt }]
}

function settingOf(finding: Diagnostic, path: string, { files }: Workspace): readonly Remedy[] {
  const text = files.read(path)
  const edit = path.endsWith('.json') ? undefined : turningOff(finding.rule, text ?? '')
  if (edit === undefined) return []
  const title = `Turn off ${finding.rule} in ${quotePath(path)}`
  return [{ finding, title, path, isNew: text === undefined, edits: [edit] }]
}

function inFrontmatter(text: string, at: number, rule: string): readonly Comment[] {
  const line = text.lastIndexOf('\n', at - 1) + 1
  const indent = /^[ \t]*/.exec(text.slice(line, at))![0]
  const first = Math.min(lineEnd(text, 0) + 1, text.length)
  const newline = newlineOf(text)
  return [
    comment(Math.max(line, first), `${indent}# passmuster-ignore ${rule}: `, newline),
    comment(first, `# passmuster-ignore-file ${rule}: `, newline),
  ]
}

function inBody(text: string, at: number, rule: string, start: number): readonly Comment[] {
  const line = text.lastIndexOf('\n', at - 1) + 1
  const indent = /^[ \t]*/.exec(text.slice(line, at))![0]
  const newline = newlineOf(text)
  const end = line + /^[^\r\n]*/.exec(text.slice(line))![0].length
  // A line of its own would end a table.
  const above =
    text[line + indent.length] === '|'
      ? []
      : [comment(line, `${indent}<!-- passmuster-ignore ${rule}: `, ` -->${newline}`)]
  return [
    ...above,
    comment(end, ` <!-- passmuster-ignore ${rule}: `, ' -->'),
    comment(start, `<!-- passmuster-ignore-file ${rule}: `, ` -->${newline}`),
  ]
}

function comment(at: number, head: string, tail: string): Comment {
  return { range: [at, at], text: head + tail, reasonAt: head.length }
}

function newlineOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n'
}

/** The edit that turns a rule off in a config file of YAML with this text; undefined where that is not plain. */
function turningOff(rule: string, config: string): Edit | undefined {
  const newline = newlineOf(config)
  const line = /^rules:[ \t]*(?:#.*)?(\r?\n)([ \t]+)?/m.exec(config)
  if (line !== null) {
    const at = line.index + line[0].length - (line[2] ?? '').length
    return { range: [at, at], text: `${line[2] ?? '  '}${rule}: off${newline}` }
  }
  if (/^rules[ \t]*:/m.test(config) || /^\s*\{/.test(config)) return undefined
  const start = config === '' || config.endsWith('\n') ? '' : newline
  return { range: [config.length, config.length], text: `${start}rules:${newline}  ${rule}: off${newline}` }
}

/** The one edit that makes one text of another, without what both start and end with. */
function difference(before: string, after: string): Edit {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  // A half of a character is none.
  if (/[\ud800-\udbff]/.test(before[start - 1] ?? '')) start--
  if (/[\udc00-\udfff]/.test(before.at(-end) ?? '') && end > 0) end--
  return { range: [start, before.length - end], text: after.slice(start, after.length - end) }
}
