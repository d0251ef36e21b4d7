import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

const SOURCE = new URL('../../src/', import.meta.url)
const MOST_PARAMETERS = 4

/** The functions of a module with too many parameters, by the line on which each starts. */
function longSignatures(path: string, text: string): readonly string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && node.parameters.length > MOST_PARAMETERS) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${path}:${line + 1} ${node.parameters.length}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

test('a function has at most four parameters', () => {
  expect(longSignatures('a.ts', 'const f = (a, b, c, d, e) => {}\nfunction g(a, b, c, d) {}')).toEqual([
    'a.ts:1 5',
  ])
  const paths = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  )
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.flatMap((path) => longSignatures(path, readFileSync(new URL(path, SOURCE), 'utf8')))).toEqual(
    [],
  )
})
