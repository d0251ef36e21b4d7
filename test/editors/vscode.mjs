// Uses the extension as a person would, in VS Code as code-server has it, shown by Chromium:
//   node vscode.mjs VSIX CHROMIUM [FOLDER]
// Pictures of each step go to the folder.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright-core'

const [vsix, executablePath, pictures] = process.argv.slice(2)
/** In milliseconds: many times what a step takes on a machine that has nothing else to do. */
const PATIENCE = 240_000
const scratch = mkdtempSync(join(tmpdir(), 'passmuster-vscode-'))
const workspace = join(scratch, 'workspace')
const skill = join(workspace, 'skills/excel/SKILL.md')

const BROKEN = `---
name: excel
description: Reads Excel files. Use when: the user has a workbook
author: Ann
---
# Excel

Open the workbook, then read its first sheet.
`
const FIXED = BROKEN.replace(/(description: )(.*)/, '$1"$2"')

const SETTINGS = {
  'breadcrumbs.enabled': false,
  'chat.disableAIFeatures': true,
  'editor.cursorBlinking': 'solid',
  'editor.fontFamily': 'JetBrains Mono, monospace',
  'editor.minimap.enabled': false,
  'editor.stickyScroll.enabled': false,
  'window.commandCenter': false,
  'window.title': 'skills/excel/SKILL.md',
  'workbench.activityBar.location': 'hidden',
  'workbench.layoutControl.enabled': false,
  'workbench.reduceMotion': 'on',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.startupEditor': 'none',
  'workbench.colorTheme': 'Default Dark Modern',
  'workbench.tips.enabled': false,
}

function lay(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** The server of VS Code, without the log-in of code-server, which would need to be compiled. */
function server(...more) {
  const main = join(import.meta.dirname, 'node_modules/code-server/lib/vscode/out/server-main.js')
  const data = ['--server-data-dir', join(scratch, 'data'), '--extensions-dir', join(scratch, 'extensions')]
  return [main, '--accept-server-license-terms', ...data, ...more]
}

async function started() {
  const options = [
    '--host',
    '127.0.0.1',
    '--port',
    '0',
    '--without-connection-token',
    '--disable-workspace-trust',
  ]
  const running = spawn(process.execPath, server(...options), { stdio: ['ignore', 'pipe', 'ignore'] })
  const port = await new Promise((found, fail) => {
    running.stdout.on(
      'data',
      (text) => /listening on \d+/.test(text) && found(/listening on (\d+)/.exec(text)[1]),
    )
    running.on('exit', () => fail(new Error('The server of VS Code did not start.')))
  })
  return { running, at: `127.0.0.1:${port}` }
}

function expect(what, holds) {
  if (!holds) throw new Error(`It does not hold that ${what}.`)
  console.log(`held: ${what}`)
}

/** Waits until something holds, such as what a file on the disk says; not longer than so many milliseconds. */
async function within(patience, holds) {
  for (const end = Date.now() + patience; !(await holds()) && Date.now() < end; )
    await new Promise((next) => setTimeout(next, 100))
  return holds()
}

async function until(what, holds) {
  expect(what, await within(PATIENCE, holds))
}

async function use(page, at) {
  const shot = (name) => pictures && page.screenshot({ path: join(pictures, `${name}.png`) })
  const ask = async (command) => {
    await page.keyboard.press('F1')
    await page.locator('.quick-input-widget input').fill(`>${command}`)
    await page.locator('.quick-input-list .monaco-list-row', { hasText: command }).first().click()
  }
  const payload = JSON.stringify([['openFile', `vscode-remote://${at}${skill}`]])
  await page.goto(`http://${at}/?folder=${workspace}&payload=${encodeURIComponent(payload)}`, {
    waitUntil: 'commit',
  })

  await page.locator('.squiggly-error').first().waitFor()
  expect('the mistake is underlined', (await page.locator('.squiggly-error').count()) > 0)
  await ask('Problems: Focus on Problems View')
  const problem = page.locator('.markers-panel .monaco-list-row', { hasText: 'skill/frontmatter-yaml' })
  await problem.waitFor()
  expect('it is listed under Problems', (await problem.textContent()).includes('has an unquoted `: `'))
  const counts = page.locator('[id="passmuster.passmuster.passmuster.counts"]')
  await until('the status bar counts it', async () => /1[^]*0/.test(await counts.textContent()))
  await shot('problems')
  if (pictures) await portray(page)

  // At its right end is a link to the rule.
  await problem.dblclick({ position: { x: 80, y: 10 } })
  await page.locator('[class*="codicon-gutter-lightbulb"]').click()
  const fix = page.locator('.action-widget .monaco-list-row', { hasText: 'Quote the value' })
  await fix.waitFor()
  await shot('fixes')
  await fix.click()
  await page.locator('.squiggly-error').first().waitFor({ state: 'detached' })
  // A press calls off the save that is under way: on a busy machine, frequent ones would never let it end.
  await until('the quick fix is on the disk', async () => {
    await page.keyboard.press('Control+S')
    return within(20_000, () => readFileSync(skill, 'utf8') === FIXED)
  })
  await until('nothing is counted any more', async () => !/\d/.test(await counts.textContent()))

  lay(join(workspace, '.vscode/settings.json'), '{ "passmuster.preset": "strict" }')
  await page.locator('.squiggly-error').first().waitFor()
  await until('a setting holds at once', async () => (await counts.textContent()).includes('1'))

  await ask('passmuster: Show which clients load this skill')
  const view = page.frameLocator('iframe.webview').frameLocator('iframe')
  await view.locator('table').first().waitFor()
  const told = await view.locator('body').textContent()
  expect(
    'a web view says what clients do',
    /Which clients load excel\?[^]*✓ Load all of it[^]*Codex/.test(told),
  )
  await shot('clients')
}

/** The picture of the README: the mistake, and what the editor says of it. */
async function portray(page) {
  const around = page.viewportSize()
  await page.setViewportSize({ width: 840, height: 350 })
  await page.addStyleTag({ content: '.monaco-workbench { font-family: Inter, sans-serif !important }' })
  await page.keyboard.press('Control+B')
  await page.keyboard.press('Control+J')
  await page.locator('.view-line', { hasText: 'description' }).getByText('Reads').hover()
  await page.locator('.monaco-hover:visible', { hasText: 'unquoted' }).waitFor()
  await page.waitForTimeout(500)
  await page.screenshot({ path: join(pictures, 'hover.png') })
  await page.keyboard.press('Control+B')
  await page.keyboard.press('Control+J')
  await page.setViewportSize(around)
}

const installed = spawnSync(process.execPath, server('--install-extension', vsix), { encoding: 'utf8' })
if (!installed.stdout.includes('successfully installed')) throw new Error(installed.stdout + installed.stderr)
lay(join(scratch, 'data/data/User/settings.json'), JSON.stringify(SETTINGS))
lay(join(workspace, '.git/HEAD'), '')
lay(skill, BROKEN)
const { running, at } = await started()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: { width: 1000, height: 640 }, colorScheme: 'dark' })
page.setDefaultTimeout(PATIENCE)
try {
  await use(page, at)
} catch (error) {
  console.error(await page.locator('body').ariaSnapshot())
  if (pictures) await page.screenshot({ path: join(pictures, 'failed.png') })
  throw error
} finally {
  await browser.close()
  running.kill()
  rmSync(scratch, { recursive: true, force: true })
}
