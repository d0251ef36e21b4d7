"use strict";
exports.id = 282;
exports.ids = [282,457,642];
exports.modules = {

/***/ 282:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeSkills: () => (/* binding */ judgeSkills),
  listClients: () => (/* binding */ listClients)
});

// EXTERNAL MODULE: ./src/files/found-path.ts
var found_path = __webpack_require__(6115);
// EXTERNAL MODULE: ./src/files/repository-files.ts
var repository_files = __webpack_require__(1025);
// EXTERNAL MODULE: ./src/formats/clients/find-violations.ts
var find_violations = __webpack_require__(4569);
;// CONCATENATED MODULE: ./src/formats/clients/client.ts
/** A client as its file writes it: the type holds every `source` against the keys of `sources`. */
function client(facts) {
    return facts;
}
/** Read in the client's source: a permalink. */
function code(url) {
    return { basis: 'code', url };
}
/** Told by the vendor. */
function documented(url) {
    return { basis: 'documented', url };
}
/** Told by users, or by another project. */
function reported(url) {
    return { basis: 'reported', url };
}
const OBSERVATIONS = 'https://github.com/passmuster/passmuster/blob/main/test/clients/observed.json';
/** Seen on the client itself, of this version on this day. */
function observed(version, date) {
    return { basis: 'observed', url: OBSERVATIONS, version, date };
}
/** The skill loads with all that the client reads; `reason` tells what it does instead of refusing. */
function loads(source, reason) {
    return { outcome: 'loads', source, ...(reason === undefined ? {} : { reason }) };
}
/** The skill loads without a part of it; `reason` tells which. */
function degraded(source, reason) {
    return { outcome: 'degraded', source, reason };
}
/** The skill loads without a part of it where the violation has a form that `reason` tells. */
function sometimesDegraded(source, reason) {
    return { outcome: 'degraded', source, reason, sometimes: true };
}
/** The skill does not load. */
function refused(source, reason) {
    return { outcome: 'refused', source, ...(reason === undefined ? {} : { reason }) };
}

;// CONCATENATED MODULE: ./src/formats/clients/amp.ts

const amp = client({
    id: 'amp',
    title: 'Amp',
    vendor: 'Amp',
    kind: 'agent',
    page: 'https://ampcode.com/manual#agent-skills',
    checked: '2026-11-21',
    sources: {
        syllago: reported('https://github.com/OpenScribbler/syllago/blob/70833395614d3fb457827967a6b3344e679cbed6/docs/provider-capabilities/amp-skills.yaml'),
    },
    folders: {
        project: ['.agents/skills', '.claude/skills'],
        user: ['~/.config/agents/skills', '~/.agents/skills', '~/.config/amp/skills', '~/.claude/skills'],
        walks: ['upwards'],
        source: 'syllago',
    },
    fields: {
        name: { types: ['string'], required: true, source: 'syllago' },
        description: { types: ['string'], required: true, source: 'syllago' },
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/claude-api.ts

const claudeApi = client({
    id: 'claude-api',
    title: 'claude.ai',
    vendor: 'Anthropic',
    kind: 'agent',
    page: 'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview',
    checked: '2026-11-21',
    sources: {
        platform: documented('https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview'),
        'cc-docs': documented('https://code.claude.com/docs/en/skills'),
        help: documented('https://support.claude.com/en/articles/12512198-how-to-create-custom-skills'),
        'r-start': reported('https://github.com/VoltAgent/awesome-design-md/issues/103'),
        'r-yaml': reported('https://github.com/matlab/agent-skills-playground/issues/6'),
        'r-desc': reported('https://github.com/Sushegaad/Claude-Skills-Governance-Risk-and-Compliance/issues/46'),
    },
    folders: {
        project: [],
        user: [],
        note: 'uploaded as an archive with SKILL.md at the top of the skill’s folder',
        source: 'r-desc',
    },
    frontmatter: {
        opening: { text: '`---` must be the first characters of the file', source: 'r-start' },
        broken: { text: 'the upload is refused', source: 'r-yaml' },
    },
    fields: {
        name: {
            types: ['string'],
            required: true,
            meaning: 'Lowercase letters, digits and hyphens, without “anthropic” or “claude”.',
            source: 'platform',
        },
        description: { types: ['string'], required: true, meaning: 'No XML tags.', source: 'platform' },
        license: { types: ['any'], source: 'cc-docs' },
        compatibility: { types: ['any'], source: 'cc-docs' },
        metadata: { types: ['any'], source: 'cc-docs' },
        'allowed-tools': { types: ['any'], source: 'cc-docs' },
        dependencies: { types: ['any'], meaning: 'Software packages that the skill needs.', source: 'help' },
    },
    limits: [
        { of: 'name', value: 64, unit: 'characters', above: 'The skill is not loaded.', source: 'platform' },
        {
            of: 'description',
            value: 1024,
            unit: 'characters',
            above: 'The skill is not loaded.',
            source: 'platform',
        },
    ],
    listing: { above: 'No total is documented.', source: 'platform' },
    outcomes: {
        'missing-name': refused('platform'),
        'name-dir-mismatch': 'unknown',
        'name-bad-charset': refused('platform'),
        'name-too-long': refused('platform'),
        'missing-description': refused('platform'),
        'description-over-1024': refused('r-desc'),
        'description-over-1536': refused('r-desc'),
        'invalid-yaml': refused('r-yaml'),
        'duplicate-keys': 'unknown',
        'unknown-field': refused('cc-docs', 'The upload names the fields that it allows.'),
        'metadata-nested-map': 'unknown',
        'allowed-tools-comma': 'unknown',
        'allowed-tools-list': 'unknown',
        'no-frontmatter': refused('r-start'),
        'lowercase-skill-md': 'unknown',
        'body-over-500-lines': loads('platform'),
        bom: 'unknown',
        'leading-blank-line': refused('r-start', 'Inferred from its message about the first line.'),
        'missing-closing-fence': 'unknown',
        'unquoted-colon': refused('r-yaml', 'Inferred from what it does with broken YAML.'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/claude-code.ts

const claudeCode = client({
    id: 'claude-code',
    title: 'Claude Code',
    vendor: 'Anthropic',
    kind: 'agent',
    page: 'https://code.claude.com/docs/en/skills',
    checked: '2026-11-21',
    sources: {
        seen: observed('2.1.330', '2026-11-22'),
        docs: documented('https://code.claude.com/docs/en/skills'),
        log: documented('https://github.com/anthropics/claude-code/blob/5cfc0a1905ce0c0a9bd81d8a90fe6b62ff614357/CHANGELOG.md'),
    },
    folders: {
        project: ['.claude/skills'],
        user: ['~/.claude/skills'],
        levels: 1,
        walks: ['upwards', 'nested'],
        source: 'docs',
    },
    frontmatter: {
        opening: { text: '`---` must be the first line; else the whole file is the body', source: 'docs' },
        broken: { text: 'since 2.1.186 the body loads with no fields', source: 'log' },
    },
    fields: {
        name: {
            types: ['string'],
            meaning: 'A label: the command is called as the directory is.',
            source: 'docs',
        },
        description: {
            types: ['string'],
            meaning: 'Without it the first paragraph of the body counts.',
            source: 'docs',
        },
        when_to_use: {
            types: ['string'],
            meaning: 'Follows the description in the list of skills.',
            source: 'docs',
        },
        'argument-hint': { types: ['string'], meaning: 'Shown while arguments are typed.', source: 'docs' },
        arguments: { types: ['string', 'list'], meaning: 'Names for `$name` in the body.', source: 'docs' },
        'disable-model-invocation': {
            types: ['boolean'],
            meaning: 'Only people invoke the skill.',
            source: 'docs',
        },
        'user-invocable': { types: ['boolean'], meaning: '`false` hides it from the menu.', source: 'docs' },
        'allowed-tools': {
            types: ['string', 'list'],
            meaning: 'Allowed without asking; others stay available.',
            source: 'docs',
        },
        'disallowed-tools': {
            types: ['string', 'list'],
            meaning: 'Not available while the skill is active.',
            source: 'docs',
        },
        model: { types: ['string'], meaning: 'The model while the skill is active.', source: 'docs' },
        effort: {
            types: ['string'],
            values: ['low', 'medium', 'high', 'xhigh', 'max'],
            meaning: 'How much the model thinks.',
            source: 'docs',
        },
        context: { types: ['string'], values: ['fork'], meaning: 'Runs in a subagent.', source: 'docs' },
        agent: { types: ['string'], meaning: 'Which subagent, with `context: fork`.', source: 'docs' },
        background: { types: ['boolean'], meaning: 'With `context: fork`, does not wait.', source: 'docs' },
        hooks: { types: ['map'], meaning: 'Hooks while the skill is active.', source: 'docs' },
        paths: { types: ['string', 'list'], meaning: 'Globs of the files it is offered for.', source: 'docs' },
        shell: {
            types: ['string'],
            values: ['bash', 'powershell'],
            meaning: 'What runs the commands in the body.',
            source: 'docs',
        },
        metadata: { types: ['map'], meaning: 'Anything; what is not a mapping is dropped.', source: 'docs' },
        license: { types: ['string'], meaning: 'No effect.', source: 'docs' },
        compatibility: { types: ['string'], meaning: 'No effect.', source: 'docs' },
        'display-name': {
            types: ['string'],
            aliases: ['displayName', 'display_name'],
            meaning: 'The name shown to people.',
            source: 'log',
        },
        'default-enabled': {
            types: ['boolean'],
            aliases: ['defaultEnabled', 'default_enabled'],
            meaning: 'Whether the skill is on from the start.',
            source: 'log',
        },
        fallback: { types: ['any'], meaning: 'Its validation knows the field.', source: 'log' },
    },
    limits: [
        { of: 'name', value: 64, unit: 'characters', above: 'Not known to be enforced.', source: 'docs' },
        { of: 'skill after compaction', value: 5000, unit: 'tokens', above: 'The rest is cut.', source: 'docs' },
    ],
    listing: {
        each: 1536,
        all: 8000,
        share: 0.01,
        unit: 'characters',
        above: 'Each description is cut; then those of the least used skills are dropped, and names stay.',
        source: 'docs',
    },
    outcomes: {
        'missing-name': loads('seen', 'The directory’s name is used.'),
        'name-dir-mismatch': loads('seen', 'The name is only a label.'),
        'name-bad-charset': loads('seen'),
        'name-too-long': loads('seen'),
        'missing-description': loads('seen', 'The first paragraph of the body is used.'),
        'description-over-1024': loads('seen', 'It is cut at 1,536 characters only.'),
        'description-over-1536': degraded('seen', 'The list of skills cuts it at 1,536 characters.'),
        'invalid-yaml': sometimesDegraded('seen', 'Much is repaired; after an unclosed quote or a line without a colon all fields are lost.'),
        'duplicate-keys': loads('seen'),
        'unknown-field': degraded('docs', 'Such fields are ignored.'),
        'metadata-nested-map': loads('seen'),
        'allowed-tools-comma': loads('seen'),
        'allowed-tools-list': loads('seen'),
        'no-frontmatter': loads('seen', 'The first line of the body becomes the description.'),
        'lowercase-skill-md': refused('seen', 'On Linux the file is not found, without a message.'),
        'body-over-500-lines': loads('seen'),
        bom: loads('seen', 'Before 2.1.239 the file was ignored.'),
        'leading-blank-line': degraded('seen', 'All fields are lost: the whole file is the body.'),
        'missing-closing-fence': degraded('seen', 'All fields are lost: the whole file is the body.'),
        'unquoted-colon': loads('seen', 'On one line it is repaired; with a second line that has a colon all fields are lost.'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/clawhub.ts

const clawhub = client({
    id: 'clawhub',
    title: 'ClawHub',
    vendor: 'OpenClaw',
    kind: 'registry',
    page: 'https://github.com/openclaw/clawhub',
    checked: '2026-11-21',
    sources: {
        parse: code('https://github.com/openclaw/clawhub/blob/64db9c3fae6632758f35f3d3e8089469c0ae808b/convex/lib/skills/index.ts'),
        slug: code('https://github.com/openclaw/clawhub/blob/64db9c3fae6632758f35f3d3e8089469c0ae808b/convex/lib/skillSlugValidator.ts'),
        limits: code('https://github.com/openclaw/clawhub/blob/64db9c3fae6632758f35f3d3e8089469c0ae808b/convex/lib/publishLimits.ts'),
        publish: code('https://github.com/openclaw/clawhub/blob/64db9c3fae6632758f35f3d3e8089469c0ae808b/convex/lib/skillPublish.ts'),
    },
    frontmatter: {
        parser: {
            text: 'the npm package `yaml`; keys with other characters than letters, digits, `_` and `-` are dropped',
            source: 'parse',
        },
        opening: { text: '`---` must be the first line, without a byte order mark', source: 'parse' },
        closing: { text: 'without it there is no frontmatter', source: 'parse' },
        crlf: { text: 'accepted', source: 'parse' },
        broken: { text: 'published without fields', source: 'parse' },
    },
    fields: {
        name: {
            types: ['string'],
            meaning: 'Shown; the folder identifies the skill.',
            source: 'publish',
        },
        description: { types: ['string'], meaning: 'The summary.', source: 'publish' },
        metadata: { types: ['map', 'string'], meaning: '`openclaw` in it, or its older names.', source: 'parse' },
    },
    limits: [
        { of: 'folder', value: 96, unit: 'characters', above: 'The upload fails.', source: 'slug' },
        { of: 'description', value: 300, unit: 'characters', above: 'It is cut.', source: 'publish' },
        { of: 'whole skill', value: 50, unit: 'MB', above: 'The upload fails.', source: 'limits' },
        {
            of: 'text of the search index',
            value: 12000,
            unit: 'characters',
            above: 'The rest is not found by a search.',
            source: 'publish',
        },
    ],
    listing: { each: 300, unit: 'characters', above: 'The summary is cut.', source: 'publish' },
    outcomes: {
        'missing-name': loads('publish'),
        'name-dir-mismatch': loads('publish', 'The folder identifies it.'),
        'name-bad-charset': loads('publish', 'Only the folder’s name may not have them.'),
        'name-too-long': loads('publish', 'Only the folder’s name has a limit, of 96.'),
        'missing-description': loads('publish'),
        'description-over-1024': degraded('publish', 'The summary is cut at 300 characters.'),
        'description-over-1536': degraded('publish', 'The summary is cut at 300 characters.'),
        'invalid-yaml': degraded('parse', 'All fields are lost.'),
        'duplicate-keys': degraded('parse', 'All fields are lost.'),
        'unknown-field': degraded('parse', 'Such fields are ignored.'),
        'metadata-nested-map': loads('parse'),
        'allowed-tools-comma': degraded('parse', 'The field is not read.'),
        'allowed-tools-list': degraded('parse', 'The field is not read.'),
        'no-frontmatter': loads('parse'),
        'lowercase-skill-md': loads('parse', 'An import from GitHub does not find it.'),
        'body-over-500-lines': loads('limits'),
        bom: degraded('parse', 'All fields are lost.'),
        'leading-blank-line': degraded('parse', 'All fields are lost.'),
        'missing-closing-fence': degraded('parse', 'All fields are lost.'),
        'unquoted-colon': degraded('parse', 'All fields are lost.'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/codex.ts

const codex = client({
    id: 'codex',
    title: 'Codex',
    vendor: 'OpenAI',
    kind: 'agent',
    page: 'https://developers.openai.com/codex/skills',
    checked: '2026-11-21',
    sources: {
        seen: observed('0.169.0', '2026-11-22'),
        parser: code('https://github.com/openai/codex/blob/rust-v0.153.4/codex-rs/skills/src/parser.rs'),
        loader: code('https://github.com/openai/codex/blob/033d1d0741d697436d4d5527aaac8893c28b424c/codex-rs/core-skills/src/loader.rs'),
        render: code('https://github.com/openai/codex/blob/0899b7c42bf11847f78710966b362f756337c17d/codex-rs/core-skills/src/render.rs'),
        ext: code('https://github.com/openai/codex/blob/1dbce876b3cf7b132af08bc5c59173795ce917d6/codex-rs/ext/skills/src/render.rs'),
    },
    folders: {
        project: ['.codex/skills', '.agents/skills'],
        user: ['~/.agents/skills', '~/.codex/skills'],
        levels: 6,
        walks: ['upwards'],
        source: 'loader',
    },
    frontmatter: {
        parser: { text: 'serde_yaml, into fields of a fixed type', source: 'parser' },
        opening: { text: '`---` must be the first line', source: 'parser' },
        closing: { text: 'must be there, with at least one field before it', source: 'parser' },
        crlf: { text: 'accepted', source: 'parser' },
        broken: { text: 'read again with texts that hold `: ` in quotes, then refused', source: 'parser' },
    },
    fields: {
        name: {
            types: ['string'],
            meaning: 'Without it the directory’s name is used; any characters.',
            source: 'parser',
        },
        description: { types: ['string'], required: true, source: 'parser' },
        metadata: {
            types: ['map'],
            meaning: 'Only its `short-description` is read, which must be text.',
            source: 'parser',
        },
    },
    limits: [
        { of: 'name', value: 64, unit: 'characters', above: 'The skill is not loaded.', source: 'parser' },
        { of: 'SKILL.md', value: 40000, unit: 'characters', above: 'The rest is cut.', source: 'ext' },
    ],
    listing: {
        all: 8000,
        share: 0.02,
        unit: 'characters',
        above: 'Descriptions are shortened, then dropped; then skills are left out with a warning.',
        source: 'render',
    },
    outcomes: {
        'missing-name': loads('seen', 'The directory’s name is used.'),
        'name-dir-mismatch': loads('seen'),
        'name-bad-charset': loads('seen'),
        'name-too-long': refused('seen'),
        'missing-description': refused('seen'),
        'description-over-1024': loads('seen'),
        'description-over-1536': loads('seen'),
        'invalid-yaml': refused('parser', 'It repairs unquoted colons and nothing else.'),
        'duplicate-keys': refused('parser', 'Only keys that it does not read may appear twice.'),
        'unknown-field': degraded('parser', 'Such fields are ignored.'),
        'metadata-nested-map': loads('seen'),
        'allowed-tools-comma': degraded('parser', 'The field is not read.'),
        'allowed-tools-list': degraded('parser', 'The field is not read.'),
        'no-frontmatter': refused('seen'),
        'lowercase-skill-md': refused('seen', 'On Linux the file is not found.'),
        'body-over-500-lines': loads('seen'),
        bom: refused('seen'),
        'leading-blank-line': refused('seen'),
        'missing-closing-fence': refused('seen'),
        'unquoted-colon': loads('parser', 'The text is read as if it were quoted.'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/copilot-cli.ts

const copilotCli = client({
    id: 'copilot-cli',
    title: 'Copilot CLI',
    vendor: 'GitHub',
    kind: 'agent',
    page: 'https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference',
    checked: '2026-11-21',
    sources: {
        seen: observed('1.0.102', '2026-11-22'),
        log: documented('https://github.com/github/copilot-cli/blob/9532bdacf5a343c3dcc444337f7b25e88fc7372c/changelog.md'),
        ref: documented('https://github.com/github/docs/blob/e49239e37bb78fc0aab7ff8baf73e2962a5a012c/content/copilot/reference/copilot-cli-reference/cli-command-reference.md'),
        'r-desc': reported('https://github.com/github/copilot-cli/issues/3494'),
        'r-yaml': reported('https://github.com/gsd-build/get-shit-done/issues/2876'),
        'r-hint': reported('https://github.com/c9s/rockhopper/issues/43'),
    },
    folders: {
        project: ['.github/skills', '.agents/skills', '.claude/skills'],
        user: ['~/.copilot/skills', '~/.agents/skills'],
        levels: 'any',
        walks: ['upwards'],
        source: 'ref',
    },
    frontmatter: {
        parser: { text: 'by its messages the npm package `yaml`', source: 'r-yaml' },
        broken: { text: 'the skill is not loaded, with a message at the start', source: 'r-yaml' },
    },
    fields: {
        name: {
            types: ['string'],
            meaning: 'Without it the directory’s name is used; capitals, `_`, `.` and blanks load too.',
            source: 'ref',
        },
        description: { types: ['string'], source: 'ref' },
        'allowed-tools': {
            types: ['string', 'list'],
            meaning: 'Allowed without asking; `*` means all tools.',
            source: 'ref',
        },
        'user-invocable': { types: ['boolean'], meaning: '`false` hides it from the menu.', source: 'ref' },
        'disable-model-invocation': {
            types: ['boolean'],
            meaning: 'Only people invoke the skill.',
            source: 'ref',
        },
        license: { types: ['string'], source: 'ref' },
        'argument-hint': {
            types: ['string'],
            meaning: 'Shown while arguments are typed; a list is refused since 1.0.65.',
            source: 'r-hint',
        },
    },
    limits: [
        { of: 'name', value: 64, unit: 'characters', above: 'Not known to be enforced.', source: 'ref' },
        {
            of: 'description',
            value: 1024,
            unit: 'characters',
            above: 'The skill is not loaded.',
            source: 'r-desc',
        },
    ],
    listing: { unit: 'tokens', above: 'Skills beyond a limit are listed by name only.', source: 'log' },
    outcomes: {
        'missing-name': loads('log', 'The directory’s name is used.'),
        'name-dir-mismatch': loads('seen'),
        'name-bad-charset': loads('log', 'Only empty names and other scripts are refused.'),
        'name-too-long': refused('seen'),
        'missing-description': degraded('seen', 'A blank one leaves nothing to choose the skill by, and `description:` without a value refuses it.'),
        'description-over-1024': refused('seen', 'It is skipped without a message.'),
        'description-over-1536': refused('seen', 'It is skipped without a message.'),
        'invalid-yaml': refused('r-yaml', 'A message appears at the start.'),
        'duplicate-keys': refused('seen', 'A message names the key.'),
        'unknown-field': degraded('log', 'Such fields are ignored.'),
        'metadata-nested-map': loads('seen'),
        'allowed-tools-comma': loads('seen'),
        'allowed-tools-list': loads('seen'),
        'no-frontmatter': refused('seen'),
        'lowercase-skill-md': refused('seen', 'The file must be called SKILL.md.'),
        'body-over-500-lines': loads('seen'),
        bom: loads('seen'),
        'leading-blank-line': refused('seen'),
        'missing-closing-fence': refused('seen'),
        'unquoted-colon': refused('seen', 'A message appears at the start.'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/violations.ts
/** What the facts about clients tell the outcome of. */
const VIOLATIONS = [
    { id: 'missing-name', title: 'no name', text: 'The skill has no `name`.', rule: 'skill/name-missing' },
    {
        id: 'name-dir-mismatch',
        title: 'name is not the directory’s',
        text: 'The name differs from the directory’s.',
        rule: 'skill/name-directory',
    },
    {
        id: 'name-bad-charset',
        title: 'other characters in the name',
        text: 'The name is not lowercase letters, digits and single hyphens.',
        rule: 'skill/name-format',
    },
    {
        id: 'name-too-long',
        title: 'name over 64',
        text: 'The name has more than 64 characters.',
        rule: 'skill/name-length',
    },
    {
        id: 'missing-description',
        title: 'no description',
        text: 'The skill has no `description`.',
        rule: 'skill/description-missing',
    },
    {
        id: 'description-over-1024',
        title: 'description over 1,024',
        text: 'The description has more than 1,024 characters.',
        rule: 'skill/description-length',
    },
    {
        id: 'description-over-1536',
        title: 'description over 1,536',
        text: 'The description has more than 1,536 characters.',
        rule: 'skill/description-length',
    },
    {
        id: 'invalid-yaml',
        title: 'broken YAML',
        text: 'The frontmatter is not YAML.',
        rule: 'skill/frontmatter-yaml',
    },
    {
        id: 'unquoted-colon',
        title: 'unquoted colon',
        text: 'A value has an unquoted `: `.',
        rule: 'skill/frontmatter-yaml',
    },
    {
        id: 'duplicate-keys',
        title: 'key twice',
        text: 'A key of the frontmatter appears twice.',
        rule: 'skill/frontmatter-yaml',
    },
    {
        id: 'unknown-field',
        title: 'unknown field',
        text: 'The client does not know a field.',
        rule: 'skill/unknown-field',
    },
    {
        id: 'metadata-nested-map',
        title: 'nested metadata',
        text: '`metadata` holds a mapping or a list.',
        rule: 'skill/metadata-values',
    },
    {
        id: 'allowed-tools-comma',
        title: 'allowed-tools with commas',
        text: '`allowed-tools` has commas.',
        rule: 'skill/allowed-tools',
    },
    {
        id: 'allowed-tools-list',
        title: 'allowed-tools as a list',
        text: '`allowed-tools` is a list.',
        rule: 'skill/allowed-tools',
    },
    {
        id: 'no-frontmatter',
        title: 'no frontmatter',
        text: 'The file has no frontmatter.',
        rule: 'skill/frontmatter-missing',
    },
    {
        id: 'lowercase-skill-md',
        title: 'file skill.md',
        text: 'The file is not named `SKILL.md`.',
        rule: 'skill/filename',
    },
    {
        id: 'body-over-500-lines',
        title: 'over 500 lines',
        text: 'The body has more than 500 lines.',
        rule: 'skill/body-length',
    },
    { id: 'bom', title: 'byte order mark', text: 'The file starts with a byte order mark.', rule: 'skill/bom' },
    {
        id: 'leading-blank-line',
        title: 'blank line first',
        text: 'A blank line precedes the frontmatter.',
        rule: 'skill/frontmatter-missing',
    },
    {
        id: 'missing-closing-fence',
        title: 'no closing ---',
        text: 'No `---` line ends the frontmatter.',
        rule: 'skill/frontmatter-unclosed',
    },
];
/** For clients of which little is known. */
const UNKNOWN = Object.fromEntries(VIOLATIONS.map(({ id }) => [id, 'unknown']));

;// CONCATENATED MODULE: ./src/formats/clients/copilot-cowork.ts


const copilotCowork = client({
    id: 'copilot-cowork',
    title: 'Copilot Cowork',
    vendor: 'Microsoft',
    kind: 'agent',
    page: 'https://github.com/microsoft/What-I-did-with-Cowork',
    checked: '2026-11-21',
    sources: {
        r: reported('https://github.com/microsoft/What-I-did-with-Cowork/issues/4'),
    },
    folders: {
        project: [],
        user: [],
        levels: 1,
        note: '`skills` in an agent package',
        source: 'r',
    },
    fields: {
        description: { types: ['string'], source: 'r' },
    },
    limits: [
        { of: 'description', value: 1024, unit: 'characters', above: 'The package is refused.', source: 'r' },
        { of: 'SKILL.md', value: 20000, unit: 'characters', above: 'The package is refused.', source: 'r' },
    ],
    outcomes: {
        ...UNKNOWN,
        'description-over-1024': refused('r'),
        'description-over-1536': refused('r'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/crush.ts

const crush = client({
    id: 'crush',
    title: 'Crush',
    vendor: 'Charm',
    kind: 'agent',
    page: 'https://github.com/charmbracelet/crush#agent-skills',
    checked: '2026-11-21',
    sources: {
        skills: code('https://github.com/charmbracelet/crush/blob/37f36e93824e5c4f892e4a817f7f628e2682fe14/internal/skills/skills.go'),
        load: code('https://github.com/charmbracelet/crush/blob/37f36e93824e5c4f892e4a817f7f628e2682fe14/internal/config/load.go'),
    },
    folders: {
        project: ['.agents/skills', '.crush/skills', '.claude/skills', '.cursor/skills'],
        user: ['~/.config/crush/skills', '~/.config/agents/skills', '~/.agents/skills', '~/.claude/skills'],
        levels: 'any',
        source: 'load',
    },
    frontmatter: {
        parser: { text: 'yaml.v3, into fields of a fixed type', source: 'skills' },
        opening: { text: 'blank lines and a byte order mark may precede `---`', source: 'skills' },
        closing: { text: 'must be there', source: 'skills' },
        crlf: { text: 'accepted', source: 'skills' },
        broken: { text: 'the skill is refused, and the list of skills shows an error', source: 'skills' },
    },
    fields: {
        name: {
            types: ['string'],
            required: true,
            meaning: 'Letters, digits and single hyphens; equal to the directory but for letter case.',
            source: 'skills',
        },
        description: { types: ['string'], required: true, source: 'skills' },
        'user-invocable': {
            types: ['boolean'],
            meaning: 'Without it people cannot invoke the skill.',
            source: 'skills',
        },
        'disable-model-invocation': {
            types: ['boolean'],
            meaning: 'Only people invoke the skill.',
            source: 'skills',
        },
        license: { types: ['string'], source: 'skills' },
        compatibility: { types: ['string'], source: 'skills' },
        metadata: { types: ['map'], meaning: 'Only texts in it.', source: 'skills' },
    },
    limits: [
        { of: 'name', value: 64, unit: 'bytes', above: 'The skill is not loaded.', source: 'skills' },
        { of: 'description', value: 1024, unit: 'bytes', above: 'The skill is not loaded.', source: 'skills' },
        { of: 'compatibility', value: 500, unit: 'bytes', above: 'The skill is not loaded.', source: 'skills' },
    ],
    outcomes: {
        'missing-name': refused('skills'),
        'name-dir-mismatch': refused('skills', 'Only a difference in letter case is accepted.'),
        'name-bad-charset': refused('skills', 'Of these only capitals are accepted.'),
        'name-too-long': refused('skills', 'It counts bytes.'),
        'missing-description': refused('skills'),
        'description-over-1024': refused('skills', 'It counts bytes, so other scripts reach the limit sooner.'),
        'description-over-1536': refused('skills', 'It counts bytes.'),
        'invalid-yaml': refused('skills'),
        'duplicate-keys': refused('skills', 'Inferred from how yaml.v3 reads keys.'),
        'unknown-field': degraded('skills', 'Such fields are ignored.'),
        'metadata-nested-map': refused('skills', 'The values must be text.'),
        'allowed-tools-comma': degraded('skills', 'The field is not read.'),
        'allowed-tools-list': degraded('skills', 'The field is not read.'),
        'no-frontmatter': refused('skills'),
        'lowercase-skill-md': refused('skills', 'On Linux the file is not found.'),
        'body-over-500-lines': loads('skills'),
        bom: loads('skills'),
        'leading-blank-line': loads('skills'),
        'missing-closing-fence': refused('skills'),
        'unquoted-colon': refused('skills'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/cursor.ts

const cursor = client({
    id: 'cursor',
    title: 'Cursor',
    vendor: 'Anysphere',
    kind: 'agent',
    page: 'https://cursor.com/docs/context/skills',
    checked: '2026-11-21',
    sources: {
        docs: documented('https://cursor.com/docs/context/skills'),
        conv: reported('https://github.com/andersonamaral2/Claude-Code-to-Deep-Agents-Skills-Converter/pull/7'),
    },
    folders: {
        project: ['.cursor/skills', '.claude/skills', '.codex/skills', '.agents/skills'],
        user: ['~/.cursor/skills', '~/.claude/skills', '~/.codex/skills'],
        source: 'docs',
    },
    fields: {
        name: {
            types: ['string'],
            required: true,
            meaning: 'Lowercase letters, digits and hyphens; as the folder is called.',
            source: 'docs',
        },
        description: { types: ['string'], required: true, source: 'docs' },
        license: { types: ['string'], source: 'docs' },
        compatibility: { types: ['string'], source: 'docs' },
        metadata: { types: ['map'], source: 'docs' },
        'disable-model-invocation': {
            types: ['boolean'],
            meaning: 'Only people invoke the skill.',
            source: 'docs',
        },
        paths: { types: ['any'], meaning: 'Globs of the files it is offered for.', source: 'conv' },
        globs: { types: ['any'], meaning: 'Globs of the files it is offered for.', source: 'docs' },
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/droid.ts


const droid = client({
    id: 'droid',
    title: 'Droid',
    vendor: 'Factory',
    kind: 'agent',
    page: 'https://docs.factory.ai/cli/configuration/skills',
    checked: '2026-11-21',
    sources: {
        docs: documented('https://github.com/Factory-AI/factory/blob/a80aa7c5ed560a737f313b1379c015837c99090f/docs/cli/configuration/skills.mdx'),
    },
    folders: {
        project: ['.factory/skills', '.agent/skills'],
        user: ['~/.factory/skills'],
        source: 'docs',
    },
    fields: {
        name: { types: ['string'], meaning: 'Without it the directory’s name is used.', source: 'docs' },
        description: { types: ['string'], source: 'docs' },
        'user-invocable': { types: ['boolean'], meaning: '`false` hides it from the menu.', source: 'docs' },
        'disable-model-invocation': {
            types: ['boolean'],
            meaning: 'Only people invoke the skill.',
            source: 'docs',
        },
    },
    outcomes: {
        ...UNKNOWN,
        'missing-name': loads('docs', 'A newer page calls it required.'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/gemini-cli.ts

const geminiCli = client({
    id: 'gemini-cli',
    title: 'Gemini CLI',
    vendor: 'Google',
    kind: 'agent',
    page: 'https://geminicli.com/docs/cli/skills',
    checked: '2026-11-21',
    sources: {
        seen: observed('0.61.0', '2026-11-22'),
        loader: code('https://github.com/google-gemini/gemini-cli/blob/5411f113cafae26161b4969b0237b8e1e024e2c2/packages/core/src/skills/skillLoader.ts'),
        manager: code('https://github.com/google-gemini/gemini-cli/blob/5411f113cafae26161b4969b0237b8e1e024e2c2/packages/core/src/skills/skillManager.ts'),
    },
    folders: {
        project: ['.gemini/skills', '.agents/skills'],
        user: ['~/.gemini/skills', '~/.agents/skills'],
        levels: 1,
        source: 'manager',
    },
    frontmatter: {
        parser: { text: 'js-yaml; where it fails, a reader of single lines', source: 'loader' },
        opening: { text: '`---` must be the first line, without a byte order mark', source: 'loader' },
        closing: { text: 'must be there', source: 'loader' },
        crlf: { text: 'accepted', source: 'loader' },
        broken: { text: '`name` and `description` are read line by line', source: 'loader' },
    },
    fields: {
        name: {
            types: ['string'],
            required: true,
            meaning: 'Nine characters that paths cannot have become `-`; anything else stays.',
            source: 'loader',
        },
        description: { types: ['string'], required: true, source: 'loader' },
    },
    outcomes: {
        'missing-name': refused('loader', 'It is skipped without a message.'),
        'name-dir-mismatch': loads('seen'),
        'name-bad-charset': loads('seen', 'Characters that paths cannot have become `-`.'),
        'name-too-long': loads('seen'),
        'missing-description': refused('loader', 'It is skipped without a message.'),
        'description-over-1024': loads('seen'),
        'description-over-1536': loads('seen'),
        'invalid-yaml': loads('loader', 'The lines are read one by one; without a name or description the skill is skipped.'),
        'duplicate-keys': loads('seen', 'The last one counts.'),
        'unknown-field': degraded('loader', 'Such fields are ignored.'),
        'metadata-nested-map': degraded('loader', 'The field is not read.'),
        'allowed-tools-comma': degraded('loader', 'The field is not read.'),
        'allowed-tools-list': degraded('loader', 'The field is not read.'),
        'no-frontmatter': refused('seen', 'It is skipped without a message.'),
        'lowercase-skill-md': refused('seen', 'On Linux the file is not found, without a message.'),
        'body-over-500-lines': loads('seen'),
        bom: refused('seen', 'It is skipped without a message.'),
        'leading-blank-line': refused('seen', 'It is skipped without a message.'),
        'missing-closing-fence': refused('seen', 'It is skipped without a message.'),
        'unquoted-colon': loads('seen', 'The lines are read one by one.'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/goose.ts

const goose = client({
    id: 'goose',
    title: 'Goose',
    vendor: 'Block',
    kind: 'agent',
    page: 'https://block.github.io/goose/docs/guides/context-engineering/using-skills',
    checked: '2026-11-21',
    sources: {
        mod: code('https://github.com/block/goose/blob/013ab848edd3e6edab50bd40a2a56752c3ea648d/crates/goose/src/skills/mod.rs'),
        sources: code('https://github.com/block/goose/blob/00c387437570a6bf60e7f5ae88671b8a38cfdad1/crates/goose/src/sources.rs'),
    },
    folders: {
        project: ['.agents/skills', '.goose/skills', '.claude/skills'],
        user: ['~/.agents/skills', '~/.config/goose/skills', '~/.claude/skills', '~/.config/agents/skills'],
        levels: 'any',
        source: 'mod',
    },
    frontmatter: {
        parser: { text: 'serde_yaml, into fields of a fixed type', source: 'sources' },
        opening: { text: 'anything may precede the first `---`', source: 'sources' },
        closing: { text: 'the next `---`, even within a value, ends the frontmatter', source: 'sources' },
        broken: { text: 'the skill is skipped, and the log says why', source: 'sources' },
    },
    fields: {
        name: { types: ['string'], required: true, meaning: 'Anything without `/`.', source: 'mod' },
        description: { types: ['string'], meaning: 'Without it an empty one.', source: 'mod' },
        metadata: { types: ['map'], meaning: '`argument-hint` and `arguments` are read from it.', source: 'mod' },
    },
    outcomes: {
        'missing-name': refused('mod', 'Only the log says why.'),
        'name-dir-mismatch': loads('mod'),
        'name-bad-charset': loads('mod', 'A name with `/` is refused.'),
        'name-too-long': loads('mod'),
        'missing-description': loads('mod', 'An empty one is used.'),
        'description-over-1024': loads('mod'),
        'description-over-1536': loads('mod'),
        'invalid-yaml': refused('sources', 'Only the log says why.'),
        'duplicate-keys': refused('sources', 'Inferred from how serde reads fields.'),
        'unknown-field': degraded('mod', 'Such fields are ignored.'),
        'metadata-nested-map': loads('mod'),
        'allowed-tools-comma': degraded('mod', 'The field is not read.'),
        'allowed-tools-list': degraded('mod', 'The field is not read.'),
        'no-frontmatter': refused('sources', 'It is skipped without a message.'),
        'lowercase-skill-md': refused('mod', 'On Linux the file is not found, without a message.'),
        'body-over-500-lines': loads('mod'),
        bom: loads('sources'),
        'leading-blank-line': loads('sources'),
        'missing-closing-fence': refused('sources', 'A `---` in the body may end it.'),
        'unquoted-colon': refused('sources', 'Only the log says why.'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/hermes.ts

const hermes = client({
    id: 'hermes',
    title: 'Hermes',
    vendor: 'Nous Research',
    kind: 'agent',
    page: 'https://hermes-agent.nousresearch.com/docs/user-guide/features/skills',
    checked: '2026-11-21',
    sources: {
        utils: code('https://github.com/NousResearch/hermes-agent/blob/010929c6b2fa7fec62a43a9357449ed33687afbd/agent/skill_utils.py'),
        tool: code('https://github.com/NousResearch/hermes-agent/blob/00067189dfecf833d4d009c2dd977ae85cf800e0/tools/skills_tool.py'),
        docs: documented('https://hermes-agent.nousresearch.com/docs/user-guide/features/skills'),
    },
    folders: {
        project: ['.hermes/skills', '.agents/skills'],
        user: ['~/.hermes/skills'],
        levels: 'any',
        source: 'utils',
    },
    frontmatter: {
        parser: { text: 'PyYAML, as YAML 1.1; where it fails, lines are split at the colon', source: 'utils' },
        opening: { text: '`---` must be the first line, a byte order mark may precede it', source: 'utils' },
        closing: { text: 'without it there is no frontmatter', source: 'utils' },
        broken: { text: 'lines are split at the colon', source: 'utils' },
    },
    fields: {
        name: {
            types: ['string'],
            meaning: 'Without it the directory’s name is used; any characters.',
            source: 'tool',
        },
        description: {
            types: ['string'],
            meaning: 'Without it the first line of the body that is no heading.',
            source: 'tool',
        },
        platforms: {
            types: ['list'],
            values: ['macos', 'linux', 'windows'],
            meaning: 'Hidden on others.',
            source: 'utils',
        },
        environments: {
            types: ['list'],
            values: ['kanban', 'docker', 's6'],
            meaning: 'Hidden in others.',
            source: 'utils',
        },
        tags: { types: ['list'], meaning: 'Words to find it by.', source: 'utils' },
        related_skills: { types: ['list'], meaning: 'Other skills of interest.', source: 'utils' },
        metadata: {
            types: ['map'],
            meaning: '`hermes` in it holds tags, settings and required tools.',
            source: 'utils',
        },
        required_environment_variables: {
            types: ['list'],
            meaning: 'Asked for when the skill loads.',
            source: 'utils',
        },
        required_credential_files: {
            types: ['list'],
            meaning: 'Files with secrets that it needs.',
            source: 'utils',
        },
        version: { types: ['string'], meaning: 'The skill’s version.', source: 'docs' },
        author: { types: ['string'], meaning: 'Who wrote it.', source: 'docs' },
        license: { types: ['string'], meaning: 'Its licence.', source: 'docs' },
        prerequisites: { types: ['map'], meaning: 'Variables and commands that it needs.', source: 'docs' },
    },
    limits: [
        { of: 'name', value: 64, unit: 'characters', above: 'It is cut.', source: 'tool' },
        { of: 'description', value: 1024, unit: 'characters', above: 'It is cut.', source: 'tool' },
        { of: 'frontmatter', value: 4000, unit: 'characters', above: 'The rest is not read.', source: 'tool' },
    ],
    listing: { each: 60, unit: 'characters', above: 'Each description is cut.', source: 'utils' },
    outcomes: {
        'missing-name': loads('tool', 'The directory’s name is used.'),
        'name-dir-mismatch': loads('tool'),
        'name-bad-charset': loads('tool'),
        'name-too-long': degraded('tool', 'It is cut at 64 characters.'),
        'missing-description': loads('tool', 'The first line of the body is used.'),
        'description-over-1024': degraded('tool', 'It is cut at 1,024 characters, and at 60 in the prompt.'),
        'description-over-1536': degraded('tool', 'It is cut at 1,024 characters, and at 60 in the prompt.'),
        'invalid-yaml': loads('utils', 'Each line is split at its first colon.'),
        'duplicate-keys': loads('utils', 'The last one counts.'),
        'unknown-field': degraded('utils', 'Such fields are ignored.'),
        'metadata-nested-map': loads('utils'),
        'allowed-tools-comma': degraded('utils', 'The field is not read.'),
        'allowed-tools-list': degraded('utils', 'The field is not read.'),
        'no-frontmatter': loads('utils', 'The directory’s name and the first line of the body are used.'),
        'lowercase-skill-md': refused('utils', 'On Linux the file is not found.'),
        'body-over-500-lines': loads('tool'),
        bom: loads('utils'),
        'leading-blank-line': degraded('utils', 'All fields are lost.'),
        'missing-closing-fence': degraded('utils', 'All fields are lost.'),
        'unquoted-colon': loads('utils', 'Each line is split at its first colon.'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/junie.ts

const junie = client({
    id: 'junie',
    title: 'Junie',
    vendor: 'JetBrains',
    kind: 'agent',
    page: 'https://junie.jetbrains.com/docs',
    checked: '2026-11-21',
    sources: {
        'r-log': reported('https://github.com/laravel/boost/issues/509'),
    },
    folders: {
        project: ['.junie/skills'],
        user: ['~/.junie/skills'],
        source: 'r-log',
    },
    fields: {},
});

;// CONCATENATED MODULE: ./src/formats/clients/kimi-code.ts

const kimiCode = client({
    id: 'kimi-code',
    title: 'Kimi Code',
    vendor: 'Moonshot AI',
    kind: 'agent',
    page: 'https://github.com/MoonshotAI/kimi-code',
    checked: '2026-11-21',
    sources: {
        seen: observed('2.1.0', '2026-11-22'),
        parser: code('https://github.com/MoonshotAI/kimi-code/blob/d723cc47ee43e5ca3c3c4ec2473f205d44acede2/packages/agent-core-v2/src/app/skillCatalog/parser.ts'),
        fm: code('https://github.com/MoonshotAI/kimi-code/blob/d723cc47ee43e5ca3c3c4ec2473f205d44acede2/packages/agent-core-v2/src/_base/text/frontmatter.ts'),
        reg: code('https://github.com/MoonshotAI/kimi-code/blob/d723cc47ee43e5ca3c3c4ec2473f205d44acede2/packages/agent-core-v2/src/app/skillCatalog/registry.ts'),
        docs: documented('https://github.com/MoonshotAI/kimi-code/blob/d723cc47ee43e5ca3c3c4ec2473f205d44acede2/docs/en/customization/skills.md'),
    },
    folders: {
        project: ['.kimi-code/skills', '.agents/skills'],
        user: ['~/.kimi-code/skills', '~/.agents/skills'],
        levels: 8,
        source: 'docs',
    },
    frontmatter: {
        parser: { text: 'js-yaml 4; two equal keys are an error', source: 'fm' },
        opening: { text: '`---` must be the first line, a byte order mark may precede it', source: 'fm' },
        closing: { text: 'must be there', source: 'fm' },
        crlf: { text: 'accepted', source: 'fm' },
        broken: { text: 'the skill is skipped, and the log says why', source: 'fm' },
    },
    fields: {
        name: { types: ['string'], required: true, source: 'parser' },
        description: { types: ['string'], required: true, source: 'parser' },
        type: {
            types: ['string'],
            values: ['prompt', 'inline', 'flow', 'reference'],
            meaning: 'How the skill is used; with another value it is left out.',
            source: 'parser',
        },
        whenToUse: {
            types: ['string'],
            aliases: ['when-to-use', 'when_to_use'],
            meaning: 'When the model uses it.',
            source: 'parser',
        },
        disableModelInvocation: {
            types: ['boolean'],
            aliases: ['disable-model-invocation', 'disable_model_invocation'],
            meaning: 'Only people invoke the skill.',
            source: 'parser',
        },
        arguments: { types: ['list', 'string'], meaning: 'Names for `$name` in the body.', source: 'parser' },
        safe: { types: ['boolean'], meaning: 'Whether it may run without asking.', source: 'parser' },
        'has-sub-skill': { types: ['boolean'], meaning: 'Whether skills below it are found.', source: 'parser' },
        metadata: { types: ['map'], meaning: 'Nested values stay.', source: 'parser' },
    },
    listing: { each: 250, unit: 'characters', above: 'Each description is cut.', source: 'reg' },
    outcomes: {
        'missing-name': refused('seen', 'Only the log says why.'),
        'name-dir-mismatch': loads('seen'),
        'name-bad-charset': loads('seen'),
        'name-too-long': loads('seen'),
        'missing-description': refused('seen', 'Only the log says why.'),
        'description-over-1024': degraded('seen', 'The list of skills cuts it at 250 characters.'),
        'description-over-1536': degraded('seen', 'The list of skills cuts it at 250 characters.'),
        'invalid-yaml': refused('seen', 'Only the log says why.'),
        'duplicate-keys': refused('seen'),
        'unknown-field': degraded('parser', 'Such fields are ignored.'),
        'metadata-nested-map': loads('seen'),
        'allowed-tools-comma': degraded('parser', 'The field is not read.'),
        'allowed-tools-list': degraded('parser', 'The field is not read.'),
        'no-frontmatter': refused('seen'),
        'lowercase-skill-md': refused('seen', 'On Linux the file is not found.'),
        'body-over-500-lines': loads('seen'),
        bom: loads('seen'),
        'leading-blank-line': refused('seen'),
        'missing-closing-fence': refused('seen'),
        'unquoted-colon': refused('seen'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/kiro.ts


const kiro = client({
    id: 'kiro',
    title: 'Kiro',
    vendor: 'AWS',
    kind: 'agent',
    page: 'https://kiro.dev/docs/skills',
    checked: '2026-11-21',
    sources: {
        'r-contract': reported('https://github.com/cathrynlavery/diagram-design/issues/152'),
        'r-depth': reported('https://github.com/kirodotdev/Kiro/issues/7111'),
    },
    folders: {
        project: ['.kiro/skills'],
        user: ['~/.kiro/skills'],
        levels: 1,
        source: 'r-depth',
    },
    fields: {
        name: {
            types: ['string'],
            required: true,
            meaning: 'Lowercase letters, digits and hyphens; as the folder is called.',
            source: 'r-contract',
        },
        description: { types: ['string'], required: true, source: 'r-contract' },
        license: { types: ['string'], source: 'r-contract' },
        compatibility: { types: ['string'], source: 'r-contract' },
        metadata: { types: ['map'], source: 'r-contract' },
    },
    limits: [
        { of: 'name', value: 64, unit: 'characters', above: 'Not known to be enforced.', source: 'r-contract' },
        {
            of: 'description',
            value: 1024,
            unit: 'characters',
            above: 'Not known to be enforced.',
            source: 'r-contract',
        },
    ],
    outcomes: {
        ...UNKNOWN,
        'allowed-tools-comma': degraded('r-contract', 'The field is not read.'),
        'allowed-tools-list': degraded('r-contract', 'The field is not read.'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/mistral-vibe.ts

const mistralVibe = client({
    id: 'mistral-vibe',
    title: 'Mistral Vibe',
    vendor: 'Mistral AI',
    kind: 'agent',
    page: 'https://github.com/mistralai/mistral-vibe',
    checked: '2026-11-21',
    sources: {
        parser: code('https://github.com/mistralai/mistral-vibe/blob/ac8f1a09fdfbadb6d4508a555ba6607fd05eb0dc/vibe/core/skills/parser.py'),
        models: code('https://github.com/mistralai/mistral-vibe/blob/ac8f1a09fdfbadb6d4508a555ba6607fd05eb0dc/vibe/core/skills/models.py'),
        mgr: code('https://github.com/mistralai/mistral-vibe/blob/ac8f1a09fdfbadb6d4508a555ba6607fd05eb0dc/vibe/core/skills/manager.py'),
    },
    folders: {
        project: ['.vibe/skills', '.agents/skills'],
        user: ['~/.vibe/skills', '~/.agents/skills'],
        levels: 1,
        source: 'mgr',
    },
    frontmatter: {
        parser: { text: 'PyYAML, as YAML 1.1; the last of two equal keys counts', source: 'parser' },
        opening: { text: 'blank lines and a byte order mark may precede `---`', source: 'parser' },
        closing: { text: 'must be there', source: 'parser' },
        crlf: { text: 'accepted', source: 'parser' },
        broken: { text: 'the skill is refused with a warning', source: 'parser' },
    },
    fields: {
        name: {
            types: ['string'],
            required: true,
            meaning: 'Lowercase letters, digits and single hyphens.',
            source: 'models',
        },
        description: { types: ['string'], required: true, source: 'models' },
        license: { types: ['string'], source: 'models' },
        compatibility: { types: ['string'], source: 'models' },
        metadata: {
            types: ['map'],
            meaning: 'Values become text; what is not a mapping is refused.',
            source: 'models',
        },
        'allowed-tools': { types: ['string', 'list'], meaning: 'A text is split at blanks.', source: 'models' },
        'user-invocable': { types: ['boolean'], meaning: '`false` hides it from the menu.', source: 'models' },
    },
    limits: [
        { of: 'name', value: 64, unit: 'characters', above: 'The skill is not loaded.', source: 'models' },
        {
            of: 'description',
            value: 1024,
            unit: 'characters',
            above: 'The skill is not loaded.',
            source: 'models',
        },
        {
            of: 'compatibility',
            value: 500,
            unit: 'characters',
            above: 'The skill is not loaded.',
            source: 'models',
        },
    ],
    outcomes: {
        'missing-name': refused('models'),
        'name-dir-mismatch': loads('mgr', 'The log has a warning.'),
        'name-bad-charset': refused('models'),
        'name-too-long': refused('models'),
        'missing-description': refused('models'),
        'description-over-1024': refused('models'),
        'description-over-1536': refused('models'),
        'invalid-yaml': refused('parser'),
        'duplicate-keys': loads('parser', 'The last one counts.'),
        'unknown-field': degraded('models', 'Such fields are ignored.'),
        'metadata-nested-map': loads('models', 'Its values become text.'),
        'allowed-tools-comma': degraded('models', 'Commas stay in the names, so `Read,` is no tool.'),
        'allowed-tools-list': loads('models'),
        'no-frontmatter': refused('parser'),
        'lowercase-skill-md': refused('mgr', 'On Linux the file is not found.'),
        'body-over-500-lines': loads('mgr'),
        bom: loads('parser'),
        'leading-blank-line': loads('parser'),
        'missing-closing-fence': refused('parser'),
        'unquoted-colon': refused('parser'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/npx-skills.ts

const npxSkills = client({
    id: 'npx-skills',
    title: 'npx skills',
    vendor: 'Vercel',
    kind: 'installer',
    page: 'https://github.com/vercel-labs/skills',
    checked: '2026-11-21',
    sources: {
        seen: observed('1.7.4', '2026-11-22'),
        skills: code('https://github.com/vercel-labs/skills/blob/bfa38ee0ea574c47f90190a699f8739a6b1aa633/src/skills.ts'),
    },
    frontmatter: {
        parser: { text: 'gray-matter, with js-yaml 3', source: 'skills' },
        opening: { text: '`---` must be the first line, a byte order mark may precede it', source: 'skills' },
        broken: { text: 'the skill is skipped without a message', source: 'skills' },
    },
    fields: {
        name: {
            types: ['string'],
            required: true,
            meaning: 'The folder that it is installed in.',
            source: 'skills',
        },
        description: { types: ['string'], required: true, source: 'skills' },
    },
    outcomes: {
        'missing-name': refused('seen', 'It is skipped without a message.'),
        'name-dir-mismatch': loads('seen', 'It is installed under its name.'),
        'name-bad-charset': loads('seen', 'The folder that it is installed in gets another name.'),
        'name-too-long': loads('seen'),
        'missing-description': refused('skills', 'It is skipped without a message.'),
        'description-over-1024': loads('seen'),
        'description-over-1536': loads('seen'),
        'invalid-yaml': refused('seen', 'It is skipped without a message.'),
        'duplicate-keys': refused('seen', 'It is skipped without a message.'),
        'unknown-field': degraded('skills', 'Such fields are ignored.'),
        'metadata-nested-map': loads('seen'),
        'allowed-tools-comma': degraded('skills', 'The field is not read.'),
        'allowed-tools-list': degraded('skills', 'The field is not read.'),
        'no-frontmatter': refused('seen', 'It is skipped without a message.'),
        'lowercase-skill-md': refused('seen', 'On Linux the file is not found.'),
        'body-over-500-lines': loads('seen'),
        bom: loads('seen'),
        'leading-blank-line': refused('seen', 'It is skipped without a message.'),
        'missing-closing-fence': refused('seen', 'The body is read as YAML, which fails unless it holds only headings.'),
        'unquoted-colon': refused('seen', 'It is skipped without a message.'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/openclaw.ts

const openclaw = client({
    id: 'openclaw',
    title: 'OpenClaw',
    vendor: 'OpenClaw',
    kind: 'agent',
    page: 'https://docs.openclaw.ai/tools/skills',
    checked: '2026-11-21',
    sources: {
        seen: observed('2026.9.6', '2026-11-22'),
        loader: code('https://github.com/openclaw/openclaw/blob/0e57d86c1d91d99be304e3347a5ea061870d9842/src/skills/loading/local-loader.ts'),
        fm: code('https://github.com/openclaw/openclaw/blob/14626a34d7eefb39ebae58fd9ee8918fdd7aaaec/src/skills/loading/frontmatter.ts'),
        core: code('https://github.com/openclaw/openclaw/blob/1d433e42ca437ddd8b72f30409c0a7039196c398/packages/markdown-core/src/frontmatter.ts'),
        roots: code('https://github.com/openclaw/openclaw/blob/cbc59659823238624200954a0f8a21b4badf694b/src/skills/loading/skill-root-discovery.ts'),
        limits: code('https://github.com/openclaw/openclaw/blob/1d6db6ec0bac30b60d94af2ff39273babdcb2ab4/src/skills/loading/skill-prompt-limits.ts'),
        docs: documented('https://docs.openclaw.ai/tools/skills'),
    },
    folders: {
        project: ['skills', '.agents/skills'],
        user: ['~/.agents/skills', '~/.openclaw/skills'],
        levels: 6,
        source: 'docs',
    },
    frontmatter: {
        parser: { text: 'the npm package `yaml`, as YAML 1.2; nested values become JSON', source: 'core' },
        opening: { text: '`---` must be the first line, a byte order mark may precede it', source: 'core' },
        closing: { text: 'must be there', source: 'core' },
        crlf: { text: 'accepted', source: 'core' },
        broken: { text: 'read again with the description in quotes, then refused', source: 'core' },
    },
    fields: {
        name: {
            types: ['string'],
            meaning: 'Without it the directory’s name is used; any characters.',
            source: 'loader',
        },
        description: { types: ['string'], required: true, source: 'loader' },
        'user-invocable': { types: ['boolean'], meaning: '`false` hides it from the menu.', source: 'fm' },
        'disable-model-invocation': {
            types: ['boolean'],
            meaning: 'Only people invoke the skill.',
            source: 'fm',
        },
        metadata: {
            types: ['map', 'string'],
            meaning: '`openclaw` in it holds requirements, icon and installers.',
            source: 'fm',
        },
        'command-dispatch': {
            types: ['string'],
            values: ['tool'],
            meaning: 'The slash command calls a tool.',
            source: 'fm',
        },
        'command-tool': {
            types: ['string'],
            meaning: 'The tool that `command-dispatch: tool` calls.',
            source: 'docs',
        },
        'command-arg-mode': {
            types: ['string'],
            values: ['raw'],
            meaning: 'How arguments reach that tool.',
            source: 'docs',
        },
        homepage: { types: ['string'], meaning: 'A page for people.', source: 'docs' },
        version: { types: ['string'], meaning: 'The skill’s version.', source: 'docs' },
    },
    limits: [
        { of: 'SKILL.md', value: 256000, unit: 'bytes', above: 'The skill is not loaded.', source: 'roots' },
    ],
    listing: {
        all: 18000,
        skills: 150,
        unit: 'characters',
        above: 'Descriptions are shortened, then dropped; then skills are left out.',
        source: 'limits',
    },
    outcomes: {
        'missing-name': loads('seen', 'The directory’s name is used.'),
        'name-dir-mismatch': loads('seen'),
        'name-bad-charset': loads('seen'),
        'name-too-long': loads('seen'),
        'missing-description': refused('seen', 'A message says so.'),
        'description-over-1024': loads('seen', 'A long list of skills shortens it.'),
        'description-over-1536': loads('seen', 'A long list of skills shortens it.'),
        'invalid-yaml': refused('core', 'It repairs a description with a colon and nothing else.'),
        'duplicate-keys': refused('seen'),
        'unknown-field': degraded('fm', 'Such fields are ignored.'),
        'metadata-nested-map': loads('seen'),
        'allowed-tools-comma': degraded('fm', 'The field is not read.'),
        'allowed-tools-list': degraded('fm', 'The field is not read.'),
        'no-frontmatter': refused('seen', 'So it has no description.'),
        'lowercase-skill-md': refused('seen', 'On Linux the file is not found.'),
        'body-over-500-lines': loads('seen'),
        bom: loads('seen'),
        'leading-blank-line': refused('seen', 'So it has no description.'),
        'missing-closing-fence': refused('seen'),
        'unquoted-colon': loads('core', 'Only a description is read as if it were quoted.'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/opencode.ts

const opencode = client({
    id: 'opencode',
    title: 'OpenCode',
    vendor: 'Anomaly',
    kind: 'agent',
    page: 'https://opencode.ai/docs/skills',
    checked: '2026-11-21',
    sources: {
        seen: observed('1.18.33', '2026-11-22'),
        skill: code('https://github.com/anomalyco/opencode/blob/a2cc772e5579e2bcd330c86a790462cf44dc67ca/packages/opencode/src/skill/index.ts'),
        md: code('https://github.com/anomalyco/opencode/blob/0a8a0ed8bb798343e09cf7fb1bad0a08ee573b98/packages/opencode/src/config/markdown.ts'),
        docs: documented('https://github.com/anomalyco/opencode/blob/02bae89d/packages/web/src/content/docs/skills.mdx'),
    },
    folders: {
        project: ['.opencode/skill', '.opencode/skills', '.claude/skills', '.agents/skills'],
        user: ['~/.config/opencode/skill', '~/.config/opencode/skills', '~/.claude/skills', '~/.agents/skills'],
        levels: 'any',
        walks: ['upwards'],
        source: 'skill',
    },
    frontmatter: {
        parser: { text: 'gray-matter, with js-yaml 3', source: 'md' },
        opening: { text: '`---` must be the first line, a byte order mark may precede it', source: 'md' },
        closing: { text: 'without it all is read as YAML', source: 'md' },
        crlf: { text: 'accepted', source: 'md' },
        broken: { text: 'read again with top-level texts that hold `: ` as blocks, then refused', source: 'md' },
    },
    fields: {
        name: {
            types: ['string'],
            required: true,
            meaning: 'Its form and the directory are not checked, though documented.',
            source: 'skill',
        },
        description: {
            types: ['string'],
            meaning: 'Without it the model does not see the skill.',
            source: 'skill',
        },
        license: { types: ['any'], meaning: 'No effect.', source: 'docs' },
        compatibility: { types: ['any'], meaning: 'No effect.', source: 'docs' },
        metadata: { types: ['any'], meaning: 'No effect.', source: 'docs' },
    },
    limits: [
        {
            of: 'name',
            value: 64,
            unit: 'characters',
            above: 'Documented only: the loader does not check it.',
            source: 'docs',
        },
        {
            of: 'description',
            value: 1024,
            unit: 'characters',
            above: 'Documented only: the loader does not check it.',
            source: 'docs',
        },
    ],
    outcomes: {
        'missing-name': refused('skill', 'It is skipped without a message.'),
        'name-dir-mismatch': loads('seen', 'The documentation demands that they match.'),
        'name-bad-charset': loads('seen', 'The documentation forbids them.'),
        'name-too-long': loads('seen', 'The documentation allows 64 characters.'),
        'missing-description': degraded('skill', 'The skill is not listed to the model.'),
        'description-over-1024': loads('seen', 'The documentation allows 1,024 characters.'),
        'description-over-1536': loads('seen'),
        'invalid-yaml': refused('md', 'An error is shown.'),
        'duplicate-keys': refused('seen'),
        'unknown-field': degraded('docs', 'Such fields are ignored.'),
        'metadata-nested-map': loads('seen'),
        'allowed-tools-comma': degraded('skill', 'The field is not read.'),
        'allowed-tools-list': degraded('skill', 'The field is not read.'),
        'no-frontmatter': refused('seen', 'It is skipped without a message.'),
        'lowercase-skill-md': refused('seen', 'On Linux the file is not found.'),
        'body-over-500-lines': loads('seen'),
        bom: loads('seen'),
        'leading-blank-line': refused('seen', 'No field is read.'),
        'missing-closing-fence': refused('md', 'The body is read as YAML, which fails unless it holds only headings.'),
        'unquoted-colon': loads('seen', 'The text is read as if it were quoted.'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/openhands.ts

const openhands = client({
    id: 'openhands',
    title: 'OpenHands',
    vendor: 'OpenHands',
    kind: 'agent',
    page: 'https://docs.openhands.dev/overview/skills',
    checked: '2026-11-21',
    sources: {
        docs: documented('https://docs.openhands.dev/overview/skills'),
        keyword: documented('https://docs.openhands.dev/overview/skills/keyword'),
    },
    folders: { project: ['.agents/skills'], user: [], source: 'docs' },
    fields: {
        triggers: { types: ['list'], meaning: 'Words that activate the skill.', source: 'keyword' },
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/pi.ts

const pi = client({
    id: 'pi',
    title: 'Pi',
    vendor: 'Earendil',
    kind: 'agent',
    page: 'https://github.com/earendil-works/pi',
    checked: '2026-11-21',
    sources: {
        seen: observed('0.73.1', '2026-11-22'),
        new: code('https://github.com/earendil-works/pi/blob/0c78fe29e122fe0fcafb37e11070f7d439e6e73f/packages/coding-agent/src/core/skills.ts'),
        fm: code('https://github.com/badlogic/pi-mono/blob/83378aad7e74a0e2bb8f37c007a9685fb4609d8a/packages/coding-agent/src/utils/frontmatter.ts'),
        docs: documented('https://github.com/badlogic/pi-mono/blob/83378aad7e74a0e2bb8f37c007a9685fb4609d8a/packages/coding-agent/docs/skills.md'),
    },
    folders: {
        project: ['.pi/skills', '.agents/skills'],
        user: ['~/.pi/agent/skills', '~/.agents/skills'],
        levels: 'any',
        walks: ['upwards'],
        source: 'new',
    },
    frontmatter: {
        parser: { text: 'the npm package `yaml`, as YAML 1.2', source: 'fm' },
        opening: { text: '`---` must be the first characters of the file', source: 'fm' },
        closing: { text: 'without it there is no frontmatter', source: 'fm' },
        crlf: { text: 'accepted', source: 'fm' },
        broken: { text: 'a warning; the skill is not loaded', source: 'fm' },
    },
    fields: {
        name: {
            types: ['string'],
            meaning: 'Without it the directory’s name is used; another form only warns.',
            source: 'new',
        },
        description: { types: ['string'], required: true, source: 'new' },
        'disable-model-invocation': {
            types: ['boolean'],
            meaning: 'Only people invoke the skill.',
            source: 'new',
        },
        'allowed-tools': { types: ['string'], meaning: 'Documented, without an effect.', source: 'docs' },
    },
    limits: [
        { of: 'name', value: 64, unit: 'characters', above: 'A warning.', source: 'new' },
        { of: 'description', value: 1024, unit: 'characters', above: 'A warning.', source: 'new' },
    ],
    outcomes: {
        'missing-name': loads('seen', 'The directory’s name is used.'),
        'name-dir-mismatch': loads('seen'),
        'name-bad-charset': loads('seen', 'A warning is shown.'),
        'name-too-long': loads('seen', 'A warning is shown.'),
        'missing-description': refused('seen', 'A warning is shown.'),
        'description-over-1024': loads('seen', 'A warning is shown.'),
        'description-over-1536': loads('seen', 'A warning is shown.'),
        'invalid-yaml': refused('seen', 'A warning is shown.'),
        'duplicate-keys': refused('seen'),
        'unknown-field': degraded('docs', 'Such fields are ignored.'),
        'metadata-nested-map': loads('seen'),
        'allowed-tools-comma': degraded('new', 'The field has no effect.'),
        'allowed-tools-list': degraded('new', 'The field has no effect.'),
        'no-frontmatter': refused('seen', 'So it has no description.'),
        'lowercase-skill-md': refused('seen', 'On Linux the file is not found.'),
        'body-over-500-lines': loads('seen'),
        bom: refused('seen', 'No field is read.'),
        'leading-blank-line': refused('seen', 'No field is read.'),
        'missing-closing-fence': refused('seen', 'No field is read.'),
        'unquoted-colon': refused('seen'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/quick-validate.ts

const quickValidate = client({
    id: 'quick-validate',
    title: 'quick_validate.py',
    vendor: 'Anthropic',
    kind: 'validator',
    page: 'https://github.com/anthropics/skills',
    checked: '2026-11-21',
    sources: {
        qv: code('https://github.com/anthropics/skills/blob/9d2f1ae187231d8199c64b5b762e1bdf2244733d/skills/skill-creator/scripts/quick_validate.py'),
    },
    frontmatter: {
        parser: { text: 'PyYAML, as YAML 1.1; the last of two equal keys counts', source: 'qv' },
        opening: { text: '`---` must be the first line', source: 'qv' },
        closing: { text: 'must be there', source: 'qv' },
        crlf: { text: 'accepted', source: 'qv' },
        broken: { text: 'reported as invalid YAML', source: 'qv' },
    },
    fields: {
        name: {
            types: ['string'],
            required: true,
            meaning: 'Lowercase letters a–z, digits and single hyphens; the directory is not compared.',
            source: 'qv',
        },
        description: { types: ['string'], required: true, meaning: 'No `<` or `>`.', source: 'qv' },
        license: { types: ['any'], meaning: 'Its value is not checked.', source: 'qv' },
        metadata: { types: ['any'], meaning: 'Its value is not checked.', source: 'qv' },
        'allowed-tools': { types: ['any'], meaning: 'Its value is not checked.', source: 'qv' },
        compatibility: { types: ['string'], source: 'qv' },
    },
    limits: [
        { of: 'name', value: 64, unit: 'characters', above: 'The check fails.', source: 'qv' },
        { of: 'description', value: 1024, unit: 'characters', above: 'The check fails.', source: 'qv' },
        { of: 'compatibility', value: 500, unit: 'characters', above: 'The check fails.', source: 'qv' },
    ],
    outcomes: {
        'missing-name': refused('qv'),
        'name-dir-mismatch': loads('qv'),
        'name-bad-charset': refused('qv'),
        'name-too-long': refused('qv'),
        'missing-description': refused('qv', 'An empty description is accepted.'),
        'description-over-1024': refused('qv'),
        'description-over-1536': refused('qv'),
        'invalid-yaml': refused('qv'),
        'duplicate-keys': loads('qv', 'The last one counts.'),
        'unknown-field': refused('qv'),
        'metadata-nested-map': loads('qv'),
        'allowed-tools-comma': loads('qv'),
        'allowed-tools-list': loads('qv'),
        'no-frontmatter': refused('qv'),
        'lowercase-skill-md': refused('qv', 'On Linux the file is not found.'),
        'body-over-500-lines': loads('qv'),
        bom: refused('qv'),
        'leading-blank-line': refused('qv'),
        'missing-closing-fence': refused('qv'),
        'unquoted-colon': refused('qv'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/roo-code.ts

const rooCode = client({
    id: 'roo-code',
    title: 'Roo Code',
    vendor: 'Roo Code',
    kind: 'agent',
    page: 'https://docs.roocode.com/features/skills',
    checked: '2026-11-21',
    sources: {
        mgr: code('https://github.com/RooCodeInc/Roo-Code/blob/cb836567180a3ff1da6d082f3178b90c3bd22a70/src/services/skills/SkillsManager.ts'),
        types: code('https://github.com/RooCodeInc/Roo-Code/blob/cb836567180a3ff1da6d082f3178b90c3bd22a70/packages/types/src/skills.ts'),
    },
    folders: {
        project: ['.roo/skills', '.roo/skills-*', '.agents/skills', '.agents/skills-*'],
        user: ['~/.roo/skills', '~/.roo/skills-*', '~/.agents/skills', '~/.agents/skills-*'],
        levels: 1,
        source: 'mgr',
    },
    frontmatter: {
        parser: { text: 'gray-matter, with js-yaml 3', source: 'mgr' },
        opening: { text: '`---` must be the first line, a byte order mark may precede it', source: 'mgr' },
        crlf: { text: 'accepted', source: 'mgr' },
        broken: { text: 'the skill is skipped, and only the developer console says why', source: 'mgr' },
    },
    fields: {
        name: {
            types: ['string'],
            required: true,
            meaning: 'Lowercase letters, digits and single hyphens; equal to the directory.',
            source: 'types',
        },
        description: { types: ['string'], required: true, source: 'mgr' },
        modeSlugs: { types: ['list'], meaning: 'The modes that see it.', source: 'mgr' },
        mode: { types: ['string'], meaning: 'The mode that sees it; `modeSlugs` replaced it.', source: 'mgr' },
    },
    limits: [
        { of: 'name', value: 64, unit: 'characters', above: 'The skill is not loaded.', source: 'types' },
        { of: 'description', value: 1024, unit: 'characters', above: 'The skill is not loaded.', source: 'mgr' },
    ],
    outcomes: {
        'missing-name': refused('mgr', 'Only the developer console says why.'),
        'name-dir-mismatch': refused('mgr', 'Only the developer console says why.'),
        'name-bad-charset': refused('mgr', 'Only the developer console says why.'),
        'name-too-long': refused('mgr', 'Only the developer console says why.'),
        'missing-description': refused('mgr', 'Only the developer console says why.'),
        'description-over-1024': refused('mgr', 'Only the developer console says why.'),
        'description-over-1536': refused('mgr', 'Only the developer console says why.'),
        'invalid-yaml': refused('mgr', 'Only the developer console says why.'),
        'duplicate-keys': refused('mgr', 'Only the developer console says why.'),
        'unknown-field': degraded('mgr', 'Such fields are ignored.'),
        'metadata-nested-map': degraded('mgr', 'The field is not read.'),
        'allowed-tools-comma': degraded('mgr', 'The field is not read.'),
        'allowed-tools-list': degraded('mgr', 'The field is not read.'),
        'no-frontmatter': refused('mgr', 'Only the developer console says why.'),
        'lowercase-skill-md': refused('mgr', 'On Linux the file is not found.'),
        'body-over-500-lines': loads('mgr'),
        bom: loads('mgr'),
        'leading-blank-line': refused('mgr', 'Only the developer console says why.'),
        'missing-closing-fence': refused('mgr', 'The body is read as YAML, which fails unless it holds only headings.'),
        'unquoted-colon': refused('mgr', 'Only the developer console says why.'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/skills-ref.ts

const skillsRef = client({
    id: 'skills-ref',
    title: 'skills-ref',
    vendor: 'Agent Skills',
    kind: 'validator',
    page: 'https://agentskills.io/specification',
    checked: '2026-11-21',
    sources: {
        seen: observed('0.1.5', '2026-11-22'),
        parser: code('https://github.com/agentskills/agentskills/blob/69ef37e9424c0a7ea9dd2293b559e43ec8176379/skills-ref/src/skills_ref/parser.py'),
        validator: code('https://github.com/agentskills/agentskills/blob/69ef37e9424c0a7ea9dd2293b559e43ec8176379/skills-ref/src/skills_ref/validator.py'),
    },
    frontmatter: {
        parser: {
            text: 'strictyaml: every value is text, flow style and duplicate keys are errors',
            source: 'parser',
        },
        opening: { text: '`---` must be the first characters of the file', source: 'parser' },
        closing: { text: 'the next `---`, even within a value, ends the frontmatter', source: 'parser' },
        crlf: { text: 'accepted', source: 'parser' },
        broken: { text: 'reported as invalid YAML', source: 'parser' },
    },
    fields: {
        name: {
            types: ['string'],
            required: true,
            meaning: 'Equal to the directory; lowercase letters of any script, digits and single hyphens.',
            source: 'validator',
        },
        description: { types: ['string'], required: true, source: 'validator' },
        license: { types: ['string'], source: 'validator' },
        compatibility: { types: ['string'], source: 'validator' },
        metadata: { types: ['map'], meaning: 'Nested values become text.', source: 'parser' },
        'allowed-tools': { types: ['any'], meaning: 'Its type is not checked.', source: 'validator' },
    },
    limits: [
        { of: 'name', value: 64, unit: 'characters', above: 'The check fails.', source: 'validator' },
        { of: 'description', value: 1024, unit: 'characters', above: 'The check fails.', source: 'validator' },
        { of: 'compatibility', value: 500, unit: 'characters', above: 'The check fails.', source: 'validator' },
    ],
    outcomes: {
        'missing-name': refused('seen'),
        'name-dir-mismatch': refused('seen'),
        'name-bad-charset': refused('validator', 'Lowercase letters of any script are accepted.'),
        'name-too-long': refused('seen'),
        'missing-description': refused('seen'),
        'description-over-1024': refused('seen'),
        'description-over-1536': refused('seen'),
        'invalid-yaml': refused('seen'),
        'duplicate-keys': refused('seen'),
        'unknown-field': refused('seen'),
        'metadata-nested-map': loads('seen', 'Its values become text.'),
        'allowed-tools-comma': loads('seen'),
        'allowed-tools-list': loads('seen', 'A list in brackets is refused as YAML.'),
        'no-frontmatter': refused('seen'),
        'lowercase-skill-md': loads('seen'),
        'body-over-500-lines': loads('seen'),
        bom: refused('seen'),
        'leading-blank-line': refused('seen'),
        'missing-closing-fence': refused('seen'),
        'unquoted-colon': refused('seen'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/vscode.ts

const vscode = client({
    id: 'vscode',
    title: 'VS Code',
    vendor: 'Microsoft',
    kind: 'agent',
    page: 'https://code.visualstudio.com/docs/copilot/customization/agent-skills',
    checked: '2026-11-21',
    sources: {
        service: code('https://github.com/microsoft/vscode/blob/00eacc909d2d1c228288ecea53aca4de80064e4f/src/vs/workbench/contrib/chat/common/promptSyntax/service/promptsServiceImpl.ts'),
        locations: code('https://github.com/microsoft/vscode/blob/0783120be12fa4dd908032c290f8fa00070deff9/src/vs/workbench/contrib/chat/common/promptSyntax/config/promptFileLocations.ts'),
        attrs: code('https://github.com/microsoft/vscode/blob/047238f9fe1b7661362b3f27cfbddd503339cb1b/src/vs/workbench/contrib/chat/common/promptSyntax/languageProviders/promptFileAttributes.ts'),
        parser: code('https://github.com/microsoft/vscode/blob/01a59900/src/vs/workbench/contrib/chat/common/promptSyntax/promptFileParser.ts'),
        validator: code('https://github.com/microsoft/vscode/blob/5c71ddd63200125b45a5355bab263ece225603b3/src/vs/workbench/contrib/chat/common/promptSyntax/languageProviders/promptValidator.ts'),
        yaml: code('https://github.com/microsoft/vscode/blob/025b30c6286f216b6e61d851ae25ff4e2b174601/src/vs/base/common/yaml.ts'),
        guide: documented('https://github.com/microsoft/vscode-copilot-chat/blob/31acd00a86424e2ee6e980e54919cf31fbf88030/assets/prompts/skills/agent-customization/references/skills.md'),
    },
    folders: {
        project: ['.github/skills', '.agents/skills', '.claude/skills'],
        user: ['~/.copilot/skills', '~/.agents/skills', '~/.claude/skills'],
        levels: 1,
        source: 'locations',
    },
    frontmatter: {
        parser: {
            text: 'a reader of its own, which stops at the first line that it cannot read',
            source: 'yaml',
        },
        opening: { text: '`---` must be the first line', source: 'parser' },
        closing: { text: 'without it the rest of the file is frontmatter', source: 'parser' },
        broken: { text: 'what was read before the error is used', source: 'parser' },
    },
    fields: {
        name: { types: ['string'], meaning: 'The folder’s name replaces another one.', source: 'attrs' },
        description: { types: ['string'], meaning: 'XML tags are removed.', source: 'attrs' },
        'argument-hint': { types: ['string'], meaning: 'Shown while arguments are typed.', source: 'attrs' },
        'user-invocable': { types: ['boolean'], meaning: '`false` hides it from the menu.', source: 'attrs' },
        'disable-model-invocation': {
            types: ['boolean'],
            meaning: 'Only people invoke the skill.',
            source: 'attrs',
        },
        license: { types: ['string', 'map'], meaning: 'No effect.', source: 'attrs' },
        compatibility: { types: ['string', 'map'], meaning: 'No effect.', source: 'attrs' },
        metadata: { types: ['map'], meaning: 'No effect.', source: 'attrs' },
        context: {
            types: ['string'],
            values: ['fork'],
            meaning: 'Runs in a subagent, if a setting allows it.',
            source: 'attrs',
        },
    },
    limits: [
        {
            of: 'name',
            value: 64,
            unit: 'characters',
            above: 'It is cut; then the folder’s name replaces it.',
            source: 'service',
        },
        { of: 'description', value: 1024, unit: 'characters', above: 'It is cut.', source: 'service' },
    ],
    outcomes: {
        'missing-name': loads('validator', 'The folder’s name is used, and the editor warns.'),
        'name-dir-mismatch': loads('service', 'The folder’s name is used, and the editor warns.'),
        'name-bad-charset': loads('validator', 'The folder’s name is used, and the editor reports an error.'),
        'name-too-long': degraded('service', 'The name is cut, then replaced by the folder’s.'),
        'missing-description': loads('validator', 'The editor warns.'),
        'description-over-1024': degraded('service', 'It is cut at 1,024 characters.'),
        'description-over-1536': degraded('service', 'It is cut at 1,024 characters.'),
        'invalid-yaml': degraded('parser', 'Fields after the error are lost; the editor warns.'),
        'duplicate-keys': loads('yaml', 'The editor warns.'),
        'unknown-field': loads('validator', 'The editor hints at it.'),
        'metadata-nested-map': loads('attrs'),
        'allowed-tools-comma': degraded('attrs', 'The field is not read.'),
        'allowed-tools-list': degraded('attrs', 'The field is not read.'),
        'no-frontmatter': loads('service', 'The folder’s name is used, without a description.'),
        'lowercase-skill-md': 'unknown',
        'body-over-500-lines': loads('guide'),
        bom: 'unknown',
        'leading-blank-line': degraded('parser', 'All fields are lost.'),
        'missing-closing-fence': degraded('parser', 'The body is read as frontmatter and lost.'),
        'unquoted-colon': degraded('yaml', 'The value ends before the second colon, and later fields are lost.'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/windsurf.ts


const windsurf = client({
    id: 'windsurf',
    title: 'Windsurf',
    vendor: 'Cognition',
    kind: 'agent',
    page: 'https://docs.windsurf.com/windsurf/cascade/skills',
    checked: '2026-11-21',
    sources: {
        docs: documented('https://docs.windsurf.com/windsurf/cascade/skills'),
        'r-fm': reported('https://github.com/nextlevelbuilder/ui-ux-pro-max-skill/issues/204'),
    },
    folders: {
        project: ['.windsurf/skills', '.agents/skills', '.claude/skills'],
        user: ['~/.codeium/windsurf/skills', '~/.agents/skills'],
        source: 'docs',
    },
    fields: {
        name: {
            types: ['string'],
            required: true,
            meaning: 'Lowercase letters, digits and hyphens.',
            source: 'docs',
        },
        description: { types: ['string'], required: true, source: 'docs' },
    },
    listing: { above: 'No total is documented.', source: 'docs' },
    outcomes: {
        ...UNKNOWN,
        'no-frontmatter': refused('r-fm'),
    },
});

;// CONCATENATED MODULE: ./src/formats/clients/index.ts



























/** The clients whose doings are known, in the order in which messages name them. */
const CLIENTS = [
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
    amp,
    kiro,
    windsurf,
    junie,
    npxSkills,
    clawhub,
    skillsRef,
    quickValidate,
];

// EXTERNAL MODULE: ./src/formats/clients/seen.ts
var seen = __webpack_require__(712);
// EXTERNAL MODULE: ./src/text/quote.ts
var quote = __webpack_require__(2003);
// EXTERNAL MODULE: ./src/text/wording.ts
var wording = __webpack_require__(4215);
// EXTERNAL MODULE: ./src/formats/skill/fields.ts
var fields = __webpack_require__(3961);
;// CONCATENATED MODULE: ./src/formats/clients/verdict.ts




/** From the worst on; what is known to be lost says more than what nobody knows. */
const WORST_FIRST = ['refused', 'degraded', 'unknown', 'loads'];
/** So many fields are named; of more only the number is told. */
const MOST_NAMED = 3;
const byId = new Map(VIOLATIONS.map((each) => [each.id, each]));
/**
 * What a client does with a skill that has these violations, and a description of so many characters: the worst of
 * what it does with each.
 */
function verdictOf(client, violations, description = 0) {
    const judged = violations
        .map((violation) => forClient(client, violation))
        .filter((violation) => violation !== undefined)
        .map((violation) => ({ violation, known: client.outcomes?.[violation.id] ?? 'unknown' }));
    const cuts = violations.some(({ id }) => /^description-over/.test(id)) ? [] : cutsOf(client, description);
    const outcomes = [
        ...judged.map(({ known }) => (known === 'unknown' ? known : known.outcome)),
        ...cuts.map(() => 'degraded'),
    ];
    return {
        outcome: WORST_FIRST.find((outcome) => outcomes.includes(outcome)) ?? 'loads',
        reasons: [...judged.flatMap(({ violation, known }) => reasonsOf(client, violation, known)), ...cuts],
    };
}
/** What the list of skills does to a description of so many characters. */
function cutsOf({ listing, sources }, description) {
    if (listing?.each === undefined || description <= listing.each)
        return [];
    const { url, basis } = sources[listing.source];
    const text = `The list of skills cuts the description at ${(0,wording/* count */.U9)(listing.each)} characters.`;
    return [{ text, source: url, basis }];
}
/** The fields that a client knows, in all spellings. */
function fieldNamesOf({ fields }) {
    return Object.entries(fields).flatMap(([name, { aliases = [] }]) => [name, ...aliases]);
}
/** The violation as this client sees it: undefined where it knows all of the fields. */
function forClient(client, violation) {
    if (violation.fields === undefined)
        return violation;
    const known = fieldNamesOf(client);
    const fields = violation.fields.filter((field) => !known.includes(field));
    return fields.length === 0 ? undefined : { ...violation, fields };
}
/** What loads without a loss needs no reason; what nobody knows has none. */
function reasonsOf(client, violation, known) {
    if (known === 'unknown' || known.outcome === 'loads')
        return [];
    const { text, rule } = byId.get(violation.id);
    const isOfClients = violation.fields?.every((field) => fields/* CLIENT_FIELDS */.yP.has(field)) ?? false;
    const { url, basis } = client.sources[known.source];
    const problem = violation.fields === undefined ? text : unknownFields(violation.fields);
    return [
        {
            text: known.reason === undefined ? problem : `${problem} ${known.reason}`,
            source: url,
            basis,
            rule: isOfClients ? 'skill/client-field' : rule,
        },
    ];
}
function unknownFields(fields) {
    const left = fields.length - MOST_NAMED;
    const named = fields.slice(0, MOST_NAMED).map((field) => (0,quote/* quote */.h)(field));
    const all = left > 0 ? `${named.join(', ')} and ${left} more` : (0,wording/* listed */.KE)(named);
    return `The client does not know ${all}.`;
}

// EXTERNAL MODULE: ./src/formats/load.ts
var load = __webpack_require__(1550);
// EXTERNAL MODULE: ./src/formats/skill/info.ts
var info = __webpack_require__(3136);
// EXTERNAL MODULE: ./src/formats/skill/parse.ts
var parse = __webpack_require__(7609);
// EXTERNAL MODULE: ./src/reporters/clients.ts + 1 modules
var reporters_clients = __webpack_require__(3457);
// EXTERNAL MODULE: ./src/text/code-points.ts
var code_points = __webpack_require__(5100);
// EXTERNAL MODULE: ./src/engine/check.ts + 2 modules
var check = __webpack_require__(623);
// EXTERNAL MODULE: ./src/engine/discover-files.ts + 4 modules
var discover_files = __webpack_require__(5494);
// EXTERNAL MODULE: ./src/reporters/json.ts
var json = __webpack_require__(7642);
;// CONCATENATED MODULE: ./src/engine/list-files.ts








/** Lists the files that a run would check, the format that each is taken for and why, without checking any. */
async function listFiles(options, host) {
    const search = await discoverFiles(options, host);
    const { shard } = options;
    const found = shard === undefined ? search.found : search.found.filter(({ path }) => isInShard(path, shard));
    const files = [];
    // One after the other: the texts of all files together would fill the memory.
    for (const file of found) {
        const reading = search.read(file);
        const text = 'text' in reading ? reading.text : '';
        const settings = search.settingsFor(file);
        const format = await formatOf(file.path, text, settings);
        // A page of documentation among agents is none of them.
        if (format === undefined && reading.state === 'text')
            continue;
        const why = await reasonFor(file.path, text, settings);
        files.push({
            path: shownPath(file, host.cwd),
            format: format?.name ?? 'none',
            ...(why !== undefined && { why }),
        });
    }
    const stdout = asJson(options)
        ? `${stringify(files)}\n`
        : files
            .map(({ path, format, why }) => `${visiblePath(path)}  ${format}${why === undefined ? '' : ` (${why})`}\n`)
            .join('');
    return {
        stdout,
        stderr: written([...search.unmatched, ...search.problems]),
        exitCode: hasFailed(search, options) ? 2 : 0,
    };
}
/** Whether JSON is asked for. */
function asJson({ outputs }) {
    return outputs.some(({ reporter }) => reporter === 'json');
}

// EXTERNAL MODULE: ./src/text/escape-invisible.ts
var escape_invisible = __webpack_require__(5598);
;// CONCATENATED MODULE: ./src/engine/outcome.ts

/** Notes as they go to standard error. */
function outcome_written(notes) {
    return notes.map((note) => `passmuster: ${(0,escape_invisible/* visible */.RK)(note)}\n`).join('');
}

;// CONCATENATED MODULE: ./src/engine/list-clients.ts















/**
 * Prints what clients do with each skill. The exit code is 1 where one that the command line chose refuses a skill.
 */
async function listClients(options, host) {
    const { clients, skills, search, unread } = await judgeSkills(options, host);
    const failed = unread.length > 0 || (0,check/* hasFailed */.W)(search, options);
    const isRefused = skills.some(({ verdicts }) => verdicts.some(({ outcome }) => outcome === 'refused'));
    return {
        stdout: asJson(options) ? (0,reporters_clients.clientsJson)(clients, skills) : (0,reporters_clients.clientsText)(clients, skills),
        stderr: outcome_written([...search.unmatched, ...search.problems, ...unread]),
        exitCode: failed ? 2 : options.clients !== undefined && isRefused ? 1 : 0,
    };
}
/** Asks of each skill what the clients do with it that are chosen, else all agents that people run. */
async function judgeSkills(options, host) {
    const search = await (0,discover_files/* discoverFiles */.ZO)(options, host);
    const chosen = (0,discover_files/* chosenBy */.mD)(options, search);
    const clients = CLIENTS.filter(({ id, kind }) => chosen.length === 0 ? kind === 'agent' : chosen.includes(id));
    const filesIn = (0,repository_files/* filesByRoot */.B)(host);
    const skills = [];
    const unread = [];
    // One after the other: the texts of all files together would fill the memory.
    for (const found of search.found) {
        const path = (0,found_path/* shownPath */.pS)(found, host.cwd);
        const skill = await skillAt(found, search, filesIn, host);
        if (skill === 'unreadable')
            unread.push(`\`${path}\` cannot be read. Run \`passmuster\` to see why.`);
        else if (skill !== undefined)
            skills.push({ path, root: found.root, ...sizeOf(skill), verdicts: judge(skill, clients) });
    }
    return { clients, skills, search, unread };
}
/** The skill in a file; undefined where it is of another format, or a part of another skill. */
async function skillAt(found, { read, settingsFor }, filesIn, host) {
    const reading = read(found);
    const text = 'text' in reading ? reading.text : '';
    const format = await (0,load/* formatOf */.be)(found.path, text, settingsFor(found));
    if (format?.name !== info/* skillInfo */.m.name)
        return undefined;
    if (!('text' in reading))
        return 'unreadable';
    const { root, path } = found;
    const skill = (0,parse/* parseSkill */.v)({ path, text, directory: (0,found_path/* directoryOf */.jt)(found, host), files: filesIn(root) });
    return skill.fragment ? undefined : skill;
}
/** What it adds to a list of skills. */
function sizeOf({ name, description, fields, directory = '', }) {
    const length = (0,code_points/* codePoints */.B)(description?.value.trim() ?? '');
    const isHidden = fields.get('disable-model-invocation')?.value === true;
    return { listed: isHidden ? 0 : (0,code_points/* codePoints */.B)(name?.value ?? directory) + length, description: length };
}
function judge(skill, clients) {
    const violations = (0,find_violations/* violationsOf */.S)(skill);
    const { description } = sizeOf(skill);
    return clients.map((client) => (0,seen/* isSeen */.U4)(client, skill.source.path, CLIENTS)
        ? { client, ...verdictOf(client, violations, description) }
        : { client, outcome: 'unseen', reasons: [] });
}


/***/ }),

/***/ 3457:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  clientsJson: () => (/* binding */ clientsJson),
  clientsMarkdown: () => (/* binding */ clientsMarkdown),
  clientsText: () => (/* binding */ clientsText)
});

// EXTERNAL MODULE: ./src/text/escape-invisible.ts
var escape_invisible = __webpack_require__(5598);
// EXTERNAL MODULE: ./src/text/wording.ts
var wording = __webpack_require__(4215);
// EXTERNAL MODULE: ./src/formats/clients/listing-use.ts
var listing_use = __webpack_require__(9421);
;// CONCATENATED MODULE: ./src/reporters/full-lists.ts

const MOST_NAMED = 3;
/** The lists that are too full, by repository and then by client. */
function fullLists(clients, skills) {
    const roots = [...new Set(skills.map(({ root }) => root))];
    return roots.flatMap((root) => clients.flatMap((client, column) => {
        const { listing } = client;
        if (listing?.all === undefined)
            return [];
        const listed = skills.filter((skill) => skill.root === root && isListed(skill.verdicts[column].outcome) && skill.listed > 0);
        const sizes = listed.map(({ listed: both, description }) => ({ name: both - description, description }));
        const { characters, excess } = (0,listing_use/* listingUse */.i)({ ...listing, all: listing.all }, sizes);
        if (excess <= 0)
            return [];
        const longest = listed.toSorted((a, b) => b.description - a.description).slice(0, MOST_NAMED);
        return [
            {
                client,
                root,
                skills: listed.length,
                characters,
                room: listing.all,
                ...(listing.skills !== undefined && { mostSkills: listing.skills }),
                longest: longest.map(({ path }) => path),
            },
        ];
    }));
}
function isListed(outcome) {
    return outcome !== 'refused' && outcome !== 'unseen';
}

// EXTERNAL MODULE: ./src/reporters/json.ts
var json = __webpack_require__(7642);
;// CONCATENATED MODULE: ./src/reporters/clients.ts




/** From the best on. */
const OUTCOMES = ['loads', 'degraded', 'refused', 'unknown', 'unseen'];
const WIDEST = Math.max(...OUTCOMES.map((outcome) => outcome.length));
const BASES = ['observed', 'code', 'documented', 'reported'];
/** What clients do with skills, as JSON. */
function clientsJson(clients, skills) {
    const report = {
        version: 1,
        clients: clients.map(describe),
        skills: skills.map(({ path, verdicts }) => ({
            path,
            verdicts: Object.fromEntries(verdicts.map(({ client, outcome, reasons }) => [client.id, { outcome, reasons }])),
        })),
        listings: fullLists(clients, skills).map(describeList),
    };
    return `${(0,json.stringify)(report)}\n`;
}
function describeList({ client, ...list }) {
    const { id, listing, sources } = client;
    const { root: _, ...told } = list;
    return { client: id, ...told, above: listing?.above, source: sources[listing.source].url };
}
/** With the best that is known of it: a client that was asked says what its documentation may not. */
function describe({ id, title, checked, sources }) {
    const evidence = Object.values(sources);
    const basis = BASES.find((each) => evidence.some((source) => source.basis === each));
    const observation = evidence.find((source) => source.basis === 'observed');
    return observation === undefined
        ? { id, title, basis, checked }
        : { id, title, basis, checked: observation.date, clientVersion: observation.version };
}
/** What clients do with skills: each in full where it is one, else counts and those of which something is lost. */
function clientsText(clients, skills) {
    if (skills.length === 0)
        return 'No skill was found.\n';
    if (skills.length === 1)
        return block(skills[0], OUTCOMES);
    const differing = skills.filter(({ verdicts }) => verdicts.some(isLoss));
    const blocks = differing.map((skill) => `\n${block(skill, ['degraded', 'refused', 'unknown'])}`);
    const full = fullLists(clients, skills).map(fullLine);
    return countTable(clients, skills) + (full.length > 0 ? `\n${full.join('')}` : '') + blocks.join('');
}
/** What only the list of skills cuts is the same with most skills, so the counts tell enough. */
function isLoss({ outcome, reasons }) {
    return outcome === 'refused' || (outcome === 'degraded' && reasons.some(({ rule }) => rule !== undefined));
}
function fullLine({ client, skills, characters, room, mostSkills = 0, longest }) {
    if (characters <= room)
        return `${(0,wording/* plural */.LS)(skills, 'skill')} fill the list of ${client.title}; it has room for ${(0,wording/* count */.U9)(mostSkills)} skills. ${client.listing.above}\n`;
    const fill = `${(0,wording/* plural */.LS)(skills, 'skill')} fill the list of ${client.title} with ${(0,wording/* count */.U9)(characters)} characters`;
    const paths = longest.map((path) => (0,escape_invisible/* visiblePath */.ex)(path)).join(', ');
    return `${fill}; by default it has room for ${(0,wording/* count */.U9)(room)}. ${client.listing.above} The longest: ${paths}.\n`;
}
/** How many skills each client loads, for a page of Markdown; nothing where there are none. */
function clientsMarkdown(clients, skills) {
    if (skills.length === 0)
        return '';
    const [head, ...rows] = countRows(clients, skills).map((cells) => `| ${cells.join(' | ')} |\n`);
    return `\n### Clients\n\n${head}|---|${'---:|'.repeat(OUTCOMES.length)}\n${rows.join('')}`;
}
function countRows(clients, skills) {
    const rows = clients.map((client, column) => {
        const outcomes = skills.map(({ verdicts }) => verdicts[column]?.outcome);
        return [client.title, ...OUTCOMES.map((name) => String(outcomes.filter((each) => each === name).length))];
    });
    return [['client', ...OUTCOMES], ...rows];
}
function countTable(clients, skills) {
    const rows = countRows(clients, skills);
    const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
    const line = (cells) => cells.map((text, at) => (at === 0 ? text.padEnd(widths[0]) : text.padStart(widths[at]))).join('  ');
    return rows.map((cells) => `${line(cells)}\n`).join('');
}
/** One skill: for each outcome its clients, in one row those that say the same. */
function block({ path, verdicts }, outcomes) {
    const rows = outcomes.flatMap((outcome) => rowsOf(verdicts.filter((verdict) => verdict.outcome === outcome)));
    return `${(0,escape_invisible/* visiblePath */.ex)(path)}\n${rows.join('')}`;
}
function rowsOf(verdicts) {
    const titles = new Map();
    for (const { client, outcome, reasons } of verdicts) {
        const said = [outcome.padEnd(WIDEST), ...reasons.map(({ text }) => text)].join('\n');
        titles.set(said, [...(titles.get(said) ?? []), client.title]);
    }
    return [...titles].map(([said, clients]) => {
        const [outcome, ...reasons] = said.split('\n');
        const what = reasons.length === 0 ? '' : `: ${reasons.join(' ')}`;
        return `  ${outcome}  ${(0,escape_invisible/* visible */.RK)(clients.join(', ') + what)}\n`;
    });
}


/***/ }),

/***/ 7642:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   items: () => (/* binding */ items),
/* harmony export */   json: () => (/* binding */ json),
/* harmony export */   printJson: () => (/* binding */ printJson),
/* harmony export */   printReport: () => (/* binding */ printReport),
/* harmony export */   shardFields: () => (/* binding */ shardFields),
/* harmony export */   stringify: () => (/* binding */ stringify)
/* harmony export */ });
/* harmony import */ var _text_escape_invisible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5598);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9042);
/* harmony import */ var _statistics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(435);
/* harmony import */ var _tool_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1110);




/** The JSON report: the contract of the README and of `schema/report.schema.json`. */
function json(run) {
    const { results, shard } = run;
    return printReport({
        files: results.map(({ path, format, tokens }) => ({ path, format, tokens })),
        diagnostics: diagnosticsOf(run),
        statistics: (0,_statistics_js__WEBPACK_IMPORTED_MODULE_1__/* .statisticsOf */ .j)(results),
        summary: (0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .summarize */ .eh)(results),
    }, shard);
}
function* diagnosticsOf(run) {
    const lines = (0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .linesByPath */ .Gb)(run);
    for (const { path, format, diagnostics } of run.results)
        for (const { rule, severity, message, range, related, fix } of diagnostics)
            yield {
                path,
                format,
                rule,
                severity,
                message,
                range: lines.get(path).locate(range),
                url: (0,_tool_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleUrl */ .Q)(rule),
                related: related?.map((other) => ({
                    path: other.path ?? path,
                    range: lines.get(other.path ?? path).locate(other.range),
                    message: other.message,
                })),
                fix: fix && {
                    title: fix.title,
                    safe: fix.safe,
                    edits: fix.edits.map((edit) => ({ range: lines.get(path).locate(edit.range), text: edit.text })),
                },
            };
}
/** A whole report; `shard` says of which part, if it is one. */
function printReport({ files, diagnostics, statistics, summary }, shard) {
    return printJson({
        version: 1,
        tool: { name: _tool_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .tool */ .z.name, version: _tool_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .tool */ .z.version },
        shard: shard && shardFields(shard),
        files: items(files),
        diagnostics: items(diagnostics),
        statistics,
        summary,
    });
}
/** What a report says of the part that it is. */
function shardFields({ index, count, failed }) {
    return { index, count, ...(failed && { failed }) };
}
/**
 * JSON in which no string holds `##[`, which GitHub's runner obeys anywhere in a line of a log, nor what
 * steers a terminal, hides or reorders text.
 */
function stringify(value) {
    const json = JSON.stringify(value, undefined, 2);
    return (0,_text_escape_invisible_js__WEBPACK_IMPORTED_MODULE_3__/* .isPlain */ .$i)(json) ? json : (0,_text_escape_invisible_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeInvisible */ .ts)(json, escaped).replaceAll('##[', '##\\u005b');
}
/** The escapes of a character's code units. A line break is none of a string, but of the layout. */
function escaped(character) {
    if (character === '\n')
        return character;
    return character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}
const ITEMS = Symbol('items');
/** Marks a list of which each item is made when it is printed. */
function items(list) {
    return { [ITEMS]: list };
}
/** What `stringify` gives of a value, and a line break, in pieces where lists in it are marked by `items`. */
function* printJson(value) {
    yield* pieces(value, '');
    yield '\n';
}
function* pieces(value, indent) {
    if (!holdsItems(value)) {
        yield indented(value, indent);
        return;
    }
    const inner = `${indent}  `;
    if (ITEMS in value) {
        yield* itemPieces(value, indent);
        return;
    }
    const isList = Array.isArray(value);
    let before = isList ? '[\n' : '{\n';
    for (const [name, member] of Object.entries(value)) {
        if (member === undefined)
            continue;
        yield `${before}${inner}${isList ? '' : `${stringify(name)}: `}`;
        yield* pieces(member, inner);
        before = ',\n';
    }
    yield `\n${indent}${isList ? ']' : '}'}`;
}
function* itemPieces({ [ITEMS]: list }, indent) {
    const inner = `${indent}  `;
    let before = '[\n';
    for (const item of list) {
        yield `${before}${inner}${indented(item, inner)}`;
        before = ',\n';
    }
    yield before === '[\n' ? '[]' : `\n${indent}]`;
}
function holdsItems(value) {
    return (typeof value === 'object' && value !== null && (ITEMS in value || Object.values(value).some(holdsItems)));
}
/** No string of JSON has a line break in it, so each belongs to the layout. */
function indented(value, indent) {
    return stringify(value).replaceAll('\n', `\n${indent}`);
}


/***/ })

};
;