"use strict";
exports.id = 208;
exports.ids = [208];
exports.modules = {

/***/ 1208:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diffOf: () => (/* binding */ diffOf),
/* harmony export */   fixFiles: () => (/* binding */ fixFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_found_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2447);
/* harmony import */ var _files_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3113);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9823);
/* harmony import */ var _lint_apply_fixes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6659);
/* harmony import */ var _lint_collect_diagnostics_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3082);
/* harmony import */ var _wording_quote_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(400);
/* harmony import */ var _wording_wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7836);
/* harmony import */ var _lint_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4808);









/** A fix may uncover another finding with a fix; a chain of more is a mistake of the rules. */
const MOST_ROUNDS = 10;
/**
 * Fixes, and writes what is not only to be shown; what is linted from then on is the fixed text of each file
 * that has it.
 */
async function fixFiles(found, before, { fix, stdinPath }) {
    const { fixing = 'safe', dryRun = false } = fix ?? {};
    const repairs = await repair(found, before, fixing);
    const after = (done) => ({
        ...before,
        read: readRepaired(before.read, new Map(done.map((each) => [placeOf(each.found), each]))),
    });
    if (dryRun)
        return { context: after(repairs), fixed: { notes: [], complete: true, shown: await diffOf(repairs) } };
    if (stdinPath === undefined) {
        const { done, problems } = await writeRepairs(repairs, before.host);
        const notes = [...(done.length > 0 ? [`Fixed ${(0,_wording_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(done.length, 'file')}.`] : []), ...problems];
        return { context: after(done), fixed: { notes, complete: problems.length === 0 } };
    }
    const context = after(repairs);
    const [text] = found.map(context.read).flatMap((reading) => (reading.state === 'text' ? reading.text : []));
    // A part of the text, or none, would take the place of the whole.
    const fixed = text === undefined
        ? { notes: ['Nothing was fixed, because the text could not be read.'], complete: false, shown: '' }
        : { notes: [], complete: true, shown: text };
    return { context, fixed };
}
/** Applies fixes in memory, round after round, until none is left. */
async function repair(found, context, fixing) {
    const byPath = new Map(found.map((file) => [(0,_files_found_path_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .pS)(file, context.host.cwd), file]));
    const repairs = new Map();
    const read = readRepaired(context.read, repairs);
    let pending = found;
    for (let round = 0; round < MOST_ROUNDS && pending.length > 0; round++) {
        const results = await (0,_lint_files_js__WEBPACK_IMPORTED_MODULE_5__/* .lintFiles */ .j)(pending, { ...context, read, most: _lint_collect_diagnostics_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_FIXED */ .xl });
        const changed = results.flatMap(({ path: shown, uri, owner = shown, text = '', diagnostics }) => {
            const main = byPath.get(owner);
            const file = owner === shown ? main : { root: main.root, path: uri };
            const { text: after } = (0,_lint_apply_fixes_js__WEBPACK_IMPORTED_MODULE_7__/* .applyFixes */ .y)(text, diagnostics, fixing);
            if (after === text)
                return [];
            const place = placeOf(file);
            repairs.set(place, { found: file, shown, before: repairs.get(place)?.before ?? text, after });
            return main;
        });
        pending = [...new Set(changed)];
    }
    return [...repairs.values()].filter(({ before, after }) => before !== after);
}
function placeOf({ root, path }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path);
}
function readRepaired(read, repairs) {
    return (found) => {
        const repaired = repairs.get(placeOf(found));
        return repaired === undefined ? read(found) : { state: 'text', text: repaired.after };
    };
}
/**
 * Writes the repaired files: which were written, and why the others were not. A file that somebody else
 * changed meanwhile stays as it is.
 */
async function writeRepairs(repairs, host) {
    const done = [];
    const problems = [];
    for (const each of repairs) {
        const problem = writeRepair(each, host);
        if (problem === undefined)
            done.push(each);
        else
            problems.push(problem);
        // A signal is heard between two files.
        await new Promise((next) => setImmediate(next));
    }
    return { done, problems };
}
function writeRepair({ found, shown, before, after }, host) {
    try {
        const real = host.realpath(placeOf(found));
        const now = (0,_files_read_js__WEBPACK_IMPORTED_MODULE_3__/* .decode */ .D)(host.read(real), Infinity);
        if (now.state !== 'text' || now.text !== before)
            return `${(0,_wording_quote_js__WEBPACK_IMPORTED_MODULE_8__/* .quotePath */ .W)(shown)} changed during the run, so it was not fixed. Run again.`;
        host.write(real, after);
        return undefined;
    }
    catch (error) {
        return `${(0,_wording_quote_js__WEBPACK_IMPORTED_MODULE_8__/* .quotePath */ .W)(shown)} was not fixed: ${(0,_files_host_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error)}.`;
    }
}
/**
 * What the repairs would change, as a unified diff that git can apply. Paths with other characters than those of
 * ASCII are quoted as git quotes them, so that none of these is printed.
 */
async function diffOf(repairs) {
    const { FILE_HEADERS_ONLY, formatPatch, structuredPatch } = await __webpack_require__.e(/* import() */ 23).then(__webpack_require__.bind(__webpack_require__, 4023));
    const limits = { context: CONTEXT, maxEditLength: MOST_EDITS };
    return repairs
        .map(({ shown, before, after }) => {
        const names = { oldFileName: `a/${shown}`, newFileName: `b/${shown}` };
        const { hunks } = structuredPatch('', '', before, after, undefined, undefined, limits) ?? {
            hunks: [wholeHunk(before, after)],
        };
        const patch = { ...names, oldHeader: undefined, newHeader: undefined, hunks };
        return formatPatch(patch, FILE_HEADERS_ONLY);
    })
        .join('');
}
/** To find the shortest diff of more changed lines takes the square of their number. */
const MOST_EDITS = 500;
/** In lines. */
const CONTEXT = 3;
/** A hunk that replaces all between the first and the last line that differ. */
function wholeHunk(before, after) {
    const [old, fresh] = [linesOf(before), linesOf(after)];
    const shorter = Math.min(old.length, fresh.length);
    let head = 0;
    while (head < shorter && old[head] === fresh[head])
        head++;
    let tail = 0;
    while (tail < shorter - head && old.at(-1 - tail) === fresh.at(-1 - tail))
        tail++;
    const start = Math.max(head - CONTEXT, 0);
    const below = Math.max(tail - CONTEXT, 0);
    const [oldEnd, freshEnd] = [old.length - tail, fresh.length - tail];
    return {
        oldStart: start + 1,
        oldLines: old.length - below - start,
        newStart: start + 1,
        newLines: fresh.length - below - start,
        lines: [
            ...marked(' ', old.slice(start, head)),
            ...marked('-', old.slice(head, oldEnd)),
            ...marked('+', fresh.slice(head, freshEnd)),
            ...marked(' ', old.slice(oldEnd, old.length - below)),
        ],
    };
}
function linesOf(text) {
    return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}
/** The lines of a hunk: with a mark before each, and a note after one without a line break. */
function marked(mark, lines) {
    return lines.flatMap((line) => line.endsWith('\n') ? mark + line.slice(0, -1) : [mark + line, '\\ No newline at end of file']);
}


/***/ })

};
;