import { claudeCode } from '../../../clients/claude-code.ts'
import { isReader } from '../../../clients/who-loses.ts'
import { suggest } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { readTools } from '../../claude/tools-and-models.ts'
import { skillRule, skillWith } from '../example.ts'

export const toolPattern = skillRule({
  id: 'skill/tool-pattern',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'suggested',
  summary: 'No pattern of commands has `:` between the words of a command',
  why: 'Claude Code compares `Bash(npm run *)` with the command as it is typed, so the words have spaces between them. Only a final `:*` means “and anything after it”. `Bash(npm:run:*)` matches no command, and each one needs an approval.',
  source: 'https://code.claude.com/docs/en/permissions#bash',
  bad: skillWith('allowed-tools: Bash(npm:run:*) Read'),
  good: skillWith('allowed-tools: Bash(npm run:*) Bash(npm run test:unit) Read'),
  check({ fields, path, text }, report, { clients }) {
    if (!isReader(claudeCode, path, clients)) return
    for (const key of ['allowed-tools', 'disallowed-tools']) {
      const field = fields.get(key)
      for (const { written, range } of field === undefined ? [] : readTools(field, text)) {
        const meant = withBlanks(written)
        if (meant === undefined) continue
        const isPlain = text.slice(...range) === written
        report(
          range,
          `${quote(written)} matches no command: spaces separate the words of one. Write ${quote(meant)}.`,
          isPlain ? suggest(`Write ${quote(meant)}`, range, meant) : {},
        )
      }
    }
  },
})

/** A command and at least one word after a colon, up to the first blank; no drive, address, port or assignment. */
const PARTED = /^((?:Bash|PowerShell)\()([A-Za-z][\w.-]+)((?::[A-Za-z-][\w./@-]*)+)(:?\*)?((?: [^]*)?\))$/

/** The pattern that is meant by one whose first word holds colons. */
function withBlanks(written: string): string | undefined {
  const [, start = '', command = '', words = '', rest = '', end = ''] = PARTED.exec(written) ?? []
  return words === '' ? undefined : `${start}${command}${words.replaceAll(':', ' ')}${rest}${end}`
}
