/**
 * For the start of each run of backticks the end of its code span, or of the run itself when no equal run
 * follows.
 */
export function codeSpanEnds(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  if (!text.includes('`')) return ends
  const nextOfLength = new Map<number, number>()
  for (const run of [...text.matchAll(/`+/g)].reverse()) {
    const end = run.index + run[0].length
    ends.set(run.index, nextOfLength.get(run[0].length) ?? end)
    nextOfLength.set(run[0].length, end)
  }
  return ends
}
