"use strict";
exports.id = 201;
exports.ids = [201];
exports.modules = {

/***/ 7201:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hn: () => (/* binding */ LONGEST_GLOBS),
  mT: () => (/* binding */ MOST_GLOBS),
  tI: () => (/* binding */ compileGlobs),
  eM: () => (/* binding */ matchAny),
  sB: () => (/* binding */ matchGlob),
  qF: () => (/* binding */ parseGlob)
});

// UNUSED EXPORTS: countingMatch

;// CONCATENATED MODULE: ./src/files/glob/automaton.ts
/** Goes on with one character: the code point `value`. */
const CHARACTER = 0;
/** Goes on with any character but `/`. */
const ANY = 1;
/** Goes on with a character of the class of index `value`. */
const CLASS = 2;
/**
 * Goes on with a digit. `value` is four times the index of a range and the number of digits read so far. If
 * these are a number of the range, it goes on to the other state without a character.
 */
const DIGIT = 3;
/** Stays at each character but `/`, and goes on without one. */
const STAR = 4;
/** Stays at each character, and goes on without one where a name starts. */
const DEEP = 5;
/** Stays at each character but `/`, and goes on without one unless an alternative has just matched. */
const EXCLUDING = 6;
/** Goes on to both states without a character; this kind and those after it do nothing with a character. */
const SPLIT = 7;
/** The same, where the alternatives of a `!(…)` begin, the one of index `value`. */
const EXCLUDE = 8;
/** An alternative of the `!(…)` of index `value` matches. */
const EXCLUDED = 9;
/** The glob matches if the path ends. */
const END = 10;
/** The glob matches, whatever follows. */
const REST = 11;
const SLASH = 0x2f;
const NONE = -1;
/**
 * The automaton of the parts of a glob. If it `isClosed`, it expects a `/` after the end of the path, so that
 * `a/**` matches `a`.
 */
function automatonOf(items, isClosed) {
    const [kinds, values, nexts, others] = [[], [], [], []];
    const builder = { kinds, values, nexts, others, classes: [], ranges: [], exclusions: [] };
    const end = add(builder, END, NONE);
    const target = isClosed
        ? { entry: add(builder, CHARACTER, end, SLASH), skip: add(builder, REST, NONE) }
        : only(end);
    const { entry } = compile(builder, items, target);
    return {
        ...builder,
        start: entry,
        kinds: Uint8Array.from(builder.kinds),
        values: Int32Array.from(builder.values),
        nexts: Int32Array.from(builder.nexts),
        others: Int32Array.from(builder.others),
    };
}
function add(builder, kind, next, value = 0, other = NONE) {
    builder.values.push(value);
    builder.nexts.push(next);
    builder.others.push(other);
    return builder.kinds.push(kind) - 1;
}
function only(entry) {
    return { entry, skip: NONE };
}
function compile(builder, items, target) {
    return items.reduceRight((next, item) => compileItem(builder, item, next), target);
}
function compileItem(builder, item, next) {
    switch (item.kind) {
        case 'slash':
            return { entry: add(builder, CHARACTER, next.entry, SLASH), skip: next.entry };
        case 'text':
            return only(addText(builder, item.text, next.entry));
        case 'any':
            return only(add(builder, ANY, next.entry));
        case 'star':
            return only(add(builder, STAR, next.entry));
        case 'stars':
            return only(item.deep ? addDeep(builder, item, next.skip) : add(builder, STAR, next.entry));
        case 'class':
            return only(addClass(builder, item, next.entry));
        case 'range':
            return only(addRange(builder, item, next.entry));
        case 'group':
            return compileGroup(builder, item, next);
    }
}
function addText(builder, text, next) {
    return [...text].reduceRight((after, character) => add(builder, CHARACTER, after, character.codePointAt(0)), next);
}
function addDeep(builder, { isFilled }, skip) {
    if (builder.kinds[skip] !== REST)
        return add(builder, DEEP, skip);
    return isFilled ? add(builder, ANY, skip) : skip;
}
function addClass(builder, item, next) {
    const state = add(builder, CLASS, next, builder.classes.push(item) - 1);
    return item.literal === undefined ? state : addSplit(builder, [state, addText(builder, item.literal, next)]);
}
function addRange(builder, item, next) {
    const value = 4 * (builder.ranges.push(item) - 1);
    return [3, 2, 1, 0].reduce((after, digits) => add(builder, DIGIT, after, value + digits, next), NONE);
}
function addSplit(builder, entries) {
    return entries.reduceRight((others, entry) => add(builder, SPLIT, entry, 0, others));
}
function compileGroup(builder, { type, branches }, next) {
    if (type === '!')
        return only(addExclusion(builder, branches, next.entry));
    if (type === '*' || type === '+') {
        const again = add(builder, SPLIT, NONE, 0, next.entry);
        const entries = branches.map((branch) => compile(builder, branch, only(again)).entry);
        const once = addSplit(builder, entries);
        builder.nexts[again] = once;
        return only(type === '*' ? again : once);
    }
    const targets = branches.map((branch) => compile(builder, branch, next));
    if (type === '?')
        targets.push(next);
    const skips = targets.map(({ skip }) => skip);
    return {
        entry: addSplit(builder, targets.map(({ entry }) => entry)),
        skip: skips.includes(NONE) ? NONE : addSplit(builder, skips),
    };
}
/**
 * Plain names have an end each: by the number of ends that are reached the states tell from how many places
 * an alternative matches. All other alternatives share one, since they begin in one place of a name only.
 */
function addExclusion(builder, branches, next) {
    const index = builder.exclusions.length;
    const excluding = add(builder, EXCLUDING, next, index);
    builder.exclusions.push(excluding);
    const addEnd = () => add(builder, EXCLUDED, NONE, index);
    const texts = branches.map((items) => items.map((item) => (item.kind === 'text' ? item.text : '/')).join(''));
    const isPlain = !texts.some((text) => text.includes('/'));
    const shared = isPlain ? NONE : addEnd();
    const entries = isPlain
        ? [...new Set(texts)].map((text) => addText(builder, text, addEnd()))
        : branches.map((items) => compile(builder, items, only(shared)).entry);
    return add(builder, EXCLUDE, addSplit(builder, entries), index, excluding);
}

;// CONCATENATED MODULE: ./src/files/glob/items.ts
/** A text as globs and paths are compared that may differ in case. Lower case would depend on neighbours. */
function folded(text) {
    return text.toUpperCase();
}
/** Notes a mistake and moves to the end, so that nothing else is read. The first mistake stays. */
function fail(parser, mistake) {
    parser.mistake ??= mistake;
    parser.at = parser.glob.length;
}
/** Reads a character. `\` takes the meaning from a mark. */
function readCharacter(parser) {
    const { glob } = parser;
    if (glob[parser.at] === '\\') {
        parser.at++;
        // Only paths of Windows have this, and in some expressions it is more than a letter.
        if (parser.at === glob.length || /[/\p{L}\p{N}]/u.test(glob[parser.at]))
            fail(parser, 'has a `\\` that escapes nothing. Write `/` between folders');
    }
    const character = String.fromCodePoint(glob.codePointAt(parser.at) ?? 0);
    parser.at += character.length;
    return character;
}

;// CONCATENATED MODULE: ./src/files/glob/run.ts

const run_SLASH = 0x2f;
const MOST_STAMPS = 2 ** 30;
function runnerOf(automaton, nocase) {
    const length = automaton.kinds.length;
    return {
        automaton,
        nocase,
        states: new Int32Array(length),
        size: 0,
        marks: new Int32Array(length),
        stamp: 0,
        queue: new Int32Array(3 * length + 3),
        waiting: 0,
        begun: new Int32Array(automaton.exclusions.length),
        excluded: new Int32Array(automaton.exclusions.length),
        isEnd: false,
        isRest: false,
        steps: 0,
    };
}
/**
 * Whether the automaton matches `path` from the offset `from` up to `to`, in UTF-16 code units; if it is
 * `isClosed`, with a `/` after it. Each character takes at most one step for each state.
 */
function run(runner, path, from, to, isClosed) {
    start(runner, path, from);
    let at = from;
    while (at < to && runner.size > 0 && !runner.isRest) {
        at = quietUntil(runner, path, at, to);
        if (at === to)
            break;
        const code = path.codePointAt(at);
        at += code > 0xffff ? 2 : 1;
        advance(runner, code);
        enter(runner, path, at, code === run_SLASH);
    }
    if (isClosed && !runner.isRest) {
        advance(runner, run_SLASH);
        enter(runner, path, to, true);
    }
    return runner.isRest || (runner.isEnd && at === to);
}
/** Enters the first state. */
function start(runner, path, at) {
    if (runner.stamp > MOST_STAMPS) {
        runner.marks.fill(0);
        runner.stamp = 0;
    }
    runner.begun.fill(0);
    runner.isRest = false;
    runner.steps = 0;
    runner.queue[0] = runner.automaton.start;
    runner.waiting = 1;
    // Only `**` asks whether a name starts here, and the `/` before it is never in the prefix.
    enter(runner, path, at, at === 0);
}
/** Where the next character is that can change anything, if that is easily told. */
function quietUntil(runner, path, at, to) {
    if (runner.size !== 1)
        return at;
    const kind = runner.automaton.kinds[runner.states[0]];
    if (kind !== DEEP && kind !== STAR)
        return at;
    const slash = path.indexOf('/', at);
    const end = slash === -1 || slash > to ? to : slash;
    if (kind === DEEP && end > at)
        runner.isEnd = false;
    return end;
}
/** Puts into the queue where the states lead to with a character. */
function advance(runner, code) {
    const { automaton, states, size, queue } = runner;
    const { kinds, values, nexts } = automaton;
    const isSlash = code === run_SLASH;
    let waiting = 0;
    for (let index = 0; index < size; index++) {
        const state = states[index];
        const value = values[state];
        switch (kinds[state]) {
            case CHARACTER:
                if (code === value)
                    queue[waiting++] = nexts[state];
                break;
            case ANY:
                if (!isSlash)
                    queue[waiting++] = nexts[state];
                break;
            case CLASS:
                if (!isSlash && isIn(runner, automaton.classes[value], code))
                    queue[waiting++] = nexts[state];
                break;
            case DIGIT:
                if (code >= 0x30 && code <= 0x39 && value % 4 < 3)
                    queue[waiting++] = nexts[state];
                break;
            case STAR:
            case EXCLUDING:
                if (!isSlash)
                    queue[waiting++] = state;
                break;
            case DEEP:
                queue[waiting++] = state;
        }
    }
    runner.waiting = waiting;
    if (isSlash)
        runner.begun.fill(0);
}
function isIn(runner, { ranges, negated }, code) {
    runner.steps += ranges.length / 2;
    // A path that may differ in case is in upper case here.
    const lower = runner.nocase ? String.fromCodePoint(code).toLowerCase().codePointAt(0) : code;
    for (let index = 0; index < ranges.length; index += 2) {
        const [low, high] = [ranges[index], ranges[index + 1]];
        if ((low <= code && code <= high) || (low <= lower && lower <= high))
            return !negated;
    }
    return negated;
}
/** Enters the states of the queue, and all that these lead to without a character. */
function enter(runner, path, at, isNameStart) {
    runner.stamp++;
    runner.size = 0;
    runner.isEnd = false;
    drain(runner, path, at, isNameStart);
    const { automaton, begun, excluded, marks, queue } = runner;
    // When those before it are done, all is entered that tells whether a `!(…)` goes on.
    runner.steps += excluded.length;
    for (let index = excluded.length - 1; index >= 0; index--) {
        const state = automaton.exclusions[index];
        if (marks[state] === runner.stamp && begun[index] > excluded[index]) {
            queue[0] = automaton.nexts[state];
            runner.waiting = 1;
            drain(runner, path, at, isNameStart);
        }
        excluded[index] = 0;
    }
}
function drain(runner, path, at, isNameStart) {
    const { automaton, queue, marks, stamp, states } = runner;
    const { kinds, values, nexts, others } = automaton;
    let { waiting, size, steps } = runner;
    while (waiting > 0) {
        const state = queue[--waiting];
        steps++;
        if (marks[state] === stamp)
            continue;
        marks[state] = stamp;
        const kind = kinds[state];
        if (kind < SPLIT)
            states[size++] = state;
        if (kind <= CLASS)
            continue;
        const value = values[state];
        if (kind === STAR || (kind === DEEP && isNameStart))
            queue[waiting++] = nexts[state];
        else if (kind === SPLIT || kind === EXCLUDE) {
            if (kind === EXCLUDE)
                runner.begun[value]++;
            queue[waiting++] = others[state];
            queue[waiting++] = nexts[state];
        }
        else if (kind === DIGIT) {
            if (isNumber(automaton.ranges[value >> 2], path, at, value % 4))
                queue[waiting++] = others[state];
        }
        else if (kind === EXCLUDED)
            runner.excluded[value]++;
        else if (kind === END)
            runner.isEnd = true;
        else if (kind === REST)
            runner.isRest = true;
    }
    runner.waiting = 0;
    runner.size = size;
    runner.steps = steps;
}
/** Whether the digits before the offset `at` are a number of a range. */
function isNumber({ low, high, width }, path, at, digits) {
    if (digits === 0 || (width > 0 && digits !== width))
        return false;
    const text = path.slice(at - digits, at);
    if (width === 0 && digits > 1 && text.startsWith('0'))
        return false;
    return low <= Number(text) && Number(text) <= high;
}

// EXTERNAL MODULE: ./src/text/wording.ts
var wording = __webpack_require__(4215);
;// CONCATENATED MODULE: ./src/files/glob/classes.ts


/** The first and last characters of the ranges of the classes that POSIX names, as in `[[:alpha:]]`. */
const POSIX = new Map([
    ['alnum', 'azAZ09'],
    ['alpha', 'azAZ'],
    ['ascii', '\x00\x7f'],
    ['blank', '  \t\t'],
    ['cntrl', '\x00\x1f\x7f\x7f'],
    ['digit', '09'],
    ['graph', '!~'],
    ['lower', 'az'],
    ['print', ' ~'],
    ['punct', '!/:@[`{~'],
    ['space', '  \t\r'],
    ['upper', 'AZ'],
    ['word', 'azAZ09__'],
    ['xdigit', 'afAF09'],
]);
const UNCLOSED = 'has a `[` that is never closed. Close it, or write `\\[` for the character';
/**
 * Reads a class such as `[a-z]`, `[!a]` or `[[:digit:]]`; undefined after a mistake. A class never matches a
 * `/`. A plain one such as `[id]` also matches its own text, as in other matchers: folders have such names.
 */
function parseClass(parser) {
    const { glob } = parser;
    const start = parser.at++;
    const negated = glob[parser.at] === '!' || glob[parser.at] === '^';
    if (negated)
        parser.at++;
    const first = parser.at;
    const ranges = [];
    while (parser.at < glob.length && (glob[parser.at] !== ']' || parser.at === first))
        parseMember(parser, ranges);
    if (glob[parser.at] !== ']')
        fail(parser, UNCLOSED);
    if (parser.mistake !== undefined)
        return undefined;
    const text = glob.slice(start, ++parser.at);
    const isPlain = !negated && !/[-\\*+?.^${}(|)[\]]/.test(text.slice(1, -1));
    const literal = parser.nocase ? folded(text) : text;
    return { kind: 'class', negated, ranges, literal: isPlain ? literal : undefined };
}
/** Reads a character, a range or a named class, and adds its ranges. */
function parseMember(parser, ranges) {
    const { glob, at } = parser;
    const name = /\[:(\w*):\]/y;
    name.lastIndex = at;
    const named = name.exec(glob);
    if (named !== null)
        return addNamed(parser, ranges, named);
    if (glob[at] === '/')
        return fail(parser, 'has a `/` between `[` and `]`. Close the `[`, or write `\\[` for the character');
    const low = readCharacter(parser);
    const isRange = glob[parser.at] === '-' && parser.at + 1 < glob.length && glob[parser.at + 1] !== ']';
    if (isRange)
        parser.at++;
    const high = isRange ? readCharacter(parser) : low;
    const [from, to] = [low.codePointAt(0), high.codePointAt(0)];
    if (from > to)
        return fail(parser, 'has a range between `[` and `]` that is backwards. Swap its two ends');
    ranges.push(from, to);
}
function addNamed(parser, ranges, [text, name = '']) {
    const ends = POSIX.get(name);
    if (ends === undefined)
        return fail(parser, `has an unknown class after \`[:\`. Use ${(0,wording/* either */.gP)([...POSIX.keys()])}`);
    ranges.push(...Array.from(ends, (end) => end.charCodeAt(0)));
    parser.at += text.length;
}

;// CONCATENATED MODULE: ./src/files/glob/places.ts
/**
 * What is wrong with the parts of a glob where they stand: the rest of a sentence about the glob, and the
 * fix, without a period; otherwise undefined, and each `**` that is a whole name has become `deep`.
 */
function placeMistake(items) {
    const mistakes = [];
    // The same walk from the end of the glob to its start finds out how far the end of each name is.
    const after = new Map();
    walk(items, 0, true, (item, place) => void after.set(item, place));
    walk(items, 0, false, (item, place) => {
        if (item.kind === 'group')
            mistakes.push(...groupMistakes(item, place));
        if (item.kind !== 'stars')
            return;
        const end = after.get(item);
        item.deep = place === 0 && end === 0;
        if ((place === 'either' && isStart(end)) || (end === 'either' && isStart(place)))
            mistakes.push('has a `**` that is not always a whole name. Write several globs');
    });
    return mistakes[0];
}
function isStart(place) {
    return place === 0 || place === 'either';
}
function walk(items, start, backwards, visit) {
    let place = start;
    for (const item of backwards ? items.toReversed() : items) {
        visit(item, place);
        place = placeAfter(item, place, backwards, visit);
    }
    return place;
}
function placeAfter(item, place, backwards, visit) {
    if (item.kind === 'slash')
        return 0;
    if (item.kind === 'text')
        return moved(place, [...item.text].length);
    if (item.kind === 'any' || (item.kind === 'class' && item.literal === undefined))
        return moved(place, 1);
    if (item.kind !== 'group')
        return 'inside';
    const { type, branches } = item;
    const isWithinName = type === '*' || type === '+' || type === '!';
    const start = isWithinName ? 'inside' : place;
    const ends = branches.map((branch) => walk(branch, start, backwards, visit));
    return (type === '?' ? [...ends, place] : ends).reduce(joined);
}
function moved(place, by) {
    return typeof place === 'number' ? place + by : 'inside';
}
function joined(one, other) {
    if (one === other)
        return one;
    return isStart(one) || isStart(other) ? 'either' : 'inside';
}
/**
 * The number of steps stays linear only if one run of a group's parts at a time tells what `!(…)` does not
 * match: it must begin at one place of a name, or have alternatives of which each has one length and no two
 * match the same.
 */
function groupMistakes({ type, branches }, place) {
    const isRepeated = type === '*' || type === '+';
    if (!isRepeated && type !== '!')
        return [];
    const inner = branches.flatMap(descendants);
    const has = (wanted, mistake) => inner.some(wanted) ? [mistake] : [];
    return [
        ...has(({ kind }) => kind === 'slash', `has a \`/\` in \`${type}(…)\`, which matches a part of one name. Write several globs`),
        ...has((item) => item.kind === 'group' && item.type === '!', `has a \`!(…)\` in \`${type}(…)\`. Write several globs`),
        ...(type === '!' && typeof place !== 'number'
            ? has(({ kind }) => kind !== 'text', 'has wildcards in a `!(…)` after other wildcards. Write several globs')
            : []),
    ];
}
function descendants(items) {
    return items.flatMap((item) => item.kind === 'group' ? [item, ...item.branches.flatMap(descendants)] : item);
}

;// CONCATENATED MODULE: ./src/files/glob/syntax.ts




/** The longest glob, in UTF-16 code units, and the deepest nesting of its groups. */
const LONGEST_GLOB = 1000;
const DEEPEST = 4;
/** What ends an alternative of a group with parentheses, and of one with braces. */
const PARENTHESES = '|)';
const BRACES = ',}';
/** The parts of a glob; or its mistake, the rest of a sentence about it, and the fix, without a period. */
function parseItems(glob, nocase) {
    if (glob.length > LONGEST_GLOB)
        return `is longer than ${(0,wording/* count */.U9)(LONGEST_GLOB)} characters. Write several globs`;
    if (glob === '')
        return 'is empty. Write `**` for all files';
    if (/^!(?!\()/.test(glob))
        return 'starts with `!`, but a glob cannot exclude files. Name the files to match';
    const parser = { glob, nocase, at: 0, depth: 0, mistake: undefined };
    const items = parseUntil(parser, '');
    return parser.mistake ?? placeMistake(items) ?? items;
}
/** Reads up to one of the `ends` of the group around, or to the end of the glob. */
function parseUntil(parser, ends) {
    const items = [];
    while (parser.at < parser.glob.length && !ends.includes(parser.glob[parser.at]))
        parseItem(parser, items, ends);
    return items;
}
function parseItem(parser, items, ends) {
    const { glob, at } = parser;
    const mark = glob[at];
    if (mark === '*')
        return parseStars(parser, items);
    if ('?+@!'.includes(mark) && glob[at + 1] === '(')
        return parseGroup(parser, items);
    if (mark === '{')
        return parseBraces(parser, items);
    if (mark === '[')
        return syntax_add(items, parseClass(parser));
    if (mark === '/')
        return parseSlash(parser, items);
    if (mark === '(' && ends === PARENTHESES)
        return fail(parser, 'has a bare `(` in a group. Write `@(` for a group, or `\\(` for the character');
    if (mark !== '?')
        return syntax_addText(items, cased(parser, readCharacter(parser)));
    parser.at++;
    syntax_add(items, { kind: 'any' });
}
function cased({ nocase }, text) {
    return nocase ? folded(text) : text;
}
function syntax_add(items, item) {
    if (item !== undefined)
        items.push(item);
}
/** Adds text; two parts of text are never neighbours. */
function syntax_addText(items, text) {
    const last = items.at(-1);
    if (last?.kind === 'text')
        items[items.length - 1] = { kind: 'text', text: last.text + text };
    else
        items.push({ kind: 'text', text });
}
function parseSlash(parser, items) {
    if (items.at(-1)?.kind === 'slash')
        return fail(parser, 'has an empty name between two `/`. Remove one `/`');
    parser.at++;
    items.push({ kind: 'slash' });
}
/** Reads `*`, `**` or more. The last `*` before a `(` belongs to the group. */
function parseStars(parser, items) {
    const start = parser.at;
    while (parser.glob[parser.at] === '*')
        parser.at++;
    const isGroup = parser.glob[parser.at] === '(';
    if (isGroup)
        parser.at--;
    const stars = parser.at - start;
    if (stars === 2)
        items.push({ kind: 'stars', deep: false, isFilled: isAfterStar(items) });
    else if (stars > 0)
        items.push({ kind: 'star' });
    if (isGroup)
        parseGroup(parser, items);
}
/** Whether the name before the last slash ends with `*`. */
function isAfterStar(items) {
    const [border, name, slash] = [items.at(-3), items.at(-2), items.at(-1)];
    if (slash?.kind !== 'slash' || name === undefined)
        return false;
    const isFolders = name.kind === 'stars' && (border === undefined || border.kind === 'slash');
    return isFolders ? name.isFilled : name.kind === 'star' || name.kind === 'stars';
}
/** Reads a group with parentheses, such as `@(a|b)`. */
function parseGroup(parser, items) {
    const type = parser.glob[parser.at];
    parser.at += 2;
    items.push({ kind: 'group', type, branches: parseBranches(parser, PARENTHESES, `${type}(`) });
}
/** Reads the alternatives of a group, and the mark after the last one. */
function parseBranches(parser, ends, opening) {
    const branches = [];
    if (++parser.depth > DEEPEST)
        fail(parser, `nests groups deeper than ${DEEPEST}. Flatten it`);
    do
        branches.push(parseUntil(parser, ends));
    while (parser.glob[parser.at++] === ends[0]);
    parser.depth--;
    if (parser.at > parser.glob.length)
        fail(parser, `has a \`${opening}\` that is never closed. Close it, or write \`\\${opening}\` for the text`);
    return branches;
}
/** Reads `{a,b}` or a range. Braces around a single name are text, as in `{{cookiecutter.name}}`. */
function parseBraces(parser, items) {
    const start = ++parser.at;
    const branches = parseBranches(parser, BRACES, '{');
    if (branches.length > 1)
        return syntax_add(items, { kind: 'group', type: '{', branches });
    const range = /^(-?\w+)\.\.(-?\w+)(\.\.-?\w+)?$/.exec(parser.glob.slice(start, parser.at - 1));
    if (range !== null)
        return syntax_add(items, rangeOf(parser, range));
    syntax_addText(items, '{');
    for (const item of branches[0]) {
        if (item.kind === 'text')
            syntax_addText(items, item.text);
        else
            items.push(item);
    }
    syntax_addText(items, '}');
}
/** `{1..12}`, of at most the numbers that have three digits, or `{a..e}`. */
function rangeOf(parser, [, first = '', last = '', step]) {
    const ends = [first, last];
    const isOf = (pattern) => step === undefined && ends.every((each) => pattern.test(each));
    if (isOf(/^\d{1,3}$/)) {
        const width = ends.some((each) => /^0\d/.test(each)) ? Math.max(first.length, last.length) : 0;
        return { kind: 'range', low: Math.min(+first, +last), high: Math.max(+first, +last), width };
    }
    if (isOf(/^[a-z]$/) || isOf(/^[A-Z]$/)) {
        const [low = '', high = ''] = ends.toSorted();
        return {
            kind: 'class',
            negated: false,
            ranges: [low.charCodeAt(0), high.charCodeAt(0)],
            literal: undefined,
        };
    }
    fail(parser, isOf(/^\d+$/)
        ? 'has a range of numbers above 999. Use `*`'
        : 'has a range other than of two numbers or two letters. List the names, as in `{a,b}`');
    return undefined;
}

;// CONCATENATED MODULE: ./src/files/glob/index.ts




/**
 * The most globs of one config file, and their total length in UTF-16 code units. A large repository has a
 * few hundred. A path takes about one and a half steps at most for each of its characters times each of
 * theirs: with these limits about a second for the longest path of Linux, 4,096 bytes, and 20 ms for a usual
 * one.
 */
const MOST_GLOBS = 1000;
const LONGEST_GLOBS = 20_000;
const FOLDERS = { kind: 'stars', deep: true, isFilled: false };
const glob_SLASH = { kind: 'slash' };
/** Reads a glob of at most 1,000 UTF-16 code units, without a `/` or `./` at its start. */
function parseGlob(glob, options = {}) {
    const { nocase = false, anyDepth = false, below = false } = options;
    const parsed = parseItems(glob, nocase);
    if (typeof parsed === 'string')
        return { mistake: parsed };
    const items = [...(anyDepth ? [FOLDERS, glob_SLASH] : []), ...parsed, ...(below ? [glob_SLASH, FOLDERS] : [])];
    const start = fixedLength(items);
    const rest = items.slice(start);
    const end = rest.length - fixedLength(rest.toReversed());
    const suffix = textOf(rest.slice(end));
    const middle = rest.slice(0, end);
    return {
        nocase,
        prefix: textOf(items.slice(0, start)),
        suffix,
        infix: longest(middle.filter(({ kind }) => kind === 'text')),
        name: longest(namesOf(items)) || undefined,
        middle: rest.length === 0 ? undefined : middle,
        runner: undefined,
    };
}
/** How many parts at the start match one text only. The `/` beside `**` or a group may match nothing. */
function fixedLength(items) {
    const index = items.findIndex(({ kind }, at) => {
        const next = items[at + 1];
        return kind === 'slash' ? next?.kind === 'group' || next?.kind === 'stars' : kind !== 'text';
    });
    return index === -1 ? items.length : index;
}
function textOf(items) {
    return items.map((item) => (item.kind === 'text' ? item.text : '/')).join('');
}
/** The names between slashes that are text alone. */
function namesOf(items) {
    const isBorder = (item) => item === undefined || item.kind === 'slash';
    return items.filter((item, at) => item.kind === 'text' && isBorder(items[at - 1]) && isBorder(items[at + 1]));
}
function longest(items) {
    return items
        .map((item) => textOf([item]))
        .reduce((one, other) => (other.length > one.length ? other : one), '');
}
/**
 * Whether a glob matches a path. The path has `/` between its names and not at its ends. No name is empty,
 * `.` or `..`.
 */
function matchGlob(glob, path) {
    return matches(glob, glob.nocase ? folded(path) : path);
}
function matches(glob, path) {
    const { prefix, suffix, infix, middle } = glob;
    if (middle === undefined)
        return path === prefix;
    const end = path.length - suffix.length;
    if (end < prefix.length || !path.startsWith(prefix) || !path.endsWith(suffix) || !path.includes(infix))
        return false;
    glob.runner ??= runnerOf(automatonOf(middle, suffix === ''), glob.nocase);
    return run(glob.runner, path, prefix.length, end, suffix === '');
}
/** The same with the number of steps that it took: of the automaton, and of the comparison of texts. */
function countingMatch(glob, path) {
    if (glob.runner !== undefined)
        glob.runner.steps = 0;
    const isMatch = matchGlob(glob, path);
    const { prefix, suffix, infix, runner } = glob;
    return { isMatch, steps: prefix.length + suffix.length + infix.length + path.length + (runner?.steps ?? 0) };
}
function compileGlobs(globs) {
    const named = new Map();
    const nameless = [];
    for (const [index, { name, nocase }] of globs.entries()) {
        if (name === undefined || nocase)
            nameless.push(index);
        else if (named.has(name))
            named.get(name).push(index);
        else
            named.set(name, [index]);
    }
    return { globs, named, nameless };
}
/** The index of the first of the globs that matches a path, as of `matchGlob`; -1 if none does. */
function matchAny({ globs, named, nameless }, path) {
    const firstOf = (indexes) => indexes.find((index) => matchGlob(globs[index], path)) ?? -1;
    let first = firstOf(nameless);
    if (named.size === 0)
        return first;
    for (const name of new Set(path.split('/'))) {
        const indexes = named.get(name);
        const index = indexes === undefined ? -1 : firstOf(indexes);
        if (index !== -1 && (first === -1 || index < first))
            first = index;
    }
    return first;
}


/***/ })

};
;