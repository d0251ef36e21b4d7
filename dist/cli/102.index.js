"use strict";
exports.id = 102;
exports.ids = [102,63,504,310];
exports.modules = {

/***/ 1102:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  printConfig: () => (/* binding */ printConfig)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/files/read.ts
var read = __webpack_require__(9823);
// EXTERNAL MODULE: ./src/lint/reading.ts
var lint_reading = __webpack_require__(1905);
// EXTERNAL MODULE: ./src/formats/names.ts
var names = __webpack_require__(6912);
// EXTERNAL MODULE: ./src/lint/active-rules.ts
var active_rules = __webpack_require__(5597);
// EXTERNAL MODULE: ./src/project/config/rules.ts
var rules = __webpack_require__(3063);
// EXTERNAL MODULE: ./src/project/config/settings.ts
var config_settings = __webpack_require__(8352);
;// CONCATENATED MODULE: ./src/project/config/explain-settings.ts




/**
 * The settings that hold for one file, by its absolute path, its path from the root and its text, and what
 * decided each.
 */
async function explainSettings(file, configs, chosen) {
    const parts = configs.flatMap((config) => config.partsFor(file.absolute));
    const settings = (0,config_settings/* settingsOf */.f5)(file.absolute, configs, chosen);
    const checked = settings.format !== undefined || (0,names/* isNamed */.ev)(file.path, (0,config_settings/* replacedFormats */.xJ)(configs));
    const format = checked ? await (0,names/* formatOf */.be)(file.path, file.text, settings) : undefined;
    const decide = (key, value, option) => decision(key, value, option, (0,config_settings/* choice */.Yq)(key, parts));
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
        decide('preset', settings.preset, chosen.preset && '--preset'),
        decide('dialect', settings.dialect, chosen.dialect && '--dialect'),
        decide('clients', settings.clients?.join(', ') ?? 'all agents', chosen.clients && '--client'),
        ...(settings.tools === undefined ? [] : [decide('tools', settings.tools.join(', ') || 'none')]),
        ...own.flatMap((rule) => ruleDecisions(rule, settings, chosen, parts)),
    ];
}
function ruleDecisions(rule, settings, chosen, parts) {
    const { id, mindedBy } = rule;
    const severity = decision(id, (0,active_rules/* levelOf */.In)(rule, settings), chosen.rules.has(id) && '--rule', (0,config_settings/* ruleSetting */.lW)('severity', id, parts), settings.clients === undefined || mindedBy === undefined
        ? `preset ${settings.preset}`
        : `preset ${settings.preset}, clients`);
    const set = settings.options?.get(id);
    const option = (key, value) => decision(`${id} ${key}`, value, undefined, (0,config_settings/* ruleSetting */.lW)(key, id, parts));
    return [
        severity,
        ...(rule.max === undefined ? [] : [option('max', set?.max ?? rule.max)]),
        ...(rule.allow === undefined ? [] : [option('allow', set?.allow?.join(', ') || 'nothing')]),
    ];
}
function decision(setting, value, option, decided, otherwise = 'default') {
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

// EXTERNAL MODULE: ./src/project/config/find-config-files.ts
var find_config_files = __webpack_require__(7290);
// EXTERNAL MODULE: ./src/project/discover-files.ts + 1 modules
var discover_files = __webpack_require__(370);
// EXTERNAL MODULE: ./src/project/options.ts
var project_options = __webpack_require__(8531);
// EXTERNAL MODULE: ./src/project/outcome.ts
var outcome = __webpack_require__(2641);
// EXTERNAL MODULE: ./src/reporters/json.ts
var json = __webpack_require__(4310);
// EXTERNAL MODULE: ./src/wording/escape-invisible.ts
var escape_invisible = __webpack_require__(3559);
;// CONCATENATED MODULE: ./src/cli/print-config.ts










/** Prints the settings that hold for one file, which need not be there, and what decided each. */
async function printConfig(path, options, host) {
    const configs = (0,find_config_files/* openConfigs */.Eh)(options.config, host, await (0,discover_files/* loadLoader */.uD)());
    const found = (0,discover_files/* placeIn */.VV)(path, host);
    const absolute = (0,external_node_path_.join)(found.root, found.path);
    const files = configs.of((0,external_node_path_.dirname)(absolute), found.root);
    if (configs.problems.length > 0)
        return (0,outcome/* refused */.J)(...configs.problems);
    const reading = isRegular(absolute, host) ? (0,read/* readFound */.$)(found, lint_reading/* LARGEST_FILE */.K, host) : undefined;
    const text = reading !== undefined && 'text' in reading ? reading.text : '';
    const decisions = await explainSettings({ absolute, path: found.path, text }, files, options);
    if ((0,project_options/* asJson */.v)(options))
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

/***/ 2504:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reasons: () => (/* binding */ reasons),
  suppress: () => (/* binding */ suppress),
  suppressRules: () => (/* binding */ suppressRules)
});

// EXTERNAL MODULE: ./src/syntax/position.ts
var position = __webpack_require__(9592);
// EXTERNAL MODULE: ./src/lint/collect-diagnostics.ts
var collect_diagnostics = __webpack_require__(3082);
// EXTERNAL MODULE: ./src/lint/suppressions/read-suppressions.ts
var read_suppressions = __webpack_require__(1453);
// EXTERNAL MODULE: ./src/lint/suppressions/rule-names.ts
var rule_names = __webpack_require__(151);
// EXTERNAL MODULE: ./src/wording/quote.ts
var quote = __webpack_require__(400);
;// CONCATENATED MODULE: ./src/lint/suppressions/rule.ts
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

;// CONCATENATED MODULE: ./src/lint/suppressions/rules/expired.ts



const expired = {
    id: 'suppress/expired',
    severity: { recommended: 'warning', strict: 'error' },
    summary: 'The date of a suppression has not passed',
    why: 'After its date a suppression has no effect: the findings that it silenced are reported again.',
    source: 'https://github.com/passmuster/passmuster/blob/main/docs/suppressions.md',
    bad: suppressed('# passmuster-ignore skill/name-format until=2020-12-31: renamed with the next release', 'pdf'),
    good: suppressed('# passmuster-ignore skill/name-directory until=9999-12-31: renamed with the next release'),
    check({ until, isExpired, range }, report) {
        if (!isExpired || until === undefined)
            return;
        const message = (0,read_suppressions/* isDate */.$P)(until)
            ? `The suppression was valid until ${(0,quote/* quote */.h)(until)}. Fix the finding, or write a later date.`
            : `${(0,quote/* quote */.h)(until)} is not a date, so the suppression has no effect. Write a date such as 2030-12-31.`;
        report(range, message);
    },
};

;// CONCATENATED MODULE: ./src/lint/suppressions/rules/no-reason.ts

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

// EXTERNAL MODULE: ./src/wording/fixes.ts
var fixes = __webpack_require__(5971);
;// CONCATENATED MODULE: ./src/lint/suppressions/rules/unknown-rule.ts




const unknownRule = {
    id: 'suppress/unknown-rule',
    severity: { recommended: 'warning', strict: 'error' },
    fix: 'suggested',
    summary: 'A suppression names rules that exist',
    why: 'A misspelt rule suppresses nothing.',
    source: 'https://github.com/passmuster/passmuster/blob/main/docs/suppressions.md',
    bad: suppressed('# passmuster-ignore skill/name-directory, skill/name-dir: the path is in use elsewhere'),
    good: goodSuppression,
    check({ rules, places, isRule, nearest, hasFinding }, report) {
        for (const name of rules) {
            if (isRule(name))
                continue;
            const place = places.get(name);
            const retired = (0,rule_names/* retirementOf */.T8)(name);
            if (retired !== undefined) {
                report(place, `${retired} Remove it here.`);
                continue;
            }
            const meant = nearest(name);
            const advice = meant === undefined
                ? 'Name a rule of `passmuster --list-rules`, or remove it.'
                : `Did you mean ${(0,quote/* quote */.h)(meant)}?`;
            // Nobody needs a suppression of what is not reported here.
            const isUseful = meant !== undefined && hasFinding(meant);
            const fix = isUseful ? (0,fixes/* suggest */.ZA)(`Write ${(0,quote/* quote */.h)(meant)}`, place, meant) : {};
            report(place, `${(0,quote/* quote */.h)(name)} is not a rule. ${advice}`, fix);
        }
    },
};

;// CONCATENATED MODULE: ./src/lint/suppressions/rules/unused.ts


const unused = {
    id: 'suppress/unused',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'A suppression suppresses something',
    why: 'If there is nothing to suppress, the suppression only hides the next finding.',
    source: 'https://github.com/passmuster/passmuster/blob/main/docs/suppressions.md',
    bad: suppressed('# passmuster-ignore skill/name-directory, skill/name-format: the path is in use elsewhere'),
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

;// CONCATENATED MODULE: ./src/lint/suppressions/index.ts








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
        hasFinding: (name) => [...places].some(([rule, starts]) => (0,rule_names/* names */.Dy)(name, rule) && starts.some((at) => isIn(at, suppression))),
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
    return ({ rule, range: [at] }) => suppressions.find((each) => isIn(at, each) && each.rules.some((name) => (0,rule_names/* names */.Dy)(name, rule)))?.reason;
}
function isIn(at, { target: [start, end] }) {
    return at >= start && at < end;
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
        const before = known.get(key);
        if (before !== undefined)
            return before;
        let hit = false;
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
function placesByRule(found) {
    const places = new Map();
    for (const { rule, range } of found) {
        if (!places.get(rule)?.push(range[0]))
            places.set(rule, [range[0]]);
    }
    return places;
}
/** A date that is none has passed: a suppression must not hold for ever by a slip of the pen. */
function isPast(until, today) {
    return until !== undefined && (!(0,read_suppressions/* isDate */.$P)(until) || until < today);
}


/***/ }),

/***/ 3063:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadRules: () => (/* binding */ loadRules)
/* harmony export */ });
/* harmony import */ var _formats_file_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1574);
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6792);
/* harmony import */ var _lint_suppressions_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2504);



/** All rules there are: those about files, about suppressions, and of each format. A rule of two formats is once there. */
async function loadRules() {
    const ofFormats = (await (0,_formats_index_js__WEBPACK_IMPORTED_MODULE_1__/* .loadFormats */ .n)()).flatMap((format) => [...format.rules, ...format.repositoryRules]);
    return [...new Set([..._formats_file_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fileRules */ ._h, ..._lint_suppressions_index_js__WEBPACK_IMPORTED_MODULE_2__.suppressRules, ...ofFormats])];
}


/***/ }),

/***/ 4310:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   json: () => (/* binding */ json),
/* harmony export */   printJson: () => (/* binding */ printJson),
/* harmony export */   printReport: () => (/* binding */ printReport),
/* harmony export */   shardFields: () => (/* binding */ shardFields),
/* harmony export */   stringify: () => (/* binding */ stringify)
/* harmony export */ });
/* harmony import */ var _wording_escape_invisible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3559);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6374);
/* harmony import */ var _statistics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3495);
/* harmony import */ var _tool_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3855);




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
    return (0,_wording_escape_invisible_js__WEBPACK_IMPORTED_MODULE_3__/* .isPlain */ .$i)(json) ? json : (0,_wording_escape_invisible_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeInvisible */ .ts)(json, escaped).replaceAll('##[', '##\\u005b');
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


/***/ })

};
;