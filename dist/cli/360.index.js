"use strict";
exports.id = 360;
exports.ids = [360];
exports.modules = {

/***/ 6360:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readMatcher: () => (/* binding */ readMatcher)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7201);

/** Whether a path matches a glob, or what is wrong with it: the rest of a sentence about it, and the fix. */
function readMatcher(glob) {
    const parsed = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseGlob */ .qF)(glob, { below: true });
    return 'mistake' in parsed ? parsed.mistake : (path) => (0,_index_js__WEBPACK_IMPORTED_MODULE_0__/* .matchGlob */ .sB)(parsed, path);
}


/***/ })

};
;