import { visible } from '../../wording/escape-invisible.ts'
import { code, prose } from '../markdown-text.ts'
import { ruleUrl } from '../tool-identity.ts'
import { ignoredAlike } from './ignored.ts'
import type { Matrix } from './judged.ts'
import { COLUMNS, countsOf, partOf } from './judged.ts'
import { fullLists } from './lists.ts'
import type { Loss } from './losses.ts'
import { lossesOf } from './losses.ts'
import { examplesOf, fullListWords, ignoredWords, SECTIONS, whatHappens, whyItHappens } from './words.ts'

/** How many skills each client loads, for a page of Markdown; nothing where there are none. */
export function matrixTable(matrix: Matrix): string {
  if (matrix.skills.length === 0) return ''
  const rows = countsOf(matrix).map(
    ({ client, numbers }) => `| ${[client.title, ...numbers].join(' | ')} |\n`,
  )
  const head = `| ${['client', ...COLUMNS].join(' | ')} |\n|---|${'---:|'.repeat(COLUMNS.length)}\n`
  return `\n### Clients\n\n${head}${rows.join('')}`
}

/** What clients do with skills, as Markdown: the table, then what is lost by its reasons. */
export function matrixMarkdown(matrix: Matrix): string {
  if (matrix.skills.length === 0) return 'No skill was found.\n'
  const agents = partOf(matrix, true)
  const others = partOf(matrix, false)
  const losses = lossesOf(agents)
  const itemsOf = (of: readonly Loss[], part: Matrix): readonly string[] =>
    of.map((loss) => itemOf(loss, part))
  const lists = fullLists(agents).map((list) => prose(fullListWords(list)))
  const sections = [
    section(SECTIONS.refused, itemsOf(losses.filter(isOf('refused')), agents)),
    section(SECTIONS.unseen, itemsOf(losses.filter(isOf('unseen')), agents)),
    section(SECTIONS.degraded, [...lists, ...itemsOf(losses.filter(isOf('degraded')), agents)]),
    section(SECTIONS.others, itemsOf(lossesOf(others), others)),
    section(
      SECTIONS.ignored,
      ignoredAlike(agents).map((row) => prose(ignoredWords(row))),
    ),
  ]
  return (
    matrixTable({ ...matrix, clients: [...agents.clients, ...others.clients] }).trimStart() +
    sections.join('')
  )
}

function isOf(outcome: Loss['outcome']): (loss: Loss) => boolean {
  return (loss) => loss.outcome === outcome
}

function section(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `\n#### ${title}\n\n${items.map((item) => `- ${item}\n`).join('')}`
}

function itemOf(loss: Loss, matrix: Matrix): string {
  const text = prose(`${whatHappens(loss, matrix)}: ${whyItHappens(loss)}`)
  const { names, more } = examplesOf(loss, matrix)
  const skills = names.length === 0 ? '' : `: ${names.map((name) => code(visible(name))).join(', ')}${more}`
  const effect = loss.effect === '' ? '' : ` ${prose(loss.effect)}`
  const rules = loss.rules.map((rule) => `[${rule}](${ruleUrl(rule)})`).join(', ')
  return `${text}${skills}.${effect}${rules === '' ? '' : ` (${rules})`}`
}
