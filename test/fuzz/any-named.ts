import type { Random } from '../random.ts'
import type { Kind, Subject } from './kinds.ts'

/** What names and directories are made of: words, and all that makes a name wrong. */
const PIECES =
  'pdf Tools reads 2024 - -- _ . : ： é а ＡＢ \u{200B} \u{A0} \u{202E} 👩‍🚀 技 ` " \' # true no'.split(' ')
const LONG_WORD = 'a'.repeat(31)

function anyName(random: Random): string {
  const pieces = Array.from({ length: 1 + random.below(4) }, () => random.pick([...PIECES, LONG_WORD]))
  return pieces.join(random.pick(['', '-', ' ', '-']))
}

/** A skill whose name and directory may be anything that a file system takes. */
export function anyNamed(kind: Kind): (random: Random) => Subject {
  return (random) => {
    const name = anyName(random)
    const directory = (random.once(3) ? name : anyName(random)).replaceAll('/', '')
    const key = random.pick(['name', 'name', 'name', 'Name', 'nmae', '\u{A0}name', 'name：'])
    const extra = random.pick([
      '',
      'user-invokable: false\n',
      'allowed_tools: Read\n',
      '<<<<<<< ours\n',
      'licence: MIT\n',
      'tools: Read\n',
    ])
    const text = `---\n${key}: ${random.pick([JSON.stringify(name), name])}\ndescription: Reads PDF files. Use when the user has a PDF.\n${extra}---\nRead it.\n`
    return { kind, path: `skills/${directory || 'x'}/SKILL.md`, reading: { state: 'text', text } }
  }
}
