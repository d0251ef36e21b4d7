import { amp } from './amp.ts'
import { claudeCode } from './claude-code.ts'
import type { Client } from './client.ts'
import { codex } from './codex.ts'
import { copilotCli } from './copilot-cli.ts'
import { geminiCli } from './gemini-cli.ts'
import { kiloCode } from './kilo-code.ts'
import { kimiCode } from './kimi-code.ts'
import { npxSkills } from './npx-skills.ts'
import { openclaw } from './openclaw.ts'
import { opencode } from './opencode.ts'
import { pi } from './pi.ts'
import { qwenCode } from './qwen-code.ts'
import { skillsRef } from './skills-ref.ts'

/** The clients that can be asked, by their id. */
export const CLIENTS: readonly Client[] = [
  amp,
  claudeCode,
  codex,
  copilotCli,
  geminiCli,
  kiloCode,
  kimiCode,
  npxSkills,
  openclaw,
  opencode,
  pi,
  qwenCode,
  skillsRef,
]
