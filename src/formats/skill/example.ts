/** A skill that no rule has anything to say about. */
export const goodSkill = {
  path: 'skills/pdf/SKILL.md',
  text: '---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n',
}
