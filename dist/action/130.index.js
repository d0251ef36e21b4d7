"use strict";
exports.id = 130;
exports.ids = [130,742];
exports.modules = {

/***/ 6742:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GRAPHQL: () => (/* binding */ GRAPHQL),
/* harmony export */   MOST_CLOSED: () => (/* binding */ MOST_CLOSED),
/* harmony export */   MOST_COMMENTS: () => (/* binding */ MOST_COMMENTS),
/* harmony export */   MOST_FILES_READ: () => (/* binding */ MOST_FILES_READ),
/* harmony export */   MOST_PAGES: () => (/* binding */ MOST_PAGES),
/* harmony export */   UNKNOWN_FORM: () => (/* binding */ UNKNOWN_FORM),
/* harmony export */   connect: () => (/* binding */ connect),
/* harmony export */   listChanges: () => (/* binding */ listChanges),
/* harmony export */   sendCheckRun: () => (/* binding */ sendCheckRun)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(157);
/* harmony import */ var _project_trust_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(717);
/* harmony import */ var _wording_wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7836);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1777);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9280);






/** What one run asks at most, retries aside: files of the base commit, pages of threads, new comments, threads to close. */
const MOST_FILES_READ = 100;
const MOST_PAGES = 10;
/** A review that is longer is not read. */
const MOST_COMMENTS = 30;
/** Two requests each at most. The rest is left to the next run. */
const MOST_CLOSED = 30;
/** In milliseconds, for one request with its answer. */
const LONGEST_REQUEST = 30_000;
const FILES_A_PAGE = 100;
/** Octokit prints what headers say of routes that GitHub will take away. */
const SILENT = { warn: () => { } };
const UNKNOWN_FORM = 'GitHub’s API sent an unexpected answer. Run the job again later.';
/** The one route of GraphQL. */
const GRAPHQL = 'POST /graphql';
const LIST_FILES = {
    route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
    permission: 'pull-requests: read',
};
const CREATE_CHECK = {
    route: 'POST /repos/{owner}/{repo}/check-runs',
    permission: 'checks: write',
};
const UPDATE_CHECK = {
    route: 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
    permission: 'checks: write',
};
/** A client of GitHub's API. Throws, as each of its requests does, where there is no token. */
function connect({ token, url, longest = LONGEST_REQUEST }) {
    if (token === '')
        throw new Error('The input `github-token` is empty. Remove it, so that the job’s own token is used.');
    const octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_1__/* .getOctokit */ .Q)(token, url === undefined ? {} : { baseUrl: url });
    const { baseUrl } = octokit.request.endpoint.DEFAULTS;
    // GitHub Enterprise Server has GraphQL beside its REST API.
    const ofGraphql = { baseUrl: baseUrl.replace(/\/api\/v3\/?$/, '/api') };
    return async ({ route, permission, reads = route.startsWith('GET ') }, parameters) => {
        for (let retry = 0;; retry++) {
            const signal = AbortSignal.timeout(longest);
            try {
                const { data, headers } = await octokit.request(route, {
                    ...(route === GRAPHQL && ofGraphql),
                    ...parameters,
                    request: { signal, log: SILENT },
                });
                // Octokit takes an answer that was cut off for an empty one.
                signal.throwIfAborted();
                if (route === GRAPHQL)
                    throwFirstOf(data, headers);
                return data;
            }
            catch (error) {
                const failure = failureOf(error, reads);
                const pause = (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .pauseBefore */ .GB)(retry, failure, Date.now());
                if (pause === undefined) {
                    const why = signal.aborted
                        ? `GitHub’s API did not answer within ${(0,_wording_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(longest / 1000)} seconds. Run the job again later.`
                        : (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)(failure, permission, token);
                    throw new Error(why, { cause: failure.status });
                }
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(pause);
            }
        }
    };
}
/** GraphQL refuses with status 200; what its errors are called says which status REST would have. */
const STATUSES = new Map([
    ['FORBIDDEN', 403],
    ['INSUFFICIENT_SCOPES', 403],
    ['NOT_FOUND', 404],
    ['RATE_LIMITED', 429],
]);
function throwFirstOf(answer, headers) {
    const errors = (0,_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)(answer)?.['errors'];
    if (errors === undefined)
        return;
    const { type, message } = (0,_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)(Array.isArray(errors) ? errors[0] : undefined) ?? {};
    const status = STATUSES.get(type) ?? 422;
    throw Object.assign(new Error(typeof message === 'string' ? message : ''), {
        status,
        response: { headers },
    });
}
function failureOf(error, repeatable) {
    const { status = 500, message, response } = error;
    return { repeatable, status, message, headers: response?.headers };
}
/**
 * The files that a pull request changes. Throws, as `Api` does, when they cannot be known: also when there are
 * more than the API lists, or when it lists fewer than the event counts.
 */
async function listChanges(api, { owner, repository: repo, pullRequest }) {
    // Nobody opens a pull request that changes nothing.
    const { number: pull_number, changedFiles = 1 } = pullRequest;
    const files = [];
    const last = _project_trust_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_FILES */ .Q4 / FILES_A_PAGE;
    // By number: the address of a next page that the API names may be anybody's, and there may be no last one.
    for (let page = 1; page <= last && changedFiles <= _project_trust_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_FILES */ .Q4; page++) {
        const read = (0,_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .readFiles */ .Ul)(await api(LIST_FILES, { owner, repo, pull_number, per_page: FILES_A_PAGE, page }));
        if (read === undefined)
            throw new Error(UNKNOWN_FORM);
        files.push(...read);
        if (read.length < FILES_A_PAGE)
            break;
    }
    // At the limit nobody knows whether there are more.
    if (changedFiles > _project_trust_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_FILES */ .Q4 || (files.length >= _project_trust_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_FILES */ .Q4 && files.length !== changedFiles))
        throw new Error(`The pull request changes more files than the ${(0,_wording_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(_project_trust_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_FILES */ .Q4)} that GitHub lists. Split it to see only what it changes.`);
    if (files.length < changedFiles)
        throw new Error(`GitHub’s API lists fewer files than the pull request changes: ${(0,_wording_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(files.length)} of ${(0,_wording_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(changedFiles)}. Run the job again later.`);
    return files;
}
/** Creates the check run and sends it all its annotations. Throws as `Api` does. */
async function sendCheckRun(api, { owner, repository: repo, commit }, run) {
    const { name, conclusion, title, summary } = run;
    const output = (annotations) => ({ title, summary, annotations });
    const [first = [], ...rest] = run.batches;
    const created = await api(CREATE_CHECK, {
        owner,
        repo,
        name,
        head_sha: commit,
        status: 'completed',
        conclusion,
        output: output(first),
    });
    const check_run_id = (0,_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .readId */ .wh)(created);
    if (check_run_id === undefined)
        throw new Error(UNKNOWN_FORM);
    for (const batch of rest)
        await api(UPDATE_CHECK, { owner, repo, check_run_id, output: output(batch) });
}


/***/ }),

/***/ 9280:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ pauseBefore),
/* harmony export */   Ro: () => (/* binding */ hasStatus),
/* harmony export */   WE: () => (/* binding */ explain)
/* harmony export */ });
/* unused harmony export MOST_RETRIES */
/* harmony import */ var _wording_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7836);

/** How often a request is sent again. */
const MOST_RETRIES = 3;
/** In milliseconds. An API that asks for more is not waited for. */
const LONGEST_PAUSE = 60_000;
const FIRST_PAUSE = 250;
/**
 * How long to wait, in milliseconds, before the request is sent again for the `retry`th time, the first being
 * 0; undefined to give up.
 */
function pauseBefore(retry, failure, now) {
    if (retry >= MOST_RETRIES || !isTemporary(failure))
        return undefined;
    const pause = askedPause(failure, now) ?? FIRST_PAUSE * 3 ** retry;
    return pause > LONGEST_PAUSE ? undefined : pause;
}
function isTemporary(failure) {
    const { repeatable, status, headers } = failure;
    return isLimited(failure) || (repeatable && (headers === undefined || status >= 500));
}
/** Whether the API takes no more requests for now, which says nothing of permissions. */
function isLimited({ status, headers, message }) {
    if (status === 429)
        return true;
    return (status === 403 &&
        headers !== undefined &&
        (headers['retry-after'] !== undefined ||
            headers['x-ratelimit-remaining'] === '0' ||
            isSecondaryLimit(message)));
}
function askedPause({ headers = {}, message }, now) {
    const after = headers['retry-after'];
    if (after !== undefined) {
        const until = Number.isNaN(Number(after)) ? Date.parse(String(after)) - now : Number(after) * 1000;
        return Number.isNaN(until) ? undefined : Math.max(until, 0);
    }
    if (headers['x-ratelimit-remaining'] === '0')
        return Math.max(Number(headers['x-ratelimit-reset'] ?? 0) * 1000 - now, 0);
    return isSecondaryLimit(message) ? LONGEST_PAUSE : undefined;
}
/** GitHub asks for a minute at least where it names no time. */
function isSecondaryLimit(message) {
    return /secondary rate limit/i.test(message);
}
/** In UTF-16 code units: what GitHub says about a request may be a whole page. */
const LONGEST_REASON = 200;
/**
 * Why a request failed and what to do about it, two sentences. `permission` is what the request needs; `token`
 * is in none of them, whatever the API or the system says.
 */
function explain(failure, permission, token) {
    const { status, headers, message } = failure;
    // The API adds a link to its documentation.
    const own = message.replaceAll(token, '***').replace(/ - https:\/\/docs\.github\.com\S*$/, '');
    const reason = (0,_wording_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(own.replace(/\.$/, ''), LONGEST_REASON);
    const said = reason === '' ? '' : ` (${reason})`;
    if (headers === undefined)
        return `GitHub’s API cannot be reached${said}. Check the network of the runner, then run the job again.`;
    if (isLimited(failure))
        return `GitHub’s API accepts no more requests for now${said}. Run the job again later.`;
    if (status === 401)
        return `GitHub’s API does not accept the token${said}. Correct the input \`github-token\`.`;
    // GitHub also hides what may not be seen.
    if (status === 403 || status === 404)
        return `GitHub’s API refuses the request${said}. Give the job \`${permission}\`${permission.endsWith('write') ? ', which a pull request from a fork never has' : ''}.`;
    if (status >= 500)
        return `GitHub’s API fails with status ${status}${said}. Run the job again later.`;
    return `GitHub’s API refuses the request with status ${status}${said}. Fix the cause, then run the job again.`;
}
/** Whether an error is the answer of that status: the client of the API names it as the cause. */
function hasStatus(error, status) {
    return error instanceof Error && error.cause === status;
}


/***/ }),

/***/ 3130:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  review: () => (/* binding */ review)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/files/paths.ts
var paths = __webpack_require__(7099);
// EXTERNAL MODULE: ./src/files/work-tree.ts
var work_tree = __webpack_require__(8095);
// EXTERNAL MODULE: ./src/reporters/finding-names.ts
var finding_names = __webpack_require__(3918);
// EXTERNAL MODULE: ./src/reporters/report.ts
var report = __webpack_require__(6374);
// EXTERNAL MODULE: ./src/wording/wording.ts
var wording = __webpack_require__(7836);
// EXTERNAL MODULE: ./src/action/api.ts
var action_api = __webpack_require__(6742);
// EXTERNAL MODULE: ./src/action/event.ts
var action_event = __webpack_require__(3566);
// EXTERNAL MODULE: ./src/action/answers.ts + 1 modules
var answers = __webpack_require__(1777);
// EXTERNAL MODULE: ./src/action/failure.ts
var failure = __webpack_require__(9280);
;// CONCATENATED MODULE: ./src/action/review-api.ts



const PERMISSION = 'pull-requests: write';
const CREATE_REVIEW = {
    route: 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
    permission: PERMISSION,
};
const CREATE_COMMENT = {
    route: 'POST /repos/{owner}/{repo}/pulls/{pull_number}/comments',
    permission: PERMISSION,
};
const QUERY = { route: action_api.GRAPHQL, permission: PERMISSION, reads: true };
const MUTATION = { route: action_api.GRAPHQL, permission: PERMISSION };
const THREADS_A_PAGE = 100;
const THREADS = `query($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      reviewThreads(first: ${THREADS_A_PAGE}, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { id path isResolved comments(first: 1) { nodes { id body viewerDidAuthor } } }
      }
    }
  }
}`;
const RESOLVE = `mutation($id: ID!) {
  resolveReviewThread(input: { threadId: $id }) { thread { isResolved } }
}`;
const UPDATE = `mutation($id: ID!, $body: String!) {
  updatePullRequestReviewComment(input: { pullRequestReviewCommentId: $id, body: $body }) {
    pullRequestReviewComment { id }
  }
}`;
/** The threads of a pull request that the token's owner began. Throws as `Api` does, and where there are too many. */
async function listThreads(api, event) {
    const { owner, repository: repo, pullRequest } = event;
    const threads = [];
    let after;
    for (let page = 1; page <= action_api.MOST_PAGES; page++) {
        const variables = { owner, repo, number: pullRequest.number, after };
        const read = (0,answers/* readThreads */._f)(await api(QUERY, { query: THREADS, variables }));
        if (read === undefined)
            throw new Error(action_api.UNKNOWN_FORM);
        threads.push(...read.threads);
        after = read.next;
        if (after === undefined)
            return threads;
    }
    throw new Error('The pull request has more than 1,000 review threads. Use `annotations: commands`.');
}
/**
 * Writes comments as one review that neither approves nor requests changes. GitHub refuses a review whole for one
 * comment: then they are written one by one. Gives those that were refused. Throws as `Api` does.
 */
async function sendReview(api, event, comments, body) {
    const { owner, repository: repo, commit, stray, pullRequest } = event;
    // For `pull_request_target` the head is not the commit of the event.
    const place = { owner, repo, pull_number: pullRequest.number, commit_id: stray ?? commit };
    const refused = [];
    let reason = '';
    const send = async (endpoint, fields) => {
        try {
            await api(endpoint, { ...place, ...fields });
            return true;
        }
        catch (error) {
            if (!(0,failure/* hasStatus */.Ro)(error, 422))
                throw error;
            reason ||= error.message;
            return false;
        }
    };
    if (await send(CREATE_REVIEW, { event: 'COMMENT', body, comments }))
        return { comments: [], reason };
    if (comments.length === 1)
        return { comments, reason };
    for (const comment of comments)
        if (!(await send(CREATE_COMMENT, { ...comment })))
            refused.push(comment);
    return { comments: refused, reason };
}
/** Resolves a thread; false where the token may not. Throws as `Api` does. */
async function resolveThread(api, { id }) {
    try {
        return (0,answers/* isResolvedIn */.E6)(await api(MUTATION, { query: RESOLVE, variables: { id } }));
    }
    catch (error) {
        if ((0,failure/* hasStatus */.Ro)(error, 403) || (0,failure/* hasStatus */.Ro)(error, 404))
            return false;
        throw error;
    }
}
/** Changes the text of a thread's first comment. Throws as `Api` does. */
async function editComment(api, { comment: { id } }, body) {
    await api(MUTATION, { query: UPDATE, variables: { id, body } });
}

// EXTERNAL MODULE: ./src/reporters/markdown-text.ts
var markdown_text = __webpack_require__(5857);
// EXTERNAL MODULE: ./src/reporters/tool-identity.ts + 1 modules
var tool_identity = __webpack_require__(3855);
// EXTERNAL MODULE: ./src/wording/escape-invisible.ts
var escape_invisible = __webpack_require__(3559);
// EXTERNAL MODULE: ./src/wording/fixes.ts
var fixes = __webpack_require__(5971);
;// CONCATENATED MODULE: ./src/action/review-comment.ts





/** In UTF-16 code units: with all that Markdown escapes well below the 65,536 that GitHub takes. */
const LONGEST_MESSAGE = 4000;
const LONGEST_SUGGESTION = 10_000;
const MOST_LINES = 100;
/** The lines that a comment may be on; none where GitHub shows no diff. */
function diffOf({ hunks = [] }) {
    const lines = new Map();
    for (const [hunk, written] of hunks.entries())
        for (const { mark, line, text } of written)
            if (mark !== '-')
                lines.set(line, { hunk, text });
    return lines;
}
/** The line with which the text of our comments starts: which finding it is about, and whether that is fixed. */
const MARK = /^<!-- passmuster ([a-z0-9-]+\/[a-z0-9-]+) ([0-9a-f]{16}-[0-9]{1,9})( fixed)? -->\r?\n/;
/** Reads what a comment of ours is about; undefined of any other text. */
function readMark(body) {
    const [, rule, fingerprint, fixed] = MARK.exec(body) ?? [];
    return rule === undefined || fingerprint === undefined
        ? undefined
        : { rule, fingerprint, isFixed: fixed !== undefined };
}
function mark(rule, fingerprint, state = '') {
    return `<!-- passmuster ${rule} ${fingerprint}${state} -->\n`;
}
/** The text of a comment whose finding is gone. */
function fixedBody({ rule, fingerprint }) {
    return `${mark(rule, fingerprint, ' fixed')}Fixed: \`${rule}\` reports nothing here any more.\n`;
}
/** A finding as a comment; undefined where no line of it is on the diff. */
function commentOn(path, diagnostic, fingerprint, lines, diff) {
    const { rule, severity, message, fix } = diagnostic;
    const isOn = (line) => isSame(diff.get(line), line, lines);
    const suggestion = fix && suggestionOf(fix, lines, diff, isOn);
    const head = `${mark(rule, fingerprint)}**${severity}** [${rule}](${(0,tool_identity/* ruleUrl */.Q)(rule)}): ${harmless(message)}\n`;
    const advice = fix && `${fix.safe ? 'Fix' : 'Suggestion'}: ${harmless(fix.title)}`;
    if (suggestion !== undefined) {
        const { first, last, text } = suggestion;
        const fence = (0,markdown_text/* fenceFor */.Lt)(text);
        const body = `${head}\n${advice}\n\n${fence}suggestion\n${text}${fence}\n`;
        const start = first < last ? { start_line: first, start_side: 'RIGHT' } : {};
        return { path, body, line: last, side: 'RIGHT', ...start };
    }
    const line = lineOf(diagnostic, lines, diff, isOn);
    if (line === undefined)
        return undefined;
    const command = fix && `(\`passmuster ${fix.safe ? '--fix' : '--fix-suggestions'}\`)`;
    return { path, body: fix ? `${head}\n${advice} ${command}\n` : head, line, side: 'RIGHT' };
}
/** What is checked out may be the merge, whose lines are not always those of the diff. */
function isSame(shown, line, lines) {
    return shown !== undefined && lines.read(line).text === shown.text.replace(/\r$/, '');
}
/** Nobody is mentioned, and no issue: GitHub looks for them in text, but not in code. */
function harmless(message) {
    return (0,markdown_text/* prose */.CS)((0,wording/* cut */.Jj)(message, LONGEST_MESSAGE)).replace(/<code>[^<]*<\/code>|&#(?:64|35);/g, (part) => part.startsWith('<') ? part : `${part}&#8203;`);
}
/** The first line of a finding that is on the diff; one at the end of a file is on the last line. */
function lineOf({ range }, lines, diff, isOn) {
    const { start, end } = lines.locate(range);
    const last = end.column === 1 ? Math.max(end.line - 1, start.line) : end.line;
    if (start.column === 1 && range[0] === range[1] && !diff.has(start.line) && isOn(start.line - 1))
        return start.line - 1;
    // Most findings are on one line, some on all of a long file.
    if (last - start.line > diff.size)
        return [...diff.keys()].find((line) => start.line <= line && line <= last && isOn(line));
    for (let line = start.line; line <= last; line++)
        if (isOn(line))
            return line;
    return undefined;
}
/**
 * A fix as whole lines of one hunk; undefined where it reaches outside, changes nothing of them, or has what a
 * reader of the comment would not see.
 */
function suggestionOf({ edits }, lines, diff, isOn) {
    const span = (0,fixes/* spanOf */.ee)(edits);
    if (span === undefined)
        return undefined;
    const place = lines.locate(span);
    // What is put after the last line is put after its line break.
    const isAtEnd = place.start.column === 1 && !diff.has(place.start.line) && diff.has(place.start.line - 1);
    const first = isAtEnd ? place.start.line - 1 : place.start.line;
    if (place.end.line - first > MOST_LINES)
        return undefined;
    const from = lines.read(first).start;
    const before = textOf(lines, first, place.end.line);
    const upTo = (0,fixes/* applyEdits */.ct)(before.slice(0, span[1] - from), edits, from);
    const isWhole = place.end.column === 1 && place.end.line > first && (upTo === '' || upTo.endsWith('\n'));
    const last = isWhole ? place.end.line - 1 : place.end.line;
    const text = isWhole ? upTo : upTo + before.slice(span[1] - from);
    const suggestion = { first, last, text };
    return isOffered(suggestion, diff, isOn) && text !== textOf(lines, first, last) ? suggestion : undefined;
}
function isOffered({ first, last, text }, diff, isOn) {
    const hunk = diff.get(first)?.hunk;
    for (let line = first; line <= last; line++) {
        const shown = diff.get(line);
        // Nobody knows which line breaks GitHub puts where a file has others.
        if (shown?.hunk !== hunk || shown?.text.includes('\r') !== false || !isOn(line))
            return false;
    }
    // Whoever applies a suggestion must see all of it.
    const isVisible = (0,escape_invisible/* escapeInvisible */.ts)(text, (char) => (/[\n\t]/.test(char) ? char : '')) === text;
    return text.length <= LONGEST_SUGGESTION && isVisible;
}
function textOf(lines, first, last) {
    return Array.from({ length: last - first + 1 }, (_, index) => `${lines.read(first + index).text}\n`).join('');
}

// EXTERNAL MODULE: ./src/action/step.ts
var action_step = __webpack_require__(9134);
;// CONCATENATED MODULE: ./src/action/review.ts











/**
 * Comments on the findings that are on lines of the diff and have no comment yet, and resolves the threads of those
 * that are gone. Whatever cannot be done is told, and its findings are among the others.
 */
async function review(findings, step) {
    const { all, reported, ending } = findings;
    if (step.event.pullRequest === undefined) {
        (0,action_step/* info */.pq)(`Workflow commands annotate the findings, not a review${(0,action_event/* whyNone */.Vf)(step.event)}`);
        return { commented: [], others: reported };
    }
    const names = (0,finding_names/* findingNames */.C)(all);
    const commented = new Set();
    try {
        const api = await step.api();
        const threads = (await listThreads(api, step.event)).flatMap(knownOf);
        const open = new Set(threads.filter(isOpen).map(({ fingerprint }) => fingerprint));
        for (const [diagnostic, name] of names)
            if (open.has(name))
                commented.add(diagnostic);
        const known = new Set(threads.map(({ fingerprint }) => fingerprint));
        const drafts = await draft(reported, known, names, step);
        for (const { diagnostic } of await post(api, drafts, step))
            commented.add(diagnostic);
        // Where not everything could be checked, nobody knows what is gone.
        if (ending.failure === undefined)
            await review_close(api, gone(threads, all, names, step));
    }
    catch (error) {
        (0,action_step/* warn */.R8)(step, `Workflow commands annotate the findings, because the review is not complete. ${(0,action_step/* reason */.l)(error)}`);
    }
    return {
        commented: only(reported, (each) => commented.has(each)),
        others: only(reported, (each) => !commented.has(each)),
    };
}
function only(results, counts) {
    return results.map((result) => ({ ...result, diagnostics: result.diagnostics.filter(counts) }));
}
function knownOf(thread) {
    const marked = readMark(thread.comment.body);
    return marked === undefined ? [] : [{ ...marked, thread }];
}
function isOpen({ thread, isFixed }) {
    return !thread.isResolved && !isFixed;
}
/** The comments for findings on the diff that are not known, errors first, as many as a run writes. */
async function draft(results, known, names, { changes }) {
    const diffs = new Map((await changes()).map((file) => [file.filename, diffOf(file)]));
    const onDiff = results.filter(({ uri }) => (diffs.get(uri)?.size ?? 0) > 0);
    const lines = (0,report/* linesByPath */.Gb)({ results: onDiff });
    const drafts = [];
    let left = 0;
    for (const { result, diagnostic } of (0,report/* bySeverity */.Np)(onDiff)) {
        const name = names.get(diagnostic);
        if (known.has(name))
            continue;
        const { uri, path } = result;
        const comment = commentOn(uri, diagnostic, name, lines.get(path), diffs.get(uri));
        if (comment === undefined)
            continue;
        if (drafts.length < action_api.MOST_COMMENTS)
            drafts.push({ diagnostic, comment });
        else
            left++;
    }
    if (left > 0)
        (0,action_step/* info */.pq)(`${(0,wording/* plural */.LS)(left, 'finding')} on the diff ${left === 1 ? 'has' : 'have'} no comment yet: a run writes ${(0,wording/* count */.U9)(action_api.MOST_COMMENTS)}. Fix those first, or run again.`);
    return drafts;
}
/** Writes comments; gives those that GitHub took. */
async function post(api, drafts, step) {
    if (drafts.length === 0)
        return [];
    const comments = drafts.map(({ comment }) => comment);
    const body = `passmuster has ${(0,wording/* plural */.LS)(drafts.length, 'new comment')} on lines of this pull request.`;
    const { comments: left, reason: why } = await sendReview(api, step.event, comments, body);
    const refused = new Set(left);
    if (refused.size > 0)
        (0,action_step/* warn */.R8)(step, `Workflow commands annotate ${(0,wording/* plural */.LS)(refused.size, 'finding')} on the diff, because GitHub took no comment there. ${why}`);
    return drafts.filter(({ comment }) => !refused.has(comment));
}
/**
 * Our open threads whose finding is gone: of files that were checked, all of whose findings are known, and of files
 * that are no longer there. Another job may check other files.
 */
function gone(threads, results, names, { host }) {
    const present = new Set(names.values());
    const judged = new Map(results.map(({ uri, omitted }) => [uri, omitted === undefined]));
    const root = (0,work_tree/* rootOf */.I5)(host.cwd, host);
    const isJudged = (path) => judged.get(path) ?? !(0,paths/* exists */.t2)((0,external_node_path_.join)(root, path), host);
    return threads.filter((known) => isOpen(known) && !present.has(known.fingerprint) && isJudged(known.thread.path));
}
/** Resolves threads; where the token may not, their text says that the finding is fixed. */
async function review_close(api, threads) {
    let resolved = 0;
    let edited = 0;
    let mayResolve = true;
    try {
        for (const known of threads.slice(0, action_api.MOST_CLOSED)) {
            mayResolve &&= await resolveThread(api, known.thread);
            if (mayResolve)
                resolved++;
            else {
                await editComment(api, known.thread, fixedBody(known));
                edited++;
            }
        }
    }
    catch (error) {
        (0,action_step/* info */.pq)(`Some review threads of fixed findings are still open. ${(0,action_step/* reason */.l)(error)}`);
    }
    if (resolved > 0)
        (0,action_step/* info */.pq)(`${(0,wording/* plural */.LS)(resolved, 'review thread')} resolved, because the finding is fixed.`);
    if (edited > 0)
        (0,action_step/* info */.pq)(`${(0,wording/* plural */.LS)(edited, 'review comment')} edited to say that the finding is fixed: the token may not resolve threads.`);
}


/***/ }),

/***/ 3918:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findingNames)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6374);


/**
 * What each finding is called from run to run, so that it is known again where other lines moved it: the file, the
 * rule, the text of its line without blanks, and its number among those that are the same.
 */
function findingNames(results) {
    const names = new Map();
    for (const result of results) {
        if (result.diagnostics.length === 0)
            continue;
        const lines = (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .linesIn */ .hl)(result);
        const seen = new Map();
        // A long line may have thousands of findings.
        const hashes = new Map();
        for (const diagnostic of result.diagnostics) {
            const { line } = lines.locate(diagnostic.range).start;
            const place = `${diagnostic.rule} ${line}`;
            const hash = hashes.get(place) ?? hashOf([result.uri, diagnostic.rule, withoutBlanks(lines.read(line).text)]);
            hashes.set(place, hash);
            const number = (seen.get(hash) ?? 0) + 1;
            seen.set(hash, number);
            names.set(diagnostic, `${hash}-${number}`);
        }
    }
    return names;
}
function withoutBlanks(text) {
    return text.replace(/[ \t]+/g, '');
}
function hashOf(parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}


/***/ })

};
;