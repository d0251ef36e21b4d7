import type { OpenclawKeys } from '../../../clients/openclaw-keys.ts'
import {
  INSTALL_KEYS,
  OPENCLAW_BLOCKS,
  OPENCLAW_KEYS,
  REQUIRES_KEYS,
} from '../../../clients/openclaw-keys.ts'
import { renaming } from '../../../lint/fields/unknown-fields.ts'
import type { Data, Report } from '../../../model.ts'
import { isList, isMapping } from '../../../syntax/fields.ts'
import { MOST_COMPARED } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { skillRule, skillWith } from '../example.ts'
import { misspeltKeys } from '../misspelt-keys.ts'

const skillNeeding = (key: string) => skillWith(`metadata:\n  openclaw:\n    ${key}:\n      bins: [qpdf]`)

export const openclawKey = skillRule({
  id: 'skill/openclaw-key',
  fix: 'suggested',
  summary: 'No key of `metadata.openclaw` is misspelt',
  why: 'OpenClaw reads requirements, installers and the like from `openclaw` in `metadata`, or from its former names `clawdbot`, `clawdis` and `moltbot`. It ignores a misspelt key without a message. Other keys are not reported.',
  mindedBy: ['openclaw', 'clawhub'],
  source:
    'https://github.com/openclaw/openclaw/blob/14626a34d7eefb39ebae58fd9ee8918fdd7aaaec/src/skills/loading/frontmatter.ts',
  bad: skillNeeding('requres'),
  check({ fields }, report) {
    const metadata = fields.get('metadata')?.value
    if (!isMapping(metadata)) return
    const block = OPENCLAW_BLOCKS.map((key) => metadata.get(key)?.value).find(isMapping)
    if (block === undefined) return
    reportKeys(block, OPENCLAW_KEYS, report)
    reportKeys(block.get('requires')?.value, REQUIRES_KEYS, report)
    const install = block.get('install')?.value
    for (const { value } of isList(install) ? install.slice(0, MOST_COMPARED) : [])
      reportKeys(value, INSTALL_KEYS, report)
  },
})

function reportKeys(part: Data | undefined, { read, besides }: OpenclawKeys, report: Report): void {
  for (const { key, field, meant } of isMapping(part) ? misspeltKeys(part, read, besides) : []) {
    const message = `OpenClaw does not read ${quote(key)} here. Did you mean \`${meant}\`?`
    report(field.key, message, renaming(field, key, meant))
  }
}
