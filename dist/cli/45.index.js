"use strict";
exports.id = 45;
exports.ids = [45];
exports.modules = {

/***/ 7977:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ joinEdits),
/* harmony export */   y: () => (/* binding */ applyFixes)
/* harmony export */ });
/**
 * Applies the fixes of diagnostics to the text that they were reported in. Of two fixes that touch, the later
 * one is left for
 * another round, since its edits may no longer fit. With `suggested`, safe fixes are applied too.
 */
function applyFixes(text, diagnostics, fixing) {
    const fixes = diagnostics.flatMap(({ fix }) => fix !== undefined && (fix.safe || fixing === 'suggested') ? fix : []);
    const parts = [];
    let at = 0;
    let touched = -1;
    let applied = 0;
    const edits = fixes.flatMap((fix) => joinEdits(text, fix) ?? []);
    for (const { range: [start, end], text: replacement, } of edits.sort((a, b) => a.range[0] - b.range[0])) {
        if (start <= touched)
            continue;
        parts.push(text.slice(at, start), replacement);
        at = end;
        touched = end;
        applied++;
    }
    return { text: parts.join('') + text.slice(at), applied };
}
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


/***/ }),

/***/ 1045:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   afterRepairs: () => (/* binding */ afterRepairs),
/* harmony export */   diffOf: () => (/* binding */ diffOf),
/* harmony export */   repair: () => (/* binding */ repair),
/* harmony export */   writeRepairs: () => (/* binding */ writeRepairs)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7977);
/* harmony import */ var _files_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3113);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9029);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6400);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9823);
/* harmony import */ var _text_escape_invisible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6546);







/** A fix may uncover another finding with a fix; a chain of more is a mistake of the rules. */
const MOST_ROUNDS = 10;
/** Applies fixes in memory, round after round, until none is left. */
async function repair(found, judging, fixing) {
    const byPath = new Map(found.map((file) => [(0,_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .p)(file, judging.host.cwd), file]));
    const repairs = new Map();
    const read = readRepaired(judging.read, repairs);
    let pending = found;
    for (let round = 0; round < MOST_ROUNDS && pending.length > 0; round++) {
        const results = await (0,_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .judge */ .S)(pending, { ...judging, read });
        pending = results.flatMap(({ path: shown, text = '', diagnostics }) => {
            const file = byPath.get(shown);
            const { text: after } = (0,_fix_js__WEBPACK_IMPORTED_MODULE_4__/* .applyFixes */ .y)(text, diagnostics, fixing);
            if (after === text)
                return [];
            repairs.set(placeOf(file), {
                found: file,
                shown,
                before: repairs.get(placeOf(file))?.before ?? text,
                after,
            });
            return file;
        });
    }
    return [...repairs.values()].filter(({ before, after }) => before !== after);
}
function placeOf({ root, path }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path);
}
/** A reader that gives repaired files their new text. */
function afterRepairs(read, repairs) {
    return readRepaired(read, new Map(repairs.map((each) => [placeOf(each.found), each])));
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
        const now = (0,_files_read_js__WEBPACK_IMPORTED_MODULE_3__/* .decode */ .D4)(host.read(real), Infinity);
        if (now.state !== 'text' || now.text !== before)
            return `${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .quotePath */ .WG)(shown)} was changed meanwhile, so it was not fixed. Run again.`;
        host.write(real, after);
        return undefined;
    }
    catch (error) {
        return `${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .quotePath */ .WG)(shown)} was not fixed: ${(0,_files_host_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error)}.`;
    }
}
/** What the repairs would change, as a unified diff. */
async function diffOf(repairs) {
    const { createTwoFilesPatch } = await __webpack_require__.e(/* import() */ 23).then(__webpack_require__.bind(__webpack_require__, 4023));
    return repairs
        .map(({ shown, before, after }) => {
        const path = (0,_text_escape_invisible_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(shown);
        return createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, {
            context: 3,
        }).replace(/^=+\n/, '');
    })
        .join('');
}


/***/ })

};
;