"use strict";
exports.id = 472;
exports.ids = [472];
exports.modules = {

/***/ 6472:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeStartingConfig: () => (/* binding */ writeStartingConfig)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3113);
/* harmony import */ var _formats_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6912);
/* harmony import */ var _reporters_tool_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3855);
/* harmony import */ var _wording_wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7836);
/* harmony import */ var _find_config_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7290);






const NAME = 'passmuster.yaml';
/** A config file that says what may be set; it changes nothing until a line is uncommented. */
const STARTING_CONFIG = `# yaml-language-server: $schema=${_reporters_tool_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .tool */ .z.homepage}/raw/main/schema/passmuster.schema.json
# Settings for the files below this folder; see ${_reporters_tool_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .tool */ .z.homepage}/blob/main/docs/config.md.

# The severities of the rules: \`recommended\`, or \`strict\`, which also reports what only some clients refuse.
# preset: strict

# The clients that your skills are for, instead of all agents; see ${_reporters_tool_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .tool */ .z.homepage}/blob/main/docs/clients.md.
# clients: [claude-code, codex]

# How SKILL.md is read: \`agent-skills\` or \`skills-plane\`.
# dialect: skills-plane

# Tools of your own, which Claude Code subagents may name.
# tools:
#   - Deploy

# Files and folders to skip. A glob without a slash matches names at any depth.
# ignore:
#   - vendor
#   - /docs/examples

# More files of a format: ${(0,_wording_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .either */ .gP)((0,_formats_names_js__WEBPACK_IMPORTED_MODULE_2__/* .configNames */ .FG)())}. \`skill: { only: [...] }\` replaces its own globs.
# files:
#   skill:
#     - prompts/*.md

# error, warning, info or off for a rule or a group; \`max\` for a rule that has a limit. \`passmuster --list-rules\` lists all.
# rules:
#   skill/*: warning
#   skill/body-empty: off
#   skill/body-length:
#     max: 800

# Settings for some files. If several match, the last one wins.
# overrides:
#   - files:
#       - legacy
#     preset: recommended
#     rules:
#       skill/name-directory: info

# What makes the exit code 1, besides errors.
# failOn: warning
# maxWarnings: 20

# Ignore the config files of parent folders.
# root: true
`;
/**
 * Writes a config file to start from into the working directory, and says so; throws one line if one is there or it
 * cannot be written.
 */
function writeStartingConfig(host) {
    const [present] = (0,_find_config_files_js__WEBPACK_IMPORTED_MODULE_4__/* .namesIn */ .wX)(host.cwd, host.cwd, undefined, host);
    if (present !== undefined)
        throw new Error(`\`${present}\` already exists. Edit it, or remove it first.`);
    try {
        host.write((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(host.cwd, NAME), STARTING_CONFIG);
    }
    catch (error) {
        throw new Error(`\`${NAME}\` was not written: ${(0,_files_host_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error)}.`);
    }
    return `Wrote \`${NAME}\`. All its settings are comments: uncomment what you need.\n`;
}


/***/ })

};
;