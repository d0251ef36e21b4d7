import type { Automaton } from './glob-automaton.ts'
import {
  ANY,
  CHARACTER,
  CLASS,
  DEEP,
  DIGIT,
  END,
  EXCLUDE,
  EXCLUDED,
  EXCLUDING,
  REST,
  SPLIT,
  STAR,
} from './glob-automaton.ts'
import type { CharacterClass, NumberRange } from './glob-items.ts'

const SLASH = 0x2f
const MOST_STAMPS = 2 ** 30

/** An automaton and the memory that it runs in, which is too expensive to make for each path. */
export interface Runner {
  readonly automaton: Automaton
  readonly nocase: boolean
  /** The states that a path may have led to so far, `size` of them. */
  readonly states: Int32Array
  size: number
  /** For each state, the number of the last step that led to it. */
  readonly marks: Int32Array
  stamp: number
  /** States that are still to be entered, `waiting` of them. */
  readonly queue: Int32Array
  waiting: number
  /** For each `!(…)`, from how many places of the name it was begun, and how many alternatives have just matched. */
  readonly begun: Int32Array
  readonly excluded: Int32Array
  isEnd: boolean
  isRest: boolean
  /** How many states were entered; what the tests bound. */
  steps: number
}

export function runnerOf(automaton: Automaton, nocase: boolean): Runner {
  const length = automaton.kinds.length
  return {
    automaton,
    nocase,
    states: new Int32Array(length),
    size: 0,
    marks: new Int32Array(length),
    stamp: 0,
    queue: new Int32Array(3 * length + 3),
    waiting: 0,
    begun: new Int32Array(automaton.exclusions.length),
    excluded: new Int32Array(automaton.exclusions.length),
    isEnd: false,
    isRest: false,
    steps: 0,
  }
}

/**
 * Whether the automaton matches `path` from the offset `from` up to `to`, in UTF-16 code units; if it is
 * `isClosed`, with a `/` after it. Each character takes at most one step for each state.
 */
export function run(runner: Runner, path: string, from: number, to: number, isClosed: boolean): boolean {
  start(runner, path, from)
  let at = from
  while (at < to && runner.size > 0 && !runner.isRest) {
    at = quietUntil(runner, path, at, to)
    if (at === to) break
    const code = path.codePointAt(at)!
    at += code > 0xffff ? 2 : 1
    advance(runner, code)
    enter(runner, path, at, code === SLASH)
  }
  if (isClosed && !runner.isRest) {
    advance(runner, SLASH)
    enter(runner, path, to, true)
  }
  return runner.isRest || (runner.isEnd && at === to)
}

/** Enters the first state. */
function start(runner: Runner, path: string, at: number): void {
  if (runner.stamp > MOST_STAMPS) {
    runner.marks.fill(0)
    runner.stamp = 0
  }
  runner.begun.fill(0)
  runner.isRest = false
  runner.steps = 0
  runner.queue[0] = runner.automaton.start
  runner.waiting = 1
  enter(runner, path, at, at === 0 || path.charCodeAt(at - 1) === SLASH)
}

/** Where the next character is that can change anything, if that is easily told. */
function quietUntil(runner: Runner, path: string, at: number, to: number): number {
  if (runner.size !== 1) return at
  const kind = runner.automaton.kinds[runner.states[0]!]!
  if (kind !== DEEP && kind !== STAR) return at
  const slash = path.indexOf('/', at)
  const end = slash === -1 || slash > to ? to : slash
  if (kind === DEEP && end > at) runner.isEnd = false
  return end
}

/** Puts into the queue where the states lead to with a character. */
function advance(runner: Runner, code: number): void {
  const { automaton, states, size, queue } = runner
  const { kinds, values, nexts } = automaton
  const isSlash = code === SLASH
  let waiting = 0
  for (let index = 0; index < size; index++) {
    const state = states[index]!
    const value = values[state]!
    switch (kinds[state]) {
      case CHARACTER:
        if (code === value) queue[waiting++] = nexts[state]!
        break
      case ANY:
        if (!isSlash) queue[waiting++] = nexts[state]!
        break
      case CLASS:
        if (!isSlash && isIn(runner, automaton.classes[value]!, code)) queue[waiting++] = nexts[state]!
        break
      case DIGIT:
        if (code >= 0x30 && code <= 0x39 && value % 4 < 3) queue[waiting++] = nexts[state]!
        break
      case STAR:
      case EXCLUDING:
        if (!isSlash) queue[waiting++] = state
        break
      case DEEP:
        queue[waiting++] = state
    }
  }
  runner.waiting = waiting
  if (isSlash) runner.begun.fill(0)
}

function isIn(runner: Runner, { ranges, negated }: CharacterClass, code: number): boolean {
  runner.steps += ranges.length / 2
  // A path that may differ in case is in upper case here.
  const lower = runner.nocase ? String.fromCodePoint(code).toLowerCase().codePointAt(0)! : code
  for (let index = 0; index < ranges.length; index += 2) {
    const [low, high] = [ranges[index]!, ranges[index + 1]!]
    if ((low <= code && code <= high) || (low <= lower && lower <= high)) return !negated
  }
  return negated
}

/** Enters the states of the queue, and all that these lead to without a character. */
function enter(runner: Runner, path: string, at: number, isNameStart: boolean): void {
  runner.stamp++
  runner.size = 0
  runner.isEnd = false
  drain(runner, path, at, isNameStart)
  const { automaton, begun, excluded, marks, queue } = runner
  // When those before it are done, all is entered that tells whether a `!(…)` goes on.
  runner.steps += excluded.length
  for (let index = excluded.length - 1; index >= 0; index--) {
    const state = automaton.exclusions[index]!
    if (marks[state] === runner.stamp && begun[index]! > excluded[index]!) {
      queue[0] = automaton.nexts[state]!
      runner.waiting = 1
      drain(runner, path, at, isNameStart)
    }
    excluded[index] = 0
  }
}

function drain(runner: Runner, path: string, at: number, isNameStart: boolean): void {
  const { automaton, queue, marks, stamp, states } = runner
  const { kinds, values, nexts, others } = automaton
  let waiting = runner.waiting
  while (waiting > 0) {
    const state = queue[--waiting]!
    runner.steps++
    if (marks[state] === stamp) continue
    marks[state] = stamp
    const kind = kinds[state]!
    if (kind < SPLIT) states[runner.size++] = state
    const value = values[state]!
    switch (kind) {
      case EXCLUDE:
        runner.begun[value]!++
        queue[waiting++] = others[state]!
        queue[waiting++] = nexts[state]!
        break
      case SPLIT:
        queue[waiting++] = others[state]!
        queue[waiting++] = nexts[state]!
        break
      case STAR:
        queue[waiting++] = nexts[state]!
        break
      case DEEP:
        if (isNameStart) queue[waiting++] = nexts[state]!
        break
      case DIGIT:
        if (isNumber(automaton.ranges[value >> 2]!, path, at, value % 4)) queue[waiting++] = others[state]!
        break
      case EXCLUDED:
        runner.excluded[value]!++
        break
      case END:
        runner.isEnd = true
        break
      case REST:
        runner.isRest = true
    }
  }
  runner.waiting = 0
}

/** Whether the digits before the offset `at` are a number of a range. */
function isNumber({ low, high, width }: NumberRange, path: string, at: number, digits: number): boolean {
  if (digits === 0 || (width > 0 && digits !== width)) return false
  const text = path.slice(at - digits, at)
  if (width === 0 && digits > 1 && text.startsWith('0')) return false
  return low <= Number(text) && Number(text) <= high
}
