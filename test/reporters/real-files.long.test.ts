import { basename } from 'node:path'
import { expect, test } from 'vitest'
import type { Host } from '../../src/files/host.ts'
import { machine } from '../../src/files/node-host.ts'
import { LONGEST_SUMMARY } from '../../src/reporters/markdown.ts'
import { lintOn } from '../linting.ts'
import { hasRealFiles, realFiles } from '../real-files.ts'

test.skipIf(!hasRealFiles).each(['recommended', 'strict'] as const)(
  'the reports on all real files are short and show many rules: %s',
  async (preset) => {
    const written = new Map<string, string>()
    const host: Host = {
      ...machine,
      cwd: realFiles,
      write: (path, report) => void written.set(basename(path), report),
    }
    const files = (['markdown', 'github', 'json'] as const).map((reporter) => ({ reporter, file: reporter }))
    const outputs = [{ reporter: 'text' as const, file: undefined }, ...files]
    const { stdout: text } = await lintOn(host, { preset, outputs })
    const [summary = '', log = '', json = ''] = files.map(({ file }) => written.get(file))
    const { statistics } = JSON.parse(json) as { statistics: readonly { readonly rule: string }[] }
    expect(text.split('\n').length).toBeLessThanOrEqual(250)
    for (const { rule } of statistics) expect(text).toContain(`\n${rule} `)
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(LONGEST_SUMMARY)
    for (const { rule } of statistics)
      expect(summary).toContain(
        `\n| [${rule}](https://github.com/passmuster/passmuster/blob/main/docs/${rule.replace('/', '.md#')}) |`,
      )
    expect(new Set(log.match(/(?<=,title=)[^:]+/g)).size).toBeGreaterThanOrEqual(10)
  },
)
