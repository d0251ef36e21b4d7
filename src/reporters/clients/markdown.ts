import { visible } from '../../wording/escape-invisible.ts'
import { code, prose } from '../markdown-text.ts'
import { ruleUrl } from '../tool-identity.ts'
import type { Matrix } from './judged.ts'
import { COLUMNS, countsOf } from './judged.ts'
import type { Loss } from './losses.ts'
import { examplesOf, sectionsOf, whatHappens } from './words.ts'

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
  const sections = sectionsOf(matrix, { sentence: prose, loss: itemOf }).map(
    ({ title, items }) => `\n#### ${title}\n\n${items.map((item) => `- ${item}\n`).join('')}`,
  )
  return matrixTable(matrix).trimStart() + sections.join('')
}

function itemOf(loss: Loss, matrix: Matrix): string {
  const text = prose(whatHappens(loss, matrix))
  const skills = examplesOf(loss, matrix, (name) => code(visible(name)))
  const effect = loss.effect === '' ? '' : ` ${prose(loss.effect)}`
  const rules = loss.rules.map((rule) => `[${rule}](${ruleUrl(rule)})`).join(', ')
  return `${text}${skills}.${effect}${rules === '' ? '' : ` (${rules})`}`
}
