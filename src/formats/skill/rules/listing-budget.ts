import type { Client } from '../../../clients/client.ts'
import { CLIENTS } from '../../../clients/index.ts'
import type { ListingUse } from '../../../clients/listing.ts'
import { hidesSkills, listingUse, listingWords } from '../../../clients/listing.ts'
import { isReader } from '../../../clients/places.ts'
import type { Header, RepositoryRule } from '../../../model.ts'
import { goodSkill } from '../example.ts'
import type { SkillHeader } from '../header.ts'

type File = Header<SkillHeader>

interface Listing {
  readonly client: Client
  readonly files: readonly File[]
  readonly use: ListingUse
}

const LONG = 'Reads PDF files. Use when the user has a PDF. '.repeat(22).trim()
const long = (name: string): string => `---\nname: ${name}\ndescription: ${LONG}\n---\nRead it.\n`
const NAMES = Array.from({ length: 23 }, (_, index) => `book-${index + 1}`)

export const listingBudget: RepositoryRule<SkillHeader> = {
  id: 'skill/listing-budget',
  severity: { recommended: 'info', strict: 'info' },
  summary: 'The list of all skills of a repository fits the room that clients give it',
  why: 'A client shows the model a list of all skills, with room for a share of the context or a number of characters. Above that it cuts or drops descriptions, and then skills: the model cannot choose what it cannot read. Only skills in the clients’ own folders count. The room is that of each client’s default model; with another model, set `contextWindow`. A warning where you chose a client whose list is too full.',
  source: 'https://github.com/passmuster/passmuster/blob/main/docs/reference/clients.md#the-list-of-skills',
  bad: {
    path: '.claude/skills/bank/SKILL.md',
    text: long('bank').replace('Reads', 'Reads and prints'),
    files: Object.fromEntries(NAMES.map((name) => [`.claude/skills/${name}/SKILL.md`, long(name)])),
  },
  good: { path: '.claude/skills/pdf/SKILL.md', text: goodSkill.text },
  checkAll(headers, report, settingsOf) {
    const files = headers.filter(({ header }) => header.own !== undefined)
    if (files.length === 0) return
    const full = CLIENTS.flatMap((client) => listingOf(client, files, settingsOf))
    const worst = full.toSorted((a, b) => b.use.needs - b.use.room - (a.use.needs - a.use.room))[0]
    if (worst === undefined) return
    const longest = worst.files.reduce((a, b) =>
      b.header.own!.description > a.header.own!.description ? b : a,
    )
    const isChosen = settingsOf(longest).clients !== undefined
    report(longest, longest.header.own!.range, messageOn(worst), isChosen ? { severity: 'warning' } : {})
  },
}

type SettingsOf = Parameters<RepositoryRule<SkillHeader>['checkAll']>[2]

function listingOf(client: Client, all: readonly File[], settingsOf: SettingsOf): readonly Listing[] {
  const read = all.filter((file) => isReader(client, file.path, settingsOf(file).clients))
  if (client.listing?.rooms === undefined || read.length === 0) return []
  const files = hidesSkills(client) ? read.filter(({ header }) => !header.own!.isHidden) : read
  if (files.length === 0) return []
  const { contextWindow } = settingsOf(files[0]!)
  const listed = files.map(({ header: { own } }) => ({ ...own!, path: own!.below.join('/').length }))
  const use = listingUse(client, listed, contextWindow)
  return use?.loss === undefined ? [] : [{ client, files, use }]
}

function messageOn({ client, files, use }: Listing): string {
  const full = listingWords(client, files.length, use)
  const hide = hidesSkills(client) ? ', or hide skills with `disable-model-invocation: true`' : ''
  return `${full} Shorten the longest descriptions${hide}.`
}
