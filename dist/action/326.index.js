"use strict";
exports.id = 326;
exports.ids = [326];
exports.modules = {

/***/ 4326:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  claude: () => (/* binding */ claude)
});

// EXTERNAL MODULE: ./src/references/dead-link.ts
var dead_link = __webpack_require__(2987);
// EXTERNAL MODULE: ./src/syntax/comments.ts
var comments = __webpack_require__(1433);
// EXTERNAL MODULE: ./src/formats/body-empty.ts
var body_empty = __webpack_require__(2342);
// EXTERNAL MODULE: ./src/formats/comment-in-value.ts
var comment_in_value = __webpack_require__(5789);
// EXTERNAL MODULE: ./src/formats/conflict-marker.ts
var conflict_marker = __webpack_require__(6279);
// EXTERNAL MODULE: ./src/formats/control-character.ts
var control_character = __webpack_require__(8315);
// EXTERNAL MODULE: ./src/formats/frontmatter-missing.ts + 1 modules
var frontmatter_missing = __webpack_require__(5605);
// EXTERNAL MODULE: ./src/formats/frontmatter-rules.ts
var frontmatter_rules = __webpack_require__(5252);
// EXTERNAL MODULE: ./src/formats/typographic-quotes.ts
var typographic_quotes = __webpack_require__(1258);
// EXTERNAL MODULE: ./src/formats/claude/example.ts
var example = __webpack_require__(5005);
// EXTERNAL MODULE: ./src/lint/fields/other-value.ts
var other_value = __webpack_require__(6469);
// EXTERNAL MODULE: ./src/lint/fields/rules.ts
var rules = __webpack_require__(644);
// EXTERNAL MODULE: ./src/lint/fields/strangers.ts
var strangers = __webpack_require__(2184);
// EXTERNAL MODULE: ./src/lint/fields/wrong-types.ts
var wrong_types = __webpack_require__(7550);
// EXTERNAL MODULE: ./src/syntax/fields.ts
var syntax_fields = __webpack_require__(4634);
// EXTERNAL MODULE: ./src/wording/quote.ts
var quote = __webpack_require__(400);
// EXTERNAL MODULE: ./src/formats/claude/fields.ts
var claude_fields = __webpack_require__(3670);
// EXTERNAL MODULE: ./src/formats/claude/tools-and-models.ts
var tools_and_models = __webpack_require__(4279);
;// CONCATENATED MODULE: ./src/formats/claude/field-rules.ts









const subagentFieldRules = (0,rules/* fieldRules */.a)(claude_fields/* FIELD_TABLE */.OI, {
    misspelt: {
        why: 'Claude Code silently ignores a misspelt field. A slip of `disallowedTools`, for one, leaves the agent tools that it must not have.',
        bad: (0,example/* withLines */.Gy)('disallowed-tools: Bash'),
        // A plugin’s agent is loaded without name and description, too.
        check: ({ fields, plugin }, report) => (0,strangers/* reportMisspelt */.W)(fields, claude_fields/* FIELD_TABLE */.OI, plugin === undefined ? report : (0,other_value/* reportAs */.$i)('warning', report)),
    },
    missing: {
        why: 'Claude Code takes a file without a `name` for documentation, and skips an agent without a `description`. In a plugin, the file name takes the place of the name, and a missing description is a warning.',
        bad: { path: example/* goodSubagent */.tp.path, text: example/* goodSubagent */.tp.text.replace(/^name.*\n/m, '') },
        say: {
            name: ({ plugin }) => plugin === undefined
                ? {
                    message: 'The agent has no `name`, so Claude Code skips the file. Add one of lowercase letters and hyphens.',
                }
                : undefined,
            description({ fields, plugin, text }, field) {
                if (plugin !== undefined && !(0,syntax_fields/* isBlank */.z3)(fields.get('when_to_use') ?? fields.get('when-to-use')))
                    return undefined;
                const message = field !== undefined && (0,syntax_fields/* isCommentedOut */.Zi)(field, text)
                    ? 'The `description` is empty, since its `#` starts a comment. Quote the whole value.'
                    : 'The agent has no `description`. Say what it does and when to use it.';
                return { message, ...(plugin && { severity: 'warning' }) };
            },
        },
    },
    type: {
        why: 'Claude Code skips an agent whose `name` or `description` is no text, and drops tools and skills that are none. Any other field of a wrong type is ignored: a warning.',
        bad: (0,example/* withLines */.Gy)('tools: {Read: true}'),
        good: (0,example/* withLines */.Gy)('tools: Read, Grep', 'skills: [review-guide]', 'background: true'),
        checks: {
            tools: reportNonNames,
            disallowedTools: reportNonNames,
            skills: reportNonNames,
            background: reportNoBoolean,
            omitClaudeMd: reportNoBoolean,
            mcpServers({ field: { value, range } }, report) {
                if (typeof value !== 'object')
                    report(range, `\`mcpServers\` is ${(0,syntax_fields/* kindOf */.I)(value)}, not a list. Write a list of servers.`);
            },
        },
    },
    value: {
        allow: 'values',
        why: 'Claude Code ignores a value that it does not know. A model that it does not know is an error at each call of the agent.',
        bad: (0,example/* withLines */.Gy)('color: magenta'),
        good: (0,example/* withLines */.Gy)('color: purple'),
        checks: {
            model: oneOf('model', { accepts: tools_and_models/* isModel */.yX, besides: ', or a full `claude-…` id' }),
            effort: oneOf('effort', { accepts: (value) => /^(?:\d+|low|medium|high|xhigh|max)$/i.test(value) }),
            // Some sessions have it, though no page says so.
            isolation: oneOf('isolation', { accepts: (value) => value === 'remote' }),
            permissionMode(subject, report) {
                if (subject.field.value === 'bypassPermissions')
                    return report(subject.field.range, 'With `bypassPermissions` nobody is asked before the agent acts. Use `acceptEdits`, or list its `tools` and use `default`.');
                oneOf('permissionMode', { unproposed: 'bypassPermissions' })(subject, report);
            },
            maxTurns({ field: { value, range }, document }, report) {
                const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
                if (value === null || (typeof number === 'number' && Number.isInteger(number) && number > 0))
                    return;
                const written = typeof value === 'object' ? (0,syntax_fields/* kindOf */.I)(value) : (0,quote/* quote */.h)(document.text.slice(...range));
                report(range, `\`maxTurns\` is ${written}, which Claude Code ignores. Write a whole number above 0.`);
            },
        },
    },
    unknown: {
        why: 'Claude Code ignores the field, and no model sees it. It does no harm.',
        bad: (0,example/* withLines */.Gy)('category: review'),
        advice: 'Put what the model must know in the body',
    },
});
function reportNonNames(subject, report) {
    const { key, field } = subject;
    if (typeof field.value === 'string')
        return;
    if ((0,syntax_fields/* isList */.Lv)(field.value))
        return (0,wrong_types/* reportNonTextItems */.X)(subject, report);
    report(field.range, `\`${key}\` is ${(0,syntax_fields/* kindOf */.I)(field.value)}. Write a list, or text with commas between the names.`);
}
/** The words `true` and `false` in quotes are read, too. */
function reportNoBoolean(subject, report) {
    const { value } = subject.field;
    if (value !== 'true' && value !== 'false')
        (0,wrong_types/* reportNonBoolean */.SF)(subject, report);
}
function oneOf(key, more) {
    return (subject, report) => (0,other_value/* reportOther */.Nn)(subject, { values: claude_fields/* FIELDS */.cJ[key].values, ...more }, report);
}

// EXTERNAL MODULE: ./src/formats/claude/info.ts + 1 modules
var info = __webpack_require__(1585);
// EXTERNAL MODULE: ./src/syntax/frontmatter.ts + 2 modules
var syntax_frontmatter = __webpack_require__(389);
// EXTERNAL MODULE: ./src/wording/paths.ts
var paths = __webpack_require__(5240);
// EXTERNAL MODULE: ./src/formats/claude/plugin.ts
var claude_plugin = __webpack_require__(3236);
;// CONCATENATED MODULE: ./src/formats/claude/parse.ts




/** Reads a subagent with where each field was written. Never throws. */
function parseSubagent(source) {
    const frontmatter = (0,syntax_frontmatter/* parseFrontmatter */.y)(source.text);
    const { fields, body } = frontmatter;
    const name = (0,syntax_fields/* textField */.M8)(fields, 'name');
    return {
        ...source,
        frontmatter,
        fields,
        body,
        name: (0,syntax_fields/* isBlank */.z3)(name) ? undefined : name,
        plugin: (0,claude_plugin/* pluginOf */.$)(source.path, source.files),
        readable: frontmatter.state === 'read',
    };
}
/** What a subagent is called, and where. The folders of a plugin’s agents are a part of their names. */
function subagentHeader({ name, plugin, path }) {
    const own = /^(?:.*\/)?\.claude\/agents(?=\/)/is.exec(path)?.[0];
    return {
        name: name && { text: name.value.trim(), range: name.range },
        tree: plugin === undefined ? (own ?? (0,paths/* dirname */.pD)(path)) : (0,paths/* dirname */.pD)(path),
    };
}

;// CONCATENATED MODULE: ./src/formats/claude/rules/duplicate-name.ts


const duplicateName = {
    id: 'claude/duplicate-name',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'No two agents of one folder share a name',
    why: 'Claude Code loads one of two agents with the same name, and nothing says which. An agent of a project may have the name of one of the user: it takes its place.',
    source: example/* SUBAGENTS */.j_,
    bad: { ...example/* goodSubagent */.tp, files: { '.claude/agents/team/critic.md': example/* goodSubagent */.tp.text } },
    good: {
        ...example/* goodSubagent */.tp,
        files: { '.claude/agents/team/critic.md': example/* goodSubagent */.tp.text.replace('name: reviewer', 'name: critic') },
    },
    checkAll(headers, report) {
        const first = new Map();
        for (const file of headers) {
            const { name, tree } = file.header;
            if (name === undefined)
                continue;
            const key = `${file.root}\0${tree}\0${name.text}`;
            const other = first.get(key);
            if (other === undefined) {
                first.set(key, file);
                continue;
            }
            const related = [
                { path: other.path, range: other.header.name.range, message: 'The other one is here.' },
            ];
            report(file, name.range, `Another agent is named ${(0,quote/* quote */.h)(name.text)}, too. Claude Code loads only one of them. Rename one.`, { related });
        }
    },
};

// EXTERNAL MODULE: ./src/wording/fixes.ts
var fixes = __webpack_require__(5971);
;// CONCATENATED MODULE: ./src/formats/claude/read-tools.ts


/** The tools of a text with commas or blanks between them, or of a list; none in a value of another type. */
function readTools({ value, range }, text) {
    if (typeof value === 'string')
        return split(value, range, text);
    if (!(0,syntax_fields/* isList */.Lv)(value))
        return [];
    return value.flatMap((item) => (typeof item.value === 'string' ? split(item.value, item.range, text) : []));
}
/** What stands in parentheses is a part of a tool, with its commas and blanks. */
function split(value, range, text) {
    const written = text.slice(...range);
    const start = written.indexOf(value);
    return [...value.matchAll(/[^\s,(]*\([^)]*\)?[^\s,]*|[^\s,]+/g)].map(({ 0: tool, index }) => ({
        written: tool,
        name: tool.replace(/\([^]*$/, ''),
        range: start === -1 ? range : [range[0] + start + index, range[0] + start + index + tool.length],
    }));
}
/** Whether a name is that of a tool: one that Claude Code has, one of a server, all of them, or `isOwn`. */
function isTool(name, isOwn) {
    return tools_and_models/* KNOWN_TOOLS */.GK.has(name) || name === '*' || name.startsWith('mcp__') || isOwn(name);
}

;// CONCATENATED MODULE: ./src/formats/claude/rules/ignored-field.ts





/** What plugins may not set, and the rule that has nothing to say of it there. */
const IGNORED = new Map([
    ['permissionMode', ['claude/field-value#permissionMode']],
    ['hooks', []],
    ['mcpServers', []],
    ['initialPrompt', []],
]);
const ignoredField = {
    id: 'claude/ignored-field',
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'safe',
    summary: 'No field is ignored where it is: `allowed-tools` in agents, `hooks` in plugins',
    why: '`allowed-tools` is a field of skills and commands. Claude Code ignores it in an agent, and an agent without `tools` inherits every tool. For security, it also ignores `permissionMode`, `hooks`, `mcpServers` and `initialPrompt` of agents that come with a plugin.',
    source: example/* SUBAGENTS */.j_,
    bad: (0,example/* withLines */.Gy)('allowed-tools: Read, Grep'),
    good: (0,example/* inPlugin */.FQ)((0,example/* withLines */.Gy)('tools: Read, Grep')),
    check({ fields, plugin, text }, report, { isOwnTool }) {
        if (plugin !== undefined)
            reportInPlugin(fields, report);
        let hasTools = fields.has('tools');
        for (const key of claude_fields/* SKILL_FIELDS */.Ig) {
            const field = fields.get(key);
            if (field === undefined)
                continue;
            if (hasTools)
                report(field.key, `\`${key}\` is a field of skills, which agents ignore. Remove it: \`tools\` counts.`);
            else
                report(field.key, `Agents ignore \`${key}\`, a field of skills, so this one inherits every tool. Write \`tools\` instead.`, renaming(key, field, text, isOwnTool));
            hasTools = true;
        }
    },
};
function reportInPlugin(fields, report) {
    for (const [key, covers] of IGNORED) {
        const field = fields.get(key);
        if (field !== undefined)
            report(field.key, `Claude Code ignores \`${key}\` in agents of plugins. Remove it, or put the agent in \`.claude/agents/\`.`, { covers });
    }
}
/** A fix where each name is a tool: of others the agent would have none. */
function renaming(key, field, text, isOwn) {
    const tools = readTools(field, text);
    const range = (0,syntax_fields/* withinQuotes */.fC)(field.key, key);
    if (tools.length === 0 || range[1] - range[0] !== key.length)
        return {};
    return tools.every(({ name }) => isTool(name, isOwn))
        ? (0,fixes/* revealing */.Q1)((0,fixes/* safely */.vm)('Rename to `tools`', { range, text: 'tools' }))
        : {};
}

// EXTERNAL MODULE: ./src/wording/code-points.ts
var code_points = __webpack_require__(2891);
// EXTERNAL MODULE: ./src/wording/wording.ts
var wording = __webpack_require__(7836);
;// CONCATENATED MODULE: ./src/formats/claude/rules/name-format.ts




/** Claude Code 2.1.330 refuses a longer one. */
const LONGEST = 256;
const nameFormat = {
    id: 'claude/name-format',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The name is lowercase letters, digits and hyphens',
    why: 'Claude Code refuses a name that starts with `-` or has a `:`, which separates a plugin from its agent. It loads a name with capitals or spaces, but people and models must then write it exactly so: a warning.',
    source: example/* SUBAGENTS */.j_,
    bad: { path: example/* goodSubagent */.tp.path, text: example/* goodSubagent */.tp.text.replace('name: reviewer', 'name: review:code') },
    good: example/* goodSubagent */.tp,
    check({ name }, report) {
        if (name === undefined)
            return;
        const shown = (0,quote/* quote */.h)(name.value);
        const normal = name.value.normalize('NFKC');
        const fault = normal.includes(':')
            ? 'has a `:`, which separates a plugin from its agent'
            : name.value.trim().startsWith('-')
                ? 'starts with a hyphen, as an option does'
                : undefined;
        if (fault !== undefined)
            return report(name.range, `${shown} ${fault}, so Claude Code skips the agent. Remove ${normal.includes(':') ? 'the `:`' : 'the hyphen'}.`);
        if ((0,code_points/* codePoints */.B)(name.value) > LONGEST)
            return report(name.range, `The name has ${(0,wording/* count */.U9)((0,code_points/* codePoints */.B)(name.value))} characters; Claude Code skips an agent with more than ${LONGEST}. Shorten it.`);
        const strange = name.value !== name.value.toLowerCase() ? 'capital letters' : strangeIn(name.value);
        if (strange !== undefined)
            report(name.range, `${shown} has ${strange}. Use lowercase letters, digits and hyphens.`, {
                severity: 'warning',
            });
    },
};
/** What else a name has that is neither a letter, nor a digit, nor a hyphen. */
function strangeIn(name) {
    if (/\s/.test(name))
        return 'white space';
    if (name.includes('_'))
        return 'underscores';
    const strange = /[^\p{L}\p{N}-]/u.exec(name)?.[0];
    return strange === undefined ? undefined : `the character ${(0,quote/* quote */.h)(strange)}`;
}

// EXTERNAL MODULE: ./src/wording/near-names.ts
var near_names = __webpack_require__(6757);
// EXTERNAL MODULE: ./src/references/own-file.ts
var own_file = __webpack_require__(1021);
// EXTERNAL MODULE: ./src/syntax/memoize-last.ts
var memoize_last = __webpack_require__(5260);
;// CONCATENATED MODULE: ./src/formats/claude/skills-beside.ts




/** The folder of the skills that come with an agent; undefined where it is missing, or they may lie elsewhere. */
function skillsFolder({ plugin, path, files }) {
    if (plugin?.hasOtherSkills === true)
        return undefined;
    const above = plugin?.folder ?? /^(?:.*\/)?\.claude(?=\/agents\/)/is.exec(path)?.[0];
    const folder = above === undefined ? undefined : (0,paths/* join */.fj)(above, 'skills');
    return folder !== undefined && files.has(folder) ? folder : undefined;
}
/** The names of the skills of a repository, by their folders: many agents look in one. */
const namesByFolder = (0,memoize_last/* memoizeLast */.x)(() => new Map());
/** The names of the skills in a folder, without those that git leaves out. */
function skillNamesIn(folder, files) {
    const known = namesByFolder(files);
    let names = known.get(folder);
    if (names === undefined)
        known.set(folder, (names = listNames(folder, files)));
    return names;
}
function listNames(folder, files) {
    const names = files.list(folder).map(({ name }) => name);
    return names.filter((name) => (0,own_file/* isOwnFile */.Z)((0,paths/* join */.fj)(folder, name, 'SKILL.md'), files));
}
/** Whether a skill says that the model may not use it. */
function isHiddenFromModel(text) {
    return (text.includes('disable-model-invocation') &&
        (0,syntax_frontmatter/* parseFrontmatter */.y)(text).fields.get('disable-model-invocation')?.value === true);
}

;// CONCATENATED MODULE: ./src/formats/claude/rules/skill-unknown.ts








const SKILL = '---\nname: review-guide\ndescription: Guides reviews. Use when reviewing.\n---\nBe kind.\n';
const skillUnknown = {
    id: 'claude/skill-unknown',
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'suggested',
    allow: 'names of skills',
    summary: 'Every skill that `skills` names exists, and the model may use it',
    why: 'Claude Code starts the agent without a skill that it does not find, or that has `disable-model-invocation: true`. Skills are looked for in the folder for skills beside the agents. If that is missing, nothing is reported.',
    source: example/* SUBAGENTS */.j_,
    bad: { ...(0,example/* withLines */.Gy)('skills: [review-gide]'), files: { '.claude/skills/review-guide/SKILL.md': SKILL } },
    good: {
        ...example/* goodSubagent */.tp,
        text: (0,example/* withLines */.Gy)('skills: [review-guide]').text,
        files: { '.claude/skills/review-guide/SKILL.md': SKILL },
    },
    check(subagent, report, { allows }) {
        const field = subagent.fields.get('skills');
        const folder = field === undefined ? undefined : skillsFolder(subagent);
        if (field === undefined || folder === undefined)
            return;
        const { files, text } = subagent;
        let compared = 0;
        // Of those of other plugins the repository may know nothing.
        const own = `${subagent.plugin?.name}:`;
        for (const { written, range } of listed(field, text)) {
            const name = written.startsWith(own) ? written.slice(own.length) : written;
            if (name.includes(':') || allows(written))
                continue;
            const skill = (0,paths/* join */.fj)(folder, name, 'SKILL.md');
            if (!files.has(skill)) {
                const [meant, ...others] = compared++ < near_names/* MOST_COMPARED */.uf ? (0,near_names/* nearestOf */.qw)(lastName(name), skillNamesIn(folder, files)) : [];
                const isSure = meant !== undefined && others.length === 0;
                const at = text.slice(...range) === name;
                report(range, `${(0,quote/* quote */.h)(name)} is not a skill in ${(0,quote/* quotePath */.W)(folder)}. ${isSure ? `Did you mean ${(0,quote/* quote */.h)(meant)}?` : 'Add it, or correct the name.'}`, isSure && at ? (0,fixes/* suggest */.ZA)(`Write ${(0,quote/* quote */.h)(meant)}`, range, meant) : {});
            }
            else if (isHiddenFromModel(files.read(skill) ?? ''))
                report(range, `The skill ${(0,quote/* quote */.h)(name)} has \`disable-model-invocation\`, so the agent starts without it. Remove that field, or the skill here.`);
        }
    },
};
function lastName(name) {
    return (0,paths/* basename */.P8)(name.replace(/\/SKILL\.md$/, ''));
}
function listed(field, text) {
    return (0,syntax_fields/* isList */.Lv)(field.value) || typeof field.value === 'string' ? readTools(field, text) : [];
}

;// CONCATENATED MODULE: ./src/formats/claude/rules/tool-both.ts



const toolBoth = {
    id: 'claude/tool-both',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'No tool is both in `tools` and in `disallowedTools`',
    why: '`disallowedTools` is applied first, so the tool is gone. Text in parentheses does not count there: `Bash(git push *)` removes all of `Bash`. Rules for parts of a tool are permissions, which settings hold.',
    source: example/* SUBAGENTS */.j_,
    bad: (0,example/* withLines */.Gy)('tools: Read, Bash', 'disallowedTools: Bash'),
    good: (0,example/* withLines */.Gy)('tools: Read, Bash', 'disallowedTools: Write'),
    check({ fields, text }, report) {
        const tools = fields.get('tools');
        const disallowed = fields.get('disallowedTools');
        if (disallowed === undefined)
            return;
        const names = new Set(tools === undefined ? [] : readTools(tools, text).map(({ name }) => name));
        for (const { name, written, range } of readTools(disallowed, text)) {
            const removes = written === name || name === 'Agent' || name === 'Task' ? '' : ` removes all of ${(0,quote/* quote */.h)(name)}`;
            if (names.has(name))
                report(range, removes === ''
                    ? `${(0,quote/* quote */.h)(name)} is in both \`tools\` and \`disallowedTools\`, so the agent lacks it. Remove it from one of them.`
                    : `${(0,quote/* quote */.h)(written)} here${removes}, which \`tools\` names. Remove it, and deny the command in the settings.`);
            else if (removes !== '')
                report(range, `${(0,quote/* quote */.h)(written)} here${removes}. Write ${(0,quote/* quote */.h)(name)}, or deny the command in the settings.`);
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/claude/rules/tool-none.ts





const toolNone = {
    id: 'claude/tool-none',
    severity: { recommended: 'error', strict: 'error' },
    summary: '`tools` leaves the agent a tool',
    why: 'An empty `tools`, or one in which no name is a tool, gives the agent no tool at all: Claude Code refuses to start it. Without the line the agent inherits every tool.',
    source: example/* SUBAGENTS */.j_,
    bad: (0,example/* withLines */.Gy)('tools: codebase, fetch'),
    good: (0,example/* withLines */.Gy)('tools: Read, mcp__github__search'),
    check({ fields, text }, report, { isOwnTool }) {
        const field = fields.get('tools');
        if (field === undefined)
            return;
        const isEmpty = (0,syntax_fields/* isBlank */.z3)(field) || ((0,syntax_fields/* isList */.Lv)(field.value) && field.value.length === 0);
        if (isEmpty)
            return report(field.range[0] === field.range[1] ? field.key : field.range, '`tools` is empty, so the agent has no tool. Name some, or remove the line to inherit every tool.');
        const tools = readTools(field, text);
        if (tools.length === 0 || tools.some(({ name }) => isTool(name, isOwnTool)))
            return;
        report(field.range, `No name in \`tools\` is a tool of Claude Code, so the agent has none. ${adviceOn(tools)}`, { covers: ['claude/tool-unknown'] });
    },
};
function adviceOn(tools) {
    const meant = tools.slice(0, near_names/* MOST_COMPARED */.uf).map(({ name }) => (0,near_names/* nearestOf */.qw)(name, tools_and_models/* PROPOSED_TOOLS */.N1));
    const isSure = tools.length <= near_names/* MOST_COMPARED */.uf && meant.every(({ length }) => length === 1);
    if (!isSure)
        return 'Name its tools, or remove the line.';
    return `Did you mean \`${meant.join(', ')}\`?`;
}

// EXTERNAL MODULE: ./src/formats/tool-list.ts
var tool_list = __webpack_require__(6321);
;// CONCATENATED MODULE: ./src/formats/claude/rules/tool-parenthesis.ts




const toolParenthesis = {
    id: 'claude/tool-parenthesis',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'Every parenthesis in a list of tools has its partner',
    why: 'Claude Code splits the list outside of parentheses. The tools after one that never closes become a part of it, and the agent lacks them.',
    source: example/* SUBAGENTS */.j_,
    bad: (0,example/* withLines */.Gy)('tools: Bash(git log *, Read'),
    good: (0,example/* withLines */.Gy)('tools: Bash(git log *), Read'),
    check({ fields }, report) {
        for (const key of ['tools', 'disallowedTools']) {
            const field = fields.get(key);
            const values = field === undefined ? [] : (0,syntax_fields/* isList */.Lv)(field.value) ? field.value : [field];
            for (const { value, range } of values) {
                if (typeof value === 'string' && (0,tool_list/* hasCommas */.n)(value) === undefined)
                    report(range, `${(0,quote/* quote */.h)(value)} has a parenthesis without its partner. Close or remove it.`, {
                        covers: ['claude/tool-none', 'claude/tool-unknown', 'claude/tool-both'],
                    });
            }
        }
    },
};

// EXTERNAL MODULE: ./src/lint/collect-diagnostics.ts
var collect_diagnostics = __webpack_require__(3082);
;// CONCATENATED MODULE: ./src/formats/claude/rules/tool-unknown.ts







const toolUnknown = {
    id: 'claude/tool-unknown',
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'suggested',
    summary: 'Every tool is one of Claude Code',
    why: 'Claude Code skips a name that it does not know: the agent lacks the tool, or keeps one that it must not have. Tools of MCP servers are never reported. Name your own tools in `tools` of the config file.',
    whenNot: 'The names are tools of your own. List them in `tools` of the config file instead.',
    source: 'https://code.claude.com/docs/en/tools-reference',
    bad: (0,example/* withLines */.Gy)('tools: Read, Gerp'),
    good: (0,example/* withLines */.Gy)('tools: Read, Grep, mcp__github'),
    check({ fields, text }, report, { isOwnTool }) {
        let compared = 0;
        for (const key of ['tools', 'disallowedTools']) {
            const field = fields.get(key);
            if (field === undefined)
                continue;
            for (const tool of readTools(field, text)) {
                if (isTool(tool.name, isOwnTool))
                    continue;
                const nearest = compared++ < collect_diagnostics/* MOST_FINDINGS */.V8 ? (0,near_names/* nearestOf */.qw)(tool.name, tools_and_models/* PROPOSED_TOOLS */.N1) : [];
                const { message, details } = said(tool, nearest, text);
                report(tool.range, message, details);
            }
        }
    },
};
function said({ name, range, written }, nearest, text) {
    const [meant, ...others] = nearest;
    if (/^mcp_[a-z\d]/i.test(name))
        return {
            message: `Tools of MCP servers are named \`mcp__server__tool\`, with two underscores each. Correct ${(0,quote/* quote */.h)(name)}.`,
            details: {},
        };
    const problem = `${(0,quote/* quote */.h)(name)} is not a tool of Claude Code.`;
    if (meant === undefined || others.length > 0)
        return {
            message: `${problem} Remove it, or name your own in \`tools\` of the config file.`,
            details: {},
        };
    const at = [range[0], range[0] + name.length];
    const isPlain = text.slice(...range) === written;
    return {
        message: `${problem} Did you mean \`${meant}\`?`,
        details: isPlain ? (0,fixes/* revealing */.Q1)((0,fixes/* suggest */.ZA)(`Write \`${meant}\``, at, meant)) : {},
    };
}

;// CONCATENATED MODULE: ./src/formats/claude/index.ts






















const TEXTS = ['name', 'description'];
const frontmatterRules = [
    (0,frontmatter_missing/* frontmatterMissing */.$)('claude', {
        why: 'Claude Code skips a file without frontmatter: it takes it for documentation. So does the linter, unless the file has fields or speaks to a model.',
        source: example/* SUBAGENTS */.j_,
        bad: 'You are a reviewer of code.\n',
        good: example/* goodSubagent */.tp,
        fields: () => '`name` and `description`',
    }),
    (0,frontmatter_rules/* frontmatterUnclosed */.c)('claude', example/* SUBAGENTS */.j_, example/* goodSubagent */.tp),
    (0,frontmatter_rules/* frontmatterYaml */._)('claude', example/* SUBAGENTS */.j_, example/* goodSubagent */.tp),
];
const ownRules = [
    (0,control_character/* controlCharacter */.T)('claude', example/* goodSubagent */.tp),
    ignoredField,
    ...subagentFieldRules,
    nameFormat,
    (0,comment_in_value/* commentInValue */.S)('claude', TEXTS, example/* goodSubagent */.tp),
    (0,typographic_quotes/* typographicQuotes */.Y)('claude', ['description'], example/* goodSubagent */.tp),
    toolNone,
    toolParenthesis,
    toolUnknown,
    toolBoth,
    skillUnknown,
];
const claude = {
    ...info/* claudeInfo */.N,
    fields: claude_fields/* FIELDS */.cJ,
    rules: [
        (0,conflict_marker/* conflictMarker */.p0)('claude', example/* goodSubagent */.tp, ['frontmatter-missing', 'missing-field']),
        ...frontmatterRules,
        ...ownRules,
        (0,body_empty/* bodyEmpty */.i)('claude', {
            why: 'The body is the system prompt of the agent. Without it the agent knows only what it is asked.',
            source: example/* SUBAGENTS */.j_,
            good: example/* goodSubagent */.tp,
        }),
        (0,dead_link/* deadLink */.b)({
            group: 'claude',
            severity: { recommended: 'warning', strict: 'warning' },
            source: example/* SUBAGENTS */.j_,
            good: example/* goodSubagent */.tp,
        }),
    ],
    repositoryRules: [duplicateName],
    parse: parseSubagent,
    // A file whose frontmatter never ends is all frontmatter.
    applicable: ({ frontmatter }) => frontmatter.state === 'unclosed'
        ? claude.rules.filter(({ id }) => id === 'claude/frontmatter-unclosed')
        : claude.rules,
    header: subagentHeader,
    comments: (document) => (0,comments/* commentsOf */.u)(document),
};


/***/ })

};
;