import { claudeCode } from '../../../clients/claude-code.ts'
import { fieldNamesOf } from '../../../clients/client.ts'
import type { Field } from '../../../model.ts'
import { parseFrontmatter } from '../../../syntax/frontmatter.ts'
import { listed } from '../../../wording/wording.ts'
import { goodSkill, skillRule, skillWith } from '../example.ts'

function isSame(one: Field | undefined, other: Field | undefined): boolean {
  return typeof one?.value === 'string' && one.value === other?.value
}

/** Where a first field is looked for. */
const LONGEST_START = 200

const REQUIRED = ['name', 'description']
const OF_CLAUDE_CODE = new Set([
  ...REQUIRED,
  'license',
  'compatibility',
  'metadata',
  ...fieldNamesOf(claudeCode),
])

export const secondFrontmatter = skillRule({
  id: 'skill/second-frontmatter',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'No second block of fields follows the frontmatter',
  why: 'Clients read the first block only, so the fields of the second one are text. Tools that convert skills leave such blocks when they wrap the old frontmatter in a new one.',
  source: 'https://agentskills.io/specification#frontmatter',
  bad: skillWith('---\n---\nname: pdf-reader\nlicense: MIT'),
  good: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', '---\n\n---\n\nRead') },
  violations: [],
  check({ frontmatter, body, fields, text }, report) {
    if (frontmatter.state !== 'read') return
    const start = body[0] + /^\s*/.exec(text.slice(...body))![0].length
    if (!/^---[ \t]*\r?\n\s*[\w-]+:\s/.test(text.slice(start, start + LONGEST_START))) return
    const { fields: second, state } = parseFrontmatter(text.slice(start))
    const areFields = state === 'read' && [...second.keys()].every((key) => OF_CLAUDE_CODE.has(key))
    const names = ['name', 'description', ...(areFields ? second.keys() : [])].filter(
      (key, index, all) => second.has(key) && all.indexOf(key) === index,
    )
    if (names.length === 0) return
    const lacking = names.filter((name) => REQUIRED.includes(name) && !fields.has(name))
    const lost = names.filter((name) => !isSame(fields.get(name), second.get(name)))
    const shown = listed(lost.map((name) => `\`${name}\``))
    const so = lost.length === 0 ? '' : `, so its ${shown} ${lost.length > 1 ? 'are' : 'is'} lost`
    report(
      [start, start + 3],
      `A second block of fields starts here, but clients read only the first${so}. Merge the two blocks.`,
      lacking.length === 0
        ? {}
        : { severity: 'error', covers: lacking.map((name) => `skill/missing-field#${name}`) },
    )
  },
})
