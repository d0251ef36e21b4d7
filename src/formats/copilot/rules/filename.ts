import type { Files } from '../../../model.ts'
import { isBlank } from '../../../syntax/fields.ts'
import { basename, dirname, join } from '../../../wording/paths.ts'
import { quote, quotePath } from '../../../wording/quote.ts'
import { writeYaml } from '../../../wording/write-yaml.ts'
import { looseKeys, misplacedBlock } from '../../misplaced-frontmatter.ts'
import { copilotRule, GITHUB, goodCopilot } from '../example.ts'
import type { Copilot } from '../parse.ts'
import { isTemplate } from '../which-files.ts'

export const filename = copilotRule({
  id: 'copilot/filename',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The file name is one that GitHub accepts, and not `*.chatmode.md`',
  why: 'GitHub accepts only the characters `. - _ a-z A-Z 0-9` in the file name of a custom agent. The display name in `name` may have any character. A template there is an agent, too: an info. Chat modes are now custom agents, in `.github/agents`: only VS Code still reads the old name, so it is a warning. It is an info where an agent of that name is there with another text.',
  whenNot: 'You support versions of VS Code that read chat modes only.',
  source: GITHUB,
  bad: { path: '.github/agents/code reviewer.agent.md', text: goodCopilot.text },
  check({ path, text, body, fields, files, frontmatter, readable }, report) {
    const name = basename(path)
    const stem = /^(.*)\.chatmode\.md$/is.exec(name)?.[1]
    if (stem !== undefined) {
      const above = /^(?:.*\/)?\.?github\/(?=chatmodes\/|[^/]*$)/.exec(path)?.[0]
      // A collection keeps it among others to copy.
      const folder = above === undefined ? dirname(path) : `${above}agents`
      const moved = join(folder, `${stem.replace(/[^.\w-]+/gu, '-')}.agent.md`)
      const advice =
        readable && isBlank(fields.get('description')) && !hidesDescription(frontmatter, text)
          ? ', and add a `description`, which an agent needs'
          : ''
      const [there, agent] = agentAt(moved, files)
      // Some keep it on purpose, for versions that know nothing else.
      const isKept = agent?.includes(text.slice(body[0]).trim().replaceAll('\r', '')) === false
      const cure =
        agent !== undefined
          ? `${quotePath(there)} exists, too. ${isKept ? 'Delete this file, unless you keep it for older versions' : 'Delete this file if it is a copy'}`
          : `Move it to ${quotePath(moved)}${advice}`
      const message = `${quote(name)} is the old name of a custom agent. ${cure}.`
      report([0, 0], message, { severity: isKept ? 'info' : 'warning' })
    }
    const isHere = /(?:^|\/)\.github\/agents\//.test(path)
    if (isHere && isTemplate(path)) {
      const message = `${quote(name)} is a template by its name, but GitHub and VS Code take it for an agent. Move it out of \`.github/agents\`.`
      report([0, 0], message, { severity: 'info' })
    }
    const odd = /[^.A-Za-z0-9_-]/u.exec(name)?.[0]
    if (odd === undefined || !isHere) return
    // Without `name`, handoffs and people know the agent by its file name.
    const shown = quote(`name: ${writeYaml(name.replace(/(?:\.agent)?\.md$/i, ''))}`, Infinity)
    const keep = fields.has('name') ? '' : ` To keep the name that people see, add ${shown}.`
    const problem = `The file name ${quote(name)} has ${odd === ' ' ? 'a space' : quote(odd)}, which GitHub does not accept.`
    const original = originalOf(path, text, files)
    const cure =
      original === undefined
        ? `Use letters, digits, \`.\`, \`-\` and \`_\`.${keep}`
        : `The file is a copy of ${quotePath(original)}. Delete it.`
    report([0, 0], `${problem} ${cure}`)
  },
})

/** Whether a description is there, in frontmatter that is not the first thing in the file. */
function hidesDescription({ state }: Copilot['frontmatter'], text: string): boolean {
  const block = state === 'absent' ? misplacedBlock(text) : undefined
  return block !== undefined && looseKeys(text.slice(...block.content)).includes('description')
}

/** The path and text of an agent at a path, whatever the case of its letters. */
function agentAt(path: string, files: Files): readonly [path: string, text: string | undefined] {
  const folder = dirname(path)
  const isAlike = (name: string): boolean => name.toLowerCase() === basename(path).toLowerCase()
  const name = files.has(path) ? basename(path) : files.list(folder).find((each) => isAlike(each.name))?.name
  if (name === undefined) return [path, undefined]
  const there = join(folder, name)
  return [there, files.read(there)?.replaceAll('\r', '')]
}

/** The agent of a right name beside a file that has the same text. */
function originalOf(path: string, text: string, files: Files): string | undefined {
  const beside = files
    .list(dirname(path))
    .slice(0, MOST_BESIDE)
    .map(({ name }) => join(dirname(path), name))
  return beside.find((other) => /^[\w.-]+\.md$/i.test(basename(other)) && files.read(other) === text)
}

const MOST_BESIDE = 200
