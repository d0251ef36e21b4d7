import type { Edit, Field, Report } from '../../model.ts'
import { fieldsBelow } from '../../syntax/fields.ts'
import { suggest } from '../../wording/fixes.ts'
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
/** The owner and name of a repository in an address, whatever is around them. */
const ON_GITHUB =
  /^(?:(?:https?:\/\/)?(?:www\.)?github\.com\/|git@github\.com:)([a-z\d][a-z\d-]*\/[\w.-]+?)(?:\.git)?(?:\/.*)?$/i
const OWNER_AND_NAME = /^[a-z\d][a-z\d-]*\/\w[\w.-]*$/i

const LOSS = ', so Claude Code cannot install the plugin.'

/** Reports each plugin of a marketplace that Claude Code cannot fetch from the object that is its source. */
export function reportRemoteSources({ plugins }: Manifest, report: Report): void {
  for (const { fields } of plugins) reportSource(fieldsBelow(fields, 'source'), report)
}

function reportSource(source: ReadonlyMap<string, Field>, report: Report): void {
  const type = source.get('source')
  const [repo, url] = [source.get('repo'), source.get('url')]
  if (type?.value === 'git') return reportGit(type, repo === undefined ? 'url' : 'github', report)
  const missing = NEEDED.get(String(type?.value))?.find((key) => !source.has(key))
  if (missing !== undefined)
    return report(type!.range, `A source \`${type!.value}\` needs \`${missing}\`${LOSS} Add it.`)
  if (type?.value === 'github') reportRepository(repo!, report)
  if (type?.value === 'url') reportUrl(url!, report)
}

function reportGit({ range }: Field, meant: string, report: Report): void {
  report(range, `\`git\` is not a type of source${LOSS} Write \`${meant}\`.`, writing(meant, range))
}

function writing(meant: string, range: Edit['range']): ReturnType<typeof suggest> {
  return suggest(`Write ${quote(meant)}`, range, JSON.stringify(meant))
}

function reportRepository({ value, range }: Field, report: Report): void {
  if (typeof value !== 'string' || REPOSITORY.test(value)) return
  const meant = ON_GITHUB.exec(value)?.[1]
  const problem = value === '' ? `\`repo\` is empty${LOSS}` : `${quote(value)} is not \`owner/repo\`${LOSS}`
  if (meant !== undefined) return report(range, `${problem} Write ${quote(meant)}.`, writing(meant, range))
  report(range, `${problem} Write the owner and the name of the repository.`)
}

function reportUrl({ value, range }: Field, report: Report): void {
  if (typeof value !== 'string' || URL_OR_HOST.test(value)) return
  const onGithub = ON_GITHUB.exec(value)?.[1] ?? OWNER_AND_NAME.exec(value)?.[0]
  const meant = onGithub === undefined ? undefined : `https://github.com/${onGithub}`
  const problem = value === '' ? `\`url\` is empty${LOSS}` : `${quote(value)} is not a URL${LOSS}`
  if (meant !== undefined)
    return report(range, `${problem} Did you mean ${quote(meant)}?`, writing(meant, range))
  const isLocal = /^\.{0,2}\//.test(value)
  report(
    range,
    `${problem} ${isLocal ? `For a folder of the marketplace, write its path as text: \`"source": "./plugin"\`` : 'Write one such as `https://example.com/plugin.git`'}.`,
  )
}
