"use strict";
exports.id = 742;
exports.ids = [742];
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


/***/ })

};
;