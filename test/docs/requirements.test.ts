import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { UPDATING } from '../cases.ts'
import type { Finding } from '../linting.ts'
import { lintOn } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'
import { blocksIn, project, textOf } from './hand-written.ts'

const PAGE = 'docs/requirements.md'
const EXAMPLE = /```yaml\n([^]*?)```\n\n```text\n([^]*?)```/g

const [skill = ''] = blocksIn(PAGE, 'md')

/** What a config file reports of the skill of the page. */
async function reported(config: string, text = skill): Promise<string> {
  const host = memoryHost({ '.git/HEAD': '', 'passmuster.yaml': config, 'skills/pdf/SKILL.md': text })
  const { stdout, stderr } = await lintOn(host)
  const { diagnostics }: { diagnostics: readonly Finding[] } = JSON.parse(stdout)
  expect([stderr, diagnostics.filter(({ rule }) => rule !== 'config/required')]).toEqual(['', []])
  const lines = diagnostics.map(
    ({ range: { start }, severity, message }) => `${start.line}:${start.column} ${severity} ${message}\n`,
  )
  return lines.join('') || 'nothing\n'
}

test('each example of docs/requirements.md reports what the page says', async () => {
  const text = textOf(PAGE)
  const examples = [...text.matchAll(EXAMPLE)]
  expect(examples).toHaveLength(8)
  const outputs = new Map<string, string>()
  for (const [, config = ''] of examples) outputs.set(config, await reported(config))
  const current = text.replace(
    EXAMPLE,
    (_, config) => `\`\`\`yaml\n${config}\`\`\`\n\n\`\`\`text\n${outputs.get(config)}\`\`\``,
  )
  if (UPDATING) writeFileSync(`${project}/${PAGE}`, current)
  expect(textOf(PAGE)).toBe(current)
})

test('the shared config of docs/requirements.md works in a repository that extends it', async () => {
  const [shared = '', own = ''] = blocksIn(PAGE, 'yaml').slice(-2)
  const host = memoryHost({
    '.git/HEAD': '',
    'passmuster.yaml': own,
    'node_modules/@acme/passmuster-config/passmuster.yaml': shared,
    '.claude/skills/pdf/SKILL.md': skill,
  })
  const { stdout } = await lintOn(host, { clients: undefined })
  const { diagnostics }: { diagnostics: readonly Finding[] } = JSON.parse(stdout)
  expect(diagnostics.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
    'config/mirrors `.agents/skills/pdf` is missing. Copy `.claude/skills/pdf` there, as `@acme/passmuster-config` requires.',
    'config/required `license` is missing. Add a value, as `@acme/passmuster-config` requires.',
  ])
})
