import type { Range } from '../../../model.ts'
import { placeOf } from '../../../syntax/fields.ts'
import { revealing, suggest } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { firstAt, repeatsOf } from '../../by-key.ts'
import { agent3mdRule, agentWith } from '../example.ts'
import { yamlComment } from '../grammar/located-text.ts'
import { phraseOf, tokensOf } from '../parse.ts'

export const uniqueSkill = agent3mdRule({
  id: 'agent3md/unique-skill',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'No two skills share a label',
  why: 'A loader finds a skill by its label. If two skills share a label, it reaches only one of them. Blanks around a label do not count, but letter case does.',
  bad: agentWith('label="files"', 'label="search"'),
  check({ skills }, report) {
    const labels = skills.flatMap(({ label }) => label ?? [])
    for (const { item, first } of repeatsOf(labels, ({ value }) => value.trim() || undefined)) {
      const message = `Two skills are labelled ${quote(item.value)}. Rename one of them.`
      report(item.range, message, firstAt(first.range))
    }
  },
})

export const triggers = agent3mdRule({
  id: 'agent3md/triggers',
  summary: 'Every skill has triggers, with commas between them',
  why: 'Loaders route a request to a skill by its triggers. A skill without triggers is reached only by name. A request must have all words of a trigger, so `find; get` needs both.',
  bad: agentWith(' triggers="files, glob"', ''),
  check({ skills }, report) {
    for (const { title, attributes, directive, triggers } of skills) {
      for (const { value, range } of triggers) {
        const parts = value.split(/[;|]/).map((part) => part.trim())
        if (/\p{L}\s*[;|]\s*\p{L}/u.test(value)) {
          const message = `${quote(value)} is one trigger, because only commas separate triggers. Write ${quote(parts.join(', '))}.`
          report(range, message)
        }
      }
      if (triggers.length > 0) continue
      const written = attributes.get('triggers')
      const message = `The skill ${quote(title)} has no triggers, so it gets no requests. Add some, such as \`triggers="find, look up"\`.`
      report(written === undefined ? directive : placeOf(written, written.key), message)
    }
  },
})

export const unroutableTrigger = agent3mdRule({
  id: 'agent3md/unroutable-trigger',
  summary: 'A trigger holds a letter or a digit',
  why: 'Routing compares only letters and digits, so a phrase without any never matches a request.',
  bad: agentWith('files, glob', 'files, *.*'),
  check({ skills }, report) {
    for (const { value, range } of skills.flatMap(({ triggers }) => triggers)) {
      if (tokensOf(value).length === 0) {
        const message = `The trigger ${quote(value)} has no letter and no digit, so it matches no request. Write a word, or remove it.`
        report(range, message)
      }
    }
  },
})

export const overlappingTriggers = agent3mdRule({
  id: 'agent3md/overlapping-triggers',
  severity: { recommended: 'info', strict: 'info' },
  summary: 'No two skills have the same trigger',
  why: 'A request with the phrase matches both skills, so the phrase does not help to choose between them. The order of its words does not count.',
  bad: agentWith('files, glob', 'files, Find  text'),
  check({ skills }, report) {
    const phrases = skills.flatMap((skill) =>
      skill.triggers.map(({ value, range }) => ({ skill, value, range })),
    )
    for (const { item, first } of repeatsOf(phrases, ({ value }) => phraseOf(value) || undefined)) {
      if (item.skill === first.skill) continue
      const related = [
        { range: first.range, message: `${quote(first.skill.title)} has the same trigger here.` },
      ]
      const message = `The skill ${quote(first.skill.title)} has the trigger ${quote(item.value)} too. Make one of the two more precise.`
      report(item.range, message, { related })
    }
  },
})

export const tool = agent3mdRule({
  id: 'agent3md/tool',
  fix: 'suggested',
  summary: 'A `tool` holds a command',
  why: 'A skill without `tool` is guidance. An empty `tool` looks like a lost command.',
  bad: agentWith(' inputs="glob:string" tool="fd {glob}"', ' tool=""'),
  check({ text, skills }, report) {
    for (const { title, tool } of skills) {
      if (tool === undefined || tool.value.trim() !== '') continue
      const whole: Range = [tool.key[0], tool.range[1]]
      // Quotes after it hold what seems to be the command.
      const details = /^[ \t]*["']/.test(text.slice(whole[1]))
        ? {}
        : revealing(suggest('Remove `tool`', [whole[0] - 1, whole[1]], ''))
      const message = `The \`tool\` of the skill ${quote(title)} is empty. Write a command, or remove the attribute.`
      report(whole, message, details)
    }
  },
})

export const undeclaredTool = agent3mdRule({
  id: 'agent3md/undeclared-tool',
  fix: 'suggested',
  summary: 'The frontmatter lists the binary of every command',
  why: 'A host reads `tools` to learn what the agent will run. If a binary is missing, the list is wrong. A file without `tools` is fine.',
  bad: agentWith('tools: rg, fd', 'tools: rg'),
  check({ skills, tools, fields }, report) {
    if (tools.length === 0) return
    const list = fields.get('tools')!
    // What a list of YAML names is listed once its brackets are gone, which another rule says.
    const isYaml = /^\[.*\]$/.test(list.value)
    const listed = new Set(
      tools.map(({ value }) => (isYaml ? value.replace(/^\[?["']?/, '').replace(/["']?\]?$/, '') : value)),
    )
    // After brackets or a comment a name would be a part of them.
    const plain = !/^\[/.test(list.value) && yamlComment(list) === undefined
    const separator = /,\s+$/.test(list.value) ? '' : list.value.endsWith(',') ? ' ' : ', '
    for (const { tool } of skills) {
      const binary = tool && /\S+/.exec(tool.value)
      // Nobody can say which binary fills a placeholder.
      if (!binary || listed.has(binary[0]) || /\{[A-Za-z_]\w*\}/.test(binary[0])) continue
      const [name] = binary
      const end = list.place(list.value.length, list.value.length)
      const fix =
        plain && /^[\w./+-]+$/.test(name)
          ? suggest(`Add ${quote(name)} to \`tools\``, end, `${separator}${name}`)
          : {}
      const related = [{ range: list.range, message: 'The list of tools is here.' }]
      const message = `The command runs ${quote(name)}, which \`tools\` does not list. Add it to \`tools\`.`
      report(tool.place(binary.index, binary.index + name.length), message, { ...fix, related })
    }
  },
})

export const unusedTool = agent3mdRule({
  id: 'agent3md/unused-tool',
  severity: { recommended: 'info', strict: 'info' },
  summary: 'Some skill runs or mentions every binary of `tools`',
  why: 'A host reads `tools` to learn what the agent runs, and may ask for a permission or an installation that nobody needs. An agent without commands, or with an empty one or one that starts with a placeholder, is not judged.',
  bad: agentWith('tools: rg, fd', 'tools: rg, fd, jq'),
  check({ text, tools, planes }, report) {
    const commands = planes.flatMap(({ tool }) => tool?.value.trim() ?? [])
    // Nobody can say which binary fills a placeholder, or which command is lost.
    if (tools.length === 0 || commands.length === 0 || commands.some((command) => /^(?:\{|$)/.test(command)))
      return
    const words = wordsOf([...commands, ...planes.map(({ body }) => text.slice(...body))])
    for (const { value, range } of tools) {
      if (words.has(value) || /\s|[[\]#]/.test(value)) continue
      const message = `No skill runs or mentions ${quote(value)}. Remove it from \`tools\`, or add the skill that runs it.`
      report(range, message)
    }
  },
})

/** The words of texts, also without the marks around them and as the last part of a path. */
function wordsOf(texts: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>()
  for (const word of texts.flatMap((text) => text.split(/[\s|;&()<>]+/))) {
    const bare = word.replace(/^[^\p{L}\p{N}_./]{1,9}|[^\p{L}\p{N}_+]{1,9}$/gu, '')
    words
      .add(word)
      .add(bare)
      .add(bare.slice(bare.lastIndexOf('/') + 1))
  }
  return words
}
