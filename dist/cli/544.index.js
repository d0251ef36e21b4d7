"use strict";
exports.id = 544;
exports.ids = [544,411,750,800];
exports.modules = {

/***/ 9800:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  suppress: () => (/* binding */ suppress),
  suppressRules: () => (/* binding */ suppressRules)
});

// EXTERNAL MODULE: ./src/lint.ts
var lint = __webpack_require__(2554);
// EXTERNAL MODULE: ./src/position.ts
var position = __webpack_require__(1972);
// EXTERNAL MODULE: ./src/config/rule-names.ts
var rule_names = __webpack_require__(8587);
// EXTERNAL MODULE: ./src/message.ts
var message = __webpack_require__(9568);
;// CONCATENATED MODULE: ./src/config/suppress/example.ts
/** A skill with `comment`, a line of the frontmatter; in the directory `legacy` it has a finding to suppress. */
function suppressed(comment, directory = 'legacy') {
    return { path: `skills/${directory}/SKILL.md`, text: `---\n${comment}\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n` };
}
const goodSuppression = suppressed('# passmuster-ignore skill/name-directory: the path is in use elsewhere');

// EXTERNAL MODULE: ./src/config/suppress/suppression.ts
var suppression = __webpack_require__(4455);
;// CONCATENATED MODULE: ./src/config/suppress/rules/expired.ts



const expired = {
    id: 'suppress/expired',
    severity: { recommended: 'warning', strict: 'error' },
    summary: 'The date of a suppression has not passed',
    why: 'Behind its date a suppression holds no longer: what it silenced is reported again.',
    source: 'https://github.com/passmuster/passmuster/blob/main/docs/suppress.md',
    bad: suppressed('# passmuster-ignore skill/name-length until=2020-12-31: renamed with the next release', 'pdf'),
    good: suppressed('# passmuster-ignore skill/name-directory until=9999-12-31: renamed with the next release'),
    check({ until, isExpired, range }, report) {
        if (!isExpired || until === undefined)
            return;
        if ((0,suppression/* isDate */.$P)(until))
            report(range, `The suppression held until ${(0,message/* quote */.hD)(until)}. Mend the finding, or give a later date.`);
        else
            report(range, `${(0,message/* quote */.hD)(until)} is no date, so the suppression does not hold. Write it as YYYY-MM-DD.`);
    },
};

;// CONCATENATED MODULE: ./src/config/suppress/rules/no-reason.ts

const noReason = {
    id: 'suppress/no-reason',
    severity: { recommended: 'warning', strict: 'error' },
    summary: 'A suppression names the rules and the reason',
    why: 'A finding that was silenced without a word cannot be judged again: nobody knows whether it is still right to be silent.',
    source: 'https://github.com/passmuster/passmuster/blob/main/docs/suppress.md',
    bad: suppressed('# passmuster-ignore skill/name-directory'),
    good: goodSuppression,
    check({ rules, reason, range }, report) {
        if (rules.length === 0)
            report(range, 'The suppression names no rule. Write `passmuster-ignore RULE: reason`.');
        else if (reason === '')
            report(range, 'The suppression gives no reason. Add it behind a colon.');
    },
};

;// CONCATENATED MODULE: ./src/config/suppress/rules/unknown-rule.ts


const unknownRule = {
    id: 'suppress/unknown-rule',
    severity: { recommended: 'warning', strict: 'error' },
    summary: 'A suppression names rules that there are',
    why: 'A misspelt rule suppresses nothing.',
    source: 'https://github.com/passmuster/passmuster/blob/main/docs/suppress.md',
    bad: suppressed('# passmuster-ignore skill/name-directory, skill/name-dir: the path is in use elsewhere'),
    good: goodSuppression,
    check({ rules, range, isRule, nearest }, report) {
        for (const name of rules) {
            if (isRule(name))
                continue;
            const meant = nearest(name);
            report(range, `${(0,message/* quote */.hD)(name)} is not a rule. ${meant === undefined ? 'Name a rule of `passmuster --list-rules`, or remove it' : `Write ${(0,message/* quote */.hD)(meant)}`}.`);
        }
    },
};

;// CONCATENATED MODULE: ./src/config/suppress/rules/unused.ts


const unused = {
    id: 'suppress/unused',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'A suppression suppresses something',
    why: 'Once the finding is gone, the suppression only hides the next one.',
    source: 'https://github.com/passmuster/passmuster/blob/main/docs/suppress.md',
    bad: suppressed('# passmuster-ignore skill/name-directory, skill/name-length: the path is in use elsewhere'),
    good: goodSuppression,
    check({ rules, used, isExpired, readable, range, isRule }, report) {
        if (isExpired || !readable)
            return;
        for (const name of rules)
            if (!used.has(name) && isRule(name))
                report(range, `${(0,message/* quote */.hD)(name)} reports nothing here. Remove it from the suppression.`);
    },
};

;// CONCATENATED MODULE: ./src/config/suppress/index.ts








const suppressRules = [noReason, unknownRule, expired, unused];
const UNREADABLE = /\/(?:parse|frontmatter-(?:missing|unclosed|yaml))$/;
/**
 * Leaves out the findings that a comment suppresses, and reports suppressions that are wrong in themselves.
 * `today` is YYYY-MM-DD; `ids` are the rules there are.
 */
function suppress(text, diagnostics, comments, settings, today, ids) {
    const suppressions = (0,suppression/* readSuppressions */.Hl)(text, comments);
    const used = new Map(suppressions.map((suppression) => [suppression, new Set()]));
    const isSuppressed = using(new Map([...used].filter(([{ until }]) => !isPast(until, today))), text);
    const kept = diagnostics.filter((diagnostic) => !isSuppressed(diagnostic));
    const readable = !diagnostics.some(({ rule }) => UNREADABLE.test(rule));
    const isRule = (name) => ids.some((id) => (0,rule_names/* names */.D)(name, id));
    // A comment may hold ten thousand names: of those beyond the limit no finding is kept.
    let compared = 0;
    const nearest = (name) => (compared++ <= lint/* MOST_FINDINGS */.V8 ? (0,rule_names/* nearestRule */.V)(name, ids) : undefined);
    const judged = [...used].map(([suppression, words]) => ({ ...suppression, used: words, isExpired: isPast(suppression.until, today), readable, isRule, nearest }));
    const found = (0,lint/* collect */.Fo)(settings);
    for (const rule of suppressRules) {
        const report = found.reportFor(rule);
        if (report !== undefined)
            for (const each of judged)
                rule.check(each, report);
    }
    return [...kept, ...found.end()];
}
/** Tells whether a finding is suppressed, and notes the words that do it. Each rule is held against the suppressions of a line once: there may be thousands of both. */
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
            const word = suppression.rules.find((name) => (0,rule_names/* names */.D)(name, rule));
            if (word === undefined)
                continue;
            suppressions.get(suppression).add(word);
            hit = true;
        }
        known.set(key, hit);
        return hit;
    };
    return ({ rule, range: [start] }) => {
        const line = starts[(0,position/* positionAt */.t$)(text, starts, start).line - 1];
        const inFile = isHit(rule, ofFile, rule);
        return isHit(rule, ofLines.get(line) ?? [], `${line} ${rule}`) || inFile;
    };
}
/** A date that is none has passed: a suppression must not hold for ever by a slip of the pen. */
function isPast(until, today) {
    return until !== undefined && (!(0,suppression/* isDate */.$P)(until) || until < today);
}


/***/ }),

/***/ 6792:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   formats: () => (/* binding */ formats),
/* harmony export */   ruleIds: () => (/* binding */ ruleIds),
/* harmony export */   rules: () => (/* binding */ rules)
/* harmony export */ });
/* harmony import */ var _config_suppress_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9800);
/* harmony import */ var _agent_3md_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5855);
/* harmony import */ var _agent_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6161);
/* harmony import */ var _copilot_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4641);
/* harmony import */ var _file_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(886);
/* harmony import */ var _plane_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5827);
/* harmony import */ var _skill_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1250);







const formats = [_skill_index_js__WEBPACK_IMPORTED_MODULE_6__/* .skill */ .YG, _plane_index_js__WEBPACK_IMPORTED_MODULE_5__.plane, _agent_3md_index_js__WEBPACK_IMPORTED_MODULE_1__.agent3md, _agent_index_js__WEBPACK_IMPORTED_MODULE_2__.agent, _copilot_index_js__WEBPACK_IMPORTED_MODULE_3__.copilot];
const rules = [...new Set([..._file_index_js__WEBPACK_IMPORTED_MODULE_4__/* .fileRules */ ._, ..._config_suppress_index_js__WEBPACK_IMPORTED_MODULE_0__.suppressRules, ...formats.flatMap((format) => [...format.rules, ...format.repositoryRules])])];
const ruleIds = rules.map(({ id }) => id);


/***/ }),

/***/ 5827:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plane: () => (/* binding */ plane)
});

// EXTERNAL MODULE: ./src/formats/skill/index.ts + 37 modules
var skill = __webpack_require__(1250);
// EXTERNAL MODULE: ./src/markdown.ts
var markdown = __webpack_require__(3758);
;// CONCATENATED MODULE: ./src/formats/plane/parse.ts

/** The heading that names a skill of the Skills plane. */
function nameHeading(skill) {
    return (0,markdown/* markdownOf */.R)(skill).headings.find(({ level, text }) => level === 1 && text !== '');
}
/** The name is the first level-1 heading, else the directory's; compared ignoring case. */
function planeHeader(document) {
    const heading = nameHeading(document);
    return { name: { text: (heading?.text ?? document.directory).toLowerCase(), range: heading?.range ?? startOf(document) } };
}
/** The first line of the body that has text, else the frontmatter's closing line. */
function startOf({ body, frontmatter, source: { text } }) {
    const first = text.slice(...body).search(/\S/);
    if (first === -1)
        return frontmatter.closing;
    const start = body[0] + first;
    return [start, start + /^.*/.exec(text.slice(start))[0].trimEnd().length];
}

// EXTERNAL MODULE: ./src/fields.ts
var src_fields = __webpack_require__(8118);
;// CONCATENATED MODULE: ./src/formats/plane/example.ts
/** A Skills-plane skill that no rule has anything to say about. */
const goodPlane = {
    path: 'skills/deployment/SKILL.md',
    text: '---\ndescription: Deploys to production step by step. Use when a release is ready.\ndomain: development\nversion: 1.0.0\ntags: [devops, deploy]\n---\n# Deployment\n\nRun the checks.\n',
};
/** The frontmatter's line for `key`, written anew; no line when it is empty. */
function withLine(key, line) {
    return { path: goodPlane.path, text: goodPlane.text.replace(new RegExp(`^${key}:.*\n`, 'm'), line === '' ? '' : `${line}\n`) };
}

;// CONCATENATED MODULE: ./src/formats/plane/rules/description.ts


const description = {
    id: 'plane/description',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'The frontmatter has a `description`, which is text',
    why: 'The registry searches the description too; the Skills plane recommends it.',
    source: 'https://github.com/CorvidLabs/corvid-agent',
    bad: withLine('description', ''),
    good: goodPlane,
    check({ fields, readable, frontmatter }, report) {
        const field = fields.get('description');
        if (field !== undefined && field.value !== null && typeof field.value !== 'string')
            return report(field.range, `The \`description\` is ${(0,src_fields/* kindOf */.I)(field.value)}, not text. Write text, so that a search finds it.`);
        if (readable && (0,src_fields/* isBlank */.z3)(field))
            report(field?.key ?? frontmatter.opening, 'The skill has no `description`. Say what it does, so that a search finds it.');
    },
};

;// CONCATENATED MODULE: ./src/formats/plane/rules/domain.ts


const domain = {
    id: 'plane/domain',
    severity: { recommended: 'error', strict: 'error' },
    summary: '`domain` is text that is not empty',
    why: 'A search filters by the exact domain. A skill whose domain is empty or no text is never found by it.',
    source: 'https://github.com/CorvidLabs/corvid-agent',
    bad: withLine('domain', 'domain:'),
    good: goodPlane,
    check({ fields }, report) {
        const field = fields.get('domain');
        if (field === undefined)
            return;
        if ((0,src_fields/* isBlank */.z3)(field))
            report(field.key, '`domain` is empty. Name the domain, or remove the field for `development`.');
        else if (typeof field.value !== 'string')
            report(field.range, `\`domain\` is ${(0,src_fields/* kindOf */.I)(field.value)}, not text. Write the domain’s name.`);
    },
};

// EXTERNAL MODULE: ./src/message.ts
var message = __webpack_require__(9568);
// EXTERNAL MODULE: ./src/formats/skill/duplicates.ts
var duplicates = __webpack_require__(4262);
;// CONCATENATED MODULE: ./src/formats/plane/rules/duplicate-name.ts



const duplicateName = {
    id: 'plane/duplicate-name',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'No two skills of one `skills` directory have the same name',
    why: 'A search for the name finds both, and the model cannot tell them apart. Names are compared ignoring case.',
    source: 'https://github.com/CorvidLabs/corvid-agent',
    bad: { path: goodPlane.path, text: goodPlane.text, files: { 'skills/release/SKILL.md': goodPlane.text.replace('# Deployment', '# DEPLOYMENT') } },
    good: { path: goodPlane.path, text: goodPlane.text, files: { 'skills/release/SKILL.md': goodPlane.text.replace('# Deployment', '# Release') } },
    checkAll(headers, report) {
        (0,duplicates/* reportDuplicates */.p)(headers, (name) => `Another skill is named ${(0,message/* quote */.hD)(name)} too. Rename one.`, report);
    },
};

;// CONCATENATED MODULE: ./src/formats/plane/rules/name-key.ts

const nameKey = {
    id: 'plane/name-key',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'The frontmatter has no `name`',
    why: 'This dialect takes the name from the first level-1 heading. A `name` in the frontmatter is ignored, and misleads who edits it.',
    source: 'https://github.com/CorvidLabs/corvid-agent',
    bad: withLine('domain', 'name: deploy'),
    good: goodPlane,
    check({ fields }, report) {
        const field = fields.get('name');
        if (field !== undefined)
            report(field.key, 'The Skills plane ignores `name`. Put the name into the first level-1 heading.');
    },
};

;// CONCATENATED MODULE: ./src/formats/plane/rules/name.ts



const name_name = {
    id: 'plane/name',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'A level-1 heading names the skill',
    why: 'The Skills plane takes a skill’s name from the first `# ` heading. Without one it is named like its directory.',
    source: 'https://github.com/CorvidLabs/corvid-agent',
    bad: { path: goodPlane.path, text: goodPlane.text.replace('# Deployment\n', '') },
    good: goodPlane,
    check(document, report) {
        if (nameHeading(document) !== undefined)
            return;
        report(startOf(document), `The body has no level-1 heading, so the skill is named ${(0,message/* quote */.hD)(document.directory)}. Start the body with \`# <name>\`.`);
    },
};

;// CONCATENATED MODULE: ./src/formats/plane/rules/tags.ts



const tags = {
    id: 'plane/tags',
    severity: { recommended: 'error', strict: 'error' },
    summary: '`tags` is a list of words, or one text with commas',
    why: 'A search asks for tags as `#tag`. A tag with white space or `#` cannot be asked for, and a repeated one adds nothing.',
    source: 'https://github.com/CorvidLabs/corvid-agent',
    bad: withLine('tags', 'tags: 5'),
    good: goodPlane,
    check({ fields, source: { text } }, report) {
        const field = fields.get('tags');
        if (field === undefined || field.value === null)
            return;
        const list = readTags(field, text, report);
        const seen = new Map();
        for (const tag of list) {
            const first = seen.get(tag.text.toLowerCase());
            if (tag.text === '')
                report(tag.range, '`tags` has an empty item. Remove the extra comma or item.', { severity: 'warning' });
            else if (first !== undefined)
                report(tag.range, `The tag ${(0,message/* quote */.hD)(tag.text)} stands here for the second time. Remove it.`, { severity: 'warning', related: [{ range: first.range, message: 'The first one is here.' }] });
            else if (/[\s#]/.test(tag.text))
                report(tag.range, `The tag ${(0,message/* quote */.hD)(tag.text)} cannot be searched as \`#tag\`. Use a word without white space and \`#\`.`, { severity: 'warning' });
            seen.set(tag.text.toLowerCase(), first ?? tag);
        }
    },
};
/** The tags and where each was written; an item that is no text is reported. */
function readTags({ value, range }, text, report) {
    if ((0,src_fields/* isList */.Lv)(value)) {
        return value.flatMap((item) => {
            if (typeof item.value === 'string')
                return { text: item.value.trim(), range: item.range };
            if (item.value === null)
                return { text: '', range: item.range };
            report(item.range, `A tag is ${(0,src_fields/* kindOf */.I)(item.value)}, not text. Quote it.`);
            return [];
        });
    }
    if (typeof value !== 'string') {
        report(range, `\`tags\` is ${(0,src_fields/* kindOf */.I)(value)}. Write a list of words.`);
        return [];
    }
    // Where the value is written as it is read, each tag has a place of its own.
    const start = text.startsWith(value, range[0]) ? range[0] : text.startsWith(value, range[0] + 1) ? range[0] + 1 : undefined;
    let at = 0;
    return value.split(',').map((item) => {
        const from = at + (item.length - item.trimStart().length);
        at += item.length + 1;
        return { text: item.trim(), range: start === undefined ? range : [start + from, start + from + item.trim().length] };
    });
}

// EXTERNAL MODULE: ./src/semantic-version.ts
var semantic_version = __webpack_require__(3542);
;// CONCATENATED MODULE: ./src/formats/plane/rules/version.ts




const version = {
    id: 'plane/version',
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'suggested',
    summary: '`version` is a semantic version',
    why: 'Versions are compared as `major.minor.patch`. An unquoted `1.0` is a number to YAML, and `1.10` is 1.1.',
    source: 'https://semver.org/#semantic-versioning-specification-semver',
    bad: withLine('version', 'version: 1.0'),
    good: goodPlane,
    check({ fields, source: { text } }, report) {
        const field = fields.get('version');
        if (field === undefined || (typeof field.value === 'string' && (0,semantic_version/* isSemanticVersion */.D)(field.value)))
            return;
        if (field.range[0] === field.range[1])
            return report(field.key, '`version` is empty. Write `major.minor.patch`.');
        const written = typeof field.value === 'string' ? field.value : text.slice(...field.range);
        const complete = typeof field.value !== 'string' && (0,src_fields/* isTagged */.$J)(text, field.range) ? undefined : (0,semantic_version/* completeVersion */.C)(written);
        const fault = typeof field.value === 'string' ? 'is not a semantic version' : `is ${(0,src_fields/* kindOf */.I)(field.value)}, not a semantic version`;
        report(field.range, `${(0,message/* quote */.hD)(written)} ${fault}. Write ${complete === undefined ? '`major.minor.patch`' : `\`${complete}\``}.`, complete === undefined ? {} : (0,message/* suggest */.ZA)(`Write \`${complete}\``, field.range, complete));
    },
};

;// CONCATENATED MODULE: ./src/formats/plane/index.ts









/** The Skills-plane dialect of SKILL.md: chosen by the user, never guessed. */
const plane = {
    ...skill/* skill */.YG,
    name: 'plane',
    title: 'Skills plane',
    specification: 'https://github.com/CorvidLabs/corvid-agent',
    dialect: 'skills-plane',
    rules: [...skill/* sharedRules */.PS, description, name_name, nameKey, domain, version, tags],
    repositoryRules: [duplicateName],
    applicable: (document) => (0,skill/* speaking */.zY)({ ...document, fragment: false }, plane.rules),
    header: planeHeader,
};


/***/ }),

/***/ 2544:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  merge: () => (/* binding */ merge)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/host.ts
var src_host = __webpack_require__(2237);
// EXTERNAL MODULE: ./src/message.ts
var message = __webpack_require__(9568);
// EXTERNAL MODULE: ./src/run.ts + 3 modules
var run = __webpack_require__(7087);
// EXTERNAL MODULE: ./src/shard.ts
var shard = __webpack_require__(7903);
// EXTERNAL MODULE: ./src/tool.ts + 1 modules
var tool = __webpack_require__(3134);
// EXTERNAL MODULE: ./src/find.ts
var find = __webpack_require__(1196);
// EXTERNAL MODULE: ./src/reporters/json.ts
var json = __webpack_require__(4310);
// EXTERNAL MODULE: ./src/reporters/report.ts
var report = __webpack_require__(6374);
// EXTERNAL MODULE: ./src/reporters/sarif.ts + 1 modules
var sarif = __webpack_require__(3750);
;// CONCATENATED MODULE: ./src/merge/join.ts




/** SARIF's levels, the most severe first. */
const ORDER = Object.values(sarif.LEVELS);
/** Joins the reports of all shards, of one kind and in any order, into what one run over all files writes. */
function joinParts(parts) {
    const summary = parts.map((part) => part.summary).reduce(add);
    const results = byPath(parts.flatMap((part) => (part.kind === 'SARIF' ? part.results : [])), ({ properties }) => properties.path);
    if (parts[0].kind === 'SARIF')
        return { summary, ...joinResults(results, summary, parts.some(({ shard }) => shard.failed)) };
    const listed = (list) => byPath(parts.flatMap((part) => (part.kind === 'JSON' ? part[list] : [])), ({ path }) => path);
    return { text: (0,json/* printReport */.Y_)({ files: listed('files'), diagnostics: listed('diagnostics'), summary }), summary, left: 0 };
}
/** What a shard left out is less severe than all that it kept, or comes later: a whole run would leave it out too. */
function joinResults(results, { errors, warnings, infos }, failed) {
    const all = errors + warnings + infos;
    const kept = all > report/* MOST_RESULTS */.fO ? results.toSorted((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level)).slice(0, report/* MOST_RESULTS */.fO) : results;
    const left = all - kept.length;
    return { text: (0,sarif.sarifLog)(kept.map(({ properties, ruleIndex, ...result }) => result), { left, failed }), left };
}
/** Each file is in one shard, which has its findings in their order. */
function byPath(items, pathOf) {
    return items.toSorted((a, b) => (0,find/* compare */.UD)(pathOf(a), pathOf(b)));
}
function add(a, b) {
    return { files: a.files + b.files, errors: a.errors + b.errors, warnings: a.warnings + b.warnings, infos: a.infos + b.infos, fixable: a.fixable + b.fixable };
}

;// CONCATENATED MODULE: ./src/merge/part.ts


/** Reads the text of a report: `whole` for one that is of no shard, `none` for a text that is no report. Never throws. */
function parsePart(text) {
    let parsed;
    try {
        parsed = JSON.parse(text);
    }
    catch {
        return 'none';
    }
    const report = fieldsOf(parsed);
    return report['version'] === 1 ? jsonPart(report) : report['version'] === '2.1.0' ? sarifPart(report) : 'none';
}
function jsonPart({ tool: producer, shard, files, diagnostics, summary }) {
    const { name, version } = fieldsOf(producer);
    if (name !== tool/* tool */.z.name || typeof version !== 'string' || !isListOf(files, isPlaced) || !isListOf(diagnostics, isPlaced) || !isSummary(summary))
        return 'none';
    if (shard === undefined)
        return 'whole';
    return isShard(shard) ? { kind: 'JSON', version, shard: { ...shard, failed: shard.failed ?? false }, summary, files, diagnostics } : 'none';
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
    return isShard(shard) && isSummary(summary) && isListOf(results, isPlacedResult) ? { kind: 'SARIF', version, shard: { ...shard, failed: shard.failed ?? false }, summary, results } : 'none';
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
    return typeof ruleId === 'string' && Object.values(sarif.LEVELS).some((each) => each === level) && isPlaced(properties);
}
function isSummary(value) {
    const fields = fieldsOf(value);
    return ['files', 'errors', 'warnings', 'infos', 'fixable'].every((name) => isCount(fields[name]));
}
function isShard(value) {
    const { index, count, failed } = fieldsOf(value);
    return isCount(index) && isCount(count) && index >= 1 && index <= count && (failed === undefined || typeof failed === 'boolean');
}
function isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
}

;// CONCATENATED MODULE: ./src/merge/index.ts








/** Joins the reports of all shards of a run. Exit codes are those of a run over all files; with 2 for reports that are not those of one run nothing is written. */
function merge({ reports, outputFile, threshold }, host) {
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
    const { text, summary, left } = joinParts(named.map(({ part }) => part));
    const notes = named.filter(({ part }) => part.shard.failed).map(({ file, part }) => `The run of shard ${(0,shard/* shownShard */.c)(part.shard)}, of ${(0,message/* quotePath */.WG)(file)}, could not do all its work. See what it said.`);
    if (left > 0)
        notes.push((0,run/* leftOutOfSarif */.gm)(left));
    const failed = named.some(({ part }) => part.shard.failed);
    const exitCode = failed ? 2 : (0,run/* countsExceed */.PD)(summary, threshold) ? 1 : 0;
    if (outputFile === undefined)
        return { stdout: text, stderr: (0,run/* written */.Mp)(notes), exitCode };
    try {
        host.write((0,external_node_path_.resolve)(host.cwd, outputFile), text);
    }
    catch (error) {
        return complaint(`The report was not written to ${(0,message/* quotePath */.WG)(outputFile)}: ${(0,src_host/* errorCode */.CA)(error)}.`);
    }
    return { stdout: '', stderr: (0,run/* written */.Mp)(notes), exitCode };
}
function complaint(message) {
    return { stdout: '', stderr: (0,run/* written */.Mp)([message]), exitCode: 2 };
}
/** The report in a file, or one line that says what is wrong with it. */
function readPart(file, host) {
    let text;
    try {
        text = new TextDecoder().decode(host.read((0,external_node_path_.resolve)(host.cwd, file)));
    }
    catch (error) {
        return `${(0,message/* quotePath */.WG)(file)} cannot be read: ${(0,src_host/* errorCode */.CA)(error)}.`;
    }
    const part = parsePart(text);
    if (part === 'none')
        return `${(0,message/* quotePath */.WG)(file)} is no JSON or SARIF report of ${tool/* tool */.z.name}. Name what runs with \`--shard\` have written.`;
    if (part === 'whole')
        return `${(0,message/* quotePath */.WG)(file)} is the report of a whole run. Name what runs with \`--shard\` have written.`;
    if (part.version !== tool/* tool */.z.version)
        return `${(0,message/* quotePath */.WG)(file)} is of ${tool/* tool */.z.name} ${part.version}, and this is ${tool/* tool */.z.version}. Use one version for all.`;
    return part;
}
/** Why these are not all the reports of one run, in one line; undefined if they are. */
function mismatchOf(named) {
    const [first] = named;
    const { kind, shard: { count: total } } = first.part;
    const seen = new Map();
    for (const { file, part } of named) {
        const { index, count: number } = part.shard;
        if (part.kind !== kind)
            return `${(0,message/* quotePath */.WG)(first.file)} is ${kind}, and ${(0,message/* quotePath */.WG)(file)} is ${part.kind}. Merge the reports of each format by themselves.`;
        if (number !== total)
            return `${(0,message/* quotePath */.WG)(first.file)} is shard ${(0,shard/* shownShard */.c)(first.part.shard)}, and ${(0,message/* quotePath */.WG)(file)} shard ${(0,shard/* shownShard */.c)(part.shard)}. Merge the reports of one run.`;
        const other = seen.get(index);
        if (other !== undefined)
            return `${(0,message/* quotePath */.WG)(other)} and ${(0,message/* quotePath */.WG)(file)} are both of shard ${(0,shard/* shownShard */.c)(part.shard)}. Leave one out.`;
        seen.set(index, file);
    }
    if (seen.size === total)
        return undefined;
    let index = 1;
    while (seen.has(index))
        index++;
    const others = total - seen.size - 1;
    return `The report of shard ${(0,shard/* shownShard */.c)({ index, count: total })} is missing${others === 0 ? '' : `, and ${(0,message/* count */.U9)(others)} more`}. Name the reports of all ${(0,message/* count */.U9)(total)} shards.`;
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

// EXTERNAL MODULE: ./src/formats/index.ts
var formats = __webpack_require__(6792);
// EXTERNAL MODULE: ./src/message.ts
var message = __webpack_require__(9568);
// EXTERNAL MODULE: ./src/tool.ts + 1 modules
var tool = __webpack_require__(3134);
;// CONCATENATED MODULE: ./src/reporters/fingerprint.ts
const WINDOW = 100;
const FACTOR = 37;
const HALF = 2 ** 32;
const END_OF_FILE = 0xffff;
/**
 * GitHub's `primaryLocationLineHash` of each line of a text, the first at index 1: it stays when other lines change, so
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
/** The text's units without spaces and tabs, with one `\n` a line break and the mark of its end, and where each line starts in them. */
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
;// CONCATENATED MODULE: ./src/reporters/sarif.ts






/** SARIF's names of the severities. */
const LEVELS = { error: 'error', warning: 'warning', info: 'note' };
const PROBLEM_SEVERITIES = { error: 'error', warning: 'warning', info: 'recommendation' };
/** SARIF 2.1.0 with what GitHub's code scanning reads. Where it takes fewer results than there are, the most severe stay. */
function sarif({ results, shard, mentioned = [], failed = false }) {
    const findings = results.flatMap((result) => result.diagnostics.map((diagnostic) => ({ result, diagnostic })));
    const kept = findings.length > report/* MOST_RESULTS */.fO ? (0,report/* bySeverity */.Np)(results).slice(0, report/* MOST_RESULTS */.fO) : findings;
    const artifacts = new Map([...results, ...mentioned].map((result) => [result.path, artifactOf(result)]));
    const left = findings.length - kept.length;
    if (shard === undefined)
        return sarifLog(kept.map((finding) => toResult(finding, artifacts)), { left, failed });
    // URIs do not tell the order of a whole run, which is that of the paths from the working directory.
    const placed = kept.map((finding) => ({ ...toResult(finding, artifacts), properties: { path: finding.result.path } }));
    return sarifLog(placed, { left, failed }, { shard: (0,json/* shardFields */.Wb)(shard), summary: (0,report/* summarize */.eh)(results) });
}
/** A whole log of these results. */
function sarifLog(results, lacking, properties) {
    const names = new Set(results.map(({ ruleId }) => ruleId));
    const used = formats.rules.filter(({ id }) => names.has(id));
    const indices = new Map(used.map(({ id }, index) => [id, index]));
    const log = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [{
                tool: { driver: { name: tool/* tool */.z.name, semanticVersion: tool/* tool */.z.version, informationUri: tool/* tool */.z.homepage, rules: used.map(describe) } },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the repository.' } } },
                invocations: invocations(lacking),
                results: results.map((result) => ({ ruleIndex: indices.get(result.ruleId), ...result })),
                properties,
            }],
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
        help: { text: help, markdown: `${rule.why}\n\n[The requirement](${rule.source}) · [Examples](${(0,tool/* ruleUrl */.Q)(rule.id)})` },
        helpUri: (0,tool/* ruleUrl */.Q)(rule.id),
        defaultConfiguration: { level: LEVELS[severity] },
        properties: { tags: ['agents', rule.id.split('/')[0]], precision: 'very-high', 'problem.severity': PROBLEM_SEVERITIES[severity] },
    };
}
function invocations({ left, failed }) {
    if (!failed && left === 0)
        return undefined;
    const notify = (level, text) => ({ level, message: { text } });
    return [{
            executionSuccessful: !failed,
            toolExecutionNotifications: [
                ...(failed ? [notify('error', 'The run could not check everything. What is not here may still be wrong.')] : []),
                ...(left > 0 ? [notify('warning', `${(0,message/* plural */.LS)(left, 'result')} left out: code scanning takes ${(0,message/* count */.U9)(report/* MOST_RESULTS */.fO)} of one run, the most severe first.`)] : []),
            ],
        }];
}
/** A message whose brackets are no links: of `[text](destination)` a viewer makes one. Source: SARIF 2.1.0, 3.11.6. */
function messageOf(text) {
    return { text: text.replace(/\[(?=[^[\]]*\]\()/g, '\\[') };
}
function artifactOf({ uri, text = '' }) {
    const { locate } = (0,report/* linesOf */.Dx)(text);
    let hashes;
    return {
        location: { uri: uri.toWellFormed().split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' },
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
            return { id, physicalLocation: { artifactLocation: at.location, region: at.region(other.range) }, message: messageOf(other.message) };
        }),
        fixes: fix && [toFix(fix, artifact)],
    };
}
function toFix({ title, edits }, { location, region }) {
    const replacements = edits.map((edit) => ({ deletedRegion: region(edit.range), insertedContent: { text: edit.text } }));
    return { description: { text: title }, artifactChanges: [{ artifactLocation: location, replacements }] };
}


/***/ })

};
;