import type { Client } from './client.ts'
import { debugged } from './opencode.ts'
import { native } from './paths.ts'

/** Kilo Code: what it lists. It is made from OpenCode. */
export const kiloCode: Client = {
  id: 'kilo-code',
  package: '@kilocode/cli',
  root: '.kilo/skills',
  ask: (room) => debugged(room, native(room, '@kilocode/cli', 'bin', 'kilo'), 'KILO'),
}
