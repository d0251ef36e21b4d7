import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where our version is written: after our name in package.json, its lock and reports, and in what readers copy. */
const MENTION =
  /("name": "passmuster",\s*"version": "|passmuster@v?|\brev: v|\bpassmuster\/v)(\d+\.\d+\.\d+)/g

/** The files that may name the version. The changelog names older ones, too. */
export function pagesOf(project) {
  const below = (folder, pattern) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => pattern.test(path))
  const pages = readdirSync(project).filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')
  return [
    'package.json',
    'package-lock.json',
    '.claude-plugin/plugin.json',
    'editors/vscode/package.json',
    'editors/vscode/package-lock.json',
    ...pages,
    ...below('docs', /\.md$/),
    ...below('schema', /\.json$/),
  ]
}

/** The versions of us that a text names. */
export function versionsIn(text) {
  return [...text.matchAll(MENTION)].map(([, , version]) => version)
}

/** The text with another version of us. */
export function withVersion(text, version) {
  return text.replace(MENTION, (_, before) => before + version)
}

/** The version that package.json says. All others follow it. */
export function currentVersion(project) {
  return JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')).version
}

/** What the changelog says of a version, without its heading; undefined if it has no such section. */
export function notesOf(changelog, version) {
  const [, ...sections] = changelog.replaceAll('\r\n', '\n').split(/^## /m)
  const section = sections.find((text) => text.startsWith(`[${version}] - `))
  return section?.slice(section.indexOf('\n')).trim()
}
