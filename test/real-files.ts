import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A folder of files that people have published, beside the repository. Only tests at length look into it. */
export const realFiles = fileURLToPath(new URL('../../shared/corpus', import.meta.url))

/** Whether the folder is there; a test that needs it is skipped where it is not. */
export const hasRealFiles = existsSync(realFiles)
if (!hasRealFiles) console.log('skipped: the real files of ../shared/corpus are not here')
