"use strict";
exports.id = 411;
exports.ids = [411,398];
exports.modules = {

/***/ 6792:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   formats: () => (/* binding */ formats),
/* harmony export */   ruleIds: () => (/* binding */ ruleIds),
/* harmony export */   rules: () => (/* binding */ rules)
/* harmony export */ });
/* harmony import */ var _suppressions_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6398);
/* harmony import */ var _agent_3md_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2555);
/* harmony import */ var _agent_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6002);
/* harmony import */ var _copilot_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4641);
/* harmony import */ var _file_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(886);
/* harmony import */ var _plane_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6480);
/* harmony import */ var _skill_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6635);







const formats = [_skill_index_js__WEBPACK_IMPORTED_MODULE_6__/* .skill */ .YG, _plane_index_js__WEBPACK_IMPORTED_MODULE_5__.plane, _agent_3md_index_js__WEBPACK_IMPORTED_MODULE_1__.agent3md, _agent_index_js__WEBPACK_IMPORTED_MODULE_2__.agent, _copilot_index_js__WEBPACK_IMPORTED_MODULE_3__.copilot];
const rules = [
    ...new Set([
        ..._file_index_js__WEBPACK_IMPORTED_MODULE_4__/* .fileRules */ ._,
        ..._suppressions_index_js__WEBPACK_IMPORTED_MODULE_0__.suppressRules,
        ...formats.flatMap((format) => [...format.rules, ...format.repositoryRules]),
    ]),
];
const ruleIds = rules.map(({ id }) => id);


/***/ }),

/***/ 6480:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plane: () => (/* binding */ plane)
});

// EXTERNAL MODULE: ./src/formats/skill/index.ts + 35 modules
var skill = __webpack_require__(6635);
// EXTERNAL MODULE: ./src/formats/skill/parse.ts
var parse = __webpack_require__(7869);
// EXTERNAL MODULE: ./src/text/markdown.ts
var markdown = __webpack_require__(6590);
;// CONCATENATED MODULE: ./src/formats/plane/parse.ts

/** The heading that names a skill of the Skills plane. */
function nameHeading(skill) {
    return (0,markdown/* markdownOf */.R)(skill).headings.find(({ level, text }) => level === 1 && text !== '');
}
/** The name is the first level-1 heading, else the directory's; compared ignoring case. */
function planeHeader(document) {
    const heading = nameHeading(document);
    return {
        name: {
            text: (heading?.text ?? document.directory).toLowerCase(),
            range: heading?.range ?? startOf(document),
        },
    };
}
/** The first line of the body that has text, else the frontmatter's closing line. */
function startOf({ body, frontmatter, source: { text } }) {
    const first = text.slice(...body).search(/\S/);
    if (first === -1)
        return frontmatter.closing;
    const start = body[0] + first;
    return [start, start + /^.*/.exec(text.slice(start))[0].trimEnd().length];
}

// EXTERNAL MODULE: ./src/text/fields.ts
var text_fields = __webpack_require__(1686);
;// CONCATENATED MODULE: ./src/formats/plane/example.ts
/** A Skills-plane skill that no rule has anything to say about. */
const goodPlane = {
    path: 'skills/deployment/SKILL.md',
    text: '---\ndescription: Deploys to production step by step. Use when a release is ready.\ndomain: development\nversion: 1.0.0\ntags: [devops, deploy]\n---\n# Deployment\n\nRun the checks.\n',
};
/** The frontmatter's line for `key`, written anew; no line when it is empty. */
function withLine(key, line) {
    return {
        path: goodPlane.path,
        text: goodPlane.text.replace(new RegExp(`^${key}:.*\n`, 'm'), line === '' ? '' : `${line}\n`),
    };
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
            return report(field.range, `The \`description\` is ${(0,text_fields/* kindOf */.I)(field.value)}, not text. Write text, so that a search finds it.`);
        if (readable && (0,text_fields/* isBlank */.z3)(field))
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
        if ((0,text_fields/* isBlank */.z3)(field))
            report(field.key, '`domain` is empty. Name the domain, or remove the field for `development`.');
        else if (typeof field.value !== 'string')
            report(field.range, `\`domain\` is ${(0,text_fields/* kindOf */.I)(field.value)}, not text. Write the domain’s name.`);
    },
};

// EXTERNAL MODULE: ./src/text/message.ts
var message = __webpack_require__(6400);
// EXTERNAL MODULE: ./src/formats/skill/duplicates.ts
var duplicates = __webpack_require__(4262);
;// CONCATENATED MODULE: ./src/formats/plane/rules/duplicate-name.ts



const duplicateName = {
    id: 'plane/duplicate-name',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'No two skills of one `skills` directory have the same name',
    why: 'A search for the name finds both, and the model cannot tell them apart. Names are compared ignoring case.',
    source: 'https://github.com/CorvidLabs/corvid-agent',
    bad: {
        path: goodPlane.path,
        text: goodPlane.text,
        files: { 'skills/release/SKILL.md': goodPlane.text.replace('# Deployment', '# DEPLOYMENT') },
    },
    good: {
        path: goodPlane.path,
        text: goodPlane.text,
        files: { 'skills/release/SKILL.md': goodPlane.text.replace('# Deployment', '# Release') },
    },
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

;// CONCATENATED MODULE: ./src/formats/plane/tags.ts
/**
 * The tags of a text with commas, which was written in `range` of the file; each has that range where its own
 * place is not known.
 */
function splitTags(value, text, range) {
    const read = value.split(',');
    const written = text.slice(...range);
    const quotes = /^["']/.test(written) ? 1 : 0;
    const header = /^[|>][^\n]*\n/.exec(written)?.[0].length ?? quotes;
    const places = placesOf(read, text, [range[0] + header, range[1] - quotes]);
    return read.map((item, index) => ({ text: item.trim(), range: places?.[index] ?? range }));
}
/**
 * The place of each item of a text with commas; undefined where it is not written as it is read, but for line
 * breaks.
 */
function placesOf(items, text, [start, end]) {
    const written = text.slice(start, end).split(',');
    if (written.length !== items.length ||
        !written.every((item, index) => onOneLine(item) === onOneLine(items[index])))
        return undefined;
    let at = start;
    return written.map((item) => {
        const from = at + (item.length - item.trimStart().length);
        at += item.length + 1;
        return [from, from + item.trim().length];
    });
}
function onOneLine(text) {
    return text.trim().replace(/\s+/g, ' ');
}

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
        if (field === undefined)
            return;
        if ((0,text_fields/* isBlank */.z3)(field))
            return report(field.key, (0,text_fields/* isCommentedOut */.Zi)(field, text)
                ? '`tags` is empty, since its `#` starts a comment. Write the tags without `#`.'
                : '`tags` is empty. Write some, or remove the field.', { severity: 'warning' });
        const list = readTags(field, text, report);
        const seen = new Map();
        for (const tag of list) {
            const first = seen.get(tag.text.toLowerCase());
            if (tag.text === '')
                report(tag.range, '`tags` has an empty item. Remove the extra comma or item.', {
                    severity: 'warning',
                });
            else if (first !== undefined)
                report(tag.range, `The tag ${(0,message/* quote */.hD)(tag.text)} stands here for the second time. Remove it.`, {
                    severity: 'warning',
                    related: [{ range: first.range, message: 'The first one is here.' }],
                });
            else if (/[\s#]/.test(tag.text))
                report(tag.range, `The tag ${(0,message/* quote */.hD)(tag.text)} cannot be searched as \`#tag\`. Use a word without white space and \`#\`.`, { severity: 'warning' });
            seen.set(tag.text.toLowerCase(), first ?? tag);
        }
    },
};
/** The tags and where each was written; an item that is no text is reported. */
function readTags({ value, range }, text, report) {
    if ((0,text_fields/* isList */.Lv)(value)) {
        return value.flatMap((item) => {
            if (typeof item.value === 'string')
                return { text: item.value.trim(), range: item.range };
            if (item.value === null)
                return { text: '', range: item.range };
            report(item.range, `A tag is ${(0,text_fields/* kindOf */.I)(item.value)}, not text. ${(0,text_fields/* isList */.Lv)(item.value) || (0,text_fields/* isMapping */.pi)(item.value) ? 'Write a word' : 'Quote it'}.`);
            return [];
        });
    }
    if (typeof value !== 'string') {
        report(range, `\`tags\` is ${(0,text_fields/* kindOf */.I)(value)}. Write a list of words.`);
        return [];
    }
    return splitTags(value, text, range);
}

// EXTERNAL MODULE: ./src/text/semantic-version.ts
var semantic_version = __webpack_require__(70);
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
        const complete = typeof field.value !== 'string' && (0,text_fields/* isTagged */.$J)(text, field.range) ? undefined : (0,semantic_version/* completeVersion */.C)(written);
        const fault = typeof field.value === 'string'
            ? 'is not a semantic version'
            : `is ${(0,text_fields/* kindOf */.I)(field.value)}, not a semantic version`;
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
    parse: (source) => (0,parse/* parseSkill */.v)(source, true),
    applicable: (document) => (0,skill/* speaking */.zY)({ ...document, fragment: false }, plane.rules),
    header: planeHeader,
};


/***/ }),

/***/ 6398:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  suppress: () => (/* binding */ suppress),
  suppressRules: () => (/* binding */ suppressRules)
});

// EXTERNAL MODULE: ./src/engine/lint.ts
var lint = __webpack_require__(2773);
// EXTERNAL MODULE: ./src/text/position.ts
var position = __webpack_require__(9956);
// EXTERNAL MODULE: ./src/config/rule-names.ts
var rule_names = __webpack_require__(8587);
// EXTERNAL MODULE: ./src/text/message.ts
var message = __webpack_require__(6400);
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

// EXTERNAL MODULE: ./src/suppressions/suppression.ts
var suppression = __webpack_require__(3959);
;// CONCATENATED MODULE: ./src/suppressions/rules/expired.ts



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

;// CONCATENATED MODULE: ./src/suppressions/rules/no-reason.ts

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

;// CONCATENATED MODULE: ./src/suppressions/rules/unknown-rule.ts


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

;// CONCATENATED MODULE: ./src/suppressions/rules/unused.ts


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

;// CONCATENATED MODULE: ./src/suppressions/index.ts








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
    const nearest = (name) => compared++ <= lint/* MOST_FINDINGS */.V8 ? (0,rule_names/* nearestRule */.V)(name, ids) : undefined;
    const judged = [...used].map(([suppression, words]) => ({
        ...suppression,
        used: words,
        isExpired: isPast(suppression.until, today),
        readable,
        isRule,
        nearest,
    }));
    const found = (0,lint/* collect */.Fo)(settings);
    for (const rule of suppressRules) {
        const report = found.reportFor(rule);
        if (report !== undefined)
            for (const each of judged)
                rule.check(each, report);
    }
    return [...kept, ...found.end()];
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


/***/ })

};
;