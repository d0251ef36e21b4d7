import { propose } from '../../../lint/fields/other-value.ts'
import { namesIn } from '../../../syntax/fields.ts'
import { MOST_COMPARED, withinTwoEdits } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { withBody } from '../../examples.ts'
import { copilotRule, goodCopilot } from '../example.ts'
import { referencesOf } from '../references.ts'

export const toolReference = copilotRule({
  id: 'copilot/tool-reference',
  fix: 'suggested',
  summary: 'No `#tool:` is a misspelt name of a tool',
  why: 'VS Code takes letters, digits and `.`, `/`, `_`, `-` after `#tool:` for the name, a full stop too. A name that resembles one of `tools`, but is not among them, is a slip. Which other tools exist nobody can tell from the file.',
  bad: withBody(goodCopilot, 'Find the callers with #tool:search.'),
  good: withBody(goodCopilot, 'Find the callers with #tool:search first.'),
  check(agent, report) {
    const { fields, text } = agent
    if (fields.get('target')?.value === 'github-copilot') return
    const references = referencesOf(agent, TOOL)
    const listed = namesIn(fields.get('tools')?.value ?? null)
    for (const [index, range] of references.entries()) {
      const name = text.slice(...range)
      const bare = name.replace(/\.$/, '')
      const meant = index < MOST_COMPARED ? slipOf(bare, listed) : undefined
      if (bare !== name) {
        const problem = `VS Code reads the \`.\` as part of the name, so ${quote(name)} names no tool.`
        const advice =
          meant === undefined ? `Put a space after ${quote(bare)}` : `Write ${quote(`${meant} .`)}`
        report(range, `${problem} ${advice}.`)
      } else if (meant !== undefined) {
        const problem = `\`tools\` has no ${quote(name)}, so the agent cannot use it.`
        propose(range, { problem, meant }, report)
      }
    }
  },
})

/** The tool of the list that a name misspells; a set of tools enables all of its own. */
function slipOf(name: string, listed: readonly string[]): string | undefined {
  const [set = ''] = name.split('/')
  if (listed.some((tool) => tool === name || tool === set || tool === `${set}/*` || tool === '*'))
    return undefined
  const nearest = withinTwoEdits(name, listed)
  return nearest.length === 1 && /^[\w./-]+$/.test(nearest[0]!) ? nearest[0] : undefined
}

const TOOL = /(?<!\]\()#tool:([\w./-]+)/gi
