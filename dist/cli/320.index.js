"use strict";
exports.id = 320;
exports.ids = [320,794];
exports.modules = {

/***/ 8794:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   asJson: () => (/* binding */ asJson),
/* harmony export */   listFiles: () => (/* binding */ listFiles)
/* harmony export */ });
/* harmony import */ var _files_found_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8819);
/* harmony import */ var _formats_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1602);
/* harmony import */ var _reporters_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4310);
/* harmony import */ var _text_escape_invisible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6546);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5502);
/* harmony import */ var _discover_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7013);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(938);
/* harmony import */ var _shard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(914);








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
        : files.map(({ path, format }) => `${(0,_text_escape_invisible_js__WEBPACK_IMPORTED_MODULE_6__/* .visiblePath */ .e)(path)}  ${format}\n`).join('');
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


/***/ }),

/***/ 320:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  printConfig: () => (/* binding */ printConfig)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/config/configs.ts
var config_configs = __webpack_require__(3017);
// EXTERNAL MODULE: ./src/formats/load.ts
var load = __webpack_require__(1602);
// EXTERNAL MODULE: ./src/formats/names.ts
var names = __webpack_require__(6912);
// EXTERNAL MODULE: ./src/config/rules.ts
var rules = __webpack_require__(5413);
// EXTERNAL MODULE: ./src/config/settings.ts
var config_settings = __webpack_require__(4661);
;// CONCATENATED MODULE: ./src/config/explain.ts




/**
 * The settings that hold for one file, by its absolute path, its path from the root and its text, and what
 * decided each.
 */
async function explainSettings(file, configs, chosen) {
    const parts = configs.flatMap((config) => config.partsFor(file.absolute));
    const settings = (0,config_settings/* settingsOf */.f5)(file.absolute, configs, chosen);
    const checked = settings.format !== undefined || (0,names/* isNamed */.ev)(file.path, (0,config_settings/* replacedFormats */.xJ)(configs));
    const format = checked ? await (0,load/* formatOf */.b)(file.path, file.text, settings) : undefined;
    const ignored = configs.flatMap((config) => config.ignores(file.absolute) ?? [])[0];
    const own = (await (0,rules.loadRules)()).filter(({ id }) => /^(?:file|suppress)\//.test(id) ||
        [...(format?.rules ?? []), ...(format?.repositoryRules ?? [])].some((rule) => rule.id === id));
    return [
        ...(ignored === undefined ? [] : [{ setting: 'ignored', value: ignored.value, by: placeOf(ignored) }]),
        {
            setting: 'format',
            value: format?.name ?? 'none',
            by: whyFormat(file, (0,config_settings/* choice */.Yq)('format', parts) ?? (0,config_settings/* formatFor */.Bm)(file.absolute, configs), chosen, format),
        },
        decision('preset', settings.preset, chosen.preset && '--preset', (0,config_settings/* choice */.Yq)('preset', parts), 'default'),
        decision('dialect', settings.dialect, chosen.dialect && '--dialect', (0,config_settings/* choice */.Yq)('dialect', parts), 'default'),
        ...own.flatMap(({ id, severity, max }) => [
            decision(id, settings.rules.get(id) ?? severity[settings.preset], chosen.rules.has(id) && '--rule', (0,config_settings/* ruleSetting */.lW)('severity', id, parts), `preset ${settings.preset}`),
            ...(max === undefined
                ? []
                : [
                    decision(`${id} max`, settings.limits?.get(id) ?? max, false, (0,config_settings/* ruleSetting */.lW)('max', id, parts), 'default'),
                ]),
        ]),
    ];
}
function decision(setting, value, option, decided, otherwise) {
    return { setting, value, by: option || (decided === undefined ? otherwise : placeOf(decided)) };
}
function placeOf({ file, place }) {
    return file.shown(place);
}
function whyFormat({ path }, decided, { agentFormat }, format) {
    if (decided !== undefined)
        return placeOf(decided);
    const open = format !== undefined && format.dialect === undefined && (0,names/* formatsNamed */.Ci)(path).length > 1;
    return !open ? 'its name' : agentFormat === undefined ? 'its content' : '--agent-format';
}

// EXTERNAL MODULE: ./src/files/read.ts
var read = __webpack_require__(9823);
// EXTERNAL MODULE: ./src/reporters/json.ts
var json = __webpack_require__(4310);
// EXTERNAL MODULE: ./src/text/escape-invisible.ts
var escape_invisible = __webpack_require__(6546);
// EXTERNAL MODULE: ./src/engine/discover-files.ts
var discover_files = __webpack_require__(7013);
// EXTERNAL MODULE: ./src/engine/lint-file.ts
var lint_file = __webpack_require__(2476);
// EXTERNAL MODULE: ./src/engine/list-files.ts
var list_files = __webpack_require__(8794);
// EXTERNAL MODULE: ./src/engine/outcome.ts
var outcome = __webpack_require__(938);
;// CONCATENATED MODULE: ./src/engine/print-config.ts










/** Prints the settings that hold for one file, which need not be there, and what decided each. */
async function printConfig(path, options, host) {
    const configs = (0,config_configs/* openConfigs */.Eh)(options.config, host, await (0,discover_files/* loadLoader */.uD)());
    const found = (0,discover_files/* placeIn */.VV)(path, host);
    const absolute = (0,external_node_path_.join)(found.root, found.path);
    const files = configs.of((0,external_node_path_.dirname)(absolute), found.root);
    if (configs.problems.length > 0)
        return { stdout: '', stderr: (0,outcome/* written */.M)(configs.problems), exitCode: 2 };
    const text = isRegular(absolute, host) ? (0,lint_file/* textOf */.b)((0,read/* readFound */.$C)(found, read/* LARGEST_FILE */.K7, host)) : '';
    const decisions = await explainSettings({ absolute, path: found.path, text }, files, options);
    if ((0,list_files.asJson)(options))
        return { stdout: `${(0,json/* stringify */.As)(decisions)}\n`, stderr: '', exitCode: 0 };
    const rows = decisions.map(({ setting, value, by }) => [setting, (0,escape_invisible/* visible */.R)(String(value)), (0,escape_invisible/* visible */.R)(by)]);
    const [first, second] = [0, 1].map((column) => Math.max(...rows.map((row) => row[column].length)));
    return {
        stdout: rows
            .map(([setting, value, by]) => `${setting.padEnd(first)}  ${value.padEnd(second)}  ${by}\n`)
            .join(''),
        stderr: '',
        exitCode: 0,
    };
}
/** Whether a regular file is at a path: to open a pipe would wait for somebody who writes. */
function isRegular(path, host) {
    try {
        return host.stat(path).isFile();
    }
    catch {
        return false;
    }
}


/***/ })

};
;