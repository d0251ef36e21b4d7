"use strict";
exports.id = 838;
exports.ids = [838];
exports.modules = {

/***/ 5928:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aj: () => (/* binding */ planeHeader),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   oV: () => (/* binding */ nameHeading)
/* harmony export */ });
/* harmony import */ var _syntax_markdown_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1742);
/* harmony import */ var _syntax_markdown_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7502);


/** The heading that names a skill of the Skills plane: the first after one `#`. */
function nameHeading(skill) {
    return (0,_syntax_markdown_index_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownOf */ .RQ)(skill).headings.find((heading) => heading.level === 1 && heading.text !== '' && isMarked(heading, skill));
}
/** Whether a heading stands after its mark, rather than above a line. */
function isMarked({ range: [start] }, { text }) {
    return text.slice(text.lastIndexOf('\n', start - 1) + 1, start).includes('#');
}
/** The name is the first `#` heading as a reader sees it, else the directory's; compared ignoring case. */
function planeHeader(document) {
    const heading = nameHeading(document);
    const name = heading === undefined ? document.directory : (0,_syntax_markdown_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .w)(heading.text);
    if (name === undefined)
        return { name };
    return { name: { text: name.toLowerCase(), range: heading?.range ?? startOf(document) } };
}
/** The first line of the body that has text, else the frontmatter's closing line. */
function startOf({ body, frontmatter, text }) {
    const first = text.slice(...body).search(/\S/);
    if (first === -1)
        return frontmatter.closing;
    const start = body[0] + first;
    return [start, start + /^.*/.exec(text.slice(start))[0].trimEnd().length];
}


/***/ }),

/***/ 838:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plane: () => (/* binding */ plane)
});

// EXTERNAL MODULE: ./src/formats/skill/index.ts + 59 modules
var skill = __webpack_require__(5885);
// EXTERNAL MODULE: ./src/formats/skill/parse.ts
var parse = __webpack_require__(7869);
// EXTERNAL MODULE: ./src/lint/fields/other-value.ts
var other_value = __webpack_require__(6469);
// EXTERNAL MODULE: ./src/lint/fields/rules.ts
var rules = __webpack_require__(644);
// EXTERNAL MODULE: ./src/lint/fields/strangers.ts
var strangers = __webpack_require__(2184);
// EXTERNAL MODULE: ./src/syntax/fields.ts
var fields = __webpack_require__(4634);
// EXTERNAL MODULE: ./src/wording/quote.ts
var quote = __webpack_require__(400);
// EXTERNAL MODULE: ./src/wording/semantic-version.ts
var semantic_version = __webpack_require__(1955);
// EXTERNAL MODULE: ./src/formats/plane/example.ts
var example = __webpack_require__(8371);
;// CONCATENATED MODULE: ./src/formats/plane/fields.ts

/** The fields of the Skills plane. */
const FIELDS = {
    description: {
        type: ['text'],
        severity: 'warning',
        why: 'The registry searches the description too; the Skills plane recommends it.',
    },
    domain: {
        type: ['text'],
        severity: 'warning',
        empty: 'is empty. Name the domain, or remove the field to use `development`.',
        why: 'A search filters by the exact domain. It never finds a skill whose domain is empty or not text.',
    },
    version: {
        type: ['text'],
        severity: 'warning',
        why: 'A semantic version: versions are compared as `major.minor.patch`. In YAML, an unquoted `1.0` is a number, and `1.10` is 1.1.',
    },
    tags: {
        type: ['text', 'list'],
        aliases: ['tag', 'Tag', 'TAG'],
        why: 'A search asks for tags as `#tag`. It cannot ask for a tag with white space or `#`, and a repeated tag adds nothing.',
    },
};
/** What the rules on fields go by. Of `name` and `tokens` there is more to say than that they are unknown. */
const FIELD_TABLE = {
    group: 'plane',
    what: 'the Skills plane',
    rows: FIELDS,
    accepted: ['name', 'tokens'],
    certain: true,
    source: example/* PLANE */.z5,
    good: example/* goodPlane */.k2,
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

;// CONCATENATED MODULE: ./src/formats/plane/field-rules.ts









const NO_VERSION = 'Write three numbers, such as `1.0.0`.';
const IGNORED = {
    name: 'The Skills plane ignores `name`. Remove it, and put the name in the first level-1 heading.',
    tokens: 'The Skills plane ignores `tokens` and counts them itself. Remove the field.',
};
const planeFieldRules = (0,rules/* fieldRules */.a)(FIELD_TABLE, {
    misspelt: {
        why: 'The gateway silently ignores a misspelt field and uses the default of the intended one: `development` for `domain`, `1.0.0` for `version`.',
        bad: (0,example/* withLine */.$2)('domain', 'Domain: development'),
    },
    missing: {
        severity: { recommended: 'warning', strict: 'warning' },
        why: 'The registry searches the description too; the Skills plane recommends it.',
        bad: (0,example/* withLine */.$2)('description', ''),
        say: {
            description: () => ({
                message: 'The skill has no `description`. Add one that says what it does, so that a search finds it.',
            }),
        },
    },
    type: {
        fix: 'suggested',
        why: 'A search finds no skill by tags that are none. Any other field of a wrong type is a warning.',
        bad: (0,example/* withLine */.$2)('version', 'version: 1.0'),
        checks: {
            description({ field: { value, range } }, report) {
                if (typeof value !== 'string')
                    report(range, `The \`description\` is ${(0,fields/* kindOf */.I)(value)}, not text. Write text, so that a search finds it.`);
            },
            domain({ field: { value, range } }, report) {
                if (typeof value !== 'string')
                    report(range, `\`domain\` is ${(0,fields/* kindOf */.I)(value)}, not text. Write the domain’s name.`);
            },
            version({ field: { value, range }, document }, report) {
                if (typeof value === 'string')
                    return;
                const { text } = document;
                const written = text.slice(...range);
                const problem = `${(0,quote/* quote */.h)(written)} is ${(0,fields/* kindOf */.I)(value)}, not a semantic version.`;
                const meant = (0,fields/* isTagged */.$J)(text, range) ? undefined : (0,semantic_version/* completeVersion */.C)(written);
                (0,other_value/* propose */.BM)(range, { problem, meant, otherwise: NO_VERSION }, report);
            },
            tags: reportTypeOfTags,
        },
    },
    empty: {
        why: 'The registry takes an empty field for a value: it never finds a skill whose `domain` is empty.',
        bad: (0,example/* withLine */.$2)('domain', 'domain:'),
        checks: {
            version({ field: { key, value, range }, document }, report) {
                const written = (0,quote/* quote */.h)(document.text.slice(...range));
                if (range[0] === range[1])
                    report(key, `\`version\` is empty. ${NO_VERSION}`);
                else if (value === null)
                    report(range, `${written} is empty, not a semantic version. ${NO_VERSION}`);
            },
            tags({ field, document }, report) {
                if (!(0,fields/* isBlank */.z3)(field))
                    return;
                const isComment = (0,fields/* isCommentedOut */.Zi)(field, document.text);
                report(field.key, isComment
                    ? '`tags` is empty, since its `#` starts a comment. Write the tags without `#`.'
                    : '`tags` is empty. Write some, or remove the field.');
            },
        },
    },
    value: {
        why: 'Versions are compared as `major.minor.patch`, and a search asks for tags as `#tag`.',
        bad: (0,example/* withLine */.$2)('version', 'version: "1.0"'),
        checks: {
            version({ field: { value, range } }, report) {
                if (typeof value !== 'string' || range[0] === range[1] || (0,semantic_version/* isSemanticVersion */.D)(value))
                    return;
                const problem = `${(0,quote/* quote */.h)(value)} is not a semantic version.`;
                (0,other_value/* propose */.BM)(range, { problem, meant: (0,semantic_version/* completeVersion */.C)(value), otherwise: NO_VERSION }, report);
            },
            tags: reportTags,
        },
    },
    unknown: {
        severity: { recommended: 'warning', strict: 'warning' },
        why: 'This dialect reads the name from the first level-1 heading. It ignores a `name` in the frontmatter, which misleads people who edit it. It estimates the `tokens` from the length of the content. Any other field that the gateway does not read does no harm, and is reported under `strict` only.',
        bad: (0,example/* withLine */.$2)('domain', 'name: deploy'),
        check({ fields }, report, { allows }) {
            for (const [key, message] of Object.entries(IGNORED)) {
                const field = fields.get(key);
                if (field !== undefined)
                    report(field.key, message);
            }
            const told = { advice: 'The gateway ignores such fields, so remove or keep them', allows };
            (0,strangers/* reportUnknown */.V)(fields, FIELD_TABLE, told, (range, message, details) => report(range, message, {
                ...details,
                grade: { severity: { recommended: 'off', strict: 'warning' } },
            }));
        },
    },
});
function reportTypeOfTags({ field: { value, range } }, report) {
    if (typeof value === 'string')
        return;
    if (!(0,fields/* isList */.Lv)(value))
        return report(range, `\`tags\` is ${(0,fields/* kindOf */.I)(value)}. Write a list of words.`);
    for (const item of value) {
        if (item.value === null || typeof item.value === 'string')
            continue;
        const advice = (0,fields/* isList */.Lv)(item.value) || (0,fields/* isMapping */.pi)(item.value) ? 'Write a word' : 'Quote it';
        report(item.range, `A tag is ${(0,fields/* kindOf */.I)(item.value)}, not text. ${advice}.`);
    }
}
function reportTags(subject, report) {
    const seen = new Map();
    for (const tag of (0,fields/* isBlank */.z3)(subject.field) ? [] : tagsOf(subject)) {
        const first = seen.get(tag.text.toLowerCase());
        if (tag.text === '')
            report(tag.range, '`tags` has an empty item. Remove the extra comma or item.');
        else if (first !== undefined)
            report(tag.range, `The tag ${(0,quote/* quote */.h)(tag.text)} is repeated. Remove it.`, {
                related: [{ range: first.range, message: 'The first one is here.' }],
            });
        else if (/[\s#]/.test(tag.text))
            report(tag.range, `The tag ${(0,quote/* quote */.h)(tag.text)} cannot be found by a search. Use a word without white space and \`#\`.`);
        seen.set(tag.text.toLowerCase(), first ?? tag);
    }
}
/** The tags and where each was written, but for items that are no text. */
function tagsOf({ field: { value, range }, document }) {
    if (typeof value === 'string')
        return splitTags(value, document.text, range);
    if (!(0,fields/* isList */.Lv)(value))
        return [];
    return value.flatMap((item) => {
        if (item.value === null)
            return { text: '', range: item.range };
        return typeof item.value === 'string' ? { text: item.value.trim(), range: item.range } : [];
    });
}

// EXTERNAL MODULE: ./src/formats/plane/header.ts
var header = __webpack_require__(5928);
// EXTERNAL MODULE: ./src/formats/plane/info.ts
var info = __webpack_require__(8233);
// EXTERNAL MODULE: ./src/formats/skill/report-duplicate-names.ts
var report_duplicate_names = __webpack_require__(2015);
;// CONCATENATED MODULE: ./src/formats/plane/rules/duplicate-name.ts



const duplicateName = {
    id: 'plane/duplicate-name',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'No two skills of one `skills` directory have the same name',
    why: 'A search for the name finds both, and the model cannot tell them apart. Names are compared ignoring case.',
    source: example/* PLANE */.z5,
    bad: {
        path: example/* goodPlane */.k2.path,
        text: example/* goodPlane */.k2.text,
        files: { 'skills/release/SKILL.md': example/* goodPlane */.k2.text.replace('# Deployment', '# DEPLOYMENT') },
    },
    good: {
        path: example/* goodPlane */.k2.path,
        text: example/* goodPlane */.k2.text,
        files: { 'skills/release/SKILL.md': example/* goodPlane */.k2.text.replace('# Deployment', '# Release') },
    },
    checkAll(headers, report) {
        (0,report_duplicate_names/* reportDuplicates */.p)(headers, (name) => `Another skill is named ${(0,quote/* quote */.h)(name)} too. Rename one.`, report);
    },
};

;// CONCATENATED MODULE: ./src/formats/plane/rules/id.ts


const id = {
    id: 'plane/id',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'The folder of a skill gives it an id that `!s` can load',
    why: 'Each skill is a folder below `skills` with a SKILL.md, and the name of the folder is its id. A file in `skills` itself has none. `!s` reads one word, so it cannot load an id with white space.',
    source: example/* PLANE */.z5,
    bad: { path: 'skills/SKILL.md', text: example/* goodPlane */.k2.text },
    good: example/* goodPlane */.k2,
    check({ directory, path }, report) {
        if (directory === undefined)
            return;
        if (directory === 'skills' && !/(?:^|\/)skills\/skills\/[^/]+$/.test(path))
            report([0, 0], 'This file is in `skills` itself, so the skill has no id. Move it into a folder of its own, such as `skills/deployment`.');
        else if (/\s/.test(directory))
            report([0, 0], `The id ${(0,quote/* quote */.h)(directory)} has white space, so \`!s\` cannot load the skill. Rename the folder.`);
    },
};

// EXTERNAL MODULE: ./src/syntax/markdown/index.ts + 6 modules
var markdown = __webpack_require__(1742);
;// CONCATENATED MODULE: ./src/formats/plane/rules/name.ts




const name_name = {
    id: 'plane/name',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'A level-1 heading names the skill',
    why: 'The Skills plane reads the name of a skill from the first `# ` heading. A heading that is underlined does not count. Without a heading, the skill has the name of its folder.',
    source: example/* PLANE */.z5,
    bad: { path: example/* goodPlane */.k2.path, text: example/* goodPlane */.k2.text.replace('# Deployment\n', '') },
    good: example/* goodPlane */.k2,
    check(document, report) {
        if ((0,header/* nameHeading */.oV)(document) !== undefined)
            return;
        const { directory } = document;
        const name = directory === undefined ? 'after the folder of each clone' : (0,quote/* quote */.h)(directory);
        const underlined = (0,markdown/* markdownOf */.RQ)(document).headings.find(({ level, text }) => level === 1 && text !== '');
        if (underlined !== undefined)
            return report(underlined.range, `The gateway reads only a heading after \`#\`, so the skill is named ${name}. Write ${(0,quote/* quote */.h)(`# ${underlined.text}`)}, without the line below it.`);
        report((0,header/* startOf */.GH)(document), `The body has no level-1 heading, so the skill is named ${name}. Start the body with a heading, such as \`# Deployment\`.`);
    },
};

;// CONCATENATED MODULE: ./src/formats/plane/index.ts









/** The Skills-plane dialect of SKILL.md: chosen by the user, never guessed. */
const plane = {
    ...skill/* skill */.YG,
    ...info/* planeInfo */.b,
    fields: FIELDS,
    rules: [...skill/* sharedRules */.PS, id, ...planeFieldRules, name_name],
    repositoryRules: [duplicateName],
    parse: (source) => (0,parse/* parseSkill */.v)(source, true),
    applicable: (document) => (0,skill/* speaking */.zY)({ ...document, fragment: false }, plane.rules),
    header: header/* planeHeader */.Aj,
};


/***/ }),

/***/ 7502:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var _code_spans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2996);
/* harmony import */ var _destinations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(620);
/* harmony import */ var _escapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3837);
/* harmony import */ var _html_tags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7172);




/** The entities that people write in prose, beside those of paths. */
const ENTITIES = new Map([
    ['&apos;', "'"],
    ['&nbsp;', '\u00a0'],
    ['&copy;', '©'],
    ['&reg;', '®'],
    ['&trade;', '™'],
    ['&hellip;', '…'],
    ['&mdash;', '—'],
    ['&ndash;', '–'],
    ['&lsquo;', '‘'],
    ['&rsquo;', '’'],
    ['&ldquo;', '“'],
    ['&rdquo;', '”'],
    ['&larr;', '←'],
    ['&rarr;', '→'],
    ['&times;', '×'],
    ['&middot;', '·'],
]);
/**
 * What a reader sees of the Markdown of a heading or a paragraph, with its line breaks: no marks of emphasis, links,
 * code, images, tags, escapes or entities. Takes linear time.
 */
function plainText(markdown) {
    if (!/[\\`*_~[\]<&!]/.test(markdown))
        return onEachLine(markdown);
    return onEachLine(withEmphasis(piecesOf(markdown)));
}
/** The lines without the blanks around them, and without the backslash that keeps a line break. */
function onEachLine(text) {
    return text
        .split(/\r\n|\n|\r/)
        .map((line) => line.trim())
        .join('\n');
}
function piecesOf(text) {
    const pieces = [];
    const openers = [];
    const codeEnds = (0,_code_spans_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpanEnds */ .I)(text);
    const lastComment = text.lastIndexOf('-->');
    for (let at = 0; at < text.length;) {
        const end = endOfMark(text, at, codeEnds, lastComment);
        const written = text.slice(at, end);
        if (written === ']') {
            const opener = openers.pop();
            const link = opener && text[at + 1] === '(' ? (0,_destinations_js__WEBPACK_IMPORTED_MODULE_2__/* .readDestination */ .F)(text, at + 2) : undefined;
            if (link === undefined)
                pieces.push({ text: written, around: undefined });
            else
                opener.text = '';
            at = link?.end ?? end;
            continue;
        }
        const isRun = /^[*_~]/.test(written);
        const piece = isRun
            ? { text: written, around: [text[at - 1] ?? ' ', text[end] ?? ' '] }
            : { text: shown(written), around: undefined };
        pieces.push(piece);
        if (written === '[' || written === '![')
            openers.push(piece);
        at = end;
    }
    return pieces;
}
function shown(written) {
    if (/^\\[\r\n]/.test(written))
        return written.slice(1);
    if (/^[\\&]/.test(written))
        return ENTITIES.get(written) ?? (0,_escapes_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutEscapes */ .L)(written);
    if (/^`[^]*`$/.test(written) && /[^`]/.test(written))
        return codeIn(written);
    if (/^<[^]*>$/.test(written))
        return /^<([a-z][a-z\d+.-]*:[^<>\s]*)>$/i.exec(written)?.[1] ?? '';
    return written;
}
/** Where what starts at `at` ends: a mark and what belongs to it, or the text up to the next mark. */
function endOfMark(text, at, codeEnds, lastComment) {
    const character = text[at];
    if (character === '\\')
        return at + 2;
    if (character === '`')
        return codeEnds.get(at) ?? at + 1;
    if (character === '<' && at < lastComment && text.startsWith('<!--', at))
        return text.indexOf('-->', at) + 3;
    if (character === '<')
        return (0,_html_tags_js__WEBPACK_IMPORTED_MODULE_3__/* .tagEnd */ ._Q)(text, at);
    if (character === '&')
        return at + (/^&(?:#\w{1,8}|[a-z]{2,6});/i.exec(text.slice(at, at + 11))?.[0].length ?? 1);
    if (character === '!' && text[at + 1] === '[')
        return at + 2;
    if (character === '[' || character === ']' || character === '!')
        return at + 1;
    let end = at + 1;
    const isRun = /[*_~]/.test(character);
    while (end < text.length && (isRun ? text[end] === character : !/[\\`*_~[\]<&!]/.test(text[end])))
        end++;
    return end;
}
/** The text of a code span: a blank at each end goes where both have one. */
function codeIn(span) {
    const marks = /^`+/.exec(span)[0].length;
    const code = span.slice(marks, -marks).replace(/\r?\n/g, ' ');
    return /^ .* $/.test(code) && code.trim() !== '' ? code.slice(1, -1) : code;
}
/** The text of pieces without the marks that open or close emphasis; each mark that does neither is shown. */
function withEmphasis(pieces) {
    const openers = new Map([...'*_~'].map((mark) => [mark, []]));
    pieces.forEach((piece, index) => {
        if (piece.around === undefined || piece.text === '')
            return;
        const mark = piece.text[0];
        const own = openers.get(mark);
        const { opens, closes } = sidesOf(mark, piece.around);
        while (closes && piece.text !== '' && own.length > 0) {
            const opener = own.at(-1);
            const length = Math.min(opener.piece.text.length, piece.text.length);
            // One tilde alone strikes nothing out.
            if (mark === '~' && length < 2)
                break;
            opener.piece.text = opener.piece.text.slice(length);
            piece.text = piece.text.slice(length);
            // What was opened in between is closed by nothing.
            for (const others of openers.values())
                while ((others.at(-1)?.index ?? -1) > opener.index)
                    others.pop();
            if (opener.piece.text === '')
                own.pop();
        }
        if (opens && piece.text !== '')
            own.push({ piece, index });
    });
    return pieces.map(({ text }) => text).join('');
}
/** Whether a run of marks may open emphasis, and whether it may close some, by the characters around it. */
function sidesOf(mark, [before, after]) {
    const isLeft = !/\s/.test(after) && (!isMark(after) || /\s/.test(before) || isMark(before));
    const isRight = !/\s/.test(before) && (!isMark(before) || /\s/.test(after) || isMark(after));
    if (mark !== '_')
        return { opens: isLeft, closes: isRight };
    return { opens: isLeft && (!isRight || isMark(before)), closes: isRight && (!isLeft || isMark(after)) };
}
function isMark(character) {
    return /[\p{P}\p{S}]/u.test(character);
}


/***/ }),

/***/ 1955:
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