import type { Client } from './client.ts'
import { loadedBy } from './loader.ts'
import { below } from './paths.ts'

/** Gemini CLI: the function of its core that loads the skills of a folder. */
export const geminiCli: Client = {
  id: 'gemini-cli',
  package: '@google/gemini-cli-core',
  root: '.agents/skills',
  ask: async (room) => {
    const skills = await loadedBy<{ name: string; description: string; location: string }[]>(
      room,
      '@google/gemini-cli-core/dist/src/skills/skillLoader.js',
      'loaded.loadSkillsFromDir(folder)',
    )
    const listed = skills.map(({ name, description, location }) => ({
      name,
      description,
      path: below(room, location) ?? location,
    }))
    return { listed, remarks: [] }
  },
}
