#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2400:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.createFileSystemAdapter = exports.FILE_SYSTEM_ADAPTER = void 0;
const fs = __nccwpck_require__(9896);
exports.FILE_SYSTEM_ADAPTER = {
    lstat: fs.lstat,
    stat: fs.stat,
    lstatSync: fs.lstatSync,
    statSync: fs.statSync,
    readdir: fs.readdir,
    readdirSync: fs.readdirSync
};
function createFileSystemAdapter(fsMethods) {
    if (fsMethods === undefined) {
        return exports.FILE_SYSTEM_ADAPTER;
    }
    return Object.assign(Object.assign({}, exports.FILE_SYSTEM_ADAPTER), fsMethods);
}
exports.createFileSystemAdapter = createFileSystemAdapter;


/***/ }),

/***/ 2479:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.IS_SUPPORT_READDIR_WITH_FILE_TYPES = void 0;
const NODE_PROCESS_VERSION_PARTS = process.versions.node.split('.');
if (NODE_PROCESS_VERSION_PARTS[0] === undefined || NODE_PROCESS_VERSION_PARTS[1] === undefined) {
    throw new Error(`Unexpected behavior. The 'process.versions.node' variable has invalid value: ${process.versions.node}`);
}
const MAJOR_VERSION = Number.parseInt(NODE_PROCESS_VERSION_PARTS[0], 10);
const MINOR_VERSION = Number.parseInt(NODE_PROCESS_VERSION_PARTS[1], 10);
const SUPPORTED_MAJOR_VERSION = 10;
const SUPPORTED_MINOR_VERSION = 10;
const IS_MATCHED_BY_MAJOR = MAJOR_VERSION > SUPPORTED_MAJOR_VERSION;
const IS_MATCHED_BY_MAJOR_AND_MINOR = MAJOR_VERSION === SUPPORTED_MAJOR_VERSION && MINOR_VERSION >= SUPPORTED_MINOR_VERSION;
/**
 * IS `true` for Node.js 10.10 and greater.
 */
exports.IS_SUPPORT_READDIR_WITH_FILE_TYPES = IS_MATCHED_BY_MAJOR || IS_MATCHED_BY_MAJOR_AND_MINOR;


/***/ }),

/***/ 7198:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.Settings = exports.scandirSync = exports.scandir = void 0;
const async = __nccwpck_require__(7299);
const sync = __nccwpck_require__(7200);
const settings_1 = __nccwpck_require__(2501);
exports.Settings = settings_1.default;
function scandir(path, optionsOrSettingsOrCallback, callback) {
    if (typeof optionsOrSettingsOrCallback === 'function') {
        async.read(path, getSettings(), optionsOrSettingsOrCallback);
        return;
    }
    async.read(path, getSettings(optionsOrSettingsOrCallback), callback);
}
exports.scandir = scandir;
function scandirSync(path, optionsOrSettings) {
    const settings = getSettings(optionsOrSettings);
    return sync.read(path, settings);
}
exports.scandirSync = scandirSync;
function getSettings(settingsOrOptions = {}) {
    if (settingsOrOptions instanceof settings_1.default) {
        return settingsOrOptions;
    }
    return new settings_1.default(settingsOrOptions);
}


/***/ }),

/***/ 7299:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.readdir = exports.readdirWithFileTypes = exports.read = void 0;
const fsStat = __nccwpck_require__(1470);
const rpl = __nccwpck_require__(2743);
const constants_1 = __nccwpck_require__(2479);
const utils = __nccwpck_require__(1144);
const common = __nccwpck_require__(770);
function read(directory, settings, callback) {
    if (!settings.stats && constants_1.IS_SUPPORT_READDIR_WITH_FILE_TYPES) {
        readdirWithFileTypes(directory, settings, callback);
        return;
    }
    readdir(directory, settings, callback);
}
exports.read = read;
function readdirWithFileTypes(directory, settings, callback) {
    settings.fs.readdir(directory, { withFileTypes: true }, (readdirError, dirents) => {
        if (readdirError !== null) {
            callFailureCallback(callback, readdirError);
            return;
        }
        const entries = dirents.map((dirent) => ({
            dirent,
            name: dirent.name,
            path: common.joinPathSegments(directory, dirent.name, settings.pathSegmentSeparator)
        }));
        if (!settings.followSymbolicLinks) {
            callSuccessCallback(callback, entries);
            return;
        }
        const tasks = entries.map((entry) => makeRplTaskEntry(entry, settings));
        rpl(tasks, (rplError, rplEntries) => {
            if (rplError !== null) {
                callFailureCallback(callback, rplError);
                return;
            }
            callSuccessCallback(callback, rplEntries);
        });
    });
}
exports.readdirWithFileTypes = readdirWithFileTypes;
function makeRplTaskEntry(entry, settings) {
    return (done) => {
        if (!entry.dirent.isSymbolicLink()) {
            done(null, entry);
            return;
        }
        settings.fs.stat(entry.path, (statError, stats) => {
            if (statError !== null) {
                if (settings.throwErrorOnBrokenSymbolicLink) {
                    done(statError);
                    return;
                }
                done(null, entry);
                return;
            }
            entry.dirent = utils.fs.createDirentFromStats(entry.name, stats);
            done(null, entry);
        });
    };
}
function readdir(directory, settings, callback) {
    settings.fs.readdir(directory, (readdirError, names) => {
        if (readdirError !== null) {
            callFailureCallback(callback, readdirError);
            return;
        }
        const tasks = names.map((name) => {
            const path = common.joinPathSegments(directory, name, settings.pathSegmentSeparator);
            return (done) => {
                fsStat.stat(path, settings.fsStatSettings, (error, stats) => {
                    if (error !== null) {
                        done(error);
                        return;
                    }
                    const entry = {
                        name,
                        path,
                        dirent: utils.fs.createDirentFromStats(name, stats)
                    };
                    if (settings.stats) {
                        entry.stats = stats;
                    }
                    done(null, entry);
                });
            };
        });
        rpl(tasks, (rplError, entries) => {
            if (rplError !== null) {
                callFailureCallback(callback, rplError);
                return;
            }
            callSuccessCallback(callback, entries);
        });
    });
}
exports.readdir = readdir;
function callFailureCallback(callback, error) {
    callback(error);
}
function callSuccessCallback(callback, result) {
    callback(null, result);
}


/***/ }),

/***/ 770:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.joinPathSegments = void 0;
function joinPathSegments(a, b, separator) {
    /**
     * The correct handling of cases when the first segment is a root (`/`, `C:/`) or UNC path (`//?/C:/`).
     */
    if (a.endsWith(separator)) {
        return a + b;
    }
    return a + separator + b;
}
exports.joinPathSegments = joinPathSegments;


/***/ }),

/***/ 7200:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.readdir = exports.readdirWithFileTypes = exports.read = void 0;
const fsStat = __nccwpck_require__(1470);
const constants_1 = __nccwpck_require__(2479);
const utils = __nccwpck_require__(1144);
const common = __nccwpck_require__(770);
function read(directory, settings) {
    if (!settings.stats && constants_1.IS_SUPPORT_READDIR_WITH_FILE_TYPES) {
        return readdirWithFileTypes(directory, settings);
    }
    return readdir(directory, settings);
}
exports.read = read;
function readdirWithFileTypes(directory, settings) {
    const dirents = settings.fs.readdirSync(directory, { withFileTypes: true });
    return dirents.map((dirent) => {
        const entry = {
            dirent,
            name: dirent.name,
            path: common.joinPathSegments(directory, dirent.name, settings.pathSegmentSeparator)
        };
        if (entry.dirent.isSymbolicLink() && settings.followSymbolicLinks) {
            try {
                const stats = settings.fs.statSync(entry.path);
                entry.dirent = utils.fs.createDirentFromStats(entry.name, stats);
            }
            catch (error) {
                if (settings.throwErrorOnBrokenSymbolicLink) {
                    throw error;
                }
            }
        }
        return entry;
    });
}
exports.readdirWithFileTypes = readdirWithFileTypes;
function readdir(directory, settings) {
    const names = settings.fs.readdirSync(directory);
    return names.map((name) => {
        const entryPath = common.joinPathSegments(directory, name, settings.pathSegmentSeparator);
        const stats = fsStat.statSync(entryPath, settings.fsStatSettings);
        const entry = {
            name,
            path: entryPath,
            dirent: utils.fs.createDirentFromStats(name, stats)
        };
        if (settings.stats) {
            entry.stats = stats;
        }
        return entry;
    });
}
exports.readdir = readdir;


/***/ }),

/***/ 2501:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const path = __nccwpck_require__(6928);
const fsStat = __nccwpck_require__(1470);
const fs = __nccwpck_require__(2400);
class Settings {
    constructor(_options = {}) {
        this._options = _options;
        this.followSymbolicLinks = this._getValue(this._options.followSymbolicLinks, false);
        this.fs = fs.createFileSystemAdapter(this._options.fs);
        this.pathSegmentSeparator = this._getValue(this._options.pathSegmentSeparator, path.sep);
        this.stats = this._getValue(this._options.stats, false);
        this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, true);
        this.fsStatSettings = new fsStat.Settings({
            followSymbolicLink: this.followSymbolicLinks,
            fs: this.fs,
            throwErrorOnBrokenSymbolicLink: this.throwErrorOnBrokenSymbolicLink
        });
    }
    _getValue(option, value) {
        return option !== null && option !== void 0 ? option : value;
    }
}
exports["default"] = Settings;


/***/ }),

/***/ 5497:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.createDirentFromStats = void 0;
class DirentFromStats {
    constructor(name, stats) {
        this.name = name;
        this.isBlockDevice = stats.isBlockDevice.bind(stats);
        this.isCharacterDevice = stats.isCharacterDevice.bind(stats);
        this.isDirectory = stats.isDirectory.bind(stats);
        this.isFIFO = stats.isFIFO.bind(stats);
        this.isFile = stats.isFile.bind(stats);
        this.isSocket = stats.isSocket.bind(stats);
        this.isSymbolicLink = stats.isSymbolicLink.bind(stats);
    }
}
function createDirentFromStats(name, stats) {
    return new DirentFromStats(name, stats);
}
exports.createDirentFromStats = createDirentFromStats;


/***/ }),

/***/ 1144:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.fs = void 0;
const fs = __nccwpck_require__(5497);
exports.fs = fs;


/***/ }),

/***/ 4368:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.createFileSystemAdapter = exports.FILE_SYSTEM_ADAPTER = void 0;
const fs = __nccwpck_require__(9896);
exports.FILE_SYSTEM_ADAPTER = {
    lstat: fs.lstat,
    stat: fs.stat,
    lstatSync: fs.lstatSync,
    statSync: fs.statSync
};
function createFileSystemAdapter(fsMethods) {
    if (fsMethods === undefined) {
        return exports.FILE_SYSTEM_ADAPTER;
    }
    return Object.assign(Object.assign({}, exports.FILE_SYSTEM_ADAPTER), fsMethods);
}
exports.createFileSystemAdapter = createFileSystemAdapter;


/***/ }),

/***/ 1470:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.statSync = exports.stat = exports.Settings = void 0;
const async = __nccwpck_require__(1539);
const sync = __nccwpck_require__(6544);
const settings_1 = __nccwpck_require__(4853);
exports.Settings = settings_1.default;
function stat(path, optionsOrSettingsOrCallback, callback) {
    if (typeof optionsOrSettingsOrCallback === 'function') {
        async.read(path, getSettings(), optionsOrSettingsOrCallback);
        return;
    }
    async.read(path, getSettings(optionsOrSettingsOrCallback), callback);
}
exports.stat = stat;
function statSync(path, optionsOrSettings) {
    const settings = getSettings(optionsOrSettings);
    return sync.read(path, settings);
}
exports.statSync = statSync;
function getSettings(settingsOrOptions = {}) {
    if (settingsOrOptions instanceof settings_1.default) {
        return settingsOrOptions;
    }
    return new settings_1.default(settingsOrOptions);
}


/***/ }),

/***/ 1539:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.read = void 0;
function read(path, settings, callback) {
    settings.fs.lstat(path, (lstatError, lstat) => {
        if (lstatError !== null) {
            callFailureCallback(callback, lstatError);
            return;
        }
        if (!lstat.isSymbolicLink() || !settings.followSymbolicLink) {
            callSuccessCallback(callback, lstat);
            return;
        }
        settings.fs.stat(path, (statError, stat) => {
            if (statError !== null) {
                if (settings.throwErrorOnBrokenSymbolicLink) {
                    callFailureCallback(callback, statError);
                    return;
                }
                callSuccessCallback(callback, lstat);
                return;
            }
            if (settings.markSymbolicLink) {
                stat.isSymbolicLink = () => true;
            }
            callSuccessCallback(callback, stat);
        });
    });
}
exports.read = read;
function callFailureCallback(callback, error) {
    callback(error);
}
function callSuccessCallback(callback, result) {
    callback(null, result);
}


/***/ }),

/***/ 6544:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.read = void 0;
function read(path, settings) {
    const lstat = settings.fs.lstatSync(path);
    if (!lstat.isSymbolicLink() || !settings.followSymbolicLink) {
        return lstat;
    }
    try {
        const stat = settings.fs.statSync(path);
        if (settings.markSymbolicLink) {
            stat.isSymbolicLink = () => true;
        }
        return stat;
    }
    catch (error) {
        if (!settings.throwErrorOnBrokenSymbolicLink) {
            return lstat;
        }
        throw error;
    }
}
exports.read = read;


/***/ }),

/***/ 4853:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const fs = __nccwpck_require__(4368);
class Settings {
    constructor(_options = {}) {
        this._options = _options;
        this.followSymbolicLink = this._getValue(this._options.followSymbolicLink, true);
        this.fs = fs.createFileSystemAdapter(this._options.fs);
        this.markSymbolicLink = this._getValue(this._options.markSymbolicLink, false);
        this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, true);
    }
    _getValue(option, value) {
        return option !== null && option !== void 0 ? option : value;
    }
}
exports["default"] = Settings;


/***/ }),

/***/ 9337:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.Settings = exports.walkStream = exports.walkSync = exports.walk = void 0;
const async_1 = __nccwpck_require__(1936);
const stream_1 = __nccwpck_require__(8986);
const sync_1 = __nccwpck_require__(8769);
const settings_1 = __nccwpck_require__(244);
exports.Settings = settings_1.default;
function walk(directory, optionsOrSettingsOrCallback, callback) {
    if (typeof optionsOrSettingsOrCallback === 'function') {
        new async_1.default(directory, getSettings()).read(optionsOrSettingsOrCallback);
        return;
    }
    new async_1.default(directory, getSettings(optionsOrSettingsOrCallback)).read(callback);
}
exports.walk = walk;
function walkSync(directory, optionsOrSettings) {
    const settings = getSettings(optionsOrSettings);
    const provider = new sync_1.default(directory, settings);
    return provider.read();
}
exports.walkSync = walkSync;
function walkStream(directory, optionsOrSettings) {
    const settings = getSettings(optionsOrSettings);
    const provider = new stream_1.default(directory, settings);
    return provider.read();
}
exports.walkStream = walkStream;
function getSettings(settingsOrOptions = {}) {
    if (settingsOrOptions instanceof settings_1.default) {
        return settingsOrOptions;
    }
    return new settings_1.default(settingsOrOptions);
}


/***/ }),

/***/ 1936:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const async_1 = __nccwpck_require__(1906);
class AsyncProvider {
    constructor(_root, _settings) {
        this._root = _root;
        this._settings = _settings;
        this._reader = new async_1.default(this._root, this._settings);
        this._storage = [];
    }
    read(callback) {
        this._reader.onError((error) => {
            callFailureCallback(callback, error);
        });
        this._reader.onEntry((entry) => {
            this._storage.push(entry);
        });
        this._reader.onEnd(() => {
            callSuccessCallback(callback, this._storage);
        });
        this._reader.read();
    }
}
exports["default"] = AsyncProvider;
function callFailureCallback(callback, error) {
    callback(error);
}
function callSuccessCallback(callback, entries) {
    callback(null, entries);
}


/***/ }),

/***/ 8986:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const stream_1 = __nccwpck_require__(2203);
const async_1 = __nccwpck_require__(1906);
class StreamProvider {
    constructor(_root, _settings) {
        this._root = _root;
        this._settings = _settings;
        this._reader = new async_1.default(this._root, this._settings);
        this._stream = new stream_1.Readable({
            objectMode: true,
            read: () => { },
            destroy: () => {
                if (!this._reader.isDestroyed) {
                    this._reader.destroy();
                }
            }
        });
    }
    read() {
        this._reader.onError((error) => {
            this._stream.emit('error', error);
        });
        this._reader.onEntry((entry) => {
            this._stream.push(entry);
        });
        this._reader.onEnd(() => {
            this._stream.push(null);
        });
        this._reader.read();
        return this._stream;
    }
}
exports["default"] = StreamProvider;


/***/ }),

/***/ 8769:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const sync_1 = __nccwpck_require__(3431);
class SyncProvider {
    constructor(_root, _settings) {
        this._root = _root;
        this._settings = _settings;
        this._reader = new sync_1.default(this._root, this._settings);
    }
    read() {
        return this._reader.read();
    }
}
exports["default"] = SyncProvider;


/***/ }),

/***/ 1906:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const events_1 = __nccwpck_require__(4434);
const fsScandir = __nccwpck_require__(7198);
const fastq = __nccwpck_require__(3281);
const common = __nccwpck_require__(4449);
const reader_1 = __nccwpck_require__(5903);
class AsyncReader extends reader_1.default {
    constructor(_root, _settings) {
        super(_root, _settings);
        this._settings = _settings;
        this._scandir = fsScandir.scandir;
        this._emitter = new events_1.EventEmitter();
        this._queue = fastq(this._worker.bind(this), this._settings.concurrency);
        this._isFatalError = false;
        this._isDestroyed = false;
        this._queue.drain = () => {
            if (!this._isFatalError) {
                this._emitter.emit('end');
            }
        };
    }
    read() {
        this._isFatalError = false;
        this._isDestroyed = false;
        setImmediate(() => {
            this._pushToQueue(this._root, this._settings.basePath);
        });
        return this._emitter;
    }
    get isDestroyed() {
        return this._isDestroyed;
    }
    destroy() {
        if (this._isDestroyed) {
            throw new Error('The reader is already destroyed');
        }
        this._isDestroyed = true;
        this._queue.killAndDrain();
    }
    onEntry(callback) {
        this._emitter.on('entry', callback);
    }
    onError(callback) {
        this._emitter.once('error', callback);
    }
    onEnd(callback) {
        this._emitter.once('end', callback);
    }
    _pushToQueue(directory, base) {
        const queueItem = { directory, base };
        this._queue.push(queueItem, (error) => {
            if (error !== null) {
                this._handleError(error);
            }
        });
    }
    _worker(item, done) {
        this._scandir(item.directory, this._settings.fsScandirSettings, (error, entries) => {
            if (error !== null) {
                done(error, undefined);
                return;
            }
            for (const entry of entries) {
                this._handleEntry(entry, item.base);
            }
            done(null, undefined);
        });
    }
    _handleError(error) {
        if (this._isDestroyed || !common.isFatalError(this._settings, error)) {
            return;
        }
        this._isFatalError = true;
        this._isDestroyed = true;
        this._emitter.emit('error', error);
    }
    _handleEntry(entry, base) {
        if (this._isDestroyed || this._isFatalError) {
            return;
        }
        const fullpath = entry.path;
        if (base !== undefined) {
            entry.path = common.joinPathSegments(base, entry.name, this._settings.pathSegmentSeparator);
        }
        if (common.isAppliedFilter(this._settings.entryFilter, entry)) {
            this._emitEntry(entry);
        }
        if (entry.dirent.isDirectory() && common.isAppliedFilter(this._settings.deepFilter, entry)) {
            this._pushToQueue(fullpath, base === undefined ? undefined : entry.path);
        }
    }
    _emitEntry(entry) {
        this._emitter.emit('entry', entry);
    }
}
exports["default"] = AsyncReader;


/***/ }),

/***/ 4449:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.joinPathSegments = exports.replacePathSegmentSeparator = exports.isAppliedFilter = exports.isFatalError = void 0;
function isFatalError(settings, error) {
    if (settings.errorFilter === null) {
        return true;
    }
    return !settings.errorFilter(error);
}
exports.isFatalError = isFatalError;
function isAppliedFilter(filter, value) {
    return filter === null || filter(value);
}
exports.isAppliedFilter = isAppliedFilter;
function replacePathSegmentSeparator(filepath, separator) {
    return filepath.split(/[/\\]/).join(separator);
}
exports.replacePathSegmentSeparator = replacePathSegmentSeparator;
function joinPathSegments(a, b, separator) {
    if (a === '') {
        return b;
    }
    /**
     * The correct handling of cases when the first segment is a root (`/`, `C:/`) or UNC path (`//?/C:/`).
     */
    if (a.endsWith(separator)) {
        return a + b;
    }
    return a + separator + b;
}
exports.joinPathSegments = joinPathSegments;


/***/ }),

/***/ 5903:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const common = __nccwpck_require__(4449);
class Reader {
    constructor(_root, _settings) {
        this._root = _root;
        this._settings = _settings;
        this._root = common.replacePathSegmentSeparator(_root, _settings.pathSegmentSeparator);
    }
}
exports["default"] = Reader;


/***/ }),

/***/ 3431:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const fsScandir = __nccwpck_require__(7198);
const common = __nccwpck_require__(4449);
const reader_1 = __nccwpck_require__(5903);
class SyncReader extends reader_1.default {
    constructor() {
        super(...arguments);
        this._scandir = fsScandir.scandirSync;
        this._storage = [];
        this._queue = new Set();
    }
    read() {
        this._pushToQueue(this._root, this._settings.basePath);
        this._handleQueue();
        return this._storage;
    }
    _pushToQueue(directory, base) {
        this._queue.add({ directory, base });
    }
    _handleQueue() {
        for (const item of this._queue.values()) {
            this._handleDirectory(item.directory, item.base);
        }
    }
    _handleDirectory(directory, base) {
        try {
            const entries = this._scandir(directory, this._settings.fsScandirSettings);
            for (const entry of entries) {
                this._handleEntry(entry, base);
            }
        }
        catch (error) {
            this._handleError(error);
        }
    }
    _handleError(error) {
        if (!common.isFatalError(this._settings, error)) {
            return;
        }
        throw error;
    }
    _handleEntry(entry, base) {
        const fullpath = entry.path;
        if (base !== undefined) {
            entry.path = common.joinPathSegments(base, entry.name, this._settings.pathSegmentSeparator);
        }
        if (common.isAppliedFilter(this._settings.entryFilter, entry)) {
            this._pushToStorage(entry);
        }
        if (entry.dirent.isDirectory() && common.isAppliedFilter(this._settings.deepFilter, entry)) {
            this._pushToQueue(fullpath, base === undefined ? undefined : entry.path);
        }
    }
    _pushToStorage(entry) {
        this._storage.push(entry);
    }
}
exports["default"] = SyncReader;


/***/ }),

/***/ 244:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const path = __nccwpck_require__(6928);
const fsScandir = __nccwpck_require__(7198);
class Settings {
    constructor(_options = {}) {
        this._options = _options;
        this.basePath = this._getValue(this._options.basePath, undefined);
        this.concurrency = this._getValue(this._options.concurrency, Number.POSITIVE_INFINITY);
        this.deepFilter = this._getValue(this._options.deepFilter, null);
        this.entryFilter = this._getValue(this._options.entryFilter, null);
        this.errorFilter = this._getValue(this._options.errorFilter, null);
        this.pathSegmentSeparator = this._getValue(this._options.pathSegmentSeparator, path.sep);
        this.fsScandirSettings = new fsScandir.Settings({
            followSymbolicLinks: this._options.followSymbolicLinks,
            fs: this._options.fs,
            pathSegmentSeparator: this._options.pathSegmentSeparator,
            stats: this._options.stats,
            throwErrorOnBrokenSymbolicLink: this._options.throwErrorOnBrokenSymbolicLink
        });
    }
    _getValue(option, value) {
        return option !== null && option !== void 0 ? option : value;
    }
}
exports["default"] = Settings;


/***/ }),

/***/ 748:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const stringify = __nccwpck_require__(3317);
const compile = __nccwpck_require__(1113);
const expand = __nccwpck_require__(5290);
const parse = __nccwpck_require__(507);

/**
 * Expand the given pattern or create a regex-compatible string.
 *
 * ```js
 * const braces = require('braces');
 * console.log(braces('{a,b,c}', { compile: true })); //=> ['(a|b|c)']
 * console.log(braces('{a,b,c}')); //=> ['a', 'b', 'c']
 * ```
 * @param {String} `str`
 * @param {Object} `options`
 * @return {String}
 * @api public
 */

const braces = (input, options = {}) => {
  let output = [];

  if (Array.isArray(input)) {
    for (const pattern of input) {
      const result = braces.create(pattern, options);
      if (Array.isArray(result)) {
        output.push(...result);
      } else {
        output.push(result);
      }
    }
  } else {
    output = [].concat(braces.create(input, options));
  }

  if (options && options.expand === true && options.nodupes === true) {
    output = [...new Set(output)];
  }
  return output;
};

/**
 * Parse the given `str` with the given `options`.
 *
 * ```js
 * // braces.parse(pattern, [, options]);
 * const ast = braces.parse('a/{b,c}/d');
 * console.log(ast);
 * ```
 * @param {String} pattern Brace pattern to parse
 * @param {Object} options
 * @return {Object} Returns an AST
 * @api public
 */

braces.parse = (input, options = {}) => parse(input, options);

/**
 * Creates a braces string from an AST, or an AST node.
 *
 * ```js
 * const braces = require('braces');
 * let ast = braces.parse('foo/{a,b}/bar');
 * console.log(stringify(ast.nodes[2])); //=> '{a,b}'
 * ```
 * @param {String} `input` Brace pattern or AST.
 * @param {Object} `options`
 * @return {Array} Returns an array of expanded values.
 * @api public
 */

braces.stringify = (input, options = {}) => {
  if (typeof input === 'string') {
    return stringify(braces.parse(input, options), options);
  }
  return stringify(input, options);
};

/**
 * Compiles a brace pattern into a regex-compatible, optimized string.
 * This method is called by the main [braces](#braces) function by default.
 *
 * ```js
 * const braces = require('braces');
 * console.log(braces.compile('a/{b,c}/d'));
 * //=> ['a/(b|c)/d']
 * ```
 * @param {String} `input` Brace pattern or AST.
 * @param {Object} `options`
 * @return {Array} Returns an array of expanded values.
 * @api public
 */

braces.compile = (input, options = {}) => {
  if (typeof input === 'string') {
    input = braces.parse(input, options);
  }
  return compile(input, options);
};

/**
 * Expands a brace pattern into an array. This method is called by the
 * main [braces](#braces) function when `options.expand` is true. Before
 * using this method it's recommended that you read the [performance notes](#performance))
 * and advantages of using [.compile](#compile) instead.
 *
 * ```js
 * const braces = require('braces');
 * console.log(braces.expand('a/{b,c}/d'));
 * //=> ['a/b/d', 'a/c/d'];
 * ```
 * @param {String} `pattern` Brace pattern
 * @param {Object} `options`
 * @return {Array} Returns an array of expanded values.
 * @api public
 */

braces.expand = (input, options = {}) => {
  if (typeof input === 'string') {
    input = braces.parse(input, options);
  }

  let result = expand(input, options);

  // filter out empty strings if specified
  if (options.noempty === true) {
    result = result.filter(Boolean);
  }

  // filter out duplicates if specified
  if (options.nodupes === true) {
    result = [...new Set(result)];
  }

  return result;
};

/**
 * Processes a brace pattern and returns either an expanded array
 * (if `options.expand` is true), a highly optimized regex-compatible string.
 * This method is called by the main [braces](#braces) function.
 *
 * ```js
 * const braces = require('braces');
 * console.log(braces.create('user-{200..300}/project-{a,b,c}-{1..10}'))
 * //=> 'user-(20[0-9]|2[1-9][0-9]|300)/project-(a|b|c)-([1-9]|10)'
 * ```
 * @param {String} `pattern` Brace pattern
 * @param {Object} `options`
 * @return {Array} Returns an array of expanded values.
 * @api public
 */

braces.create = (input, options = {}) => {
  if (input === '' || input.length < 3) {
    return [input];
  }

  return options.expand !== true
    ? braces.compile(input, options)
    : braces.expand(input, options);
};

/**
 * Expose "braces"
 */

module.exports = braces;


/***/ }),

/***/ 1113:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const fill = __nccwpck_require__(877);
const utils = __nccwpck_require__(2257);

const compile = (ast, options = {}) => {
  const walk = (node, parent = {}) => {
    const invalidBlock = utils.isInvalidBrace(parent);
    const invalidNode = node.invalid === true && options.escapeInvalid === true;
    const invalid = invalidBlock === true || invalidNode === true;
    const prefix = options.escapeInvalid === true ? '\\' : '';
    let output = '';

    if (node.isOpen === true) {
      return prefix + node.value;
    }

    if (node.isClose === true) {
      console.log('node.isClose', prefix, node.value);
      return prefix + node.value;
    }

    if (node.type === 'open') {
      return invalid ? prefix + node.value : '(';
    }

    if (node.type === 'close') {
      return invalid ? prefix + node.value : ')';
    }

    if (node.type === 'comma') {
      return node.prev.type === 'comma' ? '' : invalid ? node.value : '|';
    }

    if (node.value) {
      return node.value;
    }

    if (node.nodes && node.ranges > 0) {
      const args = utils.reduce(node.nodes);
      const range = fill(...args, { ...options, wrap: false, toRegex: true, strictZeros: true });

      if (range.length !== 0) {
        return args.length > 1 && range.length > 1 ? `(${range})` : range;
      }
    }

    if (node.nodes) {
      for (const child of node.nodes) {
        output += walk(child, node);
      }
    }

    return output;
  };

  return walk(ast);
};

module.exports = compile;


/***/ }),

/***/ 2477:
/***/ ((module) => {



module.exports = {
  MAX_LENGTH: 10000,

  // Digits
  CHAR_0: '0', /* 0 */
  CHAR_9: '9', /* 9 */

  // Alphabet chars.
  CHAR_UPPERCASE_A: 'A', /* A */
  CHAR_LOWERCASE_A: 'a', /* a */
  CHAR_UPPERCASE_Z: 'Z', /* Z */
  CHAR_LOWERCASE_Z: 'z', /* z */

  CHAR_LEFT_PARENTHESES: '(', /* ( */
  CHAR_RIGHT_PARENTHESES: ')', /* ) */

  CHAR_ASTERISK: '*', /* * */

  // Non-alphabetic chars.
  CHAR_AMPERSAND: '&', /* & */
  CHAR_AT: '@', /* @ */
  CHAR_BACKSLASH: '\\', /* \ */
  CHAR_BACKTICK: '`', /* ` */
  CHAR_CARRIAGE_RETURN: '\r', /* \r */
  CHAR_CIRCUMFLEX_ACCENT: '^', /* ^ */
  CHAR_COLON: ':', /* : */
  CHAR_COMMA: ',', /* , */
  CHAR_DOLLAR: '$', /* . */
  CHAR_DOT: '.', /* . */
  CHAR_DOUBLE_QUOTE: '"', /* " */
  CHAR_EQUAL: '=', /* = */
  CHAR_EXCLAMATION_MARK: '!', /* ! */
  CHAR_FORM_FEED: '\f', /* \f */
  CHAR_FORWARD_SLASH: '/', /* / */
  CHAR_HASH: '#', /* # */
  CHAR_HYPHEN_MINUS: '-', /* - */
  CHAR_LEFT_ANGLE_BRACKET: '<', /* < */
  CHAR_LEFT_CURLY_BRACE: '{', /* { */
  CHAR_LEFT_SQUARE_BRACKET: '[', /* [ */
  CHAR_LINE_FEED: '\n', /* \n */
  CHAR_NO_BREAK_SPACE: '\u00A0', /* \u00A0 */
  CHAR_PERCENT: '%', /* % */
  CHAR_PLUS: '+', /* + */
  CHAR_QUESTION_MARK: '?', /* ? */
  CHAR_RIGHT_ANGLE_BRACKET: '>', /* > */
  CHAR_RIGHT_CURLY_BRACE: '}', /* } */
  CHAR_RIGHT_SQUARE_BRACKET: ']', /* ] */
  CHAR_SEMICOLON: ';', /* ; */
  CHAR_SINGLE_QUOTE: '\'', /* ' */
  CHAR_SPACE: ' ', /*   */
  CHAR_TAB: '\t', /* \t */
  CHAR_UNDERSCORE: '_', /* _ */
  CHAR_VERTICAL_LINE: '|', /* | */
  CHAR_ZERO_WIDTH_NOBREAK_SPACE: '\uFEFF' /* \uFEFF */
};


/***/ }),

/***/ 5290:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const fill = __nccwpck_require__(877);
const stringify = __nccwpck_require__(3317);
const utils = __nccwpck_require__(2257);

const append = (queue = '', stash = '', enclose = false) => {
  const result = [];

  queue = [].concat(queue);
  stash = [].concat(stash);

  if (!stash.length) return queue;
  if (!queue.length) {
    return enclose ? utils.flatten(stash).map(ele => `{${ele}}`) : stash;
  }

  for (const item of queue) {
    if (Array.isArray(item)) {
      for (const value of item) {
        result.push(append(value, stash, enclose));
      }
    } else {
      for (let ele of stash) {
        if (enclose === true && typeof ele === 'string') ele = `{${ele}}`;
        result.push(Array.isArray(ele) ? append(item, ele, enclose) : item + ele);
      }
    }
  }
  return utils.flatten(result);
};

const expand = (ast, options = {}) => {
  const rangeLimit = options.rangeLimit === undefined ? 1000 : options.rangeLimit;

  const walk = (node, parent = {}) => {
    node.queue = [];

    let p = parent;
    let q = parent.queue;

    while (p.type !== 'brace' && p.type !== 'root' && p.parent) {
      p = p.parent;
      q = p.queue;
    }

    if (node.invalid || node.dollar) {
      q.push(append(q.pop(), stringify(node, options)));
      return;
    }

    if (node.type === 'brace' && node.invalid !== true && node.nodes.length === 2) {
      q.push(append(q.pop(), ['{}']));
      return;
    }

    if (node.nodes && node.ranges > 0) {
      const args = utils.reduce(node.nodes);

      if (utils.exceedsLimit(...args, options.step, rangeLimit)) {
        throw new RangeError('expanded array length exceeds range limit. Use options.rangeLimit to increase or disable the limit.');
      }

      let range = fill(...args, options);
      if (range.length === 0) {
        range = stringify(node, options);
      }

      q.push(append(q.pop(), range));
      node.nodes = [];
      return;
    }

    const enclose = utils.encloseBrace(node);
    let queue = node.queue;
    let block = node;

    while (block.type !== 'brace' && block.type !== 'root' && block.parent) {
      block = block.parent;
      queue = block.queue;
    }

    for (let i = 0; i < node.nodes.length; i++) {
      const child = node.nodes[i];

      if (child.type === 'comma' && node.type === 'brace') {
        if (i === 1) queue.push('');
        queue.push('');
        continue;
      }

      if (child.type === 'close') {
        q.push(append(q.pop(), queue, enclose));
        continue;
      }

      if (child.value && child.type !== 'open') {
        queue.push(append(queue.pop(), child.value));
        continue;
      }

      if (child.nodes) {
        walk(child, node);
      }
    }

    return queue;
  };

  return utils.flatten(walk(ast));
};

module.exports = expand;


/***/ }),

/***/ 507:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const stringify = __nccwpck_require__(3317);

/**
 * Constants
 */

const {
  MAX_LENGTH,
  CHAR_BACKSLASH, /* \ */
  CHAR_BACKTICK, /* ` */
  CHAR_COMMA, /* , */
  CHAR_DOT, /* . */
  CHAR_LEFT_PARENTHESES, /* ( */
  CHAR_RIGHT_PARENTHESES, /* ) */
  CHAR_LEFT_CURLY_BRACE, /* { */
  CHAR_RIGHT_CURLY_BRACE, /* } */
  CHAR_LEFT_SQUARE_BRACKET, /* [ */
  CHAR_RIGHT_SQUARE_BRACKET, /* ] */
  CHAR_DOUBLE_QUOTE, /* " */
  CHAR_SINGLE_QUOTE, /* ' */
  CHAR_NO_BREAK_SPACE,
  CHAR_ZERO_WIDTH_NOBREAK_SPACE
} = __nccwpck_require__(2477);

/**
 * parse
 */

const parse = (input, options = {}) => {
  if (typeof input !== 'string') {
    throw new TypeError('Expected a string');
  }

  const opts = options || {};
  const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
  if (input.length > max) {
    throw new SyntaxError(`Input length (${input.length}), exceeds max characters (${max})`);
  }

  const ast = { type: 'root', input, nodes: [] };
  const stack = [ast];
  let block = ast;
  let prev = ast;
  let brackets = 0;
  const length = input.length;
  let index = 0;
  let depth = 0;
  let value;

  /**
   * Helpers
   */

  const advance = () => input[index++];
  const push = node => {
    if (node.type === 'text' && prev.type === 'dot') {
      prev.type = 'text';
    }

    if (prev && prev.type === 'text' && node.type === 'text') {
      prev.value += node.value;
      return;
    }

    block.nodes.push(node);
    node.parent = block;
    node.prev = prev;
    prev = node;
    return node;
  };

  push({ type: 'bos' });

  while (index < length) {
    block = stack[stack.length - 1];
    value = advance();

    /**
     * Invalid chars
     */

    if (value === CHAR_ZERO_WIDTH_NOBREAK_SPACE || value === CHAR_NO_BREAK_SPACE) {
      continue;
    }

    /**
     * Escaped chars
     */

    if (value === CHAR_BACKSLASH) {
      push({ type: 'text', value: (options.keepEscaping ? value : '') + advance() });
      continue;
    }

    /**
     * Right square bracket (literal): ']'
     */

    if (value === CHAR_RIGHT_SQUARE_BRACKET) {
      push({ type: 'text', value: '\\' + value });
      continue;
    }

    /**
     * Left square bracket: '['
     */

    if (value === CHAR_LEFT_SQUARE_BRACKET) {
      brackets++;

      let next;

      while (index < length && (next = advance())) {
        value += next;

        if (next === CHAR_LEFT_SQUARE_BRACKET) {
          brackets++;
          continue;
        }

        if (next === CHAR_BACKSLASH) {
          value += advance();
          continue;
        }

        if (next === CHAR_RIGHT_SQUARE_BRACKET) {
          brackets--;

          if (brackets === 0) {
            break;
          }
        }
      }

      push({ type: 'text', value });
      continue;
    }

    /**
     * Parentheses
     */

    if (value === CHAR_LEFT_PARENTHESES) {
      block = push({ type: 'paren', nodes: [] });
      stack.push(block);
      push({ type: 'text', value });
      continue;
    }

    if (value === CHAR_RIGHT_PARENTHESES) {
      if (block.type !== 'paren') {
        push({ type: 'text', value });
        continue;
      }
      block = stack.pop();
      push({ type: 'text', value });
      block = stack[stack.length - 1];
      continue;
    }

    /**
     * Quotes: '|"|`
     */

    if (value === CHAR_DOUBLE_QUOTE || value === CHAR_SINGLE_QUOTE || value === CHAR_BACKTICK) {
      const open = value;
      let next;

      if (options.keepQuotes !== true) {
        value = '';
      }

      while (index < length && (next = advance())) {
        if (next === CHAR_BACKSLASH) {
          value += next + advance();
          continue;
        }

        if (next === open) {
          if (options.keepQuotes === true) value += next;
          break;
        }

        value += next;
      }

      push({ type: 'text', value });
      continue;
    }

    /**
     * Left curly brace: '{'
     */

    if (value === CHAR_LEFT_CURLY_BRACE) {
      depth++;

      const dollar = prev.value && prev.value.slice(-1) === '$' || block.dollar === true;
      const brace = {
        type: 'brace',
        open: true,
        close: false,
        dollar,
        depth,
        commas: 0,
        ranges: 0,
        nodes: []
      };

      block = push(brace);
      stack.push(block);
      push({ type: 'open', value });
      continue;
    }

    /**
     * Right curly brace: '}'
     */

    if (value === CHAR_RIGHT_CURLY_BRACE) {
      if (block.type !== 'brace') {
        push({ type: 'text', value });
        continue;
      }

      const type = 'close';
      block = stack.pop();
      block.close = true;

      push({ type, value });
      depth--;

      block = stack[stack.length - 1];
      continue;
    }

    /**
     * Comma: ','
     */

    if (value === CHAR_COMMA && depth > 0) {
      if (block.ranges > 0) {
        block.ranges = 0;
        const open = block.nodes.shift();
        block.nodes = [open, { type: 'text', value: stringify(block) }];
      }

      push({ type: 'comma', value });
      block.commas++;
      continue;
    }

    /**
     * Dot: '.'
     */

    if (value === CHAR_DOT && depth > 0 && block.commas === 0) {
      const siblings = block.nodes;

      if (depth === 0 || siblings.length === 0) {
        push({ type: 'text', value });
        continue;
      }

      if (prev.type === 'dot') {
        block.range = [];
        prev.value += value;
        prev.type = 'range';

        if (block.nodes.length !== 3 && block.nodes.length !== 5) {
          block.invalid = true;
          block.ranges = 0;
          prev.type = 'text';
          continue;
        }

        block.ranges++;
        block.args = [];
        continue;
      }

      if (prev.type === 'range') {
        siblings.pop();

        const before = siblings[siblings.length - 1];
        before.value += prev.value + value;
        prev = before;
        block.ranges--;
        continue;
      }

      push({ type: 'dot', value });
      continue;
    }

    /**
     * Text
     */

    push({ type: 'text', value });
  }

  // Mark imbalanced braces and brackets as invalid
  do {
    block = stack.pop();

    if (block.type !== 'root') {
      block.nodes.forEach(node => {
        if (!node.nodes) {
          if (node.type === 'open') node.isOpen = true;
          if (node.type === 'close') node.isClose = true;
          if (!node.nodes) node.type = 'text';
          node.invalid = true;
        }
      });

      // get the location of the block on parent.nodes (block's siblings)
      const parent = stack[stack.length - 1];
      const index = parent.nodes.indexOf(block);
      // replace the (invalid) block with it's nodes
      parent.nodes.splice(index, 1, ...block.nodes);
    }
  } while (stack.length > 0);

  push({ type: 'eos' });
  return ast;
};

module.exports = parse;


/***/ }),

/***/ 3317:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const utils = __nccwpck_require__(2257);

module.exports = (ast, options = {}) => {
  const stringify = (node, parent = {}) => {
    const invalidBlock = options.escapeInvalid && utils.isInvalidBrace(parent);
    const invalidNode = node.invalid === true && options.escapeInvalid === true;
    let output = '';

    if (node.value) {
      if ((invalidBlock || invalidNode) && utils.isOpenOrClose(node)) {
        return '\\' + node.value;
      }
      return node.value;
    }

    if (node.value) {
      return node.value;
    }

    if (node.nodes) {
      for (const child of node.nodes) {
        output += stringify(child);
      }
    }
    return output;
  };

  return stringify(ast);
};



/***/ }),

/***/ 2257:
/***/ ((__unused_webpack_module, exports) => {



exports.isInteger = num => {
  if (typeof num === 'number') {
    return Number.isInteger(num);
  }
  if (typeof num === 'string' && num.trim() !== '') {
    return Number.isInteger(Number(num));
  }
  return false;
};

/**
 * Find a node of the given type
 */

exports.find = (node, type) => node.nodes.find(node => node.type === type);

/**
 * Find a node of the given type
 */

exports.exceedsLimit = (min, max, step = 1, limit) => {
  if (limit === false) return false;
  if (!exports.isInteger(min) || !exports.isInteger(max)) return false;
  return ((Number(max) - Number(min)) / Number(step)) >= limit;
};

/**
 * Escape the given node with '\\' before node.value
 */

exports.escapeNode = (block, n = 0, type) => {
  const node = block.nodes[n];
  if (!node) return;

  if ((type && node.type === type) || node.type === 'open' || node.type === 'close') {
    if (node.escaped !== true) {
      node.value = '\\' + node.value;
      node.escaped = true;
    }
  }
};

/**
 * Returns true if the given brace node should be enclosed in literal braces
 */

exports.encloseBrace = node => {
  if (node.type !== 'brace') return false;
  if ((node.commas >> 0 + node.ranges >> 0) === 0) {
    node.invalid = true;
    return true;
  }
  return false;
};

/**
 * Returns true if a brace node is invalid.
 */

exports.isInvalidBrace = block => {
  if (block.type !== 'brace') return false;
  if (block.invalid === true || block.dollar) return true;
  if ((block.commas >> 0 + block.ranges >> 0) === 0) {
    block.invalid = true;
    return true;
  }
  if (block.open !== true || block.close !== true) {
    block.invalid = true;
    return true;
  }
  return false;
};

/**
 * Returns true if a node is an open or close node
 */

exports.isOpenOrClose = node => {
  if (node.type === 'open' || node.type === 'close') {
    return true;
  }
  return node.open === true || node.close === true;
};

/**
 * Reduce an array of text nodes.
 */

exports.reduce = nodes => nodes.reduce((acc, node) => {
  if (node.type === 'text') acc.push(node.value);
  if (node.type === 'range') node.type = 'text';
  return acc;
}, []);

/**
 * Flatten an array
 */

exports.flatten = (...args) => {
  const result = [];

  const flat = arr => {
    for (let i = 0; i < arr.length; i++) {
      const ele = arr[i];

      if (Array.isArray(ele)) {
        flat(ele);
        continue;
      }

      if (ele !== undefined) {
        result.push(ele);
      }
    }
    return result;
  };

  flat(args);
  return result;
};


/***/ }),

/***/ 5648:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {


const taskManager = __nccwpck_require__(6599);
const async_1 = __nccwpck_require__(645);
const stream_1 = __nccwpck_require__(1969);
const sync_1 = __nccwpck_require__(5894);
const settings_1 = __nccwpck_require__(879);
const utils = __nccwpck_require__(6002);
async function FastGlob(source, options) {
    assertPatternsInput(source);
    const works = getWorks(source, async_1.default, options);
    const result = await Promise.all(works);
    return utils.array.flatten(result);
}
// https://github.com/typescript-eslint/typescript-eslint/issues/60
// eslint-disable-next-line no-redeclare
(function (FastGlob) {
    FastGlob.glob = FastGlob;
    FastGlob.globSync = sync;
    FastGlob.globStream = stream;
    FastGlob.async = FastGlob;
    function sync(source, options) {
        assertPatternsInput(source);
        const works = getWorks(source, sync_1.default, options);
        return utils.array.flatten(works);
    }
    FastGlob.sync = sync;
    function stream(source, options) {
        assertPatternsInput(source);
        const works = getWorks(source, stream_1.default, options);
        /**
         * The stream returned by the provider cannot work with an asynchronous iterator.
         * To support asynchronous iterators, regardless of the number of tasks, we always multiplex streams.
         * This affects performance (+25%). I don't see best solution right now.
         */
        return utils.stream.merge(works);
    }
    FastGlob.stream = stream;
    function generateTasks(source, options) {
        assertPatternsInput(source);
        const patterns = [].concat(source);
        const settings = new settings_1.default(options);
        return taskManager.generate(patterns, settings);
    }
    FastGlob.generateTasks = generateTasks;
    function isDynamicPattern(source, options) {
        assertPatternsInput(source);
        const settings = new settings_1.default(options);
        return utils.pattern.isDynamicPattern(source, settings);
    }
    FastGlob.isDynamicPattern = isDynamicPattern;
    function escapePath(source) {
        assertPatternsInput(source);
        return utils.path.escape(source);
    }
    FastGlob.escapePath = escapePath;
    function convertPathToPattern(source) {
        assertPatternsInput(source);
        return utils.path.convertPathToPattern(source);
    }
    FastGlob.convertPathToPattern = convertPathToPattern;
    let posix;
    (function (posix) {
        function escapePath(source) {
            assertPatternsInput(source);
            return utils.path.escapePosixPath(source);
        }
        posix.escapePath = escapePath;
        function convertPathToPattern(source) {
            assertPatternsInput(source);
            return utils.path.convertPosixPathToPattern(source);
        }
        posix.convertPathToPattern = convertPathToPattern;
    })(posix = FastGlob.posix || (FastGlob.posix = {}));
    let win32;
    (function (win32) {
        function escapePath(source) {
            assertPatternsInput(source);
            return utils.path.escapeWindowsPath(source);
        }
        win32.escapePath = escapePath;
        function convertPathToPattern(source) {
            assertPatternsInput(source);
            return utils.path.convertWindowsPathToPattern(source);
        }
        win32.convertPathToPattern = convertPathToPattern;
    })(win32 = FastGlob.win32 || (FastGlob.win32 = {}));
})(FastGlob || (FastGlob = {}));
function getWorks(source, _Provider, options) {
    const patterns = [].concat(source);
    const settings = new settings_1.default(options);
    const tasks = taskManager.generate(patterns, settings);
    const provider = new _Provider(settings);
    return tasks.map(provider.read, provider);
}
function assertPatternsInput(input) {
    const source = [].concat(input);
    const isValidSource = source.every((item) => utils.string.isString(item) && !utils.string.isEmpty(item));
    if (!isValidSource) {
        throw new TypeError('Patterns must be a string (non empty) or an array of strings');
    }
}
module.exports = FastGlob;


/***/ }),

/***/ 6599:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.convertPatternGroupToTask = exports.convertPatternGroupsToTasks = exports.groupPatternsByBaseDirectory = exports.getNegativePatternsAsPositive = exports.getPositivePatterns = exports.convertPatternsToTasks = exports.generate = void 0;
const utils = __nccwpck_require__(6002);
function generate(input, settings) {
    const patterns = processPatterns(input, settings);
    const ignore = processPatterns(settings.ignore, settings);
    const positivePatterns = getPositivePatterns(patterns);
    const negativePatterns = getNegativePatternsAsPositive(patterns, ignore);
    const staticPatterns = positivePatterns.filter((pattern) => utils.pattern.isStaticPattern(pattern, settings));
    const dynamicPatterns = positivePatterns.filter((pattern) => utils.pattern.isDynamicPattern(pattern, settings));
    const staticTasks = convertPatternsToTasks(staticPatterns, negativePatterns, /* dynamic */ false);
    const dynamicTasks = convertPatternsToTasks(dynamicPatterns, negativePatterns, /* dynamic */ true);
    return staticTasks.concat(dynamicTasks);
}
exports.generate = generate;
function processPatterns(input, settings) {
    let patterns = input;
    /**
     * The original pattern like `{,*,**,a/*}` can lead to problems checking the depth when matching entry
     * and some problems with the micromatch package (see fast-glob issues: #365, #394).
     *
     * To solve this problem, we expand all patterns containing brace expansion. This can lead to a slight slowdown
     * in matching in the case of a large set of patterns after expansion.
     */
    if (settings.braceExpansion) {
        patterns = utils.pattern.expandPatternsWithBraceExpansion(patterns);
    }
    /**
     * If the `baseNameMatch` option is enabled, we must add globstar to patterns, so that they can be used
     * at any nesting level.
     *
     * We do this here, because otherwise we have to complicate the filtering logic. For example, we need to change
     * the pattern in the filter before creating a regular expression. There is no need to change the patterns
     * in the application. Only on the input.
     */
    if (settings.baseNameMatch) {
        patterns = patterns.map((pattern) => pattern.includes('/') ? pattern : `**/${pattern}`);
    }
    /**
     * This method also removes duplicate slashes that may have been in the pattern or formed as a result of expansion.
     */
    return patterns.map((pattern) => utils.pattern.removeDuplicateSlashes(pattern));
}
/**
 * Returns tasks grouped by basic pattern directories.
 *
 * Patterns that can be found inside (`./`) and outside (`../`) the current directory are handled separately.
 * This is necessary because directory traversal starts at the base directory and goes deeper.
 */
function convertPatternsToTasks(positive, negative, dynamic) {
    const tasks = [];
    const patternsOutsideCurrentDirectory = utils.pattern.getPatternsOutsideCurrentDirectory(positive);
    const patternsInsideCurrentDirectory = utils.pattern.getPatternsInsideCurrentDirectory(positive);
    const outsideCurrentDirectoryGroup = groupPatternsByBaseDirectory(patternsOutsideCurrentDirectory);
    const insideCurrentDirectoryGroup = groupPatternsByBaseDirectory(patternsInsideCurrentDirectory);
    tasks.push(...convertPatternGroupsToTasks(outsideCurrentDirectoryGroup, negative, dynamic));
    /*
     * For the sake of reducing future accesses to the file system, we merge all tasks within the current directory
     * into a global task, if at least one pattern refers to the root (`.`). In this case, the global task covers the rest.
     */
    if ('.' in insideCurrentDirectoryGroup) {
        tasks.push(convertPatternGroupToTask('.', patternsInsideCurrentDirectory, negative, dynamic));
    }
    else {
        tasks.push(...convertPatternGroupsToTasks(insideCurrentDirectoryGroup, negative, dynamic));
    }
    return tasks;
}
exports.convertPatternsToTasks = convertPatternsToTasks;
function getPositivePatterns(patterns) {
    return utils.pattern.getPositivePatterns(patterns);
}
exports.getPositivePatterns = getPositivePatterns;
function getNegativePatternsAsPositive(patterns, ignore) {
    const negative = utils.pattern.getNegativePatterns(patterns).concat(ignore);
    const positive = negative.map(utils.pattern.convertToPositivePattern);
    return positive;
}
exports.getNegativePatternsAsPositive = getNegativePatternsAsPositive;
function groupPatternsByBaseDirectory(patterns) {
    const group = {};
    return patterns.reduce((collection, pattern) => {
        const base = utils.pattern.getBaseDirectory(pattern);
        if (base in collection) {
            collection[base].push(pattern);
        }
        else {
            collection[base] = [pattern];
        }
        return collection;
    }, group);
}
exports.groupPatternsByBaseDirectory = groupPatternsByBaseDirectory;
function convertPatternGroupsToTasks(positive, negative, dynamic) {
    return Object.keys(positive).map((base) => {
        return convertPatternGroupToTask(base, positive[base], negative, dynamic);
    });
}
exports.convertPatternGroupsToTasks = convertPatternGroupsToTasks;
function convertPatternGroupToTask(base, positive, negative, dynamic) {
    return {
        dynamic,
        positive,
        negative,
        base,
        patterns: [].concat(positive, negative.map(utils.pattern.convertToNegativePattern))
    };
}
exports.convertPatternGroupToTask = convertPatternGroupToTask;


/***/ }),

/***/ 645:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const async_1 = __nccwpck_require__(2907);
const provider_1 = __nccwpck_require__(7792);
class ProviderAsync extends provider_1.default {
    constructor() {
        super(...arguments);
        this._reader = new async_1.default(this._settings);
    }
    async read(task) {
        const root = this._getRootDirectory(task);
        const options = this._getReaderOptions(task);
        const entries = await this.api(root, task, options);
        return entries.map((entry) => options.transform(entry));
    }
    api(root, task, options) {
        if (task.dynamic) {
            return this._reader.dynamic(root, options);
        }
        return this._reader.static(task.patterns, options);
    }
}
exports["default"] = ProviderAsync;


/***/ }),

/***/ 3591:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const utils = __nccwpck_require__(6002);
const partial_1 = __nccwpck_require__(5740);
class DeepFilter {
    constructor(_settings, _micromatchOptions) {
        this._settings = _settings;
        this._micromatchOptions = _micromatchOptions;
    }
    getFilter(basePath, positive, negative) {
        const matcher = this._getMatcher(positive);
        const negativeRe = this._getNegativePatternsRe(negative);
        return (entry) => this._filter(basePath, entry, matcher, negativeRe);
    }
    _getMatcher(patterns) {
        return new partial_1.default(patterns, this._settings, this._micromatchOptions);
    }
    _getNegativePatternsRe(patterns) {
        const affectDepthOfReadingPatterns = patterns.filter(utils.pattern.isAffectDepthOfReadingPattern);
        return utils.pattern.convertPatternsToRe(affectDepthOfReadingPatterns, this._micromatchOptions);
    }
    _filter(basePath, entry, matcher, negativeRe) {
        if (this._isSkippedByDeep(basePath, entry.path)) {
            return false;
        }
        if (this._isSkippedSymbolicLink(entry)) {
            return false;
        }
        const filepath = utils.path.removeLeadingDotSegment(entry.path);
        if (this._isSkippedByPositivePatterns(filepath, matcher)) {
            return false;
        }
        return this._isSkippedByNegativePatterns(filepath, negativeRe);
    }
    _isSkippedByDeep(basePath, entryPath) {
        /**
         * Avoid unnecessary depth calculations when it doesn't matter.
         */
        if (this._settings.deep === Infinity) {
            return false;
        }
        return this._getEntryLevel(basePath, entryPath) >= this._settings.deep;
    }
    _getEntryLevel(basePath, entryPath) {
        const entryPathDepth = entryPath.split('/').length;
        if (basePath === '') {
            return entryPathDepth;
        }
        const basePathDepth = basePath.split('/').length;
        return entryPathDepth - basePathDepth;
    }
    _isSkippedSymbolicLink(entry) {
        return !this._settings.followSymbolicLinks && entry.dirent.isSymbolicLink();
    }
    _isSkippedByPositivePatterns(entryPath, matcher) {
        return !this._settings.baseNameMatch && !matcher.match(entryPath);
    }
    _isSkippedByNegativePatterns(entryPath, patternsRe) {
        return !utils.pattern.matchAny(entryPath, patternsRe);
    }
}
exports["default"] = DeepFilter;


/***/ }),

/***/ 4285:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const utils = __nccwpck_require__(6002);
class EntryFilter {
    constructor(_settings, _micromatchOptions) {
        this._settings = _settings;
        this._micromatchOptions = _micromatchOptions;
        this.index = new Map();
    }
    getFilter(positive, negative) {
        const [absoluteNegative, relativeNegative] = utils.pattern.partitionAbsoluteAndRelative(negative);
        const patterns = {
            positive: {
                all: utils.pattern.convertPatternsToRe(positive, this._micromatchOptions)
            },
            negative: {
                absolute: utils.pattern.convertPatternsToRe(absoluteNegative, Object.assign(Object.assign({}, this._micromatchOptions), { dot: true })),
                relative: utils.pattern.convertPatternsToRe(relativeNegative, Object.assign(Object.assign({}, this._micromatchOptions), { dot: true }))
            }
        };
        return (entry) => this._filter(entry, patterns);
    }
    _filter(entry, patterns) {
        const filepath = utils.path.removeLeadingDotSegment(entry.path);
        if (this._settings.unique && this._isDuplicateEntry(filepath)) {
            return false;
        }
        if (this._onlyFileFilter(entry) || this._onlyDirectoryFilter(entry)) {
            return false;
        }
        const isMatched = this._isMatchToPatternsSet(filepath, patterns, entry.dirent.isDirectory());
        if (this._settings.unique && isMatched) {
            this._createIndexRecord(filepath);
        }
        return isMatched;
    }
    _isDuplicateEntry(filepath) {
        return this.index.has(filepath);
    }
    _createIndexRecord(filepath) {
        this.index.set(filepath, undefined);
    }
    _onlyFileFilter(entry) {
        return this._settings.onlyFiles && !entry.dirent.isFile();
    }
    _onlyDirectoryFilter(entry) {
        return this._settings.onlyDirectories && !entry.dirent.isDirectory();
    }
    _isMatchToPatternsSet(filepath, patterns, isDirectory) {
        const isMatched = this._isMatchToPatterns(filepath, patterns.positive.all, isDirectory);
        if (!isMatched) {
            return false;
        }
        const isMatchedByRelativeNegative = this._isMatchToPatterns(filepath, patterns.negative.relative, isDirectory);
        if (isMatchedByRelativeNegative) {
            return false;
        }
        const isMatchedByAbsoluteNegative = this._isMatchToAbsoluteNegative(filepath, patterns.negative.absolute, isDirectory);
        if (isMatchedByAbsoluteNegative) {
            return false;
        }
        return true;
    }
    _isMatchToAbsoluteNegative(filepath, patternsRe, isDirectory) {
        if (patternsRe.length === 0) {
            return false;
        }
        const fullpath = utils.path.makeAbsolute(this._settings.cwd, filepath);
        return this._isMatchToPatterns(fullpath, patternsRe, isDirectory);
    }
    _isMatchToPatterns(filepath, patternsRe, isDirectory) {
        if (patternsRe.length === 0) {
            return false;
        }
        // Trying to match files and directories by patterns.
        const isMatched = utils.pattern.matchAny(filepath, patternsRe);
        // A pattern with a trailling slash can be used for directory matching.
        // To apply such pattern, we need to add a tralling slash to the path.
        if (!isMatched && isDirectory) {
            return utils.pattern.matchAny(filepath + '/', patternsRe);
        }
        return isMatched;
    }
}
exports["default"] = EntryFilter;


/***/ }),

/***/ 1587:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const utils = __nccwpck_require__(6002);
class ErrorFilter {
    constructor(_settings) {
        this._settings = _settings;
    }
    getFilter() {
        return (error) => this._isNonFatalError(error);
    }
    _isNonFatalError(error) {
        return utils.errno.isEnoentCodeError(error) || this._settings.suppressErrors;
    }
}
exports["default"] = ErrorFilter;


/***/ }),

/***/ 7827:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const utils = __nccwpck_require__(6002);
class Matcher {
    constructor(_patterns, _settings, _micromatchOptions) {
        this._patterns = _patterns;
        this._settings = _settings;
        this._micromatchOptions = _micromatchOptions;
        this._storage = [];
        this._fillStorage();
    }
    _fillStorage() {
        for (const pattern of this._patterns) {
            const segments = this._getPatternSegments(pattern);
            const sections = this._splitSegmentsIntoSections(segments);
            this._storage.push({
                complete: sections.length <= 1,
                pattern,
                segments,
                sections
            });
        }
    }
    _getPatternSegments(pattern) {
        const parts = utils.pattern.getPatternParts(pattern, this._micromatchOptions);
        return parts.map((part) => {
            const dynamic = utils.pattern.isDynamicPattern(part, this._settings);
            if (!dynamic) {
                return {
                    dynamic: false,
                    pattern: part
                };
            }
            return {
                dynamic: true,
                pattern: part,
                patternRe: utils.pattern.makeRe(part, this._micromatchOptions)
            };
        });
    }
    _splitSegmentsIntoSections(segments) {
        return utils.array.splitWhen(segments, (segment) => segment.dynamic && utils.pattern.hasGlobStar(segment.pattern));
    }
}
exports["default"] = Matcher;


/***/ }),

/***/ 5740:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const matcher_1 = __nccwpck_require__(7827);
class PartialMatcher extends matcher_1.default {
    match(filepath) {
        const parts = filepath.split('/');
        const levels = parts.length;
        const patterns = this._storage.filter((info) => !info.complete || info.segments.length > levels);
        for (const pattern of patterns) {
            const section = pattern.sections[0];
            /**
             * In this case, the pattern has a globstar and we must read all directories unconditionally,
             * but only if the level has reached the end of the first group.
             *
             * fixtures/{a,b}/**
             *  ^ true/false  ^ always true
            */
            if (!pattern.complete && levels > section.length) {
                return true;
            }
            const match = parts.every((part, index) => {
                const segment = pattern.segments[index];
                if (segment.dynamic && segment.patternRe.test(part)) {
                    return true;
                }
                if (!segment.dynamic && segment.pattern === part) {
                    return true;
                }
                return false;
            });
            if (match) {
                return true;
            }
        }
        return false;
    }
}
exports["default"] = PartialMatcher;


/***/ }),

/***/ 7792:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const path = __nccwpck_require__(6928);
const deep_1 = __nccwpck_require__(3591);
const entry_1 = __nccwpck_require__(4285);
const error_1 = __nccwpck_require__(1587);
const entry_2 = __nccwpck_require__(7094);
class Provider {
    constructor(_settings) {
        this._settings = _settings;
        this.errorFilter = new error_1.default(this._settings);
        this.entryFilter = new entry_1.default(this._settings, this._getMicromatchOptions());
        this.deepFilter = new deep_1.default(this._settings, this._getMicromatchOptions());
        this.entryTransformer = new entry_2.default(this._settings);
    }
    _getRootDirectory(task) {
        return path.resolve(this._settings.cwd, task.base);
    }
    _getReaderOptions(task) {
        const basePath = task.base === '.' ? '' : task.base;
        return {
            basePath,
            pathSegmentSeparator: '/',
            concurrency: this._settings.concurrency,
            deepFilter: this.deepFilter.getFilter(basePath, task.positive, task.negative),
            entryFilter: this.entryFilter.getFilter(task.positive, task.negative),
            errorFilter: this.errorFilter.getFilter(),
            followSymbolicLinks: this._settings.followSymbolicLinks,
            fs: this._settings.fs,
            stats: this._settings.stats,
            throwErrorOnBrokenSymbolicLink: this._settings.throwErrorOnBrokenSymbolicLink,
            transform: this.entryTransformer.getTransformer()
        };
    }
    _getMicromatchOptions() {
        return {
            dot: this._settings.dot,
            matchBase: this._settings.baseNameMatch,
            nobrace: !this._settings.braceExpansion,
            nocase: !this._settings.caseSensitiveMatch,
            noext: !this._settings.extglob,
            noglobstar: !this._settings.globstar,
            posix: true,
            strictSlashes: false
        };
    }
}
exports["default"] = Provider;


/***/ }),

/***/ 1969:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const stream_1 = __nccwpck_require__(2203);
const stream_2 = __nccwpck_require__(87);
const provider_1 = __nccwpck_require__(7792);
class ProviderStream extends provider_1.default {
    constructor() {
        super(...arguments);
        this._reader = new stream_2.default(this._settings);
    }
    read(task) {
        const root = this._getRootDirectory(task);
        const options = this._getReaderOptions(task);
        const source = this.api(root, task, options);
        const destination = new stream_1.Readable({ objectMode: true, read: () => { } });
        source
            .once('error', (error) => destination.emit('error', error))
            .on('data', (entry) => destination.emit('data', options.transform(entry)))
            .once('end', () => destination.emit('end'));
        destination
            .once('close', () => source.destroy());
        return destination;
    }
    api(root, task, options) {
        if (task.dynamic) {
            return this._reader.dynamic(root, options);
        }
        return this._reader.static(task.patterns, options);
    }
}
exports["default"] = ProviderStream;


/***/ }),

/***/ 5894:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const sync_1 = __nccwpck_require__(264);
const provider_1 = __nccwpck_require__(7792);
class ProviderSync extends provider_1.default {
    constructor() {
        super(...arguments);
        this._reader = new sync_1.default(this._settings);
    }
    read(task) {
        const root = this._getRootDirectory(task);
        const options = this._getReaderOptions(task);
        const entries = this.api(root, task, options);
        return entries.map(options.transform);
    }
    api(root, task, options) {
        if (task.dynamic) {
            return this._reader.dynamic(root, options);
        }
        return this._reader.static(task.patterns, options);
    }
}
exports["default"] = ProviderSync;


/***/ }),

/***/ 7094:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const utils = __nccwpck_require__(6002);
class EntryTransformer {
    constructor(_settings) {
        this._settings = _settings;
    }
    getTransformer() {
        return (entry) => this._transform(entry);
    }
    _transform(entry) {
        let filepath = entry.path;
        if (this._settings.absolute) {
            filepath = utils.path.makeAbsolute(this._settings.cwd, filepath);
            filepath = utils.path.unixify(filepath);
        }
        if (this._settings.markDirectories && entry.dirent.isDirectory()) {
            filepath += '/';
        }
        if (!this._settings.objectMode) {
            return filepath;
        }
        return Object.assign(Object.assign({}, entry), { path: filepath });
    }
}
exports["default"] = EntryTransformer;


/***/ }),

/***/ 2907:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const fsWalk = __nccwpck_require__(9337);
const reader_1 = __nccwpck_require__(1824);
const stream_1 = __nccwpck_require__(87);
class ReaderAsync extends reader_1.default {
    constructor() {
        super(...arguments);
        this._walkAsync = fsWalk.walk;
        this._readerStream = new stream_1.default(this._settings);
    }
    dynamic(root, options) {
        return new Promise((resolve, reject) => {
            this._walkAsync(root, options, (error, entries) => {
                if (error === null) {
                    resolve(entries);
                }
                else {
                    reject(error);
                }
            });
        });
    }
    async static(patterns, options) {
        const entries = [];
        const stream = this._readerStream.static(patterns, options);
        // After #235, replace it with an asynchronous iterator.
        return new Promise((resolve, reject) => {
            stream.once('error', reject);
            stream.on('data', (entry) => entries.push(entry));
            stream.once('end', () => resolve(entries));
        });
    }
}
exports["default"] = ReaderAsync;


/***/ }),

/***/ 1824:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const path = __nccwpck_require__(6928);
const fsStat = __nccwpck_require__(1470);
const utils = __nccwpck_require__(6002);
class Reader {
    constructor(_settings) {
        this._settings = _settings;
        this._fsStatSettings = new fsStat.Settings({
            followSymbolicLink: this._settings.followSymbolicLinks,
            fs: this._settings.fs,
            throwErrorOnBrokenSymbolicLink: this._settings.followSymbolicLinks
        });
    }
    _getFullEntryPath(filepath) {
        return path.resolve(this._settings.cwd, filepath);
    }
    _makeEntry(stats, pattern) {
        const entry = {
            name: pattern,
            path: pattern,
            dirent: utils.fs.createDirentFromStats(pattern, stats)
        };
        if (this._settings.stats) {
            entry.stats = stats;
        }
        return entry;
    }
    _isFatalError(error) {
        return !utils.errno.isEnoentCodeError(error) && !this._settings.suppressErrors;
    }
}
exports["default"] = Reader;


/***/ }),

/***/ 87:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const stream_1 = __nccwpck_require__(2203);
const fsStat = __nccwpck_require__(1470);
const fsWalk = __nccwpck_require__(9337);
const reader_1 = __nccwpck_require__(1824);
class ReaderStream extends reader_1.default {
    constructor() {
        super(...arguments);
        this._walkStream = fsWalk.walkStream;
        this._stat = fsStat.stat;
    }
    dynamic(root, options) {
        return this._walkStream(root, options);
    }
    static(patterns, options) {
        const filepaths = patterns.map(this._getFullEntryPath, this);
        const stream = new stream_1.PassThrough({ objectMode: true });
        stream._write = (index, _enc, done) => {
            return this._getEntry(filepaths[index], patterns[index], options)
                .then((entry) => {
                if (entry !== null && options.entryFilter(entry)) {
                    stream.push(entry);
                }
                if (index === filepaths.length - 1) {
                    stream.end();
                }
                done();
            })
                .catch(done);
        };
        for (let i = 0; i < filepaths.length; i++) {
            stream.write(i);
        }
        return stream;
    }
    _getEntry(filepath, pattern, options) {
        return this._getStat(filepath)
            .then((stats) => this._makeEntry(stats, pattern))
            .catch((error) => {
            if (options.errorFilter(error)) {
                return null;
            }
            throw error;
        });
    }
    _getStat(filepath) {
        return new Promise((resolve, reject) => {
            this._stat(filepath, this._fsStatSettings, (error, stats) => {
                return error === null ? resolve(stats) : reject(error);
            });
        });
    }
}
exports["default"] = ReaderStream;


/***/ }),

/***/ 264:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
const fsStat = __nccwpck_require__(1470);
const fsWalk = __nccwpck_require__(9337);
const reader_1 = __nccwpck_require__(1824);
class ReaderSync extends reader_1.default {
    constructor() {
        super(...arguments);
        this._walkSync = fsWalk.walkSync;
        this._statSync = fsStat.statSync;
    }
    dynamic(root, options) {
        return this._walkSync(root, options);
    }
    static(patterns, options) {
        const entries = [];
        for (const pattern of patterns) {
            const filepath = this._getFullEntryPath(pattern);
            const entry = this._getEntry(filepath, pattern, options);
            if (entry === null || !options.entryFilter(entry)) {
                continue;
            }
            entries.push(entry);
        }
        return entries;
    }
    _getEntry(filepath, pattern, options) {
        try {
            const stats = this._getStat(filepath);
            return this._makeEntry(stats, pattern);
        }
        catch (error) {
            if (options.errorFilter(error)) {
                return null;
            }
            throw error;
        }
    }
    _getStat(filepath) {
        return this._statSync(filepath, this._fsStatSettings);
    }
}
exports["default"] = ReaderSync;


/***/ }),

/***/ 879:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.DEFAULT_FILE_SYSTEM_ADAPTER = void 0;
const fs = __nccwpck_require__(9896);
const os = __nccwpck_require__(857);
/**
 * The `os.cpus` method can return zero. We expect the number of cores to be greater than zero.
 * https://github.com/nodejs/node/blob/7faeddf23a98c53896f8b574a6e66589e8fb1eb8/lib/os.js#L106-L107
 */
const CPU_COUNT = Math.max(os.cpus().length, 1);
exports.DEFAULT_FILE_SYSTEM_ADAPTER = {
    lstat: fs.lstat,
    lstatSync: fs.lstatSync,
    stat: fs.stat,
    statSync: fs.statSync,
    readdir: fs.readdir,
    readdirSync: fs.readdirSync
};
class Settings {
    constructor(_options = {}) {
        this._options = _options;
        this.absolute = this._getValue(this._options.absolute, false);
        this.baseNameMatch = this._getValue(this._options.baseNameMatch, false);
        this.braceExpansion = this._getValue(this._options.braceExpansion, true);
        this.caseSensitiveMatch = this._getValue(this._options.caseSensitiveMatch, true);
        this.concurrency = this._getValue(this._options.concurrency, CPU_COUNT);
        this.cwd = this._getValue(this._options.cwd, process.cwd());
        this.deep = this._getValue(this._options.deep, Infinity);
        this.dot = this._getValue(this._options.dot, false);
        this.extglob = this._getValue(this._options.extglob, true);
        this.followSymbolicLinks = this._getValue(this._options.followSymbolicLinks, true);
        this.fs = this._getFileSystemMethods(this._options.fs);
        this.globstar = this._getValue(this._options.globstar, true);
        this.ignore = this._getValue(this._options.ignore, []);
        this.markDirectories = this._getValue(this._options.markDirectories, false);
        this.objectMode = this._getValue(this._options.objectMode, false);
        this.onlyDirectories = this._getValue(this._options.onlyDirectories, false);
        this.onlyFiles = this._getValue(this._options.onlyFiles, true);
        this.stats = this._getValue(this._options.stats, false);
        this.suppressErrors = this._getValue(this._options.suppressErrors, false);
        this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, false);
        this.unique = this._getValue(this._options.unique, true);
        if (this.onlyDirectories) {
            this.onlyFiles = false;
        }
        if (this.stats) {
            this.objectMode = true;
        }
        // Remove the cast to the array in the next major (#404).
        this.ignore = [].concat(this.ignore);
    }
    _getValue(option, value) {
        return option === undefined ? value : option;
    }
    _getFileSystemMethods(methods = {}) {
        return Object.assign(Object.assign({}, exports.DEFAULT_FILE_SYSTEM_ADAPTER), methods);
    }
}
exports["default"] = Settings;


/***/ }),

/***/ 5711:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.splitWhen = exports.flatten = void 0;
function flatten(items) {
    return items.reduce((collection, item) => [].concat(collection, item), []);
}
exports.flatten = flatten;
function splitWhen(items, predicate) {
    const result = [[]];
    let groupIndex = 0;
    for (const item of items) {
        if (predicate(item)) {
            groupIndex++;
            result[groupIndex] = [];
        }
        else {
            result[groupIndex].push(item);
        }
    }
    return result;
}
exports.splitWhen = splitWhen;


/***/ }),

/***/ 9718:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.isEnoentCodeError = void 0;
function isEnoentCodeError(error) {
    return error.code === 'ENOENT';
}
exports.isEnoentCodeError = isEnoentCodeError;


/***/ }),

/***/ 6979:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.createDirentFromStats = void 0;
class DirentFromStats {
    constructor(name, stats) {
        this.name = name;
        this.isBlockDevice = stats.isBlockDevice.bind(stats);
        this.isCharacterDevice = stats.isCharacterDevice.bind(stats);
        this.isDirectory = stats.isDirectory.bind(stats);
        this.isFIFO = stats.isFIFO.bind(stats);
        this.isFile = stats.isFile.bind(stats);
        this.isSocket = stats.isSocket.bind(stats);
        this.isSymbolicLink = stats.isSymbolicLink.bind(stats);
    }
}
function createDirentFromStats(name, stats) {
    return new DirentFromStats(name, stats);
}
exports.createDirentFromStats = createDirentFromStats;


/***/ }),

/***/ 6002:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.string = exports.stream = exports.pattern = exports.path = exports.fs = exports.errno = exports.array = void 0;
const array = __nccwpck_require__(5711);
exports.array = array;
const errno = __nccwpck_require__(9718);
exports.errno = errno;
const fs = __nccwpck_require__(6979);
exports.fs = fs;
const path = __nccwpck_require__(9283);
exports.path = path;
const pattern = __nccwpck_require__(1304);
exports.pattern = pattern;
const stream = __nccwpck_require__(536);
exports.stream = stream;
const string = __nccwpck_require__(7641);
exports.string = string;


/***/ }),

/***/ 9283:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.convertPosixPathToPattern = exports.convertWindowsPathToPattern = exports.convertPathToPattern = exports.escapePosixPath = exports.escapeWindowsPath = exports.escape = exports.removeLeadingDotSegment = exports.makeAbsolute = exports.unixify = void 0;
const os = __nccwpck_require__(857);
const path = __nccwpck_require__(6928);
const IS_WINDOWS_PLATFORM = os.platform() === 'win32';
const LEADING_DOT_SEGMENT_CHARACTERS_COUNT = 2; // ./ or .\\
/**
 * All non-escaped special characters.
 * Posix: ()*?[]{|}, !+@ before (, ! at the beginning, \\ before non-special characters.
 * Windows: (){}[], !+@ before (, ! at the beginning.
 */
const POSIX_UNESCAPED_GLOB_SYMBOLS_RE = /(\\?)([()*?[\]{|}]|^!|[!+@](?=\()|\\(?![!()*+?@[\]{|}]))/g;
const WINDOWS_UNESCAPED_GLOB_SYMBOLS_RE = /(\\?)([()[\]{}]|^!|[!+@](?=\())/g;
/**
 * The device path (\\.\ or \\?\).
 * https://learn.microsoft.com/en-us/dotnet/standard/io/file-path-formats#dos-device-paths
 */
const DOS_DEVICE_PATH_RE = /^\\\\([.?])/;
/**
 * All backslashes except those escaping special characters.
 * Windows: !()+@{}
 * https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file#naming-conventions
 */
const WINDOWS_BACKSLASHES_RE = /\\(?![!()+@[\]{}])/g;
/**
 * Designed to work only with simple paths: `dir\\file`.
 */
function unixify(filepath) {
    return filepath.replace(/\\/g, '/');
}
exports.unixify = unixify;
function makeAbsolute(cwd, filepath) {
    return path.resolve(cwd, filepath);
}
exports.makeAbsolute = makeAbsolute;
function removeLeadingDotSegment(entry) {
    // We do not use `startsWith` because this is 10x slower than current implementation for some cases.
    // eslint-disable-next-line @typescript-eslint/prefer-string-starts-ends-with
    if (entry.charAt(0) === '.') {
        const secondCharactery = entry.charAt(1);
        if (secondCharactery === '/' || secondCharactery === '\\') {
            return entry.slice(LEADING_DOT_SEGMENT_CHARACTERS_COUNT);
        }
    }
    return entry;
}
exports.removeLeadingDotSegment = removeLeadingDotSegment;
exports.escape = IS_WINDOWS_PLATFORM ? escapeWindowsPath : escapePosixPath;
function escapeWindowsPath(pattern) {
    return pattern.replace(WINDOWS_UNESCAPED_GLOB_SYMBOLS_RE, '\\$2');
}
exports.escapeWindowsPath = escapeWindowsPath;
function escapePosixPath(pattern) {
    return pattern.replace(POSIX_UNESCAPED_GLOB_SYMBOLS_RE, '\\$2');
}
exports.escapePosixPath = escapePosixPath;
exports.convertPathToPattern = IS_WINDOWS_PLATFORM ? convertWindowsPathToPattern : convertPosixPathToPattern;
function convertWindowsPathToPattern(filepath) {
    return escapeWindowsPath(filepath)
        .replace(DOS_DEVICE_PATH_RE, '//$1')
        .replace(WINDOWS_BACKSLASHES_RE, '/');
}
exports.convertWindowsPathToPattern = convertWindowsPathToPattern;
function convertPosixPathToPattern(filepath) {
    return escapePosixPath(filepath);
}
exports.convertPosixPathToPattern = convertPosixPathToPattern;


/***/ }),

/***/ 1304:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.isAbsolute = exports.partitionAbsoluteAndRelative = exports.removeDuplicateSlashes = exports.matchAny = exports.convertPatternsToRe = exports.makeRe = exports.getPatternParts = exports.expandBraceExpansion = exports.expandPatternsWithBraceExpansion = exports.isAffectDepthOfReadingPattern = exports.endsWithSlashGlobStar = exports.hasGlobStar = exports.getBaseDirectory = exports.isPatternRelatedToParentDirectory = exports.getPatternsOutsideCurrentDirectory = exports.getPatternsInsideCurrentDirectory = exports.getPositivePatterns = exports.getNegativePatterns = exports.isPositivePattern = exports.isNegativePattern = exports.convertToNegativePattern = exports.convertToPositivePattern = exports.isDynamicPattern = exports.isStaticPattern = void 0;
const path = __nccwpck_require__(6928);
const globParent = __nccwpck_require__(8505);
const micromatch = __nccwpck_require__(8785);
const GLOBSTAR = '**';
const ESCAPE_SYMBOL = '\\';
const COMMON_GLOB_SYMBOLS_RE = /[*?]|^!/;
const REGEX_CHARACTER_CLASS_SYMBOLS_RE = /\[[^[]*]/;
const REGEX_GROUP_SYMBOLS_RE = /(?:^|[^!*+?@])\([^(]*\|[^|]*\)/;
const GLOB_EXTENSION_SYMBOLS_RE = /[!*+?@]\([^(]*\)/;
const BRACE_EXPANSION_SEPARATORS_RE = /,|\.\./;
/**
 * Matches a sequence of two or more consecutive slashes, excluding the first two slashes at the beginning of the string.
 * The latter is due to the presence of the device path at the beginning of the UNC path.
 */
const DOUBLE_SLASH_RE = /(?!^)\/{2,}/g;
function isStaticPattern(pattern, options = {}) {
    return !isDynamicPattern(pattern, options);
}
exports.isStaticPattern = isStaticPattern;
function isDynamicPattern(pattern, options = {}) {
    /**
     * A special case with an empty string is necessary for matching patterns that start with a forward slash.
     * An empty string cannot be a dynamic pattern.
     * For example, the pattern `/lib/*` will be spread into parts: '', 'lib', '*'.
     */
    if (pattern === '') {
        return false;
    }
    /**
     * When the `caseSensitiveMatch` option is disabled, all patterns must be marked as dynamic, because we cannot check
     * filepath directly (without read directory).
     */
    if (options.caseSensitiveMatch === false || pattern.includes(ESCAPE_SYMBOL)) {
        return true;
    }
    if (COMMON_GLOB_SYMBOLS_RE.test(pattern) || REGEX_CHARACTER_CLASS_SYMBOLS_RE.test(pattern) || REGEX_GROUP_SYMBOLS_RE.test(pattern)) {
        return true;
    }
    if (options.extglob !== false && GLOB_EXTENSION_SYMBOLS_RE.test(pattern)) {
        return true;
    }
    if (options.braceExpansion !== false && hasBraceExpansion(pattern)) {
        return true;
    }
    return false;
}
exports.isDynamicPattern = isDynamicPattern;
function hasBraceExpansion(pattern) {
    const openingBraceIndex = pattern.indexOf('{');
    if (openingBraceIndex === -1) {
        return false;
    }
    const closingBraceIndex = pattern.indexOf('}', openingBraceIndex + 1);
    if (closingBraceIndex === -1) {
        return false;
    }
    const braceContent = pattern.slice(openingBraceIndex, closingBraceIndex);
    return BRACE_EXPANSION_SEPARATORS_RE.test(braceContent);
}
function convertToPositivePattern(pattern) {
    return isNegativePattern(pattern) ? pattern.slice(1) : pattern;
}
exports.convertToPositivePattern = convertToPositivePattern;
function convertToNegativePattern(pattern) {
    return '!' + pattern;
}
exports.convertToNegativePattern = convertToNegativePattern;
function isNegativePattern(pattern) {
    return pattern.startsWith('!') && pattern[1] !== '(';
}
exports.isNegativePattern = isNegativePattern;
function isPositivePattern(pattern) {
    return !isNegativePattern(pattern);
}
exports.isPositivePattern = isPositivePattern;
function getNegativePatterns(patterns) {
    return patterns.filter(isNegativePattern);
}
exports.getNegativePatterns = getNegativePatterns;
function getPositivePatterns(patterns) {
    return patterns.filter(isPositivePattern);
}
exports.getPositivePatterns = getPositivePatterns;
/**
 * Returns patterns that can be applied inside the current directory.
 *
 * @example
 * // ['./*', '*', 'a/*']
 * getPatternsInsideCurrentDirectory(['./*', '*', 'a/*', '../*', './../*'])
 */
function getPatternsInsideCurrentDirectory(patterns) {
    return patterns.filter((pattern) => !isPatternRelatedToParentDirectory(pattern));
}
exports.getPatternsInsideCurrentDirectory = getPatternsInsideCurrentDirectory;
/**
 * Returns patterns to be expanded relative to (outside) the current directory.
 *
 * @example
 * // ['../*', './../*']
 * getPatternsInsideCurrentDirectory(['./*', '*', 'a/*', '../*', './../*'])
 */
function getPatternsOutsideCurrentDirectory(patterns) {
    return patterns.filter(isPatternRelatedToParentDirectory);
}
exports.getPatternsOutsideCurrentDirectory = getPatternsOutsideCurrentDirectory;
function isPatternRelatedToParentDirectory(pattern) {
    return pattern.startsWith('..') || pattern.startsWith('./..');
}
exports.isPatternRelatedToParentDirectory = isPatternRelatedToParentDirectory;
function getBaseDirectory(pattern) {
    return globParent(pattern, { flipBackslashes: false });
}
exports.getBaseDirectory = getBaseDirectory;
function hasGlobStar(pattern) {
    return pattern.includes(GLOBSTAR);
}
exports.hasGlobStar = hasGlobStar;
function endsWithSlashGlobStar(pattern) {
    return pattern.endsWith('/' + GLOBSTAR);
}
exports.endsWithSlashGlobStar = endsWithSlashGlobStar;
function isAffectDepthOfReadingPattern(pattern) {
    const basename = path.basename(pattern);
    return endsWithSlashGlobStar(pattern) || isStaticPattern(basename);
}
exports.isAffectDepthOfReadingPattern = isAffectDepthOfReadingPattern;
function expandPatternsWithBraceExpansion(patterns) {
    return patterns.reduce((collection, pattern) => {
        return collection.concat(expandBraceExpansion(pattern));
    }, []);
}
exports.expandPatternsWithBraceExpansion = expandPatternsWithBraceExpansion;
function expandBraceExpansion(pattern) {
    const patterns = micromatch.braces(pattern, { expand: true, nodupes: true, keepEscaping: true });
    /**
     * Sort the patterns by length so that the same depth patterns are processed side by side.
     * `a/{b,}/{c,}/*` – `['a///*', 'a/b//*', 'a//c/*', 'a/b/c/*']`
     */
    patterns.sort((a, b) => a.length - b.length);
    /**
     * Micromatch can return an empty string in the case of patterns like `{a,}`.
     */
    return patterns.filter((pattern) => pattern !== '');
}
exports.expandBraceExpansion = expandBraceExpansion;
function getPatternParts(pattern, options) {
    let { parts } = micromatch.scan(pattern, Object.assign(Object.assign({}, options), { parts: true }));
    /**
     * The scan method returns an empty array in some cases.
     * See micromatch/picomatch#58 for more details.
     */
    if (parts.length === 0) {
        parts = [pattern];
    }
    /**
     * The scan method does not return an empty part for the pattern with a forward slash.
     * This is another part of micromatch/picomatch#58.
     */
    if (parts[0].startsWith('/')) {
        parts[0] = parts[0].slice(1);
        parts.unshift('');
    }
    return parts;
}
exports.getPatternParts = getPatternParts;
function makeRe(pattern, options) {
    return micromatch.makeRe(pattern, options);
}
exports.makeRe = makeRe;
function convertPatternsToRe(patterns, options) {
    return patterns.map((pattern) => makeRe(pattern, options));
}
exports.convertPatternsToRe = convertPatternsToRe;
function matchAny(entry, patternsRe) {
    return patternsRe.some((patternRe) => patternRe.test(entry));
}
exports.matchAny = matchAny;
/**
 * This package only works with forward slashes as a path separator.
 * Because of this, we cannot use the standard `path.normalize` method, because on Windows platform it will use of backslashes.
 */
function removeDuplicateSlashes(pattern) {
    return pattern.replace(DOUBLE_SLASH_RE, '/');
}
exports.removeDuplicateSlashes = removeDuplicateSlashes;
function partitionAbsoluteAndRelative(patterns) {
    const absolute = [];
    const relative = [];
    for (const pattern of patterns) {
        if (isAbsolute(pattern)) {
            absolute.push(pattern);
        }
        else {
            relative.push(pattern);
        }
    }
    return [absolute, relative];
}
exports.partitionAbsoluteAndRelative = partitionAbsoluteAndRelative;
function isAbsolute(pattern) {
    return path.isAbsolute(pattern);
}
exports.isAbsolute = isAbsolute;


/***/ }),

/***/ 536:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.merge = void 0;
const merge2 = __nccwpck_require__(754);
function merge(streams) {
    const mergedStream = merge2(streams);
    streams.forEach((stream) => {
        stream.once('error', (error) => mergedStream.emit('error', error));
    });
    mergedStream.once('close', () => propagateCloseEventToSources(streams));
    mergedStream.once('end', () => propagateCloseEventToSources(streams));
    return mergedStream;
}
exports.merge = merge;
function propagateCloseEventToSources(streams) {
    streams.forEach((stream) => stream.emit('close'));
}


/***/ }),

/***/ 7641:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.isEmpty = exports.isString = void 0;
function isString(input) {
    return typeof input === 'string';
}
exports.isString = isString;
function isEmpty(input) {
    return input === '';
}
exports.isEmpty = isEmpty;


/***/ }),

/***/ 877:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

/*!
 * fill-range <https://github.com/jonschlinkert/fill-range>
 *
 * Copyright (c) 2014-present, Jon Schlinkert.
 * Licensed under the MIT License.
 */



const util = __nccwpck_require__(9023);
const toRegexRange = __nccwpck_require__(7551);

const isObject = val => val !== null && typeof val === 'object' && !Array.isArray(val);

const transform = toNumber => {
  return value => toNumber === true ? Number(value) : String(value);
};

const isValidValue = value => {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
};

const isNumber = num => Number.isInteger(+num);

const zeros = input => {
  let value = `${input}`;
  let index = -1;
  if (value[0] === '-') value = value.slice(1);
  if (value === '0') return false;
  while (value[++index] === '0');
  return index > 0;
};

const stringify = (start, end, options) => {
  if (typeof start === 'string' || typeof end === 'string') {
    return true;
  }
  return options.stringify === true;
};

const pad = (input, maxLength, toNumber) => {
  if (maxLength > 0) {
    let dash = input[0] === '-' ? '-' : '';
    if (dash) input = input.slice(1);
    input = (dash + input.padStart(dash ? maxLength - 1 : maxLength, '0'));
  }
  if (toNumber === false) {
    return String(input);
  }
  return input;
};

const toMaxLen = (input, maxLength) => {
  let negative = input[0] === '-' ? '-' : '';
  if (negative) {
    input = input.slice(1);
    maxLength--;
  }
  while (input.length < maxLength) input = '0' + input;
  return negative ? ('-' + input) : input;
};

const toSequence = (parts, options, maxLen) => {
  parts.negatives.sort((a, b) => a < b ? -1 : a > b ? 1 : 0);
  parts.positives.sort((a, b) => a < b ? -1 : a > b ? 1 : 0);

  let prefix = options.capture ? '' : '?:';
  let positives = '';
  let negatives = '';
  let result;

  if (parts.positives.length) {
    positives = parts.positives.map(v => toMaxLen(String(v), maxLen)).join('|');
  }

  if (parts.negatives.length) {
    negatives = `-(${prefix}${parts.negatives.map(v => toMaxLen(String(v), maxLen)).join('|')})`;
  }

  if (positives && negatives) {
    result = `${positives}|${negatives}`;
  } else {
    result = positives || negatives;
  }

  if (options.wrap) {
    return `(${prefix}${result})`;
  }

  return result;
};

const toRange = (a, b, isNumbers, options) => {
  if (isNumbers) {
    return toRegexRange(a, b, { wrap: false, ...options });
  }

  let start = String.fromCharCode(a);
  if (a === b) return start;

  let stop = String.fromCharCode(b);
  return `[${start}-${stop}]`;
};

const toRegex = (start, end, options) => {
  if (Array.isArray(start)) {
    let wrap = options.wrap === true;
    let prefix = options.capture ? '' : '?:';
    return wrap ? `(${prefix}${start.join('|')})` : start.join('|');
  }
  return toRegexRange(start, end, options);
};

const rangeError = (...args) => {
  return new RangeError('Invalid range arguments: ' + util.inspect(...args));
};

const invalidRange = (start, end, options) => {
  if (options.strictRanges === true) throw rangeError([start, end]);
  return [];
};

const invalidStep = (step, options) => {
  if (options.strictRanges === true) {
    throw new TypeError(`Expected step "${step}" to be a number`);
  }
  return [];
};

const fillNumbers = (start, end, step = 1, options = {}) => {
  let a = Number(start);
  let b = Number(end);

  if (!Number.isInteger(a) || !Number.isInteger(b)) {
    if (options.strictRanges === true) throw rangeError([start, end]);
    return [];
  }

  // fix negative zero
  if (a === 0) a = 0;
  if (b === 0) b = 0;

  let descending = a > b;
  let startString = String(start);
  let endString = String(end);
  let stepString = String(step);
  step = Math.max(Math.abs(step), 1);

  let padded = zeros(startString) || zeros(endString) || zeros(stepString);
  let maxLen = padded ? Math.max(startString.length, endString.length, stepString.length) : 0;
  let toNumber = padded === false && stringify(start, end, options) === false;
  let format = options.transform || transform(toNumber);

  if (options.toRegex && step === 1) {
    return toRange(toMaxLen(start, maxLen), toMaxLen(end, maxLen), true, options);
  }

  let parts = { negatives: [], positives: [] };
  let push = num => parts[num < 0 ? 'negatives' : 'positives'].push(Math.abs(num));
  let range = [];
  let index = 0;

  while (descending ? a >= b : a <= b) {
    if (options.toRegex === true && step > 1) {
      push(a);
    } else {
      range.push(pad(format(a, index), maxLen, toNumber));
    }
    a = descending ? a - step : a + step;
    index++;
  }

  if (options.toRegex === true) {
    return step > 1
      ? toSequence(parts, options, maxLen)
      : toRegex(range, null, { wrap: false, ...options });
  }

  return range;
};

const fillLetters = (start, end, step = 1, options = {}) => {
  if ((!isNumber(start) && start.length > 1) || (!isNumber(end) && end.length > 1)) {
    return invalidRange(start, end, options);
  }

  let format = options.transform || (val => String.fromCharCode(val));
  let a = `${start}`.charCodeAt(0);
  let b = `${end}`.charCodeAt(0);

  let descending = a > b;
  let min = Math.min(a, b);
  let max = Math.max(a, b);

  if (options.toRegex && step === 1) {
    return toRange(min, max, false, options);
  }

  let range = [];
  let index = 0;

  while (descending ? a >= b : a <= b) {
    range.push(format(a, index));
    a = descending ? a - step : a + step;
    index++;
  }

  if (options.toRegex === true) {
    return toRegex(range, null, { wrap: false, options });
  }

  return range;
};

const fill = (start, end, step, options = {}) => {
  if (end == null && isValidValue(start)) {
    return [start];
  }

  if (!isValidValue(start) || !isValidValue(end)) {
    return invalidRange(start, end, options);
  }

  if (typeof step === 'function') {
    return fill(start, end, 1, { transform: step });
  }

  if (isObject(step)) {
    return fill(start, end, 0, step);
  }

  let opts = { ...options };
  if (opts.capture === true) opts.wrap = true;
  step = step || opts.step || 1;

  if (!isNumber(step)) {
    if (step != null && !isObject(step)) return invalidStep(step, opts);
    return fill(start, end, 1, step);
  }

  if (isNumber(start) && isNumber(end)) {
    return fillNumbers(start, end, step, opts);
  }

  return fillLetters(start, end, Math.max(Math.abs(step), 1), opts);
};

module.exports = fill;


/***/ }),

/***/ 8505:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



var isGlob = __nccwpck_require__(1925);
var pathPosixDirname = (__nccwpck_require__(6928).posix).dirname;
var isWin32 = (__nccwpck_require__(857).platform)() === 'win32';

var slash = '/';
var backslash = /\\/g;
var enclosure = /[\{\[].*[\}\]]$/;
var globby = /(^|[^\\])([\{\[]|\([^\)]+$)/;
var escaped = /\\([\!\*\?\|\[\]\(\)\{\}])/g;

/**
 * @param {string} str
 * @param {Object} opts
 * @param {boolean} [opts.flipBackslashes=true]
 * @returns {string}
 */
module.exports = function globParent(str, opts) {
  var options = Object.assign({ flipBackslashes: true }, opts);

  // flip windows path separators
  if (options.flipBackslashes && isWin32 && str.indexOf(slash) < 0) {
    str = str.replace(backslash, slash);
  }

  // special case for strings ending in enclosure containing path separator
  if (enclosure.test(str)) {
    str += slash;
  }

  // preserves full path in case of trailing path separator
  str += 'a';

  // remove path parts that are globby
  do {
    str = pathPosixDirname(str);
  } while (isGlob(str) || globby.test(str));

  // remove escape chars and return result
  return str.replace(escaped, '$1');
};


/***/ }),

/***/ 298:
/***/ ((module) => {

// A simple implementation of make-array
function makeArray (subject) {
  return Array.isArray(subject)
    ? subject
    : [subject]
}

const UNDEFINED = undefined
const EMPTY = ''
const SPACE = ' '
const ESCAPE = '\\'

// The characters that carry a meaning of their own inside a regular
//   expression, so a literal one has to be escaped before it is emitted.
const REGEX_LITERAL_SPECIAL = /[.*+?()[\]{}^$|\\/]/
const BOM = '\uFEFF'
// A run of two or more asterisks is a globstar (#175)
const REGEX_ANCHORED_GLOBSTAR = /^\/\*{2,}$/
const REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION = /^\\!/
const REGEX_REPLACE_LEADING_EXCAPED_HASH = /^\\#/
const REGEX_SPLITALL_CRLF = /\r?\n/g

// Invalid:
// - /foo,
// - ./foo,
// - ../foo,
// - .
// - ..
// Valid:
// - .foo
const DOUBLE_SLASH = '//'
const SLASH_CODE = 47
const DOT_CODE = 46


const SLASH = '/'

// Do not use ternary expression here, since "istanbul ignore next" is buggy
let TMP_KEY_IGNORE = 'node-ignore'
/* istanbul ignore else */
if (typeof Symbol !== 'undefined') {
  TMP_KEY_IGNORE = Symbol.for('node-ignore')
}
const KEY_IGNORE = TMP_KEY_IGNORE

const define = (object, key, value) => {
  Object.defineProperty(object, key, {value})
  return value
}

const RETURN_FALSE = () => false

// > The range notation, e.g. [a-zA-Z],
// > can be used to match one of the characters in a range.
//
// gitignore(5) defers to fnmatch(3) for this, and git implements it in
//   `wildmatch.c`.  A bracket expression has a sub-grammar of its own, which
//   is neither the surrounding pattern grammar nor the JavaScript one:
//
//   - a `]` right after `[` or `[!` is a literal member, not the terminator
//   - `[:alpha:]` names one of twelve POSIX classes
//   - `\` escapes the next member, `]` included
//   - `*`, `?` and `.` are plain literal members
//   - an unterminated expression makes the whole pattern match nothing
//
// which means the expression can not be located -- let alone translated -- by
//   a regular expression.  It is scanned out of the pattern before the
//   replacers below run, and put back once they are done, so that neither the
//   metacharacter escaper nor the `?` / `*` replacers ever see its body.

// git classifies with its own ASCII-only ctype macros (`wildmatch.c`), never
//   with the C library ones, so these must not be mapped onto `\d` / `\w` /
//   `\s`, which are wider.  `/` is left out of every expansion, because a
//   bracket expression never matches a path separator.
const POSIX_CLASSES = {
  alnum: '0-9A-Za-z',
  alpha: 'A-Za-z',
  blank: ' \\t',
  cntrl: '\\x00-\\x1f\\x7f',
  digit: '0-9',
  graph: '!-.0-~',
  lower: 'a-z',
  print: ' -.0-~',
  punct: '!-.:-@\\[-`{-~',
  // git's `sane-ctype.h` classifies \v and \f as control, not space,
  //   unlike C's `isspace`
  space: ' \\t\\n\\r',
  upper: 'A-Z',
  xdigit: '0-9A-Fa-f'
}

const CLASS_MEMBERS_TO_ESCAPE = '\\]^-['

const escapeMember = char => CLASS_MEMBERS_TO_ESCAPE.indexOf(char) < 0
  ? char
  : ESCAPE + char

// > if (matched == negated || ((flags & WM_PATHNAME) && text_ch == '/'))
// >   return WM_ABORT_TO_STARSTAR;                     (git, `wildmatch.c`)
// A bracket expression never matches a path separator, whatever its members
//   say, so a negated class gets `/` as one more excluded character, while a
//   plain one -- where a literal member or a range could still let `/` in --
//   is guarded with a lookahead, `/` being impossible to subtract from a
//   JavaScript character class.
const NON_SLASH = '(?!\\/)'

const classSource = (negated, body) => {
  if (negated) {
    return `[^\\/${body}]`
  }

  const source = `[${body}]`

  return new RegExp(source).test('/')
    ? NON_SLASH + source
    : source
}

// Scan the bracket expression that starts at `pattern[start] === '['`,
//   mirroring the member loop of git's `wildmatch.c`.
// @returns {{end: number, source: string} | null} `null` if the expression is
//   never terminated, which makes the whole pattern match nothing.
const scanBracket = (pattern, start) => {
  const {length} = pattern
  let index = start + 1
  let negated = EMPTY

  const lead = pattern[index]
  if (lead === '!' || lead === '^') {
    negated = '^'
    index ++
  }

  let body = EMPTY

  // The member a `-` could start a range from, or EMPTY when the previous
  //   member can not open one (start of the body, or a range / POSIX class
  //   that has just closed)
  let prev = EMPTY

  // git scans the members with a do-while, so the first one is consumed
  //   unconditionally.  That is the whole reason a leading `]` is a member
  //   and not the terminator.
  for (;;) {
    const char = pattern[index]

    if (char === UNDEFINED) {
      return null
    }

    if (char === ESCAPE) {
      // A pattern can not end on a lone backslash -- `createRule` has
      //   already thrown it away -- so there is a character to read.
      const escaped = pattern[++ index]
      body += escapeMember(escaped)
      prev = escaped
    } else if (
      char === '-'
      && prev
      && index + 1 < length
      && pattern[index + 1] !== ']'
    ) {
      index ++
      let to = pattern[index]
      if (to === ESCAPE) {
        to = pattern[index += 1]
      }
      // An out-of-order range matches nothing in git but is a syntax error in
      //   JavaScript, so it is dropped.  Its lower bound stays: git tests it
      //   as a plain member before it ever looks at the `-`, so `[c-a]` does
      //   match `c`.
      if (prev <= to) {
        body += `-${escapeMember(to)}`
      }
      prev = EMPTY
    } else if (char === '[' && pattern[index + 1] === ':') {
      const nameStart = index + 2
      let end = nameStart
      while (end < length && pattern[end] !== ']') {
        end ++
      }

      if (end === length) {
        return null
      }

      if (end > nameStart && pattern[end - 1] === ':') {
        const name = pattern.slice(nameStart, end - 1)

        // An unknown class name makes the whole pattern match nothing
        if (!Object.prototype.hasOwnProperty.call(POSIX_CLASSES, name)) {
          return null
        }

        body += POSIX_CLASSES[name]
        prev = EMPTY
        index = end
      } else {
        // No `:]` to close it, so the `[` is a plain member and scanning
        //   resumes right after it.
        body += escapeMember('[')
        prev = '['
        index = nameStart - 2
      }
    } else {
      body += escapeMember(char)
      prev = char
    }

    index ++

    if (pattern[index] === ']') {
      return {
        end: index,
        source: classSource(negated, body)
      }
    }
  }
}

// An empty JavaScript class can never match, which is how a pattern that git
//   gives up on (`WM_ABORT_ALL`) is expressed here.
const NEVER_MATCH = '[]'

// A NUL can appear in neither a `.gitignore` line nor a path, which makes it
//   the one safe placeholder character.  A literal one in the pattern is
//   held aside all the same, so a collision is impossible by construction.
const PLACEHOLDER = '\u0000'
const REGEX_RESTORE_PLACEHOLDER = new RegExp(
  `${PLACEHOLDER}(\\d+)${PLACEHOLDER}`, 'g'
)

// The one wildcard the chain does not expand for itself is a trailing `*`. How
//   it expands depends on the mode (`regex` vs `checkRegex`), so `_make` is
//   left to do it, and until then the pending wildcard travels as this marker.
//   That is what keeps it apart from a user-escaped literal `\*`: the unescape
//   steps collapse the escaped one to the exact `\*` a wildcard would leave
//   behind, so by the time `_make` runs the two are otherwise the same string
//   and a literal star gets wrongly rewritten into a wildcard. The marker is a
//   private-use character, and `extractBrackets` keeps one that came out of the
//   pattern apart from it, so the only marker `_make` ever turns back into a
//   real wildcard is the one this chain put there itself.
const TRAILING_WILDCARD = '\uE000'

// A trailing "/**" is deferred the same way, because `checkRegex` has to tell
//   it apart from a trailing "/*" (see `checkSourceOf`). For `.ignores()` it
//   still never matches the folder itself (#21).
const TRAILING_DOUBLESTAR = '\uE001'

// The three characters above mean something to the chain that builds the
//   source rather than to the path, so one that came out of the pattern is
//   held aside like a bracket expression instead of going straight out. Being
//   held is what makes it safe: the restore runs after the step that anchors
//   the source, so the character comes back in the middle of the source and
//   not at its end, which is the one place `_make` and `checkSourceOf` look
//   for a marker. Without it a pattern's own character lands where a pending
//   marker sits, and `_make` turns it into a real trailing wildcard.
//
// It is held as a one-member class rather than bare, in both of the branches
//   a reserved character can reach, so that the property can be
//   read off this function alone -- a reserved character never goes out on
//   its own -- rather than depending on where in the chain the restore
//   happens to run. In the expression built here `[x]` matches exactly what
//   `x` matches, none of the three being special to a regular expression or
//   inside a class, so no test can tell the two apart: the class is insurance,
//   and the paragraph above is the reason it is not needed.
const isReserved = char =>
  char === PLACEHOLDER
  || char === TRAILING_WILDCARD
  || char === TRAILING_DOUBLESTAR

// Replace every bracket expression with a placeholder the replacers below
//   leave alone, and translate it separately.
const extractBrackets = pattern => {
  const sources = []
  const hold = source =>
    `${PLACEHOLDER}${sources.push(source) - 1}${PLACEHOLDER}`

  const {length} = pattern
  let out = EMPTY
  let index = 0

  while (index < length) {
    const char = pattern[index]

    if (char === ESCAPE) {
      // > Put a backslash ("\") in front of ... a character to make it literal.
      //                                            (gitignore(5) -> fnmatch(3))
      // A backslash quotes the next character, whatever it is, so `\d` is a
      //   literal `d`, not the regex digit class, and `\?` is a literal `?`,
      //   not a wildcard. Held aside as its literal here, the escape never
      //   reaches the replacers below, which would otherwise let `\d`, `\b`,
      //   `\1`, `\/` keep their regular-expression meaning, and would turn a
      //   `\?` into `[^\/]`.
      //
      // Three escapes are still left for the chain: `\*` (a literal star,
      //   told apart from a wildcard by `TRAILING_WILDCARD` and the wildcard
      //   replacers), `\[` (a literal bracket, the one `[` the bracket
      //   replacer still expects), and `\ ` (a quoted space, which one pass
      //   below rewrites in bulk -- holding each one aside instead costs more
      //   on a pattern built out of them).
      //
      // A quoted backslash is not among them. The chain doubles every
      //   backslash, then takes the doubling back out again, and a quoted one
      //   standing next to a character the chain also escapes left the two
      //   counts sharing a run, so one of the escapes was lost. Held here as
      //   the literal it means, it never joins that run.
      const escaped = pattern[index + 1]

      if (escaped === SLASH && index + 2 === length) {
        // Git removes a final directory slash before matching. An escape
        //   without a character after that removal makes the pattern invalid.
        out += hold(NEVER_MATCH)
      } else if (
        escaped === '*'
        || escaped === '['
        || escaped === SPACE
      ) {
        out += pattern.slice(index, index + 2)
      } else {
        out += hold(
          REGEX_LITERAL_SPECIAL.test(escaped)
            ? ESCAPE + escaped
            : isReserved(escaped)
              ? `[${escaped}]`
              : escaped
        )
      }

      index += 2
    } else if (isReserved(char)) {
      out += hold(`[${char}]`)
      index ++
    } else if (char === '[') {
      const scanned = scanBracket(pattern, index)

      if (scanned === null) {
        // git gives up on the whole pattern (`WM_ABORT_ALL`), so whatever
        //   follows can not make it match either.
        out += hold(NEVER_MATCH)
        index = length
      } else {
        out += hold(scanned.source)
        index = scanned.end + 1
      }
    } else {
      out += char
      index ++
    }
  }

  return {
    source: out,
    sources
  }
}

// A step of the chain below is normally a `[matcher, replacer]` pair handed
//   to `String.replace`. `DIRECT` marks the ones that are plain string work
//   instead, and take `(source, pattern)`.
//
// Anchoring the two ends is exactly that -- a test of one character and a
//   concatenation -- and putting it through the regular expression engine
//   cost a third of this chain for nothing: 167ns where 10ns does the same
//   job. The two are still steps in the same list, in the same places,
//   because their position in the order is part of what they mean.
const DIRECT = null

// A separator at the beginning or in the middle of a pattern, as opposed to
//   one at the very end.
const REGEX_INNER_SLASH = /\/(?!$)/
const WILDCARD = '[^\\/]*'

// > If the pattern ends with a slash,
// > it is removed for the purpose of the following description,
// > but it would only find a match with a directory.
// > In other words, foo/ will match a directory foo and paths underneath it,
// > but will not match a regular file or a symbolic link foo
// >  (this is consistent with the way how pathspec works in general in Git).
// '`foo/`' will not match regular file '`foo`' or symbolic link '`foo`'
// -> ignore-rules will not deal with it, because it costs extra `fs.stat` call
//      you could use option `mark: true` with `glob`

// '`foo/`' should not continue with the '`..`'
// The chain that turns one gitignore pattern into a regular expression
//   source, in order. A step is either
//
//   [matcher, replacer]            handed to `String.replace`
//   [matcher, replacer, required]  the same, but skipped outright unless
//                                    `required` appears in the string, which
//                                    the matcher cannot match without
//   [DIRECT, transform]            plain string work, taking (source, pattern)
//
// The `required` character is only ever a shortcut: finding it does not mean
//   the matcher will match, and not finding it means it cannot. It is there
//   because scanning for one character costs a fraction of running a matcher
//   that then finds nothing -- for the wildcard step, whose `[^\\]+`
//   backtracks its way through the whole string before giving up, 11ns
//   against 400ns.
const REPLACERS = [

  // Replace (\ ) with ' '
  // Only a space: an escaped tab or other whitespace is already a literal by
  //   the time it reaches here, and a bare tab must be left as one, not turned
  //   into a space.
  // (\ ) -> ' '
  // (\\ ) -> '\\ '
  // (\\\ ) -> '\\ '
  [
    // A run of backslashes is taken whole, from its first one, so no match
    //   ever starts again inside it -- `(\\+?) ` did, which made a long run
    //   quadratic.
    /(\\+)( ?)/g,
    (_, run, space) => space
      ? run.slice(0, run.length - run.length % 2) + SPACE
      : run,
    ESCAPE + SPACE
  ],

  // git's wildmatch() reads a run of two or more asterisks as one globstar
  //   whenever the run fills a path segment: it starts the pattern or follows
  //   a `/`, and it ends the pattern or comes before a `/`. A run of two is
  //   already `**`; a longer one is folded into `**` here, so the steps
  //   below only ever have to know `**`.
  // `***/foo` -> `**/foo`, `a/***/b` -> `a/**/b`, `a/***` -> `a/**`
  // git also takes a run beside a literal prefix (`a***/b`) or beside an
  //   escaped slash (`***\/b`) as a globstar, and this does not; the README
  //   lists both, under "A run of asterisks".
  [
    /(^|\/)\*{3,}(?=\/|$)/g,
    (_, start) => `${start}**`,
    '*'
  ],

  // Escape metacharacters
  // which is written down by users but means special for regular expressions.

  // > There are 12 characters with special meanings:
  // > - the backslash \,
  // > - the caret ^,
  // > - the dollar sign $,
  // > - the period or dot .,
  // > - the vertical bar or pipe symbol |,
  // > - the question mark ?,
  // > - the asterisk or star *,
  // > - the plus sign +,
  // > - the opening parenthesis (,
  // > - the closing parenthesis ),
  // > - and the opening square bracket [,
  // > - the opening curly brace {,
  // > These special characters are often called "metacharacters".
  [
    /[\\$.|*+(){^]/g,
    match => `\\${match}`
  ],

  [
    // > a question mark (?) matches a single character
    /(?!\\)\?/g,
    () => '[^/]',
    '?'
  ],

  // leading slash
  [

    // > A leading slash matches the beginning of the pathname.
    // > For example, "/*.c" matches "cat-file.c" but not "mozilla-sha1/sha1.c".
    // A leading slash matches the beginning of the pathname
    /^\//,
    () => '^',
    SLASH
  ],

  // replace special metacharacter slash after the leading slash
  [
    /\//g,
    () => '\\/',
    SLASH
  ],

  [
    // > A leading "**" followed by a slash means match in all directories.
    // > For example, "**/foo" matches file or directory "foo" anywhere,
    // > the same as pattern "foo".
    // > "**/foo/bar" matches file or directory "bar" anywhere that is directly
    // >   under directory "foo".
    // Notice that the '*'s have been replaced as '\\*'
    /^\^*(?:\\\*\\\*\\\/)+/,

    // '**/foo' <-> 'foo'
    () => '(?:^|\\/)',
    '*'
  ],

  // starting
  [
    // there will be no leading '/'
    //   (which has been replaced by section "leading slash")
    // If starts with '**', adding a '^' to the regular expression also works
    DIRECT,
    (source, pattern) => {
      // Nothing to anchor to, or already anchored (`^` or `(?:^|\/)`)
      if (!source || source[0] === '^' || source[0] === '(') {
        return source
      }

      // If has a slash `/` at the beginning or middle
      const anchor = !REGEX_INNER_SLASH.test(pattern)
        // > Prior to 2.22.1
        // > If the pattern does not contain a slash /,
        // >   Git treats it as a shell glob pattern
        // Actually, if there is only a trailing slash,
        //   git also treats it as a shell glob pattern

        // After 2.22.1 (compatible but clearer)
        // > If there is a separator at the beginning or middle (or both)
        // > of the pattern, then the pattern is relative to the directory
        // > level of the particular .gitignore file itself.
        // > Otherwise the pattern may also match at any level below
        // > the .gitignore level.
        ? '(?:^|\\/)'

        // > Otherwise, Git treats the pattern as a shell glob suitable for
        // >   consumption by fnmatch(3)
        : '^'

      return anchor + source
    }
  ],

  // two globstars
  [
    // Use lookahead assertions so that we could match more than one `'/**'`
    /\\\/\\\*\\\*(?=\\\/|$)/g,

    // Zero, one or several directories
    // should not use '*', or it will be replaced by the next replacer

    // Check if it is not the last `'/**'`
    (_, index, str) => index + 6 < str.length

      // case: /**/ at the end of the pattern, i.e. a trailing `'/**/'`
      // > A trailing `"/**/"` (a trailing `"/**"` restricted to directories)
      // >   matches everything inside, but it should not match the current
      // >   folder itself, so it requires at least one directory segment.
      // 'a/**/' matches 'a/b/', 'a/x/y/' but not 'a/'
      ? str.slice(index + 6) === '\\/'
        ? '(?:\\/[^\\/]+)+'

        // case: /**/
        // > A slash followed by two consecutive asterisks then a slash matches
        // >   zero or more directories.
        // > For example, "a/**/b" matches "a/b", "a/x/b", "a/x/y/b" and so on.
        // '/**/'
        : '(?:\\/[^\\/]+)*'

      // case: /**
      // > A trailing `"/**"` matches everything inside.

      // #21: everything inside but it should not include the current folder,
      //   resolved by `_make`
      : `\\/${TRAILING_DOUBLESTAR}`,
    '*'
  ],

  // normal intermediate wildcards
  [
    // Never replace escaped '*'
    // ignore rule '\*' will match the path '*'

    // 'abc.*/' -> go
    // 'abc.*'  -> skip this rule,
    //    coz trailing single wildcard will be handed by [trailing wildcard]
    /(^|[^\\])(?:\\\*)+(?!$)/g,

    // '*.js' matches '.js'
    // '*.js' doesn't match 'abc'
    // 1. An asterisk "*" matches anything except a slash.
    // 2. Other consecutive asterisks are considered regular asterisks
    //    and collapse into one non-slash wildcard run.
    (_, p1) => p1 + WILDCARD,
    '*'
  ],

  // trailing wildcard, held apart from a literal star
  [
    // The step above leaves a trailing `*` alone, so a single `\*` is all that
    //   can be left at the end here, and what stands in front of it says which
    //   kind it is. A wildcard arrives as the escaper wrote it, `\*` with
    //   nothing before it; a literal arrives as the user's own escape, which
    //   the escaper doubled, and then the star's own -- `\\` and then `\*`.
    //   There is no third case: every backslash still reaching the chain is
    //   one `\*`, `\[` or `\ ` carries itself, and each is followed by its
    //   own character, so a longer run can never form. This runs while the
    //   two are still distinct, before the unescape steps below collapse the
    //   literal onto the very `\*` a wildcard leaves behind.
    /(^|[^\\])((?:\\\\)*)\\\*$/,

    (match, p1, p2) =>
      p2 === EMPTY
        // A real wildcard: carry it to `_make` as the marker, so the unescape
        //   steps and the trailing-wildcard rewrite can never mistake it for a
        //   literal `\*` (nor the reverse).
        ? p1 + TRAILING_WILDCARD
        // A literal star: leave it exactly as it stands for the unescape steps.
        : match,
    '*'
  ],

  [
    // unescape, revert step 3 except for back slash
    // For example, if a user escape a '\\*',
    // after step 3, the result will be '\\\\\\*'
    /\\\\\\(?=[$.|*+(){^])/g,
    () => ESCAPE,
    ESCAPE + ESCAPE
  ],

  [
    // '\\\\' -> '\\'
    /\\\\/g,
    () => ESCAPE,
    ESCAPE + ESCAPE
  ],

  [
    // Every real bracket expression -- POSIX classes included -- has already
    //   been held aside by `extractBrackets`, so the only `[` left in the
    //   pattern is an escaped, literal one.

    // A backslash could only stand at the end of the range if it quoted the
    //   `]`, and `\]` is held aside long before this.
    /\\\[([^\]/]*?)($|\])/g,

    // '\\[bar]' -> '\\\\[bar]'
    (match, range, close) => `\\[${range}${close}`,
    '['
  ],

  // ending
  [
    // 'js' will not match 'js.'
    // 'ab' will not match 'abc'
    DIRECT,

    // WTF!
    // https://git-scm.com/docs/gitignore
    // changes in [2.22.1](https://git-scm.com/docs/gitignore/2.22.1)
    // which re-fixes #24, #38

    // > If there is a separator at the end of the pattern then the pattern
    // > will only match directories, otherwise the pattern can match both
    // > files and directories.

    // 'js*' will not match 'a.js'
    // 'js/' will not match 'a.js'
    // 'js' will match 'a.js' and 'a.js/'
    source => {
      const last = source[source.length - 1]

      // The pattern is empty, or ends in a pending marker `_make` owns --
      //   the trailing wildcard, or a trailing "/**". A trailing `*` that is
      //   not the marker is a literal star, which anchors like any other
      //   final character.
      if (!last || last === TRAILING_WILDCARD || last === TRAILING_DOUBLESTAR) {
        return source
      }

      return last === SLASH
        // foo/ will not match 'foo'
        ? `${source}$`
        // foo matches 'foo' and 'foo/'
        : `${source}(?=$|\\/$)`
    }
  ]
]

const REGEX_REPLACE_TRAILING_WILDCARD = /(^|\\\/)?\uE000$/
const MODE_IGNORE = 'regex'
const MODE_CHECK_IGNORE = 'checkRegex'
const UNDERSCORE = '_'

const replaceTrailingWildcard = (_, p1) => {
  const prefix = p1
    // '\^':
    // '/*' does not match EMPTY
    // '/*' does not match everything

    // '\\\/':
    // 'abc/*' does not match 'abc/'
    ? `${p1}[^/]+`

    // 'a*' matches 'a'
    // 'a*' matches 'aa'
    : '[^/]*'

  return `${prefix}(?=$|\\/$)`
}

const REGEX_REPLACE_TRAILING_DOUBLESTAR = /\uE001$/

// 'abc/**' matches everything under 'abc', but not 'abc/' itself (#21):
//   requiring one arbitrary character (line terminators included, #176)
//   after 'abc/' is necessary and sufficient for `.test(path)`.
const replaceTrailingDoublestar = () => '[\\s\\S]'

// The fixed piece between the wildcard at `at` and the next wildcard of the
//   run: the tokens that separate them, joined as they appear in the source.
//   A run never holds two wildcards in a row, so there is always at least one
//   token.
const separatorAfter = (run, at) => {
  let separator = EMPTY

  for (let index = at + 1; index < run.length && !run[index].wildcard; index ++) {
    separator += run[index].single
  }

  return separator
}

// Where a run of non-slash wildcards is split by fixed pieces --
//   `[^/]*ab[^/]*cd...` -- the engine has many equivalent ways to lay the
//   input across the wildcards, and on input that does not match it works
//   through all of them, so the time grows with the number of wildcards
//   rather than the length of the path. Every wildcard but the last in such a
//   run can be pinned to stop where the piece after it begins, which leaves
//   one way to lay out the input and no rewinding, without changing which
//   paths match: the fixed pieces still bound the count, and the last
//   wildcard still absorbs the rest.
//
// A wildcard is pinned to the whole piece, never to the piece's first
//   character. The pin leaves no way back, so a wildcard that stopped at that
//   first character would hand over wherever the character happens to turn
//   up, including the places the rest of the piece cannot follow -- which is
//   how `f*o/*/*` came to miss `foo/b/c`, the first `o` of `foo` not being
//   the one the `o/` after it needs. Every token of a piece matches exactly
//   one character, so the first place the whole piece fits is the leftmost
//   place it can sit, and whatever is left over goes to the wildcards that
//   follow.
//
// The source is read one token at a time -- a wildcard, a single-character
//   piece (a literal, an escape, a class), or a parenthesised group or anchor
//   that ends the run -- so only a genuine wildcard is touched.
const pinWildcards = source => {
  if (source.indexOf(WILDCARD) < 0) {
    return source
  }

  const tokens = []
  const {length} = source
  let index = 0

  while (index < length) {
    const char = source[index]

    if (source.startsWith(WILDCARD, index)) {
      tokens.push({wildcard: true})
      index += WILDCARD.length
    } else if (char === '[') {
      let end = index + 1

      if (source[end] === '^') {
        end ++
      }

      if (source[end] === ']') {
        end ++
      }

      while (end < length && source[end] !== ']') {
        end += source[end] === ESCAPE
          ? 2
          : 1
      }

      end ++
      tokens.push({single: source.slice(index, end)})
      index = end
    } else if (char === ESCAPE) {
      tokens.push({single: source.slice(index, index + 2)})
      index += 2
    } else if (char === '(') {
      let depth = 0
      let end = index

      do {
        if (source[end] === ESCAPE) {
          end ++
        } else if (source[end] === '(') {
          depth ++
        } else if (source[end] === ')') {
          depth --
        }

        end ++
      } while (end < length && depth > 0)

      if ('*+?'.indexOf(source[end]) >= 0) {
        end ++
      }

      tokens.push({boundary: source.slice(index, end)})
      index = end
    } else if (char === '^' || char === '$') {
      tokens.push({boundary: char})
      index ++
    } else {
      tokens.push({single: char})
      index ++
    }
  }

  let out = EMPTY
  let run = []

  const flush = () => {
    let lastWildcard

    run.forEach((token, at) => {
      if (token.wildcard) {
        lastWildcard = at
      }
    })

    run.forEach((token, at) => {
      if (!token.wildcard) {
        out += token.single
        return
      }

      // Every wildcard but the last is pinned to the whole piece that
      //   follows it, for the reason set out above this function. The last
      //   one stays as it is and takes up the rest.
      out += at === lastWildcard
        ? WILDCARD
        : `(?:(?!${separatorAfter(run, at)})[^\\/])*`
    })

    run = []
  }

  tokens.forEach(token => {
    if (token.boundary === undefined) {
      run.push(token)
      return
    }

    flush()
    out += token.boundary
  })

  flush()

  return out
}

// @param {pattern}
const makeRegexPrefix = pattern => {
  // `/**` matches every path, as `**` does. The translation below only finds
  //   a globstar beside a slash it keeps, and the leading one is turned into
  //   an anchor, so `/**` would come out as `/*` and match one level only.
  //   Here rather than in `createRule`, so that `checkSourceOf`, which
  //   compiles `/**/` again without its trailing slash, gets it too.
  if (REGEX_ANCHORED_GLOBSTAR.test(pattern)) {
    pattern = '**'
  }

  const {source, sources} = extractBrackets(pattern)

  const replaced = REPLACERS.reduce(
    // A pass whose matcher finds nothing hands back the very string it was
    //   given, so asking first costs a search and saves a rewrite. Ten of the
    //   fifteen passes never fire for a typical .gitignore line, and between
    //   them they were 45% of this chain.
    (prev, [matcher, replacer, required]) => {
      if (matcher === DIRECT) {
        return replacer(prev, pattern)
      }

      if (required !== UNDEFINED && prev.indexOf(required) < 0) {
        return prev
      }

      // A pass whose matcher finds nothing hands back the very string it was
      //   given, so asking first costs a search and saves a rewrite.
      return matcher.test(prev)
        ? prev.replace(matcher, replacer.bind(pattern))
        : prev
    },
    source
  )

  // Most patterns hold no bracket expression at all, and then there is
  //   nothing to put back.
  return sources.length
    ? replaced.replace(
      REGEX_RESTORE_PLACEHOLDER,
      (match, index) => sources[index]
    )
    : replaced
}

// `checkRegex` tests a path with a trailing slash, 'abc/', the way
//   `git check-ignore` matches that literal string once the directory itself
//   is known not to be excluded (see `checkIgnore`): a trailing '/' of the
//   pattern is dropped, a basename pattern sees an empty basename, and only a
//   pattern whose last segment is a pending wildcard can match what is left
//   after the final slash -- 'abc/*' and 'abc/**' match 'abc/', and 'abc/**'
//   also matches 'abc/d/' (#77, #169).
const checkSourceOf = (body, prefix) => {
  if (body[body.length - 1] === SLASH) {
    prefix = makeRegexPrefix(body.slice(0, - 1))
  }

  const head = prefix.slice(0, - 1)
  const last = prefix[prefix.length - 1]

  return last === TRAILING_WILDCARD
    ? `${head}$`
    : last === TRAILING_DOUBLESTAR
      ? head
      : NEVER_MATCH
}

// A trailing slash does not stop a pattern being basename-only: it restricts
//   the match to a directory, it does not let the pattern reach across one.
//   Everything else a pattern can hold -- a wildcard, a character class, an
//   escape -- stays inside a single path segment too, so a pattern with no
//   separator in it can only ever describe the last one.
const matchesBasename = body => {
  const index = body.indexOf(SLASH)

  return index < 0 || index === body.length - 1
}

// The last segment of a path, keeping a trailing slash, because a pattern that
//   ends in one matches only a directory.
// 'a/b/c.js' -> 'c.js';  'a/b/' -> 'b/';  'c.js' -> 'c.js' (no copy made)
const basenameOf = path => {
  const end = path.length - 1

  const index = path.lastIndexOf(
    SLASH,
    path[end] === SLASH
      ? end - 1
      : end
  )

  return index < 0
    ? path
    : path.slice(index + 1)
}

// The parent directory of a path, with its trailing separator, or EMPTY when
//   the path has none.
// 'a/b/c' -> 'a/b/';  'a/b/' -> 'a/';  'a' -> EMPTY;  'a/' -> EMPTY
//
// A path holding an empty segment has to be taken apart, because its
//   ancestors are not prefixes of it: the parent of 'a//b' is 'a/', not
//   'a//', and the parent of '/a/' is nothing at all. Both shapes reach here
//   -- 'a//b' is accepted outright, and `checkIgnore` does not put the path
//   it is given through the relative-path check.
//
// Every other path is a prefix of itself, and cutting one costs a fraction of
//   splitting it into an array and joining that back at every level: 73ns
//   against 207ns.
const parentOf = path => {
  if (
    path.charCodeAt(0) === SLASH_CODE
    || path.indexOf(DOUBLE_SLASH) >= 0
  ) {
    const slices = path.split(SLASH).filter(Boolean)

    slices.pop()

    return slices.length
      ? slices.join(SLASH) + SLASH
      : EMPTY
  }

  const end = path.length - 1

  // Look back from before a trailing separator, since that one belongs to the
  //   path itself.
  //
  // A negative place to start would be a trap here: `lastIndexOf` clamps one
  //   to 0 and searches there rather than reporting no match, so '/' would
  //   come back as its own parent and the walk would never end. It cannot
  //   happen -- that is the only path short enough to produce one, and the
  //   test above has already sent it the other way.
  const cut = path.lastIndexOf(
    SLASH,
    path.charCodeAt(end) === SLASH_CODE
      ? end - 1
      : end
  )

  return cut < 0
    ? EMPTY
    : path.slice(0, cut + 1)
}

const isString = subject => typeof subject === 'string'

// Blank lines, comments and trailing lone backslashes are told by
//   `createRule`, once the pattern is normalized.
const checkPattern = pattern => pattern
  && isString(pattern)

// Git drops one CR before each LF, and one at the end of a final line that
//   has no LF after it.
const splitPattern = pattern => (
  pattern[pattern.length - 1] === '\r'
    ? pattern.slice(0, - 1)
    : pattern
)
.split(REGEX_SPLITALL_CRLF)
.filter(Boolean)

class IgnoreRule {
  constructor (
    pattern,
    mark,
    body,
    ignoreCase,
    negative,
    prefix
  ) {
    this.pattern = pattern
    this.mark = mark
    this.negative = negative

    define(this, 'body', body)
    define(this, 'ignoreCase', ignoreCase)
    define(this, 'regexPrefix', prefix)
  }

  // Worked out on first use and kept behind an own property, the way `regex`
  //   caches itself in `_regex`. Deciding it in the constructor instead would
  //   add a fourth `defineProperty` to every rule ever built, which cost 4% of
  //   every compile -- including the compiles of rules that are never matched
  //   against anything.
  get _basenameOnly () {
    return define(this, '_basenameOnly', matchesBasename(this.body))
  }

  get regex () {
    const key = UNDERSCORE + MODE_IGNORE

    if (this[key]) {
      return this[key]
    }

    return this._make(MODE_IGNORE, key)
  }

  get checkRegex () {
    const key = UNDERSCORE + MODE_CHECK_IGNORE

    if (this[key]) {
      return this[key]
    }

    return this._make(MODE_CHECK_IGNORE, key)
  }

  _make (mode, key) {
    const str = pinWildcards(
      mode === MODE_IGNORE
        ? this.regexPrefix
        .replace(REGEX_REPLACE_TRAILING_WILDCARD, replaceTrailingWildcard)
        .replace(REGEX_REPLACE_TRAILING_DOUBLESTAR, replaceTrailingDoublestar)
        : checkSourceOf(this.body, this.regexPrefix)
    )

    const regex = this.ignoreCase
      ? new RegExp(str, 'i')
      : new RegExp(str)

    return define(this, key, regex)
  }
}

const hasTrailingBackslash = str => {
  let count = 0

  while (str[str.length - count - 1] === ESCAPE) {
    count ++
  }

  return count % 2 === 1
}

// Read a line the way git does: when `stripLineEnd` is set (an unsplit array
//   or object pattern), drop any trailing blank lines along with the LF
//   before each and at most one CR at the end of the line; then trim trailing
//   spaces in the same backward pass. Git trims spaces only, and a space
//   escaped by an odd run of backslashes stays, unescaped, as the last one.
// Scanned from the end: a regular expression can only try each start in
//   turn, which is quadratic over a long run of spaces or backslashes.
// 'a  ' -> 'a';  'a\ ' -> 'a ';  'a\\ ' -> 'a\\';  'a\t' -> 'a\t'
// 'a\r\n' -> 'a';  'a\r\r' -> 'a\r';  'a\n\r' -> 'a'
const trimEnd = (body, stripLineEnd) => {
  let lineEnd = body.length
  let end

  for (;;) {
    if (stripLineEnd && body[lineEnd - 1] === '\r') {
      lineEnd --
    }

    end = lineEnd

    while (body[end - 1] === SPACE) {
      end --
    }

    if (!stripLineEnd || body[end - 1] !== '\n') {
      break
    }

    lineEnd = end - 1
  }

  if (end === lineEnd) {
    return body.slice(0, lineEnd)
  }

  let backslashes = 0

  while (body[end - backslashes - 1] === ESCAPE) {
    backslashes ++
  }

  return backslashes % 2
    ? body.slice(0, end - 1) + SPACE
    : body.slice(0, end)
}

const createRule = (
  pattern,
  mark,
  ignoreCase,
  stripLineEnd,
  stripBOM
) => {
  // Git drops a BOM before it reads the first line, so before anything else.
  let body = stripBOM && pattern[0] === BOM
    ? pattern.slice(1)
    : pattern

  // > A line starting with # serves as a comment.
  if (body[0] === '#') {
    return
  }

  let negative = false

  // > An optional prefix "!" which negates the pattern;
  if (body[0] === '!') {
    negative = true
    body = body.slice(1)
  }

  // Normalize the body before checking which slashes anchor the pattern.
  //   Otherwise `bar/ ` is mistaken for a pattern containing an inner slash.
  //   A line from `splitPattern` has already lost its line ending, so only a
  //   trailing space remains to trim there.
  const last = body[body.length - 1]

  if (
    last === SPACE
    || stripLineEnd && (last === '\r' || last === '\n')
  ) {
    body = trimEnd(body, stripLineEnd)
  }

  // > A blank line matches no files, so it can serve as a separator for
  // >   readability.
  // Nor does a lone "!", a pattern ending on an unpaired backslash, or
  //   anything else left empty here: an empty pattern would compile to a
  //   regex matching every path.
  if (!body || hasTrailingBackslash(body)) {
    return
  }

  body = body
  // > Put a backslash ("\") in front of the first "!" for patterns that
  // >   begin with a literal "!", for example, `"\!important!.txt"`.
  .replace(REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION, '!')
  // > Put a backslash ("\") in front of the first hash for patterns that
  // >   begin with a hash.
  .replace(REGEX_REPLACE_LEADING_EXCAPED_HASH, '#')

  const regexPrefix = makeRegexPrefix(body)

  return new IgnoreRule(
    pattern,
    mark,
    body,
    ignoreCase,
    negative,
    regexPrefix
  )
}

class RuleManager {
  constructor (ignoreCase) {
    this._ignoreCase = ignoreCase
    this._rules = []

    // How many of the rules git would tag `EXC_FLAG_NODIR`.
    //
    // The scan uses it to decide, once for the whole set, whether handing
    //   those rules the basename is worth what it costs the others. The
    //   shortcut saves a full-path scan on every rule it applies to and costs
    //   a check on every rule it does not, so a set where almost nothing is
    //   basename-only comes out behind -- a 955 pattern set with 44 of them
    //   measured 19% slower with the shortcut always on.
    //
    // Deciding this by measurement rather than by meaning is safe: a
    //   basename-only pattern gives the very same answer against the whole
    //   path, it just takes longer to say so. The choice can only change how
    //   fast the scan runs, never what it returns.
    this._basenameCount = 0
  }

  _add (pattern, index) {
    // #32
    if (pattern && pattern[KEY_IGNORE]) {
      this._rules = this._rules.concat(pattern._rules._rules)
      this._basenameCount += pattern._rules._basenameCount
      this._added = true
      return
    }

    const isStr = isString(pattern)
    const raw = isStr
      ? pattern
      : pattern.pattern

    const rule = checkPattern(raw)
      && createRule(
        raw,
        isStr ? UNDEFINED : pattern.mark,
        this._ignoreCase,
        !this._split,
        this._stripBOM && !index
      )

    if (rule) {
      this._added = true
      this._rules.push(rule)

      // Deliberately not `rule._basenameOnly`: reading that would materialise
      //   the rule's own copy, and the whole point of leaving it lazy is that
      //   a rule which is compiled and never matched never pays for it.
      if (matchesBasename(rule.body)) {
        this._basenameCount ++
      }
    }
  }

  // @param {Array<string> | string | Ignore} pattern
  add (pattern) {
    this._added = false
    this._split = isString(pattern)
    this._stripBOM = !this._split || pattern[0] === BOM

    makeArray(
      this._split
        ? splitPattern(pattern)
        : pattern
    ).forEach(this._add, this)

    if (this._added) {
      this._literalRules = UNDEFINED
    }

    return this._added
  }

  // Match the literal 'abc/' for `checkIgnore`, last rule wins. Only a rule
  //   ending in a wildcard can match it (see `checkSourceOf`), so the rest
  //   are left out once, rather than tested or compiled for every path.
  testLiteral (path) {
    const rules = this._literalRules || (
      this._literalRules = this._rules.filter(
        ({body}) => body[body.length - (
          body[body.length - 1] === SLASH ? 2 : 1
        )] === '*'
      )
    )

    let ignored = false
    let unignored = false
    let matchedRule

    for (let index = rules.length - 1; index >= 0; index --) {
      const rule = rules[index]

      if (rule.checkRegex.test(path)) {
        ignored = !rule.negative
        unignored = rule.negative
        matchedRule = rule.negative
          ? UNDEFINED
          : rule
        break
      }
    }

    const ret = {
      ignored,
      unignored
    }

    if (matchedRule) {
      ret.rule = matchedRule
    }

    return ret
  }

  // Test one single path without recursively checking parent directories
  //
  // - mode `string` either `MODE_IGNORE` or `MODE_CHECK_IGNORE`

  // @returns {TestResult}
  test (path, mode) {
    // Most of a .gitignore is patterns with no slash in them, and running
    //   those against the whole path makes the regular expression engine walk
    //   every directory name on the way to the only segment that could match.
    //   Handing them the basename instead is what git does, and it is where
    //   the time in a directory walk goes: the rule scan was two thirds of it.
    const rules = this._rules
    const {length} = rules

    const shortcut = this._basenameCount * 2 >= length

    const basename = shortcut
      ? basenameOf(path)
      : path

    // The last rule to match decides, as in git, and it is the rule
    //   `git check-ignore -v` reports, so the scan runs from the end and stops
    //   at the first match.
    // A plain loop rather than `forEach`, so that `path`, `basename` and
    //   `shortcut` are locals. As a callback they became closure variables,
    //   and reaching for one of those once per rule cost 10% of a scan over a
    //   large rule set -- more than the shortcut they were there to serve.
    for (let index = length - 1; index >= 0; index --) {
      const rule = rules[index]

      if (rule[mode].test(
        shortcut && rule._basenameOnly
          ? basename
          : path
      )) {
        const {negative} = rule

        const ret = {
          ignored: !negative,
          unignored: negative
        }

        if (!negative) {
          ret.rule = rule
        }

        return ret
      }
    }

    return {
      ignored: false,
      unignored: false
    }
  }
}

const throwError = (message, Ctor) => {
  throw new Ctor(message)
}

const checkPath = (path, originalPath, doThrow) => {
  if (!isString(path)) {
    return doThrow(
      `path must be a string, but got \`${originalPath}\``,
      TypeError
    )
  }

  // We don't know if we should ignore EMPTY, so throw
  if (!path) {
    return doThrow(`path must not be empty`, TypeError)
  }

  // Check if it is a relative path
  if (checkPath.isNotRelative(path)) {
    const r = '`path.relative()`d'
    return doThrow(
      `path should be a ${r} string, but got "${originalPath}"`,
      RangeError
    )
  }

  return true
}

// > pathname should be a `path.relative()`d one
//
// The same thing `REGEX_TEST_INVALID_PATH` says, spelled out: a path is not
//   relative if it begins with a separator, or with `./` or `../`, or is
//   nothing but `.` or `..`. Every match is decided by the first three
//   characters, and this runs on every path handed to the library -- where it
//   was 55% of a cached lookup, more than the cache lookup itself.
const isNotRelative = path => {
  const first = path.charCodeAt(0)

  if (first === SLASH_CODE) {
    return true
  }

  if (first !== DOT_CODE) {
    return false
  }

  // '.'
  if (path.length === 1) {
    return true
  }

  const second = path.charCodeAt(1)

  // './'
  if (second === SLASH_CODE) {
    return true
  }

  if (second !== DOT_CODE) {
    return false
  }

  // '..' or '../'
  return path.length === 2 || path.charCodeAt(2) === SLASH_CODE
}

checkPath.isNotRelative = isNotRelative

// On windows, the following function will be replaced
/* istanbul ignore next */
checkPath.convert = p => p


const convertPath = target =>
  isString(target) && checkPath.convert(target)


class Ignore {
  constructor ({
    ignorecase = true,
    ignoreCase = ignorecase,
    allowRelativePaths = false
  } = {}) {
    define(this, KEY_IGNORE, true)

    this._rules = new RuleManager(ignoreCase)
    this._strictPathCheck = !allowRelativePaths
    this._initCache()
  }

  _initCache () {
    // A cache for the result of `.ignores()`
    this._ignoreCache = Object.create(null)

    // A cache for the result of `.test()`
    this._testCache = Object.create(null)
  }

  add (pattern) {
    if (this._rules.add(pattern)) {
      // Some rules have just added to the ignore,
      //   making the behavior changed,
      //   so we need to re-initialize the result cache
      this._initCache()
    }

    return this
  }

  // legacy
  addPattern (pattern) {
    return this.add(pattern)
  }

  // @returns {TestResult}
  _test (originalPath, cache, path) {
    checkPath(
      path,
      originalPath,
      this._strictPathCheck
        ? throwError
        : RETURN_FALSE
    )

    return path
      ? this._t(path, cache)
      : {
        ignored: false,
        unignored: false
      }
  }

  checkIgnore (target) {
    // A Windows path is converted first, so that a directory given with a
    //   trailing separator, `\` or `/`, is told the same way
    const path = convertPath(target)

    // If the path does not end with a slash, `.ignores()` is much equivalent
    //   to `git check-ignore`
    if (!path || path.charCodeAt(path.length - 1) !== SLASH_CODE) {
      return this._test(target, this._testCache, path)
    }

    // Like `git check-ignore`: a directory excluded by itself or by an
    //   ancestor settles it, and only then is the literal 'abc/' matched
    //   against the rules (see `checkSourceOf`).
    const dir = this._t(path, this._testCache)

    if (dir.ignored) {
      return dir
    }

    const literal = this._rules.testLiteral(path)

    return literal.ignored || literal.unignored
      ? literal
      : dir
  }

  _t (
    // The path to be tested
    path,

    // The cache for the result of a certain checking
    cache
  ) {
    if (path in cache) {
      return cache[path]
    }

    const parentPath = parentOf(path)

    // If the path contains a parent directory, check the parent first
    const parent = parentPath
      ? this._t(parentPath, cache)
      : UNDEFINED

    return cache[path] = parent && parent.ignored
      // > It is not possible to re-include a file if a parent directory of
      // >   that file is excluded.
      ? parent
      : this._rules.test(path, MODE_IGNORE)
  }

  ignores (path) {
    return this._test(path, this._ignoreCache, convertPath(path)).ignored
  }

  createFilter () {
    return path => !this.ignores(path)
  }

  filter (paths) {
    return makeArray(paths).filter(this.createFilter())
  }

  // @returns {TestResult}
  test (path) {
    return this._test(path, this._testCache, convertPath(path))
  }
}

const factory = options => new Ignore(options)

const isPathValid = path =>
  checkPath(convertPath(path), path, RETURN_FALSE)

/* istanbul ignore next */
const setupWindows = () => {
  /* eslint no-control-regex: "off" */
  const makePosix = str => /^\\\\\?\\/.test(str)
  || /["<>|\u0000-\u001F]+/u.test(str)
    ? str
    : str.replace(/\\/g, '/')

  checkPath.convert = makePosix

  // 'C:\\foo'     <- 'C:\\foo' has been converted to 'C:/'
  // 'd:\\foo'
  const REGEX_TEST_WINDOWS_PATH_ABSOLUTE = /^[a-z]:\//i
  checkPath.isNotRelative = path =>
    REGEX_TEST_WINDOWS_PATH_ABSOLUTE.test(path)
    || isNotRelative(path)
}


// Windows
// --------------------------------------------------------------
/* istanbul ignore next */
if (
  // Detect `process` so that it can run in browsers.
  typeof process !== 'undefined'
  && process.platform === 'win32'
) {
  setupWindows()
}

// COMMONJS_EXPORTS ////////////////////////////////////////////////////////////

module.exports = factory

// Although it is an anti-pattern,
//   it is still widely misused by a lot of libraries in github
// Ref: https://github.com/search?q=ignore.default%28%29&type=code
factory.default = factory

module.exports.isPathValid = isPathValid

// For testing purposes
define(module.exports, Symbol.for('setupWindows'), setupWindows)


/***/ }),

/***/ 5540:
/***/ ((module) => {

/*!
 * is-extglob <https://github.com/jonschlinkert/is-extglob>
 *
 * Copyright (c) 2014-2016, Jon Schlinkert.
 * Licensed under the MIT License.
 */

module.exports = function isExtglob(str) {
  if (typeof str !== 'string' || str === '') {
    return false;
  }

  var match;
  while ((match = /(\\).|([@?!+*]\(.*\))/g.exec(str))) {
    if (match[2]) return true;
    str = str.slice(match.index + match[0].length);
  }

  return false;
};


/***/ }),

/***/ 1925:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

/*!
 * is-glob <https://github.com/jonschlinkert/is-glob>
 *
 * Copyright (c) 2014-2017, Jon Schlinkert.
 * Released under the MIT License.
 */

var isExtglob = __nccwpck_require__(5540);
var chars = { '{': '}', '(': ')', '[': ']'};
var strictCheck = function(str) {
  if (str[0] === '!') {
    return true;
  }
  var index = 0;
  var pipeIndex = -2;
  var closeSquareIndex = -2;
  var closeCurlyIndex = -2;
  var closeParenIndex = -2;
  var backSlashIndex = -2;
  while (index < str.length) {
    if (str[index] === '*') {
      return true;
    }

    if (str[index + 1] === '?' && /[\].+)]/.test(str[index])) {
      return true;
    }

    if (closeSquareIndex !== -1 && str[index] === '[' && str[index + 1] !== ']') {
      if (closeSquareIndex < index) {
        closeSquareIndex = str.indexOf(']', index);
      }
      if (closeSquareIndex > index) {
        if (backSlashIndex === -1 || backSlashIndex > closeSquareIndex) {
          return true;
        }
        backSlashIndex = str.indexOf('\\', index);
        if (backSlashIndex === -1 || backSlashIndex > closeSquareIndex) {
          return true;
        }
      }
    }

    if (closeCurlyIndex !== -1 && str[index] === '{' && str[index + 1] !== '}') {
      closeCurlyIndex = str.indexOf('}', index);
      if (closeCurlyIndex > index) {
        backSlashIndex = str.indexOf('\\', index);
        if (backSlashIndex === -1 || backSlashIndex > closeCurlyIndex) {
          return true;
        }
      }
    }

    if (closeParenIndex !== -1 && str[index] === '(' && str[index + 1] === '?' && /[:!=]/.test(str[index + 2]) && str[index + 3] !== ')') {
      closeParenIndex = str.indexOf(')', index);
      if (closeParenIndex > index) {
        backSlashIndex = str.indexOf('\\', index);
        if (backSlashIndex === -1 || backSlashIndex > closeParenIndex) {
          return true;
        }
      }
    }

    if (pipeIndex !== -1 && str[index] === '(' && str[index + 1] !== '|') {
      if (pipeIndex < index) {
        pipeIndex = str.indexOf('|', index);
      }
      if (pipeIndex !== -1 && str[pipeIndex + 1] !== ')') {
        closeParenIndex = str.indexOf(')', pipeIndex);
        if (closeParenIndex > pipeIndex) {
          backSlashIndex = str.indexOf('\\', pipeIndex);
          if (backSlashIndex === -1 || backSlashIndex > closeParenIndex) {
            return true;
          }
        }
      }
    }

    if (str[index] === '\\') {
      var open = str[index + 1];
      index += 2;
      var close = chars[open];

      if (close) {
        var n = str.indexOf(close, index);
        if (n !== -1) {
          index = n + 1;
        }
      }

      if (str[index] === '!') {
        return true;
      }
    } else {
      index++;
    }
  }
  return false;
};

var relaxedCheck = function(str) {
  if (str[0] === '!') {
    return true;
  }
  var index = 0;
  while (index < str.length) {
    if (/[*?{}()[\]]/.test(str[index])) {
      return true;
    }

    if (str[index] === '\\') {
      var open = str[index + 1];
      index += 2;
      var close = chars[open];

      if (close) {
        var n = str.indexOf(close, index);
        if (n !== -1) {
          index = n + 1;
        }
      }

      if (str[index] === '!') {
        return true;
      }
    } else {
      index++;
    }
  }
  return false;
};

module.exports = function isGlob(str, options) {
  if (typeof str !== 'string' || str === '') {
    return false;
  }

  if (isExtglob(str)) {
    return true;
  }

  var check = strictCheck;

  // optionally relax check
  if (options && options.strict === false) {
    check = relaxedCheck;
  }

  return check(str);
};


/***/ }),

/***/ 3102:
/***/ ((module) => {

/*!
 * is-number <https://github.com/jonschlinkert/is-number>
 *
 * Copyright (c) 2014-present, Jon Schlinkert.
 * Released under the MIT License.
 */



module.exports = function(num) {
  if (typeof num === 'number') {
    return num - num === 0;
  }
  if (typeof num === 'string' && num.trim() !== '') {
    return Number.isFinite ? Number.isFinite(+num) : isFinite(+num);
  }
  return false;
};


/***/ }),

/***/ 754:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {


/*
 * merge2
 * https://github.com/teambition/merge2
 *
 * Copyright (c) 2014-2020 Teambition
 * Licensed under the MIT license.
 */
const Stream = __nccwpck_require__(2203)
const PassThrough = Stream.PassThrough
const slice = Array.prototype.slice

module.exports = merge2

function merge2 () {
  const streamsQueue = []
  const args = slice.call(arguments)
  let merging = false
  let options = args[args.length - 1]

  if (options && !Array.isArray(options) && options.pipe == null) {
    args.pop()
  } else {
    options = {}
  }

  const doEnd = options.end !== false
  const doPipeError = options.pipeError === true
  if (options.objectMode == null) {
    options.objectMode = true
  }
  if (options.highWaterMark == null) {
    options.highWaterMark = 64 * 1024
  }
  const mergedStream = PassThrough(options)

  function addStream () {
    for (let i = 0, len = arguments.length; i < len; i++) {
      streamsQueue.push(pauseStreams(arguments[i], options))
    }
    mergeStream()
    return this
  }

  function mergeStream () {
    if (merging) {
      return
    }
    merging = true

    let streams = streamsQueue.shift()
    if (!streams) {
      process.nextTick(endStream)
      return
    }
    if (!Array.isArray(streams)) {
      streams = [streams]
    }

    let pipesCount = streams.length + 1

    function next () {
      if (--pipesCount > 0) {
        return
      }
      merging = false
      mergeStream()
    }

    function pipe (stream) {
      function onend () {
        stream.removeListener('merge2UnpipeEnd', onend)
        stream.removeListener('end', onend)
        if (doPipeError) {
          stream.removeListener('error', onerror)
        }
        next()
      }
      function onerror (err) {
        mergedStream.emit('error', err)
      }
      // skip ended stream
      if (stream._readableState.endEmitted) {
        return next()
      }

      stream.on('merge2UnpipeEnd', onend)
      stream.on('end', onend)

      if (doPipeError) {
        stream.on('error', onerror)
      }

      stream.pipe(mergedStream, { end: false })
      // compatible for old stream
      stream.resume()
    }

    for (let i = 0; i < streams.length; i++) {
      pipe(streams[i])
    }

    next()
  }

  function endStream () {
    merging = false
    // emit 'queueDrain' when all streams merged.
    mergedStream.emit('queueDrain')
    if (doEnd) {
      mergedStream.end()
    }
  }

  mergedStream.setMaxListeners(0)
  mergedStream.add = addStream
  mergedStream.on('unpipe', function (stream) {
    stream.emit('merge2UnpipeEnd')
  })

  if (args.length) {
    addStream.apply(null, args)
  }
  return mergedStream
}

// check and pause streams for pipe.
function pauseStreams (streams, options) {
  if (!Array.isArray(streams)) {
    // Backwards-compat with old-style streams
    if (!streams._readableState && streams.pipe) {
      streams = streams.pipe(PassThrough(options))
    }
    if (!streams._readableState || !streams.pause || !streams.pipe) {
      throw new Error('Only readable stream can be merged.')
    }
    streams.pause()
  } else {
    for (let i = 0, len = streams.length; i < len; i++) {
      streams[i] = pauseStreams(streams[i], options)
    }
  }
  return streams
}


/***/ }),

/***/ 8785:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const util = __nccwpck_require__(9023);
const braces = __nccwpck_require__(748);
const picomatch = __nccwpck_require__(4006);
const utils = __nccwpck_require__(4059);

const isEmptyString = v => v === '' || v === './';
const hasBraces = v => {
  const index = v.indexOf('{');
  return index > -1 && v.indexOf('}', index) > -1;
};

/**
 * Returns an array of strings that match one or more glob patterns.
 *
 * ```js
 * const mm = require('micromatch');
 * // mm(list, patterns[, options]);
 *
 * console.log(mm(['a.js', 'a.txt'], ['*.js']));
 * //=> [ 'a.js' ]
 * ```
 * @param {String|Array<string>} `list` List of strings to match.
 * @param {String|Array<string>} `patterns` One or more glob patterns to use for matching.
 * @param {Object} `options` See available [options](#options)
 * @return {Array} Returns an array of matches
 * @summary false
 * @api public
 */

const micromatch = (list, patterns, options) => {
  patterns = [].concat(patterns);
  list = [].concat(list);

  let omit = new Set();
  let keep = new Set();
  let items = new Set();
  let negatives = 0;

  let onResult = state => {
    items.add(state.output);
    if (options && options.onResult) {
      options.onResult(state);
    }
  };

  for (let i = 0; i < patterns.length; i++) {
    let isMatch = picomatch(String(patterns[i]), { ...options, onResult }, true);
    let negated = isMatch.state.negated || isMatch.state.negatedExtglob;
    if (negated) negatives++;

    for (let item of list) {
      let matched = isMatch(item, true);

      let match = negated ? !matched.isMatch : matched.isMatch;
      if (!match) continue;

      if (negated) {
        omit.add(matched.output);
      } else {
        omit.delete(matched.output);
        keep.add(matched.output);
      }
    }
  }

  let result = negatives === patterns.length ? [...items] : [...keep];
  let matches = result.filter(item => !omit.has(item));

  if (options && matches.length === 0) {
    if (options.failglob === true) {
      throw new Error(`No matches found for "${patterns.join(', ')}"`);
    }

    if (options.nonull === true || options.nullglob === true) {
      return options.unescape ? patterns.map(p => p.replace(/\\/g, '')) : patterns;
    }
  }

  return matches;
};

/**
 * Backwards compatibility
 */

micromatch.match = micromatch;

/**
 * Returns a matcher function from the given glob `pattern` and `options`.
 * The returned function takes a string to match as its only argument and returns
 * true if the string is a match.
 *
 * ```js
 * const mm = require('micromatch');
 * // mm.matcher(pattern[, options]);
 *
 * const isMatch = mm.matcher('*.!(*a)');
 * console.log(isMatch('a.a')); //=> false
 * console.log(isMatch('a.b')); //=> true
 * ```
 * @param {String} `pattern` Glob pattern
 * @param {Object} `options`
 * @return {Function} Returns a matcher function.
 * @api public
 */

micromatch.matcher = (pattern, options) => picomatch(pattern, options);

/**
 * Returns true if **any** of the given glob `patterns` match the specified `string`.
 *
 * ```js
 * const mm = require('micromatch');
 * // mm.isMatch(string, patterns[, options]);
 *
 * console.log(mm.isMatch('a.a', ['b.*', '*.a'])); //=> true
 * console.log(mm.isMatch('a.a', 'b.*')); //=> false
 * ```
 * @param {String} `str` The string to test.
 * @param {String|Array} `patterns` One or more glob patterns to use for matching.
 * @param {Object} `[options]` See available [options](#options).
 * @return {Boolean} Returns true if any patterns match `str`
 * @api public
 */

micromatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);

/**
 * Backwards compatibility
 */

micromatch.any = micromatch.isMatch;

/**
 * Returns a list of strings that _**do not match any**_ of the given `patterns`.
 *
 * ```js
 * const mm = require('micromatch');
 * // mm.not(list, patterns[, options]);
 *
 * console.log(mm.not(['a.a', 'b.b', 'c.c'], '*.a'));
 * //=> ['b.b', 'c.c']
 * ```
 * @param {Array} `list` Array of strings to match.
 * @param {String|Array} `patterns` One or more glob pattern to use for matching.
 * @param {Object} `options` See available [options](#options) for changing how matches are performed
 * @return {Array} Returns an array of strings that **do not match** the given patterns.
 * @api public
 */

micromatch.not = (list, patterns, options = {}) => {
  patterns = [].concat(patterns).map(String);
  let result = new Set();
  let items = [];

  let onResult = state => {
    if (options.onResult) options.onResult(state);
    items.push(state.output);
  };

  let matches = new Set(micromatch(list, patterns, { ...options, onResult }));

  for (let item of items) {
    if (!matches.has(item)) {
      result.add(item);
    }
  }
  return [...result];
};

/**
 * Returns true if the given `string` contains the given pattern. Similar
 * to [.isMatch](#isMatch) but the pattern can match any part of the string.
 *
 * ```js
 * var mm = require('micromatch');
 * // mm.contains(string, pattern[, options]);
 *
 * console.log(mm.contains('aa/bb/cc', '*b'));
 * //=> true
 * console.log(mm.contains('aa/bb/cc', '*d'));
 * //=> false
 * ```
 * @param {String} `str` The string to match.
 * @param {String|Array} `patterns` Glob pattern to use for matching.
 * @param {Object} `options` See available [options](#options) for changing how matches are performed
 * @return {Boolean} Returns true if any of the patterns matches any part of `str`.
 * @api public
 */

micromatch.contains = (str, pattern, options) => {
  if (typeof str !== 'string') {
    throw new TypeError(`Expected a string: "${util.inspect(str)}"`);
  }

  if (Array.isArray(pattern)) {
    return pattern.some(p => micromatch.contains(str, p, options));
  }

  if (typeof pattern === 'string') {
    if (isEmptyString(str) || isEmptyString(pattern)) {
      return false;
    }

    if (str.includes(pattern) || (str.startsWith('./') && str.slice(2).includes(pattern))) {
      return true;
    }
  }

  return micromatch.isMatch(str, pattern, { ...options, contains: true });
};

/**
 * Filter the keys of the given object with the given `glob` pattern
 * and `options`. Does not attempt to match nested keys. If you need this feature,
 * use [glob-object][] instead.
 *
 * ```js
 * const mm = require('micromatch');
 * // mm.matchKeys(object, patterns[, options]);
 *
 * const obj = { aa: 'a', ab: 'b', ac: 'c' };
 * console.log(mm.matchKeys(obj, '*b'));
 * //=> { ab: 'b' }
 * ```
 * @param {Object} `object` The object with keys to filter.
 * @param {String|Array} `patterns` One or more glob patterns to use for matching.
 * @param {Object} `options` See available [options](#options) for changing how matches are performed
 * @return {Object} Returns an object with only keys that match the given patterns.
 * @api public
 */

micromatch.matchKeys = (obj, patterns, options) => {
  if (!utils.isObject(obj)) {
    throw new TypeError('Expected the first argument to be an object');
  }
  let keys = micromatch(Object.keys(obj), patterns, options);
  let res = {};
  for (let key of keys) res[key] = obj[key];
  return res;
};

/**
 * Returns true if some of the strings in the given `list` match any of the given glob `patterns`.
 *
 * ```js
 * const mm = require('micromatch');
 * // mm.some(list, patterns[, options]);
 *
 * console.log(mm.some(['foo.js', 'bar.js'], ['*.js', '!foo.js']));
 * // true
 * console.log(mm.some(['foo.js'], ['*.js', '!foo.js']));
 * // false
 * ```
 * @param {String|Array} `list` The string or array of strings to test. Returns as soon as the first match is found.
 * @param {String|Array} `patterns` One or more glob patterns to use for matching.
 * @param {Object} `options` See available [options](#options) for changing how matches are performed
 * @return {Boolean} Returns true if any `patterns` matches any of the strings in `list`
 * @api public
 */

micromatch.some = (list, patterns, options) => {
  let items = [].concat(list);

  for (let pattern of [].concat(patterns)) {
    let isMatch = picomatch(String(pattern), options);
    if (items.some(item => isMatch(item))) {
      return true;
    }
  }
  return false;
};

/**
 * Returns true if every string in the given `list` matches
 * any of the given glob `patterns`.
 *
 * ```js
 * const mm = require('micromatch');
 * // mm.every(list, patterns[, options]);
 *
 * console.log(mm.every('foo.js', ['foo.js']));
 * // true
 * console.log(mm.every(['foo.js', 'bar.js'], ['*.js']));
 * // true
 * console.log(mm.every(['foo.js', 'bar.js'], ['*.js', '!foo.js']));
 * // false
 * console.log(mm.every(['foo.js'], ['*.js', '!foo.js']));
 * // false
 * ```
 * @param {String|Array} `list` The string or array of strings to test.
 * @param {String|Array} `patterns` One or more glob patterns to use for matching.
 * @param {Object} `options` See available [options](#options) for changing how matches are performed
 * @return {Boolean} Returns true if all `patterns` matches all of the strings in `list`
 * @api public
 */

micromatch.every = (list, patterns, options) => {
  let items = [].concat(list);

  for (let pattern of [].concat(patterns)) {
    let isMatch = picomatch(String(pattern), options);
    if (!items.every(item => isMatch(item))) {
      return false;
    }
  }
  return true;
};

/**
 * Returns true if **all** of the given `patterns` match
 * the specified string.
 *
 * ```js
 * const mm = require('micromatch');
 * // mm.all(string, patterns[, options]);
 *
 * console.log(mm.all('foo.js', ['foo.js']));
 * // true
 *
 * console.log(mm.all('foo.js', ['*.js', '!foo.js']));
 * // false
 *
 * console.log(mm.all('foo.js', ['*.js', 'foo.js']));
 * // true
 *
 * console.log(mm.all('foo.js', ['*.js', 'f*', '*o*', '*o.js']));
 * // true
 * ```
 * @param {String|Array} `str` The string to test.
 * @param {String|Array} `patterns` One or more glob patterns to use for matching.
 * @param {Object} `options` See available [options](#options) for changing how matches are performed
 * @return {Boolean} Returns true if any patterns match `str`
 * @api public
 */

micromatch.all = (str, patterns, options) => {
  if (typeof str !== 'string') {
    throw new TypeError(`Expected a string: "${util.inspect(str)}"`);
  }

  return [].concat(patterns).every(p => picomatch(p, options)(str));
};

/**
 * Returns an array of matches captured by `pattern` in `string, or `null` if the pattern did not match.
 *
 * ```js
 * const mm = require('micromatch');
 * // mm.capture(pattern, string[, options]);
 *
 * console.log(mm.capture('test/*.js', 'test/foo.js'));
 * //=> ['foo']
 * console.log(mm.capture('test/*.js', 'foo/bar.css'));
 * //=> null
 * ```
 * @param {String} `glob` Glob pattern to use for matching.
 * @param {String} `input` String to match
 * @param {Object} `options` See available [options](#options) for changing how matches are performed
 * @return {Array|null} Returns an array of captures if the input matches the glob pattern, otherwise `null`.
 * @api public
 */

micromatch.capture = (glob, input, options) => {
  let posix = utils.isWindows(options);
  let regex = picomatch.makeRe(String(glob), { ...options, capture: true });
  let match = regex.exec(posix ? utils.toPosixSlashes(input) : input);

  if (match) {
    return match.slice(1).map(v => v === void 0 ? '' : v);
  }
};

/**
 * Create a regular expression from the given glob `pattern`.
 *
 * ```js
 * const mm = require('micromatch');
 * // mm.makeRe(pattern[, options]);
 *
 * console.log(mm.makeRe('*.js'));
 * //=> /^(?:(\.[\\\/])?(?!\.)(?=.)[^\/]*?\.js)$/
 * ```
 * @param {String} `pattern` A glob pattern to convert to regex.
 * @param {Object} `options`
 * @return {RegExp} Returns a regex created from the given pattern.
 * @api public
 */

micromatch.makeRe = (...args) => picomatch.makeRe(...args);

/**
 * Scan a glob pattern to separate the pattern into segments. Used
 * by the [split](#split) method.
 *
 * ```js
 * const mm = require('micromatch');
 * const state = mm.scan(pattern[, options]);
 * ```
 * @param {String} `pattern`
 * @param {Object} `options`
 * @return {Object} Returns an object with
 * @api public
 */

micromatch.scan = (...args) => picomatch.scan(...args);

/**
 * Parse a glob pattern to create the source string for a regular
 * expression.
 *
 * ```js
 * const mm = require('micromatch');
 * const state = mm.parse(pattern[, options]);
 * ```
 * @param {String} `glob`
 * @param {Object} `options`
 * @return {Object} Returns an object with useful properties and output to be used as regex source string.
 * @api public
 */

micromatch.parse = (patterns, options) => {
  let res = [];
  for (let pattern of [].concat(patterns || [])) {
    for (let str of braces(String(pattern), options)) {
      res.push(picomatch.parse(str, options));
    }
  }
  return res;
};

/**
 * Process the given brace `pattern`.
 *
 * ```js
 * const { braces } = require('micromatch');
 * console.log(braces('foo/{a,b,c}/bar'));
 * //=> [ 'foo/(a|b|c)/bar' ]
 *
 * console.log(braces('foo/{a,b,c}/bar', { expand: true }));
 * //=> [ 'foo/a/bar', 'foo/b/bar', 'foo/c/bar' ]
 * ```
 * @param {String} `pattern` String with brace pattern to process.
 * @param {Object} `options` Any [options](#options) to change how expansion is performed. See the [braces][] library for all available options.
 * @return {Array}
 * @api public
 */

micromatch.braces = (pattern, options) => {
  if (typeof pattern !== 'string') throw new TypeError('Expected a string');
  if ((options && options.nobrace === true) || !hasBraces(pattern)) {
    return [pattern];
  }
  return braces(pattern, options);
};

/**
 * Expand braces
 */

micromatch.braceExpand = (pattern, options) => {
  if (typeof pattern !== 'string') throw new TypeError('Expected a string');
  return micromatch.braces(pattern, { ...options, expand: true });
};

/**
 * Expose micromatch
 */

// exposed for tests
micromatch.hasBraces = hasBraces;
module.exports = micromatch;


/***/ }),

/***/ 4006:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



module.exports = __nccwpck_require__(8016);


/***/ }),

/***/ 5595:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const path = __nccwpck_require__(6928);
const WIN_SLASH = '\\\\/';
const WIN_NO_SLASH = `[^${WIN_SLASH}]`;

const DEFAULT_MAX_EXTGLOB_RECURSION = 0;

/**
 * Posix glob regex
 */

const DOT_LITERAL = '\\.';
const PLUS_LITERAL = '\\+';
const QMARK_LITERAL = '\\?';
const SLASH_LITERAL = '\\/';
const ONE_CHAR = '(?=.)';
const QMARK = '[^/]';
const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
const NO_DOT = `(?!${DOT_LITERAL})`;
const NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`;
const NO_DOT_SLASH = `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`;
const NO_DOTS_SLASH = `(?!${DOTS_SLASH})`;
const QMARK_NO_DOT = `[^.${SLASH_LITERAL}]`;
const STAR = `${QMARK}*?`;

const POSIX_CHARS = {
  DOT_LITERAL,
  PLUS_LITERAL,
  QMARK_LITERAL,
  SLASH_LITERAL,
  ONE_CHAR,
  QMARK,
  END_ANCHOR,
  DOTS_SLASH,
  NO_DOT,
  NO_DOTS,
  NO_DOT_SLASH,
  NO_DOTS_SLASH,
  QMARK_NO_DOT,
  STAR,
  START_ANCHOR
};

/**
 * Windows glob regex
 */

const WINDOWS_CHARS = {
  ...POSIX_CHARS,

  SLASH_LITERAL: `[${WIN_SLASH}]`,
  QMARK: WIN_NO_SLASH,
  STAR: `${WIN_NO_SLASH}*?`,
  DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
  NO_DOT: `(?!${DOT_LITERAL})`,
  NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
  NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
  NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
  QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
  START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
  END_ANCHOR: `(?:[${WIN_SLASH}]|$)`
};

/**
 * POSIX Bracket Regex
 */

const POSIX_REGEX_SOURCE = {
  __proto__: null,
  alnum: 'a-zA-Z0-9',
  alpha: 'a-zA-Z',
  ascii: '\\x00-\\x7F',
  blank: ' \\t',
  cntrl: '\\x00-\\x1F\\x7F',
  digit: '0-9',
  graph: '\\x21-\\x7E',
  lower: 'a-z',
  print: '\\x20-\\x7E ',
  punct: '\\-!"#$%&\'()\\*+,./:;<=>?@[\\]^_`{|}~',
  space: ' \\t\\r\\n\\v\\f',
  upper: 'A-Z',
  word: 'A-Za-z0-9_',
  xdigit: 'A-Fa-f0-9'
};

module.exports = {
  DEFAULT_MAX_EXTGLOB_RECURSION,
  MAX_LENGTH: 1024 * 64,
  POSIX_REGEX_SOURCE,

  // regular expressions
  REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
  REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
  REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
  REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
  REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
  REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,

  // Replace globs with equivalent patterns to reduce parsing time.
  REPLACEMENTS: {
    __proto__: null,
    '***': '*',
    '**/**': '**',
    '**/**/**': '**'
  },

  // Digits
  CHAR_0: 48, /* 0 */
  CHAR_9: 57, /* 9 */

  // Alphabet chars.
  CHAR_UPPERCASE_A: 65, /* A */
  CHAR_LOWERCASE_A: 97, /* a */
  CHAR_UPPERCASE_Z: 90, /* Z */
  CHAR_LOWERCASE_Z: 122, /* z */

  CHAR_LEFT_PARENTHESES: 40, /* ( */
  CHAR_RIGHT_PARENTHESES: 41, /* ) */

  CHAR_ASTERISK: 42, /* * */

  // Non-alphabetic chars.
  CHAR_AMPERSAND: 38, /* & */
  CHAR_AT: 64, /* @ */
  CHAR_BACKWARD_SLASH: 92, /* \ */
  CHAR_CARRIAGE_RETURN: 13, /* \r */
  CHAR_CIRCUMFLEX_ACCENT: 94, /* ^ */
  CHAR_COLON: 58, /* : */
  CHAR_COMMA: 44, /* , */
  CHAR_DOT: 46, /* . */
  CHAR_DOUBLE_QUOTE: 34, /* " */
  CHAR_EQUAL: 61, /* = */
  CHAR_EXCLAMATION_MARK: 33, /* ! */
  CHAR_FORM_FEED: 12, /* \f */
  CHAR_FORWARD_SLASH: 47, /* / */
  CHAR_GRAVE_ACCENT: 96, /* ` */
  CHAR_HASH: 35, /* # */
  CHAR_HYPHEN_MINUS: 45, /* - */
  CHAR_LEFT_ANGLE_BRACKET: 60, /* < */
  CHAR_LEFT_CURLY_BRACE: 123, /* { */
  CHAR_LEFT_SQUARE_BRACKET: 91, /* [ */
  CHAR_LINE_FEED: 10, /* \n */
  CHAR_NO_BREAK_SPACE: 160, /* \u00A0 */
  CHAR_PERCENT: 37, /* % */
  CHAR_PLUS: 43, /* + */
  CHAR_QUESTION_MARK: 63, /* ? */
  CHAR_RIGHT_ANGLE_BRACKET: 62, /* > */
  CHAR_RIGHT_CURLY_BRACE: 125, /* } */
  CHAR_RIGHT_SQUARE_BRACKET: 93, /* ] */
  CHAR_SEMICOLON: 59, /* ; */
  CHAR_SINGLE_QUOTE: 39, /* ' */
  CHAR_SPACE: 32, /*   */
  CHAR_TAB: 9, /* \t */
  CHAR_UNDERSCORE: 95, /* _ */
  CHAR_VERTICAL_LINE: 124, /* | */
  CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279, /* \uFEFF */

  SEP: path.sep,

  /**
   * Create EXTGLOB_CHARS
   */

  extglobChars(chars) {
    return {
      '!': { type: 'negate', open: '(?:(?!(?:', close: `))${chars.STAR})` },
      '?': { type: 'qmark', open: '(?:', close: ')?' },
      '+': { type: 'plus', open: '(?:', close: ')+' },
      '*': { type: 'star', open: '(?:', close: ')*' },
      '@': { type: 'at', open: '(?:', close: ')' }
    };
  },

  /**
   * Create GLOB_CHARS
   */

  globChars(win32) {
    return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
  }
};


/***/ }),

/***/ 8265:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const constants = __nccwpck_require__(5595);
const utils = __nccwpck_require__(4059);

/**
 * Constants
 */

const {
  MAX_LENGTH,
  POSIX_REGEX_SOURCE,
  REGEX_NON_SPECIAL_CHARS,
  REGEX_SPECIAL_CHARS_BACKREF,
  REPLACEMENTS
} = constants;

/**
 * Helpers
 */

const expandRange = (args, options) => {
  if (typeof options.expandRange === 'function') {
    return options.expandRange(...args, options);
  }

  args.sort();
  const value = `[${args.join('-')}]`;

  try {
    /* eslint-disable-next-line no-new */
    new RegExp(value);
  } catch (ex) {
    return args.map(v => utils.escapeRegex(v)).join('..');
  }

  return value;
};

/**
 * Create the message for a syntax error
 */

const syntaxError = (type, char) => {
  return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
};

const splitTopLevel = input => {
  const parts = [];
  let bracket = 0;
  let paren = 0;
  let quote = 0;
  let value = '';
  let escaped = false;

  for (const ch of input) {
    if (escaped === true) {
      value += ch;
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      value += ch;
      escaped = true;
      continue;
    }

    if (ch === '"') {
      quote = quote === 1 ? 0 : 1;
      value += ch;
      continue;
    }

    if (quote === 0) {
      if (ch === '[') {
        bracket++;
      } else if (ch === ']' && bracket > 0) {
        bracket--;
      } else if (bracket === 0) {
        if (ch === '(') {
          paren++;
        } else if (ch === ')' && paren > 0) {
          paren--;
        } else if (ch === '|' && paren === 0) {
          parts.push(value);
          value = '';
          continue;
        }
      }
    }

    value += ch;
  }

  parts.push(value);
  return parts;
};

const isPlainBranch = branch => {
  let escaped = false;

  for (const ch of branch) {
    if (escaped === true) {
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      escaped = true;
      continue;
    }

    if (/[?*+@!()[\]{}]/.test(ch)) {
      return false;
    }
  }

  return true;
};

const normalizeSimpleBranch = branch => {
  let value = branch.trim();
  let changed = true;

  while (changed === true) {
    changed = false;

    if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
      value = value.slice(2, -1);
      changed = true;
    }
  }

  if (!isPlainBranch(value)) {
    return;
  }

  return value.replace(/\\(.)/g, '$1');
};

const hasRepeatedCharPrefixOverlap = branches => {
  const values = branches.map(normalizeSimpleBranch).filter(Boolean);

  for (let i = 0; i < values.length; i++) {
    for (let j = i + 1; j < values.length; j++) {
      const a = values[i];
      const b = values[j];
      const char = a[0];

      if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) {
        continue;
      }

      if (a === b || a.startsWith(b) || b.startsWith(a)) {
        return true;
      }
    }
  }

  return false;
};

const parseRepeatedExtglob = (pattern, requireEnd = true) => {
  if ((pattern[0] !== '+' && pattern[0] !== '*') || pattern[1] !== '(') {
    return;
  }

  let bracket = 0;
  let paren = 0;
  let quote = 0;
  let escaped = false;

  for (let i = 1; i < pattern.length; i++) {
    const ch = pattern[i];

    if (escaped === true) {
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      escaped = true;
      continue;
    }

    if (ch === '"') {
      quote = quote === 1 ? 0 : 1;
      continue;
    }

    if (quote === 1) {
      continue;
    }

    if (ch === '[') {
      bracket++;
      continue;
    }

    if (ch === ']' && bracket > 0) {
      bracket--;
      continue;
    }

    if (bracket > 0) {
      continue;
    }

    if (ch === '(') {
      paren++;
      continue;
    }

    if (ch === ')') {
      paren--;

      if (paren === 0) {
        if (requireEnd === true && i !== pattern.length - 1) {
          return;
        }

        return {
          type: pattern[0],
          body: pattern.slice(2, i),
          end: i
        };
      }
    }
  }
};

const getStarExtglobSequenceOutput = pattern => {
  let index = 0;
  const chars = [];

  while (index < pattern.length) {
    const match = parseRepeatedExtglob(pattern.slice(index), false);

    if (!match || match.type !== '*') {
      return;
    }

    const branches = splitTopLevel(match.body).map(branch => branch.trim());
    if (branches.length !== 1) {
      return;
    }

    const branch = normalizeSimpleBranch(branches[0]);
    if (!branch || branch.length !== 1) {
      return;
    }

    chars.push(branch);
    index += match.end + 1;
  }

  if (chars.length < 1) {
    return;
  }

  const source = chars.length === 1
    ? utils.escapeRegex(chars[0])
    : `[${chars.map(ch => utils.escapeRegex(ch)).join('')}]`;

  return `${source}*`;
};

const repeatedExtglobRecursion = pattern => {
  let depth = 0;
  let value = pattern.trim();
  let match = parseRepeatedExtglob(value);

  while (match) {
    depth++;
    value = match.body.trim();
    match = parseRepeatedExtglob(value);
  }

  return depth;
};

const analyzeRepeatedExtglob = (body, options) => {
  if (options.maxExtglobRecursion === false) {
    return { risky: false };
  }

  const max =
    typeof options.maxExtglobRecursion === 'number'
      ? options.maxExtglobRecursion
      : constants.DEFAULT_MAX_EXTGLOB_RECURSION;

  const branches = splitTopLevel(body).map(branch => branch.trim());

  if (branches.length > 1) {
    if (
      branches.some(branch => branch === '') ||
      branches.some(branch => /^[*?]+$/.test(branch)) ||
      hasRepeatedCharPrefixOverlap(branches)
    ) {
      return { risky: true };
    }
  }

  for (const branch of branches) {
    const safeOutput = getStarExtglobSequenceOutput(branch);
    if (safeOutput) {
      return { risky: true, safeOutput };
    }

    if (repeatedExtglobRecursion(branch) > max) {
      return { risky: true };
    }
  }

  return { risky: false };
};

/**
 * Parse the given input string.
 * @param {String} input
 * @param {Object} options
 * @return {Object}
 */

const parse = (input, options) => {
  if (typeof input !== 'string') {
    throw new TypeError('Expected a string');
  }

  input = REPLACEMENTS[input] || input;

  const opts = { ...options };
  const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;

  let len = input.length;
  if (len > max) {
    throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
  }

  const bos = { type: 'bos', value: '', output: opts.prepend || '' };
  const tokens = [bos];

  const capture = opts.capture ? '' : '?:';
  const win32 = utils.isWindows(options);

  // create constants based on platform, for windows or posix
  const PLATFORM_CHARS = constants.globChars(win32);
  const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);

  const {
    DOT_LITERAL,
    PLUS_LITERAL,
    SLASH_LITERAL,
    ONE_CHAR,
    DOTS_SLASH,
    NO_DOT,
    NO_DOT_SLASH,
    NO_DOTS_SLASH,
    QMARK,
    QMARK_NO_DOT,
    STAR,
    START_ANCHOR
  } = PLATFORM_CHARS;

  const globstar = opts => {
    return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
  };

  const nodot = opts.dot ? '' : NO_DOT;
  const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
  let star = opts.bash === true ? globstar(opts) : STAR;

  if (opts.capture) {
    star = `(${star})`;
  }

  // minimatch options support
  if (typeof opts.noext === 'boolean') {
    opts.noextglob = opts.noext;
  }

  const state = {
    input,
    index: -1,
    start: 0,
    dot: opts.dot === true,
    consumed: '',
    output: '',
    prefix: '',
    backtrack: false,
    negated: false,
    brackets: 0,
    braces: 0,
    parens: 0,
    quotes: 0,
    globstar: false,
    tokens
  };

  input = utils.removePrefix(input, state);
  len = input.length;

  const extglobs = [];
  const braces = [];
  const stack = [];
  let prev = bos;
  let value;

  /**
   * Tokenizing helpers
   */

  const eos = () => state.index === len - 1;
  const peek = state.peek = (n = 1) => input[state.index + n];
  const advance = state.advance = () => input[++state.index] || '';
  const remaining = () => input.slice(state.index + 1);
  const consume = (value = '', num = 0) => {
    state.consumed += value;
    state.index += num;
  };

  const append = token => {
    state.output += token.output != null ? token.output : token.value;
    consume(token.value);
  };

  const negate = () => {
    let count = 1;

    while (peek() === '!' && (peek(2) !== '(' || peek(3) === '?')) {
      advance();
      state.start++;
      count++;
    }

    if (count % 2 === 0) {
      return false;
    }

    state.negated = true;
    state.start++;
    return true;
  };

  const increment = type => {
    state[type]++;
    stack.push(type);
  };

  const decrement = type => {
    state[type]--;
    stack.pop();
  };

  /**
   * Push tokens onto the tokens array. This helper speeds up
   * tokenizing by 1) helping us avoid backtracking as much as possible,
   * and 2) helping us avoid creating extra tokens when consecutive
   * characters are plain text. This improves performance and simplifies
   * lookbehinds.
   */

  const push = tok => {
    if (prev.type === 'globstar') {
      const isBrace = state.braces > 0 && (tok.type === 'comma' || tok.type === 'brace');
      const isExtglob = tok.extglob === true || (extglobs.length && (tok.type === 'pipe' || tok.type === 'paren'));

      if (tok.type !== 'slash' && tok.type !== 'paren' && !isBrace && !isExtglob) {
        state.output = state.output.slice(0, -prev.output.length);
        prev.type = 'star';
        prev.value = '*';
        prev.output = star;
        state.output += prev.output;
      }
    }

    if (extglobs.length && tok.type !== 'paren') {
      extglobs[extglobs.length - 1].inner += tok.value;
    }

    if (tok.value || tok.output) append(tok);
    if (prev && prev.type === 'text' && tok.type === 'text') {
      prev.value += tok.value;
      prev.output = (prev.output || '') + tok.value;
      return;
    }

    tok.prev = prev;
    tokens.push(tok);
    prev = tok;
  };

  const extglobOpen = (type, value) => {
    const token = { ...EXTGLOB_CHARS[value], conditions: 1, inner: '' };

    token.prev = prev;
    token.parens = state.parens;
    token.output = state.output;
    token.startIndex = state.index;
    token.tokensIndex = tokens.length;
    const output = (opts.capture ? '(' : '') + token.open;

    increment('parens');
    push({ type, value, output: state.output ? '' : ONE_CHAR });
    push({ type: 'paren', extglob: true, value: advance(), output });
    extglobs.push(token);
  };

  const extglobClose = token => {
    const literal = input.slice(token.startIndex, state.index + 1);
    const body = input.slice(token.startIndex + 2, state.index);
    const analysis = analyzeRepeatedExtglob(body, opts);

    if ((token.type === 'plus' || token.type === 'star') && analysis.risky) {
      const safeOutput = analysis.safeOutput
        ? (token.output ? '' : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput)
        : undefined;
      const open = tokens[token.tokensIndex];

      open.type = 'text';
      open.value = literal;
      open.output = safeOutput || utils.escapeRegex(literal);

      for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
        tokens[i].value = '';
        tokens[i].output = '';
        delete tokens[i].suffix;
      }

      state.output = token.output + open.output;
      state.backtrack = true;

      push({ type: 'paren', extglob: true, value, output: '' });
      decrement('parens');
      return;
    }

    let output = token.close + (opts.capture ? ')' : '');
    let rest;

    if (token.type === 'negate') {
      let extglobStar = star;

      if (token.inner && token.inner.length > 1 && token.inner.includes('/')) {
        extglobStar = globstar(opts);
      }

      if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) {
        output = token.close = `)$))${extglobStar}`;
      }

      if (token.inner.includes('*') && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
        // Any non-magical string (`.ts`) or even nested expression (`.{ts,tsx}`) can follow after the closing parenthesis.
        // In this case, we need to parse the string and use it in the output of the original pattern.
        // Suitable patterns: `/!(*.d).ts`, `/!(*.d).{ts,tsx}`, `**/!(*-dbg).@(js)`.
        //
        // Disabling the `fastpaths` option due to a problem with parsing strings as `.ts` in the pattern like `**/!(*.d).ts`.
        const expression = parse(rest, { ...options, fastpaths: false }).output;

        output = token.close = `)${expression})${extglobStar})`;
      }

      if (token.prev.type === 'bos') {
        state.negatedExtglob = true;
      }
    }

    push({ type: 'paren', extglob: true, value, output });
    decrement('parens');
  };

  /**
   * Fast paths
   */

  if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
    let backslashes = false;

    let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
      if (first === '\\') {
        backslashes = true;
        return m;
      }

      if (first === '?') {
        if (esc) {
          return esc + first + (rest ? QMARK.repeat(rest.length) : '');
        }
        if (index === 0) {
          return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : '');
        }
        return QMARK.repeat(chars.length);
      }

      if (first === '.') {
        return DOT_LITERAL.repeat(chars.length);
      }

      if (first === '*') {
        if (esc) {
          return esc + first + (rest ? star : '');
        }
        return star;
      }
      return esc ? m : `\\${m}`;
    });

    if (backslashes === true) {
      if (opts.unescape === true) {
        output = output.replace(/\\/g, '');
      } else {
        output = output.replace(/\\+/g, m => {
          return m.length % 2 === 0 ? '\\\\' : (m ? '\\' : '');
        });
      }
    }

    if (output === input && opts.contains === true) {
      state.output = input;
      return state;
    }

    state.output = utils.wrapOutput(output, state, options);
    return state;
  }

  /**
   * Tokenize input until we reach end-of-string
   */

  while (!eos()) {
    value = advance();

    if (value === '\u0000') {
      continue;
    }

    /**
     * Escaped characters
     */

    if (value === '\\') {
      const next = peek();

      if (next === '/' && opts.bash !== true) {
        continue;
      }

      if (next === '.' || next === ';') {
        continue;
      }

      if (!next) {
        value += '\\';
        push({ type: 'text', value });
        continue;
      }

      // collapse slashes to reduce potential for exploits
      const match = /^\\+/.exec(remaining());
      let slashes = 0;

      if (match && match[0].length > 2) {
        slashes = match[0].length;
        state.index += slashes;
        if (slashes % 2 !== 0) {
          value += '\\';
        }
      }

      if (opts.unescape === true) {
        value = advance();
      } else {
        value += advance();
      }

      if (state.brackets === 0) {
        push({ type: 'text', value });
        continue;
      }
    }

    /**
     * If we're inside a regex character class, continue
     * until we reach the closing bracket.
     */

    if (state.brackets > 0 && (value !== ']' || prev.value === '[' || prev.value === '[^')) {
      if (opts.posix !== false && value === ':') {
        const inner = prev.value.slice(1);
        if (inner.includes('[')) {
          prev.posix = true;

          if (inner.includes(':')) {
            const idx = prev.value.lastIndexOf('[');
            const pre = prev.value.slice(0, idx);
            const rest = prev.value.slice(idx + 2);
            const posix = POSIX_REGEX_SOURCE[rest];
            if (posix) {
              prev.value = pre + posix;
              state.backtrack = true;
              advance();

              if (!bos.output && tokens.indexOf(prev) === 1) {
                bos.output = ONE_CHAR;
              }
              continue;
            }
          }
        }
      }

      if ((value === '[' && peek() !== ':') || (value === '-' && peek() === ']')) {
        value = `\\${value}`;
      }

      if (value === ']' && (prev.value === '[' || prev.value === '[^')) {
        value = `\\${value}`;
      }

      if (opts.posix === true && value === '!' && prev.value === '[') {
        value = '^';
      }

      prev.value += value;
      append({ value });
      continue;
    }

    /**
     * If we're inside a quoted string, continue
     * until we reach the closing double quote.
     */

    if (state.quotes === 1 && value !== '"') {
      value = utils.escapeRegex(value);
      prev.value += value;
      append({ value });
      continue;
    }

    /**
     * Double quotes
     */

    if (value === '"') {
      state.quotes = state.quotes === 1 ? 0 : 1;
      if (opts.keepQuotes === true) {
        push({ type: 'text', value });
      }
      continue;
    }

    /**
     * Parentheses
     */

    if (value === '(') {
      increment('parens');
      push({ type: 'paren', value });
      continue;
    }

    if (value === ')') {
      if (state.parens === 0 && opts.strictBrackets === true) {
        throw new SyntaxError(syntaxError('opening', '('));
      }

      const extglob = extglobs[extglobs.length - 1];
      if (extglob && state.parens === extglob.parens + 1) {
        extglobClose(extglobs.pop());
        continue;
      }

      push({ type: 'paren', value, output: state.parens ? ')' : '\\)' });
      decrement('parens');
      continue;
    }

    /**
     * Square brackets
     */

    if (value === '[') {
      if (opts.nobracket === true || !remaining().includes(']')) {
        if (opts.nobracket !== true && opts.strictBrackets === true) {
          throw new SyntaxError(syntaxError('closing', ']'));
        }

        value = `\\${value}`;
      } else {
        increment('brackets');
      }

      push({ type: 'bracket', value });
      continue;
    }

    if (value === ']') {
      if (opts.nobracket === true || (prev && prev.type === 'bracket' && prev.value.length === 1)) {
        push({ type: 'text', value, output: `\\${value}` });
        continue;
      }

      if (state.brackets === 0) {
        if (opts.strictBrackets === true) {
          throw new SyntaxError(syntaxError('opening', '['));
        }

        push({ type: 'text', value, output: `\\${value}` });
        continue;
      }

      decrement('brackets');

      const prevValue = prev.value.slice(1);
      if (prev.posix !== true && prevValue[0] === '^' && !prevValue.includes('/')) {
        value = `/${value}`;
      }

      prev.value += value;
      append({ value });

      // when literal brackets are explicitly disabled
      // assume we should match with a regex character class
      if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) {
        continue;
      }

      const escaped = utils.escapeRegex(prev.value);
      state.output = state.output.slice(0, -prev.value.length);

      // when literal brackets are explicitly enabled
      // assume we should escape the brackets to match literal characters
      if (opts.literalBrackets === true) {
        state.output += escaped;
        prev.value = escaped;
        continue;
      }

      // when the user specifies nothing, try to match both
      prev.value = `(${capture}${escaped}|${prev.value})`;
      state.output += prev.value;
      continue;
    }

    /**
     * Braces
     */

    if (value === '{' && opts.nobrace !== true) {
      increment('braces');

      const open = {
        type: 'brace',
        value,
        output: '(',
        outputIndex: state.output.length,
        tokensIndex: state.tokens.length
      };

      braces.push(open);
      push(open);
      continue;
    }

    if (value === '}') {
      const brace = braces[braces.length - 1];

      if (opts.nobrace === true || !brace) {
        push({ type: 'text', value, output: value });
        continue;
      }

      let output = ')';

      if (brace.dots === true) {
        const arr = tokens.slice();
        const range = [];

        for (let i = arr.length - 1; i >= 0; i--) {
          tokens.pop();
          if (arr[i].type === 'brace') {
            break;
          }
          if (arr[i].type !== 'dots') {
            range.unshift(arr[i].value);
          }
        }

        output = expandRange(range, opts);
        state.backtrack = true;
      }

      if (brace.comma !== true && brace.dots !== true) {
        const out = state.output.slice(0, brace.outputIndex);
        const toks = state.tokens.slice(brace.tokensIndex);
        brace.value = brace.output = '\\{';
        value = output = '\\}';
        state.output = out;
        for (const t of toks) {
          state.output += (t.output || t.value);
        }
      }

      push({ type: 'brace', value, output });
      decrement('braces');
      braces.pop();
      continue;
    }

    /**
     * Pipes
     */

    if (value === '|') {
      if (extglobs.length > 0) {
        extglobs[extglobs.length - 1].conditions++;
      }
      push({ type: 'text', value });
      continue;
    }

    /**
     * Commas
     */

    if (value === ',') {
      let output = value;

      const brace = braces[braces.length - 1];
      if (brace && stack[stack.length - 1] === 'braces') {
        brace.comma = true;
        output = '|';
      }

      push({ type: 'comma', value, output });
      continue;
    }

    /**
     * Slashes
     */

    if (value === '/') {
      // if the beginning of the glob is "./", advance the start
      // to the current index, and don't add the "./" characters
      // to the state. This greatly simplifies lookbehinds when
      // checking for BOS characters like "!" and "." (not "./")
      if (prev.type === 'dot' && state.index === state.start + 1) {
        state.start = state.index + 1;
        state.consumed = '';
        state.output = '';
        tokens.pop();
        prev = bos; // reset "prev" to the first token
        continue;
      }

      push({ type: 'slash', value, output: SLASH_LITERAL });
      continue;
    }

    /**
     * Dots
     */

    if (value === '.') {
      if (state.braces > 0 && prev.type === 'dot') {
        if (prev.value === '.') prev.output = DOT_LITERAL;
        const brace = braces[braces.length - 1];
        prev.type = 'dots';
        prev.output += value;
        prev.value += value;
        brace.dots = true;
        continue;
      }

      if ((state.braces + state.parens) === 0 && prev.type !== 'bos' && prev.type !== 'slash') {
        push({ type: 'text', value, output: DOT_LITERAL });
        continue;
      }

      push({ type: 'dot', value, output: DOT_LITERAL });
      continue;
    }

    /**
     * Question marks
     */

    if (value === '?') {
      const isGroup = prev && prev.value === '(';
      if (!isGroup && opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        extglobOpen('qmark', value);
        continue;
      }

      if (prev && prev.type === 'paren') {
        const next = peek();
        let output = value;

        if (next === '<' && !utils.supportsLookbehinds()) {
          throw new Error('Node.js v10 or higher is required for regex lookbehinds');
        }

        if ((prev.value === '(' && !/[!=<:]/.test(next)) || (next === '<' && !/<([!=]|\w+>)/.test(remaining()))) {
          output = `\\${value}`;
        }

        push({ type: 'text', value, output });
        continue;
      }

      if (opts.dot !== true && (prev.type === 'slash' || prev.type === 'bos')) {
        push({ type: 'qmark', value, output: QMARK_NO_DOT });
        continue;
      }

      push({ type: 'qmark', value, output: QMARK });
      continue;
    }

    /**
     * Exclamation
     */

    if (value === '!') {
      if (opts.noextglob !== true && peek() === '(') {
        if (peek(2) !== '?' || !/[!=<:]/.test(peek(3))) {
          extglobOpen('negate', value);
          continue;
        }
      }

      if (opts.nonegate !== true && state.index === 0) {
        negate();
        continue;
      }
    }

    /**
     * Plus
     */

    if (value === '+') {
      if (opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        extglobOpen('plus', value);
        continue;
      }

      if ((prev && prev.value === '(') || opts.regex === false) {
        push({ type: 'plus', value, output: PLUS_LITERAL });
        continue;
      }

      if ((prev && (prev.type === 'bracket' || prev.type === 'paren' || prev.type === 'brace')) || state.parens > 0) {
        push({ type: 'plus', value });
        continue;
      }

      push({ type: 'plus', value: PLUS_LITERAL });
      continue;
    }

    /**
     * Plain text
     */

    if (value === '@') {
      if (opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        push({ type: 'at', extglob: true, value, output: '' });
        continue;
      }

      push({ type: 'text', value });
      continue;
    }

    /**
     * Plain text
     */

    if (value !== '*') {
      if (value === '$' || value === '^') {
        value = `\\${value}`;
      }

      const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
      if (match) {
        value += match[0];
        state.index += match[0].length;
      }

      push({ type: 'text', value });
      continue;
    }

    /**
     * Stars
     */

    if (prev && (prev.type === 'globstar' || prev.star === true)) {
      prev.type = 'star';
      prev.star = true;
      prev.value += value;
      prev.output = star;
      state.backtrack = true;
      state.globstar = true;
      consume(value);
      continue;
    }

    let rest = remaining();
    if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
      extglobOpen('star', value);
      continue;
    }

    if (prev.type === 'star') {
      if (opts.noglobstar === true) {
        consume(value);
        continue;
      }

      const prior = prev.prev;
      const before = prior.prev;
      const isStart = prior.type === 'slash' || prior.type === 'bos';
      const afterStar = before && (before.type === 'star' || before.type === 'globstar');

      if (opts.bash === true && (!isStart || (rest[0] && rest[0] !== '/'))) {
        push({ type: 'star', value, output: '' });
        continue;
      }

      const isBrace = state.braces > 0 && (prior.type === 'comma' || prior.type === 'brace');
      const isExtglob = extglobs.length && (prior.type === 'pipe' || prior.type === 'paren');
      if (!isStart && prior.type !== 'paren' && !isBrace && !isExtglob) {
        push({ type: 'star', value, output: '' });
        continue;
      }

      // strip consecutive `/**/`
      while (rest.slice(0, 3) === '/**') {
        const after = input[state.index + 4];
        if (after && after !== '/') {
          break;
        }
        rest = rest.slice(3);
        consume('/**', 3);
      }

      if (prior.type === 'bos' && eos()) {
        prev.type = 'globstar';
        prev.value += value;
        prev.output = globstar(opts);
        state.output = prev.output;
        state.globstar = true;
        consume(value);
        continue;
      }

      if (prior.type === 'slash' && prior.prev.type !== 'bos' && !afterStar && eos()) {
        state.output = state.output.slice(0, -(prior.output + prev.output).length);
        prior.output = `(?:${prior.output}`;

        prev.type = 'globstar';
        prev.output = globstar(opts) + (opts.strictSlashes ? ')' : '|$)');
        prev.value += value;
        state.globstar = true;
        state.output += prior.output + prev.output;
        consume(value);
        continue;
      }

      if (prior.type === 'slash' && prior.prev.type !== 'bos' && rest[0] === '/') {
        const end = rest[1] !== void 0 ? '|$' : '';

        state.output = state.output.slice(0, -(prior.output + prev.output).length);
        prior.output = `(?:${prior.output}`;

        prev.type = 'globstar';
        prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
        prev.value += value;

        state.output += prior.output + prev.output;
        state.globstar = true;

        consume(value + advance());

        push({ type: 'slash', value: '/', output: '' });
        continue;
      }

      if (prior.type === 'bos' && rest[0] === '/') {
        prev.type = 'globstar';
        prev.value += value;
        prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
        state.output = prev.output;
        state.globstar = true;
        consume(value + advance());
        push({ type: 'slash', value: '/', output: '' });
        continue;
      }

      // remove single star from output
      state.output = state.output.slice(0, -prev.output.length);

      // reset previous token to globstar
      prev.type = 'globstar';
      prev.output = globstar(opts);
      prev.value += value;

      // reset output with globstar
      state.output += prev.output;
      state.globstar = true;
      consume(value);
      continue;
    }

    const token = { type: 'star', value, output: star };

    if (opts.bash === true) {
      token.output = '.*?';
      if (prev.type === 'bos' || prev.type === 'slash') {
        token.output = nodot + token.output;
      }
      push(token);
      continue;
    }

    if (prev && (prev.type === 'bracket' || prev.type === 'paren') && opts.regex === true) {
      token.output = value;
      push(token);
      continue;
    }

    if (state.index === state.start || prev.type === 'slash' || prev.type === 'dot') {
      if (prev.type === 'dot') {
        state.output += NO_DOT_SLASH;
        prev.output += NO_DOT_SLASH;

      } else if (opts.dot === true) {
        state.output += NO_DOTS_SLASH;
        prev.output += NO_DOTS_SLASH;

      } else {
        state.output += nodot;
        prev.output += nodot;
      }

      if (peek() !== '*') {
        state.output += ONE_CHAR;
        prev.output += ONE_CHAR;
      }
    }

    push(token);
  }

  while (state.brackets > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', ']'));
    state.output = utils.escapeLast(state.output, '[');
    decrement('brackets');
  }

  while (state.parens > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', ')'));
    state.output = utils.escapeLast(state.output, '(');
    decrement('parens');
  }

  while (state.braces > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', '}'));
    state.output = utils.escapeLast(state.output, '{');
    decrement('braces');
  }

  if (opts.strictSlashes !== true && (prev.type === 'star' || prev.type === 'bracket')) {
    push({ type: 'maybe_slash', value: '', output: `${SLASH_LITERAL}?` });
  }

  // rebuild the output if we had to backtrack at any point
  if (state.backtrack === true) {
    state.output = '';

    for (const token of state.tokens) {
      state.output += token.output != null ? token.output : token.value;

      if (token.suffix) {
        state.output += token.suffix;
      }
    }
  }

  return state;
};

/**
 * Fast paths for creating regular expressions for common glob patterns.
 * This can significantly speed up processing and has very little downside
 * impact when none of the fast paths match.
 */

parse.fastpaths = (input, options) => {
  const opts = { ...options };
  const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
  const len = input.length;
  if (len > max) {
    throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
  }

  input = REPLACEMENTS[input] || input;
  const win32 = utils.isWindows(options);

  // create constants based on platform, for windows or posix
  const {
    DOT_LITERAL,
    SLASH_LITERAL,
    ONE_CHAR,
    DOTS_SLASH,
    NO_DOT,
    NO_DOTS,
    NO_DOTS_SLASH,
    STAR,
    START_ANCHOR
  } = constants.globChars(win32);

  const nodot = opts.dot ? NO_DOTS : NO_DOT;
  const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
  const capture = opts.capture ? '' : '?:';
  const state = { negated: false, prefix: '' };
  let star = opts.bash === true ? '.*?' : STAR;

  if (opts.capture) {
    star = `(${star})`;
  }

  const globstar = opts => {
    if (opts.noglobstar === true) return star;
    return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
  };

  const create = str => {
    switch (str) {
      case '*':
        return `${nodot}${ONE_CHAR}${star}`;

      case '.*':
        return `${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '*.*':
        return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '*/*':
        return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;

      case '**':
        return nodot + globstar(opts);

      case '**/*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;

      case '**/*.*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '**/.*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;

      default: {
        const match = /^(.*?)\.(\w+)$/.exec(str);
        if (!match) return;

        const source = create(match[1]);
        if (!source) return;

        return source + DOT_LITERAL + match[2];
      }
    }
  };

  const output = utils.removePrefix(input, state);
  let source = create(output);

  if (source && opts.strictSlashes !== true) {
    source += `${SLASH_LITERAL}?`;
  }

  return source;
};

module.exports = parse;


/***/ }),

/***/ 8016:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const path = __nccwpck_require__(6928);
const scan = __nccwpck_require__(1781);
const parse = __nccwpck_require__(8265);
const utils = __nccwpck_require__(4059);
const constants = __nccwpck_require__(5595);
const isObject = val => val && typeof val === 'object' && !Array.isArray(val);

/**
 * Creates a matcher function from one or more glob patterns. The
 * returned function takes a string to match as its first argument,
 * and returns true if the string is a match. The returned matcher
 * function also takes a boolean as the second argument that, when true,
 * returns an object with additional information.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch(glob[, options]);
 *
 * const isMatch = picomatch('*.!(*a)');
 * console.log(isMatch('a.a')); //=> false
 * console.log(isMatch('a.b')); //=> true
 * ```
 * @name picomatch
 * @param {String|Array} `globs` One or more glob patterns.
 * @param {Object=} `options`
 * @return {Function=} Returns a matcher function.
 * @api public
 */

const picomatch = (glob, options, returnState = false) => {
  if (Array.isArray(glob)) {
    const fns = glob.map(input => picomatch(input, options, returnState));
    const arrayMatcher = str => {
      for (const isMatch of fns) {
        const state = isMatch(str);
        if (state) return state;
      }
      return false;
    };
    return arrayMatcher;
  }

  const isState = isObject(glob) && glob.tokens && glob.input;

  if (glob === '' || (typeof glob !== 'string' && !isState)) {
    throw new TypeError('Expected pattern to be a non-empty string');
  }

  const opts = options || {};
  const posix = utils.isWindows(options);
  const regex = isState
    ? picomatch.compileRe(glob, options)
    : picomatch.makeRe(glob, options, false, true);

  const state = regex.state;
  delete regex.state;

  let isIgnored = () => false;
  if (opts.ignore) {
    const ignoreOpts = { ...options, ignore: null, onMatch: null, onResult: null };
    isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
  }

  const matcher = (input, returnObject = false) => {
    const { isMatch, match, output } = picomatch.test(input, regex, options, { glob, posix });
    const result = { glob, state, regex, posix, input, output, match, isMatch };

    if (typeof opts.onResult === 'function') {
      opts.onResult(result);
    }

    if (isMatch === false) {
      result.isMatch = false;
      return returnObject ? result : false;
    }

    if (isIgnored(input)) {
      if (typeof opts.onIgnore === 'function') {
        opts.onIgnore(result);
      }
      result.isMatch = false;
      return returnObject ? result : false;
    }

    if (typeof opts.onMatch === 'function') {
      opts.onMatch(result);
    }
    return returnObject ? result : true;
  };

  if (returnState) {
    matcher.state = state;
  }

  return matcher;
};

/**
 * Test `input` with the given `regex`. This is used by the main
 * `picomatch()` function to test the input string.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.test(input, regex[, options]);
 *
 * console.log(picomatch.test('foo/bar', /^(?:([^/]*?)\/([^/]*?))$/));
 * // { isMatch: true, match: [ 'foo/', 'foo', 'bar' ], output: 'foo/bar' }
 * ```
 * @param {String} `input` String to test.
 * @param {RegExp} `regex`
 * @return {Object} Returns an object with matching info.
 * @api public
 */

picomatch.test = (input, regex, options, { glob, posix } = {}) => {
  if (typeof input !== 'string') {
    throw new TypeError('Expected input to be a string');
  }

  if (input === '') {
    return { isMatch: false, output: '' };
  }

  const opts = options || {};
  const format = opts.format || (posix ? utils.toPosixSlashes : null);
  let match = input === glob;
  let output = (match && format) ? format(input) : input;

  if (match === false) {
    output = format ? format(input) : input;
    match = output === glob;
  }

  if (match === false || opts.capture === true) {
    if (opts.matchBase === true || opts.basename === true) {
      match = picomatch.matchBase(input, regex, options, posix);
    } else {
      match = regex.exec(output);
    }
  }

  return { isMatch: Boolean(match), match, output };
};

/**
 * Match the basename of a filepath.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.matchBase(input, glob[, options]);
 * console.log(picomatch.matchBase('foo/bar.js', '*.js'); // true
 * ```
 * @param {String} `input` String to test.
 * @param {RegExp|String} `glob` Glob pattern or regex created by [.makeRe](#makeRe).
 * @return {Boolean}
 * @api public
 */

picomatch.matchBase = (input, glob, options, posix = utils.isWindows(options)) => {
  const regex = glob instanceof RegExp ? glob : picomatch.makeRe(glob, options);
  return regex.test(path.basename(input));
};

/**
 * Returns true if **any** of the given glob `patterns` match the specified `string`.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.isMatch(string, patterns[, options]);
 *
 * console.log(picomatch.isMatch('a.a', ['b.*', '*.a'])); //=> true
 * console.log(picomatch.isMatch('a.a', 'b.*')); //=> false
 * ```
 * @param {String|Array} str The string to test.
 * @param {String|Array} patterns One or more glob patterns to use for matching.
 * @param {Object} [options] See available [options](#options).
 * @return {Boolean} Returns true if any patterns match `str`
 * @api public
 */

picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);

/**
 * Parse a glob pattern to create the source string for a regular
 * expression.
 *
 * ```js
 * const picomatch = require('picomatch');
 * const result = picomatch.parse(pattern[, options]);
 * ```
 * @param {String} `pattern`
 * @param {Object} `options`
 * @return {Object} Returns an object with useful properties and output to be used as a regex source string.
 * @api public
 */

picomatch.parse = (pattern, options) => {
  if (Array.isArray(pattern)) return pattern.map(p => picomatch.parse(p, options));
  return parse(pattern, { ...options, fastpaths: false });
};

/**
 * Scan a glob pattern to separate the pattern into segments.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.scan(input[, options]);
 *
 * const result = picomatch.scan('!./foo/*.js');
 * console.log(result);
 * { prefix: '!./',
 *   input: '!./foo/*.js',
 *   start: 3,
 *   base: 'foo',
 *   glob: '*.js',
 *   isBrace: false,
 *   isBracket: false,
 *   isGlob: true,
 *   isExtglob: false,
 *   isGlobstar: false,
 *   negated: true }
 * ```
 * @param {String} `input` Glob pattern to scan.
 * @param {Object} `options`
 * @return {Object} Returns an object with
 * @api public
 */

picomatch.scan = (input, options) => scan(input, options);

/**
 * Compile a regular expression from the `state` object returned by the
 * [parse()](#parse) method.
 *
 * @param {Object} `state`
 * @param {Object} `options`
 * @param {Boolean} `returnOutput` Intended for implementors, this argument allows you to return the raw output from the parser.
 * @param {Boolean} `returnState` Adds the state to a `state` property on the returned regex. Useful for implementors and debugging.
 * @return {RegExp}
 * @api public
 */

picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
  if (returnOutput === true) {
    return state.output;
  }

  const opts = options || {};
  const prepend = opts.contains ? '' : '^';
  const append = opts.contains ? '' : '$';

  let source = `${prepend}(?:${state.output})${append}`;
  if (state && state.negated === true) {
    source = `^(?!${source}).*$`;
  }

  const regex = picomatch.toRegex(source, options);
  if (returnState === true) {
    regex.state = state;
  }

  return regex;
};

/**
 * Create a regular expression from a parsed glob pattern.
 *
 * ```js
 * const picomatch = require('picomatch');
 * const state = picomatch.parse('*.js');
 * // picomatch.compileRe(state[, options]);
 *
 * console.log(picomatch.compileRe(state));
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {String} `state` The object returned from the `.parse` method.
 * @param {Object} `options`
 * @param {Boolean} `returnOutput` Implementors may use this argument to return the compiled output, instead of a regular expression. This is not exposed on the options to prevent end-users from mutating the result.
 * @param {Boolean} `returnState` Implementors may use this argument to return the state from the parsed glob with the returned regular expression.
 * @return {RegExp} Returns a regex created from the given pattern.
 * @api public
 */

picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
  if (!input || typeof input !== 'string') {
    throw new TypeError('Expected a non-empty string');
  }

  let parsed = { negated: false, fastpaths: true };

  if (options.fastpaths !== false && (input[0] === '.' || input[0] === '*')) {
    parsed.output = parse.fastpaths(input, options);
  }

  if (!parsed.output) {
    parsed = parse(input, options);
  }

  return picomatch.compileRe(parsed, options, returnOutput, returnState);
};

/**
 * Create a regular expression from the given regex source string.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.toRegex(source[, options]);
 *
 * const { output } = picomatch.parse('*.js');
 * console.log(picomatch.toRegex(output));
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {String} `source` Regular expression source string.
 * @param {Object} `options`
 * @return {RegExp}
 * @api public
 */

picomatch.toRegex = (source, options) => {
  try {
    const opts = options || {};
    return new RegExp(source, opts.flags || (opts.nocase ? 'i' : ''));
  } catch (err) {
    if (options && options.debug === true) throw err;
    return /$^/;
  }
};

/**
 * Picomatch constants.
 * @return {Object}
 */

picomatch.constants = constants;

/**
 * Expose "picomatch"
 */

module.exports = picomatch;


/***/ }),

/***/ 1781:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const utils = __nccwpck_require__(4059);
const {
  CHAR_ASTERISK,             /* * */
  CHAR_AT,                   /* @ */
  CHAR_BACKWARD_SLASH,       /* \ */
  CHAR_COMMA,                /* , */
  CHAR_DOT,                  /* . */
  CHAR_EXCLAMATION_MARK,     /* ! */
  CHAR_FORWARD_SLASH,        /* / */
  CHAR_LEFT_CURLY_BRACE,     /* { */
  CHAR_LEFT_PARENTHESES,     /* ( */
  CHAR_LEFT_SQUARE_BRACKET,  /* [ */
  CHAR_PLUS,                 /* + */
  CHAR_QUESTION_MARK,        /* ? */
  CHAR_RIGHT_CURLY_BRACE,    /* } */
  CHAR_RIGHT_PARENTHESES,    /* ) */
  CHAR_RIGHT_SQUARE_BRACKET  /* ] */
} = __nccwpck_require__(5595);

const isPathSeparator = code => {
  return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
};

const depth = token => {
  if (token.isPrefix !== true) {
    token.depth = token.isGlobstar ? Infinity : 1;
  }
};

/**
 * Quickly scans a glob pattern and returns an object with a handful of
 * useful properties, like `isGlob`, `path` (the leading non-glob, if it exists),
 * `glob` (the actual pattern), `negated` (true if the path starts with `!` but not
 * with `!(`) and `negatedExtglob` (true if the path starts with `!(`).
 *
 * ```js
 * const pm = require('picomatch');
 * console.log(pm.scan('foo/bar/*.js'));
 * { isGlob: true, input: 'foo/bar/*.js', base: 'foo/bar', glob: '*.js' }
 * ```
 * @param {String} `str`
 * @param {Object} `options`
 * @return {Object} Returns an object with tokens and regex source string.
 * @api public
 */

const scan = (input, options) => {
  const opts = options || {};

  const length = input.length - 1;
  const scanToEnd = opts.parts === true || opts.scanToEnd === true;
  const slashes = [];
  const tokens = [];
  const parts = [];

  let str = input;
  let index = -1;
  let start = 0;
  let lastIndex = 0;
  let isBrace = false;
  let isBracket = false;
  let isGlob = false;
  let isExtglob = false;
  let isGlobstar = false;
  let braceEscaped = false;
  let backslashes = false;
  let negated = false;
  let negatedExtglob = false;
  let finished = false;
  let braces = 0;
  let prev;
  let code;
  let token = { value: '', depth: 0, isGlob: false };

  const eos = () => index >= length;
  const peek = () => str.charCodeAt(index + 1);
  const advance = () => {
    prev = code;
    return str.charCodeAt(++index);
  };

  while (index < length) {
    code = advance();
    let next;

    if (code === CHAR_BACKWARD_SLASH) {
      backslashes = token.backslashes = true;
      code = advance();

      if (code === CHAR_LEFT_CURLY_BRACE) {
        braceEscaped = true;
      }
      continue;
    }

    if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
      braces++;

      while (eos() !== true && (code = advance())) {
        if (code === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          advance();
          continue;
        }

        if (code === CHAR_LEFT_CURLY_BRACE) {
          braces++;
          continue;
        }

        if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
          isBrace = token.isBrace = true;
          isGlob = token.isGlob = true;
          finished = true;

          if (scanToEnd === true) {
            continue;
          }

          break;
        }

        if (braceEscaped !== true && code === CHAR_COMMA) {
          isBrace = token.isBrace = true;
          isGlob = token.isGlob = true;
          finished = true;

          if (scanToEnd === true) {
            continue;
          }

          break;
        }

        if (code === CHAR_RIGHT_CURLY_BRACE) {
          braces--;

          if (braces === 0) {
            braceEscaped = false;
            isBrace = token.isBrace = true;
            finished = true;
            break;
          }
        }
      }

      if (scanToEnd === true) {
        continue;
      }

      break;
    }

    if (code === CHAR_FORWARD_SLASH) {
      slashes.push(index);
      tokens.push(token);
      token = { value: '', depth: 0, isGlob: false };

      if (finished === true) continue;
      if (prev === CHAR_DOT && index === (start + 1)) {
        start += 2;
        continue;
      }

      lastIndex = index + 1;
      continue;
    }

    if (opts.noext !== true) {
      const isExtglobChar = code === CHAR_PLUS
        || code === CHAR_AT
        || code === CHAR_ASTERISK
        || code === CHAR_QUESTION_MARK
        || code === CHAR_EXCLAMATION_MARK;

      if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
        isGlob = token.isGlob = true;
        isExtglob = token.isExtglob = true;
        finished = true;
        if (code === CHAR_EXCLAMATION_MARK && index === start) {
          negatedExtglob = true;
        }

        if (scanToEnd === true) {
          while (eos() !== true && (code = advance())) {
            if (code === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              code = advance();
              continue;
            }

            if (code === CHAR_RIGHT_PARENTHESES) {
              isGlob = token.isGlob = true;
              finished = true;
              break;
            }
          }
          continue;
        }
        break;
      }
    }

    if (code === CHAR_ASTERISK) {
      if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
      isGlob = token.isGlob = true;
      finished = true;

      if (scanToEnd === true) {
        continue;
      }
      break;
    }

    if (code === CHAR_QUESTION_MARK) {
      isGlob = token.isGlob = true;
      finished = true;

      if (scanToEnd === true) {
        continue;
      }
      break;
    }

    if (code === CHAR_LEFT_SQUARE_BRACKET) {
      while (eos() !== true && (next = advance())) {
        if (next === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          advance();
          continue;
        }

        if (next === CHAR_RIGHT_SQUARE_BRACKET) {
          isBracket = token.isBracket = true;
          isGlob = token.isGlob = true;
          finished = true;
          break;
        }
      }

      if (scanToEnd === true) {
        continue;
      }

      break;
    }

    if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
      negated = token.negated = true;
      start++;
      continue;
    }

    if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
      isGlob = token.isGlob = true;

      if (scanToEnd === true) {
        while (eos() !== true && (code = advance())) {
          if (code === CHAR_LEFT_PARENTHESES) {
            backslashes = token.backslashes = true;
            code = advance();
            continue;
          }

          if (code === CHAR_RIGHT_PARENTHESES) {
            finished = true;
            break;
          }
        }
        continue;
      }
      break;
    }

    if (isGlob === true) {
      finished = true;

      if (scanToEnd === true) {
        continue;
      }

      break;
    }
  }

  if (opts.noext === true) {
    isExtglob = false;
    isGlob = false;
  }

  let base = str;
  let prefix = '';
  let glob = '';

  if (start > 0) {
    prefix = str.slice(0, start);
    str = str.slice(start);
    lastIndex -= start;
  }

  if (base && isGlob === true && lastIndex > 0) {
    base = str.slice(0, lastIndex);
    glob = str.slice(lastIndex);
  } else if (isGlob === true) {
    base = '';
    glob = str;
  } else {
    base = str;
  }

  if (base && base !== '' && base !== '/' && base !== str) {
    if (isPathSeparator(base.charCodeAt(base.length - 1))) {
      base = base.slice(0, -1);
    }
  }

  if (opts.unescape === true) {
    if (glob) glob = utils.removeBackslashes(glob);

    if (base && backslashes === true) {
      base = utils.removeBackslashes(base);
    }
  }

  const state = {
    prefix,
    input,
    start,
    base,
    glob,
    isBrace,
    isBracket,
    isGlob,
    isExtglob,
    isGlobstar,
    negated,
    negatedExtglob
  };

  if (opts.tokens === true) {
    state.maxDepth = 0;
    if (!isPathSeparator(code)) {
      tokens.push(token);
    }
    state.tokens = tokens;
  }

  if (opts.parts === true || opts.tokens === true) {
    let prevIndex;

    for (let idx = 0; idx < slashes.length; idx++) {
      const n = prevIndex ? prevIndex + 1 : start;
      const i = slashes[idx];
      const value = input.slice(n, i);
      if (opts.tokens) {
        if (idx === 0 && start !== 0) {
          tokens[idx].isPrefix = true;
          tokens[idx].value = prefix;
        } else {
          tokens[idx].value = value;
        }
        depth(tokens[idx]);
        state.maxDepth += tokens[idx].depth;
      }
      if (idx !== 0 || value !== '') {
        parts.push(value);
      }
      prevIndex = i;
    }

    if (prevIndex && prevIndex + 1 < input.length) {
      const value = input.slice(prevIndex + 1);
      parts.push(value);

      if (opts.tokens) {
        tokens[tokens.length - 1].value = value;
        depth(tokens[tokens.length - 1]);
        state.maxDepth += tokens[tokens.length - 1].depth;
      }
    }

    state.slashes = slashes;
    state.parts = parts;
  }

  return state;
};

module.exports = scan;


/***/ }),

/***/ 4059:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



const path = __nccwpck_require__(6928);
const win32 = process.platform === 'win32';
const {
  REGEX_BACKSLASH,
  REGEX_REMOVE_BACKSLASH,
  REGEX_SPECIAL_CHARS,
  REGEX_SPECIAL_CHARS_GLOBAL
} = __nccwpck_require__(5595);

exports.isObject = val => val !== null && typeof val === 'object' && !Array.isArray(val);
exports.hasRegexChars = str => REGEX_SPECIAL_CHARS.test(str);
exports.isRegexChar = str => str.length === 1 && exports.hasRegexChars(str);
exports.escapeRegex = str => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, '\\$1');
exports.toPosixSlashes = str => str.replace(REGEX_BACKSLASH, '/');

exports.removeBackslashes = str => {
  return str.replace(REGEX_REMOVE_BACKSLASH, match => {
    return match === '\\' ? '' : match;
  });
};

exports.supportsLookbehinds = () => {
  const segs = process.version.slice(1).split('.').map(Number);
  if (segs.length === 3 && segs[0] >= 9 || (segs[0] === 8 && segs[1] >= 10)) {
    return true;
  }
  return false;
};

exports.isWindows = options => {
  if (options && typeof options.windows === 'boolean') {
    return options.windows;
  }
  return win32 === true || path.sep === '\\';
};

exports.escapeLast = (input, char, lastIdx) => {
  const idx = input.lastIndexOf(char, lastIdx);
  if (idx === -1) return input;
  if (input[idx - 1] === '\\') return exports.escapeLast(input, char, idx - 1);
  return `${input.slice(0, idx)}\\${input.slice(idx)}`;
};

exports.removePrefix = (input, state = {}) => {
  let output = input;
  if (output.startsWith('./')) {
    output = output.slice(2);
    state.prefix = './';
  }
  return output;
};

exports.wrapOutput = (input, state = {}, options = {}) => {
  const prepend = options.contains ? '' : '^';
  const append = options.contains ? '' : '$';

  let output = `${prepend}(?:${input})${append}`;
  if (state.negated === true) {
    output = `(?:^(?!${output}).*$)`;
  }
  return output;
};


/***/ }),

/***/ 4351:
/***/ ((module) => {

/*! queue-microtask. MIT License. Feross Aboukhadijeh <https://feross.org/opensource> */
let promise

module.exports = typeof queueMicrotask === 'function'
  ? queueMicrotask.bind(typeof window !== 'undefined' ? window : global)
  // reuse resolved promise, and allocate it lazily
  : cb => (promise || (promise = Promise.resolve()))
    .then(cb)
    .catch(err => setTimeout(() => { throw err }, 0))


/***/ }),

/***/ 844:
/***/ ((module) => {



function reusify (Constructor) {
  var head = new Constructor()
  var tail = head

  function get () {
    var current = head

    if (current.next) {
      head = current.next
    } else {
      head = new Constructor()
      tail = head
    }

    current.next = null

    return current
  }

  function release (obj) {
    tail.next = obj
    tail = obj
  }

  return {
    get: get,
    release: release
  }
}

module.exports = reusify


/***/ }),

/***/ 2743:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

/*! run-parallel. MIT License. Feross Aboukhadijeh <https://feross.org/opensource> */
module.exports = runParallel

const queueMicrotask = __nccwpck_require__(4351)

function runParallel (tasks, cb) {
  let results, pending, keys
  let isSync = true

  if (Array.isArray(tasks)) {
    results = []
    pending = tasks.length
  } else {
    keys = Object.keys(tasks)
    results = {}
    pending = keys.length
  }

  function done (err) {
    function end () {
      if (cb) cb(err, results)
      cb = null
    }
    if (isSync) queueMicrotask(end)
    else end()
  }

  function each (i, err, result) {
    results[i] = result
    if (--pending === 0 || err) {
      done(err)
    }
  }

  if (!pending) {
    // empty
    done(null)
  } else if (keys) {
    // object
    keys.forEach(function (key) {
      tasks[key](function (err, result) { each(key, err, result) })
    })
  } else {
    // array
    tasks.forEach(function (task, i) {
      task(function (err, result) { each(i, err, result) })
    })
  }

  isSync = false
}


/***/ }),

/***/ 7551:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

/*!
 * to-regex-range <https://github.com/micromatch/to-regex-range>
 *
 * Copyright (c) 2015-present, Jon Schlinkert.
 * Released under the MIT License.
 */



const isNumber = __nccwpck_require__(3102);

const toRegexRange = (min, max, options) => {
  if (isNumber(min) === false) {
    throw new TypeError('toRegexRange: expected the first argument to be a number');
  }

  if (max === void 0 || min === max) {
    return String(min);
  }

  if (isNumber(max) === false) {
    throw new TypeError('toRegexRange: expected the second argument to be a number.');
  }

  let opts = { relaxZeros: true, ...options };
  if (typeof opts.strictZeros === 'boolean') {
    opts.relaxZeros = opts.strictZeros === false;
  }

  let relax = String(opts.relaxZeros);
  let shorthand = String(opts.shorthand);
  let capture = String(opts.capture);
  let wrap = String(opts.wrap);
  let cacheKey = min + ':' + max + '=' + relax + shorthand + capture + wrap;

  if (toRegexRange.cache.hasOwnProperty(cacheKey)) {
    return toRegexRange.cache[cacheKey].result;
  }

  let a = Math.min(min, max);
  let b = Math.max(min, max);

  if (Math.abs(a - b) === 1) {
    let result = min + '|' + max;
    if (opts.capture) {
      return `(${result})`;
    }
    if (opts.wrap === false) {
      return result;
    }
    return `(?:${result})`;
  }

  let isPadded = hasPadding(min) || hasPadding(max);
  let state = { min, max, a, b };
  let positives = [];
  let negatives = [];

  if (isPadded) {
    state.isPadded = isPadded;
    state.maxLen = String(state.max).length;
  }

  if (a < 0) {
    let newMin = b < 0 ? Math.abs(b) : 1;
    negatives = splitToPatterns(newMin, Math.abs(a), state, opts);
    a = state.a = 0;
  }

  if (b >= 0) {
    positives = splitToPatterns(a, b, state, opts);
  }

  state.negatives = negatives;
  state.positives = positives;
  state.result = collatePatterns(negatives, positives, opts);

  if (opts.capture === true) {
    state.result = `(${state.result})`;
  } else if (opts.wrap !== false && (positives.length + negatives.length) > 1) {
    state.result = `(?:${state.result})`;
  }

  toRegexRange.cache[cacheKey] = state;
  return state.result;
};

function collatePatterns(neg, pos, options) {
  let onlyNegative = filterPatterns(neg, pos, '-', false, options) || [];
  let onlyPositive = filterPatterns(pos, neg, '', false, options) || [];
  let intersected = filterPatterns(neg, pos, '-?', true, options) || [];
  let subpatterns = onlyNegative.concat(intersected).concat(onlyPositive);
  return subpatterns.join('|');
}

function splitToRanges(min, max) {
  let nines = 1;
  let zeros = 1;

  let stop = countNines(min, nines);
  let stops = new Set([max]);

  while (min <= stop && stop <= max) {
    stops.add(stop);
    nines += 1;
    stop = countNines(min, nines);
  }

  stop = countZeros(max + 1, zeros) - 1;

  while (min < stop && stop <= max) {
    stops.add(stop);
    zeros += 1;
    stop = countZeros(max + 1, zeros) - 1;
  }

  stops = [...stops];
  stops.sort(compare);
  return stops;
}

/**
 * Convert a range to a regex pattern
 * @param {Number} `start`
 * @param {Number} `stop`
 * @return {String}
 */

function rangeToPattern(start, stop, options) {
  if (start === stop) {
    return { pattern: start, count: [], digits: 0 };
  }

  let zipped = zip(start, stop);
  let digits = zipped.length;
  let pattern = '';
  let count = 0;

  for (let i = 0; i < digits; i++) {
    let [startDigit, stopDigit] = zipped[i];

    if (startDigit === stopDigit) {
      pattern += startDigit;

    } else if (startDigit !== '0' || stopDigit !== '9') {
      pattern += toCharacterClass(startDigit, stopDigit, options);

    } else {
      count++;
    }
  }

  if (count) {
    pattern += options.shorthand === true ? '\\d' : '[0-9]';
  }

  return { pattern, count: [count], digits };
}

function splitToPatterns(min, max, tok, options) {
  let ranges = splitToRanges(min, max);
  let tokens = [];
  let start = min;
  let prev;

  for (let i = 0; i < ranges.length; i++) {
    let max = ranges[i];
    let obj = rangeToPattern(String(start), String(max), options);
    let zeros = '';

    if (!tok.isPadded && prev && prev.pattern === obj.pattern) {
      if (prev.count.length > 1) {
        prev.count.pop();
      }

      prev.count.push(obj.count[0]);
      prev.string = prev.pattern + toQuantifier(prev.count);
      start = max + 1;
      continue;
    }

    if (tok.isPadded) {
      zeros = padZeros(max, tok, options);
    }

    obj.string = zeros + obj.pattern + toQuantifier(obj.count);
    tokens.push(obj);
    start = max + 1;
    prev = obj;
  }

  return tokens;
}

function filterPatterns(arr, comparison, prefix, intersection, options) {
  let result = [];

  for (let ele of arr) {
    let { string } = ele;

    // only push if _both_ are negative...
    if (!intersection && !contains(comparison, 'string', string)) {
      result.push(prefix + string);
    }

    // or _both_ are positive
    if (intersection && contains(comparison, 'string', string)) {
      result.push(prefix + string);
    }
  }
  return result;
}

/**
 * Zip strings
 */

function zip(a, b) {
  let arr = [];
  for (let i = 0; i < a.length; i++) arr.push([a[i], b[i]]);
  return arr;
}

function compare(a, b) {
  return a > b ? 1 : b > a ? -1 : 0;
}

function contains(arr, key, val) {
  return arr.some(ele => ele[key] === val);
}

function countNines(min, len) {
  return Number(String(min).slice(0, -len) + '9'.repeat(len));
}

function countZeros(integer, zeros) {
  return integer - (integer % Math.pow(10, zeros));
}

function toQuantifier(digits) {
  let [start = 0, stop = ''] = digits;
  if (stop || start > 1) {
    return `{${start + (stop ? ',' + stop : '')}}`;
  }
  return '';
}

function toCharacterClass(a, b, options) {
  return `[${a}${(b - a === 1) ? '' : '-'}${b}]`;
}

function hasPadding(str) {
  return /^-?(0+)\d/.test(str);
}

function padZeros(value, tok, options) {
  if (!tok.isPadded) {
    return value;
  }

  let diff = Math.abs(tok.maxLen - String(value).length);
  let relax = options.relaxZeros !== false;

  switch (diff) {
    case 0:
      return '';
    case 1:
      return relax ? '0?' : '0';
    case 2:
      return relax ? '0{0,2}' : '00';
    default: {
      return relax ? `0{0,${diff}}` : `0{${diff}}`;
    }
  }
}

/**
 * Cache
 */

toRegexRange.cache = {};
toRegexRange.clearCache = () => (toRegexRange.cache = {});

/**
 * Expose `toRegexRange`
 */

module.exports = toRegexRange;


/***/ }),

/***/ 2337:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  u: () => (/* binding */ USAGE),
  R: () => (/* binding */ parseCommand)
});

;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
// EXTERNAL MODULE: ./src/fields.ts
var fields = __nccwpck_require__(8118);
// EXTERNAL MODULE: ./src/formats/index.ts + 54 modules
var formats = __nccwpck_require__(6334);
// EXTERNAL MODULE: ./src/inspect.ts + 3 modules
var inspect = __nccwpck_require__(2661);
// EXTERNAL MODULE: ./src/message.ts
var message = __nccwpck_require__(9568);
// EXTERNAL MODULE: ./src/reporters/index.ts + 1 modules
var reporters = __nccwpck_require__(2312);
;// CONCATENATED MODULE: ./src/arguments.ts






const USAGE = `Usage: passmuster [options] [paths…]
       passmuster manifest FILE.3md | route FILE.3md REQUEST | graph FILE.3md

Checks every SKILL.md and *.3md below the paths (files, folders or globs; default: the working directory).

Commands, for one agent without errors
  manifest FILE.3md            print what a loader sees, as JSON
  route FILE.3md REQUEST       print the skills that the request is routed to, and the triggers that match
  graph FILE.3md               print the links between its planes, for Mermaid

Reports
  -f, --format FORMAT[:FILE]   text, json or sarif; repeatable (default: text)
  -o, --output-file FILE       where the report goes that has no file of its own
  -q, --quiet                  report errors only
      --fail-on SEVERITY       error, warning, info or never: what makes the exit code 1 (default: error)
      --max-warnings N         the exit code is 1 above N warnings

Rules
      --preset PRESET          recommended or strict (default: recommended)
      --rule ID=SEVERITY       error, warning, info or off; repeatable
      --dialect DIALECT        agent-skills or skills-plane, for SKILL.md (default: agent-skills)
      --list-rules             list the rules; with --format json as JSON
      --explain RULE           say what a rule demands, and why

Files
      --stdin                  read one file from standard input
      --stdin-filename PATH    the path that this file would have
      --no-gitignore           also check what .gitignore leaves out
      --no-error-on-unmatched-pattern
                               a path that leads to no file is no error

  -v, --version
  -h, --help

Exit codes: 0 clean, 1 findings at or above the threshold, 2 could not run.
`;
const SEVERITIES = ['error', 'warning', 'info'];
const PRESETS = ['recommended', 'strict'];
const FLAGS = {
    format: { type: 'string', short: 'f', multiple: true },
    'output-file': { type: 'string', short: 'o' },
    quiet: { type: 'boolean', short: 'q' },
    'fail-on': { type: 'string' },
    'max-warnings': { type: 'string' },
    preset: { type: 'string' },
    rule: { type: 'string', multiple: true },
    dialect: { type: 'string' },
    'list-rules': { type: 'boolean' },
    explain: { type: 'string' },
    stdin: { type: 'boolean' },
    'stdin-filename': { type: 'string' },
    'no-gitignore': { type: 'boolean' },
    'no-error-on-unmatched-pattern': { type: 'boolean' },
    version: { type: 'boolean', short: 'v' },
    help: { type: 'boolean', short: 'h' },
};
/** Reads the command line; `color` says whether standard output shows colours. Never throws. */
function parseCommand(argv, color) {
    try {
        return toCommand(argv, color);
    }
    catch (error) {
        return { do: 'complain', message: error instanceof Error ? error.message : String(error) };
    }
}
function toCommand(argv, color) {
    const view = Object.keys(inspect/* views */.l).find((name) => name === argv[0]);
    if (view !== undefined)
        return toInspection(view, argv.slice(1));
    const { values, positionals } = parseFlags(argv);
    if (values.help)
        return { do: 'help' };
    if (values.version)
        return { do: 'version' };
    const outputs = readOutputs(values.format ?? ['text'], values['output-file']);
    if (values['list-rules'])
        return { do: 'list-rules', json: outputs.some(({ reporter }) => reporter === 'json') };
    if (values.explain !== undefined)
        return { do: 'explain', rule: ruleNamed(values.explain) };
    if (values.stdin && positionals.length > 0)
        throw new Error('`--stdin` takes no paths. Name the path with `--stdin-filename`.');
    if (!values.stdin && values['stdin-filename'] !== undefined)
        throw new Error('`--stdin-filename` is for `--stdin`. Add `--stdin`, or name the file alone.');
    if (values.stdin && values['stdin-filename'] === undefined)
        throw new Error('`--stdin` needs a path to judge the text by. Add `--stdin-filename PATH`.');
    return {
        do: 'lint',
        options: {
            paths: positionals.length > 0 ? positionals : ['.'],
            preset: oneOf('--preset', values.preset ?? 'recommended', PRESETS),
            dialect: oneOf('--dialect', values.dialect ?? 'agent-skills', formats/* dialects */.O9),
            rules: readRules(values.rule ?? []),
            gitignore: !values['no-gitignore'],
            outputs,
            quiet: values.quiet ?? false,
            maxWarnings: readCount('--max-warnings', values['max-warnings']),
            failOn: oneOf('--fail-on', values['fail-on'] ?? 'error', [...SEVERITIES, 'never']),
            errorOnUnmatched: !values['no-error-on-unmatched-pattern'],
            stdinPath: values.stdin ? values['stdin-filename'] : undefined,
            color,
        },
    };
}
function toInspection(view, argv) {
    const { values, positionals } = parseFlags(argv);
    if (values.help)
        return { do: 'help' };
    const [flag] = Object.keys(values);
    if (flag !== undefined)
        throw new Error(`\`passmuster ${view}\` takes no options. Leave out \`--${flag}\`.`);
    const { operands } = inspect/* views */.l[view];
    if (positionals.length === operands.length)
        return { do: 'inspect', view, operands: positionals };
    throw new Error(`\`passmuster ${view}\` takes ${(0,message/* plural */.LS)(operands.length, 'operand')}, not ${positionals.length}. Write \`passmuster ${view} ${operands.join(' ')}\`.`);
}
function parseFlags(argv) {
    try {
        return (0,external_node_util_namespaceObject.parseArgs)({ args: [...argv], options: FLAGS, allowPositionals: true });
    }
    catch (error) {
        // Node names an option with a short form as '-f, --format <value>'.
        const flag = /'(?:-\w, )?(-[^' ]*)/.exec(error instanceof Error ? error.message : '')?.[1];
        if (!(error instanceof Error) || flag === undefined)
            throw error;
        const known = Object.keys(FLAGS).map((name) => `--${name}`);
        const name = known.find((long) => long === flag.split('=')[0]);
        if (name !== undefined)
            throw new Error(`${(0,message/* quote */.hD)(name)} ${FLAGS[name.slice(2)].type === 'string' ? 'needs a value' : 'takes no value'}. See \`passmuster --help\`.`);
        throw new Error(`${(0,message/* quote */.hD)(flag)} is not an option. ${didYouMean(flag, known)}See \`passmuster --help\`.`);
    }
}
function didYouMean(word, known) {
    const nearest = (0,fields/* nearestOf */.qw)(word, known);
    return nearest.length === 0 ? '' : `Did you mean \`${nearest[0]}\`? `;
}
function oneOf(flag, value, choices) {
    const choice = choices.find((name) => name === value);
    if (choice !== undefined)
        return choice;
    throw new Error(`${(0,message/* quote */.hD)(value)} is not a value of \`${flag}\`. ${didYouMean(value, choices)}Use ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}.`);
}
function ruleNamed(id) {
    const ids = formats/* rules */.aO.map((rule) => rule.id);
    if (ids.includes(id))
        return id;
    const sameName = ids.filter((other) => other.endsWith(`/${id}`));
    throw new Error(`${(0,message/* quote */.hD)(id)} is not a rule. ${didYouMean(sameName[0] ?? id, ids)}See \`passmuster --list-rules\`.`);
}
function readOutputs(formats, outputFile) {
    const names = Object.keys(reporters/* reporters */.R);
    const outputs = formats.map((format) => {
        const colon = format.indexOf(':');
        const reporter = oneOf('--format', colon === -1 ? format : format.slice(0, colon), names);
        const file = colon === -1 ? outputFile : format.slice(colon + 1);
        if (file === '')
            throw new Error(`${(0,message/* quote */.hD)(format)} names no file. Write \`${reporter}:FILE\`.`);
        return { reporter, file };
    });
    const targets = outputs.map(({ file }) => file);
    const twice = targets.find((file, index) => targets.indexOf(file) !== index);
    if (targets.length > new Set(targets).size)
        throw new Error(`Two reports go to ${twice === undefined ? 'standard output' : (0,message/* quote */.hD)(twice)}. Give each a file of its own: \`--format json:FILE\`.`);
    return outputs;
}
function readRules(assignments) {
    return new Map(assignments.map((assignment) => {
        const [id = '', ...levels] = assignment.split('=');
        const level = levels.join('=');
        if (level === '')
            throw new Error(`${(0,message/* quote */.hD)(assignment)} sets no severity. Write \`ID=error\`, \`=warning\`, \`=info\` or \`=off\`.`);
        return [ruleNamed(id), oneOf('--rule', level, [...SEVERITIES, 'off'])];
    }));
}
function readCount(flag, value) {
    if (value === undefined)
        return Infinity;
    if (!/^\d+$/.test(value))
        throw new Error(`${(0,message/* quote */.hD)(value)} is not a number of warnings. Give \`${flag}\` a whole number, 0 or more.`);
    return Number(value);
}


/***/ }),

/***/ 5581:
/***/ ((module, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2337);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4216);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5443);
/* harmony import */ var _inspect_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2661);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9786);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3134);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(8357);







const { env, stdout, stderr } = process;
function wantsColor() {
    if (env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '')
        return env['FORCE_COLOR'] !== '0';
    return stdout.isTTY && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
}
async function main() {
    const command = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .parseCommand */ .R)(process.argv.slice(2), wantsColor());
    const print = (text) => ({ stdout: text, stderr: '', exitCode: 0 });
    switch (command.do) {
        case 'help': return print(_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .USAGE */ .u);
        case 'version': return print(`${_tool_js__WEBPACK_IMPORTED_MODULE_5__/* .tool */ .z.version}\n`);
        case 'list-rules': return print((0,_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .listRules */ .sJ)(command.json));
        case 'explain': return print((0,_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .explainRule */ .OL)(command.rule));
        case 'complain': return { stdout: '', stderr: `passmuster: ${(0,_visible_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .R)(command.message)}\n`, exitCode: 2 };
        case 'inspect': return (0,_inspect_js__WEBPACK_IMPORTED_MODULE_3__/* .inspect */ .N)(command.view, command.operands, _host_js__WEBPACK_IMPORTED_MODULE_2__/* .machine */ .A);
        case 'lint': return (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .run */ .e)(command.options, _host_js__WEBPACK_IMPORTED_MODULE_2__/* .machine */ .A);
    }
}
function fail(error) {
    process.exitCode = 2;
    stderr.write(`passmuster: The run ended early: ${(0,_visible_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .R)(error instanceof Error ? error.message : String(error))}.\n`);
}
// A reader that has seen enough (`| head`) closes the pipe; that is no error of ours.
stdout.on('error', (error) => {
    if (error.code !== 'EPIPE')
        fail(error);
});
// Where nothing can be said, the exit code says it.
stderr.on('error', () => { });
try {
    const outcome = await main();
    // Not process.exit(): it would cut what a pipe has not taken yet.
    process.exitCode = outcome.exitCode;
    stderr.write(outcome.stderr);
    stdout.write(outcome.stdout);
}
catch (error) {
    fail(error);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 4216:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   OL: () => (/* binding */ explainRule),
/* harmony export */   sJ: () => (/* binding */ listRules)
/* harmony export */ });
/* unused harmony export describeEntry */
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6334);
/* harmony import */ var _reporters_json_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4310);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3134);



/** All rules with their severities, as a table or as JSON. */
function listRules(json) {
    if (json)
        return `${(0,_reporters_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringify */ .A)(_formats_index_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .aO.map(({ id, severity, summary, source }) => ({ id, severity, summary, source, url: (0,_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleUrl */ .Q)(id) })))}\n`;
    const width = Math.max(..._formats_index_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .aO.map(({ id }) => id.length));
    const rows = _formats_index_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .aO.map(({ id, severity, summary }) => `${id.padEnd(width)}  ${severity.recommended.padEnd(11)}  ${severity.strict.padEnd(7)}  ${summary}\n`);
    return `${'rule'.padEnd(width)}  recommended  strict   demands\n${rows.join('')}`;
}
/** What one rule demands, why, by which source, with its examples. `id` must be a rule's. */
function explainRule(id) {
    const rule = _formats_index_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .aO.find((candidate) => candidate.id === id);
    const { summary, why, severity, source, bad, good } = rule;
    return [
        `${id}: ${summary}`, '', why, '',
        `recommended: ${severity.recommended}, strict: ${severity.strict}`, `Source: ${source}`, `Docs: ${(0,_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleUrl */ .Q)(id)}`, '',
        `Bad (${bad.path}):`, indent(bad.text), '', `Good (${good.path}):`, indent(good.text), '',
    ].join('\n');
}
function indent(text) {
    return describeEntry(text).split('\n').map((line) => `    ${line}`.trimEnd()).join('\n').trimEnd();
}
/** An example's file as a reader sees it: its text, or what else it is. */
function describeEntry(entry) {
    if (typeof entry === 'string')
        return entry.length > 2000 ? `${entry.slice(0, 200)}…` : entry;
    if (entry instanceof Uint8Array)
        return new TextDecoder().decode(entry);
    return 'link' in entry ? `(a symbolic link to ${entry.link})` : `(reading fails: ${entry.fails})`;
}


/***/ }),

/***/ 8118:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $n: () => (/* binding */ reportNonText),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Lv: () => (/* binding */ isList),
/* harmony export */   M8: () => (/* binding */ textField),
/* harmony export */   VB: () => (/* binding */ reportUnknown),
/* harmony export */   pi: () => (/* binding */ isMapping),
/* harmony export */   qw: () => (/* binding */ nearestOf),
/* harmony export */   yu: () => (/* binding */ quoting),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9568);
/* harmony import */ var _yaml_mistakes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2372);


function textField(fields, key) {
    const field = fields.get(key);
    return typeof field?.value === 'string' ? field : undefined;
}
function isList(data) {
    return Array.isArray(data);
}
function isMapping(data) {
    return data instanceof Map;
}
/** Absent, null or nothing but white space. */
function isBlank(field) {
    return field === undefined || field.value === null || (typeof field.value === 'string' && field.value.trim() === '');
}
/** `a number`, `a list`: what a value is, for a message. */
function kindOf(data) {
    if (data === null)
        return 'empty';
    if (isList(data))
        return 'a list';
    if (isMapping(data))
        return 'a mapping';
    return { string: 'text', number: 'a number', boolean: 'a boolean' }[typeof data];
}
/** Quotes a number or boolean where it stands, so that YAML reads text. Nothing for any other value. */
function quoting({ source }, { value, range }) {
    const text = source.text.slice(...range);
    if ((typeof value !== 'number' && typeof value !== 'boolean') || !/^[\w.+-]+$/.test(text))
        return {};
    return (0,_message_js__WEBPACK_IMPORTED_MODULE_1__/* .safely */ .vm)('Quote the value', { range, text: (0,_yaml_mistakes_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteYaml */ .q0)(text) });
}
/** Reports each of `keys` whose value is there but is no text. */
function reportNonText(document, keys, report) {
    for (const key of keys) {
        const field = document.fields.get(key);
        if (field === undefined || field.value === null || typeof field.value === 'string')
            continue;
        const written = isList(field.value) || isMapping(field.value) ? '' : ` ${(0,_message_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(document.source.text.slice(...field.range))}`;
        const cure = isList(field.value) || isMapping(field.value) ? 'Write plain text' : 'Quote it';
        report(field.range, `\`${key}\` is ${kindOf(field.value)}${written}, not text. ${cure}.`, quoting(document, field));
    }
}
/** Reports each key that is not known, with the nearest known one when a reader would take the two for the same. */
function reportUnknown(fields, { known, accepted = [], foreign = [], ignoringCase = false, what, otherwise }, report) {
    const same = (key) => (ignoringCase ? key.toLowerCase() : key);
    const all = [...known, ...accepted];
    const right = new Set(all.map(same));
    const present = new Set([...fields.keys()].map(same));
    for (const [key, field] of fields) {
        if (right.has(same(key)))
            continue;
        const spelled = sameAs(key, all);
        const nearest = foreign.includes(key) ? [] : spelled.length > 0 ? spelled : nearestOf(key, known);
        const message = `${(0,_message_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(key)} is not a field of ${what}.`;
        if (nearest.length === 0) {
            report(field.key, `${message} ${otherwise}.`);
            continue;
        }
        const free = nearest.length === 1 && !present.has(same(nearest[0]));
        const fix = free ? (0,_message_js__WEBPACK_IMPORTED_MODULE_1__/* .safely */ .vm)(`Rename to \`${nearest[0]}\``, { range: field.key, text: nearest[0] }) : {};
        report(field.key, `${message} Use ${(0,_message_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(nearest.map((name) => `\`${name}\``))}.`, fix);
    }
}
/** The known words within edit distance 2 of `word`, or equal to it but for case and separators; the nearest only. */
function nearestOf(word, known) {
    const same = sameAs(word, known);
    if (same.length > 0)
        return same;
    const distances = known.map((name) => editDistance(word.toLowerCase(), name.toLowerCase()));
    const least = Math.min(...distances, 3);
    return known.filter((name, index) => distances[index] === least && least <= 2 && least < name.length / 2);
}
/** The known words that differ from `word` in case and separators only. */
function sameAs(word, known) {
    const bare = (name) => name.toLowerCase().replace(/[-_ ]/g, '');
    return known.filter((name) => bare(name) === bare(word));
}
/** Insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`; any number above 2 counts as 3. */
function editDistance(a, b) {
    if (Math.abs(a.length - b.length) > 2)
        return 3;
    let before = [];
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            const same = a[i - 1] === b[j - 1];
            let least = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (same ? 0 : 1));
            if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                least = Math.min(least, before[j - 2] + 1);
            next.push(least);
        }
        before = row;
        row = next;
    }
    return Math.min(row.at(-1), 3);
}


/***/ }),

/***/ 1196:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   I5: () => (/* binding */ rootOf),
/* harmony export */   I6: () => (/* binding */ find),
/* harmony export */   UD: () => (/* binding */ compare),
/* harmony export */   df: () => (/* binding */ slashed)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var fast_glob__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5648);
/* harmony import */ var fast_glob__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(fast_glob__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var ignore__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(298);
/* harmony import */ var ignore__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__nccwpck_require__.n(ignore__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var micromatch__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8785);
/* harmony import */ var micromatch__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__nccwpck_require__.n(micromatch__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5443);





const PRIVATE_USE = 0xe000;
const NEVER = new Set(['node_modules', '.git']);
/**
 * Finds the files that `paths` (files, folders and globs) mean. Every symbolic link is resolved before anything behind it
 * is looked at, so nothing outside a root is listed or read.
 */
function find(paths, options, host) {
    const scan = { options, host, found: new Map(), layers: new Map() };
    const unmatched = [];
    for (const path of paths) {
        const reason = search(path, scan);
        if (reason !== undefined)
            unmatched.push({ path, reason });
    }
    const found = [...scan.found].sort(([a], [b]) => compare(a, b)).map(([, file]) => file);
    return { found, unmatched };
}
/** Code-unit order, the same on every machine. */
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
/** The path with `/`, whatever the system. */
function slashed(path) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.sep === '/' ? path : path.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, '/');
}
function isInside(path, folder) {
    return path === folder || path.startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_0__.sep) ? folder : folder + node_path__WEBPACK_IMPORTED_MODULE_0__.sep);
}
/** The git work tree around a folder, else the folder itself. */
function rootOf(folder, host) {
    for (let at = folder;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at)) {
        if (kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(at, '.git'), host) !== undefined)
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at) === at)
            return folder;
    }
}
/** Adds what one path of the command line leads to; the reason when that is nothing. */
function search(path, scan) {
    const { host } = scan;
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.cwd, path);
    const kind = kindOf(absolute, host);
    if (kind === 'directory')
        return walk(absolute, undefined, scan) ? undefined : 'it holds no file to check';
    if (kind !== undefined)
        return searchFile(absolute, scan);
    if (!fast_glob__WEBPACK_IMPORTED_MODULE_1___default().isDynamicPattern(path))
        return 'it does not exist';
    const { base } = micromatch__WEBPACK_IMPORTED_MODULE_3___default().scan(slashed(path));
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.cwd, base);
    if (kindOf(folder, host) !== 'directory')
        return `\`${base}\` is no folder`;
    const rest = slashed(path).slice(base.length).replace(/^\//, '');
    const matches = micromatch__WEBPACK_IMPORTED_MODULE_3___default().matcher(`{${rest},${rest}/**}`, { dot: true });
    return walk(folder, (shown) => matches(slashed((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, shown))), scan) ? undefined : 'it matches no file to check';
}
function searchFile(file, scan) {
    const { host, options } = scan;
    const top = rootOf((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file), host);
    const root = host.realpath(top);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(top, file);
    if (!options.isNamed(slashed(path)))
        return 'its name is not that of a file to check';
    const folder = host.realpath((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file));
    if (isInside(folder, root))
        add(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file)), scan);
    else
        put(scan, root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path), { state: 'outside', target: folder });
    return undefined;
}
function kindOf(path, host) {
    let link = false;
    try {
        link = host.lstat(path).isSymbolicLink();
        return host.stat(path).isDirectory() ? 'directory' : 'file';
    }
    catch {
        return link ? 'dangling' : undefined;
    }
}
function put(scan, root, path, refusal) {
    if (!scan.found.has(path))
        scan.found.set(path, { root, path: slashed((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, path)), ...(refusal && { refusal }) });
}
/** Adds the file at `path`, whose folder is a real path, under its own real path. */
function add(root, path, scan) {
    const { host } = scan;
    let target;
    try {
        const stat = host.lstat(path);
        if (stat.isFile())
            return put(scan, root, path);
        if (!stat.isSymbolicLink())
            return put(scan, root, path, { state: 'unreadable', reason: stat.isDirectory() ? 'it is a folder' : 'it is no regular file' });
        target = host.readlink(path);
    }
    catch (error) {
        return put(scan, root, path, { state: 'unreadable', reason: (0,_host_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .C)(error) });
    }
    let real;
    try {
        real = host.realpath(path);
    }
    catch {
        return put(scan, root, path, { state: 'dangling', target });
    }
    if (!isInside(real, root))
        return put(scan, root, path, { state: 'outside', target });
    // A client reads the link where it stands: a target of another name keeps the link's path.
    put(scan, root, scan.options.isNamed(slashed((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, real))) ? real : path);
}
/** Adds the files below a folder, and below the folders that symbolic links in it lead to. Whether there was any. */
function walk(folder, accepts, scan) {
    const top = rootOf(folder, scan.host);
    const root = scan.host.realpath(top);
    const start = scan.host.realpath(folder);
    if (!isInside(start, root)) {
        put(scan, root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(top, folder)), { state: 'outside-directory', target: start });
        return true;
    }
    const queue = [{ root, base: start, shown: folder, accepts }];
    let matched = false;
    for (const at of queue) {
        const { base, shown } = at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, base).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).some((name) => NEVER.has(name)) || isIgnored(base, true, root, scan))
            continue;
        const entries = fast_glob__WEBPACK_IMPORTED_MODULE_1___default().globSync('**/*', {
            cwd: base, dot: true, onlyFiles: false, followSymbolicLinks: false,
            fs: { readdirSync: lister(at, queue, scan) },
        });
        for (const entry of entries) {
            const path = withBreaks(entry);
            if (!scan.options.isNamed(slashed((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(base, path)))) || accepts?.((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(shown, path)) === false)
                continue;
            matched = true;
            add(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(base, path), scan);
        }
    }
    return matched;
}
/**
 * A listing of folders for fast-glob that leaves out what is ignored, notes what cannot be read, and puts the
 * folders behind symbolic links on the queue instead of following them.
 */
function lister(at, queue, scan) {
    const { host } = scan;
    const { root } = at;
    const enqueue = (path) => {
        const base = host.realpath(path);
        if (!isInside(base, root))
            return put(scan, root, path, { state: 'outside-directory', target: host.readlink(path) });
        const known = at.accepts === undefined ? queue.some((walk) => isInside(base, walk.base)) : queue.some((walk) => walk.base === base);
        if (!known)
            queue.push({ ...at, base, shown: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(at.shown, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(at.base, path)) });
    };
    return (directory) => {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(withBreaks(directory));
        let entries;
        try {
            entries = host.list(folder);
        }
        catch (error) {
            put(scan, root, folder, { state: 'unreadable', reason: (0,_host_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .C)(error) });
            return [];
        }
        const kept = entries.filter((entry) => {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, entry.name);
            const named = scan.options.isNamed(slashed((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, path)));
            if (!named && !entry.isDirectory() && !entry.isSymbolicLink())
                return false;
            if (isIgnored(path, entry.isDirectory(), root, scan))
                return false;
            if (!entry.isSymbolicLink() || kindOf(path, host) !== 'directory')
                return named || entry.isDirectory();
            enqueue(path);
            return false;
        });
        for (const entry of kept)
            if (/[\n\r\u2028\u2029]/.test(entry.name))
                entry.name = withoutBreaks(entry.name);
        return kept;
    };
}
/** fast-glob leaves out names with line breaks, which no wildcard stands for; it gets them with private-use characters instead. */
function withoutBreaks(name) {
    return name.replace(/[\n\r\u2028\u2029]/g, (character) => String.fromCharCode(PRIVATE_USE + (character.charCodeAt(0) & 0xff)));
}
function withBreaks(name) {
    return name.replace(/[\ue00a\ue00d\ue028\ue029]/g, (character) => {
        const low = character.charCodeAt(0) - PRIVATE_USE;
        return String.fromCharCode(low < 0x20 ? low : 0x2000 + low);
    });
}
/** Whether git, or the rule that nobody's dependencies are linted, leaves out a path whose folder is not left out. */
function isIgnored(path, directory, root, scan) {
    if (path === root)
        return false;
    if (NEVER.has((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)))
        return true;
    for (const { folder, rules } of layersOf((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), root, scan).toReversed()) {
        const { ignored, unignored } = rules.test(slashed((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path)) + (directory ? '/' : ''));
        if (ignored || unignored)
            return ignored;
    }
    return false;
}
function layersOf(folder, root, scan) {
    if (!scan.options.gitignore)
        return [];
    const known = scan.layers.get(folder);
    if (known !== undefined)
        return known;
    const above = folder === root ? [] : layersOf((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder), root, scan);
    const own = readIgnoreFile((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, '.gitignore'), scan.host);
    const layers = own === undefined ? above : [...above, { folder, rules: ignore__WEBPACK_IMPORTED_MODULE_2___default()().add(own) }];
    scan.layers.set(folder, layers);
    return layers;
}
function readIgnoreFile(path, host) {
    try {
        return host.lstat(path).isFile() ? new TextDecoder().decode(host.read(path)) : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 8574:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   IL: () => (/* binding */ readWritten),
/* harmony export */   kz: () => (/* binding */ readNumber),
/* harmony export */   nm: () => (/* binding */ suggestField)
/* harmony export */ });
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9568);
/* harmony import */ var _repeats_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4135);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1148);



const DELIMITER = '---';
const DIRECTIVE = '@plane';
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
/** Read in any letter case; all other keys only as they are written. */
const ANY_CASE = new Set(['3md', 'axis', 'title']);
/** Reads the base grammar of 3md, in linear time. Offsets are those of `text`, its line breaks and byte order mark included. Never throws. */
function readWritten(text) {
    const problems = [];
    const { opening, pairs, end } = readFrontmatter(text, problems);
    const { planes, fences } = readPlanes(text, end, problems);
    reportEqualZ(planes, problems);
    return { opening, pairs, fields: lastOf(pairs), body: [end, text.length], planes, fences, problems };
}
/** Where to point at a value: at its key where nothing is written. */
function placeOf({ key, range }) {
    return range[0] === range[1] ? key : range;
}
/** A suggestion to add a line to the frontmatter, below the `---` that opens it. */
function suggestField(text, [, end], field) {
    return (0,_message_js__WEBPACK_IMPORTED_MODULE_0__/* .suggest */ .ZA)(`Add \`${field}\``, [end, end], (text.startsWith('\r\n', end) ? '\r\n' : '\n') + field);
}
/** The number that `text` is, after the grammar of `z`; undefined when it is none. */
function readNumber(text) {
    const number = NUMBER.test(text) ? Number(text) : NaN;
    return Number.isFinite(number) ? number : undefined;
}
function isBlank(character) {
    return character === ' ' || character === '\t';
}
function readLine(text, start) {
    const lineBreak = text.indexOf('\n', start);
    const end = lineBreak === -1 ? text.length : lineBreak > start && text[lineBreak - 1] === '\r' ? lineBreak - 1 : lineBreak;
    return { start, next: lineBreak === -1 ? text.length : lineBreak + 1, content: trim(text, start, end) };
}
function trim(text, start, end) {
    while (start < end && isBlank(text[start]))
        start++;
    while (end > start && isBlank(text[end - 1]))
        end--;
    return [start, end];
}
function isDelimiter(text, [start, end]) {
    return end - start === DELIMITER.length && text.startsWith(DELIMITER, start);
}
function isDirective(text, { start, content: [content, end] }) {
    const after = start + DIRECTIVE.length;
    return content === start && text.startsWith(DIRECTIVE, start) && (after === end || isBlank(text[after]));
}
function lastOf(pairs) {
    return new Map(pairs.map((pair) => [pair.name, pair]));
}
/** The two sides of the first separator between `start` and `end`; undefined when there is none. */
function readPair(text, [start, end], separator, nameOf) {
    const length = text.slice(start, end).indexOf(separator);
    if (length === -1)
        return undefined;
    const key = trim(text, start, start + length);
    return { ...(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(text, trim(text, start + length + 1, end)), key, name: nameOf(text.slice(...key)) };
}
function readFrontmatter(text, problems) {
    const start = text.startsWith('\ufeff') ? 1 : 0;
    let line = readLine(text, start);
    while (line.content[0] === line.content[1] && line.next < text.length)
        line = readLine(text, line.next);
    const opening = line.content;
    if (!isDelimiter(text, opening)) {
        problems.push({ range: opening, message: 'The file does not begin with frontmatter. Begin it with a line `---`, a line `3md: 1.0` and another line `---`.' });
        return { opening, pairs: [], end: start };
    }
    return readFields(text, opening, line.next, problems);
}
function readFields(text, opening, start, problems) {
    const pairs = [];
    const strays = [];
    let directive;
    for (let at = start; at < text.length;) {
        const line = readLine(text, at);
        at = line.next;
        if (isDelimiter(text, line.content)) {
            // A `---` further down is a rule of the body when the frontmatter before it ran into a plane.
            if (directive !== undefined && strays.length > 0)
                break;
            for (const { content } of strays)
                problems.push({ range: content, message: `${(0,_message_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text.slice(...content))} has no colon. Write \`key: value\`, all on one line.` });
            reportVersion(text, opening, lastOf(pairs).get('3md'), problems);
            return { opening, pairs, end: line.next };
        }
        if (line.content[0] === line.content[1] || text[line.content[0]] === '#')
            continue;
        const pair = readPair(text, line.content, ':', (key) => (ANY_CASE.has(key.toLowerCase()) ? key.toLowerCase() : key));
        if (isDirective(text, line))
            directive ??= line;
        if (pair === undefined)
            strays.push(line);
        else
            pairs.push(pair);
    }
    problems.push({ range: opening, message: 'The frontmatter that `---` opens here is never closed. Add a line `---` below its last field.' });
    const end = Math.min(directive?.start ?? text.length, strays[0]?.start ?? text.length);
    return { opening, pairs: pairs.filter(({ key }) => key[0] < end), end };
}
function reportVersion(text, opening, version, problems) {
    if (version === undefined)
        problems.push({ range: opening, message: 'The frontmatter has no `3md`. Add a line `3md: 1.0`.', details: suggestField(text, opening, '3md: 1.0') });
    else if (version.value === '')
        problems.push({ range: placeOf(version), message: '`3md` has no value. Write `3md: 1.0`.' });
}
function readPlanes(text, start, problems) {
    const planes = [];
    const fences = [];
    let fence;
    for (let at = start; at < text.length;) {
        const line = readLine(text, at);
        at = line.next;
        const mark = text.slice(line.content[0], line.content[0] + 3);
        if (fence !== undefined) {
            if (isDirective(text, line))
                fence.directives.push([line.start, line.start + DIRECTIVE.length]);
            if (mark !== fence.mark)
                continue;
            fences.push({ ...fence, closed: true });
            fence = undefined;
        }
        else if (mark === '```' || mark === '~~~') {
            fence = { mark, opening: line.content, directives: [] };
        }
        else if (isDirective(text, line)) {
            endBody(planes, line.start);
            planes.push({ ...readDirective(text, line.content, problems), body: [line.next, text.length] });
        }
    }
    if (fence !== undefined)
        fences.push({ ...fence, closed: false });
    if (planes.length === 0 && text.slice(start).trim() !== '')
        planes.push({ directive: [start, start], z: 0, pairs: [], attributes: new Map(), body: [start, text.length] });
    return { planes, fences };
}
function endBody(planes, end) {
    const last = planes.pop();
    if (last !== undefined)
        planes.push({ ...last, body: [last.body[0], end] });
}
function readDirective(text, [start, end], problems) {
    const directive = [start, start + DIRECTIVE.length];
    const { pairs, complete } = readAttributes(text, directive[1], end, problems);
    const attributes = lastOf(pairs);
    for (const name of ['z', 'x', 'y']) {
        const pair = attributes.get(name);
        if (pair === undefined || readNumber(pair.value) !== undefined)
            continue;
        const message = pair.value === '' ? `\`${name}\` has no value.` : `${(0,_message_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text.slice(...pair.range))} is no number.`;
        problems.push({ range: placeOf(pair), message: `${message} Write \`${name}\` as a number such as \`${name}=1\`.` });
    }
    const z = attributes.get('z');
    if (z === undefined && complete)
        problems.push({ range: directive, message: '`@plane` has no `z`. Add its place, such as `z=1`.' });
    return { directive, z: (z && readNumber(z.value)) ?? NaN, pairs, attributes };
}
/** The attributes between two offsets; `complete` unless a quote that is not closed swallowed the rest of them. */
function readAttributes(text, start, end, problems) {
    const pairs = [];
    const tokens = readTokens(text, start, end);
    const words = tokens.map(({ range, unclosed }) => (unclosed === undefined ? text.slice(...range) : undefined));
    for (let index = 0; index < tokens.length; index++) {
        const { range, unclosed } = tokens[index];
        if (unclosed !== undefined) {
            problems.push({ range: [unclosed, unclosed + 1], message: `The quote \`${text[unclosed]}\` is never closed. Close it behind the value.` });
            return { pairs, complete: false };
        }
        const last = lastOfSpaced(words, index);
        const whole = [range[0], tokens[last].range[1]];
        if (last > index)
            problems.push(spacedProblem(text, whole, words.slice(index, last + 1).join('')));
        index = last;
        const pair = readPair(text, whole, '=', (key) => key.toLowerCase());
        if (pair === undefined)
            problems.push({ range, message: `${(0,_message_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text.slice(...range))} is no attribute. Write \`key=value\`, with quotes around a value that holds blanks.` });
        else if (pair.name === '')
            problems.push({ range, message: `${(0,_message_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text.slice(...range))} has no name before its \`=\`. Write \`key=value\`.` });
        else
            pairs.push(pair);
    }
    return { pairs, complete: true };
}
function readTokens(text, start, end) {
    const tokens = [];
    for (let at = start; at < end; at++) {
        if (isBlank(text[at]))
            continue;
        const from = at;
        let open;
        for (; at < end && (open !== undefined || !isBlank(text[at])); at++) {
            if (open === undefined)
                open = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isQuote */ .vG)(text[at]) ? at : undefined;
            else if (text[at] === '\\')
                at++;
            else if (text[at] === text[open])
                open = undefined;
        }
        tokens.push({ range: [from, Math.min(at, end)], unclosed: open });
    }
    return tokens;
}
/** The index of the last token of `key = value`, `key =value` or `key= value`; `index` itself where no blank stands around the `=`. */
function lastOfSpaced(words, index) {
    const isBare = (word) => word?.includes('=') === false;
    let last = index;
    if (isBare(words[index]) && words[index + 1]?.startsWith('='))
        last++;
    const word = words[last];
    const named = last > index || word.length > 1;
    return named && word.indexOf('=') === word.length - 1 && isBare(words[last + 1]) ? last + 1 : last;
}
function spacedProblem(text, range, joined) {
    const message = `${(0,_message_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text.slice(...range))} has blanks around its \`=\`. Write ${(0,_message_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(joined)}.`;
    return { range, message, details: (0,_message_js__WEBPACK_IMPORTED_MODULE_0__/* .safely */ .vm)('Remove the blanks', { range, text: joined }) };
}
function reportEqualZ(planes, problems) {
    const placed = planes.flatMap(({ z, attributes }) => (Number.isNaN(z) ? [] : { z, range: attributes.get('z')?.range ?? [0, 0] }));
    for (const { item, first } of (0,_repeats_js__WEBPACK_IMPORTED_MODULE_2__/* .repeatsOf */ .U)(placed, ({ z }) => z)) {
        problems.push({ range: item.range, message: `Two planes stand at z=${item.z}. Give each plane its own \`z\`.`, details: { related: [{ range: first.range, message: 'the first one' }] } });
    }
}


/***/ }),

/***/ 3324:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  k: () => (/* binding */ agent3md)
});

// EXTERNAL MODULE: ./src/formats/agent-3md/parse.ts
var parse = __nccwpck_require__(4688);
// EXTERNAL MODULE: ./src/message.ts
var message = __nccwpck_require__(9568);
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

// EXTERNAL MODULE: ./src/formats/agent-3md/grammar.ts
var grammar = __nccwpck_require__(8574);
;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/axis.ts



const axis = {
    id: 'agent3md/axis',
    severity: { recommended: 'off', strict: 'warning' },
    summary: 'The `axis` of an agent is `skill`',
    why: 'The specification recommends `axis: skill`, which tells any reader of 3md that the planes are skills.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('axis: skill\n', ''),
    good: goodAgent,
    check({ source, fields, opening }, report) {
        const axis = fields.get('axis');
        if (axis?.value === 'skill')
            return;
        if (axis === undefined)
            report(opening, 'The frontmatter has no `axis`. Add a line `axis: skill`.', (0,grammar/* suggestField */.nm)(source.text, opening, 'axis: skill'));
        else if (axis.value.trim() === '')
            report((0,grammar/* placeOf */.$t)(axis), '`axis` has no value. Write `axis: skill`.');
        else
            report(axis.range, `The \`axis\` is ${(0,message/* quote */.hD)(axis.value)}, not \`skill\`. Write \`skill\`.`, (0,message/* suggest */.ZA)('Write `skill`', axis.range, 'skill'));
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/loops.ts

/** A file of thousands of planes can hold a thousand loops of a thousand links: nobody reads on beyond these. */
const MOST_LINKS = 50;
const DONE = -1;
/** The loops among the planes, one for each link that closes one, found in the order of the file. Takes linear time and no recursion. */
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
            const links = path.slice(depth, depth + MOST_LINKS).map((step) => step.links[step.next - 1]);
            loops.push({ links, length: path.length - depth });
        }
    }
}

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/cycle.ts



const cycle = {
    id: 'agent3md/cycle',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'Links between planes form no loop',
    why: 'A loader fetches a skill with everything that it links to; a loop has no end to begin with. Links from and to the identity count, and so does a link of a plane to itself.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('names match.', 'names match, after [[z=1|search]].'),
    good: goodAgent,
    check(agent, report) {
        for (const { links, length } of findLoops(agent)) {
            const [{ from, link }] = links;
            const path = pathOf(links, length);
            const related = links.map((step) => ({ range: step.link.range, message: `${plain(step.from)} → ${plain(step.to)}` }));
            if (length === 1)
                report(link.range, `${(0,message/* quote */.hD)(from.title)} depends on itself: ${path}. Remove the link.`);
            else if (length === 2)
                report(link.range, `${(0,message/* quote */.hD)(from.title)} and ${(0,message/* quote */.hD)(links[1].from.title)} depend on each other: ${path}. Remove one of the links.`, { related });
            else
                report(link.range, `${(0,message/* count */.U9)(length)} planes depend on each other in a loop: ${path}. Remove one of the links.`, { related });
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
    return (0,message/* quote */.hD)(title, LONGEST_NAME).slice(1, -1);
}

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/dead-link.ts


const deadLink = {
    id: 'agent3md/dead-link',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'Every `[[z=N]]` leads to a plane',
    why: 'A link declares that the skill needs another one. A loader that cannot find the plane cannot load the skill. Links count wherever they stand in a body, in code too.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('[[z=2|files]]', '[[z=9|files]]'),
    good: goodAgent,
    check({ source, planes, planeAt }, report) {
        for (const { range, z, followed } of planes.flatMap(({ links }) => links)) {
            if (followed && !planeAt.has(z))
                report(range, `No plane stands where ${(0,message/* quote */.hD)(source.text.slice(...range))} leads. Correct the number, or add a plane with that \`z\`.`);
        }
    },
};

// EXTERNAL MODULE: ./src/formats/agent-3md/repeats.ts
var repeats = __nccwpck_require__(4135);
;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/dup-input.ts



const dupInput = {
    id: 'agent3md/dup-input',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'A skill declares each input once',
    why: 'A value is passed by the name of its input: of two with the same name one is lost.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('pattern:string', 'pattern:string, pattern:number'),
    good: goodAgent,
    check({ skills }, report) {
        for (const { title, inputs } of skills) {
            for (const { item, first } of (0,repeats/* repeatsOf */.U)(inputs.filter(({ name }) => name.value !== ''), ({ name }) => name.value)) {
                const related = [{ range: first.name.range, message: 'the first one' }];
                report(item.name.range, `The skill ${(0,message/* quote */.hD)(title)} declares the input ${(0,message/* quote */.hD)(item.name.value)} twice. Remove or rename one.`, { related });
            }
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/duplicate-key.ts



const duplicateKey = {
    id: 'agent3md/duplicate-key',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'No key and no attribute stands twice',
    why: 'The last one is read and the others are dropped in silence. `3md`, `axis` and `title` are the same key in any letter case, and so is every attribute.',
    source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
    bad: agentWith('agent: dev', 'agent: dev\nagent: ops'),
    good: goodAgent,
    check({ pairs, planes }, report) {
        for (const list of [pairs, ...planes.map((plane) => plane.pairs)]) {
            for (const { item, first } of (0,repeats/* repeatsOf */.U)(list, ({ name }) => name)) {
                report(item.key, `${(0,message/* quote */.hD)(item.name)} stands here twice, and only the last counts. Remove the others.`, { related: [{ range: first.key, message: 'the first one' }] });
            }
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/entry.ts



const entry = {
    id: 'agent3md/entry',
    severity: { recommended: 'error', strict: 'error' },
    summary: '`entry` is the `z` of a plane',
    why: 'A host starts the agent at this plane. The number is written with digits only, after a minus where it is negative.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('tools: rg', 'entry: 7\ntools: rg'),
    good: goodAgent,
    check({ fields, planeAt }, report) {
        const entry = fields.get('entry');
        if (entry === undefined)
            return;
        const written = entry.value.trim();
        if (written === '')
            report((0,grammar/* placeOf */.$t)(entry), '`entry` has no value. Write the `z` of a plane, or remove the line.');
        else if (!/^-?\d+$/.test(written))
            report(entry.range, `\`entry\` is ${(0,message/* quote */.hD)(written)}, which is no whole number. Write the \`z\` of a plane with digits only.`);
        else if (!planeAt.has(Number(written)))
            report(entry.range, `No plane stands at ${(0,message/* quote */.hD)(written)}, where \`entry\` leads. Write the \`z\` of a plane.`);
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/frontmatter.ts

const frontmatter = {
    id: 'agent3md/frontmatter',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The frontmatter names the agent in `title` or `agent`',
    why: 'An agent without a name cannot be listed or called. `title` is shown to people, `agent` is its short id; one of them must hold text.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('agent: dev\n', ''),
    good: goodAgent,
    check({ fields, opening }, report) {
        const names = [fields.get('title'), fields.get('agent')].filter((field) => field !== undefined);
        if (names.some(({ value }) => value.trim() !== ''))
            return;
        report(names[0]?.key ?? opening, 'The frontmatter gives the agent no name. Add a line such as `agent: dev`.');
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/identity.ts

const identity = {
    id: 'agent3md/identity',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The agent has one identity plane',
    why: 'The identity holds the system prompt. A loader that finds two does not know which one speaks for the agent, and a file without planes has none.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('z=1 label="search" kind=skill', 'z=1 label="search" kind=identity'),
    good: goodAgent,
    check({ planes, identities, opening }, report) {
        if (planes.length === 0)
            report(opening, 'The agent has no planes, so it has no instructions. Add `@plane z=0 kind=identity` and write them below it.');
        const [first, ...others] = identities.flatMap(({ kind }) => kind ?? []);
        for (const { range } of others) {
            report(range, 'The agent has more than one identity. Make this plane a skill with `kind=skill`.', { related: [{ range: first.range, message: 'the first identity' }] });
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/identity-order.ts

const identityOrder = {
    id: 'agent3md/identity-order',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'Without `kind=identity` the first plane has the lowest `z`',
    why: 'The specification takes the plane of the lowest `z` for the identity, and every loader takes the first one in the file. Where the two differ, nobody knows who speaks.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('z=0 label="dev" kind=identity', 'z=3 label="dev"'),
    good: goodAgent,
    check({ planes, identities, identity }, report) {
        if (identity === undefined || identities.length > 0)
            return;
        const lowest = planes.reduce((least, plane) => (plane.z < least.z ? plane : least), identity);
        if (lowest === identity)
            return;
        const related = [{ range: lowest.attributes.get('z').range, message: 'the lowest `z`' }];
        report(identity.attributes.get('z').range, 'No plane is the identity, and the first one has not the lowest `z`. Mark one with `kind=identity`.', { related });
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/input-name.ts



const inputName = {
    id: 'agent3md/input-name',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'The name of an input is letters, digits and `_`',
    why: 'Only such a name, which does not begin with a digit, can stand in a command as a placeholder.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('inputs="glob:string" tool="fd {glob}"', 'inputs="file-name:string"'),
    good: goodAgent,
    check({ skills }, report) {
        for (const { name, type } of skills.flatMap(({ inputs }) => inputs)) {
            if (parse/* IDENTIFIER */.cS.test(name.value))
                continue;
            const cure = type === undefined && name.value.endsWith('?') ? `Write ${(0,message/* quote */.hD)(`${name.value.slice(0, -1).trim()}:string?`)}.` : 'Use letters, digits and `_` only.';
            if (name.value === '')
                report(type.range, 'An input has no name before its colon. Write `name:type`.');
            else
                report(name.range, `The input ${(0,message/* quote */.hD)(name.value)} can never be a placeholder. ${cure}`);
        }
    },
};

// EXTERNAL MODULE: ./src/fields.ts
var fields = __nccwpck_require__(8118);
;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/input-type.ts



const inputType = {
    id: 'agent3md/input-type',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'Inputs are of type string, number, boolean, object or array',
    why: 'A host asks for the value of an input by its type. A `?` behind the type makes the input optional; an input without a type is a string.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('pattern:string', 'pattern:regex'),
    good: goodAgent,
    check({ skills }, report) {
        for (const { type, kind } of skills.flatMap(({ inputs }) => inputs)) {
            if (type === undefined || TYPES.includes(kind))
                continue;
            const nearest = (0,fields/* nearestOf */.qw)(kind, TYPES);
            const fix = nearest.length === 1 ? (0,message/* suggest */.ZA)(`Write \`${nearest[0]}\``, type.range, nearest[0]) : {};
            report(type.range, `${(0,message/* quote */.hD)(type.value)} is not a type of input. Use ${TYPES.slice(0, -1).join(', ')} or ${TYPES.at(-1)}.`, fix);
        }
    },
};
const TYPES = ['string', 'number', 'boolean', 'object', 'array'];

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/key-case.ts


const keyCase = {
    id: 'agent3md/key-case',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: '`agent`, `tools`, `entry`, `model`, `persona`, `version` are in lower case',
    why: 'Loaders read these keys in lower case only; in any other they are unknown keys, which are ignored.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('tools: rg, fd', 'Tools: rg, fd'),
    good: goodAgent,
    check({ pairs, fields }, report) {
        for (const { name, key } of pairs) {
            const lower = name.toLowerCase();
            if (name === lower || !KEYS.has(lower))
                continue;
            const fix = fields.has(lower) ? {} : (0,message/* safely */.vm)(`Rename to \`${lower}\``, { range: key, text: lower });
            report(key, `\`${name}\` is ignored: loaders read the key in lower case only. Write \`${lower}\`.`, fix);
        }
    },
};
const KEYS = new Set(['agent', 'tools', 'entry', 'model', 'persona', 'version']);

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/link-not-dependency.ts


const linkNotDependency = {
    id: 'agent3md/link-not-dependency',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'A link to a plane is written with digits only',
    why: 'Readers of 3md follow `[[z=-1]]`, `[[z=1.5]]` and `[[z=+1]]`; loaders of agents do not, so the skill arrives without what it needs.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('[[z=2|files]]', '[[z=2.0|files]]'),
    good: goodAgent,
    check({ source, planes }, report) {
        for (const { range, followed } of planes.flatMap(({ links }) => links)) {
            if (!followed)
                report(range, `No loader follows ${(0,message/* quote */.hD)(source.text.slice(...range))}: it is no dependency. Give the plane a whole \`z\` and write it with digits only.`);
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/lost-backslash.ts


const lostBackslash = {
    id: 'agent3md/lost-backslash',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'A backslash in quotes stands before a backslash or the quote',
    why: 'In a quoted value a backslash is dropped and the character behind it is kept, whatever it is: `"\\d"` is read as `d`. Commands with regular expressions break by it.',
    source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
    bad: agentWith('rg {pattern}', 'rg \\d{pattern}'),
    good: goodAgent,
    check({ source, pairs, planes }, report) {
        for (const { quote: mark, range: [start, end] } of [pairs, ...planes.map((plane) => plane.pairs)].flat()) {
            if (mark === undefined)
                continue;
            for (const { 0: escape, 1: character, index } of source.text.slice(start + 1, end - 1).matchAll(/\\(.)/gsu)) {
                if (character === '\\' || character === mark)
                    continue;
                const at = start + 1 + index;
                const fix = (0,message/* safely */.vm)('Double the backslash', { range: [at, at + 1], text: '\\\\' });
                report([at, at + escape.length], `The backslash of ${(0,message/* quote */.hD)(escape)} is dropped when the value is read. Double it.`, fix);
            }
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/missing-label.ts


const missingLabel = {
    id: 'agent3md/missing-label',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'Every skill has a label',
    why: 'The label is the skill’s name: without it no link, list or call can name the skill.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith(' label="files"', ''),
    good: goodAgent,
    check({ skills }, report) {
        for (const { label, directive, z } of skills) {
            if (label === undefined)
                report(directive, `The skill at z=${z} has no label. Add \`label="NAME"\`.`);
            else if (label.value.trim() === '')
                report((0,grammar/* placeOf */.$t)(label), `The label of the skill at z=${z} is blank. Write its name.`);
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/overlapping-triggers.ts




const overlappingTriggers = {
    id: 'agent3md/overlapping-triggers',
    severity: { recommended: 'info', strict: 'info' },
    summary: 'No two skills have the same trigger',
    why: 'A request that holds the phrase counts for both skills, so the phrase does not help to choose between them.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('files, glob', 'files, Find  text'),
    good: goodAgent,
    check({ skills }, report) {
        const phrases = skills.flatMap((skill) => skill.triggers.map(({ value, range }) => ({ skill, value, range, words: (0,parse/* tokensOf */.k8)(value).join(' ') })));
        for (const { item, first } of (0,repeats/* repeatsOf */.U)(phrases.filter(({ words }) => words !== ''), ({ words }) => words)) {
            if (item.skill === first.skill)
                continue;
            const related = [{ range: first.range, message: `the same trigger of ${(0,message/* quote */.hD)(first.skill.title)}` }];
            report(item.range, `${(0,message/* quote */.hD)(first.skill.title)} has the trigger ${(0,message/* quote */.hD)(item.value)} too. Make one of the two more precise.`, { related });
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/parse.ts

const parse_parse = {
    id: 'agent3md/parse',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The file is valid 3md',
    why: 'A loader stops at the first thing that is no 3md and loads nothing of the file. All of them are reported here, and no other rule speaks of the file until they are mended.',
    source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
    bad: agentWith('z=2 label', 'label'),
    good: goodAgent,
    check({ problems }, report) {
        for (const { range, message, details } of problems)
            report(range, message, details);
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/placeholder-syntax.ts



const placeholderSyntax = {
    id: 'agent3md/placeholder-syntax',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'An input stands in a command as `{name}`',
    why: 'A placeholder is one pair of braces around a name and nothing else. `{ x }` and `{my-input}` are passed on as they stand, and `{{x}}` leaves braces around the value.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('fd {glob}', 'fd {{glob}}'),
    good: goodAgent,
    check({ source, skills }, report) {
        for (const { braces, inputs } of skills) {
            const declared = new Set(inputs.map(({ name }) => name.value));
            for (const { name, range: [start, end], filled, doubled } of braces) {
                const meant = name.trim();
                if (!declared.has(meant) || (filled && !doubled))
                    continue;
                const range = doubled ? [start - 1, end + 1] : [start, end];
                const written = (0,message/* quote */.hD)(source.text.slice(...range));
                if (parse/* IDENTIFIER */.cS.test(meant))
                    report(range, `${written} is not how an input is written. Write ${(0,message/* quote */.hD)(`{${meant}}`)}.`, (0,message/* suggest */.ZA)(`Write ${(0,message/* quote */.hD)(`{${meant}}`)}`, range, `{${meant}}`));
                else
                    report(range, `${written} is no placeholder: the name holds more than letters, digits and \`_\`. Rename the input.`);
            }
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/plane-in-fence.ts

const planeInFence = {
    id: 'agent3md/plane-in-fence',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'No `@plane` stands in a code fence',
    why: 'A directive in a fence is code: it starts no plane, and its text belongs to the plane before. A fence that never closes swallows every plane to the end of the file.',
    source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
    bad: agentWith('names match.', 'names match:\n\n```\n@plane z=3\n```'),
    good: goodAgent,
    check({ fences }, report) {
        for (const { opening, closed, directives: [first] } of fences) {
            if (first === undefined)
                continue;
            const related = [{ range: opening, message: 'the fence' }];
            if (closed)
                report(first, 'This `@plane` stands in a code fence, so it starts no plane. Close the fence before it, or indent it if it is an example.', { related });
            else
                report(first, 'This `@plane` and all after it are lost in a code fence that never closes. Close the fence.', { severity: 'error', related });
        }
    },
};

// EXTERNAL MODULE: ./src/formats/agent-3md/text.ts
var agent_3md_text = __nccwpck_require__(1148);
;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/yaml-syntax.ts


const yamlSyntax = {
    id: 'agent3md/yaml-syntax',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'Frontmatter values are plain text, not YAML',
    why: 'The frontmatter looks like YAML and is not: a value is read to the end of its line as it stands, with brackets, marks and comments.',
    source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
    bad: agentWith('agent: dev', 'agent: dev # the short id'),
    good: goodAgent,
    check({ pairs }, report) {
        for (const pair of pairs) {
            if (pair.quote !== undefined)
                continue;
            const { value, range } = pair;
            const comment = yamlComment(pair);
            const written = (0,message/* quote */.hD)(value);
            if (comment !== undefined)
                report(pair.place(comment, value.length), `${(0,message/* quote */.hD)(value.slice(comment))} is part of the value, not a comment. Move it to a line of its own.`);
            else if (/^\[(?!\[).*\]$/.test(value))
                report(range, `${written} is read with its brackets. Write the items with commas between them and nothing around them.`, (0,message/* suggest */.ZA)('Remove the brackets', range, value.slice(1, -1).trim()));
            else if (/^\{.*\}$/.test(value))
                report(range, `${written} is read as text, braces and all. Write plain text.`);
            else if (/^[|>][-+\d]{0,2}$/.test(value))
                report(range, `${written} is the whole value: no text below it belongs to it. Write the text on this line.`);
            else if (/^[&*][\w-]+(?:\s|$)/.test(value))
                report(range, `${written} is read as text: there are no anchors and no aliases. Write the value itself.`);
        }
    },
};
/** Where in a value that is not quoted YAML would see a comment: at a `#` between blanks. */
function yamlComment({ quote: mark, value }) {
    const at = mark === undefined ? value.search(/(?<=\s)#(?:\s|$)/) : -1;
    return at === -1 ? undefined : at;
}

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/stray-quote.ts




const strayQuote = {
    id: 'agent3md/stray-quote',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'Quotes wrap a whole value or none of it',
    why: 'Only quotes around a whole value are taken away. Any other stays in the text, or joins what should be two values.',
    source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
    bad: agentWith('label="files"', 'label="list"-files'),
    good: goodAgent,
    check({ source: { text }, pairs, planes }, report) {
        const judge = (pair, at) => {
            if (at !== undefined)
                report([at, at + 1], `The quotes in ${(0,message/* quote */.hD)(text.slice(...pair.range))} do not wrap the whole value. Quote all of it, or none of it.`);
        };
        for (const pair of pairs)
            judge(pair, strayInField(text, pair));
        for (const pair of planes.flatMap((plane) => plane.pairs))
            judge(pair, strayInAttribute(text, pair));
    },
};
/** A quote further on in a field is an apostrophe or an inch: only one that begins the value was meant to wrap it. */
function strayInField(text, pair) {
    const [start, end] = pair.range;
    if (pair.quote !== undefined)
        return quoteInside(text, pair);
    if (!(0,agent_3md_text/* isQuote */.vG)(text[start]) || yamlComment(pair) !== undefined)
        return undefined;
    return text[start] === '"' || text.slice(start + 1, end).includes(text[start]) ? start : undefined;
}
function strayInAttribute(text, pair) {
    if (pair.quote !== undefined)
        return quoteInside(text, pair);
    const index = pair.value.search(/["']/);
    return index === -1 ? undefined : pair.range[0] + index;
}
/** The first quote, in a value that it wraps, that no backslash stands before. */
function quoteInside(text, { quote: mark, range: [start, end] }) {
    for (let at = start + 1; at < end - 1; at++) {
        if (text[at] === '\\')
            at++;
        else if (text[at] === mark)
            return at;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/tool.ts


const tool = {
    id: 'agent3md/tool',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'A `tool` that is there holds a command',
    why: 'A skill without `tool` is guidance; one with an empty `tool` looks as if a command had been lost.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith(' inputs="glob:string" tool="fd {glob}"', ' tool=""'),
    good: goodAgent,
    check({ skills }, report) {
        for (const { title, tool } of skills) {
            if (tool === undefined || tool.value.trim() !== '')
                continue;
            const whole = [tool.key[0], tool.range[1]];
            report(whole, `The \`tool\` of the skill ${(0,message/* quote */.hD)(title)} is empty. Write a command, or remove the attribute.`, (0,message/* suggest */.ZA)('Remove `tool`', [whole[0] - 1, whole[1]], ''));
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/tool-input.ts


const toolInput = {
    id: 'agent3md/tool-input',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'Every `{placeholder}` of a command is a declared input',
    why: 'A loader fills the command from the inputs. A placeholder that is none stays empty or stops the call; `${HOME}` is one too, since nothing tells it from the rest.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('tool="rg {pattern}"', 'tool="rg {pattern} {path}"'),
    good: goodAgent,
    check({ source: { text }, skills }, report) {
        for (const { braces, inputs } of skills) {
            const declared = new Set(inputs.map(({ name }) => name.value));
            for (const { name, range, filled } of braces) {
                if (!filled || declared.has(name))
                    continue;
                if (text[range[0] - 1] === '$')
                    report(range, `A loader takes ${(0,message/* quote */.hD)(`{${name}}`)} for a placeholder behind \`$\` too, but no input has that name. Write ${(0,message/* quote */.hD)(`$${name}`)}.`);
                else
                    report(range, `The command uses ${(0,message/* quote */.hD)(`{${name}}`)}, but the skill declares no input of that name. Add ${(0,message/* quote */.hD)(`${name}:string`)} to \`inputs\`.`);
            }
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/triggers.ts



const triggers = {
    id: 'agent3md/triggers',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'Every skill has triggers',
    why: 'A request is routed to a skill by its triggers. One without them is reached only by name.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith(' triggers="files, glob"', ''),
    good: goodAgent,
    check({ skills }, report) {
        for (const { title, attributes, directive, triggers } of skills) {
            if (triggers.length > 0)
                continue;
            const written = attributes.get('triggers');
            report(written === undefined ? directive : (0,grammar/* placeOf */.$t)(written), `The skill ${(0,message/* quote */.hD)(title)} has no triggers, so no request is routed to it. Add some, such as \`triggers="find, look up"\`.`);
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/undeclared-tool.ts


const undeclaredTool = {
    id: 'agent3md/undeclared-tool',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'The frontmatter lists the binary of every command',
    why: 'A host reads `tools` to learn what the agent will run. A command whose binary is not listed makes the list untrue. Without a list nothing is demanded.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('tools: rg, fd', 'tools: rg'),
    good: goodAgent,
    check({ skills, tools, fields }, report) {
        if (tools.length === 0)
            return;
        const list = fields.get('tools');
        const listed = new Set(tools.map(({ value }) => value));
        for (const { tool } of skills) {
            const binary = tool && /\S+/.exec(tool.value);
            if (!binary || listed.has(binary[0]))
                continue;
            const [name] = binary;
            const end = list.place(list.value.length, list.value.length);
            const fix = /^[\w./+-]+$/.test(name) ? (0,message/* suggest */.ZA)(`Add ${(0,message/* quote */.hD)(name)} to \`tools\``, end, `, ${name}`) : {};
            const related = [{ range: list.range, message: 'the list of tools' }];
            report(tool.place(binary.index, binary.index + name.length), `The command runs ${(0,message/* quote */.hD)(name)}, which \`tools\` does not list. Add it to \`tools\`.`, { ...fix, related });
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/unique-skill.ts



const uniqueSkill = {
    id: 'agent3md/unique-skill',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'No two skills share a label',
    why: 'A loader finds a skill by its label; of two with the same one it reaches only one. Blanks around a label do not count, letter case does.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('label="files"', 'label="search"'),
    good: goodAgent,
    check({ skills }, report) {
        const labels = skills.flatMap(({ label }) => (label === undefined || label.value.trim() === '' ? [] : label));
        for (const { item, first } of (0,repeats/* repeatsOf */.U)(labels, ({ value }) => value.trim())) {
            report(item.range, `Two skills are labelled ${(0,message/* quote */.hD)(item.value)}. Rename one of them.`, { related: [{ range: first.range, message: 'the first skill of this label' }] });
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/unknown-kind.ts




const unknownKind = {
    id: 'agent3md/unknown-kind',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: '`kind` is `identity` or `skill`',
    why: 'Only these two words, in lower case, mean anything. A plane of any other kind is a skill, also one that was meant to be the identity.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('label="files" kind=skill', 'label="files" kind=Skill'),
    good: goodAgent,
    check({ planes }, report) {
        for (const { kind } of planes) {
            if (kind === undefined || kind.value === 'identity' || kind.value === 'skill')
                continue;
            if (kind.value.trim() === '') {
                report((0,grammar/* placeOf */.$t)(kind), '`kind` has no value. Write `identity` or `skill`.');
                continue;
            }
            const nearest = (0,fields/* nearestOf */.qw)(kind.value.trim(), ['identity', 'skill']);
            const fix = nearest.length === 1 ? (0,message/* suggest */.ZA)(`Write \`${nearest[0]}\``, kind.range, nearest[0]) : {};
            report(kind.range, `${(0,message/* quote */.hD)(kind.value)} is not a kind of plane. Write \`identity\` or \`skill\`.`, fix);
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/unroutable-trigger.ts



const unroutableTrigger = {
    id: 'agent3md/unroutable-trigger',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'A trigger holds a letter or a digit',
    why: 'Routing compares letters and digits and nothing else, so a phrase without any never matches a request.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('files, glob', 'files, *.*'),
    good: goodAgent,
    check({ skills }, report) {
        for (const { value, range } of skills.flatMap(({ triggers }) => triggers)) {
            if ((0,parse/* tokensOf */.k8)(value).length === 0)
                report(range, `The trigger ${(0,message/* quote */.hD)(value)} has no letter and no digit, so it matches no request. Write a word, or remove it.`);
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/rules/unused-input.ts



const unusedInput = {
    id: 'agent3md/unused-input',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'A command uses every declared input',
    why: 'A host asks the user or the model for every input. One that the command never uses is asked for in vain, or was forgotten in the command.',
    source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    bad: agentWith('pattern:string', 'pattern:string, path:string'),
    good: goodAgent,
    check({ skills }, report) {
        for (const { tool, inputs, braces } of skills) {
            if (tool === undefined || tool.value.trim() === '')
                continue;
            const used = new Set(braces.filter(({ filled }) => filled).map(({ name }) => name));
            for (const { name } of inputs) {
                if (name.value === '' || used.has(name.value))
                    continue;
                const cure = parse/* IDENTIFIER */.cS.test(name.value) ? `Add ${(0,message/* quote */.hD)(`{${name.value}}`)} to \`tool\`` : 'Rename it to what a placeholder can hold';
                report(name.range, `The command never uses the input ${(0,message/* quote */.hD)(name.value)}. ${cure}, or remove the input.`);
            }
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/agent-3md/index.ts






























/** The rules of the base grammar, which hold for every 3md document. */
const baseRules = [parse_parse, planeInFence, lostBackslash, strayQuote, yamlSyntax, duplicateKey];
const agentRules = [
    frontmatter, identity, missingLabel, uniqueSkill, deadLink, cycle, entry, inputType, dupInput, toolInput,
    triggers, tool, unusedInput, undeclaredTool,
    keyCase, unknownKind, identityOrder, linkNotDependency, unroutableTrigger, overlappingTriggers, placeholderSyntax, inputName, axis,
];
const agent3md = {
    name: 'agent3md',
    title: 'agent.3md',
    specification: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
    files: ['**/*.3md'],
    rules: [...baseRules, ...agentRules],
    repositoryRules: [],
    parse: parse/* parseAgent3md */.l5,
    applicable({ problems, isAgent }) {
        if (problems.length > 0)
            return [parse_parse];
        return isAgent ? agent3md.rules : baseRules;
    },
    header: () => undefined,
};


/***/ }),

/***/ 4688:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   cS: () => (/* binding */ IDENTIFIER),
/* harmony export */   hk: () => (/* binding */ dependenciesOf),
/* harmony export */   k8: () => (/* binding */ tokensOf),
/* harmony export */   l5: () => (/* binding */ parseAgent3md)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3916);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_path_posix__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _grammar_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8574);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1148);



const IDENTIFIER = /^[A-Za-z_]\w*$/;
function parseAgent3md(source) {
    const { fields, planes: written, ...rest } = (0,_grammar_js__WEBPACK_IMPORTED_MODULE_1__/* .readWritten */ .IL)(source.text);
    const planes = written.map((plane) => readPlane(source.text, plane));
    const identities = planes.filter(({ kind }) => kind?.value === 'identity');
    const identity = identities[0] ?? planes[0];
    return {
        ...rest, source, fields, planes, identities, identity,
        planeAt: new Map(planes.map((plane) => [plane.z, plane])),
        isAgent: isAgent(source.path, fields, planes),
        skills: planes.filter((plane) => plane !== identity && plane.kind?.value !== 'identity'),
        tools: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readItems */ .F1)(fields.get('tools')),
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
function isAgent(path, fields, planes) {
    return /^(?:.*\.)?agent\.3md$/i.test((0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)(path)) || fields.get('axis')?.value === 'skill' || fields.has('agent') ||
        planes.some(({ kind, attributes }) => kind?.value === 'identity' || kind?.value === 'skill' || attributes.has('triggers'));
}
function readPlane(text, plane) {
    const { attributes, body, z } = plane;
    const label = attributes.get('label');
    const tool = attributes.get('tool');
    return {
        ...plane, label, tool,
        title: label?.value.trim() || `z=${z}`,
        kind: attributes.get('kind'),
        triggers: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readItems */ .F1)(attributes.get('triggers')),
        inputs: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readItems */ .F1)(attributes.get('inputs')).map(readInput),
        braces: tool === undefined ? [] : readBraces(tool),
        links: readLinks(text, body),
    };
}
function readInput(item) {
    const colon = item.value.indexOf(':');
    if (colon === -1)
        return { name: item, type: undefined, kind: 'string', optional: false };
    const written = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmedPart */ .Os)(item, colon + 1, item.value.length);
    const optional = written.value.endsWith('?');
    const type = optional ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmedPart */ .Os)(written, 0, written.value.length - 1) : written;
    return { name: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmedPart */ .Os)(item, 0, colon), type, kind: type.value.toLowerCase() || 'string', optional };
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
        braces.push({ name, range: tool.place(open, at + 1), filled: IDENTIFIER.test(name), doubled: value[open - 1] === '{' && value[at + 1] === '}' });
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
        if (followed || (0,_grammar_js__WEBPACK_IMPORTED_MODULE_1__/* .readNumber */ .kz)(number) !== undefined)
            links.push({ range: [start + opening, start + bracket + 2], z: Number(number), followed });
        from = bracket + 2;
    }
}
const OPENING = '[[z=';


/***/ }),

/***/ 4135:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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

/***/ 1148:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F1: () => (/* binding */ readItems),
/* harmony export */   Os: () => (/* binding */ trimmedPart),
/* harmony export */   vG: () => (/* binding */ isQuote),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/**
 * Reads the value in `range`: text that begins and ends with the same quote is unquoted, and `\x` in it becomes `x`.
 * Anything else is read as it stands.
 */
function readText(source, range) {
    const [start, end] = range;
    const quote = isQuote(source[start]) && end - start >= 2 && source[end - 1] === source[start] ? source[start] : undefined;
    if (quote === undefined)
        return verbatim(source, range, range, undefined);
    const inner = [start + 1, end - 1];
    return source.slice(...inner).includes('\\') ? escaped(source, range, inner, quote) : verbatim(source, range, inner, quote);
}
function isQuote(character) {
    return character === '"' || character === "'";
}
function verbatim(source, range, inner, quote) {
    return { value: source.slice(...inner), range, quote, place: (start, end) => [inner[0] + start, inner[0] + end] };
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
    return { value, range: text.place(from, from + value.length), quote: undefined, place: (left, right) => text.place(from + left, from + right) };
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

/***/ 8124:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  _: () => (/* binding */ fileRules)
});

// EXTERNAL MODULE: ./src/message.ts
var message = __nccwpck_require__(9568);
;// CONCATENATED MODULE: ./src/formats/file/rules/dangling-symlink.ts

const dangling = {
    id: 'file/dangling-symlink',
    severity: { recommended: 'warning', strict: 'error' },
    summary: 'A symbolic link leads to a file',
    why: 'A link to nothing is a skill or agent that silently does not exist.',
    source: 'https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap04.html#tag_04_16',
    bad: { path: 'skills/pdf/SKILL.md', text: { link: '../../shared/pdf/SKILL.md' } },
    good: {
        path: '.claude/skills/pdf/SKILL.md', text: { link: '../../../skills/pdf/SKILL.md' },
        files: { 'skills/pdf/SKILL.md': '---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n' },
    },
    refuses(reading, report) {
        if (reading.state !== 'dangling')
            return false;
        report([0, 0], `The symbolic link leads to ${(0,message/* quote */.hD)(reading.target)}, which does not exist. Mend or remove the link.`);
        return true;
    },
};

;// CONCATENATED MODULE: ./src/formats/file/rules/encoding.ts

const encoding = {
    id: 'file/encoding',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The file is UTF-8',
    why: 'Clients read these files as UTF-8. Bytes that are not become replacement characters or stop the client.',
    source: 'https://yaml.org/spec/1.2.2/#52-character-encodings',
    bad: { path: 'skills/cafe/SKILL.md', text: Uint8Array.from([...Buffer.from('---\nname: cafe\ndescription: Caf'), 0xe9, ...Buffer.from(' hours. Use when asked.\n---\nRead.\n')]) },
    good: { path: 'skills/cafe/SKILL.md', text: '---\nname: cafe\ndescription: Finds the opening hours of a café. Use when the user is thirsty.\n---\nRead.\n' },
    refuses(reading, report) {
        if (reading.state !== 'not-utf8')
            return false;
        const at = reading.text.length;
        const what = reading.byte === 0 ? 'The file is not UTF-8 from its first byte on' : `The byte at offset ${(0,message/* count */.U9)(reading.byte)} is not UTF-8`;
        report([at, at], `${what}. Save the file as UTF-8.`);
        return true;
    },
};

;// CONCATENATED MODULE: ./src/formats/file/rules/outside-root.ts
const outsideRoot = {
    id: 'file/outside-root',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'A symbolic link stays inside the repository',
    why: 'What lies outside the repository is not there after a clone, and on a build machine it may be private: it is never read, and its text is never printed. A link to a folder outside is a warning: what lies below it was not searched.',
    source: 'https://git-scm.com/docs/gitfaq#Documentation/gitfaq.txt-symlinks',
    bad: { path: 'skills/pdf/SKILL.md', text: { link: '../../../elsewhere/SKILL.md' }, files: { '../elsewhere/SKILL.md': 'Not ours.\n' } },
    good: {
        path: '.claude/skills/pdf/SKILL.md', text: { link: '../../../skills/pdf/SKILL.md' },
        files: { 'skills/pdf/SKILL.md': '---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n' },
    },
    refuses(reading, report) {
        if (reading.state !== 'outside' && reading.state !== 'outside-directory')
            return false;
        if (reading.state === 'outside')
            report([0, 0], 'The symbolic link leads outside the repository, so it was not read. Copy the file into the repository.');
        else
            report([0, 0], 'The symbolic link leads to a folder outside the repository, so nothing below it was checked. Copy the folder into the repository, or ignore the link.', { severity: 'warning' });
        return true;
    },
};

;// CONCATENATED MODULE: ./src/formats/file/rules/symlink-stub.ts

const LONGEST_PATH = 4096;
const symlinkStub = {
    id: 'file/symlink-stub',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'The file is not a symbolic link that was checked out as text',
    why: 'Where git cannot make symbolic links (Windows, some archives), it writes the path of the target into a plain file. Clients then read that path as the whole skill.',
    source: 'https://git-scm.com/docs/git-config#Documentation/git-config.txt-coresymlinks',
    bad: { path: '.claude/skills/pdf/SKILL.md', text: '../../../skills/pdf/SKILL.md' },
    good: { path: 'skills/pdf/SKILL.md', text: '---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n' },
    refuses(reading, report) {
        if (reading.state !== 'text' || reading.text.length > LONGEST_PATH)
            return false;
        const path = reading.text.trimEnd();
        if (!/^\.{1,2}\/\S+$/.test(path))
            return false;
        report([0, path.length], `The whole text is the path ${(0,message/* quote */.hD)(path)}: a symbolic link that was checked out as text. Check it out with \`core.symlinks\`, or copy the file.`);
        return true;
    },
};

;// CONCATENATED MODULE: ./src/formats/file/rules/too-large.ts

const tooLarge = {
    id: 'file/too-large',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The file is at most 1 MiB',
    why: 'The whole body of a skill or agent is loaded into the model’s context. A file of this size is a mistake, and it is not checked any further.',
    source: 'https://agentskills.io/specification#progressive-disclosure',
    bad: { path: 'skills/pdf/SKILL.md', text: `---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\n${'Read it. '.repeat(120_000)}\n` },
    good: { path: 'skills/pdf/SKILL.md', text: '---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n' },
    refuses(reading, report) {
        if (reading.state !== 'too-large')
            return false;
        report([0, 0], `The file has ${(0,message/* count */.U9)(reading.size)} bytes, more than the ${(0,message/* count */.U9)(reading.limit)} that are checked. Move parts of it into other files.`);
        return true;
    },
};

;// CONCATENATED MODULE: ./src/formats/file/rules/unreadable.ts
const unreadable_text = '---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n';
const unreadable = {
    id: 'file/unreadable',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The file can be read',
    why: 'A file that cannot be read was not checked, and a client cannot load it either. The run goes on with the other files.',
    source: 'https://agentskills.io/specification#skill-md-format',
    bad: { path: 'skills/pdf/SKILL.md', text: { fails: 'EACCES' } },
    good: { path: 'skills/pdf/SKILL.md', text: unreadable_text },
    refuses(reading, report) {
        if (reading.state !== 'unreadable')
            return false;
        const reason = reasons[reading.reason] ?? reading.reason;
        report([0, 0], `The path cannot be read: ${reason}. Give the linter a readable file.`);
        return true;
    },
};
const reasons = {
    EACCES: 'permission is denied (EACCES)',
    EPERM: 'permission is denied (EPERM)',
    ENOENT: 'it went away during the run (ENOENT)',
    EIO: 'the disk has an error (EIO)',
    EMFILE: 'too many files are open (EMFILE)',
};

;// CONCATENATED MODULE: ./src/formats/file/index.ts






const fileRules = [unreadable, encoding, tooLarge, dangling, outsideRoot, symlinkStub];


/***/ }),

/***/ 6334:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  O9: () => (/* binding */ dialects),
  be: () => (/* binding */ formatOf),
  Fx: () => (/* binding */ formats),
  ev: () => (/* binding */ isNamed),
  aO: () => (/* binding */ rules)
});

// EXTERNAL MODULE: ./node_modules/micromatch/index.js
var micromatch = __nccwpck_require__(8785);
var micromatch_default = /*#__PURE__*/__nccwpck_require__.n(micromatch);
// EXTERNAL MODULE: ./src/formats/agent-3md/index.ts + 31 modules
var agent_3md = __nccwpck_require__(3324);
// EXTERNAL MODULE: ./src/formats/file/index.ts + 6 modules
var file = __nccwpck_require__(8124);
;// CONCATENATED MODULE: ./src/frontmatter-rules.ts
/** The rule `<group>/frontmatter-unclosed`; `good` is a file of the format with frontmatter. */
function frontmatterUnclosed(group, source, good) {
    return {
        id: `${group}/frontmatter-unclosed`,
        severity: { recommended: 'error', strict: 'error' },
        summary: 'The frontmatter ends with a `---` line',
        why: 'Without the closing line no client sees any field: the whole file is text, or the file is refused.',
        source,
        bad: { path: good.path, text: good.text.replace('\n---\n', '\n') },
        good,
        check({ frontmatter }, report) {
            if (frontmatter.state === 'unclosed')
                report(frontmatter.opening, 'The frontmatter that `---` opens here is never closed. Add a line `---` below its last field.');
        },
    };
}
/** The rule `<group>/frontmatter-yaml`; `good` is a file of the format with frontmatter. */
function frontmatterYaml(group, source, good) {
    return {
        id: `${group}/frontmatter-yaml`,
        severity: { recommended: 'error', strict: 'error' },
        summary: 'The frontmatter is a YAML mapping',
        why: 'A client that cannot read the YAML skips the file. Most often an unquoted value holds a `: `, which starts a mapping. A key that stands twice is an error in YAML 1.2, and an alias needs its anchor.',
        source,
        bad: { path: good.path, text: good.text.replace('---\n', '---\nsummary: Use when: the user asks\n') },
        good,
        check({ frontmatter }, report) {
            for (const { range, message, details } of frontmatter.problems)
                report(range, message, details);
        },
    };
}

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __nccwpck_require__(3916);
// EXTERNAL MODULE: ./src/message.ts
var src_message = __nccwpck_require__(9568);
;// CONCATENATED MODULE: ./src/links.ts


/** A scheme, another host, a place in the same file, a path of a server or a command, or a placeholder. */
const NOT_RELATIVE = /^(?:[a-z][a-z0-9+.-]*:|\/|#|\?|(?:url|link|path)$)|[{}<>$|*]|\.\.\.|…/i;
/** The relative links of a document that stands at `path`, resolved from its directory. */
function relativeTargets({ links }, path, files) {
    const targets = [];
    for (const link of links) {
        if (NOT_RELATIVE.test(link.target))
            continue;
        const [written, suffix] = splitTarget(link.target);
        const resolved = (0,posix_.join)((0,posix_.dirname)(path), written);
        const outside = resolved === '..' || resolved.startsWith('../');
        targets.push({ link, written, suffix, path: resolved, outside, exists: !outside && files.has(resolved) });
    }
    return targets;
}
function splitTarget(target) {
    const path = /^[^?#]*/.exec(target)[0];
    const suffix = target.slice(path.length);
    try {
        return [decodeURIComponent(path), suffix];
    }
    catch {
        return [path, suffix];
    }
}
/** The rule `<group>/dead-link`; `good` is a file of the format at `path` whose last line is text. */
function deadLink(group, severity, source, good) {
    const bad = `${good.text}\nSee [the forms](references/forms.md).\n`;
    return {
        id: `${group}/dead-link`,
        severity,
        summary: 'Every relative link leads to a file that exists',
        why: 'The model follows the link when it needs the file, fails, and guesses. Code, comments, placeholders and links with a scheme are not judged.',
        source,
        bad: { path: good.path, text: bad },
        good: { path: good.path, text: bad, files: { [(0,posix_.join)((0,posix_.dirname)(good.path), 'references/forms.md')]: '# Forms\n' } },
        check({ markdown, source: { path, text, files } }, report) {
            for (const target of relativeTargets(markdown, path, files)) {
                if (target.exists || target.outside || isPlaceholder(target, text))
                    continue;
                const noun = target.link.kind === 'image' ? 'image' : 'link';
                const found = elsewhere(target, path, files);
                const other = found && encodeURI(found) + target.suffix;
                const cure = other === undefined ? 'Add the file or mend the path' : `Write \`${other}\`, which does`;
                const fix = other === undefined ? {} : (0,src_message/* suggest */.ZA)(`Write \`${other}\``, target.link.range, other);
                report(target.link.range, `The ${noun} leads to ${(0,src_message/* quote */.hD)(target.written)}, which does not exist. ${cure}.`, fix);
            }
        },
    };
}
/** `<url>`: Markdown takes it for a destination in angle brackets, people mean something to fill in. */
function isPlaceholder({ link: { target, range: [start] } }, text) {
    return text[start - 1] === '<' && /^[\w -]+$/.test(target);
}
/** The path to write for a target that exists with `/`, from the root, or in a directory whose name has one `s` more or less. */
function elsewhere({ written, path }, from, files) {
    const slashed = written.replaceAll('\\', '/');
    if (slashed !== written && files.has((0,posix_.join)((0,posix_.dirname)(from), slashed)))
        return slashed;
    const fromRoot = (0,posix_.join)('.', written);
    if (!fromRoot.startsWith('../') && files.has(fromRoot))
        return (0,posix_.relative)((0,posix_.dirname)(from), fromRoot);
    const [first, ...rest] = written.replace(/^\.\//, '').split('/');
    if (first === undefined || rest.length === 0 || first.startsWith('.'))
        return undefined;
    const twin = [first.endsWith('s') ? first.slice(0, -1) : `${first}s`, ...rest].join('/');
    return twin !== path && files.has((0,posix_.join)((0,posix_.dirname)(from), twin)) ? twin : undefined;
}

;// CONCATENATED MODULE: ./src/formats/skill/example.ts
/** A skill that no rule has anything to say about. */
const goodSkill = {
    path: 'skills/pdf/SKILL.md',
    text: '---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n',
};

// EXTERNAL MODULE: ./src/fields.ts
var src_fields = __nccwpck_require__(8118);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __nccwpck_require__(8815);
// EXTERNAL MODULE: ./src/position.ts
var position = __nccwpck_require__(1972);
// EXTERNAL MODULE: ./src/yaml-mistakes.ts
var yaml_mistakes = __nccwpck_require__(2372);
;// CONCATENATED MODULE: ./src/frontmatter.ts




const NO_FIELDS = new Map();
const DEEPEST = 64;
const FURTHEST_PROPERTY = 256;
/**
 * Reads the `---` YAML `---` block that opens a text; ranges are offsets in that text, whatever its line
 * breaks and with or without a byte order mark. Never throws: what cannot be read is in `state` and `problems`.
 * YAML 1.2, core schema; an alias is its anchor's value itself, never a copy.
 */
function parseFrontmatter(text) {
    const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
    const firstEnd = (0,position/* lineEnd */.kd)(text, start);
    const none = { fields: NO_FIELDS, problems: [], exotic: [] };
    if (!isFence(text, start, firstEnd)) {
        return { ...none, state: 'absent', opening: [start, start], closing: [start, start], content: [start, start], body: [start, text.length] };
    }
    const opening = [start, (0,position/* trimEnd */.s8)(text, start, firstEnd)];
    const contentStart = Math.min(firstEnd + 1, text.length);
    const close = closingFence(text, contentStart);
    if (close === undefined) {
        return { ...none, state: 'unclosed', opening, closing: [text.length, text.length], content: [contentStart, text.length], body: [text.length, text.length] };
    }
    const content = [contentStart, close];
    const closing = [close, close + 3];
    const body = [Math.min((0,position/* lineEnd */.kd)(text, close) + 1, text.length), text.length];
    return { opening, closing, content, body, ...readYaml(text.slice(0, close), content) };
}
function isFence(text, start, end) {
    return text.startsWith('---', start) && (0,position/* trimEnd */.s8)(text, start, end) === start + 3;
}
function closingFence(text, from) {
    for (let start = from; start < text.length; start = (0,position/* lineEnd */.kd)(text, start) + 1) {
        if (isFence(text, start, (0,position/* lineEnd */.kd)(text, start)))
            return start;
    }
    return undefined;
}
/** `yaml` is the text from the start of the file, so that the parser's offsets are the file's. */
function readYaml(yaml, content) {
    const broken = (problems) => ({ state: 'broken', fields: NO_FIELDS, problems, exotic: [] });
    const document = (0,dist/* parseDocument */.Tp)(yaml, { version: '1.2', uniqueKeys: false, prettyErrors: false, logLevel: 'error' });
    const error = document.errors[0];
    if (error?.code === 'RESOURCE_EXHAUSTION')
        return broken([{ range: firstLine(yaml, content), message: yaml_mistakes/* TOO_DEEP */.gZ }]);
    if (error !== undefined)
        return broken([(0,yaml_mistakes/* explainError */.UW)(yaml, content, error)]);
    const tag = document.warnings.find(({ code }) => code === 'TAG_RESOLVE_FAILED');
    if (tag !== undefined)
        return broken([(0,yaml_mistakes/* explainError */.UW)(yaml, content, tag)]);
    const root = document.contents;
    if (root === null || ((0,dist/* isScalar */.jn)(root) && root.value === null))
        return { state: 'read', fields: NO_FIELDS, problems: [], exotic: [] };
    if (!(0,dist/* isMap */.jh)(root)) {
        const what = (0,dist/* isSeq */.oP)(root) ? 'a list' : 'plain text';
        return broken([{ range: trimmed(yaml, root.range), message: `The frontmatter is ${what}, not a mapping. Write \`key: value\` lines.` }]);
    }
    const reader = { yaml, problems: [], exotic: [], anchors: new Map() };
    const fields = readMap(root, reader, 0);
    return reader.problems.length > 0 ? broken(reader.problems) : { state: 'read', fields, problems: [], exotic: reader.exotic };
}
function readMap(map, reader, depth) {
    const fields = new Map();
    for (const pair of map.items) {
        const key = trimmed(reader.yaml, pair.key.range ?? map.range);
        const name = (0,dist/* isScalar */.jn)(pair.key) && pair.key.value !== null ? String(pair.key.value) : reader.yaml.slice(...key);
        noteExotic(pair.key, key, reader);
        if (name === '')
            reader.problems.push({ range: key, message: 'A key is empty. Name it, or quote the line above if it belongs to it.' });
        const first = fields.get(name);
        const field = { key, ...readValue(pair.value, key[1], reader, depth + 1) };
        if (first === undefined)
            fields.set(name, field);
        else {
            const related = [{ range: first.key, message: 'The first one is here.' }];
            reader.problems.push({ range: key, message: `The key ${(0,src_message/* quote */.hD)(name)} stands here again. Keep one of them.`, details: { related } });
        }
    }
    return fields;
}
function readValue(node, at, reader, depth) {
    if (node === null || !node.range)
        return { value: null, range: [at, at] };
    const range = trimmed(reader.yaml, node.range);
    if ((0,dist/* isAlias */.Vj)(node)) {
        reader.exotic.push({ range, what: 'alias' });
        const target = reader.anchors.get(node.source);
        if (target !== undefined)
            return { value: target.value, range };
        reader.problems.push({ range, message: `The alias ${(0,src_message/* quote */.hD)(`*${node.source}`)} has no anchor above it. Quote the value, or write it out.` });
        return { value: null, range };
    }
    if (depth > DEEPEST) {
        reader.problems.push({ range: firstLine(reader.yaml, range), message: yaml_mistakes/* TOO_DEEP */.gZ });
        return { value: null, range };
    }
    noteExotic(node, range, reader);
    const value = { value: readData(node, range, reader, depth), range };
    if ('anchor' in node && node.anchor)
        reader.anchors.set(node.anchor, value);
    return value;
}
function readData(node, range, reader, depth) {
    if ((0,dist/* isMap */.jh)(node))
        return readMap(node, reader, depth);
    if ((0,dist/* isSeq */.oP)(node))
        return node.items.map((item) => readValue(item, range[0], reader, depth + 1));
    const value = (0,dist/* isScalar */.jn)(node) ? node.value : null;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
function noteExotic(node, range, reader) {
    const before = Math.max(range[0] - FURTHEST_PROPERTY, 0);
    const properties = reader.yaml.slice(before, range[0]);
    const place = (mark) => {
        const start = before + Math.max(properties.lastIndexOf(mark), 0);
        return [start, start + mark.length];
    };
    if ('anchor' in node && node.anchor)
        reader.exotic.push({ range: place(`&${node.anchor}`), what: 'anchor' });
    if (node.tag && properties.includes('!'))
        reader.exotic.push({ range: place(/!\S*(?=\s+(?:&\S+\s+)?$)/.exec(properties)?.[0] ?? '!'), what: 'tag' });
    if (((0,dist/* isMap */.jh)(node) || (0,dist/* isSeq */.oP)(node)) && node.flow)
        reader.exotic.push({ range, what: 'flow collection' });
}
function trimmed(yaml, [start, valueEnd]) {
    return [start, (0,position/* trimEnd */.s8)(yaml, start, valueEnd)];
}
function firstLine(yaml, [start, end]) {
    return [start, (0,position/* trimEnd */.s8)(yaml, start, Math.min((0,position/* lineEnd */.kd)(yaml, start), end))];
}

;// CONCATENATED MODULE: ./src/markdown.ts

const BLANK_LINE = '\n';
const CODE_INDENT = 4;
const TAB = 4;
const DEEPEST_PARENTHESES = 32;
const BLOCK_TAGS = new Set(('address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link main menu menuitem nav noframes ol optgroup option p ' +
    'param search section summary table tbody td tfoot th thead title tr track ul').split(' '));
/**
 * Reads the blocks and links of Markdown in `range` of `text`, after CommonMark 0.31, line by line and in linear time.
 * Code, HTML blocks and comments are opaque: nothing in them is a heading or a link. Never throws.
 */
function scanMarkdown(text, range) {
    const scan = {
        text, end: range[1], headings: [], fences: [], links: [], comments: [], paragraphs: [],
        paragraph: undefined, fence: undefined, html: undefined, items: [],
    };
    for (let start = range[0]; start < scan.end;) {
        const line = readLine(scan, start);
        const inFence = scan.fence !== undefined && continueFence(scan, scan.fence, line);
        const inHtml = !inFence && scan.html !== undefined && continueHtml(scan, scan.html, line);
        if (!inFence && !inHtml)
            readBlock(scan, line);
        start = line.next;
    }
    endParagraph(scan);
    if (scan.fence !== undefined)
        endFence(scan, scan.fence, scan.end, false);
    return scan;
}
function readLine({ text, end: limit, items, paragraph }, start) {
    const lineBreak = text.indexOf('\n', start);
    const next = lineBreak === -1 || lineBreak >= limit ? limit : lineBreak + 1;
    let end = lineBreak === -1 || lineBreak >= limit ? limit : lineBreak;
    if (end > start && text[end - 1] === '\r')
        end--;
    let [content, contentColumn] = skipBlanks(text, start, end, 0);
    const column = contentColumn;
    let indent = column - (items.findLast((item) => item <= column) ?? 0);
    let quoted = false;
    let listed = false;
    while (content < end && indent < CODE_INDENT) {
        const quote = text[content] === '>';
        const mark = quote ? 1 : listMark(text, content, end);
        if (mark === 0 || (!quote && paragraph?.top && !interrupts(text, content, mark, end)))
            break;
        if (quote)
            quoted = true;
        else
            listed = true;
        const behind = contentColumn + mark;
        [content, contentColumn] = skipBlanks(text, content + mark, end, behind);
        indent = Math.max(contentColumn - behind - 1, 0);
    }
    return { start, end, next, content, quoted, listed, column, contentColumn, indent };
}
/** Behind the blanks at `start`, which stands at `column`; a tab reaches to the next multiple of four. */
function skipBlanks(text, start, end, column) {
    while (start < end && (text[start] === ' ' || text[start] === '\t'))
        column += text[start++] === '\t' ? TAB - (column % TAB) : 1;
    return [start, column];
}
/** The length of the list mark at `start`, 0 when there is none. */
function listMark(text, start, end) {
    let after = start;
    if ('-*+'.includes(text[start]))
        after++;
    else {
        while (after - start < 9 && text[after] >= '0' && text[after] <= '9')
            after++;
        if (after === start || (text[after] !== '.' && text[after] !== ')'))
            return 0;
        after++;
    }
    return after >= end || text[after] === ' ' || text[after] === '\t' ? after - start : 0;
}
/** Only an item with content, and a number only as 1, ends a paragraph. */
function interrupts(text, start, mark, end) {
    return (0,position/* trimEnd */.s8)(text, start, end) > start + mark && (mark === 1 || /^1.$/.test(text.slice(start, start + mark)));
}
function readBlock(scan, line) {
    const { text, items } = scan;
    const { content, end, quoted, listed, column, contentColumn, indent } = line;
    if (content >= end || listed || (quoted && scan.paragraph?.quoted === false))
        endParagraph(scan);
    if (content >= end && !listed)
        return;
    while (items.length > 0 && items.at(-1) > column)
        items.pop();
    if (listed)
        items.push(contentColumn);
    if (content >= end)
        return;
    if (indent >= CODE_INDENT) {
        if (scan.paragraph !== undefined)
            scan.paragraph.end = end;
        return;
    }
    const top = !quoted && items.length === 0;
    switch (text[content]) {
        case '`':
        case '~':
            if (openFence(scan, line))
                return;
            break;
        case '#':
            if (atxHeading(scan, line, top))
                return;
            break;
        case '=':
        case '-':
            if (setextHeading(scan, line, top))
                return;
            break;
        case '<':
            if (openHtml(scan, line))
                return;
            break;
        case '[':
            if (scan.paragraph === undefined && definition(scan, line))
                return;
            break;
    }
    if (isThematicBreak(text, content, end))
        return endParagraph(scan);
    if (scan.paragraph === undefined)
        scan.paragraph = { start: content, end, top, quoted };
    else
        scan.paragraph.end = end;
}
function endParagraph(scan) {
    if (scan.paragraph === undefined)
        return;
    const { start, end, top } = scan.paragraph;
    scan.paragraph = undefined;
    scan.paragraphs.push({ range: [start, (0,position/* trimEnd */.s8)(scan.text, start, end)], top });
    scanInline(scan, start, end);
}
function runLength(text, start, end) {
    let after = start;
    while (after < end && text[after] === text[start])
        after++;
    return after - start;
}
function isThematicBreak(text, start, end) {
    return '-*_'.includes(text[start]) && end - start < 200 && /^([-*_])[ \t]*(?:\1[ \t]*){2,}$/.test(text.slice(start, end));
}
function openFence(scan, line) {
    const { text } = scan;
    const length = runLength(text, line.content, line.end);
    if (length < 3)
        return false;
    const info = text.slice(line.content + length, line.end).trim();
    if (text[line.content] === '`' && info.includes('`'))
        return false;
    endParagraph(scan);
    scan.fence = {
        mark: text.slice(line.content, line.content + length), language: /^\S*/.exec(info)[0], opening: [line.content, (0,position/* trimEnd */.s8)(text, line.content, line.end)],
        indent: line.contentColumn, item: scan.items.at(-1) ?? 0, quoted: line.quoted, content: line.next,
    };
    return true;
}
/** Whether the line lies behind the quote or list item that a block stands in. */
function isBehind({ quoted, item }, line) {
    return quoted ? !line.quoted : line.column < item && line.content < line.end;
}
/** Whether the line still belongs to the fence. A fence ends with the quote or list item that it stands in. */
function continueFence(scan, fence, line) {
    if (isBehind(fence, line)) {
        endFence(scan, fence, line.start, true);
        return false;
    }
    const { text } = scan;
    const start = fence.quoted ? line.content : skipBlanks(text, line.start, line.end, 0)[0];
    if (line.column > fence.indent + 3 || !text.startsWith(fence.mark, start))
        return true;
    if ((0,position/* trimEnd */.s8)(text, start, line.end) === start + runLength(text, start, line.end))
        endFence(scan, fence, line.start, true);
    return true;
}
function endFence(scan, { language, opening, content }, end, closed) {
    scan.fences.push({ language, opening, content: [Math.min(content, end), end], closed });
    scan.fence = undefined;
}
function atxHeading(scan, line, top) {
    const { text } = scan;
    const level = runLength(text, line.content, line.end);
    const after = line.content + level;
    if (level > 6 || (after < line.end && text[after] !== ' ' && text[after] !== '\t'))
        return false;
    endParagraph(scan);
    const [start] = skipBlanks(text, after, line.end, 0);
    let end = (0,position/* trimEnd */.s8)(text, start, line.end);
    let marks = end;
    while (marks > start && text[marks - 1] === '#')
        marks--;
    if (marks === start || text[marks - 1] === ' ' || text[marks - 1] === '\t')
        end = (0,position/* trimEnd */.s8)(text, start, marks);
    if (top)
        scan.headings.push({ level, text: text.slice(start, end), range: [start, end], end: line.next });
    scanInline(scan, start, end);
    return true;
}
function setextHeading(scan, line, top) {
    const { text, paragraph } = scan;
    if (paragraph === undefined || !paragraph.top || !top)
        return false;
    if ((0,position/* trimEnd */.s8)(text, line.content, line.end) !== line.content + runLength(text, line.content, line.end))
        return false;
    const { start, end } = paragraph;
    scan.paragraph = undefined;
    const range = [start, (0,position/* trimEnd */.s8)(text, start, end)];
    scan.headings.push({ level: text[line.content] === '=' ? 1 : 2, text: text.slice(...range), range, end: line.next });
    scanInline(scan, start, end);
    return true;
}
function openHtml(scan, line) {
    const html = scan.text.slice(line.content, line.end);
    const tag = /^<\/?([a-z][a-z0-9-]*)(?=[\s/>]|$)/i.exec(html)?.[1].toLowerCase();
    let until;
    if (html.startsWith('<!--'))
        until = '-->';
    else if (tag !== undefined && /^(?:pre|script|style|textarea)$/.test(tag) && html[1] !== '/')
        until = `</${tag}>`;
    else if (tag !== undefined && BLOCK_TAGS.has(tag))
        until = BLANK_LINE;
    else if (tag !== undefined && scan.paragraph === undefined && /^<[^<>]*>[ \t]*$/.test(html))
        until = BLANK_LINE;
    if (until === undefined)
        return false;
    endParagraph(scan);
    scan.html = { until, item: scan.items.at(-1) ?? 0, quoted: line.quoted };
    if (until === '-->') {
        const close = scan.text.indexOf('-->', line.content + 4);
        const end = close === -1 || close >= scan.end ? scan.end : close + 3;
        scan.comments.push({ text: commentText(scan.text, line.content, end), range: [line.content, end] });
    }
    continueHtml(scan, scan.html, line);
    return true;
}
/** Whether the line still belongs to the HTML block, which ends with the quote or list item that it stands in. */
function continueHtml(scan, html, line) {
    if (isBehind(html, line)) {
        scan.html = undefined;
        return false;
    }
    const ended = html.until === BLANK_LINE ? line.content >= line.end : scan.text.slice(line.start, line.end).toLowerCase().includes(html.until);
    if (ended)
        scan.html = undefined;
    return true;
}
function commentText(text, start, end) {
    return text.slice(start + 4, text.endsWith('-->', end) ? end - 3 : end).trim();
}
function definition(scan, line) {
    const match = /^\[(?!\^)(?:[^[\]\\]|\\.)+\]:[ \t]*(<[^<>]*>|[^\s<]\S*)(?:[ \t]+(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\)))?[ \t]*$/.exec(scan.text.slice(line.content, line.end));
    if (match === null)
        return false;
    const angled = match[1].startsWith('<');
    const start = scan.text.indexOf(match[1], line.content + match[0].indexOf(']:') + 2) + (angled ? 1 : 0);
    const range = [start, start + match[1].length - (angled ? 2 : 0)];
    scan.links.push({ kind: 'definition', target: markdown_unescape(scan.text.slice(...range)), range });
    return true;
}
/** Finds the links, images and comments of one paragraph. */
function scanInline(scan, start, end) {
    const text = scan.text.slice(start, end);
    if (!text.includes('](') && !text.includes('<!--'))
        return;
    const codeEnds = codeSpanEnds(text);
    const openers = [];
    // Links do not nest: an opener outside a link that is complete cannot open another.
    let inactive = 0;
    let comments = true;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '\\')
            at++;
        else if (character === '`')
            at = (codeEnds.get(at) ?? at + 1) - 1;
        else if (character === '<' && comments && text.startsWith('<!--', at)) {
            const close = text.indexOf('-->', at + 4);
            comments = close !== -1;
            if (!comments)
                continue;
            scan.comments.push({ text: commentText(text, at, close + 3), range: [start + at, start + close + 3] });
            at = close + 2;
        }
        else if (character === '[')
            openers.push(text[at - 1] === '!' && text[at - 2] !== '\\');
        else if (character === ']') {
            const image = openers.pop();
            const nested = openers.length < inactive;
            inactive = Math.min(inactive, openers.length);
            if (image === undefined || text[at + 1] !== '(' || (nested && !image))
                continue;
            const destination = readDestination(text, at + 2);
            if (destination === undefined)
                continue;
            if (!image)
                inactive = openers.length;
            const [from, to] = destination.range;
            if (to > from)
                scan.links.push({ kind: image ? 'image' : 'link', target: markdown_unescape(text.slice(from, to)), range: [start + from, start + to] });
            at = destination.end - 1;
        }
    }
}
/** For the start of each run of backticks the end of its code span, or of the run itself when no equal run follows. */
function codeSpanEnds(text) {
    const ends = new Map();
    const nextOfLength = new Map();
    for (const run of [...text.matchAll(/`+/g)].reverse()) {
        const end = run.index + run[0].length;
        ends.set(run.index, nextOfLength.get(run[0].length) ?? end);
        nextOfLength.set(run[0].length, end);
    }
    return ends;
}
/** The destination of an inline link from behind its `(`; `end` lies behind its `)`. Undefined when it is none. */
function readDestination(text, from) {
    let at = skipSpace(text, from);
    const angled = text[at] === '<';
    const start = angled ? at + 1 : at;
    at = angled ? angledEnd(text, start) : bareEnd(text, start);
    if (at === -1)
        return undefined;
    const range = [start, at];
    const afterTarget = angled ? at + 1 : at;
    at = skipSpace(text, afterTarget);
    if (at > afterTarget && text[at] !== ')')
        at = skipSpace(text, titleEnd(text, at));
    return text[at] === ')' ? { range, end: at + 1 } : undefined;
}
function skipSpace(text, at) {
    while (at < text.length && ' \t\r\n'.includes(text[at]))
        at++;
    return at;
}
function angledEnd(text, at) {
    for (; at < text.length && !'<\n'.includes(text[at]); at++) {
        if (text[at] === '\\')
            at++;
        else if (text[at] === '>')
            return at;
    }
    return -1;
}
function bareEnd(text, at) {
    let depth = 0;
    for (; at < text.length && text[at] > ' '; at++) {
        if (text[at] === '\\')
            at++;
        else if (text[at] === '(' && ++depth > DEEPEST_PARENTHESES)
            return -1;
        else if (text[at] === ')' && --depth < 0)
            return at;
    }
    return depth === 0 ? at : -1;
}
/** Behind the title that starts at `at`; `at` itself when none does. */
function titleEnd(text, at) {
    const close = text[at] === '(' ? ')' : text[at];
    if (close !== ')' && close !== '"' && close !== "'")
        return at;
    for (let end = at + 1; end < text.length; end++) {
        if (text[end] === '\\')
            end++;
        else if (text[end] === close)
            return end + 1;
        else if (text[end] === '(' && close === ')')
            return at;
    }
    return at;
}
function markdown_unescape(target) {
    return target.replace(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll('&amp;', '&');
}

;// CONCATENATED MODULE: ./src/formats/skill/name.ts

/** The form in which names are compared: trimmed, and the same for all ways to encode a character. */
function normalizeName(name) {
    return name.trim().normalize('NFKC');
}
/** The nearest name that Agent Skills allow; empty when nothing is left of it. */
function slugOf(name) {
    return normalizeName(name).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}
/** What keeps a name from being lowercase letters, digits and single inner hyphens; undefined when nothing does. */
function nameFault(name) {
    const normal = normalizeName(name);
    const stranger = /[^\p{L}\p{N}-]/u.exec(normal)?.[0];
    if (stranger !== undefined)
        return stranger.trim() === '' ? 'has a space' : `has the character ${stranger === '`' ? 'backtick' : (0,src_message/* quote */.hD)(stranger)}`;
    if (normal !== normal.toLowerCase())
        return 'has capital letters';
    if (normal.startsWith('-'))
        return 'starts with a hyphen';
    if (normal.endsWith('-'))
        return 'ends with a hyphen';
    return normal.includes('--') ? 'has two hyphens in a row' : undefined;
}

;// CONCATENATED MODULE: ./src/formats/skill/parse.ts





function parseSkill(source) {
    const frontmatter = parseFrontmatter(source.text);
    const { fields, body } = frontmatter;
    const enclosing = enclosingSkill(source);
    return {
        source, frontmatter, fields, body,
        markdown: scanMarkdown(source.text, body),
        name: nonBlank((0,src_fields/* textField */.M8)(fields, 'name')),
        description: nonBlank((0,src_fields/* textField */.M8)(fields, 'description')),
        directory: source.directory,
        home: source.path.includes('/') ? `${(0,posix_.dirname)(source.path)}/` : '',
        readable: frontmatter.state === 'read',
        enclosing,
        // A skill at the root is around everything; what is broken below it is more likely a skill than a part of it.
        fragment: enclosing !== undefined && enclosing !== '' && frontmatter.state === 'absent',
    };
}
function skillHeader({ name }) {
    return { name: name && { text: normalizeName(name.value), range: name.range } };
}
function enclosingSkill({ path, files }) {
    let directory = (0,posix_.dirname)(path);
    while (directory !== '.') {
        directory = (0,posix_.dirname)(directory);
        if ((0,posix_.basename)(directory) === 'skills')
            return undefined;
        if (files.has((0,posix_.join)(directory, 'SKILL.md')))
            return directory === '.' ? '' : directory;
    }
    return undefined;
}
function nonBlank(field) {
    return field?.value.trim() === '' ? undefined : field;
}

;// CONCATENATED MODULE: ./src/formats/skill/tokens.ts

const CHARACTERS_PER_TOKEN = 4;
/** Tokens of the body, by the estimate that agents themselves use: four characters each, rounded up. */
function estimateTokens({ body, source: { text } }) {
    return Math.ceil((0,src_message/* codePoints */.BH)(text.slice(...body)) / CHARACTERS_PER_TOKEN);
}

;// CONCATENATED MODULE: ./src/formats/skill/rules/allowed-tools.ts




const allowedTools = {
    id: 'skill/allowed-tools',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: '`allowed-tools` is one text with spaces between the tools',
    why: 'Agent Skills define a space-delimited list in one text. Commas and YAML lists work in some clients; in others the tools are not allowed after all.',
    source: 'https://agentskills.io/specification#allowed-tools-field',
    bad: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'allowed-tools: Bash(git add *), Read\n---\nRead') },
    good: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'allowed-tools: Bash(git add *) Read\n---\nRead') },
    check({ fields }, report) {
        const field = fields.get('allowed-tools');
        if (field === undefined || field.value === null)
            return;
        if ((0,src_fields/* isList */.Lv)(field.value))
            return report(field.range, '`allowed-tools` is a YAML list. Write one text with spaces between the tools.', respaced(field, namesOf(field.value)));
        if (typeof field.value !== 'string')
            return report(field.range, `\`allowed-tools\` is ${(0,src_fields/* kindOf */.I)(field.value)}. Write one text with spaces between the tools.`, { severity: 'error' });
        const tools = splitTools(field.value);
        if (tools === undefined)
            return report(field.range, `${(0,src_message/* quote */.hD)(field.value)} has a parenthesis without its partner. Close or remove it.`, { severity: 'error' });
        if (tools.commas)
            report(field.range, '`allowed-tools` has commas between the tools. Use spaces.', respaced(field, tools.names));
    },
};
/** The tools of a list, each blank or comma between parentheses being a part of a tool; undefined when they do not pair. */
function splitTools(text) {
    const names = [];
    let depth = 0;
    let commas = false;
    let name = '';
    for (const character of text) {
        if (character === '(')
            depth++;
        if (character === ')' && --depth < 0)
            return undefined;
        const separator = depth === 0 && /[\s,]/.test(character);
        if (separator && character === ',')
            commas = true;
        if (!separator)
            name += character;
        else if (name !== '') {
            names.push(name);
            name = '';
        }
    }
    if (name !== '')
        names.push(name);
    return depth === 0 ? { names, commas } : undefined;
}
function namesOf(list) {
    const names = list.map(({ value }) => value);
    return names.every((name) => typeof name === 'string') ? names : undefined;
}
/** Nothing when a name has a space of its own, which the one text could not tell from two tools. */
function respaced({ key, range }, names) {
    if (names === undefined || names.some((name) => /\s/.test(name.replace(/\(.*\)/, ''))))
        return {};
    const text = names.join(' ');
    const written = /^[\w][^"'#\n]*$/.test(text) && !/:(?=\s|$)/.test(text) ? text : (0,yaml_mistakes/* quoteYaml */.q0)(text);
    return (0,src_message/* suggest */.ZA)('Separate the tools by spaces', [key[1], range[1]], `: ${written}`);
}

;// CONCATENATED MODULE: ./src/formats/skill/rules/body-empty.ts

const bodyEmpty = {
    id: 'skill/body-empty',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'Instructions follow the frontmatter',
    why: 'The body is what the model reads once it has chosen the skill. Without it the skill has nothing to say.',
    source: 'https://agentskills.io/specification#body-content',
    bad: { path: goodSkill.path, text: goodSkill.text.replace('Read it.\n', '') },
    good: goodSkill,
    check({ frontmatter, body, source: { text } }, report) {
        if (frontmatter.state === 'absent' || text.slice(...body).trim() !== '')
            return;
        report(frontmatter.closing, 'Nothing follows the frontmatter. Write the instructions below it.');
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/body-length.ts



const MOST = 500;
const bodyLength = {
    id: 'skill/body-length',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'The file has at most 500 lines',
    why: 'All of it is loaded into the context whenever the skill is used. Details belong into files that are read only when they are needed.',
    source: 'https://agentskills.io/specification#progressive-disclosure',
    bad: { path: goodSkill.path, text: goodSkill.text + 'Read on.\n'.repeat(500) },
    good: goodSkill,
    check({ source: { text } }, report) {
        const starts = (0,position/* lineStarts */._$)(text);
        const lines = starts.at(-1) === text.length ? starts.length - 1 : starts.length;
        if (lines <= MOST)
            return;
        const start = starts[MOST];
        report([start, start], `The file has ${(0,src_message/* count */.U9)(lines)} lines, ${(0,src_message/* count */.U9)(lines - MOST)} more than advised. Move details into \`references/\`.`);
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/body-tokens.ts



const body_tokens_MOST = 5000;
const bodyTokens = {
    id: 'skill/body-tokens',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'The body has at most about 5,000 tokens',
    why: 'All of it is loaded into the context whenever the skill is used. The number is an estimate: four characters count as one token.',
    source: 'https://agentskills.io/specification#progressive-disclosure',
    bad: { path: goodSkill.path, text: `${goodSkill.text}${'Read the next page, and then the page after it. '.repeat(420)}\n` },
    good: goodSkill,
    check(skill, report) {
        const tokens = estimateTokens(skill);
        if (tokens <= body_tokens_MOST)
            return;
        const at = Math.min(skill.body[0] + body_tokens_MOST * CHARACTERS_PER_TOKEN, skill.body[1]);
        report([at, at], `The body has about ${(0,src_message/* count */.U9)(tokens)} tokens by estimate, more than the ${(0,src_message/* count */.U9)(body_tokens_MOST)} advised, which end here. Move details into \`references/\`.`);
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/bom.ts


const bom = {
    id: 'skill/bom',
    severity: { recommended: 'warning', strict: 'error' },
    summary: 'No byte order mark precedes the frontmatter',
    why: 'skills-ref, Codex and Gemini CLI compare the first characters of the file with `---` and then see no frontmatter at all.',
    source: 'https://github.com/agentskills/agentskills/blob/main/skills-ref/src/skills_ref/parser.py',
    bad: { path: goodSkill.path, text: `\ufeff${goodSkill.text}` },
    good: goodSkill,
    check({ source: { text } }, report) {
        if (!text.startsWith('\ufeff'))
            return;
        report([0, 1], 'A byte order mark (U+FEFF) precedes the frontmatter, which some clients then do not see. Save the file without it.', (0,src_message/* safely */.vm)('Delete the byte order mark', { range: [0, 1], text: '' }));
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/fields.ts
/** The fields of Agent Skills. Source: https://agentskills.io/specification#frontmatter */
const SKILL_FIELDS = ['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools'];
/** Fields that the documentation of at least one client names and that Agent Skills do not. */
const FIELDS_OF_CLIENTS = {
    'Claude Code': [
        'when_to_use', 'argument-hint', 'arguments', 'disable-model-invocation', 'user-invocable', 'model', 'effort', 'context', 'agent',
        'background', 'hooks', 'shell', 'paths', 'disallowed-tools', 'display-name', 'default-enabled', 'fallback',
    ],
    'VS Code': ['argument-hint', 'disable-model-invocation', 'user-invocable', 'context'],
    'Copilot CLI': ['argument-hint', 'disable-model-invocation', 'user-invocable', 'context'],
    Cursor: ['paths', 'globs', 'disable-model-invocation'],
    Roo: ['modeSlugs', 'mode'],
};
/** The clients that read a field, by field. */
const CLIENT_FIELDS = new Map([...new Set(Object.values(FIELDS_OF_CLIENTS).flat())].map((field) => ([field, Object.keys(FIELDS_OF_CLIENTS).filter((client) => FIELDS_OF_CLIENTS[client].includes(field))])));

;// CONCATENATED MODULE: ./src/formats/skill/rules/client-field.ts



const clientField = {
    id: 'skill/client-field',
    severity: { recommended: 'off', strict: 'error' },
    summary: 'Every field is one of Agent Skills themselves',
    why: 'The documentation of a client names the field, but Agent Skills do not: other clients ignore it, and skills-ref refuses it.',
    source: 'https://agentskills.io/specification#frontmatter',
    bad: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'argument-hint: file\n---\nRead') },
    good: goodSkill,
    check({ fields }, report) {
        for (const [key, field] of fields) {
            const clients = CLIENT_FIELDS.get(key);
            if (clients !== undefined)
                report(field.key, `Only ${(0,src_message/* listed */.KE)(clients)} ${clients.length > 1 ? 'read' : 'reads'} ${(0,src_message/* quote */.hD)(key)}. Remove it from a skill for all clients.`);
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/compatibility-length.ts



const compatibility_length_MOST = 500;
const compatibilityLength = {
    id: 'skill/compatibility-length',
    severity: { recommended: 'error', strict: 'error' },
    summary: '`compatibility` has 1 to 500 characters',
    why: 'Agent Skills allow 1 to 500 characters where the field is given.',
    source: 'https://agentskills.io/specification#compatibility-field',
    bad: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'compatibility:\n---\nRead') },
    good: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'compatibility: Requires poppler-utils\n---\nRead') },
    check({ fields }, report) {
        const field = fields.get('compatibility');
        if (field === undefined)
            return;
        if ((0,src_fields/* isBlank */.z3)(field))
            return report(field.key, '`compatibility` is empty. Say what the skill requires, or remove the field.');
        const length = typeof field.value === 'string' ? (0,src_message/* codePoints */.BH)(field.value) : 0;
        if (length > compatibility_length_MOST)
            report(field.range, `\`compatibility\` has ${(0,src_message/* count */.U9)(length)} characters, ${(0,src_message/* count */.U9)(length - compatibility_length_MOST)} more than are allowed. Shorten it to ${compatibility_length_MOST}.`);
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/control-character.ts

const controlCharacter = {
    id: 'skill/control-character',
    severity: { recommended: 'warning', strict: 'error' },
    summary: 'The frontmatter has no control characters',
    why: 'YAML forbids them, parsers differ in what they make of them, and a terminal that prints a name may obey them.',
    source: 'https://yaml.org/spec/1.2.2/#51-character-set',
    bad: { path: goodSkill.path, text: goodSkill.text.replace('Reads', 'Reads\u0007') },
    good: goodSkill,
    check({ frontmatter: { content }, source: { text } }, report) {
        for (const { 0: found, index } of text.slice(...content).matchAll(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]+|\r(?!\n)/g)) {
            const start = content[0] + index;
            const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
            report([start, start + found.length], `The frontmatter has the control character U+${code} here. Delete it.`);
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/deep-reference.ts



const deepReference = {
    id: 'skill/deep-reference',
    severity: { recommended: 'info', strict: 'warning' },
    summary: 'Linked files lie at most one directory below the skill',
    why: 'Agent Skills ask for references one level deep, so that the model finds them at the first try.',
    source: 'https://agentskills.io/specification#file-references',
    bad: { path: goodSkill.path, text: `${goodSkill.text}\nSee [the forms](references/en/forms.md).\n`, files: { 'skills/pdf/references/en/forms.md': '# Forms\n' } },
    good: { path: goodSkill.path, text: `${goodSkill.text}\nSee [the forms](references/forms.md).\n`, files: { 'skills/pdf/references/forms.md': '# Forms\n' } },
    check({ markdown, home, source: { path, files } }, report) {
        for (const target of relativeTargets(markdown, path, files)) {
            if (!target.exists || !target.path.startsWith(home))
                continue;
            const depth = target.path.slice(home.length).replace(/\/$/, '').split('/').length - 1;
            if (depth > 1)
                report(target.link.range, `The link leads to ${(0,src_message/* quote */.hD)(target.written)}, ${depth} directories below the skill. Keep linked files one directory deep.`);
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/description-length.ts


const description_length_MOST = 1024;
const descriptionLength = {
    id: 'skill/description-length',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The description has at most 1,024 characters',
    why: 'Agent Skills allow 1,024, counted as characters, not bytes. Clients refuse or cut a longer description.',
    source: 'https://agentskills.io/specification#description-field',
    bad: { path: goodSkill.path, text: goodSkill.text.replace('Reads PDF files.', 'Reads PDF files.'.repeat(65)) },
    good: goodSkill,
    check({ description }, report) {
        const length = (0,src_message/* codePoints */.BH)(description?.value ?? '');
        if (description === undefined || length <= description_length_MOST)
            return;
        report(description.range, `The description has ${(0,src_message/* count */.U9)(length)} characters, ${(0,src_message/* count */.U9)(length - description_length_MOST)} more than clients read. Shorten it to ${(0,src_message/* count */.U9)(description_length_MOST)}.`);
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/description-markup.ts

const descriptionMarkup = {
    id: 'skill/description-markup',
    severity: { recommended: 'off', strict: 'warning' },
    summary: 'The description has no `<` or `>`',
    why: 'The description goes into the system prompt, where tags could be mistaken for its own. claude.ai refuses the upload of such a skill.',
    source: 'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview#skill-structure',
    bad: { path: goodSkill.path, text: '---\nname: pdf\ndescription: Fills <form> fields of PDF files. Use when the user has a form.\n---\nFill it.\n' },
    good: goodSkill,
    check({ description, source: { text } }, report) {
        if (description === undefined)
            return;
        const bracket = /[<>]/.exec(description.value)?.[0];
        if (bracket === undefined)
            return;
        // The first line of a block scalar may have a `>` of its own.
        const start = text.slice(...description.range).replace(/^[|>][^\n]*/, (mark) => ' '.repeat(mark.length)).indexOf(bracket);
        const at = start === -1 ? description.range : [description.range[0] + start, description.range[0] + start + 1];
        report(at, `The description contains \`${bracket}\`, which some clients refuse. Write it without \`<\` and \`>\`.`);
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/description-missing.ts


const descriptionMissing = {
    id: 'skill/description-missing',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The frontmatter has a `description`',
    why: 'Agent Skills require it: by its description the model decides whether to load the skill.',
    source: 'https://agentskills.io/specification#description-field',
    bad: { path: goodSkill.path, text: '---\nname: pdf\ndescription:\n---\nRead it.\n' },
    good: goodSkill,
    check({ fields, readable, frontmatter, source: { text } }, report) {
        const field = fields.get('description');
        if (!readable || !(0,src_fields/* isBlank */.z3)(field))
            return;
        if (field !== undefined && /^:[ \t]+#/.test(text.slice(field.key[1], field.key[1] + 100)))
            return report(field.key, 'The `description` is empty, since its `#` starts a comment. Quote the whole value.');
        report(field?.key ?? frontmatter.opening, 'The skill has no `description`. Say what it does and when to use it.');
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/description-trigger.ts

const TRIGGER = /\bwhen(?:ever)?\b|\bif (?:you|the|a|an|it|there|asked)\b|\b(?:use|used|useful|invoke|invoked|activate[sd]?|trigger(?:s|ed)?|run|call|load|apply|applies) (?:this|it|for|to|on|after|before|during|by|proactively|automatically)\b|\b(?:before|after|while) \w+ing\b|\btriggers?\b|\bfor (?:requests|questions|tasks)\b/i;
const descriptionTrigger = {
    id: 'skill/description-trigger',
    severity: { recommended: 'off', strict: 'warning' },
    summary: 'The description says when to use the skill',
    why: 'The description should say what the skill does and when to use it. Only English phrases such as “use when” are known to this rule.',
    source: 'https://agentskills.io/specification#description-field',
    bad: { path: goodSkill.path, text: '---\nname: pdf\ndescription: Extracts the text and tables of PDF files.\n---\nRead it.\n' },
    good: goodSkill,
    check({ description }, report) {
        if (description === undefined || TRIGGER.test(description.value))
            return;
        report(description.range, 'The description says what the skill does but not when to use it. Add “Use when …”.');
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/description-vague.ts


/** Fewer telling words than this do not set a skill apart from others. */
const LEAST = 3;
const PLACEHOLDER = /^\W*(?:todo|tbd|fixme|replace (?:this|with))\b/i;
const EMPTY_WORDS = new Set(('a about agent all an and any are as at be by can claude deal deals do does for from general handle handles handling help helper helpers helpful helping ' +
    'helps i in is it its lets make makes many me misc my of on or other our provide provides skill skills some stuff support supports task tasks that the their ' +
    'them these thing things this to tool tools use used useful user users uses using various was when will with work working works you your').split(' '));
const descriptionVague = {
    id: 'skill/description-vague',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'The description tells more than a word or two',
    why: 'The model picks a skill by its description alone. “Helps with PDFs.” fits a hundred requests and none in particular.',
    source: 'https://agentskills.io/specification#description-field',
    bad: { path: goodSkill.path, text: '---\nname: pdf\ndescription: Helps with PDFs.\n---\nRead it.\n' },
    good: goodSkill,
    check({ description }, report) {
        if (description === undefined || (!PLACEHOLDER.test(description.value) && tellingWords(description.value) >= LEAST))
            return;
        report(description.range, `The description ${(0,src_message/* quote */.hD)(description.value)} is too vague to choose the skill by. Say what it does and when to use it.`);
    },
};
/** Words that say something, up to `LEAST`; in scripts without spaces each character counts as one. */
function tellingWords(text) {
    const words = new Set();
    for (const [word] of text.matchAll(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{N}][\p{L}\p{N}\p{M}.+#/_-]*/gu)) {
        const bare = word.toLowerCase().replace(/[.-]+$/, '');
        if (!EMPTY_WORDS.has(bare))
            words.add(bare);
        if (words.size >= LEAST)
            break;
    }
    return words.size;
}

;// CONCATENATED MODULE: ./src/formats/skill/duplicates.ts

/** Reports every skill whose name an earlier skill of the same `skills` directory has, with that one as related location. */
function reportDuplicates(headers, message, report) {
    const first = new Map();
    for (const file of headers) {
        const { name } = file.header;
        if (name === undefined)
            continue;
        const key = JSON.stringify([file.root, skillsDirectory(file.path), name.text]);
        const other = first.get(key);
        if (other === undefined)
            first.set(key, file);
        else
            report(file, name.range, message(name.text), { related: [{ path: other.path, range: other.header.name.range, message: 'The other one is here.' }] });
    }
}
/** The nearest `skills` directory above a skill, else the directory that holds the skill's own. */
function skillsDirectory(path) {
    const parent = (0,posix_.dirname)((0,posix_.dirname)(path));
    const parts = parent.split('/');
    const index = parts.lastIndexOf('skills');
    return index === -1 ? parent : parts.slice(0, index + 1).join('/');
}

;// CONCATENATED MODULE: ./src/formats/skill/rules/duplicate-name.ts



const duplicateName = {
    id: 'skill/duplicate-name',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'No two skills of one `skills` directory share a name',
    why: 'A client that finds two skills of one name loads one of them. Copies for several clients or languages in `skills` directories of their own are not compared.',
    source: 'https://agentskills.io/specification#name-field',
    bad: { path: 'skills/office/pdf/SKILL.md', text: goodSkill.text, files: { 'skills/print/pdf/SKILL.md': goodSkill.text } },
    good: { path: '.claude/skills/pdf/SKILL.md', text: goodSkill.text, files: { '.cursor/skills/pdf/SKILL.md': goodSkill.text } },
    checkAll(headers, report) {
        reportDuplicates(headers, (name) => `Another skill is named ${(0,src_message/* quote */.hD)(name)} too, and a client loads only one of them. Rename one.`, report);
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/field-type.ts


const fieldType = {
    id: 'skill/field-type',
    severity: { recommended: 'error', strict: 'error' },
    summary: '`name`, `description`, `license` and `compatibility` are text',
    why: 'In YAML 1.2 an unquoted `123` is a number and an unquoted `true` a boolean. A client that expects text refuses the file or shows something else.',
    source: 'https://agentskills.io/specification#frontmatter',
    bad: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'license: 2.0\n---\nRead') },
    good: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'license: "2.0"\n---\nRead') },
    check(skill, report) {
        (0,src_fields/* reportNonText */.$n)(skill, ['name', 'description', 'license', 'compatibility'], report);
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/filename.ts



const filename = {
    id: 'skill/filename',
    severity: { recommended: 'warning', strict: 'error' },
    summary: 'The file is named exactly `SKILL.md`',
    why: 'Most clients look for exactly this name; skills-ref also takes `skill.md`. On a file system that tells cases apart another spelling is never found.',
    source: 'https://agentskills.io/specification#directory-structure',
    bad: { path: 'skills/pdf/skill.md', text: goodSkill.text },
    good: goodSkill,
    check({ source }, report) {
        const name = (0,posix_.basename)(source.path);
        if (name !== 'SKILL.md')
            report([0, 0], `The file is named ${(0,src_message/* quote */.hD)(name)}, which some clients do not find. Rename it to \`SKILL.md\`.`, name === 'skill.md' ? { severity: 'warning' } : {});
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/frontmatter-missing.ts


const frontmatterMissing = {
    id: 'skill/frontmatter-missing',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The file starts with frontmatter: a `---` line, fields, a `---` line',
    why: 'A client reads name and description from the frontmatter before anything else. Without it the skill does not exist. The first `---` must be the first line of the file: a blank line, a comment or a code fence above it hides it.',
    source: 'https://agentskills.io/specification#skill-md-format',
    bad: { path: goodSkill.path, text: '# PDF\n\nReads PDF files.\n' },
    good: goodSkill,
    check({ frontmatter, source: { text } }, report) {
        if (frontmatter.state !== 'absent')
            return;
        const start = frontmatter.opening[0];
        const first = text.slice(start).search(/\S/);
        if (first === -1)
            return report([start, start], 'The file is empty. Start it with frontmatter that gives `name` and `description`.');
        const range = lineAt(text, start + first);
        const line = text.slice(...range);
        if (line === '---') {
            return report(range, 'What precedes the `---` hides the frontmatter. Delete the blank space.', (0,src_message/* safely */.vm)('Delete the blank space', { range: [start, range[0]], text: '' }));
        }
        if (/^---\r/.test(line) && !text.includes('\n'))
            return report(range, 'The lines end with CR alone, so all is one line. Save the file with LF or CRLF line ends.');
        report(range, faultOf(line, text.slice(range[1])));
    },
};
function faultOf(line, rest) {
    if (line.startsWith('<!--'))
        return 'A comment stands where the frontmatter must start. Move it below the frontmatter.';
    if (/^(?:```|~~~)/.test(line) && /^\s*---\s/.test(rest))
        return 'A code fence wraps the file, so its frontmatter is code. Delete the fence.';
    if (/^(?:name|description)\s*:/.test(line))
        return 'The fields have no `---` line above them. Put one above and one below the fields.';
    return `The file starts with ${(0,src_message/* quote */.hD)(line)}, not with a \`---\` line. Start it with frontmatter that gives \`name\` and \`description\`.`;
}
function lineAt(text, start) {
    const end = text.indexOf('\n', start);
    return [start, start + text.slice(start, end === -1 ? undefined : end).trimEnd().length];
}

;// CONCATENATED MODULE: ./src/formats/skill/rules/license-file.ts



/** A license file as authors name it: `LICENSE.txt`, `docs/license-mit.md`, or, in capitals, `LICENSE` and `LICENSE-MIT`. */
const NAMED = /(?:^|[\s(`])((?:[\w.-]+\/)*(?:licen[cs]e|copying|notice)(?:[-_][\w-]+)?\.(?:txt|md|rst|html|pdf))(?=$|[\s,;.)`])/i;
const CAPITALS = /(?:^|[\s(`])((?:[\w.-]+\/)*(?:LICEN[CS]E|COPYING)(?:-[A-Z0-9]+)?)(?=$|[\s,;.)`])/;
const licenseFile = {
    id: 'skill/license-file',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'The license file that `license` names is there',
    why: 'The field gives a license’s name or a bundled file. Who installs the skill alone looks for the file in its directory.',
    source: 'https://agentskills.io/specification#license-field',
    bad: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'license: Complete terms in LICENSE.txt\n---\nRead') },
    good: {
        path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'license: Complete terms in LICENSE.txt\n---\nRead'),
        files: { 'skills/pdf/LICENSE.txt': 'MIT License\n' },
    },
    check({ fields, home, source: { files, text } }, report) {
        const license = (0,src_fields/* textField */.M8)(fields, 'license');
        const file = (NAMED.exec(license?.value ?? '') ?? CAPITALS.exec(license?.value ?? ''))?.[1];
        if (license === undefined || file === undefined || files.has(home + file))
            return;
        const at = text.indexOf(file, license.range[0]);
        const range = at === -1 || at >= license.range[1] ? license.range : [at, at + file.length];
        report(range, `\`license\` names ${(0,src_message/* quote */.hD)(file)}, which is not in the skill’s directory. Add the file, or give the license’s name.`);
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/metadata-map.ts


const metadataMap = {
    id: 'skill/metadata-map',
    severity: { recommended: 'error', strict: 'error' },
    summary: '`metadata` is a mapping',
    why: 'Agent Skills define it as a map from keys to values. A client that reads keys from anything else fails.',
    source: 'https://agentskills.io/specification#metadata-field',
    bad: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'metadata: example-org\n---\nRead') },
    good: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'metadata:\n  author: example-org\n---\nRead') },
    check({ fields }, report) {
        const field = fields.get('metadata');
        if (field === undefined || field.value === null || (0,src_fields/* isMapping */.pi)(field.value))
            return;
        report(field.range, `\`metadata\` is ${(0,src_fields/* kindOf */.I)(field.value)}, not a mapping. Write \`key: value\` lines below it.`);
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/metadata-values.ts



const metadataValues = {
    id: 'skill/metadata-values',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'The values of `metadata` are text',
    why: 'Agent Skills define a map from strings to strings. An unquoted `version: 1.10` is the number 1.1 to YAML.',
    source: 'https://agentskills.io/specification#metadata-field',
    bad: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'metadata:\n  version: 1.10\n---\nRead') },
    good: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'metadata:\n  version: "1.10"\n---\nRead') },
    check(skill, report) {
        const metadata = skill.fields.get('metadata');
        if (metadata === undefined || !(0,src_fields/* isMapping */.pi)(metadata.value))
            return;
        for (const [key, field] of metadata.value) {
            if (typeof field.value === 'string')
                continue;
            const cure = typeof field.value === 'number' || typeof field.value === 'boolean' ? 'Quote it' : 'Write text';
            const message = `The metadata value ${(0,src_message/* quote */.hD)(key)} is ${(0,src_fields/* kindOf */.I)(field.value)}, not text. ${cure}.`;
            report(field.range[0] === field.range[1] ? field.key : field.range, message, (0,src_fields/* quoting */.yu)(skill, field));
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/name-ascii.ts



const nameAscii = {
    id: 'skill/name-ascii',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'The letters and digits of the name are a–z and 0–9',
    why: 'The specification says “lowercase letters (`a-z`)”, and VS Code, Roo and claude.ai hold to it; skills-ref accepts letters of any script.',
    source: 'https://agentskills.io/specification#name-field',
    bad: { path: 'skills/café/SKILL.md', text: goodSkill.text.replace('name: pdf', 'name: café') },
    good: { path: 'skills/cafe/SKILL.md', text: goodSkill.text.replace('name: pdf', 'name: cafe') },
    check({ name }, report) {
        if (name === undefined || nameFault(name.value) !== undefined)
            return;
        const letter = /[^a-z0-9-]/u.exec(normalizeName(name.value))?.[0];
        if (letter !== undefined)
            report(name.range, `The name ${(0,src_message/* quote */.hD)(name.value)} has \`${letter}\`, which some clients refuse. Use only a–z, 0–9 and hyphens.`);
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/name-directory.ts



const nameDirectory = {
    id: 'skill/name-directory',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The name is the name of the skill’s directory',
    why: 'Clients find a skill by its directory and the model asks for it by its name; some refuse a skill whose two names differ.',
    source: 'https://agentskills.io/specification#name-field',
    bad: { path: 'skills/excel/SKILL.md', text: goodSkill.text },
    good: goodSkill,
    check({ name, directory }, report) {
        if (name === undefined)
            return;
        const [written, real] = [normalizeName(name.value), normalizeName(directory)];
        if (written === real)
            return;
        const difference = written.toLowerCase() === real.toLowerCase() ? ', which differs in case' : '';
        const fix = nameFault(directory) === undefined ? (0,src_message/* suggest */.ZA)(`Rename to ${(0,src_message/* quote */.hD)(directory)}`, name.range, directory) : {};
        report(name.range, `The skill is named ${(0,src_message/* quote */.hD)(name.value)} but its directory is ${(0,src_message/* quote */.hD)(directory)}${difference}. Give both the same name.`, fix);
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/name-format.ts



const nameFormat = {
    id: 'skill/name-format',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The name is lowercase letters, digits and single hyphens between them',
    why: 'Clients build paths and commands of the name, and refuse capitals, spaces, underscores and stray hyphens.',
    source: 'https://agentskills.io/specification#name-field',
    bad: { path: 'skills/PDF_Tools/SKILL.md', text: goodSkill.text.replace('name: pdf', 'name: PDF_Tools') },
    good: { path: 'skills/pdf-tools/SKILL.md', text: goodSkill.text.replace('name: pdf', 'name: pdf-tools') },
    check({ name, directory }, report) {
        const fault = nameFault(name?.value ?? '');
        if (name === undefined || fault === undefined)
            return;
        const slug = slugOf(name.value);
        const cure = slug === '' ? 'Use lowercase letters, digits and hyphens' : `Write \`${slug}\``;
        const fix = slug === directory ? (0,src_message/* safely */.vm)(`Write \`${slug}\``, { range: name.range, text: slug }) : {};
        report(name.range, `The name ${(0,src_message/* quote */.hD)(name.value)} ${fault}. ${cure}.`, fix);
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/name-length.ts



const name_length_MOST = 64;
const name_length_long = 'converts-scanned-invoices-into-spreadsheets-and-checks-every-total';
const nameLength = {
    id: 'skill/name-length',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The name has at most 64 characters',
    why: 'Agent Skills allow 64, counted as characters, not bytes. Clients refuse or cut a longer name.',
    source: 'https://agentskills.io/specification#name-field',
    bad: { path: `skills/${name_length_long}/SKILL.md`, text: goodSkill.text.replace('name: pdf', `name: ${name_length_long}`) },
    good: goodSkill,
    check({ name }, report) {
        const length = (0,src_message/* codePoints */.BH)(normalizeName(name?.value ?? ''));
        if (name === undefined || length <= name_length_MOST)
            return;
        report(name.range, `The name has ${(0,src_message/* count */.U9)(length)} characters, ${(0,src_message/* count */.U9)(length - name_length_MOST)} more than are allowed. Shorten it to ${name_length_MOST}.`);
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/name-missing.ts




const nameMissing = {
    id: 'skill/name-missing',
    severity: { recommended: 'error', strict: 'error' },
    summary: 'The frontmatter has a `name`',
    why: 'Agent Skills require it: the model asks for a skill by its name.',
    source: 'https://agentskills.io/specification#name-field',
    bad: { path: goodSkill.path, text: goodSkill.text.replace('name: pdf\n', '') },
    good: goodSkill,
    check(skill, report) {
        const field = skill.fields.get('name');
        if (!skill.readable || !(0,src_fields/* isBlank */.z3)(field))
            return;
        const dialect = skill.fields.has('domain') || skill.fields.has('tags') ? ' For a skill of the Skills plane choose `--dialect skills-plane`.' : '';
        report(field?.key ?? skill.frontmatter.opening, `The skill has no \`name\`. Add the name of its directory.${dialect}`, directoryName(skill, field));
    },
};
function directoryName({ directory, frontmatter: { content }, source: { text } }, field) {
    if (nameFault(directory) !== undefined)
        return {};
    const title = `Name it \`${directory}\``;
    if (field === undefined)
        return (0,src_message/* suggest */.ZA)(title, [content[0], content[0]], `name: ${directory}${text[content[0] - 2] === '\r' ? '\r\n' : '\n'}`);
    return (0,src_message/* suggest */.ZA)(title, field.range, field.range[0] === field.range[1] ? ` ${directory}` : directory);
}

;// CONCATENATED MODULE: ./src/formats/skill/rules/name-reserved.ts



const nameReserved = {
    id: 'skill/name-reserved',
    severity: { recommended: 'off', strict: 'warning' },
    summary: 'The name does not contain “anthropic” or “claude”',
    why: 'claude.ai reserves the two words and refuses the upload of a skill that is named with one of them.',
    source: 'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview#skill-structure',
    bad: { path: 'skills/claude-pdf/SKILL.md', text: goodSkill.text.replace('name: pdf', 'name: claude-pdf') },
    good: goodSkill,
    check({ name }, report) {
        const word = /anthropic|claude/i.exec(normalizeName(name?.value ?? ''))?.[0];
        if (name !== undefined && word !== undefined)
            report(name.range, `The name ${(0,src_message/* quote */.hD)(name.value)} contains the reserved word \`${word}\`. Leave the word out.`);
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/nested-skill.ts



const nestedSkill = {
    id: 'skill/nested-skill',
    severity: { recommended: 'info', strict: 'info' },
    summary: 'No skill lies inside another skill’s directory',
    why: 'Clients differ: some load the inner skill too, some never see it. A file without frontmatter there is a part of the outer skill, and nothing else is said of it.',
    source: 'https://agentskills.io/specification#directory-structure',
    bad: { path: 'skills/office/word/SKILL.md', text: goodSkill.text.replace('name: pdf', 'name: word'), files: { 'skills/office/SKILL.md': goodSkill.text.replace('name: pdf', 'name: office') } },
    good: goodSkill,
    check({ enclosing, fragment }, report) {
        if (enclosing === undefined)
            return;
        const cure = fragment ? 'Name it otherwise if it is only a part of that skill' : 'Move it next to that skill';
        report([0, 0], `The file lies inside the skill ${enclosing === '' ? 'at the repository’s root' : (0,src_message/* quote */.hD)((0,posix_.basename)(enclosing))}, where some clients do not find it. ${cure}.`);
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/outside-link.ts



const outsideLink = {
    id: 'skill/outside-link',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'Links stay inside the skill’s directory',
    why: 'A skill is installed by copying its directory. What it links outside of it is then gone.',
    source: 'https://agentskills.io/specification#file-references',
    bad: { path: goodSkill.path, text: `${goodSkill.text}\nSee [the guide](../../docs/guide.md).\n`, files: { 'docs/guide.md': '# Guide\n' } },
    good: { path: goodSkill.path, text: `${goodSkill.text}\nSee [the guide](references/guide.md).\n`, files: { 'skills/pdf/references/guide.md': '# Guide\n' } },
    check({ markdown, home, source: { path, files } }, report) {
        for (const target of relativeTargets(markdown, path, files)) {
            if (!target.outside && (!target.exists || `${target.path}/`.startsWith(home)))
                continue;
            const where = target.outside ? 'outside the repository' : 'outside the skill’s directory';
            report(target.link.range, `The link leads to ${(0,src_message/* quote */.hD)(target.written)}, ${where}: it is gone once the skill is installed alone. Copy the file into the skill.`);
        }
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/reference-chain.ts






const referenceChain = {
    id: 'skill/reference-chain',
    severity: { recommended: 'info', strict: 'warning' },
    summary: 'SKILL.md itself links every Markdown file that its references link',
    why: 'Models often read only the start of a file that they reach by a chain of links. Agent Skills ask for no nested chains.',
    source: 'https://agentskills.io/specification#file-references',
    bad: {
        path: goodSkill.path, text: `${goodSkill.text}\nSee [the forms](references/forms.md).\n`,
        files: { 'skills/pdf/references/forms.md': 'See [fields](fields.md).\n', 'skills/pdf/references/fields.md': '# Fields\n' },
    },
    good: {
        path: goodSkill.path, text: `${goodSkill.text}\nSee [the forms](references/forms.md) and [the fields](references/fields.md).\n`,
        files: { 'skills/pdf/references/forms.md': 'See [fields](fields.md).\n', 'skills/pdf/references/fields.md': '# Fields\n' },
    },
    check(skill, report) {
        const linked = bundledMarkdown(relativeTargets(skill.markdown, skill.source.path, skill.source.files), skill);
        const known = new Set(linked.map(({ path }) => path));
        const seen = new Set();
        for (const { path, link, written } of linked) {
            if (seen.has(path))
                continue;
            seen.add(path);
            const next = linksOf(path, skill).find((target) => !known.has(target.path));
            if (next !== undefined)
                report(link.range, `${(0,src_message/* quote */.hD)(written)} links on to ${(0,src_message/* quote */.hD)(next.path.slice(skill.home.length))}, which SKILL.md does not link. Link it here too.`);
        }
    },
};
function linksOf(path, skill) {
    const { files } = skill.source;
    const text = files.read(path) ?? '';
    return bundledMarkdown(relativeTargets(scanMarkdown(text, parseFrontmatter(text).body), path, files), skill);
}
/** The targets that are Markdown files of the skill itself, SKILL.md left out. */
function bundledMarkdown(targets, { home }) {
    return targets.filter(({ exists, path }) => exists && path.startsWith(home) && path.endsWith('.md') && (0,posix_.basename)(path).toLowerCase() !== 'skill.md');
}

;// CONCATENATED MODULE: ./src/formats/skill/rules/unknown-field.ts



const unknownField = {
    id: 'skill/unknown-field',
    severity: { recommended: 'warning', strict: 'error' },
    summary: 'Every field is one of Agent Skills, or of a client',
    why: 'A misspelt field is silently ignored, and skills-ref refuses a field that it does not know. Data of your own belongs into `metadata`.',
    source: 'https://agentskills.io/specification#frontmatter',
    bad: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'licence: MIT\n---\nRead') },
    good: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'license: MIT\n---\nRead') },
    check(skill, report) {
        (0,src_fields/* reportUnknown */.VB)(skill.fields, { known: SKILL_FIELDS, accepted: [...CLIENT_FIELDS.keys()], what: 'Agent Skills', otherwise: 'Remove it, or move it into `metadata`' }, report);
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/rules/yaml-portability.ts


const yamlPortability = {
    id: 'skill/yaml-portability',
    severity: { recommended: 'off', strict: 'error' },
    summary: 'The frontmatter is YAML that every client reads',
    why: 'skills-ref reads a stricter YAML, without flow collections, anchors, aliases and tags, and cuts the file at its second `---` wherever that stands.',
    source: 'https://github.com/agentskills/agentskills/blob/main/skills-ref/src/skills_ref/parser.py',
    bad: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'metadata: {author: example-org}\n---\nRead') },
    good: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'metadata:\n  author: example-org\n---\nRead') },
    check({ frontmatter: { exotic, content, state }, source: { text } }, report) {
        if (state !== 'read')
            return;
        for (const { range, what } of exotic) {
            report(range, `${(0,src_message/* quote */.hD)(text.slice(...range))} is ${what === 'anchor' || what === 'alias' ? 'an' : 'a'} ${what}, which skills-ref refuses. Write the value out${what === 'flow collection' ? ', one entry a line' : ''}.`);
        }
        const dashes = text.slice(...content).indexOf('---');
        if (dashes !== -1)
            report([content[0] + dashes, content[0] + dashes + 3], 'A `---` inside the frontmatter ends it for skills-ref. Use fewer dashes.');
    },
};

;// CONCATENATED MODULE: ./src/formats/skill/index.ts





































const FORMAT = 'https://agentskills.io/specification#skill-md-format';
const REFERENCES = 'https://agentskills.io/specification#file-references';
const frontmatterRules = [
    frontmatterMissing, frontmatterUnclosed('skill', FORMAT, goodSkill), frontmatterYaml('skill', FORMAT, goodSkill),
];
const fieldRules = [
    nameMissing, nameLength, nameFormat, nameAscii, nameDirectory, nameReserved,
    descriptionMissing, descriptionLength, descriptionVague, descriptionTrigger, descriptionMarkup,
    fieldType, compatibilityLength, licenseFile, metadataMap, metadataValues, allowedTools, unknownField, clientField, yamlPortability, filename,
];
const bodyRules = [
    bodyEmpty, bodyLength, bodyTokens, deadLink('skill', { recommended: 'error', strict: 'error' }, REFERENCES, goodSkill),
];
/** The rules that hold for every dialect of SKILL.md. */
const sharedRules = [...frontmatterRules, ...bodyRules];
const skill = {
    name: 'skill',
    title: 'Agent Skills',
    specification: 'https://agentskills.io/specification',
    dialect: 'agent-skills',
    files: ['**/SKILL.md'],
    rules: [...frontmatterRules, bom, controlCharacter, ...fieldRules, ...bodyRules, outsideLink, deepReference, referenceChain, nestedSkill],
    repositoryRules: [duplicateName],
    parse: parseSkill,
    applicable: (document) => speaking(document, skill.rules),
    header: skillHeader,
    tokens: estimateTokens,
};
/** A file whose frontmatter never ends is all frontmatter; a fragment of another skill is no skill. Nothing else is said of either. */
function speaking(document, rules) {
    if (document.frontmatter.state === 'unclosed')
        return rules.filter(({ id }) => id === 'skill/frontmatter-unclosed');
    return document.fragment ? rules.filter(({ id }) => id === nestedSkill.id) : rules;
}

;// CONCATENATED MODULE: ./src/formats/plane/parse.ts
/** The heading that names a skill of the Skills plane. */
function nameHeading({ markdown }) {
    return markdown.headings.find(({ level, text }) => level === 1 && text !== '');
}
/** The name is the first level-1 heading, else the directory's; compared ignoring case. */
function planeHeader(document) {
    const heading = nameHeading(document);
    return { name: { text: (heading?.text ?? document.directory).toLowerCase(), range: heading?.range ?? startOf(document) } };
}
/** The first line of the body that has text, else the frontmatter's closing line. */
function startOf({ body, frontmatter, source: { text } }) {
    const first = text.slice(...body).search(/\S/);
    if (first === -1)
        return frontmatter.closing;
    const start = body[0] + first;
    return [start, start + /^.*/.exec(text.slice(start))[0].trimEnd().length];
}

;// CONCATENATED MODULE: ./src/formats/plane/example.ts
/** A Skills-plane skill that no rule has anything to say about. */
const goodPlane = {
    path: 'skills/deployment/SKILL.md',
    text: '---\ndescription: Deploys to production step by step. Use when a release is ready.\ndomain: development\nversion: 1.0.0\ntags: [devops, deploy]\n---\n# Deployment\n\nRun the checks.\n',
};
/** The frontmatter's line for `key`, written anew; no line when it is empty. */
function withLine(key, line) {
    return { path: goodPlane.path, text: goodPlane.text.replace(new RegExp(`^${key}:.*\n`, 'm'), line === '' ? '' : `${line}\n`) };
}

;// CONCATENATED MODULE: ./src/formats/plane/rules/description.ts


const description = {
    id: 'plane/description',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'The frontmatter has a `description`, which is text',
    why: 'The registry searches the description too; the Skills plane recommends it.',
    source: 'https://github.com/CorvidLabs/corvid-agent',
    bad: withLine('description', ''),
    good: goodPlane,
    check({ fields, readable, frontmatter }, report) {
        const field = fields.get('description');
        if (field !== undefined && field.value !== null && typeof field.value !== 'string')
            return report(field.range, `The \`description\` is ${(0,src_fields/* kindOf */.I)(field.value)}, not text. Write text, so that a search finds it.`);
        if (readable && (0,src_fields/* isBlank */.z3)(field))
            report(field?.key ?? frontmatter.opening, 'The skill has no `description`. Say what it does, so that a search finds it.');
    },
};

;// CONCATENATED MODULE: ./src/formats/plane/rules/domain.ts


const domain = {
    id: 'plane/domain',
    severity: { recommended: 'error', strict: 'error' },
    summary: '`domain` is text that is not empty',
    why: 'A search filters by the exact domain. A skill whose domain is empty or no text is never found by it.',
    source: 'https://github.com/CorvidLabs/corvid-agent',
    bad: withLine('domain', 'domain:'),
    good: goodPlane,
    check({ fields }, report) {
        const field = fields.get('domain');
        if (field === undefined)
            return;
        if ((0,src_fields/* isBlank */.z3)(field))
            report(field.key, '`domain` is empty. Name the domain, or remove the field for `development`.');
        else if (typeof field.value !== 'string')
            report(field.range, `\`domain\` is ${(0,src_fields/* kindOf */.I)(field.value)}, not text. Write the domain’s name.`);
    },
};

;// CONCATENATED MODULE: ./src/formats/plane/rules/duplicate-name.ts



const duplicate_name_duplicateName = {
    id: 'plane/duplicate-name',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'No two skills of one `skills` directory have the same name',
    why: 'A search for the name finds both, and the model cannot tell them apart. Names are compared ignoring case.',
    source: 'https://github.com/CorvidLabs/corvid-agent',
    bad: { path: goodPlane.path, text: goodPlane.text, files: { 'skills/release/SKILL.md': goodPlane.text.replace('# Deployment', '# DEPLOYMENT') } },
    good: { path: goodPlane.path, text: goodPlane.text, files: { 'skills/release/SKILL.md': goodPlane.text.replace('# Deployment', '# Release') } },
    checkAll(headers, report) {
        reportDuplicates(headers, (name) => `Another skill is named ${(0,src_message/* quote */.hD)(name)} too. Rename one.`, report);
    },
};

;// CONCATENATED MODULE: ./src/formats/plane/rules/name-key.ts

const nameKey = {
    id: 'plane/name-key',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'The frontmatter has no `name`',
    why: 'This dialect takes the name from the first level-1 heading. A `name` in the frontmatter is ignored, and misleads who edits it.',
    source: 'https://github.com/CorvidLabs/corvid-agent',
    bad: withLine('domain', 'name: deploy'),
    good: goodPlane,
    check({ fields }, report) {
        const field = fields.get('name');
        if (field !== undefined)
            report(field.key, 'The Skills plane ignores `name`. Put the name into the first level-1 heading.');
    },
};

;// CONCATENATED MODULE: ./src/formats/plane/rules/name.ts



const name_name = {
    id: 'plane/name',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'A level-1 heading names the skill',
    why: 'The Skills plane takes a skill’s name from the first `# ` heading. Without one it is named like its directory.',
    source: 'https://github.com/CorvidLabs/corvid-agent',
    bad: { path: goodPlane.path, text: goodPlane.text.replace('# Deployment\n', '') },
    good: goodPlane,
    check(document, report) {
        if (nameHeading(document) !== undefined)
            return;
        report(startOf(document), `The body has no level-1 heading, so the skill is named ${(0,src_message/* quote */.hD)(document.directory)}. Start the body with \`# <name>\`.`);
    },
};

;// CONCATENATED MODULE: ./src/formats/plane/rules/tags.ts



const tags = {
    id: 'plane/tags',
    severity: { recommended: 'error', strict: 'error' },
    summary: '`tags` is a list of words, or one text with commas',
    why: 'A search asks for tags as `#tag`. A tag with white space or `#` cannot be asked for, and a repeated one adds nothing.',
    source: 'https://github.com/CorvidLabs/corvid-agent',
    bad: withLine('tags', 'tags: 5'),
    good: goodPlane,
    check({ fields, source: { text } }, report) {
        const field = fields.get('tags');
        if (field === undefined || field.value === null)
            return;
        const list = readTags(field, text, report);
        const seen = new Map();
        for (const tag of list) {
            const first = seen.get(tag.text.toLowerCase());
            if (tag.text === '')
                report(tag.range, '`tags` has an empty item. Remove the extra comma or item.', { severity: 'warning' });
            else if (first !== undefined)
                report(tag.range, `The tag ${(0,src_message/* quote */.hD)(tag.text)} stands here for the second time. Remove it.`, { severity: 'warning', related: [{ range: first.range, message: 'The first one is here.' }] });
            else if (/[\s#]/.test(tag.text))
                report(tag.range, `The tag ${(0,src_message/* quote */.hD)(tag.text)} cannot be searched as \`#tag\`. Use a word without white space and \`#\`.`, { severity: 'warning' });
            seen.set(tag.text.toLowerCase(), first ?? tag);
        }
    },
};
/** The tags and where each was written; an item that is no text is reported. */
function readTags({ value, range }, text, report) {
    if ((0,src_fields/* isList */.Lv)(value)) {
        return value.flatMap((item) => {
            if (typeof item.value === 'string')
                return { text: item.value.trim(), range: item.range };
            if (item.value === null)
                return { text: '', range: item.range };
            report(item.range, `A tag is ${(0,src_fields/* kindOf */.I)(item.value)}, not text. Quote it.`);
            return [];
        });
    }
    if (typeof value !== 'string') {
        report(range, `\`tags\` is ${(0,src_fields/* kindOf */.I)(value)}. Write a list of words.`);
        return [];
    }
    // Where the value is written as it is read, each tag has a place of its own.
    const start = text.startsWith(value, range[0]) ? range[0] : text.startsWith(value, range[0] + 1) ? range[0] + 1 : undefined;
    let at = 0;
    return value.split(',').map((item) => {
        const from = at + (item.length - item.trimStart().length);
        at += item.length + 1;
        return { text: item.trim(), range: start === undefined ? range : [start + from, start + from + item.trim().length] };
    });
}

;// CONCATENATED MODULE: ./src/semantic-version.ts
/** Whether a text is `major.minor.patch` with optional pre-release and build. Source: https://semver.org, its regular expression. */
function isSemanticVersion(text) {
    return /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-(?:0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*)(?:\.(?:0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*))*)?(?:\+[\dA-Za-z-]+(?:\.[\dA-Za-z-]+)*)?$/.test(text);
}
/** The semantic version that `1` or `1.0` stands for; undefined for any other text. */
function completeVersion(text) {
    const match = /^v?(\d+)(?:\.(\d+))?$/.exec(text);
    const version = match === null ? '' : `${match[1]}.${match[2] ?? 0}.0`;
    return isSemanticVersion(version) ? version : undefined;
}

;// CONCATENATED MODULE: ./src/formats/plane/rules/version.ts




const version = {
    id: 'plane/version',
    severity: { recommended: 'warning', strict: 'warning' },
    summary: '`version` is a semantic version',
    why: 'Versions are compared as `major.minor.patch`. An unquoted `1.0` is a number to YAML, and `1.10` is 1.1.',
    source: 'https://semver.org/#semantic-versioning-specification-semver',
    bad: withLine('version', 'version: 1.0'),
    good: goodPlane,
    check({ fields, source: { text } }, report) {
        const field = fields.get('version');
        if (field === undefined || (typeof field.value === 'string' && isSemanticVersion(field.value)))
            return;
        if (field.range[0] === field.range[1])
            return report(field.key, '`version` is empty. Write `major.minor.patch`.');
        const written = typeof field.value === 'string' ? field.value : text.slice(...field.range);
        const complete = completeVersion(written);
        const fault = typeof field.value === 'string' ? 'is not a semantic version' : `is ${(0,src_fields/* kindOf */.I)(field.value)}, not a semantic version`;
        report(field.range, `${(0,src_message/* quote */.hD)(written)} ${fault}. Write ${complete === undefined ? '`major.minor.patch`' : `\`${complete}\``}.`, complete === undefined ? {} : (0,src_message/* suggest */.ZA)(`Write \`${complete}\``, field.range, complete));
    },
};

;// CONCATENATED MODULE: ./src/formats/plane/index.ts









/** The Skills-plane dialect of SKILL.md: chosen by the user, never guessed. */
const plane = {
    ...skill,
    name: 'plane',
    title: 'Skills plane',
    specification: 'https://github.com/CorvidLabs/corvid-agent',
    dialect: 'skills-plane',
    rules: [...sharedRules, description, name_name, nameKey, domain, version, tags],
    repositoryRules: [duplicate_name_duplicateName],
    applicable: (document) => speaking({ ...document, fragment: false }, plane.rules),
    header: planeHeader,
};

;// CONCATENATED MODULE: ./src/formats/index.ts





const formats = [skill, plane, agent_3md/* agent3md */.k];
const rules = [...new Set([...file/* fileRules */._, ...formats.flatMap((format) => [...format.rules, ...format.repositoryRules])])];
const dialects = ['agent-skills', 'skills-plane'];
const matchers = formats.map((format) => ({ format, globs: format.files.map((glob) => micromatch_default().matcher(glob, { dot: true, nocase: true })) }));
/** In globs no wildcard stands for a line break, which a path may well have. */
function onOneLine(path) {
    return path.replace(/[\n\r\u2028\u2029]/g, ' ');
}
/** The format of a file, by its path from the root with `/`; undefined when it is of none. */
function formatOf(path, dialect) {
    return matchers.find(({ format, globs }) => (format.dialect ?? dialect) === dialect && globs.some((matches) => matches(onOneLine(path))))?.format;
}
/** Whether a file, by its path from the root with `/`, is of some format. */
function isNamed(path) {
    return matchers.some(({ globs }) => globs.some((matches) => matches(onOneLine(path))));
}


/***/ }),

/***/ 5443:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  C: () => (/* binding */ errorCode),
  A: () => (/* binding */ machine)
});

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
var external_node_fs_default = /*#__PURE__*/__nccwpck_require__.n(external_node_fs_namespaceObject);
;// CONCATENATED MODULE: external "node:stream/consumers"
const consumers_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");
;// CONCATENATED MODULE: ./src/host.ts


const machine = {
    cwd: process.cwd(),
    list: (directory) => external_node_fs_default().readdirSync(directory, { withFileTypes: true }),
    stat: (path) => external_node_fs_default().statSync(path),
    lstat: (path) => external_node_fs_default().lstatSync(path),
    realpath: (path) => external_node_fs_default().realpathSync.native(path),
    readlink: (path) => external_node_fs_default().readlinkSync(path),
    read: (path) => external_node_fs_default().readFileSync(path),
    readStdin: () => (0,consumers_namespaceObject.buffer)(process.stdin),
    write: (path, text) => external_node_fs_default().writeFileSync(path, text),
};
/** The system's code of an error, such as `EACCES`; its message when it has none. */
function errorCode(error) {
    return error instanceof Error ? (error.code ?? error.message) : String(error);
}


/***/ }),

/***/ 2661:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  N: () => (/* binding */ inspect),
  l: () => (/* binding */ views)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./src/find.ts
var find = __nccwpck_require__(1196);
// EXTERNAL MODULE: ./src/formats/file/index.ts + 6 modules
var file = __nccwpck_require__(8124);
// EXTERNAL MODULE: ./src/formats/index.ts + 54 modules
var formats = __nccwpck_require__(6334);
// EXTERNAL MODULE: ./src/formats/agent-3md/parse.ts
var parse = __nccwpck_require__(4688);
;// CONCATENATED MODULE: ./src/formats/agent-3md/graph.ts

/** The planes and the links that loaders follow, as a Mermaid flowchart; the identity is rounded. */
function graphOf(agent) {
    const { planes, identity } = agent;
    const ids = new Map(planes.map((plane, index) => [plane, `p${index}`]));
    const nodes = planes.map((plane) => `  ${ids.get(plane)}${plane === identity ? `(["${graph_escape(plane.title)}"])` : `["${graph_escape(plane.title)}"]`}\n`);
    const arrows = planes.flatMap((plane) => (0,parse/* dependenciesOf */.hk)(plane, agent)).map(({ from, to }) => `  ${ids.get(from)} --> ${ids.get(to)}\n`);
    return `flowchart LR\n${nodes.join('')}${arrows.join('')}`;
}
/** Text as Mermaid shows it between quotes: what would be markup, or end the quotes, is written by its number. */
function graph_escape(text) {
    return text.replace(/["#&<>`\\]/g, (character) => `#${character.charCodeAt(0)};`);
}

// EXTERNAL MODULE: ./src/formats/agent-3md/index.ts + 31 modules
var agent_3md = __nccwpck_require__(3324);
;// CONCATENATED MODULE: ./src/formats/agent-3md/manifest.ts

/** The manifest of an agent without errors, its skills in the order of the file. */
function manifestOf(agent) {
    const { fields, tools, identity, skills } = agent;
    const entry = textOf(fields.get('entry'));
    return {
        name: textOf(fields.get('title')) ?? textOf(fields.get('agent')),
        model: textOf(fields.get('model')),
        tools: tools.map(({ value }) => value),
        persona: textOf(fields.get('persona')),
        entry: entry === null ? (identity?.z ?? null) : Number(entry),
        skills: skills.map((skill) => ({
            z: skill.z,
            name: skill.title,
            triggers: skill.triggers.map(({ value }) => value),
            inputs: skill.inputs.map(({ name, kind, optional }) => ({ name: name.value, type: kind, required: !optional })),
            tool: textOf(skill.tool),
            cost: textOf(skill.attributes.get('cost')),
            dependencies: (0,parse/* dependenciesOf */.hk)(skill, agent).map(({ to }) => to.z),
        })),
    };
}
function textOf(pair) {
    return pair?.value.trim() || null;
}

// EXTERNAL MODULE: ./src/formats/agent-3md/repeats.ts
var repeats = __nccwpck_require__(4135);
;// CONCATENATED MODULE: ./src/formats/agent-3md/route.ts


/**
 * Ranks the skills by how many distinct trigger phrases `request` satisfies, ties by the lower `z`; skills without a
 * match are left out. A phrase is satisfied when every word of it stands in the request, in any order and letter case.
 */
function routeRequest({ skills }, request) {
    const words = new Set((0,parse/* tokensOf */.k8)(request));
    const matches = skills.map((skill) => ({ skill, phrases: phrasesOf(skill, words) }));
    return matches.filter(({ phrases }) => phrases.length > 0).sort((a, b) => b.phrases.length - a.phrases.length || a.skill.z - b.skill.z);
}
function phrasesOf({ triggers }, words) {
    const phrases = triggers.map(({ value }) => ({ value, tokens: (0,parse/* tokensOf */.k8)(value) }));
    const repeated = new Set((0,repeats/* repeatsOf */.U)(phrases, ({ tokens }) => tokens.join(' ')).map(({ item }) => item));
    return phrases.filter((phrase) => !repeated.has(phrase) && phrase.tokens.length > 0 && phrase.tokens.every((token) => words.has(token))).map(({ value }) => value);
}

// EXTERNAL MODULE: ./src/lint.ts
var lint = __nccwpck_require__(2554);
// EXTERNAL MODULE: ./src/message.ts
var message = __nccwpck_require__(9568);
// EXTERNAL MODULE: ./src/read.ts + 1 modules
var read = __nccwpck_require__(2069);
// EXTERNAL MODULE: ./src/reporters/report.ts
var report = __nccwpck_require__(6374);
// EXTERNAL MODULE: ./src/reporters/json.ts
var json = __nccwpck_require__(4310);
// EXTERNAL MODULE: ./src/run.ts
var run = __nccwpck_require__(9786);
// EXTERNAL MODULE: ./src/visible.ts
var visible = __nccwpck_require__(8357);
;// CONCATENATED MODULE: ./src/inspect.ts















/** The ways to look at one agent. */
const views = {
    manifest: { operands: ['FILE.3md'], print: (agent) => `${(0,json/* stringify */.A)(manifestOf(agent))}\n` },
    route: { operands: ['FILE.3md', 'REQUEST'], print: printRoute },
    graph: { operands: ['FILE.3md'], print: (agent) => visibleLines(graphOf(agent)) },
};
// A loader knows no settings: what it refuses is refused here.
const SETTINGS = { preset: 'recommended', rules: new Map() };
/** Prints a view of the agent in one file. A file with errors, or that is no agent, is refused with exit code 1, a path to none or to several with 2. */
function inspect(view, [path = '', request = ''], host) {
    const { found, unmatched } = (0,find/* find */.I6)([path], { gitignore: false, isNamed: (name) => (0,formats/* formatOf */.be)(name, 'agent-skills')?.name === agent_3md/* agent3md */.k.name }, host);
    const [file] = found;
    if (file === undefined || found.length > 1) {
        const reason = unmatched[0] === undefined ? `leads to ${(0,message/* plural */.LS)(found.length, 'file')}. Name one` : `leads to no file: ${unmatched[0].reason}`;
        return { stdout: '', stderr: `passmuster: ${(0,visible/* visible */.R)(`\`${path}\` ${reason}.`)}\n`, exitCode: 2 };
    }
    const shown = (0,find/* slashed */.df)((0,external_node_path_.relative)(host.cwd, (0,external_node_path_.join)(file.root, file.path)));
    const { source, errors } = judge(file, host);
    if (errors.length > 0)
        return { stdout: '', stderr: errorLines(errors, shown, source.text), exitCode: 1 };
    const agent = agent_3md/* agent3md */.k.parse(source);
    if (!agent.isAgent)
        return { stdout: '', stderr: `passmuster: ${(0,visible/* visible */.R)(`\`${shown}\` is no agent. Give it an \`agent\` key and \`axis: skill\`.`)}\n`, exitCode: 1 };
    return { stdout: views[view].print(agent, request), stderr: '', exitCode: 0 };
}
/** The file's source, empty where there is none, and what stands against printing it: all that keeps it from being read, or its errors. */
function judge(found, host) {
    const diagnostics = [];
    const collect = (rule) => (0,lint/* reporter */.YX)(rule, SETTINGS, (diagnostic) => diagnostics.push(diagnostic)) ?? (() => { });
    const reading = (0,read/* readFound */.$C)(found, run/* LARGEST_FILE */.K, host);
    const text = 'text' in reading ? reading.text : '';
    const source = { path: found.path, text, directory: (0,read/* directoryOf */.jt)(found), files: (0,read/* filesOf */.R8)(found.root, run/* LARGEST_FILE */.K, host) };
    if (file/* fileRules */._.some((rule) => rule.refuses(reading, collect(rule))))
        return { source, errors: diagnostics };
    return { source, errors: (0,lint/* lint */.u8)(source, agent_3md/* agent3md */.k, SETTINGS).diagnostics.filter(({ severity }) => severity === 'error').sort(report/* byPlace */.hz) };
}
function errorLines(diagnostics, path, text) {
    const { locate } = (0,report/* linesOf */.Dx)(text);
    return diagnostics.map(({ range, severity, message, rule }) => {
        const { line, column } = locate(range).start;
        return `${(0,visible/* visible */.R)(`${path}:${line}:${column} ${severity} ${message} ${rule}`)}\n`;
    }).join('');
}
function printRoute(agent, request) {
    const matches = routeRequest(agent, request);
    if (matches.length === 0)
        return 'No skill has a trigger that the request satisfies.\n';
    return visibleLines(matches.map(({ skill, phrases }) => `${skill.title} (z=${skill.z}): ${phrases.join(', ')}\n`).join(''));
}
function visibleLines(text) {
    return text.split('\n').map(visible/* visible */.R).join('\n');
}


/***/ }),

/***/ 2554:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ lintRepository),
/* harmony export */   YX: () => (/* binding */ reporter),
/* harmony export */   u8: () => (/* binding */ lint)
/* harmony export */ });
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9568);

/** Runs a format's rules on one file. Pure and total: whatever the text, it ends and never throws. */
function lint(source, format, settings) {
    const document = format.parse(source);
    const diagnostics = [];
    for (const rule of format.applicable(document)) {
        const findings = [];
        const report = reporter(rule, settings, (diagnostic) => findings.push(diagnostic));
        if (report !== undefined)
            rule.check(document, report);
        for (const diagnostic of limited(findings))
            diagnostics.push(diagnostic);
    }
    return { diagnostics, header: format.header(document), tokens: format.tokens?.(document) };
}
/** Runs a format's repository-wide rules; `found` is told each diagnostic and the file that it lies in. */
function lintRepository(headers, format, settings, found) {
    for (const rule of format.repositoryRules) {
        rule.checkAll(headers, (file, ...finding) => reporter(rule, settings, (diagnostic) => found(file, diagnostic))?.(...finding));
    }
}
/** Of more findings of one rule in one file nobody reads; a hostile file has millions. */
const MOST_FINDINGS = 1000;
/** The findings of one rule in one file, the last one standing for all beyond `MOST_FINDINGS`. */
function limited(findings) {
    const left = findings.length - MOST_FINDINGS;
    if (left <= 0)
        return findings;
    const message = `${(0,_message_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(left, 'more finding')} of this rule ${left === 1 ? 'follows' : 'follow'} in this file. Mend the first ${(0,_message_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(MOST_FINDINGS)}, and run again.`;
    return [...findings.slice(0, MOST_FINDINGS), { ...findings[MOST_FINDINGS], message, fix: undefined, related: undefined }];
}
/** Undefined when the rule is off. A severity that the user set holds for all findings of the rule. */
function reporter(rule, { preset, rules }, found) {
    const set = rules.get(rule.id);
    const level = set ?? rule.severity[preset];
    if (level === 'off')
        return undefined;
    return (range, message, { severity = level, ...details } = {}) => {
        found({ rule: rule.id, severity: set === undefined ? severity : level, message, range, ...details });
    };
}


/***/ }),

/***/ 9568:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ codePoints),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   ZA: () => (/* binding */ suggest),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   vm: () => (/* binding */ safely)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8357);

const LONGEST_QUOTE = 60;
/** `text` in backticks for a message: on one line, and cut behind `longest` characters. */
function quote(text, longest = LONGEST_QUOTE) {
    const line = (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(text.slice(0, 8 * longest).replace(/\s+/gu, ' ').replaceAll('`', "'").trim());
    const characters = [...line.slice(0, 2 * longest + 2)];
    return characters.length <= longest ? `\`${line}\`` : `\`${characters.slice(0, longest - 1).join('')}…\``;
}
/** A number as a reader expects it: 1,068. */
function count(number) {
    return number.toLocaleString('en-US');
}
/** `1 file`, `2 files`. */
function plural(number, noun) {
    return `${count(number)} ${noun}${number === 1 ? '' : 's'}`;
}
/** `a`, `a and b`, `a, b and c`. */
function listed(words) {
    return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
/** A fix that keeps the meaning of the file. */
function safely(title, ...edits) {
    return { fix: { title, safe: true, edits } };
}
/** A fix of one edit that needs a person's consent. */
function suggest(title, range, text) {
    return { fix: { title, safe: false, edits: [{ range, text }] } };
}
/** The number of characters a reader would count: code points, not UTF-16 units. */
function codePoints(text) {
    let pairs = 0;
    for (let index = 0; index < text.length - 1; index++) {
        if ((text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00)
            pairs++, index++;
    }
    return text.length - pairs;
}


/***/ }),

/***/ 1972:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _$: () => (/* binding */ lineStarts),
/* harmony export */   kd: () => (/* binding */ lineEnd),
/* harmony export */   oZ: () => (/* binding */ lineText),
/* harmony export */   s8: () => (/* binding */ trimEnd),
/* harmony export */   t$: () => (/* binding */ positionAt)
/* harmony export */ });
/** The offset at which each line of `text` starts. A line ends with `\n`, so `\r\n` ends one too. */
function lineStarts(text) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1))
        starts.push(end + 1);
    return starts;
}
/** The line and column of `offset`, which may be the end of the text, in a text with these lines. */
function positionAt(text, starts, offset) {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (starts[middle] <= offset)
            low = middle;
        else
            high = middle;
    }
    const mark = low === 0 && offset > 0 && text.charCodeAt(0) === 0xfeff ? 1 : 0;
    return { line: low + 1, column: offset - starts[low] + 1 - mark, offset };
}
/** The text of a line, counted from 1, without its line break. */
function lineText(text, starts, line) {
    const next = starts[line];
    return text.slice(starts[line - 1], next === undefined ? text.length : next - 1).replace(/\r$/, '');
}
/** Where the line around `start` ends, its line break excluded. */
function lineEnd(text, start) {
    const end = text.indexOf('\n', start);
    return end === -1 ? text.length : end;
}
/** `end` without the white space before it, but not before `start`. */
function trimEnd(text, start, end) {
    while (end > start && ' \t\r\n'.includes(text[end - 1]))
        end--;
    return end;
}


/***/ }),

/***/ 2069:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  D4: () => (/* binding */ decode),
  jt: () => (/* binding */ directoryOf),
  R8: () => (/* binding */ filesOf),
  $C: () => (/* binding */ readFound)
});

;// CONCATENATED MODULE: external "node:buffer"
const external_node_buffer_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./src/find.ts
var find = __nccwpck_require__(1196);
// EXTERNAL MODULE: ./src/host.ts + 2 modules
var src_host = __nccwpck_require__(5443);
;// CONCATENATED MODULE: ./src/read.ts




/** Sizes are in bytes. */
function readFound({ root, path, refusal }, limit, host) {
    if (refusal !== undefined)
        return refusal;
    const absolute = (0,external_node_path_.join)(root, path);
    try {
        const { size } = host.stat(absolute);
        return size > limit ? { state: 'too-large', size, limit } : decode(host.read(absolute), limit);
    }
    catch (error) {
        return { state: 'unreadable', reason: (0,src_host/* errorCode */.C)(error) };
    }
}
/** Bytes as text. What is not UTF-8 is text up to the first bad byte; `byte` is that byte's place. */
function decode(bytes, limit) {
    if (bytes.length > limit)
        return { state: 'too-large', size: bytes.length, limit };
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    if ((0,external_node_buffer_namespaceObject.isUtf8)(bytes))
        return { state: 'text', text };
    let byte = 0;
    let offset = 0;
    for (const character of text) {
        const written = bytes[byte] === 0xef && bytes[byte + 1] === 0xbf && bytes[byte + 2] === 0xbd;
        if (character === '\ufffd' && !written)
            break;
        byte += Buffer.byteLength(character);
        offset += character.length;
    }
    return { state: 'not-utf8', text: text.slice(0, offset), byte };
}
/** What rules may ask about the files below a root: the answers are kept, and nothing outside the root is there. */
function filesOf(root, limit, host) {
    const known = new Map();
    const locate = (path) => {
        if (known.has(path))
            return known.get(path);
        let real;
        try {
            const absolute = (0,external_node_path_.join)(root, path);
            real = (0,find/* isInside */.FK)(absolute, root) ? host.realpath(absolute) : undefined;
        }
        catch {
            real = undefined;
        }
        if (real !== undefined && !(0,find/* isInside */.FK)(real, root))
            real = undefined;
        known.set(path, real);
        return real;
    };
    return {
        has: (path) => locate(path) !== undefined,
        read(path) {
            const real = locate(path);
            if (real === undefined)
                return undefined;
            try {
                if (!host.stat(real).isFile())
                    return undefined;
                const reading = decode(host.read(real), limit);
                return reading.state === 'text' ? reading.text : undefined;
            }
            catch {
                return undefined;
            }
        },
    };
}
/** The name of the directory that holds a file, also at the root. */
function directoryOf({ root, path }) {
    return (0,external_node_path_.basename)((0,external_node_path_.dirname)((0,external_node_path_.join)(root, path)));
}


/***/ }),

/***/ 2312:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  R: () => (/* binding */ reporters)
});

// EXTERNAL MODULE: ./src/reporters/json.ts
var json = __nccwpck_require__(4310);
// EXTERNAL MODULE: ./src/reporters/sarif.ts + 1 modules
var sarif = __nccwpck_require__(3750);
// EXTERNAL MODULE: ./src/message.ts
var message = __nccwpck_require__(9568);
// EXTERNAL MODULE: ./src/visible.ts
var visible = __nccwpck_require__(8357);
// EXTERNAL MODULE: ./src/reporters/report.ts
var reporters_report = __nccwpck_require__(6374);
;// CONCATENATED MODULE: ./src/reporters/text.ts



const COLORS = { error: 31, warning: 33, info: 36, bold: 1, dim: 2 };
const WINDOW = 100;
const BEFORE = 30;
/** The findings by file, each with its line and the place underlined, and a line that counts them. For a terminal and people. */
function text_text(report) {
    const paint = (style, words) => (report.color ? `\u001b[${COLORS[style]}m${words}\u001b[0m` : words);
    const lines = new Map(report.results.map(({ path, text: source }) => [path, (0,reporters_report/* linesOf */.Dx)(source ?? '')]));
    const blocks = report.results.filter(({ diagnostics }) => diagnostics.length > 0).map((result) => fileBlock(result, lines, paint));
    return [...blocks, summaryLine(report, paint)].join('\n');
}
function fileBlock({ path, diagnostics }, lines, paint) {
    const findings = diagnostics.map((diagnostic) => finding(diagnostic, path, lines, paint));
    return `${paint('bold', pathText(path))}\n${findings.join('')}`;
}
/** A path that starts with `::` would be a command to GitHub's runner. */
function pathText(path) {
    return (0,visible/* visible */.R)(path.startsWith(':') ? `./${path}` : path);
}
function finding(diagnostic, path, sources, paint) {
    const { severity, message, rule, range, fix, related = [] } = diagnostic;
    const source = sources.get(path);
    const { start } = source.locate(range);
    const lines = [`  ${start.line}:${start.column}  ${paint(severity, severity)}  ${(0,visible/* visible */.R)(message)}  ${paint('dim', rule)}`];
    lines.push(...excerpt(source, range, start.line, severity, paint));
    for (const other of related) {
        const place = other.path ?? path;
        const at = sources.get(place).locate(other.range).start;
        lines.push(`     ${paint('dim', 'see')} ${pathText(place)}:${at.line}:${at.column}  ${(0,visible/* visible */.R)(other.message)}`);
    }
    if (fix !== undefined)
        lines.push(`     ${paint('dim', fix.safe ? 'fix' : 'suggestion')} ${(0,visible/* visible */.R)(fix.title)}`);
    return `${lines.join('\n')}\n`;
}
/** The line that the range starts in, cut around it where it is long, and the range underlined below. */
function excerpt(source, [from, to], line, severity, paint) {
    const { text: shown, start: lineStart } = source.read(line);
    if (shown.trim() === '')
        return [];
    const start = from - lineStart;
    const end = Math.min(Math.max(to - lineStart, start), shown.length);
    const cutStart = shown.length > WINDOW ? Math.max(0, start - BEFORE) : 0;
    const cutEnd = Math.min(shown.length, cutStart + WINDOW);
    const before = (cutStart > 0 ? '…' : '') + printed(shown.slice(cutStart, start));
    const marked = printed(shown.slice(start, Math.min(end, cutEnd)));
    const after = printed(shown.slice(Math.min(end, cutEnd), cutEnd)) + (cutEnd < shown.length ? '…' : '');
    const gutter = String(line);
    const underline = paint(severity, '^'.repeat(Math.max((0,visible/* columns */.Y)(marked), 1)));
    return [
        `     ${paint('dim', `${gutter} │`)} ${before}${marked}${after}`,
        `     ${paint('dim', `${' '.repeat(gutter.length)} │`)} ${' '.repeat((0,visible/* columns */.Y)(before))}${underline}`,
    ];
}
function printed(text) {
    return (0,visible/* visible */.R)(text.replaceAll('\t', ' ').replace(/^\ufeff/, ''));
}
function summaryLine({ results, hidden }, paint) {
    const { files, errors, warnings, infos, fixable } = (0,reporters_report/* summarize */.eh)(results);
    if (files === 0)
        return `${paint('bold', 'No file was checked')}.\n`;
    const checked = `${(0,message/* plural */.LS)(files, 'file')} checked${hidden > 0 ? `; ${(0,message/* plural */.LS)(hidden, 'lesser finding')} not shown` : ''}`;
    if (errors + warnings + infos === 0)
        return `${paint('bold', hidden > 0 ? 'No errors' : 'No findings')}, ${checked}.\n`;
    const counts = [(0,message/* plural */.LS)(errors, 'error'), (0,message/* plural */.LS)(warnings, 'warning'), (0,message/* plural */.LS)(infos, 'info')].join(', ');
    return `${paint('bold', counts)}; ${checked}; ${fixable} can be fixed.\n`;
}

;// CONCATENATED MODULE: ./src/reporters/index.ts



const reporters = { text: text_text, json: json/* json */.P, sarif: sarif/* sarif */.I };


/***/ }),

/***/ 4310:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ stringify),
/* harmony export */   P: () => (/* binding */ json)
/* harmony export */ });
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3134);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6374);


/** The JSON report: the contract of the README and of `schema/report.schema.json`. */
function json({ results }) {
    const lines = new Map(results.map(({ path, text }) => [path, (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(text ?? '')]));
    const report = {
        version: 1,
        tool: { name: _tool_js__WEBPACK_IMPORTED_MODULE_0__/* .tool */ .z.name, version: _tool_js__WEBPACK_IMPORTED_MODULE_0__/* .tool */ .z.version },
        files: results.map(({ path, format, tokens }) => ({ path, format, tokens })),
        diagnostics: results.flatMap(({ path, format, diagnostics }) => diagnostics.map(({ rule, severity, message, range, related, fix }) => ({
            path, format, rule, severity, message,
            range: lines.get(path).locate(range),
            url: (0,_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleUrl */ .Q)(rule),
            related: related?.map((other) => ({ path: other.path ?? path, range: lines.get(other.path ?? path).locate(other.range), message: other.message })),
            fix: fix && { title: fix.title, safe: fix.safe, edits: fix.edits.map((edit) => ({ range: lines.get(path).locate(edit.range), text: edit.text })) },
        }))),
        summary: (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .summarize */ .eh)(results),
    };
    return `${stringify(report)}\n`;
}
/** JSON in which no string holds `##[`, which GitHub's runner obeys anywhere in a line of a log. */
function stringify(value) {
    return JSON.stringify(value, undefined, 2).replaceAll('##[', '##\\u005b');
}


/***/ }),

/***/ 6374:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   f3: () => (/* binding */ SEVERITY_RANK),
/* harmony export */   hz: () => (/* binding */ byPlace)
/* harmony export */ });
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1196);
/* harmony import */ var _position_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1972);


function linesOf(text) {
    let found;
    const starts = () => (found ??= (0,_position_js__WEBPACK_IMPORTED_MODULE_1__/* .lineStarts */ ._$)(text));
    return {
        locate: ([start, end]) => ({ start: (0,_position_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)(text, starts(), start), end: (0,_position_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)(text, starts(), end) }),
        read: (line) => ({ text: (0,_position_js__WEBPACK_IMPORTED_MODULE_1__/* .lineText */ .oZ)(text, starts(), line), start: starts()[line - 1] }),
    };
}
/** The most severe first. */
const SEVERITY_RANK = { error: 0, warning: 1, info: 2 };
/** By place, then rule: the order of every report. */
function byPlace(a, b) {
    return a.range[0] - b.range[0] || a.range[1] - b.range[1] || (0,_find_js__WEBPACK_IMPORTED_MODULE_0__/* .compare */ .UD)(a.rule, b.rule);
}
function summarize(results) {
    const diagnostics = results.flatMap((result) => result.diagnostics);
    const of = (severity) => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return {
        files: results.length, errors: of('error'), warnings: of('warning'), infos: of('info'),
        fixable: diagnostics.filter(({ fix }) => fix?.safe).length,
    };
}


/***/ }),

/***/ 3750:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  f: () => (/* binding */ MOST_RESULTS),
  I: () => (/* binding */ sarif)
});

// EXTERNAL MODULE: ./src/formats/index.ts + 54 modules
var formats = __nccwpck_require__(6334);
// EXTERNAL MODULE: ./src/message.ts
var message = __nccwpck_require__(9568);
// EXTERNAL MODULE: ./src/tool.ts + 1 modules
var tool = __nccwpck_require__(3134);
;// CONCATENATED MODULE: ./src/reporters/fingerprint.ts
const WINDOW = 100;
const FACTOR = 37;
const HALF = 2 ** 32;
const END_OF_FILE = 0xffff;
/**
 * GitHub's `primaryLocationLineHash` of each line of a text, the first at index 1: it stays when other lines change, so
 * that an alert keeps its identity. Computed as `github/codeql-action` does in src/fingerprints.ts.
 */
function lineHashes(text) {
    const { units, starts } = withoutBlanks(text);
    const seen = new Map();
    const hashes = starts.map((start) => {
        let high = 0;
        let low = 0;
        for (let index = start; index < start + WINDOW; index++) {
            low = low * FACTOR + (units[index] ?? 0);
            high = (high * FACTOR + Math.floor(low / HALF)) >>> 0;
            low >>>= 0;
        }
        const hash = ((BigInt(high) << 32n) | BigInt(low)).toString(16);
        seen.set(hash, (seen.get(hash) ?? 0) + 1);
        return `${hash}:${seen.get(hash)}`;
    });
    return ['', ...hashes];
}
/** The text's units without spaces and tabs, with one `\n` a line break and the mark of its end, and where each line starts in them. */
function withoutBlanks(text) {
    const units = [];
    const starts = [];
    let lineStart = true;
    for (let index = 0; index <= text.length; index++) {
        const unit = index === text.length ? END_OF_FILE : text.charCodeAt(index);
        if (unit === 0x20 || unit === 0x09 || (unit === 0x0a && text[index - 1] === '\r'))
            continue;
        if (lineStart)
            starts.push(units.length);
        lineStart = unit === 0x0a || unit === 0x0d;
        units.push(unit === 0x0d ? 0x0a : unit);
    }
    return { units, starts };
}

// EXTERNAL MODULE: ./src/reporters/json.ts
var json = __nccwpck_require__(4310);
// EXTERNAL MODULE: ./src/reporters/report.ts
var report = __nccwpck_require__(6374);
;// CONCATENATED MODULE: ./src/reporters/sarif.ts






/** What code scanning takes of one run. Source: GitHub, SARIF support for code scanning, limits. */
const MOST_RESULTS = 25_000;
const LEVELS = { error: 'error', warning: 'warning', info: 'note' };
const PROBLEM_SEVERITIES = { error: 'error', warning: 'warning', info: 'recommendation' };
/** SARIF 2.1.0 with what GitHub's code scanning reads. Where it takes fewer results than there are, the most severe stay. */
function sarif({ results }) {
    const findings = results.flatMap((result) => result.diagnostics.map((diagnostic) => ({ result, diagnostic })));
    const kept = findings.length > MOST_RESULTS
        ? findings.toSorted((a, b) => report/* SEVERITY_RANK */.f3[a.diagnostic.severity] - report/* SEVERITY_RANK */.f3[b.diagnostic.severity]).slice(0, MOST_RESULTS)
        : findings;
    const names = new Set(kept.map(({ diagnostic }) => diagnostic.rule));
    const used = formats/* rules */.aO.filter(({ id }) => names.has(id));
    const indices = new Map(used.map(({ id }, index) => [id, index]));
    const artifacts = new Map(results.map((result) => [result.path, artifactOf(result)]));
    const log = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [{
                tool: { driver: { name: tool/* tool */.z.name, semanticVersion: tool/* tool */.z.version, informationUri: tool/* tool */.z.homepage, rules: used.map(describe) } },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the repository.' } } },
                invocations: kept.length < findings.length ? [leftOut(findings.length - kept.length)] : undefined,
                results: kept.map((finding) => ({ ruleIndex: indices.get(finding.diagnostic.rule), ...toResult(finding, artifacts) })),
            }],
    };
    return `${(0,json/* stringify */.A)(log)}\n`;
}
function describe(rule) {
    const level = rule.severity.recommended === 'off' ? rule.severity.strict : rule.severity.recommended;
    const severity = level === 'off' ? 'info' : level;
    const help = `${rule.why} Source: ${rule.source}`;
    return {
        id: rule.id,
        shortDescription: { text: rule.summary },
        fullDescription: { text: rule.why },
        help: { text: help, markdown: `${rule.why}\n\n[The requirement](${rule.source}) · [Examples](${(0,tool/* ruleUrl */.Q)(rule.id)})` },
        helpUri: (0,tool/* ruleUrl */.Q)(rule.id),
        defaultConfiguration: { level: LEVELS[severity] },
        properties: { tags: ['agents', rule.id.split('/')[0]], precision: 'very-high', 'problem.severity': PROBLEM_SEVERITIES[severity] },
    };
}
function leftOut(number) {
    const text = `${(0,message/* plural */.LS)(number, 'result')} of lower severity left out: code scanning takes ${MOST_RESULTS} of one run.`;
    return { executionSuccessful: true, toolExecutionNotifications: [{ level: 'warning', message: { text } }] };
}
function artifactOf({ uri, text = '' }) {
    const { locate } = (0,report/* linesOf */.Dx)(text);
    let hashes;
    return {
        location: { uri: uri.toWellFormed().split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' },
        region(range) {
            const { start, end } = locate(range);
            return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
        },
        hash: (line) => (hashes ??= lineHashes(text))[line],
    };
}
function toResult({ result, diagnostic }, artifacts) {
    const { rule, severity, message, range, related, fix } = diagnostic;
    const artifact = artifacts.get(result.path);
    const region = artifact.region(range);
    return {
        ruleId: rule,
        level: LEVELS[severity],
        message: { text: message },
        locations: [{ physicalLocation: { artifactLocation: artifact.location, region } }],
        partialFingerprints: { primaryLocationLineHash: artifact.hash(region.startLine) },
        relatedLocations: related?.map((other, id) => {
            const at = artifacts.get(other.path ?? result.path);
            return { id, physicalLocation: { artifactLocation: at.location, region: at.region(other.range) }, message: { text: other.message } };
        }),
        fixes: fix && [toFix(fix, artifact)],
    };
}
function toFix({ title, edits }, { location, region }) {
    const replacements = edits.map((edit) => ({ deletedRegion: region(edit.range), insertedContent: { text: edit.text } }));
    return { description: { text: title }, artifactChanges: [{ artifactLocation: location, replacements }] };
}


/***/ }),

/***/ 9786:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ LARGEST_FILE),
/* harmony export */   e: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1196);
/* harmony import */ var _formats_file_index_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8124);
/* harmony import */ var _formats_index_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6334);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5443);
/* harmony import */ var _lint_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(2554);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(9568);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2069);
/* harmony import */ var _reporters_index_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(2312);
/* harmony import */ var _reporters_report_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(6374);
/* harmony import */ var _reporters_sarif_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(3750);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(8357);












/** The largest file that is checked, in bytes. */
const LARGEST_FILE = 1024 * 1024;
/** Finds, reads, judges and reports. All that happens outside memory goes through `host`. */
async function run(options, host) {
    const notes = [];
    const found = options.stdinPath === undefined ? findFiles(options, host, notes) : fromStdin(options.stdinPath, options, host, notes);
    const unmatched = notes.length > 0;
    const results = judge(found, await readerOf(options, host), options, host);
    const { stdout, complete } = write(results, options, host, notes);
    const failed = !complete || (unmatched && options.errorOnUnmatched);
    return {
        stdout,
        stderr: notes.map((note) => `passmuster: ${(0,_visible_js__WEBPACK_IMPORTED_MODULE_9__/* .visible */ .R)(note)}\n`).join(''),
        exitCode: failed ? 2 : exceeds(results, options) ? 1 : 0,
    };
}
function findFiles({ paths, gitignore }, host, notes) {
    const { found, unmatched } = (0,_find_js__WEBPACK_IMPORTED_MODULE_1__/* .find */ .I6)(paths, { gitignore, isNamed: _formats_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isNamed */ .ev }, host);
    for (const { path, reason } of unmatched)
        notes.push(`\`${path}\` leads to no file: ${reason}.`);
    return found;
}
function fromStdin(path, { dialect }, host, notes) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.cwd, path);
    const top = (0,_find_js__WEBPACK_IMPORTED_MODULE_1__/* .rootOf */ .I5)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(absolute), host);
    const root = realFolder(top, host);
    const relativePath = (0,_find_js__WEBPACK_IMPORTED_MODULE_1__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(top, absolute));
    if ((0,_formats_index_js__WEBPACK_IMPORTED_MODULE_3__/* .formatOf */ .be)(relativePath, dialect) !== undefined)
        return [{ root, path: relativePath }];
    notes.push(`\`${path}\` leads to no file: its name is not that of a file to check.`);
    return [];
}
/** The text on standard input may belong into a folder that does not exist yet. */
function realFolder(folder, host) {
    try {
        return host.realpath(folder);
    }
    catch {
        return folder;
    }
}
/** The findings of every file and of the files together, in the order of the report. */
function judge(found, read, options, host) {
    const filesOfRoot = new Map();
    const judged = found.map((file) => {
        let files = filesOfRoot.get(file.root);
        if (files === undefined)
            filesOfRoot.set(file.root, files = (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .filesOf */ .R8)(file.root, LARGEST_FILE, host));
        return judgeFile(file, read, files, options, host.cwd);
    });
    judgeTogether(judged, read, options);
    return judged.toSorted((a, b) => (0,_find_js__WEBPACK_IMPORTED_MODULE_1__/* .compare */ .UD)(a.shown, b.shown)).map(({ found: { path: uri }, shown: path, format, text, diagnostics, tokens }) => ({ path, uri, format: format?.name ?? 'none', text, diagnostics: diagnostics.sort(_reporters_report_js__WEBPACK_IMPORTED_MODULE_7__/* .byPlace */ .hz), tokens }));
}
/** What reads a file; the one on standard input is read once, and no file is looked at. */
async function readerOf({ stdinPath }, host) {
    if (stdinPath === undefined)
        return (found) => (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readFound */ .$C)(found, LARGEST_FILE, host);
    const input = await readInput(host);
    return () => input;
}
async function readInput(host) {
    try {
        return (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .decode */ .D4)(await host.readStdin(), LARGEST_FILE);
    }
    catch (error) {
        return { state: 'unreadable', reason: (0,_host_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .C)(error) };
    }
}
function judgeFile(found, read, files, options, cwd) {
    const { root, path } = found;
    const shown = (0,_find_js__WEBPACK_IMPORTED_MODULE_1__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path))) || '.';
    const format = (0,_formats_index_js__WEBPACK_IMPORTED_MODULE_3__/* .formatOf */ .be)(path, options.dialect);
    const reading = read(found);
    const diagnostics = [];
    const refused = _formats_file_index_js__WEBPACK_IMPORTED_MODULE_2__/* .fileRules */ ._.some((rule) => rule.refuses(reading, (0,_lint_js__WEBPACK_IMPORTED_MODULE_10__/* .reporter */ .YX)(rule, options, (diagnostic) => diagnostics.push(diagnostic)) ?? (() => { })));
    const text = 'text' in reading ? reading.text : undefined;
    if (refused || text === undefined || format === undefined)
        return { found, shown, format, text, diagnostics, tokens: undefined, header: undefined };
    const linted = (0,_lint_js__WEBPACK_IMPORTED_MODULE_10__/* .lint */ .u8)({ path, text, directory: (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .directoryOf */ .jt)(found), files }, format, options);
    return {
        found, shown, format, diagnostics: [...linted.diagnostics], tokens: linted.tokens,
        // The texts of ten thousand clean files would fill the memory.
        text: linted.diagnostics.length > 0 ? text : undefined,
        header: { root, path, header: linted.header },
    };
}
function judgeTogether(judged, read, options) {
    const byHeader = new Map(judged.map((file) => [file.header, file]));
    const byLocation = new Map(judged.map((file) => [`${file.found.root}\0${file.found.path}`, file]));
    const needText = (file) => {
        if (file.text !== undefined)
            return;
        const reading = read(file.found);
        file.text = 'text' in reading ? reading.text : '';
    };
    for (const format of _formats_index_js__WEBPACK_IMPORTED_MODULE_3__/* .formats */ .Fx) {
        const headers = judged.filter((file) => file.format === format).flatMap((file) => file.header ?? []);
        (0,_lint_js__WEBPACK_IMPORTED_MODULE_10__/* .lintRepository */ .Af)(headers, format, options, (header, diagnostic) => {
            const file = byHeader.get(header);
            const related = diagnostic.related?.map((other) => {
                const target = other.path === undefined ? file : byLocation.get(`${header.root}\0${other.path}`);
                needText(target);
                return { ...other, path: target.shown };
            });
            needText(file);
            file.diagnostics.push({ ...diagnostic, ...(related && { related }) });
        });
    }
}
/** Writes the reports to their files; what goes to standard output is returned. */
function write(results, { outputs, quiet, color }, host, notes) {
    const shown = quiet ? results.map((result) => ({ ...result, diagnostics: result.diagnostics.filter(({ severity }) => severity === 'error') })) : results;
    const hidden = countOf(results) - countOf(shown);
    let stdout = '';
    let complete = true;
    for (const { reporter: name, file } of outputs) {
        const output = _reporters_index_js__WEBPACK_IMPORTED_MODULE_6__/* .reporters */ .R[name]({ results: shown, hidden, color: color && file === undefined });
        if (file === undefined) {
            stdout += output;
            continue;
        }
        try {
            host.write((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.cwd, file), output);
        }
        catch (error) {
            complete = false;
            notes.push(`The report was not written to \`${file}\`: ${(0,_host_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .C)(error)}.`);
        }
    }
    const left = countOf(shown) - _reporters_sarif_js__WEBPACK_IMPORTED_MODULE_8__/* .MOST_RESULTS */ .f;
    if (left > 0 && outputs.some(({ reporter: name }) => name === 'sarif'))
        notes.push(`The SARIF report leaves out ${(0,_message_js__WEBPACK_IMPORTED_MODULE_11__/* .plural */ .LS)(left, 'finding')}: code scanning takes ${_reporters_sarif_js__WEBPACK_IMPORTED_MODULE_8__/* .MOST_RESULTS */ .f}.`);
    return { stdout, complete };
}
function countOf(results) {
    return results.reduce((sum, { diagnostics }) => sum + diagnostics.length, 0);
}
function exceeds(results, { failOn, maxWarnings }) {
    if ((0,_reporters_report_js__WEBPACK_IMPORTED_MODULE_7__/* .summarize */ .eh)(results).warnings > maxWarnings)
        return true;
    return failOn !== 'never' && results.some(({ diagnostics }) => diagnostics.some(({ severity }) => _reporters_report_js__WEBPACK_IMPORTED_MODULE_7__/* .SEVERITY_RANK */ .f3[severity] <= _reporters_report_js__WEBPACK_IMPORTED_MODULE_7__/* .SEVERITY_RANK */ .f3[failOn]));
}


/***/ }),

/***/ 3134:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ ruleUrl),
  z: () => (/* binding */ tool)
});

;// CONCATENATED MODULE: ./package.json
const package_namespaceObject = /*#__PURE__*/JSON.parse('{"UU":"passmuster","rE":"0.1.0","TB":"https://github.com/passmuster/passmuster"}');
;// CONCATENATED MODULE: ./src/tool.ts

const tool = { name: package_namespaceObject.UU, version: package_namespaceObject.rE, homepage: package_namespaceObject.TB };
/** The page that documents a rule. */
function ruleUrl(id) {
    const [group, name] = id.split('/');
    return `${tool.homepage}/blob/main/docs/${group}.md#${name}`;
}


/***/ }),

/***/ 8357:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ visible),
/* harmony export */   Y: () => (/* binding */ columns)
/* harmony export */ });
/**
 * Makes text from a file or a path harmless to print: controls, which steer a terminal, and marks that reorder
 * or hide text appear as `U+…`, and `##[`, which GitHub's runner obeys anywhere in a line, is taken apart.
 */
function visible(text) {
    return text.replace(/[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\p{Cs}/gu, codePoint).replaceAll('##[', '## [');
}
function codePoint(character) {
    return `<U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}>`;
}
/** The terminal columns that printable text takes: two for wide East Asian characters and emoji, none for combining marks. */
function columns(text) {
    let width = 0;
    for (const character of text) {
        if (/\p{M}/u.test(character))
            continue;
        width += /[\p{Emoji_Presentation}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303e\uff01-\uff60]/u.test(character) ? 2 : 1;
    }
    return width;
}


/***/ }),

/***/ 2372:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   UW: () => (/* binding */ explainError),
/* harmony export */   gZ: () => (/* binding */ TOO_DEEP),
/* harmony export */   q0: () => (/* binding */ quoteYaml)
/* harmony export */ });
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9568);
/* harmony import */ var _position_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1972);


const TOO_DEEP = 'The YAML is nested too deeply to read. Flatten it.';
const SYNTAX = {
    ALIAS_PROPS: 'An alias cannot carry an anchor or a tag. Remove them, or quote the value.',
    BAD_ALIAS: 'The alias has no valid name. Quote the value.',
    BAD_DQ_ESCAPE: 'The double-quoted value has an unknown escape. Double the backslash, or use single quotes.',
    BAD_INDENT: 'The indentation does not fit the lines above. Align the line with its siblings.',
    BAD_PROP_ORDER: 'The anchor or tag stands in the wrong place. Quote the value.',
    BAD_SCALAR_START: 'The value starts with a character that YAML reserves. Quote the whole value.',
    BLOCK_AS_IMPLICIT_KEY: 'The value holds a second `key: value`. Quote the whole value, or indent the line under a key of its own.',
    BLOCK_IN_FLOW: 'A block value stands inside brackets. Quote it.',
    MISSING_CHAR: 'The line is no `key: value`. Add a colon and a value, indent it under the value above, or end the frontmatter above it with `---`.',
    KEY_OVER_1024_CHARS: 'The key is longer than 1,024 characters. Shorten it.',
    MULTILINE_IMPLICIT_KEY: 'The key spans several lines. Quote the whole value above, or put the key on one line.',
    MULTIPLE_ANCHORS: 'The value has two anchors. Keep one, or quote the value.',
    MULTIPLE_DOCS: 'A second YAML document starts here. Keep one mapping.',
    MULTIPLE_TAGS: 'The value has two tags. Keep one, or quote the value.',
    TAG_RESOLVE_FAILED: 'The tag is one that no client knows. Quote the value.',
    TAB_AS_INDENT: 'The line is indented with a tab. Use spaces.',
    UNEXPECTED_TOKEN: 'The value is followed by text that does not belong to it. Quote the whole value.',
};
/**
 * Says what a YAML error means to the author of frontmatter, who most often forgot quotes. `yaml` starts where the file does, so that
 * the parser's offsets are the file's; the frontmatter lies in `content`.
 */
function explainError(yaml, content, error) {
    const line = lineAt(yaml, content, error.pos[0]);
    for (const explain of [unclosed, indentedKey, reservedStart, unquotedColon, missingSpace, innerQuote]) {
        const problem = explain(line, yaml, error);
        if (problem !== undefined)
            return problem;
    }
    return { range: underlined(yaml, error.pos[0]), message: SYNTAX[error.code] ?? `${error.message}. Mend the YAML here.` };
}
function lineAt(yaml, content, offset) {
    const start = Math.max(yaml.lastIndexOf('\n', offset - 1) + 1, content[0]);
    const end = (0,_position_js__WEBPACK_IMPORTED_MODULE_0__/* .trimEnd */ .s8)(yaml, start, (0,_position_js__WEBPACK_IMPORTED_MODULE_0__/* .lineEnd */ .kd)(yaml, start));
    const text = yaml.slice(start, end);
    const key = /^ *(?:- +)?[\w.-]+:(?:[ \t]+|$)/.exec(text)?.[0] ?? '';
    const below = (0,_position_js__WEBPACK_IMPORTED_MODULE_0__/* .lineEnd */ .kd)(yaml, start) + 1;
    return { start, end, key, value: text.slice(key.length), next: yaml.slice(below, Math.min((0,_position_js__WEBPACK_IMPORTED_MODULE_0__/* .lineEnd */ .kd)(yaml, below), content[1])) };
}
/** A key one blank too far to the right belongs to the value above it. */
const indentedKey = ({ key, value, end, next }, yaml, { code }) => {
    const inner = /^([ \t]+)([\w.-]+):(?:\s|$)/.exec(next);
    if (!/^(?:BLOCK_AS|MULTILINE)_IMPLICIT_KEY$/.test(code) || inner === null || value === '' || /:(?=\s|$)/.test(value))
        return undefined;
    const start = (0,_position_js__WEBPACK_IMPORTED_MODULE_0__/* .lineEnd */ .kd)(yaml, end) + 1 + inner[1].length;
    return { range: [start, start + inner[2].length], message: `\`${inner[2]}\` is indented below \`${key.trim().replace(/^- +|:$/g, '')}\`, which has a value already. Remove the indentation, or quote the whole value.` };
};
const reservedStart = (line, _, { code }) => {
    if (line.key === '' || !(/^[%@`]/.test(line.value) || (code === 'TAG_RESOLVE_FAILED' && line.value.startsWith('!'))))
        return undefined;
    return quotable(line, `starts with \`${line.value[0] === '`' ? "'" : line.value[0]}\`, which YAML reserves`);
};
/** By far the most frequent mistake. */
const unquotedColon = (line) => {
    if (line.key === '' || /^["'[\]{}&*!|>#]/.test(line.value) || !/:(?=\s|$)/.test(line.value))
        return undefined;
    return quotable(line, 'has an unquoted `: `, so YAML reads a mapping');
};
function quotable({ start, end, key, value, next }, fault) {
    const range = [start + key.length, end];
    const message = `${(0,_message_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(value)} ${fault}. Quote the whole value.`;
    // A comment or a continuation line leaves open where the value ends.
    if (/\s#/.test(value) || /^[ \t]+\S/.test(next))
        return { range, message };
    return { range, message, details: { fix: { title: 'Quote the value', safe: true, edits: [{ range, text: quoteYaml(value) }] } } };
}
/** `key:value`, or a no-break space behind the colon. */
const missingSpace = ({ start, end, key }, yaml) => {
    const match = key === '' ? /^( *(?:- +)?[\w.-]+:)([^\S \t]*)(?=\S)/.exec(yaml.slice(start, end)) : null;
    if (match === null)
        return undefined;
    const colon = start + match[1].length;
    const edits = [{ range: [colon, colon + match[2].length], text: ' ' }];
    return { range: [start, end], message: `${(0,_message_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(match[1])} is not followed by a space. Put one behind the colon.`, details: { fix: { title: 'Put a space behind the colon', safe: true, edits } } };
};
/** `"Reads "PDF" files"` */
const innerQuote = ({ start, end, key, value }, _, { code }) => {
    const mark = value[0];
    if (key === '' || (mark !== '"' && mark !== "'") || code === 'BAD_DQ_ESCAPE' || value.indexOf(mark, 1) === -1 || value.indexOf(mark, 1) === value.length - 1)
        return undefined;
    const range = [start + key.length, end];
    const message = `A quote inside ${(0,_message_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(value)} ends the value. ${mark === '"' ? 'Put single quotes around it' : 'Write it twice'}.`;
    if (!value.endsWith(mark))
        return { range, message };
    return { range, message, details: { fix: { title: 'Quote the value anew', safe: true, edits: [{ range, text: quoteYaml(value.slice(1, -1)) }] } } };
};
/** A quote or bracket that is never closed, reported where it opens. */
const unclosed = (_, yaml, { message, pos }) => {
    const mark = /closing (["'])|end with a ([\]}])/.exec(message);
    if (mark === null)
        return undefined;
    const [opening, closing] = mark[1] !== undefined ? [mark[1], mark[1]] : [mark[2] === ']' ? '[' : '{', mark[2]];
    const start = yaml.lastIndexOf(opening, pos[0] - 1);
    return start === -1 ? undefined : { range: [start, start + 1], message: `The \`${opening}\` is never closed. Close it with \`${closing}\`, or quote the value.` };
};
/** `text`, which has no line break, as a quoted YAML scalar. */
function quoteYaml(text) {
    if (!/["\\]/.test(text))
        return `"${text}"`;
    return `'${text.replaceAll("'", "''")}'`;
}
/** A range that has something to underline: the rest of the line, or the text before it at a line's end. */
function underlined(yaml, start) {
    const last = (0,_position_js__WEBPACK_IMPORTED_MODULE_0__/* .trimEnd */ .s8)(yaml, start, (0,_position_js__WEBPACK_IMPORTED_MODULE_0__/* .lineEnd */ .kd)(yaml, start));
    if (last > start)
        return [start, last];
    const before = (0,_position_js__WEBPACK_IMPORTED_MODULE_0__/* .trimEnd */ .s8)(yaml, 0, start);
    return [Math.max(before - 1, 0), before];
}


/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 3916:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 3281:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



/* eslint-disable no-var */

var reusify = __nccwpck_require__(844)

function fastqueue (context, worker, _concurrency) {
  if (typeof context === 'function') {
    _concurrency = worker
    worker = context
    context = null
  }

  if (!(_concurrency >= 1)) {
    throw new Error('fastqueue concurrency must be equal to or greater than 1')
  }

  var cache = reusify(Task)
  var queueHead = null
  var queueTail = null
  var _running = 0
  var errorHandler = null

  var self = {
    push: push,
    drain: noop,
    saturated: noop,
    pause: pause,
    paused: false,

    get concurrency () {
      return _concurrency
    },
    set concurrency (value) {
      if (!(value >= 1)) {
        throw new Error('fastqueue concurrency must be equal to or greater than 1')
      }
      _concurrency = value

      if (self.paused) return
      for (; queueHead && _running < _concurrency;) {
        _running++
        release()
      }
    },

    running: running,
    resume: resume,
    idle: idle,
    length: length,
    getQueue: getQueue,
    unshift: unshift,
    empty: noop,
    kill: kill,
    killAndDrain: killAndDrain,
    error: error,
    abort: abort
  }

  return self

  function running () {
    return _running
  }

  function pause () {
    self.paused = true
  }

  function length () {
    var current = queueHead
    var counter = 0

    while (current) {
      current = current.next
      counter++
    }

    return counter
  }

  function getQueue () {
    var current = queueHead
    var tasks = []

    while (current) {
      tasks.push(current.value)
      current = current.next
    }

    return tasks
  }

  function resume () {
    if (!self.paused) return
    self.paused = false
    if (queueHead === null) {
      _running++
      release()
      return
    }
    for (; queueHead && _running < _concurrency;) {
      _running++
      release()
    }
  }

  function idle () {
    return _running === 0 && self.length() === 0
  }

  function push (value, done) {
    var current = cache.get()

    current.context = context
    current.release = release
    current.value = value
    current.callback = done || noop
    current.errorHandler = errorHandler

    if (_running >= _concurrency || self.paused) {
      if (queueTail) {
        queueTail.next = current
        queueTail = current
      } else {
        queueHead = current
        queueTail = current
        self.saturated()
      }
    } else {
      _running++
      worker.call(context, current.value, current.worked)
    }
  }

  function unshift (value, done) {
    var current = cache.get()

    current.context = context
    current.release = release
    current.value = value
    current.callback = done || noop
    current.errorHandler = errorHandler

    if (_running >= _concurrency || self.paused) {
      if (queueHead) {
        current.next = queueHead
        queueHead = current
      } else {
        queueHead = current
        queueTail = current
        self.saturated()
      }
    } else {
      _running++
      worker.call(context, current.value, current.worked)
    }
  }

  function release (holder) {
    if (holder) {
      cache.release(holder)
    }
    var next = queueHead
    if (next && _running <= _concurrency) {
      if (!self.paused) {
        if (queueTail === queueHead) {
          queueTail = null
        }
        queueHead = next.next
        next.next = null
        worker.call(context, next.value, next.worked)
        if (queueTail === null) {
          self.empty()
        }
      } else {
        _running--
      }
    } else if (--_running === 0) {
      self.drain()
    }
  }

  function kill () {
    queueHead = null
    queueTail = null
    self.drain = noop
  }

  function killAndDrain () {
    queueHead = null
    queueTail = null
    self.drain()
    self.drain = noop
  }

  function abort () {
    var current = queueHead
    queueHead = null
    queueTail = null

    while (current) {
      var next = current.next
      var callback = current.callback
      var errorHandler = current.errorHandler
      var val = current.value
      var context = current.context

      // Reset the task state
      current.value = null
      current.callback = noop
      current.errorHandler = null
      current.next = null

      // Call error handler if present
      if (errorHandler) {
        errorHandler(new Error('abort'), val)
      }

      // Call callback with error
      callback.call(context, new Error('abort'))

      // This task was queued, so return it to the pool without updating
      // the running worker count.
      cache.release(current)

      current = next
    }

    self.drain = noop
  }

  function error (handler) {
    errorHandler = handler
  }
}

function noop () {}

function Task () {
  this.value = null
  this.callback = noop
  this.next = null
  this.release = noop
  this.context = null
  this.errorHandler = null

  var self = this

  this.worked = function worked (err, result) {
    var callback = self.callback
    var errorHandler = self.errorHandler
    var val = self.value
    self.value = null
    self.callback = noop
    if (self.errorHandler) {
      errorHandler(err, val)
    }
    callback.call(self.context, err, result)
    self.release(self)
  }
}

function queueAsPromised (context, worker, _concurrency) {
  if (typeof context === 'function') {
    _concurrency = worker
    worker = context
    context = null
  }

  function asyncWrapper (arg, cb) {
    worker.call(this, arg)
      .then(function (res) {
        cb(null, res)
      }, cb)
  }

  var queue = fastqueue(context, asyncWrapper, _concurrency)

  var pushCb = queue.push
  var unshiftCb = queue.unshift

  queue.push = push
  queue.unshift = unshift
  queue.drained = drained

  return queue

  function push (value) {
    var p = new Promise(function (resolve, reject) {
      pushCb(value, function (err, result) {
        if (err) {
          reject(err)
          return
        }
        resolve(result)
      })
    })

    // Let's fork the promise chain to
    // make the error bubble up to the user but
    // not lead to a unhandledRejection
    p.catch(noop)

    return p
  }

  function unshift (value) {
    var p = new Promise(function (resolve, reject) {
      unshiftCb(value, function (err, result) {
        if (err) {
          reject(err)
          return
        }
        resolve(result)
      })
    })

    // Let's fork the promise chain to
    // make the error bubble up to the user but
    // not lead to a unhandledRejection
    p.catch(noop)

    return p
  }

  function drained () {
    var p = new Promise(function (resolve) {
      process.nextTick(function () {
        if (queue.idle()) {
          resolve()
        } else {
          var previousDrain = queue.drain
          queue.drain = function () {
            if (typeof previousDrain === 'function') previousDrain()
            resolve()
            queue.drain = previousDrain
          }
        }
      })
    })

    return p
  }
}

module.exports = fastqueue
module.exports.promise = queueAsPromised


/***/ }),

/***/ 7349:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Scalar = __nccwpck_require__(3301);
var YAMLMap = __nccwpck_require__(4454);
var YAMLSeq = __nccwpck_require__(2223);
var resolveBlockMap = __nccwpck_require__(7103);
var resolveBlockSeq = __nccwpck_require__(334);
var resolveFlowCollection = __nccwpck_require__(3142);

function resolveCollection(CN, ctx, token, onError, tagName, tag) {
    const coll = token.type === 'block-map'
        ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag)
        : token.type === 'block-seq'
            ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag)
            : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
    const Coll = coll.constructor;
    // If we got a tagName matching the class, or the tag name is '!',
    // then use the tagName from the node class used to create it.
    if (tagName === '!' || tagName === Coll.tagName) {
        coll.tag = Coll.tagName;
        return coll;
    }
    if (tagName)
        coll.tag = tagName;
    return coll;
}
function composeCollection(CN, ctx, token, props, onError) {
    const tagToken = props.tag;
    const tagName = !tagToken
        ? null
        : ctx.directives.tagName(tagToken.source, msg => onError(tagToken, 'TAG_RESOLVE_FAILED', msg));
    if (token.type === 'block-seq') {
        const { anchor, newlineAfterProp: nl } = props;
        const lastProp = anchor && tagToken
            ? anchor.offset > tagToken.offset
                ? anchor
                : tagToken
            : (anchor ?? tagToken);
        if (lastProp && (!nl || nl.offset < lastProp.offset)) {
            const message = 'Missing newline after block sequence props';
            onError(lastProp, 'MISSING_CHAR', message);
        }
    }
    const expType = token.type === 'block-map'
        ? 'map'
        : token.type === 'block-seq'
            ? 'seq'
            : token.start.source === '{'
                ? 'map'
                : 'seq';
    // shortcut: check if it's a generic YAMLMap or YAMLSeq
    // before jumping into the custom tag logic.
    if (!tagToken ||
        !tagName ||
        tagName === '!' ||
        (tagName === YAMLMap.YAMLMap.tagName && expType === 'map') ||
        (tagName === YAMLSeq.YAMLSeq.tagName && expType === 'seq')) {
        return resolveCollection(CN, ctx, token, onError, tagName);
    }
    let tag = ctx.schema.tags.find(t => t.tag === tagName && t.collection === expType);
    if (!tag) {
        const kt = ctx.schema.knownTags[tagName];
        if (kt?.collection === expType) {
            ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
            tag = kt;
        }
        else {
            if (kt) {
                onError(tagToken, 'BAD_COLLECTION_TYPE', `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? 'scalar'}`, true);
            }
            else {
                onError(tagToken, 'TAG_RESOLVE_FAILED', `Unresolved tag: ${tagName}`, true);
            }
            return resolveCollection(CN, ctx, token, onError, tagName);
        }
    }
    const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
    const res = tag.resolve?.(coll, msg => onError(tagToken, 'TAG_RESOLVE_FAILED', msg), ctx.options) ?? coll;
    const node = identity.isNode(res)
        ? res
        : new Scalar.Scalar(res);
    node.range = coll.range;
    node.tag = tagName;
    if (tag?.format)
        node.format = tag.format;
    return node;
}

exports.composeCollection = composeCollection;


/***/ }),

/***/ 3683:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Document = __nccwpck_require__(3021);
var composeNode = __nccwpck_require__(5937);
var resolveEnd = __nccwpck_require__(7788);
var resolveProps = __nccwpck_require__(4631);

function composeDoc(options, directives, { offset, start, value, end }, onError) {
    const opts = Object.assign({ _directives: directives }, options);
    const doc = new Document.Document(undefined, opts);
    const ctx = {
        atKey: false,
        atRoot: true,
        directives: doc.directives,
        options: doc.options,
        schema: doc.schema
    };
    const props = resolveProps.resolveProps(start, {
        indicator: 'doc-start',
        next: value ?? end?.[0],
        offset,
        onError,
        parentIndent: 0,
        startOnNewline: true
    });
    if (props.found) {
        doc.directives.docStart = true;
        if (value &&
            (value.type === 'block-map' || value.type === 'block-seq') &&
            !props.hasNewline)
            onError(props.end, 'MISSING_CHAR', 'Block collection cannot start on same line with directives-end marker');
    }
    // @ts-expect-error If Contents is set, let's trust the user
    doc.contents = value
        ? composeNode.composeNode(ctx, value, props, onError)
        : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
    const contentEnd = doc.contents.range[2];
    const re = resolveEnd.resolveEnd(end, contentEnd, false, onError);
    if (re.comment)
        doc.comment = re.comment;
    doc.range = [offset, contentEnd, re.offset];
    return doc;
}

exports.composeDoc = composeDoc;


/***/ }),

/***/ 5937:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Alias = __nccwpck_require__(4065);
var identity = __nccwpck_require__(1127);
var composeCollection = __nccwpck_require__(7349);
var composeScalar = __nccwpck_require__(5413);
var resolveEnd = __nccwpck_require__(7788);
var utilEmptyScalarPosition = __nccwpck_require__(2599);

const CN = { composeNode, composeEmptyNode };
function composeNode(ctx, token, props, onError) {
    const atKey = ctx.atKey;
    const { spaceBefore, comment, anchor, tag } = props;
    let node;
    let isSrcToken = true;
    switch (token.type) {
        case 'alias':
            node = composeAlias(ctx, token, onError);
            if (anchor || tag)
                onError(token, 'ALIAS_PROPS', 'An alias node must not specify any properties');
            break;
        case 'scalar':
        case 'single-quoted-scalar':
        case 'double-quoted-scalar':
        case 'block-scalar':
            node = composeScalar.composeScalar(ctx, token, tag, onError);
            if (anchor)
                node.anchor = anchor.source.substring(1);
            break;
        case 'block-map':
        case 'block-seq':
        case 'flow-collection':
            try {
                node = composeCollection.composeCollection(CN, ctx, token, props, onError);
                if (anchor)
                    node.anchor = anchor.source.substring(1);
            }
            catch (error) {
                // Almost certainly here due to a stack overflow
                const message = error instanceof Error ? error.message : String(error);
                onError(token, 'RESOURCE_EXHAUSTION', message);
            }
            break;
        default: {
            const message = token.type === 'error'
                ? token.message
                : `Unsupported token (type: ${token.type})`;
            onError(token, 'UNEXPECTED_TOKEN', message);
            isSrcToken = false;
        }
    }
    node ?? (node = composeEmptyNode(ctx, token.offset, undefined, null, props, onError));
    if (anchor && node.anchor === '')
        onError(anchor, 'BAD_ALIAS', 'Anchor cannot be an empty string');
    if (atKey &&
        ctx.options.stringKeys &&
        (!identity.isScalar(node) ||
            typeof node.value !== 'string' ||
            (node.tag && node.tag !== 'tag:yaml.org,2002:str'))) {
        const msg = 'With stringKeys, all keys must be strings';
        onError(tag ?? token, 'NON_STRING_KEY', msg);
    }
    if (spaceBefore)
        node.spaceBefore = true;
    if (comment) {
        if (token.type === 'scalar' && token.source === '')
            node.comment = comment;
        else
            node.commentBefore = comment;
    }
    // @ts-expect-error Type checking misses meaning of isSrcToken
    if (ctx.options.keepSourceTokens && isSrcToken)
        node.srcToken = token;
    return node;
}
function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
    const token = {
        type: 'scalar',
        offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
        indent: -1,
        source: ''
    };
    const node = composeScalar.composeScalar(ctx, token, tag, onError);
    if (anchor) {
        node.anchor = anchor.source.substring(1);
        if (node.anchor === '')
            onError(anchor, 'BAD_ALIAS', 'Anchor cannot be an empty string');
    }
    if (spaceBefore)
        node.spaceBefore = true;
    if (comment) {
        node.comment = comment;
        node.range[2] = end;
    }
    return node;
}
function composeAlias({ options }, { offset, source, end }, onError) {
    const alias = new Alias.Alias(source.substring(1));
    if (alias.source === '')
        onError(offset, 'BAD_ALIAS', 'Alias cannot be an empty string');
    if (alias.source.endsWith(':'))
        onError(offset + source.length - 1, 'BAD_ALIAS', 'Alias ending in : is ambiguous', true);
    const valueEnd = offset + source.length;
    const re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
    alias.range = [offset, valueEnd, re.offset];
    if (re.comment)
        alias.comment = re.comment;
    return alias;
}

exports.composeEmptyNode = composeEmptyNode;
exports.composeNode = composeNode;


/***/ }),

/***/ 5413:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Scalar = __nccwpck_require__(3301);
var resolveBlockScalar = __nccwpck_require__(8913);
var resolveFlowScalar = __nccwpck_require__(6842);

function composeScalar(ctx, token, tagToken, onError) {
    const { value, type, comment, range } = token.type === 'block-scalar'
        ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError)
        : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
    const tagName = tagToken
        ? ctx.directives.tagName(tagToken.source, msg => onError(tagToken, 'TAG_RESOLVE_FAILED', msg))
        : null;
    let tag;
    if (ctx.options.stringKeys && ctx.atKey) {
        tag = ctx.schema[identity.SCALAR];
    }
    else if (tagName)
        tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
    else if (token.type === 'scalar')
        tag = findScalarTagByTest(ctx, value, token, onError);
    else
        tag = ctx.schema[identity.SCALAR];
    let scalar;
    try {
        const res = tag.resolve(value, msg => onError(tagToken ?? token, 'TAG_RESOLVE_FAILED', msg), ctx.options);
        scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
    }
    catch (error) {
        const msg = error instanceof Error ? error.message : String(error);
        onError(tagToken ?? token, 'TAG_RESOLVE_FAILED', msg);
        scalar = new Scalar.Scalar(value);
    }
    scalar.range = range;
    scalar.source = value;
    if (type)
        scalar.type = type;
    if (tagName)
        scalar.tag = tagName;
    if (tag.format)
        scalar.format = tag.format;
    if (comment)
        scalar.comment = comment;
    return scalar;
}
function findScalarTagByName(schema, value, tagName, tagToken, onError) {
    if (tagName === '!')
        return schema[identity.SCALAR]; // non-specific tag
    const matchWithTest = [];
    for (const tag of schema.tags) {
        if (!tag.collection && tag.tag === tagName) {
            if (tag.default && tag.test)
                matchWithTest.push(tag);
            else
                return tag;
        }
    }
    for (const tag of matchWithTest)
        if (tag.test?.test(value))
            return tag;
    const kt = schema.knownTags[tagName];
    if (kt && !kt.collection) {
        // Ensure that the known tag is available for stringifying,
        // but does not get used by default.
        schema.tags.push(Object.assign({}, kt, { default: false, test: undefined }));
        return kt;
    }
    onError(tagToken, 'TAG_RESOLVE_FAILED', `Unresolved tag: ${tagName}`, tagName !== 'tag:yaml.org,2002:str');
    return schema[identity.SCALAR];
}
function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
    const tag = schema.tags.find(tag => (tag.default === true || (atKey && tag.default === 'key')) &&
        tag.test?.test(value)) || schema[identity.SCALAR];
    if (schema.compat) {
        const compat = schema.compat.find(tag => tag.default && tag.test?.test(value)) ??
            schema[identity.SCALAR];
        if (tag.tag !== compat.tag) {
            const ts = directives.tagString(tag.tag);
            const cs = directives.tagString(compat.tag);
            const msg = `Value may be parsed as either ${ts} or ${cs}`;
            onError(token, 'TAG_RESOLVE_FAILED', msg, true);
        }
    }
    return tag;
}

exports.composeScalar = composeScalar;


/***/ }),

/***/ 9984:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var node_process = __nccwpck_require__(932);
var directives = __nccwpck_require__(1342);
var Document = __nccwpck_require__(3021);
var errors = __nccwpck_require__(1464);
var identity = __nccwpck_require__(1127);
var composeDoc = __nccwpck_require__(3683);
var resolveEnd = __nccwpck_require__(7788);

function getErrorPos(src) {
    if (typeof src === 'number')
        return [src, src + 1];
    if (Array.isArray(src))
        return src.length === 2 ? src : [src[0], src[1]];
    const { offset, source } = src;
    return [offset, offset + (typeof source === 'string' ? source.length : 1)];
}
function parsePrelude(prelude) {
    let comment = '';
    let atComment = false;
    let afterEmptyLine = false;
    for (let i = 0; i < prelude.length; ++i) {
        const source = prelude[i];
        switch (source[0]) {
            case '#':
                comment +=
                    (comment === '' ? '' : afterEmptyLine ? '\n\n' : '\n') +
                        (source.substring(1) || ' ');
                atComment = true;
                afterEmptyLine = false;
                break;
            case '%':
                if (prelude[i + 1]?.[0] !== '#')
                    i += 1;
                atComment = false;
                break;
            default:
                // This may be wrong after doc-end, but in that case it doesn't matter
                if (!atComment)
                    afterEmptyLine = true;
                atComment = false;
        }
    }
    return { comment, afterEmptyLine };
}
/**
 * Compose a stream of CST nodes into a stream of YAML Documents.
 *
 * ```ts
 * import { Composer, Parser } from 'yaml'
 *
 * const src: string = ...
 * const tokens = new Parser().parse(src)
 * const docs = new Composer().compose(tokens)
 * ```
 */
class Composer {
    constructor(options = {}) {
        this.doc = null;
        this.atDirectives = false;
        this.prelude = [];
        this.errors = [];
        this.warnings = [];
        this.onError = (source, code, message, warning) => {
            const pos = getErrorPos(source);
            if (warning)
                this.warnings.push(new errors.YAMLWarning(pos, code, message));
            else
                this.errors.push(new errors.YAMLParseError(pos, code, message));
        };
        // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
        this.directives = new directives.Directives({ version: options.version || '1.2' });
        this.options = options;
    }
    decorate(doc, afterDoc) {
        const { comment, afterEmptyLine } = parsePrelude(this.prelude);
        //console.log({ dc: doc.comment, prelude, comment })
        if (comment) {
            const dc = doc.contents;
            if (afterDoc) {
                doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
            }
            else if (afterEmptyLine || doc.directives.docStart || !dc) {
                doc.commentBefore = comment;
            }
            else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
                let it = dc.items[0];
                if (identity.isPair(it))
                    it = it.key;
                const cb = it.commentBefore;
                it.commentBefore = cb ? `${comment}\n${cb}` : comment;
            }
            else {
                const cb = dc.commentBefore;
                dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
            }
        }
        if (afterDoc) {
            for (let i = 0; i < this.errors.length; ++i)
                doc.errors.push(this.errors[i]);
            for (let i = 0; i < this.warnings.length; ++i)
                doc.warnings.push(this.warnings[i]);
        }
        else {
            doc.errors = this.errors;
            doc.warnings = this.warnings;
        }
        this.prelude = [];
        this.errors = [];
        this.warnings = [];
    }
    /**
     * Current stream status information.
     *
     * Mostly useful at the end of input for an empty stream.
     */
    streamInfo() {
        return {
            comment: parsePrelude(this.prelude).comment,
            directives: this.directives,
            errors: this.errors,
            warnings: this.warnings
        };
    }
    /**
     * Compose tokens into documents.
     *
     * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
     * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
     */
    *compose(tokens, forceDoc = false, endOffset = -1) {
        for (const token of tokens)
            yield* this.next(token);
        yield* this.end(forceDoc, endOffset);
    }
    /** Advance the composer by one CST token. */
    *next(token) {
        if (node_process.env.LOG_STREAM)
            console.dir(token, { depth: null });
        switch (token.type) {
            case 'directive':
                this.directives.add(token.source, (offset, message, warning) => {
                    const pos = getErrorPos(token);
                    pos[0] += offset;
                    this.onError(pos, 'BAD_DIRECTIVE', message, warning);
                });
                this.prelude.push(token.source);
                this.atDirectives = true;
                break;
            case 'document': {
                const doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
                if (this.atDirectives && !doc.directives.docStart)
                    this.onError(token, 'MISSING_CHAR', 'Missing directives-end/doc-start indicator line');
                this.decorate(doc, false);
                if (this.doc)
                    yield this.doc;
                this.doc = doc;
                this.atDirectives = false;
                break;
            }
            case 'byte-order-mark':
            case 'space':
                break;
            case 'comment':
            case 'newline':
                this.prelude.push(token.source);
                break;
            case 'error': {
                const msg = token.source
                    ? `${token.message}: ${JSON.stringify(token.source)}`
                    : token.message;
                const error = new errors.YAMLParseError(getErrorPos(token), 'UNEXPECTED_TOKEN', msg);
                if (this.atDirectives || !this.doc)
                    this.errors.push(error);
                else
                    this.doc.errors.push(error);
                break;
            }
            case 'doc-end': {
                if (!this.doc) {
                    const msg = 'Unexpected doc-end without preceding document';
                    this.errors.push(new errors.YAMLParseError(getErrorPos(token), 'UNEXPECTED_TOKEN', msg));
                    break;
                }
                this.doc.directives.docEnd = true;
                const end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
                this.decorate(this.doc, true);
                if (end.comment) {
                    const dc = this.doc.comment;
                    this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
                }
                this.doc.range[2] = end.offset;
                break;
            }
            default:
                this.errors.push(new errors.YAMLParseError(getErrorPos(token), 'UNEXPECTED_TOKEN', `Unsupported token ${token.type}`));
        }
    }
    /**
     * Call at end of input to yield any remaining document.
     *
     * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
     * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
     */
    *end(forceDoc = false, endOffset = -1) {
        if (this.doc) {
            this.decorate(this.doc, true);
            yield this.doc;
            this.doc = null;
        }
        else if (forceDoc) {
            const opts = Object.assign({ _directives: this.directives }, this.options);
            const doc = new Document.Document(undefined, opts);
            if (this.atDirectives)
                this.onError(endOffset, 'MISSING_CHAR', 'Missing directives-end indicator line');
            doc.range = [0, endOffset, endOffset];
            this.decorate(doc, false);
            yield doc;
        }
    }
}

exports.Composer = Composer;


/***/ }),

/***/ 7103:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Pair = __nccwpck_require__(7165);
var YAMLMap = __nccwpck_require__(4454);
var resolveProps = __nccwpck_require__(4631);
var utilContainsNewline = __nccwpck_require__(9499);
var utilFlowIndentCheck = __nccwpck_require__(4051);
var utilMapIncludes = __nccwpck_require__(1187);

const startColMsg = 'All mapping items must start at the same column';
function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
    const NodeClass = tag?.nodeClass ?? YAMLMap.YAMLMap;
    const map = new NodeClass(ctx.schema);
    if (ctx.atRoot)
        ctx.atRoot = false;
    let offset = bm.offset;
    let commentEnd = null;
    for (const collItem of bm.items) {
        const { start, key, sep, value } = collItem;
        // key properties
        const keyProps = resolveProps.resolveProps(start, {
            indicator: 'explicit-key-ind',
            next: key ?? sep?.[0],
            offset,
            onError,
            parentIndent: bm.indent,
            startOnNewline: true
        });
        const implicitKey = !keyProps.found;
        if (implicitKey) {
            if (key) {
                if (key.type === 'block-seq')
                    onError(offset, 'BLOCK_AS_IMPLICIT_KEY', 'A block sequence may not be used as an implicit map key');
                else if ('indent' in key && key.indent !== bm.indent)
                    onError(offset, 'BAD_INDENT', startColMsg);
            }
            if (!keyProps.anchor && !keyProps.tag && !sep) {
                commentEnd = keyProps.end;
                if (keyProps.comment) {
                    if (map.comment)
                        map.comment += '\n' + keyProps.comment;
                    else
                        map.comment = keyProps.comment;
                }
                continue;
            }
            if (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) {
                onError(key ?? start[start.length - 1], 'MULTILINE_IMPLICIT_KEY', 'Implicit keys need to be on a single line');
            }
        }
        else if (keyProps.found?.indent !== bm.indent) {
            onError(offset, 'BAD_INDENT', startColMsg);
        }
        // key value
        ctx.atKey = true;
        const keyStart = keyProps.end;
        const keyNode = key
            ? composeNode(ctx, key, keyProps, onError)
            : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
        if (ctx.schema.compat)
            utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
        ctx.atKey = false;
        if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode))
            onError(keyStart, 'DUPLICATE_KEY', 'Map keys must be unique');
        // value properties
        const valueProps = resolveProps.resolveProps(sep ?? [], {
            indicator: 'map-value-ind',
            next: value,
            offset: keyNode.range[2],
            onError,
            parentIndent: bm.indent,
            startOnNewline: !key || key.type === 'block-scalar'
        });
        offset = valueProps.end;
        if (valueProps.found) {
            if (implicitKey) {
                if (value?.type === 'block-map' && !valueProps.hasNewline)
                    onError(offset, 'BLOCK_AS_IMPLICIT_KEY', 'Nested mappings are not allowed in compact mappings');
                if (ctx.options.strict &&
                    keyProps.start < valueProps.found.offset - 1024)
                    onError(keyNode.range, 'KEY_OVER_1024_CHARS', 'The : indicator must be at most 1024 chars after the start of an implicit block mapping key');
            }
            // value value
            const valueNode = value
                ? composeNode(ctx, value, valueProps, onError)
                : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
            if (ctx.schema.compat)
                utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError);
            offset = valueNode.range[2];
            const pair = new Pair.Pair(keyNode, valueNode);
            if (ctx.options.keepSourceTokens)
                pair.srcToken = collItem;
            map.items.push(pair);
        }
        else {
            // key with no value
            if (implicitKey)
                onError(keyNode.range, 'MISSING_CHAR', 'Implicit map keys need to be followed by map values');
            if (valueProps.comment) {
                if (keyNode.comment)
                    keyNode.comment += '\n' + valueProps.comment;
                else
                    keyNode.comment = valueProps.comment;
            }
            const pair = new Pair.Pair(keyNode);
            if (ctx.options.keepSourceTokens)
                pair.srcToken = collItem;
            map.items.push(pair);
        }
    }
    if (commentEnd && commentEnd < offset)
        onError(commentEnd, 'IMPOSSIBLE', 'Map comment with trailing content');
    map.range = [bm.offset, offset, commentEnd ?? offset];
    return map;
}

exports.resolveBlockMap = resolveBlockMap;


/***/ }),

/***/ 8913:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);

function resolveBlockScalar(ctx, scalar, onError) {
    const start = scalar.offset;
    const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
    if (!header)
        return { value: '', type: null, comment: '', range: [start, start, start] };
    const type = header.mode === '>' ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
    const lines = scalar.source ? splitLines(scalar.source) : [];
    // determine the end of content & start of chomping
    let chompStart = lines.length;
    for (let i = lines.length - 1; i >= 0; --i) {
        const content = lines[i][1];
        if (content === '' || content === '\r')
            chompStart = i;
        else
            break;
    }
    // shortcut for empty contents
    if (chompStart === 0) {
        const value = header.chomp === '+' && lines.length > 0
            ? '\n'.repeat(Math.max(1, lines.length - 1))
            : '';
        let end = start + header.length;
        if (scalar.source)
            end += scalar.source.length;
        return { value, type, comment: header.comment, range: [start, end, end] };
    }
    // find the indentation level to trim from start
    let trimIndent = scalar.indent + header.indent;
    let offset = scalar.offset + header.length;
    let contentStart = 0;
    for (let i = 0; i < chompStart; ++i) {
        const [indent, content] = lines[i];
        if (content === '' || content === '\r') {
            if (header.indent === 0 && indent.length > trimIndent)
                trimIndent = indent.length;
        }
        else {
            if (indent.length < trimIndent) {
                const message = 'Block scalars with more-indented leading empty lines must use an explicit indentation indicator';
                onError(offset + indent.length, 'MISSING_CHAR', message);
            }
            if (header.indent === 0)
                trimIndent = indent.length;
            contentStart = i;
            if (trimIndent === 0 && !ctx.atRoot) {
                const message = 'Block scalar values in collections must be indented';
                onError(offset, 'BAD_INDENT', message);
            }
            break;
        }
        offset += indent.length + content.length + 1;
    }
    // include trailing more-indented empty lines in content
    for (let i = lines.length - 1; i >= chompStart; --i) {
        if (lines[i][0].length > trimIndent)
            chompStart = i + 1;
    }
    let value = '';
    let sep = '';
    let prevMoreIndented = false;
    // leading whitespace is kept intact
    for (let i = 0; i < contentStart; ++i)
        value += lines[i][0].slice(trimIndent) + '\n';
    for (let i = contentStart; i < chompStart; ++i) {
        let [indent, content] = lines[i];
        offset += indent.length + content.length + 1;
        const crlf = content[content.length - 1] === '\r';
        if (crlf)
            content = content.slice(0, -1);
        /* istanbul ignore if already caught in lexer */
        if (content && indent.length < trimIndent) {
            const src = header.indent
                ? 'explicit indentation indicator'
                : 'first line';
            const message = `Block scalar lines must not be less indented than their ${src}`;
            onError(offset - content.length - (crlf ? 2 : 1), 'BAD_INDENT', message);
            indent = '';
        }
        if (type === Scalar.Scalar.BLOCK_LITERAL) {
            value += sep + indent.slice(trimIndent) + content;
            sep = '\n';
        }
        else if (indent.length > trimIndent || content[0] === '\t') {
            // more-indented content within a folded block
            if (sep === ' ')
                sep = '\n';
            else if (!prevMoreIndented && sep === '\n')
                sep = '\n\n';
            value += sep + indent.slice(trimIndent) + content;
            sep = '\n';
            prevMoreIndented = true;
        }
        else if (content === '') {
            // empty line
            if (sep === '\n')
                value += '\n';
            else
                sep = '\n';
        }
        else {
            value += sep + content;
            sep = ' ';
            prevMoreIndented = false;
        }
    }
    switch (header.chomp) {
        case '-':
            break;
        case '+':
            for (let i = chompStart; i < lines.length; ++i)
                value += '\n' + lines[i][0].slice(trimIndent);
            if (value[value.length - 1] !== '\n')
                value += '\n';
            break;
        default:
            value += '\n';
    }
    const end = start + header.length + scalar.source.length;
    return { value, type, comment: header.comment, range: [start, end, end] };
}
function parseBlockScalarHeader({ offset, props }, strict, onError) {
    /* istanbul ignore if should not happen */
    if (props[0].type !== 'block-scalar-header') {
        onError(props[0], 'IMPOSSIBLE', 'Block scalar header not found');
        return null;
    }
    const { source } = props[0];
    const mode = source[0];
    let indent = 0;
    let chomp = '';
    let error = -1;
    for (let i = 1; i < source.length; ++i) {
        const ch = source[i];
        if (!chomp && (ch === '-' || ch === '+'))
            chomp = ch;
        else {
            const n = Number(ch);
            if (!indent && n)
                indent = n;
            else if (error === -1)
                error = offset + i;
        }
    }
    if (error !== -1)
        onError(error, 'UNEXPECTED_TOKEN', `Block scalar header includes extra characters: ${source}`);
    let hasSpace = false;
    let comment = '';
    let length = source.length;
    for (let i = 1; i < props.length; ++i) {
        const token = props[i];
        switch (token.type) {
            case 'space':
                hasSpace = true;
            // fallthrough
            case 'newline':
                length += token.source.length;
                break;
            case 'comment':
                if (strict && !hasSpace) {
                    const message = 'Comments must be separated from other tokens by white space characters';
                    onError(token, 'MISSING_CHAR', message);
                }
                length += token.source.length;
                comment = token.source.substring(1);
                break;
            case 'error':
                onError(token, 'UNEXPECTED_TOKEN', token.message);
                length += token.source.length;
                break;
            /* istanbul ignore next should not happen */
            default: {
                const message = `Unexpected token in block scalar header: ${token.type}`;
                onError(token, 'UNEXPECTED_TOKEN', message);
                const ts = token.source;
                if (ts && typeof ts === 'string')
                    length += ts.length;
            }
        }
    }
    return { mode, indent, chomp, comment, length };
}
/** @returns Array of lines split up as `[indent, content]` */
function splitLines(source) {
    const split = source.split(/\n( *)/);
    const first = split[0];
    const m = first.match(/^( *)/);
    const line0 = m?.[1]
        ? [m[1], first.slice(m[1].length)]
        : ['', first];
    const lines = [line0];
    for (let i = 1; i < split.length; i += 2)
        lines.push([split[i], split[i + 1]]);
    return lines;
}

exports.resolveBlockScalar = resolveBlockScalar;


/***/ }),

/***/ 334:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var YAMLSeq = __nccwpck_require__(2223);
var resolveProps = __nccwpck_require__(4631);
var utilFlowIndentCheck = __nccwpck_require__(4051);

function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
    const NodeClass = tag?.nodeClass ?? YAMLSeq.YAMLSeq;
    const seq = new NodeClass(ctx.schema);
    if (ctx.atRoot)
        ctx.atRoot = false;
    if (ctx.atKey)
        ctx.atKey = false;
    let offset = bs.offset;
    let commentEnd = null;
    for (const { start, value } of bs.items) {
        const props = resolveProps.resolveProps(start, {
            indicator: 'seq-item-ind',
            next: value,
            offset,
            onError,
            parentIndent: bs.indent,
            startOnNewline: true
        });
        if (!props.found) {
            if (props.anchor || props.tag || value) {
                if (value?.type === 'block-seq')
                    onError(props.end, 'BAD_INDENT', 'All sequence items must start at the same column');
                else
                    onError(offset, 'MISSING_CHAR', 'Sequence item without - indicator');
            }
            else {
                commentEnd = props.end;
                if (props.comment)
                    seq.comment = props.comment;
                continue;
            }
        }
        const node = value
            ? composeNode(ctx, value, props, onError)
            : composeEmptyNode(ctx, props.end, start, null, props, onError);
        if (ctx.schema.compat)
            utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError);
        offset = node.range[2];
        seq.items.push(node);
    }
    seq.range = [bs.offset, offset, commentEnd ?? offset];
    return seq;
}

exports.resolveBlockSeq = resolveBlockSeq;


/***/ }),

/***/ 7788:
/***/ ((__unused_webpack_module, exports) => {



function resolveEnd(end, offset, reqSpace, onError) {
    let comment = '';
    if (end) {
        let hasSpace = false;
        let sep = '';
        for (const token of end) {
            const { source, type } = token;
            switch (type) {
                case 'space':
                    hasSpace = true;
                    break;
                case 'comment': {
                    if (reqSpace && !hasSpace)
                        onError(token, 'MISSING_CHAR', 'Comments must be separated from other tokens by white space characters');
                    const cb = source.substring(1) || ' ';
                    if (!comment)
                        comment = cb;
                    else
                        comment += sep + cb;
                    sep = '';
                    break;
                }
                case 'newline':
                    if (comment)
                        sep += source;
                    hasSpace = true;
                    break;
                default:
                    onError(token, 'UNEXPECTED_TOKEN', `Unexpected ${type} at node end`);
            }
            offset += source.length;
        }
    }
    return { comment, offset };
}

exports.resolveEnd = resolveEnd;


/***/ }),

/***/ 3142:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Pair = __nccwpck_require__(7165);
var YAMLMap = __nccwpck_require__(4454);
var YAMLSeq = __nccwpck_require__(2223);
var resolveEnd = __nccwpck_require__(7788);
var resolveProps = __nccwpck_require__(4631);
var utilContainsNewline = __nccwpck_require__(9499);
var utilMapIncludes = __nccwpck_require__(1187);

const blockMsg = 'Block collections are not allowed within flow collections';
const isBlock = (token) => token && (token.type === 'block-map' || token.type === 'block-seq');
function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
    const isMap = fc.start.source === '{';
    const fcName = isMap ? 'flow map' : 'flow sequence';
    const NodeClass = (tag?.nodeClass ?? (isMap ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq));
    const coll = new NodeClass(ctx.schema);
    coll.flow = true;
    const atRoot = ctx.atRoot;
    if (atRoot)
        ctx.atRoot = false;
    if (ctx.atKey)
        ctx.atKey = false;
    let offset = fc.offset + fc.start.source.length;
    for (let i = 0; i < fc.items.length; ++i) {
        const collItem = fc.items[i];
        const { start, key, sep, value } = collItem;
        const props = resolveProps.resolveProps(start, {
            flow: fcName,
            indicator: 'explicit-key-ind',
            next: key ?? sep?.[0],
            offset,
            onError,
            parentIndent: fc.indent,
            startOnNewline: false
        });
        if (!props.found) {
            if (!props.anchor && !props.tag && !sep && !value) {
                if (i === 0 && props.comma)
                    onError(props.comma, 'UNEXPECTED_TOKEN', `Unexpected , in ${fcName}`);
                else if (i < fc.items.length - 1)
                    onError(props.start, 'UNEXPECTED_TOKEN', `Unexpected empty item in ${fcName}`);
                if (props.comment) {
                    if (coll.comment)
                        coll.comment += '\n' + props.comment;
                    else
                        coll.comment = props.comment;
                }
                offset = props.end;
                continue;
            }
            if (!isMap && ctx.options.strict && utilContainsNewline.containsNewline(key))
                onError(key, // checked by containsNewline()
                'MULTILINE_IMPLICIT_KEY', 'Implicit keys of flow sequence pairs need to be on a single line');
        }
        if (i === 0) {
            if (props.comma)
                onError(props.comma, 'UNEXPECTED_TOKEN', `Unexpected , in ${fcName}`);
        }
        else {
            if (!props.comma)
                onError(props.start, 'MISSING_CHAR', `Missing , between ${fcName} items`);
            if (props.comment) {
                let prevItemComment = '';
                loop: for (const st of start) {
                    switch (st.type) {
                        case 'comma':
                        case 'space':
                            break;
                        case 'comment':
                            prevItemComment = st.source.substring(1);
                            break loop;
                        default:
                            break loop;
                    }
                }
                if (prevItemComment) {
                    let prev = coll.items[coll.items.length - 1];
                    if (identity.isPair(prev))
                        prev = prev.value ?? prev.key;
                    if (prev.comment)
                        prev.comment += '\n' + prevItemComment;
                    else
                        prev.comment = prevItemComment;
                    props.comment = props.comment.substring(prevItemComment.length + 1);
                }
            }
        }
        if (!isMap && !sep && !props.found) {
            // item is a value in a seq
            // → key & sep are empty, start does not include ? or :
            const valueNode = value
                ? composeNode(ctx, value, props, onError)
                : composeEmptyNode(ctx, props.end, sep, null, props, onError);
            coll.items.push(valueNode);
            offset = valueNode.range[2];
            if (isBlock(value))
                onError(valueNode.range, 'BLOCK_IN_FLOW', blockMsg);
        }
        else {
            // item is a key+value pair
            // key value
            ctx.atKey = true;
            const keyStart = props.end;
            const keyNode = key
                ? composeNode(ctx, key, props, onError)
                : composeEmptyNode(ctx, keyStart, start, null, props, onError);
            if (isBlock(key))
                onError(keyNode.range, 'BLOCK_IN_FLOW', blockMsg);
            ctx.atKey = false;
            // value properties
            const valueProps = resolveProps.resolveProps(sep ?? [], {
                flow: fcName,
                indicator: 'map-value-ind',
                next: value,
                offset: keyNode.range[2],
                onError,
                parentIndent: fc.indent,
                startOnNewline: false
            });
            if (valueProps.found) {
                if (!isMap && !props.found && ctx.options.strict) {
                    if (sep)
                        for (const st of sep) {
                            if (st === valueProps.found)
                                break;
                            if (st.type === 'newline') {
                                onError(st, 'MULTILINE_IMPLICIT_KEY', 'Implicit keys of flow sequence pairs need to be on a single line');
                                break;
                            }
                        }
                    if (props.start < valueProps.found.offset - 1024)
                        onError(valueProps.found, 'KEY_OVER_1024_CHARS', 'The : indicator must be at most 1024 chars after the start of an implicit flow sequence key');
                }
            }
            else if (value) {
                if ('source' in value && value.source?.[0] === ':')
                    onError(value, 'MISSING_CHAR', `Missing space after : in ${fcName}`);
                else
                    onError(valueProps.start, 'MISSING_CHAR', `Missing , or : between ${fcName} items`);
            }
            // value value
            const valueNode = value
                ? composeNode(ctx, value, valueProps, onError)
                : valueProps.found
                    ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError)
                    : null;
            if (valueNode) {
                if (isBlock(value))
                    onError(valueNode.range, 'BLOCK_IN_FLOW', blockMsg);
            }
            else if (valueProps.comment) {
                if (keyNode.comment)
                    keyNode.comment += '\n' + valueProps.comment;
                else
                    keyNode.comment = valueProps.comment;
            }
            const pair = new Pair.Pair(keyNode, valueNode);
            if (ctx.options.keepSourceTokens)
                pair.srcToken = collItem;
            if (isMap) {
                const map = coll;
                if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode))
                    onError(keyStart, 'DUPLICATE_KEY', 'Map keys must be unique');
                map.items.push(pair);
            }
            else {
                const map = new YAMLMap.YAMLMap(ctx.schema);
                map.flow = true;
                map.items.push(pair);
                const endRange = (valueNode ?? keyNode).range;
                map.range = [keyNode.range[0], endRange[1], endRange[2]];
                coll.items.push(map);
            }
            offset = valueNode ? valueNode.range[2] : valueProps.end;
        }
    }
    const expectedEnd = isMap ? '}' : ']';
    const [ce, ...ee] = fc.end;
    let cePos = offset;
    if (ce?.source === expectedEnd)
        cePos = ce.offset + ce.source.length;
    else {
        const name = fcName[0].toUpperCase() + fcName.substring(1);
        const msg = atRoot
            ? `${name} must end with a ${expectedEnd}`
            : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
        onError(offset, atRoot ? 'MISSING_CHAR' : 'BAD_INDENT', msg);
        if (ce && ce.source.length !== 1)
            ee.unshift(ce);
    }
    if (ee.length > 0) {
        const end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
        if (end.comment) {
            if (coll.comment)
                coll.comment += '\n' + end.comment;
            else
                coll.comment = end.comment;
        }
        coll.range = [fc.offset, cePos, end.offset];
    }
    else {
        coll.range = [fc.offset, cePos, cePos];
    }
    return coll;
}

exports.resolveFlowCollection = resolveFlowCollection;


/***/ }),

/***/ 6842:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);
var resolveEnd = __nccwpck_require__(7788);

function resolveFlowScalar(scalar, strict, onError) {
    const { offset, type, source, end } = scalar;
    let _type;
    let value;
    const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
    switch (type) {
        case 'scalar':
            _type = Scalar.Scalar.PLAIN;
            value = plainValue(source, _onError);
            break;
        case 'single-quoted-scalar':
            _type = Scalar.Scalar.QUOTE_SINGLE;
            value = singleQuotedValue(source, _onError);
            break;
        case 'double-quoted-scalar':
            _type = Scalar.Scalar.QUOTE_DOUBLE;
            value = doubleQuotedValue(source, _onError);
            break;
        /* istanbul ignore next should not happen */
        default:
            onError(scalar, 'UNEXPECTED_TOKEN', `Expected a flow scalar value, but found: ${type}`);
            return {
                value: '',
                type: null,
                comment: '',
                range: [offset, offset + source.length, offset + source.length]
            };
    }
    const valueEnd = offset + source.length;
    const re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
    return {
        value,
        type: _type,
        comment: re.comment,
        range: [offset, valueEnd, re.offset]
    };
}
function plainValue(source, onError) {
    let badChar = '';
    switch (source[0]) {
        /* istanbul ignore next should not happen */
        case '\t':
            badChar = 'a tab character';
            break;
        case ',':
            badChar = 'flow indicator character ,';
            break;
        case '%':
            badChar = 'directive indicator character %';
            break;
        case '|':
        case '>': {
            badChar = `block scalar indicator ${source[0]}`;
            break;
        }
        case '@':
        case '`': {
            badChar = `reserved character ${source[0]}`;
            break;
        }
    }
    if (badChar)
        onError(0, 'BAD_SCALAR_START', `Plain value cannot start with ${badChar}`);
    return unfoldLines(source);
}
function singleQuotedValue(source, onError) {
    if (source[source.length - 1] !== "'" || source.length === 1)
        onError(source.length, 'MISSING_CHAR', "Missing closing 'quote");
    return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(source) {
    const line = /(.*?)\r?\n/sy;
    let match = line.exec(source);
    if (!match)
        return source;
    /**
     * The negative lookbehinds in these RegExps are to
     * prevent causing a polynomial search time in certain cases.
     *
     * The try-catch is for Safari < 16.4 and other old browsers:
     * https://caniuse.com/js-regexp-lookbehind
     */
    let trimEnd, trimBoth;
    try {
        trimEnd = new RegExp('(?<![ \t])[ \t]+$');
        trimBoth = new RegExp('^[ \t]+|(?<![ \t])[ \t]+$', 'g');
    }
    catch {
        trimEnd = /[ \t]+$/;
        trimBoth = /^[ \t]+|[ \t]+$/g;
    }
    let res = match[1].replace(trimEnd, '');
    let sep = ' ';
    let pos = line.lastIndex;
    while ((match = line.exec(source))) {
        const lm = match[1].replace(trimBoth, '');
        if (lm === '') {
            if (sep === '\n')
                res += sep;
            else
                sep = '\n';
        }
        else {
            res += sep + lm;
            sep = ' ';
        }
        pos = line.lastIndex;
    }
    const last = /[ \t]*(.*)/sy;
    last.lastIndex = pos;
    match = last.exec(source);
    return res + sep + (match?.[1] ?? '');
}
function doubleQuotedValue(source, onError) {
    let res = '';
    for (let i = 1; i < source.length - 1; ++i) {
        const ch = source[i];
        if (ch === '\r' && source[i + 1] === '\n')
            continue;
        if (ch === '\n') {
            const { fold, offset } = foldNewline(source, i);
            res += fold;
            i = offset;
        }
        else if (ch === '\\') {
            let next = source[++i];
            const cc = escapeCodes[next];
            if (cc)
                res += cc;
            else if (next === '\n') {
                // skip escaped newlines, but still trim the following line
                next = source[i + 1];
                while (next === ' ' || next === '\t')
                    next = source[++i + 1];
            }
            else if (next === '\r' && source[i + 1] === '\n') {
                // skip escaped CRLF newlines, but still trim the following line
                next = source[++i + 1];
                while (next === ' ' || next === '\t')
                    next = source[++i + 1];
            }
            else if (next === 'x' || next === 'u' || next === 'U') {
                const length = next === 'x' ? 2 : next === 'u' ? 4 : 8;
                res += parseCharCode(source, i + 1, length, onError);
                i += length;
            }
            else {
                const raw = source.substr(i - 1, 2);
                onError(i - 1, 'BAD_DQ_ESCAPE', `Invalid escape sequence ${raw}`);
                res += raw;
            }
        }
        else if (ch === ' ' || ch === '\t') {
            // trim trailing whitespace
            const wsStart = i;
            let next = source[i + 1];
            while (next === ' ' || next === '\t')
                next = source[++i + 1];
            if (next !== '\n' && !(next === '\r' && source[i + 2] === '\n'))
                res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
        }
        else {
            res += ch;
        }
    }
    if (source[source.length - 1] !== '"' || source.length === 1)
        onError(source.length, 'MISSING_CHAR', 'Missing closing "quote');
    return res;
}
/**
 * Fold a single newline into a space, multiple newlines to N - 1 newlines.
 * Presumes `source[offset] === '\n'`
 */
function foldNewline(source, offset) {
    let fold = '';
    let ch = source[offset + 1];
    while (ch === ' ' || ch === '\t' || ch === '\n' || ch === '\r') {
        if (ch === '\r' && source[offset + 2] !== '\n')
            break;
        if (ch === '\n')
            fold += '\n';
        offset += 1;
        ch = source[offset + 1];
    }
    if (!fold)
        fold = ' ';
    return { fold, offset };
}
const escapeCodes = {
    '0': '\0', // null character
    a: '\x07', // bell character
    b: '\b', // backspace
    e: '\x1b', // escape character
    f: '\f', // form feed
    n: '\n', // line feed
    r: '\r', // carriage return
    t: '\t', // horizontal tab
    v: '\v', // vertical tab
    N: '\u0085', // Unicode next line
    _: '\u00a0', // Unicode non-breaking space
    L: '\u2028', // Unicode line separator
    P: '\u2029', // Unicode paragraph separator
    ' ': ' ',
    '"': '"',
    '/': '/',
    '\\': '\\',
    '\t': '\t'
};
function parseCharCode(source, offset, length, onError) {
    const cc = source.substr(offset, length);
    const ok = cc.length === length && /^[0-9a-fA-F]+$/.test(cc);
    const code = ok ? parseInt(cc, 16) : NaN;
    try {
        return String.fromCodePoint(code);
    }
    catch {
        const raw = source.substr(offset - 2, length + 2);
        onError(offset - 2, 'BAD_DQ_ESCAPE', `Invalid escape sequence ${raw}`);
        return raw;
    }
}

exports.resolveFlowScalar = resolveFlowScalar;


/***/ }),

/***/ 4631:
/***/ ((__unused_webpack_module, exports) => {



function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
    let spaceBefore = false;
    let atNewline = startOnNewline;
    let hasSpace = startOnNewline;
    let comment = '';
    let commentSep = '';
    let hasNewline = false;
    let reqSpace = false;
    let tab = null;
    let anchor = null;
    let tag = null;
    let newlineAfterProp = null;
    let comma = null;
    let found = null;
    let start = null;
    for (const token of tokens) {
        if (reqSpace) {
            if (token.type !== 'space' &&
                token.type !== 'newline' &&
                token.type !== 'comma')
                onError(token.offset, 'MISSING_CHAR', 'Tags and anchors must be separated from the next token by white space');
            reqSpace = false;
        }
        if (tab) {
            if (atNewline && token.type !== 'comment' && token.type !== 'newline') {
                onError(tab, 'TAB_AS_INDENT', 'Tabs are not allowed as indentation');
            }
            tab = null;
        }
        switch (token.type) {
            case 'space':
                // At the doc level, tabs at line start may be parsed
                // as leading white space rather than indentation.
                // In a flow collection, only the parser handles indent.
                if (!flow &&
                    (indicator !== 'doc-start' || next?.type !== 'flow-collection') &&
                    token.source.includes('\t')) {
                    tab = token;
                }
                hasSpace = true;
                break;
            case 'comment': {
                if (!hasSpace)
                    onError(token, 'MISSING_CHAR', 'Comments must be separated from other tokens by white space characters');
                const cb = token.source.substring(1) || ' ';
                if (!comment)
                    comment = cb;
                else
                    comment += commentSep + cb;
                commentSep = '';
                atNewline = false;
                break;
            }
            case 'newline':
                if (atNewline) {
                    if (comment)
                        comment += token.source;
                    else if (!found || indicator !== 'seq-item-ind')
                        spaceBefore = true;
                }
                else
                    commentSep += token.source;
                atNewline = true;
                hasNewline = true;
                if (anchor || tag)
                    newlineAfterProp = token;
                hasSpace = true;
                break;
            case 'anchor':
                if (anchor)
                    onError(token, 'MULTIPLE_ANCHORS', 'A node can have at most one anchor');
                if (token.source.endsWith(':'))
                    onError(token.offset + token.source.length - 1, 'BAD_ALIAS', 'Anchor ending in : is ambiguous', true);
                anchor = token;
                start ?? (start = token.offset);
                atNewline = false;
                hasSpace = false;
                reqSpace = true;
                break;
            case 'tag': {
                if (tag)
                    onError(token, 'MULTIPLE_TAGS', 'A node can have at most one tag');
                tag = token;
                start ?? (start = token.offset);
                atNewline = false;
                hasSpace = false;
                reqSpace = true;
                break;
            }
            case indicator:
                // Could here handle preceding comments differently
                if (anchor || tag)
                    onError(token, 'BAD_PROP_ORDER', `Anchors and tags must be after the ${token.source} indicator`);
                if (found)
                    onError(token, 'UNEXPECTED_TOKEN', `Unexpected ${token.source} in ${flow ?? 'collection'}`);
                found = token;
                atNewline =
                    indicator === 'seq-item-ind' || indicator === 'explicit-key-ind';
                hasSpace = false;
                break;
            case 'comma':
                if (flow) {
                    if (comma)
                        onError(token, 'UNEXPECTED_TOKEN', `Unexpected , in ${flow}`);
                    comma = token;
                    atNewline = false;
                    hasSpace = false;
                    break;
                }
            // else fallthrough
            default:
                onError(token, 'UNEXPECTED_TOKEN', `Unexpected ${token.type} token`);
                atNewline = false;
                hasSpace = false;
        }
    }
    const last = tokens[tokens.length - 1];
    const end = last ? last.offset + last.source.length : offset;
    if (reqSpace &&
        next &&
        next.type !== 'space' &&
        next.type !== 'newline' &&
        next.type !== 'comma' &&
        (next.type !== 'scalar' || next.source !== '')) {
        onError(next.offset, 'MISSING_CHAR', 'Tags and anchors must be separated from the next token by white space');
    }
    if (tab &&
        ((atNewline && tab.indent <= parentIndent) ||
            next?.type === 'block-map' ||
            next?.type === 'block-seq'))
        onError(tab, 'TAB_AS_INDENT', 'Tabs are not allowed as indentation');
    return {
        comma,
        found,
        spaceBefore,
        comment,
        hasNewline,
        anchor,
        tag,
        newlineAfterProp,
        end,
        start: start ?? end
    };
}

exports.resolveProps = resolveProps;


/***/ }),

/***/ 9499:
/***/ ((__unused_webpack_module, exports) => {



function containsNewline(key) {
    if (!key)
        return null;
    switch (key.type) {
        case 'alias':
        case 'scalar':
        case 'double-quoted-scalar':
        case 'single-quoted-scalar':
            if (key.source.includes('\n'))
                return true;
            if (key.end)
                for (const st of key.end)
                    if (st.type === 'newline')
                        return true;
            return false;
        case 'flow-collection':
            for (const it of key.items) {
                for (const st of it.start)
                    if (st.type === 'newline')
                        return true;
                if (it.sep)
                    for (const st of it.sep)
                        if (st.type === 'newline')
                            return true;
                if (containsNewline(it.key) || containsNewline(it.value))
                    return true;
            }
            return false;
        default:
            return true;
    }
}

exports.containsNewline = containsNewline;


/***/ }),

/***/ 2599:
/***/ ((__unused_webpack_module, exports) => {



function emptyScalarPosition(offset, before, pos) {
    if (before) {
        pos ?? (pos = before.length);
        for (let i = pos - 1; i >= 0; --i) {
            let st = before[i];
            switch (st.type) {
                case 'space':
                case 'comment':
                case 'newline':
                    offset -= st.source.length;
                    continue;
            }
            // Technically, an empty scalar is immediately after the last non-empty
            // node, but it's more useful to place it after any whitespace.
            st = before[++i];
            while (st?.type === 'space') {
                offset += st.source.length;
                st = before[++i];
            }
            break;
        }
    }
    return offset;
}

exports.emptyScalarPosition = emptyScalarPosition;


/***/ }),

/***/ 4051:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var utilContainsNewline = __nccwpck_require__(9499);

function flowIndentCheck(indent, fc, onError) {
    if (fc?.type === 'flow-collection') {
        const end = fc.end[0];
        if (end.indent === indent &&
            (end.source === ']' || end.source === '}') &&
            utilContainsNewline.containsNewline(fc)) {
            const msg = 'Flow end indicator should be more indented than parent';
            onError(end, 'BAD_INDENT', msg, true);
        }
    }
}

exports.flowIndentCheck = flowIndentCheck;


/***/ }),

/***/ 1187:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);

function mapIncludes(ctx, items, search) {
    const { uniqueKeys } = ctx.options;
    if (uniqueKeys === false)
        return false;
    const isEqual = typeof uniqueKeys === 'function'
        ? uniqueKeys
        : (a, b) => a === b || (identity.isScalar(a) && identity.isScalar(b) && a.value === b.value);
    return items.some(pair => isEqual(pair.key, search));
}

exports.mapIncludes = mapIncludes;


/***/ }),

/***/ 3021:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Alias = __nccwpck_require__(4065);
var Collection = __nccwpck_require__(101);
var identity = __nccwpck_require__(1127);
var Pair = __nccwpck_require__(7165);
var toJS = __nccwpck_require__(4043);
var Schema = __nccwpck_require__(5840);
var stringifyDocument = __nccwpck_require__(6829);
var anchors = __nccwpck_require__(1596);
var applyReviver = __nccwpck_require__(3661);
var createNode = __nccwpck_require__(2404);
var directives = __nccwpck_require__(1342);

class Document {
    constructor(value, replacer, options) {
        /** A comment before this Document */
        this.commentBefore = null;
        /** A comment immediately after this Document */
        this.comment = null;
        /** Errors encountered during parsing. */
        this.errors = [];
        /** Warnings encountered during parsing. */
        this.warnings = [];
        Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
        let _replacer = null;
        if (typeof replacer === 'function' || Array.isArray(replacer)) {
            _replacer = replacer;
        }
        else if (options === undefined && replacer) {
            options = replacer;
            replacer = undefined;
        }
        const opt = Object.assign({
            intAsBigInt: false,
            keepSourceTokens: false,
            logLevel: 'warn',
            prettyErrors: true,
            strict: true,
            stringKeys: false,
            uniqueKeys: true,
            version: '1.2'
        }, options);
        this.options = opt;
        let { version } = opt;
        if (options?._directives) {
            this.directives = options._directives.atDocument();
            if (this.directives.yaml.explicit)
                version = this.directives.yaml.version;
        }
        else
            this.directives = new directives.Directives({ version });
        this.setSchema(version, options);
        // @ts-expect-error We can't really know that this matches Contents.
        this.contents =
            value === undefined ? null : this.createNode(value, _replacer, options);
    }
    /**
     * Create a deep copy of this Document and its contents.
     *
     * Custom Node values that inherit from `Object` still refer to their original instances.
     */
    clone() {
        const copy = Object.create(Document.prototype, {
            [identity.NODE_TYPE]: { value: identity.DOC }
        });
        copy.commentBefore = this.commentBefore;
        copy.comment = this.comment;
        copy.errors = this.errors.slice();
        copy.warnings = this.warnings.slice();
        copy.options = Object.assign({}, this.options);
        if (this.directives)
            copy.directives = this.directives.clone();
        copy.schema = this.schema.clone();
        // @ts-expect-error We can't really know that this matches Contents.
        copy.contents = identity.isNode(this.contents)
            ? this.contents.clone(copy.schema)
            : this.contents;
        if (this.range)
            copy.range = this.range.slice();
        return copy;
    }
    /** Adds a value to the document. */
    add(value) {
        if (assertCollection(this.contents))
            this.contents.add(value);
    }
    /** Adds a value to the document. */
    addIn(path, value) {
        if (assertCollection(this.contents))
            this.contents.addIn(path, value);
    }
    /**
     * Create a new `Alias` node, ensuring that the target `node` has the required anchor.
     *
     * If `node` already has an anchor, `name` is ignored.
     * Otherwise, the `node.anchor` value will be set to `name`,
     * or if an anchor with that name is already present in the document,
     * `name` will be used as a prefix for a new unique anchor.
     * If `name` is undefined, the generated anchor will use 'a' as a prefix.
     */
    createAlias(node, name) {
        if (!node.anchor) {
            const prev = anchors.anchorNames(this);
            node.anchor =
                // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
                !name || prev.has(name) ? anchors.findNewAnchor(name || 'a', prev) : name;
        }
        return new Alias.Alias(node.anchor);
    }
    createNode(value, replacer, options) {
        let _replacer = undefined;
        if (typeof replacer === 'function') {
            value = replacer.call({ '': value }, '', value);
            _replacer = replacer;
        }
        else if (Array.isArray(replacer)) {
            const keyToStr = (v) => typeof v === 'number' || v instanceof String || v instanceof Number;
            const asStr = replacer.filter(keyToStr).map(String);
            if (asStr.length > 0)
                replacer = replacer.concat(asStr);
            _replacer = replacer;
        }
        else if (options === undefined && replacer) {
            options = replacer;
            replacer = undefined;
        }
        const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
        const { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(this, 
        // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
        anchorPrefix || 'a');
        const ctx = {
            aliasDuplicateObjects: aliasDuplicateObjects ?? true,
            keepUndefined: keepUndefined ?? false,
            onAnchor,
            onTagObj,
            replacer: _replacer,
            schema: this.schema,
            sourceObjects
        };
        const node = createNode.createNode(value, tag, ctx);
        if (flow && identity.isCollection(node))
            node.flow = true;
        setAnchors();
        return node;
    }
    /**
     * Convert a key and a value into a `Pair` using the current schema,
     * recursively wrapping all values as `Scalar` or `Collection` nodes.
     */
    createPair(key, value, options = {}) {
        const k = this.createNode(key, null, options);
        const v = this.createNode(value, null, options);
        return new Pair.Pair(k, v);
    }
    /**
     * Removes a value from the document.
     * @returns `true` if the item was found and removed.
     */
    delete(key) {
        return assertCollection(this.contents) ? this.contents.delete(key) : false;
    }
    /**
     * Removes a value from the document.
     * @returns `true` if the item was found and removed.
     */
    deleteIn(path) {
        if (Collection.isEmptyPath(path)) {
            if (this.contents == null)
                return false;
            // @ts-expect-error Presumed impossible if Strict extends false
            this.contents = null;
            return true;
        }
        return assertCollection(this.contents)
            ? this.contents.deleteIn(path)
            : false;
    }
    /**
     * Returns item at `key`, or `undefined` if not found. By default unwraps
     * scalar values from their surrounding node; to disable set `keepScalar` to
     * `true` (collections are always returned intact).
     */
    get(key, keepScalar) {
        return identity.isCollection(this.contents)
            ? this.contents.get(key, keepScalar)
            : undefined;
    }
    /**
     * Returns item at `path`, or `undefined` if not found. By default unwraps
     * scalar values from their surrounding node; to disable set `keepScalar` to
     * `true` (collections are always returned intact).
     */
    getIn(path, keepScalar) {
        if (Collection.isEmptyPath(path))
            return !keepScalar && identity.isScalar(this.contents)
                ? this.contents.value
                : this.contents;
        return identity.isCollection(this.contents)
            ? this.contents.getIn(path, keepScalar)
            : undefined;
    }
    /**
     * Checks if the document includes a value with the key `key`.
     */
    has(key) {
        return identity.isCollection(this.contents) ? this.contents.has(key) : false;
    }
    /**
     * Checks if the document includes a value at `path`.
     */
    hasIn(path) {
        if (Collection.isEmptyPath(path))
            return this.contents !== undefined;
        return identity.isCollection(this.contents) ? this.contents.hasIn(path) : false;
    }
    /**
     * Sets a value in this document. For `!!set`, `value` needs to be a
     * boolean to add/remove the item from the set.
     */
    set(key, value) {
        if (this.contents == null) {
            // @ts-expect-error We can't really know that this matches Contents.
            this.contents = Collection.collectionFromPath(this.schema, [key], value);
        }
        else if (assertCollection(this.contents)) {
            this.contents.set(key, value);
        }
    }
    /**
     * Sets a value in this document. For `!!set`, `value` needs to be a
     * boolean to add/remove the item from the set.
     */
    setIn(path, value) {
        if (Collection.isEmptyPath(path)) {
            // @ts-expect-error We can't really know that this matches Contents.
            this.contents = value;
        }
        else if (this.contents == null) {
            // @ts-expect-error We can't really know that this matches Contents.
            this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value);
        }
        else if (assertCollection(this.contents)) {
            this.contents.setIn(path, value);
        }
    }
    /**
     * Change the YAML version and schema used by the document.
     * A `null` version disables support for directives, explicit tags, anchors, and aliases.
     * It also requires the `schema` option to be given as a `Schema` instance value.
     *
     * Overrides all previously set schema options.
     */
    setSchema(version, options = {}) {
        if (typeof version === 'number')
            version = String(version);
        let opt;
        switch (version) {
            case '1.1':
                if (this.directives)
                    this.directives.yaml.version = '1.1';
                else
                    this.directives = new directives.Directives({ version: '1.1' });
                opt = { resolveKnownTags: false, schema: 'yaml-1.1' };
                break;
            case '1.2':
            case 'next':
                if (this.directives)
                    this.directives.yaml.version = version;
                else
                    this.directives = new directives.Directives({ version });
                opt = { resolveKnownTags: true, schema: 'core' };
                break;
            case null:
                if (this.directives)
                    delete this.directives;
                opt = null;
                break;
            default: {
                const sv = JSON.stringify(version);
                throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
            }
        }
        // Not using `instanceof Schema` to allow for duck typing
        if (options.schema instanceof Object)
            this.schema = options.schema;
        else if (opt)
            this.schema = new Schema.Schema(Object.assign(opt, options));
        else
            throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
    }
    // json & jsonArg are only used from toJSON()
    toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        const ctx = {
            anchors: new Map(),
            doc: this,
            keep: !json,
            mapAsMap: mapAsMap === true,
            mapKeyWarned: false,
            maxAliasCount: typeof maxAliasCount === 'number' ? maxAliasCount : 100
        };
        const res = toJS.toJS(this.contents, jsonArg ?? '', ctx);
        if (typeof onAnchor === 'function')
            for (const { count, res } of ctx.anchors.values())
                onAnchor(res, count);
        return typeof reviver === 'function'
            ? applyReviver.applyReviver(reviver, { '': res }, '', res)
            : res;
    }
    /**
     * A JSON representation of the document `contents`.
     *
     * @param jsonArg Used by `JSON.stringify` to indicate the array index or
     *   property name.
     */
    toJSON(jsonArg, onAnchor) {
        return this.toJS({ json: true, jsonArg, mapAsMap: false, onAnchor });
    }
    /** A YAML representation of the document. */
    toString(options = {}) {
        if (this.errors.length > 0)
            throw new Error('Document with errors cannot be stringified');
        if ('indent' in options &&
            (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
            const s = JSON.stringify(options.indent);
            throw new Error(`"indent" option must be a positive integer, not ${s}`);
        }
        return stringifyDocument.stringifyDocument(this, options);
    }
}
function assertCollection(contents) {
    if (identity.isCollection(contents))
        return true;
    throw new Error('Expected a YAML collection as document contents');
}

exports.Document = Document;


/***/ }),

/***/ 1596:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var visit = __nccwpck_require__(204);

/**
 * Verify that the input string is a valid anchor.
 *
 * Will throw on errors.
 */
function anchorIsValid(anchor) {
    if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
        const sa = JSON.stringify(anchor);
        const msg = `Anchor must not contain whitespace or control characters: ${sa}`;
        throw new Error(msg);
    }
    return true;
}
function anchorNames(root) {
    const anchors = new Set();
    visit.visit(root, {
        Value(_key, node) {
            if (node.anchor)
                anchors.add(node.anchor);
        }
    });
    return anchors;
}
/** Find a new anchor name with the given `prefix` and a one-indexed suffix. */
function findNewAnchor(prefix, exclude) {
    for (let i = 1; true; ++i) {
        const name = `${prefix}${i}`;
        if (!exclude.has(name))
            return name;
    }
}
function createNodeAnchors(doc, prefix) {
    const aliasObjects = [];
    const sourceObjects = new Map();
    let prevAnchors = null;
    return {
        onAnchor: (source) => {
            aliasObjects.push(source);
            prevAnchors ?? (prevAnchors = anchorNames(doc));
            const anchor = findNewAnchor(prefix, prevAnchors);
            prevAnchors.add(anchor);
            return anchor;
        },
        /**
         * With circular references, the source node is only resolved after all
         * of its child nodes are. This is why anchors are set only after all of
         * the nodes have been created.
         */
        setAnchors: () => {
            for (const source of aliasObjects) {
                const ref = sourceObjects.get(source);
                if (typeof ref === 'object' &&
                    ref.anchor &&
                    (identity.isScalar(ref.node) || identity.isCollection(ref.node))) {
                    ref.node.anchor = ref.anchor;
                }
                else {
                    const error = new Error('Failed to resolve repeated object (this should not happen)');
                    error.source = source;
                    throw error;
                }
            }
        },
        sourceObjects
    };
}

exports.anchorIsValid = anchorIsValid;
exports.anchorNames = anchorNames;
exports.createNodeAnchors = createNodeAnchors;
exports.findNewAnchor = findNewAnchor;


/***/ }),

/***/ 3661:
/***/ ((__unused_webpack_module, exports) => {



/**
 * Applies the JSON.parse reviver algorithm as defined in the ECMA-262 spec,
 * in section 24.5.1.1 "Runtime Semantics: InternalizeJSONProperty" of the
 * 2021 edition: https://tc39.es/ecma262/#sec-json.parse
 *
 * Includes extensions for handling Map and Set objects.
 */
function applyReviver(reviver, obj, key, val) {
    if (val && typeof val === 'object') {
        if (Array.isArray(val)) {
            for (let i = 0, len = val.length; i < len; ++i) {
                const v0 = val[i];
                const v1 = applyReviver(reviver, val, String(i), v0);
                // eslint-disable-next-line @typescript-eslint/no-array-delete
                if (v1 === undefined)
                    delete val[i];
                else if (v1 !== v0)
                    val[i] = v1;
            }
        }
        else if (val instanceof Map) {
            for (const k of Array.from(val.keys())) {
                const v0 = val.get(k);
                const v1 = applyReviver(reviver, val, k, v0);
                if (v1 === undefined)
                    val.delete(k);
                else if (v1 !== v0)
                    val.set(k, v1);
            }
        }
        else if (val instanceof Set) {
            for (const v0 of Array.from(val)) {
                const v1 = applyReviver(reviver, val, v0, v0);
                if (v1 === undefined)
                    val.delete(v0);
                else if (v1 !== v0) {
                    val.delete(v0);
                    val.add(v1);
                }
            }
        }
        else {
            for (const [k, v0] of Object.entries(val)) {
                const v1 = applyReviver(reviver, val, k, v0);
                if (v1 === undefined)
                    delete val[k];
                else if (v1 !== v0)
                    val[k] = v1;
            }
        }
    }
    return reviver.call(obj, key, val);
}

exports.applyReviver = applyReviver;


/***/ }),

/***/ 2404:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Alias = __nccwpck_require__(4065);
var identity = __nccwpck_require__(1127);
var Scalar = __nccwpck_require__(3301);

const defaultTagPrefix = 'tag:yaml.org,2002:';
function findTagObject(value, tagName, tags) {
    if (tagName) {
        const match = tags.filter(t => t.tag === tagName);
        const tagObj = match.find(t => !t.format) ?? match[0];
        if (!tagObj)
            throw new Error(`Tag ${tagName} not found`);
        return tagObj;
    }
    return tags.find(t => t.identify?.(value) && !t.format);
}
function createNode(value, tagName, ctx) {
    if (identity.isDocument(value))
        value = value.contents;
    if (identity.isNode(value))
        return value;
    if (identity.isPair(value)) {
        const map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
        map.items.push(value);
        return map;
    }
    if (value instanceof String ||
        value instanceof Number ||
        value instanceof Boolean ||
        (typeof BigInt !== 'undefined' && value instanceof BigInt) // not supported everywhere
    ) {
        // https://tc39.es/ecma262/#sec-serializejsonproperty
        value = value.valueOf();
    }
    const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
    // Detect duplicate references to the same object & use Alias nodes for all
    // after first. The `ref` wrapper allows for circular references to resolve.
    let ref = undefined;
    if (aliasDuplicateObjects && value && typeof value === 'object') {
        ref = sourceObjects.get(value);
        if (ref) {
            ref.anchor ?? (ref.anchor = onAnchor(value));
            return new Alias.Alias(ref.anchor);
        }
        else {
            ref = { anchor: null, node: null };
            sourceObjects.set(value, ref);
        }
    }
    if (tagName?.startsWith('!!'))
        tagName = defaultTagPrefix + tagName.slice(2);
    let tagObj = findTagObject(value, tagName, schema.tags);
    if (!tagObj) {
        if (value && typeof value.toJSON === 'function') {
            // eslint-disable-next-line @typescript-eslint/no-unsafe-call
            value = value.toJSON();
        }
        if (!value || typeof value !== 'object') {
            const node = new Scalar.Scalar(value);
            if (ref)
                ref.node = node;
            return node;
        }
        tagObj =
            value instanceof Map
                ? schema[identity.MAP]
                : Symbol.iterator in Object(value)
                    ? schema[identity.SEQ]
                    : schema[identity.MAP];
    }
    if (onTagObj) {
        onTagObj(tagObj);
        delete ctx.onTagObj;
    }
    const node = tagObj?.createNode
        ? tagObj.createNode(ctx.schema, value, ctx)
        : typeof tagObj?.nodeClass?.from === 'function'
            ? tagObj.nodeClass.from(ctx.schema, value, ctx)
            : new Scalar.Scalar(value);
    if (tagName)
        node.tag = tagName;
    else if (!tagObj.default)
        node.tag = tagObj.tag;
    if (ref)
        ref.node = node;
    return node;
}

exports.createNode = createNode;


/***/ }),

/***/ 1342:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var visit = __nccwpck_require__(204);

const escapeChars = {
    '!': '%21',
    ',': '%2C',
    '[': '%5B',
    ']': '%5D',
    '{': '%7B',
    '}': '%7D'
};
const escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, ch => escapeChars[ch]);
class Directives {
    constructor(yaml, tags) {
        /**
         * The directives-end/doc-start marker `---`. If `null`, a marker may still be
         * included in the document's stringified representation.
         */
        this.docStart = null;
        /** The doc-end marker `...`.  */
        this.docEnd = false;
        this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
        this.tags = Object.assign({}, Directives.defaultTags, tags);
    }
    clone() {
        const copy = new Directives(this.yaml, this.tags);
        copy.docStart = this.docStart;
        return copy;
    }
    /**
     * During parsing, get a Directives instance for the current document and
     * update the stream state according to the current version's spec.
     */
    atDocument() {
        const res = new Directives(this.yaml, this.tags);
        switch (this.yaml.version) {
            case '1.1':
                this.atNextDocument = true;
                break;
            case '1.2':
                this.atNextDocument = false;
                this.yaml = {
                    explicit: Directives.defaultYaml.explicit,
                    version: '1.2'
                };
                this.tags = Object.assign({}, Directives.defaultTags);
                break;
        }
        return res;
    }
    /**
     * @param onError - May be called even if the action was successful
     * @returns `true` on success
     */
    add(line, onError) {
        if (this.atNextDocument) {
            this.yaml = { explicit: Directives.defaultYaml.explicit, version: '1.1' };
            this.tags = Object.assign({}, Directives.defaultTags);
            this.atNextDocument = false;
        }
        const parts = line.trim().split(/[ \t]+/);
        const name = parts.shift();
        switch (name) {
            case '%TAG': {
                if (parts.length !== 2) {
                    onError(0, '%TAG directive should contain exactly two parts');
                    if (parts.length < 2)
                        return false;
                }
                const [handle, prefix] = parts;
                this.tags[handle] = prefix;
                return true;
            }
            case '%YAML': {
                this.yaml.explicit = true;
                if (parts.length !== 1) {
                    onError(0, '%YAML directive should contain exactly one part');
                    return false;
                }
                const [version] = parts;
                if (version === '1.1' || version === '1.2') {
                    this.yaml.version = version;
                    return true;
                }
                else {
                    const isValid = /^\d+\.\d+$/.test(version);
                    onError(6, `Unsupported YAML version ${version}`, isValid);
                    return false;
                }
            }
            default:
                onError(0, `Unknown directive ${name}`, true);
                return false;
        }
    }
    /**
     * Resolves a tag, matching handles to those defined in %TAG directives.
     *
     * @returns Resolved tag, which may also be the non-specific tag `'!'` or a
     *   `'!local'` tag, or `null` if unresolvable.
     */
    tagName(source, onError) {
        if (source === '!')
            return '!'; // non-specific tag
        if (source[0] !== '!') {
            onError(`Not a valid tag: ${source}`);
            return null;
        }
        if (source[1] === '<') {
            const verbatim = source.slice(2, -1);
            if (verbatim === '!' || verbatim === '!!') {
                onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
                return null;
            }
            if (source[source.length - 1] !== '>')
                onError('Verbatim tags must end with a >');
            return verbatim;
        }
        const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
        if (!suffix)
            onError(`The ${source} tag has no suffix`);
        const prefix = this.tags[handle];
        if (prefix) {
            try {
                return prefix + decodeURIComponent(suffix);
            }
            catch (error) {
                onError(String(error));
                return null;
            }
        }
        if (handle === '!')
            return source; // local tag
        onError(`Could not resolve tag: ${source}`);
        return null;
    }
    /**
     * Given a fully resolved tag, returns its printable string form,
     * taking into account current tag prefixes and defaults.
     */
    tagString(tag) {
        for (const [handle, prefix] of Object.entries(this.tags)) {
            if (tag.startsWith(prefix))
                return handle + escapeTagName(tag.substring(prefix.length));
        }
        return tag[0] === '!' ? tag : `!<${tag}>`;
    }
    toString(doc) {
        const lines = this.yaml.explicit
            ? [`%YAML ${this.yaml.version || '1.2'}`]
            : [];
        const tagEntries = Object.entries(this.tags);
        let tagNames;
        if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
            const tags = {};
            visit.visit(doc.contents, (_key, node) => {
                if (identity.isNode(node) && node.tag)
                    tags[node.tag] = true;
            });
            tagNames = Object.keys(tags);
        }
        else
            tagNames = [];
        for (const [handle, prefix] of tagEntries) {
            if (handle === '!!' && prefix === 'tag:yaml.org,2002:')
                continue;
            if (!doc || tagNames.some(tn => tn.startsWith(prefix)))
                lines.push(`%TAG ${handle} ${prefix}`);
        }
        return lines.join('\n');
    }
}
Directives.defaultYaml = { explicit: false, version: '1.2' };
Directives.defaultTags = { '!!': 'tag:yaml.org,2002:' };

exports.Directives = Directives;


/***/ }),

/***/ 1464:
/***/ ((__unused_webpack_module, exports) => {



class YAMLError extends Error {
    constructor(name, pos, code, message) {
        super();
        this.name = name;
        this.code = code;
        this.message = message;
        this.pos = pos;
    }
}
class YAMLParseError extends YAMLError {
    constructor(pos, code, message) {
        super('YAMLParseError', pos, code, message);
    }
}
class YAMLWarning extends YAMLError {
    constructor(pos, code, message) {
        super('YAMLWarning', pos, code, message);
    }
}
const prettifyError = (src, lc) => (error) => {
    if (error.pos[0] === -1)
        return;
    error.linePos = error.pos.map(pos => lc.linePos(pos));
    const { line, col } = error.linePos[0];
    error.message += ` at line ${line}, column ${col}`;
    let ci = col - 1;
    let lineStr = src
        .substring(lc.lineStarts[line - 1], lc.lineStarts[line])
        .replace(/[\n\r]+$/, '');
    // Trim to max 80 chars, keeping col position near the middle
    if (ci >= 60 && lineStr.length > 80) {
        const trimStart = Math.min(ci - 39, lineStr.length - 79);
        lineStr = '…' + lineStr.substring(trimStart);
        ci -= trimStart - 1;
    }
    if (lineStr.length > 80)
        lineStr = lineStr.substring(0, 79) + '…';
    // Include previous line in context if pointing at line start
    if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
        // Regexp won't match if start is trimmed
        let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
        if (prev.length > 80)
            prev = prev.substring(0, 79) + '…\n';
        lineStr = prev + lineStr;
    }
    if (/[^ ]/.test(lineStr)) {
        let count = 1;
        const end = error.linePos[1];
        if (end?.line === line && end.col > col) {
            count = Math.max(1, Math.min(end.col - col, 80 - ci));
        }
        const pointer = ' '.repeat(ci) + '^'.repeat(count);
        error.message += `:\n\n${lineStr}\n${pointer}\n`;
    }
};

exports.YAMLError = YAMLError;
exports.YAMLParseError = YAMLParseError;
exports.YAMLWarning = YAMLWarning;
exports.prettifyError = prettifyError;


/***/ }),

/***/ 8815:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

var __webpack_unused_export__;


var composer = __nccwpck_require__(9984);
var Document = __nccwpck_require__(3021);
var Schema = __nccwpck_require__(5840);
var errors = __nccwpck_require__(1464);
var Alias = __nccwpck_require__(4065);
var identity = __nccwpck_require__(1127);
var Pair = __nccwpck_require__(7165);
var Scalar = __nccwpck_require__(3301);
var YAMLMap = __nccwpck_require__(4454);
var YAMLSeq = __nccwpck_require__(2223);
var cst = __nccwpck_require__(3461);
var lexer = __nccwpck_require__(361);
var lineCounter = __nccwpck_require__(6628);
var parser = __nccwpck_require__(3456);
var publicApi = __nccwpck_require__(4047);
var visit = __nccwpck_require__(204);



__webpack_unused_export__ = composer.Composer;
__webpack_unused_export__ = Document.Document;
__webpack_unused_export__ = Schema.Schema;
__webpack_unused_export__ = errors.YAMLError;
__webpack_unused_export__ = errors.YAMLParseError;
__webpack_unused_export__ = errors.YAMLWarning;
__webpack_unused_export__ = Alias.Alias;
exports.Vj = identity.isAlias;
__webpack_unused_export__ = identity.isCollection;
__webpack_unused_export__ = identity.isDocument;
exports.jh = identity.isMap;
__webpack_unused_export__ = identity.isNode;
__webpack_unused_export__ = identity.isPair;
exports.jn = identity.isScalar;
exports.oP = identity.isSeq;
__webpack_unused_export__ = Pair.Pair;
__webpack_unused_export__ = Scalar.Scalar;
__webpack_unused_export__ = YAMLMap.YAMLMap;
__webpack_unused_export__ = YAMLSeq.YAMLSeq;
__webpack_unused_export__ = cst;
__webpack_unused_export__ = lexer.Lexer;
__webpack_unused_export__ = lineCounter.LineCounter;
__webpack_unused_export__ = parser.Parser;
__webpack_unused_export__ = publicApi.parse;
__webpack_unused_export__ = publicApi.parseAllDocuments;
exports.Tp = publicApi.parseDocument;
__webpack_unused_export__ = publicApi.stringify;
__webpack_unused_export__ = visit.visit;
__webpack_unused_export__ = visit.visitAsync;


/***/ }),

/***/ 7249:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var node_process = __nccwpck_require__(932);

function debug(logLevel, ...messages) {
    if (logLevel === 'debug')
        console.log(...messages);
}
function warn(logLevel, warning) {
    if (logLevel === 'debug' || logLevel === 'warn') {
        if (typeof node_process.emitWarning === 'function')
            node_process.emitWarning(warning);
        else
            console.warn(warning);
    }
}

exports.debug = debug;
exports.warn = warn;


/***/ }),

/***/ 4065:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var anchors = __nccwpck_require__(1596);
var visit = __nccwpck_require__(204);
var identity = __nccwpck_require__(1127);
var Node = __nccwpck_require__(6673);
var toJS = __nccwpck_require__(4043);

class Alias extends Node.NodeBase {
    constructor(source) {
        super(identity.ALIAS);
        this.source = source;
        Object.defineProperty(this, 'tag', {
            set() {
                throw new Error('Alias nodes cannot have tags');
            }
        });
    }
    /**
     * Resolve the value of this alias within `doc`, finding the last
     * instance of the `source` anchor before this node.
     */
    resolve(doc, ctx) {
        if (ctx?.maxAliasCount === 0)
            throw new ReferenceError('Alias resolution is disabled');
        let nodes;
        if (ctx?.aliasResolveCache) {
            nodes = ctx.aliasResolveCache;
        }
        else {
            nodes = [];
            visit.visit(doc, {
                Node: (_key, node) => {
                    if (identity.isAlias(node) || identity.hasAnchor(node))
                        nodes.push(node);
                }
            });
            if (ctx)
                ctx.aliasResolveCache = nodes;
        }
        let found = undefined;
        for (const node of nodes) {
            if (node === this)
                break;
            if (node.anchor === this.source)
                found = node;
        }
        if (found && ctx) {
            const { anchors, doc, maxAliasCount } = ctx;
            let data = anchors.get(found);
            if (!data) {
                // Resolve anchors for Node.prototype.toJS()
                toJS.toJS(found, null, ctx);
                data = anchors.get(found);
            }
            /* istanbul ignore if */
            if (data?.res === undefined) {
                const msg = 'This should not happen: Alias anchor was not resolved?';
                throw new ReferenceError(msg);
            }
            if (maxAliasCount >= 0) {
                data.count += 1;
                if (data.aliasCount === 0)
                    data.aliasCount = getAliasCount(doc, found, anchors);
                if (data.count * data.aliasCount > maxAliasCount) {
                    const msg = 'Excessive alias count indicates a resource exhaustion attack';
                    throw new ReferenceError(msg);
                }
            }
        }
        return found;
    }
    toJSON(_arg, ctx) {
        if (!ctx)
            return { source: this.source };
        const source = this.resolve(ctx.doc, ctx);
        if (!source) {
            const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
            throw new ReferenceError(msg);
        }
        return ctx.anchors.get(source).res;
    }
    toString(ctx, _onComment, _onChompKeep) {
        const src = `*${this.source}`;
        if (ctx) {
            anchors.anchorIsValid(this.source);
            if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
                const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
                throw new Error(msg);
            }
            if (ctx.implicitKey)
                return `${src} `;
        }
        return src;
    }
}
function getAliasCount(doc, node, anchors) {
    if (identity.isAlias(node)) {
        const source = node.resolve(doc);
        const anchor = anchors && source && anchors.get(source);
        return anchor ? anchor.count * anchor.aliasCount : 0;
    }
    else if (identity.isCollection(node)) {
        let count = 0;
        for (const item of node.items) {
            const c = getAliasCount(doc, item, anchors);
            if (c > count)
                count = c;
        }
        return count;
    }
    else if (identity.isPair(node)) {
        const kc = getAliasCount(doc, node.key, anchors);
        const vc = getAliasCount(doc, node.value, anchors);
        return Math.max(kc, vc);
    }
    return 1;
}

exports.Alias = Alias;


/***/ }),

/***/ 101:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var createNode = __nccwpck_require__(2404);
var identity = __nccwpck_require__(1127);
var Node = __nccwpck_require__(6673);

function collectionFromPath(schema, path, value) {
    let v = value;
    for (let i = path.length - 1; i >= 0; --i) {
        const k = path[i];
        if (typeof k === 'number' && Number.isInteger(k) && k >= 0) {
            const a = [];
            a[k] = v;
            v = a;
        }
        else {
            v = new Map([[k, v]]);
        }
    }
    return createNode.createNode(v, undefined, {
        aliasDuplicateObjects: false,
        keepUndefined: false,
        onAnchor: () => {
            throw new Error('This should not happen, please report a bug.');
        },
        schema,
        sourceObjects: new Map()
    });
}
// Type guard is intentionally a little wrong so as to be more useful,
// as it does not cover untypable empty non-string iterables (e.g. []).
const isEmptyPath = (path) => path == null ||
    (typeof path === 'object' && !!path[Symbol.iterator]().next().done);
class Collection extends Node.NodeBase {
    constructor(type, schema) {
        super(type);
        Object.defineProperty(this, 'schema', {
            value: schema,
            configurable: true,
            enumerable: false,
            writable: true
        });
    }
    /**
     * Create a copy of this collection.
     *
     * @param schema - If defined, overwrites the original's schema
     */
    clone(schema) {
        const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        if (schema)
            copy.schema = schema;
        copy.items = copy.items.map(it => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
        if (this.range)
            copy.range = this.range.slice();
        return copy;
    }
    /**
     * Adds a value to the collection. For `!!map` and `!!omap` the value must
     * be a Pair instance or a `{ key, value }` object, which may not have a key
     * that already exists in the map.
     */
    addIn(path, value) {
        if (isEmptyPath(path))
            this.add(value);
        else {
            const [key, ...rest] = path;
            const node = this.get(key, true);
            if (identity.isCollection(node))
                node.addIn(rest, value);
            else if (node === undefined && this.schema)
                this.set(key, collectionFromPath(this.schema, rest, value));
            else
                throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
    }
    /**
     * Removes a value from the collection.
     * @returns `true` if the item was found and removed.
     */
    deleteIn(path) {
        const [key, ...rest] = path;
        if (rest.length === 0)
            return this.delete(key);
        const node = this.get(key, true);
        if (identity.isCollection(node))
            return node.deleteIn(rest);
        else
            throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
    }
    /**
     * Returns item at `key`, or `undefined` if not found. By default unwraps
     * scalar values from their surrounding node; to disable set `keepScalar` to
     * `true` (collections are always returned intact).
     */
    getIn(path, keepScalar) {
        const [key, ...rest] = path;
        const node = this.get(key, true);
        if (rest.length === 0)
            return !keepScalar && identity.isScalar(node) ? node.value : node;
        else
            return identity.isCollection(node) ? node.getIn(rest, keepScalar) : undefined;
    }
    hasAllNullValues(allowScalar) {
        return this.items.every(node => {
            if (!identity.isPair(node))
                return false;
            const n = node.value;
            return (n == null ||
                (allowScalar &&
                    identity.isScalar(n) &&
                    n.value == null &&
                    !n.commentBefore &&
                    !n.comment &&
                    !n.tag));
        });
    }
    /**
     * Checks if the collection includes a value with the key `key`.
     */
    hasIn(path) {
        const [key, ...rest] = path;
        if (rest.length === 0)
            return this.has(key);
        const node = this.get(key, true);
        return identity.isCollection(node) ? node.hasIn(rest) : false;
    }
    /**
     * Sets a value in this collection. For `!!set`, `value` needs to be a
     * boolean to add/remove the item from the set.
     */
    setIn(path, value) {
        const [key, ...rest] = path;
        if (rest.length === 0) {
            this.set(key, value);
        }
        else {
            const node = this.get(key, true);
            if (identity.isCollection(node))
                node.setIn(rest, value);
            else if (node === undefined && this.schema)
                this.set(key, collectionFromPath(this.schema, rest, value));
            else
                throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
    }
}

exports.Collection = Collection;
exports.collectionFromPath = collectionFromPath;
exports.isEmptyPath = isEmptyPath;


/***/ }),

/***/ 6673:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var applyReviver = __nccwpck_require__(3661);
var identity = __nccwpck_require__(1127);
var toJS = __nccwpck_require__(4043);

class NodeBase {
    constructor(type) {
        Object.defineProperty(this, identity.NODE_TYPE, { value: type });
    }
    /** Create a copy of this node.  */
    clone() {
        const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        if (this.range)
            copy.range = this.range.slice();
        return copy;
    }
    /** A plain JavaScript representation of this node. */
    toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        if (!identity.isDocument(doc))
            throw new TypeError('A document argument is required');
        const ctx = {
            anchors: new Map(),
            doc,
            keep: true,
            mapAsMap: mapAsMap === true,
            mapKeyWarned: false,
            maxAliasCount: typeof maxAliasCount === 'number' ? maxAliasCount : 100
        };
        const res = toJS.toJS(this, '', ctx);
        if (typeof onAnchor === 'function')
            for (const { count, res } of ctx.anchors.values())
                onAnchor(res, count);
        return typeof reviver === 'function'
            ? applyReviver.applyReviver(reviver, { '': res }, '', res)
            : res;
    }
}

exports.NodeBase = NodeBase;


/***/ }),

/***/ 7165:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var createNode = __nccwpck_require__(2404);
var stringifyPair = __nccwpck_require__(9748);
var addPairToJSMap = __nccwpck_require__(7104);
var identity = __nccwpck_require__(1127);

function createPair(key, value, ctx) {
    const k = createNode.createNode(key, undefined, ctx);
    const v = createNode.createNode(value, undefined, ctx);
    return new Pair(k, v);
}
class Pair {
    constructor(key, value = null) {
        Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR });
        this.key = key;
        this.value = value;
    }
    clone(schema) {
        let { key, value } = this;
        if (identity.isNode(key))
            key = key.clone(schema);
        if (identity.isNode(value))
            value = value.clone(schema);
        return new Pair(key, value);
    }
    toJSON(_, ctx) {
        const pair = ctx?.mapAsMap ? new Map() : {};
        return addPairToJSMap.addPairToJSMap(ctx, pair, this);
    }
    toString(ctx, onComment, onChompKeep) {
        return ctx?.doc
            ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep)
            : JSON.stringify(this);
    }
}

exports.Pair = Pair;
exports.createPair = createPair;


/***/ }),

/***/ 3301:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Node = __nccwpck_require__(6673);
var toJS = __nccwpck_require__(4043);

const isScalarValue = (value) => !value || (typeof value !== 'function' && typeof value !== 'object');
class Scalar extends Node.NodeBase {
    constructor(value) {
        super(identity.SCALAR);
        this.value = value;
    }
    toJSON(arg, ctx) {
        return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
    }
    toString() {
        return String(this.value);
    }
}
Scalar.BLOCK_FOLDED = 'BLOCK_FOLDED';
Scalar.BLOCK_LITERAL = 'BLOCK_LITERAL';
Scalar.PLAIN = 'PLAIN';
Scalar.QUOTE_DOUBLE = 'QUOTE_DOUBLE';
Scalar.QUOTE_SINGLE = 'QUOTE_SINGLE';

exports.Scalar = Scalar;
exports.isScalarValue = isScalarValue;


/***/ }),

/***/ 4454:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var stringifyCollection = __nccwpck_require__(1212);
var addPairToJSMap = __nccwpck_require__(7104);
var Collection = __nccwpck_require__(101);
var identity = __nccwpck_require__(1127);
var Pair = __nccwpck_require__(7165);
var Scalar = __nccwpck_require__(3301);

function findPair(items, key) {
    const k = identity.isScalar(key) ? key.value : key;
    for (const it of items) {
        if (identity.isPair(it)) {
            if (it.key === key || it.key === k)
                return it;
            if (identity.isScalar(it.key) && it.key.value === k)
                return it;
        }
    }
    return undefined;
}
class YAMLMap extends Collection.Collection {
    static get tagName() {
        return 'tag:yaml.org,2002:map';
    }
    constructor(schema) {
        super(identity.MAP, schema);
        this.items = [];
    }
    /**
     * A generic collection parsing method that can be extended
     * to other node classes that inherit from YAMLMap
     */
    static from(schema, obj, ctx) {
        const { keepUndefined, replacer } = ctx;
        const map = new this(schema);
        const add = (key, value) => {
            if (typeof replacer === 'function')
                value = replacer.call(obj, key, value);
            else if (Array.isArray(replacer) && !replacer.includes(key))
                return;
            if (value !== undefined || keepUndefined)
                map.items.push(Pair.createPair(key, value, ctx));
        };
        if (obj instanceof Map) {
            for (const [key, value] of obj)
                add(key, value);
        }
        else if (obj && typeof obj === 'object') {
            for (const key of Object.keys(obj))
                add(key, obj[key]);
        }
        if (typeof schema.sortMapEntries === 'function') {
            map.items.sort(schema.sortMapEntries);
        }
        return map;
    }
    /**
     * Adds a value to the collection.
     *
     * @param overwrite - If not set `true`, using a key that is already in the
     *   collection will throw. Otherwise, overwrites the previous value.
     */
    add(pair, overwrite) {
        let _pair;
        if (identity.isPair(pair))
            _pair = pair;
        else if (!pair || typeof pair !== 'object' || !('key' in pair)) {
            // In TypeScript, this never happens.
            _pair = new Pair.Pair(pair, pair?.value);
        }
        else
            _pair = new Pair.Pair(pair.key, pair.value);
        const prev = findPair(this.items, _pair.key);
        const sortEntries = this.schema?.sortMapEntries;
        if (prev) {
            if (!overwrite)
                throw new Error(`Key ${_pair.key} already set`);
            // For scalars, keep the old node & its comments and anchors
            if (identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value))
                prev.value.value = _pair.value;
            else
                prev.value = _pair.value;
        }
        else if (sortEntries) {
            const i = this.items.findIndex(item => sortEntries(_pair, item) < 0);
            if (i === -1)
                this.items.push(_pair);
            else
                this.items.splice(i, 0, _pair);
        }
        else {
            this.items.push(_pair);
        }
    }
    delete(key) {
        const it = findPair(this.items, key);
        if (!it)
            return false;
        const del = this.items.splice(this.items.indexOf(it), 1);
        return del.length > 0;
    }
    get(key, keepScalar) {
        const it = findPair(this.items, key);
        const node = it?.value;
        return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? undefined;
    }
    has(key) {
        return !!findPair(this.items, key);
    }
    set(key, value) {
        this.add(new Pair.Pair(key, value), true);
    }
    /**
     * @param ctx - Conversion context, originally set in Document#toJS()
     * @param {Class} Type - If set, forces the returned collection type
     * @returns Instance of Type, Map, or Object
     */
    toJSON(_, ctx, Type) {
        const map = Type ? new Type() : ctx?.mapAsMap ? new Map() : {};
        if (ctx?.onCreate)
            ctx.onCreate(map);
        for (const item of this.items)
            addPairToJSMap.addPairToJSMap(ctx, map, item);
        return map;
    }
    toString(ctx, onComment, onChompKeep) {
        if (!ctx)
            return JSON.stringify(this);
        for (const item of this.items) {
            if (!identity.isPair(item))
                throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
        }
        if (!ctx.allNullValues && this.hasAllNullValues(false))
            ctx = Object.assign({}, ctx, { allNullValues: true });
        return stringifyCollection.stringifyCollection(this, ctx, {
            blockItemPrefix: '',
            flowChars: { start: '{', end: '}' },
            itemIndent: ctx.indent || '',
            onChompKeep,
            onComment
        });
    }
}

exports.YAMLMap = YAMLMap;
exports.findPair = findPair;


/***/ }),

/***/ 2223:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var createNode = __nccwpck_require__(2404);
var stringifyCollection = __nccwpck_require__(1212);
var Collection = __nccwpck_require__(101);
var identity = __nccwpck_require__(1127);
var Scalar = __nccwpck_require__(3301);
var toJS = __nccwpck_require__(4043);

class YAMLSeq extends Collection.Collection {
    static get tagName() {
        return 'tag:yaml.org,2002:seq';
    }
    constructor(schema) {
        super(identity.SEQ, schema);
        this.items = [];
    }
    add(value) {
        this.items.push(value);
    }
    /**
     * Removes a value from the collection.
     *
     * `key` must contain a representation of an integer for this to succeed.
     * It may be wrapped in a `Scalar`.
     *
     * @returns `true` if the item was found and removed.
     */
    delete(key) {
        const idx = asItemIndex(key);
        if (typeof idx !== 'number')
            return false;
        const del = this.items.splice(idx, 1);
        return del.length > 0;
    }
    get(key, keepScalar) {
        const idx = asItemIndex(key);
        if (typeof idx !== 'number')
            return undefined;
        const it = this.items[idx];
        return !keepScalar && identity.isScalar(it) ? it.value : it;
    }
    /**
     * Checks if the collection includes a value with the key `key`.
     *
     * `key` must contain a representation of an integer for this to succeed.
     * It may be wrapped in a `Scalar`.
     */
    has(key) {
        const idx = asItemIndex(key);
        return typeof idx === 'number' && idx < this.items.length;
    }
    /**
     * Sets a value in this collection. For `!!set`, `value` needs to be a
     * boolean to add/remove the item from the set.
     *
     * If `key` does not contain a representation of an integer, this will throw.
     * It may be wrapped in a `Scalar`.
     */
    set(key, value) {
        const idx = asItemIndex(key);
        if (typeof idx !== 'number')
            throw new Error(`Expected a valid index, not ${key}.`);
        const prev = this.items[idx];
        if (identity.isScalar(prev) && Scalar.isScalarValue(value))
            prev.value = value;
        else
            this.items[idx] = value;
    }
    toJSON(_, ctx) {
        const seq = [];
        if (ctx?.onCreate)
            ctx.onCreate(seq);
        let i = 0;
        for (const item of this.items)
            seq.push(toJS.toJS(item, String(i++), ctx));
        return seq;
    }
    toString(ctx, onComment, onChompKeep) {
        if (!ctx)
            return JSON.stringify(this);
        return stringifyCollection.stringifyCollection(this, ctx, {
            blockItemPrefix: '- ',
            flowChars: { start: '[', end: ']' },
            itemIndent: (ctx.indent || '') + '  ',
            onChompKeep,
            onComment
        });
    }
    static from(schema, obj, ctx) {
        const { replacer } = ctx;
        const seq = new this(schema);
        if (obj && Symbol.iterator in Object(obj)) {
            let i = 0;
            for (let it of obj) {
                if (typeof replacer === 'function') {
                    const key = obj instanceof Set ? it : String(i++);
                    it = replacer.call(obj, key, it);
                }
                seq.items.push(createNode.createNode(it, undefined, ctx));
            }
        }
        return seq;
    }
}
function asItemIndex(key) {
    let idx = identity.isScalar(key) ? key.value : key;
    if (idx && typeof idx === 'string')
        idx = Number(idx);
    return typeof idx === 'number' && Number.isInteger(idx) && idx >= 0
        ? idx
        : null;
}

exports.YAMLSeq = YAMLSeq;


/***/ }),

/***/ 7104:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var log = __nccwpck_require__(7249);
var merge = __nccwpck_require__(452);
var stringify = __nccwpck_require__(2148);
var identity = __nccwpck_require__(1127);
var toJS = __nccwpck_require__(4043);

function addPairToJSMap(ctx, map, { key, value }) {
    if (identity.isNode(key) && key.addToJSMap)
        key.addToJSMap(ctx, map, value);
    // TODO: Should drop this special case for bare << handling
    else if (merge.isMergeKey(ctx, key))
        merge.addMergeToJSMap(ctx, map, value);
    else {
        const jsKey = toJS.toJS(key, '', ctx);
        if (map instanceof Map) {
            map.set(jsKey, toJS.toJS(value, jsKey, ctx));
        }
        else if (map instanceof Set) {
            map.add(jsKey);
        }
        else {
            const stringKey = stringifyKey(key, jsKey, ctx);
            const jsValue = toJS.toJS(value, stringKey, ctx);
            if (stringKey in map)
                Object.defineProperty(map, stringKey, {
                    value: jsValue,
                    writable: true,
                    enumerable: true,
                    configurable: true
                });
            else
                map[stringKey] = jsValue;
        }
    }
    return map;
}
function stringifyKey(key, jsKey, ctx) {
    if (jsKey === null)
        return '';
    // eslint-disable-next-line @typescript-eslint/no-base-to-string
    if (typeof jsKey !== 'object')
        return String(jsKey);
    if (identity.isNode(key) && ctx?.doc) {
        const strCtx = stringify.createStringifyContext(ctx.doc, {});
        strCtx.anchors = new Set();
        for (const node of ctx.anchors.keys())
            strCtx.anchors.add(node.anchor);
        strCtx.inFlow = true;
        strCtx.inStringifyKey = true;
        const strKey = key.toString(strCtx);
        if (!ctx.mapKeyWarned) {
            let jsonStr = JSON.stringify(strKey);
            if (jsonStr.length > 40)
                jsonStr = jsonStr.substring(0, 36) + '..."';
            log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
            ctx.mapKeyWarned = true;
        }
        return strKey;
    }
    return JSON.stringify(jsKey);
}

exports.addPairToJSMap = addPairToJSMap;


/***/ }),

/***/ 1127:
/***/ ((__unused_webpack_module, exports) => {



const ALIAS = Symbol.for('yaml.alias');
const DOC = Symbol.for('yaml.document');
const MAP = Symbol.for('yaml.map');
const PAIR = Symbol.for('yaml.pair');
const SCALAR = Symbol.for('yaml.scalar');
const SEQ = Symbol.for('yaml.seq');
const NODE_TYPE = Symbol.for('yaml.node.type');
const isAlias = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === ALIAS;
const isDocument = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === DOC;
const isMap = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === MAP;
const isPair = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === PAIR;
const isScalar = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === SCALAR;
const isSeq = (node) => !!node && typeof node === 'object' && node[NODE_TYPE] === SEQ;
function isCollection(node) {
    if (node && typeof node === 'object')
        switch (node[NODE_TYPE]) {
            case MAP:
            case SEQ:
                return true;
        }
    return false;
}
function isNode(node) {
    if (node && typeof node === 'object')
        switch (node[NODE_TYPE]) {
            case ALIAS:
            case MAP:
            case SCALAR:
            case SEQ:
                return true;
        }
    return false;
}
const hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;

exports.ALIAS = ALIAS;
exports.DOC = DOC;
exports.MAP = MAP;
exports.NODE_TYPE = NODE_TYPE;
exports.PAIR = PAIR;
exports.SCALAR = SCALAR;
exports.SEQ = SEQ;
exports.hasAnchor = hasAnchor;
exports.isAlias = isAlias;
exports.isCollection = isCollection;
exports.isDocument = isDocument;
exports.isMap = isMap;
exports.isNode = isNode;
exports.isPair = isPair;
exports.isScalar = isScalar;
exports.isSeq = isSeq;


/***/ }),

/***/ 4043:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);

/**
 * Recursively convert any node or its contents to native JavaScript
 *
 * @param value - The input value
 * @param arg - If `value` defines a `toJSON()` method, use this
 *   as its first argument
 * @param ctx - Conversion context, originally set in Document#toJS(). If
 *   `{ keep: true }` is not set, output should be suitable for JSON
 *   stringification.
 */
function toJS(value, arg, ctx) {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-return
    if (Array.isArray(value))
        return value.map((v, i) => toJS(v, String(i), ctx));
    if (value && typeof value.toJSON === 'function') {
        // eslint-disable-next-line @typescript-eslint/no-unsafe-call
        if (!ctx || !identity.hasAnchor(value))
            return value.toJSON(arg, ctx);
        const data = { aliasCount: 0, count: 1, res: undefined };
        ctx.anchors.set(value, data);
        ctx.onCreate = res => {
            data.res = res;
            delete ctx.onCreate;
        };
        const res = value.toJSON(arg, ctx);
        if (ctx.onCreate)
            ctx.onCreate(res);
        return res;
    }
    if (typeof value === 'bigint' && !ctx?.keep)
        return Number(value);
    return value;
}

exports.toJS = toJS;


/***/ }),

/***/ 110:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var resolveBlockScalar = __nccwpck_require__(8913);
var resolveFlowScalar = __nccwpck_require__(6842);
var errors = __nccwpck_require__(1464);
var stringifyString = __nccwpck_require__(3069);

function resolveAsScalar(token, strict = true, onError) {
    if (token) {
        const _onError = (pos, code, message) => {
            const offset = typeof pos === 'number' ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
            if (onError)
                onError(offset, code, message);
            else
                throw new errors.YAMLParseError([offset, offset + 1], code, message);
        };
        switch (token.type) {
            case 'scalar':
            case 'single-quoted-scalar':
            case 'double-quoted-scalar':
                return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
            case 'block-scalar':
                return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
        }
    }
    return null;
}
/**
 * Create a new scalar token with `value`
 *
 * Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
 * as this function does not support any schema operations and won't check for such conflicts.
 *
 * @param value The string representation of the value, which will have its content properly indented.
 * @param context.end Comments and whitespace after the end of the value, or after the block scalar header. If undefined, a newline will be added.
 * @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
 * @param context.indent The indent level of the token.
 * @param context.inFlow Is this scalar within a flow collection? This may affect the resolved type of the token's value.
 * @param context.offset The offset position of the token.
 * @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
 */
function createScalarToken(value, context) {
    const { implicitKey = false, indent, inFlow = false, offset = -1, type = 'PLAIN' } = context;
    const source = stringifyString.stringifyString({ type, value }, {
        implicitKey,
        indent: indent > 0 ? ' '.repeat(indent) : '',
        inFlow,
        options: { blockQuote: true, lineWidth: -1 }
    });
    const end = context.end ?? [
        { type: 'newline', offset: -1, indent, source: '\n' }
    ];
    switch (source[0]) {
        case '|':
        case '>': {
            const he = source.indexOf('\n');
            const head = source.substring(0, he);
            const body = source.substring(he + 1) + '\n';
            const props = [
                { type: 'block-scalar-header', offset, indent, source: head }
            ];
            if (!addEndtoBlockProps(props, end))
                props.push({ type: 'newline', offset: -1, indent, source: '\n' });
            return { type: 'block-scalar', offset, indent, props, source: body };
        }
        case '"':
            return { type: 'double-quoted-scalar', offset, indent, source, end };
        case "'":
            return { type: 'single-quoted-scalar', offset, indent, source, end };
        default:
            return { type: 'scalar', offset, indent, source, end };
    }
}
/**
 * Set the value of `token` to the given string `value`, overwriting any previous contents and type that it may have.
 *
 * Best efforts are made to retain any comments previously associated with the `token`,
 * though all contents within a collection's `items` will be overwritten.
 *
 * Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
 * as this function does not support any schema operations and won't check for such conflicts.
 *
 * @param token Any token. If it does not include an `indent` value, the value will be stringified as if it were an implicit key.
 * @param value The string representation of the value, which will have its content properly indented.
 * @param context.afterKey In most cases, values after a key should have an additional level of indentation.
 * @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
 * @param context.inFlow Being within a flow collection may affect the resolved type of the token's value.
 * @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
 */
function setScalarValue(token, value, context = {}) {
    let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
    let indent = 'indent' in token ? token.indent : null;
    if (afterKey && typeof indent === 'number')
        indent += 2;
    if (!type)
        switch (token.type) {
            case 'single-quoted-scalar':
                type = 'QUOTE_SINGLE';
                break;
            case 'double-quoted-scalar':
                type = 'QUOTE_DOUBLE';
                break;
            case 'block-scalar': {
                const header = token.props[0];
                if (header.type !== 'block-scalar-header')
                    throw new Error('Invalid block scalar header');
                type = header.source[0] === '>' ? 'BLOCK_FOLDED' : 'BLOCK_LITERAL';
                break;
            }
            default:
                type = 'PLAIN';
        }
    const source = stringifyString.stringifyString({ type, value }, {
        implicitKey: implicitKey || indent === null,
        indent: indent !== null && indent > 0 ? ' '.repeat(indent) : '',
        inFlow,
        options: { blockQuote: true, lineWidth: -1 }
    });
    switch (source[0]) {
        case '|':
        case '>':
            setBlockScalarValue(token, source);
            break;
        case '"':
            setFlowScalarValue(token, source, 'double-quoted-scalar');
            break;
        case "'":
            setFlowScalarValue(token, source, 'single-quoted-scalar');
            break;
        default:
            setFlowScalarValue(token, source, 'scalar');
    }
}
function setBlockScalarValue(token, source) {
    const he = source.indexOf('\n');
    const head = source.substring(0, he);
    const body = source.substring(he + 1) + '\n';
    if (token.type === 'block-scalar') {
        const header = token.props[0];
        if (header.type !== 'block-scalar-header')
            throw new Error('Invalid block scalar header');
        header.source = head;
        token.source = body;
    }
    else {
        const { offset } = token;
        const indent = 'indent' in token ? token.indent : -1;
        const props = [
            { type: 'block-scalar-header', offset, indent, source: head }
        ];
        if (!addEndtoBlockProps(props, 'end' in token ? token.end : undefined))
            props.push({ type: 'newline', offset: -1, indent, source: '\n' });
        for (const key of Object.keys(token))
            if (key !== 'type' && key !== 'offset')
                delete token[key];
        Object.assign(token, { type: 'block-scalar', indent, props, source: body });
    }
}
/** @returns `true` if last token is a newline */
function addEndtoBlockProps(props, end) {
    if (end)
        for (const st of end)
            switch (st.type) {
                case 'space':
                case 'comment':
                    props.push(st);
                    break;
                case 'newline':
                    props.push(st);
                    return true;
            }
    return false;
}
function setFlowScalarValue(token, source, type) {
    switch (token.type) {
        case 'scalar':
        case 'double-quoted-scalar':
        case 'single-quoted-scalar':
            token.type = type;
            token.source = source;
            break;
        case 'block-scalar': {
            const end = token.props.slice(1);
            let oa = source.length;
            if (token.props[0].type === 'block-scalar-header')
                oa -= token.props[0].source.length;
            for (const tok of end)
                tok.offset += oa;
            delete token.props;
            Object.assign(token, { type, source, end });
            break;
        }
        case 'block-map':
        case 'block-seq': {
            const offset = token.offset + source.length;
            const nl = { type: 'newline', offset, indent: token.indent, source: '\n' };
            delete token.items;
            Object.assign(token, { type, source, end: [nl] });
            break;
        }
        default: {
            const indent = 'indent' in token ? token.indent : -1;
            const end = 'end' in token && Array.isArray(token.end)
                ? token.end.filter(st => st.type === 'space' ||
                    st.type === 'comment' ||
                    st.type === 'newline')
                : [];
            for (const key of Object.keys(token))
                if (key !== 'type' && key !== 'offset')
                    delete token[key];
            Object.assign(token, { type, indent, source, end });
        }
    }
}

exports.createScalarToken = createScalarToken;
exports.resolveAsScalar = resolveAsScalar;
exports.setScalarValue = setScalarValue;


/***/ }),

/***/ 1733:
/***/ ((__unused_webpack_module, exports) => {



/**
 * Stringify a CST document, token, or collection item
 *
 * Fair warning: This applies no validation whatsoever, and
 * simply concatenates the sources in their logical order.
 */
const stringify = (cst) => 'type' in cst ? stringifyToken(cst) : stringifyItem(cst);
function stringifyToken(token) {
    switch (token.type) {
        case 'block-scalar': {
            let res = '';
            for (const tok of token.props)
                res += stringifyToken(tok);
            return res + token.source;
        }
        case 'block-map':
        case 'block-seq': {
            let res = '';
            for (const item of token.items)
                res += stringifyItem(item);
            return res;
        }
        case 'flow-collection': {
            let res = token.start.source;
            for (const item of token.items)
                res += stringifyItem(item);
            for (const st of token.end)
                res += st.source;
            return res;
        }
        case 'document': {
            let res = stringifyItem(token);
            if (token.end)
                for (const st of token.end)
                    res += st.source;
            return res;
        }
        default: {
            let res = token.source;
            if ('end' in token && token.end)
                for (const st of token.end)
                    res += st.source;
            return res;
        }
    }
}
function stringifyItem({ start, key, sep, value }) {
    let res = '';
    for (const st of start)
        res += st.source;
    if (key)
        res += stringifyToken(key);
    if (sep)
        for (const st of sep)
            res += st.source;
    if (value)
        res += stringifyToken(value);
    return res;
}

exports.stringify = stringify;


/***/ }),

/***/ 7715:
/***/ ((__unused_webpack_module, exports) => {



const BREAK = Symbol('break visit');
const SKIP = Symbol('skip children');
const REMOVE = Symbol('remove item');
/**
 * Apply a visitor to a CST document or item.
 *
 * Walks through the tree (depth-first) starting from the root, calling a
 * `visitor` function with two arguments when entering each item:
 *   - `item`: The current item, which included the following members:
 *     - `start: SourceToken[]` – Source tokens before the key or value,
 *       possibly including its anchor or tag.
 *     - `key?: Token | null` – Set for pair values. May then be `null`, if
 *       the key before the `:` separator is empty.
 *     - `sep?: SourceToken[]` – Source tokens between the key and the value,
 *       which should include the `:` map value indicator if `value` is set.
 *     - `value?: Token` – The value of a sequence item, or of a map pair.
 *   - `path`: The steps from the root to the current node, as an array of
 *     `['key' | 'value', number]` tuples.
 *
 * The return value of the visitor may be used to control the traversal:
 *   - `undefined` (default): Do nothing and continue
 *   - `visit.SKIP`: Do not visit the children of this token, continue with
 *      next sibling
 *   - `visit.BREAK`: Terminate traversal completely
 *   - `visit.REMOVE`: Remove the current item, then continue with the next one
 *   - `number`: Set the index of the next step. This is useful especially if
 *     the index of the current token has changed.
 *   - `function`: Define the next visitor for this item. After the original
 *     visitor is called on item entry, next visitors are called after handling
 *     a non-empty `key` and when exiting the item.
 */
function visit(cst, visitor) {
    if ('type' in cst && cst.type === 'document')
        cst = { start: cst.start, value: cst.value };
    _visit(Object.freeze([]), cst, visitor);
}
// Without the `as symbol` casts, TS declares these in the `visit`
// namespace using `var`, but then complains about that because
// `unique symbol` must be `const`.
/** Terminate visit traversal completely */
visit.BREAK = BREAK;
/** Do not visit the children of the current item */
visit.SKIP = SKIP;
/** Remove the current item */
visit.REMOVE = REMOVE;
/** Find the item at `path` from `cst` as the root */
visit.itemAtPath = (cst, path) => {
    let item = cst;
    for (const [field, index] of path) {
        const tok = item?.[field];
        if (tok && 'items' in tok) {
            item = tok.items[index];
        }
        else
            return undefined;
    }
    return item;
};
/**
 * Get the immediate parent collection of the item at `path` from `cst` as the root.
 *
 * Throws an error if the collection is not found, which should never happen if the item itself exists.
 */
visit.parentCollection = (cst, path) => {
    const parent = visit.itemAtPath(cst, path.slice(0, -1));
    const field = path[path.length - 1][0];
    const coll = parent?.[field];
    if (coll && 'items' in coll)
        return coll;
    throw new Error('Parent collection not found');
};
function _visit(path, item, visitor) {
    let ctrl = visitor(item, path);
    if (typeof ctrl === 'symbol')
        return ctrl;
    for (const field of ['key', 'value']) {
        const token = item[field];
        if (token && 'items' in token) {
            for (let i = 0; i < token.items.length; ++i) {
                const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
                if (typeof ci === 'number')
                    i = ci - 1;
                else if (ci === BREAK)
                    return BREAK;
                else if (ci === REMOVE) {
                    token.items.splice(i, 1);
                    i -= 1;
                }
            }
            if (typeof ctrl === 'function' && field === 'key')
                ctrl = ctrl(item, path);
        }
    }
    return typeof ctrl === 'function' ? ctrl(item, path) : ctrl;
}

exports.visit = visit;


/***/ }),

/***/ 3461:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var cstScalar = __nccwpck_require__(110);
var cstStringify = __nccwpck_require__(1733);
var cstVisit = __nccwpck_require__(7715);

/** The byte order mark */
const BOM = '\u{FEFF}';
/** Start of doc-mode */
const DOCUMENT = '\x02'; // C0: Start of Text
/** Unexpected end of flow-mode */
const FLOW_END = '\x18'; // C0: Cancel
/** Next token is a scalar value */
const SCALAR = '\x1f'; // C0: Unit Separator
/** @returns `true` if `token` is a flow or block collection */
const isCollection = (token) => !!token && 'items' in token;
/** @returns `true` if `token` is a flow or block scalar; not an alias */
const isScalar = (token) => !!token &&
    (token.type === 'scalar' ||
        token.type === 'single-quoted-scalar' ||
        token.type === 'double-quoted-scalar' ||
        token.type === 'block-scalar');
/* istanbul ignore next */
/** Get a printable representation of a lexer token */
function prettyToken(token) {
    switch (token) {
        case BOM:
            return '<BOM>';
        case DOCUMENT:
            return '<DOC>';
        case FLOW_END:
            return '<FLOW_END>';
        case SCALAR:
            return '<SCALAR>';
        default:
            return JSON.stringify(token);
    }
}
/** Identify the type of a lexer token. May return `null` for unknown tokens. */
function tokenType(source) {
    switch (source) {
        case BOM:
            return 'byte-order-mark';
        case DOCUMENT:
            return 'doc-mode';
        case FLOW_END:
            return 'flow-error-end';
        case SCALAR:
            return 'scalar';
        case '---':
            return 'doc-start';
        case '...':
            return 'doc-end';
        case '':
        case '\n':
        case '\r\n':
            return 'newline';
        case '-':
            return 'seq-item-ind';
        case '?':
            return 'explicit-key-ind';
        case ':':
            return 'map-value-ind';
        case '{':
            return 'flow-map-start';
        case '}':
            return 'flow-map-end';
        case '[':
            return 'flow-seq-start';
        case ']':
            return 'flow-seq-end';
        case ',':
            return 'comma';
    }
    switch (source[0]) {
        case ' ':
        case '\t':
            return 'space';
        case '#':
            return 'comment';
        case '%':
            return 'directive-line';
        case '*':
            return 'alias';
        case '&':
            return 'anchor';
        case '!':
            return 'tag';
        case "'":
            return 'single-quoted-scalar';
        case '"':
            return 'double-quoted-scalar';
        case '|':
        case '>':
            return 'block-scalar-header';
    }
    return null;
}

exports.createScalarToken = cstScalar.createScalarToken;
exports.resolveAsScalar = cstScalar.resolveAsScalar;
exports.setScalarValue = cstScalar.setScalarValue;
exports.stringify = cstStringify.stringify;
exports.visit = cstVisit.visit;
exports.BOM = BOM;
exports.DOCUMENT = DOCUMENT;
exports.FLOW_END = FLOW_END;
exports.SCALAR = SCALAR;
exports.isCollection = isCollection;
exports.isScalar = isScalar;
exports.prettyToken = prettyToken;
exports.tokenType = tokenType;


/***/ }),

/***/ 361:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var cst = __nccwpck_require__(3461);

/*
START -> stream

stream
  directive -> line-end -> stream
  indent + line-end -> stream
  [else] -> line-start

line-end
  comment -> line-end
  newline -> .
  input-end -> END

line-start
  doc-start -> doc
  doc-end -> stream
  [else] -> indent -> block-start

block-start
  seq-item-start -> block-start
  explicit-key-start -> block-start
  map-value-start -> block-start
  [else] -> doc

doc
  line-end -> line-start
  spaces -> doc
  anchor -> doc
  tag -> doc
  flow-start -> flow -> doc
  flow-end -> error -> doc
  seq-item-start -> error -> doc
  explicit-key-start -> error -> doc
  map-value-start -> doc
  alias -> doc
  quote-start -> quoted-scalar -> doc
  block-scalar-header -> line-end -> block-scalar(min) -> line-start
  [else] -> plain-scalar(false, min) -> doc

flow
  line-end -> flow
  spaces -> flow
  anchor -> flow
  tag -> flow
  flow-start -> flow -> flow
  flow-end -> .
  seq-item-start -> error -> flow
  explicit-key-start -> flow
  map-value-start -> flow
  alias -> flow
  quote-start -> quoted-scalar -> flow
  comma -> flow
  [else] -> plain-scalar(true, 0) -> flow

quoted-scalar
  quote-end -> .
  [else] -> quoted-scalar

block-scalar(min)
  newline + peek(indent < min) -> .
  [else] -> block-scalar(min)

plain-scalar(is-flow, min)
  scalar-end(is-flow) -> .
  peek(newline + (indent < min)) -> .
  [else] -> plain-scalar(min)
*/
function isEmpty(ch) {
    switch (ch) {
        case undefined:
        case ' ':
        case '\n':
        case '\r':
        case '\t':
            return true;
        default:
            return false;
    }
}
const hexDigits = new Set('0123456789ABCDEFabcdef');
const tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
const flowIndicatorChars = new Set(',[]{}');
const invalidAnchorChars = new Set(' ,[]{}\n\r\t');
const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
/**
 * Splits an input string into lexical tokens, i.e. smaller strings that are
 * easily identifiable by `tokens.tokenType()`.
 *
 * Lexing starts always in a "stream" context. Incomplete input may be buffered
 * until a complete token can be emitted.
 *
 * In addition to slices of the original input, the following control characters
 * may also be emitted:
 *
 * - `\x02` (Start of Text): A document starts with the next token
 * - `\x18` (Cancel): Unexpected end of flow-mode (indicates an error)
 * - `\x1f` (Unit Separator): Next token is a scalar value
 * - `\u{FEFF}` (Byte order mark): Emitted separately outside documents
 */
class Lexer {
    constructor() {
        /**
         * Flag indicating whether the end of the current buffer marks the end of
         * all input
         */
        this.atEnd = false;
        /**
         * Explicit indent set in block scalar header, as an offset from the current
         * minimum indent, so e.g. set to 1 from a header `|2+`. Set to -1 if not
         * explicitly set.
         */
        this.blockScalarIndent = -1;
        /**
         * Block scalars that include a + (keep) chomping indicator in their header
         * include trailing empty lines, which are otherwise excluded from the
         * scalar's contents.
         */
        this.blockScalarKeep = false;
        /** Current input */
        this.buffer = '';
        /**
         * Flag noting whether the map value indicator : can immediately follow this
         * node within a flow context.
         */
        this.flowKey = false;
        /** Count of surrounding flow collection levels. */
        this.flowLevel = 0;
        /**
         * Minimum level of indentation required for next lines to be parsed as a
         * part of the current scalar value.
         */
        this.indentNext = 0;
        /** Indentation level of the current line. */
        this.indentValue = 0;
        /** Position of the next \n character. */
        this.lineEndPos = null;
        /** Stores the state of the lexer if reaching the end of incpomplete input */
        this.next = null;
        /** A pointer to `buffer`; the current position of the lexer. */
        this.pos = 0;
    }
    /**
     * Generate YAML tokens from the `source` string. If `incomplete`,
     * a part of the last line may be left as a buffer for the next call.
     *
     * @returns A generator of lexical tokens
     */
    *lex(source, incomplete = false) {
        if (source) {
            if (typeof source !== 'string')
                throw TypeError('source is not a string');
            this.buffer = this.buffer ? this.buffer + source : source;
            this.lineEndPos = null;
        }
        this.atEnd = !incomplete;
        let next = this.next ?? 'stream';
        while (next && (incomplete || this.hasChars(1)))
            next = yield* this.parseNext(next);
    }
    atLineEnd() {
        let i = this.pos;
        let ch = this.buffer[i];
        while (ch === ' ' || ch === '\t')
            ch = this.buffer[++i];
        if (!ch || ch === '#' || ch === '\n')
            return true;
        if (ch === '\r')
            return this.buffer[i + 1] === '\n';
        return false;
    }
    charAt(n) {
        return this.buffer[this.pos + n];
    }
    continueScalar(offset) {
        let ch = this.buffer[offset];
        if (this.indentNext > 0) {
            let indent = 0;
            while (ch === ' ')
                ch = this.buffer[++indent + offset];
            if (ch === '\r') {
                const next = this.buffer[indent + offset + 1];
                if (next === '\n' || (!next && !this.atEnd))
                    return offset + indent + 1;
            }
            return ch === '\n' || indent >= this.indentNext || (!ch && !this.atEnd)
                ? offset + indent
                : -1;
        }
        if (ch === '-' || ch === '.') {
            const dt = this.buffer.substr(offset, 3);
            if ((dt === '---' || dt === '...') && isEmpty(this.buffer[offset + 3]))
                return -1;
        }
        return offset;
    }
    getLine() {
        let end = this.lineEndPos;
        if (typeof end !== 'number' || (end !== -1 && end < this.pos)) {
            end = this.buffer.indexOf('\n', this.pos);
            this.lineEndPos = end;
        }
        if (end === -1)
            return this.atEnd ? this.buffer.substring(this.pos) : null;
        if (this.buffer[end - 1] === '\r')
            end -= 1;
        return this.buffer.substring(this.pos, end);
    }
    hasChars(n) {
        return this.pos + n <= this.buffer.length;
    }
    setNext(state) {
        this.buffer = this.buffer.substring(this.pos);
        this.pos = 0;
        this.lineEndPos = null;
        this.next = state;
        return null;
    }
    peek(n) {
        return this.buffer.substr(this.pos, n);
    }
    *parseNext(next) {
        switch (next) {
            case 'stream':
                return yield* this.parseStream();
            case 'line-start':
                return yield* this.parseLineStart();
            case 'block-start':
                return yield* this.parseBlockStart();
            case 'doc':
                return yield* this.parseDocument();
            case 'flow':
                return yield* this.parseFlowCollection();
            case 'quoted-scalar':
                return yield* this.parseQuotedScalar();
            case 'block-scalar':
                return yield* this.parseBlockScalar();
            case 'plain-scalar':
                return yield* this.parsePlainScalar();
        }
    }
    *parseStream() {
        let line = this.getLine();
        if (line === null)
            return this.setNext('stream');
        if (line[0] === cst.BOM) {
            yield* this.pushCount(1);
            line = line.substring(1);
        }
        if (line[0] === '%') {
            let dirEnd = line.length;
            let cs = line.indexOf('#');
            while (cs !== -1) {
                const ch = line[cs - 1];
                if (ch === ' ' || ch === '\t') {
                    dirEnd = cs - 1;
                    break;
                }
                else {
                    cs = line.indexOf('#', cs + 1);
                }
            }
            while (true) {
                const ch = line[dirEnd - 1];
                if (ch === ' ' || ch === '\t')
                    dirEnd -= 1;
                else
                    break;
            }
            const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
            yield* this.pushCount(line.length - n); // possible comment
            this.pushNewline();
            return 'stream';
        }
        if (this.atLineEnd()) {
            const sp = yield* this.pushSpaces(true);
            yield* this.pushCount(line.length - sp);
            yield* this.pushNewline();
            return 'stream';
        }
        yield cst.DOCUMENT;
        return yield* this.parseLineStart();
    }
    *parseLineStart() {
        const ch = this.charAt(0);
        if (!ch && !this.atEnd)
            return this.setNext('line-start');
        if (ch === '-' || ch === '.') {
            if (!this.atEnd && !this.hasChars(4))
                return this.setNext('line-start');
            const s = this.peek(3);
            if ((s === '---' || s === '...') && isEmpty(this.charAt(3))) {
                yield* this.pushCount(3);
                this.indentValue = 0;
                this.indentNext = 0;
                return s === '---' ? 'doc' : 'stream';
            }
        }
        this.indentValue = yield* this.pushSpaces(false);
        if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1)))
            this.indentNext = this.indentValue;
        return yield* this.parseBlockStart();
    }
    *parseBlockStart() {
        const [ch0, ch1] = this.peek(2);
        if (!ch1 && !this.atEnd)
            return this.setNext('block-start');
        if ((ch0 === '-' || ch0 === '?' || ch0 === ':') && isEmpty(ch1)) {
            const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
            this.indentNext = this.indentValue + 1;
            this.indentValue += n;
            return 'block-start';
        }
        return 'doc';
    }
    *parseDocument() {
        yield* this.pushSpaces(true);
        const line = this.getLine();
        if (line === null)
            return this.setNext('doc');
        let n = yield* this.pushIndicators();
        switch (line[n]) {
            case '#':
                yield* this.pushCount(line.length - n);
            // fallthrough
            case undefined:
                yield* this.pushNewline();
                return yield* this.parseLineStart();
            case '{':
            case '[':
                yield* this.pushCount(1);
                this.flowKey = false;
                this.flowLevel = 1;
                return 'flow';
            case '}':
            case ']':
                // this is an error
                yield* this.pushCount(1);
                return 'doc';
            case '*':
                yield* this.pushUntil(isNotAnchorChar);
                return 'doc';
            case '"':
            case "'":
                return yield* this.parseQuotedScalar();
            case '|':
            case '>':
                n += yield* this.parseBlockScalarHeader();
                n += yield* this.pushSpaces(true);
                yield* this.pushCount(line.length - n);
                yield* this.pushNewline();
                return yield* this.parseBlockScalar();
            default:
                return yield* this.parsePlainScalar();
        }
    }
    *parseFlowCollection() {
        let nl, sp;
        let indent = -1;
        do {
            nl = yield* this.pushNewline();
            if (nl > 0) {
                sp = yield* this.pushSpaces(false);
                this.indentValue = indent = sp;
            }
            else {
                sp = 0;
            }
            sp += yield* this.pushSpaces(true);
        } while (nl + sp > 0);
        const line = this.getLine();
        if (line === null)
            return this.setNext('flow');
        if ((indent !== -1 && indent < this.indentNext && line[0] !== '#') ||
            (indent === 0 &&
                (line.startsWith('---') || line.startsWith('...')) &&
                isEmpty(line[3]))) {
            // Allowing for the terminal ] or } at the same (rather than greater)
            // indent level as the initial [ or { is technically invalid, but
            // failing here would be surprising to users.
            const atFlowEndMarker = indent === this.indentNext - 1 &&
                this.flowLevel === 1 &&
                (line[0] === ']' || line[0] === '}');
            if (!atFlowEndMarker) {
                // this is an error
                this.flowLevel = 0;
                yield cst.FLOW_END;
                return yield* this.parseLineStart();
            }
        }
        let n = 0;
        while (line[n] === ',') {
            n += yield* this.pushCount(1);
            n += yield* this.pushSpaces(true);
            this.flowKey = false;
        }
        n += yield* this.pushIndicators();
        switch (line[n]) {
            case undefined:
                return 'flow';
            case '#':
                yield* this.pushCount(line.length - n);
                return 'flow';
            case '{':
            case '[':
                yield* this.pushCount(1);
                this.flowKey = false;
                this.flowLevel += 1;
                return 'flow';
            case '}':
            case ']':
                yield* this.pushCount(1);
                this.flowKey = true;
                this.flowLevel -= 1;
                return this.flowLevel ? 'flow' : 'doc';
            case '*':
                yield* this.pushUntil(isNotAnchorChar);
                return 'flow';
            case '"':
            case "'":
                this.flowKey = true;
                return yield* this.parseQuotedScalar();
            case ':': {
                const next = this.charAt(1);
                if (this.flowKey || isEmpty(next) || next === ',') {
                    this.flowKey = false;
                    yield* this.pushCount(1);
                    yield* this.pushSpaces(true);
                    return 'flow';
                }
            }
            // fallthrough
            default:
                this.flowKey = false;
                return yield* this.parsePlainScalar();
        }
    }
    *parseQuotedScalar() {
        const quote = this.charAt(0);
        let end = this.buffer.indexOf(quote, this.pos + 1);
        if (quote === "'") {
            while (end !== -1 && this.buffer[end + 1] === "'")
                end = this.buffer.indexOf("'", end + 2);
        }
        else {
            // double-quote
            while (end !== -1) {
                let n = 0;
                while (this.buffer[end - 1 - n] === '\\')
                    n += 1;
                if (n % 2 === 0)
                    break;
                end = this.buffer.indexOf('"', end + 1);
            }
        }
        // Only looking for newlines within the quotes
        const qb = this.buffer.substring(0, end);
        let nl = qb.indexOf('\n', this.pos);
        if (nl !== -1) {
            while (nl !== -1) {
                const cs = this.continueScalar(nl + 1);
                if (cs === -1)
                    break;
                nl = qb.indexOf('\n', cs);
            }
            if (nl !== -1) {
                // this is an error caused by an unexpected unindent
                end = nl - (qb[nl - 1] === '\r' ? 2 : 1);
            }
        }
        if (end === -1) {
            if (!this.atEnd)
                return this.setNext('quoted-scalar');
            end = this.buffer.length;
        }
        yield* this.pushToIndex(end + 1, false);
        return this.flowLevel ? 'flow' : 'doc';
    }
    *parseBlockScalarHeader() {
        this.blockScalarIndent = -1;
        this.blockScalarKeep = false;
        let i = this.pos;
        while (true) {
            const ch = this.buffer[++i];
            if (ch === '+')
                this.blockScalarKeep = true;
            else if (ch > '0' && ch <= '9')
                this.blockScalarIndent = Number(ch) - 1;
            else if (ch !== '-')
                break;
        }
        return yield* this.pushUntil(ch => isEmpty(ch) || ch === '#');
    }
    *parseBlockScalar() {
        let nl = this.pos - 1; // may be -1 if this.pos === 0
        let indent = 0;
        let ch;
        loop: for (let i = this.pos; (ch = this.buffer[i]); ++i) {
            switch (ch) {
                case ' ':
                    indent += 1;
                    break;
                case '\n':
                    nl = i;
                    indent = 0;
                    break;
                case '\r': {
                    const next = this.buffer[i + 1];
                    if (!next && !this.atEnd)
                        return this.setNext('block-scalar');
                    if (next === '\n')
                        break;
                } // fallthrough
                default:
                    break loop;
            }
        }
        if (!ch && !this.atEnd)
            return this.setNext('block-scalar');
        if (indent >= this.indentNext) {
            if (this.blockScalarIndent === -1)
                this.indentNext = indent;
            else {
                this.indentNext =
                    this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
            }
            do {
                const cs = this.continueScalar(nl + 1);
                if (cs === -1)
                    break;
                nl = this.buffer.indexOf('\n', cs);
            } while (nl !== -1);
            if (nl === -1) {
                if (!this.atEnd)
                    return this.setNext('block-scalar');
                nl = this.buffer.length;
            }
        }
        // Trailing insufficiently indented tabs are invalid.
        // To catch that during parsing, we include them in the block scalar value.
        let i = nl + 1;
        ch = this.buffer[i];
        while (ch === ' ')
            ch = this.buffer[++i];
        if (ch === '\t') {
            while (ch === '\t' || ch === ' ' || ch === '\r' || ch === '\n')
                ch = this.buffer[++i];
            nl = i - 1;
        }
        else if (!this.blockScalarKeep) {
            do {
                let i = nl - 1;
                let ch = this.buffer[i];
                if (ch === '\r')
                    ch = this.buffer[--i];
                const lastChar = i; // Drop the line if last char not more indented
                while (ch === ' ')
                    ch = this.buffer[--i];
                if (ch === '\n' && i >= this.pos && i + 1 + indent > lastChar)
                    nl = i;
                else
                    break;
            } while (true);
        }
        yield cst.SCALAR;
        yield* this.pushToIndex(nl + 1, true);
        return yield* this.parseLineStart();
    }
    *parsePlainScalar() {
        const inFlow = this.flowLevel > 0;
        let end = this.pos - 1;
        let i = this.pos - 1;
        let ch;
        while ((ch = this.buffer[++i])) {
            if (ch === ':') {
                const next = this.buffer[i + 1];
                if (isEmpty(next) || (inFlow && flowIndicatorChars.has(next)))
                    break;
                end = i;
            }
            else if (isEmpty(ch)) {
                let next = this.buffer[i + 1];
                if (ch === '\r') {
                    if (next === '\n') {
                        i += 1;
                        ch = '\n';
                        next = this.buffer[i + 1];
                    }
                    else
                        end = i;
                }
                if (next === '#' || (inFlow && flowIndicatorChars.has(next)))
                    break;
                if (ch === '\n') {
                    const cs = this.continueScalar(i + 1);
                    if (cs === -1)
                        break;
                    i = Math.max(i, cs - 2); // to advance, but still account for ' #'
                }
            }
            else {
                if (inFlow && flowIndicatorChars.has(ch))
                    break;
                end = i;
            }
        }
        if (!ch && !this.atEnd)
            return this.setNext('plain-scalar');
        yield cst.SCALAR;
        yield* this.pushToIndex(end + 1, true);
        return inFlow ? 'flow' : 'doc';
    }
    *pushCount(n) {
        if (n > 0) {
            yield this.buffer.substr(this.pos, n);
            this.pos += n;
            return n;
        }
        return 0;
    }
    *pushToIndex(i, allowEmpty) {
        const s = this.buffer.slice(this.pos, i);
        if (s) {
            yield s;
            this.pos += s.length;
            return s.length;
        }
        else if (allowEmpty)
            yield '';
        return 0;
    }
    *pushIndicators() {
        let n = 0;
        loop: while (true) {
            switch (this.charAt(0)) {
                case '!':
                    n += yield* this.pushTag();
                    n += yield* this.pushSpaces(true);
                    continue loop;
                case '&':
                    n += yield* this.pushUntil(isNotAnchorChar);
                    n += yield* this.pushSpaces(true);
                    continue loop;
                case '-': // this is an error
                case '?': // this is an error outside flow collections
                case ':': {
                    const inFlow = this.flowLevel > 0;
                    const ch1 = this.charAt(1);
                    if (isEmpty(ch1) || (inFlow && flowIndicatorChars.has(ch1))) {
                        if (!inFlow)
                            this.indentNext = this.indentValue + 1;
                        else if (this.flowKey)
                            this.flowKey = false;
                        n += yield* this.pushCount(1);
                        n += yield* this.pushSpaces(true);
                        continue loop;
                    }
                }
            }
            break loop;
        }
        return n;
    }
    *pushTag() {
        if (this.charAt(1) === '<') {
            let i = this.pos + 2;
            let ch = this.buffer[i];
            while (!isEmpty(ch) && ch !== '>')
                ch = this.buffer[++i];
            return yield* this.pushToIndex(ch === '>' ? i + 1 : i, false);
        }
        else {
            let i = this.pos + 1;
            let ch = this.buffer[i];
            while (ch) {
                if (tagChars.has(ch))
                    ch = this.buffer[++i];
                else if (ch === '%' &&
                    hexDigits.has(this.buffer[i + 1]) &&
                    hexDigits.has(this.buffer[i + 2])) {
                    ch = this.buffer[(i += 3)];
                }
                else
                    break;
            }
            return yield* this.pushToIndex(i, false);
        }
    }
    *pushNewline() {
        const ch = this.buffer[this.pos];
        if (ch === '\n')
            return yield* this.pushCount(1);
        else if (ch === '\r' && this.charAt(1) === '\n')
            return yield* this.pushCount(2);
        else
            return 0;
    }
    *pushSpaces(allowTabs) {
        let i = this.pos - 1;
        let ch;
        do {
            ch = this.buffer[++i];
        } while (ch === ' ' || (allowTabs && ch === '\t'));
        const n = i - this.pos;
        if (n > 0) {
            yield this.buffer.substr(this.pos, n);
            this.pos = i;
        }
        return n;
    }
    *pushUntil(test) {
        let i = this.pos;
        let ch = this.buffer[i];
        while (!test(ch))
            ch = this.buffer[++i];
        return yield* this.pushToIndex(i, false);
    }
}

exports.Lexer = Lexer;


/***/ }),

/***/ 6628:
/***/ ((__unused_webpack_module, exports) => {



/**
 * Tracks newlines during parsing in order to provide an efficient API for
 * determining the one-indexed `{ line, col }` position for any offset
 * within the input.
 */
class LineCounter {
    constructor() {
        this.lineStarts = [];
        /**
         * Should be called in ascending order. Otherwise, call
         * `lineCounter.lineStarts.sort()` before calling `linePos()`.
         */
        this.addNewLine = (offset) => this.lineStarts.push(offset);
        /**
         * Performs a binary search and returns the 1-indexed { line, col }
         * position of `offset`. If `line === 0`, `addNewLine` has never been
         * called or `offset` is before the first known newline.
         */
        this.linePos = (offset) => {
            let low = 0;
            let high = this.lineStarts.length;
            while (low < high) {
                const mid = (low + high) >> 1; // Math.floor((low + high) / 2)
                if (this.lineStarts[mid] < offset)
                    low = mid + 1;
                else
                    high = mid;
            }
            if (this.lineStarts[low] === offset)
                return { line: low + 1, col: 1 };
            if (low === 0)
                return { line: 0, col: offset };
            const start = this.lineStarts[low - 1];
            return { line: low, col: offset - start + 1 };
        };
    }
}

exports.LineCounter = LineCounter;


/***/ }),

/***/ 3456:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var node_process = __nccwpck_require__(932);
var cst = __nccwpck_require__(3461);
var lexer = __nccwpck_require__(361);

function includesToken(list, type) {
    for (let i = 0; i < list.length; ++i)
        if (list[i].type === type)
            return true;
    return false;
}
function findNonEmptyIndex(list) {
    for (let i = 0; i < list.length; ++i) {
        switch (list[i].type) {
            case 'space':
            case 'comment':
            case 'newline':
                break;
            default:
                return i;
        }
    }
    return -1;
}
function isFlowToken(token) {
    switch (token?.type) {
        case 'alias':
        case 'scalar':
        case 'single-quoted-scalar':
        case 'double-quoted-scalar':
        case 'flow-collection':
            return true;
        default:
            return false;
    }
}
function getPrevProps(parent) {
    switch (parent.type) {
        case 'document':
            return parent.start;
        case 'block-map': {
            const it = parent.items[parent.items.length - 1];
            return it.sep ?? it.start;
        }
        case 'block-seq':
            return parent.items[parent.items.length - 1].start;
        /* istanbul ignore next should not happen */
        default:
            return [];
    }
}
/** Note: May modify input array */
function getFirstKeyStartProps(prev) {
    if (prev.length === 0)
        return [];
    let i = prev.length;
    loop: while (--i >= 0) {
        switch (prev[i].type) {
            case 'doc-start':
            case 'explicit-key-ind':
            case 'map-value-ind':
            case 'seq-item-ind':
            case 'newline':
                break loop;
        }
    }
    while (prev[++i]?.type === 'space') {
        /* loop */
    }
    return prev.splice(i, prev.length);
}
function arrayPushArray(target, source) {
    // May exhaust call stack with large `source` array
    if (source.length < 1e5)
        Array.prototype.push.apply(target, source);
    else
        for (let i = 0; i < source.length; ++i)
            target.push(source[i]);
}
function fixFlowSeqItems(fc) {
    if (fc.start.type === 'flow-seq-start') {
        for (const it of fc.items) {
            if (it.sep &&
                !it.value &&
                !includesToken(it.start, 'explicit-key-ind') &&
                !includesToken(it.sep, 'map-value-ind')) {
                if (it.key)
                    it.value = it.key;
                delete it.key;
                if (isFlowToken(it.value)) {
                    if (it.value.end)
                        arrayPushArray(it.value.end, it.sep);
                    else
                        it.value.end = it.sep;
                }
                else
                    arrayPushArray(it.start, it.sep);
                delete it.sep;
            }
        }
    }
}
/**
 * A YAML concrete syntax tree (CST) parser
 *
 * ```ts
 * const src: string = ...
 * for (const token of new Parser().parse(src)) {
 *   // token: Token
 * }
 * ```
 *
 * To use the parser with a user-provided lexer:
 *
 * ```ts
 * function* parse(source: string, lexer: Lexer) {
 *   const parser = new Parser()
 *   for (const lexeme of lexer.lex(source))
 *     yield* parser.next(lexeme)
 *   yield* parser.end()
 * }
 *
 * const src: string = ...
 * const lexer = new Lexer()
 * for (const token of parse(src, lexer)) {
 *   // token: Token
 * }
 * ```
 */
class Parser {
    /**
     * @param onNewLine - If defined, called separately with the start position of
     *   each new line (in `parse()`, including the start of input).
     */
    constructor(onNewLine) {
        /** If true, space and sequence indicators count as indentation */
        this.atNewLine = true;
        /** If true, next token is a scalar value */
        this.atScalar = false;
        /** Current indentation level */
        this.indent = 0;
        /** Current offset since the start of parsing */
        this.offset = 0;
        /** On the same line with a block map key */
        this.onKeyLine = false;
        /** Top indicates the node that's currently being built */
        this.stack = [];
        /** The source of the current token, set in parse() */
        this.source = '';
        /** The type of the current token, set in parse() */
        this.type = '';
        // Must be defined after `next()`
        this.lexer = new lexer.Lexer();
        this.onNewLine = onNewLine;
    }
    /**
     * Parse `source` as a YAML stream.
     * If `incomplete`, a part of the last line may be left as a buffer for the next call.
     *
     * Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
     *
     * @returns A generator of tokens representing each directive, document, and other structure.
     */
    *parse(source, incomplete = false) {
        if (this.onNewLine && this.offset === 0)
            this.onNewLine(0);
        for (const lexeme of this.lexer.lex(source, incomplete))
            yield* this.next(lexeme);
        if (!incomplete)
            yield* this.end();
    }
    /**
     * Advance the parser by the `source` of one lexical token.
     */
    *next(source) {
        this.source = source;
        if (node_process.env.LOG_TOKENS)
            console.log('|', cst.prettyToken(source));
        if (this.atScalar) {
            this.atScalar = false;
            yield* this.step();
            this.offset += source.length;
            return;
        }
        const type = cst.tokenType(source);
        if (!type) {
            const message = `Not a YAML token: ${source}`;
            yield* this.pop({ type: 'error', offset: this.offset, message, source });
            this.offset += source.length;
        }
        else if (type === 'scalar') {
            this.atNewLine = false;
            this.atScalar = true;
            this.type = 'scalar';
        }
        else {
            this.type = type;
            yield* this.step();
            switch (type) {
                case 'newline':
                    this.atNewLine = true;
                    this.indent = 0;
                    if (this.onNewLine)
                        this.onNewLine(this.offset + source.length);
                    break;
                case 'space':
                    if (this.atNewLine && source[0] === ' ')
                        this.indent += source.length;
                    break;
                case 'explicit-key-ind':
                case 'map-value-ind':
                case 'seq-item-ind':
                    if (this.atNewLine)
                        this.indent += source.length;
                    break;
                case 'doc-mode':
                case 'flow-error-end':
                    return;
                default:
                    this.atNewLine = false;
            }
            this.offset += source.length;
        }
    }
    /** Call at end of input to push out any remaining constructions */
    *end() {
        while (this.stack.length > 0)
            yield* this.pop();
    }
    get sourceToken() {
        const st = {
            type: this.type,
            offset: this.offset,
            indent: this.indent,
            source: this.source
        };
        return st;
    }
    *step() {
        const top = this.peek(1);
        if (this.type === 'doc-end' && top?.type !== 'doc-end') {
            while (this.stack.length > 0)
                yield* this.pop();
            this.stack.push({
                type: 'doc-end',
                offset: this.offset,
                source: this.source
            });
            return;
        }
        if (!top)
            return yield* this.stream();
        switch (top.type) {
            case 'document':
                return yield* this.document(top);
            case 'alias':
            case 'scalar':
            case 'single-quoted-scalar':
            case 'double-quoted-scalar':
                return yield* this.scalar(top);
            case 'block-scalar':
                return yield* this.blockScalar(top);
            case 'block-map':
                return yield* this.blockMap(top);
            case 'block-seq':
                return yield* this.blockSequence(top);
            case 'flow-collection':
                return yield* this.flowCollection(top);
            case 'doc-end':
                return yield* this.documentEnd(top);
        }
        /* istanbul ignore next should not happen */
        yield* this.pop();
    }
    peek(n) {
        return this.stack[this.stack.length - n];
    }
    *pop(error) {
        const token = error ?? this.stack.pop();
        /* istanbul ignore if should not happen */
        if (!token) {
            const message = 'Tried to pop an empty stack';
            yield { type: 'error', offset: this.offset, source: '', message };
        }
        else if (this.stack.length === 0) {
            yield token;
        }
        else {
            const top = this.peek(1);
            if (token.type === 'block-scalar') {
                // Block scalars use their parent rather than header indent
                token.indent = 'indent' in top ? top.indent : 0;
            }
            else if (token.type === 'flow-collection' && top.type === 'document') {
                // Ignore all indent for top-level flow collections
                token.indent = 0;
            }
            if (token.type === 'flow-collection')
                fixFlowSeqItems(token);
            switch (top.type) {
                case 'document':
                    top.value = token;
                    break;
                case 'block-scalar':
                    top.props.push(token); // error
                    break;
                case 'block-map': {
                    const it = top.items[top.items.length - 1];
                    if (it.value) {
                        top.items.push({ start: [], key: token, sep: [] });
                        this.onKeyLine = true;
                        return;
                    }
                    else if (it.sep) {
                        it.value = token;
                    }
                    else {
                        Object.assign(it, { key: token, sep: [] });
                        this.onKeyLine = !it.explicitKey;
                        return;
                    }
                    break;
                }
                case 'block-seq': {
                    const it = top.items[top.items.length - 1];
                    if (it.value)
                        top.items.push({ start: [], value: token });
                    else
                        it.value = token;
                    break;
                }
                case 'flow-collection': {
                    const it = top.items[top.items.length - 1];
                    if (!it || it.value)
                        top.items.push({ start: [], key: token, sep: [] });
                    else if (it.sep)
                        it.value = token;
                    else
                        Object.assign(it, { key: token, sep: [] });
                    return;
                }
                /* istanbul ignore next should not happen */
                default:
                    yield* this.pop();
                    yield* this.pop(token);
            }
            if ((top.type === 'document' ||
                top.type === 'block-map' ||
                top.type === 'block-seq') &&
                (token.type === 'block-map' || token.type === 'block-seq')) {
                const last = token.items[token.items.length - 1];
                if (last &&
                    !last.sep &&
                    !last.value &&
                    last.start.length > 0 &&
                    findNonEmptyIndex(last.start) === -1 &&
                    (token.indent === 0 ||
                        last.start.every(st => st.type !== 'comment' || st.indent < token.indent))) {
                    if (top.type === 'document')
                        top.end = last.start;
                    else
                        top.items.push({ start: last.start });
                    token.items.splice(-1, 1);
                }
            }
        }
    }
    *stream() {
        switch (this.type) {
            case 'directive-line':
                yield { type: 'directive', offset: this.offset, source: this.source };
                return;
            case 'byte-order-mark':
            case 'space':
            case 'comment':
            case 'newline':
                yield this.sourceToken;
                return;
            case 'doc-mode':
            case 'doc-start': {
                const doc = {
                    type: 'document',
                    offset: this.offset,
                    start: []
                };
                if (this.type === 'doc-start')
                    doc.start.push(this.sourceToken);
                this.stack.push(doc);
                return;
            }
        }
        yield {
            type: 'error',
            offset: this.offset,
            message: `Unexpected ${this.type} token in YAML stream`,
            source: this.source
        };
    }
    *document(doc) {
        if (doc.value)
            return yield* this.lineEnd(doc);
        switch (this.type) {
            case 'doc-start': {
                if (findNonEmptyIndex(doc.start) !== -1) {
                    yield* this.pop();
                    yield* this.step();
                }
                else
                    doc.start.push(this.sourceToken);
                return;
            }
            case 'anchor':
            case 'tag':
            case 'space':
            case 'comment':
            case 'newline':
                doc.start.push(this.sourceToken);
                return;
        }
        const bv = this.startBlockValue(doc);
        if (bv)
            this.stack.push(bv);
        else {
            yield {
                type: 'error',
                offset: this.offset,
                message: `Unexpected ${this.type} token in YAML document`,
                source: this.source
            };
        }
    }
    *scalar(scalar) {
        if (this.type === 'map-value-ind') {
            const prev = getPrevProps(this.peek(2));
            const start = getFirstKeyStartProps(prev);
            let sep;
            if (scalar.end) {
                sep = scalar.end;
                sep.push(this.sourceToken);
                delete scalar.end;
            }
            else
                sep = [this.sourceToken];
            const map = {
                type: 'block-map',
                offset: scalar.offset,
                indent: scalar.indent,
                items: [{ start, key: scalar, sep }]
            };
            this.onKeyLine = true;
            this.stack[this.stack.length - 1] = map;
        }
        else
            yield* this.lineEnd(scalar);
    }
    *blockScalar(scalar) {
        switch (this.type) {
            case 'space':
            case 'comment':
            case 'newline':
                scalar.props.push(this.sourceToken);
                return;
            case 'scalar':
                scalar.source = this.source;
                // block-scalar source includes trailing newline
                this.atNewLine = true;
                this.indent = 0;
                if (this.onNewLine) {
                    let nl = this.source.indexOf('\n') + 1;
                    while (nl !== 0) {
                        this.onNewLine(this.offset + nl);
                        nl = this.source.indexOf('\n', nl) + 1;
                    }
                }
                yield* this.pop();
                break;
            /* istanbul ignore next should not happen */
            default:
                yield* this.pop();
                yield* this.step();
        }
    }
    *blockMap(map) {
        const it = map.items[map.items.length - 1];
        // it.sep is true-ish if pair already has key or : separator
        switch (this.type) {
            case 'newline':
                this.onKeyLine = false;
                if (it.value) {
                    const end = 'end' in it.value ? it.value.end : undefined;
                    const last = Array.isArray(end) ? end[end.length - 1] : undefined;
                    if (last?.type === 'comment')
                        end?.push(this.sourceToken);
                    else
                        map.items.push({ start: [this.sourceToken] });
                }
                else if (it.sep) {
                    it.sep.push(this.sourceToken);
                }
                else {
                    it.start.push(this.sourceToken);
                }
                return;
            case 'space':
            case 'comment':
                if (it.value) {
                    map.items.push({ start: [this.sourceToken] });
                }
                else if (it.sep) {
                    it.sep.push(this.sourceToken);
                }
                else {
                    if (this.atIndentedComment(it.start, map.indent)) {
                        const prev = map.items[map.items.length - 2];
                        const end = prev?.value?.end;
                        if (Array.isArray(end)) {
                            arrayPushArray(end, it.start);
                            end.push(this.sourceToken);
                            map.items.pop();
                            return;
                        }
                    }
                    it.start.push(this.sourceToken);
                }
                return;
        }
        if (this.indent >= map.indent) {
            const atMapIndent = !this.onKeyLine && this.indent === map.indent;
            const atNextItem = atMapIndent &&
                (it.sep || it.explicitKey) &&
                this.type !== 'seq-item-ind';
            // For empty nodes, assign newline-separated not indented empty tokens to following node
            let start = [];
            if (atNextItem && it.sep && !it.value) {
                const nl = [];
                for (let i = 0; i < it.sep.length; ++i) {
                    const st = it.sep[i];
                    switch (st.type) {
                        case 'newline':
                            nl.push(i);
                            break;
                        case 'space':
                            break;
                        case 'comment':
                            if (st.indent > map.indent)
                                nl.length = 0;
                            break;
                        default:
                            nl.length = 0;
                    }
                }
                if (nl.length >= 2)
                    start = it.sep.splice(nl[1]);
            }
            switch (this.type) {
                case 'anchor':
                case 'tag':
                    if (atNextItem || it.value) {
                        start.push(this.sourceToken);
                        map.items.push({ start });
                        this.onKeyLine = true;
                    }
                    else if (it.sep) {
                        it.sep.push(this.sourceToken);
                    }
                    else {
                        it.start.push(this.sourceToken);
                    }
                    return;
                case 'explicit-key-ind':
                    if (!it.sep && !it.explicitKey) {
                        it.start.push(this.sourceToken);
                        it.explicitKey = true;
                    }
                    else if (atNextItem || it.value) {
                        start.push(this.sourceToken);
                        map.items.push({ start, explicitKey: true });
                    }
                    else {
                        this.stack.push({
                            type: 'block-map',
                            offset: this.offset,
                            indent: this.indent,
                            items: [{ start: [this.sourceToken], explicitKey: true }]
                        });
                    }
                    this.onKeyLine = true;
                    return;
                case 'map-value-ind':
                    if (it.explicitKey) {
                        if (!it.sep) {
                            if (includesToken(it.start, 'newline')) {
                                Object.assign(it, { key: null, sep: [this.sourceToken] });
                            }
                            else {
                                const start = getFirstKeyStartProps(it.start);
                                this.stack.push({
                                    type: 'block-map',
                                    offset: this.offset,
                                    indent: this.indent,
                                    items: [{ start, key: null, sep: [this.sourceToken] }]
                                });
                            }
                        }
                        else if (it.value) {
                            map.items.push({ start: [], key: null, sep: [this.sourceToken] });
                        }
                        else if (includesToken(it.sep, 'map-value-ind')) {
                            this.stack.push({
                                type: 'block-map',
                                offset: this.offset,
                                indent: this.indent,
                                items: [{ start, key: null, sep: [this.sourceToken] }]
                            });
                        }
                        else if (isFlowToken(it.key) &&
                            !includesToken(it.sep, 'newline')) {
                            const start = getFirstKeyStartProps(it.start);
                            const key = it.key;
                            const sep = it.sep;
                            sep.push(this.sourceToken);
                            // @ts-expect-error type guard is wrong here
                            delete it.key;
                            // @ts-expect-error type guard is wrong here
                            delete it.sep;
                            this.stack.push({
                                type: 'block-map',
                                offset: this.offset,
                                indent: this.indent,
                                items: [{ start, key, sep }]
                            });
                        }
                        else if (start.length > 0) {
                            // Not actually at next item
                            it.sep = it.sep.concat(start, this.sourceToken);
                        }
                        else {
                            it.sep.push(this.sourceToken);
                        }
                    }
                    else {
                        if (!it.sep) {
                            Object.assign(it, { key: null, sep: [this.sourceToken] });
                        }
                        else if (it.value || atNextItem) {
                            map.items.push({ start, key: null, sep: [this.sourceToken] });
                        }
                        else if (includesToken(it.sep, 'map-value-ind')) {
                            this.stack.push({
                                type: 'block-map',
                                offset: this.offset,
                                indent: this.indent,
                                items: [{ start: [], key: null, sep: [this.sourceToken] }]
                            });
                        }
                        else {
                            it.sep.push(this.sourceToken);
                        }
                    }
                    this.onKeyLine = true;
                    return;
                case 'alias':
                case 'scalar':
                case 'single-quoted-scalar':
                case 'double-quoted-scalar': {
                    const fs = this.flowScalar(this.type);
                    if (atNextItem || it.value) {
                        map.items.push({ start, key: fs, sep: [] });
                        this.onKeyLine = true;
                    }
                    else if (it.sep) {
                        this.stack.push(fs);
                    }
                    else {
                        Object.assign(it, { key: fs, sep: [] });
                        this.onKeyLine = true;
                    }
                    return;
                }
                default: {
                    const bv = this.startBlockValue(map);
                    if (bv) {
                        if (bv.type === 'block-seq') {
                            if (!it.explicitKey &&
                                it.sep &&
                                !includesToken(it.sep, 'newline')) {
                                yield* this.pop({
                                    type: 'error',
                                    offset: this.offset,
                                    message: 'Unexpected block-seq-ind on same line with key',
                                    source: this.source
                                });
                                return;
                            }
                        }
                        else if (atMapIndent) {
                            map.items.push({ start });
                        }
                        this.stack.push(bv);
                        return;
                    }
                }
            }
        }
        yield* this.pop();
        yield* this.step();
    }
    *blockSequence(seq) {
        const it = seq.items[seq.items.length - 1];
        switch (this.type) {
            case 'newline':
                if (it.value) {
                    const end = 'end' in it.value ? it.value.end : undefined;
                    const last = Array.isArray(end) ? end[end.length - 1] : undefined;
                    if (last?.type === 'comment')
                        end?.push(this.sourceToken);
                    else
                        seq.items.push({ start: [this.sourceToken] });
                }
                else
                    it.start.push(this.sourceToken);
                return;
            case 'space':
            case 'comment':
                if (it.value)
                    seq.items.push({ start: [this.sourceToken] });
                else {
                    if (this.atIndentedComment(it.start, seq.indent)) {
                        const prev = seq.items[seq.items.length - 2];
                        const end = prev?.value?.end;
                        if (Array.isArray(end)) {
                            arrayPushArray(end, it.start);
                            end.push(this.sourceToken);
                            seq.items.pop();
                            return;
                        }
                    }
                    it.start.push(this.sourceToken);
                }
                return;
            case 'anchor':
            case 'tag':
                if (it.value || this.indent <= seq.indent)
                    break;
                it.start.push(this.sourceToken);
                return;
            case 'seq-item-ind':
                if (this.indent !== seq.indent)
                    break;
                if (it.value || includesToken(it.start, 'seq-item-ind'))
                    seq.items.push({ start: [this.sourceToken] });
                else
                    it.start.push(this.sourceToken);
                return;
        }
        if (this.indent > seq.indent) {
            const bv = this.startBlockValue(seq);
            if (bv) {
                this.stack.push(bv);
                return;
            }
        }
        yield* this.pop();
        yield* this.step();
    }
    *flowCollection(fc) {
        const it = fc.items[fc.items.length - 1];
        if (this.type === 'flow-error-end') {
            let top;
            do {
                yield* this.pop();
                top = this.peek(1);
            } while (top?.type === 'flow-collection');
        }
        else if (fc.end.length === 0) {
            switch (this.type) {
                case 'comma':
                case 'explicit-key-ind':
                    if (!it || it.sep)
                        fc.items.push({ start: [this.sourceToken] });
                    else
                        it.start.push(this.sourceToken);
                    return;
                case 'map-value-ind':
                    if (!it || it.value)
                        fc.items.push({ start: [], key: null, sep: [this.sourceToken] });
                    else if (it.sep)
                        it.sep.push(this.sourceToken);
                    else
                        Object.assign(it, { key: null, sep: [this.sourceToken] });
                    return;
                case 'space':
                case 'comment':
                case 'newline':
                case 'anchor':
                case 'tag':
                    if (!it || it.value)
                        fc.items.push({ start: [this.sourceToken] });
                    else if (it.sep)
                        it.sep.push(this.sourceToken);
                    else
                        it.start.push(this.sourceToken);
                    return;
                case 'alias':
                case 'scalar':
                case 'single-quoted-scalar':
                case 'double-quoted-scalar': {
                    const fs = this.flowScalar(this.type);
                    if (!it || it.value)
                        fc.items.push({ start: [], key: fs, sep: [] });
                    else if (it.sep)
                        this.stack.push(fs);
                    else
                        Object.assign(it, { key: fs, sep: [] });
                    return;
                }
                case 'flow-map-end':
                case 'flow-seq-end':
                    fc.end.push(this.sourceToken);
                    return;
            }
            const bv = this.startBlockValue(fc);
            /* istanbul ignore else should not happen */
            if (bv)
                this.stack.push(bv);
            else {
                yield* this.pop();
                yield* this.step();
            }
        }
        else {
            const parent = this.peek(2);
            if (parent.type === 'block-map' &&
                ((this.type === 'map-value-ind' && parent.indent === fc.indent) ||
                    (this.type === 'newline' &&
                        !parent.items[parent.items.length - 1].sep))) {
                yield* this.pop();
                yield* this.step();
            }
            else if (this.type === 'map-value-ind' &&
                parent.type !== 'flow-collection') {
                const prev = getPrevProps(parent);
                const start = getFirstKeyStartProps(prev);
                fixFlowSeqItems(fc);
                const sep = fc.end.splice(1, fc.end.length);
                sep.push(this.sourceToken);
                const map = {
                    type: 'block-map',
                    offset: fc.offset,
                    indent: fc.indent,
                    items: [{ start, key: fc, sep }]
                };
                this.onKeyLine = true;
                this.stack[this.stack.length - 1] = map;
            }
            else {
                yield* this.lineEnd(fc);
            }
        }
    }
    flowScalar(type) {
        if (this.onNewLine) {
            let nl = this.source.indexOf('\n') + 1;
            while (nl !== 0) {
                this.onNewLine(this.offset + nl);
                nl = this.source.indexOf('\n', nl) + 1;
            }
        }
        return {
            type,
            offset: this.offset,
            indent: this.indent,
            source: this.source
        };
    }
    startBlockValue(parent) {
        switch (this.type) {
            case 'alias':
            case 'scalar':
            case 'single-quoted-scalar':
            case 'double-quoted-scalar':
                return this.flowScalar(this.type);
            case 'block-scalar-header':
                return {
                    type: 'block-scalar',
                    offset: this.offset,
                    indent: this.indent,
                    props: [this.sourceToken],
                    source: ''
                };
            case 'flow-map-start':
            case 'flow-seq-start':
                return {
                    type: 'flow-collection',
                    offset: this.offset,
                    indent: this.indent,
                    start: this.sourceToken,
                    items: [],
                    end: []
                };
            case 'seq-item-ind':
                return {
                    type: 'block-seq',
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: [this.sourceToken] }]
                };
            case 'explicit-key-ind': {
                this.onKeyLine = true;
                const prev = getPrevProps(parent);
                const start = getFirstKeyStartProps(prev);
                start.push(this.sourceToken);
                return {
                    type: 'block-map',
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start, explicitKey: true }]
                };
            }
            case 'map-value-ind': {
                this.onKeyLine = true;
                const prev = getPrevProps(parent);
                const start = getFirstKeyStartProps(prev);
                return {
                    type: 'block-map',
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start, key: null, sep: [this.sourceToken] }]
                };
            }
        }
        return null;
    }
    atIndentedComment(start, indent) {
        if (this.type !== 'comment')
            return false;
        if (this.indent <= indent)
            return false;
        return start.every(st => st.type === 'newline' || st.type === 'space');
    }
    *documentEnd(docEnd) {
        if (this.type !== 'doc-mode') {
            if (docEnd.end)
                docEnd.end.push(this.sourceToken);
            else
                docEnd.end = [this.sourceToken];
            if (this.type === 'newline')
                yield* this.pop();
        }
    }
    *lineEnd(token) {
        switch (this.type) {
            case 'comma':
            case 'doc-start':
            case 'doc-end':
            case 'flow-seq-end':
            case 'flow-map-end':
            case 'map-value-ind':
                yield* this.pop();
                yield* this.step();
                break;
            case 'newline':
                this.onKeyLine = false;
            // fallthrough
            case 'space':
            case 'comment':
            default:
                // all other values are errors
                if (token.end)
                    token.end.push(this.sourceToken);
                else
                    token.end = [this.sourceToken];
                if (this.type === 'newline')
                    yield* this.pop();
        }
    }
}

exports.Parser = Parser;


/***/ }),

/***/ 4047:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var composer = __nccwpck_require__(9984);
var Document = __nccwpck_require__(3021);
var errors = __nccwpck_require__(1464);
var log = __nccwpck_require__(7249);
var identity = __nccwpck_require__(1127);
var lineCounter = __nccwpck_require__(6628);
var parser = __nccwpck_require__(3456);

function parseOptions(options) {
    const prettyErrors = options.prettyErrors !== false;
    const lineCounter$1 = options.lineCounter || (prettyErrors && new lineCounter.LineCounter()) || null;
    return { lineCounter: lineCounter$1, prettyErrors };
}
/**
 * Parse the input as a stream of YAML documents.
 *
 * Documents should be separated from each other by `...` or `---` marker lines.
 *
 * @returns If an empty `docs` array is returned, it will be of type
 *   EmptyStream and contain additional stream information. In
 *   TypeScript, you should use `'empty' in docs` as a type guard for it.
 */
function parseAllDocuments(source, options = {}) {
    const { lineCounter, prettyErrors } = parseOptions(options);
    const parser$1 = new parser.Parser(lineCounter?.addNewLine);
    const composer$1 = new composer.Composer(options);
    const docs = Array.from(composer$1.compose(parser$1.parse(source)));
    if (prettyErrors && lineCounter)
        for (const doc of docs) {
            doc.errors.forEach(errors.prettifyError(source, lineCounter));
            doc.warnings.forEach(errors.prettifyError(source, lineCounter));
        }
    if (docs.length > 0)
        return docs;
    return Object.assign([], { empty: true }, composer$1.streamInfo());
}
/** Parse an input string into a single YAML.Document */
function parseDocument(source, options = {}) {
    const { lineCounter, prettyErrors } = parseOptions(options);
    const parser$1 = new parser.Parser(lineCounter?.addNewLine);
    const composer$1 = new composer.Composer(options);
    // `doc` is always set by compose.end(true) at the very latest
    let doc = null;
    for (const _doc of composer$1.compose(parser$1.parse(source), true, source.length)) {
        if (!doc)
            doc = _doc;
        else if (doc.options.logLevel !== 'silent') {
            doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), 'MULTIPLE_DOCS', 'Source contains multiple documents; please use YAML.parseAllDocuments()'));
            break;
        }
    }
    if (prettyErrors && lineCounter) {
        doc.errors.forEach(errors.prettifyError(source, lineCounter));
        doc.warnings.forEach(errors.prettifyError(source, lineCounter));
    }
    return doc;
}
function parse(src, reviver, options) {
    let _reviver = undefined;
    if (typeof reviver === 'function') {
        _reviver = reviver;
    }
    else if (options === undefined && reviver && typeof reviver === 'object') {
        options = reviver;
    }
    const doc = parseDocument(src, options);
    if (!doc)
        return null;
    doc.warnings.forEach(warning => log.warn(doc.options.logLevel, warning));
    if (doc.errors.length > 0) {
        if (doc.options.logLevel !== 'silent')
            throw doc.errors[0];
        else
            doc.errors = [];
    }
    return doc.toJS(Object.assign({ reviver: _reviver }, options));
}
function stringify(value, replacer, options) {
    let _replacer = null;
    if (typeof replacer === 'function' || Array.isArray(replacer)) {
        _replacer = replacer;
    }
    else if (options === undefined && replacer) {
        options = replacer;
    }
    if (typeof options === 'string')
        options = options.length;
    if (typeof options === 'number') {
        const indent = Math.round(options);
        options = indent < 1 ? undefined : indent > 8 ? { indent: 8 } : { indent };
    }
    if (value === undefined) {
        const { keepUndefined } = options ?? replacer ?? {};
        if (!keepUndefined)
            return undefined;
    }
    if (identity.isDocument(value) && !_replacer)
        return value.toString(options);
    return new Document.Document(value, _replacer, options).toString(options);
}

exports.parse = parse;
exports.parseAllDocuments = parseAllDocuments;
exports.parseDocument = parseDocument;
exports.stringify = stringify;


/***/ }),

/***/ 5840:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var map = __nccwpck_require__(7451);
var seq = __nccwpck_require__(1706);
var string = __nccwpck_require__(6464);
var tags = __nccwpck_require__(18);

const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
class Schema {
    constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
        this.compat = Array.isArray(compat)
            ? tags.getTags(compat, 'compat')
            : compat
                ? tags.getTags(null, compat)
                : null;
        this.name = (typeof schema === 'string' && schema) || 'core';
        this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
        this.tags = tags.getTags(customTags, this.name, merge);
        this.toStringOptions = toStringDefaults ?? null;
        Object.defineProperty(this, identity.MAP, { value: map.map });
        Object.defineProperty(this, identity.SCALAR, { value: string.string });
        Object.defineProperty(this, identity.SEQ, { value: seq.seq });
        // Used by createMap()
        this.sortMapEntries =
            typeof sortMapEntries === 'function'
                ? sortMapEntries
                : sortMapEntries === true
                    ? sortMapEntriesByKey
                    : null;
    }
    clone() {
        const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
        copy.tags = this.tags.slice();
        return copy;
    }
}

exports.Schema = Schema;


/***/ }),

/***/ 7451:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var YAMLMap = __nccwpck_require__(4454);

const map = {
    collection: 'map',
    default: true,
    nodeClass: YAMLMap.YAMLMap,
    tag: 'tag:yaml.org,2002:map',
    resolve(map, onError) {
        if (!identity.isMap(map))
            onError('Expected a mapping for this tag');
        return map;
    },
    createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
};

exports.map = map;


/***/ }),

/***/ 3632:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);

const nullTag = {
    identify: value => value == null,
    createNode: () => new Scalar.Scalar(null),
    default: true,
    tag: 'tag:yaml.org,2002:null',
    test: /^(?:~|[Nn]ull|NULL)?$/,
    resolve: () => new Scalar.Scalar(null),
    stringify: ({ source }, ctx) => typeof source === 'string' && nullTag.test.test(source)
        ? source
        : ctx.options.nullStr
};

exports.nullTag = nullTag;


/***/ }),

/***/ 1706:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var YAMLSeq = __nccwpck_require__(2223);

const seq = {
    collection: 'seq',
    default: true,
    nodeClass: YAMLSeq.YAMLSeq,
    tag: 'tag:yaml.org,2002:seq',
    resolve(seq, onError) {
        if (!identity.isSeq(seq))
            onError('Expected a sequence for this tag');
        return seq;
    },
    createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
};

exports.seq = seq;


/***/ }),

/***/ 6464:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var stringifyString = __nccwpck_require__(3069);

const string = {
    identify: value => typeof value === 'string',
    default: true,
    tag: 'tag:yaml.org,2002:str',
    resolve: str => str,
    stringify(item, ctx, onComment, onChompKeep) {
        ctx = Object.assign({ actualString: true }, ctx);
        return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
    }
};

exports.string = string;


/***/ }),

/***/ 3959:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);

const boolTag = {
    identify: value => typeof value === 'boolean',
    default: true,
    tag: 'tag:yaml.org,2002:bool',
    test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
    resolve: str => new Scalar.Scalar(str[0] === 't' || str[0] === 'T'),
    stringify({ source, value }, ctx) {
        if (source && boolTag.test.test(source)) {
            const sv = source[0] === 't' || source[0] === 'T';
            if (value === sv)
                return source;
        }
        return value ? ctx.options.trueStr : ctx.options.falseStr;
    }
};

exports.boolTag = boolTag;


/***/ }),

/***/ 8405:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);
var stringifyNumber = __nccwpck_require__(8689);

const floatNaN = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
    resolve: str => str.slice(-3).toLowerCase() === 'nan'
        ? NaN
        : str[0] === '-'
            ? Number.NEGATIVE_INFINITY
            : Number.POSITIVE_INFINITY,
    stringify: stringifyNumber.stringifyNumber
};
const floatExp = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    format: 'EXP',
    test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
    resolve: str => parseFloat(str),
    stringify(node) {
        const num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
    }
};
const float = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
    resolve(str) {
        const node = new Scalar.Scalar(parseFloat(str));
        const dot = str.indexOf('.');
        if (dot !== -1 && str[str.length - 1] === '0')
            node.minFractionDigits = str.length - dot - 1;
        return node;
    },
    stringify: stringifyNumber.stringifyNumber
};

exports.float = float;
exports.floatExp = floatExp;
exports.floatNaN = floatNaN;


/***/ }),

/***/ 9874:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var stringifyNumber = __nccwpck_require__(8689);

const intIdentify = (value) => typeof value === 'bigint' || Number.isInteger(value);
const intResolve = (str, offset, radix, { intAsBigInt }) => (intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix));
function intStringify(node, radix, prefix) {
    const { value } = node;
    if (intIdentify(value) && value >= 0)
        return prefix + value.toString(radix);
    return stringifyNumber.stringifyNumber(node);
}
const intOct = {
    identify: value => intIdentify(value) && value >= 0,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'OCT',
    test: /^0o[0-7]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
    stringify: node => intStringify(node, 8, '0o')
};
const int = {
    identify: intIdentify,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    test: /^[-+]?[0-9]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
    stringify: stringifyNumber.stringifyNumber
};
const intHex = {
    identify: value => intIdentify(value) && value >= 0,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'HEX',
    test: /^0x[0-9a-fA-F]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
    stringify: node => intStringify(node, 16, '0x')
};

exports.int = int;
exports.intHex = intHex;
exports.intOct = intOct;


/***/ }),

/***/ 896:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var map = __nccwpck_require__(7451);
var _null = __nccwpck_require__(3632);
var seq = __nccwpck_require__(1706);
var string = __nccwpck_require__(6464);
var bool = __nccwpck_require__(3959);
var float = __nccwpck_require__(8405);
var int = __nccwpck_require__(9874);

const schema = [
    map.map,
    seq.seq,
    string.string,
    _null.nullTag,
    bool.boolTag,
    int.intOct,
    int.int,
    int.intHex,
    float.floatNaN,
    float.floatExp,
    float.float
];

exports.schema = schema;


/***/ }),

/***/ 3559:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);
var map = __nccwpck_require__(7451);
var seq = __nccwpck_require__(1706);

function intIdentify(value) {
    return typeof value === 'bigint' || Number.isInteger(value);
}
const stringifyJSON = ({ value }) => JSON.stringify(value);
const jsonScalars = [
    {
        identify: value => typeof value === 'string',
        default: true,
        tag: 'tag:yaml.org,2002:str',
        resolve: str => str,
        stringify: stringifyJSON
    },
    {
        identify: value => value == null,
        createNode: () => new Scalar.Scalar(null),
        default: true,
        tag: 'tag:yaml.org,2002:null',
        test: /^null$/,
        resolve: () => null,
        stringify: stringifyJSON
    },
    {
        identify: value => typeof value === 'boolean',
        default: true,
        tag: 'tag:yaml.org,2002:bool',
        test: /^true$|^false$/,
        resolve: str => str === 'true',
        stringify: stringifyJSON
    },
    {
        identify: intIdentify,
        default: true,
        tag: 'tag:yaml.org,2002:int',
        test: /^-?(?:0|[1-9][0-9]*)$/,
        resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
        stringify: ({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value)
    },
    {
        identify: value => typeof value === 'number',
        default: true,
        tag: 'tag:yaml.org,2002:float',
        test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
        resolve: str => parseFloat(str),
        stringify: stringifyJSON
    }
];
const jsonError = {
    default: true,
    tag: '',
    test: /^/,
    resolve(str, onError) {
        onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
        return str;
    }
};
const schema = [map.map, seq.seq].concat(jsonScalars, jsonError);

exports.schema = schema;


/***/ }),

/***/ 18:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var map = __nccwpck_require__(7451);
var _null = __nccwpck_require__(3632);
var seq = __nccwpck_require__(1706);
var string = __nccwpck_require__(6464);
var bool = __nccwpck_require__(3959);
var float = __nccwpck_require__(8405);
var int = __nccwpck_require__(9874);
var schema = __nccwpck_require__(896);
var schema$1 = __nccwpck_require__(3559);
var binary = __nccwpck_require__(6083);
var merge = __nccwpck_require__(452);
var omap = __nccwpck_require__(303);
var pairs = __nccwpck_require__(8385);
var schema$2 = __nccwpck_require__(5913);
var set = __nccwpck_require__(1528);
var timestamp = __nccwpck_require__(6752);

const schemas = new Map([
    ['core', schema.schema],
    ['failsafe', [map.map, seq.seq, string.string]],
    ['json', schema$1.schema],
    ['yaml11', schema$2.schema],
    ['yaml-1.1', schema$2.schema]
]);
const tagsByName = {
    binary: binary.binary,
    bool: bool.boolTag,
    float: float.float,
    floatExp: float.floatExp,
    floatNaN: float.floatNaN,
    floatTime: timestamp.floatTime,
    int: int.int,
    intHex: int.intHex,
    intOct: int.intOct,
    intTime: timestamp.intTime,
    map: map.map,
    merge: merge.merge,
    null: _null.nullTag,
    omap: omap.omap,
    pairs: pairs.pairs,
    seq: seq.seq,
    set: set.set,
    timestamp: timestamp.timestamp
};
const coreKnownTags = {
    'tag:yaml.org,2002:binary': binary.binary,
    'tag:yaml.org,2002:merge': merge.merge,
    'tag:yaml.org,2002:omap': omap.omap,
    'tag:yaml.org,2002:pairs': pairs.pairs,
    'tag:yaml.org,2002:set': set.set,
    'tag:yaml.org,2002:timestamp': timestamp.timestamp
};
function getTags(customTags, schemaName, addMergeTag) {
    const schemaTags = schemas.get(schemaName);
    if (schemaTags && !customTags) {
        return addMergeTag && !schemaTags.includes(merge.merge)
            ? schemaTags.concat(merge.merge)
            : schemaTags.slice();
    }
    let tags = schemaTags;
    if (!tags) {
        if (Array.isArray(customTags))
            tags = [];
        else {
            const keys = Array.from(schemas.keys())
                .filter(key => key !== 'yaml11')
                .map(key => JSON.stringify(key))
                .join(', ');
            throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
        }
    }
    if (Array.isArray(customTags)) {
        for (const tag of customTags)
            tags = tags.concat(tag);
    }
    else if (typeof customTags === 'function') {
        tags = customTags(tags.slice());
    }
    if (addMergeTag)
        tags = tags.concat(merge.merge);
    return tags.reduce((tags, tag) => {
        const tagObj = typeof tag === 'string' ? tagsByName[tag] : tag;
        if (!tagObj) {
            const tagName = JSON.stringify(tag);
            const keys = Object.keys(tagsByName)
                .map(key => JSON.stringify(key))
                .join(', ');
            throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
        }
        if (!tags.includes(tagObj))
            tags.push(tagObj);
        return tags;
    }, []);
}

exports.coreKnownTags = coreKnownTags;
exports.getTags = getTags;


/***/ }),

/***/ 6083:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var node_buffer = __nccwpck_require__(181);
var Scalar = __nccwpck_require__(3301);
var stringifyString = __nccwpck_require__(3069);

const binary = {
    identify: value => value instanceof Uint8Array, // Buffer inherits from Uint8Array
    default: false,
    tag: 'tag:yaml.org,2002:binary',
    /**
     * Returns a Buffer in node and an Uint8Array in browsers
     *
     * To use the resulting buffer as an image, you'll want to do something like:
     *
     *   const blob = new Blob([buffer], { type: 'image/jpeg' })
     *   document.querySelector('#photo').src = URL.createObjectURL(blob)
     */
    resolve(src, onError) {
        if (typeof node_buffer.Buffer === 'function') {
            return node_buffer.Buffer.from(src, 'base64');
        }
        else if (typeof atob === 'function') {
            // On IE 11, atob() can't handle newlines
            const str = atob(src.replace(/[\n\r]/g, ''));
            const buffer = new Uint8Array(str.length);
            for (let i = 0; i < str.length; ++i)
                buffer[i] = str.charCodeAt(i);
            return buffer;
        }
        else {
            onError('This environment does not support reading binary tags; either Buffer or atob is required');
            return src;
        }
    },
    stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
        if (!value)
            return '';
        const buf = value; // checked earlier by binary.identify()
        let str;
        if (typeof node_buffer.Buffer === 'function') {
            str =
                buf instanceof node_buffer.Buffer
                    ? buf.toString('base64')
                    : node_buffer.Buffer.from(buf.buffer).toString('base64');
        }
        else if (typeof btoa === 'function') {
            let s = '';
            for (let i = 0; i < buf.length; ++i)
                s += String.fromCharCode(buf[i]);
            str = btoa(s);
        }
        else {
            throw new Error('This environment does not support writing binary tags; either Buffer or btoa is required');
        }
        type ?? (type = Scalar.Scalar.BLOCK_LITERAL);
        if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
            const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
            const n = Math.ceil(str.length / lineWidth);
            const lines = new Array(n);
            for (let i = 0, o = 0; i < n; ++i, o += lineWidth) {
                lines[i] = str.substr(o, lineWidth);
            }
            str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? '\n' : ' ');
        }
        return stringifyString.stringifyString({ comment, type, value: str }, ctx, onComment, onChompKeep);
    }
};

exports.binary = binary;


/***/ }),

/***/ 8398:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);

function boolStringify({ value, source }, ctx) {
    const boolObj = value ? trueTag : falseTag;
    if (source && boolObj.test.test(source))
        return source;
    return value ? ctx.options.trueStr : ctx.options.falseStr;
}
const trueTag = {
    identify: value => value === true,
    default: true,
    tag: 'tag:yaml.org,2002:bool',
    test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
    resolve: () => new Scalar.Scalar(true),
    stringify: boolStringify
};
const falseTag = {
    identify: value => value === false,
    default: true,
    tag: 'tag:yaml.org,2002:bool',
    test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
    resolve: () => new Scalar.Scalar(false),
    stringify: boolStringify
};

exports.falseTag = falseTag;
exports.trueTag = trueTag;


/***/ }),

/***/ 5782:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);
var stringifyNumber = __nccwpck_require__(8689);

const floatNaN = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
    resolve: (str) => str.slice(-3).toLowerCase() === 'nan'
        ? NaN
        : str[0] === '-'
            ? Number.NEGATIVE_INFINITY
            : Number.POSITIVE_INFINITY,
    stringify: stringifyNumber.stringifyNumber
};
const floatExp = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    format: 'EXP',
    test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
    resolve: (str) => parseFloat(str.replace(/_/g, '')),
    stringify(node) {
        const num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
    }
};
const float = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
    resolve(str) {
        const node = new Scalar.Scalar(parseFloat(str.replace(/_/g, '')));
        const dot = str.indexOf('.');
        if (dot !== -1) {
            const f = str.substring(dot + 1).replace(/_/g, '');
            if (f[f.length - 1] === '0')
                node.minFractionDigits = f.length;
        }
        return node;
    },
    stringify: stringifyNumber.stringifyNumber
};

exports.float = float;
exports.floatExp = floatExp;
exports.floatNaN = floatNaN;


/***/ }),

/***/ 873:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var stringifyNumber = __nccwpck_require__(8689);

const intIdentify = (value) => typeof value === 'bigint' || Number.isInteger(value);
function intResolve(str, offset, radix, { intAsBigInt }) {
    const sign = str[0];
    if (sign === '-' || sign === '+')
        offset += 1;
    str = str.substring(offset).replace(/_/g, '');
    if (intAsBigInt) {
        switch (radix) {
            case 2:
                str = `0b${str}`;
                break;
            case 8:
                str = `0o${str}`;
                break;
            case 16:
                str = `0x${str}`;
                break;
        }
        const n = BigInt(str);
        return sign === '-' ? BigInt(-1) * n : n;
    }
    const n = parseInt(str, radix);
    return sign === '-' ? -1 * n : n;
}
function intStringify(node, radix, prefix) {
    const { value } = node;
    if (intIdentify(value)) {
        const str = value.toString(radix);
        return value < 0 ? '-' + prefix + str.substr(1) : prefix + str;
    }
    return stringifyNumber.stringifyNumber(node);
}
const intBin = {
    identify: intIdentify,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'BIN',
    test: /^[-+]?0b[0-1_]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
    stringify: node => intStringify(node, 2, '0b')
};
const intOct = {
    identify: intIdentify,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'OCT',
    test: /^[-+]?0[0-7_]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
    stringify: node => intStringify(node, 8, '0')
};
const int = {
    identify: intIdentify,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    test: /^[-+]?[0-9][0-9_]*$/,
    resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
    stringify: stringifyNumber.stringifyNumber
};
const intHex = {
    identify: intIdentify,
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'HEX',
    test: /^[-+]?0x[0-9a-fA-F_]+$/,
    resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
    stringify: node => intStringify(node, 16, '0x')
};

exports.int = int;
exports.intBin = intBin;
exports.intHex = intHex;
exports.intOct = intOct;


/***/ }),

/***/ 452:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Scalar = __nccwpck_require__(3301);

// If the value associated with a merge key is a single mapping node, each of
// its key/value pairs is inserted into the current mapping, unless the key
// already exists in it. If the value associated with the merge key is a
// sequence, then this sequence is expected to contain mapping nodes and each
// of these nodes is merged in turn according to its order in the sequence.
// Keys in mapping nodes earlier in the sequence override keys specified in
// later mapping nodes. -- http://yaml.org/type/merge.html
const MERGE_KEY = '<<';
const merge = {
    identify: value => value === MERGE_KEY ||
        (typeof value === 'symbol' && value.description === MERGE_KEY),
    default: 'key',
    tag: 'tag:yaml.org,2002:merge',
    test: /^<<$/,
    resolve: () => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), {
        addToJSMap: addMergeToJSMap
    }),
    stringify: () => MERGE_KEY
};
const isMergeKey = (ctx, key) => (merge.identify(key) ||
    (identity.isScalar(key) &&
        (!key.type || key.type === Scalar.Scalar.PLAIN) &&
        merge.identify(key.value))) &&
    ctx?.doc.schema.tags.some(tag => tag.tag === merge.tag && tag.default);
function addMergeToJSMap(ctx, map, value) {
    const source = resolveAliasValue(ctx, value);
    if (identity.isSeq(source))
        for (const it of source.items)
            mergeValue(ctx, map, it);
    else if (Array.isArray(source))
        for (const it of source)
            mergeValue(ctx, map, it);
    else
        mergeValue(ctx, map, source);
}
function mergeValue(ctx, map, value) {
    const source = resolveAliasValue(ctx, value);
    if (!identity.isMap(source))
        throw new Error('Merge sources must be maps or map aliases');
    const srcMap = source.toJSON(null, ctx, Map);
    for (const [key, value] of srcMap) {
        if (map instanceof Map) {
            if (!map.has(key))
                map.set(key, value);
        }
        else if (map instanceof Set) {
            map.add(key);
        }
        else if (!Object.prototype.hasOwnProperty.call(map, key)) {
            Object.defineProperty(map, key, {
                value,
                writable: true,
                enumerable: true,
                configurable: true
            });
        }
    }
    return map;
}
function resolveAliasValue(ctx, value) {
    return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
}

exports.addMergeToJSMap = addMergeToJSMap;
exports.isMergeKey = isMergeKey;
exports.merge = merge;


/***/ }),

/***/ 303:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var toJS = __nccwpck_require__(4043);
var YAMLMap = __nccwpck_require__(4454);
var YAMLSeq = __nccwpck_require__(2223);
var pairs = __nccwpck_require__(8385);

class YAMLOMap extends YAMLSeq.YAMLSeq {
    constructor() {
        super();
        this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
        this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
        this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
        this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
        this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
        this.tag = YAMLOMap.tag;
    }
    /**
     * If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
     * but TypeScript won't allow widening the signature of a child method.
     */
    toJSON(_, ctx) {
        if (!ctx)
            return super.toJSON(_);
        const map = new Map();
        if (ctx?.onCreate)
            ctx.onCreate(map);
        for (const pair of this.items) {
            let key, value;
            if (identity.isPair(pair)) {
                key = toJS.toJS(pair.key, '', ctx);
                value = toJS.toJS(pair.value, key, ctx);
            }
            else {
                key = toJS.toJS(pair, '', ctx);
            }
            if (map.has(key))
                throw new Error('Ordered maps must not include duplicate keys');
            map.set(key, value);
        }
        return map;
    }
    static from(schema, iterable, ctx) {
        const pairs$1 = pairs.createPairs(schema, iterable, ctx);
        const omap = new this();
        omap.items = pairs$1.items;
        return omap;
    }
}
YAMLOMap.tag = 'tag:yaml.org,2002:omap';
const omap = {
    collection: 'seq',
    identify: value => value instanceof Map,
    nodeClass: YAMLOMap,
    default: false,
    tag: 'tag:yaml.org,2002:omap',
    resolve(seq, onError) {
        const pairs$1 = pairs.resolvePairs(seq, onError);
        const seenKeys = [];
        for (const { key } of pairs$1.items) {
            if (identity.isScalar(key)) {
                if (seenKeys.includes(key.value)) {
                    onError(`Ordered maps must not include duplicate keys: ${key.value}`);
                }
                else {
                    seenKeys.push(key.value);
                }
            }
        }
        return Object.assign(new YAMLOMap(), pairs$1);
    },
    createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
};

exports.YAMLOMap = YAMLOMap;
exports.omap = omap;


/***/ }),

/***/ 8385:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Pair = __nccwpck_require__(7165);
var Scalar = __nccwpck_require__(3301);
var YAMLSeq = __nccwpck_require__(2223);

function resolvePairs(seq, onError) {
    if (identity.isSeq(seq)) {
        for (let i = 0; i < seq.items.length; ++i) {
            let item = seq.items[i];
            if (identity.isPair(item))
                continue;
            else if (identity.isMap(item)) {
                if (item.items.length > 1)
                    onError('Each pair must have its own sequence indicator');
                const pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
                if (item.commentBefore)
                    pair.key.commentBefore = pair.key.commentBefore
                        ? `${item.commentBefore}\n${pair.key.commentBefore}`
                        : item.commentBefore;
                if (item.comment) {
                    const cn = pair.value ?? pair.key;
                    cn.comment = cn.comment
                        ? `${item.comment}\n${cn.comment}`
                        : item.comment;
                }
                item = pair;
            }
            seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
        }
    }
    else
        onError('Expected a sequence for this tag');
    return seq;
}
function createPairs(schema, iterable, ctx) {
    const { replacer } = ctx;
    const pairs = new YAMLSeq.YAMLSeq(schema);
    pairs.tag = 'tag:yaml.org,2002:pairs';
    let i = 0;
    if (iterable && Symbol.iterator in Object(iterable))
        for (let it of iterable) {
            if (typeof replacer === 'function')
                it = replacer.call(iterable, String(i++), it);
            let key, value;
            if (Array.isArray(it)) {
                if (it.length === 2) {
                    key = it[0];
                    value = it[1];
                }
                else
                    throw new TypeError(`Expected [key, value] tuple: ${it}`);
            }
            else if (it && it instanceof Object) {
                const keys = Object.keys(it);
                if (keys.length === 1) {
                    key = keys[0];
                    value = it[key];
                }
                else {
                    throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
                }
            }
            else {
                key = it;
            }
            pairs.items.push(Pair.createPair(key, value, ctx));
        }
    return pairs;
}
const pairs = {
    collection: 'seq',
    default: false,
    tag: 'tag:yaml.org,2002:pairs',
    resolve: resolvePairs,
    createNode: createPairs
};

exports.createPairs = createPairs;
exports.pairs = pairs;
exports.resolvePairs = resolvePairs;


/***/ }),

/***/ 5913:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var map = __nccwpck_require__(7451);
var _null = __nccwpck_require__(3632);
var seq = __nccwpck_require__(1706);
var string = __nccwpck_require__(6464);
var binary = __nccwpck_require__(6083);
var bool = __nccwpck_require__(8398);
var float = __nccwpck_require__(5782);
var int = __nccwpck_require__(873);
var merge = __nccwpck_require__(452);
var omap = __nccwpck_require__(303);
var pairs = __nccwpck_require__(8385);
var set = __nccwpck_require__(1528);
var timestamp = __nccwpck_require__(6752);

const schema = [
    map.map,
    seq.seq,
    string.string,
    _null.nullTag,
    bool.trueTag,
    bool.falseTag,
    int.intBin,
    int.intOct,
    int.int,
    int.intHex,
    float.floatNaN,
    float.floatExp,
    float.float,
    binary.binary,
    merge.merge,
    omap.omap,
    pairs.pairs,
    set.set,
    timestamp.intTime,
    timestamp.floatTime,
    timestamp.timestamp
];

exports.schema = schema;


/***/ }),

/***/ 1528:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Pair = __nccwpck_require__(7165);
var YAMLMap = __nccwpck_require__(4454);

class YAMLSet extends YAMLMap.YAMLMap {
    constructor(schema) {
        super(schema);
        this.tag = YAMLSet.tag;
    }
    add(key) {
        let pair;
        if (identity.isPair(key))
            pair = key;
        else if (key &&
            typeof key === 'object' &&
            'key' in key &&
            'value' in key &&
            key.value === null)
            pair = new Pair.Pair(key.key, null);
        else
            pair = new Pair.Pair(key, null);
        const prev = YAMLMap.findPair(this.items, pair.key);
        if (!prev)
            this.items.push(pair);
    }
    /**
     * If `keepPair` is `true`, returns the Pair matching `key`.
     * Otherwise, returns the value of that Pair's key.
     */
    get(key, keepPair) {
        const pair = YAMLMap.findPair(this.items, key);
        return !keepPair && identity.isPair(pair)
            ? identity.isScalar(pair.key)
                ? pair.key.value
                : pair.key
            : pair;
    }
    set(key, value) {
        if (typeof value !== 'boolean')
            throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
        const prev = YAMLMap.findPair(this.items, key);
        if (prev && !value) {
            this.items.splice(this.items.indexOf(prev), 1);
        }
        else if (!prev && value) {
            this.items.push(new Pair.Pair(key));
        }
    }
    toJSON(_, ctx) {
        return super.toJSON(_, ctx, Set);
    }
    toString(ctx, onComment, onChompKeep) {
        if (!ctx)
            return JSON.stringify(this);
        if (this.hasAllNullValues(true))
            return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
        else
            throw new Error('Set items must all have null values');
    }
    static from(schema, iterable, ctx) {
        const { replacer } = ctx;
        const set = new this(schema);
        if (iterable && Symbol.iterator in Object(iterable))
            for (let value of iterable) {
                if (typeof replacer === 'function')
                    value = replacer.call(iterable, value, value);
                set.items.push(Pair.createPair(value, null, ctx));
            }
        return set;
    }
}
YAMLSet.tag = 'tag:yaml.org,2002:set';
const set = {
    collection: 'map',
    identify: value => value instanceof Set,
    nodeClass: YAMLSet,
    default: false,
    tag: 'tag:yaml.org,2002:set',
    createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
    resolve(map, onError) {
        if (identity.isMap(map)) {
            if (map.hasAllNullValues(true))
                return Object.assign(new YAMLSet(), map);
            else
                onError('Set items must all have null values');
        }
        else
            onError('Expected a mapping for this tag');
        return map;
    }
};

exports.YAMLSet = YAMLSet;
exports.set = set;


/***/ }),

/***/ 6752:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var stringifyNumber = __nccwpck_require__(8689);

/** Internal types handle bigint as number, because TS can't figure it out. */
function parseSexagesimal(str, asBigInt) {
    const sign = str[0];
    const parts = sign === '-' || sign === '+' ? str.substring(1) : str;
    const num = (n) => asBigInt ? BigInt(n) : Number(n);
    const res = parts
        .replace(/_/g, '')
        .split(':')
        .reduce((res, p) => res * num(60) + num(p), num(0));
    return (sign === '-' ? num(-1) * res : res);
}
/**
 * hhhh:mm:ss.sss
 *
 * Internal types handle bigint as number, because TS can't figure it out.
 */
function stringifySexagesimal(node) {
    let { value } = node;
    let num = (n) => n;
    if (typeof value === 'bigint')
        num = n => BigInt(n);
    else if (isNaN(value) || !isFinite(value))
        return stringifyNumber.stringifyNumber(node);
    let sign = '';
    if (value < 0) {
        sign = '-';
        value *= num(-1);
    }
    const _60 = num(60);
    const parts = [value % _60]; // seconds, including ms
    if (value < 60) {
        parts.unshift(0); // at least one : is required
    }
    else {
        value = (value - parts[0]) / _60;
        parts.unshift(value % _60); // minutes
        if (value >= 60) {
            value = (value - parts[0]) / _60;
            parts.unshift(value); // hours
        }
    }
    return (sign +
        parts
            .map(n => String(n).padStart(2, '0'))
            .join(':')
            .replace(/000000\d*$/, '') // % 60 may introduce error
    );
}
const intTime = {
    identify: value => typeof value === 'bigint' || Number.isInteger(value),
    default: true,
    tag: 'tag:yaml.org,2002:int',
    format: 'TIME',
    test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
    resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
    stringify: stringifySexagesimal
};
const floatTime = {
    identify: value => typeof value === 'number',
    default: true,
    tag: 'tag:yaml.org,2002:float',
    format: 'TIME',
    test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
    resolve: str => parseSexagesimal(str, false),
    stringify: stringifySexagesimal
};
const timestamp = {
    identify: value => value instanceof Date,
    default: true,
    tag: 'tag:yaml.org,2002:timestamp',
    // If the time zone is omitted, the timestamp is assumed to be specified in UTC. The time part
    // may be omitted altogether, resulting in a date format. In such a case, the time part is
    // assumed to be 00:00:00Z (start of day, UTC).
    test: RegExp('^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})' + // YYYY-Mm-Dd
        '(?:' + // time is optional
        '(?:t|T|[ \\t]+)' + // t | T | whitespace
        '([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)' + // Hh:Mm:Ss(.ss)?
        '(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?' + // Z | +5 | -03:30
        ')?$'),
    resolve(str) {
        const match = str.match(timestamp.test);
        if (!match)
            throw new Error('!!timestamp expects a date, starting with yyyy-mm-dd');
        const [, year, month, day, hour, minute, second] = match.map(Number);
        const millisec = match[7] ? Number((match[7] + '00').substr(1, 3)) : 0;
        let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
        const tz = match[8];
        if (tz && tz !== 'Z') {
            let d = parseSexagesimal(tz, false);
            if (Math.abs(d) < 30)
                d *= 60;
            date -= 60000 * d;
        }
        return new Date(date);
    },
    stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, '') ?? ''
};

exports.floatTime = floatTime;
exports.intTime = intTime;
exports.timestamp = timestamp;


/***/ }),

/***/ 4475:
/***/ ((__unused_webpack_module, exports) => {



const FOLD_FLOW = 'flow';
const FOLD_BLOCK = 'block';
const FOLD_QUOTED = 'quoted';
/**
 * Tries to keep input at up to `lineWidth` characters, splitting only on spaces
 * not followed by newlines or spaces unless `mode` is `'quoted'`. Lines are
 * terminated with `\n` and started with `indent`.
 */
function foldFlowLines(text, indent, mode = 'flow', { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
    if (!lineWidth || lineWidth < 0)
        return text;
    if (lineWidth < minContentWidth)
        minContentWidth = 0;
    const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
    if (text.length <= endStep)
        return text;
    const folds = [];
    const escapedFolds = {};
    let end = lineWidth - indent.length;
    if (typeof indentAtStart === 'number') {
        if (indentAtStart > lineWidth - Math.max(2, minContentWidth))
            folds.push(0);
        else
            end = lineWidth - indentAtStart;
    }
    let split = undefined;
    let prev = undefined;
    let overflow = false;
    let i = -1;
    let escStart = -1;
    let escEnd = -1;
    if (mode === FOLD_BLOCK) {
        i = consumeMoreIndentedLines(text, i, indent.length);
        if (i !== -1)
            end = i + endStep;
    }
    for (let ch; (ch = text[(i += 1)]);) {
        if (mode === FOLD_QUOTED && ch === '\\') {
            escStart = i;
            switch (text[i + 1]) {
                case 'x':
                    i += 3;
                    break;
                case 'u':
                    i += 5;
                    break;
                case 'U':
                    i += 9;
                    break;
                default:
                    i += 1;
            }
            escEnd = i;
        }
        if (ch === '\n') {
            if (mode === FOLD_BLOCK)
                i = consumeMoreIndentedLines(text, i, indent.length);
            end = i + indent.length + endStep;
            split = undefined;
        }
        else {
            if (ch === ' ' &&
                prev &&
                prev !== ' ' &&
                prev !== '\n' &&
                prev !== '\t') {
                // space surrounded by non-space can be replaced with newline + indent
                const next = text[i + 1];
                if (next && next !== ' ' && next !== '\n' && next !== '\t')
                    split = i;
            }
            if (i >= end) {
                if (split) {
                    folds.push(split);
                    end = split + endStep;
                    split = undefined;
                }
                else if (mode === FOLD_QUOTED) {
                    // white-space collected at end may stretch past lineWidth
                    while (prev === ' ' || prev === '\t') {
                        prev = ch;
                        ch = text[(i += 1)];
                        overflow = true;
                    }
                    // Account for newline escape, but don't break preceding escape
                    const j = i > escEnd + 1 ? i - 2 : escStart - 1;
                    // Bail out if lineWidth & minContentWidth are shorter than an escape string
                    if (escapedFolds[j])
                        return text;
                    folds.push(j);
                    escapedFolds[j] = true;
                    end = j + endStep;
                    split = undefined;
                }
                else {
                    overflow = true;
                }
            }
        }
        prev = ch;
    }
    if (overflow && onOverflow)
        onOverflow();
    if (folds.length === 0)
        return text;
    if (onFold)
        onFold();
    let res = text.slice(0, folds[0]);
    for (let i = 0; i < folds.length; ++i) {
        const fold = folds[i];
        const end = folds[i + 1] || text.length;
        if (fold === 0)
            res = `\n${indent}${text.slice(0, end)}`;
        else {
            if (mode === FOLD_QUOTED && escapedFolds[fold])
                res += `${text[fold]}\\`;
            res += `\n${indent}${text.slice(fold + 1, end)}`;
        }
    }
    return res;
}
/**
 * Presumes `i + 1` is at the start of a line
 * @returns index of last newline in more-indented block
 */
function consumeMoreIndentedLines(text, i, indent) {
    let end = i;
    let start = i + 1;
    let ch = text[start];
    while (ch === ' ' || ch === '\t') {
        if (i < start + indent) {
            ch = text[++i];
        }
        else {
            do {
                ch = text[++i];
            } while (ch && ch !== '\n');
            end = i;
            start = i + 1;
            ch = text[start];
        }
    }
    return end;
}

exports.FOLD_BLOCK = FOLD_BLOCK;
exports.FOLD_FLOW = FOLD_FLOW;
exports.FOLD_QUOTED = FOLD_QUOTED;
exports.foldFlowLines = foldFlowLines;


/***/ }),

/***/ 2148:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var anchors = __nccwpck_require__(1596);
var identity = __nccwpck_require__(1127);
var stringifyComment = __nccwpck_require__(9799);
var stringifyString = __nccwpck_require__(3069);

function createStringifyContext(doc, options) {
    const opt = Object.assign({
        blockQuote: true,
        commentString: stringifyComment.stringifyComment,
        defaultKeyType: null,
        defaultStringType: 'PLAIN',
        directives: null,
        doubleQuotedAsJSON: false,
        doubleQuotedMinMultiLineLength: 40,
        falseStr: 'false',
        flowCollectionPadding: true,
        indentSeq: true,
        lineWidth: 80,
        minContentWidth: 20,
        nullStr: 'null',
        simpleKeys: false,
        singleQuote: null,
        trailingComma: false,
        trueStr: 'true',
        verifyAliasOrder: true
    }, doc.schema.toStringOptions, options);
    let inFlow;
    switch (opt.collectionStyle) {
        case 'block':
            inFlow = false;
            break;
        case 'flow':
            inFlow = true;
            break;
        default:
            inFlow = null;
    }
    return {
        anchors: new Set(),
        doc,
        flowCollectionPadding: opt.flowCollectionPadding ? ' ' : '',
        indent: '',
        indentStep: typeof opt.indent === 'number' ? ' '.repeat(opt.indent) : '  ',
        inFlow,
        options: opt
    };
}
function getTagObject(tags, item) {
    if (item.tag) {
        const match = tags.filter(t => t.tag === item.tag);
        if (match.length > 0)
            return match.find(t => t.format === item.format) ?? match[0];
    }
    let tagObj = undefined;
    let obj;
    if (identity.isScalar(item)) {
        obj = item.value;
        let match = tags.filter(t => t.identify?.(obj));
        if (match.length > 1) {
            const testMatch = match.filter(t => t.test);
            if (testMatch.length > 0)
                match = testMatch;
        }
        tagObj =
            match.find(t => t.format === item.format) ?? match.find(t => !t.format);
    }
    else {
        obj = item;
        tagObj = tags.find(t => t.nodeClass && obj instanceof t.nodeClass);
    }
    if (!tagObj) {
        const name = obj?.constructor?.name ?? (obj === null ? 'null' : typeof obj);
        throw new Error(`Tag not resolved for ${name} value`);
    }
    return tagObj;
}
// needs to be called before value stringifier to allow for circular anchor refs
function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
    if (!doc.directives)
        return '';
    const props = [];
    const anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
    if (anchor && anchors.anchorIsValid(anchor)) {
        anchors$1.add(anchor);
        props.push(`&${anchor}`);
    }
    const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
    if (tag)
        props.push(doc.directives.tagString(tag));
    return props.join(' ');
}
function stringify(item, ctx, onComment, onChompKeep) {
    if (identity.isPair(item))
        return item.toString(ctx, onComment, onChompKeep);
    if (identity.isAlias(item)) {
        if (ctx.doc.directives)
            return item.toString(ctx);
        if (ctx.resolvedAliases?.has(item)) {
            throw new TypeError(`Cannot stringify circular structure without alias nodes`);
        }
        else {
            if (ctx.resolvedAliases)
                ctx.resolvedAliases.add(item);
            else
                ctx.resolvedAliases = new Set([item]);
            item = item.resolve(ctx.doc);
        }
    }
    let tagObj = undefined;
    const node = identity.isNode(item)
        ? item
        : ctx.doc.createNode(item, { onTagObj: o => (tagObj = o) });
    tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
    const props = stringifyProps(node, tagObj, ctx);
    if (props.length > 0)
        ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
    const str = typeof tagObj.stringify === 'function'
        ? tagObj.stringify(node, ctx, onComment, onChompKeep)
        : identity.isScalar(node)
            ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep)
            : node.toString(ctx, onComment, onChompKeep);
    if (!props)
        return str;
    return identity.isScalar(node) || str[0] === '{' || str[0] === '['
        ? `${props} ${str}`
        : `${props}\n${ctx.indent}${str}`;
}

exports.createStringifyContext = createStringifyContext;
exports.stringify = stringify;


/***/ }),

/***/ 1212:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var stringify = __nccwpck_require__(2148);
var stringifyComment = __nccwpck_require__(9799);

function stringifyCollection(collection, ctx, options) {
    const flow = ctx.inFlow ?? collection.flow;
    const stringify = flow ? stringifyFlowCollection : stringifyBlockCollection;
    return stringify(collection, ctx, options);
}
function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
    const { indent, options: { commentString } } = ctx;
    const itemCtx = Object.assign({}, ctx, { indent: itemIndent, type: null });
    let chompKeep = false; // flag for the preceding node's status
    const lines = [];
    for (let i = 0; i < items.length; ++i) {
        const item = items[i];
        let comment = null;
        if (identity.isNode(item)) {
            if (!chompKeep && item.spaceBefore)
                lines.push('');
            addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
            if (item.comment)
                comment = item.comment;
        }
        else if (identity.isPair(item)) {
            const ik = identity.isNode(item.key) ? item.key : null;
            if (ik) {
                if (!chompKeep && ik.spaceBefore)
                    lines.push('');
                addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
            }
        }
        chompKeep = false;
        let str = stringify.stringify(item, itemCtx, () => (comment = null), () => (chompKeep = true));
        if (comment)
            str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
        if (chompKeep && comment)
            chompKeep = false;
        lines.push(blockItemPrefix + str);
    }
    let str;
    if (lines.length === 0) {
        str = flowChars.start + flowChars.end;
    }
    else {
        str = lines[0];
        for (let i = 1; i < lines.length; ++i) {
            const line = lines[i];
            str += line ? `\n${indent}${line}` : '\n';
        }
    }
    if (comment) {
        str += '\n' + stringifyComment.indentComment(commentString(comment), indent);
        if (onComment)
            onComment();
    }
    else if (chompKeep && onChompKeep)
        onChompKeep();
    return str;
}
function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
    const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
    itemIndent += indentStep;
    const itemCtx = Object.assign({}, ctx, {
        indent: itemIndent,
        inFlow: true,
        type: null
    });
    let reqNewline = false;
    let linesAtValue = 0;
    const lines = [];
    for (let i = 0; i < items.length; ++i) {
        const item = items[i];
        let comment = null;
        if (identity.isNode(item)) {
            if (item.spaceBefore)
                lines.push('');
            addCommentBefore(ctx, lines, item.commentBefore, false);
            if (item.comment)
                comment = item.comment;
        }
        else if (identity.isPair(item)) {
            const ik = identity.isNode(item.key) ? item.key : null;
            if (ik) {
                if (ik.spaceBefore)
                    lines.push('');
                addCommentBefore(ctx, lines, ik.commentBefore, false);
                if (ik.comment)
                    reqNewline = true;
            }
            const iv = identity.isNode(item.value) ? item.value : null;
            if (iv) {
                if (iv.comment)
                    comment = iv.comment;
                if (iv.commentBefore)
                    reqNewline = true;
            }
            else if (item.value == null && ik?.comment) {
                comment = ik.comment;
            }
        }
        if (comment)
            reqNewline = true;
        let str = stringify.stringify(item, itemCtx, () => (comment = null));
        reqNewline || (reqNewline = lines.length > linesAtValue || str.includes('\n'));
        if (i < items.length - 1) {
            str += ',';
        }
        else if (ctx.options.trailingComma) {
            if (ctx.options.lineWidth > 0) {
                reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) +
                    (str.length + 2) >
                    ctx.options.lineWidth);
            }
            if (reqNewline) {
                str += ',';
            }
        }
        if (comment)
            str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
        lines.push(str);
        linesAtValue = lines.length;
    }
    const { start, end } = flowChars;
    if (lines.length === 0) {
        return start + end;
    }
    else {
        if (!reqNewline) {
            const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
            reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
        }
        if (reqNewline) {
            let str = start;
            for (const line of lines)
                str += line ? `\n${indentStep}${indent}${line}` : '\n';
            return `${str}\n${indent}${end}`;
        }
        else {
            return `${start}${fcPadding}${lines.join(' ')}${fcPadding}${end}`;
        }
    }
}
function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
    if (comment && chompKeep)
        comment = comment.replace(/^\n+/, '');
    if (comment) {
        const ic = stringifyComment.indentComment(commentString(comment), indent);
        lines.push(ic.trimStart()); // Avoid double indent on first line
    }
}

exports.stringifyCollection = stringifyCollection;


/***/ }),

/***/ 9799:
/***/ ((__unused_webpack_module, exports) => {



/**
 * Stringifies a comment.
 *
 * Empty comment lines are left empty,
 * lines consisting of a single space are replaced by `#`,
 * and all other lines are prefixed with a `#`.
 */
const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, '#');
function indentComment(comment, indent) {
    if (/^\n+$/.test(comment))
        return comment.substring(1);
    return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
}
const lineComment = (str, indent, comment) => str.endsWith('\n')
    ? indentComment(comment, indent)
    : comment.includes('\n')
        ? '\n' + indentComment(comment, indent)
        : (str.endsWith(' ') ? '' : ' ') + comment;

exports.indentComment = indentComment;
exports.lineComment = lineComment;
exports.stringifyComment = stringifyComment;


/***/ }),

/***/ 6829:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var stringify = __nccwpck_require__(2148);
var stringifyComment = __nccwpck_require__(9799);

function stringifyDocument(doc, options) {
    const lines = [];
    let hasDirectives = options.directives === true;
    if (options.directives !== false && doc.directives) {
        const dir = doc.directives.toString(doc);
        if (dir) {
            lines.push(dir);
            hasDirectives = true;
        }
        else if (doc.directives.docStart)
            hasDirectives = true;
    }
    if (hasDirectives)
        lines.push('---');
    const ctx = stringify.createStringifyContext(doc, options);
    const { commentString } = ctx.options;
    if (doc.commentBefore) {
        if (lines.length !== 1)
            lines.unshift('');
        const cs = commentString(doc.commentBefore);
        lines.unshift(stringifyComment.indentComment(cs, ''));
    }
    let chompKeep = false;
    let contentComment = null;
    if (doc.contents) {
        if (identity.isNode(doc.contents)) {
            if (doc.contents.spaceBefore && hasDirectives)
                lines.push('');
            if (doc.contents.commentBefore) {
                const cs = commentString(doc.contents.commentBefore);
                lines.push(stringifyComment.indentComment(cs, ''));
            }
            // top-level block scalars need to be indented if followed by a comment
            ctx.forceBlockIndent = !!doc.comment;
            contentComment = doc.contents.comment;
        }
        const onChompKeep = contentComment ? undefined : () => (chompKeep = true);
        let body = stringify.stringify(doc.contents, ctx, () => (contentComment = null), onChompKeep);
        if (contentComment)
            body += stringifyComment.lineComment(body, '', commentString(contentComment));
        if ((body[0] === '|' || body[0] === '>') &&
            lines[lines.length - 1] === '---') {
            // Top-level block scalars with a preceding doc marker ought to use the
            // same line for their header.
            lines[lines.length - 1] = `--- ${body}`;
        }
        else
            lines.push(body);
    }
    else {
        lines.push(stringify.stringify(doc.contents, ctx));
    }
    if (doc.directives?.docEnd) {
        if (doc.comment) {
            const cs = commentString(doc.comment);
            if (cs.includes('\n')) {
                lines.push('...');
                lines.push(stringifyComment.indentComment(cs, ''));
            }
            else {
                lines.push(`... ${cs}`);
            }
        }
        else {
            lines.push('...');
        }
    }
    else {
        let dc = doc.comment;
        if (dc && chompKeep)
            dc = dc.replace(/^\n+/, '');
        if (dc) {
            if ((!chompKeep || contentComment) && lines[lines.length - 1] !== '')
                lines.push('');
            lines.push(stringifyComment.indentComment(commentString(dc), ''));
        }
    }
    return lines.join('\n') + '\n';
}

exports.stringifyDocument = stringifyDocument;


/***/ }),

/***/ 8689:
/***/ ((__unused_webpack_module, exports) => {



function stringifyNumber({ format, minFractionDigits, tag, value }) {
    if (typeof value === 'bigint')
        return String(value);
    const num = typeof value === 'number' ? value : Number(value);
    if (!isFinite(num))
        return isNaN(num) ? '.nan' : num < 0 ? '-.inf' : '.inf';
    let n = Object.is(value, -0) ? '-0' : JSON.stringify(value);
    if (!format &&
        minFractionDigits &&
        (!tag || tag === 'tag:yaml.org,2002:float') &&
        /^-?\d/.test(n) &&
        !n.includes('e')) {
        let i = n.indexOf('.');
        if (i < 0) {
            i = n.length;
            n += '.';
        }
        let d = minFractionDigits - (n.length - i - 1);
        while (d-- > 0)
            n += '0';
    }
    return n;
}

exports.stringifyNumber = stringifyNumber;


/***/ }),

/***/ 9748:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);
var Scalar = __nccwpck_require__(3301);
var stringify = __nccwpck_require__(2148);
var stringifyComment = __nccwpck_require__(9799);

function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
    const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
    let keyComment = (identity.isNode(key) && key.comment) || null;
    if (simpleKeys) {
        if (keyComment) {
            throw new Error('With simple keys, key nodes cannot have comments');
        }
        if (identity.isCollection(key) || (!identity.isNode(key) && typeof key === 'object')) {
            const msg = 'With simple keys, collection cannot be used as a key value';
            throw new Error(msg);
        }
    }
    let explicitKey = !simpleKeys &&
        (!key ||
            (keyComment && value == null && !ctx.inFlow) ||
            identity.isCollection(key) ||
            (identity.isScalar(key)
                ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL
                : typeof key === 'object'));
    ctx = Object.assign({}, ctx, {
        allNullValues: false,
        implicitKey: !explicitKey && (simpleKeys || !allNullValues),
        indent: indent + indentStep
    });
    let keyCommentDone = false;
    let chompKeep = false;
    let str = stringify.stringify(key, ctx, () => (keyCommentDone = true), () => (chompKeep = true));
    if (!explicitKey && !ctx.inFlow && str.length > 1024) {
        if (simpleKeys)
            throw new Error('With simple keys, single line scalar must not span more than 1024 characters');
        explicitKey = true;
    }
    if (ctx.inFlow) {
        if (allNullValues || value == null) {
            if (keyCommentDone && onComment)
                onComment();
            return str === '' ? '?' : explicitKey ? `? ${str}` : str;
        }
    }
    else if ((allNullValues && !simpleKeys) || (value == null && explicitKey)) {
        str = `? ${str}`;
        if (keyComment && !keyCommentDone) {
            str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
        }
        else if (chompKeep && onChompKeep)
            onChompKeep();
        return str;
    }
    if (keyCommentDone)
        keyComment = null;
    if (explicitKey) {
        if (keyComment)
            str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
        str = `? ${str}\n${indent}:`;
    }
    else {
        str = `${str}:`;
        if (keyComment)
            str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
    }
    let vsb, vcb, valueComment;
    if (identity.isNode(value)) {
        vsb = !!value.spaceBefore;
        vcb = value.commentBefore;
        valueComment = value.comment;
    }
    else {
        vsb = false;
        vcb = null;
        valueComment = null;
        if (value && typeof value === 'object')
            value = doc.createNode(value);
    }
    ctx.implicitKey = false;
    if (!explicitKey && !keyComment && identity.isScalar(value))
        ctx.indentAtStart = str.length + 1;
    chompKeep = false;
    if (!indentSeq &&
        indentStep.length >= 2 &&
        !ctx.inFlow &&
        !explicitKey &&
        identity.isSeq(value) &&
        !value.flow &&
        !value.tag &&
        !value.anchor) {
        // If indentSeq === false, consider '- ' as part of indentation where possible
        ctx.indent = ctx.indent.substring(2);
    }
    let valueCommentDone = false;
    const valueStr = stringify.stringify(value, ctx, () => (valueCommentDone = true), () => (chompKeep = true));
    let ws = ' ';
    if (keyComment || vsb || vcb) {
        ws = vsb ? '\n' : '';
        if (vcb) {
            const cs = commentString(vcb);
            ws += `\n${stringifyComment.indentComment(cs, ctx.indent)}`;
        }
        if (valueStr === '' && !ctx.inFlow) {
            if (ws === '\n' && valueComment)
                ws = '\n\n';
        }
        else {
            ws += `\n${ctx.indent}`;
        }
    }
    else if (!explicitKey && identity.isCollection(value)) {
        const vs0 = valueStr[0];
        const nl0 = valueStr.indexOf('\n');
        const hasNewline = nl0 !== -1;
        const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
        if (hasNewline || !flow) {
            let hasPropsLine = false;
            if (hasNewline && (vs0 === '&' || vs0 === '!')) {
                let sp0 = valueStr.indexOf(' ');
                if (vs0 === '&' &&
                    sp0 !== -1 &&
                    sp0 < nl0 &&
                    valueStr[sp0 + 1] === '!') {
                    sp0 = valueStr.indexOf(' ', sp0 + 1);
                }
                if (sp0 === -1 || nl0 < sp0)
                    hasPropsLine = true;
            }
            if (!hasPropsLine)
                ws = `\n${ctx.indent}`;
        }
    }
    else if (valueStr === '' || valueStr[0] === '\n') {
        ws = '';
    }
    str += ws + valueStr;
    if (ctx.inFlow) {
        if (valueCommentDone && onComment)
            onComment();
    }
    else if (valueComment && !valueCommentDone) {
        str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment));
    }
    else if (chompKeep && onChompKeep) {
        onChompKeep();
    }
    return str;
}

exports.stringifyPair = stringifyPair;


/***/ }),

/***/ 3069:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var Scalar = __nccwpck_require__(3301);
var foldFlowLines = __nccwpck_require__(4475);

const getFoldOptions = (ctx, isBlock) => ({
    indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
    lineWidth: ctx.options.lineWidth,
    minContentWidth: ctx.options.minContentWidth
});
// Also checks for lines starting with %, as parsing the output as YAML 1.1 will
// presume that's starting a new document.
const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
function lineLengthOverLimit(str, lineWidth, indentLength) {
    if (!lineWidth || lineWidth < 0)
        return false;
    const limit = lineWidth - indentLength;
    const strLen = str.length;
    if (strLen <= limit)
        return false;
    for (let i = 0, start = 0; i < strLen; ++i) {
        if (str[i] === '\n') {
            if (i - start > limit)
                return true;
            start = i + 1;
            if (strLen - start <= limit)
                return false;
        }
    }
    return true;
}
function doubleQuotedString(value, ctx) {
    const json = JSON.stringify(value);
    if (ctx.options.doubleQuotedAsJSON)
        return json;
    const { implicitKey } = ctx;
    const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
    const indent = ctx.indent || (containsDocumentMarker(value) ? '  ' : '');
    let str = '';
    let start = 0;
    for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
        if (ch === ' ' && json[i + 1] === '\\' && json[i + 2] === 'n') {
            // space before newline needs to be escaped to not be folded
            str += json.slice(start, i) + '\\ ';
            i += 1;
            start = i;
            ch = '\\';
        }
        if (ch === '\\')
            switch (json[i + 1]) {
                case 'u':
                    {
                        str += json.slice(start, i);
                        const code = json.substr(i + 2, 4);
                        switch (code) {
                            case '0000':
                                str += '\\0';
                                break;
                            case '0007':
                                str += '\\a';
                                break;
                            case '000b':
                                str += '\\v';
                                break;
                            case '001b':
                                str += '\\e';
                                break;
                            case '0085':
                                str += '\\N';
                                break;
                            case '00a0':
                                str += '\\_';
                                break;
                            case '2028':
                                str += '\\L';
                                break;
                            case '2029':
                                str += '\\P';
                                break;
                            default:
                                if (code.substr(0, 2) === '00')
                                    str += '\\x' + code.substr(2);
                                else
                                    str += json.substr(i, 6);
                        }
                        i += 5;
                        start = i + 1;
                    }
                    break;
                case 'n':
                    if (implicitKey ||
                        json[i + 2] === '"' ||
                        json.length < minMultiLineLength) {
                        i += 1;
                    }
                    else {
                        // folding will eat first newline
                        str += json.slice(start, i) + '\n\n';
                        while (json[i + 2] === '\\' &&
                            json[i + 3] === 'n' &&
                            json[i + 4] !== '"') {
                            str += '\n';
                            i += 2;
                        }
                        str += indent;
                        // space after newline needs to be escaped to not be folded
                        if (json[i + 2] === ' ')
                            str += '\\';
                        i += 1;
                        start = i + 1;
                    }
                    break;
                default:
                    i += 1;
            }
    }
    str = start ? str + json.slice(start) : json;
    return implicitKey
        ? str
        : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, false));
}
function singleQuotedString(value, ctx) {
    if (ctx.options.singleQuote === false ||
        (ctx.implicitKey && value.includes('\n')) ||
        /[ \t]\n|\n[ \t]/.test(value) // single quoted string can't have leading or trailing whitespace around newline
    )
        return doubleQuotedString(value, ctx);
    const indent = ctx.indent || (containsDocumentMarker(value) ? '  ' : '');
    const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
    return ctx.implicitKey
        ? res
        : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
}
function quotedString(value, ctx) {
    const { singleQuote } = ctx.options;
    let qs;
    if (singleQuote === false)
        qs = doubleQuotedString;
    else {
        const hasDouble = value.includes('"');
        const hasSingle = value.includes("'");
        if (hasDouble && !hasSingle)
            qs = singleQuotedString;
        else if (hasSingle && !hasDouble)
            qs = doubleQuotedString;
        else
            qs = singleQuote ? singleQuotedString : doubleQuotedString;
    }
    return qs(value, ctx);
}
// The negative lookbehind avoids a polynomial search,
// but isn't supported yet on Safari: https://caniuse.com/js-regexp-lookbehind
let blockEndNewlines;
try {
    blockEndNewlines = new RegExp('(^|(?<!\n))\n+(?!\n|$)', 'g');
}
catch {
    blockEndNewlines = /\n+(?!\n|$)/g;
}
function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
    const { blockQuote, commentString, lineWidth } = ctx.options;
    // 1. Block can't end in whitespace unless the last line is non-empty.
    // 2. Strings consisting of only whitespace are best rendered explicitly.
    if (!blockQuote || /\n[\t ]+$/.test(value)) {
        return quotedString(value, ctx);
    }
    const indent = ctx.indent ||
        (ctx.forceBlockIndent || containsDocumentMarker(value) ? '  ' : '');
    const literal = blockQuote === 'literal'
        ? true
        : blockQuote === 'folded' || type === Scalar.Scalar.BLOCK_FOLDED
            ? false
            : type === Scalar.Scalar.BLOCK_LITERAL
                ? true
                : !lineLengthOverLimit(value, lineWidth, indent.length);
    if (!value)
        return literal ? '|\n' : '>\n';
    // determine chomping from whitespace at value end
    let chomp;
    let endStart;
    for (endStart = value.length; endStart > 0; --endStart) {
        const ch = value[endStart - 1];
        if (ch !== '\n' && ch !== '\t' && ch !== ' ')
            break;
    }
    let end = value.substring(endStart);
    const endNlPos = end.indexOf('\n');
    if (endNlPos === -1) {
        chomp = '-'; // strip
    }
    else if (value === end || endNlPos !== end.length - 1) {
        chomp = '+'; // keep
        if (onChompKeep)
            onChompKeep();
    }
    else {
        chomp = ''; // clip
    }
    if (end) {
        value = value.slice(0, -end.length);
        if (end[end.length - 1] === '\n')
            end = end.slice(0, -1);
        end = end.replace(blockEndNewlines, `$&${indent}`);
    }
    // determine indent indicator from whitespace at value start
    let startWithSpace = false;
    let startEnd;
    let startNlPos = -1;
    for (startEnd = 0; startEnd < value.length; ++startEnd) {
        const ch = value[startEnd];
        if (ch === ' ')
            startWithSpace = true;
        else if (ch === '\n')
            startNlPos = startEnd;
        else
            break;
    }
    let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
    if (start) {
        value = value.substring(start.length);
        start = start.replace(/\n+/g, `$&${indent}`);
    }
    const indentSize = indent ? '2' : '1'; // root is at -1
    // Leading | or > is added later
    let header = (startWithSpace ? indentSize : '') + chomp;
    if (comment) {
        header += ' ' + commentString(comment.replace(/ ?[\r\n]+/g, ' '));
        if (onComment)
            onComment();
    }
    if (!literal) {
        const foldedValue = value
            .replace(/\n+/g, '\n$&')
            .replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, '$1$2') // more-indented lines aren't folded
            //                ^ more-ind. ^ empty     ^ capture next empty lines only at end of indent
            .replace(/\n+/g, `$&${indent}`);
        let literalFallback = false;
        const foldOptions = getFoldOptions(ctx, true);
        if (blockQuote !== 'folded' && type !== Scalar.Scalar.BLOCK_FOLDED) {
            foldOptions.onOverflow = () => {
                literalFallback = true;
            };
        }
        const body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
        if (!literalFallback)
            return `>${header}\n${indent}${body}`;
    }
    value = value.replace(/\n+/g, `$&${indent}`);
    return `|${header}\n${indent}${start}${value}${end}`;
}
function plainString(item, ctx, onComment, onChompKeep) {
    const { type, value } = item;
    const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
    if ((implicitKey && value.includes('\n')) ||
        (inFlow && /[[\]{},]/.test(value))) {
        return quotedString(value, ctx);
    }
    if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) {
        // not allowed:
        // - '-' or '?'
        // - start with an indicator character (except [?:-]) or /[?-] /
        // - '\n ', ': ' or ' \n' anywhere
        // - '#' not preceded by a non-space char
        // - end with ' ' or ':'
        return implicitKey || inFlow || !value.includes('\n')
            ? quotedString(value, ctx)
            : blockString(item, ctx, onComment, onChompKeep);
    }
    if (!implicitKey &&
        !inFlow &&
        type !== Scalar.Scalar.PLAIN &&
        value.includes('\n')) {
        // Where allowed & type not set explicitly, prefer block style for multiline strings
        return blockString(item, ctx, onComment, onChompKeep);
    }
    if (containsDocumentMarker(value)) {
        if (indent === '') {
            ctx.forceBlockIndent = true;
            return blockString(item, ctx, onComment, onChompKeep);
        }
        else if (implicitKey && indent === indentStep) {
            return quotedString(value, ctx);
        }
    }
    const str = value.replace(/\n+/g, `$&\n${indent}`);
    // Verify that output will be parsed as a string, as e.g. plain numbers and
    // booleans get parsed with those types in v1.2 (e.g. '42', 'true' & '0.9e-3'),
    // and others in v1.1.
    if (actualString) {
        const test = (tag) => tag.default && tag.tag !== 'tag:yaml.org,2002:str' && tag.test?.test(str);
        const { compat, tags } = ctx.doc.schema;
        if (tags.some(test) || compat?.some(test))
            return quotedString(value, ctx);
    }
    return implicitKey
        ? str
        : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
}
function stringifyString(item, ctx, onComment, onChompKeep) {
    const { implicitKey, inFlow } = ctx;
    const ss = typeof item.value === 'string'
        ? item
        : Object.assign({}, item, { value: String(item.value) });
    let { type } = item;
    if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
        // force double quotes on control characters & unpaired surrogates
        if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value))
            type = Scalar.Scalar.QUOTE_DOUBLE;
    }
    const _stringify = (_type) => {
        switch (_type) {
            case Scalar.Scalar.BLOCK_FOLDED:
            case Scalar.Scalar.BLOCK_LITERAL:
                return implicitKey || inFlow
                    ? quotedString(ss.value, ctx) // blocks are not valid inside flow containers
                    : blockString(ss, ctx, onComment, onChompKeep);
            case Scalar.Scalar.QUOTE_DOUBLE:
                return doubleQuotedString(ss.value, ctx);
            case Scalar.Scalar.QUOTE_SINGLE:
                return singleQuotedString(ss.value, ctx);
            case Scalar.Scalar.PLAIN:
                return plainString(ss, ctx, onComment, onChompKeep);
            default:
                return null;
        }
    };
    let res = _stringify(type);
    if (res === null) {
        const { defaultKeyType, defaultStringType } = ctx.options;
        const t = (implicitKey && defaultKeyType) || defaultStringType;
        res = _stringify(t);
        if (res === null)
            throw new Error(`Unsupported default string type ${t}`);
    }
    return res;
}

exports.stringifyString = stringifyString;


/***/ }),

/***/ 204:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



var identity = __nccwpck_require__(1127);

const BREAK = Symbol('break visit');
const SKIP = Symbol('skip children');
const REMOVE = Symbol('remove node');
/**
 * Apply a visitor to an AST node or document.
 *
 * Walks through the tree (depth-first) starting from `node`, calling a
 * `visitor` function with three arguments:
 *   - `key`: For sequence values and map `Pair`, the node's index in the
 *     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
 *     `null` for the root node.
 *   - `node`: The current node.
 *   - `path`: The ancestry of the current node.
 *
 * The return value of the visitor may be used to control the traversal:
 *   - `undefined` (default): Do nothing and continue
 *   - `visit.SKIP`: Do not visit the children of this node, continue with next
 *     sibling
 *   - `visit.BREAK`: Terminate traversal completely
 *   - `visit.REMOVE`: Remove the current node, then continue with the next one
 *   - `Node`: Replace the current node, then continue by visiting it
 *   - `number`: While iterating the items of a sequence or map, set the index
 *     of the next step. This is useful especially if the index of the current
 *     node has changed.
 *
 * If `visitor` is a single function, it will be called with all values
 * encountered in the tree, including e.g. `null` values. Alternatively,
 * separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
 * `Alias` and `Scalar` node. To define the same visitor function for more than
 * one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
 * and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
 * specific defined one will be used for each node.
 */
function visit(node, visitor) {
    const visitor_ = initVisitor(visitor);
    if (identity.isDocument(node)) {
        const cd = visit_(null, node.contents, visitor_, Object.freeze([node]));
        if (cd === REMOVE)
            node.contents = null;
    }
    else
        visit_(null, node, visitor_, Object.freeze([]));
}
// Without the `as symbol` casts, TS declares these in the `visit`
// namespace using `var`, but then complains about that because
// `unique symbol` must be `const`.
/** Terminate visit traversal completely */
visit.BREAK = BREAK;
/** Do not visit the children of the current node */
visit.SKIP = SKIP;
/** Remove the current node */
visit.REMOVE = REMOVE;
function visit_(key, node, visitor, path) {
    const ctrl = callVisitor(key, node, visitor, path);
    if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
        replaceNode(key, path, ctrl);
        return visit_(key, ctrl, visitor, path);
    }
    if (typeof ctrl !== 'symbol') {
        if (identity.isCollection(node)) {
            path = Object.freeze(path.concat(node));
            for (let i = 0; i < node.items.length; ++i) {
                const ci = visit_(i, node.items[i], visitor, path);
                if (typeof ci === 'number')
                    i = ci - 1;
                else if (ci === BREAK)
                    return BREAK;
                else if (ci === REMOVE) {
                    node.items.splice(i, 1);
                    i -= 1;
                }
            }
        }
        else if (identity.isPair(node)) {
            path = Object.freeze(path.concat(node));
            const ck = visit_('key', node.key, visitor, path);
            if (ck === BREAK)
                return BREAK;
            else if (ck === REMOVE)
                node.key = null;
            const cv = visit_('value', node.value, visitor, path);
            if (cv === BREAK)
                return BREAK;
            else if (cv === REMOVE)
                node.value = null;
        }
    }
    return ctrl;
}
/**
 * Apply an async visitor to an AST node or document.
 *
 * Walks through the tree (depth-first) starting from `node`, calling a
 * `visitor` function with three arguments:
 *   - `key`: For sequence values and map `Pair`, the node's index in the
 *     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
 *     `null` for the root node.
 *   - `node`: The current node.
 *   - `path`: The ancestry of the current node.
 *
 * The return value of the visitor may be used to control the traversal:
 *   - `Promise`: Must resolve to one of the following values
 *   - `undefined` (default): Do nothing and continue
 *   - `visit.SKIP`: Do not visit the children of this node, continue with next
 *     sibling
 *   - `visit.BREAK`: Terminate traversal completely
 *   - `visit.REMOVE`: Remove the current node, then continue with the next one
 *   - `Node`: Replace the current node, then continue by visiting it
 *   - `number`: While iterating the items of a sequence or map, set the index
 *     of the next step. This is useful especially if the index of the current
 *     node has changed.
 *
 * If `visitor` is a single function, it will be called with all values
 * encountered in the tree, including e.g. `null` values. Alternatively,
 * separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
 * `Alias` and `Scalar` node. To define the same visitor function for more than
 * one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
 * and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
 * specific defined one will be used for each node.
 */
async function visitAsync(node, visitor) {
    const visitor_ = initVisitor(visitor);
    if (identity.isDocument(node)) {
        const cd = await visitAsync_(null, node.contents, visitor_, Object.freeze([node]));
        if (cd === REMOVE)
            node.contents = null;
    }
    else
        await visitAsync_(null, node, visitor_, Object.freeze([]));
}
// Without the `as symbol` casts, TS declares these in the `visit`
// namespace using `var`, but then complains about that because
// `unique symbol` must be `const`.
/** Terminate visit traversal completely */
visitAsync.BREAK = BREAK;
/** Do not visit the children of the current node */
visitAsync.SKIP = SKIP;
/** Remove the current node */
visitAsync.REMOVE = REMOVE;
async function visitAsync_(key, node, visitor, path) {
    const ctrl = await callVisitor(key, node, visitor, path);
    if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
        replaceNode(key, path, ctrl);
        return visitAsync_(key, ctrl, visitor, path);
    }
    if (typeof ctrl !== 'symbol') {
        if (identity.isCollection(node)) {
            path = Object.freeze(path.concat(node));
            for (let i = 0; i < node.items.length; ++i) {
                const ci = await visitAsync_(i, node.items[i], visitor, path);
                if (typeof ci === 'number')
                    i = ci - 1;
                else if (ci === BREAK)
                    return BREAK;
                else if (ci === REMOVE) {
                    node.items.splice(i, 1);
                    i -= 1;
                }
            }
        }
        else if (identity.isPair(node)) {
            path = Object.freeze(path.concat(node));
            const ck = await visitAsync_('key', node.key, visitor, path);
            if (ck === BREAK)
                return BREAK;
            else if (ck === REMOVE)
                node.key = null;
            const cv = await visitAsync_('value', node.value, visitor, path);
            if (cv === BREAK)
                return BREAK;
            else if (cv === REMOVE)
                node.value = null;
        }
    }
    return ctrl;
}
function initVisitor(visitor) {
    if (typeof visitor === 'object' &&
        (visitor.Collection || visitor.Node || visitor.Value)) {
        return Object.assign({
            Alias: visitor.Node,
            Map: visitor.Node,
            Scalar: visitor.Node,
            Seq: visitor.Node
        }, visitor.Value && {
            Map: visitor.Value,
            Scalar: visitor.Value,
            Seq: visitor.Value
        }, visitor.Collection && {
            Map: visitor.Collection,
            Seq: visitor.Collection
        }, visitor);
    }
    return visitor;
}
function callVisitor(key, node, visitor, path) {
    if (typeof visitor === 'function')
        return visitor(key, node, path);
    if (identity.isMap(node))
        return visitor.Map?.(key, node, path);
    if (identity.isSeq(node))
        return visitor.Seq?.(key, node, path);
    if (identity.isPair(node))
        return visitor.Pair?.(key, node, path);
    if (identity.isScalar(node))
        return visitor.Scalar?.(key, node, path);
    if (identity.isAlias(node))
        return visitor.Alias?.(key, node, path);
    return undefined;
}
function replaceNode(key, path, node) {
    const parent = path[path.length - 1];
    if (identity.isCollection(parent)) {
        parent.items[key] = node;
    }
    else if (identity.isPair(parent)) {
        if (key === 'key')
            parent.key = node;
        else
            parent.value = node;
    }
    else if (identity.isDocument(parent)) {
        parent.contents = node;
    }
    else {
        const pt = identity.isAlias(parent) ? 'alias' : 'scalar';
        throw new Error(`Cannot replace node with ${pt} parent`);
    }
}

exports.visit = visit;
exports.visitAsync = visitAsync;


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/compat get default export */
/******/ (() => {
/******/ 	// getDefaultExport function for compatibility with non-harmony modules
/******/ 	__nccwpck_require__.n = (module) => {
/******/ 		var getter = module && module.__esModule ?
/******/ 			() => (module['default']) :
/******/ 			() => (module);
/******/ 		__nccwpck_require__.d(getter, { a: getter });
/******/ 		return getter;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(5581);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
