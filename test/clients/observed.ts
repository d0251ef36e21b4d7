import type { Cell } from './outcomes.ts'

/** In characters. */
const WIDEST = 190

/** What `observed.json` holds. */
export interface Observed {
  /** The day. */
  readonly observed: string
  readonly node: string
  readonly clients: Readonly<Record<string, Observation>>
}

export interface Observation {
  readonly version: string
  /** By the ids of the files. */
  readonly files: Readonly<Record<string, Cell>>
  /** Over real skills. */
  readonly real?: { readonly asked: number; readonly loaded: number; readonly refused: number }
}

/** The text of the file: keys sorted, and lines of as many files as fit. */
export function written({ observed, node, clients }: Observed): string {
  const lines = sorted(clients).map(([id, { version, real, files }]) => {
    const cells = wrapped(
      sorted(files).map(([file, cell]) => `${JSON.stringify(file)}: ${JSON.stringify(cell)}`),
    )
    const counts = real === undefined ? '' : `\n      "real": ${JSON.stringify(real)},`
    return `    ${JSON.stringify(id)}: {\n      "version": ${JSON.stringify(version)},${counts}\n      "files": {\n${cells}\n      }\n    }`
  })
  return `{\n  "observed": ${JSON.stringify(observed)},\n  "node": ${JSON.stringify(node)},\n  "clients": {\n${lines.join(',\n')}\n  }\n}\n`
}

function wrapped(cells: readonly string[]): string {
  const lines: string[] = []
  for (const cell of cells) {
    const last = lines.at(-1)
    if (last === undefined || last.length + cell.length > WIDEST) lines.push(cell)
    else lines[lines.length - 1] = `${last}, ${cell}`
  }
  return lines.map((line) => `        ${line}`).join(',\n')
}

function sorted<T>(record: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
}
