import { claudeCode } from '../../../clients/claude-code.ts'
import { isSeen } from '../../../clients/places.ts'
import type { Data, Range } from '../../../model.ts'
import { isList } from '../../../syntax/fields.ts'
import { markdownOf } from '../../../syntax/markdown/index.ts'
import { suggest } from '../../../wording/fixes.ts'
import { nearestOf } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { withBody } from '../../examples.ts'
import { goodSkill, skillRule } from '../example.ts'

const FILES = { 'skills/pdf/forms.md': '# Forms\n' }

export const variable = skillRule({
  id: 'skill/variable',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'suggested',
  summary: 'Every variable that Claude Code replaces is spelled right',
  why: 'Claude Code replaces `$ARGUMENTS`, the names in `arguments` and variables such as `${CLAUDE_SKILL_DIR}`, and runs a command such as ``!`git status` ``. What is spelled otherwise stays as it is. A name that the text assigns itself is not reported.',
  mindedBy: ['claude-code'],
  source: 'https://code.claude.com/docs/en/skills#available-string-substitutions',
  bad: withBody(goodSkill, 'Read `${CLAUDE_SKILL_DIRECTORY}/forms.md`.', FILES),
  good: withBody(goodSkill, 'Read `${CLAUDE_SKILL_DIR}/forms.md`.', FILES),
  check(skill, report) {
    const { text, body, path } = skill
    if (!isSeen(claudeCode, path)) return
    const matches = [...text.slice(...body).matchAll(VARIABLES)]
    const used = new Set(matches.map(([, , name]) => name))
    // An argument that is used has no need of another spelling.
    const unused = namesOf(skill.fields.get('arguments')?.value).filter((name) => !used.has(name))
    for (const { 0: written, 1: braced, 2: name, index } of matches) {
      const meant = name === undefined ? ofClaude(braced!) : ofArguments(name, unused)
      if (meant === undefined || isAssigned((name ?? braced)!, text)) continue
      const range: Range = [body[0] + index, body[0] + index + written.length]
      report(
        range,
        `Claude Code does not replace ${quote(written)}. Did you mean ${quote(meant)}?`,
        suggest(`Write ${quote(meant)}`, range, meant),
      )
    }
    if (!text.includes('! `')) return
    const { fences } = markdownOf(skill)
    for (const { 0: written, index } of text.slice(...body).matchAll(SPACED_COMMAND)) {
      const start = body[0] + index
      if (fences.some(({ content }) => content[0] <= start && start < content[1])) continue
      report(
        [start, start + written.length],
        `Claude Code does not run ${quote(written)}. Delete the space after \`!\`.`,
        suggest('Delete the space', [start + 1, start + 2], ''),
      )
    }
  },
})

/** `${NAME}` or `$NAME`, with no backslash before it. */
const VARIABLES = /(?<![\\\w$])\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/g
/** A command on a line of its own, or at the end of one after a colon, with a blank after the mark that runs it. */
const SPACED_COMMAND = /(?:(?<=: |:\*\* )|^)! `[a-z][\w.-]* [^`\n]+`(?=\r?$)/gm

const KNOWN = [
  'CLAUDE_SKILL_DIR',
  'CLAUDE_PLUGIN_ROOT',
  'CLAUDE_PLUGIN_DATA',
  'CLAUDE_SESSION_ID',
  'CLAUDE_PROJECT_DIR',
]
const OF_SKILL = /^CLAUDE_SKILL_(?:DIRECTORY|PATH|ROOT|FOLDER|HOME)$/
const OF_PLUGIN = /^CLAUDE_PLUGIN_(?:DIR|DIRECTORY|PATH|FOLDER|HOME)$/
/** In shorter names another letter makes another word. */
const SHORTEST = 4

/** The argument that a name in lower case stands for, or all of them. */
function ofArguments(name: string, unused: readonly string[]): string | undefined {
  if (name.startsWith('ARGUM')) return name === 'ARGUMENTS' ? undefined : nearest(name, ['ARGUMENTS'], '$')
  return name.length < SHORTEST || unused.includes(name) ? undefined : nearest(name, unused, '$')
}

function ofClaude(name: string): string | undefined {
  if (!name.startsWith('CLAUDE_') || KNOWN.includes(name)) return undefined
  if (OF_SKILL.test(name)) return '${CLAUDE_SKILL_DIR}'
  if (OF_PLUGIN.test(name)) return '${CLAUDE_PLUGIN_ROOT}'
  const meant = nearest(name, KNOWN, '')
  return meant && `\${${meant}}`
}

function nearest(name: string, known: readonly string[], mark: string): string | undefined {
  const [meant, ...others] = nearestOf(name, known)
  return meant === undefined || others.length > 0 ? undefined : mark + meant
}

function namesOf(value: Data | undefined): readonly string[] {
  if (typeof value === 'string') return value.split(/\s+/).filter((name) => name !== '')
  return isList(value) ? value.flatMap((item) => (typeof item.value === 'string' ? item.value : [])) : []
}

/** Whether a text gives a variable its value, in the languages in which skills have scripts. */
function isAssigned(name: string, text: string): boolean {
  const forms = [`${name}=`, `${name}:`, `${name} =`, `export ${name}`, `for ${name} `, `read ${name}`]
  return [...forms, `local ${name}`, `-r ${name}`, `as $${name}`, `($${name} in `].some((form) =>
    text.includes(form),
  )
}
