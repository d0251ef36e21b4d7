"use strict";
exports.id = 795;
exports.ids = [795];
exports.modules = {

/***/ 7795:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  copilot: () => (/* binding */ copilot)
});

// EXTERNAL MODULE: ./src/text/comments.ts
var comments = __webpack_require__(5301);
// EXTERNAL MODULE: ./src/formats/frontmatter-rules.ts
var frontmatter_rules = __webpack_require__(5252);
// EXTERNAL MODULE: ./src/formats/links/dead-link.ts + 1 modules
var dead_link = __webpack_require__(7485);
// EXTERNAL MODULE: ./src/formats/copilot/example.ts
var example = __webpack_require__(8565);
// EXTERNAL MODULE: ./src/formats/copilot/info.ts
var info = __webpack_require__(43);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/text/fields.ts
var text_fields = __webpack_require__(1686);
// EXTERNAL MODULE: ./src/text/frontmatter.ts + 1 modules
var text_frontmatter = __webpack_require__(8693);
;// CONCATENATED MODULE: ./src/formats/copilot/parse.ts



/** Reads a custom agent with where each field was written. Never throws. */
function parseCopilot(source) {
    const frontmatter = (0,text_frontmatter/* parseFrontmatter */.yv)(source.text);
    const { fields, body } = frontmatter;
    const list = fields.get('handoffs')?.value;
    return {
        source,
        frontmatter,
        fields,
        body,
        readable: frontmatter.state === 'read' || frontmatter.state === 'absent',
        handoffs: list === undefined || !(0,text_fields/* isList */.Lv)(list)
            ? []
            : list.map((item) => ({ item, fields: (0,text_fields/* isMapping */.pi)(item.value) ? item.value : new Map() })),
    };
}
/** What an agent is called, and whom it hands over to. */
function copilotHeader({ source: { path, files }, fields, handoffs }) {
    const name = (0,text_fields/* textField */.M8)(fields, 'name')?.value.trim();
    return {
        names: [
            (0,posix_.basename)(path).replace(/(?:\.(?:agent|chatmode))?\.md$/i, ''),
            ...(name === undefined ? [] : [name]),
        ],
        targets: handoffs.flatMap((handoff) => (0,text_fields/* textField */.M8)(handoff.fields, 'agent') ?? []),
        files,
    };
}

;// CONCATENATED MODULE: ./src/formats/copilot/rules/agents-tool.ts


/** The tool that runs other agents, by its names in VS Code and at GitHub; and all tools. */
const AGENT_TOOLS = new Set(['agent', 'custom-agent', 'task', 'runsubagent', '*']);
const agentsTool = {
    id: 'copilot/agents-tool',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'If the file has `agents`, `tools` has `agent`',
    why: 'The tool `agent` runs the other agents. If `tools` lacks it, they can never be called. Without `tools`, all tools are available.',
    source: example/* VSCODE */.dX,
    bad: (0,example/* withLines */.Gy)('agents: [implementer]', 'tools: [read, search]'),
    good: (0,example/* withLines */.Gy)('agents: [implementer]', 'tools: [read, search, agent]'),
    check({ fields }, report) {
        const agents = fields.get('agents');
        const tools = fields.get('tools')?.value;
        if (agents === undefined ||
            !(0,text_fields/* isList */.Lv)(agents.value) ||
            agents.value.length === 0 ||
            tools === undefined ||
            tools === null)
            return;
        if (!namesOf(tools).some((name) => AGENT_TOOLS.has(name) || name.startsWith('agent/')))
            report(agents.key, '`tools` has no `agent`, so nothing can run the agents of `agents`. Add `agent` to `tools`.');
    },
};
function namesOf(tools) {
    const names = (0,text_fields/* isList */.Lv)(tools) ? tools.map(({ value }) => String(value)) : String(tools).split(',');
    return names.map((name) => name.trim().toLowerCase());
}

// EXTERNAL MODULE: ./src/text/code-points.ts
var code_points = __webpack_require__(7368);
// EXTERNAL MODULE: ./src/text/wording.ts
var wording = __webpack_require__(2179);
;// CONCATENATED MODULE: ./src/formats/copilot/rules/body-length.ts



const bodyLength = {
    id: 'copilot/body-length',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'The body has at most 30,000 characters',
    why: 'GitHub allows a prompt of 30,000 characters. All of it is sent with every request.',
    max: 30_000,
    source: example/* GITHUB */.U0,
    bad: { path: example/* goodCopilot */.wl.path, text: example/* goodCopilot */.wl.text + 'Read on.\n'.repeat(4000) },
    good: example/* goodCopilot */.wl,
    check({ body: [start, end], source: { text } }, report, { max }) {
        const body = text.slice(start, end).trim();
        // There are never more characters than UTF-16 code units.
        if (body.length <= max)
            return;
        const length = (0,code_points/* codePoints */.B)(body);
        if (length <= max)
            return;
        const at = text.indexOf(body, start) +
            Array.from(body.slice(0, 2 * max))
                .slice(0, max)
                .join('').length;
        report([at, at], `The body has ${(0,wording/* count */.U9)(length)} characters, ${(0,wording/* count */.U9)(length - max)} more than GitHub allows. Shorten it to ${(0,wording/* count */.U9)(max)}.`);
    },
};

// EXTERNAL MODULE: ./src/text/quote.ts
var quote = __webpack_require__(5383);
;// CONCATENATED MODULE: ./src/formats/copilot/rules/chatmode.ts



const chatmode = {
    id: 'copilot/chatmode',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'Custom agents are named `*.agent.md`, not `*.chatmode.md`',
    why: 'Chat modes are now custom agents, in `.github/agents`. Only VS Code still reads the old name.',
    source: example/* VSCODE */.dX,
    bad: { path: '.github/chatmodes/reviewer.chatmode.md', text: example/* goodCopilot */.wl.text },
    good: example/* goodCopilot */.wl,
    check({ source: { path } }, report) {
        const name = (0,posix_.basename)(path);
        const stem = /^(.*)\.chatmode\.md$/is.exec(name)?.[1];
        if (stem !== undefined)
            report([0, 0], `${(0,quote/* quote */.h)(name)} is the old name of a custom agent. Move it to ${(0,quote/* quote */.h)(`.github/agents/${stem}.agent.md`)}.`);
    },
};

// EXTERNAL MODULE: ./src/formats/misplaced-frontmatter.ts
var misplaced_frontmatter = __webpack_require__(9261);
;// CONCATENATED MODULE: ./src/formats/copilot/rules/description-missing.ts



const descriptionMissing = {
    id: 'copilot/description-missing',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The frontmatter has a `description`',
    why: 'GitHub requires it: Copilot reads it to decide whether to hand work to the agent. VS Code only shows it, so this is a warning for `target: vscode` and for chat modes.',
    source: example/* GITHUB */.U0,
    bad: { path: example/* goodCopilot */.wl.path, text: example/* goodCopilot */.wl.text.replace(/^description.*\n/m, '') },
    good: example/* goodCopilot */.wl,
    check({ fields, readable, frontmatter, source: { path, text } }, report) {
        const field = fields.get('description');
        if (!readable || !(0,text_fields/* isBlank */.z3)(field))
            return;
        const misplaced = frontmatter.state === 'absent' ? (0,misplaced_frontmatter/* misplacedBlock */.o)(text) : undefined;
        if (misplaced !== undefined)
            return report(misplaced.opening, 'The frontmatter is not the first thing in the file, so clients read no `description`. Move it to the first line.');
        const editorOnly = fields.get('target')?.value === 'vscode' || /\.chatmode\.md$/i.test(path);
        report(field?.key ?? frontmatter.opening, `The agent has no \`description\`. ${frontmatter.state === 'absent' ? 'Start the file with one between two `---` lines' : 'Add one that says what it does and when to use it'}.`, editorOnly ? { severity: 'warning' } : {});
    },
};

// EXTERNAL MODULE: ./src/text/fixes.ts
var fixes = __webpack_require__(9488);
// EXTERNAL MODULE: ./src/formats/field-types.ts
var field_types = __webpack_require__(5728);
;// CONCATENATED MODULE: ./src/formats/copilot/rules/field-type.ts





const TEXTS = ['name', 'description', 'argument-hint'];
const BOOLEANS = ['disable-model-invocation', 'user-invocable'];
const MAPPINGS = ['mcp-servers', 'metadata'];
const LISTS = new Map([
    ['tools', 'a list, or text with commas between the tools'],
    ['model', 'one name, or a list of names'],
    ['agents', 'a list of names'],
]);
const fieldType = {
    id: 'copilot/field-type',
    severity: { recommended: 'error', strict: 'error' },
    fix: 'safe',
    summary: 'Every field has the type that GitHub and VS Code document',
    why: 'A client that expects another type ignores the field or refuses the agent. `"true"` in quotes is text, not the boolean `true`.',
    source: example/* GITHUB */.U0,
    bad: (0,example/* withLines */.Gy)('user-invocable: "false"'),
    good: (0,example/* withLines */.Gy)('user-invocable: false', 'tools: ["edit/editFiles", "github/*"]', 'model: GPT-4.1'),
    check(document, report) {
        (0,field_types/* reportNonText */.$)(document, TEXTS, report);
        for (const [key, field] of document.fields) {
            if (field.value === null)
                continue;
            if (BOOLEANS.includes(key))
                reportNonBoolean(document, key, field, report);
            else if (MAPPINGS.includes(key) && !(0,text_fields/* isMapping */.pi)(field.value))
                report(field.range, `\`${key}\` is ${(0,text_fields/* kindOf */.I)(field.value)}, not a mapping. Indent its fields below it, one on each line.`);
            else if (LISTS.has(key))
                reportNonList(document, key, field, report);
        }
    },
};
function reportNonBoolean({ source }, key, { value, range }, report) {
    if (typeof value === 'boolean')
        return;
    const meant = typeof value === 'string' ? /^(?:true|false)$/i.exec(value)?.[0].toLowerCase() : undefined;
    const problem = `\`${key}\` is ${(0,text_fields/* kindOf */.I)(value)}, not a boolean.`;
    if ((0,text_fields/* isTagged */.$J)(source.text, range))
        return report(range, `${problem} Write \`true\` or \`false\` without a tag before it.`);
    if (meant === undefined)
        return report(range, `${problem} Write \`true\` or \`false\`.`);
    report(range, `${problem} Write \`${meant}\`.`, (0,fixes/* safely */.v)(`Write \`${meant}\``, { range, text: meant }));
}
function reportNonList(document, key, field, report) {
    const { value, range } = field;
    if ((0,text_fields/* isList */.Lv)(value)) {
        for (const item of value) {
            if (typeof item.value === 'string')
                continue;
            const at = item.range[0] === item.range[1] ? field.key : item.range;
            report(at, `An item of \`${key}\` is ${(0,text_fields/* kindOf */.I)(item.value)}, not text. Write plain text.`, (0,field_types/* quoting */.y)(document, item));
        }
    }
    else if (!isAccepted(key, value))
        report(range, `\`${key}\` is ${(0,text_fields/* kindOf */.I)(value)}${typeof value === 'string' ? ` ${(0,quote/* quote */.h)(value)}` : ''}. Write ${LISTS.get(key)}.`, key === 'agents' ? {} : (0,field_types/* quoting */.y)(document, field));
}
/** A single text means a list of tools or the one model, and of agents only `*`, all of them. */
function isAccepted(key, value) {
    return typeof value === 'string' && (key !== 'agents' || value === '*');
}

;// CONCATENATED MODULE: ./src/formats/copilot/rules/filename.ts



const filename = {
    id: 'copilot/filename',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'In `.github/agents`, file names have only letters, digits, `.`, `-` and `_`',
    why: 'GitHub accepts only the characters `. - _ a-z A-Z 0-9` in the file name of a custom agent. The display name in `name` may have any character.',
    source: example/* GITHUB */.U0,
    bad: { path: '.github/agents/code reviewer.agent.md', text: example/* goodCopilot */.wl.text },
    good: example/* goodCopilot */.wl,
    check({ source: { path } }, report) {
        const name = (0,posix_.basename)(path);
        const odd = /[^.A-Za-z0-9_-]/u.exec(name)?.[0];
        if (odd === undefined || !/(?:^|\/)\.github\/agents\//.test(path))
            return;
        report([0, 0], `The file name ${(0,quote/* quote */.h)(name)} has ${odd === ' ' ? 'a space' : (0,quote/* quote */.h)(odd)}, which GitHub does not accept. Use letters, digits, \`.\`, \`-\` and \`_\`.`);
    },
};

// EXTERNAL MODULE: ./src/text/near-names.ts
var near_names = __webpack_require__(6056);
// EXTERNAL MODULE: ./src/text/write-yaml.ts
var write_yaml = __webpack_require__(8582);
;// CONCATENATED MODULE: ./src/formats/copilot/rules/handoff-agent.ts






const BUILT_IN = ['agent', 'ask', 'edit', 'plan'];
/** Each name that is wrong is compared with all that are right; of more wrong ones nobody needs the fix. */
const MOST_COMPARED = 100;
const SUFFIXES = ['.agent.md', '.chatmode.md', '.md'];
const handoffAgent = {
    id: 'copilot/handoff-agent',
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'suggested',
    summary: 'Every handoff names an agent of the repository or a built-in one',
    why: 'A handoff to an agent that does not exist does nothing. Use its `name`, or its file name without the suffix. The agents agent, ask, edit and plan are built in. The linter cannot see agents of the user or the organization.',
    source: example/* VSCODE */.dX,
    bad: (0,example/* withLines */.Gy)('handoffs:', '  - label: Implement', '    agent: implementer', '    prompt: Implement the plan.'),
    good: {
        ...(0,example/* withLines */.Gy)('handoffs:', '  - label: Implement', '    agent: implementer', '    prompt: Implement the plan.'),
        files: { '.github/agents/implementer.agent.md': example/* goodCopilot */.wl.text },
    },
    checkAll(headers, report) {
        // As they are written, by what they are compared by.
        const namesOf = new Map();
        for (const { root, header } of headers) {
            const names = namesOf.get(root) ?? new Map(BUILT_IN.map((name) => [name, name]));
            for (const name of header.names)
                if (!names.has(name.toLowerCase()))
                    names.set(name.toLowerCase(), name);
            namesOf.set(root, names);
        }
        let compared = 0;
        for (const file of headers) {
            const names = namesOf.get(file.root);
            for (const { value, range } of file.header.targets) {
                const name = value.trim();
                if (name === '' || names.has(name.toLowerCase()) || isFile(name, file))
                    continue;
                const nearest = compared++ < MOST_COMPARED ? (0,near_names/* nearestOf */.qw)(name, [...names.values()]) : [];
                const advice = nearest.length === 1 ? `Did you mean ${(0,quote/* quote */.h)(nearest[0])}?` : 'Add the agent, or correct the name.';
                report(file, range, `${(0,quote/* quote */.h)(name)} is not an agent of this repository or a built-in one. ${advice}`, nearest.length === 1 ? (0,fixes/* suggest */.Z)(`Write ${(0,quote/* quote */.h)(nearest[0])}`, range, (0,write_yaml/* writeYaml */.V)(nearest[0])) : {});
            }
        }
    },
};
/** Whether a file that this run does not look at is the agent. */
function isFile(name, { path, header: { files } }) {
    if (name.includes('/'))
        return false;
    return [(0,posix_.dirname)(path), '.github/agents', '.github/chatmodes'].some((folder) => SUFFIXES.some((suffix) => files.has((0,posix_.join)(folder, name + suffix))));
}

;// CONCATENATED MODULE: ./src/formats/copilot/rules/handoffs.ts






const handoffs = {
    id: 'copilot/handoffs',
    severity: { recommended: 'error', strict: 'error' },
    fix: 'suggested',
    summary: 'Every handoff has a `label` of its own, an `agent` and a `prompt`',
    why: 'A handoff is a button below the answer: it shows the label and opens the agent with the prompt. Without label or agent there is no button. Without a prompt, the next agent does not know what to do: that is a warning.',
    source: example/* VSCODE */.dX,
    bad: (0,example/* withLines */.Gy)('handoffs:', '  - label: Implement', '    prompt: Implement the plan.'),
    good: (0,example/* withLines */.Gy)('handoffs:', '  - label: Implement', '    agent: agent', '    prompt: Implement the plan.'),
    check({ fields, handoffs: items }, report) {
        const field = fields.get('handoffs');
        if (field === undefined || field.value === null)
            return;
        if (!(0,text_fields/* isList */.Lv)(field.value))
            return report(field.range, `\`handoffs\` is ${(0,text_fields/* kindOf */.I)(field.value)}, not a list. Start each handoff with \`- \`.`);
        const labels = new Map();
        for (const { item, fields: parts } of items) {
            const place = firstKey(parts) ?? (item.range[0] === item.range[1] ? field.key : item.range);
            if (!(0,text_fields/* isMapping */.pi)(item.value)) {
                report(place, `A handoff is ${(0,text_fields/* kindOf */.I)(item.value)}, not a mapping. Give it \`label\`, \`agent\` and \`prompt\`.`);
                continue;
            }
            const misspelt = reportParts(parts, report);
            const missing = ['label', 'agent'].filter((key) => (0,text_fields/* isBlank */.z3)(parts.get(key)) && !misspelt.has(key));
            if (missing.length > 0)
                report(place, `The handoff has no ${(0,wording/* listed */.KE)(missing.map((key) => `\`${key}\``))}. Add ${missing.length === 1 ? 'it' : 'them'}.`);
            if ((0,text_fields/* isBlank */.z3)(parts.get('prompt')) && !misspelt.has('prompt'))
                report(place, 'The handoff has no `prompt`. Add one that says what the next agent must do.', {
                    severity: 'warning',
                });
            const label = parts.get('label');
            if (label === undefined || typeof label.value !== 'string' || (0,text_fields/* isBlank */.z3)(label))
                continue;
            const first = labels.get(label.value.trim());
            if (first === undefined)
                labels.set(label.value.trim(), label.range);
            else
                report(label.range, `Two handoffs are labelled ${(0,quote/* quote */.h)(label.value)}. Give each a label of its own.`, { related: [{ range: first, message: 'The first one is here.' }] });
        }
    },
};
const handoffs_TEXTS = ['label', 'agent', 'prompt'];
/** Reports parts that have the wrong type or a misspelt name; the names that are meant by those. */
function reportParts(parts, report) {
    const misspelt = new Set();
    for (const [name, { key, value, range }] of parts) {
        const [meant] = handoffs_TEXTS.includes(name) ? [] : (0,near_names/* nearestOf */.qw)(name, handoffs_TEXTS);
        if (meant !== undefined && !parts.has(meant) && !misspelt.has(meant)) {
            misspelt.add(meant);
            report(key, `${(0,quote/* quote */.h)(name)} is not a field of a handoff. Did you mean \`${meant}\`?`, (0,fixes/* suggest */.Z)(`Rename to \`${meant}\``, (0,text_fields/* withinQuotes */.fC)(key, name), meant));
        }
        else if (handoffs_TEXTS.includes(name) && value !== null && typeof value !== 'string')
            report(range, `\`${name}\` of a handoff is ${(0,text_fields/* kindOf */.I)(value)}, not text. Write plain text.`);
        else if (name === 'send' && value !== null && typeof value !== 'boolean')
            report(range, `\`send\` of a handoff is ${(0,text_fields/* kindOf */.I)(value)}, not a boolean. Write \`true\` or \`false\`.`);
    }
    return misspelt;
}
function firstKey(fields) {
    return fields.values().next().value?.key;
}

// EXTERNAL MODULE: ./src/text/position.ts
var position = __webpack_require__(9956);
;// CONCATENATED MODULE: ./src/formats/copilot/rules/infer.ts



const infer = {
    id: 'copilot/infer',
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'safe',
    summary: 'The retired field `infer` is not used',
    why: 'Two fields replaced it: `disable-model-invocation` keeps other agents from choosing this one, and `user-invocable` says whether people may. `infer: true` is the default.',
    source: example/* GITHUB */.U0,
    bad: (0,example/* withLines */.Gy)('infer: false'),
    good: (0,example/* withLines */.Gy)('disable-model-invocation: true'),
    check({ fields, source: { text } }, report) {
        const field = fields.get('infer');
        if (field === undefined)
            return;
        const disabled = fields.get('disable-model-invocation')?.value ?? false;
        const needless = field.value === true || (field.value === false && disabled === true);
        const advice = field.value === true
            ? 'Remove it: `true` is the default'
            : needless
                ? 'Remove it: that field says the same'
                : field.value === false
                    ? 'Write `disable-model-invocation: true` instead'
                    : 'Use that field instead: its `true` means what `infer: false` meant';
        report(field.key, `\`infer\` was replaced by \`disable-model-invocation\`. ${advice}.`, needless && disabled === !field.value ? removal(text, field) : {});
    },
};
/** A fix that removes the line of a field; none where anything else stands there. */
function removal(text, { key: [start] }) {
    const end = (0,position/* lineEnd */.kd)(text, start) + 1;
    const alone = (start === 0 || text[start - 1] === '\n') &&
        /^infer[ \t]*:[ \t]*(?:true|false)[ \t\r]*\n$/i.test(text.slice(start, end));
    return alone ? (0,fixes/* safely */.v)('Remove the line', { range: [start, end], text: '' }) : {};
}

;// CONCATENATED MODULE: ./src/formats/copilot/rules/mcp-servers.ts



const REMOTE = new Set(['http', 'sse']);
const LOCAL = new Set(['local', 'stdio']);
const mcpServers = {
    id: 'copilot/mcp-servers',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'A local MCP server has a `command`, a remote one a `url`',
    why: 'Without it, the client cannot start or reach the server, and the agent works without its tools.',
    source: example/* GITHUB */.U0,
    bad: (0,example/* withLines */.Gy)('mcp-servers:', '  docs:', '    type: http', '    command: npx'),
    good: (0,example/* withLines */.Gy)('mcp-servers:', '  docs:', '    type: http', '    url: https://example.com/mcp'),
    check({ fields }, report) {
        const servers = fields.get('mcp-servers')?.value;
        if (servers === undefined || !(0,text_fields/* isMapping */.pi)(servers))
            return;
        for (const [name, { key, value }] of servers) {
            if (!(0,text_fields/* isMapping */.pi)(value)) {
                report(key, `The server ${(0,quote/* quote */.h)(name)} is ${(0,text_fields/* kindOf */.I)(value)}${value === null ? '' : ', not a mapping'}. Give it a \`command\` or a \`url\`.`);
                continue;
            }
            const written = value.get('type');
            if (written !== undefined && written.value !== null && typeof written.value !== 'string') {
                report(written.range, `The type of the server ${(0,quote/* quote */.h)(name)} is ${(0,text_fields/* kindOf */.I)(written.value)}, not text. Write \`local\`, \`stdio\`, \`http\` or \`sse\`.`);
                continue;
            }
            const type = String(written?.value ?? '').toLowerCase();
            const command = !(0,text_fields/* isBlank */.z3)(value.get('command'));
            const url = !(0,text_fields/* isBlank */.z3)(value.get('url'));
            if (REMOTE.has(type) && !url)
                report(key, `The ${type} server ${(0,quote/* quote */.h)(name)} has no \`url\`. Add the address of the server.`);
            else if (LOCAL.has(type) && !command)
                report(key, `The ${type} server ${(0,quote/* quote */.h)(name)} has no \`command\`. Add the command that starts it.`);
            else if (type === '' && !command && !url)
                report(key, `The server ${(0,quote/* quote */.h)(name)} has neither \`command\` nor \`url\`. Add one of the two.`);
        }
    },
};

// EXTERNAL MODULE: ./src/formats/unknown-fields.ts
var unknown_fields = __webpack_require__(3494);
// EXTERNAL MODULE: ./src/formats/copilot/fields.ts
var copilot_fields = __webpack_require__(9246);
;// CONCATENATED MODULE: ./src/formats/copilot/rules/misspelt-field.ts



const misspeltField = {
    id: 'copilot/misspelt-field',
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'safe',
    summary: 'No field of GitHub or VS Code is misspelt',
    why: 'Clients silently ignore a misspelt field: the agent runs without it.',
    source: example/* GITHUB */.U0,
    bad: (0,example/* withLines */.Gy)('user-invokable: false'),
    good: example/* goodCopilot */.wl,
    check({ fields }, report) {
        (0,unknown_fields/* reportMisspelt */.W)(fields, copilot_fields/* KNOWN_FIELDS */.s, report);
    },
};

;// CONCATENATED MODULE: ./src/formats/copilot/rules/target.ts





const TARGETS = ['vscode', 'github-copilot'];
const target = {
    id: 'copilot/target',
    severity: { recommended: 'error', strict: 'error' },
    fix: 'suggested',
    summary: '`target` is `vscode` or `github-copilot`',
    why: 'No client shows an agent with another target. Without `target`, both show it.',
    source: example/* GITHUB */.U0,
    bad: (0,example/* withLines */.Gy)('target: vs-code'),
    good: (0,example/* withLines */.Gy)('target: vscode'),
    check({ fields }, report) {
        const field = fields.get('target');
        if (field === undefined || field.value === null || TARGETS.includes(String(field.value)))
            return;
        const { value, range } = field;
        const [nearest] = typeof value === 'string' ? (0,near_names/* nearestOf */.qw)(value, TARGETS) : [];
        const message = `${typeof value === 'object' ? `\`target\` is ${(0,text_fields/* kindOf */.I)(value)}, not a target` : `${(0,quote/* quote */.h)(String(value))} is not a target`}. ${nearest === undefined ? 'Use `vscode` or `github-copilot`.' : `Did you mean \`${nearest}\`?`}`;
        report(range, message, nearest === undefined ? {} : (0,fixes/* suggest */.Z)(`Write \`${nearest}\``, range, nearest));
    },
};

;// CONCATENATED MODULE: ./src/formats/copilot/rules/unknown-field.ts



const unknownField = {
    id: 'copilot/unknown-field',
    severity: { recommended: 'off', strict: 'warning' },
    allow: 'names of fields',
    summary: 'Every field is one that GitHub or VS Code documents',
    why: 'Neither GitHub nor VS Code reads the field. VS Code underlines it, but it does no harm. `metadata` is the place for your own data.',
    source: example/* GITHUB */.U0,
    bad: (0,example/* withLines */.Gy)('category: review'),
    good: example/* goodCopilot */.wl,
    check({ fields }, report, options) {
        (0,unknown_fields/* reportUnknown */.V)(fields, copilot_fields/* KNOWN_FIELDS */.s, 'Put such data in `metadata`', options, report);
    },
};

;// CONCATENATED MODULE: ./src/formats/copilot/index.ts



















const copilot = {
    ...info/* copilotInfo */.p,
    rules: [
        (0,frontmatter_rules/* frontmatterUnclosed */.c)('copilot', example/* GITHUB */.U0, example/* goodCopilot */.wl),
        (0,frontmatter_rules/* frontmatterYaml */._)('copilot', example/* GITHUB */.U0, example/* goodCopilot */.wl),
        misspeltField,
        descriptionMissing,
        fieldType,
        target,
        infer,
        handoffs,
        agentsTool,
        mcpServers,
        unknownField,
        bodyLength,
        filename,
        chatmode,
        (0,dead_link/* deadLink */.b)({
            group: 'copilot',
            severity: { recommended: 'warning', strict: 'warning' },
            source: example/* GITHUB */.U0,
            good: example/* goodCopilot */.wl,
            whole: 'repository',
            home: () => '',
            reach: () => '',
        }),
    ],
    repositoryRules: [handoffAgent],
    parse: parseCopilot,
    applicable: () => copilot.rules,
    header: copilotHeader,
    comments: (document) => (0,comments/* commentsOf */.u)(document),
};


/***/ })

};
;