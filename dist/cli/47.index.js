"use strict";
exports.id = 47;
exports.ids = [47];
exports.modules = {

/***/ 47:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MOST_ANNOTATIONS: () => (/* binding */ MOST_ANNOTATIONS),
/* harmony export */   MOST_LINES: () => (/* binding */ MOST_LINES),
/* harmony export */   annotate: () => (/* binding */ annotate),
/* harmony export */   annotationText: () => (/* binding */ annotationText),
/* harmony export */   github: () => (/* binding */ github),
/* harmony export */   logLines: () => (/* binding */ logLines),
/* harmony export */   overflows: () => (/* binding */ overflows),
/* harmony export */   stepCommand: () => (/* binding */ stepCommand),
/* harmony export */   summaryLine: () => (/* binding */ summaryLine)
/* harmony export */ });
/* harmony import */ var _wording_escape_invisible_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3559);
/* harmony import */ var _wording_wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7836);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6374);
/* harmony import */ var _spread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7491);
/* harmony import */ var _tool_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3855);





/** What GitHub's runner keeps of one step, of each kind. Source: GitHub, workflow commands, limits. */
const MOST_ANNOTATIONS = 10;
/** Nobody reads on in a log, and the log of a million findings is one that GitHub takes long to show. */
const MOST_LINES = 10_000;
/** The runner cuts a message there. */
const LONGEST_MESSAGE = 4096;
const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' };
/**
 * Workflow commands that annotate the lines, for GitHub's runner. One error is left to the step that fails.
 */
function github({ results, hidden, silenced }) {
    const slots = { error: MOST_ANNOTATIONS - 1, warning: MOST_ANNOTATIONS, info: MOST_ANNOTATIONS };
    return annotate(results, slots, () => true) + summaryLine(results, hidden, silenced);
}
/**
 * A workflow command for each finding as far as the slots go, in the order of `annotationOrder`, and all findings as
 * plain lines of the log.
 */
function annotate(results, slots, first) {
    const places = placer(results);
    const left = { ...slots };
    const { findings, copiesOf } = (0,_spread_js__WEBPACK_IMPORTED_MODULE_1__/* .annotationOrder */ .O)(results, first);
    const annotated = findings.filter(({ diagnostic }) => left[diagnostic.severity]-- > 0);
    const commands = annotated.map((finding) => command(finding, copiesOf(finding.result).length, places));
    const found = results.reduce((sum, { diagnostics }) => sum + diagnostics.length, 0);
    if (found === 0)
        return '';
    const kept = annotated.length < findings.length ? `; GitHub keeps ${MOST_ANNOTATIONS} annotations of each kind` : '';
    return `${commands.join('')}::group::${(0,_wording_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(found, 'finding')} in full${kept}\n${logLines(results)}::endgroup::\n`;
}
/** The findings as plain lines of the log, the most severe first; the rest is only counted. */
function logLines(results) {
    const places = placer(results);
    const findings = (0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .bySeverity */ .Np)(results);
    const lines = findings.slice(0, MOST_LINES).map((finding) => logLine(finding, places));
    const left = findings.length - MOST_LINES;
    if (left > 0)
        lines.push(`${(0,_wording_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(left, 'finding')} not shown: the log lists ${(0,_wording_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(MOST_LINES)}. Fix those first, and run again.\n`);
    return lines.join('');
}
/** The counts, as the last line of the log. */
function summaryLine(results, hidden = 0, silenced) {
    const summary = (0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .summarize */ .eh)(results);
    return `passmuster: ${(0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)(summary, hidden)}; ${(0,_wording_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(summary.files, 'file')} checked${(0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .howToFix */ .Nv)(summary)}${(0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .notShown */ .d5)(hidden)}${(0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .notReported */ .XJ)(results, silenced)}${(0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .unlisted */ .B$)(summary)}.\n`;
}
/** Whether some findings get no annotation, so that their order matters. */
function overflows(results, slots) {
    const { errors, warnings, infos } = (0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .summarize */ .eh)(results);
    return errors > slots.error || warnings > slots.warning || infos > slots.info;
}
function placer(results) {
    const lines = (0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .linesByPath */ .Gb)({ results });
    return ({ result, diagnostic }) => lines.get(result.path).locate(diagnostic.range);
}
function command(finding, copies, places) {
    const { result, diagnostic } = finding;
    const { start, end } = places(finding);
    const columns = start.line === end.line ? `,col=${start.column},endColumn=${end.column}` : '';
    const properties = `file=${property((0,_wording_escape_invisible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(result.uri))},line=${start.line},endLine=${end.line}${columns},title=${property(diagnostic.rule)}`;
    const text = annotationText(diagnostic, copies, LONGEST_MESSAGE);
    return `::${COMMANDS[diagnostic.severity]} ${properties}::${data(text)}\n`;
}
/** What an annotation says: its path and rule stand beside it. The link to the rule's page is never cut. */
function annotationText({ rule, message }, copies, longest) {
    const others = copies > 0 ? ` The same in ${(0,_wording_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(copies, 'more file')}.` : '';
    const end = `${others}\n${(0,_tool_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleUrl */ .Q)(rule)}`;
    return (0,_wording_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)((0,_wording_escape_invisible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(message), longest - end.length) + end;
}
/** The severity stands first, so that no path can start the line. */
function logLine(finding, places) {
    const { result, diagnostic } = finding;
    const { line, column } = places(finding).start;
    const words = (0,_wording_escape_invisible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(`${result.uri}:${line}:${column} ${diagnostic.rule}: ${diagnostic.message}`);
    return `${diagnostic.severity} ${words}\n`;
}
/** A workflow command that says something of the whole step. */
function stepCommand(name, text) {
    return `::${name}::${data(text)}\n`;
}
function data(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function property(text) {
    return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ })

};
;