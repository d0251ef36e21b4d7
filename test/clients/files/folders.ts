import type { Sample } from './make.ts'
import { sample } from './make.ts'

const moved = (made: Sample, path: string): Sample => ({ ...made, path })
const OUTER = sample('outer', [])
const sameName = (id: string): Sample => sample(id, [], { fields: { name: 'same-name' } })

/** Where a skill lies, and beside what. */
export const FOLDERS: readonly Sample[] = [
  moved(sample('nested-once', []), 'group/nested-once/SKILL.md'),
  moved(sample('nested-twice', []), 'group/deeper/nested-twice/SKILL.md'),
  moved(sample('nested-six', []), 'group/2/3/4/5/nested-six/SKILL.md'),
  { ...moved(sample('inside-another', []), 'outer/inside-another/SKILL.md'), beside: [OUTER] },
  moved(sample('hidden-folder', []), '.hidden/hidden-folder/SKILL.md'),
  { ...sample('linked-folder', []), linked: true },
  { ...sameName('same-name'), twin: sameName('same-name-again') },
  moved(sample('flat-file', []), 'flat-file.md'),
]
