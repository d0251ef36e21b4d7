/** Some lines of a text that other lines take the place of. */
interface Change {
  /** The first of the lines in the old text, and after the last. */
  readonly before: readonly [start: number, end: number]
  readonly after: readonly [start: number, end: number]
}

const CONTEXT = 3
/** So far below a change the texts are searched for a line that both have. */
const FURTHEST = 24

/**
 * The hunks of a unified diff of two texts, in linear time: not the shortest where many lines change, but one that
 * git can apply.
 */
export function linearHunks(before: string, after: string): string {
  const old = linesOf(before)
  const fresh = linesOf(after)
  const hunks: string[] = []
  let group: Change[] = []
  for (const change of changesBetween(old, fresh)) {
    const last = group.at(-1)
    if (last !== undefined && change.before[0] - last.before[1] > 2 * CONTEXT) {
      hunks.push(hunkOf(group, old, fresh))
      group = []
    }
    group.push(change)
  }
  if (group.length > 0) hunks.push(hunkOf(group, old, fresh))
  return hunks.join('')
}

/** The lines of a text, each with its line break. */
function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? []
}

function changesBetween(old: readonly string[], fresh: readonly string[]): readonly Change[] {
  const changes: Change[] = []
  let at = 0
  let to = 0
  while (at < old.length || to < fresh.length) {
    if (old[at] === fresh[to]) {
      at++
      to++
      continue
    }
    const [start, begin] = [at, to]
    for (let met = meeting(old, fresh, at, to); ; met = meeting(old, fresh, at, to)) {
      at = Math.min(at + (met?.[0] ?? 1), old.length)
      to = Math.min(to + (met?.[1] ?? 1), fresh.length)
      // Where no line is the same nearby, a line has taken the place of a line.
      if (met !== undefined || (at === old.length && to === fresh.length)) break
    }
    changes.push({ before: [start, at], after: [begin, to] })
  }
  return changes
}

/** How many lines below both texts are the same again, the fewest; at their ends they are. */
function meeting(
  old: readonly string[],
  fresh: readonly string[],
  at: number,
  to: number,
): readonly [number, number] | undefined {
  for (let distance = 0; distance <= FURTHEST; distance++) {
    for (let down = 0; down <= distance; down++) {
      if (at + down <= old.length && old[at + down] === fresh[to + distance - down])
        return [down, distance - down]
    }
  }
  return undefined
}

function hunkOf(changes: readonly Change[], old: readonly string[], fresh: readonly string[]): string {
  const first = changes[0]!
  const last = changes.at(-1)!
  const above = Math.min(CONTEXT, first.before[0])
  const below = Math.min(CONTEXT, old.length - last.before[1])
  const lines: string[] = []
  let at = first.before[0] - above
  for (const { before, after } of changes) {
    lines.push(marked(' ', old.slice(at, before[0])))
    lines.push(marked('-', old.slice(...before)), marked('+', fresh.slice(...after)))
    at = before[1]
  }
  lines.push(marked(' ', old.slice(at, at + below)))
  const removed = last.before[1] + below - (first.before[0] - above)
  const added = last.after[1] + below - (first.after[0] - above)
  return `@@ -${placed(first.before[0] - above, removed)} +${placed(first.after[0] - above, added)} @@\n${lines.join('')}`
}

/** The lines with a mark before each, and a note after one without a line break. */
function marked(mark: string, lines: readonly string[]): string {
  return lines
    .map((line) => (line.endsWith('\n') ? mark + line : `${mark}${line}\n\\ No newline at end of file\n`))
    .join('')
}

/** The place of a hunk; that of no lines is the line above it. */
function placed(start: number, length: number): string {
  return `${length === 0 ? start : start + 1},${length}`
}
