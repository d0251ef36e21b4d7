import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inputs, outputs } from '../../src/action/inputs.ts'
import { loadRules } from '../../src/config/rules.ts'
import { describeEntry, facts } from '../../src/engine/describe-rules.ts'
import { loadFormats } from '../../src/formats/index.ts'
import type { Entry, Example, RuleInfo } from '../../src/model.ts'
import { tool } from '../../src/reporters/tool-identity.ts'
import { visible } from '../../src/text/escape-invisible.ts'
import { findings, lintOn, optionsFor } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'
import { currentPart } from './current.ts'
import { formatTable, groupsOf, rulesOf, ruleTables } from './tables.ts'

const rules = await loadRules()
const formats = await loadFormats()

const EXAMPLE = {
  'skills/excel/SKILL.md':
    '---\nname: pdf\ndescription: Reads PDF files. Use when the user has one.\n---\nSee [it](forms.md).\n',
  'skills/word/SKILL.md':
    '---\nname: word\ndescription: Reads Word files. Use when: the user has one\n---\nRead it.\n',
}
const RULES = '<!-- rules -->\n'

async function ruleSection(rule: RuleInfo): Promise<string> {
  const found = await findings(rule.bad, optionsFor(rule))
  return `
## ${rule.id.split('/')[1]}

**${rule.summary}.** ${rule.why}

\`${rule.id}\` · ${facts(rule).join(' · ')} · [source](${rule.source})

Bad:

${exampleText(rule.bad)}
${quoted(found.map((finding) => `    ${finding.range.start.line}:${finding.range.start.column} ${finding.severity} ${visible(finding.message)}\n`).join(''))}
Good:

${exampleText(rule.good)}`
}

function quoted(lines: string): string {
  return lines === '' ? '' : `Reported:\n\n${lines}`
}

function exampleText({ path, text, files = {} }: Example): string {
  return Object.entries({ [path]: text, ...files })
    .map(([name, entry]) => block(name, entry))
    .join('\n')
}

function block(name: string, entry: Entry): string {
  const text = shortened(describeEntry(entry)).split('\n').map(visible).join('\n').replace(/\n$/, '')
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)))
  return `\`${name}\`\n\n${fence}md\n${text}\n${fence}\n`
}

function shortened(text: string): string {
  const lines = text.split('\n').map((line) => (line.length > 200 ? `${line.slice(0, 160)}…` : line))
  return lines.length > 40 ? [...lines.slice(0, 20), '…', ''].join('\n') : lines.join('\n')
}

describe('the documentation is current', () => {
  test.each([...groupsOf(formats).keys()])('docs/%s.md', async (group) => {
    const sections = await Promise.all(rulesOf(group, rules).map(ruleSection))
    currentPart(`docs/${group}.md`, sections.join(''), { mark: RULES })
  })

  test('docs/README.md', () => {
    currentPart('docs/README.md', ruleTables(formats, rules), { mark: RULES })
  })

  test('the formats in README.md', () => {
    currentPart('README.md', formatTable(formats, rules), { mark: RULES, end: '<!-- end -->' })
  })

  test('the inputs and outputs of the Action in README.md', () => {
    const inputRows = Object.entries(inputs).map(
      ([name, input]) =>
        `| \`${name}\` | ${input.default === '' ? '' : `\`${input.default}\``} | ${input.description} |\n`,
    )
    currentPart('README.md', `\n| input | default | |\n|---|---|---|\n${inputRows.join('')}\n`, {
      mark: '<!-- inputs -->\n',
      end: '<!-- end -->',
    })
    const outputRows = Object.entries(outputs).map(
      ([name, { description }]) => `| \`${name}\` | ${description} |\n`,
    )
    currentPart('README.md', `\n| output | |\n|---|---|\n${outputRows.join('')}\n`, {
      mark: '<!-- outputs -->\n',
      end: '<!-- end -->',
    })
  })

  test('the example of a report in README.md', async () => {
    const { stdout } = await lintOn(memoryHost({ '.git/HEAD': '', ...EXAMPLE }), {
      outputs: [{ reporter: 'text', file: undefined }],
    })
    currentPart('README.md', `\n\`\`\`\n$ passmuster\n${stdout}\`\`\`\n\n`, {
      mark: '<!-- example -->\n',
      end: '<!-- end -->',
    })
  })

  test('the example of a JSON report in README.md', async () => {
    const shown =
      /```json\n([^]*?)```/.exec(readFileSync(new URL('../../README.md', import.meta.url), 'utf8'))?.[1] ?? ''
    const { stdout } = await lintOn(
      memoryHost({
        '.git/HEAD': '',
        'skills/excel/SKILL.md': EXAMPLE['skills/excel/SKILL.md'].replace(/See.*/, 'Read it.'),
      }),
    )
    expect(JSON.parse(shown)).toEqual(JSON.parse(stdout))
  })
})

test('README.md names the project’s home as package.json does', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  for (const [url] of readme.matchAll(/https:\/\/github\.com\/passmuster\/[\w-]+/g))
    expect(url).toBe(tool.homepage)
})
