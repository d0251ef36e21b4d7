"use strict";
exports.id = 22;
exports.ids = [22];
exports.modules = {

/***/ 6022:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LONGEST_SUMMARY: () => (/* binding */ LONGEST_SUMMARY),
  jobSummary: () => (/* binding */ jobSummary),
  markdown: () => (/* binding */ markdown)
});

// EXTERNAL MODULE: ./src/wording/escape-invisible.ts
var escape_invisible = __webpack_require__(3559);
// EXTERNAL MODULE: ./src/wording/wording.ts
var wording = __webpack_require__(7836);
// EXTERNAL MODULE: ./src/reporters/copies.ts
var copies = __webpack_require__(7693);
// EXTERNAL MODULE: ./src/reporters/markdown-text.ts
var markdown_text = __webpack_require__(5857);
// EXTERNAL MODULE: ./src/reporters/report.ts
var report = __webpack_require__(6374);
// EXTERNAL MODULE: ./src/reporters/tool-identity.ts + 1 modules
var tool_identity = __webpack_require__(3855);
;// CONCATENATED MODULE: ./src/reporters/rule-details.ts



const MOST_PLACES = 50;
const RESERVE = 100;
/** Details of one rule that take at most so many bytes, and how many findings they list, copies too; empty without room. */
function ruleDetails(about, room) {
    const { row, findings } = about;
    const shown = findings.slice(0, MOST_PLACES);
    const folder = folderOf(shown);
    const head = headOf(about, folder);
    let left = room - Buffer.byteLength(head) - RESERVE;
    const rows = shown.map((finding) => placeOf(finding, folder, about));
    const full = rows.findIndex((text) => (left -= Buffer.byteLength(text)) < 0);
    const kept = full === -1 ? rows : rows.slice(0, full);
    if (kept.length === 0)
        return { text: '', listed: 0 };
    const listed = shown
        .slice(0, kept.length)
        .reduce((sum, { result }) => sum + 1 + about.copiesOf(result).length, 0);
    const more = row.findings - listed;
    const end = more > 0 ? `\n${(0,wording/* count */.U9)(more)} more.\n` : '';
    return { text: `${head}${kept.join('')}${end}\n</details>\n`, listed };
}
function headOf({ row, rule }, folder) {
    const { findings, files, severity } = row;
    const title = `<b>${row.rule}</b>: ${(0,wording/* plural */.LS)(findings, severity)} in ${(0,wording/* plural */.LS)(files, 'file')}`;
    const what = rule === undefined ? '' : `${(0,markdown_text/* prose */.CS)(rule.summary)}. `;
    const paths = folder === '' ? '' : ` Paths start at ${(0,markdown_text/* code */.aY)(folder)}.`;
    return `\n<details${severity === 'error' ? ' open' : ''}>\n<summary>${title}</summary>\n\n${what}[Why, with examples](${(0,tool_identity/* ruleUrl */.Q)(row.rule)}).${paths}\n\n| place | finding |\n|---|---|\n`;
}
function placeOf({ result, diagnostic }, folder, { blob, copiesOf, lines }) {
    const { range, message, fix } = diagnostic;
    const { line, column } = lines.get(result.path).locate(range).start;
    const place = `${line}:${column}`;
    const link = blob === undefined ? place : `[${place}](${blob}/${(0,markdown_text/* encodePath */.O0)(result.uri)}?plain=1#L${line})`;
    const copies = copiesOf(result).length;
    const others = copies === 0 ? '' : ` and ${(0,wording/* plural */.LS)(copies, 'more file')}`;
    const how = fix === undefined ? '' : `<br>${fix.safe ? 'Fix' : 'Suggestion'}: ${(0,markdown_text/* prose */.CS)(fix.title)}`;
    return `| ${(0,markdown_text/* code */.aY)(result.uri.slice(folder.length))} ${link}${others} | ${(0,markdown_text/* prose */.CS)(message)}${how} |\n`;
}
/** The folder that all these files lie in, with a slash at its end; empty for none, or for one file. */
function folderOf(findings) {
    const [first = [], ...others] = findings.map(({ result }) => result.uri.split('/').slice(0, -1));
    const common = others.reduce((folders, names) => {
        const end = folders.findIndex((name, index) => name !== names[index]);
        return end === -1 ? folders : folders.slice(0, end);
    }, first);
    return others.length === 0 || common.length === 0 ? '' : `${common.join('/')}/`;
}

// EXTERNAL MODULE: ./src/reporters/statistics.ts
var reporters_statistics = __webpack_require__(3495);
;// CONCATENATED MODULE: ./src/reporters/markdown.ts








/** In bytes. GitHub drops a job summary above 1 MiB whole, and nobody reads one that long. */
const LONGEST_SUMMARY = 200 * 1024;
/** Room for the notice that something was left out. */
const markdown_RESERVE = 1000;
/** The findings as a page of Markdown, such as GitHub's job summary. */
function markdown({ results, hidden, failed = false, rules = [], silenced }) {
    const failure = failed ? 'The run could not check everything.' : undefined;
    return jobSummary(results, rules, { silenced, hidden, failure });
}
/**
 * The counts and what each rule has found, then the places by rule as far as there is room, and where all of them
 * are.
 */
function jobSummary(results, rules, details) {
    const statistics = (0,reporters_statistics/* statisticsOf */.j)(results);
    const top = heading(results, details) + statisticsTable(statistics) + (details.clients ?? '');
    const byRule = placesByRule(results, statistics, rules, details, roomBeside(top));
    const found = statistics.reduce((sum, { findings }) => sum + findings, 0);
    const end = found > byRule.listed ? leftOut(found - byRule.listed, details) : '';
    const page = top + byRule.text;
    return page + diagrams(results, roomBeside(page)) + end;
}
function roomBeside(text) {
    return LONGEST_SUMMARY - markdown_RESERVE - Buffer.byteLength(text);
}
function heading(results, { note, failure, silenced, hidden = 0 }) {
    const summary = (0,report/* summarize */.eh)(results);
    const found = summary.errors + summary.warnings + summary.infos > 0;
    const title = found || note !== undefined || hidden > 0
        ? (0,report/* counts */.tQ)(summary, hidden)
        : failure === undefined
            ? 'No findings'
            : 'The run failed';
    const more = [note, failure].map((each) => (each === undefined ? '' : ` ${(0,markdown_text/* escaped */.Mk)(each)}`)).join('');
    return `## passmuster: ${title}\n\n${(0,wording/* plural */.LS)(summary.files, 'file')} checked${(0,report/* howToFix */.Nv)(summary)}${(0,report/* notShown */.d5)(hidden)}${(0,report/* notReported */.XJ)(results, silenced)}${(0,report/* unlisted */.B$)(summary)}.${more}\n`;
}
function statisticsTable(statistics) {
    if (statistics.length === 0)
        return '';
    const rows = statistics.map(({ rule, severity, findings, files, fixable }) => `| [${rule}](${(0,tool_identity/* ruleUrl */.Q)(rule)}) | ${severity} | ${(0,wording/* count */.U9)(findings)} | ${(0,wording/* count */.U9)(files)} | ${(0,wording/* count */.U9)(fixable)} |\n`);
    return `\n| rule | severity | findings | files | fixable |\n|---|---|--:|--:|--:|\n${rows.join('')}`;
}
/** Each rule has an equal share of the room, and what those before it have left. */
function placesByRule(results, statistics, rules, { blob }, room) {
    const { originals, copiesOf } = (0,copies/* setCopiesApart */.O)(results);
    const lines = (0,report/* linesByPath */.Gb)({ results });
    const byRule = new Map();
    for (const finding of (0,report/* findingsOf */.WX)(originals)) {
        const key = keyOf(finding.diagnostic);
        const own = byRule.get(key);
        if (own === undefined)
            byRule.set(key, [finding]);
        else
            own.push(finding);
    }
    let [text, listed, left] = ['', 0, room];
    for (const [index, row] of statistics.entries()) {
        const rule = rules.find(({ id }) => id === row.rule);
        const findings = byRule.get(keyOf(row)) ?? [];
        const part = ruleDetails({ row, findings, copiesOf, lines, rule, blob }, left / (statistics.length - index));
        text += part.text;
        listed += part.listed;
        left -= Buffer.byteLength(part.text);
    }
    return { text, listed };
}
function keyOf({ rule, severity }) {
    return `${severity} ${rule}`;
}
function leftOut(findings, { all = 'Run `passmuster -f concise` to list all.' }) {
    return `\n**${(0,wording/* plural */.LS)(findings, 'finding')} not listed here.** ${all}\n`;
}
function diagrams(results, room) {
    let left = room;
    return results
        .map(diagram)
        .filter((text) => (left -= Buffer.byteLength(text)) >= 0)
        .join('');
}
function diagram({ uri, diagram: drawn, diagnostics }) {
    if (drawn === undefined || !diagnostics.some(({ rule }) => drawn.rules.includes(rule)))
        return '';
    const lines = drawn.source.split('\n').map(escape_invisible/* visible */.RK).join('\n').trimEnd();
    const fence = (0,markdown_text/* fenceFor */.Lt)(lines);
    return `\n${(0,markdown_text/* code */.aY)(uri)}:\n\n${fence}mermaid\n${lines}\n${fence}\n`;
}


/***/ })

};
;