/**
 * Cells that the verdict contradicts, by the reason: what these clients do with these files is known, and not yet told.
 * None may be added without a reason, and one that agrees leaves the list.
 */
export const DIFFERING: Readonly<Record<string, readonly (readonly [clients: string, files: string])[]>> = {
  'A validator is given one folder, wherever it lies': [['skills-ref', 'flat-file same-name']],
  'It looks into the folder to which the link leads, as into those of all agents': [
    ['npx-skills', 'linked-folder'],
  ],
  'It was asked about a folder of the home, or about a whole repository': [
    ['openclaw npx-skills', 'in-a-subdirectory'],
  ],
  'It was started below: what is said is true of a start at the top': [
    ['gemini-cli qwen-code', 'started-below'],
  ],
  'Files that tell what to ignore are read for the repository, not for each client': [
    ['pi', 'ignored-for-search ignored-here'],
  ],
  'The same version was seen to list it without a name, and later to refuse it': [
    ['gemini-cli', 'name-not-text-block-list'],
  ],
  'It decodes the bytes, and lists their text as the name': [['qwen-code', 'name-not-text-tagged-binary']],
  'The last line break of a block counts only where a line follows it': [
    ['copilot-cli', 'length-1024-literal'],
  ],
  'Its parser takes a comma first': [['claude-code', 'text-comma']],
  'What follows the `#` may be a remark': [['codex', 'text-colon-and-hash']],
  'Deeper than the reader here goes': [['amp opencode kimi-code kilo-code skills-ref', 'line-very-deep']],
  'No field and no body: nothing is there to lose, or to show': [
    ['copilot-cli', 'only-fences'],
    ['claude-code', 'only-opening'],
  ],
  'The escape of a terminal takes the next two characters with it': [['claude-code', 'control-escape']],
}
