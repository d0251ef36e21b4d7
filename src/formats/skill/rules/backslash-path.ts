import type { Range } from '../../../model.ts'
import { markdownOf } from '../../../syntax/markdown/index.ts'
import { lineEnd, matchesIn } from '../../../syntax/position.ts'
import { groupBy } from '../../../wording/compare.ts'
import { dirname, join } from '../../../wording/paths.ts'
import { quotePath } from '../../../wording/quote.ts'
import { alsoAt } from '../../by-key.ts'
import { withBody } from '../../examples.ts'
import { goodSkill, skillRule } from '../example.ts'
import type { Skill } from '../parse.ts'

const FILES = { 'skills/pdf/scripts/fill.sh': 'exit\n' }

export const backslashPath = skillRule({
  id: 'skill/backslash-path',
  fix: 'suggested',
  summary: 'Paths of the skill’s files have no backslashes',
  why: 'Only Windows takes a backslash for a slash; elsewhere no such file is found, and Windows takes slashes too. Reported are paths in prose to a file that exists with slashes. Lines that speak of Windows are left out.',
  source:
    'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices#avoid-windows-style-paths',
  bad: withBody(goodSkill, 'Run `scripts\\fill.sh`.', FILES),
  good: withBody(goodSkill, 'Run `scripts/fill.sh`.', FILES),
  check(skill, report) {
    if (!BETWEEN_NAMES.test(skill.text)) return
    for (const [path, [first, ...rest]] of groupBy(pathsIn(skill), ({ path }) => path)) {
      const edits = [first, ...rest].map(({ range }) => ({ range, text: path }))
      const message = `Only Windows finds ${quotePath(path.replaceAll('/', '\\'))}. Write ${quotePath(path)}.`
      report(first.range, message, {
        ...alsoAt(rest, 'This path has backslashes, too.'),
        fix: { title: `Write ${quotePath(path)}`, safe: false, edits },
      })
    }
  },
})

/** A backslash between names: looked for from there on, as few texts have one. */
const BETWEEN_NAMES = /\\(?<=[\w.-]\\)[\w-]/
/** A path of plain names to a file with a suffix. */
const PATH =
  /(?<![\w\\/:.$%-])(?:\.\\)?((?:[\w-][\w.-]{0,60}\\){1,8}[\w-][\w.-]{0,60}\.[a-z]\w{0,9})(?![\w\\/])/g
const OF_WINDOWS = /windows|powershell|\bcmd\b|\.(?:ps1|bat|cmd|exe)\b/i

function pathsIn(skill: Skill): readonly { readonly path: string; readonly range: Range }[] {
  const { text, path: own, files } = skill
  const written = markdownOf(skill).paragraphs.flatMap(({ range }) =>
    text.slice(...range).includes('\\') ? matchesIn(text, range, PATH) : [],
  )
  const paths = written.map(({ range, match }) => ({ range, path: match[1]!.replaceAll('\\', '/') }))
  return paths.filter(
    ({ path, range: [start] }) =>
      text[start - 1] !== '(' && files.has(join(dirname(own), path)) && !OF_WINDOWS.test(around(start, text)),
  )
}

/** How far from a path a word on its line may speak of Windows, in UTF-16 code units. */
const FURTHEST = 300

function around(at: number, text: string): string {
  const before = text.slice(Math.max(at - FURTHEST, 0), at)
  const after = text.slice(at, at + FURTHEST)
  return before.slice(before.lastIndexOf('\n') + 1) + after.slice(0, lineEnd(after, 0))
}
