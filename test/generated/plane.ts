import type { Dice, Generated } from './dice.ts'
import { asYaml, field, ODD_VALUES, written } from './writing.ts'

const BLOCKS = [
  '# Deployment',
  '# Deployment #',
  '## Deployment',
  '#Deployment',
  ' # Deployment',
  '   # Deployment',
  '#\tDeployment',
  '#',
  '# #',
  '```\n# Deployment\n```',
  '~~~\n# Deployment\n~~~',
  '```\n# Deployment\n~~~',
  '1. Check it.',
  '- # In a list',
  '# *Deployment*',
  '# `deploy`',
  'Text\n# Deployment',
  '### Steps',
  '\\# Deployment',
  '    indented',
  '# ',
  '# A\n\n# B',
]

const TAGS = [
  '[devops, deploy]',
  'devops, deploy',
  'devops,deploy',
  '"devops"',
  '\n  - devops\n  - deploy',
  '[devops, "deploy it"]',
  'devops, deploy it',
  '[devops, 12]',
  '[devops, ~]',
  '[devops, Devops]',
  'devops, devops',
  'devops,',
  '", "',
  '["#devops"]',
  '"#devops, deploy"',
  '[[devops]]',
  '[{a: b}]',
  '[""]',
  '[" devops "]',
  'c#',
]

/** A skill of the Skills plane, with mistakes. */
export function generatePlane(dice: Dice): Generated {
  const lines = [
    ...field(
      'description',
      dice.chance(0.7)
        ? asYaml(dice, 'Deploys to production, step by step.')
        : dice.pick([undefined, undefined, undefined, 'Deploys: all', '"\\t"', ...ODD_VALUES]),
    ),
    ...field(
      'domain',
      dice.mostly(dice.pick([undefined, 'development']), ['devops', '"  "', ...ODD_VALUES], 0.7),
    ),
    ...field(
      'version',
      dice.mostly(
        dice.pick([undefined, '1.0.0']),
        [
          '"1.0.0"',
          '1.0',
          '1',
          'v1.0.0',
          '1.0.0-beta.1',
          '01.0.0',
          '1.2.3.4',
          '"1.0"',
          '10.20.30',
          ...ODD_VALUES,
        ],
        0.6,
      ),
    ),
    ...field(
      'tags',
      dice.mostly(dice.pick([undefined, dice.pick(TAGS)]), [dice.pick(TAGS), ...ODD_VALUES], 0.7),
    ),
    ...field('name', dice.mostly(undefined, ['deployment', 'Deployment', ''], 0.9)),
  ]
  const blocks = dice
    .mostly(['# Deployment'], [[], ['1. Check it.']], 0.5)
    .concat(Array.from({ length: dice.below(3) }, () => dice.pick(BLOCKS)))
  return {
    path: 'skills/deployment/SKILL.md',
    text: written(dice, lines, blocks.map((block) => `\n${block}\n`).join('')),
  }
}
