import { isReadByClaudeCode } from '../../../clients/places.ts'
import { reportAs } from '../../../lint/fields/other-value.ts'
import type { Report } from '../../../model.ts'
import { isRecord, recordAt } from '../../../references/plugins.ts'
import { suggest } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { alsoAt } from '../../by-key.ts'
import { readTools } from '../../claude/listed-tools.ts'
import { withBody } from '../../examples.ts'
import { skillRule, skillWith } from '../example.ts'
import type { Injection } from '../injections.ts'
import { allows, askedParts, gluedCommands, injections } from '../injections.ts'
import type { Skill } from '../parse.ts'

const RUN = 'The changes: !`gh pr diff`'

export const injectedCommand = skillRule({
  id: 'skill/injected-command',
  fix: 'suggested',
  summary: '`allowed-tools` allows the commands that Claude Code runs in the text',
  why: 'Claude Code runs ``!`gh pr diff` `` before the model reads the skill, and asks nobody. If neither `allowed-tools` nor a setting allows the command, it aborts the skill. It does so in code too, where the command may be an example. Commands that only read, such as `git log`, are always allowed. Without patterns of commands in `allowed-tools`, the settings may allow them all, so that is an info.',
  source: 'https://code.claude.com/docs/en/skills#when-an-injected-command-fails',
  bad: withBody(skillWith('allowed-tools: Bash(git *)'), RUN),
  good: withBody(skillWith('allowed-tools: Bash(gh pr *)'), RUN),
  check(skill, report, { clients }) {
    if (!/!`|`{3}!/.test(skill.text) || !isReadByClaudeCode(skill.path, clients)) return
    for (const [start, end] of gluedCommands(skill)) {
      const message = `Claude Code does not run ${quote(skill.text.slice(start + 2, end - 1))} here, since there is no space before the \`!\`. Add one.`
      report([start, end], message, suggest('Add a space', [start, start], ' '))
    }
    const all = injections(skill)
    if (all.length === 0) return
    const field = skill.fields.get('allowed-tools')
    const listed = field === undefined ? [] : readTools(field, skill.text).map(({ written }) => written)
    const entries = [...listed, ...allowedBySettings(skill)]
    const broken = all.filter(({ command }) => isPlaceholder(command))
    const refused = all.flatMap((injection) => {
      if (isPlaceholder(injection.command)) return []
      const part = askedParts(injection.command).find((each) => !entries.some((entry) => allows(entry, each)))
      return part === undefined ? [] : { ...injection, command: part }
    })
    const hasPatterns = listed.some((entry) => entry.startsWith('Bash('))
    const inExample = 'here, in an example too, and aborts the skill'
    const move = 'Put the example into another file, or text before its `!`.'
    tell(broken, report, () => `${inExample}, since no shell takes the placeholder. ${move}`)
    const examples = refused.filter(({ isExample }) => isExample)
    tell(examples, report, () => `${inExample} if it may not or fails. ${move}`)
    const own = hasPatterns ? report : reportAs('info', report)
    const inText = 'before the model reads the skill, and aborts the skill if nothing allows it.'
    const others = refused.filter(({ isExample }) => !isExample)
    tell(others, own, (command) => `${inText} Add ${quote(patternOf(command))} to \`allowed-tools\`.`)
  },
})

/** `git log <branch>`: every shell takes the brackets for redirections, if they are not in quotes. */
function isPlaceholder(command: string): boolean {
  const bare = command.replace(/"[^"$`]*"|'[^']*'/g, '')
  return /(?:^|\s)<[a-z][a-z _-]*>(?=$|\s)/i.test(bare)
}

/** Reports the first of some commands, with the others: `endOf` tells how the sentence goes on, and what to do. */
function tell(
  [first, ...others]: readonly Injection[],
  report: Report,
  endOf: (command: string) => string,
): void {
  if (first === undefined) return
  const message = `Claude Code runs ${quote(first.command)} ${endOf(first.command)}`
  report(first.range, message, alsoAt(others, 'So does this one.'))
}

/** A pattern that allows a command: its name, and the next word if that is the name of a command, too. */
function patternOf(command: string): string {
  const [words = ''] = /^[\w.-]+(?: [a-z][a-z-]*(?![^\s]))?/.exec(command) ?? []
  return `Bash(${words} *)`
}

function allowedBySettings({ path, files }: Skill): readonly string[] {
  const [, folder] = /^((?:[^]*\/)?\.claude\/)/.exec(path) ?? []
  const { permissions } = folder === undefined ? {} : recordAt(`${folder}settings.json`, files)
  const allow: unknown = isRecord(permissions) ? permissions['allow'] : undefined
  return [allow].flat().filter((entry) => typeof entry === 'string')
}
