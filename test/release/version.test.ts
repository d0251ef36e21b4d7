import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { currentVersion, notesOf, pagesOf, versionsIn, withVersion } from '../../release/version.mjs'
import { tool } from '../../src/reporters/tool-identity.ts'
import { project, textOf } from '../docs/hand-written.ts'

const load = (path: string) => JSON.parse(textOf(path))
const changelog = textOf('CHANGELOG.md')

describe('the version', () => {
  test.each(pagesOf(project))('%s names no other than package.json', (path) => {
    const others = versionsIn(textOf(path)).filter((version) => version !== tool.version)
    expect(others, 'run `node release/set-version.mjs`').toEqual([])
  })

  test('is named where readers copy it and where npm reads it', () => {
    const named = pagesOf(project).filter((path) => versionsIn(textOf(path)).length > 0)
    expect(named).toEqual(
      expect.arrayContaining([
        'package.json',
        'package-lock.json',
        '.claude-plugin/plugin.json',
        'README.md',
        'schema/report.schema.json',
      ]),
    )
    expect(versionsIn(textOf('package-lock.json'))).toHaveLength(2)
    expect(currentVersion(project)).toBe(tool.version)
  })

  test('has a dated section in the changelog, and a link', () => {
    const [, newest] = /^## \[(\d.*?)\] - \d{4}-\d\d-\d\d$/m.exec(changelog) ?? []
    expect(newest).toBe(tool.version)
    expect(notesOf(changelog, tool.version)).toMatch(/^### /m)
    expect(changelog).toContain(`[${tool.version}]: ${tool.homepage}/releases/tag/v${tool.version}`)
  })

  test('is written in every place, and nowhere else', () => {
    const text =
      '{\n  "name": "passmuster",\n  "version": "0.2.0" }\nnpx passmuster@0.2.0\nuses: passmuster/passmuster@v0.2.0\n    rev: v0.2.0\nother@0.2.0 version: 0.2.0 https://example.com/passmuster/passmuster/v0.2.0/schema\n'
    expect(versionsIn(text)).toEqual(Array(5).fill('0.2.0'))
    expect(withVersion(text, '1.0.0')).toBe(
      text.replaceAll('0.2.0', '1.0.0').replace('other@1.0.0 version: 1.0.0', 'other@0.2.0 version: 0.2.0'),
    )
  })
})

test('the notes of a version end where the next one begins', () => {
  const text =
    '# Changelog\n\n## [Unreleased]\n\n## [0.3.0] - 2026-12-01\n\n- New\n\n## [0.2.0] - 2026-11-22\n\n- Old\n'
  expect([notesOf(text, '0.3.0'), notesOf(text, '0.2.0'), notesOf(text, '0.1.0')]).toEqual([
    '- New',
    '- Old',
    undefined,
  ])
})

describe('package.json', () => {
  const manifest = load('package.json')

  test('says whose it is, and where', () => {
    expect(manifest).toMatchObject({
      author: expect.any(String),
      homepage: tool.homepage,
      bugs: { url: `${tool.homepage}/issues` },
      repository: { type: 'git', url: `git+${tool.homepage}.git` },
      bin: { passmuster: 'dist/cli.js' },
    })
  })

  test('names files that exist, and none that only the Action needs', () => {
    const files: readonly string[] = manifest.files
    expect(files.filter((path) => !existsSync(`${project}/${path}`))).toEqual([])
    expect(files.filter((path) => /^dist$|index\.js|action|^docs/.test(path))).toEqual([])
  })

  test('exports itself and the schemas', () => {
    expect(manifest.exports).toMatchObject({
      './package.json': './package.json',
      './schema/*': './schema/*',
    })
  })
})

test.each(['passmuster.schema.json', 'report.schema.json'])('the $id of %s is its URL at the tag', (name) => {
  const raw = tool.homepage.replace('github.com', 'raw.githubusercontent.com')
  expect(load(`schema/${name}`).$id).toBe(`${raw}/v${tool.version}/schema/${name}`)
})
