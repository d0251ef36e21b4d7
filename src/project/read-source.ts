import type { Found } from '../files/found-path.ts'
import { directoryOf } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import type { Reading } from '../lint/reading.ts'
import { sourceOf } from '../lint/source.ts'
import type { Source } from '../model.ts'
import type { Discovered } from './discover-files.ts'

/** The source of a file that was found and read; without text where it cannot be read. */
export function sourceFrom(
  found: Found,
  reading: Reading | undefined,
  { filesOf }: Discovered['repositories'],
  host: Host,
): Source {
  const text = reading !== undefined && 'text' in reading ? reading.text : ''
  return sourceOf({
    path: found.path,
    text,
    directory: directoryOf(found, host),
    files: filesOf(found.root),
  })
}
