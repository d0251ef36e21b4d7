import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { rules } from '../src/formats/index.ts'
import { lineHashes } from '../src/reporters/fingerprint.ts'
import { reporters } from '../src/reporters/index.ts'
import type { Result } from '../src/reporters/report.ts'
import type { Diagnostic } from '../src/types.ts'
import { lintOn, optionsFor } from './linting.ts'
import { exampleHost, memoryHost } from './memory-host.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
const load = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const isSarif = ajv.compile(load('schemas/sarif-2.1.0.json'))
const isReport = ajv.compile(load('../schema/report.schema.json'))

const skills = {
  '.git/HEAD': '',
  'skills/excel/SKILL.md': '---\nname: pdf\ndescription: Reads PDF files. Use when the user has one.\n---\nSee [it](forms.md).\n',
  'skills/word/SKILL.md': '---\nname: word\ndescription: Reads files. Use when: asked\n---\nRead it.\n',
}

async function report(reporter: keyof typeof reporters, files: Parameters<typeof memoryHost>[0] = skills): Promise<string> {
  return (await lintOn(memoryHost(files), { outputs: [{ reporter, file: undefined }] })).stdout
}

function result(diagnostics: Partial<Diagnostic>[], text = 'name: pdf\n', path = 'SKILL.md'): Result {
  const all = diagnostics.map((each) => ({ rule: 'skill/name-format', severity: 'error' as const, message: 'Bad. Mend it.', range: [6, 9] as const, ...each }))
  return { path, uri: path, format: 'skill', text, diagnostics: all, tokens: undefined }
}

describe('every rule’s bad example', () => {
  test.each(rules.map((rule) => [rule.id, rule] as const))('%s makes a valid JSON report and valid SARIF', async (_, rule) => {
    const outputs = (['json', 'sarif'] as const).map((reporter) => ({ reporter, file: undefined }))
    for (const output of outputs) {
      const { stdout } = await lintOn(exampleHost(rule.bad), { ...optionsFor(rule), outputs: [output] })
      const isValid = output.reporter === 'json' ? isReport : isSarif
      isValid(JSON.parse(stdout))
      expect(isValid.errors ?? []).toEqual([])
    }
  })
})

describe('text', () => {
  test('groups findings by file, underlines the range and counts', async () => {
    expect(await report('text')).toMatchInlineSnapshot(`
      "skills/excel/SKILL.md
        2:7  error  The skill is named \`pdf\` but its directory is \`excel\`. Give both the same name.  skill/name-directory
           2 │ name: pdf
             │       ^^^
           suggestion Rename to \`excel\`
        5:10  error  The link leads to \`forms.md\`, which does not exist. Add the file or mend the path.  skill/dead-link
           5 │ See [it](forms.md).
             │          ^^^^^^^^

      skills/word/SKILL.md
        3:14  error  \`Reads files. Use when: asked\` has an unquoted \`: \`, so YAML reads a mapping. Quote the whole value.  skill/frontmatter-yaml
           3 │ description: Reads files. Use when: asked
             │              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
           fix Quote the value

      3 errors, 0 warnings, 0 infos; 2 files checked; 1 can be fixed.
      "
    `)
  })

  test('says that nothing was found, and in how many files', async () => {
    expect(await report('text', { '.git/HEAD': '', 'skills/word/SKILL.md': skills['skills/word/SKILL.md'].replace('when: ', 'when ') })).toBe('No findings, 1 file checked.\n')
  })

  test('shows a window of a long line, around the range', () => {
    const text = reporters.text({ results: [result([{ range: [300, 304] }], `${'lorem ipsum '.repeat(25)}here${' dolor'.repeat(40)}\n`)], hidden: 0, color: false })
    expect(text).toMatchInlineSnapshot(`
      "SKILL.md
        1:301  error  Bad. Mend it.  skill/name-format
           1 │ …ipsum lorem ipsum lorem ipsum here dolor dolor dolor dolor dolor dolor dolor dolor dolor dolor dolor…
             │                                ^^^^

      1 error, 0 warnings, 0 infos; 1 file checked; 0 can be fixed.
      "
    `)
  })

  test('aligns the underline below wide, combining and tab characters', () => {
    const source = '\t🧭 漢字 e\u0301 pdf\n'
    const start = source.indexOf('pdf')
    expect(reporters.text({ results: [result([{ range: [start, start + 3] }], source)], hidden: 0, color: false })).toMatchInlineSnapshot(`
      "SKILL.md
        1:11  error  Bad. Mend it.  skill/name-format
           1 │  🧭 漢字 é pdf
             │            ^^^

      1 error, 0 warnings, 0 infos; 1 file checked; 0 can be fixed.
      "
    `)
  })

  test('cannot be made to steer the terminal or GitHub’s runner', () => {
    const hostile = '\u001b[31mred\u001b[0m \u202eevil ##[error]x \u0007'
    const text = reporters.text({ results: [result([{ message: `Bad ${hostile}. Mend it.`, range: [0, 4] }], `${hostile}\n::error::x\n`, '::error::x\nSKILL.md')], hidden: 0, color: false })
    expect(text).not.toMatch(/[\u001b\u202e\u0007]|##\[|^::/m)
    expect(text).toMatchInlineSnapshot(`
      "./::error::x<U+000A>SKILL.md
        1:1  error  Bad <U+001B>[31mred<U+001B>[0m <U+202E>evil ## [error]x <U+0007>. Mend it.  skill/name-format
           1 │ <U+001B>[31mred<U+001B>[0m <U+202E>evil ## [error]x <U+0007>
             │ ^^^^^^^^^^^

      1 error, 0 warnings, 0 infos; 1 file checked; 0 can be fixed.
      "
    `)
  })

  test('paints when it is asked to', () => {
    const text = reporters.text({ results: [result([{}])], hidden: 0, color: true })
    expect(text).toContain('\u001b[31merror\u001b[0m')
    expect(text.replace(/\u001b\[\d+m/g, '')).toBe(reporters.text({ results: [result([{}])], hidden: 0, color: false }))
  })
})

describe('json', () => {
  test('is the contract', async () => {
    expect(JSON.parse(await report('json'))).toMatchInlineSnapshot(`
      {
        "diagnostics": [
          {
            "fix": {
              "edits": [
                {
                  "range": {
                    "end": {
                      "column": 10,
                      "line": 2,
                      "offset": 13,
                    },
                    "start": {
                      "column": 7,
                      "line": 2,
                      "offset": 10,
                    },
                  },
                  "text": "excel",
                },
              ],
              "safe": false,
              "title": "Rename to \`excel\`",
            },
            "format": "skill",
            "message": "The skill is named \`pdf\` but its directory is \`excel\`. Give both the same name.",
            "path": "skills/excel/SKILL.md",
            "range": {
              "end": {
                "column": 10,
                "line": 2,
                "offset": 13,
              },
              "start": {
                "column": 7,
                "line": 2,
                "offset": 10,
              },
            },
            "rule": "skill/name-directory",
            "severity": "error",
            "url": "https://github.com/passmuster/passmuster/blob/main/docs/skill.md#name-directory",
          },
          {
            "format": "skill",
            "message": "The link leads to \`forms.md\`, which does not exist. Add the file or mend the path.",
            "path": "skills/excel/SKILL.md",
            "range": {
              "end": {
                "column": 18,
                "line": 5,
                "offset": 92,
              },
              "start": {
                "column": 10,
                "line": 5,
                "offset": 84,
              },
            },
            "rule": "skill/dead-link",
            "severity": "error",
            "url": "https://github.com/passmuster/passmuster/blob/main/docs/skill.md#dead-link",
          },
          {
            "fix": {
              "edits": [
                {
                  "range": {
                    "end": {
                      "column": 42,
                      "line": 3,
                      "offset": 56,
                    },
                    "start": {
                      "column": 14,
                      "line": 3,
                      "offset": 28,
                    },
                  },
                  "text": ""Reads files. Use when: asked"",
                },
              ],
              "safe": true,
              "title": "Quote the value",
            },
            "format": "skill",
            "message": "\`Reads files. Use when: asked\` has an unquoted \`: \`, so YAML reads a mapping. Quote the whole value.",
            "path": "skills/word/SKILL.md",
            "range": {
              "end": {
                "column": 42,
                "line": 3,
                "offset": 56,
              },
              "start": {
                "column": 14,
                "line": 3,
                "offset": 28,
              },
            },
            "rule": "skill/frontmatter-yaml",
            "severity": "error",
            "url": "https://github.com/passmuster/passmuster/blob/main/docs/skill.md#frontmatter-yaml",
          },
        ],
        "files": [
          {
            "format": "skill",
            "path": "skills/excel/SKILL.md",
            "tokens": 5,
          },
          {
            "format": "skill",
            "path": "skills/word/SKILL.md",
            "tokens": 3,
          },
        ],
        "summary": {
          "errors": 3,
          "files": 2,
          "fixable": 1,
          "infos": 0,
          "warnings": 0,
        },
        "tool": {
          "name": "passmuster",
          "version": "0.1.0",
        },
        "version": 1,
      }
    `)
  })

  test('never holds what GitHub’s runner obeys', () => {
    const json = reporters.json({ results: [result([{ message: 'Bad ##[error]x. Mend it.' }])], hidden: 0, color: false })
    expect(json).not.toContain('##[')
    expect(JSON.parse(json).diagnostics[0].message).toBe('Bad ##[error]x. Mend it.')
  })
})

describe('sarif', () => {
  test('has what code scanning reads', async () => {
    expect(JSON.parse(await report('sarif'))).toMatchInlineSnapshot(`
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "runs": [
          {
            "columnKind": "utf16CodeUnits",
            "originalUriBaseIds": {
              "%SRCROOT%": {
                "description": {
                  "text": "The root of the repository.",
                },
              },
            },
            "results": [
              {
                "fixes": [
                  {
                    "artifactChanges": [
                      {
                        "artifactLocation": {
                          "uri": "skills/excel/SKILL.md",
                          "uriBaseId": "%SRCROOT%",
                        },
                        "replacements": [
                          {
                            "deletedRegion": {
                              "endColumn": 10,
                              "endLine": 2,
                              "startColumn": 7,
                              "startLine": 2,
                            },
                            "insertedContent": {
                              "text": "excel",
                            },
                          },
                        ],
                      },
                    ],
                    "description": {
                      "text": "Rename to \`excel\`",
                    },
                  },
                ],
                "level": "error",
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "skills/excel/SKILL.md",
                        "uriBaseId": "%SRCROOT%",
                      },
                      "region": {
                        "endColumn": 10,
                        "endLine": 2,
                        "startColumn": 7,
                        "startLine": 2,
                      },
                    },
                  },
                ],
                "message": {
                  "text": "The skill is named \`pdf\` but its directory is \`excel\`. Give both the same name.",
                },
                "partialFingerprints": {
                  "primaryLocationLineHash": "4c72e0ffec833fc5:1",
                },
                "ruleId": "skill/name-directory",
                "ruleIndex": 1,
              },
              {
                "level": "error",
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "skills/excel/SKILL.md",
                        "uriBaseId": "%SRCROOT%",
                      },
                      "region": {
                        "endColumn": 18,
                        "endLine": 5,
                        "startColumn": 10,
                        "startLine": 5,
                      },
                    },
                  },
                ],
                "message": {
                  "text": "The link leads to \`forms.md\`, which does not exist. Add the file or mend the path.",
                },
                "partialFingerprints": {
                  "primaryLocationLineHash": "83f0150241d32394:1",
                },
                "ruleId": "skill/dead-link",
                "ruleIndex": 2,
              },
              {
                "fixes": [
                  {
                    "artifactChanges": [
                      {
                        "artifactLocation": {
                          "uri": "skills/word/SKILL.md",
                          "uriBaseId": "%SRCROOT%",
                        },
                        "replacements": [
                          {
                            "deletedRegion": {
                              "endColumn": 42,
                              "endLine": 3,
                              "startColumn": 14,
                              "startLine": 3,
                            },
                            "insertedContent": {
                              "text": ""Reads files. Use when: asked"",
                            },
                          },
                        ],
                      },
                    ],
                    "description": {
                      "text": "Quote the value",
                    },
                  },
                ],
                "level": "error",
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "skills/word/SKILL.md",
                        "uriBaseId": "%SRCROOT%",
                      },
                      "region": {
                        "endColumn": 42,
                        "endLine": 3,
                        "startColumn": 14,
                        "startLine": 3,
                      },
                    },
                  },
                ],
                "message": {
                  "text": "\`Reads files. Use when: asked\` has an unquoted \`: \`, so YAML reads a mapping. Quote the whole value.",
                },
                "partialFingerprints": {
                  "primaryLocationLineHash": "1f3d7275ec7f2e36:1",
                },
                "ruleId": "skill/frontmatter-yaml",
                "ruleIndex": 0,
              },
            ],
            "tool": {
              "driver": {
                "informationUri": "https://github.com/passmuster/passmuster",
                "name": "passmuster",
                "rules": [
                  {
                    "defaultConfiguration": {
                      "level": "error",
                    },
                    "fullDescription": {
                      "text": "A client that cannot read the YAML skips the file. Most often an unquoted value holds a \`: \`, which starts a mapping. A key that stands twice is an error in YAML 1.2, and an alias needs its anchor.",
                    },
                    "help": {
                      "markdown": "A client that cannot read the YAML skips the file. Most often an unquoted value holds a \`: \`, which starts a mapping. A key that stands twice is an error in YAML 1.2, and an alias needs its anchor.

      [The requirement](https://agentskills.io/specification#skill-md-format) · [Examples](https://github.com/passmuster/passmuster/blob/main/docs/skill.md#frontmatter-yaml)",
                      "text": "A client that cannot read the YAML skips the file. Most often an unquoted value holds a \`: \`, which starts a mapping. A key that stands twice is an error in YAML 1.2, and an alias needs its anchor. Source: https://agentskills.io/specification#skill-md-format",
                    },
                    "helpUri": "https://github.com/passmuster/passmuster/blob/main/docs/skill.md#frontmatter-yaml",
                    "id": "skill/frontmatter-yaml",
                    "properties": {
                      "precision": "very-high",
                      "problem.severity": "error",
                      "tags": [
                        "agents",
                        "skill",
                      ],
                    },
                    "shortDescription": {
                      "text": "The frontmatter is a YAML mapping",
                    },
                  },
                  {
                    "defaultConfiguration": {
                      "level": "error",
                    },
                    "fullDescription": {
                      "text": "Clients find a skill by its directory and the model asks for it by its name; some refuse a skill whose two names differ.",
                    },
                    "help": {
                      "markdown": "Clients find a skill by its directory and the model asks for it by its name; some refuse a skill whose two names differ.

      [The requirement](https://agentskills.io/specification#name-field) · [Examples](https://github.com/passmuster/passmuster/blob/main/docs/skill.md#name-directory)",
                      "text": "Clients find a skill by its directory and the model asks for it by its name; some refuse a skill whose two names differ. Source: https://agentskills.io/specification#name-field",
                    },
                    "helpUri": "https://github.com/passmuster/passmuster/blob/main/docs/skill.md#name-directory",
                    "id": "skill/name-directory",
                    "properties": {
                      "precision": "very-high",
                      "problem.severity": "error",
                      "tags": [
                        "agents",
                        "skill",
                      ],
                    },
                    "shortDescription": {
                      "text": "The name is the name of the skill’s directory",
                    },
                  },
                  {
                    "defaultConfiguration": {
                      "level": "error",
                    },
                    "fullDescription": {
                      "text": "The model follows the link when it needs the file, fails, and guesses. Code, comments, placeholders and links with a scheme are not judged.",
                    },
                    "help": {
                      "markdown": "The model follows the link when it needs the file, fails, and guesses. Code, comments, placeholders and links with a scheme are not judged.

      [The requirement](https://agentskills.io/specification#file-references) · [Examples](https://github.com/passmuster/passmuster/blob/main/docs/skill.md#dead-link)",
                      "text": "The model follows the link when it needs the file, fails, and guesses. Code, comments, placeholders and links with a scheme are not judged. Source: https://agentskills.io/specification#file-references",
                    },
                    "helpUri": "https://github.com/passmuster/passmuster/blob/main/docs/skill.md#dead-link",
                    "id": "skill/dead-link",
                    "properties": {
                      "precision": "very-high",
                      "problem.severity": "error",
                      "tags": [
                        "agents",
                        "skill",
                      ],
                    },
                    "shortDescription": {
                      "text": "Every relative link leads to a file that exists",
                    },
                  },
                ],
                "semanticVersion": "0.1.0",
              },
            },
          },
        ],
        "version": "2.1.0",
      }
    `)
  })

  test('has an empty list of results when nothing was found', () => {
    const log = JSON.parse(reporters.sarif({ results: [result([])], hidden: 0, color: false }))
    expect(log.runs[0].results).toEqual([])
    expect(isSarif(log)).toBe(true)
  })

  test('encodes paths by segment', () => {
    const log = JSON.parse(reporters.sarif({ results: [result([{}], '', 'a b/ü#%?/SKILL.md')], hidden: 0, color: false }))
    expect(log.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe('a%20b/%C3%BC%23%25%3F/SKILL.md')
  })

  test('keeps the most severe where code scanning takes no more, and says how many are left out', () => {
    const many = result([...Array.from({ length: 25_000 }, () => ({ severity: 'warning' as const })), {}, { severity: 'info' }])
    const [run] = JSON.parse(reporters.sarif({ results: [many], hidden: 0, color: false })).runs
    expect(run.results).toHaveLength(25_000)
    expect(run.results[0].level).toBe('error')
    expect(run.invocations[0].toolExecutionNotifications[0].message.text).toBe('2 results of lower severity left out: code scanning takes 25000 of one run.')
  })
})

describe('line hashes', () => {
  test('are those that github/codeql-action computes', () => {
    const hashes = lineHashes('Lorem ipsum dolor sit amet.\n'.repeat(10))
    expect(hashes.slice(1)).toEqual([
      'a7f2ff13bc495cf2:1', 'a7f2ff13bc495cf2:2', 'a7f2ff13bc495cf2:3', 'a7f2ff13bc495cf2:4', 'a7f2ff13bc495cf2:5', 'a7f2ff13bc495cf2:6',
      'a7f2ff1481e87703:1', 'a9cf91f7bbf1862b:1', '55ec222b86bcae53:1', 'cc97dc7b1d7d8f7b:1', 'c129715d7a2bc9a3:1',
    ])
  })

  test('do not depend on blanks or line breaks', () => {
    const plain = lineHashes('a: b\n\nc\n')
    expect(lineHashes('\ta:  b \r\n  \r\n\tc\r\n')).toEqual(plain)
    expect(lineHashes('a:b\r\rc\r')).toEqual(plain)
  })
})
