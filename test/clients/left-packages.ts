import { execFileSync } from 'node:child_process'

/** What a registry says of a package; one that knows less leaves fields out. */
export interface Published {
  readonly deprecated?: string
  /** When each version was published, as ISO 8601, and when the package was `created` and `modified`. */
  readonly time?: Readonly<Record<string, string>>
}

/** Clients publish every few weeks. In days. */
const LONGEST_PAUSE = 60
const DAY = 24 * 60 * 60 * 1000

/** Why a package may have another name now; undefined where nothing says so. */
export function signOfRename(name: string, { deprecated, time }: Published, today: Date): string | undefined {
  if (deprecated !== undefined) return `${name} is deprecated: ${deprecated}`
  const versions = Object.entries(time ?? {}).filter(([version]) => /^\d/.test(version))
  const last = versions
    .map(([, date]) => date)
    .sort()
    .at(-1)
  if (last === undefined || today.getTime() - Date.parse(last) < LONGEST_PAUSE * DAY) return undefined
  return `${name} has no version since ${last.slice(0, 10)}: look whether it has another name now`
}

/** Asks the registry about a package. What it does not answer is not known. */
export function published(name: string): Published {
  // Of one field alone npm prints the bare value, so its name is asked for, too.
  const args = ['view', name, 'name', 'deprecated', 'time', '--json']
  const answer: unknown = JSON.parse(execFileSync('npm', args, { encoding: 'utf8' }))
  return typeof answer === 'object' && answer !== null ? answer : {}
}
