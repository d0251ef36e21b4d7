"use strict";
exports.id = 689;
exports.ids = [689,310,868];
exports.modules = {

/***/ 5689:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  inspect: () => (/* binding */ inspect)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/files/discover.ts + 2 modules
var discover = __webpack_require__(6220);
// EXTERNAL MODULE: ./src/files/found-path.ts
var found_path = __webpack_require__(2447);
// EXTERNAL MODULE: ./src/files/glob/matcher.ts
var matcher = __webpack_require__(6868);
// EXTERNAL MODULE: ./src/files/paths.ts
var paths = __webpack_require__(7099);
// EXTERNAL MODULE: ./src/files/read.ts
var read = __webpack_require__(9823);
// EXTERNAL MODULE: ./src/files/repository-files.ts
var repository_files = __webpack_require__(4597);
// EXTERNAL MODULE: ./src/formats/agent/index.ts + 38 modules
var formats_agent = __webpack_require__(1639);
// EXTERNAL MODULE: ./src/text/fields.ts
var text_fields = __webpack_require__(1686);
// EXTERNAL MODULE: ./src/formats/agent/abilities.ts
var abilities = __webpack_require__(4628);
// EXTERNAL MODULE: ./src/formats/agent/fields.ts
var agent_fields = __webpack_require__(1213);
// EXTERNAL MODULE: ./src/formats/agent/parse.ts + 11 modules
var parse = __webpack_require__(9129);
;// CONCATENATED MODULE: ./src/formats/agent/manifest.ts




/**
 * Resolves an agent by the specification: fields before headings, but for `system` and `rules`; defaults
 * last.
 */
function agentManifest(agent) {
    const { fields, inHeadings, sections, startup, tools } = agent;
    const title = textOf(fields, 'title') ?? textIn(inHeadings.title);
    const description = textOf(fields, 'description') ?? textIn(inHeadings.description);
    const recommended = (0,parse/* subfields */.Ki)(fields, 'recommended');
    const required = (0,parse/* subfields */.Ki)(fields, 'required');
    return {
        title,
        description,
        system: textIn(inHeadings.system) ?? textOf(fields, 'system') ?? description ?? title,
        rules: textIn(inHeadings.rules) ??
            textOf(fields, 'rules') ??
            listOf(fields, 'rules')
                ?.map((rule) => `- ${rule}`)
                .join('\n') ??
            '',
        status: textOf(fields, 'status')?.toLowerCase() ?? agent_fields/* DEFAULTS */.zY.status,
        icon: textOf(fields, 'icon') ?? agent_fields/* DEFAULTS */.zY.icon,
        version: textOf(fields, 'version') ?? agent_fields/* DEFAULTS */.zY.version,
        recommended: given({
            models: listOf(recommended, 'models'),
            capabilities: listOf(recommended, 'capabilities'),
        }),
        required: given({ env: listOf(required, 'env'), startup: startup?.value.trim() || undefined }),
        avatar: textOf(fields, 'avatar') ?? textIn(inHeadings.avatar),
        abilities: abilitiesIn(agent),
        tools: tools?.sets.flatMap((set) => set.tools.map(({ name, scheme }) => given({ name, scheme: scheme?.json }))) ?? [],
        toolsComplete: tools === undefined ? !sections.has('tools') : !tools.open,
    };
}
function abilitiesIn(agent) {
    const { allow, deny } = (0,abilities/* abilitiesOf */.s)(agent);
    const names = (abilities) => abilities.length === 0 ? undefined : abilities.map(({ text }) => text);
    return given({ allow: names(allow), deny: names(deny) });
}
function textIn(inBody) {
    return inBody?.text.replaceAll('\r\n', '\n').trim() ?? null;
}
function textOf(fields, key) {
    return (0,text_fields/* textField */.M8)(fields, key)?.value.trim() || null;
}
function listOf(fields, key) {
    const data = fields.get(key)?.value;
    return data === undefined || !(0,text_fields/* isList */.Lv)(data)
        ? undefined
        : data.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}
/** The properties that have a value. */
function given(object) {
    return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}

// EXTERNAL MODULE: ./src/formats/agent-3md/dependency-diagram.ts
var dependency_diagram = __webpack_require__(9410);
// EXTERNAL MODULE: ./src/formats/agent-3md/index.ts + 32 modules
var agent_3md = __webpack_require__(9471);
// EXTERNAL MODULE: ./src/formats/agent-3md/parse.ts + 3 modules
var agent_3md_parse = __webpack_require__(7436);
;// CONCATENATED MODULE: ./src/formats/agent-3md/manifest.ts

const KNOWN = new Set(['3md', 'axis', 'title', 'agent', 'model', 'tools', 'persona', 'version', 'entry']);
/** The manifest of an agent without errors, its skills in the order of the file. */
function manifestOf(agent) {
    const { fields, tools, identity, skills } = agent;
    const entry = manifest_textOf(fields.get('entry'));
    return {
        name: manifest_textOf(fields.get('title')) ?? manifest_textOf(fields.get('agent')),
        model: manifest_textOf(fields.get('model')),
        tools: tools.map(({ value }) => value),
        persona: manifest_textOf(fields.get('persona')),
        entry: entry === null ? (identity?.z ?? null) : Number(entry),
        version: manifest_textOf(fields.get('version')),
        metadata: Object.fromEntries([...fields].filter(([key]) => !KNOWN.has(key)).map(([key, { value }]) => [key, value])),
        skills: skills.map((skill) => ({
            z: skill.z,
            name: skill.title,
            triggers: skill.triggers.map(({ value }) => value),
            inputs: skill.inputs
                .filter(({ name }) => name.value !== '')
                .map(({ name, kind, optional }) => ({ name: name.value, type: kind, required: !optional })),
            tool: manifest_textOf(skill.tool),
            cost: manifest_textOf(skill.attributes.get('cost')),
            dependencies: (0,agent_3md_parse/* dependenciesOf */.hk)(skill, agent).map(({ to }) => to.z),
        })),
    };
}
function manifest_textOf(pair) {
    return pair?.value.trim() || null;
}

// EXTERNAL MODULE: ./src/formats/agent-3md/find-repeats.ts
var find_repeats = __webpack_require__(1817);
;// CONCATENATED MODULE: ./src/formats/agent-3md/route-request.ts


/**
 * Ranks the skills by how many distinct trigger phrases `request` satisfies, ties by the lower `z`; skills
 * without a
 * match are left out. A phrase is satisfied when every word of it stands in the request, in any order and
 * letter case.
 */
function routeRequest({ skills }, request) {
    const words = new Set((0,agent_3md_parse/* tokensOf */.k8)(request));
    const matches = skills.map((skill) => ({ skill, phrases: phrasesOf(skill, words) }));
    return matches
        .filter(({ phrases }) => phrases.length > 0)
        .sort((a, b) => b.phrases.length - a.phrases.length || a.skill.z - b.skill.z);
}
function phrasesOf({ triggers }, words) {
    const phrases = triggers.map(({ value }) => ({ value, tokens: (0,agent_3md_parse/* tokensOf */.k8)(value) }));
    const repeated = new Set((0,find_repeats/* repeatsOf */.U)(phrases, ({ tokens }) => tokens.join(' ')).map(({ item }) => item));
    return phrases
        .filter((phrase) => !repeated.has(phrase) && phrase.tokens.length > 0 && phrase.tokens.every((token) => words.has(token)))
        .map(({ value }) => value);
}

// EXTERNAL MODULE: ./src/formats/file/index.ts + 4 modules
var file = __webpack_require__(3711);
// EXTERNAL MODULE: ./src/formats/load.ts
var load = __webpack_require__(1602);
// EXTERNAL MODULE: ./src/formats/names.ts
var names = __webpack_require__(6912);
// EXTERNAL MODULE: ./src/reporters/json.ts
var json = __webpack_require__(4310);
// EXTERNAL MODULE: ./src/reporters/report.ts
var report = __webpack_require__(6374);
// EXTERNAL MODULE: ./src/text/escape-invisible.ts
var escape_invisible = __webpack_require__(6546);
// EXTERNAL MODULE: ./src/text/wording.ts
var wording = __webpack_require__(2179);
// EXTERNAL MODULE: ./src/engine/lint.ts + 1 modules
var lint = __webpack_require__(6815);
;// CONCATENATED MODULE: ./src/engine/inspect.ts





















const views = {
    manifest: {
        print: (agent) => `${(0,json.stringify)(manifestOf(agent))}\n`,
        printAgent: (agent) => `${(0,json.stringify)(agentManifest(agent))}\n`,
    },
    route: { print: printRoute },
    graph: { print: (agent) => visibleLines((0,dependency_diagram/* graphOf */.c)(agent)) },
};
// A loader knows no settings: what it refuses is refused here.
const SETTINGS = { preset: 'recommended', rules: new Map() };
/**
 * Prints a view of the agent in one file. A file with errors, or that is no agent, is refused with exit code
 * 1, a path to none or to several with 2.
 */
async function inspect(view, [path = '', request = ''], host) {
    const { print, printAgent } = views[view];
    const viewed = (format) => format === agent_3md.agent3md || (format === formats_agent.agent && printAgent !== undefined);
    const { found, unmatched } = (0,discover/* discover */.k)([path], {
        gitignore: false,
        readGlob: matcher.readMatcher,
        isNamed: (name) => (0,names/* formatsNamed */.Ci)(name).some(({ name: format }) => format === agent_3md.agent3md.name || (format === formats_agent.agent.name && printAgent !== undefined)),
    }, host);
    const [file] = found;
    if (file === undefined || found.length > 1) {
        const reason = unmatched[0] === undefined
            ? ` matches ${(0,wording/* plural */.LS)(found.length, 'file')}. Name one`
            : `: ${unmatched[0].reason}`;
        return { stdout: '', stderr: `passmuster: ${(0,escape_invisible/* visible */.RK)(`\`${path}\`${reason}.`)}\n`, exitCode: 2 };
    }
    const shown = (0,paths/* slashed */.df)((0,external_node_path_.relative)(host.cwd, (0,external_node_path_.join)(file.root, file.path)));
    const refuse = (reason) => ({
        stdout: '',
        stderr: `passmuster: ${(0,escape_invisible/* visible */.RK)(`\`${shown}\` ${reason}.`)}\n`,
        exitCode: 1,
    });
    const { source, format, errors } = await judge(file, host);
    if (format !== undefined && !viewed(format))
        return refuse(`is of the format ${format.title}, which has no ${view}. Name another file`);
    if (errors.length > 0)
        return { stdout: '', stderr: errorLines(errors, shown, source.text), exitCode: 1 };
    if (format === formats_agent.agent)
        return { stdout: printAgent(formats_agent.agent.parse(source)), stderr: '', exitCode: 0 };
    const agent = agent_3md.agent3md.parse(source);
    if (!agent.isAgent)
        return refuse('is not an agent. Give it an `agent` key and `axis: skill`');
    return { stdout: print(agent, request), stderr: '', exitCode: 0 };
}
/**
 * The file's source, empty where there is none, its format, undefined where it cannot be read, and what
 * stands against printing it: all that keeps it from being read, or its errors.
 */
async function judge(found, host) {
    const reading = (0,read/* readFound */.$C)(found, read/* LARGEST_FILE */.K7, host);
    const text = 'text' in reading ? reading.text : '';
    const plain = {
        path: found.path,
        text,
        directory: (0,found_path/* directoryOf */.jt)(found, host),
        files: (0,repository_files/* filesOf */.R)(found.root, host),
    };
    const refusal = (0,file/* refusalOf */.O)(reading, SETTINGS);
    if (refusal !== undefined)
        return { source: plain, format: undefined, errors: refusal };
    const format = await (0,load/* formatOf */.b)(found.path, text, { dialect: 'agent-skills', agentFormat: undefined });
    if (format === undefined)
        return { source: plain, format, errors: [] };
    const source = (await format.prepare?.(plain)) ?? plain;
    return {
        source,
        format,
        errors: (0,lint/* lint */.u8)(source, format, SETTINGS)
            .diagnostics.filter(({ severity }) => severity === 'error')
            .sort(report/* byPlace */.hz),
    };
}
function errorLines(diagnostics, path, text) {
    const { locate } = (0,report/* linesOf */.Dx)(text);
    return diagnostics
        .map(({ range, severity, message, rule }) => {
        const { line, column } = locate(range).start;
        return `${(0,escape_invisible/* visibleLine */.P8)(`${path}:${line}:${column} ${severity} ${message} ${rule}`)}\n`;
    })
        .join('');
}
function printRoute(agent, request) {
    const matches = routeRequest(agent, request);
    if (matches.length === 0)
        return 'No skill has a trigger that the request satisfies.\n';
    return visibleLines(matches.map(({ skill, phrases }) => `${skill.title} (z=${skill.z}): ${phrases.join(', ')}\n`).join(''));
}
function visibleLines(text) {
    return text.split('\n').map(escape_invisible/* visibleLine */.P8).join('\n');
}


/***/ }),

/***/ 6868:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readMatcher: () => (/* binding */ readMatcher)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8299);

/** Whether a path matches a glob, or what is wrong with it: the rest of a sentence about it, and the fix. */
function readMatcher(glob) {
    const parsed = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseGlob */ .qF)(glob, { below: true });
    return 'mistake' in parsed ? parsed.mistake : (path) => (0,_index_js__WEBPACK_IMPORTED_MODULE_0__/* .matchGlob */ .sB)(parsed, path);
}


/***/ }),

/***/ 4310:
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
/* harmony import */ var _text_escape_invisible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6546);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6374);
/* harmony import */ var _tool_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3855);



/** The JSON report: the contract of the README and of `schema/report.schema.json`. */
function json(run) {
    const { results, shard } = run;
    return printReport({
        files: results.map(({ path, format, tokens }) => ({ path, format, tokens })),
        diagnostics: diagnosticsOf(run),
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
                url: (0,_tool_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleUrl */ .Q)(rule),
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
function printReport({ files, diagnostics, summary }, shard) {
    return printJson({
        version: 1,
        tool: { name: _tool_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .tool */ .z.name, version: _tool_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .tool */ .z.version },
        shard: shard && shardFields(shard),
        files: items(files),
        diagnostics: items(diagnostics),
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
    return (0,_text_escape_invisible_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlain */ .$i)(json) ? json : (0,_text_escape_invisible_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeInvisible */ .ts)(json, escaped).replaceAll('##[', '##\\u005b');
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