"use strict";
exports.id = 62;
exports.ids = [62];
exports.modules = {

/***/ 8062:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ misplacedBlock),
/* harmony export */   z: () => (/* binding */ looseKeys)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3758);

/**
 * The block of fields that does not open a text: below blank lines, a comment, the opening of a fence, a paragraph or one
 * heading. Text between two thematic breaks is none unless it starts with `key:`, and a block further down is an example.
 */
function misplacedBlock(text) {
    // To the flag `m`, CR alone and U+2028 would end a line too.
    const lines = [...text.matchAll(/(?<=^|\n)---[ \t\r]*(?=\n|$)/g)];
    const index = lines.findIndex((line, at) => {
        const next = lines[at + 1];
        return next !== undefined && /^\s*[A-Za-z][\w-]*[ \t]*:(?=\s)/.test(text.slice(line.index + line[0].length, next.index));
    });
    const [line, close] = lines.slice(index, index + 2);
    if (index === -1 || line === undefined || close === undefined)
        return undefined;
    const { headings, fences } = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .scanMarkdown */ .N)(text, [0, text.length]);
    if (headings.filter(({ range }) => range[0] < line.index).length > 1)
        return undefined;
    const fence = fences.find(({ content }) => content[0] <= line.index && line.index < content[1]);
    if (fence !== undefined && text.slice(0, fence.opening[0]).trim() !== '')
        return undefined;
    const end = line.index + line[0].trimEnd().length;
    return { opening: [line.index, end], content: [line.index + line[0].length + 1, close.index] };
}
/** The words before a `:` at the start of lines: the top-level keys of fields that YAML cannot read. */
function looseKeys(text) {
    return [...text.matchAll(/^["']?([A-Za-z][\w-]*)["']?[ \t]*:(?=\s|$)/gm)].map((match) => match[1]);
}


/***/ })

};
;