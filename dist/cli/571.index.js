"use strict";
exports.id = 571;
exports.ids = [571];
exports.modules = {

/***/ 2571:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plane: () => (/* binding */ plane)
});

// EXTERNAL MODULE: ./src/formats/skill/index.ts + 44 modules
var skill = __webpack_require__(4734);
// EXTERNAL MODULE: ./src/formats/skill/parse.ts
var parse = __webpack_require__(7869);
// EXTERNAL MODULE: ./src/text/markdown/index.ts + 16 modules
var markdown = __webpack_require__(6092);
;// CONCATENATED MODULE: ./src/formats/plane/header.ts

/** The heading that names a skill of the Skills plane. */
function nameHeading(skill) {
    return (0,markdown/* markdownOf */.R)(skill).headings.find(({ level, text }) => level === 1 && text !== '');
}
/** The name is the first level-1 heading, else the directory's; compared ignoring case. */
function planeHeader(document) {
    const heading = nameHeading(document);
    const name = heading?.text ?? document.directory;
    if (name === undefined)
        return { name };
    return { name: { text: name.toLowerCase(), range: heading?.range ?? startOf(document) } };
}
/** The first line of the body that has text, else the frontmatter's closing line. */
function startOf({ body, frontmatter, source: { text } }) {
    const first = text.slice(...body).search(/\S/);
    if (first === -1)
        return frontmatter.closing;
    const start = body[0] + first;
    return [start, start + /^.*/.exec(text.slice(start))[0].trimEnd().length];
}

// EXTERNAL MODULE: ./src/formats/plane/info.ts
var info = __webpack_require__(8233);
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
            report(field?.key ?? frontmatter.opening, 'The skill has no `description`. Add one that says what it does, so that a search finds it.');
    },
};

;// CONCATENATED MODULE: ./src/formats/plane/rules/domain.ts


const domain = {
    id: 'plane/domain',
    severity: { recommended: 'error', strict: 'error' },
    summary: '`domain` is text that is not empty',
    why: 'A search filters by the exact domain. It never finds a skill whose domain is empty or not text.',
    source: 'https://github.com/CorvidLabs/corvid-agent',
    bad: withLine('domain', 'domain:'),
    good: goodPlane,
    check({ fields }, report) {
        const field = fields.get('domain');
        if (field === undefined)
            return;
        if ((0,text_fields/* isBlank */.z3)(field))
            report(field.key, '`domain` is empty. Name the domain, or remove the field to use `development`.');
        else if (typeof field.value !== 'string')
            report(field.range, `\`domain\` is ${(0,text_fields/* kindOf */.I)(field.value)}, not text. Write the domain’s name.`);
    },
};

// EXTERNAL MODULE: ./src/text/quote.ts
var quote = __webpack_require__(5383);
// EXTERNAL MODULE: ./src/formats/skill/report-duplicate-names.ts
var report_duplicate_names = __webpack_require__(2015);
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
        (0,report_duplicate_names/* reportDuplicates */.p)(headers, (name) => `Another skill is named ${(0,quote/* quote */.h)(name)} too. Rename one.`, report);
    },
};

// EXTERNAL MODULE: ./src/formats/unknown-fields.ts
var unknown_fields = __webpack_require__(3494);
// EXTERNAL MODULE: ./src/formats/skill/fields.ts
var fields = __webpack_require__(7037);
;// CONCATENATED MODULE: ./src/formats/plane/fields.ts

/**
 * What the rules about fields go by: the fields of the Skills plane, and those of Agent Skills, which the same
 * file may serve. `name` has a rule of its own.
 */
const KNOWN_FIELDS = {
    known: ['description', 'domain', 'version', 'tags'],
    accepted: fields/* SKILL_FIELDS */.Ig,
    certain: true,
    what: 'the Skills plane',
};

;// CONCATENATED MODULE: ./src/formats/plane/rules/misspelt-field.ts



const misspeltField = {
    id: 'plane/misspelt-field',
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'safe',
    summary: 'No field of the Skills plane is misspelt',
    why: 'The gateway silently ignores a misspelt field and uses the default of the intended one: `development` for `domain`, `1.0.0` for `version`.',
    source: 'https://github.com/CorvidLabs/corvid-agent',
    bad: withLine('domain', 'Domain: development'),
    good: goodPlane,
    check({ fields }, report) {
        (0,unknown_fields/* reportMisspelt */.W)(fields, KNOWN_FIELDS, report);
    },
};

;// CONCATENATED MODULE: ./src/formats/plane/rules/name.ts



const name_name = {
    id: 'plane/name',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'A level-1 heading names the skill',
    why: 'The Skills plane reads the name of a skill from the first `# ` heading. Without a heading, the skill has the name of its folder.',
    source: 'https://github.com/CorvidLabs/corvid-agent',
    bad: { path: goodPlane.path, text: goodPlane.text.replace('# Deployment\n', '') },
    good: goodPlane,
    check(document, report) {
        if (nameHeading(document) !== undefined)
            return;
        const { directory } = document;
        const name = directory === undefined ? 'after the folder of each clone' : (0,quote/* quote */.h)(directory);
        report(startOf(document), `The body has no level-1 heading, so the skill is named ${name}. Start the body with a heading, such as \`# Deployment\`.`);
    },
};

;// CONCATENATED MODULE: ./src/formats/plane/rules/name-key.ts

const nameKey = {
    id: 'plane/name-key',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'The frontmatter has no `name`',
    why: 'This dialect reads the name from the first level-1 heading. It ignores a `name` in the frontmatter, which misleads people who edit it.',
    source: 'https://github.com/CorvidLabs/corvid-agent',
    bad: withLine('domain', 'name: deploy'),
    good: goodPlane,
    check({ fields }, report) {
        const field = fields.get('name');
        if (field !== undefined)
            report(field.key, 'The Skills plane ignores `name`. Remove it, and put the name in the first level-1 heading.');
    },
};

;// CONCATENATED MODULE: ./src/formats/plane/split-tags.ts
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
    summary: '`tags` is a list of words, or text with commas',
    why: 'A search asks for tags as `#tag`. It cannot ask for a tag with white space or `#`, and a repeated tag adds nothing.',
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
                report(tag.range, `The tag ${(0,quote/* quote */.h)(tag.text)} is repeated. Remove it.`, {
                    severity: 'warning',
                    related: [{ range: first.range, message: 'The first one is here.' }],
                });
            else if (/[\s#]/.test(tag.text))
                report(tag.range, `The tag ${(0,quote/* quote */.h)(tag.text)} cannot be found by a search. Use a word without white space and \`#\`.`, { severity: 'warning' });
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

;// CONCATENATED MODULE: ./src/formats/plane/rules/unknown-field.ts



const unknownField = {
    id: 'plane/unknown-field',
    severity: { recommended: 'off', strict: 'warning' },
    allow: 'names of fields',
    summary: 'Every field is one of the Skills plane, or of Agent Skills',
    why: 'The gateway does not read the field, so the field does no harm.',
    source: 'https://github.com/CorvidLabs/corvid-agent',
    bad: withLine('domain', 'category: release'),
    good: goodPlane,
    check({ fields }, report, options) {
        (0,unknown_fields/* reportUnknown */.V)(fields, KNOWN_FIELDS, 'Put such data in `metadata`', options, report);
    },
};

// EXTERNAL MODULE: ./src/text/fixes.ts
var fixes = __webpack_require__(9488);
// EXTERNAL MODULE: ./src/text/semantic-version.ts
var semantic_version = __webpack_require__(70);
;// CONCATENATED MODULE: ./src/formats/plane/rules/version.ts





const version = {
    id: 'plane/version',
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'suggested',
    summary: '`version` is a semantic version',
    why: 'Versions are compared as `major.minor.patch`. In YAML, an unquoted `1.0` is a number, and `1.10` is 1.1.',
    source: 'https://semver.org/#semantic-versioning-specification-semver',
    bad: withLine('version', 'version: 1.0'),
    good: goodPlane,
    check({ fields, source: { text } }, report) {
        const field = fields.get('version');
        if (field === undefined || (typeof field.value === 'string' && (0,semantic_version/* isSemanticVersion */.D)(field.value)))
            return;
        if (field.range[0] === field.range[1])
            return report(field.key, '`version` is empty. Write three numbers, such as `1.0.0`.');
        const written = typeof field.value === 'string' ? field.value : text.slice(...field.range);
        const complete = typeof field.value !== 'string' && (0,text_fields/* isTagged */.$J)(text, field.range) ? undefined : (0,semantic_version/* completeVersion */.C)(written);
        const fault = typeof field.value === 'string'
            ? 'is not a semantic version'
            : `is ${(0,text_fields/* kindOf */.I)(field.value)}, not a semantic version`;
        report(field.range, `${(0,quote/* quote */.h)(written)} ${fault}. ${complete === undefined ? 'Write three numbers, such as `1.0.0`.' : `Did you mean \`${complete}\`?`}`, complete === undefined ? {} : (0,fixes/* suggest */.Z)(`Write \`${complete}\``, field.range, complete));
    },
};

;// CONCATENATED MODULE: ./src/formats/plane/index.ts













/** The Skills-plane dialect of SKILL.md: chosen by the user, never guessed. */
const plane = {
    ...skill/* skill */.YG,
    ...info/* planeInfo */.b,
    rules: [...skill/* sharedRules */.PS, misspeltField, description, name_name, nameKey, domain, version, tags, unknownField],
    repositoryRules: [duplicateName],
    parse: (source) => (0,parse/* parseSkill */.v)(source, true),
    applicable: (document) => (0,skill/* speaking */.zY)({ ...document, fragment: false }, plane.rules),
    header: planeHeader,
};


/***/ }),

/***/ 70:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ completeVersion),
/* harmony export */   D: () => (/* binding */ isSemanticVersion)
/* harmony export */ });
/**
 * Whether a text is `major.minor.patch` with optional pre-release and build. Source: https://semver.org, its
 * regular expression.
 */
function isSemanticVersion(text) {
    return /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-(?:0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*)(?:\.(?:0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*))*)?(?:\+[\dA-Za-z-]+(?:\.[\dA-Za-z-]+)*)?$/.test(text);
}
/** The semantic version that `1` or `1.0` stands for; undefined for any other text. */
function completeVersion(text) {
    const match = /^v?(\d+)(?:\.(\d+))?$/.exec(text);
    const version = match === null ? '' : `${match[1]}.${match[2] ?? 0}.0`;
    return isSemanticVersion(version) ? version : undefined;
}


/***/ })

};
;