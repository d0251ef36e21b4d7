import { CLIENTS } from './ask/all.ts'

const ALL = CLIENTS.map(({ id }) => id).join(' ')

/**
 * Cells that the verdict contradicts, by the reason: what these clients do with these files is known, and not yet told.
 * None may be added without a reason, and one that agrees leaves the list.
 */
export const DIFFERING: Readonly<Record<string, readonly (readonly [clients: string, files: string])[]>> = {
  'Where it lies, or which of two is listed: seen in one folder, known of others': [
    ['pi openclaw skills-ref', 'flat-file'],
    ['opencode', 'hidden-folder name-of-first-dot'],
    ['openclaw npx-skills', 'linked-folder'],
    ['gemini-cli openclaw skills-ref', 'same-name'],
  ],
  'A list of skills that shows a name or a text in another way': [
    [ALL, 'description-blank-zero-width-space'],
    ['copilot-cli', 'length-1024-literal'],
    [
      'claude-code',
      `length-1530-blanks-last length-angles-900 name-of-angle name-of-blanks name-of-joiner name-of-mark
      name-of-no-break-space name-of-right-to-left name-of-soft-hyphen name-of-wide-blank when-to-use-436`,
    ],
    ['claude-code kimi-code', 'length-70000 name-of-colon-blank'],
    ['qwen-code', 'length-quotes-900'],
    ['kimi-code', 'name-of-backslash name-of-line-break'],
    ['claude-code codex', 'name-of-tab'],
  ],
  'A value with a tag': [
    ['openclaw', 'description-blank-anchor description-blank-comment description-blank-null-tag'],
    ['copilot-cli gemini-cli opencode kilo-code', 'description-blank-tag'],
    ['copilot-cli codex openclaw qwen-code', 'description-not-text-tagged-binary'],
    ['copilot-cli gemini-cli', 'description-not-text-tagged-bool description-not-text-tagged-float'],
    ['claude-code gemini-cli openclaw qwen-code', 'description-not-text-tagged-integer'],
    ['qwen-code', 'description-not-text-tagged-set name-not-text-tagged-binary name-not-text-tagged-integer'],
    ['opencode kilo-code', 'name-blank-tag'],
    ['copilot-cli', 'name-not-text-tagged-bool name-not-text-tagged-float'],
    [ALL, 'text-anchor-text'],
    ['copilot-cli codex', 'text-bangs'],
  ],
  'A field that hides a skill, and a value that keeps it from loading: the list has neither': [
    ['qwen-code', 'hidden-by-paths-map hidden-by-paths-number hidden-by-paths-star hidden-by-paths-text'],
    ['kimi-code', 'value-type-2 value-type-3 value-type-4'],
  ],
  'A value of another type than text, written anew': [
    [
      'qwen-code',
      `description-is-map description-not-text-block-map description-not-text-empty-list
      description-not-text-empty-map description-not-text-map description-not-text-template
      name-not-text-signed name-not-text-signed-power`,
    ],
    ['claude-code', 'description-not-text-capital-null'],
    ['codex', 'line-key-list line-key-map value-metadata-8 value-metadata-9'],
  ],
  'What goes on at the margin, in quotes or below: no reader here repairs it as the client does': [
    [ALL, 'closing-in-literal'],
    ['claude-code opencode kilo-code', 'line-metadata-tab'],
    ['claude-code', 'line-tools-flow-margin text-comma text-quoted-at-margin'],
    ['opencode kimi-code kilo-code skills-ref', 'line-very-deep'],
    [
      'qwen-code',
      `literal-description text-blank-line text-colon-and-quote text-folded-words text-second-line-colon
      text-second-line-hash`,
    ],
    ['openclaw qwen-code', 'text-apostrophe text-two-quoted'],
    ['gemini-cli qwen-code', 'text-blank-line-at-margin text-literal-text text-second-line-at-margin'],
    ['codex', 'text-colon-and-hash'],
    ['gemini-cli', 'text-escape text-escape-x'],
    ['claude-code openclaw', 'text-hash'],
    [
      'gemini-cli openclaw',
      'text-open-quote text-open-single-quote text-word-in-quotes text-word-in-single-quotes',
    ],
    [ALL.replace(' skills-ref', ''), 'text-second-line-colon-at-margin'],
    ['qwen-code kilo-code', 'text-second-line-dash unquoted-colon-folded'],
    ['claude-code qwen-code', 'text-second-line-tab'],
  ],
  'Frontmatter without any field that the client names': [
    [
      'claude-code',
      `bytes-utf16 bytes-utf16-no-mark control-escape control-in-license-nul control-nul only-opening
      two-marks`,
    ],
    ['opencode kimi-code kilo-code skills-ref', 'control-in-comment'],
    ['qwen-code', 'cr'],
    ['copilot-cli', 'only-fences'],
    ['copilot-cli gemini-cli qwen-code', 'opening-again-after-blank'],
    ['opencode kilo-code', 'opening-mark-after'],
    [
      'claude-code copilot-cli',
      'whole-blank-lines whole-comment-only whole-null whole-number whole-text whole-wide-colons',
    ],
    ['claude-code codex gemini-cli opencode kilo-code', 'whole-many-colons'],
    ['claude-code opencode kimi-code kilo-code', 'whole-merged'],
    ['claude-code qwen-code', 'whole-mixed-ends'],
  ],
}
