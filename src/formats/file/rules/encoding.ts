import type { FileRule } from '../../../lint/reading.ts'
import { count } from '../../../wording/wording.ts'

/** What `git-crypt` and `age` write at the start of what they encrypt. */
const ENCRYPTED = /^(?:\0GITCRYPT\0|age-encryption\.org\/)/

export const encoding: FileRule = {
  id: 'file/encoding',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The file is UTF-8',
  why: 'Clients read these files as UTF-8. Other bytes become replacement characters or stop the client.',
  source: 'https://yaml.org/spec/1.2.2/#52-character-encodings',
  bad: {
    path: 'skills/cafe/SKILL.md',
    text: Uint8Array.from(
      '---\nname: cafe\ndescription: Caf\xe9 hours. Use when asked.\n---\nRead.\n',
      (character) => character.charCodeAt(0),
    ),
  },
  good: {
    path: 'skills/cafe/SKILL.md',
    text: '---\nname: cafe\ndescription: Finds the opening hours of a café. Use when the user is thirsty.\n---\nRead.\n',
  },
  violations: ['not-utf-8'],
  refuses(reading, report) {
    if (reading.state !== 'not-utf8') return false
    const at = reading.text.length
    if (ENCRYPTED.test(reading.text)) {
      report([0, 0], 'The file is encrypted, so nothing in it is checked. Decrypt it before the check.', {
        severity: 'info',
      })
      return true
    }
    const what =
      reading.byte === 0
        ? 'The file is not UTF-8 from its first byte on'
        : `The byte at offset ${count(reading.byte)} is not UTF-8`
    report([at, at], `${what}. Save the file as UTF-8.`)
    return true
  },
}
