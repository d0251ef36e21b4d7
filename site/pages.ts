import { deflateRawSync } from 'node:zlib'
import { CLIENTS } from '../src/clients/index.ts'
import { VIOLATION_IDS } from '../src/clients/violations.ts'
import { rules } from '../src/formats/rules.ts'
import type { RuleInfo } from '../src/model.ts'
import type { State } from './playground/share.ts'

/** Makes an address of one below the path at which the site is served. */
const WITH_BASE = `<script setup>
import { withBase } from 'vitepress'
</script>

`
const REPOSITORY = 'https://github.com/passmuster/passmuster/blob/main'

/** The pages of the site by their paths, made of those of `docs/`, and the data that is served beside them. */
export function pagesOf(docs: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const pages = new Map<string, string>()
  for (const [name, text] of docs)
    pages.set(name === 'README.md' ? 'docs.md' : name, withLinks(withRulePages(text), name))
  for (const rule of rules) pages.set(`rules/${rule.id}.md`, rulePage(rule, docs))
  pages.set('index.md', HOME)
  pages.set('playground.md', PLAYGROUND)
  pages.set('matrix.md', MATRIX)
  pages.set('public/clients.json', `${JSON.stringify(clientsData(), undefined, 2)}\n`)
  return pages
}

const HOME = `---
layout: page
sidebar: false
title: passmuster
titleTemplate: The linter for agent and skill files
---

${WITH_BASE}<main class="home">
  <h1>The linter for agent and skill files</h1>
  <p>See which clients load your skill, what they lose, and how to fix it.</p>
  <ul class="ways">
    <li><a :href="withBase('/playground')">Open the playground</a></li>
    <li><a :href="withBase('/docs')">Read the documentation</a></li>
  </ul>
  <dl>
    <div><dt>Exact places</dt><dd>Each finding points at its line, says why, and most come with a fix. <a :href="withBase('/rules')">${rules.length} rules</a> for six formats.</dd></div>
    <div><dt>Facts with sources</dt><dd>What <a :href="withBase('/matrix')">${CLIENTS.length} clients</a> do with each mistake: observed, read in their code, or documented.</dd></div>
    <div><dt>Nothing leaves your browser</dt><dd>The playground has no server. It works offline after the first visit.</dd></div>
  </dl>
</main>
`

const PLAYGROUND = `---
layout: page
title: Playground
description: Paste a SKILL.md and see which clients load it, what they lose, and how to fix it. Nothing leaves your browser.
sidebar: false
aside: false
footer: false
---

<PlaygroundPage />
`

const MATRIX = `---
title: Client matrix
description: What each client does with each mistake in a skill, with sources.
aside: false
outline: false
pageClass: wide
---

# Client matrix

What each client does with each mistake in a skill. Each fact has its source. [How it is known](reference/clients.md) ·
<a :href="withBase('/clients.json')" target="_self">clients.json</a>

<ClientMatrix />

${WITH_BASE}`

/** Links to what lies outside of \`docs/\` point to the repository, and those to schemas to the files that are served. */
function withLinks(text: string, name: string): string {
  const outside = name.includes('/') ? '\\.\\./\\.\\./' : '\\.\\./'
  return text
    .replaceAll(/\]\(\.\.\/schema\/([^)]+)\)/g, '](/schema/$1)')
    .replaceAll(new RegExp(`\\]\\(${outside}([^)]+)\\)`, 'g'), `](${REPOSITORY}/$1)`)
    .replaceAll(/\]\(README\.md\)/g, '](docs.md)')
}

/** The id below the heading of a rule is a link to its own page. */
function withRulePages(text: string): string {
  return text.replaceAll(/^`([a-z0-9]+\/[a-z0-9-]+)` · /gm, '[`$1`](/rules/$1) · ')
}

/** The section on a rule, as a page of its own. */
function rulePage(rule: RuleInfo, docs: ReadonlyMap<string, string>): string {
  const [group, name] = rule.id.split('/') as [string, string]
  const page = docs.get(`${group}.md`) ?? ''
  const [, section] = new RegExp(`^## ${name}\n([^]*?)(?=^## |$(?![^]))`, 'm').exec(page) ?? []
  if (section === undefined) throw new Error(`docs/${group}.md has no section on ${rule.id}.`)
  const title = section.match(/^\*\*(.*?)\*\*/m)?.[1] ?? rule.summary
  const state = stateOf(rule)
  const link =
    state === undefined
      ? ''
      : `<p><a class="try" :href="withBase('/playground${fragmentOf(state)}')">Try it: open the bad example in the playground</a></p>\n`
  const body = withLinks(section, `${group}.md`)
    .replaceAll(/\]\((#[^)]+)\)/g, `](/${group}$1)`)
    .replaceAll(/\]\((?!\/|https?:|#)([^)]+)\)/g, '](/$1)')
  return `---\ntitle: ${JSON.stringify(rule.id)}\ndescription: ${JSON.stringify(title)}\noutline: false\n---\n\n${WITH_BASE}# ${rule.id}\n\n${link}${body}\n[All rules of this kind](/${group})\n`
}

/** The bad example of a rule, as the playground opens it, which reads no config file; undefined for one that is more than texts. */
function stateOf({ bad, id, severity }: RuleInfo): State | undefined {
  const entries = Object.entries({ [bad.path]: bad.text, ...bad.files })
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  if (texts.length < entries.length || id.startsWith('config/')) return undefined
  const preset = severity.recommended === 'off' ? 'strict' : 'recommended'
  return {
    texts: Object.fromEntries(texts),
    path: bad.path,
    mode: id.startsWith('plane/') ? 'skills-plane' : preset,
  }
}

function fragmentOf(state: State): string {
  return `#files=${deflateRawSync(JSON.stringify(state), { level: 9 }).toString('base64url')}`
}

/** What is known of clients, as far as a table shows it. */
function clientsData() {
  return {
    violations: VIOLATION_IDS,
    clients: CLIENTS.map(
      ({ id, title, vendor, kind, page, checked, folders, fields, limits, listing, outcomes, sources }) => ({
        id,
        title,
        vendor,
        kind,
        page,
        checked,
        folders: folders && { project: folders.project, user: folders.user },
        fields: Object.keys(fields),
        limits: limits?.map(({ of, value, unit = 'characters', ...rest }) => ({ of, value, unit, ...rest })),
        listing: listing && { each: listing.each, unit: listing.unit, above: listing.above },
        outcomes: Object.fromEntries(
          Object.entries(outcomes ?? {}).map(([violation, outcome]) => [
            violation,
            outcome === 'unknown'
              ? { outcome }
              : {
                  outcome: outcome.outcome,
                  reason: outcome.reason,
                  source: sources[outcome.source]?.url,
                  basis: sources[outcome.source]?.basis,
                },
          ]),
        ),
      }),
    ),
  }
}
