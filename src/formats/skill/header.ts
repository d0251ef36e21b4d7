import { OWN_FOLDERS } from '../../clients/own-folders.ts'
import type { OwnPlace } from '../../clients/places.ts'
import { ownPlaceOf } from '../../clients/places.ts'
import type { Range } from '../../model.ts'
import { lineEnd } from '../../syntax/position.ts'
import { codePoints, ownText } from '../../wording/code-points.ts'
import type { Lines } from './compare-lines.ts'
import { hashOf } from './compare-lines.ts'
import { isHidden } from './fields.ts'
import { isFlat } from './flat-skill.ts'
import { isOtherName, normalizeName } from './name.ts'
import type { Skill } from './parse.ts'
import type { Named } from './report-duplicate-names.ts'

export interface SkillHeader extends Named {
  /** Of a skill in a client's own folder. */
  readonly own?: OwnHeader | undefined
  /** Whether it lies inside another skill, where no client looks. */
  readonly isNested?: boolean
}

/** What the rules on all skills together must know of one. */
export function skillHeader(skill: Skill): SkillHeader {
  if (isFlat(skill.path)) return { name: undefined }
  const { name, directory, enclosing } = skill
  return {
    name: name && {
      text: ownText(normalizeName(name.value)),
      range: name.range,
      misnamed: isOtherName(name.value, directory),
    },
    own: ownHeader(skill),
    isNested: enclosing !== undefined && enclosing !== '',
  }
}

interface OwnHeader extends OwnPlace {
  /** How many characters its name and description have. */
  readonly name: number
  readonly description: number
  /** Whether it says that no model may use it. */
  readonly isHidden: boolean
  readonly range: Range
  readonly lines: Lines
}

function ownHeader(skill: Skill): OwnHeader | undefined {
  const { path, name, description, fields } = skill
  const place = ownPlace(path)
  if (place === undefined || description === undefined) return undefined
  const text = description.value.trim()
  return {
    ...place,
    name: codePoints(name?.value ?? ''),
    description: codePoints(text),
    isHidden: isHidden(fields),
    range: description.range,
    lines: linesOf(text, description.range, skill),
  }
}

function linesOf(description: string, at: Range, { text, body }: Skill): Lines {
  const end = body[0] + text.slice(...body).trimEnd().length
  const hashes = [hashOf(description)]
  const starts = [at[0]]
  for (let start = body[0]; start < end; start = lineEnd(text, start) + 1) {
    hashes.push(hashOf(text.slice(start, lineEnd(text, start)).trimEnd()))
    starts.push(start)
  }
  // Of ten thousand skills, lists of numbers take much less memory than their texts.
  return { hashes: Int32Array.from(hashes), starts: Uint32Array.from([...starts, end]), first: at }
}

/** Where a skill lies in a client's own folder; undefined for one in no folder into which an agent looks. */
export function ownPlace(path: string): OwnPlace | undefined {
  const own = ownPlaceOf(path)
  return own !== undefined && OWN_FOLDERS.includes(own.folder) ? own : undefined
}
