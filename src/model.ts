/** Half-open [start, end) offsets in UTF-16 code units: the only coordinate the core knows. */
export type Range = readonly [start: number, end: number]

export type Severity = 'error' | 'warning' | 'info'
export type Level = Severity | 'off'
export type Preset = 'recommended' | 'strict'

/** An entry of a directory. A symbolic link is not a directory here, whatever it points to. */
export interface Listed {
  readonly name: string
  readonly isDirectory: boolean
}

/** A repository, read-only. Paths are relative to its root, with `/`. */
export interface Tree {
  /** Whether a file or directory exists. Nothing outside the root counts. */
  has(path: string): boolean
  /**
   * The path of a file or directory from the root with all symbolic links resolved, `.` for the root itself; undefined
   * if it is missing or outside the root.
   */
  real(path: string): string | undefined
  /** The text of a file, or undefined when it is missing, outside the root, too large or not UTF-8. */
  read(path: string): string | undefined
  /** The entries of a directory, by name; none if it is missing, outside the root or cannot be read. */
  list(path: string): readonly Listed[]
  /** Whether git ignores this path, or would ignore a file there, or has it in a submodule that is not checked out. */
  ignored(path: string): boolean
  /**
   * Whether a finding may name what is at this path to people who cannot know of it: git has it, has nothing, or has
   * nothing of the skill that it lies in. Anything else may be a secret of the machine.
   */
  mayName(path: string): boolean
  /** Whether two files have the same bytes; true where nobody can know. */
  isSame(one: string, other: string): boolean
  /** Whether a file may be started as a program, as git has it; true where nobody can know. */
  mayRun(path: string): boolean
}

/** What a rule can ask about the rest of the repository: the one door to it. */
export interface Files extends Tree {
  /** What `read` makes of a path: it is read once, until something changes of all that `read` asked for. */
  once<View>(read: (path: string, files: Files) => View, path: string): View
}

/** One file to lint, which keeps what is read of it. */
export interface Source {
  /** Relative to the root, with `/`. */
  readonly path: string
  readonly text: string
  /**
   * The real name of the directory that holds the file; undefined at the root of a repository, since a clone
   * may have any name.
   */
  readonly directory: string | undefined
  readonly files: Files
  /** A view of the text, which is read when it is first asked for. */
  once<Self extends Source, View>(this: Self, read: (source: Self) => View): View
}

export type Data = string | number | boolean | null | readonly Value[] | ReadonlyMap<string, Field>

/** A value that knows where it was written; a quoted one with its quotes. */
export interface Value {
  readonly value: Data
  readonly range: Range
}

export interface Field extends Value {
  readonly key: Range
}

export interface Document extends Source {
  readonly fields: ReadonlyMap<string, Field>
  readonly body: Range
}

export interface Edit {
  readonly range: Range
  readonly text: string
}

/**
 * Edits that end a diagnostic. A safe one keeps the meaning of what is read, and may make more of the file readable;
 * any other is a suggestion.
 */
export interface Fix {
  readonly title: string
  readonly safe: boolean
  readonly edits: readonly Edit[]
  /** Whether more of the file is read afterwards, which may be wrong, too: such a fix is tried before it is offered. */
  readonly reveals?: boolean
}

/** The name that a finding proposes for its file, and what it says where another file has that name, or would get it. */
export interface Naming {
  readonly name: string
  /** The first whose name is free, or that proposes none, takes the place of the message and of the fix. */
  readonly otherwise: readonly Proposal[]
}

/** A message, with the name that it proposes. */
export interface Proposal {
  readonly name?: string
  readonly message: string
}

/** Another place that a diagnostic refers to; without `path`, in the same file. */
export interface Related {
  readonly path?: string
  readonly range: Range
  readonly message: string
}

export interface Diagnostic {
  /** `<group>/<name>`, such as `skill/name-directory`. */
  readonly rule: string
  readonly severity: Severity
  readonly message: string
  readonly range: Range
  readonly related?: readonly Related[]
  readonly fix?: Fix
  readonly naming?: Naming
}

/** A finding that a comment of its file suppresses, with the reason that it gives, or that the baseline knows. */
export interface SilentFinding {
  readonly diagnostic: Diagnostic
  readonly by: 'comment' | 'baseline'
  readonly reason?: string | undefined
}

/** A diagram of a file, in Mermaid, and the rules whose findings it shows. */
export interface Diagram {
  readonly rules: readonly string[]
  readonly source: string
}

/** How severe something is, by preset, and who minds it. */
export interface Grade {
  readonly severity: Readonly<Record<Preset, Level>>
  /**
   * The ids of the clients that mind, for what the specification does not demand. Left out where it does, or where
   * every client loses something.
   */
  readonly mindedBy?: readonly string[] | (() => readonly string[])
}

/** Optional parts of a report. */
export interface Details {
  /** If a rule has two; `off` for what only the matrix of clients is to know. */
  readonly severity?: Level
  readonly related?: readonly Related[]
  readonly fix?: Fix
  readonly naming?: Naming
  /**
   * Rules that would only repeat this finding in the same file; they come after the one that reports it. With `#` and a
   * field, only what they say of that field.
   */
  readonly covers?: readonly string[]
  /** How severe the finding is by preset, and who minds it, where that is not as its rule says. */
  readonly grade?: Grade
  /** What clients punish, by its id in the facts about them: the message ends with who does. */
  readonly violation?: string
  /** All that they punish, where that is not the one violation that the message tells. */
  readonly punished?: readonly string[]
  /** The fields that a violation is about: a client may know them. */
  readonly fields?: readonly string[]
  /** The last sentence, after the one on clients. */
  readonly postscript?: string
  /** The field that a rule on all fields speaks of. */
  readonly field?: string
}

export type Report = (range: Range, message: string, details?: Details) => void

/** A name in a file that stands for something, which is there or elsewhere. */
export interface Mention {
  /** A plane or tool is one of the same file. */
  readonly kind: 'file' | 'skill' | 'subagent' | 'agent' | 'plane' | 'tool'
  /** The path from the root, for a file. */
  readonly name: string
  readonly range: Range
  /** All of what has the name, where that is here. */
  readonly extent?: Range
  /** What people call it, where that is not its name. */
  readonly title?: string
  /** Where its title is written, without quotes. */
  readonly label?: Range
}

/** A file as the examples and tests write it: its text, its bytes, a link to a path, or a failure to read. */
export type Entry = string | Uint8Array | { readonly link: string } | { readonly fails: string }

/** A small repository: the file in question and whatever else is there. */
export interface Example {
  readonly path: string
  readonly text: Entry
  readonly files?: Readonly<Record<string, Entry>>
}

/** Settings of a rule other than its severity. */
export interface RuleOptions {
  /** Another limit than the rule's own. */
  readonly max?: number | undefined
  /** Globs of what the rule does not report, as written. */
  readonly allow?: readonly string[] | undefined
  /** Whether one of these globs matches a text. */
  readonly allows?: ((text: string) => boolean) | undefined
}

/** What a value of a field must be, where a config file names no values. */
export type ValueForm = 'semver' | 'date' | 'url' | 'email' | 'kebab-case'

/** What a config file requires of a file. Fields are named by their path: `metadata.version`. */
interface Requirement {
  readonly severity?: Severity | undefined
  /** Fields that must have a value. */
  readonly fields?: readonly string[] | undefined
  readonly values?: Readonly<Record<string, ValueForm | readonly (string | number | boolean)[]>> | undefined
  /** For each field the glob that its value matches. */
  readonly match?: Readonly<Record<string, string>> | undefined
  readonly headings?: readonly string[] | undefined
  /** Globs of what must lie in the file’s folder. */
  readonly beside?: readonly string[] | undefined
  /** Globs of what must not lie in it. */
  readonly forbid?: readonly string[] | undefined
  /** The path from the root of the page that links to the file. */
  readonly listedIn?: string | undefined
  readonly maxLines?: number | undefined
}

/** A part of a config file, and where it is. */
export interface Configured<Value> {
  readonly value: Value
  /** What people call the config file: its path, or its package. */
  readonly by: string
  /** The place of what is below the part; none for a file outside the root. */
  relatedTo(...keys: readonly (string | number)[]): readonly Related[]
}

/** What a glob of a requirement matches: a value, a path from the file’s folder, or a name at any depth there. */
export type Matching = (as: 'value' | 'path' | 'name', glob: string, text: string) => boolean

/** What config files demand of a file beyond what its format does. */
export interface Demands {
  readonly requirements: readonly (Configured<Requirement> & { readonly matches: Matching })[]
  /** Groups of folders that are to be equal, by their paths from the root. */
  readonly mirrors: readonly Configured<readonly string[]>[]
  /** The rules that see to it. */
  readonly rules: readonly Rule<Document>[]
}

/** How severe each rule is: as the preset says, unless `rules` says otherwise. */
export interface Settings {
  readonly preset: Preset
  readonly rules: ReadonlyMap<string, Level>
  /** By rule. */
  readonly options?: ReadonlyMap<string, RuleOptions>
  /** The ids of the clients to judge for; undefined for all agents that people run. */
  readonly clients?: readonly string[] | undefined
  /** The context window of the models that people use, in tokens; undefined for that of each client’s default model. */
  readonly contextWindow?: number | undefined
  /** The names of tools that people have of their own. */
  readonly tools?: readonly string[] | undefined
  readonly demands?: Demands | undefined
}

/**
 * What a person may choose where a file's name leaves its format open; without `agentFormat` the file's content
 * decides.
 */
export interface Choices {
  readonly dialect: Dialect
  readonly agentFormat: AgentFormat | undefined
  /** The format that the settings give the file, whatever its name. */
  readonly format?: string | undefined
}

/** The settings of one file. */
export type FileSettings = Settings & Choices

/** The options of a rule in one file: its limit, and what it must not report. */
export interface CheckOptions extends Pick<Settings, 'clients' | 'demands'> {
  /** The limit that the settings give the rule, else its own; Infinity where it has none. */
  readonly max: number
  /** Whether the settings allow a name, a path or a text. */
  allows(text: string): boolean
  /** Whether the settings name a tool as one of people’s own. */
  isOwnTool(name: string): boolean
}

/** What a value of a field may be. */
export type FieldType = 'text' | 'number' | 'boolean' | 'list' | 'map'

/** A field of a format, as a row of its table: the rules on fields read it, and documentation is made of it. */
export interface FieldRow {
  /** The types that clients read. A field of one type alone is checked for it. */
  readonly type: readonly FieldType[]
  /** What the field is for, or what becomes of a wrong value: Markdown, for the documentation. */
  readonly why: string
  /** Whether no file may lack it. */
  readonly required?: true
  /** How severe a wrong type or value is, where the rule says otherwise. */
  readonly severity?: Severity
  /** The values that messages propose. */
  readonly values?: readonly string[]
  /** Names that an editor proposes; others may be right, too. */
  readonly names?: readonly string[]
  /** The most characters of a value. */
  readonly max?: number
  /** Fields of other kinds of files that have its meaning. */
  readonly aliases?: readonly string[]
  /** What to say of a field without a value, after its name. */
  readonly empty?: string
  /** The fields below it. */
  readonly fields?: Readonly<Record<string, FieldRow>>
}

/** What every rule says about itself. The documentation is generated from it, and the examples are tests. */
export interface RuleInfo extends Grade {
  /** `<group>/<name>`: the name is the documentation's anchor. */
  readonly id: string
  /** The safest fix that some of its findings have, if any has one. */
  readonly fix?: 'safe' | 'suggested'
  /** Where it has one, if not for all findings: `if the directory already has the name`. */
  readonly fixedIf?: string
  /** One line, for tables. */
  readonly summary: string
  /** Markdown, for the documentation. */
  readonly why: string
  /** Whether what it says of many files has one cause: a name that they miss, or that nothing names. */
  readonly isShared?: true
  /** Who should turn the rule off, for the documentation; left out where nobody should. */
  readonly whenNot?: string
  /** The limit of the rule, if it has one that settings may change. */
  readonly max?: number
  /** What the rule's list `allow` holds, if it has one: "names of fields", for the documentation. */
  readonly allow?: string
  /** What clients punish in what it finds; left out where nothing is known, and the rule covers none that has some. */
  readonly violations?: readonly string[]
  /** How bad what it finds may be as an attack, from `0.1` to `10.0`, for code scanning; left out where it is none. */
  readonly danger?: string
  /** The URL of the sentence, in a specification or a client, that the rule enforces. */
  readonly source: string
  /** The fields that the rule is on, for the documentation. */
  readonly fields?: Readonly<Record<string, FieldRow>>
  /** Reports this rule and no other. */
  readonly bad: Example
  /** Reports nothing. */
  readonly good: Example
}

export interface Rule<D extends Document> extends RuleInfo {
  check(document: D, report: Report, options: CheckOptions): void
}

/** What the repository-wide rules see of one file. */
export interface Header<H> {
  readonly path: string
  readonly header: H
}

/**
 * A rule over all files of a format. `report` names the file that the range lies in; `settingsOf` tells what the
 * settings of a file are.
 */
export interface RepositoryRule<H> extends RuleInfo {
  /** Rules whose finding in a file has the same cause, and the same fix. */
  readonly coveredBy?: readonly string[]
  checkAll(
    headers: readonly Header<H>[],
    report: (file: Header<H>, ...rest: Parameters<Report>) => void,
    settingsOf: (file: Header<H>) => Pick<Settings, 'clients' | 'contextWindow' | 'demands'>,
  ): void
}

/** A comment of a file, with its marks in the range and without them in the text. */
export interface Comment {
  readonly text: string
  readonly range: Range
}

/** The two ways to read SKILL.md. */
export type Dialect = 'agent-skills' | 'skills-plane'

/** The two formats that share the suffix `.agent.md`. */
export type AgentFormat = 'agent' | 'copilot'

/** How the files that belong to a document are found, read and checked. */
export interface Beside<D extends Document> {
  /** The paths from the root of those that may have findings. */
  paths(document: D): readonly string[]
  parse(source: Source, document: D): D
  readonly rules: readonly Rule<D>[]
}

/** How the files of a format are told by their names and places, before any of them is read. */
export interface NamedFormat {
  readonly name: string
  /** The dialect that must be chosen for this format; undefined when it needs no choice. */
  readonly dialect?: Dialect
  /** The name that config files have for it, where that is that of another format too: of dialects of one file. */
  readonly configName?: string
  /** Globs, matched in any letter case. */
  readonly files: readonly string[]
  /** The same as one expression, of paths with `/`: to compile globs takes longer than to check a skill. */
  readonly pattern: RegExp
  /** Folders where a file of such a name is of this format alone; elsewhere other formats that fit come first. */
  readonly home?: RegExp
  /** Whether a file of such a name, by its path from the root, lies where the format's files lie; else any does. */
  isPlace?(path: string, files: Files): boolean
  /** Whether what lies around a file with any other name makes it one of the format. */
  isNamedAround?(path: string, files: Files): boolean
  /**
   * What the path of a folder makes of what lies below it: below folders with the same answer the same names are those
   * of the format. Missing where names alone decide.
   */
  placeOf?(folder: string, files: Files): string
  /** Whether the text of a file of such a name shows that one of the format was meant; else any does. */
  isMeant?(source: Source): boolean
}

/** A kind of file: how it is recognised, read and judged. `H` is what repository-wide rules need of it. */
export interface Format<D extends Document = Document, H = unknown> extends NamedFormat {
  readonly title: string
  /** The URL of the specification. */
  readonly specification: string
  /** The fields that the format defines. */
  readonly fields: Readonly<Record<string, FieldRow>>
  readonly rules: readonly Rule<D>[]
  readonly repositoryRules: readonly RepositoryRule<H>[]
  /** Never throws, whatever the text. */
  parse(source: Source): D
  /** The rules that have a say on this document. */
  applicable(document: D): readonly Rule<D>[]
  header(document: D): H
  /** Tells whether another file has a name, or would get it by a proposal; missing where nothing proposes one. */
  takenNames?(headers: readonly Header<H>[]): (path: string, name: string) => boolean
  /** Where people may write a suppression. */
  comments(document: D): readonly Comment[]
  /** What has a name in a document, and what it names, links left out. */
  mentions?(document: D): readonly Mention[]
  /** The files that belong to a document and are not found by their names, such as references. */
  readonly beside?: Beside<D>
  /** Estimated tokens, for the JSON report. */
  tokens?(document: D): number
  /** For the Markdown report, where a finding is easier to see in a diagram. */
  diagram?(document: D, diagnostics: readonly Diagnostic[]): Diagram | undefined
}
