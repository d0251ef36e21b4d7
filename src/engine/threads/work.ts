import { openConfigs } from '../../config/find-config-files.ts'
import type { Host } from '../../files/host.ts'
import { listingOnce } from '../../files/host.ts'
import { filesByRoot } from '../../files/repository-files.ts'
import { loadLoader } from '../discover-files.ts'
import { contextOf } from '../lint-context.ts'
import { readerBy, settingsBy } from '../settings-by-file.ts'
import { lintParts } from './lint-parts.ts'
import type { SentPart, Task } from './task.ts'
import { toSent } from './task.ts'

/** Does what a thread does of a task, and sends each part when it is done. */
export async function work(task: Task, machine: Host, send: (part: SentPart) => void): Promise<void> {
  const { options, hasConfig, cwd, budget } = task
  const host = listingOnce({ ...machine, cwd })
  const configs = openConfigs(
    hasConfig ? options.config : false,
    host,
    hasConfig ? await loadLoader() : undefined,
  )
  const settings = settingsBy(options, configs, filesByRoot(host))
  const read = readerBy(settings.settingsFor, host)
  const context = contextOf(options, { ...settings, read }, host, budget)
  await lintParts(task, context, (index, part) =>
    send({ index, files: part.map(({ linted, units }) => ({ sent: toSent(linted), units })) }),
  )
}
