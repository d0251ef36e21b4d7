import { describe, expect, test } from 'vitest'
import { NOTHING, overlay } from '../../src/lint/overlay.ts'
import type { Files, Tree } from '../../src/model.ts'
import { cpuTime } from '../cpu-time.ts'
import { workspaceOf, workspaceOn } from './workspaces.ts'

const skill = (name: string, body = 'Read it.'): string =>
  `---\nname: ${name}\ndescription: Reads ${name} files. Use when the user has one.\n---\n${body}\n`
const rulesIn = (workspace: ReturnType<typeof workspaceOf>, path: string): readonly string[] =>
  workspace.findings(path).map(({ rule }) => rule)

describe('a workspace', () => {
  test('has the findings of a text that is put, and of the text that lies there when it is taken away', () => {
    const workspace = workspaceOf({}, { 'skills/pdf/SKILL.md': skill('pdf') })
    expect(rulesIn(workspace, 'skills/pdf/SKILL.md')).toEqual([])
    workspace.put('skills/pdf/SKILL.md', skill('doc'))
    expect(rulesIn(workspace, 'skills/pdf/SKILL.md')).toEqual(['skill/name-directory'])
    workspace.put('skills/pdf/SKILL.md', undefined)
    expect(rulesIn(workspace, 'skills/pdf/SKILL.md')).toEqual([])
  })

  test('judges again what asked for a file that comes, changes or goes', () => {
    const workspace = workspaceOf({ 'skills/pdf/SKILL.md': skill('pdf', 'See [forms](forms.md#fill).') })
    expect(rulesIn(workspace, 'skills/pdf/SKILL.md')).toEqual(['skill/dead-link'])
    workspace.put('skills/pdf/forms.md', '# Read\n')
    expect(rulesIn(workspace, 'skills/pdf/SKILL.md')).toEqual(['skill/anchor'])
    workspace.put('skills/pdf/forms.md', '# Fill\n')
    expect(rulesIn(workspace, 'skills/pdf/SKILL.md')).toEqual([])
    workspace.put('skills/pdf/forms.md', undefined)
    expect(rulesIn(workspace, 'skills/pdf/SKILL.md')).toEqual(['skill/dead-link'])
  })

  test('judges nothing again that asked for nothing that changed', () => {
    const workspace = workspaceOf({
      'skills/pdf/SKILL.md': skill('pdf'),
      'skills/doc/SKILL.md': skill('doc'),
    })
    const [doc, pdf] = workspace.all()
    workspace.put('skills/doc/SKILL.md', skill('doc', 'Read it twice.'))
    const [other, again] = workspace.all()
    expect(again!.header).toBe(pdf!.header)
    expect(other!.header).not.toBe(doc!.header)
  })

  test.each(['/forms.md', '/', '../../../forms.md', '..', 'skills/pdf/', './forms.md/..', ''])(
    'has nothing at the odd path %j but what lies there',
    (path) => {
      const { files } = workspaceOf({ 'skills/pdf/SKILL.md': skill('pdf') })
      const isFolder = ['skills/pdf/', './forms.md/..', ''].includes(path)
      expect([files.has(path), files.read(path), files.list(path).length > 0]).toEqual([
        isFolder,
        undefined,
        isFolder,
      ])
    },
  )

  test('judges again what asked for a file by a link to its folder', () => {
    const path = 'skills/pdf/SKILL.md'
    const disk = overlay(NOTHING)
    disk.put('shared/forms.md', '# Fill\n')
    const led = (asked: string): string => asked.replace(/^skills\/pdf\/docs(?=\/|$)/, 'shared')
    const { has, real, read, list } = disk.tree
    const linked: Tree = {
      ...disk.tree,
      has: (asked) => has(led(asked)),
      real: (asked) => real(led(asked)),
      read: (asked) => read(led(asked)),
      list: (asked) => list(led(asked)),
    }
    const workspace = workspaceOf({ [path]: skill('pdf', 'See [forms](docs/forms.md#fill).') }, {}, linked)
    expect(rulesIn(workspace, path)).toEqual([])
    workspace.put('shared/forms.md', '# Read\n')
    expect(workspace.files.read('skills/pdf/docs/forms.md')).toBe('# Read\n')
    workspace.put('shared/more.md', 'More.\n')
    expect(workspace.files.has('skills/pdf/docs/more.md')).toBe(true)
    workspace.put(path, skill('pdf', 'See [more](docs/most.md).'))
    expect(rulesIn(workspace, path)).toEqual(['skill/dead-link'])
    workspace.put('shared/most.md', 'Most.\n')
    expect(rulesIn(workspace, path)).toEqual([])
    // The folder of the skill lists what the link leads to.
    workspace.files.once((at, files) => files.list(at).length, 'skills/pdf/docs')
    expect([...workspace.asked(path)]).toContain('shared/most.md')
  })

  test.each(['', '.', '..', '../b/SKILL.md', '/b/SKILL.md'])('takes nothing at %j', (path) => {
    const workspace = workspaceOf({ 'skills/pdf/SKILL.md': skill('pdf') })
    workspace.put(path, skill('odd'))
    expect(workspace.all().map((file) => file.path)).toEqual(['skills/pdf/SKILL.md'])
    expect([workspace.files.read('gone.md'), workspace.files.list('.').length]).toEqual([undefined, 1])
  })

  test('takes a path for the shortest of its forms', () => {
    const workspace = workspaceOf({ './skills/pdf/../pdf/SKILL.md': skill('doc') })
    expect(rulesIn(workspace, 'skills/pdf/SKILL.md')).toEqual(['skill/name-directory'])
    expect(workspace.files.read('skills/pdf/SKILL.md')).toBe(skill('doc'))
  })

  test('fixes no text that it cannot read whole', () => {
    const path = 'skills/pdf/SKILL.md'
    const workspace = workspaceOf({ [path]: skill('pdf') + 'x'.repeat(2 * 1024 * 1024) })
    expect(workspace.findings(path).map(({ rule }) => rule)).toEqual(['file/too-large'])
    expect(workspace.fixed(path, 'suggested')).toBeUndefined()
  })

  test('has its files as they are now, and opens thousands in a blink', () => {
    const workspace = workspaceOf({ 'skills/pdf/SKILL.md': skill('pdf') })
    const size = (at: string, files: Files): number => files.read(at)?.length ?? 0
    expect(workspace.files.once(size, 'a.md')).toBe(0)
    workspace.put('a.md', 'abc')
    expect(workspace.files.once(size, 'a.md')).toBe(3)
    const put = (): void => {
      for (let count = 0; count < 5000; count++) workspace.put(`skills/s${count}/SKILL.md`, 'x')
    }
    expect(cpuTime(put)).toBeLessThan(5000)
  })

  test('knows what a file asked for', () => {
    const workspace = workspaceOf({ 'skills/pdf/SKILL.md': skill('pdf', 'See [forms](forms.md).') })
    expect([...workspace.asked('skills/pdf/SKILL.md')]).toContain('skills/pdf/forms.md')
    expect([...workspace.asked('skills/pdf/SKILL.md')]).toContain('skills/pdf/skill.md')
    expect([...workspace.asked('skills/pdf/SKILL.md')]).not.toContain('skills/doc/skill.md')
  })

  test('hears what changed on the disk, and judges again what asked for it', () => {
    const disk = overlay(NOTHING)
    const paths = ['skills/doc/SKILL.md', 'skills/pdf/SKILL.md']
    disk.put(paths[0]!, skill('doc'))
    disk.put(paths[1]!, skill('pdf', 'See [forms](forms.md#fill).'))
    const workspace = workspaceOn(disk, paths)
    const [doc] = workspace.all()
    const change = (path: string, text: string | undefined, found = paths): readonly string[] => {
      workspace.change([path], () => {
        disk.put(path, text)
        return found
      })
      return workspace.all().flatMap(({ diagnostics }) => diagnostics.map(({ rule }) => rule))
    }
    expect(change('skills/pdf/forms.md', '# Read')).toEqual(['skill/anchor'])
    expect(change('skills/pdf/forms.md', '# Fill')).toEqual([])
    expect(workspace.all()[0]!.header).toBe(doc!.header)
    expect(change('skills/pdf/forms.md', undefined)).toEqual(['skill/dead-link'])
    expect(change('skills/new/SKILL.md', skill('old'), [...paths, 'skills/new/SKILL.md'])).toEqual([
      'skill/name-directory',
      'skill/dead-link',
    ])
    expect(change('skills/new/SKILL.md', undefined)).toEqual(['skill/dead-link'])
    expect(change('skills/pdf/SKILL.md', undefined, [paths[0]!])).toEqual([])
  })

  test('hears of a folder that was made on the disk before', () => {
    const disk = overlay(NOTHING)
    const [path, made] = ['skills/pdf/SKILL.md', 'skills/pdf/docs/forms.md']
    disk.put(path, skill('pdf', 'See [forms](forms.md).'))
    const workspace = workspaceOn(disk, [path])
    const messages = (): readonly string[] => workspace.findings(path).map(({ message }) => message)
    expect(messages()).toEqual(['`forms.md` does not exist. Add the file or correct the path.'])
    disk.put(made, '# Fill\n')
    workspace.change([made], () => [path], [made])
    expect(messages()).toEqual(['`forms.md` does not exist. Did you mean `docs/forms.md`?'])
  })

  test('knows a file that was asked for as one while a folder of its name lies there already', () => {
    const list: Tree['list'] = (path) =>
      path === '.' ? [{ name: 'guide', isDirectory: false }] : [{ name: 'forms.md', isDirectory: false }]
    const { kindAt } = overlay({ ...NOTHING, has: () => true, list })
    expect(kindAt('guide')).toBe('file')
  })

  test('has the findings that a file has by itself before any other is judged', () => {
    const agent = '---\nname: a\ndescription: Reads. Use when asked.\nmodel: sonet\n---\nRead.\n'
    const paths = ['.claude/agents/a.md', '.claude/agents/b.md'] as const
    const workspace = workspaceOf({}, { [paths[0]]: agent, [paths[1]]: agent })
    expect(workspace.own(paths[1]).map(({ rule }) => rule)).toEqual(['claude/field-value'])
    expect([workspace.advance(), workspace.advance()]).toEqual([true, false])
    expect(rulesIn(workspace, paths[1])).toEqual(['claude/duplicate-name', 'claude/field-value'])
  })

  test('reads a file again only after a change', () => {
    const path = 'skills/pdf/SKILL.md'
    const workspace = workspaceOf({ [path]: skill('pdf'), 'skills/pdf/forms.md': '# Forms\n' })
    const read = workspace.read(path)
    workspace.put('skills/doc/SKILL.md', skill('doc'))
    expect(workspace.read(path)).toBe(read)
    expect([read!.format!.name, workspace.read('skills/pdf/forms.md')!.format]).toEqual(['skill', undefined])
    workspace.put(path, skill('doc'))
    expect(workspace.read(path)!.document.text).toBe(skill('doc'))
    workspace.put(path, undefined)
    expect(workspace.read(path)).toBeUndefined()
  })

  test('judges files together', () => {
    const workspace = workspaceOf({ 'a/skills/pdf/SKILL.md': skill('pdf') })
    workspace.put('a/skills/excel/SKILL.md', skill('pdf'))
    expect(rulesIn(workspace, 'a/skills/excel/SKILL.md')).toContain('skill/name-directory')
    workspace.put('a/skills/excel/SKILL.md', undefined)
    expect(workspace.all().map(({ path }) => path)).toEqual(['a/skills/pdf/SKILL.md'])
    expect(rulesIn(workspace, 'a/skills/pdf/SKILL.md')).toEqual([])
  })

  test('finds faults in a file that belongs to another one', () => {
    const workspace = workspaceOf({
      'skills/pdf/SKILL.md': skill('pdf', 'See [a](a.md).'),
      'skills/pdf/a.md': '[gone](gone.md)\n',
    })
    expect(rulesIn(workspace, 'skills/pdf/a.md')).toEqual(['skill/dead-link'])
    workspace.put('skills/pdf/gone.md', 'Here.\n')
    expect(rulesIn(workspace, 'skills/pdf/a.md')).toEqual([])
  })

  test('makes agents of files when a plugin comes, and none when it goes', () => {
    const workspace = workspaceOf({ 'kit/agents/a.md': '---\nname: a\n---\nRead.\n' })
    expect(rulesIn(workspace, 'kit/agents/a.md')).toEqual([])
    workspace.put('kit/.claude-plugin/plugin.json', '{"name":"kit"}')
    expect(rulesIn(workspace, 'kit/agents/a.md')).toEqual(['claude/missing-field'])
    workspace.put('kit/.claude-plugin/plugin.json', undefined)
    expect(rulesIn(workspace, 'kit/agents/a.md')).toEqual([])
  })

  test('fixes a text round after round, and puts nothing', () => {
    const path = 'skills/pdf/SKILL.md'
    const text = skill('PDF').replace('name: PDF', 'Name: PDF')
    const workspace = workspaceOf({ [path]: text })
    const before = workspace.findings(path)
    expect(workspace.fixed(path, 'safe')).toBe(skill('pdf').replace('Reads pdf', 'Reads PDF'))
    expect(workspace.text(path)).toBe(text)
    expect(workspace.findings(path)).toEqual(before)
  })
})
