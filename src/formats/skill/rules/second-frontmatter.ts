import { parseFrontmatter } from '../../../syntax/frontmatter.ts'
import { listed } from '../../../wording/wording.ts'
import { goodSkill, skillRule, skillWith } from '../example.ts'

/** Where a first field is looked for. */
const LONGEST_START = 200

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
    const second = parseFrontmatter(text.slice(start)).fields
    const names = ['name', 'description'].filter((key) => second.has(key))
    if (names.length === 0) return
    const shown = listed(names.map((name) => `\`${name}\``))
    const lacking = names.filter((name) => !fields.has(name))
    report(
      [start, start + 3],
      `A second block of fields starts here, but clients read only the first, so ${shown} ${names.length > 1 ? 'are' : 'is'} lost. Merge the two blocks.`,
      lacking.length === 0
        ? {}
        : { severity: 'error', covers: lacking.map((name) => `skill/missing-field#${name}`) },
    )
  },
})
