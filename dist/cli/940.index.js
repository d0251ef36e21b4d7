"use strict";
exports.id = 940;
exports.ids = [940];
exports.modules = {

/***/ 940:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rdjson: () => (/* binding */ rdjson)
/* harmony export */ });
/* harmony import */ var _text_join_edits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4659);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4310);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6374);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7666);




const SEVERITIES = { error: 'ERROR', warning: 'WARNING', info: 'INFO' };
/**
 * The Reviewdog Diagnostic Format, as one `DiagnosticResult`. Paths are relative to the working directory,
 * columns count bytes of UTF-8.
 */
function rdjson({ results }) {
    const { errors, warnings, infos } = (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .summarize */ .eh)(results);
    const worst = errors > 0 ? 'error' : warnings > 0 ? 'warning' : infos > 0 ? 'info' : undefined;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .printJson */ .Q2)({
        source: { name: _tool_js__WEBPACK_IMPORTED_MODULE_2__/* .tool */ .z.name, url: _tool_js__WEBPACK_IMPORTED_MODULE_2__/* .tool */ .z.homepage },
        severity: worst && SEVERITIES[worst],
        diagnostics: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .items */ .ld)(diagnosticsOf(results)),
    });
}
function* diagnosticsOf(results) {
    for (const { path, text = '', diagnostics } of results) {
        const locate = byteLocator(text);
        // What is not well-formed would be an escape that reviewdog's parser refuses, and with it the whole
        // report.
        for (const diagnostic of diagnostics)
            yield {
                message: diagnostic.message.toWellFormed(),
                location: { path: path.toWellFormed(), range: locate(diagnostic.range) },
                severity: SEVERITIES[diagnostic.severity],
                code: { value: diagnostic.rule, url: (0,_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleUrl */ .Q)(diagnostic.rule) },
                suggestions: suggestionsOf(diagnostic, text, locate),
            };
    }
}
/** Each suggestion is applied on its own, so all edits of a fix are one. */
function suggestionsOf({ fix }, text, locate) {
    const edit = fix && (0,_text_join_edits_js__WEBPACK_IMPORTED_MODULE_3__/* .joinEdits */ .w)(text, fix);
    return edit && [{ range: locate(edit.range), text: edit.text }];
}
/**
 * Lines and columns from 1, columns in bytes of UTF-8, those of a byte order mark too; the end is exclusive.
 */
function byteLocator(text) {
    const { locate, read } = (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(text);
    const inBytes = ({ line, offset }) => ({
        line,
        column: Buffer.byteLength(text.slice(read(line).start, offset)) + 1,
    });
    return (range) => {
        const { start, end } = locate(range);
        return { start: inBytes(start), end: inBytes(end) };
    };
}


/***/ }),

/***/ 4659:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ joinEdits)
/* harmony export */ });
/**
 * The edits of a fix as one edit that spans them, with the text between them kept; undefined where there is
 * none.
 */
function joinEdits(text, { edits }) {
    const [first, ...others] = edits.toSorted((a, b) => a.range[0] - b.range[0]);
    return (first &&
        others.reduce((joined, { range: [start, end], text: replacement }) => ({
            range: [joined.range[0], end],
            text: joined.text + text.slice(joined.range[1], start) + replacement,
        }), first));
}


/***/ })

};
;