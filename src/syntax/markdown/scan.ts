import type { Comment, Range } from '../../model.ts'

export interface Heading {
  readonly level: number
  readonly text: string
  /** The heading's text, without its marks. */
  readonly range: Range
  /** Where the content below it starts. */
  readonly end: number
}

export interface Fence {
  /** The first word after the opening fence, such as `js`. */
  readonly language: string
  readonly opening: Range
  /** The lines between the two fences. */
  readonly content: Range
  readonly closed: boolean
}

/** A line that opens or closes a block of code, or shows such a line. */
export interface FenceLine {
  /** From its first mark to its last character. */
  readonly range: Range
  readonly mark: string
  readonly language: string
  /** What CommonMark takes it for. */
  readonly does: 'opens' | 'closes' | 'is-shown'
  /** Whether it may be meant to close a block: it has no language, or stands where the author closes blocks with one. */
  readonly mayClose: boolean
  /** How little its neighbours let it open a block, and close one; 0 where all speaks for it. */
  readonly opens: number
  readonly closes: number
  /** Whether nothing, and whether sentences stand between this line and the next one. */
  readonly isAboveFence: boolean
  readonly isAboveProse: boolean
}

/** A block of code as its author seems to have meant it. */
export interface MeantBlock {
  readonly opening: FenceLine
  /** Undefined where the author forgot it. */
  readonly closing: FenceLine | undefined
  /** The block that it is an example in. */
  readonly around: FenceLine | undefined
}

/** Lines that may be read in more than one way. */
export interface Doubt {
  readonly from: FenceLine
  readonly to: FenceLine
  /** Whether all is well with them in one of these. */
  readonly mayBeWhole: boolean
}

/** The blocks that the fence lines of a text are meant to make, and the lines that can open or close none. */
export interface MeantFences {
  readonly blocks: readonly MeantBlock[]
  readonly strays: readonly FenceLine[]
  readonly doubts: readonly Doubt[]
}

export interface Link {
  readonly kind: 'link' | 'image' | 'definition' | 'tag'
  /** The destination without `<>`, backslash escapes and common entities; percent-encoding is kept. */
  readonly target: string
  readonly range: Range
}

interface Paragraph {
  readonly range: Range
  readonly top: boolean
}

/** What is found in a text, each kind in the order of the text. */
export interface Markdown {
  readonly headings: readonly Heading[]
  readonly fences: readonly Fence[]
  readonly links: readonly Link[]
  readonly comments: readonly Comment[]
  /** The targets of `<a href>` and `<img src>`; none of them is among the links. */
  readonly tags: readonly Link[]
  readonly paragraphs: readonly Paragraph[]
  /** How the author meant the fences, where CommonMark's reading of them is odd. */
  readonly meant?: MeantFences
  /** Where it starts that nobody can tell text from code, as some fences have no partner. */
  readonly unsureFrom?: number
}

export interface OpenFence {
  readonly mark: string
  readonly language: string
  readonly opening: Range
  /** Columns from the line's start. */
  readonly indent: number
  /** The column at which the content of the list item around it starts, 0 outside of lists. */
  readonly item: number
  /** How many block quotes it is in. */
  readonly quotes: number
  readonly content: number
}

export interface OpenHtml {
  /** The text that ends the block in the line that holds it, or a blank line. */
  readonly until: string
  readonly item: number
  readonly quotes: number
}

/** What is found so far, and what is open at the line that is read. */
export interface Scan {
  readonly text: string
  readonly end: number
  readonly headings: Heading[]
  readonly fences: Fence[]
  readonly links: Link[]
  readonly comments: Comment[]
  readonly paragraphs: Paragraph[]
  readonly tags: Link[]
  readonly definitions: { readonly label: string; readonly link: Link }[]
  /** Where labels may be used. */
  readonly inlines: Range[]
  paragraph:
    | { readonly start: number; end: number; readonly top: boolean; readonly quoted: boolean }
    | undefined
  fence: OpenFence | undefined
  html: OpenHtml | undefined
  /** The columns at which list items' content starts, ever greater; `depth` of them are open. */
  readonly items: number[]
  depth: number
}
