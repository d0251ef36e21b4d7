import type { Sample } from './make.ts'
import { sample } from './make.ts'

const moved = (made: Sample, path: string): Sample => ({ ...made, path })
const OUTER = sample('outer', [])
const ROOT = { ...OUTER, path: 'SKILL.md' }
const sameName = (id: string): Sample => sample(id, [], { fields: { name: 'same-name' } })
const deep = (id: string, levels: number): Sample =>
  moved(sample(id, []), `${Array.from({ length: levels - 1 }, (_, at) => at + 2).join('/')}/${id}/SKILL.md`)

/** Where a skill lies, and beside what. */
export const FOLDERS: readonly Sample[] = [
  moved(sample('nested-once', []), 'group/nested-once/SKILL.md'),
  moved(sample('nested-twice', []), 'group/deeper/nested-twice/SKILL.md'),
  moved(sample('nested-six', []), 'group/2/3/4/5/nested-six/SKILL.md'),
  deep('nested-nine', 9),
  deep('nested-twelve', 12),
  { ...moved(sample('inside-another', []), 'outer/inside-another/SKILL.md'), beside: [OUTER] },
  { ...moved(sample('deep-inside-another', []), 'outer/a/deep-inside-another/SKILL.md'), beside: [OUTER] },
  {
    ...moved(sample('inside-broken', []), 'broken/inside-broken/SKILL.md'),
    beside: [{ path: 'broken/SKILL.md', text: '---\nname: "' }],
  },
  moved(sample('hidden-folder', []), '.hidden/hidden-folder/SKILL.md'),
  moved(sample('dot-folder', []), '.dot-folder/SKILL.md'),
  moved(sample('in-node-modules', []), 'node_modules/in-node-modules/SKILL.md'),
  { ...moved(sample('right-in-the-root', []), 'SKILL.md'), apart: true },
  { ...sample('beside-the-root', []), beside: [ROOT], apart: true },
  { ...sample('linked-folder', []), linked: 'folder' },
  { ...sample('linked-file', []), linked: 'file' },
  { ...sameName('same-name'), twin: sameName('same-name-again') },
  moved(sample('flat-file', []), 'flat-file.md'),
  { ...sample('ignored-by-git', []), ignoredBy: '.gitignore' },
  { ...sample('ignored-here', []), beside: [{ path: '.gitignore', text: 'ignored-here/\n' }] },
  { ...sample('ignored-for-search', []), beside: [{ path: '.ignore', text: 'ignored-for-search/\n' }] },
  { ...sample('started-below', []), start: 'sub/deep', apart: true },
  { ...sample('in-a-subdirectory', []), above: 'sub', start: 'sub/deep', apart: true },
]
