import { describe, expect, test } from 'vitest'
import { machine } from '../../src/files/node-host.ts'
import { run } from '../../src/project/run.ts'
import { withoutPause } from '../../src/project/steps.ts'
import { git, inFolder, put, skill } from '../folder.ts'
import { DEFAULTS } from '../linting.ts'

type Texts = Readonly<Record<string, string>>

/** What a run prints of a work tree in which git has all but what is left there. */
function printed(files: Texts, left: Texts): string {
  return inFolder(files, (folder) => {
    git(folder, 'init')
    git(folder, 'add', '-A', '-f')
    put(folder, left)
    const { stdout, stderr } = withoutPause(
      run({ ...DEFAULTS, preset: 'strict' }, { ...machine, cwd: folder }),
    )
    return stdout + stderr
  })
}

describe('a file that git does not have is named by no finding on those that it has', () => {
  const named = (name: string, body: string) => ({ [`skills/${name}/SKILL.md`]: skill(name, `${body}\n`) })
  test.each<[string, Texts, string]>([
    ['a link', named('pdf', '[x](references/hunter.md)'), 'skills/pdf/references/hunter2.md'],
    ['a link to elsewhere', named('pdf', '[x](../../keys/hunter)'), 'keys/hunter2'],
    ['a link by name', named('pdf', '[x](notes.md)'), 'skills/pdf/deep/hunter2/notes.md'],
    ['a path in prose', named('pdf', 'See `references/hunter.md`.'), 'skills/pdf/references/hunter2.md'],
    ['a path of a script', named('pdf', 'Run `scripts/hunter.py`.'), 'skills/pdf/scripts/hunter2.py'],
    ['a folder', named('pdf', '[x](hunter/a.md)'), 'skills/pdf/hunter2/a.md'],
    ['an environment', named('pdf', '[x](.env)'), 'skills/pdf/.env.hunter2'],
    [
      'no reference',
      { ...named('pdf', '[x](references/a.md)'), 'skills/pdf/references/a.md': 'a' },
      'skills/pdf/references/hunter2.md',
    ],
    [
      'no script',
      { ...named('pdf', 'Run `scripts/a.py`.'), 'skills/pdf/scripts/a.py': 'a' },
      'skills/pdf/scripts/hunter2.py',
    ],
    [
      'a skill of an agent',
      {
        '.claude/agents/a.md':
          '---\nname: a\ndescription: Reads PDF files. Use when the user has a PDF.\nskills: [hunter]\n---\nYou are a reader.\n',
      },
      '.claude/skills/hunter2/notes.md',
    ],
    [
      'a misnamed skill',
      { 'skills/a/SKILL.md': skill('a'), 'skills/b/x.md': 'x' },
      'skills/b/skills-hunter2.md',
    ],
    ['an anchor', named('pdf', '[x](references/a.md#hunter)'), 'skills/pdf/references/a-hunter2.md'],
  ])('by %s', (_, files, path) => {
    const text = printed(files, { [path]: skill('hunter2', '## hunter2\n') })
    expect(/hunter2[^`"]*/.exec(text)).toBeNull()
  })

  test('but by one on a new skill, which git does not have either', () => {
    const left = { 'skills/new/SKILL.md': skill('new', '[x](a.md)\n'), 'skills/new/b/a.md': 'a' }
    expect(printed({ 'skills/pdf/SKILL.md': skill('pdf') }, left)).toContain('Did you mean `b/a.md`?')
  })
})
