import type { Client } from '../clients/client.ts'
import { isAsked } from '../clients/places.ts'
import { shortenedBy } from '../clients/reading.ts'
import type { ViolationId } from '../clients/violations.ts'
import { readersOf } from '../clients/who-loses.ts'
import type { FieldDocument, GoodExample } from '../lint/fields/table.ts'
import type { Rule } from '../model.ts'
import type { Frontmatter } from '../syntax/frontmatter.ts'
import { quote } from '../wording/quote.ts'
import { listed } from '../wording/wording.ts'
import { withFields } from './examples.ts'

const MOST_NAMED = 5

/** The message names who loses something. */
const VIOLATION: ViolationId = 'dashes-in-value'

interface About {
  readonly group: string
  readonly source: string
  readonly good: GoodExample
  /** A line with a field that all readers read. */
  readonly line: string
  /** The clients that look where a file lies. */
  readonly readersAt: (path: string) => readonly Client[]
  /** Whether a client does something with a field. */
  readonly isRead: (key: string, client: Client) => boolean
}

/** The rule `<group>/frontmatter-dashes`. */
export function innerDashes<D extends FieldDocument>(about: About): Rule<D> {
  const { group, source, good, line, readersAt, isRead } = about
  return {
    id: `${group}/frontmatter-dashes`,
    severity: { recommended: 'error', strict: 'error' },
    summary: 'No `---` ends the frontmatter early',
    why: 'Claude Code ends the frontmatter at the first `---` below the opening line, wherever it is: in a comment, in a value, in quotes. What follows is text of the body. Codex ends it at an indented `---`. If every field is still read, and one only in part, the finding is a warning.',
    source,
    bad: withFields(good, '# ---- tools ----', line),
    good: withFields(good, '# ==== tools ====', line),
    violations: [VIOLATION],
    check({ frontmatter, path, text }, report, { clients }) {
      if (!text.slice(...frontmatter.content).includes('---')) return
      const losing = readersAt(path).flatMap((client) => {
        const loss = isAsked(client, clients) ? lossOf(client, text, frontmatter, isRead) : undefined
        return loss === undefined ? [] : [{ ...loss, title: client.title }]
      })
      const [first] = losing
      if (first === undefined) return
      const titles = losing.filter(({ loss, at }) => loss === first.loss && at[1] === first.at[1])
      const message = `${readersOf(titles.map(({ title }) => title))} ${titles.length > 1 ? 'end' : 'ends'} the frontmatter at this \`---\`, and ${titles.length > 1 ? 'do' : 'does'} not read ${first.loss}. Write other characters here.`
      report(first.at, message, {
        punished: [VIOLATION],
        ...(first.isCut && { severity: 'warning' as const }),
      })
    },
  }
}

/** What a client loses of the fields that it uses: whole ones, else the end of one. */
function lossOf(client: Client, text: string, frontmatter: Frontmatter, isRead: About['isRead']) {
  const short = shortenedBy(client, text, frontmatter)
  if (short?.at === undefined) return undefined
  const { at, lost, cut } = short
  const fields = lost.filter((key) => isRead(key, client)).map((key) => quote(key))
  if (fields.length > 0) return { at, loss: listed(fields, MOST_NAMED), isCut: false }
  return cut !== undefined && isRead(cut, client)
    ? { at, loss: `the rest of ${quote(cut)}`, isCut: true }
    : undefined
}
