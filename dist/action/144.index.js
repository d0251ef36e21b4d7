"use strict";
exports.id = 144;
exports.ids = [144,15,310];
exports.modules = {

/***/ 3144:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeSkills: () => (/* binding */ judgeSkills),
  listClients: () => (/* binding */ listClients)
});

// EXTERNAL MODULE: ./src/clients/index.ts + 27 modules
var src_clients = __webpack_require__(8228);
// EXTERNAL MODULE: ./src/clients/seen.ts
var seen = __webpack_require__(793);
// EXTERNAL MODULE: ./src/wording/quote.ts
var quote = __webpack_require__(400);
// EXTERNAL MODULE: ./src/wording/wording.ts
var wording = __webpack_require__(7836);
// EXTERNAL MODULE: ./src/clients/client.ts
var clients_client = __webpack_require__(7037);
// EXTERNAL MODULE: ./src/clients/violations.ts
var violations = __webpack_require__(6858);
;// CONCATENATED MODULE: ./src/clients/verdict.ts




/** From the worst on; what is known to be lost says more than what nobody knows. */
const WORST_FIRST = ['refused', 'degraded', 'unknown', 'loads'];
/** So many fields are named; of more only the number is told. */
const MOST_NAMED = 3;
const byId = new Map(violations/* VIOLATIONS */.TP.map((each) => [each.id, each]));
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
function cutsOf({ listing, sources }, description) {
    if (listing?.each === undefined || description <= listing.each)
        return [];
    const { url, basis } = sources[listing.source];
    const text = `The list of skills cuts the description at ${(0,wording/* count */.U9)(listing.each)} characters.`;
    return [{ text, source: url, basis }];
}
/** The violation as this client sees it: undefined where it knows all of the fields. */
function forClient(client, violation) {
    if (violation.fields.size === 0)
        return violation;
    const known = (0,clients_client/* fieldNamesOf */.GK)(client);
    const fields = new Map([...violation.fields].filter(([field]) => !known.includes(field)));
    const rules = [...fields.values()];
    const rule = rules.includes(violation.rule) ? violation.rule : rules[0];
    return fields.size === 0 ? undefined : { ...violation, rule, fields };
}
/** What loads without a loss needs no reason; what nobody knows has none. */
function reasonsOf(client, violation, known) {
    if (known === 'unknown' || known.outcome === 'loads')
        return [];
    const { url, basis } = client.sources[known.source];
    const { rule, fields } = violation;
    const problem = fields.size === 0 ? byId.get(violation.id).text : unknownFields([...fields.keys()]);
    return [
        {
            text: known.reason === undefined ? problem : `${problem} ${known.reason}`,
            source: url,
            basis,
            ...(rule !== undefined && { rule }),
        },
    ];
}
function unknownFields(fields) {
    const named = fields.map((field) => (0,quote/* quote */.h)(field));
    return `The client does not know ${(0,wording/* listed */.KE)(named, MOST_NAMED)}.`;
}

// EXTERNAL MODULE: ./src/files/found-path.ts
var found_path = __webpack_require__(2447);
// EXTERNAL MODULE: ./src/files/repository-files.ts
var repository_files = __webpack_require__(4597);
// EXTERNAL MODULE: ./src/formats/names.ts
var names = __webpack_require__(6912);
// EXTERNAL MODULE: ./src/formats/skill/frontmatter-violations.ts
var frontmatter_violations = __webpack_require__(6001);
// EXTERNAL MODULE: ./src/formats/skill/index.ts + 60 modules
var formats_skill = __webpack_require__(1320);
// EXTERNAL MODULE: ./src/lint/active-rules.ts
var active_rules = __webpack_require__(5597);
;// CONCATENATED MODULE: ./src/lint/find-violations.ts


/** Whoever asks what clients do wants to know it whatever is reported. */
const ALL = { preset: 'strict', rules: new Map() };
/**
 * What clients punish in a file, as its rules find it, whatever settings and suppressions say. The
 * layers are the file and what is below that hides a part of it from some clients.
 */
function violationsOf(layers, rulesOf) {
    const found = layers.flatMap((document) => findingsIn(document, rulesOf(document)));
    const names = layers.flatMap(({ fields }) => [...fields.keys()]);
    const order = new Map(names.map((name, index) => [name, index]));
    return violations/* VIOLATIONS */.TP.flatMap(({ id }) => {
        const same = found.filter(({ violation, punished }) => punished?.includes(id) ?? violation === id);
        if (same.length === 0)
            return [];
        const fields = same.flatMap((finding) => (finding.fields ?? []).map((name) => [name, finding.rule]));
        fields.sort(([a], [b]) => order.get(a) - order.get(b));
        return { id, rule: same[0].rule, fields: new Map(fields) };
    });
}
/** What is found that clients may punish. What a rule finds that another one covers is reported by that one. */
function findingsIn(document, rules) {
    const found = [];
    const coveredBy = new Map();
    for (const rule of rules.filter(({ violations }) => violations !== undefined)) {
        const report = (_range, _message, details = {}) => {
            const reportedBy = coveredBy.get(`${rule.id}#${details.field}`) ?? coveredBy.get(rule.id) ?? rule.id;
            for (const id of details.covers ?? [])
                if (!coveredBy.has(id))
                    coveredBy.set(id, reportedBy);
            found.push({ ...details, rule: details.severity === 'off' ? undefined : reportedBy });
        };
        rule.check(document, report, (0,active_rules/* checkOptionsOf */.YW)(rule, ALL));
    }
    return found;
}

// EXTERNAL MODULE: ./src/reporters/clients.ts + 1 modules
var reporters_clients = __webpack_require__(9015);
// EXTERNAL MODULE: ./src/wording/code-points.ts
var code_points = __webpack_require__(2891);
// EXTERNAL MODULE: ./src/project/check.ts
var check = __webpack_require__(1853);
// EXTERNAL MODULE: ./src/project/discover-files.ts + 4 modules
var discover_files = __webpack_require__(2802);
// EXTERNAL MODULE: ./src/project/options.ts
var project_options = __webpack_require__(8531);
// EXTERNAL MODULE: ./src/wording/escape-invisible.ts
var escape_invisible = __webpack_require__(3559);
;// CONCATENATED MODULE: ./src/project/outcome.ts

/** Notes as they go to standard error. */
function written(notes) {
    return notes.map((note) => `passmuster: ${(0,escape_invisible/* visible */.RK)(note)}\n`).join('');
}
/** What a run leaves that could not start, and why. */
function refused(...notes) {
    return { stdout: '', stderr: written(notes), exitCode: 2 };
}

;// CONCATENATED MODULE: ./src/project/list-clients.ts















/**
 * Prints what clients do with each skill. The exit code is 1 where one that the command line chose refuses a skill.
 */
async function listClients(options, host) {
    const { clients, skills, search, unread } = await judgeSkills(options, host);
    const failed = unread.length > 0 || (0,check/* hasFailed */.WN)(search, options);
    const isRefused = skills.some(({ verdicts }) => verdicts.some(({ outcome }) => outcome === 'refused'));
    return {
        stdout: (0,project_options/* asJson */.v)(options) ? (0,reporters_clients.clientsJson)(clients, skills) : (0,reporters_clients.clientsText)(clients, skills),
        stderr: written([...search.unmatched, ...search.problems, ...unread]),
        exitCode: failed ? 2 : options.clients !== undefined && isRefused ? 1 : 0,
    };
}
/** Asks of each skill what the clients do with it that are chosen, else all agents that people run. */
async function judgeSkills(options, host) {
    const search = await (0,discover_files/* discoverFiles */.ZO)(options, host);
    const chosen = (0,discover_files/* chosenBy */.mD)(options, search);
    const clients = src_clients/* CLIENTS */.r.filter(({ id, kind }) => chosen.length === 0 ? kind === 'agent' : chosen.includes(id));
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
    const format = await (0,names/* formatOf */.be)(found.path, text, settingsFor(found));
    if (format?.name !== formats_skill/* skill */.YG.name)
        return undefined;
    if (!('text' in reading))
        return 'unreadable';
    const { root, path } = found;
    const skill = formats_skill/* skill */.YG.parse({ path, text, directory: (0,found_path/* directoryOf */.jt)(found, host), files: filesIn(root) });
    return skill.fragment ? undefined : skill;
}
function sizeOf({ name, description, fields, directory = '', }) {
    const length = (0,code_points/* codePoints */.B)(description?.value.trim() ?? '');
    const isHidden = fields.get('disable-model-invocation')?.value === true;
    return { listed: isHidden ? 0 : (0,code_points/* codePoints */.B)(name?.value ?? directory) + length, description: length };
}
function judge(skill, clients) {
    const violations = violationsOf((0,frontmatter_violations/* layersOf */.w)(skill), formats_skill/* rulesOn */.Tv);
    const { description } = sizeOf(skill);
    return clients.map((client) => (0,seen/* isSeen */.U4)(client, skill.path, src_clients/* CLIENTS */.r)
        ? { client, ...verdictOf(client, violations, description) }
        : { client, outcome: 'unseen', reasons: [] });
}


/***/ }),

/***/ 9015:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  clientsJson: () => (/* binding */ clientsJson),
  clientsMarkdown: () => (/* binding */ clientsMarkdown),
  clientsText: () => (/* binding */ clientsText)
});

// EXTERNAL MODULE: ./src/wording/escape-invisible.ts
var escape_invisible = __webpack_require__(3559);
// EXTERNAL MODULE: ./src/wording/wording.ts
var wording = __webpack_require__(7836);
// EXTERNAL MODULE: ./src/clients/listing-use.ts
var listing_use = __webpack_require__(6722);
;// CONCATENATED MODULE: ./src/reporters/full-lists.ts

const MOST_NAMED = 3;
/** The lists that are too full, by repository and then by client. */
function fullLists(clients, skills) {
    const roots = [...new Set(skills.map(({ root }) => root))];
    return roots.flatMap((root) => clients.flatMap((client, column) => {
        const listed = skills.filter((skill) => skill.root === root && isListed(skill.verdicts[column].outcome) && skill.listed > 0);
        const sizes = listed.map(({ listed: both, description }) => ({ name: both - description, description }));
        const use = (0,listing_use/* listingUse */.i)(client, sizes);
        if (use === undefined || use.excess <= 0)
            return [];
        const { all, skills: mostSkills } = client.listing;
        const longest = listed.toSorted((a, b) => b.description - a.description).slice(0, MOST_NAMED);
        return {
            client,
            root,
            skills: listed.length,
            characters: use.characters,
            room: all,
            ...(mostSkills !== undefined && { mostSkills }),
            longest: longest.map(({ path }) => path),
        };
    }));
}
function isListed(outcome) {
    return outcome !== 'refused' && outcome !== 'unseen';
}

// EXTERNAL MODULE: ./src/reporters/json.ts
var json = __webpack_require__(4310);
;// CONCATENATED MODULE: ./src/reporters/clients.ts




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