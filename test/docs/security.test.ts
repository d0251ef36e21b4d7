import { existsSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { tool } from '../../src/reporters/tool-identity.ts'
import { project, textOf } from './hand-written.ts'

const page = textOf('docs/security.md')
const shown = [...page.matchAll(/`(test\/[^`]*)` “([^”]*)”/g)].map(([, file, title]) => ({
  file: file!,
  title: title!,
}))

/** The titles of all tests and groups of a file, as they are written. */
function titlesOf(path: string): readonly string[] {
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      /^(?:test|describe)\b/.test(node.expression.getText()) &&
      node.arguments[0] !== undefined &&
      ts.isStringLiteralLike(node.arguments[0])
    )
      titles.push(node.arguments[0].text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true))
  return titles
}

describe('docs/security.md', () => {
  test.each(shown)('$file has the test “$title”', ({ file, title }) => {
    expect(existsSync(`${project}/${file}`)).toBe(true)
    expect(titlesOf(file)).toContain(title)
  })

  test('shows every row of its tables by a test', () => {
    const rows = page
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .filter((line) => !line.endsWith('| shown by |'))
    expect(rows.filter((row) => !/ \| (?:`test\/[^`]*\.test\.ts` “[^”]*”(?:, )?)+ \|$/.test(row))).toEqual([])
    expect(rows.length).toBeGreaterThan(25)
    expect(shown.length).toBeGreaterThanOrEqual(rows.length)
    expect(page.match(/`test\//g)).toHaveLength(shown.length)
  })
})

describe('SECURITY.md', () => {
  const short = textOf('SECURITY.md')

  test('says where to report', () => {
    expect(short).toContain(`(${tool.homepage}/security/advisories/new)`)
  })

  test('is read in two minutes, and leads to every table of the details', () => {
    expect(short.split('\n').length).toBeLessThanOrEqual(60)
    const tables = [...page.matchAll(/^## (.*)$/gm)].map(([, title]) => title!)
    for (const title of tables)
      expect(short).toContain(`[${title}](docs/security.md#${title.toLowerCase().replaceAll(' ', '-')})`)
  })
})
