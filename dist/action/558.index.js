"use strict";
exports.id = 558;
exports.ids = [558,742];
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

/***/ 5558:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readBase: () => (/* binding */ readBase)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/files/file-fault.ts
var file_fault = __webpack_require__(3264);
// EXTERNAL MODULE: ./src/files/paths.ts
var files_paths = __webpack_require__(7099);
;// CONCATENATED MODULE: ./src/files/overlaid-host.ts


/**
 * The same machine with other files at some places: `files` has their bytes by real absolute paths, undefined for
 * one that is not there.
 */
function overlaid(host, files) {
    const names = new Set([...files.keys()].map((path) => (0,external_node_path_.basename)(path)));
    /** The place of a path among the files, whatever folder links lead there; undefined for any other. */
    const placeOf = (path) => {
        if (!names.has((0,external_node_path_.basename)(path)))
            return undefined;
        const real = files.has(path) ? path : (0,external_node_path_.join)((0,files_paths/* realFolder */.PX)((0,external_node_path_.dirname)(path), host), (0,external_node_path_.basename)(path));
        return files.has(real) ? real : undefined;
    };
    const bytesAt = (place) => {
        const bytes = files.get(place);
        if (bytes === undefined)
            throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
        return bytes;
    };
    const statOf = (look) => (path) => {
        const place = placeOf(path);
        return place === undefined ? look(path) : { ...REGULAR, size: bytesAt(place).length };
    };
    return {
        ...host,
        stat: statOf(host.stat),
        lstat: statOf(host.lstat),
        list(directory) {
            const real = (0,files_paths/* realFolder */.PX)(directory, host);
            const entries = host.list(directory).filter(({ name }) => placeOf((0,external_node_path_.join)(directory, name)) === undefined);
            const added = [...files]
                .filter(([path, bytes]) => bytes !== undefined && (0,external_node_path_.dirname)(path) === real)
                .map(([path]) => ({ ...REGULAR, name: (0,external_node_path_.basename)(path) }));
            return [...entries, ...added];
        },
        realpath(path) {
            const place = placeOf(path);
            if (place === undefined)
                return host.realpath(path);
            bytesAt(place);
            return place;
        },
        readlink(path) {
            if (placeOf(path) === undefined)
                return host.readlink(path);
            throw Object.assign(new Error('not a link'), { code: 'EINVAL' });
        },
        read(path, most) {
            const place = placeOf(path);
            return place === undefined ? host.read(path, most) : bytesAt(place).subarray(0, most);
        },
    };
}
const REGULAR = { isFile: () => true, isDirectory: () => false, isSymbolicLink: () => false };

// EXTERNAL MODULE: ./src/files/read.ts
var read = __webpack_require__(9823);
// EXTERNAL MODULE: ./src/files/work-tree.ts
var work_tree = __webpack_require__(8095);
// EXTERNAL MODULE: ./src/lint/reading.ts
var lint_reading = __webpack_require__(1905);
// EXTERNAL MODULE: ./src/lint/suppressions/read-suppressions.ts
var read_suppressions = __webpack_require__(1453);
// EXTERNAL MODULE: ./src/project/check.ts
var check = __webpack_require__(1853);
// EXTERNAL MODULE: ./src/project/config/find-config-files.ts
var find_config_files = __webpack_require__(7290);
// EXTERNAL MODULE: ./src/project/trust/links.ts
var links = __webpack_require__(6781);
// EXTERNAL MODULE: ./src/wording/quote.ts
var quote = __webpack_require__(400);
// EXTERNAL MODULE: ./src/wording/wording.ts
var wording = __webpack_require__(7836);
// EXTERNAL MODULE: ./src/action/answers.ts + 1 modules
var answers = __webpack_require__(1777);
// EXTERNAL MODULE: ./src/action/api.ts
var action_api = __webpack_require__(6742);
;// CONCATENATED MODULE: ./src/action/base.ts















const READ_FILE = {
    route: 'GET /repos/{owner}/{repo}/contents/{path}',
    permission: 'contents: read',
};
/** Reads what of the base commit judges a pull request. Throws where that cannot be known. */
async function readBase(step) {
    const { host, event } = step;
    if (event.pullRequest?.base === undefined)
        throw new Error('The event does not name the base commit. Use the event `pull_request`.');
    const root = (0,files_paths/* realFolder */.PX)((0,work_tree/* rootOf */.I5)(host.cwd, host), host);
    const changes = (await step.changes()).filter(({ status }) => status !== 'unchanged');
    const isSteering = steeringFiles(step, root);
    const read = reader(step);
    const steering = new Map();
    const texts = new Map();
    const unread = new Set();
    for (const file of changes) {
        const { filename } = file;
        const earlier = earlierName(file);
        if (isSteering(filename))
            steering.set(filename, earlier === filename ? await read(filename) : undefined);
        else if (isUnreadable(file, root, host))
            unread.add(filename);
        else if (suppresses(file, root, host))
            texts.set(filename, textOf(await read(earlier)));
        if (earlier !== undefined && earlier !== filename && isSteering(earlier))
            steering.set(earlier, await read(earlier));
    }
    const files = new Map([...steering].map(([path, bytes]) => [(0,external_node_path_.join)(root, path), bytes]));
    const changed = new Set(changes.map(({ filename }) => filename));
    const follow = (0,links/* followIn */.B)(root, host);
    return {
        ...watching(overlaid(host, files), root, isSteering, changed),
        earlier: (path) => {
            const known = [path, follow(path) ?? path].find((each) => texts.has(each) || unread.has(each));
            return known === undefined ? undefined : { text: texts.get(known) };
        },
        changed: [...steering.keys()].map((path) => (0,files_paths/* slashed */.df)((0,external_node_path_.relative)(host.cwd, (0,external_node_path_.join)(root, path)))),
        isSame: steering.size === 0 && texts.size === 0,
    };
}
/** Tells which paths, from the root, are those of config files and of the baseline. */
function steeringFiles({ inputs, host }, root) {
    const cwd = (0,files_paths/* realFolder */.PX)(host.cwd, host);
    const { config } = inputs.options;
    const named = [check/* USUAL_NAME */.fr, ...(typeof config === 'string' ? [config] : [])];
    const paths = new Set(named.map((path) => (0,files_paths/* slashed */.df)((0,external_node_path_.relative)(root, (0,external_node_path_.resolve)(cwd, path)))));
    return (path) => (0,find_config_files/* isConfigPath */.Co)(path) || paths.has(path);
}
/** What a file was called on the base commit; undefined where it was not there. */
function earlierName({ filename, status, previous_filename: previous }) {
    if (status === 'renamed')
        return previous;
    return status === 'added' || status === 'copied' ? undefined : filename;
}
/** Whether a changed file is there, but nothing to look into: no suppression in it is one that stood there. */
function isUnreadable({ filename }, root, host) {
    const path = (0,external_node_path_.join)(root, filename);
    return (0,file_fault/* faultOf */.K)(path, { root, limit: lint_reading/* LARGEST_FILE */.K, named: false }, host) !== undefined;
}
function suppresses({ filename, status }, root, host) {
    const path = (0,external_node_path_.join)(root, filename);
    if (status === 'removed' || !(0,files_paths/* exists */.t2)(path, host))
        return false;
    try {
        return (0,read_suppressions/* maySuppress */.Fk)(Buffer.from(host.read(path, lint_reading/* LARGEST_FILE */.K)).toString());
    }
    catch {
        return true;
    }
}
function reader({ api, event }) {
    const { owner, repository: repo, pullRequest } = event;
    let left = action_api.MOST_FILES_READ;
    return async (path) => {
        if (path === undefined)
            return undefined;
        if (left-- <= 0)
            throw new Error(`The pull request changes more than ${(0,wording/* count */.U9)(action_api.MOST_FILES_READ)} files with suppressions or config. Split it.`);
        const answer = await (await api())(READ_FILE, { owner, repo, path, ref: pullRequest.base });
        if ((0,answers/* isTooLarge */.I9)(answer))
            throw new Error(`On the base commit ${(0,quote/* quotePath */.W)(path)} is larger than 1 MiB. Shorten it there.`);
        const content = (0,answers/* readContent */.c_)(answer);
        if (content === undefined)
            throw new Error(action_api.UNKNOWN_FORM);
        return content;
    };
}
function textOf(bytes) {
    const reading = bytes && (0,read/* decode */.D)(bytes, lint_reading/* LARGEST_FILE */.K);
    return reading?.state === 'text' ? reading.text : undefined;
}
/** Notes a link that leads from the name of a config file or baseline to a file that the pull request changes. */
function watching(host, root, isSteering, changed) {
    let stray;
    const fromRoot = (path) => (0,files_paths/* slashed */.df)((0,external_node_path_.relative)(root, path));
    const look = (path) => {
        const real = fromRoot(host.realpath(path));
        const isReplaced = (0,external_node_path_.basename)(real) === (0,external_node_path_.basename)(path) && isSteering(real);
        if (!isReplaced && changed.has(real))
            stray ??= fromRoot(path);
    };
    return {
        host: {
            ...host,
            read(path, most) {
                if ((0,find_config_files/* isConfigPath */.Co)((0,files_paths/* slashed */.df)(path)) || isSteering(fromRoot(path)))
                    look(path);
                return host.read(path, most);
            },
        },
        stray: () => stray,
    };
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