"use strict";
exports.id = 920;
exports.ids = [920];
exports.modules = {

/***/ 9410:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ graphOf)
/* harmony export */ });
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7852);

/**
 * The planes and the links that loaders follow, as a Mermaid flowchart; the identity is rounded, and a link
 * that leads nowhere is dotted.
 */
function graphOf(agent) {
    const { planes, identity, planeAt } = agent;
    const ids = new Map(planes.map((plane, index) => [plane, `p${index}`]));
    const nodes = planes.map((plane) => `  ${ids.get(plane)}${plane === identity ? `(["${escapeLabel(plane.title)}"])` : `["${escapeLabel(plane.title)}"]`}\n`);
    const arrows = planes
        .flatMap((plane) => (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .dependenciesOf */ .hk)(plane, agent))
        .map(({ from, to }) => `  ${ids.get(from)} --> ${ids.get(to)}\n`);
    const dead = planes.flatMap((plane) => plane.links
        .filter(({ z, followed }) => followed && !planeAt.has(z))
        .map(({ z }) => ({ from: ids.get(plane), z })));
    const missing = dead.map(({ from, z }, index) => `  ${from} -.-> x${index}["no plane z=${z}"]\n`);
    return `flowchart LR\n${nodes.join('')}${arrows.join('')}${missing.join('')}`;
}
/**
 * Text as Mermaid shows it between quotes: what would be markup, or end the quotes, is written by its number.
 */
function escapeLabel(text) {
    return text.replace(/["#%&<>`{}\\]/g, (character) => `#${character.charCodeAt(0)};`);
}


/***/ }),

/***/ 1817:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ repeatsOf)
/* harmony export */ });
/** The items whose key an earlier item has too, each with the first of that key. */
function repeatsOf(items, keyOf) {
    const firsts = new Map();
    return items.flatMap((item) => {
        const key = keyOf(item);
        const first = firsts.get(key);
        if (first === undefined)
            firsts.set(key, item);
        return first === undefined ? [] : { item, first };
    });
}


/***/ }),

/***/ 9663:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ suggestField),
/* harmony export */   z: () => (/* binding */ readFrontmatter)
/* harmony export */ });
/* harmony import */ var _syntax_position_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9592);
/* harmony import */ var _wording_fixes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5971);
/* harmony import */ var _wording_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3018);
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4740);





/** Read in any letter case; all other keys only as they are written. */
const ANY_CASE = new Set(['3md', 'axis', 'title']);
/** Reads the frontmatter, and adds to `problems` what is wrong with it. */
function readFrontmatter(text, problems) {
    const start = text.startsWith('\ufeff') ? 1 : 0;
    let line = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .readLine */ .Xw)(text, start);
    while (line.content[0] === line.content[1] && line.next < text.length)
        line = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .readLine */ .Xw)(text, line.next);
    const opening = line.content;
    if (!(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .isDelimiter */ .kg)(text, opening)) {
        problems.push({
            range: opening,
            message: 'The file does not start with frontmatter. Start it with three lines: `---`, `3md: 1.0` and `---`.',
        });
        return { opening, pairs: [], closed: true, end: start };
    }
    return readFields(text, opening, line.next, problems);
}
function readFields(text, opening, start, problems) {
    const pairs = [];
    const strays = [];
    let directive;
    for (let at = start; at < text.length;) {
        const line = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .readLine */ .Xw)(text, at);
        at = line.next;
        if ((0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .isDelimiter */ .kg)(text, line.content)) {
            // A `---` further down is a rule of the body when the frontmatter before it ran into a plane.
            if (directive !== undefined && strays.length > 0)
                break;
            for (const { content } of strays)
                problems.push({
                    range: content,
                    message: `${(0,_wording_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(text.slice(...content))} has no colon. Write a key, a colon and a value on one line, such as \`agent: dev\`.`,
                });
            // A line `3md 1.0` is reported already: it lacks its colon only.
            const meant = strays.some(({ content }) => /^3md\b/i.test(text.slice(...content)));
            if (!meant)
                reportVersion(text, opening, (0,_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(pairs).get('3md'), problems);
            return { opening, pairs, closed: true, end: line.next };
        }
        if (line.content[0] === line.content[1] || text[line.content[0]] === '#')
            continue;
        const pair = (0,_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .readPair */ .$T)(text, line.content, ':', (key) => ANY_CASE.has(key.toLowerCase()) ? key.toLowerCase() : key);
        if ((0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .isDirective */ .qT)(text, line))
            directive ??= line;
        if (pair === undefined)
            strays.push(line);
        else
            pairs.push(pair);
    }
    problems.push({
        range: opening,
        message: 'The frontmatter is never closed. Add a line `---` after its last field.',
    });
    const end = Math.min(directive?.start ?? text.length, strays[0]?.start ?? text.length);
    return { opening, pairs: pairs.filter(({ key }) => key[0] < end), closed: false, end };
}
function reportVersion(text, opening, version, problems) {
    if (version === undefined)
        problems.push({
            range: opening,
            message: 'The frontmatter has no `3md`. Add the line `3md: 1.0`.',
            details: suggestField(text, opening, '3md: 1.0'),
        });
    else if (version.value === '')
        problems.push({ range: (0,_pairs_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(version), message: '`3md` has no value. Write `3md: 1.0`.' });
}
/** A suggestion to add a line to the frontmatter, below the `---` that opens it. */
function suggestField(text, [start], field) {
    const next = (0,_syntax_position_js__WEBPACK_IMPORTED_MODULE_3__/* .lineEnd */ .kd)(text, start);
    const lineBreak = text[next - 1] === '\r' ? '\r\n' : '\n';
    const end = next - lineBreak.length + 1;
    return (0,_wording_fixes_js__WEBPACK_IMPORTED_MODULE_4__/* .suggest */ .ZA)(`Add \`${field}\``, [end, end], lineBreak + field);
}


/***/ }),

/***/ 3018:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ trim),
/* harmony export */   Eq: () => (/* binding */ DIRECTIVE),
/* harmony export */   Xw: () => (/* binding */ readLine),
/* harmony export */   kg: () => (/* binding */ isDelimiter),
/* harmony export */   qT: () => (/* binding */ isDirective),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
const DELIMITER = '---';
/** The word that begins a plane. */
const DIRECTIVE = '@plane';
/** The line that starts at an offset. */
function readLine(text, start) {
    const lineBreak = text.indexOf('\n', start);
    const end = lineBreak === -1
        ? text.length
        : lineBreak > start && text[lineBreak - 1] === '\r'
            ? lineBreak - 1
            : lineBreak;
    return { start, next: lineBreak === -1 ? text.length : lineBreak + 1, content: trim(text, start, end) };
}
/** Whether the content of a line opens or closes the frontmatter. */
function isDelimiter(text, [start, end]) {
    return end - start === DELIMITER.length && text.startsWith(DELIMITER, start);
}
/** Whether a line begins a plane. */
function isDirective(text, { start, content: [content, end] }) {
    const after = start + DIRECTIVE.length;
    return content === start && text.startsWith(DIRECTIVE, start) && (after === end || isBlank(text[after]));
}
/** The part between two offsets without the blanks around it. */
function trim(text, start, end) {
    while (start < end && isBlank(text[start]))
        start++;
    while (end > start && isBlank(text[end - 1]))
        end--;
    return [start, end];
}
/** Whether a character is one of the two that the grammar takes for blanks. */
function isBlank(character) {
    return character === ' ' || character === '\t';
}


/***/ }),

/***/ 5127:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F1: () => (/* binding */ readItems),
/* harmony export */   Os: () => (/* binding */ trimmedPart),
/* harmony export */   vG: () => (/* binding */ isQuote),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/**
 * Reads the value in `range`: text that begins and ends with the same quote is unquoted, and `\x` in it
 * becomes `x`.
 * Anything else is read as it stands.
 */
function readText(source, range) {
    const [start, end] = range;
    const quote = isQuote(source[start]) && end - start >= 2 && source[end - 1] === source[start]
        ? source[start]
        : undefined;
    if (quote === undefined)
        return verbatim(source, range, range, undefined);
    const inner = [start + 1, end - 1];
    return source.slice(...inner).includes('\\')
        ? escaped(source, range, inner, quote)
        : verbatim(source, range, inner, quote);
}
/** Whether a character may wrap a value. */
function isQuote(character) {
    return character === '"' || character === "'";
}
function verbatim(source, range, inner, quote) {
    return {
        value: source.slice(...inner),
        range,
        quote,
        place: (start, end) => [inner[0] + start, inner[0] + end],
    };
}
function escaped(source, range, [from, to], quote) {
    const characters = [];
    const places = [];
    for (let at = from; at < to; at++) {
        places.push(at);
        if (source[at] === '\\' && at + 1 < to)
            at++;
        characters.push(source[at]);
    }
    places.push(to);
    return { value: characters.join(''), range, quote, place: (start, end) => [places[start], places[end]] };
}
/** The part between two indexes of the value, without the blanks around it. */
function trimmedPart(text, start, end) {
    const part = text.value.slice(start, end);
    const value = part.trim();
    const from = start + part.length - part.trimStart().length;
    return {
        value,
        range: text.place(from, from + value.length),
        quote: undefined,
        place: (left, right) => text.place(from + left, from + right),
    };
}
/** The items of a comma-separated list, trimmed; blank ones are left out. */
function readItems(text) {
    if (text === undefined)
        return [];
    const items = [];
    let start = 0;
    for (const { length } of text.value.split(',')) {
        const item = trimmedPart(text, start, start + length);
        if (item.value !== '')
            items.push(item);
        start += length + 1;
    }
    return items;
}


/***/ }),

/***/ 4740:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ readPair),
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   g1: () => (/* binding */ lastOf)
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3018);
/* harmony import */ var _located_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5127);


/** The two sides of the first separator between `start` and `end`; undefined when there is none. */
function readPair(text, [start, end], separator, nameOf) {
    const length = text.slice(start, end).indexOf(separator);
    if (length === -1)
        return undefined;
    const key = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .trim */ .Bq)(text, start, start + length);
    return { ...(0,_located_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(text, (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .trim */ .Bq)(text, start + length + 1, end)), key, name: nameOf(text.slice(...key)) };
}
/** The pairs by their names: of two with one name the later. */
function lastOf(pairs) {
    return new Map(pairs.map((pair) => [pair.name, pair]));
}
/** Where to point at a value: at its key where nothing is written. */
function placeOf({ key, range }) {
    return range[0] === range[1] ? key : range;
}


/***/ }),

/***/ 9920:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  agent3md: () => (/* binding */ agent3md)
});

// EXTERNAL MODULE: ./src/formats/agent-3md/dependency-diagram.ts
var dependency_diagram = __webpack_require__(9410);
// EXTERNAL MODULE: ./src/wording/near-names.ts
var near_names = __webpack_require__(6757);
;// CONCATENATED MODULE: ./src/formats/agent-3md/fields.ts

/** The keys of the frontmatter of an agent. All values are text. */
const FIELDS = {
    '3md': { type: ['text'], why: 'The version of 3md: `1.0`. A loader that reads it refuses another one.' },
    axis: { type: ['text'], why: '`skill` tells any reader of 3md that the planes are skills.' },
    title: { type: ['text'], why: 'The name that people see.' },
    agent: { type: ['text'], why: 'The short id.' },
    model: { type: ['text'], why: 'The model that the agent is for.' },
    tools: { type: ['text'], aliases: ['tool'], why: 'The binaries that the agent runs.' },
    persona: { type: ['text'], why: 'How the agent speaks.' },
    version: { type: ['text'], why: 'The version of the agent.' },
    entry: { type: ['text'], why: 'The `z` of the plane to start from.' },
};
/** The attributes of a plane. */
const ATTRIBUTES = {
    z: { type: ['text'], why: 'The place of the plane: a whole number.' },
    x: { type: ['text'], why: 'Another coordinate.' },
    y: { type: ['text'], why: 'Another coordinate.' },
    label: { type: ['text'], aliases: ['labels'], why: 'The name of the skill.' },
    kind: { type: ['text'], why: '`identity` or `skill`.' },
    triggers: { type: ['text'], aliases: ['trigger'], why: 'The requests that the skill answers.' },
    inputs: { type: ['text'], aliases: ['input'], why: 'The inputs of the command, with their types.' },
    tool: { type: ['text'], aliases: ['tools'], why: 'The command of the skill.' },
    cost: { type: ['text'], aliases: ['costs'], why: 'What running it costs.' },
};
/** The keys that are read in lower case only. */
const LOWER_CASE = ['agent', 'tools', 'entry', 'model', 'persona', 'version'];
/** The key that is read only in lower case, where a word is that key in another case. */
function lowerCaseOf(word) {
    const lower = word.toLowerCase();
    return word !== lower && LOWER_CASE.includes(lower) ? lower : undefined;
}
/** In shorter words another letter makes another word, such as `host` of `cost`. */
const SHORTEST = 5;
/** Words that a file may have on purpose, whatever they resemble. */
const OWN = ['mode', 'person', 'personal'];
/** The field that another word was meant to be; undefined where it resembles none, or several. */
function meantBy(word, rows) {
    const lower = word.toLowerCase();
    const known = Object.keys(rows);
    if (known.includes(word) || OWN.includes(lower))
        return undefined;
    const alias = known.find((name) => rows[name].aliases?.includes(lower));
    if (alias !== undefined)
        return alias;
    const nearest = (0,near_names/* nearestOf */.qw)(lower, known).filter((name) => !isPlural(lower, name) && (name.length >= SHORTEST || lettersOf(name) === lettersOf(lower)));
    return nearest.length === 1 ? nearest[0] : undefined;
}
/** `agents` beside `agent`: a word that people make up for data of their own. */
function isPlural(word, name) {
    return word === `${name}s` || name === `${word}s`;
}
/** The same for two words where letters have only changed places. */
function lettersOf(word) {
    return [...word].sort().join('');
}

// EXTERNAL MODULE: ./src/syntax/markdown/index.ts + 6 modules
var markdown = __webpack_require__(1742);
// EXTERNAL MODULE: ./src/syntax/position.ts
var position = __webpack_require__(9592);
;// CONCATENATED MODULE: ./src/formats/agent-3md/find-comments.ts


/** The lines of the frontmatter that start with `#`, and the HTML comments of the body outside of code. */
function commentsOf({ text, opening, body }) {
    const comments = [];
    for (let start = (0,position/* lineEnd */.kd)(text, opening[0]) + 1; start < body[0]; start = (0,position/* lineEnd */.kd)(text, start) + 1) {
        const first = start + /^[ \t]*/.exec(text.slice(start, (0,position/* lineEnd */.kd)(text, start)))[0].length;
        if (text[first] !== '#')
            continue;
        const end = (0,position/* trimEnd */.s8)(text, first, (0,position/* lineEnd */.kd)(text, first));
        comments.push({ text: text.slice(first, end).replace(/^#+/, '').trim(), range: [first, end] });
    }
    return [...comments, ...(0,markdown/* scanMarkdown */.N2)(text, body).comments];
}

// EXTERNAL MODULE: ./src/formats/agent-3md/info.ts
var info = __webpack_require__(7087);
// EXTERNAL MODULE: ./src/formats/agent-3md/parse.ts + 2 modules
var parse = __webpack_require__(7852);
// EXTERNAL MODULE: ./src/wording/quote.ts
var quote = __webpack_require__(400);
;// CONCATENATED MODULE: ./src/formats/agent-3md/example.ts
/** An agent that no rule has anything to say about. */
const goodAgent = {
    path: 'agent.3md',
    text: `---
3md: 1.0
axis: skill
agent: dev
tools: rg, fd
---
@plane z=0 label="dev" kind=identity
Prefer one precise command.

@plane z=1 label="search" kind=skill triggers="search, find text" inputs="pattern:string" tool="rg {pattern}"
Find text. For the names of files see [[z=2|files]].

@plane z=2 label="files" kind=skill triggers="files, glob" inputs="glob:string" tool="fd {glob}"
List the files whose names match.
`,
};
/** The good agent with one change. */
function agentWith(written, instead) {
    return { path: goodAgent.path, text: goodAgent.text.replace(written, () => instead) };
}

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/body-empty.ts


const bodyEmpty = {
    id: 'agent3md/body-empty',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'Every plane has text below its `@plane` line',
    why: 'The body of the identity is the system prompt, and the body of a skill is what the agent loads when the skill is selected. Without it the model gets no instructions.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('List the files whose names match.\n', ''),
    good: goodAgent,
    check({ text, planes, identity, identities }, report) {
        for (const plane of planes) {
            if (/\S/.test(text.slice(...plane.body)))
                continue;
            report(plane.directive, plane === identity || identities.includes(plane)
                ? 'The identity has no text, so the agent has no system prompt. Write it below this line.'
                : `The skill ${(0,quote/* quote */.h)(plane.title)} has no text, so it gives no instructions. Write them below this line.`);
        }
    },
};

// EXTERNAL MODULE: ./src/formats/conflict-marker.ts
var conflict_marker = __webpack_require__(6279);
;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/conflict-marker.ts


/** What two versions of the same lines break besides. */
const BROKEN = ['parse', 'yaml-syntax', 'duplicate', 'missing-field#agent', 'unique-skill', 'identity'];
const conflictMarker = {
    ...(0,conflict_marker/* aboutConflicts */.Ne)('agent3md', goodAgent),
    check(agent, report) {
        const covers = BROKEN.map((name) => `agent3md/${name}`);
        for (const range of (0,conflict_marker/* conflictsIn */.zm)(agent, 0))
            report(range, conflict_marker/* CONFLICT_MESSAGE */.rg, { covers });
    },
};

// EXTERNAL MODULE: ./src/wording/wording.ts
var wording = __webpack_require__(7836);
;// CONCATENATED MODULE: ./src/formats/agent-3md/dependency-loops.ts

/**
 * A file of thousands of planes can hold a thousand loops of a thousand links: nobody reads on beyond these.
 */
const MOST_LINKS = 50;
/** Nor beyond these loops: of any more only two links are kept. */
const MOST_LOOPS = 1000;
const DONE = -1;
/**
 * The loops among the planes, one for each link that closes one, found in the order of the file. Takes linear
 * time and no recursion.
 */
function findLoops(agent) {
    const depths = new Map();
    const loops = [];
    for (const root of agent.planes) {
        if (!depths.has(root))
            search(root, agent, depths, loops);
    }
    return loops;
}
function search(root, agent, depths, loops) {
    const path = [];
    const enter = (plane) => {
        depths.set(plane, path.length);
        path.push({ plane, links: (0,parse/* dependenciesOf */.hk)(plane, agent), next: 0 });
    };
    enter(root);
    for (let visit = path.at(-1); visit !== undefined; visit = path.at(-1)) {
        const link = visit.links[visit.next++];
        const depth = link && depths.get(link.to);
        if (link === undefined) {
            depths.set(visit.plane, DONE);
            path.pop();
        }
        else if (depth === undefined) {
            enter(link.to);
        }
        else if (depth !== DONE) {
            const links = path
                .slice(depth, depth + (loops.length < MOST_LOOPS ? MOST_LINKS : 2))
                .map((step) => step.links[step.next - 1]);
            loops.push({ links, length: path.length - depth });
        }
    }
}

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/cycle.ts




const cycle = {
    id: 'agent3md/cycle',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'Links between planes form no loop',
    why: 'A loader fetches a skill and everything that it links to. In a loop it finds no place to start. Links from and to the identity count, and so does a link from a plane to itself.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('names match.', 'names match, after [[z=1|search]].'),
    good: goodAgent,
    check(agent, report) {
        for (const { links, length } of findLoops(agent)) {
            const [{ from, link }] = links;
            const path = pathOf(links, length);
            const related = links.map((step) => ({
                range: step.link.range,
                message: `${plain(step.from)} → ${plain(step.to)}`,
            }));
            if (length === 1)
                report(link.range, `${(0,quote/* quote */.h)(from.title)} depends on itself: ${path}. Remove the link.`);
            else if (length === 2)
                report(link.range, `${(0,quote/* quote */.h)(from.title)} and ${(0,quote/* quote */.h)(links[1].from.title)} depend on each other: ${path}. Remove one of the links.`, { related });
            else
                report(link.range, `${(0,wording/* count */.U9)(length)} planes depend on each other in a loop: ${path}. Remove one of the links.`, { related });
        }
    },
};
const MOST_NAMES = 8;
const LONGEST_NAME = 20;
/** `search → files → search`; a long way is cut. */
function pathOf(links, length) {
    const names = links.slice(0, MOST_NAMES).map(({ from }) => plain(from));
    return [...names, ...(length > MOST_NAMES ? ['…'] : []), names[0]].join(' → ');
}
function plain({ title }) {
    return (0,quote/* quote */.h)(title, LONGEST_NAME).slice(1, -1);
}

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/dead-link.ts


const deadLink = {
    id: 'agent3md/dead-link',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'Every `[[z=N]]` names a plane',
    why: 'A link declares that the skill needs another one. A loader that cannot find the plane cannot load the skill. Links in code count too.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('[[z=2|files]]', '[[z=9|files]]'),
    good: goodAgent,
    check({ text, planes, planeAt }, report) {
        for (const { range, z, followed } of planes.flatMap(({ links }) => links)) {
            if (followed && !planeAt.has(z))
                report(range, `${(0,quote/* quote */.h)(text.slice(...range))} names no plane. Correct the number, or add a plane with \`z=${z}\`.`);
        }
    },
};

// EXTERNAL MODULE: ./src/formats/agent-3md/find-repeats.ts
var find_repeats = __webpack_require__(1817);
;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/duplicate.ts




const duplicate = {
    id: 'agent3md/duplicate',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'No input, key, attribute or trigger is declared twice',
    why: 'A host passes values by name. If two inputs have the same name, one value is lost. All else is a warning. Of two keys or attributes, readers use the last one and silently drop the other. Letter case does not count in `3md`, `axis`, `title` and in attributes. Routing compares the words of a trigger in any order and letter case, so `look up` and `Up look` match the same requests. A loader that counts both ranks the skill too high.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('pattern:string', 'pattern:string, pattern:number'),
    good: goodAgent,
    check({ pairs, planes, skills, isAgent, problems }, report) {
        for (const list of [pairs, ...planes.map((plane) => plane.pairs)])
            for (const { item, first } of (0,find_repeats/* repeatsOf */.U)(list, ({ name }) => name))
                report(item.key, `${(0,quote/* quote */.h)(item.name)} is repeated, and only the last one counts. Remove the others.`, { severity: 'warning', related: [{ range: first.key, message: 'The first one is here.' }] });
        if (!isAgent || problems.length > 0)
            return;
        for (const { title, inputs, triggers } of skills) {
            for (const { item, first } of (0,find_repeats/* repeatsOf */.U)(inputs.filter(({ name }) => name.value !== ''), ({ name }) => name.value))
                report(item.name.range, `The skill ${(0,quote/* quote */.h)(title)} declares the input ${(0,quote/* quote */.h)(item.name.value)} twice. Remove or rename one.`, { related: [{ range: first.name.range, message: 'The first one is here.' }] });
            for (const { item, first } of (0,find_repeats/* repeatsOf */.U)(triggers.filter(({ value }) => (0,parse/* phraseOf */.J8)(value) !== ''), ({ value }) => (0,parse/* phraseOf */.J8)(value)))
                report(item.range, `${(0,quote/* quote */.h)(item.value)} matches the same requests as ${(0,quote/* quote */.h)(first.value)}. Remove one of the two triggers.`, { severity: 'warning', related: [{ range: first.range, message: 'The first one is here.' }] });
        }
    },
};

// EXTERNAL MODULE: ./src/lint/fields/other-value.ts
var other_value = __webpack_require__(6469);
// EXTERNAL MODULE: ./src/wording/fixes.ts
var fixes = __webpack_require__(5971);
// EXTERNAL MODULE: ./src/formats/agent-3md/grammar/pairs.ts
var pairs = __webpack_require__(4740);
// EXTERNAL MODULE: ./src/formats/agent-3md/grammar/frontmatter.ts
var frontmatter = __webpack_require__(9663);
;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/missing-field.ts




/** The specification recommends it. */
const RECOMMENDED = { severity: { recommended: 'off', strict: 'warning' } };
const missingField = {
    id: 'agent3md/missing-field',
    severity: { recommended: 'error', strict: 'error' },
    fix: 'suggested',
    summary: 'The agent has a name, each skill has a label, and `axis` is there',
    why: 'An agent without a name cannot be listed or called: at least one of `title` and `agent` must have text. Without a label no link, list or call can name a skill. That `axis` is there is a warning under `strict`: the specification recommends it.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    fields: {
        title: FIELDS['title'],
        agent: FIELDS['agent'],
        axis: FIELDS['axis'],
        label: ATTRIBUTES['label'],
    },
    bad: agentWith('agent: dev\n', ''),
    good: goodAgent,
    check(agent, report) {
        reportNameless(agent, report);
        for (const { label, directive, z } of agent.skills) {
            if (label === undefined)
                report(directive, `The skill at z=${z} has no label. Add its name, such as \`label="find files"\`.`);
            else if (label.value.trim() === '')
                report((0,pairs/* placeOf */.$t)(label), `The label of the skill at z=${z} is blank. Write the name of the skill.`);
        }
        const { text, fields, opening } = agent;
        if (fields.get('axis') === undefined)
            report(opening, 'The frontmatter has no `axis`. Add the line `axis: skill`.', {
                ...(0,frontmatter/* suggestField */.n)(text, fields.get('3md')?.range ?? opening, 'axis: skill'),
                grade: RECOMMENDED,
            });
    },
};
function reportNameless({ fields, opening }, report) {
    const names = [fields.get('title'), fields.get('agent')].filter((field) => field !== undefined);
    if (names.some(({ value }) => value.trim() !== ''))
        return;
    const message = 'The frontmatter gives the agent no name. Add a line such as `agent: dev`.';
    report(names[0]?.key ?? opening, message, { field: 'agent' });
}

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/field-value.ts









/** So many planes are listed. */
const MOST_LISTED = 5;
const fieldValue = {
    id: 'agent3md/field-value',
    severity: { recommended: 'error', strict: 'error' },
    fix: 'suggested',
    summary: '`3md`, `axis`, `entry` and `kind` have values that are read',
    why: 'A host starts the agent at the plane of `entry`. The others are warnings. No other version of 3md exists. Loaders take a plane of an unknown `kind` for a skill. Readers of 3md tell by `axis: skill` that the planes are skills. Another `axis` that does not resemble it is reported under `strict` only.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    fields: {
        '3md': FIELDS['3md'],
        axis: FIELDS['axis'],
        entry: FIELDS['entry'],
        kind: ATTRIBUTES['kind'],
    },
    bad: agentWith('tools: rg', 'entry: 7\ntools: rg'),
    good: goodAgent,
    check(agent, report) {
        reportEntry(agent, report);
        reportVersion(agent, (0,other_value/* reportAs */.$i)('warning', report));
        reportAxis(agent, report);
        reportKinds(agent, (0,other_value/* reportAs */.$i)('warning', report));
    },
};
function reportEntry({ fields, planeAt }, report) {
    const entry = fields.get('entry');
    if (entry === undefined)
        return;
    const written = entry.value.trim();
    const known = [...planeAt.keys()]
        .filter(Number.isSafeInteger)
        .toSorted((a, b) => a - b)
        .slice(0, MOST_LISTED);
    const advice = `Use the \`z\` of a plane${known.length === 0 ? '' : `, such as ${(0,wording/* either */.gP)(known.map(String))}`}`;
    if (written === '')
        report((0,pairs/* placeOf */.$t)(entry), `\`entry\` has no value. ${advice}, or remove the line.`);
    else if (!/^-?\d+$/.test(written))
        report(entry.range, `\`entry\` is ${(0,quote/* quote */.h)(written)}, which is not a whole number. ${advice}, with digits only.`);
    else if (!planeAt.has(Number(written)))
        report(entry.range, `\`entry\` is ${(0,quote/* quote */.h)(written)}, but no plane has this \`z\`. ${advice}.`);
}
function reportVersion({ fields }, report) {
    const written = fields.get('3md');
    if (written !== undefined && written.value.trim() !== '1.0')
        report(written.range, `\`3md\` is ${(0,quote/* quote */.h)(written.value)}, but agents are written in version 1.0 of 3md. Write \`1.0\`.`);
}
/** Letter case does not count. */
function reportAxis({ fields }, report) {
    const axis = fields.get('axis');
    const word = axis?.value.trim().toLowerCase();
    if (axis === undefined || word === undefined || word === 'skill')
        return;
    const { range, value } = axis;
    const [meant] = (0,near_names/* nearestOf */.qw)(word, ['skill']);
    const problem = `\`axis\` is ${(0,quote/* quote */.h)(value)}, so readers do not see that the planes are skills.`;
    if (meant !== undefined)
        return (0,other_value/* propose */.BM)(range, { problem, meant, otherwise: '' }, (0,other_value/* reportAs */.$i)('warning', report));
    if (word === '')
        return report((0,pairs/* placeOf */.$t)(axis), '`axis` has no value. Write `axis: skill`.', { grade: RECOMMENDED });
    report(range, `The \`axis\` is ${(0,quote/* quote */.h)(value)}, not \`skill\`. Write \`axis: skill\`.`, {
        ...(0,fixes/* suggest */.ZA)('Write `skill`', range, 'skill'),
        grade: RECOMMENDED,
    });
}
function reportKinds({ planes, identities }, report) {
    // A second identity would be an error.
    let taken = identities.length > 0;
    for (const { kind } of planes) {
        if (kind === undefined || kind.value === 'identity' || kind.value === 'skill')
            continue;
        if (kind.value.trim() === '') {
            report((0,pairs/* placeOf */.$t)(kind), '`kind` has no value. Write `identity` or `skill`.');
            continue;
        }
        const nearest = (0,near_names/* nearestOf */.qw)(kind.value.trim(), ['identity', 'skill']);
        const sure = nearest.length === 1 && (nearest[0] === 'skill' || !taken);
        taken ||= sure && nearest[0] === 'identity';
        const fix = sure ? (0,fixes/* revealing */.Q1)((0,fixes/* suggest */.ZA)(`Write \`${nearest[0]}\``, kind.range, nearest[0])) : {};
        report(kind.range, `${(0,quote/* quote */.h)(kind.value)} is not a kind of plane. ${sure ? `Did you mean \`${nearest[0]}\`?` : 'Write `identity` or `skill`.'}`, fix);
    }
}

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/identity.ts

const identity = {
    id: 'agent3md/identity',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The agent has one identity plane',
    why: 'The identity holds the system prompt. A loader that finds two does not know which one speaks for the agent, and a file without planes has no identity.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('z=1 label="search" kind=skill', 'z=1 label="search" kind=identity'),
    good: goodAgent,
    check({ planes, identities, opening }, report) {
        if (planes.length === 0)
            report(opening, 'The agent has no planes, so it has no instructions. Add `@plane z=0 kind=identity` and write them below it.');
        const [first, ...others] = identities.flatMap(({ kind }) => kind ?? []);
        for (const { range } of others) {
            report(range, 'The agent has more than one identity. Make this plane a skill with `kind=skill`.', {
                related: [{ range: first.range, message: 'The first one is here.' }],
            });
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/identity-order.ts

const identityOrder = {
    id: 'agent3md/identity-order',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'Without `kind=identity` the first plane has the lowest `z`',
    why: 'The specification says that the identity is the plane with the lowest `z`; every loader uses the first one in the file. If the two differ, the wrong plane may speak for the agent.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('z=0 label="dev" kind=identity', 'z=3 label="dev"'),
    good: goodAgent,
    check({ planes, identities, identity }, report) {
        if (identity === undefined || identities.length > 0)
            return;
        const lowest = planes.reduce((least, plane) => (plane.z < least.z ? plane : least), identity);
        if (lowest === identity)
            return;
        const related = [{ range: lowest.attributes.get('z').range, message: 'The lowest `z` is here.' }];
        report(identity.attributes.get('z').range, 'No plane is marked as the identity, and the first one does not have the lowest `z`. Add `kind=identity` to one.', { related });
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/input-name.ts



const inputName = {
    id: 'agent3md/input-name',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'Every input has a name that its command can use',
    why: 'Only letters, digits and `_` can be a placeholder in a command, and the first is no digit. Skills without a command may use any name. Loaders read `name?` as an optional string, which the specification writes `name:string?`: that is a note.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('inputs="glob:string"', 'inputs="glob:string, :string"'),
    good: goodAgent,
    check({ skills }, report) {
        for (const { inputs, tool } of skills) {
            const isCommand = tool !== undefined && tool.value.trim() !== '';
            for (const input of inputs)
                reportInput(input, isCommand, report);
        }
    },
};
function reportInput({ name, type, optional }, isCommand, report) {
    if (name.value === '')
        return report((type ?? name).range, 'An input has no name. Write one before the colon, such as `path:string`.');
    if (isCommand && !parse/* IDENTIFIER */.cS.test(name.value))
        return report(name.range, `The input ${(0,quote/* quote */.h)(name.value)} can never be a placeholder. Use letters, digits and \`_\`, and do not start with a digit.`);
    if (optional && type === undefined)
        report(name.range, `Loaders read ${(0,quote/* quote */.h)(`${name.value}?`)} as an optional string, but the specification has no such form. Write ${(0,quote/* quote */.h)(`${name.value}:string?`)}.`, { severity: 'info' });
}

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/input-type.ts





const inputType = {
    id: 'agent3md/input-type',
    severity: { recommended: 'error', strict: 'error' },
    fix: 'suggested',
    summary: 'Inputs are of type string, number, boolean, object or array',
    why: 'A host asks for the value of an input by its type. A `?` after the type makes the input optional. An input without a type is a string.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('pattern:string', 'pattern:regex'),
    good: goodAgent,
    check({ skills }, report) {
        // A hostile file has one wrong type a hundred thousand times.
        const nearestTo = new Map();
        for (const { type, kind } of skills.flatMap(({ inputs }) => inputs)) {
            if (type === undefined || TYPES.includes(kind))
                continue;
            const nearest = nearestTo.get(kind) ?? (0,near_names/* nearestOf */.qw)(MEANT.get(kind) ?? kind, TYPES);
            nearestTo.set(kind, nearest);
            // A quote in it is one of two that wrap more.
            const fix = nearest.length === 1 && !/["']/.test(type.value)
                ? (0,fixes/* suggest */.ZA)(`Write \`${nearest[0]}\``, type.range, nearest[0])
                : {};
            report(type.range, `${(0,quote/* quote */.h)(type.value)} is not a type of input. ${nearest.length === 1 ? `Did you mean \`${nearest[0]}\`?` : `Use ${(0,wording/* either */.gP)(TYPES)}.`}`, fix);
        }
    },
};
const MEANT = new Map([
    ['str', 'string'],
    ['text', 'string'],
    ['int', 'number'],
    ['integer', 'number'],
    ['float', 'number'],
    ['bool', 'boolean'],
    ['dict', 'object'],
    ['map', 'object'],
    ['list', 'array'],
]);
const TYPES = ['string', 'number', 'boolean', 'object', 'array'];

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/link-not-dependency.ts


const linkNotDependency = {
    id: 'agent3md/link-not-dependency',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'A link to a plane is written with digits only',
    why: 'Readers of 3md follow `[[z=-1]]`, `[[z=1.5]]` and `[[z=+1]]`; loaders of agents do not, so they load the skill without what it needs.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('[[z=2|files]]', '[[z=2.0|files]]'),
    good: goodAgent,
    check({ text, planes }, report) {
        for (const { range, followed } of planes.flatMap(({ links }) => links)) {
            if (!followed)
                report(range, `No loader follows ${(0,quote/* quote */.h)(text.slice(...range))}, so it is not a dependency. Give the plane a \`z\` of digits only, and write that in the link.`);
        }
    },
};

// EXTERNAL MODULE: ./src/syntax/markdown/code-spans.ts
var code_spans = __webpack_require__(2996);
;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/link-syntax.ts



const linkSyntax = {
    id: 'agent3md/link-syntax',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'A link to a plane is written `[[z=N]]` or `[[z=N|label]]`',
    why: 'Any other form is plain text to every loader: the skill arrives without the one that it needs. Forms in code are examples.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('[[z=2|files]]', '[[z = 2|files]]'),
    good: goodAgent,
    check({ text, planes, planeAt }, report) {
        if (!text.includes('[['))
            return;
        const labels = new Map(planes.map(({ z, title }) => [title.toLowerCase(), z]));
        for (const { body } of planes) {
            for (const { range, target, label } of bracketsIn(text, body)) {
                const number = /^(?:z[ \t]*=[ \t]*)?(\d{1,9})$/i.exec(target)?.[1];
                const z = number === undefined ? labels.get(target.toLowerCase()) : Number(number);
                // A number alone, and a word, may be anything unless a plane has it.
                if (z === undefined || (!/=/.test(target) && !planeAt.has(z)))
                    continue;
                report(range, `Loaders read ${(0,quote/* quote */.h)(text.slice(...range))} as text, not as a link. Write ${(0,quote/* quote */.h)(`[[z=${z}${label}]]`)}.`);
            }
        }
    },
};
/** What stands in double brackets outside of code, but for links as they are to be written. */
function bracketsIn(text, [start, end]) {
    const found = [];
    const body = text.slice(start, end);
    if (!body.includes('[['))
        return found;
    let fence;
    let at = start;
    for (const line of body.split('\n')) {
        const mark = /^[ \t]*(```|~~~)/.exec(line)?.[1];
        if (mark !== undefined && (fence === undefined || fence === mark))
            fence = fence === undefined ? mark : undefined;
        else if (fence === undefined && line.includes('[['))
            found.push(...bracketsOf(line, at));
        at += line.length + 1;
    }
    return found;
}
function bracketsOf(line, start) {
    const code = [...(0,code_spans/* codeSpanEnds */.I)(line)];
    return [...line.matchAll(/\[\[([^[\]|]{1,99})(\|[^[\]]{0,99})?\]\]/g)].flatMap(({ 0: written, 1: target, 2: label = '', index }) => {
        const isCode = code.some(([from, to]) => from < index && index < to);
        if (isCode || /^z=[^ \t]+$/.test(target))
            return [];
        return {
            range: [start + index, start + index + written.length],
            target: target.trim(),
            label,
        };
    });
}

// EXTERNAL MODULE: ./src/formats/agent-3md/grammar/located-text.ts
var located_text = __webpack_require__(5127);
;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/lost-backslash.ts




const lostBackslash = {
    id: 'agent3md/lost-backslash',
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'safe',
    summary: 'A backslash in quotes precedes a backslash or the quote',
    why: 'In a quoted value, readers drop a backslash and keep the character after it: `"\\d"` is read as `d`. This breaks commands with regular expressions.',
    source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
    bad: agentWith('rg {pattern}', 'rg \\d{pattern}'),
    good: goodAgent,
    check({ text, pairs, planes }, report) {
        for (const { name, quote: mark, range: [start, end], } of [pairs, ...planes.map((plane) => plane.pairs)].flat()) {
            if (mark === undefined)
                continue;
            for (const { 0: written, 1: character, index } of text.slice(start + 1, end - 1).matchAll(/\\(.)/gsu)) {
                if (character === '\\' || character === mark)
                    continue;
                const at = start + 1 + index;
                const backslash = [at, at + 1];
                const message = `Readers drop the backslash of ${(0,quote/* quote */.h)(written)}.`;
                // The other quote needs none, a number or a word has none, and without it the same is read.
                if ((0,located_text/* isQuote */.vG)(character) || WORDS.has(name))
                    report([at, at + written.length], `${message} Remove the backslash.`, (0,fixes/* safely */.vm)('Remove the backslash', { range: backslash, text: '' }));
                else
                    report([at, at + written.length], `${message} Double it.`, (0,fixes/* revealing */.Q1)((0,fixes/* suggest */.ZA)('Double the backslash', backslash, '\\\\')));
            }
        }
    },
};
const WORDS = new Set(['3md', 'axis', 'entry', 'z', 'x', 'y', 'kind', 'inputs']);

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/misspelt-field.ts




const misspeltField = {
    id: 'agent3md/misspelt-field',
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'suggested',
    summary: 'No key of the frontmatter and no attribute of a plane is misspelt',
    why: 'Loaders keep keys that they do not know as metadata and ignore such attributes, so what was meant is missing: a plane with `trigger=` gets no requests. Most keys count in lower case only. Keys and attributes that resemble none of the format are your own.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    fields: { ...FIELDS, ...ATTRIBUTES },
    bad: agentWith('agent: dev', 'agent: dev\nperona: Brief.'),
    good: agentWith('agent: dev', 'agent: dev\npersona: Brief.\nauthor: Ada'),
    check(agent, report) {
        reportCase(agent, report);
        for (const { name, key } of agent.pairs) {
            const meant = meantBy(name, FIELDS);
            // A key that differs in case alone is reported as such, or read in any case.
            if (meant === undefined || agent.fields.has(meant) || name.toLowerCase() === meant)
                continue;
            report(key, `Loaders take ${(0,quote/* quote */.h)(name)} for metadata of your own. Did you mean \`${meant}\`?`);
        }
        for (const { attributes } of agent.planes) {
            for (const [name, { key }] of attributes) {
                const meant = meantBy(name, ATTRIBUTES);
                if (meant !== undefined && !attributes.has(meant))
                    report(key, `Loaders ignore the attribute ${(0,quote/* quote */.h)(name)}. Did you mean \`${meant}\`?`);
            }
        }
    },
};
function reportCase({ pairs, fields }, report) {
    const taken = new Set(fields.keys());
    for (const { name, key } of pairs) {
        const lower = lowerCaseOf(name);
        if (lower === undefined)
            continue;
        // What is read then may be wrong, and of two keys only one can be it.
        const fix = taken.has(lower) ? {} : (0,fixes/* revealing */.Q1)((0,fixes/* suggest */.ZA)(`Rename to \`${lower}\``, key, lower));
        taken.add(lower);
        report(key, `\`${name}\` is ignored, because loaders read the key in lower case only. Write \`${lower}\`.`, fix);
    }
}

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/overlapping-triggers.ts




const overlappingTriggers = {
    id: 'agent3md/overlapping-triggers',
    severity: { recommended: 'info', strict: 'info' },
    summary: 'No two skills have the same trigger',
    why: 'A request with the phrase matches both skills, so the phrase does not help to choose between them. The order of its words does not count.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('files, glob', 'files, Find  text'),
    good: goodAgent,
    check({ skills }, report) {
        const phrases = skills.flatMap((skill) => skill.triggers.map(({ value, range }) => ({ skill, value, range, words: (0,parse/* phraseOf */.J8)(value) })));
        for (const { item, first } of (0,find_repeats/* repeatsOf */.U)(phrases.filter(({ words }) => words !== ''), ({ words }) => words)) {
            if (item.skill === first.skill)
                continue;
            const related = [
                { range: first.range, message: `${(0,quote/* quote */.h)(first.skill.title)} has the same trigger here.` },
            ];
            report(item.range, `The skill ${(0,quote/* quote */.h)(first.skill.title)} has the trigger ${(0,quote/* quote */.h)(item.value)} too. Make one of the two more precise.`, { related });
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/parse.ts

const parse_parse = {
    id: 'agent3md/parse',
    severity: { recommended: 'error', strict: 'error' },
    fix: 'safe',
    summary: 'The file is valid 3md',
    why: 'A loader stops at the first mistake and loads nothing of the file. All mistakes are reported here; the rules about agents wait until they are fixed.',
    source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
    bad: agentWith('z=2 label', 'label'),
    good: goodAgent,
    check({ problems }, report) {
        for (const { range, message, details } of problems)
            report(range, message, details);
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/quoted-placeholder.ts



const quotedPlaceholder = {
    id: 'agent3md/quoted-placeholder',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'No placeholder is inside quotes of a command',
    why: 'A loader quotes each value for the shell itself. Quotes around the placeholder undo that: with `"{x}"`, the value `$(id)` becomes `"\'$(id)\'"`, and the shell runs `id`.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('fd {glob}', "fd '{glob}'"),
    good: goodAgent,
    check({ skills }, report) {
        for (const { tool, braces } of skills) {
            if (tool === undefined || !/["']/.test(tool.value))
                continue;
            const within = quotedParts(tool.value);
            for (const { name, at, range, filled } of braces) {
                if (filled && within[at] === true)
                    report(range, `The loader quotes the value of ${(0,quote/* quote */.h)(`{${name}}`)} itself, so in these quotes the shell can run it. Move it outside the quotes.`);
            }
        }
    },
};
/** For each place of a command, whether the shell reads it inside quotes. */
function quotedParts(command) {
    const within = [];
    let open;
    for (let at = 0; at < command.length; at++) {
        const character = command[at];
        within[at] = open !== undefined;
        if (character === '\\' && open !== "'")
            within[++at] = open !== undefined;
        else if (character === open)
            open = undefined;
        else if (open === undefined && (0,located_text/* isQuote */.vG)(character))
            open = character;
    }
    return within;
}

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/placeholder-syntax.ts





const placeholderSyntax = {
    id: 'agent3md/placeholder-syntax',
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'suggested',
    summary: 'A command refers to an input as `{name}`',
    why: 'A placeholder is one pair of braces around a name and nothing else. Loaders pass on `{ x }` and `{my-input}` unchanged, and `{{x}}` leaves braces around the value.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('fd {glob}', 'fd {{glob}}'),
    good: goodAgent,
    check({ text, skills }, report) {
        for (const { tool, braces, inputs } of skills) {
            const quoted = quotedParts(tool?.value ?? '');
            const declared = new Set(inputs.map(({ name }) => name.value));
            for (const { name, at, range: [start, end], filled, doubled, } of braces) {
                const meant = name.trim();
                if (!declared.has(meant))
                    continue;
                if (filled && !doubled) {
                    if (text[start - 1] === '$')
                        reportDollar(name, [start - 1, end], report);
                    continue;
                }
                const range = doubled ? [start - 1, end + 1] : [start, end];
                const written = (0,quote/* quote */.h)(text.slice(...range));
                if (!parse/* IDENTIFIER */.cS.test(meant))
                    report(range, `${written} is not a valid placeholder. Rename the input: use letters, digits and \`_\`.`);
                else if (!filled && quoted[at] === true)
                    report(range, `${written} is not a valid placeholder. Write ${(0,quote/* quote */.h)(`{${meant}}`)}, outside the quotes.`);
                else
                    report(range, `${written} is not a valid placeholder. Write ${(0,quote/* quote */.h)(`{${meant}}`)}.`, (0,fixes/* revealing */.Q1)((0,fixes/* suggest */.ZA)(`Write ${(0,quote/* quote */.h)(`{${meant}}`)}`, range, `{${meant}}`)));
            }
        }
    },
};
/** `${name}`, as a shell writes it: the loader replaces the braces alone. */
function reportDollar(name, range, report) {
    const meant = `{${name}}`;
    report(range, `${(0,quote/* quote */.h)(`$${meant}`)} leaves a \`$\` before the value. Write ${(0,quote/* quote */.h)(meant)}.`, (0,fixes/* suggest */.ZA)(`Write ${(0,quote/* quote */.h)(meant)}`, range, meant));
}

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/plane-in-fence.ts

const planeInFence = {
    id: 'agent3md/plane-in-fence',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'No `@plane` is inside a code fence',
    why: 'A directive in a fence is code: it starts no plane, and its text is part of the plane before it. An unclosed fence swallows every plane after it. In a closed fence of an agent it may be meant as a plane, which is a note. A closed fence is an example if its language is `3md`, or if it holds a whole document with its `3md:` line.',
    source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
    bad: agentWith('names match.', 'names match:\n\n```\n@plane z=3'),
    good: goodAgent,
    check({ fences, isAgent, text }, report) {
        for (const { opening, closed, directives: [first], } of fences) {
            if (first === undefined || (closed && !isAgent))
                continue;
            if (closed && isExample(text.slice(opening[0], first[0])))
                continue;
            const related = [{ range: opening, message: 'The fence opens here.' }];
            if (closed)
                report(first, 'This `@plane` is inside a code fence, so it starts no plane. Close the fence before it. If it is an example, indent it or name the fence `3md`.', { severity: 'info', related });
            else
                report(first, 'This `@plane` and all after it are inside a code fence that is never closed. Close the fence.', { related });
        }
    },
};
/** Whether a fence, up to its first plane, is named as an example or starts a document of its own. */
function isExample(fence) {
    return /^(?:`+|~+)[ \t]*3md\b/i.test(fence) || /\n3md[ \t]*:/.test(fence);
}

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/plane-in-heading.ts



const planeInHeading = {
    id: 'agent3md/plane-in-heading',
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'suggested',
    summary: 'Every `@plane` is at the start of its line',
    why: 'A directive after the marks of a heading starts no plane: its skill is lost, and its text is part of the plane before it.',
    source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
    bad: {
        path: goodAgent.path,
        text: `${goodAgent.text}\n## @plane z=3 label="count" kind=skill triggers="count"\nCount the files.\n`,
    },
    good: goodAgent,
    check(agent, report) {
        const { text } = agent;
        if (!text.includes('# @plane '))
            return;
        for (const { range } of (0,markdown/* markdownOf */.RQ)(agent).headings) {
            const line = text.slice(...range);
            const start = text.lastIndexOf('\n', range[0]) + 1;
            if (!line.startsWith('@plane ') || !line.includes('z=') || text[start] !== '#')
                continue;
            const marks = [start, range[0]];
            report([start, range[0] + '@plane'.length], 'This line is a heading, so its `@plane` starts no plane. Delete the `#` marks.', (0,fixes/* suggest */.ZA)('Delete the marks', marks, ''));
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/yaml-syntax.ts



const yamlSyntax = {
    id: 'agent3md/yaml-syntax',
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'suggested',
    summary: 'Frontmatter values are plain text, not YAML',
    why: 'The frontmatter looks like YAML, but it is not. A value is all the text to the end of its line, with brackets, marks and comments.',
    source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
    bad: agentWith('agent: dev', 'agent: dev # the short id'),
    good: goodAgent,
    check({ pairs }, report) {
        for (const pair of pairs) {
            if (pair.quote !== undefined)
                continue;
            const { value, range } = pair;
            const comment = yamlComment(pair);
            const written = (0,quote/* quote */.h)(value);
            if (comment !== undefined)
                report(pair.place(comment, value.length), `${(0,quote/* quote */.h)(value.slice(comment))} is part of the value, not a comment. Move it to a line of its own.`);
            else if (/^\[[^[\]]*\]$/.test(value))
                report(range, `${written} is read with its brackets. Write the items with commas between them, without brackets.`, withoutBrackets(range, value));
            else if (/^\{.*\}$/.test(value))
                report(range, `${written} is read as text, with its braces. Write plain text.`);
            else if (/^[|>][-+\d]{0,2}$/.test(value))
                report(range, `${written} is read as the whole value, without the text below it. Write the text on this line.`);
            else if (/^[&*][\w-]+(?:\s|$)/.test(value))
                report(range, `${written} is read as text, not as an anchor or an alias. Write the value itself.`);
        }
    },
};
/**
 * Nothing when no item is left, or when a quote would be: it wraps the whole value, not an item. Nothing either when
 * what is left looks like YAML, too.
 */
function withoutBrackets(range, value) {
    const items = value
        .slice(1, -1)
        .split(',')
        .map((item) => item.trim().replace(/^(["'])(.*)\1$/, '$2'));
    const text = items.join(', ');
    return text === '' || /["'\\]|^[#{|>&*]/.test(text) ? {} : (0,fixes/* suggest */.ZA)('Remove the brackets', range, text);
}
/**
 * Where in a value that is not quoted YAML would see a comment: at a `#` between blanks, or at its start
 * before one.
 */
function yamlComment({ quote: mark, value }) {
    const at = mark === undefined ? value.search(/(?:^(?=#\s)|(?<=\s))#(?:\s|$)/) : -1;
    return at === -1 ? undefined : at;
}

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/stray-quote.ts




const strayQuote = {
    id: 'agent3md/stray-quote',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'Quotes wrap a whole value or none of it',
    why: 'Readers remove only quotes around a whole value. Any other quote stays in the text, or joins what should be two values.',
    source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
    bad: agentWith('label="files"', 'label="list"-files'),
    good: goodAgent,
    check({ text, pairs, planes }, report) {
        const judge = (pair, at) => {
            const written = text.slice(...pair.range);
            if (at !== undefined && /^(["'])[^"']*\1,$/.test(written))
                report(pair.range, `${(0,quote/* quote */.h)(written)} ends with a comma, but spaces separate attributes. Delete the comma.`);
            else if (at !== undefined)
                report([at, at + 1], `The quotes in ${(0,quote/* quote */.h)(written)} do not wrap the whole value. Quote all of it, or none of it.`);
        };
        for (const pair of pairs)
            judge(pair, strayInField(text, pair));
        for (const pair of planes.flatMap((plane) => plane.pairs))
            judge(pair, strayInAttribute(text, pair));
    },
};
/**
 * A quote further on in a field is an apostrophe or an inch: only one that begins the value was meant to wrap
 * it.
 */
function strayInField(text, pair) {
    const [start, end] = pair.range;
    if (pair.quote !== undefined)
        return quoteInside(text, pair);
    if (!(0,located_text/* isQuote */.vG)(text[start]) || yamlComment(pair) !== undefined)
        return undefined;
    return text[start] === '"' || text.slice(start + 1, end).includes(text[start]) ? start : undefined;
}
function strayInAttribute(text, pair) {
    if (pair.quote !== undefined)
        return quoteInside(text, pair);
    const index = pair.value.search(/["']/);
    return index === -1 ? undefined : pair.range[0] + index;
}
/**
 * The first quote, in a value that it wraps, that neither a backslash escapes nor the text around it
 * explains.
 */
function quoteInside(text, { quote: mark, range: [start, end] }) {
    let open;
    for (let at = start + 1; at < end - 1; at++) {
        if (text[at] === '\\')
            at++;
        else if (text[at] !== mark || isApostrophe(text, at))
            continue;
        else if (open === undefined && /[\s([{]/.test(text[at - 1]))
            open = at;
        else if (open !== undefined && (at === end - 2 || /[\s.,;:!?)\]}]/.test(text[at + 1])))
            open = undefined;
        else
            return open ?? at;
    }
    return open;
}
function isApostrophe(text, at) {
    return text[at] === "'" && /^\p{L}'\p{L}$/u.test(text.slice(at - 1, at + 2));
}

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/tool.ts



const tool = {
    id: 'agent3md/tool',
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'suggested',
    summary: 'A `tool` holds a command',
    why: 'A skill without `tool` is guidance. An empty `tool` looks like a lost command.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith(' inputs="glob:string" tool="fd {glob}"', ' tool=""'),
    good: goodAgent,
    check({ text, skills }, report) {
        for (const { title, tool } of skills) {
            if (tool === undefined || tool.value.trim() !== '')
                continue;
            const whole = [tool.key[0], tool.range[1]];
            // Quotes after it hold what seems to be the command.
            const details = /^[ \t]*["']/.test(text.slice(whole[1]))
                ? {}
                : (0,fixes/* revealing */.Q1)((0,fixes/* suggest */.ZA)('Remove `tool`', [whole[0] - 1, whole[1]], ''));
            report(whole, `The \`tool\` of the skill ${(0,quote/* quote */.h)(title)} is empty. Write a command, or remove the attribute.`, details);
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/tool-input.ts


const toolInput = {
    id: 'agent3md/tool-input',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'Every `{placeholder}` of a command is a declared input',
    why: 'A loader fills the command from the inputs. A placeholder without an input stays empty or stops the call. `${HOME}` counts too, because loaders read `{HOME}` in it as a placeholder.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('tool="rg {pattern}"', 'tool="rg {pattern} {path}"'),
    good: goodAgent,
    check({ text, skills }, report) {
        for (const { braces, inputs } of skills) {
            const declared = new Set(inputs.map(({ name }) => name.value));
            for (const { name, range, filled } of braces) {
                if (!filled || declared.has(name))
                    continue;
                if (text[range[0] - 1] === '$')
                    report(range, `The loader reads ${(0,quote/* quote */.h)(`{${name}}`)} as a placeholder even after \`$\`, but no input has that name. Write ${(0,quote/* quote */.h)(`$${name}`)}.`);
                else
                    report(range, `The command uses ${(0,quote/* quote */.h)(`{${name}}`)}, but the skill declares no such input. Add ${(0,quote/* quote */.h)(`${name}:string`)} to \`inputs\`.`);
            }
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/triggers.ts



const triggers = {
    id: 'agent3md/triggers',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'Every skill has triggers, with commas between them',
    why: 'Loaders route a request to a skill by its triggers. A skill without triggers is reached only by name. A request must have all words of a trigger, so `find; get` needs both.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith(' triggers="files, glob"', ''),
    good: goodAgent,
    check({ skills }, report) {
        for (const { title, attributes, directive, triggers } of skills) {
            for (const { value, range } of triggers)
                if (/\p{L}\s*[;|]\s*\p{L}/u.test(value))
                    report(range, `${(0,quote/* quote */.h)(value)} is one trigger, because only commas separate triggers. Write ${(0,quote/* quote */.h)(value
                        .split(/[;|]/)
                        .map((part) => part.trim())
                        .join(', '))}.`);
            if (triggers.length > 0)
                continue;
            const written = attributes.get('triggers');
            report(written === undefined ? directive : (0,pairs/* placeOf */.$t)(written), `The skill ${(0,quote/* quote */.h)(title)} has no triggers, so it gets no requests. Add some, such as \`triggers="find, look up"\`.`);
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/undeclared-tool.ts




const undeclaredTool = {
    id: 'agent3md/undeclared-tool',
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'suggested',
    summary: 'The frontmatter lists the binary of every command',
    why: 'A host reads `tools` to learn what the agent will run. If a binary is missing, the list is wrong. A file without `tools` is fine.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('tools: rg, fd', 'tools: rg'),
    good: goodAgent,
    check({ skills, tools, fields }, report) {
        if (tools.length === 0)
            return;
        const list = fields.get('tools');
        const listed = new Set(tools.map(({ value }) => value));
        // After brackets or a comment a name would be a part of them.
        const plain = !/^\[/.test(list.value) && yamlComment(list) === undefined;
        const separator = /,\s+$/.test(list.value) ? '' : list.value.endsWith(',') ? ' ' : ', ';
        for (const { tool } of skills) {
            const binary = tool && /\S+/.exec(tool.value);
            // Nobody can say which binary fills a placeholder.
            if (!binary || listed.has(binary[0]) || /\{[A-Za-z_]\w*\}/.test(binary[0]))
                continue;
            const [name] = binary;
            const end = list.place(list.value.length, list.value.length);
            const fix = plain && /^[\w./+-]+$/.test(name)
                ? (0,fixes/* suggest */.ZA)(`Add ${(0,quote/* quote */.h)(name)} to \`tools\``, end, `${separator}${name}`)
                : {};
            const related = [{ range: list.range, message: 'The list of tools is here.' }];
            report(tool.place(binary.index, binary.index + name.length), `The command runs ${(0,quote/* quote */.h)(name)}, which \`tools\` does not list. Add it to \`tools\`.`, { ...fix, related });
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/unique-skill.ts



const uniqueSkill = {
    id: 'agent3md/unique-skill',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'No two skills share a label',
    why: 'A loader finds a skill by its label. If two skills share a label, it reaches only one of them. Blanks around a label do not count, but letter case does.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('label="files"', 'label="search"'),
    good: goodAgent,
    check({ skills }, report) {
        const labels = skills.flatMap(({ label }) => label === undefined || label.value.trim() === '' ? [] : label);
        for (const { item, first } of (0,find_repeats/* repeatsOf */.U)(labels, ({ value }) => value.trim())) {
            report(item.range, `Two skills are labelled ${(0,quote/* quote */.h)(item.value)}. Rename one of them.`, {
                related: [{ range: first.range, message: 'The first one is here.' }],
            });
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/unroutable-trigger.ts



const unroutableTrigger = {
    id: 'agent3md/unroutable-trigger',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'A trigger holds a letter or a digit',
    why: 'Routing compares only letters and digits, so a phrase without any never matches a request.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('files, glob', 'files, *.*'),
    good: goodAgent,
    check({ skills }, report) {
        for (const { value, range } of skills.flatMap(({ triggers }) => triggers)) {
            if ((0,parse/* tokensOf */.k8)(value).length === 0)
                report(range, `The trigger ${(0,quote/* quote */.h)(value)} has no letter and no digit, so it matches no request. Write a word, or remove it.`);
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/unused-input.ts



const unusedInput = {
    id: 'agent3md/unused-input',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'A command uses every declared input',
    why: 'A host asks the user or the model for every input. If the command never uses one, the host asks for nothing, or the command is incomplete.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('pattern:string', 'pattern:string, path:string'),
    good: goodAgent,
    check({ skills }, report) {
        for (const { tool, inputs, braces } of skills) {
            if (tool === undefined || tool.value.trim() === '')
                continue;
            // Braces that no loader fills are another rule's matter.
            const used = new Set(braces.map(({ name }) => name.trim()));
            for (const { name } of inputs) {
                if (name.value === '' || used.has(name.value))
                    continue;
                // An input that is declared twice is told of once.
                used.add(name.value);
                const advice = parse/* IDENTIFIER */.cS.test(name.value)
                    ? `Add ${(0,quote/* quote */.h)(`{${name.value}}`)} to \`tool\``
                    : 'Rename it with letters, digits and `_`, and add it to `tool`';
                report(name.range, `The command never uses the input ${(0,quote/* quote */.h)(name.value)}. ${advice}, or remove the input.`);
            }
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/unused-tool.ts


const unusedTool = {
    id: 'agent3md/unused-tool',
    severity: { recommended: 'info', strict: 'info' },
    summary: 'Some skill runs or mentions every binary of `tools`',
    why: 'A host reads `tools` to learn what the agent runs, and may ask for a permission or an installation that nobody needs. An agent without commands, or with an empty one or one that starts with a placeholder, is not judged.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('tools: rg, fd', 'tools: rg, fd, jq'),
    good: goodAgent,
    check({ text, tools, planes }, report) {
        const commands = planes.flatMap(({ tool }) => tool?.value.trim() ?? []);
        // Nobody can say which binary fills a placeholder, or which command is lost.
        if (tools.length === 0 || commands.length === 0 || commands.some((command) => /^(?:\{|$)/.test(command)))
            return;
        const words = wordsOf([...commands, ...planes.map(({ body }) => text.slice(...body))]);
        for (const { value, range } of tools) {
            if (words.has(value) || /\s|[[\]#]/.test(value))
                continue;
            report(range, `No skill runs or mentions ${(0,quote/* quote */.h)(value)}. Remove it from \`tools\`, or add the skill that runs it.`);
        }
    },
};
/** The words of texts, also without the marks around them and as the last part of a path. */
function wordsOf(texts) {
    const words = new Set();
    for (const word of texts.flatMap((text) => text.split(/[\s|;&()<>]+/))) {
        const bare = word.replace(/^[^\p{L}\p{N}_./]{1,9}|[^\p{L}\p{N}_+]{1,9}$/gu, '');
        words
            .add(word)
            .add(bare)
            .add(bare.slice(bare.lastIndexOf('/') + 1));
    }
    return words;
}

;// CONCATENATED MODULE: ./src/formats/agent-3md/index.ts




































/** The rules of the base grammar, which hold for every 3md document. */
const baseRules = [
    conflictMarker,
    parse_parse,
    planeInFence,
    lostBackslash,
    strayQuote,
    yamlSyntax,
    duplicate,
];
const agentRules = [
    missingField,
    fieldValue,
    identity,
    uniqueSkill,
    deadLink,
    cycle,
    inputType,
    toolInput,
    triggers,
    tool,
    unusedInput,
    undeclaredTool,
    identityOrder,
    linkNotDependency,
    unroutableTrigger,
    overlappingTriggers,
    placeholderSyntax,
    inputName,
    planeInHeading,
    misspeltField,
    bodyEmpty,
    quotedPlaceholder,
    linkSyntax,
    unusedTool,
];
const agent3md = {
    ...info/* agent3mdInfo */.s,
    fields: FIELDS,
    rules: [...baseRules, ...agentRules],
    repositoryRules: [],
    parse: parse/* parseAgent3md */.l5,
    applicable({ problems, closed, isAgent }) {
        if (!closed)
            return [parse_parse, planeInFence];
        return isAgent && problems.length === 0 ? agent3md.rules : baseRules;
    },
    header: () => undefined,
    comments: commentsOf,
    diagram(agent, diagnostics) {
        const rules = [cycle.id, deadLink.id];
        return diagnostics.some(({ rule }) => rules.includes(rule))
            ? { rules, source: (0,dependency_diagram/* graphOf */.c)(agent) }
            : undefined;
    },
};


/***/ }),

/***/ 7852:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cS: () => (/* binding */ IDENTIFIER),
  hk: () => (/* binding */ dependenciesOf),
  l5: () => (/* binding */ parseAgent3md),
  J8: () => (/* binding */ phraseOf),
  k8: () => (/* binding */ tokensOf)
});

// EXTERNAL MODULE: ./src/wording/paths.ts
var paths = __webpack_require__(5240);
// EXTERNAL MODULE: ./src/formats/agent-3md/grammar/frontmatter.ts
var frontmatter = __webpack_require__(9663);
// EXTERNAL MODULE: ./src/formats/agent-3md/grammar/located-text.ts
var located_text = __webpack_require__(5127);
// EXTERNAL MODULE: ./src/formats/agent-3md/grammar/pairs.ts
var grammar_pairs = __webpack_require__(4740);
// EXTERNAL MODULE: ./src/wording/quote.ts
var quote = __webpack_require__(400);
// EXTERNAL MODULE: ./src/formats/agent-3md/find-repeats.ts
var find_repeats = __webpack_require__(1817);
// EXTERNAL MODULE: ./src/wording/fixes.ts
var fixes = __webpack_require__(5971);
// EXTERNAL MODULE: ./src/formats/agent-3md/grammar/lines.ts
var lines = __webpack_require__(3018);
;// CONCATENATED MODULE: ./src/formats/agent-3md/grammar/attributes.ts





/**
 * The attributes between two offsets; `complete` unless a quote that is not closed swallowed the rest of
 * them.
 */
function readAttributes(text, start, end, problems) {
    const pairs = [];
    const tokens = readTokens(text, start, end);
    const words = tokens.map(({ range, unclosed }) => unclosed === undefined ? text.slice(...range) : undefined);
    for (let index = 0; index < tokens.length; index++) {
        const { range, unclosed } = tokens[index];
        if (unclosed !== undefined) {
            problems.push({
                range: [unclosed, unclosed + 1],
                message: `The quote \`${text[unclosed]}\` is never closed. Close it after the value.`,
            });
            return { pairs, complete: false };
        }
        const last = lastOfSpaced(words, index);
        const whole = [range[0], tokens[last].range[1]];
        if (last > index)
            problems.push(spacedProblem(text, whole, words.slice(index, last + 1).join('')));
        index = last;
        const pair = (0,grammar_pairs/* readPair */.$T)(text, whole, '=', (key) => key.toLowerCase());
        if (pair === undefined)
            problems.push({
                range,
                message: `${(0,quote/* quote */.h)(text.slice(...range))} is not an attribute. Remove it, or quote a value with spaces, such as \`label="find files"\`.`,
            });
        else if (pair.name === '')
            problems.push({
                range,
                message: `${(0,quote/* quote */.h)(text.slice(...range))} has no name before its \`=\`. Add the name of the attribute, or remove it.`,
            });
        else
            pairs.push(pair);
    }
    return { pairs, complete: true };
}
function readTokens(text, start, end) {
    const tokens = [];
    for (let at = start; at < end; at++) {
        if ((0,lines/* isBlank */.z3)(text[at]))
            continue;
        const token = readToken(text, at, end);
        tokens.push(token);
        at = token.range[1];
    }
    return tokens;
}
// In one loop with the quotes, V8 14.6 (Node 26) compiles the look for blanks away.
function readToken(text, start, end) {
    let at = start;
    for (; at < end && !(0,lines/* isBlank */.z3)(text[at]); at++) {
        if (!(0,located_text/* isQuote */.vG)(text[at]))
            continue;
        const close = closingQuote(text, at, end);
        if (close === undefined)
            return { range: [start, end], unclosed: at };
        at = close;
    }
    return { range: [start, at], unclosed: undefined };
}
function closingQuote(text, open, end) {
    for (let at = open + 1; at < end; at++) {
        if (text[at] === '\\')
            at++;
        else if (text[at] === text[open])
            return at;
    }
    return undefined;
}
/**
 * The index of the last token of `key = value`, `key =value` or `key= value`; `index` itself where no blank
 * stands around the `=`.
 */
function lastOfSpaced(words, index) {
    const isBare = (word) => word?.includes('=') === false;
    const isValue = (word) => (0,located_text/* isQuote */.vG)(word?.[0]) || isBare(word);
    let last = index;
    if (isBare(words[index]) && words[index + 1]?.startsWith('='))
        last++;
    const word = words[last];
    const named = last > index || word.length > 1;
    return named && word.indexOf('=') === word.length - 1 && isValue(words[last + 1]) ? last + 1 : last;
}
function spacedProblem(text, range, joined) {
    const message = `${(0,quote/* quote */.h)(text.slice(...range))} has blanks around its \`=\`. Write ${(0,quote/* quote */.h)(joined)}.`;
    // Without a value the fix would hide that one is missing.
    return joined.endsWith('=')
        ? { range, message }
        : { range, message, details: (0,fixes/* safely */.vm)('Remove the blanks', { range, text: joined }) };
}

;// CONCATENATED MODULE: ./src/formats/agent-3md/grammar/planes.ts





const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
/** Reads the body from `start` on: its planes, and the fences in which no directive counts. */
function readPlanes(text, start, problems) {
    const planes = [];
    const fences = [];
    let fence;
    for (let at = start; at < text.length;) {
        const line = (0,lines/* readLine */.Xw)(text, at);
        at = line.next;
        const mark = text.slice(line.content[0], line.content[0] + 3);
        if (fence !== undefined) {
            if ((0,lines/* isDirective */.qT)(text, line))
                fence.directives.push([line.start, line.start + lines/* DIRECTIVE */.Eq.length]);
            if (mark !== fence.mark)
                continue;
            fences.push({ ...fence, closed: true });
            fence = undefined;
        }
        else if (mark === '```' || mark === '~~~') {
            fence = { mark, opening: line.content, directives: [] };
        }
        else if ((0,lines/* isDirective */.qT)(text, line)) {
            endBody(planes, line.start);
            planes.push({ ...readDirective(text, line.content, problems), body: [line.next, text.length] });
        }
    }
    if (fence !== undefined)
        fences.push({ ...fence, closed: false });
    if (planes.length === 0 && text.slice(start).trim() !== '')
        planes.push({
            directive: [start, start],
            z: 0,
            pairs: [],
            attributes: new Map(),
            body: [start, text.length],
        });
    reportEqualZ(planes, problems);
    return { planes, fences };
}
function endBody(planes, end) {
    const last = planes.pop();
    if (last !== undefined)
        planes.push({ ...last, body: [last.body[0], end] });
}
function readDirective(text, [start, end], problems) {
    const directive = [start, start + lines/* DIRECTIVE */.Eq.length];
    const { pairs, complete } = readAttributes(text, directive[1], end, problems);
    const attributes = (0,grammar_pairs/* lastOf */.g1)(pairs);
    for (const name of ['z', 'x', 'y']) {
        const pair = attributes.get(name);
        if (pair === undefined || readNumber(pair.value) !== undefined)
            continue;
        const bare = pair.value.endsWith(',') ? pair.value.slice(0, -1) : '';
        if (readNumber(bare) !== undefined) {
            problems.push({
                range: (0,grammar_pairs/* placeOf */.$t)(pair),
                message: `${(0,quote/* quote */.h)(pair.value)} ends with a comma, but spaces separate attributes. Write \`${name}=${bare}\`.`,
            });
            continue;
        }
        const message = pair.value === '' ? `\`${name}\` has no value.` : `${(0,quote/* quote */.h)(text.slice(...pair.range))} is not a number.`;
        problems.push({
            range: (0,grammar_pairs/* placeOf */.$t)(pair),
            message: `${message} Write \`${name}\` as a number such as \`${name}=1\`.`,
        });
    }
    const z = attributes.get('z');
    if (z === undefined && complete)
        problems.push({ range: directive, message: '`@plane` has no `z`. Add one, such as `z=1`.' });
    return { directive, z: (z && readNumber(z.value)) ?? NaN, pairs, attributes };
}
function reportEqualZ(planes, problems) {
    const placed = planes.flatMap(({ z, attributes }) => Number.isNaN(z) ? [] : { z, range: attributes.get('z')?.range ?? [0, 0] });
    for (const { item, first } of (0,find_repeats/* repeatsOf */.U)(placed, ({ z }) => z)) {
        problems.push({
            range: item.range,
            message: `Two planes have \`z=${item.z}\`. Give each plane its own \`z\`.`,
            details: { related: [{ range: first.range, message: 'The first one is here.' }] },
        });
    }
}
/** The number that `text` is, after the grammar of `z`; undefined when it is none. */
function readNumber(text) {
    const number = NUMBER.test(text) ? Number(text) : NaN;
    return Number.isFinite(number) ? number : undefined;
}

;// CONCATENATED MODULE: ./src/formats/agent-3md/parse.ts





const IDENTIFIER = /^[A-Za-z_]\w*$/;
/**
 * Reads an agent with where each of its parts was written, as far as it is 3md, in linear time. Every problem is
 * noted, none ends the reading. Never throws.
 */
function parseAgent3md(source) {
    const { text } = source;
    const problems = [];
    const { opening, pairs, closed, end } = (0,frontmatter/* readFrontmatter */.z)(text, problems);
    const { planes: written, fences } = readPlanes(text, end, problems);
    const fields = (0,grammar_pairs/* lastOf */.g1)(pairs);
    const planes = written.map((plane) => readPlane(text, plane));
    const identities = planes.filter(({ kind }) => kind?.value === 'identity');
    const identity = identities[0] ?? planes[0];
    return {
        ...source,
        opening,
        pairs,
        closed,
        fields,
        body: [end, text.length],
        fences,
        problems,
        planes,
        identities,
        identity,
        planeAt: new Map(planes.map((plane) => [plane.z, plane])),
        isAgent: isAgent(source.path, fields, planes),
        skills: planes.filter((plane) => plane !== identity && plane.kind?.value !== 'identity'),
        tools: (0,located_text/* readItems */.F1)(fields.get('tools')),
    };
}
/** The planes that a plane links to, each once, by the first link; links that lead nowhere are left out. */
function dependenciesOf(from, { planeAt }) {
    const dependencies = new Map();
    for (const link of from.links) {
        const to = link.followed ? planeAt.get(link.z) : undefined;
        if (to !== undefined && !dependencies.has(to))
            dependencies.set(to, { from, to, link });
    }
    return [...dependencies.values()];
}
/** The runs of letters and digits, in lower case: all that routing compares. */
function tokensOf(text) {
    return (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((token) => token.toLowerCase());
}
/** The words of a trigger in an order of their own: two triggers of the same words match the same requests. */
function phraseOf(trigger) {
    return [...new Set(tokensOf(trigger))].sort().join(' ');
}
function isAgent(path, fields, planes) {
    return (/^(?:.*\.)?agent\.3md$/i.test((0,paths/* basename */.P8)(path)) ||
        wordOf(fields.get('axis')) === 'skill' ||
        [...fields.keys()].some((key) => key.toLowerCase() === 'agent') ||
        planes.some(({ kind, attributes }) => wordOf(kind) === 'identity' || wordOf(kind) === 'skill' || attributes.has('triggers')));
}
function wordOf(pair) {
    return pair?.value.trim().toLowerCase();
}
function readPlane(text, plane) {
    const { attributes, body, z } = plane;
    const label = attributes.get('label');
    const tool = attributes.get('tool');
    return {
        ...plane,
        label,
        tool,
        title: label?.value.trim() || `z=${z}`,
        kind: attributes.get('kind'),
        triggers: (0,located_text/* readItems */.F1)(attributes.get('triggers')),
        inputs: (0,located_text/* readItems */.F1)(attributes.get('inputs')).map(readInput),
        braces: tool === undefined ? [] : readBraces(tool),
        links: readLinks(text, body),
    };
}
function readInput(item) {
    const colon = item.value.indexOf(':');
    if (colon === -1) {
        const optional = item.value.endsWith('?');
        const name = optional ? (0,located_text/* trimmedPart */.Os)(item, 0, item.value.length - 1) : item;
        return { name, type: undefined, kind: 'string', optional };
    }
    const written = (0,located_text/* trimmedPart */.Os)(item, colon + 1, item.value.length);
    const optional = written.value.endsWith('?');
    const type = optional ? (0,located_text/* trimmedPart */.Os)(written, 0, written.value.length - 1) : written;
    return { name: (0,located_text/* trimmedPart */.Os)(item, 0, colon), type, kind: type.value.toLowerCase() || 'string', optional };
}
function readBraces(tool) {
    const { value } = tool;
    const braces = [];
    let open = -1;
    for (let at = 0; at < value.length; at++) {
        if (value[at] === '{')
            open = at;
        if (value[at] !== '}' || open === -1)
            continue;
        const name = value.slice(open + 1, at);
        braces.push({
            name,
            at: open,
            range: tool.place(open, at + 1),
            filled: IDENTIFIER.test(name),
            doubled: value[open - 1] === '{' && value[at + 1] === '}',
        });
        open = -1;
    }
    return braces;
}
/** The links of a body, code included: no reader of 3md spares it. */
function readLinks(text, [start, end]) {
    const body = text.slice(start, end);
    const links = [];
    // Looked for once for all openings before it: a file of nothing but openings stays linear.
    let bracket = 0;
    let from = 0;
    for (;;) {
        const opening = body.indexOf(OPENING, from);
        if (opening === -1)
            return links;
        from = opening + OPENING.length;
        const written = /[^[\]|]*/y;
        written.lastIndex = from;
        const number = written.exec(body)[0];
        if (bracket < from)
            bracket = body.indexOf(']', from);
        if (bracket === -1)
            return links;
        const after = from + number.length;
        if ((after !== bracket && body[after] !== '|') || body[bracket + 1] !== ']')
            continue;
        const followed = /^\d+$/.test(number);
        if (followed || readNumber(number) !== undefined)
            links.push({ range: [start + opening, start + bracket + 2], z: Number(number), followed });
        from = bracket + 2;
    }
}
const OPENING = '[[z=';


/***/ })

};
;