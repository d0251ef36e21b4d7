"use strict";
exports.id = 273;
exports.ids = [273,518];
exports.modules = {

/***/ 9518:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isAgentPath),
/* harmony export */   agentOrCopilot: () => (/* binding */ agentOrCopilot)
/* harmony export */ });
/* harmony import */ var _syntax_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(389);
/* harmony import */ var _syntax_markdown_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1742);
/* harmony import */ var _wording_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(400);
/* harmony import */ var _agent_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1213);
/* harmony import */ var _copilot_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9246);
/* harmony import */ var _misplaced_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9261);






const COPILOT_FOLDER = /(?:^|\/)(?:\.github\/(?:agents|chatmodes)|\.copilot\/agents)\//i;
const OTHER_CLIENT = /(?:^|\/)(\.(?:ai|claude|codex|cursor|factory|gemini|kiro|opencode|pi|windsurf))\//i;
// Only the Agent File Format has these mappings and this icon. A version, a status or a title may be in any file.
const DECISIVE = new Set(['required', 'recommended', 'abilities']);
const COMMON = new Set(['version', 'status', 'allow', 'deny', 'roles', 'input']);
/** `tools` is a field of Copilot, but also the most usual mistake in the other format. */
const COPILOT_POINTS = { tools: 1, model: 2, models: 1 };
const SECTIONS = new Set(['system', 'rules', 'tools']);
/** By how many of the sections there are: one alone may be in any file. */
const SECTION_POINTS = [0, 1, 4, 6];
/** So many points decide; with fewer the path does. */
const ENOUGH = 2;
// Both formats have a description, and tags tell nothing.
const AGENT_KEYS = new Set(Object.keys(_agent_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .FIELDS */ .cJ)
    .filter((key) => key !== 'description' && key !== 'tags')
    .map((key) => key.toLowerCase()));
/**
 * Which of the two a `*.agent.md` file is, by its path from the root with `/` and its text. Folders of clients
 * decide; then the fields and sections that only one of the formats has, and the path where these leave it open. Never
 * throws.
 */
function agentOrCopilot(path, text) {
    if (COPILOT_FOLDER.test(path))
        return { format: 'copilot', why: 'its folder' };
    const frontmatter = (0,_syntax_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFrontmatter */ .y)(text);
    const signs = [...fieldSigns(keysOf(text, frontmatter)), ...sectionSigns(text, frontmatter)];
    const points = signs.reduce((sum, sign) => sum + sign.points, 0);
    const other = OTHER_CLIENT.exec(path)?.[1];
    if (points >= ENOUGH)
        return { format: 'agent', why: whyOf(signs.filter((sign) => sign.points > 0)) };
    if (other !== undefined)
        return { format: undefined, why: `${(0,_wording_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)(other)} is the folder of another client` };
    if (points <= -ENOUGH)
        return { format: 'copilot', why: whyOf(signs.filter((sign) => sign.points < 0)) };
    return isAgentPath(path)
        ? { format: 'agent', why: 'its path' }
        : { format: 'copilot', why: 'nothing that only the Agent File Format has' };
}
/** Whether a path is `agents/<category>_<agent-name>.agent.md`, at any depth. */
function isAgentPath(path) {
    return /(?:^|\/)agents\/[^/_]+_[^/]+\.agent\.md$/i.test(path);
}
function fieldSigns(keys) {
    const signs = new Map();
    for (const key of keys) {
        const name = key.toLowerCase();
        if (_copilot_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .COPILOT_KEYS */ .i8.has(key))
            signs.set(name, { what: key, points: -(COPILOT_POINTS[key] ?? 3) });
        else if (AGENT_KEYS.has(name))
            signs.set(name, { what: key, points: DECISIVE.has(name) ? 4 : COMMON.has(name) ? 1 : 2 });
    }
    return [...signs.values()];
}
function sectionSigns(text, { body }) {
    // Most files have none, and then their Markdown need not be read.
    if (!/^[ \t]*(?:##[ \t]+)?(?:system|rules|tools)(?:[ \t]+#+)?[ \t\r]*$/im.test(text))
        return [];
    const titles = (0,_syntax_markdown_index_js__WEBPACK_IMPORTED_MODULE_1__/* .scanMarkdown */ .N2)(text, body)
        .headings.filter(({ level }) => level === 2)
        .map((heading) => heading.text.toLowerCase());
    const found = [...new Set(titles.filter((title) => SECTIONS.has(title)))];
    if (found.length === 0)
        return [];
    const names = found.map((title) => `## ${title[0].toUpperCase()}${title.slice(1)}`);
    return [{ what: names.join(', '), points: SECTION_POINTS[found.length] }];
}
const MOST_NAMED = 3;
function whyOf(signs) {
    const strongest = signs.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, MOST_NAMED);
    return `it has ${strongest.map(({ what }) => (0,_wording_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)(what)).join(', ')}`;
}
/** The top-level keys; of fields that do not open the file or that YAML cannot read, as they look. */
function keysOf(text, { state, content, fields }) {
    if (state === 'read')
        return [...fields.keys()];
    if (state === 'broken')
        return (0,_misplaced_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__/* .looseKeys */ .z)(text.slice(...content));
    // Nothing ends unclosed fields but a heading, which unlike a comment stands below a blank line.
    if (state === 'unclosed')
        return (0,_misplaced_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__/* .looseKeys */ .z)(text.slice(...content).split(/\n[ \t\r]*\n#/, 1)[0]);
    const block = (0,_misplaced_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__/* .misplacedBlock */ .o)(text);
    return block === undefined ? [] : (0,_misplaced_frontmatter_js__WEBPACK_IMPORTED_MODULE_4__/* .looseKeys */ .z)(text.slice(...block.content));
}


/***/ }),

/***/ 4628:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ BASES),
/* harmony export */   s: () => (/* binding */ abilitiesOf)
/* harmony export */ });
/* harmony import */ var _syntax_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4634);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4084);


/** The abilities that an agent may be given. */
const BASES = ['fs', 'network', 'sh', 'tool', 'mcp', 'browser', 'env'];
/** The abilities in `allow` and `deny`, in `abilities: { allow, deny }` and in `abilities: [..]`. */
function abilitiesOf({ fields }) {
    const abilities = fields.get('abilities');
    const nested = (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .subfields */ .Ki)(fields, 'abilities');
    const plain = abilities === undefined || (0,_syntax_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(abilities.value) ? undefined : abilities;
    const allowed = [fields.get('allow'), plain, nested.get('allow')].flatMap(itemsOf);
    const denied = [fields.get('deny'), nested.get('deny')].flatMap(itemsOf);
    return {
        allow: allowed.flatMap(read),
        deny: denied.flatMap(read),
        unread: [...allowed, ...denied].filter((item) => textOf(item) === undefined),
    };
}
function itemsOf(field) {
    if (field === undefined || field.value === null)
        return [];
    return (0,_syntax_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isList */ .Lv)(field.value) ? field.value : [field];
}
function textOf({ value }) {
    return value === null || typeof value === 'object' ? undefined : String(value).trim() || undefined;
}
function read(item) {
    const text = textOf(item);
    if (text === undefined)
        return [];
    const [, base = '', scope] = /^([^:]*)(?::(.*))?$/s.exec(text.toLowerCase());
    return [{ text, base: base.trim(), scope: scope?.trim(), range: item.range }];
}


/***/ }),

/***/ 7273:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  agent: () => (/* binding */ agent)
});

// EXTERNAL MODULE: ./src/syntax/comments.ts
var comments = __webpack_require__(1433);
// EXTERNAL MODULE: ./src/formats/conflict-marker.ts
var conflict_marker = __webpack_require__(6279);
// EXTERNAL MODULE: ./src/formats/frontmatter-rules.ts
var frontmatter_rules = __webpack_require__(5252);
// EXTERNAL MODULE: ./src/formats/agent/example.ts
var example = __webpack_require__(3928);
// EXTERNAL MODULE: ./src/lint/fields/other-value.ts
var other_value = __webpack_require__(6469);
// EXTERNAL MODULE: ./src/lint/fields/rules.ts
var rules = __webpack_require__(644);
// EXTERNAL MODULE: ./src/lint/fields/strangers.ts
var strangers = __webpack_require__(2184);
// EXTERNAL MODULE: ./src/lint/fields/wrong-types.ts
var wrong_types = __webpack_require__(7550);
// EXTERNAL MODULE: ./src/syntax/fields.ts
var syntax_fields = __webpack_require__(4634);
// EXTERNAL MODULE: ./src/wording/fixes.ts
var fixes = __webpack_require__(5971);
// EXTERNAL MODULE: ./src/wording/near-names.ts
var near_names = __webpack_require__(6757);
// EXTERNAL MODULE: ./src/wording/quote.ts
var quote = __webpack_require__(400);
// EXTERNAL MODULE: ./src/wording/semantic-version.ts
var semantic_version = __webpack_require__(1955);
// EXTERNAL MODULE: ./src/formats/agent/fields.ts
var agent_fields = __webpack_require__(1213);
;// CONCATENATED MODULE: ./src/formats/agent/icon.ts


const EMOJI_PRESENTATION = '\ufe0f';
const LONGEST = 64;
/** What the bytes from 0x80 to 0x9f are in Windows-1252: some versions of Node decode them as Latin-1. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Reports an icon that is not one emoji. */
function reportIcon({ field: { value, range } }, report) {
    if (typeof value !== 'string')
        return;
    const text = value.trim();
    if (isEmoji(text))
        return;
    if (text === '')
        return report(range, '`icon` has no value. Write a single emoji, or remove the field.');
    const meant = text.length > LONGEST
        ? undefined
        : [text + EMOJI_PRESENTATION, fromWindows(text)].find((candidate) => candidate !== undefined && isEmoji(candidate));
    if (meant === undefined)
        return report(range, `${(0,quote/* quote */.h)(text)} is not one emoji. Write a single emoji, such as 🧭.`);
    const what = meant.startsWith(text)
        ? 'lacks the invisible character U+FE0F that makes it an emoji'
        : 'is an emoji that was saved in the wrong encoding';
    report(range, `${(0,quote/* quote */.h)(text)} ${what}. Write ${meant}.`, (0,fixes/* safely */.vm)(`Write ${meant}`, { range, text: meant }));
}
/** Whether a text is one emoji as Unicode recommends them for interchange. */
function isEmoji(text) {
    // Most are one character, and the set of all takes 15 ms to build.
    return (/^(?=\p{Extended_Pictographic})\p{Emoji_Presentation}$/u.test(text) ||
        new RegExp('^\\p{RGI_Emoji}$', 'v').test(text));
}
/** The text whose UTF-8 bytes Windows-1252 shows as `text`; undefined when there is none. */
function fromWindows(text) {
    const bytes = Array.from(text, (character) => WINDOWS.includes(character) ? 0x80 + WINDOWS.indexOf(character) : character.codePointAt(0));
    if (bytes.some((byte) => byte > 0xff))
        return undefined;
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./src/formats/agent/parse.ts + 11 modules
var parse = __webpack_require__(4084);
// EXTERNAL MODULE: ./src/formats/agent/sections.ts
var agent_sections = __webpack_require__(6868);
;// CONCATENATED MODULE: ./src/formats/agent/field-rules.ts














const agentFieldRules = (0,rules/* fieldRules */.a)(agent_fields/* FIELD_TABLE */.OI, {
    misspelt: {
        fix: 'suggested',
        summary: 'No field is misspelt or misplaced',
        why: 'Loaders silently ignore a misspelt field and use its default. Letter case does not count. A field of a mapping, such as `models` of `recommended`, must be in that mapping.',
        bad: (0,example/* withChange */.vz)('version: 1.0.0', 'verison: 1.0.0'),
        check: reportMisspeltOrMisplaced,
    },
    missing: {
        why: 'People choose the agent by its title. A missing description is an info: the specification demands none.',
        bad: {
            path: example/* goodAgent */.vH.path,
            text: (0,example/* withChange */.vz)('icon: 🧭', 'icon: 🧭\ndescription: Audits policy files.').text.replace('# Policy Auditor\n\n', ''),
        },
        say: { title: missingTitle, description: missingDescription },
    },
    type: {
        why: 'In YAML 1.2 an unquoted `1.0` is a number. A loader that expects another type refuses the agent or reads something else.',
        bad: (0,example/* withChange */.vz)('version: 1.0.0', 'version: 1.0'),
        checks: {
            version: reportVersionType,
            rules(subject, report) {
                if (typeof subject.field.value !== 'string')
                    reportNonList(subject, 'text or a list', report);
            },
            recommended: reportTypesBelow,
            required: reportTypesBelow,
        },
    },
    empty: {
        why: 'The specification says what holds where a field is left out, but not where its value is. Some loaders refuse the file. An empty `startup` is an error of another rule, and so are a missing title and description.',
        bad: (0,example/* withChange */.vz)('icon: 🧭', 'icon:'),
        checks: {
            title(subject, report) {
                if (subject.document.inHeadings.title !== undefined)
                    reportNull(subject, report);
            },
            description(subject, report) {
                if (subject.document.inHeadings.description !== undefined)
                    reportNull(subject, report);
            },
            ...Object.fromEntries(agent_fields/* MAPPINGS */.kI.map((key) => [key, reportNullBelow])),
        },
    },
    value: {
        severity: { recommended: 'error', strict: 'error' },
        fix: 'safe',
        why: 'Loaders refuse an agent with another `status`, or use the default. A wrong `version` or `icon` is a warning.',
        bad: (0,example/* withChange */.vz)('icon: 🧭', 'icon: 🧭\nstatus: disable'),
        good: (0,example/* withChange */.vz)('icon: 🧭', 'icon: 🧭\nstatus: deprecated'),
        checks: {
            version: (subject, report) => reportVersion(subject, (0,other_value/* reportAs */.$i)('warning', report)),
            icon: (subject, report) => reportIcon(subject, (0,other_value/* reportAs */.$i)('warning', report)),
            status: reportStatus,
        },
    },
    unknown: {
        why: 'No loader reads the field, so it does no harm. The fields of the format’s published revisions are accepted; letter case does not count.',
        bad: (0,example/* withChange */.vz)('icon: 🧭', 'icon: 🧭\ncolour: blue'),
        check({ frontmatter, fields }, report, { allows }) {
            const top = new Map([...frontmatter.fields].filter(([name]) => (0,agent_fields/* parentOf */.gN)(name) === undefined));
            const told = { advice: 'Most loaders ignore such fields, so remove or keep them', allows };
            (0,strangers/* reportUnknown */.V)(top, agent_fields/* FIELD_TABLE */.OI, told, report);
            for (const [key, table] of agent_fields/* TABLES_BELOW */.Ae)
                (0,strangers/* reportUnknown */.V)(mappingAt(key, fields), table, told, report);
        },
    },
});
function reportMisspeltOrMisplaced({ frontmatter, fields }, report) {
    const others = new Map(frontmatter.fields);
    for (const [name, { key }] of frontmatter.fields) {
        const parent = (0,agent_fields/* parentOf */.gN)(name);
        if (parent === undefined)
            continue;
        others.delete(name);
        const advice = (0,parse/* subfields */.Ki)(fields, parent).has(name.toLowerCase())
            ? `Remove it here: \`${parent}\` already has it`
            : 'Move it there';
        report(key, `Loaders read ${(0,quote/* quote */.h)(name)} only inside \`${parent}\`. ${advice}.`);
    }
    (0,strangers/* reportMisspelt */.W)(others, agent_fields/* FIELD_TABLE */.OI, report);
    for (const [key, table] of agent_fields/* TABLES_BELOW */.Ae)
        (0,strangers/* reportMisspelt */.W)(mappingAt(key, fields), table, report);
}
/** The fields below another, as they are written. */
function mappingAt(key, fields) {
    const data = fields.get(key)?.value;
    return data !== undefined && (0,syntax_fields/* isMapping */.pi)(data) ? data : new Map();
}
/** In quotes, `1.0` would be the text of no version. */
function reportVersionType(subject, report) {
    const { value, range } = subject.field;
    const written = subject.document.text.slice(...range);
    const version = typeof value === 'number' ? (0,semantic_version/* completeVersion */.C)(written) : undefined;
    if (version === undefined)
        return (0,wrong_types/* reportNonText */.$n)(subject, report);
    report(range, `\`version\` is a number \`${written}\`, not text. Write \`${version}\`.`, (0,fixes/* suggest */.ZA)(`Write \`${version}\``, range, version));
}
function reportTypesBelow({ key, field, document }, report) {
    const names = Object.keys(agent_fields/* FIELDS */.cJ[key].fields);
    if (!(0,syntax_fields/* isMapping */.pi)(field.value))
        report(field.range, `\`${key}\` is ${(0,syntax_fields/* kindOf */.I)(field.value)}, not a mapping. Put ${names.map((name) => `\`${name}\``).join(' or ')} on an indented line below it.`);
    for (const name of names) {
        const item = (0,parse/* subfields */.Ki)(document.fields, key).get(name);
        if (item === undefined || item.value === null)
            continue;
        const subject = { key: `${key}.${name}`, field: item, document };
        if (name === 'startup')
            reportNonName(subject, report);
        // One name alone: the specification does not say that these are lists.
        else if (key !== 'recommended' || typeof item.value !== 'string')
            reportNonList(subject, 'a list', report);
    }
}
function reportNonName({ key, field, document }, report) {
    if (typeof field.value !== 'string')
        report(field.range, `\`${key}\` is ${(0,syntax_fields/* kindOf */.I)(field.value)}, not text. Write the name of one tool.`, (0,wrong_types/* quoting */.yu)(document, field));
}
function reportNonList({ key, field, document }, wanted, report) {
    const { value, range } = field;
    if (!(0,syntax_fields/* isList */.Lv)(value))
        return report(range, `\`${key}\` is ${(0,syntax_fields/* kindOf */.I)(value)}, not ${wanted}. Put each item on its own line, after \`- \`.`);
    for (const item of value) {
        if ((0,syntax_fields/* isBlank */.z3)(item))
            report(item.range[0] === item.range[1] ? range : item.range, `\`${key}\` has an empty item. Remove it, or write text.`);
        else if (typeof item.value !== 'string')
            report(item.range, `An item of \`${key}\` is ${(0,syntax_fields/* kindOf */.I)(item.value)}, not text. Write plain text.`, (0,wrong_types/* quoting */.yu)(document, item));
    }
}
function reportNullBelow(subject, report) {
    reportNull(subject, report);
    const below = (0,parse/* subfields */.Ki)(subject.document.fields, subject.key);
    for (const [name, { empty }] of Object.entries(agent_fields/* FIELDS */.cJ[subject.key].fields)) {
        const field = below.get(name);
        if (field !== undefined && empty !== undefined)
            reportNull({ ...subject, key: `${subject.key}.${name}`, field }, report);
    }
}
function reportNull({ key, field }, report) {
    if (field.value === null)
        report(field.key, `${(0,quote/* quote */.h)(key)} ${agent_fields/* EMPTY */.wg}`);
}
function reportVersion({ field: { value, range } }, report) {
    if (typeof value !== 'string' || (0,semantic_version/* isSemanticVersion */.D)(value.trim()))
        return;
    if (value.trim() === '')
        return report(range, '`version` has no value. Write three numbers, such as `1.0.0`, or remove the field.');
    (0,other_value/* propose */.BM)(range, {
        problem: `${(0,quote/* quote */.h)(value)} is not a semantic version.`,
        meant: (0,semantic_version/* completeVersion */.C)(value.trim()),
        otherwise: 'Write three numbers, such as `1.0.0`.',
    }, report);
}
/** As near as a misspelling is to `active`, but its opposite. */
const OPPOSITE = 'inactive';
function reportStatus({ key, field: { value, range } }, report) {
    const { values = [] } = agent_fields/* FIELDS */.cJ[key];
    if (typeof value !== 'string')
        return;
    const word = value.trim().toLowerCase();
    if (values.includes(word))
        return;
    if (word === '')
        return report(range, `\`status\` has no value. Use ${(0,other_value/* codes */.F4)(values)}, or remove the field.`);
    const meant = (0,near_names/* nearestOf */.qw)(word, [...values, OPPOSITE]).find((known) => known !== OPPOSITE && !word.endsWith(known));
    (0,other_value/* propose */.BM)(range, { problem: `${(0,quote/* quote */.h)(value)} is not a status.`, meant, otherwise: `Use ${(0,other_value/* codes */.F4)(values)}.` }, report);
}
function missingTitle(agent) {
    if (agent.inHeadings.title !== undefined)
        return undefined;
    const range = titleOfLevel2(agent);
    return {
        range,
        message: range === undefined
            ? 'The agent has neither a `title` nor a level-1 heading. Add a level-1 heading.'
            : 'The first heading has level 2, so the agent has no title. Write it after one `#`.',
    };
}
function missingDescription(agent, field) {
    const { inHeadings, fields } = agent;
    if (inHeadings.description !== undefined)
        return undefined;
    // A heading of level 2 is the cause of both.
    if ((0,syntax_fields/* isBlank */.z3)(fields.get('title')) && inHeadings.title === undefined && titleOfLevel2(agent))
        return undefined;
    return {
        range: field?.key ?? inHeadings.title?.range,
        message: 'The agent has neither a `description` nor a paragraph below its level-1 heading. Add a `description` that says what it does.',
        severity: 'info',
    };
}
/** The first heading where it has two `#` and no section has its name. */
function titleOfLevel2({ markdown: { headings }, text }) {
    const [first] = headings;
    const isTitle = first?.level === 2 && !agent_sections/* SECTIONS */.bP.has(first.text.toLowerCase()) && text[first.range[0] - 3] === '#';
    return isTitle ? first.range : undefined;
}

// EXTERNAL MODULE: ./src/formats/agent/info.ts
var info = __webpack_require__(8076);
// EXTERNAL MODULE: ./src/formats/agent/abilities.ts
var abilities = __webpack_require__(4628);
;// CONCATENATED MODULE: ./src/formats/agent/rules/ability-overlap.ts



const abilityOverlap = {
    id: 'agent/ability-overlap',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'No ability is both allowed and denied',
    why: 'Loaders must throw an error if the two lists overlap. A denied `sh` overlaps with an allowed `sh:git`. To allow `sh` and deny `sh:git` is a warning: some loaders take it for an exception.',
    source: example/* SPECIFICATION */.Kl,
    bad: (0,example/* withChange */.vz)('icon: 🧭', 'icon: 🧭\nallow: [fs, network]\ndeny: [network]'),
    good: (0,example/* withChange */.vz)('icon: 🧭', 'icon: 🧭\nallow: ["sh:git"]\ndeny: ["sh:rm"]'),
    check(agent, report) {
        const { allow, deny } = (0,abilities/* abilitiesOf */.s)(agent);
        const denied = new Map();
        for (const ability of deny.toReversed())
            denied.set(nameOf(ability), ability);
        const scoped = new Map(deny.filter(({ scope }) => scope).map((each) => [each.base, each]));
        for (const ability of allow) {
            const same = denied.get(nameOf(ability)) ?? denied.get(ability.base);
            const part = ability.scope === undefined ? scoped.get(ability.base) : undefined;
            if (same !== undefined)
                report(ability.range, messageFor(ability, same), {
                    related: [{ range: same.range, message: `${(0,quote/* quote */.h)(same.text)} is denied here.` }],
                });
            else if (part !== undefined)
                report(ability.range, messageFor(ability, part), {
                    severity: 'warning',
                    related: [{ range: part.range, message: `${(0,quote/* quote */.h)(part.text)} is denied here.` }],
                });
        }
    },
};
function messageFor(allowed, denied) {
    return nameOf(allowed) === nameOf(denied)
        ? `${(0,quote/* quote */.h)(allowed.text)} is both allowed and denied. Remove one of the two.`
        : `${(0,quote/* quote */.h)(allowed.text)} is allowed and ${(0,quote/* quote */.h)(denied.text)} denied, so the two lists overlap. Remove one of the two.`;
}
function nameOf({ base, scope }) {
    return scope === undefined ? base : `${base}:${scope}`;
}

;// CONCATENATED MODULE: ./src/formats/agent/rules/ability-scope.ts



const abilityScope = {
    id: 'agent/ability-scope',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'Only `sh` has a scope, and the scope is a command',
    why: 'Only `sh` can be limited to a command, as in `sh:git`. A loader refuses any other scope or, worse, reads it as the whole ability. A command of several words is a warning: the specification does not forbid it, but loaders do.',
    source: example/* SPECIFICATION */.Kl,
    bad: (0,example/* withChange */.vz)('icon: 🧭', 'icon: 🧭\nallow: ["fs:read"]'),
    good: (0,example/* withChange */.vz)('icon: 🧭', 'icon: 🧭\nallow: ["sh:git"]'),
    check(agent, report) {
        const { allow, deny } = (0,abilities/* abilitiesOf */.s)(agent);
        for (const { text, base, scope, range } of [...allow, ...deny]) {
            if (scope === undefined || !abilities/* BASES */.N.some((known) => known === base))
                continue;
            if (base !== 'sh')
                report(range, `${(0,quote/* quote */.h)(text)} has a scope, which only \`sh\` may have. Write \`${base}\`.`);
            else if (/\s/.test(text.slice(text.indexOf(':')).trim()) && scope !== '')
                report(range, `The command of ${(0,quote/* quote */.h)(text)} has white space, and loaders refuse it. Write one word, such as \`sh:git\`.`, { severity: 'warning' });
            else if (scope === '')
                report(range, `${(0,quote/* quote */.h)(text)} has an empty scope. Write \`sh\`, or add a command, such as \`sh:git\`.`);
        }
    },
};

// EXTERNAL MODULE: ./src/wording/wording.ts
var wording = __webpack_require__(7836);
;// CONCATENATED MODULE: ./src/formats/agent/rules/ability-unknown.ts







const abilityUnknown = {
    id: 'agent/ability-unknown',
    severity: { recommended: 'error', strict: 'error' },
    fix: 'suggested',
    summary: 'Every ability is fs, network, sh, tool, mcp, browser or env',
    why: 'Runtimes refuse an agent that names another ability. Letter case does not count. In YAML, `sh: git` without quotes is a mapping, which a loader may drop: a denied ability is then allowed.',
    source: example/* SPECIFICATION */.Kl,
    bad: (0,example/* withChange */.vz)('icon: 🧭', 'icon: 🧭\nallow: [fs, shell]'),
    good: (0,example/* withChange */.vz)('icon: 🧭', 'icon: 🧭\nallow: [FS, "sh:git"]'),
    check(agent, report) {
        const { allow, deny, unread } = (0,abilities/* abilitiesOf */.s)(agent);
        for (const { text, base, range } of [...allow, ...deny]) {
            if (abilities/* BASES */.N.some((known) => known === base))
                continue;
            const meant = MEANT.get(base);
            const nearest = meant === undefined ? (0,near_names/* nearestOf */.qw)(base, abilities/* BASES */.N) : [meant];
            report(range, `${(0,quote/* quote */.h)(text)} is not an ability. ${nearest.length > 0 ? `Did you mean ${namesOf(nearest)}?` : `Use ${namesOf(abilities/* BASES */.N)}.`}`);
        }
        for (const item of unread)
            reportUnread(agent.text, item, report);
        reportKeys(agent, report);
    },
};
/** A list under another name than `allow` and `deny` is lost, or its loader refuses the file. */
function reportKeys({ fields }, report) {
    const data = fields.get('abilities')?.value;
    if (data === undefined || !(0,syntax_fields/* isMapping */.pi)(data))
        return;
    for (const [name, { key }] of data) {
        if (LISTS.includes(name.toLowerCase()))
            continue;
        const nearest = (0,near_names/* nearestOf */.qw)(name, LISTS);
        report(key, `Abilities have no list ${(0,quote/* quote */.h)(name)}, so it is lost or the file is refused. ${nearest.length === 1 ? `Did you mean \`${nearest[0]}\`?` : 'Write `allow` or `deny`.'}`, { severity: 'warning' });
    }
}
const MEANT = new Map([
    ...['shell', 'bash', 'terminal', 'exec'].map((name) => [name, 'sh']),
    ...['net', 'http', 'web', 'fetch'].map((name) => [name, 'network']),
    ...['file', 'files', 'filesystem'].map((name) => [name, 'fs']),
]);
const LISTS = ['allow', 'deny'];
function namesOf(abilities) {
    return (0,wording/* either */.gP)(abilities.map((name) => `\`${name}\``));
}
function reportUnread(text, item, report) {
    const { value, range } = item;
    const written = (0,quote/* quote */.h)(text.slice(...range));
    const meant = scopedAs(item);
    if (value === null || typeof value === 'string')
        report(range, 'An ability is empty. Name one, or remove the item.');
    else if (meant !== undefined)
        report(range, `${written} is a mapping, not an ability. Write ${(0,quote/* quote */.h)(meant)} in quotes.`, (0,fixes/* revealing */.Q1)((0,fixes/* suggest */.ZA)(`Write \`"${meant}"\``, range, `"${meant}"`)));
    else
        report(range, `${written} is ${(0,syntax_fields/* kindOf */.I)(value)}, not an ability. Write the name of one, such as \`fs\`.`);
}
/** The scoped ability that a mapping was meant to be: `sh: git` without quotes is one. */
function scopedAs({ value }) {
    if (!(0,syntax_fields/* isMapping */.pi)(value) || value.size !== 1)
        return undefined;
    const [[base, scope]] = value;
    return base.toLowerCase() === 'sh' && typeof scope.value === 'string' && /^[\w./+-]+$/.test(scope.value)
        ? `${base}:${scope.value}`
        : undefined;
}

;// CONCATENATED MODULE: ./src/formats/agent/rules/avatar-image.ts

const withAvatar = (content) => ({
    path: example/* goodAgent */.vH.path,
    text: `${example/* goodAgent */.vH.text}\n# Avatar\n${content}\n`,
});
const avatarImage = {
    id: 'agent/avatar-image',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: '`# Avatar` has an image',
    why: 'The first image below the heading is the agent’s avatar. Without an image the agent has no avatar.',
    source: example/* SPECIFICATION */.Kl,
    bad: withAvatar('A compass.'),
    good: withAvatar('![A compass](https://example.com/compass.png)'),
    check({ sections, inHeadings }, report) {
        const section = sections.get('avatar');
        if (section !== undefined && inHeadings.avatar === undefined)
            report(section.heading.range, '`# Avatar` has no image below it. Add one, or remove the heading.');
    },
};

;// CONCATENATED MODULE: ./src/formats/agent/rules/conflict.ts



const PLACES = {
    title: 'the level-1 heading',
    description: 'the first paragraph below the level-1 heading',
    system: '`## System`',
    rules: '`## Rules`',
    avatar: 'the image below `# Avatar`',
};
const conflict = {
    id: 'agent/conflict',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The fields and the headings of the body give the same values',
    why: 'The title, the description, the system message, the rules and the avatar may be in the frontmatter, in the body, or in both. A value in both places must be the same, but for letter case and surrounding blank space. If the two differ, the loader must throw an error. The title and the description of the body are the text that a reader sees, without Markdown; line breaks in a description count. Lists of rules are compared item by item, whatever their marks.',
    source: example/* SPECIFICATION */.Kl,
    bad: (0,example/* withChange */.vz)('icon: 🧭', 'icon: 🧭\ndescription: Audits files.'),
    good: (0,example/* withChange */.vz)('icon: 🧭', 'icon: 🧭\nrules:\n  - report what is unclear.'),
    check({ fields, inHeadings }, report) {
        for (const key of ['title', 'description', 'system', 'rules', 'avatar']) {
            const [field, inBody] = [fields.get(key), inHeadings[key]];
            if (field !== undefined && inBody !== undefined)
                compare(key, field, inBody, report);
        }
    },
};
function compare(key, field, inBody, report) {
    const inField = wordsOf(key, field);
    if (inField === undefined)
        return;
    const below = (0,syntax_fields/* isList */.Lv)(field.value) ? itemsOf(inBody.text) : (inBody.lines ?? inBody.text);
    if (same(inField) === same(below))
        return;
    const related = [{ range: inBody.range, message: `The other ${key} is here.` }];
    if (same(joined(inField)) === same(joined(below)))
        return report(field.range, `\`${key}\` and ${PLACES[key]} differ in white space, which loaders count. Keep one, or use the same line breaks.`, { related });
    const [here, there] = apart(joined(inField), joined(below));
    report(field.range, `\`${key}\` is ${(0,quote/* quote */.h)(here)} here but ${(0,quote/* quote */.h)(there)} in ${PLACES[key]}. ${adviceFor(key, below)}.`, { related });
}
/** The first heading of level 1 is the title, also where it is that of the avatar. */
function adviceFor(key, below) {
    return key === 'title' && same(below) === 'avatar'
        ? 'Put a heading with the title above `# Avatar`'
        : 'Keep one, or make them equal';
}
/** The text of a field, of a list of rules one `- ` line for each item; undefined when there is none. */
function wordsOf(key, { value }) {
    if (typeof value === 'string')
        return value.trim() === '' ? undefined : value;
    if (key !== 'rules' ||
        !(0,syntax_fields/* isList */.Lv)(value) ||
        value.length === 0 ||
        !value.every((item) => typeof item.value === 'string'))
        return undefined;
    return value.map((item) => `- ${joined(String(item.value))}`).join('\n');
}
const MARK = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/;
/** The items of a Markdown list, one `- ` line for each, whatever their marks. */
function itemsOf(text) {
    return text
        .split(/\n(?=[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t])/)
        .map((item) => joined(item.replace(MARK, '- ')))
        .join('\n');
}
function same(text) {
    return text.replaceAll('\r\n', '\n').trim().toLowerCase();
}
function joined(text) {
    return text.replace(/\s+/g, ' ').trim();
}
/** As much of a text as a message shows before the place where another begins to differ. */
const LONGEST_START = 30;
/** Two texts from the word on in which they differ, so that a message shows the difference. */
function apart(one, other) {
    let at = 0;
    while (at < one.length && at < other.length && one[at].toLowerCase() === other[at].toLowerCase())
        at++;
    if (at <= LONGEST_START)
        return [one, other];
    const word = one.lastIndexOf(' ', at - 1) + 1;
    const from = at - word > LONGEST_START ? at - ((one.charCodeAt(at) & 0xfc00) === 0xdc00 ? 1 : 0) : word;
    return [`…${one.slice(from)}`, `…${other.slice(from)}`];
}

;// CONCATENATED MODULE: ./src/formats/agent/rules/duplicate-key.ts




const duplicateKey = {
    id: 'agent/duplicate-key',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'No two keys differ only in letter case',
    why: 'Metadata keys are case-insensitive. If a file has `Icon` and `icon`, one is lost, and which one depends on the loader.',
    source: example/* SPECIFICATION */.Kl,
    bad: (0,example/* withChange */.vz)('icon: 🧭', 'icon: 🧭\nIcon: 🔎'),
    good: example/* goodAgent */.vH,
    check({ frontmatter, fields }, report) {
        reportRepeated(frontmatter.fields, report);
        for (const key of agent_fields/* MAPPINGS */.kI) {
            const data = fields.get(key)?.value;
            if (data !== undefined && (0,syntax_fields/* isMapping */.pi)(data))
                reportRepeated(data, report);
        }
    },
};
function reportRepeated(fields, report) {
    const first = new Map();
    for (const [name, field] of fields) {
        const other = first.get(name.toLowerCase());
        if (other === undefined)
            first.set(name.toLowerCase(), [name, field]);
        else
            report(field.key, `${(0,quote/* quote */.h)(name)} is the same key as ${(0,quote/* quote */.h)(other[0])}, because letter case does not count. Keep one of the two.`, { related: [{ range: other[1].key, message: 'The first one is here.' }] });
    }
}

;// CONCATENATED MODULE: ./src/formats/agent/rules/duplicate-section.ts


const duplicateSection = {
    id: 'agent/duplicate-section',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: '`## System`, `## Rules`, `## Tools` and `# Avatar` occur once',
    why: 'If two sections have the same name, loaders read the first and ignore the other.',
    source: example/* SPECIFICATION */.Kl,
    bad: (0,example/* withChange */.vz)('## Tools', '## Rules\n- Report late.\n\n## Tools'),
    good: example/* goodAgent */.vH,
    check({ markdown, sections }, report) {
        for (const { level, text, range } of markdown.headings) {
            const title = text.toLowerCase();
            const first = sections.get(title)?.heading;
            if (first === undefined || first.range === range || agent_sections/* SECTIONS */.bP.get(title) !== level)
                continue;
            report(range, `\`${'#'.repeat(level)} ${text}\` is repeated, and loaders read only the first one. Merge the two sections.`, { related: [{ range: first.range, message: 'The first one is here.' }] });
        }
    },
};

// EXTERNAL MODULE: ./src/wording/paths.ts
var paths = __webpack_require__(5240);
// EXTERNAL MODULE: ./src/formats/agent-or-copilot.ts
var agent_or_copilot = __webpack_require__(9518);
;// CONCATENATED MODULE: ./src/formats/agent/rules/filename.ts




const filename = {
    id: 'agent/filename',
    severity: { recommended: 'off', strict: 'info' },
    summary: 'The file is `agents/<category>_<agent-name>.agent.md`',
    why: 'The specification speaks of files with such a path only, and a loader may look for no others. Many load any `*.agent.md`.',
    whenNot: 'Your loader reads any `*.agent.md`.',
    source: example/* SPECIFICATION */.Kl,
    bad: { path: 'agents/auditor.agent.md', text: example/* goodAgent */.vH.text },
    good: example/* goodAgent */.vH,
    check({ path, directory }, report) {
        // By its real directory: the path begins at the file itself where no git work tree is around it.
        if (directory !== undefined && (0,agent_or_copilot/* isAgentPath */.T)(`${directory}/${(0,paths/* basename */.P8)(path)}`))
            return;
        const advice = (0,agent_or_copilot/* isAgentPath */.T)(`agents/${(0,paths/* basename */.P8)(path)}`)
            ? 'Move it into a folder named `agents`'
            : 'Rename it to a category and a name, such as `agents/policy_auditor.agent.md`';
        report([0, 0], `${(0,quote/* quote */.h)(path)} is not a path of the specification, so some loaders may not find the agent. ${advice}.`);
    },
};

;// CONCATENATED MODULE: ./src/formats/agent/rules/frontmatter-first.ts



const frontmatterFirst = {
    id: 'agent/frontmatter-first',
    severity: { recommended: 'error', strict: 'error' },
    fix: 'safe',
    summary: 'The YAML block is the first thing in the file',
    why: 'Metadata must come first. After a blank line, a comment, a heading or a code fence, loaders read it as the agent’s text, and every default applies. Some loaders read a block that `---yaml` opens: that is a warning.',
    source: example/* SPECIFICATION */.Kl,
    bad: { path: example/* goodAgent */.vH.path, text: `\n${example/* goodAgent */.vH.text}` },
    good: example/* goodAgent */.vH,
    check({ misplaced, text }, report) {
        const named = /^\ufeff?(---[ \t]*ya?ml)[ \t]*\r?\n/i.exec(text)?.[1];
        if (named !== undefined) {
            const start = text.indexOf('-');
            return report([start, start + named.length], `Only some loaders read fields below ${(0,quote/* quote */.h)(named)}. Write \`---\`.`, { severity: 'warning' });
        }
        if (misplaced === undefined)
            return;
        const above = text.slice(0, misplaced.opening[0]).replace(/^\ufeff/, '');
        const start = misplaced.opening[0] - above.length;
        if (above.trim() !== '')
            return report(misplaced.opening, 'The YAML block is not the first thing in the file, so loaders ignore its fields. Move it to the first line.');
        report(misplaced.opening, 'There is blank space before the YAML block, so loaders ignore its fields. Delete the blank space.', (0,fixes/* safely */.vm)('Delete the blank space', { range: [start, misplaced.opening[0]], text: '' }));
    },
};

;// CONCATENATED MODULE: ./src/formats/agent/rules/redundant-default.ts




const redundantDefault = {
    id: 'agent/redundant-default',
    severity: { recommended: 'off', strict: 'info' },
    summary: 'No field repeats its default',
    why: 'Defaults keep files short. The defaults of `title` and `description` are the level-1 heading and the paragraph below it.',
    whenNot: 'You prefer to write defaults down.',
    source: example/* SPECIFICATION */.Kl,
    bad: (0,example/* withChange */.vz)('icon: 🧭', 'icon: 🧭\nstatus: active'),
    good: example/* goodAgent */.vH,
    check({ fields, inHeadings }, report) {
        const defaults = new Map([
            ...Object.entries(agent_fields/* DEFAULTS */.zY),
            ['title', inHeadings.title?.text],
            ['description', inHeadings.description?.text],
        ]);
        for (const [name, text] of defaults) {
            const field = fields.get(name);
            if (typeof field?.value === 'string' && field.value.trim() === text)
                report(field.range, `${(0,quote/* quote */.h)(field.value)} is the default of \`${name}\`. Remove the field.`);
        }
        for (const name of ['recommended', 'required']) {
            const field = fields.get(name);
            if (field !== undefined && isEmpty(field))
                report(field.key, `\`${name}\` is empty, which is its default. Remove the field.`);
        }
    },
};
function isEmpty({ value }) {
    return ((0,syntax_fields/* isList */.Lv)(value) && value.length === 0) || ((0,syntax_fields/* isMapping */.pi)(value) && value.size === 0);
}

;// CONCATENATED MODULE: ./src/formats/agent/rules/required-env.ts




const requiredEnv = {
    id: 'agent/required-env',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: '`required.env` lists names of environment variables, each once',
    why: 'The agent must not start while one of them is missing. `API-KEY` or `KEY=value` is not a valid name, so such a variable can never be set.',
    source: example/* SPECIFICATION */.Kl,
    bad: (0,example/* withChange */.vz)('    - API_KEY', '    - API_KEY\n    - API-KEY'),
    good: example/* goodAgent */.vH,
    check({ fields }, report) {
        const list = (0,parse/* subfields */.Ki)(fields, 'required').get('env')?.value;
        if (list === undefined || !(0,syntax_fields/* isList */.Lv)(list))
            return;
        const first = new Map();
        for (const item of list) {
            if (typeof item.value !== 'string' || (0,syntax_fields/* isBlank */.z3)(item))
                continue;
            const other = first.get(item.value);
            if (other !== undefined)
                report(item.range, `${(0,quote/* quote */.h)(item.value)} is required twice. Remove one of the two.`, {
                    related: [{ range: other.range, message: 'The first one is here.' }],
                });
            else if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(item.value))
                report(item.range, `${(0,quote/* quote */.h)(item.value)} is not a name of an environment variable. Use letters, digits and \`_\`, and do not start with a digit.`);
            first.set(item.value, other ?? item);
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent/rules/section-level.ts


const sectionLevel = {
    id: 'agent/section-level',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'System, Rules and Tools are level-2 headings, Avatar is a level-1 heading',
    why: 'Loaders look for `## System`, `## Rules`, `## Tools` and `# Avatar`. At another level the section is ordinary text. If the right heading exists too, another one of its name is not reported.',
    source: example/* SPECIFICATION */.Kl,
    bad: (0,example/* withChange */.vz)('## Rules', '### Rules'),
    good: example/* goodAgent */.vH,
    check({ markdown, sections }, report) {
        for (const { level, text, range } of markdown.headings) {
            const right = agent_sections/* SECTIONS */.bP.get(text.toLowerCase());
            if (right === undefined || right === level || sections.has(text.toLowerCase()))
                continue;
            report(range, `\`${'#'.repeat(level)} ${text}\` is a level-${level} heading, which loaders ignore. Write \`${'#'.repeat(right)} ${text}\`.`);
        }
    },
};

// EXTERNAL MODULE: ./src/wording/write-yaml.ts
var write_yaml = __webpack_require__(7807);
;// CONCATENATED MODULE: ./src/formats/agent/rules/startup-tool.ts







const MOST_LISTED = 5;
const startupTool = {
    id: 'agent/startup-tool',
    severity: { recommended: 'error', strict: 'error' },
    fix: 'suggested',
    summary: '`required.startup` names a tool of `## Tools`',
    why: 'The tool must run before the agent does any work. If it is missing, the agent never starts. Letter case does not count.',
    source: example/* SPECIFICATION */.Kl,
    bad: (0,example/* withChange */.vz)('startup: ping', 'startup: pong_api'),
    good: example/* goodAgent */.vH,
    check({ fields, startup, sections, tools }, report) {
        const written = (0,parse/* subfields */.Ki)(fields, 'required').get('startup');
        if (written?.value === null)
            return report(written.key, '`required.startup` has no value. Name a tool, or remove the field.');
        if (startup === undefined)
            return;
        const name = startup.value.trim();
        if (name === '')
            return report(startup.range, '`required.startup` has no value. Name a tool, or remove the field.');
        const section = sections.get('tools');
        if (section === undefined)
            return report(startup.range, `\`required.startup\` names ${(0,quote/* quote */.h)(name)}, but there is no \`## Tools\`. Add the section with this tool, or remove \`startup\`.`);
        if (tools === undefined || tools.open)
            return;
        const names = [...new Set(tools.sets.flatMap((set) => set.tools.map((tool) => tool.name)))];
        if (names.some((known) => known.toLowerCase() === name.toLowerCase()))
            return;
        // Models can call no tool of another name, so no other is meant.
        const nearest = (0,near_names/* nearestOf */.qw)(name, names.filter((known) => /^[\w-]+$/.test(known)));
        const returned = names.length === 0
            ? 'no tool'
            : names.length > MOST_LISTED
                ? 'no tool of this name'
                : `only ${(0,wording/* listed */.KE)(names.map((known) => (0,quote/* quote */.h)(known)))}`;
        report(startup.range, `\`required.startup\` names ${(0,quote/* quote */.h)(name)}, but \`## Tools\` returns ${returned}. ${nearest.length === 1 ? `Did you mean ${(0,quote/* quote */.h)(nearest[0])}?` : `Return a tool ${(0,quote/* quote */.h)(name)}, or correct the name.`}`, {
            related: [{ range: section.heading.range, message: 'The tools are here.' }],
            ...(nearest.length === 1 &&
                (0,fixes/* suggest */.ZA)(`Write \`${nearest[0]}\``, startup.range, (0,write_yaml/* writeYaml */.V)(nearest[0]))),
        });
    },
};

;// CONCATENATED MODULE: ./src/formats/agent/rules/tool-duplicate.ts


const toolDuplicate = {
    id: 'agent/tool-duplicate',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'No two tools have the same name',
    why: 'Tool names are case-insensitive. If there is `ping` and `Ping`, the loader keeps one of them, or throws an error.',
    source: example/* SPECIFICATION */.Kl,
    bad: (0,example/* withChange */.vz)('return { ping', 'return { Ping: { fn: () => 1, scheme }, ping'),
    good: example/* goodAgent */.vH,
    check({ tools }, report) {
        for (const { first, second } of tools === undefined
            ? []
            : [...tools.sets.flatMap(({ duplicates }) => duplicates), ...tools.repeated]) {
            report(second.key, `The tool ${(0,quote/* quote */.h)(second.name)} has the same name as ${(0,quote/* quote */.h)(first.name)}, because letter case does not count. Rename one.`, { related: [{ range: first.key, message: 'The first one is here.' }] });
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent/rules/tool-parameters.ts




const toolParameters = {
    id: 'agent/tool-parameters',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The `parameters` of a scheme are a JSON Schema of an object',
    why: 'Models and clients refuse a tool whose parameters are not valid JSON Schema (2020-12, or draft-07 if `$schema` says so). It is a warning if they lack `type: "object"`, or if `properties` does not describe a required one.',
    source: example/* SPECIFICATION */.Kl,
    bad: (0,example/* withChange */.vz)('type: "object"', 'type: "objekt"'),
    good: example/* goodAgent */.vH,
    check(agent, report) {
        for (const { name, scheme } of (0,parse/* knownTools */.fK)(agent)) {
            if (scheme?.parameters === undefined)
                continue;
            const { parameters, parametersFault: fault } = scheme;
            if (fault === undefined)
                reportUnusable(name, parameters, report);
            else if (fault.path === '')
                report(fault.range, `The parameters of ${(0,quote/* quote */.h)(name)} ${fault.message}. Write valid JSON Schema.`);
            else
                report(fault.range, `In the parameters of ${(0,quote/* quote */.h)(name)}, ${(0,quote/* quote */.h)(fault.path)} ${fault.message}. Correct it.`);
        }
    },
};
/** What JSON Schema allows, but not a tool. A schema made of others is not judged. */
function reportUnusable(name, { value, range }, report) {
    const start = [range[0], range[0] + 1];
    if (!(0,syntax_fields/* isMapping */.pi)(value))
        return report(range, `The parameters of ${(0,quote/* quote */.h)(name)} are not an object. Write \`{ type: "object", properties: {} }\`.`, { severity: 'warning' });
    if (['$ref', 'allOf', 'anyOf', 'oneOf'].some((key) => value.has(key)))
        return;
    const type = value.get('type');
    if (type?.value !== 'object')
        report(type?.range ?? start, `The parameters of ${(0,quote/* quote */.h)(name)} do not have \`type: "object"\`. Set that type.`, { severity: 'warning' });
    const required = value.get('required')?.value;
    const properties = value.get('properties')?.value;
    if (required === undefined || !(0,syntax_fields/* isList */.Lv)(required) || value.has('patternProperties'))
        return;
    for (const item of required) {
        if (properties !== undefined && (0,syntax_fields/* isMapping */.pi)(properties) && properties.has(String(item.value)))
            continue;
        report(item.range, `${(0,quote/* quote */.h)(String(item.value))} is required, but \`properties\` does not describe it. Describe it there, or correct the name.`, { severity: 'warning' });
    }
}

;// CONCATENATED MODULE: ./src/formats/agent/rules/tool-shape.ts




const toolShape = {
    id: 'agent/tool-shape',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'Every tool is `{ fn, scheme }`, and its scheme `{ name, description, parameters }`',
    why: 'The loader calls the function `fn` and shows `scheme` to the model. The scheme follows OpenAI’s format of a tool, with or without the wrapper `{ type: "function", function: { … } }`. Without one of its three parts, the model does not know what the tool is, or the API refuses the request. The model calls the tool by `scheme.name`, and the loader finds it by its key: it is a warning if they differ. OpenAI accepts names of 1 to 64 of the characters `A-Z a-z 0-9 _ -`; others are a warning, too. The linter does not run the code, so it skips tools that only a run could show.',
    source: example/* SPECIFICATION */.Kl,
    bad: (0,example/* withChange */.vz)('return { ping: { fn: async (_args, { env, fetch }) => fetch(env.API_KEY), scheme } };', 'return { ping: { scheme } };'),
    good: example/* goodAgent */.vH,
    check(agent, report) {
        for (const { name, key, fault, scheme } of (0,parse/* knownTools */.fK)(agent)) {
            if (fault !== undefined)
                report(key, `The tool ${(0,quote/* quote */.h)(name)} ${fault}. Write an object with a function \`fn\` and a \`scheme\`.`);
            if (scheme?.fault !== undefined)
                report(scheme.key, `The scheme of ${(0,quote/* quote */.h)(name)} ${scheme.fault}. Write an object with \`name\`, \`description\` and \`parameters\`.`);
            if (scheme?.description !== undefined)
                checkDescription(name, scheme.description, report);
            if (scheme?.name !== undefined)
                checkName(name, scheme.name, report);
        }
    },
};
function checkDescription(key, description, report) {
    if (typeof description.value === 'string' && !(0,syntax_fields/* isBlank */.z3)(description))
        return;
    const what = (0,syntax_fields/* isBlank */.z3)(description) ? 'empty' : `${(0,syntax_fields/* kindOf */.I)(description.value)}, not text`;
    report(description.range, `The description in the scheme of ${(0,quote/* quote */.h)(key)} is ${what}. Say what the tool does.`);
}
function checkName(key, { value, range }, report) {
    const problem = typeof value !== 'string'
        ? `The name in the scheme of ${(0,quote/* quote */.h)(key)} is ${(0,syntax_fields/* kindOf */.I)(value)}, not text. Write ${(0,quote/* quote */.h)(key)}.`
        : value.toLowerCase() !== key.toLowerCase()
            ? `The scheme names ${(0,quote/* quote */.h)(value)}, but the tool is returned as ${(0,quote/* quote */.h)(key)}. Give both the same name.`
            : !/^[A-Za-z0-9_-]{1,64}$/.test(value)
                ? `${(0,quote/* quote */.h)(value)} is not a name that models can call. Use 1 to 64 letters, digits, \`_\` and \`-\`.`
                : undefined;
    if (problem !== undefined)
        report(range, problem, { severity: 'warning' });
}

;// CONCATENATED MODULE: ./src/formats/agent/rules/tools-fence.ts


const toolsFence = {
    id: 'agent/tools-fence',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The tools are JavaScript, in a fence that is closed',
    why: 'Tool code must be written in JavaScript. A loader cannot run another language, so the agent has no tools. Code without a fence is accepted. An unclosed fence runs to the end of the file: all text after the code is code too, and some loaders find no code at all.',
    source: example/* SPECIFICATION */.Kl,
    bad: (0,example/* withChange */.vz)('```js', '```python'),
    good: (0,example/* withChange */.vz)('```js', '```javascript'),
    check({ tools }, report) {
        if (tools === undefined)
            return;
        for (const { language, opening } of tools.foreign)
            report(opening, `The code below \`## Tools\` is marked ${(0,quote/* quote */.h)(language)}. Write the tools in JavaScript, in a \`\`\`js fence.`);
        if (tools.prose !== undefined)
            report(tools.prose, 'The text below `## Tools` is not JavaScript. Write the tools as code in a ```js fence.');
        if (tools.unclosed !== undefined)
            report(tools.unclosed.opening, 'This code fence is never closed. Add a line with the same marks after the code.');
    },
};

;// CONCATENATED MODULE: ./src/formats/agent/rules/tools-in-frontmatter.ts

const toolsInFrontmatter = {
    id: 'agent/tools-in-frontmatter',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'Tools are defined in the body, not in the frontmatter',
    why: 'Loaders read tools only below `## Tools`. They ignore `tools` in the frontmatter.',
    source: example/* SPECIFICATION */.Kl,
    bad: (0,example/* withChange */.vz)('icon: 🧭', 'icon: 🧭\ntools: [ping]'),
    good: example/* goodAgent */.vH,
    check({ fields }, report) {
        const field = fields.get('tools');
        if (field !== undefined)
            report(field.key, 'Loaders do not read `tools` in the frontmatter. Move the tools below `## Tools`.');
    },
};

;// CONCATENATED MODULE: ./src/formats/agent/rules/tools-return.ts


const toolsReturn = {
    id: 'agent/tools-return',
    severity: { recommended: 'error', strict: 'error' },
    fix: 'suggested',
    summary: 'The code of `## Tools` returns an object of tools',
    why: 'Loaders run the code as the body of a function and use what it returns. An `export` is a syntax error there, and no loader reads `module.exports`.',
    source: example/* SPECIFICATION */.Kl,
    bad: (0,example/* withChange */.vz)('return { ping', 'export default { ping'),
    good: example/* goodAgent */.vH,
    check({ tools }, report) {
        const problem = tools?.noReturn;
        if (problem === undefined)
            return;
        const { range, message, replacement } = problem;
        report(range, message, replacement === undefined ? {} : (0,fixes/* suggest */.ZA)('Write `return`', range, replacement));
    },
};

;// CONCATENATED MODULE: ./src/formats/agent/rules/tools-syntax.ts

const toolsSyntax = {
    id: 'agent/tools-syntax',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The code of `## Tools` has no syntax error',
    why: 'Code with a syntax error gives the agent no tools. The types of TypeScript are syntax errors too. A loader runs all of the code. The linter skips a fence above 128 KiB, every fence after the 16th, and code with brackets nested more than 200 deep. It says so in a warning.',
    source: example/* SPECIFICATION */.Kl,
    bad: (0,example/* withChange */.vz)('const scheme =', 'const scheme: object ='),
    good: example/* goodAgent */.vH,
    check({ tools }, report) {
        for (const { range, message } of tools?.syntax ?? [])
            report(range, message);
        for (const { range, message } of tools?.unchecked ?? [])
            report(range, message, { severity: 'warning' });
    },
};

;// CONCATENATED MODULE: ./src/formats/agent/rules/tools-undeclared.ts



const toolsUndeclared = {
    id: 'agent/tools-undeclared',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The code declares every name that it returns as a tool, a function or a scheme',
    why: 'The code throws where it uses a name that nothing declares. Then the agent gets none of its tools, and a startup tool cannot run.',
    source: example/* SPECIFICATION */.Kl,
    bad: (0,example/* withChange */.vz)('const scheme', 'const schema'),
    good: example/* goodAgent */.vH,
    check({ tools, text }, report) {
        if (tools === undefined)
            return;
        for (const [index, { name, range }] of tools.undeclared.entries()) {
            const nearest = index < near_names/* MOST_COMPARED */.uf ? (0,near_names/* nearestOf */.qw)(name, tools.declared) : [];
            const meant = isShorthand(text, range) ? `${name}: ${nearest[0]}` : nearest[0];
            report(range, `The code declares no ${(0,quote/* quote */.h)(name)}, so it throws and the agent gets no tools. ${nearest.length === 1 ? `Did you mean ${(0,quote/* quote */.h)(meant)}?` : 'Declare it, or correct the name.'}`);
        }
    },
};
function isShorthand(text, [start, end]) {
    return (/[{,]\s{0,99}$/.test(text.slice(Math.max(start - 100, 0), start)) &&
        /^\s*[,}]/.test(text.slice(end, end + 100)));
}

;// CONCATENATED MODULE: ./src/formats/agent/rules/undeclared-env.ts




const undeclaredEnv = {
    id: 'agent/undeclared-env',
    severity: { recommended: 'info', strict: 'info' },
    summary: 'Environment variables that the tools read are listed in `required.env`',
    why: 'Loaders check the listed variables before the agent starts. If an unlisted one is missing, the agent fails in the middle of its work.',
    source: example/* SPECIFICATION */.Kl,
    bad: (0,example/* withChange */.vz)('fetch(env.API_KEY)', 'fetch(env.API_URL)'),
    good: example/* goodAgent */.vH,
    check({ fields, tools, readable }, report) {
        const field = (0,parse/* subfields */.Ki)(fields, 'required').get('env');
        if (tools === undefined ||
            !readable ||
            (field !== undefined && field.value !== null && !(0,syntax_fields/* isList */.Lv)(field.value)))
            return;
        const seen = new Set(field !== undefined && (0,syntax_fields/* isList */.Lv)(field.value) ? field.value.map(({ value }) => value) : []);
        for (const { name, range } of tools.environment) {
            if (seen.has(name))
                continue;
            seen.add(name);
            report(range, `The code reads ${(0,quote/* quote */.h)(`env.${name}`)}, which \`required.env\` does not list. Add ${(0,quote/* quote */.h)(name)} to \`required.env\`.`);
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent/index.ts






























const agentConflictMarker = {
    ...(0,conflict_marker/* conflictMarker */.p0)('agent', example/* goodAgent */.vH, ['frontmatter-first', 'missing-field'], ['duplicate-section']),
    // A block at the end would be a part of the tools.
    good: (0,example/* withChange */.vz)('smallest change.\n', 'smallest change.\n\n```\n<<<<<<< HEAD\n```\n'),
};
const agent = {
    ...info/* agentInfo */.e,
    fields: agent_fields/* FIELDS */.cJ,
    rules: [
        agentConflictMarker,
        filename,
        frontmatterFirst,
        (0,frontmatter_rules/* frontmatterUnclosed */.c)('agent', example/* SPECIFICATION */.Kl, example/* goodAgent */.vH),
        (0,frontmatter_rules/* frontmatterYaml */._)('agent', example/* SPECIFICATION */.Kl, example/* goodAgent */.vH),
        duplicateKey,
        ...agentFieldRules,
        conflict,
        duplicateSection,
        sectionLevel,
        avatarImage,
        requiredEnv,
        startupTool,
        toolsInFrontmatter,
        toolsFence,
        toolsSyntax,
        toolsReturn,
        toolsUndeclared,
        toolShape,
        toolDuplicate,
        toolParameters,
        undeclaredEnv,
        abilityUnknown,
        abilityScope,
        abilityOverlap,
        redundantDefault,
    ],
    repositoryRules: [],
    prepare: withJavaScript,
    parse: parse/* parseAgent */.N8,
    applicable: () => agent.rules,
    header: () => undefined,
    comments: (document) => (0,comments/* commentsOf */.u)(document, document.markdown),
};
/** The parser is loaded only for files that have tools: no other file needs it. */
async function withJavaScript(source) {
    if (!(0,parse/* hasTools */._p)(source.text))
        return source;
    const { javascript } = await Promise.all(/* import() */[__webpack_require__.e(422), __webpack_require__.e(831)]).then(__webpack_require__.bind(__webpack_require__, 9831));
    return { ...source, javascript };
}


/***/ }),

/***/ 4084:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _p: () => (/* binding */ hasTools),
  fK: () => (/* binding */ knownTools),
  N8: () => (/* binding */ parseAgent),
  Ki: () => (/* binding */ subfields)
});

// EXTERNAL MODULE: ./src/syntax/fields.ts
var syntax_fields = __webpack_require__(4634);
// EXTERNAL MODULE: ./src/syntax/frontmatter.ts + 2 modules
var syntax_frontmatter = __webpack_require__(389);
// EXTERNAL MODULE: ./src/syntax/markdown/index.ts + 6 modules
var syntax_markdown = __webpack_require__(1742);
// EXTERNAL MODULE: ./src/formats/misplaced-frontmatter.ts
var misplaced_frontmatter = __webpack_require__(9261);
;// CONCATENATED MODULE: ./src/formats/agent/avatar.ts
// Bounded, so that a file of nothing but openings stays linear.
const HTML_IMAGE = /<img\b[^<>]{0,1000}?\ssrc\s{0,9}=\s{0,9}(?:"([^"<>]{0,2000})"|'([^'<>]{0,2000})'|([^\s"'<>]{1,2000}))/gi;
const REFERENCE = /!\[([^[\]]{0,999})\](?:\[([^[\]]{0,999})\])?(?!\()/g;
/** The first image of a section, whether `![…](…)`, `![…][label]` or `<img src>`. */
function avatarOf(text, { links, fences, comments }, { content: [start, end] }) {
    const hidden = [
        ...fences.map(({ opening, content }) => [opening[0], content[1]]),
        ...comments.map(({ range }) => range),
    ];
    const isShown = (at) => !hidden.some(([from, to]) => from <= at && at < to);
    const within = text.slice(start, end);
    const images = [];
    const inline = links.find(({ kind, range: [at] }) => kind === 'image' && at >= start && at < end);
    if (inline !== undefined)
        images.push({ text: inline.target, range: inline.range });
    for (const { 0: written, 1: double, 2: single, 3: bare, index } of within.matchAll(HTML_IMAGE)) {
        if (!isShown(start + index))
            continue;
        images.push({ text: double ?? single ?? bare, range: [start + index, start + index + written.length] });
        break;
    }
    const targets = within.includes('![') ? targetsOf(text, links) : new Map();
    for (const { 0: written, 1: description, 2: label, index } of within.matchAll(REFERENCE)) {
        const target = targets.get(nameOf(label || description));
        if (target === undefined || !isShown(start + index))
            continue;
        images.push({ text: target, range: [start + index, start + index + written.length] });
        break;
    }
    return images.toSorted((a, b) => a.range[0] - b.range[0])[0];
}
function targetsOf(text, links) {
    const targets = new Map();
    for (const { kind, target, range: [at], } of links) {
        if (kind !== 'definition')
            continue;
        const label = /\[([^[\]]+)\]:[ \t]*<?$/.exec(text.slice(Math.max(text.lastIndexOf('\n', at) + 1, at - 1100), at))?.[1];
        if (label !== undefined && !targets.has(nameOf(label)))
            targets.set(nameOf(label), target);
    }
    return targets;
}
function nameOf(label) {
    return label.trim().replace(/\s+/g, ' ').toLowerCase();
}

// EXTERNAL MODULE: ./src/formats/agent/sections.ts
var agent_sections = __webpack_require__(6868);
;// CONCATENATED MODULE: ./src/formats/agent/javascript/syntax-tree.ts
const ASSIGNS = /^(?:AssignmentExpression\.left|AssignmentPattern\.left|ArrayPattern\.elements|For(?:In|Of)Statement\.left|RestElement\.argument|UpdateExpression\.argument)$/;
/**
 * All nodes in the order of the text. A stack, not recursion: a chain of members can be as deep as the text
 * is long.
 */
function* walk(root) {
    const stack = [{ node: root, parent: undefined, place: '', inFunction: false }];
    for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
        yield visit;
        const { node } = visit;
        const inFunction = visit.inFunction || /Function|StaticBlock|PropertyDefinition/.test(node.type);
        for (const [role, value] of Object.entries(node).reverse()) {
            const children = Array.isArray(value) ? value.toReversed() : [value];
            for (const child of children)
                if (isNode(child))
                    stack.push({ node: child, parent: visit, place: `${node.type}.${role}`, inFunction });
        }
    }
}
function isNode(value) {
    return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
/** Whether something is assigned to a node, also as a part of a pattern. */
function isAssigned({ place, parent }) {
    return ASSIGNS.test(place) || (place === 'Property.value' && parent?.parent?.node.type === 'ObjectPattern');
}
/** The name of the property that a member expression reads, when it is written there. */
function propertyName({ computed, property }) {
    if (!computed)
        return property.type === 'Identifier' ? property.name : undefined;
    return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}
/** Where a node stands. */
function rangeOf({ start, end }) {
    return [start, end];
}

;// CONCATENATED MODULE: ./src/formats/agent/javascript/evaluate.ts

const MOST_STEPS = 100_000;
const DEEPEST = 64;
const LONGEST_TEXT = 100_000;
/** The start of an evaluation of one program. */
function evaluationOf(bindings) {
    return { bindings, steps: MOST_STEPS };
}
/** What an expression is; undefined when that is not plainly written. Nothing is ever run. */
function evaluate(node, evaluation, depth = 0) {
    if (node === undefined || depth > DEEPEST || --evaluation.steps < 0)
        return undefined;
    const range = rangeOf(node);
    switch (node.type) {
        case 'Literal':
            return plain(node.value, range);
        case 'TemplateLiteral':
            return node.expressions.length > 0 ? undefined : plain(node.quasis[0]?.value.cooked, range);
        case 'UnaryExpression': {
            const operand = node.operator === '-' ? plainValue(node.argument, evaluation, depth + 1) : undefined;
            return typeof operand === 'number' ? plain(-operand, range) : undefined;
        }
        case 'BinaryExpression': {
            if (node.operator !== '+')
                return undefined;
            const left = plainValue(node.left, evaluation, depth + 1);
            const right = plainValue(node.right, evaluation, depth + 1);
            if (typeof left !== 'string' || typeof right !== 'string')
                return undefined;
            return left.length + right.length > LONGEST_TEXT ? undefined : plain(left + right, range);
        }
        case 'FunctionDeclaration':
        case 'FunctionExpression':
        case 'ArrowFunctionExpression':
            return { kind: 'function', range };
        case 'ArrayExpression':
            return { kind: 'list', range, items: node.elements };
        case 'ObjectExpression':
            return readObject(node, evaluation, depth + 1);
        case 'Identifier':
            return named(node.name, range, evaluation, depth + 1);
        case 'MemberExpression':
            return member(node, evaluation, depth + 1);
        default:
            return undefined;
    }
}
/** The entry of a name; undefined when there is none. */
function entryOf({ entries }, name) {
    return entries.findLast((entry) => entry.name === name);
}
function plain(value, range) {
    const known = value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return known ? { kind: 'plain', range, value } : undefined;
}
function plainValue(node, evaluation, depth) {
    const found = evaluate(node, evaluation, depth);
    return found?.kind === 'plain' ? found.value : undefined;
}
function readObject(node, evaluation, depth) {
    const entries = [];
    evaluation.steps -= node.properties.length;
    let open = evaluation.steps < 0;
    for (const property of node.properties) {
        const name = property.type === 'SpreadElement' ? undefined : keyOf(property, evaluation, depth);
        if (name === undefined || property.type === 'SpreadElement')
            open = true;
        else {
            const value = property.kind === 'init' ? property.value : undefined;
            entries.push({ name, key: rangeOf(property.key), value });
        }
    }
    return { kind: 'object', range: rangeOf(node), entries, open };
}
/** Undefined for a computed key that cannot be known, and for `__proto__: …`, which is no key. */
function keyOf({ computed, key, shorthand, method }, evaluation, depth) {
    if (!computed && key.type === 'Identifier')
        return key.name === '__proto__' && !shorthand && !method ? undefined : key.name;
    const found = evaluate(key, evaluation, depth);
    if (found?.kind !== 'plain' || (!computed && found.value === '__proto__' && !method))
        return undefined;
    return String(found.value);
}
/** What other code may change is open if it is an object, and unknown if it is a list. */
function named(name, range, evaluation, depth) {
    const { values, shared } = evaluation.bindings;
    if (name === 'undefined' && !values.has(name))
        return { kind: 'plain', range, value: undefined };
    const found = evaluate(values.get(name), evaluation, depth);
    if (!shared.has(name) || found === undefined)
        return found;
    if (found.kind === 'object')
        return { ...found, open: true };
    return found.kind === 'list' ? undefined : found;
}
function member(node, evaluation, depth) {
    const name = propertyName(node);
    const object = name === undefined ? undefined : evaluate(node.object, evaluation, depth);
    if (object?.kind !== 'object' || object.open)
        return undefined;
    const entry = entryOf(object, name);
    // What an object does not have it may have from its prototype.
    if (entry === undefined && !(name in Object.prototype))
        return { kind: 'plain', range: rangeOf(node), value: undefined };
    return evaluate(entry?.value, evaluation, depth);
}
/** An expression as data that knows where it was written; undefined when a part of it cannot be known. */
function toValue(node, evaluation, depth = 0) {
    const found = evaluate(node, evaluation, depth);
    if (found === undefined || found.kind === 'function')
        return undefined;
    const { range } = found;
    // JSON, which data are for, leaves out what is undefined.
    if (found.kind === 'plain')
        return found.value === undefined ? undefined : { value: found.value, range };
    if (found.kind === 'list') {
        const items = found.items.map((item) => item === null ? undefined : toValue(item, evaluation, depth + 1));
        return items.every((item) => item !== undefined) ? { value: items, range } : undefined;
    }
    if (found.open)
        return undefined;
    const fields = new Map();
    for (const { name, key, value } of found.entries) {
        const data = toValue(value, evaluation, depth + 1);
        if (data === undefined)
            return undefined;
        fields.set(name, { key, ...data });
    }
    return { value: fields, range };
}
/** Data as JSON has it. Objects have no prototype: a key such as `__proto__` is a key like any other. */
function toJson(data) {
    if (data instanceof Map) {
        const object = Object.create(null);
        for (const [key, { value }] of data)
            object[key] = toJson(value);
        return object;
    }
    return Array.isArray(data) ? data.map(({ value }) => toJson(value)) : data;
}

;// CONCATENATED MODULE: ./src/formats/agent/javascript/bindings.ts

const DECLARES = /^(?:VariableDeclarator\.id|Function\w+\.(?:id|params)|ArrowFunctionExpression\.params|Class\w+\.id|CatchClause\.param|Import\w+\.local)$/;
/** Where a literal or a member holds a node and leaves it as it is. */
const HOLDS = /^(?:ArrayExpression\.elements|MemberExpression\.object|ObjectExpression\.properties|Property\.(?:key|value))$/;
const DEEPEST_LITERAL = 64;
/** Reads the bindings of a program from the visits of all its identifiers. */
function bindingsOf(identifiers) {
    const values = new Map();
    const shared = new Set();
    const declared = new Set();
    const held = new Map();
    const mentions = [];
    for (const visit of identifiers) {
        const { name } = visit.node;
        if (!DECLARES.test(visit.place))
            mentions.push(visit);
        else if (isTop(visit))
            values.set(name, values.has(name) ? undefined : valueIn(visit));
        if (DECLARES.test(visit.place) || isAssigned(visit))
            declared.add(name);
    }
    for (const visit of mentions) {
        const { name } = visit.node;
        if (!values.has(name) || isKey(visit))
            continue;
        const holder = holderOf(visit);
        if (isAssigned(visit))
            values.set(name, undefined);
        else if (holder === undefined)
            shared.add(name);
        else if (held.get(holder)?.push(name) === undefined)
            held.set(holder, [name]);
    }
    // Whoever changes an object may change what it holds. A set is read to its end, with what is added meanwhile.
    for (const name of shared)
        for (const inner of held.get(name) ?? [])
            shared.add(inner);
    return { values, shared, declared };
}
function isTop({ place, parent }) {
    return /^(?:VariableDeclarator|FunctionDeclaration)\.id$/.test(place) && parent?.inFunction === false;
}
function valueIn({ parent }) {
    if (parent?.node.type === 'FunctionDeclaration')
        return parent.node;
    const looped = /^For(?:In|Of)/.test(parent?.parent?.place ?? '');
    return parent?.node.type === 'VariableDeclarator' && !looped ? (parent.node.init ?? undefined) : undefined;
}
function isKey({ place, parent }) {
    return (/\.(?:key|property)$/.test(place) && parent?.node?.computed !== true);
}
/**
 * The name whose literal holds a mention, or `return`, which is the name of nothing; undefined where other code
 * gets at what is mentioned.
 */
function holderOf(mention) {
    let top = mention;
    for (let steps = 0; top.parent !== undefined && HOLDS.test(top.place); steps++) {
        if (steps > DEEPEST_LITERAL)
            return undefined;
        top = top.parent;
    }
    if (top.inFunction)
        return undefined;
    if (top.place === 'ReturnStatement.argument')
        return 'return';
    const around = top.parent?.node;
    return top !== mention && around?.type === 'VariableDeclarator' && around.id.type === 'Identifier'
        ? around.id.name
        : undefined;
}

;// CONCATENATED MODULE: ./src/formats/agent/javascript/environment.ts

/** The variables of the environment that a node reads. */
function environmentIn(visit) {
    const { node, parent } = visit;
    if (node.type === 'MemberExpression')
        return memberIn(node, visit);
    if (node.type === 'VariableDeclarator')
        return node.init && isEnvironment(node.init) ? takenBy(node.id) : [];
    // `{ env: { API_KEY } }`, as the parameter of a function has it.
    if (node.type !== 'Property' || parent?.node.type !== 'ObjectPattern' || node.computed)
        return [];
    return node.key.type === 'Identifier' && node.key.name === 'env' ? takenBy(node.value) : [];
}
function memberIn(node, visit) {
    const name = propertyName(node);
    if (name === undefined || !isEnvironment(node.object))
        return [];
    const { place, parent } = visit;
    const deleted = parent?.node.type === 'UnaryExpression' && parent.node.operator === 'delete';
    if (deleted || isAssigned(visit) || place === 'CallExpression.callee')
        return [];
    return [{ name, range: rangeOf(node.property) }];
}
/** The variables that a pattern, with a default or without, takes out of the environment. */
function takenBy(node) {
    const pattern = node.type === 'AssignmentPattern' ? node.left : node;
    if (pattern.type !== 'ObjectPattern')
        return [];
    return pattern.properties.flatMap((property) => property.type === 'Property' && !property.computed && property.key.type === 'Identifier'
        ? { name: property.key.name, range: rangeOf(property.key) }
        : []);
}
function isEnvironment(node) {
    const inner = node.type === 'ChainExpression' ? node.expression : node;
    return inner.type === 'Identifier'
        ? inner.name === 'env'
        : inner.type === 'MemberExpression' && propertyName(inner) === 'env';
}

;// CONCATENATED MODULE: ./src/formats/agent/javascript/outline.ts



const OPENS = new Set(['eval', 'globalThis', 'global', 'window', 'self', 'Function', 'arguments']);
/** Outlines a program. */
function outline(program) {
    const visits = [...walk(program)];
    const nodes = visits.map(({ node }) => node);
    return {
        bindings: bindingsOf(visits.filter(({ node }) => node.type === 'Identifier')),
        open: nodes.some(isOpening),
        returns: visits.flatMap(({ node, inFunction }) => node.type === 'ReturnStatement' && !inFunction ? node : []),
        exports: nodes.flatMap(exportIn),
        modular: nodes.flatMap(modularIn),
        environment: visits.flatMap(environmentIn),
    };
}
/** `with` gives every name of an object. */
function isOpening(node) {
    return node.type === 'WithStatement' || (node.type === 'Identifier' && OPENS.has(node.name));
}
function exportIn(node) {
    if (node.type === 'ExportDefaultDeclaration')
        return [[node.start, node.declaration.start]];
    return node.type === 'AssignmentExpression' && isModuleExports(node.left)
        ? [[node.start, node.right.start]]
        : [];
}
function isModuleExports(node) {
    if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier')
        return false;
    return node.object.name === 'module' && propertyName(node) === 'exports';
}
function modularIn(node) {
    if (node.type === 'ImportDeclaration' || /^Export\w+Declaration$/.test(node.type))
        return [[node.start, node.start + 'import'.length]];
    return node.type === 'MetaProperty' && node.meta.name === 'import' ? [rangeOf(node)] : [];
}

;// CONCATENATED MODULE: ./src/formats/agent/javascript/undeclared.ts


/** What every runtime of JavaScript has, and what loaders hand to the code. */
const GIVEN = new Set(`undefined NaN Infinity Object Array String Number Boolean Symbol BigInt Math JSON Date RegExp Promise Proxy Reflect Map Set WeakMap WeakSet
  Error TypeError RangeError Intl parseInt parseFloat isNaN isFinite encodeURIComponent decodeURIComponent encodeURI decodeURI structuredClone queueMicrotask
  console process require module exports Buffer URL URLSearchParams Blob File FormData Headers Request Response AbortController AbortSignal TextEncoder TextDecoder
  fetch setTimeout clearTimeout setInterval clearInterval setImmediate clearImmediate performance crypto atob btoa Deno Bun
  env args input context ctx agent api tools log logger runtime options config __dirname __filename`.split(/\s+/));
/** The names in what is returned, in its tools and in their functions and schemes, that nothing declares. */
function undeclaredIn({ returns, bindings, open }, objects, evaluation) {
    if (open)
        return [];
    const used = [
        // Handed in by a loader or not, a list of tools is no tool of the agent.
        ...returns.flatMap(({ argument }) => argument ?? []),
        ...objects.flatMap(({ entries }) => entries.flatMap(({ value }) => partsOf(value, evaluation))),
    ];
    const found = new Map();
    for (const node of used) {
        if (node.type !== 'Identifier' || bindings.declared.has(node.name))
            continue;
        if (GIVEN.has(node.name) && !(node.name === 'tools' && returns.some(({ argument }) => argument === node)))
            continue;
        found.set(node.start, { name: node.name, range: rangeOf(node) });
    }
    return [...found.values()].toSorted((a, b) => a.range[0] - b.range[0]);
}
function partsOf(value, evaluation) {
    if (value === undefined)
        return [];
    const tool = evaluate(value, evaluation);
    if (tool?.kind !== 'object')
        return [value];
    return [value, entryOf(tool, 'fn')?.value, entryOf(tool, 'scheme')?.value].flatMap((node) => node ?? []);
}

// EXTERNAL MODULE: ./src/wording/escape-invisible.ts
var escape_invisible = __webpack_require__(3559);
// EXTERNAL MODULE: ./src/wording/quote.ts
var quote = __webpack_require__(400);
// EXTERNAL MODULE: ./src/wording/wording.ts
var wording = __webpack_require__(7836);
;// CONCATENATED MODULE: ./src/formats/agent/tools/code-problems.ts



const LONGEST_REASON = 120;
/** Why code cannot be parsed. Where a parser stops is its own business; the word there is what a reader sees. */
function syntaxProblem(error, code, start) {
    // The parser quotes characters of the file as they are.
    const reason = (0,escape_invisible/* visible */.RK)(error.message.replace(/ \(\d+:\d+\)$/, '').slice(0, LONGEST_REASON));
    const last = code.trimEnd().length;
    const at = Math.max(start, Math.min(error.pos ?? start, last - 1));
    const [word = ''] = /^(?:[\p{ID_Continue}$]+|.)/u.exec(code.slice(at, at + LONGEST_REASON)) ?? [];
    return {
        range: [at, at + word.length],
        message: `The JavaScript has a syntax error: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}. Fix the code here.`,
    };
}
/** Code that is nested too deeply: at the bracket, or at `opening` where no bracket is to blame. */
function tooDeepProblem(error, code, opening) {
    const { pos } = error;
    const message = 'The code is nested too deeply to be checked. Flatten it.';
    if (pos === undefined)
        return { range: opening, message };
    return { range: [pos, pos + (code[pos] === '$' ? 2 : 1)], message };
}
/** Code that has more UTF-16 code units than `most`. */
function tooLongProblem(opening, length, most) {
    return {
        range: opening,
        message: `The code has ${(0,wording/* count */.U9)(length)} characters, more than the ${(0,wording/* count */.U9)(most)} that are checked. Load parts of it with \`await import()\`.`,
    };
}
/** A word that only a module may hold. */
function modularProblem(code, range) {
    const word = code.slice(...range);
    const advice = word === 'import'
        ? 'Load it with `await import()`'
        : word === 'export'
            ? 'Remove the word, and return the tools'
            : 'Remove it';
    return {
        range,
        message: `The JavaScript has ${(0,quote/* quote */.h)(word)}, which is a syntax error in the body of a function. ${advice}.`,
    };
}
/** Code that is nothing but an object: a script reads its braces as a block. */
function bareObjectProblem(code, from, { parseExpression }) {
    try {
        const { type, start, end } = parseExpression(code, from);
        const rest = code.slice(end);
        if (type !== 'ObjectExpression' || !/^[\s;)]*$/.test(rest))
            return undefined;
        const message = 'The tools are a bare object, which no loader receives. Add `return` before it.';
        return { range: [start, start + 1], message, ...(!rest.includes(')') && { replacement: 'return {' }) };
    }
    catch {
        return undefined;
    }
}
/** Tools that are exported, as a module does; `text` is what the outline is of. */
function exportProblem(text, { exports: [range] }) {
    if (range === undefined)
        return undefined;
    const written = text.slice(...range).trimEnd();
    return {
        range: [range[0], range[0] + written.length],
        replacement: 'return',
        message: `The tools are exported with \`${written.startsWith('export') ? 'export default' : 'module.exports'}\`, which no loader reads. Write \`return\` instead.`,
    };
}

;// CONCATENATED MODULE: ./src/formats/agent/tools/read-tool.ts


/** What a value is, as messages say it. */
const WORDS = {
    list: 'a list',
    function: 'a function',
    plain: 'a plain value',
    object: 'an object',
};
/** The tools that an object holds, each with what is wrong with it. */
function readSet({ entries }, evaluation, javascript) {
    const last = new Map();
    const seen = new Map();
    const duplicates = [];
    for (const entry of entries) {
        const first = seen.get(entry.name.toLowerCase());
        if (first !== undefined)
            duplicates.push({ first, second: entry });
        else
            seen.set(entry.name.toLowerCase(), entry);
        last.set(entry.name, entry);
    }
    return { duplicates, tools: [...last.values()].map((entry) => readTool(entry, evaluation, javascript)) };
}
function readTool({ name, key, value }, evaluation, javascript) {
    const found = evaluate(value, evaluation);
    if (found === undefined)
        return { name, key, fault: undefined, scheme: undefined };
    if (found.kind !== 'object')
        return { name, key, fault: `is ${WORDS[found.kind]}`, scheme: undefined };
    const scheme = found.open ? undefined : entryOf(found, 'scheme');
    return {
        name,
        key,
        fault: found.open ? undefined : faultOf(found, evaluation),
        scheme: scheme && readScheme(scheme, evaluation, javascript),
    };
}
function faultOf(tool, evaluation) {
    const missing = without(['fn', 'scheme'].filter((name) => entryOf(tool, name) === undefined));
    if (missing !== undefined)
        return missing;
    const fn = evaluate(entryOf(tool, 'fn')?.value, evaluation);
    return fn === undefined || fn.kind === 'function' ? undefined : `has an \`fn\` that is ${WORDS[fn.kind]}`;
}
function without(missing) {
    return missing.length === 0 ? undefined : `has no ${missing.map((name) => `\`${name}\``).join(' and no ')}`;
}
function isNothing(entry, evaluation) {
    const found = evaluate(entry?.value, evaluation);
    return entry === undefined || (found?.kind === 'plain' && found.value === undefined);
}
function readScheme({ key, value }, evaluation, javascript) {
    const outer = evaluate(value, evaluation);
    const wrapped = outer?.kind === 'object' && entryOf(outer, 'name') === undefined ? entryOf(outer, 'function') : undefined;
    const found = wrapped === undefined ? outer : evaluate(wrapped.value, evaluation);
    if (found === undefined)
        return undefined;
    if (found.kind !== 'object')
        return { key, fault: `is ${WORDS[found.kind]}` };
    if (found.open)
        return undefined;
    const parameters = toValue(entryOf(found, 'parameters')?.value, evaluation);
    const whole = toValue(value, evaluation);
    return {
        key,
        fault: without(['name', 'description', 'parameters'].filter((name) => isNothing(entryOf(found, name), evaluation))),
        name: toValue(entryOf(found, 'name')?.value, evaluation),
        description: toValue(entryOf(found, 'description')?.value, evaluation),
        parameters,
        parametersFault: parameters && parametersFault(parameters, javascript),
        json: whole && toJson(whole.value),
    };
}
function parametersFault(parameters, { schemaFault }) {
    const draft = (0,syntax_fields/* isMapping */.pi)(parameters.value) ? parameters.value.get('$schema')?.value : undefined;
    const fault = schemaFault(toJson(parameters.value), typeof draft === 'string' ? draft : undefined);
    if (fault === undefined)
        return undefined;
    const steps = fault.path
        .split('/')
        .slice(1)
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    let at = parameters;
    for (const step of steps) {
        const next = (0,syntax_fields/* isMapping */.pi)(at.value)
            ? at.value.get(step)
            : (0,syntax_fields/* isList */.Lv)(at.value)
                ? at.value[Number(step)]
                : undefined;
        at = next ?? at;
    }
    const range = at.key !== undefined && ((0,syntax_fields/* isMapping */.pi)(at.value) || (0,syntax_fields/* isList */.Lv)(at.value)) ? at.key : at.range;
    return { range, path: steps.join('.'), message: fault.message };
}

;// CONCATENATED MODULE: ./src/formats/agent/tools/read-code.ts





// The parser compares each declared name with all names of its scope: more code than this would take a
// second.
const LONGEST_CODE = 128 * 1024;
const NOTHING = { sets: [], environment: [], open: false };
const TOO_MANY_STEPS = 'Finding the tools takes too many steps, so not all are checked. Write them out as one object.';
const NO_RETURN = 'The code below `## Tools` returns no tools. End it with `return` and an object of tools.';
/**
 * Reads one piece of code, which stands below `opening`; `heading` is the place to name when it holds no tools
 * at all.
 */
function readCode(text, [start, end], opening, heading, javascript) {
    if (end - start > LONGEST_CODE)
        return { ...NOTHING, open: true, unchecked: tooLongProblem(opening, end - start, LONGEST_CODE) };
    // With blanks for what stands above it, so that the parser's offsets are the file's.
    const code = ' '.repeat(start) + text.slice(start, end);
    try {
        const program = isComment(text.slice(start, end)) ? undefined : javascript.parse(code);
        if (program === undefined || program.body.length === 0)
            return { ...NOTHING, blank: true };
        const found = outline(program);
        const modular = found.modular.map((range) => modularProblem(code, range));
        if (found.returns.length > 0)
            return { ...readReturns(found, opening, javascript), modular };
        const instead = exportProblem(code, found);
        const noReturn = bareObjectProblem(code, start, javascript) ??
            instead ?? { range: heading, message: NO_RETURN };
        return {
            ...NOTHING,
            environment: found.environment,
            noReturn,
            modular: modular.filter(({ range }) => range[0] !== instead?.range[0]),
        };
    }
    catch (error) {
        // Anything but a SyntaxError is the parser's own limit.
        if (!(error instanceof SyntaxError))
            return { ...NOTHING, open: true, unchecked: tooDeepProblem(error, code, opening) };
        const bare = bareObjectProblem(code, start, javascript);
        return {
            ...NOTHING,
            ...(bare === undefined
                ? { unparsed: syntaxProblem(error, code, start), open: true }
                : { noReturn: bare }),
        };
    }
}
/** Whether a text is one HTML comment; of several lines it is no comment to JavaScript. */
function isComment(text) {
    return text.startsWith('<!--') && text.indexOf('-->') === text.length - '-->'.length;
}
function readReturns(found, opening, javascript) {
    const evaluation = evaluationOf(found.bindings);
    const { environment } = found;
    const returned = found.returns.map(({ argument }) => argument ? evaluate(argument, evaluation) : 'nothing');
    const objects = returned.filter((value) => value !== undefined && value !== 'nothing' && value.kind === 'object');
    const unknown = returned.includes(undefined);
    if (objects.length > 0 || unknown) {
        const sets = objects.map((object) => readSet(object, evaluation, javascript));
        return {
            environment,
            undeclared: undeclaredIn(found, objects, evaluation),
            declared: found.bindings.declared,
            open: unknown || objects.some(({ open }) => open),
            sets,
            ...(evaluation.steps < 0 && { unchecked: { range: opening, message: TOO_MANY_STEPS } }),
        };
    }
    const [value] = returned;
    const { start } = found.returns[0];
    const what = value === undefined || value === 'nothing' || (value.kind === 'plain' && value.value === undefined)
        ? 'nothing'
        : WORDS[value.kind];
    return {
        ...NOTHING,
        environment,
        noReturn: {
            range: [start, start + 'return'.length],
            message: `The \`return\` gives ${what}, not tools. Return an object that holds each tool under its name.`,
        },
    };
}

;// CONCATENATED MODULE: ./src/formats/agent/tools/read-section.ts

const LANGUAGES = new Set(['', 'js', 'javascript', 'mjs', 'cjs', 'node', 'ecmascript']);
const MOST_FENCES = 16;
/** Reads the tools of a section. The code is parsed, never run. */
function readTools(text, section, fences, javascript) {
    const { content, heading } = section;
    const within = fences.filter(({ opening: [start] }) => start >= heading.end && start < content[1]);
    const own = within.filter(isJavaScript);
    const unclosed = within.find(({ closed }) => !closed);
    const readings = within.length === 0
        ? [readCode(text, content, heading.range, heading.range, javascript)]
        : own
            .slice(0, MOST_FENCES)
            .map((fence) => readCode(text, fence.content, fence.opening, heading.range, javascript));
    const unparsed = readings.some((reading) => reading.unparsed !== undefined);
    const prose = within.length === 0 &&
        (isMarkdownList(text, content) || (unparsed && !looksLikeCode(text.slice(...content))))
        ? firstLine(text, content)
        : undefined;
    const faults = prose === undefined ? readings.flatMap((reading) => reading.noReturn ?? []) : [];
    const none = faults.length > 0 &&
        faults.length === Math.max(own.length, 1) - readings.filter(({ blank }) => blank).length;
    return {
        unclosed,
        prose,
        foreign: own.length > 0 ? [] : within,
        // Where a fence never ends, what follows it is no code.
        syntax: unclosed !== undefined || prose !== undefined
            ? []
            : readings.flatMap(({ unparsed: fault, modular }) => fault ?? modular ?? []),
        unchecked: unclosed !== undefined || prose !== undefined
            ? []
            : [...readings.flatMap(({ unchecked }) => unchecked ?? []), ...tooManyFences(own)],
        noReturn: none ? faults[0] : undefined,
        sets: readings.flatMap(({ sets }) => sets),
        repeated: repeatedIn(readings),
        open: none ||
            prose !== undefined ||
            readings.length === 0 ||
            own.length > MOST_FENCES ||
            readings.some(({ open }) => open),
        environment: readings.flatMap(({ environment }) => environment),
        // Another fence may declare what one returns.
        undeclared: readings.length === 1 ? (readings[0].undeclared ?? []) : [],
        declared: [...(readings[0]?.declared ?? [])],
    };
}
function tooManyFences(fences) {
    const first = fences[MOST_FENCES];
    if (first === undefined)
        return [];
    return [
        {
            range: first.opening,
            message: `The section has ${fences.length} fences of JavaScript, and those from here on are not checked. Put the tools in at most ${MOST_FENCES}.`,
        },
    ];
}
function repeatedIn(readings) {
    const seen = new Map();
    return readings.flatMap(({ sets }) => {
        const tools = sets.flatMap((set) => set.tools);
        const duplicates = tools.flatMap((second) => {
            const first = seen.get(second.name.toLowerCase());
            return first === undefined ? [] : { first, second };
        });
        for (const tool of tools)
            if (!seen.has(tool.name.toLowerCase()))
                seen.set(tool.name.toLowerCase(), tool);
        return duplicates;
    });
}
/** A list of Markdown may well parse, as signs before names. */
function isMarkdownList(text, [start]) {
    return /^[-+*][ \t]/.test(text.slice(start, start + 2));
}
function isJavaScript({ language }) {
    return LANGUAGES.has(language.toLowerCase());
}
/**
 * Prose, too, has words such as `return`; code has them at the start of a line, and lines that end as only
 * code does.
 */
function looksLikeCode(text) {
    return (/^[ \t]*(?:return|const|let|var|function|async|export|import|module)\b/m.test(text) &&
        /[;{}()]\r?$/m.test(text));
}
function firstLine(text, [start, end]) {
    return [start, start + text.slice(start, end).split(/\r?\n/, 1)[0].length];
}

;// CONCATENATED MODULE: ./src/formats/agent/parse.ts







/** Reads an agent with all its values and where each was written. Never throws. */
function parseAgent(source) {
    const { text, javascript } = source;
    const frontmatter = (0,syntax_frontmatter/* parseFrontmatter */.y)(text);
    const fields = ignoringCase(frontmatter.fields);
    const markdown = (0,syntax_markdown/* scanMarkdown */.N2)(text, frontmatter.body);
    const misplaced = frontmatter.state === 'absent' ? (0,misplaced_frontmatter/* misplacedBlock */.o)(text) : undefined;
    const sections = (0,agent_sections/* sectionsOf */.Ks)(text, frontmatter.body[1], markdown);
    const tools = sections.get('tools');
    const avatar = sections.get('avatar');
    return {
        ...source,
        frontmatter,
        fields,
        body: frontmatter.body,
        markdown,
        misplaced,
        sections,
        readable: misplaced === undefined && (frontmatter.state === 'read' || frontmatter.state === 'absent'),
        inHeadings: {
            ...(0,agent_sections/* titleAndDescription */.u8)(text, markdown),
            avatar: avatar && avatarOf(text, markdown, avatar),
            system: (0,agent_sections/* contentOf */.$E)(text, sections.get('system')),
            rules: (0,agent_sections/* contentOf */.$E)(text, sections.get('rules')),
        },
        startup: (0,syntax_fields/* textField */.M8)(subfields(fields, 'required'), 'startup'),
        tools: tools && javascript && readTools(text, tools, markdown.fences, javascript),
    };
}
/** The fields below a field that is a mapping, by their keys in lower case. */
function subfields(fields, key) {
    const data = fields.get(key)?.value;
    return data !== undefined && (0,syntax_fields/* isMapping */.pi)(data) ? ignoringCase(data) : new Map();
}
/** Whether a text has the heading of a section of tools. */
function hasTools(text) {
    return /^[ \t]*(?:##[ \t]+)?tools[ \t]*(?:#+[ \t]*)?\r?$/im.test(text);
}
function ignoringCase(fields) {
    const first = new Map();
    for (const [key, field] of fields) {
        if (!first.has(key.toLowerCase()))
            first.set(key.toLowerCase(), field);
    }
    return first;
}
/** The tools that can be judged: none when there may be others that take their place. */
function knownTools({ tools }) {
    return tools === undefined || tools.open ? [] : tools.sets.flatMap((set) => set.tools);
}


/***/ }),

/***/ 6868:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   Ks: () => (/* binding */ sectionsOf),
/* harmony export */   bP: () => (/* binding */ SECTIONS),
/* harmony export */   u8: () => (/* binding */ titleAndDescription)
/* harmony export */ });
/* harmony import */ var _syntax_markdown_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7502);

/** The headings that carry a value, and the level at which loaders look for each. */
const SECTIONS = new Map([
    ['system', 2],
    ['rules', 2],
    ['tools', 2],
    ['avatar', 1],
]);
/** The first section of each title, by its title in lower case; the body ends at the offset `end`. */
function sectionsOf(text, end, { headings }) {
    const sections = new Map();
    // From the last heading to the first, so that what ends a section is known and the first of two stays.
    const next = { 1: end, 2: end };
    for (const heading of headings.toReversed()) {
        const { level, range } = heading;
        if (level !== 1 && level !== 2)
            continue;
        const title = heading.text.toLowerCase();
        const carries = SECTIONS.get(title) === level;
        if (carries)
            sections.set(title, { heading, content: trimmed(text, heading.end, next[level]) });
        next[2] = text.lastIndexOf('\n', range[0] - 1) + 1;
        if (level === 1 || carries)
            next[1] = next[2];
    }
    return sections;
}
function trimmed(text, start, end) {
    const content = text.slice(start, end);
    const from = start + content.length - content.trimStart().length;
    return [from, Math.max(from, start + content.trimEnd().length)];
}
/**
 * The first heading of level 1 and the first paragraph below it, as a reader sees them. Below the heading of the
 * avatar stands its image, and the description below the next.
 */
function titleAndDescription(text, { headings, paragraphs }) {
    const title = headings.find(({ level }) => level === 1);
    const index = headings.findIndex((heading) => heading.level === 1 && heading.text.toLowerCase() !== 'avatar');
    const heading = headings[index];
    const next = headings[index + 1]?.range[0] ?? text.length;
    const paragraph = heading && paragraphs.find(({ range, top }) => top && range[0] >= heading.end && range[0] < next);
    return {
        title: title && shown(title.text, title.range),
        description: paragraph && shown(text.slice(...paragraph.range), paragraph.range),
    };
}
/** What a reader sees of a heading or a paragraph, on one line; undefined when that is nothing. */
function shown(markdown, range) {
    const lines = (0,_syntax_markdown_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .w)(markdown).trim();
    return lines === '' ? undefined : { text: lines.replaceAll('\n', ' '), lines, range };
}
/** What stands below the heading of a section, at that heading; undefined when nothing does. */
function contentOf(text, section) {
    if (section === undefined || section.content[0] === section.content[1])
        return undefined;
    return { text: text.slice(...section.content), range: section.heading.range };
}


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