import type { Client } from './client.ts'
import { loadedBy } from './loader.ts'
import { below } from './paths.ts'

/** Gemini CLI: the part of its core that finds the skills of a project. */
export const geminiCli: Client = {
  id: 'gemini-cli',
  package: '@google/gemini-cli-core',
  root: '.agents/skills',
  ask: async (room) => {
    const skills = await loadedBy<{ name: string; description: string; location: string }[]>(
      room,
      '@google/gemini-cli-core/dist/index.js',
      `(async () => {
        const manager = new loaded.SkillManager()
        await manager.discoverSkills(new loaded.Storage(process.cwd()), [], true)
        return manager.getAllSkills()
      })()`,
    )
    const listed = skills.flatMap(({ name, description, location }) => {
      const path = below(room, location)
      return path === undefined ? [] : [{ name, description, path }]
    })
    return { listed, remarks: [] }
  },
}
