import { basename } from 'node:path'
import type { Threads } from './host.ts'
import packages from './packages.cjs'

/** Tells a thread from the start of the program, before anything is loaded that only threads need. */
const MARK = 'PASSMUSTER_THREAD'

/** The threads of the machine; each runs the program that this is a part of. */
export const threads: Threads = {
  // Where the source is run, there is no program that a thread could run.
  cores: () => (basename(packages.program()) === 'packages.cjs' ? 1 : packages.os().availableParallelism()),
  start(task, hear) {
    const { Worker } = packages.workerThreads()
    return new Promise((resolve, reject) => {
      const worker = new Worker(packages.program(), {
        workerData: task,
        env: { ...process.env, [MARK]: '1' },
      })
      worker.on('message', hear)
      worker.on('error', reject)
      worker.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`a thread ended with code ${code}`)),
      )
    })
  },
}

/**
 * Where this is a thread, does its work and says so. A fault ends the thread, and who started it hears of it.
 */
export async function serveThread(
  load: () => Promise<(task: unknown, send: (message: unknown) => void) => Promise<void>>,
): Promise<boolean> {
  if (process.env[MARK] === undefined) return false
  const { isMainThread, parentPort, workerData } = packages.workerThreads()
  if (isMainThread) return false
  const work = await load()
  await work(workerData, (message) => parentPort!.postMessage(message))
  return true
}
