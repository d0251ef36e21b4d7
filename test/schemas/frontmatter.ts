import { aboutField } from '../../src/assist/hover.ts'
import { factsOnField } from '../../src/clients/field-facts.ts'
import { CLIENT_FIELDS } from '../../src/formats/skill/client-fields.ts'
import type { FieldRow, FieldType, Format } from '../../src/model.ts'
import { tool } from '../../src/reporters/tool-identity.ts'

/** A JSON schema of draft 7, which YAML language servers read. */
type Schema = Readonly<Record<string, unknown>>

const RAW = tool.homepage.replace('github.com', 'raw.githubusercontent.com')

const TYPES: Readonly<Record<FieldType, string>> = {
  text: 'string',
  number: 'number',
  boolean: 'boolean',
  list: 'array',
  map: 'object',
}

/** Fields that may have other values than those of the row, which messages propose. */
const OPEN = ['agent.status', 'claude.model', 'claude.effort', 'claude.isolation']

/** Types that rules let pass besides those of the row: Claude Code reads `"true"` and `"5"`, too. */
const ALSO: Readonly<Record<string, readonly FieldType[]>> = {
  'claude.maxTurns': ['text'],
  'claude.background': ['text'],
  'claude.omitClaudeMd': ['text'],
  'claude.effort': ['boolean', 'list', 'map'],
}

/** Fields that agents of plugins may lack: the name of the file or `when_to_use` takes their place. */
const REPLACED = ['claude.name', 'claude.description']

/** What the frontmatter of a format may be. Fields that the format does not have are allowed: rules report them. */
export function frontmatterSchema(format: Format): Schema {
  const { name, title, fields } = format
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `${RAW}/v${tool.version}/schema/${name}.schema.json`,
    // No type: a YAML server takes the text below the frontmatter for another document.
    title: `The frontmatter of ${title}`,
    properties: {
      ...propertiesOf(fields, format),
      ...(name === 'skill' &&
        Object.fromEntries([...CLIENT_FIELDS.keys()].map((key) => [key, ofClients(key, format)]))),
    },
    required: Object.keys(fields).filter(
      (key) => fields[key]!.required && !REPLACED.includes(`${name}.${key}`),
    ),
  }
}

function propertiesOf(rows: Readonly<Record<string, FieldRow>>, format: Format, isTop = true): Schema {
  return Object.fromEntries(
    Object.entries(rows).map(([key, row]) => [
      key,
      {
        ...described(key, row, format, isTop),
        ...allowedIn(`${format.name}.${key}`, row),
        ...(row.fields && { properties: propertiesOf(row.fields, format, false) }),
      },
    ]),
  )
}

/** The same words as the hover of the language server: with the sources as Markdown, and without. */
function described(name: string, row: FieldRow | undefined, format: Format, isTop: boolean): Schema {
  const markdownDescription = aboutField({ name, row, isTop }, { format, settings: { clients: undefined } })
  const withoutPage = markdownDescription.replace(/\n\n\[[^\]]*\]\([^)]*\)$/, '')
  const description = withoutPage.replace(/\*\*|\[([^\]]*)\]\([^)]*\)/g, '$1')
  return { description, markdownDescription }
}

function allowedIn(name: string, { type, values, names, max, required, empty }: FieldRow): Schema {
  // All of its frontmatter is text, which is not read as YAML.
  if (name.startsWith('agent3md.')) return {}
  const types = [...type, ...(ALSO[name] ?? [])].map((each) => TYPES[each])
  const mayBeNull = !required && empty === undefined
  return {
    type: mayBeNull ? [...types, 'null'] : types,
    ...(values &&
      (OPEN.includes(name) ? proposing(values) : { enum: mayBeNull ? [...values, null] : values })),
    ...(names && proposing(names)),
    // A block ends with a line break, which does not count.
    ...(max !== undefined && { maxLength: max + 1 }),
  }
}

/** A field that only clients have: what they do with a wrong value differs, so any is allowed. */
function ofClients(name: string, format: Format): Schema {
  const values = factsOnField(name, undefined).readers.flatMap(({ known }) => known?.values ?? [])
  return {
    ...described(name, undefined, format, true),
    ...(values.length > 0 && proposing([...new Set(values)])),
  }
}

/** Lets editors propose values, and allows others. Of `examples` they would show each in the hover. */
function proposing(values: readonly string[]): Schema {
  return { defaultSnippets: values.map((value) => ({ label: value, body: value })) }
}
