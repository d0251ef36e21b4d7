import type { WrittenPath } from './find-paths.ts'

const LONGEST_BEFORE = 80

/** What a command writes or takes away stands after one of these. */
const WRITTEN_TO =
  /(?:>|--?(?:o|out|output|output-file|output-dir|output-path|save|dest|export|O)[ =]|\b(?:touch|tee|tee -a|mkdir|mkdir -p|rm|rm -f|nano|vim?)) ?["'`]?$/
const COPIED = /\b(?:cp|mv|curl|wget) \S/

/** Verbs for what is made, and what tells that the path is only used for it. */
const MADE =
  /\b(?:creat(?:e|es|ed|ing)|generat(?:e|es|ed|ing)|writ(?:e|es|ten|ing)|sav(?:e|es|ed|ing)|stor(?:e|es|ed|ing)|outputs?|exports?|produc(?:e|es|ing)|append(?:s|ed)?|record(?:s|ed)?|dumps?|scaffolds?|add(?:s|ed)?|put|place)\b/i
const USED = /\b(?:using|use|with|see|read|run|from|following|follow)\b/i

/** Whether a path stands where something is written, created or taken away. */
export function isMade({ start }: WrittenPath, text: string): boolean {
  const line = text.slice(Math.max(start - LONGEST_BEFORE, text.lastIndexOf('\n', start - 1) + 1), start)
  if (WRITTEN_TO.test(line) || COPIED.test(line.split(/[;|&]/).at(-1)!)) return true
  const sentence = line.split(/[.!?]/).at(-1)!
  const verb = MADE.exec(sentence)
  return verb !== null && !USED.test(sentence.slice(verb.index))
}
