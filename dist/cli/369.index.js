"use strict";
exports.id = 369;
exports.ids = [369];
exports.modules = {

/***/ 4369:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LONGEST_SUMMARY: () => (/* binding */ LONGEST_SUMMARY),
/* harmony export */   jobSummary: () => (/* binding */ jobSummary),
/* harmony export */   markdown: () => (/* binding */ markdown)
/* harmony export */ });
/* harmony import */ var _text_escape_invisible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6546);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2179);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6374);
/* harmony import */ var _tool_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3855);




/** GitHub drops a job summary above 1 MiB whole. */
const LONGEST_SUMMARY = 900_000;
/** Room for the notice that something was left out. */
const RESERVE = 500;
/** The findings as a page of Markdown, such as GitHub's job summary. */
function markdown({ results, hidden, failed = false, rules = [], silenced, }) {
    const page = jobSummary(results, rules, {
        silenced,
        note: hidden > 0 ? `${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(hidden, 'lesser finding')} not shown.` : undefined,
        failure: failed ? 'The run could not check everything.' : undefined,
    });
    return [page];
}
/**
 * The counts, then the findings by severity and file with their places and cures; cut where GitHub would drop
 * the page.
 */
function jobSummary(results, rules, { blob, ...details }) {
    const findings = (0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .bySeverity */ .Np)(results);
    const parts = [
        { text: heading(results, details), findings: 0 },
        ...['error', 'warning', 'info'].flatMap((severity) => section(severity, findings, blob)),
        ...results.flatMap(diagram),
        { text: ruleList(findings, rules), findings: 0 },
    ];
    const { text, left } = fill(parts);
    return left === 0
        ? text
        : `${text}\n**${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(left, 'finding')} not shown**: a summary has at most ${LONGEST_SUMMARY / 1000} KB.\n`;
}
function fill(parts) {
    let room = LONGEST_SUMMARY - RESERVE;
    const fits = parts.findIndex(({ text }) => (room -= Buffer.byteLength(text)) < 0);
    if (fits === -1)
        return { text: parts.map(({ text }) => text).join(''), left: 0 };
    const left = parts.slice(fits).reduce((sum, { findings }) => sum + findings, 0);
    return {
        text: parts
            .slice(0, fits)
            .map(({ text }) => text)
            .join(''),
        left,
    };
}
function heading(results, { note, failure, silenced }) {
    const summary = (0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .summarize */ .eh)(results);
    const found = summary.errors + summary.warnings + summary.infos > 0;
    const title = found || note !== undefined ? (0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)(summary) : failure === undefined ? 'No findings' : 'The run failed';
    const fixable = found ? `; ${summary.fixable} can be fixed` : '';
    return `## passmuster: ${title}\n\n${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(summary.files, 'file')} checked${fixable}${(0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .notReported */ .XJ)(results, silenced)}${(0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .unlisted */ .B$)(summary)}.${[note, failure].map((each) => (each === undefined ? '' : ` ${escaped(each)}`)).join('')}\n`;
}
function section(severity, findings, blob) {
    const own = findings.filter(({ diagnostic }) => diagnostic.severity === severity);
    if (own.length === 0)
        return [];
    const lines = (0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .linesByPath */ .Gb)({ results: own.map(({ result }) => result) });
    const rows = own.map(({ result, diagnostic }) => {
        const { line, column } = lines.get(result.path).locate(diagnostic.range).start;
        const place = `${line}:${column}`;
        const link = blob === undefined ? place : `[${place}](${blob}/${encodePath(result.uri)}?plain=1#L${line})`;
        return {
            text: `| ${code(result.uri)} | ${link} | ${prose(diagnostic.message)}${fixOf(diagnostic)} | ${diagnostic.rule} |\n`,
            findings: 1,
        };
    });
    return [
        {
            text: `\n### ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(own.length, severity)}\n\n| file | line | finding | rule |\n|---|---|---|---|\n`,
            findings: 0,
        },
        ...rows,
    ];
}
function fixOf({ fix }) {
    return fix === undefined ? '' : `<br>${fix.safe ? 'Fix' : 'Suggestion'}: ${prose(fix.title)}`;
}
function diagram({ uri, diagram: drawn, diagnostics }) {
    if (drawn === undefined || !diagnostics.some(({ rule }) => drawn.rules.includes(rule)))
        return [];
    const lines = drawn.source.split('\n').map(_text_escape_invisible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK).join('\n').trimEnd();
    const fence = '`'.repeat(Math.max(3, ...[...lines.matchAll(/`+/g)].map(([run]) => run.length + 1)));
    return [{ text: `\n${code(uri)}:\n\n${fence}mermaid\n${lines}\n${fence}\n`, findings: 0 }];
}
/** The rules of the findings, once each: links in every row would fill the page. */
function ruleList(findings, rules) {
    const names = new Set(findings.map(({ diagnostic }) => diagnostic.rule));
    const rows = rules
        .filter(({ id }) => names.has(id))
        .map(({ id, summary }) => `- [${id}](${(0,_tool_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleUrl */ .Q)(id)}): ${summary}\n`);
    return rows.length === 0 ? '' : `\n### Rules\n\n${rows.join('')}`;
}
/** A message: what stands in backticks as code, and nothing in it as markup. */
function prose(message) {
    return message
        .split(/(`[^`]*`)/)
        .map((part, index) => (index % 2 === 1 ? code(part.slice(1, -1)) : escaped(part)))
        .join('');
}
function code(text) {
    return `<code>${escaped(text)}</code>`;
}
/**
 * All punctuation that Markdown, HTML, tables or automatic links give a meaning inside a line, as entities.
 */
function escaped(text) {
    return (0,_text_escape_invisible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(text).replace(/[!-+.:-@[-`{-~]/g, (character) => `&#${character.charCodeAt(0)};`);
}
/** Percent-encoded by segment, also the parentheses that would end a link. */
function encodePath(path) {
    const encode = (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
    return path
        .toWellFormed()
        .split('/')
        .map((name) => encodeURIComponent(name).replace(/[!'()*]/g, encode))
        .join('/');
}


/***/ })

};
;