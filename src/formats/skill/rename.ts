import type { Details } from '../../model.ts'
import type { TextField } from '../../syntax/fields.ts'
import { safely, suggest } from '../../wording/fixes.ts'
import { quote } from '../../wording/quote.ts'
import { writeYaml } from '../../wording/write-yaml.ts'
import { LONGEST_NAME, slugOf } from './name.ts'

/** What is left to say of a name that is written as the finding says. */
const COVERED = ['skill/name-directory']

/**
 * How to end all faults of a name at once, its format, its length and its directory: the sentence that says it,
 * with the fix where an edit of the file is enough. The fix is safe where the name only loses what is not
 * allowed.
 */
export function renaming(
  { value, range }: TextField,
  directory: string | undefined,
): { readonly advice: string; readonly details: Details } {
  const slug = slugOf(value)
  if (directory !== undefined && directory !== '' && slugOf(directory) === directory) {
    const title = `Write ${quote(directory, LONGEST_NAME)}`
    const edit = { range, text: writeYaml(directory) }
    const fix = slug === directory ? safely(title, edit) : suggest(title, range, edit.text)
    return { advice: `${title}, the name of its directory`, details: { ...fix, covers: COVERED } }
  }
  const follow = directory === undefined ? '' : ' and rename the directory to it'
  if (slug === '')
    return { advice: `Write one of a–z, digits and hyphens${follow}`, details: { covers: COVERED } }
  // With another name than its directory's the skill would still be refused.
  const fix =
    directory === undefined ? suggest(`Write ${quote(slug, LONGEST_NAME)}`, range, writeYaml(slug)) : {}
  return { advice: `Write ${quote(slug, LONGEST_NAME)}${follow}`, details: { ...fix, covers: COVERED } }
}
