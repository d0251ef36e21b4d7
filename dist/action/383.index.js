"use strict";
exports.id = 383;
exports.ids = [383];
exports.modules = {

/***/ 8383:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LEVELS: () => (/* binding */ LEVELS),
  leftOutOfSarif: () => (/* binding */ leftOutOfSarif),
  mostSevere: () => (/* binding */ mostSevere),
  sarif: () => (/* binding */ sarif),
  sarifLog: () => (/* binding */ sarifLog)
});

// EXTERNAL MODULE: ./src/text/memoize-last.ts
var memoize_last = __webpack_require__(4985);
// EXTERNAL MODULE: ./src/text/wording.ts
var wording = __webpack_require__(7024);
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
var json = __webpack_require__(1333);
// EXTERNAL MODULE: ./src/reporters/report.ts
var reporters_report = __webpack_require__(6865);
// EXTERNAL MODULE: ./src/reporters/tool.ts + 1 modules
var tool = __webpack_require__(1037);
;// CONCATENATED MODULE: ./src/reporters/sarif.ts






/** SARIF's names of the severities. */
const LEVELS = { error: 'error', warning: 'warning', info: 'note' };
const PROBLEM_SEVERITIES = { error: 'error', warning: 'warning', info: 'recommendation' };
/**
 * SARIF 2.1.0 with what GitHub's code scanning reads. Where it takes fewer results than there are, the most
 * severe stay.
 */
function sarif(report) {
    const { results, shard, failed = false, rules = [] } = report;
    const kept = keptOf(report);
    const lacking = { left: (0,reporters_report/* countFindings */.Gt)(results) - kept.length, failed };
    return shard === undefined
        ? sarifLog(kept, rules, lacking)
        : sarifLog(kept, rules, lacking, { shard: (0,json/* shardFields */.Wb)(shard), summary: (0,reporters_report/* summarize */.eh)(results) });
}
/** How many findings the SARIF of a report has no room for. */
function leftOutOfSarif(report) {
    return (0,reporters_report/* countFindings */.Gt)(report.results) - keptOf(report).length;
}
const keptOf = (0,memoize_last/* memoizeLast */.x)(({ results, shard, mentioned = [] }) => {
    const artifacts = new Map([...results, ...mentioned].map((result) => [result.path, artifactOf(result)]));
    const findings = (0,reporters_report/* countFindings */.Gt)(results) > reporters_report/* MOST_RESULTS */.fO
        ? (0,reporters_report/* bySeverity */.Np)(results).slice(0, reporters_report/* MOST_RESULTS */.fO)
        : results.flatMap((result) => result.diagnostics.map((diagnostic) => ({ result, diagnostic })));
    const all = findings.map((finding) => ({
        ...toResult(finding, artifacts),
        // URIs do not tell the order of a whole run, which is that of the paths from the working directory.
        ...(shard && { properties: { path: finding.result.path } }),
    }));
    return mostSevere(all, (0,reporters_report/* countFindings */.Gt)(results));
});
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
    return (0,json/* printJson */.Q2)({
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
                results: (0,json/* items */.ld)(results.map((result) => ({ ruleIndex: indices.get(result.ruleId), ...result }))),
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
                        notify('warning', `${(0,wording/* plural */.LS)(left, 'result')} left out: code scanning takes ${(0,wording/* count */.U9)(reporters_report/* MOST_RESULTS */.fO)} results and 10 MB of one run, the most severe first.`),
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
    return {
        location: {
            uri: uri.toWellFormed().split('/').map(encodeURIComponent).join('/'),
            uriBaseId: '%SRCROOT%',
        },
        region(range) {
            const { start, end } = locate(range);
            return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
        },
        // As CodeQL has them: of two findings on one line the second only tells which is which.
        fingerprints: ([offset], { startLine, startColumn }) => ({
            primaryLocationLineHash: (hashes ??= lineHashes(text))[startLine],
            primaryLocationStartColumnFingerprint: String(offset - indentOf(startLine, offset - startColumn + 1)),
        }),
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
        partialFingerprints: artifact.fingerprints(range, region),
        relatedLocations: related?.map((other, id) => {
            const at = artifacts.get(other.path ?? result.path);
            return {
                id,
                physicalLocation: { artifactLocation: at.location, region: at.region(other.range) },
                message: messageOf(other.message),
            };
        }),
        fixes: fix && isShort(fix) ? [toFix(fix, artifact)] : undefined,
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