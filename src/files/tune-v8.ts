import packages from './packages.cjs'

/** A skill or two need no more folders than this. */
const SOME_FOLDERS = 20
const MANY_FOLDERS = 2000

/** After how much work, in bytes of its code, V8 in Node 20 looks whether to optimize a function. */
const PATIENCE = 67_584

let listings = 0

/** Is told of each folder that is listed, and has V8 run large repositories in another way than small ones. */
export function countListing(): void {
  listings++
  if (listings === SOME_FOLDERS) optimizeLater()
  if (listings === MANY_FOLDERS) saveMemory()
}

/**
 * V8 in Node 20 optimizes functions before it knows with what they are called, and then again and again. Four
 * times its patience saves a fifth of the CPU for 600 skills. Later versions wait by themselves.
 */
function optimizeLater(): void {
  if (nodeMajor() === 20) packages.v8().setFlagsFromString(`--interrupt-budget=${4 * PATIENCE}`)
}

/**
 * What a large repository leaves in memory outlives its file: with more room for what is young V8 would not
 * be faster, only larger.
 */
function saveMemory(): void {
  // V8 complains on standard error about a flag that it does not know.
  if (nodeMajor() <= 24) packages.v8().setFlagsFromString('--semi-space-growth-factor=1')
}

function nodeMajor(): number {
  return Number.parseInt(process.versions.node, 10)
}
