import { expect, test } from 'vitest'
import { ruleUrl } from '../../src/reporters/tool-identity.ts'

test('the page of a rule is in the repository until there is a site', () => {
  expect(ruleUrl('skill/bom')).toBe('https://github.com/passmuster/passmuster/blob/main/docs/skill.md#bom')
  expect(ruleUrl('skill/bom', 'https://passmuster.github.io/passmuster')).toBe(
    'https://passmuster.github.io/passmuster/rules/skill/bom',
  )
})
