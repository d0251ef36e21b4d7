import type { Document, Field, Source, Value } from '../../model.ts'
import { folderListed } from '../../references/plugins.ts'
import { fieldsBelow, isList, isMapping, itemsOf, textField } from '../../syntax/fields.ts'
import { readJson } from '../../syntax/json.ts'
import { basename, dirname } from '../../wording/paths.ts'

interface Described {
  /** The folder of the plugin from the root; undefined where it is elsewhere, or nobody can know. */
  readonly folder: string | undefined
  readonly fields: ReadonlyMap<string, Field>
}

/** A manifest of one plugin, or of a marketplace. */
export interface Manifest extends Document {
  /** The folder of what it describes: the one around `.claude-plugin`. */
  readonly home: string
  readonly isMarketplace: boolean
  readonly plugins: readonly Described[]
}

/** Reads a manifest; of what is no JSON object, no field. */
export function parseManifest(source: Source): Manifest {
  const value = readJson(source.text)?.value
  const fields = isMapping(value) ? value : new Map<string, Field>()
  const home = dirname(dirname(source.path))
  const isMarketplace = /^marketplace/i.test(basename(source.path))
  const end = source.text.length
  return {
    ...source,
    fields,
    body: [end, end],
    home,
    isMarketplace,
    plugins: isMarketplace ? listedBy(fields, home) : [{ folder: home, fields }],
  }
}

function listedBy(fields: ReadonlyMap<string, Field>, home: string): readonly Described[] {
  const plugins = fields.get('plugins')?.value
  const base = textField(fieldsBelow(fields, 'metadata'), 'pluginRoot')?.value ?? ''
  return (isList(plugins) ? plugins : []).flatMap(({ value }) => {
    if (!isMapping(value)) return []
    return { folder: folderListed(home, base, value.get('source')?.value), fields: value }
  })
}

/** The fields that name files and folders of a plugin, beside its skills and agents. */
const PARTS = ['commands', 'hooks', 'mcpServers', 'lspServers', 'outputStyles']

/** What a plugin has in those. */
export function partsOf(fields: ReadonlyMap<string, Field>): readonly Value[] {
  const commands = [...fieldsBelow(fields, 'commands').values()]
  const sources = commands.flatMap(({ value }) => (isMapping(value) ? (value.get('source') ?? []) : []))
  return [...PARTS.flatMap((key) => itemsOf(fields.get(key))), ...sources]
}
