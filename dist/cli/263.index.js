"use strict";
exports.id = 263;
exports.ids = [263,750];
exports.modules = {

/***/ 8263:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  merge: () => (/* binding */ merge)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/config/rules.ts
var rules = __webpack_require__(5413);
// EXTERNAL MODULE: ./src/files/host.ts
var files_host = __webpack_require__(3113);
// EXTERNAL MODULE: ./src/reporters/tool.ts + 1 modules
var tool = __webpack_require__(7666);
// EXTERNAL MODULE: ./src/text/quote.ts
var quote = __webpack_require__(5383);
// EXTERNAL MODULE: ./src/text/wording.ts
var wording = __webpack_require__(2179);
// EXTERNAL MODULE: ./src/engine/outcome.ts
var outcome = __webpack_require__(938);
// EXTERNAL MODULE: ./src/engine/shard.ts
var shard = __webpack_require__(914);
// EXTERNAL MODULE: ./src/engine/threshold.ts
var engine_threshold = __webpack_require__(3625);
// EXTERNAL MODULE: ./src/engine/write-reports.ts
var write_reports = __webpack_require__(4099);
// EXTERNAL MODULE: ./src/reporters/json.ts
var json = __webpack_require__(4310);
// EXTERNAL MODULE: ./src/reporters/report.ts
var report = __webpack_require__(6374);
// EXTERNAL MODULE: ./src/reporters/sarif.ts + 1 modules
var sarif = __webpack_require__(3750);
// EXTERNAL MODULE: ./src/text/compare.ts
var compare = __webpack_require__(9200);
;// CONCATENATED MODULE: ./src/engine/merge/join.ts




/** SARIF's levels, the most severe first. */
const ORDER = Object.values(sarif.LEVELS);
/** Joins the reports of all shards, of one kind and in any order, into what one run over all files writes. */
function joinParts(parts, rules) {
    const summary = parts.map((part) => part.summary).reduce(add);
    const results = byPath(parts.flatMap((part) => (part.kind === 'SARIF' ? part.results : [])), ({ properties }) => properties.path);
    if (parts[0].kind === 'SARIF')
        return {
            summary,
            ...joinResults(results, summary, rules, parts.some(({ shard }) => shard.failed)),
        };
    const listed = (list) => byPath(parts.flatMap((part) => (part.kind === 'JSON' ? part[list] : [])), ({ path }) => path);
    return {
        text: (0,json/* printReport */.Y_)({ files: listed('files'), diagnostics: listed('diagnostics'), summary }),
        summary,
        left: 0,
    };
}
/**
 * What a shard left out is less severe than all that it kept, or comes later: a whole run would leave it out
 * too.
 */
function joinResults(results, { errors, warnings, infos }, rules, failed) {
    const all = errors + warnings + infos;
    const kept = all > report/* MOST_RESULTS */.fO
        ? results.toSorted((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level)).slice(0, report/* MOST_RESULTS */.fO)
        : results;
    const left = all - kept.length;
    return {
        text: (0,sarif.sarifLog)(kept.map(({ properties, ruleIndex, ...result }) => result), rules, { left, failed }),
        left,
    };
}
/** Each file is in one shard, which has its findings in their order. */
function byPath(items, pathOf) {
    return items.toSorted((a, b) => (0,compare/* compare */.U)(pathOf(a), pathOf(b)));
}
function add(a, b) {
    return {
        files: a.files + b.files,
        errors: a.errors + b.errors,
        warnings: a.warnings + b.warnings,
        infos: a.infos + b.infos,
        fixable: a.fixable + b.fixable,
    };
}

;// CONCATENATED MODULE: ./src/engine/merge/part.ts


/**
 * Reads the text of a report: `whole` for one that is of no shard, `none` for a text that is no report. Never
 * throws.
 */
function parsePart(text) {
    let parsed;
    try {
        parsed = JSON.parse(text);
    }
    catch {
        return 'none';
    }
    const report = fieldsOf(parsed);
    return report['version'] === 1
        ? jsonPart(report)
        : report['version'] === '2.1.0'
            ? sarifPart(report)
            : 'none';
}
function jsonPart({ tool: producer, shard, files, diagnostics, summary }) {
    const { name, version } = fieldsOf(producer);
    if (name !== tool/* tool */.z.name ||
        typeof version !== 'string' ||
        !isListOf(files, isPlaced) ||
        !isListOf(diagnostics, isPlaced) ||
        !isSummary(summary))
        return 'none';
    if (shard === undefined)
        return 'whole';
    return isShard(shard)
        ? {
            kind: 'JSON',
            version,
            shard: { ...shard, failed: shard.failed ?? false },
            summary,
            files,
            diagnostics,
        }
        : 'none';
}
function sarifPart({ runs }) {
    if (!Array.isArray(runs) || runs.length !== 1)
        return 'none';
    const { tool: producer, results, properties } = fieldsOf(runs[0]);
    const { name, semanticVersion: version } = fieldsOf(fieldsOf(producer)['driver']);
    if (name !== tool/* tool */.z.name || typeof version !== 'string')
        return 'none';
    const { shard, summary } = fieldsOf(properties);
    if (shard === undefined)
        return 'whole';
    return isShard(shard) && isSummary(summary) && isListOf(results, isPlacedResult)
        ? { kind: 'SARIF', version, shard: { ...shard, failed: shard.failed ?? false }, summary, results }
        : 'none';
}
function fieldsOf(value) {
    return typeof value === 'object' && value !== null ? value : {};
}
function isListOf(value, isItem) {
    return Array.isArray(value) && value.every(isItem);
}
function isPlaced(value) {
    return typeof fieldsOf(value)['path'] === 'string';
}
function isPlacedResult(value) {
    const { ruleId, level, properties } = fieldsOf(value);
    return (typeof ruleId === 'string' && Object.values(sarif.LEVELS).some((each) => each === level) && isPlaced(properties));
}
function isSummary(value) {
    const fields = fieldsOf(value);
    return ['files', 'errors', 'warnings', 'infos', 'fixable'].every((name) => isCount(fields[name]));
}
function isShard(value) {
    const { index, count, failed } = fieldsOf(value);
    return (isCount(index) &&
        isCount(count) &&
        index >= 1 &&
        index <= count &&
        (failed === undefined || typeof failed === 'boolean'));
}
function isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
}

;// CONCATENATED MODULE: ./src/engine/merge/index.ts












/**
 * Joins the reports of all shards of a run. Exit codes are those of a run over all files; with 2 for reports
 * that are not those of one run nothing is written.
 */
async function merge({ reports, outputFile, threshold }, host) {
    const named = [];
    for (const file of reports) {
        const part = readPart(file, host);
        if (typeof part === 'string')
            return complaint(part);
        named.push({ file, part });
    }
    const mismatch = mismatchOf(named);
    if (mismatch !== undefined)
        return complaint(mismatch);
    const { text, summary, left } = joinParts(named.map(({ part }) => part), await (0,rules.loadRules)());
    const notes = named
        .filter(({ part }) => part.shard.failed)
        .map(({ file, part }) => `The run of shard ${(0,shard/* shownShard */.c)(part.shard)}, of ${(0,quote/* quotePath */.W)(file)}, could not do all its work. See what it said.`);
    if (left > 0)
        notes.push((0,write_reports/* leftOutOfSarif */.g)(left));
    const failed = named.some(({ part }) => part.shard.failed);
    const exitCode = failed ? 2 : (0,engine_threshold/* countsExceed */.PD)(summary, threshold) ? 1 : 0;
    if (outputFile === undefined)
        return { stdout: text, stderr: (0,outcome/* written */.M)(notes), exitCode };
    try {
        host.write((0,external_node_path_.resolve)(host.cwd, outputFile), text);
    }
    catch (error) {
        return complaint(`The report was not written to ${(0,quote/* quotePath */.W)(outputFile)}: ${(0,files_host/* errorCode */.C)(error)}.`);
    }
    return { stdout: '', stderr: (0,outcome/* written */.M)(notes), exitCode };
}
function complaint(message) {
    return { stdout: '', stderr: (0,outcome/* written */.M)([message]), exitCode: 2 };
}
/** The report in a file, or one line that says what is wrong with it. */
function readPart(file, host) {
    let text;
    try {
        text = new TextDecoder().decode(host.read((0,external_node_path_.resolve)(host.cwd, file)));
    }
    catch (error) {
        return `${(0,quote/* quotePath */.W)(file)} cannot be read: ${(0,files_host/* errorCode */.C)(error)}.`;
    }
    const part = parsePart(text);
    if (part === 'none')
        return `${(0,quote/* quotePath */.W)(file)} is no JSON or SARIF report of ${tool/* tool */.z.name}. Name what runs with \`--shard\` have written.`;
    if (part === 'whole')
        return `${(0,quote/* quotePath */.W)(file)} is the report of a whole run. Name what runs with \`--shard\` have written.`;
    if (part.version !== tool/* tool */.z.version)
        return `${(0,quote/* quotePath */.W)(file)} is of ${tool/* tool */.z.name} ${part.version}, and this is ${tool/* tool */.z.version}. Use one version for all.`;
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
            return `${(0,quote/* quotePath */.W)(first.file)} is ${kind}, and ${(0,quote/* quotePath */.W)(file)} is ${part.kind}. Merge the reports of each format by themselves.`;
        if (number !== total)
            return `${(0,quote/* quotePath */.W)(first.file)} is shard ${(0,shard/* shownShard */.c)(first.part.shard)}, and ${(0,quote/* quotePath */.W)(file)} shard ${(0,shard/* shownShard */.c)(part.shard)}. Merge the reports of one run.`;
        const other = seen.get(index);
        if (other !== undefined)
            return `${(0,quote/* quotePath */.W)(other)} and ${(0,quote/* quotePath */.W)(file)} are both of shard ${(0,shard/* shownShard */.c)(part.shard)}. Leave one out.`;
        seen.set(index, file);
    }
    if (seen.size === total)
        return undefined;
    let index = 1;
    while (seen.has(index))
        index++;
    const others = total - seen.size - 1;
    return `The report of shard ${(0,shard/* shownShard */.c)({ index, count: total })} is missing${others === 0 ? '' : `, and ${(0,wording/* count */.U9)(others)} more`}. Name the reports of all ${(0,wording/* count */.U9)(total)} shards.`;
}


/***/ }),

/***/ 3750:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LEVELS: () => (/* binding */ LEVELS),
  sarif: () => (/* binding */ sarif),
  sarifLog: () => (/* binding */ sarifLog)
});

// EXTERNAL MODULE: ./src/text/wording.ts
var wording = __webpack_require__(2179);
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
var report = __webpack_require__(6374);
// EXTERNAL MODULE: ./src/reporters/tool.ts + 1 modules
var tool = __webpack_require__(7666);
;// CONCATENATED MODULE: ./src/reporters/sarif.ts





/** SARIF's names of the severities. */
const LEVELS = { error: 'error', warning: 'warning', info: 'note' };
const PROBLEM_SEVERITIES = { error: 'error', warning: 'warning', info: 'recommendation' };
/**
 * SARIF 2.1.0 with what GitHub's code scanning reads. Where it takes fewer results than there are, the most
 * severe stay.
 */
function sarif({ results, shard, mentioned = [], failed = false, rules = [] }) {
    const findings = results.flatMap((result) => result.diagnostics.map((diagnostic) => ({ result, diagnostic })));
    const kept = findings.length > report/* MOST_RESULTS */.fO ? (0,report/* bySeverity */.Np)(results).slice(0, report/* MOST_RESULTS */.fO) : findings;
    const artifacts = new Map([...results, ...mentioned].map((result) => [result.path, artifactOf(result)]));
    const left = findings.length - kept.length;
    if (shard === undefined)
        return sarifLog(kept.map((finding) => toResult(finding, artifacts)), rules, { left, failed });
    // URIs do not tell the order of a whole run, which is that of the paths from the working directory.
    const placed = kept.map((finding) => ({
        ...toResult(finding, artifacts),
        properties: { path: finding.result.path },
    }));
    return sarifLog(placed, rules, { left, failed }, { shard: (0,json/* shardFields */.Wb)(shard), summary: (0,report/* summarize */.eh)(results) });
}
/** A whole log of these results; `rules` are all that there are. */
function sarifLog(results, rules, lacking, properties) {
    const names = new Set(results.map(({ ruleId }) => ruleId));
    const used = rules.filter(({ id }) => names.has(id));
    const indices = new Map(used.map(({ id }, index) => [id, index]));
    const log = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: tool/* tool */.z.name,
                        semanticVersion: tool/* tool */.z.version,
                        informationUri: tool/* tool */.z.homepage,
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
    };
    return `${(0,json/* stringify */.As)(log)}\n`;
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
            markdown: `${rule.why}\n\n[The requirement](${rule.source}) · [Examples](${(0,tool/* ruleUrl */.Q)(rule.id)})`,
        },
        helpUri: (0,tool/* ruleUrl */.Q)(rule.id),
        defaultConfiguration: { level: LEVELS[severity] },
        properties: {
            tags: ['agents', rule.id.split('/')[0]],
            precision: 'very-high',
            'problem.severity': PROBLEM_SEVERITIES[severity],
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
                    ? [notify('error', 'The run could not check everything. What is not here may still be wrong.')]
                    : []),
                ...(left > 0
                    ? [
                        notify('warning', `${(0,wording/* plural */.LS)(left, 'result')} left out: code scanning takes ${(0,wording/* count */.U9)(report/* MOST_RESULTS */.fO)} of one run, the most severe first.`),
                    ]
                    : []),
            ],
        },
    ];
}
/**
 * A message whose brackets are no links: of `[text](destination)` a viewer makes one. Source: SARIF 2.1.0,
 * 3.11.6.
 */
function messageOf(text) {
    return { text: text.replace(/\[(?=[^[\]]*\]\()/g, '\\[') };
}
function artifactOf({ uri, text = '' }) {
    const { locate } = (0,report/* linesOf */.Dx)(text);
    let hashes;
    return {
        location: {
            uri: uri.toWellFormed().split('/').map(encodeURIComponent).join('/'),
            uriBaseId: '%SRCROOT%',
        },
        region(range) {
            const { start, end } = locate(range);
            return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
        },
        hash: (line) => (hashes ??= lineHashes(text))[line],
    };
}
function toResult({ result, diagnostic }, artifacts) {
    const { rule, severity, message, range, related, fix } = diagnostic;
    const artifact = artifacts.get(result.path);
    const region = artifact.region(range);
    return {
        ruleId: rule,
        level: LEVELS[severity],
        message: messageOf(message),
        locations: [{ physicalLocation: { artifactLocation: artifact.location, region } }],
        partialFingerprints: { primaryLocationLineHash: artifact.hash(region.startLine) },
        relatedLocations: related?.map((other, id) => {
            const at = artifacts.get(other.path ?? result.path);
            return {
                id,
                physicalLocation: { artifactLocation: at.location, region: at.region(other.range) },
                message: messageOf(other.message),
            };
        }),
        fixes: fix && [toFix(fix, artifact)],
    };
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