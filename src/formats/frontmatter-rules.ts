import type { GoodExample, YamlDocument } from '../lint/fields/table.ts'
import type { Details, Range, Report, Rule } from '../model.ts'
import { parseFrontmatter } from '../syntax/frontmatter.ts'
import { gluedFence, lastUnclosedField } from '../syntax/last-field.ts'
import { lineEnd, trimEnd } from '../syntax/position.ts'
import { onGlued } from '../syntax/yaml-errors.ts'
import { suggest } from '../wording/fixes.ts'
import { quote } from '../wording/quote.ts'
import { looseKeys } from './misplaced-frontmatter.ts'
import { isRetired, START } from './prompt-or-documentation.ts'

/** What clients punish in a document with a mistake that a rule finds. */
export interface Punished<D> {
  /** All that `of` may name. */
  readonly violations?: readonly string[]
  of(document: D): Pick<Details, 'violation' | 'punished' | 'severity' | 'postscript' | 'covers'>
}

interface About<D> {
  readonly group: string
  readonly source: string
  /** A file of the format with frontmatter. */
  readonly good: GoodExample
  readonly isField: (key: string) => boolean
  readonly unclosed?: Punished<D>
  readonly broken?: Punished<D>
}

/** The rules `<group>/frontmatter-unclosed` and `<group>/frontmatter-yaml`. */
export function frontmatterRules<D extends YamlDocument>(about: About<D>): readonly Rule<D>[] {
  return [frontmatterUnclosed(about), frontmatterYaml(about)]
}

const ERROR = { recommended: 'error', strict: 'error' } as const

function frontmatterUnclosed<D extends YamlDocument>(about: About<D>): Rule<D> {
  const { group, source, good, isField, unclosed: punished } = about
  return {
    id: `${group}/frontmatter-unclosed`,
    severity: ERROR,
    fix: 'suggested',
    summary: 'The frontmatter ends with a `---` line',
    why: 'Without the closing line most clients see no field: the whole file is text, or the file is refused. It is an info where no field follows and the first lines say that the file is archived, deprecated, moved or the like.',
    source,
    bad: { path: good.path, text: good.text.replace('\n---\n', '\n') },
    good,
    ...(punished?.violations && { violations: punished.violations }),
    check(document, report) {
      const { frontmatter, text } = document
      if (frontmatter.state !== 'unclosed') return
      const details = punished?.of(document)
      const meant = meantAsClosing(text, frontmatter.content)
      if (meant === undefined) return reportUnclosed(document, isField, details, report)
      const line = text.slice(...meant)
      const rest = WITH_TEXT.exec(line)?.[1]
      if (rest === undefined) return reportClosing(text, meant, details, report)
      const message = `${quote(line)} does not close the frontmatter. Put ${quote(rest)} on a line of its own below the \`---\`.`
      report(meant, message, details)
    },
  }
}

function reportClosing(text: string, meant: Range, details: Details | undefined, report: Report): void {
  const line = text.slice(...meant)
  const message =
    line.trimStart() === '---'
      ? 'The `---` is indented, so it does not close the frontmatter. Remove the blanks before it.'
      : `${quote(line)} does not close the frontmatter. Write \`---\`.`
  report(meant, message, { ...details, ...suggest('Write `---`', meant, '---') })
}

function reportUnclosed(
  { frontmatter, text }: YamlDocument,
  isField: About<YamlDocument>['isField'],
  details: Details | undefined,
  report: Report,
): void {
  const { opening, content } = frontmatter
  const last = lastUnclosedField(text, content)
  const keys = looseKeys(text.slice(content[0], last?.end ?? content[0] + START))
  if (!keys.some((key) => isField(key) || isField(key.toLowerCase()))) {
    const message =
      '`---` opens frontmatter, but no field that clients read follows. Write the fields and a second `---` below it, or delete the line.'
    const graded = { ...details, severity: 'info', violation: undefined, postscript: undefined } as const
    return report(opening, message, isRetired(text) ? graded : details)
  }
  const glued = gluedFence(text, content)
  if (glued !== undefined) {
    const { range, message, details: fix } = onGlued(text, glued)
    return report(range, message, { ...details, ...fix })
  }
  const place = last === undefined ? 'below its last field' : `after line ${last.line}, its last field`
  const message = `The frontmatter that \`---\` opens here is never closed. Add a line \`---\` ${place}.`
  const eol = text[lineEnd(text, 0) - 1] === '\r' ? '\r\n' : '\n'
  const isRead = last !== undefined && parseFrontmatter(`${text.slice(0, last.end)}\n---\n`).fields.size > 0
  const fix = isRead ? suggest('Write `---`', [last.end, last.end], `${eol}---`) : {}
  report(opening, message, { ...details, ...fix })
}

/** Dashes of another number or kind, or with blanks that count; or the line that ends a document of YAML. */
const LIKE_CLOSING = /^(?:\s*-{2,}|\.{3}|[–—]+)\s*$/
/** The closing line with the first line of the body after it. */
const WITH_TEXT = /^---[ \t]*([^\s|:-].*)$/
const MOST_TRIED = 3

/** The first line that closes the frontmatter if it is `---`: the lines above it are fields. */
function meantAsClosing(text: string, [start, end]: Range): Range | undefined {
  let tried = 0
  for (let at = start; at < end && tried < MOST_TRIED; at = lineEnd(text, at) + 1) {
    const range: Range = [at, trimEnd(text, at, lineEnd(text, at))]
    const line = text.slice(...range)
    if (!LIKE_CLOSING.test(line) && !WITH_TEXT.test(line)) continue
    tried++
    if (parseFrontmatter(`${text.slice(0, at)}---\n`).fields.size > 0) return range
  }
  return undefined
}

function frontmatterYaml<D extends YamlDocument>(about: About<D>): Rule<D> {
  const { group, source, good, broken } = about
  return {
    id: `${group}/frontmatter-yaml`,
    severity: ERROR,
    fix: 'safe',
    summary: 'The frontmatter is a YAML mapping',
    why: 'A client that cannot read the YAML skips the file. Most often an unquoted value holds a `: `, which starts a mapping. A repeated key is an error in YAML 1.2, and an alias needs its anchor. Frontmatter above 64 KiB is not read.',
    source,
    bad: { path: good.path, text: good.text.replace('---\n', '---\nsummary: Use when: the user asks\n') },
    good,
    ...(broken?.violations && { violations: broken.violations }),
    check(document, report) {
      const [first, ...others] = document.frontmatter.problems
      if (first === undefined) return
      const { severity, ...once } = broken?.of(document) ?? {}
      const graded = severity === undefined ? {} : { severity }
      const { text, frontmatter } = document
      // A later line of dashes closes it instead, in the middle of the text.
      const meant = meantAsClosing(text, frontmatter.content)
      if (meant !== undefined && /^-{4,}$/.test(text.slice(...meant)))
        return reportClosing(text, meant, { ...once, ...graded }, report)
      report(first.range, first.message, { ...first.details, ...once, ...graded })
      const punished = once.punished ?? (once.violation === undefined ? [] : [once.violation])
      for (const { range, message, details } of others)
        report(range, message, { ...details, punished, ...graded })
    },
  }
}
