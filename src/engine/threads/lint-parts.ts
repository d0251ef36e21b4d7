import type { Reading } from '../../files/read.ts'
import { filesByRoot } from '../../files/repository-files.ts'
import { spending } from '../budget.ts'
import type { LintContext } from '../lint-file.ts'
import { lintFile } from '../lint-file.ts'
import type { Read, Task } from './task.ts'

/**
 * Takes parts of the files until none is left, and tells what it finds in each. The whole budget is there for each
 * thread: what is too much for all of them together is left out when their parts are joined.
 */
export async function lintParts(
  { files, size, next, budget }: Pick<Task, 'files' | 'size' | 'next' | 'budget'>,
  context: LintContext,
  tell: (index: number, part: readonly Read[]) => void,
): Promise<void> {
  const filesIn = filesByRoot(context.host)
  const spent = spending(budget)
  let units = 0
  const read: LintContext['read'] = (found) => {
    const reading: Reading = context.read(found)
    if ('text' in reading) units += reading.text.length
    return reading
  }
  for (let index = Atomics.add(next, 0, 1); index * size < files.length; index = Atomics.add(next, 0, 1)) {
    const part: Read[] = []
    for (const found of files.slice(index * size, (index + 1) * size)) {
      units = 0
      const linted = await lintFile(found, filesIn(found.root), { ...context, read }, spent)
      part.push({ linted, units })
    }
    tell(index, part)
  }
}
