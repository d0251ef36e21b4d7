import type { Range } from '../../../model.ts'
import type { Fence } from '../../../syntax/markdown/index.ts'
import type { Problem } from '../../../syntax/yaml-errors.ts'
import { repeatsOf } from '../../by-key.ts'
import type { Section } from '../sections.ts'
import type { Reading } from './read-code.ts'
import { readCode } from './read-code.ts'
import type { Tools } from './tool.ts'

const LANGUAGES = new Set(['', 'js', 'javascript', 'mjs', 'cjs', 'node', 'ecmascript'])

const MOST_FENCES = 16

/** Reads the tools of a section. The code is parsed, never run. */
export function readTools(text: string, section: Section, fences: readonly Fence[]): Tools {
  const { content, heading } = section
  const within = fences.filter(({ opening: [start] }) => start >= heading.end && start < content[1])
  const own = within.filter(({ language }) => LANGUAGES.has(language.toLowerCase()))
  const unclosed = within.find(({ closed }) => !closed)
  const readings =
    within.length === 0
      ? [readCode(text, content, heading.range, heading.range)]
      : own.slice(0, MOST_FENCES).map((fence) => readCode(text, fence.content, fence.opening, heading.range))
  const unparsed = readings.some((reading) => reading.unparsed !== undefined)
  const prose =
    within.length === 0 &&
    (isMarkdownList(text, content) || (unparsed && !looksLikeCode(text.slice(...content))))
      ? ([content[0], content[0] + text.slice(...content).split(/\r?\n/, 1)[0]!.length] as const)
      : undefined
  const faults = prose === undefined ? readings.flatMap((reading) => reading.noReturn ?? []) : []
  const none =
    faults.length > 0 &&
    faults.length === Math.max(own.length, 1) - readings.filter(({ blank }) => blank).length
  // If a fence never ends, the text after it is no code.
  const isCode = unclosed === undefined && prose === undefined
  return {
    unclosed,
    prose,
    foreign: own.length > 0 ? [] : within,
    syntax: isCode ? readings.flatMap(({ unparsed: fault, modular }) => fault ?? modular ?? []) : [],
    unchecked: isCode ? [...readings.flatMap(({ unchecked }) => unchecked ?? []), ...tooManyFences(own)] : [],
    noReturn: none ? faults[0] : undefined,
    sets: readings.flatMap(({ sets }) => sets),
    duplicates: [...readings.flatMap(({ duplicates }) => duplicates), ...repeatedIn(readings)],
    open:
      none ||
      prose !== undefined ||
      readings.length === 0 ||
      own.length > MOST_FENCES ||
      readings.some(({ open }) => open),
    environment: readings.flatMap(({ environment }) => environment),
    // Another fence may declare what one returns.
    undeclared: readings.length === 1 ? (readings[0]!.undeclared ?? []) : [],
    declared: [...(readings[0]?.declared ?? [])],
  }
}

function tooManyFences(fences: readonly Fence[]): readonly Problem[] {
  const first = fences[MOST_FENCES]
  if (first === undefined) return []
  const message = `The section has ${fences.length} fences of JavaScript, and those from here on are not checked. Put the tools in at most ${MOST_FENCES}.`
  return [{ range: first.opening, message }]
}

/** The tools that two fences return. Several `return`s of one fence are alternatives. */
function repeatedIn(readings: readonly Reading[]): Tools['duplicates'] {
  const tools = readings.flatMap(({ sets }, at) => sets.flat().map(({ name, key }) => ({ name, key, at })))
  const repeats = repeatsOf(tools, ({ name }) => name.toLowerCase())
  return repeats.filter(({ item, first }) => item.at !== first.at)
}

/** A Markdown list can parse as JavaScript, since `-` and `+` are operators. */
function isMarkdownList(text: string, [start]: Range): boolean {
  return /^[-+*][ \t]/.test(text.slice(start, start + 2))
}

/** Prose has words such as `return`, too; code has them at the start of lines, and ends lines as code. */
function looksLikeCode(text: string): boolean {
  return (
    /^[ \t]*(?:return|const|let|var|function|async|export|import|module)\b/m.test(text) &&
    /[;{}()]\r?$/m.test(text)
  )
}
