"use strict";
exports.id = 570;
exports.ids = [570];
exports.modules = {

/***/ 2570:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fixFiles: () => (/* binding */ fixFiles)
});

// EXTERNAL MODULE: ./src/text/wording.ts
var wording = __webpack_require__(4215);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/files/found-path.ts
var found_path = __webpack_require__(6115);
// EXTERNAL MODULE: ./src/files/host.ts
var files_host = __webpack_require__(805);
// EXTERNAL MODULE: ./src/files/read.ts
var read = __webpack_require__(1771);
// EXTERNAL MODULE: ./src/formats/collect-diagnostics.ts
var collect_diagnostics = __webpack_require__(9075);
// EXTERNAL MODULE: ./src/text/quote.ts
var quote = __webpack_require__(2003);
// EXTERNAL MODULE: ./src/engine/apply-fixes.ts
var apply_fixes = __webpack_require__(8380);
// EXTERNAL MODULE: ./src/engine/lint-files.ts + 5 modules
var lint_files = __webpack_require__(6661);
;// CONCATENATED MODULE: ./src/engine/repair.ts








/** A fix may uncover another finding with a fix; a chain of more is a mistake of the rules. */
const MOST_ROUNDS = 10;
/** Applies fixes in memory, round after round, until none is left. */
async function repair(found, context, fixing) {
    const byPath = new Map(found.map((file) => [(0,found_path/* shownPath */.pS)(file, context.host.cwd), file]));
    const repairs = new Map();
    const read = readRepaired(context.read, repairs);
    let pending = found;
    for (let round = 0; round < MOST_ROUNDS && pending.length > 0; round++) {
        const results = await (0,lint_files/* lintFiles */.j)(pending, { ...context, read, most: collect_diagnostics/* MOST_FIXED */.xl });
        const changed = results.flatMap(({ path: shown, uri, owner = shown, text = '', diagnostics }) => {
            const main = byPath.get(owner);
            const file = owner === shown ? main : { root: main.root, path: uri };
            const { text: after } = (0,apply_fixes/* applyFixes */.y)(text, diagnostics, fixing);
            if (after === text)
                return [];
            repairs.set(placeOf(file), {
                found: file,
                shown,
                before: repairs.get(placeOf(file))?.before ?? text,
                after,
            });
            return main;
        });
        pending = [...new Set(changed)];
    }
    return [...repairs.values()].filter(({ before, after }) => before !== after);
}
function placeOf({ root, path }) {
    return (0,external_node_path_.join)(root, path);
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
        const now = (0,read/* decode */.D4)(host.read(real), Infinity);
        if (now.state !== 'text' || now.text !== before)
            return `${(0,quote/* quotePath */.W)(shown)} changed during the run, so it was not fixed. Run again.`;
        host.write(real, after);
        return undefined;
    }
    catch (error) {
        return `${(0,quote/* quotePath */.W)(shown)} was not fixed: ${(0,files_host/* errorCode */.CA)(error)}.`;
    }
}
/**
 * What the repairs would change, as a unified diff that git can apply. Paths with other characters than those of
 * ASCII are quoted as git quotes them, so that none of these is printed.
 */
async function diffOf(repairs) {
    const { FILE_HEADERS_ONLY, formatPatch, structuredPatch } = await __webpack_require__.e(/* import() */ 813).then(__webpack_require__.bind(__webpack_require__, 3813));
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
/** The lines of a text, each with its line break. */
function linesOf(text) {
    return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}
/** The lines of a hunk: with a mark before each, and a note after one without a line break. */
function marked(mark, lines) {
    return lines.flatMap((line) => line.endsWith('\n') ? mark + line.slice(0, -1) : [mark + line, '\\ No newline at end of file']);
}

;// CONCATENATED MODULE: ./src/engine/fix-files.ts


/**
 * Fixes, and writes what is not only to be shown; what is linted from then on is the fixed text of each file
 * that has it.
 */
async function fixFiles(found, before, options) {
    const { fixing = 'safe', dryRun = false } = options.fix ?? {};
    const repairs = await repair(found, before, fixing);
    if (!dryRun && options.stdinPath === undefined) {
        const { done, problems } = await writeRepairs(repairs, before.host);
        const notes = [...(done.length > 0 ? [`Fixed ${(0,wording/* plural */.LS)(done.length, 'file')}.`] : []), ...problems];
        return {
            context: { ...before, read: afterRepairs(before.read, done) },
            fixed: { notes, complete: problems.length === 0, shown: undefined },
        };
    }
    const context = { ...before, read: afterRepairs(before.read, repairs) };
    if (dryRun)
        return { context, fixed: { notes: [], complete: true, shown: await diffOf(repairs) } };
    const [text] = found.map(context.read).flatMap((reading) => (reading.state === 'text' ? reading.text : []));
    // A part of the text, or none, would take the place of the whole.
    if (text === undefined)
        return {
            context,
            fixed: {
                notes: ['Nothing was fixed, because the text could not be read.'],
                complete: false,
                shown: '',
            },
        };
    return { context, fixed: { notes: [], complete: true, shown: text } };
}


/***/ })

};
;