"use strict";
exports.id = 442;
exports.ids = [442,310];
exports.modules = {

/***/ 442:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gitlab: () => (/* binding */ gitlab)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/reporters/report.ts
var report = __webpack_require__(6374);
;// CONCATENATED MODULE: ./src/reporters/finding-names.ts


/**
 * What each finding is called from run to run, so that it is known again where other lines moved it: the file, the
 * rule, the text of its line without blanks, and its number among those that are the same.
 */
function findingNames(results) {
    const names = new Map();
    for (const result of results) {
        if (result.diagnostics.length === 0)
            continue;
        const lines = (0,report/* linesIn */.hl)(result);
        const seen = new Map();
        // A long line may have thousands of findings.
        const hashes = new Map();
        for (const diagnostic of result.diagnostics) {
            const { line } = lines.locate(diagnostic.range).start;
            const place = `${diagnostic.rule} ${line}`;
            const hash = hashes.get(place) ?? hashOf([result.uri, diagnostic.rule, withoutBlanks(lines.read(line).text)]);
            hashes.set(place, hash);
            const number = (seen.get(hash) ?? 0) + 1;
            seen.set(hash, number);
            names.set(diagnostic, `${hash}-${number}`);
        }
    }
    return names;
}
function withoutBlanks(text) {
    return text.replace(/[ \t]+/g, '');
}
function hashOf(parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

// EXTERNAL MODULE: ./src/reporters/json.ts
var json = __webpack_require__(4310);
;// CONCATENATED MODULE: ./src/reporters/gitlab.ts



const SEVERITIES = { error: 'major', warning: 'minor', info: 'info' };
/**
 * GitLab's Code Quality report. Paths are relative to the root of the repository.
 * Source: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
 */
function gitlab({ results }) {
    return (0,json.printJson)(results.flatMap(issuesOf));
}
function issuesOf(result) {
    const names = findingNames([result]);
    const { locate } = (0,report/* linesIn */.hl)(result);
    return result.diagnostics.map((diagnostic) => ({
        // What is not well-formed would be an escape that parsers of JSON refuse.
        description: diagnostic.message.toWellFormed(),
        check_name: diagnostic.rule,
        fingerprint: names.get(diagnostic),
        severity: SEVERITIES[diagnostic.severity],
        location: {
            path: result.uri.toWellFormed(),
            lines: { begin: locate(diagnostic.range).start.line },
        },
    }));
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