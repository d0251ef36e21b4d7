import type { Details, Document, Range, Report } from '../../model.ts'
import type { Hidden } from '../../syntax/hidden-text.ts'
import { byLine } from '../../syntax/position.ts'
import { codePointOf } from '../../wording/code-points.ts'
import { quote } from '../../wording/quote.ts'
import { count, plural } from '../../wording/wording.ts'
import { alsoAt } from '../by-key.ts'

const MOST_SHOWN = 4

/** Reports what hides in the path of a file, and in its text. */
export function reportHidden(
  { path, text, fields, body }: Document,
  inPath: readonly Hidden[],
  found: readonly Hidden[],
  report: Report,
): void {
  const [ofPath] = inPath
  if (ofPath !== undefined)
    report([0, 0], `The path has the invisible ${shown(path, ofPath)}. Rename the file or folder.`, {
      covers: ['skill/name-directory'],
    })
  // The rules about the name of a skill say which character is too many in it, and what to write.
  const name = /SKILL\.md$/i.test(path) ? fields.get('name')?.range : undefined
  const inText = found.flatMap((each) => outsideOf(name, each))
  // In the name of a field it may be what parts it from another one.
  const isShown = ({ range }: Hidden): boolean =>
    range[0] >= body[0] || [...fields.values()].some((field) => isWithin(range, field.range))
  const slips = inText.filter((each) => isSlip(each, text))
  reportSlips(slips, slips.every(isShown), report)
  const inClasses = inText.filter((each) => isInClass(each, text))
  // Many of them may hold a text together.
  const classes = inClasses.length > MOST_CLASSES ? [] : inClasses
  for (const { range } of classes)
    report(range, `Readers do not see these characters. ${escaping(text.slice(...range))}`, {
      severity: 'info',
    })
  for (const line of byLine(
    inText.filter((each) => !slips.includes(each) && !classes.includes(each)),
    text,
  )) {
    const [first, ...others] = line
    const places = `This line has invisible text in ${plural(line.length, 'place')}`
    const together = `${places}, the first ${shown(text, first)}. Delete it.`
    report(first.range, others.length === 0 ? messageOn(first, text) : together, {
      ...(line.every(isShown) ? deleting(line) : {}),
      ...alsoAt(
        line.flatMap((each) => [
          ...(each === first ? [] : [each]),
          ...(each.others ?? []).map((range) => ({ range })),
        ]),
        'More of it is here.',
      ),
    })
  }
}

/** Two breaks without width beside a space, as editors and translations leave them: they carry nothing. */
function isSlip({ kind, range: [start, end] }: Hidden, text: string): boolean {
  if (kind !== 'invisible' || text.slice(start, end) !== '\u200b\u200b') return false
  return /^\s?$/.test(text.slice(start - 1, start)) || /^\s?$/.test(text.slice(end, end + 1))
}

const MOST_IN_CLASS = 12
const MOST_CLASSES = 3

/** Whether all that brackets or quotes hold is such characters, each once: code that looks for them. */
function isInClass({ kind, range: [start, end] }: Hidden, text: string): boolean {
  const characters = text.slice(start, end)
  return (
    kind === 'invisible' &&
    characters.length <= MOST_IN_CLASS &&
    new Set(characters).size === characters.length &&
    /^[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+$/.test(characters) &&
    /(?:\[\^?|["'])$/.test(text.slice(Math.max(0, start - 2), start)) &&
    /^(?:\](?![([])|["'])/.test(text.slice(end, end + 2))
  )
}

function escaping(characters: string): string {
  return `Write ${quote([...characters].map((each) => `\\u${each.charCodeAt(0).toString(16).toUpperCase()}`).join(''))} instead.`
}

function reportSlips(slips: readonly Hidden[], isInText: boolean, report: Report): void {
  const [first, ...others] = slips
  if (first === undefined) return
  const places = others.length === 0 ? '' : `, and in ${plural(others.length, 'more place')}`
  const message = `Two zero-width spaces (U+200B) are here${places}, left by an editor or a translation. Delete them.`
  report(first.range, message, {
    severity: 'warning',
    ...(isInText ? deleting(slips) : {}),
    ...alsoAt(others, 'More of it is here.'),
  })
}

function outsideOf(field: Range | undefined, found: Hidden): readonly Hidden[] {
  if (field === undefined) return [found]
  const [range, ...others] = [found.range, ...(found.others ?? [])].filter((each) => !isWithin(each, field))
  return range === undefined ? [] : [{ ...found, range, others }]
}

function isWithin([start, end]: Range, [from, to]: Range): boolean {
  return start >= from && end <= to
}

function messageOn(each: Hidden, text: string): string {
  const { kind, partner, others = [] } = each
  const characters = shown(text, each)
  if (kind === 'scattered') {
    const first = [each.range, ...others].slice(0, MOST_SHOWN).map((range) => shown(text, { range }))
    const left = others.length + 1 - first.length
    return `Invisible text is spread between letters: ${first.join(' ')} and ${count(left)} more. Delete it.`
  }
  if (kind === 'invisible') return `Invisible text is here: ${characters}. Delete it.`
  if (kind === 'unopened') return `The invisible ${characters} ends nothing on this line. Delete it.`
  if (kind === 'unclosed')
    return `The invisible ${characters} changes how this line is shown, and nothing ends its effect. Delete it.`
  return partner === undefined
    ? `The invisible ${characters} shows the rest of the line in another order. Delete it.`
    : `The invisible ${characters} shows the text up to ${shown(text, { range: partner })} in another order. Delete both.`
}

function shown(text: string, { range }: Pick<Hidden, 'range'>): string {
  const characters = [...text.slice(range[0], Math.min(range[1], range[0] + 2 * MOST_SHOWN))]
  const left = [...text.slice(...range)].length - MOST_SHOWN
  const names = characters.slice(0, MOST_SHOWN).map(codePointOf)
  return left > 0 ? `${names.join(' ')} and ${count(left)} more` : names.join(' ')
}

function deleting(line: readonly Hidden[]): Details {
  const ranges = line.flatMap(({ range, partner, others = [] }) => [
    range,
    ...others,
    ...(partner === undefined ? [] : [partner]),
  ])
  const edits = withoutOverlap(ranges).map((range) => ({ range, text: '' }))
  return { fix: { title: 'Delete it', safe: false, edits } }
}

/** What ends the effect of one mark may be hidden text itself. */
function withoutOverlap(ranges: readonly Range[]): readonly Range[] {
  let end = -1
  return ranges
    .toSorted((a, b) => a[0] - b[0])
    .filter((range) => {
      if (range[0] < end) return false
      end = range[1]
      return true
    })
}
