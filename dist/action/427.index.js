"use strict";
exports.id = 427;
exports.ids = [427,79];
exports.modules = {

/***/ 8427:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loaderFor: () => (/* binding */ loaderFor)
});

// EXTERNAL MODULE: ./src/files/glob.ts
var files_glob = __webpack_require__(8805);
// EXTERNAL MODULE: ./src/files/host.ts
var files_host = __webpack_require__(3113);
// EXTERNAL MODULE: ./src/files/read.ts
var read = __webpack_require__(9823);
// EXTERNAL MODULE: ./src/reporters/report.ts
var report = __webpack_require__(6374);
// EXTERNAL MODULE: ./src/wording/quote.ts
var quote = __webpack_require__(400);
// EXTERNAL MODULE: ./src/project/config/find-config-files.ts
var find_config_files = __webpack_require__(7290);
// EXTERNAL MODULE: ./src/project/config/globs.ts
var config_globs = __webpack_require__(7079);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./src/lint/suppressions/rule-names.ts
var rule_names = __webpack_require__(151);
// EXTERNAL MODULE: ./src/syntax/yaml.ts
var yaml = __webpack_require__(4780);
// EXTERNAL MODULE: ./src/wording/near-names.ts
var near_names = __webpack_require__(6757);
// EXTERNAL MODULE: ./src/wording/wording.ts
var wording = __webpack_require__(7836);
// EXTERNAL MODULE: ./src/clients/who-loses.ts
var who_loses = __webpack_require__(7259);
// EXTERNAL MODULE: ./src/formats/names.ts
var names = __webpack_require__(6912);
;// CONCATENATED MODULE: ./src/project/config/schema.ts



const severity = dist/* picklist */.KIO(['error', 'warning', 'info', 'off']);
/** Longer ones become expressions that the engine refuses. */
const LONGEST_GLOB = 1000;
const globs = dist/* array */.YOg(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1), dist/* maxLength */.Ru6(LONGEST_GLOB)));
/** A setting that may be left out; `schema` is of its value, and the published JSON schema shows the description. */
function setting(schema, description) {
    return dist/* optional */.lqM(dist/* pipe */.FsL(schema, dist/* description */.h_(description)));
}
function wholeNumber(least) {
    return dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(least));
}
const ruleSettings = dist/* strictObject */.rej({
    severity: dist/* optional */.lqM(severity),
    max: setting(wholeNumber(1), 'The limit, for a rule that has one.'),
    allow: setting(globs, 'Globs of what the rule does not report, for a rule with such a list.'),
});
const rules = setting(dist/* record */.g1P(dist/* string */.YjP(), dist/* union */.KCZ([severity, ruleSettings])), 'A rule’s id, or a group such as skill/*, and its severity. A later line overrides an earlier one.');
const preset = setting(dist/* picklist */.KIO(['recommended', 'strict']), 'The default severities of the rules.');
const dialect = setting(dist/* picklist */.KIO(['agent-skills', 'skills-plane']), 'How SKILL.md is read.');
const clients = setting(dist/* pipe */.FsL(dist/* array */.YOg(dist/* picklist */.KIO(who_loses/* CLIENT_IDS */.Zl)), dist/* nonEmpty */.hq()), 'The ids of the clients to judge for, instead of all agents.');
const formatFiles = dist/* strictObject */.rej({
    only: dist/* pipe */.FsL(globs, dist/* description */.h_('Globs that replace the format’s own.')),
});
const files = dist/* strictObject */.rej(Object.fromEntries((0,names/* configNames */.FG)().map((name) => [name, dist/* optional */.lqM(dist/* union */.KCZ([globs, formatFiles]))])));
const tools = setting(globs, 'Names of tools of your own, which subagents may use.');
const override = dist/* strictObject */.rej({
    files: globs,
    preset,
    dialect,
    clients,
    format: setting(dist/* picklist */.KIO((0,names/* configNames */.FG)()), 'The format of the files.'),
    tools,
    rules,
});
/** What a config file may say. The published JSON schema is made of this. */
const configSchema = dist/* strictObject */.rej({
    $schema: dist/* optional */.lqM(dist/* string */.YjP()),
    root: setting(dist/* boolean */.zMY(), 'Whether the config files of parent folders are ignored.'),
    preset,
    dialect,
    clients,
    tools,
    ignore: setting(globs, 'Globs of files and folders to skip.'),
    files: setting(files, 'Globs of more files of a format.'),
    rules,
    overrides: setting(dist/* array */.YOg(override), 'Settings for some files. A later one overrides an earlier one.'),
    maxWarnings: setting(wholeNumber(0), 'The exit code is 1 if there are more warnings than this.'),
    failOn: setting(dist/* picklist */.KIO(['error', 'warning', 'info', 'never']), 'The lowest severity that makes the exit code 1.'),
});
/** The keys that may stand at a place of a config file; none where any key may. */
function keysAt(path) {
    const [first, ...rest] = path;
    if (first === undefined)
        return Object.keys(configSchema.entries);
    if (first === 'files')
        return Object.keys(rest.length === 0 ? files.entries : formatFiles.entries);
    if (first === 'overrides' && rest.length === 1)
        return Object.keys(override.entries);
    return path.at(-2) === 'rules' ? Object.keys(ruleSettings.entries) : [];
}

;// CONCATENATED MODULE: ./src/project/config/parse-config.ts









/** Reads the text of a config file, YAML or JSON. `rules` are all there are. Never throws. */
function readConfig(text, rules) {
    const { fields, problems } = (0,yaml/* readYaml */.g)(text);
    if (problems.length > 0)
        return nothingRead(problems, fields);
    if (countValues(fields) > MOST_VALUES) {
        const message = `The file has more than ${(0,wording/* count */.U9)(MOST_VALUES)} values with its aliases written out. Remove some.`;
        return nothingRead([{ range: [0, 0], message }], fields);
    }
    const parsed = dist/* safeParse */.xLC(configSchema, plain(fields));
    const mistakes = parsed.success
        ? [...wrongGlobs(fields), ...wrongRules(fields, rules)]
        : withoutRepeats(parsed.issues.map((issue) => problemOf(issue, [], fields, text)));
    return {
        config: parsed.success && mistakes.length === 0 ? parsed.output : {},
        problems: mistakes,
        notices: retiredRules(fields),
        fields,
    };
}
/** A config file that sets nothing, because of what is wrong with it. */
function nothingRead(problems, fields = new Map()) {
    return { config: {}, problems, notices: [], fields };
}
/** Aliases of aliases make a few lines as long as one likes. */
const MOST_VALUES = 20_000;
/** How many values there are with the aliases written out; no more than `MOST_VALUES + 1` are counted. */
function countValues(data, before = 0) {
    const values = data instanceof Map ? [...data.values()] : Array.isArray(data) ? data : [];
    return values.reduce((counted, { value }) => (counted > MOST_VALUES ? counted : countValues(value, counted + 1)), before);
}
function plain(data) {
    if (data instanceof Map)
        return Object.fromEntries([...data].map(([key, field]) => [key, plain(field.value)]));
    return Array.isArray(data) ? data.map((item) => plain(item.value)) : data;
}
/** A list in place of a mapping is one mistake, however many items it has. */
function withoutRepeats(problems) {
    return [...new Map(problems.map((problem) => [`${problem.range} ${problem.message}`, problem])).values()];
}
/** Where a key of a config file and its value stand; the nearest place above where they do not. */
function placeOf(path, fields) {
    let data = fields;
    let place = { key: [0, 0], value: [0, 0] };
    for (const key of path) {
        const next = under(data, key);
        if (next === undefined)
            return place;
        place = { key: 'key' in next ? next.key : next.range, value: next.range };
        data = next.value;
    }
    return place;
}
/** What a mapping or list has for a key. */
function under(data, key) {
    if (data instanceof Map)
        return data.get(String(key));
    return Array.isArray(data) ? data[Number(key)] : undefined;
}
const EXPECTED = {
    array: 'a list',
    strict_object: 'a mapping',
    record: 'a mapping',
    boolean: 'true or false',
    string: 'text',
    number: 'a number',
    integer: 'a whole number',
    min_length: 'text that is not empty',
    non_empty: 'at least one',
    max_length: `text of at most ${(0,wording/* count */.U9)(LONGEST_GLOB)} characters`,
    union: 'a list of globs, or `only:` with one',
};
function problemOf(issue, above, fields, text) {
    const path = [...above, ...(issue.path ?? []).map(({ key }) => key)];
    // Of a choice between several kinds, the one whose parts were looked at is the one that was meant.
    const inner = issue.issues?.find((other) => other.path !== undefined) ??
        issue.issues?.find((other) => other.type === 'picklist');
    if (inner !== undefined)
        return problemOf(inner, path, fields, text);
    const list = listIn(path, fields);
    if (list !== undefined)
        return list;
    const last = path.at(-1) ?? 'the file';
    const place = placeOf(path, fields);
    const choices = [...(issue.expected ?? '').matchAll(/"([^"]+)"/g)].map(([, choice]) => choice);
    if (issue.type === 'strict_object' && issue.expected === 'never')
        return {
            range: place.key,
            message: `${(0,quote/* quote */.h)(String(last))} is not a known setting. ${instead(String(last), keysAt(path.slice(0, -1)))}`,
        };
    if (issue.type === 'strict_object' && choices.length === 1)
        return { range: place.key, message: `\`${last}\` is missing. Add it.` };
    const written = text.slice(...place.value);
    const name = `\`${path.findLast((key) => typeof key === 'string') ?? last}\``;
    const message = written === '' ? `${name} has no value.` : `${(0,quote/* quote */.h)(written)} is not a value of ${name}.`;
    const advice = choices.length > 0
        ? instead(written.replace(/["']/g, ''), choices)
        : issue.type === 'min_value'
            ? `Write ${issue.requirement} or more.`
            : `Write ${EXPECTED[issue.type] ?? 'another value'}.`;
    return { range: written === '' ? place.key : place.value, message: `${message} ${advice}` };
}
/** A list that stands where a mapping is wanted: its items were looked up by names. */
function listIn(path, fields) {
    let data = fields;
    for (const [index, key] of path.entries()) {
        if (Array.isArray(data) && typeof key === 'string') {
            const name = path.slice(0, index).findLast((above) => typeof above === 'string');
            return {
                range: placeOf(path.slice(0, index), fields).key,
                message: `${typeof path[index - 1] === 'number' ? 'An item of ' : ''}\`${name}\` is a list, not a mapping. Write \`key: value\` lines, without \`- \`.`,
            };
        }
        data = under(data, key)?.value;
    }
    return undefined;
}
function instead(word, choices) {
    const nearest = (0,near_names/* nearestOf */.qw)(word, choices);
    if (nearest.length > 0)
        return `Did you mean ${(0,wording/* either */.gP)(nearest.map((choice) => `\`${choice}\``))}?`;
    return choices.length === 0 ? 'Remove it.' : `Use ${(0,wording/* either */.gP)(choices.map((choice) => `\`${choice}\``))}.`;
}
/**
 * The most globs of one config file, and their total length in characters with the alternatives of braces written out.
 * A large repository has a few hundred. A path takes at most about one step for each of its characters times each of
 * theirs: with these limits about a second for the longest path of Linux, 4,096 bytes, and 20 ms for a usual one.
 */
const MOST_GLOBS = 1000;
const LONGEST_GLOBS = 20_000;
function wrongGlobs(fields) {
    const globsOf = (data) => Array.isArray(data)
        ? data
        : data instanceof Map
            ? [...data.values()].flatMap(({ value }) => globsOf(value))
            : [];
    const overrides = fields.get('overrides')?.value;
    const files = Array.isArray(overrides)
        ? overrides.map(({ value }) => (value instanceof Map ? value.get('files')?.value : undefined))
        : [];
    const allowed = rulesIn(fields).flatMap(([, { value }]) => globsOf(optionOf(value, 'allow')?.value));
    const paths = [fields.get('ignore')?.value, fields.get('files')?.value, ...files].flatMap(globsOf);
    const globs = [...paths, ...allowed];
    const limits = `${(0,wording/* count */.U9)(MOST_GLOBS)} globs, or ${(0,wording/* count */.U9)(LONGEST_GLOBS)} characters of them`;
    const tooMany = { message: `The file has more than ${limits}. Name folders instead of files.` };
    const isTooLong = (lengths) => lengths.reduce((sum, length) => sum + length, 0) > LONGEST_GLOBS;
    if (globs.length > MOST_GLOBS || isTooLong(globs.map(({ value }) => String(value).length)))
        return [{ range: globs[0].range, ...tooMany }];
    const read = [
        ...paths.map(({ value }) => (0,config_globs/* readGlob */.p)(String(value))),
        ...allowed.map(({ value }) => (0,files_glob/* parseGlob */.qF)(String(value))),
    ];
    if (isTooLong((0,config_globs/* withoutMistakes */.m)(read).map(({ length }) => length)))
        return [{ range: globs[0].range, ...tooMany }];
    return globs.flatMap(({ value, range }, index) => {
        const glob = read[index];
        return 'mistake' in glob ? { range, message: `${(0,quote/* quote */.h)(String(value))} ${glob.mistake}.` } : [];
    });
}
function optionOf(value, option) {
    return value instanceof Map ? value.get(option) : undefined;
}
/** The rules that a config file names and that do not exist, and the options that a rule does not have. */
function wrongRules(fields, rules) {
    const ids = rules.map(({ id }) => id);
    let compared = 0;
    return rulesIn(fields).flatMap(([name, { key, value }]) => {
        if ((0,rule_names/* retirementOf */.T8)(name) !== undefined)
            return [];
        const named = rules.filter(({ id }) => (0,rule_names/* names */.Dy)(name, id));
        if (named.length === 0)
            return {
                range: key,
                message: `${(0,quote/* quote */.h)(name)} is not a rule. ${didYouMean(name, compared++ < near_names/* MOST_COMPARED */.uf ? ids : [])}`,
            };
        return ['max', 'allow'].flatMap((option) => {
            const written = optionOf(value, option);
            return written === undefined || named.some((rule) => rule[option] !== undefined)
                ? []
                : { range: written.key, message: `\`${name}\` has no option \`${option}\`. Remove it.` };
        });
    });
}
function retiredRules(fields) {
    return rulesIn(fields).flatMap(([name, { key }]) => {
        const message = (0,rule_names/* retirementOf */.T8)(name);
        return message === undefined ? [] : { range: key, message: `${message} Remove this line.` };
    });
}
function rulesIn(fields) {
    const overrides = fields.get('overrides')?.value;
    const places = [fields, ...(Array.isArray(overrides) ? overrides.map((item) => item.value) : [])];
    return places
        .flatMap((place) => (place instanceof Map ? (place.get('rules')?.value ?? []) : []))
        .flatMap((value) => (value instanceof Map ? [...value] : []));
}
function didYouMean(name, ids) {
    const nearest = (0,rule_names/* nearestRule */.V1)(name, ids);
    return nearest === undefined ? 'See `passmuster --list-rules`.' : `Did you mean \`${nearest}\`?`;
}

;// CONCATENATED MODULE: ./src/project/config/config-file.ts








/** A reader of config files that may name these rules. */
function loaderFor(rules) {
    const ids = rules.map(({ id }) => id);
    return (path, folder, said, host) => {
        const shown = (0,find_config_files/* shownIn */.fz)(path, host);
        try {
            const reading = (0,read/* decode */.D)(host.read(path), Infinity);
            const text = 'text' in reading ? reading.text.replace(/^\ufeff/, '') : '';
            // Of what is text up to its first bad byte nothing holds, for the rest may say otherwise.
            const { config, problems, notices, fields } = reading.state === 'not-utf8'
                ? nothingRead([{ range: [text.length, text.length], message: NOT_UTF8 }])
                : readConfig(text, rules);
            const { locate } = (0,report/* linesOf */.Dx)(text);
            const placed = (range) => {
                const { line, column } = locate(range).start;
                return `${shown}:${line}:${column}`;
            };
            for (const { range, message } of notices)
                said.notices.push(`${placed(range)}: ${message}`);
            for (const { range, message } of problems)
                said.problems.push(`${placed(range)}: ${message}`);
            return configFile(folder, config, ids, (place) => placed(placeOf(place, fields).key));
        }
        catch (error) {
            said.problems.push(`The config file ${(0,quote/* quotePath */.W)(shown)} cannot be read: ${(0,files_host/* errorCode */.CA)(error)}.`);
            return configFile(folder, {}, ids, () => shown);
        }
    };
}
const NOT_UTF8 = 'The file is not UTF-8 from here on. Save it as UTF-8.';
/** Compiles the globs of a config file; they start at `folder`. */
function configFile(folder, config, ids, shown) {
    const { ignore = [], files = {}, overrides = [] } = config;
    const ignores = (0,config_globs.matcher)(folder, ignore);
    const formats = Object.entries(files).map(([format, globs = []]) => ({
        format,
        matches: (0,config_globs.matcher)(folder, Array.isArray(globs) ? globs : globs.only),
        place: Array.isArray(globs) ? [format] : [format, 'only'],
    }));
    const parts = overrides.map((override) => ({ override, matches: (0,config_globs.matcher)(folder, override.files) }));
    const file = {
        config,
        ids,
        shown,
        matching: (globs) => {
            const parsed = (0,config_globs/* withoutMistakes */.m)(globs.map((glob) => (0,files_glob/* parseGlob */.qF)(glob)));
            return (text) => (0,files_glob/* matchAny */.eM)(parsed, text) !== -1;
        },
        ignores(path) {
            const index = ignores(path);
            return index === -1 ? undefined : { value: ignore[index], file, place: ['ignore', index] };
        },
        formatFor(path) {
            for (const { format, matches, place } of formats) {
                const index = matches(path);
                if (index !== -1)
                    return { value: format, file, place: ['files', ...place, index] };
            }
            return undefined;
        },
        partsFor: (path) => [
            { value: config, file, place: [] },
            ...parts.flatMap(({ override, matches }, index) => matches(path) === -1 ? [] : { value: override, file, place: ['overrides', index] }),
        ],
    };
    return file;
}


/***/ }),

/***/ 7079:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ withoutMistakes),
/* harmony export */   matcher: () => (/* binding */ matcher),
/* harmony export */   p: () => (/* binding */ readGlob)
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