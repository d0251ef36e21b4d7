import { matchesIn } from '../../../syntax/position.ts'
import { suggest } from '../../../wording/fixes.ts'
import { quote, quotePath } from '../../../wording/quote.ts'
import { withBody } from '../../examples.ts'
import { goodSkill, skillRule } from '../example.ts'

/** The programs that run scripts, and the endings of those; the first program is the one to write. */
const INTERPRETERS: readonly (readonly [programs: readonly string[], endings: readonly string[]])[] = [
  [
    ['bash', 'sh', 'zsh'],
    ['sh', 'bash', 'zsh'],
  ],
  [['python3', 'python', 'uv run', 'python2'], ['py']],
  [
    ['node', 'bun', 'deno run', 'tsx'],
    ['js', 'mjs', 'cjs', 'ts', 'mts'],
  ],
  [['ruby'], ['rb']],
  [['perl'], ['pl']],
]
const COMMAND =
  /(?<![\w./-])(bash|sh|zsh|python[23]?|node|bun|tsx|ruby|perl) ((?:\.\/)?((?:[\w-]+\/)+[\w-]+\.(\w+)))(?![\w./-])/g
const MOST = 20

const files = { 'skills/pdf/scripts/read.py': 'print("Read.")\n' }

export const scriptInterpreter = skillRule({
  id: 'skill/script-interpreter',
  fix: 'suggested',
  summary: 'A command runs a script of the skill by the program for its language',
  why: 'A shell reads a Python script as commands of its own, and fails at the first line. Looked at are scripts that exist, by their endings; one whose first line names the program is left alone.',
  source: 'https://agentskills.io/specification#scripts',
  bad: withBody(goodSkill, 'Run `bash scripts/read.py`.', files),
  good: withBody(goodSkill, 'Run `python3 scripts/read.py`.', files),
  check({ text, body, home, files: all }, report) {
    for (const { match, range } of matchesIn(text, body, COMMAND).slice(0, MOST)) {
      const [, program = '', written = '', path = '', ending = ''] = match
      const [meant] = INTERPRETERS.find(([, endings]) => endings.includes(ending)) ?? []
      if (meant === undefined || meant.includes(program) || !all.has(home + path)) continue
      const [first = ''] = (all.read(home + path) ?? '').split('\n', 1)
      if (first.startsWith('#!') && first.includes(program)) continue
      const [start] = range
      const [right = ''] = meant
      const message = `${quote(program)} cannot run ${quotePath(path)}. Write ${quote(`${right} ${written}`)}.`
      report(range, message, suggest(`Write ${quote(right)}`, [start, start + program.length], right))
    }
  },
})
