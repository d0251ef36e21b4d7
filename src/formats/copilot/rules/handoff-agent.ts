import { propose } from '../../../lint/fields/other-value.ts'
import type { RepositoryRule } from '../../../model.ts'
import { akin, MOST_COMPARED_IN_RUN, nearestOne } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { either } from '../../../wording/wording.ts'
import { writeYaml } from '../../../wording/write-yaml.ts'
import { goodCopilot, VSCODE, withLines } from '../example.ts'
import type { CopilotHeader } from '../parse.ts'
import { isTemplate } from '../which-files.ts'

const bad = withLines(
  'handoffs:',
  '  - label: Implement',
  '    agent: implementer',
  '    prompt: Implement the plan.',
)

const BUILT_IN = ['agent', 'ask', 'edit', 'plan']
const MOST_OFFERED = 4

/** What to do where none of the other agents is meant: those of the repository are likelier than built-in ones. */
function adviceWith(others: readonly string[]): string {
  const offered = [...others.slice(0, MOST_OFFERED), ...BUILT_IN].slice(0, MOST_OFFERED)
  return `Add it, or use ${either(offered.map((name) => quote(name)))}.`
}

export const handoffAgent: RepositoryRule<CopilotHeader> = {
  id: 'copilot/handoff-agent',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'suggested',
  isShared: true,
  summary: 'Handoffs and `agents` name agents of the repository or built-in ones',
  why: 'A handoff to an agent that does not exist does nothing. Use its `name` exactly, or its file name without the suffix where it has none. The agents agent, ask, edit and plan are built in. The linter cannot see agents of the user or the organization. Of the list `agents` it is a note.',
  whenNot: 'The handoffs name agents of a user or an organization.',
  source: VSCODE,
  bad,
  good: {
    ...bad,
    files: {
      '.github/agents/implementer.agent.md': goodCopilot.text.replace('Code Reviewer', 'implementer'),
    },
  },
  checkAll(headers, report) {
    const names = new Set(headers.map(({ header: { name } }) => name))
    const meant = new Map<string, string>()
    for (const { header } of headers)
      for (const slip of [header.name, header.stem]) meant.set(slip.toLowerCase(), header.name)
    let compared = 0
    for (const file of headers) {
      // Its handoffs are to be filled in.
      if (isTemplate(file.path)) continue
      for (const { value, range, listed, isFile } of file.header.targets) {
        const name = value.trim()
        const isKnown = names.has(name) || BUILT_IN.includes(name.toLowerCase())
        if (name === '' || (listed && name === '*') || isKnown) continue
        const slip = meant.get(name.toLowerCase())
        if (slip === undefined && isFile) continue
        const isCompared = slip === undefined && compared++ < MOST_COMPARED_IN_RUN
        const likely = isCompared ? nearestOne(name, [...names, ...BUILT_IN]) : slip
        const others = isCompared ? [...names].filter((other) => other !== file.header.name) : []
        const proposal = { meant: likely, alike: akin(name, others), write: writeYaml }
        const problem = `No agent is named ${quote(name)}.`
        propose(range, { ...proposal, problem, otherwise: adviceWith(others) }, (at, message, details) =>
          report(file, at, message, { ...details, ...(listed && { severity: 'info' as const }) }),
        )
      }
    }
  },
}
