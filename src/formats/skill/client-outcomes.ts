import type { Looking } from '../clients/seen.ts'

/** What rules know of a client: the violations that make it refuse a skill, or load only a part of it. */
interface ClientOutcomes extends Looking {
  readonly id: string
  readonly title: string
  /** Whether people run it: it is no validator, registry or installer. */
  readonly isAgent: boolean
  /** What its list of skills may hold, where that is limited: characters, and skills. */
  readonly listing?: { readonly each?: number; readonly all: number; readonly skills?: number }
  readonly refuses: string
  readonly cuts: string
}

/**
 * All clients, in the order in which messages name them. Written by `UPDATE=1 npx vitest run` from the facts of
 * `src/formats/clients`, which no run that only checks files should load.
 */
export const CLIENT_OUTCOMES: readonly ClientOutcomes[] = [
  {
    id: 'claude-code',
    title: 'Claude Code',
    isAgent: true,
    folders: {
      project: ['.claude/skills'],
      levels: 1,
      walks: ['upwards', 'nested'],
    },
    listing: { each: 1536, all: 8000 },
    refuses: 'lowercase-skill-md',
    cuts: 'description-over-1536 unknown-field leading-blank-line missing-closing-fence',
  },
  {
    id: 'claude-api',
    title: 'claude.ai',
    isAgent: true,
    folders: {
      project: [],
    },
    refuses:
      'missing-name name-bad-charset name-too-long missing-description description-over-1024 description-over-1536 invalid-yaml unquoted-colon unknown-field no-frontmatter leading-blank-line',
    cuts: '',
  },
  {
    id: 'vscode',
    title: 'VS Code',
    isAgent: true,
    folders: {
      project: ['.github/skills', '.agents/skills', '.claude/skills'],
      levels: 1,
    },
    refuses: '',
    cuts: 'name-too-long description-over-1024 description-over-1536 invalid-yaml unquoted-colon allowed-tools-comma allowed-tools-list leading-blank-line missing-closing-fence',
  },
  {
    id: 'copilot-cli',
    title: 'Copilot CLI',
    isAgent: true,
    folders: {
      project: ['.github/skills', '.agents/skills', '.claude/skills'],
      levels: 'any',
      walks: ['upwards'],
    },
    refuses:
      'name-too-long description-over-1024 description-over-1536 invalid-yaml unquoted-colon duplicate-keys no-frontmatter lowercase-skill-md leading-blank-line missing-closing-fence',
    cuts: 'missing-description unknown-field',
  },
  {
    id: 'copilot-cowork',
    title: 'Copilot Cowork',
    isAgent: true,
    folders: {
      project: [],
      levels: 1,
    },
    refuses: 'description-over-1024 description-over-1536',
    cuts: '',
  },
  {
    id: 'codex',
    title: 'Codex',
    isAgent: true,
    folders: {
      project: ['.codex/skills', '.agents/skills'],
      levels: 6,
      walks: ['upwards'],
    },
    listing: { all: 8000 },
    refuses:
      'name-too-long missing-description invalid-yaml duplicate-keys no-frontmatter lowercase-skill-md bom leading-blank-line missing-closing-fence',
    cuts: 'unknown-field allowed-tools-comma allowed-tools-list',
  },
  {
    id: 'cursor',
    title: 'Cursor',
    isAgent: true,
    folders: {
      project: ['.cursor/skills', '.claude/skills', '.codex/skills', '.agents/skills'],
    },
    refuses: '',
    cuts: '',
  },
  {
    id: 'gemini-cli',
    title: 'Gemini CLI',
    isAgent: true,
    folders: {
      project: ['.gemini/skills', '.agents/skills'],
      levels: 1,
    },
    refuses:
      'missing-name missing-description no-frontmatter lowercase-skill-md bom leading-blank-line missing-closing-fence',
    cuts: 'unknown-field metadata-nested-map allowed-tools-comma allowed-tools-list',
  },
  {
    id: 'opencode',
    title: 'OpenCode',
    isAgent: true,
    folders: {
      project: ['.opencode/skill', '.opencode/skills', '.claude/skills', '.agents/skills'],
      levels: 'any',
      walks: ['upwards'],
    },
    refuses:
      'missing-name invalid-yaml duplicate-keys no-frontmatter lowercase-skill-md leading-blank-line missing-closing-fence',
    cuts: 'missing-description unknown-field allowed-tools-comma allowed-tools-list',
  },
  {
    id: 'goose',
    title: 'Goose',
    isAgent: true,
    folders: {
      project: ['.agents/skills', '.goose/skills', '.claude/skills'],
      levels: 'any',
    },
    refuses:
      'missing-name invalid-yaml unquoted-colon duplicate-keys no-frontmatter lowercase-skill-md missing-closing-fence',
    cuts: 'unknown-field allowed-tools-comma allowed-tools-list',
  },
  {
    id: 'droid',
    title: 'Droid',
    isAgent: true,
    folders: {
      project: ['.factory/skills', '.agent/skills'],
    },
    refuses: '',
    cuts: '',
  },
  {
    id: 'crush',
    title: 'Crush',
    isAgent: true,
    folders: {
      project: ['.agents/skills', '.crush/skills', '.claude/skills', '.cursor/skills'],
      levels: 'any',
    },
    refuses:
      'missing-name name-dir-mismatch name-bad-charset name-too-long missing-description description-over-1024 description-over-1536 invalid-yaml unquoted-colon duplicate-keys metadata-nested-map no-frontmatter lowercase-skill-md missing-closing-fence',
    cuts: 'unknown-field allowed-tools-comma allowed-tools-list',
  },
  {
    id: 'pi',
    title: 'Pi',
    isAgent: true,
    folders: {
      project: ['.pi/skills', '.agents/skills'],
      levels: 'any',
      walks: ['upwards'],
    },
    refuses:
      'missing-description invalid-yaml unquoted-colon duplicate-keys no-frontmatter lowercase-skill-md bom leading-blank-line missing-closing-fence',
    cuts: 'unknown-field allowed-tools-comma allowed-tools-list',
  },
  {
    id: 'mistral-vibe',
    title: 'Mistral Vibe',
    isAgent: true,
    folders: {
      project: ['.vibe/skills', '.agents/skills'],
      levels: 1,
    },
    refuses:
      'missing-name name-bad-charset name-too-long missing-description description-over-1024 description-over-1536 invalid-yaml unquoted-colon no-frontmatter lowercase-skill-md missing-closing-fence',
    cuts: 'unknown-field allowed-tools-comma',
  },
  {
    id: 'roo-code',
    title: 'Roo Code',
    isAgent: true,
    folders: {
      project: ['.roo/skills', '.roo/skills-*', '.agents/skills', '.agents/skills-*'],
      levels: 1,
    },
    refuses:
      'missing-name name-dir-mismatch name-bad-charset name-too-long missing-description description-over-1024 description-over-1536 invalid-yaml unquoted-colon duplicate-keys no-frontmatter lowercase-skill-md leading-blank-line missing-closing-fence',
    cuts: 'unknown-field metadata-nested-map allowed-tools-comma allowed-tools-list',
  },
  {
    id: 'openclaw',
    title: 'OpenClaw',
    isAgent: true,
    folders: {
      project: ['skills', '.agents/skills'],
      levels: 6,
    },
    listing: { all: 18000, skills: 150 },
    refuses:
      'missing-description invalid-yaml duplicate-keys no-frontmatter lowercase-skill-md leading-blank-line missing-closing-fence',
    cuts: 'unknown-field allowed-tools-comma allowed-tools-list',
  },
  {
    id: 'hermes',
    title: 'Hermes',
    isAgent: true,
    folders: {
      project: ['.hermes/skills', '.agents/skills'],
      levels: 'any',
    },
    refuses: 'lowercase-skill-md',
    cuts: 'name-too-long description-over-1024 description-over-1536 unknown-field allowed-tools-comma allowed-tools-list leading-blank-line missing-closing-fence',
  },
  {
    id: 'openhands',
    title: 'OpenHands',
    isAgent: true,
    folders: {
      project: ['.agents/skills'],
    },
    refuses: '',
    cuts: '',
  },
  {
    id: 'kimi-code',
    title: 'Kimi Code',
    isAgent: true,
    folders: {
      project: ['.kimi-code/skills', '.agents/skills'],
      levels: 8,
    },
    refuses:
      'missing-name missing-description invalid-yaml unquoted-colon duplicate-keys no-frontmatter lowercase-skill-md leading-blank-line missing-closing-fence',
    cuts: 'description-over-1024 description-over-1536 unknown-field allowed-tools-comma allowed-tools-list',
  },
  {
    id: 'amp',
    title: 'Amp',
    isAgent: true,
    folders: {
      project: ['.agents/skills', '.claude/skills'],
      walks: ['upwards'],
    },
    refuses: '',
    cuts: '',
  },
  {
    id: 'kiro',
    title: 'Kiro',
    isAgent: true,
    folders: {
      project: ['.kiro/skills'],
      levels: 1,
    },
    refuses: '',
    cuts: 'allowed-tools-comma allowed-tools-list',
  },
  {
    id: 'windsurf',
    title: 'Windsurf',
    isAgent: true,
    folders: {
      project: ['.windsurf/skills', '.agents/skills', '.claude/skills'],
    },
    refuses: 'no-frontmatter',
    cuts: '',
  },
  {
    id: 'junie',
    title: 'Junie',
    isAgent: true,
    folders: {
      project: ['.junie/skills'],
    },
    refuses: '',
    cuts: '',
  },
  {
    id: 'npx-skills',
    title: 'npx skills',
    isAgent: false,
    refuses:
      'missing-name missing-description invalid-yaml unquoted-colon duplicate-keys no-frontmatter lowercase-skill-md leading-blank-line missing-closing-fence',
    cuts: 'unknown-field allowed-tools-comma allowed-tools-list',
  },
  {
    id: 'clawhub',
    title: 'ClawHub',
    isAgent: false,
    refuses: '',
    cuts: 'description-over-1024 description-over-1536 invalid-yaml unquoted-colon duplicate-keys unknown-field allowed-tools-comma allowed-tools-list bom leading-blank-line missing-closing-fence',
  },
  {
    id: 'skills-ref',
    title: 'skills-ref',
    isAgent: false,
    refuses:
      'missing-name name-dir-mismatch name-bad-charset name-too-long missing-description description-over-1024 description-over-1536 invalid-yaml unquoted-colon duplicate-keys unknown-field no-frontmatter bom leading-blank-line missing-closing-fence',
    cuts: '',
  },
  {
    id: 'quick-validate',
    title: 'quick_validate.py',
    isAgent: false,
    refuses:
      'missing-name name-bad-charset name-too-long missing-description description-over-1024 description-over-1536 invalid-yaml unquoted-colon unknown-field no-frontmatter lowercase-skill-md bom leading-blank-line missing-closing-fence',
    cuts: '',
  },
]
