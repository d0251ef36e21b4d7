"use strict";
exports.id = 79;
exports.ids = [79];
exports.modules = {

/***/ 7079:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ withoutMistakes),
/* harmony export */   matcher: () => (/* binding */ matcher),
/* harmony export */   readGlob: () => (/* binding */ readGlob)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path_posix__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _files_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8805);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7099);




/**
 * Reads a glob of settings that hold below a folder, as in .gitignore: without a slash it is for names at any depth, and what matches a
 * folder matches all that is in it.
 */
function readGlob(glob, folder = 'config file’s folder') {
    const bare = (0,node_path_posix__WEBPACK_IMPORTED_MODULE_1__.normalize)(glob).replace(/^\/+/, '').replace(/\/$/, '');
    if (bare === '' || bare === '.')
        return { mistake: `is the ${folder} itself. Write \`**\` for everything in it` };
    if (/^\.\.(?:\/|$)/.test(bare))
        return { mistake: `points outside the ${folder}. Put it in a config file there` };
    return (0,_files_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .parseGlob */ .qF)(bare, { anyDepth: !bare.includes('/') && !glob.startsWith('/'), below: true });
}
/** Which of the globs matches a path, -1 for none; they start at `folder`. They were read without a mistake. */
function matcher(folder, globs) {
    const list = withoutMistakes(globs.map((glob) => readGlob(glob)));
    return (path) => {
        if (globs.length === 0 || !(0,_files_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(path, folder))
            return -1;
        return (0,_files_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .matchAny */ .eM)(list, (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path)));
    };
}
/** The globs without a mistake. */
function withoutMistakes(globs) {
    return globs.flatMap((glob) => ('mistake' in glob ? [] : glob));
}


/***/ })

};
;