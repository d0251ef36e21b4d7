import type { Report, RuleInfo } from '../../model.ts'
import type { Suppression } from './read-suppressions.ts'

interface Used extends Suppression {
  readonly used: ReadonlySet<string>
  readonly isExpired: boolean
  /** Whether the file could be read, so that what is not reported does not exist. */
  readonly readable: boolean
  isRule(name: string): boolean
  nearest(name: string): string | undefined
  hasFinding(name: string): boolean
}

/** A rule about suppressions themselves. */
export interface SuppressRule extends RuleInfo {
  check(suppression: Used, report: Report): void
}

/** A skill with `comment`, a line of the frontmatter; in the directory `legacy` it has a finding to suppress. */
export function suppressed(comment: string, directory = 'legacy'): { path: string; text: string } {
  return {
    path: `skills/${directory}/SKILL.md`,
    text: `---\n${comment}\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n`,
  }
}

export const goodSuppression = suppressed(
  '# passmuster-ignore skill/name-directory: the path is in use elsewhere',
)
