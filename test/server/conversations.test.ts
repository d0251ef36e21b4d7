import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { conversationsIn, hold, pages, pageUrl } from './talk.ts'

const all = pages().flatMap((page) => conversationsIn(page).map((each) => ({ page, ...each })))

// With `UPDATE=1` the answers are written down, to be read in the diff.
test.each(all)('$page: $title', async (conversation) => {
  const held = await hold(conversation)
  if (process.env['UPDATE'] === '1') {
    const url = pageUrl(conversation.page)
    const before = readFileSync(url, 'utf8')
    const at = before.indexOf(`## ${conversation.title}\n`)
    writeFileSync(url, before.slice(0, at) + before.slice(at).replace(conversation.written, () => held))
  } else expect(held).toBe(conversation.written)
})

test('there are forty and more', () => {
  expect(all.length).toBeGreaterThanOrEqual(40)
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
})
