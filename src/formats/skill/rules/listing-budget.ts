import type { Client } from '../../../clients/client.ts'
import { CLIENTS } from '../../../clients/index.ts'
import { looksAt } from '../../../clients/places.ts'
import type { ListingUse } from '../../../clients/verdict.ts'
import { listingUse } from '../../../clients/verdict.ts'
import type { Header, RepositoryRule } from '../../../model.ts'
import { count, plural } from '../../../wording/wording.ts'
import { goodSkill } from '../example.ts'
import type { SkillHeader } from '../header.ts'

type File = Header<SkillHeader>

interface Listing extends ListingUse {
  readonly client: Client
  readonly files: readonly File[]
}

const LONG = 'Reads PDF files. Use when the user has a PDF. '.repeat(22).trim()
const long = (name: string): string => `---\nname: ${name}\ndescription: ${LONG}\n---\nRead it.\n`
const NAMES = ['bills', 'books', 'forms', 'maps', 'notes', 'plans', 'songs']

export const listingBudget: RepositoryRule<SkillHeader> = {
  id: 'skill/listing-budget',
  severity: { recommended: 'info', strict: 'info' },
  summary: 'The list of all skills of a repository fits the room that clients give it',
  why: 'A client shows the model a list of all skills, with room for a share of the context or a number of characters. Above that it cuts or drops descriptions, and then skills. Names and descriptions are counted, of skills in the clients’ own folders; a large context has more room. A warning where you chose a client whose list is too full.',
  source: 'https://github.com/passmuster/passmuster/blob/main/docs/clients.md#the-list-of-skills',
  bad: {
    path: '.claude/skills/bank/SKILL.md',
    text: long('bank').replace('Reads', 'Reads and prints'),
    files: Object.fromEntries(
      [...NAMES, 'tests'].map((name) => [`.claude/skills/${name}/SKILL.md`, long(name)]),
    ),
  },
  good: { path: '.claude/skills/pdf/SKILL.md', text: goodSkill.text },
  checkAll(headers, report, clientsOf) {
    const files = headers.filter(({ header }) => header.own !== undefined)
    const full = CLIENTS.flatMap((client) => listingOf(client, files, clientsOf))
    const worst = full.toSorted((a, b) => b.excess - a.excess)[0]
    if (worst === undefined) return
    const longest = worst.files.reduce((a, b) =>
      b.header.own!.description > a.header.own!.description ? b : a,
    )
    const isChosen = clientsOf(longest) !== undefined
    report(longest, longest.header.own!.range, messageOn(worst), isChosen ? { severity: 'warning' } : {})
  },
}

function listingOf(
  client: Client,
  all: readonly File[],
  clientsOf: (file: File) => readonly string[] | undefined,
): readonly Listing[] {
  // A skill that no model may use is not listed.
  const files = all.filter(
    (file) =>
      file.header.own!.description > 0 &&
      (clientsOf(file)?.includes(client.id) ?? client.kind === 'agent') &&
      looksAt(client, file.path),
  )
  const use = listingUse(
    client,
    files.map(({ header }) => header.own!),
  )
  return use !== undefined && use.excess > 0 ? [{ client, files, ...use }] : []
}

function messageOn({ client: { title, listing }, files, characters }: Listing): string {
  const skills = plural(files.length, 'skill')
  if (characters <= listing!.all!)
    return `${title} lists ${count(listing!.skills!)} skills, but it finds ${skills} here. Move some elsewhere.`
  return `By default ${title} lists ${count(listing!.all!)} characters of names and descriptions, but the ${skills} here have ${count(characters)}. It cuts or drops descriptions. Shorten the longest ones.`
}
