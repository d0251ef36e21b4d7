import { ALONE } from './files/alone.ts'
import { OF_EACH_TYPE } from './files/fields.ts'
import { FOLDERS } from './files/folders.ts'
import type { Sample } from './files/make.ts'
import { ODD } from './files/odd.ts'
import { PAIRS } from './files/pairs.ts'

/** All files that clients are asked about. */
export const SAMPLES: readonly Sample[] = [...ALONE, ...OF_EACH_TYPE, ...PAIRS, ...FOLDERS, ...ODD]
