import { claudeCode } from '../../../clients/claude-code.ts'
import { fieldNamesOf } from '../../../clients/client.ts'
import type { Field, Range } from '../../../model.ts'
import { parseFrontmatter } from '../../../syntax/frontmatter.ts'
import { revealing, suggest } from '../../../wording/fixes.ts'
import { listed } from '../../../wording/wording.ts'
import { goodSkill, skillRule, skillWith } from '../example.ts'
import { repeatsName } from '../vagueness.ts'

function isSame(one: Field | undefined, other: Field | undefined): boolean {
  return typeof one?.value === 'string' && one.value === other?.value
}

/** Where a first field is looked for. */
const LONGEST_START = 200

const REQUIRED = ['name', 'description']
const SHARED = [...REQUIRED, 'license', 'compatibility', 'metadata']

function isOfClaudeCode(key: string): boolean {
  return SHARED.includes(key) || fieldNamesOf(claudeCode).includes(key)
}

export const secondFrontmatter = skillRule({
  id: 'skill/second-frontmatter',
  fix: 'suggested',
  summary: 'No second block of fields follows the frontmatter',
  why: 'Clients read the first block only, so the fields of the second one are text. Tools that convert skills leave such blocks when they wrap the old frontmatter in a new one.',
  source: 'https://agentskills.io/specification#frontmatter',
  bad: skillWith('---\n---\nname: pdf-reader\nlicense: MIT'),
  good: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', '---\n\n---\n\nRead') },
  violations: [],
  check(skill, report) {
    const { frontmatter, body, fields, text } = skill
    if (frontmatter.state !== 'read') return
    const start = secondStart(text, body)
    if (start === undefined) return
    const { fields: second, state, body: rest } = parseFrontmatter(text.slice(start))
    const isLast = secondStart(text, [start + rest[0], body[1]]) === undefined
    const areFields = state === 'read' && [...second.keys()].every(isOfClaudeCode)
    const keys = new Set([...REQUIRED, ...(areFields ? second.keys() : [])])
    const names = [...keys].filter((key) => second.has(key))
    if (names.length === 0) return
    const lacking = names.filter((name) => REQUIRED.includes(name) && !fields.has(name))
    const lost = names.filter((name) => !isSame(fields.get(name), second.get(name)))
    const shown = listed(lost.map((name) => `\`${name}\``))
    const so = lost.length === 0 ? '' : `, so its ${shown} ${lost.length > 1 ? 'are' : 'is'} lost`
    const isRepeated = repeatsName(skill)
    const isNeedless =
      isLast &&
      [...fields.keys()].every(
        (key) =>
          isSame(fields.get(key), second.get(key)) ||
          (key === 'description' && isRepeated && second.has(key)),
      )
    const lines = text.slice(0, start).split('\n').length - 1
    const message = `A second block of fields starts here, but clients read only the first${so}. ${isNeedless ? `Delete lines 1–${lines}` : `Merge the ${isLast ? 'two ' : ''}blocks`}.`
    report([start, start + 3], message, {
      ...(isNeedless && revealing(suggest('Delete the first block', [frontmatter.opening[0], start], ''))),
      ...(lacking.length > 0 && { severity: 'error' as const }),
      covers: [
        ...(isRepeated && second.has('description') ? ['skill/description-repeats-name'] : []),
        ...lacking.map((name) => `skill/missing-field#${name}`),
      ],
    })
  },
})

/** Where a block starts that is the first thing in the body but for comments. */
function secondStart(text: string, [from, to]: Range): number | undefined {
  const blanksAt = (at: number): number => /^\s*/.exec(text.slice(at, to))![0].length
  let start = from + blanksAt(from)
  while (text.startsWith('<!--', start)) {
    const close = text.indexOf('-->', start)
    if (close === -1) return undefined
    start = close + 3 + blanksAt(close + 3)
  }
  const isBlock = /^---[ \t]*\r?\n\s*[\w-]+:\s/.test(text.slice(start, start + LONGEST_START))
  return isBlock ? start : undefined
}
