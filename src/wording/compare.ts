/** Code-unit order, the same on every machine: below 0 when `a` comes first, 0 when the two are equal. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
