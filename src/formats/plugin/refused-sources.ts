import type { Field, Report } from '../../model.ts'
import { fieldsBelow } from '../../syntax/fields.ts'
import { quote } from '../../wording/quote.ts'
import { alsoAt } from '../by-key.ts'
import type { Manifest } from './parse.ts'

/** Reports all sources of a marketplace that Claude Code refuses, as one finding: they have one cause. */
export function reportSources({ fields, plugins }: Manifest, report: Report): void {
  const hasRoot = fieldsBelow(fields, 'metadata').has('pluginRoot')
  const refused = plugins.flatMap(({ fields: own }) => {
    const source = own.get('source')
    const isTaken = hasRoot ? /^\.\/|^[\w.-]+$/ : /^\.(?:\/|$)/
    return typeof source?.value !== 'string' || isTaken.test(source.value) ? [] : source
  })
  const isAbove = ({ value }: Field): boolean => /^\.\.(?:\/|$)/.test(String(value))
  reportAbove(refused.filter(isAbove), report)
  const [first, ...others] = refused.filter((source) => !isAbove(source))
  if (first === undefined) return
  const meant = meantBy(String(first.value)).replace(/^"|"$/g, '')
  const edits = [first, ...others].map(({ range, value }) => ({ range, text: meantBy(String(value)) }))
  const message = `${quote(String(first.value))} does not start with \`./\`, so Claude Code refuses the marketplace. Write ${quote(meant)}.`
  const title = others.length === 0 ? `Write ${quote(meant)}` : 'Correct each source'
  report(first.range, message, {
    fix: { title, safe: false, edits },
    ...alsoAt(others, 'Here, too.'),
  })
}

/** Reports sources that leave the folder of the marketplace: no spelling of theirs would do. */
function reportAbove([first, ...others]: readonly Field[], report: Report): void {
  if (first === undefined) return
  const message = `${quote(String(first.value))} is outside the marketplace, so Claude Code refuses the marketplace. Move \`.claude-plugin/\` above both, and write paths from there.`
  report(first.range, message, alsoAt(others, 'Here, too.'))
}

/** What Claude Code takes for a source that is an address, or a path without `./`. */
function meantBy(source: string): string {
  const repo = /^github:([^/]+\/[^/]+)$/.exec(source)?.[1]
  if (repo !== undefined) return `{ "source": "github", "repo": ${JSON.stringify(repo)} }`
  if (/^\w+:\/\/|^git@/.test(source)) return `{ "source": "url", "url": ${JSON.stringify(source)} }`
  return JSON.stringify(`./${source.replace(/^(?:\.{0,2}\/)+/, '')}`)
}
