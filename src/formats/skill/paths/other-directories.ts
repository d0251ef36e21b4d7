import { dirname, join } from 'node:path/posix'
import type { Files } from '../../../model.ts'
import { memoizeLast } from '../../../text/memoize-last.ts'
import type { Skill } from '../parse.ts'
import type { WrittenPath } from './find-paths.ts'

/** How far from a path its directory may be named, in UTF-16 code units. */
const FURTHEST = 300

/** Paths of which the answers are kept: the words of prose come again and again. */
const MOST_REMEMBERED = 20_000

/** Whether a path leads to a file from another directory, such as another skill’s, that the text around it names. */
export function isElsewhere({ path, start }: WrittenPath, { source }: Skill): boolean {
  const { path: own, text, files } = source
  const around = text.slice(Math.max(start - FURTHEST, 0), start + FURTHEST)
  const words = new Set(around.match(/[\w.-]+/g))
  for (let folder = dirname(own); ; folder = dirname(folder)) {
    for (const word of words)
      if (isThere(`${folder}/${word}`, files) && files.has(join(folder, word, path))) return true
    if (folder === '.') return false
  }
}

const answersOf = memoizeLast<Files, Map<string, boolean>>(() => new Map())

function isThere(path: string, files: Files): boolean {
  const answers = answersOf(files)
  let answer = answers.get(path)
  if (answer === undefined) {
    if (answers.size === MOST_REMEMBERED) answers.clear()
    answers.set(path, (answer = files.has(path)))
  }
  return answer
}
