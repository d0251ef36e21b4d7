import { quote } from '../../../wording/quote.ts'
import { goodPlane, planeRule } from '../example.ts'

export const id = planeRule({
  id: 'plane/id',
  summary: 'The folder of a skill gives it an id that `!s` can load',
  why: 'Each skill is a folder below `skills` with a SKILL.md, and the name of the folder is its id. A file in `skills` itself has none. `!s` reads one word, so it cannot load an id with white space.',
  bad: { path: 'skills/SKILL.md', text: goodPlane.text },
  check({ directory, path }, report) {
    if (directory === undefined) return
    const isInSkills = directory === 'skills' && !/(?:^|\/)skills\/skills\/[^/]+$/.test(path)
    const problem = isInSkills
      ? 'This file is in `skills` itself, so the skill has no id. Move it into a folder of its own, such as `skills/deployment`.'
      : `The id ${quote(directory)} has white space, so \`!s\` cannot load the skill. Rename the folder.`
    if (isInSkills || /\s/.test(directory)) report([0, 0], problem)
  },
})
