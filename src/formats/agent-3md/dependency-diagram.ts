import type { Agent3md } from './parse.ts'
import { dependenciesOf } from './parse.ts'

/**
 * The planes and the links that loaders follow, as a Mermaid flowchart; the identity is rounded, and a link
 * that leads nowhere is dotted.
 */
export function graphOf(agent: Agent3md): string {
  const { planes, identity, planeAt } = agent
  const ids = new Map(planes.map((plane, index) => [plane, `p${index}`]))
  const nodes = planes.map(
    (plane) =>
      `  ${ids.get(plane)}${plane === identity ? `(["${escapeLabel(plane.title)}"])` : `["${escapeLabel(plane.title)}"]`}\n`,
  )
  const arrows = planes
    .flatMap((plane) => dependenciesOf(plane, agent))
    .map(({ from, to }) => `  ${ids.get(from)} --> ${ids.get(to)}\n`)
  const dead = planes.flatMap((plane) =>
    plane.links
      .filter(({ z, followed }) => followed && !planeAt.has(z))
      .map(({ z }) => ({ from: ids.get(plane), z })),
  )
  const missing = dead.map(({ from, z }, index) => `  ${from} -.-> x${index}["no plane z=${z}"]\n`)
  return `flowchart LR\n${nodes.join('')}${arrows.join('')}${missing.join('')}`
}

/**
 * Text as Mermaid shows it between quotes: what would be markup, or end the quotes, is written by its number.
 */
function escapeLabel(text: string): string {
  return text.replace(/["#%&<>`{}\\]/g, (character) => `#${character.charCodeAt(0)};`)
}
