import type { Context } from './context.ts'

/** Verbs for what a skill makes, changes or takes away. */
const MAKES =
  /\b(?:creat|generat|sav(?:e|ing)|stor(?:e|ing)|output|export|produc|emit|append|record|dump|scaffold|draft|renam|populat|persist|deliver|initiali[sz]|download|compil|updat|edit|modif|install|delet|remov)\w*|\b(?:writ(?:e|es|ten|ing)|add(?:s|ed|ing)?|puts?|plac(?:e|es|ed|ing)|mov(?:e|es|ed|ing)|cop(?:y|ies|ied|ying)|log(?:s|ged)?|built|builds?|fills?|splits?|commits?|makes?|keeps?|maintains?)\b/i

const EXAMPLES =
  /\b(?:eg|ie)\b|\bfor (?:example|instance)\b|\bsuch as\b|(?<!\band )\bexamples?\b[*_]*\s*[:(–—-]|^\W*examples?\b|\blike[\s*_`"']*$|\bsay,|\bhypothetical|\bimagine\b|\bsuppose\b|\binputs?\b|❌|✅|🚫|\b(?:bad|good|wrong|right|before|after|incorrect|correct)[*_]*:/i
const CONDITION = /\b(?:if|when|where|unless|whether|wherever|once|after|until)\b/i
const STATE =
  /\b(?:exists?|present|available|missing|absent|found|provided|there is|supplied|included?s?|created|generated|written|have|has|contains?)\b/i
const PERHAPS = /\b(?:optional|optionally|may|might|could|would|should (?:have|contain|be)|can be|any)\b/i
const NEGATED =
  /\b(?:no|not|never|don['’]?t|doesn['’]?t|without|instead of|rather than|avoid|missing|removed|deprecated|formerly|previously|no longer|legacy|obsolete|old|future|planned|todo|unlike)\b/i
const ELSEWHERE =
  /\b(?:your|their|user['’]?s?|target|projects?|repo|repos|repository|repositories|codebase|workspace|upstream|checkout|cloned?|package|app|application|sibling|(?:another|other|that|the \S+) skill|skill ['"`]|plugin)\b|\b(?:its|whose)[\s*_`"']*$|(?<!\bskill)['’]s[\s*_`"']*$/i
const ELSEWHERE_AFTER =
  /\b(?:in|of|from|at|inside) (?:the|your|their|that|its|a|each|every) (?:\w+ )?(?:projects?|repo|repository|codebase|workspace|root|checkout|clone|package|app|upstream|skill)\b|\b(?:in|of|from|inside) (?:the )?[`"'*_]{0,4}[\w.:§-]{1,99}[`"'*_]{0,4} (?:skill|plugin)\b/i
const TITLES =
  /\bexamples?\b|\boutputs?\b|\bdeliverables?\b|\bartifacts?\b|\bgenerated\b|\bprojects?\b|\banti-?patterns?\b|\bavoid\b|\bwrong\b|\bcreat(?:e|ing)\b|\blayout\b|\bstructure\b|\btodo\b|\bfuture\b|\broadmap\b|\bplanned\b/i
/** What introduces a list of what a skill had once. */
const GONE =
  /^[*_]{0,3}(?:what (?:was|has been) (?:deleted|dropped|removed|retired)|(?:removed|retired)(?: files| scripts)?)(?: in (?:v?\d[\w.]{0,20}|(?:this|the last) version))?[*_:. ]{0,5}(?:\([^()]{0,200}\)[*_:. ]{0,5})?$/i
/** What introduces the parts of any skill, rather than the files of this one. */
const ANATOMY =
  /\b(?:an?|any|each|every) skill\b|\bskills\b|\banatomy\b|\blayout\b|\bstructure[ds]?\b|\btree\b/i
const BUNDLED = /\b(?:bundled|included|resources|references?|additional|further|available)\b/i
const SESSION = /\b(?:session|conversation|transcript|dialogue?|interaction|walkthrough)\b/i
/** A line such as `See for details:` says what to do with the paths of the list below it. */
const INTRODUCES = /^\s*[*_]*(?:see|read|load|consult|refer|review)\b[^]*:[*_]*\s*$/i
const COLUMNS =
  /\b(?:outputs?|generat\w+|creates?|produces?|artifacts?|results?|writes?|examples?|destination|target|before|after)\b/i

const AFTER =
  /^\W*(?:(?:adapted|optional|created|generated|auto\w*|output|new|example|to be|planned|todo|coming|not)\b|(?:is|are|was|were|will be|gets?|should be|must be|can be|has been|have been)\s+(?:\w+ )?(?:creat|generat|writ|sav|produc|stor|auto|not|missing|optional|updat|popul)|(?:(?:if|when)(?! (?:needed|necessary|required|relevant|applicable)\b)|unless|once|after|until|does|do|may|might|could|would|should)\b)/i
/** `(create this file)`: what comes after is said of the file, rather than by it. */
const toMake = (): RegExp =>
  /^[^\p{L}\d]*(?:(?:then|first|please|you|must|need to) )*(?:create|make|write|generate|add|build|fill(?: in| out)?|save|put|copy|maintain|keep)(?:\)| (?:this|the|that|such an?|an? new|your(?: own)?) (?:\w+ )?(?:file|document|template|script)\b| (?:it|one|yourself|your own|if|when|first)\b)/iu
const AFTER_ANYWHERE =
  /\bif (?:it|they|one|any|present|available|created|needed files?)\b|\bexists?\b|\bwould\b|\b(?:that|which) (?:the user|you|they)\b|\bfor (?:example|instance)\b|\beg\b|\bdoes(?:n['’]t| not) exist\b/i

/** How sure it is that prose sends its reader to a file: not at all, by its place, or by a verb. */
export type Certainty = 'none' | 'subject' | 'named' | 'see' | 'read' | 'run'

/** What the words around a path say of it. */
export function certaintyOf(context: Context): Certainty {
  const { before, after, command, isSubject, isLinkText, intro, columns, heading } = context
  if (
    isLinkText ||
    context.isOfOther ||
    AFTER.test(after) ||
    toMake().test(after) ||
    AFTER_ANYWHERE.test(after) ||
    ELSEWHERE_AFTER.test(after)
  )
    return 'none'
  if (EXAMPLES.test(before) || isNotSure(before) || NEGATED.test(before) || ELSEWHERE.test(before))
    return 'none'
  const runs = command !== undefined && PROGRAM.test(command)
  // In a longer command the path may be what it writes.
  if (command !== undefined && command !== '' && !runs) return 'none'
  if (SESSION.test(heading) || EXAMPLES.test(intro)) return 'none'
  if (COLUMNS.test(columns) || (isSubject && MAKES.test(intro))) return 'none'
  const verb = runs ? 'run' : verbBefore(before)
  if (verb === 'see' || verb === 'read' || verb === 'run') return verb
  const isTitled = TITLES.test(heading) && !BUNDLED.test(heading)
  if (isSubject && (GONE.test(heading) || GONE.test(intro))) return 'none'
  if (isTitled || MAKES.test(before) || ELSEWHERE.test(intro) || isNotSure(intro)) return 'none'
  if (isSubject && (MAKES.test(after.slice(0, 30)) || ANATOMY.test(intro) || ANATOMY.test(heading)))
    return 'none'
  if (isSubject) return columns === '' && INTRODUCES.test(intro) ? 'read' : 'subject'
  return verb === undefined ? 'none' : 'named'
}

/** Whether the words around a path say that it is made, an example, or of somebody else: all mentions of it are. */
export function isExcused(context: Context): boolean {
  const { before, after } = context
  return (
    EXAMPLES.test(before) ||
    ELSEWHERE.test(before) ||
    isMadeBy(context) ||
    AFTER.test(after) ||
    ELSEWHERE_AFTER.test(after)
  )
}

/** Whether the words around a path say that somebody makes, fills or changes the file. */
export function isMadeBy({ before, after }: Context): boolean {
  return MAKES.test(before) || toMake().test(after)
}

function isNotSure(text: string): boolean {
  const condition = CONDITION.exec(text)
  return PERHAPS.test(text) || (condition !== null && STATE.test(text.slice(condition.index)))
}

const PROGRAM =
  /^(?:\$ )?(?:sudo )?(?:python3?|bash|sh|zsh|node|uv run(?: python3?)?|bun(?: run)?|deno run|npx tsx|tsx|ruby|perl|source|cat)(?: -[a-zA-Z]+)* ["']?$/

/** The start of a line of a shell before a file that is itself the command, or that `.` reads. */
const PROMPT = /^(?:[$>] )?(?:sudo )?(?:\.(?: -[a-zA-Z]+)* )?["']?$/

/** Whether the start of a command on a line of its own reads or runs the file that comes next. */
export function lineUsesNext(line: string): boolean {
  return PROMPT.test(line) || PROGRAM.test(line.replace(/^> /, ''))
}

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

/** The verb that a path is the object of; `§` stands for other paths before it. */
function verbBefore(text: string): 'see' | 'read' | 'run' | 'place' | 'more' | undefined {
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
