import { quote } from '../../../message.ts'
import { textField } from '../../../fields.ts'
import type { Rule } from '../../../types.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

/** A license file as authors name it: `LICENSE.txt`, `docs/license-mit.md`, or, in capitals, `LICENSE` and `LICENSE-MIT`. */
const NAMED = /(?:^|[\s(`])((?:[\w.-]+\/)*(?:licen[cs]e|copying|notice)(?:[-_][\w-]+)?\.(?:txt|md|rst|html|pdf))(?=$|[\s,;.)`])/i
const CAPITALS = /(?:^|[\s(`])((?:[\w.-]+\/)*(?:LICEN[CS]E|COPYING)(?:-[A-Z0-9]+)?)(?=$|[\s,;.)`])/

export const licenseFile: Rule<Skill> = {
  id: 'skill/license-file',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'The license file that `license` names is there',
  why: 'The field gives a license’s name or a bundled file. Who installs the skill alone looks for the file in its directory.',
  source: 'https://agentskills.io/specification#license-field',
  bad: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'license: Complete terms in LICENSE.txt\n---\nRead') },
  good: {
    path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'license: Complete terms in LICENSE.txt\n---\nRead'),
    files: { 'skills/pdf/LICENSE.txt': 'MIT License\n' },
  },
  check({ fields, home, source: { files, text } }, report) {
    const license = textField(fields, 'license')
    if (license === undefined) return
    const file = (NAMED.exec(license.value) ?? CAPITALS.exec(license.value))?.[1]
    if (file === undefined || files.has(home + file)) return
    const at = text.indexOf(file, license.range[0])
    const range = at === -1 || at >= license.range[1] ? license.range : ([at, at + file.length] as const)
    report(range, `\`license\` names ${quote(file)}, which is not in the skill’s directory. Add the file, or give the license’s name.`)
  },
}
