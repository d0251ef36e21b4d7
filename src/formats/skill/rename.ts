import type { Details, Field } from '../../model.ts'
import { safely, suggest } from '../../text/fixes.ts'
import { quote } from '../../text/quote.ts'
import { writeYaml } from '../../text/write-yaml.ts'
import { isName, normalizeName, slugOf } from './name.ts'

/**
 * How to end all faults of a name at once, its format, its length and its directory: the sentence that says it,
 * with the fix where an edit of the file is enough, and the rules that then have nothing left to say. The fix
 * is safe where the name only loses what is not allowed.
 */
export function renaming(
  { value, range }: Field & { readonly value: string },
  directory: string | undefined,
): { readonly advice: string; readonly details: Details } {
  const slug = slugOf(value)
  if (directory !== undefined && isName(directory)) {
    const title = `Write ${quote(directory)}`
    const edit = { range, text: writeYaml(normalizeName(directory)) }
    return {
      advice: `${title}, the name of its directory`,
      details: {
        ...(slug === normalizeName(directory) ? safely(title, edit) : suggest(title, range, edit.text)),
        covers: coveredBy(directory),
      },
    }
  }
  const follow = directory === undefined ? '' : ' and rename the directory to it'
  if (slug === '')
    return {
      advice: `Write lowercase letters, digits and hyphens${follow}`,
      details: { covers: coveredBy(slug) },
    }
  const title = `Write ${quote(slug)}`
  return {
    advice: `${title}${follow}`,
    // With another name than its directory's the skill would still be refused.
    details: {
      ...(directory === undefined ? suggest(title, range, writeYaml(slug)) : {}),
      covers: coveredBy(slug),
    },
  }
}

function coveredBy(name: string): readonly string[] {
  const rules = ['skill/name-length', 'skill/name-directory']
  return /^[\x00-\x7f]*$/.test(name) ? [...rules, 'skill/name-ascii'] : rules
}
