import type { Client } from './client.ts'
import { loadedBy } from './loader.ts'
import { below } from './paths.ts'

/** Pi: the function that loads the skills of a folder, with its diagnostics. */
export const pi: Client = {
  id: 'pi',
  package: '@mariozechner/pi-coding-agent',
  root: '.agents/skills',
  ask: async (room) => {
    const { skills, diagnostics } = await loadedBy<Loaded>(
      room,
      '@mariozechner/pi-coding-agent/dist/core/skills.js',
      "loaded.loadSkillsFromDir({ dir: folder, source: 'project' })",
    )
    return {
      listed: skills.map(({ name, description, filePath }) => ({
        name,
        description,
        path: below(room, filePath) ?? filePath,
      })),
      remarks: diagnostics.map(({ path, message }) => ({ path: below(room, path) ?? path, message })),
    }
  },
}

interface Loaded {
  readonly skills: readonly { name: string; description: string; filePath: string }[]
  readonly diagnostics: readonly { path: string; message: string }[]
}
