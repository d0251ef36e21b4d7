"use strict";
exports.id = 750;
exports.ids = [750];
exports.modules = {

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