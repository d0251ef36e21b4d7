"use strict";
exports.id = 950;
exports.ids = [950];
exports.modules = {

/***/ 9950:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  copilot: () => (/* binding */ copilot)
});

// EXTERNAL MODULE: ./src/references/dead-link.ts
var dead_link = __webpack_require__(2987);
// EXTERNAL MODULE: ./src/syntax/comments.ts
var comments = __webpack_require__(1433);
// EXTERNAL MODULE: ./src/formats/conflict-marker.ts
var conflict_marker = __webpack_require__(6279);
// EXTERNAL MODULE: ./src/formats/frontmatter-rules.ts
var frontmatter_rules = __webpack_require__(5252);
// EXTERNAL MODULE: ./src/formats/copilot/example.ts
var example = __webpack_require__(8565);
// EXTERNAL MODULE: ./src/lint/fields/other-value.ts
var other_value = __webpack_require__(6469);
// EXTERNAL MODULE: ./src/lint/fields/rules.ts
var rules = __webpack_require__(644);
// EXTERNAL MODULE: ./src/lint/fields/wrong-types.ts
var wrong_types = __webpack_require__(7550);
// EXTERNAL MODULE: ./src/syntax/fields.ts
var syntax_fields = __webpack_require__(4634);
// EXTERNAL MODULE: ./src/wording/near-names.ts
var near_names = __webpack_require__(6757);
// EXTERNAL MODULE: ./src/wording/quote.ts
var quote = __webpack_require__(400);
// EXTERNAL MODULE: ./src/formats/misplaced-frontmatter.ts
var misplaced_frontmatter = __webpack_require__(9261);
// EXTERNAL MODULE: ./src/formats/copilot/fields.ts
var fields = __webpack_require__(9246);
;// CONCATENATED MODULE: ./src/formats/copilot/field-rules.ts









const copilotFieldRules = (0,rules/* fieldRules */.a)(fields/* FIELD_TABLE */.OI, {
    misspelt: {
        why: 'Clients silently ignore a misspelt field: the agent runs without it.',
        bad: (0,example/* withLines */.Gy)('user-invokable: false'),
    },
    missing: {
        why: 'GitHub requires a `description`: Copilot reads it to decide whether to hand work to the agent. VS Code only shows it, so this is a warning for `target: vscode` and for chat modes.',
        bad: { path: example/* goodCopilot */.wl.path, text: example/* goodCopilot */.wl.text.replace(/^description.*\n/m, '') },
        say: { description: missingDescription },
    },
    type: {
        why: 'A client that expects another type ignores the field or refuses the agent. `"true"` in quotes is text, not the boolean `true`. GitHub documents the values of `metadata` as text; another one is a warning, as is a level of `github.permissions` that GitHub does not know.',
        bad: (0,example/* withLines */.Gy)('user-invocable: "false"'),
        good: (0,example/* withLines */.Gy)('user-invocable: false', 'tools: ["edit/editFiles", "github/*"]', 'model: GPT-4.1'),
        checks: {
            tools: (subject, report) => reportNonNames(subject, 'a list, or text with commas between the tools', report),
            model: (subject, report) => reportNonNames(subject, 'one name, or a list of names', report),
            agents: reportNonAgents,
            'mcp-servers'(subject, report) {
                const { value, range } = subject.field;
                if (!(0,syntax_fields/* isList */.Lv)(value))
                    return (0,wrong_types/* reportNonMapping */.mu)(subject, report);
                report(range, '`mcp-servers` is a list, not a mapping. Write each server below its name, such as `docs:`, without `- `.');
            },
            metadata: reportMetadata,
            github(subject, report) {
                (0,wrong_types/* reportNonMapping */.mu)(subject, report);
                reportPermissions(subject.field.value, (0,other_value/* reportAs */.$i)('warning', report));
            },
        },
    },
    empty: {
        why: 'VS Code reports an empty `name`, `argument-hint`, `model` or tool as a mistake, and clients differ in what an empty field means. An empty list of tools or agents is fine: it means none. A missing description is another rule’s.',
        source: example/* VSCODE */.dX,
        bad: (0,example/* withLines */.Gy)('model: ""'),
        good: (0,example/* withLines */.Gy)('tools: []'),
        checks: {
            tools: (subject, report) => reportEmpty(subject, 'tool', report),
            model: (subject, report) => reportEmpty(subject, 'model', report),
        },
    },
    value: {
        severity: { recommended: 'error', strict: 'error' },
        why: 'An agent with a `target` that no client has is shown nowhere. A `model` that is none is a warning: clients use their default.',
        bad: (0,example/* withLines */.Gy)('target: vs-code'),
        good: (0,example/* withLines */.Gy)('target: vscode', 'model: [GPT-4.1, Claude Sonnet 4.5 (copilot)]'),
        checks: {
            target: reportTarget,
            model: (subject, report) => reportModel(subject, (0,other_value/* reportAs */.$i)('warning', report)),
        },
    },
    unknown: {
        why: 'Neither GitHub nor VS Code reads the field. VS Code underlines it, but it does no harm. `metadata` is the place for your own data. `mode` and `hidden` are fields of OpenCode, which reads them in its own folders.',
        bad: (0,example/* withLines */.Gy)('category: review'),
        advice: 'Put your own data in `metadata`, and keep fields of other clients',
    },
});
function missingDescription({ fields, frontmatter: { state }, path, text }) {
    const misplaced = state === 'absent' ? (0,misplaced_frontmatter/* misplacedBlock */.o)(text) : undefined;
    if (misplaced !== undefined)
        return {
            range: misplaced.opening,
            message: /^\s*(?:`{3}|~{3})/.test(text)
                ? 'A code fence wraps the file, so its frontmatter is code. Delete the fence.'
                : 'The frontmatter is not the first thing in the file, so clients read no `description`. Move it to the first line.',
        };
    const editorOnly = fields.get('target')?.value === 'vscode' || /\.chatmode\.md$/i.test(path);
    const advice = state === 'absent'
        ? 'Start the file with one between two `---` lines'
        : 'Add one that says what it does and when to use it';
    return {
        message: `The agent has no \`description\`. ${advice}.`,
        ...(editorOnly && { severity: 'warning' }),
    };
}
/** A single text means a list of tools, or the one model. */
function reportNonNames(subject, wanted, report) {
    const { key, field, document } = subject;
    if (typeof field.value === 'string')
        return;
    if ((0,syntax_fields/* isList */.Lv)(field.value))
        return (0,wrong_types/* reportNonTextItems */.X)(subject, report);
    report(field.range, `\`${key}\` is ${(0,syntax_fields/* kindOf */.I)(field.value)}. Write ${wanted}.`, (0,wrong_types/* quoting */.yu)(document, field));
}
function reportNonAgents(subject, report) {
    const { value, range } = subject.field;
    if ((0,syntax_fields/* isList */.Lv)(value))
        return (0,wrong_types/* reportNonTextItems */.X)(subject, report);
    if (value === '*')
        return report(range, 'VS Code reads `agents` only as a list. Write `["*"]`.', { severity: 'warning' });
    const isText = typeof value === 'string';
    const wanted = isText && /^[\w.-]+$/.test(value) ? `\`[${value}]\`` : 'a list of names';
    report(range, `\`agents\` is ${(0,syntax_fields/* kindOf */.I)(value)}${isText ? ', not a list' : ''}. Write ${wanted}.`);
}
function reportMetadata(subject, report) {
    const { field, document } = subject;
    if (!(0,syntax_fields/* isMapping */.pi)(field.value))
        return (0,wrong_types/* reportNonMapping */.mu)(subject, report);
    for (const [name, item] of field.value) {
        if (typeof item.value === 'string')
            continue;
        const isPlain = typeof item.value === 'number' || typeof item.value === 'boolean';
        report(item.range[0] === item.range[1] ? item.key : item.range, `The metadata value ${(0,quote/* quote */.h)(name)} is ${(0,syntax_fields/* kindOf */.I)(item.value)}, not text. ${isPlain ? 'Quote it' : 'Write text'}.`, { ...(0,wrong_types/* quoting */.yu)(document, item), severity: 'warning' });
    }
}
const LEVELS = ['read', 'write', 'none'];
/** `github.permissions`, by scope; a level that GitHub does not know gives none. */
function reportPermissions(github, report) {
    const permissions = (0,syntax_fields/* isMapping */.pi)(github) ? github.get('permissions') : undefined;
    if (permissions === undefined || permissions.value === null)
        return;
    const { value, range } = permissions;
    if (!(0,syntax_fields/* isMapping */.pi)(value))
        return report(range, `\`github.permissions\` is ${(0,syntax_fields/* kindOf */.I)(value)}, not a mapping. Write a scope and its level on each line, such as \`issues: read\`.`);
    for (const [scope, level] of value)
        if (!LEVELS.includes(String(level.value)))
            report(level.range[0] === level.range[1] ? level.key : level.range, `The permission ${(0,quote/* quote */.h)(scope)} has another level than \`read\`, \`write\` or \`none\`. Write one of these.`);
}
/** Nothing, nothing but blanks or commas between tools, or no model at all; or an item that is blank. */
function reportEmpty({ key, field }, what, report) {
    const { value } = field;
    const isEmpty = what === 'tool' ? typeof value === 'string' && /^[\s,]*$/.test(value) : isEmptyList(value);
    if ((0,syntax_fields/* isBlank */.z3)(field) || isEmpty)
        report(field.key, `\`${key}\` ${fields/* FIELDS */.cJ[key].empty}`);
    else if ((0,syntax_fields/* isList */.Lv)(value) && value.some((item) => typeof item.value === 'string' && (0,syntax_fields/* isBlank */.z3)(item)))
        report(field.key, `\`${key}\` has an empty item. Remove the item, or write the name of a ${what}.`);
}
function isEmptyList(value) {
    return (0,syntax_fields/* isList */.Lv)(value) && value.length === 0;
}
function reportTarget({ key, field: { value, range } }, report) {
    const { values = [] } = fields/* FIELDS */.cJ[key];
    if (value === null || values.includes(String(value)))
        return;
    const what = typeof value === 'object'
        ? `\`target\` is ${(0,syntax_fields/* kindOf */.I)(value)}, not a target`
        : `${(0,quote/* quote */.h)(String(value))} is not a target`;
    const [meant] = typeof value !== 'string'
        ? []
        : /^(?:copilot|github)$/i.test(value)
            ? ['github-copilot']
            : (0,near_names/* nearestOf */.qw)(value, values);
    (0,other_value/* propose */.BM)(range, { problem: `${what}.`, meant, otherwise: `Use ${(0,other_value/* codes */.F4)(values)}.` }, report);
}
function reportModel({ field, document }, report) {
    const { value, range } = field;
    if ((0,syntax_fields/* isList */.Lv)(value) && document.fields.get('target')?.value === 'github-copilot')
        return report(range, 'GitHub reads one model, not a list, and `target` is `github-copilot`. Write one name.');
    for (const item of (0,syntax_fields/* isList */.Lv)(value) ? value : [field]) {
        if (typeof item.value !== 'string')
            continue;
        if (/[|,]/.test(item.value) && /[^\s|,]/.test(item.value))
            report(item.range, `No model is named ${(0,quote/* quote */.h)(item.value)}. Write one name, or a list of names in brackets for VS Code.`);
        else if (item.value.trim() === 'inherit')
            report(item.range, 'Copilot has no model `inherit`, which is a word of Claude Code. Remove it to use the default model.');
    }
}

// EXTERNAL MODULE: ./src/formats/copilot/info.ts
var info = __webpack_require__(43);
// EXTERNAL MODULE: ./src/syntax/frontmatter.ts + 2 modules
var syntax_frontmatter = __webpack_require__(389);
// EXTERNAL MODULE: ./src/wording/paths.ts
var paths = __webpack_require__(5240);
;// CONCATENATED MODULE: ./src/formats/copilot/parse.ts



const SUFFIXES = ['.agent.md', '.chatmode.md', '.md'];
/** Reads a custom agent with where each field was written. Never throws. */
function parseCopilot(source) {
    const frontmatter = (0,syntax_frontmatter/* parseFrontmatter */.y)(source.text);
    const { fields, body } = frontmatter;
    const list = fields.get('handoffs')?.value;
    return {
        ...source,
        frontmatter,
        fields,
        body,
        readable: frontmatter.state === 'read' || frontmatter.state === 'absent',
        handoffs: (0,syntax_fields/* isList */.Lv)(list) ? list.map(({ value }) => ((0,syntax_fields/* isMapping */.pi)(value) ? value : new Map())) : [],
    };
}
/** What an agent is called, and whom it hands over to or runs. */
function copilotHeader(agent) {
    const { path, fields, handoffs, frontmatter } = agent;
    const name = (0,syntax_fields/* textField */.M8)(fields, 'name');
    const stem = (0,paths/* basename */.P8)(path).replace(/(?:\.(?:agent|chatmode))?\.md$/i, '');
    const agents = fields.get('agents')?.value;
    return {
        name: name?.value.trim() || stem,
        stem,
        place: name?.range ?? frontmatter.opening,
        targets: [
            ...handoffs.flatMap((handoff) => targetOf(handoff.get('agent'), false, agent)),
            ...((0,syntax_fields/* isList */.Lv)(agents) ? agents : []).flatMap((item) => targetOf({ ...item, key: item.range }, true, agent)),
        ],
    };
}
function targetOf(field, listed, source) {
    if (field === undefined || typeof field.value !== 'string')
        return [];
    return [{ ...field, value: field.value, listed, isFile: isFile(field.value.trim(), source) }];
}
function isFile(name, { path, files }) {
    if (name === '' || name.includes('/'))
        return false;
    return [(0,paths/* dirname */.pD)(path), '.github/agents', '.github/chatmodes'].some((folder) => SUFFIXES.some((suffix) => files.has((0,paths/* join */.fj)(folder, name + suffix))));
}

// EXTERNAL MODULE: ./src/formats/copilot/names-in.ts
var names_in = __webpack_require__(475);
;// CONCATENATED MODULE: ./src/formats/copilot/rules/agents-tool.ts



/** The tool that runs other agents, by its names in VS Code and at GitHub; and all tools. */
const AGENT_TOOLS = new Set(['agent', 'custom-agent', 'task', 'runsubagent', '*']);
const agentsTool = {
    id: 'copilot/agents-tool',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'If the file has `agents`, `tools` has `agent`',
    why: 'The tool `agent` runs the other agents. If `tools` lacks it, they can never be called. Without `tools`, all tools are available.',
    source: example/* VSCODE */.dX,
    bad: (0,example/* withLines */.Gy)('agents: [plan]', 'tools: [read, search]'),
    good: (0,example/* withLines */.Gy)('agents: [plan]', 'tools: [read, search, agent]'),
    check({ fields }, report) {
        const agents = fields.get('agents');
        const tools = fields.get('tools')?.value;
        if (!(0,syntax_fields/* isList */.Lv)(agents?.value) || agents.value.length === 0 || tools === undefined || tools === null)
            return;
        const names = (0,names_in/* namesIn */.w)(tools).map((name) => name.toLowerCase());
        if (!names.some((name) => AGENT_TOOLS.has(name) || name.startsWith('agent/')))
            report(agents.key, '`tools` lacks `agent`, so this agent cannot run those in `agents`. Add `agent` to `tools`.');
    },
};

// EXTERNAL MODULE: ./src/wording/code-points.ts
var code_points = __webpack_require__(2891);
// EXTERNAL MODULE: ./src/wording/wording.ts
var wording = __webpack_require__(7836);
;// CONCATENATED MODULE: ./src/formats/copilot/rules/body-length.ts



const bodyLength = {
    id: 'copilot/body-length',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'The body has at most 30,000 characters',
    why: 'GitHub allows a prompt of 30,000 characters. All of it is sent with every request. VS Code has no limit, so an agent with `target: vscode` has none.',
    max: 30_000,
    source: example/* GITHUB */.U0,
    bad: { path: example/* goodCopilot */.wl.path, text: example/* goodCopilot */.wl.text + 'Read on.\n'.repeat(4000) },
    good: example/* goodCopilot */.wl,
    check({ body: [start, end], fields, text }, report, { max }) {
        if (fields.get('target')?.value === 'vscode')
            return;
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

// EXTERNAL MODULE: ./src/lint/collect-diagnostics.ts
var collect_diagnostics = __webpack_require__(3082);
// EXTERNAL MODULE: ./src/references/dead-links.ts
var dead_links = __webpack_require__(5994);
// EXTERNAL MODULE: ./src/references/report-verdicts.ts
var report_verdicts = __webpack_require__(4021);
// EXTERNAL MODULE: ./src/references/verdicts.ts
var references_verdicts = __webpack_require__(5562);
// EXTERNAL MODULE: ./src/references/targets.ts
var targets = __webpack_require__(4564);
// EXTERNAL MODULE: ./src/syntax/markdown/code-spans.ts
var code_spans = __webpack_require__(2996);
// EXTERNAL MODULE: ./src/syntax/markdown/index.ts + 6 modules
var markdown = __webpack_require__(1742);
;// CONCATENATED MODULE: ./src/formats/copilot/references.ts




/** As VS Code reads them, outside of links: a path goes up to a blank or another `#`. */
const FILE = /(?<!\]\()#file:([^\s#]+)/gi;
const TOOL = /(?<!\]\()#tool:([\w./-]+)/gi;
/** The files that `#file:PATH` names in the text of an agent, outside of code: VS Code attaches them. */
function fileReferences(agent) {
    const { text, path, files } = agent;
    return referencesOf(agent, FILE).flatMap((range) => {
        const target = text.slice(...range);
        const to = (0,targets/* resolve */.hd)(target, (0,paths/* dirname */.pD)(path), files);
        return (0,targets/* isRelative */.n3)(target) ? { link: { kind: 'link', target, range }, to } : [];
    });
}
/** Where the tools stand that `#tool:NAME` names. */
function toolReferences(agent) {
    return referencesOf(agent, TOOL);
}
function referencesOf(agent, pattern) {
    if (agent.text.search(pattern) === -1)
        return [];
    const { paragraphs, headings } = (0,markdown/* markdownOf */.RQ)(agent);
    return [...paragraphs, ...headings]
        .flatMap(({ range }) => referencesIn(agent.text, range, pattern))
        .sort((a, b) => a[0] - b[0]);
}
function referencesIn(text, [from, to], pattern) {
    const part = text.slice(from, to);
    const codeEnds = (0,code_spans/* codeSpanEnds */.I)(part);
    const found = [];
    let at = 0;
    while (at < part.length) {
        const code = part.indexOf('`', at);
        const end = code === -1 ? part.length : code;
        // What a reference takes in up to a backtick is part of its path.
        for (const { 1: named = '', index, 0: whole } of part.slice(at, end).matchAll(pattern)) {
            const start = from + at + index + whole.length - named.length;
            found.push([start, start + named.length]);
        }
        at = code === -1 ? part.length : codeEnds.get(code);
    }
    return found;
}

;// CONCATENATED MODULE: ./src/formats/copilot/rules/dead-reference.ts








const bad = `${example/* goodCopilot */.wl.text}\nFollow #file:../style.md in each comment.\n`;
const deadReference = {
    id: 'copilot/dead-reference',
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'suggested',
    allow: 'paths, as references have them',
    summary: 'Every `#file:` names a file that exists',
    why: 'VS Code attaches the file, read from the directory of the agent’s file. Everything up to the next space is its path, a full stop too. Code and placeholders are not judged.',
    source: example/* VSCODE */.dX,
    bad: { path: example/* goodCopilot */.wl.path, text: bad },
    good: { path: example/* goodCopilot */.wl.path, text: bad, files: { '.github/style.md': '# Style\n' } },
    check(agent, report, { allows }) {
        const references = fileReferences(agent);
        if (references.length === 0)
            return;
        const around = { document: agent, noun: 'path', home: '', reach: '' };
        const verdicts = (0,dead_links/* deadAmong */.fd)(references, agent)
            .filter(({ to }) => !allows(to.written))
            .map((dead, index) => onMark(dead, agent) ?? (0,references_verdicts/* verdictOn */.Hc)(dead, index < collect_diagnostics/* MOST_FINDINGS */.V8, around, 'repository'));
        (0,report_verdicts/* reportVerdicts */.Z)(verdicts, report, 'path');
    },
};
/** A file that is there but for the mark that follows it without a blank. */
function onMark({ to, links }, { files }) {
    const mark = /[^\w/-]{1,3}$/.exec(to.written)?.[0] ?? '';
    const path = to.written.slice(0, -mark.length);
    if (path === '' || path.length > paths/* LONGEST_PATH */.fN || !files.has(to.path.slice(0, -mark.length)))
        return undefined;
    return {
        links,
        message: `VS Code reads ${(0,quote/* quote */.h)(mark)} as part of the path, so ${(0,quote/* quote */.h)(to.written)} does not exist. Put a space after ${(0,quote/* quote */.h)(path)}.`,
        edits: links.map(({ range }) => ({ range, text: `${path} ${mark}` })),
    };
}

// EXTERNAL MODULE: ./src/wording/compare.ts
var compare = __webpack_require__(391);
;// CONCATENATED MODULE: ./src/formats/copilot/rules/duplicate-name.ts




const duplicateName = {
    id: 'copilot/duplicate-name',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'No two agents of a folder have the same name',
    why: 'VS Code lists both under one name, and a handoff reaches only one of them. GitHub keeps one of two files that differ only in their suffix. Without a `name`, an agent has the name of its file.',
    source: example/* VSCODE */.dX,
    bad: { ...example/* goodCopilot */.wl, files: { '.github/agents/security.agent.md': example/* goodCopilot */.wl.text } },
    good: {
        ...example/* goodCopilot */.wl,
        files: {
            '.github/agents/security.agent.md': example/* goodCopilot */.wl.text.replace('Code Reviewer', 'Security Reviewer'),
        },
    },
    checkAll(headers, report) {
        const named = new Map();
        const filed = new Map();
        for (const file of headers.toSorted((a, b) => (0,compare/* compare */.U)(a.path, b.path))) {
            const { name, stem, place } = file.header;
            const folder = `${file.root}\n${(0,paths/* dirname */.pD)(file.path)}\n`;
            const sameName = named.get(folder + name);
            const sameFile = filed.get(folder + stem);
            if (sameName === undefined)
                named.set(folder + name, file);
            if (sameFile === undefined)
                filed.set(folder + stem, file);
            const other = sameName ?? sameFile;
            if (other === undefined)
                continue;
            const related = [{ path: other.path, range: other.header.place, message: 'The other one is here.' }];
            const problem = sameName === undefined
                ? `Another file of this folder is called ${(0,quote/* quote */.h)(stem)}, and GitHub reads only one.`
                : `Another agent of this folder is named ${(0,quote/* quote */.h)(name)}, too.`;
            report(file, place, `${problem} Rename one of them.`, { related });
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/copilot/rules/filename.ts



const filename = {
    id: 'copilot/filename',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The file name is one that GitHub accepts, and not `*.chatmode.md`',
    why: 'GitHub accepts only the characters `. - _ a-z A-Z 0-9` in the file name of a custom agent. The display name in `name` may have any character. Chat modes are now custom agents, in `.github/agents`: only VS Code still reads the old name, so it is a warning.',
    whenNot: 'You support versions of VS Code that read chat modes only.',
    source: example/* GITHUB */.U0,
    bad: { path: '.github/agents/code reviewer.agent.md', text: example/* goodCopilot */.wl.text },
    good: example/* goodCopilot */.wl,
    check({ path }, report) {
        const name = (0,paths/* basename */.P8)(path);
        const stem = /^(.*)\.chatmode\.md$/is.exec(name)?.[1];
        if (stem !== undefined)
            report([0, 0], `${(0,quote/* quote */.h)(name)} is the old name of a custom agent. Move it to ${(0,quote/* quote */.h)(`.github/agents/${stem}.agent.md`)}.`, { severity: 'warning' });
        const odd = /[^.A-Za-z0-9_-]/u.exec(name)?.[0];
        if (odd === undefined || !/(?:^|\/)\.github\/agents\//.test(path))
            return;
        report([0, 0], `The file name ${(0,quote/* quote */.h)(name)} has ${odd === ' ' ? 'a space' : (0,quote/* quote */.h)(odd)}, which GitHub does not accept. Use letters, digits, \`.\`, \`-\` and \`_\`.`);
    },
};

// EXTERNAL MODULE: ./src/wording/fixes.ts
var fixes = __webpack_require__(5971);
// EXTERNAL MODULE: ./src/wording/write-yaml.ts
var write_yaml = __webpack_require__(7807);
;// CONCATENATED MODULE: ./src/formats/copilot/rules/handoff-agent.ts





const BUILT_IN = ['agent', 'ask', 'edit', 'plan'];
const handoff_agent_bad = (0,example/* withLines */.Gy)('handoffs:', '  - label: Implement', '    agent: implementer', '    prompt: Implement the plan.');
const handoffAgent = {
    id: 'copilot/handoff-agent',
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'suggested',
    summary: 'Handoffs and `agents` name agents of the repository or built-in ones',
    why: 'A handoff to an agent that does not exist does nothing. Use its `name` exactly, or its file name without the suffix where it has none. The agents agent, ask, edit and plan are built in. The linter cannot see agents of the user or the organization. Of the list `agents` it is a note.',
    whenNot: 'The handoffs name agents of a user or an organization.',
    source: example/* VSCODE */.dX,
    bad: handoff_agent_bad,
    good: {
        ...handoff_agent_bad,
        files: {
            '.github/agents/implementer.agent.md': example/* goodCopilot */.wl.text.replace('Code Reviewer', 'implementer'),
        },
    },
    checkAll(headers, report) {
        const rosters = new Map();
        for (const { root, header } of headers) {
            const roster = rosters.get(root) ?? { names: new Set(), meant: new Map() };
            rosters.set(root, roster);
            roster.names.add(header.name);
            for (const slip of [header.name, header.stem])
                roster.meant.set(slip.toLowerCase(), header.name);
        }
        let compared = 0;
        for (const file of headers) {
            const { names, meant } = rosters.get(file.root);
            for (const { value, range, listed, isFile } of file.header.targets) {
                const name = value.trim();
                const isKnown = names.has(name) || BUILT_IN.includes(name.toLowerCase());
                if (name === '' || (listed && name === '*') || isKnown)
                    continue;
                const slip = meant.get(name.toLowerCase());
                if (slip === undefined && isFile)
                    continue;
                const nearest = slip !== undefined
                    ? [slip]
                    : compared++ < near_names/* MOST_COMPARED_IN_RUN */.iX
                        ? (0,near_names/* nearestOf */.qw)(name, [...names, ...BUILT_IN])
                        : [];
                const advice = nearest.length === 1 ? `Did you mean ${(0,quote/* quote */.h)(nearest[0])}?` : 'Add the agent, or correct the name.';
                report(file, range, `${(0,quote/* quote */.h)(name)} is not an agent of this repository or a built-in one. ${advice}`, {
                    ...(nearest.length === 1 &&
                        (0,fixes/* suggest */.ZA)(`Write ${(0,quote/* quote */.h)(nearest[0])}`, range, (0,write_yaml/* writeYaml */.V)(nearest[0]))),
                    ...(listed && { severity: 'info' }),
                });
            }
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/copilot/rules/handoffs.ts






const handoffs = {
    id: 'copilot/handoffs',
    severity: { recommended: 'error', strict: 'error' },
    fix: 'suggested',
    summary: 'Every handoff has a `label` of its own, an `agent` and a `prompt`',
    why: 'A handoff is a button below the answer: it shows the label and opens the agent with the prompt. Without label or agent there is no button. Without a prompt, the next agent does not know what to do: that is a warning. So are unknown fields, labels without a letter or digit, and labels that differ in letter case alone.',
    source: example/* VSCODE */.dX,
    bad: (0,example/* withLines */.Gy)('handoffs:', '  - label: Implement', '    prompt: Implement the plan.'),
    good: (0,example/* withLines */.Gy)('handoffs:', '  - label: Implement', '    agent: agent', '    prompt: Implement the plan.'),
    check({ fields }, report) {
        const field = fields.get('handoffs');
        if (field === undefined || field.value === null)
            return;
        if (!(0,syntax_fields/* isList */.Lv)(field.value))
            return report(field.range, `\`handoffs\` is ${(0,syntax_fields/* kindOf */.I)(field.value)}, not a list. Start each handoff with \`- \`.`);
        const labels = new Map();
        for (const { value: parts, range } of field.value) {
            const item = range[0] === range[1] ? field.key : range;
            if (!(0,syntax_fields/* isMapping */.pi)(parts)) {
                report(item, `A handoff is ${(0,syntax_fields/* kindOf */.I)(parts)}, not a mapping. Give it \`label\`, \`agent\` and \`prompt\`.`);
                continue;
            }
            const place = parts.values().next().value?.key ?? item;
            const misspelt = reportParts(parts, report);
            const missing = ['label', 'agent'].filter((key) => (0,syntax_fields/* isBlank */.z3)(parts.get(key)) && !misspelt.has(key));
            if (missing.length > 0)
                report(place, `The handoff has no ${(0,wording/* listed */.KE)(missing.map((key) => `\`${key}\``))}. Add ${missing.length === 1 ? 'it' : 'them'}.`);
            if ((0,syntax_fields/* isBlank */.z3)(parts.get('prompt')) && !misspelt.has('prompt'))
                report(place, 'The handoff has no `prompt`. Add one that says what the next agent must do.', {
                    severity: 'warning',
                });
            const label = (0,syntax_fields/* textField */.M8)(parts, 'label');
            if (label !== undefined && !(0,syntax_fields/* isBlank */.z3)(label))
                reportLabel(label, labels, report);
        }
    },
};
/** Of two labels that differ in letter case alone VS Code shows one. */
function reportLabel(label, labels, report) {
    const text = label.value.trim();
    if (!/[\p{L}\p{N}]/u.test(text))
        report(label.range, `The label ${(0,quote/* quote */.h)(text)} has no letter and no digit, so VS Code refuses the handoff. Add a word.`, { severity: 'warning' });
    const first = labels.get(text.toLowerCase());
    if (first === undefined)
        labels.set(text.toLowerCase(), label);
    else
        report(label.range, `Two handoffs are labelled ${(0,quote/* quote */.h)(label.value)}. Give each a label of its own.`, {
            ...(first.value.trim() !== text && { severity: 'warning' }),
            related: [{ range: first.range, message: 'The first one is here.' }],
        });
}
const REQUIRED = ['label', 'agent', 'prompt'];
const TEXTS = [...REQUIRED, 'model'];
const BOOLEANS = ['send', 'showContinueOn'];
const PARTS = [...TEXTS, ...BOOLEANS];
/** Reports parts that have the wrong type or a misspelt name; the names that are meant by those. */
function reportParts(parts, report) {
    const misspelt = new Set();
    for (const [name, { key, value, range }] of parts) {
        const [meant] = PARTS.includes(name) ? [] : (0,near_names/* nearestOf */.qw)(name, PARTS);
        if (meant !== undefined && !parts.has(meant) && !misspelt.has(meant)) {
            misspelt.add(meant);
            report(key, `${(0,quote/* quote */.h)(name)} is not a field of a handoff. Did you mean \`${meant}\`?`, {
                ...(0,fixes/* revealing */.Q1)((0,fixes/* suggest */.ZA)(`Rename to \`${meant}\``, (0,syntax_fields/* withinQuotes */.fC)(key, name), meant)),
                ...(!REQUIRED.includes(meant) && { severity: 'warning' }),
            });
        }
        else if (TEXTS.includes(name) && value !== null && typeof value !== 'string')
            report(range, `\`${name}\` of a handoff is ${(0,syntax_fields/* kindOf */.I)(value)}, not text. Write plain text.`);
        else if (BOOLEANS.includes(name) && value !== null && typeof value !== 'boolean')
            report(range, `\`${name}\` of a handoff is ${(0,syntax_fields/* kindOf */.I)(value)}, not a boolean. Write \`true\` or \`false\`.`);
        else if (!PARTS.includes(name))
            report(key, `${(0,quote/* quote */.h)(name)} is not a field of a handoff, so VS Code ignores it. Remove it.`, {
                severity: 'warning',
            });
    }
    return misspelt;
}

;// CONCATENATED MODULE: ./src/formats/copilot/rules/hooks.ts




const hooks = {
    id: 'copilot/hooks',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: '`hooks` has a list of commands for each event',
    why: 'VS Code runs each command of an event that it knows. It skips an event of another name, and an entry without `type: command` or without a command.',
    source: 'https://code.visualstudio.com/docs/agents/reference/hooks-reference',
    bad: (0,example/* withLines */.Gy)('hooks:', '  PreToolUse:', '    - command: ./check.sh'),
    good: (0,example/* withLines */.Gy)('hooks:', '  PreToolUse:', '    - type: command', '      command: ./check.sh'),
    check({ fields }, report) {
        const field = fields.get('hooks');
        if (field === undefined || field.value === null)
            return;
        if (!(0,syntax_fields/* isMapping */.pi)(field.value))
            return report(field.range, `\`hooks\` is ${(0,syntax_fields/* kindOf */.I)(field.value)}, not a mapping. Write an event such as \`PreToolUse\` with a list of commands.`);
        for (const [event, entries] of field.value)
            reportEvent(event, entries, report);
    },
};
const EVENTS = [
    'SessionStart',
    'UserPromptSubmit',
    'PreToolUse',
    'PostToolUse',
    'PreCompact',
    'SubagentStart',
    'SubagentStop',
    'Stop',
];
/** What starts a hook: on any system, or on some. */
const COMMANDS = ['command', 'windows', 'linux', 'osx', 'bash', 'powershell'];
const TYPES = [
    ...[...COMMANDS, 'cwd'].map((name) => [name, 'text']),
    ['timeout', 'a number'],
    ['env', 'a mapping'],
];
/** Reports what is wrong with the hooks of an event. */
function reportEvent(event, { key, value }, report) {
    // Copilot CLI writes the same events with a small letter, and has some more of those.
    if (/^[A-Z]/.test(event) && !EVENTS.includes(event)) {
        const nearest = (0,near_names/* nearestOf */.qw)(event, EVENTS);
        return report(key, `VS Code has no event ${(0,quote/* quote */.h)(event)}. ${nearest.length === 1 ? `Did you mean \`${nearest[0]}\`?` : 'Use one such as `PreToolUse` or `Stop`.'}`);
    }
    if (!(0,syntax_fields/* isList */.Lv)(value))
        return report(key, `The hooks of ${(0,quote/* quote */.h)(event)} are ${(0,syntax_fields/* kindOf */.I)(value)}, not a list. Start each of them with \`- \`.`);
    for (const item of value)
        reportHook(event, key, item, report);
}
function reportHook(event, key, { value, range }, report) {
    const place = range[0] === range[1] ? key : range;
    if (!(0,syntax_fields/* isMapping */.pi)(value))
        return report(place, `A hook of ${(0,quote/* quote */.h)(event)} is ${(0,syntax_fields/* kindOf */.I)(value)}, not a mapping. Give it \`type\` and \`command\`.`);
    // Claude Code groups hooks below a matcher, and VS Code reads that, too.
    const group = value.get('hooks')?.value;
    if ((0,syntax_fields/* isList */.Lv)(group)) {
        for (const item of group)
            if ((0,syntax_fields/* isMapping */.pi)(item.value))
                reportEntry(event, item.value, report);
        return;
    }
    reportEntry(event, value, report);
}
function reportEntry(event, parts, report) {
    const first = parts.values().next().value?.key ?? [0, 0];
    const type = parts.get('type');
    if ((0,syntax_fields/* isBlank */.z3)(type))
        report(type?.key ?? first, `A hook of ${(0,quote/* quote */.h)(event)} has no \`type\`. Add \`type: command\`.`);
    else if (type.value !== 'command')
        report(type.range, `A hook of ${(0,quote/* quote */.h)(event)} is of another type than \`command\`. Write \`command\`.`);
    if (COMMANDS.every((name) => (0,syntax_fields/* isBlank */.z3)(parts.get(name))))
        report(first, `A hook of ${(0,quote/* quote */.h)(event)} has no command. Add \`command\` with what to run.`);
    for (const [name, wanted] of TYPES) {
        const part = parts.get(name);
        if (part === undefined || part.value === null || (0,syntax_fields/* kindOf */.I)(part.value) === wanted)
            continue;
        report(part.range, `\`${name}\` of a hook is ${(0,syntax_fields/* kindOf */.I)(part.value)}, not ${wanted}. Write ${wanted}.`);
    }
}

// EXTERNAL MODULE: ./src/syntax/position.ts
var position = __webpack_require__(9592);
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
    check({ fields, text }, report) {
        const field = fields.get('infer');
        if (field === undefined)
            return;
        const disabled = fields.get('disable-model-invocation')?.value ?? false;
        const needless = field.value === true || (field.value === false && disabled === true);
        if (typeof field.value !== 'boolean')
            return report(field.key, `\`infer\` is ${(0,syntax_fields/* kindOf */.I)(field.value)}, not a boolean, and was replaced by \`disable-model-invocation\`. Use that field instead.`);
        const advice = field.value === true
            ? 'Remove it: `true` is the default'
            : needless
                ? 'Remove it: that field says the same'
                : 'Write `disable-model-invocation: true` instead';
        report(field.key, `\`infer\` was replaced by \`disable-model-invocation\`. ${advice}.`, needless && disabled === !field.value ? removal(text, field) : {});
    },
};
/** A fix that removes the line of a field; none where anything else stands there. */
function removal(text, { key: [start] }) {
    const end = (0,position/* lineEnd */.kd)(text, start) + 1;
    const alone = (start === 0 || text[start - 1] === '\n') &&
        /^infer[ \t]*:[ \t]*(?:true|false)[ \t\r]*\n$/i.test(text.slice(start, end));
    return alone ? (0,fixes/* safely */.vm)('Remove the line', { range: [start, end], text: '' }) : {};
}

;// CONCATENATED MODULE: ./src/formats/copilot/rules/mcp-servers.ts



const REMOTE = new Set(['http', 'sse']);
const LOCAL = new Set(['local', 'stdio']);
const mcpServers = {
    id: 'copilot/mcp-servers',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'A local MCP server has a `command`, a remote one a `url`',
    why: 'Without it, the client cannot start or reach the server, and the agent works without its tools. A token in the file is no secret.',
    source: example/* GITHUB */.U0,
    bad: (0,example/* withLines */.Gy)('mcp-servers:', '  docs:', '    type: http', '    command: npx'),
    good: (0,example/* withLines */.Gy)('mcp-servers:', '  docs:', '    type: http', '    url: https://example.com/mcp'),
    check({ fields }, report) {
        const servers = fields.get('mcp-servers')?.value;
        if (!(0,syntax_fields/* isMapping */.pi)(servers))
            return;
        for (const [name, { key, value }] of servers) {
            if (!(0,syntax_fields/* isMapping */.pi)(value)) {
                report(key, `The server ${(0,quote/* quote */.h)(name)} is ${(0,syntax_fields/* kindOf */.I)(value)}${value === null ? '' : ', not a mapping'}. Give it a \`command\` or a \`url\`.`);
                continue;
            }
            const written = value.get('type');
            if (written !== undefined && written.value !== null && typeof written.value !== 'string') {
                report(written.range, `The type of the server ${(0,quote/* quote */.h)(name)} is ${(0,syntax_fields/* kindOf */.I)(written.value)}, not text. Write \`local\`, \`stdio\`, \`http\` or \`sse\`.`);
                continue;
            }
            const type = String(written?.value ?? '').toLowerCase();
            const command = !(0,syntax_fields/* isBlank */.z3)(value.get('command'));
            const url = !(0,syntax_fields/* isBlank */.z3)(value.get('url'));
            if (type !== '' && !REMOTE.has(type) && !LOCAL.has(type))
                report(written.range, `${(0,quote/* quote */.h)(type)} is not a type of MCP server. Write \`local\`, \`stdio\`, \`http\` or \`sse\`.`);
            else if (REMOTE.has(type) && !url)
                report(key, `The ${type} server ${(0,quote/* quote */.h)(name)} has no \`url\`. Add the address of the server.`);
            else if (LOCAL.has(type) && !command)
                report(key, `The ${type} server ${(0,quote/* quote */.h)(name)} has no \`command\`. Add the command that starts it.`);
            else if (type === '' && !command && !url)
                report(key, `The server ${(0,quote/* quote */.h)(name)} has neither \`command\` nor \`url\`. Add one of the two.`);
            mcp_servers_reportParts(name, value, report);
        }
    },
};
/** Tokens by their beginnings, which no other value has. */
const SECRET = /^(?:(?:Bearer|token) )?(?:gh[opsu]_\w{20,}|github_pat_\w{20,}|sk-[\w-]{20,}|xox[abp]-[\w-]{10,}|AKIA[0-9A-Z]{16})$/;
function mcp_servers_reportParts(name, server, report) {
    const args = server.get('args');
    if (args !== undefined && args.value !== null && !(0,syntax_fields/* isList */.Lv)(args.value))
        report(args.range, `The \`args\` of the server ${(0,quote/* quote */.h)(name)} are ${(0,syntax_fields/* kindOf */.I)(args.value)}, not a list. Put each on its own line, after \`- \`.`);
    for (const part of ['env', 'headers']) {
        const values = server.get(part)?.value;
        if (!(0,syntax_fields/* isMapping */.pi)(values))
            continue;
        for (const [key, { value, range }] of values)
            if (typeof value === 'string' && SECRET.test(value))
                report(range, `The value of ${(0,quote/* quote */.h)(key)} looks like a secret, and everybody who reads the file has it. Revoke it, and name a secret of the environment.`);
    }
}

;// CONCATENATED MODULE: ./src/formats/copilot/rules/target-field.ts

const targetField = {
    id: 'copilot/target-field',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'The client of `target` reads every field',
    why: 'Only VS Code reads `handoffs`, `agents`, `hooks` and `argument-hint`, and only GitHub reads `mcp-servers` and `metadata`. With a `target`, the other client does not see the agent, so such a field does nothing.',
    source: example/* VSCODE */.dX,
    bad: (0,example/* withLines */.Gy)('target: github-copilot', 'argument-hint: A pull request'),
    good: (0,example/* withLines */.Gy)('target: vscode', 'argument-hint: A pull request'),
    check({ fields }, report) {
        const target = fields.get('target')?.value;
        const unread = OTHERS.get(target);
        if (unread === undefined)
            return;
        for (const name of unread.fields) {
            const field = fields.get(name);
            if (field !== undefined)
                report(field.key, `\`${name}\` is read only by ${unread.reader}, but \`target\` is \`${String(target)}\`. Remove one of the two.`);
        }
    },
};
const OTHERS = new Map([
    ['github-copilot', { reader: 'VS Code', fields: ['handoffs', 'agents', 'hooks', 'argument-hint'] }],
    ['vscode', { reader: 'GitHub', fields: ['mcp-servers', 'metadata'] }],
]);

;// CONCATENATED MODULE: ./src/formats/copilot/rules/tool-reference.ts






const toolReference = {
    id: 'copilot/tool-reference',
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'suggested',
    summary: 'No `#tool:` is a misspelt name of a tool',
    why: 'VS Code takes letters, digits and `.`, `/`, `_`, `-` after `#tool:` for the name, a full stop too. A name that resembles one of `tools`, but is not among them, is a slip. Which other tools exist nobody can tell from the file.',
    source: example/* VSCODE */.dX,
    bad: { path: example/* goodCopilot */.wl.path, text: `${example/* goodCopilot */.wl.text}\nFind the callers with #tool:search.\n` },
    good: { path: example/* goodCopilot */.wl.path, text: `${example/* goodCopilot */.wl.text}\nFind the callers with #tool:search first.\n` },
    check(agent, report) {
        const { fields, text } = agent;
        if (fields.get('target')?.value === 'github-copilot')
            return;
        const references = toolReferences(agent);
        if (references.length === 0)
            return;
        const listed = (0,names_in/* namesIn */.w)(fields.get('tools')?.value ?? null);
        for (const [index, range] of references.entries()) {
            const name = text.slice(...range);
            const bare = name.replace(/\.$/, '');
            const meant = index < near_names/* MOST_COMPARED */.uf ? slipOf(bare, listed) : undefined;
            if (bare !== name) {
                const advice = meant === undefined
                    ? `Put a space after ${(0,quote/* quote */.h)(bare)}.`
                    : `Did you mean ${(0,quote/* quote */.h)(meant)}, with a space after it?`;
                report(range, `VS Code reads the \`.\` as part of the name, so ${(0,quote/* quote */.h)(name)} names no tool. ${advice}`, (0,fixes/* suggest */.ZA)(`Write ${(0,quote/* quote */.h)(`${meant ?? bare} .`)}`, range, `${meant ?? bare} .`));
            }
            else if (meant !== undefined)
                report(range, `\`tools\` has no ${(0,quote/* quote */.h)(name)}, so the agent cannot use it. Did you mean ${(0,quote/* quote */.h)(meant)}?`, (0,fixes/* suggest */.ZA)(`Write ${(0,quote/* quote */.h)(meant)}`, range, meant));
        }
    },
};
/** The tool of the list that a name misspells; a set of tools enables all of its own. */
function slipOf(name, listed) {
    const [set = ''] = name.split('/');
    if (listed.some((tool) => tool === name || tool === set || tool === `${set}/*` || tool === '*'))
        return undefined;
    const nearest = (0,near_names/* withinTwoEdits */.Rc)(name, listed);
    return nearest.length === 1 && /^[\w./-]+$/.test(nearest[0]) ? nearest[0] : undefined;
}

;// CONCATENATED MODULE: ./src/formats/copilot/index.ts





















const copilot = {
    ...info/* copilotInfo */.p,
    fields: fields/* FIELDS */.cJ,
    rules: [
        (0,conflict_marker/* conflictMarker */.p0)('copilot', example/* goodCopilot */.wl, ['missing-field']),
        (0,frontmatter_rules/* frontmatterUnclosed */.c)('copilot', example/* GITHUB */.U0, example/* goodCopilot */.wl),
        (0,frontmatter_rules/* frontmatterYaml */._)('copilot', example/* GITHUB */.U0, example/* goodCopilot */.wl),
        ...copilotFieldRules,
        targetField,
        infer,
        handoffs,
        agentsTool,
        mcpServers,
        hooks,
        bodyLength,
        filename,
        (0,dead_link/* deadLink */.b)({
            group: 'copilot',
            severity: { recommended: 'warning', strict: 'warning' },
            source: example/* GITHUB */.U0,
            good: example/* goodCopilot */.wl,
        }),
        deadReference,
        toolReference,
    ],
    repositoryRules: [handoffAgent, duplicateName],
    parse: parseCopilot,
    applicable: () => copilot.rules,
    header: copilotHeader,
    comments: (document) => (0,comments/* commentsOf */.u)(document),
};


/***/ }),

/***/ 475:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var _syntax_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4634);

/** The names in a list, or in a text with commas between them; none in any other value. */
function namesIn(value) {
    const items = (0,_syntax_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isList */ .Lv)(value)
        ? value.map((item) => item.value)
        : typeof value === 'string'
            ? value.split(',')
            : [];
    return items.flatMap((item) => (typeof item === 'string' && item.trim() !== '' ? item.trim() : []));
}


/***/ })

};
;