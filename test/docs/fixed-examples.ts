import type { RuleInfo } from '../../src/model.ts'
import { lineStarts } from '../../src/syntax/position.ts'
import { applyEdits } from '../../src/wording/fixes.ts'
import { readCases } from '../cases.ts'

/** A file before and after the fix of a rule. */
export interface FixedFile {
  readonly path: string
  readonly before: string
  readonly after: string
  readonly isSafe: boolean
}

/** A finding of a case with a fix of one edit: its path, its rule, and the edit. */
const FIXED_CASE =
  /^(\S+?):\d+:\d+-\d+:\d+ \w+ (\S+)\n {4}.*\n(?: {4}see .*\n)* {4}(fix|suggestion) .*?: (\d+):(\d+)-(\d+):(\d+) ("(?:[^"\\]|\\.)*")$/gm

/** For each rule that has a fix, the shortest file of a case in which one is offered. */
export function fixedFiles(): ReadonlyMap<RuleInfo['id'], FixedFile> {
  const files = new Map<string, FixedFile>()
  for (const { files: texts, expected } of readCases()) {
    for (const [, path = '', rule = '', kind, ...edit] of expected.matchAll(FIXED_CASE)) {
      const before = texts[path]
      if (
        before === undefined ||
        before.includes('\r') ||
        before.length >= (files.get(rule)?.before.length ?? Infinity)
      )
        continue
      files.set(rule, { path, before, after: edited(before, edit), isSafe: kind === 'fix' })
    }
  }
  return files
}

function edited(text: string, [line, column, endLine, endColumn, inserted]: readonly string[]): string {
  const starts = lineStarts(text)
  const offset = (row: string, col: string): number => starts[Number(row) - 1]! + Number(col) - 1
  const range = [offset(line!, column!), offset(endLine!, endColumn!)] as const
  return applyEdits(text, [{ range, text: JSON.parse(inserted!) }])
}
