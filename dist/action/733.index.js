"use strict";
exports.id = 733;
exports.ids = [733];
exports.modules = {

/***/ 2140:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ lintParts)
/* harmony export */ });
/* harmony import */ var _files_repository_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1025);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5077);
/* harmony import */ var _lint_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3463);



/**
 * Takes parts of the files until none is left, and tells what it finds in each. The whole budget is there for each
 * thread: what is too much for all of them together is left out when their parts are joined.
 */
async function lintParts({ files, size, next, budget }, context, tell) {
    const filesIn = (0,_files_repository_files_js__WEBPACK_IMPORTED_MODULE_0__/* .filesByRoot */ .B)(context.host);
    const spent = (0,_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .spending */ .XD)(budget);
    let units = 0;
    const read = (found) => {
        const reading = context.read(found);
        if ('text' in reading)
            units += reading.text.length;
        return reading;
    };
    for (let index = Atomics.add(next, 0, 1); index * size < files.length; index = Atomics.add(next, 0, 1)) {
        const part = [];
        for (const found of files.slice(index * size, (index + 1) * size)) {
            units = 0;
            const linted = await (0,_lint_file_js__WEBPACK_IMPORTED_MODULE_2__/* .lintFile */ .A)(found, filesIn(found.root), { ...context, read }, spent);
            part.push({ linted, units });
        }
        tell(index, part);
    }
}


/***/ }),

/***/ 3733:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  work: () => (/* binding */ work)
});

// EXTERNAL MODULE: ./src/config/find-config-files.ts
var find_config_files = __webpack_require__(392);
// EXTERNAL MODULE: ./src/files/host.ts
var files_host = __webpack_require__(805);
// EXTERNAL MODULE: ./src/files/repository-files.ts
var repository_files = __webpack_require__(1025);
// EXTERNAL MODULE: ./src/engine/discover-files.ts + 3 modules
var discover_files = __webpack_require__(852);
// EXTERNAL MODULE: ./src/engine/lint-context.ts + 1 modules
var lint_context = __webpack_require__(8113);
// EXTERNAL MODULE: ./src/engine/settings-by-file.ts
var settings_by_file = __webpack_require__(7438);
// EXTERNAL MODULE: ./src/engine/threads/lint-parts.ts
var lint_parts = __webpack_require__(2140);
;// CONCATENATED MODULE: ./src/engine/threads/task.ts
/** The file as it is sent. */
function toSent({ found, settings: _, format, besides, ...rest }) {
    return { ...rest, path: found.path, format: format?.name, besides: besides.map(toSent) };
}

;// CONCATENATED MODULE: ./src/engine/threads/work.ts








/** Does what a thread does of a task, and sends each part when it is done. */
async function work(task, machine, send) {
    const { options, hasConfig, cwd, budget } = task;
    const host = (0,files_host/* listingOnce */.e3)({ ...machine, cwd });
    const configs = (0,find_config_files/* openConfigs */.Eh)(hasConfig ? options.config : false, host, hasConfig ? await (0,discover_files/* loadLoader */.uD)() : undefined);
    const settings = (0,settings_by_file/* settingsBy */.Xn)(options, configs, (0,repository_files/* filesByRoot */.B)(host));
    const read = (0,settings_by_file/* readerBy */.Nr)(settings.settingsFor, host);
    const context = (0,lint_context/* contextOf */.V)(options, { ...settings, read }, host, budget);
    await (0,lint_parts/* lintParts */.c)(task, context, (index, part) => send({ index, files: part.map(({ linted, units }) => ({ sent: toSent(linted), units })) }));
}


/***/ })

};
;