import type { Workspace } from '../lint/workspace.ts'
import type { Diagnostic, Edit } from '../model.ts'
import { lineEnd } from '../syntax/position.ts'
import { applyEdits } from '../wording/fixes.ts'

/** An edit that silences a finding, and where in it the reason is to be typed. */
export interface Suppressing extends Edit {
  /** An offset in the text of the edit. */
  readonly reasonAt: number
}

/**
 * The comment that suppresses a finding of a file, on its line or for the whole file; undefined where none does. Each
 * is tried before it is offered.
 */
export function suppressing(
  path: string,
  finding: Diagnostic,
  workspace: Workspace,
): Suppressing | undefined {
  const { document } = workspace.read(path) ?? {}
  if (document === undefined) return undefined
  const { text, body } = document
  const { rule, range } = finding
  const before = workspace.findings(path)
  const candidates =
    range[0] < body[0] ? inFrontmatter(text, range[0], rule) : inBody(text, range[0], rule, body[0])
  const numberOf = (findings: readonly Diagnostic[], id: string): number =>
    findings.filter((each) => each.rule === id).length
  try {
    return candidates.find((edit) => {
      workspace.put(path, applyEdits(text, [edit]))
      const after = workspace.findings(path)
      return (
        numberOf(after, rule) < numberOf(before, rule) &&
        after.every(
          ({ rule: id }) => id === 'suppress/no-reason' || numberOf(after, id) <= numberOf(before, id),
        )
      )
    })
  } finally {
    workspace.put(path, undefined)
  }
}

function inFrontmatter(text: string, at: number, rule: string): readonly Suppressing[] {
  const line = text.lastIndexOf('\n', at - 1) + 1
  const indent = /^[ \t]*/.exec(text.slice(line, at))![0]
  const first = Math.min(lineEnd(text, 0) + 1, text.length)
  const newline = newlineOf(text)
  return [
    comment(Math.max(line, first), `${indent}# passmuster-ignore ${rule}: `, newline),
    comment(first, `# passmuster-ignore-file ${rule}: `, newline),
  ]
}

function inBody(text: string, at: number, rule: string, start: number): readonly Suppressing[] {
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

function comment(at: number, head: string, tail: string): Suppressing {
  return { range: [at, at], text: head + tail, reasonAt: head.length }
}

function newlineOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n'
}

/** The edit that turns a rule off in a config file of YAML with this text; undefined where that is not plain. */
export function turningOff(rule: string, config: string): Edit | undefined {
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
export function difference(before: string, after: string): Edit {
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
