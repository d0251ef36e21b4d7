function forms(verbs: string): ReadonlySet<string> {
  return new Set(verbs.split(' ').flatMap((verb) => [verb, `${verb}s`, `${verb.replace(/e$/, '')}ing`]))
}

const SEES = forms('see consult refer')
const READS = forms('read open load check review study follow view reference reread')
const RUNS = forms('run execute call invoke use apply launch start source')

/** Words between a verb and the path that go with both. */
const BETWEEN = new Set(
  (
    'the this our these bundled included full complete detailed following relevant reference helper validation script file files ' +
    'template guide document doc docs checklist section sections also to with from in :'
  ).split(' '),
)

/** What says where something is written down, before `in`, `at`, `from` or `to`. */
const PLACED = new Set(
  (
    'documented described detailed listed explained covered defined found provided available given details guidance ' +
    'documentation instructions examples patterns live lives'
  ).split(' '),
)
const DIRECTED = new Set('according defer defers delegate point points linked'.split(' '))
const ARROWS = new Set(['→', '->', '=>'])
const JOINED = new Set(['and', 'or', ',', '+', '&'])

/** How the text right before a path sends its reader there. */
export type Verb = 'see' | 'read' | 'run' | 'place' | 'more'

/** The verb that a path is the object of; `§` stands for other paths before it. */
export function verbBefore(text: string): Verb | undefined {
  const words = text.toLowerCase().match(/[\w'’]+|[-=]>|[§→,:+&.!?;]/g) ?? []
  let last = words.length - 1
  while (last >= 0 && BETWEEN.has(words[last]!)) last--
  const verb = words[last] ?? ''
  if (SEES.has(verb)) return 'see'
  if (READS.has(verb)) return 'read'
  if (RUNS.has(verb)) return 'run'
  const end = words.at(-1) ?? ''
  const before = words.at(-2) ?? ''
  if (ARROWS.has(end)) return 'place'
  if (PLACED.has(before) && (end === 'in' || end === 'at' || end === 'from')) return 'place'
  if (DIRECTED.has(before) && end === 'to') return 'place'
  if (!JOINED.has(end) || !words.slice(-4).includes('§')) return undefined
  return words.some((word) => SEES.has(word) || READS.has(word) || RUNS.has(word)) ? 'more' : undefined
}
