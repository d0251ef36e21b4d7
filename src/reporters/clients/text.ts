import type { Client } from '../../clients/client.ts'
import { fieldsNamed } from '../../clients/judged.ts'
import { groupBy } from '../../wording/compare.ts'
import { visible, visiblePath } from '../../wording/escape-invisible.ts'
import { count, plural, table, wrapped } from '../../wording/wording.ts'
import { ignoredAlike } from './ignored.ts'
import type { ClientVerdict, JudgedSkill, Matrix } from './judged.ts'
import { COLUMNS, countsOf, OUTCOMES, partOf } from './judged.ts'
import type { Loss } from './losses.ts'
import type { Section } from './words.ts'
import { examplesOf, sectionsOf, whatHappens } from './words.ts'

/** In characters. */
const WIDTH = 80
/** A screen, and no more. */
const MOST_LINES = 60
const WIDEST = Math.max(...OUTCOMES.map((outcome) => outcome.length))

/** What clients do with skills: a table, then what is lost by its reasons, on one screen. */
export function matrixText(matrix: Matrix): string {
  if (matrix.skills.length === 0) return 'No skill was found.\n'
  const tables = [
    tableOf(partOf(matrix, true), 'agents'),
    tableOf(partOf(matrix, false), 'installers, registries and validators'),
  ]
  const head = tables
    .filter((table) => table.length > 0)
    .flatMap((table, at) => (at === 0 ? table : ['', ...table]))
  const isUnknown = matrix.skills.some(({ verdicts }) =>
    verdicts.some(({ outcome }) => outcome === 'unknown'),
  )
  const footer = [...(isUnknown ? [UNKNOWN] : []), ...FOOTER]
  const sections = sectionsOf(matrix, { sentence: indented, loss: entryOf })
  return `${fitted(head, sections, footer).join('\n')}\n`
}

type Entry = readonly string[]

function entryOf(loss: Loss, matrix: Matrix, isOfOthers: boolean): Entry {
  const start = whatHappens(loss, matrix)
  const rules = loss.rules.length === 0 ? '' : ` (${loss.rules.join(', ')})`
  if (isOfOthers) return indented(`${start}.${rules}`)
  const skills = examplesOf(loss, matrix, visiblePath)
  const effect = loss.effect === '' ? '' : ` ${loss.effect}`
  return indented(`${start}${skills}.${effect}${rules}`)
}

function indented(text: string): Entry {
  return wrapped(visible(text), WIDTH, '  ', 4)
}

/** The table of counts: a row for the clients with the same numbers, from the worst on. */
function tableOf(matrix: Matrix, title: string): readonly string[] {
  if (matrix.clients.length === 0) return []
  const alike = [...groupBy(countsOf(matrix), ({ numbers }) => numbers.join()).values()]
  alike.sort(([a], [b]) => worse(a.numbers, b.numbers))
  const rows = alike.map(([{ numbers }]) => numbers.map((number) => (number === 0 ? '-' : count(number))))
  const starts = table([COLUMNS, ...rows], COLUMNS).split('\n')
  const titles = alike.map((group) => group.map(({ client }) => client.title).join(', '))
  return [title, ...titles].flatMap((text, at) => wrapped(text, WIDTH, `${starts[at]}  `))
}

/** Above 0 where `b` has more of the worst outcome in which they differ. */
function worse(a: readonly number[], b: readonly number[]): number {
  const outcome = OUTCOMES.find((name) => a[COLUMNS.indexOf(name)] !== b[COLUMNS.indexOf(name)])
  return outcome === undefined ? 0 : b[COLUMNS.indexOf(outcome)]! - a[COLUMNS.indexOf(outcome)]!
}

const UNKNOWN = 'unknown: what the client does with such a skill is not documented, nor tried.'
const FOOTER = [
  'One client: passmuster clients --client ID. Skill by skill: --all, or a path.',
  'What a client does: passmuster clients --explain ID. To fix it: run passmuster.',
]
/** So many reasons of each section come first, then so many, then any more. */
const ROUNDS = [1, 6, Infinity]

/** As many entries as fit a screen, and how many more there are. */
function fitted(
  head: readonly string[],
  sections: readonly Section<Entry>[],
  footer: readonly string[],
): readonly string[] {
  // Each section has a blank line and a title, and one of several entries may have a line for those left out.
  const mayBeCut = sections.filter(({ items }) => items.length > 1).length
  const frame = head.length + 2 * sections.length + mayBeCut + footer.length + 1
  const shown = sections.map((): Entry[] => [])
  let room = MOST_LINES - frame
  for (const most of ROUNDS)
    for (const [at, { items }] of sections.entries())
      for (const entry of items.slice(shown[at]!.length, most)) {
        if (entry.length > room) break
        shown[at]!.push(entry)
        room -= entry.length
      }
  const body = sections.flatMap(({ title, items }, at) => {
    const more = items.length - shown[at]!.length
    const rest = more === 0 ? [] : [`  ${count(more)} more: add --client ID, or -f markdown for all`]
    return ['', title, ...shown[at]!.flat(), ...rest]
  })
  return [...head, ...body, '', ...footer]
}

/** What clients do with each skill, one by one: on one screen, or all of them. */
export function skillsText({ clients, skills }: Matrix, isAll: boolean): string {
  const blocks = skills.map((skill) => blockOf(skill, clients))
  const fitting = isAll ? blocks.length : fittingIn(blocks)
  const rest = blocks.length - fitting
  const more =
    rest === 0 ? [] : [`${plural(rest, 'more skill')}: add --all, or leave out the path for the reasons`]
  return `${[...blocks.slice(0, fitting).map((block) => block.join('\n')), ...more].join('\n\n')}\n`
}

/** How many of the blocks fit a screen, at least one. */
function fittingIn(blocks: readonly Entry[]): number {
  let left = MOST_LINES - 1
  for (const [at, block] of blocks.entries()) {
    left -= block.length + 1
    if (left < 0) return Math.max(at, 1)
  }
  return blocks.length
}

/** One skill: for each outcome its clients, in one row those that say the same. */
function blockOf(skill: JudgedSkill, clients: readonly Client[]): Entry {
  const rows = OUTCOMES.flatMap((outcome) =>
    rowsOf(skill.verdicts.filter((verdict) => verdict.outcome === outcome)),
  )
  const ignored = ignoredAlike({ clients, skills: [skill] }).flatMap(({ clients: who, fields }) => {
    const names = fieldsNamed(fields.map(({ field }) => field))
    return rowOf('ignored', `${who.map(({ title }) => title).join(', ')}: ${names}`)
  })
  return [visiblePath(skill.path), ...rows, ...ignored]
}

/** Without what is lost by none: the row of what is ignored tells that. */
function rowsOf(verdicts: readonly ClientVerdict[]): readonly string[] {
  const alike = groupBy(verdicts, ({ reasons }) =>
    reasons
      .flatMap(({ text, note, rule }) => (note ? [] : rule === undefined ? text : `${text} (${rule})`))
      .join(' '),
  )
  return [...alike].flatMap(([reasons, same]) => {
    const titles = same.map(({ client }) => client.title).join(', ')
    return rowOf(same[0].outcome, reasons === '' ? titles : `${titles}: ${reasons}`)
  })
}

function rowOf(what: string, text: string): readonly string[] {
  return wrapped(visible(text), WIDTH, `  ${what.padEnd(WIDEST)}  `)
}
