import { bundledFiles } from '../../../references/bundled-files.ts'
import { basename, extname } from '../../../wording/paths.ts'
import { quotePath } from '../../../wording/quote.ts'
import { plural } from '../../../wording/wording.ts'
import { withBody } from '../../examples.ts'
import { goodSkill, skillRule } from '../example.ts'
import type { Skill } from '../parse.ts'

const withScript = (text: string) =>
  withBody(goodSkill, 'Run `scripts/read.sh`.', { 'skills/pdf/scripts/read.sh': text })

export const scriptLineEnds = skillRule({
  id: 'skill/script-line-ends',
  summary: 'The scripts of a skill have the line ends of Linux and macOS',
  why: 'If the first line of a script ends with CR LF, Linux and macOS take the CR for a part of the interpreter’s name. A shell also fails on the other lines. Python and others run such a script if the command names them, so that is an info, and so are scripts in `examples/`. Looked at are scripts in `scripts/`, and those that the text names, of a SKILL.md without CR LF.',
  source: 'https://git-scm.com/docs/gitattributes#_eol',
  bad: withScript('#!/bin/sh\r\ncat "$1"\r\n'),
  good: withScript('#!/bin/sh\ncat "$1"\n'),
  check(skill, report) {
    const { name, frontmatter, text } = skill
    if (text.includes('\r\n')) return
    const faulty = scriptsOf(skill).flatMap((path) => {
      const first = /^#![^\n]*\r\n/.exec(skill.files.read(path)?.slice(0, LONGEST) ?? '')?.[0]
      if (first === undefined) return []
      const own = path.slice(skill.home.length)
      return { path: own, isRun: SHELL.test(first) && !/(?:^|\/)examples?\//.test(own) }
    })
    const [worst, ...others] = faulty.toSorted((a, b) => Number(b.isRun) - Number(a.isRun))
    if (worst === undefined) return
    const more =
      others.length === 0
        ? ''
        : ` ${plural(others.length, 'more script')} ${others.length === 1 ? 'has' : 'have'} them, too.`
    const message = `The lines of ${quotePath(worst.path)} end with CR LF, so Linux and macOS do not find its interpreter.${more} Save with LF, and add \`${patternOf(worst.path)} text eol=lf\` to \`.gitattributes\`.`
    report(name?.range ?? frontmatter.opening, message, worst.isRun ? {} : { severity: 'info' })
  },
})

const SHELL = /\b(?:ba|da|k|z)?sh\b/
const LONGEST = 200
const MOST_SCRIPTS = 50

function scriptsOf({ home, files, text }: Skill): readonly string[] {
  if (home === '') return []
  const { files: all } = bundledFiles(home, files)
  const scripts = all.filter((path) => /(?:^|\/)[\w-]+(?:\.(?:sh|bash|zsh|py|js|mjs|rb|pl))?$/.test(path))
  const own = scripts.filter((path) => path.startsWith(`${home}scripts/`)).slice(0, MOST_SCRIPTS)
  const others = scripts.filter((path) => !path.startsWith(`${home}scripts/`)).slice(0, MOST_SCRIPTS)
  const named = others.filter((path) => text.includes(path.slice(home.length)))
  return [...own, ...named].filter((path) => files.mayName(path))
}

function patternOf(path: string): string {
  const extension = extname(path)
  return extension === '' ? basename(path) : `*${extension}`
}
