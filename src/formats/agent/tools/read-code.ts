import type { Range } from '../../../model.ts'
import type { Problem } from '../../../syntax/yaml-errors.ts'
import { repeatsOf } from '../../by-key.ts'
import { evaluate, MOST_STEPS } from '../javascript/evaluate.ts'
import type { Outline } from '../javascript/outline.ts'
import { outline, undeclaredIn } from '../javascript/outline.ts'
import { parseCode } from '../javascript/parser.ts'
import {
  bareObjectProblem,
  exportProblem,
  modularProblem,
  syntaxProblem,
  tooDeepProblem,
  tooLongProblem,
} from './code-problems.ts'
import { readSet, WORDS } from './read-tool.ts'
import type { Tools } from './tool.ts'

/** What one piece of code gives. */
export interface Reading extends Pick<Tools, 'sets' | 'duplicates' | 'open' | 'environment'> {
  readonly unparsed?: Problem
  /** Why it is not checked, or not all of it. */
  readonly unchecked?: Problem
  readonly modular?: readonly Problem[]
  readonly noReturn?: Problem
  /** Whether there is no code, comments apart. */
  readonly blank?: boolean
  readonly undeclared?: Tools['undeclared']
  readonly declared?: ReadonlySet<string>
}

// The parser compares each name with all of its scope: more code than this would take a second.
const LONGEST_CODE = 128 * 1024

const NOTHING: Reading = { sets: [], duplicates: [], environment: [], open: false }

const TOO_MANY_STEPS =
  'Finding the tools takes too many steps, so not all are checked. Write them out as one object.'

const NO_RETURN = 'The code below `## Tools` returns no tools. End it with `return` and an object of tools.'

/** Reads one piece of code below `opening`; `heading` is the place to name if it holds no tools. */
export function readCode(text: string, [start, end]: Range, opening: Range, heading: Range): Reading {
  if (end - start > LONGEST_CODE)
    return { ...NOTHING, open: true, unchecked: tooLongProblem(opening, end - start, LONGEST_CODE) }
  // With blanks for the text above it, so that the parser's offsets are the file's.
  const code = ' '.repeat(start) + text.slice(start, end)
  try {
    const program = isComment(text.slice(start, end)) ? undefined : parseCode(code)
    if (program === undefined || program.body.length === 0) return { ...NOTHING, blank: true }
    const found = outline(program)
    const modular = found.modular.map((range) => modularProblem(code, range))
    if (found.returns.length > 0) return { ...readReturns(found, opening), modular }
    const instead = exportProblem(code, found)
    const noReturn = bareObjectProblem(code, start) ?? instead ?? { range: heading, message: NO_RETURN }
    return {
      ...NOTHING,
      environment: found.environment,
      noReturn,
      modular: modular.filter(({ range }) => range[0] !== instead?.range[0]),
    }
  } catch (error) {
    // Anything but a SyntaxError is the parser's own limit.
    if (!(error instanceof SyntaxError))
      return { ...NOTHING, open: true, unchecked: tooDeepProblem(error, code, opening) }
    const bare = bareObjectProblem(code, start)
    return {
      ...NOTHING,
      ...(bare === undefined
        ? { unparsed: syntaxProblem(error, code, start), open: true }
        : { noReturn: bare }),
    }
  }
}

/** Whether a text is one HTML comment; of several lines it is no comment to JavaScript. */
function isComment(text: string): boolean {
  return text.startsWith('<!--') && text.indexOf('-->') === text.length - '-->'.length
}

function readReturns(found: Outline, opening: Range): Reading {
  const evaluation = { bindings: found.bindings, steps: MOST_STEPS }
  const { environment } = found
  // Null is a return without a value; of what is undefined, nobody knows the value.
  const returned = found.returns.map(({ argument }) => (argument ? evaluate(argument, evaluation) : null))
  const objects = returned.filter((value) => value?.kind === 'object')
  const unknown = returned.includes(undefined)
  if (objects.length > 0 || unknown) {
    return {
      environment,
      undeclared: undeclaredIn(found, objects, evaluation),
      declared: found.bindings.declared,
      open: unknown || objects.some(({ open }) => open),
      sets: objects.map((object) => readSet(object, evaluation)),
      duplicates: objects.flatMap(({ entries }) => repeatsOf(entries, ({ name }) => name.toLowerCase())),
      ...(evaluation.steps < 0 && { unchecked: { range: opening, message: TOO_MANY_STEPS } }),
    }
  }
  const [value] = returned
  const { start } = found.returns[0]!
  const isNothing = !value || (value.kind === 'plain' && value.value === undefined)
  const what = isNothing ? 'nothing' : WORDS[value.kind]
  return {
    ...NOTHING,
    environment,
    noReturn: {
      range: [start, start + 'return'.length],
      message: `The \`return\` gives ${what}, not tools. Return an object that holds each tool under its name.`,
    },
  }
}
