import type { Sample } from './files/make.ts'
import type { Observation, Observed } from './observed.ts'
import type { Cell } from './outcomes.ts'

/** A line for each file that a client treats otherwise than it was observed to: client, file, violations, before, after. */
export function changes(
  { clients }: Observed,
  now: Readonly<Record<string, Observation>>,
  samples: readonly Sample[],
): string[] {
  return Object.entries(now).flatMap(([id, { version, files }]) =>
    samples.flatMap((sample) => {
      const [was, is] = [shown(clients[id]?.files[sample.id]), shown(files[sample.id])]
      const violations = sample.violations.join(' + ') || 'no violation'
      const versions = `${clients[id]?.version ?? 'never'} → ${version}`
      return was === is ? [] : [`${id} (${versions}), ${sample.id} (${violations}): ${was} → ${is}`]
    }),
  )
}

/** Messages may change; what is listed may not. */
function shown(cell: Cell | undefined): string {
  if (cell === undefined) return 'not observed'
  const { outcome, listedName, descriptionLength } = cell
  const named = listedName === undefined ? '' : `, listed as \`${listedName}\``
  return `${outcome}${named}${descriptionLength === undefined ? '' : `, description of ${descriptionLength} characters`}`
}
