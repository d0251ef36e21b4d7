import type { Field, Report } from '../../../model.ts'
import { isList, isMapping, withinQuotes } from '../../../syntax/fields.ts'
import { suggest } from '../../../wording/fixes.ts'
import { MOST_COMPARED, nearestOf } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { skillRule, skillWith } from '../example.ts'

const skillNeeding = (key: string) => skillWith(`metadata:\n  openclaw:\n    ${key}:\n      bins: [qpdf]`)

export const openclawKey = skillRule({
  id: 'skill/openclaw-key',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'suggested',
  summary: 'No key of `metadata.openclaw` is misspelt',
  why: 'OpenClaw reads requirements, installers and the like from `openclaw` in `metadata`, or from its former names `clawdbot`, `clawdis` and `moltbot`. It ignores a misspelt key without a message. Other keys are not reported.',
  mindedBy: ['openclaw', 'clawhub'],
  source:
    'https://github.com/openclaw/openclaw/blob/14626a34d7eefb39ebae58fd9ee8918fdd7aaaec/src/skills/loading/frontmatter.ts',
  bad: skillNeeding('requres'),
  check({ fields, text }, report) {
    const metadata = fields.get('metadata')?.value
    if (!isMapping(metadata)) return
    const block = BLOCKS.map((key) => metadata.get(key)?.value).find(isMapping)
    if (block === undefined) return
    reportNear(block, TOP, text, report)
    const requires = block.get('requires')?.value
    if (isMapping(requires)) reportNear(requires, REQUIRES, text, report)
    const install = block.get('install')?.value
    for (const { value } of isList(install) ? install.slice(0, MOST_COMPARED) : [])
      if (isMapping(value) && isInstaller(value)) reportNear(value, INSTALL, text, report)
  },
})

/** In the order in which the first one counts. */
const BLOCKS = ['openclaw', 'clawdbot', 'clawdis', 'moltbot']

interface Keys {
  /** The keys that messages propose. */
  readonly read: readonly string[]
  /** Keys that ClawHub or older versions read. */
  readonly besides: readonly string[]
}

const TOP: Keys = {
  read: ['always', 'emoji', 'homepage', 'skillKey', 'primaryEnv', 'requires', 'install'],
  besides: ['os', 'nix', 'config', 'envVars', 'cliHelp', 'dependencies', 'author', 'links'],
}
const REQUIRES: Keys = { read: ['bins', 'anyBins', 'env', 'config'], besides: [] }
const INSTALL: Keys = {
  read: [
    'kind',
    'label',
    'bins',
    'formula',
    'package',
    'module',
    'archive',
    'extract',
    'stripComponents',
    'targetDir',
    'sha256',
  ],
  besides: ['id', 'type', 'os', 'cask', 'tap', 'url'],
}

function reportNear(
  fields: ReadonlyMap<string, Field>,
  { read, besides }: Keys,
  text: string,
  report: Report,
): void {
  for (const [key, field] of [...fields].slice(0, MOST_COMPARED)) {
    if (read.includes(key) || besides.includes(key)) continue
    const [meant, ...others] = nearestOf(key, read).filter((name) => isSlip(key, name))
    if (meant === undefined || others.length > 0 || fields.has(meant) || !fits(meant, field)) continue
    const range = withinQuotes(field.key, key)
    const isPlain = range[1] - range[0] === key.length && text.slice(...range) === key
    report(field.key, `OpenClaw does not read ${quote(key)} here. Did you mean \`${meant}\`?`, {
      ...(isPlain && suggest(`Rename to \`${meant}\``, range, meant)),
    })
  }
}

/** OpenClaw skips an entry of another kind, whatever its keys. */
function isInstaller(entry: ReadonlyMap<string, Field>): boolean {
  const kind = entry.get('kind')?.value ?? entry.get('type')?.value
  return typeof kind !== 'string' || /^(?:brew|node|go|uv|download)$/i.test(kind.trim())
}

/** Keys of a text, and of a list. */
const TEXTS = new Set([
  'homepage',
  'skillKey',
  'primaryEnv',
  'kind',
  'label',
  'formula',
  'package',
  'module',
  'archive',
  'targetDir',
  'sha256',
  'emoji',
])
const LISTS = new Set(['anyBins', 'env', 'install'])

function fits(name: string, { value }: Field): boolean {
  if (TEXTS.has(name)) return !isList(value) && !isMapping(value)
  return !LISTS.has(name) || !isMapping(value)
}

/** Words that start otherwise, or are much shorter, are often words of their own. */
function isSlip(key: string, name: string): boolean {
  return (
    key[0]?.toLowerCase() === name[0]!.toLowerCase() &&
    Math.abs(key.length - name.length) <= 1 + Number(/[-_]/.test(key))
  )
}
