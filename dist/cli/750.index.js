"use strict";
exports.id = 750;
exports.ids = [750,310];
exports.modules = {

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


/***/ }),

/***/ 3750:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LEVELS: () => (/* binding */ LEVELS),
  mostSevere: () => (/* binding */ mostSevere),
  sarif: () => (/* binding */ sarif),
  sarifLog: () => (/* binding */ sarifLog),
  sarifNote: () => (/* binding */ sarifNote)
});

// EXTERNAL MODULE: ./src/wording/wording.ts
var wording = __webpack_require__(7836);
;// CONCATENATED MODULE: ./src/reporters/fingerprint.ts
const WINDOW = 100;
const FACTOR = 37;
const HALF = 2 ** 32;
const END_OF_FILE = 0xffff;
/**
 * GitHub's `primaryLocationLineHash` of each line of a text, the first at index 1: it stays when other lines
 * change, so
 * that an alert keeps its identity. Computed as `github/codeql-action` does in src/fingerprints.ts.
 */
function lineHashes(text) {
    const { units, starts } = withoutBlanks(text);
    const seen = new Map();
    const hashes = starts.map((start) => {
        let high = 0;
        let low = 0;
        for (let index = start; index < start + WINDOW; index++) {
            low = low * FACTOR + (units[index] ?? 0);
            high = (high * FACTOR + Math.floor(low / HALF)) >>> 0;
            low >>>= 0;
        }
        const hash = ((BigInt(high) << 32n) | BigInt(low)).toString(16);
        seen.set(hash, (seen.get(hash) ?? 0) + 1);
        return `${hash}:${seen.get(hash)}`;
    });
    return ['', ...hashes];
}
/**
 * The text's units without spaces and tabs, with one `\n` a line break and the mark of its end, and where
 * each line starts in them.
 */
function withoutBlanks(text) {
    const units = [];
    const starts = [];
    let lineStart = true;
    for (let index = 0; index <= text.length; index++) {
        const unit = index === text.length ? END_OF_FILE : text.charCodeAt(index);
        if (unit === 0x20 || unit === 0x09 || (unit === 0x0a && text[index - 1] === '\r'))
            continue;
        if (lineStart)
            starts.push(units.length);
        lineStart = unit === 0x0a || unit === 0x0d;
        units.push(unit === 0x0d ? 0x0a : unit);
    }
    return { units, starts };
}

// EXTERNAL MODULE: ./src/reporters/json.ts
var json = __webpack_require__(4310);
// EXTERNAL MODULE: ./src/reporters/report.ts
var reporters_report = __webpack_require__(6374);
// EXTERNAL MODULE: ./src/reporters/tool-identity.ts + 1 modules
var tool_identity = __webpack_require__(3855);
;// CONCATENATED MODULE: ./src/reporters/sarif.ts





/** SARIF's names of the severities. */
const LEVELS = { error: 'error', warning: 'warning', info: 'note' };
const PROBLEM_SEVERITIES = { error: 'error', warning: 'warning', info: 'recommendation' };
/** An error must be right on every real file; what is only likely is a warning. */
const PRECISIONS = { error: 'very-high', warning: 'high', info: 'medium' };
/** SARIF's names of what keeps a finding out. */
const SUPPRESSION_KINDS = { comment: 'inSource', baseline: 'external' };
/** As many locations as code scanning takes of a result; one is the finding's own. */
const MOST_LOCATIONS = 1000;
/**
 * SARIF 2.1.0 with what GitHub's code scanning reads. Where it takes fewer results than there are, the most
 * severe stay.
 */
function sarif(report) {
    const { results, shard, failed = false, rules = [], tell } = report;
    const kept = keptOf(report);
    const left = (0,reporters_report/* countFindings */.Gt)(results) - kept.length;
    if (left > 0)
        tell?.(sarifNote(left));
    return shard === undefined
        ? sarifLog(withSilent(kept, report), rules, { left, failed })
        : sarifLog(kept, rules, { left, failed }, { shard: (0,json.shardFields)(shard), summary: (0,reporters_report/* summarize */.eh)(results) });
}
/** The note that a SARIF report does not hold all findings. */
function sarifNote(left) {
    return `The SARIF report leaves out ${(0,wording/* plural */.LS)(left, 'finding')}: code scanning takes ${(0,wording/* count */.U9)(reporters_report/* MOST_RESULTS */.fO)} and 10 MB.`;
}
function keptOf({ results, shard, mentioned = [] }) {
    const artifacts = new Map([...results, ...mentioned].map((result) => [result.path, artifactOf(result)]));
    const most = new Set((0,reporters_report/* bySeverity */.Np)(results)
        .slice(0, reporters_report/* MOST_RESULTS */.fO)
        .map(({ diagnostic }) => diagnostic));
    const all = results.flatMap((result) => {
        const toSarif = translator(result, artifacts);
        return result.diagnostics
            .filter((diagnostic) => most.has(diagnostic))
            .map((diagnostic) => ({
            ...toSarif(diagnostic),
            // URIs do not tell the order of a whole run, which is that of the paths from the working directory.
            ...(shard && { properties: { path: result.path } }),
        }));
    });
    return mostSevere(all, (0,reporters_report/* countFindings */.Gt)(results));
}
/** The results with those that are not reported, where there is room for all of both: those that are matter more. */
function withSilent(kept, { results }) {
    const silent = results.flatMap((result) => {
        const toSarif = translator(result, new Map([[result.path, artifactOf(result)]]));
        return (result.silent ?? []).map(({ diagnostic, by, reason }) => ({
            // Places in other files are those of another finding.
            ...toSarif({ ...diagnostic, related: undefined }),
            suppressions: [{ kind: SUPPRESSION_KINDS[by], justification: reason }],
        }));
    });
    const all = [...kept, ...silent];
    return mostSevere(all, all.length).length < all.length ? kept : all;
}
/** What code scanning takes of one run, compressed, in bytes: a tenth is for what surrounds the results. */
const MOST_BYTES = 9_000_000;
/** SARIF's levels, the most severe first. */
const ORDER = Object.values(LEVELS);
/**
 * The results that code scanning takes of one run: as they are if that is all of the `total`, else the most
 * severe first.
 */
function mostSevere(results, total) {
    const sorted = results.toSorted((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level));
    let bytes = 0;
    const last = sorted
        .slice(0, reporters_report/* MOST_RESULTS */.fO)
        .findIndex(({ properties, ruleIndex, ...result }) => (bytes += weightOf(result)) > MOST_BYTES);
    const kept = sorted.slice(0, last === -1 ? reporters_report/* MOST_RESULTS */.fO : last);
    return kept.length < total ? kept : results;
}
/** More bytes than a value takes of compressed JSON: a text may not shrink, but what is there again does. */
function weightOf(value, seen = new Set()) {
    if (typeof value === 'string' && !seen.has(value)) {
        seen.add(value);
        return Buffer.byteLength(value);
    }
    if (value === undefined)
        return 0;
    return typeof value !== 'object' || value === null
        ? 4
        : Object.values(value).reduce((sum, member) => sum + weightOf(member, seen), 4);
}
/** A whole log of these results; `rules` are all that there are. */
function sarifLog(results, rules, lacking, properties) {
    const names = new Set(results.map(({ ruleId }) => ruleId));
    const used = rules.filter(({ id }) => names.has(id));
    const indices = new Map(used.map(({ id }, index) => [id, index]));
    return (0,json.printJson)({
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: tool_identity/* tool */.z.name,
                        semanticVersion: tool_identity/* tool */.z.version,
                        informationUri: tool_identity/* tool */.z.homepage,
                        rules: used.map(describe),
                    },
                },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the repository.' } } },
                invocations: invocations(lacking),
                results: results.map((result) => ({ ruleIndex: indices.get(result.ruleId), ...result })),
                properties,
            },
        ],
    });
}
function describe(rule) {
    const level = rule.severity.recommended === 'off' ? rule.severity.strict : rule.severity.recommended;
    const severity = level === 'off' ? 'info' : level;
    const help = `${rule.why} Source: ${rule.source}`;
    return {
        id: rule.id,
        shortDescription: { text: rule.summary },
        fullDescription: { text: rule.why },
        help: {
            text: help,
            markdown: `${rule.why}\n\n[The requirement](${rule.source}) · [Examples](${(0,tool_identity/* ruleUrl */.Q)(rule.id)})`,
        },
        helpUri: (0,tool_identity/* ruleUrl */.Q)(rule.id),
        defaultConfiguration: { level: LEVELS[severity] },
        properties: {
            tags: ['agents', rule.id.split('/')[0], ...(rule.danger === undefined ? [] : ['security'])],
            precision: PRECISIONS[severity],
            'problem.severity': PROBLEM_SEVERITIES[severity],
            'security-severity': rule.danger,
        },
    };
}
function invocations({ left, failed }) {
    if (!failed && left === 0)
        return undefined;
    const notify = (level, text) => ({ level, message: { text } });
    return [
        {
            executionSuccessful: !failed,
            toolExecutionNotifications: [
                ...(failed
                    ? [notify('error', 'The run could not check everything. There may be more findings.')]
                    : []),
                ...(left > 0
                    ? [
                        notify('warning', `${(0,wording/* plural */.LS)(left, 'result')} left out: code scanning takes ${(0,wording/* count */.U9)(reporters_report/* MOST_RESULTS */.fO)} results and 10 MB for each run, the most severe first.`),
                    ]
                    : []),
            ],
        },
    ];
}
/**
 * A message that is no link: of `[text](destination)` a viewer makes one, unless the bracket is escaped.
 * Source: SARIF 2.1.0, 3.11.6.
 */
function messageOf(text) {
    return { text: text.includes('](') ? text.replace(/[\\[]/g, '\\$&') : text };
}
function artifactOf({ uri, text = '' }) {
    const { locate } = (0,reporters_report/* linesOf */.Dx)(text);
    return {
        location: {
            uri: uri.toWellFormed().split('/').map(encodeURIComponent).join('/'),
            uriBaseId: '%SRCROOT%',
        },
        region(range) {
            const { start, end } = locate(range);
            return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
        },
    };
}
/** As CodeQL has fingerprints: of two findings on one line the second only tells which is which. */
function fingerprinter(text) {
    let hashes;
    const indents = new Map();
    const indentOf = (line, start) => {
        let end = indents.get(line);
        if (end === undefined) {
            for (end = start; text[end] === ' ' || text[end] === '\t';)
                end++;
            indents.set(line, end);
        }
        return end;
    };
    return ([offset], { startLine, startColumn }) => ({
        primaryLocationLineHash: (hashes ??= lineHashes(text))[startLine],
        primaryLocationStartColumnFingerprint: String(offset - indentOf(startLine, offset - startColumn + 1)),
    });
}
/** Makes SARIF of the findings of one file. What it knows of all lines is many times what it says: it must not stay. */
function translator({ path, text = '' }, artifacts) {
    const artifact = artifacts.get(path);
    const fingerprints = fingerprinter(text);
    return ({ rule, severity, message, range, related, fix }) => {
        const region = artifact.region(range);
        return {
            ruleId: rule,
            level: LEVELS[severity],
            message: messageOf(message),
            locations: [{ physicalLocation: { artifactLocation: artifact.location, region } }],
            partialFingerprints: fingerprints(range, region),
            relatedLocations: related?.slice(0, MOST_LOCATIONS - 1).map((other, id) => {
                const at = artifacts.get(other.path ?? path);
                return {
                    id,
                    physicalLocation: { artifactLocation: at.location, region: at.region(other.range) },
                    message: messageOf(other.message),
                };
            }),
            fixes: fix && isShort(fix) ? [toFix(fix, artifact)] : undefined,
        };
    };
}
/** In UTF-16 code units. No viewer shows more, and a fix that is cut would be wrong. */
const LONGEST_FIX = 4096;
function isShort({ edits }) {
    return edits.reduce((sum, { text }) => sum + text.length, 0) <= LONGEST_FIX;
}
function toFix({ title, edits }, { location, region }) {
    const replacements = edits.map((edit) => ({
        deletedRegion: region(edit.range),
        insertedContent: { text: edit.text },
    }));
    return { description: { text: title }, artifactChanges: [{ artifactLocation: location, replacements }] };
}


/***/ })

};
;