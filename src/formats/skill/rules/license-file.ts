import { claudePluginAround } from '../../../references/plugins.ts'
import { textField } from '../../../syntax/fields.ts'
import { foldersAbove, join, normalize } from '../../../wording/paths.ts'
import { quote } from '../../../wording/quote.ts'
import { skillRule, skillWith } from '../example.ts'

/** A license file: `LICENSE.txt`, `docs/license-mit.md`, or in capitals `LICENSE`, `COPYING.LESSER`. */
const NAMED =
  /(?:^|[\s(`"'“‘])((?:[\w.-]+\/)*(?:licen[cs]e|copying|notice)(?:[-_][\w-]+)?\.(?:txt|md|rst|html|pdf))(?=$|[\s,;.)`"”]|['’](?!\w))/i
const CAPITALS =
  /(?:^|[\s(`"'“‘])((?:[\w.-]+\/)*(?:LICEN[CS]E|COPYING)(?:[.-][A-Z0-9]+)*)(?=$|[\s,;.)`"”]|['’](?!\w))/g
/** What is before a word in capitals that is a file; after anything else it is a word: `THE MIT LICENSE`. */
const LEADING = /(?:^|[(`"'“‘.,;:/–—]| -|\b(?:see|also|in|at|of|to|per|by|under|from|and|or|with)(?: the)?)$/i
/** The text says itself that the file is above the skill. */
const OF_REPOSITORY = /\b(?:root|repo|repository|top[- ]level|monorepo|parent|project|upstream)\b|\.\.\//i
const LONGEST_LEADING = 20

export const licenseFile = skillRule({
  id: 'skill/license-file',
  summary: 'The license file that `license` names exists',
  why: 'The field gives a license’s name or a bundled file. Who installs the skill alone looks for the file in its directory.',
  mindedBy: [],
  source: 'https://agentskills.io/specification#license-field',
  bad: skillWith('license: Complete terms in LICENSE.txt'),
  good: {
    ...skillWith('license: Complete terms in LICENSE.txt'),
    files: { 'skills/pdf/LICENSE.txt': 'MIT License\n' },
  },
  check({ fields, home, files, path: own, text }, report) {
    const license = textField(fields, 'license')
    if (license === undefined) return
    const named = fileIn(license.value)
    if (named === undefined) return
    const { file, place } = named
    const path = normalize(file)
    // What is outside the skill’s directory is not installed with it, but the text may say where it is.
    if (!path.startsWith('../') && files.has(home + path)) return
    if (OF_REPOSITORY.test(license.value) && foldersAbove(own).some((above) => files.has(join(above, path))))
      return
    const plugin = claudePluginAround(own, files)
    if (plugin !== undefined && files.has(join(plugin, path))) return
    // Where the value is written as it is read, the place of its text is known.
    const start = text.slice(...license.range).indexOf(license.value)
    const from = license.range[0]
    const at = start === -1 ? text.indexOf(file, from) : from + start + place
    const range = at === -1 || at >= license.range[1] ? license.range : ([at, at + file.length] as const)
    const message = `\`license\` names ${quote(file)}, but the skill’s directory has no such file. Add it, or write the license’s name.`
    report(range, message)
  },
})

function fileIn(license: string): { file: string; place: number } | undefined {
  const named = NAMED.exec(license)
  if (named !== null) return { file: named[1]!, place: named.index + named[0].length - named[1]!.length }
  for (const { 0: found, 1: file = '', index } of license.matchAll(CAPITALS)) {
    const end = index + found.length
    const place = end - file.length
    if (/[/.-]/.test(file) || /^ files?\b/i.test(license.slice(end, end + 7))) return { file, place }
    if (
      !/^\s+[A-Z]{2}/.test(license.slice(end, end + 4)) &&
      LEADING.test(license.slice(Math.max(place - LONGEST_LEADING, 0), place).trimEnd())
    )
      return { file, place }
  }
  return undefined
}
