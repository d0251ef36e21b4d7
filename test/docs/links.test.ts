import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { tool } from '../../src/reporters/tool-identity.ts'
import { allPages, project, textOf } from './hand-written.ts'

const PAGES = [...allPages(), 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md']

/** What GitHub calls the headings of a page. */
function anchorsOf(path: string): ReadonlySet<string> {
  const headings = [...proseOf(path).matchAll(/^#{1,6} +(.*)$/gm)].map(([, heading]) => heading!)
  return new Set(
    headings.map((heading) =>
      heading
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

function proseOf(path: string): string {
  return textOf(path).replace(/^(`{3,})[^]*?^\1$/gm, '')
}

/** The links of a page to files of the project, with their anchors. */
function linksIn(path: string): readonly string[] {
  const links = [...proseOf(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!)
  return links.filter((link) => !/^[a-z]+:/.test(link))
}

/** What is wrong with a link; nothing if it leads somewhere. */
function faultOf(page: string, link: string): string | undefined {
  const [path = '', anchor] = link.split('#')
  const file = path === '' ? page : normalize(join(dirname(page), path)).replaceAll('\\', '/')
  if (!existsSync(join(project, file))) return `${page}: ${link}: no such file`
  if (anchor === undefined || !file.endsWith('.md') || anchorsOf(file).has(anchor)) return undefined
  return `${page}: ${link}: no such heading`
}

test.each(PAGES)('the links of %s lead somewhere', (page) => {
  expect(linksIn(page).flatMap((link) => faultOf(page, link) ?? [])).toEqual([])
})

test('docs/README.md names every page', () => {
  const named = new Set(linksIn('docs/README.md').map((link) => `docs/${link}`))
  const missing = allPages().filter((page) => page.startsWith('docs/') && !named.has(page))
  expect(missing).toEqual(['docs/README.md'])
})

test('all pages name the project’s home as package.json does', () => {
  for (const page of [...PAGES, 'CODE_OF_CONDUCT.md', '.github/ISSUE_TEMPLATE/config.yml']) {
    const urls = [...textOf(page).matchAll(/https:\/\/github\.com\/passmuster\/[\w-]+/g)].map(([url]) => url)
    expect(new Set([...urls, tool.homepage])).toEqual(new Set([tool.homepage]))
  }
})
