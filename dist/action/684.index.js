"use strict";
exports.id = 684;
exports.ids = [684];
exports.modules = {

/***/ 2684:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connect: () => (/* binding */ connect),
  listChanges: () => (/* binding */ listChanges),
  sendCheckRun: () => (/* binding */ sendCheckRun)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js + 22 modules
var github = __webpack_require__(2413);
// EXTERNAL MODULE: ./src/text/wording.ts
var wording = __webpack_require__(2179);
// EXTERNAL MODULE: ./src/action/changes.ts
var changes = __webpack_require__(9915);
;// CONCATENATED MODULE: ./src/action/retry.ts
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
function isTemporary({ repeatable, status, headers, message }) {
    if (status === 429 || (repeatable && (headers === undefined || status >= 500)))
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

;// CONCATENATED MODULE: ./src/action/api.ts





/** In milliseconds. */
const LONGEST_REQUEST = 30_000;
/**
 * A client of the API of the server that runs the workflow; it waits and tries again where the API asks for
 * it.
 */
function connect(token) {
    const octokit = (0,github/* getOctokit */.Q)(token);
    octokit.hook.wrap('request', async (request, options) => {
        for (let retry = 0;; retry++) {
            try {
                return await request({
                    ...options,
                    request: { ...options.request, signal: AbortSignal.timeout(LONGEST_REQUEST) },
                });
            }
            catch (error) {
                const { status = 500, message, response, } = error;
                const pause = pauseBefore(retry, { repeatable: options.method === 'GET', status, message, headers: response?.headers }, Date.now());
                if (pause === undefined)
                    throw error;
                await (0,promises_.setTimeout)(pause);
            }
        }
    });
    return octokit;
}
/**
 * The files that a pull request changes; throws when it cannot be known, also when there are more than the
 * API lists.
 */
async function listChanges(octokit, { owner, repository: repo, pullRequest }) {
    const { number: pull_number, changedFiles = 0 } = pullRequest;
    const files = [];
    const tooMany = new Error(`the pull request changes more files than the ${(0,wording/* count */.U9)(changes/* MOST_FILES */.Q4)} that GitHub lists`);
    if (changedFiles > changes/* MOST_FILES */.Q4)
        throw tooMany;
    for await (const { data } of octokit.paginate.iterator(octokit.rest.pulls.listFiles, {
        owner,
        repo,
        pull_number,
        per_page: 100,
    })) {
        files.push(...data);
        // At the limit nobody knows whether there are more.
        if (files.length >= changes/* MOST_FILES */.Q4 && files.length !== changedFiles)
            throw tooMany;
    }
    return files;
}
/** Creates the check run and sends it all its annotations. */
async function sendCheckRun(octokit, { owner, repository: repo, commit }, run) {
    const { name, conclusion, title, summary } = run;
    const output = (annotations) => ({
        title,
        summary,
        annotations: annotations.map((each) => ({ ...each })),
    });
    const [first = [], ...rest] = run.batches;
    const { data } = await octokit.rest.checks.create({
        owner,
        repo,
        name,
        head_sha: commit,
        status: 'completed',
        conclusion,
        output: output(first),
    });
    for (const batch of rest)
        await octokit.rest.checks.update({ owner, repo, check_run_id: data.id, output: output(batch) });
}


/***/ })

};
;