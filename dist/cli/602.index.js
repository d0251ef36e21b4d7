"use strict";
exports.id = 602;
exports.ids = [602];
exports.modules = {

/***/ 602:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  search: () => (/* binding */ search)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/files/discover.ts + 2 modules
var discover = __webpack_require__(6220);
// EXTERNAL MODULE: ./src/files/found-path.ts
var found_path = __webpack_require__(2447);
// EXTERNAL MODULE: ./src/files/paths.ts
var paths = __webpack_require__(7099);
// EXTERNAL MODULE: ./src/files/read.ts
var read = __webpack_require__(9823);
// EXTERNAL MODULE: ./src/files/repository-files.ts
var repository_files = __webpack_require__(4597);
// EXTERNAL MODULE: ./src/formats/plane/index.ts + 6 modules
var plane = __webpack_require__(838);
// EXTERNAL MODULE: ./src/formats/plane/manifest.ts
var manifest = __webpack_require__(200);
// EXTERNAL MODULE: ./src/wording/compare.ts
var compare = __webpack_require__(391);
;// CONCATENATED MODULE: ./src/formats/plane/search-skills.ts

/** Finds skills as the registry does: the highest score first, ties by name. Letter case does not count. */
function searchSkills(skills, query) {
    const { tags, domain, limit } = query;
    return skills
        .filter((skill) => tags.every((tag) => skill.tags.some((own) => same(own, tag))))
        .filter((skill) => domain === undefined || skill.domain === domain)
        .map((skill) => ({ skill, score: scoreOf(skill, query.text.trim().toLowerCase()) }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score || (0,compare/* compare */.U)(a.skill.name, b.skill.name))
        .slice(0, limit)
        .map(({ skill: { id, name, description, tags: own }, score }) => ({
        id,
        name,
        description,
        tags: own,
        score,
    }));
}
function scoreOf({ id, name, description, tags }, text) {
    const part = (of) => of.toLowerCase().includes(text);
    const scores = [
        same(name, text) ? 1 : 0,
        part(name) ? 0.9 : 0,
        tags.some((tag) => same(tag, text)) ? 0.8 : 0,
        same(id, text) ? 0.7 : 0,
        tags.some(part) ? 0.7 : 0,
        part(id) ? 0.6 : 0,
        part(description) ? 0.5 : 0,
    ];
    return Math.max(...scores);
}
function same(one, other) {
    return one.trim().toLowerCase() === other.trim().toLowerCase();
}

// EXTERNAL MODULE: ./src/lint/reading.ts
var lint_reading = __webpack_require__(1905);
// EXTERNAL MODULE: ./src/project/outcome.ts
var outcome = __webpack_require__(2641);
// EXTERNAL MODULE: ./src/reporters/json.ts
var json = __webpack_require__(4310);
// EXTERNAL MODULE: ./src/wording/quote.ts
var quote = __webpack_require__(400);
;// CONCATENATED MODULE: ./src/cli/search.ts













const LIMIT = 10;
/**
 * Prints what the registry of the Skills plane would answer: each directory with a SKILL.md, directly in the
 * folder, is a skill. What cannot be read is left out with a note.
 */
function search([folder = '', text = '', ...filters], domain, host) {
    const query = readQuery(text, filters, domain);
    if (typeof query === 'string')
        return (0,outcome/* refused */.J)(query);
    const base = (0,paths/* realFolder */.PX)((0,external_node_path_.resolve)(host.cwd, folder), host);
    const { found, unmatched } = (0,discover/* discover */.k)([folder], { gitignore: false, isNamed: (path) => /(?:^|\/)SKILL\.md$/.test(path) }, host);
    const own = found.filter((file) => isOwn((0,found_path/* absoluteOf */.Ll)(file), base));
    if (own.length === 0) {
        const reason = unmatched[0]?.reason ?? 'no folder in it has a `SKILL.md`';
        return (0,outcome/* refused */.J)(`${(0,quote/* quotePath */.W)(folder)}: ${reason}.`);
    }
    const notes = [];
    const filesIn = (0,repository_files/* filesByRoot */.B)(host);
    const skills = own.flatMap((file) => registered(file, filesIn(file.root), notes, host));
    return {
        stdout: `${(0,json.stringify)({ ok: true, results: searchSkills(skills, query) })}\n`,
        stderr: (0,outcome/* written */.M)(notes),
        exitCode: 0,
    };
}
function isOwn(path, base) {
    return (0,paths/* isInside */.FK)(path, base) && (0,paths/* slashed */.df)((0,paths/* fromRoot */.tc)(path, base)).split('/').length === 2;
}
function readQuery(text, filters, domain) {
    const limits = filters.filter((filter) => /^\^\d{1,6}$/.test(filter));
    const tags = filters.filter((filter) => /^#\S+$/.test(filter)).map((filter) => filter.slice(1));
    const other = filters.find((filter) => !/^(?:\^\d{1,6}|#\S+)$/.test(filter));
    if (other !== undefined)
        return `${(0,quote/* quote */.h)(other)} is no filter. Write a tag as \`#tag\`, and the number of results as \`^N\`, in quotes.`;
    if (limits.length > 1)
        return `\`${limits[1]}\` is a second limit. Leave one out.`;
    return { text, tags, domain, limit: limits[0] === undefined ? LIMIT : Number(limits[0].slice(1)) };
}
function registered(file, files, notes, host) {
    const reading = (0,read/* readFound */.$)(file, lint_reading/* LARGEST_FILE */.K, host);
    const skill = 'text' in reading && reading.state === 'text'
        ? plane.plane.parse({
            path: file.path,
            text: reading.text,
            directory: (0,found_path/* directoryOf */.jt)(file, host),
            files,
        })
        : undefined;
    if (skill?.frontmatter.state === 'read')
        return [(0,manifest/* registeredSkill */.I)(skill)];
    notes.push(`${(0,quote/* quotePath */.W)((0,found_path/* shownPath */.pS)(file, host.cwd))} is left out (\`PARSE_FAILED\`): its frontmatter cannot be read.`);
    return [];
}


/***/ })

};
;