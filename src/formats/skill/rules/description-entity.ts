import { quote } from '../../../wording/quote.ts'
import { changed } from '../../examples.ts'
import { goodSkill, skillRule } from '../example.ts'

/** Entities of marks that nobody writes so in YAML. */
const ENTITY = /&(?:quot|apos|amp|lt|gt|nbsp|#0*(?:34|38|39|60|62)|#x0*(?:22|26|27|3[ce]));/i
const QUOTE = /quot|apos|3[49]|x0*2[27]/i
/** A description that may speak of such marks. */
const ABOUT_ENTITIES = /\b(?:html|xml|svg|entit(?:y|ies)|escap\w+|encod\w+|saniti[sz]\w+|markup)\b|`[^`]*&/i

export const descriptionEntity = skillRule({
  id: 'skill/description-entity',
  severity: { recommended: 'info', strict: 'warning' },
  summary: 'The description has no HTML entities',
  why: 'YAML knows no entities, so the model reads `&quot;` as six characters. A tool that wrote HTML has left it. Descriptions that speak of HTML or XML are not looked at.',
  source: 'https://yaml.org/spec/1.2.2/#57-escaped-characters',
  bad: changed(goodSkill, 'a PDF', 'a &quot;PDF&quot;'),
  good: changed(goodSkill, 'a PDF', 'a "PDF"'),
  check({ description }, report) {
    if (description === undefined || ABOUT_ENTITIES.test(description.value)) return
    const entity = ENTITY.exec(description.value)?.[0]
    if (entity === undefined) return
    const mark = /nbsp/i.test(entity) ? 'a space' : 'the mark itself'
    const quotes = QUOTE.test(entity) ? ', and other quotes around the value if it has such ones' : ''
    const message = `The description has ${quote(entity)}, which the model reads as it is written. Write ${mark}${quotes}.`
    report(description.range, message)
  },
})
