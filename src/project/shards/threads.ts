import { availableParallelism } from 'node:os'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { Host } from '../../files/host.ts'
import { listingOnce } from '../../files/host.ts'
import { machine } from '../../files/node-host.ts'
import type { Result, Shard } from '../../reporters/report.ts'
import { discoverFiles } from '../discover-files.ts'
import type { Options } from '../options.ts'
import { openWorkspaces } from '../workspaces.ts'
import type { OtherShards } from './shard.ts'

/** More threads than that read the same files more often than they save. */
const MOST_THREADS = 4

/**
 * Starts a thread for each shard of a run but the first one; undefined where one thread does it all: on one processor,
 * and where a run writes files or its options hold more than a thread can be told. Only for files of the machine.
 */
export function startShards(options: Options): OtherShards | undefined {
  const { fix, shard, stdinPath, earlier } = options
  const count = Math.min(availableParallelism(), MOST_THREADS)
  const isPlain = [fix, shard, stdinPath, earlier].every((each) => each === undefined)
  if (count === 1 || !isPlain) return undefined
  const indexes = Array.from({ length: count - 1 }, (_, index) => index + 2)
  return {
    count,
    results: Promise.all(indexes.map((index) => judgedOnThread({ ...options, shard: { index, count } }))),
  }
}

/** The results of a shard; undefined where its thread came to no end. */
function judgedOnThread(
  options: Options & { readonly shard: Shard },
): Promise<readonly Result[] | undefined> {
  return new Promise<readonly Result[] | undefined>((resolve) => {
    const thread = new Worker(__filename, { workerData: { shardOf: options } })
    thread.once('message', resolve)
    thread.once('error', () => resolve(undefined))
    thread.once('exit', () => resolve(undefined))
    // Node may forbid threads, and options may hold what cannot be handed over.
  }).catch(() => undefined)
}

/** The same run as the whole one, of which only the files of a shard are judged. */
export function resultsOf(options: Options, machine: Host): readonly Result[] {
  const host = listingOnce(machine)
  const search = discoverFiles(options, host)
  return openWorkspaces(search.around, search, options, host).results()
}

/** A thread starts with this module. */
const { shardOf } = (workerData ?? {}) as { readonly shardOf?: Options }
if (shardOf !== undefined) parentPort?.postMessage(resultsOf(shardOf, machine))
