import type { FileRule } from '../../../lint/reading.ts'
import { OVER_BUDGET } from '../../../lint/reading.ts'
import { goodSkill } from '../../skill/example.ts'

export const unreadable: FileRule = {
  id: 'file/unreadable',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The file can be read',
  why: 'The linter cannot check a file that it cannot read, and a client cannot load it either. The run continues with the other files.',
  source: 'https://agentskills.io/specification#skill-md-format',
  bad: { path: goodSkill.path, text: { fails: 'EACCES' } },
  good: goodSkill,
  refuses(reading, report) {
    if (reading.state !== 'unreadable') return false
    const reason = reasons[reading.reason] ?? reading.reason
    const advice =
      reading.reason === OVER_BUDGET
        ? 'Check fewer files in one run, or use `--shard`'
        : 'Make the file readable'
    report([0, 0], `The path cannot be read: ${reason}. ${advice}.`)
    return true
  },
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied (EACCES)',
  EPERM: 'permission is denied (EPERM)',
  ENOENT: 'it was deleted during the run (ENOENT)',
  EISDIR: 'it is a folder (EISDIR)',
  EILSEQ: 'its name is not UTF-8 (EILSEQ)',
  EIO: 'the disk has an error (EIO)',
  [OVER_BUDGET]: 'the run has reached its limit of text',
  EMFILE: 'too many files are open (EMFILE)',
}
