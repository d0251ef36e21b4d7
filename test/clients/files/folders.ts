import type { Sample } from './make.ts'
import { sample } from './make.ts'

const moved = (made: Sample, path: string): Sample => ({ ...made, path })
const OUTER = sample('outer', [])
const [FIRST, SECOND] = [
  sample('same-name-first', ['name-dir-mismatch'], { fields: { name: 'same-name' } }),
  sample('same-name-second', ['name-dir-mismatch'], { fields: { name: 'same-name' } }),
]

/** Where a skill lies, and beside what. */
export const FOLDERS: readonly Sample[] = [
  moved(sample('nested-once', []), 'group/nested-once/SKILL.md'),
  moved(sample('nested-twice', []), 'group/deeper/nested-twice/SKILL.md'),
  moved(sample('nested-six', []), 'group/2/3/4/5/nested-six/SKILL.md'),
  { ...moved(sample('inside-another', []), 'outer/inside-another/SKILL.md'), beside: [OUTER] },
  moved(sample('hidden-folder', []), '.hidden/hidden-folder/SKILL.md'),
  { ...sample('linked-folder', []), linked: true },
  { ...FIRST, beside: [SECOND] },
  { ...SECOND, beside: [FIRST] },
  moved(sample('flat-file', []), 'flat-file.md'),
]
