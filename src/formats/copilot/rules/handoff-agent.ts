import { dirname, join } from 'node:path/posix'
import type { Header, RepositoryRule } from '../../../model.ts'
import { suggest } from '../../../text/fixes.ts'
import { nearestOf } from '../../../text/near-names.ts'
import { quote } from '../../../text/quote.ts'
import { writeYaml } from '../../../text/write-yaml.ts'
import { goodCopilot, VSCODE, withLines } from '../example.ts'
import type { CopilotHeader } from '../parse.ts'

const BUILT_IN = ['agent', 'ask', 'edit', 'plan']
/** Each name that is wrong is compared with all that are right; of more wrong ones nobody needs the fix. */
const MOST_COMPARED = 100
const SUFFIXES = ['.agent.md', '.chatmode.md', '.md']

export const handoffAgent: RepositoryRule<CopilotHeader> = {
  id: 'copilot/handoff-agent',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'suggested',
  summary: 'Every handoff names an agent of the repository or a built-in one',
  why: 'A handoff to an agent that does not exist does nothing. Use its `name`, or its file name without the suffix. The agents agent, ask, edit and plan are built in. The linter cannot see agents of the user or the organization.',
  source: VSCODE,
  bad: withLines(
    'handoffs:',
    '  - label: Implement',
    '    agent: implementer',
    '    prompt: Implement the plan.',
  ),
  good: {
    ...withLines(
      'handoffs:',
      '  - label: Implement',
      '    agent: implementer',
      '    prompt: Implement the plan.',
    ),
    files: { '.github/agents/implementer.agent.md': goodCopilot.text },
  },
  checkAll(headers, report) {
    // As they are written, by what they are compared by.
    const namesOf = new Map<string, Map<string, string>>()
    for (const { root, header } of headers) {
      const names = namesOf.get(root) ?? new Map(BUILT_IN.map((name) => [name, name]))
      for (const name of header.names) if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name)
      namesOf.set(root, names)
    }
    let compared = 0
    for (const file of headers) {
      const names = namesOf.get(file.root)!
      for (const { value, range } of file.header.targets) {
        const name = value.trim()
        if (name === '' || names.has(name.toLowerCase()) || isFile(name, file)) continue
        const nearest = compared++ < MOST_COMPARED ? nearestOf(name, [...names.values()]) : []
        const advice =
          nearest.length === 1 ? `Did you mean ${quote(nearest[0]!)}?` : 'Add the agent, or correct the name.'
        report(
          file,
          range,
          `${quote(name)} is not an agent of this repository or a built-in one. ${advice}`,
          nearest.length === 1 ? suggest(`Write ${quote(nearest[0]!)}`, range, writeYaml(nearest[0]!)) : {},
        )
      }
    }
  },
}

/** Whether a file that this run does not look at is the agent. */
function isFile(name: string, { path, header: { files } }: Header<CopilotHeader>): boolean {
  if (name.includes('/')) return false
  return [dirname(path), '.github/agents', '.github/chatmodes'].some((folder) =>
    SUFFIXES.some((suffix) => files.has(join(folder, name + suffix))),
  )
}
