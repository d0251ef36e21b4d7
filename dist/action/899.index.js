"use strict";
exports.id = 899;
exports.ids = [899];
exports.modules = {

/***/ 4899:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lintInThreads: () => (/* binding */ lintInThreads)
/* harmony export */ });
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5228);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5077);
/* harmony import */ var _lint_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2140);



/** Parts for each thread: more would cost more messages, fewer would leave one thread to work alone at the end. */
const PARTS = 8;
/**
 * Lints each file in one of `threads` threads, this one among them, and gives what one thread alone would give.
 * `lintAgain` is asked for the files for which the budget of the run has no room. Throws what ended a thread.
 */
async function lintInThreads(files, context, spent, lintAgain, { threads, options, hasConfig }) {
    const task = {
        files,
        size: Math.ceil(files.length / (threads * PARTS)),
        next: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
        options,
        hasConfig,
        cwd: context.host.cwd,
        budget: context.budget,
    };
    const parts = await partsOf(task, threads, context);
    const linted = [];
    for (const [index, { linted: file, units }] of parts.entries()) {
        const fits = spent.takes(units);
        linted.push(fits ? withinBudget(file, spent) : await lintAgain(files[index]));
    }
    return linted;
}
/** What all threads found, in the order of the files. */
async function partsOf(task, threads, context) {
    const { host } = context;
    const parts = [];
    const received = [];
    let done = 0;
    const take = (index, part) => {
        parts[index] = part;
        done += part.length;
        host.saw?.(done, task.files.length);
    };
    const receive = async ({ index, files }) => {
        const from = index * task.size;
        take(index, await Promise.all(files.map((file, at) => fromSent(file, task.files[from + at], context))));
    };
    const others = Array.from({ length: threads - 1 }, () => host.threads.start(task, (part) => received.push(receive(part))));
    try {
        await Promise.all([(0,_lint_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .lintParts */ .c)(task, context, take), ...others]);
    }
    finally {
        // After a fault the other threads take no more parts.
        Atomics.store(task.next, 0, task.files.length);
    }
    await Promise.all(received);
    const all = parts.flat();
    if (all.length < task.files.length)
        throw new Error('a thread ended before its work');
    return all;
}
async function fromSent({ sent, units }, found, context) {
    return { linted: await toLinted(sent, found, context), units };
}
async function toLinted({ path, format: name, ...sent }, found, context) {
    const linted = {
        ...sent,
        found,
        settings: context.settingsFor(found),
        format: await formatNamed(name),
        besides: await Promise.all(sent.besides.map((each) => toLinted(each, { root: found.root, path: each.path }, context))),
    };
    return linted;
}
async function formatNamed(name) {
    return _formats_index_js__WEBPACK_IMPORTED_MODULE_0__/* .formats */ .F.find((format) => format.name === name)?.load();
}
/** Leaves out the findings that are too many for the run. */
function withinBudget(file, spent) {
    const { kept, omitted } = spent.keep(file.diagnostics);
    if (omitted === undefined && file.besides.length === 0)
        return file;
    return {
        ...file,
        diagnostics: [...kept],
        omitted: (0,_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .sumOf */ .XN)(file.omitted, omitted),
        besides: file.besides.map((each) => withinBudget(each, spent)),
    };
}


/***/ }),

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


/***/ })

};
;