"use strict";
exports.id = 699;
exports.ids = [699];
exports.modules = {

/***/ 7699:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  holdAgainstFile: () => (/* binding */ holdAgainstFile)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/files/file-fault.ts
var file_fault = __webpack_require__(3264);
// EXTERNAL MODULE: ./src/files/host.ts
var files_host = __webpack_require__(3113);
// EXTERNAL MODULE: ./src/files/paths.ts
var paths = __webpack_require__(7099);
// EXTERNAL MODULE: ./src/files/work-tree.ts
var work_tree = __webpack_require__(8095);
// EXTERNAL MODULE: ./src/lint/reading.ts
var reading = __webpack_require__(1905);
// EXTERNAL MODULE: ./src/reporters/report.ts
var report = __webpack_require__(6374);
// EXTERNAL MODULE: ./src/wording/quote.ts
var quote = __webpack_require__(400);
// EXTERNAL MODULE: ./src/wording/wording.ts
var wording = __webpack_require__(7836);
// EXTERNAL MODULE: ./src/wording/compare.ts
var compare = __webpack_require__(391);
;// CONCATENATED MODULE: ./src/project/baseline/baseline.ts

/**
 * The findings of a run as entries, and those that were there `before` for files that were not looked at and
 * may hold them; sorted by path and rule.
 */
function entriesOf(files, before, mayHold) {
    const looked = new Set(files.map(({ path }) => path));
    const entries = files.flatMap(({ path, diagnostics }) => [...countRules(diagnostics)].map(([rule, count]) => ({ path, rule, count })));
    return [...entries, ...before.filter(({ path }) => !looked.has(path) && mayHold(path))].sort((a, b) => (0,compare/* compare */.U)(a.path, b.path) || (0,compare/* compare */.U)(a.rule, b.rule));
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

;// CONCATENATED MODULE: ./src/project/baseline/baseline-file.ts










/** Leaves out the findings that the baseline at `path` knows; it is read, and written where that was asked for. */
function holdAgainstFile(results, path, { file, update, mayHold }, host) {
    const shown = (0,quote/* quotePath */.W)((0,paths/* slashed */.df)((0,external_node_path_.relative)(host.cwd, path)));
    const failure = (note) => ({ results, notes: [note], failed: true });
    try {
        const root = file === undefined ? (0,work_tree/* rootOf */.I5)(host.cwd, host) : (0,work_tree/* workTreeAround */.DP)(path, host);
        const named = file !== undefined && host.workspace === undefined;
        const fault = (0,file_fault/* faultOf */.K)(path, { root, limit: reading/* LARGEST_FILE */.K, named }, host);
        if (fault !== undefined)
            return failure(`The baseline ${shown} ${fault}.`);
        const complete = results.every(({ omitted }) => omitted === undefined);
        if (update !== undefined && !complete)
            return failure(`The baseline ${shown} was not written: the run does not list all findings. Check fewer files in one run.`);
        const before = update === 'write' && !(0,paths/* exists */.t2)(path, host)
            ? []
            : parseBaseline(new TextDecoder().decode(host.read(path)));
        if (before === undefined)
            return failure(`${shown} is not a baseline. Delete it, and write one with \`--baseline-write\`.`);
        const relatively = results.map((result) => ({
            ...result,
            path: (0,paths/* slashed */.df)((0,external_node_path_.relative)((0,external_node_path_.dirname)(path), (0,external_node_path_.resolve)(host.cwd, result.path))),
        }));
        const isKept = (entry) => mayHold((0,external_node_path_.join)((0,external_node_path_.dirname)(path), entry));
        const entries = update === 'write' ? entriesOf(relatively, before, isKept) : before;
        const { files, stale } = subtractBaseline(relatively, entries, isKept);
        const left = results.map((result, index) => ({ ...result, diagnostics: files[index].diagnostics }));
        const kept = update === 'prune' ? pruneBaseline(entries, stale) : entries;
        if (update !== undefined)
            host.write(path, printBaseline(kept));
        if (update === 'write')
            return { results: left, notes: [`Wrote ${sizeOf(kept)} to ${shown}. Commit it.`], failed: false };
        const notes = [
            ...(entries.length === 0 ? [] : [notReported((0,report/* countFindings */.Gt)(results) - (0,report/* countFindings */.Gt)(left), shown)]),
            ...(update === 'prune' ? [pruned(stale, kept, shown)] : complete ? stale.map(noteOfStale) : []),
        ];
        return { results: left, notes, failed: false };
    }
    catch (error) {
        return failure(`The baseline ${shown} cannot be ${update === 'write' ? 'written' : 'read'}: ${(0,files_host/* errorCode */.CA)(error)}.`);
    }
}
function sizeOf(entries) {
    const findings = entries.reduce((sum, entry) => sum + entry.count, 0);
    const files = new Set(entries.map(({ path }) => path)).size;
    return `${(0,wording/* plural */.LS)(findings, 'finding')} in ${(0,wording/* plural */.LS)(files, 'file')}`;
}
function pruned(stale, kept, shown) {
    const removed = stale.reduce((sum, entry) => sum + entry.count - entry.found, 0);
    return removed === 0
        ? `Nothing to remove from ${shown}.`
        : `Removed ${(0,wording/* plural */.LS)(removed, 'finding')} from ${shown}, which has ${sizeOf(kept)} left. Commit it.`;
}
function notReported(known, shown) {
    return `${(0,wording/* plural */.LS)(known, 'finding')} of the baseline ${shown} ${known === 1 ? 'is' : 'are'} not reported.`;
}
function noteOfStale({ path, rule, count: counted, found }) {
    return `The baseline lists ${(0,wording/* plural */.LS)(counted, 'finding')} of ${(0,quote/* quote */.h)(rule)} in ${(0,quote/* quotePath */.W)(path)}, but ${found === 0 ? 'none is' : found === 1 ? '1 is' : `${(0,wording/* count */.U9)(found)} are`} left. ${found === 0 ? 'Remove the entry' : 'Lower its count'} with \`--baseline-prune\`.`;
}


/***/ })

};
;