import type { Range } from '../../../model.ts'
import type { Problem } from '../../../text/yaml-errors.ts'
import { readFrontmatter } from './frontmatter.ts'
import type { Pair } from './pairs.ts'
import { lastOf } from './pairs.ts'
import type { Fence, WrittenPlane } from './planes.ts'
import { readPlanes } from './planes.ts'

/** A 3md document, read as far as it can be: every problem is noted, none ends the reading. */
interface Written {
  /** The `---` that opens the frontmatter, or the line that stands in its place. */
  readonly opening: Range
  /** The frontmatter in the order of the file, pairs that a later one replaces too. */
  readonly pairs: readonly Pair[]
  /** Whether the frontmatter ends; where it does not, its last pairs may be text of the body. */
  readonly closed: boolean
  readonly fields: ReadonlyMap<string, Pair>
  readonly body: Range
  readonly planes: readonly WrittenPlane[]
  readonly fences: readonly Fence[]
  /** What is no 3md. */
  readonly problems: readonly Problem[]
}

/**
 * Reads the base grammar of 3md, in linear time. Offsets are those of `text`, its line breaks and byte order
 * mark included. Never throws.
 */
export function readWritten(text: string): Written {
  const problems: Problem[] = []
  const { opening, pairs, closed, end } = readFrontmatter(text, problems)
  const { planes, fences } = readPlanes(text, end, problems)
  return { opening, pairs, closed, fields: lastOf(pairs), body: [end, text.length], planes, fences, problems }
}
