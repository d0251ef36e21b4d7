import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../../../src/model.ts'
import { openEditing } from '../../../src/project/editing.ts'
import { skill } from '../../folder.ts'
import type { Finding } from '../../linting.ts'
import { lintOn } from '../../linting.ts'
import { memoryHost, ROOT } from '../../memory-host.ts'

type Files = Readonly<Record<string, Entry>>

/** The findings of a run as `path message`. */
async function findings(files: Files): Promise<readonly string[]> {
  const { stdout } = await lintOn(memoryHost({ '.git/HEAD': '', ...files }))
  const { diagnostics }: { diagnostics: readonly Finding[] } = JSON.parse(stdout)
  return diagnostics.map(({ path, message }) => `${path} ${message}`)
}

describe('mirrors', () => {
  const config = { 'passmuster.yaml': 'mirrors: [[.claude/skills, .agents/skills]]\n' }
  const [one, other] = ['.claude/skills/pdf', '.agents/skills/pdf']
  const text = skill('pdf').replace('Read it.', 'See `a.png`.')
  const both = { ...config, [`${one}/SKILL.md`]: text, [`${other}/SKILL.md`]: text }

  test('compare the bytes of what is no text', async () => {
    const bytes = (last: number): Uint8Array => new Uint8Array([0xff, last])
    expect(await findings({ ...both, [`${one}/a.png`]: bytes(1), [`${other}/a.png`]: bytes(1) })).toEqual([])
    expect(await findings({ ...both, [`${one}/a.png`]: bytes(1), [`${other}/a.png`]: bytes(2) })).toEqual([
      `${other}/SKILL.md \`a.png\` differs from the copy in \`${one}\`. Copy one over the other, as \`passmuster.yaml\` requires.`,
      `${one}/SKILL.md \`a.png\` differs from the copy in \`${other}\`. Copy one over the other, as \`passmuster.yaml\` requires.`,
    ])
  })

  test.each<[string, Files]>([
    ['to a folder of all skills', { '.agents/skills': { link: '../.claude/skills' } }],
    ['to the folder of a skill', { [other]: { link: '../../.claude/skills/pdf' } }],
    [
      'to each file',
      {
        [`${other}/SKILL.md`]: { link: `../../../${one}/SKILL.md` },
        [`${other}/a.png`]: { link: `../../../${one}/a.png` },
      },
    ],
  ])('take a link for an equal copy: %s', async (_, links) => {
    const files = { ...config, [`${one}/SKILL.md`]: text, [`${one}/a.png`]: new Uint8Array([0xff]) }
    expect(await findings({ ...files, ...links })).toEqual([])
  })

  test('leave out what git ignores', async () => {
    const ignored = { '.gitignore': '*.png\n', [`${one}/a.png`]: '' }
    expect(await findings({ ...both, ...ignored })).toEqual([])
  })

  test('may have three sides, below the folder of a config file', async () => {
    const files = {
      'app/passmuster.yaml': 'mirrors: [[.claude/agents, a/agents, b/agents/]]\n',
      'app/.claude/agents/a.md': '---\nname: a\ndescription: Reads it. Use when asked.\n---\nRead it.\n',
      'app/b/agents/a.md': '---\nname: a\ndescription: Reads it. Use when asked.\n---\nPrint it.\n',
    }
    expect(await findings(files)).toEqual([
      'app/.claude/agents/a.md `app/a/agents/a.md` is missing. Copy `app/.claude/agents/a.md` there, as `app/passmuster.yaml` requires.',
      'app/.claude/agents/a.md The file differs from `app/b/agents/a.md`. Copy one over the other, as `app/passmuster.yaml` requires.',
    ])
  })
})

test('an editor hears of it when what is required changes, in a page or in an extended file', () => {
  const disk = {
    'passmuster.yaml': 'extends: ./team.passmuster.yaml\n',
    'team.passmuster.yaml': 'require: [{ files: [skills], listedIn: README.md }]\n',
    'README.md': 'Skills.\n',
    'skills/pdf/SKILL.md': skill('pdf'),
  }
  const editing = openEditing(memoryHost({ '.git/HEAD': '', ...disk }), {})
  editing.add(ROOT)
  const path = join(ROOT, 'skills', 'pdf', 'SKILL.md')
  const told = (): readonly string[] => editing.findings(path, false).map(({ message }) => message)
  const listed = '`README.md` has no link to this file. Add one there, as `team.passmuster.yaml` requires.'
  expect(told()).toEqual([listed])
  editing.put(join(ROOT, 'README.md'), '[PDF](skills/pdf)\n')
  expect(told()).toEqual([])
  editing.put(join(ROOT, 'README.md'), undefined)
  editing.put(join(ROOT, 'team.passmuster.yaml'), 'require: [{ files: [skills], maxLines: 3 }]\n')
  expect(told()).toEqual(['The file has 5 lines. Shorten it to 3, as `team.passmuster.yaml` requires.'])
  editing.put(join(ROOT, 'team.passmuster.yaml'), 'require: [{ files: [skill], maxLines: 3 }]\n')
  expect([
    told(),
    editing.findings(join(ROOT, 'team.passmuster.yaml'), false).map(({ severity }) => severity),
  ]).toEqual([[], ['warning']])
})
