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
/* harmony import */ var _text_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8693);
/* harmony import */ var _text_markdown_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6092);
/* harmony import */ var _agent_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1213);
/* harmony import */ var _copilot_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9246);
/* harmony import */ var _misplaced_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9261);





const COPILOT_FOLDER = /(?:^|\/)(?:\.github\/(?:agents|chatmodes)|\.copilot\/agents)\//i;
// Both formats have a description, and tags tell nothing.
const AGENT_KEYS = new Set([..._agent_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .AGENT_FIELDS */ .SF, ..._agent_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .REVISION_FIELDS */ .It]
    .filter((key) => key !== 'description' && key !== 'tags')
    .map((key) => key.toLowerCase()));
const LONGEST_YAML = 32 * 1024;
const AGENT_SECTIONS = new Set(['system', 'rules', 'tools']);
/**
 * Which of the two a `*.agent.md` file is, by its path from the root with `/` and its text. The keys of the
 * frontmatter
 * decide, also of frontmatter that is no YAML; then the sections of the body. Never throws.
 */
function agentOrCopilot(path, text) {
    if (COPILOT_FOLDER.test(path))
        return 'copilot';
    const frontmatter = (0,_text_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__/* .splitFrontmatter */ .XW)(text);
    const keys = keysOf(text, frontmatter);
    const copilotKeys = keys.filter((key) => _copilot_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .COPILOT_KEYS */ .i.has(key)).length;
    const agentKeys = new Set(keys.map((key) => key.toLowerCase()).filter((key) => AGENT_KEYS.has(key))).size;
    if (copilotKeys > 0 && agentKeys > 0)
        return agentKeys >= 2 && !keys.includes('name') ? 'agent' : 'copilot';
    if (copilotKeys > 0)
        return 'copilot';
    if (agentKeys > 0)
        return 'agent';
    if (frontmatter.state === 'absent' && isAgentPath(path))
        return 'agent';
    const titles = (0,_text_markdown_index_js__WEBPACK_IMPORTED_MODULE_1__/* .scanMarkdown */ .N)(text, frontmatter.body)
        .headings.filter(({ level }) => level === 2)
        .map((heading) => heading.text.toLowerCase());
    return new Set(titles.filter((title) => AGENT_SECTIONS.has(title))).size >= 2 ? 'agent' : 'copilot';
}
/** Whether a path is `agents/<category>_<agent-name>.agent.md`, at any depth. */
function isAgentPath(path) {
    return /(?:^|\/)agents\/[^/_]+_[^/]+\.agent\.md$/i.test(path);
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