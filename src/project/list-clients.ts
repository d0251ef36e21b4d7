import type { FoundViolation } from '../clients/violations.ts'
import type { Found } from '../files/found-path.ts'
import { shownPath } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import { encoding } from '../formats/file/rules/encoding.ts'
import { formatOf } from '../formats/names.ts'
import { skill as skillFormat } from '../formats/skill/index.ts'
import type { Reading } from '../lint/reading.ts'
import { matrixConcise } from '../reporters/clients/concise.ts'
import { matrixJson } from '../reporters/clients/json.ts'
import type { ReadSkill } from '../reporters/clients/judge.ts'
import { matrixOf } from '../reporters/clients/judge.ts'
import type { Matrix } from '../reporters/clients/judged.ts'
import { matrixMarkdown } from '../reporters/clients/markdown.ts'
import { matrixText, skillsText } from '../reporters/clients/text.ts'
import { hasFailed } from './check.ts'
import type { Discovered } from './discover-files.ts'
import { chosenBy, discoverFiles } from './discover-files.ts'
import type { Options } from './options.ts'
import type { Outcome } from './outcome.ts'
import { written } from './outcome.ts'
import { sourceFrom } from './read-source.ts'

/**
 * Prints what clients do with skills, or with `isAll` with each. The exit code is 1 where a client that the command
 * line chose refuses a skill.
 */
export function listClients(options: Options, host: Host, isAll = false): Outcome {
  const search = discoverFiles(options, host)
  const { unread, ...matrix } = judgeSkills(options, search, host)
  const failed = unread.length > 0 || hasFailed(search, options)
  const isRefused = matrix.skills.some(({ verdicts }) =>
    verdicts.some(({ outcome }) => outcome === 'refused'),
  )
  return {
    stdout: printed(matrix, options, isAll),
    stderr: written([...search.unmatched, ...search.configs.problems, ...unread]),
    exitCode: failed ? 2 : options.clients !== undefined && isRefused ? 1 : 0,
  }
}

function printed(matrix: Matrix, { outputs, paths }: Options, isAll: boolean): string {
  const reporter = outputs[0]?.reporter
  if (reporter === 'json') return matrixJson(matrix)
  if (reporter === 'markdown') return matrixMarkdown(matrix)
  if (reporter === 'concise') return matrixConcise(matrix)
  const isOneByOne = isAll || paths.some((path) => path !== '.') || matrix.skills.length === 1
  return isOneByOne && matrix.skills.length > 0 ? skillsText(matrix, isAll) : matrixText(matrix)
}

/**
 * Asks of each skill what the clients do with it that are chosen, else all. Files that cannot be read are `unread`,
 * a line for each.
 */
export function judgeSkills(options: Options, search: Discovered, host: Host) {
  const read: ReadSkill[] = []
  const unread: string[] = []
  for (const found of search.found) {
    const path = shownPath(found, host.cwd)
    const at = skillAt(found, search, host)
    if (at === 'unreadable') unread.push(`\`${path}\` cannot be read. Run \`passmuster\` to see why.`)
    else if (at !== undefined)
      read.push({ ...at, path, root: found.root, contextWindow: search.settingsFor(found).contextWindow })
  }
  return { ...matrixOf(read, chosenBy(options, search)), unread }
}

function skillAt(
  found: Found,
  { read, repositories, settingsFor }: Discovered,
  host: Host,
): Pick<ReadSkill, 'skill' | 'violations'> | 'unreadable' | undefined {
  const reading = read(found)
  const isUtf8 = reading.state !== 'not-utf8'
  const whole: Reading = isUtf8 ? reading : { state: 'text', text: reading.whole }
  const source = sourceFrom(found, whole, repositories, host)
  const format = formatOf(source, settingsFor(found))
  if (format?.name !== skillFormat.name) return undefined
  if (!('text' in reading)) return 'unreadable'
  const skill = skillFormat.parse(source)
  return skill.fragment ? undefined : { skill, violations: isUtf8 ? [] : [NOT_UTF_8] }
}

export const NOT_UTF_8: FoundViolation = { id: 'not-utf-8', rule: encoding.id, fields: new Map() }
