"use strict";
exports.id = 677;
exports.ids = [677];
exports.modules = {

/***/ 4677:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  changeSince: () => (/* binding */ changeSince)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/files/git.ts
var files_git = __webpack_require__(5071);
// EXTERNAL MODULE: ./src/files/host.ts
var files_host = __webpack_require__(3113);
// EXTERNAL MODULE: ./src/files/work-tree.ts
var work_tree = __webpack_require__(8095);
// EXTERNAL MODULE: ./src/lint/reading.ts
var reading = __webpack_require__(1905);
// EXTERNAL MODULE: ./src/wording/quote.ts
var quote = __webpack_require__(400);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/reporters/report.ts
var report = __webpack_require__(6374);
;// CONCATENATED MODULE: ./src/project/trust/changes.ts


/** The API lists no more of one pull request. Source: GitHub, REST API, list pull requests files. */
const MOST_FILES = 3000;
/**
 * Reads the files of a pull request. What counts as wholly changed: a file whose diff is missing, a new one, one
 * that moved to another folder, one that a changed link leads to, and a skill with changes in its folder if its own
 * file has none, or if something left the folder. A file that is a link is changed with what it leads to.
 */
function readChange(files, follow = (path) => path) {
    const changed = collect(files, follow);
    const texts = new Map();
    return {
        hasFile: (result) => extentOf(result, changed, follow) !== undefined,
        hasLines(result, range, severity) {
            const extent = extentOf(result, changed, follow);
            if (extent === undefined || extent === 'whole' || severity === 'error')
                return extent !== undefined;
            let lines = texts.get(result.path);
            if (lines === undefined)
                texts.set(result.path, (lines = (0,report/* linesIn */.hl)(result)));
            const { start, end } = lines.locate(range);
            const last = end.column === 1 ? Math.max(end.line - 1, start.line) : end.line;
            return extent.some((block) => block[0] <= last && start.line <= block[1]);
        },
    };
}
function collect(files, follow) {
    const changed = {
        written: new Map(),
        gone: new Set(),
        linked: new Set(),
        touched: new Set(),
        left: new Set(),
    };
    for (const { filename, status, previous_filename: previous, hunks } of files) {
        if (status === 'unchanged')
            continue;
        addFolders(filename, changed.touched);
        if (previous !== undefined)
            addFolders(previous, changed.touched);
        const gone = status === 'removed' ? filename : status === 'renamed' ? previous : undefined;
        if (gone !== undefined) {
            addFolders(gone, changed.left);
            changed.gone.add(gone);
        }
        if (status === 'removed')
            continue;
        const target = follow(filename);
        // The diff of a link is about its path, not about the text behind it.
        const isWhole = target !== filename || isNew(filename, status, previous);
        changed.written.set(filename, isWhole || hunks === undefined ? 'whole' : changedLines(hunks));
        // Through a link to a folder that it lies in nothing is reached that was not.
        if (target !== undefined && !withFolders(filename).includes(target))
            changed.linked.add(target);
    }
    return changed;
}
function extentOf({ uri, format }, changed, follow) {
    const { written, gone, linked, touched, left } = changed;
    const target = follow(uri) ?? uri;
    if (linked.size > 0 && withFolders(target).some((path) => linked.has(path)))
        return 'whole';
    const own = written.get(uri) ?? written.get(target) ?? (gone.has(target) ? 'whole' : undefined);
    if (/^skill\.md$/i.test((0,posix_.basename)(uri)))
        return left.has((0,posix_.dirname)(uri)) ? 'whole' : (own ?? (touched.has((0,posix_.dirname)(uri)) ? 'whole' : undefined));
    return own ?? (format === 'none' && touched.has(uri) ? 'whole' : undefined);
}
function withFolders(path) {
    return path.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'));
}
function isNew(filename, status, previous) {
    return (status === 'added' ||
        status === 'copied' ||
        (status === 'renamed' && (0,posix_.dirname)(previous ?? '') !== (0,posix_.dirname)(filename)));
}
function addFolders(path, folders) {
    for (let folder = (0,posix_.dirname)(path); !folders.has(folder); folder = (0,posix_.dirname)(folder))
        folders.add(folder);
}
/** The lines of the new text that a diff adds or replaces; where it only deletes, the lines on both sides. */
function changedLines(hunks) {
    const changed = [];
    for (const hunk of hunks)
        addChanges(hunk, changed);
    return changed;
}
function addChanges(hunk, changed) {
    let run = ' ';
    let line = 1;
    const endRun = () => {
        if (run === '-')
            changed.push([Math.max(line - 1, 1), line]);
        run = ' ';
    };
    for (const { mark, line: at } of hunk) {
        line = at;
        if (mark === '+')
            addLine(at, changed);
        if (mark === ' ')
            endRun();
        else if (mark === '+' || run === ' ')
            run = mark;
    }
    endRun();
}
function addLine(line, changed) {
    const last = changed.at(-1);
    if (last?.[1] === line - 1)
        changed[changed.length - 1] = [last[0], line];
    else
        changed.push([line, line]);
}

// EXTERNAL MODULE: ./src/files/paths.ts
var paths = __webpack_require__(7099);
;// CONCATENATED MODULE: ./src/project/trust/links.ts


/** What follows the links below a root. Each path is looked at once. */
function followIn(root, host) {
    const real = (0,paths/* realFolder */.PX)(root, host);
    const known = new Map();
    return (path) => {
        if (!known.has(path)) {
            const target = targetOf((0,external_node_path_.join)(real, path), host);
            const inside = target !== undefined && (0,paths/* isInside */.FK)(target, real);
            known.set(path, inside ? (0,paths/* slashed */.df)((0,external_node_path_.relative)(real, target)) : undefined);
        }
        return known.get(path);
    };
}
function targetOf(path, host) {
    try {
        return host.realpath(path);
    }
    catch {
        // Below.
    }
    try {
        return (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), host.readlink(path));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./src/project/trust/since.ts









const OUT_OF_GIT = 'Leave out `--since`, or run passmuster in a git work tree.';
/**
 * What changed in the work tree since it left a commit's history, as a pull request to that commit would show it.
 * One line where git cannot say.
 */
function changeSince(ref, host) {
    const root = (0,work_tree/* rootOf */.I5)(host.cwd, host);
    const filters = new Map();
    const git = (...words) => host.git?.(root, words, filters) ?? files_host/* NO_GIT */.D7;
    const unknown = `${(0,quote/* quote */.h)(ref)} is not a commit that git knows. Give \`--since\` a branch, a tag or a commit, and fetch it.`;
    if (ref.startsWith('-'))
        return unknown;
    const { code, output } = git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
    if (code === undefined)
        return `\`--since\` needs git, which cannot be run. Install git, or leave out \`--since\`.`;
    if (code === 1)
        return unknown;
    const commit = idIn(output);
    if (commit === undefined)
        return `git cannot read this repository. ${OUT_OF_GIT}`;
    const forked = git('merge-base', commit, 'HEAD');
    const base = forked.code === 0 ? (idIn(forked.output) ?? commit) : commit;
    // What filters a file when it is committed is a program, which git also runs to compare files.
    for (const name of (0,files_git/* namesIn */.wX)(git('config', '-z', '--name-only', '--get-regexp', '^filter\\.').output))
        filters.set(name, '');
    const tracked = git('diff-index', '--raw', '-z', '--no-abbrev', '--ignore-submodules=dirty', base, '--');
    const untracked = git('ls-files', '-z', '--others', '--exclude-standard');
    if (tracked.code !== 0 || untracked.code !== 0)
        return `git cannot compare the files with ${(0,quote/* quote */.h)(ref)}. ${OUT_OF_GIT}`;
    const files = [
        ...changedIn((0,files_git/* namesIn */.wX)(tracked.output), root, host),
        ...(0,files_git/* namesIn */.wX)(untracked.output).map((filename) => ({ filename, status: 'added' })),
    ];
    return readChange(files, followIn(root, host));
}
function idIn(output) {
    return /^[0-9a-f]{40,64}(?=\n$)/.exec(Buffer.from(output).toString('latin1'))?.[0];
}
const STATUSES = { A: 'added', D: 'removed' };
/** The files of a raw diff: of each the modes, ids and status, then the path. */
function changedIn(parts, root, host) {
    const files = [];
    for (let at = 0; at + 1 < parts.length; at += 2) {
        const [, , before = '', after = '', status = ''] = parts[at].split(' ');
        const filename = parts[at + 1];
        if (status === 'M' && isTouchedOnly((0,external_node_path_.join)(root, filename), before, after, host))
            continue;
        files.push({ filename, status: STATUSES[status] ?? 'modified' });
    }
    return files;
}
/** Whether a file that git has not looked into, but whose times are others, is still the same. */
function isTouchedOnly(path, before, after, host) {
    if (!/^0+$/.test(after))
        return false;
    try {
        const stat = host.lstat(path);
        if (!stat.isFile() || stat.size > reading/* LARGEST_FILE */.K)
            return false;
        const bytes = host.read(path, reading/* LARGEST_FILE */.K + 1);
        const hash = (0,external_node_crypto_.createHash)(before.length === 40 ? 'sha1' : 'sha256');
        return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex') === before;
    }
    catch {
        return false;
    }
}


/***/ })

};
;