import type { ListedFile } from '../../src/action/answers.ts'
import type { Repository } from './github-server.ts'
import { excel, good, onServer } from './steps.ts'
import type { Done, Step } from './workflow.ts'
import { MERGE, pullRequest, runStep } from './workflow.ts'

/** Texts of files on the base commit and on the head, undefined where they are not; and the path before a move. */
export type Changes = Readonly<
  Record<string, readonly [base: string | undefined, head: string | undefined, moved?: string]>
>

export const files = { ...excel, 'skills/word/SKILL.md': good('word') }

function statusOf([base, head, moved]: Changes[string]): string {
  if (moved !== undefined) return 'renamed'
  if (base === undefined) return 'added'
  return head === undefined ? 'removed' : 'modified'
}

/** The texts that there are of these. */
const texts = (all: readonly (readonly [string, string | undefined])[]): Readonly<Record<string, string>> =>
  Object.fromEntries(all.flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])))

/** A step on a pull request that changes these files, beside others that stand there. */
export function step(
  changes: Changes,
  given: Partial<Step> = {},
  repository: Repository = {},
): Promise<Done & { readonly asked: readonly string[] }> {
  const all = Object.entries(changes)
  const changed: readonly ListedFile[] = all.map(([filename, change]) => ({
    filename,
    status: statusOf(change),
    previous_filename: change[2],
  }))
  const base = texts(all.map(([path, [text, , moved]]) => [moved ?? path, text]))
  return onServer({ files: changed, base, ...repository }, async (server) => {
    const done = await runStep({
      api: server.url,
      event: pullRequest('branch', (repository.files ?? changed).length),
      ...given,
      files: {
        '.git/HEAD': MERGE,
        ...(given.files ?? files),
        ...texts(all.map(([path, [, text]]) => [path, text])),
      },
    })
    return {
      ...done,
      asked: server.requests.map(({ url }) => decodeURIComponent(url.replace(/.*octo\/skills\//, ''))),
    }
  })
}

export const EXCEL = 'skills/excel/SKILL.md'
export const CONFIG = 'passmuster.yaml'
export const BASELINE = 'passmuster-baseline.json'
export const off = 'rules: { skill/name-directory: off }\n'
export const suppressed = good('pdf').replace('---\n', '---\n# passmuster-ignore-file skill/*: x\n')
export const entry = { path: EXCEL, rule: 'skill/name-directory', count: 1 }
export const baseline = (...entries: readonly object[]): string => JSON.stringify({ version: 1, entries })
