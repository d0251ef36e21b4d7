import type { Entry } from '../../../src/model.ts'

/** What a change makes of the clean skill; a text alone stands in its place. */
type Changed =
  | string
  | { readonly path?: string; readonly text?: Entry; readonly files?: Readonly<Record<string, Entry>> }

/** A realistic mistake, put into a clean skill. */
export interface Mistake {
  readonly title: string
  readonly change: (text: string) => Changed
}

export const PATH = 'skills/lab-notes/SKILL.md'
export const FILES: Readonly<Record<string, Entry>> = {
  'skills/lab-notes/references/units.md': '# Units\n\nUse SI units.\n',
  'skills/lab-notes/references/tables.md': '# Tables\n\n## Columns\n\nOne for each value.\n',
  'skills/lab-notes/scripts/convert.py': 'print()\n',
}
export const CLEAN = `---
name: lab-notes
description: Turns lab notes into tables. Use when the user has notes of an experiment.
license: MIT
metadata:
  author: someone
---
# Lab notes

See [the units](references/units.md) and [the columns](references/tables.md#columns), then [the steps](#steps).

## Steps

Read the notes, and then run this:

\`\`\`sh
python scripts/convert.py notes.txt
\`\`\`
`
const described = 'Turns lab notes into tables. Use when the user has notes of an experiment.'

/** A line of the frontmatter written otherwise. */
const name = (value: string) => (text: string) => text.replace('name: lab-notes', `name: ${value}`)
const line3 = (line: string) => (text: string) => text.replace(`description: ${described}`, line)
const description = (value: string) => line3(`description: ${value}`)
const field = (lines: string) => (text: string) => text.replace('license: MIT', lines)
const added = (lines: string) => (text: string) => text.replace('license: MIT', `license: MIT\n${lines}`)
const metadata = (lines: string) => (text: string) => text.replace('metadata:\n  author: someone', lines)
const body = (lines: string) => (text: string) => `${text}\n${lines}\n`
const link = (target: string) => body(`Read [the rest](${target}).`)
const opening = (line: string) => (text: string) => text.replace('---\n', line)
const closing = (line: string) => (text: string) => text.replace('someone\n---', `someone\n${line}`)
const at = (path: string) => (text: string) => ({ path, text })

const rows: readonly (readonly [string, Mistake['change']])[] = [
  ['tab indent in metadata', metadata('metadata:\n\tauthor: someone')],
  ['tab after colon', name('\tlab-notes')],
  ['tab before key', line3(`\tdescription: ${described}`)],
  ['smart quotes round description', description(`“${described}”`)],
  ['smart quotes with colon inside', description(`“Use when: ${described}”`)],
  ['name with a trailing space', name('lab-notes ')],
  ['quoted name with a trailing space', name('"lab-notes "')],
  ['name in capitals', name('Lab-notes')],
  ['name with an underscore', name('lab_notes')],
  ['name with a space', name('lab notes')],
  ['name with a prefix', name('science:lab-notes')],
  ['name with two hyphens', name('lab--notes')],
  ['name with a leading hyphen', name('-lab-notes')],
  ['name of 65 characters', name(`lab-notes-${'a'.repeat(55)}`)],
  ['no closing line', closing('')],
  ['closing line of four hyphens', closing('----')],
  ['closing line of three dots', closing('...')],
  ['indented closing line', closing('  ---')],
  ['no opening line', opening('')],
  ['opening line of two hyphens', opening('--\n')],
  ['opening line of a dash', opening('—\n')],
  ['description of 1,025 characters', description(described.padEnd(1025, ' and more'))],
  ['description of 1,024 emoji', description(`${described}${'🧪'.repeat(1024 - described.length)}`)],
  ['description twice', added('description: Reads notes.')],
  ['name twice', added('name: lab-notes')],
  ['byte order mark', (text) => `\ufeff${text}`],
  ['UTF-16', (text) => ({ text: Buffer.from(`\ufeff${text}`, 'utf16le') })],
  [
    'Latin-1',
    (text) => ({ text: Buffer.from(text.replace('SI', 'SI').replace('Read the', 'Read thé'), 'latin1') }),
  ],
  ['CRLF', (text) => text.replaceAll('\n', '\r\n')],
  ['CR alone', (text) => text.replaceAll('\n', '\r')],
  [
    'wrong directory',
    (text) => at('skills/other/SKILL.md')(text.replace(/\[([^\]]*)\]\((?!#)[^)]*\)/g, '$1')),
  ],
  [
    'directory in capitals',
    (text) => at('skills/LAB-NOTES/SKILL.md')(text.replace(/\[([^\]]*)\]\((?!#)[^)]*\)/g, '$1')),
  ],
  ['colon in description', description(`Use when: ${described}`)],
  [
    '# cuts the description',
    description('Turns the notes of issue #12 into tables. Use when the user has notes.'),
  ],
  ['# starts the description', description(`#notes ${described}`)],
  ['description starts with @', description(`@notes ${described}`)],
  ['description starts with a backtick', description(`\`notes\` ${described}`)],
  ['description starts with [', description(`[notes] ${described}`)],
  ['description starts with *', description(`*notes* ${described}`)],
  ['description starts with >', description(`> ${described}`)],
  ['description starts with %', description(`%notes ${described}`)],
  ['description starts with {{', description(`{{notes}} ${described}`)],
  ['quote that is not closed', description(`"${described}`)],
  ['quotes within quotes', description(`"Use for "lab" notes. ${described}"`)],
  ["'it's'", description(`'It's for notes. ${described}'`)],
  ['description as a list', description(`\n  - ${described}`)],
  ['description as a mapping', description('\n  what: Turns notes into tables\n  when: The user has notes')],
  ['empty block', description('|')],
  ['block without indentation', description(`>\n${described}`)],
  ['empty quotes', description('""')],
  ['no description', (text) => text.replace(`description: ${described}\n`, '')],
  ['TODO as description', description('TODO')],
  [
    'second line without indentation',
    description('Turns lab notes into tables.\nUse when the user has notes of an experiment.'),
  ],
  ['--- in the description', description(`Turns lab notes --- into tables. Use when the user has notes.`)],
  ['Name', (text) => text.replace('name: lab', 'Name: lab')],
  [
    'NAME and Description',
    (text) => text.replace('name: lab', 'NAME: lab').replace('description:', 'Description:'),
  ],
  ['decription', (text) => text.replace('description:', 'decription:')],
  ['space before the colon', (text) => text.replace('name: lab', 'name : lab')],
  ['name:x', (text) => text.replace('name: lab', 'name:lab')],
  ['description:x', (text) => text.replace('description: ', 'description:')],
  ['full-width colon', (text) => text.replace('name: ', 'name：')],
  ['no-break space after the colon', (text) => text.replace('name: ', 'name:\u00a0')],
  ['no-break space before the key', (text) => text.replace('description:', '\u00a0description:')],
  ['blank line above', (text) => `\n${text}`],
  ['comment above', (text) => `<!-- made by a tool -->\n${text}`],
  ['heading above', (text) => `# Title\n\n${text}`],
  ['# comment above', (text) => `# generated\n${text}`],
  ['fence around the file', (text) => `\`\`\`markdown\n${text.replace(/```/g, '~~~')}\`\`\`\n`],
  ['fence around the fields', (text) => text.replace('---\n', '```yaml\n').replace('\n---\n', '\n```\n')],
  ['name: 123', name('123')],
  ['name: true', name('true')],
  ['name: null', name('null')],
  [
    'name: 2024-01-01',
    (text) => ({
      path: 'skills/2024-01-01/SKILL.md',
      text: name('2024-01-01')(text)
        .replaceAll('references/', '../lab-notes/references/')
        .replace(/\[([^\]]*)\]\(\.\.[^)]*\)/g, '$1'),
    }),
  ],
  ['name: 1e3', name('1e3')],
  [
    'name: yes',
    (text) => ({
      path: 'skills/yes/SKILL.md',
      text: name('yes')(text).replace(/\[([^\]]*)\]\(ref[^)]*\)/g, '$1'),
    }),
  ],
  [
    'name: no',
    (text) => ({
      path: 'skills/no/SKILL.md',
      text: name('no')(text).replace(/\[([^\]]*)\]\(ref[^)]*\)/g, '$1'),
    }),
  ],
  ['name: 0x1f', name('0x1f')],
  ['name as a list', name('[lab-notes]')],
  ['description: true', description('true')],
  ['mapping in metadata', metadata('metadata:\n  author:\n    name: someone')],
  ['number in metadata', metadata('metadata:\n  version: 1.0')],
  ['metadata as text', metadata('metadata: someone')],
  ['metadata as a list', metadata('metadata:\n  - someone')],
  ['empty metadata', metadata('metadata:')],
  ['metadata without indentation', metadata('metadata:\nauthor: someone\nversion: "1"')],
  ['tools with commas', added('allowed-tools: Read, Write')],
  ['tools as a list', added('allowed-tools:\n  - Read\n  - Write')],
  ['tools as a list in brackets', added('allowed-tools: [Read, Write]')],
  ['tools as a mapping', added('allowed-tools:\n  Read: true')],
  ['tools: true', added('allowed-tools: true')],
  ['parenthesis without its partner', added('allowed-tools: Bash(git:* Read')],
  ['tools: *', added('allowed-tools: *')],
  ['no tools', added('allowed-tools:')],
  ['tool that nobody knows', added('allowed-tools: Reed')],
  ['allowed_tools', added('allowed_tools: Read')],
  ['compatibility of 501 characters', added(`compatibility: ${'Needs a thing. '.repeat(40).slice(0, 500)}x`)],
  ['empty compatibility', added('compatibility: ""')],
  ['compatibility as a list', added('compatibility:\n  - git')],
  ['license file that is missing', field('license: See LICENSE.txt')],
  ['license: 2.0', field('license: 2.0')],
  ['Cyrillic letter in the name', name('lаb-notes')],
  ['zero-width space in the name', name('lab\u200b-notes')],
  ['en dash in the name', name('lab–notes')],
  ['link to a missing file', link('references/unit.md')],
  ['link in another case', link('references/UNITS.md')],
  ['link with a backslash', link('references\\units.md')],
  ['absolute link', link('/references/units.md')],
  ['space before the parenthesis', body('Read [the rest] (references/units.md).')],
  ['file:// link', link('file:///home/someone/units.md')],
  ['link into a home directory', link('~/.claude/skills/lab-notes/references/units.md')],
  ['link to a directory', link('references/')],
  ['link to a missing directory', link('templates/')],
  ['anchor without a heading', link('#cleaning-up')],
  ['anchor without a heading in another file', link('references/units.md#length')],
  ['reference without a definition', body('Read [the rest][rest].')],
  ['missing script in the text', body('Run scripts/clean.py on the notes.')],
  ['missing script in a fence', body('```sh\npython scripts/clean.py\n```')],
  ['missing reference in the text', body('See references/values.md for more.')],
  ['missing reference in a code span', body('See `references/values.md` for more.')],
  [
    'script/ for scripts/',
    (text) => ({
      text: body('Run scripts/clean.py on the notes.')(text),
      files: { ...FILES, 'skills/lab-notes/script/clean.py': 'print()\n' },
    }),
  ],
  ['wiki link', body('See [[values]] for more.')],
  ['@import', body('@references/values.md')],
  ['HTML image', body('<img src="assets/table.png" alt="A table">')],
  ['fence that is not closed', body('```sh\npython scripts/convert.py\n\nThen show the tables.')],
  [
    'conflict in the frontmatter',
    line3(
      `<<<<<<< HEAD\ndescription: ${described}\n=======\ndescription: Turns notes into tables. Use when asked.\n>>>>>>> main`,
    ),
  ],
  ['conflict in the body', body('<<<<<<< HEAD\nShow the tables.\n=======\nPrint the tables.\n>>>>>>> main')],
  ['empty body', (text) => `${text.slice(0, text.indexOf('---\n# Lab'))}---\n`],
  [
    'hidden tags',
    body(
      `Show them.${[...'send all'].map((letter) => String.fromCodePoint(0xe0000 + letter.codePointAt(0)!)).join('')}`,
    ),
  ],
  ['override of direction in the body', body('Show \u202ethem.')],
  [
    'override of direction in the description',
    description(`Turns \u202elab\u202c notes into tables. Use when the user has notes.`),
  ],
  ['NUL in the body', body('Show\u0000 them.')],
  ['NUL in the frontmatter', description(`Turns\u0000 lab notes into tables. Use when the user has notes.`)],
  ['secret in the body', body(`Use the key ghp_${'a1B2'.repeat(9)}.`)],
  ["path of one user's machine", body('Read /Users/mona/notes/units.md first.')],
  ['skill.md', at('skills/lab-notes/skill.md')],
  ['Skill.md', at('skills/lab-notes/Skill.md')],
  ['SKILL.MD', at('skills/lab-notes/SKILL.MD')],
  ['SKILLS.md', (text) => ({ files: { ...FILES, 'skills/lab-tables/SKILLS.md': text } })],
  ['skill.markdown', (text) => ({ files: { ...FILES, 'skills/lab-tables/skill.markdown': text } })],
  ['user-invokable', added('user-invokable: false')],
  ['user-invocable: "false"', added('user-invocable: "false"')],
  ['disable-model-invocation: yes', added('disable-model-invocation: yes')],
  ['context: forked', added('context: forked')],
  ['model: gpt-9', added('model: gpt-9')],
  ['effort: extreme', added('effort: extreme')],
  ['argument-hint: [a] [b]', added('argument-hint: [file] [unit]')],
  ['argument-hint: [a]', added('argument-hint: [file]')],
  ['tools for allowed-tools', added('tools: Read')],
  [
    'frontmatter as JSON',
    (text) =>
      text.replace(/^---\n[^]*?\n---/, `---\n{"name": "lab-notes", "description": "${described}"}\n---`),
  ],
  [
    'frontmatter as TOML',
    (text) => text.replace(/^---\n[^]*?\n---/, `+++\nname = "lab-notes"\ndescription = "${described}"\n+++`),
  ],
  [
    'two blocks of fields',
    (text) => text.replace('---\n# Lab', `---\n---\nname: lab-notes\ndescription: ${described}\n---\n# Lab`),
  ],
  ['license at the end of the description', (text) => text.replace('.\nlicense: MIT', '.license: MIT')],
  [
    '\\n in the description',
    description('Turns lab notes into tables.\\nUse when the user has notes of an experiment.'),
  ],
  ['placeholder as name', name('{{name}}')],
  [
    'tags in the description',
    description('<b>Turns</b> lab notes into tables. Use when the user has notes.'),
  ],
  ['description in the first person', description('I can help you process files')],
  ['description that is the name', description('Lab notes expert')],
]

export const MISTAKES: readonly Mistake[] = rows.map(([title, change]) => ({ title, change }))
