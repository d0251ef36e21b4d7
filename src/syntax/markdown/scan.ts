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
}

interface Definition {
  readonly label: string
  readonly link: Link
}

export interface OpenFence {
  readonly mark: string
  readonly language: string
  readonly opening: Range
  /** Columns from the line's start. */
  readonly indent: number
  /** The column at which the content of the list item around it starts, 0 outside of lists. */
  readonly item: number
  readonly quoted: boolean
  readonly content: number
}

export interface OpenHtml {
  /** The text that ends the block in the line that holds it, or a blank line. */
  readonly until: string
  readonly item: number
  readonly quoted: boolean
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
  /** Whether any of these can be there. */
  readonly mayTag: boolean
  readonly definitions: Definition[]
  /** Where labels may be used; undefined where nothing can define one. */
  readonly inlines: Range[] | undefined
  paragraph:
    | { readonly start: number; end: number; readonly top: boolean; readonly quoted: boolean }
    | undefined
  fence: OpenFence | undefined
  html: OpenHtml | undefined
  /**
   * Where the next mark of a link and of a comment stands. What is read comes in the order of the text, so
   * none is looked for twice.
   */
  nextLink: number
  nextComment: number
  /**
   * The columns at which the content of list items starts, ever greater. The first `depth` of them are open;
   * text may open the others again.
   */
  readonly items: number[]
  depth: number
}

/** Whether a text may have `<a …>` or `<img …>`: most have none. */
export function mayTag(text: string): boolean {
  return ['<a', '<A', '<i', '<I'].some((start) => text.includes(start)) && /<(?:a|img)\s/i.test(text)
}

/** The state before the first line of a text that is read up to `end`. */
export function newScan(text: string, end: number): Scan {
  return {
    text,
    end,
    headings: [],
    fences: [],
    links: [],
    comments: [],
    paragraphs: [],
    tags: [],
    mayTag: mayTag(text),
    definitions: [],
    inlines: text.includes(']:') ? [] : undefined,
    paragraph: undefined,
    fence: undefined,
    html: undefined,
    items: [],
    depth: 0,
    nextLink: -1,
    nextComment: -1,
  }
}
