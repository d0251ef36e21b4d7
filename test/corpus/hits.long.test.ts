import { describe, expect, test } from 'vitest'
import { machine } from '../../src/files/node-host.ts'
import type { Finding } from '../linting.ts'
import { lintOn } from '../linting.ts'
import { hasRealFiles, realFiles } from '../real-files.ts'

test.skipIf(!hasRealFiles)(
  'every agent of GitHub and Microsoft is taken for one of Copilot, and five have an error',
  async () => {
    const { stdout } = await lintOn(machine, {
      paths: ['github+awesome-copilot', 'dotnet+skills'].map((name) => `${realFiles}/${name}`),
    })
    const report = JSON.parse(stdout)
    const agents = (report.files as { path: string; format: string }[]).filter(({ path }) =>
      path.endsWith('.agent.md'),
    )
    expect(agents).toHaveLength(230)
    expect(new Set(agents.map(({ format }) => format))).toEqual(new Set(['copilot']))
    const errors = (report.diagnostics as (Finding & { format: string })[]).filter(
      ({ format, severity }) => format === 'copilot' && severity === 'error',
    )
    // Four have a server without `tools`, for which Copilot CLI refuses them; one has no description, which GitHub
    // requires.
    expect(errors.map(({ path, rule }) => [path.split('/').at(-1), rule])).toEqual([
      ['cast-imaging-impact-analysis.agent.md', 'copilot/mcp-servers'],
      ['cast-imaging-software-discovery.agent.md', 'copilot/mcp-servers'],
      ['cast-imaging-structural-quality-advisor.agent.md', 'copilot/mcp-servers'],
      ['declarative-agents-architect.agent.md', 'copilot/missing-field'],
      ['elasticsearch-observability.agent.md', 'copilot/mcp-servers'],
    ])
  },
)

/** The findings per rule: a change of a rule shows here what it does to real files. */
async function hits(preset: 'recommended' | 'strict'): Promise<Readonly<Record<string, number>>> {
  const { stdout } = await lintOn(machine, { paths: [realFiles], preset })
  const counts: Record<string, number> = {}
  for (const { rule } of JSON.parse(stdout).diagnostics as Finding[]) counts[rule] = (counts[rule] ?? 0) + 1
  return Object.fromEntries(Object.entries(counts).sort())
}

describe.skipIf(!hasRealFiles)('the hits per rule on real files', () => {
  test('recommended, and strict where it is not as that', async () => {
    const recommended = await hits('recommended')
    expect(recommended).toMatchInlineSnapshot(`
      {
        "claude/fence": 3,
        "claude/field-value": 3,
        "claude/frontmatter-yaml": 1,
        "claude/ignored-field": 1,
        "copilot/body-length": 2,
        "copilot/duplicate-name": 1,
        "copilot/fence": 4,
        "copilot/field-value": 3,
        "copilot/mcp-servers": 11,
        "copilot/missing-field": 1,
        "copilot/misspelt-field": 3,
        "plugin/entry": 1,
        "plugin/unlisted": 1,
        "skill/anchor": 2,
        "skill/body-empty": 2,
        "skill/body-length": 79,
        "skill/dead-link": 25,
        "skill/dead-path": 28,
        "skill/description-repeats-name": 1,
        "skill/description-vague": 3,
        "skill/fence": 18,
        "skill/filename": 5,
        "skill/frontmatter-missing": 37,
        "skill/frontmatter-unclosed": 1,
        "skill/frontmatter-yaml": 15,
        "skill/home-path": 2,
        "skill/injected-command": 1,
        "skill/license-file": 2,
        "skill/misspelt-field": 2,
        "skill/name-directory": 172,
        "skill/name-format": 17,
        "skill/nested-skill": 15,
        "skill/outside-link": 3,
        "skill/reference-chain": 2,
        "skill/unreferenced-file": 52,
      }
    `)
    const strict = Object.entries(await hits('strict'))
    expect(
      Object.fromEntries(strict.filter(([rule, number]) => recommended[rule] !== number)),
    ).toMatchInlineSnapshot(`
      {
        "copilot/unknown-field": 17,
        "skill/allowed-tools": 26,
        "skill/client-reading": 1,
        "skill/dead-path": 29,
        "skill/description-markup": 11,
        "skill/description-trigger": 520,
        "skill/metadata": 8,
        "skill/name-format": 22,
        "skill/unknown-field": 535,
        "skill/yaml-portability": 794,
      }
    `)
  })
})
