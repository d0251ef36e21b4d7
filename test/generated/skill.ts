import type { Dice, Generated } from './dice.ts'
import { asYaml, field, ODD_VALUES, written } from './writing.ts'

const LONG_NAME = 'reads-pdf-files-and-tables-of-many-pages-and-fills-forms-in-them'

/** A skill of the Agent Skills, with mistakes. */
export function generateSkill(dice: Dice): Generated {
  const directory = dice.mostly(
    dice.pick(['pdf', 'code-review', 'a', 'data-analysis-2', 'x1']),
    ['PDF', 'pdf--tools', '-pdf', 'pdf_tools', '12', LONG_NAME, `${LONG_NAME}s`, 'café', 'ﬁle', 'pdf tools'],
    0.75,
  )
  const fileName = dice.mostly('SKILL.md', ['skill.md', 'Skill.md', 'SKILL.MD'], 0.94)
  const lines = [
    ...field('name', nameOf(dice, directory)),
    ...field('description', descriptionOf(dice)),
    ...field('license', dice.mostly(undefined, ['MIT', 'Apache-2.0', ...ODD_VALUES], 0.7)),
    ...field(
      'compatibility',
      dice.mostly(
        undefined,
        [
          'Requires git',
          'x'.repeat(500),
          'x'.repeat(501),
          `"${'🙂'.repeat(500)}"`,
          '""',
          '""',
          ...ODD_VALUES,
        ],
        0.6,
      ),
    ),
    ...field(
      'metadata',
      dice.mostly(
        undefined,
        ['\n  author: somebody\n  version: "1.0"', '{author: somebody}', ...ODD_VALUES],
        0.6,
      ),
    ),
    ...field('allowed-tools', dice.mostly(undefined, toolsOf(dice), 0.6)),
    ...field(
      dice.pick(['when_to_use', 'Name', 'licence', 'version', 'model']),
      dice.mostly(undefined, ['always'], 0.9),
    ),
  ]
  return {
    path: `skills/${directory}/${fileName}`,
    text: written(dice, lines, bodyOf(dice)),
    files: besides(directory),
  }
}

function nameOf(dice: Dice, directory: string): string | undefined {
  const wrong = [
    directory.toUpperCase(),
    `-${directory}`,
    `${directory}-`,
    `${directory}--x`,
    `${directory}_x`,
    `${directory} x`,
    `${directory}.x`,
    `" ${directory}"`,
    `"${directory} "`,
    `|\n  ${directory}`,
    `${directory}é`,
    `${directory}ß`,
    'other',
    LONG_NAME,
    `${LONG_NAME}s`,
    'ﬁle',
    '"𠮷"',
    `"${'𠮷'.repeat(64)}"`,
    `"${'𠮷'.repeat(65)}"`,
    '"🙂"',
    'ａｂ',
    undefined,
    undefined,
    ...ODD_VALUES,
  ]
  return dice.chance(0.65) ? asYaml(dice, directory) : dice.pick(wrong)
}

function descriptionOf(dice: Dice): string | undefined {
  const wrong = [
    'Reads: PDF files',
    'Reads PDF files #and tables',
    'x'.repeat(1024),
    'x'.repeat(1025),
    `"${'🙂'.repeat(1024)}"`,
    `"${'🙂'.repeat(1025)}"`,
    `|\n  ${'x'.repeat(1023)}`,
    `|\n  ${'x'.repeat(1024)}`,
    `>-\n  ${'word '.repeat(300)}`,
    `" ${'x'.repeat(1024)}"`,
    '|\n  \n',
    '"\\n"',
    '"\\u00a0"',
    undefined,
    undefined,
    ...ODD_VALUES,
  ]
  return dice.chance(0.75) ? asYaml(dice, 'Reads PDF files. Use when the user has a PDF.') : dice.pick(wrong)
}

function toolsOf(dice: Dice): readonly string[] {
  return [
    'Read',
    'Read Write',
    'Bash(git:*) Read',
    'Bash(git add *) Read',
    'Read, Write',
    'Read,Write',
    'Bash(git add, git commit) Read',
    'Bash(git:* Read',
    'Bash git:*) Read',
    '[Read, Write]',
    '\n  - Read\n  - Write',
    '"Read Write,"',
    '"Read  Write"',
    'Bash(a(b)c) Read',
    '","',
    'Bash(a), Bash(b)',
    dice.pick(ODD_VALUES),
    dice.pick(ODD_VALUES),
    dice.pick(ODD_VALUES),
  ]
}

/** Files for links to lead to. */
function besides(directory: string): Readonly<Record<string, string>> {
  const folder = `skills/${directory}`
  return {
    [`${folder}/references/forms.md`]: 'Forms.\n',
    [`${folder}/scripts/run.py`]: 'run()\n',
    [`${folder}/assets/images/page.png`]: 'png',
    [`${folder}/assets/a/b/c.md`]: 'Deep.\n',
    LICENSE: 'MIT\n',
  }
}

const BLOCKS = [
  '# Forms',
  'Read it.',
  'See [the forms](references/forms.md).',
  'See [the forms](references/forms.md#fields).',
  'See [the forms](./references/forms.md).',
  'See [the forms](reference/forms.md).',
  'See [it](gone.md).',
  '![A page](assets/images/page.png)',
  '![A page](assets/images/gone.png)',
  '`[it](gone.md)`',
  '``a ` [it](gone.md)``',
  '```\n[it](gone.md)\n```',
  '~~~md\n```\n[it](gone.md)\n~~~',
  '```md\n[it](gone.md)\n~~~\n[it](gone.md)\n```',
  '- [it](references/forms.md)\n- [it](gone.md)',
  '[web](https://example.com/gone.md)',
  '[there](#forms)',
  '[mail](mailto:a@example.com)',
  '[deep](assets/a/b/c.md)',
  '[license](../../LICENSE)',
  '[folder](references/)',
  '[folder](references)',
  '[titled](references/forms.md "Forms")',
  '[any]({path})',
  '1. Run `scripts/run.py`\n2. See [it](scripts/run.py)',
  '> [quoted](gone.md)',
  '| a | b |\n|---|---|\n| [x](gone.md) | y |',
  '[a](references/forms.md) and [b](scripts/run.py)',
  '`` ` ``[it](gone.md)',
  '```js inline``` [it](gone.md)',
  '[![badge](assets/images/page.png)](references/forms.md)',
  '  ```\n  [it](gone.md)\n  ```',
  '---',
  '***',
  '\\[no](gone.md)',
]

function bodyOf(dice: Dice): string {
  const blocks = Array.from({ length: dice.below(5) }, () => dice.pick(BLOCKS))
  const body = blocks.map((block) => `\n${block}\n`).join('')
  const size = dice.mostly('usual', ['lines', 'tokens'], 0.92)
  if (size === 'tokens') return body + `${'word '.repeat(30)}\n`.repeat(dice.pick([130, 190, 390, 445, 475]))
  return size === 'lines' ? body + 'x\n'.repeat(480 + dice.below(100)) : body
}
