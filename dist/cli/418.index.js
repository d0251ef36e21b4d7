"use strict";
exports.id = 418;
exports.ids = [418];
exports.modules = {

/***/ 8418:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   concise: () => (/* binding */ concise)
/* harmony export */ });
/* harmony import */ var _wording_escape_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3559);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6374);


/** A line for each finding and nothing else: for grep, editors and problem matchers. */
function concise(report) {
    const lines = (0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .linesByPath */ .Gb)(report);
    return report.results
        .flatMap(({ path, diagnostics }) => diagnostics.map(({ rule, severity, message, range }) => {
        const { line, column } = lines.get(path).locate(range).start;
        return `${(0,_wording_escape_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .visiblePath */ .ex)(path)}:${line}:${column}: ${severity} ${rule}: ${(0,_wording_escape_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(message)}\n`;
    }))
        .join('');
}


/***/ })

};
;