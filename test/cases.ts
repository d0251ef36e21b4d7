import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Options } from '../src/project/options.ts'

/** A literate case: files, and what a run over them prints. */
export interface Case {
  /** Relative to the folder of the cases. */
  readonly file: string
  readonly title: string
  readonly files: Readonly<Record<string, string>>
  readonly options: Partial<Options>
  readonly expected: string
  /** Where the expected output stands in the case file. */
  readonly output: readonly [start: number, end: number]
}

export const CASES = new URL('cases/', import.meta.url)
const BLOCK = /^(`{3,})([^\n]*)\n([^]*?)^\1$/gm

/**
 * All cases of a folder: below a `## title`, blocks with `file=PATH` in their info string, then a block
 * `output`. A block with `every` is a file of all cases below it; one with `base` is the text of which
 * `replaces=FIRST-LAST` replaces lines.
 */
export function readCases(folder: URL = CASES): readonly Case[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort()
  return files.flatMap((name) => readCaseFile(folder, name.replaceAll('\\', '/')))
}

/** Writes the outputs into the case files, where `UPDATE=1` asks for it. */
export function updateCases(folder: URL, actual: ReadonlyMap<Case, string>): void {
  if (!UPDATING) return
  const cases = [...actual.keys()]
  for (const file of new Set(cases.map((each) => each.file))) {
    let text = caseText(folder, file)
    for (const each of cases
      .filter((other) => other.file === file)
      .sort((a, b) => b.output[0] - a.output[0])) {
      text = text.slice(0, each.output[0]) + actual.get(each)! + text.slice(each.output[1])
    }
    writeFileSync(new URL(file, folder), text)
  }
}

export const UPDATING = process.env['UPDATE'] === '1'

/** The text of a file of cases or vectors. */
export function caseText(folder: URL, file: string): string {
  return readFileSync(new URL(file, folder), 'utf8').replaceAll('\r\n', '\n')
}

function readCaseFile(folder: URL, file: string): readonly Case[] {
  const text = caseText(folder, file)
  const cases: Case[] = []
  let files: Record<string, string> = {}
  let options: Partial<Options> = {}
  const every: Record<string, string> = {}
  let base = ''
  let title = file
  let after = 0
  for (const block of text.matchAll(BLOCK)) {
    const [whole, , info = '', content = ''] = block
    // Between the blocks: a file, too, may have such a heading.
    title = /^## (.*)$/m.exec(text.slice(after, block.index))?.[1] ?? title
    after = block.index + whole.length
    const path = /\bfile=(\S+)/.exec(info)?.[1]
    if (/^\w+ base$/.test(info)) base = content
    else if (path !== undefined) {
      const written = encode(replaced(base, content, info), info)
      if (/^\w+ every /.test(info)) every[path] = written
      else files[withoutEscapes(path)] = written
      options = { ...options, ...readOptions(info) }
    } else if (info === 'output') {
      const start = block.index + whole.indexOf('\n') + 1
      const output = [start, start + content.length] as const
      cases.push({ file, title, files: { ...every, ...files }, options, expected: content, output })
      files = {}
      options = {}
    }
  }
  return cases
}

/** Where the info string says which, the lines of a text with others in their place. */
function replaced(base: string, content: string, info: string): string {
  const [, first, last] = / replaces=(\d+)-(\d+)/.exec(info) ?? []
  if (first === undefined) return content
  const lines = base.split(/(?<=\n)/)
  return [...lines.slice(0, Number(first) - 1), content, ...lines.slice(Number(last))].join('')
}

/**
 * `crlf`, `bom`, `no-final-newline` and `lines=COUNT`, up to which the last line is repeated, in the info string; `\u{…}` in path and text
 * stands for the character.
 */
function encode(content: string, info: string): string {
  let text = lengthened(withoutEscapes(content), info)
  if (/\bno-final-newline\b/.test(info)) text = text.replace(/\n$/, '')
  if (/\bcrlf\b/.test(info)) text = text.replaceAll('\n', '\r\n')
  return /\bbom\b/.test(info) ? `\ufeff${text}` : text
}

/** With `lines=COUNT` in the info string, the last line is repeated up to that line. */
export function lengthened(text: string, info: string): string {
  const missing = Number(/\blines=(\d+)/.exec(info)?.[1] ?? 0) - (text.split('\n').length - 1)
  return missing > 0 ? text + `${text.split('\n').at(-2)}\n`.repeat(missing) : text
}

function withoutEscapes(text: string): string {
  return text.replace(/\\u\{([0-9a-f]+)\}/gi, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  )
}

function readOptions(info: string): Partial<Options> {
  return {
    ...(/\bstrict\b/.test(info) && { preset: 'strict' as const }),
    ...(/\bplane\b/.test(info) && { dialect: 'skills-plane' as const }),
    ...(/\bclients=/.test(info) && { clients: /\bclients=(\S+)/.exec(info)![1]!.split(',') }),
  }
}
