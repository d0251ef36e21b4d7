"use strict";
exports.id = 833;
exports.ids = [833,694,642,393,321];
exports.modules = {

/***/ 7393:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadRules: () => (/* binding */ loadRules)
/* harmony export */ });
/* harmony import */ var _formats_file_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5226);
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5228);
/* harmony import */ var _suppressions_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6321);



/** All rules there are: those about files, about suppressions, and of each format. A rule of two formats is once there. */
async function loadRules() {
    const ofFormats = (await (0,_formats_index_js__WEBPACK_IMPORTED_MODULE_1__/* .loadFormats */ .n)()).flatMap((format) => [...format.rules, ...format.repositoryRules]);
    return [...new Set([..._formats_file_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fileRules */ ._h, ..._suppressions_index_js__WEBPACK_IMPORTED_MODULE_2__.suppressRules, ...ofFormats])];
}


/***/ }),

/***/ 1694:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   asJson: () => (/* binding */ asJson),
/* harmony export */   listFiles: () => (/* binding */ listFiles)
/* harmony export */ });
/* harmony import */ var _files_found_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6115);
/* harmony import */ var _formats_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1550);
/* harmony import */ var _reporters_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7642);
/* harmony import */ var _text_escape_invisible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5598);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6721);
/* harmony import */ var _discover_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8022);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(614);
/* harmony import */ var _shard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1830);








/** Lists the files that a run would check, the format that each is taken for and why, without checking any. */
async function listFiles(options, host) {
    const search = await (0,_discover_files_js__WEBPACK_IMPORTED_MODULE_4__/* .discoverFiles */ .ZO)(options, host);
    const { shard } = options;
    const found = shard === undefined ? search.found : search.found.filter(({ path }) => (0,_shard_js__WEBPACK_IMPORTED_MODULE_5__/* .isInShard */ .O)(path, shard));
    const files = [];
    // One after the other: the texts of all files together would fill the memory.
    for (const file of found) {
        const reading = search.read(file);
        const text = 'text' in reading ? reading.text : '';
        const settings = search.settingsFor(file);
        const format = await (0,_formats_load_js__WEBPACK_IMPORTED_MODULE_1__/* .formatOf */ .be)(file.path, text, settings);
        // A page of documentation among agents is none of them.
        if (format === undefined && reading.state === 'text')
            continue;
        const why = await (0,_formats_load_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonFor */ .qo)(file.path, text, settings);
        files.push({
            path: (0,_files_found_path_js__WEBPACK_IMPORTED_MODULE_0__/* .shownPath */ .pS)(file, host.cwd),
            format: format?.name ?? 'none',
            ...(why !== undefined && { why }),
        });
    }
    const stdout = asJson(options)
        ? `${(0,_reporters_json_js__WEBPACK_IMPORTED_MODULE_2__.stringify)(files)}\n`
        : files
            .map(({ path, format, why }) => `${(0,_text_escape_invisible_js__WEBPACK_IMPORTED_MODULE_6__/* .visiblePath */ .ex)(path)}  ${format}${why === undefined ? '' : ` (${why})`}\n`)
            .join('');
    return {
        stdout,
        stderr: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_7__/* .written */ .M)([...search.unmatched, ...search.problems]),
        exitCode: (0,_check_js__WEBPACK_IMPORTED_MODULE_3__/* .hasFailed */ .WN)(search, options) ? 2 : 0,
    };
}
/** Whether JSON is asked for. */
function asJson({ outputs }) {
    return outputs.some(({ reporter }) => reporter === 'json');
}


/***/ }),

/***/ 6833:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  printConfig: () => (/* binding */ printConfig)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/formats/load.ts
var load = __webpack_require__(1550);
// EXTERNAL MODULE: ./src/formats/names.ts
var names = __webpack_require__(1124);
// EXTERNAL MODULE: ./src/formats/rule-level.ts
var rule_level = __webpack_require__(963);
// EXTERNAL MODULE: ./src/config/rules.ts
var rules = __webpack_require__(7393);
// EXTERNAL MODULE: ./src/config/settings.ts
var config_settings = __webpack_require__(4793);
;// CONCATENATED MODULE: ./src/config/explain-settings.ts





/**
 * The settings that hold for one file, by its absolute path, its path from the root and its text, and what
 * decided each.
 */
async function explainSettings(file, configs, chosen) {
    const parts = configs.flatMap((config) => config.partsFor(file.absolute));
    const settings = (0,config_settings/* settingsOf */.f5)(file.absolute, configs, chosen);
    const checked = settings.format !== undefined || (0,names/* isNamed */.ev)(file.path, (0,config_settings/* replacedFormats */.xJ)(configs));
    const format = checked ? await (0,load/* formatOf */.be)(file.path, file.text, settings) : undefined;
    const ignored = configs.flatMap((config) => config.ignores(file.absolute) ?? [])[0];
    const own = (await (0,rules.loadRules)()).filter(({ id }) => /^(?:file|suppress)\//.test(id) ||
        [...(format?.rules ?? []), ...(format?.repositoryRules ?? [])].some((rule) => rule.id === id));
    return [
        ...(ignored === undefined ? [] : [{ setting: 'ignored', value: ignored.value, by: placeOf(ignored) }]),
        {
            setting: 'format',
            value: format?.name ?? 'none',
            by: whyFormat(file, (0,config_settings/* choice */.Yq)('format', parts) ?? (0,config_settings/* formatFor */.Bm)(file.absolute, configs), chosen, format),
        },
        decision('preset', settings.preset, chosen.preset && '--preset', (0,config_settings/* choice */.Yq)('preset', parts), 'default'),
        decision('dialect', settings.dialect, chosen.dialect && '--dialect', (0,config_settings/* choice */.Yq)('dialect', parts), 'default'),
        decision('clients', settings.clients?.join(', ') ?? 'all agents', chosen.clients && '--client', (0,config_settings/* choice */.Yq)('clients', parts), 'default'),
        ...(settings.tools === undefined
            ? []
            : [decision('tools', settings.tools.join(', ') || 'none', false, (0,config_settings/* choice */.Yq)('tools', parts), 'default')]),
        ...own.flatMap((rule) => ruleDecisions(rule, settings, chosen, parts)),
    ];
}
/** The severity of a rule and its options, and what decided each. */
function ruleDecisions({ id, severity, mindedBy, max, allow }, settings, chosen, parts) {
    return [
        decision(id, (0,rule_level/* levelOf */.I)({ id, severity, mindedBy }, settings), chosen.rules.has(id) && '--rule', (0,config_settings/* ruleSetting */.lW)('severity', id, parts), settings.clients === undefined || mindedBy === undefined
            ? `preset ${settings.preset}`
            : `preset ${settings.preset}, clients`),
        ...(max === undefined
            ? []
            : [
                decision(`${id} max`, settings.options?.get(id)?.max ?? max, false, (0,config_settings/* ruleSetting */.lW)('max', id, parts), 'default'),
            ]),
        ...(allow === undefined
            ? []
            : [
                decision(`${id} allow`, (settings.options?.get(id)?.allow ?? []).join(', ') || 'nothing', false, (0,config_settings/* ruleSetting */.lW)('allow', id, parts), 'default'),
            ]),
    ];
}
function decision(setting, value, option, decided, otherwise) {
    return { setting, value, by: option || (decided === undefined ? otherwise : placeOf(decided)) };
}
function placeOf({ file, place }) {
    return file.shown(place);
}
function whyFormat({ path }, decided, { agentFormat }, format) {
    if (decided !== undefined)
        return placeOf(decided);
    const open = format !== undefined && format.dialect === undefined && (0,names/* formatsNamed */.Ci)(path).length > 1;
    return !open ? 'its name' : agentFormat === undefined ? 'its content' : '--agent-format';
}

// EXTERNAL MODULE: ./src/config/find-config-files.ts
var find_config_files = __webpack_require__(392);
// EXTERNAL MODULE: ./src/files/read.ts
var read = __webpack_require__(1771);
// EXTERNAL MODULE: ./src/reporters/json.ts
var json = __webpack_require__(7642);
// EXTERNAL MODULE: ./src/text/escape-invisible.ts
var escape_invisible = __webpack_require__(5598);
// EXTERNAL MODULE: ./src/engine/discover-files.ts + 1 modules
var discover_files = __webpack_require__(8022);
// EXTERNAL MODULE: ./src/engine/lint-file.ts + 1 modules
var lint_file = __webpack_require__(3463);
// EXTERNAL MODULE: ./src/engine/list-files.ts
var list_files = __webpack_require__(1694);
// EXTERNAL MODULE: ./src/engine/outcome.ts
var outcome = __webpack_require__(614);
;// CONCATENATED MODULE: ./src/engine/print-config.ts










/** Prints the settings that hold for one file, which need not be there, and what decided each. */
async function printConfig(path, options, host) {
    const configs = (0,find_config_files/* openConfigs */.Eh)(options.config, host, await (0,discover_files/* loadLoader */.uD)());
    const found = (0,discover_files/* placeIn */.VV)(path, host);
    const absolute = (0,external_node_path_.join)(found.root, found.path);
    const files = configs.of((0,external_node_path_.dirname)(absolute), found.root);
    if (configs.problems.length > 0)
        return { stdout: '', stderr: (0,outcome/* written */.M)(configs.problems), exitCode: 2 };
    const text = isRegular(absolute, host) ? (0,lint_file/* textOf */.b)((0,read/* readFound */.$C)(found, read/* LARGEST_FILE */.K7, host)) : '';
    const decisions = await explainSettings({ absolute, path: found.path, text }, files, options);
    if ((0,list_files.asJson)(options))
        return { stdout: `${(0,json.stringify)(decisions)}\n`, stderr: '', exitCode: 0 };
    const rows = decisions.map(({ setting, value, by }) => [setting, (0,escape_invisible/* visible */.RK)(String(value)), (0,escape_invisible/* visible */.RK)(by)]);
    const [first, second] = [0, 1].map((column) => Math.max(...rows.map((row) => row[column].length)));
    return {
        stdout: rows
            .map(([setting, value, by]) => `${setting.padEnd(first)}  ${value.padEnd(second)}  ${by}\n`)
            .join(''),
        stderr: '',
        exitCode: 0,
    };
}
/** Whether a regular file is at a path: to open a pipe would wait for somebody who writes. */
function isRegular(path, host) {
    try {
        return host.stat(path).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 7642:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   json: () => (/* binding */ json),
/* harmony export */   printJson: () => (/* binding */ printJson),
/* harmony export */   printReport: () => (/* binding */ printReport),
/* harmony export */   shardFields: () => (/* binding */ shardFields),
/* harmony export */   stringify: () => (/* binding */ stringify)
/* harmony export */ });
/* harmony import */ var _text_escape_invisible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5598);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9042);
/* harmony import */ var _statistics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(435);
/* harmony import */ var _tool_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1110);




/** The JSON report: the contract of the README and of `schema/report.schema.json`. */
function json(run) {
    const { results, shard } = run;
    return printReport({
        files: results.map(({ path, format, tokens }) => ({ path, format, tokens })),
        diagnostics: diagnosticsOf(run),
        statistics: (0,_statistics_js__WEBPACK_IMPORTED_MODULE_1__/* .statisticsOf */ .j)(results),
        summary: (0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .summarize */ .eh)(results),
    }, shard);
}
function diagnosticsOf(run) {
    const lines = (0,_report_js__WEBPACK_IMPORTED_MODULE_0__/* .linesByPath */ .Gb)(run);
    return run.results.flatMap(({ path, format, diagnostics }) => diagnostics.map(({ rule, severity, message, range, related, fix }) => ({
        path,
        format,
        rule,
        severity,
        message,
        range: lines.get(path).locate(range),
        url: (0,_tool_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleUrl */ .Q)(rule),
        related: related?.map((other) => ({
            path: other.path ?? path,
            range: lines.get(other.path ?? path).locate(other.range),
            message: other.message,
        })),
        fix: fix && {
            title: fix.title,
            safe: fix.safe,
            edits: fix.edits.map((edit) => ({ range: lines.get(path).locate(edit.range), text: edit.text })),
        },
    })));
}
/** A whole report; `shard` says of which part, if it is one. */
function printReport({ files, diagnostics, statistics, summary }, shard) {
    return printJson({
        version: 1,
        tool: { name: _tool_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .tool */ .z.name, version: _tool_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .tool */ .z.version },
        shard: shard && shardFields(shard),
        files,
        diagnostics,
        statistics,
        summary,
    });
}
/** What a report says of the part that it is. */
function shardFields({ index, count, failed }) {
    return { index, count, ...(failed && { failed }) };
}
/**
 * JSON in which no string holds `##[`, which GitHub's runner obeys anywhere in a line of a log, nor what
 * steers a terminal, hides or reorders text.
 */
function stringify(value) {
    const json = JSON.stringify(value, undefined, 2);
    return (0,_text_escape_invisible_js__WEBPACK_IMPORTED_MODULE_3__/* .isPlain */ .$i)(json) ? json : (0,_text_escape_invisible_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeInvisible */ .ts)(json, escaped).replaceAll('##[', '##\\u005b');
}
/** The escapes of a character's code units. A line break is none of a string, but of the layout. */
function escaped(character) {
    if (character === '\n')
        return character;
    return character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}
/** What `stringify` gives of a value, and a line break. */
function printJson(value) {
    return `${stringify(value)}\n`;
}


/***/ }),

/***/ 6321:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reasons: () => (/* binding */ reasons),
  suppress: () => (/* binding */ suppress),
  suppressRules: () => (/* binding */ suppressRules)
});

// EXTERNAL MODULE: ./src/formats/collect-diagnostics.ts
var collect_diagnostics = __webpack_require__(9075);
// EXTERNAL MODULE: ./src/text/position.ts
var position = __webpack_require__(4072);
// EXTERNAL MODULE: ./src/suppressions/read-suppressions.ts
var read_suppressions = __webpack_require__(2599);
// EXTERNAL MODULE: ./src/suppressions/rule-names.ts
var rule_names = __webpack_require__(5625);
// EXTERNAL MODULE: ./src/text/quote.ts
var quote = __webpack_require__(2003);
;// CONCATENATED MODULE: ./src/suppressions/example.ts
/**
 * A skill with `comment`, a line of the frontmatter; in the directory `legacy` it has a finding to suppress.
 */
function suppressed(comment, directory = 'legacy') {
    return {
        path: `skills/${directory}/SKILL.md`,
        text: `---\n${comment}\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n`,
    };
}
const goodSuppression = suppressed('# passmuster-ignore skill/name-directory: the path is in use elsewhere');

;// CONCATENATED MODULE: ./src/suppressions/rules/expired.ts



const expired = {
    id: 'suppress/expired',
    severity: { recommended: 'warning', strict: 'error' },
    summary: 'The date of a suppression has not passed',
    why: 'After its date a suppression has no effect: the findings that it silenced are reported again.',
    source: 'https://github.com/passmuster/passmuster/blob/main/docs/suppressions.md',
    bad: suppressed('# passmuster-ignore skill/name-length until=2020-12-31: renamed with the next release', 'pdf'),
    good: suppressed('# passmuster-ignore skill/name-directory until=9999-12-31: renamed with the next release'),
    check({ until, isExpired, range }, report) {
        if (!isExpired || until === undefined)
            return;
        if ((0,read_suppressions/* isDate */.$P)(until))
            report(range, `The suppression was valid until ${(0,quote/* quote */.h)(until)}. Fix the finding, or write a later date.`);
        else
            report(range, `${(0,quote/* quote */.h)(until)} is not a date, so the suppression has no effect. Write a date such as 2030-12-31.`);
    },
};

;// CONCATENATED MODULE: ./src/suppressions/rules/no-reason.ts

const noReason = {
    id: 'suppress/no-reason',
    severity: { recommended: 'warning', strict: 'error' },
    summary: 'A suppression names its rules and its reason',
    why: 'Without a reason, nobody can judge later whether the suppression is still right.',
    whenNot: 'The commit message gives the reason.',
    source: 'https://github.com/passmuster/passmuster/blob/main/docs/suppressions.md',
    bad: suppressed('# passmuster-ignore skill/name-directory'),
    good: goodSuppression,
    check({ rules, reason, range }, report) {
        if (rules.length === 0)
            report(range, 'The suppression names no rule. Name one, then write a colon and the reason.');
        else if (reason === '')
            report(range, 'The suppression gives no reason. Add it after a colon.');
    },
};

// EXTERNAL MODULE: ./src/text/fixes.ts
var fixes = __webpack_require__(3724);
;// CONCATENATED MODULE: ./src/suppressions/rules/unknown-rule.ts




const unknownRule = {
    id: 'suppress/unknown-rule',
    severity: { recommended: 'warning', strict: 'error' },
    fix: 'suggested',
    summary: 'A suppression names rules that exist',
    why: 'A misspelt rule suppresses nothing.',
    source: 'https://github.com/passmuster/passmuster/blob/main/docs/suppressions.md',
    bad: suppressed('# passmuster-ignore skill/name-directory, skill/name-dir: the path is in use elsewhere'),
    good: goodSuppression,
    check({ rules, places, range, isRule, nearest, hasFinding }, report) {
        for (const name of rules) {
            if (isRule(name))
                continue;
            const retired = (0,rule_names/* retirementOf */.T8)(name);
            if (retired !== undefined) {
                report(places.get(name) ?? range, `${retired} Remove it here.`);
                continue;
            }
            const meant = nearest(name);
            const place = places.get(name) ?? range;
            if (meant === undefined)
                report(place, `${(0,quote/* quote */.h)(name)} is not a rule. Name a rule of \`passmuster --list-rules\`, or remove it.`);
            else
                report(place, `${(0,quote/* quote */.h)(name)} is not a rule. Did you mean ${(0,quote/* quote */.h)(meant)}?`, 
                // Nobody needs a suppression of what is not reported here.
                hasFinding(meant) ? (0,fixes/* suggest */.ZA)(`Write ${(0,quote/* quote */.h)(meant)}`, place, meant) : {});
        }
    },
};

;// CONCATENATED MODULE: ./src/suppressions/rules/unused.ts


const unused = {
    id: 'suppress/unused',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'A suppression suppresses something',
    why: 'If there is nothing to suppress, the suppression only hides the next finding.',
    source: 'https://github.com/passmuster/passmuster/blob/main/docs/suppressions.md',
    bad: suppressed('# passmuster-ignore skill/name-directory, skill/name-length: the path is in use elsewhere'),
    good: goodSuppression,
    check({ rules, used, isExpired, readable, range, isRule }, report) {
        if (isExpired || !readable)
            return;
        const advice = rules.length === 1 ? 'Delete the comment.' : 'Remove it from the suppression.';
        for (const name of rules)
            if (!used.has(name) && isRule(name))
                report(range, `${(0,quote/* quote */.h)(name)} reports nothing here. ${advice}`);
    },
};

;// CONCATENATED MODULE: ./src/suppressions/index.ts








const suppressRules = [noReason, unknownRule, expired, unused];
const UNREADABLE = /\/(?:parse|frontmatter-(?:missing|unclosed|yaml))$/;
/**
 * Leaves out the findings that a comment suppresses, and reports suppressions that are wrong in themselves.
 * `today` is YYYY-MM-DD; `ids` are the rules there are.
 */
function suppress(text, diagnostics, comments, settings, today, ids) {
    const suppressions = (0,read_suppressions/* readSuppressions */.Hl)(text, comments);
    const used = new Map(suppressions.map((suppression) => [suppression, new Set()]));
    const isSuppressed = using(new Map([...used].filter(([{ until }]) => !isPast(until, today))), text);
    const kept = diagnostics.filter((diagnostic) => !isSuppressed(diagnostic));
    const readable = !diagnostics.some(({ rule }) => UNREADABLE.test(rule));
    const isRule = (name) => ids.some((id) => (0,rule_names/* names */.Dy)(name, id));
    // A comment may hold ten thousand names: of those beyond the limit no finding is kept.
    let compared = 0;
    const nearest = (name) => compared++ <= collect_diagnostics/* MOST_FINDINGS */.V8 ? (0,rule_names/* nearestRule */.V1)(name, ids) : undefined;
    const places = placesByRule(kept);
    const judged = [...used].map(([suppression, words]) => ({
        ...suppression,
        used: words,
        isExpired: isPast(suppression.until, today),
        readable,
        isRule,
        nearest,
        hasFinding: (name) => isFoundIn(suppression.target, name, places),
    }));
    const found = (0,collect_diagnostics/* collect */.Fo)(settings);
    for (const rule of suppressRules) {
        const report = found.reportFor(rule);
        if (report !== undefined)
            for (const each of judged)
                rule.check(each, report);
    }
    return [...kept, ...found.end()];
}
/** Tells the reason that a comment gives for suppressing a finding; of several the first that gives one. */
function reasons(text, comments) {
    const suppressions = (0,read_suppressions/* readSuppressions */.Hl)(text, comments).filter(({ reason }) => reason !== '');
    return ({ rule, range: [at] }) => suppressions.find(({ rules, target: [start, end] }) => at >= start && at < end && rules.some((name) => (0,rule_names/* names */.Dy)(name, rule)))?.reason;
}
/**
 * Tells whether a finding is suppressed, and notes the words that do it. Each rule is held against the
 * suppressions of a line once: there may be thousands of both.
 */
function using(suppressions, text) {
    const starts = (0,position/* lineStarts */._$)(text);
    const ofFile = [];
    const ofLines = new Map();
    for (const suppression of suppressions.keys()) {
        const [start, end] = suppression.target;
        if (start === 0 && end > text.length)
            ofFile.push(suppression);
        else if (!ofLines.get(start)?.push(suppression))
            ofLines.set(start, [suppression]);
    }
    const known = new Map();
    const isHit = (rule, some, key) => {
        let hit = known.get(key);
        if (hit !== undefined)
            return hit;
        hit = false;
        for (const suppression of some) {
            const word = suppression.rules.find((name) => (0,rule_names/* names */.Dy)(name, rule));
            if (word === undefined)
                continue;
            suppressions.get(suppression).add(word);
            hit = true;
        }
        known.set(key, hit);
        return hit;
    };
    const isHitAt = (rule, start) => {
        const line = starts[(0,position/* positionAt */.t$)(text, starts, start).line - 1];
        return isHit(rule, ofLines.get(line) ?? [], `${line} ${rule}`);
    };
    return ({ rule, range: [start], related = [] }) => {
        // A comment at another place of the same finding is no mistake, though the first place decides.
        for (const other of related)
            if (other.path === undefined)
                isHitAt(rule, other.range[0]);
        const inFile = isHit(rule, ofFile, rule);
        return isHitAt(rule, start) || inFile;
    };
}
/** Where the findings of each rule start. */
function placesByRule(found) {
    const places = new Map();
    for (const { rule, range } of found) {
        const known = places.get(rule);
        if (known === undefined)
            places.set(rule, [range[0]]);
        else
            known.push(range[0]);
    }
    return places;
}
function isFoundIn([start, end], name, places) {
    return [...places].some(([rule, starts]) => (0,rule_names/* names */.Dy)(name, rule) && starts.some((at) => at >= start && at < end));
}
/** A date that is none has passed: a suppression must not hold for ever by a slip of the pen. */
function isPast(until, today) {
    return until !== undefined && (!(0,read_suppressions/* isDate */.$P)(until) || until < today);
}


/***/ })

};
;