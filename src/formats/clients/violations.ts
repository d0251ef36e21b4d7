/** A way in which a skill departs from Agent Skills, or from what clients expect. */
export interface Violation {
  readonly id: string
  /** For the head of a column. */
  readonly title: string
  /** As a sentence about a skill. */
  readonly text: string
  /** The rule that reports it. */
  readonly rule: string
}

/** What the facts about clients tell the outcome of. */
export const VIOLATIONS = [
  { id: 'missing-name', title: 'no name', text: 'The skill has no `name`.', rule: 'skill/name-missing' },
  {
    id: 'name-dir-mismatch',
    title: 'name is not the directory’s',
    text: 'The name differs from the directory’s.',
    rule: 'skill/name-directory',
  },
  {
    id: 'name-bad-charset',
    title: 'other characters in the name',
    text: 'The name is not lowercase letters, digits and single hyphens.',
    rule: 'skill/name-format',
  },
  {
    id: 'name-too-long',
    title: 'name over 64',
    text: 'The name has more than 64 characters.',
    rule: 'skill/name-length',
  },
  {
    id: 'missing-description',
    title: 'no description',
    text: 'The skill has no `description`.',
    rule: 'skill/description-missing',
  },
  {
    id: 'description-over-1024',
    title: 'description over 1,024',
    text: 'The description has more than 1,024 characters.',
    rule: 'skill/description-length',
  },
  {
    id: 'description-over-1536',
    title: 'description over 1,536',
    text: 'The description has more than 1,536 characters.',
    rule: 'skill/description-length',
  },
  {
    id: 'invalid-yaml',
    title: 'broken YAML',
    text: 'The frontmatter is not YAML.',
    rule: 'skill/frontmatter-yaml',
  },
  {
    id: 'unquoted-colon',
    title: 'unquoted colon',
    text: 'A value has an unquoted `: `.',
    rule: 'skill/frontmatter-yaml',
  },
  {
    id: 'duplicate-keys',
    title: 'key twice',
    text: 'A key of the frontmatter appears twice.',
    rule: 'skill/frontmatter-yaml',
  },
  {
    id: 'unknown-field',
    title: 'unknown field',
    text: 'The client does not know a field.',
    rule: 'skill/unknown-field',
  },
  {
    id: 'metadata-nested-map',
    title: 'nested metadata',
    text: '`metadata` holds a mapping or a list.',
    rule: 'skill/metadata-values',
  },
  {
    id: 'allowed-tools-comma',
    title: 'allowed-tools with commas',
    text: '`allowed-tools` has commas.',
    rule: 'skill/allowed-tools',
  },
  {
    id: 'allowed-tools-list',
    title: 'allowed-tools as a list',
    text: '`allowed-tools` is a list.',
    rule: 'skill/allowed-tools',
  },
  {
    id: 'no-frontmatter',
    title: 'no frontmatter',
    text: 'The file has no frontmatter.',
    rule: 'skill/frontmatter-missing',
  },
  {
    id: 'lowercase-skill-md',
    title: 'file skill.md',
    text: 'The file is not named `SKILL.md`.',
    rule: 'skill/filename',
  },
  {
    id: 'body-over-500-lines',
    title: 'over 500 lines',
    text: 'The body has more than 500 lines.',
    rule: 'skill/body-length',
  },
  { id: 'bom', title: 'byte order mark', text: 'The file starts with a byte order mark.', rule: 'skill/bom' },
  {
    id: 'leading-blank-line',
    title: 'blank line first',
    text: 'A blank line precedes the frontmatter.',
    rule: 'skill/frontmatter-missing',
  },
  {
    id: 'missing-closing-fence',
    title: 'no closing ---',
    text: 'No `---` line ends the frontmatter.',
    rule: 'skill/frontmatter-unclosed',
  },
] as const satisfies readonly Violation[]

export type ViolationId = (typeof VIOLATIONS)[number]['id']

/** For clients of which little is known. */
export const UNKNOWN = Object.fromEntries(VIOLATIONS.map(({ id }) => [id, 'unknown'])) as Readonly<
  Record<ViolationId, 'unknown'>
>
