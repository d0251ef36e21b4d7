import type { Host } from '../../files/host.ts'
import type { Discovered } from '../discover-files.ts'
import type { Options } from '../options.ts'
import type { Work } from './task.ts'

/** For fewer files a thread takes longer to start than it saves. */
const FEW = 1000
/** More threads wait for the disk and for each other. */
const MOST_THREADS = 4
/** Each thread has a memory of its own, whatever number is asked for. */
const MOST_ASKED_FOR = 64

/** What threads a run is worth; undefined where one thread does all. */
export function workFor(
  options: Options,
  { around, met }: Pick<Discovered, 'around' | 'met'>,
  { threads }: Host,
): Work | undefined {
  const { threads: wanted = 0, stdinPath, earlier, fix } = options
  // What only this thread knows cannot be copied: standard input, what files were before, and fixed text.
  if (threads === undefined || stdinPath !== undefined || earlier !== undefined || fix !== undefined)
    return undefined
  if (wanted === 0 && around.length < FEW) return undefined
  const most = wanted === 0 ? Math.min(threads.cores(), MOST_THREADS) : Math.min(wanted, MOST_ASKED_FOR)
  const number = Math.min(most, around.length)
  return number < 2 ? undefined : { threads: number, options, hasConfig: met }
}
