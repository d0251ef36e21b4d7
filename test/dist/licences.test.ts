import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

/** The accepted licences, each with a sentence by which its text is known. */
const ACCEPTED: Readonly<Record<string, string>> = {
  'Apache-2.0': 'Apache License Version 2.0, January 2004',
  'BSD-2-Clause': 'Redistribution and use in source and binary forms',
  'BSD-3-Clause': 'to endorse or promote products derived from this software',
  ISC: 'Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee',
  MIT: 'Permission is hereby granted, free of charge, to any person obtaining a copy of this software',
}

/** Dependencies of bundled packages of which no code is bundled. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  '@octokit/types': 'types only',
  'require-from-string': 'for ajv to write schemas as modules',
}

const project = new URL('../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, project), 'utf8').replaceAll('\r\n', '\n')

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ')

interface Locked {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const locked: Readonly<Record<string, Locked>> = JSON.parse(read('package-lock.json')).packages

interface Licence {
  readonly package: string
  readonly licence: string
  readonly text: string
}

const licences: readonly Licence[] = read('dist/licenses.txt')
  .split(`${'='.repeat(80)}\n`)
  .slice(1)
  .map((entry) => {
    const [, name, licence, text] = /^(\S+ \S+)\nLicence: (\S+)\n\n([^]*)$/.exec(entry)!
    return { package: name!, licence: licence!, text: text!.trim() }
  })

/** The packages that a module asks for when it runs, by their names; types are erased. */
function packagesOf(path: string): readonly string[] {
  const code = read(path).replace(/^(?:import|export) type [^']*'[^']*'$/gm, '')
  return ts
    .preProcessFile(code, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => /^(?!node:)[@\w]/.test(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)![0])
}

/** Where the package that one below `from` calls `name` is locked. */
function locate(name: string, from: string): string {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('node_modules/') - 1, 0))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`
    if (path in locked) return path
    if (at === '') throw new Error(`${name} is not locked`)
  }
}

/** Where all is locked that the source needs, and what that needs, but for what is left out. */
function findNeeded(): ReadonlySet<string> {
  const modules = readdirSync(new URL('src/', project), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.c?[jt]s$/.test(path) && !path.endsWith('.d.cts'))
  const places = new Set(modules.flatMap(packagesOf).map((name) => locate(name, '')))
  for (const place of places) {
    for (const name of Object.keys(locked[place]!.dependencies ?? {}))
      if (!(name in LEFT_OUT)) places.add(locate(name, place))
  }
  return places
}

const needed = findNeeded()

describe('dist/licenses.txt', () => {
  test('has every bundled package, and no other', () => {
    const places = [...needed]
    const expected = places.map(
      (place) =>
        `${place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${locked[place]!.version}`,
    )
    expect(licences.map((each) => each.package)).toEqual([...new Set(expected)].sort())
    expect(expected.length).toBeGreaterThan(40)
  })

  test('has the text of each licence, and all are accepted ones', () => {
    for (const { package: name, licence, text } of licences) {
      expect(Object.keys(ACCEPTED), name).toContain(licence)
      expect(onOneLine(text), name).toContain(ACCEPTED[licence])
    }
  })

  test('leaves out only what some bundled package depends on', () => {
    const dependencies = new Set(
      [...needed].flatMap((place) => Object.keys(locked[place]!.dependencies ?? {})),
    )
    expect(Object.keys(LEFT_OUT).filter((name) => !dependencies.has(name))).toEqual([])
  })
})

test('our own licence is MIT, in package.json too', () => {
  expect(onOneLine(read('LICENSE'))).toContain(ACCEPTED['MIT'])
  expect(JSON.parse(read('package.json')).license).toBe('MIT')
})
