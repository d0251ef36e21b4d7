/** A way in which a skill departs from Agent Skills, or from what clients expect. */
interface Violation {
  /** For the head of a column. */
  readonly title: string
  /** As a sentence about a skill. */
  readonly text: string
  /** The wider one whose outcome it has where the facts do not tell its own. */
  readonly within?: WideViolation
}

/** All of which the facts about clients say the outcome, if of any. */
const WIDE = {
  'missing-name': { title: 'no name', text: 'The skill has no `name`.' },
  'name-dir-mismatch': {
    title: 'name is not the directory’s',
    text: 'The name differs from the directory’s.',
  },
  'name-bad-charset': {
    title: 'other characters in the name',
    text: 'The name is not lowercase letters, digits and single hyphens.',
  },
  'name-too-long': { title: 'name over 64', text: 'The name has more than 64 characters.' },
  'missing-description': { title: 'no description', text: 'The skill has no `description`.' },
  'description-over-1024': {
    title: 'description over 1,024',
    text: 'The description has more than 1,024 characters.',
  },
  'description-over-1536': {
    title: 'description over 1,536',
    text: 'The description has more than 1,536 characters.',
  },
  'invalid-yaml': { title: 'broken YAML', text: 'The frontmatter is not YAML.' },
  'unquoted-colon': { title: 'unquoted colon', text: 'A value has an unquoted `: `.' },
  'duplicate-keys': { title: 'key twice', text: 'A key of the frontmatter appears twice.' },
  'unknown-field': { title: 'unknown field', text: 'The client does not know a field.' },
  'metadata-nested-map': { title: 'nested metadata', text: '`metadata` holds a mapping or a list.' },
  'allowed-tools-comma': { title: 'allowed-tools with commas', text: '`allowed-tools` has commas.' },
  'allowed-tools-list': { title: 'allowed-tools as a list', text: '`allowed-tools` is a list.' },
  'no-frontmatter': { title: 'no frontmatter', text: 'The file has no frontmatter.' },
  'lowercase-skill-md': { title: 'file skill.md', text: 'The file is not named `SKILL.md`.' },
  'body-over-500-lines': { title: '500 lines or more', text: 'The file has 500 lines or more.' },
  bom: { title: 'byte order mark', text: 'The file starts with a byte order mark.' },
  'leading-blank-line': { title: 'blank line first', text: 'A blank line precedes the frontmatter.' },
  'missing-closing-fence': { title: 'no closing ---', text: 'No `---` line ends the frontmatter.' },
} as const satisfies Readonly<Record<string, Omit<Violation, 'within'>>>

/** What only some clients mind, and of which most facts say nothing. */
const FINE = {
  'name-capitals': {
    title: 'capitals in the name',
    text: 'The name has capital letters.',
    within: 'name-bad-charset',
  },
  'marginal-value': {
    title: 'value at the margin',
    text: 'A value in quotes or brackets goes on at the margin.',
    within: 'invalid-yaml',
  },
  'skill-md-case': {
    title: 'file Skill.md',
    text: 'The file is not named `SKILL.md`.',
    within: 'lowercase-skill-md',
  },
  'skill-md-ending': {
    title: 'file SKILL.MD',
    text: 'The file is not named `SKILL.md`.',
    within: 'lowercase-skill-md',
  },
  'name-dir-case': {
    title: 'name in other case',
    text: 'The name differs from the directory’s in letter case.',
    within: 'name-dir-mismatch',
  },
  'blank-description': {
    title: 'blank description',
    text: 'The `description` is blank.',
    within: 'missing-description',
  },
  'name-not-text': { title: 'name is no text', text: 'The `name` is no text.' },
  'description-not-text': { title: 'description is no text', text: 'The `description` is no text.' },
  'field-value': { title: 'value of a field', text: 'A field has another value than the client takes.' },
  'control-character': { title: 'control character', text: 'The frontmatter has a control character.' },
  'hidden-frontmatter': {
    title: 'hidden frontmatter',
    text: 'The file has fields, but does not start with `---`.',
    within: 'no-frontmatter',
  },
  'cut-description': {
    title: 'description cut',
    text: 'A comment, a tag, an anchor or a key takes a part of the `description`.',
  },
  'rewritten-description': {
    title: 'description rewritten',
    text: 'The client writes the value of the `description` in another way.',
  },
  'invisible-description': {
    title: 'invisible description',
    text: 'The `description` has no character that can be seen.',
  },
  'unread-lines': { title: 'first line alone', text: 'The `description` has more than one line.' },
  'dashes-in-value': { title: '--- within', text: 'A `---` within the frontmatter ends it early.' },
  'unread-quotes': {
    title: 'quotes kept',
    text: 'The `description` is not read as YAML.',
  },
  'unusual-frontmatter': {
    title: 'other reader',
    text: 'The client reads the frontmatter in another way.',
  },
  'not-utf-8': { title: 'not UTF-8', text: 'The file is not UTF-8.' },
  'too-large': { title: 'large file', text: 'The file is larger than the client reads.' },
} as const satisfies Readonly<Record<string, Violation>>

export const VIOLATIONS: Readonly<Record<ViolationId, Violation>> = { ...WIDE, ...FINE }

export type WideViolation = keyof typeof WIDE
export type FineViolation = keyof typeof FINE
export type ViolationId = WideViolation | FineViolation

/** In the order of the matrix. */
export const WIDE_VIOLATIONS = Object.keys(WIDE) as readonly WideViolation[]
export const VIOLATION_IDS = Object.keys(VIOLATIONS) as readonly ViolationId[]

/** The fields that are meant by violations of their values. */
export const FIELD_OF: Readonly<Partial<Record<string, string>>> = {
  'metadata-nested-map': 'metadata',
  'allowed-tools-comma': 'allowed-tools',
  'allowed-tools-list': 'allowed-tools',
}

/** What the specification forbids in so many words: it counts where no client minds. */
export const FORBIDDEN: ReadonlySet<string> = new Set<ViolationId>([
  'name-dir-mismatch',
  'name-dir-case',
  'name-bad-charset',
  'name-capitals',
  'name-too-long',
])

/** For clients of which little is known. */
export const UNKNOWN = Object.fromEntries(WIDE_VIOLATIONS.map((id) => [id, 'unknown'])) as Readonly<
  Record<WideViolation, 'unknown'>
>

/** The rule that reports something; undefined where none does, as where a client documents what others refuse. */
export type ReportedBy = string | undefined

/** A violation that rules find in a file. */
export interface FoundViolation {
  readonly id: ViolationId
  readonly rule: ReportedBy
  /** The fields that it is about, if any, with the rule that reports each. */
  readonly fields: ReadonlyMap<string, ReportedBy>
}
