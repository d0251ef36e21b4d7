import { expect } from 'vitest'
import type { Host } from '../../../src/files/host.ts'
import type { Entry } from '../../../src/model.ts'
import type { Options } from '../../../src/project/options.ts'
import type { Outcome } from '../../../src/project/outcome.ts'
import type { Merging } from '../../../src/project/shards/index.ts'
import { merge } from '../../../src/project/shards/index.ts'
import { deadLinks, lintOn } from '../../linting.ts'
import { memoryHost } from '../../memory-host.ts'

export const REPORTERS = ['json', 'sarif'] as const
type Reporter = (typeof REPORTERS)[number]

export const skill = (name: string, body = 'Read it.\n'): string =>
  `---\nname: ${name}\ndescription: Reads ${name} files. Use when the user has one.\n---\n${body}`
const copilot = (agent: string): string =>
  `---\ndescription: Reviews code.\nhandoffs:\n  - label: Go\n    agent: ${agent}\n    prompt: Go on.\n---\nReview it.\n`

/**
 * Findings of all kinds, and what concerns one file in another: names that several have, agents that others
 * hand off to.
 */
export const REPOSITORY: Readonly<Record<string, Entry>> = {
  '.git/HEAD': '',
  ...Object.fromEntries(
    Array.from({ length: 24 }, (_, index) => [
      `skills/p${index}/s${index % 8}/SKILL.md`,
      skill(
        `s${index % 8}`,
        index % 5 === 0
          ? '<!-- passmuster-ignore skill/dead-link: generated -->\nSee [it](gone.md).\n'
          : `See [it](gone-${index}.md).\n`,
      ),
    ]),
  ),
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [`.github/agents/a${index}.agent.md`, copilot(`a${index + 1}`)]),
  ),
  'skills/many/SKILL.md': skill('many', deadLinks(1200)),
  'skills/unquoted/SKILL.md':
    '\ufeff---\r\nname: unquoted\r\ndescription: Liest Bücher 🧭. Use when: asked\r\n---\r\nRead it.\r\n',
  'skills/unused/SKILL.md': skill('unused', '<!-- passmuster-ignore skill/dead-link: nothing -->\n'),
  'skills/##[group]\ud800 ü/SKILL.md': skill('other'),
  'agents/one.3md': '---\nagent: one\naxis: skill\n---\n',
  'refused/a/SKILL.md': { fails: 'EACCES' },
  'refused/b/SKILL.md': new Uint8Array([0xc3, 0xbc, 0x20, 0xff, 0x0a]),
  'refused/c/SKILL.md': { link: 'gone' },
  'refused/d': { link: '/elsewhere' },
}

export async function runOn(host: Host, reporter: Reporter, options: Partial<Options>): Promise<Outcome> {
  return lintOn(host, { ...options, outputs: [{ reporter, file: undefined }] })
}

/** The outcomes of all shards. */
export function shardsOf(
  host: Host,
  reporter: Reporter,
  options: Partial<Options>,
  count: number,
): Promise<readonly Outcome[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      runOn(host, reporter, { ...options, shard: { index: index + 1, count } }),
    ),
  )
}

/** What `merge` makes of these reports, the last one first: their order must not matter. */
export async function mergeAll(
  reports: readonly string[],
  merging: Partial<Merging> = {},
  written?: Map<string, string>,
): Promise<Outcome> {
  const files = Object.fromEntries(reports.map((text, index) => [`${index + 1}.out`, text]))
  return merge(
    {
      reports: Object.keys(files).toReversed(),
      outputFile: undefined,
      threshold: { maxWarnings: undefined, failOn: undefined },
      ...merging,
    },
    memoryHost(files, written),
  )
}

export async function expectSame(
  host: Host,
  reporter: Reporter,
  options: Partial<Options>,
  count: number,
): Promise<Outcome> {
  const whole = await runOn(host, reporter, options)
  const shards = await shardsOf(host, reporter, options, count)
  const merged = await mergeAll(shards.map(({ stdout }) => stdout))
  expect(merged.stdout).toBe(whole.stdout)
  expect(merged.exitCode).toBe(whole.exitCode)
  return whole
}
