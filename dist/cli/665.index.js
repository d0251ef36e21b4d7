"use strict";
exports.id = 665;
exports.ids = [665];
exports.modules = {

/***/ 7665:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isAgentPath),
/* harmony export */   agentOrCopilot: () => (/* binding */ agentOrCopilot)
/* harmony export */ });
/* harmony import */ var _text_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8196);
/* harmony import */ var _text_markdown_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(926);
/* harmony import */ var _agent_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7882);
/* harmony import */ var _copilot_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5905);
/* harmony import */ var _misplaced_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8192);





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


/***/ }),

/***/ 7882:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   It: () => (/* binding */ REVISION_FIELDS),
/* harmony export */   SF: () => (/* binding */ AGENT_FIELDS),
/* harmony export */   f: () => (/* binding */ STATUSES),
/* harmony export */   wD: () => (/* binding */ SUBFIELDS),
/* harmony export */   zY: () => (/* binding */ DEFAULTS)
/* harmony export */ });
/** The fields of the Agent File Format. */
const AGENT_FIELDS = [
    'version',
    'icon',
    'title',
    'description',
    'status',
    'recommended',
    'required',
];
/** The fields of its published revisions. */
const REVISION_FIELDS = [
    'tags',
    'roles',
    'avatar',
    'system',
    'rules',
    'policies',
    'limits',
    'allow',
    'deny',
    'templateEngine',
    'input',
    'commands',
    'abilities',
];
/** The fields below those that are, or may be, mappings. */
const SUBFIELDS = new Map([
    ['recommended', ['models', 'capabilities']],
    ['required', ['env', 'startup']],
    ['abilities', ['allow', 'deny']],
]);
/** What holds where a field is left out. */
const DEFAULTS = { version: '0.1.0', icon: '🤖', status: 'active' };
const STATUSES = ['active', 'deprecated', 'disabled'];


/***/ }),

/***/ 5905:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ COPILOT_KEYS)
/* harmony export */ });
/** The fields that tell a custom agent from other files, retired and misspelt ones among them. */
const COPILOT_KEYS = new Set('name tools model models target mcp-servers handoffs argument-hint infer disable-model-invocation user-invocable user-invokable agents hooks github'.split(' '));


/***/ }),

/***/ 8192:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ misplacedBlock),
/* harmony export */   z: () => (/* binding */ looseKeys)
/* harmony export */ });
/* harmony import */ var _text_markdown_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(926);
/* harmony import */ var _agent_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7882);
/* harmony import */ var _copilot_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5905);



const KNOWN = new Set([..._agent_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_FIELDS */ .SF, ..._agent_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .REVISION_FIELDS */ .It, ..._copilot_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .COPILOT_KEYS */ .i].map((key) => key.toLowerCase()));
/**
 * The block of fields that does not open a text: below blank lines, a comment, the opening of a fence, a
 * paragraph or one
 * heading. Text between two thematic breaks is none unless it starts with `key:`, right below the first of them, and has a
 * field of one of the formats; a block further down is an example.
 */
function misplacedBlock(text) {
    // To the flag `m`, CR alone and U+2028 would end a line too.
    const lines = [...text.matchAll(/(?<=^|\n)---[ \t\r]*(?=\n|$)/g)];
    const index = lines.findIndex((line, at) => {
        const next = lines[at + 1];
        return next !== undefined && isFields(text.slice(line.index + line[0].length + 1, next.index));
    });
    const [line, close] = lines.slice(index, index + 2);
    if (index === -1 || line === undefined || close === undefined)
        return undefined;
    const { headings, fences } = (0,_text_markdown_index_js__WEBPACK_IMPORTED_MODULE_0__/* .scanMarkdown */ .N)(text, [0, text.length]);
    if (headings.filter(({ range }) => range[0] < line.index).length > 1)
        return undefined;
    const fence = fences.find(({ content }) => content[0] <= line.index && line.index < content[1]);
    if (fence !== undefined && text.slice(0, fence.opening[0]).trim() !== '')
        return undefined;
    const end = line.index + line[0].trimEnd().length;
    return { opening: [line.index, end], content: [line.index + line[0].length + 1, close.index] };
}
function isFields(text) {
    return (/^[ \t]*[A-Za-z][\w-]*[ \t]*:(?=\s)/.test(text) &&
        looseKeys(text).some((key) => KNOWN.has(key.toLowerCase())));
}
/** The words before a `:` at the start of lines: the top-level keys of fields that YAML cannot read. */
function looseKeys(text) {
    return [...text.matchAll(/^["']?([A-Za-z][\w-]*)["']?[ \t]*:(?=\s|$)/gm)].map((match) => match[1]);
}


/***/ })

};
;