"use strict";
exports.id = 831;
exports.ids = [831];
exports.modules = {

/***/ 9831:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   javascript: () => (/* binding */ javascript)
/* harmony export */ });
/* harmony import */ var acorn__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4559);
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2463);
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(ajv__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2210);
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_2__);



// As the body of an async function: loaders wrap the code in one. The rest lets code through that only a
// module may hold,
// so that it is told what to write instead.
const OPTIONS = {
    ecmaVersion: 'latest',
    sourceType: 'script',
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
    allowImportExportEverywhere: true,
};
// How deep the parser itself can go depends on the stack, and so on the version of Node.
const DEEPEST_BRACKETS = 200;
const { braceL, bracketL, dollarBraceL, parenL, braceR, bracketR, parenR } = acorn__WEBPACK_IMPORTED_MODULE_0__/* .tokTypes */ .Y_;
const OPENING = new Set([braceL, bracketL, dollarBraceL, parenL]);
const CLOSING = new Set([braceR, bracketR, parenR]);
const DRAFT_2020 = 'https://json-schema.org/draft/2020-12/schema';
const DRAFT_07 = 'http://json-schema.org/draft-07/schema';
// `meta: true` adds the drafts' own schemas. Text of the file is only ever data that they judge: no schema of
// a file is compiled,
// which would make code of it, so neither its `$ref` nor its `$id` is looked at, and nothing can be fetched.
const AJV = { meta: true, addUsedSchema: false, logger: false };
const draft07 = new ajv__WEBPACK_IMPORTED_MODULE_1__.Ajv(AJV);
const draft2020 = new ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_2__.Ajv2020(AJV);
const javascript = {
    parse: (code) => withinDepth((options) => (0,acorn__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(code, options)),
    parseExpression: (code, at) => withinDepth((options) => (0,acorn__WEBPACK_IMPORTED_MODULE_0__/* .parseExpressionAt */ .lP)(code, at, options)),
    schemaFault(schema, draft = DRAFT_2020) {
        const uri = draft.replace(/#$/, '');
        if (uri !== DRAFT_2020 && uri !== DRAFT_07)
            return undefined;
        const ajv = uri === DRAFT_07 ? draft07 : draft2020;
        if (ajv.validate(uri, schema))
            return undefined;
        // A value that fits none of two kinds has an error for each; the first is about the kind that is written
        // most.
        const { instancePath, message = 'does not fit', params } = ajv.errors[0];
        const { allowedValues: allowed, type } = params;
        if (Array.isArray(allowed))
            return { path: instancePath, message: `must be one of ${allowed.join(', ')}` };
        return { path: instancePath, message: Array.isArray(type) ? `must be ${type.join(' or ')}` : message };
    },
};
/** Parses with options that end it at the bracket that is nested too deeply. */
function withinDepth(parser) {
    let depth = 0;
    const onToken = ({ type, start }) => {
        if (OPENING.has(type))
            depth++;
        else if (CLOSING.has(type))
            depth--;
        if (depth > DEEPEST_BRACKETS)
            throw Object.assign(new RangeError('The brackets are too deep.'), { pos: start });
    };
    try {
        return parser({ ...OPTIONS, onToken });
    }
    catch (error) {
        // The parser calls it a mistake of the code when the stack is full.
        if (error instanceof SyntaxError && error.message.startsWith('Not enough stack space'))
            throw new RangeError('The stack is too small.');
        throw error;
    }
}


/***/ })

};
;