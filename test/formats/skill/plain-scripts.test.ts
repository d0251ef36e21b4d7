import { expect, test } from 'vitest'
import { machine } from '../../../src/files/node-host.ts'
import { git, inFolder, skill } from '../../folder.ts'
import type { Finding } from '../../linting.ts'
import { lintOn } from '../../linting.ts'

const commands = (...lines: readonly string[]): string => ['```sh', ...lines, '```', ''].join('\n')

/** What is said of a skill with a script that may be run, and one that may not. */
async function saidOf(body: string, isTracked = true): Promise<readonly string[]> {
  const files = {
    'skills/pdf/SKILL.md': skill('pdf', body),
    'skills/pdf/scripts/plain.sh': '#!/bin/bash\n',
    'skills/pdf/scripts/plain.py': 'print()\n',
    'skills/pdf/scripts/program.sh': '#!/bin/sh\n',
  }
  return inFolder(files, async (folder) => {
    git(folder, 'init')
    if (isTracked) git(folder, 'add', '.')
    if (isTracked) git(folder, 'update-index', '--chmod=+x', 'skills/pdf/scripts/program.sh')
    const { stdout } = await lintOn({ ...machine, cwd: folder })
    const found: readonly Finding[] = JSON.parse(stdout).diagnostics
    return found.filter(({ rule }) => rule === 'skill/script-interpreter').map(({ message }) => message)
  })
}

const all = ['./scripts/plain.sh --all', '  scripts/plain.py a.pdf', '$ ./scripts/program.sh']

test('scripts that git has without the permission are not run by their paths', async () => {
  expect(await saidOf(commands(...all, './scripts/plain.sh'))).toEqual([
    'Git has `scripts/plain.sh` without the permission to run it. Write `bash ./scripts/plain.sh`, or give it that with `git update-index --chmod=+x`.',
    'Git has `scripts/plain.py` without the permission to run it. Write `python3 scripts/plain.py`, or give it that with `git update-index --chmod=+x`.',
  ])
})

test.each([
  '${CLAUDE_SKILL_DIR}/scripts/plain.sh',
  '"${CLAUDE_SKILL_DIR}/scripts/plain.sh"',
  '"$SKILL_DIR"/scripts/plain.sh',
  '{baseDir}/scripts/plain.sh',
])('a script by a variable for the folder of the skill: %s', async (path) => {
  expect(await saidOf(commands(`${path} --all`))).toEqual([
    `Git has \`scripts/plain.sh\` without the permission to run it. Write \`bash ${path}\`, or give it that with \`git update-index --chmod=+x\`.`,
  ])
})

test.each([
  ['run by a program', commands('bash scripts/plain.sh', 'python3 ./scripts/plain.py')],
  ['given the permission', commands('chmod +x scripts/*', ...all)],
  ['a list of files', `\`\`\`text\n${all.join('\n')}\n\`\`\`\n`],
  [
    'with a variable',
    commands(
      'bash ${CLAUDE_SKILL_DIR}/scripts/plain.sh',
      '${CLAUDE_SKILL_DIR}/scripts/program.sh',
      '$OTHER_DIR/scripts/plain.sh',
    ),
  ],
  ['another folder', commands('SKILL_DIR=/opt/tools', '$SKILL_DIR/scripts/plain.sh')],
  ['a longer name', commands('./scripts/plain.sh.bak', 'cat scripts/plain.sh')],
])('%s: silent', async (_, body) => {
  expect(await saidOf(body)).toEqual([])
})

test('of what git does not have, nobody knows', async () => {
  expect(await saidOf(commands(...all), false)).toEqual([])
})
