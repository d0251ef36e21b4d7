"use strict";
exports.id = 895;
exports.ids = [895];
exports.modules = {

/***/ 895:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeEntry: () => (/* binding */ describeEntry),
/* harmony export */   explainRule: () => (/* binding */ explainRule),
/* harmony export */   facts: () => (/* binding */ facts),
/* harmony export */   listRules: () => (/* binding */ listRules)
/* harmony export */ });
/* harmony import */ var _config_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5413);
/* harmony import */ var _reporters_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4310);
/* harmony import */ var _reporters_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7666);
/* harmony import */ var _text_escape_invisible_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6546);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2179);





/** All rules with their severities, as a table or as JSON. */
async function listRules(json) {
    const rules = await (0,_config_rules_js__WEBPACK_IMPORTED_MODULE_0__.loadRules)();
    if (json)
        return `${(0,_reporters_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringify */ .As)(rules.map(({ id, severity, fix, max, summary, source }) => ({ id, severity, fix, max, summary, source, url: (0,_reporters_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleUrl */ .Q)(id) })))}\n`;
    const width = Math.max(...rules.map(({ id }) => id.length));
    const rows = rules.map(({ id, severity, summary }) => `${id.padEnd(width)}  ${severity.recommended.padEnd(11)}  ${severity.strict.padEnd(7)}  ${summary}\n`);
    return `${'rule'.padEnd(width)}  recommended  strict   demands\n${rows.join('')}`;
}
/** What one rule demands, why, by which source, what can be set, and its examples. `id` must be a rule's. */
async function explainRule(id) {
    const rule = (await (0,_config_rules_js__WEBPACK_IMPORTED_MODULE_0__.loadRules)()).find((candidate) => candidate.id === id);
    const { summary, why, source, bad, good } = rule;
    return [
        `${id}: ${summary}`,
        '',
        why,
        '',
        ...facts(rule),
        `Source: ${source}`,
        `Docs: ${(0,_reporters_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleUrl */ .Q)(id)}`,
        '',
        ...exampleLines('Bad', bad),
        ...exampleLines('Good', good),
    ].join('\n');
}
/** The severities of a rule, whether it offers fixes, and the limit that may be set, one a line. */
function facts({ severity: { recommended, strict }, fix, max }) {
    return [
        `recommended: ${recommended}, strict: ${strict}`,
        fix === undefined ? 'no fix' : `${fix} fix: \`${fix === 'safe' ? '--fix' : '--fix-suggestions'}\``,
        ...(max === undefined ? [] : [`option: \`max\`, by default ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(max)}`]),
    ];
}
function exampleLines(title, { path, text, files = {} }) {
    return Object.entries({ [path]: text, ...files }).flatMap(([name, entry], index) => [
        `${index === 0 ? title : 'with'} (${(0,_text_escape_invisible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)(name)}):`,
        indent(entry),
        '',
    ]);
}
function indent(text) {
    return describeEntry(text)
        .split('\n')
        .map((line) => `    ${line}`.trimEnd())
        .join('\n')
        .trimEnd();
}
/** An example's file as a reader sees it: its text, or what else it is. */
function describeEntry(entry) {
    if (typeof entry === 'string')
        return entry.length > 2000 ? `${entry.slice(0, 200)}…` : entry;
    if (entry instanceof Uint8Array)
        return new TextDecoder().decode(entry);
    return 'link' in entry ? `(a symbolic link to ${entry.link})` : `(reading fails: ${entry.fails})`;
}


/***/ })

};
;