/** What one run of a command took: milliseconds, and bytes at the peak. */
export interface Figures {
  readonly wall: number
  readonly cpu: number
  readonly memory: number
}

/** The upper one of the two in the middle where there is no middle. Not-a-number of nothing. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

/** The median of each figure by itself. */
export function medians(runs: readonly Figures[]): Figures {
  return {
    wall: median(runs.map(({ wall }) => wall)),
    cpu: median(runs.map(({ cpu }) => cpu)),
    memory: median(runs.map(({ memory }) => memory)),
  }
}

/** `12.3 ms`, and `1,234 ms` where a tenth is noise. */
export function milliseconds(value: number): string {
  const digits = Math.abs(value) < 100 ? 1 : 0
  return `${value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ms`
}

/** A megabyte is 1,000,000 bytes. */
export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6).toLocaleString('en-US')} MB`
}

export function times(value: number): string {
  return `${value.toFixed(2)} ×`
}

/** A Markdown table with aligned columns, text to the left in the first and to the right in the others. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column]!.length)))
  const lines = cells.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))),
  )
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [lines[0]!, rule, ...lines.slice(1)].map((line) => `| ${line.join(' | ')} |\n`).join('')
}

/**
 * What may be at most `limit`: a figure of `subject` over that of `against`, the difference of the two, or
 * the figure alone.
 */
export interface Limit {
  readonly title: string
  readonly subject: string
  readonly figure: keyof Figures
  readonly kind: 'times' | 'more' | 'alone'
  /** The command to compare with; unused for a figure alone. */
  readonly against: string
  readonly limit: number
}

/** The figure that a limit is about, in its unit. */
export function measured(
  { subject, figure, kind, against }: Limit,
  figures: ReadonlyMap<string, Figures>,
): number {
  const own = figures.get(subject)?.[figure] ?? NaN
  if (kind === 'alone') return own
  const other = figures.get(against)?.[figure] ?? NaN
  return kind === 'times' ? own / other : own - other
}

/** What was not measured is over its limit too: a check must not pass for want of figures. */
export function isOver(limit: Limit, figures: ReadonlyMap<string, Figures>): boolean {
  return !(measured(limit, figures) <= limit.limit)
}

/** One row per limit: what was measured, the limit, and whether it holds. */
export function limitTable(limits: readonly Limit[], figures: ReadonlyMap<string, Figures>): string {
  const rows = limits.map((limit) => {
    const show = limit.kind === 'times' ? times : limit.figure === 'memory' ? megabytes : milliseconds
    return [
      limit.title,
      show(measured(limit, figures)),
      show(limit.limit),
      isOver(limit, figures) ? 'OVER' : 'ok',
    ]
  })
  return table(['limit', 'measured', 'at most', ''], rows)
}
