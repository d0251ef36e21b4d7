"use strict";
exports.id = 504;
exports.ids = [504];
exports.modules = {

/***/ 2504:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reasons: () => (/* binding */ reasons),
  suppress: () => (/* binding */ suppress),
  suppressRules: () => (/* binding */ suppressRules)
});

// EXTERNAL MODULE: ./src/syntax/position.ts
var position = __webpack_require__(9592);
// EXTERNAL MODULE: ./src/lint/collect-diagnostics.ts
var collect_diagnostics = __webpack_require__(3082);
// EXTERNAL MODULE: ./src/lint/suppressions/read-suppressions.ts
var read_suppressions = __webpack_require__(1453);
// EXTERNAL MODULE: ./src/lint/suppressions/rule-names.ts
var rule_names = __webpack_require__(151);
// EXTERNAL MODULE: ./src/wording/quote.ts
var quote = __webpack_require__(400);
;// CONCATENATED MODULE: ./src/lint/suppressions/rule.ts
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

;// CONCATENATED MODULE: ./src/lint/suppressions/rules/expired.ts



const expired = {
    id: 'suppress/expired',
    severity: { recommended: 'warning', strict: 'error' },
    summary: 'The date of a suppression has not passed',
    why: 'After its date a suppression has no effect: the findings that it silenced are reported again.',
    source: 'https://github.com/passmuster/passmuster/blob/main/docs/suppressions.md',
    bad: suppressed('# passmuster-ignore skill/name-format until=2020-12-31: renamed with the next release', 'pdf'),
    good: suppressed('# passmuster-ignore skill/name-directory until=9999-12-31: renamed with the next release'),
    check({ until, isExpired, range }, report) {
        if (!isExpired || until === undefined)
            return;
        const message = (0,read_suppressions/* isDate */.$P)(until)
            ? `The suppression was valid until ${(0,quote/* quote */.h)(until)}. Fix the finding, or write a later date.`
            : `${(0,quote/* quote */.h)(until)} is not a date, so the suppression has no effect. Write a date such as 2030-12-31.`;
        report(range, message);
    },
};

;// CONCATENATED MODULE: ./src/lint/suppressions/rules/no-reason.ts

const noReason = {
    id: 'suppress/no-reason',
    severity: { recommended: 'warning', strict: 'error' },
    summary: 'A suppression names its rules and its reason',
    why: 'Without a reason, nobody can judge later whether the suppression is still right.',
    whenNot: 'The commit message gives the reason.',
    source: 'https://github.com/passmuster/passmuster/blob/main/docs/suppressions.md',
    bad: suppressed('# passmuster-ignore skill/name-directory'),
    good: goodSuppression,
    check({ rules, reason, range }, report) {
        if (rules.length === 0)
            report(range, 'The suppression names no rule. Name one, then write a colon and the reason.');
        else if (reason === '')
            report(range, 'The suppression gives no reason. Add it after a colon.');
    },
};

// EXTERNAL MODULE: ./src/wording/fixes.ts
var fixes = __webpack_require__(5971);
;// CONCATENATED MODULE: ./src/lint/suppressions/rules/unknown-rule.ts




const unknownRule = {
    id: 'suppress/unknown-rule',
    severity: { recommended: 'warning', strict: 'error' },
    fix: 'suggested',
    summary: 'A suppression names rules that exist',
    why: 'A misspelt rule suppresses nothing.',
    source: 'https://github.com/passmuster/passmuster/blob/main/docs/suppressions.md',
    bad: suppressed('# passmuster-ignore skill/name-directory, skill/name-dir: the path is in use elsewhere'),
    good: goodSuppression,
    check({ rules, places, isRule, nearest, hasFinding }, report) {
        for (const name of rules) {
            if (isRule(name))
                continue;
            const place = places.get(name);
            const retired = (0,rule_names/* retirementOf */.T8)(name);
            if (retired !== undefined) {
                report(place, `${retired} Remove it here.`);
                continue;
            }
            const meant = nearest(name);
            const advice = meant === undefined
                ? 'Name a rule of `passmuster --list-rules`, or remove it.'
                : `Did you mean ${(0,quote/* quote */.h)(meant)}?`;
            // Nobody needs a suppression of what is not reported here.
            const isUseful = meant !== undefined && hasFinding(meant);
            const fix = isUseful ? (0,fixes/* suggest */.ZA)(`Write ${(0,quote/* quote */.h)(meant)}`, place, meant) : {};
            report(place, `${(0,quote/* quote */.h)(name)} is not a rule. ${advice}`, fix);
        }
    },
};

;// CONCATENATED MODULE: ./src/lint/suppressions/rules/unused.ts


const unused = {
    id: 'suppress/unused',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'A suppression suppresses something',
    why: 'If there is nothing to suppress, the suppression only hides the next finding.',
    source: 'https://github.com/passmuster/passmuster/blob/main/docs/suppressions.md',
    bad: suppressed('# passmuster-ignore skill/name-directory, skill/name-format: the path is in use elsewhere'),
    good: goodSuppression,
    check({ rules, used, isExpired, readable, range, isRule }, report) {
        if (isExpired || !readable)
            return;
        const advice = rules.length === 1 ? 'Delete the comment.' : 'Remove it from the suppression.';
        for (const name of rules)
            if (!used.has(name) && isRule(name))
                report(range, `${(0,quote/* quote */.h)(name)} reports nothing here. ${advice}`);
    },
};

;// CONCATENATED MODULE: ./src/lint/suppressions/index.ts








const suppressRules = [noReason, unknownRule, expired, unused];
const UNREADABLE = /\/(?:parse|frontmatter-(?:missing|unclosed|yaml))$/;
/**
 * Leaves out the findings that a comment suppresses, and reports suppressions that are wrong in themselves.
 * `today` is YYYY-MM-DD; `ids` are the rules there are.
 */
function suppress(text, diagnostics, comments, settings, today, ids) {
    const suppressions = (0,read_suppressions/* readSuppressions */.Hl)(text, comments);
    const used = new Map(suppressions.map((suppression) => [suppression, new Set()]));
    const isSuppressed = using(new Map([...used].filter(([{ until }]) => !isPast(until, today))), text);
    const kept = diagnostics.filter((diagnostic) => !isSuppressed(diagnostic));
    const readable = !diagnostics.some(({ rule }) => UNREADABLE.test(rule));
    const isRule = (name) => ids.some((id) => (0,rule_names/* names */.Dy)(name, id));
    // A comment may hold ten thousand names: of those beyond the limit no finding is kept.
    let compared = 0;
    const nearest = (name) => compared++ <= collect_diagnostics/* MOST_FINDINGS */.V8 ? (0,rule_names/* nearestRule */.V1)(name, ids) : undefined;
    const places = placesByRule(kept);
    const judged = [...used].map(([suppression, words]) => ({
        ...suppression,
        used: words,
        isExpired: isPast(suppression.until, today),
        readable,
        isRule,
        nearest,
        hasFinding: (name) => [...places].some(([rule, starts]) => (0,rule_names/* names */.Dy)(name, rule) && starts.some((at) => isIn(at, suppression))),
    }));
    const found = (0,collect_diagnostics/* collect */.Fo)(settings);
    for (const rule of suppressRules) {
        const report = found.reportFor(rule);
        if (report !== undefined)
            for (const each of judged)
                rule.check(each, report);
    }
    return [...kept, ...found.end()];
}
/** Tells the reason that a comment gives for suppressing a finding; of several the first that gives one. */
function reasons(text, comments) {
    const suppressions = (0,read_suppressions/* readSuppressions */.Hl)(text, comments).filter(({ reason }) => reason !== '');
    return ({ rule, range: [at] }) => suppressions.find((each) => isIn(at, each) && each.rules.some((name) => (0,rule_names/* names */.Dy)(name, rule)))?.reason;
}
function isIn(at, { target: [start, end] }) {
    return at >= start && at < end;
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
        const before = known.get(key);
        if (before !== undefined)
            return before;
        let hit = false;
        for (const suppression of some) {
            const word = suppression.rules.find((name) => (0,rule_names/* names */.Dy)(name, rule));
            if (word === undefined)
                continue;
            suppressions.get(suppression).add(word);
            hit = true;
        }
        known.set(key, hit);
        return hit;
    };
    const isHitAt = (rule, start) => {
        const line = starts[(0,position/* positionAt */.t$)(text, starts, start).line - 1];
        return isHit(rule, ofLines.get(line) ?? [], `${line} ${rule}`);
    };
    return ({ rule, range: [start], related = [] }) => {
        // A comment at another place of the same finding is no mistake, though the first place decides.
        for (const other of related)
            if (other.path === undefined)
                isHitAt(rule, other.range[0]);
        const inFile = isHit(rule, ofFile, rule);
        return isHitAt(rule, start) || inFile;
    };
}
function placesByRule(found) {
    const places = new Map();
    for (const { rule, range } of found) {
        if (!places.get(rule)?.push(range[0]))
            places.set(rule, [range[0]]);
    }
    return places;
}
/** A date that is none has passed: a suppression must not hold for ever by a slip of the pen. */
function isPast(until, today) {
    return until !== undefined && (!(0,read_suppressions/* isDate */.$P)(until) || until < today);
}


/***/ })

};
;