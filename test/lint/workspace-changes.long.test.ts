import { expect, test } from 'vitest'
import { turn } from '../at-length.ts'
import { randomOf } from '../random.ts'
import { someChange, someFiles } from './random-changes.ts'
import { findingsOf, workspaceOf } from './workspaces.ts'

/** Changes to all repositories together. The edits that the server hears are ten thousand more. */
const CHANGES = 3000
/** Changes to one repository. */
const IN_A_ROW = 20

test('whatever changes, a workspace has the findings of a fresh one', { timeout: 3_600_000 }, async () => {
  let changes = 0
  for (let seed = 1; changes < CHANGES; seed++) {
    await turn()
    const random = randomOf(seed)
    const texts = someFiles(random)
    // Some of the files lie there, and the others were opened.
    const laid = Object.fromEntries(
      Object.entries(texts).filter(([path]) => /(?:SKILL|\.agent)\.md$/.test(path) && random.once(2)),
    )
    const workspace = workspaceOf(texts, laid)
    workspace.all()
    for (let count = 0; count < IN_A_ROW; count++, changes++) {
      const change = someChange(texts, random)
      for (const [path, text] of Object.entries(change)) {
        workspace.put(path, text)
        if (text !== undefined) texts[path] = text
        else if (laid[path] === undefined) delete texts[path]
        else texts[path] = laid[path]
      }
      const told = `seed ${seed}, change ${count}: ${JSON.stringify(change)}`
      expect(findingsOf(workspace), told).toEqual(findingsOf(workspaceOf(texts, laid)))
    }
  }
  expect(changes).toBe(CHANGES)
})
