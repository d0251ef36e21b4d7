import { isOneLetterOff } from '../../../wording/near-names.ts'
import { basename } from '../../../wording/paths.ts'
import { quotePath } from '../../../wording/quote.ts'
import { copilotRule, GITHUB, goodCopilot } from '../example.ts'
import { hasOwnFolders } from '../which-files.ts'

const FOLDER = '.github/agents'
/** What people take for it, besides slips. */
const OTHERS = ['copilot/agents', 'copilot-agents', 'custom-agents', 'subagents']

export const location = copilotRule({
  id: 'copilot/location',
  summary: 'A custom agent in `.github` lies in `.github/agents`',
  why: 'GitHub, Copilot CLI and VS Code look for the agents of a repository in `.github/agents`. Of one right in `.github`, or in a folder of nearly that name, they say nothing. If the settings of VS Code name folders for agents, nothing is reported.',
  source: GITHUB,
  bad: { path: '.github/agent/planner.agent.md', text: goodCopilot.text },
  check({ path, files }, report) {
    const [, folder, name] = /^(\.github(?:\/(.+))?)\/[^/]+\.agent\.md$/i.exec(path) ?? []
    if (folder === undefined || name === 'agents') return
    if (name !== undefined && !OTHERS.includes(name) && !isOneLetterOff(name, 'agents')) return
    if (hasOwnFolders(files)) return
    const target = `${FOLDER}/${basename(path)}`
    const advice = files.has(target)
      ? `Delete this file, or ${quotePath(target)} and move this one there`
      : `Move it to ${quotePath(target)}`
    report([0, 0], `No client looks for agents in ${quotePath(folder)}. ${advice}.`)
  },
})
