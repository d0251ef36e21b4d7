import { propose } from '../../lint/fields/other-value.ts'
import type { Field, Report } from '../../model.ts'
import { fieldsBelow } from '../../syntax/fields.ts'
import { join } from '../../wording/paths.ts'
import { quote } from '../../wording/quote.ts'
import type { Manifest } from './parse.ts'

/** What each type of source needs. Claude Code 2.1.332 was asked; an unknown type may be a new one. */
const NEEDED = new Map([
  ['github', ['repo']],
  ['url', ['url']],
  ['git-subdir', ['url', 'path']],
  ['npm', ['package']],
])
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/
const URL_OR_HOST = /^(?:https?|ssh|git\+ssh|ssh\+git|file):\/\/|^[\w.-]+@[\w.-]+:/i
/** The owner and name of a repository in an address, and what follows them. */
const ON_GITHUB =
  /^(?:(?:https?:\/\/)?(?:www\.)?github\.com\/|git@github\.com:)([a-z\d][a-z\d-]*\/[\w.-]+?)(?:\.git)?(\/.*)?$/i
const OWNER_AND_NAME = /^[a-z\d][a-z\d-]*\/\w[\w.-]*$/i

const LOSS = ', so Claude Code cannot install the plugin.'
const OF_FOLDER = 'For a folder of the marketplace, write its path alone, as `"source": "./plugin"`.'
const OF_SUBFOLDER = 'For a folder of a repository, write a source `git-subdir` with `url`, `ref` and `path`.'

/** Reports each plugin of a marketplace that Claude Code cannot fetch from the object that is its source. */
export function reportRemoteSources({ plugins, files, home }: Manifest, report: Report): void {
  const isFolder = (path: string): boolean => /^\.{0,2}\//.test(path) || files.has(join(home, path))
  for (const { fields } of plugins) reportSource(fieldsBelow(fields, 'source'), isFolder, report)
}

type IsFolder = (path: string) => boolean

function reportSource(source: ReadonlyMap<string, Field>, isFolder: IsFolder, report: Report): void {
  const type = source.get('source')
  if (type === undefined) return
  if (type.value === 'git') {
    const meant = source.has('path') ? 'git-subdir' : source.has('repo') ? 'github' : 'url'
    const also = source.has('url') || meant === 'github' ? '' : ', and add the field `url`'
    return report(type.range, `\`git\` is not a type of source${LOSS} Write \`${meant}\`${also}.`)
  }
  const missing = NEEDED.get(String(type.value))?.find((key) => !source.has(key))
  if (missing !== undefined) {
    const advice = missing === 'repo' ? adviceOnUrl(source.get('url')) : 'Add it.'
    return report(type.range, `A source \`${type.value}\` needs \`${missing}\`${LOSS} ${advice}`)
  }
  if (type.value === 'github') reportRepository(source.get('repo')!, report)
  if (type.value === 'url') reportUrl(source.get('url')!, isFolder, report)
}

/** What to do about the `url` of a source `github`, which has none. */
function adviceOnUrl(url: Field | undefined): string {
  if (url === undefined) return 'Add it.'
  return OWNER_AND_NAME.test(String(url.value))
    ? 'Rename `url` to `repo`.'
    : 'Write `url`: a source of that type has one.'
}

function reportRepository({ value, range }: Field, report: Report): void {
  if (typeof value !== 'string' || REPOSITORY.test(value)) return
  if (value === '') return report(range, `\`repo\` is empty${LOSS} Write \`owner/repo\`.`)
  const own = value.trim()
  const [, onGithub, rest] = REPOSITORY.test(own) ? [own, own] : (ON_GITHUB.exec(own) ?? [])
  const meant = isMore(rest) ? undefined : onGithub
  const otherwise = isMore(rest) ? OF_SUBFOLDER : 'Write the owner and the name of the repository.'
  const problem = `${quote(value)} is not \`owner/repo\` alone${LOSS}`
  propose(range, { problem, meant, otherwise, write: JSON.stringify }, report)
}

function isMore(rest: string | undefined): boolean {
  return rest !== undefined && rest !== '/'
}

function reportUrl({ value, range }: Field, isFolder: IsFolder, report: Report): void {
  if (typeof value !== 'string' || URL_OR_HOST.test(value)) return
  if (value === '') return report(range, `\`url\` is empty${LOSS} Write the address of a repository.`)
  const problem = `${quote(value)} is not a URL that Claude Code fetches, so it cannot install the plugin.`
  if (isFolder(value)) return report(range, `${problem} ${OF_FOLDER}`)
  const [, onGithub, rest] = ON_GITHUB.exec(value) ?? []
  const path = isMore(rest) ? undefined : (onGithub ?? OWNER_AND_NAME.exec(value)?.[0])
  const meant = path && `https://github.com/${path}`
  const otherwise = isMore(rest) ? OF_SUBFOLDER : 'Write one such as `https://example.com/plugin.git`.'
  propose(range, { problem, meant, otherwise, write: JSON.stringify }, report)
}
