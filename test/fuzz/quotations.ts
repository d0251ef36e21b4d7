import { parse } from 'yaml'
import type { Diagnostic } from '../../src/model.ts'
import { quote } from '../../src/wording/quote.ts'

/**
 * Messages of a rule that quote what stands in their range; the first group of `message` is the quotation
 * without its backticks.
 */
interface Quotation {
  readonly rule: RegExp
  readonly message: RegExp
  /**
   * `is`: the quotation is the whole range; otherwise the range starts with it, it is a word of the range, or
   * the range is a part of it.
   */
  readonly how: 'is' | 'starts' | 'within' | 'around'
}

function quotation(rule: RegExp, message: string, how: Quotation['how'] = 'is'): Quotation {
  return { rule, message: new RegExp(message.replace('…', '`([^`]*)`'), 'u'), how }
}

/**
 * Each message of a rule that quotes a value in its range. What is left out quotes something else: a key that
 * is missing, the value of another
 * file, the name of a tool whose range is a name in JavaScript.
 */
export const quotations: readonly Quotation[] = [
  quotation(/^agent\/ability-(?:overlap|scope|unknown)$/, '^… (?:is|has) '),
  quotation(/^agent\/duplicate-key$/, '^… is the same key'),
  quotation(/\/field-type$/, ' is (?:a boolean|a number|text) …'),
  quotation(/\/field-type$/, '^… (?:is a placeholder|starts with)'),
  quotation(/\/frontmatter-yaml$/, '^A quote inside …'),
  quotation(/\/frontmatter-yaml$/, '^The … is never closed'),
  quotation(/\/frontmatter-yaml$/, '^The (?:key|alias) … '),
  quotation(
    /\/frontmatter-yaml$/,
    '^… (?:has an unquoted|has text after|has typographic|starts with|is indented)',
  ),
  quotation(/\/frontmatter-yaml$/, '^… is inside'),
  quotation(/\/frontmatter-unclosed$/, '^… does not close'),
  quotation(/\/frontmatter-yaml$/, '^… is not followed', 'starts'),
  quotation(/^agent\/field-value$/, '^… is '),
  quotation(/^agent\/redundant-default$/, '^… is '),
  quotation(/^agent\/required-env$/, '^… is '),
  quotation(/^agent\/startup-tool$/, 'names …, but'),
  quotation(/^agent\/tools-return$/, 'exported with …', 'starts'),
  quotation(/^agent\/tools-syntax$/, 'JavaScript has …'),
  quotation(/^plane\/(?:empty-field|field-type|field-value)$/, '^… is [^.]*not a semantic'),
  quotation(/\/misspelt-field$/, '^… is not a field'),
  quotation(/^agent3md\/dead-link$/, '^… names no plane'),
  quotation(/^agent3md\/duplicate$/, 'the input … twice'),
  quotation(/^agent3md\/duplicate$/, '^… is repeated'),
  quotation(/^agent3md\/field-value$/, 'is …[, ]'),
  quotation(/^agent3md\/input-(?:name|type)$/, '^(?:The input )?… (?:can|is not)'),
  quotation(/^agent3md\/misspelt-field$/, '^… is ignored'),
  quotation(/^agent3md\/link-not-dependency$/, 'follows …,'),
  quotation(/^agent3md\/lost-backslash$/, 'backslash of …'),
  quotation(/^agent3md\/overlapping-triggers$/, 'the trigger … too'),
  quotation(/^agent3md\/parse$/, '^… (?:has no colon|has blanks|has no name|is not )'),
  quotation(/^agent3md\/parse$/, '^The quote … is'),
  quotation(/^agent3md\/placeholder-syntax$/, '^… is '),
  quotation(/^agent3md\/stray-quote$/, 'quotes in …', 'around'),
  quotation(/^agent3md\/tool-input$/, '(?:reads|uses) …'),
  quotation(/^agent3md\/undeclared-tool$/, 'runs …'),
  quotation(/^agent3md\/unique-skill$/, 'labelled …'),
  quotation(/^agent3md\/field-value$/, '^… is not'),
  quotation(/^agent3md\/unroutable-trigger$/, 'The trigger …'),
  quotation(/^agent3md\/unused-input$/, 'the input …'),
  quotation(/^agent3md\/yaml-syntax$/, '^… is '),
  quotation(/^copilot\/(?:handoff-agent|field-value)$/, '^… is (?:no|not) '),
  quotation(/^copilot\/tool-reference$/, '(?:so|has no) …'),
  quotation(/^copilot\/dead-reference$/, '^… does not(?! exist, and)'),
  quotation(/^copilot\/handoffs$/, '^… is not a field'),
  quotation(/^copilot\/handoffs$/, 'labelled …'),
  quotation(/^copilot\/mcp-servers$/, '^The (?:\\w+ )?server …'),
  quotation(/^skill\/home-path$/, '^… is one'),
  quotation(/^skill\/dead-path$/, '^… does not'),
  // Of many links to one directory it names the directory.
  quotation(/\/dead-link$/, '^… (?:does not(?! exist, and)|starts|has no|is a path)'),
  quotation(/^skill\/outside-link$/, '^… (?:is|leads) '),
  quotation(/^skill\/reference-chain$/, '^… (?:links|leads to) '),
  quotation(/^plane\/field-value$/, '^The tag …'),
  quotation(/^(?:skill\/allowed-tools|claude\/tool-parenthesis)$/, '^… has a parenthesis'),
  quotation(/^skill\/unknown-field$/, 'reads? …'),
  quotation(/^skill\/control-character$/, '^… looks like'),
  quotation(/^skill\/description-repeats-name$/, 'description … only'),
  quotation(/^skill\/description-vague$/, 'description … is'),
  quotation(/^skill\/metadata$/, 'reads? the metadata value …'),
  quotation(/^skill\/description-markup$/, 'contains …'),
  quotation(/^skill\/frontmatter-missing$/, 'starts with …, not'),
  quotation(/^skill\/frontmatter-missing$/, '^… does not open'),
  quotation(/^skill\/license-file$/, 'names …'),
  quotation(/^skill\/name-(?:ascii|format|reserved)$/, '^The name …'),
  quotation(/^skill\/name-directory$/, 'is named … but'),
  quotation(/^skill\/yaml-portability$/, '^… is an? '),
  quotation(/^suppress\/unknown-rule$/, '^… is not'),
  quotation(/^suppress\/unused$/, '^… reports', 'within'),
  quotation(/^suppress\/expired$/, 'until …', 'within'),
]

const byRule = new Map<string, readonly Quotation[]>()

/** The quotation that a message makes of its range; undefined where it makes none. */
export function quotationOf({
  rule,
  message,
}: Diagnostic): { readonly quotation: Quotation; readonly text: string } | undefined {
  let known = byRule.get(rule)
  if (known === undefined) byRule.set(rule, (known = quotations.filter((each) => each.rule.test(rule))))
  for (const each of known) {
    const text = each.message.exec(message)?.[1]
    if (text !== undefined) return { quotation: each, text }
  }
  return undefined
}

/** Whether the range holds what the message quotes, cut and made visible as messages are. */
export function isQuoted(
  { rule }: Diagnostic,
  { quotation: { how }, text }: NonNullable<ReturnType<typeof quotationOf>>,
  written: string,
): boolean {
  // The value of an alias stands at its anchor.
  if (written.startsWith('*') && !rule.startsWith('agent3md/')) return true
  const shown = quote(written).slice(1, -1)
  if (how === 'around') return text.includes(shown) || text.endsWith('…')
  if (how === 'starts') return shown.startsWith(text)
  if (how === 'within') return quote(written, Infinity).includes(text.replace(/…$/, ''))
  for (const reading of readingsOf(written, rule)) if (quote(reading).slice(1, -1) === text) return true
  return false
}

/** A destination without backslashes and entities. */
function unescaped(written: string): string {
  const marks: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
  return written.replace(
    /\\([!-/:-@[-`{-~])|&#(\d{1,7});|&#x([\da-f]{1,6});|&(amp|lt|gt|quot);/gi,
    (all, escaped?: string, decimal?: string, hexadecimal?: string, name?: string) => {
      if (decimal === undefined && hexadecimal === undefined) return escaped ?? marks[name!] ?? all
      const code = decimal === undefined ? Number.parseInt(hexadecimal!, 16) : Number(decimal)
      return code > 0 && code < 0x110000 && !(code >= 0xd800 && code < 0xe000)
        ? String.fromCodePoint(code)
        : '\ufffd'
    },
  )
}

/**
 * What the written text may be read as: itself, without quotes and backslashes, as a YAML scalar, as the path
 * of a link.
 */
function* readingsOf(written: string, rule: string): Generator<string> {
  yield written
  yield written.toLowerCase()
  if (rule.startsWith('agent3md/')) {
    const bare = /^(["'])(.*)\1$/su.exec(written)?.[2] ?? written
    yield bare
    yield bare.replace(/\\(.)/gsu, '$1')
    yield written.replace(/\\(.)/gsu, '$1')
    return
  }
  if (/link|reference/.test(rule)) {
    for (const target of [written, unescaped(written)]) {
      const path = /^[^?#]*/.exec(target)![0]
      yield path
      try {
        yield decodeURIComponent(path)
      } catch {
        // It is shown as it is written.
      }
    }
    return
  }
  for (const before of ['x: ', 'x:\n  ']) {
    try {
      yield String(parse(before + written, { logLevel: 'silent', uniqueKeys: false }).x)
    } catch {
      // It is no scalar.
    }
  }
}
