"use strict";
exports.id = 962;
exports.ids = [962];
exports.modules = {

/***/ 962:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   junit: () => (/* binding */ junit)
/* harmony export */ });
/* harmony import */ var _wording_escape_invisible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3559);
/* harmony import */ var _wording_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7836);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6374);
/* harmony import */ var _tool_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3855);




/**
 * JUnit XML: a suite for each file, in it a case for each finding, or one that passes where nothing was
 * found. Errors and
 * warnings are failures. An info passes, with what it says as the output of its case.
 */
function junit(report) {
    const { results } = report;
    const lines = (0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .linesByPath */ .Gb)(report);
    const suites = results.map((result) => suite(result, lines)).join('');
    return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${attributes({ name: _tool_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .tool */ .z.name, ...totals(results) })}>\n${suites}</testsuites>\n`;
}
/** No finding is an error: that would be a test that could not run. */
function totals(results) {
    const { errors, warnings } = (0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .summarize */ .eh)(results.map(({ omitted, ...result }) => result));
    const tests = results.reduce((sum, { diagnostics, omitted }) => sum + Math.max(1, diagnostics.length + (omitted ? 1 : 0)), 0);
    const unlisted = results.filter(({ omitted }) => severityOf(omitted) !== 'info').length;
    return { tests, failures: errors + warnings + unlisted, errors: 0, time: 0 };
}
function severityOf(omitted) {
    if (omitted === undefined)
        return 'info';
    return omitted.error > 0 ? 'error' : omitted.warning > 0 ? 'warning' : 'info';
}
function suite(result, lines) {
    const { path, diagnostics, omitted } = result;
    // Jenkins takes what follows the last dot for the name of a class.
    const classname = path.replace(/(?<=[^/])\.[^./]*$/, '');
    const names = caseNames(diagnostics);
    const oneCase = (name, inside) => `<testcase ${attributes({ name, classname, time: 0 })}${inside === '' ? '/>' : `>${inside}</testcase>`}\n`;
    const cases = [
        ...(diagnostics.length === 0 && omitted === undefined ? [oneCase(path, '')] : []),
        ...diagnostics.map((each, index) => oneCase(names[index], verdict(each.severity, each.message, description(each, path, lines)))),
        ...(omitted === undefined ? [] : [oneCase('findings that are not listed', unlistedOutcome(omitted))]),
    ];
    return `<testsuite ${attributes({ name: path, ...totals([result]), skipped: 0 })}>\n${cases.join('')}</testsuite>\n`;
}
/**
 * The rules, numbered where one reports more than once: GitLab shows only the first of cases with one name,
 * and lines move.
 */
function caseNames(diagnostics) {
    const seen = new Map();
    return diagnostics.map(({ rule }) => {
        const number = (seen.get(rule) ?? 0) + 1;
        seen.set(rule, number);
        return number === 1 ? rule : `${rule} (${number})`;
    });
}
function verdict(severity, message, words) {
    const text = xml(words);
    if (severity === 'info')
        return `<system-out>${text}</system-out>`;
    return `<failure ${attributes({ type: severity, message })}>${text}</failure>`;
}
function unlistedOutcome(omitted) {
    const number = (0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .total */ .X5)(omitted);
    const message = `${(0,_wording_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(number, 'finding')} ${number === 1 ? 'is' : 'are'} counted but not listed.`;
    return verdict(severityOf(omitted), message, [message]);
}
/**
 * The place and message of a finding, the other places that it speaks of, its fix and its documentation, a
 * line each.
 */
function description({ rule, severity, message, range, related = [], fix }, path, lines) {
    return [
        `${placeOf(path, range, lines)} ${severity}: ${message}`,
        ...related.map((other) => `see ${placeOf(other.path ?? path, other.range, lines)} ${other.message}`),
        ...(fix === undefined ? [] : [`${fix.safe ? 'fix' : 'suggestion'}: ${fix.title}`]),
        (0,_tool_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleUrl */ .Q)(rule),
    ];
}
function placeOf(path, range, lines) {
    const { line, column } = lines.get(path).locate(range).start;
    return `${path}:${line}:${column}`;
}
function attributes(values) {
    return Object.entries(values)
        .map(([name, value]) => `${name}="${xml([String(value)])}"`)
        .join(' ');
}
/** Lines as XML 1.0 takes them. It forbids controls, surrogates and noncharacters, escaped or not. */
function xml(lines) {
    const text = lines.map(_wording_escape_invisible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK).join('\n');
    return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}


/***/ })

};
;