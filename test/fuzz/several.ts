import type { Fixing } from '../../src/lint/apply-fixes.ts'
import { applyFixes } from '../../src/lint/apply-fixes.ts'
import type { Workspace } from '../../src/lint/workspace.ts'
import type { Diagnostic } from '../../src/model.ts'
import type { Random } from '../random.ts'
import { MOST_ROUNDS } from './repairs.ts'

/** Texts of a repository, by path. */
export type Repository = Readonly<Record<string, string>>

const WORDS = ['android', 'ios', 'web', 'pdf', 'forms']
const FOLDERS = ['skills', 'skills', 'a/skills', 'b/skills', '.claude/skills', 'skills-fr', 'skills/web']

/** A few skills in a few folders, of which many have the name or the directory of another one, or none. */
export function skillsOf(random: Random): Repository {
  const word = (): string => random.pick(WORDS)
  const anyName = (): string =>
    random.pick([
      word,
      word,
      () => `${word()}/${word()}`,
      () => `${word()} ${word()}`,
      () => word().toUpperCase(),
    ])()
  const skills = Array.from({ length: 2 + random.below(6) }, () => {
    const key = random.pick(['name', 'name', 'name', 'name', 'nmae', 'about'])
    const text = `---\n${key}: ${anyName()}\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n`
    const folder = random.pick(FOLDERS)
    const file = random.once(12) ? 'skill.md' : 'SKILL.md'
    return [`${folder}/${random.once(4) ? `${word()}/` : ''}${word()}/${file}`, text] as const
  })
  return Object.fromEntries(skills)
}

/** A few agents of Claude Code, of which many have the name of another one, or a key that means one. */
export function agentsOf(random: Random): Repository {
  const agents = Array.from({ length: 2 + random.below(6) }, () => {
    const key = random.pick(['name', 'name', 'title', 'title', 'id', 'nmae'])
    const text = `---\n${key}: ${random.pick(WORDS)}\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n`
    const folder = random.pick(['.claude/agents', '.claude/agents/team', 'a/.claude/agents'])
    return [`${folder}/${random.pick(WORDS)}.md`, text] as const
  })
  return Object.fromEntries(agents)
}

/** How many files have the name of another one that clients find beside them; a misspelt key hides some. */
function duplicatesIn(found: ReadonlyMap<string, readonly Diagnostic[]>): number {
  return [...found.values()].flat().filter(({ rule }) => rule.endsWith('/duplicate-name')).length
}

function findingsOf(workspace: Workspace): ReadonlyMap<string, readonly Diagnostic[]> {
  return new Map(workspace.all().map(({ path, diagnostics }) => [path, diagnostics]))
}

/**
 * Applies fixes to all files of a repository at once, in rounds, then the fixes of each file alone, and looks for more
 * duplicates than before; the first as a sentence, or undefined. `seen` is told the rule of each fix.
 */
export function duplicateFault(
  texts: Repository,
  fixing: Fixing,
  open: (texts: Repository) => Workspace,
  seen: (rule: string) => void,
): string | undefined {
  const paths = Object.keys(texts)
  for (const some of [paths, ...paths.map((path) => [path])]) {
    const workspace = open(texts)
    const before = duplicatesIn(findingsOf(workspace))
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const found = findingsOf(workspace)
      const changed = some.flatMap((path) => {
        const fixes = (found.get(path) ?? []).filter(isOfName)
        const text = workspace.text(path)!
        const after = applyFixes(text, fixes, fixing).text
        if (after === text) return []
        for (const { rule, fix } of fixes) if (fix !== undefined) seen(rule)
        return [[path, after] as const]
      })
      if (changed.length === 0) break
      for (const [path, text] of changed) workspace.put(path, text)
    }
    const after = duplicatesIn(findingsOf(workspace))
    if (after > before)
      return `${fixing} fixes of ${some.join(', ')} make ${after - before} more files share a name: ${JSON.stringify(texts)}`
  }
  return undefined
}

/** A misspelt key is corrected whatever its value, which the author chose. */
function isOfName({ rule }: Diagnostic): boolean {
  return !rule.endsWith('/misspelt-field')
}
