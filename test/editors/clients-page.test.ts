import { expect, test } from 'vitest'
import { clientsPage } from '../../editors/vscode/src/clients-page.ts'

const CLIENTS = [
  { id: 'codex', title: 'Codex', kind: 'agent' },
  { id: 'crush', title: 'Crush', kind: 'agent' },
  { id: 'clawhub', title: 'ClawHub', kind: 'registry' },
]
const REFUSED = {
  outcome: 'refused',
  reasons: [
    {
      text: 'It has `<script>alert("1")</script>`.',
      source: 'https://example.com/?a="&b=\'',
      basis: 'code',
      rule: 'skill/name-format',
    },
  ],
}
const LOADED = { outcome: 'loads', reasons: [] }

function bodyOf(answer: string): string {
  return /<body>\n([^]*)<\/body>/.exec(clientsPage(answer, '<b>pdf</b>', 'n0'))![1]!
}

test('the page has a table of agents, the worst first, and one of others', () => {
  const verdicts = { codex: LOADED, crush: REFUSED, clawhub: LOADED }
  expect(bodyOf(JSON.stringify({ clients: CLIENTS, skills: [{ verdicts }] }))).toBe(
    `<h2>Which clients load &#60;b&#62;pdf&#60;/b&#62;?</h2>
<p>1 of 2 agents load all of it, as it was last saved.</p>
<table>
<tr><th colspan="2" class="refused">✗ Refuse it: 1</th></tr>
<tr><td>Crush</td><td>It has <code>&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;</code>. (<a href="https://example.com/?a=&#34;&#38;b=&#39;">code</a>, skill/name-format)</td></tr>
<tr><th colspan="2" class="loads">✓ Load all of it: 1</th></tr>
<tr><td>Codex</td><td></td></tr>
</table>
<h3>Installers, registries and validators</h3>
<table>
<tr><th colspan="2" class="loads">✓ Load all of it: 1</th></tr>
<tr><td>ClawHub</td><td></td></tr>
</table>
`,
  )
})

test('a file that is no skill, and what passmuster says instead of an answer', () => {
  expect(bodyOf(JSON.stringify({ clients: CLIENTS, skills: [] }))).toContain(
    '<p>The file is not a skill. Open a <code>SKILL.md</code>.</p>',
  )
  expect(bodyOf('`<a>`: no such file')).toContain('<p>`&#60;a&#62;`: no such file</p>')
})

test('nothing is run or loaded', () => {
  const page = clientsPage('', 'pdf', 'n0')
  expect(page).toContain(`content="default-src 'none'; style-src 'nonce-n0'"`)
  expect(page.match(/<(?:script|img|link|iframe|style)[^>]*>/g)).toEqual(['<style nonce="n0">'])
})
