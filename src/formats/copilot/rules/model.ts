import type { Rule } from '../../../model.ts'
import { isList } from '../../../text/fields.ts'
import { quote } from '../../../text/quote.ts'
import { VSCODE, withLines } from '../example.ts'
import type { Copilot } from '../parse.ts'

export const model: Rule<Copilot> = {
  id: 'copilot/model',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: '`model` is the name of one model, or a list of names',
  why: 'Clients look for a model of exactly this name, and use the default where there is none. Names hold no `|` and no comma. VS Code takes a list and uses the first model that is there; GitHub takes one name. `inherit` is a word of Claude Code.',
  source: VSCODE,
  bad: withLines("model: GPT-4.1 | 'gpt-5'"),
  good: withLines('model: [GPT-4.1, Claude Sonnet 4.5 (copilot)]'),
  check({ fields }, report) {
    const field = fields.get('model')
    if (field === undefined) return
    if (isList(field.value) && fields.get('target')?.value === 'github-copilot')
      return report(
        field.range,
        'GitHub reads one model, not a list, and `target` is `github-copilot`. Write one name.',
      )
    for (const { value, range } of isList(field.value) ? field.value : [field]) {
      if (typeof value !== 'string') continue
      if (/[|,]/.test(value) && /[^\s|,]/.test(value))
        report(
          range,
          `No model is named ${quote(value)}. Write one name, or a list of names in brackets for VS Code.`,
        )
      else if (value.trim() === 'inherit')
        report(
          range,
          'Copilot has no model `inherit`, which is a word of Claude Code. Remove it to use the default model.',
        )
    }
  },
}
