import { MOST_FINDINGS } from '../../../lint/collect-diagnostics.ts'
import type { Dead, Target } from '../../../references/targets.ts'
import { deadAmong, isRelative, resolve } from '../../../references/targets.ts'
import type { Verdict } from '../../../references/verdicts.ts'
import { reportVerdicts, verdictOn } from '../../../references/verdicts.ts'
import { dirname, LONGEST_PATH } from '../../../wording/paths.ts'
import { quote } from '../../../wording/quote.ts'
import { withBody } from '../../examples.ts'
import { copilotRule, goodCopilot } from '../example.ts'
import type { Copilot } from '../parse.ts'
import { referencesOf } from '../references.ts'

const FOLLOW = 'Follow #file:../style.md in each comment.'

export const deadReference = copilotRule({
  id: 'copilot/dead-reference',
  fix: 'suggested',
  isShared: true,
  allow: 'paths, as references have them',
  summary: 'Every `#file:` names a file that exists',
  why: 'VS Code attaches the file, read from the directory of the agent’s file. Everything up to the next space is its path, a full stop too. Code and placeholders are not judged.',
  bad: withBody(goodCopilot, FOLLOW),
  good: withBody(goodCopilot, FOLLOW, { '.github/style.md': '# Style\n' }),
  check(agent, report, { allows }) {
    const references = fileReferences(agent)
    const around = { document: agent, noun: 'path', home: '', reach: '' } as const
    const verdicts = deadAmong(references, agent)
      .filter(({ to }) => !allows(to.written))
      .map(
        (dead, index) => onMark(dead, agent) ?? verdictOn(dead, index < MOST_FINDINGS, around, 'repository'),
      )
    reportVerdicts(verdicts, report, 'path')
  },
})

/** A file that is there but for the mark that follows it without a blank. */
function onMark({ to, links }: Dead, { files }: Copilot): Verdict | undefined {
  const mark = /[^\w/-]{1,3}$/.exec(to.written)?.[0] ?? ''
  const path = to.written.slice(0, -mark.length)
  if (path === '' || path.length > LONGEST_PATH || !files.has(to.path.slice(0, -mark.length)))
    return undefined
  return {
    links,
    message: `VS Code reads ${quote(mark)} as part of the path, so ${quote(to.written)} does not exist. Put a space after ${quote(path)}.`,
    edits: links.map(({ range }) => ({ range, text: `${path} ${mark}` })),
  }
}

/** As VS Code reads them, outside of links: a path goes up to a blank or another `#`. */
const FILE = /(?<!\]\()#file:([^\s#]+)/gi

/** The files that `#file:PATH` names in the text of an agent, outside of code: VS Code attaches them. */
function fileReferences(agent: Copilot): readonly Target[] {
  const { text, path, files } = agent
  return referencesOf(agent, FILE).flatMap((range) => {
    const target = text.slice(...range)
    const to = resolve(target, dirname(path), files)
    return isRelative(target) ? { link: { kind: 'link', target, range }, to } : []
  })
}
