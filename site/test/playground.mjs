import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { strToU8, zipSync } from 'fflate'
import { chromium } from 'playwright-core'
import { serve } from './serve.mjs'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
/** In bytes as they are sent: all that the page asks for until it shows its first findings. */
const LARGEST_PAGE = 350_000
/** From a letter that is typed to new findings, in milliseconds, on a file of 500 lines. */
const SLOWEST = 50
/** Of nine letters each, on a machine that has other work. */
const MOST_ROUNDS = 5
/** A busy machine may need long, in milliseconds. */
const PATIENCE = 120_000
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const BAD = '---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n'
const root = fileURLToPath(new URL('../..', import.meta.url))

let browser
let site

before(async () => {
  site = await serve()
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
})

after(async () => {
  await browser?.close()
  site?.stop()
})

/** Opens a page, which must not ask anyone else for anything, nor fail. */
async function open(context, path = '/playground', options = {}) {
  const window = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  window.setDefaultTimeout(PATIENCE)
  const page = await window.newPage()
  const troubles = []
  window.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !/^(?:data|blob):/.test(request.url()))
      troubles.push(request.url())
  })
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  page.on('pageerror', (error) => troubles.push(String(error)))
  page.on('dialog', (dialog) => {
    troubles.push(dialog.message())
    void dialog.dismiss()
  })
  context.after(async () => {
    await window.close()
    assert.deepEqual(troubles, [])
  })
  if (path !== '') await page.goto(site.url + path)
  return page
}

/** Until the linter has told something. */
async function ready(page) {
  await page.locator('.summary:not(:has-text("Loading"))').waitFor()
}

const summary = (page) => page.locator('.summary')
const messages = (page) => page.locator('.findings .message')

/** Puts a text in place of the open file, as if it was pasted. */
async function paste(page, text) {
  await page.locator('.cm-content').click()
  await page.keyboard.press('Control+a')
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document
      .querySelector('.cm-content')
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

async function says(locator, text) {
  await locator.filter({ hasText: text }).first().waitFor()
}

/** The fragment of a link to these files. */
function linkTo(page, texts, path = Object.keys(texts)[0]) {
  return page.evaluate(
    async (state) => {
      const stream = new Blob([JSON.stringify(state)])
        .stream()
        .pipeThrough(new CompressionStream('deflate-raw'))
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
      const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
      return `#files=${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
    },
    { texts, path, mode: 'recommended' },
  )
}

test('the first visit is small, and shows the example with what is wrong in it', async (context) => {
  const page = await open(context, '', { serviceWorkers: 'block' })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const sizes = new Map()
  let sum = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum += encodedDataLength
  })
  // What the worker loads is told to itself only.
  await page.context().route('**/linter/*', async (route) => {
    const response = await route.fetch()
    sizes.set(route.request().url(), Number(response.headers()['x-size']))
    await route.fulfill({ response })
  })
  await page.goto(`${site.url}/playground`)
  await ready(page)
  await says(summary(page), '2 errors in 3 files')
  const linter = [...sizes.values()].reduce((all, size) => all + size, 0)
  assert.ok(linter > 50_000, `the linter has ${linter} bytes`)
  context.diagnostic(`first visit: ${sum + linter} bytes, ${linter} of them the linter`)
  assert.ok(sum + linter <= LARGEST_PAGE, `${sum + linter} bytes`)
})

test('type, see the finding, apply the fix', async (context) => {
  const page = await open(context)
  await ready(page)
  await page.getByLabel('Path of the open file').fill('skills/excel/SKILL.md')
  await page.getByLabel('Path of the open file').press('Enter')
  await paste(page, BAD)
  await says(messages(page), 'The skill is named pdf but its directory is excel.')
  assert.equal(await page.locator('.cm-lintRange-error').first().textContent(), 'pdf')
  await page.getByRole('button', { name: 'Write excel' }).click()
  await says(summary(page), 'No findings')
  assert.match(await page.locator('.cm-content').textContent(), /name: excel/)
})

test('the quick fix of the editor, and all safe fixes at once', async (context) => {
  const page = await open(context)
  await ready(page)
  await page.locator('.cm-lintRange-error').first().hover()
  await says(page.locator('.cm-tooltip code'), 'release-notes')
  await page.locator('.cm-tooltip .cm-diagnosticAction').first().click()
  await says(summary(page), '1 error in 3 files')
  await page.getByLabel('Example').selectOption('Copilot: a custom agent')
  await says(summary(page), '1 info in 1 file')
  await page.getByRole('button', { name: /Fix all 1/ }).click()
  await says(summary(page), 'No findings')
  await page.getByRole('button', { name: 'Reset' }).click()
  await says(summary(page), '1 info in 1 file')
})

test('no letter is lost that is typed while files are fixed', async (context) => {
  const page = await open(context)
  await ready(page)
  await page.getByLabel('Example').selectOption('Copilot: a custom agent')
  await says(summary(page), '1 info in 1 file')
  await page.locator('.cm-content').click()
  await page.keyboard.press('Control+End')
  await page.evaluate(() => {
    document.querySelector('.findings .strong').click()
    document.execCommand('insertText', false, 'typed')
  })
  await says(page.locator('.note'), 'The text changed meanwhile. Try again.')
  assert.match(await page.locator('.cm-content').textContent(), /infer: true[^]*typed/)
  await says(summary(page), '1 info in 1 file')
  await page.getByRole('button', { name: /Fix all 1/ }).click()
  await says(summary(page), 'No findings')
  assert.match(await page.locator('.cm-content').textContent(), /typed/)
})

test('it says which version judges, and resets an example only', async (context) => {
  const page = await open(context)
  await ready(page)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  await says(summary(page), `passmuster ${version}`)
  assert.equal(await page.getByRole('button', { name: 'Reset' }).isEnabled(), true)
  await page.goto(`${site.url}/playground${await linkTo(page, { 'skills/pdf/SKILL.md': BAD })}`)
  await says(page.locator('.cm-content'), 'Reads PDF files.')
  assert.equal(await page.getByRole('button', { name: 'Reset' }).isEnabled(), false)
})

test('a link counts that is opened before the first findings are there', async (context) => {
  const page = await open(context)
  const link = await linkTo(page, { 'skills/pdf/SKILL.md': BAD })
  await page.reload()
  await page.locator('.cm-content').waitFor()
  await page.evaluate((hash) => {
    location.hash = hash
  }, link)
  await says(page.locator('.cm-content'), 'Reads PDF files.')
  await says(summary(page), 'in 1 file')
  assert.equal(await page.getByLabel('Example').inputValue(), '')
})

test('each example of a format is broken in one way, and the command line says the same', async (context) => {
  const page = await open(context)
  await ready(page)
  for (const example of await page.getByLabel('Example').locator('option:enabled').allTextContents()) {
    await page.getByLabel('Example').selectOption(example)
    await page.locator('.playground[aria-busy=false]').waitFor()
    const shown = await messages(page).allTextContents()
    const { texts, mode } = await stateOf(page)
    const folder = mkdtempSync(join(tmpdir(), 'passmuster-'))
    context.after(() => rmSync(folder, { recursive: true }))
    for (const [path, text] of Object.entries(texts)) {
      execFileSync('mkdir', ['-p', dirname(join(folder, path))])
      writeFileSync(join(folder, path), text)
    }
    execFileSync('git', ['init', '--quiet'], { cwd: folder })
    const dialect = mode === 'skills-plane' ? ['--dialect', 'skills-plane'] : []
    const report = JSON.parse(run(folder, ['--format', 'json', '--fail-on', 'never', ...dialect]))
    assert.deepEqual(
      shown,
      report.diagnostics.map(({ message }) => message.replaceAll('`', '')),
      example,
    )
  }
})

const corpus = join(root, '..', 'shared', 'corpus')
const repositories = existsSync(corpus)
  ? readdirSync(corpus).filter((name) => statSync(join(corpus, name)).isDirectory())
  : []

test('real repositories have the findings of the command line', {
  skip: repositories.length === 0,
}, async (context) => {
  const page = await open(context)
  await ready(page)
  let number = 0
  for (const name of repositories) {
    const folder = mkdtempSync(join(tmpdir(), 'passmuster-'))
    context.after(() => rmSync(folder, { recursive: true }))
    cpSync(join(corpus, name), folder, { recursive: true })
    const texts = textsIn(folder)
    execFileSync('git', ['init', '--quiet'], { cwd: folder })
    const words = ['--format', 'json', '--fail-on', 'never', '--no-gitignore']
    const { diagnostics } = JSON.parse(run(folder, words))
    assert.equal(
      JSON.stringify((await page.evaluate(lintWith, texts)).findings),
      JSON.stringify(diagnostics),
      name,
    )
    number += diagnostics.length
  }
  assert.ok(number > 100, `${number} findings`)
  context.diagnostic(`everything found in ${repositories.length} repositories: ${number} findings`)
})

/** All files of a folder by their paths: a file without a text is only there. */
function textsIn(folder) {
  const paths = readdirSync(folder, { recursive: true }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  )
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

/** Asks the page's own linter. */
function lintWith(texts) {
  return new Promise((resolve, reject) => {
    const [{ name }] = performance.getEntriesByType('resource').filter((each) => /linter\.js/.test(each.name))
    const worker = new Worker(name)
    worker.addEventListener('error', () => reject(new Error('the worker failed')))
    worker.addEventListener('message', ({ data }) => {
      if ('done' in data) return
      worker.terminate()
      resolve(data.answer)
    })
    worker.postMessage({ ask: 'open', texts, mode: 'recommended', number: 1 })
  })
}

/** What a shared link of the page holds. */
async function stateOf(page) {
  await page.getByRole('button', { name: 'Share' }).click()
  await page.waitForURL(/#files=/)
  return page.evaluate(async () => {
    const base64 = location.hash.slice('#files='.length).replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    return JSON.parse(await new Response(stream).text())
  })
}

function run(cwd, words) {
  return execFileSync(process.execPath, [join(root, 'dist', 'cli.js'), ...words], { cwd, encoding: 'utf8' })
}

test('the views tell what clients do, and what the model sees', async (context) => {
  const page = await open(context)
  await ready(page)
  await page.getByRole('tab', { name: 'Clients' }).click()
  const rows = page.locator('.clients tbody tr')
  assert.match(await rows.first().textContent(), /Crush.*refuses.*The name differs/)
  assert.match(await rows.first().getByRole('link').getAttribute('href'), /^https:/)
  await page.getByRole('tab', { name: 'What the model sees' }).click()
  await says(page.locator('.seen figcaption'), 'Cut after 60 characters: Hermes')
  await says(page.locator('.seen .unlisted'), 'Crush, Roo Code')
  await says(page.locator('.seen pre'), '"name": "changelog"')
  await page.getByLabel('Example').selectOption('agent.3md: planes')
  await page.locator('.seen svg').waitFor()
  assert.match(
    await page.locator('.seen svg').getAttribute('aria-label'),
    /choose links to z=3, which does not exist/,
  )
})

test('a shared link opens the same state, also after a reload', async (context) => {
  const page = await open(context)
  await ready(page)
  await paste(page, BAD)
  await says(summary(page), 'error')
  const { texts } = await stateOf(page)
  assert.equal(texts['skills/release-notes/SKILL.md'], BAD)
  await page.reload()
  await says(messages(page), 'The skill is named pdf')
  await paste(page, Array.from({ length: 20_000 }, (_, index) => Math.sin(index)).join('\n'))
  await page.getByRole('button', { name: 'Share' }).click()
  await says(page.locator('.note'), /The link would have [\d,]+ characters, and 30,000 are the most/)
})

test('a finding leads to what it is about in other files', async (context) => {
  const page = await open(context)
  await ready(page)
  const agent = '---\nname: reader\ndescription: Reads files. Use when asked.\n---\nRead.\n'
  const texts = { '.claude/agents/a.md': agent, '.claude/agents/b.md': agent }
  await page.goto(`${site.url}/playground${await linkTo(page, texts)}`)
  await says(page.locator('.findings .related').first(), 'The other one is here. .claude/agents/a.md:2:7')
  await page.getByRole('tab', { name: /b\.md/ }).click()
  await page.getByRole('button', { name: '.claude/agents/a.md:2:7' }).click()
  assert.equal(await page.getByLabel('Path of the open file').inputValue(), '.claude/agents/a.md')
})

test('files that nothing checks, and settings that do not hold here, are told', async (context) => {
  const page = await open(context)
  await ready(page)
  await page.goto(`${site.url}/playground${await linkTo(page, { 'notes/pdf.md': BAD })}`)
  await says(page.locator('.nothing'), 'None of these files is checked.')
  await says(summary(page), 'Nothing to check in 1 file')
  await page.getByLabel('Path of the open file').fill('notes/pdf/SKILL.md')
  await page.getByLabel('Path of the open file').press('Enter')
  await says(page.locator('.nothing .good'), 'No findings')
  await page.getByRole('button', { name: 'See which clients load it' }).click()
  await page.locator('.clients tbody tr').first().waitFor()
  const folder = mkdtempSync(join(tmpdir(), 'passmuster-'))
  context.after(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'SKILL.md'), BAD)
  writeFileSync(join(folder, 'passmuster.yaml'), 'preset: strict\n')
  await page.locator('.folder input').setInputFiles(folder)
  await says(page.locator('.note'), 'passmuster.yaml is not applied here. Choose the rules above.')
})

test('a broken link says so', async (context) => {
  const page = await open(context, '/playground#files=broken')
  await says(page.locator('.note'), 'The link is broken or incomplete')
  await says(summary(page), '2 errors')
})

test('a short link to a text that is too long is as good as broken', async (context) => {
  const page = await open(context)
  await ready(page)
  const link = await linkTo(page, { 'skills/pdf/SKILL.md': 'a'.repeat(20_000_000) })
  assert.ok(link.length < 30_000)
  await page.goto('about:blank')
  await page.goto(`${site.url}/playground${link}`)
  await says(page.locator('.note'), 'The link is broken or incomplete')
})

test('a folder of 600 skills and an archive are linted', async (context) => {
  const page = await open(context)
  await ready(page)
  const files = Object.fromEntries(
    Array.from({ length: 600 }, (_, index) => [
      `many/skills/s${index}/SKILL.md`,
      strToU8(BAD.replace('pdf', index % 2 ? `s${index}` : 'other')),
    ]),
  )
  const zip = Buffer.from(zipSync(files)).toString('base64')
  const transfer = await page.evaluateHandle((base64) => {
    const data = new DataTransfer()
    data.items.add(new File([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))], 'many.zip'))
    return data
  }, zip)
  await page.dispatchEvent('.playground', 'drop', { dataTransfer: transfer })
  await says(summary(page), /in 600 files/)
  assert.equal(await page.getByLabel('File', { exact: true }).locator('option').count(), 600)
  const folder = mkdtempSync(join(tmpdir(), 'passmuster-'))
  context.after(() => rmSync(folder, { recursive: true }))
  for (const name of ['pdf', 'excel']) {
    execFileSync('mkdir', ['-p', join(folder, 'skills', name)])
    writeFileSync(join(folder, 'skills', name, 'SKILL.md'), BAD)
  }
  await page.locator('.folder input').setInputFiles(folder)
  await says(summary(page), /in 2 files/)
  await says(
    messages(page),
    'The skill is named pdf but its directory is excel, and skills/pdf has a skill of that name.',
  )
})

test('the keyboard alone suffices', async (context) => {
  const page = await open(context)
  await ready(page)
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
  await page.getByRole('tab', { name: 'Findings', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  assert.equal(await focused(), 'Clients')
  await page.keyboard.press('End')
  assert.equal(await focused(), 'What the model sees')
  await page.keyboard.press('Home')
  await page.locator('.files [aria-selected=true]').focus()
  await page.keyboard.press('ArrowRight')
  assert.equal(await focused(), 'references/template.md')
  await page.keyboard.press('Home')
  await page.locator('.findings .place').first().focus()
  await page.keyboard.press('Enter')
  assert.equal(await page.evaluate(() => document.activeElement?.className.includes('cm-content')), true)
  await page.keyboard.type('x')
  await says(messages(page), 'The skill is named x')
  // Tab leaves the editor.
  await page.keyboard.press('Tab')
  assert.equal(await page.evaluate(() => document.activeElement?.className.includes('cm-content')), false)
})

test('hostile texts stay texts', async (context) => {
  const page = await open(context)
  await ready(page)
  const hostile = `---\nname: <img src=x onerror=alert(1)>\ndescription: "<script>alert(2)</script> [x](javascript:alert(3)) \u202e\u{e0041}\u200b"\n---\n[go](javascript:alert(4)) <img src=https://evil.example/x onerror=alert(5)>\n<iframe src="https://evil.example"></iframe>\n`
  await paste(page, hostile)
  await says(messages(page), /./)
  for (const view of ['Clients', 'What the model sees', 'Findings']) {
    await page.getByRole('tab', { name: view, exact: true }).click()
    await page.locator('.view > div').waitFor()
    const found = await page.locator('.playground').evaluate((element) => ({
      markup: element.querySelectorAll('img[src], script, iframe').length,
      links: [...element.querySelectorAll('a')]
        .map(({ href }) => href)
        .filter((href) => !/^https?:/.test(href)),
    }))
    assert.deepEqual(found, { markup: 0, links: [] })
  }
  await says(page.locator('.cm-content .hidden-character'), 'U+202E')
  const line = `${BAD}${'a'.repeat(1_000_000)}\n`
  await paste(page, line)
  await says(messages(page), 'The skill is named pdf')
  await paste(page, BAD)
  await says(summary(page), '1 error')
})

test('texts of a link cannot run either', async (context) => {
  const page = await open(context)
  await ready(page)
  const path = '"><img src=x onerror=alert(1)>/SKILL.md'
  const link = await linkTo(page, { [path]: BAD, '__proto__/a.md': 'x' }, path)
  await page.goto('about:blank')
  await page.goto(`${site.url}/playground${link}`)
  await says(messages(page), 'The skill is named pdf')
  assert.equal(await page.locator('.playground img').count(), 0)
})

test('a letter shows new findings soon, on 500 lines', async (context) => {
  const page = await open(context)
  await ready(page)
  const lines = Array.from({ length: 490 }, (_, index) =>
    index % 10
      ? `Go on with ${index}.`
      : 'Read [it](references/template.md) in [this style](references/style.md).',
  )
  await paste(page, `${BAD.replace('pdf', 'release-notes')}${lines.join('\n')}\n`)
  await says(summary(page), 'No findings')
  for (const key of ['Control+Home', 'ArrowDown', 'End']) await page.keyboard.press(key)
  const medians = []
  while (medians.length === 0 || (medians.at(-1) >= SLOWEST && medians.length < MOST_ROUNDS)) {
    const times = []
    for (let letter = 0; letter < 9; letter++) {
      times.push(await page.evaluate(timeOfLetter))
      await page.keyboard.press('Backspace')
      await says(summary(page), 'No findings')
    }
    medians.push(times.toSorted((a, b) => a - b)[4])
  }
  const told = medians.map((each) => each.toFixed(0)).join(', ')
  context.diagnostic(`from a letter to new findings, in ms, the median of nine: ${told}`)
  assert.ok(medians.at(-1) < SLOWEST, told)
})

/** Types a letter, and waits for the list of findings to change. */
function timeOfLetter() {
  return new Promise((resolve) => {
    const start = performance.now()
    new MutationObserver((_, observer) => {
      if (document.querySelector('.findings .message') === null) return
      observer.disconnect()
      resolve(performance.now() - start)
    }).observe(document.querySelector('.view'), { childList: true, subtree: true, characterData: true })
    document.execCommand('insertText', false, 'x')
  })
}

for (const colorScheme of ['light', 'dark'])
  test(`axe finds nothing, in ${colorScheme} colours and on a narrow screen`, async (context) => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 360, height: 740 },
    ]) {
      const page = await open(context, '/playground', {
        colorScheme,
        viewport,
        bypassCSP: true,
        reducedMotion: 'reduce',
      })
      await ready(page)
      for (const view of ['Findings', 'Clients', 'What the model sees']) {
        await page.getByRole('tab', { name: view, exact: true }).click()
        await page.locator('.view > div').waitFor()
        await withoutViolation(page)
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.ok(overflow <= 0, `${overflow} pixels are outside of the screen`)
    }
    for (const path of ['/', '/matrix', '/rules/skill/name-directory']) {
      const page = await open(context, path, { colorScheme, bypassCSP: true, reducedMotion: 'reduce' })
      await page.waitForLoadState('networkidle')
      await withoutViolation(page)
    }
  })

async function withoutViolation(page) {
  await page.addScriptTag({ path: AXE })
  const { violations } = await page.evaluate(() => globalThis.axe.run())
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
  assert.deepEqual(told, [])
}

test('it works offline after the first visit, with parts that were not loaded yet', async (context) => {
  const page = await open(context)
  await ready(page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.context().setOffline(true)
  await page.reload()
  await says(summary(page), '2 errors in 3 files')
  await page.getByLabel('Example').selectOption('Agent File Format: *.agent.md')
  await says(messages(page), 'env.WEATHER_URL')
})

test('each rule has a page, whose bad example opens in the playground', async (context) => {
  const page = await open(context, '/rules/skill/dead-link')
  await page.getByRole('link', { name: /Try it/ }).click()
  await page.waitForURL(/playground#files=/)
  await says(page.locator('.findings'), 'skill/dead-link')
})

test('the matrix has filters, and its facts and the schemas are files', async (context) => {
  const page = await open(context, '/matrix')
  await says(page.locator('.matrix tbody th'), 'Codex')
  await page.getByRole('searchbox', { name: 'Client' }).fill('crush')
  await page.getByLabel('Outcome').selectOption('refuses')
  assert.deepEqual(new Set(await page.locator('.matrix tbody th').allTextContents()), new Set(['Crush']))
  for (const path of ['/clients.json', '/schema/passmuster.schema.json']) {
    const body = await (await page.request.get(site.url + path)).json()
    assert.equal(typeof body, 'object')
  }
})
