import type { Range } from '../model.ts'
import { languageOf } from '../syntax/frontmatter.ts'
import { quote } from '../wording/quote.ts'

/** What is wrong with the line that names a language for the frontmatter, and where. */
interface OtherLanguage {
  readonly range: Range
  readonly message: string
  /** Whether some clients read such frontmatter. */
  readonly isRead: boolean
}

/** Says who reads the frontmatter of a text that names its language; undefined where it names none in a word. */
export function otherLanguage(text: string): OtherLanguage | undefined {
  const language = languageOf(text)
  if (language === undefined || !/^\w+$/.test(language.word)) return undefined
  const { word, range } = language
  const line = quote(text.slice(...range))
  if (/^ya?ml$/i.test(word))
    return { range, isRead: true, message: `Only some clients read fields below ${line}. Write \`---\`.` }
  const isRead = word === 'json'
  const who = isRead ? 'Only some clients read' : 'No client reads'
  return { range, isRead, message: `${who} fields below ${line}. Write them as YAML below \`---\`.` }
}
