"use strict";
exports.id = 733;
exports.ids = [733];
exports.modules = {

/***/ 4733:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   holdAgainstFile: () => (/* binding */ holdAgainstFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_file_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3264);
/* harmony import */ var _files_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3113);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7099);
/* harmony import */ var _files_work_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8095);
/* harmony import */ var _lint_reading_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1905);
/* harmony import */ var _reporters_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6374);
/* harmony import */ var _wording_quote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(400);
/* harmony import */ var _wording_wording_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7836);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9370);










/** Leaves out the findings that the baseline at `path` knows; it is read, and written where that was asked for. */
function holdAgainstFile(results, path, { file, update, mayHold }, host) {
    const shown = (0,_wording_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quotePath */ .W)((0,_files_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(host.cwd, path)));
    const failure = (note) => ({ results, notes: [note], failed: true });
    try {
        const root = file === undefined ? (0,_files_work_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .rootOf */ .I5)(host.cwd, host) : (0,_files_work_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .workTreeAround */ .DP)(path, host);
        const named = file !== undefined && host.workspace === undefined;
        const fault = (0,_files_file_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .faultOf */ .K)(path, { root, limit: _lint_reading_js__WEBPACK_IMPORTED_MODULE_7__/* .LARGEST_FILE */ .K, named }, host);
        if (fault !== undefined)
            return failure(`The baseline ${shown} ${fault}.`);
        const complete = results.every(({ omitted }) => omitted === undefined);
        if (update !== undefined && !complete)
            return failure(`The baseline ${shown} was not written: the run does not list all findings. Check fewer files in one run.`);
        const before = update === 'write' && !(0,_files_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .exists */ .t2)(path, host)
            ? []
            : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_8__/* .parseBaseline */ .nk)(new TextDecoder().decode(host.read(path)));
        if (before === undefined)
            return failure(`${shown} is not a baseline. Delete it, and write one with \`--baseline-write\`.`);
        const relatively = results.map((result) => ({
            ...result,
            path: (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.cwd, result.path))),
        }));
        const isKept = (entry) => mayHold((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), entry));
        const entries = update === 'write' ? (0,_baseline_js__WEBPACK_IMPORTED_MODULE_8__/* .entriesOf */ .Mc)(relatively, before, isKept) : before;
        const { files, stale } = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_8__/* .subtractBaseline */ ._5)(relatively, entries, isKept);
        const left = results.map((result, index) => ({ ...result, diagnostics: files[index].diagnostics }));
        const kept = update === 'prune' ? (0,_baseline_js__WEBPACK_IMPORTED_MODULE_8__/* .pruneBaseline */ .Ir)(entries, stale) : entries;
        if (update !== undefined)
            host.write(path, (0,_baseline_js__WEBPACK_IMPORTED_MODULE_8__/* .printBaseline */ .jo)(kept));
        if (update === 'write')
            return { results: left, notes: [`Wrote ${sizeOf(kept)} to ${shown}. Commit it.`], failed: false };
        const notes = [
            ...(entries.length === 0 ? [] : [notReported((0,_reporters_report_js__WEBPACK_IMPORTED_MODULE_5__/* .countFindings */ .Gt)(results) - (0,_reporters_report_js__WEBPACK_IMPORTED_MODULE_5__/* .countFindings */ .Gt)(left), shown)]),
            ...(update === 'prune' ? [pruned(stale, kept, shown)] : complete ? stale.map(noteOfStale) : []),
        ];
        return { results: left, notes, failed: false };
    }
    catch (error) {
        return failure(`The baseline ${shown} cannot be ${update === 'write' ? 'written' : 'read'}: ${(0,_files_host_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error)}.`);
    }
}
function sizeOf(entries) {
    const findings = entries.reduce((sum, entry) => sum + entry.count, 0);
    const files = new Set(entries.map(({ path }) => path)).size;
    return `${(0,_wording_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(findings, 'finding')} in ${(0,_wording_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(files, 'file')}`;
}
function pruned(stale, kept, shown) {
    const removed = stale.reduce((sum, entry) => sum + entry.count - entry.found, 0);
    return removed === 0
        ? `Nothing to remove from ${shown}.`
        : `Removed ${(0,_wording_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(removed, 'finding')} from ${shown}, which has ${sizeOf(kept)} left. Commit it.`;
}
function notReported(known, shown) {
    return `${(0,_wording_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(known, 'finding')} of the baseline ${shown} ${known === 1 ? 'is' : 'are'} not reported.`;
}
function noteOfStale({ path, rule, count: counted, found }) {
    return `The baseline lists ${(0,_wording_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(counted, 'finding')} of ${(0,_wording_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .h)(rule)} in ${(0,_wording_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quotePath */ .W)(path)}, but ${found === 0 ? 'none is' : found === 1 ? '1 is' : `${(0,_wording_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .count */ .U9)(found)} are`} left. ${found === 0 ? 'Remove the entry' : 'Lower its count'} with \`--baseline-prune\`.`;
}


/***/ }),

/***/ 9370:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ir: () => (/* binding */ pruneBaseline),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   _5: () => (/* binding */ subtractBaseline),
/* harmony export */   jo: () => (/* binding */ printBaseline),
/* harmony export */   nk: () => (/* binding */ parseBaseline)
/* harmony export */ });
/* harmony import */ var _wording_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(391);

/**
 * The findings of a run as entries, and those that were there `before` for files that were not looked at and
 * may hold them; sorted by path and rule.
 */
function entriesOf(files, before, mayHold) {
    const looked = new Set(files.map(({ path }) => path));
    const entries = files.flatMap(({ path, diagnostics }) => [...countRules(diagnostics)].map(([rule, count]) => ({ path, rule, count })));
    return [...entries, ...before.filter(({ path }) => !looked.has(path) && mayHold(path))].sort((a, b) => (0,_wording_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compare */ .U)(a.path, b.path) || (0,_wording_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compare */ .U)(a.rule, b.rule));
}
/** A baseline's text: one entry a line, so that two branches that change different files merge. */
function printBaseline(entries) {
    return `{\n"version": 1,\n"entries": [\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n}\n`;
}
/** The entries of a baseline's text; undefined when it is none. */
function parseBaseline(text) {
    let parsed;
    try {
        parsed = JSON.parse(text);
    }
    catch {
        return undefined;
    }
    const { version, entries } = (typeof parsed === 'object' && parsed !== null ? parsed : {});
    return version === 1 && Array.isArray(entries) && entries.every(isEntry) ? entries : undefined;
}
function isEntry(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const { path, rule, count } = value;
    return (typeof path === 'string' && typeof rule === 'string' && Number.isInteger(count) && count > 0);
}
/**
 * Leaves out what the baseline knows: of the findings of one rule in one file as many as its entry counts,
 * the first ones by place.
 * An entry that counts more than there are is stale; one for a file that was not looked at and may hold them,
 * as `mayHold` says, is not.
 */
function subtractBaseline(files, entries, mayHold) {
    const left = new Map(entries.map(({ path, rule, count }) => [keyOf(path, rule), count]));
    const fresh = files.map((file) => ({
        ...file,
        diagnostics: file.diagnostics.filter(({ rule }) => {
            const key = keyOf(file.path, rule);
            const count = left.get(key) ?? 0;
            left.set(key, count - 1);
            return count <= 0;
        }),
    }));
    const looked = new Set(files.map(({ path }) => path));
    const stale = entries.flatMap((entry) => {
        const unused = left.get(keyOf(entry.path, entry.rule));
        return unused > 0 && (looked.has(entry.path) || !mayHold(entry.path))
            ? { ...entry, found: entry.count - unused }
            : [];
    });
    return { files: fresh, stale };
}
/** The entries without what is stale in them. */
function pruneBaseline(entries, stale) {
    const found = new Map(stale.map((entry) => [keyOf(entry.path, entry.rule), entry.found]));
    return entries
        .map((entry) => ({ ...entry, count: found.get(keyOf(entry.path, entry.rule)) ?? entry.count }))
        .filter(({ count }) => count > 0);
}
function keyOf(path, rule) {
    return `${rule} ${path}`;
}
function countRules(diagnostics) {
    const counts = new Map();
    for (const { rule } of diagnostics)
        counts.set(rule, (counts.get(rule) ?? 0) + 1);
    return counts;
}


/***/ })

};
;