import { describe, expect, test } from 'vitest'
import type { Options } from '../../../src/project/options.ts'
import { lintOn } from '../../linting.ts'
import { memoryHost } from '../../memory-host.ts'

const skill = (body: string): string =>
  `---\nname: a\ndescription: Reads PDF files. Use when the user has a PDF.\n---\n${body}`
const comment = (rules: string): string => `<!-- passmuster-ignore ${rules} -->`

/** The rules that are reported of a file that was another one before; undefined for one that did not change. */
async function rulesOf(
  text: string,
  before: { readonly text: string | undefined } | undefined,
): Promise<readonly string[]> {
  const earlier: Options['earlier'] = (path) => (path === 'skills/a/SKILL.md' ? before : undefined)
  const { stdout } = await lintOn(memoryHost({ '.git/HEAD': '', 'skills/a/SKILL.md': text }), { earlier })
  return JSON.parse(stdout).diagnostics.map(({ rule }: { rule: string }) => rule)
}

describe('a suppression', () => {
  const text = skill(`${comment('skill/dead-link: later')}\n[a](gone.md)\n`)
  const dead = ['skill/dead-link']

  test.each([
    ['in a file that did not change applies', undefined, []],
    ['that stood there applies', { text: `${text}\nMore.\n` }, []],
    [
      'that stood elsewhere in the file applies',
      { text: `${text}`.replace('---\n<', '---\nHello.\n\n<') },
      [],
    ],
    ['of a new file does not apply', { text: undefined }, dead],
    ['that is new does not apply', { text: skill('[a](gone.md)\n') }, dead],
    ['that was for another rule does not apply', { text: text.replace('dead-link', 'dead') }, dead],
    ['that said another reason does not apply', { text: text.replace('later', 'late') }, dead],
    [
      'that stood in code does not apply',
      { text: skill(`\`\`\`\n${comment('skill/dead-link: later')}\n\`\`\`\n`) },
      dead,
    ],
  ])('%s', async (_, before, rules) => {
    expect(await rulesOf(text, before)).toEqual(rules)
  })

  test('that is there once more applies as often as before', async () => {
    const twice = skill(
      `${`${comment('skill/dead-link: later')}\n[a](gone.md)\n\n`}${comment('skill/dead-link: later')}\n[b](lost.md)\n`,
    )
    expect(await rulesOf(twice, { text: twice })).toEqual([])
    expect(await rulesOf(twice, { text })).toEqual(dead)
  })
})
