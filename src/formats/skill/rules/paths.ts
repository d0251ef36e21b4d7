import { isReadByClaudeCode } from '../../../clients/places.ts'
import { isList } from '../../../syntax/fields.ts'
import { quote } from '../../../wording/quote.ts'
import { skillRule, skillWith } from '../example.ts'
import { globFault, globsIn } from '../glob-faults.ts'

export const paths = skillRule({
  id: 'skill/paths',
  fix: 'safe',
  summary: 'Every pattern in `paths` can match a file',
  why: 'Claude Code offers a skill with `paths` once a file that matches is touched, and compares the patterns with paths such as `src/index.ts`. None of these starts with `./`, `../`, `~/`, a variable or the path of a machine, nor has a backslash. Commas separate patterns.',
  source: 'https://code.claude.com/docs/en/skills#frontmatter-reference',
  bad: skillWith('paths: ./src/**'),
  check({ fields, path, text }, report, { clients }) {
    const field = fields.get('paths')
    if (field === undefined || !isReadByClaudeCode(path, clients)) return
    const globs = globsIn(field, text)
    for (const glob of globs) {
      const fault = globFault(glob, isList(field.value), text)
      if (fault !== undefined) report(glob.range, fault.message, fault.details)
    }
    if (globs.length > 0 && globs.every(({ written }) => written.startsWith('!'))) {
      const message = `Every pattern of \`paths\` starts with \`!\`, so no file matches. Add one without it, such as ${quote('**')}.`
      report(field.key, message)
    }
  },
})
