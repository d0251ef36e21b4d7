import { resolve } from 'node:path'
import { discover } from '../files/discover.ts'
import type { Found } from '../files/found-path.ts'
import { absoluteOf, directoryOf, shownPath } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import { fromRoot, isInside, realFolder, slashed } from '../files/paths.ts'
import { readFound } from '../files/read.ts'
import { openRepositories } from '../files/repository-files.ts'
import { plane } from '../formats/plane/index.ts'
import type { Query, Registered } from '../formats/plane/registry.ts'
import { registeredSkill, searchSkills } from '../formats/plane/registry.ts'
import { LARGEST_FILE } from '../lint/reading.ts'
import { sourceOf } from '../lint/source.ts'
import type { Files } from '../model.ts'
import type { Outcome } from '../project/outcome.ts'
import { refused, written } from '../project/outcome.ts'
import { printJson } from '../reporters/json.ts'
import { quote, quotePath } from '../wording/quote.ts'

const LIMIT = 10

/**
 * Prints what the registry of the Skills plane would answer: each directory with a SKILL.md, directly in the
 * folder, is a skill. What cannot be read is left out with a note.
 */
export function search(
  [folder = '', text = '', ...filters]: readonly string[],
  domain: string | undefined,
  host: Host,
): Outcome {
  const query = readQuery(text, filters, domain)
  if (typeof query === 'string') return refused(query)
  const base = realFolder(resolve(host.cwd, folder), host)
  const { found, unmatched } = discover(
    [folder],
    { gitignore: false, isNamed: (path) => /(?:^|\/)SKILL\.md$/.test(path) },
    host,
  )
  const own = found.filter((file) => isOwn(absoluteOf(file), base))
  if (own.length === 0) {
    const reason = unmatched[0]?.reason ?? 'no folder in it has a `SKILL.md`'
    return refused(`${quotePath(folder)}: ${reason}.`)
  }
  const notes: string[] = []
  const { filesOf } = openRepositories(host)
  const skills = own.flatMap((file) => registered(file, filesOf(file.root), notes, host))
  return {
    stdout: printJson({ ok: true, results: searchSkills(skills, query) }),
    stderr: written(notes),
    exitCode: 0,
  }
}

function isOwn(path: string, base: string): boolean {
  return isInside(path, base) && slashed(fromRoot(path, base)).split('/').length === 2
}

function readQuery(text: string, filters: readonly string[], domain: string | undefined): Query | string {
  const limits = filters.filter((filter) => /^\^\d{1,6}$/.test(filter))
  const tags = filters.filter((filter) => /^#\S+$/.test(filter)).map((filter) => filter.slice(1))
  const other = filters.find((filter) => !/^(?:\^\d{1,6}|#\S+)$/.test(filter))
  if (other !== undefined)
    return `${quote(other)} is no filter. Write a tag as \`#tag\`, and the number of results as \`^N\`, in quotes.`
  if (limits.length > 1) return `\`${limits[1]}\` is a second limit. Leave one out.`
  return { text, tags, domain, limit: limits[0] === undefined ? LIMIT : Number(limits[0].slice(1)) }
}

function registered(file: Found, files: Files, notes: string[], host: Host): readonly Registered[] {
  const reading = readFound(file, LARGEST_FILE, host)
  const skill =
    'text' in reading && reading.state === 'text'
      ? plane.parse(
          sourceOf({ path: file.path, text: reading.text, directory: directoryOf(file, host), files }),
        )
      : undefined
  if (skill?.frontmatter.state === 'read') return [registeredSkill(skill)]
  notes.push(
    `${quotePath(shownPath(file, host.cwd))} is left out (\`PARSE_FAILED\`): its frontmatter cannot be read.`,
  )
  return []
}
