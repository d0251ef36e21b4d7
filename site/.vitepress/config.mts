import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { serviceWorker } from '../service-worker.ts'
import { SIDEBAR } from './sidebar.ts'

const here = fileURLToPath(new URL('..', import.meta.url))
/** The path below which the pages are served, with slashes around it. */
const base = process.env['SITE_BASE'] ?? '/passmuster/'
const { version: release } = JSON.parse(readFileSync(join(here, '..', 'package.json'), 'utf8')) as {
  readonly version: string
}
const linter = (): { readonly version: string; readonly files: readonly string[] } =>
  JSON.parse(readFileSync(join(here, 'build', 'linter.json'), 'utf8'))

/** Nothing but the site's own files. Styles are written by the editor; nothing that is pasted is ever markup. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
]

/** Of the theme, for parts that no page has: they are 3 kB of the first visit. */
const UNUSED_STYLES =
  /theme-default\/(?:components\/VP(?:Team|Hero|Home|Feature|Button|Badge|CarbonAds|NavScreenTranslations)\w*\.vue\?.*type=style|styles\/components\/(?:custom-block|vp-sponsor|vp-code-group)\.css)/

export default defineConfig({
  base,
  lang: 'en',
  title: 'passmuster',
  description: 'The linter for the files that configure agents',
  srcDir: 'build/pages',
  outDir: 'build/site',
  cacheDir: 'build/cache',
  cleanUrls: true,
  metaChunk: true,
  lastUpdated: false,
  router: { prefetchLinks: false },
  head: [
    ['link', { rel: 'icon', href: `${base}icon.svg`, type: 'image/svg+xml' }],
    ['meta', { name: 'referrer', content: 'no-referrer' }],
  ],
  markdown: {
    // Those of usual contrast are too pale on the background of code.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(md) {
      // Braces in code are code.
      for (const name of ['code_block', 'code_inline']) {
        const render = md.renderer.rules[name]!
        md.renderer.rules[name] = (...all) => render(...all).replace(/^<\w+/, '$& v-pre')
      }
    },
  },
  themeConfig: {
    nav: [
      { text: 'Playground', link: '/playground' },
      { text: 'Documentation', link: '/docs' },
      { text: 'Rules', link: '/rules' },
      { text: 'Clients', link: '/matrix' },
    ],
    sidebar: SIDEBAR,
    outline: { level: 2 },
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: 'https://github.com/passmuster/passmuster' }],
  },
  vite: {
    plugins: [
      {
        name: 'without-unused-styles',
        enforce: 'pre',
        transform: (_, id) => (UNUSED_STYLES.test(id) ? '' : undefined),
      },
    ],
    define: { LINTER_VERSION: JSON.stringify(linter().version), RELEASE: JSON.stringify(release) },
    build: { target: 'es2022', chunkSizeWarningLimit: 2000 },
  },
  transformHtml: (html) => withPolicy(html),
  buildEnd({ outDir }) {
    writeFileSync(join(outDir, 'service-worker.js'), serviceWorker(outDir, base, linter().version))
  },
})

/** The page with a policy that names each script that stands in it. */
function withPolicy(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([^]*?)<\/script>/g)]
  const hashes = scripts.map(([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`)
  const policy = [...POLICY, ["script-src 'self'", ...new Set(hashes)].join(' ')].join('; ')
  return html.replace('<head>', `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`)
}
