import type { Details, Edit, Field, Report } from '../../model.ts'
import { fieldsBelow } from '../../syntax/fields.ts'
import { suggest } from '../../wording/fixes.ts'
import { join } from '../../wording/paths.ts'
import { quote } from '../../wording/quote.ts'
import { listed } from '../../wording/wording.ts'
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
const OF_SUBFOLDER = 'For a folder of a repository, write a source `git-subdir` with `url`, `ref` and `path`.'

/** Reports each plugin of a marketplace that Claude Code cannot fetch from the object that is its source. */
export function reportRemoteSources({ plugins, files, home }: Manifest, report: Report): void {
  const isFolder = (path: string): boolean => /^\.{0,2}\//.test(path) || files.has(join(home, path))
  for (const { fields } of plugins) reportSource(fieldsBelow(fields, 'source'), isFolder, report)
}

type IsFolder = (path: string) => boolean

function reportSource(source: ReadonlyMap<string, Field>, isFolder: IsFolder, report: Report): void {
  const type = source.get('source')
  const [repo, url] = [source.get('repo'), source.get('url')]
  if (type?.value === 'git') return reportGit(type, source, report)
  const missing = NEEDED.get(String(type?.value))?.find((key) => !source.has(key))
  if (type !== undefined && missing !== undefined) {
    const isUrl = missing === 'repo' && url !== undefined
    const advice = isUrl ? 'Write `url`: a source of that type has one.' : 'Add it.'
    const problem = `A source \`${type.value}\` needs \`${missing}\`${LOSS}`
    return report(type.range, `${problem} ${advice}`, isUrl ? writing('url', type.range) : {})
  }
  if (type?.value === 'github') reportRepository(repo!, report)
  if (type?.value === 'url') reportUrl(url!, isFolder, report)
}

function reportGit({ range }: Field, source: ReadonlyMap<string, Field>, report: Report): void {
  const meant = source.has('path') ? 'git-subdir' : source.has('repo') ? 'github' : 'url'
  const missing = NEEDED.get(meant)!.filter((key) => !source.has(key))
  const also = missing.length === 0 ? '' : `, and add ${listed(missing.map((key) => `\`${key}\``))}`
  const isWhole = missing.length === 0
  report(
    range,
    `\`git\` is not a type of source${LOSS} Write \`${meant}\`${also}.`,
    isWhole ? writing(meant, range) : {},
  )
}

function writing(meant: string, range: Edit['range']): Details {
  return suggest(`Write ${quote(meant)}`, range, JSON.stringify(meant))
}

function reportRepository({ value, range }: Field, report: Report): void {
  if (typeof value !== 'string' || REPOSITORY.test(value)) return
  if (value === '') return report(range, `\`repo\` is empty${LOSS} Write \`owner/repo\`.`)
  const trimmed = value.trim()
  const isPadded = REPOSITORY.test(trimmed)
  const problem = `${quote(value)} ${isPadded ? 'has blank space around it' : 'is not `owner/repo`'}${LOSS}`
  const [, onGithub, rest] = ON_GITHUB.exec(trimmed) ?? []
  const meant = isPadded ? trimmed : onGithub
  if (meant === undefined) return report(range, `${problem} Write the owner and the name of the repository.`)
  if (isMore(rest)) return report(range, `${problem} ${OF_SUBFOLDER}`)
  report(range, `${problem} Write ${quote(meant)}.`, writing(meant, range))
}

function isMore(rest: string | undefined): boolean {
  return rest !== undefined && rest !== '/'
}

function reportUrl({ value, range }: Field, isFolder: IsFolder, report: Report): void {
  if (typeof value !== 'string' || URL_OR_HOST.test(value)) return
  if (value === '') return report(range, `\`url\` is empty${LOSS} Write the address of a repository.`)
  const problem = `${quote(value)} is not a URL that Claude Code fetches, so it cannot install the plugin.`
  if (isFolder(value))
    return report(
      range,
      `${problem} For a folder of the marketplace, write its path alone, as \`"source": "./plugin"\`.`,
    )
  const [, onGithub, rest] = ON_GITHUB.exec(value) ?? []
  if (isMore(rest)) return report(range, `${problem} ${OF_SUBFOLDER}`)
  const path = onGithub ?? OWNER_AND_NAME.exec(value)?.[0]
  if (path === undefined)
    return report(range, `${problem} Write one such as \`https://example.com/plugin.git\`.`)
  const meant = `https://github.com/${path}`
  report(range, `${problem} Did you mean ${quote(meant)}?`, writing(meant, range))
}
