import type { Report, RuleInfo } from '../model.ts'
import { byteLength } from '../wording/code-points.ts'

/** A file as it was found and read, before any format looks at it: its text, or why there is none to lint. */
export type Reading =
  | Refusal
  | { readonly state: 'text'; readonly text: string }
  /** `text` ends at the `byte`; `whole` has U+FFFD for what is not UTF-8, as most clients read it. */
  | { readonly state: 'not-utf8'; readonly text: string; readonly byte: number; readonly whole: string }
  /** A file of more bytes than `limit`; `size` is undefined where no more is known. */
  | { readonly state: 'too-large'; readonly size: number | undefined; readonly limit: number }

/** The largest file that is checked, in bytes. */
export const LARGEST_FILE = 1024 * 1024

/** A text that lies on no disk, as a file of its UTF-8 is read. */
export function readingOf(text: string, limit: number): Reading {
  // A code unit takes three bytes at most.
  if (text.length * 3 <= limit) return { state: 'text', text }
  const size = byteLength(text)
  return size > limit ? { state: 'too-large', size, limit } : { state: 'text', text }
}

/** Why a path that was found cannot be linted. */
export type Refusal =
  | { readonly state: 'unreadable'; readonly reason: string }
  | {
      readonly state:
        | 'dangling'
        | 'not-checked-out'
        | 'outside'
        | 'outside-directory'
        | 'hidden'
        | 'hidden-directory'
        | 'untracked'
      readonly target: string
    }

/** Why a file is not read for which a run has no room. */
export const OVER_BUDGET = 'OVER_BUDGET'

/** A rule about a file that no format gets to see. */
export interface FileRule extends RuleInfo {
  /** Whether the file is refused for this reason; if so, it is reported. */
  refuses(reading: Reading, report: Report): boolean
}
