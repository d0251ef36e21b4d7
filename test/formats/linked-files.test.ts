import { describe, expect, test } from 'vitest'
import type { Entry } from '../../src/model.ts'
import type { Finding } from '../linting.ts'
import { lintOn } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'

const AGENT =
  '---\nname: reviewer\ndescription: Reviews pull requests for security faults. Use for reviews.\ntools: Read, Grep\nlicence: MIT\n---\nReview it.\n'
const COMMAND =
  '---\nname: audit\ndescription: Audits web pages for accessibility. Use for audits.\n---\nAudit it.\n'
const GUIDE = '# Personas\n\nSee [one](one.md), [two](two.md) and [three](three.md).\n'

const linked: Readonly<Record<string, Entry>> = {
  '.git/HEAD': '',
  'agents/reviewer.md': AGENT,
  'agents/README.md': GUIDE,
  'agents/one.md': 'One.\n',
  'agents/two.md': 'Two.\n',
  'agents/three.md': 'Three.\n',
  'commands/audit.md': COMMAND,
  '.gemini/skills/reviewer/SKILL.md': { link: '../../../agents/reviewer.md' },
  '.gemini/skills/README/SKILL.md': { link: '../../../agents/README.md' },
  '.gemini/skills/cmd-audit/SKILL.md': { link: '../../../commands/audit.md' },
}

const findings = async (files: Readonly<Record<string, Entry>>): Promise<readonly Finding[]> =>
  JSON.parse((await lintOn(memoryHost(files), {})).stdout).diagnostics

describe('a SKILL.md that is a link to a file of another name', () => {
  test('has no fix, no finding on fields of agents, and one finding where it is no skill', async () => {
    expect(
      (await findings(linked)).map(({ path, rule, message, fix }) => [path, rule, message, fix]),
    ).toEqual([
      [
        '.gemini/skills/README/SKILL.md',
        'skill/frontmatter-missing',
        'This is a symbolic link to `agents/README.md`, which has no frontmatter, so it is no skill. Remove the link. Gemini CLI refuses the skill.',
        undefined,
      ],
      [
        '.gemini/skills/cmd-audit/SKILL.md',
        'skill/name-directory',
        'The skill is named `audit` but its directory is `cmd-audit`. Rename the directory to `audit`. Agent Skills demand it; Gemini CLI loads it.',
        undefined,
      ],
    ])
  })

  test('is never written', async () => {
    const written = new Map<string, string>()
    await lintOn(memoryHost(linked, written), { fix: { fixing: 'suggested', dryRun: false } })
    expect([...written.keys()]).toEqual([])
  })
})

test('a link to a SKILL.md, and a file of that text, are judged and fixed as ever', async () => {
  const files: Readonly<Record<string, Entry>> = {
    '.git/HEAD': '',
    'skills/reviewer/SKILL.md': AGENT,
    '.gemini/skills/reviewer/SKILL.md': { link: '../../../skills/reviewer/SKILL.md' },
  }
  expect((await findings(files)).map(({ path, rule, fix }) => [path, rule, fix?.title])).toEqual([
    ['skills/reviewer/SKILL.md', 'skill/misspelt-field', undefined],
    ['skills/reviewer/SKILL.md', 'skill/misspelt-field', 'Rename to `license`'],
  ])
})

test.each([
  ['the folder of its owner alone is a warning', {}, 'warning'],
  [
    'it and, by a link, in that of others is an error',
    { '.agents/skills': { link: '../.claude/skills' } },
    'error',
  ],
] as const)('what Claude Code takes in %s', async (_, links, severity) => {
  const files = {
    '.git/HEAD': '',
    '.claude/skills/pdf/SKILL.md': '---\nname: pdf\n---\n\nRead it.\n',
    ...links,
  }
  expect((await findings(files)).map(({ rule, severity: own }) => [rule, own])).toEqual([
    ['skill/missing-field', severity],
  ])
})

describe('a path to a symbolic link that leads to nothing', () => {
  const SKILL =
    '---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead `references/forms.md` and [it](references/it.md).\n'
  const TO_NOTHING = 'is a symbolic link to nothing in this repository. Correct the symbolic link.'
  const messagesWith = async (links: Readonly<Record<string, Entry>>): Promise<readonly unknown[]> => {
    const found = await findings({ '.git/HEAD': '', 'skills/pdf/SKILL.md': SKILL, ...links })
    return found.map(({ rule, message, fix }) => [rule, message, fix])
  }

  test('proposes nothing', async () => {
    const links = {
      'skills/pdf/references/forms.md': { link: '../../../shared/forms.md' },
      'skills/pdf/references/it.md': { link: '../../../../outside/it.md' },
    }
    expect(await messagesWith(links)).toEqual([
      ['skill/dead-path', `\`references/forms.md\` ${TO_NOTHING}`, undefined],
      ['skill/dead-link', `\`references/it.md\` ${TO_NOTHING}`, undefined],
    ])
  })

  test('names the folder that is one', async () => {
    expect(await messagesWith({ 'skills/pdf/references': { link: '../../shared' } })).toEqual([
      [
        'skill/dead-path',
        `\`skills/pdf/references\`, which \`references/forms.md\` needs, ${TO_NOTHING}`,
        undefined,
      ],
      [
        'skill/dead-link',
        `\`skills/pdf/references\`, which \`references/it.md\` needs, ${TO_NOTHING}`,
        undefined,
      ],
    ])
  })

  test('is none where the link leads to a file', async () => {
    const links = {
      'shared/forms.md': 'Forms.\n',
      'shared/it.md': 'It.\n',
      'skills/pdf/references': { link: '../../shared' },
    }
    expect(await messagesWith(links)).toEqual([])
  })
})

describe('a SKILL.md that is a link into a submodule', () => {
  const MODULES = '[submodule "vendor/kit"]\n\tpath = vendor/kit\n\turl = https://example.com/kit.git\n'
  const at = async (link: string, modules: Entry) =>
    (await findings({ '.git/HEAD': '', '.gitmodules': modules, 'skills/pdf/SKILL.md': { link } })).map(
      ({ severity, rule, message }) => [severity, rule, message],
    )

  test('is an info where that is not checked out', async () => {
    expect(await at('../../vendor/kit/pdf.md', MODULES)).toEqual([
      [
        'info',
        'file/symlink',
        'The symbolic link points to `../../vendor/kit/pdf.md`, in a submodule that is not checked out, so it was not read. Run `git submodule update --init` first.',
      ],
    ])
  })

  test.each<[string, string, Entry]>([
    ['beside it', '../../vendor/kit.md', MODULES],
    ['in no submodule', '../../vendor/kit/pdf.md', '[submodule "x"]\n\tpath = vendor/kits\n'],
    ['whose list is a link', '../../vendor/kit/pdf.md', { link: 'list' }],
  ])('but not where its target is %s', async (_, link, modules) => {
    expect((await at(link, modules)).map(([severity]) => severity)).toEqual(['warning'])
  })
})
