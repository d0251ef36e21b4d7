import { describe, expect, test } from 'vitest'
import { CLIENTS } from '../../src/clients/index.ts'
import { PLACES } from '../../src/clients/own-folders.ts'
import { ownPlaceOf, sightOf } from '../../src/clients/places.ts'
import { sameNames } from '../../src/clients/same-name.ts'
import { openRepositories } from '../../src/files/repository-files.ts'
import type { Entry, Files } from '../../src/model.ts'
import { memoryHost, ROOT } from '../memory-host.ts'

const SKILL = '---\nname: pdf\ndescription: Reads PDF files.\n---\nRead it.\n'

const filesOf = (entries: Readonly<Record<string, Entry>>): Files =>
  openRepositories(memoryHost({ '.git/HEAD': '', ...entries })).filesOf(ROOT)

/** The folder of each client that was asked. */
const OWN = {
  'claude-code': '.claude/skills',
  codex: '.codex/skills',
  'copilot-cli': '.github/skills',
  'gemini-cli': '.gemini/skills',
  'kimi-code': '.kimi-code/skills',
  opencode: '.opencode/skills',
  pi: '.pi/skills',
  'npx-skills': '.agents/skills',
  amp: '.agents/skills',
} as const
type Id = keyof typeof OWN
const IDS = Object.keys(OWN) as readonly Id[]

const clientOf = (id: string) => CLIENTS.find((client) => client.id === id)!

const outcomeAt = (id: string, path: string, entries: Readonly<Record<string, Entry>> = {}): string =>
  sightOf(clientOf(id), { path, files: filesOf({ [path]: SKILL, ...entries }) }).outcome

/** Of which clients a skill at this path below their own folder is seen. */
const seenAt = (below: string, beside: Readonly<Record<string, Entry>> = {}): readonly string[] =>
  IDS.filter((id) => {
    const around = Object.fromEntries(
      Object.entries(beside).map(([path, entry]) => [`${OWN[id]}/${path}`, entry]),
    )
    return outcomeAt(id, `${OWN[id]}/${below}`, around) === 'seen'
  })

const deep = (levels: number): string =>
  `${Array.from({ length: levels }, (_, at) => `d${at}`).join('/')}/SKILL.md`
const without = (...ids: readonly Id[]): readonly Id[] => IDS.filter((id) => !ids.includes(id))

describe('what clients were seen to do with odd places', () => {
  test.each([
    ['a usual place', 'pdf/SKILL.md', IDS],
    ['two levels down', deep(2), without('claude-code', 'gemini-cli')],
    ['three levels down', deep(3), without('claude-code', 'gemini-cli')],
    ['four levels down', deep(4), without('claude-code', 'gemini-cli', 'npx-skills')],
    ['five levels down', deep(5), without('claude-code', 'gemini-cli', 'npx-skills')],
    ['six levels down', deep(6), ['codex', 'copilot-cli', 'kimi-code', 'opencode', 'pi']],
    ['nine levels down', deep(9), ['copilot-cli', 'kimi-code', 'opencode', 'pi']],
    ['twelve levels down', deep(12), ['copilot-cli', 'opencode', 'pi']],
    ['a dot folder', '.hidden/SKILL.md', ['claude-code', 'kimi-code', 'npx-skills', 'amp']],
    ['below a dot folder', '.system/x/SKILL.md', ['npx-skills', 'amp']],
    ['right in the folder', 'SKILL.md', without('claude-code', 'kimi-code')],
    ['a flat file', 'pdf.md', ['kimi-code', 'pi']],
    ['below node_modules', 'node_modules/x/SKILL.md', ['codex', 'copilot-cli', 'opencode']],
  ])('%s', (_, below, ids) => {
    expect(seenAt(below)).toEqual(ids)
  })

  test.each([
    ['a skill in a skill', { 'outer/SKILL.md': SKILL }, 'outer/x/SKILL.md', ['codex', 'opencode', 'amp']],
    ['three levels down', { 'outer/SKILL.md': SKILL }, 'outer/a/b/x/SKILL.md', ['codex', 'opencode', 'amp']],
    [
      'in a broken one',
      { 'outer/SKILL.md': '---\nname: "' },
      'outer/x/SKILL.md',
      ['codex', 'opencode', 'amp'],
    ],
    ['beside one of the folder', { 'SKILL.md': SKILL }, 'x/SKILL.md', without('copilot-cli', 'pi')],
    [
      'in one that shows those inside',
      { 'outer/SKILL.md': SKILL.replace('---\nR', 'has-sub-skill: true\n---\nR') },
      'outer/x/SKILL.md',
      ['codex', 'kimi-code', 'opencode', 'amp'],
    ],
  ])('%s', (_, beside, below, ids) => {
    expect(seenAt(below, beside)).toEqual(ids)
  })

  test.each([
    ['a link to the folder of skills', '', without('npx-skills')],
    ['a link to a skill', '/x', without('npx-skills')],
    ['a link to a file', '/x/SKILL.md', without('codex')],
  ])('%s', (_, link, ids) => {
    const target = link === '' ? '.windsurf/skills' : `.windsurf/skills${link}`
    const up = '../'.repeat(link.split('/').length)
    const seen = IDS.filter((id) => {
      const from = `${OWN[id]}${link}`
      return outcomeAt(id, '.windsurf/skills/x/SKILL.md', { [from]: { link: `${up}${target}` } }) === 'seen'
    })
    // An installer looks into the folders of all agents.
    expect(seen).toEqual(
      [...new Set([...ids, 'npx-skills'])].sort((a, b) => IDS.indexOf(a as Id) - IDS.indexOf(b as Id)),
    )
  })

  test('where it was started', () => {
    const started = ['claude-code', 'codex', 'copilot-cli', 'opencode', 'amp', 'npx-skills']
    const seen = IDS.filter((id) => outcomeAt(id, `app/${OWN[id]}/x/SKILL.md`) === 'seen')
    expect(seen.filter((id) => id !== 'npx-skills')).toEqual(started.filter((id) => id !== 'npx-skills'))
    expect(outcomeAt('pi', 'app/.agents/skills/x/SKILL.md')).toBe('seen')
  })
})

describe('a place is', () => {
  test.each([
    ['a client’s own', '.claude/skills/pdf/SKILL.md', ['', '.claude/skills', 'pdf/SKILL.md']],
    [
      'one in a folder of the project',
      'app/.claude/skills/pdf/SKILL.md',
      ['app', '.claude/skills', 'pdf/SKILL.md'],
    ],
    [
      'the nearest one',
      '.claude/skills/a/.pi/skills/b/SKILL.md',
      ['.claude/skills/a', '.pi/skills', 'b/SKILL.md'],
    ],
    ['of a client that nobody knows', '.foo/skills/pdf/SKILL.md', ['', '.foo/skills', 'pdf/SKILL.md']],
    ['misspelt', '.claude/skill/pdf/SKILL.md', ['', '.claude/skill', 'pdf/SKILL.md']],
    ['among agents', '.claude/agents/pdf/SKILL.md', ['', '.claude/agents', 'pdf/SKILL.md']],
    ['right in a client’s folder', '.claude/pdf/SKILL.md', ['', '.claude/pdf', 'SKILL.md']],
    ['nothing but the file', '.claude/SKILL.md', ['', '.claude', 'SKILL.md']],
    ['to install', 'skills/pdf/SKILL.md', undefined],
    ['to install, though hidden', 'skills/.curated/pdf/SKILL.md', undefined],
    ['to install, as part of a plugin', '.claude/plugins/office/skills/pdf/SKILL.md', undefined],
  ])('%s', (_, path, expected) => {
    const own = ownPlaceOf(path)
    expect(own && [own.above, own.folder, own.below.join('/')]).toEqual(expected)
  })
})

describe('why a client does not see a skill', () => {
  test.each([
    [
      'claude-code',
      '.claude/skills/a/b/SKILL.md',
      'It looks 1 level deep below `.claude/skills`, and the skill lies 2 levels deep.',
    ],
    [
      'claude-code',
      '.claude/skills/SKILL.md',
      'The file lies right in `.claude/skills`, in no folder of its own.',
    ],
    ['claude-code', '.foo/skills/a/SKILL.md', 'The client does not look into `.foo/skills`.'],
    ['codex', '.codex/skills/.old/a/SKILL.md', 'The name `.old` starts with a dot.'],
    ['pi', '.pi/skills/node_modules/a/SKILL.md', 'The skill lies in `node_modules`.'],
    ['pi', 'app/.pi/skills/a/SKILL.md', 'It looks into `.pi/skills` only where it is started.'],
    [
      'kimi-code',
      'app/.kimi-code/skills/a/SKILL.md',
      'It looks into `.kimi-code/skills` only at the top of the repository.',
    ],
    ['codex', '.codex/skills/a.md', 'It is no `SKILL.md` in a folder of its own.'],
  ])('%s, %s', (id, path, text) => {
    const { outcome, reasons } = sightOf(clientOf(id), { path, files: filesOf({ [path]: SKILL }) })
    expect([outcome, reasons.map((reason) => reason.text)]).toEqual(['unseen', [text]])
  })

  test('one inside another that is to install', () => {
    const files = filesOf({ 'office/SKILL.md': SKILL, 'office/pdf/SKILL.md': SKILL })
    const sight = (id: string) => sightOf(clientOf(id), { path: 'office/pdf/SKILL.md', files })
    expect(sight('claude-code').reasons[0]?.text).toBe('The skill lies inside another one, `office`.')
    expect(sight('codex').outcome).toBe('seen')
    expect(sight('cursor').outcome).toBe('unknown')
  })

  test('nobody says how deep', () => {
    expect(outcomeAt('cursor', '.cursor/skills/a/b/SKILL.md')).toBe('unknown')
  })
})

describe('of skills with one name', () => {
  const outcomes = (id: string, ...paths: readonly string[]): readonly (string | undefined)[] => {
    const files = filesOf(Object.fromEntries(paths.map((path) => [path, SKILL])))
    const skills = paths.map((path) => ({ path, files, name: 'pdf' }))
    const same = sameNames(clientOf(id), skills)
    return skills.map((skill) => same.get(skill)?.outcome)
  }

  test.each([
    ['codex', [undefined, undefined]],
    ['copilot-cli', [undefined, 'unseen']],
    ['gemini-cli', ['unseen', undefined]],
    ['kimi-code', [undefined, 'unseen']],
    ['opencode', [undefined, 'unseen']],
    ['pi', [undefined, 'unseen']],
  ] as const)('%s keeps that of a folder', (id, expected) => {
    expect(outcomes(id, `${OWN[id]}/pdf/SKILL.md`, '.agents/skills/pdf/SKILL.md')).toEqual(expected)
  })

  test('in one folder a client keeps one of them, or all', () => {
    const paths = ['.pi/skills/a/SKILL.md', '.pi/skills/b/SKILL.md']
    expect(outcomes('pi', ...paths)).toEqual(['degraded', 'degraded'])
    expect(outcomes('claude-code', '.claude/skills/a/SKILL.md', '.claude/skills/b/SKILL.md')).toEqual([
      undefined,
      undefined,
    ])
  })

  test('in different projects, or to install, each is loaded', () => {
    expect(outcomes('pi', '.agents/skills/a/SKILL.md', 'app/.agents/skills/a/SKILL.md')).toEqual([
      undefined,
      undefined,
    ])
    expect(outcomes('pi', 'skills/a/SKILL.md', 'plugins/a/SKILL.md')).toEqual([undefined, undefined])
  })
})

describe('plugins in a folder of skills', () => {
  const manifest = { '.claude/skills/kit/.claude-plugin/plugin.json': '{"name":"kit"}' }

  test.each([
    ['its skills', '.claude/skills/kit/skills/pdf/SKILL.md', 'seen'],
    ['deeper than Claude Code looks', '.claude/skills/kit/skills/office/pdf/SKILL.md', 'unseen'],
    ['beside its skills', '.claude/skills/kit/pdf/SKILL.md', 'unseen'],
  ])('%s', (_, path, outcome) => {
    expect(outcomeAt('claude-code', path, manifest)).toBe(outcome)
  })

  test('without a manifest it is a folder like any other', () => {
    expect(outcomeAt('claude-code', '.claude/skills/kit/skills/pdf/SKILL.md')).toBe('unseen')
  })
})

describe('in a plugin that is to install', () => {
  const manifest = { 'kit/.claude-plugin/plugin.json': '{"name":"kit"}' }
  const named = { 'kit/.claude-plugin/plugin.json': '{"name":"kit","skills":["./skills/office/"]}' }

  test.each([
    ['its skills', 'claude-code', 'kit/skills/pdf/SKILL.md', manifest, 'seen'],
    ['a group of them', 'claude-code', 'kit/skills/office/pdf/SKILL.md', manifest, 'unseen'],
    ['a group for another client', 'pi', 'kit/skills/office/pdf/SKILL.md', manifest, 'seen'],
    ['a group that the manifest names', 'claude-code', 'kit/skills/office/pdf/SKILL.md', named, 'seen'],
    ['a group without a manifest', 'claude-code', 'kit/skills/office/pdf/SKILL.md', {}, 'seen'],
  ] as const)('%s', (_, id, path, entries, outcome) => {
    expect(outcomeAt(id, path, entries)).toBe(outcome)
  })
})

test('a repository that is a plugin itself is named so', () => {
  const path = 'skills/office/pdf/SKILL.md'
  const files = filesOf({ [path]: SKILL, '.claude-plugin/plugin.json': '{"name":"kit"}' })
  expect(sightOf(clientOf('claude-code'), { path, files }).reasons[0]?.text).toBe(
    'The repository is a plugin, whose skills lie in folders of `skills`.',
  )
})

test('Hermes looks into a skill, but not at its files', () => {
  const outer = { '.hermes/skills/pdf/SKILL.md': SKILL }
  expect(outcomeAt('hermes', '.hermes/skills/pdf/old/SKILL.md', outer)).toBe('seen')
  expect(outcomeAt('hermes', '.hermes/skills/pdf/assets/old/SKILL.md', outer)).toBe('unseen')
})

test.each([
  ['.claude/commands/pdf/SKILL.md', 'What lies in `.claude/commands` is a command, and no skill.'],
  ['.github/copilot/skills/pdf/SKILL.md', 'The client does not look into `.github/copilot`.'],
])('what lies at %s is to be installed for nobody', (path, text) => {
  const { outcome, reasons } = sightOf(clientOf('claude-code'), { path, files: filesOf({ [path]: SKILL }) })
  expect([outcome, reasons.map((reason) => reason.text)]).toEqual(['unseen', [text]])
})

test('folders that the settings of VS Code may name are unknown', () => {
  const settings = { '.vscode/settings.json': '{ "chat.agentSkillsLocations": {} }' }
  expect(outcomeAt('vscode', '.github/skills/office/pdf/SKILL.md')).toBe('unseen')
  expect(outcomeAt('vscode', '.github/skills/office/pdf/SKILL.md', settings)).toBe('unknown')
  expect(outcomeAt('vscode', '.github/skills/pdf/SKILL.md', settings)).toBe('seen')
})

test('the folders of skills are right in a folder with a dot: links to skills are looked for in no other', () => {
  expect(PLACES.filter((place) => !/^\.[^/]+\/skill/.test(place))).toEqual([])
})
