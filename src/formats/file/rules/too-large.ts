import type { FileRule } from '../../../lint/reading.ts'
import { LARGEST_FILE } from '../../../lint/reading.ts'
import { count } from '../../../wording/wording.ts'
import { goodSkill } from '../../skill/example.ts'

export const tooLarge: FileRule = {
  id: 'file/too-large',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The file is at most 1 MiB',
  why: 'The whole body of a skill or agent is loaded into the model’s context. A file of this size is a mistake, and the linter does not check it further.',
  max: LARGEST_FILE,
  source: 'https://agentskills.io/specification#progressive-disclosure',
  bad: {
    path: goodSkill.path,
    text: `---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\n${'Read it. '.repeat(120_000)}\n`,
  },
  good: goodSkill,
  refuses(reading, report) {
    if (reading.state !== 'too-large') return false
    const { size, limit } = reading
    const bytes =
      size === undefined
        ? `more than the ${count(limit)} bytes`
        : `${count(size)} bytes, more than the ${count(limit)}`
    report([0, 0], `The file has ${bytes} that are checked. Move parts of it into other files.`)
    return true
  },
}
