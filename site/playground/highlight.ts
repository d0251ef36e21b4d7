import {
  defineLanguageFacet,
  HighlightStyle,
  Language,
  LanguageSupport,
  StreamLanguage,
  syntaxHighlighting,
} from '@codemirror/language'
import { yaml } from '@codemirror/legacy-modes/mode/yaml'
import type { Extension } from '@codemirror/state'
import { parseMixed } from '@lezer/common'
import { tags } from '@lezer/highlight'
import type { BlockContext, Line, MarkdownConfig } from '@lezer/markdown'
import { parser } from '@lezer/markdown'

// The whole grammar of YAML would be ten times as large.
const fields = StreamLanguage.define(yaml)
const MARK = /^---[ \t]*$/

/** Fields in YAML between two lines `---` at the start, or of `.3md` files above a plane. */
const frontmatter: MarkdownConfig = {
  defineNodes: [
    { name: 'Frontmatter', block: true },
    'FrontmatterFields',
    { name: 'FrontmatterMark', style: tags.processingInstruction },
  ],
  parseBlock: [{ name: 'Frontmatter', before: 'HorizontalRule', parse: parseFrontmatter }],
  wrap: parseMixed(({ name }) => (name === 'FrontmatterFields' ? { parser: fields.parser } : null)),
}

function parseFrontmatter(context: BlockContext, line: Line): boolean {
  if (context.lineStart !== 0 || !MARK.test(line.text)) return false
  const marks = [context.elt('FrontmatterMark', 0, line.text.length)]
  const start = line.text.length + 1
  while (context.nextLine()) {
    if (!MARK.test(line.text)) continue
    const end = context.lineStart
    const fields = end > start ? [context.elt('FrontmatterFields', start, end - 1)] : []
    marks.push(context.elt('FrontmatterMark', end, end + line.text.length))
    context.addElement(
      context.elt('Frontmatter', 0, end + line.text.length, [marks[0]!, ...fields, marks[1]!]),
    )
    context.nextLine()
    return true
  }
  return true
}

const markdown = new Language(defineLanguageFacet(), parser.configure([frontmatter]), [], 'markdown')

const colors = HighlightStyle.define([
  { tag: tags.heading, class: 'hl-heading' },
  { tag: tags.strong, class: 'hl-strong' },
  { tag: tags.emphasis, class: 'hl-emphasis' },
  { tag: [tags.link, tags.url], class: 'hl-link' },
  { tag: [tags.monospace, tags.string], class: 'hl-string' },
  { tag: tags.atom, class: 'hl-key' },
  { tag: [tags.comment, tags.processingInstruction, tags.contentSeparator, tags.meta], class: 'hl-quiet' },
])

/** Colours for a file, by its path. */
export function highlighting(path: string): readonly Extension[] {
  if (!/\.(?:md|3md|mdx|ya?ml)$/i.test(path)) return []
  const language = /\.ya?ml$/i.test(path) ? fields : markdown
  return [new LanguageSupport(language), syntaxHighlighting(colors)]
}
