"use strict";
exports.id = 517;
exports.ids = [517,63,504,310,750];
exports.modules = {

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

/***/ 8517:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  merge: () => (/* binding */ merge)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/files/file-fault.ts
var file_fault = __webpack_require__(3264);
// EXTERNAL MODULE: ./src/files/host.ts
var files_host = __webpack_require__(3113);
// EXTERNAL MODULE: ./src/reporters/json.ts
var json = __webpack_require__(4310);
// EXTERNAL MODULE: ./src/reporters/sarif.ts + 1 modules
var sarif = __webpack_require__(3750);
// EXTERNAL MODULE: ./src/reporters/statistics.ts
var reporters_statistics = __webpack_require__(3495);
// EXTERNAL MODULE: ./src/reporters/tool-identity.ts + 1 modules
var tool_identity = __webpack_require__(3855);
// EXTERNAL MODULE: ./src/wording/compare.ts
var compare = __webpack_require__(391);
// EXTERNAL MODULE: ./src/wording/quote.ts
var quote = __webpack_require__(400);
// EXTERNAL MODULE: ./src/wording/wording.ts
var wording = __webpack_require__(7836);
// EXTERNAL MODULE: ./src/project/config/rules.ts
var rules = __webpack_require__(3063);
// EXTERNAL MODULE: ./src/project/outcome.ts
var outcome = __webpack_require__(2641);
// EXTERNAL MODULE: ./src/project/threshold.ts
var project_threshold = __webpack_require__(2110);
// EXTERNAL MODULE: ./src/project/write-reports.ts
var write_reports = __webpack_require__(6336);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
;// CONCATENATED MODULE: ./src/project/shards/parse-part.ts



const count = dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(0));
const parse_part_name = dist/* literal */.euz(tool_identity/* tool */.z.name);
const shard = dist/* pipe */.FsL(dist/* object */.Ikc({ index: dist/* pipe */.FsL(count, dist/* minValue */.Wwf(1)), count, failed: dist/* optional */.lqM(dist/* boolean */.zMY(), false) }), dist/* check */.z6Y(({ index, count: all }) => index <= all));
const summary = dist/* object */.Ikc({
    files: count,
    errors: count,
    warnings: count,
    infos: count,
    fixable: count,
    suggested: count,
    omitted: dist/* exactOptional */.yqP(count),
});
/** A file or a finding, of which only the path matters here. */
const placed = dist/* looseObject */._H3({ path: dist/* string */.YjP() });
const statistics = dist/* object */.Ikc({
    rule: dist/* string */.YjP(),
    severity: dist/* picklist */.KIO(Object.keys(sarif.LEVELS)),
    findings: count,
    files: count,
    fixable: count,
    suggested: count,
    example: dist/* object */.Ikc({ path: dist/* string */.YjP(), line: count, column: count }),
});
/** A result of a shard's SARIF has the path from the working directory. */
const result = dist/* looseObject */._H3({
    ruleId: dist/* string */.YjP(),
    level: dist/* picklist */.KIO(Object.values(sarif.LEVELS)),
    properties: dist/* object */.Ikc({ path: dist/* string */.YjP() }),
});
const parse_part_json = dist/* object */.Ikc({ version: dist/* literal */.euz(1), tool: dist/* object */.Ikc({ name: parse_part_name, version: dist/* string */.YjP() }) });
const driver = dist/* object */.Ikc({ name: parse_part_name, semanticVersion: dist/* string */.YjP() });
const jsonPart = dist/* pipe */.FsL(dist/* object */.Ikc({
    ...parse_part_json.entries,
    shard,
    files: dist/* array */.YOg(placed),
    diagnostics: dist/* array */.YOg(placed),
    statistics: dist/* array */.YOg(statistics),
    summary,
}), dist/* transform */.pdi(({ tool: { version }, ...part }) => ({ ...part, kind: 'JSON', version, results: [] })));
const sarifPart = dist/* pipe */.FsL(dist/* object */.Ikc({
    version: dist/* literal */.euz('2.1.0'),
    runs: dist/* strictTuple */.CxQ([
        dist/* object */.Ikc({
            tool: dist/* object */.Ikc({ driver }),
            results: dist/* array */.YOg(result),
            properties: dist/* object */.Ikc({ shard, summary }),
        }),
    ]),
}), dist/* transform */.pdi(({ runs: [{ tool: own, results, properties }] }) => ({
    ...{ ...properties, kind: 'SARIF', version: own.driver.semanticVersion, results },
    ...{ files: [], diagnostics: [], statistics: [] },
})));
const whole = dist/* union */.KCZ([
    dist/* object */.Ikc({ ...parse_part_json.entries, files: dist/* array */.YOg(placed), shard: dist/* optional */.lqM(dist/* undefined */.Vxk()) }),
    dist/* object */.Ikc({
        version: dist/* literal */.euz('2.1.0'),
        runs: dist/* strictTuple */.CxQ([
            dist/* object */.Ikc({
                tool: dist/* object */.Ikc({ driver }),
                properties: dist/* optional */.lqM(dist/* object */.Ikc({ shard: dist/* optional */.lqM(dist/* undefined */.Vxk()) })),
            }),
        ]),
    }),
]);
/**
 * Reads the text of a report: `whole` for one that is of no shard, `none` for a text that is no report. Never
 * throws.
 */
function parsePart(text) {
    let report;
    try {
        report = JSON.parse(text);
    }
    catch {
        return 'none';
    }
    for (const schema of [jsonPart, sarifPart]) {
        const part = dist/* safeParse */.xLC(schema, report);
        if (part.success)
            return part.output;
    }
    return dist.is(whole, report) ? 'whole' : 'none';
}

// EXTERNAL MODULE: ./src/project/shards/shard.ts
var shards_shard = __webpack_require__(6387);
;// CONCATENATED MODULE: ./src/project/shards/index.ts
















/**
 * Joins the reports of all shards of a run. Exit codes are those of a run over all files; with 2 for reports
 * that are not those of one run nothing is written.
 */
async function merge({ reports, outputFile, threshold }, host) {
    const named = [];
    for (const file of reports) {
        const part = readPart(file, host);
        if (typeof part === 'string')
            return (0,outcome/* refused */.J)(part);
        named.push({ file, part });
    }
    const mismatch = mismatchOf(named);
    if (mismatch !== undefined)
        return (0,outcome/* refused */.J)(mismatch);
    const failed = named.filter(({ part }) => part.shard.failed);
    const notes = failed.map(({ file, part }) => `The run of shard ${(0,shards_shard/* shownShard */.c)(part.shard)}, of ${(0,quote/* quotePath */.W)(file)}, was not complete. See its messages.`);
    try {
        const parts = named.map(({ part }) => part);
        const summary = parts.map((part) => part.summary).reduce(add);
        const { text, left } = join(parts, summary, await (0,rules.loadRules)());
        if (left > 0)
            notes.push((0,sarif.sarifNote)(left));
        if (outputFile !== undefined)
            host.write((0,external_node_path_.resolve)(host.cwd, outputFile), text);
        const exitCode = failed.length > 0 ? 2 : (0,project_threshold/* countsExceed */.PD)(summary, threshold) ? 1 : 0;
        return { stdout: outputFile === undefined ? text : '', stderr: (0,outcome/* written */.M)(notes), exitCode };
    }
    catch (error) {
        return (0,outcome/* refused */.J)((0,write_reports/* notWritten */.x)(outputFile, error));
    }
}
/** What one run over all files writes, from parts of one kind, and how many findings it has no room for. */
function join(parts, summary, rules) {
    if (parts[0].kind === 'JSON') {
        const statistics = (0,reporters_statistics/* joinStatistics */.O)(parts.flatMap((part) => part.statistics));
        const [files, diagnostics] = ['files', 'diagnostics'].map((list) => byPath(parts.flatMap((part) => part[list]), ({ path }) => path));
        return { text: (0,json.printReport)({ files: files, diagnostics: diagnostics, statistics, summary }), left: 0 };
    }
    const results = byPath(parts.flatMap((part) => part.results), ({ properties }) => properties.path);
    // What a shard left out is less severe than all that it kept, or comes later: a whole run would leave it out too.
    const all = summary.errors + summary.warnings + summary.infos;
    const kept = (0,sarif.mostSevere)(results, all).map(({ properties, ruleIndex, ...result }) => result);
    const lacking = { left: all - kept.length, failed: parts.some(({ shard }) => shard.failed) };
    return { text: (0,sarif.sarifLog)(kept, rules, lacking), left: lacking.left };
}
/** Each file is in one shard, which has its findings in their order. */
function byPath(items, pathOf) {
    return items.toSorted((a, b) => (0,compare/* compare */.U)(pathOf(a), pathOf(b)));
}
function add(a, b) {
    const omitted = (a.omitted ?? 0) + (b.omitted ?? 0);
    return {
        files: a.files + b.files,
        errors: a.errors + b.errors,
        warnings: a.warnings + b.warnings,
        infos: a.infos + b.infos,
        fixable: a.fixable + b.fixable,
        suggested: a.suggested + b.suggested,
        ...(omitted > 0 && { omitted }),
    };
}
function readPart(file, host) {
    const path = (0,external_node_path_.resolve)(host.cwd, file);
    const fault = (0,file_fault/* faultOf */.K)(path, { root: undefined, limit: Infinity, named: true }, host);
    if (fault !== undefined)
        return `${(0,quote/* quotePath */.W)(file)} ${fault}.`;
    let text;
    try {
        text = new TextDecoder().decode(host.read(path));
    }
    catch (error) {
        return `${(0,quote/* quotePath */.W)(file)} cannot be read: ${(0,files_host/* errorCode */.CA)(error)}.`;
    }
    const part = parsePart(text);
    if (part === 'none')
        return `${(0,quote/* quotePath */.W)(file)} is not a JSON or SARIF report of ${tool_identity/* tool */.z.name}. Name the reports of runs with \`--shard\`.`;
    if (part === 'whole')
        return `${(0,quote/* quotePath */.W)(file)} is the report of a whole run. Name the reports of runs with \`--shard\`.`;
    if (part.version !== tool_identity/* tool */.z.version)
        return `${(0,quote/* quotePath */.W)(file)} was written by ${tool_identity/* tool */.z.name} ${part.version}, and this is ${tool_identity/* tool */.z.version}. Use one version for all shards.`;
    return part;
}
/** Why these are not all the reports of one run, in one line; undefined if they are. */
function mismatchOf(named) {
    const [first] = named;
    const { kind, shard: { count: total }, } = first.part;
    const seen = new Map();
    for (const { file, part } of named) {
        const { index, count: number } = part.shard;
        if (part.kind !== kind)
            return `${(0,quote/* quotePath */.W)(first.file)} is ${kind}, and ${(0,quote/* quotePath */.W)(file)} is ${part.kind}. Merge the reports of each format separately.`;
        if (number !== total)
            return `${(0,quote/* quotePath */.W)(first.file)} is shard ${(0,shards_shard/* shownShard */.c)(first.part.shard)}, and ${(0,quote/* quotePath */.W)(file)} shard ${(0,shards_shard/* shownShard */.c)(part.shard)}. Merge the reports of one run.`;
        const other = seen.get(index);
        if (other !== undefined)
            return `${(0,quote/* quotePath */.W)(other)} and ${(0,quote/* quotePath */.W)(file)} are both from shard ${(0,shards_shard/* shownShard */.c)(part.shard)}. Leave one out.`;
        seen.set(index, file);
    }
    if (seen.size === total)
        return undefined;
    let index = 1;
    while (seen.has(index))
        index++;
    const others = total - seen.size - 1;
    return `The report of shard ${(0,shards_shard/* shownShard */.c)({ index, count: total })} is missing${others === 0 ? '' : `, and ${(0,wording/* count */.U9)(others)} more`}. Name the reports of all ${(0,wording/* count */.U9)(total)} shards.`;
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


/***/ }),

/***/ 3750:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LEVELS: () => (/* binding */ LEVELS),
  mostSevere: () => (/* binding */ mostSevere),
  sarif: () => (/* binding */ sarif),
  sarifLog: () => (/* binding */ sarifLog),
  sarifNote: () => (/* binding */ sarifNote)
});

// EXTERNAL MODULE: ./src/wording/wording.ts
var wording = __webpack_require__(7836);
;// CONCATENATED MODULE: ./src/reporters/fingerprint.ts
const WINDOW = 100;
const FACTOR = 37;
const HALF = 2 ** 32;
const END_OF_FILE = 0xffff;
/**
 * GitHub's `primaryLocationLineHash` of each line of a text, the first at index 1: it stays when other lines
 * change, so
 * that an alert keeps its identity. Computed as `github/codeql-action` does in src/fingerprints.ts.
 */
function lineHashes(text) {
    const { units, starts } = withoutBlanks(text);
    const seen = new Map();
    const hashes = starts.map((start) => {
        let high = 0;
        let low = 0;
        for (let index = start; index < start + WINDOW; index++) {
            low = low * FACTOR + (units[index] ?? 0);
            high = (high * FACTOR + Math.floor(low / HALF)) >>> 0;
            low >>>= 0;
        }
        const hash = ((BigInt(high) << 32n) | BigInt(low)).toString(16);
        seen.set(hash, (seen.get(hash) ?? 0) + 1);
        return `${hash}:${seen.get(hash)}`;
    });
    return ['', ...hashes];
}
/**
 * The text's units without spaces and tabs, with one `\n` a line break and the mark of its end, and where
 * each line starts in them.
 */
function withoutBlanks(text) {
    const units = [];
    const starts = [];
    let lineStart = true;
    for (let index = 0; index <= text.length; index++) {
        const unit = index === text.length ? END_OF_FILE : text.charCodeAt(index);
        if (unit === 0x20 || unit === 0x09 || (unit === 0x0a && text[index - 1] === '\r'))
            continue;
        if (lineStart)
            starts.push(units.length);
        lineStart = unit === 0x0a || unit === 0x0d;
        units.push(unit === 0x0d ? 0x0a : unit);
    }
    return { units, starts };
}

// EXTERNAL MODULE: ./src/reporters/json.ts
var json = __webpack_require__(4310);
// EXTERNAL MODULE: ./src/reporters/report.ts
var reporters_report = __webpack_require__(6374);
// EXTERNAL MODULE: ./src/reporters/tool-identity.ts + 1 modules
var tool_identity = __webpack_require__(3855);
;// CONCATENATED MODULE: ./src/reporters/sarif.ts





/** SARIF's names of the severities. */
const LEVELS = { error: 'error', warning: 'warning', info: 'note' };
const PROBLEM_SEVERITIES = { error: 'error', warning: 'warning', info: 'recommendation' };
/** An error must be right on every real file; what is only likely is a warning. */
const PRECISIONS = { error: 'very-high', warning: 'high', info: 'medium' };
/** SARIF's names of what keeps a finding out. */
const SUPPRESSION_KINDS = { comment: 'inSource', baseline: 'external' };
/** As many locations as code scanning takes of a result; one is the finding's own. */
const MOST_LOCATIONS = 1000;
/**
 * SARIF 2.1.0 with what GitHub's code scanning reads. Where it takes fewer results than there are, the most
 * severe stay.
 */
function sarif(report) {
    const { results, shard, failed = false, rules = [], tell } = report;
    const kept = keptOf(report);
    const left = (0,reporters_report/* countFindings */.Gt)(results) - kept.length;
    if (left > 0)
        tell?.(sarifNote(left));
    return shard === undefined
        ? sarifLog(withSilent(kept, report), rules, { left, failed })
        : sarifLog(kept, rules, { left, failed }, { shard: (0,json.shardFields)(shard), summary: (0,reporters_report/* summarize */.eh)(results) });
}
/** The note that a SARIF report does not hold all findings. */
function sarifNote(left) {
    return `The SARIF report leaves out ${(0,wording/* plural */.LS)(left, 'finding')}: code scanning takes ${(0,wording/* count */.U9)(reporters_report/* MOST_RESULTS */.fO)} and 10 MB.`;
}
function keptOf({ results, shard, mentioned = [] }) {
    const artifacts = new Map([...results, ...mentioned].map((result) => [result.path, artifactOf(result)]));
    const most = new Set((0,reporters_report/* bySeverity */.Np)(results)
        .slice(0, reporters_report/* MOST_RESULTS */.fO)
        .map(({ diagnostic }) => diagnostic));
    const all = results.flatMap((result) => {
        const toSarif = translator(result, artifacts);
        return result.diagnostics
            .filter((diagnostic) => most.has(diagnostic))
            .map((diagnostic) => ({
            ...toSarif(diagnostic),
            // URIs do not tell the order of a whole run, which is that of the paths from the working directory.
            ...(shard && { properties: { path: result.path } }),
        }));
    });
    return mostSevere(all, (0,reporters_report/* countFindings */.Gt)(results));
}
/** The results with those that are not reported, where there is room for all of both: those that are matter more. */
function withSilent(kept, { results }) {
    const silent = results.flatMap((result) => {
        const toSarif = translator(result, new Map([[result.path, artifactOf(result)]]));
        return (result.silent ?? []).map(({ diagnostic, by, reason }) => ({
            // Places in other files are those of another finding.
            ...toSarif({ ...diagnostic, related: undefined }),
            suppressions: [{ kind: SUPPRESSION_KINDS[by], justification: reason }],
        }));
    });
    const all = [...kept, ...silent];
    return mostSevere(all, all.length).length < all.length ? kept : all;
}
/** What code scanning takes of one run, compressed, in bytes: a tenth is for what surrounds the results. */
const MOST_BYTES = 9_000_000;
/** SARIF's levels, the most severe first. */
const ORDER = Object.values(LEVELS);
/**
 * The results that code scanning takes of one run: as they are if that is all of the `total`, else the most
 * severe first.
 */
function mostSevere(results, total) {
    const sorted = results.toSorted((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level));
    let bytes = 0;
    const last = sorted
        .slice(0, reporters_report/* MOST_RESULTS */.fO)
        .findIndex(({ properties, ruleIndex, ...result }) => (bytes += weightOf(result)) > MOST_BYTES);
    const kept = sorted.slice(0, last === -1 ? reporters_report/* MOST_RESULTS */.fO : last);
    return kept.length < total ? kept : results;
}
/** More bytes than a value takes of compressed JSON: a text may not shrink, but what is there again does. */
function weightOf(value, seen = new Set()) {
    if (typeof value === 'string' && !seen.has(value)) {
        seen.add(value);
        return Buffer.byteLength(value);
    }
    if (value === undefined)
        return 0;
    return typeof value !== 'object' || value === null
        ? 4
        : Object.values(value).reduce((sum, member) => sum + weightOf(member, seen), 4);
}
/** A whole log of these results; `rules` are all that there are. */
function sarifLog(results, rules, lacking, properties) {
    const names = new Set(results.map(({ ruleId }) => ruleId));
    const used = rules.filter(({ id }) => names.has(id));
    const indices = new Map(used.map(({ id }, index) => [id, index]));
    return (0,json.printJson)({
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: tool_identity/* tool */.z.name,
                        semanticVersion: tool_identity/* tool */.z.version,
                        informationUri: tool_identity/* tool */.z.homepage,
                        rules: used.map(describe),
                    },
                },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the repository.' } } },
                invocations: invocations(lacking),
                results: results.map((result) => ({ ruleIndex: indices.get(result.ruleId), ...result })),
                properties,
            },
        ],
    });
}
function describe(rule) {
    const level = rule.severity.recommended === 'off' ? rule.severity.strict : rule.severity.recommended;
    const severity = level === 'off' ? 'info' : level;
    const help = `${rule.why} Source: ${rule.source}`;
    return {
        id: rule.id,
        shortDescription: { text: rule.summary },
        fullDescription: { text: rule.why },
        help: {
            text: help,
            markdown: `${rule.why}\n\n[The requirement](${rule.source}) · [Examples](${(0,tool_identity/* ruleUrl */.Q)(rule.id)})`,
        },
        helpUri: (0,tool_identity/* ruleUrl */.Q)(rule.id),
        defaultConfiguration: { level: LEVELS[severity] },
        properties: {
            tags: ['agents', rule.id.split('/')[0], ...(rule.danger === undefined ? [] : ['security'])],
            precision: PRECISIONS[severity],
            'problem.severity': PROBLEM_SEVERITIES[severity],
            'security-severity': rule.danger,
        },
    };
}
function invocations({ left, failed }) {
    if (!failed && left === 0)
        return undefined;
    const notify = (level, text) => ({ level, message: { text } });
    return [
        {
            executionSuccessful: !failed,
            toolExecutionNotifications: [
                ...(failed
                    ? [notify('error', 'The run could not check everything. There may be more findings.')]
                    : []),
                ...(left > 0
                    ? [
                        notify('warning', `${(0,wording/* plural */.LS)(left, 'result')} left out: code scanning takes ${(0,wording/* count */.U9)(reporters_report/* MOST_RESULTS */.fO)} results and 10 MB for each run, the most severe first.`),
                    ]
                    : []),
            ],
        },
    ];
}
/**
 * A message that is no link: of `[text](destination)` a viewer makes one, unless the bracket is escaped.
 * Source: SARIF 2.1.0, 3.11.6.
 */
function messageOf(text) {
    return { text: text.includes('](') ? text.replace(/[\\[]/g, '\\$&') : text };
}
function artifactOf({ uri, text = '' }) {
    const { locate } = (0,reporters_report/* linesOf */.Dx)(text);
    return {
        location: {
            uri: uri.toWellFormed().split('/').map(encodeURIComponent).join('/'),
            uriBaseId: '%SRCROOT%',
        },
        region(range) {
            const { start, end } = locate(range);
            return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
        },
    };
}
/** As CodeQL has fingerprints: of two findings on one line the second only tells which is which. */
function fingerprinter(text) {
    let hashes;
    const indents = new Map();
    const indentOf = (line, start) => {
        let end = indents.get(line);
        if (end === undefined) {
            for (end = start; text[end] === ' ' || text[end] === '\t';)
                end++;
            indents.set(line, end);
        }
        return end;
    };
    return ([offset], { startLine, startColumn }) => ({
        primaryLocationLineHash: (hashes ??= lineHashes(text))[startLine],
        primaryLocationStartColumnFingerprint: String(offset - indentOf(startLine, offset - startColumn + 1)),
    });
}
/** Makes SARIF of the findings of one file. What it knows of all lines is many times what it says: it must not stay. */
function translator({ path, text = '' }, artifacts) {
    const artifact = artifacts.get(path);
    const fingerprints = fingerprinter(text);
    return ({ rule, severity, message, range, related, fix }) => {
        const region = artifact.region(range);
        return {
            ruleId: rule,
            level: LEVELS[severity],
            message: messageOf(message),
            locations: [{ physicalLocation: { artifactLocation: artifact.location, region } }],
            partialFingerprints: fingerprints(range, region),
            relatedLocations: related?.slice(0, MOST_LOCATIONS - 1).map((other, id) => {
                const at = artifacts.get(other.path ?? path);
                return {
                    id,
                    physicalLocation: { artifactLocation: at.location, region: at.region(other.range) },
                    message: messageOf(other.message),
                };
            }),
            fixes: fix && isShort(fix) ? [toFix(fix, artifact)] : undefined,
        };
    };
}
/** In UTF-16 code units. No viewer shows more, and a fix that is cut would be wrong. */
const LONGEST_FIX = 4096;
function isShort({ edits }) {
    return edits.reduce((sum, { text }) => sum + text.length, 0) <= LONGEST_FIX;
}
function toFix({ title, edits }, { location, region }) {
    const replacements = edits.map((edit) => ({
        deletedRegion: region(edit.range),
        insertedContent: { text: edit.text },
    }));
    return { description: { text: title }, artifactChanges: [{ artifactLocation: location, replacements }] };
}


/***/ })

};
;