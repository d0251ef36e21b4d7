import type { Document, Rule } from '../../model.ts'
import { mirrors } from './rules/mirrors.ts'
import { required } from './rules/required.ts'

/** The rules on what config files demand, of files of any format. */
export const configRules: readonly Rule<Document>[] = [required, mirrors]
