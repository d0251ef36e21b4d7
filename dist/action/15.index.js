"use strict";
exports.id = 15;
exports.ids = [15,310];
exports.modules = {

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