import { readCases } from '../cases.ts'
import type { Random } from '../random.ts'

const cases = readCases().filter(({ files }) =>
  Object.keys(files).every((path) => !path.includes('gitignore')),
)
const pool = cases.flatMap(({ files }) => Object.values(files))

/** Files that documents ask for, beside those of the cases. */
const BESIDE = [
  'SKILL.md',
  'skills/SKILL.md',
  '.claude-plugin/plugin.json',
  'skills/pdf/forms.md',
  'skills/pdf/references/forms.md',
  'skills/pdf/scripts/run.py',
  'skills/pdf/LICENSE',
  'skills/Pdf/skill.md',
  '.claude/skills/pdf/SKILL.md',
  '.github/agents/reviewer.agent.md',
  'agents/a.md',
  '.claude/agents/a.md',
]

/** Texts by path. */
export type Texts = Record<string, string>

/** The files of two cases, as one repository. */
export function someFiles(random: Random): Texts {
  const { files } = random.pick(cases)
  const others = Object.entries(random.pick(cases).files)
  // No file lies in a file.
  const isPossible = (path: string): boolean =>
    Object.keys(files).every((each) => !each.startsWith(`${path}/`) && !path.startsWith(`${each}/`))
  return { ...files, ...Object.fromEntries(others.filter(([path]) => isPossible(path))) }
}

/** Some change: an edit, a new file, a move of a file or folder, or a deletion; by path, with `undefined` for what goes. */
export function someChange(texts: Texts, random: Random): Readonly<Record<string, string | undefined>> {
  const paths = Object.keys(texts)
  if (paths.length === 0 || random.once(4)) return { [newPath(paths, random)]: random.pick(pool) }
  const path = random.pick(paths)
  const text = texts[path]!
  if (random.once(3)) return { [path]: edited(text, random) }
  if (random.once(2)) return { [path]: undefined }
  const names = path.split('/')
  const folder = names.slice(0, 1 + random.below(names.length)).join('/')
  const to = newPath(paths, random)
  const moved = paths.filter((each) => each === folder || each.startsWith(`${folder}/`))
  return Object.fromEntries(
    moved.flatMap((each) => [
      [each, undefined],
      [to + each.slice(folder.length), texts[each]],
    ]),
  )
}

/** A path that no folder has, and that is in no file. */
function newPath(paths: readonly string[], random: Random): string {
  const other = random.once(2)
    ? random.pick(BESIDE)
    : `${random.pick(BESIDE).replace(/[^/]*$/, '')}x${random.below(3)}.md`
  const isTaken = paths.some((path) => path.startsWith(`${other}/`) || other.startsWith(`${path}/`))
  return isTaken ? `y${random.below(9)}/SKILL.md` : other
}

/** A text with a line of another one, more or instead. */
export function edited(text: string, random: Random): string {
  const lines = text.split('\n')
  const at = random.below(lines.length)
  const line = random.pick(random.pick(pool).split('\n'))
  return [...lines.slice(0, at), ...(random.once(2) ? [line] : []), ...lines.slice(at + 1)].join('\n')
}
