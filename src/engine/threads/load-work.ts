import type { Host } from '../../files/host.ts'
import type { Task } from './task.ts'

/** Loads what a thread does: the program itself does not need it. */
export async function loadWork(
  machine: Host,
): Promise<(task: unknown, send: (message: unknown) => void) => Promise<void>> {
  const { work } = await import('./work.ts')
  return (task, send) => work(task as Task, machine, send)
}
