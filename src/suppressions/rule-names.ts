import { nearestOf } from '../text/near-names.ts'

/**
 * Whether a word of a config file or a suppression names a rule, by its id or its group: `skill/bom` or
 * `skill/*`.
 */
export function names(word: string, rule: string): boolean {
  return word === rule || (word.endsWith('/*') && rule.startsWith(word.slice(0, -1)))
}

/** The rules that there were once, each with what to use instead. */
const RETIRED: ReadonlyMap<string, string> = new Map([
  ['agent/avatar-conflict', 'agent/conflict'],
  ['agent/description-conflict', 'agent/conflict'],
  ['agent/rules-conflict', 'agent/conflict'],
  ['agent/system-conflict', 'agent/conflict'],
  ['agent/title-conflict', 'agent/conflict'],
  ['agent/tool-scheme', 'agent/tool-shape'],
  ['agent/tool-scheme-name', 'agent/tool-shape'],
  ['agent/tools-language', 'agent/tools-fence'],
  ['agent/tools-unchecked', 'agent/tools-syntax'],
  ['agent3md/dup-input', 'agent3md/duplicate'],
  ['agent3md/duplicate-key', 'agent3md/duplicate'],
  ['agent3md/repeated-trigger', 'agent3md/duplicate'],
  ['claude/plugin-field', 'claude/ignored-field'],
  ['claude/skill-field', 'claude/ignored-field'],
  ['copilot/chatmode', 'copilot/filename'],
  ['file/dangling-symlink', 'file/symlink'],
  ['file/outside-root', 'file/symlink'],
  ['file/symlink-stub', 'file/symlink'],
  ['skill/body-tokens', 'skill/body-length'],
  ['skill/deep-reference', 'skill/reference-chain'],
])

/** What to say of a word that names a rule that was removed; undefined of any other. */
export function retirementOf(word: string): string | undefined {
  const successor = RETIRED.get(word)
  return successor && `\`${word}\` was removed; \`${successor}\` covers it.`
}

/** The rule, or the group, that was meant by a word that names none. */
export function nearestRule(word: string, ids: readonly string[]): string | undefined {
  const groups = [...new Set(ids.map((id) => `${id.split('/')[0]}/*`))]
  if (word.endsWith('/*')) return nearestOf(word, groups)[0]
  const [name] = nearestOf(word, ids.map(nameOf))
  return nearestOf(word, ids)[0] ?? ids.find((id) => nameOf(id) === name)
}

function nameOf(id: string): string {
  return id.slice(id.indexOf('/') + 1)
}
