"use strict";
exports.id = 682;
exports.ids = [682,310];
exports.modules = {

/***/ 5682:
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
// EXTERNAL MODULE: ./src/files/paths.ts
var paths = __webpack_require__(7099);
// EXTERNAL MODULE: ./src/files/read.ts
var read = __webpack_require__(9823);
// EXTERNAL MODULE: ./src/files/repository-files.ts
var repository_files = __webpack_require__(4597);
// EXTERNAL MODULE: ./src/formats/file/index.ts + 4 modules
var file = __webpack_require__(1574);
// EXTERNAL MODULE: ./src/formats/names.ts
var names = __webpack_require__(6912);
// EXTERNAL MODULE: ./src/lint/lint.ts + 1 modules
var lint = __webpack_require__(7269);
// EXTERNAL MODULE: ./src/lint/reading.ts
var lint_reading = __webpack_require__(1905);
// EXTERNAL MODULE: ./src/project/outcome.ts
var outcome = __webpack_require__(2641);
// EXTERNAL MODULE: ./src/reporters/report.ts
var report = __webpack_require__(6374);
// EXTERNAL MODULE: ./src/wording/escape-invisible.ts
var escape_invisible = __webpack_require__(3559);
// EXTERNAL MODULE: ./src/wording/wording.ts
var wording = __webpack_require__(7836);
// EXTERNAL MODULE: ./src/formats/agent/index.ts + 24 modules
var agent = __webpack_require__(7273);
// EXTERNAL MODULE: ./src/syntax/fields.ts
var syntax_fields = __webpack_require__(4634);
// EXTERNAL MODULE: ./src/formats/agent/abilities.ts
var abilities = __webpack_require__(4628);
// EXTERNAL MODULE: ./src/formats/agent/fields.ts
var agent_fields = __webpack_require__(1213);
// EXTERNAL MODULE: ./src/formats/agent/parse.ts + 11 modules
var parse = __webpack_require__(4084);
;// CONCATENATED MODULE: ./src/formats/agent/manifest.ts




/**
 * An agent as a loader resolves it: fields before headings, but for `system` and `rules`; defaults last. What
 * neither the file nor a default gives is null, and so is what only running the code of the tools could tell.
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
        startup: startupOf(agent, listOf(required, 'env') ?? []),
        avatar: textOf(fields, 'avatar') ?? textIn(inHeadings.avatar),
        abilities: abilitiesIn(agent),
        tools: tools?.sets.flatMap((set) => set.tools.map(({ name, scheme }) => given({ name, scheme: scheme?.json }))) ?? [],
        toolsComplete: tools === undefined ? !sections.has('tools') : !tools.open,
    };
}
function abilitiesIn(agent) {
    const { allow, deny } = (0,abilities/* abilitiesOf */.s)(agent);
    const names = (abilities) => abilities.length === 0 ? undefined : abilities.map(({ text }) => text);
    const denied = new Set(deny.flatMap(({ base, scope }) => (scope === undefined ? base : keyOf({ base, scope }))));
    const granted = allow.filter((ability) => !denied.has(ability.base) && !denied.has(keyOf(ability)));
    return given({
        allow: names(allow),
        deny: names(deny),
        granted: allow.length === 0 ? undefined : granted.map(({ text }) => text),
    });
}
function keyOf({ base, scope }) {
    return scope === undefined ? base : `${base}:${scope}`;
}
function startupOf({ startup, tools, sections }, env) {
    const wanted = startup?.value.trim() ?? '';
    if (wanted === '')
        return env.length === 0 ? null : { tool: null, defined: null, env };
    const all = tools?.sets.flatMap((set) => set.tools) ?? [];
    const found = all.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
    const isOpen = tools === undefined ? sections.has('tools') : tools.open;
    return { tool: found?.name ?? wanted, defined: found !== undefined ? true : isOpen ? null : false, env };
}
function textIn(inBody) {
    return inBody?.text.replaceAll('\r\n', '\n').trim() ?? null;
}
function textOf(fields, key) {
    return (0,syntax_fields/* textField */.M8)(fields, key)?.value.trim() || null;
}
function listOf(fields, key) {
    const data = fields.get(key)?.value;
    if (typeof data === 'string' && data.trim() !== '' && key !== 'rules')
        return [data.trim()];
    return data === undefined || !(0,syntax_fields/* isList */.Lv)(data)
        ? undefined
        : data.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}
function given(properties) {
    return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
}

// EXTERNAL MODULE: ./src/formats/agent-3md/dependency-diagram.ts
var dependency_diagram = __webpack_require__(9410);
// EXTERNAL MODULE: ./src/formats/agent-3md/index.ts + 35 modules
var agent_3md = __webpack_require__(9920);
// EXTERNAL MODULE: ./src/formats/agent-3md/parse.ts + 2 modules
var agent_3md_parse = __webpack_require__(7852);
;// CONCATENATED MODULE: ./src/formats/agent-3md/manifest.ts

const KNOWN = new Set(['3md', 'axis', 'title', 'agent', 'model', 'tools', 'persona', 'version', 'entry']);
/**
 * What a loader sees of an agent, its skills in the order of the file: null where nothing is written, `metadata`
 * with all keys of its own. A plane is given by its `z`; the identity is the entry where the file names none.
 */
function manifestOf(agent) {
    const { fields, tools, identity, skills } = agent;
    const entry = manifest_textOf(fields.get('entry'));
    return {
        name: manifest_textOf(fields.get('title')) ?? manifest_textOf(fields.get('agent')),
        title: manifest_textOf(fields.get('title')),
        agent: manifest_textOf(fields.get('agent')),
        model: manifest_textOf(fields.get('model')),
        tools: tools.map(({ value }) => value),
        persona: manifest_textOf(fields.get('persona')),
        identity: identity === undefined ? null : identityOf(identity, agent),
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
function identityOf(identity, { text }) {
    const body = text.slice(...identity.body);
    return { z: identity.z, name: identity.title, body: body.replaceAll('\r\n', '\n').trim() };
}
function manifest_textOf(pair) {
    return pair?.value.trim() || null;
}

// EXTERNAL MODULE: ./src/formats/agent-3md/find-repeats.ts
var find_repeats = __webpack_require__(1817);
;// CONCATENATED MODULE: ./src/formats/agent-3md/views.ts


/** The skill of a name, else the one at a `z`; undefined when there is none. The identity is no skill. */
function skillNamed({ skills }, name) {
    const wanted = name.trim();
    return (skills.find(({ label }) => label?.value.trim() === wanted) ??
        skills.find(({ z }) => wanted !== '' && z === Number(wanted)));
}
/**
 * A skill and all that it depends on, each once, in the order in which a loader meets them: the skill first,
 * and what a link leads to before the next link. Takes no recursion.
 */
function resolveSkill(start, agent) {
    const skills = new Set(agent.skills);
    const resolved = new Set();
    const open = [start];
    for (let plane = open.pop(); plane !== undefined; plane = open.pop()) {
        if (resolved.has(plane))
            continue;
        resolved.add(plane);
        const needed = (0,agent_3md_parse/* dependenciesOf */.hk)(plane, agent).map(({ to }) => to);
        open.push(...needed.filter((to) => skills.has(to)).reverse());
    }
    return [...resolved];
}
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
/** The command of a skill as a loader would run it; undefined for a skill that has none. Nothing is run. */
function fillCommand({ tool }, values) {
    const template = tool?.value.trim() ?? '';
    if (template === '')
        return undefined;
    const missing = new Set();
    const command = template.replace(/\{([A-Za-z_]\w*)\}/g, (placeholder, name) => {
        const value = values.get(name);
        if (value === undefined)
            missing.add(name);
        return value === undefined ? placeholder : quoteForShell(value);
    });
    return { command, missing: [...missing] };
}
function quoteForShell(value) {
    return `'${value.replaceAll("'", "'\\''")}'`;
}

// EXTERNAL MODULE: ./src/formats/claude/index.ts + 11 modules
var claude = __webpack_require__(961);
// EXTERNAL MODULE: ./src/wording/paths.ts
var wording_paths = __webpack_require__(5240);
// EXTERNAL MODULE: ./src/formats/claude/read-tools.ts
var read_tools = __webpack_require__(6285);
;// CONCATENATED MODULE: ./src/formats/claude/manifest.ts



/**
 * A subagent as Claude Code loads it, without what its plugin may not set: null where nothing is written, which
 * for `tools` means all.
 */
function subagentManifest(subagent) {
    const { fields, name, plugin, body, path, text } = subagent;
    const own = name?.value.trim() ?? (plugin === undefined ? undefined : (0,wording_paths/* basename */.P8)(path, '.md'));
    const given = (key) => (0,syntax_fields/* textField */.M8)(fields, key)?.value.trim() || null;
    return {
        name: own === undefined ? null : plugin?.name === undefined ? own : `${plugin.name}:${own}`,
        description: given('description'),
        tools: toolsIn(subagent, 'tools'),
        disallowedTools: toolsIn(subagent, 'disallowedTools') ?? [],
        model: given('model') ?? 'inherit',
        permissionMode: (plugin === undefined ? given('permissionMode') : null) ?? 'default',
        skills: toolsIn(subagent, 'skills') ?? [],
        memory: given('memory'),
        prompt: text
            .slice(...body)
            .replaceAll('\r\n', '\n')
            .trim(),
    };
}
function toolsIn({ fields, text }, key) {
    const field = fields.get(key);
    if (field === undefined)
        return null;
    const names = (0,read_tools/* readTools */.s)(field, text).map(({ written }) => written);
    return names.includes('*') && !(0,syntax_fields/* isList */.Lv)(field.value) ? null : names;
}

// EXTERNAL MODULE: ./src/formats/copilot/index.ts + 15 modules
var copilot = __webpack_require__(9950);
// EXTERNAL MODULE: ./src/formats/copilot/names-in.ts
var names_in = __webpack_require__(475);
;// CONCATENATED MODULE: ./src/formats/copilot/manifest.ts



/** A custom agent as GitHub and VS Code load it: null where nothing is written, which for `tools` means all. */
function copilotManifest({ fields, handoffs, body, path, text }) {
    const servers = fields.get('mcp-servers')?.value;
    return {
        name: copilot_manifest_textOf(fields, 'name') ?? (0,wording_paths/* basename */.P8)(path).replace(/(?:\.(?:agent|chatmode))?\.md$/i, ''),
        description: copilot_manifest_textOf(fields, 'description'),
        target: copilot_manifest_textOf(fields, 'target'),
        tools: namesOf(fields.get('tools')),
        models: namesOf(fields.get('model')) ?? [],
        agents: namesOf(fields.get('agents')),
        handoffs: handoffs.map((handoff) => ({
            label: copilot_manifest_textOf(handoff, 'label'),
            agent: copilot_manifest_textOf(handoff, 'agent'),
        })),
        mcpServers: (0,syntax_fields/* isMapping */.pi)(servers) ? [...servers.keys()] : [],
        prompt: text
            .slice(...body)
            .replaceAll('\r\n', '\n')
            .trim(),
    };
}
function copilot_manifest_textOf(fields, key) {
    return (0,syntax_fields/* textField */.M8)(fields, key)?.value.trim() || null;
}
function namesOf(field) {
    if (field === undefined || field.value === null)
        return null;
    return (0,names_in/* namesIn */.w)((0,syntax_fields/* isList */.Lv)(field.value) ? field.value : String(field.value));
}

// EXTERNAL MODULE: ./src/formats/plane/index.ts + 6 modules
var plane = __webpack_require__(838);
// EXTERNAL MODULE: ./src/formats/plane/manifest.ts
var manifest = __webpack_require__(200);
// EXTERNAL MODULE: ./src/formats/skill/index.ts + 59 modules
var skill = __webpack_require__(5885);
// EXTERNAL MODULE: ./src/references/bundled-files.ts
var bundled_files = __webpack_require__(6656);
// EXTERNAL MODULE: ./src/references/targets.ts
var targets = __webpack_require__(4564);
// EXTERNAL MODULE: ./src/wording/code-points.ts
var code_points = __webpack_require__(2891);
// EXTERNAL MODULE: ./src/wording/compare.ts
var compare = __webpack_require__(391);
// EXTERNAL MODULE: ./src/formats/skill/estimate-tokens.ts
var estimate_tokens = __webpack_require__(1017);
;// CONCATENATED MODULE: ./src/formats/skill/manifest.ts






/**
 * A skill as clients disclose it to a model, step by step: null where nothing is written. Tokens are an estimate,
 * four characters each.
 */
function skillManifest(skill) {
    const { fields, name, description } = skill;
    const text = skill.text.slice(...skill.body);
    const listing = `${name?.value ?? ''}${description?.value ?? ''}`;
    return {
        name: name?.value.trim() ?? null,
        description: description?.value.trim() ?? null,
        license: skill_manifest_textOf(fields, 'license'),
        compatibility: skill_manifest_textOf(fields, 'compatibility'),
        metadata: plainMapping(fields.get('metadata')),
        allowedTools: manifest_toolsIn(fields.get('allowed-tools')),
        levels: {
            listing: { tokens: tokensOf(listing) },
            body: { lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0), tokens: (0,estimate_tokens/* estimateTokens */.bP)(skill) },
            references: referencesOf(skill),
        },
    };
}
function referencesOf(skill) {
    const { home, files } = skill;
    const linked = (0,targets/* relativeTargets */.T1)(skill)
        .filter(({ to }) => to.exists && !to.outside && to.path.startsWith(home))
        .map(({ to }) => to.path);
    const kept = (0,bundled_files/* bundledFiles */.Ct)(home, files).files.filter((path) => path.startsWith(`${home}references/`));
    return [...new Set([...linked, ...kept])]
        .filter((path) => path !== skill.path && !isFolder(path, files))
        .sort(compare/* compare */.U)
        .map((path) => {
        const text = files.read(path);
        return { path: path.slice(home.length), tokens: text === undefined ? null : tokensOf(text) };
    });
}
function isFolder(path, files) {
    return files.list(path).length > 0;
}
function tokensOf(text) {
    return Math.ceil((0,code_points/* codePoints */.B)(text) / estimate_tokens/* CHARACTERS_PER_TOKEN */.vS);
}
function skill_manifest_textOf(fields, key) {
    return (0,syntax_fields/* textField */.M8)(fields, key)?.value.trim() || null;
}
function manifest_toolsIn(field) {
    if (typeof field?.value === 'string')
        return field.value.trim() || null;
    if (field === undefined || !(0,syntax_fields/* isList */.Lv)(field.value))
        return null;
    return field.value.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}
function plainMapping(field) {
    if (field === undefined || !(0,syntax_fields/* isMapping */.pi)(field.value))
        return {};
    return Object.fromEntries([...field.value].map(([key, { value }]) => [key, typeof value === 'object' ? null : value]));
}

// EXTERNAL MODULE: ./src/reporters/json.ts
var json = __webpack_require__(4310);
// EXTERNAL MODULE: ./src/wording/quote.ts
var quote = __webpack_require__(400);
;// CONCATENATED MODULE: ./src/cli/print-view.ts


















const manifests = new Map([
    [skill/* skill */.YG, (source) => skillManifest(skill/* skill */.YG.parse(source))],
    [plane.plane, (source) => (0,manifest/* registeredSkill */.I)(plane.plane.parse(source))],
    [agent_3md.agent3md, (source) => manifestOf(agent_3md.agent3md.parse(source))],
    [agent.agent, (source) => agentManifest(agent.agent.parse(source))],
    [copilot.copilot, (source) => copilotManifest(copilot.copilot.parse(source))],
    [claude.claude, (source) => subagentManifest(claude.claude.parse(source))],
]);
/** Whether a format has a view. */
function hasView(view, format) {
    return view === 'manifest' || format.name === agent_3md.agent3md.name;
}
/** A view of what was read of one file. */
function printView(view, format, source, operands) {
    const agent = format === agent_3md.agent3md ? agent_3md.agent3md.parse(source) : undefined;
    if (agent !== undefined && !agent.isAgent)
        return { refusal: 'is not an agent. Give it an `agent` key and `axis: skill`' };
    if (agent === undefined || view === 'manifest')
        return { text: `${(0,json.stringify)(manifests.get(format)?.(source))}\n` };
    if (view === 'graph')
        return { text: visibleLines((0,dependency_diagram/* graphOf */.c)(agent)) };
    const [request = '', ...rest] = operands;
    if (view === 'route')
        return { text: printRoute(agent, request) };
    const wanted = skillNamed(agent, request);
    if (wanted === undefined)
        return { refusal: `has no skill ${(0,quote/* quote */.h)(request)}. ${skillsOf(agent)}` };
    if (view === 'command')
        return printCommand(wanted, rest);
    const lines = resolveSkill(wanted, agent).map(({ title, z }) => `${title} (z=${z})\n`);
    return { text: visibleLines(lines.join('')) };
}
const MOST_NAMED = 10;
function skillsOf({ skills }) {
    const names = skills.slice(0, MOST_NAMED).map(({ title }) => (0,quote/* quote */.h)(title));
    return skills.length === 0
        ? 'It has none'
        : `Its skills: ${names.join(', ')}${skills.length > MOST_NAMED ? ', …' : ''}`;
}
function printRoute(agent, request) {
    const matches = routeRequest(agent, request);
    if (matches.length === 0)
        return 'No skill has a trigger that the request satisfies.\n';
    return visibleLines(matches
        .map((match) => `${match.skill.title} (z=${match.skill.z}): ${match.phrases.join(', ')}\n`)
        .join(''));
}
function printCommand(wanted, assignments) {
    const values = new Map();
    const inputs = wanted.inputs.map(({ name }) => name.value).filter((name) => name !== '');
    for (const assignment of assignments) {
        const [, name, value] = /^([^=]*)=(.*)$/s.exec(assignment) ?? [];
        if (name === undefined || value === undefined)
            return { refusal: `gets no value from ${(0,quote/* quote */.h)(assignment)}. Write \`name=value\`` };
        if (!inputs.includes(name))
            return { refusal: `has no input ${(0,quote/* quote */.h)(name)} there. ${inputsOf(inputs)}` };
        values.set(name, value);
    }
    const filled = fillCommand(wanted, values);
    if (filled === undefined)
        return { refusal: `gives the skill ${(0,quote/* quote */.h)(wanted.title)} no command: it is guidance only` };
    const text = visibleLines(`${filled.command}\n`);
    if (filled.missing.length === 0)
        return { text };
    const names = (0,wording/* listed */.KE)(filled.missing.map((name) => `\`${name}\``));
    const isOptional = (name) => wanted.inputs.some((input) => input.name.value === name && input.optional);
    return {
        text,
        note: `The command has no value for ${names}. Add \`name=value\`.`,
        isIncomplete: !filled.missing.every(isOptional),
    };
}
function inputsOf(inputs) {
    return inputs.length === 0
        ? 'The skill has no inputs'
        : `Its inputs: ${inputs.map((name) => (0,quote/* quote */.h)(name)).join(', ')}`;
}
function visibleLines(text) {
    return text.split('\n').map(escape_invisible/* visibleLine */.P8).join('\n');
}

;// CONCATENATED MODULE: ./src/cli/inspect.ts















// A loader knows no settings: what it refuses is refused here.
const SETTINGS = { preset: 'recommended', rules: new Map() };
/** The errors that keep a loader from showing a file; it survives all others. */
const FATAL = {
    skill: /\/(?:frontmatter-\w+|(?:name|description)-missing)$/,
    plane: /\/frontmatter-\w+$/,
    agent3md: /\/(?:parse|frontmatter|identity)$/,
    agent: /\/(?!tool-(?:shape|scheme|parameters)$|tools-in-frontmatter$|ability-overlap$)[^/]*$/,
    copilot: /\/frontmatter-\w+$/,
    claude: /\/(?:frontmatter-\w+|(?:name|description)-missing|name-format|field-type)$/,
};
/**
 * Prints a view of the agent or skill in one file. A file that no loader survives, or that is no agent, is refused
 * with exit code 1, a path to none or to several with 2.
 */
async function inspect(view, operands, host, choices = {}) {
    if (view === 'search')
        return (await __webpack_require__.e(/* import() */ 602).then(__webpack_require__.bind(__webpack_require__, 602))).search(operands, choices.domain, host);
    const [path = '', ...rest] = operands;
    const { found, unmatched } = (0,discover/* discover */.k)([path], {
        gitignore: false,
        isNamed: (name) => (0,names/* formatsNamed */.Ci)(name).some((format) => hasView(view, format)),
    }, host);
    const [file] = found;
    if (file === undefined || found.length > 1) {
        const reason = unmatched[0] === undefined
            ? ` matches ${(0,wording/* plural */.LS)(found.length, 'file')}. Name one`
            : `: ${unmatched[0].reason}`;
        return (0,outcome/* refused */.J)(`\`${path}\`${reason}.`);
    }
    const shown = (0,paths/* slashed */.df)((0,external_node_path_.relative)(host.cwd, (0,external_node_path_.join)(file.root, file.path)));
    const refuse = (reason) => ({
        stdout: '',
        stderr: (0,outcome/* written */.M)([`\`${shown}\` ${reason}.`]),
        exitCode: 1,
    });
    const { source, format, errors } = await judge(file, host, choices);
    const fatal = errors.filter(({ rule }) => format === undefined || FATAL[format.name]?.test(rule) !== false);
    if (fatal.length > 0)
        return { stdout: '', stderr: errorLines(fatal, shown, source.text), exitCode: 1 };
    if (format === undefined)
        return refuse('is no agent and no skill. Name another file');
    const printed = printView(view, format, source, rest);
    if ('refusal' in printed)
        return refuse(printed.refusal);
    const notes = [
        ...(errors.length === 0 ? [] : [survived(shown, errors.length)]),
        ...(printed.note === undefined ? [] : [printed.note]),
    ];
    return { stdout: printed.text, stderr: (0,outcome/* written */.M)(notes), exitCode: printed.isIncomplete ? 1 : 0 };
}
function survived(shown, errors) {
    return `\`${shown}\` has ${(0,wording/* plural */.LS)(errors, 'error')}, but its loader reads it. Check the file to see ${errors === 1 ? 'it' : 'them'}.`;
}
/**
 * The file's source, empty where there is none, its format, undefined where it cannot be read, and its errors: all
 * that keeps it from being read, too.
 */
async function judge(found, host, { dialect = 'agent-skills', agentFormat }) {
    const reading = (0,read/* readFound */.$)(found, lint_reading/* LARGEST_FILE */.K, host);
    const text = 'text' in reading ? reading.text : '';
    const plain = {
        path: found.path,
        text,
        directory: (0,found_path/* directoryOf */.jt)(found, host),
        files: (0,repository_files/* filesOf */.R)(found.root, host),
    };
    const refusal = (0,file/* refusalOf */.Of)(reading, SETTINGS);
    if (refusal !== undefined)
        return { source: plain, format: undefined, errors: refusal };
    const format = await (0,names/* formatOf */.be)(found.path, text, { dialect, agentFormat });
    if (format === undefined)
        return { source: plain, format, errors: [] };
    const source = (await format.prepare?.(plain)) ?? plain;
    return {
        source,
        format,
        errors: (0,lint/* lint */.u8)(source, format, SETTINGS)
            .diagnostics.filter(({ severity }) => severity === 'error')
            .toSorted(report/* byPlace */.hz),
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


/***/ }),

/***/ 5928:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aj: () => (/* binding */ planeHeader),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   oV: () => (/* binding */ nameHeading)
/* harmony export */ });
/* harmony import */ var _syntax_markdown_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1742);
/* harmony import */ var _syntax_markdown_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7502);


/** The heading that names a skill of the Skills plane: the first after one `#`. */
function nameHeading(skill) {
    return (0,_syntax_markdown_index_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownOf */ .RQ)(skill).headings.find((heading) => heading.level === 1 && heading.text !== '' && isMarked(heading, skill));
}
/** Whether a heading stands after its mark, rather than above a line. */
function isMarked({ range: [start] }, { text }) {
    return text.slice(text.lastIndexOf('\n', start - 1) + 1, start).includes('#');
}
/** The name is the first `#` heading as a reader sees it, else the directory's; compared ignoring case. */
function planeHeader(document) {
    const heading = nameHeading(document);
    const name = heading === undefined ? document.directory : (0,_syntax_markdown_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(heading.text);
    if (name === undefined)
        return { name };
    return { name: { text: name.toLowerCase(), range: heading?.range ?? startOf(document) } };
}
/** The first line of the body that has text, else the frontmatter's closing line. */
function startOf({ body, frontmatter, text }) {
    const first = text.slice(...body).search(/\S/);
    if (first === -1)
        return frontmatter.closing;
    const start = body[0] + first;
    return [start, start + /^.*/.exec(text.slice(start))[0].trimEnd().length];
}


/***/ }),

/***/ 838:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plane: () => (/* binding */ plane)
});

// EXTERNAL MODULE: ./src/formats/skill/index.ts + 59 modules
var skill = __webpack_require__(5885);
// EXTERNAL MODULE: ./src/formats/skill/parse.ts
var parse = __webpack_require__(7869);
// EXTERNAL MODULE: ./src/lint/fields/other-value.ts
var other_value = __webpack_require__(6469);
// EXTERNAL MODULE: ./src/lint/fields/rules.ts
var rules = __webpack_require__(644);
// EXTERNAL MODULE: ./src/lint/fields/strangers.ts
var strangers = __webpack_require__(2184);
// EXTERNAL MODULE: ./src/syntax/fields.ts
var fields = __webpack_require__(4634);
// EXTERNAL MODULE: ./src/wording/quote.ts
var quote = __webpack_require__(400);
// EXTERNAL MODULE: ./src/wording/semantic-version.ts
var semantic_version = __webpack_require__(1955);
// EXTERNAL MODULE: ./src/formats/plane/example.ts
var example = __webpack_require__(8371);
;// CONCATENATED MODULE: ./src/formats/plane/fields.ts

/** The fields of the Skills plane. */
const FIELDS = {
    description: {
        type: ['text'],
        severity: 'warning',
        why: 'The registry searches the description too; the Skills plane recommends it.',
    },
    domain: {
        type: ['text'],
        severity: 'warning',
        empty: 'is empty. Name the domain, or remove the field to use `development`.',
        why: 'A search filters by the exact domain. It never finds a skill whose domain is empty or not text.',
    },
    version: {
        type: ['text'],
        severity: 'warning',
        why: 'A semantic version: versions are compared as `major.minor.patch`. In YAML, an unquoted `1.0` is a number, and `1.10` is 1.1.',
    },
    tags: {
        type: ['text', 'list'],
        aliases: ['tag', 'Tag', 'TAG'],
        why: 'A search asks for tags as `#tag`. It cannot ask for a tag with white space or `#`, and a repeated tag adds nothing.',
    },
};
/** What the rules on fields go by. Of `name` and `tokens` there is more to say than that they are unknown. */
const FIELD_TABLE = {
    group: 'plane',
    what: 'the Skills plane',
    rows: FIELDS,
    accepted: ['name', 'tokens'],
    certain: true,
    source: example/* PLANE */.z5,
    good: example/* goodPlane */.k2,
};

;// CONCATENATED MODULE: ./src/formats/plane/split-tags.ts
/**
 * The tags of a text with commas, which was written in `range` of the file; each has that range where its own
 * place is not known.
 */
function splitTags(value, text, range) {
    const read = value.split(',');
    const written = text.slice(...range);
    const quotes = /^["']/.test(written) ? 1 : 0;
    const header = /^[|>][^\n]*\n/.exec(written)?.[0].length ?? quotes;
    const places = placesOf(read, text, [range[0] + header, range[1] - quotes]);
    return read.map((item, index) => ({ text: item.trim(), range: places?.[index] ?? range }));
}
/**
 * The place of each item of a text with commas; undefined where it is not written as it is read, but for line
 * breaks.
 */
function placesOf(items, text, [start, end]) {
    const written = text.slice(start, end).split(',');
    if (written.length !== items.length ||
        !written.every((item, index) => onOneLine(item) === onOneLine(items[index])))
        return undefined;
    let at = start;
    return written.map((item) => {
        const from = at + (item.length - item.trimStart().length);
        at += item.length + 1;
        return [from, from + item.trim().length];
    });
}
function onOneLine(text) {
    return text.trim().replace(/\s+/g, ' ');
}

;// CONCATENATED MODULE: ./src/formats/plane/field-rules.ts









const NO_VERSION = 'Write three numbers, such as `1.0.0`.';
const IGNORED = {
    name: 'The Skills plane ignores `name`. Remove it, and put the name in the first level-1 heading.',
    tokens: 'The Skills plane ignores `tokens` and counts them itself. Remove the field.',
};
const planeFieldRules = (0,rules/* fieldRules */.a)(FIELD_TABLE, {
    misspelt: {
        why: 'The gateway silently ignores a misspelt field and uses the default of the intended one: `development` for `domain`, `1.0.0` for `version`.',
        bad: (0,example/* withLine */.$2)('domain', 'Domain: development'),
    },
    missing: {
        severity: { recommended: 'warning', strict: 'warning' },
        why: 'The registry searches the description too; the Skills plane recommends it.',
        bad: (0,example/* withLine */.$2)('description', ''),
        say: {
            description: () => ({
                message: 'The skill has no `description`. Add one that says what it does, so that a search finds it.',
            }),
        },
    },
    type: {
        fix: 'suggested',
        why: 'A search finds no skill by tags that are none. Any other field of a wrong type is a warning.',
        bad: (0,example/* withLine */.$2)('version', 'version: 1.0'),
        checks: {
            description({ field: { value, range } }, report) {
                if (typeof value !== 'string')
                    report(range, `The \`description\` is ${(0,fields/* kindOf */.I)(value)}, not text. Write text, so that a search finds it.`);
            },
            domain({ field: { value, range } }, report) {
                if (typeof value !== 'string')
                    report(range, `\`domain\` is ${(0,fields/* kindOf */.I)(value)}, not text. Write the domain’s name.`);
            },
            version({ field: { value, range }, document }, report) {
                if (typeof value === 'string')
                    return;
                const { text } = document;
                const written = text.slice(...range);
                const problem = `${(0,quote/* quote */.h)(written)} is ${(0,fields/* kindOf */.I)(value)}, not a semantic version.`;
                const meant = (0,fields/* isTagged */.$J)(text, range) ? undefined : (0,semantic_version/* completeVersion */.C)(written);
                (0,other_value/* propose */.BM)(range, { problem, meant, otherwise: NO_VERSION }, report);
            },
            tags: reportTypeOfTags,
        },
    },
    empty: {
        why: 'The registry takes an empty field for a value: it never finds a skill whose `domain` is empty.',
        bad: (0,example/* withLine */.$2)('domain', 'domain:'),
        checks: {
            version({ field: { key, value, range }, document }, report) {
                const written = (0,quote/* quote */.h)(document.text.slice(...range));
                if (range[0] === range[1])
                    report(key, `\`version\` is empty. ${NO_VERSION}`);
                else if (value === null)
                    report(range, `${written} is empty, not a semantic version. ${NO_VERSION}`);
            },
            tags({ field, document }, report) {
                if (!(0,fields/* isBlank */.z3)(field))
                    return;
                const isComment = (0,fields/* isCommentedOut */.Zi)(field, document.text);
                report(field.key, isComment
                    ? '`tags` is empty, since its `#` starts a comment. Write the tags without `#`.'
                    : '`tags` is empty. Write some, or remove the field.');
            },
        },
    },
    value: {
        why: 'Versions are compared as `major.minor.patch`, and a search asks for tags as `#tag`.',
        bad: (0,example/* withLine */.$2)('version', 'version: "1.0"'),
        checks: {
            version({ field: { value, range } }, report) {
                if (typeof value !== 'string' || range[0] === range[1] || (0,semantic_version/* isSemanticVersion */.D)(value))
                    return;
                const problem = `${(0,quote/* quote */.h)(value)} is not a semantic version.`;
                (0,other_value/* propose */.BM)(range, { problem, meant: (0,semantic_version/* completeVersion */.C)(value), otherwise: NO_VERSION }, report);
            },
            tags: reportTags,
        },
    },
    unknown: {
        severity: { recommended: 'warning', strict: 'warning' },
        why: 'This dialect reads the name from the first level-1 heading. It ignores a `name` in the frontmatter, which misleads people who edit it. It estimates the `tokens` from the length of the content. Any other field that the gateway does not read does no harm, and is reported under `strict` only.',
        bad: (0,example/* withLine */.$2)('domain', 'name: deploy'),
        check({ fields }, report, { allows }) {
            for (const [key, message] of Object.entries(IGNORED)) {
                const field = fields.get(key);
                if (field !== undefined)
                    report(field.key, message);
            }
            const told = { advice: 'The gateway ignores such fields, so remove or keep them', allows };
            (0,strangers/* reportUnknown */.V)(fields, FIELD_TABLE, told, (range, message, details) => report(range, message, {
                ...details,
                grade: { severity: { recommended: 'off', strict: 'warning' } },
            }));
        },
    },
});
function reportTypeOfTags({ field: { value, range } }, report) {
    if (typeof value === 'string')
        return;
    if (!(0,fields/* isList */.Lv)(value))
        return report(range, `\`tags\` is ${(0,fields/* kindOf */.I)(value)}. Write a list of words.`);
    for (const item of value) {
        if (item.value === null || typeof item.value === 'string')
            continue;
        const advice = (0,fields/* isList */.Lv)(item.value) || (0,fields/* isMapping */.pi)(item.value) ? 'Write a word' : 'Quote it';
        report(item.range, `A tag is ${(0,fields/* kindOf */.I)(item.value)}, not text. ${advice}.`);
    }
}
function reportTags(subject, report) {
    const seen = new Map();
    for (const tag of (0,fields/* isBlank */.z3)(subject.field) ? [] : tagsOf(subject)) {
        const first = seen.get(tag.text.toLowerCase());
        if (tag.text === '')
            report(tag.range, '`tags` has an empty item. Remove the extra comma or item.');
        else if (first !== undefined)
            report(tag.range, `The tag ${(0,quote/* quote */.h)(tag.text)} is repeated. Remove it.`, {
                related: [{ range: first.range, message: 'The first one is here.' }],
            });
        else if (/[\s#]/.test(tag.text))
            report(tag.range, `The tag ${(0,quote/* quote */.h)(tag.text)} cannot be found by a search. Use a word without white space and \`#\`.`);
        seen.set(tag.text.toLowerCase(), first ?? tag);
    }
}
/** The tags and where each was written, but for items that are no text. */
function tagsOf({ field: { value, range }, document }) {
    if (typeof value === 'string')
        return splitTags(value, document.text, range);
    if (!(0,fields/* isList */.Lv)(value))
        return [];
    return value.flatMap((item) => {
        if (item.value === null)
            return { text: '', range: item.range };
        return typeof item.value === 'string' ? { text: item.value.trim(), range: item.range } : [];
    });
}

// EXTERNAL MODULE: ./src/formats/plane/header.ts
var header = __webpack_require__(5928);
// EXTERNAL MODULE: ./src/formats/plane/info.ts
var info = __webpack_require__(8233);
// EXTERNAL MODULE: ./src/formats/skill/report-duplicate-names.ts
var report_duplicate_names = __webpack_require__(2015);
;// CONCATENATED MODULE: ./src/formats/plane/rules/duplicate-name.ts



const duplicateName = {
    id: 'plane/duplicate-name',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'No two skills of one `skills` directory have the same name',
    why: 'A search for the name finds both, and the model cannot tell them apart. Names are compared ignoring case.',
    source: example/* PLANE */.z5,
    bad: {
        path: example/* goodPlane */.k2.path,
        text: example/* goodPlane */.k2.text,
        files: { 'skills/release/SKILL.md': example/* goodPlane */.k2.text.replace('# Deployment', '# DEPLOYMENT') },
    },
    good: {
        path: example/* goodPlane */.k2.path,
        text: example/* goodPlane */.k2.text,
        files: { 'skills/release/SKILL.md': example/* goodPlane */.k2.text.replace('# Deployment', '# Release') },
    },
    checkAll(headers, report) {
        (0,report_duplicate_names/* reportDuplicates */.p)(headers, (name) => `Another skill is named ${(0,quote/* quote */.h)(name)} too. Rename one.`, report);
    },
};

;// CONCATENATED MODULE: ./src/formats/plane/rules/id.ts


const id = {
    id: 'plane/id',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'The folder of a skill gives it an id that `!s` can load',
    why: 'Each skill is a folder below `skills` with a SKILL.md, and the name of the folder is its id. A file in `skills` itself has none. `!s` reads one word, so it cannot load an id with white space.',
    source: example/* PLANE */.z5,
    bad: { path: 'skills/SKILL.md', text: example/* goodPlane */.k2.text },
    good: example/* goodPlane */.k2,
    check({ directory, path }, report) {
        if (directory === undefined)
            return;
        if (directory === 'skills' && !/(?:^|\/)skills\/skills\/[^/]+$/.test(path))
            report([0, 0], 'This file is in `skills` itself, so the skill has no id. Move it into a folder of its own, such as `skills/deployment`.');
        else if (/\s/.test(directory))
            report([0, 0], `The id ${(0,quote/* quote */.h)(directory)} has white space, so \`!s\` cannot load the skill. Rename the folder.`);
    },
};

// EXTERNAL MODULE: ./src/syntax/markdown/index.ts + 6 modules
var markdown = __webpack_require__(1742);
;// CONCATENATED MODULE: ./src/formats/plane/rules/name.ts




const name_name = {
    id: 'plane/name',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'A level-1 heading names the skill',
    why: 'The Skills plane reads the name of a skill from the first `# ` heading. A heading that is underlined does not count. Without a heading, the skill has the name of its folder.',
    source: example/* PLANE */.z5,
    bad: { path: example/* goodPlane */.k2.path, text: example/* goodPlane */.k2.text.replace('# Deployment\n', '') },
    good: example/* goodPlane */.k2,
    check(document, report) {
        if ((0,header/* nameHeading */.oV)(document) !== undefined)
            return;
        const { directory } = document;
        const name = directory === undefined ? 'after the folder of each clone' : (0,quote/* quote */.h)(directory);
        const underlined = (0,markdown/* markdownOf */.RQ)(document).headings.find(({ level, text }) => level === 1 && text !== '');
        if (underlined !== undefined)
            return report(underlined.range, `The gateway reads only a heading after \`#\`, so the skill is named ${name}. Write ${(0,quote/* quote */.h)(`# ${underlined.text}`)}, without the line below it.`);
        report((0,header/* startOf */.GH)(document), `The body has no level-1 heading, so the skill is named ${name}. Start the body with a heading, such as \`# Deployment\`.`);
    },
};

;// CONCATENATED MODULE: ./src/formats/plane/index.ts









/** The Skills-plane dialect of SKILL.md: chosen by the user, never guessed. */
const plane = {
    ...skill/* skill */.YG,
    ...info/* planeInfo */.b,
    fields: FIELDS,
    rules: [...skill/* sharedRules */.PS, id, ...planeFieldRules, name_name],
    repositoryRules: [duplicateName],
    parse: (source) => (0,parse/* parseSkill */.v)(source, true),
    applicable: (document) => (0,skill/* speaking */.zY)({ ...document, fragment: false }, plane.rules),
    header: header/* planeHeader */.Aj,
};


/***/ }),

/***/ 200:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ registeredSkill)
/* harmony export */ });
/* harmony import */ var _syntax_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4634);
/* harmony import */ var _skill_estimate_tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1017);
/* harmony import */ var _header_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5928);



/** A skill as the Skills plane registers it, with the defaults of the specification. */
function registeredSkill(skill) {
    const { fields, directory = '' } = skill;
    const given = (key, otherwise) => (0,_syntax_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textField */ .M8)(fields, key)?.value.trim() || otherwise;
    return {
        id: directory,
        name: (0,_header_js__WEBPACK_IMPORTED_MODULE_0__/* .nameHeading */ .oV)(skill)?.text ?? directory,
        description: given('description', ''),
        domain: given('domain', 'development'),
        version: given('version', '1.0.0'),
        tags: tagsIn(fields.get('tags')?.value ?? null),
        tokens: (0,_skill_estimate_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .estimateTokens */ .bP)(skill),
    };
}
function tagsIn(value) {
    const items = typeof value === 'string' ? value.split(',') : (0,_syntax_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isList */ .Lv)(value) ? value.map((item) => item.value) : [];
    return items.flatMap((item) => (typeof item === 'string' && item.trim() !== '' ? item.trim() : []));
}


/***/ }),

/***/ 4310:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   json: () => (/* binding */ json),
/* harmony export */   printJson: () => (/* binding */ printJson),
/* harmony export */   printReport: () => (/* binding */ printReport),
/* harmony export */   shardFields: () => (/* binding */ shardFields),
/* harmony export */   stringify: () => (/* binding */ stringify)
/* harmony export */ });
/* harmony import */ var _wording_escape_invisible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3559);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6374);
/* harmony import */ var _statistics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3495);
/* harmony import */ var _tool_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3855);




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
function diagnosticsOf(run) {
    const lines = (0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .linesByPath */ .Gb)(run);
    return run.results.flatMap(({ path, format, diagnostics }) => diagnostics.map(({ rule, severity, message, range, related, fix }) => ({
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
    })));
}
/** A whole report; `shard` says of which part, if it is one. */
function printReport({ files, diagnostics, statistics, summary }, shard) {
    return printJson({
        version: 1,
        tool: { name: _tool_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .tool */ .z.name, version: _tool_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .tool */ .z.version },
        shard: shard && shardFields(shard),
        files,
        diagnostics,
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
    return (0,_wording_escape_invisible_js__WEBPACK_IMPORTED_MODULE_3__/* .isPlain */ .$i)(json) ? json : (0,_wording_escape_invisible_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeInvisible */ .ts)(json, escaped).replaceAll('##[', '##\\u005b');
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
/** What `stringify` gives of a value, and a line break. */
function printJson(value) {
    return `${stringify(value)}\n`;
}


/***/ })

};
;