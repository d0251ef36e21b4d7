"use strict";
exports.id = 298;
exports.ids = [298];
exports.modules = {

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


/***/ }),

/***/ 6298:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   distrustedPlaces: () => (/* binding */ distrustedPlaces),
/* harmony export */   hiddenBy: () => (/* binding */ hiddenBy)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_found_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2447);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7099);
/* harmony import */ var _reporters_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6374);
/* harmony import */ var _baseline_baseline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9370);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1853);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8352);







/**
 * What a run hides that the same files showed by the config, the baseline and the suppressions `before`. `changed`
 * are the config files that differ, as people read them.
 */
function hiddenBy(now, before, changed) {
    const off = rulesOff(now.checked);
    for (const rule of rulesOff(before.checked).keys())
        off.delete(rule);
    const ignored = [...now.checked.search.ignored].filter((path) => !before.checked.search.ignored.has(path));
    const suppressions = before.checked.results.flatMap(distrustedPlaces);
    const known = growthOf(entriesIn(now.host), entriesIn(before.host));
    const isSaid = off.size > 0 && ignored.length === 0;
    return {
        rules: off.size,
        paths: ignored.length,
        suppressions: suppressions.length,
        known,
        findings: vanished(before.checked.results, now.checked.results),
        places: [
            ...new Set([
                ...off.values(),
                ...(isSaid ? [] : changed),
                ...suppressions,
                ...(known > 0 ? [(0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(now.host.cwd, baselineIn(now.host)))] : []),
            ]),
        ],
    };
}
/** The places of a result's suppressions that do not apply, as people read them. */
function distrustedPlaces(result) {
    const { path, distrusted = [] } = result;
    if (distrusted.length === 0)
        return [];
    const lines = (0,_reporters_report_js__WEBPACK_IMPORTED_MODULE_3__/* .linesIn */ .hl)(result);
    return distrusted.map((range) => {
        const { line, column } = lines.locate(range).start;
        return `${path}:${line}:${column}`;
    });
}
function rulesOff({ search: { found, settingsFor, configsFor } }) {
    const off = new Map();
    const seen = new Set();
    for (const file of found) {
        const settings = settingsFor(file);
        if (seen.has(settings))
            continue;
        seen.add(settings);
        const absolute = (0,_files_found_path_js__WEBPACK_IMPORTED_MODULE_1__/* .absoluteOf */ .Ll)(file);
        for (const [id, level] of settings.rules) {
            if (level !== 'off' || off.has(id))
                continue;
            const parts = configsFor(file).flatMap((config) => config.partsFor(absolute));
            const decided = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleSetting */ .lW)('severity', id, parts);
            if (decided !== undefined)
                off.set(id, decided.file.shown(decided.place));
        }
    }
    return off;
}
function vanished(before, now) {
    const left = new Map();
    for (const key of now.flatMap(keysOf))
        left.set(key, (left.get(key) ?? 0) + 1);
    const gone = { error: 0, warning: 0, info: 0 };
    for (const key of before.flatMap(keysOf)) {
        const count = left.get(key) ?? 0;
        left.set(key, count - 1);
        if (count <= 0)
            gone[key.slice(0, key.indexOf(' '))]++;
    }
    return gone;
}
function keysOf({ path, diagnostics }) {
    return diagnostics
        .filter(({ rule }) => !rule.startsWith('suppress/'))
        .map(({ severity, rule, range: [start, end] }) => `${severity} ${rule} ${start} ${end} ${path}`);
}
function baselineIn({ cwd }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, _check_js__WEBPACK_IMPORTED_MODULE_4__/* .USUAL_NAME */ .fr);
}
/** What the baseline counts, by file and rule; nothing where there is none that can be read. */
function entriesIn(host) {
    try {
        const entries = (0,_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .parseBaseline */ .nk)(new TextDecoder().decode(host.read(baselineIn(host)))) ?? [];
        return new Map(entries.map(({ path, rule, count }) => [`${rule} ${path}`, count]));
    }
    catch {
        return new Map();
    }
}
function growthOf(now, before) {
    return [...now].reduce((sum, [key, count]) => sum + Math.max(count - (before.get(key) ?? 0), 0), 0);
}


/***/ })

};
;