import { codePoints } from '../../../wording/code-points.ts'
import { count } from '../../../wording/wording.ts'
import { speaksToModel } from '../../prompt-or-documentation.ts'
import { offsetAfter } from '../../skill/estimate-tokens.ts'
import { copilotRule, GITHUB, goodCopilot } from '../example.ts'

/** Where GitHub’s agent looks: an organization has its own in `.github-private`. */
const OF_GITHUB = /(?:^|\/)\.github(?:-private)?\/agents\//i

export const bodyLength = copilotRule({
  id: 'copilot/body-length',
  summary: 'The body has at most 30,000 characters',
  why: 'GitHub allows a prompt of 30,000 characters. All of it is sent with every request. VS Code has no limit, so an agent with `target: vscode` has none, and it is an info outside `.github/agents`, where GitHub does not look.',
  max: 30_000,
  source: GITHUB,
  bad: { path: goodCopilot.path, text: goodCopilot.text + 'Read on.\n'.repeat(4000) },
  check({ body: [start, end], fields, frontmatter, path, readable, text }, report, { max }) {
    // Of broken frontmatter nobody knows the target.
    if (!readable || fields.get('target')?.value === 'vscode') return
    const isAgent = frontmatter.state !== 'absent' || /\.agent\.md$/i.test(path) || speaksToModel(text)
    if (!isAgent) return
    const body = text.slice(start, end).trim()
    const length = codePoints(body)
    if (length <= max) return
    const at = offsetAfter(text, text.indexOf(body, start), max)
    const message = `The body has ${count(length)} characters, ${count(length - max)} more than GitHub allows. Shorten it to ${count(max)}.`
    report([at, at], message, OF_GITHUB.test(path) ? {} : { severity: 'info' })
  },
})
