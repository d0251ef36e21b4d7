import type { Data, Field, Report } from '../../model.ts'
import { isList, isMapping } from '../../syntax/fields.ts'
import { quote } from '../../wording/quote.ts'
import { listed } from '../../wording/wording.ts'
import { alsoAt } from '../by-key.ts'
import type { Manifest } from './parse.ts'

/** What Claude Code takes for the value of a field. */
interface Taken {
  readonly what: string
  takes(value: Data): boolean
  /** What is wrong with a value, where it is not simply another. */
  fault?(value: Data): string | undefined
  /** In JSON, what a value means that it does not take; undefined where nobody knows. */
  meant?(value: Data): string | undefined
}

const TEXT: Taken = { what: 'text', takes: (value) => typeof value === 'string' }
const NAME: Taken = { what: 'text', takes: (value) => typeof value === 'string' && value !== '' }
const LIST: Taken = {
  what: 'a list of texts',
  takes: (value) => isList(value) && value.every((item) => TEXT.takes(item.value)),
}
const PATHS: Taken = {
  what: 'a path or a list of paths',
  takes: (value) => TEXT.takes(value) || LIST.takes(value),
}
const ENTRIES: Taken = { what: 'a list', takes: isList }
const PERSON: Taken = {
  what: 'an object with a `name`',
  takes: (value) => isMapping(value) && NAME.takes(value.get('name')?.value ?? null),
  fault: (value) => (isMapping(value) ? 'has no `name`' : undefined),
  meant: (value) =>
    typeof value === 'string' && value.trim() !== ''
      ? `{ "name": ${JSON.stringify(value.trim())} }`
      : undefined,
}
const URL_TEXT: Taken = {
  what: 'a URL',
  takes: (value) => typeof value === 'string' && /^[a-z][a-z\d+.-]*:\S+$/i.test(value),
}
const ADDRESS: Taken = {
  ...TEXT,
  meant(value) {
    const url = isMapping(value) ? value.get('url')?.value : undefined
    return typeof url === 'string' ? JSON.stringify(url) : undefined
  },
}

const OF_PLUGIN: Readonly<Record<string, Taken>> = {
  version: TEXT,
  description: TEXT,
  author: PERSON,
  homepage: URL_TEXT,
  repository: ADDRESS,
  license: TEXT,
  keywords: LIST,
  skills: PATHS,
  dependencies: ENTRIES,
}
/** What Claude Code 2.1.332 no longer minds in a `plugin.json`, and 2.1.197 did. */
const ONCE_REFUSED = ['description', 'author', 'homepage', 'repository', 'license', 'keywords']

const OF_MARKETPLACE: Readonly<Record<string, Taken>> = { name: NAME, owner: PERSON, plugins: ENTRIES }
const OF_ENTRY: Readonly<Record<string, Taken>> = { ...OF_PLUGIN, category: TEXT, tags: LIST }

const EXAMPLES: Readonly<Record<string, string>> = {
  name: '"name": "acme"',
  owner: '"owner": { "name": "Acme" }',
  plugins: '"plugins": []',
}

/** Reports the values that Claude Code does not take, those of a field of several plugins as one finding. */
export function reportValues(manifest: Manifest, report: Report): void {
  const { fields, isMarketplace, plugins } = manifest
  // Of what is no JSON object nothing is said.
  const start = fields.values().next().value?.key
  if (start === undefined) return
  const whole = `Claude Code refuses the ${isMarketplace ? 'marketplace' : 'plugin'}`
  const required = isMarketplace ? OF_MARKETPLACE : { name: NAME }
  const missing = Object.keys(required).filter((key) => !fields.has(key))
  if (missing.length > 0) {
    const written = missing.map((key) => EXAMPLES[key]).join(', ')
    const problem = `${listed(missing.map((key) => quote(key)))} ${missing.length === 1 ? 'is' : 'are'} missing`
    report(start, `${problem}, so ${whole}. Add ${quote(written)}.`)
  }
  for (const [key, taken] of Object.entries(required)) {
    const field = fields.get(key)
    reportWrong({ key, taken, loss: whole, advice: '' }, field === undefined ? [] : [field], report)
  }
  if (isMarketplace) reportWithoutSource(plugins, report)
  const lossOf = (key: string): string => {
    if (isMarketplace) return 'Claude Code cannot install the plugin'
    return ONCE_REFUSED.includes(key) ? OLDER : whole
  }
  for (const [key, taken] of Object.entries(isMarketplace ? OF_ENTRY : OF_PLUGIN)) {
    const written = plugins.flatMap(({ fields: own }) => own.get(key) ?? [])
    const loss = lossOf(key)
    reportWrong({ key, taken, loss, advice: ', or remove the field' }, written, report)
  }
}

function reportWithoutSource(plugins: Manifest['plugins'], report: Report): void {
  const [first, ...others] = plugins.flatMap(({ fields }) =>
    fields.has('source') ? [] : (fields.values().next().value ?? []),
  )
  if (first === undefined) return
  const message =
    '`source` is missing, so Claude Code cannot install the plugin. Add one, such as `"source": "./pdf"`.'
  report(first.range, message, alsoAt(others, 'Here, too.'))
}

const OLDER = 'older versions of Claude Code refuse the plugin'

interface Wrong {
  readonly key: string
  readonly taken: Taken
  readonly loss: string
  readonly advice: string
}

function reportWrong({ key, taken, loss, advice }: Wrong, fields: readonly Field[], report: Report): void {
  const wrong = fields.filter(({ value }) => !taken.takes(value))
  const [first, ...others] = wrong
  if (first === undefined) return
  const texts = wrong.flatMap(({ value }) => taken.meant?.(value) ?? [])
  const [meant] = texts.length === wrong.length ? texts : []
  const fault = first.value === '' ? 'is empty' : (taken.fault?.(first.value) ?? `is not ${taken.what}`)
  const problem = `${quote(key)} ${fault}, so ${loss}.`
  const title = `Write ${meant === undefined ? taken.what + advice : quote(meant)}`
  const edits = wrong.map(({ range }, index) => ({ range, text: texts[index]! }))
  report(first.range, `${problem} ${title}.`, {
    ...(loss === OLDER && { severity: 'warning' as const }),
    ...(meant !== undefined && {
      fix: { title: others.length === 0 ? title : `Correct each ${quote(key)}`, safe: false, edits },
    }),
    ...alsoAt(others, 'Here, too.'),
  })
}
