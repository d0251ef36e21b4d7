/** A file as it was found and read, before any format looks at it: its text, or why there is none to lint. */
export type Reading =
  | Refusal
  | { readonly state: 'text'; readonly text: string }
  | { readonly state: 'not-utf8'; readonly text: string; readonly byte: number }
  | TooLarge

/** A file of more bytes than `limit`; `size` is undefined where no more is known. */
interface TooLarge {
  readonly state: 'too-large'
  readonly size: number | undefined
  readonly limit: number
}

/** The largest file that is checked, in bytes. */
export const LARGEST_FILE = 1024 * 1024

/** Why a path that was found cannot be linted. */
export type Refusal =
  | { readonly state: 'unreadable'; readonly reason: string }
  | { readonly state: 'dangling' | 'outside' | 'outside-directory' | 'hidden'; readonly target: string }

/** Why a file is not read for which a run has no room. */
export const OVER_BUDGET = 'OVER_BUDGET'
