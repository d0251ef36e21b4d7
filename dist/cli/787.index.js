"use strict";
exports.id = 787;
exports.ids = [787,63,504,310];
exports.modules = {

/***/ 7787:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeEntry: () => (/* binding */ describeEntry),
/* harmony export */   explainRule: () => (/* binding */ explainRule),
/* harmony export */   facts: () => (/* binding */ facts),
/* harmony export */   listRules: () => (/* binding */ listRules)
/* harmony export */ });
/* harmony import */ var _project_config_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3063);
/* harmony import */ var _reporters_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4310);
/* harmony import */ var _reporters_tool_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3855);
/* harmony import */ var _wording_escape_invisible_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3559);
/* harmony import */ var _wording_wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7836);





/** All rules with their severities, as a table or as JSON. */
async function listRules(json) {
    const rules = await (0,_project_config_rules_js__WEBPACK_IMPORTED_MODULE_0__.loadRules)();
    if (json)
        return `${(0,_reporters_json_js__WEBPACK_IMPORTED_MODULE_1__.stringify)(rules.map(({ id, severity, fix, max, allow, summary, source }) => ({ id, severity, fix, max, allow, summary, source, url: (0,_reporters_tool_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleUrl */ .Q)(id) })))}\n`;
    const width = Math.max(...rules.map(({ id }) => id.length));
    const rows = rules.map(({ id, severity, summary }) => `${id.padEnd(width)}  ${severity.recommended.padEnd(11)}  ${severity.strict.padEnd(7)}  ${summary}\n`);
    return `${'rule'.padEnd(width)}  recommended  strict   requirement\n${rows.join('')}`;
}
/** What one rule demands, why, by which source, what can be set, and its examples. `id` must be a rule's. */
async function explainRule(id) {
    const rule = (await (0,_project_config_rules_js__WEBPACK_IMPORTED_MODULE_0__.loadRules)()).find((candidate) => candidate.id === id);
    const { summary, why, whenNot, fields = {}, source, bad, good } = rule;
    return [
        `${id}: ${summary}`,
        '',
        why,
        '',
        ...Object.entries(fields).map(([name, { why: purpose }]) => `    ${name}: ${purpose}`),
        ...(Object.keys(fields).length === 0 ? [] : ['']),
        ...(whenNot === undefined ? [] : [`When not to use it: ${whenNot}`, '']),
        ...facts(rule),
        `Source: ${source}`,
        `Docs: ${(0,_reporters_tool_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleUrl */ .Q)(id)}`,
        '',
        ...exampleLines('Bad', bad),
        ...exampleLines('Good', good),
    ].join('\n');
}
/** The severities of a rule, whether it offers fixes, and its options, one a line. */
function facts({ severity: { recommended, strict }, fix, max, allow }) {
    return [
        `recommended: ${recommended}, strict: ${strict}`,
        fix === undefined ? 'no fix' : `${fix} fix: \`${fix === 'safe' ? '--fix' : '--fix-suggestions'}\``,
        ...(max === undefined ? [] : [`option: \`max\`, by default ${(0,_wording_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(max)}`]),
        ...(allow === undefined ? [] : [`option: \`allow\`, a list of globs of ${allow}`]),
    ];
}
function exampleLines(title, { path, text, files = {} }) {
    return Object.entries({ [path]: text, ...files }).flatMap(([name, entry], index) => [
        `${index === 0 ? title : 'with'} (${(0,_wording_escape_invisible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(name)}):`,
        indent(entry),
        '',
    ]);
}
function indent(text) {
    return describeEntry(text)
        .split('\n')
        .map((line) => `    ${line}`.trimEnd())
        .join('\n')
        .trimEnd();
}
/** An example's file as a reader sees it: its text, or what else it is. */
function describeEntry(entry) {
    if (typeof entry === 'string')
        return entry.length > 2000 ? `${entry.slice(0, 200)}…` : entry;
    if (entry instanceof Uint8Array)
        return new TextDecoder().decode(entry);
    return 'link' in entry ? `(a symbolic link to ${entry.link})` : `(reading fails: ${entry.fails})`;
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