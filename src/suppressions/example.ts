/**
 * A skill with `comment`, a line of the frontmatter; in the directory `legacy` it has a finding to suppress.
 */
export function suppressed(comment: string, directory = 'legacy'): { path: string; text: string } {
  return {
    path: `skills/${directory}/SKILL.md`,
    text: `---\n${comment}\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n`,
  }
}

export const goodSuppression = suppressed(
  '# passmuster-ignore skill/name-directory: the path is in use elsewhere',
)
