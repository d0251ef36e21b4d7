import { expect, test } from 'vitest'
import { CLIENT_IDS } from '../../src/clients/who-loses.ts'
import { textOf } from '../docs/hand-written.ts'

const manifest = JSON.parse(textOf('editors/vscode/package.json'))
const settings = manifest.contributes.configuration.properties

test('the extension offers the clients and presets that there are', () => {
  expect(settings['passmuster.clients'].items.enum).toEqual(CLIENT_IDS)
  const { properties } = JSON.parse(textOf('schema/passmuster.schema.json'))
  expect(settings['passmuster.preset'].enum).toEqual(['', ...properties.preset.enum])
})

test('it starts for each language that it shows findings in', () => {
  const [, languages = ''] = /LANGUAGES = \[(.*)\]/.exec(textOf('editors/vscode/src/extension.ts')) ?? []
  const named = [...languages.matchAll(/'(\w+)'/g)].map(([, language]) => `onLanguage:${language}`)
  expect(manifest.activationEvents).toEqual(named)
})

test.each(['editors/vscode/README.md', 'docs/editors.md'])('%s names each setting', (page) => {
  const named = [...textOf(page).matchAll(/`(passmuster\.(?!yaml|json)[\w.]+)`/g)].map(([, name]) => name)
  expect(new Set(named)).toEqual(new Set(Object.keys(settings)))
})

test('a folder that nobody trusts does not choose what is run', () => {
  const { supported, restrictedConfigurations } = manifest.capabilities.untrustedWorkspaces
  expect([supported, restrictedConfigurations]).toEqual(['limited', ['passmuster.path']])
})

test('it has the licence of the project', () => {
  expect(textOf('editors/vscode/LICENSE')).toBe(textOf('LICENSE'))
})
