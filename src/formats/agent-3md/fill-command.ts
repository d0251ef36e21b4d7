import type { Plane } from './parse.ts'

/** The command of a skill. */
export interface Filled {
  readonly command: string
  /** The placeholders that have no value, each once: a loader leaves them as they are. */
  readonly missing: readonly string[]
}

/** The command of a skill as a loader would run it; undefined for a skill that has none. Nothing is run. */
export function fillCommand({ tool }: Plane, values: ReadonlyMap<string, string>): Filled | undefined {
  const template = tool?.value.trim() ?? ''
  if (template === '') return undefined
  const missing = new Set<string>()
  const command = template.replace(/\{([A-Za-z_]\w*)\}/g, (placeholder, name: string) => {
    const value = values.get(name)
    if (value === undefined) missing.add(name)
    return value === undefined ? placeholder : quoteForShell(value)
  })
  return { command, missing: [...missing] }
}

function quoteForShell(value: string): string {
  return `'${value.replaceAll("'", "'\\''")}'`
}
