"use strict";
exports.id = 518;
exports.ids = [518];
exports.modules = {

/***/ 9518:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isAgentPath),
/* harmony export */   agentOrCopilot: () => (/* binding */ agentOrCopilot)
/* harmony export */ });
/* harmony import */ var _syntax_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(389);
/* harmony import */ var _syntax_markdown_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1742);
/* harmony import */ var _wording_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(400);
/* harmony import */ var _agent_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1213);
/* harmony import */ var _copilot_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9246);
/* harmony import */ var _misplaced_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9261);






const COPILOT_FOLDER = /(?:^|\/)(?:\.github\/(?:agents|chatmodes)|\.copilot\/agents)\//i;
const OTHER_CLIENT = /(?:^|\/)(\.(?:ai|claude|codex|cursor|factory|gemini|kiro|opencode|pi|windsurf))\//i;
// Only the Agent File Format has these mappings and this icon. A version, a status or a title may be in any file.
const DECISIVE = new Set(['required', 'recommended', 'abilities']);
const COMMON = new Set(['version', 'status', 'allow', 'deny', 'roles', 'input']);
/** `tools` is a field of Copilot, but also the most usual mistake in the other format. */
const COPILOT_POINTS = { tools: 1, model: 2, models: 1 };
const SECTIONS = new Set(['system', 'rules', 'tools']);
/** By how many of the sections there are: one alone may be in any file. */
const SECTION_POINTS = [0, 1, 4, 6];
/** So many points decide; with fewer the path does. */
const ENOUGH = 2;
// Both formats have a description, and tags tell nothing.
const AGENT_KEYS = new Set(Object.keys(_agent_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .FIELDS */ .cJ)
    .filter((key) => key !== 'description' && key !== 'tags')
    .map((key) => key.toLowerCase()));
/**
 * Which of the two a `*.agent.md` file is, by its path from the root with `/` and its text. Folders of clients
 * decide; then the fields and sections that only one of the formats has, and the path where these leave it open. Never
 * throws.
 */
function agentOrCopilot(path, text) {
    if (COPILOT_FOLDER.test(path))
        return { format: 'copilot', why: 'its folder' };
    const frontmatter = (0,_syntax_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFrontmatter */ .y)(text);
    const signs = [...fieldSigns(keysOf(text, frontmatter)), ...sectionSigns(text, frontmatter)];
    const points = signs.reduce((sum, sign) => sum + sign.points, 0);
    const other = OTHER_CLIENT.exec(path)?.[1];
    if (points >= ENOUGH)
        return { format: 'agent', why: whyOf(signs.filter((sign) => sign.points > 0)) };
    if (other !== undefined)
        return { format: undefined, why: `${(0,_wording_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)(other)} is the folder of another client` };
    if (points <= -ENOUGH)
        return { format: 'copilot', why: whyOf(signs.filter((sign) => sign.points < 0)) };
    return isAgentPath(path)
        ? { format: 'agent', why: 'its path' }
        : { format: 'copilot', why: 'nothing that only the Agent File Format has' };
}
/** Whether a path is `agents/<category>_<agent-name>.agent.md`, at any depth. */
function isAgentPath(path) {
    return /(?:^|\/)agents\/[^/_]+_[^/]+\.agent\.md$/i.test(path);
}
function fieldSigns(keys) {
    const signs = new Map();
    for (const key of keys) {
        const name = key.toLowerCase();
        if (_copilot_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .COPILOT_KEYS */ .i8.has(key))
            signs.set(name, { what: key, points: -(COPILOT_POINTS[key] ?? 3) });
        else if (AGENT_KEYS.has(name))
            signs.set(name, { what: key, points: DECISIVE.has(name) ? 4 : COMMON.has(name) ? 1 : 2 });
    }
    return [...signs.values()];
}
function sectionSigns(text, { body }) {
    // Most files have none, and then their Markdown need not be read.
    if (!/^[ \t]*(?:##[ \t]+)?(?:system|rules|tools)(?:[ \t]+#+)?[ \t\r]*$/im.test(text))
        return [];
    const titles = (0,_syntax_markdown_index_js__WEBPACK_IMPORTED_MODULE_1__/* .scanMarkdown */ .N2)(text, body)
        .headings.filter(({ level }) => level === 2)
        .map((heading) => heading.text.toLowerCase());
    const found = [...new Set(titles.filter((title) => SECTIONS.has(title)))];
    if (found.length === 0)
        return [];
    const names = found.map((title) => `## ${title[0].toUpperCase()}${title.slice(1)}`);
    return [{ what: names.join(', '), points: SECTION_POINTS[found.length] }];
}
const MOST_NAMED = 3;
function whyOf(signs) {
    const strongest = signs.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, MOST_NAMED);
    return `it has ${strongest.map(({ what }) => (0,_wording_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)(what)).join(', ')}`;
}
/** The top-level keys; of fields that do not open the file or that YAML cannot read, as they look. */
function keysOf(text, { state, content, fields }) {
    if (state === 'read')
        return [...fields.keys()];
    if (state === 'broken')
        return (0,_misplaced_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__/* .looseKeys */ .z)(text.slice(...content));
    // Nothing ends unclosed fields but a heading, which unlike a comment stands below a blank line.
    if (state === 'unclosed')
        return (0,_misplaced_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__/* .looseKeys */ .z)(text.slice(...content).split(/\n[ \t\r]*\n#/, 1)[0]);
    const block = (0,_misplaced_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__/* .misplacedBlock */ .o)(text);
    return block === undefined ? [] : (0,_misplaced_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__/* .looseKeys */ .z)(text.slice(...block.content));
}


/***/ })

};
;