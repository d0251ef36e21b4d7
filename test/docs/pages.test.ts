import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { allFormats, rules } from '../../src/formats/rules.ts'
import { findings, lintOn, optionsFor } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'
import { BAD_SKILL } from '../runs.ts'
import { currentPart } from './current.ts'
import { blocksIn, textOf } from './hand-written.ts'
import { ruleSection } from './rule-section.ts'
import { formatTable, groupsOf, howToConfigure, rulesOf, ruleTable, ruleTables } from './tables.ts'

const RULES = '<!-- rules -->\n'

/** What action.yml says that its page shows. */
interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string; readonly description: string }>>
  readonly outputs: Readonly<Record<string, { readonly description: string }>>
}

describe('the documentation is current', () => {
  test.each([...groupsOf(allFormats).keys()])('docs/%s.md', async (group) => {
    const own = rulesOf(group, rules)
    const sections = await Promise.all(
      own.map(async (rule) => ruleSection(rule, await findings(rule.bad, optionsFor(rule)))),
    )
    currentPart(`docs/${group}.md`, `${ruleTable(own)}${howToConfigure(own)}${sections.join('')}`, {
      mark: RULES,
    })
  })

  test('docs/rules.md', () => {
    currentPart('docs/rules.md', ruleTables(allFormats, rules), { mark: RULES })
  })

  test('the allFormats in README.md', () => {
    currentPart('README.md', formatTable(allFormats, rules), { mark: RULES, end: '<!-- end -->' })
  })

  test('the inputs and outputs of the Action in docs/action.md', () => {
    const { inputs, outputs }: Action = parse(textOf('action.yml'))
    const inputRows = Object.entries(inputs).map(
      ([name, { default: otherwise, description }]) =>
        `| \`${name}\` | ${otherwise === '' ? '' : `\`${otherwise}\``} | ${description} |\n`,
    )
    currentPart('docs/action.md', `\n| input | default | |\n|---|---|---|\n${inputRows.join('')}\n`, {
      mark: '<!-- inputs -->\n',
      end: '<!-- end -->',
    })
    const outputRows = Object.entries(outputs).map(
      ([name, { description }]) => `| \`${name}\` | ${description} |\n`,
    )
    currentPart('docs/action.md', `\n| output | |\n|---|---|\n${outputRows.join('')}\n`, {
      mark: '<!-- outputs -->\n',
      end: '<!-- end -->',
    })
  })

  test('the example of a JSON report in docs/json.md', async () => {
    const [shown = ''] = blocksIn('docs/json.md', 'json')
    const { stdout } = await lintOn(
      memoryHost({
        '.git/HEAD': '',
        'skills/excel/SKILL.md': BAD_SKILL.replace(/See.*/, 'Read it.'),
      }),
    )
    expect(JSON.parse(shown)).toEqual(JSON.parse(stdout))
  })
})
