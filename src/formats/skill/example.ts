/** A skill that no rule has anything to say about. */
export const goodSkill = {
  path: 'skills/pdf/SKILL.md',
  text: '---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n',
}

/** The good skill with these lines at the end of its frontmatter. */
export function skillWith(lines: string): { readonly path: string; readonly text: string } {
  return { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', () => `${lines}\n---\nRead`) }
}
