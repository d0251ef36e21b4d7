import type { Registry } from '../lint/lint-file.ts'
import { LARGEST_FILE } from '../lint/reading.ts'
import { refusalOf } from './file/index.ts'
import { tooLarge } from './file/rules/too-large.ts'
import { formatOf, isDocument, isSeenByOthers } from './names.ts'
import { rules } from './rules.ts'

/** All formats there are. */
export const registry: Registry = {
  formatOf,
  isDocument,
  isSeenByOthers,
  refusalOf,
  limitFor: (settings) => settings.options?.get(tooLarge.id)?.max ?? LARGEST_FILE,
  ids: () => rules.map(({ id }) => id),
}
