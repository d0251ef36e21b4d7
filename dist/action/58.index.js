"use strict";
exports.id = 58;
exports.ids = [58];
exports.modules = {

/***/ 2058:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isAgentPath),
/* harmony export */   agentOrCopilot: () => (/* binding */ agentOrCopilot)
/* harmony export */ });
/* harmony import */ var _text_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(683);
/* harmony import */ var _text_markdown_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1777);
/* harmony import */ var _text_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2003);
/* harmony import */ var _agent_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7561);
/* harmony import */ var _copilot_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3786);
/* harmony import */ var _misplaced_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8001);






const COPILOT_FOLDER = /(?:^|\/)(?:\.github\/(?:agents|chatmodes)|\.copilot\/agents)\//i;
const OTHER_CLIENT = /(?:^|\/)(\.(?:ai|claude|codex|cursor|factory|gemini|kiro|opencode|pi|windsurf))\//i;
// Only the Agent File Format has these mappings and this icon. A version, a status or a title may be in any file.
const AGENT_POINTS = new Map([
    ['required', 4],
    ['recommended', 4],
    ['abilities', 4],
    ['version', 1],
    ['status', 1],
    ['allow', 1],
    ['deny', 1],
    ['roles', 1],
    ['input', 1],
]);
/** `tools` is a field of Copilot, but also the most usual mistake in the other format. */
const COPILOT_POINTS = new Map([
    ['name', 3],
    ['tools', 1],
    ['model', 2],
    ['models', 1],
]);
/** Of all other fields that only one of the formats has. */
const FIELD_POINTS = { agent: 2, copilot: 3 };
const SECTIONS = new Set(['system', 'rules', 'tools']);
/** By how many of the sections there are: one alone may be in any file. */
const SECTION_POINTS = [0, 1, 4, 6];
/** So many points decide; with fewer the path does. */
const ENOUGH = 2;
// Both formats have a description, and tags tell nothing.
const AGENT_KEYS = new Set(Object.keys(_agent_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .FIELDS */ .cJ)
    .filter((key) => key !== 'description' && key !== 'tags')
    .map((key) => key.toLowerCase()));
const LONGEST_YAML = 32 * 1024;
/**
 * Which of the two a `*.agent.md` file is, by its path from the root with `/` and its text. Folders of clients
 * decide; then the fields and sections that only one of the formats has, and the path where these leave it open. Never
 * throws.
 */
function agentOrCopilot(path, text) {
    if (COPILOT_FOLDER.test(path))
        return { format: 'copilot', why: 'its folder' };
    const frontmatter = (0,_text_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__/* .splitFrontmatter */ .XW)(text);
    const signs = [...fieldSigns(keysOf(text, frontmatter)), ...sectionSigns(text, frontmatter)];
    const points = signs.reduce((sum, sign) => sum + sign.points, 0);
    const other = OTHER_CLIENT.exec(path)?.[1];
    if (points >= ENOUGH)
        return { format: 'agent', why: whyOf(signs.filter((sign) => sign.points > 0)) };
    if (other !== undefined)
        return { format: undefined, why: `${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)(other)} is the folder of another client` };
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
            signs.set(name, { what: key, points: -(COPILOT_POINTS.get(key) ?? FIELD_POINTS.copilot) });
        else if (AGENT_KEYS.has(name))
            signs.set(name, { what: key, points: AGENT_POINTS.get(name) ?? FIELD_POINTS.agent });
    }
    return [...signs.values()];
}
function sectionSigns(text, { body }) {
    // Most files have none, and then their Markdown need not be read.
    if (!/^[ \t]*(?:##[ \t]+)?(?:system|rules|tools)(?:[ \t]+#+)?[ \t\r]*$/im.test(text))
        return [];
    const titles = (0,_text_markdown_index_js__WEBPACK_IMPORTED_MODULE_1__/* .scanMarkdown */ .N2)(text, body)
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
    return `it has ${strongest.map(({ what }) => (0,_text_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)(what)).join(', ')}`;
}
/** The top-level keys; of fields that do not open the file or that YAML cannot read, as they look. */
function keysOf(text, { state, content }) {
    if (state === 'closed') {
        // The parser takes seconds for a megabyte, and the format of the file will need it once more.
        const { state: read, fields } = content[1] - content[0] > LONGEST_YAML
            ? { state: 'broken', fields: new Map() }
            : (0,_text_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFrontmatter */ .yv)(text);
        return read === 'read' ? [...fields.keys()] : (0,_misplaced_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__/* .looseKeys */ .z)(text.slice(...content));
    }
    // Nothing ends unclosed fields but a heading, which unlike a comment stands below a blank line.
    if (state === 'unclosed')
        return (0,_misplaced_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__/* .looseKeys */ .z)(text.slice(...content).split(/\n[ \t\r]*\n#/, 1)[0]);
    const block = (0,_misplaced_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__/* .misplacedBlock */ .o)(text);
    return block === undefined ? [] : (0,_misplaced_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__/* .looseKeys */ .z)(text.slice(...block.content));
}


/***/ })

};
;