"use strict";
exports.id = 987;
exports.ids = [987];
exports.modules = {

/***/ 987:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   asJson: () => (/* binding */ asJson),
/* harmony export */   listFiles: () => (/* binding */ listFiles)
/* harmony export */ });
/* harmony import */ var _files_found_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4798);
/* harmony import */ var _formats_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3993);
/* harmony import */ var _reporters_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1333);
/* harmony import */ var _text_escape_invisible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2531);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1215);
/* harmony import */ var _discover_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1964);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3737);
/* harmony import */ var _shard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4341);








/** Lists the files that a run would check and the format that each is taken for, without checking any. */
async function listFiles(options, host) {
    const search = await (0,_discover_files_js__WEBPACK_IMPORTED_MODULE_4__/* .discoverFiles */ .ZO)(options, host);
    const { shard } = options;
    const found = shard === undefined ? search.found : search.found.filter(({ path }) => (0,_shard_js__WEBPACK_IMPORTED_MODULE_5__/* .isInShard */ .O)(path, shard));
    const files = [];
    // One after the other: the texts of all files together would fill the memory.
    for (const file of found) {
        const reading = search.read(file);
        const format = await (0,_formats_load_js__WEBPACK_IMPORTED_MODULE_1__/* .formatOf */ .b)(file.path, 'text' in reading ? reading.text : '', search.settingsFor(file));
        files.push({ path: (0,_files_found_js__WEBPACK_IMPORTED_MODULE_0__/* .shownPath */ .pS)(file, host.cwd), format: format?.name ?? 'none' });
    }
    const stdout = asJson(options)
        ? `${(0,_reporters_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringify */ .As)(files)}\n`
        : files.map(({ path, format }) => `${(0,_text_escape_invisible_js__WEBPACK_IMPORTED_MODULE_6__/* .visiblePath */ .ex)(path)}  ${format}\n`).join('');
    return {
        stdout,
        stderr: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .written */ .M)([...search.unmatched, ...search.problems]),
        exitCode: (0,_check_js__WEBPACK_IMPORTED_MODULE_3__/* .hasFailed */ .W)(search, options) ? 2 : 0,
    };
}
/** Whether JSON is asked for. */
function asJson({ outputs }) {
    return outputs.some(({ reporter }) => reporter === 'json');
}


/***/ })

};
;