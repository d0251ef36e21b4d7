import { groupBy } from '../../wording/compare.ts'
import { visible, visiblePath } from '../../wording/escape-invisible.ts'
import type { JudgedSkill, Matrix } from './judged.ts'

/** A line for each reason for which clients lose something of a skill, and nothing else: for grep. */
export function matrixConcise({ skills }: Matrix): string {
  return skills.flatMap(linesOf).join('')
}

function linesOf({ path, verdicts }: JudgedSkill): readonly string[] {
  const lost = verdicts.filter(({ outcome }) => outcome !== 'loads' && outcome !== 'unknown')
  const told = lost.flatMap(({ client, outcome, reasons }) =>
    reasons
      .filter(({ note }) => note === undefined)
      .map(({ text, rule }) => ({
        client,
        what: [rule === undefined ? outcome : `${outcome} ${rule}`, text] as const,
      })),
  )
  const alike = groupBy(told, ({ what }) => what.join('\n'))
  return [...alike.values()].map((same) => {
    const [what, text] = same[0].what
    const ids = same.map(({ client }) => client.id).join(', ')
    return `${visiblePath(path)}: ${what}: ${visible(`${ids}: ${text}`)}\n`
  })
}
