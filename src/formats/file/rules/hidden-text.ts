import type { Document, Rule } from '../../../model.ts'
import { hiddenText } from '../../../syntax/hidden-text.ts'
import { goodSkill } from '../../skill/example.ts'
import { reportHidden } from '../report-hidden-text.ts'

export const hidden: Rule<Document> = {
  id: 'file/hidden-text',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: 'Nothing in the file, or in its path, is hidden from readers',
  why: 'A model reads characters that no reviewer sees: Unicode tags, characters without width in a row or between many letters, and marks that show a line in another order. Emoji, the flags of England, Scotland and Wales, and scripts that are written with joiners are not reported. Neither are a few single characters without width. Two zero-width spaces beside a space are a warning: editors and translations leave them. Brackets or quotes in code that hold nothing else are an info.',
  danger: '8.0',
  source: 'https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing',
  bad: { path: goodSkill.path, text: goodSkill.text.replace('it.', 'it.\u{e0068}\u{e0069}') },
  good: goodSkill,
  violations: [],
  check(document, report) {
    const inPath = hiddenText(document.path)
    const found = hiddenText(document.text)
    if (inPath.length + found.length > 0) reportHidden(document, inPath, found, report)
  },
}
