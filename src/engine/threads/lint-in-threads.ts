import type { Found } from '../../files/found-path.ts'
import { formats } from '../../formats/index.ts'
import type { Format } from '../../model.ts'
import type { Spending } from '../budget.ts'
import { sumOf } from '../budget.ts'
import type { LintContext, LintedFile } from '../lint-file.ts'
import { lintParts } from './lint-parts.ts'
import type { Read, Sent, SentPart, Task, Work } from './task.ts'

/** Parts for each thread: more would cost more messages, fewer would leave one thread to work alone at the end. */
const PARTS = 8

/**
 * Lints each file in one of `threads` threads, this one among them, and gives what one thread alone would give.
 * `lintAgain` is asked for the files for which the budget of the run has no room. Throws what ended a thread.
 */
export async function lintInThreads(
  files: readonly Found[],
  context: LintContext,
  spent: Spending,
  lintAgain: (found: Found) => Promise<LintedFile>,
  { threads, options, hasConfig }: Work,
): Promise<readonly LintedFile[]> {
  const task: Task = {
    files,
    size: Math.ceil(files.length / (threads * PARTS)),
    next: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
    options,
    hasConfig,
    cwd: context.host.cwd,
    budget: context.budget!,
  }
  const parts = await partsOf(task, threads, context)
  const linted: LintedFile[] = []
  for (const [index, { linted: file, units }] of parts.entries()) {
    const fits = spent.takes(units)
    linted.push(fits ? withinBudget(file, spent) : await lintAgain(files[index]!))
  }
  return linted
}

/** What all threads found, in the order of the files. */
async function partsOf(task: Task, threads: number, context: LintContext): Promise<readonly Read[]> {
  const { host } = context
  const parts: (readonly Read[])[] = []
  const received: Promise<void>[] = []
  let done = 0
  const take = (index: number, part: readonly Read[]): void => {
    parts[index] = part
    done += part.length
    host.saw?.(done, task.files.length)
  }
  const receive = async ({ index, files }: SentPart): Promise<void> => {
    const from = index * task.size
    take(index, await Promise.all(files.map((file, at) => fromSent(file, task.files[from + at]!, context))))
  }
  const others = Array.from({ length: threads - 1 }, () =>
    host.threads!.start(task, (part) => received.push(receive(part as SentPart))),
  )
  try {
    await Promise.all([lintParts(task, context, take), ...others])
  } finally {
    // After a fault the other threads take no more parts.
    Atomics.store(task.next, 0, task.files.length)
  }
  await Promise.all(received)
  const all = parts.flat()
  if (all.length < task.files.length) throw new Error('a thread ended before its work')
  return all
}

async function fromSent(
  { sent, units }: SentPart['files'][number],
  found: Found,
  context: LintContext,
): Promise<Read> {
  return { linted: await toLinted(sent, found, context), units }
}

async function toLinted({ path, format: name, ...sent }: Sent, found: Found, context: LintContext) {
  const linted: LintedFile = {
    ...sent,
    found,
    settings: context.settingsFor(found),
    format: await formatNamed(name),
    besides: await Promise.all(
      sent.besides.map((each) => toLinted(each, { root: found.root, path: each.path }, context)),
    ),
  }
  return linted
}

async function formatNamed(name: string | undefined): Promise<Format | undefined> {
  return formats.find((format) => format.name === name)?.load()
}

/** Leaves out the findings that are too many for the run. */
function withinBudget(file: LintedFile, spent: Spending): LintedFile {
  const { kept, omitted } = spent.keep(file.diagnostics)
  if (omitted === undefined && file.besides.length === 0) return file
  return {
    ...file,
    diagnostics: [...kept],
    omitted: sumOf(file.omitted, omitted),
    besides: file.besides.map((each) => withinBudget(each, spent)),
  }
}
