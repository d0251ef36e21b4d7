import type { Files, Report } from '../../../model.ts'
import { assignedIn } from '../../../references/paths/dead-paths.ts'
import { markdownOf } from '../../../syntax/markdown/index.ts'
import { matchesIn } from '../../../syntax/position.ts'
import { groupBy } from '../../../wording/compare.ts'
import { suggest } from '../../../wording/fixes.ts'
import { quote, quotePath } from '../../../wording/quote.ts'
import { alsoAt } from '../../by-key.ts'
import { withBody } from '../../examples.ts'
import { goodSkill, skillRule } from '../example.ts'
import type { Skill } from '../parse.ts'

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
  /\b(bash|sh|zsh|python[23]?|node|bun|tsx|ruby|perl) (?<![./-]\1 )((?:\.\/)?((?:[\w-]+\/)+[\w-]+\.(\w+)))(?![\w./-])/g
const SHELL = /^(?:bash|sh|shell|zsh|console)$/i
/** A line of a shell that starts with the path of a script, which a variable may make the skill’s. */
const DIRECT =
  /^([ \t]*(?:\$ )?)((?:\.\/|"?(?:\{(baseDir)\}|\$\{?((?:CLAUDE_|HERMES_)?SKILL_DIR)\}?)"?\/)?((?:[\w-]+\/)+[\w-]+\.(\w+))"?)(?![\w./-])/gm
/** What any of these holds: few texts name a script. */
const SCRIPT = /\/[\w-]+\.(?:sh|bash|zsh|py|[cm]?js|m?ts|rb|pl)(?![\w./-])/
const MOST = 20

const files = { 'skills/pdf/scripts/read.py': 'print("Read.")\n' }

export const scriptInterpreter = skillRule({
  id: 'skill/script-interpreter',
  fix: 'suggested',
  summary: 'A command runs a script of the skill by the program for its language',
  why: 'A shell reads a Python script as commands of its own, and fails at the first line. Looked at are scripts that exist, by their endings; one whose first line names the program is left alone. A script that a shell block runs by its path alone is reported if git has it without the permission to run. The text must not mention `chmod`.',
  source: 'https://agentskills.io/specification#scripts',
  bad: withBody(goodSkill, 'Run `bash scripts/read.py`.', files),
  good: withBody(goodSkill, 'Run `python3 scripts/read.py`.', files),
  check(skill, report) {
    const { text, body, home, files: all } = skill
    if (!SCRIPT.test(text)) return
    reportPlain(skill, report)
    for (const { match, range } of matchesIn(text, body, COMMAND).slice(0, MOST)) {
      const [, program = '', written = '', path = '', ending = ''] = match
      const meant = programsFor(ending)
      if (meant === undefined || meant.includes(program) || !all.has(home + path)) continue
      const first = firstLine(home + path, all)
      if (first.startsWith('#!') && first.includes(program)) continue
      const [start] = range
      const [right = ''] = meant
      const message = `${quote(program)} cannot run ${quotePath(path)}. Write ${quote(`${right} ${written}`)}.`
      report(range, message, suggest(`Write ${quote(right)}`, [start, start + program.length], right))
    }
  },
})

function programsFor(ending: string): readonly string[] | undefined {
  return INTERPRETERS.find(([, endings]) => endings.includes(ending))?.[0]
}

function firstLine(path: string, files: Files): string {
  return (files.read(path) ?? '').split('\n', 1)[0]!
}

/** Reports the scripts that a shell cannot start, as git has them without the permission. */
function reportPlain(skill: Skill, report: Report): void {
  const { text, body, home, files: all } = skill
  // Few texts have such a line, for which they are read as Markdown.
  const direct = matchesIn(text, body, DIRECT).slice(0, MOST)
  if (direct.length === 0 || text.includes('chmod')) return
  const shells = markdownOf(skill).fences.filter(({ language }) => SHELL.test(language))
  const lines = direct
    .filter(({ range: [at] }) => shells.some(({ content: [from, to] }) => from <= at && at < to))
    .flatMap(({ range: [start, end], match }) => {
      const [, before = '', written = '', brace, dollar, path = '', ending = ''] = match
      if (assignedIn(skill).has(brace ?? dollar ?? '')) return []
      return { range: [start + before.length, end] as const, written, path, ending }
    })
  for (const [path, [first, ...others]] of groupBy(lines, (line) => line.path)) {
    const meant = programsFor(first.ending)
    if (meant === undefined || !all.has(home + path) || all.mayRun(home + path)) continue
    const shebang = firstLine(home + path, all)
    const program = meant.find((each) => shebang.includes(each)) ?? meant[0]!
    const edits = [first, ...others].map(({ range: [start] }) => ({
      range: [start, start] as const,
      text: `${program} `,
    }))
    const message = `Git has ${quotePath(path)} without the permission to run it. Write ${quote(`${program} ${first.written}`)}, or give it that with \`git update-index --chmod=+x\`.`
    report(first.range, message, {
      fix: { title: `Write ${quote(program)}`, safe: false, edits },
      ...alsoAt(others, 'Here, too.'),
    })
  }
}
