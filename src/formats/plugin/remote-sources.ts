import type { Field, Report } from '../../model.ts'
import { fieldsBelow } from '../../syntax/fields.ts'
import { suggest } from '../../wording/fixes.ts'
import { quote } from '../../wording/quote.ts'
import type { Manifest } from './parse.ts'

/** What each kind of source needs. Claude Code 2.1.332 was asked; an unknown kind may be a new one. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  github: ['repo'],
  url: ['url'],
  'git-subdir': ['url', 'path'],
  npm: ['package'],
}
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/
const ADDRESS = /^(?:https?|ssh|git\+ssh|ssh\+git|file):\/\/|^[\w.-]+@[\w.-]+:/

/** Reports each plugin of a marketplace that Claude Code cannot fetch from the object that is its source. */
export function reportRemoteSources({ plugins }: Manifest, report: Report): void {
  for (const { fields } of plugins) {
    const source = fieldsBelow(fields, 'source')
    const kind = source.get('source')
    if (kind === undefined || typeof kind.value !== 'string') continue
    const missing = NEEDED[kind.value]?.find((key) => !source.has(key))
    if (missing !== undefined)
      report(kind.range, `A source \`${kind.value}\` needs \`${missing}\`${LOSS} Add it.`)
    else if (kind.value === 'github') reportRepository(source.get('repo')!, report)
    else if (kind.value === 'url') reportAddress(source.get('url')!, report)
    else if (kind.value === 'git')
      report(kind.range, `\`git\` is no kind of source${LOSS} Write \`url\`.`, writing('url', kind))
  }
}

const LOSS = ', so Claude Code cannot install the plugin.'

function writing(meant: string, { range }: Field): ReturnType<typeof suggest> {
  return suggest(`Write ${quote(meant)}`, range, JSON.stringify(meant))
}

function reportRepository(repo: Field, report: Report): void {
  if (typeof repo.value !== 'string' || REPOSITORY.test(repo.value)) return
  const meant = /^(?:https?:\/\/)?(?:www\.)?github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(
    repo.value,
  )?.[1]
  const problem = `${quote(repo.value)} is not \`owner/repo\`${LOSS}`
  if (meant === undefined)
    return report(repo.range, `${problem} Write the owner and the name of the repository.`)
  report(repo.range, `${problem} Write ${quote(meant)}.`, writing(meant, repo))
}

function reportAddress(url: Field, report: Report): void {
  if (typeof url.value !== 'string' || ADDRESS.test(url.value)) return
  const meant = REPOSITORY.test(url.value) ? `https://github.com/${url.value}` : undefined
  const problem = `${quote(url.value)} is no address${LOSS}`
  if (meant === undefined) return report(url.range, `${problem} Start it with \`https://\`.`)
  report(url.range, `${problem} Did you mean ${quote(meant)}?`, writing(meant, url))
}
