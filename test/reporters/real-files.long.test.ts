import { expect, test } from 'vitest'
import { machine } from '../../src/files/node-host.ts'
import { LONGEST_SUMMARY } from '../../src/reporters/markdown.ts'
import { lintOn } from '../linting.ts'
import { hasRealFiles, realFiles } from '../real-files.ts'

test.skipIf(!hasRealFiles).each(['recommended', 'strict'] as const)(
  'the reports on all real files are short and show many rules: %s',
  async (preset) => {
    const [text = '', summary = '', log = '', json = ''] = await Promise.all(
      (['text', 'markdown', 'github', 'json'] as const).map(
        async (reporter) =>
          (await lintOn({ ...machine, cwd: realFiles }, { preset, outputs: [{ reporter, file: undefined }] }))
            .stdout,
      ),
    )
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
