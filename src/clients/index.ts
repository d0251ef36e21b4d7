import { amp } from './amp.ts'
import { claudeApi } from './claude-api.ts'
import { claudeCode } from './claude-code.ts'
import { clawhub } from './clawhub.ts'
import type { Client } from './client.ts'
import { codex } from './codex.ts'
import { copilotCli } from './copilot-cli.ts'
import { copilotCowork } from './copilot-cowork.ts'
import { crush } from './crush.ts'
import { cursor } from './cursor.ts'
import { droid } from './droid.ts'
import { geminiCli } from './gemini-cli.ts'
import { goose } from './goose.ts'
import { hermes } from './hermes.ts'
import { junie } from './junie.ts'
import { kiloCode } from './kilo-code.ts'
import { kimiCode } from './kimi-code.ts'
import { kiro } from './kiro.ts'
import { mistralVibe } from './mistral-vibe.ts'
import { npxSkills } from './npx-skills.ts'
import { openclaw } from './openclaw.ts'
import { opencode } from './opencode.ts'
import { openhands } from './openhands.ts'
import { pi } from './pi.ts'
import { quickValidate } from './quick-validate.ts'
import { qwenCode } from './qwen-code.ts'
import { rooCode } from './roo-code.ts'
import { skillsRef } from './skills-ref.ts'
import { vscode } from './vscode.ts'
import { windsurf } from './windsurf.ts'

/** The clients whose doings are known, in the order in which messages name them. */
export const CLIENTS: readonly Client[] = [
  claudeCode,
  claudeApi,
  vscode,
  copilotCli,
  copilotCowork,
  codex,
  cursor,
  geminiCli,
  opencode,
  goose,
  droid,
  crush,
  pi,
  mistralVibe,
  rooCode,
  openclaw,
  hermes,
  openhands,
  kimiCode,
  qwenCode,
  kiloCode,
  amp,
  kiro,
  windsurf,
  junie,
  npxSkills,
  clawhub,
  skillsRef,
  quickValidate,
]
